"""Whether a state is one that the engine can go on with: for what variants, which change it, may have put into it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, get_args

from coatl_core.cards.pieces import BAGS, Piece
from coatl_core.game.coatl import Coatl
from coatl_core.game.errors import VariantFailed
from coatl_core.game.events import Ending
from coatl_core.game.offers import Question
from coatl_core.game.rules import MOST, TOKENS, Rules
from coatl_core.game.state import CHANGING, GameState, Held, Phase, Player, Ruleset, has
from coatl_core.game.whereabouts import field_holds

UNPLAYABLE = "left a table nobody can play at"
PHASES, HELD = get_args(Phase), {*get_args(Phase), *get_args(get_args(Held)[-1])}
ENDINGS = tuple(ending for ending in get_args(Ending) if ending != "finished")
"""What a variant may write; for the last one there is ``GameState.finish``."""
_TYPES = {
    "rules": Rules,
    "players": list,
    "bodies": tuple,
    "heads": tuple,
    "tails": tuple,
    "supply": list,
    "row": list,
    "deck": tuple,
    "discard": tuple,
    "piles": tuple,
    "acted": bool,
    "variants": dict,
    "questions": tuple,
}
_NUMBERS = ("turn", "actions_left", "reshuffles", "passes", "lots")
_OF_PLAYER = ("board", "hand", "temples", "coatls", "tokens", "known")


def unsound(state: GameState) -> str:
    """Returns what the engine cannot go on with in this state, ``state.last_turns is 0``; empty if there is nothing.
    That all pieces and cards are still there is for ``plugins.inventory`` to say."""
    try:
        fault = next(_faults(state), "")
    except Exception as error:  # whatever the checks themselves did not expect
        fault = f"{type(error).__name__}: {error}"
    return fault and f"{UNPLAYABLE}: {fault}"


@contextmanager
def blaming(ruleset: Ruleset) -> Iterator[None]:
    """Raises VariantFailed for an error of the engine in a game whose variants change the state: one of them has left
    something that the engine cannot go on with. Without such variants the error stays what it is."""
    try:
        yield
    except VariantFailed:
        raise
    except Exception as error:
        failed = blamed(ruleset, f"{UNPLAYABLE}: {type(error).__name__}: {error}")
        if failed is None:
            raise
        raise failed from error


def blamed(ruleset: Ruleset, told: str) -> VariantFailed | None:
    """Returns what to raise, with what is ``told``, if the engine cannot go on: see ``blaming``. None if no variant can
    have caused it."""
    changing = [each for each in ruleset.variants if any(has(type(each), name) for name in CHANGING)]
    if not changing:
        return None
    plugins = dict.fromkeys(each.plugin or each.id for each in changing)
    return VariantFailed(", ".join(plugins), ", ".join(each.id for each in changing), told)


def _faults(state: GameState) -> Iterator[str]:
    for name, kind in _TYPES.items():
        if type(getattr(state, name)) is not kind:
            yield _is(state, name, f"it must be a {kind.__name__}")
    for name in _NUMBERS:
        number = getattr(state, name)
        if type(number) is not int or number < 0:
            yield _is(state, name, "it must be a whole number, 0 or more")
    if state.actions_left > MOST:
        yield _is(state, "actions_left", f"it must be {MOST} at most")
    if not _is_among(state.seat, state.players):
        yield _is(state, "seat", "there is no such seat")
    if state.phase not in PHASES:
        yield _is(state, "phase", f"it must be one of {', '.join(PHASES)}")
    yield from _faults_of_end(state)
    yield from _faults_of_players(state)
    yield from _faults_of_table(state)
    held = state.held
    if held is not None and not (
        type(held) is tuple and len(held) == 2 and _is_among(held[0], state.players) and held[1] in HELD
    ):
        yield _is(state, "held", "only the game sets it")
    coatls = state.players[state.whose_turn].coatls
    if state.closing != -1 and not (_is_among(state.closing, coatls) and coatls[state.closing].complete):
        yield _is(state, "closing", "there is no such complete coatl")
    if not all(type(question) is Question for question in state.questions):
        yield _is(state, "questions", "use state.ask")


def _faults_of_end(state: GameState) -> Iterator[str]:
    last_turns, ending = state.last_turns, state.ending
    if last_turns is not None and type(last_turns) is not list:
        yield _is(state, "last_turns", "it must be None or a list")
    for turn in last_turns or ():
        if type(turn) is not tuple or len(turn) != 2:
            yield _is(state, "last_turns", "each must be a seat and its number of actions")
        seat, actions = turn
        if not _is_among(seat, state.players) or type(actions) is not int or not 1 <= actions <= MOST:
            yield _is(state, "last_turns", f"{turn} is no seat with its number of actions")
    if ending not in (None, *ENDINGS) and not (ending == "finished" and state.phase == "over"):
        yield _is(state, "ending", f"it must be None or one of {', '.join(ENDINGS)}")
    if last_turns is not None and ending is None:
        yield _is(state, "last_turns", f"state.ending must say why the end begins: {', '.join(ENDINGS)}")


def _faults_of_players(state: GameState) -> Iterator[str]:
    for seat, player in enumerate(state.players):
        if type(player) is not Player:
            yield f"state.players[{seat}] is {player!r}: it must be a Player"
        for name in _OF_PLAYER:
            if type(getattr(player, name)) is not tuple:
                yield f"state.players[{seat}].{name} is {getattr(player, name)!r}: it must be a tuple"
        if not all(type(each) is Piece for each in player.board):
            yield f"state.players[{seat}].board is {player.board!r}: each must be a piece"
        if not all(type(each) is Coatl and each.colors for each in player.coatls):
            yield f"state.players[{seat}].coatls is {player.coatls!r}: each must be a coatl"
        if not all(token in TOKENS for token in player.tokens) or len({*player.tokens}) < len(player.tokens):
            yield f"state.players[{seat}].tokens is {player.tokens!r}: each must be another one of {', '.join(TOKENS)}"


def _faults_of_table(state: GameState) -> Iterator[str]:
    rules = state.rules
    for part, name in BAGS.items():
        wrong = _first_other(getattr(state, name), part)
        if wrong is not None:
            yield f"state.{name} holds {wrong}, which belongs in another bag"
    sizes = {"supply": rules.fields, "row": rules.row_size, "piles": 2}
    for name, size in sizes.items():
        if len(getattr(state, name)) != size:
            yield f"state.{name} has {len(getattr(state, name))} places: there must be {size}"
    for number, pieces in enumerate(state.supply):
        part, _ = field_holds(rules, number + 1)
        wrong = "no tuple" if type(pieces) is not tuple else _first_other(pieces, part)
        if wrong is not None:
            yield f"state.supply[{number}] holds {wrong}: it is a field for a {part}"
    for pile in state.piles:
        if type(pile) is not tuple:
            yield _is(state, "piles", "each must be a tuple")


def _first_other(pieces: Iterable[Any], part: str) -> str | None:
    """Returns the first thing that is not a piece of this part, or None."""
    for piece in dict.fromkeys(pieces):
        if type(piece) is not Piece:
            return repr(piece)
        if piece.part != part:
            return piece.text
    return None


def _is_among(index: object, things: Iterable[object]) -> bool:
    """Returns whether this is the index, from 0, of one of these things."""
    return type(index) is int and 0 <= index < sum(1 for _ in things)


def _is(state: GameState, name: str, must: str) -> str:
    return f"state.{name} is {getattr(state, name)!r:.200}: {must}"
