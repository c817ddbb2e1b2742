"""The solo game: the automatic opponent A.D.A.M. and his five levels (RULES 9)."""

from __future__ import annotations

from coatl_adam.variant import Adam
from coatl_core.plugins.hookspecs import hookimpl


@hookimpl
def coatl_variants() -> list[type[Adam]]:
    """Returns the only variant of this plugin."""
    return [Adam]
