"""A key, a new size or a message may come to a screen or a widget before it has its widgets, and after it has lost
them. So all that it keeps is there from the beginning: nothing is kept for the first time later."""

from __future__ import annotations

import ast
import pkgutil
import sys
from functools import cache
from importlib import import_module
from inspect import getsource

import pytest
from textual.message_pump import MessagePump

import coatl_tui


def kinds() -> list[type[MessagePump]]:
    """All our classes of what is told of keys, sizes and the like: the app, its screens and their widgets."""
    modules = [import_module(each.name) for each in pkgutil.walk_packages(coatl_tui.__path__, "coatl_tui.")]
    found = dict.fromkeys(kind for module in modules for kind in vars(module).values() if isinstance(kind, type))
    return [kind for kind in found if issubclass(kind, MessagePump) and is_ours(kind)]


def is_ours(kind: type) -> bool:
    return kind.__module__.startswith(("coatl_tui.", "tests."))


@cache
def classes(module: str) -> dict[str, ast.ClassDef]:
    """The classes of a module, by their names."""
    return {
        each.name: each for each in ast.parse(getsource(sys.modules[module])).body if isinstance(each, ast.ClassDef)
    }


@cache
def methods(kind: type) -> dict[str, ast.AST]:
    """The methods of a class of ours or of Textual's, without those that it inherits, by their names."""
    if not (is_ours(kind) or kind.__module__.startswith("textual.")):
        return {}
    body = classes(kind.__module__)[kind.__name__].body
    return {each.name: each for each in body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)}


def own(node: ast.AST) -> str:
    """The name in ``self.name``; empty if it is anything else."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self":
        return node.attr
    return ""


@cache
def kept(method: ast.AST) -> frozenset[str]:
    """What a method gives a value."""
    stored = (each for each in ast.walk(method) if isinstance(getattr(each, "ctx", None), ast.Store))
    return frozenset(map(own, stored)) - {""}


def called(method: ast.AST) -> set[str]:
    """The methods that a method calls."""
    return {own(each.func) for each in ast.walk(method) if isinstance(each, ast.Call)} - {""}


def from_the_beginning(kind: type) -> set[str]:
    """What an instance keeps once it is made: what ``__init__`` gives a value, or a method of ours that it calls."""
    begun, due, done = set[str](), {"__init__"}, set[str]()
    while due:
        name = due.pop()
        done.add(name)
        for each in kind.__mro__:
            method = methods(each).get(name)
            if method is not None:
                begun |= kept(method)
                due |= (called(method) if is_ours(each) else set()) - done
    return begun


def late(kind: type) -> list[str]:
    """What an instance keeps only later, each with the method that gives it its first value."""
    begun = from_the_beginning(kind)
    return [
        f"{kind.__name__}.{attribute} in {name}"
        for name, method in methods(kind).items()
        for attribute in sorted(kept(method) - begun)
        if not hasattr(kind, attribute)
    ]


@pytest.mark.slow
def test_whatever_a_screen_or_a_widget_keeps_is_there_from_the_beginning() -> None:
    found = kinds()
    assert len(found) > 50
    assert [fault for kind in found for fault in late(kind)] == []


class Hasty(MessagePump):
    """Knows its height only when it has been shown."""

    width = 0

    def __init__(self) -> None:
        super().__init__()
        self.read()

    def read(self) -> None:
        self.lines: list[str] = []

    def show(self) -> None:
        self.height = self.width = len(self.lines)


def test_what_comes_later_is_found() -> None:
    assert late(Hasty) == ["Hasty.height in show"]
