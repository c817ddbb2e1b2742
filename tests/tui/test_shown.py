"""What packs bring to the screen: themes, sets of keys and lessons. They are offered beside the game's own and
remembered, and nobody is harmed when they are gone."""

from __future__ import annotations

import shutil

import pytest
from rich.color import Color
from textual.pilot import Pilot
from textual.widgets import OptionList

from coatl_core.files.home import Home
from coatl_core.play.lesson_place import LessonPlace, read_place, write_place
from coatl_tui.palettes import PALETTES
from coatl_tui.screens.lessons import LessonsScreen
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.settings import SettingsScreen
from coatl_tui.settings import Settings, enable, load_settings, save_settings
from coatl_tui.widgets.fields import Chooser
from tests.locale.support import LANGUAGES, speaking
from tests.plugins.test_shown import EXAMPLES, change, shown_pack, theme_text
from tests.support import rarely
from tests.tui.support import frame, go_on, press, save, session_at, settled
from tests.tui.test_lesson import assert_beside, do_step, lesson_screen
from tests.tui.test_plugins import app, app_with
from tests.tui.test_screens import text
from tests.tui.test_themes import ground

pytestmark = pytest.mark.slow

WASD = '[keys]\nundo = "z"\nhelp = "f9"\n'


def with_examples(home: Home, *names: str) -> Home:
    for name in names:
        shutil.copytree(EXAMPLES / name, home.packs / name)
    return home


def offered(pilot: Pilot[None]) -> list[str | None]:
    """The themes in the list."""
    return [option.id for option in pilot.app.screen.query_one(OptionList).options if option.id is not None]


# Themes


async def test_a_theme_of_a_pack_is_offered_last_seen_at_once_and_remembered(home: Home) -> None:
    with_examples(home, "sandstone")
    async with app_with(home) as pilot:
        await press(pilot, "f3")
        assert offered(pilot) == [*PALETTES, "sandstone"]
        await press(pilot, "up")
        assert "Sandstone" in frame(pilot)
        assert pilot.app.theme == "sandstone"
        assert ground(pilot) == Color.parse("#f6ead6")
        await press(pilot, "escape")
        assert pilot.app.theme == "coatl-dark"
        await press(pilot, "f3", "up", "enter")
    assert load_settings(home.settings)[0].theme == "sandstone"
    save(home, session_at(30))
    async with app_with(home) as pilot:
        assert pilot.app.theme == "sandstone"
        assert "English · Sandstone" in frame(pilot)
        await go_on(pilot)
        shown = frame(pilot)
        pilot.app.theme = "coatl-dark"
        await settled(pilot)
        assert frame(pilot) == shown  # letters and shapes are the same


async def test_a_theme_that_is_gone_gives_way_to_the_default_and_comes_back_with_its_pack(home: Home) -> None:
    with_examples(home, "sandstone")
    chosen = Settings(theme="sandstone")
    for settings, shown in ((chosen, "sandstone"), (enable(chosen, "sandstone", False), "coatl-dark")):
        save_settings(home.settings, settings)
        async with app_with(home) as pilot:
            assert pilot.app.theme == shown
            assert isinstance(pilot.app.screen, MenuScreen)
    assert load_settings(home.settings)[0].theme == "sandstone"
    shutil.rmtree(home.packs / "sandstone")
    async with app_with(home) as pilot:
        assert pilot.app.theme == "coatl-dark"
        await press(pilot, "f3")
        assert offered(pilot) == list(PALETTES)


async def test_turned_off_in_the_app_its_theme_goes_at_once(home: Home) -> None:
    with_examples(home, "sandstone")
    save_settings(home.settings, Settings(theme="sandstone"))
    async with app_with(home) as pilot:
        for on, theme in ((False, "coatl-dark"), (True, "sandstone")):
            app(pilot).settings = enable(app(pilot).settings, "sandstone", on)
            app(pilot).reload_plugins()
            assert pilot.app.theme == theme


async def test_a_theme_with_a_fault_is_named_in_the_menu_and_not_offered(home: Home) -> None:
    shown_pack(home.packs / "dusk", "theme", theme_text().replace("#ffd45e", "gold"))
    save_settings(home.settings, Settings(theme="dusk"))
    async with app_with(home) as pilot:
        assert pilot.app.theme == "coatl-dark"
        assert "file.toml:14: “gold” is not a colour" in text(frame(pilot))


# Keys


@pytest.mark.exhaustive
async def test_the_keys_of_a_pack_are_offered_in_the_settings_and_lie_below_the_players_own(home: Home) -> None:
    shown_pack(home.packs / "wasd", "keymap", WASD, "wasd.toml")
    async with app_with(home) as pilot:
        await press(pilot, "f8")
        screen = pilot.app.screen
        assert isinstance(screen, SettingsScreen)
        assert screen._choices("keymap")[-1] == ("The wasd", "wasd")
        screen.query_one("#keymap", Chooser).value = "wasd"
        await settled(pilot)
        assert app(pilot).keymap == {"undo": ("z",), "help": ("f9",)}
    assert load_settings(home.settings)[0].keymap == "wasd"
    home.keymap.write_text('[keys]\nundo = "backspace"\n', "utf-8")
    async with app_with(home) as pilot:
        assert app(pilot).keymap == {"undo": ("backspace",), "help": ("f9",)}
        assert "F9" in frame(pilot)
    shutil.rmtree(home.packs / "wasd")
    async with app_with(home) as pilot:
        assert app(pilot).keymap == {"undo": ("backspace",)}
        await press(pilot, "f8")
        assert pilot.app.screen.query_one("#keymap", Chooser).value == "arrows"


# Lessons


async def test_where_a_pack_brings_a_lesson_it_stands_below_those_of_the_game(home: Home) -> None:
    with_examples(home, "in-any-order")
    write_place(home.lesson, LessonPlace("first", 1, 2))
    async with app_with(home) as pilot:
        await press(pilot, "t")
        assert isinstance(pilot.app.screen, LessonsScreen)
        assert "The first game" in frame(pilot)
        assert "The promo pack: in any order" in frame(pilot)
        await press(pilot, "enter")
        assert lesson_screen(pilot).game.lesson.id == "first"
        assert lesson_screen(pilot).game.step_number == 2


async def test_without_such_a_pack_there_are_the_lessons_of_the_game(home: Home) -> None:
    async with app_with(home) as pilot:
        await press(pilot, "t")
        assert "ten minutes" in frame(pilot)
        assert "With the box" in frame(pilot)
        assert "three minutes" in frame(pilot)
        await press(pilot, "enter")
        assert lesson_screen(pilot).game.lesson.id == "first"


@pytest.mark.parametrize("tag", ["en", *rarely(*(tag for tag in LANGUAGES if tag != "en"))])
async def test_the_lesson_of_the_example_is_played_to_its_end_by_the_keys_it_names(home: Home, tag: str) -> None:
    with_examples(home, "in-any-order")
    async with app_with(home, l10n=speaking(tag)) as pilot:
        await press(pilot, "t", "3", "enter")
        screen = lesson_screen(pilot)
        assert screen.game.lesson.id == "in-any-order"
        while not lesson_screen(pilot).game.is_last:
            assert_beside(lesson_screen(pilot))
            await do_step(pilot)
        assert lesson_screen(pilot).game.session.state.players[0].coatls[0].prophecies


@pytest.mark.exhaustive
async def test_each_lesson_keeps_a_place_of_its_own(home: Home) -> None:
    with_examples(home, "in-any-order")
    write_place(home.lesson, LessonPlace("first", 1, 2))
    async with app_with(home) as pilot:
        await press(pilot, "t", "3", "enter")
        await do_step(pilot)
        assert lesson_screen(pilot).game.step_number == 1
    assert read_place(home.lesson) == LessonPlace("first", 1, 2)
    assert read_place(home.lesson_of("in-any-order")) == LessonPlace("in-any-order", 0, 1)
    async with app_with(home) as pilot:
        await press(pilot, "t")
        assert frame(pilot).count("chapter 2") + frame(pilot).count("chapter 1") >= 2
        await press(pilot, "3", "enter")
        assert lesson_screen(pilot).game.step_number == 1


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"take 6"', '"take 11"', "lesson.toml:24: “take 11” is not legal here"),
        ("seed =", 'variants = ["adam", "adam"]\nseed =', "lesson.toml:5: This game cannot be dealt: "),
    ],
)
async def test_a_lesson_that_cannot_be_played_says_why(home: Home, old: str, new: str, sentence: str) -> None:
    with_examples(home, "in-any-order")
    change(home.packs / "in-any-order" / "lesson.toml", old, new)
    async with app_with(home) as pilot:
        await press(pilot, "t", "3", "enter")
        assert isinstance(pilot.app.screen, LessonsScreen)
        assert sentence in text(frame(pilot))
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_a_lesson_without_its_cards_says_so(home: Home) -> None:
    with_examples(home, "in-any-order")
    save_settings(home.settings, Settings(disabled=("promo",)))
    async with app_with(home) as pilot:
        await press(pilot, "t", "3", "enter")
        assert "This lesson needs a plugin that is off or gone." in text(frame(pilot))
