"""A game being played: the state now, how it came about, and the way back as far as the rules allow it."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import define, field, frozen

from coatl_core.actions import Action
from coatl_core.actions import Step as OpponentStep
from coatl_core.cards import Catalog
from coatl_core.engine import apply, new_game
from coatl_core.events import Event
from coatl_core.guard import VariantFailed
from coatl_core.legal import legal_actions
from coatl_core.refusals import Refusal, refusal
from coatl_core.rules import Setup
from coatl_core.scoring import ScoreSheet, score_sheet
from coatl_core.state import GameState
from coatl_core.view import PlayerView, view

MOST_STEPS = 300
"""No opponent's turn has so many steps: one that had would never end."""


@frozen
class Step:
    """One action of a game: the state it was done in, and what happened."""

    before: GameState
    action: Action
    events: tuple[Event, ...]

    @property
    def seat(self) -> int:
        """Whose action it was."""
        return self.before.seat

    @property
    def reveals(self) -> bool:
        """Whether it showed something nobody could know: then it stands (Ruling 5.4)."""
        return any(event.reveals for event in self.events)


@define
class Session:
    """A game from its setup on. ``push`` plays an action; ``undo`` and ``redo`` go back and forth. Raises ValueError
    for a setup that cannot be dealt, and VariantFailed."""

    setup: Setup
    catalog: Catalog = field(repr=False)
    state: GameState = field(init=False, repr=False)
    steps: list[Step] = field(init=False, factory=list, repr=False)
    undone: list[Action] = field(init=False, factory=list, repr=False)

    def __attrs_post_init__(self) -> None:
        self.state = new_game(self.setup, self.catalog)
        self._try_variants(self.state)

    @property
    def over(self) -> bool:
        return self.state.phase == "over"

    @property
    def acting(self) -> int:
        """The seat whose action is due."""
        return self.state.seat

    @property
    def actions(self) -> tuple[Action, ...]:
        """All actions so far."""
        return tuple(step.action for step in self.steps)

    @property
    def legal_actions(self) -> Sequence[Action]:
        """What the acting seat can do now; see ``legal.legal_actions``."""
        return legal_actions(self.state)

    @property
    def opponent_moves(self) -> bool:
        """Whether the automatic opponent's step is due: nobody at the table can do anything else."""
        return self.state.phase == "opponent"

    def view(self, seat: int | None) -> PlayerView:
        """The game as this seat may see it."""
        return view(self.state, seat)

    def refusal(self, action: Action) -> Refusal | None:
        """Why the action is not legal now; None if it is."""
        return refusal(self.state, action)

    def score_sheet(self) -> ScoreSheet:
        """The scores as they stand."""
        return score_sheet(self.state)

    def push(self, action: Action) -> tuple[Event, ...]:
        """Plays an action and returns what happened. Raises IllegalAction, and VariantFailed if a variant's code fails
        at it or at what comes of it; then nothing has changed."""
        before = self.state
        after, events = apply(before, action)
        self._try_variants(after)
        self.state = after
        self.steps.append(Step(before, action, events))
        self.undone.clear()
        return events

    def _try_variants(self, state: GameState) -> None:
        """Asks the variants all they will be asked of this state: one that fails is to fail now, while the action can
        be taken back."""
        opponent = self.catalog.opponent
        if self.catalog.variants:
            legal_actions(state)
            score_sheet(state)
        if opponent is not None:
            seen = view(state, None)
            opponent.show(seen)
            opponent.forecast(seen)
            latest = self.steps[-MOST_STEPS:]
            if len(latest) == MOST_STEPS and all(isinstance(step.action, OpponentStep) for step in latest):
                raise VariantFailed(opponent.id, opponent.id, "step: the turn does not end")

    def undo_refusal(self) -> Refusal | None:
        """Why the last action cannot be taken back; None if it can."""
        if not self.steps:
            return Refusal("undo-nothing", "")
        if isinstance(self.steps[-1].action, OpponentStep):
            return Refusal("undo-opponent", "")
        return Refusal("undo-revealed", "5.4") if self.steps[-1].reveals else None

    def undo(self) -> bool:
        """Takes the last action back; False if there is none or it revealed a secret."""
        if self.undo_refusal():
            return False
        step = self.steps.pop()
        self.state = step.before
        self.undone.append(step.action)
        return True

    def redo(self) -> bool:
        """Plays again the action taken back last; False if there is none."""
        if not self.undone:
            return False
        *undone, action = self.undone
        self.push(action)
        self.undone = undone
        return True
