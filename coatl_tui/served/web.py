"""The door for browsers: a page with a terminal in it, and the line from it to a visitor's process.

The browser sends texts: ``k`` and what was pressed, ``s`` and the columns and lines that there is room for, ``f`` and
``b`` when the page gets and loses the focus. It is sent what the app writes as binary messages, and as JSON
``{"size": [columns, lines]}``, from where on that is written for this size, and ``{"game": code}``, at which game the
visitor sits, and ``{"file": name, "data": part, "last": whether it is}``, a file in parts, in base64.
"""

from __future__ import annotations

import asyncio
import gzip
import html
import json
import logging
import re
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from ssl import SSLContext
from string import Template
from typing import Any, TypeAlias
from urllib.parse import urlsplit

from aiohttp import WSMsgType, web
from attrs import define, evolve, field

from coatl_core.hosting.codes import read_code
from coatl_core.language.l10n import L10n
from coatl_tui.served.callers import Callers, Lines
from coatl_tui.served.homes import home_of, is_token, new_token
from coatl_tui.served.terms import Terms
from coatl_tui.served.visitors import NoVisitor, TooMany, Visit, Visitors, WebVisitor

Tell: TypeAlias = Callable[[str, Mapping[str, Any]], None]

COOKIE, COOKIE_SECONDS = "coatl", 400 * 24 * 3600
"""What a browser is known by, and how long: no browser keeps a cookie longer."""
HELLO_SECONDS, KEEPALIVE_SECONDS = 10.0, 30.0
HEARTBEAT_SECONDS = 20.0
STOP_SECONDS = 3.0
MOST_LINES, MOST_OF_ADDRESS = 400, 40
"""The lines that may be open at once, with a visitor or without one, and those from one address."""
MOST_BYTES = 64 * 1024
"""The longest message of a browser: something pasted."""
MOST_COLUMNS, MOST_ROWS = 500, 200
ENDS: dict[str, int] = {
    "left": 4000, "idle": 4001, "full": 4002, "memory": 4003, "processor": 4004, "failed": 4005, "cookie": 4006,
}  # fmt: skip
"""The codes with which a line is closed; ``page/page.js`` has them, too."""
GONE = 1001
"""The code of WebSocket for a server that stops: the page comes back when it is there again."""
PAGE = Path(__file__).parent / "page"
FILES = {
    "page.js": "text/javascript",
    "page.css": "text/css",
    "xterm/xterm.js": "text/javascript",
    "xterm/xterm.css": "text/css",
    "hack/hack-regular.woff2": "font/woff2",
    "hack/hack-bold.woff2": "font/woff2",
}
TEXTS = (
    "title", "again", "keyboard", "noscript", "prompt", "connecting",
    "cut", "left", "idle", "full", "memory", "processor", "failed", "cookie",
)  # fmt: skip
"""The messages of the page, ``web-…``."""
_SIZE = re.compile(r"s(\d{1,5}),(\d{1,5})")
_WISH = re.compile(r"([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*q=([01](?:\.\d{1,3})?))?")


@define(eq=False)
class WebDoor:
    """``terms`` are what visitors are told, without their address; ``homes`` is the folder of their homes. ``trusted``
    are the addresses of reverse proxies, which are believed where a visitor comes from and whether by https.
    ``languages`` are those of the page, the first one for whoever wishes none of them."""

    visitors: Visitors
    terms: Callable[[], Terms]
    homes: Path
    languages: Mapping[str, L10n]
    tell: Tell
    trusted: frozenset[str] = frozenset()
    _callers: Callers = field(factory=Callers, init=False)
    _lines: Lines[web.WebSocketResponse] = field(factory=lambda: Lines(MOST_LINES, MOST_OF_ADDRESS), init=False)
    _files: dict[str, tuple[bytes, bytes]] = field(init=False)
    """The files of the page, as they are and compressed."""
    _template: Template = field(init=False)
    _mark: str = field(init=False)
    """Where the files are: at another place when one of them is another, so that browsers may keep them."""

    def __attrs_post_init__(self) -> None:
        bodies = {name: (PAGE / name).read_bytes() for name in FILES}
        self._files = {name: (body, gzip.compress(body, mtime=0)) for name, body in bodies.items()}
        self._template = Template((PAGE / "index.html").read_text("utf-8"))
        self._mark = sha256(b"".join(bodies.values())).hexdigest()[:16]

    async def run(
        self,
        hosts: list[str],
        port: int,
        stop: asyncio.Event,
        ready: Callable[[], None],
        ssl: SSLContext | None = None,
    ) -> None:
        """Serves at these addresses until ``stop`` is set. Raises OSError if one of them cannot be had."""
        quiet = logging.getLogger("aiohttp")
        quiet.addHandler(logging.NullHandler())
        quiet.propagate = False  # what a stranger sends in is no news
        app = web.Application(client_max_size=0)
        app.router.add_get("/", self._page)
        app.router.add_get("/g/{code}", self._page)
        app.router.add_get("/line/", self._line)
        app.router.add_get("/line/g/{code}", self._line)
        app.router.add_get(f"/{self._mark}/{{name:.+}}", self._file)
        app.on_response_prepare.append(self._guard)
        runner = web.AppRunner(
            app,
            access_log=None,
            handle_signals=False,
            shutdown_timeout=STOP_SECONDS,
            keepalive_timeout=KEEPALIVE_SECONDS,
        )
        await runner.setup()
        try:
            for host in hosts:
                await web.TCPSite(runner, host, port, ssl_context=ssl).start()
            ready()
            await stop.wait()
            await asyncio.gather(*(_close(line, GONE) for line in self._lines))
        finally:
            await runner.cleanup()

    # The page

    async def _guard(self, request: web.BaseRequest, response: web.StreamResponse) -> None:
        """Says what the page may do: nothing that does not come from this server."""
        secure = self._secure(request)
        lines = f"{'wss' if secure else 'ws'}://{request.host}" if _is_plain(request.host) else ""
        response.headers.update(
            {
                "Content-Security-Policy": "default-src 'none'; script-src 'self'; font-src 'self'; img-src data:; "
                # xterm.js writes rules of style for its colours
                f"style-src 'self' 'unsafe-inline'; connect-src 'self' {lines}; "
                "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
                "Referrer-Policy": "no-referrer",
                "X-Content-Type-Options": "nosniff",
            }
        )
        if secure:  # browsers take no notice of it otherwise
            response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
        response.headers.pop("Server", None)

    async def _page(self, request: web.Request) -> web.Response:
        code = request.match_info.get("code")
        if code is not None and read_code(code) is None:
            raise web.HTTPNotFound(text="There are / and /g/CODE.\n")
        l10n = self.languages[self._language(request)]
        texts = {name: html.escape(l10n(f"web-{name}")) for name in TEXTS}
        text = self._template.substitute(texts, language=l10n.tag, files=f"/{self._mark}")
        response = web.Response(text=text, content_type="text/html", headers={"Cache-Control": "no-store"})
        if self._token(request) is None:
            # Lax and not Strict: who follows a link from elsewhere is to come to their own seat.
            response.set_cookie(
                self._cookie(request),
                new_token(),
                max_age=COOKIE_SECONDS,
                httponly=True,
                samesite="Lax",
                secure=self._secure(request),
            )
        return response

    async def _file(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        if name not in self._files:
            raise web.HTTPNotFound
        body, compressed = self._files[name]
        headers = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
        if "gzip" in request.headers.get("Accept-Encoding", "") and len(compressed) < len(body):
            headers["Content-Encoding"], body = "gzip", compressed
        return web.Response(body=body, content_type=FILES[name], headers=headers)

    # Who asks

    def _secure(self, request: web.BaseRequest) -> bool:
        """Whether the page comes by https."""
        if request.remote in self.trusted and "X-Forwarded-Proto" in request.headers:
            return _last(request, "X-Forwarded-Proto").lower() == "https"
        return request.secure

    def _address(self, request: web.Request) -> str:
        peer: str = request.remote or ""
        return (_last(request, "X-Forwarded-For") or peer) if peer in self.trusted else peer

    def _cookie(self, request: web.BaseRequest) -> str:
        """The name of the cookie. By https it is one that no page of a neighbouring name can set."""
        return f"__Host-{COOKIE}" if self._secure(request) else COOKIE

    def _token(self, request: web.Request) -> str | None:
        token = request.cookies.get(self._cookie(request), "")
        return token if is_token(token) else None

    def _language(self, request: web.Request) -> str:
        """The language of the page that opens a line, or else the first one that the browser wishes and there is."""
        if request.query.get("language") in self.languages:
            return request.query["language"]
        wishes = _WISH.findall(request.headers.get("Accept-Language", "")[:200])
        for tag, _ in sorted(wishes, key=lambda wish: -float(wish[1] or 1)):
            short: str = tag.lower().partition("-")[0]
            if short in self.languages:
                return short
        return next(iter(self.languages))

    # The line

    async def _line(self, request: web.Request) -> web.StreamResponse:
        """Shows an app as long as the line lasts. When it is cut the app ends: the browser comes back by itself, to the
        game that the address of its page names."""
        for origin in request.headers.getall("Origin", []):
            if urlsplit(origin).netloc.lower() != request.host.lower():
                raise web.HTTPForbidden(text="This page may not play here.\n")
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT_SECONDS, max_msg_size=MOST_BYTES, timeout=STOP_SECONDS)
        if not self._lines.enter(socket, self._address(request)):
            raise web.HTTPServiceUnavailable(text="There are too many lines.\n")
        try:
            await socket.prepare(request)
            await _close(socket, await self._serve(request, socket))
        finally:
            self._lines.leave(socket)
        return socket

    async def _serve(self, request: web.Request, socket: web.WebSocketResponse) -> int:
        """Returns the code to close the line with."""
        token, address = self._token(request), self._address(request)
        if token is None:
            return ENDS["cookie"]
        first = await socket.receive(HELLO_SECONDS)
        size = _size(first.data) if first.type is WSMsgType.TEXT else None
        if size is None:
            return GONE
        if not self._callers.enter(address, time.monotonic()):
            return ENDS["full"]
        try:
            visit = Visit(
                home_of(self.homes, "web", token.encode()),
                evolve(self.terms(), address=address),
                self._language(request),
                size,
                read_code(request.match_info.get("code", "")) or "",
            )
            visitor = await self.visitors.start_web(visit)
            await self._both(socket, visitor)
            if visitor.why in ("failed", "memory", "processor"):
                self.tell("visitor-ended", {"address": address, "reason": visitor.why})
            return ENDS.get(visitor.why, GONE)
        except TooMany:
            self.tell("visitors-full", {"address": address})
            return ENDS["full"]
        except NoVisitor as error:
            self.tell("visitor-failed", {"address": address, "reason": str(error)})
            return ENDS["failed"]
        finally:
            self._callers.leave(address, time.monotonic())

    async def _both(self, socket: web.WebSocketResponse, visitor: WebVisitor) -> None:
        """Passes on what the browser sends and what the app writes, until one of them ends."""
        ways: tuple[Awaitable[None], ...] = (_show(socket, visitor), _hear(socket, visitor), _outlive(visitor))
        tasks = [asyncio.ensure_future(way) for way in ways]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if tasks[0].done():  # the app has ended, or is ending: then why is not known yet
                with suppress(TimeoutError):
                    await asyncio.wait_for(visitor.ended.wait(), STOP_SECONDS)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await visitor.end()


async def _close(socket: web.WebSocketResponse, code: int) -> None:
    """Closes a line, of which somebody who reads nothing does not keep us."""
    with suppress(TimeoutError, ConnectionError):
        await asyncio.wait_for(socket.close(code=code), STOP_SECONDS)


async def _outlive(visitor: WebVisitor) -> None:
    """Ends some time after the app: so long its last words have to come through."""
    await visitor.ended.wait()
    await asyncio.sleep(STOP_SECONDS)


async def _show(socket: web.WebSocketResponse, visitor: WebVisitor) -> None:
    """Sends the browser what the app writes. While the browser does not take it, the app waits."""
    with suppress(ConnectionError):
        async for kind, data in visitor.packets():
            if kind == "D":
                await socket.send_bytes(data)
                continue
            message = json.loads(data) if kind == "M" else {}
            match message.get("type"):
                case "resized":
                    await socket.send_json({"size": [message["width"], message["height"]]})
                case "game":
                    await socket.send_json({"game": message["game"]})
                case "file":
                    await socket.send_json({"file": message["name"], "data": message["data"], "last": message["last"]})


async def _hear(socket: web.WebSocketResponse, visitor: WebVisitor) -> None:
    """Gives the app what the browser sends. While the app does not take it, the browser waits."""
    async for message in socket:
        if message.type is not WSMsgType.TEXT:
            return
        text: str = message.data
        size = _size(text)
        if text.startswith("k"):
            visitor.stir()
            visitor.write(text[1:].encode("utf-8", "replace"))
        elif size is not None:
            visitor.tell("resize", width=size[0], height=size[1])
        elif text in ("f", "b"):
            visitor.tell("focus" if text == "f" else "blur")
        else:
            return
        await visitor.drained()


def _size(text: str) -> tuple[int, int] | None:
    found = _SIZE.fullmatch(text)
    if found is None:
        return None
    return max(1, min(int(found[1]), MOST_COLUMNS)), max(1, min(int(found[2]), MOST_ROWS))


def _last(request: web.BaseRequest, header: str) -> str:
    """The last entry of a header: the one that the nearest proxy has put there itself."""
    return ",".join(request.headers.getall(header, [])).rpartition(",")[2].strip()


def _is_plain(host: str) -> bool:
    return re.fullmatch(r"[A-Za-z0-9._\-\[\]:]{1,255}", host) is not None
