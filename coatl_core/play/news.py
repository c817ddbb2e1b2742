"""What has happened since the last turn of the one who looks, found in what has happened in the whole game."""

from __future__ import annotations

from collections.abc import Sequence

from coatl_core.game.events import EndBegan, Event, TurnBegan, VariantEvent
from coatl_core.game.state import Phase

_AFTERWARDS = (TurnBegan, EndBegan)
"""What follows from the end of a turn and names the next player, or the one who has begun the end."""


def news_of(log: Sequence[Event], seat: int, phase: Phase) -> list[Event]:
    """Returns what has happened since the last turn of this seat: what the others have done, and then what the player
    has. Before their first turn that is everything. ``log`` is all that has happened, ``phase`` that of the game
    now."""
    turns = [at for at, event in enumerate(log) if isinstance(event, TurnBegan)]
    begun = turns[0] if turns else len(log)
    last = _after_last_deed(log, seat, begun, len(log))
    goes_on = phase != "opponent" or last == len(log)  # an opponent who has not moved yet has no news
    turn = turns[-1] if goes_on and turns and log[turns[-1]].seat == seat else len(log)
    return list(log[_after_last_deed(log, seat, begun, turn) :])


def _after_last_deed(log: Sequence[Event], seat: int, begun: int, end: int) -> int:
    """Returns where, before ``end``, what the last deed of this seat has brought about has come to its end; 0 if there
    is no deed since the first turn has ``begun``."""
    at = end
    while at > begun and not _is_deed(log[at - 1], seat):
        at -= 1
    if at <= begun:
        return 0
    while at < end and _follows(log[at], seat):
        at += 1
    return at


def _is_deed(event: Event, seat: int) -> bool:
    return event.seat == seat and not isinstance(event, _AFTERWARDS)


def _follows(event: Event, seat: int) -> bool:
    """Whether this belongs to the player's own last action: new cards and pieces, and the turn that begins then."""
    return isinstance(event, _AFTERWARDS) or (event.seat is None and not isinstance(event, VariantEvent))
