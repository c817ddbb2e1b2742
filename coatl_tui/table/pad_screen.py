"""The score pad: what lies before each player at the end of a game, typed one coatl after the other, with the points
that it brings. What is typed is kept in a file at once."""

from __future__ import annotations

from collections.abc import Callable

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import Key
from textual.message import Message
from textual.widget import Widget

from coatl_core.files.atomic import write_alone
from coatl_core.game.errors import Refusal
from coatl_core.game.state import Ruleset
from coatl_core.game.told_end import ToldEnd, ToldFault, end_state
from coatl_core.language.named_coatls import coatl_letters
from coatl_core.language.named_pieces import fault_text
from coatl_core.language.outcometext import line_text
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.systemtext import system_text
from coatl_core.play.pad import Pad
from coatl_core.play.told_game import ToldGame
from coatl_core.saves.sheetfile import write_sheet
from coatl_tui.bindings import bindings
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.table.score import ScoreScreen
from coatl_tui.table.sheet import SheetCoatl, sheet_of
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


class PadScreen(CoatlScreen):
    """All that was told above; below it what is asked now, and the field for it."""

    scopes = ("pad",)
    BINDINGS = bindings("pad")
    CSS_PATH = "pad.tcss"
    AUTO_FOCUS = ""
    answers_at_once = True

    def __init__(self, end: ToldEnd, ruleset: Ruleset) -> None:
        super().__init__()
        self.pad = Pad(end, ruleset)
        self._said: Callable[[], str] | None = None
        """The sentence about what was done last."""
        self._warns = False

    def compose(self) -> ComposeResult:
        yield Pane(id="told", scrollbar=True, moved=lambda _: self._show_told())
        yield line_pane("ask")
        with Vertical(id="answer"):
            yield CoatlField(id="coatl", told=self._hear)
            yield CardField(id="card", told=self._hear)
            yield TokensField(id="tokens", told=self._hear)
        yield Pane(id="message", can_focus=False)
        yield line_pane("keys")

    def on_mount(self) -> None:
        self._ask()

    def show(self) -> None:
        self._show_told()
        for field in self.query(NamingField):
            field.speak(self.l10n)
        self._show_ask()
        self.show_keys()

    @property
    def warns(self) -> bool:
        return self._said is not None

    # What was told

    def _show_told(self) -> None:
        """Draws the coatls of all players with their cards, and their points."""
        pane = self.query_one("#told", Pane)
        width, framed = max(1, pane.size.width - 1), pane.size.width >= WIDE
        canvas = Canvas(width, _MOST_ROWS, self.signs)
        item = pane.item if pane.has_focus else SheetCoatl(self.pad.seat, self.pad.number)
        area = Rect(0, 0, width, pane.size.height)
        sheet = sheet_of(ToldGame(self.pad.state), (), self.l10n, plain=palette(self.app).plain, seated=True)
        rows = draw_players(canvas, sheet, area, item, framed=framed, fills=False)
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

    # What is asked

    @property
    def _field(self) -> NamingField:
        """The field for what is asked now."""
        ids = {"coatl": "#coatl", "tokens": "#tokens"}
        return self.query_one(ids.get(self.pad.step, "#card"), NamingField)

    def _ask(self) -> None:
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
        self.set_focus(self.query_one("#told") if pad.step == "over" else field)
        self._show_ask()

    def _show_ask(self) -> None:
        pad, l10n = self.pad, self.l10n
        name, coatl = pad.end.setup.players[pad.seat], pad.coatl
        placed = len(coatl.prophecies) if coatl is not None else len(pad.end.fulfilled)
        asks = l10n(f"pad-ask-{pad.step}", name=name, number=pad.number, n=placed + 1)
        self.query_one("#ask", Pane).show(Content(), (Span(asks, "strong"),))
        if self._said is not None:
            self._show_line(self._said(), "warn" if self._warns else "good")
        else:
            self._show_line(l10n(f"pad-help-{pad.step}"), "dim")

    def _show_line(self, text: str, style: str) -> None:
        self.query_one("#message", Pane).show(paragraph(text, style, self.size.width, 1))

    def bar_depends_on(self, focused: Widget) -> object:
        return isinstance(focused, NamingField)

    def bar_entries(self) -> list[Entry]:
        """The keys for what was told stand there while the cursor is in it."""
        asks = isinstance(self.focused, NamingField)
        other = self.l10n("pad-to-told" if asks else "pad-to-field")
        shown = [each for each in self.bar_commands() if not (asks and each.id in ("mend", "remove-coatl"))]
        return [self.bar_entry(each, other if each.id == "next-pane" else "") for each in shown]

    # What the player does

    async def take_key(self, event: Key) -> None:
        """A key that no command has belongs to the field."""
        if isinstance(self.focused, NamingField) and self.focused.take_key(event.key, event.character):
            event.stop()
        else:
            await super().take_key(event)

    def _hear(self, message: Message) -> None:
        """Does what was typed into a field."""
        pad = self.pad
        match message:
            case NamingField.Refused(fault=fault):
                self._say(lambda: fault_text(fault, self.l10n), warns=True)
            case CardField.Changed() | CoatlField.Changed():
                self._say(None)
            case CoatlField.Given(coatl=coatl):
                self._told(pad.give(coatl))
            case CardField.Taken(card=card):
                self._take(card)
            case TokensField.Given(tokens=tokens):
                pad.leave(tokens)
                self._told(pad.skip())
            case NamingField.Skipped():
                self._told(pad.skip())
            case NamingField.Back():
                pad.back()
                self._told(None)

    def _take(self, card: str) -> None:
        """Lays a card beside the coatl, or to those that the opponent has fulfilled."""
        seat, number, of_player = self.pad.seat, self.pad.number, self.pad.step != "fulfilled"
        refused = self.pad.take(card)
        self._told(refused, self._read_back(seat, number, card) if refused is None and of_player else None)

    def _told(self, refused: Refusal | None, said: Callable[[], str] | None = None) -> None:
        """Shows the pad as it is after something was told, or why that cannot be."""
        if refused is not None:
            self._refuse(refused)
            self._ask()
            return
        self._said, self._warns = said, False
        self._keep()
        self._show_told()
        self._ask()
        if self.pad.step == "over":
            self.do_to_sheet()

    def _say(self, said: Callable[[], str] | None, *, warns: bool = False) -> None:
        if said is not None or self._said is not None:
            self._said, self._warns = said, warns
            self._show_ask()

    def _refuse(self, refused: Refusal) -> None:
        self._say(lambda: refusal_text(refused, self.pad.ruleset.catalog, self.l10n), warns=True)

    def _read_back(self, seat: int, number: int, card: str) -> Callable[[], str]:
        """What a card brings, in words: that it was misread is seen at once."""
        state = self.pad.state
        lines = ToldGame(state).score_sheet().players[seat].coatls[number - 1].lines
        line = next(line for line in lines if line.card == card)
        return lambda: line_text(line, state.catalog, self.l10n)

    def _keep(self) -> None:
        """Writes what was told into the player's file."""
        try:
            write_alone(self.host.home.sheet, write_sheet(self.pad.end, self.pad.ruleset.catalog))
        except OSError as error:
            failed = error
            self._warns = True
            self._said = lambda: self.l10n("pad-unwritable", reason=system_text(failed, self.l10n))

    # Commands

    def do_mend(self) -> None:
        """Gives what was typed, or asks for the coatl under the cursor again."""
        if isinstance(self.focused, NamingField):
            self.focused.take_key("enter", None)
        else:
            self.do_activate()

    def use(self, item: object) -> None:
        """Asks for a coatl again."""
        if isinstance(item, SheetCoatl):
            self.pad.mend(item.seat, item.number)
            self._told(None)

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
            self._refuse(fault.refusal)
        else:
            self.app.push_screen(ScoreScreen(ToldGame(state)))
