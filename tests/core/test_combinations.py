"""Everything with everything: random games with card sets, variants and rules at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from coatl_core.game.actions import Action, parse_action
from coatl_core.game.determinize import determinize
from coatl_core.game.engine import advance, new_game
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.refusals import refusal
from coatl_core.game.rules import Rules, Setup, VariantChoice, read_seat
from coatl_core.game.scoring import score_sheet
from coatl_core.game.session import Session
from coatl_core.game.state import GameState, Ruleset, Variant, has
from coatl_core.game.view import view
from coatl_core.players.contest import Contest, play_one
from coatl_core.plugins.inventory import fault_between, inventory
from coatl_core.plugins.variant_guard import guarded
from coatl_core.saves.wire import to_json, view_from_json
from tests.adam.support import LEVELS
from tests.conftest import Effort
from tests.core.test_variant_moves import Alms, Barter, Strict, Toll
from tests.core.test_variant_pieces import Pebbles
from tests.core.test_variant_secrets import Born, Rack
from tests.core.test_variants import Handicap, Herald, Narrow, NoDeck, OneMore, SmallHands
from tests.support import NAMES, Builder, Dice, Sensible, example_variant, play, rarely, registry

OURS = ("golden-feathers", "fewer-bodies")
STRANGERS: tuple[type[Variant], ...] = (
    Alms,
    Barter,
    Born,
    Handicap,
    Herald,
    Narrow,
    NoDeck,
    OneMore,
    Pebbles,
    Rack,
    SmallHands,
    Strict,
    Toll,
    *map(example_variant, ("night-market", "pass-it-on")),
)
"""Variants of tests and examples: moves, questions, lots, secrets, limits, pieces, points and refusals."""
ALONE: tuple[type[Variant], ...] = (Pebbles,)
"""Those that can be played against an automatic opponent."""
(CAMAZOTZ,) = map(example_variant, ("camazotz",))
"""An automatic opponent of a stranger, who has points for no cards."""
UNITING = tuple(map(example_variant, ("partners", "high-water")))
"""Those that say who wins together: a game has one of them at most."""
SUNS = example_variant("suns")
"""A campaign, of which any chapter can be played."""
LONGEST = 20_000
"""The most actions of a game: who chooses by chance may give and demand again and again."""
SETS = (("base",), ("base", "promo"), ("promo", "base"))


def chosen(random: Random, share: float, of: Sequence[type[Variant]]) -> list[type[Variant]]:
    return [each for each in of if random.random() < share]


def tribes(random: Random) -> list[VariantChoice]:
    """Tribes and omens with any of their switches, every second time."""
    switches = tuple(switch for switch in ("tribes", "omens", "quick") if random.random() < 0.6)
    return [VariantChoice("tribes", switches)] if random.random() < 0.5 else []


def united(number: int, players: int) -> list[Variant]:
    """In every second game the first of the variants that say who wins together which so many can play."""
    fitting = [kind for kind in UNITING if kind.players[0] <= players <= kind.players[1]]
    if not fitting or number % 2:
        return []
    return [guarded(fitting[0], fitting[0].options[: number // 2 % 2], "test")]


def suns(number: int, players: int) -> list[Variant]:
    """In every third game of several players one chapter of a campaign, with the crown on somebody's head or none."""
    if players == 1 or number % 3:
        return []
    values = (f"sun={number // 3 % 3 + 1}", f"crown={number // 9 % (players + 1)}")
    return [guarded(SUNS, values, "test")]


def combination(number: int) -> tuple[Setup, Ruleset]:
    """A game with a random selection of all there is; every fifth one is played against A.D.A.M., or every
    second of these against Camazotz."""
    random = Random(f"combination {number}")
    players, sets = 1 if number % 5 == 0 else random.randint(2, 4), random.choice(SETS)
    if players == 1:
        levels = [f"level-{level}" for level in LEVELS if random.random() < 0.4]
        choices = [VariantChoice("adam", (*levels, *["secret-temple"] * random.randint(0, 1)))]
        strangers = chosen(random, 0.5, ALONE)
        if number % 10 == 0:
            choices, strangers = [], [*strangers, CAMAZOTZ]
        choices += tribes(random)
    else:
        choices = [VariantChoice(id) for id in OURS if random.random() < 0.5]
        strangers = chosen(random, 0.3, STRANGERS)
        choices += tribes(random)
    variants = [registry().variant(choice) for choice in choices]
    variants += [guarded(kind, kind.options if random.random() < 0.5 else (), "test") for kind in strangers]
    variants += united(number, players)
    variants += suns(number, players)
    random.shuffle(variants)
    rules = Rules(
        sacrifice_tokens=players > 1 and random.random() < 0.5,
        strict_x=random.random() < 0.2,
        unfinished_score_half=random.random() < 0.5,
    )
    setup = Setup(
        NAMES[:players],
        str(number),
        random.randrange(players),
        card_sets=sets,
        rules=rules,
        variants=tuple(VariantChoice(variant.id, variant.chosen) for variant in variants),
    )
    return setup, Ruleset(registry().catalog(sets), tuple(variants))


def assert_sound(state: GameState, before: GameState) -> None:
    """Nobody has more than the rules allow, nor holds more than their own limit, or than they had before it sank."""
    for seat, player in enumerate(state.players):
        limits = state.ruleset.limits(state.rules, state.variants, seat)
        had, limits_before = before.players[seat], before.ruleset.limits(before.rules, before.variants, seat)
        # A taking is bound by the limits before it, and may be what makes them sink.
        own = max(limits.board_spaces, limits_before.board_spaces, len(had.board))
        assert len(player.board) <= max(own, state.rules.board_spaces)
        if state.turn:  # before the first one prophecies are dealt, drafted and kept
            assert len(player.hand) <= max(limits.hand_limit, len(had.hand))
        assert player.completed <= limits.coatls
        assert len(player.coatls) - player.completed <= limits.unfinished_coatls
        assert len(set(player.tokens)) == len(player.tokens)
        assert all(not piece.loose for coatl in player.coatls for piece in coatl.pieces)
    assert len(state.row) == before.rules.row_size
    assert (state.phase == "ask") == bool(state.questions) == (state.held is not None)


def assert_seen(state: GameState, random: Random) -> None:
    """What each seat sees can be written, read and imagined, and what is legal is not refused."""
    for seat in (None, *range(len(state.players))):
        seen = view(state, seat)
        assert view_from_json(to_json(seen), state.ruleset) == seen
        assert view(determinize(seen, random), seat) == seen
    assert all(refusal(state, action) is None for action in legal_actions(state))


def played(setup: Setup, ruleset: Ruleset, policy: Dice, number: int) -> GameState:
    """Plays the game to its end, looks at every state, and plays the same actions again."""
    state, random = new_game(setup, ruleset), Random(number)
    everything, before = inventory(state, state.variants), state.clone()
    actions: list[Action] = []
    for legal, action in play(state, policy):
        assert len(actions) < LONGEST
        assert len(legal) == len(set(legal))
        assert parse_action(str(action)) == action
        assert not fault_between(everything, inventory(state, state.variants))
        assert_sound(state, before)
        if len(actions) % 29 == number % 29:
            assert_seen(state, random)
        actions.append(action)
        before = state.clone()
    sheet = score_sheet(state)
    for score in sheet.players:
        assert score.points == sum(c.points for c in score.coatls) + sum(line.points for line in score.lines)
    if sheet.opponent is not None and CAMAZOTZ.id in state.variants:
        assert sheet.opponent.points == sum(line.points for line in sheet.opponent.lines) > 0
    again = new_game(setup, ruleset)
    for action in actions:
        advance(again, action)
    assert again.digest() == state.digest()
    return state


@pytest.mark.slow
def test_random_combinations_of_everything_are_played_to_their_end(effort: Effort) -> None:
    together: set[str] = set()
    for number in effort.seeds(quick=8, test=8, exhaustive=60):
        setup, ruleset = combination(number)
        policy = (Dice, Sensible, Builder)[number % 3](f"combination {number}")
        state = played(setup, ruleset, policy, number)
        assert state.phase == "over", setup
        together.update(choice.id for choice in setup.variants)
    assert together >= {
        "adam",
        "camazotz",
        *OURS,
        "toll",
        "tribes",
        "partners",
        "high-water",
        "night-market",
        "pass-it-on",
    }


@pytest.mark.slow
def test_computer_players_play_random_combinations(effort: Effort) -> None:
    """No one of them fails, whatever the game is played with. Not with barter: they might give and demand for ever."""
    seats = tuple(map(read_seat, ("easy", "medium", "hard", "easy")))
    for number in range(2, effort(quick=3, test=4, exhaustive=20)):
        setup, ruleset = combination(number)
        if len(setup.players) > 1 and VariantChoice("barter") not in setup.variants:
            contest = Contest(
                seats[: len(setup.players)],
                setup.seed,
                setup.card_sets,
                setup.rules,
                variants=setup.variants,
            )
            assert play_one(contest, number, registry(), ruleset).failures == (), setup


@pytest.mark.slow
@pytest.mark.parametrize(
    "variant", ["adam level-1 level-2 level-3 level-4 level-5", *rarely("tribes tribes omens quick"), *OURS]
)
def test_the_games_own_variants_stand_what_strangers_are_put_to(variant: str, effort: Effort) -> None:
    """A session trusts them, so what it tries at every action of a stranger's variant is tried here."""
    id, *options = variant.split()
    choice = VariantChoice(id, tuple(options))
    for number in range(effort(quick=1, test=1, exhaustive=12)):
        tried = registry().variant(choice)
        tried.trusted = False
        setup = Setup(
            NAMES[: 1 if has(type(tried), "step") else 3], f"tried {number}", card_sets=("base",), variants=(choice,)
        )
        session, player = Session(setup, Ruleset(registry().catalog(["base"]), (tried,))), Sensible(setup.seed)
        while not session.over:
            session.push(player.choose(session.state, legal_actions(session.state)))
