"""What is told of a real table in lines: pieces as letters, cards by letters and a number; what lies differently."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import define

from coatl_core.cards.catalog import Catalog
from coatl_core.files.sanitize import plain
from coatl_core.game.found import Found, Lies
from coatl_core.game.laying import Opening
from coatl_core.game.view import PlayerView
from coatl_core.game.whereabouts import SEATED
from coatl_core.language.foundtext import place_text
from coatl_core.language.l10n import L10n
from coatl_core.language.letters import own_letters
from coatl_core.language.named_cards import CardNaming, cards_left
from coatl_core.language.named_coatls import read_coatl
from coatl_core.language.named_pieces import NamingFault, color_of, fault_text, read_pieces
from coatl_core.language.optiontext import called
from coatl_core.language.valuetext import card_words
from coatl_core.play.asking import Asking, CardAsked, PiecesAsked, lying_cards
from coatl_tui.plain.lines import Lines
from coatl_tui.plain.words import WAYS, Left, command_of, field_called, fold, own_word

_NO_CARD = "-"
"""What is typed where no card lies."""
_SHARED = ("row", "top", "discard")
"""The places of cards that are nobody's."""


class GivenUp(Exception):
    """The player does not tell what is asked for: the action is not played. ``word`` is what was typed for that:
    ``undo``, ``menu`` or ``quit``."""

    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word

    @property
    def way(self) -> Left:
        """Where the player goes, if that was said."""
        return WAYS.get(self.word, "menu")


@define
class RealTable:
    """Asks line by line. ``undo`` goes back a question, from the first one out of what is asked, as ``menu`` does from
    any; ``none`` says that no card is there. ``heed`` is called before each question and after the last one."""

    lines: Lines
    l10n: L10n
    heed: Callable[[Asking], object] = lambda asking: None

    @property
    def _own(self) -> str:
        """The letters of the colours in the language; those of the notation always hold."""
        return own_letters(self.l10n)

    def ask(
        self, openings: Sequence[Opening], view: PlayerView, lays: bool = False, secret: frozenset[int] = frozenset()
    ) -> Found:
        """Returns what these openings bring. ``lays`` says that they are the deal, ``secret`` are the seats whose cards
        only they may know. Raises GivenUp."""
        asking, at_lines = Asking(openings, view, lays), None
        while True:
            self.heed(asking)
            asked = asking.asked
            if asked is None:
                break
            if isinstance(asked, PiecesAsked):
                self._ask_for_pieces(asking, asked)
                continue
            if asked.seat in secret and asked.seat != at_lines:
                self.lines.cover()
                self._read(self.l10n("plain-tell-cover", name=view.players[asked.seat or 0].name))
                at_lines = asked.seat
            self._ask_for_card(asking, asked)
        if at_lines is not None:
            self.lines.cover()
        return asking.found()

    def coatls(self, view: PlayerView) -> Found:
        """Returns the player's coatls at the end of a game beside the box, each with its cards. Raises GivenUp, for
        ``undo`` too, before there is one."""
        told: list[Lies] = []
        catalog = view.catalog
        while True:
            at = f"coatl 1 {len(told) + 1}"
            line = self._read_whole(self.l10n("plain-tell-coatl", coatl=len(told) + 1))
            if not line or self._says(line, "none"):
                return Found(tuple(told or [Lies(at, ())]))
            if self._says(line, "undo"):
                if not told:
                    raise GivenUp("undo")
                told.pop()
                continue
            named = read_coatl(line, self._own)
            if named.coatl is None or named.fault is not None:
                fault = named.fault or NamingFault("no-body", 0, 1)
                self.lines.wrong(fault_text(fault, self.l10n))
                continue
            gone = [*lying_cards(view), *(card for lies in told for card in (lies.things or ())[1:])]
            cards = self._cards(catalog, gone)
            if cards is not None:
                told.append(Lies(at, (str(named.coatl), *cards)))

    def _cards(self, catalog: Catalog, gone: list[str]) -> list[str] | None:
        """The cards beside a coatl; None if the player goes back to the coatl."""
        cards: list[str] = []
        every = [*catalog.prophecy_cards(), *catalog.temple_cards()]
        while True:
            line = self._read(self.l10n("plain-tell-beside"), none=True)
            if not line or self._says(line, "none"):
                return cards
            if self._says(line, "undo"):
                if not cards:
                    return None
                cards.pop()
                continue
            card = self._card(CardNaming(catalog, cards_left(every, [*gone, *cards]), self._own), line, catalog)
            if card:
                cards.append(card)

    # Questions

    def _read(self, question: str, none: bool = False) -> str:
        """Asks something, and returns the answer; ``none`` says that it may be that word. Raises GivenUp."""
        return self._read_whole(question, none).rstrip(" .")

    def _read_whole(self, question: str, none: bool = True) -> str:
        """The same with the full stop at the end, which is an open end of a coatl."""
        while True:
            self.lines.say(question)
            line = self.lines.read()
            if line is None:
                raise GivenUp("quit")
            word = self._word(line)
            if word in ("menu", "quit"):
                raise GivenUp(word)
            if word in ("", "undo") or (word == "none" and none):
                return line
            self._tell_words()

    def _word(self, line: str) -> str:
        """The word that a line begins with, as ``command_of`` has it; an empty text for letters of colours."""
        if line == _NO_CARD:
            return "none"
        first, _, _ = line.rstrip(" .").partition(" ")
        letters = all(color_of(letter, self._own) for letter in first)
        return "" if letters else command_of(first, self.l10n)[0]

    def _says(self, line: str, word: str) -> bool:
        return self._word(line) == word

    def _tell_words(self) -> None:
        """Tells what can be typed where something is to be named."""
        undo, menu = (own_word(word, self.l10n) for word in ("undo", "menu"))
        self.lines.say(self.l10n("plain-tell-words", undo=undo, menu=menu))

    def _go_back(self, asking: Asking) -> None:
        """Goes back a question, from the first one out of what is asked, but for the deal. Raises GivenUp."""
        if asking.back():
            return
        if asking.view.phase != "lay":
            raise GivenUp("undo")
        self._tell_words()

    def _leaves(self, line: str, asking: Asking) -> bool:
        """Whether nothing is answered to the first question, other than in the deal."""
        return not line and not asking.progress[0] and asking.view.phase != "lay"

    def _ask_for_pieces(self, asking: Asking, asked: PiecesAsked) -> None:
        numbers = dict.fromkeys(asking.view.setup.field_number(place.field) for place in asked.places)
        fields = self.l10n("list-comma").join(map(str, numbers))
        line = self._read(self.l10n("plain-tell-pieces", fields=fields, n=len(asked.places)))
        if self._says(line, "undo") or self._leaves(line, asking):
            self._go_back(asking)
            return
        named = read_pieces(line, asked.places, self._own, asking.view.bags)
        fault = named.fault
        if fault is None and not named.complete:
            at = len(named.pieces)
            fault = NamingFault(
                "too-few", at, at + 1, {"missing": len(asked.places) - at, "field": asked.places[at].field}
            )
        if fault is not None:
            self.lines.wrong(fault_text(fault, self.l10n))
        else:
            asking.give_pieces(named.pieces)

    def _ask_for_card(self, asking: Asking, asked: CardAsked) -> None:
        where = self._where(asked.at, asking.view)
        message = "plain-tell-temple" if asked.is_temple else "plain-tell-card"
        question = self.l10n(message, where=where, n=asked.number, of=asked.of)
        if asked.may_lack and asking.view.opponent is not None:
            question = self.l10n("plain-tell-row", name=called(asking.view.opponent, self.l10n))
        line = self._read(question, none=asked.may_lack)
        if asked.may_lack and (not line or self._says(line, "none")):
            asking.lack()
        elif self._says(line, "undo") or self._leaves(line, asking):
            self._go_back(asking)
        else:
            card = self._card(CardNaming(asking.view.catalog, asking.cards(), self._own), line, asking.view.catalog)
            if card:
                asking.give_card(card)

    def _where(self, at: str, view: PlayerView) -> str:
        """Where a card will lie: a place that only an automatic opponent has is told with the name of that one."""
        place, name = place_text(at, self.l10n, view.setup.players), Lies(at, ()).name
        if view.opponent is None or name in _SHARED or name in SEATED:
            return place
        return self.l10n("place-of", name=called(view.opponent, self.l10n), place=place)

    def _card(self, naming: CardNaming, line: str, catalog: Catalog) -> str:
        """The card that a line of letters and perhaps a number names. As long as there are several, they are listed or
        counted, and a number or more letters are read. An empty text if it names none, or the player goes back."""
        every = naming
        while True:
            named = _named(naming, line)
            if isinstance(named, NamingFault) and naming.typed and len(line) > 1 and line.isalpha():
                named = _named(every, line)  # all letters once more
            if isinstance(named, str):
                return named
            if isinstance(named, NamingFault):
                self.lines.wrong(fault_text(named, self.l10n))
                if not naming.typed:
                    return ""
            else:
                naming = named
            for at, card in enumerate(naming.listed, 1):
                self.lines.choice(at, naming.catalog[card].id.partition(":")[2], card_words(card, catalog, self.l10n))
            message = "plain-tell-number" if naming.listed else "naming-letters-first"
            line = self._read(self.l10n(message, n=len(naming.offered)))
            if not line or self._says(line, "undo"):
                return ""

    def differs(self, rest: str, view: PlayerView) -> Found | None:
        """Returns a statement about the place that a player names, such as ``field 3``; None, after it was told how to
        write it, for a place of another kind. Raises GivenUp."""
        lies = Lies(rest, ())
        most = {"field": len(view.supply), "row": len(view.row), "top": len(view.piles)}
        if lies.name not in most or len(lies.numbers) != 1:
            self.lines.say(self.l10n("plain-differs", differs=own_word("differs", self.l10n)))
            return None
        number = field_called(lies.numbers[0], view) if lies.name == "field" else lies.numbers[0]
        if not 0 < number <= most[lies.name]:
            self.lines.wrong(self.l10n("plain-nothing-there", thing=plain(rest, 60)))
            return None
        size = view.rules.bodies_per_field if lies.name == "field" and number <= view.rules.body_fields else 1
        return self.ask((Opening("", f"{lies.name} {number}", size),), view, lays=True)


def _named(naming: CardNaming, line: str) -> CardNaming | NamingFault | str:
    """What a line of letters and perhaps a number makes of the naming of a card: the card, if there is a number."""
    number = ""
    for sign in fold(line):
        if sign.isdigit():
            number += sign
        elif not sign.isspace():
            further = naming.letter(sign)
            if isinstance(further, NamingFault):
                return further
            naming = further
    return naming.digit(int(number) if number.isdecimal() and len(number) < 3 else 0) if number else naming
