"""One game of a host: who sits there, what each line is sent after every message, and in what order things happen.

Nothing here waits, reads a clock or draws lots: the store, the time and the random bits are given. What is returned is
to be sent as soon as the store has been committed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from random import Random
from typing import Any

from attrs import define, evolve, field, frozen

from coatl_core.game.actions import Action, Step, parse_action
from coatl_core.game.determinize import determinize
from coatl_core.game.errors import IllegalActionError, Refusal, VariantFailed
from coatl_core.game.events import Event, seen_by
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import chance
from coatl_core.game.rules import ComputerSeat, Setup, read_seat
from coatl_core.game.session import Session
from coatl_core.game.state import Ruleset
from coatl_core.game.view import PlayerView
from coatl_core.hosting import archive, protocol, rows, undoing
from coatl_core.hosting.codes import NOBODY, guest_name
from coatl_core.hosting.limits import AWAY_SECONDS, MOST_LINES, MOST_WATCHING, SAY_SECONDS
from coatl_core.hosting.rows import Table, Unplayable
from coatl_core.hosting.store import UNDO, Act, GameStore, KeptGame, KeptSeat, players_of
from coatl_core.play.state_game import TURN_OF_ANOTHER
from coatl_core.plugins.registry import Registry
from coatl_core.saves.wire import to_data, to_json


@frozen
class Out:
    """A message for one line, as text; None closes the line."""

    line: int
    text: str | None


class Declined(Exception):
    """What a client has asked for is not done; ``no`` is the answer."""

    def __init__(self, why: str, refusal: Refusal | None = None) -> None:
        super().__init__(why)
        self.no = protocol.No(why, None if refusal is None else to_data(refusal))


@frozen
class Turn:
    """A computer player is to move: what it is asked, and the ``log`` as its seat may know it. ``number`` is the
    ``rev``."""

    game: str
    number: int
    seat: int
    player: ComputerSeat
    ruleset: Ruleset
    view: PlayerView
    legal: tuple[Action, ...]
    log: tuple[Event, ...]
    random: Random


@frozen
class Means:
    """What a room is given: the ``store``, the time in seconds, so many random bits, and the plugins."""

    store: GameStore
    now: Callable[[], float]
    bits: Callable[[int], int]
    registry: Registry

    def seed(self) -> str:
        """Returns the seed of a game that is dealt."""
        return f"{self.bits(128):032x}"

    def load(self, game: str) -> tuple[KeptGame, tuple[KeptSeat, ...]] | None:
        """Returns a game and who sits there, also one of the archive; None if there is none."""
        return self.store.load(game) or archive.load(self.store, game)

    def acts(self, game: str) -> tuple[Act, ...]:
        """Returns what was done in a game."""
        return self.store.acts(game) or archive.acts(self.store, game)


def hashed(token: str) -> bytes:
    """Returns what is kept of a token."""
    return sha256(token.encode()).digest()


def seat_of(seats: Sequence[KeptSeat], token: str) -> int | None:
    """Returns which of the seats has a person with this token. Every seat is looked at, and each comparison takes as
    long as any other: what is compared are digests, by ``secrets``."""
    from secrets import compare_digest

    digest = hashed(token)
    found = [n for n, seat in enumerate(seats) if compare_digest(seat.token or b"", digest)]
    return found[0] if found else None


def can_play(computer: str, ruleset: Ruleset, players: int, registry: Registry) -> bool:
    """Returns whether there is such a computer player, for a game of so many players."""
    try:
        player = registry.player(read_seat(computer), ruleset).player
    except (ValueError, RuntimeError):  # unknown, or it cannot be made
        return False
    least, most = player.players
    return least <= players <= most


@define
class Room:
    """One game. ``lines`` are those that are here, each with its seat, None for a spectator; ``since`` are the times
    since when the persons of the seats have had no line. ``table`` is None until the game has begun. ``maker`` has the
    key of who has made the game for others, if somebody did: only they can end it, and nobody disposes of its
    seats."""

    means: Means
    game: KeptGame
    seats: list[KeptSeat]
    setup: Setup
    ruleset: Ruleset
    since: list[float]
    table: Table | None = None
    lines: dict[int, int | None] = field(factory=dict)
    wish: int | None = None
    """The seat that waits for an answer to its wish to take its action back."""
    acted: int = 0
    """How many rows were added that nobody has counted."""
    maker: KeptSeat | None = None
    _said: dict[int, float] = field(factory=dict)
    _save: dict[str, Any] | None = None

    @classmethod
    def load(cls, means: Means, game: KeptGame, seats: Sequence[KeptSeat], since: Sequence[float]) -> Room:
        """Returns the room of a kept game. Raises Unplayable and StoreError."""
        setup, ruleset = rows.playable(game.id, game.setup, game.content, means.registry)
        players = players_of(game, seats)
        maker = seats[-1] if len(players) < len(seats) else None
        room = cls(means, game, [*players], setup, ruleset, [*since], maker=maker)
        if game.begun is not None:
            room.table = rows.play(setup, ruleset, means.acts(game.id), brief=True)
        return room

    def reloaded(self, kept: tuple[KeptGame, Sequence[KeptSeat]]) -> Room:
        """Returns the room as another host has left it, with those who are here. Raises Unplayable and StoreError."""
        room = Room.load(self.means, *kept, self.since)
        room.lines, room._said = dict(self.lines), self._said
        return room

    def news(self, before: Room) -> Iterator[Out]:
        """Tells everybody here what another host has changed since the room was as ``before``. Raises Declined if a
        variant fails at it."""
        table, known = self.table, before.table
        yield from self.sent_away(before)
        for seat, who in enumerate(self.seats):
            if known is not None and who.computer is not None and self.is_here(seat):
                self._sit(seat, evolve(who, computer=None))  # the other host did not know that they are here
        if table is not None and known is None:
            yield from self._to_all(self._game())
        if self.seats != before.seats:
            yield from self._to_all(protocol.Seats(self.statuses()))
        if table is not None and (known is None or table.rev != known.rev):
            log = known.log if known is not None else []
            pairs = enumerate(zip(log, table.log, strict=False))
            unlike = (number for number, (one, other) in pairs if one != other)
            yield from self._states(table, next(unlike, min(len(log), len(table.log))))
            if before.wish is not None:
                yield from self._to_seat(before.wish, protocol.Denied(table.rev))
        else:
            self.wish = before.wish
        if self.game.over is not None and before.game.over is None:
            for ending in self._ends():
                yield from self._to_all(ending)

    def sent_away(self, before: Room) -> Iterator[Out]:
        """Sends those away whose seat another host has freed, or before the beginning given to a computer player."""
        pairs = zip(self.seats, before.seats, strict=True)
        lost = {
            seat
            for seat, (now, was) in enumerate(pairs)
            if now.token != was.token or (before.table is None and now.computer != was.computer)
        }
        for line in [line for line, seat in self.lines.items() if seat in lost]:
            del self.lines[line]
            yield Out(line, protocol.write(protocol.Seats(self.statuses())))
            yield Out(line, None)

    @property
    def kept(self) -> tuple[KeptGame, tuple[KeptSeat, ...]]:
        """The game as the store has it, as far as is known here."""
        return self.game, (*self.seats, *([self.maker] if self.maker is not None else ()))

    # Who is here

    def is_here(self, seat: int) -> bool:
        """Returns whether the person of a seat has a line."""
        return seat in self.lines.values()

    def statuses(self) -> tuple[protocol.SeatStatus, ...]:
        """Returns who sits in the seats."""
        return tuple(self._status(number, seat) for number, seat in enumerate(self.seats))

    def _status(self, number: int, seat: KeptSeat) -> protocol.SeatStatus:
        here = self.is_here(number)
        away = None if here or seat.token is None else max(0, int(self.means.now() - self.since[number]))
        return protocol.SeatStatus(seat.name, seat.free, here, seat.computer, away)

    def free_seat(self) -> int | None:
        """Returns the first free seat."""
        return next((number for number, seat in enumerate(self.seats) if seat.free), None)

    def has_key(self, token: str) -> bool:
        """Returns whether this is the key of who has made the game for others."""
        return self.maker is not None and seat_of([self.maker], token) is not None

    def seat_of(self, token: str) -> int | None:
        """Returns the seat whose person has this token."""
        return seat_of(self.seats, token)

    def check_room(self, seat: int | None, line: int, has_key: bool = False) -> None:
        """Raises Declined if there is no room for one more line of a seat, or for one more spectator. Who has the key
        to the game comes in where all the others look on that may."""
        others = [place for each, place in self.lines.items() if each != line]
        most = MOST_LINES if seat is not None else MOST_WATCHING
        if has_key:
            most += MOST_LINES
        if others.count(seat) >= most:
            raise Declined("full" if seat is None else "too-many")

    # What is sent

    def _to_all(self, message: protocol.FromHost, line: int | None = None, id: int | None = None) -> Iterator[Out]:
        """A message for everybody; the ``line`` that has asked gets its id."""
        text = protocol.write(message)
        for each in self.lines:
            yield Out(each, protocol.write(message, id) if each == line and id is not None else text)

    def _to_seat(self, seat: int, message: protocol.FromHost) -> Iterator[Out]:
        text = protocol.write(message)
        return (Out(line, text) for line, place in self.lines.items() if place == seat)

    def _others_seats(self, line: int) -> Iterator[Out]:
        return (out for out in self._to_all(protocol.Seats(self.statuses())) if out.line != line)

    def _game(self) -> protocol.Game:
        setup = evolve(self.setup.with_seed(""), players=tuple(seat.name for seat in self.seats))
        allows = tuple(self.game.allows.split())
        data = json.loads(self.game.content)
        content, cards = tuple(data["content"]), tuple(data["cards"])
        return protocol.Game(protocol.VERSION, self.game.id, to_data(setup), content, cards, self.statuses(), allows)

    def _state(self, table: Table, seat: int | None, at: int = 0, *, stale: bool = False) -> protocol.State:
        """The game as a seat may know it, with its log from ``at`` on."""
        events = tuple(to_data(seen_by(event, seat)) for event in table.log[at:])
        view = to_data(table.session.view(seat))
        undo = "" if seat is None else self._undo_of(table, seat)
        return protocol.State(table.rev, at, table.by, view, events, undo, stale)

    def _states(self, table: Table, at: int, line: int | None = None, id: int | None = None) -> list[Out]:
        """The game as it has become, for everybody. Raises Declined if a variant fails at it."""
        texts: dict[int | None, str] = {}
        outs = []
        try:
            for each, seat in self.lines.items():
                if each == line and id is not None:
                    outs.append(Out(each, protocol.write(self._state(table, seat, at), id)))
                    continue
                if seat not in texts:
                    texts[seat] = protocol.write(self._state(table, seat, at))
                outs.append(Out(each, texts[seat]))
        except (VariantFailed, ValueError, TypeError):  # what a variant remembers cannot be told
            raise Declined("variant-failed") from None
        return outs

    def _whole(
        self, line: int, seat: int | None, id: int | None = None, *, stale: bool = False, played: int = 0
    ) -> Iterator[Out]:
        """The whole game for one line, as a seat knows it. Raises Declined if a variant fails at it."""
        assert self.table is not None
        try:
            state = evolve(self._state(self.table, seat, stale=stale), played=played)
            yield Out(line, protocol.write(state, id))
        except (VariantFailed, ValueError, TypeError):
            raise Declined("variant-failed") from None

    def _ends(self) -> Iterator[protocol.FromHost]:
        """What is sent after the last state of a game."""
        if self.game.ender is not None:
            yield protocol.Ended(self.game.ender)
        if self.table is not None and self.game.over is not None:
            if self._save is None:
                self._save = self._saved(self.game.over)
            yield protocol.Saved(self._save)

    def _saved(self, at: float) -> dict[str, Any]:
        try:
            whole = rows.play(self.setup, self.ruleset, self.means.acts(self.game.id), brief=False)
        except Unplayable:
            raise Declined("variant-failed") from None
        return rows.saved(self.setup, self.game.content, whole.session, at)

    # Coming and going

    def enter(self, line: int, seat: int | None, id: int | None = None, token: str | None = None) -> Iterator[Out]:
        """Somebody has come, to sit in a seat or to look on. Who has asked for the seat is told its ``token``."""
        was_here = seat is not None and self.is_here(seat)
        returns = seat is not None and self.seats[seat].computer is not None
        self.lines[line] = seat
        if seat is not None and returns:
            self._sit(seat, evolve(self.seats[seat], computer=None))
        messages: list[protocol.FromHost] = [self._game(), protocol.Seats(self.statuses())]
        if seat is not None and token is not None:
            messages.insert(0, protocol.Seat(self.game.id, seat, token))
        for number, message in enumerate(messages):
            yield Out(line, protocol.write(message, id if number == 0 else None))
        if seat is not None and not (was_here and not returns):
            yield from self._others_seats(line)
        if self.table is not None:
            yield from self._whole(line, seat, played=self._played_since(seat) if seat is not None and returns else 0)
            if seat is not None and self.wish is not None and seat == self.table.session.acting:
                yield Out(line, protocol.write(protocol.Asks(self.wish, self.table.rev)))
        for ending in self._ends():
            yield Out(line, protocol.write(ending))

    def look(self, line: int, seat: int | None, id: int | None) -> Iterator[Out]:
        """The person of a seat wants to know how the game stands, and does not come back: nobody hears of it, and a
        computer player plays on in their place."""
        yield Out(line, protocol.write(self._game(), id))
        yield Out(line, protocol.write(protocol.Seats(self.statuses())))
        if self.table is not None:
            yield from self._whole(line, seat)
        for ending in self._ends():
            yield Out(line, protocol.write(ending))

    def _played_since(self, seat: int) -> int:
        """Returns how many turns were played in a seat since its person has had no line."""
        acts = [act for act in self.means.acts(self.game.id) if act.what != UNDO]
        mine = [act.seat == seat and act.at > self.since[seat] for act in acts]
        return sum(now and not before for before, now in zip([False, *mine], mine, strict=False))

    def leave(self, line: int) -> Iterator[Out]:
        """A line is gone."""
        seat = self.lines.pop(line, None)
        if seat is not None and not self.is_here(seat):
            self.since[seat] = self.means.now()
            yield from self._to_all(protocol.Seats(self.statuses()))

    def show(self, line: int, id: int | None) -> Iterator[Out]:
        """The whole game for a line that knows it otherwise."""
        if self.table is not None:
            yield from self._whole(line, self.lines[line], id, stale=True)

    def take_seat(self, seat: int, name: str, token: str) -> None:
        """A person takes a free seat. Once the game has begun its name stays."""
        taken = tuple(each.name for number, each in enumerate(self.seats) if number != seat)
        name = self.seats[seat].name if self.table is not None else guest_name(name, taken)
        self._sit(seat, KeptSeat(name, hashed(token)))
        self.since[seat] = self.means.now()

    def _sit(self, seat: int, who: KeptSeat) -> None:
        self.means.store.sit(self.game.id, seat, self.seats[seat], who)
        self.seats[seat] = who

    def begin_if_full(self) -> Iterator[Out]:
        """Deals the game as soon as all seats are taken. Raises Declined if a variant fails at it; nothing has changed
        then."""
        if self.table is not None or self.game.over is not None or self.free_seat() is not None:
            return
        players = tuple(seat.name for seat in self.seats)
        computers = tuple(
            read_seat(seat.computer) if seat.computer is not None and seat.token is None else None
            for seat in self.seats
        )
        seated = computers if any(computers) else ()
        setup = evolve(self.setup, players=players, seats=seated, seed=self.means.seed())
        try:
            table = Table(Session(setup, self.ruleset, brief=True))
        except (VariantFailed, ValueError):
            raise Declined("variant-failed") from None
        states = self._states(table, 0)
        at = self.means.now()
        self.means.store.begin(self.game.id, to_json(setup), at)
        self.game = evolve(self.game, setup=to_json(setup), begun=at)
        self.setup, self.table = setup, table
        yield from self._to_all(self._game())
        yield from states
        yield from self._steps()

    # What a seat asks for

    def handle(self, line: int, message: protocol.FromClient, id: int | None) -> Iterator[Out]:
        """Does what a line asks for that is in the game. Raises Declined, and StoreError: then nothing has changed."""
        seat = self.lines[line]
        if isinstance(message, protocol.End) and message.token is not None:
            if not self.has_key(message.token):
                raise Declined("not-yours")
            seat = min(message.seat, len(self.seats) - 1)
        elif seat is None:
            raise Declined("watching")
        if isinstance(message, protocol.Dated):
            yield from self._handle_dated(line, seat, message, id)
            return
        if self.game.ender is not None or (self.game.over is not None and not isinstance(message, protocol.Say)):
            raise Declined("over")
        match message:
            case protocol.Say():
                yield from self._say(line, seat, message.preset, id)
            case protocol.End(token):
                yield from self._end(line, seat, token is not None, id)
            case protocol.Fill() | protocol.Free():
                yield from self._dispose(line, seat, message, id)

    def _handle_dated(self, line: int, seat: int, message: protocol.Dated, id: int | None) -> Iterator[Out]:
        table = self.table
        if table is None:
            raise Declined("over" if self.game.over is not None else "waiting")
        if message.rev != table.rev:
            yield from self._whole(line, self.lines[line], id, stale=True)
            return
        if self.game.over is not None:
            raise Declined("over")
        match message:
            case protocol.Do():
                yield from self._do(line, seat, table, message.action, id)
            case protocol.Legal():
                own = tuple(map(str, self._legal(table, seat)))
                yield Out(line, protocol.write(protocol.LegalActions(table.rev, own), id))
            case protocol.Undo():
                yield from self._undo(line, seat, table, id)
            case protocol.Allow():
                yield from self._allow(line, seat, table, message.yes, id)

    def _legal(self, table: Table, seat: int) -> Sequence[Action]:
        """Returns what a seat can do, as far as follows from what it knows."""
        if table.session.acting != seat or table.session.opponent_moves:
            return ()
        try:
            return legal_actions(determinize(table.session.view(seat), Random(0)))
        except (VariantFailed, ValueError):
            raise Declined("variant-failed") from None

    def _do(self, line: int, seat: int, table: Table, text: str, id: int | None) -> Iterator[Out]:
        if table.session.opponent_moves:  # its variant failed when it was due
            yield from self._steps()
            yield from self._whole(line, self.lines[line], id, stale=True)
            return
        if table.session.acting != seat:
            raise Declined("refused", TURN_OF_ANOTHER)
        try:
            action = parse_action(text)
        except ValueError:
            raise Declined("malformed") from None
        yield from self._play(table, seat, action, line, id)
        yield from self._steps()

    def _play(
        self, table: Table, seat: int | None, action: Action, line: int | None = None, id: int | None = None
    ) -> Iterator[Out]:
        """Plays an action: it is kept, then it is done, then it is told. Raises Declined."""
        try:
            after = table.played(action)
        except IllegalActionError as error:
            raise Declined("refused", error.refusal) from None
        except VariantFailed:
            raise Declined("variant-failed") from None
        after.rev, after.by = table.rev + 1, seat
        states = self._states(after, len(table.log), line, id)
        wished = self.wish
        self._keep(after, seat, str(action))
        yield from states
        if wished is not None:
            yield from self._to_seat(wished, protocol.Denied(table.rev))
        if after.session.over:
            self._finish(None)
            for ending in self._ends():
                yield from self._to_all(ending)

    def _keep(self, after: Table, seat: int | None, what: str) -> None:
        self.means.store.act(self.game.id, Act(after.rev, seat, what, self.means.now()))
        self.table, self.wish = after, None
        self.acted += 1

    def _steps(self) -> Iterator[Out]:
        """Plays the steps of an automatic opponent that are due."""
        while self.table is not None and self.table.session.opponent_moves:
            yield from self._play(self.table, None, Step())

    # Taking back

    def _is_computer(self, seat: int) -> bool:
        return self.seats[seat].computer is not None

    def _undo_of(self, table: Table, seat: int) -> str:
        if table.session.over or undoing.why_not(table.session, seat, self._is_computer) is not None:
            return ""
        return "ask" if undoing.must_ask(table.session, seat, self._is_computer) else "yes"

    def _undo(self, line: int, seat: int, table: Table, id: int | None) -> Iterator[Out]:
        refusal = undoing.why_not(table.session, seat, self._is_computer)
        if refusal is not None:
            raise Declined("refused", refusal)
        if not undoing.must_ask(table.session, seat, self._is_computer):
            yield from self._take_back(table, seat, line, id)
            return
        yield Out(line, protocol.write(protocol.Asked(), id))
        if self.wish is None:
            self.wish = seat
            yield from self._to_seat(table.session.acting, protocol.Asks(seat, table.rev))

    def _allow(self, line: int, seat: int, table: Table, yes: bool, id: int | None) -> Iterator[Out]:
        wished = self.wish
        if wished is None or seat != table.session.acting:
            raise Declined("waiting")
        if yes:
            yield from self._take_back(table, wished, line, id)
            return
        self.wish = None
        yield from self._to_seat(wished, protocol.Denied(table.rev))

    def _take_back(self, table: Table, seat: int, line: int, id: int | None) -> Iterator[Out]:
        before = table.taken_back(table.back_to(seat))
        before.rev, before.by = table.rev + 1, seat
        states = self._states(before, len(before.log), line, id)
        self._keep(before, seat, UNDO)
        yield from states

    # Seats, the end, talk

    def _dispose(self, line: int, seat: int, message: protocol.Fill | protocol.Free, id: int | None) -> Iterator[Out]:
        other = message.seat
        if other >= len(self.seats) or not self._may_dispose(seat, other):
            raise Declined("not-yours")
        before = self.seats[other]
        if isinstance(message, protocol.Fill):
            if not can_play(message.computer, self.ruleset, len(self.seats), self.means.registry):
                raise Declined("setup")
            taken = tuple(each.name for number, each in enumerate(self.seats) if number != other)
            is_named = before.token is not None or self.table is not None
            name = before.name if is_named else guest_name(read_seat(message.computer).id, taken)
            after = KeptSeat(name, before.token, str(read_seat(message.computer)))
        else:
            after = KeptSeat(before.name if self.table is not None else NOBODY)
        self._sit(other, after)
        if other == self.game.creator and after.token is None:
            self._forget_address()
        sent_away = [each for each, place in self.lines.items() if place == other]
        for each in sent_away:
            del self.lines[each]
            self.since[other] = self.means.now()
        seats = protocol.Seats(self.statuses())
        yield from self._to_all(seats, line, id)
        for each in sent_away:
            yield Out(each, protocol.write(seats))
            yield Out(each, None)
        yield from self.begin_if_full()

    def _forget_address(self) -> None:
        """Whoever has made the game has no seat there any more: nobody could ask for their address, or have it
        deleted."""
        nowhere = evolve(self.game, address="")
        self.means.store.name(self.game, nowhere)
        self.game = nowhere

    def _may_dispose(self, seat: int, other: int) -> bool:
        """Returns whether a seat may put somebody else into another one: before the beginning the creator may, and
        after it everybody, where a person has been away for long, or where nobody sits."""
        if self.table is None:
            return seat == self.game.creator != other
        if self.maker is not None:
            return False
        if self.seats[other].free:
            return True
        is_away = self.seats[other].token is not None and not self.is_here(other)
        return is_away and self.means.now() - self.since[other] >= AWAY_SECONDS

    def _end(self, line: int, seat: int, has_key: bool, id: int | None) -> Iterator[Out]:
        if not has_key and seat != self.game.creator:
            raise Declined("not-yours")
        self._finish(seat)
        for number, ending in enumerate(self._ends()):
            yield from self._to_all(ending, line, id if number == 0 else None)

    def _finish(self, ender: int | None) -> None:
        at = self.means.now()
        self.means.store.end(self.game.id, at, ender)
        self.game = evolve(self.game, over=at, ender=ender, address="")

    def _say(self, line: int, seat: int, preset: str, id: int | None) -> Iterator[Out]:
        now = self.means.now()
        if 0 <= now - self._said.get(seat, now - SAY_SECONDS) < SAY_SECONDS:
            raise Declined("too-fast")
        self._said[seat] = now
        yield from self._to_all(protocol.Said(seat, preset), line, id)

    # Computer players

    def turn(self) -> Turn | None:
        """Returns what a computer player is to be asked now, if one is to move."""
        due, table = self._due(), self.table
        if due is None or table is None:
            return None
        number, seat, player = due
        return Turn(
            game=self.game.id,
            number=number,
            seat=seat,
            player=player,
            ruleset=self.ruleset,
            view=table.session.view(seat),
            legal=tuple(table.session.legal_actions),
            log=tuple(seen_by(event, seat) for event in table.log),
            random=chance(self.setup.seed, seat, number),
        )

    def _due(self) -> tuple[int, int, ComputerSeat] | None:
        """Returns the ``rev``, the seat and the computer player that is to move, if one is."""
        table = self.table
        if table is None or self.game.over is not None or table.session.opponent_moves:
            return None
        computer = self.seats[table.session.acting].computer
        return None if computer is None else (table.rev, table.session.acting, read_seat(computer))

    def decided(self, turn: Turn, actions: Sequence[Action]) -> Iterator[Out]:
        """A computer player has chosen what it does in the rest of its turn: each action is a row. Nothing happens if
        the game has changed meanwhile. Raises Declined if a variant fails."""
        if self._due() != (turn.number, turn.seat, turn.player):
            return
        for action in actions:
            table = self.table
            if table is None or table.session.acting != turn.seat or action not in table.session.legal_actions:
                break
            yield from self._play(table, turn.seat, action)
        yield from self._steps()
