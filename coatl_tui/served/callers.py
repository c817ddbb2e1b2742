"""How many visitors may come from one address, and how often."""

from __future__ import annotations

from ipaddress import ip_address, ip_network

from attrs import define, field

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
