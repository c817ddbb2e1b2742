"""Somebody who does anything at all: keys, clicks, pastes and new sizes at random, slowly or all at once.

After every event it must be true that nothing has failed, that what is on the screen is on the disk, and that a covered
table shows no card of a hand.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from unittest.mock import patch

from attrs import define, evolve, field
from textual.events import (
    Click,
    Event,
    Key,
    MouseDown,
    MouseEvent,
    MouseMove,
    MouseScrollDown,
    MouseScrollUp,
    MouseUp,
    Paste,
    Resize,
)
from textual.geometry import Size
from textual.pilot import Pilot

from coatl_core.files.atomic import write
from coatl_core.files.home import Home
from coatl_core.game.session import Session
from coatl_core.saves.format import encode, make_save
from coatl_core.saves.store import read
from coatl_tui.app import CoatlApp
from coatl_tui.bindings import COMMANDS
from coatl_tui.guide.help import HelpScreen
from coatl_tui.guide.rulebook import RulebookScreen
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.small import SmallScreen
from coatl_tui.table.draw.board import Board, lying
from coatl_tui.table.draw.shared import draw_hand
from coatl_tui.table.layout import layout
from coatl_tui.table.local_game import LocalGame
from coatl_tui.table.play import TablePlay
from coatl_tui.table.scene import Scene
from coatl_tui.table.screen import TableScreen
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.pane import Pane
from tests.locale.support import furnish, speaking
from tests.support import registry
from tests.tui.support import frame, is_saving, running, settled
from tests.tui.test_variants import feathers

AN_APP = 1000
"""The most events in one run of the app, and in one home: games and records would get ever more."""
KEYS = sorted({key for command in COMMANDS for key in command.keys})
OTHER_KEYS = (*"kzйшфіě+ř", "backspace", "delete", "home", "end", "ctrl+home", "ctrl+end", "ctrl+p", "ctrl+x", "f12")
PLAYING = (*["enter"] * 4, *"espchdtxmurv1234567890", "up", "down", "left", "right")
SIZES = ((80, 24), (80, 24), (80, 24), (140, 40), (100, 31), (79, 24), (80, 23), (40, 10), (3, 3), (1, 1))
TEXTS = ("", "7", "Ana\nBao", "q" * 2000, "\x1b]0;title\x07", "Ґanok \u202e 🂡", "/etc/passwd", ".", "~", "\0")
MOUSE = (MouseDown, MouseUp, MouseMove, MouseScrollDown, MouseScrollUp)


@define
class Monkey:
    """Does things to the app. ``done`` is what it has done last, for the report of a failure."""

    random: Random
    events: int = 0
    done: deque[str] = field(factory=lambda: deque(maxlen=40))
    _checked: Session | None = None

    async def play(self, home: Home, tag: str, events: int) -> None:
        """Starts the app in this home and language and does so many things to it, or fewer if it is left. Raises
        AssertionError, with what was done, if something is not as it must be."""
        furnish(home)
        if self.random.random() < 0.5:  # what "continue" goes on with
            session = feathers()
            content = registry().dependencies(session.setup.card_sets, session.setup.variants)
            write(home.saves / "feathers.json", encode(make_save(session, content, count=1)))
        app = CoatlApp(home, safe_mode=True, l10n=speaking(tag))
        end = self.events + events
        try:
            async with signs_restored(), running(app) as pilot:
                while self.events < end and not app._exit:
                    await self._do_something(pilot, app)
                    await settled(pilot)
                    self._check(pilot, app)
            app.close_game()
        except Exception as error:
            raise AssertionError(f"{error!r} after {' '.join(self.done)}") from error

    async def _do_something(self, pilot: Pilot[None], app: CoatlApp) -> None:
        """One event, or some that come before the first is answered."""
        for number in range(self.random.choice((1, 1, 2, 6, 12, 18))):
            for event in self._events(pilot, number):
                event.set_sender(pilot.app)
                pilot.app.post_message(event)
            for _ in range(self.random.choice((0, 0, 1, 3, 10))):
                await asyncio.sleep(0)
            self._check(pilot, app)

    def _events(self, pilot: Pilot[None], waiting: int) -> list[Event]:
        """The events of one thing that a player does while so many others wait for an answer."""
        random = self.random
        kind = random.choices(("play", "key", "other", "click", "mouse", "paste", "size"), (50, 30, 5, 10, 2, 2, 1))[0]
        screen = pilot.app.screen
        if isinstance(screen, SmallScreen):  # there is little to be done but to change the size
            kind = random.choice((kind, "size"))
        elif not isinstance(screen, TableScreen | MenuScreen) and random.random() < 0.2:
            return self._noted("escape", Key("escape", None))
        if kind == "size":
            size = Size(*random.choice(SIZES))
            pilot.app._driver._size = size  # type: ignore[union-attr]
            return self._noted(f"size-{size.width}x{size.height}", Resize(size, size))
        if kind == "paste":
            text = random.choice(TEXTS)
            return self._noted(f"paste-{text[:9]!r}", Paste(text))
        x, y = random.randrange(max(1, pilot.app.size.width)), random.randrange(max(1, pilot.app.size.height))
        if kind == "click":
            return self._noted(f"click-{x},{y}", *(_mouse(each, x, y) for each in (MouseDown, MouseUp, Click)))
        if kind == "mouse":
            each = random.choice(MOUSE)
            return self._noted(f"{each.__name__}-{x},{y}", _mouse(each, x, y))
        key = random.choice({"play": PLAYING, "key": KEYS, "other": OTHER_KEYS}[kind])
        return self._noted(key, Key(key, key if len(key) == 1 else None))

    def _noted(self, name: str, *events: Event) -> list[Event]:
        self.events += 1
        self.done.append(name)
        return list(events)

    def _check(self, pilot: Pilot[None], app: CoatlApp) -> None:
        assert app._exception is None, repr(app._exception)
        saving = any(isinstance(screen, TablePlay) and is_saving(screen) for screen in app.screen_stack)
        if isinstance(app.game, LocalGame) and not saving and not app._exit:
            if app.game.session is not self._checked:
                self._checked = app.game.session
                kept, played = read(app.game.lock.path), app.game._save(app.game.session)
                assert evolve(kept, saved="") == evolve(played, saved="")
            guides = [each for each in app.screen_stack if isinstance(each, HelpScreen | RulebookScreen)]
            if app.game.covered and not guides:  # they show cards of nobody, also below a list of colours
                shown = frame(pilot)
                assert not [card for card in hands(app, app.game) if card in shown], shown


@asynccontextmanager
async def signs_restored() -> AsyncIterator[None]:
    """Shows the signs as before when the app has been left: the choice holds for all panes of the process."""
    with patch.object(Pane, "ascii_only", Pane.ascii_only):
        yield


def _mouse(each: type[MouseEvent], x: int, y: int) -> Event:
    return each(None, x, y, 0, 0, 1, False, False, False, x, y)


def hands(app: CoatlApp, game: LocalGame) -> list[str]:
    """What all players have in their hands, as the pane of the hand shows it."""
    shown = []
    for seat in range(len(game.session.setup.players)):
        scene = Scene(game.session.view(seat), app.l10n, (), seat, barred={})
        canvas = Canvas(80, 24)
        draw_hand(canvas, Board(scene, layout(80, 24, lying(scene))))
        rows = canvas.text().split("\n")
        shown += [rows[area.y][area.x + 2 : area.right].strip() for area, _, _ in canvas.spots]
    return shown


async def anything(tmp_path: Path, tag: str, seed: int, events: int) -> None:
    """Does so many things to the app in this language, started as often as it is left."""
    monkey = Monkey(Random(f"{tag} {seed}"))
    while monkey.events < events:
        home = Home(tmp_path / str(monkey.events), tmp_path / str(monkey.events) / "config")
        await monkey.play(home, tag, min(AN_APP, events - monkey.events))
