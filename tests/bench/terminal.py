"""How soon the game can be used and how soon it answers a key, in a pseudo-terminal, against an empty Textual app.

The two are measured in turns, so that whatever else the machine does hits both; the ratio is what counts.
Exit code 1 if a budget is exceeded.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from statistics import mean, median

from attrs import define, field

from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Setup
from coatl_core.game.session import Session
from coatl_core.plugins.loading import load_plugins
from coatl_core.saves.format import encode, make_save
from tests.bench.bare import READY
from tests.support import Sensible
from tests.terminal import COATL, Terminal, environment, start

BARE = (sys.executable, "-m", "tests.bench.bare")
MENU, COVERED, TABLE = "New game", "I am ", "Supply board"
STARTS, ROUNDS = 9, 3
START_BUDGET, KEY_BUDGET, BYTES_BUDGET, MOST_BYTES = 1.25, 1.4, 2048, 4096
UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
WALK = (RIGHT, RIGHT, DOWN, LEFT, DOWN, RIGHT, UP, LEFT, RIGHT, UP, LEFT, DOWN, RIGHT, LEFT, UP)
"""Cursor keys, pressed in each of the four panes of the table."""


@define
class Keys:
    """What answering keys took: seconds and bytes of each."""

    seconds: list[float] = field(factory=list)
    bytes: list[int] = field(factory=list)

    def press(self, terminal: Terminal, key: str) -> None:
        """From the key to the last byte of the repaint."""
        before, pressed = len(terminal.output), time.perf_counter()
        terminal.write(key)
        terminal.read(1.0)
        terminal.settle(0.03)
        if len(terminal.output) > before:
            self.seconds.append(terminal.last - pressed)
            self.bytes.append(len(terminal.output) - before)


def save_game(home: Path) -> None:
    """A game in the middle, to be gone on with."""
    registry = load_plugins(safe_mode=True)
    session = Session(Setup(("Ana", "Bao"), "bench", card_sets=("base",)), registry.ruleset(["base"]))
    player = Sensible("bench")
    while session.state.turn < 40 or session.state.phase != "action":
        session.push(player.choose(session.state, legal_actions(session.state)))
    path = home / "saves" / "bench.json"
    path.parent.mkdir(parents=True)
    path.write_text(encode(make_save(session, registry.dependencies(["base"]))), "utf-8")


def measure_starts(home: Path) -> tuple[list[float], list[float]]:
    """Seconds until the menu, and until the empty app, could be read; a first run of each warms the caches."""
    env = environment(home)
    taken: tuple[list[float], list[float]] = ([], [])
    for run in range(STARTS + 1):
        for seconds, command, text in ((taken[0], COATL, MENU), (taken[1], BARE, READY)):
            with start(command, env) as terminal:
                until = terminal.wait_for(text)
            if run:
                seconds.append(until)
    return taken


def measure_keys(home: Path) -> tuple[Keys, Keys]:
    """A cursor key on the table, and a key of the empty app."""
    ours, theirs = Keys(), Keys()
    env = environment(home)
    with start(COATL, env) as table, start(BARE, env) as bare:
        bare.wait_for(READY)
        table.wait_for(MENU)
        table.settle()
        table.write("c")
        table.wait_for(COVERED)
        table.settle()
        table.write("\r")
        table.wait_for(TABLE)
        for pane in "spch":
            table.write(pane)
            table.settle()
            bare.settle()
            for key in WALK:
                ours.press(table, key)
                theirs.press(bare, key)
    return ours, theirs


def main() -> int:
    """Measures, prints a table and returns the exit code."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        save_game(home)
        our_start, bare_start = (median(seconds) for seconds in measure_starts(home))
        rounds = [measure_keys(home) for _ in range(ROUNDS)]
    pairs = [(median(ours.seconds), median(theirs.seconds)) for ours, theirs in rounds]
    our_key, bare_key = sorted(pairs, key=lambda pair: pair[0] / pair[1])[ROUNDS // 2]
    keys, bare_keys = rounds[0]
    rows = (
        ("first usable screen", our_start / bare_start, START_BUDGET, f"{our_start:.3f} s, bare {bare_start:.3f} s"),
        ("cursor key", our_key / bare_key, KEY_BUDGET, f"{our_key * 1e3:.2f} ms, bare {bare_key * 1e3:.2f} ms"),
        ("bytes a key, mean", mean(keys.bytes), BYTES_BUDGET, f"{len(keys.bytes)} keys that moved the cursor"),
        ("bytes a key, most", max(keys.bytes), MOST_BYTES, f"bare {mean(bare_keys.bytes):.0f}"),
    )
    failed = 0
    print(f"\n{'measured':<22}{'value':>9}{'budget':>9}  verdict")
    for name, value, budget, detail in rows:
        good = value <= budget
        failed += not good
        shown = f"{value:.2f} ×" if budget < 10 else f"{value:.0f}"
        limit = f"{budget:.2f} ×" if budget < 10 else f"{budget}"
        print(f"{name:<22}{shown:>9}{limit:>9}  {'ok  ' if good else 'OVER'}     {detail}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
