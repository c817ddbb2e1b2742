"""Hints: what a strong player would do, told with reasons, marked on the table, and counted."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Sequence
from random import Random

import pytest
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.determinize import redeal
from coatl_core.game.players import Budget, chance
from coatl_core.game.rules import ComputerSeat, VariantChoice
from coatl_core.game.session import Session
from coatl_core.play import computers
from coatl_core.play.adviser import MOST_HINTS
from coatl_core.play.local_game import LocalGame, resume
from coatl_core.play.table_game import Hint
from coatl_core.play.things import Deck, Field
from coatl_core.saves.store import Store, read
from coatl_tui.settings import Settings, save_settings
from coatl_tui.widgets.choice import Choice
from tests.conftest import Effort
from tests.locale.support import app_in
from tests.support import rarely, registry
from tests.tui.support import app_at, frame, go_on, line, press, save, session_at, settled, table, until
from tests.tui.test_sheet import OVER
from tests.tui.test_solo import save as save_solo
from tests.tui.test_solo import solo_session

LEVELS = ("level-1", "level-2", "level-3", "level-4", "level-5")


def opened(home: Home) -> LocalGame:
    """The game saved at home, with its player before the screen."""
    path = next(home.saves.glob("*.json"))
    game = resume(path, registry(), Store(home.saves), lambda: None)
    game.uncover()
    return game


async def ask(pilot: Pilot[None]) -> list[Choice]:
    """Asks for a hint, and returns its turns."""
    await press(pilot, "i")
    await until(pilot, lambda: table(pilot).choice.open)
    return [spot.item for spot in table(pilot).choice.content.spots if isinstance(spot.item, Choice)]


@pytest.mark.slow
async def test_a_hint_names_the_best_turns_marks_what_they_touch_and_plays_one(home: Home) -> None:
    save(home, session_at(6))
    async with app_at(home) as pilot:
        await go_on(pilot)
        screen = table(pilot)
        hints = await screen.game.hints()
        assert hints is not None
        first, *others = await ask(pilot)
        assert 1 <= len(others) < MOST_HINTS
        assert "Hints" in frame(pilot)
        assert first.about
        before, known = frame(pilot), len(screen.game.session.history)
        for _ in others:
            await press(pilot, "down")
        assert frame(pilot) != before
        await press(pilot, *["up"] * len(others), "f6")
        assert "Rada" in frame(pilot)
        assert screen.choice.item is not None
        await press(pilot, "enter")
        assert not screen.choice.open
        played = screen.game.session.history[known:]
        assert [each.action for each in played] == list(hints[0].actions)
        assert not any(each.reveals for each in played[:-1])


@pytest.mark.parametrize(("width", "height"), [(80, 24), (140, 40), *rarely((100, 30), (120, 36), (200, 60))])
async def test_hints_lie_over_nothing_they_speak_of_and_their_numbers_below_each_other(
    home: Home, width: int, height: int
) -> None:
    save(home, session_at(31, players=3))
    async with app_at(home, (width, height)) as pilot:
        await go_on(pilot)
        at_rest = frame(pilot).splitlines()[:-1]
        await ask(pilot)
        screen = table(pilot)
        region = screen.choice.region
        for id in ("supply", "row", "coatls", "hand", "message", "inspector"):
            assert not region.overlaps(screen.pane(id).region)
        covered = region.intersection(screen.pane("players").region)
        assert not covered or width < 120
        shown = [line[region.x : region.right] for line in frame(pilot).splitlines()[region.y : region.bottom]]
        numbers = [found for line in shown if (found := re.search(r"−?\d+\.\d(?=▌?[ │]*$)", line))]
        assert len(numbers) > 1
        assert len({found.end() for found in numbers}) == 1
        assert screen.pane("news").region.bottom <= height
        await press(pilot, "escape")
        assert frame(pilot).splitlines()[:-1] == at_rest


@pytest.mark.parametrize(("width", "height"), [(80, 24), *rarely((120, 36), (140, 40), (200, 60))])
@pytest.mark.parametrize("tag", ["cs", *rarely("en", "pl", "uk")])
async def test_of_each_turn_the_sentence_says_in_full_why(home: Home, tag: str, width: int, height: int) -> None:
    save(home, session_at(31))
    async with app_in(tag, home, (width, height)) as pilot:
        await go_on(pilot)
        answers = await ask(pilot)
        for number in range(1, len(answers) + 1):
            told = f"{line(pilot)} {line(pilot, 'inspector')}"
            assert re.search(rf"^{number} |Enter .*\b{number} ", told)  # all of it can stand in the list
            assert "…" not in told
            await press(pilot, "down")


async def test_on_a_large_table_hints_tell_all_in_a_pane_as_high_as_the_other_players(home: Home) -> None:
    save(home, session_at(31))
    async with app_at(home, (200, 60)) as pilot:
        await go_on(pilot)
        await ask(pilot)
        region, others = table(pilot).choice.region, table(pilot).pane("players").region
        assert region.bottom >= others.bottom
        rows = [row[region.x : region.right] for row in frame(pilot).splitlines()[region.y : region.bottom]]
        assert any("against doing nothing" in row for row in rows)
        assert "against doing nothing" not in f"{line(pilot)} {line(pilot, 'inspector')}"


async def test_a_field_that_a_proposed_turn_takes_is_seen_as_if_the_cursor_stood_on_it(home: Home) -> None:
    save(home, session_at(31))
    async with app_at(home, (140, 40)) as pilot:
        await go_on(pilot)
        answers = await ask(pilot)
        seen = set()
        for answer in answers:
            table(pilot).choice.go_item(answer)
            taken = {item for item in answer.about if isinstance(item, Field)}
            scene = table(pilot).scene
            assert scene is not None
            assert {scene.item} - {None} == taken
            seen |= taken
        assert seen
        await press(pilot, "escape", "h")
        scene = table(pilot).scene
        assert scene is not None
        assert not isinstance(scene.item, Field)


@pytest.mark.exhaustive
async def test_a_click_looks_at_a_proposed_turn_and_a_second_one_plays_it(home: Home) -> None:
    save(home, session_at(6))
    async with app_at(home) as pilot:
        await go_on(pilot)
        await ask(pilot)
        screen = table(pilot)
        hints = await screen.game.hints()
        assert hints is not None
        known, at = len(screen.game.session.history), (4, 2)
        await pilot.click("#choice", offset=at)
        assert screen.choice.open
        assert screen.choice.cursor == 1
        await pilot.click("#choice", offset=at)
        await settled(pilot)
        assert not screen.choice.open
        assert [each.action for each in screen.game.session.history[known:]] == list(hints[1].actions)


async def test_without_colours_and_in_ascii_hints_are_read_as_well(home: Home) -> None:
    save_settings(home.settings, Settings(ascii=True))
    save(home, session_at(31))
    async with app_at(home) as pilot:
        await go_on(pilot)
        await ask(pilot)
        shown = frame(pilot)
        assert shown.isascii()
        assert re.search(r"\|\w\|\w (field |s)\d|attach|choose", shown)


@pytest.mark.exhaustive
async def test_the_item_that_a_turn_takes_has_the_look_of_the_cursor(home: Home) -> None:
    save(home, session_at(6))
    async with app_at(home) as pilot:
        await go_on(pilot)
        answers = await ask(pilot)
        # the last one, because the cursor of the table already lies on the field of the first
        taking = [answer for answer in answers if any(isinstance(item, Field) for item in answer.about)][-1]
        table(pilot).choice.go_item(taking)
        (field,) = taking.about
        area = table(pilot).face.painting.spots["supply"][field]
        row = frame(pilot).splitlines()[area.y]
        assert row[area.x - 1] == "▐"
        await press(pilot, "escape")
        assert frame(pilot).splitlines()[area.y][area.x - 1] != "▐"


@pytest.mark.exhaustive
async def test_the_same_position_gives_the_same_hint_whatever_nobody_can_know(home: Home, effort: Effort) -> None:
    for turn in range(4, 4 + effort(quick=2, test=8, exhaustive=30)):
        save(home, session_at(turn))
        game = opened(home)
        hints = await game.hints()
        assert hints
        assert await game.hints() == hints
        other = game.session.copy()
        other.state = redeal(other.state, other.acting, Random(turn))
        game.session = other
        assert await game.hints() == hints
        game.close()


@pytest.mark.slow
async def test_every_turn_of_a_hint_can_be_played_up_to_its_first_reveal(home: Home, effort: Effort) -> None:
    for turn in range(3, 3 + effort(quick=3, test=3, exhaustive=20)):
        save(home, session_at(turn))
        game = opened(home)
        hints = await game.hints()
        assert hints
        assert hints[0].behind is None
        assert hints[0].gain is not None
        behind = [hint.behind for hint in hints[1:] if hint.behind is not None]
        assert behind == sorted(behind)
        assert [hint.gain for hint in hints[1:]] == [hints[0].gain - each for each in behind]
        assert len({hint.actions for hint in hints}) == len(hints)
        for hint in hints:
            after = game.session.copy()
            reveals = [any(event.reveals for event in after.push(action)) for action in hint.actions]
            assert not any(reveals[:-1])
            assert reveals[-1] or after.acting != game.acting or after.over or hint.actions[-1] == a.EndTurn()
        game.close()


@pytest.mark.parametrize("levels", [*rarely(((),), *(((level,),) for level in LEVELS)), LEVELS], ids="-".join)
@pytest.mark.slow
def test_nothing_is_proposed_that_a_level_of_adam_forbids(levels: tuple[str, ...], effort: Effort) -> None:
    """The strong player plays a solo game; each turn that it thinks of could be played."""
    for number in effort.seeds(quick=1, test=1, exhaustive=1):
        session = solo_session(1, *levels, seed=f"hints/{number}")
        assert session.setup.variants == (VariantChoice("adam", levels),)
        player = registry().player(ComputerSeat("master"), session.ruleset)
        while not session.over and session.state.turn < effort(quick=9, test=9, exhaustive=60):
            if session.opponent_moves:
                session.push(a.Step())
                continue
            random = chance("hints", 0, len(session.history))
            choice = player.turn(session.view(0), session.legal_actions, random, Budget(simulations=6))
            assert player.failure is None
            for turn in (choice, *choice.others):
                play(session.copy(), turn.actions)
            play(session, choice.actions)


def play(session: Session, actions: tuple[a.Action, ...]) -> None:
    """Plays a turn up to its first reveal."""
    for action in actions:
        assert session.refusal(action) is None
        if any(event.reveals for event in session.push(action)):
            return


async def test_a_purist_gets_no_hints_and_the_key_says_why(home: Home) -> None:
    save_settings(home.settings, Settings(purist=True))
    save(home, session_at(6))
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "i")
        assert line(pilot) == "The settings allow no hints: F8 changes that."
        assert not table(pilot).choice.open
        assert table(pilot).advice.asked is None
        assert "hint" not in frame(pilot).splitlines()[-1]


async def test_hints_are_counted_once_for_each_position_and_undo_takes_none_back(home: Home) -> None:
    save(home, session_at(6))
    path = next(home.saves.glob("*.json"))
    game = opened(home)
    assert "hints" not in json.loads(path.read_text("utf-8"))
    await game.count_hint()
    await game.count_hint()
    action = next(action for action in game.legal_actions if isinstance(action, a.Start | a.Extend))
    await game.push(action)
    await game.count_hint()
    await game.undo()
    await game.count_hint()
    game.close()
    assert read(path).hints == 2
    again = opened(home)
    assert again.hints_shown == 2
    again.session = OVER
    record = again.record()
    assert record is not None
    assert record.hints == 2
    again.close()


async def test_an_answer_about_another_position_is_dropped(home: Home) -> None:
    save(home, session_at(6))
    game = opened(home)
    asked = [asyncio.create_task(game.hints()) for _ in range(2)]
    await asyncio.sleep(0)  # it begins
    game.session = game.session.copy()
    assert await asyncio.gather(*asked) == [None, None]
    game.close()


async def test_whoever_does_something_else_meanwhile_hears_no_more_of_it(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_solo(home, solo_session(5))
    answer, real = asyncio.Event(), LocalGame.hints

    async def slow(game: LocalGame) -> Sequence[Hint] | None:
        await answer.wait()
        return await real(game)

    monkeypatch.setattr(LocalGame, "hints", slow)
    async with app_at(home) as pilot:
        await press(pilot, "c")
        screen = table(pilot)
        await press(pilot, "i", "s", "right")
        assert line(pilot).startswith("A master is thinking about your turn")
        await press(pilot, "escape")
        assert screen.advice.asked is None
        assert not line(pilot).startswith("A master")
        await press(pilot, "i", "p", "7", "7")  # draws from the deck
        assert isinstance(screen.game.session.actions[-1], a.DrawDeck)
        answer.set()
        await until(pilot, lambda: not [w for w in screen.workers if not w.is_finished])
        assert not screen.choice.open
        assert isinstance(screen.game, LocalGame)
        assert screen.game.hints_shown == 0
        assert Deck() not in screen.face.painting.marked


async def test_without_the_plugin_of_computer_players_nobody_can_be_asked(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computers, "ADVISER", ComputerSeat("away"))
    save(home, session_at(6))
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "i")
        await until(pilot, lambda: table(pilot).advice.asked is None)
        assert line(pilot).startswith("Nobody can be asked")
