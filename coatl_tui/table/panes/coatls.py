"""Which pieces the card under the cursor counts."""

from __future__ import annotations

from coatl_core.game.coatl import Coatl
from coatl_tui.table.scene import Scene


def counted_pieces(scene: Scene) -> list[frozenset[int]]:
    """For each coatl shown, the places of its pieces that the card under the cursor counts."""
    return [_used(scene, coatl) for coatl in scene.table.coatls]


def _used(scene: Scene, coatl: Coatl) -> frozenset[int]:
    """The places of the pieces of this coatl that the card under the cursor counts."""
    view, card = scene.view, scene.card
    if card is None:
        return frozenset()
    prophecy = view.catalog.prophecies[card]
    most = prophecy.levels[-1][0]
    reading = coatl.reading(view.rules.strict_x)
    shift = len(reading) - len(reading.lstrip("?"))
    found = prophecy.pattern.occurrences(reading)[:most]
    return frozenset(place - shift for places in found for place in places)
