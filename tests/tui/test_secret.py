"""Secret hands at a real table: the form asks for them, the table shows backs, and a card is named when it is used."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.game.rules import Rules, Setup
from coatl_core.play.local_game import resume
from coatl_core.saves.store import Store
from coatl_tui.table.replay import ReplayScreen
from coatl_tui.table.score import ScoreScreen
from coatl_tui.table.screen import TableScreen
from coatl_tui.table.tell_screen import TellScreen
from coatl_tui.table.trial_screen import TrialScreen
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.seat_field import SeatField
from tests.conftest import Effort
from tests.support import NAMES, registry
from tests.tui.secret_typist import secret_typist
from tests.tui.support import app_at, app_of, frame, line, press, seat_is, shows, table
from tests.tui.test_real_table import from_table

pytestmark = pytest.mark.slow

WHY = "Your hand is secret, so there is no help here"


def company(seed: str, players: int = 2, tokens: bool = False) -> Setup:
    return Setup(NAMES[:players], seed, card_sets=("base",), rules=Rules(sacrifice_tokens=tokens))


async def test_a_game_with_secret_hands_is_told_to_its_end(home: Home, effort: Effort) -> None:
    """The screen knows what is told, asks no seat for more, and covers nothing that it does not know."""
    for number in effort.seeds(quick=1, test=1, exhaustive=3):
        players = 2 + number % 2
        secret = ((0,), (0, players - 1), (0, 1))[number % 3]
        async with app_at(home) as pilot:
            typing = secret_typist(pilot, company(f"secret {number}", players, number % 4 == 1), secret)
            await typing.sit_down()
            await typing.play(effort(quick=2, test=4, exhaustive=1000))
            assert bool(typing.turns_covered) == (len(secret) < players)
            if typing.real.over:
                assert shows(pilot, ScoreScreen)
                assert typing.game.score_sheet() == typing.real.score_sheet()
                await press(pilot, "i")
                assert f"Nobody told the app the cards of {NAMES[0]}" in frame(pilot)


async def test_a_secret_hand_is_shown_as_backs_and_there_is_no_help(home: Home) -> None:
    """Nor is there anything that must be covered, or that cannot be taken back, saved and looked at again."""
    async with app_at(home) as pilot:
        typing = secret_typist(pilot, company("at table"), (0,))
        await typing.sit_down()
        game, own = typing.game, typing.real.state.player
        await press(pilot, "e")
        assert shows(pilot, TellScreen) and "1 of 3" in frame(pilot)
        await press(pilot, "escape")
        assert shows(pilot, TableScreen) and game.view().phase == "keep", "what is left is not done"
        await typing.play(2)
        while typing.real.acting != 0:
            await typing.play_one()
        shown, own = frame(pilot), typing.real.state.player
        assert shown.count("▌ covered") == len(own.hand)
        assert shown.count("covered temple") == len(own.temples)
        assert "brings nearer" not in shown and "on coatl 1: solid" not in shown
        assert not table(pilot).gives_hints
        await press(pilot, "i")
        assert line(pilot).startswith(WHY)
        await press(pilot, "v")
        assert line(pilot).startswith(WHY) and not shows(pilot, TrialScreen)
        await press(pilot, "h", "1")
        assert line(pilot) == "No prophecy that you could hold can be used now."
        before, steps = game.session.state.digest(), len(game.session.history)
        number = next(n for n, pieces in enumerate(game.view().supply, 1) if pieces)
        await press(pilot, "s", str(number), str(number))
        assert len(game.session.history) == steps + 1
        await press(pilot, "u")
        assert game.session.state.digest() == before and not game.covered
        await press(pilot, "b")
        pilot.app.screen.query_one("#places", Pane).go_item("size hand 1")
        await press(pilot, "right", "f2")
        assert game.view().players[0].hand_size == len(own.hand) + 1, "the number is told anew"
        await press(pilot, "u")
        pilot.app.push_screen(ReplayScreen(game.replay()))
        await press(pilot, "home", "right", "end", "escape")
        assert shows(pilot, TableScreen)
        path, view = game.lock.path, game.view()
        game.close()
    again = resume(path, registry(), Store(path.parent), lambda: None)
    assert again.view() == view
    again.close()


# The form


def hand_of(pilot: Pilot[None], seat: int) -> str:
    return pilot.app.screen.query_one(f"#seat-{seat}", SeatField).value


async def test_the_seats_at_a_real_table_ask_for_the_hand(home: Home) -> None:
    async with app_at(home) as pilot:
        await from_table(pilot, "-")
        assert frame(pilot).count("hand told") == 2
        await seat_is(pilot, 1, "*")
        assert line(pilot).startswith("The app knows only how many cards this player holds")
        await seat_is(pilot, 2, "!adam")
        assert hand_of(pilot, 1) == "-" and "hand" not in frame(pilot).splitlines()[3], "whoever is alone tells all"
        await press(pilot, "right")
        assert hand_of(pilot, 1) == "*", "whoever steps past the opponent has lost nothing"
        assert line(pilot).startswith("Computer players must know their cards")
        await press(pilot, "f2")
        game = app_of(pilot).games.game
        assert game is not None and game.view().setup.secret == (0,)
