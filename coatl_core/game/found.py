"""What people tell of a real table: what lies at which place, as data and in notation.

``found field 3 = B G / board 2 = K / coatl 1 2 = <BBR base:a base:t / row 4 = -`` is a statement: places, what lies
there, and ``-`` for nothing. Seats, fields, places and coatls count from 1.

=========================================  ========================================================================
place                                      what lies there
=========================================  ========================================================================
``field 3``                                pieces, on the supply board
``row 2``                                  a prophecy
``top 1``                                  a temple, on top of a pile
``hand 1``, ``hand 1 2``                   all prophecies in the hand of seat 1; the second of them
``temple 1``, ``temple 1 1``               all temples in the hand of seat 1; the first of them
``known 1``                                cards in the hand of seat 1 that everybody has seen
``board 1``                                all pieces on the player board of seat 1
``coatl 1 2``                              the pieces of a coatl, and then the cards beside it
``tokens 1``                               the sacrifice tokens that are left: ``pick vision duty``
``discard``                                the discarded prophecies, the first one first
``size pile 1``                            how many temples lie in the pile
``size hand 1``, ``size temple 1``         how many prophecies and temples a secret seat has
``turn``                                   whose turn it is: a seat, which has an action to do
``line 2`` and others                      whatever a variant has there, see ``HasPlaces.lies``
``bodies``, ``heads``, ``tails``,          what comes next out of a bag, from the deck, or below the top of a pile, in
``deck``, ``pile 1``                       the order in which it comes: only together with an action
``hand 1``, ``discard``                    what a secret seat shows of its hand, and what it does not keep of the dealt
                                           prophecies: only with its action
``row``                                    beside an automatic opponent, what it takes from the row: only with its step
=========================================  ========================================================================
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from attrs import field, frozen

FOUND = "found"
"""The word that a statement begins with."""
NOTHING = "-"
_PLACE = re.compile(r"[a-z][a-z-]*(?: [a-z][a-z-]*)?(?: [1-9][0-9]{0,2}){0,2}")
_THING = re.compile(r"[^\s/=]+")
MOST_PLACES, MOST_THINGS = 200, 300
"""More than any table has."""


def _words(words: Iterable[str] | None) -> tuple[str, ...] | None:
    if words is None:
        return None
    if isinstance(words, str):  # its letters would become the words
        raise TypeError(f"things are a list of words: write [{words!r}], not {words!r}")
    return tuple(words)


@frozen
class Lies:
    """A place and what lies there: the notation of pieces, the ids of cards, numbers. None if a seat may not know
    it."""

    at: str
    things: tuple[str, ...] | None = field(converter=_words)

    def __str__(self) -> str:
        return f"{self.at} = {' '.join(self.things or (NOTHING,))}"

    @property
    def name(self) -> str:
        """The place without its numbers."""
        return self.at.rstrip(" 0123456789")

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers of the place, from 1."""
        return tuple(int(word) for word in self.at.split(" ") if word.isdigit())


@frozen
class Found:
    """A statement about a real table. Played by itself it lays the table anew: the deal, a repair. Told with an action
    it names what the action opens."""

    places: tuple[Lies, ...] = ()

    def __str__(self) -> str:
        return " ".join((FOUND, " / ".join(map(str, self.places))))


def parse_found(text: str) -> Found:
    """Returns the statement written in the notation above, with the word ``found`` before it. Raises ValueError for any
    other text."""
    word, _, rest = text.partition(" ")
    parts = rest.split(" / ")
    if word != FOUND or not rest or len(parts) > MOST_PLACES:
        raise ValueError(f"not a statement: {text!r}")
    return Found(tuple(map(_lies, parts)))


def _lies(text: str) -> Lies:
    at, _, rest = text.partition(" = ")
    things = rest.split(" ")
    if not _PLACE.fullmatch(at) or len(things) > MOST_THINGS or not all(map(_THING.fullmatch, things)):
        raise ValueError(f"not a place and what lies there: {text!r}")
    return Lies(at, () if rest == NOTHING else things)
