"""How far behind a database is with telling hosts what others have changed.

A host that listens hears its own notices, too, in the order of the commits. So it knows how long ago the first one was
sent that has not come back, without a clock that is the same everywhere.
"""

from __future__ import annotations

import time
from threading import Lock

from attrs import define, field

MOST = 10_000
"""So many notices are remembered. Those of an hour in which nobody listens are more than enough to tell that."""


@define
class Notices:
    """The notices of a host that have not come back to it, the first one first. Several threads may use it."""

    _sent: dict[str, float] = field(factory=dict)
    _lock: Lock = field(factory=Lock)

    def sent(self, notice: str) -> None:
        """A commit with this notice is sent."""
        with self._lock:
            if len(self._sent) < MOST:
                self._sent.setdefault(notice, time.monotonic())

    def heard(self, notice: str) -> None:
        """This notice has come back: what was sent before it does not come any more."""
        with self._lock:
            if notice in self._sent:
                while next(iter(self._sent)) != notice:
                    del self._sent[next(iter(self._sent))]
                del self._sent[notice]

    def forget(self) -> None:
        """Nothing that was sent comes back."""
        with self._lock:
            self._sent.clear()

    def late(self) -> float:
        """Returns how many seconds ago the first one was sent; 0 if all have come back."""
        with self._lock:
            return time.monotonic() - next(iter(self._sent.values())) if self._sent else 0.0
