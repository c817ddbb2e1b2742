"""Golden feathers by the rules (RULES 10.3): golden segments, stealing, points; a golden game and random ones."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from attrs import evolve
from pytest_snapshot.plugin import Snapshot

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import PIECES, Piece, piece
from coatl_core.game.actions import Do, parse_action
from coatl_core.game.coatl import VariantLine
from coatl_core.game.determinize import determinize
from coatl_core.game.engine import apply, new_game
from coatl_core.game.events import VariantEvent
from coatl_core.game.legal_actions import legal_actions, offers
from coatl_core.game.offers import Item, PanelLine
from coatl_core.game.players import Budget
from coatl_core.game.refusals import refusal
from coatl_core.game.rules import Rules, Setup, VariantChoice, read_seat
from coatl_core.game.scoring import score_sheet
from coatl_core.game.session import Session
from coatl_core.game.state import GameState, Ruleset
from coatl_core.game.track import Track
from coatl_core.game.view import view
from coatl_core.language.eventtext import event_text
from coatl_core.language.tracktext import part_lines
from coatl_core.language.valuetext import shown_values
from coatl_core.library import Words
from coatl_core.players.contest import Contest, play_one
from coatl_core.saves.format import decode, encode, make_save
from coatl_core.saves.format import play as play_save
from coatl_core.saves.wire import to_json, view_from_json
from coatl_golden_feathers.feathers import GOLD, GOLDEN, Thefts
from tests.conftest import Effort
from tests.core.test_golden import assert_golden
from tests.core.test_playouts import all_pieces, all_prophecies, all_temples, assert_player, cards_of
from tests.support import (
    NAMES,
    Dice,
    Sensible,
    coatl,
    do,
    give,
    lay,
    legal,
    on_board,
    paired,
    play,
    random_states,
    rarely,
    registry,
    why_not,
)

FEATHERS = (VariantChoice("golden-feathers"),)
GOLDEN_GAMES = Path(__file__).parent / "golden"


def setup(players: int = 2, seed: str = "feathers", tokens: bool = False) -> Setup:
    rules = Rules(sacrifice_tokens=tokens)
    return Setup(NAMES[:players], seed, card_sets=("base",), rules=rules, variants=FEATHERS)


def ruleset() -> Ruleset:
    return registry().ruleset(["base"], FEATHERS)


def table(players: int = 2) -> GameState:
    """A game at its first turn: everybody has kept no prophecy."""
    return do(new_game(setup(players), ruleset()), *["keep"] * players)


def test_whoever_could_only_steal_may_pass() -> None:
    state = table()
    lay(state, "- | - | - | - | - | - | - | - | - | -")
    give(state, 0, board="gold", hand=("count-red", "count-blue", "count-green", "count-black", "count-yellow"))
    give(state, 1, board="R")
    assert legal(state) == {"do golden-feathers steal 2 R", "pass"}


def test_a_golden_segment_is_never_swapped() -> None:
    variants = (*FEATHERS, VariantChoice("tribes", ("tribes", "quick")))
    game = evolve(setup(), variants=variants)
    state = new_game(game, registry().ruleset(["base"], variants))
    while state.turn == 0:
        state = do(state, "keep" if state.phase == "keep" else str(legal_actions(state)[0]))
    remembered = state.variants["tribes"]
    state.variants["tribes"] = evolve(remembered, tribes=evolve(remembered.tribes, chosen=("xaman-ek", "bacab")))
    give(state, 0, board="gold R")
    lay(state, "gold | B | - | - | - | - | <R | - | - | Y>")
    assert legal(state, "do") & {"do tribes exchange R 2 B"}
    for swap in ("gold 2 B", "R 1 gold"):
        assert why_not(state, f"do tribes exchange {swap}") == "tribes-golden 10.3"


@pytest.mark.parametrize(("players", "gold", "each"), [(2, 4, 14), (3, 5, 18), (4, 6, 24)])
def test_the_bag_holds_fewer_segments_and_golden_ones(players: int, gold: int, each: int) -> None:
    box = Counter({kind: each if kind.part == "body" else 3 for kind in PIECES}) + Counter({GOLD: gold})
    assert all_pieces(table(players)) == box


def test_fewer_bodies_can_be_played_alone() -> None:
    """RULES 10.2"""
    fewer = registry().ruleset(["base"], [VariantChoice("fewer-bodies")])
    for players, each in (2, 14), (3, 18), (4, 24):
        dealt = new_game(evolve(setup(players), variants=(VariantChoice("fewer-bodies"),)), fewer)
        assert sum(n for kind, n in all_pieces(dealt).items() if kind.part == "body") == 5 * each


def thieves() -> GameState:
    """Ana has two golden segments and a red one; Bao and Cuz have this and that."""
    state = table(3)
    give(state, 0, board="gold gold R")
    give(state, 1, board="B B <K Y> gold")
    give(state, 2, board="K")
    return state


def test_a_theft_takes_one_or_two_ordinary_segments_of_one_player() -> None:
    state = thieves()
    assert legal(state, "do") == {
        "do golden-feathers steal 2 B",
        "do golden-feathers steal 2 B B",
        "do golden-feathers steal 3 K",
    }
    assert {offer.item for offer in offers(state)} == {Item("board", "gold")}
    give(state, 0, board="R")
    assert legal(state, "do") == set()


def test_the_robbed_player_gets_the_golden_segment_and_two_points_for_it() -> None:
    state, events = apply(thieves(), parse_action("do golden-feathers steal 2 B B"))
    assert [on_board(state, seat) for seat in range(3)] == ["gold R B B", "<K Y> gold", "K"]
    assert (state.seat, state.turn, state.variants["golden-feathers"]) == (1, 2, Thefts((1, 0, 0), (0, 1, 0)))
    assert events[0] == VariantEvent(0, "golden-feathers-stole", {"victim": "Bao", "pieces": "B B"})
    state = do(state, "do golden-feathers steal 1 R")
    sheet = score_sheet(state)
    assert [player.points for player in sheet.players] == [2, 2, 0]
    assert sheet.players[1].lines == (VariantLine("golden-feathers-points", 2, {"n": 1}),)


def test_everybody_sees_who_was_robbed_how_often_and_what_may_still_come() -> None:
    state = do(thieves(), "do golden-feathers steal 2 B B")
    lay(state, "R R | B gold | - | - | - | - | <R | - | - | R>")
    for seat in (0, 1, None):
        ((_, (track, left)),) = view(state, seat).panel()
        assert isinstance(track, Track)
        robbed, made = track.windows
        assert (robbed.counts, robbed.points, robbed.scored) == ((0, 1, 0), (0, 2, 0), True)
        assert (made.counts, made.points) == ((1, 0, 0), ())
        assert left == PanelLine("golden-feathers-left", {"n": 4, "all": 5}, Item("field", 2))


def test_thefts_made_and_suffered_are_counted() -> None:
    state = do(thieves(), "do golden-feathers steal 2 B B", "do golden-feathers steal 1 R")
    made, suffered = score_sheet(state).statistics
    assert (made.message, made.counts) == ("golden-feathers-made", (1, 1, 0))
    assert (suffered.message, suffered.counts) == ("golden-feathers-suffered", (1, 1, 0))


def test_gold_left_on_a_board_is_worth_nothing() -> None:
    assert [player.points for player in score_sheet(thieves()).players] == [0, 0, 0]


def test_what_is_stolen_needs_room_and_the_golden_segment_goes_first() -> None:
    state = thieves()
    give(state, 0, board="gold R R R R R R R")
    assert legal(state, "do") == {"do golden-feathers steal 2 B", "do golden-feathers steal 3 K"}
    assert why_not(state, "do golden-feathers steal 2 B B") == "no-room 10.3"
    assert len(do(state, "do golden-feathers steal 2 B").players[0].board) == 8


@pytest.mark.parametrize(
    "theft", ["2 B B B", "2", "2 <K", "2 gold", "3 K K", "1 R", "4 B", "2 R", "moon", "2 moon", "3 B"]
)
def test_every_other_theft_is_refused(theft: str) -> None:
    assert why_not(thieves(), f"do golden-feathers steal {theft}") == "golden-feathers-choice 10.3"


def test_without_a_golden_segment_there_is_no_theft() -> None:
    state = thieves()
    give(state, 0, board="R")
    assert why_not(state, "do golden-feathers steal 2 B") == "golden-feathers-none 10.3"


def test_a_lone_segment_is_never_laid_on_a_field() -> None:
    """RULES 4.2: with three players the bag holds 95."""
    state = table(3)
    state.bodies = (GOLD,)
    lay(state, "B B | - | - | - | - | - | <R | - | - | R>")
    after = do(state, "take 1")
    assert (after.bodies, after.ending) == ((GOLD,), "bodies")


def test_an_undone_theft_has_never_happened() -> None:
    session = Session(setup(), ruleset())
    before = session.state = thieves()
    session.push(parse_action("do golden-feathers steal 2 B"))
    assert session.undo()
    assert session.state == before


@pytest.mark.parametrize("tag", ["en", "cs", "pl", "uk"])
def test_everything_is_told_in_every_language(tag: str) -> None:
    l10n, state = Words(registry(), tag).l10n, thieves()
    told = [l10n(offer.message, **shown_values(offer.values, state.catalog, l10n)) for offer in offers(state)]
    state, events = apply(state, parse_action("do golden-feathers steal 2 B"))
    told += [event_text(event, NAMES, state.catalog, l10n) for event in events]
    for player in score_sheet(state).players:
        told += [l10n(line.message, **shown_values(line.values, state.catalog, l10n)) for line in player.lines]
    seen = view(state, 0)
    told += [line for _, parts in seen.panel() for part in parts for line in part_lines(part, seen, l10n)]
    told += [l10n(counted.message) for counted in score_sheet(state).statistics]
    assert len(told) == 11
    assert all(sentence and "golden-" not in sentence for sentence in told)


# Whole games


@pytest.mark.parametrize(("name", "players", "seed"), [("three-players.txt", 3, "quetzal")])
def test_golden_game(snapshot: Snapshot, name: str, players: int, seed: str) -> None:
    assert_golden(snapshot, GOLDEN_GAMES, name, setup(players, seed), ruleset())


def assert_sound(state: GameState, box: Counter[Piece], catalog: Catalog) -> None:
    """Checks what must be true of every state: all pieces are there but the golden ones that robbed players have."""
    thefts: Thefts = state.variants["golden-feathers"]
    assert sum(thefts.made) == sum(thefts.suffered)
    assert all_pieces(state) + Counter({GOLD: sum(thefts.suffered)}) == box
    assert (all_prophecies(state), all_temples(state)) == cards_of(catalog)
    for seat, player in enumerate(state.players):
        assert_player(player, state, seat == state.seat and state.phase == "complete")


@pytest.mark.parametrize(("players", "tokens"), paired([2, 3, 4], [False, True]))
@pytest.mark.slow
def test_random_games_are_sound(catalog: Catalog, effort: Effort, players: int, tokens: bool) -> None:
    thefts = 0
    for seed in effort.seeds(quick=2, test=2, exhaustive=15):
        game = setup(players, f"{players} {tokens} {seed}", tokens)
        box = all_pieces(new_game(game, ruleset()))
        for number, state in enumerate(random_states(game, ruleset(), (Dice, Sensible)[seed % 2](str(seed)))):
            assert_sound(state, box, catalog)
            if number % 7 == 0:
                seen = view(state, number % players)
                assert view_from_json(to_json(seen), state.ruleset) == seen
                assert view(determinize(seen, Random(number)), number % players) == seen
                assert all(refusal(state, action) is None for action in legal_actions(state))
        thefts += sum(state.variants["golden-feathers"].made)
    assert thefts


def test_a_saved_game_is_the_same_again() -> None:
    state = new_game(setup(4), ruleset())
    session = Session(state.setup, state.ruleset)
    for _, action in play(state, Sensible("saved")):
        session.push(action)
    assert any(isinstance(action, Do) for action in session.actions)
    text = encode(make_save(session, registry().dependencies(["base"], FEATHERS)))
    assert play_save(decode(text), registry()).state.digest() == state.digest()


@pytest.mark.parametrize("levels", [("medium", "hard"), *rarely((("easy", "master"),))])
@pytest.mark.slow
def test_computer_players_play_it(levels: tuple[str, str]) -> None:
    contest = Contest(tuple(map(read_seat, levels)), "feathers", variants=FEATHERS)
    assert play_one(contest, 0, registry(), ruleset()).failures == ()


def test_computer_players_steal_when_they_think_it_pays_and_say_why() -> None:
    """RULES 8.2: Ana has two last actions, and her coatl lacks two black segments, which lie before Bao."""
    state, player = table(), registry().player(read_seat("medium"), ruleset())
    lay(state, "G G | - | - | - | - | - | - | - | - | -")
    give(state, 0, board="gold Y>", coatls=[coatl("<BKK")], hand=["count-black"])
    give(state, 1, board="K K K")
    state.actions_left, state.last_turns, state.ending = 2, [], "coatls"
    seen, legal_now = view(state, 0), legal_actions(state)
    choice = player.turn(seen, legal_now, Random(0), Budget())
    assert str(choice.actions[0]).startswith("do golden-feathers steal 2 K"), choice
    assert choice.why is not None
    assert choice.why.message == "players-why-move"


def test_the_golden_segment_is_one_kind_of_piece() -> None:
    assert (piece("gold"), GOLD.loose, GOLDEN) == (GOLD, True, {2: 4, 3: 5, 4: 6})
