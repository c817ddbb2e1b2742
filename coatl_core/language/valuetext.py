"""Puts into words pieces, and the cards, pieces and colours in the values of a refusal, an event or an offer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import Piece, piece
from coatl_core.files.sanitize import plain
from coatl_core.game.coatl import Coatl
from coatl_core.language.cardtext import card_text, symbols_text
from coatl_core.language.l10n import L10n

AsSigns: TypeAlias = Callable[[str], str] | None
"""How pieces are called in a text: by their names if it is None, or else by signs, which this function makes of their
notation (``<R``); ``str`` leaves it as it is."""


def told_text(
    message: str, values: Mapping[str, str | int], catalog: Catalog, l10n: L10n, signs: AsSigns = None
) -> str:
    """Returns a message of a plugin with its values as ``shown_values`` shows them. Raises ValueError as that does."""
    return l10n(message, **shown_values(values, catalog, l10n, signs))


def shown_values(
    values: Mapping[str, str | int], catalog: Catalog, l10n: L10n, signs: AsSigns = None
) -> dict[str, str | int]:
    """Returns the values as they are shown in a sentence. The key decides what a value means:

    ``pieces`` (``"<R B"``) become a list of their names. A single ``piece`` becomes two values, ``part`` and ``color``,
    because the message needs them for its grammar. ``colors`` are letters, ``*`` for any. Under any other key, the id
    of a card becomes what the card asks for, in words. Numbers stay numbers, because the grammar depends on them.
    Raises ValueError for an unknown piece.
    """
    shown: dict[str, str | int] = {}
    for key, value in values.items():
        if key == "piece":
            shown |= piece_values(piece(str(value)), l10n, signs)
        else:
            shown[key] = _shown(key, value, catalog, l10n, signs)
    return shown


def piece_values(kind: Piece, l10n: L10n, signs: AsSigns = None) -> dict[str, str]:
    """Returns the values ``part`` and ``color`` of a message that calls a piece by its name in the grammar of the
    language. In a text with signs the part is ``sign``, and the colour is the sign; a language that does not know that
    part gets the names all the same."""
    sign = signs(kind.text) if signs is not None else ""
    if sign and l10n("piece", part="sign", color=sign) == sign:
        return {"part": "sign", "color": sign}
    return {"part": kind.part, "color": kind.color}


def piece_text(kind: Piece, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns the name of a kind of piece. That of a loose one is the message ``piece-<text>`` of its plugin."""
    if signs is not None:
        return signs(kind.text)
    return l10n(f"piece-{kind.text}") if kind.loose else l10n("piece", part=kind.part, color=kind.color)


def pieces_text(kinds: Iterable[Piece], l10n: L10n, signs: AsSigns = None) -> str:
    """Returns the names of pieces as a list; signs stand side by side."""
    between = l10n("list-comma") if signs is None else " "
    return between.join(piece_text(kind, l10n, signs) for kind in kinds)


def coatl_text(coatl: Coatl, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns the pieces of a coatl from head to tail: ``green head, 2 black, red``, or by signs (``<GKKR``)."""
    if signs is not None:
        return signs(str(coatl))
    pieces, ends = coatl.pieces, (coatl.head, coatl.tail)
    bodies = coatl.colors[ends[0] : len(pieces) - ends[1]]
    told = [piece_text(pieces[0], l10n)] if ends[0] else []
    told += [symbols_text(bodies, l10n)] if bodies else []
    told += [piece_text(pieces[-1], l10n)] if ends[1] else []
    return l10n("list-comma").join(told)


def quoted(text: str, l10n: L10n) -> str:
    """Returns what stands in the middle of a sentence with a grammar of its own, such as a list, in quotation marks."""
    return l10n("phrase-quoted", text=text)


def _shown(key: str, value: str | int, catalog: Catalog, l10n: L10n, signs: AsSigns) -> str | int:
    if isinstance(value, int):
        return value
    if key == "pieces":
        return pieces_text(map(piece, value.split()), l10n, signs)
    if key == "colors":
        return l10n("list-comma").join(l10n("any-color") if c == "*" else l10n("color", color=c) for c in value)
    if value in catalog.prophecies or value in catalog.temples:
        return card_text(value, catalog, l10n)
    return plain(value)
