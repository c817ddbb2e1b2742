"""A seat in a game of a host, in lines: waiting for the others, and the table."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import define

from coatl_core.game.events import Event
from coatl_core.hosting.protocol import PRESETS
from coatl_core.language.refusaltext import refusal_text
from coatl_core.play.seen_game import LINE_CUT, Seen, SeenGame
from coatl_core.play.standing import Answered, Ended, Heard, Said
from coatl_tui.plain.ear import Ear
from coatl_tui.plain.table import Commands, Table
from coatl_tui.plain.words import Left, number_of


@define(kw_only=True)
class HostTable(Table):
    """A game that is played elsewhere. What the others do is told as it happens, also while a line is typed."""

    game: SeenGame
    ear: Ear
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
        await self.ear.typed()
        return await super().heed()

    def commands(self) -> Commands:
        own = {"say": self._say, "yes": self._allow, "none": self._forbid}
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
            try:
                await self.game.say(PRESETS[chosen - 1])
            except OSError as error:
                self.tell_failure(error)
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

    def tell_failure(self, error: OSError) -> None:
        from coatl_core.hosting.client import HostSaysNo

        if isinstance(error, HostSaysNo):
            self.lines.trouble(self.l10n(f"hosting-no-{error.why}"))
        else:
            super().tell_failure(error)
