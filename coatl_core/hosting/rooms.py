"""All games of a host: which line sits where, which rooms are loaded, and how a place is taken.

Like a room it does nothing by itself. ``handle`` is given what a line has sent and returns what is to be sent to each
line, as soon as ``commit`` has returned; if that fails, ``roll_back`` says what is sent instead.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import count
from typing import Any

from attrs import define, evolve, field, frozen

from coatl_core.game.actions import Action
from coatl_core.game.errors import VariantFailed
from coatl_core.hosting import making, persons, protocol
from coatl_core.hosting.addresses import Addresses, bound
from coatl_core.hosting.archive import Archivist
from coatl_core.hosting.codes import CODE_BITS, NOBODY, code_of, codes_of, read_code
from coatl_core.hosting.limits import (
    BURST,
    LOBBY_SECONDS,
    MOST_MALFORMED,
    MOST_TOO_FAST,
    MOST_UNFINISHED,
    PER_SECOND,
)
from coatl_core.hosting.room import Declined, Means, Out, Room, Turn, hashed, seat_of
from coatl_core.hosting.rows import Unplayable
from coatl_core.hosting.store import NO_SEAT, KeptGame, KeptSeat, StoreError, players_of
from coatl_core.saves.wire import to_json

Tell = Callable[[str, dict[str, Any]], None]
"""Told what an operator must know: what has happened, and values."""


@frozen
class Place:
    """Where a line sits: None is the place of a spectator."""

    game: str
    seat: int | None


@define
class Line:
    """One line of a client. ``left`` are the messages that it may send now."""

    address: str
    at: float
    place: Place | None = None
    left: float = BURST
    too_fast: int = 0
    malformed: int = 0
    cut: bool = False

    def may_send(self, now: float) -> bool:
        """Counts a message. Returns False if it comes too fast."""
        self.left = min(BURST, self.left + PER_SECOND * max(0.0, now - self.at))
        self.at = now
        if self.left < 1:
            self.too_fast += 1
            return False
        self.left -= 1
        return True


@define
class Rooms:
    """The games and lines of a host."""

    means: Means
    tell: Tell
    started: float = field(init=False)
    lines: dict[int, Line] = field(factory=dict, init=False)
    rooms: dict[str, Room] = field(factory=dict, init=False)
    _since: dict[str, tuple[float, ...]] = field(factory=dict, init=False)
    """Of games that are not loaded any more: since when each person has had no line."""
    _places: dict[int, Place | None] = field(factory=dict, init=False)
    """Where the lines sat at the last commit that sit elsewhere now."""
    _touched: set[str] = field(factory=set, init=False)
    untold: dict[str, Room] = field(factory=dict, init=False)
    """Games that another host may have changed, as nobody here has been told: see ``changed_elsewhere``."""
    _failed: dict[tuple[str, str], None] = field(factory=dict, init=False)
    """The failures of games that were told."""
    _acted: int = field(default=0, init=False)
    """The actions that were kept since this was last asked."""
    _unsure: list[Room] = field(factory=list, init=False)
    """The rooms in which there may be nobody: they were loaded for this message, or somebody was sent away."""
    _addresses: Addresses = field(init=False)
    archivist: Archivist = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.started, self._addresses = self.means.now(), Addresses(self.means.now)
        store, now, registry = self.means.store, self.means.now, self.means.registry
        self.archivist = Archivist(
            store, now, registry, lambda game, reason: self.tell("archive-failed", {"game": game, "reason": reason})
        )

    # Lines

    def open(self, number: int, address: str) -> None:
        """A client has come, from this address."""
        self.lines[number] = Line(address, self.means.now())

    def close(self, number: int) -> list[Out]:
        """A line is gone. Raises StoreError."""
        outs = list(self._leave(number))
        self._places.pop(number, None)
        del self.lines[number]
        return outs

    def handle(self, number: int, text: str) -> list[Out]:
        """Returns what is sent after a line has sent this. Raises StoreError: ``roll_back`` is to be called then."""
        line, outs = self.lines.get(number), list[Out]()
        if line is None or line.cut:
            return outs
        fault, message, id = _read(text)
        try:
            if not line.may_send(self.means.now()):
                raise Declined("too-fast")
            if message is None:
                raise Declined(fault)
            self._sent(outs, self._answers(number, line, message, id))
        except (Declined, VariantFailed) as error:
            outs += self._declined(number, line, error, None if any(out.line == number for out in outs) else id)
        self._unload_unsure()
        return outs

    def _sent(self, outs: list[Out], more: Iterable[Out]) -> None:
        """Adds what is sent to ``outs``; whose line is closed sits nowhere any more."""
        for out in more:
            outs.append(out)  # what was kept is told, whatever comes after it
            if out.text is None:
                place = self.lines[out.line].place
                self._sit(out.line, None)
                if place is not None and place.game in self.rooms:
                    self._unsure.append(self.rooms[place.game])

    def _declined(self, number: int, line: Line, error: Exception, id: int | None) -> Iterator[Out]:
        if isinstance(error, Declined):
            no = error.no
        else:
            no = protocol.No("variant-failed")
            self._fails(line.place.game if line.place else "", error)
        yield Out(number, protocol.write(no, id))
        line.malformed += no.why == "malformed"
        if line.malformed >= MOST_MALFORMED or line.too_fast > MOST_TOO_FAST:
            self.tell("line-cut", {"address": line.address, "reason": no.why})
            line.cut = True
            yield Out(number, None)

    def _answers(self, number: int, line: Line, message: protocol.FromClient, id: int | None) -> Iterable[Out]:
        match message:
            case protocol.New():
                return self._new(number, line, message, id)
            case protocol.Join():
                return self._join(number, line, message, id)
            case protocol.Back():
                return self._back(number, line, message, id)
            case protocol.Watch():
                return self._watch(number, line, message, id)
            case protocol.Kept() | protocol.Forget():
                return self._claim(number, line, message, id)
        if line.place is None:
            raise Declined("nowhere")
        room = self._room(line.place.game)
        if room is None:
            raise Declined("nowhere")
        self._touched.add(room.game.id)
        return self._in_room(room, number, message, id)

    def _in_room(self, room: Room, number: int, message: protocol.FromClient, id: int | None) -> Iterator[Out]:
        address = room.game.address
        yield from room.handle(number, message, id)
        if room.game.over is None and room.game.address != address:
            self._addresses.gave_up(address)

    # Keeping

    @property
    def changed(self) -> bool:
        """Whether there is anything to commit."""
        return self.means.store.changed

    def commit(self) -> None:
        """Waits until everything is on the disk; may be called in another thread. Raises StoreError."""
        self.means.store.commit()

    def committed(self) -> list[Turn]:
        """Everything is on the disk. Returns the computer players that are to move in the games that have changed."""
        turns = []
        for id in sorted(self._touched):
            room = self.rooms.get(id)
            if room is not None:
                self._acted, room.acted = self._acted + room.acted, 0
            try:
                turn = room.turn() if room is not None else None
            except VariantFailed as error:
                self._fails(id, error)
                continue
            if turn is not None:
                turns.append(turn)
        self._touched.clear()
        self._places.clear()
        return turns

    def acted(self) -> int:
        """Returns how many actions were kept since this was last asked."""
        acted, self._acted = self._acted, 0
        return acted

    def roll_back(self, error: StoreError, batch: Sequence[tuple[int, str]]) -> list[Out]:
        """Nothing could be kept since the last commit: everything is again as it was then, and it is answered to those
        who have sent the ``batch`` since. Raises StoreError if the store cannot even do that."""
        self.tell("store-failed", {"code": error.code, "file": error.file, "reason": error.reason})
        self.means.store.roll_back()
        self._acted = 0
        for number, place in self._places.items():
            self.lines[number].place = place
        for id in sorted(self._touched):
            room = self.rooms.pop(id, None)
            if room is None:
                continue
            self._remember(room)
            if room.lines and self.means.store.shared:
                self.untold.setdefault(id, room)
        self._places.clear()
        self._touched.clear()
        outs = []
        for number, text in batch:
            line = self.lines.get(number)
            if line is None:
                continue
            asked = _read(text)[2]
            shown = list(self._shown(number, line, asked)) if error.code == "behind" else []
            outs += shown or [Out(number, protocol.write(protocol.No("wait"), asked))]
        self._unload_unsure()
        return outs

    def _shown(self, number: int, line: Line, id: int | None) -> Iterator[Out]:
        """The whole game for a line, as another owner has left it."""
        with suppress(Declined):
            room = self._room(line.place.game) if line.place is not None else None
            if room is not None:
                yield from room.show(number, id)

    # Rooms

    def changed_elsewhere(self, id: str) -> list[Out]:
        """Returns what is sent if another host may have changed a game. Raises StoreError."""
        outs = self._news(id)
        self._unload_unsure()
        return outs

    def _news(self, id: str) -> list[Out]:
        outs = list[Out]()
        if id in self.untold:
            with suppress(Declined, VariantFailed):  # whoever plays on there is told
                if (room := self._room(id)) is not None:
                    self._touched.add(id)
                    self._sent(outs, room.sent_away(self.untold[id]))
                    for line, seat in room.lines.items():
                        outs += room.look(line, seat, None)
            del self.untold[id]
            return outs
        before = self.rooms.get(id)
        kept = self.means.load(id) if before is not None else None
        if before is None or kept is None:
            return outs
        rev = before.table.rev if before.table is not None else 0
        if kept == before.kept and self.means.store.last(id) == rev:
            return outs
        self._touched.add(id)
        try:
            self.rooms[id] = room = before.reloaded(kept)
            self._sent(outs, room.news(before))
        except (Declined, Unplayable, VariantFailed) as error:
            self._fails(id, error)
        return outs

    def _room(self, id: str) -> Room | None:
        """Returns the room of a game, which is loaded if it is not. Raises Declined if that cannot be, and
        StoreError."""
        room = self.rooms.get(id)
        if room is not None:
            return room
        kept = self.means.load(id)
        if kept is None:
            return None
        game, seats = kept
        at_first = self.means.now() if self.means.store.shared else self.started  # until now at another host, maybe
        since = self._since.pop(id, None) or (at_first,) * len(seats)
        try:
            room = Room.load(self.means, game, seats, since)
        except Unplayable as error:
            self._fails(id, error)
            raise Declined("variant-failed") from None
        room.lines = {n: line.place.seat for n, line in self.lines.items() if line.place and line.place.game == id}
        self.rooms[id] = room
        self._unsure.append(room)
        return room

    def _fails(self, game: str, error: Exception) -> None:
        """Tells once that a game cannot go on, however often it is tried."""
        if (game, str(error)) not in self._failed:
            self._failed[game, str(error)] = None
            self.tell("game-failed", {"game": game, "reason": str(error)})
        bound(self._failed)

    def _sit(self, number: int, place: Place | None) -> None:
        self._places.setdefault(number, self.lines[number].place)
        self.lines[number].place = place

    def _enter(
        self, number: int, room: Room, seat: int | None, id: int | None, token: str | None = None
    ) -> Iterator[Out]:
        """A line takes a place, and leaves the one it had."""
        place = Place(room.game.id, seat)
        self._touched.add(room.game.id)
        left = [] if self.lines[number].place == place else list(self._leave(number, room))
        self._sit(number, place)
        yield from room.enter(number, seat, id, token)
        yield from left

    def _leave(self, number: int, entered: Room | None = None) -> Iterator[Out]:
        place = self.lines[number].place
        room = self.rooms.get(place.game) if place is not None else None
        self._sit(number, None)
        if room is None:
            return
        self._touched.add(room.game.id)  # if nothing can be kept, the line is here again, or others hear that it is not
        yield from room.leave(number)
        if room is not entered:
            self._unload(room)

    def _unload_unsure(self) -> None:
        """Unloads what was loaded for somebody who has only looked for it, and what everybody was sent away from."""
        unsure, self._unsure = self._unsure, []
        for room in unsure:
            if self.rooms.get(room.game.id) is room:
                self._unload(room)

    def _unload(self, room: Room) -> None:
        """A game is kept in memory only as long as somebody is there."""
        if room.lines:
            return
        self._remember(room)
        self._acted += room.acted
        del self.rooms[room.game.id]

    def _remember(self, room: Room) -> None:
        """A room leaves the memory; since when persons are away is kept nowhere else."""
        self._since[room.game.id] = tuple(room.since)
        bound(self._since)

    # Taking a place

    def _new(self, number: int, line: Line, message: protocol.New, id: int | None) -> Iterator[Out]:
        made = self._made(message.token)
        if made is not None:
            seat = made.game.creator if made.maker is None else None
            made.check_room(seat, number, has_key=seat is None)
            yield from self._enter(number, made, seat, id, message.token if seat is not None else None)
            return
        if self.means.store.unfinished(line.address) + self._addresses.given_up(line.address) >= MOST_UNFINISHED:
            raise Declined("too-many")
        setup, ruleset, content = making.playable(self.means, message)
        seats = making.seated(message)
        token = message.token or self._token()
        persons = (n for n, seat in enumerate(message.seats) if isinstance(seat, protocol.Person))
        creator = next(persons, NO_SEAT)
        now = self.means.now()
        maker = KeptSeat(NOBODY, hashed(token)) if creator == NO_SEAT else None
        kept = KeptGame("", to_json(setup), content, " ".join(message.allows), creator, line.address, now)
        game = self._added(kept, seats if maker is None else [*seats, maker], message.token)
        room = Room(self.means, game, seats, setup, ruleset, [now] * len(seats), maker=maker)
        self._touched.add(game.id)
        self.rooms[game.id] = room
        self.tell("game-made", {"game": game.id, "address": line.address})
        if maker is None:
            room.take_seat(creator, seats[creator].name, token)
            yield from self._enter(number, room, creator, id, token)
        else:
            yield from self._enter(number, room, None, id)
        yield from room.begin_if_full()

    def _added(self, kept: KeptGame, seats: Sequence[KeptSeat], token: str | None) -> KeptGame:
        """Keeps a new game under the first code that no other one has. Raises StoreError (``behind``) if another host
        has made the game with this token meanwhile."""
        codes = codes_of(token) if token else (code_of(self.means.bits(CODE_BITS)) for _ in count())
        while not self.means.store.add(game := evolve(kept, id=next(codes)), seats):
            if self._made(token) is not None:
                raise StoreError("behind")
        return game

    def _made(self, token: str | None) -> Room | None:
        """Returns the game that was made with this token, if the host that has made it could not say so."""
        for code in codes_of(token) if token else ():
            room = self._room(code)
            if room is None or (token and (room.has_key(token) or room.seat_of(token) == room.game.creator)):
                return room
        return None

    def _join(self, number: int, line: Line, message: protocol.Join, id: int | None) -> Iterator[Out]:
        """Somebody sits down. Who has done so already, and was not told, gets the same seat: nobody else has its
        token."""
        room = self._named(line, message.game)
        found = self._by_pass(message.game) if room is None else None
        if found is not None:
            yield from self._sit_by_pass(number, *found, id)
            return
        if room is None:
            raise self._not_there(line)
        seat = room.seat_of(message.token) if message.token else None
        token = message.token or self._token()
        if seat is not None:
            room.check_room(seat, number)
        else:
            if room.game.over is not None:
                raise Declined("over")
            seat = room.free_seat()
            if seat is None:
                raise Declined("full")
            self._touched.add(room.game.id)
            room.take_seat(seat, message.name, token)
        yield from self._enter(number, room, seat, id, token)
        yield from room.begin_if_full()

    def _back(self, number: int, line: Line, message: protocol.Back, id: int | None) -> Iterator[Out]:
        asks = message.game == message.token and not self._addresses.waits(line.address)
        found = self._by_pass(message.game) if asks else None
        if found is not None:
            yield from self._sit_by_pass(number, *found, id, message.look)
            return
        code = read_code(message.game)
        room = self._room(code) if code is not None else None
        seat = room.seat_of(message.token) if room is not None else None
        if room is None or seat is None:
            raise self._unproved(line, room is not None, message.token)
        if message.look:
            yield from room.look(number, seat, id)
            return
        room.check_room(seat, number)
        yield from self._enter(number, room, seat, id)

    def _unproved(self, line: Line, there: bool, token: str) -> Declined:
        """Returns why somebody is not the person of a seat, of a game that is there or not. Who has guessed too often
        is not told which of the two was wrong."""
        if self._addresses.waits(line.address):
            return Declined("wait")
        if not there or read_code(token) is not None:  # passes are short enough to be guessed
            self._addresses.guessed(line.address)
        return Declined("token" if there else "no-game")

    def _claim(self, number: int, line: Line, message: protocol.Claim, id: int | None) -> Iterator[Out]:
        """The person of a seat wants to know what is kept about them, or wants it to be deleted: then the lines of the
        seat are closed, and the others are told of it as of a seat that is freed. The game need not be playable."""
        code = read_code(message.game)
        found = self.means.load(code) if code is not None else None
        seat = seat_of(players_of(*found), message.token) if found is not None else None
        if found is None or seat is None:
            raise self._unproved(line, found is not None, message.token)
        game = found[0]
        if isinstance(message, protocol.Kept):
            yield Out(number, protocol.write(persons.told(self.means, *found, seat), id))
            return
        self._touched.add(game.id)
        persons.forget(self.means, *found, seat)
        if seat == game.creator and game.over is None:
            self._addresses.gave_up(game.address)
        yield Out(number, protocol.write(protocol.Forgotten(game.id, seat), id))
        before, after = self.rooms.get(game.id), self.means.load(game.id)
        if before is not None and after is not None:
            try:
                self.rooms[game.id] = room = before.reloaded(after)
            except Unplayable as error:
                self._fails(game.id, error)
                return
            yield from room.news(before)

    def _watch(self, number: int, line: Line, message: protocol.Watch, id: int | None) -> Iterator[Out]:
        room = self._named(line, message.game)
        if room is None:
            raise self._not_there(line)
        if "watch" not in room.game.allows.split():
            raise Declined("watching")
        room.check_room(None, number)
        yield from self._enter(number, room, None, id)

    def _by_pass(self, text: str) -> tuple[Room, str] | None:
        """Returns the first game that is not over in which somebody with this pass has a seat, and the pass; None if it
        is none. Raises Declined if none of its games is to be played now."""
        code = read_code(text)
        games = self.means.store.games_of(hashed(code)) if code is not None else ()
        if code is None or not games:
            return None
        room = next((self._room(game) for game, over in games if not over), None)
        if room is None:
            raise Declined("between")
        return room, code

    def _sit_by_pass(self, number: int, room: Room, code: str, id: int | None, looks: bool = False) -> Iterator[Out]:
        seat = room.seat_of(code)
        if seat is None:  # another host has just freed it
            raise Declined("token")
        if looks:
            yield Out(number, protocol.write(protocol.Seat(room.game.id, seat, code), id))
            yield from room.look(number, seat, None)
            return
        room.check_room(seat, number)
        yield from self._enter(number, room, seat, id, code)

    def _named(self, line: Line, text: str) -> Room | None:
        """Returns the room with this code, None if there is none. Raises Declined if that may not be asked now."""
        if self._addresses.waits(line.address):
            raise Declined("wait")
        code = read_code(text)
        return self._room(code) if code is not None else None

    def _not_there(self, line: Line) -> Declined:
        """Returns the answer to a wrong code, which is counted."""
        self._addresses.guessed(line.address)
        return Declined("no-game")

    def _token(self) -> str:
        return urlsafe_b64encode(self.means.bits(128).to_bytes(16)).decode().rstrip("=")

    # What the host does by itself

    def decided(self, turn: Turn, actions: Sequence[Action]) -> list[Out]:
        """A computer player has chosen. Raises StoreError."""
        outs = list[Out]()
        try:
            room = self._room(turn.game)  # it was unloaded if the last attempt could not be kept
            if room is not None and room.lines:
                self._touched.add(turn.game)
                for out in room.decided(turn, actions):
                    outs.append(out)
        except (Declined, VariantFailed) as error:
            self._fails(turn.game, error)
        self._unload_unsure()
        return outs

    def sweep(self) -> None:
        """Forgets lobbies that nobody has begun for a day, and what was remembered of addresses for long enough, and
        lets old games be looked for. Raises StoreError."""
        self.archivist.begin()
        for id in self.means.store.lobbies(self.means.now() - LOBBY_SECONDS):
            if id not in self.rooms:
                self.means.store.forget(id)
        self._addresses.forget_old()


def _read(text: str) -> tuple[str, protocol.FromClient | None, int | None]:
    """Returns what is wrong with a message, the message if nothing is, and its id."""
    try:
        return "", *protocol.read_client(text)
    except protocol.Fault as fault:
        return fault.why, None, fault.id
