"""Five players in the terminal: the form, the table, the eleventh field and its key."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from coatl_core.cards.pieces import piece
from coatl_core.files.home import Home
from coatl_core.game.actions import Keep, Take
from coatl_core.game.rules import ComputerSeat
from coatl_core.game.session import Session
from coatl_core.game.view import SeatView
from coatl_core.play.local_game import begin
from coatl_core.play.things import Field
from coatl_core.saves.store import Store
from coatl_tui.app import CoatlApp
from coatl_tui.bindings import NUMBERS
from coatl_tui.screens.new_game import NewGameScreen
from coatl_tui.table.draw.board import Board, points_of
from coatl_tui.table.draw.supply import draw_supply
from coatl_tui.table.draw.table import draw_table
from coatl_tui.table.replay import ReplayScreen
from coatl_tui.table.trial_screen import TrialScreen
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.seat_field import SeatField
from tests.five import CROWD, crowd_registry, crowd_ruleset, crowd_setup
from tests.support import NAMES, Sensible, coatl, give, rarely
from tests.tui import support
from tests.tui.support import app_at, frame, go_on, lay, line, press, save, seats, send, session_at, table, to_field
from tests.tui.test_computers import let_play
from tests.tui.test_draw import TAGS, board, named, scene, speaking
from tests.tui.test_screens import text


@pytest.fixture(autouse=True)
def crowd(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a variant for five were installed."""
    monkeypatch.setattr(support, "registry", crowd_registry)


def shown_seats(pilot: Pilot[None]) -> tuple[int, int]:
    """How many seats the form has, and how many open ones."""
    shown = [seat for seat in pilot.app.screen.query(SeatField) if seat.size]
    return sum(not seat.is_open for seat in shown), sum(seat.is_open for seat in shown)


async def five_seats(pilot: Pilot[None]) -> None:
    """The form with the variant ticked and five players chosen."""
    await press(pilot, "n")
    await to_field(pilot, "variant-crowd")
    await press(pilot, "right")
    await seats(pilot, 5)


@pytest.mark.slow
async def test_the_form_offers_five_seats_as_long_as_a_variant_allows_them(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n")
        assert shown_seats(pilot) == (2, 1)
        await seats(pilot, 4)
        assert shown_seats(pilot) == (4, 0)
        await press(pilot, "escape")
        await five_seats(pilot)
        assert shown_seats(pilot) == (5, 0)
        await press(pilot, "delete")
        assert shown_seats(pilot) == (4, 1)
        await press(pilot, "enter")
        assert shown_seats(pilot) == (5, 0)
        await to_field(pilot, "variant-crowd")
        await press(pilot, "right")
        assert shown_seats(pilot) == (4, 0)


@pytest.mark.exhaustive
async def test_five_begin_a_game_and_are_proposed_the_next_time(two_persons: Home) -> None:
    async with app_at(two_persons, (130, 40)) as pilot:
        await five_seats(pilot)
        assert "150" in text(frame(pilot))
        for seat, name in enumerate(NAMES, 1):
            await to_field(pilot, f"name-{seat}")
            await press(pilot, *name)
        await press(pilot, "f2")
        setup = table(pilot).game.session.setup
        assert (setup.players, setup.variants) == (NAMES, CROWD)
        assert table(pilot).game.session.state.rules.fields == 11


@pytest.mark.exhaustive
async def test_the_form_says_who_takes_four_at_most_and_does_not_begin(home: Home) -> None:
    sentence = "golden feathers takes 2 to 4 players: choose another number, or turn it off."
    async with app_at(home) as pilot:
        await five_seats(pilot)
        assert sentence not in text(frame(pilot))
        await to_field(pilot, "variant-golden-feathers")
        await press(pilot, "right")
        assert sentence in text(frame(pilot))
        await press(pilot, "f2")
        assert isinstance(pilot.app.screen, NewGameScreen)
        assert sentence in text(frame(pilot))
        await press(pilot, "delete")  # on the line of a seat
        assert sentence not in text(frame(pilot))
        await press(pilot, "f2")
        assert len(table(pilot).game.session.setup.players) == 4


@pytest.mark.exhaustive
async def test_the_form_says_that_31_prophecies_are_needed_for_five(home: Home) -> None:
    async with app_at(home) as pilot:
        await five_seats(pilot)
        await to_field(pilot, "set-2")
        await press(pilot, "right")
        await to_field(pilot, "set-1")
        await press(pilot, "right")
        assert "31 prophecies are dealt and laid out at the beginning, and only 6 chosen" in text(frame(pilot))


@pytest.mark.exhaustive
@pytest.mark.parametrize("tag", ["pl", *rarely("en", "cs", "uk")])
async def test_all_who_can_sit_in_five_seats_stand_side_by_side_with_their_strength(home: Home, tag: str) -> None:
    async with app_at(home, l10n=speaking(tag)) as pilot:
        await five_seats(pilot)
        for seat in pilot.app.screen.query(SeatField):
            assert seat.texts.columns(seat.size.width).side_by_side


# The eleventh field


def turn_of_five(first: int = 0) -> Session:
    """A game of five sensible players, some rounds later, whose next player can take from any field."""
    session, player = Session(crowd_setup("keys", first, sacrifice_tokens=True), crowd_ruleset()), Sensible("keys")
    while session.state.turn < 12 or session.state.acted or session.state.phase != "action":
        session.push(player.choose(session.state, tuple(session.legal_actions)))
    give(session.state, session.state.seat, board="", hand=[], coatls=[], temples=[])
    session.state.supply[10] = (piece("R>"),)
    return session


async def minus(pilot: Pilot[None], times: int = 1) -> None:
    for _ in range(times):
        await send(pilot, "minus", "-")


@pytest.fixture
def five(home: Home) -> None:
    """A game for five has been saved."""
    save(home, Session(crowd_setup("keys", sacrifice_tokens=True), crowd_ruleset()))


async def at_five(pilot: Pilot[None]) -> None:
    state = turn_of_five().state
    await go_on(pilot)
    table(pilot).game.viewer = state.seat
    await lay(pilot, state)
    await press(pilot, "s")


async def test_the_eleventh_field_is_taken_by_its_key_twice(home: Home, five: None) -> None:
    async with app_at(home) as pilot:
        await at_five(pilot)
        assert " 11 ▏R▙" in frame(pilot).splitlines()[4]
        assert "1–0 field, again takes  - 11" in line(pilot, "keys")
        await minus(pilot)
        assert table(pilot).pane("supply").item == Field(11)
        before = len(table(pilot).game.session.history)
        await minus(pilot)
        assert [step.action for step in table(pilot).game.session.history[before:]] == [Take(11)]


@pytest.mark.parametrize("size", [(80, 24), (140, 40)], ids=lambda s: f"{s[0]}x{s[1]}")
async def test_eleven_fields_lie_in_three_rows_of_the_same_columns(
    home: Home, five: None, size: tuple[int, int]
) -> None:
    async with app_at(home, size) as pilot:
        await at_five(pilot)
        spots = {spot.item: spot for spot in table(pilot).pane("supply").content.spots}
        places = [spots[Field(number)] for number in range(1, 12)]
        assert [place.start for place in places] == [places[number % 4].start for number in range(11)]
        assert len({place.line for place in places[4:8]}) == 1


async def test_in_other_panes_there_is_nothing_with_that_sign(home: Home, five: None) -> None:
    async with app_at(home) as pilot:
        await at_five(pilot)
        for pane in ("p", "h", "c"):
            await press(pilot, pane)
            await minus(pilot)
            assert "There is no - here." in line(pilot)


async def test_the_key_of_the_eleventh_field_may_be_another_one(home: Home, five: None) -> None:
    home.keymap.parent.mkdir(parents=True, exist_ok=True)
    home.keymap.write_text('[keys]\neleventh = "z"\n')
    async with app_at(home) as pilot:
        assert isinstance(pilot.app, CoatlApp)
        pilot.app._plugins = crowd_registry()  # an app with keys of its own has looked for its plugins itself
        await at_five(pilot)
        assert "1–0 field, again takes  z 11" in line(pilot, "keys")
        assert " 11 ▏R▙" in frame(pilot).splitlines()[4]
        await press(pilot, "z")
        assert table(pilot).pane("supply").item == Field(11)


async def test_a_game_for_four_has_no_eleventh_field_and_no_key_for_it(home: Home) -> None:
    async with app_at(home) as pilot:
        save(home, session_at(12, players=4))
        await go_on(pilot)
        await press(pilot, "s")
        assert "eleven" not in table(pilot).scopes
        await minus(pilot)
        assert "There is no - here." in line(pilot)
        assert " - " not in line(pilot, "keys")


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.slow
async def test_the_help_has_the_key_of_the_eleventh_field_beside_those_of_the_others(
    home: Home, five: None, tag: str
) -> None:
    l10n = speaking(tag)
    async with app_at(home, (80, 60), l10n=l10n) as pilot:
        await at_five(pilot)
        await press(pilot, "question_mark")
        rows = frame(pilot).splitlines()
        digits = next(number for number, row in enumerate(rows) if l10n("help-number-supply") in row)
        assert l10n("command-eleventh-name") in rows[digits + 1]


async def test_a_trial_lays_a_piece_of_the_eleventh_field_and_a_replay_looks_at_it(home: Home, five: None) -> None:
    async with app_at(home) as pilot:
        await at_five(pilot)
        state = table(pilot).game.session.state
        give(state, state.seat, board="R", coatls=[coatl("<RB")])
        await lay(pilot, state)
        await press(pilot, "v", "s")
        await minus(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, TrialScreen)
        assert [str(laid.piece.text) for laid in screen.trial.laid] == ["R>"]


# The table


SIZES = [(80, 24), (100, 30), (120, 36), (140, 40), (180, 50), (200, 60)]


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_of_all_others_points_hands_and_tokens_are_told(size: tuple[int, int], tag: str) -> None:
    """With names of twelve letters and sacrifice tokens, late in a game, beside whole names in the log. In 80 columns
    temples and tokens have room where coatls are short."""
    seen = named(scene(turn_of_five(1).state, tag=tag))
    drawn = board(seen, size)
    lines = draw_table(drawn).text().split("\n")
    assert all(cell_len(line) <= size[0] for line in lines)
    whole = "\n".join(lines)
    assert [NUMBERS[n] for n in range(11)] == [spot for spot in signs(drawn) if spot]
    for seat, player in enumerate(seen.view.players):
        if seat != seen.shown:
            assert player.name in whole
            mark = "▌" if drawn.at.framed else " "
            facts = [f"{mark}{player.hand_size}", f"▲{player.temples_size}", f"◇{len(player.tokens)}"]
            held = {" ".join(facts[: 1 if size[0] == 80 else 3]), *counts(drawn, player)}
            assert any(text in whole for text in held), (player.name, whole)
            sure, _ = points_of(seen.view, seat)
            assert re.search(rf"{player.name[:3]}\S* +{sure}\b", whole), (player.name, whole)


def signs(drawn: Board) -> list[str]:
    """The signs of the fields, in their order."""
    canvas = Canvas(drawn.at.supply.right, drawn.at.supply.bottom)
    draw_supply(canvas, drawn)
    by_number = {item.number: sign for _, item, sign in canvas.spots if isinstance(item, Field)}
    return [by_number[number] for number in sorted(by_number)]


def counts(drawn: Board, player: SeatView) -> list[str]:
    """What a player holds in words, short and long."""
    l10n = drawn.scene.l10n
    return [
        between.join(
            (
                l10n(f"drawn-counts{length}", hand=player.hand_size, temples=player.temples_size),
                l10n(f"drawn-counts-tokens{length}", tokens=len(player.tokens)),
            )
        )
        for length, between in (("-short", " "), ("", " · "))
    ]


@pytest.mark.exhaustive
async def test_five_computer_players_at_the_table_play_to_the_end_and_the_game_is_stepped_through(home: Home) -> None:
    setup = crowd_setup("watched", seats=(ComputerSeat("easy"),) * 5)
    game = begin(setup, crowd_registry(), Store(home.saves), lambda: None, apart=False)
    await let_play(game, 10_000)
    assert game.session.over
    steps = len(game.session.history)
    game.close()
    async with app_at(home) as pilot:
        await press(pilot, "s", "a", "end")
        screen = pilot.app.screen
        assert isinstance(screen, ReplayScreen)
        assert screen.game.position == steps
        await press(pilot, "home", "s")
        await minus(pilot)
        assert screen.face.panes["supply"].item == Field(11)


@pytest.mark.exhaustive
async def test_computer_players_for_five_think_in_a_process_of_their_own(home: Home) -> None:
    setup = crowd_setup("apart", seats=(None, *(ComputerSeat("easy"),) * 4))
    game = begin(setup, crowd_registry(), Store(home.saves), lambda: None, apart=True)
    await game.push(next(action for action in game.legal_actions if isinstance(action, Keep)))
    assert len(await let_play(game)) == 4
    assert game.acting == 0
    game.close()
