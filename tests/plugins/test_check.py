"""``coatl plugins check`` reports all mistakes of an author in one run, each with its line."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from coatl_core.files.home import home
from tests.cli.conftest import Coatl, Run, assert_refused
from tests.plugins.support import OURS, manifest, pack
from tests.support import rarely, registry

ROOT = Path(__file__).parents[2]

MANIFEST = """[plugin]
id = "jade"
api = 1
version = "1.0"
kind = "card-set"
name = "Jade"

[provides]
card-sets = ["cards.toml"]
"""
CARDS = """schema = 1
id = "jade"

[[prophecy]]
id = "five-yellow"
color = "red"
pattern = "3 Y"
levels = { 5 = 3, 7 = 6 }
copies = 2

[[prophecy]]
id = "green-wave"
color = "green"
pattern = "G+ B G+ !K"
levels = { 1 = 3, 2 = 7 }

[[prophecy]]
id = "offering"
color = "black"
pattern = "2 Y, 2 G, 3 R"
levels = { 1 = 3 }

[[temple]]
id = "no-red-length-8"
requirements = ["no R", "length 8"]
levels = { 1 = 3, 2 = 7 }
"""


@pytest.fixture
def jade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a good plugin; printed paths begin with ``jade/``."""
    folder = tmp_path / "jade"
    folder.mkdir()
    (folder / "coatl-plugin.toml").write_text(MANIFEST, "utf-8")
    (folder / "cards.toml").write_text(CARDS, "utf-8")
    monkeypatch.chdir(tmp_path)
    return folder


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), "utf-8")


def findings(run: Run) -> list[str]:
    """Returns the printed lines except the last, and checks that the last line and the exit code agree with them."""
    *lines, last = run.out.splitlines()
    assert run.err == ""
    assert run.code == (1 if any(": error: " in line for line in lines) else 0), run.out
    errors, warnings = (sum(f": {word}: " in line for line in lines) for word in ("error", "warning"))
    assert len(lines) == errors + warnings
    if lines:
        assert re.match(rf"{errors or 0} errors?, {warnings:,} warnings?\.", last.replace("one", "1")), last
    return lines


def test_a_good_plugin_has_nothing_wrong(coatl: Coatl, jade: Path) -> None:
    run = coatl("plugins", "check", "jade")
    assert (run.code, run.out, run.err) == (0, "jade: 5 cards, nothing wrong.\n", "")


MISTAKES = [
    ("cards", "schema = 1", "schema = 3", 1, "error", "schema 3"),
    ("cards", "schema = 1\n", "", 1, "error", "“schema” is missing"),
    ("cards", 'id = "jade"', 'id = "Jade"', 2, "error", "cannot be an id"),
    ("cards", '[[prophecy]]\nid = "five', '[[prophesy]]\nid = "five', 4, "error", "did you mean “prophecy”?"),
    ("cards", 'id = "green-wave"', 'id = "five-yellow"', 12, "error", "used twice, first on line 5"),
    ("cards", 'id = "green-wave"', 'id = "green wave"', 12, "error", "“green wave” cannot be an id"),
    ("cards", 'color = "red"', 'colour = "red"', 6, "error", "did you mean “color”?"),
    ("cards", 'color = "red"', 'color = "rde"', 6, "error", "did you mean “red”?"),
    ("cards", 'color = "red"', 'color = "R"', 6, "error", "did you mean “red”?"),
    ("cards", 'color = "red"\n', "", 4, "error", "“color” is missing"),
    ("cards", '"3 Y"', '"count yellow"', 7, "error", "did you mean “Y”?"),
    ("cards", '"3 Y"', '"cuont Y"', 7, "error", "did you mean “count”?"),
    ("cards", '"3 Y"', '"count"', 7, "error", "must name one colour"),
    ("cards", '"3 Y"', '"YG"', 7, "error", "did you mean “Y G”?"),
    ("cards", '"3 Y"', '"Y !G Y"', 7, "error", "only at the beginning or the end"),
    ("cards", '"3 Y"', '"Y' + " Y" * 9999 + '"', 7, "error", "10000 pieces"),
    ("cards", '"3 Y"', "7", 7, "error", "text in quotes"),
    ("cards", '"3 Y"', '"count Y', 7, "error", "not valid TOML"),
    ("cards", "5 = 3, 7 = 6", "5 = 3; 7 = 6", 8, "error", "not valid TOML"),
    ("cards", "5 = 3, 7 = 6", "", 8, "error", "levels are empty"),
    ("cards", "5 = 3, 7 = 6", "five = 3", 8, "error", "“five” is not a level"),
    ("cards", "5 = 3, 7 = 6", "5 = 3, 7 = -6", 8, "error", "not -6"),
    ("cards", "5 = 3, 7 = 6", "5 = 6, 7 = 6", 8, "warning", "Level 7 pays no more than level 5"),
    ("cards", "5 = 3, 7 = 6", "5 = 3, 27 = 6", 8, "warning", "Out of reach: level 27"),
    ("cards", "5 = 3, 7 = 6", "27 = 6", 8, "warning", "Nobody can fulfil this card"),
    ("cards", "copies = 2", "copies = 0", 9, "error", "at least 1 copy"),
    ("cards", "copies = 2", "copies = 2000", 9, "error", "2000 copies"),
    ("cards", "copies = 2", "copy = 2", 9, "error", "did you mean “copies”?"),
    ("cards", "G+ B G+ !K", "G+ b G+ !K", 14, "error", "did you mean “B”?"),
    ("cards", "G+ B G+ !K", "G+ B G+ !black", 14, "error", "did you mean “K”?"),
    ("cards", "G+ B G+ !K", "G  G G", 14, "warning", "the same as base:triple-green"),
    (
        "cards",
        '2 Y, 2 G, 3 R"\nlevels = { 1 = 3 }',
        'G+ B G+ !K"\nlevels = { 1 = 3, 2 = 7 }',
        20,
        "warning",
        "the same as jade:green-wave",
    ),
    ("cards", "2 Y, 2 G, 3 R", "2Y 2G 3R", 20, "error", "did you mean “2 Y, 2 G, 3 R”?"),
    ("cards", "2 Y, 2 G, 3 R", "2 Y, 27 G", 21, "warning", "Nobody can fulfil this card"),
    ("cards", '"length 8"', '"lenght 8"', 25, "error", "did you mean “length 8”?"),
    ("cards", '"no R"', '"no yelow card"', 25, "error", "did you mean “no yellow card”?"),
    ("cards", '"no R"', '"no red"', 25, "error", "did you mean “no R”?"),
    ("cards", '"no R"', '"R = Y", "no Y"', 26, "error", "no level 3"),
    ("cards", '"length 8"', '"R = Y"', 25, "warning", "“no R · R = Y” together: level 2 is out of reach"),
    ("cards", '"length 8"', '"length 99"', 25, "warning", "“no R · length 99” together"),
    ("cards", '"length 8"', '"no R"', 25, "warning", "“no R” is there twice"),
    ("cards", '["no R", "length 8"]', '"no R"', 25, "error", "a list in brackets"),
    ("cards", "1 = 3, 2 = 7 }\n\n[[prophecy]]", "1 = 3, 2 = 7\n\n[[prophecy]]", 15, "error", "not valid TOML"),
    ("coatl-plugin", "[plugin]", "[plugins]", 1, "error", "did you mean “plugin”?"),
    ("coatl-plugin", 'id = "jade"', 'id = "jade!"', 2, "error", "cannot be an id"),
    ("coatl-plugin", 'id = "jade"', 'id = "base"', 2, "error", "installed already"),
    ("coatl-plugin", "api = 1", "api = 2", 3, "error", "interface 2"),
    ("coatl-plugin", '"1.0"', "1.0", 4, "error", "“version” must be a text in quotes"),
    ("coatl-plugin", '"card-set"', '"cards"', 5, "error", "not a kind of plugin"),
    ("coatl-plugin", 'name = "Jade"', 'nmae = "Jade"', 6, "error", "did you mean “name”?"),
    ("coatl-plugin", "[provides]", "[provide]", 8, "error", "did you mean “provides”?"),
    ("coatl-plugin", "card-sets", "card_sets", 9, "error", "did you mean “card-sets”?"),
    ("coatl-plugin", '["cards.toml"]', '"cards.toml"', 9, "error", "a list in brackets"),
    ("coatl-plugin", '"cards.toml"', '"card.toml"', 9, "error", "“card.toml” is not in the plugin’s folder"),
    ("coatl-plugin", '"cards.toml"', '"../jade/../../cards.toml"', 9, "error", "is not in the plugin’s folder"),
    ("coatl-plugin", '"cards.toml"', '"cards\\u0000.toml"', 9, "error", "cannot be the name of a file"),
    ("coatl-plugin", '"cards.toml"', f'"{"c" * 300}"', 9, "error", "cannot be the name of a file"),
    ("coatl-plugin", '["cards.toml"]', "[]", 8, "warning", "brings nothing"),
    ("coatl-plugin", '"cards.toml"]', '"cards.toml"]\nvariants = ["jade"]', 10, "warning", "“python = true”"),
    ("coatl-plugin", '"cards.toml"]', '"cards.toml"]\nmessages = "words"', 10, "error", "“words” is not in the plugin"),
]


@pytest.mark.parametrize(("file", "old", "new", "line", "severity", "words"), MISTAKES)
def test_a_mistake_is_reported_with_its_line(
    coatl: Coatl, jade: Path, file: str, old: str, new: str, line: int, severity: str, words: str
) -> None:
    change(jade / f"{file}.toml", old, new)
    found = [text for text in findings(coatl("plugins", "check", "jade")) if words in text]
    assert len(found) == 1
    assert found[0].startswith(f"jade/{file}.toml:{line}: {severity}: ")
    assert found[0].isprintable()


def test_levels_under_a_heading_of_their_own_have_their_own_lines(coatl: Coatl, jade: Path) -> None:
    change(jade / "cards.toml", "levels = { 5 = 3, 7 = 6 }\ncopies = 2", "copies = 2\n[prophecy.levels]\n5 = 3\n7 = 0")
    change(jade / "cards.toml", 'color = "black"', 'color = "blakc"')
    lines = findings(coatl("plugins", "check", "jade"))
    assert [line.partition(": ")[0] for line in lines] == ["jade/cards.toml:11", "jade/cards.toml:21"]


def test_a_file_may_begin_with_a_byte_order_mark(coatl: Coatl, jade: Path) -> None:
    (jade / "cards.toml").write_text(CARDS, "utf-8-sig")
    assert findings(coatl("plugins", "check", "jade")) == []


def test_all_mistakes_in_all_files_are_reported_in_one_run_by_file_and_line(coatl: Coatl, jade: Path) -> None:
    change(jade / "coatl-plugin.toml", "api = 1", "api = 2")
    change(jade / "coatl-plugin.toml", 'name = "Jade"', 'nmae = "Jade"')
    change(jade / "coatl-plugin.toml", '["cards.toml"]', '["cards.toml", "more.toml"]')
    change(jade / "cards.toml", 'color = "red"', 'color = "rde"')
    change(jade / "cards.toml", "copies = 2", 'copies = "2"\nlevel = 3')
    change(jade / "cards.toml", '"no R", "length 8"', '"no red", "R = Y"')
    (jade / "more.toml").write_text(CARDS.replace("jade", "more").replace("3 Y", "three Y"), "utf-8")
    lines = findings(coatl("plugins", "check", "jade"))
    assert [line.partition(": ")[0] for line in lines] == [
        "jade/cards.toml:6",
        "jade/cards.toml:9",
        "jade/cards.toml:10",
        "jade/cards.toml:26",
        "jade/coatl-plugin.toml:1",
        "jade/coatl-plugin.toml:3",
        "jade/coatl-plugin.toml:6",
        "jade/more.toml:7",
        "jade/more.toml:14",
        "jade/more.toml:20",
    ]


@pytest.mark.parametrize("manifest", ["[plugin", "", "\0", "plugin = 3", None])
def test_cards_are_checked_even_if_the_manifest_cannot_be_read(coatl: Coatl, jade: Path, manifest: str | None) -> None:
    (jade / "coatl-plugin.toml").unlink()
    if manifest is not None:
        (jade / "coatl-plugin.toml").write_text(manifest, "utf-8")
    (jade / "notes.toml").write_text("[tool]\nx = 1\n", "utf-8")
    (jade / "strange.toml").write_bytes(b"\xff\xfe")
    change(jade / "cards.toml", 'color = "red"', 'color = "rde"')
    lines = findings(coatl("plugins", "check", "jade"))
    assert [line.partition(":")[0] for line in lines] == [
        "jade/cards.toml",
        "jade/coatl-plugin.toml",
        "jade/strange.toml",
    ]


def test_a_set_of_the_same_id_as_another_is_an_error(coatl: Coatl, jade: Path) -> None:
    change(jade / "coatl-plugin.toml", '["cards.toml"]', '["cards.toml", "more.toml"]')
    (jade / "more.toml").write_text('schema = 1\nid = "jade"\n' + CARDS.split("\n", 2)[2], "utf-8")
    assert any("jade/more.toml:2: error: The card set “jade”" in line for line in findings(_check(coatl)))
    change(jade / "more.toml", 'id = "jade"', 'id = "base"')
    assert any("jade/more.toml:2: error: The card set “base”" in line for line in findings(_check(coatl)))


def _check(coatl: Coatl) -> Run:
    return coatl("plugins", "check", "jade")


@pytest.mark.parametrize("package", ["my_jade", "src/my_jade"])
def test_the_check_finds_the_package_in_a_python_project(coatl: Coatl, jade: Path, package: str) -> None:
    project = jade.with_name("project")
    (project / package).parent.mkdir(parents=True)
    jade.rename(project / package)
    (project / "pyproject.toml").write_text("[project]\n", "utf-8")
    change(project / package / "cards.toml", 'color = "red"', 'color = "rde"')
    (line,) = findings(coatl("plugins", "check", "project"))
    assert line.startswith(f"project/{package}/cards.toml:6: error: ")


def test_a_folder_with_several_plugins_is_refused(coatl: Coatl, jade: Path) -> None:
    (jade.with_name("opal")).mkdir()
    (jade.with_name("opal") / "coatl-plugin.toml").write_text(MANIFEST, "utf-8")
    assert_refused(coatl("plugins", "check", "."), "several", "jade", "opal")


def test_a_missing_folder_is_refused_in_one_sentence(coatl: Coatl, jade: Path) -> None:
    for path in ("nowhere", "jade/cards.toml", "\0"):
        assert_refused(coatl("plugins", "check", path), "there is no folder")


def test_no_code_of_a_plugin_is_run(coatl: Coatl, jade: Path) -> None:
    change(jade / "coatl-plugin.toml", 'name = "Jade"', 'name = "Jade"\npython = true')
    (jade / "__init__.py").write_text("raise SystemExit('run')", "utf-8")
    assert findings(coatl("plugins", "check", "jade")) == []
    assert "jade" not in sys.modules


SOME_OF_OURS = ("adam", "base", "locale-uk")


@pytest.mark.slow
@pytest.mark.parametrize("id", [*SOME_OF_OURS, *rarely(*(id for id in OURS if id not in SOME_OF_OURS))])
def test_the_plugins_of_the_game_have_no_error(coatl: Coatl, id: str) -> None:
    run = coatl("plugins", "check", str(next(plugin.folder for plugin in registry().plugins if plugin.id == id)))
    told = [line for line in run.out.splitlines() if "message" not in line.lower()]
    assert [line for line in told if not re.search(r"^Its code is run|% of 10 games won", line)] == told[-1:]
    assert len(told) == (7 if id == "players" else 1)


WORDS = """moon-name = Moon
moon-help = The moon shines.
moon-pieces = { $n ->
    [one] one piece of { color }
   *[other] { $n } pieces of { color }
}
"""


@pytest.fixture
def moon(jade: Path) -> Path:
    """The folder of a good variant with its English and Czech messages."""
    change(jade / "coatl-plugin.toml", '"card-set"', '"variant"\npython = true')
    change(jade / "coatl-plugin.toml", "card-sets", 'variants = ["moon"]\nmessages = "words"\ncard-sets')
    for tag in ("en", "cs"):
        (jade / "words" / tag).mkdir(parents=True)
        (jade / "words" / tag / "moon.ftl").write_text(WORDS, "utf-8")
    change(jade / "words" / "cs" / "moon.ftl", "   *[", "    [few] málo\n   *[")
    return jade


def test_good_messages_have_nothing_wrong(coatl: Coatl, moon: Path) -> None:
    assert findings(coatl("plugins", "check", "jade")) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "line", "severity", "words"),
    [
        ("cs", "moon-name = Moon\n", "", 1, "warning", "“moon-name” is missing; English is shown"),
        ("cs", "moon-name", "moon-nmae", 1, "error", "did you mean “moon-name”?"),
        ("cs", "    [few] málo\n", "", 3, "error", "lacks the form [few]"),
        ("cs", "{ $n } pieces", "{ $nn } pieces", 3, "error", "did you mean “n”?"),
        ("cs", "[few]", "[fev]", 3, "error", "did you mean “few”?"),
        ("cs", "shines.", "{ shines.", 2, "error", "cannot be read"),
        ("cs", "shines.", "{" * 5000, 1, "error", "cannot be read"),
        ("en", "moon-name = Moon\n", "", 1, "error", "“moon-name” is missing: the form"),
        ("en", "one piece of { color }", "one piece of { colour }", 3, "error", "did you mean “color”?"),
        ("en", "moon-help", "moon-name", 2, "error", "there twice"),
    ],
)
@pytest.mark.slow
def test_a_mistake_in_a_message_is_reported_with_its_line(
    coatl: Coatl, moon: Path, file: str, old: str, new: str, line: int, severity: str, words: str
) -> None:
    change(moon / "words" / file / "moon.ftl", old, new)
    found = [text for text in findings(coatl("plugins", "check", "jade")) if words in text]
    assert len(found) == 1
    assert found[0].startswith(f"jade/words/{file}/moon.ftl:{line}: {severity}: ")


@pytest.mark.parametrize(
    ("code", "id"),
    [
        ('Offer(Do("moon", "rise"), "moon-rise")', "moon-rise"),
        ('Refusal("moon-dark", "")', "refusal-moon-dark"),
        *rarely(
            ('Offer(move=do, message="moon-rise")', "moon-rise"),
            ('VariantLine("moon-pionts", 1)', "moon-pionts"),
            ('VariantEvent(seat, "moon-rose", {})', "moon-rose"),
            ('state.ask(self.id, 0, "moon-which", {})', "moon-which"),
            ('Refusal(code="moon-dark", rule="")', "refusal-moon-dark"),
            ('Told("player-moon-why")', "player-moon-why"),
        ),
    ],
)
@pytest.mark.slow
def test_a_message_that_the_code_names_and_that_is_not_there_is_reported(
    coatl: Coatl, moon: Path, code: str, id: str
) -> None:
    (moon / "moves.py").write_text(f"def anything(state):\n    return {code}\n", "utf-8")
    (line,) = findings(coatl("plugins", "check", "jade"))
    assert line.startswith(f"jade/moves.py:2: warning: There is no English message “{id}”, which the code names here")
    (moon / "words" / "en" / "more.ftl").write_text(f"{id} = There it is.\n", "utf-8")
    (moon / "words" / "cs" / "more.ftl").write_text(f"{id} = Tady je.\n", "utf-8")
    assert findings(coatl("plugins", "check", "jade")) == []


@pytest.mark.parametrize(
    "code",
    [
        'Refusal("no-room", "4.1", {"needed": 2, "free": 1})',  # the game's own
        'Offer(do, f"moon-{name}")',  # not known before it runs
        "Offer(do, message)",
        "'\\d' Offer(",  # no Python
        "(" * 9999,
    ],
)
@pytest.mark.slow
def test_what_the_code_may_name_is_not_reported(coatl: Coatl, moon: Path, code: str) -> None:
    (moon / "moves.py").write_text(code, "utf-8")
    assert findings(coatl("plugins", "check", "jade")) == []


CHAPTER = """# 20 The moon

It shines.

# 20.1 By night

[coatl <RB>] A coatl that the moon shines on.
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        (
            "# 20.1",
            "## 20.1",
            5,
            "cannot be read: write a single #, a number and a title, like “# 20.1 Wind”. → did you",
        ),
        ("# 20.1 By", "# By", 5, "The heading “# By night” cannot be read"),
        ("# 20 The moon\n", "The moon\n", 1, "before the first heading and is not shown: write a heading"),
        (
            "# 20.1",
            "# 8.1",
            5,
            "error: Section 8.1 is also in rulebook.md, and only that one is shown: choose a number",
        ),
        ("# 20.1", "# 10.2", 5, "error: Section 10.2 is also in rulebook-golden-feathers.md"),
        ("# 20.1", "# 20", 5, "error: Section 20 is also in jade/words/en/rulebook-moon.md:1"),
        ("[coatl <RB>] A", "A [coatl <RB>]", 5, "drawn in section 20.1 needs a paragraph of its own"),
        ("[coatl <RB>]", "[coatl <RQ>]", 5, "What is drawn in section 20.1 cannot be read: <RQ>."),
    ],
)
@pytest.mark.slow
def test_a_mistake_in_a_chapter_of_the_rulebook_is_reported_with_its_line(
    coatl: Coatl, moon: Path, old: str, new: str, line: int, words: str
) -> None:
    chapter = moon / "words" / "en" / "rulebook-moon.md"
    chapter.write_text(CHAPTER, "utf-8")
    assert findings(coatl("plugins", "check", "jade")) == []
    change(chapter, old, new)
    (found,) = findings(coatl("plugins", "check", "jade"))
    assert found.startswith(f"jade/words/en/rulebook-moon.md:{line}: error: ")
    assert words in found


def test_two_chapters_of_one_plugin_have_numbers_of_their_own(coatl: Coatl, moon: Path) -> None:
    for name in ("rulebook-moon.md", "rulebook-sun.md"):
        (moon / "words" / "en" / name).write_text(CHAPTER, "utf-8")
    lines = findings(coatl("plugins", "check", "jade"))
    assert [line.partition(", and")[0] for line in lines] == [
        f"jade/words/en/rulebook-sun.md:{at}: error: Section {rule} is also in jade/words/en/rulebook-moon.md:{at}"
        for at, rule in ((1, "20"), (5, "20.1"))
    ]


def test_a_chapter_is_not_called_like_the_rules_of_the_game(coatl: Coatl, moon: Path) -> None:
    (moon / "words" / "en" / "rulebook.md").write_text(CHAPTER, "utf-8")
    (line,) = findings(coatl("plugins", "check", "jade"))
    assert line.startswith("jade/words/en/rulebook.md:1: warning: ")
    assert line.endswith("→ did you mean “rulebook-jade.md”?")


def test_the_messages_that_a_variant_lacks_are_named(coatl: Coatl, moon: Path) -> None:
    change(moon / "coatl-plugin.toml", 'messages = "words"\n', "")
    lines = findings(coatl("plugins", "check", "jade"))
    assert [line.split(" is missing")[0] for line in lines] == [
        "jade/coatl-plugin.toml:10: error: The message “moon-name”",
        "jade/coatl-plugin.toml:10: error: The message “moon-help”",
    ]


def test_messages_without_english_ones_are_an_error(coatl: Coatl, moon: Path) -> None:
    (moon / "words" / "en" / "moon.ftl").unlink()
    (line,) = findings(coatl("plugins", "check", "jade"))
    assert line.startswith("jade/coatl-plugin.toml:11: error: There are no English messages")


def test_a_translation_is_compared_with_the_messages_of_the_game(coatl: Coatl, jade: Path) -> None:
    change(jade / "coatl-plugin.toml", '"card-set"', '"locale"')
    change(jade / "coatl-plugin.toml", 'card-sets = ["cards.toml"]', 'messages = "words"')
    (jade / "words" / "sk").mkdir(parents=True)
    (jade / "words" / "qqq").mkdir()
    (jade / "words" / "sk" / "tui.ftl").write_text("language-name = Slovenčina\nmenu-neww = Nová hra\n", "utf-8")
    errors = [line for line in findings(coatl("plugins", "check", "jade", "--all")) if ": error: " in line]
    assert [line.partition(" → ")[0] for line in errors] == [
        "jade/words/qqq:1: error: “qqq” is not the tag of a language.",
        "jade/words/sk/tui.ftl:2: error: There is no message “menu-neww”.",
    ]


@pytest.mark.exhaustive
def test_locale_check_prints_the_same_as_plugins_check(coatl: Coatl, jade: Path) -> None:
    change(jade / "coatl-plugin.toml", '"card-set"', '"locale"')
    change(jade / "coatl-plugin.toml", 'card-sets = ["cards.toml"]', 'messages = "words"')
    (jade / "words" / "sk").mkdir(parents=True)
    (jade / "words" / "sk" / "tui.ftl").write_text("menu-neww = Nová hra\n", "utf-8")
    run = coatl("locale", "check", "jade", "--all")
    assert run == coatl("plugins", "check", "jade", "--all")
    assert findings(run)


@pytest.mark.exhaustive
@pytest.mark.parametrize("command", [("plugins", "check"), ("locale", "check")])
def test_of_each_kind_twenty_findings_are_listed_and_the_others_counted(
    coatl: Coatl, tmp_path: Path, command: tuple[str, str]
) -> None:
    """Of a translation just begun, every message is missing."""
    assert coatl("locale", "new", "eo", "--dir", str(tmp_path)).code == 0
    folder = tmp_path / "locale-eo"
    (folder / "locale" / "eo" / "more.ftl").write_text("menu-neww = Nova\n", "utf-8")
    run = coatl(*command, str(folder))
    every = findings(coatl(*command, str(folder), "--all"))
    missing = [line for line in every if "is missing; English is shown" in line]
    *lines, more, last = run.out.splitlines()
    assert len(missing) > 700
    assert lines == [line for line in every if line not in missing[20:]]
    assert more == f"And {len(missing) - 20:,} more of this kind (--all lists them), such as: {missing[20]}"
    assert (run.code, last) == (1, f"one error, {len(missing):,} warnings.")


def test_problems_are_shown_in_the_language_of_the_player(coatl: Coatl, jade: Path) -> None:
    change(jade / "cards.toml", 'color = "red"', 'color = "rde"')
    run = coatl("--lang", "cs", "plugins", "check", "jade")
    assert run.code == 1
    assert run.out.startswith("jade/cards.toml:6: chyba: ")


def talking_pack(packs: Path, english: str = "card-set-moon = Moon\nmoon-rises = { $n } moons\n") -> None:
    """A pack whose messages a translation may translate, too."""
    text = manifest("moon").replace("card-sets = ['cards.toml']", "card-sets = ['cards.toml']\nmessages = 'locale'")
    folder = pack(packs, "moon", text=text) / "locale" / "en"
    folder.mkdir(parents=True)
    (folder / "tui.ftl").write_text(english, "utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("command", [("locale", "check"), ("plugins", "check")])
@pytest.mark.exhaustive
def test_a_translation_may_translate_what_plugins_that_are_there_say(
    coatl: Coatl, own_home: Path, tmp_path: Path, command: tuple[str, str]
) -> None:
    """Without the plugin its messages are unknown; with it they are known, and none of them is missing."""
    assert coatl("locale", "new", "eo", "--dir", str(tmp_path)).code == 0
    folder = tmp_path / "locale-eo"
    (folder / "locale" / "eo" / "moon.ftl").write_text("card-set-moon = Luno\n", "utf-8")
    run = coatl(*command, str(folder))
    assert run.code == 1
    assert "There is no message “card-set-moon”" in run.out
    talking_pack(home().packs)
    run = coatl(*command, str(folder))
    assert (run.code, "moon" in run.out) == (0, False)
    (folder / "locale" / "eo" / "moon.ftl").write_text("moon-rises = { $m } lunoj\n", "utf-8")
    assert "The message “moon-rises” has no variable “$m”" in coatl(*command, str(folder)).out


def test_a_new_translation_offers_what_plugins_that_are_there_say(coatl: Coatl, own_home: Path, tmp_path: Path) -> None:
    """A file of theirs that is called like one of the game has the plugin's name before its own."""
    talking_pack(home().packs)
    assert coatl("locale", "new", "eo", "--dir", str(tmp_path)).code == 0
    text = (tmp_path / "locale-eo" / "locale" / "eo" / "moon-tui.ftl").read_text("utf-8")
    assert text == "# card-set-moon = Moon\n# moon-rises = { $n } moons\n"
