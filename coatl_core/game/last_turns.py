"""The end of the game: what begins it, and the turns that are still to come (RULES 8.1–8.4)."""

from __future__ import annotations

from collections.abc import Iterable

from coatl_core.game.events import EndBegan, Ending, Event, GameEnded
from coatl_core.game.reactions import ToldEvents
from coatl_core.game.state import GameState


def is_last_turn(last_turns: Iterable[tuple[int, int]] | None, seat: int) -> bool:
    """Returns whether the current turn, that of ``seat``, is the last one of its player (8.2, 8.3). ``last_turns`` are
    the turns still to come, None before the end has begun."""
    return last_turns is not None and all(seat != other for other, _ in last_turns)


def begin_end(state: GameState, ending: Ending, events: list[Event] | None) -> None:
    """Begins the end: sets ``last_turns``, the turns still to come. Does nothing if the end has already begun (Ruling
    8.4), or if a variant has ended the game. Without last turns (9.10) the game ends with the current turn."""
    if state.last_turns is not None or state.finishing is not None:
        return
    setup, seats, whose = state.setup, len(state.players), state.whose_turn
    place = setup.order(whose)
    clockwise = [(whose + step) % seats for step in range(1, seats)]
    if not state.rules.last_turns:
        state.last_turns = []
    elif ending == "coatls":  # 8.2
        state.last_turns = [(seat, 2 if setup.order(seat) > place else 1) for seat in clockwise]
    else:  # 8.3
        rest_of_round = [seat for seat in clockwise if setup.order(seat) > place]
        last_round = sorted(range(seats), key=setup.order)
        state.last_turns = [(seat, 1) for seat in rest_of_round + last_round]
    state.ending = ending
    if events is not None:
        events.append(EndBegan(whose, ending))


def finish_game(state: GameState, events: list[Event] | None) -> None:
    """Ends the game because a variant says so: whatever is asked or still to come is gone. The reason stands in the log
    just before the end, and nobody reacts to either."""
    assert state.finishing is not None
    if events is not None:
        log = events.log if isinstance(events, ToldEvents) else events
        if log is not None:
            log += [state.finishing, GameEnded(None)]
    state.questions, state.held, state.finishing = (), None, None
    state.phase, state.closing, state.ending, state.last_turns = "over", -1, "finished", []


def end_game(state: GameState, events: list[Event] | None) -> None:
    """Ends the game."""
    state.phase = "over"
    if events is not None:
        events.append(GameEnded(None))
