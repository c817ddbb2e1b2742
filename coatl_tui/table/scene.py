"""A scene: all that the panes of the table show at one moment."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from attrs import evolve, field, frozen

from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import Take
from coatl_core.game.coatl import Coatl
from coatl_core.game.errors import VariantFailed
from coatl_core.game.preview import Preview
from coatl_core.language.l10n import L10n
from coatl_core.play.assembling import Attachment
from coatl_core.play.sight import Sight
from coatl_core.play.things import BoardSpace, Field, HandCard, RowPlace
from coatl_tui.widgets.card import Card
from coatl_tui.widgets.signs import USUAL, Signs


@frozen(kw_only=True)
class Scene(Sight):
    """What is seen, as it is shown: ``marked`` are the places of the hand marked to be kept, ``item`` is what the
    cursor stands on. ``signs`` are those that texts about pieces are written with. ``looks_on`` says that who looks
    plays at no seat of a game that others play elsewhere."""

    l10n: L10n
    marked: frozenset[int] = frozenset()
    item: object = None
    signs: Signs = USUAL
    looks_on: bool = False
    cards: dict[object, Card] = field(factory=dict, eq=False, repr=False)
    """The cards of this table as they are drawn, by what they are made from: the cursor goes from one thing to the next
    one, and most cards stay as they are."""
    kept: dict[object, object] = field(factory=dict, eq=False, repr=False)
    """What else is drawn of this table wherever the cursor stands, by what it is made from; see ``Board.kept``."""

    @property
    def computer_moves(self) -> bool:
        """Whether a computer player is to move."""
        return self.waiting.who == "computer"

    @property
    def card(self) -> str | None:
        """The prophecy under the cursor. The pieces it counts are marked."""
        match self.item:
            case HandCard(card=card):
                return card
            case RowPlace(place=place):
                return self.view.row[place - 1]
        return None

    @property
    def board(self) -> tuple[Piece | None, ...]:
        """The player board shown: a piece or None for each of its spaces."""
        free = self.view.limits(self.shown).board_spaces - len(self.shown_rack)
        return (*self.shown_rack, *[None] * free)

    @property
    def ghost(self) -> Coatl | None:
        """The active coatl as it would be with the piece under the cursor; None if that piece cannot be attached."""
        return self.preview.after if self.preview is not None else None

    @cached_property
    def brought(self) -> tuple[Piece, ...]:
        """The pieces that the field under the cursor would bring; none if it cannot be taken."""
        item = self.item
        takes = isinstance(item, Field) and self.shows_own and Take(item.number) in self.legal
        return self.view.supply[item.number - 1] if isinstance(item, Field) and takes else ()

    def foreseen(self, foresee: Callable[[Attachment], Preview]) -> Scene:
        """This scene with the preview of the piece under the cursor; ``foresee`` is ``TableGame.preview``. A variant
        that fails at it gives none: it says so when the piece is attached."""
        action = self.attaching(self.item.piece) if isinstance(self.item, BoardSpace) and self.shows_own else None
        if action is None and self.preview is None:
            return self
        try:
            return evolve(self, preview=foresee(action) if action is not None else None)
        except VariantFailed:
            return evolve(self, preview=None)
