"""``import coatl_core as coatl``: every name is there, each from one module, and costs nothing before it is used."""

from __future__ import annotations

import ast
import pkgutil
from importlib import import_module
from pathlib import Path

import pytest

import coatl_core as coatl
from coatl_core.version import version
from tests.tui.test_imports import imported

NAMES = coatl._HOMES
"""The module of each name."""


def test_to_import_the_package_imports_nothing_of_weight() -> None:
    """The terminal starts with it."""
    assert imported("import coatl_core") - imported("import __future__, importlib, typing") == {"coatl_core"}


HOMES = [("Take", "game.actions"), ("Variant", "game.state"), ("piece", "cards.pieces")]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "module"), HOMES)
def test_a_name_imports_no_more_than_its_module(name: str, module: str) -> None:
    """A plugin imports names in the middle of the game's start."""
    assert imported(f"from coatl_core import {name}") == imported(f"import coatl_core.{module}")


@pytest.mark.slow
def test_a_game_is_played_without_what_only_a_terminal_needs() -> None:
    game = "import coatl_core as coatl\ngame = coatl.Game('Ann', 'Bob')\ngame.push('keep')\ngame.view(0)"
    assert not imported(game) & {"textual", "rich", "cattrs", "fluent.runtime", "filelock", "coatl_tui"}


@pytest.mark.parametrize("name", coatl.__all__)
def test_a_name_is_that_of_its_module(name: str) -> None:
    assert getattr(coatl, name) is getattr(import_module(NAMES[name]), name)


def test_what_is_listed_is_what_there_is_and_what_type_checkers_see() -> None:
    """The names stand in the package three times: for ``*``, for Python, and for mypy and editors."""
    tree = ast.parse(Path(coatl.__file__).read_text("utf-8"))
    seen = {
        alias.name: node.module
        for block in tree.body
        if isinstance(block, ast.If)
        for node in block.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert seen == NAMES
    assert sorted(coatl.__all__) == sorted(NAMES)
    assert len(NAMES) == sum(len(names.split()) for names in coatl._MODULES.values())
    assert {*NAMES} <= {*dir(coatl)}


def test_no_name_is_that_of_a_subpackage() -> None:
    """Importing the subpackage would put it in the name's place."""
    inside = {module.name for module in pkgutil.iter_modules(coatl.__path__)}
    assert {"cards", "game", "plugins", "library", "testing"} <= inside
    assert not inside & {*NAMES}


def test_a_name_that_is_not_there_is_missed_as_in_any_module() -> None:
    with pytest.raises(AttributeError, match="module 'coatl_core' has no attribute 'Gmae'"):
        _ = coatl.Gmae
    with pytest.raises(ImportError, match="cannot import name 'Gmae'"):
        exec("from coatl_core import Gmae")


def test_the_version_is_that_of_the_game() -> None:
    assert coatl.__version__ == version()


def test_all_that_goes_wrong_with_what_is_given_is_a_value_error() -> None:
    errors = [value for name in coatl.__all__ if isinstance(value := getattr(coatl, name), type)]
    found = {error.__name__ for error in errors if issubclass(error, ValueError)}
    assert found == {
        "FileError",
        "IllegalActionError",
        "PatternError",
        "PositionError",
        "RequirementError",
        "SaveError",
        "SetupRefused",
        "UnknownContent",
    }
    assert not issubclass(coatl.VariantFailed, ValueError)
