"""What we use of Textual that it does not promise: a test for each says what breaks if an update changes it."""

from __future__ import annotations

import ast
import asyncio
import contextvars
import importlib
import inspect
import io
import re
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
import textual
from textual._compositor import Compositor
from textual.app import App, ComposeResult
from textual.command import CommandPalette
from textual.containers import VerticalScroll
from textual.drivers._writer_thread import WriterThread
from textual.drivers.linux_driver import LinuxDriver
from textual.filter import ANSIToTruecolor
from textual.screen import Screen
from textual.widgets import OptionList, Select, Static

import coatl_tui
from coatl_core.files.home import Home
from coatl_tui.screens.base import ClosedOnce, CoatlScreen
from coatl_tui.settings import Settings, save_settings
from coatl_tui.textual_private import (
    WRITER,
    ChopsUpdate,
    LayoutUpdate,
    bindings_along,
    current_app,
    current_pump,
    driver_of,
    is_batching,
    is_writing,
    key_of_character,
    mounted,
    take_changes,
)
from coatl_tui.widgets.content import Builder, Content, Span
from coatl_tui.widgets.lists import Guarded
from coatl_tui.widgets.pane import Pane
from tests.patience import PATIENCE
from tests.tui.support import app_at, frame, go_on, press, save, session_at, settled, table, terminal

REPLACED: dict[tuple[type, str], str] = {
    (App, "_display"): "only changed cells go to the terminal: otherwise 70 kB a key",
    (App, "_begin_update"): "a frame is written in one piece with its marks: otherwise in three, a tenth of a key",
    (App, "_end_update"): "as above",
    (App, "_handle_exception"): "a report in a file: otherwise the player sees a traceback",
    (Screen, "_on_timer_update"): "a moved focus is one frame: otherwise two; no change is left unpainted",
    (Compositor, "reflow"): "what moves leaves nothing behind: otherwise it may, if a hidden widget was painted",
    (Compositor, "reflow_visible"): "as above, if something was scrolled",
    (CommandPalette, "_refresh_command_list"): "the app may be left while commands are found: otherwise an error",
    (CommandPalette, "_action_command_list"): "a page turned before there is a list: otherwise a KeyError",
    (OptionList, "_move_page"): "a page turned where a list has no room: otherwise a KeyError",
    (Select, "_on_mount"): "the first value counts as chosen by nobody: otherwise a form opens with a change",
}
"""The methods of Textual's that classes of ours replace, with what that brings."""
HERE = "textual_private.py"
ELSEWHERE = {("fields.py", "from textual.widgets._select import SelectOverlay")}
"""What is named elsewhere: a list that the menu must not wait for."""


@pytest.mark.parametrize(("owner", "name"), REPLACED, ids=lambda what: getattr(what, "__name__", what))
def test_what_is_replaced_is_still_called_by_textual(owner: type, name: str) -> None:
    assert name in vars(owner)
    sources = [path.read_text("utf-8") for path in Path(textual.__path__[0]).rglob("*.py")]
    by_name = name.startswith(("_on_", "_action_")) and name != "_on_timer_update"  # called by the name of an event
    assert by_name or any(f".{name}" in source for source in sources)


def test_what_is_replaced_takes_what_it_took() -> None:
    replaced = [(owner, name, our) for owner, name in REPLACED for our in ours(owner) if name in vars(our)]
    assert {(owner, name) for owner, name, _ in replaced} == REPLACED.keys()
    for owner, name, our in replaced:
        theirs, mine = (list(inspect.signature(vars(each)[name]).parameters) for each in (owner, our))
        assert len(mine) == len(theirs), (our, name)


def ours(owner: type) -> Iterator[type]:
    """The classes of the terminal that are of this class of Textual's, or stand before it in such a class."""
    for module in modules():
        for each in vars(module).values():
            if not isinstance(each, type) or each.__module__ != module.__name__:
                continue
            if issubclass(each, owner) or (each is Guarded and owner is OptionList):
                yield each


def modules() -> Iterator[ModuleType]:
    """All modules of the terminal, but the templates of plugins."""
    root = Path(coatl_tui.__path__[0])
    for path in sorted(root.rglob("*.py")):
        parts = path.relative_to(root.parent).with_suffix("").parts
        if "templates" not in parts:
            yield importlib.import_module(".".join(parts).removesuffix(".__init__"))


@cache
def private_names(base: type) -> set[str]:
    """The names with an underscore that a class of Textual's has or gives to its objects."""
    names = {*vars(base), *vars(base).get("__annotations__", {})}
    tree = ast.parse(textwrap.dedent(inspect.getsource(base)))
    names |= {n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Store)}
    return {name for name in names if name.startswith("_") and not name.startswith("__")}


def used(module: ModuleType, anywhere: set[str]) -> Iterator[tuple[str, str]]:
    """The file and the name of each private thing of Textual's that a module uses, or takes for its own; ``anywhere``
    are all private names there are in Textual."""
    file = Path(str(module.__file__))
    tree = ast.parse(file.read_text("utf-8"))
    attributes = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    own = {node.attr for node in attributes if ast.unparse(node.value) == "self"}
    for use in attributes:
        if use.attr in anywhere - own and ast.unparse(use.value) not in ("self", "os", "super()"):
            yield file.name, use.attr
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(name)) if name.startswith("textual"):
                if "._" in name or any(each.name.startswith("_") for each in node.names):
                    yield file.name, ast.unparse(node)
            case ast.ClassDef() if isinstance(cls := getattr(module, node.name, None), type):
                bases = [base for base in cls.__mro__ if base.__module__.startswith("textual")]
                names: set[str] = set().union(*map(private_names, bases))
                for each in ast.walk(node):
                    if isinstance(each, ast.Attribute) and ast.unparse(each.value) == "self" and each.attr in names:
                        yield file.name, each.attr
                    elif isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) and each.name in names:
                        yield file.name, each.name


@pytest.mark.exhaustive
def test_nothing_private_is_used_elsewhere_and_no_name_of_ours_is_one_of_textual() -> None:
    sources = [path.read_text("utf-8") for path in Path(textual.__path__[0]).rglob("*.py")]
    anywhere = {name for source in sources for name in re.findall(r"\b_[a-z]\w+", source)}
    found = {use for module in modules() for use in used(module, anywhere)}
    replaced = {name for _, name in REPLACED}
    assert {use for use in found if use[0] != HERE and use[1] not in replaced} == ELSEWHERE
    assert (HERE, "_binding_chain") in found


def test_a_keymap_knows_what_textual_calls_a_key() -> None:
    assert [key_of_character(sign) for sign in "?+a"] == ["question_mark", "plus", "a"]


async def test_a_scrollbar_knows_its_app_and_an_error_its_screen(home: Home) -> None:
    assert contextvars.Context().run(current_app) is None
    async with app_at(home) as pilot:
        assert current_app() is pilot.app
        seen: list[object] = []
        pilot.app.screen.call_later(lambda: seen.append(current_pump()))
        await settled(pilot)
        assert seen == [pilot.app.screen]


async def test_a_batch_is_not_compared_with_what_the_terminal_shows(home: Home) -> None:
    async with app_at(home) as pilot:
        assert not is_batching(pilot.app)
        with pilot.app.batch_update():
            assert is_batching(pilot.app)


async def test_motion_waits_for_a_terminal_that_is_behind(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "_writer_thread" in LinuxDriver.start_application_mode.__code__.co_names
    writer = WriterThread(io.StringIO())
    assert writer.name == WRITER  # a terminal that is gone is known by the error of this thread
    async with app_at(home) as pilot:
        assert not is_writing(pilot.app)
        with monkeypatch.context() as patch:
            patch.setattr(pilot.app, "_driver", SimpleNamespace(_writer_thread=writer))
            assert not is_writing(pilot.app)
            writer.write("something")
            assert is_writing(pilot.app)


async def test_a_theme_of_the_terminals_own_colours_is_not_turned_into_others(home: Home) -> None:
    for theme, turned in (("", True), ("coatl-16", False)):
        save_settings(home.settings, Settings(theme=theme))
        async with app_at(home) as pilot:
            filters = pilot.app.screen.get_line_filters()
            assert any(isinstance(each, ANSIToTruecolor) for each in filters) == turned


async def test_a_key_finds_its_command_from_the_widget_with_the_focus_up_to_the_app(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        chain = bindings_along(table(pilot))
        assert [node for node, _ in chain] == [pilot.app.focused, table(pilot), pilot.app]
        assert "u" in chain[1][1].key_to_bindings


async def test_what_a_key_has_changed_is_painted_without_messages(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        screen, pane = table(pilot), table(pilot).pane("message")
        assert not take_changes(screen)
        lines = Builder(80)
        lines.add("something else")
        pane.show(lines.content())
        assert take_changes(screen)
        assert pane in screen._dirty_widgets
        pane.refresh(layout=True)
        assert not take_changes(screen)  # it has to be laid out first


async def test_a_command_waits_for_the_widgets_of_its_screen(home: Home) -> None:
    async with app_at(home) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, CoatlScreen)
        await asyncio.wait_for(mounted(screen), PATIENCE)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(mounted(Screen[None]()), 0.01)


async def test_a_palette_that_is_left_looks_for_nothing_more(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "ctrl+p", "a")
        palette = pilot.app.screen
        assert isinstance(palette, CommandPalette)
        await press(pilot, "escape")
        assert pilot.app.screen is not palette
        assert not [worker for worker in pilot.app.workers if worker.node is palette and worker.is_running]


def test_what_is_written_comes_as_spans_of_lines_or_as_whole_lines() -> None:
    assert {"chops", "spans", "chop_ends"} <= set(inspect.signature(ChopsUpdate).parameters)
    assert {"strips", "region"} <= set(inspect.signature(LayoutUpdate).parameters)


async def test_a_browser_is_told_by_way_of_the_driver(home: Home) -> None:
    async with app_at(home) as pilot:
        assert driver_of(pilot.app) is pilot.app._driver is not None


# What the terminal shows


class Lines(ClosedOnce[None]):
    """A line that is hidden, two lines that take the focus, and many below them that are scrolled."""

    AUTO_FOCUS = ""

    def compose(self) -> ComposeResult:
        for id in ("hidden", "first", "second"):
            pane = Pane(id=id)
            pane.styles.height = 2
            pane.display = id != "hidden"
            yield pane
        with VerticalScroll(id="scrolled"):
            for number in range(50):
                yield Static(str(number))

    def on_mount(self) -> None:
        for pane in self.query(Pane):
            pane.show(Content(((Span(f"in {pane.id}"),),)), (Span(str(pane.id)),))


@pytest.mark.painted
async def test_the_terminal_shows_a_lost_focus_also_if_a_widget_was_about_to_come_above_it(home: Home) -> None:
    with terminal() as shown:
        async with app_at(home) as pilot:
            screen = Lines()
            await pilot.app.push_screen(screen)
            hidden, first = screen.query_one("#hidden", Pane), screen.query_one("#first", Pane)
            first.focus()
            await settled(pilot)
            assert "━━ first" in shown.frame(80, 24)
            hidden.display = True
            while not screen._layout_required:
                await asyncio.sleep(0)
            screen._compositor.update_widgets({hidden})  # as if it had something to paint
            assert screen.find_widget(hidden).region.y == 0
            first.has_focus = False
            first.refresh()
            screen._compositor.update_widgets({first})
            hidden.display = False
            await settled(pilot)
            assert "── first" in shown.frame(80, 24)
            assert shown.frame(80, 24) == frame(pilot)


@pytest.mark.painted
async def test_the_terminal_shows_what_was_scrolled_back_while_another_widget_came(home: Home) -> None:
    with terminal() as shown:
        async with app_at(home) as pilot:
            screen = Lines()
            await pilot.app.push_screen(screen)
            scrolled = screen.query_one("#scrolled", VerticalScroll)
            await settled(pilot)
            before = frame(pilot)
            scrolled.scroll_to(y=9, animate=False, immediate=True)
            await settled(pilot)
            assert shown.frame(80, 24) == frame(pilot) != before
            scrolled.scroll_to(y=0, animate=False, immediate=True)
            screen.query_one("#second").refresh(layout=True)
            await settled(pilot)
            assert shown.frame(80, 24) == frame(pilot) == before
