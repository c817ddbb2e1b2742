"""What hosts keep about the player: it is asked for or deleted seat by seat, with the tokens of the player's seats."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from coatl_core.hosting import protocol
from coatl_core.hosting.client import GUEST, MOST_OF_HOST, HostSaysNo, NoHost, check_pin
from coatl_core.hosting.limits import BURST
from coatl_core.hosting.own_seats import PATIENCE, OwnSeat, drop_seats, encryption, read_seats

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection

GONE = "no-game", "token"
"""The answers of a host at which the seat is not the player's any more: it was deleted, or freed by others."""

Told: TypeAlias = protocol.KeptOfSeat | protocol.Forgotten
Answers: TypeAlias = list[tuple[OwnSeat, Told | Exception]]


def all_seats(seats: Path, past: Path) -> tuple[OwnSeat, ...]:
    """Returns the seats of both files, those at one host together. A pass is none: the seats that it has led to
    are among them. Raises OSError."""
    known = {seat.key: seat for seat in (*read_seats(past), *read_seats(seats)) if not seat.is_pass}
    return tuple(sorted(known.values(), key=lambda seat: (seat.host, seat.port)))


async def kept_at_hosts(seats: Sequence[OwnSeat], known_as: str = "") -> Answers:
    """Returns for each seat what its host keeps about the player, or why that is not known: HostSaysNo, NoHost,
    WrongPin, another OSError, or ImportError if a library is missing. ``known_as`` is for ``Guest``."""
    return await _ask(seats, protocol.Kept, known_as)


async def forget_at_hosts(seats: Sequence[OwnSeat], own: Path, past: Path, known_as: str = "") -> Answers:
    """Has deleted what hosts keep about the player of these seats, and takes those seats out of both files. Returns for
    each seat the answer, or as above why it was not done: then it stays in its file. Raises OSError if a file cannot be
    written."""
    answers = await _ask(seats, protocol.Forget, known_as)
    gone = {(seat.game, seat.token) for seat, answer in answers if is_gone(answer)}
    for path in (own, past):
        drop_seats(path, gone)
    return answers


def is_gone(answer: Told | Exception) -> bool:
    """Returns whether nothing can be asked of a host about a seat any more, as it has answered."""
    return isinstance(answer, protocol.Forgotten) or (isinstance(answer, HostSaysNo) and answer.why in GONE)


async def _ask(seats: Sequence[OwnSeat], kind: type[protocol.Claim], known_as: str) -> Answers:
    """Asks each host on a few lines, one after the other: what comes too fast is not answered."""
    answers: Answers = []
    for _, group in groupby(seats, lambda seat: (seat.host, seat.port, seat.pin)):
        left = [*group]
        failed: Exception | None = None
        while left:
            some, left = left[:BURST], left[BURST:]
            if failed is None:
                try:
                    async with asyncio.timeout(PATIENCE), _line(some[0], known_as) as line:
                        while some:
                            answers.append((some[0], await _answer(line, kind(some[0].game, some[0].token))))
                            some = some[1:]
                except Exception as error:  # a host may send what fails anywhere
                    failed = error
            answers += [(seat, failed) for seat in some if failed is not None]
    return answers


@asynccontextmanager
async def _line(seat: OwnSeat, known_as: str) -> AsyncIterator[ClientConnection]:
    """A line to the host of a seat."""
    from websockets.asyncio.client import connect
    from websockets.exceptions import InvalidMessage, InvalidStatus, WebSocketException

    url, ssl = seat.invitation.url, encryption(seat.invitation)
    try:
        async with connect(
            f"{url}/g/{seat.game}",
            ssl=ssl or url.startswith("wss:") or None,
            max_size=MOST_OF_HOST,
            close_timeout=1,
            proxy=None,
            additional_headers={GUEST: known_as} if known_as else None,
        ) as socket:
            check_pin(socket, seat.pin)
            yield socket
    except (InvalidStatus, InvalidMessage, ValueError) as error:
        raise NoHost(str(error)) from None
    except (WebSocketException, EOFError) as error:
        raise OSError(str(error)) from None


async def _answer(line: ClientConnection, message: protocol.Claim) -> Told | HostSaysNo:
    """Says this on a line, and returns the answer. Raises ValueError for what is no answer."""
    await line.send(protocol.write(message))
    text = await line.recv()
    answer, _ = protocol.read_host(text if isinstance(text, str) else "")
    match answer:
        case protocol.No():
            return HostSaysNo(answer.why)
        case protocol.KeptOfSeat() | protocol.Forgotten():
            return answer
    raise ValueError("no answer to what was asked")
