"""The calendar by the rules (11.3): days, windows, and pushing it on (S206, S208)."""

from __future__ import annotations

import pytest

from coatl_core.game.state import GameState
from coatl_tribes.calendar import following
from coatl_tribes.memory import Calendar
from tests.support import coatl, do, give, lay, legal
from tests.tribes.support import own, remember, table

SUPPLY = "B G | R R | K Y | G G | Y Y | B B | <R | <G | K> | Y>"


def closing(day: int, omen: str = "floods") -> GameState:
    """The first player can complete a coatl, on this day."""
    state = table(omen=omen)
    lay(state, SUPPLY)
    remember(state, "calendar", day=day)
    for seat in (0, 1):
        give(state, seat, board="K>", hand=(), coatls=[coatl("<RRRR", "count-red")])
    return state


def round_on(state: GameState) -> GameState:
    """Both players take pieces."""
    return do(state, "take 3", "take 2")


def test_six_days_are_calm_and_the_omens_follow_each_other() -> None:
    running = {day: Calendar(day).running for day in (1, 6, 7, 12, 13, 18, 19, 40)}
    assert running == {1: -1, 6: -1, 7: 0, 12: 0, 13: 1, 18: 1, 19: 2, 40: 2}
    assert [Calendar().window(place) for place in range(3)] == [(7, 12), (13, 18), (19, 0)]


def test_a_round_is_a_day() -> None:
    state = closing(3)
    assert own(round_on(state)).calendar.day == 4


def test_whoever_completes_a_coatl_may_push_the_calendar_once_a_game() -> None:
    state = do(closing(3), "extend 1 tail K>", "done")
    assert legal(state) == {"do tribes push", "do tribes no-push"}
    state = do(state, "do tribes push", "end")
    assert own(state).calendar == Calendar(3, pushed=(True, False), pushing=True)
    state = do(state, "take 1")
    assert own(state).calendar == Calendar(5, pushed=(True, False))
    give(state, 0, board="K>", coatls=[coatl("<RRRR", "count-red")])
    assert do(state, "extend 1 tail K>", "done").phase == "assemble"


def test_the_calendar_is_pushed_once_a_round_altogether() -> None:
    state = do(closing(3), "extend 1 tail K>", "done", "do tribes push", "end", "extend 1 tail K>", "done")
    assert (state.seat, state.phase) == (1, "assemble")
    assert own(do(state, "end")).calendar == Calendar(5, pushed=(True, False))


def test_whoever_does_not_push_may_do_so_later() -> None:
    state = do(closing(3), "extend 1 tail K>", "done", "do tribes no-push", "end", "take 1")
    assert own(state).calendar == Calendar(4, pushed=(False, False))


@pytest.mark.parametrize(
    ("day", "then", "ends"),
    [(4, 6, (6, 12, 18)), (5, 7, (7, 12, 18)), (6, 8, (6, 12, 18)), (11, 13, (6, 13, 18)), (17, 19, (6, 12, 19))],
)
def test_a_last_day_that_is_passed_over_moves_one_day_further(day: int, then: int, ends: tuple[int, ...]) -> None:
    """S206: an omen lasts to the end of its last day, even if somebody moves that day one tooth further."""
    assert following(Calendar(day, pushing=True)) == Calendar(then, ends)
    assert following(Calendar(day)) == Calendar(day + 1)


def test_a_pushed_calendar_shifts_the_window_of_an_omen() -> None:
    state = do(closing(11), "extend 1 tail K>", "done", "do tribes push", "end", "take 1")
    assert (own(state).calendar.day, own(state).calendar.running, own(state).omens.counts) == (13, 0, ())
    assert own(state).calendar.window(0) == (7, 13)
    assert own(state).calendar.window(1) == (14, 18)
    state = round_on(state)
    assert (own(state).calendar.running, len(own(state).omens.counts)) == (1, 1)


def test_a_pushed_calendar_ends_an_omen_sooner() -> None:
    state = do(closing(10), "extend 1 tail K>", "done", "do tribes push", "end", "take 1")
    assert own(state).calendar.day == 12
    state = round_on(state)
    assert (own(state).calendar.running, len(own(state).omens.counts)) == (1, 1)
