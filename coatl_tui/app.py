"""The app: themes, languages and the way from one screen to another. What is on a screen is in ``screens``."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from threading import Lock, Thread
from traceback import format_exception
from typing import TYPE_CHECKING, ClassVar, Protocol, runtime_checkable

from attrs import evolve, fields
from rich.text import Text
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.events import Resize
from textual.screen import Screen

from coatl_core.files.home import Home
from coatl_core.language.l10n import L10n, english
from coatl_tui import theme
from coatl_tui.bindings import bindings, commands
from coatl_tui.screens.base import CoatlScreen
from coatl_tui.settings import Settings, load_settings, readable_settings, save_settings
from coatl_tui.widgets.pane import Pane

if TYPE_CHECKING:  # imported when they are needed: the menu is not to wait for the rules
    from coatl_core.plugins.registry import Registry
    from coatl_core.saves.records import Records
    from coatl_core.saves.store import Store
    from coatl_tui.table.game import Game


@runtime_checkable
class Speaking(Protocol):
    """A screen that can tell all it shows once more in another language."""

    def retell(self) -> None: ...


PATIENCE = 2.0
"""Seconds that a key waits for plugins at the utmost."""
LEAST = (80, 24)
"""The smallest terminal the table can be shown in, in cells: wide, high."""

MOST_NOTICES = 3
"""Plugins the menu names that are not used for a fault of theirs."""


class CoatlApp(App[None]):
    """``home`` is where games are kept; ``safe_mode`` loads no third-party plugin."""

    CSS_PATH = "app.tcss"
    TITLE = "Cóatl"
    BINDINGS: ClassVar[list[BindingType]] = [
        # The terminal's own way out; everything on the table is saved already. ``q`` does the same with a question.
        Binding("ctrl+c,ctrl+q", "leave", priority=True, show=False),
        *bindings(),
    ]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (124, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (32, "-tall")]

    def __init__(self, home: Home, safe_mode: bool = False, l10n: L10n | None = None) -> None:
        no_color = "NO_COLOR" in os.environ
        super().__init__(ansi_color=True if no_color else None)  # else Textual would show greys, which are colours too
        self.home = home
        self.safe_mode = safe_mode
        self.l10n = l10n or english()
        self.game: Game | None = None
        self.crashed = False
        self.unsaved = ""
        self._notices: list[tuple[str, dict[str, str]]] = []
        self._found: Registry | None = None
        self._finding = Lock()
        self._plugins: Registry | None = None
        self.settings = self._load_settings()
        self.register_theme(theme.DARK)
        self.register_theme(theme.LIGHT)
        self.theme = "ansi-dark" if no_color else "coatl-dark"

    @property
    def registry(self) -> Registry:
        """The plugins. Whoever needs them before they were all looked for waits a little until they are."""
        if self._plugins is None:
            found = self._find_plugins(PATIENCE)
            if found is None:  # some plugin does not come to an end
                return self._own_plugins
            self._plugins = found
            self._plugins.register_messages(self.l10n)
        return self._plugins

    @cached_property
    def _own_plugins(self) -> Registry:
        """Those of the game itself: what there is until all have been looked for."""
        from coatl_core.plugins.loading import load_plugins

        own = load_plugins(safe_mode=True)
        own.register_messages(self.l10n)
        return own

    def look_for_plugins(self) -> None:
        """Looks for the plugins in a thread of its own, so that keys are answered meanwhile."""
        Thread(target=self._look, daemon=True).start()  # a plugin that never comes to an end keeps nobody from quitting

    def _look(self) -> None:
        self._find_plugins()
        self.call_later(self._plugins_found)

    def _find_plugins(self, patience: float = -1) -> Registry | None:
        """The plugins there are; None if somebody else is still looking for them after so many seconds."""
        from coatl_core.plugins.loading import load_plugins

        if not self._finding.acquire(timeout=patience):
            return None
        try:
            if self._found is None:
                self._found = load_plugins(self.home.packs, self.safe_mode, disabled=self.settings.disabled)
            return self._found
        finally:
            self._finding.release()

    def _plugins_found(self) -> None:
        from coatl_tui.screens.menu import MenuScreen

        _ = self.registry  # its messages are learnt here, not in the thread: one language is not to be told two things
        if isinstance(self.screen, MenuScreen):
            self.screen.show()

    def notices(self) -> list[str]:
        """What went wrong with the player's own files since the app was started."""
        return [self.l10n(message, **values) for message, values in self._notices]

    def plugin_notices(self) -> list[str]:
        """A sentence for each plugin that is not used because something is wrong with it; none as long as the plugins
        have not been looked for."""
        broken = [plugin for plugin in self._plugins.plugins if plugin.problems] if self._plugins else []
        if not broken:
            return []
        from coatl_core.files.sanitize import plain
        from coatl_core.language.problemtext import problem_text

        notices = []
        for plugin in broken[:MOST_NOTICES]:
            problem = plugin.problems[0]
            reason = problem_text(evolve(problem, file=Path(problem.file).name), self.l10n)
            notices.append(self.l10n("notice-plugin", plugin=plain(plugin.id, 40), reason=reason))
        if len(broken) > MOST_NOTICES:
            notices.append(self.l10n("notice-plugins-more", n=len(broken) - MOST_NOTICES))
        return notices

    def load_plugins_anew(self) -> None:
        """Plugins have come, gone or changed, or were turned on or off: from now on the app has those there are. Where
        its language has gone it speaks English."""
        tag, self._found, self._plugins = self.l10n.tag, None, None
        self.l10n = self.fresh_l10n()
        if self.l10n.tag != tag:
            self.set_language(self.l10n.tag)

    def fresh_l10n(self) -> L10n:
        """The messages of the game and of the plugins there are, in the language of the app if there still is one."""
        l10n = english(self.l10n.strict)
        self.registry.register_messages(l10n)
        if self.l10n.tag in l10n.languages:
            l10n.set_language(self.l10n.tag)
        return l10n

    @cached_property
    def store(self) -> Store:
        """Where games are kept."""
        from coatl_core.saves.store import Store

        return Store(self.home.saves)

    def _load_settings(self) -> Settings:
        try:
            settings, aside = load_settings(self.home.settings)
        except OSError as error:
            self._notices.append(("settings-unreadable", {"reason": error.strerror or str(error)}))
            return Settings()
        if aside is not None:
            self._notices.append(("settings-aside", {"file": aside.name}))
        return settings

    def l10n_of(self, tag: str) -> L10n:
        """The messages in a language that may be another one than the app's."""
        return self.l10n if tag == self.l10n.tag else self.l10n.in_language(tag)

    def aliases(self) -> dict[str, str]:
        """What the letters of the language's keyboards stand for: ``ф`` for ``a``."""
        pairs = (pair.rpartition("=") for pair in self.l10n("key-aliases").split())
        return {letter: key for letter, _, key in pairs if letter}

    def set_language(self, tag: str) -> None:
        """Speaks another language from now on, on every screen at once."""
        self.l10n.set_language(tag)
        fault = self.set_up(evolve(self.settings, language=tag))
        for screen in self.screen_stack:
            if isinstance(screen, Speaking):
                screen.retell()
        if isinstance(self.screen, CoatlScreen):
            self.screen.inform(fault or self.l10n("message-language"))

    def set_up(self, settings: Settings) -> str:
        """Keeps the settings for this game and all others; returns why they could not be written, empty if they
        were."""
        changed = {f.name: getattr(settings, f.name) for f in fields(Settings)}
        changed = {name: value for name, value in changed.items() if value != getattr(self.settings, name)}
        # Another copy of the app, or a command, may have changed other things meanwhile.
        self.settings = evolve(readable_settings(self.home.settings), **changed)
        try:
            save_settings(self.home.settings, self.settings)
        except OSError as error:
            return self.l10n("settings-unwritable", reason=error.strerror or str(error))
        return ""

    def load_records(self) -> Records:
        """The games finished against an opponent. A damaged file is set aside, which the menu says from then on. Raises
        OSError."""
        from coatl_core.saves.records import load_records

        records = load_records(self.home.records)
        if records.aside is not None:
            self._notices.append(("records-aside", {"file": records.aside.name, "fault": records.fault}))
        return records

    def game_over(self, game: Game) -> str:
        """Keeps the record of a game just finished; returns why it could not be kept, empty if it was."""
        record = game.record()
        if record is None:
            return ""
        try:
            self.load_records().with_game(record)
        except OSError as error:
            return self.l10n("records-unwritable", reason=error.strerror or str(error))
        return ""

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return theme.PIECES

    def on_mount(self) -> None:
        from coatl_tui.screens.menu import MenuScreen

        if not self.is_headless:
            self.listen_to_signals()
        self.push_screen(MenuScreen())

    def on_resize(self, event: Resize) -> None:
        self._check_room(event.size.width, event.size.height)

    def _check_room(self, width: int, height: int) -> None:
        """Says what is needed while the terminal is too small, and goes on by itself when it is large enough."""
        from coatl_tui.screens.small import SmallScreen

        small = width < LEAST[0] or height < LEAST[1]
        if isinstance(self.screen, SmallScreen):
            if not small:
                self.pop_screen()
        elif small:
            self.push_screen(SmallScreen())

    def play(self, game: Game) -> None:
        """Goes to the table with a game, from wherever we are."""
        from coatl_tui.table.screen import TableScreen

        self.to_menu()
        self.game = game
        self.push_screen(TableScreen(game))
        if game.session.over:
            from coatl_tui.screens.score import ScoreScreen

            self.push_screen(ScoreScreen(game))

    def to_menu(self) -> None:
        """Back to the menu from wherever we are; a game at the table is saved."""
        self.close_game()
        while len(self.screen_stack) > 2:
            self.pop_screen()

    def close_game(self) -> None:
        """Makes sure that the game at the table is on the disk, and leaves it."""
        if self.game is not None:
            self.game.close()
            self.unsaved = self.game.save_failure()
            self.game = None

    def saving_changed(self) -> None:
        """Called from the saving thread when a game can no longer be saved, or can again: the table says so."""
        self.call_later(self._show_saving)

    def _show_saving(self) -> None:
        from coatl_tui.table.screen import TableScreen

        if isinstance(self.screen, TableScreen):
            self.screen.show_table()

    def _handle_exception(self, error: Exception) -> None:
        # Textual has no public hook for this, and would show the player a traceback. Ours goes to a file.
        if self.is_headless:
            super()._handle_exception(error)
            return
        self.crashed = True
        report = self.home.data / "crash.txt"
        try:
            report.parent.mkdir(parents=True, exist_ok=True)
            report.write_text("".join(format_exception(error)), "utf-8")
        except OSError:
            self.panic(Text(self.l10n("crash-unwritten", error=f"{type(error).__name__}: {error}")))
        else:
            self.panic(Text(self.l10n("crash", file=str(report))))

    def listen_to_signals(self) -> None:
        """A terminal that is closed, or a machine that shuts down, ends the app in order."""
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP"):
            with suppress(NotImplementedError, AttributeError, ValueError, RuntimeError):  # not on every system
                loop.add_signal_handler(getattr(signal, name), self.action_leave)

    def action_command_palette(self) -> None:
        """Ctrl-P is Textual's key for it."""
        self.action_command("palette")

    def action_leave(self) -> None:
        """Quits. The menu is shown first: some terminals leave the last screen standing, secrets and all."""
        self.to_menu()
        self.call_after_refresh(self.exit)

    def action_command(self, id: str) -> None:
        """A command of every screen."""
        if id == "ascii":
            Pane.ascii_only = not Pane.ascii_only
            self.screen.refresh()
            for pane in self.screen.query(Pane):
                pane.refresh()
        elif id in ("theme", "palette"):
            from coatl_tui.screens.palette import Palette

            self.push_screen(Palette(self, "themes" if id == "theme" else "commands"))
        elif id == "language":
            _ = self.registry  # it brings the languages
            languages = self.l10n.languages
            self.set_language(languages[(languages.index(self.l10n.tag) + 1) % len(languages)])
        elif id == "rules":
            from coatl_tui.screens.rulebook import RulebookScreen

            if not isinstance(self.screen, RulebookScreen):
                rule = self.screen.rule_in_question() if isinstance(self.screen, CoatlScreen) else ""
                self.push_screen(RulebookScreen(rule))
        elif id == "help":
            from coatl_tui.screens.help import HelpScreen

            if not isinstance(self.screen, HelpScreen):
                scopes = self.screen.scopes if isinstance(self.screen, CoatlScreen) else ()
                self.push_screen(HelpScreen(scopes))

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """The command palette lists the commands of the screen, from the registry like everything else."""
        scopes = screen.scopes if isinstance(screen, CoatlScreen) else ()
        for command in commands(*scopes):
            if command.id not in ("digit", "palette"):
                yield SystemCommand(
                    self.l10n(f"command-{command.id}"),
                    self.l10n(f"command-{command.id}-help"),
                    lambda id=command.id: self.call_later(self.run_command, id),
                )

    async def run_command(self, id: str) -> None:
        """Runs a command as its key would."""
        await self.screen.run_action(f"command('{id}')")


def run(home: Home, l10n: L10n, safe_mode: bool = False) -> int:
    """Opens the app in the language spoken and returns the exit code: 0, 1 after a fault or with a game unsaved, 2
    where there is no terminal."""
    app = CoatlApp(home, safe_mode, l10n)
    if not (sys.__stdin__ and sys.__stdin__.isatty() and sys.__stdout__ and sys.__stdout__.isatty()):
        print(app.l10n("no-terminal"), file=sys.stderr)
        return 2
    try:
        app.run()
    finally:
        app.close_game()
        if app.unsaved:
            print(app.l10n("unsaved", reason=app.unsaved), file=sys.stderr)
    return 1 if app.crashed or app.unsaved else 0
