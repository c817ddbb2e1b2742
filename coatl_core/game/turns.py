"""The order of turns: the players', those of an automatic opponent between them, and the end (RULES 3, 8, 9.3)."""

from __future__ import annotations

from coatl_core.game.events import Event, RoundBegan, TurnBegan, TurnEnded
from coatl_core.game.last_turns import end_game, is_last_turn
from coatl_core.game.reactions import tell
from coatl_core.game.refill import refill_row
from coatl_core.game.state import GameState

MOST_STEPS = 300
"""An opponent's turn with so many steps is regarded as endless."""


def end_action(state: GameState, events: list[Event] | None) -> None:
    """Ends an action of the player, and with the last action of the turn also the turn."""
    state.passes = 0
    state.acted = True
    state.actions_left -= 1
    if state.actions_left:
        state.phase = "action"
    else:
        end_turn(state, events)


def end_turn(state: GameState, events: list[Event] | None, *, told: bool = False) -> None:
    """Ends the turn: refills the row (5.2), then begins the next player's turn or ends the game. While a player is
    asked something, all of that has to wait; once a variant has ended the game, none of it happens. With ``told``
    variants have been told already that it ends."""
    if state.ruleset.variants and not told and _stopped_by_variants(state, events):
        return
    if not all(state.row):  # faster than to look for None
        refill_row(state, events)
    if state.last_turns is None:
        next_turn(state, (state.seat + 1) % len(state.players), 1, events)
    elif state.last_turns:
        seat, actions = state.last_turns.pop(0)
        next_turn(state, seat, actions, events)
    else:
        end_game(state, events)


def _stopped_by_variants(state: GameState, events: list[Event] | None) -> bool:
    """Tells variants that the turn has ended. Returns True if the next turn must not begin now: a variant has ended the
    game, or somebody is asked something; then it is remembered how the game goes on."""
    if state.finishing is not None:
        return True
    if state.questions:
        state.held = state.seat, "turn-ends"
        return True
    if state.ruleset.reacting:
        tell(state, TurnEnded(state.seat, state.turn), events)
        if state.finishing is not None:
            return True
        if state.questions:
            state.held = state.seat, "next-turn"
            return True
    return False


def next_turn(state: GameState, seat: int, actions: int, events: list[Event] | None) -> None:
    """Gives the turn to a seat, with this number of actions; an automatic opponent moves before it (9.3)."""
    state.seat = seat
    state.actions_left = actions
    state.acted = False
    if state.ruleset.opposing:
        state.phase = "opponent"
    else:
        _begin_turn(state, events)


def opponent_step(state: GameState, events: list[Event] | None) -> None:
    """Plays one step of the automatic opponent. After the last one, refills the row (9.8), then begins the player's
    turn or ends the game (9.10)."""
    opponent = state.ruleset.opponent
    assert opponent is not None
    if not opponent.step(state, events) or state.finishing is not None:
        return
    state.passes = 0
    state.acted = False
    if not all(state.row):  # faster than to look for None
        refill_row(state, events)
    if state.last_turns is not None and not state.rules.last_turns:
        end_game(state, events)
    else:
        _begin_turn(state, events)


def hold(state: GameState) -> None:
    """Gives the last question to the player who is asked. How the game goes on then is remembered."""
    if state.held is None:
        state.held = state.seat, state.phase
    state.seat, state.phase = state.questions[-1].seat, "ask"


def answered(state: GameState, done: bool, events: list[Event] | None) -> None:
    """Goes on with the game where it was held, if all questions are answered; with ``done`` the turn's action is
    done."""
    assert state.held is not None
    seat, goes_on = state.held
    if done and goes_on == "action":
        goes_on = "action-ends"
    if state.questions:
        state.held = seat, goes_on
        return
    state.held, state.seat = None, seat
    match goes_on:
        case "action-ends":
            end_action(state, events)
        case "turn-ends":
            end_turn(state, events)
        case "next-turn":
            end_turn(state, events, told=True)
        case phase:
            state.phase = phase


def _begin_turn(state: GameState, events: list[Event] | None) -> None:
    state.turn += 1
    state.phase = "beside" if state.setup.chance == "beside" else "action"
    if state.ruleset.reacting and state.seat == state.setup.first:
        tell(state, RoundBegan(None, (state.turn - 1) // len(state.players) + 1), events)
        if state.finishing is not None:
            state.turn -= 1
            return
    if events is not None:
        events.append(TurnBegan(state.seat, state.turn, state.actions_left, is_last_turn(state.last_turns, state.seat)))
