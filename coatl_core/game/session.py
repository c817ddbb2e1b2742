"""A game being played: its current state, its history, and undo as far as the rules allow it (Ruling 5.4)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from attrs import define, field, frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.game.actions import Action, DrawDeck, Step
from coatl_core.game.determinize import determinize
from coatl_core.game.engine import apply, new_game
from coatl_core.game.errors import Refusal, VariantFailed
from coatl_core.game.events import Event
from coatl_core.game.legal_actions import by_the_rules, legal_actions, offers
from coatl_core.game.offers import Offer
from coatl_core.game.refusals import refusal
from coatl_core.game.rules import Setup
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.game.scoring import score_sheet
from coatl_core.game.state import GameState, Ruleset
from coatl_core.game.turns import MOST_STEPS
from coatl_core.game.view import PlayerView, view


@frozen
class Played:
    """One action of a game: the state before it, and what happened. ``drew_lots`` says that a variant drew lots."""

    before: GameState
    action: Action
    events: tuple[Event, ...]
    drew_lots: bool = False

    @property
    def seat(self) -> int:
        """Whose action it was."""
        return self.before.seat

    @property
    def reveals(self) -> bool:
        """Whether it showed something that nobody could know before, so that it cannot be undone (Ruling 5.4)."""
        return self.drew_lots or any(event.reveals for event in self.events)


@define
class Session:
    """A game and its history. ``push`` plays an action; ``undo`` and ``redo`` go back and forth. Raises ValueError for
    a setup that cannot be dealt, and VariantFailed. For ``short_hands`` see ``new_game``."""

    setup: Setup
    ruleset: Ruleset = field(eq=False)
    short_hands: bool = field(default=False, kw_only=True, eq=False)
    state: GameState = field(init=False)
    history: list[Played] = field(init=False, factory=list)
    undone: list[Action] = field(init=False, factory=list, eq=False)

    def __attrs_post_init__(self) -> None:
        self.state = new_game(self.setup, self.ruleset, short_hands=self.short_hands)
        self._try_variants(self.state)

    def __repr__(self) -> str:
        names, state = ", ".join(self.setup.players), self.state
        return f"<{type(self).__name__} of {names}, turn {state.turn}: {state.phase}, seat {state.seat}>"

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
        """What the acting seat can do now, in the order of ``legal_actions.legal_actions``."""
        return legal_actions(self.state)

    @property
    def offers(self) -> tuple[Offer, ...]:
        """The variants' own moves among the legal actions, with what is told of them."""
        return offers(self.state)

    @property
    def opponent_moves(self) -> bool:
        """Whether the next action is a step of the automatic opponent; then no player can act."""
        return self.state.phase == "opponent"

    def view(self, seat: int | None) -> PlayerView:
        """Returns the game as this seat may see it; seat None is a spectator."""
        return view(self.state, seat)

    def refusal(self, action: Action) -> Refusal | None:
        """Returns why the action is not legal now, or None if it is legal."""
        return refusal(self.state, action)

    def score_sheet(self) -> ScoreSheet:
        """Returns the scores of the current state."""
        return score_sheet(self.state)

    def push(self, action: Action) -> tuple[Event, ...]:
        """Plays an action and returns what happened. Raises IllegalActionError, and VariantFailed if the code of a
        variant fails for the action or for the state after it. The game does not change then."""
        before = self.state
        after, events = apply(before, action)
        self._try_variants(after)
        self.state = after
        self.history.append(Played(before, action, events, after.lots != before.lots))
        self.undone.clear()
        return events

    def _try_variants(self, state: GameState) -> None:
        """Calls every method of the variants that will be called for this state, so that a faulty variant fails now,
        before the state becomes the current one. Raises VariantFailed."""
        opponent = self.ruleset.opponent
        everybody = (None, *range(len(state.players)))
        if self.ruleset.variants:
            for seat in range(len(state.players)):
                self.ruleset.limits(state.rules, state.variants, seat)
            for action in by_the_rules(state):
                refusal(state, action)
            legal_actions(state)
            score_sheet(state)
            if self.ruleset.hiding:
                for who in everybody:
                    determinize(view(state, who), Random(0))
            if self.ruleset.showing:
                for who in everybody:
                    view(state, who).panel()
        if opponent is not None:
            seen = view(state, None)
            opponent.show(seen)
            opponent.forecast(seen)
            latest = self.history[-MOST_STEPS:]
            if len(latest) == MOST_STEPS and all(isinstance(played.action, Step) for played in latest):
                raise VariantFailed(opponent.id, opponent.id, "step: the turn does not end")

    def copy(self) -> Session:
        """Returns the same game, to be played on by itself."""
        other = Session.__new__(Session)
        other.setup, other.ruleset, other.state = self.setup, self.ruleset, self.state
        other.history, other.undone = self.history[:], self.undone[:]
        return other

    def undo_refusal(self, actions: int = 1) -> Refusal | None:
        """Returns why the last so many actions, at least one, cannot all be undone, or None if they can."""
        for played in reversed(self.history[-actions:]):
            if isinstance(played.action, Step):
                return Refusal("undo-opponent", "")
            if played.reveals:
                return Refusal("undo-revealed", "5.4" if isinstance(played.action, DrawDeck) else "")
        return None if len(self.history) >= actions else Refusal("undo-nothing", "")

    def undo(self) -> bool:
        """Undoes the last action. Returns False, and does nothing, if ``undo_refusal`` gives a reason."""
        if self.undo_refusal():
            return False
        self.pop()
        return True

    def pop(self) -> Action:
        """Takes the last action back and returns it. Unlike ``undo`` it also takes back actions that revealed a secret
        and steps of the opponent, because programs that look ahead need that. Raises IndexError if there is none."""
        if not self.history:
            raise IndexError("there is no action to take back")
        played = self.history.pop()
        self.state = played.before
        self.undone.append(played.action)
        return played.action

    def peek(self) -> Action:
        """Returns the last action. Raises IndexError if there is none."""
        if not self.history:
            raise IndexError("there is no action yet")
        return self.history[-1].action

    def redo(self) -> bool:
        """Plays the action that was undone last. Returns False if there is none. Raises VariantFailed."""
        if not self.undone:
            return False
        *undone, action = self.undone
        self.push(action)
        self.undone = undone
        return True
