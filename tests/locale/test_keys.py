"""The keys of other keyboards: a letter that lies on a key of the game stands for it, except where text is typed."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_core.saves.store import Store
from coatl_tui.bindings import COMMANDS
from coatl_tui.guide.help import HelpScreen
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.new_game import NewGameScreen
from coatl_tui.screens.records import RecordsScreen
from coatl_tui.screens.saves import SavesScreen
from coatl_tui.table.save_as import SaveAsScreen
from coatl_tui.table.screen import TableScreen
from tests.locale.support import KEYBOARDS, LANGUAGES, QWERTY, app_in, furnish, in_cyrillic, speaking, type_in
from tests.support import rarely
from tests.tui.support import frame, go_on, line, press, table, until
from tests.tui.test_haste import hurry
from tests.tui.test_solo import save as save_solo
from tests.tui.test_solo import solo_session

pytestmark = pytest.mark.slow

SHIFTED = {"cs": "1234567890%?/\"!'", "pl": '!@#$%^&*()_+{}:"|<>?', "uk": '!"№;%:?*()_+/,'}
"""Other signs to be typed on them: with the shift key held."""
SIGNS = {"question_mark": "?", "slash": "/"}


def aliases(tag: str) -> dict[str, str]:
    """What is typed, and the key it stands for."""
    pairs = [pair.rpartition("=") for pair in speaking(tag)("key-aliases").split()]
    return {typed: key for typed, _, key in pairs if typed}


# What stands for what


@pytest.mark.parametrize("tag", KEYBOARDS)
def test_every_key_of_the_game_can_be_typed_on_the_keyboard(tag: str) -> None:
    keyboard = KEYBOARDS[tag] + SHIFTED[tag]
    typed = {*keyboard, *(key for letter, key in aliases(tag).items() if letter in keyboard)}
    wanted = {SIGNS.get(key, key) for command in COMMANDS for key in command.keys if len(SIGNS.get(key, key)) == 1}
    assert {*"1234567890?/", *"acdehilnopqrstuwx"} <= wanted
    assert wanted - typed == set()


@pytest.mark.parametrize("tag", ["cs", "uk"])
def test_a_letter_stands_for_the_key_it_lies_on(tag: str) -> None:
    lies_on = dict(zip(KEYBOARDS[tag], QWERTY, strict=True))
    assert {letter: lies_on[letter] for letter in aliases(tag)} == aliases(tag)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_key_of_the_game_stands_for_another(tag: str) -> None:
    assert not aliases(tag).keys() & {key for command in COMMANDS for key in command.keys}
    assert all(letter == letter.lower() for letter in aliases(tag))


def test_every_letter_of_the_game_has_one_in_ukrainian() -> None:
    letters = {key for command in COMMANDS for key in command.keys if len(key) == 1 and key.isalpha()}
    assert letters <= set(aliases("uk").values())


def test_english_and_polish_keyboards_need_nothing() -> None:
    assert aliases("en") == aliases("pl") == {}


# Playing


async def turn(pilot: Pilot[None], keys: str) -> list[Action]:
    """Types these keys at the table (a blank stands for Enter), and returns what was done by them."""
    game = table(pilot).game
    before = len(game.session.history)
    for key in keys:
        if key == " ":
            await press(pilot, "enter")
        else:
            await type_in(pilot, key)
    return [step.action for step in game.session.history[before:]]


TURNS: tuple[tuple[str, tuple[type, ...]], ...] = (
    ("x2h112 p771e", (a.Vision, a.Discard, a.Discard, a.DrawDeck, a.DrawRow, a.EndTurn)),
    (" lloos77u r", (a.Take,)),
    (" tthc1e", (a.Extend, a.EndTurn)),
    (" d3e", (a.Fulfil, a.EndTurn)),
    (" x39", (a.Duty,)),
)
"""The turns of three players by their keys, each but the first after an Enter of the next player, and what they do."""


async def test_turns_typed_in_cyrillic_are_the_turns_typed_in_latin_letters(home: Home) -> None:
    played = []
    for tag in ("en", "uk"):
        own = Home(home.data / tag, home.config / tag)
        furnish(own)
        async with app_in(tag, own) as pilot:
            await go_on(pilot)
            for keys, does in TURNS:
                actions = await turn(pilot, keys if tag == "en" else in_cyrillic(keys))
                assert tuple(map(type, actions)) == does
            game = table(pilot).game
            assert game.covered
            played.append((game.session.actions, game.session.state))
            await type_in(pilot, "q" if tag == "en" else "й")
            assert isinstance(pilot.app.screen, MenuScreen)
    assert played[0] == played[1]


@pytest.mark.exhaustive
@pytest.mark.parametrize("rounds", [1, *rarely(0, 3)])
async def test_turns_typed_in_cyrillic_may_be_typed_fast(
    home: Home, rounds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Letters of another layout keep their place among the other keys, however long a busy machine takes to save."""
    monkeypatch.setattr("coatl_tui.table.changes.MOMENT", 60)
    furnish(home)
    async with app_in("uk", home) as pilot:
        await press(pilot, "c")
        for keys, does in TURNS:
            game = table(pilot).game
            before = len(game.session.history)
            typed = keys if keys.startswith(" ") else f" {keys}"
            await hurry(pilot, *("enter" if key == " " else key for key in in_cyrillic(typed)), rounds=rounds)
            assert tuple(type(step.action) for step in game.session.history[before:]) == does


@pytest.mark.exhaustive
async def test_a_letter_typed_after_the_key_of_the_language_is_read_in_the_new_one(home: Home) -> None:
    furnish(home)
    async with app_in("pl", home) as pilot:
        await go_on(pilot)
        await hurry(pilot, "f6", "р")
        assert table(pilot).pane("hand").has_focus
        await hurry(pilot, "f6", "с")  # in English it is no key
        assert table(pilot).pane("hand").has_focus


@pytest.mark.exhaustive
async def test_the_menu_is_gone_through_in_cyrillic(home: Home) -> None:
    furnish(home)
    async with app_in("uk", home) as pilot:
        for key, screen in (("т", NewGameScreen), ("и", RecordsScreen), ("і", SavesScreen), ("?", HelpScreen)):
            await type_in(pilot, key)
            assert isinstance(pilot.app.screen, screen)
            await press(pilot, "escape")
            assert isinstance(pilot.app.screen, MenuScreen)
        await type_in(pilot, "С")  # with the shift key as well
        assert isinstance(pilot.app.screen, TableScreen)


async def test_alone_at_the_table_a_hint_is_asked_for_and_the_pace_is_set_in_cyrillic(home: Home) -> None:
    save_solo(home, solo_session(3))
    async with app_in("uk", home) as pilot:
        await type_in(pilot, "с")
        settings = table(pilot).host.settings
        await type_in(pilot, "фш")
        assert table(pilot).host.settings.pace != settings.pace
        await until(pilot, lambda: table(pilot).choice.open)
        assert "Порада" in frame(pilot)


async def test_the_upper_row_of_a_czech_keyboard_chooses_numbers(home: Home) -> None:
    furnish(home)
    async with app_in("cs", home) as pilot:
        await go_on(pilot)
        await type_in(pilot, "s")
        pane = table(pilot).pane("supply")
        for letter, digit in zip("+ěščřžýáíé", "1234567890", strict=True):
            await press(pilot, "1" if digit != "1" else "2")
            await type_in(pilot, letter)
            assert pane.spot is not None
            assert pane.spot.digit == digit


@pytest.mark.parametrize(
    ("tag", "letters"), [*rarely(("pl", "ąćęłńóśźżĄÓ"), ("cs", "фі")), ("en", "фізšč"), ("uk", "їґєžš")]
)
async def test_letters_that_lie_on_no_key_of_the_game_do_nothing(home: Home, tag: str, letters: str) -> None:
    furnish(home)
    async with app_in(tag, home) as pilot:
        await go_on(pilot)
        await press(pilot, "s")
        before = (table(pilot).game.session.state, table(pilot).focused, frame(pilot))
        await type_in(pilot, letters)
        assert (table(pilot).game.session.state, table(pilot).focused, frame(pilot)) == before


async def test_the_polish_latin_letters_do_what_they_do_in_english(home: Home) -> None:
    furnish(home)
    async with app_in("pl", home) as pilot:
        await go_on(pilot)
        assert [type(action) for action in await turn(pilot, "x39")] == [a.Duty]


# Where text is typed


@pytest.mark.parametrize(("tag", "name"), [*rarely(("uk", "Фізкель"), ("pl", "Żółć")), ("cs", "+Ěščřžýáíé")])
async def test_a_name_is_typed_as_it_is_written(home: Home, tag: str, name: str) -> None:
    async with app_in(tag, home) as pilot:
        await press(pilot, "n", "up")
        await type_in(pilot, name)
        screen = pilot.app.screen
        assert isinstance(screen, NewGameScreen)
        assert screen.query_one("#name-1", Input).value == name
        await press(pilot, "f2")
        assert table(pilot).game.session.setup.players[0] == name


async def test_a_save_is_named_as_it_is_written(home: Home) -> None:
    furnish(home)
    async with app_in("uk", home) as pilot:
        await go_on(pilot)
        steps = len(table(pilot).game.session.history)
        await type_in(pilot, "ц")
        assert isinstance(pilot.app.screen, SaveAsScreen)
        await type_in(pilot, "Усе гра")
        await press(pilot, "enter")
        assert len(table(pilot).game.session.history) == steps
    assert "Усе гра" in [entry.save.name for entry in Store(home.saves).entries() if entry.save]


async def test_a_word_of_the_rules_is_searched_for_as_it_is_written(home: Home) -> None:
    async with app_in("uk", home) as pilot:
        await press(pilot, "f1")
        await type_in(pilot, "/")
        await type_in(pilot, "тінь")
        assert pilot.app.screen.query_one("#find", Input).value == "тінь"
        await press(pilot, "enter")
        await type_in(pilot, "т")  # the next place
        assert "тінь" in line(pilot)
