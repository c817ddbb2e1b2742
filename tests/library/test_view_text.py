"""``print(game.view(0))``: a table that anyone can read, in every language. The golden files show how it looks."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from pytest_snapshot.plugin import Snapshot

import coatl_core as coatl
from tests.game.test_wire import visible
from tests.locale.support import LANGUAGES, speaking
from tests.support import Sensible

pytestmark = pytest.mark.slow

HERE = Path(__file__).parent


def several() -> coatl.Game:
    """Three players with tokens, in the middle of a game."""
    game = coatl.Game("Ann", "Bob", "Cyd", seed="7", rules=coatl.Rules(sacrifice_tokens=True))
    play(game, turns=40)
    return game


def alone() -> coatl.Game:
    """One player against A.D.A.M., some turns on."""
    game = coatl.Game("Ann", seed="7", variants="adam")
    play(game, turns=12)
    return game


def play(game: coatl.Game, turns: int) -> None:
    player = Sensible("view")
    while not game.over and (game.state.turn < turns or game.state.phase not in ("action", "opponent")):
        game.push(player.choose(game.state, tuple(game.legal_actions)))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_table_of_a_game(snapshot: Snapshot, tag: str) -> None:
    snapshot.snapshot_dir = HERE / "snapshots"
    snapshot.assert_match(coatl.view_text(several().view(0), speaking(tag)) + "\n", f"several-{tag}.txt")
    snapshot.assert_match(coatl.view_text(alone().view(0), speaking(tag)) + "\n", f"alone-{tag}.txt")


def test_a_view_is_printed_in_the_games_language() -> None:
    assert str(several().view(0)) == coatl.view_text(several().view(0), speaking("en"))
    game = coatl.Game("Ann", "Bob", seed="7", language="pl")
    assert str(game.view(0)) == coatl.view_text(game.view(0), speaking("pl"))


def test_a_view_without_a_game_is_printed_as_it_is_called() -> None:
    seen = coatl.view(several().state, 0)
    assert str(seen) == repr(seen)


def test_nobody_reads_more_than_they_may_know() -> None:
    game = several()
    bob = game.state.players[1]
    assert bob.hand
    for card in (*bob.hand, *bob.temples):
        assert card in str(game.view(1))
    for seat in (0, 2):
        hidden = {*bob.hand, *bob.temples} - visible(game.state, seat)
        assert hidden
        assert not [card for card in hidden if card in str(game.view(seat))]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_moment_of_a_game_can_be_read(tag: str) -> None:
    """A message that is missing or lacks a value is an error here; no line is told in another language's words."""
    l10n, random = speaking(tag), Random("moments")
    for game in (coatl.Game("Ann", "Bob", seed="1"), coatl.Game("Ann", seed="1", variants="adam")):
        first: dict[str, str] = {game.state.phase: coatl.view_text(game.view(None), l10n).splitlines()[0]}
        while not game.over:
            game.push(random.choice(game.legal_actions))
            moment = "last" if game.state.last_turns is not None and not game.over else game.state.phase
            first.setdefault(moment, coatl.view_text(game.view(0), l10n).splitlines()[0])
        assert all("⟦" not in line for line in first.values())
        assert len({first["keep"], first["action"], first["over"]}) == 3
        assert ("last" in first) == (len(game.setup.players) == 2)


def test_the_last_turn_is_told(l10n: coatl.L10n) -> None:
    game = several()
    state = game.state
    state.last_turns = [(1, 2), (2, 1)]
    assert coatl.view_text(game.view(0), l10n).splitlines()[0].endswith("turn (last turn).")
    state.last_turns = [(1, 1), (0, 1)]
    assert coatl.view_text(game.view(0), l10n).splitlines()[0].endswith("turn (the end has begun: 2 turns left).")
