"""Plays games between computer players, to compare their strength."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Protocol

from attrs import frozen

from coatl_core.game.actions import Action
from coatl_core.game.engine import advance, new_game
from coatl_core.game.events import Ending, Event, seen_by
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget, Choice, chance
from coatl_core.game.rules import Setup
from coatl_core.game.scoring import score_sheet
from coatl_core.game.state import GameState, Ruleset
from coatl_core.game.view import PlayerView, view

MOST_ACTIONS = 20_000
"""A game with so many actions is regarded as endless."""


class Seated(Protocol):
    """A player in a seat. A ``ComputerPlayer`` behind its guard is one."""

    @property
    def listens(self) -> bool: ...
    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice: ...
    def saw(self, event: Event) -> None: ...


@frozen
class Result:
    """How a game went. ``points`` are in seat order, ``winners`` are seats, ``milliseconds`` the processor time
    of each decision, by seat. ``digest`` is the SHA-256 of the last state. ``opponent`` are the points of an automatic
    opponent."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    ending: Ending
    turns: int
    digest: str
    milliseconds: tuple[tuple[float, ...], ...]
    opponent: int | None = None


def play_game(setup: Setup, ruleset: Ruleset, players: Sequence[Seated], budget: Budget) -> Result:
    """Plays a game to its end. Each player is given what its seat knows, and is asked again when the actions it chose
    are done or no longer legal. Raises what ``new_game`` raises, and RuntimeError for a game without end."""
    return play_on(new_game(setup, ruleset), players, budget)


def play_on(
    state: GameState, players: Sequence[Seated], budget: Budget, watch: Callable[[Event], None] | None = None
) -> Result:
    """Plays this state, which nobody has acted in yet, to its end, in place. ``watch`` is told of every event as it is,
    secrets included. Raises RuntimeError for a game without end."""
    setup = state.setup
    times: list[list[float]] = [[] for _ in players]
    listeners = [(seat, player) for seat, player in enumerate(players) if player.listens]
    chosen: Iterator[Action] = iter(())
    whose = -1
    for number in range(MOST_ACTIONS):
        legal = legal_actions(state)
        if not legal:
            break
        if state.phase == "opponent":
            _advance(state, legal[0], listeners, watch)
            continue
        seat = state.seat
        action = next(chosen, None) if whose == seat else None
        if action is None or action not in legal:
            begin = time.process_time()
            choice = players[seat].turn(view(state, seat), legal, chance(setup.seed, seat, number), budget)
            times[seat].append((time.process_time() - begin) * 1e3)
            whose, chosen = seat, iter(choice.actions)
            action = next(chosen)
        _advance(state, action, listeners, watch)
    else:
        raise RuntimeError(f"the game {setup.seed} has no end")
    sheet = score_sheet(state)
    assert state.ending is not None
    return Result(
        points=tuple(player.points for player in sheet.players),
        winners=sheet.winners,
        ending=state.ending,
        turns=state.turn,
        digest=hashlib.sha256(state.text().encode()).hexdigest(),
        milliseconds=tuple(map(tuple, times)),
        opponent=None if sheet.opponent is None else sheet.opponent.points,
    )


def _advance(
    state: GameState,
    action: Action,
    listeners: Sequence[tuple[int, Seated]],
    watch: Callable[[Event], None] | None,
) -> None:
    """Carries out the action and tells those who listen what happened."""
    if not listeners and watch is None:
        advance(state, action)
        return
    events: list[Event] = []
    advance(state, action, events)
    if watch is not None:
        for event in events:
            watch(event)
    for seat, player in listeners:
        for event in events:
            player.saw(seen_by(event, seat))
