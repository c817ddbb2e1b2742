"""Playing the real app by keys, quickly, and reading its screen as text."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

from textual import events
from textual.pilot import Pilot

from coatl_core.files.atomic import write
from coatl_core.files.home import Home
from coatl_core.game.actions import Action
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Rules, Setup
from coatl_core.game.session import Session
from coatl_core.language.l10n import english
from coatl_core.plugins.loading import load_plugins
from coatl_core.saves.format import encode, make_save
from coatl_tui.app import CoatlApp
from coatl_tui.table.local_game import LocalGame
from coatl_tui.table.screen import TableScreen
from coatl_tui.widgets.pane import Pane
from tests.support import NAMES, Sensible

Keys = str | None


@asynccontextmanager
async def app_at(home: Home, size: tuple[int, int] = (80, 24), safe_mode: bool = True) -> AsyncIterator[Pilot[None]]:
    """The app in a terminal of this size, with its menu shown; every message must exist."""
    app = CoatlApp(home, safe_mode, l10n=english(strict=True))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Presses keys as fast as the app takes them; ``Pilot.press`` sleeps after each."""
    for key in keys:
        event = events.Key(key, key if len(key) == 1 else None)
        event.set_sender(pilot.app)
        await pilot.app._post_message(event)
        await pilot._wait_for_screen()
    await settled(pilot)


async def settled(pilot: Pilot[None]) -> None:
    """Lets layout and whatever waits for it happen."""
    for _ in range(3):
        await pilot._wait_for_screen()
        await pilot.pause(0)


def frame(pilot: Pilot[None]) -> str:
    """The screen as text, a line for each of its lines."""
    return "\n".join(strip.text.rstrip() for strip in pilot.app.screen._compositor.render_strips()) + "\n"


class LocalTable(TableScreen):
    """The table as tests see it: they may reach through its game to the session."""

    game: LocalGame


def table(pilot: Pilot[None]) -> LocalTable:
    """The table of a game played at this machine, which must be what is shown."""
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen), screen
    assert isinstance(screen.game, LocalGame)
    return cast("LocalTable", screen)


def line(pilot: Pilot[None], id: str = "message") -> str:
    """The text of a pane of one line."""
    pane = pilot.app.screen.query_one(f"#{id}", Pane)
    return "".join(span.text for spans in pane.content.lines for span in spans).strip()


def session_at(turn: int, seed: str = "tui", players: int = 2, tokens: bool = False) -> Session:
    """A game of sensible players up to the beginning of a turn."""
    setup = Setup(NAMES[:players], seed, card_sets=("base",), rules=Rules(sacrifice_tokens=tokens))
    session = Session(setup, load_plugins(safe_mode=True).ruleset(["base"]))
    player = Sensible(seed)
    while not session.over and (session.state.turn < turn or session.state.acted or session.state.phase != "action"):
        session.push(player.choose(session.state, legal_actions(session.state)))
    return session


def save(home: Home, session: Session, name: str = "game.json") -> None:
    """Puts a game where the app finds it."""
    content = load_plugins(safe_mode=True).dependencies(session.setup.card_sets)
    write(home.saves / name, encode(make_save(session, content, saved="2026-01-02T03:04:05+00:00")))


async def go_on(pilot: Pilot[None]) -> None:
    """Goes on with the last game, and says that its player is there."""
    await press(pilot, "c")
    await press(pilot, "enter")


async def put_cursor(pilot: Pilot[None], pane_key: str, wanted: object) -> None:
    """Walks to a pane by its key and to an item by the arrows."""
    await press(pilot, pane_key)
    pane = pilot.app.focused
    assert isinstance(pane, Pane)
    items = [spot.item for spot in pane.content.spots]
    target = items.index(wanted)
    while pane.cursor != target:
        await press(pilot, "right" if pane.cursor < target else "left")


async def choose(pilot: Pilot[None], action: Action) -> None:
    """If a question is open, walks to the answer that does this and takes it."""
    pane = table(pilot).choice
    if not pane.open:
        return
    for index, spot in enumerate(pane.content.spots):
        then = getattr(spot.item, "then", None)
        if getattr(then, "args", None) == (action,):
            while pane.cursor != index:
                await press(pilot, "right" if pane.cursor < index else "left")
            await press(pilot, "enter")
            return
    raise AssertionError(f"{action} is not on offer")
