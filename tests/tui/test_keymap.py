"""Keys that the player chooses: read strictly, and shown wherever a key is named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.binding import BindingsMap

from coatl_core.files.home import Home
from coatl_core.files.problems import FileError
from coatl_core.language.l10n import english
from coatl_core.language.problemtext import problem_text
from coatl_tui.bindings import COMMANDS, Command, bindings, keys_of
from coatl_tui.keymap import PRESETS, _meet, preset_keymap, read_keymap, textual_keymap
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.settings import Settings, save_settings
from tests.tui.support import app_at, frame, go_on, press, save, session_at, table

VIM = preset_keymap("vim")
BY_ID = {command.id: command for command in COMMANDS}


def faults(text: str) -> list[str]:
    """What is wrong with a file of keys, as the player reads it."""
    with pytest.raises(FileError) as raised:
        read_keymap(text, "keymap.toml")
    return [problem_text(problem, english(strict=True)) for problem in raised.value.problems]


def keys_on(*scopes: str) -> dict[str, str]:
    """What each key does on a screen of these scopes with the keys of Vim, as Textual sees it."""
    made = BindingsMap(bindings(*scopes))  # type: ignore[arg-type]
    assert not made.apply_keymap(textual_keymap(VIM)).clashed_bindings
    return {key: each[0].action for key, each in made.key_to_bindings.items()}


# Reading


def test_a_command_has_one_key_or_several() -> None:
    keymap = read_keymap('[keys]\nundo = "z"\nnext-pane = ["tab", "ctrl+l", "?"]\nhelp = "f9"\n', "keymap.toml")
    assert keymap == {"undo": ("z",), "next-pane": ("tab", "ctrl+l", "question_mark"), "help": ("f9",)}
    assert read_keymap("", "keymap.toml") == {}


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ('undoo = "z"', "There is no command “undoo”. → did you mean “undo”?"),
        ('digit = "z"', "There is no command “digit”."),
        ('undo = "retrun"', "“retrun” is not a key that can be typed."),
        ('undo = "pgeup"', "“pgeup” is not a key that can be typed. → did you mean “pageup”?"),
        ('undo = "\\u0007"', "is not a key that can be typed."),
        ('undo = "ctrl+shift+meta+z"', "is not a key that can be typed."),
        ('undo = "ctrl+c"', "“ctrl+c” always ends the game: choose another key."),
        ('undo = ["z", "Ctrl+Q"]', "“Ctrl+Q” always ends the game: choose another key."),
        ('start-game = "g"', "“start-game” cannot have the key “g”: in the form for a new game it would be typed."),
        ('undo = "e"', "“undo” and “end” would both have the key “e” on one screen."),
        ('undo = "1"', "“undo” and “number” would both have the key “1” on one screen."),
        ('undo = "f1"', "“undo” and “rules” would both have the key “f1” on one screen."),
        ("undo = 3", "“undo” needs a key in quotes, or a list of such keys."),
        ("undo = []", "“undo” can have 1 to 5 keys."),
    ],
)
def test_what_cannot_be_is_told_with_its_place_and_a_guess(line: str, sentence: str) -> None:
    (fault,) = faults(f"[keys]\n\n{line}\n")
    assert fault.startswith("keymap.toml:3: ")
    assert sentence in fault


def test_all_that_is_wrong_is_told_in_the_order_of_the_lines() -> None:
    told = faults('[kees]\n[keys]\nredo = "u"\nundoo = "z"\nlog = "s"\n')
    assert [text.split(": ")[0] for text in told] == [f"keymap.toml:{line}" for line in (1, 3, 4, 5)]
    assert "did you mean “keys”?" in told[0]
    assert "heading [keys]" in faults("keys = 3")[0]
    assert "not valid TOML" in faults("[keys\n")[0]


def test_two_commands_may_exchange_their_keys_and_screens_that_are_apart_share_one() -> None:
    assert read_keymap('[keys]\nundo = "r"\nredo = "u"\n', "keymap.toml")
    assert read_keymap('[keys]\nbackup = "e"\n', "keymap.toml")


@pytest.mark.parametrize("preset", PRESETS)
def test_in_no_preset_a_key_means_two_things_on_one_screen(preset: str) -> None:
    keymap = preset_keymap(preset)
    for number, one in enumerate(COMMANDS):
        for other in COMMANDS[:number]:
            if _meet(one, other):
                assert not set(keys_of(one, keymap)) & set(keys_of(other, keymap)), (one.id, other.id)


# What Textual makes of it


def test_textual_moves_every_key_of_a_preset_and_loses_no_command() -> None:
    at_table = keys_on("table", "several", "solo", "computers", "moves")
    expected = {"h": "left", "j": "down", "k": "up", "l": "right", "H": "previous-pane", "L": "next-pane"}
    assert {key: at_table[key] for key in expected} == {key: f"command('{id}')" for key, id in expected.items()}
    for id in ("go-hand", "log"):
        assert at_table[VIM[id][0]] == f"command('{id}')"
    before = {each.action for each in bindings("table", "several", "solo", "computers", "moves")}  # type: ignore[union-attr]
    assert set(at_table.values()) == before


def test_a_capital_does_the_same_as_its_letter_unless_it_is_a_key_of_its_own() -> None:
    assert textual_keymap({"up": ("k",), "left": ("h",), "previous-pane": ("H",)}) == {
        "up": "k,K",
        "left": "h",
        "previous-pane": "H",
    }


# In the app


def write(home: Home, text: str) -> Path:
    home.config.mkdir(exist_ok=True)
    home.keymap.write_text(text, "utf-8")
    return home.keymap


async def test_own_keys_do_what_the_old_ones_did_and_are_shown_everywhere(home: Home) -> None:
    write(home, '[keys]\ngo-supply = "j"\nhelp = "f9"\nundo = "z"\n')
    save(home, session_at(12))
    async with app_at(home) as pilot:
        assert re.search("F9 +Keys and signs", frame(pilot))
        await go_on(pilot)
        await press(pilot, "j")
        assert table(pilot).pane("supply").has_focus
        await press(pilot, "h", "s")
        assert table(pilot).pane("hand").has_focus
        await press(pilot, "f9")
        assert re.search(" z +take the last action back", frame(pilot))


@pytest.mark.exhaustive
async def test_a_file_with_a_fault_is_told_in_the_menu_and_the_games_own_keys_are_used(home: Home) -> None:
    path = write(home, '[keys]\nnew-game = "y"\nsavess = "z"\n')
    async with app_at(home) as pilot:
        text = " ".join(frame(pilot).split())
        assert "keymap.toml:3: There is no command “savess”. → did you mean “saves”?" in text
        await press(pilot, "y")
        assert isinstance(pilot.app.screen, MenuScreen)
        await press(pilot, "n")
        assert not isinstance(pilot.app.screen, MenuScreen)
    assert path.read_text("utf-8").startswith("[keys]")


async def test_with_the_keys_of_vim_the_letters_move_the_cursor_and_the_arrows_still_do(home: Home) -> None:
    save_settings(home.settings, Settings(keymap="vim"))
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "s", "l", "j")
        supply = table(pilot).pane("supply")
        assert supply.has_focus
        at = supply.cursor
        assert at > 1
        await press(pilot, "h")
        assert supply.cursor == at - 1
        await press(pilot, "right")
        assert supply.cursor == at
        await press(pilot, "L")
        assert not supply.has_focus
        await press(pilot, "H")
        assert supply.has_focus
        await press(pilot, "g")
        assert table(pilot).pane("hand").has_focus


async def test_without_a_file_nothing_is_read(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coatl_core.files.tomlfile.parse_toml", None)
    async with app_at(home) as pilot:
        assert pilot.app._keymap == {}


def test_a_command_without_keys_of_the_player_has_its_own() -> None:
    undo: Command = BY_ID["undo"]
    assert keys_of(undo, VIM) == undo.keys
