"""The solo game: A.D.A.M., an opponent without a mind of its own, and his five levels (RULES 9)."""

from __future__ import annotations

from coatl_adam.variant import Adam
from coatl_core.plugins.hookspecs import hookimpl


@hookimpl
def coatl_variants() -> list[type[Adam]]:
    """The one variant of this plugin."""
    return [Adam]
