"""Which pieces the card under the cursor counts."""

from __future__ import annotations

from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.coatl import Coatl
from coatl_tui.table.scene import Scene


def counted_pieces(scene: Scene) -> list[frozenset[int]]:
    """For each coatl shown, the places of its pieces that the card under the cursor counts."""
    return [_used(scene, coatl) for coatl in scene.table.coatls]


def _used(scene: Scene, coatl: Coatl) -> frozenset[int]:
    """The places of the pieces of this coatl that the card under the cursor counts."""
    if scene.card is None:
        return frozenset()
    return counted_by(scene.view.catalog.prophecies[scene.card], coatl, scene.view.rules.strict_x)


def counted_by(prophecy: Prophecy, coatl: Coatl, strict: bool) -> frozenset[int]:
    """Returns the places of the pieces that a prophecy counts on a coatl (RULES 8.8)."""
    most = prophecy.levels[-1][0]
    reading = coatl.reading(strict)
    shift = len(reading) - len(reading.lstrip("?"))
    found = prophecy.pattern.occurrences(reading)[:most]
    return frozenset(place - shift for places in found for place in places)
