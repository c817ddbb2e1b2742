"""Which language is spoken: the one asked for, the one remembered, the system's, English; and the commands in it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from coatl_tui.cli.language import nearest, of_environment
from tests.cli.conftest import Coatl, Run, assert_refused
from tests.cli.test_main import program
from tests.locale.support import LANGUAGES, speaking
from tests.support import EACH_LANGUAGE, paired

pytestmark = pytest.mark.slow


def spoken(run: Run) -> str:
    """The language of a help text."""
    assert (run.code, run.err) == (0, "")
    (tag,) = [tag for tag in LANGUAGES if run.out.startswith(f"{speaking(tag)('cli-usage')} coatl ")]
    return tag


def remember(home: Path, text: str) -> None:
    (home / "config").mkdir(parents=True)
    (home / "config" / "settings.json").write_text(text, "utf-8")


@pytest.mark.parametrize(
    ("environment", "tag"),
    [
        ({}, ""),
        ({"LANG": "uk_UA.UTF-8"}, "uk-UA"),
        ({"LANG": "cs_CZ"}, "cs-CZ"),
        ({"LANG": "C"}, ""),
        ({"LANG": "C.UTF-8"}, ""),
        ({"LANG": "POSIX"}, ""),
        ({"LANG": "pl_PL.ISO8859-2@euro"}, "pl-PL"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8"}, "pl-PL"),
        ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8", "LC_ALL": "uk_UA.UTF-8"}, "uk-UA"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": ""}, "cs-CZ"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "C"}, ""),
        ({"LANGUAGE": "cs"}, ""),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], tag: str) -> None:
    assert of_environment(environment) == tag


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("cs", "cs"),
        ("CS", "cs"),
        ("cs-CZ", "cs"),
        ("uk_UA", "uk"),
        ("pt-BR", "pt-BR"),
        ("pt-br", "pt-BR"),
        ("pt", None),
        ("csb", None),
        ("", None),
        ("de-AT", None),
    ],
)
def test_the_nearest_language_there_is(tag: str, language: str | None) -> None:
    assert nearest(tag, ("en", "cs", "uk", "pt-BR")) == language


@pytest.mark.exhaustive
def test_each_outweighs_the_next(coatl: Coatl, own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert spoken(coatl("--help")) == "en"
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert spoken(coatl("--help")) == "cs"
    monkeypatch.setenv("LC_MESSAGES", "pl_PL.UTF-8")
    assert spoken(coatl("--help")) == "pl"
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert spoken(coatl("--help")) == "uk"
    remember(own_home, json.dumps({"language": "pl"}))
    assert spoken(coatl("--help")) == "pl"
    assert spoken(coatl("--help", "--lang", "cs")) == "cs"
    assert spoken(coatl("--help", "--lang", "en")) == "en"


@pytest.mark.parametrize("text", ["{", '{"language": 7}', '{"language": "tlh"}', "[]", '{"language": ""}'])
def test_settings_that_name_no_language_are_passed_over(coatl: Coatl, own_home: Path, text: str) -> None:
    remember(own_home, text)
    assert spoken(coatl("--help")) == "en"


def test_a_system_language_nobody_speaks_is_english(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "tlh_QO.UTF-8")
    assert spoken(coatl("--help")) == "en"


@pytest.mark.parametrize(
    "arguments",
    [
        ("--lang", "pl", "--help"),
        ("--lang=pl", "--help"),
        ("--help", "--lang=pl"),
        ("--lang", "pl_PL", "--help"),
        ("cards", "--lang", "pl", "--help"),
        ("locale", "check", "--lang=PL", "--help"),
    ],
)
def test_the_language_can_be_asked_for_anywhere(coatl: Coatl, arguments: tuple[str, ...]) -> None:
    assert spoken(coatl(*arguments)) == "pl"


@pytest.mark.parametrize("arguments", [("--lang", "tlh"), ("--lang=tlh",), ("cards", "--lang", "tlh")])
def test_an_unknown_language_is_told_in_one_sentence(coatl: Coatl, arguments: tuple[str, ...]) -> None:
    run = coatl(*arguments)
    assert_refused(run, "tlh", *LANGUAGES)
    assert run.err.count("\n") == 1
    assert run.out == ""


@pytest.mark.parametrize("arguments", [("--lang",), ("cards", "--lang"), ("--lang", "")])
def test_a_language_not_named_is_told_in_one_sentence(coatl: Coatl, arguments: tuple[str, ...]) -> None:
    run = coatl(*arguments)
    assert_refused(run)
    assert run.err.count("\n") == 1


def test_the_cards_are_listed_in_the_language(coatl: Coatl) -> None:
    run = coatl("cards", "--lang", "uk")
    assert (run.code, run.err) == (0, "")
    l10n = speaking("uk")
    assert l10n("prophecy-count", color="Y") in run.out
    assert run.out.split()[0] == l10n("cli-column-card")
    assert "⟦" not in run.out


@pytest.mark.parametrize(
    ("tag", "value", "kind"),
    [("cs", "JAZYK", "sada karet"), ("pl", "JĘZYK", "zestaw kart"), ("uk", "МОВА", "набір карт")],
)
def test_nothing_english_is_left_in_what_commands_print(coatl: Coatl, tag: str, value: str, kind: str) -> None:
    help = coatl("plugins", "new", "--help", "--lang", tag).out
    assert f"--lang {value}" in help
    assert not re.search(r"\b(TAG|COMMAND|FILE|RULE|DIR|SPEC|KIND)\b", help + coatl("--help", "--lang", tag).out)
    assert kind in coatl("plugins", "list", "--lang", tag).out
    assert re.search(r" \d+,\d", coatl("simulate", "--games", "1", "--lang", tag).out)
    missing = coatl("replay", "--lang", tag).err
    assert "FILE" not in missing
    unknown = coatl("plugins", "x", "--lang", tag).err
    assert "invalid" not in unknown


@pytest.mark.parametrize("tag", EACH_LANGUAGE)
def test_every_command_is_described_in_a_sentence(coatl: Coatl, tag: str) -> None:
    for command in ("score", "cards", "replay", "simulate", "rules", "locale", "plugins", "plugins list"):
        described = coatl(*command.split(), "--help", "--lang", tag).out.split("\n\n")[1]
        assert described[0].isupper()
        assert described.endswith(".")


def test_a_rule_is_told_in_the_language(coatl: Coatl) -> None:
    english, polish = coatl("rules", "6.4"), coatl("rules", "--lang", "pl", "6.4")
    assert polish.code == english.code == 0
    assert polish.out.startswith("6.4 ")
    assert polish.out != english.out
    assert coatl("--lang", "pl", "rules", "6.4").out == polish.out


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_whole_rulebook_is_told(coatl: Coatl, tag: str) -> None:
    run = coatl("rules", "--lang", tag)
    assert run.code == 0
    assert all(len(line) <= 80 for line in run.out.splitlines())
    assert coatl("rules", "9.13", "--lang", tag).out in run.out


def test_an_error_is_told_in_the_language(coatl: Coatl) -> None:
    run = coatl("rules", "--lang", "cs", "6.77")
    text = speaking("cs")("cli-error-rule", rule="6.77", known="§")
    assert_refused(run, text.partition("§")[0])


def test_what_the_arguments_lack_is_told_in_the_language(coatl: Coatl) -> None:
    run = coatl("--lang", "cs", "score", "Q")
    assert_refused(run, speaking("cs")("cli-error-letter", letter="Q", place=1, coatl="Q"))


@pytest.mark.parametrize(
    ("command", "tag"),
    paired(["score", "cards", "replay", "simulate", "rules", "locale new", "plugins list"], LANGUAGES),
)
def test_every_help_is_told_in_the_language(coatl: Coatl, tag: str, command: str) -> None:
    run = coatl(*command.split(), "--help", "--lang", tag)
    assert spoken(run) == tag
    assert "⟦" not in run.out


@pytest.mark.exhaustive
def test_the_program_itself_speaks_the_languages(own_home: Path) -> None:
    run = program("--lang", "uk", "rules", "6.4", COATL_HOME=own_home, PYTHONIOENCODING="utf-8")
    assert run.returncode == 0
    assert run.stdout.startswith("6.4 ")
    assert run.stdout != program("rules", "6.4", COATL_HOME=own_home, PYTHONIOENCODING="utf-8").stdout


@pytest.mark.parametrize(
    ("arguments", "id"),
    [
        (("xyzzy",), "cli-error-command"),
        (("plugins", "xxx"), "cli-error-command"),
        (("plugins", "lst"), "cli-error-command-meant"),
        (("replay",), "cli-error-required"),
        (("locale",), "cli-error-required"),
        (("cards", "--set"), "cli-error-value"),
        (("cards", "--json=1"), "cli-error-no-value"),
    ],
)
def test_what_is_wrong_with_the_arguments_is_told_in_the_language(
    coatl: Coatl, arguments: tuple[str, ...], id: str
) -> None:
    for tag in LANGUAGES:
        values = {"command": arguments[-1], "option": arguments[-1].partition("=")[0]}
        told = speaking(tag)(id, **values, value="§", known="§", arguments="§", meant="§")
        assert_refused(coatl("--lang", tag, *arguments), *told.split("§"))
