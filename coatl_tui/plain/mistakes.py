"""One's own mistakes in lines: how far one's games have been looked through, a turn, and what the try would cost."""

from __future__ import annotations

from attrs import define

from coatl_core.language.l10n import L10n
from coatl_core.play.mistake_game import MistakeGame
from coatl_core.play.mistakes import Search
from coatl_core.play.mistaketext import ask_text, best_text, cost_text, search_text
from coatl_tui.plain.help import tell_words
from coatl_tui.plain.lines import Lines
from coatl_tui.plain.looking import Commands
from coatl_tui.plain.table import Table
from coatl_tui.plain.words import Left, own_word

_AFTER = ("next", "retry", "onward", "menu")
"""What can be typed after a turn, besides what can be asked at any table."""
_EVERY = 20
"""After so many steps it is told how far the search has come."""


def look(search: Search, lines: Lines, l10n: L10n) -> None:
    """Looks through the last games, and tells now and then how far it has come. Raises what ``Search.step`` raises."""
    steps = 0
    while search.step():
        steps += 1
        if steps % _EVERY == 1:
            lines.say(search_text(search, l10n))


@define(kw_only=True)
class MistakeTable(Table):
    """A turn that cost points. ``goes_on`` says that the next one is wanted, when it has been left, ``plays_on`` that
    the game is to be played on from there."""

    game: MistakeGame
    goes_on: bool = False
    plays_on: bool = False
    _told_at: int = -1
    """The number of changes when it was told what the try would cost."""

    async def run(self) -> Left:
        self.lines.names.update(self.game.view().setup.players)
        self.lines.say(ask_text(self.game, self.l10n))
        return await super().run()

    async def step(self) -> Left | None:
        if not self.over:
            self.tell_due()
        elif self._told_at != self.changes:
            self._told_at = self.changes
            self.lines.say(cost_text(self.game, self.l10n))
            self.lines.say(best_text(self.game, self.l10n))
            words = self.l10n("list-comma").join(own_word(word, self.l10n) for word in _AFTER)
            self.lines.say(self.l10n("plain-puzzle-after", words=words))
        return await self.heed()

    async def heed(self) -> Left | None:
        left = await super().heed()
        return "menu" if self.goes_on or self.plays_on else left

    def commands(self) -> Commands:
        own: Commands = {"retry": self._again, "next": self._next, "onward": self._onward, "redo": self._redo}
        return {**super().commands(), **own}

    async def _help(self, rest: str) -> None:
        await super()._help(rest)
        tell_words(self.lines, self.l10n, _AFTER, "mistake")

    async def _again(self, rest: str) -> None:
        self.game.again()
        self.changed("plain-puzzle-again")
        self.lines.say(ask_text(self.game, self.l10n))

    async def _next(self, rest: str) -> None:
        self.goes_on = True

    async def _onward(self, rest: str) -> None:
        self.plays_on = True

    async def _redo(self, rest: str) -> None:
        if await self.game.redo():
            self.changed("plain-redone")
        else:
            self.lines.wrong(self.l10n("plain-no-redo"))
