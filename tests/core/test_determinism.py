"""The same setup, seed and actions give the same game, under every hash seed (RULES 2)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.game.engine import new_game
from coatl_core.game.state import Ruleset
from coatl_core.plugins.loading import load_plugins
from coatl_core.saves.position import position
from tests.conftest import Effort
from tests.game.test_position import dealt_from_lines
from tests.play.test_daily import checksums
from tests.support import Builder, Dice, Sensible, do, play, setup, table

ROOT = Path(__file__).parents[2]


def digests() -> str:
    """Returns the digests of some games with all kinds of players, and of ten deals of the day, and some positions. A
    separate process prints the same."""
    catalog, lines = load_plugins().catalog(["base"]), []
    for n, policy in enumerate((Dice, Sensible, Builder) * 4):
        state = new_game(setup(2 + n % 3, f"same {n}", n % 2, sacrifice_tokens=n % 4 < 2), Ruleset(catalog))
        actions = [str(action) for _, action in play(state, policy(f"hand {n}"))]
        lines.append(f"{len(actions)} {state.digest()}")
    positions = map(position, dealt_from_lines())
    return "\n".join([*lines, checksums(), *positions])


def digests_elsewhere(hash_seed: str) -> str:
    """Returns ``digests()`` of a separate process with this hash seed."""
    return subprocess.run(
        [sys.executable, "-c", "from tests.core.test_determinism import digests; print(digests())"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()


@pytest.mark.slow
def test_games_are_the_same_under_every_hash_seed(effort: Effort) -> None:
    here = digests()
    assert len(set(here.splitlines())) == 26
    for hash_seed in effort(quick=("1",), test=("1",), exhaustive=("0", "1", "random")):
        assert digests_elsewhere(hash_seed) == here


def test_another_seed_is_another_game(catalog: Catalog) -> None:
    first, same, other = (new_game(setup(2, seed), Ruleset(catalog)) for seed in ("a", "a", "b"))
    assert first == same
    assert first.digest() == same.digest()
    assert first.digest() != other.digest()


def test_a_renewed_deck_is_shuffled_by_the_seed(catalog: Catalog) -> None:
    """RULES 5.3: the order depends only on the seed and on how often the deck was renewed."""
    state = table(catalog)
    state.discard += state.deck
    state.deck = ()
    once, again = do(state, "draw deck"), do(state, "draw deck")
    assert once.deck == again.deck
    assert once.reshuffles == 1
    later = state.clone()
    later.reshuffles = 1
    assert do(later, "draw deck").deck != once.deck
