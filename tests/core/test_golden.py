"""Whole games in the text notation, so that a change of the rules is seen here, action by action.

``make frames`` writes the games anew; read the difference before you commit it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from attrs import fields
from pytest_snapshot.plugin import Snapshot

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import Action, parse_action
from coatl_core.game.coatl import Coatl
from coatl_core.game.engine import advance, apply, new_game
from coatl_core.game.events import Event, TurnBegan
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Setup
from coatl_core.game.scoring import score_sheet
from coatl_core.game.state import GameState, Ruleset
from tests.support import Sensible, setup

GOLDEN = Path(__file__).parent / "golden"


def word(value: Any) -> str:
    """Returns a value of an event as a short text; None and an empty list are ``-``."""
    if isinstance(value, tuple):
        return " ".join(map(word, value)) or "-"
    if isinstance(value, Mapping):
        return " ".join(f"{name}: {each}" for name, each in value.items())
    return value.text if isinstance(value, Piece) else "-" if value is None else str(value)


def event_line(event: Event) -> str:
    """Returns an event as a short text: its name and its values, without the seat."""
    name = re.sub(r"(?<=.)([A-Z])", r" \1", type(event).__name__).lower()
    values = [word(getattr(event, f.name)) for f in fields(type(event)) if f.name not in ("seat", "reveals")]
    return " ".join([name, *filter(None, values)]).replace("base:", "")


def coatl_line(coatl: Coatl) -> str:
    """Returns a coatl and the cards beside it."""
    cards = [*coatl.prophecies, *([coatl.temple] if coatl.temple else [])]
    return f"{coatl} [{', '.join(cards)}]".replace("base:", "")


def table_view(state: GameState) -> list[str]:
    """Returns the lines of the table, secrets included."""
    lines = [
        f"supply   {' | '.join(word(field) for field in state.supply)}",
        f"bags     {len(state.bodies)} bodies, {len(state.heads)} heads, {len(state.tails)} tails",
        f"row      {', '.join(map(word, state.row))} (deck {len(state.deck)}, discard {len(state.discard)})",
        f"temples  {', '.join(pile[-1] if pile else '-' for pile in state.piles)}",
    ]
    for name, player in zip(state.setup.players, state.players, strict=True):
        hand = ", ".join((*player.hand, *player.temples)) or "-"
        tokens = f", tokens {word(player.tokens)}" if state.rules.sacrifice_tokens else ""
        lines.append(f"{name:8} board {word(player.board)}; hand {hand}{tokens}")
        lines += [f"         {number} {coatl_line(coatl)}" for number, coatl in enumerate(player.coatls, 1)]
    return [f"    {line}".replace("base:", "") for line in lines]


def header(setup: Setup) -> list[str]:
    names = ", ".join(setup.players)
    tokens = "with" if setup.rules.sacrifice_tokens else "without"
    return [
        f"Cóatl, {len(setup.players)} players: {names}; {setup.players[setup.first]} begins; {tokens} sacrifice tokens",
        f"seed {setup.seed}, cards {' '.join(setup.card_sets)}",
        "",
    ]


def score_lines(state: GameState) -> list[str]:
    sheet = score_sheet(state)
    lines = ["", f"The end: {state.ending}", ""]
    for player in sheet.players:
        lines.append(f"{player.name}: {player.points} points ({player.cards} cards, best coatl {player.best})")
        for score in player.coatls:
            lines.append(f"    {score.coatl}: {score.points}")
            lines += [f"        {line.points:2}  {line.card}, met {line.met}" for line in score.lines]
        lines += [f"    {line.message} {word(tuple(line.values.values()))}: {line.points}" for line in player.lines]
    winners = ", ".join(state.setup.players[seat] for seat in sheet.winners)
    return [*lines, "", f"Won by {winners} ({sheet.decided_by})", ""]


def record(setup: Setup, ruleset: Ruleset) -> tuple[str, list[Action], GameState]:
    """Plays a game. Returns it as a text, with its actions and its last state."""
    state, player = new_game(setup, ruleset), Sensible(setup.seed)
    lines, done = header(setup), []
    lines += [*table_view(state), ""]
    while actions := legal_actions(state):
        action = player.choose(state, actions)
        name, events = setup.players[state.seat], list[Event]()
        advance(state, action, events)
        done.append(action)
        turns = [event for event in events if isinstance(event, TurnBegan)]
        news = "; ".join(event_line(event) for event in events if not isinstance(event, TurnBegan))
        lines.append(f"  {name}> {action}".ljust(44) + f"  {news}".rstrip())
        for turn in turns:
            if turn.turn > 1 and turn.turn % len(setup.players) == 1:
                lines += ["", *table_view(state)]
            last = f", last turn, {turn.actions} actions" if turn.last else ""
            lines += ["", f"Turn {turn.turn}: {setup.players[turn.seat or 0]}{last}"]
    lines += [*score_lines(state), state.digest()]
    return "\n".join(line.rstrip() for line in lines) + "\n", done, state


@pytest.mark.parametrize(
    ("name", "setup"),
    [
        ("two-players.txt", setup(2, "feather")),
        ("four-players-tokens.txt", setup(4, "obsidian", 2, sacrifice_tokens=True)),
    ],
    ids=["two players", "four players with tokens"],
)
def test_golden_game(snapshot: Snapshot, catalog: Catalog, name: str, setup: Setup) -> None:
    assert_golden(snapshot, GOLDEN, name, setup, Ruleset(catalog))


def assert_golden(snapshot: Snapshot, folder: Path, name: str, setup: Setup, ruleset: Ruleset) -> None:
    """A game of sensible players is as it is written in a file, and its actions can be read and played again."""
    text, actions, last = record(setup, ruleset)
    snapshot.snapshot_dir = folder
    snapshot.assert_match(text, name)
    # The notation contains the whole game: reading the actions and applying them with all checks gives the same end.
    state = new_game(setup, ruleset)
    for line in map(str, actions):
        state, _ = apply(state, parse_action(line))
    assert state == last
    assert state.digest() == last.digest()
