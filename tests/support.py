"""Tables laid by hand and games played at random, for tests that read as statements about the game."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from itertools import count, product
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from _pytest.mark import ParameterSet
from attrs import evolve

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import piece
from coatl_core.game.actions import Action, Extend, Fulfil, Keep, Pick, Start, Take, parse_action
from coatl_core.game.coatl import Coatl, parse_coatl
from coatl_core.game.engine import advance, apply, new_game
from coatl_core.game.errors import IllegalActionError
from coatl_core.game.events import Event
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget, chance
from coatl_core.game.rules import ComputerSeat, Rules, Setup
from coatl_core.game.session import Session
from coatl_core.game.state import GameState, Ruleset, Variant
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.registry import Registry

EXAMPLES = Path(__file__).parents[1] / "docs" / "examples"
NAMES = ("Ana", "Bao", "Cuz", "Dax", "Eli")


@cache
def registry() -> Registry:
    """The plugins of the game itself, loaded once."""
    return load_plugins(safe_mode=True)


def setup(players: int = 2, seed: str = "table", first: int = 0, **rules: Any) -> Setup:
    """A game for so many players; ``rules`` are fields of Rules."""
    return Setup(NAMES[:players], seed, first, card_sets=("base",), rules=Rules(**rules))


def table(catalog: Catalog, players: int = 2, *, seed: str = "table", first: int = 0, **rules: Any) -> GameState:
    """A game at its first turn: everybody has kept no prophecy."""
    state = new_game(setup(players, seed, first, **rules), Ruleset(catalog))
    return do(state, *["keep"] * players)


def coatl(text: str, *prophecies: str, temple: str | None = None) -> Coatl:
    """A coatl as it lies on the table, ``<BBR``, with cards of the base game beside it."""
    return evolve(parse_coatl(text), prophecies=tuple(map(base, prophecies)), temple=temple and base(temple))


def base(card: str) -> str:
    """The full id of a card of the base game."""
    return f"base:{card}"


def give(
    state: GameState,
    seat: int,
    *,
    board: str | None = None,
    hand: Sequence[str] | None = None,
    coatls: Sequence[Coatl] | None = None,
    temples: Sequence[str] | None = None,
) -> None:
    """Lays pieces (``"<R B B Y>"``), cards and coatls before a player, in place of what lies there."""
    player = state.players[seat]
    if board is not None:
        player.board = tuple(map(piece, board.split()))
    if hand is not None:
        player.hand = tuple(map(base, hand))
    if coatls is not None:
        player.coatls = tuple(coatls)
    if temples is not None:
        player.temples = tuple(map(base, temples))


def lay_temple(state: GameState, pile: int, card: str) -> None:
    """Lays a temple on top of a pile (from 0)."""
    piles = [*state.piles]
    piles[pile] += (card,)
    state.piles = tuple(piles)


def do(state: GameState, *texts: str) -> GameState:
    """The state after these actions, each of them checked."""
    for text in texts:
        state, _ = apply(state, parse_action(text))
    return state


def events(state: GameState, text: str) -> tuple[Event, ...]:
    """What happens when this is done."""
    return apply(state, parse_action(text))[1]


def legal(state: GameState, first_word: str = "") -> set[str]:
    """The legal actions in text notation; with a word, only those that begin with it."""
    return {text for text in map(str, legal_actions(state)) if text.split()[0] == first_word or not first_word}


def why_not(state: GameState, text: str) -> str:
    """The code of the reason why this is not legal, and the rule: ``"no-room 4.1"``; empty if it is legal."""
    try:
        apply(state, parse_action(text))
    except IllegalActionError as error:
        return f"{error.refusal.code} {error.refusal.rule}"
    return ""


def unordered(action: Action) -> Action:
    """The action with its cards or pieces in a fixed order, where their order means nothing."""
    match action:
        case Keep(cards):
            return Keep(tuple(sorted(cards)))
        case Pick(pieces):
            return Pick(tuple(sorted(pieces, key=lambda p: p.text)))
    return action


class Dice:
    """A player who picks any legal action."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed).random

    def choose(self, state: GameState, actions: tuple[Action, ...]) -> Action:
        return actions[int(self.random() * len(actions))]


class Builder(Dice):
    """A player who builds whatever can be built and takes bodies rather than ends: the bags run out."""

    def choose(self, state: GameState, actions: tuple[Action, ...]) -> Action:
        bodies = state.rules.body_fields
        built: list[Action] = [a for a in actions if isinstance(a, Start | Extend) and a.piece.part == "body"]
        built = built or [a for a in actions if isinstance(a, Take) and a.field <= bodies]
        return super().choose(state, tuple(built) if built and self.random() < 0.9 else actions)


class Sensible(Dice):
    """A player who fulfils and completes when that is possible, and else does this and that."""

    def choose(self, state: GameState, actions: tuple[Action, ...]) -> Action:
        weights = [_weight(state, action) for action in actions]
        dart = self.random() * sum(weights)
        for action, weight in zip(actions, weights, strict=True):
            dart -= weight
            if dart < 0:
                return action
        return actions[-1]


def _weight(state: GameState, action: Action) -> int:
    kind = str(action).split()[0]
    if isinstance(action, Fulfil):
        return 60
    if isinstance(action, Extend) and action.piece.part != "body":
        return 60 if len(state.player.coatls[action.coatl - 1]) > 5 else 1
    if isinstance(action, Keep):
        return 1 + 5 * len(action.cards)
    return {"claim": 100, "extend": 12, "take": 6, "end": 4, "token": 2}.get(kind, 2)


def play(state: GameState, player: Dice) -> Iterator[tuple[tuple[Action, ...], Action]]:
    """Plays on to the end in place. Before each action it yields what is legal and what is about to be done."""
    while actions := legal_actions(state):
        action = player.choose(state, actions)
        yield actions, action
        advance(state, action)


def random_states(setup: Setup, ruleset: Ruleset, player: Dice) -> Iterator[GameState]:
    """Every state of one game, the last one included. Each is the caller's own."""
    state = new_game(setup, ruleset)
    for _ in play(state, player):
        yield state.clone()
    yield state


def lay(state: GameState, text: str) -> None:
    """Lays the supply board: ten fields, ``"B B | - | ... | <R | R>"``."""
    state.supply = [tuple(map(piece, field.split())) if field.strip() != "-" else () for field in text.split("|")]


def on_board(state: GameState, seat: int) -> str:
    """The pieces before a player, as ``give`` takes them."""
    return " ".join(p.text for p in state.players[seat].board)


def play_turn(session: Session, actions: Iterable[Action]) -> None:
    """Plays a turn up to the first thing that it reveals, as long as its actions are legal."""
    seat = session.acting
    for action in actions:
        if session.over or session.acting != seat or session.refusal(action) is not None:
            return
        if any(event.reveals for event in session.push(action)):
            return


def played_by(players: Sequence[str], seed: str) -> Session:
    """A finished game of these computer players, two to four."""
    session = Session(Setup(NAMES[: len(players)], seed, card_sets=("base",)), registry().ruleset(["base"]))
    seats = [registry().player(ComputerSeat(player), session.ruleset) for player in players]
    while not session.over:
        seat, random = session.acting, chance(seed, session.acting, len(session.history))
        play_turn(session, seats[seat].turn(session.view(seat), session.legal_actions, random, Budget()).actions)
    return session


def paired(some: Sequence[object], others: Sequence[object]) -> list[ParameterSet]:
    """All pairs of two lists for a parametrized test: with all effort all of them, else so many that each comes up."""
    most = max(len(some), len(others))
    often = [(some[at % len(some)], others[at % len(others)]) for at in range(most)]
    return [*(pytest.param(*pair) for pair in often), *rarely(*(p for p in product(some, others) if p not in often))]


def rarely(*cases: object) -> list[ParameterSet]:
    """Cases of a parametrized test that are tried with all effort only; a tuple is a case of several values."""
    values = (case if isinstance(case, tuple) else (case,) for case in cases)
    return [pytest.param(*each, marks=pytest.mark.exhaustive) for each in values]


EACH_LANGUAGE = ["en", *rarely("cs", "pl"), "uk"]
"""The languages for a parametrized test of what is the same in all of them but for the words: English, the one whose
words are the longest and in other letters, and with all effort the others."""


def rest_of(session: Session, last: int) -> list[Action]:
    """A way for sensible players to play a game to its end whose last action is that of a seat."""
    for seed in count():
        played, player = session.copy(), Sensible(str(seed))
        while not played.over:
            played.push(player.choose(played.state, legal_actions(played.state)))
        if played.history[-1].seat == last:
            break
    return [*played.actions[len(session.history) :]]


@cache
def example_variant(name: str) -> type[Variant]:
    """The variant of a folder in ``docs/examples``, without its plugin."""
    place = EXAMPLES / name / name.replace("-", "_") / "__init__.py"
    spec = spec_from_file_location(f"example_{place.parent.name}", place)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    (kind,) = module.coatl_variants()
    return cast("type[Variant]", kind)
