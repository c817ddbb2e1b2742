"""A seat in a game of a host, in lines: waiting for the others, and the table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence

from attrs import define, field

from coatl_core.game.events import Event
from coatl_core.hosting.protocol import PRESETS
from coatl_core.language.refusaltext import refusal_text
from coatl_core.play.seen_game import LINE_CUT, Seen, SeenGame
from coatl_core.play.standing import Answered, Ended, Heard, Said, sitting_text
from coatl_core.plugins.proposed_choices import STAND_IN
from coatl_tui.plain.ear import Ear
from coatl_tui.plain.looking import Commands
from coatl_tui.plain.table import Table
from coatl_tui.plain.words import Left, number_of, stop_question


@define(kw_only=True)
class HostTable(Table):
    """A game that is played elsewhere. What the others do is told as it happens, also while a line is typed."""

    game: SeenGame
    ear: Ear
    saved: asyncio.Event = field(factory=asyncio.Event)
    """Is set when the save of the game is there."""
    is_kept: bool = False
    """Whether the game is over and its save there: it goes on as that of this machine, with all that can be asked."""
    _seen: Seen | None = None
    """The game as it was told last."""
    _happened: Sequence[Event] = ()
    """What had happened by then."""
    _stood: tuple[object, ...] = ()
    """Who was waited for then."""
    _wisher: int | None = None

    async def run(self) -> Left:
        self.lines.names.update(player.name for player in self.game.view().players)
        self.lines.say_all(list(self.telling.events(self.game.news(), self.game.view())))
        self._seen, self._happened = self.game.seen, self.game.log()
        self.game.watch(self.ear.telling(self._changed))
        self.game.listen(self.ear.telling(self._hear))
        return await super().run()

    async def step(self) -> Left | None:
        self._tell_standing()
        return await self.heed()

    async def heed(self) -> Left | None:
        saved = asyncio.get_running_loop().create_task(self.saved.wait())
        try:
            while not (self.over and self.saved.is_set()):
                if await self.ear.typed(*([] if self.saved.is_set() else [saved])):
                    return await super().heed()
        finally:
            saved.cancel()
        self.is_kept = True
        return "menu"

    async def do(self, line: str) -> Left | None:
        if not line:  # Enter: who is waited for is told once more
            self._stood = ()
        return await super().do(line)

    def commands(self) -> Commands:
        own = {"say": self._say, "yes": self._allow, "none": self._forbid, "seats": self._seats}
        own |= {"computer": self._fill, "free": self._free, "stop": self._stop}
        return {**super().commands(), **({"hint": self.tell_hint} if self.game.allows_hints else {}), **own}

    # What comes from the host

    def _changed(self, events: Sequence[Event]) -> None:
        """Another has moved or taken back, has gone or come, or the line is cut or there again."""
        if self.game.seen is not self._seen:
            self.listed, self.changes = {}, self.changes + 1
            if events:
                self.lines.say_all(self.telling.events(events, self.game.view()))
            elif self.game.log() != self._happened:
                self.changed("plain-undone")
        self._tell_standing()

    def _hear(self, heard: Heard) -> None:
        players = self.game.view().players
        match heard:
            case Said(seat=seat, preset=preset):
                said = self.l10n(f"said-{preset}")
                self.lines.say(self.l10n("message-said", name=players[seat].name, said=said))
            case Answered(seat=seat, yes=yes):
                self.lines.say(self.l10n("plain-agreed" if yes else "plain-disagreed", name=players[seat].name))
            case Ended():
                pass  # that the game is ended is told as what it waits for

    def _tell_standing(self) -> None:
        """Tells who is waited for, if that is news; what is due, if it is the one who looks."""
        game, l10n = self.game, self.l10n
        self._seen, self._happened = game.seen, game.log()
        waiting = game.waits_for()
        stands = (waiting.who, waiting.seat, waiting.cut, waiting.away is None, game.seen.view.turn)
        if game.wisher is not None and game.wisher != self._wisher:
            self.lines.say(l10n("plain-wish", name=game.view().players[game.wisher].name))
        self._wisher = game.wisher
        if waiting.who == "self" and not waiting.cut:
            self.tell_due()
        elif stands != self._stood:
            self._tell_waiting()
        self._stood = stands

    def _tell_waiting(self) -> None:
        game, view = self.game, self.game.view()
        waiting = game.waits_for()
        refused = LINE_CUT if waiting.cut else game.not_now if waiting.who in ("ended", "closed") else None
        if refused is not None:
            self.lines.trouble(refusal_text(refused, view.catalog, self.l10n))
        elif waiting.who == "nobody":
            self.lines.say_all(self.telling.outcome(game.score_sheet(), view, game.log()))
        elif waiting.seat is not None:
            name = view.players[waiting.seat].name
            self.lines.say(self.l10n("plain-waits" if waiting.away is None else "plain-waits-away", name=name))

    # What is asked for

    async def _say(self, rest: str) -> None:
        """Says one of the sentences there are; alone, lists them."""
        chosen = number_of(rest, len(PRESETS))
        if chosen is not None:
            await self._ask(self.game.say(PRESETS[chosen - 1]))
            return
        for number, preset in enumerate(PRESETS, 1):
            self.lines.choice(number, f"say {number}", self.l10n(f"said-{preset}").rstrip(".!"))

    async def _allow(self, rest: str) -> None:
        await self._answer(True)

    async def _forbid(self, rest: str) -> None:
        await self._answer(False)

    async def _answer(self, yes: bool) -> None:
        if self.game.wisher is None:
            self.lines.wrong(self.l10n("message-wish-nobody"))
        else:
            await self.game.allow(yes)

    # The seats

    async def _seats(self, rest: str) -> None:
        """Tells who sits in the others' seats."""
        for seat, sits in enumerate(self.game.sitting, 1):
            if seat - 1 != self.game.view().seat:
                told = sitting_text(sits, self.l10n)
                self.lines.say(self.l10n("plain-seat-others", number=seat, told=told))

    async def _fill(self, rest: str) -> None:
        seat = self._seat(rest)
        if seat is not None:
            await self._ask(self.game.fill(seat, str(STAND_IN)))

    async def _free(self, rest: str) -> None:
        seat = self._seat(rest)
        if seat is not None:
            await self._ask(self.game.free(seat))

    def _seat(self, rest: str) -> int | None:
        """The number of another's seat, from 0; None, after it was told which there are, if it is none."""
        seats, own = len(self.game.sitting), self.game.view().seat
        number = number_of(rest, seats)
        if number is not None and number - 1 != own:
            return number - 1
        self.lines.wrong(self.l10n("plain-seat-which", all=seats))
        return None

    async def _stop(self, rest: str) -> None:
        """Ends the game for all, after the same word twice."""
        if not self.game.is_creator:
            self.lines.wrong(self.l10n("message-end-not-yours"))
        elif self.lines.sure(stop_question(self.l10n)):
            await self._ask(self.game.end())

    async def _ask(self, asked: Awaitable[None]) -> None:
        """Asks the host for something, and tells what keeps it from that."""
        try:
            await asked
        except OSError as error:
            self.tell_failure(error)

    def tell_failure(self, error: OSError) -> None:
        from coatl_core.hosting.client import HostSaysNo

        if isinstance(error, HostSaysNo):
            self.lines.trouble(self.l10n(f"hosting-no-{error.why}"))
        else:
            super().tell_failure(error)
