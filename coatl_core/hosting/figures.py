"""The figures and the health of a host, at an address of their own: ``/metrics`` for Prometheus, and ``/healthz``."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus

from coatl_core.hosting.store import GameStore, StoreError

REQUEST_SECONDS, MOST_OF_REQUEST = 5, 8192


class Figures:
    """What is counted, with what the system knows of the process. ``healthy`` says whether the last changes could be
    kept. Raises ImportError without ``prometheus-client``."""

    def __init__(self, lines: Callable[[], int], rooms: Callable[[], int], store: GameStore) -> None:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

        self.healthy = True
        self._counts = True
        """Whether the store could say how many games there are."""
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        Gauge("coatl_lines", "Lines of clients", registry=self._registry).set_function(lines)
        Gauge("coatl_rooms", "Games that are loaded", registry=self._registry).set_function(rooms)
        unfinished = Gauge("coatl_unfinished", "Games that are not over", registry=self._registry)
        unfinished.set_function(lambda: self._unfinished(store))
        healthy = Gauge("coatl_healthy", "1 while everything can be kept", registry=self._registry)
        healthy.set_function(lambda: self.healthy and self._counts)
        late = Gauge(
            "coatl_notices_late_seconds", "How late hosts are told what others changed", registry=self._registry
        )
        late.set_function(store.late)
        self.notices = Counter("coatl_notices", "Changes of other hosts that were heard of", registry=self._registry)
        self.messages = Counter("coatl_messages", "Messages of clients", registry=self._registry)
        self.sent = Counter("coatl_sent", "Messages to clients", registry=self._registry)
        self.cut = Counter("coatl_lines_cut", "Lines cut by the host", ["why"], registry=self._registry)
        self.actions = Counter("coatl_actions", "Actions that were kept", registry=self._registry)
        self.behind = Counter("coatl_behind", "Changes at which another host was first", registry=self._registry)
        self.failures = Counter("coatl_store_failures", "Changes that could not be kept", registry=self._registry)
        self.thinking = Gauge("coatl_thinking", "Computer players that are to move", registry=self._registry)
        times = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2)
        self.seconds = Histogram(
            "coatl_answer_seconds", "From a batch of messages to its answers", buckets=times, registry=self._registry
        )
        self.commits = Histogram(
            "coatl_commit_seconds", "Until a batch is on the disk", buckets=times, registry=self._registry
        )

    def _unfinished(self, store: GameStore) -> float:
        """Returns no number while the store cannot say it: then nothing can be kept either."""
        try:
            self._counts, games = True, float(store.unfinished())
        except StoreError:
            self._counts, games = False, math.nan
        return games

    async def serve(self, host: str, port: int) -> asyncio.Server:
        """Opens the address. Raises OSError."""
        return await asyncio.start_server(self._answer, host, port, limit=MOST_OF_REQUEST)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, ValueError, asyncio.LimitOverrunError, asyncio.IncompleteReadError):
            async with asyncio.timeout(REQUEST_SECONDS):
                head = await reader.readuntil(b"\r\n\r\n")
                status, kind, body = self._page(head.split(b" ", 2)[:2])
                writer.write(
                    f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: {kind}\r\n"
                    f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n".encode()
                    + body
                )
                await writer.drain()
        writer.close()

    def _page(self, request: list[bytes]) -> tuple[HTTPStatus, str, bytes]:
        from prometheus_client import generate_latest
        from prometheus_client.exposition import CONTENT_TYPE_LATEST

        match request:
            case [b"GET", b"/metrics"]:
                return HTTPStatus.OK, CONTENT_TYPE_LATEST, generate_latest(self._registry)
            case [b"GET", b"/healthz"] if self.healthy:
                return HTTPStatus.OK, "text/plain", b"ok\n"
            case [b"GET", b"/healthz"]:
                return HTTPStatus.SERVICE_UNAVAILABLE, "text/plain", b"nothing can be kept\n"
        return HTTPStatus.NOT_FOUND, "text/plain", b"there are /metrics and /healthz\n"
