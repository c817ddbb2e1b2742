"""What the lab is to play, and how it plays one deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from attrs import evolve, frozen

from coatl_core.cards.cardfile import CardFile, read_card_file
from coatl_core.cards.catalog import CardSet, Catalog
from coatl_core.files.problems import Problem
from coatl_core.game.engine import new_game
from coatl_core.game.goal import Goal
from coatl_core.game.match import Result, play_on
from coatl_core.game.players import Budget
from coatl_core.game.rules import ComputerSeat, Setup, VariantChoice
from coatl_core.game.state import GameState, Ruleset
from coatl_core.lab.counting import WIN, Watch, share
from coatl_core.lab.deals import give, pass_on
from coatl_core.lab.totals import Observed
from coatl_core.plugins.cardlint import lint
from coatl_core.plugins.proposed_choices import BASE
from coatl_core.plugins.registry import ContentKind, Registry

TRIED = 2
"""So many cards are tried in each deal, each in two games. With more of them fewer deals would be seen."""
AHEAD = 2
"""A point ahead counts so much, because it is half of what two games differ by."""
WORTH = 24 * WIN
"""A victory that the card brings counts so much: what is counted of two games stays a whole number with any number of
players, see ``Job._compare``."""


@frozen
class Job:
    """What is to be played: the card set that is looked at, all sets of the game (that one first), how many play, who
    plays in every seat, and the seed. The sets are here as they are, so that other processes need no card files.
    ``variants`` are those of the game. ``problems`` are the warnings about the set that is looked at, ``weighs`` is
    whether the players weigh what they keep, ``codes`` are the digests of what the variants run, and ``goal`` is who
    wins together; ``examined`` finds them."""

    card_set: str
    sets: tuple[CardSet, ...]
    players: int
    strength: ComputerSeat
    seed: str
    variants: tuple[VariantChoice, ...] = ()
    problems: tuple[Problem, ...] = ()
    weighs: bool = True
    codes: tuple[str, ...] = ()
    goal: Goal | None = None

    def examined(self, plugins: Registry) -> Job:
        """Returns this job with what can be known before a game is played. Raises UnknownContent for a player, a set or
        a variant that is not there, and VariantFailed."""
        looked_at, *others = self.sets
        known = {card_set.id: card_set for card_set in others}
        if BASE in plugins.card_sets and looked_at.id != BASE:
            known.setdefault(BASE, plugins.card_set(BASE))
        file = read_card_file(looked_at.source, looked_at.id) if looked_at.source else _made_by_code(looked_at)
        return evolve(
            self,
            problems=tuple(lint([file], known.values())),
            weighs=plugins.weighs_cards(self.strength),
            codes=tuple(each.digest for each in plugins.dependencies((), self.variants)),
            goal=self.ruleset(plugins).goal(self.players),
        )

    def ruleset(self, plugins: Registry) -> Ruleset:
        """Returns the cards and the variants of the game. Raises UnknownContent and VariantFailed."""
        return Ruleset(self.catalog, tuple(map(plugins.variant, self.variants)))

    @property
    def catalog(self) -> Catalog:
        """All cards of the game."""
        return Catalog(self.sets)

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that are looked at: prophecies, then temples, in the order of the file."""
        looked_at = next(s for s in self.sets if s.id == self.card_set)
        return (*(p.id for p, _ in looked_at.prophecies), *(t.id for t in looked_at.temples))

    @property
    def games_a_deal(self) -> int:
        """How many games a deal has: two for each card that is tried."""
        return 2 * min(TRIED, len(self.cards))

    def deals(self, games: int) -> int:
        """Returns how many deals have at least so many games."""
        return -(-games // self.games_a_deal)

    def setup(self, deal: int) -> Setup:
        """Returns the setup of a deal (from 0)."""
        seats = (self.strength,) * self.players
        sets = tuple(s.id for s in self.sets)
        return Setup(tuple(map(str, seats)), f"{self.seed}/{deal}", card_sets=sets, variants=self.variants, seats=seats)

    def needs(self) -> list[tuple[ContentKind, str]]:
        """Returns kind and id of what plugins must provide: the player and the variants, the cards are here."""
        return [("player", self.strength.id), *(("variant", choice.id) for choice in self.variants)]

    def begin(self, plugins: Registry) -> Callable[[int], Observed]:
        """Returns the function that plays a deal (from 0)."""
        ruleset, cards = self.ruleset(plugins), self.cards
        return lambda deal: self._play(deal, cards, plugins, ruleset)

    def _play(self, number: int, cards: tuple[str, ...], plugins: Registry, ruleset: Ruleset) -> Observed:
        deal = Observed(number)
        state = new_game(self.setup(number), ruleset)
        dealt = [card for player in state.players for card in (*player.hand, *player.temples)]
        for card in ruleset.catalog:
            deal.add("dealt", card, 1, dealt.count(card))
        tried = self.games_a_deal // 2
        for place in range(number * tried, number * tried + tried):
            self._try(cards[place % len(cards)], deal, plugins, ruleset)
        return deal

    def _try(self, card: str, deal: Observed, plugins: Registry, ruleset: Ruleset) -> None:
        """Plays a deal twice: one seat has the card in the first game, and another one in the second."""
        games = []
        for passed_on in (False, True):
            state = new_game(self.setup(deal.number), ruleset)
            random = Random(f"{self.seed}/{deal.number}/{card}")
            seat = give(state, card, random)
            to = random.choice(_rivals(seat, self.players, state.goal))
            possible = seat is not None and (not passed_on or pass_on(state, card, seat, to, random))
            games.append(self._game(state, plugins, ruleset, deal))
        if seat is not None and possible:
            self._compare(card, seat, to, games, state.goal, deal)

    def _compare(
        self, card: str, seat: int, to: int, games: Sequence[Result], goal: Goal | None, deal: Observed
    ) -> None:
        """Counts by how much the seat is ahead of the other one when it has the card, against when the other has it.
        That is twice what the card is worth in points. A victory is taken from all other sides, which are single
        players unless a variant says who wins together: the part of the victories that ``seat`` has more than ``to``
        changes by 2 n / (n - 1) times what the card is worth. Where all win together nobody takes it from anybody."""
        with_card, without = (game.points[seat] - game.points[to] for game in games)
        deal.add("ahead", card, 1, with_card - without)
        sides = self.players if goal is None else len(goal.sides)
        if sides > 1:
            with_card, without = (share(game, seat, goal) - share(game, to, goal) for game in games)
            deal.add("worth", card, 1, (with_card - without) * 12 * (sides - 1) // sides)

    def _game(self, state: GameState, plugins: Registry, ruleset: Ruleset, deal: Observed) -> Result:
        players = [plugins.player(self.strength, ruleset) for _ in range(self.players)]
        watch = Watch(state, deal)
        result = play_on(state, players, Budget(), watch)
        watch.finish(result)
        deal.failures |= {f"{p.failure.plugin}: {p.failure}" for p in players if p.failure is not None}
        return result


def _made_by_code(card_set: CardSet) -> CardFile:
    """Returns a set as if it had been read from a file of one line."""
    cards = (*(p.id for p, _ in card_set.prophecies), *(t.id for t in card_set.temples))
    return CardFile(card_set.id, card_set, (), {}, dict.fromkeys(cards, ()))


def variant_text(choice: VariantChoice) -> str:
    """Returns a variant as it is written on the command line: ``id:option,option``, a comma in a text twice."""
    options = ",".join(option.replace(",", ",,") for option in choice.options)
    return f"{choice.id}:{options}" if options else choice.id


def _rivals(seat: int | None, players: int, goal: Goal | None) -> list[int]:
    """Returns the seats that may have a card in place of this one: those of other sides, if there are any."""
    own = {seat} if goal is None or goal.together or seat is None else {*goal.side(seat)}
    return [other for other in range(players) if other not in own]
