"""The game of a puzzle: one last turn, what it has brought, and the solution played."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import date
from functools import cache
from pathlib import Path

from attrs import define, evolve, field, frozen

from coatl_core.files import clock
from coatl_core.files.problems import FileError
from coatl_core.game.actions import Action, Discard, DrawDeck, Duty, Vision
from coatl_core.game.errors import IllegalActionError, Refusal
from coatl_core.game.events import Event
from coatl_core.game.found import Found
from coatl_core.game.glicko import Rating
from coatl_core.game.puzzle import SHIPPED, Puzzle, PuzzleSet, Verdict, points_now, read_puzzles, unsolved
from coatl_core.game.rules import TokenKind
from coatl_core.game.session import Session
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.play import puzzle_place
from coatl_core.play.replay_game import ReplayGame
from coatl_core.play.session_game import renamed
from coatl_core.play.standing import SaveFailure
from coatl_core.play.state_game import TURN_OF_ANOTHER
from coatl_core.play.table_game import Decision
from coatl_core.play.turn_game import TurnGame
from coatl_core.plugins.proposed_choices import STAND_IN
from coatl_core.plugins.registry import Registry
from coatl_core.saves.puzzle_tries import RATINGS, Tries, Try, load_tries
from coatl_core.saves.records import NewerRecords
from coatl_core.saves.savetext import tries_error_text

CHANCE = Refusal("puzzle-chance", "")
"""Why nothing is done that is left to chance: what it brings nobody can know."""
BEGINNERS = 3
"""So many puzzles, the easiest ones, are the first for everybody."""


@frozen
class Named:
    """A puzzle with the ``puzzles`` that it is one of, its ``number`` among them, from 1, and the ``key`` that names it
    among all."""

    puzzle: Puzzle
    puzzles: PuzzleSet
    number: int

    @property
    def key(self) -> str:
        return f"{self.puzzles.id}/{self.puzzle.id}"

    @property
    def ours(self) -> bool:
        """Whether it comes with the game."""
        return self.puzzles.id == SHIPPED


@frozen
class Outcome:
    """What a turn was. ``points`` are what the player's coatls bring after it; ``rating`` and ``before`` are the
    player's ratings, if it has counted for them."""

    verdict: Verdict
    points: int
    rating: Rating | None = None
    before: Rating | None = None


@define
class PuzzleGame(TurnGame):
    """A ``TableGame`` (see there) of one last turn, see ``begin``.

    ``kept`` is the file of tries. ``outcome`` is what the last turn was, or that the solution was looked at instead;
    ``shows`` says that the solution is being played, or has been. ``failure`` says why the try could not be kept.
    """

    named: Named
    kept: Path
    l10n: L10n
    outcome: Outcome | None = None
    shows: bool = False
    failure: str = ""
    _counted: bool = field(default=False, init=False)

    @property
    def puzzle(self) -> Puzzle:
        """What is asked."""
        return self.named.puzzle

    def view(self) -> PlayerView:
        """The table; the players of the game's own puzzles have their names in the language in use."""
        return renamed(super().view(), "puzzle-player", self.l10n) if self.named.ours else super().view()

    @property
    def points(self) -> int:
        """What the player's coatls bring as they are now: what the score sheet says of them."""
        assert self.viewer is not None
        return points_now(self.state, self.viewer)

    @property
    def tried(self) -> bool:
        return self.session.over or self.shows

    @property
    def computer_moves(self) -> bool:
        return self.shows and not self.session.over

    @property
    def not_now(self) -> Refusal | None:
        return TURN_OF_ANOTHER if self.computer_moves else super().not_now

    @property
    def legal_actions(self) -> Sequence[Action]:
        return [action for action in super().legal_actions if not _left_to_chance(action)]

    def refusal(self, action: Action) -> Refusal | None:
        return super().refusal(action) or (CHANCE if _left_to_chance(action) else None)

    def why_not_spend(self, token: TokenKind) -> Refusal | None:
        return super().why_not_spend(token) or (None if token == "pick" else CHANCE)

    # Playing

    async def decide(self) -> Decision | None:
        return Decision(self.puzzle.solution[len(self.session.history)]) if self.computer_moves else None

    async def push(self, action: Action, space: int = 0, found: Found | None = None) -> list[Event]:
        refused = self.session.refusal(action) if self.computer_moves else self.refusal(action)
        if refused is not None:
            raise IllegalActionError(action, refused)
        after = self.session.copy()
        events = after.push(action, found)
        self.spaces, self.session = self._leave(space), after
        if after.over and not self.shows:
            await self._judge(self.puzzle.verdict(self.points), self.points)
        return self._seen(events)

    async def _judge(self, verdict: Verdict, points: int) -> None:
        """Keeps the first turn, or none."""
        self.outcome = Outcome(verdict, points)
        if self._counted:
            return
        self._counted = True
        tried = Try(self.named.key, self.puzzle.grade, clock.today().isoformat(), verdict, points)
        try:
            before, after = await asyncio.to_thread(_keep, self.kept, tried)
        except (OSError, NewerRecords) as error:
            self.failure = tries_error_text(error, self.l10n)
        else:
            if len(after.tries) > len(before.tries):
                *_, old, new = after.ratings()
                self.outcome = Outcome(verdict, points, new, old)

    # Again, and the solution

    def again(self) -> None:
        super().again()
        self.shows = False

    async def show_solution(self) -> None:
        """Begins the turn anew, and lets the solution be played by ``decide``. Who has not tried has missed it."""
        if self.outcome is None:
            await self._judge("missed", self.points)
        self.again()
        self.shows = True

    def game_before(self) -> ReplayGame:
        """Returns the game that the turn is from, where it begins, to be played on: there it is not the last one."""
        seats = tuple(None if seat == self.viewer else STAND_IN for seat in range(len(self.puzzle.setup.players)))
        setup = evolve(self.puzzle.setup, players=self.view().setup.players, seats=seats)
        session = Session(setup, self.session.ruleset)
        for action in self.puzzle.before:
            session.push(action)
        return ReplayGame(session, len(session.history), name=self.named.key)

    # Keeping

    def save_failure(self) -> SaveFailure | None:
        return SaveFailure(self.failure) if self.failure else None


def _left_to_chance(action: Action) -> bool:
    return isinstance(action, DrawDeck | Vision | Discard | Duty)


def _keep(path: Path, tried: Try) -> tuple[Tries, Tries]:
    """Keeps a try. Returns the tries before it and after it. Raises OSError and NewerRecords."""
    before = load_tries(path)
    return before, before.with_try(tried)


@cache
def shipped_puzzles() -> PuzzleSet:
    """Returns the puzzles that come with the game."""
    return read_puzzles(puzzle_place.SHIPPED.read_text("utf-8"), str(puzzle_place.SHIPPED))


def all_puzzles(registry: Registry) -> list[Named]:
    """Returns the puzzles that come with the game, the easiest first, and then those of plugins."""
    sets: tuple[PuzzleSet, ...] = (shipped_puzzles(), *registry.puzzles.values())
    return [Named(puzzle, each, number) for each in sets for number, puzzle in enumerate(each.puzzles, 1)]


def next_puzzle(puzzles: Sequence[Named], tries: Tries, today: date, after: str = "") -> Named | None:
    """Returns the puzzle to be tried next: one that has come back, or else, after the first few, the one that is
    nearest to the player's rating of those not tried yet. ``after`` names one that is not wanted. None if there is
    none."""
    left = [each for each in puzzles if each.key != after and tries.counts(each.key, today)]
    back = [each for each in left if tries.comes_back(each.key, today)]
    if back or len(tries.tries) < BEGINNERS:
        return next(iter(back or left), None)
    rating = tries.ratings()[-1].rating
    return min(left, key=lambda each: abs(RATINGS[each.puzzle.grade - 1] - rating), default=None)


def begin(named: Named, registry: Registry, kept: Path, l10n: L10n) -> PuzzleGame:
    """Begins a puzzle. ``l10n`` has the names of the players, and says why a try cannot be kept. Raises UnknownContent
    if a plugin is off or gone, and FileError if a plugin's puzzle is not as it is written."""
    puzzle = named.puzzle
    ruleset = registry.ruleset(puzzle.setup.card_sets)
    if not named.ours:  # the tests solve the game's own
        problems = unsolved(evolve(named.puzzles, puzzles=(puzzle,)), lambda setup: ruleset)
        if problems:
            raise FileError(tuple(problems))
    start = puzzle.position(ruleset)
    return PuzzleGame(Session(start.setup, ruleset, start=start), named, kept, l10n, viewer=start.seat)
