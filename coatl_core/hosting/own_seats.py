"""The seats that the player has in games of hosts. They are kept in a file of the player's: the token in it is what the
seat is come back to with, so only they can read it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection, Sequence
from pathlib import Path
from ssl import SSLContext, create_default_context
from typing import Any

from attrs import asdict, evolve, field, frozen

from coatl_core.files.atomic import alone, backup_of, set_aside, write
from coatl_core.files.jsonfile import strict_converter
from coatl_core.files.regularfile import read_text
from coatl_core.hosting.certificate import pinned
from coatl_core.hosting.client import Guest
from coatl_core.hosting.codes import NOBODY
from coatl_core.hosting.invitation import Invitation, invitations
from coatl_core.hosting.protocol import Back, Seat
from coatl_core.hosting.running import RunningHost
from coatl_core.language.l10n import L10n
from coatl_core.play.seen_game import SeenGame
from coatl_core.plugins.registry import Registry

FORMAT, VERSION = "coatl-seats", 1
MOST_PAST = 2000
"""So many seats of games that are over are kept, the newest ones."""
MOST_BYTES = 1_000_000
PATIENCE = 4.0
"""The seconds after which a host that has not answered counts as out of reach."""


@frozen
class OwnSeat:
    """A seat in the game ``game`` (its code) of the host at ``host`` and ``port``, with its ``token``. ``creator`` says
    whether the player has made the game, ``players`` are the names as they were seen last, and ``shown`` the addresses
    by which others find the host, if it runs beside the app. With a pass, which is token and code at once, it is the
    seat in whatever game of an event its owner is to play next."""

    game: str = field(repr=False)
    host: str
    port: int
    pin: str
    seat: int
    token: str = field(repr=False)
    creator: bool = False
    players: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()

    @property
    def invitation(self) -> Invitation:
        """The game and its host, as this player reaches it."""
        return Invitation(self.game, self.host, self.port, self.pin)

    @property
    def invitations(self) -> tuple[str, ...]:
        """What others are asked to the same game with."""
        return invitations(self.invitation, self.shown)

    @property
    def is_pass(self) -> bool:
        """Whether it is a seat in many games, one after the other."""
        return self.game == self.token

    @property
    def key(self) -> tuple[str, str, int]:
        """What no other seat has: its game, its host, its number. The host beside the app is one, whatever its
        port."""
        return self.game, "" if self.is_beside else f"{self.host}:{self.port}", self.seat

    @property
    def is_beside(self) -> bool:
        """Whether the host is the one beside the app, which need not run and may have another port than last time."""
        return bool(self.shown)

    def moved(self, host: RunningHost) -> OwnSeat:
        """Returns the same seat at the host beside the app as it runs now."""
        return evolve(self, port=host.port, pin=host.pin, shown=host.addresses)

    def at(self, host: Invitation) -> OwnSeat:
        """Returns the same seat at the host of this invitation, whatever game it is to."""
        return evolve(self, host=host.host, port=host.port, pin=host.pin, shown=())

    def guest(self, registry: Registry, known_as: str = "", looks: bool = False) -> Guest:
        """Returns who comes back to this seat, or only looks how its game stands; ``known_as`` is for ``Guest``."""
        url, ssl = self.invitation.url, encryption(self.invitation)
        hello = Back(self.game, self.token, looks)
        guest = Guest(url, hello, registry, ssl=ssl, pin=self.pin, is_creator=self.creator, known_as=known_as)
        if not self.is_pass:
            guest.place = Seat(self.game, self.seat, self.token)  # it is told only once, to who takes it
        return guest


def encryption(invitation: Invitation) -> SSLContext | None:
    """Returns what the line to a host is encrypted with; None where it is not."""
    if not invitation.secure:
        return None
    return pinned() if invitation.pin else create_default_context()


def read_seats(path: Path) -> tuple[OwnSeat, ...]:
    """Returns the seats in the file, the newest first. A file that cannot be used is set aside: then there are none.
    Raises OSError, also for a file of a newer version, which stays as it is."""
    try:
        return _read(read_text(path, MOST_BYTES))
    except FileNotFoundError:
        return ()
    except OSError:
        raise
    except Exception:  # not text, no JSON, or whatever the converter wraps: the file is always the cause
        set_aside(path)
        return ()


def keep_seat(path: Path, seat: OwnSeat) -> None:
    """Writes a seat into the file as the newest one, in place of what is known of it. Raises OSError."""
    _change(path, seat, (seat,))


def forget_seat(path: Path, seat: OwnSeat) -> None:
    """Takes a seat out of the file. Raises OSError."""
    if any(each.key == seat.key for each in read_seats(path)):
        _change(path, seat, ())


def put_by(path: Path, past: Path, seat: OwnSeat) -> None:
    """Moves a seat from the file into that of past seats. Its game is over, or a pass leads to it, and with its token
    the player can have deleted what the host keeps about them. Raises OSError."""
    _change(past, seat, (seat,), MOST_PAST)
    forget_seat(path, seat)


def drop_seats(path: Path, gone: Collection[tuple[str, str]]) -> None:
    """Takes the seats with these games and tokens out of the file, wherever their hosts are reached by now. Raises
    OSError."""
    with alone(path):
        before = read_seats(path)
        left = [seat for seat in before if (seat.game, seat.token) not in gone]
        if len(left) < len(before):
            _write(path, left)


def _change(path: Path, changed: OwnSeat, first: tuple[OwnSeat, ...], most: int | None = None) -> None:
    with alone(path):
        seats = [*first, *(seat for seat in read_seats(path) if seat.key != changed.key)][:most]
        _write(path, seats)


def _write(path: Path, seats: Sequence[OwnSeat]) -> None:
    if not seats:
        for file in (path, backup_of(path)):
            file.unlink(missing_ok=True)
        return
    data = {"format": FORMAT, "version": VERSION, "seats": [asdict(seat) for seat in seats]}
    write(path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")


def _read(text: str) -> tuple[OwnSeat, ...]:
    data: Any = json.loads(text)
    if data["format"] != FORMAT or type(data["version"]) is not int:
        raise ValueError("format")
    if data["version"] > VERSION:
        raise OSError("of a newer version")
    return strict_converter().structure(data["seats"], tuple[OwnSeat, ...])


async def look_in(seat: OwnSeat, registry: Registry, known_as: str = "", l10n: L10n | None = None) -> SeenGame | None:
    """Returns the game of a seat as it stands there, None if it has not begun, without taking the seat. Raises what
    ``Guest.sit`` raises, and TimeoutError, which is an OSError, if the host does not answer."""
    guest = seat.guest(registry, known_as, looks=True)
    guest.l10n = l10n
    try:
        async with asyncio.timeout(PATIENCE):
            await guest.sit()
            waits = any(each.free and each.name == NOBODY for each in guest.seats)  # later its name stays
            return None if waits and guest.game is None else await guest.begun()
    finally:
        await guest.close()


async def waited_for(seats: Sequence[OwnSeat], registry: Registry, known_as: str = "") -> OwnSeat | None:
    """Returns the first of the seats whose game waits for the player; None if none does, as far as their hosts
    answer."""
    found = await asyncio.gather(*(look_in(seat, registry, known_as) for seat in seats), return_exceptions=True)
    for seat, game in zip(seats, found, strict=True):
        if isinstance(game, SeenGame) and game.view().phase != "over" and game.waits_for().seat == game.view().seat:
            return seat
    return None
