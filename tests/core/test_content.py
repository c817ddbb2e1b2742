"""The core and the terminal know no content: what they show and play comes from plugins, those of the game as well."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import coatl_core
import coatl_tui
from coatl_core.language.l10n import ENGLISH, index
from coatl_core.plugins.registry import Registry
from tests.support import registry

PACKAGES = [Path(str(package.__file__)).parent for package in (coatl_core, coatl_tui)]
PROPOSED = "coatl_core/plugins/proposed_choices.py"
"""The one module that proposes a card set and computer players by their ids."""
EDITIONS = "coatl_core/game/editions.py"
ABOUT_LANGUAGES = {"coatl_core/language/l10n.py", "coatl_core/language/lint.py"}
"""What the grammars of languages need; a tag there is no edition."""


def variants_and_options(plugins: Registry) -> list[str]:
    ids = [name for variant in plugins.variants.values() for name in (variant.id, *variant.options)]
    return list(dict.fromkeys(ids))


@cache
def literals() -> dict[str, list[str]]:
    """The string literals of each module of core and terminal, without docstrings."""
    return {
        path.relative_to(package.parent).as_posix(): list(_literals(ast.parse(path.read_text("utf-8"))))
        for package in PACKAGES
        for path in sorted(package.rglob("*.py"))
    }


def _literals(tree: ast.Module) -> Iterator[str]:
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


@cache
def messages() -> list[str]:
    """The ids of the core's messages."""
    return [message for file in sorted(ENGLISH.glob("*.ftl")) for message in index(file.read_text("utf-8"))]


def names(id: str, text: str) -> bool:
    """Whether an id stands in a text as a word of its own, or as the beginning of an id made of it."""
    return re.search(rf"(?<![^\W_]){re.escape(id)}(?![^\W_])", text) is not None


@pytest.mark.parametrize("id", variants_and_options(registry()))
def test_no_module_of_core_or_terminal_names_a_variant_or_an_option(id: str) -> None:
    assert [(module, text) for module, texts in literals().items() for text in texts if names(id, text)] == []


@pytest.mark.parametrize("id", variants_and_options(registry()))
def test_no_message_of_the_core_is_that_of_a_variant_or_an_option(id: str) -> None:
    assert [message for message in messages() if names(id, message)] == []


def test_a_word_that_only_begins_like_an_id_is_none() -> None:
    assert len(messages()) > 1000 and len(literals()) > 200
    assert names("adam", "adam") and names("adam", "refusal-adam-four") and names("level-1", "adam:level-1")
    assert not names("adam", "madam") and not names("level-1", "level-12") and not names("quick", "quicker")


def test_no_message_of_the_core_is_that_of_a_computer_player() -> None:
    assert [message for id in registry().players for message in messages() if names(id, message)] == []


def test_the_proposed_card_set_and_computer_players_stand_in_one_module() -> None:
    ids = {*registry().card_sets, *registry().players}
    assert {module for module, texts in literals().items() if ids & set(texts)} == {PROPOSED}


def test_the_languages_of_the_editions_stand_in_one_module() -> None:
    tags = {tag for tag, _ in registry().messages}
    named = {module for module, texts in literals().items() if tags & set(texts)}
    assert named - ABOUT_LANGUAGES == {EDITIONS}
