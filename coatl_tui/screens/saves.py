"""The screen of saved games: the player goes on with one or with its backup, or deletes one."""

from __future__ import annotations

from pathlib import Path

from textual import events
from textual.app import ComposeResult
from textual.content import Content

from coatl_core.cards.catalog import Catalog
from coatl_core.saves.format import Save, SaveError, ruleset_of
from coatl_core.saves.savetext import save_error_text
from coatl_core.saves.store import Entry, read
from coatl_tui.bindings import bindings
from coatl_tui.screens.page import PageScreen
from coatl_tui.widgets.lists import Line, List, spread, styled

_BESIDE = 8
"""The columns of the list beside its lines: a border, the marks of the cursor, the scrollbar."""


class Saves(List):
    """A list whose first click only goes to a save: what is done with it may be something else than going on."""

    async def on_click(self, event: events.Click) -> None:
        option = event.style.meta.get("option")
        if option is not None and option != self.highlighted and option < self.option_count:
            event.prevent_default()
            self.highlighted = option


class SavesScreen(PageScreen):
    """``error`` and ``path`` are what went wrong, and with which file, when the menu tried to go on with a game."""

    scopes = ("saves",)
    BINDINGS = bindings("saves")

    def __init__(self, error: SaveError | None = None, path: Path | None = None) -> None:
        super().__init__()
        self.error = error
        self.path = path
        self.deleting: Path | None = None
        self._room = 0

    def compose(self) -> ComposeResult:
        yield from self.compose_page(Saves(id="saves", moved=self.cursor_moved))

    def on_mount(self) -> None:
        self._list.focus()

    @property
    def _list(self) -> List:
        return self.query_one("#saves", List)

    def show(self) -> None:
        self.deleting = None  # the message that asks for the second key is replaced
        self._show_list()
        if self.error is not None and self.path is not None:
            self._show_error(self.error, self.path)

    def on_pane_resized(self) -> None:
        """When the terminal is resized the list still has its old height, which says whether there is room for free
        lines; its details are resized together with it."""
        if self._list.size.height != self._room:
            self._show_list()

    def _show_list(self) -> None:
        self._list.border_title = self.l10n("saves-title")
        entries = self.host.store.entries()
        lines = [self._line(entry, self.list_width - _BESIDE) for entry in entries]
        self._room = self._list.size.height
        if 3 * len(lines) <= self._room:
            lines = [line for each in lines for line in (each, Line())]
        self._list.show(lines or [Line(prompt=styled(self.l10n("saves-none"), "muted"))])
        self._inspect()
        self.show_keys()

    def _line(self, entry: Entry, width: int) -> Line:
        """Two rows: the name of the save, or else the players, with the time; and what else there is to know."""
        l10n, save = self.l10n, entry.save
        if save is None:
            rows = styled(entry.path.name, "bold text"), styled(l10n("saves-damaged"), "news")
            return Line(entry, Content("\n").join(rows), entry.path.name)
        players = l10n("list-comma").join(save.setup.players)
        how = l10n("saves-finished") if save.finished else l10n("saves-turn", turn=save.turn)
        first, second = (save.name, players) if save.name else (players, l10n("saves-autosave"))
        rows = (
            spread(styled(first, "bold text"), styled(_time(save), "muted"), width),
            spread(styled(second, "muted"), styled(how, "good" if save.finished else "text"), width),
        )
        return Line(entry, Content("\n").join(rows), first)

    def cursor_moved(self) -> None:
        self.deleting = None
        self.show_message("")
        self._inspect()

    @property
    def entry(self) -> Entry | None:
        """The save under the cursor."""
        item = self._list.item
        return item if isinstance(item, Entry) else None

    def _inspect(self) -> None:
        """Shows what there is to know about the save under the cursor."""
        entry, save = self.entry, self.entry.save if self.entry is not None else None
        if entry is None:
            self.show_details("", ())
        elif entry.error is not None:
            self.show_details(entry.path.name, [(self._error_text(entry.error, entry.path), "warn")])
        elif save is not None:
            texts = [(self.l10n("saves-inspect", file=entry.path.name, saved=_time(save)), "")]
            self.show_details(save.name or self.l10n("list-comma").join(save.setup.players), texts)

    def _show_error(self, error: SaveError, path: Path) -> None:
        self.show_message(self._error_text(error, path), "warn")

    def _error_text(self, error: SaveError, path: Path) -> str:
        text = save_error_text(error, path.name, self._catalog(path), self.l10n)
        entry = self.entry
        if entry is not None and entry.path == path and entry.backup is not None and error.code != "locked":
            text += " " + self.l10n("saves-inspect-backup")
        return text

    def _catalog(self, path: Path) -> Catalog | None:
        """The cards of the save, which the error may name; None if the save cannot be read."""
        try:
            return ruleset_of(read(path), self.host.registry).catalog
        except SaveError:
            return None

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


def _time(save: Save) -> str:
    """When a game was played last, to the minute."""
    return save.saved[:16].replace("T", " ")
