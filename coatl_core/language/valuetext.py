"""Puts into words the cards, pieces and colours in the values of a refusal or of a variant's event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import Piece, piece
from coatl_core.files.sanitize import plain
from coatl_core.language.cardtext import prophecy_text, temple_text
from coatl_core.language.l10n import L10n


def shown_values(values: Mapping[str, str | int], catalog: Catalog, l10n: L10n) -> dict[str, str | int]:
    """Returns the values as they are shown in a sentence. The key decides what a value means:

    ``pieces`` (``"<R B"``) become a list of their names. A single ``piece`` becomes two values, ``part`` and ``color``,
    because the message needs them for its grammar. ``colors`` are letters, ``*`` for any. Under any other key, the id
    of a card becomes what the card asks for, in words. Numbers stay numbers, because the grammar depends on them.
    Raises ValueError for an unknown piece.
    """
    shown: dict[str, str | int] = {}
    for key, value in values.items():
        if key == "piece":
            named = piece(str(value))
            shown |= {"part": named.part, "color": named.color}
        else:
            shown[key] = _shown(key, value, catalog, l10n)
    return shown


def piece_text(kind: Piece, l10n: L10n) -> str:
    """Returns the name of a kind of piece. That of a loose one is the message ``piece-<text>`` of its plugin."""
    return l10n(f"piece-{kind.text}") if kind.loose else l10n("piece", part=kind.part, color=kind.color)


def pieces_text(kinds: Iterable[Piece], l10n: L10n) -> str:
    """Returns the names of pieces as a list."""
    return l10n("list-comma").join(piece_text(kind, l10n) for kind in kinds)


def _shown(key: str, value: str | int, catalog: Catalog, l10n: L10n) -> str | int:
    if isinstance(value, int):
        return value
    if key == "pieces":
        return pieces_text(map(piece, value.split()), l10n)
    if key == "colors":
        return l10n("list-comma").join(l10n("any-color") if c == "*" else l10n("color", color=c) for c in value)
    if value in catalog.prophecies:
        return prophecy_text(catalog.prophecies[value], l10n)
    if value in catalog.temples:
        return temple_text(catalog.temples[value], l10n)
    return plain(value)
