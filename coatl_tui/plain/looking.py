"""A table that is looked at: what can be asked at any of them, whether somebody plays there or not."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import ClassVar, TypeAlias

from attrs import define

from coatl_core.files.sanitize import plain
from coatl_core.game.errors import Refusal
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.language.refusaltext import refusal_text
from coatl_core.play.replay_game import ReplayGame
from coatl_core.play.table_game import TableGame
from coatl_core.plugins.registry import Registry
from coatl_tui.plain.help import change_language, tell_help
from coatl_tui.plain.lines import LONGEST_INPUT, Lines
from coatl_tui.plain.told import Telling, turned
from coatl_tui.plain.words import COMMANDS, Left

LOG_LINES = 20
"""So many of the latest events are told unless another number is asked for."""

Commands: TypeAlias = dict[str, Callable[[str], Awaitable[Left | None]]]
"""What can be asked for, by its word; each is given the rest of the line, and returns where the player goes."""


@define(kw_only=True)
class Looking:
    """A game and the lines that tell it. ``telling`` holds the words."""

    ways_out: ClassVar[tuple[Left, ...]] = ("menu", "quit")
    """The words that lead away from this table."""
    kind: ClassVar[str] = ""
    """The end of the messages for words that do something else here than at other tables."""
    game: TableGame | ReplayGame
    lines: Lines
    l10n: L10n
    registry: Registry
    telling: Telling

    async def heed(self) -> Left | None:
        """Reads a line and does what it says."""
        line = self.lines.read()
        return "quit" if line is None else await self.obey(line)

    async def obey(self, line: str) -> Left | None:
        """Does what a line says, or says why it cannot be done. A full stop at its end is that of a sentence that told
        what to type."""
        line = line.rstrip(" .")
        if len(line) <= LONGEST_INPUT:
            return await self.do(line)
        self.lines.wrong(self.l10n("plain-too-long", most=LONGEST_INPUT))
        return None

    async def do(self, line: str) -> Left | None:
        """Does what a line says that is not too long."""
        raise NotImplementedError

    def commands(self) -> Commands:
        """What can be asked for at this table."""
        return {
            "look": self._look,
            "board": self._board,
            "me": self._me,
            "score": self._score,
            "log": self._log,
            "rules": self._rules,
            "help": self._help,
            "lang": self._lang,
            "signs": self._signs,
        }

    @property
    def over(self) -> bool:
        return self.game.view().phase == "over"

    def leave(self, way: Left) -> Left | None:
        """Returns where the player goes, or says why not."""
        if way in self.ways_out:
            return way
        self.lines.wrong(self.l10n("plain-not-here"))
        return None

    async def _unknown(self, rest: str) -> None:
        self.lines.wrong(self.l10n("plain-not-here"))

    def refuse(self, refusal: Refusal) -> None:
        """Tells why something cannot be done."""
        self.lines.refuse(refusal_text(refusal, self.game.view().catalog, self.l10n), refusal.rule)

    # What is asked

    async def _look(self, rest: str) -> None:
        if rest:
            self._look_closer(rest)
            return
        self.lines.say_all(self.telling.table(self.game.view()))

    async def _board(self, rest: str) -> None:
        view, sheet = self.game.view(), self.game.score_sheet()
        found = [
            seat
            for seat, player in enumerate(view.players)
            if not rest or rest == str(seat + 1) or player.name.casefold().startswith(rest.casefold())
        ]
        for seat in found:
            self.lines.say_all(self.telling.player(view, seat, sheet.players[seat]))
        if not found:
            self.lines.wrong(self.l10n("plain-nothing-there", thing=plain(rest, 60)))

    def _look_closer(self, rest: str) -> None:
        from coatl_tui.plain.closer import thing_of, told_closer

        thing = thing_of(rest, self.game.view(), self.l10n)
        if thing is None:
            self.lines.wrong(self.l10n("plain-nothing-there", thing=plain(rest, 60)))
        else:
            self.lines.say_all(told_closer(thing, self.game, self.telling))

    async def _me(self, rest: str) -> None:
        view = self.game.view()
        if rest.isdecimal():
            self._look_closer(f"me {rest}")
            return
        if view.seat is None:
            await self._board("")
            return
        self.lines.say_all(self.telling.own(view, self.game.score_sheet().players[view.seat]))

    def tell_reasons(self, view: PlayerView) -> None:
        """Tells why others have done what they did last, and what an automatic opponent does next."""
        forecast = list(self.telling.forecast(view))
        self.lines.say_all(forecast)
        if not forecast:
            self.lines.say(self.l10n("plain-no-reasons"))

    async def _score(self, rest: str) -> None:
        self.lines.say_all(self.telling.sheet(self.game.score_sheet(), self.game.view()))

    async def _log(self, rest: str) -> None:
        most = int(rest) if rest.isdecimal() and 0 < len(rest) < 7 else LOG_LINES
        events = list(self.telling.events(self.game.log(), self.game.view()))
        self.lines.say_all(events[-most:] or [self.l10n("plain-nothing")])

    async def _rules(self, rest: str) -> None:
        from coatl_tui.plain.rules import tell_rules

        tell_rules(rest, self.lines, self.l10n, self.registry)

    async def _help(self, rest: str) -> None:
        known = {*self.commands(), *self.ways_out}
        tell_help(self.lines, self.l10n, [word for word in COMMANDS if word in known], self.kind)

    async def _lang(self, rest: str) -> None:
        change_language(rest, self.lines, self.l10n)

    async def _signs(self, rest: str) -> None:
        self.telling = turned(self.telling, self.lines)
