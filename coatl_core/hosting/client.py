"""A client of a host: it sits down, keeps its line, comes back when that is cut, and gives a ``SeenGame``."""

from __future__ import annotations

import asyncio
import errno
import json
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count
from random import uniform
from secrets import token_urlsafe
from ssl import SSLContext
from time import monotonic
from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import Factory, define, evolve, field

from coatl_core.game.actions import Action
from coatl_core.game.errors import IllegalActionError, Refusal, VariantFailed
from coatl_core.game.events import Event
from coatl_core.game.state import Ruleset
from coatl_core.hosting import protocol, rows
from coatl_core.hosting.certificate import pin_of
from coatl_core.hosting.codes import read_code
from coatl_core.hosting.limits import HANDSHAKE_SECONDS, PING_SECONDS
from coatl_core.hosting.naming import named
from coatl_core.language.l10n import L10n
from coatl_core.play.computers import Adviser
from coatl_core.play.seen_game import Seen, SeenGame, Undo
from coatl_core.play.standing import Sitting
from coatl_core.players.pool import PlayerPool
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import SaveError
from coatl_core.saves.wire import event_from_data, refusal_from_data, setup_from_data, view_from_data

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

MOST_OF_HOST = 4 * 1024 * 1024
"""The longest message that is taken from a host, in bytes: a view and the log of a long game have a twentieth."""
FIRST_DELAY, MOST_DELAY = 0.25, 2.0
"""The most seconds after which a lost line is tried again; each time it is twice as long, up to the second number.
However long a host was away, everybody is back soon after it; it bears all of them at once."""
GUEST = "X-Coatl-Guest"
"""The header in which ``known_as`` is told."""
CLOSE_SECONDS = 1.5
"""So long whoever leaves waits for the token of a seat that is being taken."""
TAKE_SECONDS = 8.0
"""So long a place is asked for again after the line was cut before the answer: the host may have been killed."""

Hear: TypeAlias = Callable[[protocol.FromHost], None]


Answerable: TypeAlias = protocol.Do | protocol.Undo | protocol.Say | protocol.Fill | protocol.Free | protocol.End
"""What always has an answer of the host, with its ``id``."""
TOO_LATE = Refusal("undo-not-yours", "")
"""Somebody has acted at the moment when this seat wished to take its action back."""
HELLO = 0
"""The ``id`` with which a place is taken."""
PASSING = "wait", "too-fast", "too-many"
"""Reasons that will pass: who comes back tries it again."""


class HostSaysNo(OSError):
    """The host does not do what it was asked for. ``why`` is the word of the protocol; the message ``hosting-no-<why>``
    says it in a sentence."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class WrongPin(OSError):
    """The certificate of the host is not the one of the invitation. Nothing was told to whoever has it."""


class NoHost(OSError):
    """Whatever answers there is no host, or it says what no host says."""


class _Refused(Exception):
    """The rules forbid it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


@define(eq=False)
class _Asked:
    """What was asked for, and its answer."""

    message: Answerable
    answer: asyncio.Future[Seen | Refusal | None]


@define(eq=False)
class Guest:
    """A seat at a host, or a spectator's place. ``url`` is that of the host, without a path; ``hello`` is how the place
    is taken the first time. ``hear`` is told every message of the host but those that are for ``SeenGame`` alone:
    whoever keeps the token waits there for ``protocol.Seat``. This is also the ``Elsewhere`` of the game, see there.

    A line to a ``wss`` address is encrypted, and this machine must trust the host's certificate; with ``ssl`` that
    decides, and with ``pin`` the certificate must have this one. ``is_creator`` says whether this seat has made the
    game; whoever comes back with ``protocol.Back`` says so. ``thinks_apart`` says that the player who gives hints
    thinks in a process of its own. ``known_as`` says to a host that trusts this machine, such as the one of an app that
    is served to visitors, who the guest is: what an address may do is counted for them alone.
    ``revive`` is asked for the address before a lost line is tried again, and may start a host that is gone; it raises
    OSError. ``refused`` is told why the host wants no more of a line on which the game was told, ``lost`` is called
    when the line is cut before the game has begun.
    With ``l10n``, computer players have names in its language.
    ``table`` says what is played, ``seats`` who is there, ``place`` which seat this is; None or empty until it is told.
    """

    url: str
    hello: protocol.Hello
    registry: Registry
    hear: Hear = lambda message: None
    ssl: SSLContext | None = None
    pin: str = ""
    revive: Callable[[], Awaitable[str]] | None = None
    refused: Callable[[Exception], None] = lambda error: None
    lost: Callable[[], None] = lambda: None
    is_creator: bool = field(default=Factory(lambda self: isinstance(self.hello, protocol.New), takes_self=True))
    thinks_apart: bool = False
    l10n: L10n | None = None
    known_as: str = ""
    table: protocol.Game | None = field(default=None, init=False)
    _seats: tuple[protocol.SeatStatus, ...] = field(default=(), init=False)
    place: protocol.Seat | None = field(default=None, init=False)
    game: SeenGame | None = field(default=None, init=False)
    _told_at: float = field(default=0.0, init=False)
    """When it was told who is there."""
    _ruleset: Ruleset | None = field(default=None, init=False)
    _log: list[Event] = field(factory=list, init=False)
    _rev: int = field(default=0, init=False)
    _socket: ClientConnection | None = field(default=None, init=False)
    _token: str = field(factory=partial(token_urlsafe, 16), init=False)
    """That of the seat, if ``hello`` has none: so whoever asks twice for a seat gets one."""
    _proposes: bool = field(default=True, init=False)
    """Whether the host is told a token: older ones know nothing of that."""
    _hello_said: bool = field(default=False, init=False)
    """Whether a place was asked for on this line."""
    _unanswered: float | None = field(default=None, init=False)
    """When a line was cut on which a place was asked for."""
    _is_back: bool = field(default=False, init=False)
    """Whether the game was told on this line."""
    _asked: dict[int, _Asked] = field(factory=dict, init=False)
    _numbers: count[int] = field(factory=lambda: count(HELLO + 1), init=False)
    _running: asyncio.Task[None] | None = field(default=None, init=False)
    _sits: asyncio.Future[None] = field(init=False)
    _begun: asyncio.Future[SeenGame] = field(init=False)

    @property
    def seats(self) -> tuple[protocol.SeatStatus, ...]:
        """Who sits there."""
        if self.l10n is None or self.table is None:
            return self._seats
        return named(self._seats, self.table.game, self.l10n)

    async def sit(self) -> None:
        """Takes the place; returns when the host has told what is played. Raises HostSaysNo, WrongPin, OSError if the
        host cannot be reached or is none, SaveError if something is missing here that the game is played with, and
        ImportError without ``websockets``."""
        loop = asyncio.get_running_loop()
        self._sits, self._begun = loop.create_future(), loop.create_future()
        self._running = loop.create_task(self._run())
        await asyncio.shield(self._sits)

    async def begun(self) -> SeenGame:
        """Returns the game as soon as it has begun. Raises what ``sit`` raises if it never will."""
        return await asyncio.shield(self._begun)

    async def close(self) -> None:
        """Leaves the line; the seat stays one's own."""
        if self._running is not None:
            if self.place is None and not isinstance(self.hello, protocol.Watch):
                await asyncio.wait([self._sits], timeout=CLOSE_SECONDS)  # or nobody would have the token of the seat
            self._running.cancel()
            await asyncio.wait([self._running])

    # What the one who plays asks for

    async def push(self, action: Action) -> Seen:
        try:
            answer = await self._ask(protocol.Do(self._rev, str(action)))
        except _Refused as refused:
            raise IllegalActionError(action, refused.refusal) from None
        assert isinstance(answer, Seen)
        return answer

    async def undo(self) -> Seen | Refusal | None:
        try:
            return await self._ask(protocol.Undo(self._rev))
        except _Refused as refused:
            return refused.refusal

    async def allow(self, yes: bool) -> None:
        """Answers another's wish to take an action back."""
        await self._send(protocol.Allow(self._rev, yes))

    async def say(self, preset: str) -> None:
        """Says one of ``protocol.PRESETS``."""
        await self._ask(protocol.Say(preset))

    async def fill(self, seat: int, computer: str) -> None:
        """Puts a computer player into a seat."""
        await self._ask(protocol.Fill(seat, computer))

    async def free(self, seat: int) -> None:
        """Frees a seat."""
        await self._ask(protocol.Free(seat))

    async def end(self, token: str | None = None, seat: int = 0) -> None:
        """Ends the game; with the ``token`` that is its key one that was made for others, because this seat wishes
        it."""
        await self._ask(protocol.End(token, seat))

    async def _send(self, message: protocol.FromClient, id: int | None = None) -> None:
        """Sends a message, unless the line is cut."""
        from websockets.exceptions import ConnectionClosed

        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(protocol.write(message, id))

    async def _ask(self, message: Answerable) -> Seen | Refusal | None:
        """Sends a message and returns its answer: the game, why not, or None. What is about the game at a ``rev`` is
        asked again however often the line is cut meanwhile. Raises _Refused, VariantFailed and OSError."""
        assert self._running is not None
        if self._running.done():
            raise OSError("the line is closed")
        if self._socket is None and not isinstance(message, protocol.Dated):
            raise _cut()
        id = next(self._numbers)
        asked = self._asked[id] = _Asked(message, asyncio.get_running_loop().create_future())
        try:
            await self._send(message, id)
            return await asked.answer
        finally:
            del self._asked[id]

    # The line

    async def _run(self) -> None:
        """Keeps the line until it is left, or the host wants no more of it."""
        waits = delays()
        while True:
            try:
                await self._talk()
                continue  # the game is at another path
            except (OSError, SaveError) as error:
                if not (self._keeps_on(error) if self._sits.done() else self._asks_once_more(error)):
                    self._fail(error)
                    return
            except Exception as error:  # what cannot be shown, whoever is to blame: it would be lost with this task
                self._fail(error)
                return
            finally:
                self._socket, told = None, self._is_back
            for asked in self._asked.values():
                if not isinstance(asked.message, protocol.Dated) and not asked.answer.done():
                    asked.answer.set_exception(_cut())
            if self._sits.done():
                self._stand()
            if told:
                waits = delays()
            await asyncio.sleep(next(waits))
            if self.revive is not None:
                with suppress(OSError):  # then it is tried again where the host was
                    self.url = await self.revive()

    def _keeps_on(self, error: OSError | SaveError) -> bool:
        """Whether whoever has a place tries to come back."""
        passing = error.why in PASSING if isinstance(error, HostSaysNo) else isinstance(error, OSError)
        return passing and not isinstance(error, WrongPin)

    def _asks_once_more(self, error: OSError | SaveError) -> bool:
        """Whether a place is asked for again: of a host that knows no token without one, and for a while after the line
        was cut before an answer."""
        if isinstance(error, HostSaysNo) and error.why == "malformed" and self._proposes:
            self._proposes = False
            return True
        if self._hello_said and self._unanswered is None and not isinstance(error, HostSaysNo | NoHost | SaveError):
            self._unanswered = monotonic()
        return self._keeps_on(error) and self._unanswered is not None and monotonic() < self._unanswered + TAKE_SECONDS

    def _fail(self, error: Exception) -> None:
        """It is over with this line: everybody who waits is told why."""
        self._socket = None
        waits: list[asyncio.Future[Any]] = [self._sits, self._begun]
        for waiting in (*waits, *(asked.answer for asked in self._asked.values())):
            if not waiting.done():
                waiting.set_exception(error)
                waiting.exception()  # nobody need be waiting
        self._stand()
        if self.game is not None:
            self.game.close_line()
            self.refused(error)

    async def _talk(self) -> None:
        """Connects, says hello and hears what comes. Returns if the game is to be found at another path. Raises OSError
        when the line is cut, HostSaysNo and SaveError."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import InvalidMessage, InvalidStatus, WebSocketException

        hello = self.hello
        if self.place is not None:
            looks = isinstance(hello, protocol.Back) and hello.look
            hello = protocol.Back(self.place.game, self.place.token, looks)
        elif isinstance(hello, protocol.New | protocol.Join):
            hello = evolve(hello, token=(hello.token or self._token) if self._proposes else None)
        path = "/" if isinstance(hello, protocol.New) else f"/g/{read_code(hello.game) or hello.game}"
        self._is_back = self._hello_said = False
        try:
            async with connect(
                self.url + path,
                ssl=self.ssl or self.url.startswith("wss:") or None,  # True: as this machine trusts certificates
                max_size=MOST_OF_HOST,
                open_timeout=HANDSHAKE_SECONDS,
                ping_interval=PING_SECONDS,
                ping_timeout=PING_SECONDS,
                close_timeout=1,
                proxy=None,
                additional_headers={GUEST: self.known_as} if self.known_as else None,
            ) as socket:
                check_pin(socket, self.pin)
                await socket.send(protocol.write(hello, HELLO))
                self._hello_said = True
                self._socket = socket
                async for text in socket:
                    message, id = protocol.read_host(text if isinstance(text, str) else "")
                    self._heard(message, id)
                    if self.place is not None and path != f"/g/{self.place.game}":
                        return
                    if isinstance(message, protocol.State) and not self._is_back:
                        self._is_back = True
                        await self._ask_again(message)
                    await asyncio.sleep(0)  # whoever waits for this answer learns it before the next message
            raise ConnectionResetError("the host has closed the line")
        except SaveError:
            raise
        except (InvalidStatus, InvalidMessage, ValueError) as error:
            raise NoHost(str(error)) from None
        except (WebSocketException, EOFError) as error:
            raise OSError(str(error)) from None

    async def _ask_again(self, state: protocol.State) -> None:
        """Asks again for what was asked on a line that was cut. Where the game has gone on, it was answered there, or
        comes too late."""
        assert self.game is not None
        own = self.game.viewer
        for id, asked in [*self._asked.items()]:
            if not isinstance(asked.message, protocol.Do | protocol.Undo):
                continue
            if asked.message.rev == state.rev:
                await self._send(asked.message, id)
            elif isinstance(asked.message, protocol.Undo) and state.by != own:
                asked.answer.set_result(TOO_LATE)
            else:
                asked.answer.set_result(self.game.seen)

    # What is heard

    def _heard(self, message: protocol.FromHost, id: int | None) -> None:
        match message:
            case protocol.State():
                self._learn(message, id)
                return
            case protocol.No() if id is not None:
                self._denied(message, id)
                return
            case protocol.Asks() | protocol.Denied() | protocol.Said() | protocol.Ended():
                self._tell(message)
            case protocol.Seat():
                if self._asked_game != message.token:  # a pass is for any game of its owner
                    self._check_game(message.game)
                self.place = message
            case protocol.Game():
                self._check_game(message.game)
                self._play(message)
            case protocol.Seats():
                if self.table is None or len(message.seats) != len(self.table.seats):
                    raise ValueError("other seats than those of the game")
                self._seats, self._told_at = message.seats, monotonic()
                self._stand()
        asked = self._asked.get(id) if id is not None else None
        if asked is not None and not asked.answer.done():
            if isinstance(asked.message, protocol.Do):
                raise ValueError("no answer to an action")
            asked.answer.set_result(None)
        self.hear(message)

    def _check_game(self, game: str) -> None:
        """Raises ValueError if a host speaks of another game than that of the invitation."""
        meant = self.place.game if self.place is not None else self._asked_game
        if meant is not None and game != meant:
            raise ValueError("another game")

    @property
    def _asked_game(self) -> str | None:
        """The code that the player has typed; None for a game that is made."""
        return None if isinstance(self.hello, protocol.New) else read_code(self.hello.game)

    def _check_seat(self, seat: int) -> None:
        """Raises ValueError if there is no such seat."""
        if seat >= len(self._seats):
            raise ValueError("no such seat")

    def _tell(self, message: protocol.Asks | protocol.Denied | protocol.Said | protocol.Ended) -> None:
        """Tells the game what is heard of the others."""
        game = self.game
        if game is None:
            return
        match message:
            case protocol.Asks() if message.rev == self._rev:
                self._check_seat(message.undo)
                game.wish(message.undo)
            case protocol.Denied():
                game.answered(False)
            case protocol.Said():
                self._check_seat(message.seat)
                game.said(message.seat, message.preset)
            case protocol.Ended():
                self._check_seat(message.by)
                game.ended(message.by)

    def _play(self, table: protocol.Game) -> None:
        """Raises SaveError."""
        setup = setup_from_data(table.setup)
        if len(table.seats) != len(setup.players):
            raise ValueError("not a seat for each player")
        content = json.dumps({"content": table.content, "cards": table.cards})
        self._ruleset = rows.ruleset(setup, content, self.registry)
        self.table, self._seats, self._told_at = table, table.seats, monotonic()
        if not self._sits.done():
            self._sits.set_result(None)

    def _learn(self, state: protocol.State, id: int | None) -> None:
        """The game is another one now, or is told once more."""
        if self._ruleset is None:
            raise ValueError("a state of no game")
        view = view_from_data(state.view, self._ruleset)
        if len(view.players) != len(self._seats):
            raise ValueError("not a player for each seat")
        names = tuple(seat.name for seat in self.seats)
        players = tuple(evolve(player, name=name) for player, name in zip(view.players, names, strict=True))
        view = evolve(view, setup=evolve(view.setup, players=names), players=players)
        if state.by is not None:
            self._check_seat(state.by)
        told = [event_from_data(event, self._ruleset, len(view.players)) for event in state.events]
        at, events = _news(self._log, state.at, told)
        self._log[at:] = events
        undo: Undo = "yes" if state.undo == "yes" else "ask" if state.undo == "ask" else ""
        seen, self._rev = Seen(view, tuple(events), at, state.by, undo, state.played), state.rev
        asked = self._asked.get(id) if id is not None else None
        if asked is not None and not asked.answer.done():
            if isinstance(asked.message, protocol.Undo) and state.stale and self.game is not None:
                self.game.take(seen)
                asked.answer.set_result(TOO_LATE)
            else:
                asked.answer.set_result(seen)
        elif self.game is not None:
            self.game.take(seen)
        else:
            self.game = SeenGame(self, seen, self._adviser(self._ruleset))
            self._begun.set_result(self.game)
        self._stand()

    def _adviser(self, ruleset: Ruleset) -> Adviser | None:
        """Who gives hints, if the game allows them."""
        if self.table is None or "hints" not in self.table.allows:
            return None
        return Adviser(ruleset, self.registry, PlayerPool().game(ruleset) if self.thinks_apart else None)

    def _denied(self, no: protocol.No, id: int) -> None:
        asked = self._asked.get(id)
        if asked is None:
            raise HostSaysNo(no.why)
        if asked.answer.done():
            return
        if not isinstance(asked.message, protocol.Do | protocol.Undo):
            asked.answer.set_exception(HostSaysNo("malformed" if no.why == "refused" else no.why))
        elif no.why == "refused":
            asked.answer.set_exception(_Refused(refusal_from_data(no.refusal)))
        elif no.why == "variant-failed":
            asked.answer.set_exception(VariantFailed("", "", "it has failed at the host"))
        else:
            asked.answer.set_exception(HostSaysNo(no.why))

    def _stand(self) -> None:
        """Tells the game who is there, and whether the line is cut."""
        if self.game is not None:
            self.game.stand([self._sitting(seat) for seat in self.seats], self.cut)
        elif self.cut:
            self.lost()

    def _sitting(self, seat: protocol.SeatStatus) -> Sitting:
        """Who sits in a seat, as it is by now."""
        away = None if seat.away is None else seat.away + monotonic() - self._told_at
        return Sitting(seat.name, seat.free, seat.here, seat.computer, away)

    @property
    def cut(self) -> bool:
        """Whether there is no line now."""
        return self._socket is None


def check_pin(socket: ClientConnection, pin: str) -> None:
    """Raises WrongPin if who is at the other end of a line has another certificate than the one with this pin: it is
    another host, or somebody between. An empty pin is that of nobody in particular."""
    if pin:
        encrypted = socket.transport.get_extra_info("ssl_object")
        if encrypted is None or pin_of(encrypted.getpeercert(binary_form=True)) != pin:
            raise WrongPin("the certificate of the host is not that of the invitation")


def _cut() -> OSError:
    """What is not done because the line is cut."""
    return ConnectionResetError(errno.ECONNRESET, os.strerror(errno.ECONNRESET))


def _news(log: list[Event], at: int, told: list[Event]) -> tuple[int, list[Event]]:
    """Returns what of the events that were ``told`` from number ``at`` on is not in the log already, and from where."""
    if at > len(log):
        raise ValueError("a log with a hole")
    pairs = zip(log[at:], told, strict=False)
    same = next((number for number, (one, other) in enumerate(pairs) if one != other), min(len(log) - at, len(told)))
    return at + same, told[same:]


def delays() -> Iterator[float]:
    """Returns how long to wait before each try: not all at the same moment."""
    delay = FIRST_DELAY
    while True:
        yield delay * uniform(0.5, 1)
        delay = min(2 * delay, MOST_DELAY)
