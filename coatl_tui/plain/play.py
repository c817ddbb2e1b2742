"""A game at this machine in lines: persons who share them, computer players, and what needs its file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from attrs import define

from coatl_core.files.sanitize import plain
from coatl_core.game.actions import Action, Done, Step
from coatl_core.game.view import PlayerView
from coatl_core.language.playertext import kept_reason_text, reason_text
from coatl_core.language.systemtext import system_text
from coatl_core.play.daily import EndedDay
from coatl_core.play.daytext import end_sentences, par_text, share_lines
from coatl_core.play.local_game import LocalGame
from coatl_core.play.new_player import NewPlayer
from coatl_core.play.replay_game import ReplayGame
from coatl_core.saves.records import not_counted
from coatl_tui.plain.looking import Commands
from coatl_tui.plain.real_table import GivenUp
from coatl_tui.plain.table import Table
from coatl_tui.plain.words import Left, command_of, own_word


@define(kw_only=True)
class Play(Table):
    """A game at this machine. ``ended`` is called when it has come to its end, and returns what has failed then; an
    empty text if nothing has. ``day`` counts the day of a game that is over, if it is a deal of the day, and returns
    what is to be said of it. ``campaign`` does so for a game of a campaign; it returns nothing for any other."""

    ways_out: ClassVar[tuple[Left, ...]] = ("menu", "again", "quit")
    game: LocalGame
    ended: Callable[[LocalGame], str]
    day: Callable[[LocalGame], EndedDay | None]
    campaign: Callable[[LocalGame], Sequence[str]]
    knows_end: bool = False
    """Whether it was told before how the game has ended, and written down."""
    onward: tuple[ReplayGame, NewPlayer] | None = None
    """From where and as who one plays on, when it was left for that."""
    _told_to: int | None = None
    """The seat that the lines were told to last."""
    _over_at: int = -1
    """The number of changes when the end was told; -1 before."""

    async def run(self) -> Left:
        game = self.game
        if self.over and not game.session.awaits_coatls:  # it was over before, and has been recorded then
            self.ended = lambda game: ""
        elif game.session.history and not game.covered:
            self.lines.say_all(list(self.telling.events(game.news(), game.view())))
        return await super().run()

    async def step(self) -> Left | None:
        game = self.game
        if game.to_lay():
            return await self._deal()
        self._cover_told()
        waiting = game.waits_for()
        if waiting.who == "computer":
            return None if await self._think() else await self._ask_again()
        if waiting.who == "opponent" and not game.covered:
            return None if await self.push(Step()) else await self._ask_again()
        if game.session.awaits_coatls:
            return await self._tell_own_coatls()
        if waiting.who == "nobody":
            self._tell_end()
        elif not game.covered:
            self.tell_due()
        return await self.heed()

    @property
    def _real(self) -> bool:
        """Whether people play with the real pieces."""
        return self.game.session.setup.chance != "seed"

    async def heed(self) -> Left | None:
        return await (self._hand_over() if self.game.covered else super().heed())

    async def do(self, line: str) -> Left | None:
        if not line and self.over:
            self._tell_words()
            return None
        return await super().do(line)

    def commands(self) -> Commands:
        kept: Commands = {"hint": self.tell_hint, "redo": self._redo, "save": self._save, "analysis": self._analysis}
        kept["replay"] = self._replay
        if self.over and self.day(self.game) is not None:
            kept["share"] = self._share
        return {**super().commands(), **kept}

    def leave(self, way: Left) -> Left | None:
        if way == "again" and not self.over:
            self.lines.wrong(self.l10n("plain-not-over"))
            return None
        return super().leave(way)

    async def _ask_again(self) -> Left | None:
        """What others open has not been told: says what can be done then, and reads a line."""
        if self._real:
            self.lines.say(self.l10n("plain-tell-again", undo=own_word("undo", self.l10n)))
        return await self.heed()

    def _cover_told(self) -> None:
        """Whoever has a secret hand reads on without a word; what was told to another before is not left to be read."""
        view = self.game.view()
        if view.seat in (None, self._told_to):
            return
        told, self._told_to = self._told_to, view.seat
        if self.secret and told is not None and told not in view.setup.secret:
            self.lines.cover()
            self.lines.say_all(list(self.telling.events(self.game.news(), view)))

    # What comes by itself

    async def _deal(self) -> Left | None:
        """Asks what lies on the real table at the beginning."""
        game, view = self.game, self.game.view()
        persons = frozenset(game.computers.persons)
        if game.covered:
            game.uncover()
        try:
            secret = persons if len(persons) > 1 else frozenset[int]()
            found = self.real_table.ask(game.to_lay(), view, lays=True, secret=secret)
        except GivenUp as given_up:
            self.lines.say(self.l10n("plain-deal-left"))
            return given_up.way
        await self.push(found, quietly=len(persons) > 1)
        return None

    async def _tell_own_coatls(self) -> Left | None:
        """Beside the box the player's coatls are told when the game is over; it has no result before."""
        try:
            found = self.real_table.coatls(self.game.view())
        except GivenUp as given_up:
            if given_up.word != "undo":
                return self.leave(given_up.way)
            await self._undo("")
        else:
            await self.push(found)
        return None

    async def push(self, action: Action, quietly: bool = False) -> bool:
        if isinstance(action, Done) and self.game.view().phase == "beside":
            question = self.l10n("plain-done-sure", done=own_word("done", self.l10n))
            if not self.lines.sure(question):
                return False
        return await super().push(action, quietly)

    async def _think(self) -> bool:
        """Lets a computer player act. Returns whether it has; what it brings may not have been told."""
        decision = await self.game.decide()
        if decision is None:
            return True
        for failed in decision.failed:
            values = {"player": plain(failed.player), "plugin": plain(failed.plugin), "error": plain(failed.error)}
            message = "plain-player-memory" if failed.megabytes else "plain-player-failed"
            self.lines.trouble(self.l10n(message, **values, megabytes=failed.megabytes))
        view = self.game.view()
        name = view.players[view.acting].name
        # where several persons share the lines, each of them is told when they sit down
        several = len(self.game.computers.persons) > 1
        done = await self.push(decision.action, quietly=several)
        if done and decision.why is not None and not several:
            self._say_reason(name, reason_text(decision.why, view.catalog, self.l10n, self.telling.signs(view)))
        return done

    async def _hand_over(self) -> Left | None:
        """Lets nothing be read that was another's, and waits for the one whose turn it is."""
        view = self.game.view()
        name = view.players[view.acting].name
        self.lines.cover()
        self.lines.say(self.l10n("plain-sit", name=name))
        while line := self.lines.read():
            word, _ = command_of(line, self.l10n)
            if word == "?":
                self.lines.say(self.l10n("plain-covered", name=name))
                await self.commands()["help"]("")
                continue
            if word not in ("undo", "quit", "menu", "help", "lang", "rules", "save"):
                self.lines.wrong(self.l10n("plain-covered", name=name))
                continue
            changes = self.changes
            left = await self.obey(line)
            if left is not None or changes != self.changes:
                return left
        if line is None:
            return "quit"
        self.game.uncover()
        self.lines.say_all(list(self.telling.events(self.game.news(), self.game.view())))
        return None

    def _tell_end(self) -> None:
        if self._over_at == self.changes:
            return
        self._over_at = self.changes
        if not self.knows_end:
            fault = self.ended(self.game)
            self.lines.say_all(self.telling.outcome(self.game.score_sheet(), self.game.view(), self.game.log()))
            if fault:
                self.lines.trouble(fault)
            session = self.game.session
            if uncounted := not_counted(session.begun, session.set_up):
                self.lines.say(self.l10n(uncounted))
            day = self.day(self.game)
            if day is not None:
                self.lines.say_all(end_sentences(day, self.l10n))
        self.lines.say_all(self.campaign(self.game))
        self.knows_end = False
        self._tell_words()

    def _tell_words(self) -> None:
        """Tells what can be typed when the game is over."""
        last = ("share",) if self.day(self.game) is not None else ()
        words = (own_word(word, self.l10n) for word in ("score", "analysis", "replay", "again", *last))
        self.lines.say(self.l10n("plain-after", words=self.l10n("list-comma").join(words)))

    def _say_reason(self, name: str, reason: str) -> None:
        self.lines.say(f"{name}: {reason}")

    def tell_reasons(self, view: PlayerView) -> None:
        game, l10n = self.game, self.l10n
        shown, history = game.replay(), game.session.history
        since = max((at + 1 for at, each in enumerate(history) if each.seat == view.seat), default=0)
        reasons = {at: shown.reason_for(at) for at in range(since, len(history))}
        told = [
            (view.players[history[at].seat].name, kept_reason_text(why, view.catalog, l10n, self.telling.signs(view)))
            for at, why in reasons.items()
            if why is not None and why is not reasons.get(at - 1)
        ]
        for name, reason in told:
            self._say_reason(name, reason)
        if not told:
            super().tell_reasons(view)
        else:
            self.lines.say_all(self.telling.forecast(view))

    # What can be asked

    async def tell_hint(self, rest: str) -> None:
        if self.game.session.setup.chance == "beside":
            self.lines.wrong(self.l10n("plain-hint-unseen"))
        else:
            await super().tell_hint(rest)

    async def _analysis(self, rest: str) -> None:
        from coatl_core.play.analysis import not_analysed
        from coatl_tui.plain.advice import tell_analysis

        if message := not_analysed(self.game.session):
            self.lines.wrong(self.l10n(message))
        else:
            await tell_analysis(self.game, self.lines, self.telling, self.registry)

    async def _replay(self, rest: str) -> Left | None:
        """Looks at the game from its beginning, and comes back to it."""
        from coatl_tui.plain.replay import ReplayTable

        shown = ReplayTable(
            game=self.game.replay(), lines=self.lines, l10n=self.l10n, registry=self.registry, telling=self.telling
        )
        left = await shown.run()
        self.telling = shown.telling
        if shown.player is not None:
            self.onward = shown.game, shown.player
            return "menu"
        if left == "menu":
            self.changes += 1
            self.lines.say(self.l10n("plain-replay-left"))
            return None
        return left

    async def _share(self, rest: str) -> None:
        """Tells what the deal of the day is against par, and the two lines to be copied, as they are."""
        day = self.day(self.game)
        if day is None:  # the file can no longer be read, which has been told
            return
        self.lines.say(par_text(day, self.l10n))
        self.lines.say(self.l10n("day-copy"))
        for line in share_lines(day, self.l10n):
            self.lines.write(line)

    async def _undo(self, rest: str) -> None:
        """Takes back what the person did last; at a real table with all steps of the automatic opponent since then,
        which he would only do once more. The deal, which is much to type, must be asked for twice."""
        question = self.l10n("plain-undo-deal", undo=own_word("undo", self.l10n))
        if self.game.undoes_deal(with_steps=self._real) and not self.lines.sure(question):
            return
        while self._real and (done := self.game.session.history) and isinstance(done[-1].action, Step):
            try:
                if await self.game.undo() is not None:
                    break
            except OSError as error:
                self.tell_failure(error)
                return
        await super()._undo(rest)

    async def _redo(self, rest: str) -> None:
        if not await self.game.redo():
            self.lines.wrong(self.l10n("plain-no-redo"))
            return
        while (undone := self.game.session.undone) and isinstance(undone[-1][0], Step):
            await self.game.redo()
        self.changed("plain-redone")

    async def _save(self, rest: str) -> None:
        if not rest:
            self.lines.say(self.l10n("plain-saved", file=self.game.lock.path.name))
            return
        try:
            path = self.game.save_as(rest)
        except OSError as error:
            self.lines.trouble(self.l10n("plain-unsaved", reason=system_text(error, self.l10n)))
        else:
            self.lines.say(self.l10n("plain-saved-as", file=path.name))
