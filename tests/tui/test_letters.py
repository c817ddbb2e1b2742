"""The letters of the pieces: English ones, or those of the language's own words for the colours."""

from __future__ import annotations

import re

import pytest
from attrs import evolve
from textual.pilot import Pilot

from coatl_core.cards.pieces import COLORS
from coatl_core.files.home import Home
from coatl_core.files.home import home as cli_home
from coatl_core.language.l10n import L10n, english, load
from coatl_core.language.letters import MESSAGE, fault, lint_letters, own_letters
from coatl_core.language.rulebook import rulebook
from coatl_core.play.things import CoatlItem
from coatl_tui.app import CoatlApp
from coatl_tui.bindings import key_name
from coatl_tui.guide.help import help_page
from coatl_tui.guide.pages import Pages
from coatl_tui.screens.settings import SettingsScreen
from coatl_tui.settings import OWN_LETTERS, Settings, load_settings, save_settings
from coatl_tui.table.draw.sentence import draw_sentence
from coatl_tui.table.draw.table import draw_table
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.signs import USUAL, Signs
from tests.cli.conftest import Coatl, coatl, own_home  # noqa: F401
from tests.locale.support import LANGUAGES, TRANSLATIONS, speaking
from tests.support import registry
from tests.tui.support import app_at, frame, press, running
from tests.tui.test_draw import board, laid, scene

LETTERS = {"en": "BGKRY", "cs": "MZČRŽ", "pl": "NZCRŻ", "uk": "СЗЧРЖ"}
SIZES = ((80, 24), (140, 40), (200, 60))
PIECES = re.compile("[▟▏][°]?([^\\W\\d_])")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_each_language_has_five_letters_of_its_own_words(tag: str) -> None:
    letters = own_letters(speaking(tag))
    assert letters == LETTERS[tag]
    assert not fault(letters)
    if tag != "en":
        words = [speaking(tag)("color", color=color).upper() for color in COLORS]
        assert all(letter in word for letter, word in zip(letters, words, strict=True))


@pytest.mark.parametrize(
    ("letters", "wrong"),
    [
        ("MZČRZ", ("Z", "Z")),
        ("KZČRŽ", ("K",)),
        ("ВЗЧРЖ", ()),
        ("СВЧРЖ", ("В",)),
        ("mZČRŽ", ("m",)),
        (("MM", *"ZČRŽ"), ("MM",)),
        ("MZ1RŽ", ("1",)),
        ("青ZČRŽ", ("青",)),
        ("BGKRY", ()),
    ],
)
def test_letters_that_cannot_be_used_are_named(letters: str, wrong: tuple[str, ...]) -> None:
    assert fault(letters) == wrong


def test_a_translation_with_letters_that_cannot_be_used_is_told_so_and_has_english_ones() -> None:
    text = f"language-name = X\n{MESSAGE} = {{ $color ->\n    [B] K\n   *[Y] X\n}}\n"
    (problem,) = lint_letters("sk", {"sk/cards.ftl": text})
    assert (problem.code, problem.file, problem.line) == ("letters", "sk/cards.ftl", 2)
    assert own_letters(L10n((load("sk", [text]),))) == COLORS
    assert not lint_letters("sk", {"sk/cards.ftl": "language-name = X\n"})


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tag", TRANSLATIONS)
def test_the_table_has_the_letters_of_the_language_and_nothing_else_is_different(
    tag: str, size: tuple[int, int]
) -> None:
    own, shown = Signs(letters=LETTERS[tag]), board(scene(laid(), tag=tag), size)
    usual, told = draw_table(shown).text(), draw_table(shown, own).text()
    assert {*PIECES.findall(usual)} <= {*COLORS}
    assert {*PIECES.findall(told)} <= {*LETTERS[tag]}
    assert len({*PIECES.findall(told)}) == len({*PIECES.findall(usual)}) > 3
    changed = {(a, b) for a, b in zip(usual, told, strict=True) if a != b}
    pairs = zip(COLORS + COLORS.lower(), LETTERS[tag] + LETTERS[tag].lower(), strict=True)
    assert changed <= {*pairs}


@pytest.mark.parametrize("tag", TRANSLATIONS)
def test_in_ascii_the_letters_are_english(tag: str) -> None:
    ascii_only = Signs(ascii_only=True, letters=LETTERS[tag])
    shown = board(scene(laid(), tag="en"), (80, 24))
    assert draw_table(shown, ascii_only).text() == draw_table(shown, Signs(ascii_only=True)).text()
    assert ascii_only.told("<KRB>") == "<KRB>"


@pytest.mark.parametrize("tag", TRANSLATIONS)
def test_the_sentence_about_a_coatl_has_the_letters_too(tag: str) -> None:
    seen = evolve(scene(laid(), CoatlItem(1), tag), signs=Signs(letters=LETTERS[tag]))
    first = seen.table.coatls[0]
    canvas = Canvas(140, 40, Signs(letters=LETTERS[tag]))
    draw_sentence(canvas, board(seen, (140, 40)))
    letters = Signs(letters=LETTERS[tag]).told(first.colors)
    assert letters in re.sub("[^\\w]", "", canvas.text())


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_help_says_which_letter_is_which_colour(tag: str) -> None:
    l10n, own = speaking(tag), Signs(letters=LETTERS[tag])
    page = help_page(("table",), "", 100, l10n, lambda command: key_name(command, l10n), own)
    text = " ".join(" ".join("".join(span.text for span in line) for line in page.content.lines).split())
    for color, letter in zip(COLORS, LETTERS[tag], strict=True):
        name = speaking(tag)("color", color=color)
        assert re.search(rf"{name[:-1]}\w* {letter}[,:]", text, re.IGNORECASE), (color, letter)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_rulebook_tells_and_draws_the_letters_that_are_shown(tag: str) -> None:
    sections = [section for section in rulebook(tag, registry().rulebooks) if section.rule in ("0.1", "1.1")]
    for signs in (USUAL, Signs(letters=LETTERS[tag])):
        pages = Pages(sections, speaking(tag), 100, signs=signs)
        text = " ".join(" ".join("".join(span.text for span in line) for line in pages.content().lines).split())
        assert f"▟°{signs.letter('B')} " in text
        assert "{" not in text
        assert {*PIECES.findall(text)} <= {*signs.letters}


def drawn(pilot: Pilot[None]) -> str:
    """The letters in the line of the coatl beside the settings."""
    (line,) = (line for line in frame(pilot).splitlines() if "▟█" in line)
    return "".join(re.findall(r"[^\W\d_]", line))


@pytest.mark.exhaustive
async def test_the_letters_are_chosen_in_the_settings_and_follow_the_language(home: Home) -> None:
    save_settings(home.settings, Settings(language="cs", motion=False))
    async with app_at(home, (140, 40), l10n=speaking("cs")) as pilot:
        assert isinstance(pilot.app, CoatlApp)
        await press(pilot, "f8", "down", "down", "down")
        assert "anglická" in frame(pilot)
        await press(pilot, "right")
        assert isinstance(pilot.app.screen, SettingsScreen)
        assert load_settings(home.settings)[0].letters == OWN_LETTERS
        assert pilot.app.signs.letters == LETTERS["cs"]
        assert "M Z Č R Ž" in frame(pilot)
        assert drawn(pilot).endswith(LETTERS["cs"])
        for tag in ("pl", "uk", "en"):
            await press(pilot, "f6")
            assert pilot.app.signs.letters == LETTERS[tag]
            assert drawn(pilot).endswith(LETTERS[tag])


async def test_two_apps_in_one_process_have_their_own_signs(
    home: Home, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("other")
    other = Home(folder, folder / "config")
    save_settings(home.settings, Settings(language="cs", letters=OWN_LETTERS))
    save_settings(other.settings, Settings(language="cs", ascii=True))
    first = CoatlApp(home, safe_mode=True, l10n=speaking("cs"))
    second = CoatlApp(other, safe_mode=True, l10n=english(strict=True))
    async with running(first) as pilot:
        before = frame(pilot)
        async with running(second) as beside:
            assert "▟" not in frame(beside)
            with first._context():  # as when it shows something by itself
                assert frame(pilot) == before
    assert first.signs == Signs(letters=LETTERS["cs"])
    assert second.signs.ascii_only


def test_settings_with_unknown_letters_cannot_be_used() -> None:
    with pytest.raises(ValueError, match="letters"):
        Settings(letters="runes")


def test_commands_keep_the_english_letters(coatl: Coatl) -> None:  # noqa: F811
    save_settings(cli_home().settings, Settings(language="cs", letters=OWN_LETTERS))
    assert "B modrá, G zelená, K černá, R červená, Y žlutá" in " ".join(coatl("rules", "1.1").out.split())
    assert coatl("score", "BBRBBKRBBYY").code == 0
    assert coatl("score", "MMRMMČRMMŽŽ").code == 2
