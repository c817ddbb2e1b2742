"""What the computer players of a game at a host are called. The host, which speaks no language, calls them by their
ids; each client names them in its player's."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from attrs import evolve

from coatl_core.game.rules import MOST_OF_NAME, read_seat
from coatl_core.hosting.codes import guest_name
from coatl_core.hosting.protocol import SeatStatus
from coatl_core.language.l10n import L10n
from coatl_core.language.playertext import player_name


def named(seats: Sequence[SeatStatus], game: str, l10n: L10n) -> tuple[SeatStatus, ...]:
    """Returns the seats of the game with this code, in which the computer players have names in the player's language.
    They are the same each time, and at every machine whose language lists them in the same order. A computer player in
    the seat of a person has the name of that person."""
    ids = [_id(seat) for seat in seats]
    names = [seat.name if id is None else "" for seat, id in zip(seats, ids, strict=True)]
    for number, id in enumerate(ids):
        if id is not None:
            names[number] = player_name(id, l10n, Random(f"{game} {number}"), names)[:MOST_OF_NAME]
    return tuple(evolve(seat, name=name) for seat, name in zip(seats, names, strict=True))


def _id(seat: SeatStatus) -> str | None:
    """Returns which computer player is called by its id; None if the seat has a name."""
    if seat.computer is None:
        return None
    id = read_seat(seat.computer).id
    return id if re.fullmatch(rf"{re.escape(guest_name(id))}( \d+)?", seat.name) else None
