"""The app: settings, languages, plugins, and the way from one screen to another."""

from __future__ import annotations

import os
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, ClassVar, Protocol, runtime_checkable

from attrs import evolve, fields
from textual.app import SuspendNotSupported
from textual.binding import Binding, BindingType
from textual.constants import TEXTUAL_ANIMATIONS
from textual.events import Resize
from textual.screen import Screen

from coatl_core.cards.pieces import COLORS
from coatl_core.files.home import Home
from coatl_core.files.quota import limit
from coatl_core.language.l10n import L10n, english
from coatl_core.language.letters import own_letters
from coatl_core.language.systemtext import system_text
from coatl_tui.bindings import Keymap, bindings
from coatl_tui.elsewhere import GamesElsewhere
from coatl_tui.games import GamesAtTable
from coatl_tui.opening import Opening, Wanted
from coatl_tui.palettes import PALETTES, Palette
from coatl_tui.plugin_search import PluginSearch
from coatl_tui.results import KeptResults
from coatl_tui.screens.base import CoatlScreen
from coatl_tui.settings import Settings, load_settings, readable_settings, save_settings, unknown_settings
from coatl_tui.terminal_app import TerminalApp
from coatl_tui.textual_private import take_ansi_colors
from coatl_tui.theme import DEFAULT, WITHOUT_COLORS, theme
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.signs import Signs

if TYPE_CHECKING:  # imported when they are needed: the menu must not wait for the rules
    from coatl_core.files.problems import Problem
    from coatl_core.hosting.invitation import Invitation
    from coatl_core.play.replay_game import ReplayGame
    from coatl_core.plugins.discovery import Plugin
    from coatl_core.plugins.registry import Registry
    from coatl_core.saves.days import Days
    from coatl_core.saves.store import Store
    from coatl_tui.served.terms import Terms


@runtime_checkable
class Translated(Protocol):
    """A screen with texts in the app's language."""

    def refresh_texts(self) -> None:
        """Shows the texts again after the language has changed."""


@runtime_checkable
class ShowsDays(Protocol):
    """A screen with deals of the day."""

    def show_days(self) -> None:
        """Shows them again after par has come further."""


PATIENCE = 2.0
"""The most seconds that a key waits for the plugins to be found."""
_FOLDER = Path(__file__).parent


class CoatlApp(TerminalApp):
    """The app, which is the ``Host`` of its screens. All that it sets is its own: several may run in one process, which
    is left as it is (see ``cli/app_process``).

    ``home`` is where the player's files are; ``safe_mode`` loads no third-party plugin; ``replay`` is a game to be
    looked at first, ``invitation`` what the player was asked to a game with, ``wanted`` a game or a puzzle that begins
    at once, the file of one that goes on, or the date of a deal; ``pads`` opens the score pad first. ``terms`` are
    those of an app that is served to a visitor.
    """

    CSS_PATH = [_FOLDER / "app.tcss", _FOLDER / "screens/menu.tcss"]  # one parse for both: the menu comes first
    TITLE = "Cóatl"
    BINDINGS: ClassVar[list[BindingType]] = [
        # The usual keys to end a program ask no question: the game is saved, and a host beside the app goes on. ``q``
        # does the same with questions.
        Binding("ctrl+c,ctrl+q", "quit", priority=True, show=False),
        *bindings(),
    ]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (124, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-short"), (32, "-tall")]

    def __init__(
        self,
        home: Home,
        safe_mode: bool = False,
        l10n: L10n | None = None,
        replay: ReplayGame | None = None,
        invitation: Invitation | None = None,
        wanted: Wanted | None = None,
        terms: Terms | None = None,
        pads: bool = False,
    ) -> None:
        no_color = "NO_COLOR" in os.environ
        # Without ANSI colours Textual would show greys, which are colours too.
        super().__init__(home, l10n or english(), ansi_color=True if no_color else None)
        self.terms = terms
        if terms is not None:
            limit(home.data, terms.quota)
        self.safe_mode = safe_mode
        self.replay = replay
        self.invitation = invitation
        self.wanted = wanted
        self.pads = pads
        self._notices: list[tuple[str, Mapping[str, str]]] = []
        self.results = KeptResults(self, lambda: self.call_later(self._show_days), self._notice)
        self.games = GamesAtTable(self, self, self.results)
        self.elsewhere = GamesElsewhere(self, self)
        self._opening = Opening(self, self)
        self._search = PluginSearch(home.packs, safe_mode)
        self._plugins: Registry | None = None
        self.settings = self._load_settings()
        self.palettes: Mapping[str, Palette] = {}
        self._use_palettes(PALETTES)
        self._begin_with_theme(self._wanted_theme())
        self._use_signs()
        self._use_motion()
        self.keymap: Keymap = {}
        self._keymap_problems: tuple[Problem, ...] = ()
        self._use_keymap()

    # Plugins

    @property
    def registry(self) -> Registry:
        """The plugins; see ``Host``."""
        if self._plugins is None:
            found = self._search.find(self.settings.disabled, PATIENCE)
            if found is None:  # some plugin takes for ever
                return self._own_plugins
            self._plugins = found
            self._plugins.register_messages(self.l10n)
            self._use_palettes({**PALETTES, **found.themes})
        return self._plugins

    @cached_property
    def _own_plugins(self) -> Registry:
        """The plugins that come with the game, used until all have been found."""
        from coatl_core.plugins.loading import load_plugins

        own = load_plugins(safe_mode=True)
        own.register_messages(self.l10n)
        return own

    def after_first_frame(self) -> None:
        Thread(target=self._look, daemon=True).start()  # a daemon: a plugin that takes for ever must not keep the app

    def _look(self) -> None:
        self._search.find(self.settings.disabled)
        self.call_later(self._show_plugins)
        if self.thinks_apart and self.home.days.exists():
            self._look_for_par()

    def _show_plugins(self) -> None:
        from coatl_tui.screens.menu import MenuScreen

        _ = self.registry  # registers the messages here and not in the other thread: the messages have no lock
        self._use_signs()
        if isinstance(self.screen, MenuScreen):
            self._use_plugins()
            self.screen.show()

    def _use_plugins(self) -> None:
        """Shows the theme and uses the keys that the player has chosen, or the default ones if they are gone."""
        self.theme = self._wanted_theme()
        self._use_keymap()

    def reload_plugins(self) -> None:
        tag, self._search.found, self._plugins = self.l10n.tag, None, None
        self.l10n = self.new_l10n()
        self._use_signs()
        self._use_plugins()
        if self.l10n.tag != tag:
            self.set_language(self.l10n.tag)

    def new_l10n(self) -> L10n:
        l10n = english(self.l10n.strict)
        self.registry.register_messages(l10n)
        if self.l10n.tag in l10n.languages:
            l10n.set_language(self.l10n.tag)
        return l10n

    def _notice(self, message: str, values: Mapping[str, str]) -> None:
        self._notices.append((message, values))

    def notices(self) -> list[str]:
        told = [(name, {k: system_text(v, self.l10n) for k, v in values.items()}) for name, values in self._notices]
        return [*(self.l10n(message, **values) for message, values in told), *self._keymap_notices()]

    def _keymap_notices(self) -> list[str]:
        if not self._keymap_problems:
            return []
        from coatl_core.language.problemtext import problem_text

        first, *others = self._keymap_problems
        text = problem_text(evolve(first, file=Path(first.file).name), self.l10n)
        return [self.l10n("notice-keymap", problem=text) + (f" (+{len(others)})" if others else "")]

    def broken_plugins(self) -> list[Plugin]:
        return [plugin for plugin in self._plugins.plugins if plugin.problems] if self._plugins else []

    def used_plugins(self) -> int | None:
        return sum(plugin.usable for plugin in self._plugins.plugins) if self._plugins else None

    # Settings and languages

    def _load_settings(self) -> Settings:
        try:
            settings, aside = load_settings(self.home.settings)
        except OSError as error:
            self._notice("settings-unreadable", {"reason": error.strerror or str(error)})
            return Settings()
        if aside is not None:
            self._notice("settings-aside", {"file": aside.name})
        elif unknown_settings(self.home.settings):
            self._notice("settings-newer", {})
        return settings

    def change_settings(self, settings: Settings) -> str:
        changed = {f.name: getattr(settings, f.name) for f in fields(Settings)}
        changed = {name: value for name, value in changed.items() if value != getattr(self.settings, name)}
        # Another copy of the app, or a command, may have changed other settings meanwhile.
        self.settings = evolve(readable_settings(self.home.settings), **changed)
        self._apply(changed.keys())
        try:
            save_settings(self.home.settings, self.settings)
        except OSError as error:
            return self.l10n("settings-unwritable", reason=system_text(error, self.l10n))
        return ""

    def _apply(self, changed: Collection[str]) -> None:
        """Lets the settings of these names take effect."""
        if "theme" in changed:
            self.theme = self._wanted_theme()
        if "keymap" in changed:
            self._use_keymap()
        if "motion" in changed:
            self._use_motion()
        if not {"ascii", "letters"}.isdisjoint(changed):
            self._use_signs()
            self.screen.refresh()
            for pane in self.screen.query(Pane):
                pane.refresh()
        if not {"keymap", "ascii", "letters", "forecast", "purist"}.isdisjoint(changed):
            self._refresh_texts()

    def _wanted_theme(self) -> str:
        if self.no_color:
            return WITHOUT_COLORS
        wanted = self.settings.theme
        if wanted and wanted not in PALETTES:
            _ = self.registry  # a plugin may bring it
        return wanted if wanted in self.palettes else DEFAULT

    def _use_palettes(self, palettes: Mapping[str, Palette]) -> None:
        """Has the themes of these palettes from now on, and no others."""
        gone, self.palettes = self.palettes.keys() - palettes.keys(), dict(palettes)
        for palette in palettes.values():
            self.register_theme(theme(palette))
        if self.theme in gone:
            self.theme = DEFAULT
        for name in gone:
            self.unregister_theme(name)

    def _begin_with_theme(self, name: str) -> None:
        """Sets the first theme. Set as usual, all style sheets would be parsed twice at the start."""
        self.set_reactive(CoatlApp.theme, name)
        self.set_class(True, f"-theme-{name}", "-dark-mode" if self.current_theme.dark else "-light-mode", update=False)
        take_ansi_colors(self)
        self.stylesheet.set_variables(self.get_css_variables())

    def watch_theme(self, name: str) -> None:
        """Without colours some things are drawn with other signs."""
        palette = self.palettes.get(name)
        if palette is not None and palette.plain != self.signs.plain:
            self._use_signs()
            self._refresh_texts()

    def _use_signs(self) -> None:
        letters = own_letters(self.l10n) if self.settings.letters else COLORS
        self.signs = Signs(self.settings.ascii, letters, self.palettes[self.theme].plain)
        self.set_class(self.settings.ascii, "-ascii")

    def _use_motion(self) -> None:
        self.animation_level = TEXTUAL_ANIMATIONS if self.settings.motion and not self.no_color else "none"

    @property
    def moves(self) -> bool:
        return self.animation_level == "full"

    def _use_keymap(self) -> None:
        """Gives the commands the keys of the settings, with those of the player's file in their place if it can be
        used."""
        preset, own = self.settings.keymap, self.home.keymap
        self._keymap_problems = ()
        if preset or self.keymap or own.exists():  # most players change no key, and their start is quicker
            from coatl_core.files.problems import FileError
            from coatl_tui.keymap import PRESETS, load_keymap, preset_keymap, textual_keymap

            chosen = preset_keymap(preset) if preset in PRESETS else self.registry.keymaps.get(preset, {})
            self.keymap = chosen
            if own.exists():
                try:
                    self.keymap = load_keymap(own, chosen)
                except FileError as error:
                    self._keymap_problems = error.problems
            self.set_keymap(textual_keymap(self.keymap))

    def _refresh_texts(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, CoatlScreen) and screen is not self.screen:
                screen.show_message("")  # what it said is in the old language
            if isinstance(screen, Translated):
                if screen.is_mounted:
                    screen.refresh_texts()
                else:  # it has just been opened, and has no widgets yet
                    screen.call_later(screen.refresh_texts)

    def set_language(self, tag: str) -> None:
        self.l10n.set_language(tag)
        self._use_signs()
        fault = self.change_settings(evolve(self.settings, language=tag))
        self._refresh_texts()
        if isinstance(self.screen, CoatlScreen) and (fault or not self.screen.warns):
            self.screen.show_message(fault or self.l10n("message-language"))

    # Games

    @cached_property
    def store(self) -> Store:
        """The saved games."""
        from coatl_core.saves.store import Store

        return Store(self.home.saves)

    def deliver(self, name: str, data: bytes) -> str:
        """Writes the file among the player's own ones, so that only they can read it."""
        from coatl_core.files.home import make_folder
        from coatl_core.files.sanitize import plain

        make_folder(self.home.data)
        path = self.home.data / name
        with os.fdopen(os.open(path, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb") as file:
            file.write(data)
        return self.l10n("about-me-file", file=plain(str(path)))

    def sits_at(self, game: str) -> None:
        """The player sits at this game of a host from now on; at none if it is empty. Where the app is shown may keep
        it, to come back there."""

    @property
    def thinks_apart(self) -> bool:
        """Whether computer players think in a process of their own; a visitor's app starts none."""
        return not self.is_headless and self.terms is None

    # The deal of the day

    def _look_for_par(self) -> None:
        """Goes on with par where the app was left before it was made. Runs in a thread, in which no key waits for what
        is imported."""
        from coatl_core.play import played_days
        from coatl_core.saves.records import NewerRecords

        assert played_days
        with suppress(OSError, NewerRecords):  # the records say what is wrong
            self.call_later(self._go_on_with_par, self.results.load_days())

    def _go_on_with_par(self, days: Days) -> None:
        self.results.go_on_with_par(days)
        if days.aside is not None:  # the menu says so
            self._show_plugins()

    def _show_days(self) -> None:
        """Shows what has become of par, where that stands."""
        if isinstance(self.screen, ShowsDays):
            self.screen.show_days()

    def open_pad(self) -> None:
        from coatl_tui.table.pad_form import PadFormScreen

        self.push_screen(PadFormScreen())

    # Screens

    def get_default_screen(self) -> Screen[None]:
        """The menu is the lowest screen: nothing is shown before it, and nothing lies below it."""
        from coatl_tui.screens.menu import MenuScreen

        return MenuScreen()

    def on_mount(self) -> None:
        if self.replay is not None:
            self.games.look_at(self.replay)
        if self.invitation is not None:
            self._opening.answer(self.invitation)
        if self.wanted is not None:
            self.call_later(self._opening.open, self.wanted)
        if self.pads:
            self.call_later(self.open_pad)

    def open_url(self, url: str, *, new_tab: bool = True) -> None:
        """A visitor has no browser at this machine."""
        if self.terms is None:
            super().open_url(url, new_tab=new_tab)

    def shown_positions(self) -> list[str]:
        """Of each game that is on a screen, what may be seen there: the error may come of it."""
        from coatl_core.game.view import PlayerView
        from coatl_core.saves.position import position

        lines = []
        for screen in self.screen_stack:
            with suppress(Exception):  # whatever has failed may fail here again
                seen = screen.game.view()  # type: ignore[attr-defined]
                lines += [position(seen)] if isinstance(seen, PlayerView) else []
        return lines

    def crash_text(self, report: Path) -> str:
        """A visitor is told no path of the server, nor asked for its files."""
        return self.l10n("crash-served") if self.terms is not None else super().crash_text(report)

    @contextmanager
    def suspend(self) -> Iterator[None]:
        """A visitor's app is not left for a shell."""
        if self.terms is not None:
            raise SuspendNotSupported("the app is served")
        with super().suspend():
            yield

    def on_resize(self, event: Resize) -> None:
        """Says how much room is needed while the terminal is too small, until it is large enough."""
        from coatl_tui.screens.small import LEAST, SmallScreen

        self.forget_cells()
        if event.size == self.screen.size:  # it has had another one for a moment, of which the screen is not told
            self.screen.refresh()
        for screen in self.screen_stack:
            if isinstance(screen, CoatlScreen):
                screen.forget_size()
        small = event.size.width < LEAST[0] or event.size.height < LEAST[1]
        if isinstance(self.screen, SmallScreen):
            if not small:
                self.pop_screen()
        elif small:
            from coatl_tui.screens.palette import Palette

            if isinstance(self.screen, Palette):  # Textual would lay it out below, and fails where it gets no columns
                self.screen.dismiss()
            self.push_screen(SmallScreen(self))

    def export_screenshot(self, *, title: str | None = None, simplify: bool = False) -> str:
        from coatl_tui.widgets.svg import portable

        return portable(super().export_screenshot(title=title, simplify=simplify))

    def to_menu(self) -> None:
        from coatl_tui.screens.menu import MenuScreen

        line = self.games.menu_line
        self.games.close()
        while len(self.screen_stack) > 1:
            self.pop_screen()
        if line and isinstance(self.screen, MenuScreen):
            self.screen.go_to(line)

    # Leaving

    def quit(self) -> None:
        if self.elsewhere.beside is None:
            self.leave()
        else:
            work: Callable[[], Awaitable[None]] = self.elsewhere.ask_about_host
            self.run_worker(work)

    def leave(self, end_host: bool = False) -> None:
        if end_host:
            self.elsewhere.end_host()
        self.leaving = True
        self.results.leave()
        self.to_menu()  # the menu is painted first: some terminals keep the last screen, with what it showed of a hand
        self.call_after_refresh(self.exit)

    async def action_quit(self) -> None:
        self.leave()

    # Commands

    def action_command_palette(self) -> None:
        """Textual binds Ctrl-P to this action."""
        self.run_command("palette")

    def action_command(self, id: str) -> None:
        """What the key of a command of all screens is bound to."""
        self.run_command(id)

    def run_command(self, id: str) -> None:
        from coatl_tui.screens.small import SmallScreen

        method = getattr(self, f"do_{id}", None)
        covers = id not in ("language", "ascii")  # opens a screen, and nothing may cover what the small screen says
        if method is not None and not (covers and isinstance(self.screen, SmallScreen)):
            method()

    def do_ascii(self) -> None:
        fault = self.change_settings(evolve(self.settings, ascii=not self.settings.ascii))
        if fault:
            self.notify(fault, severity="warning")

    def do_theme(self) -> None:
        from coatl_tui.screens.themes import ThemeScreen

        if self.theme == WITHOUT_COLORS and self.no_color:
            self.notify(self.l10n("themes-no-color"))
        elif not any(isinstance(screen, ThemeScreen) for screen in self.screen_stack):
            self.push_screen(ThemeScreen())

    def do_settings(self) -> None:
        from coatl_tui.screens.settings import SettingsScreen

        if not any(isinstance(screen, SettingsScreen) for screen in self.screen_stack):
            self.push_screen(SettingsScreen())

    def do_palette(self) -> None:
        from coatl_tui.screens.palette import Palette

        if not any(isinstance(screen, Palette) for screen in self.screen_stack):
            self.push_screen(Palette(self))

    def do_language(self) -> None:
        _ = self.registry  # the languages come with it
        languages = self.l10n.languages
        self.set_language(languages[(languages.index(self.l10n.tag) + 1) % len(languages)])

    def do_rules(self) -> None:
        from coatl_tui.guide.rulebook import RulebookScreen

        if not isinstance(self.screen, RulebookScreen):
            rule = self.screen.rule_in_question() if isinstance(self.screen, CoatlScreen) else ""
            self.push_screen(RulebookScreen(rule))

    def do_help(self) -> None:
        from coatl_tui.guide.help import HelpScreen

        if not isinstance(self.screen, HelpScreen):
            screen = self.screen
            if not isinstance(screen, CoatlScreen):
                self.push_screen(HelpScreen())
                return
            # The table has several scopes; those with nothing on the key bar are of another kind of game, but for what
            # only needs a file.
            bar = {"kept", *(scope for command in screen.bar_commands() for scope in command.scopes)}
            first, *kinds = screen.scopes
            shown = [kind for kind in kinds if kind in bar] or kinds
            self.push_screen(HelpScreen((first, *shown), str(screen.focused.id) if screen.focused is not None else ""))
