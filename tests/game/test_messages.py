"""Every code of a refusal, a problem or a save error has a message, and every such message has a code."""

from __future__ import annotations

import ast
import errno
import os
import unicodedata
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import coatl_core
from coatl_core.cards.catalog import Catalog
from coatl_core.files.problems import Problem
from coatl_core.game.errors import Refusal
from coatl_core.language.l10n import L10n
from coatl_core.language.problemtext import problem_text
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.systemtext import system_text
from coatl_core.saves.format import SaveError
from coatl_core.saves.savetext import save_error_text

CORE = Path(coatl_core.__file__).parent
FTL_FILES = sorted((CORE / "language" / "locale" / "en").glob("*.ftl"))

# The functions and classes that get a code, each with the position of that argument.
CODES = {
    "refusal": {"Refusal": 0},
    "save": {"SaveError": 0},
    "problem": {"Problem": 2, "report": 1, "broken": 0, "_refused": 1, "PatternError": 0},
}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        if node.id.name == "piece":  # it uses $part and $color, which are made from the value ``piece``
            self.found.add("piece")


def parsed(path: Path) -> ftl.Resource:
    return FluentParser(with_spans=False).parse(path.read_text("utf-8"))


def messages(file: str) -> dict[str, set[str]]:
    """Returns the messages of a Fluent file by id, each with its variables."""
    found = {}
    for entry in parsed(CORE / "language" / "locale" / "en" / file).body:
        if isinstance(entry, ftl.Message):
            visitor = _Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


REFUSALS = messages("refusals.ftl")
SAVES = {id: names for id, names in messages("saves.ftl").items() if not id.startswith(("action-", "system-"))}
SYSTEM = [id for id in messages("saves.ftl") if id.startswith("system-")]
PROBLEMS = {id: names for id, names in messages("problems.ftl").items() if id not in ("problem-line", "problem-hint")}
"""The two left out are frames around a sentence."""


@cache
def calls() -> list[tuple[str, ast.Call]]:
    """Returns every call that names a code in the core and in some modules of the terminal, which read files, with the
    name of the function called."""
    terminal = CORE.parent / "coatl_tui"
    files = [terminal / name for name in ("keymap.py", "themefile.py", "plugin_files.py")]
    wanted, found = {name for names in CODES.values() for name in names}, []
    for path in [*sorted(CORE.rglob("*.py")), *files]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in wanted:
                    found.append((name, node))
    return found


def written(node: ast.expr) -> list[str]:
    """Returns the possible texts of an expression; ``{}`` stands for a value in an f-string."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.JoinedStr(values=parts):
            return ["".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts)]
        case ast.IfExp(body=body, orelse=other):
            return written(body) + written(other)
    return []


def codes(prefix: str) -> dict[str, set[str]]:
    """Returns the codes in the sources, each with the names of its values; ``*`` stands for values in a variable."""
    found: dict[str, set[str]] = defaultdict(set)
    for name, call in calls():
        place = CODES[prefix].get(name)
        if place is None or len(call.args) <= place:
            continue
        for code in written(call.args[place]):
            found[code] |= _values(call)
    return found


def _values(call: ast.Call) -> set[str]:
    values = {keyword.arg or "*" for keyword in call.keywords}
    for argument in call.args:
        if isinstance(argument, ast.Dict):
            values |= {str(key.value) for key in argument.keys if isinstance(key, ast.Constant)}
        elif isinstance(argument, ast.Name):
            values.add("*")
    return values


def fits(message: str, code: str) -> bool:
    """Returns whether the message belongs to the code, which may contain ``{}``."""
    before, _, after = code.partition("{}")
    return message == code or ("{}" in code and message.startswith(before) and message.endswith(after))


@pytest.mark.parametrize(("prefix", "messages"), [("refusal", REFUSALS), ("save", SAVES), ("problem", PROBLEMS)])
def test_every_code_has_a_message_and_every_message_a_code(prefix: str, messages: dict[str, set[str]]) -> None:
    found = [f"{prefix}-{code}" for code in codes(prefix)]
    assert len(found) > 5
    assert [code for code in found if not any(fits(m, code) for m in messages)] == []
    assert [m for m in messages if not any(fits(m, code) for code in found)] == []


def test_every_reason_of_the_system_has_a_message_and_every_message_a_reason(l10n: L10n) -> None:
    told = {code: system_text(OSError(code, os.strerror(code)), l10n) for code in errno.errorcode}
    assert {text for code, text in told.items() if text != os.strerror(code)} == {l10n(id) for id in SYSTEM}


@pytest.mark.slow
def test_a_refusal_has_all_values_that_its_message_uses() -> None:
    for code, values in codes("refusal").items():
        for message, variables in REFUSALS.items():
            if fits(message, f"refusal-{code}") and "*" not in values:
                assert variables <= values, message


@pytest.mark.slow
def test_a_problem_has_all_values_that_its_message_uses() -> None:
    pattern = {"word", "pattern"}  # a PatternError's code goes through the card file's report
    for code, values in codes("problem").items():
        given = pattern if code.startswith("pattern-") else values
        if "*" not in given:
            assert PROBLEMS[f"problem-{code}"] <= given, code


VALUES: dict[str, Any] = {
    "piece": "<R",
    "card": "base:triple-red",
    "temple": "base:no-red-length-11",
    "token": "vision",
    "where": "coatl:3 field:1 line:1",
}


@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_refusal_is_a_sentence(l10n: L10n, catalog: Catalog, number: int) -> None:
    for message, variables in REFUSALS.items():
        values = {name: VALUES.get(name, number) for name in variables}
        text = refusal_text(Refusal(message.removeprefix("refusal-"), "6.1", values), catalog, l10n)
        assert text[0].isupper() or text.startswith("“"), text
        assert text.endswith("."), text
        assert "\n" not in text
        assert "base:" not in text


def test_every_problem_is_a_line(l10n: L10n) -> None:
    for message, variables in PROBLEMS.items():
        values = dict.fromkeys(variables, "x")
        text = problem_text(Problem("cards.toml", 1200, message.removeprefix("problem-"), values), l10n)
        assert text.startswith("cards.toml:1200: ")
        assert text.endswith(".")


def test_every_error_of_a_save_names_the_file(l10n: L10n, catalog: Catalog) -> None:
    of_saves = {id: names for id, names in SAVES.items() if id != "save-unplayable"}  # for a game that has no file yet
    for message, variables in of_saves.items():
        values: dict[str, str | int] = {name: "A word." if name == "reason" else "x" for name in variables}
        error = SaveError(message.removeprefix("save-"), values)
        text = save_error_text(error, "game.json", catalog, l10n)
        assert "game.json" in text
        assert text.endswith(".")


def test_a_refusal_names_pieces_and_cards_by_what_they_are(l10n: L10n, catalog: Catalog) -> None:
    def text(code: str, **values: str | int) -> str:
        return refusal_text(Refusal(code, "6.1", values), catalog, l10n)

    assert text("piece-missing", piece="<R") == "There is no red head on your player board."
    pair = "The prophecy “exactly 2 blue in a row” is not in your hand."
    assert text("card-missing", card="base:isolated-pair-blue") == pair
    assert text("card-missing", card="moon:x") == "The prophecy “moon:x” is not in your hand."
    temple = text("temple-unmet", coatl=1, temple="base:no-red-length-11")
    assert temple == "Coatl 1 meets no requirement of the temple “no red piece · exactly 11 pieces long”."


def test_a_problem_suggests_what_was_probably_meant(l10n: L10n) -> None:
    problem = Problem("cards.toml", 3, "key-unknown", {"key": "patern"}, "pattern")
    assert problem_text(problem, l10n) == (
        "cards.toml:3: The key “patern” is not known here. → did you mean “pattern”?"
    )


def test_an_action_that_does_not_apply_is_named_with_its_reason(l10n: L10n, catalog: Catalog) -> None:
    refused = Refusal("field-empty", "4.1", {"field": 3})
    error = SaveError("action", {"number": 1200, "action": "take 3"}, refused)
    assert save_error_text(error, "game.json", catalog, l10n) == (
        "Action 1200 of game.json, “take 3”, does not apply: Field 3 of the supply board is empty. (rule 4.1)"
    )


def test_a_refusal_of_a_variant_may_name_no_rule(l10n: L10n) -> None:
    error = SaveError("action", {"number": 1, "action": "take 3"}, Refusal("field-empty", "", {"field": 3}))
    assert save_error_text(error, "game.json", None, l10n).endswith("Field 3 of the supply board is empty.")


def test_a_word_that_is_no_action_is_named(l10n: L10n) -> None:
    error = SaveError("action", {"number": 1, "action": "dance"})
    assert "“dance”" in save_error_text(error, "game.json", None, l10n)


def test_text_from_a_file_cannot_control_the_terminal(l10n: L10n) -> None:
    error = SaveError("action", {"number": 1, "action": "\x1b[2J\nx" + "y" * 10_000})
    text = save_error_text(error, "\x07game.json", None, l10n)
    assert text.isprintable()
    assert len(text) < 400


@pytest.mark.parametrize("path", FTL_FILES, ids=lambda path: path.name)
@pytest.mark.slow
def test_a_locale_file_is_tidy(path: Path) -> None:
    """Fluent can read every line, the text is in NFC, and no message is there twice."""
    text = path.read_text("utf-8")
    assert unicodedata.is_normalized("NFC", text)
    entries = parsed(path).body
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    ids = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert len(ids) == len(set(ids))


def test_no_message_is_in_two_files() -> None:
    ids = [e.id.name for path in FTL_FILES for e in parsed(path).body if isinstance(e, ftl.Message)]
    assert len(ids) == len(set(ids))
