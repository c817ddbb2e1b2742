"""Fields in which pieces and cards are named by letters, as they lie on a real table.

They take their keys themselves while they have the focus, and post what was typed. A screen that ``answers_at_once``
gives them its keys by ``take_key``, and is ``told`` at once: else what is typed quickly would come to a field that has
been answered already.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual import events
from textual.message import Message

from coatl_core.cards.pieces import COLORS, Piece
from coatl_core.game.coatl import Coatl
from coatl_core.game.rules import TOKENS, TokenKind
from coatl_core.language.l10n import L10n
from coatl_core.language.letters import own_letters
from coatl_core.language.named_cards import MOST_LISTED, CardNaming
from coatl_core.language.named_coatls import MARKS, read_coatl
from coatl_core.language.named_pieces import (
    Left,
    NamedPieces,
    NamingFault,
    Place,
    color_of,
    fault_text,
    read_pieces,
)
from coatl_tui.widgets.canvas import MET, NOT_MET, NOTHING, Canvas
from coatl_tui.widgets.card import Card, CardWords
from coatl_tui.widgets.card_words import card_words
from coatl_tui.widgets.content import Content, Spot
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.serpent import HEAD, TAIL, Serpent, draw_serpent, fit
from coatl_tui.widgets.signs import signs_of
from coatl_tui.widgets.small_card import draw_line

DIGITS = "0123456789"
_CARET = "focus"
"""The ground of the place where the next letter comes."""
_CARD = 60
"""The cells of a card in a line."""
_COUNTED = 5
"""The cells beside a coatl for the number of its pieces."""


class NamingField(Pane):
    """What the fields share: how a key comes to them."""

    class Refused(Message):
        """A key names nothing: ``text`` is the sentence about the ``fault``. What was typed before stays."""

        def __init__(self, fault: NamingFault, text: str) -> None:
            super().__init__()
            self.fault, self.text = fault, text

    class Skipped(Message):
        """Enter, while nothing was typed."""

    class Back(Message):
        """Backspace, while nothing was typed."""

    def __init__(self, *, id: str, told: Callable[[Message], object] | None = None) -> None:
        super().__init__(id=id)
        self.l10n: L10n | None = None
        self._told = told

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Whether this key names something, so that it is no key of a command."""
        return character is not None and (character.isalpha() or character.isdigit() or character == " ")

    def on_key(self, event: events.Key) -> None:
        if self.take_key(event.key, event.character):
            event.stop()
            event.prevent_default()

    def on_paste(self, event: events.Paste) -> None:
        event.stop()
        for character in event.text:
            if not self.take_key(character, character):
                return

    def take_key(self, key: str, character: str | None) -> bool:
        """Does what a key is for here. Returns False if it is for nothing here."""
        raise NotImplementedError

    def digit_of(self, character: str) -> str:
        """Returns the digit that a key is for: it may lie on the key of a letter in the player's language, where digits
        need the shift key. An empty text if there is none."""
        found = self._alias_of(character)
        return found if len(found) == 1 and found in DIGITS else ""

    def letter_of(self, character: str) -> str:
        """Returns the letter that a key is for: on another keyboard a letter of the player's language names a colour,
        as its word begins, or lies on the key of one that does. Any other character stays as it is."""
        if self.l10n is None or color_of(character, self._own):
            return character
        return color_of(character, own_letters(self.l10n)) or color_of(self._alias_of(character)) or character

    def _alias_of(self, character: str) -> str:
        """What lies on the key of a character on an English keyboard, if the language says so."""
        aliases = self.l10n("key-aliases").split() if self.l10n is not None else []
        return dict(pair.split("=", 1) for pair in aliases if pair[1:2] == "=").get(character.lower(), character)

    def tell(self, message: Message) -> None:
        """Tells what was typed."""
        if self._told is not None:
            self._told(message)
        else:
            self.post_message(message)

    def speak(self, l10n: L10n) -> None:
        """Shows what was typed in another language."""
        self.l10n = l10n
        self.draw()

    def refuse(self, fault: NamingFault) -> None:
        """Tells of a key that names nothing."""
        if self.l10n is not None:
            self.tell(self.Refused(fault, fault_text(fault, self.l10n)))

    @property
    def _own(self) -> str:
        return signs_of(self.app).letters

    def on_resize(self) -> None:
        super().on_resize()
        self.draw()

    def draw(self) -> None:
        """Shows what was typed."""
        raise NotImplementedError


class PiecesField(NamingField):
    """A line of places that are filled as one types. Backspace goes back a field of the supply board."""

    DEFAULT_CSS = "PiecesField { height: 1; }"

    class Changed(Message):
        """Other pieces are named now."""

        def __init__(self, named: NamedPieces) -> None:
            super().__init__()
            self.named = named

    class Given(Changed):
        """The player has given all pieces."""

    def __init__(self, *, id: str, told: Callable[[Message], object] | None = None) -> None:
        super().__init__(id=id, told=told)
        self.named = NamedPieces(())
        self._left: Left | None = None

    def ask(self, places: Sequence[Place], l10n: L10n, left: Left | None = None, letters: str = "") -> None:
        """Asks for the pieces of these places; ``left`` are those that there are, ``letters`` what was typed
        before."""
        self.l10n, self._left = l10n, left
        self.named = read_pieces(letters, places, self._own, left)
        self.draw()

    def take_key(self, key: str, character: str | None) -> bool:
        if key == "enter":
            self._give()
        elif key == "backspace":
            self._set(NamedPieces(self.named.places, self.named.pieces[: self._field_before()]))
        elif self.check_consume_key(key, character):
            typed = "".join(kind.color for kind in self.named.pieces) + self.letter_of(str(character))
            named = read_pieces(typed, self.named.places, self._own, self._left)
            if named.fault is not None:
                self.refuse(named.fault)
            elif named != self.named:
                self._set(named)
        else:
            return False
        return True

    def _set(self, named: NamedPieces) -> None:
        self.named = named
        self.draw()
        self.tell(self.Changed(named))

    def _give(self) -> None:
        named, at = self.named, len(self.named.pieces)
        if named.complete:
            self.tell(self.Given(named))
        else:
            values = {"missing": len(named.places) - at, "field": named.places[at].field}
            self.refuse(NamingFault("too-few", at, at + 1, values))

    def _number(self, field: int) -> int:
        """What a field is called: its number, or the one that it has on the real board."""
        numbers = self.l10n.fields if self.l10n is not None else ()
        return numbers[field - 1] if numbers else field

    def _field_before(self) -> int:
        """How many pieces are named up to the field that the last one lies on; a place that is on no field is one by
        itself."""
        at = max(0, len(self.named.pieces) - 1)
        field = self.named.places[at].field if self.named.places else 0
        while field and at and self.named.places[at - 1].field == field:
            at -= 1
        return at

    def draw(self) -> None:
        canvas = Canvas(max(1, self.size.width), 1, signs_of(self.app))
        x, pieces = 0, self.named.pieces
        for at, place in enumerate(self.named.places):
            before = self.named.places[at - 1].field if at else None
            if place.field != before:
                x = canvas.put(x + bool(at), 0, f"{self._number(place.field)} " if place.field else "", "muted")
            x = _draw_place(canvas, x, place, pieces[at] if at < len(pieces) else None, at == len(pieces))
        self.show(Content(canvas.lines(), drawn=True, width=canvas.width))


def _draw_place(canvas: Canvas, x: int, place: Place, kind: Piece | None, next_one: bool) -> int:
    """Draws a place with its piece, or empty. Returns the column after it."""
    color = kind.color if kind is not None else ""
    ground = "loose" if color and color not in COLORS else color
    if place.part == "head":
        x = canvas.put(x, 0, HEAD, color or "muted")
    if kind is not None:
        x = canvas.put(x, 0, canvas.letter(color), f"bold on-{ground}", ground)
    else:
        x = canvas.put(x, 0, NOTHING, *(("bold on-focus", _CARET) if next_one else ("muted", None)))
    return canvas.put(x, 0, TAIL, color or "muted") if place.part == "tail" else x


class CoatlField(NamingField):
    """A coatl that grows as one types, from head to tail. Enter gives it."""

    DEFAULT_CSS = "CoatlField { height: 3; }"

    class Changed(Message):
        """Other letters were typed."""

    class Given(Message):
        """The player has given a coatl."""

        def __init__(self, coatl: Coatl) -> None:
            super().__init__()
            self.coatl = coatl

    def __init__(self, *, id: str, told: Callable[[Message], object] | None = None) -> None:
        super().__init__(id=id, told=told)
        self.letters = ""
        self._left: Left | None = None

    def ask(self, l10n: L10n, left: Left | None = None, letters: str = "") -> None:
        """Asks for a coatl; ``left`` are the pieces that there are, ``letters`` what was typed before."""
        self.l10n, self._left, self.letters = l10n, left, letters
        self.draw()

    def check_consume_key(self, key: str, character: str | None) -> bool:
        return super().check_consume_key(key, character) or character in MARKS

    def take_key(self, key: str, character: str | None) -> bool:
        if key == "enter" and self.letters:
            self._give()
        elif key in ("enter", "backspace") and not self.letters:
            self.tell(self.Skipped() if key == "enter" else self.Back())
        elif key == "backspace":
            self._set(self.letters[:-1])
        elif self.check_consume_key(key, character):
            self._type(str(character))
        else:
            return False
        return True

    def _type(self, character: str) -> None:
        typed = self.letters + self.letter_of(character).strip()
        named = read_coatl(typed, self._own, self._left, whole=False)
        if named.fault is not None:
            self.refuse(named.fault)
        else:
            self._set(typed)

    def _set(self, letters: str) -> None:
        self.letters = letters
        self.draw()
        self.tell(self.Changed())

    def _give(self) -> None:
        named = read_coatl(self.letters, self._own, self._left)
        if named.coatl is None or named.fault is not None:
            self.refuse(named.fault or NamingFault("no-body", 0, 1))
        else:
            self.tell(self.Given(named.coatl))

    def draw(self) -> None:
        width, rows = max(1, self.size.width), max(1, self.size.height)
        canvas = Canvas(width, rows, signs_of(self.app))
        coatl = read_coatl(self.letters, self._own, whole=False).coatl
        if coatl is None:
            text = "".join(map(canvas.letter, self.letters))
            canvas.put(canvas.put(0, rows // 2, text, "text"), rows // 2, " ", "bold on-focus", _CARET)
        else:
            serpent = Serpent(coatl.pieces, "" if coatl.tail else "tail", lit=self.has_focus)
            at = draw_serpent(canvas, 0, 0, serpent, fit(serpent, width - _COUNTED, rows), width - _COUNTED)
            canvas.put(at + 2, rows // 2, str(len(coatl)), "muted")
        self.show(Content(canvas.lines(), drawn=True, width=width))


class CardField(NamingField):
    """What was typed of a card, and below it the cards that are left, with their numbers, once they are few enough. A
    digit takes one, and so does Enter or a second click."""

    DEFAULT_CSS = "CardField { height: 10; }"

    class Changed(Message):
        """Other letters were typed."""

        def __init__(self, naming: CardNaming) -> None:
            super().__init__()
            self.naming = naming

    class Taken(Message):
        """The player has taken this card."""

        def __init__(self, card: str) -> None:
            super().__init__()
            self.card = card

    def __init__(self, *, id: str, told: Callable[[Message], object] | None = None) -> None:
        super().__init__(id=id, told=told)
        self.naming: CardNaming | None = None
        self._words = CardWords()
        self._pointed = False
        """Whether the player has moved the cursor onto a card, so that Enter takes it."""

    def ask(self, naming: CardNaming, l10n: L10n) -> None:
        """Asks for a card."""
        self.l10n, self._words = l10n, card_words(l10n)
        self._set(naming)

    def speak(self, l10n: L10n) -> None:
        self._words = card_words(l10n)
        super().speak(l10n)

    def take_key(self, key: str, character: str | None) -> bool:
        naming = self.naming
        if naming is None:
            return False
        if key == "enter":
            self._enter(naming)
        elif key == "backspace" and naming.typed:
            self._change(naming.back())
        elif key == "backspace":
            self.tell(self.Back())
        elif key in ("up", "down") and naming.listed:
            self.move(0, 1 if key == "down" else -1)
        elif character is not None and self.check_consume_key(key, character):
            self._type(naming, character)
        else:
            return False
        return True

    def _type(self, naming: CardNaming, character: str) -> None:
        if character == " ":
            return
        further = naming.letter(self.letter_of(character))
        digit = self.digit_of(character)
        if isinstance(further, CardNaming):
            self._change(further)
        elif digit:
            self._take(naming.digit(int(digit)))
        else:
            self.refuse(further)

    def _enter(self, naming: CardNaming) -> None:
        card = self.item
        if isinstance(card, str) and (self._pointed or naming.typed):
            self._take(card)
        elif naming.typed:
            self._take(naming.digit(1))
        else:
            self.tell(self.Skipped())

    def _take(self, card: str | NamingFault) -> None:
        if isinstance(card, NamingFault):
            self.refuse(card)
        else:
            self.tell(self.Taken(card))

    def _change(self, naming: CardNaming) -> None:
        self._set(naming)
        self.tell(self.Changed(naming))

    def _set(self, naming: CardNaming) -> None:
        self.naming, self._pointed, self.cursor = naming, False, 0
        self.draw()

    def move(self, columns: int, lines: int) -> None:
        """Points at a card of the list."""
        if not self._pointed and not (self.naming and self.naming.typed):
            self._pointed = True
        else:
            super().move(0, columns or lines)
        self.draw()

    def on_pane_clicked(self, message: Pane.Clicked) -> None:
        message.stop()
        self._pointed = True
        self.draw()
        if message.again and isinstance(message.item, str):
            self._take(message.item)

    def on_focus(self) -> None:
        super().on_focus()
        self.draw()

    def on_blur(self) -> None:
        super().on_blur()
        self.draw()

    def draw(self) -> None:
        naming, l10n = self.naming, self.l10n
        if naming is None or l10n is None:
            return
        listed, width = naming.listed, max(1, self.size.width)
        canvas = Canvas(width, 1 + len(listed), signs_of(self.app))
        x = 0
        for letter in naming.typed:
            x = canvas.put(x, 0, canvas.letter(letter), f"bold on-{letter}", letter)
        x = canvas.put(x, 0, " ", "bold on-focus", _CARET if self.has_focus else "pill")
        canvas.put(x + 1, 0, self._what_next(naming, listed, l10n), "muted")
        spots = []
        for row, card in enumerate(listed, 1):
            at_cursor = self.has_focus and row == self.cursor + 1 and (self._pointed or bool(naming.typed))
            number = str(row) if row <= MOST_LISTED else ""
            drawn = Card(naming.catalog[card], number=number, at_cursor=at_cursor)
            draw_line(canvas, 0, row, drawn, self._words, _CARD)
            spots.append(Spot(row, 0, _CARD, card, number, _CARD))
        self.show(Content(canvas.lines(), tuple(spots), drawn=True, width=width))

    def _what_next(self, naming: CardNaming, listed: Sequence[str], l10n: L10n) -> str:
        """What to type next."""
        if listed:
            return l10n("naming-card-number")
        if all(card in naming.catalog.temples for card in naming.cards):
            return l10n("naming-card-temple", n=len(naming.offered))
        return l10n("naming-card-pattern", n=len(naming.offered)) if naming.typed else l10n("naming-card-color")


class TokensField(NamingField):
    """The sacrifice tokens, each with its number: a digit says that one has been spent, or is there after all."""

    DEFAULT_CSS = "TokensField { height: 3; }"

    class Given(Message):
        """The player has these tokens left."""

        def __init__(self, tokens: tuple[TokenKind, ...]) -> None:
            super().__init__()
            self.tokens = tokens

    def __init__(self, *, id: str, told: Callable[[Message], object] | None = None) -> None:
        super().__init__(id=id, told=told)
        self.tokens: tuple[TokenKind, ...] = ()

    def ask(self, tokens: tuple[TokenKind, ...], l10n: L10n) -> None:
        """Asks which tokens are left; ``tokens`` are those that are as far as is known."""
        self.l10n, self.tokens = l10n, tokens
        self.draw()

    def check_consume_key(self, key: str, character: str | None) -> bool:
        return self._number(character) > 0

    def take_key(self, key: str, character: str | None) -> bool:
        number = self._number(character)
        if number:
            self._turn(TOKENS[number - 1])
        elif key == "enter":
            self.tell(self.Given(self.tokens))
        elif key == "backspace":
            self.tell(self.Back())
        else:
            return False
        return True

    def _number(self, character: str | None) -> int:
        """The number of the token that a key is for; 0 if it is for none."""
        digit = self.digit_of(character or "")
        return int(digit) if digit and 0 < int(digit) <= len(TOKENS) else 0

    def _turn(self, token: TokenKind) -> None:
        self.tokens = tuple(each for each in TOKENS if (each in self.tokens) != (each == token))
        self.draw()

    def on_pane_clicked(self, message: Pane.Clicked) -> None:
        message.stop()
        token = next((each for each in TOKENS if each == message.item), None)
        if token is not None:
            self._turn(token)

    def draw(self) -> None:
        l10n, width = self.l10n, max(1, self.size.width)
        if l10n is None:
            return
        canvas, spots = Canvas(width, len(TOKENS), signs_of(self.app)), []
        for row, token in enumerate(TOKENS):
            left = token in self.tokens
            x = canvas.put(0, row, str(row + 1), "muted") + 1
            x = canvas.put(x, row, MET if left else NOT_MET, "bold good" if left else "muted") + 1
            canvas.put(x, row, l10n(f"token-{token}"), "text" if left else "muted")
            spots.append(Spot(row, 0, width, token, str(row + 1), width))
        self.show(Content(canvas.lines(), tuple(spots), drawn=True, width=width))
