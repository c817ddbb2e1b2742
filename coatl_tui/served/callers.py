"""How many lines and visitors there may be, how many of them from one address, and how often they may come."""

from __future__ import annotations

from collections.abc import Iterator
from ipaddress import ip_address, ip_network
from typing import Generic, TypeVar

from attrs import define, field

Each = TypeVar("Each")

MOST_AT_ONCE = 20
"""So many visitors of one address may be there at once, as a host bears that many games of one."""
BURST, EACH_SECONDS = 20, 2.0
"""So many may come at once; one more after so many seconds. To start an app is what costs most."""


def household(address: str) -> str:
    """Returns what counts as one address: of IPv6 its first half, because whoever has one address has all of them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if found.version == 4:
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, 64), strict=False))


@define
class Lines(Generic[Each]):
    """The lines that are open, with a visitor or without one: at most so many, and so many of one address."""

    most: int
    most_of_address: int
    _homes: dict[Each, str] = field(factory=dict)

    def __iter__(self) -> Iterator[Each]:
        return iter(tuple(self._homes))

    def enter(self, line: Each, address: str) -> bool:
        """Returns whether one more line may be open. Who may is counted until ``leave``."""
        home = household(address)
        from_there = sum(each == home for each in self._homes.values())
        if len(self._homes) >= self.most or from_there >= self.most_of_address:
            return False
        self._homes[line] = home
        return True

    def leave(self, line: Each) -> None:
        self._homes.pop(line, None)


@define
class _Caller:
    here: int = 0
    starts: float = BURST
    since: float = 0.0


@define
class Callers:
    """The addresses that visitors come from."""

    _known: dict[str, _Caller] = field(factory=dict)

    def enter(self, address: str, now: float) -> bool:
        """Returns whether somebody from this address may come now. Who may is counted until ``leave``."""
        caller = self._known.setdefault(household(address), _Caller(since=now))
        caller.starts = min(BURST, caller.starts + (now - caller.since) / EACH_SECONDS)
        caller.since = now
        if caller.here >= MOST_AT_ONCE or caller.starts < 1:
            return False
        caller.here += 1
        caller.starts -= 1
        return True

    def leave(self, address: str, now: float) -> None:
        """Somebody from this address has gone. An address that nobody needs to remember is forgotten."""
        self._known[household(address)].here -= 1
        full = BURST * EACH_SECONDS
        self._known = {each: caller for each, caller in self._known.items() if caller.here or now - caller.since < full}
