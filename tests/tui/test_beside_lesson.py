"""The lesson beside a real table: the keys it names play all of it, its words are all shown and cover nothing, and only
what it asks for is taken."""

from __future__ import annotations

import re

import pytest
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.play.lesson_place import LessonPlace, read_place, write_place
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.new_game import NewGameScreen
from coatl_tui.settings import Settings, save_settings
from coatl_tui.table.beside_lesson import BesideLesson, Taught, TaughtLies, TaughtTell
from coatl_tui.table.draw.words import NO_BREAK
from coatl_tui.widgets.canvas import ASCII
from coatl_tui.widgets.pane import Pane
from tests.locale.support import app_in
from tests.support import rarely
from tests.tui.support import app_at, frame, press, shows
from tests.tui.test_lesson import pressed

BOX = "with-the-box"
MOST_WORDS, MOST_KEYS = 420, 45
"""Three minutes: two for the words, at 200 a minute, and one for the keys."""


def at_step(home: Home, number: int) -> None:
    """The learner has come to this step, from 1."""
    write_place(home.lesson_of(BOX), LessonPlace(BOX, 0, number - 1))


def taught(pilot: Pilot[None]) -> Taught:
    screen = pilot.app.screen
    assert isinstance(screen, Taught), screen
    return screen


def step(pilot: Pilot[None]) -> int:
    """The number of the present step, from 1."""
    return taught(pilot).game.step_number + 1


def message(pilot: Pilot[None]) -> str:
    rows = taught(pilot).query_one("#message", Pane).content.lines
    return " ".join("".join(span.text for span in row).strip() for row in rows).strip()


async def do_what_it_says(pilot: Pilot[None]) -> int:
    """Presses the keys that are named. Returns how many there were."""
    keys = pressed(
        [key.lower() if key.startswith("Esc") else key for key in taught(pilot).named_keys().split(NO_BREAK)]
    )
    await press(pilot, *keys)
    return len(keys)


def assert_all_is_shown(screen: Taught) -> None:
    """The words are whole, and lie on nothing else."""
    words, pane = screen.words(), screen.query_one("#lesson", Pane)
    rows = ("".join(span.text for span in spans) for spans in pane.content.lines[1:-1])
    whole = f"{words.told} {words.due}".replace(NO_BREAK, " ")
    if screen.signs.ascii_only:
        whole = whole.translate(ASCII)
    assert " ".join(" ".join(row[1:-1] for row in rows).split()) == " ".join(whole.split())
    assert pane.size.height == len(pane.content.lines)
    assert screen.region.contains_region(pane.region)
    for other in screen.query("#top, #board, #naming, #places, #message, #keys").results():
        assert not (other.display and other.region.overlaps(pane.region)), (other, screen.game.step.id)


async def play_all(pilot: Pilot[None]) -> tuple[int, int]:
    """Plays the lesson from the menu to its end by the keys that it names. Returns the words read and the keys."""
    await press(pilot, "t", "2", "enter")
    keys, read, before = 0, 0, (0, 0, "")
    while isinstance(screen := pilot.app.screen, Taught):
        assert_all_is_shown(screen)
        words = screen.words()
        read += len(re.findall(r"[^\W\d_]{2,}", f"{words.told} {words.due}"))
        here = screen.game.step_number, screen.game.done, screen.named_keys()
        assert here != before
        before = here
        keys += await do_what_it_says(pilot)
    return read, keys


@pytest.mark.parametrize("tag", ["en", *rarely("cs", "pl", "uk")])
async def test_the_keys_it_names_play_all_of_it_in_three_minutes(tag: str, home: Home) -> None:
    async with app_in(tag, home) as pilot:
        read, keys = await play_all(pilot)
        assert shows(pilot, NewGameScreen)
        assert read <= MOST_WORDS
        assert keys <= MOST_KEYS
    assert not home.saves.exists()
    assert not home.records.exists()
    assert read_place(home.lesson_of(BOX)) == LessonPlace(BOX, played=True)
    assert read_place(home.lesson).played


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", [(80, 24), (140, 40), (200, 60)])
@pytest.mark.parametrize("ascii_only", [False, True])
async def test_it_can_be_played_at_any_size(size: tuple[int, int], ascii_only: bool, home: Home) -> None:
    save_settings(home.settings, Settings(ascii=ascii_only, pace="steps"))
    async with app_at(home, size) as pilot:
        await play_all(pilot)
        assert shows(pilot, NewGameScreen)


async def test_another_answer_is_not_taken(home: Home) -> None:
    at_step(home, 3)
    async with app_at(home) as pilot:
        await press(pilot, "t", "2", "enter", "7")
        assert message(pilot) == "The lesson goes on with Enter."
        await press(pilot, "enter", *"bbgkrr")
        assert isinstance(pilot.app.screen, TaughtTell)
        assert taught(pilot).named_keys() == "Backspace"
        await press(pilot, *"ky", "enter")
        assert message(pilot).startswith("Not this one")
        await press(pilot, *["backspace"] * 4)
        assert taught(pilot).named_keys().split(NO_BREAK) == ["B", "R", "K", "Y", "Enter"]
        await press(pilot, *"brky", "enter", *"yr1")  # another yellow card
        assert message(pilot).startswith("Not this one: the lesson asks for Y G 1")
        await press(pilot, *"yr")
        assert taught(pilot).named_keys() == "Backspace"
        await press(pilot, "backspace", "backspace", *"yg1")
        assert step(pilot) == 5
        await press(pilot, "7")
        assert "First it is A.D.A.M.’s turn" in message(pilot)
        await press(pilot, "enter", "8")
        assert message(pilot) == "Not this one: the lesson asks for 7."
        await press(pilot, "e")
        assert message(pilot) == "That comes later. Now the lesson asks for 7."
        await press(pilot, "b")
        assert isinstance(pilot.app.screen, BesideLesson)
        await press(pilot, "w")
        assert message(pilot) == "The lesson keeps its place by itself."
        await press(pilot, "pagedown")
        assert message(pilot) == "There is no further chapter."
        assert step(pilot) == 6


async def test_without_its_opponent_it_says_what_is_missing(home: Home) -> None:
    save_settings(home.settings, Settings(disabled=("adam",)))
    async with app_at(home, safe_mode=False) as pilot:
        await press(pilot, "t", "2", "enter")
        assert "This lesson needs a plugin that is off or gone." in frame(pilot)


async def test_only_the_slip_is_repaired(home: Home) -> None:
    at_step(home, 11)
    async with app_at(home) as pilot:
        await press(pilot, "t", "2", "enter", "b", "enter")
        screen = taught(pilot)
        assert isinstance(screen, TaughtLies)
        assert screen.named_keys() == "Esc"  # field 1 lies as it is to lie
        await press(pilot, *"kk", "enter", "f2")
        assert message(pilot).startswith("Not this one")
        assert screen.named_keys().split(NO_BREAK) == ["Esc", "Esc"]
        await press(pilot, "escape", "escape", "b")
        for _ in range(3):
            await do_what_it_says(pilot)
        assert step(pilot) == 12


async def test_a_step_back_asks_for_the_deal_again_and_where_it_was_left_it_goes_on(home: Home) -> None:
    at_step(home, 5)
    async with app_at(home) as pilot:
        await press(pilot, "t", "2", "enter", "u")
        assert isinstance(pilot.app.screen, TaughtTell)
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, MenuScreen)
        await press(pilot, "t")
        assert "three minutes" not in frame(pilot)  # it has been begun
        await press(pilot, "2", "enter")
        for _ in range(2):
            await do_what_it_says(pilot)
        assert step(pilot) == 5


async def test_a_question_can_be_left_and_a_field_be_clicked(home: Home) -> None:
    at_step(home, 10)
    async with app_at(home) as pilot:
        await press(pilot, "t", "2", "enter")
        for _ in range(2):
            await pilot.click(offset=(1, 3))
        assert message(pilot) == "Not this one: the lesson asks for 9."
        for _ in range(2):
            await pilot.click(offset=(28, 3))
        assert isinstance(pilot.app.screen, TaughtTell)
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, BesideLesson)
        assert taught(pilot).named_keys() == "9"
