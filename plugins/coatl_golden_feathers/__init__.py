"""Two expansions for several players: golden feathers, with golden segments to steal with, and fewer body segments
(RULES 10.2, 10.3)."""

from __future__ import annotations

from coatl_core.game.state import Variant
from coatl_core.plugins.hookspecs import hookimpl
from coatl_golden_feathers.feathers import FewerBodies, GoldenFeathers


@hookimpl
def coatl_variants() -> list[type[Variant]]:
    """Returns the two variants of this plugin."""
    return [FewerBodies, GoldenFeathers]
