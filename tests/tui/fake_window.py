"""A window without an app: what the parts of a table are given, and what they did with it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import cast

from attrs import define, field
from textual.geometry import Size
from textual.timer import Timer
from textual.widget import Widget

from coatl_core.language.l10n import L10n
from coatl_core.play.daily import EndedDay
from coatl_core.play.table_game import TableGame
from coatl_core.saves.records import Record
from coatl_tui.bindings import Keymap
from coatl_tui.host import Host
from coatl_tui.settings import Settings
from coatl_tui.table.face import Face
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.signs import USUAL, Signs
from tests.locale.support import speaking
from tests.tui.fake_game import FakeGame


@define
class FakeResults:
    """Records, and no days and no campaigns."""

    records: list[Record] = field(factory=list)

    def add_record(self, record: Record) -> str:
        self.records.append(record)
        return ""

    def ended_day(self, game: TableGame) -> tuple[EndedDay | None, str]:
        return None, ""

    def ended_campaign(self, game: TableGame) -> tuple[tuple[str, ...], str]:
        return (), ""


@define
class FakeHost:
    """An app with nothing but messages and settings. ``left`` says where the player has gone."""

    l10n: L10n = field(factory=lambda: speaking("en"))
    signs: Signs = USUAL
    settings: Settings = field(factory=Settings)
    keymap: Keymap = field(factory=dict)
    moves: bool = False
    is_behind: bool = False
    left: str = ""
    results: FakeResults = field(factory=FakeResults)

    def change_settings(self, settings: Settings) -> str:
        self.settings = settings
        return ""

    def to_menu(self) -> None:
        self.left = "menu"

    def quit(self) -> None:
        self.left = "app"


@define
class FakeTimer:
    """A timer that rings when a test says so."""

    seconds: float
    ring: Callable[[], None]
    stopped: bool = False

    def stop(self) -> None:
        self.stopped = True


@define(eq=False)
class FakeWindow:
    """``timers`` are those that were set, ``work`` is what runs beside, ``keys_shown`` how often the bar was shown."""

    size: Size = field(factory=lambda: Size(80, 24))
    its_host: FakeHost = field(factory=FakeHost)
    focused: Widget | None = None
    is_active: bool = True
    is_gone: bool = False
    timers: list[FakeTimer] = field(factory=list)
    work: list[Callable[[], Awaitable[None]]] = field(factory=list)
    keys_shown: int = 0

    @property
    def host(self) -> Host:
        return cast("Host", self.its_host)

    def set_focus(self, widget: Widget | None, /) -> None:
        self.focused = widget

    def focus_next(self, selector: str, /) -> Widget | None:
        return self.focused

    def focus_previous(self, selector: str, /) -> Widget | None:
        return self.focused

    def show_keys(self) -> None:
        self.keys_shown += 1

    def call_later(self, callback: Callable[[], None], /) -> bool:
        callback()
        return True

    def set_interval(self, interval: float, callback: Callable[[], None], /) -> Timer:
        return self.set_timer(interval, callback)

    def set_timer(self, delay: float, callback: Callable[[], None], /) -> Timer:
        self.timers.append(FakeTimer(delay, callback))
        return cast("Timer", self.timers[-1])

    def run_beside(self, work: Callable[[], Awaitable[None]]) -> None:
        self.work.append(work)

    def do_work(self) -> None:
        """Lets all that runs beside come to its end."""

        async def run() -> None:
            while self.work:
                await self.work.pop(0)()

        asyncio.run(run())


def face_of(game: FakeGame, window: FakeWindow | None = None, focus: str = "hand") -> Face:
    """The face of this game, with the focus in a pane and everything shown."""
    window = window or FakeWindow()

    def show() -> None:
        face.show_scene()

    face = Face(window, game, show)
    face.choice.display = face.panes["log"].display = face.panes["cover"].display = False
    window.focused = face.panes[focus]
    face.show_scene()
    return face


def said(face: Face) -> str:
    """The message and the sentence of a face."""
    lines = [*face.panes["message"].content.lines, *face.panes["inspector"].content.lines]
    return " ".join("".join(span.text for span in line).strip() for line in lines)


def shown(pane: Pane) -> str:
    """The text of a pane."""
    return "\n".join("".join(span.text for span in line) for line in pane.content.lines)
