"""The seat that the player has in a game of a host, as long as the app has a line to it: what is kept of it, and the
save that comes at the end."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

from attrs import evolve

from coatl_core.files.home import Home
from coatl_core.files.sanitize import plain
from coatl_core.hosting.client import Guest
from coatl_core.hosting.codes import guest_name, read_code, shown_code
from coatl_core.hosting.invitation import Invitation, invitations
from coatl_core.hosting.own_seats import OwnSeat, forget_seat, keep_seat, put_by
from coatl_core.hosting.protocol import FromHost, Game, Join, New, Saved, Seat, Seats, Watch
from coatl_core.saves.campaigns import load_campaigns
from coatl_core.saves.format import decode, encode
from coatl_core.saves.records import NewerRecords
from coatl_core.saves.store import Store
from coatl_tui.served.terms import Terms

_closing: set[asyncio.Task[None]] = set()
"""Lines that are being left: the loop itself holds tasks only weakly."""


class HostLine:
    """``guest`` is the line, to the host at ``host`` and ``port`` with this ``pin``; ``shown`` are the addresses by
    which others find it if it runs beside the app, ``terms`` those of an app that is served. ``told`` is called when
    who sits in the game is another one, ``sits`` with the code of the game when that is known, ``saved`` when the save
    that comes at the end is in ``file``, and ``failed`` with why the seat or the save could not be written."""

    def __init__(
        self,
        guest: Guest,
        host: str,
        port: int,
        pin: str,
        shown: tuple[str, ...],
        terms: Terms | None,
        home: Home,
        store: Store,
        sits: Callable[[str], None],
        saved: Callable[[], None],
        failed: Callable[[OSError], None],
    ) -> None:
        self.guest = guest
        self._at = host, port, pin
        self._shown = shown
        self._terms = terms
        self._home = home
        self._store = store
        self._sits = sits
        self._saved = saved
        self._failed = failed
        self._own: OwnSeat | None = None
        self.file: Path | None = None
        self.told: Callable[[], None] = lambda: None
        guest.hear, guest.lost = self._heard, self._cut

    @property
    def game(self) -> str:
        """The code of the game; empty as long as nobody has told it."""
        hello = self.guest.hello
        if self.guest.table is not None:
            return self.guest.table.game
        return "" if isinstance(hello, New) else read_code(hello.game) or ""

    @property
    def invitation(self) -> Invitation:
        """The game and its host, as this app reaches it."""
        return Invitation(self.game, *self._at)

    @property
    def looks_on(self) -> bool:
        """Whether the player only looks on."""
        return isinstance(self.guest.hello, Watch)

    @property
    def name_here(self) -> str:
        """The name of the seat, if it is another one than its player has sat down with; else an empty text."""
        hello, place = self.guest.hello, self.guest.place
        if not isinstance(hello, Join) or place is None:
            return ""
        name = self.guest.seats[place.seat].name
        return "" if name == guest_name(hello.name) else plain(name)

    @property
    def invitations(self) -> tuple[str, ...]:
        """What others are asked to the game with; none as long as the host has not told its code."""
        if self.guest.table is None:
            return ()
        if self._terms is not None:
            return self._terms.ways(self.game) or (shown_code(self.game),)
        return invitations(self.invitation, self._shown)

    def leave(self) -> None:
        """Leaves the line; the seat stays the player's."""
        self.told = lambda: None
        try:
            task = asyncio.get_running_loop().create_task(self.guest.close())
        except RuntimeError:  # the app has ended, and its lines with it
            return
        _closing.add(task)
        task.add_done_callback(_closing.discard)

    def forget(self) -> None:
        """The seat is no more: its game has ended before it began, and leaves no save."""
        if self._own is not None:
            try:
                forget_seat(self._home.seats, self._own)
            except OSError as error:
                self._failed(error)

    def _cut(self) -> None:
        self.told()

    def _heard(self, message: FromHost) -> None:
        match message:
            case Seat():
                self._keep()
            case Game() | Seats():
                if isinstance(message, Game) or (self._own is not None and self._own != self._seat()):
                    self._keep()
                    self._sits(self._own.game if self._own is not None else self.game)
                self.told()
            case Saved():
                self._save(message.save)

    @property
    def _players(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.guest.seats if not seat.free)

    def _keep(self) -> None:
        """Keeps the seat, with everybody's names once they are known."""
        own = self._seat()
        if own is None or self.file is not None:
            return
        self._own = own
        try:
            keep_seat(self._home.seats, own)
            if own.is_pass:  # which game it has led to is known from now on, for what its host keeps about the player
                self._put_by(own)
        except OSError as error:
            self._failed(error)

    def _put_by(self, own: OwnSeat) -> None:
        """Keeps the seat in this game among those that the player has had. Raises OSError."""
        place = self.guest.place
        assert place is not None
        put_by(self._home.seats, self._home.past_seats, evolve(own, game=place.game, seat=place.seat))

    def _seat(self) -> OwnSeat | None:
        place = self.guest.place
        if place is None:
            return None
        game, seat, players = place.game, place.seat, self._players if self.guest.table is not None else ()
        if read_code(place.token) == place.token:  # a pass: in their next game they sit elsewhere, with others
            game, seat, players = place.token, 0, players[seat : seat + 1]
        return OwnSeat(game, *self._at, seat, place.token, self.guest.is_creator, players, self._shown)

    def _save(self, data: Any) -> None:
        """Writes the save of the game into the player's folder, as a copy under a name if it was ended before its
        end."""
        if self.file is not None:
            return
        save = decode(json.dumps(data))
        name = "" if save.finished else shown_code(self.game)
        players = tuple(seat.name for seat in self.guest.seats)
        setup = evolve(save.setup, players=players)
        save = evolve(save, setup=setup, count=self._store.next_count(), name=name)
        try:
            self.file = self._store.write_new(save.name, encode(save), datetime.now())
            if self._own is not None:  # a pass is kept for the next game as well
                self._put_by(self._own)
            if self._own is not None and save.finished:  # who has only looked on has no part in a campaign
                load_campaigns(self._home.campaigns).begun(setup, made=self._own.creator)
        except OSError as error:
            self._failed(error)
        except NewerRecords:
            pass  # it is told where the game is counted
        if self.file is not None:
            self._saved()
