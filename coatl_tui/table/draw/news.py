"""What has just happened: the deeds for the recap, and what of the table is marked as new."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from attrs import field, frozen

from coatl_core.game import events as e
from coatl_core.game.deeds import Deed, deeds_of
from coatl_core.game.events import Event, VariantEvent
from coatl_core.game.view import PlayerView


@frozen
class News:
    """What has happened, in order, and what of it is marked on the table. ``pieces`` are the places of pieces that have
    come to a coatl, by seat and index of the coatl; ``cards`` are a seat, the index of a coatl and the card that has
    come to lie beside it. ``fields``, ``row``, ``piles`` and ``opponent`` are the numbers of fields, places of the row,
    temple piles and cards of an automatic opponent with which something was done."""

    items: tuple[Deed, ...] = ()
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
    return _marked(deeds_of(events), others, view)


def _marked(items: tuple[Deed, ...], events: Iterable[Event], view: PlayerView) -> News:
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
