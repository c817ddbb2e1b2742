"""How turns follow each other: players, an automatic opponent between them, and the last turn (RULES 3, 8, 9.3)."""

from __future__ import annotations

from coatl_core.game.events import Event, TurnBegan
from coatl_core.game.last_turns import end_game, is_last_turn
from coatl_core.game.refill import refill_row
from coatl_core.game.state import GameState

MOST_STEPS = 300
"""No opponent's turn has so many steps: one that had would never end."""


def end_action(state: GameState, events: list[Event] | None) -> None:
    """An action of the player is done; so is the turn, unless another one is due."""
    state.passes = 0
    state.acted = True
    state.actions_left -= 1
    if state.actions_left:
        state.phase = "action"
    else:
        end_turn(state, events)


def end_turn(state: GameState, events: list[Event] | None) -> None:
    """The row is refilled (5.2), and the next player's turn begins, or the game is over."""
    if None in state.row:
        refill_row(state, events)
    if state.last_turns is None:
        next_turn(state, (state.seat + 1) % len(state.players), 1, events)
    elif state.last_turns:
        seat, actions = state.last_turns.pop(0)
        next_turn(state, seat, actions, events)
    else:
        end_game(state, events)


def next_turn(state: GameState, seat: int, actions: int, events: list[Event] | None) -> None:
    """A seat's turn comes; an automatic opponent moves before it."""
    state.seat = seat
    state.actions_left = actions
    state.acted = False
    if state.ruleset.opponent is not None:
        state.phase = "opponent"
    else:
        _begin_turn(state, events)


def opponent_step(state: GameState, events: list[Event] | None) -> None:
    """One step of the automatic opponent, and what follows its last one: the row is refilled (9.8) and the player's
    turn begins, or the game is over (9.10)."""
    opponent = state.ruleset.opponent
    assert opponent is not None
    if not opponent.step(state, events):
        return
    state.passes = 0
    state.acted = False
    if None in state.row:
        refill_row(state, events)
    if state.last_turns is not None and not state.rules.last_turns:
        end_game(state, events)
    else:
        _begin_turn(state, events)


def _begin_turn(state: GameState, events: list[Event] | None) -> None:
    state.turn += 1
    state.phase = "action"
    if events is not None:
        events.append(TurnBegan(state.seat, state.turn, state.actions_left, is_last_turn(state)))
