"""The screen of records: the games finished against an automatic opponent, counted for each choice of options."""

from __future__ import annotations

from rich.cells import cell_len
from textual.app import ComposeResult

from coatl_core.game.rules import VariantChoice
from coatl_core.language.optiontext import options_text
from coatl_core.saves.records import Records, Tally
from coatl_tui.bindings import bindings
from coatl_tui.screens.page import PageScreen
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.grid import Column, Grid, Row

_NUMBERS = ("records-played", "records-won", "records-best")
_BESIDE = 8
"""The columns of the list beside its cells: a border, the scrollbar, the blanks around the first column."""


class RecordsScreen(PageScreen):
    """Shows a line for each choice of options that was played."""

    scopes = ("records",)
    BINDINGS = bindings("records")

    def compose(self) -> ComposeResult:
        yield from self.compose_page(Grid(id="records", moved=self._tell))

    def on_mount(self) -> None:
        self.query_one("#records").focus()
        _ = self.host.registry  # the variants' names come with it
        self._unreadable = ""
        try:
            self.records = self.host.load_records()
        except OSError as error:
            self._unreadable = error.strerror or str(error)
            self.records = Records(self.host.home.records)

    def show(self) -> None:
        """Shows a row for each choice of options. The opponent is in the title, or in a column if there are several."""
        l10n, grid, tallies = self.l10n, self.query_one("#records", Grid), self.records.tallies()
        opponents = {tally.variant.id: self._opponent(tally.variant) for tally in tallies}
        several = len(opponents) > 1
        grid.border_title = " · ".join([l10n("records-title"), *([] if several else opponents.values())])
        columns = [Column(l10n("records-opponent"), max(map(cell_len, opponents.values())))] if several else []
        numbers = [Column(text, max(6, cell_len(text)), "right") for text in map(l10n, _NUMBERS)]
        room = self.list_width - _BESIDE - sum(column.width + 2 for column in (*columns, *numbers))
        columns += [Column(l10n("records-options"), max(10, room)), *numbers]
        if tallies:
            grid.show(columns, [self._row(tally, opponents, several) for tally in tallies])
        else:
            grid.show([Column(l10n("records-none"), cell_len(l10n("records-none")))], [])
        self._tell()
        self.show_keys()

    def _opponent(self, variant: VariantChoice) -> str:
        return self.l10n.named(f"{variant.id}-name", variant.id)

    def _row(self, tally: Tally, opponents: dict[str, str], several: bool) -> Row:
        cells = (
            *([Span(opponents[tally.variant.id], "strong")] if several else []),
            Span(self._options(tally.variant)),
            Span(str(tally.played), "dim"),
            Span(str(tally.won), "dim"),
            Span(str(tally.best), "points"),
        )
        return Row(tally.variant, cells)

    def _tell(self) -> None:
        """Shows all options of the row under the cursor, which may be more than there is room for in it, and says what
        is wrong with the file."""
        variant = self.query_one("#records", Grid).item
        if self._unreadable:
            self.show_message(self.l10n("records-unreadable", reason=self._unreadable), "warn")
        elif self.records.aside is not None:
            values = {"file": str(self.records.aside), "fault": self.records.fault}
            self.show_message(self.l10n("records-aside", **values), "warn")
        if isinstance(variant, VariantChoice):
            self.show_details(self._opponent(variant), [(self._options(variant), "")])
        else:
            self.show_details("", ())

    def _options(self, variant: VariantChoice) -> str:
        return options_text(variant.id, variant.options, self.l10n) or self.l10n("records-no-options")
