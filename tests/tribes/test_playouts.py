"""Random games with all combinations of the switches: what must be true after every action."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest
from attrs import evolve

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import Action, Do
from coatl_core.game.determinize import determinize
from coatl_core.game.engine import advance, new_game
from coatl_core.game.events import Event
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget
from coatl_core.game.refusals import refusal
from coatl_core.game.rules import Rules, Setup, VariantChoice, read_seat
from coatl_core.game.scoring import score_sheet
from coatl_core.game.session import Session
from coatl_core.game.state import GameState, Ruleset
from coatl_core.game.view import view
from coatl_core.players.contest import Contest, play_one
from coatl_core.saves.format import decode, encode, make_save
from coatl_core.saves.format import play as play_save
from coatl_core.saves.wire import to_json, view_from_json
from coatl_tribes import quick
from coatl_tribes.names import HIDDEN, TRIBES
from coatl_tribes.tribes import DEALT_TO_IXTAB
from tests.conftest import Effort
from tests.core.test_playouts import LONGEST, all_pieces, all_prophecies, all_temples, cards_of
from tests.support import NAMES, Builder, Dice, Sensible, coatl, give, lay, play, random_states, rarely, registry
from tests.tribes.support import SWITCHES, choice, own, ruleset, setup, table

COMBINATIONS = [
    tuple(switch for switch, on in zip(SWITCHES, chosen, strict=True) if on) for chosen in product((0, 1), repeat=3)
]
GAMES = [(players, switches) for players in (2, 3, 4) for switches in COMBINATIONS]
GAMES += [(5, switches) for switches in COMBINATIONS if "quick" in switches]
SOLO = VariantChoice("adam", ("level-2", "level-4"))


def assert_sound(state: GameState, box: Counter[Piece]) -> None:
    assert all_pieces(state) == box
    for number, field in enumerate(state.supply, 1):
        bodies = state.rules.body_fields
        part = "body" if number <= bodies else "head" if number <= bodies + 2 else "tail"
        assert len(field) <= 2
        assert all(piece.part == part for piece in field)
    for seat, player in enumerate(state.players):
        limits = state.ruleset.limits(state.rules, state.variants, seat)
        assert len(player.board) <= limits.board_spaces
        dealt = state.rules.dealt[seat] + DEALT_TO_IXTAB  # the deal does not ask what a hand may hold
        assert len(player.hand) <= (limits.hand_limit if state.turn else dealt)
        assert len(player.coatls) - player.completed <= limits.unfinished_coatls
        done = [coatl for at, coatl in enumerate(player.coatls) if coatl.complete and at != state.closing]
        assert all(len(coatl.prophecies) >= limits.prophecies_to_complete for coatl in done)
    assert_memory(state)


def assert_memory(state: GameState) -> None:
    """What is remembered is possible."""
    memory, players = own(state), len(state.players)
    calendar, omens, tribes = memory.calendar, memory.omens, memory.tribes
    assert list(calendar.ends) == sorted({*calendar.ends})
    if omens.drawn:
        assert len(omens.counts) <= max(0, calendar.running + (state.phase == "over"))
        assert all(len(counts) == players for counts in omens.counts)
    if tribes.chosen and tribes.revealed:
        assert len({*tribes.chosen}) == players
        assert {*tribes.chosen} <= {*TRIBES}
    if memory.quick.tiles:
        assert 0 <= memory.quick.taken <= quick.places(players)
        assert not (memory.quick.steps and state.phase != "ask")
    assert not memory.turn.used or "tribes" in state.ruleset.variants[-1].chosen


def assert_seen(state: GameState, number: int) -> None:
    """What each seat sees can be written, read and imagined; nobody sees the tribe of another too soon."""
    for seat in (None, *range(len(state.players))):
        seen = view(state, seat)
        assert view_from_json(to_json(seen), state.ruleset) == seen
        assert view(determinize(seen, Random(number)), seat) == seen
        tribes = seen.variants["tribes"].tribes
        if not tribes.revealed:
            others = [tribe for other, tribe in enumerate(tribes.chosen) if other != seat]
            assert {*others} <= {"", HIDDEN}
    assert all(refusal(state, action) is None for action in legal_actions(state))


@pytest.mark.parametrize(
    ("players", "switches"), [*GAMES[::6], *rarely(*(game for game in GAMES if game not in GAMES[::6]))], ids=str
)
@pytest.mark.slow
def test_random_games_are_sound(catalog: Catalog, effort: Effort, players: int, switches: tuple[str, ...]) -> None:
    for seed in effort.seeds(quick=1, test=1, exhaustive=3):
        game = setup(*switches, players=players, seed=f"{switches} {seed}", sacrifice_tokens=bool(seed % 2))
        box = all_pieces(new_game(game, ruleset(*switches)))
        policy = (Sensible, Dice, Builder)[(seed + players) % 3](str(seed))
        for number, state in enumerate(random_states(game, ruleset(*switches), policy)):
            assert number < LONGEST
            assert_sound(state, box)
            if number % 37 == 0:
                assert (all_prophecies(state), all_temples(state)) == cards_of(catalog)
                assert_seen(state, number)


@pytest.mark.parametrize("switches", COMBINATIONS, ids="-".join)
@pytest.mark.slow
def test_random_games_against_adam_are_sound(effort: Effort, switches: tuple[str, ...]) -> None:
    """The human alone has a tribe, and two of the places are blocked."""
    variants = (SOLO, choice(*switches))
    rules = registry().ruleset(["base"], variants)
    for seed in effort.seeds(quick=1, test=1, exhaustive=3):
        game = Setup(NAMES[:1], f"alone {seed}", card_sets=("base",), variants=variants)
        for number, state in enumerate(random_states(game, rules, Sensible(str(seed)))):
            assert number < LONGEST
            assert_memory(state)
            if number % 29 == 0:
                assert_seen(state, number)
        assert state.phase == "over"
        assert len(own(state).tribes.chosen) == ("tribes" in switches)
        assert not own(state).quick.tiles or quick.places(1) == 1
        assert score_sheet(state).verdict


def test_five_always_have_quick_actions() -> None:
    """S210: three places, none of them blocked, whether or not the switch is on."""
    for switches in ((), ("omens",), ("quick",)):
        state = new_game(setup(*switches, players=5), ruleset(*switches))
        assert len(own(state).quick.tiles) == 7
        assert (quick.free(state), state.rules.body_fields) == (3, 7)


def test_alone_without_an_opponent_it_is_no_game() -> None:
    refused = ruleset("omens").conflict(Setup(NAMES[:1], "x", card_sets=("base",), variants=(choice("omens"),)))
    assert refused is not None
    assert refused.code == "tribes-alone"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.slow
def test_with_all_switches_off_it_is_the_base_game(players: int) -> None:
    """Action by action and event by event."""

    def record(game: Setup, rules: Ruleset) -> tuple[list[Action], list[Event], str]:
        state, player, happened = new_game(game, rules), Sensible("base"), list[Event]()
        done = []
        while legal := legal_actions(state):
            done.append(player.choose(state, legal))
            advance(state, done[-1], happened)
        lines = [line for line in state.text().splitlines() if not line.startswith("variant ")]
        return done, happened, "\n".join(lines) + str([player.points for player in score_sheet(state).players])

    off = setup(players=players, sacrifice_tokens=True)
    assert record(off, ruleset()) == record(evolve(off, variants=()), registry().ruleset(["base"]))
    assert view(new_game(off, ruleset()), 0).panel() == ()


@pytest.mark.parametrize("others", [("golden-feathers",), ("fewer-bodies",)])
@pytest.mark.slow
def test_it_goes_together_with_other_variants_and_cards(others: tuple[str, ...]) -> None:
    variants = (*map(VariantChoice, others), choice(*SWITCHES))
    rules = registry().ruleset(["base", "promo"], variants)
    for seed in "ab":
        game = Setup(
            NAMES[:3],
            seed,
            card_sets=("base", "promo"),
            rules=Rules(sacrifice_tokens=True, unfinished_score_half=True),
            variants=variants,
        )
        state = new_game(game, rules)
        for number, _ in enumerate(play(state, Sensible(seed))):
            assert number < LONGEST
        assert state.phase == "over"


@pytest.mark.exhaustive
def test_a_saved_game_is_the_same_again() -> None:
    game = setup(*SWITCHES, players=3)
    session = Session(game, ruleset(*SWITCHES))
    for _, action in play(new_game(game, ruleset(*SWITCHES)), Sensible("saved")):
        session.push(action)
    assert any(isinstance(action, Do) for action in session.actions)
    text = encode(make_save(session, registry().dependencies(["base"], [choice(*SWITCHES)])))
    assert play_save(decode(text), registry()).state.digest() == session.state.digest()


@pytest.mark.slow
@pytest.mark.parametrize("levels", [("easy", "medium"), *rarely((("medium", "hard"),), (("easy", "master"),))])
def test_computer_players_play_it(levels: tuple[str, str]) -> None:
    variants = (choice(*SWITCHES),)
    contest = Contest(tuple(map(read_seat, levels)), "tribes", variants=variants)
    assert play_one(contest, 0, registry(), registry().ruleset(["base"], variants)).failures == ()


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_computer_players_plan_on_where_an_omen_asks_for_a_prophecy(level: str) -> None:
    """Without teachers the coatl is closed all the same; what a prophecy costs is answered when it is asked."""
    state = table(omen="teachers")
    lay(state, "G G | - | - | - | - | - | - | - | - | -")
    give(state, 0, board="K>", hand=("count-red", "count-yellow", "count-blue"), coatls=[coatl("<RRRRR")])
    state.last_turns, state.ending = [], "coatls"
    player = registry().player(read_seat(level), state.ruleset)
    done = []
    while legal := legal_actions(state):
        chosen = player.turn(view(state, 0), legal, Random(0), Budget())
        for action in chosen.actions:
            if action not in legal_actions(state):
                break
            advance(state, action)
            done.append(" ".join(str(action).split()[:3]))
    assert done[:3] == ["extend 1 tail", "fulfil 1 base:count-red", "do tribes toll"]
    assert state.players[0].completed == 1
