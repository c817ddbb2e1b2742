"""The app beside a real table: what is told there, how many keys it takes, and that both tables end alike."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Button

from coatl_core.cards.pieces import piece
from coatl_core.files.home import Home
from coatl_core.game.actions import Action, DrawDeck, DrawRow, EndTurn, Keep, Pick, Take
from coatl_core.game.found import Lies
from coatl_core.game.opened import before_opening
from coatl_core.game.rules import ComputerSeat, Rules, Setup
from coatl_core.game.session import Session
from coatl_core.game.whereabouts import statement
from coatl_core.language.l10n import english
from coatl_core.language.letters import own_letters
from coatl_core.play.table_game import TableGame
from coatl_tui.screens.field_numbers import FieldsScreen
from coatl_tui.screens.new_game import NewGameScreen
from coatl_tui.settings import PACE_SECONDS, Settings, load_settings, save_settings
from coatl_tui.table.beside_screen import BesideScreen
from coatl_tui.table.draw.chips import Chips
from coatl_tui.table.draw.real_table import _draw_told
from coatl_tui.table.lies_screen import LiesScreen
from coatl_tui.table.real_table import RealTable
from coatl_tui.table.score import ScoreScreen
from coatl_tui.table.screen import TableScreen
from coatl_tui.table.tell_screen import TellScreen
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.naming import CardField
from coatl_tui.widgets.pane import Pane
from tests.conftest import Effort
from tests.locale.support import LANGUAGES, app_in, in_cyrillic, speaking
from tests.support import NAMES, registry
from tests.told.shadow import Shadow
from tests.tui.support import app_at, app_of, frame, line, press, seat_is, settled, shows, table, to_field, until
from tests.tui.typist import Typist, alone, play_beside, play_told, tell_coatls, typist

pytestmark = pytest.mark.slow

DEAL_BESIDE, TURNS_BESIDE = 35, 8
DEAL_TOLD, TURNS_TOLD = 70, 11
"""The most keys of the deal, and of a pair of turns, the player's and the opponent's, on the average of all games: one
with many cards and few turns may need more."""


def game_of(pilot: Pilot[None]) -> TableGame:
    game = app_of(pilot).games.game
    assert game is not None
    return game


def assert_same_end(pilot: Pilot[None], typing: Typist) -> None:
    """The score sheet is shown, and it is that of the real table."""
    assert shows(pilot, ScoreScreen), frame(pilot)
    ours, theirs = game_of(pilot).score_sheet(), typing.real.score_sheet()
    assert (ours.players, ours.opponent, ours.verdict) == (theirs.players, theirs.opponent, theirs.verdict)


async def test_beside_the_box_few_keys_are_needed(home: Home, effort: Effort) -> None:
    keys = turns = 0
    for number in effort.seeds(quick=1, test=1, exhaustive=20):
        async with app_at(home) as pilot:
            typing = typist(pilot, alone(f"typist {number}"))
            with typing.counting():
                await typing.begin("beside")
                assert typing.counted() <= DEAL_BESIDE
                turns += await play_beside(typing, effort(quick=4, test=6, exhaustive=1000))
                keys += typing.counted()
                screen = pilot.app.screen
                if isinstance(screen, BesideScreen):
                    todo = screen.query_one("#todo", Pane)
                    rows = todo.size.height - 1
                    assert len(screen._todo(todo.size.width - 2, rows)) <= rows, "the last turn is seen whole"
            seen, real = game_of(pilot).view(), typing.real.view(0)
            assert (seen.supply, seen.opponent) == (real.supply, real.opponent)
            if typing.real.over:
                await tell_coatls(typing)
                assert_same_end(pilot, typing)
                await press(pilot, "i")
                assert "there is nothing to judge" in line(pilot)
    assert keys <= TURNS_BESIDE * turns


async def test_a_game_that_is_told_needs_few_keys_more(home: Home, effort: Effort) -> None:
    keys = turns = 0
    for number in effort.seeds(quick=1, test=1, exhaustive=10):
        async with app_at(home) as pilot:
            typing = typist(pilot, alone(f"typist {number}"))
            with typing.counting():
                await typing.begin("told")
                assert typing.counted() <= DEAL_TOLD
                turns += await play_told(typing, effort(quick=2, test=3, exhaustive=1000))
                keys += typing.counted()
            seen, real = game_of(pilot).view(), typing.real.view(0)
            for each in ("supply", "row", "opponent", "bags"):
                assert getattr(seen, each) == getattr(real, each), each
            assert (seen.own.board, seen.own.coatls, sorted(seen.own.hand or ())) == (
                real.own.board,
                real.own.coatls,
                sorted(real.own.hand or ()),
            )
            if typing.real.over:
                assert_same_end(pilot, typing)
    assert keys <= TURNS_TOLD * turns


# The form


async def from_table(pilot: Pilot[None], opponent: str = "!adam") -> None:
    """The form, with chance from one's own table."""
    await press(pilot, "n")
    await seat_is(pilot, 2, opponent)
    await to_field(pilot, "chance")
    await press(pilot, "right")


async def test_chance_from_the_own_table_has_no_seed_and_two_ways(home: Home) -> None:
    async with app_at(home) as pilot:
        await from_table(pilot)
        shown = {str(row.id) for row in pilot.app.screen.query("Row") if row.display}
        assert {"row-way", "row-fields"} <= shown and "row-seed" not in shown
        await press(pilot, "f2")
        assert shows(pilot, TellScreen)
        assert game_of(pilot).view().setup.chance == "beside"
        await press(pilot, "escape")
        await from_table(pilot)
        await to_field(pilot, "way")
        await press(pilot, "right", "f2")
        assert game_of(pilot).view().setup.chance == "told"


async def test_what_cannot_be_told_is_refused_with_the_reason(home: Home) -> None:
    async with app_at(home) as pilot:
        await from_table(pilot)
        await to_field(pilot, "variant-tribes")
        await press(pilot, "space", "f2")
        assert shows(pilot, NewGameScreen)
        assert line(pilot).startswith("Nobody could tell the chance of this variant")
        assert pilot.app.focused is pilot.app.screen.query_one("#chance")


@pytest.mark.exhaustive
async def test_nobody_is_invited_to_a_real_table(home: Home) -> None:
    async with app_at(home) as pilot:
        await from_table(pilot, "?")
        await press(pilot, "f2")
        assert line(pilot).startswith("Chance from your table is told by those who sit at it")
        assert pilot.app.focused is pilot.app.screen.query_one("#seat-2")


async def test_a_computer_player_at_a_real_table_has_an_open_hand(home: Home) -> None:
    async with app_at(home) as pilot:
        await from_table(pilot, "easy")
        assert "lie open for whoever types them" in line(pilot)


async def test_the_fields_are_numbered_as_on_ones_own_board(home: Home) -> None:
    """RULES 9.13: A.D.A.M. looks at the fields in the order that is printed on the board."""
    order = (7, 2, 3, 4, 5, 6, 1, 8, 9, 10)
    async with app_at(home) as pilot:
        await from_table(pilot)
        await to_field(pilot, "fields")
        await press(pilot, "enter")
        assert shows(pilot, FieldsScreen)
        await press(pilot, "7", "escape")
        assert str(pilot.app.screen.query_one("#fields", Button).label) == " ".join(map(str, order))
        await press(pilot, "f2")
        assert game_of(pilot).view().setup.fields == order
    assert load_settings(home.settings)[0].fields == order


@pytest.mark.exhaustive
async def test_the_usual_numbers_come_back_with_one_key(home: Home) -> None:
    save_settings(home.settings, Settings(fields=(10, 2, 3, 4, 5, 6, 7, 8, 9, 1)))
    async with app_at(home) as pilot:
        await from_table(pilot)
        await to_field(pilot, "fields")
        await press(pilot, "enter", "delete", "enter", "f2")
        assert game_of(pilot).view().setup.fields == ()


# Telling


async def dealt(pilot: Pilot[None], setup: Setup | None = None) -> Typist:
    """A game beside the box that has been dealt."""
    typing = typist(pilot, setup or alone("dealt"))
    await typing.begin("beside")
    return typing


async def test_the_board_fills_as_one_types_and_backspace_goes_back_a_field(home: Home) -> None:
    async with app_at(home) as pilot:
        await from_table(pilot)
        await press(pilot, "f2", *"bg k")
        assert "1 ▏B ▏G  2 ▏K" in frame(pilot)
        assert "3 of " in frame(pilot)
        await press(pilot, "backspace", "backspace")
        assert "1  ·  ·  2  ·  ·" in frame(pilot)
        await press(pilot, "x")
        assert line(pilot) == "Field 1, letter 1: “x” names no colour. The letters are B G K R Y."


async def test_letters_of_another_keyboard_name_colours_too(home: Home) -> None:
    async with app_in("uk", home) as pilot:
        await from_table(pilot)
        await press(pilot, "f2", *in_cyrillic("bgk"), *own_letters(speaking("uk")).lower())
        assert shows(pilot, TellScreen)
        assert "1 ▏B ▏G  2 ▏K ▏B  3 ▏G ▏K" in frame(pilot) and "8 з" in frame(pilot)


@pytest.mark.exhaustive
async def test_in_another_language_what_is_typed_stays(home: Home) -> None:
    async with app_at(home) as pilot:
        await from_table(pilot)
        await press(pilot, "f2", *"bg k", "f6")
        assert "1 ▏B ▏G  2 ▏K" in frame(pilot)


@pytest.mark.exhaustive
async def test_letters_are_clicked_too(home: Home) -> None:
    async with app_at(home) as pilot:
        await from_table(pilot)
        await press(pilot, "f2")
        letters = pilot.app.screen.query_one("#letters", Pane)
        for spot in letters.content.spots[:2]:
            await pilot.click(letters, offset=(spot.start + 1, 0))
            await settled(pilot)
        assert "1 ▏B ▏G" in frame(pilot)


async def test_what_was_typed_is_not_lost_by_one_key(home: Home) -> None:
    async with app_at(home) as pilot:
        await from_table(pilot)
        await press(pilot, "f2", *"bgkryykrbgkbrbkg", "enter", "escape")
        assert "Esc once more leaves" in line(pilot)
        await press(pilot, "escape")
        assert not shows(pilot, TellScreen)


@pytest.mark.exhaustive
async def test_pieces_that_are_typed_are_not_lost_by_one_key_either(home: Home) -> None:
    async with app_at(home) as pilot:
        await from_table(pilot)
        await press(pilot, "f2", *"bgk", "escape")
        assert shows(pilot, TellScreen) and "Esc once more leaves" in line(pilot)


@pytest.mark.exhaustive
async def test_a_deal_that_was_left_is_asked_for_again(home: Home) -> None:
    async with app_at(home) as pilot:
        await from_table(pilot)
        await press(pilot, "f2", "escape", "c")
        assert shows(pilot, TellScreen)


def at_first(setup: Setup) -> list[str]:
    """The cards of the automatic opponent as they are dealt."""
    opponent = Session(setup, registry().ruleset(setup.card_sets, setup.variants)).view(0).opponent
    assert opponent is not None
    return [card.card for card in opponent.cards]


async def test_every_field_is_read_back_with_what_lies_there(home: Home) -> None:
    setups = (alone(f"five colours {number}") for number in count())
    async with app_at(home) as pilot:
        typing = await dealt(pilot, next(setup for setup in setups if "rainbow" in str(at_first(setup))))
        row = next(row for row in frame(pilot).splitlines() if row.count("▕") == 5)
        assert row.rstrip().endswith("▕ 7"), "his points stand behind all that his card needs"
        pieces = typing.real.state.supply[2]
        await press(pilot, "enter", "3")
        letters = " ".join(f"▏{kind.color}" for kind in pieces).replace(" ", "")
        assert f"takes field 3: {letters}" in frame(pilot)


async def test_the_deal_is_taken_back_by_two_keys_only(home: Home) -> None:
    async with app_at(home) as pilot:
        await dealt(pilot)
        await press(pilot, "u")
        assert shows(pilot, BesideScreen) and "all of it would be asked once more" in line(pilot)
        await press(pilot, "enter", "u", "u")
        assert "all of it would be asked once more" in line(pilot)
        await press(pilot, "u")
        assert game_of(pilot).to_lay(), "nothing lies on the table"


# It lies differently


async def test_what_lies_differently_is_told_as_one_statement(home: Home) -> None:
    async with app_at(home) as pilot:
        typing = await dealt(pilot)
        before = game_of(pilot).view()
        other = next(color for color in "BGKRY" if color not in [k.color for k in typing.real.state.supply[0]])
        await press(pilot, "b")
        assert shows(pilot, LiesScreen)
        await press(pilot, "enter", *(other * 2).lower(), "enter", "down", "delete", "f2")
        assert shows(pilot, BesideScreen)
        seen = game_of(pilot).view()
        assert [kind.color for kind in seen.supply[0]] == [other, other] and seen.supply[1] == ()
        assert seen.bodies_left() == before.bodies_left() - 2, "what lies on a field no more was taken"
        await press(pilot, "u")
        assert game_of(pilot).view() == before


async def test_a_statement_that_cannot_be_true_is_refused_and_stays_to_be_mended(home: Home) -> None:
    async with app_at(home) as pilot:
        await dealt(pilot)
        await press(pilot, "b", "f2")
        assert line(pilot).startswith("Nothing was changed here yet")
        places = pilot.app.screen.query_one("#places", Pane)
        places.go_item("removed")
        await press(pilot, "enter", *"<b <b <b <b", "enter", "f2")
        assert shows(pilot, LiesScreen)
        assert "blue head" in line(pilot)  # there are three of them
        await press(pilot, "escape", "escape")
        assert shows(pilot, BesideScreen)


async def test_a_card_that_is_not_named_anew_stays_and_its_pieces_are_named(home: Home) -> None:
    async with app_at(home) as pilot:
        await dealt(pilot)
        card = game_of(pilot).view().opponent.cards[0].card  # type: ignore[union-attr]
        await press(pilot, "b")
        pilot.app.screen.query_one("#places", Pane).go_item("line 1")
        await press(pilot, "enter")
        assert "as it lies" in frame(pilot) and "that is all" in frame(pilot)
        await press(pilot, "enter", *"kk", "enter", "f2")
        assert shows(pilot, BesideScreen), line(pilot)
        opponent = game_of(pilot).view().opponent
        assert opponent is not None
        assert (opponent.cards[0].card, [p.text for p in opponent.cards[0].pieces]) == (card, ["K", "K"])


async def test_a_hand_is_named_anew_with_cards_that_all_have_seen(home: Home) -> None:
    shadow = at_real_table(Setup(NAMES[:2], "seen", card_sets=("base",)))
    shadow.push(DrawRow(1))
    session = shadow.told
    (seen,) = session.state.players[0].known
    async with app_at(home) as pilot:
        screen = LiesScreen(statement(session.view(0)), session.view(0), session.refusal)
        pilot.app.push_screen(screen)
        await settled(pilot)
        screen.query_one("#places", Pane).go_item("hand 1")
        await press(pilot, "enter")
        naming = screen.query_one(CardField).naming
        assert naming is not None and seen in naming.cards


async def test_a_take_told_from_the_wrong_field_is_repaired_later(home: Home) -> None:
    async with app_at(home) as pilot:
        typing = await dealt(pilot)
        await play_beside(typing, 2)
        game, real = game_of(pilot), typing.real
        assert real.state.phase == "action"
        full = [number for number, pieces in enumerate(real.state.supply, 1) if pieces]
        wrong = full[0]
        real.push(Take(full[-1]))  # but the app is told of another field
        await press(pilot, str(wrong % 10))
        await press(pilot, "b")
        for number in (wrong, full[-1]):
            places = pilot.app.screen.query_one("#places", Pane)
            places.go_item(f"field {number}")
            pieces = real.state.supply[number - 1]
            if pieces:
                await press(pilot, "enter", *(kind.color.lower() for kind in pieces), "enter")
            else:
                await press(pilot, "delete")
        await press(pilot, "f2")
        assert game.view().supply == real.view(0).supply
        assert game.view().bags == real.view(0).bags, "what was taken is not in the bag"


async def test_what_the_opponent_did_is_not_done_again_by_itself_when_it_was_taken_back(home: Home) -> None:
    save_settings(home.settings, Settings(pace="fast"))
    async with app_at(home) as pilot:
        typing = typist(pilot, alone("taken back"))
        await typing.begin("told")
        await press(pilot, "1", "2", "3", "e")
        await until(pilot, lambda: not table(pilot).others.opponent_moves)
        await press(pilot, "u")
        assert table(pilot).others.opponent_moves
        await pilot.pause(1.5 * PACE_SECONDS["fast"])
        assert table(pilot).others.opponent_moves, "there is time to tell what lies differently"
        await press(pilot, "e")
        assert not table(pilot).others.opponent_moves


# In company


def at_real_table(setup: Setup) -> Shadow:
    """A told game at its first turn, and its real table; nobody has kept a prophecy."""
    shadow = Shadow(setup, registry().ruleset(setup.card_sets, setup.variants))
    for _ in setup.players:
        shadow.push(Keep(()))
    return shadow


def asked_by(session: Session, ask: Callable[[RealTable], None]) -> Any:
    """The screen on which something is asked of the players at this table."""
    opened: list[Any] = []
    never: Any = None
    game: Any = SimpleNamespace(
        opened=session.opened,
        before_opening=partial(before_opening, session.state),
        view=partial(session.view, None),
        refusal=session.refusal,
        covered=False,
    )
    window: Any = SimpleNamespace(host=SimpleNamespace(l10n=english()))
    ask(RealTable(window, game, lambda screen, then: opened.append(screen), never, never))
    return opened[0]


def note_of(session: Session, action: Action) -> str:
    """What the screen says that asks what an action opens."""
    return str(asked_by(session, lambda asking: asking.ask(action, lambda found: None))._note())


def test_what_a_computer_player_does_is_told_before_it_is_asked_what_comes() -> None:
    seats = (ComputerSeat("easy"), ComputerSeat("easy"))
    setup = Setup(NAMES[:2], "told before", card_sets=("base",), seats=seats, rules=Rules(sacrifice_tokens=True))
    session = at_real_table(setup).told
    picked = Pick((piece("K"), piece("K")))
    assert session.refusal(Take(1)) is None and not session.opened(Take(1))
    session.push(Take(1))
    assert "picks from the bag" in note_of(session, picked)
    assert "draws a prophecy from the deck" in note_of(session, DrawDeck())
    session.push(DrawRow(1))
    assert "ends the turn" in note_of(session, EndTurn())
    lying = asked_by(session, RealTable.do_differs)._now
    assert lying["hand 1"].things is None, "its cards may have been misread, but they are not shown"


def test_each_card_that_was_told_is_read_back_whole_beside_the_longest_place() -> None:
    catalog = registry().ruleset(("base",)).catalog
    for tag in LANGUAGES:
        l10n = speaking(tag)
        chips = Chips(catalog, l10n)
        scene: Any = SimpleNamespace(l10n=l10n, view=SimpleNamespace(setup=SimpleNamespace(players=("Ahuitzotl",))))
        for card in (*catalog.prophecies, *catalog.temples):
            told, whole, narrow = (Canvas(33, 1) for _ in range(3))
            _draw_told(told, Rect(0, 0, 33, 1), Lies("hand 1", (card,)), card, chips, scene)
            chips.card(card).draw(whole, 0, 0)
            chips.narrow_card(card).draw(narrow, 0, 0)
            drawn = told.text().rstrip()
            assert drawn.endswith((whole.text().strip(), narrow.text().strip())), drawn


async def test_nobody_sees_the_cards_that_another_tells(home: Home) -> None:
    setup = Setup(NAMES[:2], "company", card_sets=("base",))
    async with app_at(home) as pilot:
        typing = typist(pilot, setup)
        await typing.begin("told")
        assert shows(pilot, TableScreen)
        session = typing.real
        for seat, player in enumerate(session.state.players):
            await press(pilot, "enter")
            assert game_of(pilot).view().own.hand == player.hand, seat
            await press(pilot, "1", "e")
            session.push(next(action for action in session.legal_actions if str(action) == f"keep {player.hand[0]}"))


async def test_the_cover_stands_before_each_hand_that_is_told(home: Home) -> None:
    setup = Setup(NAMES[:3], "company", card_sets=("base",), rules=Rules(), seats=(None, None, ComputerSeat("easy")))
    covers = []
    async with app_at(home) as pilot:
        typing = typist(pilot, setup)
        typing.covered = lambda screen: covers.append(frame(pilot))
        await typing.begin("told")
    assert [name for name in NAMES[:3] if any(f"only {name} looks" in cover for cover in covers)] == [*NAMES[:2]]
    assert not any("in hand" in cover for cover in covers), "whoever comes sees no cards of the one before"


# The disk


async def test_a_game_that_cannot_be_saved_says_so_and_is_left_by_two_keys(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with app_at(home) as pilot:
        await dealt(pilot)

        def full(path: Path, text: str) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr("coatl_core.saves.store.write", full)
        await press(pilot, "enter")
        assert "NOT SAVED: the disk is full" in frame(pilot).splitlines()[0]
        await press(pilot, "q")
        assert shows(pilot, BesideScreen)
        assert "once more leaves it all the same" in line(pilot)
        await press(pilot, "q")
        assert not shows(pilot, BesideScreen)


async def test_beside_the_box_nothing_is_recorded_before_the_coatls_are_told(home: Home) -> None:
    async with app_at(home) as pilot:
        await dealt(pilot)
        while game_of(pilot).waits_for().who == "opponent":
            await press(pilot, "enter")
        await press(pilot, "t")
        assert shows(pilot, LiesScreen)
        await press(pilot, "escape", "escape")
        assert shows(pilot, BesideScreen) and not home.records.exists()
        await press(pilot, "u")
        assert game_of(pilot).view().phase == "beside"


@pytest.mark.exhaustive
async def test_beside_the_box_one_may_have_no_coatl_at_the_end(home: Home) -> None:
    async with app_at(home) as pilot:
        await dealt(pilot)
        while game_of(pilot).waits_for().who == "opponent":
            await press(pilot, "enter")
        await press(pilot, "t", "escape", "f2")
        assert "once more says that you have none" in line(pilot)
        await press(pilot, "f2")
        assert shows(pilot, ScoreScreen) and home.records.exists()


# The end


async def at_the_end(pilot: Pilot[None]) -> dict[str, Lies]:
    """A game that is over after the opponent's first turn, and the places of the coatls that are asked for."""
    await dealt(pilot)
    await press(pilot, "enter", "t")
    screen = pilot.app.screen
    assert isinstance(screen, LiesScreen)
    return screen._now


@pytest.mark.exhaustive
async def test_a_coatl_stays_with_its_cards_when_naming_them_is_left(home: Home) -> None:
    async with app_at(home) as pilot:
        now = await at_the_end(pilot)
        await press(pilot, *"bbgk", "enter", "b", "1", "escape")
        assert shows(pilot, LiesScreen)
        coatl, card = now["coatl 1 1"].things or ()
        assert coatl == "<BBGK>"
        await press(pilot, "enter", "enter", "enter")
        assert now["coatl 1 1"].things == (coatl, card), "what was told before stays when it is named again"
        assert now["coatl 1 2"].things == ()


async def test_the_sheet_is_shown_with_the_coatl_whose_cards_are_being_named(home: Home) -> None:
    async with app_at(home) as pilot:
        await at_the_end(pilot)
        await press(pilot, *"bbg", "f2")
        assert line(pilot).startswith("First Enter")
        await press(pilot, ".", "enter", "f2")
        assert shows(pilot, ScoreScreen)
        assert len(game_of(pilot).view().own.coatls) == 1


@pytest.mark.exhaustive
async def test_enter_goes_past_a_coatl_that_is_not_there(home: Home) -> None:
    async with app_at(home) as pilot:
        now = await at_the_end(pilot)
        await press(pilot, "enter", *"bbgk", "enter", "escape")
        assert (now["coatl 1 1"].things, now["coatl 1 2"].things) == ((), ("<BBGK>",))
