"""The sentences about the item under the cursor, with their inks."""

from __future__ import annotations

from collections.abc import Iterable

from coatl_core.language.valuetext import MARKED
from coatl_core.play.completingtext import completing_sentences
from coatl_core.play.things import CoatlItem, HandCard, NewCoatl, OwnTemple, Pile, Seat
from coatl_core.play.thingtext import Weight, thing_sentences
from coatl_tui.table.scene import Scene

_STYLES: dict[Weight, str] = {"": "", "aside": "dim", "warning": "warn"}


def details(scene: Scene, sums: bool = True) -> Iterable[tuple[str, str]]:
    """The sentences about the item under the cursor, with marks, each with its style. Without ``sums`` that about
    the sum of a coatl that would be complete is left out."""
    l10n, item = scene.l10n, scene.item
    if scene.completing is not None and isinstance(item, CoatlItem | HandCard | OwnTemple | Pile | None):
        yield from ((text, "") for text in completing_sentences(scene.completing, scene.view, l10n, MARKED))
        return
    for number, sentence in enumerate(thing_sentences(item, scene, l10n, MARKED)):
        text = sentence.text
        if isinstance(item, NewCoatl) and number == (scene.looked_at is not None):
            text = l10n("message-new-coatl")
        elif isinstance(item, Seat) and number == (scene.looked_at is not None):
            text = f"{text} {l10n('message-look-there')}"
        if sums or not sentence.sums:
            yield text, _STYLES[sentence.weight]
