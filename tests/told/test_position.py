"""A position of a game at a real table, as one line: what nobody has told is not known there either."""

from __future__ import annotations

from pathlib import Path

from attrs import evolve

from coatl_core.game.found import Found, Lies
from coatl_core.game.session import Session
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_core.game.whereabouts import lies_on, statement
from coatl_core.library import Game
from coatl_core.saves.position import position
from coatl_core.saves.position_reading import read_position
from tests.conftest import Effort
from tests.support import Dice, Sensible, registry
from tests.told.shadow import Beside, Secret, Shadow
from tests.told.test_shadow import Taker, alone, ruleset_of, together


def look_at(state: GameState) -> None:
    """The line of the table leads to a table with the same line, and so does that of each seat."""
    line = position(state)
    assert position(read_position(line, lambda setup: state.ruleset)) == line
    for seat in (None, *range(len(state.players))):
        seen = view(state, seat)
        assert view(read_position(position(seen), lambda setup: state.ruleset, "another"), seat) == seen


def play(shadow: Shadow, player: Dice) -> set[str]:
    """Looks at a told game now and then, and returns the phases."""
    phases, told = {"lay"}, shadow.told
    look_at(Session(told.setup, told.ruleset).state)
    while legal := tuple(shadow.real.legal_actions):
        if len(told.history) % 20 == 1:
            look_at(told.state)
            phases.add(told.state.phase)
        shadow.push(player.choose(shadow.real.state, legal))
    look_at(told.state)
    return phases | {told.state.phase}


def test_a_line_of_a_told_game_leads_to_the_same_line(effort: Effort) -> None:
    phases = set[str]()
    for number in effort.seeds(quick=1, test=1, exhaustive=20):
        setup = together(number, 5)
        phases |= play(Shadow(setup, ruleset_of(setup), 50), Taker(f"taker {number}"))
        phases |= play(Secret(setup, ruleset_of(setup), 50, (0,)), Sensible(f"secret {number}"))
        alone_there = Beside(alone(number), ruleset_of(alone(number)))
        phases |= play(alone_there, Taker(f"beside {number}"))
        alone_there.tell_end()
        look_at(alone_there.told.state)
    assert {"lay", "over"} <= phases


def test_a_secret_hand_is_not_in_the_line() -> None:
    setup = together(1, 9)
    secret = Secret(setup, ruleset_of(setup), 50, (0,))
    hand = len(secret.told.state.players[0].hand)
    assert f" hand.1=?{hand} " in position(secret.told.state)


def test_what_was_made_up_for_a_secret_seat_is_the_same_when_the_game_is_opened_again(tmp_path: Path) -> None:
    line = position(Secret(together(1, 9), ruleset_of(together(1, 9)), 50, (0,)).told.state)
    own = next(word for word in line.split(" ") if word.startswith("hand.2="))
    game = Game.from_position(line.replace(own, f"hand.2=?{own.count(',') + 1}"), plugins=registry())
    game.save(tmp_path / "game.json")
    assert Game.load(tmp_path / "game.json", plugins=registry()).state == game.state


def told_game(number: int) -> GameState:
    """A game at a real table after some turns, read from its line."""
    setup = evolve(together(number, 24), variants=())
    shadow, player = Shadow(setup, ruleset_of(setup), 50), Sensible(f"laid {number}")
    while len(shadow.told.history) < 30 or shadow.told.state.phase != "action":
        shadow.push(player.choose(shadow.real.state, tuple(shadow.real.legal_actions)))
    return read_position(position(shadow.told.state), lambda setup: shadow.ruleset)


def test_a_line_and_a_statement_are_made_from_each_other(effort: Effort) -> None:
    """What lies on a table is told in one statement to another game: then its line is the same but for the moment."""
    for number in effort.seeds(quick=1, test=2, exhaustive=20):
        state = told_game(number)
        sizes = (lies for lies in statement(view(state, None)).places if lies.name.startswith("size"))
        told = Found((*lies_on(state), *sizes, Lies("turn", (str(state.seat + 1),))))
        laid = Session(state.setup, state.ruleset)
        laid.push(told)
        assert _table(position(laid.state)) == _table(position(state))


def _table(line: str) -> list[str]:
    """What lies on the table, without the moment of the game."""
    moment = ("turn=", "actions=", "passes=", "reshuffles=")
    return [word for word in line.split(" ") if not word.startswith(moment)]
