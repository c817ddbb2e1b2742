"""The table of a game that is played: what can be done there, what is due, and why something cannot be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from attrs import define, evolve, field

from coatl_core.files.sanitize import plain
from coatl_core.game.actions import Action, ClaimOwn, Discard, Extend, Fulfil, Keep
from coatl_core.game.errors import IllegalActionError, Refusal, VariantFailed
from coatl_core.game.found import Lies
from coatl_core.game.laying import UNTOLD, Opening
from coatl_core.game.opened import read_back
from coatl_core.game.secret import laid_beside
from coatl_core.language.foundtext import found_text, read_aloud
from coatl_core.language.systemtext import system_text
from coatl_core.play.standing import Asked
from coatl_core.play.table_game import TableGame
from coatl_tui.plain.help import not_understood
from coatl_tui.plain.looking import Commands, Looking
from coatl_tui.plain.real_table import GivenUp, RealTable
from coatl_tui.plain.words import COMMANDS, VERBS, WAYS, Left, command_of, read_action, unnamed, written

MOST_LISTED = 40
"""A longer list of choices is cut: of each kind only how many there are, unless they are asked for or few."""
MOST_OF_KIND = 12


@define(kw_only=True)
class Table(Looking):
    """A game that is played. ``hints`` says that the player likes to have hints, where there are any."""

    game: TableGame
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

    def commands(self) -> Commands:
        """What can be asked for at this table."""
        told: Commands = {"differs": self._differs} if self.game.view().setup.chance != "seed" else {}
        return {**super().commands(), "why": self._why, "undo": self._undo, **told}

    @property
    def real_table(self) -> RealTable:
        """What asks for things at a real table."""
        return RealTable(self.lines, self.l10n)

    # What is due and what is done

    def tell_due(self) -> None:
        """Tells what is due, if that has not been told since the last change."""
        view, choices = self.game.view(), self.choices
        turn = (view.turn, view.acting)
        begins = self._begins or turn != self._turn
        self._turn, self._begins = turn, False
        if self._told != self.changes or begins:
            self.lines.say_all(self.telling.due(view, choices, begins))
        self._told = self.changes

    @property
    def choices(self) -> Sequence[Action]:
        """What can be done; what a secret hand can show is one choice, whichever card it will be."""
        legal = self.game.legal_actions
        return [*dict.fromkeys(map(unnamed, legal))] if self.secret else legal

    @property
    def secret(self) -> bool:
        """Whether the cards of the one who looks are told to nobody."""
        view = self.game.view()
        return view.seat in view.setup.secret

    def _shown(self, action: Action) -> Action | None:
        """Asks which card of a secret hand is shown for an action. Returns the action with it; None, after it was told,
        if no card fits. Raises GivenUp."""
        if not isinstance(action, Fulfil | Discard | ClaimOwn) or action.card or not self.secret:
            return action
        temple, view = isinstance(action, ClaimOwn), self.game.view()
        fits = [each for each in self.game.legal_actions if unnamed(each) == action]
        if not fits:
            self.lines.wrong(self.l10n("message-shows-nothing", temple=int(temple)))
            return None
        among = tuple(each.card for each in fits if isinstance(each, Fulfil | Discard | ClaimOwn))
        at = f"{'temple' if temple else 'hand'} {view.acting + 1}"
        self.lines.say(self.l10n("tell-show", temple=int(temple)))
        found = RealTable(self.lines, self.l10n).ask((Opening(at, at, among=among),), view)
        (card,) = found.places[0].things or ()
        return evolve(action, card=card)

    async def push(self, action: Action, quietly: bool = False) -> bool:
        """Plays an action and tells what happened; at a real table it asks first what the action opens, after it was
        told what others do before that, and reads it back. Returns whether it was done."""
        known = 0
        try:
            shown = self._shown(action)
            if shown is None:
                return False
            action = shown
            openings = self.game.opened(action)
            if openings and self.secret and isinstance(action, Keep):
                self.lines.say(self.l10n("tell-discards"))
            if openings and openings[0].among and isinstance(action, Extend):
                self.lines.say(self.l10n("tell-show-closing", coatl=action.coatl))
            if openings and self.game.waits_for().who in ("opponent", "computer"):
                before = self.game.before_opening(action)
                self.lines.say_all(self.telling.events(before, self.game.view()))
                known = len(before)
            found = self.real_table.ask(openings, self.game.view()) if openings else None
            events = await self.game.push(action, 0, found)
        except GivenUp:
            self.changed("plain-tell-left")
            return False
        except IllegalActionError as error:
            self.refuse(error.refusal)
            return False
        except OSError as error:
            self.tell_failure(error)
            return False
        self.listed, self.changes = {}, self.changes + 1
        if not quietly or self.over:
            self.lines.say_all(self.telling.events(events[known:], self.game.view()))
        if openings and found is not None:
            view = self.game.view()
            told = read_aloud(read_back(openings, found).places, view)
            if told:
                self.lines.say(found_text(told, view.setup.players, view.catalog, self.l10n, self.telling.signs(view)))
        self._tell_saving()
        beside = laid_beside(action, found)  # the prophecy that was shown is one of the cards that the coatl gets
        return await self.push(beside, quietly) if beside is not None else True

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

    async def do(self, line: str) -> Left | None:
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
            return await self.commands().get(word, self._unknown)(rest)
        else:
            await self._act(line)
        return None

    async def _choose(self, number: int) -> None:
        if not self.listed:
            self.lines.wrong(self.l10n("plain-no-list"))
        elif number not in self.listed:
            self.lines.wrong(self.l10n("plain-no-number", first=min(self.listed), last=max(self.listed)))
        else:
            await self.push(self.listed[number])

    async def _act(self, line: str) -> None:
        """Plays an action, or several with ; between them, as hints tell a turn, until one is refused."""
        first, *then = (part.strip() for part in line.split(";"))
        if await self._play(first) and then:
            await self._act("; ".join(then))

    async def _play(self, line: str) -> bool:
        """Plays an action. Returns whether it was done."""
        action = read_action(line, self.game.view(), self.l10n)
        if action is None:
            self.lines.wrong(self._why_unknown(line))
            return False
        return await self.push(action)

    def _why_unknown(self, line: str) -> str:
        word, _ = command_of(line, self.l10n)
        if word:
            return self.l10n("plain-unwritten", line=plain(line, 60))
        known = {*VERBS, *self.commands(), *self.ways_out}
        return not_understood(line, known, self.l10n, "plain-unknown")

    # What is asked

    def _list(self, rest: str) -> None:
        """Lists what can be done; with a beginning only what is written or called so."""
        game, view = self.game, self.game.view()
        if view.phase == "over":
            self.lines.say(self.l10n("view-over", turn=view.turn))
            return
        word, more = command_of(rest, self.l10n) if rest else ("", "")
        begin = f"{word} {more}".strip() if word else rest
        legal, moves = self.choices, game.moves
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

    async def _differs(self, rest: str) -> None:
        """Tells what lies differently on the real table."""
        view = self.game.view()
        if view.setup.chance == "beside" and Lies(rest, ()).name in UNTOLD:
            self.refuse(Refusal("told-untold", "", {"at": rest}))
            return
        try:
            found = self.real_table.differs(rest, view)
        except GivenUp:
            found = None
            self.lines.say(self.l10n("plain-tell-left"))
        if found is not None:
            await self.push(found)

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

        if self.secret:
            self.lines.wrong(self.l10n("message-untold"))
        elif not self.hints:
            self.lines.wrong(self.l10n("plain-purist"))
        elif self.over:
            self.lines.wrong(self.l10n("plain-not-here"))
        else:
            await tell_hints(self.game, self.lines, self.telling)
