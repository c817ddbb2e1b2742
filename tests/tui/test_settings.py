"""The screen of settings: each takes effect at once, and is saved."""

from __future__ import annotations

import json

import pytest
from attrs import evolve
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_tui.app import CoatlApp
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.settings import SettingsScreen
from coatl_tui.settings import OWN_LETTERS, Settings, load_settings, save_settings
from coatl_tui.widgets.fields import Chooser, Tick
from tests.locale.support import app_in, speaking
from tests.support import rarely
from tests.tui.support import app_at, frame, press

pytestmark = pytest.mark.slow


def saved(home: Home) -> Settings:
    """The settings in the file."""
    return load_settings(home.settings)[0]


def shown(pilot: Pilot[None]) -> dict[str, object]:
    """The value of every setting on the screen."""
    fields = [*pilot.app.screen.query(Chooser), *pilot.app.screen.query(Tick)]
    return {str(field.id): field.value for field in fields}


async def test_every_setting_is_there_and_as_it_is_saved(home: Home) -> None:
    save_settings(home.settings, Settings(pace="fast", forecast=False, edition="pl", theme="coatl-light", keymap="vim"))
    async with app_at(home) as pilot:
        await press(pilot, "f8")
        assert shown(pilot) == {
            "language": "en",
            "theme": "coatl-light",
            "ascii": False,
            "letters": "",
            "motion": True,
            "keymap": "vim",
            "edition": "pl",
            "pace": "fast",
            "forecast": False,
            "reasons": False,
            "purist": False,
            "talk": True,
        }


async def test_a_change_takes_effect_at_once_and_is_saved_at_once(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "f8", "right")
        assert "Nastavení" in frame(pilot)
        assert saved(home).language == "cs"
        await press(pilot, "down", "right")
        assert pilot.app.theme == saved(home).theme == "coatl-light"
        await press(pilot, "down", "right")
        assert saved(home).ascii
        assert "╭" not in frame(pilot)
        await press(pilot, *["down", "right"] * 9)
        assert saved(home) == Settings(
            language="cs",
            theme="coatl-light",
            ascii=True,
            letters=OWN_LETTERS,
            motion=False,
            keymap="vim",
            edition="cs",
            pace="fast",
            forecast=False,
            reasons=True,
            purist=True,
            talk=False,
        )
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_a_value_is_found_by_typing_and_chosen_with_enter(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "f8", "down", "enter", "h", "i", "enter")
        assert saved(home).theme == "coatl-contrast"
        await press(pilot, "enter", "down", "escape")
        assert saved(home).theme == "coatl-contrast"
        assert isinstance(pilot.app.screen, SettingsScreen)


async def test_what_a_key_changes_is_shown_on_the_screen_of_settings_too(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "f8", "f4", "f6", "f8")
        assert shown(pilot)["ascii"] is True
        assert shown(pilot)["language"] == "cs"
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_the_menu_leads_to_the_settings(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, *["down"] * 2, "enter")  # from the lesson
        assert isinstance(pilot.app.screen, SettingsScreen)


async def test_settings_that_cannot_be_saved_say_so_and_hold_until_the_end(home: Home) -> None:
    home.config.mkdir()
    home.settings.mkdir()
    async with app_at(home) as pilot:
        await press(pilot, "f8", "down", "right")
        assert "could not be kept" in " ".join(frame(pilot).split())
        assert pilot.app.theme == "coatl-light"


def test_signs_and_theme_are_those_of_the_last_time(home: Home) -> None:
    save_settings(home.settings, evolve(Settings(), ascii=True, theme="coatl-16"))
    app = CoatlApp(home)
    assert (app.theme, app.settings.ascii) == ("coatl-16", True)


async def test_in_another_language_the_values_have_other_names(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "f8", "f6")
        assert "noc" in frame(pilot)
        assert "night" not in frame(pilot)


def test_settings_from_before_there_were_hints_keep_their_forecast(home: Home) -> None:
    home.config.mkdir()
    home.settings.write_text('{"pace": "fast", "hints": false}', "utf-8")
    assert load_settings(home.settings) == (Settings(pace="fast", forecast=False), None)


# Settings of another version


def written(home: Home, **settings: object) -> None:
    home.config.mkdir(exist_ok=True)
    home.settings.write_text(json.dumps(settings), "utf-8")


async def test_settings_of_a_newer_version_are_read_and_what_is_unknown_stays_in_the_file(home: Home) -> None:
    written(home, language="cs", theme="coatl-light", keymap="vim", sound={"bell": True})
    async with app_in("cs", home) as pilot:
        assert speaking("cs")("settings-newer") in " ".join(frame(pilot).split())
        assert pilot.app.theme == "coatl-light"
        await press(pilot, "f4")
    data = json.loads(home.settings.read_text("utf-8"))
    assert data["sound"] == {"bell": True}
    assert (data["language"], data["keymap"], data["ascii"]) == ("cs", "vim", True)
    assert load_settings(home.settings)[1] is None


@pytest.mark.parametrize("damage", [{"pace": "turbo"}, {"language": 7}, {"names": [1]}])
def test_damaged_values_are_set_aside_whatever_else_is_there(home: Home, damage: dict[str, object]) -> None:
    written(home, theme="coatl-light", sound=True, **damage)
    settings, aside = load_settings(home.settings)
    assert settings == Settings()
    assert aside is not None
    save_settings(home.settings, settings)
    assert "sound" not in json.loads(home.settings.read_text("utf-8"))


@pytest.mark.parametrize("size", [(80, 24), *rarely(((100, 32),), ((124, 24),), ((130, 32),)), (140, 40)])
async def test_the_settings_stand_in_two_groups_and_all_of_them_are_seen(home: Home, size: tuple[int, int]) -> None:
    async with app_at(home, size) as pilot:
        await press(pilot, "f8")
        lines = frame(pilot).splitlines()
        assert any("How it is played" in line for line in lines)
        assert sum("Language" in line for line in lines) >= 1
        assert sum("Talk" in line for line in lines) == 1
