"""Themes, keymaps and lessons of plugins: what is wrong with a file is said in one sentence with its place and, where
that can be known, what was meant."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from coatl_core.files.problems import FileError
from coatl_core.language.l10n import english
from coatl_core.language.problemtext import problem_text
from coatl_core.plugins.check import check_plugin
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.registry import Shown
from coatl_tui.palettes import COLOR_BLIND, CONTRAST, DARK, LIGHT, Palette, contrast
from coatl_tui.plugin_files import READERS
from coatl_tui.themefile import PIECES, ROLES, read_theme
from tests.cli.conftest import Coatl
from tests.conftest import Effort
from tests.plugins.conftest import install as install_fixture
from tests.plugins.support import Install, codes, found

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
MANIFEST = """[plugin]
id = "{id}"
api = 1
version = "1.0"
kind = "{kind}"
name = "The {id}"

[provides]
{kind}s = ["{file}"]
"""
install = install_fixture
pytestmark = pytest.mark.slow


def theme_text(palette: Palette = DARK, id: str = "dusk") -> str:
    """A palette as a file."""
    roles = [f'{role} = "{palette[role]}"' for role in ROLES]
    pieces = [f'{name} = ["{palette[letter]}", "{palette[f"on-{letter}"]}"]' for name, letter in PIECES.items()]
    head = ["schema = 1", f'id = "{id}"', f"dark = {str(palette.dark).lower()}"]
    return "\n".join([*head, "[colors]", *roles, "[pieces]", *pieces, ""])


def shown_pack(folder: Path, kind: str, text: str, file: str = "file.toml") -> Path:
    """Makes a pack with one theme, keymap or lesson; its id is the name of the folder."""
    folder.mkdir(parents=True)
    (folder / "coatl-plugin.toml").write_text(MANIFEST.format(id=folder.name, kind=kind, file=file), "utf-8")
    (folder / file).write_text(text, "utf-8")
    return folder


def faults(folder: Path) -> list[str]:
    """What the check says of a folder, with the names of its files alone."""
    found = check_plugin(folder, readers=READERS).problems
    return [problem_text(problem, english(strict=True)).removeprefix(f"{folder}/") for problem in found]


# Themes


@pytest.mark.parametrize("palette", [DARK, LIGHT, CONTRAST, COLOR_BLIND], ids=lambda p: p.name)
def test_the_games_own_colours_can_be_written_as_a_theme(palette: Palette) -> None:
    read = read_theme(theme_text(palette), "theme.toml")
    assert (read.name, read.dark) == ("dusk", palette.dark)
    for role in (*ROLES, *PIECES.values()):
        assert read[role] == palette[role]
    assert set(read.colors) == set(DARK.colors)


Change = tuple[str, str]


@pytest.mark.parametrize(
    ("change", "line", "sentence"),
    [
        (("schema = 1", "schema = 2"), 1, "This file has schema 2; this program reads schema 1."),
        (('"dusk"', '"Dusk"'), 2, "“Dusk” cannot be an id"),
        (('"dusk"', '"coatl-dark"'), 2, "The id “coatl-dark” belongs to the game itself: choose another one."),
        (("dark = true", 'dark = "yes"'), 3, "“dark” must be true or false, not yes."),
        (("points =", "point ="), 14, "The key “point” is not known here. → did you mean “points”?"),
        (("points =", "point ="), 4, "The key “points” is missing."),
        (('"#ffd45e"', '"yellow"'), 14, "“yellow” is not a colour: write it like “#2472c8”"),
        (('"#ffd45e"', '"ffd45e"'), 14, "→ did you mean “#ffd45e”?"),
        (('"#ffd45e"', '"#fd5"'), 14, "→ did you mean “#ffdd55”?"),
        (('"#ffd45e"', "3"), 14, "“3” is not a colour"),
        (('["#18a673", "#03150e"]', '"#18a673"'), 30, "“green” needs a list of two colours"),
        (('["#18a673", "#03150e"]', '["#18a673", "green"]'), 30, "“green” is not a colour"),
        (("[pieces]", "[piecs]"), 28, "The key “piecs” is not known here. → did you mean “pieces”?"),
        (("[colors]", "[colors"), 4, "This is not valid TOML"),
    ],
)
def test_what_cannot_be_in_a_theme_is_named(tmp_path: Path, change: Change, line: int, sentence: str) -> None:
    told = faults(shown_pack(tmp_path / "dusk", "theme", theme_text().replace(*change)))
    assert any(text.startswith(f"file.toml:{line}: ") and sentence in text for text in told), told


@pytest.mark.parametrize(
    ("good", "bad", "sentence"),
    [
        ('text = "#e6e1d6"', 'text = "#40454a"', "“text” can hardly be read on “card-lit”: the contrast is 1.2"),
        ('on-points = "#0f1418"', 'on-points = "#ffffff"', "“on-points” can hardly be read on “points”"),
        ('"#f3d43b", "#1d1800"', '"#f3d43b", "#eeeeee"', "The letter can hardly be read on the piece “yellow”"),
        ('"#676f7d", "#ffffff"', '"#2a2f35", "#ffffff"', "The piece “black” hardly stands out from the table"),
    ],
)
def test_what_can_hardly_be_seen_is_named_with_a_colour_that_can(
    tmp_path: Path, good: str, bad: str, sentence: str
) -> None:
    spoilt = theme_text().replace(good, bad)
    line = spoilt[: spoilt.index(bad)].count("\n") + 1
    (told,) = faults(shown_pack(tmp_path / "dusk", "theme", spoilt))
    assert told.startswith(f"file.toml:{line}: {sentence}")
    assert " is the least. → did you mean “#" in told
    wrong = next(part for part in bad.split('"')[1::2] if part not in good)
    meant = told.rpartition("“")[2].removesuffix("”?")
    assert read_theme(spoilt.replace(bad, bad.replace(wrong, meant)), "theme.toml").name == "dusk"


def test_contrast_is_counted_as_the_web_counts_it() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#123456", "#123456") == 1


# Keymaps


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('[keys]\nundoo = "z"\n', "file.toml:2: There is no command “undoo”. → did you mean “undo”?"),
        ('[keys]\nundo = "pgeup"\n', "file.toml:2: “pgeup” is not a key that can be typed. → did you mean “pageup”?"),
        ('[keys]\nundo = "e"\n', "file.toml:2: “undo” and “end” would both have the key “e” on one screen."),
        ("[keys\n", "file.toml:1: This is not valid TOML"),
    ],
)
def test_what_cannot_be_in_a_keymap_is_named(tmp_path: Path, text: str, sentence: str) -> None:
    (told,) = faults(shown_pack(tmp_path / "keys", "keymap", text))
    assert told.startswith(sentence)


def test_a_keymap_is_known_by_the_name_of_its_file(tmp_path: Path) -> None:
    text = '[keys]\nundo = "z"\n'
    assert faults(shown_pack(tmp_path / "a", "keymap", text, "left-hand.toml")) == []
    (told,) = faults(shown_pack(tmp_path / "b", "keymap", text, "Left hand.toml"))
    assert "“Left hand” cannot be the id of a set of keys: name the file" in told
    (told,) = faults(shown_pack(tmp_path / "c", "keymap", text, "vim.toml"))
    assert "The id “vim” belongs to the game itself" in told


# Lessons


@pytest.fixture
def lesson(tmp_path: Path) -> Path:
    """The example of a lesson, to be spoilt."""
    return Path(shutil.copytree(EXAMPLES / "in-any-order", tmp_path / "in-any-order"))


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"take 6"', '"take 11"', "lesson.toml:24: “take 11” is not legal here"),
        ('"take 6"', '"grab 6"', "lesson.toml:26: “grab 6” is not an action: write it like “take 3”."),
        ('then = ["take 3"]', "then = []", "lesson.toml:24: After this step somebody else is to move"),
        ('"base", "promo"', '"base", "moon"', "lesson.toml:5: This chapter needs “moon”, which is neither in the game"),
        ('"promo-96"', '"promo-97"', "is not legal here"),
        ('id = "third"', 'id = "Third"', "“Third” cannot be an id"),
        ('id = "third"', 'id = "fourth"', "There is no English message “lesson-in-any-order-fourth”"),
        ('id = "in-any-order"', 'id = "first"', "The id “first” belongs to the game itself"),
        ('"Ana", "Bao"', '"Ana"', "lesson.toml:7: This game cannot be dealt: a game takes 2 to 4 players, not 1."),
        (
            "seed =",
            'variants = ["adam"]\nseed =',
            "lesson.toml:5: This game cannot be dealt: adam takes 1 player",
        ),
        ("seed =", 'variants = ["adam", "adam"]\nseed =', "a game has one automatic opponent at most"),
        ("seed =", "sead =", "The key “sead” is not known here. → did you mean “seed”?"),
    ],
)
def test_what_cannot_be_in_a_lesson_is_named(lesson: Path, old: str, new: str, sentence: str) -> None:
    assert faults(lesson) == []
    change(lesson / "lesson.toml", old, new)
    assert any(sentence in text for text in faults(lesson)), faults(lesson)


def test_a_lesson_may_be_played_with_the_packs_own_cards(lesson: Path) -> None:
    cards = (Path(__file__).parents[2] / "plugins" / "coatl_promo" / "cards.toml").read_text("utf-8")
    (lesson / "cards.toml").write_text(cards.replace('id = "promo"', 'id = "mine"'), "utf-8")
    change(lesson / "coatl-plugin.toml", "[provides]", '[provides]\ncard-sets = ["cards.toml"]')
    change(lesson / "lesson.toml", '"promo"', '"mine"')
    change(lesson / "lesson.toml", "promo:", "mine:")
    warned = check_plugin(lesson, readers=READERS).problems
    assert not [problem for problem in warned if problem.file.endswith("lesson.toml")]


# All three


def test_a_plugin_with_a_faulty_file_is_not_used_and_says_so(tmp_path: Path) -> None:
    shown_pack(tmp_path / "dusk", "theme", theme_text().replace("points", "point"))
    shown_pack(tmp_path / "keys", "keymap", '[keys]\nundoo = "z"\n')
    registry = load_plugins(tmp_path, readers=READERS)
    assert codes(registry, "dusk")[0] == "key-missing"
    assert codes(registry, "keys") == ["keymap-command"]
    assert (registry.themes, registry.keymaps) == ({}, {})


@pytest.mark.parametrize("change", [("", ""), ("text = ", "txt = "), ('text = "#', 'text = "')])
def test_a_theme_without_a_fifth_player_gives_that_name_the_colour_of_text(change: tuple[str, str]) -> None:
    """Such a theme was whole when four were the most; what else is wrong with it is told once."""
    text = "\n".join(line for line in theme_text().split("\n") if not line.startswith("player-4"))
    if change == ("", ""):
        palette = read_theme(text, "theme.toml")
        assert palette["player-4"] == palette["text"] == DARK["text"]
    else:
        with pytest.raises(FileError) as caught:
            read_theme(text.replace(*change), "theme.toml")
        assert not any("player-4" in str(problem) for problem in caught.value.problems)


def test_of_two_themes_with_one_id_the_first_is_used(tmp_path: Path) -> None:
    for name in ("one", "two"):
        shown_pack(tmp_path / name, "theme", theme_text())
    registry = load_plugins(tmp_path, readers=READERS)
    assert list(registry.themes) == ["dusk"]
    (problem,) = found(registry, "two").problems
    text = problem_text(problem, english(strict=True))
    assert f"The theme “dusk” is provided by both {tmp_path}/one and {tmp_path}/two" in text


def test_a_name_is_that_of_the_plugin_unless_it_has_a_message(tmp_path: Path) -> None:
    shown_pack(tmp_path / "dusk", "theme", theme_text())
    registry, l10n = load_plugins(tmp_path, readers=READERS), english(strict=True)
    assert registry.name("theme", "dusk", l10n) == "The dusk"
    l10n.add_messages("en", "theme-dusk = At dusk\n")
    assert registry.name("theme", "dusk", l10n) == "At dusk"


def test_a_command_without_a_screen_reads_none_of_them(tmp_path: Path) -> None:
    shown_pack(tmp_path / "dusk", "theme", "nonsense")
    registry = load_plugins(tmp_path)
    assert codes(registry, "dusk") == []
    assert registry.themes == {}


@pytest.mark.parametrize("missing", ["themes", "keymaps", "lessons"])
def test_a_file_that_is_missing_is_named(tmp_path: Path, missing: str) -> None:
    folder = shown_pack(tmp_path / "dusk", missing[:-1], "")
    (folder / "file.toml").unlink()
    assert faults(folder) == ["coatl-plugin.toml:9: The file “file.toml” is not in the plugin’s folder."]


def test_a_plugin_in_python_brings_a_theme_as_well(install: Install, tmp_path: Path) -> None:
    install("moon", "", provides="themes = ['dusk.toml']")
    package = Path(next(path for path in sys.path if (Path(path) / "a_test_plugin_moon").is_dir()))
    (package / "a_test_plugin_moon" / "dusk.toml").write_text(theme_text(), "utf-8")
    assert list(load_plugins(readers=READERS).themes) == ["dusk"]


# The command line


@pytest.mark.parametrize(
    ("kind", "text"), [("theme", theme_text().replace("#ffd45e", "gold")), ("keymap", "[kees]"), ("lesson", "x = 1")]
)
def test_a_pack_with_a_faulty_file_is_not_added(
    coatl: Coatl, own_home: Path, tmp_path: Path, kind: str, text: str
) -> None:
    folder = shown_pack(tmp_path / "pack", kind, text)
    run = coatl("plugins", "check", str(folder))
    assert (run.code, run.err) == (1, "")
    assert f"{folder}/file.toml:" in run.out
    run = coatl("plugins", "add", str(folder))
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith(f"{folder}/file.toml:")
    assert not list((own_home / "packs").glob("[!.]*"))


def test_a_lesson_that_cannot_be_played_is_not_added(coatl: Coatl, lesson: Path) -> None:
    change(lesson / "lesson.toml", '"take 6"', '"take 11"')
    run = coatl("plugins", "add", str(lesson))
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith(f"{lesson}/lesson.toml:24: error: “take 11” is not legal here")
    change(lesson / "lesson.toml", '"take 11"', '"take 6"')
    assert coatl("plugins", "add", str(lesson)).code == 0


def test_a_new_theme_works_at_once(coatl: Coatl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run = coatl("plugins", "new", "my-night", "--kind", "theme")
    assert run.code == 0
    for words in ("my-night/theme.toml", "coatl plugins preview my-night", "coatl plugins check my-night"):
        assert words in run.out
    folder = tmp_path / "my-night"
    assert sorted(path.name for path in folder.iterdir()) == ["coatl-plugin.toml", "theme.toml"]
    run = coatl("plugins", "check", "my-night")
    assert (run.code, run.out, run.err) == (0, "my-night: nothing wrong.\n", "")
    run = coatl("plugins", "add", "my-night")
    assert run.code == 0
    assert "It provides: theme my-night." in run.out
    assert "F3" in run.out
    assert "theme my-night" in coatl("plugins", "list").out


def test_a_preview_shows_a_theme_with_every_role(coatl: Coatl) -> None:
    run = coatl("plugins", "preview", str(EXAMPLES / "sandstone"))
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith("sandstone\n")
    for role in ("card-lit", "muted", "news", "on-temple", "player-4"):
        assert role in run.out


KEYMAP = '[keys]\nundo = "z"\nnext-pane = ["tab", "ctrl+l"]\n'
SCRAPS = (
    '"',
    "[",
    "]",
    "{",
    "}",
    "=",
    "\n",
    "3",
    "-1",
    "true",
    '""',
    "#",
    ".",
    '"\\u0007"',
    "[1]",
    "[[chapter]]",
    "\x00",
)


@pytest.mark.parametrize("kind", ["theme", "keymap", "lesson"])
@pytest.mark.parametrize("text", ["", "[a]\nb = 1", "id = 3", "keys = 1", "colors = []\npieces = 2", "chapter = 'x'"])
def test_whatever_stands_in_a_file_the_check_ends_with_sentences(tmp_path: Path, kind: str, text: str) -> None:
    for sentence in faults(shown_pack(tmp_path / "pack", kind, text)):
        assert "⟦" not in sentence


@pytest.mark.parametrize("kind", ["theme", "keymap", "lesson"])
def test_a_file_spoilt_at_random_is_read_or_refused_with_sentences(kind: Shown, effort: Effort) -> None:
    lesson = (EXAMPLES / "in-any-order" / "lesson.toml").read_text("utf-8")
    whole, random = {"theme": theme_text(), "keymap": KEYMAP, "lesson": lesson}[kind], effort.random(kind)
    for _ in range(effort(quick=50, test=100, exhaustive=1500)):
        spoilt = whole
        for _ in range(random.randint(1, 3)):
            at = random.randrange(len(spoilt) + 1)
            spoilt = spoilt[:at] + random.choice(SCRAPS) + spoilt[at + random.choice((0, 1, 10, 40)) :]
        try:
            READERS[kind](spoilt, "file.toml")
        except FileError as error:
            assert all("⟦" not in problem_text(problem, english()) for problem in error.problems)
