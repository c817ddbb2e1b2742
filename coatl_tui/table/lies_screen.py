"""*It lies differently*: everything that lies on a real table as a list. What lies otherwise is named anew where it
stands, and told as one statement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from attrs import frozen
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import Input

from coatl_core.cards.pieces import Piece, piece
from coatl_core.game.coatl import parse_coatl
from coatl_core.game.errors import Refusal
from coatl_core.game.found import Found, Lies
from coatl_core.game.rules import TOKENS
from coatl_core.game.view import PlayerView
from coatl_core.language.foundtext import place_text, things_text
from coatl_core.language.named_cards import CardNaming, cards_left
from coatl_core.language.named_coatls import coatl_letters
from coatl_core.language.named_heaps import heap_text, read_heap
from coatl_core.language.named_pieces import fault_text, places_of
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.valuetext import MARKED
from coatl_core.play.asking import lying_cards
from coatl_tui.bindings import bindings, command
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.table.draw.chips import Chips
from coatl_tui.table.draw.real_table import status_content
from coatl_tui.widgets.canvas import MORE, Canvas, Rect, cursor
from coatl_tui.widgets.card import fitted
from coatl_tui.widgets.content import paragraph
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.naming import CardField, CoatlField, NamingField, PiecesField
from coatl_tui.widgets.pane import Pane

_CHANGED = "*"
"""Stands before what lies differently."""
_WHERE = 30
"""The most columns of a place."""
_SIZES = "size pile", "size hand", "size temple"
"""The places of which only a number is told."""
_KNOWN = "known"
"""The cards of a hand that all have seen: they lie in the hand, and not there."""


@frozen
class _Part:
    """What is named of a place in one go: ``kind`` is the field that it is named in, with ``many`` one card after the
    other. ``temples`` says which cards can lie there: prophecies, temples or both."""

    kind: str
    many: bool = False
    temples: tuple[bool, ...] = (False,)


_PARTS: dict[str, tuple[_Part, ...]] = {
    "field": (_Part("pieces"),),
    "row": (_Part("card"),),
    "top": (_Part("card", temples=(True,)),),
    "hand": (_Part("card", many=True),),
    "temple": (_Part("card", many=True, temples=(True,)),),
    "discard": (_Part("card", many=True),),
    "fulfilled": (_Part("card", many=True),),
    "board": (_Part("heap"),),
    "removed": (_Part("heap"),),
    "coatl": (_Part("coatl"), _Part("card", many=True, temples=(False, True))),
    "line": (_Part("card"), _Part("heap")),
}
"""What is named at each place, in order."""


class LiesScreen(CoatlScreen):
    """``places`` are all that lies on the table, ``refusal`` says why a statement cannot be true. ``found`` are the
    places that lie differently, None if the player has told of none. With ``asks_all`` each place is asked for, one
    after the other."""

    scopes = ("lies",)
    BINDINGS = bindings("lies")
    CSS_PATH = "tell.tcss"
    AUTO_FOCUS = "#places"

    def __init__(
        self, places: Found, view: PlayerView, refusal: Callable[[Found], Refusal | None], *, asks_all: bool = False
    ) -> None:
        super().__init__()
        self.found: Found | None = None
        self._asks_all = asks_all
        self._before = {lies.at: lies for lies in (*places.places, *_free_coatls(view))}
        self._now = dict(self._before)
        self._view, self._refusal = view, refusal
        self._named: list[str] = []
        """What was named so far of the place that is being named."""
        self._left: Sequence[_Part] = ()
        """What is still to be named of it."""
        self._sure = False

    def compose(self) -> ComposeResult:
        yield line_pane("status")
        yield Pane(id="places", moved=lambda _: self._show_places())
        with Vertical(id="naming", classes="box form"):
            yield PiecesField(id="pieces")
            yield CoatlField(id="coatl")
            yield CardField(id="card")
            yield Input(id="heap", compact=True)
        yield Pane(id="message", can_focus=False)
        yield line_pane("keys")

    def on_mount(self) -> None:
        self._close()
        if self._asks_all:
            self.use(self._places.item)

    @property
    def _places(self) -> Pane:
        return self.query_one("#places", Pane)

    @property
    def _place(self) -> Lies:
        """The place under the cursor, as it is told to lie now."""
        item = self._places.item
        assert isinstance(item, str)
        return self._now[item]

    @property
    def _changed(self) -> tuple[Lies, ...]:
        return tuple(lies for at, lies in self._now.items() if lies != self._before[at])

    # Naming a place anew

    def do_activate(self) -> None:
        if isinstance(self.focused, NamingField):
            self.focused.take_key("enter", None)
        else:
            super().do_activate()

    def use(self, item: object) -> None:
        """Names the things at a place anew."""
        if isinstance(item, str) and item in self._now:
            parts = _PARTS.get(self._now[item].name, ())
            if parts:
                self._named, self._left = [], parts
                self._ask()

    def _ask(self) -> None:
        """Asks for what is still to be named, or takes what was named."""
        if not self._left:
            self._set(self._named)
            return
        part, lies, l10n = self._left[0], self._place, self.l10n
        box = self.query_one("#naming")
        box.display, box.border_title = True, self._place_name(lies)
        things = self._before_now(lies)
        hint = "no-more" if part.many else {"card": "keep" if things else "", "pieces": ""}.get(part.kind, part.kind)
        box.border_subtitle = l10n(f"lies-{hint}") if hint else ""
        for field in self.query("#naming > *"):
            field.display = field.id == part.kind
        if part.kind == "pieces":
            self.query_one(PiecesField).ask(places_of(lies.numbers, self._view.rules), l10n)
        elif part.kind == "coatl":
            self.query_one(CoatlField).ask(l10n, letters=_letters(things[0]) if things else "")
        elif part.kind == "card":
            naming = CardNaming(self._view.catalog, self._cards(part), self.signs.letters)
            self.query_one(CardField).ask(naming, l10n)
        else:
            heap = self.query_one("#heap", Input)
            heap.value = heap_text(_pieces(things), self.signs.letters)
        self.set_focus(self.query_one(f"#{part.kind}"))
        self.show()

    def _before_now(self, lies: Lies) -> tuple[str, ...]:
        """What lies there, without what was named already."""
        return (lies.things or ())[len(self._named) :]

    def _cards(self, part: _Part) -> tuple[str, ...]:
        """The cards that can lie there: those that lie nowhere else."""
        catalog = self._view.catalog
        every = [
            card
            for temples in part.temples
            for card in (catalog.temple_cards() if temples else catalog.prophecy_cards())
        ]
        elsewhere_told = [lies for at, lies in self._now.items() if at != self._place.at and lies.name != _KNOWN]
        there = [thing for lies in elsewhere_told for thing in lies.things or ()]
        elsewhere = [*lying_cards(self._view)] if self._asks_all else []
        return cards_left(every, [thing for thing in (*there, *self._named, *elsewhere) if thing in catalog])

    def _next(self) -> None:
        self._left = self._left[1:]
        self._ask()

    def _set(self, things: Sequence[str]) -> None:
        """Lays things at the place under the cursor."""
        at, was_named = self._place.at, bool(self.query_one("#naming").display)
        self._now[at] = Lies(at, things)
        self._sure = False
        self._close()
        places = [*self._now]
        if self._asks_all and was_named and at != places[-1]:
            self._places.go_item(places[places.index(at) + 1])
            self.use(self._places.item)

    def _close(self) -> None:
        """Nothing is named any more."""
        self._left, self._named = (), []
        self.query_one("#naming").display = False
        self.set_focus(self._places)
        self.show()

    def on_pieces_field_given(self, message: PiecesField.Given) -> None:
        self._named += [kind.text for kind in message.named.pieces]
        self._next()

    def on_coatl_field_given(self, message: CoatlField.Given) -> None:
        self._named.append(str(message.coatl))
        if self._asks_all:  # the cards that were told before stay beside it
            self._named += self._before_now(self._place)
        self._next()

    def on_card_field_taken(self, message: CardField.Taken) -> None:
        self._named.append(message.card)
        if self._left[0].many:
            self._ask()
        else:
            self._next()

    def on_naming_field_skipped(self) -> None:
        """No further card; the card that lies there; or nothing, where no coatl is told."""
        part, things = self._left[0], self._before_now(self._place)
        if part.kind == "card" and not part.many and things:
            self._named.append(things[0])
            self._next()
        elif part.many:
            self._next()
        else:
            self._set(())

    def on_naming_field_back(self) -> None:
        if self._named and self._left[0].many and self._named[-1] in self._view.catalog:
            self._named.pop()
            self._ask()
        else:
            self._close()

    def on_naming_field_refused(self, message: NamingField.Refused) -> None:
        self.show_message(message.text, "warn")

    def on_input_submitted(self, message: Input.Submitted) -> None:
        named = read_heap(message.value, self.signs.letters)
        if named.fault is not None:
            self.show_message(fault_text(named.fault, self.l10n), "warn")
        else:
            self._named += [kind.text for kind in named.pieces]
            self._next()

    # Without naming

    def use_digit(self, digit: str) -> None:
        """On the sacrifice tokens of a player a digit says that one is there, or is not."""
        lies = self._place
        if lies.name == "tokens" and digit in "123":
            token, things = TOKENS[int(digit) - 1], lies.things or ()
            self._set([each for each in TOKENS if (each in things) != (each == token)])

    def do_left(self) -> None:
        self._change_size(-1)

    def do_right(self) -> None:
        self._change_size(1)

    def _change_size(self, step: int) -> None:
        """On the size of a pile, or of a secret hand, the arrows change it."""
        lies = self._place
        if lies.name in _SIZES and lies.things:
            self._set((str(max(0, int(lies.things[0]) + step)),))

    def do_lies_nothing(self) -> None:
        """Nothing lies at the place under the cursor."""
        if self._place.name not in _SIZES:
            self._set(())

    # Telling it

    def do_lay_anew(self) -> None:
        """Tells what lies differently, unless it cannot be; with ``asks_all`` too that nothing lies anywhere, and no
        letters that were not given yet are lost."""
        if self._asks_all and self._left:
            if self._is_typing:
                self.show_message(self.l10n("lies-typed", enter=self.l10n("key-enter")), "warn")
                return
            self._keep_named()
            self._close()
        if not self._changed and not self._asks_all:
            self.show_message(self.l10n("lies-same"), "warn")
            return
        if not self._changed and not self._sure:
            self._sure = True
            self.show_message(self.l10n("lies-none", key=self.key(command("lay-anew"))), "warn")
            return
        found = Found((*(self._changed or [*self._now.values()][:1]), *self._taken()))
        refused = self._refusal(found)
        if refused is not None:
            self.show_message(refusal_text(refused, self._view.catalog, self.l10n), "warn")
        else:
            self.found = found
            self.dismiss()

    def _keep_named(self) -> None:
        """At the end a coatl stays with the cards that were told of it so far."""
        if self._asks_all and self._named:
            at = self._place.at
            self._now[at] = Lies(at, self._named)
            self._sure = False

    @property
    def _is_typing(self) -> bool:
        """Whether letters of a coatl or a card stand in their field that were not given yet."""
        if self._left[0].kind == "coatl":
            things = self._place.things
            return self.query_one(CoatlField).letters != (_letters(things[0]) if things else "")
        naming = self.query_one(CardField).naming
        return naming is not None and bool(naming.typed)

    def _taken(self) -> Iterator[Lies]:
        """Beside the box nothing leaves a field but by being taken: what lies on one no more is among the pieces that
        the player has taken, and what lies on an empty one is not, unless these were told themselves."""
        heap = self._before.get("board 1")
        if self._view.setup.chance != "beside" or heap is None or heap != self._now[heap.at]:
            return
        pieces = Counter(heap.things)
        for lies in self._changed:
            before = self._before[lies.at]
            if lies.name == "field" and not (lies.things and before.things):
                pieces.update(before.things or ())
                pieces.subtract(lies.things or ())
        things = tuple((+pieces).elements())
        if sorted(things) != sorted(heap.things or ()):
            yield Lies(heap.at, things)

    def do_back(self) -> None:
        """Leaves the place that is being named, or all of it. Before something is lost, it is said. At the end a coatl
        stays with the cards that were told of it so far."""
        if self._left:
            self._keep_named()
            self._close()
        elif self._changed and not self._sure:
            self._sure = True
            self.show_message(self.l10n("lies-lost", key=self.key(command("lay-anew"))), "warn")
        else:
            self.dismiss()

    # Showing

    def bar_entries(self) -> list[Entry]:
        if self._left:
            keys = (("key-enter", "tell-bar-told"), ("key-backspace", "tell-bar-back"))
            shown = [Entry(((self.l10n(key), None),), self.l10n(label)) for key, label in keys]
            return [*shown, *(self.bar_entry(each) for each in self.bar_commands() if each.id in ("back", "help"))]
        labels = {"activate": self.l10n("lies-bar-anew")}
        return [self.bar_entry(each, labels.get(each.id, "")) for each in self.bar_commands()]

    def refresh_texts(self) -> None:
        if self._left:
            self._ask()
        self.show()

    def show(self) -> None:
        if self.is_gone or not self.size.area:
            return
        told = self.l10n("lies-ends-what" if self._asks_all else "lies-title")
        self.query_one("#status", Pane).show(status_content(self.size.width, self.l10n, told, self.signs))
        self._show_places()
        self.show_message("")
        self.show_keys()

    def _show_places(self) -> None:
        """All places with what lies there."""
        if not self.size.area:
            return
        width, l10n = self.size.width, self.l10n
        names = self._view.setup.players
        chips = Chips(self._view.catalog, l10n, self.signs, names)
        rows = [*self._now.values()]
        canvas = Canvas(width, len(rows), self.signs)
        for y, lies in enumerate(rows):
            changed = lies != self._before[lies.at]
            if changed:
                canvas.put(0, y, _CHANGED, "bold text")
            where = min(_WHERE, width // 3)
            name = fitted(self._place_name(lies), where - 1)
            canvas.put(3, y, name, "bold text" if changed else "text")
            if self._named and lies == self._place:
                lies = Lies(lies.at, self._named)
            things = things_text(lies, names, self._view.catalog, l10n, MARKED)
            first, *further = chips.lines(things, width - where - 7, "text" if lies.things else "faint")
            x = first.draw(canvas, where + 3, y)
            if further:
                canvas.put(x + 1, y, MORE, "muted")
            area = Rect(3, y, width - 5, 1)
            canvas.spot(area, lies.at)
            if lies.at == (self._places.item or rows[0].at):
                cursor(canvas, area)
        self._places.show(canvas.content())

    def _place_name(self, lies: Lies) -> str:
        """What a place is called here. Beside the box nobody tells where the pieces lie that the player has taken."""
        if lies.name == "board" and self._view.setup.chance == "beside":
            return self.l10n("lies-taken")
        return place_text(lies.at, self.l10n, self._view.setup.players)

    def show_message(self, text: str, style: str = "") -> None:
        keys = {
            "enter": self.l10n("key-enter"),
            "delete": self.l10n("key-delete"),
            "done": self.key(command("lay-anew")),
        }
        resting = self.l10n("lies-ends" if self._asks_all else "lies-help", **keys)
        if self._left and not self._asks_all:  # the bar has the keys of the field
            resting = ""
        text, style = (text, style) if text else (resting, "dim")
        self.query_one("#message", Pane).show(paragraph(text, style, self.size.width, 1))


def _free_coatls(view: PlayerView) -> Iterator[Lies]:
    """A place for one more coatl of each player whose coatls may be told."""
    for seat, player in enumerate(view.players, 1):
        if view.setup.chance == "told":
            yield Lies(f"coatl {seat} {len(player.coatls) + 1}", ())


def _letters(coatl: str) -> str:
    """The letters that name a coatl."""
    return coatl_letters(parse_coatl(coatl)).lower()


def _pieces(things: Sequence[str]) -> list[Piece]:
    """The pieces among these things."""
    return [piece(thing) for thing in things if ":" not in thing]
