"""What a puzzle and a mistake share in lines: one turn that is tried, and what can be typed after it."""

from __future__ import annotations

from typing import ClassVar

from attrs import define

from coatl_core.play.mistake_game import MistakeGame
from coatl_core.play.puzzle_game import PuzzleGame
from coatl_tui.plain.looking import Commands
from coatl_tui.plain.table import Table
from coatl_tui.plain.words import Left, own_word


@define(kw_only=True)
class TurnTable(Table):
    """One turn. ``goes_on`` says that the next one is wanted, when it has been left, ``plays_on`` that the game which
    the turn is from is to be played on."""

    game: PuzzleGame | MistakeGame
    after: ClassVar[tuple[str, ...]]
    """What can be typed after the turn, besides what can be asked at any table."""
    goes_on: bool = False
    plays_on: bool = False
    _told_at: int = -1
    """The number of changes when it was told what the turn was."""

    def ask(self) -> None:
        """Tells what is asked."""
        raise NotImplementedError

    def tell_outcome(self) -> None:
        """Tells what the turn was."""
        raise NotImplementedError

    async def run(self) -> Left:
        self.lines.names.update(self.game.view().setup.players)
        self.ask()
        return await super().run()

    async def step(self) -> Left | None:
        decision = await self.game.decide()
        if decision is not None:
            await self.push(decision.action)
            return None
        if not self.over:
            self.tell_due()
        elif self._told_at != self.changes:
            self._told_at = self.changes
            self.tell_outcome()
            words = self.l10n("list-comma").join(own_word(word, self.l10n) for word in self.after)
            self.lines.say(self.l10n("plain-puzzle-after", words=words))
        return await self.heed()

    async def heed(self) -> Left | None:
        left = await super().heed()
        return "menu" if self.goes_on or self.plays_on else left

    def commands(self) -> Commands:
        own: Commands = {"retry": self._again, "next": self._next, "onward": self._onward, "redo": self._redo}
        return {**super().commands(), **own}

    async def _again(self, rest: str) -> None:
        self.game.again()
        self.changed("plain-puzzle-again")
        self.ask()

    async def _next(self, rest: str) -> None:
        self.goes_on = True

    async def _onward(self, rest: str) -> None:
        self.plays_on = True

    async def _redo(self, rest: str) -> None:
        if await self.game.redo():
            self.changed("plain-redone")
        else:
            self.lines.wrong(self.l10n("plain-no-redo"))
