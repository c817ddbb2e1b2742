"""A game being played: the state now, how it came about, and the way back as far as the rules allow it."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import define, evolve, field, frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.game.actions import Action, Step
from coatl_core.game.engine import apply, new_game
from coatl_core.game.errors import Refusal, VariantFailed
from coatl_core.game.events import Event
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.refusals import refusal
from coatl_core.game.rules import Setup
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.game.scoring import score_sheet
from coatl_core.game.state import GameState, Ruleset
from coatl_core.game.turns import MOST_STEPS
from coatl_core.game.view import PlayerView, view


@frozen
class Played:
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
    for a setup that cannot be dealt, and VariantFailed. With ``short`` it is dealt with too few prophecies as well."""

    setup: Setup
    ruleset: Ruleset = field(repr=False)
    short: bool = field(default=False, kw_only=True, repr=False)
    state: GameState = field(init=False, repr=False)
    history: list[Played] = field(init=False, factory=list, repr=False)
    undone: list[Action] = field(init=False, factory=list, repr=False)

    def __attrs_post_init__(self) -> None:
        self.state = new_game(self.setup, self.ruleset, short=self.short)
        self._try_variants(self.state)

    @property
    def catalog(self) -> Catalog:
        """All cards of the game."""
        return self.ruleset.catalog

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
        return tuple(played.action for played in self.history)

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
        """Plays an action and returns what happened. Raises IllegalActionError, and VariantFailed if a variant's code
        fails at the action or at what follows from it; then nothing has changed."""
        before = self.state
        after, events = apply(before, action)
        self._try_variants(after)
        self.state = after
        self.history.append(Played(before, action, events))
        self.undone.clear()
        return events

    def _try_variants(self, state: GameState) -> None:
        """Asks the variants all they will be asked of this state: one that fails is to fail now, while the action can
        be taken back."""
        opponent = self.ruleset.opponent
        if self.ruleset.variants:
            by_the_rules = evolve(state, ruleset=Ruleset(self.catalog))
            for action in legal_actions(by_the_rules):
                refusal(state, action)
            score_sheet(state)
        if opponent is not None:
            seen = view(state, None)
            opponent.show(seen)
            opponent.forecast(seen)
            latest = self.history[-MOST_STEPS:]
            if len(latest) == MOST_STEPS and all(isinstance(played.action, Step) for played in latest):
                raise VariantFailed(opponent.id, opponent.id, "step: the turn does not end")

    def undo_refusal(self) -> Refusal | None:
        """Why the last action cannot be taken back; None if it can."""
        if not self.history:
            return Refusal("undo-nothing", "")
        if isinstance(self.history[-1].action, Step):
            return Refusal("undo-opponent", "")
        return Refusal("undo-revealed", "5.4") if self.history[-1].reveals else None

    def undo(self) -> bool:
        """Takes the last action back; False if there is none or it revealed a secret."""
        if self.undo_refusal():
            return False
        played = self.history.pop()
        self.state = played.before
        self.undone.append(played.action)
        return True

    def redo(self) -> bool:
        """Plays again the action taken back last; False if there is none."""
        if not self.undone:
            return False
        *undone, action = self.undone
        self.push(action)
        self.undone = undone
        return True
