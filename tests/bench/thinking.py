"""How soon the table answers a key while players think beside the screen, in pseudo-terminals of two sizes.

It is a late game for four, in which a person looks about. A master whose turn it is thinks on and on (``ponder``), or
grandmasters do so in the turn of the person, about what may come. For comparison the same keys are pressed while nobody
thinks. Each script is played several times, and what counts for a key is its quickest answer. Exit code 1 if a budget
is exceeded.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from attrs import frozen

from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import ComputerSeat, Rules, Setup
from coatl_core.game.session import Session
from coatl_core.plugins.loading import load_plugins
from coatl_core.saves.format import encode, make_save
from tests.bench.table import BUDGETS, DOWN, LEFT, MOST_SECONDS, RIGHT, ROUNDS, TAB, TURN, WALK, Answer, press
from tests.support import NAMES, Sensible
from tests.terminal import COATL, environment, start

PONDER = (sys.executable, "-m", "tests.bench.ponder")


@frozen
class Case:
    """Who plays against the person, whose turn it is, at which pace the others move, and by which command."""

    name: str
    player: ComputerSeat
    acting: int
    pace: str
    command: tuple[str, ...]


CASES = (
    Case("nobody thinks", ComputerSeat("master"), 1, "steps", COATL),
    Case("master thinks", ComputerSeat("master"), 1, "fast", PONDER),
    Case("they ponder", ComputerSeat("grandmaster"), 0, "fast", PONDER),
)
PATIENCE = 0.3
"""The seconds that the answer to a key is waited for."""
KEYS = (
    *(key for pane in "spch" for key in (pane, *WALK)),
    *("o", "o", "o", "o", "l", DOWN, DOWN, "l", "h", RIGHT, RIGHT, "c", RIGHT, LEFT, "s", RIGHT, DOWN, "4", TAB, TAB),
    *("s", "1", "p", "2", "c", "1", "h", "1", "s"),
) * 2


def save_game(home: Path, case: Case) -> None:
    """A late game for one person and three players of a kind, in which a turn has just begun."""
    registry = load_plugins(safe_mode=True)
    setup = Setup(
        NAMES[:4],
        "bench",
        card_sets=("base",),
        rules=Rules(sacrifice_tokens=True),
        seats=(None, *(case.player,) * 3),
    )
    session = Session(setup, registry.ruleset(["base"]))
    player = Sensible("bench")
    while session.state.turn < TURN or session.state.seat != case.acting or session.state.acted:
        session.push(player.choose(session.state, legal_actions(session.state)))
    path = home / "saves" / "bench.json"
    path.parent.mkdir(parents=True)
    path.write_text(encode(make_save(session, registry.dependencies(["base"]))), "utf-8")
    (home / "settings.json").write_text(f'{{"pace": "{case.pace}", "hints": false}}', "utf-8")


def measure(size: tuple[int, int], case: Case) -> list[Answer]:
    """The answers to all keys of the script, in its order."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        save_game(home, case)
        env = environment(home, TEXTUAL_ANIMATIONS="none")
        with start(case.command, env, *size) as terminal:
            terminal.wait_for("New game")
            terminal.press(("c", "Supply board"))
            terminal.settle(1.5)  # until the thinking has begun
            return [press(terminal, key, PATIENCE) for key in KEYS]


def main() -> int:
    """Measures, prints a table and returns the exit code."""
    failed = False
    print(f"{len(KEYS)} keys, ms{'':<14}{'half':>9}{'95 %':>9}{'slowest':>9}{'budget':>9}")
    for columns, rows in BUDGETS:
        for number, case in enumerate(CASES):
            rounds = [measure((columns, rows), case) for _ in range(ROUNDS)]
            best = [min(answer.seconds for answer in answers) * 1e3 for answers in zip(*rounds, strict=True)]
            over = number > 0 and max(best) > MOST_SECONDS * 1e3
            failed |= over
            what = f"{columns}x{rows}, {case.name}"
            verdict = ("OVER" if over else "ok") if number else ""
            numbers = median(best), quantiles(best, n=20)[-1], max(best)
            print(f"{what:<22}{''.join(f'{n:>9.1f}' for n in numbers)}{MOST_SECONDS * 1e3:>9.0f}  {verdict}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
