"""What a host keeps about the person of a seat, and how that is deleted: only who has the token may ask for it. What
was done in a game is the game of the others, too, and stays."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from attrs import evolve

from coatl_core.hosting import archive, protocol
from coatl_core.hosting.codes import NOBODY, guest_name
from coatl_core.hosting.room import Means
from coatl_core.hosting.store import NO_SEAT, KeptGame, KeptSeat

UNNAMED = "NN"
"""The name in the seat of a person who had theirs deleted, as lists of players have it in every language. It is not
that of an empty seat, or clients took the game for one that has not begun."""


def told(means: Means, game: KeptGame, seats: Sequence[KeptSeat], seat: int) -> protocol.KeptOfSeat:
    """Returns all that is kept about the person of a seat. Raises StoreError."""
    done = tuple({"action": act.what, "at": _time(act.at)} for act in means.acts(game.id) if act.seat == seat)
    address = game.address if seat == game.creator else ""
    times = {name: _time(getattr(game, name)) for name in ("made", "begun", "over")}
    return protocol.KeptOfSeat(game.id, seat, seats[seat].name, address=address, done=done, **times)


def _time(at: float | None) -> str | None:
    """Returns a time as people and programs read it. The archive knows no times of actions."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds") if at else None


def forget(means: Means, game: KeptGame, seats: Sequence[KeptSeat], seat: int) -> None:
    """Deletes name, token and address of the person of a seat, which is free then, or its computer player's. A game
    that has not begun, and whose maker is forgotten, is over, and so is one in which no person has a seat any more, or
    that was made for others: nobody else may sit down there. Raises StoreError."""
    store = means.store
    begun, who = game.begun is not None, seats[seat]
    others = tuple(other.name for number, other in enumerate(seats) if number != seat)
    after = KeptSeat(guest_name(UNNAMED, others), computer=who.computer) if begun else KeptSeat(NOBODY)
    value = store.archived(game.id)
    if value is not None:
        store.rewrite(game.id, value, _without(archive.read(value, game.id), seat, after.name))
        return
    setup = json.loads(game.setup)
    if begun:
        setup["players"][seat] = after.name
    address = "" if seat == game.creator else game.address
    store.name(game, evolve(game, setup=json.dumps(setup, ensure_ascii=False), address=address))
    store.sit(game.id, seat, who, after)
    alone = all(other.token is None for number, other in enumerate(seats) if number != seat)
    if game.over is None and (alone or game.creator == NO_SEAT if begun else seat == game.creator):
        store.end(game.id, means.now(), seat)


def _without(data: dict[str, Any], seat: int, name: str) -> bytes:
    """Returns the row of an archived game with this name in the seat, and no token."""
    data["save"]["setup"]["players"][seat] = name
    data["seats"][seat] = {**data["seats"][seat], "name": name, "token": None}
    return archive.written(data)
