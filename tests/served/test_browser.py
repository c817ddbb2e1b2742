"""The app in a real Chromium: every key and click arrives, the terminal shows what the app means, and whoever loses the
line comes back to their seat."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import signal
import sys
import time
import zipfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from attrs import define

from coatl_tui.served import visitors
from tests.conftest import Effort
from tests.patience import PATIENCE
from tests.served.browser import ALT, CONTROL, ELSEWHERE, Browser, Page, Person, driven
from tests.served.dumping import FILE
from tests.served.support import Open, languages, opened
from tests.support import rarely

pytestmark = pytest.mark.slow
AXE = Path(__file__).parent / "axe" / "axe.min.js"
PHONE = {"width": 844, "height": 390, "mobile": True}
CELLS = """(() => {
    const t = window.coatl, b = t.buffer.active, c = b.getNullCell();
    const colour = (isRgb, isDefault, value) => isRgb ? value : isDefault ? -1 : -100 - value;
    return Array.from({length: t.rows}, (_, y) => Array.from({length: t.cols}, (_, x) => {
        b.getLine(y).getCell(x, c);
        const char = c.getWidth() ? c.getChars() || " " : "";
        let fore = colour(c.isFgRGB(), c.isFgDefault(), c.getFgColor());
        let back = colour(c.isBgRGB(), c.isBgDefault(), c.getBgColor());
        if (c.isInverse()) [fore, back] = [back, fore];
        return [char, char.trim() ? fore : -2, back];
    }));
})()"""
"""What stands in each cell of the terminal, and its colours, as ``dumping`` tells it of the app."""


@define
class Street:
    """A door for browsers, and a Chromium in front of it."""

    door: Open
    browser: Browser

    async def person(self, **settings: Any) -> Person:
        return await self.browser.person(**settings)

    async def menu(self, **settings: Any) -> Page:
        """The page of somebody new, who sees the menu."""
        page = await (await self.person()).page(self.door.url, **settings)
        await page.until("Quit")
        return page

    async def table(self, **settings: Any) -> Page:
        """The page of somebody new, who has begun a game."""
        page = await self.menu(**settings)
        await page.press("n")
        await page.until("deal the cards")
        await page.press("F2")
        await page.until("Supply board")
        await page.until_true("location.pathname.startsWith('/g/')")
        return page


@asynccontextmanager
async def street(devtools: str, folder: Path, **how: Any) -> AsyncIterator[Street]:
    async with opened(folder, **how) as door, driven(devtools) as browser:
        yield Street(door, browser)
        for page in browser.pages.values():
            assert page.faults == []


async def invite(page: Page) -> list[str]:
    """Makes a game in which somebody else is to play, from the menu on. Returns what is shown then: how they come."""
    await page.press("n")
    await page.until("deal the cards")
    await page.press("Up")
    await page.until("here; letters are the")
    await page.press(*"Ann")
    await page.until("Ann")
    await page.press("Down", *["Right"] * 5)
    await page.until("Whoever comes by")
    await page.press("F2")
    return await page.until("/g/")


async def app_cells(door: Open) -> list[Any]:
    """What the app of the one visitor means to show."""
    visitor = await door.only_visitor()
    for file in door.homes.glob(f"*/{FILE}"):
        file.unlink()
    os.kill(visitor.pid, signal.SIGUSR1)
    async with asyncio.timeout(PATIENCE):
        while not (found := list(door.homes.glob(f"*/{FILE}"))):
            await asyncio.sleep(0.02)
    cells: list[Any] = json.loads(found[0].read_text("utf-8"))
    return cells


async def assert_shows_what_the_app_means(street: Street, page: Page) -> None:
    app = shown = list[Any]()
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:  # what is on its way arrives
        app, shown = await app_cells(street.door), await page.run(CELLS)
        if app == shown:
            return
        await asyncio.sleep(0.05)
    assert (len(shown[0]), len(shown)) == (len(app[0]), len(app))
    wrong = [
        (x, y, means, shows)
        for y, (line, seen) in enumerate(zip(app, shown, strict=True))
        for x, (means, shows) in enumerate(zip(line, seen, strict=True))
        if means != shows
    ]
    assert wrong == []


# Keys


@pytest.mark.exhaustive
async def test_the_first_key_needs_no_click(devtools: str, tmp_path: Path) -> None:
    async with street(devtools, tmp_path) as here:
        page = await here.menu()
        await page.press("n")
        await page.until("deal the cards")


@pytest.mark.exhaustive
async def test_keys_that_a_browser_has_a_use_for_are_the_apps(devtools: str, tmp_path: Path) -> None:
    async with street(devtools, tmp_path) as here:
        page = await here.menu()
        await page.press("F1")
        await page.until("Rulebook")
        await page.press("F7")  # the rules in another language
        await page.until("Čeština")
        await page.press("Escape")
        await page.until("Quit")
        await page.press("F3")
        await page.until("Colours")
        await page.press("Escape")
        await page.until("Quit")
        await page.press("F4")  # ASCII
        await page.until_true(
            "!document.title || !window.coatl.buffer.active.getLine(0).translateToString().includes('▗')"
        )
        await page.press("F4")
        await page.press("F5")
        await page.until("Search for commands")
        await page.press("Escape")
        await page.until("Quit")
        await page.press("F6")
        await page.until("Nová hra")
        await page.press("F6", "F6", "F6")
        await page.until("New game")
        await page.press("F8")
        await page.until("Settings", "Language")
        await page.press("Escape")
        await page.until("Quit")
        await page.press("3")  # the line with this digit: joining
        await page.until("Join a game")
        await page.press("Enter")
        await page.until("Your name")
        await page.press("Tab")
        await page.until("The others see this name")  # what is typed sooner may come into the field before
        await page.press(*"5pt3", "Enter")
        await page.until("5pt3")


@pytest.mark.exhaustive
async def test_what_is_pasted_comes_as_one_and_what_is_copied_is_in_the_clipboard(
    devtools: str, tmp_path: Path
) -> None:
    async with street(devtools, tmp_path) as here:
        page = await here.menu()
        allowed = ["clipboardReadWrite", "clipboardSanitizedWrite"]
        await here.browser.send(
            "Browser.grantPermissions",
            permissions=allowed,
            origin=here.door.url,
            browserContextId=page.person.context,
        )
        await page.press("j")
        await page.until("Your name")
        await page.run("navigator.clipboard.writeText('5PT3-8122')")
        await page.paste()
        await page.until("5PT3-8122")
        await page.press("Escape")
        await page.until("Quit")
        lines = await invite(page)
        await page.press("c")
        link = next(line for line in lines if "/g/" in line)
        await page.until_true(
            f"navigator.clipboard.readText().then((text) => {json.dumps(link)}.includes(text) && text)"
        )
        copied = await page.run("navigator.clipboard.readText()")
        assert copied == f"{here.door.url}{await page.run('location.pathname')}"


@pytest.mark.exhaustive
async def test_without_https_something_is_copied_in_the_old_way(devtools: str, tmp_path: Path) -> None:
    async with street(devtools, tmp_path) as here:
        ann = await here.person()
        page = await ann.page(f"http://{ELSEWHERE}:{here.door.port}/")
        await page.until("Quit")
        assert await page.run("navigator.clipboard === undefined")
        await invite(page)
        await page.press("c")
        path = await page.run("location.pathname")
        await page.press("Escape")
        await page.until("Quit")
        await page.press("j")
        await page.until("Your name")
        await page.paste()
        await page.until(path)


@pytest.mark.exhaustive
@pytest.mark.parametrize("scale", [1, *rarely(1.25, 1.5, 2, 3)])
async def test_the_terminal_fits_its_window_on_every_screen(devtools: str, tmp_path: Path, scale: float) -> None:
    async with street(devtools, tmp_path) as here:
        page = await here.menu()
        for width, height in ((844, 390), (1366, 768), (1920, 1080), (640, 480)):
            await page.resize(width, height, scale)
            await page.until_true(
                """(() => { const box = document.querySelector(".xterm-screen").getBoundingClientRect();
                    return window.coatl.cols >= 80 && window.coatl.rows >= 24
                        && box.width <= innerWidth && box.height <= innerHeight
                        && innerWidth - box.width < 2 * box.width / window.coatl.cols
                        && innerHeight - box.height < 2 * box.height / window.coatl.rows; })()"""
            )


@pytest.mark.exhaustive
async def test_a_mouse_clicks_and_turns_its_wheel(devtools: str, tmp_path: Path) -> None:
    async with street(devtools, tmp_path) as here:
        page = await here.menu()
        await page.click(*await page.place("Rules"))
        first = await page.until("Rulebook")
        x, y = await page.cell(60, 12)
        await page.mouse("mouseMoved", x, y)
        for _ in range(5):
            await page.wheel(x, y, 120)
        await page.until_changed(first)
        for _ in range(5):
            await page.wheel(x, y, -120)
        await page.until(*[line for line in first if line.strip()][:8])


# Size


@pytest.mark.exhaustive
@pytest.mark.parametrize("begins", ["menu", "table"])
async def test_however_often_the_window_is_dragged_no_cell_is_wrong(
    devtools: str, tmp_path: Path, begins: str, effort: Effort, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitors, "COMMAND", (sys.executable, "-c", "from tests.served.dumping import serve; serve()"))
    random = effort.random(begins)
    async with street(devtools, tmp_path) as here:
        page = await (here.menu if begins == "menu" else here.table)(width=1300, height=700)
        await assert_shows_what_the_app_means(here, page)
        for number in range(50):
            await page.resize(
                random.choice((700, 800, 900, 1000, 1200, 1400)), random.choice((390, 450, 500, 600, 800))
            )
            if number % 3 == 0:
                await page.press(random.choice(("Tab", "Down", "Right", "F4")))
            if number % 10 == 9:
                await assert_shows_what_the_app_means(here, page)
        await page.resize(1300, 700)
        await assert_shows_what_the_app_means(here, page)


@pytest.mark.exhaustive
async def test_a_phone_shows_a_whole_table_and_a_finger_is_the_mouse(devtools: str, tmp_path: Path) -> None:
    async with street(devtools, tmp_path) as here:
        page = await here.menu(**PHONE)
        cols, rows = await page.size()
        assert cols >= 80
        assert rows >= 24
        box = "document.querySelector('.xterm-screen').getBoundingClientRect()"
        button = "document.getElementById('keyboard').getBoundingClientRect()"
        assert await page.run(f"{box}.left >= 0 && {box}.bottom <= {PHONE['height']}")
        assert await page.run(f"{box}.right <= {button}.left && {button}.right <= {PHONE['width']}")
        await page.tap(*await page.place("Rules"))
        first = await page.until("Rulebook")
        x, y = await page.cell(40, 18)
        await page.touch("touchStart", (x, y))
        await page.touch("touchStart", (x, y), (x + 80, y))
        for step in range(1, 12):
            await page.touch("touchMove", (x, y - 16 * step), (x + 80, y - 16 * step))
        await page.touch("touchEnd")
        await page.until_changed(first)
        await page.tap(*await page.place("Esc"))
        await page.until("Quit")
        await page.tap(*await page.place("New game"))
        await page.until("deal the cards")
        await page.tap(*await page.place("deal the cards"))
        await page.until("Supply board")
        assert await page.run("getComputedStyle(document.getElementById('keyboard')).display") == "block"
        await page.run("document.activeElement.blur()")
        await page.tap_element("keyboard")
        await page.until_true("document.activeElement === window.coatl.textarea")


@pytest.mark.exhaustive
async def test_a_finger_that_drags_tells_the_app_what_a_mouse_does(devtools: str, tmp_path: Path) -> None:
    async with street(devtools, tmp_path) as here:
        page = await here.table(**PHONE)
        await page.run("window.told = []; window.coatl.onData((text) => window.told.push(text)); 0")
        ways = [await page.cell(x, 12) for x in (20, 25, 30)]
        await page.touch("touchStart", ways[0])
        for place in ways[1:]:
            await page.touch("touchMove", place)
        await page.touch("touchEnd")
        by_finger = await page.run("window.told.splice(0).filter((text) => text.startsWith('\\x1b[<'))")
        assert [text[3:].split(";")[0] for text in by_finger] == ["35", "0", "32", "32", "0"]
        assert [text.endswith("m") for text in by_finger] == [False, False, False, False, True]
        assert [int(text.split(";")[1]) for text in by_finger] == [21, 21, 26, 31, 31]


@pytest.mark.exhaustive
async def test_a_large_table_fits_a_large_window(devtools: str, tmp_path: Path) -> None:
    async with street(devtools, tmp_path) as here:
        page = await here.menu(width=1920, height=1080)
        cols, rows = await page.size()
        assert cols > 180
        assert rows > 50


# The page


@pytest.mark.exhaustive
async def test_nothing_is_asked_of_another_server(devtools: str, tmp_path: Path) -> None:
    async with street(devtools, tmp_path) as here:
        page = await here.table()
        ours = (here.door.url + "/", here.door.url.replace("http", "ws") + "/", "data:")
        assert [url for url in page.requests if not url.startswith(ours)] == []
        assert sum(url.endswith(".woff2") for url in page.requests) == 2
        assert await page.run("document.fonts.check('16px Hack') && document.fonts.check('bold 16px Hack')")


@pytest.mark.exhaustive
@pytest.mark.parametrize("language", ["en", *rarely("cs", "pl", "uk")])
async def test_the_page_around_the_terminal_is_accessible(devtools: str, tmp_path: Path, language: str) -> None:
    async with street(devtools, tmp_path, visitors=1) as here:
        l10n = languages()[language]
        settings = {"language": language}
        page = await (await here.person()).page(here.door.url, **settings)
        await page.until(l10n("menu-quit"))
        phone = await (await here.person()).page(here.door.url, **settings, **PHONE)
        await phone.until_true(f"document.getElementById('says')?.textContent === {json.dumps(l10n('web-full'))}")
        for each in (page, phone):
            await each.run(AXE.read_text("utf-8") + "; 0")
            found = await each.run("axe.run({exclude: ['#terminal']}).then((r) => r.violations.map((v) => v.id))")
            assert found == []


# Coming back


@pytest.mark.exhaustive
async def test_whoever_loads_the_page_again_is_at_their_table(devtools: str, tmp_path: Path) -> None:
    async with street(devtools, tmp_path) as here:
        page = await here.table()
        before = await here.door.only_visitor()
        await page.send("Page.reload")
        await before.ended.wait()
        await page.until("Supply board")


@pytest.mark.exhaustive
async def test_a_killed_app_costs_no_more_than_a_moment(devtools: str, tmp_path: Path) -> None:
    async with street(devtools, tmp_path) as here:
        page = await here.table()
        before = await here.door.only_visitor()
        os.kill(before.pid, signal.SIGKILL)
        await before.ended.wait()
        after = await here.door.only_visitor()
        assert after is not before
        await page.until("Supply board")
        await page.press("?")
        await page.until("Keys")
        assert here.door.told == [("visitor-ended", {"address": "127.0.0.1", "reason": "failed"})]


@pytest.mark.exhaustive
async def test_when_the_server_is_back_so_are_its_visitors(devtools: str, tmp_path: Path) -> None:
    async with street(devtools, tmp_path) as here:
        page = await here.table()
        await here.door.end()
        await page.until_true("!document.getElementById('notice').hidden")
        assert await page.run("document.getElementById('says').textContent") == languages()["en"]("web-cut")
        await here.door.begin()
        await page.until_true("document.getElementById('notice').hidden")
        await page.until("Supply board")


@pytest.mark.exhaustive
async def test_a_window_opened_the_next_day_is_at_the_same_seat_and_another_browser_is_not(
    devtools: str, tmp_path: Path
) -> None:
    async with street(devtools, tmp_path) as here:
        ann = await here.person()
        page = await ann.page(here.door.url)
        await page.until("Quit")
        await page.press("n")
        await page.until("deal the cards")
        await page.press("F2")
        await page.until("Supply board")
        await page.until_true("location.pathname.startsWith('/g/')")
        link = here.door.url + await page.run("location.pathname")
        await page.close()
        await here.door.emptied()
        page = await ann.page(link)
        await page.until("Supply board")
        page = await ann.page(here.door.url)
        await page.until("Games with others")
        bob = await (await here.person()).page(link)
        await bob.until("Your name")


async def test_two_people_play_by_a_link(devtools: str, tmp_path: Path) -> None:
    async with street(devtools, tmp_path) as here:
        ann = await here.menu()
        await invite(ann)
        await ann.until_true("location.pathname.startsWith('/g/')")
        bob = await (await here.person()).page(here.door.url + await ann.run("location.pathname"))
        await bob.until("Your name")
        await bob.press(*"Bob", "Enter")
        await bob.until("Supply board")
        await ann.until("Supply board", "Bob")


@pytest.mark.exhaustive
async def test_whoever_leaves_the_app_is_asked_back_by_a_button(devtools: str, tmp_path: Path) -> None:
    async with street(devtools, tmp_path) as here:
        page = await here.table()
        await page.press("q", modifiers=CONTROL)
        await page.until_true("!document.getElementById('again').hidden")
        assert await page.run("document.getElementById('says').textContent") == languages()["en"]("web-left")
        await page.press("Enter")
        await page.until("Supply board")
        assert await page.run("document.activeElement === window.coatl.textarea")


@pytest.mark.exhaustive
async def test_alt_and_control_are_told_as_a_terminal_does(devtools: str, tmp_path: Path) -> None:
    async with street(devtools, tmp_path) as here:
        page = await here.menu()
        await page.press("p", modifiers=CONTROL)
        await page.until("Search for commands")
        await page.press("x", modifiers=ALT)
        await page.press("Escape")
        await page.until("Quit")


# What is kept about a guest

TAKES_FILES = """(() => {
    const made = URL.createObjectURL;
    window.taken = [];
    URL.createObjectURL = (blob) => {
        const url = made(blob);
        blob.arrayBuffer().then((data) => window.taken.push(btoa(String.fromCharCode(...new Uint8Array(data)))));
        return url;
    };
})()"""


@pytest.mark.exhaustive
async def test_a_guest_gets_what_is_kept_about_them_as_a_file_and_has_it_deleted(devtools: str, tmp_path: Path) -> None:
    async with street(devtools, tmp_path) as here:
        page = await here.table()
        await page.run(TAKES_FILES)
        await page.press("F8")
        await page.until("Language")
        await page.press("w")
        await page.until("actions: 0")
        await page.press("t")
        await page.until("coatl.zip")
        await page.until_true("window.taken.length === 1")
        with zipfile.ZipFile(BytesIO(base64.b64decode(await page.run("window.taken[0]")))) as archive:
            assert json.loads(archive.read("host.json"))[0]["done"] == []
            assert "files/seats.json" in archive.namelist()
        await page.press("d")
        await page.until("Type")
        await page.press(*"delete", "Enter")
        await here.door.emptied()
        assert [*here.door.homes.iterdir()] == []
