"""A game in lines: what is told of it, and what can be typed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Sequence

from attrs import define, evolve, field

from coatl_core.files.sanitize import plain
from coatl_core.game.actions import Action, Step
from coatl_core.game.errors import IllegalActionError, PlayerFailed
from coatl_core.game.events import Event
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.language.playertext import kept_reason_text, reason_text
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.systemtext import system_text
from coatl_core.play.local_game import LocalGame
from coatl_core.plugins.registry import Registry
from coatl_tui.plain.help import change_language, tell_help
from coatl_tui.plain.lines import LONGEST_INPUT, Lines
from coatl_tui.plain.told import Telling
from coatl_tui.plain.words import COMMANDS, Left, command_of, own_word, read_action

MOST_LISTED = 40
"""A longer list of choices is cut: of each kind only how many there are, unless they are asked for or few."""
MOST_OF_KIND = 12
LOG_LINES = 20
"""So many of the latest events are told unless another number is asked for."""


@define
class Play:
    """A game that is played by typed lines. ``over`` is called once when it has come to its end, and says what has
    failed then; an empty text if nothing has."""

    game: LocalGame
    lines: Lines
    l10n: L10n
    registry: Registry
    ended: Callable[[LocalGame], str]
    telling: Telling
    _listed: dict[int, Action] = field(factory=dict)
    """The choices of the last list by their numbers; none as soon as something has been done."""
    _begins: bool = True
    """Whether the next line says whose turn it is."""
    _turn: tuple[int, int] = (-1, -1)
    _sheet_told: bool = False
    _failing: bool = False

    async def run(self) -> Left:
        """Plays until the player leaves. The game is saved then; the file is given free by whoever began it."""
        while True:
            left = await self._step()
            if left is not None:
                return left

    async def _step(self) -> Left | None:
        """Lets whoever is waited for do the next thing."""
        game = self.game
        waiting = game.waits_for()
        if waiting.who == "computer":
            return await self._think()
        if waiting.who == "opponent" and not game.covered:
            await self._push(Step())
            return None
        if waiting.who == "nobody":
            self._tell_end()
        elif game.covered:
            return await self._hand_over()
        else:
            self._tell_due()
        line = self.lines.read()
        return "quit" if line is None else await self.obey(line)

    # What comes by itself

    async def _think(self) -> Left | None:
        decision = await self.game.decide()
        if decision is None:
            return None
        for failed in decision.failed:
            self._tell_failure(failed)
        seat = self.game.acting
        if await self._push(decision.action, quietly=self._several) and decision.why is not None and not self._several:
            view = self.game.view()
            self._say_reason(view.players[seat].name, reason_text(decision.why, view.catalog, self.l10n, self.signs))
        return None

    @property
    def signs(self) -> Callable[[str], str] | None:
        return self.telling.signs

    @property
    def _several(self) -> bool:
        """Whether several persons share this line: what others do is told to each of them when they sit down."""
        return len(self.game.computers.persons) > 1

    async def _hand_over(self) -> Left | None:
        """Lets nothing be read that was another's, and waits for the one whose turn it is."""
        view = self.game.view()
        name = view.players[view.acting].name
        self.lines.cover()
        self.lines.say(self.l10n("plain-sit", name=name))
        while True:
            line = self.lines.read()
            if line is None:
                return "quit"
            if not line:
                break
            word, _ = command_of(line, self.l10n)
            if word in ("undo", "quit", "menu", "help", "lang", "save"):
                done = len(self.game.session.history)
                left = await self.obey(line)
                if left is not None or done != len(self.game.session.history):
                    return left
            else:
                self.lines.wrong(self.l10n("plain-covered", name=name))
        self.game.uncover()
        view = self.game.view()
        news = list(self.telling.events(self.game.news(), view))
        self.lines.say_all(news)
        return None

    def _tell_due(self) -> None:
        view, choices = self.game.view(), len(self.game.legal_actions)
        turn = (view.turn, view.acting)
        begins = self._begins or turn != self._turn
        self._turn, self._begins = turn, False
        if self._said_due != len(self.game.session.history) or begins:
            self.lines.say_all(self.telling.due(view, choices, begins))
        self._said_due = len(self.game.session.history)

    _said_due: int = -1

    def _tell_end(self) -> None:
        if self._sheet_told:
            return
        self._sheet_told = True
        view = self.game.view()
        fault = self.ended(self.game)
        self.lines.say_all(self.telling.outcome(self.game.score_sheet(), view, self.game.log()))
        if fault:
            self.lines.trouble(fault)
        words = self.l10n("list-comma").join(own_word(word, self.l10n) for word in ("score", "analysis", "again"))
        self.lines.say(self.l10n("plain-after", words=words))

    def _tell_failure(self, failed: PlayerFailed) -> None:
        self.lines.trouble(self.l10n("plain-player-failed", player=plain(failed.player), error=plain(failed.error)))

    def _say_reason(self, name: str, reason: str) -> None:
        self.lines.say(f"{name}: {reason}")

    # What is done

    async def _push(self, action: Action, quietly: bool = False) -> bool:
        """Plays an action and tells what happened. Returns whether it was done."""
        game = self.game
        try:
            events = await game.push(action)
        except IllegalActionError as error:
            self.lines.refuse(refusal_text(error.refusal, game.view().catalog, self.l10n), error.refusal.rule)
            return False
        self._listed = {}
        if not quietly or game.session.over:
            self.lines.say_all(self.telling.events(events, game.view()))
        self._tell_saving()
        return True

    def _tell_saving(self) -> None:
        failure = self.game.save_failure()
        if failure is not None and not self._failing:
            self.lines.trouble(self.l10n("plain-unsaved", reason=system_text(failure.reason, self.l10n)))
        self._failing = failure is not None

    async def obey(self, line: str) -> Left | None:
        """Does what a line says, or says why it cannot be done."""
        if len(line) > LONGEST_INPUT:
            self.lines.wrong(self.l10n("plain-too-long", most=LONGEST_INPUT))
            return None
        if not line:
            self._said_due = -1  # Enter: what is due is told once more
            return None
        if line.isdecimal():
            await self._choose(int(line[:9]))
            return None
        word, rest = command_of(line, self.l10n)
        if word == "?":
            self._list(rest)
        elif word in ("menu", "again", "quit"):
            return self._leave(word)
        elif word in COMMANDS:
            await self._commands.get(word, self._unknown)(rest)
        else:
            await self._act(line)
        return None

    def _leave(self, word: str) -> Left | None:
        if word == "again" and not self.game.session.over:
            self.lines.wrong(self.l10n("plain-not-over"))
            return None
        return "menu" if word == "menu" else "again" if word == "again" else "quit"

    async def _choose(self, number: int) -> None:
        if not self._listed:
            self.lines.wrong(self.l10n("plain-no-list"))
        elif number not in self._listed:
            self.lines.wrong(self.l10n("plain-no-number", first=min(self._listed), last=max(self._listed)))
        else:
            await self._push(self._listed[number])

    async def _act(self, line: str) -> None:
        action = read_action(line, self.game.view(), self.l10n)
        if action is None:
            self.lines.wrong(self._why_unknown(line))
        else:
            await self._push(action)

    def _why_unknown(self, line: str) -> str:
        word, _ = command_of(line, self.l10n)
        return self.l10n("plain-unwritten" if word else "plain-unknown", line=plain(line, 60))

    async def _unknown(self, rest: str) -> None:
        self.lines.wrong(self.l10n("plain-not-here"))

    # What can be asked

    @property
    def _commands(self) -> dict[str, Callable[[str], Awaitable[None]]]:
        return {
            "look": self._look,
            "board": self._board,
            "me": self._me,
            "why": self._why,
            "hint": self._hint,
            "score": self._score,
            "log": self._log,
            "undo": self._undo,
            "redo": self._redo,
            "save": self._save,
            "rules": self._rules,
            "analysis": self._analysis,
            "help": self._help,
            "lang": self._lang,
            "signs": self._signs,
        }

    def _list(self, rest: str) -> None:
        """Lists what can be done; with a beginning only what is written or called so."""
        game, view = self.game, self.game.view()
        if view.phase == "over":
            self.lines.say(self.l10n("view-over", turn=view.turn))
            return
        word, more = command_of(rest, self.l10n) if rest else ("", "")
        begin = f"{word} {more}".strip() if word else rest
        legal, moves = game.legal_actions, game.moves
        kinds = Counter(str(action).split(" ")[0] for action in legal)
        long = not rest and len(kinds) > 1 and len(legal) > MOST_LISTED
        cut = [kind for kind, number in kinds.items() if long and number > MOST_OF_KIND]
        listed = {
            number: action
            for number, action in enumerate(legal, 1)
            if str(action).startswith(begin) and str(action).split(" ")[0] not in cut
        }
        if not listed and not cut:
            self.lines.wrong(self.l10n("plain-none-such"))
            return
        self._listed = listed
        for number, action in listed.items():
            self.lines.choice(number, str(action), self.telling.action(action, view, moves))
        for kind in cut:
            self.lines.named(f"? {kind}", self.l10n("plain-choices", n=kinds[kind]))

    async def _look(self, rest: str) -> None:
        self.lines.say_all(self.telling.table(self.game.view()))

    async def _board(self, rest: str) -> None:
        view, sheet = self.game.view(), self.game.score_sheet()
        for seat, player in enumerate(view.players):
            if not rest or rest == str(seat + 1) or player.name.casefold().startswith(rest.casefold()):
                self.lines.say_all(self.telling.player(view, seat, sheet.players[seat]))

    async def _me(self, rest: str) -> None:
        view = self.game.view()
        if view.seat is None:
            await self._board("")
            return
        self.lines.say_all(self.telling.own(view, self.game.score_sheet().players[view.seat]))

    async def _why(self, rest: str) -> None:
        """Why something cannot be done; without that, why others have done what they did last."""
        game, view = self.game, self.game.view()
        if not rest:
            self._tell_reasons(view)
            return
        number = int(rest[:9]) if rest.isdecimal() else 0
        action = self._listed.get(number) or read_action(rest, view, self.l10n)
        if action is None:
            self.lines.wrong(self._why_unknown(rest))
            return
        refused = game.refusal(action)
        if refused is not None:
            self.lines.refuse(refusal_text(refused, view.catalog, self.l10n), refused.rule)
        else:
            self.lines.say(self.l10n("plain-allowed", action=self.telling.action(action, view, game.moves)))

    def _tell_reasons(self, view: PlayerView) -> None:
        game = self.game
        shown, told = game.replay(), 0
        history = game.session.history
        since = max((at + 1 for at, each in enumerate(history) if each.seat == view.seat), default=0)
        last = None
        for at in range(since, len(history)):
            why = shown.reason_for(at)
            if why is not None and why is not last:
                reason = kept_reason_text(why, view.catalog, self.l10n, self.signs)
                if reason:
                    self._say_reason(view.players[history[at].seat].name, reason)
                    told += 1
            last = why
        forecast = list(self.telling.forecast(view))
        self.lines.say_all(forecast)
        if not told and not forecast:
            self.lines.say(self.l10n("plain-no-reasons"))

    async def _hint(self, rest: str) -> None:
        from coatl_tui.plain.advice import tell_hints

        if self.game.session.over:
            self.lines.wrong(self.l10n("plain-not-here"))
        else:
            await tell_hints(self.game, self.lines, self.telling)

    async def _analysis(self, rest: str) -> None:
        from coatl_tui.plain.advice import tell_analysis

        if self.game.session.over:
            await tell_analysis(self.game, self.lines, self.telling, self.registry)
        else:
            self.lines.wrong(self.l10n("analysis-later"))

    async def _rules(self, rest: str) -> None:
        from coatl_tui.plain.rules import tell_rules

        tell_rules(rest, self.lines, self.l10n, self.registry)

    async def _score(self, rest: str) -> None:
        view = self.game.view()
        self.lines.say_all(self.telling.sheet(self.game.score_sheet(), view))

    async def _log(self, rest: str) -> None:
        most = int(rest) if rest.isdecimal() and 0 < len(rest) < 7 else LOG_LINES
        events: Sequence[Event] = self.game.log()
        self.lines.say_all(list(self.telling.events(events, self.game.view()))[-most:])

    async def _undo(self, rest: str) -> None:
        refused = await self.game.undo()
        if refused is not None:
            self.lines.refuse(refusal_text(refused, self.game.view().catalog, self.l10n), refused.rule)
            return
        await self._changed("plain-undone")

    async def _redo(self, rest: str) -> None:
        if await self.game.redo():
            await self._changed("plain-redone")
        else:
            self.lines.wrong(self.l10n("plain-no-redo"))

    async def _changed(self, message: str) -> None:
        self._listed, self._begins, self._sheet_told = {}, True, False
        self.lines.say(self.l10n(message))
        self._tell_saving()

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

    async def _help(self, rest: str) -> None:
        tell_help(self.lines, self.l10n, (*self._commands, "menu", "again", "quit"))

    async def _lang(self, rest: str) -> None:
        change_language(rest, self.lines, self.l10n)

    async def _signs(self, rest: str) -> None:
        on = self.telling.signs is None
        self.telling = evolve(self.telling, signs=str if on else None)
        self.lines.say(self.l10n("plain-signs-on" if on else "plain-signs-off"))
