"""How soon the table answers a key, and in how many bytes: a late game for four, in pseudo-terminals of two sizes.

A fixed script of 200 keys goes through the panes, attaches, fulfils and takes back. It is played several times from the
same save: what counts for a key is its quickest answer, so that what else the machine does matters little. Exit code 1
if a budget is exceeded.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from statistics import mean, median

from attrs import define

from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Rules, Setup
from coatl_core.game.session import Session
from coatl_core.plugins.loading import load_plugins
from coatl_core.saves.format import encode, make_save
from tests.support import NAMES, Sensible
from tests.terminal import COATL, Terminal, environment, start

TURN = 130
ROUNDS = 3
MOST_SECONDS = 0.033
BUDGETS = {(200, 60): 4096, (80, 24): 1536}
"""The mean number of bytes of an answer at each size, columns by rows."""
UP, DOWN, RIGHT, LEFT, TAB, ENTER = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\t", "\r"
WALK = (RIGHT, RIGHT, DOWN, LEFT, DOWN, RIGHT, UP, LEFT)
SCRIPT = (
    *(key for pane in "spch" for key in (pane, *WALK)),
    *("s", "1", "2", "3", "p", "c", "1", "u", "c", "2", "u", "r", "u", "h", "1", "2", TAB, TAB),
    *("o", "o", "o", "o", "l", "l", "7", "h", RIGHT, RIGHT, "c", RIGHT, LEFT, DOWN, UP, "s", RIGHT, DOWN),
    *("t", "t", "d", "1", "c", LEFT, "1", "u", RIGHT, "1", "u", "x", "h"),
)
KEYS = (SCRIPT * 3)[:200]


@define
class Answer:
    """What answering a key took: seconds up to the last byte, and bytes."""

    seconds: float
    bytes: int


def can_attach(session: Session) -> bool:
    """Whether a turn begins in which pieces can be attached."""
    state = session.state
    own = state.players[state.seat]
    fresh = state.phase == "action" and not state.acted
    return fresh and len(own.board) >= 4 and any(not coatl.complete for coatl in own.coatls)


def save_game(home: Path) -> None:
    """A late game for four, to be gone on with."""
    registry = load_plugins(safe_mode=True)
    setup = Setup(NAMES[:4], "bench", card_sets=("base",), rules=Rules(sacrifice_tokens=True))
    session = Session(setup, registry.ruleset(["base"]))
    player = Sensible("bench")
    while session.state.turn < TURN or not can_attach(session):
        session.push(player.choose(session.state, legal_actions(session.state)))
    path = home / "saves" / "bench.json"
    path.parent.mkdir(parents=True)
    path.write_text(encode(make_save(session, registry.dependencies(["base"]))), "utf-8")


def press(terminal: Terminal, key: str, patience: float = 1.0) -> Answer:
    """Presses a key, waits so many seconds for an answer, which not every key has, and until nothing more comes."""
    before, pressed = len(terminal.output), time.perf_counter()
    terminal.write(key)
    terminal.read(patience)
    terminal.settle(0.06)
    written = len(terminal.output) - before
    return Answer(terminal.last - pressed if written else 0.0, written)


def measure(home: Path, size: tuple[int, int]) -> list[Answer]:
    """The answers to all keys of the script, in its order."""
    with start(COATL, environment(home, TEXTUAL_ANIMATIONS="none"), *size) as terminal:  # motion comes after an answer
        terminal.wait_for("New game")
        terminal.press(("c", "I am "), (ENTER, "Supply board"))
        return [press(terminal, key) for key in KEYS]


def main() -> int:
    """Measures, prints a table and returns the exit code."""
    failed = False
    for size, most_bytes in BUDGETS.items():
        rounds = []
        for _ in range(ROUNDS):
            with tempfile.TemporaryDirectory() as folder:
                save_game(Path(folder))
                rounds.append(measure(Path(folder), size))
        best = [min(answers, key=lambda answer: answer.seconds) for answers in zip(*rounds, strict=True)]
        slowest = max(range(len(best)), key=lambda number: best[number].seconds)
        most, middle = best[slowest].seconds, median(answer.seconds for answer in best)
        size_of = mean(answer.bytes for answer in best)
        print(f"\n{size[0]}x{size[1]}, {len(KEYS)} keys")
        for name, value, limit in (
            ("slowest key, ms", most * 1e3, MOST_SECONDS * 1e3),
            ("bytes a key, mean", size_of, most_bytes),
        ):
            failed |= value > limit
            print(f"{name:<20}{value:>9.1f}{limit:>9.0f}  {'ok' if value <= limit else 'OVER'}")
        print(f"{'middle key, ms':<20}{middle * 1e3:>9.1f}")
        print(f"slowest: {KEYS[slowest]!r}, the {slowest + 1}th; most bytes: {max(a.bytes for a in best)}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
