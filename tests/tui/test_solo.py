"""Alone against an automatic opponent: the form, its turn on the table, hints, the score sheet and the records."""

from __future__ import annotations

import json
import re

import pytest
from textual.geometry import Region
from textual.pilot import Pilot

from coatl_core.cards.pieces import piece
from coatl_core.files.atomic import write
from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.events import VariantEvent
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.play.things import BoardSpace, CoatlItem, Field, HandCard, OpponentItem, RowPlace
from coatl_core.saves.format import encode, make_save
from coatl_core.saves.records import load_records
from coatl_tui.screens.records import RecordsScreen
from coatl_tui.settings import PACE_SECONDS, Settings, load_settings, save_settings
from coatl_tui.table.score import ScoreScreen
from coatl_tui.widgets.fields import Row
from tests.support import Sensible, base, coatl, give, rarely, registry
from tests.tui.support import app_at, frame, lay, line, press, put_cursor, seat_is, settled, table, until

pytestmark = pytest.mark.slow

LEVELS = ("level-1", "level-3")


def solo_session(turn: int, *levels: str, seed: str = "solo", waits: bool = False) -> Session:
    """A game up to a turn of the player, or (``waits``) up to the turn of the opponent after it."""
    setup = Setup(("Ana",), seed, card_sets=("base",), variants=(VariantChoice("adam", levels),))
    session = Session(setup, registry().ruleset(setup.card_sets, setup.variants))
    player = Sensible(seed)

    def there() -> bool:
        state = session.state
        ready = state.phase == "opponent" if waits else state.phase == "action"
        return state.turn >= turn and ready and not state.acted

    while not session.over and not there():
        session.push(player.choose(session.state, legal_actions(session.state)))
    return session


def save(home: Home, session: Session) -> None:
    content = registry().dependencies(session.setup.card_sets, session.setup.variants)
    write(home.saves / "solo.json", encode(make_save(session, content)))


@pytest.fixture
def by_steps(home: Home) -> Home:
    """The opponent waits for a key before each step."""
    save_settings(home.settings, Settings(pace="steps"))
    return home


def cells(pilot: Pilot[None], region: Region) -> str:
    """What is shown on a part of the screen."""
    return "\n".join(row[region.x : region.right] for row in frame(pilot).splitlines()[region.y : region.bottom])


async def form(pilot: Pilot[None]) -> None:
    """The form of a solo game."""
    await press(pilot, "n")
    await seat_is(pilot, 2, "!adam")


def shown_rows(pilot: Pilot[None]) -> set[str]:
    rows = pilot.app.screen.query(Row)
    return {str(row.id).removeprefix("row-") for row in rows if row.display}


async def test_the_form_offers_the_opponent_with_his_levels(by_steps: Home) -> None:
    levels = {f"option-adam-level-{number}" for number in range(1, 6)}
    async with app_at(by_steps) as pilot:
        await press(pilot, "n")
        assert not shown_rows(pilot) & (levels | {"forecast"})
        await seat_is(pilot, 2, "!adam")
        assert shown_rows(pilot) >= levels | {"forecast", "name-1", "name-2"}
        assert not shown_rows(pilot) & {"name-3", "first", "tokens"}
        assert "You win only with more points" in line(pilot)
        explained = set()
        for _ in range(2 + len(levels)):
            await press(pilot, "down")
            explained.add(line(pilot))
        assert len(explained) >= len(levels)


@pytest.mark.exhaustive
async def test_any_of_the_levels_can_be_chosen(by_steps: Home) -> None:
    async with app_at(by_steps) as pilot:
        await form(pilot)
        await press(pilot, *["down"] * 4, "right", "down", "down", "right", "f2")
        setup = table(pilot).game.session.setup
        assert setup.variants == (VariantChoice("adam", LEVELS),)
        assert setup.players == ("Player 1",)
        assert not table(pilot).game.covered


async def test_exactly_three_prophecies_are_kept(by_steps: Home) -> None:
    async with app_at(by_steps) as pilot:
        await form(pilot)
        await press(pilot, "f2")
        await press(pilot, "h", "1", "e")
        assert "Of the dealt prophecies you keep exactly 3" in line(pilot)
        await press(pilot, "2", "3", "e")
        assert table(pilot).game.session.state.phase == "opponent"


async def test_his_turn_waits_for_a_key_and_tells_its_reasons(by_steps: Home) -> None:
    save(by_steps, solo_session(3, waits=True))
    async with app_at(by_steps) as pilot:
        await press(pilot, "c")
        assert line(pilot, "status").startswith("A.D.A.M.  Enter a step, E all steps")
        await press(pilot, "s", "1", "enter")
        assert table(pilot).game.session.history[-1].action == a.Step()
        while table(pilot).game.session.opponent_moves:
            await press(pilot, "enter")
        await press(pilot, "l")
        assert "A.D.A.M. takes field" in frame(pilot)


async def test_in_his_turn_the_cursor_is_on_his_cards_and_then_where_the_player_can_do_something(
    by_steps: Home,
) -> None:
    save(by_steps, solo_session(3, waits=True))
    async with app_at(by_steps) as pilot:
        await press(pilot, "c")
        assert pilot.app.focused is not None
        assert pilot.app.focused.id == "players"
        assert line(pilot).startswith("Next: A.D.A.M. takes field")
        await press(pilot, "e")
        assert pilot.app.focused.id == "supply"


async def test_nothing_else_can_be_done_in_his_turn_and_all_his_steps_can_be_skipped(by_steps: Home) -> None:
    save(by_steps, solo_session(3, waits=True))
    async with app_at(by_steps) as pilot:
        await press(pilot, "c", "x")
        table(pilot).playing.act(a.Take(1))
        await settled(pilot)
        assert "opponent’s turn" in line(pilot)
        await press(pilot, "e")
        assert table(pilot).game.session.state.phase == "action"
        assert table(pilot).game.acting == 0


STEPS = re.compile("took field|to \\d|discarded|fulfilled card|from the row|no field has")


@pytest.mark.parametrize(("width", "height"), [(80, 24), (140, 40), *rarely((100, 30), (120, 36), (200, 60))])
async def test_his_turn_is_read_beside_the_table_and_said_nowhere_else(by_steps: Home, width: int, height: int) -> None:
    """In few words, with pieces and cards; the log has his reasons."""
    save(by_steps, solo_session(3, waits=True))
    async with app_at(by_steps, (width, height)) as pilot:
        await press(pilot, "c", "e")
        news = " ".join(cells(pilot, table(pilot).pane("news").region).split())
        assert re.search(r"took field \d", news)
        assert re.search(r"[▏▟]\w+.? (to \d|discarded)", news)
        said = f"{line(pilot)} {line(pilot, 'inspector')}"
        assert not STEPS.search(said)
        assert "Card 1 gets" not in said
        await press(pilot, "l")
        lines = table(pilot).pane("log").content.lines
        assert re.search(r"Card \d needs", " ".join("".join(span.text for span in line) for line in lines))


@pytest.mark.parametrize(("width", "height"), [(80, 24), (140, 40), *rarely((100, 30), (120, 36))])
async def test_of_a_turn_too_long_for_its_place_the_beginning_and_the_end_are_told(
    by_steps: Home, width: int, height: int
) -> None:
    save(by_steps, solo_session(20, "level-5", seed="p21", waits=True))
    async with app_at(by_steps, (width, height)) as pilot:
        await press(pilot, "c", "e")
        steps = [event for event in table(pilot).game.news() if isinstance(event, VariantEvent)]
        assert [steps[0].message, steps[-1].message] == ["adam-seeks", "adam-draws"]
        news = cells(pilot, table(pilot).pane("news").region)
        assert f"took field {steps[0].values['field']}" in news
        assert f"card {steps[-1].values['number']} from the row" in news
        assert "»" in news


async def test_the_pieces_on_his_cards_stand_below_each_other_and_say_what_is_missing(by_steps: Home) -> None:
    session = solo_session(21, "level-5", seed="p21")
    save(by_steps, session)
    opponent = session.view(0).opponent
    assert opponent is not None
    async with app_at(by_steps, (140, 40)) as pilot:
        await press(pilot, "c")
        shown = cells(pilot, table(pilot).pane("players").region).splitlines()[1:5]
        for card, row in zip(opponent.cards, shown, strict=True):
            assert f"{len(card.needs)} to get" in row
        begins = {re.search(r"\d (?=[▏□])", row).end() for row in shown}  # type: ignore[union-attr]
        assert len(begins) == 1


async def test_what_he_takes_next_is_shown_with_the_cards_that_its_pieces_go_to(by_steps: Home) -> None:
    session = solo_session(21, seed="p21")
    save(by_steps, session)
    forecast = session.ruleset.forecast(session.view(0))
    assert forecast is not None
    numbers = [number for number in forecast.cards if number is not None]
    async with app_at(by_steps, (140, 40)) as pilot:
        await press(pilot, "c")
        row = next(each for each in frame(pilot).splitlines() if "◆ next" in each)
        assert f"◆ next field {forecast.field} " in row
        for number in numbers:
            assert f"to {number}" in row


@pytest.mark.slow
async def test_his_steps_come_by_the_clock(home: Home) -> None:
    save_settings(home.settings, Settings(pace="fast"))
    save(home, solo_session(3, waits=True))
    async with app_at(home) as pilot:
        await press(pilot, "c", "q")
        game = table(pilot).game
        steps = len(game.session.history)  # on a busy machine he may have begun before the question
        assert game.session.opponent_moves
        await pilot.pause(2 * PACE_SECONDS["fast"])
        assert len(game.session.history) == steps  # while a question is open he waits
        begun = steps
        await press(pilot, "escape", "question_mark")
        steps = len(game.session.history)
        await pilot.pause(2 * PACE_SECONDS["fast"])
        assert len(game.session.history) == steps  # and while another screen is shown
        await press(pilot, "escape")
        await until(pilot, lambda: not game.session.opponent_moves)
        assert len(game.session.history) > begun


async def test_a_move_can_be_taken_back_until_he_has_moved(by_steps: Home) -> None:
    save(by_steps, solo_session(3, waits=True))
    async with app_at(by_steps) as pilot:
        await press(pilot, "c", "u")
        assert table(pilot).game.session.state.phase != "opponent"
        await press(pilot, "r")
        assert table(pilot).game.session.state.phase == "opponent"
        await press(pilot, "e", "u")
        assert "Your opponent has moved" in line(pilot)


async def test_what_he_takes_next_is_shown_unless_the_forecast_is_off(by_steps: Home) -> None:
    session = solo_session(5)
    save(by_steps, session)
    view = session.view(0)
    forecast = view.ruleset.forecast(view)
    assert forecast is not None
    async with app_at(by_steps) as pilot:
        await press(pilot, "c")
        assert f"◆ field {forecast.field}" in frame(pilot)
        await put_cursor(pilot, "s", Field(forecast.field))
        assert "A.D.A.M. takes field" in frame(pilot)
        await press(pilot, "f8", "up", "up", "right", "escape")
        assert load_settings(by_steps.settings)[0].forecast is False
        assert "next field" not in frame(pilot)
        assert "◆" not in frame(pilot)
        # He does take it.
        session.push(next(action for action in session.legal_actions if isinstance(action, a.DrawDeck | a.Pass)))
        session.push(a.EndTurn())
        if session.view(0).supply == view.supply:
            session.push(a.Step())
            assert session.state.supply[forecast.field - 1] != view.supply[forecast.field - 1]


async def test_his_cards_tell_what_lies_on_them_and_what_they_need(by_steps: Home) -> None:
    session = solo_session(6)
    save(by_steps, session)
    opponent = session.view(0).opponent
    assert opponent is not None
    async with app_at(by_steps) as pilot:
        await press(pilot, "c", "s", "tab")
        pane = table(pilot).focused
        assert pane is not None
        assert pane.id == "players"
        assert table(pilot).pane("players").item == OpponentItem(1)
        assert "Still needs:" in " ".join(frame(pilot).split())
        shown = frame(pilot)
        for card in opponent.cards:
            needs = "".join(f"[▏ ]?{color}[▕ ]?" for color in card.needs).replace("*", "□")
            assert re.search(needs, shown)
        assert f"A.D.A.M. {opponent.points}" in line(pilot, "status")


async def test_the_pace_can_be_changed_at_the_table(by_steps: Home) -> None:
    save(by_steps, solo_session(3))
    async with app_at(by_steps) as pilot:
        await press(pilot, "c", "a")
        assert line(pilot) == "Opponents move: slowly."
        assert load_settings(by_steps.settings)[0].pace == "slow"


async def test_what_a_level_forbids_is_not_promised_as_points(by_steps: Home) -> None:
    """RULES 9.12: a blue prophecy lies beside the first coatl."""
    session = solo_session(3, "level-3")
    save(by_steps, session)
    state = session.state.clone()
    state.row[0] = base("pair-yellow-blue")
    coatls = [coatl("RBRKYB", "pair-red-blue"), coatl("RK")]
    give(state, 0, hand=["pair-red-black"], coatls=coatls)
    async with app_at(by_steps, (100, 30)) as pilot:
        await press(pilot, "c")
        await lay(pilot, state)
        await put_cursor(pilot, "c", CoatlItem(1))
        for card in ("▌b ▏R▏K", "▌b ▏Y▏B"):
            assert re.search(f"{card} .*– not here", frame(pilot)), card
        await put_cursor(pilot, "h", HandCard(0, base("pair-red-black")))
        assert "in this game all must differ" in " ".join(frame(pilot).split())
        await put_cursor(pilot, "p", RowPlace(1))
        assert "in this game all must differ" in " ".join(frame(pilot).split())


async def test_what_a_level_forbids_is_promised_neither_in_a_preview_nor_in_a_trial(by_steps: Home) -> None:
    """RULES 9.12: at level 4 no coatl is closed that cannot get four; at level 3 no second blue card lies there."""
    session = solo_session(3, "level-3", "level-4")
    save(by_steps, session)
    state = session.state.clone()
    give(state, 0, board="K K>", hand=["pair-red-black"], coatls=[coatl("<RBRKYB", "pair-red-blue")])
    async with app_at(by_steps, (100, 30)) as pilot:
        await press(pilot, "c")
        await lay(pilot, state)
        await put_cursor(pilot, "c", BoardSpace(2, piece("K>")))
        assert "it cannot have 4 prophecies then, as this game demands" in " ".join(frame(pilot).split())
        assert "░" not in frame(pilot)
        await put_cursor(pilot, "c", BoardSpace(1, piece("K")))
        assert re.search("▌b ▏R▏K .*– not here", frame(pilot))
        await press(pilot, "v", "2")
        assert "it cannot have 4 prophecies then, as this game demands" in " ".join(frame(pilot).split())
        assert re.search("▌b ▏R▏K .*– not here", frame(pilot))
        await press(pilot, "enter")
        assert "as this game demands. (rule 9.12)" in " ".join(frame(pilot).split())


async def test_in_his_turn_a_coatl_can_be_tried_but_not_played(by_steps: Home) -> None:
    session = solo_session(3, waits=True)
    save(by_steps, session)
    state = session.state.clone()
    give(state, 0, board="K R", hand=["pair-red-black"], coatls=[coatl("R")])
    async with app_at(by_steps, (100, 30)) as pilot:
        await press(pilot, "c")
        await lay(pilot, state)
        await press(pilot, "v", "1")
        assert "▌b ▏R▏K +1" in " ".join(frame(pilot).split())
        await press(pilot, "enter")
        assert "It is your opponent’s turn" in " ".join(frame(pilot).split())
        await press(pilot, "escape")
        assert table(pilot).others.opponent_moves


async def finish(pilot: Pilot[None], session: Session) -> None:
    """Plays the last action of a finished game at the table."""
    for action in session.actions[-1:]:
        table(pilot).playing.act(action)
    await settled(pilot)


def nearly_over(*levels: str) -> tuple[Session, Session]:
    """A finished game, and the same before its last action."""
    over = solo_session(10_000, *levels)
    before = Session(over.setup, registry().ruleset(over.setup.card_sets, over.setup.variants))
    for action in over.actions[:-1]:
        before.push(action)
    return over, before


async def test_the_end_has_a_verdict_a_score_sheet_and_a_record(by_steps: Home) -> None:
    over, before = nearly_over(*LEVELS)
    save(by_steps, before)
    async with app_at(by_steps) as pilot:
        await press(pilot, "c")
        screen = table(pilot)
        await finish(pilot, over)
        *_, last = told = screen.face.sentences(screen.game.log())
        assert last == "The game is over."
        assert not any("the end of the game begins" in sentence for sentence in told)  # it is over at once (9.10)
        assert isinstance(pilot.app.screen, ScoreScreen)
        assert "he wins" in frame(pilot)
        assert "In games like this so far: 1 played, 0 won" in frame(pilot)
        await press(pilot, "q")
        assert "Records" in frame(pilot)
        await press(pilot, "b")
        assert isinstance(pilot.app.screen, RecordsScreen)
        assert "A.D.A.M., level 1, level 3" in frame(pilot)
    (record,) = load_records(by_steps.records).games
    assert record.variants == (VariantChoice("adam", LEVELS),)
    assert [(p.points, p.won) for p in record.players] == [(over.score_sheet().players[0].points, False)]


async def test_a_finished_game_looked_at_again_is_not_counted_again(by_steps: Home) -> None:
    save(by_steps, nearly_over()[0])
    async with app_at(by_steps) as pilot:
        await press(pilot, "s", "enter")
        assert isinstance(pilot.app.screen, ScoreScreen)
    assert load_records(by_steps.records).games == ()


async def test_a_damaged_record_file_is_set_aside_with_a_sentence(by_steps: Home) -> None:
    by_steps.records.parent.mkdir(parents=True, exist_ok=True)
    by_steps.records.write_text('{"format": "coatl-records", "version": 1, "games": [{"poi', "utf-8")
    async with app_at(by_steps) as pilot:
        await press(pilot, "b")
        assert "They were set aside as" in " ".join(frame(pilot).split())
    (aside,) = by_steps.records.parent.glob("records-damaged-*.json")
    assert aside.read_text("utf-8").endswith("poi")


@pytest.mark.exhaustive
async def test_damaged_settings_are_set_aside_and_the_game_goes_on(home: Home) -> None:
    home.settings.parent.mkdir(parents=True, exist_ok=True)
    home.settings.write_text('{"pace": "warp", "forecast": true}', "utf-8")
    async with app_at(home) as pilot:
        assert "Your settings could not be read" in frame(pilot)
        await press(pilot, "n")
        assert "New game" in frame(pilot)
    assert json.loads((home.settings.parent / "settings-damaged-1.json").read_text("utf-8"))["pace"] == "warp"


@pytest.mark.parametrize("damaged", ['{"names": ["Ana", 1]}', '{"names": "Ana"}', '{"disabled": [1]}'])
def test_settings_with_names_that_are_no_text_are_set_aside(home: Home, damaged: str) -> None:
    home.settings.parent.mkdir(parents=True, exist_ok=True)
    home.settings.write_text(damaged, "utf-8")
    settings, aside = load_settings(home.settings)
    assert settings == Settings()
    assert aside is not None
    assert aside.read_text("utf-8") == damaged
