"""What happens at the table when keys are pressed."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from coatl_core.cards.pieces import piece
from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.session import Session
from coatl_core.game.state import GameState
from coatl_core.play.local_game import begin
from coatl_core.play.things import CoatlItem, Field, HandCard, OwnTemple, Pile
from coatl_core.saves.format import make_save
from coatl_core.saves.store import Store
from coatl_tui.bindings import COMMANDS, MOVES, key_name
from coatl_tui.guide.help import HelpScreen
from coatl_tui.screens.base import command_name
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.small import SmallScreen
from coatl_tui.widgets.pane import Pane
from tests.support import base, coatl, do, give, lay_temple
from tests.tui.support import (
    app_at,
    frame,
    go_on,
    lay,
    line,
    press,
    put_cursor,
    save,
    session_at,
    settled,
    table,
    to_field,
    until,
)

pytestmark = pytest.mark.usefixtures("two_persons")


def told(pilot: Pilot[None]) -> str:
    """The refusal on the screen, which must all be there."""
    lines = [line for id in ("message", "inspector") for line in table(pilot).pane(id).content.lines]
    text = " ".join(span.text for spans in lines for span in spans if span.style == "bold news on table")
    assert text
    assert "…" not in text
    return " ".join(text.split())


async def new_game(pilot: Pilot[None]) -> None:
    """Two players, a fixed seed; the first one is there."""
    await press(pilot, "n")
    await to_field(pilot, "seed")
    await press(pilot, *"seed", "f2")
    await press(pilot, "enter")


async def keep_two(pilot: Pilot[None]) -> None:
    """Both players keep their first two prophecies; the first is at the table again."""
    for _ in range(2):
        await press(pilot, "space", "down", "space", "e")
        await press(pilot, "enter")


@pytest.mark.slow
async def test_a_new_game_covers_the_table_until_the_first_player_is_there(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n", "f2")
        assert table(pilot).game.covered
        assert "I am " in frame(pilot)
        assert "Supply board" not in frame(pilot)
        await press(pilot, "enter")
        assert "Supply board" in frame(pilot)
        assert "Keep up to 3 prophecies, then E" in frame(pilot)


@pytest.mark.slow
async def test_marked_prophecies_are_kept_and_the_screen_is_covered_for_the_next_player(home: Home) -> None:
    async with app_at(home) as pilot:
        await new_game(pilot)
        hand = table(pilot).game.session.state.player.hand
        await press(pilot, "space", "down", "down", "space", "e")
        assert table(pilot).game.session.history[-1].action == a.Keep((hand[0], hand[2]))
        assert table(pilot).game.covered
        assert "kept 2 prophecies" in frame(pilot)


@pytest.mark.slow
async def test_keeping_nothing_is_asked_about_first(home: Home) -> None:
    async with app_at(home) as pilot:
        await new_game(pilot)
        await press(pilot, "e")
        assert not table(pilot).game.session.history
        await press(pilot, "enter")
        assert not table(pilot).choice.open
        await press(pilot, "e", "2")
        assert table(pilot).game.session.history[-1].action == a.Keep(())


@pytest.mark.slow
async def test_nothing_secret_is_shown_between_two_players(home: Home) -> None:
    async with app_at(home) as pilot:
        await new_game(pilot)
        await keep_two(pilot)
        await press(pilot, "s", "enter")  # takes the first field
        screen = table(pilot)
        assert screen.game.covered
        assert not screen.pane("hand").content.lines
        assert not screen.pane("inspector").content.lines
        assert "Hand" not in frame(pilot)
        await press(pilot, "h", "o", "l", "x", "d", "e", "p", "1", "t", "tab")
        assert screen.game.covered
        assert "I am " in frame(pilot)


async def test_a_player_sees_only_their_own_hand(home: Home) -> None:
    async with app_at(home) as pilot:
        save(home, session_at(20))
        await go_on(pilot)
        scene = table(pilot).scene
        assert scene is not None
        assert scene.view.own.hand is not None
        assert [p.hand for p in scene.view.players if p is not scene.view.own] == [None]
        await press(pilot, "o")
        hands = [s.item for s in table(pilot).pane("hand").content.spots if isinstance(s.item, HandCard)]
        assert [item.card for item in hands] == list(scene.view.own.hand)


@pytest.mark.slow
async def test_taking_a_field_can_be_taken_back_until_something_is_revealed(home: Home) -> None:
    async with app_at(home) as pilot:
        await new_game(pilot)
        await keep_two(pilot)
        game = table(pilot).game
        before = game.session.state
        await put_cursor(pilot, "s", Field(3))
        await press(pilot, "enter")
        assert game.session.state != before
        await press(pilot, "u")
        assert game.session.state == before
        assert table(pilot).game.covered  # whoever pressed the key, the next player may sit here already
        await press(pilot, "enter", "r")
        assert table(pilot).game.covered
        await press(pilot, "enter")
        await press(pilot, "p", "7", "7", "u")
        assert "cannot be undone" in line(pilot) or "cannot be taken back" in line(pilot), line(pilot)


@pytest.mark.slow
async def test_a_refused_key_says_why_and_which_rule(home: Home) -> None:
    async with app_at(home) as pilot:
        await new_game(pilot)
        await keep_two(pilot)
        await press(pilot, "e")
        assert "(rule 3)" in told(pilot)
        await press(pilot, "x")
        assert "(rule 7)" in told(pilot)
        await press(pilot, "p", "8", "8")
        assert "(rule 6.5)" in told(pilot)
        await press(pilot, "h", "enter")
        assert "(rule 6.1)" in told(pilot)


async def test_a_refusal_stands_above_the_sentence_about_what_is_under_the_cursor(home: Home) -> None:
    save(home, session_at(20))
    async with app_at(home, (140, 40)) as pilot:
        await go_on(pilot)
        await press(pilot, "s", "right")
        sentence = line(pilot)
        assert sentence.startswith("Field ")
        await press(pilot, "e")
        assert "(rule" in line(pilot)
        assert line(pilot, "inspector").startswith(sentence[:40])
        inks = {
            span.style for spans in table(pilot).pane("inspector").content.lines for span in spans if span.text.strip()
        }
        assert inks == {"muted on table"}


async def test_the_log_and_the_other_tables_can_be_looked_at(home: Home) -> None:
    save(home, session_at(20))
    async with app_at(home) as pilot:
        await go_on(pilot)
        screen = table(pilot)
        mine = screen.face.looking.shown
        await press(pilot, "o")
        assert screen.face.looking.shown != mine
        await press(pilot, "o")
        assert screen.face.looking.shown == mine
        await press(pilot, "l")
        assert screen.pane("log").display
        assert "\n▌20 Bao" in frame(pilot)
        await press(pilot, "l")
        assert not screen.pane("log").display
        assert "Supply board" in frame(pilot)


async def test_the_panes_lie_where_the_layout_says_whatever_is_looked_at(home: Home) -> None:
    save(home, session_at(44, players=3, tokens=True))
    async with app_at(home) as pilot:
        await go_on(pilot)
        screen = table(pilot)
        heights = set()
        for key in ("o", "o", "o", "c", "down", "up"):
            await press(pilot, key)
            for id, area in screen.face.placing.areas(80, 24).items():
                if screen.pane(id).display:
                    x, y, width, height = screen.pane(id).region
                    assert height == 0 or (x, y, width, height) == (area.x, area.y, area.width, area.height), id
            heights.add(screen.pane("coatls").size.height)
        assert len(heights) > 1


async def test_a_game_left_in_mid_turn_goes_on_where_it_was(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "p", "7", "7")
        state = table(pilot).game.session.state
        assert state.phase in ("choose", "action")
        await press(pilot, "q", "2")
        await press(pilot, "c")
        assert table(pilot).game.session.state == state


async def test_a_name_is_proposed_for_a_copy_of_a_game(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "w", "enter")
        assert "Ana, Bao · turn 12" in line(pilot)


async def test_a_game_can_be_saved_under_a_name(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "w", *"Sunday", "enter")
        assert "Sunday" in line(pilot)
        names = [entry.save.name for entry in Store(home.saves).entries() if entry.save]
        assert sorted(names) == ["", "Sunday"]


@pytest.mark.slow
async def test_a_terminal_too_small_says_so_and_recovers_by_itself(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        state = table(pilot).game.session.state
        await pilot.resize_terminal(40, 10)
        await settled(pilot)
        assert isinstance(pilot.app.screen, SmallScreen)
        assert "80 × 24" in " ".join(frame(pilot).split())
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        assert table(pilot).game.session.state == state
        assert "Supply board" in frame(pilot)


@pytest.mark.slow
async def test_a_click_goes_to_a_thing_and_a_second_click_uses_it(home: Home) -> None:
    async with app_at(home) as pilot:
        await new_game(pilot)
        await keep_two(pilot)
        screen = table(pilot)
        supply = screen.pane("supply")
        spot = next(s for s in supply.content.spots if s.item == Field(5))
        await pilot.click("#supply", offset=(spot.start + 1, spot.line))
        await settled(pilot)
        assert supply.item == Field(5)
        assert screen.game.session.history[-1].action != a.Take(5)
        await pilot.click("#supply", offset=(spot.start + 1, spot.line))
        await settled(pilot)
        assert screen.game.session.history[-1].action == a.Take(5)


async def test_redo_is_on_the_key_bar_while_there_is_something_to_do_again(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        assert "r redo" not in frame(pilot)
        await press(pilot, "p", "1", "u")
        assert "r redo" in frame(pilot)
        await press(pilot, "r")
        assert "r redo" not in frame(pilot)


async def test_every_command_is_explained(home: Home) -> None:
    save(home, session_at(12, tokens=True))
    async with app_at(home) as pilot:
        await go_on(pilot)
        l10n = table(pilot).l10n
        await press(pilot, "question_mark")
        assert isinstance(pilot.app.screen, HelpScreen)
        help = pilot.app.screen.query_one("#help", Pane)
        told = " ".join("".join(span.text for span in spans) for spans in help.content.lines)
        told = " ".join(told.split())
        moving = {id for ids in MOVES.values() for id in ids}
        for command in COMMANDS:
            expected = key_name(command, l10n) if command.id in moving else command_name(command, l10n)
            assert set(expected.split()) <= set(told.replace(":", "").split()), command.id
        await press(pilot, "escape")
        assert table(pilot)


async def test_plain_signs_leave_nothing_but_ascii_on_the_table(home: Home) -> None:
    save(home, session_at(30))
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "f4")
        text = frame(pilot)
        await press(pilot, "f4")
        assert text.isascii(), sorted({c for c in text if not c.isascii()})


async def test_a_piece_that_breaks_a_prophecy_is_warned_about_before_it_is_placed(home: Home) -> None:
    """RULES 8.9: at an open end !X holds; extending may break it."""
    session = session_at(12)
    player = session.state.player
    player.board, player.hand, player.coatls = (piece("Y"),), (), (coatl("<RYY", "isolated-pair-yellow"),)
    async with app_at(home) as pilot:
        game = begin(session.setup, pilot.app.registry, pilot.app.store, lambda: None)  # type: ignore[attr-defined]
        game.session = session
        pilot.app.games.play(game)  # type: ignore[attr-defined]
        await settled(pilot)
        await press(pilot, "enter")
        await press(pilot, "c", "1")
        assert "Coatl 1 loses 2 points by this." in " ".join(frame(pilot).split())
        assert not table(pilot).game.session.state.player.coatls[0].colors.endswith("YYY")
        await press(pilot, "1")
        assert table(pilot).game.session.state.player.coatls[0].colors.endswith("YYY")


async def test_a_game_that_cannot_be_saved_says_so_until_it_can(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        game = table(pilot).game
        game.autosave.path = home.data / "saves" / "game.json" / "no folder.json"
        await press(pilot, "p", "7", "7")
        await until(pilot, lambda: "NOT SAVED" in line(pilot, "status"))
        await press(pilot, "q")
        assert "could NOT be saved" in frame(pilot)


async def test_the_question_about_leaving_can_be_answered_on_the_cover_too(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await press(pilot, "c")
        game = table(pilot).game
        game.autosave.path = home.data / "saves" / "game.json" / "no folder.json"
        game.autosave.put(make_save(game.session, game.content)).result()
        assert game.autosave.failed is not None
        await press(pilot, "q")
        assert "could NOT be saved" in frame(pilot)
        await press(pilot, "enter")
        assert game.covered
        assert not table(pilot).choice.open
        await press(pilot, "q", "down", "enter")
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_the_fourth_coatl_is_shown_and_built_on_like_the_others(home: Home) -> None:
    """RULES 6.7: with two complete ones a second unfinished one may lie before a player."""
    session = session_at(12)
    save(home, session)
    state = session.state.clone()
    coatls = [coatl("<BRB>", "count-blue"), coatl("<RRR>", "count-red"), coatl("KG", "pair-red-blue"), coatl("YBY")]
    give(state, state.seat, board="R <G", hand=[], coatls=coatls)
    async with app_at(home) as pilot:
        await go_on(pilot)
        await lay(pilot, state)
        pane = table(pilot).pane("coatls")
        for number in range(1, 5):
            await put_cursor(pilot, "c", CoatlItem(number))
            assert f"Coatl {number}:" in frame(pilot)
        assert len(pane.content.lines) == pane.size.height
        await press(pilot, "2")
        assert table(pilot).game.session.state.player.coatls[3] == coatl("<GYBY")
        assert "▟G to the head end of coatl 4" in frame(pilot)


def closing(session: Session) -> GameState:
    """The player has just closed a coatl, with a prophecy beside it. It could still get a prophecy (1 point), and the
    temple of the hand (3) or that of the first pile (7), but not that of the second pile."""
    state = session.state.clone()
    coatls = [coatl("<RRBRGG", "count-red"), coatl("YY")]
    give(state, state.seat, board="R>", hand=["pair-red-blue"], coatls=coatls, temples=["no-black-length-8"])
    lay_temple(state, 0, base("no-yellow-length-7"))
    lay_temple(state, 1, base("red-equals-yellow-length-12"))
    return do(state, "extend 1 tail R>")


async def test_a_complete_coatl_that_can_get_nothing_more_is_left_by_one_key(home: Home) -> None:
    session = session_at(12)
    save(home, session)
    state = closing(session)
    state.player.hand = state.player.temples = ()
    state.piles = tuple(pile[-1:] for pile in state.piles[1:]) * 2
    async with app_at(home) as pilot:
        await go_on(pilot)
        await lay(pilot, state)
        await press(pilot, "e")
        assert table(pilot).game.session.history[-1].action == a.Done()


async def test_the_temples_are_weighed_while_a_coatl_grows(home: Home) -> None:
    """RULES 6.5, 8.5: what each would be worth beside the coatls as they are now."""
    session = session_at(12)
    save(home, session)
    state = session.state.clone()
    give(state, state.seat, coatls=[coatl("RRBRGGR"), coatl("YY"), coatl("<RR>")], temples=["no-black-length-8"])
    lay_temple(state, 0, base("no-yellow-length-7"))
    async with app_at(home, (100, 30)) as pilot:
        await go_on(pilot)
        await lay(pilot, state)
        await put_cursor(pilot, "p", Pile(1))
        assert "7 long: +7 for coatl 1 as it is. 1× 3" in " ".join(frame(pilot).split())
        await put_cursor(pilot, "h", OwnTemple(0, base("no-black-length-8")))
        assert "8 long: +3 for coatl 1 as it is, +3 for coatl 2 as it is." in " ".join(frame(pilot).split())


async def test_a_pane_that_gets_the_focus_back_shows_its_cursor_again(home: Home) -> None:
    save(home, session_at(40))
    async with app_at(home, (140, 40)) as pilot:
        await go_on(pilot)
        await press(pilot, "c")
        shown = frame(pilot)
        await press(pilot, "q", "escape")
        assert frame(pilot) == shown
