"""What a host remembers of addresses for a while: who has named too many games that there are not waits, and a game
counts for its maker's address also when that was deleted from it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from attrs import define, field

from coatl_core.hosting.limits import GIVEN_UP_SECONDS, MOST_WRONG_CODES, WRONG_CODE_SECONDS

MOST_REMEMBERED = 10_000
"""Of each kind so much is remembered: of addresses, and of games that are not loaded."""


@define
class Addresses:
    """The addresses, and when each has guessed or given up something, as long as that counts. ``now`` is the time."""

    now: Callable[[], float]
    _wrong: dict[str, deque[float]] = field(factory=dict, init=False)
    _given_up: dict[str, deque[float]] = field(factory=dict, init=False)

    def waits(self, address: str) -> bool:
        """Returns whether an address has named too many games that there are not."""
        return self._recent(self._wrong, address, WRONG_CODE_SECONDS) >= MOST_WRONG_CODES

    def guessed(self, address: str) -> None:
        """From this address a wrong code has come."""
        self._wrong.setdefault(address, deque(maxlen=MOST_WRONG_CODES)).append(self.now())
        bound(self._wrong)

    def gave_up(self, address: str) -> None:
        """An address was deleted from a game that is not over."""
        self._given_up.setdefault(address, deque()).append(self.now())
        bound(self._given_up)

    def given_up(self, address: str) -> int:
        """Returns from how many games that are not over an address was deleted in the last day. They count as its own,
        or there would be no end of them."""
        return self._recent(self._given_up, address, GIVEN_UP_SECONDS)

    def forget_old(self) -> None:
        """Forgets the addresses of which nothing counts any more."""
        for times, seconds in ((self._wrong, WRONG_CODE_SECONDS), (self._given_up, GIVEN_UP_SECONDS)):
            for address in [address for address in times if not self._recent(times, address, seconds)]:
                del times[address]

    def _recent(self, times: dict[str, deque[float]], address: str, seconds: float) -> int:
        """Returns how many of these times of an address are not older."""
        own = times.get(address, deque())
        while own and self.now() - own[0] >= seconds:
            own.popleft()
        return len(own)


def bound(remembered: dict[Any, Any]) -> None:
    """Forgets what was remembered first."""
    while len(remembered) > MOST_REMEMBERED:
        del remembered[next(iter(remembered))]
