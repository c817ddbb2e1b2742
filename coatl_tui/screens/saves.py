"""The screen of saved games: the player goes on with one or with its backup, or deletes one. The game under the cursor
is its own picture."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult
from textual.containers import Container
from textual.widgets import Input

from coatl_core.cards.catalog import Catalog
from coatl_core.play.daytext import kind_text
from coatl_core.play.glance import Glance
from coatl_core.play.imported import headers_text, import_game, why_not_imported
from coatl_core.saves.format import Save, SaveError, ruleset_of
from coatl_core.saves.records import not_counted
from coatl_core.saves.savetext import save_error_text
from coatl_core.saves.store import Entry, read, text_of
from coatl_tui.bindings import bindings, command
from coatl_tui.screens.game_list import (
    WIDE,
    GameLine,
    GameListScreen,
    Shape,
    digit_of,
    draw_anew,
    draw_growth,
    draw_text,
    opponent_of,
    rows_of,
)
from coatl_tui.screens.glances import Glances, when_played
from coatl_tui.widgets.canvas import MET, Canvas, Rect
from coatl_tui.widgets.card import fitted
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.drawn import Drawn
from coatl_tui.widgets.keybar import Entry as BarEntry
from coatl_tui.widgets.lists import Line, List, styled
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.record_input import RecordInput

_BESIDE_LINE = 4
"""The columns of the list beside those of its lines."""
_FOR_POINTS = 34
"""The rows of a terminal in which the points of a game stand below the list."""
_SHAPES = (
    *(Shape(2, apart=True), Shape(1, apart=True), Shape(1, apart=True, cut=True)),
    *(Shape(2), Shape(1), Shape(0)),
)
"""The shapes of the serpents in the list, the best first."""
_BESIDE_NAME = 4
"""The cells of the line of a save that cannot be opened beside its name and that it cannot."""
_TOO_LONG = 1000
"""More rows than a list has."""


class Saves(List):
    """A list whose first click only goes to a save: what is done with it may be something else than going on."""

    async def on_click(self, event: events.Click) -> None:
        option = event.style.meta.get("option")
        if option is not None and option != self.highlighted and option < self.option_count:
            event.prevent_default()
            self.highlighted = option


class SavesScreen(GameListScreen):
    """``error`` and ``path`` are what went wrong, and with which file, when the menu tried to go on with a game."""

    scopes = ("saves",)
    BINDINGS = bindings("saves")

    def __init__(self, error: SaveError | None = None, path: Path | None = None) -> None:
        super().__init__()
        self.error = error
        self.path = path
        self.deleting: Path | None = None
        self._room = 0
        self._entries: Sequence[Entry] = ()
        self._heights: list[int] = []
        self._shape = _SHAPES[-1]
        self.glances = Glances(self.host, self.app, self._show_tables)
        self._refused = ""
        """Why what was to be imported is not, while the field for it is open."""

    def compose(self) -> ComposeResult:
        saves, points = Saves(id="saves", moved=self.cursor_moved), Pane(id="points", can_focus=False)
        points.boxed = True
        yield from self.compose_page(Container(saves, points, id="left"), RecordInput(id="path", compact=True))

    def on_mount(self) -> None:
        self._path.display = False
        super().on_mount()
        self._list.focus()

    @property
    def _path(self) -> RecordInput:
        return self.query_one("#path", RecordInput)

    @property
    def _list(self) -> List:
        return self.query_one("#saves", List)

    def show(self) -> None:
        self.deleting = None  # the message that asks for the second key is replaced
        self._path.placeholder = self.l10n("import-path")
        self._show_list()
        self._tell_time()
        if self.error is not None and self.path is not None:
            self._show_error(self.error, self.path)

    def on_pane_resized(self, message: Pane.Resized) -> None:
        """When the terminal is resized the list still has its old height, which says whether there is room for free
        lines; the picture is resized together with it."""
        if message.pane.id == "details" and not self.is_gone:
            if self._list.size.height != self._room:
                self._show_list()
            else:
                self._inspect()

    # The list

    def _show_list(self) -> None:
        shown = self._list
        entries = self.host.store.entries()
        over = any(entry.save is not None and entry.save.finished for entry in entries)
        has_signs = over and shown.size.width - _BESIDE_LINE < WIDE  # then no line has room for the word
        legend = f" · {MET} {self.l10n('saves-finished')}" if has_signs else ""
        shown.border_title = self.l10n("saves-title") + legend
        shown.border_subtitle = self.l10n("saves-count", n=len(entries)) if entries else ""
        self._room = shown.size.height
        self._entries = entries
        self._heights, air = self._in_rows(entries)
        rows = self._heights
        lines = [self._line(*each) for each in zip(entries, range(1, len(entries) + 1), rows, strict=True)]
        if air:
            lines = [line for each in lines for line in (each, Line())][:-1]
        shown.show(lines or [Line(prompt=styled(self.l10n("saves-none"), "muted"))])
        self._inspect()

    def _in_rows(self, entries: Sequence[Entry]) -> tuple[list[int], bool]:
        """How many rows each save has, and whether there are free ones between them. All serpents have the same shape,
        the best one for which all of them have room."""
        width, room = self._list.size.width - _BESIDE_LINE, self._room
        if 3 * len(entries) - 1 > room:
            return _heights(entries, room)
        for self._shape in _SHAPES:
            rows = [self._rows(entry, width) for entry in entries]
            if sum(rows) + len(rows) - 1 <= room:
                return rows, True
        return _heights(entries, room)

    def _rows(self, entry: Entry, width: int) -> int:
        """The rows of a save that is drawn whole: of one whose table is not known yet a row for each player."""
        save = entry.save
        if save is None:
            return 1 + (cell_len(entry.path.stem) > self._room_beside(width))
        glance = self.glances.known(save)
        if not isinstance(glance, Glance):
            return 1 + len(save.setup.players)
        rows = rows_of(glance, width, self._aside(save)[width < WIDE], self.signs, self._shape)
        return rows if rows is not None else _TOO_LONG

    def _room_beside(self, width: int) -> int:
        """The cells for the name of a file in one row with that it cannot be opened."""
        return width - _BESIDE_NAME - cell_len(self.l10n("saves-damaged"))

    def _aside(self, save: Save) -> tuple[str, str]:
        """What kind of game it is and when it was played last; where there is little room its kind alone, or its turn:
        one that is over has a sign instead."""
        kind, when = self._kind(save), when_played(save, self.l10n)[0]
        turn = "" if save.finished else self.l10n("saves-turn", turn=save.turn)
        return self._beside(kind, when), kind or turn

    def _kind(self, save: Save) -> str:
        return kind_text(save.setup, self.host.registry, self.l10n)

    def _beside(self, *texts: str) -> str:
        """Words about a game, one beside the other."""
        return " · ".join(filter(None, texts))

    def _line(self, entry: Entry, number: int, rows: int) -> Line:
        save = entry.save
        name = entry.path.name if save is None else save.name or save.setup.players[0]
        return Line(entry, Drawn(self.app, rows, partial(self._draw_line, entry, digit_of(number))), name)

    def _draw_line(self, entry: Entry, digit: str, canvas: Canvas) -> None:
        save, l10n = entry.save, self.l10n
        if save is None:
            has_room = canvas.height > 1 or cell_len(entry.path.name) <= self._room_beside(canvas.width)
            name = entry.path.name if has_room else entry.path.stem
            GameLine(digit, name, (), (), "news", False, None, l10n("saves-damaged"), ("", "")).draw(canvas)
            return
        glance, over = self.glances.of(save), save.finished
        state = l10n("saves-finished") if over else l10n("saves-turn", turn=save.turn)
        table = glance if isinstance(glance, Glance) else None
        ink, instead = "good" if over else "bold text", ""
        if isinstance(glance, SaveError):
            ink, instead = "news", l10n("saves-damaged")
        narrow = canvas.width < WIDE
        line = GameLine(
            digit,
            save.name,
            save.setup.players,
            () if narrow else (state,),
            ink,
            over,
            table,
            instead,
            self._aside(save),
            "text" if narrow else "muted",
            self._shape,
            opponent_of(table, l10n),
        )
        line.draw(canvas)

    def _show_tables(self) -> None:
        """Some tables are known that were not before."""
        if self.is_gone:
            return
        if self._in_rows(self._entries)[0] != self._heights:
            self._show_list()
        else:
            draw_anew(self._list)
            self._inspect()

    def cursor_moved(self) -> None:
        self.deleting = None
        self._tell_time()
        self._inspect()

    def bar_entries(self) -> list[BarEntry]:
        if self._path.display:
            return [
                self.bar_entry(command("activate"), self.l10n("command-import-record")),
                self.bar_entry(command("back")),
            ]
        save = self.entry.save if self.entry is not None else None
        goes_on = save is not None and not save.finished
        labels = {"activate": self.l10n("command-continue")} if goes_on else {}
        useless = {"activate", "replay"} if self.entry is not None and save is None else set()
        return [self.bar_entry(each, labels.get(each.id, "")) for each in self.bar_commands() if each.id not in useless]

    @property
    def entry(self) -> Entry | None:
        """The save under the cursor."""
        item = self._list.item
        return item if isinstance(item, Entry) else None

    # The picture

    def _inspect(self) -> None:
        """Shows the table of the save under the cursor, or why there is none."""
        entry, save, l10n = self.entry, self.entry.save if self.entry is not None else None, self.l10n
        title = corner = ""
        if self._path.display:
            title = l10n("import-title")
        elif entry is not None and save is None:
            title, backup = entry.path.name, self._backup_of(entry)
            corner = l10n("saves-backup-turn", turn=backup.turn) if backup is not None else ""
        elif save is not None:
            title = save.name or l10n("list-comma").join(save.setup.players)
            state = l10n("saves-finished") if save.finished else l10n("saves-turn", turn=save.turn)
            corner = self._beside(self._kind(save), state)
        self.show_picture(title, corner, self._draw_table)
        self._show_points()
        self.show_keys()

    @property
    def _has_growth(self) -> bool:
        """Whether the points of the save under the cursor stand below the list."""
        return self.size.height >= _FOR_POINTS

    def _show_points(self) -> None:
        """Shows how the points have grown in the save under the cursor, or in the backup of one that is damaged."""
        pane, entry = self.query_one("#points", Pane), self.entry
        pane.display = self._has_growth
        if not pane.display:
            return
        save = entry.save or self._backup_of(entry) if entry is not None else None
        glance = self.glances.of(save) if save is not None else None
        canvas = Canvas(max(0, pane.size.width - 2), max(0, pane.size.height - 2), self.signs)
        if isinstance(glance, Glance):
            draw_growth(canvas, Rect(1, 1, max(0, canvas.width - 2), max(0, canvas.height - 1)), glance)
        pane.show(canvas.content(), (Span(self.l10n("log-points"), "strong"),))

    def _tell_time(self) -> None:
        """Says when the save under the cursor was played last."""
        entry, told = self.entry, ""
        if entry is not None and entry.save is not None:
            told = self.l10n("saves-inspect", saved=_moment(entry.save))
            if uncounted := not_counted(entry.save.origin, entry.save.position):
                told = f"{told} {self.l10n(uncounted)}"
        self.show_message(told, "dim")

    def _draw_table(self, canvas: Canvas, area: Rect) -> None:
        entry = self.entry
        if self._path.display:
            y = draw_text(canvas, area, self.l10n("import-told"), "text")
            draw_text(canvas, Rect(area.x, y + 1, area.width, area.height - y - 1), self._refused, "news")
            return
        if entry is None:
            return
        glance = entry.error if entry.save is None else self.glances.of(entry.save)
        if isinstance(glance, SaveError):
            y = draw_text(canvas, area, self._reason(glance, entry.path), "news")
            if self._has_backup(glance, entry.path):
                self._draw_backup(canvas, Rect(area.x, y, area.width, area.height - y))
        elif glance is None:
            canvas.put(area.x, area.y, fitted(self.l10n("saves-looking"), area.width), "muted")
        else:
            with suppress(SaveError):  # else it is told when the game is looked at
                told = headers_text(entry.save.notes if entry.save is not None else "")
                y = draw_text(canvas, area, told, "muted") + 1 if told else area.y
                area = Rect(area.x, y, area.width, max(0, area.bottom - y))
            self.host.games.draw_small_table(canvas, area, glance, growth=not self._has_growth)

    def _show_error(self, error: SaveError, path: Path) -> None:
        self.show_message(self._error_text(error, path), "warn")

    def _draw_backup(self, canvas: Canvas, area: Rect) -> None:
        """The key that goes on from the backup of the save under the cursor, and the table of that."""
        key, save = self.key(command("backup")), self._backup_of(self.entry)
        before, _, after = self.l10n("saves-inspect-backup", key=key).rpartition(key)
        x = canvas.put(area.x, area.y, before, "text")
        canvas.put(canvas.put(x, area.y, key, "bold key"), area.y, after, "text")
        glance, rest = self.glances.of(save) if save is not None else None, area.height - 2
        if isinstance(glance, Glance) and rest > 0:
            below = Rect(area.x, area.y + 2, area.width, rest)
            self.host.games.draw_small_table(canvas, below, glance, not self._has_growth)

    def _backup_of(self, entry: Entry | None) -> Save | None:
        """The backup of a save which cannot be read, if one can go on from it."""
        path = entry.backup if entry is not None else None
        if entry is None or entry.error is None or path is None or not self._has_backup(entry.error, entry.path):
            return None
        with suppress(SaveError):
            return read(path)
        return None

    def _has_backup(self, error: SaveError, path: Path) -> bool:
        """Whether one can go on from the backup of the save under the cursor where it has this fault."""
        entry = self.entry
        return entry is not None and entry.path == path and entry.backup is not None and error.code != "locked"

    def _reason(self, error: SaveError, path: Path) -> str:
        """Why a save cannot be used. Of a backup is told only where there is one."""
        if error.code == "damaged":
            return self.l10n("saves-damaged-file", file=path.name, line=str(error.values["line"]))
        return save_error_text(error, path.name, self._catalog(path), self.l10n)

    def _error_text(self, error: SaveError, path: Path) -> str:
        text = self._reason(error, path)
        if self._has_backup(error, path):
            text += " " + self.l10n("saves-inspect-backup", key=self.key(command("backup")))
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
            self.host.games.resume(path)
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
                self.host.games.replay(entry.path)
            except SaveError as error:
                self._show_error(error, entry.path)

    # Importing

    def do_import_record(self) -> None:
        """Opens the field for a record from elsewhere."""
        if not self.lacks("import-record"):
            self._path.display = True
            self._path.focus()
            self.show_message("")
            self._inspect()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        typed = event.value.strip().strip("'\"")
        if self.lacks("import-record"):
            return
        if not typed:
            self._close_path()
            return
        try:
            text = text_of(Path(typed).expanduser())
        except (RuntimeError, ValueError) as error:  # a SaveError, too
            self._refuse(self._why_not(error, "", typed))
        else:
            self._import(text, typed)

    def on_record_input_pasted(self, event: RecordInput.Pasted) -> None:
        if not self.lacks("import-record"):
            self._import(event.text, self.l10n("import-pasted"))

    def _import(self, text: str, file: str) -> None:
        """Writes a game to a file of its own and goes there; ``file`` is what it is called in a refusal."""
        try:
            path = import_game(text, self.host.registry, self.host.store)
        except (SaveError, OSError) as error:
            self._refuse(self._why_not(error, text, file))
        else:
            self._path.value = ""
            self._close_path()
            self._show_list()
            self._list.highlighted = 0  # it is the last one that was opened
            self.show_message(self.l10n("import-done", file=path.name))

    def _why_not(self, error: OSError | RuntimeError | ValueError, text: str, file: str) -> str:
        return why_not_imported(error, text, file, self.host.registry, self.host.store, self.l10n)

    def _refuse(self, reason: str) -> None:
        self._refused = reason
        self._inspect()

    def _close_path(self) -> None:
        self._refused = ""
        self._list.focus()
        self._path.display = False
        self._tell_time()
        self._inspect()

    def do_back(self) -> None:
        if self._path.display:
            self._close_path()
        else:
            self.dismiss()

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


def _heights(entries: Sequence[Entry], room: int) -> tuple[list[int], bool]:
    """Returns how many rows each save has in a list of so many, and whether there are free ones between them: a row for
    each player's serpents, or else two rows or one for all serpents."""
    each = [1 + (1 if entry.save is None else len(entry.save.setup.players)) for entry in entries]
    three, two = [2 + (entry.save is not None) for entry in entries], [2 for _ in entries]
    found = next((rows for rows in (each, three, two) if sum(rows) + len(rows) - 1 <= room), None)
    return found or two, found is not None


def _moment(save: Save) -> str:
    """When a game was played last, to the minute."""
    return save.saved[:16].replace("T", " ")
