"""Broken plugins: whatever is wrong with one, the app starts, says which plugin it is and why, and the rest works."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from coatl_core.cards.patterns import MAX_TOKENS
from coatl_core.cards.pieces import COLORS
from coatl_core.cards.prophecies import Prophecy, prophecy
from coatl_core.files.home import Home
from coatl_core.language.l10n import L10n, english
from coatl_core.language.problemtext import problem_text
from coatl_core.plugins.loading import load_plugins
from tests.cli.conftest import Coatl
from tests.plugins.support import CARDS, CODE_SET, Install, found, manifest, pack
from tests.tui.support import app_at, frame, press, table

pytestmark = pytest.mark.slow

Break: TypeAlias = Callable[[Path, Install], object]
"""Makes one broken plugin, called ``moon``, in a place where plugins are found."""

HOOK = "@hookimpl\ndef coatl_card_sets():\n    return {returned}\n"
CARD = '[[prophecy]]\nid = "c{n}"\ncolor = "blue"\npattern = "Y G"\nlevels = {{ 1 = 1 }}\n'


def many_cards(number: int) -> str:
    return 'schema = 1\nid = "moon"\n' + "".join(CARD.format(n=n) for n in range(number))


def with_pattern(pattern: str) -> str:
    return CARDS.format(id="moon").replace("Y G", pattern)


def pipe(packs: Path) -> None:
    """Makes a pack whose card file is a pipe: reading it would wait for ever."""
    folder = pack(packs, "moon")
    (folder / "cards.toml").unlink()
    os.mkfifo(folder / "cards.toml")


def link(packs: Path) -> None:
    folder = pack(packs, "moon")
    (packs.parent / "secret.toml").write_text(CARDS.format(id="moon"), "utf-8")
    (folder / "cards.toml").unlink()
    (folder / "cards.toml").symlink_to(packs.parent / "secret.toml")


BROKEN: dict[str, tuple[Break, str]] = {
    "import error": (lambda _, install: install("moon", "import no_such_module"), "no_such_module"),
    "syntax error": (lambda _, install: install("moon", "def ("), "SyntaxError"),
    "exit": (lambda _, install: install("moon", "raise SystemExit"), "SystemExit"),
    "misspelt hook": (
        lambda _, install: install("moon", HOOK.format(returned="[]").replace("card_sets", "card_set")),
        "coatl_card_set",
    ),
    "hook that raises": (lambda _, install: install("moon", HOOK.format(returned="1 / 0")), "ZeroDivisionError"),
    "hook that returns nonsense": (lambda _, install: install("moon", HOOK.format(returned="['x']")), "str"),
    "hook that never ends": (
        lambda _, install: install("moon", HOOK.format(returned="iter(int, 1)")),
        "must return a list",
    ),
    "set of the base game once more": (
        lambda _, install: install("moon", HOOK.format(returned=f"[{CODE_SET.format(id='base')}]")),
        "“base” is provided by both",
    ),
    "wrong API number": (lambda packs, _: pack(packs, "moon", text=manifest("moon", api=2)), "interface 2"),
    "manifest of 50 MB": (lambda packs, _: pack(packs, "moon", text="#" * 50_000_000), "too large"),
    "manifest of nothing but brackets": (lambda packs, _: pack(packs, "moon", text="a = " + "[" * 99_999), "TOML"),
    "number of 100,000 digits": (lambda packs, _: pack(packs, "moon", text="api = " + "9" * 99_999), "TOML"),
    "card file with 100,000 cards": (lambda packs, _: pack(packs, "moon", cards=many_cards(100_000)), "too large"),
    "card file with 5,000 cards": (lambda packs, _: pack(packs, "moon", cards=many_cards(5_000)), "5000 cards"),
    "pattern of 10,000 tokens": (lambda packs, _: pack(packs, "moon", cards=with_pattern("Y " * 10_000)), "10000"),
    "pattern for 10,000 pieces": (lambda packs, _: pack(packs, "moon", cards=with_pattern("10000 Y")), "10000"),
    "code in a pack": (lambda packs, _: pack(packs, "moon", text=manifest("moon", python=True)), "data only"),
    "pipe for a card file": (lambda packs, _: pipe(packs), "cards.toml"),
    "link out of the pack": (lambda packs, _: link(packs), "cards.toml"),
}


@pytest.fixture(params=BROKEN)
def broken(request: pytest.FixtureRequest, home: Home, install: Install) -> str:
    """Puts one broken plugin into ``home``, and returns a text that its reason must contain."""
    put, word = BROKEN[request.param]
    put(home.packs, install)
    return word


def test_a_broken_plugin_is_listed_with_its_reason_and_the_rest_works(home: Home, broken: str, l10n: L10n) -> None:
    registry = load_plugins(home.packs)
    moon = found(registry, "moon")
    assert [plugin.id for plugin in registry.plugins if plugin.problems] == ["moon"]
    text = "; ".join(problem_text(problem, l10n) for problem in moon.problems)
    assert broken in text
    assert len(text) < 2000
    assert len(registry.catalog(["base"]).prophecy_cards()) == 54
    assert "adam" in registry.variants
    languages = english()
    registry.register_messages(languages)
    assert set(languages.languages) >= {"en", "cs", "pl", "uk"}


@pytest.mark.parametrize(
    "broken",
    [pytest.param(name, marks=[pytest.mark.exhaustive] * (number % 10 > 0)) for number, name in enumerate(BROKEN)],
    indirect=True,
)
async def test_the_app_starts_says_which_plugin_is_broken_and_why_and_deals_a_game(home: Home, broken: str) -> None:
    async with app_at(home, size=(130, 40), safe_mode=False) as pilot:
        shown = " ".join(frame(pilot).split())
        assert "moon" in shown
        assert broken[:20] in shown
        await press(pilot, "n")
        await press(pilot, "f2")
        assert table(pilot).game.session.setup.card_sets == ("base",)


@pytest.mark.exhaustive
def test_every_command_works_beside_a_broken_plugin(coatl: Coatl, own_home: Path, install: Install) -> None:
    for name in ("import error", "manifest of 50 MB"):
        put, _ = BROKEN[name]
        put(own_home / "packs", install)
    run = coatl("plugins", "list", "--json")
    assert run.code == 0
    assert [plugin["state"] for plugin in json.loads(run.out) if plugin["name"] == "moon"][-1] == "broken"
    for command in ("cards", "score BBR", "simulate --games 1", "rules 1", "--lang cs cards"):
        assert coatl(*command.split()).code == 0


SLOW = (" ".join(["*+"] * MAX_TOKENS), "Y+ " * 12 + "K", "!R " + "Y+ *+ " * 11 + "K", "*+ Y+ " * 12, "Y+ Y+ Y+ Y+ Y+ Y")


@pytest.mark.parametrize("pattern", SLOW)
def test_no_pattern_takes_long_to_match(pattern: str) -> None:
    """A matcher that uses backtracking would never end here."""
    card: Prophecy = prophecy("moon:x", "B", pattern.strip(), ((1, 1), (2, 3)))
    for colors in ("Y" * 150, COLORS * 30, "Y" * 149 + "K"):
        assert card.score(colors) in (0, 1, 3)
        assert card.pattern.times(colors) >= 0
        card.pattern.occurrences(colors)
