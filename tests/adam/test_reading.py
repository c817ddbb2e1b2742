"""A.D.A.M.'s turn compared with a second, independent implementation of the rules (RULES 9.4–9.7)."""

from __future__ import annotations

import pytest

from coatl_core.cards.pieces import Piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.engine import new_game
from coatl_core.game.state import GameState
from tests.adam.support import STEP, Keen, his_turn, own, ruleset_of, solo_setup
from tests.conftest import Effort
from tests.support import Builder, Dice, Sensible, play

Lying = list[tuple[str, list[Piece]]]
"""His cards from the left, each with the pieces on it."""


def lacking(prophecy: Prophecy, lying: list[Piece]) -> list[str]:
    """Returns the letters printed on the card, as often as its highest level says, without one for each piece: the
    piece's own letter if it is left, otherwise the star."""
    highest = prophecy.levels[-1][0]
    words = str(prophecy.pattern).removeprefix("count ").split()
    letters = [word[0] for word in words if word[0] != "!"] * highest
    for one in lying:
        letters.remove(one.color if one.color in letters else "*")
    return letters


class Reader:
    """Plays his turn up to the refill of the row, in the way a person would do it on paper."""

    def __init__(self, state: GameState) -> None:
        self.prophecies = state.catalog.prophecies
        self.supply = state.supply[:]
        self.row = [card for card in state.row if card is not None]
        self.cards: Lying = [(work.card, [*work.pieces]) for work in own(state).line]
        self.pile, self.discarded = [*own(state).pile], [*own(state).discarded]
        self.size = own(state).size

    def wants(self, card: int, one: Piece) -> bool:
        letters = lacking(self.prophecies[self.cards[card][0]], self.cards[card][1])
        return one.color in letters or "*" in letters

    def hand_out(self, pieces: list[Piece]) -> None:
        for one in pieces:
            takers = [card for card in range(len(self.cards)) if self.wants(card, one)]
            (self.cards[takers[0]][1] if takers else self.discarded).append(one)

    def take(self) -> None:
        for card in range(len(self.cards)):
            for field in range(10):
                if any(self.wants(card, one) for one in self.supply[field]):
                    self.hand_out([*self.supply[field]])
                    return
        self.discarded += next(field for field in self.supply if field)

    def fulfil(self) -> None:
        while True:
            full = [card for card in self.cards if not lacking(self.prophecies[card[0]], card[1])]
            if not full:
                return
            self.cards.remove(full[0])
            self.pile.append(full[0][0])
            self.hand_out(full[0][1])

    def draw(self) -> None:
        while len(self.cards) < self.size and self.row:
            self.cards.append((self.row.pop(), []))

    def turn(self) -> None:
        self.take()
        self.fulfil()
        self.draw()


@pytest.mark.parametrize("levels", [(), (5,)], ids=["three cards", "four cards"])
@pytest.mark.parametrize("policy", [Dice, Sensible, Builder, Keen])
@pytest.mark.slow
def test_he_plays_like_the_second_implementation(effort: Effort, policy: type[Dice], levels: tuple[int, ...]) -> None:
    for number in effort.seeds(quick=3, test=3, exhaustive=20):
        state = new_game(solo_setup(*levels, seed=f"read {number}"), ruleset_of(*levels))
        for _, action in play(state, policy(str(number))):
            if action == STEP and not state.acted:
                reader = Reader(state)
                reader.turn()
                after, _ = his_turn(state)
                assert [(work.card, [*work.pieces]) for work in own(after).line] == reader.cards
                assert [*own(after).pile] == reader.pile
                assert [*own(after).discarded] == reader.discarded
                assert after.row[6 - len(reader.row) :] == reader.row  # the others are new (9.8)
