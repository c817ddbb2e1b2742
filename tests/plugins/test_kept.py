"""Plugins that were written for this version of the interface work as they are, one of each kind: see ``kept``."""

from __future__ import annotations

from pathlib import Path

import pytest

from coatl_core.files.home import home as player_home
from coatl_core.game.rules import VariantChoice
from coatl_core.plugins import packs
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.manifest import KINDS
from coatl_core.testing import play, play_in_two_worlds, sentences, share_of_wins
from coatl_tui.plugin_files import READERS
from tests.plugins.projects import load_project

KEPT = Path(__file__).parent / "kept"
PACKS = ("kept-cards", "kept-keys", "kept-language", "kept-lesson", "kept-puzzles", "kept-theme")
PROJECTS = ("kept-bat", "kept-player", "kept-variant")


def test_there_is_a_plugin_of_each_kind() -> None:
    folders = sorted(path.name for path in KEPT.iterdir() if path.is_dir())
    manifests = [path.read_text("utf-8") for path in KEPT.rglob("coatl-plugin.toml")]
    assert folders == sorted((*PACKS, *PROJECTS))
    assert all(any(f'kind = "{kind}"' in text for text in manifests) for kind in KINDS)


def test_packs_are_added_and_can_be_used(own_home: Path) -> None:
    for name in PACKS:
        packs.add(KEPT / name, player_home().packs, READERS)
    registry = load_plugins(player_home().packs, readers=READERS)
    assert [problem for plugin in registry.plugins for problem in plugin.problems] == []
    assert play(registry, ["base", "kept-cards"], players=4).over
    found = (registry.themes, registry.keymaps, registry.lessons, registry.puzzles)
    for things, name in zip(found, ("kept-theme", "kept-keys", "kept-lesson", "kept-puzzles"), strict=True):
        assert name in things
    assert any(tag == "eo" for tag, _ in registry.messages)


def test_a_variant_is_played_and_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    registry = load_project(KEPT / "kept-variant", "kept-variant", monkeypatch)
    choice = VariantChoice("kept-variant", ("dear",))
    game = play(registry, variants=[choice], players=3)
    sheet = game.score_sheet()
    assert (sheet.verdict, len(sheet.winners)) == ("kept-variant-won", 1)
    assert "Who has paid has won." in sentences(game)
    play_in_two_worlds(registry, variants=[choice], players=3, positions=20)


def test_an_automatic_opponent_is_played_against(monkeypatch: pytest.MonkeyPatch) -> None:
    registry = load_project(KEPT / "kept-bat", "kept-bat", monkeypatch)
    choice = VariantChoice("kept-bat", ("level-2",))
    assert choice.id in [kind.id for kind in registry.solo_games()]
    game = play(registry, variants=[choice], players=1)
    assert game.score_sheet().verdict in ("kept-bat-won", "kept-bat-lost")
    assert any("the bat carries" in sentence for sentence in sentences(game))


def test_a_computer_player_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    registry = load_project(KEPT / "kept-player", "kept-player", monkeypatch)
    assert 0 <= share_of_wins(registry, "kept-player/fast", games=2) <= 1
