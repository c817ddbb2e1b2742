"""The languages, and the app in each of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

from textual.events import Key
from textual.pilot import Pilot

from coatl_core.home import Home
from coatl_core.l10n import L10n, english
from coatl_core.plugins import Registry, load_plugins
from coatl_tui.app import CoatlApp
from tests.tui.support import press, settled

TRANSLATIONS = ("cs", "pl", "uk")
LANGUAGES = ("en", *TRANSLATIONS)
"""In the order in which the app goes from one to the next."""

HERE = Path(__file__).parent
PLUGINS = HERE.parents[1] / "plugins"
KEY_NAMES = {"+": "plus", "?": "question_mark", "/": "slash"}


@cache
def registry() -> Registry:
    """The plugins of the game itself."""
    return load_plugins(safe_mode=True)


def speaking(tag: str) -> L10n:
    """The messages in a language; one that is missing or faulty is an error."""
    l10n = english(strict=True)
    registry().teach(l10n)
    l10n.use(tag)
    return l10n


@asynccontextmanager
async def app_in(tag: str, home: Home, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Pilot[None]]:
    """The app in this language, with its menu shown."""
    app = CoatlApp(home, safe_mode=True, l10n=speaking(tag))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


async def type_in(pilot: Pilot[None], text: str) -> None:
    """Types characters as a terminal sends them, whatever keyboard they are on."""
    for character in text:
        event = Key(KEY_NAMES.get(character, character), character)
        event.set_sender(pilot.app)
        await pilot.app._post_message(event)
        await pilot._wait_for_screen()
    await settled(pilot)


async def next_language(pilot: Pilot[None], times: int = 1) -> None:
    """The key for the next language."""
    await press(pilot, *["f6"] * times)


def language(pilot: Pilot[None]) -> str:
    """The language the app speaks."""
    app = pilot.app
    assert isinstance(app, CoatlApp)
    return app.l10n.tag
