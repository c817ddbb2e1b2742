"""A game with persons elsewhere: they move, take back, go away and come back, and nothing of theirs is offered here."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.events import Event, seen_by
from coatl_core.game.session import Session
from coatl_core.game.state import Phase
from coatl_core.game.view import view
from coatl_core.play.session_game import SessionGame
from coatl_core.play.standing import Waiting, waiting_in
from coatl_core.play.table_game import KeptGame, ReplayedGame
from coatl_core.play.things import Field
from coatl_tui.app import CoatlApp
from coatl_tui.bindings import command
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.table.score import ScoreScreen
from coatl_tui.table.screen import TableScreen
from tests.locale.support import LANGUAGES, app_in, speaking
from tests.support import NAMES, paired
from tests.tui.fake_game import FakeGame
from tests.tui.support import frame, line, press, session_at, settled
from tests.tui.test_two_worlds import CASES, sessions

pytestmark = pytest.mark.slow

SIZES = ((80, 24), (120, 36), (140, 40), (200, 60))
PHASES: tuple[Phase, ...] = ("keep", "action", "choose", "assemble", "complete")


def table(pilot: Pilot[None]) -> TableScreen:
    """The table, which must be what is shown."""
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen), screen
    return screen


@asynccontextmanager
async def at_table(
    home: Home, game: FakeGame, tag: str = "en", size: tuple[int, int] = (80, 24)
) -> AsyncIterator[Pilot[None]]:
    """The app at the table of this game."""
    async with app_in(tag, home, size) as pilot:
        assert isinstance(pilot.app, CoatlApp)
        pilot.app.games.play(game)
        await settled(pilot)
        yield pilot


def other(session: Session) -> int:
    """The seat of the one of two players whose turn it is not."""
    return 1 - session.acting


def looked_at_by(seat: int, session: Session) -> FakeGame:
    """The game as one of two players sees it at a machine of their own."""
    own = session.acting == seat
    return FakeGame([session.view(seat)], session.legal_actions if own else ())


def taking(session: Session) -> a.Take:
    """The first of the pieces that can be taken."""
    return next(action for action in session.legal_actions if isinstance(action, a.Take))


async def moves(pilot: Pilot[None], game: FakeGame, session: Session, action: a.Action) -> list[Event]:
    """The other plays an action, and the game tells the screen."""
    seat = game.view().seat
    assert seat is not None
    events = [seen_by(event, seat) for event in session.push(action)]
    game.another_moves(session.view(seat), events, session.legal_actions if session.acting == seat else ())
    await settled(pilot)
    return events


# What others do


async def test_anothers_move_is_shown_when_it_comes_and_told(home: Home) -> None:
    session = session_at(20)
    seat, mover = other(session), session.setup.players[session.acting]
    game = looked_at_by(seat, session)
    async with at_table(home, game) as pilot:
        await moves(pilot, game, session, taking(session))
        assert table(pilot).seen == session.view(seat)
        assert mover in line(pilot)
        assert mover in line(pilot, "news")
        assert not game.pushed


async def test_when_the_turn_comes_the_cursor_is_where_something_can_be_done(home: Home) -> None:
    session = session_at(12)
    seat = other(session)
    game = looked_at_by(seat, session)
    async with at_table(home, game) as pilot:
        await press(pilot, "o")
        await moves(pilot, game, session, a.DrawDeck())
        assert (
            table(pilot).face.looking.looked_at == session.acting
        )  # the one who looks at another table goes on doing so
        await moves(pilot, game, session, a.EndTurn())
        scene = table(pilot).scene
        assert scene is not None
        assert scene.own_turn
        assert scene.shows_own
        pane = table(pilot).cursor_pane()
        assert pane is not None
        assert isinstance(pane.item, Field)


async def test_the_key_that_ends_a_turn_ends_none_that_begins_just_then(home: Home) -> None:
    session = session_at(20)
    seat = other(session)
    game = looked_at_by(seat, session)
    async with at_table(home, game) as pilot:
        await moves(pilot, game, session, taking(session))  # with which the turn ends
        assert session.acting == seat
        await press(pilot, "e")
        assert not game.pushed


async def test_an_undo_by_another_closes_the_question_and_shows_what_is_there_now(home: Home) -> None:
    session = session_at(20, tokens=True)
    seat = session.acting
    game = looked_at_by(seat, session)
    async with at_table(home, game) as pilot:
        await press(pilot, "x")
        assert table(pilot).choice.open
        session.pop()
        game.another_moves(session.view(seat))
        await settled(pilot)
        assert not table(pilot).choice.open
        assert table(pilot).seen == session.view(seat)
        await press(pilot, "1")
        assert not game.pushed


async def test_the_question_whether_to_leave_stays_open_while_others_move(home: Home) -> None:
    session = session_at(20)
    game = looked_at_by(other(session), session)
    async with at_table(home, game) as pilot:
        await press(pilot, "q")
        await moves(pilot, game, session, taking(session))
        assert table(pilot).choice.open
        assert table(pilot).seen == game.view()
        await press(pilot, "2")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert game.closed


async def test_what_others_do_while_an_own_action_is_on_its_way_is_shown_after_it(home: Home) -> None:
    session = session_at(20)
    seat = session.acting
    game = looked_at_by(seat, session)
    async with at_table(home, game) as pilot:
        game.released.clear()
        table(pilot).playing.act(taking(session))
        await pilot.pause(0)
        session.push(taking(session))
        mover, before = session.setup.players[session.acting], table(pilot).seen
        events = session.push(taking(session))
        game.another_moves(session.view(seat), events)
        await pilot.pause(0)
        assert table(pilot).seen == before
        game.released.set()
        await settled(pilot)
        await settled(pilot)
        assert table(pilot).seen == session.view(seat)
        assert mover in line(pilot)


async def test_a_change_that_comes_after_the_table_was_left_shows_nothing(home: Home) -> None:
    session = session_at(20)
    game = looked_at_by(other(session), session)
    async with at_table(home, game) as pilot:
        await press(pilot, "q", "2")
        await moves(pilot, game, session, taking(session))
        assert isinstance(pilot.app.screen, MenuScreen)


# Who is waited for


@pytest.mark.parametrize(("tag", "size"), paired(LANGUAGES, SIZES))
async def test_on_anothers_turn_nothing_of_theirs_is_offered(home: Home, tag: str, size: tuple[int, int]) -> None:
    """In every phase: the status says who is to move, and on the bar stands only what is one's own."""
    l10n, phases = speaking(tag), set()
    states = [step.before for step in session_at(10_000).history]
    game = FakeGame([view(states[0], 1 - states[0].seat)])
    own = {"number", "next-pane", "other", "log", "quit", "rules", "help", "undo"}
    async with at_table(home, game, tag, size) as pilot:
        for state in states:
            if state.phase in phases:
                continue
            phases.add(state.phase)
            game.another_moves(view(state, 1 - state.seat))
            await settled(pilot)
            status = line(pilot, "status")
            assert status.split("  ")[0].startswith(state.setup.players[state.seat])
            assert l10n("due-other") in status
            limits = table(pilot).seen.limits()
            for due in ("keep", "action", "first", "second", "end", "choose", "vision", "assemble", "complete", "ask"):
                assert l10n(f"due-{due}", most=limits.kept, least=limits.kept_least) not in status
            for pane in ("s", "p", "c", "h"):
                await press(pilot, pane)
                entries = table(pilot).bar_entries()
                assert {each.id for entry in entries for _, each in entry.keys if each is not None} <= own
            assert not table(pilot).choice.open
    assert phases >= {*PHASES}


@pytest.mark.parametrize(("tag", "size"), paired(LANGUAGES, SIZES))
async def test_it_is_said_that_somebody_is_away_or_the_line_is_cut(home: Home, tag: str, size: tuple[int, int]) -> None:
    session, l10n = session_at(20), speaking(tag)
    acting = session.acting
    game = looked_at_by(other(session), session)
    async with at_table(home, game, tag, size) as pilot:
        game.stands(Waiting("person", acting, away=125.0))
        await settled(pilot)
        assert l10n("due-away", minutes=2) in line(pilot, "status")
        game.stands(Waiting("person", acting, cut=True))
        await settled(pilot)
        assert l10n("due-cut").rstrip("…")[:20] in line(pilot, "status")
        game.stands(None)
        await settled(pilot)
        assert l10n("due-other") in line(pilot, "status")


async def test_a_line_that_is_cut_and_back_leaves_everything_as_it_was(home: Home) -> None:
    session = session_at(20)
    game = looked_at_by(session.acting, session)
    async with at_table(home, game) as pilot:
        await press(pilot, "p", "right")
        before = frame(pilot)
        legal = game.legal
        game.legal = ()
        game.stands(Waiting("self", session.acting, cut=True))
        await settled(pilot)
        assert "cut" in line(pilot, "status")
        assert table(pilot).scene is not None
        game.legal = legal
        game.stands(None)
        await settled(pilot)
        assert frame(pilot) == before


def test_who_is_waited_for_follows_from_the_view() -> None:
    session = session_at(20)
    acting = session.acting
    assert waiting_in(session.view(acting)) == Waiting("self", acting)
    assert waiting_in(session.view(None)) == Waiting("self", acting)
    assert waiting_in(session.view(1 - acting)) == Waiting("person", acting)
    assert waiting_in(session_at(10_000).view(0)) == Waiting("nobody")


@pytest.mark.parametrize("case", CASES)
def test_a_game_at_this_machine_waits_for_whom_its_view_tells(case: str) -> None:
    """For a person, a computer player, the automatic opponent and nobody, whoever looks."""
    seen = set()
    for session in sessions(CASES[case], 7):
        for viewer in (None, *range(len(session.setup.players))):
            waiting = SessionGame(session, viewer=viewer).waits_for()
            assert waiting == waiting_in(session.view(viewer))
            seen.add(waiting.who)
    assert seen == {"persons": {"self", "person"}, "computers": {"self", "person", "computer"}}.get(
        case, {"self", "opponent"}
    )
    assert SessionGame(session_at(10_000)).waits_for() == Waiting("nobody")


# What a game without a file has not


async def test_a_game_without_a_file_offers_no_save_and_is_left_without_one(home: Home) -> None:
    session = session_at(20)
    game = looked_at_by(session.acting, session)
    assert not isinstance(game, KeptGame | ReplayedGame)
    async with at_table(home, game) as pilot:
        assert "kept" not in table(pilot).scopes
        await press(pilot, "w")
        assert isinstance(pilot.app.screen, TableScreen)
        assert line(pilot) == speaking("en")("message-other-game")
        await press(pilot, "question_mark")
        assert speaking("en")("command-save") not in frame(pilot)
        await press(pilot, "escape", "q")
        assert speaking("en")("choice-title-leave") in frame(pilot)
        await press(pilot, "2")
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_a_finished_game_without_a_file_has_a_score_sheet_and_neither_record_nor_replay(home: Home) -> None:
    session = session_at(10_000)
    game = FakeGame([session.view(0)], sheet=session.score_sheet())
    async with at_table(home, game) as pilot:
        sheet = pilot.app.screen
        assert isinstance(sheet, ScoreScreen)
        assert NAMES[0] in frame(pilot)
        shown = {each for entry in sheet.bar_entries() for _, each in entry.keys}
        assert not shown & {command("replay"), command("analysis"), command("rematch"), command("save")}
        await press(pilot, "a", "i", "r", "w")
        assert pilot.app.screen is sheet
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert game.closed
