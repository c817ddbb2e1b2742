"""The hooks that a plugin written in Python may implement. Each returns a list and has no side effects."""

from __future__ import annotations

from collections.abc import Sequence

import pluggy

from coatl_core.cards.catalog import CardSet
from coatl_core.game.players import ComputerPlayer
from coatl_core.game.state import Variant

PROJECT = "coatl"
hookspec = pluggy.HookspecMarker(PROJECT)
hookimpl = pluggy.HookimplMarker(PROJECT)
"""Marks a function of a plugin as the answer to a hook."""


@hookspec
def coatl_card_sets() -> Sequence[CardSet]:  # type: ignore[empty-body]
    """Returns card sets made by code. A set in a file needs no hook: the manifest names the file."""


@hookspec
def coatl_variants() -> Sequence[type[Variant]]:  # type: ignore[empty-body]
    """Returns the classes of the plugin's variants of the rules. The manifest must name their ids. Each game makes its
    own object of a class, with the options chosen for it."""


@hookspec
def coatl_players() -> Sequence[type[ComputerPlayer]]:  # type: ignore[empty-body]
    """Returns the classes of the plugin's computer players. The manifest must name their ids. Each seat of each game
    makes its own object of a class, with the level chosen for it."""
