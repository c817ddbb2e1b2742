"""What moves is shown moving, and holds up nothing. No test waits for a clock: it asks for each frame."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from unittest.mock import Mock, PropertyMock, patch

import pytest
from attrs import evolve
from textual.pilot import Pilot

from coatl_core.cards.pieces import piece
from coatl_core.files.home import Home
from coatl_core.game.state import GameState
from coatl_core.play.things import BoardSpace, Field
from coatl_tui.app import CoatlApp
from coatl_tui.settings import Settings, save_settings
from coatl_tui.table.draw.table import PANES
from coatl_tui.table.motion import Frame, Shown, motion, pieces_of
from coatl_tui.widgets.canvas import Canvas, Rect
from tests.support import coatl, do, give
from tests.tui.support import app_at, frame, go_on, lay, press, save, session_at
from tests.tui.support import table as table_of
from tests.tui.test_draw import SIZES, board, laid, scene


def picture(state: GameState, size: tuple[int, int], seat: int = 0) -> Shown:
    """What this seat is shown of a state, its rack in the order of the state."""
    shown = scene(state, seat=seat)
    drawn = board(shown, size)
    canvas = Canvas(*size)
    for draw in PANES.values():
        draw(canvas, drawn)
    return Shown(shown, {item: area for area, item, _ in canvas.spots})


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
def test_pieces_taken_slide_from_their_field_to_the_rack(size: tuple[int, int]) -> None:
    before = laid()
    give(before, 0, board="B G")
    old, new = picture(before, size), picture(do(before, "take 1"), size)
    frames = motion(old, new)
    assert 0 < len(frames) <= 12
    start, end = old.spots[Field(1)], new.spots[BoardSpace(3, piece("Y"))]
    ways = [next(place for *place, taken in each.pieces if taken == piece("Y")) for each in frames]
    assert ways == sorted(ways, key=lambda place: place[1])
    for x, y in ways:
        assert min(start.x, end.x) <= x <= max(start.x, end.x)
        assert start.y <= y <= end.y + end.height


@pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
@pytest.mark.parametrize(("action", "place"), [("extend 2 tail B", -1), ("extend 2 tail Y>", -1)])
def test_a_piece_attached_slides_to_its_end_of_the_coatl(size: tuple[int, int], action: str, place: int) -> None:
    before = laid()
    give(before, 0, board=action.split()[-1])
    after = do(before, action)
    old, new = emptied(picture(before, size)), emptied(picture(after, size))
    (first, *_) = motion(old, new)
    assert first.empty == (pieces_of(new, 1)[place],)


def emptied(shown: Shown) -> Shown:
    """The same with a rack of eight places, as it is while a turn lasts."""
    rack = shown.scene.rack
    return Shown(evolve(shown.scene, rack=(*rack, *[None] * (8 - len(rack)))), shown.spots)


def test_a_closed_coatl_ripples_once_while_its_points_are_counted_up() -> None:
    before = laid()
    give(
        before, 0, board="Y>", coatls=[coatl("<KRBGBRG", "pair-green-blue", "run-blue-green-blue")], hand=[], temples=[]
    )
    old = emptied(picture(before, (140, 40)))
    new = emptied(picture(do(before, "extend 1 tail Y>"), (140, 40)))
    frames = motion(old, new)
    assert len(frames) <= 12
    lit = [area for each in frames for area in each.lit]
    assert lit == list(pieces_of(new, 0)), "every piece once, from head to tail"
    counted = [each.points for each in frames if each.points is not None]
    assert counted == sorted(counted)
    assert counted[-1] == 3


def test_nothing_moves_between_players_or_while_another_table_is_looked_at() -> None:
    before = laid()
    give(before, 0, board="B G")
    after = do(before, "take 1")
    assert not motion(picture(before, (140, 40)), picture(after, (140, 40), seat=1))
    assert not motion(picture(before, (140, 40)), picture(before, (140, 40)))


def test_a_frame_says_where_it_is_drawn() -> None:
    drawn = Frame(((10, 5, piece("R")),), empty=(Rect(40, 9, 3, 1),))
    assert drawn.touches(Rect(0, 0, 11, 6))
    assert drawn.touches(Rect(41, 8, 9, 9))
    assert not drawn.touches(Rect(20, 0, 10, 20))


@asynccontextmanager
async def moving(home: Home) -> AsyncIterator[Pilot[None]]:
    """A table with pieces on the rack, with motion on and a timer that only a test lets tick."""
    session = session_at(8)
    save(home, session)
    async with app_at(home, (140, 40)) as pilot:
        pilot.app.animation_level = "full"
        await go_on(pilot)
        state = session.state
        give(state, state.seat, board="B G Y R", coatls=[])
        await lay(pilot, state)
        with patch.object(table_of(pilot), "set_interval", return_value=Mock()):
            yield pilot


async def test_the_table_is_new_at_once_and_a_key_ends_the_motion(home: Home) -> None:
    async with moving(home) as pilot:
        screen = table_of(pilot)
        animation = screen.face.painting.animation
        await press(pilot, "c", "1")
        assert animation.running
        assert len(screen.seen.own.board) == 3, "the game has gone on already"
        still = frame(pilot)
        for _ in range(3):
            animation.tick()
        await press(pilot)
        assert frame(pilot) != still
        await press(pilot, "c")
        assert not animation.running
        assert frame(pilot).split("\n")[:-5] == still.split("\n")[:-5], "all but the sentence"


async def test_after_its_last_frame_the_table_is_as_if_nothing_had_moved(home: Home) -> None:
    async with moving(home) as pilot:
        animation = table_of(pilot).face.painting.animation
        await press(pilot, "c", "1")
        still = frame(pilot)
        for _ in range(13):
            animation.tick()
        assert not animation.running
        await press(pilot)
        assert frame(pilot) == still


async def test_a_slow_terminal_gets_no_motion(home: Home) -> None:
    async with moving(home) as pilot:
        animation = table_of(pilot).face.painting.animation
        with patch.object(CoatlApp, "is_behind", PropertyMock(return_value=True)):
            for space in "12":
                await press(pilot, "c", space)
                assert animation.running
                animation.tick()
                assert not animation.running
        await press(pilot, "c", "3")
        assert not animation.running, "it was too slow twice"


async def test_motion_is_off_by_the_setting_and_without_colours(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    assert CoatlApp(home).moves
    save_settings(home.settings, Settings(motion=False))
    assert not CoatlApp(home).moves
    save_settings(home.settings, Settings())
    monkeypatch.setenv("NO_COLOR", "1")
    assert not CoatlApp(home).moves
