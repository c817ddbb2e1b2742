"""The lesson: it can be played by the keys it names, by nothing else, and goes on where it was left."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random

import pytest
from textual.pilot import Pilot

from coatl_core.cards.pieces import piece
from coatl_core.files.home import Home
from coatl_core.game.errors import IllegalActionError
from coatl_core.game.lesson import unplayable
from coatl_tui.lesson_place import LessonPlace, read_place, write_place
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.settings import Settings, save_settings
from coatl_tui.table.lesson_game import NOT_THIS, OTHERWISE, LessonGame, begin, ruleset_of
from coatl_tui.table.lesson_keys import keys_for
from coatl_tui.table.lesson_screen import ROWS, LessonScore, LessonScreen
from coatl_tui.table.scene import BoardSpace, Field, HandCard
from coatl_tui.table.score import ScoreScreen
from coatl_tui.table.screen import TableScreen
from coatl_tui.widgets.lists import List
from tests.conftest import Effort
from tests.locale.support import app_in
from tests.support import registry, unordered
from tests.tui.support import app_at, frame, go_on, press, save, session_at, table
from tests.tui.test_replay import finished

PRESSED = {"◄": "left", "►": "right", "▲": "up", "▼": "down", "Enter": "enter"}
"""The keys of the pilot, by what is printed on them where that is no letter or digit."""


def lesson(home: Home) -> LessonGame:
    return begin(registry(), home.lesson)


def lesson_screen(pilot: Pilot[None]) -> LessonScreen:
    screen = pilot.app.screen
    assert isinstance(screen, LessonScreen), screen
    return screen


def keys_named(screen: LessonScreen) -> list[str]:
    """The keys that the strip asks for."""
    return pressed(screen.named_keys().split("\N{NO-BREAK SPACE}"))


def pressed(keys: list[str]) -> list[str]:
    """The pilot's names of printed keys."""
    return [PRESSED.get(key, key.lower()) for key in keys]


def place(screen: LessonScreen) -> tuple[int, int]:
    return screen.game.number, screen.game.step_number


def assert_fits(screen: LessonScreen) -> None:
    """No text of the step is cut at the smallest size, and after it stands which step it is."""
    lines, game = screen.strip_content(80, 24).lines, screen.game
    assert len(lines) <= ROWS, game.step.id
    last = "".join(span.text for span in lines[-1])
    assert last.endswith(f"{game.step_number + 1}/{len(game.chapter.steps)}"), game.step.id


async def do_step(pilot: Pilot[None]) -> None:
    """Does what the strip says, and lets the others move after it."""
    await press(pilot, *keys_named(lesson_screen(pilot)))
    while isinstance(pilot.app.screen, LessonScore) or lesson_screen(pilot).others_move:
        await press(pilot, "escape" if isinstance(pilot.app.screen, LessonScore) else "enter")


# The data


def test_the_lesson_can_be_played_to_its_end(home: Home) -> None:
    game = lesson(home)
    assert unplayable(game.lesson, lambda setup: registry().ruleset(setup.card_sets, setup.variants)) == []
    assert all(ruleset_of(chapter, registry()) for chapter in game.lesson.chapters)


def steps_of(game: LessonGame) -> Iterator[None]:
    """Plays the lesson, and stops before each action of the learner."""

    async def others() -> None:
        while game.thinks or game.session.opponent_moves:
            decided = await game.decide()
            assert decided is not None
            await game.push(decided.action)

    while not game.is_last:
        if game.expected is None:
            asyncio.run(game.go_on())
        else:
            yield
            asyncio.run(game.push(game.expected))
            asyncio.run(others())


@pytest.mark.slow
def test_nothing_but_what_the_lesson_asks_for_is_done(home: Home) -> None:
    game, refused = lesson(home), 0
    for _ in steps_of(game):
        before = game.session.state
        for action in game.legal_actions:
            if action != game.expected:
                with pytest.raises(IllegalActionError) as error:
                    asyncio.run(game.push(action))
                assert error.value.refusal in (OTHERWISE, NOT_THIS)
                refused += 1
        assert game.session.state is before
    assert refused > 300
    assert game.record() is None


async def test_nobody_moves_for_the_others(home: Home) -> None:
    write_place(home.lesson, LessonPlace("first", 0, 3))
    game = lesson(home)
    for action in game.step.do:
        await game.push(action)
    (reply,) = game.step.then
    with pytest.raises(IllegalActionError) as error:
        await game.push(reply)
    assert error.value.refusal.code == "turn-of-another"
    decided = await game.decide()
    assert decided is not None
    await game.push(decided.action)
    assert game.step_number == 4


@pytest.mark.slow
def test_each_step_can_be_taken_back_though_something_was_revealed(home: Home) -> None:
    game = lesson(home)
    for _ in steps_of(game):
        before, at = game.session.state.text(), game.step_number
        action = game.expected
        assert action is not None
        asyncio.run(game.push(action))
        assert asyncio.run(game.undo()) is None
        assert (game.session.state.text(), game.step_number) == (before, at)


async def test_no_hint_is_given_for_it_says_itself_what_to_do(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "t", "i")
        screen = lesson_screen(pilot)
        assert screen.advising is None
        assert not screen.choice.open
        assert screen.l10n("command-hint") not in frame(pilot).splitlines()[-1]


# By keys


@pytest.mark.parametrize("tag", ["en", *(pytest.param(tag, marks=pytest.mark.slow) for tag in ("cs", "pl", "uk"))])
async def test_the_keys_it_names_play_all_of_it_and_no_text_is_cut(tag: str, home: Home) -> None:
    async with app_in(tag, home) as pilot:
        await press(pilot, "t")
        seen = []
        while not lesson_screen(pilot).game.is_last:
            screen = lesson_screen(pilot)
            seen.append(place(screen))
            assert_fits(screen)
            await do_step(pilot)
            assert place(lesson_screen(pilot)) > seen[-1]
        screen = lesson_screen(pilot)
        assert_fits(screen)
        assert len(seen) == sum(len(chapter.steps) for chapter in screen.game.chapters) - 1
        await press(pilot, "enter", "2")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert not home.saves.exists()
        assert not home.records.exists()


@pytest.mark.slow
async def test_the_keys_for_any_action_bring_it_about(home: Home, effort: Effort) -> None:
    """Not only for those of our lesson: another one may ask for anything."""
    random = Random("keys")
    save(home, session_at(0, tokens=True))
    async with app_at(home) as pilot:
        await go_on(pilot)
        for _ in range(effort(quick=20, test=60, exhaustive=2000)):
            if isinstance(pilot.app.screen, ScoreScreen):  # the game is over
                break
            screen = table(pilot)
            if screen.game.covered:
                await press(pilot, "enter")
            legal = screen.game.legal_actions
            kind = random.choice(sorted({type(each).__name__ for each in legal}))
            action = random.choice([each for each in legal if type(each).__name__ == kind])
            keys, count = keys_for(action, screen), len(screen.game.session.history)
            await press(pilot, *pressed(keys))
            done = screen.game.session.actions[count:]
            assert list(map(unordered, done)) == [unordered(action)], (str(action), keys, frame(pilot))


async def test_another_key_is_answered_with_what_to_do(home: Home) -> None:
    write_place(home.lesson, LessonPlace("first", 0, 3))
    async with app_at(home) as pilot:
        await press(pilot, "t", "s", "4", "4")
        assert "Not this one: the lesson asks for S 2 2" in frame(pilot)
        await press(pilot, "p", "2", "2")
        assert "That comes later. Now the lesson asks for S 2 2" in frame(pilot)
        await press(pilot, "r")
        assert "The lesson goes on with S 2 2" in frame(pilot)
        await press(pilot, "w")
        assert "keeps its place by itself" in frame(pilot)
        await press(pilot, "x", "2")
        assert "the lesson asks for" in frame(pilot)
        await press(pilot, "s", "1", "enter", "r", "e")
        assert place(lesson_screen(pilot)) == (0, 3)
        for key, back in (("question_mark", "escape"), ("f1", "escape"), ("l", "l"), ("f3", "escape")):
            await press(pilot, key, back)
            assert place(lesson_screen(pilot)) == (0, 3)
        await press(pilot, *keys_named(lesson_screen(pilot)))
        assert lesson_screen(pilot).others_move


async def test_without_its_cards_the_menu_says_what_is_missing(home: Home) -> None:
    save_settings(home.settings, Settings(disabled=("base",)))
    async with app_at(home, safe_mode=False) as pilot:
        await press(pilot, "t")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert "The lesson needs the cards of the base game" in frame(pilot)


async def test_reading_waits_for_its_key(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "t", "h", "1", "e")
        assert "goes on with Enter" in frame(pilot)
        assert place(lesson_screen(pilot)) == (0, 0)
        await press(pilot, "enter")
        assert place(lesson_screen(pilot)) == (0, 1)


async def test_what_the_step_speaks_of_is_marked(home: Home) -> None:
    write_place(home.lesson, LessonPlace("first", 0, 3))
    async with app_at(home) as pilot:
        await press(pilot, "t")
        marked = []
        while place(lesson_screen(pilot)) < (0, 8):
            screen = lesson_screen(pilot)
            spots = [spot for id in ("supply", "coatls", "hand") for spot in screen.pane(id).content.spots]
            assert screen.scene is not None
            marked += [spot.item for spot in spots if screen.is_meant(spot.item, screen.scene)]
            await do_step(pilot)
        body, head = piece("B"), piece("<R")
        card = HandCard(1, "base:pair-red-blue")
        assert marked == [Field(2), Field(7), BoardSpace(1, body), BoardSpace(3, head), card]


async def test_a_turn_of_others_needs_one_key(home: Home) -> None:
    write_place(home.lesson, LessonPlace("first", 1, 3))
    async with app_at(home) as pilot:
        await press(pilot, "t")
        assert len(lesson_screen(pilot).game.step.then) > 1
        await press(pilot, *keys_named(lesson_screen(pilot)))
        assert "Enter all steps" in frame(pilot)
        await press(pilot, "enter")
        assert place(lesson_screen(pilot)) == (1, 4)


async def test_it_names_the_keys_that_the_player_has_chosen(home: Home) -> None:
    home.keymap.parent.mkdir(parents=True)
    home.keymap.write_text('[keys]\ngo-supply = "z"\n')
    write_place(home.lesson, LessonPlace("first", 0, 3))
    async with app_at(home) as pilot:
        await press(pilot, "t")
        assert "Z 2 2" in frame(pilot)
        await press(pilot, *keys_named(lesson_screen(pilot)))
        assert lesson_screen(pilot).others_move


async def test_marks_may_be_made_one_by_one(home: Home) -> None:
    write_place(home.lesson, LessonPlace("first", 0, 2))
    async with app_at(home) as pilot:
        await press(pilot, "t", "3")
        assert "Unmark it: H 3" in frame(pilot)
        await press(pilot, "e")
        assert frame(pilot).count("Unmark it: H 3") == 2
        await press(pilot, *keys_named(lesson_screen(pilot)))
        assert lesson_screen(pilot).named_keys().split("\N{NO-BREAK SPACE}") == ["H", "1", "2", "E"]
        await press(pilot, *keys_named(lesson_screen(pilot)))
        assert lesson_screen(pilot).others_move


async def test_it_is_left_and_gone_on_with(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "t", "enter", "enter", "h", "1", "2", "e")
        while lesson_screen(pilot).others_move:
            await press(pilot, "enter")
        await press(pilot, "q")
        assert "Leave the lesson?" in frame(pilot)
        await press(pilot, "2")
        assert pilot.app.screen.query_one("#menu", List).item == "lesson"
        assert "chapter 1" in frame(pilot)
    async with app_at(home) as pilot:
        await press(pilot, "enter")
        assert place(lesson_screen(pilot)) == (0, 3)
        await press(pilot, "u")
        assert place(lesson_screen(pilot)) == (0, 2)


@pytest.mark.parametrize(
    "text", ["{", "[]", '{"chapter": "2"}', '{"lesson": "first", "chapter": 9}', '{"lesson": "other", "step": 1}', "\0"]
)
def test_a_damaged_place_costs_no_more_than_the_place(text: str, home: Home) -> None:
    home.lesson.parent.mkdir(parents=True, exist_ok=True)
    home.lesson.write_text(text)
    game = lesson(home)
    assert (game.number, game.step_number) == (0, 0)


@pytest.mark.slow
async def test_pages_are_chapters(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "t", "pageup")
        assert "no further chapter" in frame(pilot)
        await press(pilot, "pagedown", "pagedown", "pagedown", "pagedown")
        assert place(lesson_screen(pilot)) == (4, 0)
        assert "A.D.A.M." in frame(pilot)
        await press(pilot, "pagedown", "pageup")
        assert place(lesson_screen(pilot)) == (3, 0)
    assert read_place(home.lesson) == LessonPlace("first", 3, 0)


async def test_without_its_plugin_a_chapter_is_left_out(home: Home) -> None:
    save_settings(home.settings, Settings(disabled=("adam",)))
    write_place(home.lesson, LessonPlace("first", 3, 8))
    async with app_at(home, safe_mode=False) as pilot:
        await press(pilot, "t", "enter")
        assert "“Alone against A.D.A.M.” was left out" in frame(pilot)
    assert read_place(home.lesson).played


@pytest.mark.parametrize("size", [(80, 24), (140, 40), (200, 60)])
async def test_the_strip_stands_above_the_keys(size: tuple[int, int], home: Home) -> None:
    async with app_at(home, size) as pilot:
        await press(pilot, "t")
        strip, keys = (lesson_screen(pilot).query_one(id).region for id in ("#lesson", "#keys"))
        assert (strip.bottom, keys.bottom) == (keys.y, size[1])
        assert ("chapter 1: Pieces" in frame(pilot)) is (size[1] >= 30)


# In the menu


def items(pilot: Pilot[None]) -> list[object]:
    return [line.item for line in pilot.app.screen.query_one("#menu", List).lines][:3]


async def test_it_is_first_in_the_menu_until_a_game_is_finished(home: Home) -> None:
    async with app_at(home) as pilot:
        assert items(pilot) == ["lesson", "new-game", "saves"]
    save(home, session_at(5))
    async with app_at(home) as pilot:
        assert items(pilot) == ["lesson", "continue", "new-game"]
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, TableScreen)
        assert not isinstance(pilot.app.screen, LessonScreen)
    save(home, finished())
    async with app_at(home) as pilot:
        assert items(pilot) == ["continue", "new-game", "lesson"]
    assert read_place(home.lesson).played


async def test_its_end_counts_as_a_finished_game_and_it_begins_anew(home: Home) -> None:
    write_place(home.lesson, LessonPlace("first", 4, 7))
    game = lesson(home)
    action = game.expected
    assert action is not None
    await game.push(action)
    assert game.is_last
    assert read_place(home.lesson) == LessonPlace("first", played=True)
