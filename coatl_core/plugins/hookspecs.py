"""The hooks a plugin written in Python may implement. Each returns a list; nothing is registered by side effect."""

from __future__ import annotations

from collections.abc import Sequence

import pluggy

from coatl_core.cards.catalog import CardSet
from coatl_core.game.state import Variant

PROJECT = "coatl"
hookspec = pluggy.HookspecMarker(PROJECT)
hookimpl = pluggy.HookimplMarker(PROJECT)


@hookspec
def coatl_card_sets() -> Sequence[CardSet]:  # type: ignore[empty-body]
    """Card sets made by code. A set that is a file needs no hook: the manifest names it."""


@hookspec
def coatl_variants() -> Sequence[type[Variant]]:  # type: ignore[empty-body]
    """Variants of the rules: classes, of which each game makes its own object with the options chosen for it. The
    manifest names their ids."""
