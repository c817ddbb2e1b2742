"""What the rulebook says of the coatls it draws is what the game counts. English tells it; a translation draws the
same."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.patterns import Pattern, parse_pattern
from coatl_core.cards.temples import parse_requirement
from coatl_core.game.coatl import parse_coatl, score_lines
from coatl_core.game.events import Completed
from coatl_core.language.rulebook import Section, drawn_prophecy, drawn_temple, find_rule, rulebook
from tests.support import base, coatl, do, events, give, registry, table

TIMES = {"Not met": 0, "Met once": 1, "Met twice": 2, "Met 3 times": 3, "Met": 1}
BOOK = rulebook("en", [])


def section(rule: str) -> Section:
    return BOOK[find_rule(BOOK, rule)]


def drawn(rule: str, kind: str) -> list[str]:
    return [block.subject for block in section(rule).blocks if block.kind == kind]


def told() -> Iterator[tuple[Pattern, str, str]]:
    """Each coatl drawn for a pattern in 8.8, and what is said of it."""
    pattern = parse_pattern("Y")
    for block in section("8.8").blocks:
        if block.kind == "prophecy":
            pattern = drawn_prophecy(block.subject).pattern
        elif block.kind == "pattern":
            pattern = parse_pattern(block.subject)
        elif block.kind == "coatl":
            yield pattern, block.subject, block.text


@pytest.mark.parametrize(("pattern", "drawing", "text"), list(told()))
def test_a_pattern_is_met_as_often_as_is_said(pattern: Pattern, drawing: str, text: str) -> None:
    """RULES 8.8."""
    times = pattern.times(parse_coatl(drawing).colors)
    assert TIMES[text.partition(":")[0]] == times


@pytest.mark.parametrize("rule", ["0.1", "8.8"])
def test_a_card_pays_what_is_said(catalog: Catalog, rule: str) -> None:
    """RULES 8.5: the levels told with a card are those it has."""
    blocks = [block for block in section(rule).blocks if block.kind == "prophecy"]
    assert len(blocks) > 2
    for block in blocks:
        levels = tuple((int(times), int(points)) for times, points in re.findall(r"(\d)× (\d)", block.text))
        assert drawn_prophecy(block.subject).levels == levels, block.subject


def test_every_card_that_is_drawn_is_one_of_the_base_game(catalog: Catalog) -> None:
    """RULES 1.2: with its pattern, colour and levels; of temples, with the levels they all have."""
    cards = {(card.color, card.identity) for card in catalog.prophecies.values()}
    temples = {frozenset(card.requirements) for card in catalog.temples.values()}
    book = rulebook("en", registry().rulebooks)
    prophecies = [drawn_prophecy(b.subject) for s in book for b in s.blocks if b.kind == "prophecy"]
    assert len(prophecies) > 15
    assert {(card.color, card.identity) for card in prophecies} <= cards
    for temple in (drawn_temple(b.subject) for s in book for b in s.blocks if b.kind == "temple"):
        assert frozenset(temple.requirements) in temples
        assert temple.levels == ((1, 3), (2, 7))


def test_the_first_coatl_is_built_as_is_told(catalog: Catalog) -> None:
    """RULES 0.1: each step is legal, the coatls are those drawn, and the last is worth 17 points."""
    state = table(catalog)
    hand = ["pair-yellow-green", "double-pair-blue-yellow", "count-yellow"]
    give(state, 0, board="<Y G B B Y", hand=hand, temples=["no-black-length-8"])
    state = do(state, "start G", "extend 1 head <Y", "extend 1 tail B", "extend 1 tail B", "extend 1 tail Y")
    state = do(state, f"fulfil 1 {base(hand[0])}")
    drawings = [str(state.players[0].coatls[0])]
    assert [line.points for line in score_lines(state.players[0].coatls[0], catalog, strict_x=False)] == [1]
    state = do(state, "end", "draw deck", "end")
    give(state, 0, board="Y Y G>")
    state = do(state, "extend 1 tail Y", f"fulfil 1 {base(hand[1])}", "extend 1 tail Y")
    drawings.append(str(state.players[0].coatls[0]))
    state = do(state, "extend 1 tail G>", f"fulfil 1 {base(hand[2])}")
    drawings.append(str(state.players[0].coatls[0]))
    claim = f"claim own {base('no-black-length-8')}"
    assert [event.points for event in events(state, claim) if isinstance(event, Completed)] == [17]
    closed = do(state, claim).players[0].coatls[0]
    assert [line.points for line in score_lines(closed, catalog, strict_x=False)] == [3, 4, 3, 7]
    assert drawings == drawn("0.1", "coatl")


def test_the_scored_coatl_brings_what_is_said(catalog: Catalog) -> None:
    """RULES 8.5."""
    (drawing,) = drawn("8.5", "coatl")
    cards = ["pair-yellow-green", "double-pair-blue-yellow", "count-yellow", "isolated-pair-yellow"]
    shown = [drawn_prophecy(subject).identity for subject in drawn("8.5", "prophecy")]
    assert [catalog.prophecies[base(card)].identity for card in cards] == shown
    lines = score_lines(coatl(drawing, *cards, temple="no-red-blue-equals-green"), catalog, strict_x=False)
    assert [line.points for line in lines] == [3, 4, 3, 2, 7]


# What each coatl drawn in 8.10 meets, and what it does not.
TEMPLES = [
    ("<YGBBY>", ["no K"], ["no G"]),
    ("<YGBBYYYG>", ["length 8"], ["length 7", "length 9"]),
    ("<RYBYGR>", ["R = Y"], ["B = R"]),
    ("<GBBK>", [], ["R = Y"]),
    ("<YGBYGK>", ["Y = G", "length 6"], []),
    ("<YGBYGKB>", ["Y = G"], ["length 6"]),
]


def test_every_coatl_drawn_for_a_temple_is_looked_at() -> None:
    assert drawn("8.10", "coatl") == [drawing for drawing, _, _ in TEMPLES]


@pytest.mark.parametrize(("drawing", "met", "unmet"), TEMPLES)
def test_a_temple_asks_for_what_is_said(drawing: str, met: list[str], unmet: list[str]) -> None:
    """RULES 8.10."""
    colors = parse_coatl(drawing).colors
    assert all(parse_requirement(text).met(colors, ()) for text in met)
    assert not any(parse_requirement(text).met(colors, ()) for text in unmet)
