"""A pack without code may say what it likes, but it cannot command the terminal that shows it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coatl_core.files.home import home
from coatl_core.files.problems import FileError
from coatl_core.files.sanitize import clean, forbidden
from coatl_core.language.l10n import L10n, index, load
from coatl_core.language.lint import lint_characters
from coatl_core.language.rulebook import parse_rulebook
from coatl_core.plugins.check import english_texts
from coatl_core.plugins.manifest import MANIFEST
from coatl_core.plugins.packs import add
from tests.cli.conftest import Coatl
from tests.locale.support import furnish, language, started
from tests.plugins.support import manifest, pack
from tests.support import rarely
from tests.tui.support import frame, press

TITLE = "\x1b]0;owned\x07"
"""What sets the title of a terminal's window."""
TURNED = "\u202e"
"""What shows the rest of a line from right to left."""
ESCAPED = '{ "\\u001B]52;c;eA==\\u0007" }'
"""What puts something on the clipboard, as Fluent can write it."""


def assert_harmless(text: str) -> None:
    assert forbidden(text) == ""
    assert text == clean(text)


@pytest.fixture
def hostile(own_home: Path) -> Path:
    """A pack whose every message and every rule holds a command, where the game looks for packs."""
    text = manifest("hostile", kind="locale").replace("card-sets = ['cards.toml']", "messages = 'locale'")
    folder = pack(own_home / "packs", "hostile", text=text)
    messages = folder / "locale" / "sk"
    messages.mkdir(parents=True)
    ids = {id for text in english_texts().values() for id in index(text)} - {"key-aliases"}
    lines = [f"{id} = {TITLE}Zlý {ESCAPED} 100 % %(prog)s %z{TURNED}" for id in sorted(ids)]
    (messages / "all.ftl").write_text("\n".join(lines), "utf-8")
    (messages / "rulebook.md").write_text(f"# 1 {TITLE}Zlé\n\n{TURNED}pravidlá\n\n[coatl {TITLE}] Zlý\n", "utf-8")
    return folder


# At the door


@pytest.mark.parametrize("text", [TITLE, "\x9d0;x\x9c", "\r", "\x00", "\x08", "\u2066", "\u202a", ESCAPED])
def test_a_message_holds_no_command(text: str) -> None:
    l10n = L10n((load("sk", [f"message = a{text}b {'{ $value }'}"]),))
    assert_harmless(l10n("message", value=1))
    assert l10n("message", value=1)[0] == "a"


@pytest.mark.parametrize("text", [TITLE, "\x9b2J", TURNED, "\x85"])
def test_neither_does_what_is_filled_in(text: str) -> None:
    l10n = L10n((load("en", ["message = { $value }"]),))
    assert_harmless(l10n("message", value=f"a{text}b"))
    assert_harmless(l10n(f"nothing{text}"))


def test_lines_and_the_letters_of_all_scripts_stay() -> None:
    # Persian joins letters by a mark, Hebrew may need one of its direction; an emoji may be made of several.
    text = "first\n    second می\u200cخواهم \u200fשלום 👩\u200d🚀 Ё"
    l10n = L10n((load("fa", [f"message = {text}"]),), strict=True)
    assert l10n("message") == text.replace("    ", "")


def test_a_rule_holds_no_command() -> None:
    (section,) = parse_rulebook(f"# 1 {TITLE}Things\n\n{TURNED}All of them.\n\n[ruling {TITLE}] Ours.\n")
    assert_harmless(section.title)
    for block in section.blocks:
        assert_harmless(block.text + block.subject)


# On the terminal


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["score", "BBRBBK"],
        *rarely(
            (["plugins", "list"],),
            (["locale", "--help"],),
            (["score", "--help"],),
            (["score", "Q"],),
            (["cards"],),
            (["rules"],),
            (["locale", "check", "packs/hostile"],),
            (["plugins", "preview", "packs/hostile"],),
            (["dance"],),
        ),
    ],
    ids=" ".join,
)
def test_no_command_of_the_program_prints_one(
    coatl: Coatl, hostile: Path, own_home: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    monkeypatch.chdir(own_home)
    run = coatl(*arguments, "--lang", "sk")
    assert "Zl" in run.out + run.err
    assert_harmless(run.out)
    assert_harmless(run.err)


@pytest.mark.exhaustive
async def test_no_screen_shows_one(hostile: Path) -> None:
    furnish(home())
    async with started("--lang", "sk") as pilot:
        assert language(pilot) == "sk"
        for keys in ([], ["n"], ["escape", "question_mark"], ["escape", "f1"], ["escape", "s"]):
            await press(pilot, *keys)
            assert "Zl" in frame(pilot)
            assert_harmless(frame(pilot))


# What its author is told


@pytest.mark.parametrize(
    ("text", "name"),
    [(TITLE, "U+001B"), (TURNED, "U+202E"), (ESCAPED, "U+001B"), ("\\U000007", "U+0007"), ("\\u009d", "U+009D")],
)
def test_the_line_of_such_a_character_is_named(text: str, name: str) -> None:
    (problem,) = lint_characters("a.ftl", f"one = 1\ntwo = 2 {text}\n")
    assert (problem.file, problem.line, problem.code) == ("a.ftl", 2, "control-character")
    assert problem.values == {"character": name}


@pytest.mark.parametrize("text", ["plain", '{ "\\\\u001B" }', '{ "\\u0041" }', "\t", "\\u12", "\\U110000"])
def test_other_characters_are_fine(text: str) -> None:
    assert lint_characters("a.ftl", text) == []


@pytest.mark.slow
@pytest.mark.exhaustive
def test_the_checks_and_the_list_of_plugins_tell_of_it(coatl: Coatl, hostile: Path) -> None:
    for command in (["locale", "check"], ["plugins", "check"]):
        run = coatl(*command, str(hostile), "--all")
        assert run.code == 1
        assert f"{hostile}/locale/sk/all.ftl:1: error: The character U+001B is not allowed here" in run.out
        assert f"{hostile}/locale/sk/rulebook.md:3: error: The character U+202E is not allowed here" in run.out
    (row,) = [plugin for plugin in json.loads(coatl("plugins", "list", "--json").out) if plugin["name"] == "hostile"]
    assert row["state"] == "faulty"


def test_it_is_not_added(hostile: Path, tmp_path: Path) -> None:
    with pytest.raises(FileError) as caught:
        add(hostile, tmp_path / "other")
    assert {problem.code for problem in caught.value.problems} == {"control-character"}
    assert caught.value.problems[0].file == str(hostile / "locale" / "sk" / "all.ftl")
    assert list((tmp_path / "other").iterdir()) == []


@pytest.mark.parametrize("key", ["name", "version", "licence"])
def test_a_manifest_holds_no_command(coatl: Coatl, tmp_path: Path, key: str) -> None:
    text = manifest("moon", licence="MIT").replace(f"\n{key} = '", f"\n{key} = '\u202e")
    folder = pack(tmp_path, "moon", text=text)
    line = 1 + text.splitlines().index(next(line for line in text.splitlines() if TURNED in line))
    for command in (["plugins", "check"], ["plugins", "add"]):
        run = coatl(*command, str(folder))
        assert run.code != 0
        assert f"{folder / MANIFEST}:{line}: error: The character U+202E is not allowed here" in run.out + run.err
