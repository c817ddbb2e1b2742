"""Puzzles and one's own mistakes in lines: which there are, and one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from attrs import define

from coatl_core.files import clock
from coatl_core.files.home import Home
from coatl_core.files.problems import FileError
from coatl_core.files.sanitize import plain
from coatl_core.game.errors import PlayerFailed, VariantFailed
from coatl_core.language.l10n import L10n
from coatl_core.language.problemtext import short_problem_text
from coatl_core.play import mistake_game, puzzle_game
from coatl_core.play.mistakes import Search
from coatl_core.play.mistaketext import none_text
from coatl_core.play.new_player import NewPlayer
from coatl_core.play.puzzle_game import Named, all_puzzles, next_puzzle
from coatl_core.play.puzzletext import about_text
from coatl_core.play.replay_game import ReplayGame
from coatl_core.plugins.proposed_choices import STAND_IN
from coatl_core.plugins.registry import Registry, UnknownContent
from coatl_core.saves.puzzle_tries import Tries, load_tries
from coatl_core.saves.records import NewerRecords
from coatl_core.saves.savetext import tries_aside_text, tries_error_text
from coatl_core.saves.store import Store
from coatl_tui.plain.lines import Lines
from coatl_tui.plain.loop import run
from coatl_tui.plain.mistakes import MistakeTable, look
from coatl_tui.plain.puzzle import PuzzleTable
from coatl_tui.plain.told import Telling
from coatl_tui.plain.turn import TurnTable
from coatl_tui.plain.words import Left, number_of
from coatl_tui.settings import own_name, readable_settings


@define
class Turns:
    """The turns that the player tries. ``onward`` is the game that is to be played on from one of them, and by whom."""

    lines: Lines
    l10n: L10n
    registry: Registry
    home: Home
    telling: Telling
    onward: tuple[ReplayGame, NewPlayer] | None = None

    # Puzzles

    def puzzle(self, which: str) -> Named | None:
        """Returns the puzzle of this number in the list of all; None if it is no such number."""
        puzzles = all_puzzles(self.registry)
        number = number_of(which, len(puzzles))
        return puzzles[number - 1] if number is not None else None

    def tell_puzzles(self, most: int) -> Sequence[Named]:
        """Tells how many are found, and lists at most so many of those that are not done; returns these."""
        puzzles, tries = all_puzzles(self.registry), self._tries()
        self.lines.say(self.l10n("puzzles-found", n=tries.found(), all=len(puzzles)))
        left = [named for named in puzzles if tries.counts(named.key, clock.today())][:most]
        for at, named in enumerate(left, 1):
            grade = self.l10n("puzzles-grade-short", grade=named.puzzle.grade)
            told = self.l10n("list-comma").join((grade, about_text(named.puzzle, True, self.l10n)))
            self.lines.choice(at, self.l10n("puzzles-puzzle", number=named.number), told)
        return left

    def _tries(self) -> Tries:
        """The puzzles that were tried; none, and it is told why, if they cannot be read."""
        try:
            tries = load_tries(self.home.puzzles)
        except (OSError, NewerRecords) as error:
            self.lines.trouble(tries_error_text(error, self.l10n))
            return Tries(self.home.puzzles)
        if aside := tries_aside_text(tries, self.l10n):
            self.lines.trouble(aside)
        return tries

    def solve(self, named: Named) -> Left:
        """Plays a puzzle, and those after it that are wanted."""
        wanted: Named | None = named
        while wanted is not None:
            try:
                game = puzzle_game.begin(wanted, self.registry, self.home.puzzles, self.l10n)
            except FileError as error:
                problem = error.problems[0]
                self.lines.names.add(Path(problem.file).name)
                self.lines.wrong(short_problem_text(problem, self.l10n))
                return "menu"
            except UnknownContent:
                self.lines.wrong(self.l10n("puzzles-plugins"))
                return "menu"
            table = PuzzleTable(
                game=game, lines=self.lines, l10n=self.l10n, registry=self.registry, telling=self.telling
            )
            left = self._try(table, game.game_before)
            if left is not None:
                return left
            wanted = next_puzzle(all_puzzles(self.registry), self._tries(), clock.today(), wanted.key)
        self.lines.say(self.l10n("plain-puzzles-done"))
        return "menu"

    # One's own mistakes

    def mistakes(self) -> Left:
        """Puts the costliest turns of the player's last games before the player, one after the other."""
        name = own_name(readable_settings(self.home.settings), self.l10n)
        search = Search(Store(self.home.saves), name, self.registry)
        try:
            look(search, self.lines, self.l10n)
        except (UnknownContent, PlayerFailed, VariantFailed) as error:
            self.lines.trouble(self.l10n("plain-not-judged", error=plain(str(error))))
            return "menu"
        mistakes = search.mistakes
        if not mistakes:
            self.lines.say(none_text(search, self.l10n))
        for number in range(len(mistakes)):
            game = mistake_game.begin(mistakes, number, self.registry)
            table = MistakeTable(
                game=game, lines=self.lines, l10n=self.l10n, registry=self.registry, telling=self.telling
            )
            left = self._try(table, game.game_then)
            if left is not None:
                return left
        return "menu"

    def _try(self, table: TurnTable, game: Callable[[], ReplayGame]) -> Left | None:
        """Has a turn tried; the ``game`` is the one that it is from. Returns where the player goes then; None to the
        next turn."""
        left, viewer = run(table.run()), table.game.viewer
        self.telling = table.telling
        if table.plays_on and viewer is not None:
            self.onward = game(), NewPlayer(viewer, STAND_IN)
            return "menu"
        return None if table.goes_on else left
