"""What the panes show, line by line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from textual.widget import Widget

from coatl_core.files.home import Home
from coatl_core.language.l10n import english
from coatl_tui.widgets.content import Builder, Content, Span, crop
from coatl_tui.widgets.pane import Pane
from tests.tui.support import app_at, go_on, press, save, session_at

pytestmark = pytest.mark.slow

L10N = english(strict=True)
WIDTHS = (40, 60, 80, 120)


def text(content: Content) -> str:
    """The lines of a content, with a bar where the pane ends."""
    return "".join("".join(span.text for span in spans).rstrip() + "\n" for spans in content.lines)


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
                        assert cell_len(pane.render_line(y).text) == pane.size.width, pane


async def test_a_pane_paints_itself_as_textual_would(home: Home) -> None:
    save(home, session_at(40))
    async with app_at(home, (140, 40)) as pilot:
        await go_on(pilot)
        for key in ("s", "right", "l", "p", "down", "pageup", "l", "c", "q", "escape", "h", "f3", "escape"):
            await press(pilot, key)
            for pane in (each for each in pilot.app.screen.query(Pane) if each.display):
                assert pane.render_lines(pane.size.region) == Widget.render_lines(pane, pane.size.region), pane


spans = st.lists(st.builds(Span, st.text("ab█", min_size=1, max_size=4), st.sampled_from(["", "dim", "warn"])))


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
