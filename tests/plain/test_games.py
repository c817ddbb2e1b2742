"""Whole games by typed lines: at random, the same one in three ways, and by somebody who reads nothing but lines."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from coatl_core.files.home import Home
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Rules, Setup
from coatl_core.game.session import Session
from coatl_core.library import Game
from coatl_core.saves.format import Save
from coatl_core.saves.store import read
from coatl_tui.plain.spoken import MOST
from tests.conftest import Effort
from tests.locale.support import app_in, speaking
from tests.plain.reader import Reader
from tests.plain.support import KINDS, choices, computers, kind, play, saved, script, typist_of
from tests.support import Sensible, registry, unordered
from tests.tui.support import frame, press, table
from tests.tui.support import save as save_game
from tests.tui.test_game import do as do_by_keys

SHORT, LONG, WHOLE = 24, 1200, 25
"""So many lines are typed in a random game, and in every so many-th one: to its end and further."""
ODD = (
    *("", "?", "? take", "? x 9", "look", "board", "board 2", "board Ann", "me", "why", "why take 1", "why 3", "score"),
    *("log", "log 3", "undo", "redo", "save", "help", "signs", "lang en", "lang xx", "hello", "take", "take -1", "t x"),
    *(
        "take 99999999999",
        "extend 1 head",
        "x 0 head red",
        "keep 9",
        "keep 0",
        "fulfil 7 7",
        "claim own 9",
        "do",
        "again",
    ),
    *(
        "start green head black",
        "token",
        "pick black",
        "draw",
        "999",
        "0",
        "\x1b[2J",
        "é\u202e\0",
        "analysis",
        "open 1",
    ),
    *("y" * 301, "s <", "discard 1", "?" * 20, "rules 6.4", "rules", "rules čau", "continue", "yes", "none", "pile 1"),
    *("again", "open 1", "menu x", "\t", "  ?  "),
)
"""What can be typed at any moment, sensible and not."""


def any_lines(random: Random, most: int) -> Callable[[list[str]], str | None]:
    """Types choices of lists, and now and then anything at all."""
    typed = 0

    def answer(told: list[str]) -> str | None:
        nonlocal typed
        typed += 1
        found = list(choices(told))
        if typed > most or any("Now you can type" in line for line in told):
            return None
        if random.random() < 0.1:
            return ODD[int(random.random() * len(ODD))]
        if found:
            number, notation, _ = found[int(random.random() * len(found))]
            return number if random.random() < 0.5 else notation
        return "" if told and told[-1].startswith("Press Enter") else "?"

    return answer


def test_anything_can_be_typed(effort: Effort, tmp_path: Path) -> None:
    l10n = speaking("en")
    for seed in effort.seeds(quick=10, test=25, exhaustive=1000):
        folder = tmp_path / str(seed)
        setup = kind(KINDS[seed % len(KINDS)], f"any {seed}")
        l10n.set_language("en")
        most = SHORT if seed % WHOLE else LONG
        menu = play(setup, folder, any_lines(Random(seed), most), l10n)
        told = [line for line in typist_of(menu).sink.getvalue().splitlines() if not line.startswith("> ")]
        assert [line for line in told if not line.isprintable() or len(line) > MOST] == []
        assert not any(line.startswith("!") for line in told)
        assert all(read(path).setup.players == setup.players for path in folder.glob("saves/*.json"))


@pytest.mark.slow
def test_who_reads_nothing_but_the_lines_reaches_half_of_the_points_of_a_beginner(
    effort: Effort, tmp_path: Path
) -> None:
    own, others = 0, 0
    for seed in effort.seeds(quick=2, test=3, exhaustive=20):
        setup = Setup(("Ann", "Xoc"), f"reader {seed}", card_sets=("base",), seats=computers("", "easy"))
        folder = tmp_path / str(seed)
        play(setup, folder, Reader(), speaking("en"))
        game = Game.load(saved(folder), plugins=registry())
        outcome = game.outcome()
        assert outcome is not None
        own, others = own + outcome.points[0], others + outcome.points[1]
    assert own >= others / 2


def typed(session: Session) -> list[str]:
    """What is typed to play a game again, with Enter for each player who sits down."""
    lines: list[str] = []
    seat = None
    for played in session.history:
        if played.seat != seat:
            lines.append("")
        seat = played.seat
        lines.append(str(played.action))
    return lines


def test_the_same_game_by_lines_and_by_the_library_gives_the_same_save(tmp_path: Path) -> None:
    setup = kind("two", "same")
    session = Session(setup, registry().ruleset(setup.card_sets))
    player = Sensible("same")
    while not session.over:
        session.push(player.choose(session.state, legal_actions(session.state)))
    play(setup, tmp_path, script(*typed(session)), speaking("en"))
    game = Game(*setup.players, seed="same", plugins=registry())
    for action in session.actions:
        game.push(str(action))
    game.save(tmp_path / "library.json")
    by_lines, by_library = read(saved(tmp_path)), read(tmp_path / "library.json")
    assert of_the_game(by_lines) == of_the_game(by_library)
    assert by_lines.finished


def of_the_game(save: Save) -> tuple[object, ...]:
    """All of a save but when, by what and how often it was written."""
    return save.setup, save.content, save.actions, save.state, save.turn, save.finished, save.cards


@pytest.mark.slow
async def test_the_same_turns_by_keys_and_by_lines_give_the_same_save(tmp_path: Path) -> None:
    setup = kind("two", "keys")
    session = Session(setup, registry().ruleset(setup.card_sets))
    player = Sensible("keys")
    for _ in range(25):
        session.push(player.choose(session.state, legal_actions(session.state)))
    begun = Session(setup, registry().ruleset(setup.card_sets))
    home = Home(tmp_path / "keys", tmp_path / "keys" / "config")
    save_game(home, begun)
    async with app_in("en", home, (80, 24)) as pilot:
        await press(pilot, "c")
        game = table(pilot).game
        for action in session.actions:
            if game.covered:
                await press(pilot, "enter")
            await do_by_keys(pilot, game, action)
            assert unordered(game.session.history[-1].action) == unordered(action), frame(pilot)
        await press(pilot, "q")
    session = game.session
    await asyncio.to_thread(play, setup, tmp_path / "lines", script(*typed(session)), speaking("en"))
    by_keys, by_lines = read(saved(tmp_path / "keys")), read(saved(tmp_path / "lines"))
    assert of_the_game(by_keys) == of_the_game(by_lines)


def test_whoever_sits_down_reads_nothing_that_only_another_may_know(tmp_path: Path) -> None:
    random, asked = Random("secrets"), ("me", "log 99", "board", "score", "why", "undo")

    def answer(told: list[str]) -> str | None:
        found = list(choices(told))
        if found:
            return found[int(random.random() * len(found))][0]
        if told and told[-1].startswith("Press Enter"):
            return ""
        return asked[int(random.random() * len(asked))] if random.random() < 0.4 else "?"

    setup = Setup(("Ann", "Bob"), "secrets", card_sets=("base",), rules=Rules(sacrifice_tokens=True))
    left = iter(range(400))
    menu = play(setup, tmp_path, lambda told: answer(told) if next(left, None) is not None else None, speaking("en"))
    sits = ""
    for line in typist_of(menu).transcript.splitlines():
        covered = re.fullmatch(r"Press Enter when (\w+) sits here\.", line)
        sits = covered[1] if covered else sits
        secret = re.match(r"(\w+) (?:keeps \d+ prophec\w+|draws from the deck): ", line)
        assert secret is None or secret[1] == sits, line
