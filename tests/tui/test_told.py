"""What the table says before and after something is done, and what it does not offer."""

from __future__ import annotations

import pytest

from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.events import EndBegan, TurnBegan
from coatl_core.game.players import Told
from coatl_core.play.table_game import Decision
from coatl_core.play.things import Field, HandCard
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.palette import Commands
from coatl_tui.table.offers import picks
from coatl_tui.table.questions import Question
from coatl_tui.widgets.choice import Choice
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.lists import List
from tests.support import coatl, give
from tests.tui.support import app_at, frame, go_on, press, save, session_at, settled, table
from tests.tui.test_game import pick
from tests.tui.test_keys import at_table, done_by, told, turn_with
from tests.tui.test_sheet import OVER
from tests.tui.test_solo import save as save_solo
from tests.tui.test_solo import solo_session

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("two_persons")]


async def test_the_second_enter_is_told_what_it_takes_and_moving_away_takes_that_back(home: Home) -> None:
    save(home, session_at(3))
    async with app_at(home) as pilot:
        await go_on(pilot)
        assert table(pilot).cursor_pane() is table(pilot).pane("supply")
        item = table(pilot).pane("supply").item
        assert isinstance(item, Field)
        await press(pilot, "enter")
        assert f"The same key again takes field {item.number}." in told(pilot)
        await press(pilot, "right")
        assert "same key" not in frame(pilot)
        assert table(pilot).aiming.aimed is None


async def test_the_closing_piece_that_begins_the_end_says_so_before(home: Home) -> None:
    state = turn_with(board="R>", hand=("pair-red-blue",))
    done = coatl("<RRBR>", "count-red")
    give(state, state.seat, coatls=[done, done, coatl("<RRBRGG", "count-red")])
    async with app_at(home, (140, 40)) as pilot:
        await at_table(pilot, home, state)
        assert await done_by(pilot, "c", "1") == []
        assert "begins the end of the game: every other player then has one last turn." in told(pilot)


@pytest.mark.exhaustive
async def test_the_sheet_names_who_has_ended_the_game(home: Home) -> None:
    save(home, OVER)
    async with app_at(home) as pilot:
        await press(pilot, "s", "enter")
        ender = next(event.seat for step in OVER.history for event in step.events if isinstance(event, EndBegan))
        assert ender is not None
        assert f"The game ended: {OVER.setup.players[ender]} completed a third coatl." in told(pilot)
        await press(pilot, "escape")
        assert "The game is over. Enter shows the score sheet again." in told(pilot)
        assert "may come" not in frame(pilot)
        await press(pilot, "enter")
        assert "The game ended:" in frame(pilot)


async def test_a_message_is_broken_into_lines_again_when_the_terminal_grows(home: Home) -> None:
    save(home, session_at(3))
    async with app_at(home) as pilot:
        await go_on(pilot)
        text = "A sentence that is much too long for one line of eighty columns. " * 2
        table(pilot).show_message(text)
        await pilot.resize_terminal(150, 40)
        await settled(pilot)
        assert text.strip() in frame(pilot)


async def test_a_question_lies_neither_over_the_hand_nor_over_the_coatls(home: Home) -> None:
    save(home, session_at(3))
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "q")
        screen = table(pilot)
        assert screen.choice.open
        assert screen.choice.region.bottom <= screen.face.placing.at().prophecies.y
        news = screen.face.placing.at().news
        assert tuple(screen.choice.region) == (news.x, news.y, news.width, news.height), "a whole pane"
        assert "Leave the table?" in frame(pilot)
        assert "The game is saved" in told(pilot), "the sentence is about the question, and not about a card"
        long = Question("Which?", [Choice((Span("long " * 14),), str) for _ in range(8)])
        screen.questions.ask(lambda: long)
        await settled(pilot)
        assert screen.choice.region.y >= screen.face.placing.at().supply.y
        assert screen.choice.region.bottom == screen.face.placing.at().coatls.y
        await pilot.resize_terminal(150, 40)
        await settled(pilot)
        assert screen.choice.region.bottom <= screen.face.placing.at().coatls.y


async def test_marking_takes_the_cursor_along_and_counts(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n", "f2", "enter", "3")
        item = table(pilot).pane("hand").item
        assert isinstance(item, HandCard)
        assert item.place == 2
        assert "1 of at most 3 marked." in told(pilot)
        await press(pilot, "1")
        assert "2 of at most 3 marked." in told(pilot)


@pytest.mark.exhaustive
async def test_while_prophecies_are_marked_there_is_no_other_table_and_the_key_says_so(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n", "f2", "enter", "o")
        assert "Nobody has any coatls to look at yet" in told(pilot)


async def test_a_game_of_people_offers_no_commands_about_a_machine(home: Home) -> None:
    save(home, session_at(3))
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "a")
        assert "This key has nothing to do in a game like this." in told(pilot)
        offered = {entry.id for entry in Commands(table(pilot)).entries()}
        assert "other" in offered
        assert offered.isdisjoint({"pace"})


async def test_alone_there_is_no_other_table_to_look_at(home: Home) -> None:
    save_solo(home, solo_session(3))
    async with app_at(home) as pilot:
        await press(pilot, "c", "o")
        assert "This key has nothing to do in a game like this." in told(pilot)
        assert "other" not in {entry.id for entry in Commands(table(pilot)).entries()}


async def test_a_perfect_pick_asks_for_the_kind_and_then_for_each_colour(home: Home) -> None:
    """RULES 7.1: every answer has a digit."""
    save(home, session_at(3, tokens=True))
    async with app_at(home) as pilot:
        await go_on(pilot)
        scene = table(pilot).scene
        assert scene is not None
        wanted = {action for action in scene.legal if isinstance(action, a.Pick)}
        assert set(picks(scene).values()) == wanted
        token = str(scene.view.own.tokens.index("pick") + 1)
        await press(pilot, "x", token)
        assert "Which pieces?" in frame(pilot)
        assert all(spot.digit for spot in table(pilot).choice.content.spots)
        action = next(each for each in scene.legal if isinstance(each, a.Pick) and len({*each.pieces}) == 2)
        await pick(pilot, action)
        assert [step.action for step in table(pilot).game.session.history[-1:]] == [action]


async def test_what_is_taken_back_and_done_again_is_named(home: Home) -> None:
    save(home, session_at(3))
    async with app_at(home) as pilot:
        await go_on(pilot)
        name = table(pilot).seen.setup.players[table(pilot).seen.acting]
        await press(pilot, "p", "1", "u")
        assert f"Taken back: {name} takes a face-up prophecy" in told(pilot)
        await press(pilot, "r")
        assert f"Done again: {name} takes a face-up prophecy" in told(pilot)


async def test_the_menu_comes_back_to_the_game_that_was_left(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n", "f2", "enter", "q", "2")
        screen = pilot.app.screen
        assert isinstance(screen, MenuScreen)
        assert screen.query_one("#menu", List).item == "continue"


async def test_a_reason_is_told_before_the_turn_of_the_next_player_begins(home: Home) -> None:
    """Behind it, it would seem to be the next player's. It has the name of whose it is."""
    game = session_at(3)
    save(home, game)
    played = next(step for step in reversed(game.history) if any(isinstance(e, TurnBegan) for e in step.events))
    async with app_at(home) as pilot:
        await go_on(pilot)
        why = table(pilot).telling.told_of(played.events, Decision(played.action, Told("players-why-nothing")), "Bao")
        assert why[1].startswith("Bao’s plan: ")
        assert why[2].startswith("Turn ")
        assert "Turn " not in why[0]
