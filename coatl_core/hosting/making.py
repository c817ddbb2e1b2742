"""What is to be played, and by whom, as whoever makes a game has asked for it."""

from __future__ import annotations

from attrs import evolve

from coatl_core.game.errors import VariantFailed
from coatl_core.game.rules import Setup, read_seat
from coatl_core.game.session import Session
from coatl_core.game.state import Ruleset
from coatl_core.hosting import protocol, rows
from coatl_core.hosting.codes import NOBODY, guest_name
from coatl_core.hosting.room import Declined, Means, can_play, hashed
from coatl_core.hosting.store import KeptSeat
from coatl_core.saves.wire import setup_from_data


def playable(means: Means, message: protocol.New) -> tuple[Setup, Ruleset, str]:
    """Returns what is to be played, without names, and its content. Raises Declined."""
    seats = message.seats
    try:
        if not {"seed", "seats", "chance", "fields", "secret"}.isdisjoint(message.setup):
            raise ValueError("chance and seats are the host's")
        setup = setup_from_data({**message.setup, "seed": ""})
        makers = sum(isinstance(seat, protocol.Person) for seat in seats)
        passes = [seat.token for seat in seats if isinstance(seat, protocol.Expected)]
        if setup.players != (*protocol.names_in(seats),):
            raise ValueError("other names in the seats")
        if makers != (not passes):
            raise ValueError("one person makes a game, or somebody for others who are all known")
        if passes and (message.token is None or None in seats or len({*passes}) < len(passes)):
            raise ValueError("no key, a seat that is free, or two persons with one pass")
        if not passes and any(isinstance(seat, protocol.NamedComputer) for seat in seats):
            raise ValueError("each client names the computer players itself")
        ruleset = means.registry.ruleset_for(setup)
        computers = [seat.computer for seat in seats if isinstance(seat, protocol.Computer)]
        if not all(can_play(computer, ruleset, len(seats), means.registry) for computer in computers):
            raise ValueError("a computer player that there is not, or that cannot play with so many")
        session = Session(setup.with_seed(means.seed()), ruleset)
        return evolve(setup, players=(NOBODY,) * len(seats)), ruleset, rows.content_of(session, means.registry)
    except VariantFailed:
        raise Declined("variant-failed") from None
    except ValueError:
        raise Declined("setup") from None


def seated(message: protocol.New) -> list[KeptSeat]:
    """Returns who sits in each seat under which name: that which is given, that of another computer player, or that of
    nobody. The maker's own seat has no token yet."""
    names = list[str]()
    for name in protocol.names_in(message.seats):
        names.append(name if name == NOBODY else guest_name(name, tuple(names)))
    for number, seat in enumerate(message.seats):
        if isinstance(seat, protocol.Computer) and names[number] == NOBODY:
            names[number] = guest_name(read_seat(seat.computer).id, tuple(names)) or NOBODY
    return [_seat(name, seat) for name, seat in zip(names, message.seats, strict=True)]


def _seat(name: str, seat: protocol.Wanted) -> KeptSeat:
    match seat:
        case protocol.Computer(computer):
            return KeptSeat(name, computer=str(read_seat(computer)))
        case protocol.Expected(_, token):
            return KeptSeat(name, hashed(token))
    return KeptSeat(name)
