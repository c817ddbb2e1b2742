"""A puzzle in lines: what is asked, what a turn was, and the solution played."""

from __future__ import annotations

from typing import ClassVar

from attrs import define

from coatl_core.play.puzzle_game import PuzzleGame
from coatl_core.play.puzzletext import outcome_texts
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
        self.lines.say_all(list(outcome_texts(self.game, self.l10n)))

    def commands(self) -> Commands:
        return {**super().commands(), "solution": self._solution}

    async def _solution(self, rest: str) -> None:
        """Plays the solution. Who has not tried has missed it."""
        await self.game.show_solution()
        self.changed("puzzle-shown")
