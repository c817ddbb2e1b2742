"""Finds messages that the code of a plugin names and that it does not have. The code is read, not run: only what is
written as a text in place is found. ``testing.sentences`` finds the others."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Collection, Iterator

from coatl_core.files.problems import Problem, nearest

WARNINGS = {"message-code"}
"""These may be a mistake of ours: another class may have one of these names."""
_NAMING = {
    "Offer": 1,
    "VariantEvent": 1,
    "VariantLine": 0,
    "Told": 0,
    "PanelLine": 0,
    "Statistic": 0,
    "ask": 2,
    "Refusal": 0,
}
"""What is called with the id of a message, and the place of that among the arguments."""


def lint(file: str, text: str, known: Collection[str]) -> list[Problem]:
    """Returns a problem for each message that the text of a Python file names and that is not ``known``. None if it
    cannot be read as Python, because Python says that better."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []
    named = [found for node in ast.walk(tree) if isinstance(node, ast.Call) for found in _messages(node)]
    return [
        Problem(file, line, "message-code", {"id": id}, nearest(id, known)) for line, id in named if id not in known
    ]


def _messages(call: ast.Call) -> Iterator[tuple[int, str]]:
    """Yields the line and the id of the message that a call names as a text."""
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    if name not in _NAMING:
        return
    keyword = "code" if name == "Refusal" else "message"
    given = [*call.args[_NAMING[name] :][:1], *(word.value for word in call.keywords if word.arg == keyword)]
    for argument in given:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.lineno, f"refusal-{argument.value}" if name == "Refusal" else argument.value
