"""Fixed places: a piece keeps its number as long as it lies on a player board, a card of the hand for a whole turn."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain
from typing import Generic, TypeVar

from attrs import define, field

from coatl_core.cards.pieces import Piece
from coatl_core.game.events import Event, Extended, Picked, Started, Took
from coatl_core.game.session import Session

Thing = TypeVar("Thing")


def rack(session: Session, actions: int, seat: int, spaces: Mapping[int, int]) -> tuple[Piece | None, ...]:
    """Returns the pieces on a player board after so many actions of a game, each at its place, None where nothing lies.

    A piece stays where it is until it leaves the board, and a new one comes to the first empty place. Of equal pieces
    the one leaves that lies at the space (from 1) which ``spaces`` has for the number of the action (from 0), or else
    at the last place. So the places follow from the game alone, wherever it is looked at and however often actions are
    taken back."""
    now: list[Piece | None] = []
    laid: tuple[Piece, ...] = ()
    history = session.history[:actions]
    last = session.state if actions == len(session.history) else session.history[actions].before
    for number, state in enumerate(chain((played.before for played in history), (last,)), -1):
        board = state.players[seat].board
        if board is not laid:
            now, laid = _laid(now, board, spaces.get(number, 0)), board
    return tuple(now)


def rack_by_log(
    log: Sequence[Event], seat: int, spaces: Mapping[int, int], board: Sequence[Piece]
) -> tuple[Piece | None, ...]:
    """Returns the pieces on a player board, each at its place, like ``rack``, for one who has no session but all that
    has happened in the game. ``spaces`` are by the number of the event (from 0) that tells of the piece's leaving. What
    a variant has given or taken is seen from the ``board`` as it is now."""
    now: list[Piece | None] = []
    held: list[Piece] = []
    for number, event in enumerate(log):
        if event.seat != seat:
            continue
        match event:
            case Took(pieces=pieces) | Picked(pieces=pieces):
                held += pieces
            case Started(piece=used) | Extended(piece=used) if used in held:
                held.remove(used)
            case _:
                continue
        now = _laid(now, held, spaces.get(number, 0))
    return tuple(_laid(now, board, 0))


def _laid(before: Sequence[Piece | None], board: Iterable[Piece], left: int) -> list[Piece | None]:
    """These pieces, each where it was before; of equal ones that at the space ``left`` has gone."""
    now: list[Piece | None] = [None] * len(before)
    rest = list(board)
    for place in sorted(range(len(before)), key=lambda place: place == left - 1):
        piece = before[place]
        if piece is not None and piece in rest:
            rest.remove(piece)
            now[place] = piece
    for piece in rest:
        if None in now:
            now[now.index(None)] = piece
        else:
            now.append(piece)
    while now and now[-1] is None:
        now.pop()
    return now


def ambiguous(rack: Sequence[Piece | None], space: int) -> bool:
    """Returns whether it must be known that the piece of this space (from 1) leaves: an equal one lies behind it."""
    return 0 < space <= len(rack) and rack[space - 1] in rack[space:]


@define
class Places(Generic[Thing]):
    """``now`` are the things at their places, None where nothing lies; ``last`` is what lay last at each place, so that
    a thing taken away and put back has its old number again. ``changed`` are the places from which something was taken
    or to which it was put back, the last one last: of equal things, it tells which one is meant."""

    now: tuple[Thing | None, ...] = ()
    last: list[Thing] = field(factory=list)
    changed: list[int] = field(factory=list)

    def copy(self) -> Places[Thing]:
        """The same places; what is laid there changes nothing here."""
        return Places(self.now, list(self.last), list(self.changed))

    def lay(self, things: Sequence[Thing], left: Collection[int] = ()) -> tuple[Thing | None, ...]:
        """Lays these things and returns them at their places. Of equal things those at the places ``left`` (from 0) are
        taken away first, or else the one put back last; the one taken away last is put back first. A new thing comes to
        the first empty place."""
        rest = list(things)
        now: list[Thing | None] = [None] * len(self.last)
        there = {place for place, thing in enumerate(self.now) if thing is not None}

        def turn(place: int) -> tuple[bool, bool, int]:
            """What stays comes first; then comes what is put back."""
            when = self.changed.index(place) if place in self.changed else -1
            return place in left, place not in there, when if place in there else -when

        for place in sorted(range(len(self.last)), key=turn):
            laid = self.last[place] in rest
            if laid:
                rest.remove(self.last[place])
                now[place] = self.last[place]
            if laid != (place in there):
                self.changed = [*(each for each in self.changed if each != place), place]
        for thing in rest:
            if None in now:
                place = now.index(None)
                now[place] = self.last[place] = thing
            else:
                now.append(thing)
                self.last.append(thing)
        self.now = tuple(now)
        return self.now
