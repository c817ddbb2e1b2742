"""Puzzles about the last turn: how many points can still be got? Each has one right answer, which ``final_turn``
finds. They are read from a TOML file; ``docs/puzzles.md`` explains the format.

.. code-block:: toml

    schema = 1
    id = "last-turn"

    [[puzzle]]
    id = "p001"
    players = ["Ana", "Bao"]
    seed = "x/17"
    card_sets = ["base"]
    tokens = true                    # optional: with sacrifice tokens
    before = ["keep base:count-red"] # what has been played; then a player is to begin a turn
    ask = "last-turn"                # this turn is that player's last one
    actions = 2                      # of so many actions: 1 or 2 (RULES 8.2)
    best = 23                        # the most points that the player's coatls can bring at the end,
    second = 21                      # and the most below that
    solution = ["take 6"]            # a turn that brings the most
    themes = ["take-first"]          # what is in the solution, see THEMES
    grade = 3                        # how hard it is, from 1, for beginners, to 5
    work = 812                       # how many choices were looked at to find the solution
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any, Literal, TypeAlias

from attrs import evolve, frozen

from coatl_core.files.problems import Problem, nearest
from coatl_core.files.tomlfile import Place, read_toml
from coatl_core.game.actions import Action
from coatl_core.game.engine import advance, new_game
from coatl_core.game.errors import IllegalActionError
from coatl_core.game.final_turn import can_be_solved, final_turn
from coatl_core.game.gamefile import SETUP_KEYS, GameReader
from coatl_core.game.refusals import refusal
from coatl_core.game.rules import ComputerSeat, Setup
from coatl_core.game.scoring import player_score
from coatl_core.game.state import GameState, Ruleset

Verdict: TypeAlias = Literal["found", "good", "missed"]

THEMES = (
    "own-temple",
    "pile-temple",
    "no-temple",
    "two-coatls",
    "new-coatl",
    "take-first",
    "pick-first",
    "row-first",
    "three-cards",
    "card-early",
    "both-ends",
    "many-pieces",
)
"""What can be in a solution: ``puzzle_maker`` says when it is."""
GRADES = 5
CLOSE = 2
"""A turn that brings so many points less than the best one is a good one."""
ASK = "last-turn"
SHIPPED = "last-turn"
"""The id of the puzzles that come with the game."""
_FILE_KEYS = ("schema", "id", "puzzle")
_KEYS = (
    "id",
    *(key for key in SETUP_KEYS if key != "variants"),
    "before",
    "ask",
    "actions",
    "best",
    "second",
    "solution",
    "themes",
    "grade",
    "work",
)
_NUMBERS = {"actions": (1, 2), "best": (1, 1000), "second": (0, 1000), "grade": (1, GRADES), "work": (0, 10**9)}
"""The least and the largest of each number."""


@frozen
class Puzzle:
    """A last turn of so many ``actions``, after the game ``before``, see above. ``line`` is its line in the file."""

    id: str
    setup: Setup
    before: tuple[Action, ...]
    actions: int
    best: int
    second: int
    solution: tuple[Action, ...]
    themes: tuple[str, ...]
    grade: int
    work: int
    line: int = 1

    def position(self, ruleset: Ruleset) -> GameState:
        """Returns the table at the beginning of the last turn: everybody but the player whose turn it is counts as a
        computer player. Raises ValueError for a setup that cannot be dealt, and IllegalActionError."""
        state = new_game(self.setup, ruleset)
        for action in self.before:
            refused = refusal(state, action)
            if refused is not None:
                raise IllegalActionError(action, refused)
            advance(state, action)
        return as_last_turn(state, self.actions)

    def verdict(self, points: int) -> Verdict:
        """Returns what a turn is that leaves the player with so many points."""
        if points >= self.best:
            return "found"
        return "good" if points >= min(self.best - CLOSE, self.second) else "missed"


@frozen
class PuzzleSet:
    """The puzzles of a file. ``file`` is its name in messages."""

    id: str
    puzzles: tuple[Puzzle, ...]
    file: str


def as_last_turn(state: GameState, actions: int) -> GameState:
    """Returns the state as it would be if the turn that is to begin were the last one of the game, of so many
    actions."""
    state = state.clone()
    state.last_turns, state.actions_left = [], actions
    state.ending = state.ending or "bodies"
    seats = tuple(None if seat == state.seat else ComputerSeat("puzzle") for seat in range(len(state.players)))
    state.setup = evolve(state.setup, seats=seats)
    return state


def points_now(state: GameState, seat: int) -> int:
    """Returns what the coatls of a seat would bring if the game ended now."""
    return player_score(seat, "", state.players[seat].coatls, state.catalog, state.rules).points


def read_puzzles(text: str, file: str) -> PuzzleSet:
    """Returns the puzzles in ``text``; ``file`` is its name in messages. Raises FileError with all problems found."""
    return read_toml(text, file, _Reader, _Reader.puzzles)


def unsolved(puzzles: PuzzleSet, ruleset: Callable[[Setup], Ruleset]) -> list[Problem]:
    """Solves every puzzle anew. Returns the first problem of each that is not as it is written: what comes before
    cannot be played, it is no turn that can be solved, or the solution does not bring the best."""
    return [problem for puzzle in puzzles.puzzles for problem in islice(_faults(puzzle, puzzles.file, ruleset), 1)]


def _faults(puzzle: Puzzle, file: str, ruleset: Callable[[Setup], Ruleset]) -> Iterator[Problem]:
    id, line = puzzle.id, puzzle.line
    try:
        state = puzzle.position(ruleset(puzzle.setup))
    except IllegalActionError as error:
        yield Problem(file, line, "puzzle-illegal", {"id": id, "action": str(error.action)})
        return
    except ValueError as error:
        yield Problem(file, line, "puzzle-setup", {"id": id, "reason": str(error)})
        return
    if not can_be_solved(state) or state.phase != "action" or state.acted:
        yield Problem(file, line, "puzzle-no-turn", {"id": id})
        return
    solved = final_turn(state).points
    if solved != puzzle.best:
        yield Problem(file, line, "puzzle-best", {"id": id, "written": puzzle.best, "best": solved})
    after = state.clone()
    for action in puzzle.solution:
        if refusal(after, action) is not None:
            yield Problem(file, line, "puzzle-illegal", {"id": id, "action": str(action)})
            return
        advance(after, action)
    points = points_now(after, state.seat)
    if after.phase != "over" or points != puzzle.best:
        yield Problem(file, line, "puzzle-solution", {"id": id, "points": points, "best": puzzle.best})


class _Reader(GameReader):
    """Reads puzzles, and collects what is wrong with them."""

    def puzzles(self, data: Mapping[str, Any]) -> PuzzleSet:
        id = self.head(data, _FILE_KEYS)
        tables = self.tables((), data, "puzzle")
        return PuzzleSet(id, tuple(self.puzzle(("puzzle", n), table) for n, table in enumerate(tables)), self.file)

    def puzzle(self, path: Place, data: Mapping[str, Any]) -> Puzzle:
        self.unknown_keys(path, data, (*_KEYS, "variants"))
        if "variants" in data:
            self.report((*path, "variants"), "puzzle-variants")
        ask = self.value(path, data, "ask", str)
        if ask not in (None, ASK):
            self.report((*path, "ask"), "puzzle-ask", ask=ask, known=ASK)
        numbers = {key: self.number(path, data, key) for key in _NUMBERS}
        if numbers["second"] >= numbers["best"]:
            self.report((*path, "second"), "puzzle-second", second=numbers["second"], best=numbers["best"])
        themes = self.texts(path, data, "themes")
        for theme in themes:
            if theme not in THEMES:
                known = ", ".join(THEMES)
                self.report((*path, "themes"), "puzzle-theme", nearest(theme, THEMES), theme=theme, known=known)
        return Puzzle(
            self.id(path, data),
            self.setup(path, data),
            self.actions(path, data, "before"),
            solution=self.actions(path, data, "solution"),
            themes=themes,
            line=self.lines.get(path, 1),
            **numbers,
        )

    def number(self, path: Place, data: Mapping[str, Any], key: str) -> int:
        """Returns a number that must lie between its limits; the least one if it does not."""
        least, most = _NUMBERS[key]
        number = self.value(path, data, key, int)
        if number is not None and not least <= number <= most:
            self.report((*path, key), "puzzle-number", key=key, least=least, most=most)
        return number if number is not None and least <= number <= most else least
