"""The registry of commands: every one can be found, read about and pressed."""

from __future__ import annotations

from itertools import combinations

import pytest

from coatl_core.language.l10n import english
from coatl_tui.bindings import COMMANDS, Scope, bindings, commands, key_name
from coatl_tui.widgets.keybar import Entry, bar_content

L10N = english(strict=True)
SCREENS: tuple[tuple[Scope, ...], ...] = (
    ("menu",),
    ("saves",),
    ("form",),
    ("score", "kept", "replayed"),
    ("records",),
    ("analysis",),
    ("plugins",),
    ("help",),
)
TABLES: tuple[tuple[Scope, ...], ...] = (
    ("table", "kept", "several", "shared", "solo", "computers", "moves", "eleven"),
    ("cover",),
    ("trial", "eleven"),
    ("replay", "eleven"),
)
"""Their key bars are made in ``table/bar.py``."""


def test_every_command_has_a_title_and_a_sentence_of_help() -> None:
    for command in COMMANDS:
        assert L10N(f"command-{command.id}")
        assert L10N(f"command-{command.id}-help").endswith(".")
    assert len({command.id for command in COMMANDS}) == len(COMMANDS)


@pytest.mark.parametrize("scopes", [*SCREENS, *TABLES])
def test_no_key_means_two_things_on_one_screen(scopes: tuple[Scope, ...]) -> None:
    for one, other in combinations(commands(*scopes), 2):
        assert not set(one.keys) & set(other.keys), (one.id, other.id)


@pytest.mark.parametrize("scopes", SCREENS)
def test_the_key_bar_has_room_for_all_its_commands_in_eighty_columns(scopes: tuple[Scope, ...]) -> None:
    shown = [command for command in commands(*scopes) if command.bar]
    entries = [Entry(((key_name(each, L10N), each),), L10N(f"command-{each.id}")) for each in shown]
    content = bar_content(entries, 80)
    assert [spot.item for spot in content.spots] == shown
    assert len(content.lines) == 1


@pytest.mark.parametrize("scope", ["menu", "score"])
def test_the_way_out_is_on_the_key_bar(scope: Scope) -> None:
    assert "quit" in [command.id for command in commands(scope) if command.bar]


def test_no_command_needs_a_control_key_and_every_key_is_bound() -> None:
    for command in COMMANDS:
        assert not all("ctrl" in key for key in command.keys), command.id
    assert len(bindings("table")) >= len(commands("table"))
