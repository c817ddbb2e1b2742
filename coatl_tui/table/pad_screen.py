"""The score pad: what lies before each player at the end of a game, typed one coatl after the other, with the points
that it brings. What is typed is kept in a file at once."""

from __future__ import annotations

from functools import cached_property

from attrs import define
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widget import Widget

from coatl_core.files.atomic import write_alone
from coatl_core.game.errors import Refusal
from coatl_core.game.state import Ruleset
from coatl_core.game.told_end import ToldEnd, ToldFault, end_state
from coatl_core.language.named_coatls import coatl_letters
from coatl_core.language.outcometext import line_text
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.systemtext import system_text
from coatl_core.play.pad import Pad
from coatl_core.play.told_game import ToldGame
from coatl_core.saves.sheetfile import write_sheet
from coatl_tui.bindings import bindings
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.table.score import ScoreScreen
from coatl_tui.table.sheet import Sheet, SheetCoatl, Standing, sheet_of
from coatl_tui.table.sheet_places import WIDE, first_rows
from coatl_tui.table.sheet_players import draw_players
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.content import Content, Span, paragraph
from coatl_tui.widgets.ink import palette
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.naming import CardField, CoatlField, NamingField, TokensField
from coatl_tui.widgets.pane import Pane

_MOST_ROWS = 120
"""The rows that the coatls of all players take at most, at the smallest scale."""


@define(slots=False, eq=False)
class _Seated(Sheet):
    """A sheet whose players stay in the order of their seats, so that nothing moves while points come in."""

    @cached_property
    def standings(self) -> list[Standing]:
        return sorted(super().standings, key=lambda standing: standing.seat if standing.seat >= 0 else len(self.ranked))


class PadScreen(CoatlScreen):
    """All that was told above; below it what is asked now, and the field for it."""

    scopes = ("pad",)
    BINDINGS = bindings("pad")
    CSS_PATH = "pad.tcss"
    AUTO_FOCUS = ""

    def __init__(self, end: ToldEnd, ruleset: Ruleset) -> None:
        super().__init__()
        self.pad = Pad(end, ruleset)
        self._said = ""
        self._warns = False

    def compose(self) -> ComposeResult:
        yield Pane(id="told", scrollbar=True, moved=lambda _: self._show_told())
        yield line_pane("ask")
        with Vertical(id="answer"):
            yield CoatlField(id="coatl")
            yield CardField(id="card")
            yield TokensField(id="tokens")
        yield Pane(id="message", can_focus=False)
        yield line_pane("keys")

    def on_mount(self) -> None:
        self._ask()

    def show(self) -> None:
        self._show_told()
        self._ask(focuses=isinstance(self.focused, NamingField))
        self.show_keys()

    # What was told

    def _show_told(self) -> None:
        """Draws the coatls of all players with their cards, and their points."""
        pane = self.query_one("#told", Pane)
        width, framed = max(1, pane.size.width - 1), pane.size.width >= WIDE
        canvas = Canvas(width, _MOST_ROWS, self.signs)
        item = pane.item if pane.has_focus else SheetCoatl(self.pad.seat, self.pad.number)
        area = Rect(0, 0, width, pane.size.height)
        rows = draw_players(canvas, self._sheet(), area, item, framed=framed, fills=False)
        pane.show(first_rows(canvas, rows))
        if not pane.has_focus:
            self._show_seat(pane)

    def _show_seat(self, pane: Pane) -> None:
        """Scrolls to what is asked about."""
        here = [
            spot for spot in pane.content.spots if isinstance(spot.item, SheetCoatl) and spot.item.seat == self.pad.seat
        ]
        if here:
            pane.go_item(here[min(self.pad.number, len(here)) - 1].item)

    def _sheet(self) -> _Seated:
        made = sheet_of(ToldGame(self.pad.state), (), self.l10n, plain=palette(self.app).plain)
        return _Seated(
            made.scores,
            made.statistics,
            made.outcome,
            made.catalog,
            made.rules,
            made.l10n,
            made.options,
            plain=made.plain,
        )

    # What is asked

    @property
    def _field(self) -> NamingField:
        """The field for what is asked now."""
        ids = {"coatl": "#coatl", "tokens": "#tokens"}
        return self.query_one(ids.get(self.pad.step, "#card"), NamingField)

    def _ask(self, *, focuses: bool = True) -> None:
        """Asks for the next thing."""
        pad, l10n, field = self.pad, self.l10n, self._field
        for each in self.query(NamingField):
            each.display = each is field and pad.step != "over"
        if isinstance(field, CoatlField):
            coatl = pad.coatl
            field.ask(l10n, pad.left(), coatl_letters(coatl) if coatl is not None else "")
        elif isinstance(field, CardField):
            field.ask(pad.naming(self.signs.letters), l10n)
        elif isinstance(field, TokensField):
            field.ask(pad.told.tokens, l10n)
        if pad.step == "over":
            self.set_focus(self.query_one("#told"))
        elif focuses:
            self.set_focus(field)
        self._show_ask()

    def _show_ask(self) -> None:
        pad, l10n = self.pad, self.l10n
        name, coatl = pad.end.setup.players[pad.seat], pad.coatl
        placed = len(coatl.prophecies) if coatl is not None else len(pad.end.fulfilled)
        asks = l10n(f"pad-ask-{pad.step}", name=name, number=pad.number, n=placed + 1)
        self.query_one("#ask", Pane).show(Content(), (Span(asks, "strong"),))
        if self._said:
            self._show_line(self._said, "warn" if self._warns else "good")
        else:
            self._show_line(l10n(f"pad-help-{pad.step}"), "dim")

    def _show_line(self, text: str, style: str) -> None:
        self.query_one("#message", Pane).show(paragraph(text, style, self.size.width, 1))

    def bar_depends_on(self, focused: Widget) -> object:
        return isinstance(focused, NamingField)

    def bar_entries(self) -> list[Entry]:
        """The keys for what was told stand there while the cursor is in it."""
        asks = isinstance(self.focused, NamingField)
        labels = {"next-pane": self.l10n("pad-to-told" if asks else "pad-to-field"), "activate": self.l10n("pad-mend")}
        shown = [each for each in self.bar_commands() if not (asks and each.id in ("activate", "remove-coatl"))]
        return [self.bar_entry(each, labels.get(each.id, "")) for each in shown]

    # What the player does

    def on_naming_field_refused(self, message: NamingField.Refused) -> None:
        self._say(message.text, warns=True)

    def on_card_field_changed(self) -> None:
        self._say("")

    def on_coatl_field_changed(self) -> None:
        self._say("")

    def on_coatl_field_given(self, message: CoatlField.Given) -> None:
        self._told(self.pad.give(message.coatl))

    def on_card_field_taken(self, message: CardField.Taken) -> None:
        seat, number = self.pad.seat, self.pad.number
        fulfilled = self.pad.step == "fulfilled"
        refused = self.pad.take(message.card)
        self._told(refused, "" if refused is not None or fulfilled else self._read_back(seat, number, message.card))

    def on_tokens_field_given(self, message: TokensField.Given) -> None:
        self.pad.leave(message.tokens)
        self._told(self.pad.skip())

    def on_naming_field_skipped(self) -> None:
        self._told(self.pad.skip())

    def on_naming_field_back(self) -> None:
        self.pad.back()
        self._told(None)

    def _told(self, refused: Refusal | None, said: str = "") -> None:
        """Shows the pad as it is after something was told, or why that cannot be."""
        if refused is not None:
            self._say(refusal_text(refused, self.pad.ruleset.catalog, self.l10n), warns=True)
            self._ask()
            return
        self._said, self._warns = said, False
        self._keep()
        self._show_told()
        self._ask()
        if self.pad.step == "over":
            self.do_to_sheet()

    def _say(self, text: str, *, warns: bool = False) -> None:
        if (text, warns) != (self._said, self._warns):
            self._said, self._warns = text, warns
            self._show_ask()

    def _read_back(self, seat: int, number: int, card: str) -> str:
        """What a card brings, in words: that it was misread is seen at once."""
        score = self.pad.state
        lines = ToldGame(score).score_sheet().players[seat].coatls[number - 1].lines
        line = next(line for line in lines if line.card == card)
        return line_text(line, score.catalog, self.l10n)

    def _keep(self) -> None:
        """Writes what was told into the player's file."""
        try:
            write_alone(self.host.home.sheet, write_sheet(self.pad.end, self.pad.ruleset.catalog))
        except OSError as error:
            self._said, self._warns = self.l10n("pad-unwritable", reason=system_text(error, self.l10n)), True

    # Commands

    def use(self, item: object) -> None:
        """Asks for a coatl again."""
        if isinstance(item, SheetCoatl):
            self.pad.mend(item.seat, item.number)
            self._told(None)

    def use_digit(self, digit: str) -> None:
        """Digits belong to the field."""

    def do_next_pane(self) -> None:
        """Goes from the field to what was told, and back."""
        told = self.query_one("#told", Pane)
        self.set_focus(self._field if told.has_focus and self.pad.step != "over" else told)
        self._show_told()

    def do_remove_coatl(self) -> None:
        """Takes the coatl under the cursor off the pad."""
        pane = self.query_one("#told", Pane)
        if pane.has_focus and isinstance(pane.item, SheetCoatl):
            self.pad.remove(pane.item.seat, pane.item.number)
            self._told(None)

    def do_to_sheet(self) -> None:
        """Shows the score sheet of what was told, or says what is missing for it."""
        try:
            state = end_state(self.pad.end, self.pad.ruleset)
        except ToldFault as fault:
            self.pad.mend(fault.seat, fault.coatl)
            self._told(None)
            self._say(refusal_text(fault.refusal, self.pad.ruleset.catalog, self.l10n), warns=True)
        else:
            self.app.push_screen(ScoreScreen(ToldGame(state)))
