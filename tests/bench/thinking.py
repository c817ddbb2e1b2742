"""How soon the table answers a key while master thinks beside the screen, in pseudo-terminals of two sizes.

It is a late game for four, in which a person looks about and three masters play; the one whose turn it is thinks on and
on (``ponder``). For comparison the same keys are pressed while nobody thinks. Each script is played several times, and
what counts for a key is its quickest answer. Exit code 1 if a budget is exceeded.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import ComputerSeat, Rules, Setup
from coatl_core.game.session import Session
from coatl_core.plugins.loading import load_plugins
from coatl_core.saves.format import encode, make_save
from tests.bench.table import BUDGETS, DOWN, LEFT, MOST_SECONDS, RIGHT, ROUNDS, TAB, TURN, WALK, Answer, press
from tests.support import NAMES, Sensible
from tests.terminal import COATL, environment, start

PONDER = (sys.executable, "-m", "tests.bench.ponder")
MASTER = ComputerSeat("master")
PATIENCE = 0.3
"""The seconds that the answer to a key is waited for."""
KEYS = (
    *(key for pane in "spch" for key in (pane, *WALK)),
    *("o", "o", "o", "o", "l", DOWN, DOWN, "l", "h", RIGHT, RIGHT, "c", RIGHT, LEFT, "s", RIGHT, DOWN, "4", TAB, TAB),
    *("s", "1", "p", "2", "c", "1", "h", "1", "s"),
) * 2


def save_game(home: Path) -> None:
    """A late game for one person and three masters; the turn of a master has just begun."""
    registry = load_plugins(safe_mode=True)
    setup = Setup(
        NAMES[:4],
        "bench",
        card_sets=("base",),
        rules=Rules(sacrifice_tokens=True),
        seats=(None, MASTER, MASTER, MASTER),
    )
    session = Session(setup, registry.ruleset(["base"]))
    player = Sensible("bench")
    while session.state.turn < TURN or session.state.seat != 1 or session.state.acted:
        session.push(player.choose(session.state, legal_actions(session.state)))
    path = home / "saves" / "bench.json"
    path.parent.mkdir(parents=True)
    path.write_text(encode(make_save(session, registry.dependencies(["base"]))), "utf-8")
    pace = "fast" if home.name == "ponder" else "steps"
    (home / "settings.json").write_text(f'{{"pace": "{pace}", "hints": false}}', "utf-8")


def measure(size: tuple[int, int], thinks: bool) -> list[Answer]:
    """The answers to all keys of the script, in its order."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / ("ponder" if thinks else "rest")
        save_game(home)
        env = environment(home, TEXTUAL_ANIMATIONS="none")
        with start(PONDER if thinks else COATL, env, *size) as terminal:
            terminal.wait_for("New game")
            terminal.press(("c", "Supply board"))
            terminal.settle(1.5)  # until the thinking has begun
            return [press(terminal, key, PATIENCE) for key in KEYS]


def main() -> int:
    """Measures, prints a table and returns the exit code."""
    failed = False
    print(f"{len(KEYS)} keys, ms{'':<14}{'half':>9}{'95 %':>9}{'slowest':>9}{'budget':>9}")
    for columns, rows in BUDGETS:
        for thinks in (False, True):
            rounds = [measure((columns, rows), thinks) for _ in range(ROUNDS)]
            best = [min(answer.seconds for answer in answers) * 1e3 for answers in zip(*rounds, strict=True)]
            over = thinks and max(best) > MOST_SECONDS * 1e3
            failed |= over
            what = f"{columns}x{rows}, {'master thinks' if thinks else 'nobody thinks'}"
            verdict = ("OVER" if over else "ok") if thinks else ""
            numbers = median(best), quantiles(best, n=20)[-1], max(best)
            print(f"{what:<22}{''.join(f'{n:>9.1f}' for n in numbers)}{MOST_SECONDS * 1e3:>9.0f}  {verdict}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
