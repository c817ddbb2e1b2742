"""The table of a game in lines: what can be done and asked at any of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import ClassVar, TypeAlias

from attrs import define, field

from coatl_core.files.sanitize import plain
from coatl_core.game.actions import Action
from coatl_core.game.errors import IllegalActionError, Refusal, VariantFailed
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.systemtext import system_text
from coatl_core.play.standing import Asked
from coatl_core.play.table_game import TableGame
from coatl_core.plugins.registry import Registry
from coatl_tui.plain.help import change_language, tell_help
from coatl_tui.plain.lines import LONGEST_INPUT, Lines
from coatl_tui.plain.told import Telling, turned
from coatl_tui.plain.words import COMMANDS, WAYS, Left, command_of, read_action, written

MOST_LISTED = 40
"""A longer list of choices is cut: of each kind only how many there are, unless they are asked for or few."""
MOST_OF_KIND = 12
LOG_LINES = 20
"""So many of the latest events are told unless another number is asked for."""

Commands: TypeAlias = dict[str, Callable[[str], Awaitable[None]]]
"""What can be asked for, by its word; each is given the rest of the line."""


@define(kw_only=True)
class Table:
    """A game and the lines that tell it. ``telling`` holds the words; ``hints`` says that the player likes to have
    hints, where there are any."""

    ways_out: ClassVar[tuple[Left, ...]] = ("menu", "quit")
    """The words that lead away from this table."""
    game: TableGame
    lines: Lines
    l10n: L10n
    registry: Registry
    telling: Telling
    hints: bool = True
    listed: dict[int, Action] = field(factory=dict)
    """The choices of the last list by their numbers; none as soon as something has been done."""
    changes: int = 0
    """How often the game has become another one."""
    _told: int = -1
    """The number of changes when it was told last what is due."""
    _begins: bool = True
    """Whether the next line says whose turn it is."""
    _turn: tuple[int, int] = (-1, -1)
    _failing: bool = False

    async def run(self) -> Left:
        """Plays until the player leaves. After a failure of the game a line is read before it is tried again: it may
        take back what leads there."""
        step = self.step
        while True:
            heard = self.lines.heard
            try:
                left = await step()
                step = self.step
            except VariantFailed as error:
                text = self.l10n("cli-error-variant-failed", plugin=plain(error.plugin), error=plain(error.error))
                self.lines.trouble(text)
                left = None if self.game.waits_for().who in ("self", "nobody") else "menu"
                step = self.heed if self.lines.heard == heard else self.step
            if left is not None:
                return left

    async def step(self) -> Left | None:
        """Lets whoever is waited for do the next thing. Returns where the player goes, None to go on."""
        raise NotImplementedError

    async def heed(self) -> Left | None:
        """Reads a line and does what it says."""
        line = self.lines.read()
        return "quit" if line is None else await self.obey(line)

    def commands(self) -> Commands:
        """What can be asked for at this table."""
        return {
            "look": self._look,
            "board": self._board,
            "me": self._me,
            "why": self._why,
            "score": self._score,
            "log": self._log,
            "undo": self._undo,
            "rules": self._rules,
            "help": self._help,
            "lang": self._lang,
            "signs": self._signs,
        }

    @property
    def over(self) -> bool:
        return self.game.view().phase == "over"

    # What is due and what is done

    def tell_due(self) -> None:
        """Tells what is due, if that has not been told since the last change."""
        view, choices = self.game.view(), self.game.legal_actions
        turn = (view.turn, view.acting)
        begins = self._begins or turn != self._turn
        self._turn, self._begins = turn, False
        if self._told != self.changes or begins:
            self.lines.say_all(self.telling.due(view, choices, begins))
        self._told = self.changes

    async def push(self, action: Action, quietly: bool = False) -> bool:
        """Plays an action and tells what happened. Returns whether it was done."""
        try:
            events = await self.game.push(action)
        except IllegalActionError as error:
            self.refuse(error.refusal)
            return False
        except OSError as error:
            self.tell_failure(error)
            return False
        self.listed, self.changes = {}, self.changes + 1
        if not quietly or self.over:
            self.lines.say_all(self.telling.events(events, self.game.view()))
        self._tell_saving()
        return True

    def refuse(self, refusal: Refusal) -> None:
        """Tells why something cannot be done."""
        self.lines.refuse(refusal_text(refusal, self.game.view().catalog, self.l10n), refusal.rule)

    def tell_failure(self, error: OSError) -> None:
        """Tells that something could not be done."""
        self.lines.trouble(system_text(error, self.l10n))

    def changed(self, message: str) -> None:
        """Tells that the game has become another one, by a message."""
        self.listed, self.changes, self._begins = {}, self.changes + 1, True
        self.lines.say(self.l10n(message))
        self._tell_saving()

    def _tell_saving(self) -> None:
        failure = self.game.save_failure()
        if failure is not None and not self._failing:
            self.lines.trouble(self.l10n("plain-unsaved", reason=system_text(failure.reason, self.l10n)))
        self._failing = failure is not None

    # What is typed

    async def obey(self, line: str) -> Left | None:
        """Does what a line says, or says why it cannot be done. A full stop at its end is that of a sentence that told
        what to type."""
        line = line.rstrip(" .")
        if len(line) > LONGEST_INPUT:
            self.lines.wrong(self.l10n("plain-too-long", most=LONGEST_INPUT))
            return None
        if not line:
            self._told = -1  # Enter: what is due is told once more
            return None
        if line.isdecimal():
            await self._choose(int(line))
            return None
        word, rest = command_of(line, self.l10n)
        if word == "?":
            self._list(rest)
        elif word in WAYS:
            return self.leave(WAYS[word])
        elif word in COMMANDS:
            await self.commands().get(word, self._unknown)(rest)
        else:
            await self._act(line)
        return None

    def leave(self, way: Left) -> Left | None:
        """Returns where the player goes, or says why not."""
        if way in self.ways_out:
            return way
        self.lines.wrong(self.l10n("plain-not-here"))
        return None

    async def _choose(self, number: int) -> None:
        if not self.listed:
            self.lines.wrong(self.l10n("plain-no-list"))
        elif number not in self.listed:
            self.lines.wrong(self.l10n("plain-no-number", first=min(self.listed), last=max(self.listed)))
        else:
            await self.push(self.listed[number])

    async def _act(self, line: str) -> None:
        action = read_action(line, self.game.view(), self.l10n)
        if action is None:
            self.lines.wrong(self._why_unknown(line))
        else:
            await self.push(action)

    def _why_unknown(self, line: str) -> str:
        word, _ = command_of(line, self.l10n)
        return self.l10n("plain-unwritten" if word else "plain-unknown", line=plain(line, 60))

    async def _unknown(self, rest: str) -> None:
        self.lines.wrong(self.l10n("plain-not-here"))

    # What is asked

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
            if (str(action).startswith(begin) or written(action, view).startswith(begin))
            and str(action).split(" ")[0] not in cut
        }
        if not listed and not cut:
            self.lines.wrong(self.l10n("plain-none-such"))
            return
        self.listed = listed
        for number, action in listed.items():
            self.lines.choice(number, written(action, view), self.telling.action(action, view, moves))
        for kind in cut:
            self.lines.named(kind, self.l10n("plain-choices", n=kinds[kind]))

    async def _look(self, rest: str) -> None:
        if rest:
            self._look_closer(rest)
            return
        self.lines.say_all(self.telling.table(self.game.view()))

    async def _board(self, rest: str) -> None:
        view, sheet = self.game.view(), self.game.score_sheet()
        for seat, player in enumerate(view.players):
            if not rest or rest == str(seat + 1) or player.name.casefold().startswith(rest.casefold()):
                self.lines.say_all(self.telling.player(view, seat, sheet.players[seat]))

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

    async def _why(self, rest: str) -> None:
        """Why something cannot be done; without that, why others have done what they did last."""
        game, view = self.game, self.game.view()
        if not rest:
            self.tell_reasons(view)
            return
        number = int(rest) if rest.isdecimal() else 0
        action = self.listed.get(number) or read_action(rest, view, self.l10n)
        if action is None:
            self.lines.wrong(self._why_unknown(rest))
            return
        refused = game.refusal(action)
        if refused is not None:
            self.refuse(refused)
        else:
            self.lines.say(self.l10n("plain-allowed", action=self.telling.action(action, view, game.moves)))

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
        self.lines.say_all(list(self.telling.events(self.game.log(), self.game.view()))[-most:])

    async def _undo(self, rest: str) -> None:
        try:
            answer = await self.game.undo()
        except OSError as error:
            self.tell_failure(error)
            return
        if isinstance(answer, Refusal):
            self.refuse(answer)
        elif isinstance(answer, Asked):
            self.lines.say(self.l10n("plain-asked", name=self.game.view().players[answer.seat].name))
        else:
            self.changed("plain-undone")

    async def tell_hint(self, rest: str) -> None:
        """Tells what a strong player would do, if the player likes that."""
        from coatl_tui.plain.advice import tell_hints

        if not self.hints:
            self.lines.wrong(self.l10n("plain-purist"))
        elif self.over:
            self.lines.wrong(self.l10n("plain-not-here"))
        else:
            await tell_hints(self.game, self.lines, self.telling)

    async def _rules(self, rest: str) -> None:
        from coatl_tui.plain.rules import tell_rules

        tell_rules(rest, self.lines, self.l10n, self.registry)

    async def _help(self, rest: str) -> None:
        tell_help(self.lines, self.l10n, (*self.commands(), *self.ways_out))

    async def _lang(self, rest: str) -> None:
        change_language(rest, self.lines, self.l10n)

    async def _signs(self, rest: str) -> None:
        self.telling = turned(self.telling, self.lines)
