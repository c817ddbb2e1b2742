"""The key for the next language changes all there is on the screen at once, and nothing of the game."""

from __future__ import annotations

import json

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from coatl_core.files.home import Home
from coatl_core.files.home import home as home_of_the_program
from coatl_core.game import actions as a
from coatl_core.language.rulebook import parse_rulebook
from coatl_core.play.things import Field
from coatl_core.saves.store import Store
from coatl_tui.app import CoatlApp
from coatl_tui.guide.rulebook import RulebookScreen
from coatl_tui.screens.small import SmallScreen
from coatl_tui.settings import load_settings
from coatl_tui.table.save_as import SaveAsScreen
from coatl_tui.widgets.fields import Chooser, Tick
from tests.locale.support import (
    ROUND,
    TRANSLATIONS,
    app_in,
    furnish,
    language,
    next_language,
    open_rule,
    speaking,
    started,
    type_in,
)
from tests.support import registry
from tests.tui.support import frame, go_on, line, press, seats, settled, table, to_field, whole_log

pytestmark = pytest.mark.slow


@pytest.mark.exhaustive
async def test_the_new_language_says_that_it_is_spoken_now(home: Home) -> None:
    furnish(home)
    async with app_in("en", home) as pilot:
        await go_on(pilot)
        for tag in ROUND:
            await next_language(pilot)
            assert line(pilot) == speaking(tag)("message-language")


async def test_nothing_of_the_game_changes(home: Home) -> None:
    furnish(home)
    async with app_in("en", home) as pilot:
        await go_on(pilot)
        await press(pilot, "s", "7")
        game = table(pilot).game
        state, steps, viewer = game.session.state, list(game.session.history), game.viewer
        await next_language(pilot, 3)
        assert (game.session.state, game.session.history, game.viewer) == (state, steps, viewer)
        assert table(pilot).pane("supply").has_focus
        assert table(pilot).pane("supply").item == Field(7)
        await press(pilot, "enter")
        assert game.session.actions[len(steps) :] == (a.Take(7),)
        assert game.covered


@pytest.mark.exhaustive
async def test_what_can_be_taken_back_and_done_again_stays_so(home: Home) -> None:
    furnish(home)
    async with app_in("en", home) as pilot:
        await go_on(pilot)
        await press(pilot, "s", "7", "enter")
        game = table(pilot).game
        steps, undone = game.session.actions, []
        for key in ("u", "f6", "enter", "f6", "r", "f6"):
            await press(pilot, key)
            undone.append(game.session.undone[:])
        assert game.session.actions == steps
        assert undone == [*[[(a.Take(7), None)]] * 4, [], []]


@pytest.mark.exhaustive
async def test_what_a_pane_asks_in_its_title_is_asked_again(home: Home) -> None:
    furnish(home)
    async with app_in("en", home) as pilot:
        await go_on(pilot)
        await press(pilot, "c", "enter")
        for tag in ("en", *ROUND):
            assert language(pilot) == tag
            assert [speaking(each)("choice-title-coatl", n=1, coatl=1) in frame(pilot) for each in ROUND] == [
                each == tag for each in ROUND
            ]
            await next_language(pilot)


@pytest.mark.exhaustive
async def test_the_log_is_retold_from_its_beginning(home: Home) -> None:
    furnish(home)
    async with app_in("en", home) as pilot:
        await go_on(pilot)
        await press(pilot, "l")
        told = {}
        for tag in ROUND:
            await next_language(pilot)
            lines = (await whole_log(pilot)).content.lines
            told[tag] = "".join(span.text for spans in lines for span in spans)
            for turn, name in ((54, "Cuz"), (1, "Ana")):
                assert f"▌{turn:>2} {name} " in told[tag]
        assert len(set(told.values())) == len(ROUND)


async def test_an_open_question_stays_open_and_can_be_answered(home: Home) -> None:
    furnish(home)
    async with app_in("en", home) as pilot:
        await go_on(pilot)
        await press(pilot, "x", "down")
        choice = table(pilot).choice
        for tag in ROUND:
            await next_language(pilot)
            l10n = speaking(tag)
            assert choice.open
            assert choice.has_focus
            assert choice.content.lines[0][0].text.strip() == l10n("choice-title-token-brief")
            answers = "".join(span.text for span in choice.content.lines[0])
            for token in ("pick", "vision", "duty"):
                assert f" {l10n(f'token-{token}')} " in answers
            assert choice.cursor == 1
        await next_language(pilot, 2)
        await press(pilot, "enter")
        assert table(pilot).game.session.actions[-1] == a.Vision()
        assert not choice.open


@pytest.mark.exhaustive
async def test_a_question_about_a_coatl_keeps_its_answers(home: Home) -> None:
    furnish(home)
    async with app_in("cs", home) as pilot:
        await go_on(pilot)
        await press(pilot, "c", "enter")
        steps = len(table(pilot).game.session.history)
        await next_language(pilot)
        assert table(pilot).aiming.options
        await press(pilot, "enter")
        (action,) = table(pilot).game.session.actions[steps:]
        assert isinstance(action, a.Fulfil)
        assert action.coatl == 1


async def test_what_is_typed_into_the_form_stays(two_persons: Home) -> None:
    async with app_in("en", two_persons) as pilot:
        await press(pilot, "n")
        await seats(pilot, 3)
        await press(pilot, "up", "up")
        await type_in(pilot, "Žofie")
        for switch in ("tokens", "strict"):
            await to_field(pilot, switch)
            await press(pilot, "right")
        await to_field(pilot, "seed")
        await type_in(pilot, "semínko")
        screen = pilot.app.screen
        for tag in ROUND:
            await next_language(pilot)
            names = [screen.query_one(f"#name-{seat}", Input).value for seat in (1, 2, 3)]
            assert names == ["Žofie", *(speaking(tag)("form-default-name", n=seat) for seat in (2, 3))]
            assert screen.query_one("#seed", Input).value == "semínko"
            ticks = {id: screen.query_one(f"#{id}", Tick).value for id in ("tokens", "half", "strict")}
            assert ticks == {"tokens": True, "half": False, "strict": True}
        await next_language(pilot)
        await press(pilot, "f2")
        setup = table(pilot).game.session.setup
        assert setup.players == ("Žofie", "Hráč 2", "Hráč 3")
        assert setup.seed == "semínko"
        assert setup.rules.sacrifice_tokens
        assert setup.rules.strict_x


@pytest.mark.exhaustive
async def test_who_begins_stays_chosen(two_persons: Home) -> None:
    async with app_in("en", two_persons) as pilot:
        await press(pilot, "n")
        await to_field(pilot, "first")
        await press(pilot, "right", "right")
        first = pilot.app.focused
        assert isinstance(first, Chooser)
        assert first.id == "first"
        await next_language(pilot)
        assert first.text == "Hráč 2"


@pytest.mark.exhaustive
async def test_a_name_typed_for_a_save_stays(home: Home) -> None:
    furnish(home)
    async with app_in("en", home) as pilot:
        await go_on(pilot)
        await press(pilot, "w")
        await type_in(pilot, "Večer")
        await next_language(pilot)
        assert isinstance(pilot.app.screen, SaveAsScreen)
        assert speaking("cs")("save-as-title") in frame(pilot)
        await type_in(pilot, " dva")
        await press(pilot, "enter")
        assert speaking("cs")("save-as-done", name="Večer dva", file="vecer-dva.json") in line(pilot)
    assert "Večer dva" in [entry.save.name for entry in Store(home.saves).entries() if entry.save]


@pytest.mark.exhaustive
async def test_behind_a_dialog_the_table_is_retold_as_well(home: Home) -> None:
    furnish(home)
    async with app_in("en", home) as pilot:
        await go_on(pilot)
        await press(pilot, "w")
        await next_language(pilot)
        await press(pilot, "escape")
        assert speaking("cs")("pane-supply") in frame(pilot)
        assert speaking("en")("pane-supply") not in frame(pilot)


@pytest.mark.exhaustive
async def test_a_word_to_be_searched_for_stays(home: Home) -> None:
    async with app_in("en", home) as pilot:
        await press(pilot, "f1")
        await press(pilot, "slash")
        await next_language(pilot)
        field = pilot.app.screen.query_one("#find", Input)
        assert field.placeholder == speaking("cs")("rulebook-find")
        await type_in(pilot, "chrám")
        await next_language(pilot, 4)
        assert field.value == "chrám"
        assert field.has_focus
        await press(pilot, "enter")
        assert "chrám" in line(pilot)


async def test_the_language_changes_in_a_terminal_that_is_too_small(home: Home) -> None:
    async with app_in("en", home, (60, 20)) as pilot:
        await settled(pilot)
        assert isinstance(pilot.app.screen, SmallScreen)
        for tag in ROUND:
            await next_language(pilot)
            assert speaking(tag)("small-title") in frame(pilot)
        await next_language(pilot)
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        assert speaking("cs")("menu-new-game") in frame(pilot)


# Remembered languages


def app(pilot: Pilot[None]) -> CoatlApp:
    assert isinstance(pilot.app, CoatlApp)
    return pilot.app


def titles(pilot: Pilot[None]) -> list[str]:
    """The headings of the rulebook shown."""
    screen = pilot.app.screen
    assert isinstance(screen, RulebookScreen)
    return [section.title for section in screen.sections]


def headings(tag: str) -> set[str]:
    """All headings of the rulebook in a language."""
    texts = [text for language, text in registry().rulebooks if language == tag]
    return {section.title for text in texts for section in parse_rulebook(text)}


@pytest.mark.exhaustive
async def test_the_next_start_speaks_the_language_last_spoken() -> None:
    async with started() as pilot:
        assert language(pilot) == "en"
        await next_language(pilot, 3)
    async with started() as pilot:
        assert language(pilot) == "uk"
        assert speaking("uk")("menu-new-game") in frame(pilot)
    async with started("--lang", "pl") as pilot:
        assert language(pilot) == "pl"
    async with started() as pilot:
        assert language(pilot) == "uk"


async def test_the_rules_may_be_read_in_another_language_and_stay_in_it() -> None:
    async with started("--lang", "cs") as pilot:
        await press(pilot, "f1")
        assert set(titles(pilot)) == headings("cs")
        await press(pilot, "f7")
        assert set(titles(pilot)) == headings("pl")
        assert speaking("pl")("language-name") in line(pilot)
        assert speaking("cs")("rulebook-contents") in frame(pilot)
        await next_language(pilot, 2)
        assert language(pilot) == "uk"
        assert set(titles(pilot)) == headings("pl")
    async with started() as pilot:
        assert (language(pilot), app(pilot).settings.rules_language) == ("uk", "pl")
        await press(pilot, "f1")
        assert set(titles(pilot)) == headings("pl")
        assert speaking("uk")("rulebook-contents") in frame(pilot)


@pytest.mark.exhaustive
async def test_once_around_the_rules_follow_the_app_again() -> None:
    async with started() as pilot:
        await press(pilot, "f1")
        for tag in TRANSLATIONS:
            await press(pilot, "f7")
            assert app(pilot).settings.rules_language == tag
        await press(pilot, "f7")
        assert app(pilot).settings.rules_language == ""
        await next_language(pilot)
        assert set(titles(pilot)) == headings("cs")
    assert load_settings(home_of_the_program().settings)[0].language == "cs"


async def test_rules_in_a_language_no_longer_installed_are_told_in_that_of_the_app() -> None:
    settings = home_of_the_program().settings
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps({"language": "cs", "rules_language": "tlh"}), "utf-8")
    async with started() as pilot:
        await press(pilot, "f1")
        assert set(titles(pilot)) == headings("cs")
        await press(pilot, "f7")
        assert set(titles(pilot)) == headings("pl")


async def test_the_words_on_the_cards_of_the_rulebook_are_in_its_language() -> None:
    async with started("--lang", "uk") as pilot:
        await press(pilot, "f1")
        await press(pilot, "f7", "f7")
        await open_rule(pilot, "0.5")
        assert speaking("cs")("card-each") in frame(pilot)
        assert speaking("uk")("card-each") not in frame(pilot)
