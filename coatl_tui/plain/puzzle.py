"""A puzzle in lines: what is asked, what a turn was, and the solution played."""

from __future__ import annotations

from typing import ClassVar

from attrs import define

from coatl_core.language.numbertext import with_sign, written
from coatl_core.play.puzzle_game import PuzzleGame
from coatl_tui.plain.looking import Commands
from coatl_tui.plain.turn import TurnTable


@define(kw_only=True)
class PuzzleTable(TurnTable):
    """One last turn."""

    after: ClassVar[tuple[str, ...]] = ("solution", "retry", "next", "onward", "menu")
    kind: ClassVar[str] = "puzzle"
    game: PuzzleGame

    def ask(self) -> None:
        game = self.game
        self.lines.say(self.l10n("puzzles-puzzle", number=game.named.number))
        self.lines.say(self.l10n("puzzle-ask", actions=game.puzzle.actions, points=game.points))

    def tell_outcome(self) -> None:
        game, outcome = self.game, self.game.outcome
        if game.shows or outcome is None:
            self.lines.say(self.l10n("puzzle-solution-played", points=game.points))
            return
        self.lines.say(self.l10n(f"puzzle-{outcome.verdict}", points=outcome.points))
        if outcome.points < game.puzzle.best:
            self.lines.say(self.l10n("puzzle-best", best=game.puzzle.best))
        if outcome.rating is not None and outcome.before is not None:
            rating, before = round(outcome.rating.rating), round(outcome.before.rating)
            change = with_sign(rating - before)
            self.lines.say(self.l10n("puzzle-rating", rating=written(rating), change=change))

    def begin_anew(self) -> None:
        self.game.again()

    def commands(self) -> Commands:
        return {**super().commands(), "solution": self._solution}

    async def _solution(self, rest: str) -> None:
        """Plays the solution. Who has not tried has missed it."""
        await self.game.show_solution()
        self.changed("puzzle-shown")
