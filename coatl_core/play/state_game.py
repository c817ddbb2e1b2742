"""What any game answers about the table that it shows, to the one who looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coatl_core.cards.pieces import Piece
from coatl_core.game import refusals
from coatl_core.game.actions import Action, Extend, Start
from coatl_core.game.coatl import Coatl
from coatl_core.game.completing import Way, ways
from coatl_core.game.errors import Refusal
from coatl_core.game.events import Event, seen_by
from coatl_core.game.laying import Opening, to_lay
from coatl_core.game.legal_actions import offers
from coatl_core.game.offers import Offer
from coatl_core.game.opened import before_opening, opened
from coatl_core.game.preview import Preview, preview, trial_preview
from coatl_core.game.ready import Ready, ready
from coatl_core.game.rules import TokenKind
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.game.scoring import seen_sheet
from coatl_core.game.secret import is_secret, playable, why_not, without_made_up
from coatl_core.game.state import GameState
from coatl_core.game.view import PlayerView, view

TURN_OF_ANOTHER = Refusal("turn-of-another", "3")
"""Why the one who looks can do nothing while somebody else is to move."""


class StateGame:
    """A game at one of its states: the part of a ``ShownGame`` and a ``TableGame`` (see there) that follows from the
    state alone. A game has the state from its session, from one of its positions, or from what a seat knows."""

    @property
    def viewer(self) -> int | None:
        """The seat whose secrets may be on the screen; None if nobody's may."""
        raise NotImplementedError

    @property
    def state(self) -> GameState:
        """The table that is shown. It must not be changed."""
        raise NotImplementedError

    @property
    def not_now(self) -> Refusal | None:
        """Why the one who looks can do nothing at all now; None if they can. What is asked while another is to move
        would be answered about the other: with the cards of a hand that is secret."""
        return None if self.state.phase == "over" or self.viewer == self.state.seat else TURN_OF_ANOTHER

    def view(self) -> PlayerView:
        return view(self.state, self.viewer)

    def score_sheet(self) -> ScoreSheet:
        return seen_sheet(self.state, self.viewer)

    @property
    def legal_actions(self) -> Sequence[Action]:
        return () if self.not_now else playable(self.state)

    @property
    def moves(self) -> Sequence[Offer]:
        return () if self.not_now else offers(self.state)

    def refusal(self, action: Action) -> Refusal | None:
        return self.not_now or why_not(self.state, action)

    def undoes_deal(self, with_steps: bool = False) -> bool:
        return False

    def opened(self, action: Action) -> Sequence[Opening]:
        return opened(self.state, action)

    def before_opening(self, action: Action) -> Sequence[Event]:
        return [seen_by(event, self.viewer) for event in before_opening(self.state, action)]

    def to_lay(self) -> Sequence[Opening]:
        return to_lay(self.state)

    def preview(self, action: Start | Extend) -> Preview:
        refused = self.not_now
        return Preview(refused) if refused else preview(without_made_up(self.state), action)

    def ready(self) -> Mapping[tuple[int, str], Ready]:
        return {} if self.not_now or is_secret(self.state) else ready(self.state)

    def ways_to_complete(self) -> tuple[Way, ...]:
        return () if self.not_now or is_secret(self.state) else ways(self.state)

    def trial(self, number: int, coatl: Coatl) -> Preview:
        return trial_preview(*self._known, number, coatl)

    def why_not_build(self, piece: Piece) -> Refusal | None:
        return self.not_now or refusals.why_not_build(without_made_up(self.state), piece)

    def why_not_fulfil(self, card: str) -> Refusal | None:
        return self.not_now or refusals.why_not_fulfil(without_made_up(self.state), card)

    def why_not_beside(self, coatl: int, card: str) -> Refusal | None:
        return refusals.why_not_beside(*self._known, coatl, card)

    def why_not_extend(self, coatl: int) -> Refusal | None:
        return self.not_now or refusals.why_not_extend(self.state, coatl)

    def why_not_spend(self, token: TokenKind) -> Refusal | None:
        return self.not_now or refusals.why_not_spend(self.state, token)

    @property
    def _known(self) -> tuple[GameState, int]:
        """The state in which to ask what could lie beside the own coatls, and whose they are: the viewer's, at any
        moment; without one those of the player whose turn it is. A hand that nobody knows here is left out."""
        if self.viewer is not None and self.viewer not in self.state.setup.secret:
            return self.state, self.viewer
        known, seat = self.state.clone(), self.state.seat if self.viewer is None else self.viewer
        known.players[seat].hand = known.players[seat].temples = ()
        return known, seat
