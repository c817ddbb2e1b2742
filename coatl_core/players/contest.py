"""Matches between computer players of plugins: who sits where in which game, and how it went."""

from __future__ import annotations

from collections.abc import Callable

from attrs import field, frozen

from coatl_core.game.errors import PlayerFailed
from coatl_core.game.match import Result, play_game
from coatl_core.game.players import Budget
from coatl_core.game.rules import ComputerSeat, Rules, Setup, VariantChoice
from coatl_core.game.state import Ruleset
from coatl_core.players.program import with_programs
from coatl_core.plugins.proposed_choices import BASE
from coatl_core.plugins.registry import ContentKind, Registry


@frozen
class Contest:
    """What is to be played. With ``rotate`` each deal is played once with every rotation of the seats. ``programs`` are
    the players that are programs, each with its id and its command."""

    seats: tuple[ComputerSeat, ...]
    seed: str
    card_sets: tuple[str, ...] = (BASE,)
    rules: Rules = field(factory=Rules)
    rotate: bool = True
    variants: tuple[VariantChoice, ...] = ()
    programs: tuple[tuple[str, str], ...] = ()

    def deal(self, game: int) -> int:
        """Returns the number of the deal of a game, both from 0."""
        return game // len(self.seats) if self.rotate else game

    def seating(self, game: int) -> tuple[ComputerSeat, ...]:
        """Returns who sits where in a game (from 0)."""
        turn = game % len(self.seats) if self.rotate else 0
        return self.seats[turn:] + self.seats[:turn]

    def setup(self, game: int) -> Setup:
        """Returns the setup of a game (from 0)."""
        seating = self.seating(game)
        return Setup(
            tuple(map(str, seating)),
            f"{self.seed}/{self.deal(game)}",
            card_sets=self.card_sets,
            rules=self.rules,
            variants=self.variants,
            seats=seating,
        )

    def needs(self) -> list[tuple[ContentKind, str]]:
        """Returns kinds and ids of what plugins must provide for these games."""
        return [
            *(("card-set", id) for id in self.card_sets),
            *(("variant", choice.id) for choice in self.variants),
            *(("player", seat.id) for seat in self.seats if seat.id not in dict(self.programs)),
        ]

    def begin(self, plugins: Registry) -> Callable[[int], Game]:
        """Returns the function that plays the game of a number (from 0)."""
        plugins, ruleset = with_programs(plugins, dict(self.programs)), plugins.ruleset(self.card_sets, self.variants)
        return lambda number: play_one(self, number, plugins, ruleset)


@frozen
class Game:
    """A game of a contest: its number from 0, who sat where, and how it went. ``failures`` are the players that
    failed."""

    number: int
    seating: tuple[ComputerSeat, ...]
    played: Result
    failures: tuple[PlayerFailed, ...]

    def share(self, seat: int) -> float:
        """Returns a seat's share of the victory: 1, a part of it if several have won, or 0."""
        winners = self.played.winners
        return 1 / len(winners) if seat in winners else 0.0

    def share_of(self, player: ComputerSeat) -> float:
        """Returns the share of the victory of all seats of a player."""
        return sum(self.share(seat) for seat, other in enumerate(self.seating) if other == player)

    def times_of(self, player: ComputerSeat) -> list[float]:
        """Returns the milliseconds of all decisions of a player."""
        seats = [seat for seat, other in enumerate(self.seating) if other == player]
        return [time for seat in seats for time in self.played.milliseconds[seat]]


def play_one(contest: Contest, number: int, plugins: Registry, ruleset: Ruleset) -> Game:
    """Plays the game of this number, which depends on nothing else. A player that fails is replaced by one of the game.
    Raises UnknownContent, and PlayerFailed if a player cannot even be made."""
    setup, seating = contest.setup(number), contest.seating(number)
    players = [plugins.player(seat, ruleset) for seat in seating]
    played = play_game(setup, ruleset, players, Budget())
    return Game(number, seating, played, tuple(p.failure for p in players if p.failure is not None))
