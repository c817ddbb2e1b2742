"""What one sees of a game at one moment: the view, what can be done, and what is known of things beforehand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TypeAlias

from attrs import Factory, field, frozen

from coatl_core.cards.pieces import Piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.temples import Temple
from coatl_core.game.abilities import HasPanel
from coatl_core.game.actions import Action
from coatl_core.game.coatl import Coatl, growing
from coatl_core.game.errors import Refusal
from coatl_core.game.offers import Offer
from coatl_core.game.opponent import Forecast
from coatl_core.game.preview import Preview, Prospect, prospect
from coatl_core.game.reach import NOTHING_YET, Reach, reach
from coatl_core.game.ready import Ready
from coatl_core.game.refusals import why_not_close
from coatl_core.game.track import PanelPart
from coatl_core.game.view import PlayerView, SeatView
from coatl_core.play.assembling import Attachment, Caret
from coatl_core.play.completing import Completing
from coatl_core.play.panel import PanelSpot, spots_of
from coatl_core.play.standing import Waiting, waiting_in
from coatl_core.play.trial import Trial

WhyNotBeside: TypeAlias = Callable[[int, str], Refusal | None]
"""``TableGame.why_not_beside``."""


@frozen(kw_only=True)
class Sight:
    """``legal`` are the legal actions of the one who looks, ``shown`` is the seat whose board and coatls are looked at.
    ``forecast`` is what an automatic opponent would do next, or None if that is not to be told. ``barred`` holds the
    reason for each prophecy, of the hand or the row, that may not lie beside an own coatl, by the coatl's number and
    the card.

    ``moves`` are the moves that variants offer the one who looks, and the answers while they ask. ``panel`` is what
    they show beside the table, see ``PlayerView.panel``.

    ``rack`` are the pieces on the own player board, ``shown_rack`` those on the one shown, and ``hand`` the prophecies
    of the own hand, each at its place, None where it is empty. ``caret`` says where the next piece goes, None if
    nowhere. ``preview`` is what would be with the piece that one looks at, None if there is none or nowhere for it to
    go. ``trial`` is what is tried in place of an own coatl, and ``tried`` what every card would be worth beside it;
    both are None at the real table. ``completing`` is the choice of cards for an own coatl that has just been
    completed, None while there is none. ``ready`` is what the prophecies of the own hand can bring in this turn, by the
    coatl's number and the card. ``waiting`` says who is waited for."""

    view: PlayerView
    legal: tuple[Action, ...]
    shown: int
    barred: Mapping[tuple[int, str], Refusal]
    forecast: Forecast | None = None
    moves: tuple[Offer, ...] = ()
    panel: tuple[tuple[HasPanel, tuple[PanelPart, ...]], ...] = ()
    rack: tuple[Piece | None, ...] = field(default=Factory(lambda self: self.view.own.board, takes_self=True))
    shown_rack: tuple[Piece | None, ...] = field(
        default=Factory(lambda self: self.rack if self.shows_own else self.table.board, takes_self=True)
    )
    hand: tuple[str | None, ...] = field(default=Factory(lambda self: self.view.own.hand or (), takes_self=True))
    caret: Caret | None = None
    preview: Preview | None = None
    trial: Trial | None = None
    tried: Preview | None = None
    completing: Completing | None = None
    ready: Mapping[tuple[int, str], Ready] = field(factory=dict)
    waiting: Waiting = field(default=Factory(lambda self: waiting_in(self.view), takes_self=True))
    _lacks: dict[object, Reach | None] = field(factory=dict, eq=False, repr=False)
    """What ``lacks`` has found: the same table is looked at with the cursor on one thing after the other."""

    @property
    def table(self) -> SeatView:
        """The player whose board and coatls are shown."""
        return self.view.players[self.shown]

    @cached_property
    def shows_own(self) -> bool:
        """Whether the board and coatls shown are those of the one who looks."""
        return self.shown == self.view.seat

    @cached_property
    def panel_spots(self) -> list[PanelSpot]:
        """The things of what variants show that one can stand on, in the order of their numbers."""
        return spots_of(self.panel, len(self.view.players))

    @property
    def looked_at(self) -> SeatView | None:
        """The other player whose board and coatls are shown to the one who looks, or None."""
        return None if self.view.seat is None or self.shows_own else self.table

    @property
    def untold(self) -> bool:
        """Whether the one who looks sits at a secret seat of a real table, of whose cards only the number is known:
        then it is not told what cards and pieces could bring."""
        return self.view.seat in self.view.setup.secret

    @property
    def own_turn(self) -> bool:
        """Whether it is the turn of the one who looks."""
        return self.view.seat == self.view.acting

    @cached_property
    def closing(self) -> Coatl | None:
        """The own coatl that has just been closed and gets its last cards (RULES 6.5), or None."""
        return self.view.own.coatls[self.view.closing] if self.own_turn and self.view.closing >= 0 else None

    @cached_property
    def active(self) -> int:
        """The number of the own coatl that gets what is attached or fulfilled: the one just closed, or that of the
        caret; one more than there are for a new one, 0 for none."""
        if self.closing is not None:
            return self.view.closing + 1
        return self.caret.coatl if self.caret is not None else 0

    def lacks(self, card: str, number: int, field: tuple[Piece, ...] = ()) -> Reach | None:
        """How the prophecy gets to its next level beside the own coatl of this number (one more than there are: a new
        one), with what lies on the own board and what would come with a field. It may be in the hand, in the row or
        beside the coatl. None if it is at the highest level, or if the next one is out of reach."""
        own = self.view.own
        coatl = own.coatls[number - 1] if number <= len(own.coatls) else NOTHING_YET
        asked = card, coatl, own.board, field
        if asked not in self._lacks:
            self._lacks[asked] = self._way(card, number, coatl, field)
        return self._lacks[asked]

    def _way(self, card: str, number: int, coatl: Coatl, field: tuple[Piece, ...]) -> Reach | None:
        own, catalog, rules = self.view.own, self.view.catalog, self.view.rules

        def may_close(closed: Coatl) -> bool:
            return why_not_close(closed, number, own.completed, own.hand or (), rules, catalog) is None

        return reach(catalog.prophecies[card], coatl, rules.strict_x, own.board, field, may_close)

    @cached_property
    def aim(self) -> int:
        """The number of the own coatl that cards are seen beside: the one that gets what is attached or fulfilled, or
        else the last one that can grow; one more than there are if another can be begun, 0 for none."""
        own = self.view.own
        if self.untold:
            return 0
        number = self.active or max((number for number, _ in self.growing()), default=0)
        if 0 < number <= len(own.coatls):
            return number
        return len(own.coatls) + 1 if self.view.phase != "over" and own.completed < self.view.rules.coatls else 0

    def attaching(self, piece: Piece) -> Attachment | None:
        """The action that attaches the piece at the caret, legal or not; None without a caret."""
        return self.caret.attaches(piece, self.view.own.coatls) if self.caret is not None else None

    def growing(self) -> list[tuple[int, Coatl]]:
        """The own coatls that may still get a prophecy, each with its number (RULES 6.1c, 6.5); none of an untold
        hand."""
        return [] if self.untold else growing_coatls(self.view)

    def temple_points(self, temple: Temple) -> list[tuple[int, int]]:
        """What a temple is worth beside each of these coatls as it is now, after the coatl's number. It can be claimed
        when the coatl has been closed (RULES 6.5)."""
        card_colors = self.view.catalog.card_colors
        return [(n, temple.points_for(coatl.colors, card_colors(coatl.prophecies))) for n, coatl in self.growing()]

    def prospect(self, prophecy: Prophecy, number: int) -> Prospect | Refusal:
        """Returns what the prophecy is worth beside the own coatl of this number as it is now (RULES 8.5), or why it
        may not lie there."""
        refused = self.barred.get((number, prophecy.id))
        if refused is not None:
            return refused
        return prospect(prophecy, self.view.own.coatls[number - 1], self.view.rules.strict_x)


def growing_coatls(view: PlayerView) -> list[tuple[int, Coatl]]:
    """Returns the coatls of the one who looks that may still get a prophecy, each with its number; none after the
    end."""
    if view.phase == "over":
        return []
    return growing(view.own.coatls, view.closing if view.own is view.players[view.acting] else -1)


def barred_prophecies(view: PlayerView, why_not_beside: WhyNotBeside) -> dict[tuple[int, str], Refusal]:
    """Returns the reasons for ``Sight.barred``; ``why_not_beside`` is the game's."""
    cards = dict.fromkeys([*(view.own.hand or ()), *(card for card in view.row if card is not None)])
    asked = {(number, card): why_not_beside(number, card) for number, _ in growing_coatls(view) for card in cards}
    return {place: refused for place, refused in asked.items() if refused is not None}
