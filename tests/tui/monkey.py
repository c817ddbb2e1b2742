"""Somebody who does anything at all: keys, clicks, pastes and new sizes at random, slowly or all at once.

After every event it must be true that nothing has failed, that what is on the screen is on the disk, that a covered
table shows no card of a hand, and that the terminal shows what the app means. Whoever only walks about at random comes
to few screens, and to none that lies behind a whole game; so each run of the app begins on one of them, in a home with
everything, with nothing, or with plugins that are turned off.
"""

from __future__ import annotations

import ast
import asyncio
import pkgutil
import shutil
from collections import Counter, deque
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, nullcontext
from functools import cache
from importlib import import_module
from inspect import getsource
from pathlib import Path
from random import Random
from typing import Literal, TypeAlias
from unittest.mock import AsyncMock, Mock, patch

from attrs import define, evolve, field, frozen
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
from textual.screen import Screen

import coatl_tui
from coatl_core.files.atomic import write
from coatl_core.files.home import Home
from coatl_core.game.rules import ComputerSeat
from coatl_core.game.session import Session
from coatl_core.hosting import running as running_host
from coatl_core.hosting.own_seats import OwnSeat, keep_seat
from coatl_core.hosting.running import RunningHost
from coatl_core.language.l10n import L10n, english
from coatl_core.play import analysis, mistakes
from coatl_core.play.lesson_game import begin as begin_lesson
from coatl_core.play.lesson_place import LessonPlace, write_place
from coatl_core.play.local_game import LocalGame
from coatl_core.plugins.loading import load_plugins
from coatl_core.saves.format import encode, make_save
from coatl_core.saves.store import read
from coatl_tui import host_line
from coatl_tui.app import CoatlApp
from coatl_tui.bindings import COMMANDS
from coatl_tui.guide.help import HelpScreen
from coatl_tui.guide.rulebook import RulebookScreen
from coatl_tui.host_beside import HostBeside, HostFailed
from coatl_tui.plugin_files import READERS
from coatl_tui.screens import try_out
from coatl_tui.screens.host_question import HostQuestion
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.small import SmallScreen
from coatl_tui.served.terms import Terms
from coatl_tui.settings import Settings, readable_settings, save_settings
from coatl_tui.table import analysis_screen
from coatl_tui.table.draw.board import Board, what_lies
from coatl_tui.table.draw.cards import draw_hand
from coatl_tui.table.layout.designs import lay_out
from coatl_tui.table.lesson_screen import LessonScreen
from coatl_tui.table.mistake_screen import MistakeScreen
from coatl_tui.table.scene import Scene
from coatl_tui.table.screen import TableScreen
from coatl_tui.widgets.canvas import Canvas
from tests.locale.support import TOLD_FIELDS, furnish
from tests.patience import PATIENCE
from tests.play.mistaken import keep, last_turns
from tests.plugins.support import OURS, pack
from tests.served.watched import Watched
from tests.support import registry
from tests.tui.support import Terminal, frame, is_saving, press, running, settled, terminal, until
from tests.tui.test_lesson import keys_named
from tests.tui.test_variants import feathers

A_START, AN_APP = 250, 10
"""The most events after one start, and the most starts in one run of the app."""
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"

HomeKind: TypeAlias = Literal["furnished", "bare", "off"]
"""What a run finds: saves, records and packs; nothing at all; as the first, with some plugins turned off."""


@frozen
class Start:
    """Where a run begins: what is pressed in the menu of such a home, and the size that the terminal has then. With
    ``lesson_over`` the last action of the lesson is done as well; with ``hosts`` a host runs beside the app; with
    ``mistaken`` a last turn of the player's has cost points; with
    ``at_slip`` the lesson with the box has come to what lies differently."""

    home: HomeKind
    keys: str = ""
    size: tuple[int, int] = (80, 24)
    lesson_over: bool = False
    hosts: bool = False
    mistaken: bool = False
    at_slip: bool = False


_FEATHERS, _BEGUN, _SOLO, _SOLO_OVER, _OVER, _DAMAGED = (f"s {number} enter" for number in range(1, 7))
"""The saves of a furnished home, in the order in which they are listed."""
_MENU = (
    *("b", "j", "g", "g enter", "n", "p", "f1", "s", "f8", "f5", "", "f3", "question_mark", "t"),
    *("n f2", "n down enter f2 enter", "c", "r", "z"),
)
_FROM_TABLE = "n left down right"
_TELL = f"{_FROM_TABLE} f2"
_BESIDE = f"{_TELL} {TOLD_FIELDS} enter y k 1 b k 1 g g 1"
ON_SCREENS = (
    *(Start("furnished", keys) for keys in _MENU[:14]),
    Start("furnished", f"{_BEGUN} enter"),
    Start("furnished", f"{_BEGUN} enter", (79, 23)),
    Start("furnished", f"{_BEGUN} enter c v"),
    Start("furnished", f"{_SOLO} w"),
    Start("furnished", "z m", mistaken=True),
    Start("furnished", _OVER),
    Start("furnished", f"{_OVER} a"),
    Start("furnished", f"{_OVER} a pageup f"),
    Start("furnished", f"{_OVER} i"),
    Start("furnished", f"{_OVER} a w"),
    Start("furnished", "s i"),
    Start("furnished", "f8 w"),
    Start("furnished", "t enter"),
    Start("furnished", "t enter", lesson_over=True),
    Start("furnished", "t 2 enter enter enter enter"),
    Start("furnished", "t 2 enter b", at_slip=True),
    Start("furnished", "z"),
    Start("furnished", "z enter"),
    Start("furnished", "o"),
    Start("furnished", "o A down B f2"),
    Start("furnished", "o A down B f2 b b r enter"),
    Start("furnished", "q", hosts=True),
    Start("furnished", f"{_FROM_TABLE} down down enter"),
    Start("furnished", _TELL),
    Start("furnished", _BESIDE),
    Start("furnished", f"{_BESIDE} b"),
    Start("bare", "z m"),
)
"""A start on each screen."""
WITHOUT = tuple(
    Start(kind, keys)
    for keys in (*_MENU, "n f2 enter c v", _SOLO, _FEATHERS, _OVER, _DAMAGED)
    for kind in ("bare", "off")
    if kind == "off" or not keys.startswith("s ")
)
"""Starts where something is missing."""
STARTS = (
    *ON_SCREENS,
    *(Start("furnished", keys) for keys in (*_MENU[14:], _FEATHERS, _SOLO, _SOLO_OVER, _DAMAGED, "p 3 t")),
    *sorted(WITHOUT, key=lambda start: start.home),
)
KEYS = sorted({key for command in COMMANDS for key in command.keys})
OTHER_KEYS = (*"kzйшфіě+ř", "backspace", "delete", "home", "end", "ctrl+home", "ctrl+end", "ctrl+p", "ctrl+x", "f12")
PLAYING = (*["enter"] * 4, *"espchdtxmurv1234567890", "up", "down", "left", "right")
SIZES = ((80, 24), (80, 24), (80, 24), (140, 40), (100, 31), (79, 24), (80, 23), (40, 10), (3, 3), (1, 1))
TEXTS = ("", "7", "Ana\nBao", "q" * 2000, "\x1b]0;title\x07", "Ґanok \u202e 🂡", "/etc/passwd", ".", "~", "\0")
MOUSE = (MouseDown, MouseUp, MouseMove, MouseScrollDown, MouseScrollUp)


@cache
def screens() -> frozenset[type[Screen[object]]]:
    """The classes of all screens that the app opens: found in its code, so that a new one cannot be forgotten. Those
    that are made nowhere only hold what others share."""
    modules = [import_module(each.name) for each in pkgutil.walk_packages(coatl_tui.__path__, "coatl_tui.")]
    called = {
        getattr(node.func, "id", getattr(node.func, "attr", ""))
        for module in modules
        for node in ast.walk(ast.parse(getsource(module)))
        if isinstance(node, ast.Call)
    }
    found = {kind for module in modules for kind in vars(module).values() if isinstance(kind, type)}
    ours = {kind for kind in found if issubclass(kind, Screen) and kind.__module__.startswith("coatl_tui.")}
    return frozenset(kind for kind in ours if kind.__name__ in called)


def make_home(home: Home, kind: HomeKind, random: Random) -> None:
    """Puts into the home what belongs there."""
    home.data.mkdir()
    if kind == "bare":
        return
    furnish(home)
    keep_seat(home.seats, OwnSeat("5PT38122", "127.0.0.1", 1, "", 0, "token", players=("Ann", "Bob")))  # no host there
    session = feathers()
    content = registry().dependencies(session.setup.card_sets, session.setup.variants)
    write(home.saves / "feathers.json", encode(make_save(session, content, count=1)))
    pack(home.packs, "moon")
    for example in ("in-any-order", "sandstone"):
        shutil.copytree(EXAMPLES / example, home.packs / example)
    if kind == "off":
        off = random.sample((*OURS, "moon"), random.randint(1, 4))
        save_settings(home.settings, Settings(pace="steps", disabled=tuple(sorted(off))))


def near_the_end(home: Home, id: str = "first") -> None:
    """Puts the learner before the last action of a lesson."""
    file = home.lesson_of(id)
    lesson = begin_lesson(registry(), file, english(), id)
    last = len(lesson.chapters) - 1
    steps = lesson.chapters[last].steps
    write_place(file, LessonPlace(lesson.lesson.id, last, max(n for n, each in enumerate(steps) if each.do)))


def messages(home: Home, tag: str) -> L10n:
    """What the app says in this language, with what is installed and on in this home."""
    disabled = readable_settings(home.settings).disabled
    l10n = english(strict=True)
    load_plugins(home.packs, disabled=disabled, readers=READERS).register_messages(l10n)
    if tag in l10n.languages:
        l10n.set_language(tag)
    return l10n


async def no_host() -> RunningHost:
    """No host can be started."""
    raise HostFailed("There is no host here.")


@define
class Monkey:
    """Does things to the app. ``done`` is what it has done last, for the report of a failure; ``seen`` counts after how
    many events each kind of screen was on top. ``terms`` are those of an app that is served; what it does to the
    machine is ``watched``."""

    random: Random
    terms: Terms | None = None
    watched: Watched | None = None
    events: int = 0
    done: deque[str] = field(factory=lambda: deque(maxlen=40))
    seen: Counter[type[Screen[object]]] = field(factory=Counter)
    _checked: Session | None = None
    _terminal: Terminal = field(factory=Terminal)

    async def play(self, home: Home, tag: str, starts: deque[Start], events: int) -> None:
        """Starts the app in this home and language and does so many things after each of the next starts, or fewer if
        the app is left. Raises AssertionError, with what was done, if something is not as it must be."""
        kind, original = starts[0].home, home.data.with_name(f"{home.data.name}-original")
        with self._unwatched():
            make_home(home, kind, self.random)
            shutil.copytree(home.data, original)
        app = CoatlApp(home, self.terms is not None, l10n=messages(home, tag), terms=self.terms)
        app.elsewhere.open_host = no_host  # type: ignore[method-assign]  # no processes that outlive the test
        try:
            async with cheaply() as self._terminal, running(app) as pilot:
                for _ in range(AN_APP):
                    if not starts or starts[0].home != kind or app._exit:
                        break
                    await self._begin(pilot, app, starts.popleft(), original, tag)
                    end = self.events + events
                    while self.events < end and not app._exit:
                        await self._do_something(pilot, app)
                        await settled(pilot)
                        self._check(pilot, app)
                        await self._check_terminal(pilot, app)
            app.games.close()
            app.elsewhere.stand_up()
            loop = asyncio.get_running_loop()
            left = [task for task in host_line._closing if task.get_loop() is loop]
            if left:  # a line that is being left may still keep a seat, in this home
                await asyncio.wait(left, timeout=PATIENCE)
        except Exception as error:
            raise AssertionError(f"{error!r} after {' '.join(self.done)}") from error

    def _unwatched(self) -> AbstractContextManager[object]:
        """What is done meanwhile is not done by the app."""
        return self.watched.paused() if self.watched is not None else nullcontext()

    async def _begin(self, pilot: Pilot[None], app: CoatlApp, start: Start, original: Path, tag: str) -> None:
        """Goes to where a run begins, in a home that is again as it was."""
        self.done.append(f"\n{start}:")
        self._resize(pilot, 80, 24)
        await settled(pilot)
        app.to_menu()
        await settled(pilot)
        packs = sorted(app.home.packs.glob("*"))
        with self._unwatched():
            shutil.rmtree(app.home.data)
            shutil.copytree(original, app.home.data)
        if start.lesson_over or start.at_slip:
            near_the_end(app.home, "with-the-box" if start.at_slip else "first")
        disabled = app.settings.disabled
        app.change_settings(readable_settings(app.home.settings))
        if app.settings.disabled != disabled or packs != sorted(app.home.packs.glob("*")):
            app.reload_plugins()
        app.set_language(tag if tag in app.l10n.languages else "en")
        app.elsewhere.beside = HostBeside(RunningHost(2, 1, (), "127.0.0.1:1"), Mock()) if start.hosts else None
        if start.mistaken:
            with self._unwatched():
                keep(app.home.saves, "m27")
        with patch.object(running_host, "unfinished", AsyncMock(return_value=1)):
            await press(pilot, *start.keys.split())
            await until(pilot, lambda: not start.mistaken or isinstance(app.screen, MistakeScreen))
            await until(pilot, lambda: not start.hosts or isinstance(app.screen, HostQuestion))
        while start.lesson_over and isinstance(app.screen, LessonScreen):
            await press(pilot, *keys_named(app.screen))
        self._resize(pilot, *start.size)
        await settled(pilot)
        self._check(pilot, app)

    def _resize(self, pilot: Pilot[None], width: int, height: int) -> None:
        size = Size(width, height)
        pilot.app._driver._size = size  # type: ignore[union-attr]
        event = Resize(size, size)
        event.set_sender(pilot.app)
        pilot.app.post_message(event)

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
        assert self.watched is None or not self.watched.faults, self.watched.faults
        if not app._exit:
            self.seen[type(app.screen)] += 1
        saving = any(map(is_saving, app.screen_stack))
        if isinstance(app.games.game, LocalGame) and not saving and not app._exit:
            if app.games.game.session is not self._checked:
                self._checked = app.games.game.session
                kept, played = read(app.games.game.lock.path), app.games.game._save(app.games.game.session)
                assert evolve(kept, saved="") == evolve(played, saved="")
            guides = [each for each in app.screen_stack if isinstance(each, HelpScreen | RulebookScreen)]
            if app.games.game.covered and not guides:  # they show cards of nobody, also below a list of colours
                shown = frame(pilot)
                assert not [card for card in hands(app, app.games.game) if card in shown], shown

    async def _check_terminal(self, pilot: Pilot[None], app: CoatlApp) -> None:
        """The terminal comes to show what the app means. What lies below a small screen shines through: it is left
        out. Sizes, motion and opponents go by clocks, so that it may take a moment."""

        def shows() -> bool:
            if app._exit or app.screen.is_modal:
                return True
            is_laid_out = app.screen._compositor.size == app.size and app._resize_timer is None
            return is_laid_out and self._terminal.frame(*app.size) == frame(pilot)

        try:
            await until(pilot, shows)
        except AssertionError:
            raise AssertionError(f"{self._terminal.frame(*app.size)}\nand not\n{frame(pilot)}") from None


@asynccontextmanager
async def cheaply() -> AsyncIterator[Terminal]:
    """Lets the lab play one pair of games and the analysis judge two turns. Gives the terminal of the app."""

    def few(session: Session, seat: int) -> list[analysis.Moment]:
        return analysis.moments(session, seat)[5:7]

    with ExitStack() as patches:
        patches.enter_context(patch.object(try_out, "GAMES", 2))
        patches.enter_context(patch.object(try_out, "MEASURER", ComputerSeat("random")))
        patches.enter_context(patch.object(analysis_screen, "moments", few))
        patches.enter_context(patch.object(mistakes, "moments", last_turns))
        patches.enter_context(patch.object(analysis, "GAMES", 2))
        patches.enter_context(patch.object(analysis, "FIRST_GAMES", 2))
        yield patches.enter_context(terminal())


def _mouse(each: type[MouseEvent], x: int, y: int) -> Event:
    return each(None, x, y, 0, 0, 1, False, False, False, x, y)


def hands(app: CoatlApp, game: LocalGame) -> list[str]:
    """What all players have in their hands, as the pane of the hand shows it."""
    shown = []
    for seat in range(len(game.session.setup.players)):
        scene = Scene(view=game.session.view(seat), l10n=app.l10n, legal=(), shown=seat, barred={})
        canvas = Canvas(80, 24)
        draw_hand(canvas, Board(scene, lay_out(80, 24, what_lies(scene))))
        rows = canvas.text().split("\n")
        shown += [rows[area.y][area.x + 2 : area.right].strip() for area, _, _ in canvas.spots]
    return shown


async def anything(tmp_path: Path, tag: str, starts: Sequence[Start], seed: int, events: int) -> Monkey:
    """Does so many things to the app in this language, after each of the starts as many."""
    monkey = Monkey(Random(f"{tag} {seed}"))
    due = deque([*starts] * max(1, events // (len(starts) * A_START)))
    each = max(1, events // len(due))
    while due:
        home = Home(tmp_path / str(len(due)), tmp_path / str(len(due)) / "config")
        await monkey.play(home, tag, due, each)
    return monkey
