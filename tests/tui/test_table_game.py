"""The table with a game of another kind: one that takes its time, fails, or shows somebody else's turn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual import events
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.errors import IllegalActionError, Refusal, VariantFailed
from coatl_core.game.events import Passed
from coatl_core.game.session import Session
from coatl_core.game.view import view
from coatl_core.play.things import Field, HandCard
from coatl_tui.app import CoatlApp
from coatl_tui.guide.help import HelpScreen
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.table.changes import MOMENT
from coatl_tui.table.score import ScoreScreen
from coatl_tui.table.screen import TableScreen
from coatl_tui.widgets.pane import Pane
from tests.locale.support import LANGUAGES, app_in, speaking
from tests.support import rarely
from tests.tui.fake_game import FakeGame
from tests.tui.support import app_at, frame, line, press, put_cursor, session_at, settled

pytestmark = pytest.mark.slow

SAVING, STILL_SAVING = "Saving…", "Your last action is still being saved: press the key again in a moment."


def table(pilot: Pilot[None]) -> TableScreen:
    """The table, which must be what is shown."""
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen), screen
    return screen


@asynccontextmanager
async def at_table(home: Home, game: FakeGame, tag: str = "en") -> AsyncIterator[Pilot[None]]:
    """The app at the table of this game."""
    async with app_in(tag, home) as pilot:
        assert isinstance(pilot.app, CoatlApp)
        pilot.app.games.play(game)
        await settled(pilot)
        yield pilot


TAKE = a.Take(1)


def one_turn(turn: int = 12, tokens: bool = False) -> FakeGame:
    """A player's turn, and the table after they have taken the first field."""
    session = session_at(turn, tokens=tokens)
    seat, before = session.acting, session.view(session.acting)
    legal = session.legal_actions
    happened = session.push(TAKE)
    return FakeGame([before, session.view(seat)], legal, happened)


async def take(pilot: Pilot[None]) -> None:
    await put_cursor(pilot, "s", Field(TAKE.field))
    await press(pilot, "enter")


async def wait_longer_than_a_moment(pilot: Pilot[None]) -> None:
    await pilot.pause(3 * MOMENT)
    await settled(pilot)


async def release(pilot: Pilot[None], game: FakeGame) -> None:
    """Lets the game answer, and the table show it."""
    game.released.set()
    await settled(pilot)
    await settled(pilot)


# What takes its time


@pytest.mark.parametrize("tag", LANGUAGES)
async def test_an_action_that_takes_its_time_is_announced_and_then_shown(home: Home, tag: str) -> None:
    game = one_turn()
    async with at_table(home, game, tag) as pilot:
        game.released.clear()
        await take(pilot)
        await wait_longer_than_a_moment(pilot)
        assert line(pilot) == speaking(tag)("message-saving")
        assert table(pilot).seen == game.views[0]
        await release(pilot, game)
        assert game.pushed == [TAKE]
        assert table(pilot).seen == game.views[1]
        assert line(pilot) not in ("", speaking(tag)("message-saving"))


async def test_an_action_done_within_a_moment_is_not_announced(home: Home) -> None:
    game = one_turn()
    async with at_table(home, game) as pilot:
        await take(pilot)
        assert SAVING not in frame(pilot)
        await wait_longer_than_a_moment(pilot)
        assert SAVING not in frame(pilot)
        assert table(pilot).seen == game.views[1]


async def test_meanwhile_cursor_help_and_language_answer(home: Home) -> None:
    game = one_turn()
    async with at_table(home, game) as pilot:
        game.released.clear()
        await take(pilot)
        await press(pilot, "right")
        await wait_longer_than_a_moment(pilot)
        assert table(pilot).pane("supply").item == Field(2)
        await press(pilot, "h", "down", "o")
        await wait_longer_than_a_moment(pilot)
        assert line(pilot) == SAVING
        await press(pilot, "question_mark")
        assert isinstance(pilot.app.screen, HelpScreen)
        await press(pilot, "escape", "f6")
        assert table(pilot).l10n.tag == "cs"
        assert speaking("cs")("pane-supply") in frame(pilot)
        await release(pilot, game)
        assert table(pilot).seen == game.views[1]


@pytest.mark.parametrize(
    "keys",
    ["s 2 2", "c 1", "u", *rarely("s 2 enter", "p 1", "d 1", "e", "r", "x", "c up enter")],
)
async def test_another_action_meanwhile_is_dropped_with_a_message(home: Home, keys: str) -> None:
    game = one_turn(30, tokens=True)
    async with at_table(home, game) as pilot:
        game.released.clear()
        await take(pilot)
        await wait_longer_than_a_moment(pilot)
        await press(pilot, *keys.split())
        assert line(pilot) == STILL_SAVING
        assert not table(pilot).choice.open
        await release(pilot, game)
        assert game.pushed == [TAKE]
        assert table(pilot).seen == game.views[1]


async def test_keys_typed_ahead_wait_for_a_moment_and_are_not_lost(home: Home) -> None:
    session = session_at(12)
    seat, views = session.acting, [session.view(session.acting)]
    session.push(a.DrawDeck())
    views.append(session.view(seat))
    game = FakeGame([*views, views[-1]])
    async with at_table(home, game) as pilot:
        await put_cursor(pilot, "s", Field(TAKE.field))
        game.released.clear()
        for key in ("enter", "e"):  # both are there before the first is answered
            event = events.Key(key, None)
            event.set_sender(pilot.app)
            await pilot.app._post_message(event)
        game.released.set()
        await settled(pilot)
        await settled(pilot)
        assert game.pushed == [TAKE, a.EndTurn()]


async def test_the_table_can_be_left_meanwhile(home: Home) -> None:
    game = one_turn()
    async with at_table(home, game) as pilot:
        game.released.clear()
        await take(pilot)
        await wait_longer_than_a_moment(pilot)
        await press(pilot, "q", "2")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert game.closed
        assert game.cancelled
        await release(pilot, game)
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_an_answer_that_comes_while_the_table_is_being_left_is_not_shown(home: Home) -> None:
    game = one_turn()
    async with at_table(home, game) as pilot:
        game.released.clear()
        await take(pilot)
        await wait_longer_than_a_moment(pilot)
        assert isinstance(pilot.app, CoatlApp)
        game.released.set()
        pilot.app.to_menu()
        await settled(pilot)
        assert isinstance(pilot.app.screen, MenuScreen)


@pytest.mark.parametrize("answered", [False, True])
async def test_the_table_can_be_left_before_anybody_has_noticed(home: Home, answered: bool) -> None:
    game = one_turn()
    async with at_table(home, game) as pilot:
        assert isinstance(pilot.app, CoatlApp)
        game.released.clear()
        table(pilot).playing.act(TAKE)
        await pilot.pause(0)
        pilot.app.to_menu()
        if answered:
            game.released.set()
        await wait_longer_than_a_moment(pilot)
        assert game.pushed == [TAKE]
        await press(pilot, "down", "n")
        assert not isinstance(pilot.app.screen, MenuScreen)


async def test_a_question_about_leaving_stays_open_when_the_answer_comes(home: Home) -> None:
    game = one_turn()
    async with at_table(home, game) as pilot:
        game.released.clear()
        await take(pilot)
        await wait_longer_than_a_moment(pilot)
        await press(pilot, "q")
        await release(pilot, game)
        assert table(pilot).seen == game.views[1]
        assert table(pilot).choice.open
        assert table(pilot).choice.has_focus


async def test_the_score_sheet_waits_until_the_table_is_shown_again(home: Home) -> None:
    session = session_at(10_000)
    over = session.view(session.acting)
    game = FakeGame([session_at(12).view(0), over], sheet=session.score_sheet())
    async with at_table(home, game) as pilot:
        game.released.clear()
        await take(pilot)
        await wait_longer_than_a_moment(pilot)
        await press(pilot, "question_mark")
        await release(pilot, game)
        assert isinstance(pilot.app.screen, HelpScreen)
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, ScoreScreen)
        await press(pilot, "escape")
        assert table(pilot).face.looking.over


# What fails


@pytest.mark.parametrize("slow", [False, True])
@pytest.mark.parametrize(
    ("problem", "sentence"),
    [
        (OSError(28, "No space left on device"), "it was not done: the disk is full. Try again."),
        (VariantFailed("moon", "moon", "no moon tonight"), "“moon” failed: no moon tonight"),
        (IllegalActionError(TAKE, Refusal("field-empty", "4.1", {"field": 1})), "is empty. (rule 4.1)"),
    ],
    ids=["disk", "plugin", "rules"],
)
async def test_an_action_that_fails_is_explained_and_nothing_else_happens(
    home: Home, problem: Exception, sentence: str, slow: bool
) -> None:
    game = one_turn()
    async with at_table(home, game) as pilot:
        game.problem = problem
        if slow:
            game.released.clear()
        await take(pilot)
        if slow:
            await wait_longer_than_a_moment(pilot)
            await release(pilot, game)
        assert sentence in " ".join(frame(pilot).split())
        assert SAVING not in frame(pilot)
        assert table(pilot).seen == game.views[0]
        await press(pilot, "enter")  # the second attempt is a new one
        assert game.pushed == [TAKE, TAKE]
        assert table(pilot).seen == game.views[1]


@pytest.mark.exhaustive
async def test_a_fault_of_the_program_is_reported_as_it_is(home: Home) -> None:
    game = one_turn()
    game.problem = ZeroDivisionError("seven")
    with pytest.raises(ZeroDivisionError, match="seven"):
        async with at_table(home, game) as pilot:
            await take(pilot)


# Somebody else's turn


def elsewhere(session: Session) -> FakeGame:
    """The game as the other of two players sees it, at a machine of their own, while it is not their turn."""
    return FakeGame([session.view(1 - session.acting)], events=[Passed(session.acting)])


async def test_in_anothers_turn_the_own_hand_is_shown_and_nothing_of_theirs(home: Home) -> None:
    session = session_at(20)
    state, game = session.state, elsewhere(session)
    mine, theirs = state.players[1 - state.seat].hand, state.player.hand
    assert mine != theirs
    async with at_table(home, game) as pilot:
        scene = table(pilot).scene
        assert scene is not None
        assert (scene.shown, scene.own_turn, scene.legal) == (1 - state.seat, False, ())
        hand = [spot.item for spot in table(pilot).pane("hand").content.spots]
        assert tuple(item.card for item in hand if isinstance(item, HandCard)) == mine
        assert line(pilot, "status").startswith(state.setup.players[state.seat])
        await press(pilot, "o")
        hand = [spot.item for spot in table(pilot).pane("hand").content.spots]
        assert tuple(item.card for item in hand if isinstance(item, HandCard)) == mine


async def test_in_anothers_turn_nothing_can_be_done_and_it_is_said_why(home: Home) -> None:
    """In every phase of the other's turn: no key finds a legal action, or one of theirs."""
    session, phases = session_at(10_000, tokens=True), set()
    for step in session.history:
        state = step.before
        if state.phase in phases:
            continue
        phases.add(state.phase)
        game = FakeGame([view(state, 1 - state.seat)])
        async with at_table(Home(home.data / state.phase, home.config), game) as pilot:
            for pane in ("s", "p", "c", "h"):
                await press(pilot, pane)
                focused = pilot.app.focused
                assert isinstance(focused, Pane)
                for index in range(len(focused.content.spots)):
                    focused.go(index)
                    game.problem = IllegalActionError(a.Pass(), Refusal("during-opponent", "3"))
                    await press(pilot, "enter")
                    assert not table(pilot).choice.open
                    assert not table(pilot).face.looking.marked
            for key in ("e", "x"):
                game.problem = IllegalActionError(a.EndTurn(), Refusal("during-opponent", "3"))
                await press(pilot, key)
                assert not table(pilot).choice.open
                assert "opponent’s turn" in " ".join(frame(pilot).split())
            assert game.at == 0
    assert phases >= {"keep", "action", "choose", "assemble", "complete"}


async def test_a_covered_table_shows_nothing_of_anybody(home: Home) -> None:
    session = session_at(20)
    game = FakeGame([session.view(None)], session.legal_actions, covered=True)
    async with app_at(home) as pilot:
        assert isinstance(pilot.app, CoatlApp)
        pilot.app.games.play(game)
        await settled(pilot)
        assert "I am " in frame(pilot)
        assert table(pilot).scene is None
        await press(pilot, "s", "1", "1", "e", "x", "d", "1", "t", "h")
        assert not game.pushed
        assert not table(pilot).pane("hand").content.lines
