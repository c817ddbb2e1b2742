"""Finds messages that the code of a plugin names and that it does not have, methods of its variants that nobody asks,
and messages that would be read as the name of an option that has none. The code is read, not run: only what is written
as a text in place is found. ``testing.sentences`` finds the other messages."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Collection, Iterator
from itertools import product

from coatl_core.files.problems import Problem, nearest
from coatl_core.plugins.variant_checks import RETURNS
from coatl_core.plugins.variant_class import GONE

WARNINGS = {"message-code", "variant-method"}
"""These may be a mistake of ours: another class may have one of these names, and a variant methods for itself."""
METHODS = (*RETURNS, "allowed")
"""What a class of a variant may define. Of ``allowed`` more is said when the plugin is loaded."""
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
    """Returns a problem for each message that the text of a Python file names and that is not ``known``, and for each
    method of a variant that nobody asks. None if it cannot be read as Python, because Python says that better."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    problems = [found for node in classes for found in (*_methods(file, node), *_carried(file, node, known))]
    named = [found for node in ast.walk(tree) if isinstance(node, ast.Call) for found in _messages(node)]
    unknown = ((line, id) for line, id in named if id not in known)
    return [*problems, *(Problem(file, line, "message-code", {"id": id}, nearest(id, known)) for line, id in unknown)]


def _methods(file: str, kind: ast.ClassDef) -> Iterator[Problem]:
    """Yields a problem for each method of a variant whose name is nearly that of one which the game asks, and for each
    call of a method that ``Variant`` once had, unless the class has another base that may have it."""
    bases = [getattr(base, "attr", getattr(base, "id", "")) for base in kind.bases]
    if "Variant" not in bases:
        return
    for node in kind.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_") and node.name not in METHODS:
            meant = nearest(node.name, METHODS, 0.75)
            if meant:
                yield Problem(file, node.lineno, "variant-method", {"method": node.name}, meant)
    for called in ast.walk(kind) if len(bases) == 1 else ():
        match called:
            case ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr=method) if method in GONE:
                yield Problem(file, called.lineno, "variant-gone", {"method": method, "write": GONE[method]})


def _carried(file: str, kind: ast.ClassDef, known: Collection[str]) -> Iterator[Problem]:
    """Yields a problem for each option of a variant that a campaign carries and whose id makes a ``known`` message its
    name: then players would see what nobody has chosen."""
    ids = [node.value for node in kind.body if isinstance(node, ast.Assign) and _assigns(node, "id")]
    options = (node for node in ast.walk(kind) if isinstance(node, ast.Call) and _is_carried(node))
    for variant, option in product(ids, options):
        match variant, option.args[:1]:
            case ast.Constant(value=str(first)), [ast.Constant(value=str(second))] if f"{first}-{second}" in known:
                values = {"id": f"{first}-{second}", "option": second}
                yield Problem(file, option.lineno, "variant-carried", values)


def _assigns(node: ast.Assign, name: str) -> bool:
    return any(isinstance(target, ast.Name) and target.id == name for target in node.targets)


def _is_carried(call: ast.Call) -> bool:
    return any(
        each.arg == "carried" and isinstance(each.value, ast.Constant) and each.value.value is True
        for each in call.keywords
    )


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
