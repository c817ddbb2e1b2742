"""The menu, which is the first screen."""

from __future__ import annotations

from asyncio import get_running_loop
from pathlib import Path

from attrs import evolve
from rich.cells import cell_len
from textual.app import ComposeResult

from coatl_core.cards.pieces import piece
from coatl_tui.bindings import bindings
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.widgets.content import ELLIPSIS, Builder, Content, Span
from coatl_tui.widgets.drawing import large_coatl_lines
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane

_SERPENT = [piece(text) for text in ("<G", *"YRKBBRYGKRB", "Y>")]
_ITEMS = ("continue", "new-game", "saves", "records", "plugins", "rules", "help", "quit")
_TITLE, _MARGIN = 6, 3
"""Lines of the serpent with the name of the game, and the most lines left free above them."""
_MOST_NOTICES = 3
"""The most plugins whose faults are shown."""
_AFTER_FIRST_FRAME = 0.1
"""Seconds until the app looks for plugins: by then the menu is on the terminal, and nobody has read it yet."""


class MenuScreen(CoatlScreen):
    """Shows a serpent, the name of the game, the menu, and notices about files and plugins that cannot be used."""

    scopes = ("menu",)
    BINDINGS = bindings("menu")
    _nothing_to_continue = False
    """Whether the player has just asked to go on, and no game is unfinished."""

    def compose(self) -> ComposeResult:
        yield Pane(id="title", can_focus=False)
        yield Pane(id="menu")
        yield Pane(id="credit", can_focus=False)
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.query_one("#menu", Pane).focus()
        # Not by Textual's timer, which never comes if it is late by its own length when it starts.
        self.call_after_refresh(get_running_loop().call_later, _AFTER_FIRST_FRAME, self.host.look_for_plugins)

    def on_screen_resume(self) -> None:
        self._nothing_to_continue = False
        self.show()

    def show(self) -> None:
        """Shows everything as it is now. The serpent is left out if notices leave no room for it."""
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
        said = [self.l10n("menu-nothing-to-continue")] if self._nothing_to_continue else []
        for notice in [*said, *self.host.notices()]:
            for text in wrap(notice, width - 4):
                _centred(lines, text, "warn")
        for notice in self._plugin_notices():
            first, *others = wrap(notice, width - 5)
            _centred(lines, first, "warn")
            for text in others[:1]:  # the screen of plugins shows the whole of it
                _centred(lines, text + ELLIPSIS * (len(others) > 1), "warn")
        for text in wrap(self.l10n("app-credit"), 60):
            _centred(lines, text, "dim")
        return lines.content()

    def _plugin_notices(self) -> list[str]:
        """A sentence for each of the first plugins that are not used, and one for the others."""
        broken, l10n = self.host.broken_plugins(), self.l10n
        if not broken:
            return []
        from coatl_core.files.sanitize import plain
        from coatl_core.language.problemtext import problem_text

        notices = []
        for plugin in broken[:_MOST_NOTICES]:
            problem = plugin.problems[0]
            reason = problem_text(evolve(problem, file=Path(problem.file).name), l10n)
            notices.append(l10n("notice-plugin", plugin=plain(plugin.id, 40), reason=reason))
        if len(broken) > _MOST_NOTICES:
            notices.append(l10n("notice-plugins-more", n=len(broken) - _MOST_NOTICES))
        return notices

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
        there = {"continue": self.host.home.has_saves(), "records": self.host.home.records.exists()}
        items = [item for item in _ITEMS if there.get(item, True)]
        longest = max(len(l10n(f"menu-{item}")) for item in items)
        for number, item in enumerate(items, 1):
            lines.add(" " * max(0, (width - longest - 4) // 2))
            with lines.spot(item, digit=str(number)):
                lines.spans([Span(f"{number} ", "dim"), Span(l10n(f"menu-{item}").ljust(longest))])
            lines.newline()
        return lines.content()

    def use(self, item: object) -> None:
        self.run_command(str(item))

    def do_continue(self) -> None:
        """Goes on with the unfinished game played last, or says that there is none. A copy saved under a name is no
        game being played."""
        from coatl_core.saves.format import SaveError
        from coatl_tui.screens.saves import SavesScreen

        for entry in self.host.store.entries():
            if entry.save is None:
                self.app.push_screen(SavesScreen())  # it says what is wrong with this file, and offers the others
                return
            if not entry.save.finished and not entry.save.name:
                try:
                    self.host.resume_game(entry.path)
                except SaveError as error:
                    self.app.push_screen(SavesScreen(error, entry.path))
                return
        self._nothing_to_continue = True
        self.show()

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
        self.host.quit()


def _centred(lines: Builder, text: str, style: str) -> None:
    lines.add(" " * max(0, (lines.width - cell_len(text)) // 2))
    lines.add(text, style)
    lines.newline()
