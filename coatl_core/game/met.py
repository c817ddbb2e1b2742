"""Which prophecies of a hand a coatl meets, remembered: nothing else takes ``legal_actions`` so long.

What is met depends on the cards of the hand and on the coatl's colours alone. A coatl grows by one piece at a time, so
what it has met before is mostly known: then only those cards are read that a piece of this colour can help or harm.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from coatl_core.cards.catalog import Catalog

MOST_HANDS = 64
"""How many hands are remembered; then all are forgotten."""
MOST_COATLS = 256
"""Of how many coatls is remembered what they meet in one hand; then all are forgotten."""
MOST_CATALOGS = 8

Known: TypeAlias = dict[str, tuple[str, ...]]
"""By the colours of a coatl, as prophecies read them: the cards of one hand that it meets, each once, in the order of
the hand."""
Tests: TypeAlias = dict[str, Callable[[str], object]]
"""By the ids of prophecies: whether colours meet them."""


class _Growing(dict[str, Tests]):
    """By the colour of a new piece at one end: the tests of those prophecies that it can help or harm."""

    def __init__(self, catalog: Catalog, at_head: bool) -> None:
        self._catalog, self._at_head = catalog, at_head

    def __missing__(self, color: str) -> Tests:
        tests: Tests = {}
        for id, prophecy in self._catalog.prophecies.items():
            pattern = prophecy.pattern
            if not pattern.lasting or color in (pattern.first if self._at_head else pattern.last):
                tests[id] = prophecy.fulfilled_by
        self[color] = tests
        return tests


@lru_cache(MOST_CATALOGS)
def _tests(catalog: Catalog) -> tuple[Tests, _Growing, _Growing]:
    """Returns the tests of all prophecies, and those for a new piece at the head end and at the tail end. They are the
    same in all games with these cards."""
    every = {id: prophecy.fulfilled_by for id, prophecy in catalog.prophecies.items()}
    return every, _Growing(catalog, True), _Growing(catalog, False)


class Met:
    """What is remembered of the games of one ruleset, by hands."""

    def __init__(self, catalog: Catalog) -> None:
        self.hands: dict[tuple[str, ...], Known] = {}
        self._every, self._at_head, self._at_tail = _tests(catalog)

    def add_hand(self, hand: tuple[str, ...]) -> Known:
        """Returns what is known of a hand that is not among ``hands`` yet."""
        if len(self.hands) >= MOST_HANDS:
            self.hands.clear()
        known = self.hands[hand] = {"": ()}
        return known

    def read(self, known: Known, hand: tuple[str, ...], colors: str) -> tuple[str, ...]:
        """Returns the cards of the hand that these colours meet, and adds them to what is ``known`` of the hand."""
        met: tuple[str, ...] = ()
        if (shorter := known.get(colors[:-1])) is not None:
            tests = self._at_tail[colors[-1]]
        elif (shorter := known.get(colors[1:])) is not None:
            tests = self._at_head[colors[0]]
        else:
            shorter, tests = (), self._every
        if shorter:
            for card in hand:
                if card in tests:
                    if tests[card](colors) and card not in met:
                        met += (card,)
                elif card in shorter and card not in met:
                    met += (card,)
        else:  # most coatls have met nothing before, and this is quicker
            for card in hand:
                if card in tests and tests[card](colors) and card not in met:
                    met += (card,)
        if len(known) >= MOST_COATLS:
            known.clear()
            known[""] = ()
        known[colors] = met
        return met
