"""What people at a real table are asked to name, one thing after the other: pieces in one line, cards one by one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from attrs import define, field, frozen

from coatl_core.cards.pieces import Piece, piece
from coatl_core.game.found import Found, Lies
from coatl_core.game.laying import Opening
from coatl_core.game.opened import told_of
from coatl_core.game.view import PlayerView
from coatl_core.language.named_cards import cards_left
from coatl_core.language.named_pieces import Place, places_of

_TEMPLES = ("temple", "top")
"""The names of places where temples lie; at all others but fields lie prophecies."""
MAY_LACK = "row"
"""The source that may have fewer things than are asked for: the app does not know how many cards a real row has."""


@frozen
class PiecesAsked:
    """The pieces of these places of the supply board."""

    places: tuple[Place, ...]


@frozen
class CardAsked:
    """A card: where it will lie, and that it is number ``number`` of ``of`` there. ``may_lack`` says that there may be
    none."""

    at: str
    number: int
    of: int
    may_lack: bool = False

    @property
    def is_temple(self) -> bool:
        """Whether a temple is meant."""
        return Lies(self.at, ()).name in _TEMPLES

    @property
    def seat(self) -> int | None:
        """The seat, from 0, that alone may see the card; None if everybody may."""
        lies = Lies(self.at, ())
        return lies.numbers[0] - 1 if lies.name in ("hand", "temple") else None


Asked: TypeAlias = PiecesAsked | CardAsked


@define
class Asking:
    """The questions about these openings, and the answers given so far: see ``Opening``. ``lays`` says that they are
    the first statement of a game, and not about an action."""

    openings: Sequence[Opening]
    view: PlayerView
    lays: bool = False
    _things: list[list[str]] = field(init=False)
    _at: int = field(default=0, init=False)
    """The index of the opening that is asked about."""

    def __attrs_post_init__(self) -> None:
        self._things = [[] for _ in self.openings]

    @property
    def asked(self) -> Asked | None:
        """What is asked now; None when all is told."""
        if self._at == len(self.openings):
            return None
        opening = self.openings[self._at]
        if _is_field(opening):
            return PiecesAsked(places_of(self._fields(), self.view.rules))
        number = len(self._things[self._at]) + 1
        lacks = opening.source == MAY_LACK or number > opening.number
        return CardAsked(opening.at, number, opening.number + opening.more, lacks)

    @property
    def progress(self) -> tuple[int, int]:
        """How many things were told, and how many there are in all."""
        return sum(map(len, self._things)), sum(opening.number + opening.more for opening in self.openings)

    @property
    def told(self) -> tuple[Lies, ...]:
        """What was told so far, by the places where it will lie."""
        return tuple(Lies(o.at, things) for o, things in zip(self.openings, self._things, strict=True) if things)

    def pieces(self) -> tuple[Piece, ...]:
        """What was told before of the pieces that are asked for now."""
        told = dict(zip(map(_field, self.openings), self._things, strict=True))
        return tuple(piece(text) for number in self._fields() for text in told[number])

    def cards(self) -> tuple[str, ...]:
        """The cards that can be meant now: those that lie nowhere else, as far as one can see."""
        asked, catalog = self.asked, self.view.catalog
        temples = isinstance(asked, CardAsked) and asked.is_temple
        cards = cards_left(catalog.temple_cards(), self._gone) if temples else self.prophecies()
        among = self.openings[self._at].among if asked is not None else ()
        return tuple(card for card in cards if card in among) if among else cards

    def prophecies(self) -> tuple[str, ...]:
        """The prophecies that may still come, as far as one can see."""
        return cards_left(self.view.catalog.prophecy_cards(), self._gone)

    @property
    def _gone(self) -> list[str]:
        drawn = sum(opening.number for opening in self.openings if opening.source == "deck")
        renewed = drawn > self.view.deck_size
        return [*lying_cards(self.view, renewed), *(card for things in self._things for card in things)]

    def give_pieces(self, pieces: Iterable[Piece]) -> None:
        """Answers with all pieces that were asked for."""
        left = [kind.text for kind in pieces]
        by_field: dict[int, list[str]] = {}
        for place in places_of(self._fields(), self.view.rules):
            by_field.setdefault(place.field, []).append(left.pop(0))
        for at in range(self._at, self._pieces_end()):
            self._things[at] = by_field[_field(self.openings[at])]
        self._at = self._pieces_end()

    def give_card(self, card: str) -> None:
        """Answers with the card that was asked for."""
        self._things[self._at].append(card)
        opening = self.openings[self._at]
        self._at += len(self._things[self._at]) == opening.number + opening.more

    def lack(self) -> None:
        """There is no card any more where one may lack."""
        source = self.openings[self._at].source
        while self._at < len(self.openings) and self.openings[self._at].source == source:
            self._at += 1

    def back(self) -> bool:
        """Goes back to the question before, whose answer is forgotten if it was a card. Returns False if this is the
        first one."""
        if self._at < len(self.openings) and self._things[self._at] and not _is_field(self.openings[self._at]):
            self._things[self._at].pop()
            return True
        at = self._at - 1
        while at > 0 and _is_field(self.openings[at]) and _is_field(self.openings[at - 1]):
            at -= 1
        if at < 0:
            return False
        self._at = at
        if not _is_field(self.openings[at]) and self._things[at]:
            self._things[at].pop()
        return True

    def found(self) -> Found:
        """Returns the statement, when all is told."""
        if self.lays:
            return Found(tuple(Lies(o.at, things) for o, things in zip(self.openings, self._things, strict=True)))
        return told_of(self.openings, self._things)

    def _fields(self) -> list[int]:
        """The fields whose pieces are asked for in one line, in the order of the numbers on the real board."""
        fields = map(_field, self.openings[self._at : self._pieces_end()])
        return sorted(fields, key=self.view.setup.field_number)

    def _pieces_end(self) -> int:
        """The index after the openings whose pieces are asked for in one line."""
        end = self._at
        while end < len(self.openings) and _is_field(self.openings[end]):
            end += 1
        return end


def _is_field(opening: Opening) -> bool:
    return Lies(opening.at, ()).name == "field"


def _field(opening: Opening) -> int:
    """The number of the field that is filled; 0 for another place."""
    return Lies(opening.at, ()).numbers[0] if _is_field(opening) else 0


def lying_cards(view: PlayerView, renewed: bool = False) -> Iterator[str]:
    """Returns the cards that are seen to lie somewhere; if the deck is ``renewed``, discarded ones may lie anywhere."""
    opponent = view.opponent
    yield from (card for card in view.row if card is not None)
    yield from (pile.top for pile in view.piles if pile.top is not None)
    if not renewed:
        yield from view.discard
    for player in view.players:
        yield from player.shown
        for coatl in player.coatls:
            yield from coatl.prophecies
            if coatl.temple is not None:
                yield coatl.temple
    if opponent is not None:
        yield from (card.card for card in opponent.cards)
        yield from (line.card for line in opponent.scored)
