"""Whole solo games in the text notation, with A.D.A.M.'s line after every turn, to be compared with the rules by hand.

``make frames`` writes the games anew; read the difference before you commit it.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from pytest_snapshot.plugin import Snapshot

from coatl_core.game.actions import parse_action
from coatl_core.game.engine import advance, apply, new_game
from coatl_core.game.events import Event, TurnBegan, VariantEvent
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Setup
from coatl_core.game.scoresheet import PlayerScore
from coatl_core.game.scoring import score_sheet
from coatl_core.game.state import GameState
from tests.adam.support import LEVELS, STEP, Keen, event_lines, own, ruleset_of, short, solo_setup, text
from tests.core.test_golden import event_line, table_view

GOLDEN = Path(__file__).parent / "golden"


def his_view(state: GameState) -> list[str]:
    """Returns what A.D.A.M. has: his line with the pieces on it and those still needed, his pile, his discards."""
    opponent = score_sheet(state).opponent
    assert opponent is not None
    line = [f"{short(c.card)} [{text(c.pieces)}] needs {c.needs or 'nothing'}" for c in opponent.cards]
    pile = ", ".join(f"{short(scored.card)} {scored.points}" for scored in opponent.scored) or "-"
    lines = [f"A.D.A.M. {number} {card}" for number, card in enumerate(line, 1)]
    lines.append(f"         pile {pile} ({opponent.points} points); discarded {text(own(state).discarded) or '-'}")
    return [f"    {line}" for line in lines]


def news(events: list[Event]) -> str:
    """Returns what happened as a short text."""
    return "; ".join(
        event_lines([event])[0] if isinstance(event, VariantEvent) else event_line(event)
        for event in events
        if not isinstance(event, TurnBegan)
    )


def score_lines(state: GameState) -> list[str]:
    """Returns how the game ended, and the points of both."""
    sheet = score_sheet(state)
    (player,) = sheet.players
    assert sheet.opponent is not None
    lines = ["", f"The end: {state.ending}", "", *_points(player)]
    lines.append(f"A.D.A.M.: {sheet.opponent.points} points ({len(sheet.opponent.scored)} cards)")
    return [*lines, "", sheet.verdict.removeprefix("adam-verdict-"), ""]


def _points(player: PlayerScore) -> list[str]:
    lines = [f"{player.name}: {player.points} points ({player.cards} cards, best coatl {player.best})"]
    for score in player.coatls:
        lines.append(f"    {score.coatl}: {score.points}")
        lines += [f"        {line.points:2}  {short(line.card)}, met {line.met}" for line in score.lines]
    return lines


def record(setup: Setup, *levels: int) -> tuple[str, list[str], GameState]:
    """Plays a game. Returns it as a text, with its actions and its last state."""
    state, player = new_game(setup, ruleset_of(*levels)), Keen(setup.seed)
    chosen = ", ".join(map(str, levels)) or "none"
    lines = [f"Cóatl, Ana against A.D.A.M.; levels: {chosen}", f"seed {setup.seed}", "", *table_view(state)]
    lines += his_view(state)
    done: list[str] = []
    while actions := legal_actions(state):
        begins = state.phase == "opponent" and not state.acted
        action, events = player.choose(state, actions), list[Event]()
        if begins:
            lines += ["", f"Before turn {state.turn + 1}: A.D.A.M."]
        name = "A.D.A.M." if action == STEP else "Ana"
        advance(state, action, events)
        done.append(str(action))
        lines.append(f"  {name}> {action}".replace("base:", "").ljust(44) + f"  {news(events)}".rstrip())
        if any(isinstance(event, TurnBegan) for event in events):
            lines += ["", *his_view(state), *table_view(state), "", f"Turn {state.turn}: Ana"]
    lines += ["", *his_view(state), *table_view(state), *score_lines(state), state.digest()]
    return "\n".join(line.rstrip() for line in lines) + "\n", done, state


@pytest.mark.parametrize(
    ("name", "levels", "seed"),
    [("no-levels.txt", (), "297"), ("all-levels.txt", LEVELS, "111")],
    ids=["no levels", "all levels"],
)
def test_golden_game(snapshot: Snapshot, name: str, levels: tuple[int, ...], seed: str) -> None:
    setup = solo_setup(*levels, seed=seed)
    text, actions, last = record(setup, *levels)
    snapshot.snapshot_dir = GOLDEN
    snapshot.assert_match(text, name)
    # The notation contains the whole game: reading the actions and applying them with all checks gives the same end.
    state = new_game(setup, ruleset_of(*levels))
    for line in actions:
        state, _ = apply(state, parse_action(line))
    assert state == last
    assert state.digest() == last.digest()
