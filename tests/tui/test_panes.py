"""What the panes show, line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st
from pytest_snapshot.plugin import Snapshot
from rich.cells import cell_len

from coatl_core.files.home import Home
from coatl_core.game.coatl import score
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.refusals import why_not_beside
from coatl_core.game.session import Session
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_core.language.l10n import english
from coatl_tui.table.panes.cards import hand_content, row_content
from coatl_tui.table.panes.coatls import coatls_content, others_content
from coatl_tui.table.panes.inspector import inspector_content
from coatl_tui.table.panes.players import players_content
from coatl_tui.table.panes.status import status_content
from coatl_tui.table.panes.supply import supply_content
from coatl_tui.table.scene import (
    CoatlItem,
    Deck,
    Field,
    HandCard,
    OwnTemple,
    Pile,
    RowPlace,
    Scene,
    Seat,
    barred_prophecies,
)
from coatl_tui.widgets.content import Builder, Content, Span, crop
from coatl_tui.widgets.ink import INKS
from coatl_tui.widgets.pane import Pane, last_change
from tests.support import coatl, give, lay, registry, table
from tests.tui.support import app_at, go_on, press, save, session_at

pytestmark = pytest.mark.slow

L10N = english(strict=True)
WIDTHS = (40, 60, 80, 120)


@cache
def game(players: int, tokens: bool) -> Session:
    """A game to its end; its steps hold every state it went through."""
    return session_at(10_000, f"panes/{players}", players, tokens)


def scene(state: GameState, seat: int, item: object = None) -> Scene:
    """The state as a seat sees it; the cursor stands on the item."""
    seen = view(state, seat)
    barred = barred_prophecies(seen, partial(why_not_beside, state, seat))
    return Scene(seen, L10N, tuple(legal_actions(state)), seat, item=item, barred=barred)


@cache
def scenes() -> tuple[Scene, ...]:
    """States of games of two to four players, with the cursor on all kinds of things."""
    found: list[Scene] = []
    for players, tokens in ((2, False), (3, True), (4, True)):
        for step in game(players, tokens).history[::25]:
            state = step.before
            seen = scene(state, state.seat)
            own = seen.view.own
            items: list[object] = [None, Field(1), Field(10), RowPlace(1), RowPlace(6), Deck(), Pile(1), Seat(1)]
            items += [HandCard(place, card) for place, card in enumerate(own.hand or ())]
            items += [OwnTemple(place, card) for place, card in enumerate(own.temples or ())]
            items += [CoatlItem(number) for number in range(1, len(own.coatls) + 1)]
            found += [evolve(seen, item=item) for item in items]
    return tuple(found)


def contents(shown: Scene, width: int) -> Iterator[tuple[str, Content]]:
    """All panes of the table."""
    yield "status", status_content(shown, width)
    yield "supply", supply_content(shown, width)
    yield "players", players_content(shown, width)
    yield "row", row_content(shown, width)
    yield "coatls", coatls_content(shown, width, 7)
    yield "large coatls", coatls_content(shown, width, 14)
    yield "hand", hand_content(shown, width)
    yield "others", others_content(shown, width)
    yield "inspector", inspector_content(shown, width, 3)


def text(content: Content) -> str:
    """The lines of a content, with a bar where the pane ends."""
    return "".join("".join(span.text for span in spans).rstrip() + "\n" for spans in content.lines)


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_wider_than_its_pane_and_every_style_has_an_ink(width: int) -> None:
    for shown in scenes():
        for name, content in contents(shown, width):
            for spans in content.lines:
                assert sum(cell_len(span.text) for span in spans) <= width, (name, spans)
                assert all(span.style in INKS for span in spans), (name, spans)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_cursor_can_stand_on_everything_and_its_mark_has_a_cell(width: int) -> None:
    for shown in scenes():
        for name, content in contents(shown, width):
            for spot in content.spots:
                assert 1 <= spot.start < width, (name, spot)
                line = "".join(span.text for span in content.lines[spot.line])
                assert line[spot.start - 1] == " ", (name, spot, line)


def test_the_spots_of_a_pane_are_things_of_their_own() -> None:
    for shown in scenes():
        for name, content in contents(shown, 80):
            items = [spot.item for spot in content.spots]
            assert len(set(items)) == len(items), name
            digits = [spot.digit for spot in content.spots if spot.digit]
            assert len(set(digits)) == len(digits), name


def test_the_fields_have_the_numbers_that_the_log_calls_them() -> None:
    shown = text(supply_content(scenes()[0], 44))
    assert re.findall(r" (\d+) [ ◄·]", shown)[:10] == [str(number) for number in range(1, 11)]


def test_the_cards_beside_a_coatl_are_told_to_the_end_in_a_small_terminal() -> None:
    state = table(registry().catalog(["base"]), 2)
    cards = ("count-blue", "pair-red-blue", "count-red", "isolated-pair-red")
    give(state, 0, coatls=[coatl("<BRBRRBB>", *cards, temple="no-yellow-length-7")])
    shown = text(inspector_content(scene(state, 0, CoatlItem(1)), 80, 3))
    assert "no yellow piece · exactly 7 pieces long: 7 points\n" in shown


def test_after_the_end_no_last_turn_is_told() -> None:
    over = game(2, False).state
    assert over.phase == "over"
    assert text(status_content(scene(over, over.seat), 80)).endswith(" · The game is over\n")


@pytest.mark.parametrize("size", [(80, 24), (99, 31), (124, 32), (200, 60)], ids=lambda s: f"{s[0]}x{s[1]}")
async def test_every_line_is_drawn_as_wide_as_its_pane(home: Home, size: tuple[int, int]) -> None:
    save(home, session_at(40))
    async with app_at(home, size) as pilot:
        await go_on(pilot)
        for key in "spchl":
            await press(pilot, key)
            for pane in pilot.app.screen.query(Pane):
                if pane.display:
                    for y in range(pane.size.height):
                        assert pane.render_line(y).cell_length == pane.size.width, pane


def test_how_the_panes_look(snapshot: Snapshot) -> None:
    snapshot.snapshot_dir = Path(__file__).with_name("frames")
    state = table(registry().catalog(["base"]), 2, sacrifice_tokens=True)
    lay(state, "B B | - | R G | Y Y | - | K R | <R | - | B> | Y>")
    give(
        state,
        0,
        board="<R B B Y>",
        hand=list(load_prophecies())[:5],
        coatls=[coatl("<GRYK>"), coatl("BBRBB")],
        temples=[],
    )
    give(state, 1, board="K K", coatls=[coatl("YY>")])
    shown = scene(state, 0, HandCard(0, state.players[0].hand[0]))
    told = "".join(f"== {name}\n{text(content)}" for name, content in contents(shown, 80))
    snapshot.assert_match(told, "panes.txt")


LONG = "RBRKYBYGYRBKRBKYGB"
CARDS = ("pair-red-blue", "count-blue", "count-red", "mirror-red-blue")


@pytest.mark.parametrize(("number", "height"), [(1, 6), (2, 6), (3, 6), (4, 6), (4, 8), (4, 9), (4, 17)])
@pytest.mark.parametrize("width", [40, 44, 50])
def test_four_coatls_have_room_before_a_player(number: int, height: int, width: int) -> None:
    """RULES 6.7: two complete ones, and two unfinished ones. 6 lines and 40 cells are what 80 × 24 has for them."""
    state = table(registry().catalog(["base"]))
    complete = coatl(f"<{LONG}>", *CARDS, temple="no-yellow-length-7")
    coatls = [complete, coatl(LONG, *CARDS), coatl("K>"), coatl("<BBRKRBY>", "pair-red-blue")][:number]
    give(state, 0, board="<R B B Y> K R G Y>", coatls=coatls)
    shown = coatls_content(scene(state, 0), width, height)
    assert len(shown.lines) <= height
    told = text(shown)
    assert "…" not in told
    for place, laid in enumerate(coatls, 1):
        (spot,) = [spot for spot in shown.spots if spot.item == CoatlItem(place)]
        assert spot.digit == ""  # the digits belong to the pieces of the board
        letters = "".join(span.text for span in shown.lines[spot.line]).partition(f"{place} ")[2]
        assert "".join(letter for letter in letters.partition("=")[0] if letter in "BGKRY") == laid.colors
    points = [score(laid, state.catalog) for laid in coatls if laid.prophecies]
    assert list(map(int, re.findall(r"= (\d+)", told))) == points


def load_prophecies() -> Iterator[str]:
    """The short ids of the base prophecies, in the order of the set."""
    for card in registry().catalog(["base"]).prophecies:
        yield card.split(":")[1]


spans = st.lists(st.builds(Span, st.text("ab█", min_size=1, max_size=4), st.sampled_from(["", "dim", "warn"])))


def cells(line: list[Span], width: int) -> list[tuple[str, str]]:
    """A line cell by cell, filled up with blanks."""
    found = [(sign, span.style) for span in line for sign in span.text]
    return found + [(" ", "")] * (width - len(found))


@given(spans, spans)
def test_behind_the_last_change_two_lines_are_the_same(old: list[Span], new: list[Span]) -> None:
    end = last_change(old, new)
    assert cells(old, 99)[end:] == cells(new, 99)[end:]
    assert last_change(new, new) in (0, last_change(new, []))


@given(spans, st.integers(0, 30))
def test_a_line_is_cut_to_its_width(line: list[Span], width: int) -> None:
    cut = crop(line, width)
    length = sum(cell_len(span.text) for span in line)
    assert sum(cell_len(span.text) for span in cut) == min(width, length)
    if length > width > 0:
        assert cut[-1].text.endswith("…")


def test_a_builder_goes_to_columns_and_back() -> None:
    lines = Builder(20)
    lines.add("abcdef")
    lines.to(4)
    lines.to(8)
    with lines.spot("item", digit="1"):
        lines.add("x")
    content = lines.content()
    assert text(content) == "abc…     x\n"
    assert (content.spots[0].start, content.spots[0].width, content.spots[0].digit) == (9, 1, "1")
