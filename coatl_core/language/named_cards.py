"""Cards named by letters, as somebody types which ones lie on a real table: first the letter of the card's colour, then
letters of its pattern, until so few cards are left that each has a number. A card is never taken without its number or
another key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product

from attrs import evolve, frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.patterns import ANY, Count, Pieces
from coatl_core.cards.pieces import COLORS
from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.temples import Equal, Requirement, Temple, WithoutCard, WithoutColor
from coatl_core.language.named_pieces import NamingFault, color_of, no_color

MOST_LISTED = 9
"""The most cards that have a number: one for each digit."""


def cards_left(every: Iterable[str], gone: Iterable[str]) -> tuple[str, ...]:
    """Returns the cards of which a copy is left, once each, in their order. ``every`` has a card for each copy, as
    ``Catalog.prophecy_cards`` returns them; ``gone`` are those that lie elsewhere."""
    left = Counter(every)
    left.subtract(gone)
    return tuple(card for card, copies in left.items() if copies > 0)


@frozen
class CardNaming:
    """A card that is being named. ``cards`` are the ids of those that can be meant, ``typed`` the colours whose letters
    were typed; letters are English ones, or those of a language, its ``own``."""

    catalog: Catalog
    cards: tuple[str, ...]
    own: str = COLORS
    typed: str = ""

    @property
    def offered(self) -> tuple[str, ...]:
        """The cards that fit what was typed."""
        return tuple(card for card in self.cards if _fits(self.catalog[card], self.typed))

    @property
    def listed(self) -> tuple[str, ...]:
        """The cards that have a number, from 1, once there are few enough of them. Cards that no letter tells apart
        may be more than there are digits for."""
        offered = self.offered
        if len(offered) <= MOST_LISTED:
            return offered
        return tuple(card for card in offered if _fits(self.catalog[card], self.typed, whole=True))

    def letter(self, letter: str) -> CardNaming | NamingFault:
        """Returns the naming with one more letter, or why that is none of a card's."""
        color, at = color_of(letter, self.own), len(self.typed)
        if not color:
            return NamingFault("no-color", at, at + 1, no_color(letter, self.own))
        further = evolve(self, typed=self.typed + color)
        return further if further.offered else NamingFault("no-card", at, at + 1, {"letter": letter})

    def digit(self, number: int) -> str | NamingFault:
        """Returns the id of the card with this number in the list, or why there is none."""
        listed, at = self.listed, len(self.typed)
        if not listed:
            return NamingFault("letters-first", at, at + 1, {"n": len(self.offered)})
        if not 0 < number <= min(len(listed), MOST_LISTED):
            return NamingFault("no-number", at, at + 1, {"given": number, "last": min(len(listed), MOST_LISTED)})
        return listed[number - 1]

    def keys(self, card: str) -> str:
        """Returns the fewest keys that name a card among these: letters of the notation, and its number. An empty text
        if it is none of them."""
        ways = [(self, "")]
        while ways:
            for naming, typed in ways:
                if card in naming.listed[:MOST_LISTED]:
                    return f"{typed}{naming.listed.index(card) + 1}"
            further = [(naming.letter(color), typed + color) for naming, typed in ways for color in COLORS]
            ways = [(each, typed) for each, typed in further if isinstance(each, CardNaming) and card in each.offered]
        return ""

    def back(self) -> CardNaming:
        """Returns the naming without its last letter."""
        return evolve(self, typed=self.typed[:-1])


def _fits(card: Prophecy | Temple, typed: str, whole: bool = False) -> bool:
    """Returns whether a card is one that these letters begin, or with ``whole`` one that they spell out."""
    if isinstance(card, Temple):
        spelled = map("".join, product(*map(_letters, card.requirements)))
        return any(text == typed if whole else text.startswith(typed) for text in spelled)
    color, rest = typed[:1], typed[1:]
    if color != card.color:
        return not (color or whole)
    match card.pattern:
        case Count(color=counted):
            text = counted
        case Pieces(counts=counts):  # they lie in no order, so that they may be read in any
            asked, named = Counter(dict(counts)), Counter(rest)
            return named == asked if whole else named <= asked
        case sequence:
            text = "".join(token.color for token in sequence.tokens if token.color != ANY)
    return text == rest if whole else text.startswith(rest)


def _letters(requirement: Requirement) -> tuple[str, ...]:
    """The letters of a requirement of a temple, in every order in which they can be read."""
    match requirement:
        case WithoutColor(color=color) | WithoutCard(color=color):
            return (color,)
        case Equal(first=first, second=second):
            return first + second, second + first
        case _:
            return ("",)
