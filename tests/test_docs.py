"""The README says what is true: its code runs, its keys are those of the app, its picture is the app's own."""

from __future__ import annotations

import doctest
import inspect
import re
from pathlib import Path

from coatl_core.hookspecs import coatl_card_sets, coatl_variants
from coatl_core.l10n import english
from coatl_core.variants import Variant
from coatl_tui.bindings import commands
from coatl_tui.screens.base import key_name

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def test_the_readmes_code_runs() -> None:
    example = doctest.DocTestParser().get_doctest(README, {}, "README.md", "README.md", 0)
    assert doctest.DocTestRunner().run(example).failed == 0


def test_the_readmes_keys_are_those_of_the_table() -> None:
    l10n = english(strict=True)
    rows = []
    for command in commands("table", "several", "solo"):
        key = l10n("command-digit") if command.id == "digit" else key_name(command, l10n)
        rows.append(f"| {key} | {l10n(f'command-{command.id}-help')} |")
    table = "| key | at the table |\n| --- | --- |\n" + "\n".join(rows)
    assert table in README


def test_the_picture_exists_and_refers_to_nothing_elsewhere() -> None:
    picture = (ROOT / "docs" / "table.svg").read_text("utf-8")
    links = set(re.findall(r'https?://[^"\s)]+', picture))
    assert links <= {"http://www.w3.org/2000/svg", "https://www.textualize.io"}
    assert "docs/table.svg" in README


def test_every_hook_is_documented_with_its_signature() -> None:
    page = (ROOT / "docs" / "plugins.md").read_text("utf-8")
    for hook in (coatl_card_sets, coatl_variants):
        assert f"### `{hook.__name__}()`" in page


def test_every_method_of_a_variant_is_documented_with_its_signature() -> None:
    page = (ROOT / "docs" / "plugins.md").read_text("utf-8")
    methods = {name: f for name, f in vars(Variant).items() if inspect.isfunction(f) and not name.startswith("_")}
    assert len(methods) > 5
    for name, method in methods.items():
        arguments = ", ".join(list(inspect.signature(method).parameters)[1:])
        assert f"`{name}({arguments})`" in page
