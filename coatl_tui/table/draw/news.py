"""What has just happened: pieces and cards to be marked, and a short recap in pieces and chips."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from attrs import field, frozen

from coatl_core.cards.pieces import Piece
from coatl_core.game import events as e
from coatl_core.game.events import Event, VariantEvent
from coatl_core.game.view import SeatView


@frozen
class Item:
    """One thing that somebody did: ``kind`` is the verb, the rest what it was done with. ``event`` is what a variant
    says of itself; its ``seat`` is -1."""

    seat: int
    kind: str
    pieces: tuple[Piece, ...] = ()
    field: int = 0
    coatl: int = 0
    card: str = ""
    points: int = 0
    n: int = 0
    event: VariantEvent | None = None


@frozen
class News:
    """What has happened, in order. ``pieces`` are the places of pieces that have come to a coatl, by seat and index of
    the coatl; ``cards`` are a seat, the index of a coatl and the card that has come to lie beside it."""

    items: tuple[Item, ...] = ()
    pieces: Mapping[tuple[int, int], frozenset[int]] = field(factory=dict)
    cards: frozenset[tuple[int, int, str]] = frozenset()


def news_of(events: Iterable[Event], players: Sequence[SeatView]) -> News:
    """Returns what these events, which have led to what the players have now, were about."""
    items: list[Item] = []
    ends: dict[tuple[int, int], list[str]] = {}
    cards: set[tuple[int, int, str]] = set()
    for event in events:
        if isinstance(event, VariantEvent):
            items.append(Item(-1, "said", event=event))
        seat = event.seat
        if seat is None:
            continue
        match event:
            case e.Took(field=number, pieces=pieces):
                items.append(Item(seat, "took", pieces, field=number))
            case e.Picked(pieces=pieces):
                items.append(Item(seat, "took", pieces))
            case e.Started(coatl=coatl):
                ends[seat, coatl - 1] = ["all"]
                items.append(Item(seat, "built", coatl=coatl))
            case e.Extended(coatl=coatl, end=end):
                ends.setdefault((seat, coatl - 1), []).append(end)
                items.append(Item(seat, "built", coatl=coatl))
            case e.Fulfilled(coatl=coatl, card=card, points=points):
                cards.add((seat, coatl - 1, card))
                items.append(Item(seat, "fulfilled", coatl=coatl, card=card, points=points))
            case e.Claimed(coatl=coatl, card=card, points=points):
                cards.add((seat, coatl - 1, card))
                items.append(Item(seat, "claimed", coatl=coatl, card=card, points=points))
            case e.Completed(coatl=coatl, points=points):
                items.append(Item(seat, "completed", coatl=coatl, points=points))
            case e.DrewFromRow() | e.DrewFromDeck():
                items.append(Item(seat, "chose", n=1))
    pieces_came = {
        (seat, index): _places(steps, len(players[seat].coatls[index]))
        for (seat, index), steps in ends.items()
        if index < len(players[seat].coatls)
    }
    return News(_joined(items), pieces_came, frozenset(cards))


def _places(steps: list[str], length: int) -> frozenset[int]:
    if steps[0] == "all":
        return frozenset(range(length))
    heads = steps.count("head")
    return frozenset((*range(heads), *range(length - (len(steps) - heads), length)))


def _joined(items: list[Item]) -> tuple[Item, ...]:
    """One item for all the pieces that went to one coatl, and one for all the prophecies chosen."""
    joined: list[Item] = []
    for item in items:
        if item.kind == "built" and any(
            i.kind == "built" and (i.seat, i.coatl) == (item.seat, item.coatl) for i in joined
        ):
            continue
        last = joined[-1] if joined else None
        if item.kind == "chose" and last is not None and (last.kind, last.seat) == ("chose", item.seat):
            joined[-1] = Item(item.seat, "chose", n=last.n + 1)
        else:
            joined.append(item)
    return tuple(joined)
