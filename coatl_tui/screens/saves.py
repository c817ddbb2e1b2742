"""The screen of saved games: the player goes on with one or with its backup, or deletes one. The game under the cursor
is its own picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path

from attrs import frozen
from rich.cells import cell_len
from textual import events
from textual.app import ComposeResult

from coatl_core.cards.catalog import Catalog
from coatl_core.language.numbertext import written
from coatl_core.play.glance import Glance
from coatl_core.saves.format import Save, SaveError, ruleset_of
from coatl_core.saves.savetext import save_error_text
from coatl_core.saves.store import Entry, read
from coatl_tui.bindings import bindings
from coatl_tui.screens.glances import Glances, when_played
from coatl_tui.screens.page import PageScreen
from coatl_tui.widgets.canvas import MET, MORE, Canvas, Rect
from coatl_tui.widgets.card import fitted
from coatl_tui.widgets.content import Content, Span, paragraph
from coatl_tui.widgets.drawn import Drawn
from coatl_tui.widgets.keybar import Entry as BarEntry
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.lists import Line, List, styled
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.serpent import Serpent
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.strip import draw_strip, strip_width

_NUMBERED = 10
"""The digit 0 goes to the tenth game."""
_LEFT = 3
"""The columns of a number and the blanks behind it."""
_WIDE = 30
"""From so many columns on a line has room for a time in words."""
_APART = 2
"""The blanks between the serpents of two players."""
_MARGIN = 2
"""The free columns at both sides of the message."""


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
    CSS_PATH = "saves.tcss"
    glances: Glances

    def __init__(self, error: SaveError | None = None, path: Path | None = None) -> None:
        super().__init__()
        self.error = error
        self.path = path
        self.deleting: Path | None = None
        self._room = 0

    def compose(self) -> ComposeResult:
        yield from self.compose_page(Saves(id="saves", moved=self.cursor_moved))

    def on_mount(self) -> None:
        self.glances = Glances(self.host, self.app, self._show_tables)
        self.query_one("#details", Pane).boxed = True
        self._list.focus()

    @property
    def _list(self) -> List:
        return self.query_one("#saves", List)

    def show(self) -> None:
        self.deleting = None  # the message that asks for the second key is replaced
        self._show_list()
        self._tell_file()
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

    def show_message(self, text: str, style: str = "") -> None:
        self.query_one("#message", Pane).show(paragraph(text, style, self.size.width, _MARGIN))

    # The list

    def _show_list(self) -> None:
        shown = self._list
        shown.border_title = self.l10n("saves-title")
        entries = self.host.store.entries()
        shown.border_subtitle = self.l10n("saves-count", n=len(entries)) if entries else ""
        lines = [self._line(entry, number) for number, entry in enumerate(entries, 1)]
        self._room = shown.size.height
        if 3 * len(lines) - 1 <= self._room:
            lines = [line for each in lines for line in (each, Line())][:-1]
        shown.show(lines or [Line(prompt=styled(self.l10n("saves-none"), "muted"))])
        self._inspect()

    def _line(self, entry: Entry, number: int) -> Line:
        save = entry.save
        name = entry.path.name if save is None else save.name or save.setup.players[0]
        digit = str(number % 10) if number <= _NUMBERED else ""
        return Line(entry, Drawn(self.app, 2, partial(self._draw_line, entry, digit)), name)

    def _draw_line(self, entry: Entry, digit: str, canvas: Canvas) -> None:
        """Two rows: who plays, and the turn; points, serpents, and when it was."""
        canvas.put(0, 0, digit, "bold key")
        save, l10n, right = entry.save, self.l10n, canvas.width
        if save is None:
            canvas.put(_LEFT, 0, fitted(entry.path.name, right - _LEFT), "bold text")
            canvas.put(_LEFT, 1, l10n("saves-damaged"), "news")
            return
        glance = self.glances.of(save)
        turn = l10n("saves-finished") if save.finished else l10n("saves-turn", turn=save.turn)
        points = _points(glance) if isinstance(glance, Glance) else ""
        room = right - _LEFT - _names_width(save) - 2
        short = save.finished and points and cell_len(f"{points}  {MET} {turn}") > room
        end = canvas.right(right, 0, "" if short else turn, "good" if save.finished else "bold text")
        end = canvas.right(end - (not short), 0, MET, "good") if save.finished else end
        if points and right - end + 2 + cell_len(points) <= room:
            end = canvas.right(end - 2 + bool(short), 0, points, "bold points")
        _draw_names(canvas, save, end - 1)
        when = when_played(save, l10n)[right < _WIDE]
        end = right - cell_len(when) - 2
        if isinstance(glance, Glance):
            strips = _strips(glance, canvas.signs)
            if right < _WIDE and _LEFT + _width(strips) > end:
                when, end = "", right  # the message below tells it
            _draw_strips(canvas, strips, end)
        elif glance is not None:
            canvas.put(_LEFT, 1, fitted(l10n("saves-damaged"), end - _LEFT), "news")
        canvas.right(right, 1, when, "muted")

    def _show_tables(self) -> None:
        """Some tables are known that were not before."""
        if self.is_gone:
            return
        shown = self._list
        if shown.option_count and shown.lines[0].item is not None:
            shown.replace_option_prompt_at_index(0, shown.lines[0].prompt)  # all lines are drawn anew
        self._inspect()

    def cursor_moved(self) -> None:
        self.deleting = None
        self._tell_file()
        self._inspect()

    def bar_entries(self) -> list[BarEntry]:
        save = self.entry.save if self.entry is not None else None
        goes_on = save is not None and not save.finished
        labels = {"activate": self.l10n("command-continue")} if goes_on else {}
        return [self.bar_entry(each, labels.get(each.id, "")) for each in self.bar_commands()]

    @property
    def entry(self) -> Entry | None:
        """The save under the cursor."""
        item = self._list.item
        return item if isinstance(item, Entry) else None

    # The picture

    def _inspect(self) -> None:
        """Shows the table of the save under the cursor, or why there is none; below it, where the save lies."""
        entry, pane = self.entry, self.query_one("#details", Pane)
        save = entry.save if entry is not None else None
        canvas = Canvas(max(0, pane.size.width - 2), max(0, pane.size.height - 2), self.signs)
        area = Rect(1, 0, max(0, canvas.width - 2), canvas.height)
        title, corner = "", ""
        if entry is not None and entry.error is not None:
            title = entry.path.name
            self._draw_error(canvas, area, self._error_text(entry.error, entry.path))
        elif entry is not None and save is not None:
            title = save.name or self.l10n("list-comma").join(save.setup.players)
            corner = self.l10n("saves-finished") if save.finished else self.l10n("saves-turn", turn=save.turn)
            self._draw_table(canvas, area, entry.path, save)
        room = canvas.width - cell_len(corner) - 8
        pane.show(
            Content(canvas.lines()), (Span(fitted(title, room), "strong"),), (Span(corner, "dim"),) if corner else ()
        )
        self.show_keys()

    def _tell_file(self) -> None:
        """Says where the save under the cursor lies."""
        entry, told = self.entry, ""
        if entry is not None and entry.save is not None:
            told = self.l10n("saves-inspect", file=entry.path.name, saved=_moment(entry.save))
        self.show_message(told, "dim")

    def _draw_table(self, canvas: Canvas, area: Rect, path: Path, save: Save) -> None:
        """Draws the table of a save, or why there is none."""
        glance = self.glances.of(save)
        if isinstance(glance, SaveError):
            self._draw_error(canvas, area, self._error_text(glance, path))
        elif glance is None:
            canvas.put(area.x, area.y, fitted(self.l10n("saves-looking"), area.width), "muted")
        else:
            self.host.draw_small_table(canvas, area, glance)

    def _draw_error(self, canvas: Canvas, area: Rect, text: str) -> None:
        for row, line in enumerate(wrap(text, area.width)):
            canvas.put(area.x, area.y + row, line, "bold news")

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


def _draw_names(canvas: Canvas, save: Save, end: int) -> None:
    """The name of a save if it has one, and the players, each in the own colour."""
    x = _LEFT
    if save.name:
        x = canvas.put(x, 0, fitted(save.name, end - x), "bold text") + 1
    for seat, name in enumerate(save.setup.players):
        if x + 3 > end:
            canvas.put(min(x, end - 1), 0, MORE, "muted")
            return
        x = canvas.put(x, 0, fitted(name, end - x), f"bold player-{seat}") + 1


def _names_width(save: Save) -> int:
    return sum(cell_len(name) + 1 for name in (*filter(None, [save.name]), *save.setup.players)) - 1


def _points(glance: Glance) -> str:
    """The points of all who play."""
    points = [glance.points(seat)[0] for seat in range(len(glance.view.players))]
    if glance.opponent is not None:
        points.append(glance.opponent.points)
    return " : ".join(map(written, points))


@frozen
class _Strip:
    """A serpent of the player in this seat, at its ``place`` among the player's, of which so many pieces lie two a
    cell."""

    seat: int
    place: int
    serpent: Serpent
    halved: int

    @property
    def width(self) -> int:
        return strip_width(self.serpent, self.halved)


def _strips(glance: Glance, signs: Signs) -> list[_Strip]:
    """All serpents of a table, as short as they can be."""
    return [
        _Strip(seat, place, Serpent(coatl.pieces), len(coatl) if signs.halves else 0)
        for seat, player in enumerate(glance.view.players)
        for place, coatl in enumerate(player.coatls)
    ]


def _width(strips: Sequence[_Strip]) -> int:
    """The cells of strips side by side, those of different players further apart."""
    return sum(strip.width for strip in strips) + sum(_gap(*pair) for pair in pairwise(strips))


def _gap(before: _Strip, after: _Strip) -> int:
    return 1 if before.seat == after.seat else _APART


def _draw_strips(canvas: Canvas, strips: Sequence[_Strip], end: int) -> None:
    """Draws strips up to a column. If not all of them have room, everybody's first ones come before anybody's second
    ones, and a sign stands for those that are left out."""
    shown = list(strips)
    if _LEFT + _width(strips) > end:
        shown = []
        for strip in sorted(strips, key=lambda strip: (strip.place, strip.seat)):
            more = sorted([*shown, strip], key=lambda strip: (strip.seat, strip.place))
            shown = more if _LEFT + _width(more) + 2 <= end else shown
    x = _LEFT
    for before, strip in zip([None, *shown], shown, strict=False):
        x = draw_strip(canvas, x + (_gap(before, strip) if before else 0), 1, strip.serpent, strip.halved)
    if len(shown) < len(strips):
        canvas.put(x + bool(shown), 1, MORE, "muted")


def _moment(save: Save) -> str:
    """When a game was played last, to the minute."""
    return save.saved[:16].replace("T", " ")
