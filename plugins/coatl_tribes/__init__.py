"""Tribes and omens: a house variant that brings tribes, omens with calamity and reckoning, and quick actions of another
game's expansion to the table of Cóatl. ``docs/tribes.md`` has the tables and the rulings."""

from __future__ import annotations

from coatl_core.game.state import Variant
from coatl_core.plugins.hookspecs import hookimpl
from coatl_tribes.variant import TribesAndOmens


@hookimpl
def coatl_variants() -> list[type[Variant]]:
    """Returns the only variant of this plugin."""
    return [TribesAndOmens]
