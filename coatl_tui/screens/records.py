"""The screen of records: the games finished against an automatic opponent, counted for each choice of options."""

from __future__ import annotations

from collections.abc import Iterable

from textual.app import ComposeResult

from coatl_core.game.rules import VariantChoice
from coatl_core.language.l10n import L10n
from coatl_core.saves.records import Records, Tally
from coatl_tui.bindings import bindings
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.widgets.content import Builder, Content, paragraph
from coatl_tui.widgets.pane import Pane

_COLUMNS = (8, 16, 24)


class RecordsScreen(CoatlScreen):
    """Shows a line for each choice of options that was played."""

    scopes = ("records",)
    BINDINGS = bindings("records")
    CSS_PATH = "records.tcss"

    def compose(self) -> ComposeResult:
        records = Pane(id="records")
        records.add_class("box")
        yield records
        yield Pane(id="message", can_focus=False)
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.query_one("#records", Pane).focus()
        _ = self.host.registry  # the variants' names come with it
        try:
            self.records = self.host.load_records()
        except OSError as error:
            self.show_message(self.l10n("records-unreadable", reason=error.strerror or str(error)), "warn")
            self.records = Records(self.host.home.records)
        if self.records.aside is not None:
            text = self.l10n("records-aside", file=str(self.records.aside), fault=self.records.fault)
            self.show_message(text, "warn")

    def show(self) -> None:
        pane = self.query_one("#records", Pane)
        pane.border_title = self.l10n("records-title")
        pane.show(self._content(self.records.tallies()))
        self.show_keys()

    def _content(self, tallies: list[Tally]) -> Content:
        l10n = self.l10n
        lines = Builder(self.size.width - 8)
        lines.newline()
        if not tallies:
            lines.add(f" {l10n('records-none')}", "dim")
            lines.newline()
            return lines.content()
        headings = ("records-played", "records-won", "records-best")
        last = ""
        for tally in tallies:
            if tally.variant.id != last:
                last = tally.variant.id
                for column, heading in zip((0, *_COLUMNS), headings, strict=False):
                    lines.to(column)
                    lines.add(f" {l10n(heading)}", "dim")
                lines.to(_COLUMNS[-1])
                lines.add(l10n.named(f"{tally.variant.id}-name", tally.variant.id), "strong")
                lines.newline()
            for column, number in zip((0, *_COLUMNS), (tally.played, tally.won, tally.best), strict=False):
                lines.to(column)
                lines.add(f" {number:>4}")
            lines.to(_COLUMNS[-1])
            lines.add(options_text(tally.variant, l10n))
            lines.newline()
        return lines.content()

    def show_message(self, text: str, style: str = "") -> None:
        self.query_one("#message", Pane).show(paragraph(text, style, self.size.width, 3))


def options_text(variant: VariantChoice, l10n: L10n) -> str:
    """The names of the options chosen for a variant."""
    names: Iterable[str] = (l10n.named(f"{variant.id}-{option}", option) for option in variant.options)
    return l10n("list-comma").join(names) or l10n("records-no-options")
