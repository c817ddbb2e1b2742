"""Keys and signs: nothing can appear on the table that is not explained there."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from attrs import evolve

from coatl_core.cards.pieces import piece
from coatl_core.language.l10n import index
from coatl_core.play.things import BoardSpace, HandCard
from coatl_core.plugins.check import english_texts
from coatl_tui.bindings import COMMANDS, MOVES, OF_PANES, commands, key_name
from coatl_tui.guide.help import HelpPage, help_page
from coatl_tui.guide.signs import in_columns
from coatl_tui.palettes import PALETTES, Palette
from coatl_tui.screens.base import command_name
from coatl_tui.table.draw.news import news_of
from coatl_tui.table.draw.table import draw_table
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.paint import paint
from coatl_tui.widgets.signs import Signs
from tests.conftest import Effort
from tests.support import paired, rarely
from tests.tui.test_draw import EVENTS, SIZES, TAGS, board, laid, named, scene, scenes, speaking
from tests.tui.test_solo import solo_session

WIDTHS = [47, *(width - 4 for width, _ in SIZES)]
"""Those of the screen, and the least that the rulebook has for the same drawings."""
FRAMES = set("─━│╭╮╰╯")
MOVING = {id for ids in MOVES.values() for id in ids}
GREY = ("text", "muted", "faint")
BARS = dict.fromkeys("▁▂▃▄▅▆▇", "▇") | dict.fromkeys("▎▍▋▊▉█", "█")
"""A bar means the same at any height and width."""
WRITING = set(".,:;!?()[]/-–—+’“”…")
"""What sentences and numbers are written with."""


def page(tag: str, width: int, ascii_only: bool = False, focused: str = "") -> HelpPage:
    l10n = speaking(tag)
    signs = Signs(ascii_only)
    return help_page(("table", "several"), focused, width, l10n, lambda command: key_name(command, l10n), signs)


def shown(lines: object) -> Iterator[tuple[str, str]]:
    """Each sign with the role of its ink: all greys are alike, and all colours of pieces."""
    assert isinstance(lines, tuple)
    for line in lines:
        for span in line:
            assert isinstance(span, Span)
            role = span.style.partition(" on ")[0].split(" ")[-1]
            role = "grey" if role in GREY else re.sub(r"\b[BGKRY]\b", "C", role)
            yield from ((BARS.get(char, char), role) for char in span.text if not char.isalnum() and char != " ")


def tables(effort: Effort) -> Iterator[Scene]:
    """Scenes of games of one to four players, among them one with news, a ghost, and a full hand."""
    yield from scenes(effort(quick=160, test=160, exhaustive=3))
    for players in (2, 3):
        for item in (BoardSpace(8, piece("R")), HandCard(1, "base:alternating-red-green")):
            shown = scene(laid(players), item)
            yield from (shown, named(shown), evolve(shown, marked=frozenset({0})))
    for played in solo_session(60).history[:: effort(quick=20, test=20, exhaustive=1)]:
        state = played.before
        seen = scene(state)
        ahead = None if state.phase == "over" else seen.view.ruleset.forecast(seen.view)
        yield evolve(seen, forecast=ahead)


@pytest.mark.parametrize("ascii_only", [False, *rarely(True)], ids=["signs", "ascii"])
@pytest.mark.slow
def test_every_sign_that_the_table_can_show_is_explained(ascii_only: bool, effort: Effort) -> None:
    """Whatever lies there, at every size: each sign, and in each of its colours; in titles and sentences signs are
    grey."""
    explained = set(shown(page("en", 196, ascii_only).content.lines))
    signs = {sign for sign, _ in explained}
    found: set[tuple[str, str]] = set()
    for each in tables(effort):
        for size in SIZES:
            drawn = board(evolve(each, l10n=speaking("en")), size)
            if len(each.view.players) > 1:
                drawn.news = news_of(EVENTS, each.view)
            found |= set(shown(draw_table(drawn, Signs(ascii_only)).lines()))
    assert {sign for sign, _ in found} - signs - FRAMES - WRITING == set()
    coloured = {pair for pair in found if pair[0] not in FRAMES | WRITING and pair[1] != "grey"}
    assert len(coloured) > 20
    assert coloured - explained == set()


@pytest.mark.parametrize(("tag", "width"), paired(TAGS, WIDTHS))
@pytest.mark.slow
def test_nothing_is_cut_at_any_width_in_any_language(tag: str, width: int) -> None:
    """Every word of every text is there, and nothing is drawn over something else."""
    l10n = speaking(tag)
    lines = ["".join(span.text for span in line) for line in page(tag, width).content.lines]
    told = set(" ".join(lines).split())
    texts = [l10n(id) for id in guide_messages()]
    texts += [command_name(c, l10n) for c in COMMANDS if c.id not in MOVING]
    assert {word for text in texts for word in text.split()} - told == set()


def guide_messages() -> list[str]:
    """The messages of the guide that are shown as they are."""
    parts = ("guide-title", "guide-table-")  # the title of the pane, and the picture in the rulebook
    return [id for id in index(english_texts()["guide.ftl"]) if not id.startswith(parts)]


def test_the_keys_of_the_screen_come_first_and_every_command_is_there() -> None:
    lines = ["".join(span.text for span in line) for line in page("en", 76).content.lines]
    l10n = speaking("en")
    assert lines[0].startswith(f"─ {l10n('help-table')} ─")
    text = " ".join(" ".join(lines).split())
    for command in COMMANDS:
        told = key_name(command, l10n) if command.id in MOVING else command_name(command, l10n)
        assert set(told.split()) <= set(text.replace(":", "").split()), command.id


def test_the_keys_stand_by_pane_and_those_of_the_focused_pane_first() -> None:
    l10n = speaking("en")
    for focused in OF_PANES:
        text = "\n".join("".join(span.text for span in line) for line in page("en", 76, focused=focused).content.lines)
        headings = sorted(OF_PANES, key=lambda id: text.index(l10n(f"help-{id}")))
        assert headings == [focused, *(pane for pane in OF_PANES if pane != focused)]


@pytest.mark.parametrize("tag", TAGS)
def test_all_keys_of_the_table_are_on_the_first_page_of_the_smallest_terminal(tag: str) -> None:
    made, l10n = page(tag, 76), speaking(tag)
    first = ["".join(span.text for span in line) for line in made.content.lines[:22]]
    for command in commands("table", "several"):
        if command.id not in MOVING:
            assert any(key_name(command, l10n) in line for line in first), command.id


@pytest.mark.parametrize("tag", TAGS)
def test_in_ascii_all_of_it_is_ascii_but_letters(tag: str) -> None:
    for line in page(tag, 136, ascii_only=True).content.lines:
        for span in line:
            assert all(char.isascii() or char.isalpha() for char in span.text), span


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_every_style_has_a_look(palette: Palette) -> None:
    for line in page("en", 136).content.lines:
        for span in line:
            paint(span.style, palette)


def test_the_parts_begin_where_tab_goes() -> None:
    made = page("en", 76)
    titles = ["".join(span.text for span in made.content.lines[start]) for start in made.starts]
    l10n = speaking("en")
    for part, title in zip(("pieces", "cards", "signs"), titles[1:], strict=False):
        assert l10n(f"guide-{part}") in title


def test_columns_are_as_low_as_they_can_be() -> None:
    assert in_columns([1, 1, 1, 1], 2) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert in_columns([2, 1, 1], 2) == [(0, 0), (1, 0), (1, 1)]
    assert in_columns([1, 3], 1) == [(0, 0), (0, 1)]
