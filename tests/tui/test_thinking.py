"""A computer player that thinks for a while has a mark, which moves nothing else and goes when it has decided."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from unittest.mock import patch

import pytest
from attrs import evolve

from coatl_core.files.home import Home
from coatl_core.game.rules import ComputerSeat
from coatl_core.play.local_game import LocalGame
from coatl_core.play.standing import waiting_in
from coatl_core.play.table_game import Decision
from coatl_tui.settings import Settings, save_settings
from coatl_tui.table.draw.table import draw_table
from coatl_tui.table.scene import Scene
from coatl_tui.table.thinking import ThinkingMark
from coatl_tui.widgets.canvas import THINKING
from tests.support import paired, rarely
from tests.tui.support import app_at, frame, press, table, until
from tests.tui.test_computers import EASY, HARD, dealt
from tests.tui.test_draw import SIZES, board, laid, named, scene
from tests.tui.test_signs import page, shown


class StillTimer:
    """A timer that never rings by itself."""

    stopped = False

    def stop(self) -> None:
        self.stopped = True


class NoScreen:
    def set_interval(self, seconds: float, tick: Callable[[], None]) -> StillTimer:
        assert seconds >= 0.25  # at most four times a second
        return StillTimer()


def signs_of(ticks: int, moves: bool) -> list[str]:
    """What is drawn while somebody thinks for so many ticks."""
    drawn: list[str] = []
    mark = ThinkingMark(NoScreen(), lambda: moves, lambda: drawn.append(mark.sign))  # type: ignore[arg-type]
    mark.start()
    assert not mark.sign
    for _ in range(ticks):
        mark.tick()
    mark.stop()
    mark.tick()
    assert not mark.sign
    return drawn


def test_the_mark_turns_if_motion_is_on_and_else_is_drawn_once() -> None:
    assert signs_of(5, moves=True) == [*THINKING, THINKING[0]]
    assert signs_of(5, moves=False) == [THINKING[0]]
    assert signs_of(0, moves=True) == []


def seen_by_the_others(players: int) -> Scene:
    """A late game of one person, who looks on, with computer players, one of which is to move."""
    state = laid(players)
    watched = scene(state, seat=(state.seat + 1) % players)
    seats = tuple(None if seat == watched.shown else ComputerSeat("hard") for seat in range(players))
    view = evolve(watched.view, setup=evolve(watched.view.setup, seats=seats))
    return evolve(watched, view=view, waiting=waiting_in(view))


@pytest.mark.parametrize(("size", "players"), paired(SIZES, [2, 3, 4]))
@pytest.mark.slow
def test_the_mark_stands_by_the_name_and_in_the_status_and_moves_nothing_else(
    size: tuple[int, int], players: int
) -> None:
    for each in (seen_by_the_others(players), named(seen_by_the_others(players))):
        drawn = []
        for sign in ("", *THINKING):
            made = board(each, size)
            made.thinking = sign
            drawn.append("\n".join("".join(span.text for span in row) for row in draw_table(made).lines()))
        without, *with_it = drawn
        for sign, text in zip(THINKING, with_it, strict=True):
            assert text.count(sign) == 2
            assert f"{sign} thinking" in text.splitlines()[0] or size[0] <= 80
            assert text.replace(sign, THINKING[0]) == with_it[0]
            assert text.splitlines()[1:] != without.splitlines()[1:]
            changed = sum(a != b for a, b in zip(text, without, strict=True))
            assert changed <= len("◐ thinking") + 1


@pytest.mark.parametrize("ascii_only", [False, True])
def test_the_signs_are_explained(ascii_only: bool) -> None:
    explained = {sign for sign, _ in shown(page("en", 76, ascii_only).content.lines)}
    assert set("|/-\\" if ascii_only else THINKING) <= explained


@pytest.mark.parametrize("size", [(80, 24), *rarely(((140, 40),), ((200, 60),))])
@pytest.mark.slow
async def test_at_the_table_the_mark_comes_and_goes_when_the_player_has_decided(
    home: Home, size: tuple[int, int]
) -> None:
    save_settings(home.settings, Settings(pace="steps"))
    dealt(home, HARD, None, EASY).close()
    decided, decide = asyncio.Event(), LocalGame.decide

    async def slowly(game: LocalGame) -> Decision | None:
        await decided.wait()
        return await decide(game)

    async with app_at(home, size) as pilot:
        with patch.object(LocalGame, "decide", slowly):
            await press(pilot, "c")
            assert "to move" in frame(pilot)
            await press(pilot, "enter")
            await until(pilot, lambda: "◐ thinking" in frame(pilot))
            assert "Ana ◐" in frame(pilot)
            await press(pilot, "question_mark", "escape", "l", "l", "f6")  # it can be looked around meanwhile
            assert "◐ přemýšlí" in frame(pilot)
            decided.set()
            await until(pilot, lambda: not (table(pilot).others.thinking or table(pilot).changes.busy))
            assert "◐" not in frame(pilot)
