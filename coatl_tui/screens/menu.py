"""The first screen: go on, begin, load, quit."""

from __future__ import annotations

from rich.cells import cell_len
from textual.app import ComposeResult

from coatl_core.game.coatl import parse_coatl
from coatl_tui.bindings import bindings
from coatl_tui.screens.base import CoatlScreen
from coatl_tui.widgets.content import ELLIPSIS, Builder, Content, Span, wrap
from coatl_tui.widgets.drawing import large_coatl_lines
from coatl_tui.widgets.pane import Pane

_SERPENT = parse_coatl("<GYRKBBRYGKRBY>")
_ITEMS = ("continue", "new-game", "saves", "records", "plugins", "rules", "help", "quit")
_TITLE, _MARGIN = 6, 3
"""Lines of the serpent with the name, and at most so many above it."""
_AFTER_FIRST_FRAME = 0.1
"""Seconds until the plugins are looked for: the menu is on the terminal by then, and nobody has read it yet."""


class MenuScreen(CoatlScreen):
    """A serpent, the name of the game and what can be done."""

    scopes = ("menu",)
    BINDINGS = bindings("menu")
    CSS_PATH = "menu.tcss"

    def compose(self) -> ComposeResult:
        yield Pane(id="title", can_focus=False)
        yield Pane(id="menu")
        yield Pane(id="credit", can_focus=False)
        yield self.keys_pane()

    def on_mount(self) -> None:
        self.query_one("#menu", Pane).focus()
        self.show()
        self.call_after_refresh(self.set_timer, _AFTER_FIRST_FRAME, self.coatl.look_for_plugins)

    def on_screen_resume(self) -> None:
        self.show()

    def on_resize(self) -> None:
        self.show()

    def show(self) -> None:
        """Shows everything as it is now. Where notices leave no room for the serpent, it gives way."""
        width, height = self.size
        menu, foot = self._menu(width), self._foot(width)
        room = height - len(menu.lines) - len(foot.lines) - 2  # the keys, and a line between
        title = self.query_one("#title", Pane)
        title.display = room >= _TITLE
        title.styles.margin = (min(_MARGIN, max(0, room - _TITLE)), 0, 0, 0)
        title.show(self._title(width))
        for id, content in (("menu", menu), ("credit", foot)):
            self.query_one(f"#{id}", Pane).styles.height = len(content.lines)
            self.query_one(f"#{id}", Pane).show(content)
        self.show_keys()

    def _foot(self, width: int) -> Content:
        lines = Builder(width)
        for notice in self.coatl.notices():
            for text in wrap(notice, width - 4):
                _centred(lines, text, "warn")
        for notice in self.coatl.plugin_notices():
            first, *others = wrap(notice, width - 5)
            _centred(lines, first, "warn")
            for text in others[:1]:  # the whole of it stands on the screen of plugins
                _centred(lines, text + ELLIPSIS * (len(others) > 1), "warn")
        for text in wrap(self.l10n("app-credit"), 60):
            _centred(lines, text, "dim")
        return lines.content()

    def _title(self, width: int) -> Content:
        lines = Builder(width)
        serpent = large_coatl_lines(_SERPENT, 70)
        for spans in serpent:
            lines.add(" " * max(0, (width - 67) // 2))
            lines.spans(spans)
            lines.newline()
        lines.newline()
        _centred(lines, "C  ó  a  t  l", "strong")
        return lines.content()

    def _menu(self, width: int) -> Content:
        l10n = self.l10n
        lines = Builder(width)
        there = {"continue": self.coatl.store.any(), "records": self.coatl.home.records.exists()}
        items = [item for item in _ITEMS if there.get(item, True)]
        longest = max(len(l10n(f"menu-{item}")) for item in items)
        for number, item in enumerate(items, 1):
            lines.add(" " * max(0, (width - longest - 4) // 2))
            with lines.spot(item, digit=str(number)):
                lines.spans([Span(f"{number} ", "dim"), Span(l10n(f"menu-{item}").ljust(longest))])
            lines.newline()
        return lines.content()

    def activated(self, pane: Pane, item: object) -> None:
        self.action_command(str(item))

    def do_continue(self) -> None:
        from coatl_core.saves.format import SaveError
        from coatl_tui.screens.saves import SavesScreen
        from coatl_tui.table.game import resume

        for entry in self.coatl.store.entries():
            if entry.save is None:
                self.app.push_screen(SavesScreen())  # it says what is wrong with the newest file, and offers more
                return
            if not entry.save.finished and not entry.save.name:
                try:
                    game = resume(entry.path, self.coatl.registry, self.coatl.store, self.coatl.saving_changed)
                except SaveError as error:
                    self.app.push_screen(SavesScreen(error, entry.path))
                else:
                    self.coatl.play(game)
                return
        self.do_saves()

    def do_new_game(self) -> None:
        from coatl_tui.screens.new_game import NewGameScreen

        self.app.push_screen(NewGameScreen())

    def do_saves(self) -> None:
        from coatl_tui.screens.saves import SavesScreen

        self.app.push_screen(SavesScreen())

    def do_records(self) -> None:
        from coatl_tui.screens.records import RecordsScreen

        self.app.push_screen(RecordsScreen())

    def do_plugins(self) -> None:
        from coatl_tui.screens.plugins import PluginsScreen

        self.app.push_screen(PluginsScreen())

    def do_quit(self) -> None:
        self.app.exit()


def _centred(lines: Builder, text: str, style: str) -> None:
    lines.add(" " * max(0, (lines.width - cell_len(text)) // 2))
    lines.add(text, style)
    lines.newline()
