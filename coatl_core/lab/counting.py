"""Counts what happens to every card in one game."""

from __future__ import annotations

from coatl_core.cards.pieces import COLORS
from coatl_core.game.events import (
    Claimed,
    Discarded,
    DrewFromDeck,
    DrewFromRow,
    Event,
    Fulfilled,
    Kept,
    TookTemple,
    TurnBegan,
)
from coatl_core.game.goal import Goal
from coatl_core.game.match import Result
from coatl_core.game.scoring import score_sheet
from coatl_core.game.state import GameState
from coatl_core.lab.totals import Observed

WIN = 12
"""A victory counts so much, because it can be shared by two, three or four."""
ENDINGS = "coatls", "bodies", "standstill"
FINISHED = "finished"
"""How a game ends that a variant has ended."""


class Watch:
    """Is told of the events of a game and counts in ``deal``. ``state`` is the state after dealing; it is that at the
    end when ``finish`` is called."""

    def __init__(self, state: GameState, deal: Observed) -> None:
        self.state, self.deal = state, deal
        self.turn = 0
        self.fulfilled: set[str] = set()
        self._taken: list[dict[str, list[int]]] = [{} for _ in state.players]
        for seat, player in enumerate(state.players):
            for card in player.temples:
                self._dealt(card, kept=True)
                self._take(seat, card)

    def __call__(self, event: Event) -> None:
        """Counts one event."""
        deal, seat = self.deal, event.seat
        match event:
            case TurnBegan():
                self.turn = event.turn
            case Kept() if seat is not None:
                for card in event.kept or ():
                    self._dealt(card, kept=True)
                    self._take(seat, card)
                for card in event.discarded:
                    self._dealt(card, kept=False)
            case DrewFromRow() | DrewFromDeck() | TookTemple() if seat is not None and event.card is not None:
                deal.add("drawn", event.card, 0, 1)
                self._take(seat, event.card)
            case Claimed(pile=int()):
                deal.add("drawn", event.card, 0, 1)
                deal.add("fulfilled", event.card, 1, 1)
                deal.add("turns", event.card, len(self.state.players), 0)
                self.fulfilled.add(event.card)
            case Fulfilled() | Claimed() if seat is not None:
                self._leave(seat, event.card, fulfilled=True)
            case Discarded() if seat is not None:
                self._leave(seat, event.card, fulfilled=False)

    def finish(self, result: Result) -> None:
        """Counts what the game ended with."""
        deal, state = self.deal, self.state
        for seat, taken in enumerate(self._taken):
            for card, turns in taken.items():
                for _ in tuple(turns):
                    self._leave(seat, card, fulfilled=False)
        deal.games += 1
        for card in state.catalog:
            deal.add("drawn", card, 1, 0)
            deal.add("in-games", card, 1, int(card in self.fulfilled))
        self._coatls()
        self._pieces()
        for seat, points in enumerate(result.points):
            place = str(state.setup.order(seat) + 1)
            deal.add("seat", place, WIN, share(result, seat, state.goal))
            deal.add("final", place, 1, points)
            deal.count("points", str(points))
        deal.add("length", "", len(state.players), result.turns)
        deal.count("rounds", str(-(-result.turns // len(state.players))))
        for ending in (*ENDINGS, *((FINISHED,) if state.ruleset.variants else ())):
            deal.add("ending", ending, 1, int(ending == result.ending))

    def _dealt(self, card: str, kept: bool) -> None:
        self.deal.add("kept", card, 1, int(kept))

    def _take(self, seat: int, card: str) -> None:
        self._taken[seat].setdefault(card, []).append(self.turn)

    def _leave(self, seat: int, card: str, fulfilled: bool) -> None:
        """A card leaves the hand, or the game is over. Of several equal cards the first one leaves. One that a variant
        has put there was taken just now."""
        since = next(iter(self._taken[seat].get(card, ())), self.turn)
        del self._taken[seat].get(card, [])[:1]
        self.deal.add("turns", card, len(self.state.players), self.turn - since)
        self.deal.add("fulfilled", card, 1, int(fulfilled))
        if fulfilled:
            self.fulfilled.add(card)

    def _coatls(self) -> None:
        """Counts the levels and points of the cards beside coatls, and which lie beside the same one."""
        deal, catalog = self.deal, self.state.catalog
        for player in score_sheet(self.state).players:
            for scored in player.coatls:
                lines = sorted(scored.lines, key=lambda line: line.card)
                for number, line in enumerate(lines):
                    points = line.points if scored.coatl.complete else 0
                    deal.add("points", line.card, 1, points)
                    reached = sum(times <= line.met for times, _ in catalog[line.card].levels)
                    for level in range(len(catalog[line.card].levels) + 1):
                        deal.add("level", f"{line.card} {level}", 1, int(level == reached))
                    deal.count("coatls", line.card)
                    for other in lines[number + 1 :]:
                        deal.count("together", f"{line.card} {other.card}")

    def _pieces(self) -> None:
        """Counts the colours in coatls, and those of which no body segment was left."""
        state = self.state
        used = "".join(coatl.colors for player in state.players for coatl in player.coatls)
        left = {piece.color for piece in state.bodies}
        left |= {piece.color for field in state.supply for piece in field if piece.part == "body"}
        for color in COLORS:
            self.deal.add("used", color, len(used), used.count(color))
            self.deal.add("gone", color, 1, int(color not in left))


def share(result: Result, seat: int, goal: Goal | None) -> int:
    """Returns the part of a seat's side in a victory, of ``WIN``: partners have it in common, other winners share
    it."""
    if seat not in result.winners:
        return 0
    return WIN // len(result.winners if goal is None else {goal.side(winner) for winner in result.winners})
