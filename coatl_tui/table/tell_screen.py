"""The screen on which people name what chance has brought at their real table: pieces in one line, cards one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.events import Key
from textual.message import Message

from coatl_core.cards.pieces import COLORS, Piece, piece
from coatl_core.game.found import Found, Lies
from coatl_core.game.laying import Opening
from coatl_core.game.view import PlayerView
from coatl_core.language.foundtext import place_text
from coatl_core.language.named_cards import CardNaming
from coatl_core.play.asking import Asking, CardAsked, PiecesAsked
from coatl_tui.bindings import bindings
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.table.draw.chips import Chips
from coatl_tui.table.draw.real_table import (
    beside_layout,
    draw_letters,
    draw_telling,
    draw_unseen,
    status_content,
    with_fields,
)
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import Canvas
from coatl_tui.widgets.content import Content, paragraph
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.naming import CardField, NamingField, PiecesField
from coatl_tui.widgets.pane import Pane

_NOTE = 2
"""The most rows of what is to be done before."""


class TellScreen(CoatlScreen):
    """Asks for what these openings bring. ``found`` is what was told, None if the player has gone back. ``note`` tells
    what happens on the table first, with marks. ``secret`` are the seats whose cards only they may see: the others are
    asked to look away."""

    scopes = ("tell",)
    BINDINGS = bindings("tell")
    CSS_PATH = "tell.tcss"
    AUTO_FOCUS = ""
    answers_at_once = True

    def __init__(
        self,
        openings: Sequence[Opening],
        view: PlayerView,
        *,
        note: Callable[[], str] = str,
        lays: bool = False,
        secret: frozenset[int] = frozenset(),
    ) -> None:
        super().__init__()
        self.asking = Asking(openings, view, lays)
        self.found: Found | None = None
        self._note, self._secret = note, secret
        self._at_screen: int | None = None
        """The seat whose secrets may be seen now."""
        self._sure = False
        """Whether it was said that what was told is lost."""

    def compose(self) -> ComposeResult:
        yield line_pane("status")
        yield Pane(id="board", can_focus=False)
        yield Pane(id="note", can_focus=False)
        with Vertical(id="naming", classes="box form"):
            yield Pane(id="letters", can_focus=False)
            yield PiecesField(id="pieces", told=self._hear)
            yield CardField(id="card", told=self._hear)
        yield Pane(id="unseen", can_focus=False)
        yield Pane(id="message", can_focus=False)
        yield line_pane("keys")

    @property
    def _pieces(self) -> PiecesField:
        return self.query_one(PiecesField)

    @property
    def _card(self) -> CardField:
        return self.query_one(CardField)

    @property
    def covered(self) -> bool:
        """Whether somebody else must sit down before the screen first."""
        asked = self.asking.asked
        return isinstance(asked, CardAsked) and asked.seat in self._secret and asked.seat != self._at_screen

    def on_mount(self) -> None:
        self._ask()

    # Asking

    def _ask(self) -> None:
        """Asks the question that is due, or closes the screen when all is told."""
        asked, pieces = self.asking.asked, isinstance(self.asking.asked, PiecesAsked)
        if not isinstance(asked, CardAsked) or asked.seat != self._at_screen:
            self._at_screen = None  # somebody else comes to the screen now
        if asked is None:
            self.found = self.asking.found()
            self.dismiss()
            return
        self._pieces.display, self._card.display = pieces, not pieces
        self.query_one("#naming").display = not self.covered
        if self.covered:
            self.set_focus(None)
        elif isinstance(asked, PiecesAsked):
            typed = "".join(kind.color for kind in self.asking.pieces())
            self._pieces.ask(asked.places, self.l10n, self._left(), typed)
            self.set_focus(self._pieces)
        else:
            catalog = self.asking.view.catalog
            self._card.ask(CardNaming(catalog, self.asking.cards(), self.signs.letters), self.l10n)
            self.set_focus(self._card)
        self.show()

    def _left(self) -> dict[Piece, int]:
        """What may come out of the bags."""
        return dict(self.asking.view.bags)

    async def take_key(self, event: Key) -> None:
        """A key that no command has belongs to the field. Enter on the cover: whoever is asked sits before the
        screen."""
        asked = self.asking.asked
        if event.key == "enter" and self.covered and isinstance(asked, CardAsked):
            event.stop()
            self._at_screen = asked.seat
            self._ask()
        elif isinstance(self.focused, NamingField) and self.focused.take_key(event.key, event.character):
            event.stop()
        else:
            await super().take_key(event)

    def _hear(self, message: Message) -> None:
        """Does what was typed into a field."""
        match message:
            case PiecesField.Given(named=named):
                self.asking.give_pieces(named.pieces)
                self._go_on()
            case CardField.Taken(card=card):
                self.asking.give_card(card)
                self._go_on()
            case PiecesField.Changed() | CardField.Changed():
                self._told_more()
            case NamingField.Skipped():
                self._lack()
            case NamingField.Back():
                if self.asking.back():
                    self._ask()
            case NamingField.Refused(text=text):
                self.show_message(text, "warn")

    def _go_on(self) -> None:
        self._sure = False
        self._ask()

    def _lack(self) -> None:
        """There is no card any more, where one may lack."""
        asked = self.asking.asked
        if isinstance(asked, CardAsked) and asked.may_lack:
            self.asking.lack()
            self._ask()
        else:
            self.show_message(self.l10n("tell-card-first"), "warn")

    async def take_click(self, message: Pane.Clicked) -> None:
        """A click on a colour types its letter."""
        if isinstance(message.item, str) and self.focused is not None and len(message.item) == 1:
            field = self.focused
            if isinstance(field, NamingField):
                field.take_key(message.item.lower(), message.item.lower())
        else:
            await super().take_click(message)

    @property
    def _progress(self) -> tuple[int, int]:
        """How many things were told, with those that are typed just now, and how many there are in all."""
        told, every = self.asking.progress
        if isinstance(self.asking.asked, PiecesAsked):
            told += len(self._pieces.named.pieces) - len(self.asking.pieces())
        return told, every

    def _told_more(self) -> None:
        self._sure = False
        self.show()

    def do_back(self) -> None:
        """Leaves what is asked: what it belongs to is not done. Before much that was told is lost, it is said."""
        told, _ = self._progress
        if self.asking.lays and told and not self._sure:
            self._sure = True
            self.show_message(self.l10n("tell-lost"), "warn")
        else:
            self.dismiss()

    # Showing

    def refresh_texts(self) -> None:
        for field in self.query(NamingField):
            field.speak(self.l10n)
        self.show()

    def show(self) -> None:
        if self.is_gone or not self.size.area:
            return
        width, height = self.size
        at = beside_layout(width, height, pile=False)
        board, note = self.query_one("#board", Pane), self.query_one("#note", Pane)
        board.styles.height = at.supply.height
        canvas = Canvas(width, at.supply.height, self.signs)
        draw_telling(canvas, self._scene(), at, self._shown_cards())
        board.show(Content(canvas.lines(), drawn=True, width=width))
        lines = [line for text in self._notes() for line in self._chips.lines(text, width - 2)][:_NOTE]
        note.styles.height = max(_NOTE, len(lines))
        canvas = Canvas(width, _NOTE, self.signs)
        for row, line in enumerate(lines):
            line.draw(canvas, 1, row)
        note.show(canvas.content())
        self._show_question()
        self._show_unseen()
        self.show_message("")
        self.show_keys()

    def on_pane_resized(self) -> None:
        self._show_question()
        self._show_unseen()

    def _show_unseen(self) -> None:
        """The cards that may still come, where there is room for them."""
        pane = self.query_one("#unseen", Pane)
        at = beside_layout(*self.size)
        if at.framed and pane.size:
            canvas = Canvas(pane.size.width, pane.size.height, self.signs)
            draw_unseen(canvas, self._scene(), at, self.asking.prophecies())
            pane.show(canvas.content())
        else:
            pane.show(Content())

    @property
    def _chips(self) -> Chips:
        view = self.asking.view
        return Chips(view.catalog, self.l10n, self.signs, view.setup.players)

    def _scene(self) -> Scene:
        """The table as far as it was told."""
        named = self._pieces.named.by_field if isinstance(self.asking.asked, PiecesAsked) else {}
        told = {
            lies.numbers[0]: tuple(map(piece, lies.things or ())) for lies in self.asking.told if lies.name == "field"
        }
        view = with_fields(self.asking.view, {**told, **named})
        shown = view.acting if view.seat is None else view.seat
        return Scene(view=view, legal=(), shown=shown, barred={}, l10n=self.l10n, signs=self.signs)

    def _shown_cards(self) -> list[Lies]:
        return [lies for lies in self.asking.told if not self._is_secret(lies.at)]

    def _is_secret(self, at: str) -> bool:
        """Whether the cards at a place are not for whoever sits before the screen."""
        seat = CardAsked(at, 1, 1).seat
        return seat in self._secret and seat != self._at_screen

    def _notes(self) -> Iterator[str]:
        """What happens on the table, or who is to sit down."""
        asked, view = self.asking.asked, self.asking.view
        if self.covered and isinstance(asked, CardAsked):
            name = view.setup.players[asked.seat or 0]
            yield self.l10n("tell-cover", name=name, key=self.l10n("key-enter"))
            return
        if note := self._note():
            yield note
        if isinstance(asked, CardAsked) and asked.seat is not None and view.setup.is_computer(asked.seat):
            yield self.l10n("tell-open-hand", name=view.setup.players[asked.seat])

    def _show_question(self) -> None:
        """What is asked, in the border of its box, and the letters that can be clicked."""
        asked, (told, every) = self.asking.asked, self._progress
        box = self.query_one("#naming")
        letters = self.query_one("#letters", Pane)
        canvas = Canvas(max(1, letters.size.width), 1, self.signs)
        if isinstance(asked, PiecesAsked):
            box.border_title = self.l10n("tell-pieces")
            at = min(len(self._pieces.named.pieces), len(asked.places) - 1)
            left = Counter(self._left())
            left.subtract(self._pieces.named.pieces)
            part = asked.places[at].part
            draw_letters(canvas, {kind.color: number for kind, number in left.items() if kind.part == part})
        elif isinstance(asked, CardAsked):
            where = place_text(asked.at, self.l10n, self.asking.view.setup.players)
            box.border_title = self.l10n("tell-card", where=where, n=asked.number, of=asked.of)
            naming = self._card.naming
            if naming is not None:
                further = {color: naming.letter(color) for color in COLORS}
                numbers = {c: len(each.offered) for c, each in further.items() if isinstance(each, CardNaming)}
                draw_letters(canvas, numbers)
        box.border_subtitle = self.l10n("tell-progress", n=told, of=every) if every > 1 else ""
        letters.show(canvas.content())
        self.query_one("#status", Pane).show(
            status_content(self.size.width, self.l10n, self.l10n("tell-what"), self.signs)
        )

    def show_message(self, text: str, style: str = "") -> None:
        self.query_one("#message", Pane).show(paragraph(text, style, self.size.width, 1))

    def bar_entries(self) -> list[Entry]:
        asked = self.asking.asked
        if self.covered:
            shown = [Entry(((self.l10n("key-enter"), None),), self.l10n("bar-show"))]
        else:
            keys = [("key-backspace", "tell-bar-back")]
            if isinstance(asked, PiecesAsked):
                keys.insert(0, ("key-enter", "tell-bar-told"))
            elif asked is not None and asked.may_lack:
                keys.insert(0, ("key-enter", "tell-bar-told" if asked.at == "discard" else "tell-bar-lack"))
            shown = [Entry(((self.l10n(key), None),), self.l10n(label)) for key, label in keys]
        return [*shown, *super().bar_entries()]
