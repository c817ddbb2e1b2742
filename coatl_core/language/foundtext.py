"""Writes what people tell of a real table: the places, what lies there, and where things lie that are counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import piece
from coatl_core.game.coatl import parse_coatl
from coatl_core.game.events import lies_seen_by
from coatl_core.game.found import Lies
from coatl_core.game.rules import TOKENS
from coatl_core.game.view import PlayerView
from coatl_core.game.whereabouts import SEATED
from coatl_core.language.l10n import L10n
from coatl_core.language.valuetext import AsSigns, cards_words, coatl_text, pieces_text

_COUNTED = ("field", "row", "top", "board", "hand", "temple", "coatl", "discard")


def place_text(at: str, l10n: L10n, names: Sequence[str] = ()) -> str:
    """Returns what a place is called, in the middle of a sentence: ``field 3``, ``Ana, player board``. Without
    ``names`` players are called by the numbers of their seats. A place that nobody knows stays as it is."""
    lies = Lies(at, ())
    name, numbers = lies.name, lies.numbers
    if name in SEATED and numbers:
        seat, *rest = numbers
        seated = names[seat - 1] if seat <= len(names) else l10n("place-seat", number=seat)
        what = f"place-{name}-card" if rest and name != "coatl" else f"place-{name.replace(' ', '-')}"
        return l10n("place-of", name=seated, place=l10n(what, number=rest[0] if rest else 0))
    what = "place-row-next" if at == "row" else f"place-{name.replace(' ', '-')}"
    number = "field" if name == "field" else "number"
    return l10n.named(what, at, **{number: numbers[-1] if numbers else 0})


def read_aloud(places: Iterable[Lies], view: PlayerView) -> list[Lies]:
    """Returns the places that are read back to the one who looks: not the cards in the hand of another person. Those of
    a computer player lie open for whoever types them."""
    seen = [lies if _is_computers(lies, view) else lies_seen_by(lies, view.seat) for lies in places]
    return [lies for lies in seen if lies.things is not None]


def _is_computers(lies: Lies, view: PlayerView) -> bool:
    """Whether a place is that of a computer player."""
    return lies.name in SEATED and bool(lies.numbers) and view.setup.is_computer(lies.numbers[0] - 1)


def lies_text(lies: Lies, names: Sequence[str], catalog: Catalog, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns a place and what lies there."""
    return l10n(
        "found-lies",
        place=place_text(lies.at, l10n, names),
        things=things_text(lies, names, catalog, l10n, signs),
    )


def things_text(lies: Lies, names: Sequence[str], catalog: Catalog, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns what lies at a place: pieces as a list, cards by what they ask for."""
    if lies.things is None:
        return l10n("found-secret")
    if not lies.things:
        return l10n("found-nothing")
    if lies.name == "turn":
        seat = int(lies.things[0]) - 1
        return names[seat] if seat < len(names) else l10n("place-seat", number=seat + 1)
    if lies.name == "tokens":
        return l10n("list-comma").join(l10n(f"token-{token}") for token in lies.things if token in TOKENS)
    if all(word.isdigit() for word in lies.things):
        return l10n("list-comma").join(lies.things)
    told = []
    rest = lies.things
    if lies.name == "coatl":
        told, rest = [coatl_text(parse_coatl(rest[0]), l10n, signs)], rest[1:]
    cards = [word for word in rest if word in catalog]
    pieces = [word for word in rest if word not in cards]
    told += [cards_words(cards, catalog, l10n, signs)] if cards else []
    told += [pieces_text(map(piece, pieces), l10n, signs)] if pieces else []
    return l10n("list-semicolon").join(told)


def found_text(
    places: Iterable[Lies], names: Sequence[str], catalog: Catalog, l10n: L10n, signs: AsSigns = None
) -> str:
    """Returns places and what lies there as a list, to be read back to those who have told it."""
    return l10n("list-semicolon").join(lies_text(lies, names, catalog, l10n, signs) for lies in places)


def where_text(counted: str, l10n: L10n) -> str:
    """Returns where things lie, by places and their numbers (``coatl:14 field:3``)."""
    where: dict[str, int] = {}
    for each in counted.split():
        name, _, number = each.partition(":")
        key = name if name in _COUNTED else "other"
        where[key] = where.get(key, 0) + int(number)
    return l10n("list-comma").join(l10n(f"where-{name}", n=number) for name, number in where.items())
