"""What the lab is to play, and how it plays one deal."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from attrs import frozen

from coatl_core.cards.catalog import CardSet, Catalog
from coatl_core.game.engine import new_game
from coatl_core.game.match import Result, play_on
from coatl_core.game.players import Budget
from coatl_core.game.rules import ComputerSeat, Setup
from coatl_core.game.state import GameState, Ruleset
from coatl_core.lab.deals import exchange
from coatl_core.lab.tally import Observed
from coatl_core.lab.watch import WIN, Watch
from coatl_core.plugins.registry import ContentKind, Registry

FORCED = 3
"""So many cards are tried in each deal, each in a game of its own. More would share the game they are compared with
among more cards; but then fewer deals would be seen."""


@frozen
class Job:
    """What is to be played: the card set that is looked at, all sets of the game (that one first), how many play, who
    plays in every seat, and the seed. The sets are here as they are, so that other processes need no card files."""

    card_set: str
    sets: tuple[CardSet, ...]
    players: int
    strength: ComputerSeat
    seed: str

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
        """How many games a deal has: one as it was dealt, and one for each card that is tried."""
        return 1 + min(FORCED, len(self.cards))

    def deals(self, games: int) -> int:
        """Returns how many deals have at least so many games."""
        return -(-games // self.games_a_deal)

    def setup(self, deal: int) -> Setup:
        """Returns the setup of a deal (from 0)."""
        seats = (self.strength,) * self.players
        sets = tuple(s.id for s in self.sets)
        return Setup(tuple(map(str, seats)), f"{self.seed}/{deal}", card_sets=sets, seats=seats)

    def needs(self) -> list[tuple[ContentKind, str]]:
        """Returns kind and id of what a plugin must provide: the player alone, the cards are here."""
        return [("player", self.strength.id)]

    def begin(self, plugins: Registry) -> Callable[[int], Observed]:
        """Returns the function that plays a deal (from 0)."""
        ruleset, cards = Ruleset(self.catalog), self.cards
        return lambda deal: self._play(deal, cards, plugins, ruleset)

    def _play(self, number: int, cards: tuple[str, ...], plugins: Registry, ruleset: Ruleset) -> Observed:
        deal = Observed(number)
        state = new_game(self.setup(number), ruleset)
        dealt = [card for player in state.players for card in (*player.hand, *player.temples)]
        for card in ruleset.catalog:
            deal.add("dealt", card, 1, dealt.count(card))
        control = self._game(state, plugins, ruleset, deal)
        tried = self.games_a_deal - 1
        for place in range(number * tried, number * tried + tried):
            card = cards[place % len(cards)]
            state = new_game(self.setup(number), ruleset)
            changed = exchange(state, card, Random(f"{self.seed}/{number}/{card}"))
            other = self._game(state, plugins, ruleset, deal)
            if changed is not None:
                seat, has = changed
                gain = _share(other, seat) - _share(control, seat)
                deal.add("worth", card, 1, gain if has else -gain)
        return deal

    def _game(self, state: GameState, plugins: Registry, ruleset: Ruleset, deal: Observed) -> Result:
        players = [plugins.player(self.strength, ruleset) for _ in range(self.players)]
        watch = Watch(state, deal)
        result = play_on(state, players, Budget(), watch)
        watch.finish(result)
        deal.failures |= {f"{p.failure.plugin}: {p.failure}" for p in players if p.failure is not None}
        return result


def _share(result: Result, seat: int) -> int:
    return WIN // len(result.winners) if seat in result.winners else 0
