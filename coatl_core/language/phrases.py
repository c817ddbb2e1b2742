"""A phrase in parts: texts, and the pieces, cards and points that stand between them. A face of the game without a
screen writes all of it as one text; one with a screen draws the things in their places."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from attrs import frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import Piece, piece
from coatl_core.game.coatl import Coatl, parse_coatl
from coatl_core.language.cardtext import card_text
from coatl_core.language.l10n import L10n
from coatl_core.language.valuetext import (
    CARD_MARK,
    HELD_MARK,
    MARK_BEGIN,
    MARK_END,
    NEED_MARK,
    PLAYER_MARK,
    POINTS_MARK,
    AsSigns,
    Marks,
    piece_text,
    piece_values,
    pieces_text,
    quoted,
)


@frozen
class Pieces:
    """Some pieces."""

    kinds: tuple[Piece, ...]


@frozen
class Cards:
    """Some prophecies or temples, by their ids."""

    ids: tuple[str, ...]


@frozen
class Held:
    """A card by its place in the hand."""

    place: int
    id: str


@frozen
class Points:
    """Some points."""

    points: int


@frozen
class Whole:
    """A coatl."""

    coatl: Coatl


@frozen
class Needs:
    """Pieces still to get, as symbols of ``Missing``."""

    symbols: tuple[str, ...]


@frozen
class Player:
    """A player, by the seat."""

    seat: int


Thing: TypeAlias = Pieces | Cards | Points
Part: TypeAlias = str | Thing
Drawn: TypeAlias = Thing | Whole | Needs | Player | Held
"""What a mark in a text stands for."""

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


_AT_MARKS = re.compile(f"{MARK_BEGIN}([^{MARK_END}]*){MARK_END}")


def parts_of(text: str) -> tuple[str | Drawn, ...]:
    """Returns a text with marks (``valuetext.MARKED``) in parts. Pieces with a blank between them are one part."""
    parts: list[str | Drawn] = []
    for number, found in enumerate(_AT_MARKS.split(text)):
        part = _marked(found) if number % 2 else found
        before = parts[-2:]
        match part, before:
            case Pieces(kinds=kinds), [Pieces(kinds=first), " "]:
                parts[-2:] = [Pieces((*first, *kinds))]
            case _ if part != "":
                parts.append(part)
    return tuple(parts)


def _marked(mark: str) -> str | Drawn:
    """What a mark stands for; a text that is none stays as it is."""
    try:
        match mark[:1]:
            case kind if kind == CARD_MARK:
                return Cards((mark[1:],))
            case kind if kind == HELD_MARK:
                place, id = mark[1:].split("/", 1)
                return Held(int(place), id)
            case kind if kind == NEED_MARK:
                return Needs(tuple(mark[1:].split()))
            case kind if kind == POINTS_MARK:
                return Points(int(mark[1:]))
            case kind if kind == PLAYER_MARK:
                return Player(int(mark[1:]))
        return Pieces((piece(mark),))
    except ValueError:
        pass
    try:
        return Whole(parse_coatl(mark))
    except ValueError:
        return mark


def phrase_text(parts: Iterable[Part], catalog: Catalog, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns a phrase as a text: pieces by their names or by ``signs``, cards by what they ask for."""
    return "".join(part if isinstance(part, str) else thing_words(part, catalog, l10n, signs) for part in parts)


def thing_words(thing: Thing, catalog: Catalog, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns what a thing is called as the object of a verb; marks for a screen stand side by side."""
    match thing:
        case Cards(ids=ids) if isinstance(signs, Marks):
            return " ".join(map(signs.card, ids))
        case Points(points=points) if isinstance(signs, Marks):
            return signs.points(points)
        case Pieces(kinds=kinds) if signs is not None:
            return pieces_text(kinds, l10n, signs)
        case Pieces(kinds=kinds):
            return l10n("list-comma").join(_piece_words(kind, l10n) for kind in kinds)
        case Cards(ids=ids) if isinstance(signs, Marks):
            return " ".join(map(signs.card, ids))
        case Points(points=points) if isinstance(signs, Marks):
            return signs.points(points)
        case Cards(ids=ids):
            return l10n("list-comma").join(quoted(card_text(card, catalog, l10n), l10n) for card in ids)
        case Points(points=points):
            return l10n("phrase-points", points=points)


def _piece_words(kind: Piece, l10n: L10n) -> str:
    return piece_text(kind, l10n) if kind.loose else l10n("phrase-piece", **piece_values(kind, l10n))
