"""The door for browsers, without one: who is let in, what the page may do, and how a line ends."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from coatl_core.hosting.certificate import own_certificate
from coatl_core.hosting.codes import shown_code
from coatl_tui.served import callers, visitors, web
from coatl_tui.served.homes import home_of, is_token, new_token
from tests.hosting.support import ANN, new
from tests.patience import PATIENCE
from tests.served.support import languages, opened

pytestmark = pytest.mark.slow
GAME = "5PT38122"


@asynccontextmanager
async def client(**how: Any) -> AsyncIterator[aiohttp.ClientSession]:
    jar = aiohttp.CookieJar(unsafe=True)  # cookies of an address, too
    async with aiohttp.ClientSession(cookie_jar=jar, **how) as session:
        yield session


async def text_of(line: aiohttp.ClientWebSocketResponse, wanted: str) -> str:
    """Reads until the app has written this."""
    text = ""
    async with asyncio.timeout(PATIENCE):
        async for message in line:
            if message.type is aiohttp.WSMsgType.BINARY:
                text += re.sub(r"\x1b\[[0-9;?]*[a-zA-Z$]", " ", message.data.decode())
                if wanted in text:
                    return text
    raise AssertionError(f"the line was closed with {line.close_code}")


async def code_of(line: aiohttp.ClientWebSocketResponse) -> int | None:
    """Reads until the line is closed, and returns the code."""
    async with asyncio.timeout(PATIENCE):
        async for _ in line:
            pass
    return line.close_code


@pytest.mark.exhaustive
async def test_the_page_may_do_nothing_that_does_not_come_from_its_server(tmp_path: Path) -> None:
    async with opened(tmp_path) as door, client() as ann:
        for path in ("/", f"/g/{GAME}"):
            async with ann.get(door.url + path) as answer:
                page, policy = await answer.text(), answer.headers["Content-Security-Policy"]
                assert answer.status == 200
            rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
            assert rules["default-src"] == "'none'"
            assert rules["script-src"] == "'self'"
            assert rules["connect-src"] == f"'self' ws://127.0.0.1:{door.port}"
            assert rules["frame-ancestors"] == "'none'"
            assert re.findall(r"<script(?! src=)|\son\w+=|style=", page) == []
            assert re.findall(r"https?://", page) == []
            places = re.findall(r'(?:src|href)="(/[^"]+)"', page)
            assert len(places) == 4
            for place in places:
                async with ann.get(door.url + place) as answer:
                    assert answer.status == 200
                    assert "immutable" in answer.headers["Cache-Control"]
                    assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/x", "/g/", "/g/nothing", "/g/5PT38122/x", "/page.js", "/../pyproject.toml"])
async def test_there_is_nothing_else(tmp_path: Path, path: str) -> None:
    async with opened(tmp_path) as door, client() as ann, ann.get(door.url + path) as answer:
        assert answer.status == 404


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("", "en"),
        ("cs-CZ,cs;q=0.9,en;q=0.8", "cs"),
        ("de, pl;q=0.3, uk;q=0.7", "uk"),
        ("xx;q=9, ;;;q=, pl", "pl"),
        ("de", "en"),
    ],
)
async def test_the_page_and_the_app_speak_the_language_of_the_browser(tmp_path: Path, wish: str, language: str) -> None:
    async with opened(tmp_path) as door, client(headers={"Accept-Language": wish}) as ann:
        async with ann.get(door.url) as answer:
            page = await answer.text()
        l10n = languages()[language]
        assert f'<html lang="{language}">' in page
        assert l10n("web-left") in page
        async with ann.ws_connect(door.url + "/line/") as line:
            await line.send_str("s80,24")
            await text_of(line, l10n("menu-new-game"))


@pytest.mark.exhaustive
async def test_the_app_speaks_the_language_of_its_page_whatever_the_browser_tells_the_line(tmp_path: Path) -> None:
    async with opened(tmp_path) as door, client(headers={"Accept-Language": "en"}) as ann:
        async with ann.get(door.url) as answer:
            assert answer.status == 200
        async with ann.ws_connect(door.url + "/line/?language=cs") as line:
            await line.send_str("s80,24")
            await text_of(line, languages()["cs"]("menu-new-game"))


async def test_a_browser_is_known_by_a_cookie_that_no_script_reads(tmp_path: Path) -> None:
    async with opened(tmp_path) as door, client() as ann:
        async with ann.get(door.url) as answer:
            cookie = answer.cookies["coatl"]
        assert is_token(cookie.value)
        assert cookie["httponly"]
        assert cookie["samesite"] == "Lax"
        assert not cookie["secure"]
        async with ann.get(door.url) as answer:
            assert "coatl" not in answer.cookies
        async with ann.get(door.url, cookies={"coatl": "../../etc"}) as answer:
            assert is_token(answer.cookies["coatl"].value)


@pytest.mark.exhaustive
async def test_by_https_the_cookie_goes_by_https_alone(tmp_path: Path) -> None:
    tls, _ = own_certificate(tmp_path / "host.pem")
    async with opened(tmp_path, tls=tls) as door, client() as ann, ann.get(door.url, ssl=False) as answer:
        assert answer.cookies["__Host-coatl"]["secure"]
        assert f"wss://127.0.0.1:{door.port}" in answer.headers["Content-Security-Policy"]


@pytest.mark.exhaustive
@pytest.mark.parametrize("is_trusted", [True, False])
async def test_only_a_proxy_that_is_trusted_says_whether_a_page_comes_by_https(
    tmp_path: Path, is_trusted: bool
) -> None:
    trusted = ("127.0.0.1",) if is_trusted else ()
    async with opened(tmp_path, trusted=trusted) as door, client() as ann:
        async with ann.get(door.url, headers={"X-Forwarded-Proto": "http, https"}) as answer:
            assert ("__Host-coatl" in answer.cookies) is is_trusted
        async with ann.get(door.url, headers={"X-Forwarded-Proto": "https, http"}) as answer:
            assert "__Host-coatl" not in answer.cookies


@pytest.mark.exhaustive
async def test_the_page_of_another_place_may_not_play_here(tmp_path: Path) -> None:
    async with opened(tmp_path) as door, client() as ann:
        async with ann.get(door.url):
            pass
        for origin in ("http://evil.example", f"http://127.0.0.1:{door.port + 1}", "null"):
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await ann.ws_connect(door.url + "/line/", headers={"Origin": origin})
            assert refused.value.status == 403
        async with ann.ws_connect(door.url + "/line/", headers={"Origin": door.url}) as line:
            await line.send_str("s80,24")
            await text_of(line, "New game")


@pytest.mark.exhaustive
async def test_without_its_cookie_nobody_has_a_home(tmp_path: Path) -> None:
    async with opened(tmp_path) as door, client() as ann, ann.ws_connect(door.url + "/line/") as line:
        assert await code_of(line) == web.ENDS["cookie"]


@pytest.mark.exhaustive
@pytest.mark.parametrize("message", ["", "x", "s80", "sx,y", "s80,24,1", b"s80,24", "k" + "x" * 70_000])
async def test_nonsense_ends_the_line(tmp_path: Path, message: str | bytes) -> None:
    async with opened(tmp_path) as door, client() as ann:
        async with ann.get(door.url):
            pass
        for begun in (False, True):
            async with ann.ws_connect(door.url + "/line/") as line:
                if begun:
                    await line.send_str("s80,24")
                    await text_of(line, "New game")
                await (line.send_str(message) if isinstance(message, str) else line.send_bytes(message))
                assert await code_of(line) in (web.GONE, 1009)
        await door.emptied()


@pytest.mark.exhaustive
async def test_there_are_no_more_visitors_than_there_may_be(tmp_path: Path) -> None:
    async with opened(tmp_path, visitors=1) as door, client() as ann:
        async with ann.get(door.url):
            pass
        async with ann.ws_connect(door.url + "/line/") as first:
            await first.send_str("s80,24")
            await text_of(first, "New game")
            async with ann.ws_connect(door.url + "/line/") as second:
                await second.send_str("s80,24")
                assert await code_of(second) == web.ENDS["full"]
            assert door.told == [("visitors-full", {"address": "127.0.0.1"})]


@pytest.mark.exhaustive
async def test_one_address_has_only_so_many_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "MOST_AT_ONCE", 1)
    async with opened(tmp_path, trusted=("127.0.0.1",)) as door, client() as ann:
        async with ann.get(door.url):
            pass
        async with ann.ws_connect(door.url + "/line/", headers={"X-Forwarded-For": "x, 1.2.3.4"}) as first:
            await first.send_str("s80,24")
            await text_of(first, "New game")
            async with ann.ws_connect(door.url + "/line/", headers={"X-Forwarded-For": "1.2.3.4"}) as second:
                await second.send_str("s80,24")
                assert await code_of(second) == web.ENDS["full"]
            async with ann.ws_connect(door.url + "/line/", headers={"X-Forwarded-For": "1.2.3.5"}) as other:
                await other.send_str("s80,24")
                await text_of(other, "New game")


def test_an_address_may_come_again_after_a_while() -> None:
    known = callers.Callers()
    for _ in range(callers.BURST):
        assert known.enter("ann", 0.0)
        known.leave("ann", 0.0)
    assert not known.enter("ann", callers.EACH_SECONDS / 2)
    assert known.enter("bob", callers.EACH_SECONDS / 2)
    assert known.enter("ann", callers.EACH_SECONDS)
    known.leave("bob", 1000.0)
    assert not known.enter("ann", callers.EACH_SECONDS)


@pytest.mark.exhaustive
@pytest.mark.parametrize("why", ["idle", "memory", "processor"])
async def test_the_browser_is_told_why_it_was_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    monkeypatch.setattr(visitors, "LOOK_SECONDS", 0.2)
    all_limits: dict[str, dict[str, Any]] = {
        "idle": {"idle": 0.1},
        "memory": {"memory": 1},
        "processor": {"burst": 0.0, "processor": 0.0},
    }
    limits = all_limits[why]
    async with opened(tmp_path, **limits) as door, client() as ann:
        async with ann.get(door.url):
            pass
        async with ann.ws_connect(door.url + "/line/") as line:
            await line.send_str("s80,24")
            assert await code_of(line) == web.ENDS[why]
        assert [what for what, _ in door.told] == ([] if why == "idle" else ["visitor-ended"])


@pytest.mark.exhaustive
async def test_when_the_server_ends_browsers_are_told_to_come_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as door, client() as ann:
        async with ann.get(door.url):
            pass
        async with ann.ws_connect(door.url + "/line/") as line:
            await line.send_str("s80,24")
            await text_of(line, "New game")
            code, _ = await asyncio.gather(code_of(line), door.end())
            assert code == 1001
        await door.begin()


@pytest.mark.exhaustive
async def test_for_the_host_each_visitor_is_the_guest_of_their_own_address(tmp_path: Path) -> None:
    """Five wrong codes are enough from one address; another one is not blocked by that."""
    async with opened(tmp_path, trusted=("127.0.0.1",)) as door, client() as ann:
        async with ann.get(door.url):
            pass
        maker = await door.host.line()
        await maker.send("new", **new(ANN, None))
        game = (await maker.next("seat"))["game"]
        for number, address in enumerate(["1.2.3.4"] * 6 + ["1.2.3.5"]):
            code = game if number > 4 else f"0000000{number}"
            headers = {"X-Forwarded-For": address}
            async with ann.ws_connect(f"{door.url}/line/g/{code}", headers=headers) as line:
                await line.send_str("s100,30")
                await text_of(line, shown_code(code))
                await line.send_str("kAnn\r")
                await text_of(line, "asks you to wait" if number == 5 else "Supply" if number > 5 else "no game")


def test_a_home_is_known_by_a_secret_that_its_name_does_not_tell(tmp_path: Path) -> None:
    token = new_token()
    folder = home_of(tmp_path, "web", token.encode())
    assert folder == home_of(tmp_path, "web", token.encode())
    assert token not in str(folder)
    assert len({folder, home_of(tmp_path, "ssh", token.encode()), home_of(tmp_path, "web", b"x")}) == 3


def test_the_page_knows_all_ends_of_a_line() -> None:
    script = (web.PAGE / "page.js").read_text("utf-8")
    found = re.search(r"const ENDS = (\{[^}]+\})", script)
    assert found is not None
    written = json.loads(re.sub(r"(\d+):", r'"\1":', found[1]))
    assert {int(code): why for code, why in written.items()} == {code: why for why, code in web.ENDS.items()}


@pytest.mark.exhaustive
async def test_whoever_reads_nothing_does_not_keep_the_server_from_ending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def for_ever(*_: object, **__: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr("aiohttp.web.WebSocketResponse.close", for_ever)
    monkeypatch.setattr("coatl_tui.served.web.STOP_SECONDS", 0.1)
    async with asyncio.timeout(PATIENCE), opened(tmp_path) as door, client() as ann:
        await ann.get(door.url)
        async with ann.ws_connect(door.url + "/line/") as line:
            await line.send_str("s80,24")
            await line.receive()
            async with asyncio.timeout(PATIENCE / 2):
                await door.end()
