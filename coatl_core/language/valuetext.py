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
notation (``<R``); ``str`` leaves it as it is. With ``MARKED`` they, and cards, are marked for a screen to draw."""

MARK_BEGIN, MARK_END = "\ue010\ue011"
"""Characters that no text has: what stands between them is drawn. ``phrases.parts_of`` reads it."""
CARD_MARK, NEED_MARK, POINTS_MARK, PLAYER_MARK, HELD_MARK = "#~+@="
"""How a mark begins that is the id of a card, colours still to get, points, the seat of a player, a card by its place
in the hand; all others are pieces or a coatl."""


class Marks:
    """Signs for a text that a screen draws: each piece and each card becomes a mark."""

    def __call__(self, notation: str) -> str:
        return f"{MARK_BEGIN}{notation}{MARK_END}"

    def card(self, id: str) -> str:
        """The mark of a prophecy or a temple."""
        return self(f"{CARD_MARK}{id}")

    def held(self, place: int, id: str) -> str:
        """The mark of a card by its place in the hand, where all of it can be seen."""
        return self(f"{HELD_MARK}{place}/{id}")

    def needs(self, symbols: str) -> str:
        """The mark of pieces still to get, as in ``Missing``."""
        return self(f"{NEED_MARK}{symbols}")

    def points(self, points: int) -> str:
        """The mark of points that something brings."""
        return self(f"{POINTS_MARK}{points}")

    def player(self, seat: int) -> str:
        """The mark of a player."""
        return self(f"{PLAYER_MARK}{seat}")


MARKED = Marks()


def card_words(id: str, catalog: Catalog, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns what the prophecy or temple with this id asks for, or its mark. Raises KeyError for any other id."""
    return signs.card(id) if isinstance(signs, Marks) else card_text(id, catalog, l10n)


def cards_words(ids: Iterable[str], catalog: Catalog, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns what cards ask for, as a list; marks stand side by side."""
    between = " " if isinstance(signs, Marks) else l10n("list-semicolon")
    return between.join(card_words(id, catalog, l10n, signs) for id in ids)


def needs_words(symbols: Iterable[str], l10n: L10n, signs: AsSigns = None) -> str:
    """Returns pieces still to get: their colours as a list, or their mark."""
    if isinstance(signs, Marks):
        return signs.needs(" ".join(symbols))
    return l10n("list-comma").join(l10n("any-color") if c == "*" else l10n("color", color=c) for c in symbols)


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
    because the message needs them for its grammar. ``colors`` are letters, ``*`` for any, and so are ``needs``, those
    of pieces still to get. Under any other key, the id of a card becomes what the card asks for, in words. Numbers stay
    numbers, because the grammar depends on them.
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
    part gets the names all the same. A loose piece has no colour: its name stands in place of the sign."""
    sign = piece_text(kind, l10n, signs) if kind.loose or signs is not None else ""
    if sign and l10n("piece", part="sign", color=sign) == sign:
        return {"part": "sign", "color": sign}
    return {"part": kind.part, "color": kind.color}


def piece_text(kind: Piece, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns the name of a kind of piece. That of a loose one is the message ``piece-<text>`` of its plugin."""
    named = kind.loose and isinstance(signs, Marks)  # nobody knows it by its sign
    if signs is not None and not named:
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
    if key == "needs":
        return needs_words(value, l10n, signs)
    if value in catalog.prophecies or value in catalog.temples:
        return card_words(value, catalog, l10n, signs)
    return plain(value)
