"""The screen of saved games: the player goes on with one or with its backup, or deletes one."""

from __future__ import annotations

from pathlib import Path

from textual.app import ComposeResult

from coatl_core.cards.catalog import Catalog
from coatl_core.saves.format import SaveError, ruleset_of
from coatl_core.saves.savetext import save_error_text
from coatl_core.saves.store import Entry, read
from coatl_tui.bindings import bindings
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.widgets.content import Builder, Content, paragraph
from coatl_tui.widgets.pane import Pane


class SavesScreen(CoatlScreen):
    """``error`` and ``path`` are what went wrong, and with which file, when the menu tried to go on with a game."""

    scopes = ("saves",)
    BINDINGS = bindings("saves")
    CSS_PATH = "saves.tcss"

    def __init__(self, error: SaveError | None = None, path: Path | None = None) -> None:
        super().__init__()
        self.error = error
        self.path = path
        self.deleting: Path | None = None

    def compose(self) -> ComposeResult:
        saves = Pane(id="saves", moved=self.cursor_moved)
        saves.add_class("box")
        yield saves
        yield Pane(id="message", can_focus=False)
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.query_one("#saves", Pane).focus()

    def show(self) -> None:
        self.deleting = None  # the message that asks for the second key is replaced
        self._show_list()
        if self.error is not None and self.path is not None:
            self._show_error(self.error, self.path)
        else:
            self._inspect()

    def _show_list(self) -> None:
        pane = self.query_one("#saves", Pane)
        pane.border_title = self.l10n("saves-title")
        pane.show(self._content(self.size.width - 8))
        self.show_keys()

    def _content(self, width: int) -> Content:
        l10n = self.l10n
        lines = Builder(width)
        entries = self.host.store.entries()
        if not entries:
            lines.add(f" {l10n('saves-none')}", "dim")
        for number, entry in enumerate(entries, 1):
            with lines.spot(entry, digit=str(number % 10) if number <= 10 else ""):
                if entry.save is None:
                    lines.add(entry.path.name.ljust(39))
                    lines.add(l10n("saves-damaged"), "warn")
                else:
                    save = entry.save
                    lines.add((save.name or l10n("saves-autosave")).ljust(20), "strong" if save.name else "dim")
                    lines.add(f" {save.saved[:16].replace('T', ' ')}  ")
                    lines.add(l10n("saves-line", players=", ".join(save.setup.players), turn=save.turn))
                    if save.finished:
                        lines.add(f" · {l10n('saves-finished')}", "good")
                lines.to(width - 1)
            lines.newline()
        return lines.content()

    def cursor_moved(self, pane: Pane) -> None:
        self.deleting = None
        self._inspect()

    @property
    def entry(self) -> Entry | None:
        """The save under the cursor."""
        item = self.query_one("#saves", Pane).item
        return item if isinstance(item, Entry) else None

    def _inspect(self) -> None:
        entry = self.entry
        if entry is None:
            return
        if entry.error is not None:
            self._show_error(entry.error, entry.path)
        elif entry.save is not None:
            self.show_message(self.l10n("saves-inspect", file=entry.path.name, saved=entry.save.saved))

    def _show_error(self, error: SaveError, path: Path) -> None:
        text = save_error_text(error, path.name, self._catalog(path), self.l10n)
        entry = self.entry
        if entry is not None and entry.path == path and entry.backup is not None and error.code != "locked":
            text += " " + self.l10n("saves-inspect-backup")
        self.show_message(text, "warn")

    def _catalog(self, path: Path) -> Catalog | None:
        """The cards of the save, which the error may name; None if the save cannot be read."""
        try:
            return ruleset_of(read(path), self.host.registry).catalog
        except SaveError:
            return None

    def show_message(self, text: str, style: str = "") -> None:
        self.query_one("#message", Pane).show(paragraph(text, style, self.size.width, 3))

    def use(self, item: object) -> None:
        if isinstance(item, Entry):
            self._resume(item.path)

    def _resume(self, path: Path) -> None:
        try:
            self.host.resume_game(path)
        except SaveError as error:
            self._show_error(error, path)

    def do_backup(self) -> None:
        entry = self.entry
        if entry is None:
            return
        if entry.backup is None:
            self.show_message(self.l10n("saves-no-backup", file=entry.path.name), "warn")
        else:
            self._resume(entry.backup)

    def do_replay(self) -> None:
        """Shows the game again from its beginning, action by action."""
        entry = self.entry
        if entry is not None:
            try:
                self.host.replay_game(entry.path)
            except SaveError as error:
                self._show_error(error, entry.path)

    def do_delete(self) -> None:
        entry = self.entry
        if entry is None:
            return
        name = entry.path.name
        if self.deleting != entry.path:
            self.deleting = entry.path
            self.show_message(self.l10n("saves-delete-sure", file=name), "warn")
            return
        self.deleting = None
        store = self.host.store
        try:
            lock = store.lock(entry.path)
        except SaveError as error:
            self._show_error(error, entry.path)
            return
        try:
            store.delete(entry.path)
        except OSError as error:
            self._show_error(SaveError("unreadable", {"reason": error.strerror or str(error)}), entry.path)
        else:
            self._show_list()
            self.show_message(self.l10n("saves-deleted", file=name))
        finally:
            lock.release()
