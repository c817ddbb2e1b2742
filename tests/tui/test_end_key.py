"""The key for the end belongs to whose turn it is: pressed for the steps of others, it never ends the own turn."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_core.game.session import Session
from coatl_tui.settings import Settings, save_settings
from tests.support import coatl, give
from tests.tui.support import app_at, frame, line, press, settled, table
from tests.tui.test_computers import HARD, dealt
from tests.tui.test_solo import save, solo_session

pytestmark = pytest.mark.slow

FULL = ("count-blue", "count-red", "count-green", "count-black", "count-yellow")


@pytest.fixture
def by_steps(home: Home) -> Home:
    """Others wait for a key before each step."""
    save_settings(home.settings, Settings(pace="steps"))
    return home


def own(session: Session) -> list[Action]:
    """What the player has done."""
    return [played.action for played in session.history if not isinstance(played.action, a.Step)]


async def stuck(pilot: Pilot[None]) -> None:
    """Whatever the opponent does, the player can do nothing after it but pass."""
    session = table(pilot).game.session
    state = session.state.clone()
    give(state, 0, board=" ".join(["<R"] * 8), hand=FULL, coatls=[coatl("<K"), coatl("<B")], temples=[])
    session.state = state
    table(pilot).show_table()
    await settled(pilot)


@pytest.mark.parametrize("more", [1, 2, 7])
async def test_however_often_it_is_pressed_in_the_opponents_turn_it_does_not_pass(by_steps: Home, more: int) -> None:
    save(by_steps, solo_session(3, waits=True))
    async with app_at(by_steps) as pilot:
        await press(pilot, "c")
        await stuck(pilot)
        session = table(pilot).game.session
        done = own(session)
        await press(pilot, "e", *["e"] * more)
        session = table(pilot).game.session
        assert session.legal_actions == (a.Pass(),)
        assert own(session) == done
        assert "It is your turn now. Do you want to end it?" in frame(pilot)
        await press(pilot, "2")
        assert own(table(pilot).game.session) == [*done, a.Pass()]


async def test_it_passes_at_once_after_any_other_key(by_steps: Home) -> None:
    save(by_steps, solo_session(3, waits=True))
    async with app_at(by_steps) as pilot:
        await press(pilot, "c")
        await stuck(pilot)
        done = own(table(pilot).game.session)
        await press(pilot, "e", "e", "1", "e")
        assert own(table(pilot).game.session) == [*done, a.Pass()]


async def test_it_is_no_matter_when_in_his_turn_it_is_pressed(by_steps: Home) -> None:
    """Enter goes through his steps one by one; the last of them may have come before the key for the rest."""
    save(by_steps, solo_session(3, waits=True))
    for steps in range(1, 40):
        async with app_at(by_steps) as pilot:
            await press(pilot, "c")
            await stuck(pilot)
            done = own(table(pilot).game.session)
            for _ in range(steps):
                if table(pilot).game.session.opponent_moves:
                    await press(pilot, "enter")
            ended = not table(pilot).game.session.opponent_moves
            await press(pilot, "e", "e")
            assert own(table(pilot).game.session) == done
            pilot.app.to_menu()  # type: ignore[attr-defined]
        save(by_steps, solo_session(3, waits=True))
        if ended:
            return
    raise AssertionError("his turn does not end")


async def test_where_something_can_be_done_it_says_whose_turn_it_is(by_steps: Home) -> None:
    save(by_steps, solo_session(3, waits=True))
    async with app_at(by_steps) as pilot:
        await press(pilot, "c", "e", "e", "e")
        assert "It is your turn now: take pieces, choose prophecies or assemble." in line(pilot)
        await press(pilot, "s", "e")
        assert "You have not done anything yet" in line(pilot)


async def test_after_a_computer_player_it_ends_nothing_either(by_steps: Home) -> None:
    game = dealt(by_steps, HARD, None)
    game.close()
    async with app_at(by_steps, (140, 40)) as pilot:
        await press(pilot, "c")
        while table(pilot).game.waits_for().who == "computer":
            await press(pilot, "enter")
            while table(pilot).others.thinking or table(pilot).changes.busy:
                await settled(pilot)
        assert table(pilot).arriving.just_begun
        await press(pilot, "h", "1", "e")  # the dealt prophecies are kept
        while table(pilot).game.waits_for().who == "computer":
            await press(pilot, "enter")
            while table(pilot).others.thinking or table(pilot).changes.busy:
                await settled(pilot)
        before = len(table(pilot).game.session.history)
        await press(pilot, "e", "e", "e")
        assert len(table(pilot).game.session.history) == before
        assert "It is your turn now" in line(pilot)


async def test_a_game_gone_on_with_in_the_own_turn_knows_nothing_of_others(by_steps: Home) -> None:
    save(by_steps, solo_session(3))
    async with app_at(by_steps) as pilot:
        await press(pilot, "c", "e")
        assert "You have not done anything yet" in line(pilot)
