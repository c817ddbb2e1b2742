"""The table as it would be with a trial on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from attrs import define, evolve, field

from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import Action, End, Extend, Start
from coatl_core.game.completing import Way
from coatl_core.game.errors import Refusal
from coatl_core.game.events import Event
from coatl_core.game.offers import Offer
from coatl_core.game.preview import Preview
from coatl_core.game.ready import Ready
from coatl_core.game.refusals import why_never_built
from coatl_core.game.view import PlayerView
from coatl_core.play.assembling import Attachment, attached
from coatl_core.play.standing import SaveFailure, Waiting
from coatl_core.play.table_game import TableGame
from coatl_core.play.trial import Trial


@define
class TrialGame:
    """A ``ShownGame`` (see there): another game with a trial coatl in place of one of its own. Nothing that is done
    here changes that game. The legal actions are those that lay a piece of the own board, or of the
    supply board, to the trial."""

    game: TableGame
    trial: Trial
    seen: Preview | None = field(init=False, default=None)
    """What every card would be worth beside the trial coatl; None while it has no piece."""

    def __attrs_post_init__(self) -> None:
        self.change(self.trial)

    def change(self, trial: Trial) -> None:
        """Puts another trial in place of this one. Raises VariantFailed; then this one stays."""
        coatl = trial.coatl
        self.seen = None if coatl is None else self.game.trial(trial.number, coatl)
        self.trial = trial

    def view(self) -> PlayerView:
        """The game's view with the trial coatl, in the middle of the player's assembling."""
        view, trial = self.game.view(), self.trial
        assert view.seat is not None
        coatl, own = trial.coatl, view.own
        if coatl is not None:
            coatls = (*own.coatls[: trial.number - 1], coatl, *own.coatls[trial.number :])
            own = evolve(own, coatls=coatls, board=trial.board(own.board))
        closed = coatl is not None and coatl.complete
        return evolve(
            view,
            players=(*view.players[: view.seat], own, *view.players[view.seat + 1 :]),
            acting=view.seat,
            phase="complete" if closed else "assemble",
            closing=trial.number - 1 if closed else -1,
        )

    def waits_for(self) -> Waiting:
        """The one who looks lays pieces, whoever is to move in the game."""
        return Waiting("self", self.game.view().seat)

    @property
    def legal_actions(self) -> Sequence[Action]:
        view, trial = self.game.view(), self.trial
        fields = (trial.left_on(number, pieces) for number, pieces in enumerate(view.supply, 1))
        pieces = dict.fromkeys(chain(trial.board(view.own.board), *fields))
        ends: tuple[End, ...] = ("tail", "head")
        return tuple(dict.fromkeys(action for p in pieces for end in ends if (action := self.laying(p, end))))

    @property
    def moves(self) -> Sequence[Offer]:
        return ()

    def laying(self, piece: Piece, end: End) -> Attachment | None:
        """Returns the action that stands for laying this piece; None for a loose one, and if that end is closed
        already."""
        where = self.trial.end_for(piece, end)
        if where is None or piece.loose:
            return None
        return Start(piece) if self.trial.coatl is None else Extend(self.trial.number, where, piece)

    def preview(self, action: Start | Extend) -> Preview:
        if action.piece.loose:
            return Preview(why_never_built(action.piece))
        coatl = attached(action, self.view().own.coatls)
        assert coatl is not None
        return self.game.trial(self.trial.number, coatl)

    def ready(self) -> Mapping[tuple[int, str], Ready]:
        return {}  # a trial fulfils nothing

    def ways_to_complete(self) -> tuple[Way, ...]:
        return ()

    def why_not_beside(self, coatl: int, card: str) -> Refusal | None:
        if coatl != self.trial.number:
            return self.game.why_not_beside(coatl, card)
        seen = self.seen.card(card) if self.seen is not None else None
        return seen.then.barred if seen is not None else None

    def rack(self, seat: int) -> tuple[Piece | None, ...]:
        laid = self.trial.spaces if seat == self.game.view().seat else ()
        return tuple(None if at in laid else piece for at, piece in enumerate(self.game.rack(seat), 1))

    # As in the game

    covered = False

    def log(self) -> list[Event]:
        return self.game.log()

    def news(self) -> list[Event]:
        return self.game.news()

    @property
    def last_actor(self) -> int | None:
        return self.game.last_actor

    def undo_refusal(self) -> Refusal | None:
        return self.game.undo_refusal()

    def save_failure(self) -> SaveFailure | None:
        return self.game.save_failure()
