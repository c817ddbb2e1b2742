"""Five players: who may let them play, what they are dealt, and random games."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from attrs import evolve

from coatl_core.cards.catalog import CardSet, Catalog
from coatl_core.cards.prophecies import prophecy
from coatl_core.game.actions import Take
from coatl_core.game.determinize import determinize
from coatl_core.game.engine import new_game
from coatl_core.game.errors import TooFewProphecies
from coatl_core.game.last_turns import begin_end
from coatl_core.game.rules import FOR_PLAYERS, Rules, Setup, VariantChoice, read_seat, rematch
from coatl_core.game.scoring import score_sheet
from coatl_core.game.session import Session
from coatl_core.game.simulate import simulate
from coatl_core.game.state import Ruleset, Variant
from coatl_core.game.view import view
from coatl_core.players.contest import Contest, play_one
from coatl_core.saves.format import decode, encode, make_save
from coatl_core.saves.format import play as play_save
from coatl_core.saves.records import Records, load_records, record_of
from coatl_core.saves.wire import to_json, view_from_json
from tests.conftest import Effort
from tests.core.test_playouts import assert_game, assert_sound, box
from tests.five import CROWD, Crowd, crowd_registry, crowd_ruleset, crowd_setup
from tests.support import NAMES, Builder, Dice, Sensible, random_states


class Quartet(Variant):
    """Four may play, as with any variant that says nothing."""

    id = "quartet"


def test_the_table_is_dealt_for_five() -> None:
    """Seven fields of body segments, 150 of them, 20 heads and 20 tails; 3, 4, 5, 6 and 7 prophecies by turn order."""
    state = new_game(crowd_setup(first=2), crowd_ruleset())
    assert [len(field) for field in state.supply] == [2] * 7 + [1] * 4
    assert [piece.part for field in state.supply[7:] for piece in field] == ["head", "head", "tail", "tail"]
    assert (len(state.bodies), len(state.heads), len(state.tails)) == (150 - 14, 18, 18)
    assert [len(player.hand) for player in state.players] == [6, 7, 3, 4, 5]
    assert [len(player.temples) for player in state.players] == [1] * 5
    assert [len(pile) for pile in state.piles] == [5, 5]
    assert len(state.deck) == 54 - 6 - 25
    assert_sound(state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_variant_that_lets_five_play_changes_nothing_for_fewer(catalog: Catalog, players: int) -> None:
    with_it = new_game(crowd_setup(players=players), crowd_ruleset())
    without = new_game(evolve(with_it.setup, variants=()), Ruleset(catalog))
    assert with_it.rules == without.rules == Rules()
    assert (with_it.players, with_it.supply, with_it.deck) == (without.players, without.supply, without.deck)


def test_without_a_variant_four_play_at_most() -> None:
    """RULES 1.2: also if somebody would be dealt to a fifth player."""
    for rules in (Rules(), Rules(dealt=(1, 1, 1, 1, 1))):
        with pytest.raises(ValueError, match="2 to 4 players, not 5"):
            Setup(NAMES, "x", card_sets=("base",), rules=rules)


def test_six_never_play() -> None:
    with pytest.raises(ValueError, match="1 to 5 players, not 6"):
        Setup((*NAMES, "Fay"), "x", card_sets=("base",), variants=CROWD)


@pytest.mark.parametrize("variants", [(Quartet(),), (Crowd(), Quartet()), (Quartet(), Crowd())])
def test_five_play_only_if_every_variant_allows_it(catalog: Catalog, variants: tuple[Variant, ...]) -> None:
    setup = evolve(crowd_setup(), variants=tuple(VariantChoice(variant.id) for variant in variants))
    with pytest.raises(ValueError, match="quartet takes 2 to 4 players, not 5"):
        new_game(setup, Ruleset(catalog, variants))


def test_a_number_that_was_set_otherwise_stays() -> None:
    rules = Rules(bodies_per_color=16, hand_limit=4).for_players(5)
    assert (rules.bodies_per_color, rules.heads_per_color, rules.hand_limit) == (16, 4, 4)
    assert FOR_PLAYERS[5]["bodies_per_color"] == 30


def test_five_need_31_prophecies() -> None:
    """RULES 2.4, 2.5"""
    assert Rules().for_players(5).prophecies_needed(5) == 31
    cards = (prophecy("jade:pair", "B", "Y G", ((1, 1),)), 30)
    few = Ruleset(Catalog((CardSet("jade", (cards,), ()),)), (Crowd(),))
    with pytest.raises(TooFewProphecies, match="31 prophecies"):
        new_game(crowd_setup(), few)


@pytest.mark.parametrize(("policy", "ending"), [(Dice, "coatls"), (Sensible, "coatls"), (Builder, "bodies")])
@pytest.mark.slow
def test_every_table_for_five_is_sound_after_every_action(effort: Effort, policy: type[Dice], ending: str) -> None:
    endings = {
        assert_game(
            crowd_setup(f"{policy.__name__} {n}", n % 5, sacrifice_tokens=bool(n % 2), strict_x=n % 7 == 0),
            crowd_ruleset(),
            policy(str(n)),
        )
        for n in effort.seeds(quick=3, test=3, exhaustive=40)
    }
    assert ending in endings


def test_there_are_190_pieces_for_five() -> None:
    assert box(5).total() == 150 + 20 + 20


@pytest.mark.parametrize("number", range(2))
def test_what_five_players_see_is_written_read_and_imagined(number: int) -> None:
    random = Random(number)
    setup = crowd_setup(f"seen {number}", number, sacrifice_tokens=bool(number))
    for at, state in enumerate(random_states(setup, crowd_ruleset(), Sensible(str(number)))):
        for seat in (None, *range(5)) if at % 40 == 0 else ():
            seen = view(state, seat)
            assert view_from_json(to_json(seen), state.ruleset) == seen
            imagined = determinize(seen, random)
            assert_sound(imagined)
            assert view(imagined, seat) == seen


def test_last_turns_for_five_go_round_once() -> None:
    """RULES 8.2: two actions for those after the finisher in turn order, one for those before."""
    state = new_game(crowd_setup(first=1), crowd_ruleset())
    state.seat = 3
    begin_end(state, "coatls", None)
    assert state.last_turns == [(4, 2), (0, 2), (1, 1), (2, 1)]


@pytest.mark.exhaustive
def test_a_game_of_five_is_saved_goes_on_where_it_was_and_is_recorded(tmp_path: Path) -> None:
    plugins = crowd_registry()
    session = Session(crowd_setup("saved", 3, sacrifice_tokens=True), crowd_ruleset())
    player = Sensible("saved")
    content = plugins.dependencies(("base",), CROWD)
    while not session.over:
        session.push(player.choose(session.state, tuple(session.legal_actions)))
        if len(session.actions) % 50 == 0 or session.over:
            again = play_save(decode(encode(make_save(session, content))), plugins)
            assert again.state.digest() == session.state.digest()
    assert any(action == Take(11) for action in session.actions)
    assert [score.seat for score in score_sheet(session.state).players] == [0, 1, 2, 3, 4]
    record = record_of(session, "five", "2026-01-02T03:04:05")
    assert record is not None
    Records(tmp_path / "records.json").with_game(record)
    (read,) = load_records(tmp_path / "records.json").games
    assert [player.name for player in read.players] == list(NAMES)
    assert rematch(session.setup).first == 4


def test_random_games_of_five_have_a_checksum_of_their_own() -> None:
    first, again = (simulate(crowd_ruleset(), 5, 4, "five") for _ in range(2))
    assert first.checksum == again.checksum
    assert simulate(crowd_ruleset(), 4, 4, "five").checksum != first.checksum


@pytest.mark.slow
def test_computer_players_play_for_five() -> None:
    contest = Contest(tuple(map(read_seat, ("easy", "medium", "hard", "random", "easy"))), "five", variants=CROWD)
    for number in range(2):
        game = play_one(contest, number, crowd_registry(), crowd_ruleset())
        assert game.failures == ()
        assert len(game.played.points) == 5
        assert game.played.points[2] > game.played.points[3]
