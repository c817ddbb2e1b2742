"""Pieces keep their numbers as long as they lie on a player board: from turn to turn, undone, saved and replayed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from textual.pilot import Pilot

from coatl_core.cards.pieces import Piece
from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.session import Session
from coatl_core.play.fixed_places import rack
from coatl_core.play.replay_game import ReplayGame, open_replay
from coatl_core.saves.format import decode
from coatl_tui.app import CoatlApp
from tests.support import Sensible, registry
from tests.tui.support import app_at, go_on, save, saved, session_at, table

Rack = tuple[Piece | None, ...]


def racks(session: Session, seat: int, spaces: dict[int, int] | None = None) -> Iterator[Rack]:
    """A player board at all positions of a game."""
    return (rack(session, at, seat, spaces or {}) for at in range(len(session.history) + 1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_piece_lies_where_it_lay_until_it_leaves_the_board(players: int) -> None:
    session = session_at(60, "places", players)
    for seat in range(players):
        before: Rack = ()
        for at, now in enumerate(racks(session, seat)):
            state = session.state if at == len(session.history) else session.history[at].before
            board = state.players[seat].board
            assert sorted(each.text for each in now if each) == sorted(each.text for each in board)
            assert len(now) <= state.rules.board_spaces
            kept = sum(was is not None and was is each for was, each in zip(before, now, strict=False))
            had = sorted(each.text for each in before if each)
            assert kept == sum(min(had.count(text), [p.text for p in board].count(text)) for text in set(had))
            before = now


def test_a_new_piece_comes_to_the_first_empty_space() -> None:
    session = session_at(40, "places")
    came = 0
    for seat in range(2):
        positions = list(racks(session, seat))
        for before, now in pairwise(positions):
            new = [at for at, each in enumerate(now) if each and (at >= len(before) or before[at] is None)]
            empty = [at for at in range(len(now)) if at >= len(before) or before[at] is None]
            assert new == empty[: len(new)]
            came += len(new)
    assert came > 10


def test_taking_back_and_doing_again_changes_no_number() -> None:
    session = session_at(30, "places")
    random, seat = Random(7), session.acting
    player = Sensible("back")
    seen = {len(session.history): rack(session, len(session.history), seat, {})}
    for _ in range(60):
        if random.random() < 0.4 and session.undo_refusal() is None:
            session.undo()
        elif not session.over:
            session.push(player.choose(session.state, legal_actions(session.state)))
            seen = {at: lies for at, lies in seen.items() if at < len(session.history)}
        at = len(session.history)
        assert seen.setdefault(at, rack(session, at, seat, {})) == rack(session, at, seat, {})


def equal_pieces(session: Session) -> tuple[int, int, a.Start | a.Extend]:
    """Two spaces of the acting player's board with equal pieces, and what attaches one of them."""
    lies = rack(session, len(session.history), session.acting, {})
    for action in session.legal_actions:
        if isinstance(action, a.Start | a.Extend) and lies.count(action.piece) > 1:
            first = lies.index(action.piece)
            return first + 1, lies.index(action.piece, first + 1) + 1, action
    raise AssertionError("nowhere")


def with_equal_pieces() -> Session:
    """A game in which the acting player can attach one of two equal pieces."""
    for turn in range(12, 40):
        session = session_at(turn, "equal")
        try:
            equal_pieces(session)
        except AssertionError:
            continue
        return session
    raise AssertionError("nowhere")


def shown(pilot: Pilot[None]) -> Rack:
    """The own board as the table shows it, without the empty spaces at its end."""
    scene = table(pilot).scene
    assert scene is not None
    return scene.rack


@pytest.mark.parametrize("which", [0, 1])
@pytest.mark.slow
async def test_the_piece_of_the_number_leaves_and_a_reopened_save_shows_the_same(home: Home, which: int) -> None:
    session = with_equal_pieces()
    first, second, action = equal_pieces(session)
    space = (first, second)[which]
    save(home, session)
    async with app_at(home) as pilot:
        await go_on(pilot)
        game, seat = table(pilot).game, table(pilot).face.looking.own_seat
        left = [None if at == space else each for at, each in enumerate(shown(pilot), 1)]
        while left[-1] is None:
            left.pop()
        await game.push(action, space)
        table(pilot).show_table()
        assert shown(pilot) == tuple(left)
        assert bool(decode((await saved(pilot)).decode()).spaces) == (which == 0)
        assert isinstance(pilot.app, CoatlApp)
        pilot.app.to_menu()
        await go_on(pilot)
        assert shown(pilot) == tuple(left)
        replay = open_replay(game.lock.path, registry())
        replay.go(replay.last)
        assert replay.rack(seat) == tuple(left)


async def test_whoever_comes_back_to_their_turn_finds_every_piece_at_its_number(home: Home) -> None:
    save(home, with_equal_pieces())
    async with app_at(home) as pilot:
        await go_on(pilot)
        game, seat = table(pilot).game, table(pilot).face.looking.own_seat
        first, second, action = equal_pieces(game.session)
        lying = [None if at == first else each for at, each in enumerate(shown(pilot), 1)]
        assert lying[second - 1] is action.piece
        await game.push(action, first)
        player, turn = Sensible("hand-over"), game.session.state.turn
        while game.session.state.turn == turn or game.acting != seat:
            game.uncover()
            legal = legal_actions(game.session.state)
            end = [each for each in legal if isinstance(each, a.EndTurn | a.Done) and game.acting == seat]
            await game.push(end[0] if end else player.choose(game.session.state, legal))
        game.uncover()
        table(pilot).show_table()
        assert list(shown(pilot)) == lying[: len(shown(pilot))]


def test_of_a_save_with_spaces_that_cannot_be_nothing_is_believed() -> None:
    session = session_at(30, "places")
    spaces = {0: 99, 3: -4, 10**9: 2, **{at: at % 13 for at in range(20, 60)}}
    for seat in range(2):
        for at, now in enumerate(racks(session, seat, spaces)):
            state = session.state if at == len(session.history) else session.history[at].before
            assert sorted(p.text for p in now if p) == sorted(p.text for p in state.players[seat].board)


def test_a_replay_shows_the_numbers_of_the_table() -> None:
    session = session_at(30, "places", 3)
    replay = ReplayGame(session, spaces={})
    for at in range(0, replay.last, 7):
        replay.go(at)
        assert [replay.rack(seat) for seat in range(3)] == [rack(session, at, seat, {}) for seat in range(3)]
