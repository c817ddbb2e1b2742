"""Playing: actions are tried, taken back and done again, and what has come of it is shown; others' moves, too."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, repeat

from coatl_core.files.sanitize import plain
from coatl_core.game.actions import Action
from coatl_core.game.events import Event
from coatl_core.game.found import Found
from coatl_core.game.secret import laid_beside
from coatl_core.play.standing import Asked
from coatl_core.play.table_game import Decision, KeptGame, SharedGame, TableGame
from coatl_core.saves.savetext import goes_on_text
from coatl_tui.table.changes import Changes
from coatl_tui.table.face import Face
from coatl_tui.table.motion import Shown
from coatl_tui.table.questions import Question, Questions
from coatl_tui.table.real_table import RealTable, told_text
from coatl_tui.table.telling import PROBLEMS, Problem, Telling
from coatl_tui.table.window import Window


class Playing:
    """``begin_anew`` is called before the game is shown after a change: nothing is aimed at any more. ``show_table``
    shows the game, ``show_end`` that it is over. With a ``real_table`` people tell what an action opens."""

    def __init__(
        self,
        window: Window,
        face: Face,
        game: TableGame,
        changes: Changes,
        questions: Questions,
        telling: Telling,
        begin_anew: Callable[[], None],
        show_table: Callable[[], None],
        show_end: Callable[[], None],
        real_table: RealTable | None = None,
    ) -> None:
        self._window = window
        self._face = face
        self._game = game
        self._changes = changes
        self._questions = questions
        self._telling = telling
        self._begin_anew = begin_anew
        self._show_table = show_table
        self._show_end = show_end
        self._real_table = real_table
        self._copied = game.copied if isinstance(game, KeptGame) else ()
        self._reopened = game.reopened if isinstance(game, KeptGame) else None
        self._missed: list[Event] | None = None
        """What others have done while a change of one's own was on its way; None if nothing has changed."""

    def act(self, action: Action, space: int = 0) -> None:
        """Tries an action, and shows what happened or why it is not legal. ``space`` is the one of the own board that a
        piece is taken from."""
        self.act_all((action,), (space,))

    def act_all(self, actions: Iterable[Action], spaces: Iterable[int] = ()) -> None:
        """Tries one action after the other up to the first that fails; ``spaces`` are those that pieces are taken
        from."""
        if self._real_table is None:
            self._changes.run(partial(self._push, actions, spaces))
        else:
            self._play_told(zip(actions, chain(spaces, repeat(0)), strict=False))

    def decided(self, decision: Decision) -> None:
        """Does what a computer player has decided."""
        if self._real_table is None:
            self._changes.run(partial(self._push, (decision.action,), decision=decision))
        else:
            self._play_told(iter([(decision.action, 0)]), decision)

    async def _push(
        self, actions: Iterable[Action], spaces: Iterable[int] = (), decision: Decision | None = None
    ) -> Callable[[], None]:
        events: list[Event] = []
        seen = self._face.looking.seen
        mover = seen.players[seen.acting].name
        for number, (action, space) in enumerate(zip(actions, chain(spaces, repeat(0)), strict=False)):
            try:
                events += await self._game.push(action, space)
            except PROBLEMS as problem:
                if not number:
                    raise
                return partial(self.show_result, events, problem=problem)
        return partial(self.show_result, events, decision=decision, mover=mover)

    # At a real table

    def _play_told(self, actions: Iterator[tuple[Action, int]], decision: Decision | None = None) -> None:
        """Plays one action after the other, each with its space; before one that opens something it is asked what."""
        assert self._real_table is not None
        action, space = next(actions, (None, 0))
        if action is None:
            return

        def push(found: Found | None) -> None:
            self._changes.run(partial(self._push_told, action, space, found, actions, decision))

        self._real_table.ask(action, push)

    async def _push_told(
        self,
        action: Action,
        space: int,
        found: Found | None,
        further: Iterator[tuple[Action, int]],
        decision: Decision | None,
    ) -> Callable[[], None]:
        assert self._real_table is not None
        seen = self._face.looking.seen
        lies = self._real_table.read_back(action, found)
        beside = laid_beside(action, found)
        if beside is not None:  # the prophecy that was shown is one of the cards that the coatl gets
            further = chain([(beside, 0)], further)
        events = await self._game.push(action, space, found)

        def show() -> None:
            told = told_text(lies, self._game.view(), self._window.host.l10n)
            message = told if isinstance(action, Found) else ""
            self.show_result(events, message, decision=decision, mover=seen.players[seen.acting].name, told=told)
            self._window.call_later(partial(self._play_told, further))

        return show

    # Going back

    def do_undo(self) -> None:
        """Takes the last action back; before that of another player at this keyboard is taken back, it is asked."""
        last, seen = self._game.last_actor, self._face.looking.seen
        kept = self._real_table.keeps_deal() if self._real_table is not None else ""
        if kept:
            self._telling.say(kept, "warn")
        elif isinstance(self._game, SharedGame) or last is None or last == seen.seat or self._game.covered:
            self.undo()
        else:
            self._questions.ask(partial(self._undo_question, seen.setup.players[last]))

    def _undo_question(self, name: str) -> Question:
        no = self._questions.plain("choice-undo-no", self._questions.close)
        yes = self._questions.plain("choice-undo-yes", self.undo, name=name)
        return Question(self._window.host.l10n("choice-title-undo", name=name), [no, yes])

    def do_redo(self) -> None:
        """Plays the action taken back last once more."""
        self._changes.run(self._redo)

    def undo(self) -> None:
        """Takes the last action back, or shows why it stands."""
        self._changes.run(self._undo)

    async def _undo(self) -> Callable[[], None]:
        log = self._game.log()
        refused = await self._game.undo()
        if isinstance(refused, Asked):
            name = plain(self._face.looking.seen.players[refused.seat].name)
            return partial(self._telling.say, self._window.host.l10n("message-asked", name=name))
        if refused is not None:
            return partial(self._telling.refuse, refused)
        return self._named("message-undone", log[len(self._game.log()) :])

    async def _redo(self) -> Callable[[], None]:
        known = len(self._game.log())
        if await self._game.redo():
            return self._named("message-redone", self._game.log()[known:])
        return partial(self._telling.warn, "message-redo-nothing")

    def _named(self, message: str, events: Sequence[Event]) -> Callable[[], None]:
        """Shows the game after an action was taken back or done again, and says which: what it does comes first."""
        act = " ".join(self._face.sentences(events[:1]))
        return partial(self.show_result, message=self._window.host.l10n(message, act=act))

    # Results

    def show_result(
        self,
        events: Sequence[Event] = (),
        message: str = "",
        problem: Problem | None = None,
        decision: Decision | None = None,
        mover: str = "",
        told: str = "",
    ) -> None:
        """Shows the game after a change: what happened, or the message, and then what went wrong; ``decision`` is that
        of the computer player ``mover``, ``told`` reads back what was told with an action."""
        before = self._show_now(closes=not self._changes.takes_time)  # else the question has been asked since
        scene = self._face.looking.scene
        if scene is not None and scene.completing is not None and not message:
            self._telling.clear()  # the choice of its cards has the sentence for itself
        elif not self._game.covered:
            self._telling.tell([message] if message else [*self._telling.told_of(events, decision, mover), told])
        if problem is not None:
            self._telling.fail(problem)
        self._go_on(before, events)

    def _show_now(self, closes: bool) -> Shown | None:
        """Shows the game as it is now, and returns what was shown before. ``closes`` says whether an open question is
        closed."""
        face = self._face
        before = face.painting.picture()
        self._copied, self._reopened = (), None
        face.looking.marked, face.looking.looked_at = frozenset(), None
        self._begin_anew()
        if closes or self._game.covered:
            self._questions.close()
        self._telling.say("")
        self._show_table()
        face.cursor.go_to_caret()
        return before

    def _go_on(self, before: Shown | None, events: Sequence[Event]) -> None:
        """Shows what has moved; after the end of the game the score sheet follows."""
        if self._face.looking.over:
            self._show_end()
        elif events:
            self._face.painting.show_motion(before)

    # Others

    def changed(self, events: Sequence[Event]) -> None:
        """Shows what has changed without the player's doing: at once, or together with the player's own change that is
        on its way."""
        if self._window.is_gone:
            return
        if self._changes.busy:
            self._missed = [*(self._missed or ()), *events]
        elif not events and self._game.view() == self._face.looking.seen:  # somebody is away or has come back
            self._show_table()
        else:
            self._show_others(events)

    def show_missed(self) -> None:
        """Shows what others have done while a change of one's own was on its way."""
        missed, self._missed = self._missed, None
        if missed is not None:
            self.changed(missed)

    def _show_others(self, events: Sequence[Event]) -> None:
        """Shows the game after others have changed it. Whoever looks at another table goes on doing so until it is
        their turn."""
        looked_at = self._face.looking.looked_at
        before = self._show_now(closes=not self._questions.lasts)
        scene = self._face.looking.scene
        if scene is not None:
            if looked_at is not None and not scene.own_turn:
                self._face.look_at(looked_at)
            self._telling.tell(self._telling.told_of(events))
        self._go_on(before, events)

    # What was saved

    def say_reopened(self) -> None:
        """Says what has changed since the game was saved, until somebody acts, and to its end: why an action no longer
        holds comes late."""
        opened = [] if self._game.covered else [*self._reopened_texts()]
        if opened:
            self._telling.say(" ".join(opened), "warn")

    def _reopened_texts(self) -> Iterator[str]:
        l10n = self._window.host.l10n
        if self._reopened is not None and self._reopened.edited:
            yield goes_on_text(self._reopened, l10n)
        for plugin in dict.fromkeys(content.plugin for content in self._copied):
            yield l10n("message-copied", plugin=plain(plugin))
