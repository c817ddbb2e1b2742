"""A real Chromium, driven by its DevTools protocol: pages, keys, the mouse, fingers, and what the terminal in the page
shows."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from attrs import define, field
from websockets.asyncio.client import ClientConnection, connect

from tests.patience import PATIENCE

LOOK_SECONDS = 0.03
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
NOBODY = "nobody"
"""Whom Chromium runs as if the tests run as root."""

ELSEWHERE = "games.test"
"""A name of this machine that for Chromium is another one, and not to be trusted without https."""

_KEYS = {
    "Enter": ("Enter", 13, "\r"),
    "Escape": ("Escape", 27, ""),
    "Tab": ("Tab", 9, ""),
    "Backspace": ("Backspace", 8, ""),
    "Left": ("ArrowLeft", 37, ""),
    "Up": ("ArrowUp", 38, ""),
    "Right": ("ArrowRight", 39, ""),
    "Down": ("ArrowDown", 40, ""),
    **{f"F{number}": (f"F{number}", 111 + number, "") for number in range(1, 13)},
}
ALT, CONTROL, META, SHIFT = 1, 2, 4, 8


def installed() -> str:
    """Returns the program of a Chromium; an empty text if there is none."""
    return next((found for name in NAMES if (found := shutil.which(name))), "")


@contextmanager
def chromium() -> Iterator[str]:
    """Starts Chromium and gives the address of its DevTools."""
    switches = (
        "--headless=new",
        "--remote-debugging-port=0",
        "--no-sandbox",  # in a container there is none; it runs as a user who can do nothing
        "--no-first-run",
        "--disable-gpu",
        "--disable-extensions",
        "--disable-background-networking",
        "--disable-dev-shm-usage",
        "--ignore-certificate-errors",
        f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
        "--disable-features=Translate,OptimizationHints",
    )
    # It makes the folder of its profile itself, as whoever it runs as, and removes it.
    script = """
        profile=$(mktemp -d)
        "$@" "--user-data-dir=$profile" about:blank & trap "kill $!" TERM
        wait; wait
        rm -rf "$profile" || { sleep 1; rm -rf "$profile"; }
    """
    user: dict[str, Any] = {"user": NOBODY, "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}
    environment = {"PATH": os.environ["PATH"], "TMPDIR": "/tmp", "HOME": "/tmp", "LC_ALL": "C.UTF-8"}
    process = subprocess.Popen(
        ["/bin/bash", "-c", script, "chromium", installed(), *switches],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=environment,
        cwd="/",
        start_new_session=True,
        **user,
    )
    assert process.stderr is not None
    try:
        said = b""
        for line in process.stderr:
            said += line
            found = re.search(rb"DevTools listening on (ws://\S+)", line)
            if found:
                yield found[1].decode()
                break
        else:
            raise AssertionError(f"Chromium did not start: {said.decode()}")
    finally:
        process.terminate()
        process.stderr.close()
        process.wait()


@define(eq=False)
class Browser:
    """A Chromium that is driven."""

    socket: ClientConnection
    pages: dict[str, Page] = field(factory=dict)
    _numbers: count[int] = field(factory=lambda: count(1))
    _asked: dict[int, asyncio.Future[Any]] = field(factory=dict)

    async def send(self, method: str, session: str = "", **values: Any) -> Any:
        """Returns the answer to a command of DevTools."""
        number = next(self._numbers)
        self._asked[number] = asyncio.get_running_loop().create_future()
        addressed = {"sessionId": session} if session else {}
        await self.socket.send(json.dumps({"id": number, "method": method, "params": values, **addressed}))
        return await asyncio.wait_for(self._asked[number], PATIENCE)

    async def listen(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if "id" in message:
                asked = self._asked.pop(message["id"])
                if "error" in message:
                    asked.set_exception(AssertionError(message["error"]))
                elif not asked.done():
                    asked.set_result(message["result"])
            elif message.get("sessionId") in self.pages:
                self.pages[message["sessionId"]].hear(message["method"], message["params"])

    async def person(self, **settings: Any) -> Person:
        """Somebody with cookies of their own."""
        context = await self.send("Target.createBrowserContext")
        return Person(self, context["browserContextId"], settings)


@define(eq=False)
class Person:
    browser: Browser
    context: str
    settings: dict[str, Any]

    async def page(self, url: str, **settings: Any) -> Page:
        """Opens a page. ``width`` and ``height`` are its size in CSS pixels, ``language`` what the browser asks for,
        ``mobile`` says that it is a phone."""
        send, wish = self.browser.send, {"width": 1000, "height": 600, "language": "en", **self.settings, **settings}
        target = (await send("Target.createTarget", url="about:blank", browserContextId=self.context))["targetId"]
        session = (await send("Target.attachToTarget", targetId=target, flatten=True))["sessionId"]
        page = Page(self, session, target)
        self.browser.pages[session] = page
        for domain in ("Page", "Runtime", "Network", "Log"):
            await page.send(f"{domain}.enable")
        await page.send("Network.setExtraHTTPHeaders", headers={"Accept-Language": wish["language"]})
        if wish.get("mobile"):
            await page.send("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)
        page.mobile = bool(wish.get("mobile"))
        await page.resize(wish["width"], wish["height"])
        await page.send("Page.bringToFront")
        await page.send("Page.navigate", url=url)
        return page


@define(eq=False)
class Page:
    person: Person
    session: str
    target: str
    mobile: bool = False
    faults: list[str] = field(factory=list)
    """What the page complained of."""
    requests: list[str] = field(factory=list)
    """All addresses that it has asked for."""

    async def send(self, method: str, **values: Any) -> Any:
        return await self.person.browser.send(method, self.session, **values)

    def hear(self, method: str, values: dict[str, Any]) -> None:
        match method:
            case "Runtime.exceptionThrown":
                self.faults.append(
                    values["exceptionDetails"].get("exception", {}).get("description", "") or str(values)
                )
            case "Log.entryAdded" if values["entry"]["level"] == "error" and values["entry"]["source"] != "network":
                self.faults.append(values["entry"]["text"])
            case "Network.requestWillBeSent":
                self.requests.append(values["request"]["url"])
            case "Network.webSocketCreated":
                self.requests.append(values["url"])

    async def run(self, script: str, gesture: bool = False) -> Any:
        """Returns what JavaScript makes of an expression."""
        answer = await self.send(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True, userGesture=gesture
        )
        assert "exceptionDetails" not in answer, answer["exceptionDetails"]
        return answer["result"].get("value")

    async def resize(self, width: int, height: int, scale: float = 1) -> None:
        """Gives the page this size in CSS pixels, of which each has ``scale`` pixels of the screen on a side."""
        size = {"width": width, "height": height, "deviceScaleFactor": scale}
        await self.send("Emulation.setDeviceMetricsOverride", **size, mobile=self.mobile)

    async def close(self) -> None:
        browser = self.person.browser
        del browser.pages[self.session]
        await browser.send("Target.closeTarget", targetId=self.target)

    # What the terminal shows

    async def lines(self) -> list[str]:
        script = """(() => { const t = window.coatl; if (!t) return [];
            return Array.from({length: t.rows}, (_, y) => t.buffer.active.getLine(y).translateToString(true)); })()"""
        found: list[str] = await self.run(script)
        return found

    async def size(self) -> tuple[int, int]:
        cols, rows = await self.run("[window.coatl.cols, window.coatl.rows]")
        return cols, rows

    async def until(self, *texts: str) -> list[str]:
        """Waits until the terminal shows all these texts, and returns its lines."""
        lines: list[str] = []
        end = asyncio.get_running_loop().time() + PATIENCE
        while asyncio.get_running_loop().time() < end:
            lines = await self.lines()
            if all(any(text in line for line in lines) for text in texts):
                return lines
            await asyncio.sleep(LOOK_SECONDS)
        raise AssertionError(f"{texts} did not come; shown is\n" + "\n".join(lines))

    async def until_changed(self, before: list[str]) -> None:
        """Waits until the terminal shows something else."""
        async with asyncio.timeout(PATIENCE):
            while await self.lines() == before:
                await asyncio.sleep(LOOK_SECONDS)

    async def until_true(self, script: str) -> None:
        """Waits until a JavaScript expression is true."""
        async with asyncio.timeout(PATIENCE):
            while not await self.run(script):
                await asyncio.sleep(LOOK_SECONDS)

    async def place(self, text: str) -> tuple[float, float]:
        """Where a text stands in the page, in CSS pixels."""
        lines = await self.until(text)
        y = next(at for at, line in enumerate(lines) if text in line)
        return await self.cell(lines[y].index(text), y)

    async def cell(self, x: int, y: int) -> tuple[float, float]:
        """The middle of a cell, in CSS pixels."""
        script = """(() => { const box = document.querySelector('.xterm-screen').getBoundingClientRect();
            return [box.x, box.y, box.width, box.height]; })()"""
        left, top, width, height = await self.run(script)
        cols, rows = await self.size()
        return left + (x + 0.5) * width / cols, top + (y + 0.5) * height / rows

    # What a person does

    async def press(self, *keys: str, modifiers: int = 0) -> None:
        """Presses keys: names as ``F2`` and ``Enter``, or single characters."""
        for key in keys:
            name, number, text = _KEYS.get(key, (key, ord(key[0].upper()), key))
            code = {"key": name, "windowsVirtualKeyCode": number, "modifiers": modifiers}
            if key.isalpha() and len(key) == 1:
                code["code"] = f"Key{key.upper()}"
            if modifiers & (CONTROL | META):
                text = ""
            await self.send("Input.dispatchKeyEvent", type="keyDown", **code, **({"text": text} if text else {}))
            await self.send("Input.dispatchKeyEvent", type="keyUp", **code)

    async def paste(self) -> None:
        """Pastes what is in the clipboard, as a browser does it for Ctrl-V."""
        key = {"key": "v", "code": "KeyV", "windowsVirtualKeyCode": 86, "modifiers": CONTROL}
        await self.send("Input.dispatchKeyEvent", type="keyDown", commands=["paste"], **key)
        await self.send("Input.dispatchKeyEvent", type="keyUp", **key)

    async def mouse(self, kind: str, x: float, y: float, **more: Any) -> None:
        await self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    async def click(self, x: float, y: float) -> None:
        await self.mouse("mouseMoved", x, y)
        await self.mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1)
        await self.mouse("mouseReleased", x, y, button="left", clickCount=1)

    async def wheel(self, x: float, y: float, down: float) -> None:
        await self.mouse("mouseWheel", x, y, deltaX=0, deltaY=down)

    async def touch(self, kind: str, *points: tuple[float, float]) -> None:
        found = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
        await self.send("Input.dispatchTouchEvent", type=kind, touchPoints=found)

    async def tap(self, x: float, y: float) -> None:
        await self.touch("touchStart", (x, y))
        await self.touch("touchEnd")

    async def tap_element(self, id: str) -> None:
        script = f"""(() => {{ const box = document.getElementById({json.dumps(id)}).getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2]; }})()"""
        await self.tap(*await self.run(script))

    async def picture(self, file: Path) -> None:
        data = (await self.send("Page.captureScreenshot"))["data"]
        file.write_bytes(base64.b64decode(data))


@asynccontextmanager
async def driven(address: str) -> AsyncIterator[Browser]:
    """Drives the Chromium with this address of its DevTools."""
    async with connect(address, max_size=None) as socket:
        browser = Browser(socket)
        listening = asyncio.create_task(browser.listen())
        try:
            yield browser
        finally:
            for page in tuple(browser.pages.values()):
                await page.close()
            listening.cancel()
