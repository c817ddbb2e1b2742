"""The first screen: go on, begin, load, quit."""

from __future__ import annotations

from rich.cells import cell_len
from textual.app import ComposeResult

from coatl_core.coatl import parse_coatl
from coatl_tui.bindings import bindings
from coatl_tui.glyphs import large_coatl_lines
from coatl_tui.pane import Builder, Content, Pane, Span, wrap
from coatl_tui.screens.base import CoatlScreen

_SERPENT = parse_coatl("<GYRKBBRYGKRBY>")
_ITEMS = ("continue", "new-game", "saves", "records", "rules", "help", "quit")


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
        self._show()

    def on_screen_resume(self) -> None:
        self._show()

    def on_resize(self) -> None:
        self._show()

    def _show(self) -> None:
        width = self.size.width
        self.query_one("#title", Pane).show(self._title(width))
        self.query_one("#menu", Pane).show(self._menu(width))
        credit = Builder(width)
        for notice in self.coatl.notices:
            for text in wrap(notice, width - 4):
                _centred(credit, text, "warn")
        for text in wrap(self.l10n("app-credit"), 60):
            _centred(credit, text, "dim")
        self.query_one("#credit", Pane).styles.height = len(credit.lines)
        self.query_one("#credit", Pane).show(credit.content())
        self.show_keys()

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
        from coatl_core.saves import SaveError
        from coatl_tui.play import resume
        from coatl_tui.screens.saves import SavesScreen

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

    def do_quit(self) -> None:
        self.app.exit()


def _centred(lines: Builder, text: str, style: str) -> None:
    lines.add(" " * max(0, (lines.width - cell_len(text)) // 2))
    lines.add(text, style)
    lines.newline()
