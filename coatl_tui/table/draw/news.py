"""What has happened, as data: deeds for the recap and the log, and what of the table is marked as new."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from attrs import evolve, field, frozen

from coatl_core.cards.pieces import Piece
from coatl_core.game import events as e
from coatl_core.game.events import Event, VariantEvent
from coatl_core.game.view import PlayerView

NOBODY = -1
"""The seat of what nobody did, as a refill."""


@frozen
class Item:
    """One thing that somebody did: ``kind`` is the verb, the rest what it was done with. ``n`` counts cards that are
    not shown. ``event`` is what a variant says of itself; its ``seat`` is ``NOBODY``."""

    seat: int
    kind: str
    pieces: tuple[Piece, ...] = ()
    field: int = 0
    coatl: int = 0
    cards: tuple[str, ...] = ()
    points: int = 0
    n: int = 0
    word: str = ""
    event: VariantEvent | None = None


@frozen
class News:
    """What has happened, in order, and what of it is marked on the table. ``pieces`` are the places of pieces that have
    come to a coatl, by seat and index of the coatl; ``cards`` are a seat, the index of a coatl and the card that has
    come to lie beside it. ``fields``, ``row``, ``piles`` and ``opponent`` are the numbers of fields, places of the row,
    temple piles and cards of an automatic opponent with which something was done."""

    items: tuple[Item, ...] = ()
    pieces: Mapping[tuple[int, int], frozenset[int]] = field(factory=dict)
    cards: frozenset[tuple[int, int, str]] = frozenset()
    fields: frozenset[int] = frozenset()
    row: frozenset[int] = frozenset()
    piles: frozenset[int] = frozenset()
    opponent: frozenset[int] = frozenset()

    @property
    def marked(self) -> bool:
        """Whether anything is marked."""
        return self != self.read()

    def read(self) -> News:
        """The same news, of which nothing is marked any more."""
        return News(self.items)


def news_of(events: Sequence[Event], view: PlayerView, own: int | None = None) -> News:
    """Returns what these events, which have led to this view, were about. What the player ``own`` has done is not
    marked."""
    others = list(events)
    for number, event in enumerate(events):
        if own is not None and event.seat == own and not isinstance(event, e.TurnBegan | e.EndBegan):
            others = list(events[:number])
            break
    return _marked(items_of(events), others, view)


def items_of(events: Iterable[Event]) -> tuple[Item, ...]:
    """Returns the deeds that these events tell: one for all the pieces that went to one coatl in a turn, and one for
    all the prophecies chosen."""
    items: list[Item] = []
    for event in events:
        item = _item(event)
        last = items[-1] if items else None
        if item is None:
            continue
        if item.kind == "built":
            _attach(items, item, isinstance(event, e.Extended) and event.end == "head")
        elif (
            item.kind in ("chose", "discarded")
            and last is not None
            and (last.kind, last.seat) == (item.kind, item.seat)
        ):
            items[-1] = evolve(last, cards=(*last.cards, *item.cards), n=last.n + item.n)
        else:
            items.append(item)
    return tuple(items)


def _attach(items: list[Item], item: Item, at_head: bool) -> None:
    """Adds a piece to what the same player has attached to the same coatl, in its order on the coatl."""
    for number, other in enumerate(items):
        if (other.kind, other.seat, other.coatl) == ("built", item.seat, item.coatl):
            pieces = (*item.pieces, *other.pieces) if at_head else (*other.pieces, *item.pieces)
            items[number] = evolve(other, pieces=pieces)
            return
    items.append(item)


def _item(event: Event) -> Item | None:
    """The deed that an event tells; None if that goes without saying."""
    seat = event.seat if event.seat is not None else NOBODY
    match event:
        case VariantEvent():
            return Item(NOBODY, "said", event=event)
        case e.Kept(kept=kept, number=number):
            return Item(seat, "kept", cards=kept or (), n=0 if kept else number)
        case e.Took(field=number, pieces=pieces):
            return Item(seat, "took", pieces, field=number)
        case e.Picked(pieces=pieces):
            return Item(seat, "picked", pieces)
        case e.DrewFromRow(card=card):
            return Item(seat, "chose", cards=(card,))
        case e.DrewFromDeck(card=drawn):
            return Item(seat, "chose", cards=(drawn,)) if drawn is not None else Item(seat, "chose", n=1)
        case e.Started(coatl=coatl, piece=piece) | e.Extended(coatl=coatl, piece=piece):
            return Item(seat, "built", (piece,), coatl=coatl)
        case e.Fulfilled(coatl=coatl, card=card, points=points):
            return Item(seat, "fulfilled", coatl=coatl, cards=(card,), points=points)
        case e.Claimed(coatl=coatl, card=card, points=points):
            return Item(seat, "claimed", coatl=coatl, cards=(card,), points=points)
        case e.Completed(coatl=coatl, points=points):
            return Item(seat, "completed", coatl=coatl, points=points)
        case e.TokenSpent(token=token):
            return Item(seat, "token", word=token)
        case e.RowDiscarded():
            return Item(seat, "row-gone")
        case e.Discarded(card=card):
            return Item(seat, "discarded", cards=(card,))
        case e.TookTemple(card=card):
            return Item(seat, "temple", cards=(card,))
        case e.Passed():
            return Item(seat, "passed")
        case e.TurnBegan(last=True):
            return Item(seat, "last")
        case e.EndBegan(ending=ending):
            return Item(seat if ending == "coatls" else NOBODY, "end", word=ending)
        case e.GameEnded():
            return Item(NOBODY, "over")
        case e.SupplyRefilled(fields=fields):
            return Item(NOBODY, "refilled", n=len(fields))
        case e.RowRefilled(cards=cards):
            return Item(NOBODY, "row", cards=cards)
        case e.TempleUncovered(card=card):
            return Item(NOBODY, "uncovered", cards=(card,))
        case e.DeckRenewed(cards=number):
            return Item(NOBODY, "shuffled", n=number)
    return None


def _marked(items: tuple[Item, ...], events: Iterable[Event], view: PlayerView) -> News:
    ends: dict[tuple[int, int], list[str]] = {}
    cards: set[tuple[int, int, str]] = set()
    fields: set[int] = set()
    shown: set[str] = set()
    piles: set[int] = set()
    opponent: set[int] = set()
    for event in events:
        match event:
            case e.Took(field=number):
                fields.add(number)
            case e.SupplyRefilled(fields=numbers):
                fields |= set(numbers)
            case e.RowRefilled(cards=new):
                shown |= set(new)
            case e.TempleUncovered(pile=pile) | e.TookTemple(pile=pile):
                piles.add(pile)
            case e.Started(seat=int(seat), coatl=coatl):
                ends[seat, coatl - 1] = ["all"]
            case e.Extended(seat=int(seat), coatl=coatl, end=end):
                ends.setdefault((seat, coatl - 1), []).append(end)
            case (
                e.Fulfilled(seat=int(seat), coatl=coatl, card=card) | e.Claimed(seat=int(seat), coatl=coatl, card=card)
            ):
                cards.add((seat, coatl - 1, card))
            case VariantEvent(values=values):
                _add_number(fields, values.get("field"))
                _add_number(opponent, values.get("number") if "pieces" in values or "place" in values else None)
    players = view.players
    pieces = {
        (seat, index): _places(steps, len(players[seat].coatls[index]))
        for (seat, index), steps in ends.items()
        if index < len(players[seat].coatls)
    }
    row = frozenset(place for place, card in enumerate(view.row, 1) if card in shown)
    return News(items, pieces, frozenset(cards), frozenset(fields), row, frozenset(piles), frozenset(opponent))


def _add_number(numbers: set[int], value: object) -> None:
    if isinstance(value, int):
        numbers.add(value)


def _places(steps: list[str], length: int) -> frozenset[int]:
    """The places of the pieces that were attached in these steps to a coatl that is so long now."""
    if steps[0] == "all":
        return frozenset(range(length))
    heads = steps.count("head")
    return frozenset((*range(heads), *range(length - (len(steps) - heads), length)))
