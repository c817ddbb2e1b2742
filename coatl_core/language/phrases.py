"""A phrase in parts: texts, and the pieces, cards and points that stand between them. A face of the game without a
screen writes all of it as one text; one with a screen draws the things in their places."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from attrs import frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import Piece
from coatl_core.language.cardtext import card_text
from coatl_core.language.l10n import L10n
from coatl_core.language.valuetext import AsSigns, piece_text, piece_values, pieces_text, quoted


@frozen
class Pieces:
    """Some pieces."""

    kinds: tuple[Piece, ...]


@frozen
class Cards:
    """Some prophecies or temples, by their ids."""

    ids: tuple[str, ...]


@frozen
class Points:
    """Some points."""

    points: int


Thing: TypeAlias = Pieces | Cards | Points
Part: TypeAlias = str | Thing

_SLOTS = "\ue000\ue001\ue002\ue003"
"""What stands for a thing while a message is made: characters that no text has."""
_AT_SLOTS = re.compile(f"([{_SLOTS}])")


def phrase(l10n: L10n, message: str, things: Mapping[str, Thing], **values: str | int) -> tuple[Part, ...]:
    """Returns a message in parts. ``things`` are those of its values that may be drawn, at most four; one that the
    language leaves out stands at the end."""
    slots = dict(zip(things, _SLOTS, strict=False))
    at = {slots[name]: thing for name, thing in things.items()}
    parts: list[Part] = [at.pop(text, text) for text in _AT_SLOTS.split(l10n(message, **values, **slots)) if text]
    return (*parts, *at.values())


def phrase_text(parts: Iterable[Part], catalog: Catalog, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns a phrase as a text: pieces by their names or by ``signs``, cards by what they ask for."""
    return "".join(part if isinstance(part, str) else thing_words(part, catalog, l10n, signs) for part in parts)


def thing_words(thing: Thing, catalog: Catalog, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns what a thing is called as the object of a verb."""
    match thing:
        case Pieces(kinds=kinds) if signs is not None:
            return pieces_text(kinds, l10n, signs)
        case Pieces(kinds=kinds):
            return l10n("list-comma").join(_piece_words(kind, l10n) for kind in kinds)
        case Cards(ids=ids):
            return l10n("list-comma").join(quoted(card_text(card, catalog, l10n), l10n) for card in ids)
        case Points(points=points):
            return l10n("phrase-points", points=points)


def _piece_words(kind: Piece, l10n: L10n) -> str:
    return piece_text(kind, l10n) if kind.loose else l10n("phrase-piece", **piece_values(kind, l10n))
