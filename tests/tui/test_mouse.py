"""The mouse on the drawn table: what is under it is lit, pieces can be dragged, the wheel scrolls."""

from __future__ import annotations

import pytest
from textual import events
from textual.pilot import Pilot

from coatl_core.cards.pieces import piece
from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.play.things import BoardSpace, CoatlItem, Field
from coatl_tui.palettes import PALETTES
from coatl_tui.widgets.content import Spot
from coatl_tui.widgets.pane import Pane
from tests.support import coatl, give, rarely
from tests.tui.support import app_at, frame, go_on, lay, line, press, save, session_at, settled, table, whole_log
from tests.tui.test_keys import turn_with

pytestmark = pytest.mark.slow


async def at_table(pilot: Pilot[None], home: Home, board: str, *coatls: str) -> None:
    save(home, session_at(12))
    await go_on(pilot)
    await lay(pilot, turn_with(board=board, coatls=coatls))


def spot_of(pane: Pane, item: object) -> Spot:
    return next(spot for spot in pane.content.spots if spot.item == item)


async def drag(pilot: Pilot[None], item: object, target: object, left: bool) -> None:
    """Presses the button on one thing of the pane of coatls, and lets it go on the left or right half of another."""
    pane = table(pilot).pane("coatls")
    start, end = spot_of(pane, item), spot_of(pane, target)
    await pilot.mouse_down("#coatls", offset=(start.start + 1, start.line))
    column = end.start if left else end.start + end.width - 1
    await pilot.mouse_up("#coatls", offset=(column, end.line))
    x, y = pane.region.x + column, pane.region.y + end.line
    pane.post_message(events.Click(pane, column, end.line, 0, 0, 1, False, False, False, x, y))
    await settled(pilot)


@pytest.mark.parametrize("size", [(80, 24), *rarely(((140, 40),))])
@pytest.mark.parametrize("left", [True, False])
async def test_a_piece_dragged_to_an_end_of_a_coatl_is_attached_there(
    home: Home, size: tuple[int, int], left: bool
) -> None:
    async with app_at(home, size) as pilot:
        await at_table(pilot, home, "R B", "YY", "GK")
        await drag(pilot, BoardSpace(2, piece("B")), CoatlItem(1), left)
        assert table(pilot).game.session.actions[-1] == a.Extend(1, "head" if left else "tail", piece("B"))


async def test_a_piece_that_closes_is_told_about_before_it_is_dropped_for_good(home: Home) -> None:
    async with app_at(home, (140, 40)) as pilot:
        await at_table(pilot, home, "Y> B")
        state = turn_with(board="Y> B")
        give(state, state.seat, coatls=[coatl("<BRGB", "pair-red-blue")])
        await lay(pilot, state)
        steps = len(table(pilot).game.session.history)
        await drag(pilot, BoardSpace(1, piece("Y>")), CoatlItem(1), False)
        assert len(table(pilot).game.session.history) == steps
        assert "once more" in line(pilot) or "again" in line(pilot)
        await drag(pilot, BoardSpace(1, piece("Y>")), CoatlItem(1), False)
        assert table(pilot).game.session.actions[-1] == a.Extend(1, "tail", piece("Y>"))


async def test_a_complete_coatl_takes_no_piece(home: Home) -> None:
    async with app_at(home, (140, 40)) as pilot:
        await at_table(pilot, home, "B", "<BRBB>", "GG")
        steps = len(table(pilot).game.session.history)
        await drag(pilot, BoardSpace(1, piece("B")), CoatlItem(1), False)
        assert len(table(pilot).game.session.history) == steps
        assert "complete" in line(pilot)


@pytest.mark.parametrize("theme", [*list(PALETTES)[:2], *rarely(*list(PALETTES)[2:])])
async def test_what_is_under_the_mouse_is_lit_and_nothing_else(home: Home, theme: str) -> None:
    async with app_at(home, (140, 40)) as pilot:
        pilot.app.theme = theme
        await at_table(pilot, home, "B", "GG")
        pane = table(pilot).pane("supply")
        spot = spot_of(pane, Field(5))
        dark, text = looks(pane, spot), frame(pilot)
        await pilot.hover("#supply", offset=(spot.start + 1, spot.line))
        await settled(pilot)
        assert looks(pane, spot) != dark
        assert frame(pilot) == text, "nothing moves under the mouse"
        await pilot.hover("#hand", offset=(1, 1))
        await settled(pilot)
        assert looks(pane, spot) == dark


def looks(pane: Pane, spot: Spot) -> list[object]:
    return [(segment.text, segment.style) for segment in pane.render_line(spot.line)]


async def test_the_wheel_scrolls_the_log_which_says_how_much_more_there_is(home: Home) -> None:
    save(home, session_at(40))
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "l")
        log = await whole_log(pilot)
        title = log.render_line(0).text
        top = log.top
        assert "»" not in title
        await pilot._post_mouse_events([events.MouseScrollUp], "#log", offset=(5, 5))
        await settled(pilot)
        assert log.top == top - 3
        assert "» 3 " in log.render_line(0).text
