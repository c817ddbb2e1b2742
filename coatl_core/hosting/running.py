"""The note that a host leaves beside its store as long as it runs: so the apps of the same player find it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from attrs import asdict, frozen

from coatl_core.files import atomic
from coatl_core.files.jsonfile import strict_converter
from coatl_core.files.regularfile import read_text

NEEDED = "websockets", "cryptography", "prometheus_client", "psutil"
"""The libraries of ``coatl[net]``."""
MOST_OF_NOTE, MOST_OF_FIGURES = 10_000, 1_000_000
ANSWER_SECONDS = 2.0
"""A host that does not tell its figures in that time counts as gone."""


@frozen
class RunningHost:
    """``pid`` is its process, ``port`` that of its lines; others reach it by the ``addresses``. ``figures`` is the
    address where it tells its figures, ``pin`` that of its certificate, empty if the lines are not encrypted. Raises
    ValueError for what cannot be."""

    pid: int
    port: int
    addresses: tuple[str, ...]
    figures: str
    pin: str = ""

    def __attrs_post_init__(self) -> None:
        if self.pid <= 1 or not 0 < self.port < 65536:  # a signal to 0 or -1 would go to many processes
            raise ValueError("no process, or no port")


def can_host() -> bool:
    """Returns whether all libraries are installed that a host needs."""
    return all(find_spec(name) is not None for name in NEEDED)


def note_of(store: Path) -> Path:
    """Returns the file of the note of the host with this store."""
    return store.with_name(f"{store.stem}.host.json")


def write_note(store: Path, host: RunningHost) -> None:
    """Says that this host runs; only the owner can read it. Raises OSError. To be called by the one who has the store:
    what a host left there that was killed is gone."""
    forget_note(store)
    atomic.write(note_of(store), json.dumps(asdict(host)))


def forget_note(store: Path) -> None:
    """No host runs with this store any more."""
    with suppress(OSError):
        note_of(store).unlink()


def read_note(store: Path) -> RunningHost | None:
    """Returns the host that has left a note beside this store, or None. It may have been killed since: ask
    ``unfinished``."""
    try:
        data = json.loads(read_text(note_of(store), MOST_OF_NOTE))
        return strict_converter().structure(data, RunningHost) if isinstance(data, dict) else None
    except (OSError, ValueError, RecursionError, ExceptionGroup):
        return None


async def unfinished(host: RunningHost) -> int | None:
    """Asks a host how many of its games are not over. Returns None if it does not run any more."""
    where, _, port = host.figures.rpartition(":")
    page = ""
    with suppress(OSError, ValueError, TimeoutError):
        async with asyncio.timeout(ANSWER_SECONDS):
            reader, writer = await asyncio.open_connection(where.strip("[]"), int(port))
            try:
                writer.write(b"GET /metrics HTTP/1.1\r\n\r\n")
                page = (await reader.read(MOST_OF_FIGURES)).decode("utf-8", "replace")
            finally:
                writer.close()
    found = re.search(r"^coatl_unfinished (\d+)", page, re.MULTILINE)
    return int(found[1]) if found is not None else None


def tell_to_end(host: RunningHost) -> None:
    """Tells a host that runs to end in order, and does not wait for it."""
    with suppress(OSError):  # it has ended by itself
        os.kill(host.pid, signal.SIGTERM)
