"""The table of a game with tribes, omens and quick actions: what holds is shown, and what is asked opens by itself."""

from __future__ import annotations

import pytest

from coatl_core.files.home import Home
from coatl_core.game.session import Session
from tests.support import do, give, lay
from tests.tribes.support import SWITCHES, ruleset, setup, table
from tests.tui.support import app_at, frame, go_on, press, save
from tests.tui.support import lay as show


def begun() -> Session:
    """A game at its first turn."""
    session = Session(setup(*SWITCHES), ruleset(*SWITCHES))
    while session.state.turn == 0:
        session.push(next(iter(session.legal_actions)))
    return session


@pytest.mark.parametrize("size", [(80, 24), (140, 40)])
@pytest.mark.slow
async def test_the_table_shows_what_holds_and_asks_by_itself(home: Home, size: tuple[int, int]) -> None:
    state = table("balam", "yaluk", omen="angry-B", tile="draw")
    lay(state, "B G | R R | K Y | G G | Y Y | B B | <R | <G | K> | Y>")
    give(state, 0, hand=("count-red", "count-blue"), board="")
    save(home, begun())
    async with app_at(home, size) as pilot:
        await go_on(pilot)
        await show(pilot, state)
        assert "Angry god (blue) 7/12: now 0 → −3, next at 1" in frame(pilot)
        await show(pilot, do(state, "take 6"))
        await press(pilot, "m")
        assert "pay to keep it, or leave it: blue body segment?" in " ".join(frame(pilot).split())
        assert "rule 11" in frame(pilot)
