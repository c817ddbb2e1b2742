"""Several apps in one process: what one of them sets, opens and loses is nothing to the others."""

from __future__ import annotations

import ast
import gc
import signal
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from attrs import evolve
from textual.pilot import Pilot
from textual.scrollbar import ScrollBar, ScrollBarRender
from textual.widgets import Input

import coatl_tui
from coatl_core.files.home import Home
from coatl_tui.app import CoatlApp
from coatl_tui.palettes import DARK, LIGHT, PALETTES
from coatl_tui.settings import OWN_LETTERS, Settings, load_settings, save_settings
from coatl_tui.widgets.lists import List
from tests.locale.support import app_in, furnish, tour
from tests.tui.support import go_on, press, save, session_at, settled, until

SIZE = (100, 30)
OTHER_SIZES = ((140, 40), (80, 24), (200, 60))


def app_of(pilot: Pilot[None]) -> CoatlApp:
    """The app that is played by this pilot."""
    assert isinstance(pilot.app, CoatlApp)
    return pilot.app


def picture(pilot: Pilot[None]) -> list[list[tuple[str, str]]]:
    """Every line of the screen, all of it painted anew: texts with their colours."""
    with pilot.app._context():
        for widget in pilot.app.screen.walk_children():
            widget.notify_style_update()  # forgets what was painted
            if isinstance(widget, Input):
                widget._pause_blink(visible=True)  # on a slow machine the cursor would be between two blinks
        strips = pilot.app.screen._compositor.render_strips()
        return [[(segment.text, str(segment.style)) for segment in strip] for strip in strips]


def home_at(folder: Path, settings: Settings, keys: str = "") -> Home:
    """A furnished home with these settings, and with a file of keys."""
    home = Home(folder, folder / "config")
    furnish(home)
    save_settings(home.settings, settings)
    if keys:
        home.keymap.write_text(f"[keys]\n{keys}\n", "utf-8")
    return home


@asynccontextmanager
async def first_app(folder: Path) -> AsyncIterator[Pilot[None]]:
    """The app that must stay as it is: in Czech, with Czech letters, bright colours and a key of its own."""
    settings = Settings(pace="steps", theme="coatl-light", letters=OWN_LETTERS, motion=False)
    async with app_in("cs", home_at(folder, settings, 'log = ["l", "ctrl+l"]'), SIZE) as pilot:
        await until(pilot, lambda: "Ana" in text(pilot))  # the menu tells of the last game a moment later
        yield pilot


async def change_everything(pilot: Pilot[None], step: int) -> None:
    """Changes all that a player can set, and goes to another screen at times."""
    with pilot.app._context():
        app = app_of(pilot)
        app.to_menu()
        await settled(pilot)
        await press(pilot, "f4", "f6")
        settings = evolve(
            app.settings,
            theme=list(PALETTES)[step % len(PALETTES)],
            keymap="vim" if step % 2 else "",
            letters=OWN_LETTERS if step % 3 else "",
            motion=bool(step % 2),
            forecast=bool(step % 2),
        )
        assert app.change_settings(settings) == ""
        await pilot.resize_terminal(*OTHER_SIZES[step % len(OTHER_SIZES)])
        await settled(pilot)
        if step % 3 == 0:
            await press(pilot, *(("n",), ("s", "4", "enter"), ("f1",), ("p",))[step // 3 % 4])


@pytest.mark.exhaustive
async def test_no_frame_of_an_app_depends_on_what_another_one_sets(tmp_path: Path) -> None:
    async with first_app(tmp_path / "alone") as first:
        alone = {stop: picture(first) async for stop in tour(first)}
    beside = {}
    async with first_app(tmp_path / "first") as first:
        second_home = home_at(tmp_path / "second", Settings(pace="steps"))
        async with app_in("en", second_home, OTHER_SIZES[0]) as second:
            with first.app._context():
                steps = iter(range(1000))
                async for stop in tour(first):
                    await change_everything(second, next(steps))
                    await settled(first)
                    beside[stop] = picture(first)
    assert len(alone) > 20
    assert beside.keys() == alone.keys()
    assert [stop for stop in alone if alone[stop] != beside[stop]] == []


async def test_each_app_has_its_language_signs_colours_keys_and_size(tmp_path: Path) -> None:
    homes = [Home(tmp_path / name, tmp_path / name / "config") for name in ("one", "two")]
    for home in homes:
        save(home, session_at(12))
    save_settings(homes[1].settings, Settings(ascii=True, keymap="vim", theme="coatl-light"))
    async with app_in("en", homes[0], (80, 24)) as one, app_in("pl", homes[1], (140, 40)) as two:
        for pilot in (one, two):
            with pilot.app._context():
                await go_on(pilot)
        shown = [text(pilot) for pilot in (one, two)]
        assert not shown[0].isascii()
        assert "Supply board" in shown[0]
        assert not any(sign in shown[1] for sign in "│─┃━●▟")
        assert "Supply board" not in shown[1]
        assert [len(each.splitlines()) for each in shown] == [24, 40]
        for pilot, own, other in ((one, DARK, LIGHT), (two, LIGHT, DARK)):
            styles = " ".join(style for line in picture(pilot) for _, style in line)
            assert [colors["table"] in styles for colors in (own, other)] == [True, False]
        for pilot, opened in ((one, "l"), (two, "b")):  # the log by the usual key, and by Vim's
            with pilot.app._context():
                before = text(pilot)
                await press(pilot, "b" if opened == "l" else "l")
                assert not pilot.app.screen.query_one("#log").display
                await press(pilot, opened)
                assert pilot.app.screen.query_one("#log").display
                assert text(pilot) != before
    kept = [load_settings(home.settings)[0] for home in homes]
    assert [(each.ascii, each.keymap, each.theme) for each in kept] == [
        (False, "", ""),
        (True, "vim", "coatl-light"),
    ]


def text(pilot: Pilot[None]) -> str:
    """The screen as text."""
    return "\n".join("".join(text for text, _ in line) for line in picture(pilot))


@pytest.mark.slow
async def test_scrollbars_are_drawn_in_the_signs_of_their_app(tmp_path: Path) -> None:
    homes = [Home(tmp_path / name, tmp_path / name / "config") for name in ("one", "two")]
    save_settings(homes[1].settings, Settings(ascii=True))
    for home in homes:
        for number in range(20):
            save(home, session_at(5), f"{number}.json")
    async with app_in("en", homes[0]) as one, app_in("en", homes[1]) as two:
        for pilot in (one, two):
            with pilot.app._context():
                await press(pilot, "s")
                assert pilot.app.screen.query_one("#saves", List).show_vertical_scrollbar
        assert ["┃" in text(one), "#" in text(one)] == [True, False]
        assert ["┃" in text(two), "#" in text(two)] == [False, True]
    assert ScrollBar.renderer is ScrollBarRender  # those of other programs stay theirs


def hooks() -> list[object]:
    """What a process has once."""
    signals = [signal.getsignal(each) for each in signal.valid_signals()]
    return [*signals, sys.excepthook, threading.excepthook, gc.get_threshold(), gc.isenabled(), gc.get_freeze_count()]


async def test_an_app_leaves_signals_hooks_and_garbage_as_they_are(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    before = hooks()
    monkeypatch.setattr(CoatlApp, "is_headless", False)  # as it is shown to somebody
    async with app_in("en", home) as pilot:
        app_of(pilot).after_first_frame()
        assert hooks() == before
    assert hooks() == before


OF_THE_PROCESS = {"signal", "gc", "atexit", "faulthandler", "locale"}
NAMES = {"_exit", "exit", "excepthook", "unraisablehook", "stdout", "stderr", "stdin", "chdir", "umask", "putenv"}


def touched(file: Path) -> Iterator[str]:
    """Where a module of the app touches what the process has once, or changes a class or module it has imported."""
    tree = ast.parse(file.read_text("utf-8"))
    imported = {
        (name.asname or name.name).partition(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in node.names
    }
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names) if OF_THE_PROCESS & {name.name for name in names}:
                yield f"{file.name}:{node.lineno}: {ast.unparse(node)}"
            case ast.ImportFrom(module=str(module)) if module in OF_THE_PROCESS:
                yield f"{file.name}:{node.lineno}: {ast.unparse(node)}"
            case ast.Attribute(value=ast.Name(id="os" | "sys" | "threading"), attr=name) if name in NAMES:
                yield f"{file.name}:{node.lineno}: {ast.unparse(node)}"
            case ast.Attribute(value=ast.Name(id=owner), ctx=ast.Store()) if owner in imported:
                yield f"{file.name}:{node.lineno}: {ast.unparse(node)} is set"
            case ast.Call(func=ast.Name(id="print")) | ast.Global():
                yield f"{file.name}:{node.lineno}: {ast.unparse(node)}"


@pytest.mark.exhaustive
def test_only_the_command_line_touches_the_process() -> None:
    root = Path(coatl_tui.__path__[0])
    files = [file for file in root.rglob("*.py") if file.relative_to(root).parts[0] not in ("cli", "__main__.py")]
    assert len(files) > 50
    assert [place for file in files for place in touched(file)] == []
    assert list(touched(root / "cli/lost_terminal.py"))
