"""The messages of clients and of the host, version 1: ``docs/protocol.md`` explains all of them.

Each is an object of a class here, whose fields are called as in the JSON. A message is read strictly: a field that is
not named here, one that is missing, and a value of another kind are faults.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias, TypeVar, get_args

from attrs import NOTHING, asdict, evolve, field, fields, frozen

from coatl_core.game.rules import MOST_PLAYERS, Setup
from coatl_core.hosting.codes import NOBODY, guest_name, read_code
from coatl_core.hosting.limits import (
    MOST_BYTES,
    MOST_OF_ACTION,
    MOST_OF_CODE,
    MOST_OF_ID,
    MOST_OF_NAME,
)
from coatl_core.saves.wire import to_data

VERSION = 1
_TOKEN = re.compile("[A-Za-z0-9_-]{21}[AQgw]")
"""128 bits, as ``secrets.token_urlsafe(16)`` writes them."""
PRESETS = ("hello", "good-luck", "well-played", "thanks", "sorry", "one-moment", "oops", "your-turn")
"""What can be said. Each client shows it in its player's language."""
ALLOWED = ("hints", "watch")
"""What the creator of a game can allow in it."""
WHYS = (
    "malformed",
    "refused",
    "nowhere",
    "no-game",
    "full",
    "token",
    "watching",
    "over",
    "waiting",
    "setup",
    "not-yours",
    "wait",
    "too-fast",
    "too-many",
    "version",
    "variant-failed",
    "between",
)
"""Why the host does not do what it was asked for."""

LARGEST = 2**53
"""No whole number in a message is larger: a number of JavaScript holds it."""

T = TypeVar("T")


class Fault(ValueError):
    """A message cannot be used. ``why`` is the word of the answer, ``id`` that of the message as far as it has one."""

    def __init__(self, why: str, id: int | None = None) -> None:
        super().__init__(why)
        self.why, self.id = why, id


# What the fields of a message may hold: each function returns the value, or raises ValueError


def _number(value: Any, most: int = LARGEST) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise ValueError(f"no whole number from 0 to {most}")
    return value


def _seat_number(value: Any) -> int:
    return _number(value, MOST_PLAYERS - 1)


def _flag(value: Any) -> bool:
    if type(value) is not bool:
        raise ValueError("neither true nor false")
    return value


def _text(most: int) -> Callable[[Any], str]:
    def read(value: Any) -> str:
        if type(value) is not str or len(value) > most:
            raise ValueError(f"no text of at most {most} characters")
        value.encode()  # half a surrogate pair cannot be sent to others
        return value

    return read


def _table(value: Any) -> dict[str, Any]:
    if type(value) is not dict:
        raise ValueError("no object")
    return value


def _name(value: Any) -> str:
    name = guest_name(_text(MOST_BYTES)(value))
    if not name:
        raise ValueError("no name")
    return name


def _one_of(words: tuple[str, ...]) -> Callable[[Any], str]:
    def read(value: Any) -> str:
        if type(value) is not str or value not in words:
            raise ValueError(f"none of {', '.join(words)}")
        return value

    return read


def _many(item: Callable[[Any], T], most: int = LARGEST) -> Callable[[Any], tuple[T, ...]]:
    def read(value: Any) -> tuple[T, ...]:
        if type(value) is not list or len(value) > most:
            raise ValueError(f"no list of at most {most} items")
        return tuple(map(item, value))

    return read


def _code(value: Any) -> str:
    if type(value) is not str or read_code(value) != value:
        raise ValueError("no code of a game")
    return value


def _token(value: Any) -> str:
    if type(value) is not str or not _TOKEN.fullmatch(value):
        raise ValueError("no token")
    return value


def _perhaps(read: Callable[[Any], T]) -> Callable[[Any], T | None]:
    return lambda value: None if value is None else read(value)


def _allows(value: Any) -> tuple[str, ...]:
    words = _many(_one_of(ALLOWED))(value)
    if len({*words}) != len(words):
        raise ValueError("twice the same")
    return words


@frozen
class Person:
    """A person sits down there."""

    name: str


@frozen
class Expected:
    """A person who is expected there: who has this pass sits down."""

    name: str
    token: str = field(repr=False)


@frozen
class Computer:
    """A computer player sits there: its id, with its level after a ``/`` if it has any."""

    computer: str


@frozen
class NamedComputer(Computer):
    """The same, under a name of its own."""

    name: str


Wanted: TypeAlias = Person | Expected | Computer | None


def _wanted(value: Any) -> Wanted:
    match value:
        case None:
            return None
        case {"name": name, **others} if not others:
            return Person(_name(name))
        case {"name": name, "token": token, **others} if not others:
            return Expected(_name(name), _code(token))
        case {"computer": id, **others} if not others:
            return Computer(_text(2 * MOST_OF_ID)(id))
        case {"computer": id, "name": name, **others} if not others:
            return NamedComputer(_text(2 * MOST_OF_ID)(id), _name(name))
    raise ValueError("no seat")


def _is(read: Callable[[Any], Any]) -> Any:
    """A field of a message that must be there."""
    return field(metadata={"read": read})


def _may_be(read: Callable[[Any], Any], default: Any) -> Any:
    """A field that is left out where it has its default."""
    return field(default=default, metadata={"read": read})


# The messages of clients


@frozen
class New:
    """``setup`` is that of a save, without seed and seats; for ``token`` see ``Join``. Who makes a game for others has
    no seat: the token is the key to the game then."""

    t: ClassVar[str] = "new"
    setup: Mapping[str, Any] = _is(_table)
    seats: tuple[Wanted, ...] = _is(_many(_wanted, MOST_PLAYERS))
    allows: tuple[str, ...] = _is(_allows)
    token: str | None = _may_be(_token, None)


def new_of(setup: Setup, here: int, allows: tuple[str, ...]) -> New:
    """Returns the message that makes a game by this setup, which the host deals by a seed of its own. Whoever makes it
    sits in the seat ``here``; other persons join, with names of their own."""
    seats: list[Wanted] = []
    for seat in range(len(setup.players)):
        who = setup.seats[seat] if setup.seats else None
        seats.append(Computer(str(who)) if who else Person(guest_name(setup.players[seat])) if seat == here else None)
    return _new(setup, seats, allows)


def new_for(setup: Setup, passes: Sequence[str], allows: tuple[str, ...], token: str) -> New:
    """Returns the message that makes a game for others by this setup, with this key to it. ``passes`` are those of the
    persons; for a computer player stands there anything."""
    seats: list[Wanted] = []
    for seat, (name, own) in enumerate(zip(setup.players, passes, strict=True)):
        who = setup.seats[seat] if setup.seats else None
        named = guest_name(name)
        seats.append(NamedComputer(str(who), named) if who else Expected(named, own))
    return evolve(_new(setup, seats, allows), token=token)


def _new(setup: Setup, seats: Sequence[Wanted], allows: tuple[str, ...]) -> New:
    data: dict[str, Any] = to_data(evolve(setup, seats=()))
    del data["seed"]
    data["players"] = names_in(seats)
    return New(data, tuple(seats), allows)


def names_in(seats: Sequence[Wanted]) -> list[str]:
    """Returns the names that are given in a ``New``; that of nobody for all others."""
    return [seat.name if isinstance(seat, Person | Expected | NamedComputer) else NOBODY for seat in seats]


@frozen
class Join:
    """A ``token`` becomes that of the seat; the same message, sent again, takes no second one."""

    t: ClassVar[str] = "join"
    game: str = _is(_text(MOST_OF_CODE))
    name: str = _is(_name)
    token: str | None = _may_be(_token, None)


@frozen
class Back:
    """``look`` says that the seat is not taken: its person only wants to know how the game stands."""

    t: ClassVar[str] = "back"
    game: str = _is(_text(MOST_OF_CODE))
    token: str = _is(_text(MOST_OF_ID))
    look: bool = _may_be(_flag, False)


@frozen
class Watch:
    t: ClassVar[str] = "watch"
    game: str = _is(_text(MOST_OF_CODE))


@frozen
class Fill:
    t: ClassVar[str] = "fill"
    seat: int = _is(_seat_number)
    computer: str = _is(_text(2 * MOST_OF_ID))


@frozen
class Free:
    t: ClassVar[str] = "free"
    seat: int = _is(_seat_number)


@frozen
class End:
    """``token`` is the key of who has made the game for others; then ``seat`` is who wished that it ends."""

    t: ClassVar[str] = "end"
    token: str | None = _may_be(_token, None)
    seat: int = _may_be(_seat_number, 0)


@frozen
class Do:
    t: ClassVar[str] = "do"
    rev: int = _is(_number)
    action: str = _is(_text(MOST_OF_ACTION))


@frozen
class Legal:
    t: ClassVar[str] = "legal"
    rev: int = _is(_number)


@frozen
class Undo:
    t: ClassVar[str] = "undo"
    rev: int = _is(_number)


@frozen
class Allow:
    t: ClassVar[str] = "allow"
    rev: int = _is(_number)
    yes: bool = _is(_flag)


@frozen
class Say:
    t: ClassVar[str] = "say"
    preset: str = _is(_one_of(PRESETS))


@frozen
class Kept:
    """Asks for all that is kept about the person of a seat, whatever place the line has."""

    t: ClassVar[str] = "kept"
    game: str = _is(_text(MOST_OF_CODE))
    token: str = _is(_text(MOST_OF_ID))


@frozen
class Forget:
    """Has all that is kept about the person of a seat deleted."""

    t: ClassVar[str] = "forget"
    game: str = _is(_text(MOST_OF_CODE))
    token: str = _is(_text(MOST_OF_ID))


Hello: TypeAlias = New | Join | Back | Watch
"""What a line says first: it takes a place in a game."""
Claim: TypeAlias = Kept | Forget
"""What can be asked for without a place, by whoever has the token of a seat."""
Dated: TypeAlias = Do | Legal | Undo | Allow
"""What is about the game as it is at a ``rev``."""
FromClient: TypeAlias = Hello | Claim | Dated | Fill | Free | End | Say


# The messages of the host


@frozen
class SeatStatus:
    """Who sits in a seat. ``free`` says that the next ``join`` takes it, ``here`` that its person has a line,
    ``computer`` which computer player plays for it, and ``away`` the seconds since its person has had no line."""

    name: str = _is(_text(MOST_OF_NAME))
    free: bool = _is(_flag)
    here: bool = _is(_flag)
    computer: str | None = _is(_perhaps(_text(2 * MOST_OF_ID)))
    away: int | None = _is(_perhaps(_number))


@frozen
class Seat:
    t: ClassVar[str] = "seat"
    game: str = _is(_code)
    seat: int = _is(_seat_number)
    token: str = _is(_text(MOST_OF_ID))


@frozen
class Game:
    """``setup`` has an empty seed; ``content`` and ``cards`` are as in a save."""

    t: ClassVar[str] = "game"
    v: int = _is(_number)
    game: str = _is(_code)
    setup: Mapping[str, Any] = _is(_table)
    content: tuple[Mapping[str, Any], ...] = _is(_many(_table))
    cards: tuple[Mapping[str, Any], ...] = _is(_many(_table))
    seats: tuple[SeatStatus, ...] = _is(_many(lambda value: _read(value, SeatStatus), MOST_PLAYERS))
    allows: tuple[str, ...] = _is(_allows)


@frozen
class Seats:
    t: ClassVar[str] = "seats"
    seats: tuple[SeatStatus, ...] = _is(_many(lambda value: _read(value, SeatStatus), MOST_PLAYERS))


@frozen
class State:
    """``at`` is the length of the log before the ``events``, ``by`` the seat that has acted or taken back, ``undo``
    whether the last action can be taken back by this seat: ``yes``, ``ask`` or not. ``played`` is for who has come
    back: how many turns a computer player has played in their place."""

    t: ClassVar[str] = "state"
    rev: int = _is(_number)
    at: int = _is(_number)
    by: int | None = _is(_perhaps(_seat_number))
    view: Mapping[str, Any] = _is(_table)
    events: tuple[Mapping[str, Any], ...] = _is(_many(_table))
    undo: str = _may_be(_one_of(("yes", "ask")), "")
    stale: bool = _may_be(_flag, False)
    played: int = _may_be(_number, 0)


@frozen
class LegalActions:
    t: ClassVar[str] = "legal"
    rev: int = _is(_number)
    actions: tuple[str, ...] = _is(_many(_text(MOST_OF_ACTION)))


@frozen
class No:
    t: ClassVar[str] = "no"
    why: str = _is(_one_of(WHYS))
    refusal: Mapping[str, Any] | None = _may_be(_table, None)


@frozen
class Asked:
    t: ClassVar[str] = "asked"


@frozen
class Asks:
    """``undo`` is the seat that wishes to take its action back."""

    t: ClassVar[str] = "asks"
    undo: int = _is(_seat_number)
    rev: int = _is(_number)


@frozen
class Denied:
    t: ClassVar[str] = "denied"
    rev: int = _is(_number)


@frozen
class Said:
    t: ClassVar[str] = "said"
    seat: int = _is(_seat_number)
    preset: str = _is(_one_of(PRESETS))


@frozen
class Ended:
    t: ClassVar[str] = "ended"
    by: int = _is(_seat_number)


@frozen
class Saved:
    t: ClassVar[str] = "save"
    save: Mapping[str, Any] = _is(_table)


@frozen
class KeptOfSeat:
    """All that is kept about the person of a seat, beside the digest of its token. ``address`` is from where they have
    made the game, empty if they have not, or if it is not kept any more; ``done`` is what was done in the seat, each
    ``action`` with the time ``at`` which it was, if that is still known."""

    t: ClassVar[str] = "kept"
    game: str = _is(_code)
    seat: int = _is(_seat_number)
    name: str = _is(_text(MOST_OF_NAME))
    address: str = _is(_text(MOST_BYTES))
    made: str | None = _is(_perhaps(_text(MOST_OF_ID)))
    begun: str | None = _is(_perhaps(_text(MOST_OF_ID)))
    over: str | None = _is(_perhaps(_text(MOST_OF_ID)))
    done: tuple[Mapping[str, Any], ...] = _is(_many(_table))


@frozen
class Forgotten:
    t: ClassVar[str] = "forgotten"
    game: str = _is(_code)
    seat: int = _is(_seat_number)


Answer: TypeAlias = LegalActions | No | Asked | KeptOfSeat | Forgotten
"""What only the line is told that has asked."""
FromHost: TypeAlias = Seat | Game | Seats | State | Answer | Asks | Denied | Said | Ended | Saved
Message: TypeAlias = FromClient | FromHost

_OF_CLIENT: dict[str, type[FromClient]] = {kind.t: kind for kind in get_args(FromClient)}
_OF_HOST: dict[str, type[FromHost]] = {kind.t: kind for kind in get_args(FromHost)}


def write(message: Message, id: int | None = None) -> str:
    """Returns a message as one line of JSON, with this id if there is one."""
    data = {"t": message.t, **({} if id is None else {"id": id})}
    if isinstance(message, Hello | Claim):
        data["v"] = VERSION
    for each in fields(type(message)):
        value = getattr(message, each.name)
        if value != each.default:
            data[each.name] = value
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=asdict)


def read_client(text: str) -> tuple[FromClient, int | None]:
    """Returns a client's message and its id. Raises Fault (``malformed``, ``version``)."""
    id = None
    try:
        data = parsed(text, MOST_BYTES)
        id = _perhaps(_number)(data.pop("id", None))
        kind = _OF_CLIENT[_text(MOST_OF_ID)(data.pop("t", None))]
        if issubclass(kind, Hello | Claim):
            version = data.pop("v", None)
            if type(version) is not int or version != VERSION:
                raise Fault("version", id)
        return _read(data, kind), id
    except Fault:
        raise
    except (ValueError, KeyError):
        raise Fault("malformed", id) from None


def read_host(text: str) -> tuple[FromHost, int | None]:
    """Returns a message of the host and its id. Raises ValueError for what is none."""
    data = parsed(text)
    id = _perhaps(_number)(data.pop("id", None))
    kind = _OF_HOST.get(_text(MOST_OF_ID)(data.pop("t", None)))
    if kind is None:
        raise ValueError("no message of a host")
    return _read(data, kind), id


def parsed(text: str, most: int | None = None) -> dict[str, Any]:
    """Returns the object of a line of JSON with at most so many bytes. Raises ValueError for what is none."""
    if most is not None and len(text.encode("utf-8", "surrogatepass")) > most:
        raise ValueError("too long")
    try:
        return _table(json.loads(text, parse_constant=_no_constant, object_pairs_hook=_no_twice))
    except RecursionError:
        raise ValueError("too deep") from None


def _no_constant(text: str) -> None:
    raise ValueError(f"{text} is no JSON")


def _no_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        raise ValueError("a field stands there twice")
    return data


def _read(data: Mapping[str, Any], kind: type[T]) -> T:
    """Returns the object of this class with these fields. Raises ValueError."""
    known = {each.name: each for each in fields(kind)}  # type: ignore[arg-type]
    if not known.keys() >= _table(data).keys():
        raise ValueError("a field that there is not")
    if any(each.default is NOTHING and name not in data for name, each in known.items()):
        raise ValueError("a field is missing")
    return kind(**{name: known[name].metadata["read"](value) for name, value in data.items()})
