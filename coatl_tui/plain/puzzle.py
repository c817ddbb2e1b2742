"""A puzzle in lines: what is asked, what a turn was, and the solution played."""

from __future__ import annotations

from attrs import define

from coatl_core.play.puzzle_game import PuzzleGame
from coatl_core.play.puzzletext import outcome_texts
from coatl_tui.plain.help import tell_words
from coatl_tui.plain.looking import Commands
from coatl_tui.plain.table import Table
from coatl_tui.plain.words import Left, own_word

_AFTER = ("solution", "retry", "next", "onward", "menu")
"""What can be typed after a turn, besides what can be asked at any table."""


@define(kw_only=True)
class PuzzleTable(Table):
    """One last turn. ``goes_on`` says that the next puzzle is wanted, when it has been left, ``plays_on`` that the
    game which the turn is from is to be played on."""

    game: PuzzleGame
    goes_on: bool = False
    plays_on: bool = False
    _told_at: int = -1
    """The number of changes when it was told what the turn was."""

    async def run(self) -> Left:
        self.lines.names.update(self.game.view().setup.players)
        self._ask()
        return await super().run()

    def _ask(self) -> None:
        game = self.game
        self.lines.say(self.l10n("puzzles-puzzle", number=game.named.number))
        self.lines.say(self.l10n("puzzle-ask", actions=game.puzzle.actions, points=game.points))

    async def step(self) -> Left | None:
        decision = await self.game.decide()
        if decision is not None:
            await self.push(decision.action)
            return None
        if not self.over:
            self.tell_due()
        elif self._told_at != self.changes:
            self._tell_outcome()
        return await self.heed()

    async def heed(self) -> Left | None:
        left = await super().heed()
        return "menu" if self.goes_on or self.plays_on else left

    def commands(self) -> Commands:
        own: Commands = {"solution": self._solution, "retry": self._again, "next": self._next, "redo": self._redo}
        return {**super().commands(), **own, "onward": self._onward}

    def _tell_outcome(self) -> None:
        """Tells what the turn was, and what can be typed then."""
        self._told_at = self.changes
        self.lines.say_all(list(outcome_texts(self.game, self.l10n)))
        words = self.l10n("list-comma").join(own_word(word, self.l10n) for word in _AFTER)
        self.lines.say(self.l10n("plain-puzzle-after", words=words))

    async def _help(self, rest: str) -> None:
        await super()._help(rest)
        tell_words(self.lines, self.l10n, _AFTER, "puzzle")

    async def _solution(self, rest: str) -> None:
        """Plays the solution. Who has not tried has missed it."""
        await self.game.show_solution()
        self.changed("puzzle-shown")

    async def _again(self, rest: str) -> None:
        self.game.again()
        self.changed("plain-puzzle-again")
        self._ask()

    async def _next(self, rest: str) -> None:
        self.goes_on = True

    async def _onward(self, rest: str) -> None:
        self.plays_on = True

    async def _redo(self, rest: str) -> None:
        if await self.game.redo():
            self.changed("plain-redone")
        else:
            self.lines.wrong(self.l10n("plain-no-redo"))
