"""Random solo games: what must be true after every action with all combinations of levels, and how the games end."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from coatl_adam.machine import needs
from coatl_core.cards.pieces import PIECES, Piece
from coatl_core.game.actions import Action
from coatl_core.game.determinize import determinize
from coatl_core.game.engine import advance, new_game
from coatl_core.game.events import Ending, Event, VariantEvent
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.refusals import refusal
from coatl_core.game.rules import Setup
from coatl_core.game.session import Session
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_core.language.eventtext import event_text
from coatl_core.language.l10n import english
from coatl_core.saves.format import decode, encode, make_save
from coatl_core.saves.format import play as play_save
from tests.adam.support import COMBINATIONS, LEVELS, STEP, Keen, own, ruleset_of, solo_setup
from tests.conftest import Effort
from tests.core.test_playouts import LONGEST, all_pieces, all_prophecies, all_temples, assert_player, cards_of
from tests.game.test_view import assert_alike, reshuffled
from tests.support import Dice, Sensible, play, random_states, rarely, registry

BOX = Counter({kind: 16 if kind.part == "body" else 3 for kind in PIECES})
"""The pieces of a solo game (9.1)."""

POLICIES = (Keen, Sensible, Dice)


# --- What holds of every state -------------------------------------------------------------------------------------


def assert_sound(state: GameState) -> None:
    """Checks what must be true of every state of a solo game."""
    mine = own(state)
    assert all_pieces(state) + Counter(his_pieces(state)) == BOX  # 9.1
    cards = [work.card for work in mine.line] + [*mine.pile]
    assert (sorted(all_prophecies(state) + cards), all_temples(state)) == cards_of(state.catalog)
    assert_player(state.player, state, acting=True)
    assert not state.player.temples  # 9.2
    for number, field in enumerate(state.supply, 1):
        part, size = ("body", 2) if number <= 6 else ("head", 1) if number <= 8 else ("tail", 1)
        assert len(field) in (0, size)  # 4.2
        assert all(p.part == part for p in field)
    assert (state.last_turns is None) == (state.ending is None)
    assert not state.last_turns  # 9.10
    assert_row(state)
    assert_line(state)
    assert_levels(state)


def his_pieces(state: GameState) -> list[Piece]:
    """The pieces on his cards, and those he has discarded."""
    return [piece for work in own(state).line for piece in work.pieces] + [*own(state).discarded]


def assert_row(state: GameState) -> None:
    """When a turn begins the row is full; if the cards have run out, places on the left are empty (9.8)."""
    assert len(state.row) == 6
    if state.phase in ("keep", "action") or (state.phase == "opponent" and not state.acted):
        cards = [card for card in state.row if card is not None]
        assert state.row == [None] * (6 - len(cards)) + cards
        assert len(cards) == 6 or not (state.deck or state.discard)


def assert_line(state: GameState) -> None:
    """Pieces lie only on cards that need them (9.5); after his turn no card is full and none is missing (9.6, 9.7)."""
    line, size = own(state).line, own(state).size
    prophecies = state.catalog.prophecies
    assert size == (4 if 5 in levels_of(state.setup) else 3)
    for work in line:
        missing = len(needs(prophecies[work.card], work.pieces))
        assert missing + len(work.pieces) == len(needs(prophecies[work.card], ()))
        assert missing or state.phase == "opponent"
    if state.phase != "opponent":
        assert len(line) == size or not (any(state.row) or state.deck or state.discard)


def levels_of(setup: Setup) -> tuple[int, ...]:
    """The levels of the game."""
    return tuple(int(option[-1]) for option in setup.variants[0].options)


def assert_levels(state: GameState) -> None:
    """Checks what the levels demand (9.12)."""
    levels, player = levels_of(state.setup), state.player
    if 2 in levels and state.phase != "keep":
        assert len(player.hand) <= 4
    for index, coatl in enumerate(player.coatls):
        colors = state.catalog.card_colors(coatl.prophecies)
        if 3 in levels:
            assert len(set(colors)) == len(colors)
        if 4 in levels and coatl.complete and index != state.closing:
            assert len(colors) == 4


# --- What holds of every step of his -------------------------------------------------------------------------------


def after(state: GameState) -> tuple[GameState, list[VariantEvent]]:
    """Returns the state after one of his steps, and his events."""
    clone, events = state.clone(), list[Event]()
    advance(clone, STEP, events)
    return clone, [event for event in events if isinstance(event, VariantEvent)]


def assert_step(state: GameState) -> None:
    """His step is deterministic, depends only on what lies open, and is what ``forecast`` said (9.4)."""
    done, told = after(state)
    again, _ = after(state)
    assert again == done
    assert again.text() == done.text()
    elsewhere, told_elsewhere = after(reshuffled(state, None, Random(state.turn)))
    assert own(elsewhere) == own(done)
    assert told_elsewhere == told
    assert done.players == state.players
    assert done.piles == state.piles  # 9.9
    opponent = state.ruleset.opponent
    assert opponent is not None
    forecast, shown = state.ruleset.forecast(state), opponent.show(state)
    if state.acted:
        assert shown.due, "what he does next is told"
    assert list(shown.due) == [event for event in told if isinstance(event, VariantEvent)][: len(shown.due)]
    if not state.acted:
        assert not shown.due, "his forecast says it"
        assert forecast is not None
        assert forecast.why in told
        placed = [event for event in told if event.message in ("adam-places", "adam-discards")]
        if placed:
            numbers = dict.fromkeys(forecast.cards)
            assert [event.values.get("number") for event in placed[: len(numbers)]] == list(numbers)
        taken = Counter(his_pieces(done)) - Counter(his_pieces(state))
        assert taken == Counter(state.supply[forecast.field - 1])


def assert_actions_apply(state: GameState, actions: tuple[Action, ...]) -> None:
    """Every legal action leads to a sound state, and the state itself does not change."""
    before = state.text()
    for action in actions:
        clone = state.clone()
        advance(clone, action)
        assert_sound(clone)
        assert clone != state
        assert legal_actions(clone) or clone.phase == "over"
    assert state.text() == before


# --- Whole games ---------------------------------------------------------------------------------------------------


def assert_game(setup: Setup, player: Dice) -> Ending:
    """Plays one game to its end and checks every state. Returns why the end began."""
    state = new_game(setup, ruleset_of(*levels_of(setup)))
    turn = 0
    last: Action | None = None
    for number, (actions, action) in enumerate(play(state, player)):
        assert number < LONGEST
        assert_sound(state)
        assert state.turn == turn + (state.phase == "action" and last == STEP)  # 9.3
        assert [action for action in actions if refusal(state, action)] == []
        if action == STEP:
            assert actions == (STEP,)
            assert_step(state)
        if number % 25 == 0:
            assert_actions_apply(state, actions)
        turn, last = state.turn, action
    assert_sound(state)
    assert state.phase == "over"
    assert legal_actions(state) == ()
    assert state.ending is not None
    if state.ending == "coatls":
        assert state.player.completed == 3
        assert last != STEP  # 9.10
    else:
        assert state.ending == "bodies"
        assert state.bodies_exhausted()
    return state.ending


@given(levels=st.frozensets(st.sampled_from(LEVELS)), policy=st.sampled_from(POLICIES), seed=st.integers(0, 10**6))
@settings(max_examples=settings().max_examples // 4)
@pytest.mark.slow
def test_every_solo_table_is_sound_after_every_action(levels: frozenset[int], policy: type[Dice], seed: int) -> None:
    """RULES 9; some games have the option "strict X"."""
    assert_game(solo_setup(*sorted(levels), seed=f"table {seed}", strict_x=seed % 7 == 0), policy(str(seed)))


@pytest.mark.parametrize(
    "levels",
    [*COMBINATIONS[::6], *rarely(*((each,) for each in COMBINATIONS if each not in COMBINATIONS[::6]))],
    ids=str,
)
@pytest.mark.slow
def test_with_all_combinations_of_levels(effort: Effort, levels: tuple[int, ...]) -> None:
    """RULES 9.12."""
    for policy in POLICIES[: effort(quick=1, test=1, exhaustive=3)]:
        for number in effort.seeds(quick=1, test=1, exhaustive=2):
            assert_game(solo_setup(*levels, seed=f"{policy.__name__} {number}"), policy(str(number)))


@pytest.mark.exhaustive
def test_both_endings_occur() -> None:
    """RULES 9.10."""
    endings = {assert_game(solo_setup(seed=f"ending {number}"), Dice(str(number))) for number in range(10)}
    assert endings == {"coatls", "bodies"}


@pytest.mark.slow
def test_coatls_are_completed_at_levels_3_and_4(effort: Effort) -> None:
    """RULES 9.12: the checks of ``assert_levels`` do not pass only because no coatl is completed."""
    for levels in ((4,), (3, 4)):
        completed = 0
        for number in range(effort(quick=15, test=15, exhaustive=40)):
            state = new_game(solo_setup(*levels, seed=f"four {number}"), ruleset_of(*levels))
            for _ in play(state, Keen(str(number))):
                pass
            assert_sound(state)
            completed += state.player.completed
        assert completed > 2


# --- Saves, views and words ----------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("levels", [(), (1, 2, 3, 4, 5)], ids=str)
def test_a_game_saved_at_any_point_goes_on_where_it_was(effort: Effort, levels: tuple[int, ...]) -> None:
    """In the middle of his turn as well."""
    session = Session(solo_setup(*levels, seed="saved"), ruleset_of(*levels))
    player, random = Sensible("saved"), Random("saved")
    content = registry().dependencies(session.setup.card_sets, session.setup.variants)
    points, share = Counter[str](), effort(quick=0.05, test=0.1, exhaustive=0.3)
    while not session.over:
        point = session.state.phase + (" acted" if session.state.acted else "")
        if points[point] < 3 or random.random() < share:
            points[point] += 1
            save = make_save(session, content, name="alone")
            read = decode(encode(save))
            assert read == save
            again = play_save(read, registry())
            assert again.state.digest() == session.state.digest()
            assert again.legal_actions == session.legal_actions
            assert again.opponent_moves == session.opponent_moves
        session.push(player.choose(session.state, tuple(session.legal_actions)))
    assert {"keep", "opponent", "opponent acted", "action", "choose", "assemble"} <= set(points)
    assert [(entry.kind, entry.id) for entry in content] == [("card-set", "base"), ("variant", "adam")]


@cache
def tables(levels: tuple[int, ...]) -> list[GameState]:
    """Every fifth state of a game."""
    return list(random_states(solo_setup(*levels, seed="tables"), ruleset_of(*levels), Sensible("tables")))[::5]


@pytest.mark.parametrize("levels", [(), (1, 2, 3, 4, 5)], ids=str)
def test_tables_that_differ_only_in_secrets_look_alike(levels: tuple[int, ...]) -> None:
    """RULES 2.6: what A.D.A.M. has lies open and contains no secret."""
    random, differing = Random("secrets"), 0
    for state in tables(levels):
        for seat in (None, 0):
            other = reshuffled(state, seat, random)
            differing += other.text() != state.text()
            assert_alike(state, other, seat)
            assert view(other, seat).opponent == view(state, seat).opponent
            assert view(state, seat).variants["adam"] == own(state)
    assert differing > len(tables(levels))


@pytest.mark.parametrize("levels", [(), (1, 2, 3, 4, 5)], ids=str)
def test_a_state_made_up_from_a_view_fits_it(levels: tuple[int, ...]) -> None:
    """The cards of his line and his pile are nowhere else, and his next step is the same."""
    random = Random("made up")
    for state in tables(levels):
        for seat in (None, 0):
            made_up = determinize(view(state, seat), random)
            assert_sound(made_up)
            assert_alike(state, made_up, seat)
            assert len(made_up.deck) == len(state.deck)
            if state.phase == "opponent":
                assert own(after(made_up)[0]) == own(after(state)[0])


@pytest.mark.parametrize("policy", POLICIES)
def test_every_event_has_a_message(policy: type[Dice]) -> None:
    """A message that is missing or lacks a value raises an error here."""
    l10n = english(strict=True)
    registry().register_messages(l10n)
    session = Session(solo_setup(*LEVELS, seed="told"), ruleset_of(*LEVELS))
    player = policy("told")
    told = set[str]()
    while not session.over:
        for event in session.push(player.choose(session.state, tuple(session.legal_actions))):
            assert event_text(event, session.setup.players, session.catalog, l10n)
            told |= {event.message} if isinstance(event, VariantEvent) else set()
    assert {"adam-seeks", "adam-places", "adam-discards", "adam-fulfils", "adam-draws"} <= told
