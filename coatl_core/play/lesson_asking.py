"""What a lesson wants to be answered where things of a real table are named."""

from __future__ import annotations

from itertools import groupby

from attrs import frozen

from coatl_core.cards.pieces import Piece, piece
from coatl_core.game.found import Found
from coatl_core.game.lesson import Move, lying
from coatl_core.game.opened import read_back
from coatl_core.language.named_cards import CardNaming
from coatl_core.play.asking import Asking, CardAsked, PiecesAsked


@frozen
class LessonAsking:
    """The questions that belong to a move of a lesson, and what it wants to be answered."""

    asking: Asking
    move: Move

    @property
    def _wanted(self) -> dict[str, tuple[str, ...]]:
        """What is to be told, by the places where it will lie."""
        action = self.move.action
        return lying(action if isinstance(action, Found) else read_back(self.asking.openings, self.move.found))

    @property
    def stage(self) -> int:
        """How far the step has come: the number of the question that is asked now. All pieces together are one, each
        card is one; but for the deal the action comes before them."""
        told = [lies for lies in self.asking.told if lies.name != "field"]
        pieces = len(told) < len(self.asking.told) and not isinstance(self.asking.asked, PiecesAsked)
        return 1 + (self.asking.view.phase != "lay") + pieces + sum(len(lies.things or ()) for lies in told)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The pieces that are to be named now, in the order of the question; none if it is about a card."""
        asked = self.asking.asked
        if not isinstance(asked, PiecesAsked):
            return ()
        wanted = self._wanted
        return tuple(
            piece(text)
            for number in dict.fromkeys(each.field for each in asked.places)
            for text in wanted[f"field {number}"]
        )

    @property
    def card(self) -> str:
        """The card that is to be named now; an empty text if there is none, or pieces are asked for."""
        asked = self.asking.asked
        things = self._wanted.get(asked.at, ()) if isinstance(asked, CardAsked) else ()
        return things[asked.number - 1] if isinstance(asked, CardAsked) and asked.number <= len(things) else ""

    @property
    def typed(self) -> str:
        """What is typed for the answer in lines of text: the letters of each field, or those of a card with its
        number."""
        asked = self.asking.asked
        if isinstance(asked, PiecesAsked):
            places = zip(asked.places, self.pieces, strict=True)
            fields = groupby(places, lambda each: each[0].field)
            return " ".join("".join(kind.color for _, kind in group) for _, group in fields).lower()
        naming = CardNaming(self.asking.view.catalog, self.asking.cards())
        keys = naming.keys(self.card).lower()
        return f"{keys[:-1]} {keys[-1:]}"

    def go_back(self) -> bool:
        """Goes back to the last question if its answer was not the one that the lesson wants. Returns whether it
        was not."""
        wanted, asking = self._wanted, self.asking
        strays = any(wanted.get(lies.at, ())[: len(lies.things or ())] != lies.things for lies in asking.told)
        if not strays and asking.asked is None:  # a card was said to lack
            told = {lies.at: lies.things or () for lies in asking.told}
            strays = any(things != told.get(at, ()) for at, things in wanted.items())
        return strays and asking.back()
