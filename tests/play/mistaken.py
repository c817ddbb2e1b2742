"""Games in which a last turn has cost points: such turns are judged exactly, and at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from coatl_core.game.last_turns import is_last_turn
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import ComputerSeat, Setup
from coatl_core.game.session import Session
from coatl_core.play import mistakes
from coatl_core.play.analysis import Moment, moments
from coatl_core.play.mistakes import Search
from coatl_core.saves.format import encode, make_save
from coatl_core.saves.store import Store
from tests.support import Sensible, registry

SEEDS = ("m1", "m2", "m3", "m4", "m5", "m6")


@cache
def over(seed: str) -> Session:
    """A finished game of Petra with a computer player, both of whom play this and that."""
    setup = Setup(("Petra", "Bao"), seed, card_sets=("base",), seats=(None, ComputerSeat("easy")))
    session, player = Session(setup, registry().ruleset(("base",))), Sensible(seed)
    while not session.over:
        session.push(player.choose(session.state, legal_actions(session.state)))
    return session


def last_turns(session: Session, seat: int) -> list[Moment]:
    """Those moments of a seat that belong to its last turn."""
    states = session.history
    return [m for m in moments(session, seat) if is_last_turn(states[m.position].before.last_turns, seat)]


def keep(folder: Path, *seeds: str) -> None:
    """Saves these games, the first one played last."""
    folder.mkdir(parents=True, exist_ok=True)
    for count, seed in enumerate(reversed(seeds), 1):
        session = over(seed)
        save = make_save(session, registry().dependencies(("base",)), saved="2026-01-02T03:04:05", count=count)
        (folder / f"{seed}.json").write_text(encode(save), "utf-8")


def judging_last_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets a search judge only last turns: others take long."""
    only: Callable[[Session, int], list[Moment]] = last_turns
    monkeypatch.setattr(mistakes, "moments", only)


def searched(folder: Path) -> Search:
    search = Search(Store(folder), "Petra", registry())
    while search.step():
        pass
    return search
