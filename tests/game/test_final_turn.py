"""The best last turn, exactly: held against all that the engine allows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest
from attrs import evolve

from coatl_core.cards.pieces import PIECES, piece
from coatl_core.game.actions import Action, DrawDeck, DrawRow, EndTurn, Pick, Take
from coatl_core.game.coatl import Coatl, score
from coatl_core.game.engine import advance, new_game
from coatl_core.game.final_turn import can_be_solved, final_turn
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.match import play_on
from coatl_core.game.players import Budget
from coatl_core.game.puzzle import as_last_turn
from coatl_core.game.refusals import refusal
from coatl_core.game.rules import ComputerSeat, Rules, Setup
from coatl_core.game.state import GameState
from tests.conftest import Effort
from tests.support import Sensible, lay, registry

CARDS = sorted(registry().ruleset(["base"]).catalog.prophecies)


def ended(seed: str, rules: Rules) -> Iterator[GameState]:
    """A game played to its end: every state in which somebody begins an action of a last turn."""
    state, player = (
        new_game(Setup(("Ana", "Bao"), seed, card_sets=("base",), rules=rules), registry().ruleset(["base"])),
        Sensible(seed),
    )
    seen: set[tuple[int, bool]] = set()
    while legal := legal_actions(state):
        if can_be_solved(state) and state.phase == "action" and (state.turn, state.acted) not in seen:
            seen.add((state.turn, state.acted))
            yield state.clone()
        advance(state, player.choose(state, legal))


def positions(random: Random, actions: int, most: int) -> Iterator[GameState]:
    """Last turns with so many actions: real coatls, with up to ``most`` pieces and other cards to finish them with.
    The temples below the tops of the piles, with which nothing can be planned, are not there."""
    while True:
        rules = Rules(
            sacrifice_tokens=random.random() < 0.5,
            unfinished_score_half=random.random() < 0.3,
            strict_x=random.random() < 0.3,
        )
        for state in ended(f"{random.random()}", rules):
            state.actions_left = actions
            state.acted = False
            state.piles = tuple(pile[-1:] for pile in state.piles)
            own = state.player
            if random.random() < 0.7:
                own.board = tuple(random.choice(PIECES) for _ in range(random.randint(2, most)))
                own.hand = tuple(random.sample(CARDS, random.randint(1, 5)))
            own.board = own.board[:most]
            yield state


def points(state: GameState, seat: int) -> int:
    """What the coatls of a player count at the end (8.5, 8.6)."""
    rules, counted = state.rules, 0
    for coatl in state.players[seat].coatls:
        worth = score(coatl, state.catalog, rules.strict_x)
        counted += worth if coatl.complete else worth // 2 if rules.unfinished_score_half else 0
    return counted


def most(state: GameState, seat: int, known: dict[object, int]) -> int:
    """The most points of all ways to assemble that the engine allows."""
    own = state.players[seat]
    key = (sorted(p.text for p in own.board), own.coatls, sorted(own.hand), own.temples, state.piles, state.phase)
    best = known.get(str(key))
    if best is not None:
        return best
    best = -1 if state.phase == "complete" else points(state, seat)
    for action in legal_actions(state):
        if str(action).split()[0] in ("start", "extend", "fulfil", "claim", "done"):
            after = state.clone()
            advance(after, action)
            goes_on = after.phase in ("assemble", "complete") and after.seat == seat and after.turn == state.turn
            best = max(best, most(after, seat, known) if goes_on else points(after, seat))
    known[str(key)] = best
    return best


def most_of_two(state: GameState, seat: int) -> int:
    """The same with one action before it that reveals nothing."""
    firsts: list[tuple[Action, ...]] = [(action,) for action in legal_actions(state) if isinstance(action, Take | Pick)]
    firsts += [(EndTurn(),)] if state.phase == "choose" else []
    places = [action.place for action in legal_actions(state) if isinstance(action, DrawRow)]
    firsts += [(*map(DrawRow, some), EndTurn()) for some in subsets(places, 5 - len(state.player.hand))]
    best = points(state, seat) if state.phase == "choose" else most(state, seat, {})
    for first in firsts:
        after = state.clone()
        for action in first:
            advance(after, action)
        best = max(best, most(after, seat, {}))
    return best


def reached(state: GameState, seat: int, known: dict[str, frozenset[int]]) -> frozenset[int]:
    """The points after all ways to assemble that the engine allows, to leave all as it is included."""
    own = state.players[seat]
    key = str((sorted(p.text for p in own.board), own.coatls, sorted(own.hand), own.temples, state.piles, state.phase))
    if key not in known:
        found = frozenset[int]() if state.phase == "complete" else frozenset({points(state, seat)})
        for action in legal_actions(state):
            if str(action).split()[0] in ("start", "extend", "fulfil", "claim", "done"):
                after = state.clone()
                advance(after, action)
                goes_on = after.phase in ("assemble", "complete") and after.seat == seat and after.turn == state.turn
                found |= reached(after, seat, known) if goes_on else {points(after, seat)}
        known[key] = found
    return known[key]


def with_action(state: GameState, action: Action) -> GameState:
    """The state after an action; the given one does not change."""
    after = state.clone()
    advance(after, action)
    return after


def subsets(places: list[int], most: int) -> Iterator[list[int]]:
    for mask in range(1, 1 << len(places)):
        some = [place for bit, place in enumerate(places) if mask >> bit & 1]
        if len(some) <= most:
            yield some


def played(state: GameState) -> int:
    """The points after the turn that was found, every action of which must be legal."""
    after, seat = state.clone(), state.seat
    for action in final_turn(state).actions:
        assert refusal(after, action) is None, (action, refusal(after, action))
        advance(after, action)
    return points(after, seat)


@pytest.mark.tries
def test_the_best_last_turn_of_one_action_is_that_of_all_the_engine_allows(effort: Effort) -> None:
    number = effort(quick=40, test=200, exhaustive=2000)
    found = positions(effort.random("one action"), 1, effort(quick=4, test=4, exhaustive=5))
    gained = 0
    for _, state in zip(range(number), found, strict=False):
        solved = final_turn(state).points
        assert solved == most(state, state.seat, {}), state.text()
        assert played(state) == solved, state.text()
        gained += solved > points(state, state.seat)
    assert gained > number / 4  # there was something to find


@pytest.mark.tries
def test_the_best_last_turn_of_two_actions_is_that_of_all_the_engine_allows(effort: Effort) -> None:
    number = effort(quick=5, test=10, exhaustive=300)
    found = positions(effort.random("two actions"), 2, effort(quick=3, test=3, exhaustive=4))
    better = 0
    for _, state in zip(range(number), found, strict=False):
        solved = final_turn(state)
        assert solved.points == most_of_two(state, state.seat), state.text()
        assert played(state) == solved.points, state.text()
        better += bool(solved.actions) and isinstance(solved.actions[0], Take | Pick | DrawRow)
    assert better > number / 4  # one action before it was often worth it


@pytest.mark.tries
def test_when_a_card_was_drawn_the_rest_of_the_turn_is_as_exact(effort: Effort) -> None:
    number = effort(quick=2, test=5, exhaustive=100)
    found = positions(effort.random("drawn"), 2, effort(quick=2, test=2, exhaustive=4))
    drawn = (with_action(state, DrawDeck()) for state in found if DrawDeck() in legal_actions(state))
    gained = 0
    for _, state in zip(range(number), drawn, strict=False):
        assert state.phase == "choose"
        solved = final_turn(state)
        assert solved.points == most_of_two(state, state.seat), state.text()
        assert played(state) == solved.points, state.text()
        gained += bool(solved.actions)
        state.actions_left = 1
        assert (final_turn(state).actions, final_turn(state).points) == ((), points(state, state.seat))
    assert gained > number / 4


@pytest.mark.tries
def test_the_second_best_turn_is_the_best_that_brings_less(effort: Effort) -> None:
    number = effort(quick=10, test=60, exhaustive=600)
    found = positions(effort.random("second best"), 1, effort(quick=3, test=3, exhaustive=5))
    closer = 0
    for _, state in zip(range(number), found, strict=False):
        best, *others = sorted(reached(state, state.seat, {}), reverse=True)
        if not others:
            continue
        second = final_turn(state, most=best - 1).points
        assert second == others[0], state.text()
        closer += second > points(state, state.seat)
    assert closer >= number / 10  # there was something between the best and nothing


def test_a_temple_below_the_top_of_a_pile_is_a_bound_only_where_two_coatls_are_closed() -> None:
    state = last_turn("B> Y>", ("<BRK", "<YYG"), ("pair-red-black", "pair-yellow-green"), ())
    state.piles = (("base:no-black-length-8", "base:no-green-length-9"),)
    assert final_turn(state, temples=2).points > final_turn(state).points
    state.player.coatls = state.player.coatls[:1]
    assert final_turn(state, temples=2).points == final_turn(state).points


def last_turn(
    board: str, coatls: tuple[str, ...], hand: tuple[str, ...], temples: tuple[str, ...], actions: int = 1
) -> GameState:
    """A last turn with these things; ``temples`` are the tops of the piles."""
    state = next(ended("made", Rules()))
    own = state.player
    own.board = tuple(piece(text) for text in board.split())
    own.coatls = tuple(Coatl(text.strip("<>"), "<" in text, ">" in text) for text in coatls)
    own.hand, own.temples = tuple(f"base:{card}" for card in hand), ()
    state.piles = tuple((f"base:{card}",) for card in temples)
    state.row = [None] * 6
    state.actions_left = actions
    lay(state, " | ".join(["-"] * 10))
    return state


# Five turns of which the most points are known by hand. The last number is what a beginner makes of it.


def with_cards(state: GameState, *placed: str) -> GameState:
    """Lets these cards lie beside the coatls of the player."""
    own = state.player
    cards = [tuple(f"base:{card}" for card in each.split()) for each in placed]
    own.coatls = tuple(evolve(coatl, prophecies=each) for coatl, each in zip(own.coatls, cards, strict=True))
    return state


def is_best(state: GameState, best: int, beginner: int, *first: str) -> None:
    """Asserts that the best turn begins with these actions and brings so many points, and what a beginner does."""
    solved = final_turn(state)
    assert tuple(map(str, solved.actions[: len(first)])) == first
    search = most_of_two if state.actions_left > 1 else partial(most, known={})
    assert solved.points == played(state) == search(state, state.seat) == best
    after, easy = as_last_turn(state, state.actions_left), registry().player(ComputerSeat("easy"), state.ruleset)
    play_on(after, [easy, easy], Budget())
    assert points(after, state.seat) == beginner


def test_a_pair_that_must_be_alone_is_laid_before_the_piece_beside_it_and_black_is_left_out() -> None:
    temples = ("red-equals-yellow-length-12", "no-black-length-8")
    state = last_turn("<R B B", ("YRRRY>",), ("isolated-pair-blue",), temples)
    with_cards(state, "triple-red mirror-yellow-red")
    is_best(state, 16, 10, "extend 1 head B", "extend 1 head B", "extend 1 head <R")


def test_two_coatls_are_closed_at_once_and_a_field_makes_the_second_one_longer_before() -> None:
    temples = ("red-equals-green-length-6", "no-yellow-length-7")
    state = last_turn("Y> <B", ("GRRGRGRK>", "<RGRG"), ("isolated-pair-red",), temples, actions=2)
    with_cards(state, "count-red run-green-red-black pair-red-black", "alternating-red-green")
    lay(state, "- | - | - | - | - | Y K | - | - | - | -")
    is_best(state, 23, 17, "take 6")
    state.actions_left = 1
    assert final_turn(state).points == 19


def test_where_nothing_in_hand_fits_two_cards_of_the_row_are_drawn() -> None:
    hand = ("triple-black", "pair-yellow-green", "isolated-pair-green")
    state = last_turn("Y> <G G", ("<RRBBYRB",), hand, ("no-black-length-8",), actions=2)
    row = ("run-red-blue-yellow", "count-black", "double-pair-red-blue", "pair-yellow-black", "five-black-green")
    state.row = [*(f"base:{card}" for card in row), None]
    is_best(state, 17, 13, "draw row 1", "draw row 3", "end", "extend 1 tail Y>")


def test_two_pieces_of_a_field_close_two_coatls() -> None:
    hand, temples = ("triple-green", "run-red-black-blue"), ("yellow-equals-green-length-6",)
    state = last_turn("G> G> G Y", ("<GG", "<YBRR"), hand, temples, actions=2)
    lay(state, "- | - | - | - | - | B K | - | - | - | -")
    is_best(state, 8, 0, "take 6")


def test_one_piece_keeps_a_pair_alone_and_makes_two_colours_equal() -> None:
    state = last_turn("Y> R <B", ("<GYRYYBBBKKYY",), ("isolated-pair-yellow",), ("no-blue-black-equals-red",))
    with_cards(state, "five-yellow-blue double-pair-black-yellow count-yellow")
    is_best(state, 23, 17, "extend 1 tail R", "extend 1 tail Y>")


def test_a_card_that_the_whole_coatl_breaks_may_still_close_it() -> None:
    """Ruling 8.9: the card is placed while the place beside it is empty; then the temple may be claimed."""
    state = last_turn("<B B>", ("BB",), ("isolated-pair-blue",), ("no-black-length-8",))
    best = final_turn(state)
    assert list(map(str, best.actions)) == [
        "fulfil 1 base:isolated-pair-blue",
        "extend 1 head <B",
        "extend 1 tail B>",
        "claim pile 1",
        "end",
    ]
    assert best.points == played(state) == 3


def test_where_nothing_can_be_gained_there_are_no_actions() -> None:
    state = last_turn("R G", ("YRRRY",), ("isolated-pair-blue",), ())
    assert final_turn(state).actions == ()
    assert final_turn(state).points == 0


def test_a_field_is_taken_first_if_its_pieces_close_a_coatl() -> None:
    state = last_turn("Y>", ("<KRYB",), ("pair-yellow-black",), ("no-green-length-9",), actions=2)
    lay(state, "R R | - | Y K | - | - | - | - | - | - | -")
    best = final_turn(state)
    assert str(best.actions[0]) == "take 3"
    assert best.points == played(state) == most_of_two(state, state.seat)


def test_only_a_last_turn_without_variants_can_be_solved() -> None:
    state = new_game(Setup(("Ana", "Bao"), "early", card_sets=("base",)), registry().ruleset(["base"]))
    assert not can_be_solved(state)
    assert can_be_solved(next(ended("late", Rules())))
