"""The figures and the health of a host, at an address of their own: ``/metrics`` for Prometheus, and ``/healthz``."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus

from coatl_core.hosting.store import StoreError

REQUEST_SECONDS, MOST_OF_REQUEST = 5, 8192


class Figures:
    """What is counted; ``unfinished`` may raise StoreError. ``healthy`` says whether the last changes could be kept.
    Raises ImportError without ``prometheus-client``."""

    def __init__(self, lines: Callable[[], int], rooms: Callable[[], int], unfinished: Callable[[], int]) -> None:
        from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

        self.healthy = True
        self._registry = CollectorRegistry()
        Gauge("coatl_lines", "Lines of clients", registry=self._registry).set_function(lines)
        Gauge("coatl_rooms", "Games that are loaded", registry=self._registry).set_function(rooms)
        Gauge("coatl_unfinished", "Games that are not over", registry=self._registry).set_function(unfinished)
        self.messages = Counter("coatl_messages", "Messages of clients", registry=self._registry)
        self.sent = Counter("coatl_sent", "Messages to clients", registry=self._registry)
        self.cut = Counter("coatl_lines_cut", "Lines cut by the host", ["why"], registry=self._registry)
        self.failures = Counter("coatl_store_failures", "Changes that could not be kept", registry=self._registry)
        self.thinking = Gauge("coatl_thinking", "Computer players that are to move", registry=self._registry)
        times = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2)
        self.seconds = Histogram(
            "coatl_answer_seconds", "From a batch of messages to its answers", buckets=times, registry=self._registry
        )

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
                try:
                    return HTTPStatus.OK, CONTENT_TYPE_LATEST, generate_latest(self._registry)
                except StoreError:
                    return HTTPStatus.SERVICE_UNAVAILABLE, "text/plain", b"the games cannot be counted\n"
            case [b"GET", b"/healthz"] if self.healthy:
                return HTTPStatus.OK, "text/plain", b"ok\n"
            case [b"GET", b"/healthz"]:
                return HTTPStatus.SERVICE_UNAVAILABLE, "text/plain", b"nothing can be kept\n"
        return HTTPStatus.NOT_FOUND, "text/plain", b"there are /metrics and /healthz\n"
