"""The sentences about the item under the cursor, with their inks."""

from __future__ import annotations

from collections.abc import Iterable

from coatl_core.play.things import CoatlItem, NewCoatl, Seat
from coatl_core.play.thingtext import Weight, thing_sentences
from coatl_tui.table.scene import Scene

_STYLES: dict[Weight, str] = {"": "", "aside": "dim", "warning": "warn"}


def details(scene: Scene) -> Iterable[tuple[str, str]]:
    """The sentences about the item under the cursor, each with its style."""
    l10n, item = scene.l10n, scene.item
    # There are three rows, and in words a coatl alone would take two of them.
    signs = scene.signs.told if isinstance(item, CoatlItem) else None
    for number, sentence in enumerate(thing_sentences(item, scene, l10n, signs)):
        text = sentence.text
        if isinstance(item, NewCoatl) and number == (scene.looked_at is not None):
            text = l10n("message-new-coatl")
        elif isinstance(item, Seat) and number == (scene.looked_at is not None):
            text = f"{text} {l10n('message-look-there')}"
        yield text, _STYLES[sentence.weight]
