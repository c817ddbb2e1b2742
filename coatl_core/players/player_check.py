"""Plays a few games with the computer players of a plugin that is not installed, for its author."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from types import ModuleType

from attrs import evolve, frozen

from coatl_core.files.problems import FileError
from coatl_core.game.errors import PlayerFailed
from coatl_core.game.players import ComputerPlayer, RandomPlayer
from coatl_core.game.rules import ComputerSeat
from coatl_core.players.contest import Contest, play_one
from coatl_core.plugins.discovery import Plugin
from coatl_core.plugins.loading import load_folder
from coatl_core.plugins.manifest import Manifest
from coatl_core.plugins.registry import Provided, Registry

GAMES = 10
"""How many games each player plays against one who does anything legal."""


@frozen
class Tried:
    """How a player did: its share of the victories, the milliseconds of its decisions (median), and what failed, or
    None."""

    player: ComputerSeat
    games: int
    share: float
    milliseconds: float
    failure: PlayerFailed | None = None


@contextmanager
def code_run(folder: Path, manifest: Manifest) -> Iterator[tuple[Plugin, Provided]]:
    """Runs the code in the folder, and gives the plugin and what it provides. Raises FileError if that is not what it
    should."""
    before = _forget(folder.name)  # an installed version, or that of an earlier check
    sys.path.insert(0, str(folder.parent))
    try:
        plugin, provided = load_folder(folder, manifest)
        if plugin.problems:
            raise FileError(plugin.problems)
        yield plugin, provided
    finally:
        sys.path.remove(str(folder.parent))
        _forget(folder.name)
        sys.modules.update(before)


def try_players(folder: Path, manifest: Manifest, game: Registry) -> list[Tried]:
    """Runs the code in the folder and plays each of its players, at each level, against a random one. ``game`` are the
    game's own plugins. Raises FileError if the plugin cannot be loaded."""
    with code_run(folder, manifest) as (plugin, provided):
        return [
            _tried(ComputerSeat(kind.id, level), _with(game, plugin, kind))
            for kind in provided.players
            if kind.players[0] <= 2 <= kind.players[1]
            for level in kind.levels or ("",)
        ]


def _forget(package: str) -> dict[str, ModuleType]:
    """Removes a package and what is in it from the loaded modules, and returns what was there."""
    loaded = [name for name in sys.modules if name == package or name.startswith(f"{package}.")]
    return {name: sys.modules.pop(name) for name in loaded}


def _with(game: Registry, plugin: Plugin, kind: type[ComputerPlayer]) -> Registry:
    providers = dict(game.providers)
    providers["player", kind.id] = plugin
    return evolve(game, players={**game.players, kind.id: kind}, providers=providers)


def _tried(player: ComputerSeat, plugins: Registry) -> Tried:
    contest = Contest((player, ComputerSeat(RandomPlayer.id)), "check")
    ruleset = plugins.ruleset(contest.card_sets)
    share, times = 0.0, list[float]()
    for number in range(GAMES):
        try:
            game = play_one(contest, number, plugins, ruleset)
        except PlayerFailed as error:
            return Tried(player, number, 0.0, 0.0, error)
        if game.failures:
            return Tried(player, number, 0.0, 0.0, game.failures[0])
        share += game.share_of(player)
        times += game.times_of(player)
    return Tried(player, GAMES, share / GAMES, median(times))
