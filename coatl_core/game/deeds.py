"""What was done in a game, summed up: one deed for all the pieces that went to one coatl in a turn, and one for all
the prophecies chosen together."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import evolve, frozen

from coatl_core.cards.pieces import Piece
from coatl_core.game import events as e
from coatl_core.game.events import Event, VariantEvent

NOBODY = -1
"""The seat of what nobody did, as a refill."""
BY_ITSELF = ("refilled", "row", "uncovered", "shuffled")
"""The kinds of what nobody did because it follows by the rules: the table is filled again."""


@frozen
class Deed:
    """One thing that somebody did: ``kind`` is the verb, the rest what it was done with. ``n`` counts cards that are
    not shown, ``discarded`` are those that were not kept. ``event`` is what a variant says of itself; its ``seat`` is
    ``NOBODY``."""

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
    discarded: tuple[str, ...] = ()


def deeds_of(events: Iterable[Event]) -> tuple[Deed, ...]:
    """Returns the deeds that these events tell: one for all the pieces that went to one coatl in a turn, and one for
    all the prophecies chosen."""
    deeds: list[Deed] = []
    for event in events:
        deed = _deed(event)
        last = deeds[-1] if deeds else None
        if deed is None:
            continue
        if deed.kind == "built":
            _attach(deeds, deed, isinstance(event, e.Extended) and event.end == "head")
        elif (
            deed.kind in ("chose", "discarded")
            and last is not None
            and (last.kind, last.seat) == (deed.kind, deed.seat)
        ):
            deeds[-1] = evolve(last, cards=(*last.cards, *deed.cards), n=last.n + deed.n)
        else:
            deeds.append(deed)
    return tuple(deeds)


def _attach(deeds: list[Deed], deed: Deed, at_head: bool) -> None:
    """Adds a piece to what the same player has attached to the same coatl, in its order on the coatl."""
    for number, other in enumerate(deeds):
        if (other.kind, other.seat, other.coatl) == ("built", deed.seat, deed.coatl):
            pieces = (*deed.pieces, *other.pieces) if at_head else (*other.pieces, *deed.pieces)
            deeds[number] = evolve(other, pieces=pieces)
            return
    deeds.append(deed)


def _deed(event: Event) -> Deed | None:
    """The deed that an event tells; None if that goes without saying."""
    seat = event.seat if event.seat is not None else NOBODY
    match event:
        case VariantEvent():
            return Deed(NOBODY, "said", event=event)
        case e.Kept(kept=kept, number=number, discarded=discarded):
            return Deed(seat, "kept", cards=kept or (), n=0 if kept else number, discarded=discarded)
        case e.Took(field=number, pieces=pieces):
            return Deed(seat, "took", pieces, field=number)
        case e.Picked(pieces=pieces):
            return Deed(seat, "picked", pieces)
        case e.DrewFromRow(card=card):
            return Deed(seat, "chose", cards=(card,))
        case e.DrewFromDeck(card=drawn):
            return Deed(seat, "chose", cards=(drawn,)) if drawn is not None else Deed(seat, "chose", n=1)
        case e.Started(coatl=coatl, piece=piece) | e.Extended(coatl=coatl, piece=piece):
            return Deed(seat, "built", (piece,), coatl=coatl)
        case e.Fulfilled(coatl=coatl, card=card, points=points):
            return Deed(seat, "fulfilled", coatl=coatl, cards=(card,), points=points)
        case e.Claimed(coatl=coatl, card=card, points=points):
            return Deed(seat, "claimed", coatl=coatl, cards=(card,), points=points)
        case e.Completed(coatl=coatl, points=points):
            return Deed(seat, "completed", coatl=coatl, points=points)
        case e.TokenSpent(token=token):
            return Deed(seat, "token", word=token)
        case e.RowDiscarded():
            return Deed(seat, "row-gone")
        case e.Discarded(card=card):
            return Deed(seat, "discarded", cards=(card,))
        case e.TookTemple(card=card):
            return Deed(seat, "temple", cards=(card,))
        case e.Passed():
            return Deed(seat, "passed")
        case e.TurnBegan(last=True):
            return Deed(seat, "last")
        case e.EndBegan(ending=ending):
            return Deed(seat if ending == "coatls" else NOBODY, "end", word=ending)
        case e.LaidAnew(places=places):
            return Deed(NOBODY, "laid", n=len(places))
        case e.WentOn():
            return Deed(NOBODY, "went-on")
        case e.GameEnded():
            return Deed(NOBODY, "over")
        case e.SupplyRefilled(fields=fields):
            return Deed(NOBODY, "refilled", n=len(fields))
        case e.RowRefilled(cards=cards):
            return Deed(NOBODY, "row", cards=cards)
        case e.TempleUncovered(card=card):
            return Deed(NOBODY, "uncovered", cards=(card,))
        case e.DeckRenewed(cards=number):
            return Deed(NOBODY, "shuffled", n=number)
    return None


def by_player(deeds: Iterable[Deed], own: int | None) -> list[tuple[int, list[Deed]]]:
    """Returns the deeds player by player, after the seat: those of the others first, then those of the player
    ``own``, who knows them, and last what came by itself."""
    deeds = sorted(deeds, key=lambda deed: 2 if deed.kind in BY_ITSELF else int(deed.seat == own))
    return runs(deeds)


def runs(deeds: Iterable[Deed]) -> list[tuple[int, list[Deed]]]:
    """Returns the deeds in their order, those of one player that follow each other together, after the seat."""
    found: list[tuple[int, list[Deed]]] = []
    for deed in deeds:
        if found and found[-1][0] == deed.seat:
            found[-1][1].append(deed)
        else:
            found.append((deed.seat, [deed]))
    return found
