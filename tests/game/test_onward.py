"""Playing on from a position of another game: what the seat cannot know is dealt anew, and the save holds all of it."""

from __future__ import annotations

from random import Random

import pytest
from attrs import evolve

from coatl_core.game.actions import Onward
from coatl_core.game.determinize import redeal
from coatl_core.game.errors import IllegalActionError, Refusal
from coatl_core.game.onward import dealt_anew
from coatl_core.game.rules import ComputerSeat, Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import Save, SaveError, decode, encode, make_save, play
from coatl_core.saves.records import record_of
from tests.conftest import Effort
from tests.support import NAMES, Sensible

HARD, EASY = ComputerSeat("hard"), ComputerSeat("easy")
GAMES = (
    Setup(NAMES[:2], "two", card_sets=("base",)),
    Setup(NAMES[:4], "four", card_sets=("base",), seats=(None, EASY, None, EASY)),
    Setup(NAMES[:1], "alone", card_sets=("base",), variants=(VariantChoice("adam"),)),
    Setup(NAMES[:3], "tribes", card_sets=("base",), variants=(VariantChoice("tribes", ("omens",)),)),
)


def played(setup: Setup, registry: Registry, most: int = 1000) -> Session:
    """Returns a game after so many actions, or at its end."""
    session = Session(setup, registry.ruleset(setup.card_sets, setup.variants))
    player = Sensible(setup.seed)
    while not session.over and len(session.history) < most:
        session.push(player.choose(session.state, tuple(session.legal_actions)))
    return session


def gone_on(session: Session, position: int, seat: int, seed: str = "anew") -> Session:
    """Returns the game as the player in a seat plays on from a position; all others are computer players."""
    other = session.until(position)
    seats = tuple(None if each == seat else HARD for each in range(len(other.setup.players)))
    other.go_on(Onward(seat + 1, seed), seats, "2025-01-02-030405")
    return other


def saved(session: Session, registry: Registry) -> Save:
    content = registry.dependencies(session.setup.card_sets, session.setup.variants)
    return make_save(session, content)


def finish(session: Session) -> None:
    player = Sensible(session.setup.seed)
    while not session.over:
        session.push(player.choose(session.state, tuple(session.legal_actions)))


@pytest.mark.parametrize("setup", GAMES, ids=lambda setup: setup.seed)
def test_one_plays_on_from_any_position_to_the_end_and_the_saves_open(
    registry: Registry, effort: Effort, setup: Setup
) -> None:
    whole, random = played(setup, registry), Random(setup.seed)
    for _ in range(effort(quick=1, test=1, exhaustive=25)):
        position, seat = random.randrange(len(whole.history)), random.randrange(len(setup.players))
        before = whole.history[position].before
        session = gone_on(whole, position, seat)
        assert session.begun == position + 1
        assert session.view(seat) == evolve(whole.until(position).view(seat), setup=session.view(seat).setup)
        opened = play(decode(encode(saved(session, registry))), registry)
        assert opened.state.text() == session.state.text() != before.text()
        assert opened == session
        assert opened.origin == "2025-01-02-030405"
        finish(opened)
        assert play(decode(encode(saved(opened, registry))), registry).state.text() == opened.state.text()
        assert record_of(opened, "game", "now") is None  # it does not count


def test_only_what_the_seat_knows_matters(registry: Registry) -> None:
    whole = played(GAMES[3], registry)
    for position in range(5, len(whole.history), 40):
        state = whole.history[position].before
        other = redeal(state, 1, Random(position))
        assert state.text() != other.text()
        new = state.setup.with_seed("anew")
        assert dealt_anew(state, 1, new).text() == dealt_anew(other, 1, new).text()


def test_what_was_before_is_not_taken_back(registry: Registry) -> None:
    session = gone_on(played(GAMES[0], registry), 40, 0)
    assert session.undo_refusal() == Refusal("undo-onward", "")
    with pytest.raises(IndexError):
        session.pop()
    session.push(session.legal_actions[0])
    assert session.undo_refusal(2) is not None
    session.pop()
    assert len(session.history) == session.begun


def test_one_plays_on_from_a_game_in_which_one_has_played_on(registry: Registry) -> None:
    first = gone_on(played(GAMES[1], registry), 30, 2)
    for _ in range(10):
        first.push(first.legal_actions[0])
    second = gone_on(first, 36, 0, "once-more")
    opened = play(decode(encode(saved(second, registry))), registry)
    assert opened.state.text() == second.state.text()
    assert opened.setup.seats == (None, HARD, HARD, HARD)
    assert opened.dealt == GAMES[1]
    assert first.until(20).setup == GAMES[1]  # that is a position of the first game
    assert first.until(34).setup == first.setup


def test_it_is_no_move(registry: Registry) -> None:
    session = played(GAMES[0], registry, 20)
    with pytest.raises(IllegalActionError):
        session.push(Onward(1, "anew"))
    text = encode(saved(gone_on(session, 20, 0), registry))
    other = decode(text)
    for spoilt in (
        evolve(other, origin=None),
        evolve(other, setup=evolve(other.setup, seed="another")),
        evolve(other, actions=(*other.actions[:-1], "onward 3 anew")),
        evolve(other, actions=(*other.actions[:-1], "onward 0 anew")),
    ):
        with pytest.raises(SaveError):
            play(spoilt, registry)


def test_nobody_plays_on_from_the_end(registry: Registry) -> None:
    whole = played(GAMES[0], registry)
    with pytest.raises(IllegalActionError):
        gone_on(whole, len(whole.history), 0)
