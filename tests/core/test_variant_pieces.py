"""Pieces that a variant brings into the game: loose ones fill a space and are never built."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import Piece, loose_piece, piece
from coatl_core.game.actions import Action, Extend, Pick, Start, Take, parse_action
from coatl_core.game.determinize import determinize
from coatl_core.game.engine import apply, new_game
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.refusals import refusal, why_not_build
from coatl_core.game.rules import Rules, Setup, VariantChoice, read_seat
from coatl_core.game.state import GameState, Ruleset, Variant
from coatl_core.game.view import view
from coatl_core.language.eventtext import event_text
from coatl_core.language.l10n import english
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.valuetext import told_text
from coatl_core.library import Game
from coatl_core.players.contest import Contest, play_one
from coatl_core.plugins.variant_guard import guarded
from coatl_core.saves.wire import to_json, view_from_json
from tests.support import NAMES, Dice, Sensible, coatl, give, lay, play, rarely, registry

PEBBLE = loose_piece("pebble", "P")
RED = piece("R")


class Pebbles(Variant):
    """Pebbles lie among the body segments, and two more red ones."""

    id = "pebbles"
    players = (1, 4)

    def pieces(self, rules: Rules, players: int) -> Sequence[tuple[Piece, int]]:
        return [(PEBBLE, 10 * players), (RED, 2)]


def game(catalog: Catalog, players: int = 2, seed: str = "pebbles", **rules: Any) -> GameState:
    """A game with pebbles at its first turn, at which everybody has kept no prophecy."""
    variant = guarded(Pebbles, (), "test")
    chosen = (VariantChoice("pebbles"),)
    setup = Setup(NAMES[:players], seed, card_sets=("base",), rules=Rules(**rules), variants=chosen)
    state = new_game(setup, Ruleset(catalog, (variant,)))
    for _ in range(players):
        state, _ = apply(state, parse_action("keep"))
    return state


def test_a_loose_piece_is_one_object_written_with_its_word() -> None:
    assert piece("pebble") is PEBBLE is loose_piece("pebble", "P") is pickle.loads(pickle.dumps(PEBBLE))
    assert str(parse_action("start pebble")) == "start pebble"
    assert (PEBBLE.part, PEBBLE.loose, RED.loose) == ("body", True, False)


@pytest.mark.parametrize(
    ("word", "sign"), [("P", "P"), ("two words", "P"), ("x", "P"), ("stone", "R"), ("stone", ""), ("stone", "é")]
)
def test_a_loose_piece_needs_a_word_and_a_sign_of_its_own(word: str, sign: str) -> None:
    with pytest.raises(ValueError, match="a loose piece is"):
        loose_piece(word, sign)


@pytest.mark.parametrize("language", ["en", "cs", "pl", "uk"])
def test_a_loose_piece_among_others_is_told_by_its_name(catalog: Catalog, language: str) -> None:
    l10n = Game("Ana", "Bao", language=language).words.l10n
    l10n.add_messages("en", "piece-pebble = pebble\nlies = { piece } lies there")
    assert told_text("lies", {"piece": "pebble"}, catalog, l10n) == "pebble lies there"
    assert told_text("lies", {"piece": "pebble"}, catalog, l10n, str) == "pebble lies there"
    assert told_text("lies", {"piece": "R"}, catalog, l10n) != "pebble lies there"


def test_two_plugins_cannot_mean_different_things_by_one_word() -> None:
    with pytest.raises(ValueError, match="drawn with 'P', not 'Q'"):
        loose_piece("pebble", "Q")


def test_the_bags_hold_what_the_variant_adds(catalog: Catalog) -> None:
    state = game(catalog)
    everywhere = [*state.bodies, *(p for field in state.supply for p in field)]
    assert (everywhere.count(PEBBLE), everywhere.count(RED), len(everywhere)) == (20, 26, 20 + 122 + 4)
    assert view(state, 0).bags[PEBBLE] == state.bodies.count(PEBBLE)
    assert view(state, 0).bodies_left() == 142


def test_a_loose_piece_is_taken_like_any_and_fills_a_space(catalog: Catalog) -> None:
    state = game(catalog)
    lay(state, "pebble R | B B | - | - | - | - | <R | - | - | R>")
    after, events = apply(state, Take(1))
    assert after.players[0].board == (PEBBLE, RED)
    english().add_messages("en", "piece-pebble = pebble")
    assert "pebble" in event_text(events[0], NAMES, catalog, english())
    give(state, 0, board=" ".join(["pebble"] * 7))
    assert Take(1) not in legal_actions(state)


def test_a_loose_piece_is_never_built_nor_picked(catalog: Catalog) -> None:
    """The computer's list of actions and the reasons for people say the same."""
    state = game(catalog, sacrifice_tokens=True)
    give(state, 0, board="pebble R", coatls=[coatl("B")])
    forbidden: list[Action] = [
        Start(PEBBLE),
        Extend(1, "head", PEBBLE),
        Extend(1, "tail", PEBBLE),
        Pick((PEBBLE, PEBBLE)),
    ]
    legal = legal_actions(state)
    for action in forbidden:
        assert action not in legal
        refused = refusal(state, action)
        assert refused is not None
        assert refused.code == ("pick-loose" if isinstance(action, Pick) else "piece-loose")
        assert refusal_text(refused, catalog, english())
    assert Start(RED) in legal
    why = why_not_build(state, PEBBLE)
    assert why is not None
    assert why.code == "piece-loose"


def test_loose_pieces_count_for_refilling_and_for_the_end(catalog: Catalog) -> None:
    """RULES 4.2, 4.3: a lone body is never placed on a field, and then the bodies have run out."""
    state = game(catalog)
    state.bodies = (PEBBLE,)
    lay(state, "pebble pebble | - | - | - | - | - | <R | - | - | R>")
    give(state, 0, board="")
    after, _ = apply(state, Take(1))
    assert (after.bodies, after.ending) == ((PEBBLE,), "bodies")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.slow
def test_random_games_keep_all_pieces_and_views_of_them_can_be_read(catalog: Catalog, players: int) -> None:
    state = game(catalog, players, f"pebbles {players}", sacrifice_tokens=True)
    for actions, _ in play(state, Sensible("pebbles")):
        everywhere = [*state.bodies, *(p for field in state.supply for p in field)]
        everywhere += [p for player in state.players for p in player.board]
        assert everywhere.count(PEBBLE) == 10 * players
        assert all(refusal(state, action) is None for action in actions[:3])
        if state.turn % 5 == 0:
            seen = view(state, 0)
            assert view_from_json(to_json(seen), state.ruleset) == seen
            assert view(determinize(seen, Random(0)), 0) == seen
    assert state.phase == "over"


def test_a_view_with_more_pieces_than_there_are_is_refused(catalog: Catalog) -> None:
    state = game(catalog)
    text = to_json(view(state, 0)).replace('"pebble":', '"pebble":9')
    with pytest.raises(ValueError, match="bags hold what they cannot hold"):
        view_from_json(text, state.ruleset)


@pytest.mark.parametrize("levels", [("medium", "hard"), *rarely((("easy", "master"),))])
@pytest.mark.slow
def test_computer_players_play_with_loose_pieces(levels: tuple[str, str]) -> None:
    plugins = registry()
    contest = Contest(tuple(map(read_seat, levels)), "pebbles", variants=(VariantChoice("pebbles"),))
    ruleset = Ruleset(plugins.catalog(["base"]), (guarded(Pebbles, (), "test"),))
    assert play_one(contest, 0, plugins, ruleset).failures == ()


def test_the_automatic_opponent_discards_what_it_cannot_use(catalog: Catalog) -> None:
    adam = registry().variant(VariantChoice("adam"))
    variants = guarded(Pebbles, (), "test"), adam
    chosen = VariantChoice("pebbles"), VariantChoice("adam")
    setup = Setup(("Ana",), "pebbles", card_sets=("base",), variants=chosen)
    state = new_game(setup, Ruleset(catalog, variants))
    for _ in play(state, Dice("pebbles")):
        own = state.variants["adam"]
        assert all(p is not PEBBLE for work in own.line for p in work.pieces)
    assert PEBBLE in own.discarded


@pytest.mark.parametrize("wrong", [[(PEBBLE, -1)], [("pebble", 1)], [PEBBLE], [(PEBBLE, 1.5)]])
def test_wrong_pieces_are_named(catalog: Catalog, wrong: Any) -> None:
    class Wrong(Pebbles):
        def pieces(self, rules: Rules, players: int) -> Sequence[tuple[Piece, int]]:
            return list(wrong)

    setup = Setup(NAMES[:2], "wrong", card_sets=("base",), variants=(VariantChoice("pebbles"),))
    with pytest.raises(RuntimeError, match="test: pebbles: pieces: returned"):
        new_game(setup, Ruleset(catalog, (guarded(Wrong, (), "test"),)))
