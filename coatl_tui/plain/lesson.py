"""The lesson in lines: its words and its steps."""

from __future__ import annotations

from attrs import define

from coatl_core.cards.pieces import COLORS
from coatl_core.game.actions import Action, Step
from coatl_core.game.errors import Refusal
from coatl_core.game.found import Found
from coatl_core.game.lesson import lying
from coatl_core.play.asking import Asking
from coatl_core.play.lesson_asking import LessonAsking
from coatl_core.play.lesson_game import OTHERWISE, LessonGame
from coatl_tui.plain.looking import Commands
from coatl_tui.plain.real_table import GivenUp, RealTable
from coatl_tui.plain.table import Table
from coatl_tui.plain.words import Left, number_of, own_word


@define(kw_only=True)
class LessonTable(Table):
    """The lesson, which goes on step by step: by Enter after what is only to be read, else by what the step asks
    for."""

    game: LessonGame
    _told_at: tuple[int, int] = (-1, -1)
    """The chapter and the step that have been told."""
    _asked: LessonAsking | None = None
    """What is asked at a real table just now."""
    _stage: int = 1
    """How far the step has been told, see ``LessonAsking``."""

    def commands(self) -> Commands:
        return {**super().commands(), "chapter": self._chapter}

    async def step(self) -> Left | None:
        game = self.game
        who = game.waits_for().who
        if who == "opponent" and not game.chapter.beside:
            await self.push(Step())
            return None
        if who == "computer":
            decision = await game.decide()
            if decision is not None:
                await self.push(decision.action)
            return None
        if self._told_at != (game.number, game.step_number):
            self._tell_step()
        if game.chapter.beside and not game.reads:
            return await self._step_beside()
        return await self.heed()

    async def heed(self) -> Left | None:
        game, line = self.game, self.lines.read()
        if line is None:
            return "quit"
        if line:
            return await self.obey(line)
        if game.reads and game.is_last:
            self.lines.say(self.l10n("plain-lesson-end"))
            daily, new = (own_word(word, self.l10n) for word in ("daily", "new"))
            self.lines.say(self.l10n("plain-lesson-next", daily=daily, new=new))
            self.lines.say(self.l10n("plain-lesson-puzzles", word=own_word("puzzles", self.l10n)))
            return "menu"
        if game.reads:
            await game.go_on()
            self.listed = {}
        else:
            self._tell(game.lesson.text(game.step.id))
        return None

    async def _step_beside(self) -> Left | None:
        """Asks for what the deal brings when the lesson comes to that, and moves the opponent: as in a game beside a
        real table, where nothing is typed for either."""
        game, expected = self.game, self.game.expected
        if isinstance(expected, Found) and game.to_lay():
            try:
                found = self.real_table.ask(game.to_lay(), game.view(), lays=True)
            except GivenUp as given_up:
                if given_up.word != "undo":
                    return given_up.way
                await self._undo("")
                return None
            await self.push(found)
            return None
        if isinstance(expected, Step) and await self.push(expected):
            return None
        return await self.heed()

    async def push(self, action: Action, quietly: bool = False) -> bool:
        """Beside a real table nothing is asked about an action that is not what is to be done."""
        if self.game.chapter.beside and not self.game.asks_for(action):
            self.refuse(self.game.refusal(action) or OTHERWISE)
            return False
        done = await super().push(action, quietly)
        if not done:  # a question was left: what is to be done is told from its beginning
            self._asked, self._stage = None, 1
        return done

    async def _differs(self, rest: str) -> None:
        expected = self.game.expected
        if isinstance(expected, Found) and not self.game.to_lay() and rest in lying(expected):
            await super()._differs(rest)
        else:
            self.refuse(OTHERWISE)

    async def _undo(self, rest: str) -> None:
        """Goes back a step; beside a real table with the turn of the opponent, which would only be made once more."""
        await super()._undo(rest)
        while self.game.chapter.beside and isinstance(self.game.expected, Step) and not await self.game.undo():
            pass

    @property
    def real_table(self) -> RealTable:
        return RealTable(self.lines, self.l10n, self._ask)

    def _ask(self, asking: Asking) -> None:
        """Tells what is to be answered to the next question; after another answer the last one is asked once more."""
        move = self.game.move
        if move is None:
            return
        due = LessonAsking(asking, move)
        strays, self._asked = due.go_back(), due
        if strays:
            self.lines.wrong(self._otherwise())
        elif asking.asked is None:
            self._asked = None
        elif due.stage != self._stage and not self._tell(f"{self.game.lesson.text(self.game.step.id)}-{due.stage}"):
            self.lines.say(self._otherwise())
        self._stage = due.stage

    async def _chapter(self, rest: str) -> None:
        """Goes to the beginning of a chapter; without its number, tells which there are."""
        game, number = self.game, number_of(rest, len(self.game.chapters))
        if number is not None:
            await game.go_to_chapter(number - 1)
            self.listed, self._told_at = {}, (-1, -1)
            return
        for at, chapter in enumerate(game.chapters, 1):
            word = own_word("chapter", self.l10n)
            self.lines.choice(at, f"{word} {at}", self.l10n(game.lesson.text(chapter.id)))

    def changed(self, message: str) -> None:
        super().changed(message)
        self._told_at = self.game.number, -1

    def refuse(self, refusal: Refusal) -> None:
        super().refuse(refusal)
        if refusal.code == OTHERWISE.code:
            self.lines.say(self._due())

    def _tell_step(self) -> None:
        """Tells what the step before has brought, and what is to be read or done now."""
        game, lesson = self.game, self.game.lesson
        number, step = self._told_at
        if number != game.number:
            title, steps = self.l10n(lesson.text(game.chapter.id)), len(game.chapter.steps)
            place = self.l10n("plain-lesson-place", chapter=title, step=game.step_number + 1, steps=steps)
            self.lines.say(place)
        elif game.told and step >= 0:
            self._tell(game.told)
        self._told_at, self._asked, self._stage = (game.number, game.step_number), None, 1
        self._tell(lesson.text(game.step.id))
        if game.reads:
            self.lines.say(self._due())

    def _tell(self, message: str) -> bool:
        """Tells a text of the lesson, in the words for lines if it has any. Returns False if there is no such text."""
        for each in (f"{message}-plain", message):
            if self.l10n.has(each):
                colors = {color: self.l10n("color", color=color) for color in COLORS}
                keys: dict[str, str] = dict.fromkeys(("keys", "first", "last", "trial"), self._keys)
                words = {word: own_word(word, self.l10n) for word in ("undo", "rules", "help", "hint", "differs")}
                self.lines.say(self.l10n(each, **colors, **keys, **words))
                return True
        return False

    def _due(self) -> str:
        """How the lesson goes on."""
        if self.game.reads:
            return self.l10n("plain-lesson-enter")
        return self._otherwise()

    def _otherwise(self) -> str:
        return self.l10n("plain-lesson-otherwise", keys=self._keys)

    @property
    def _keys(self) -> str:
        """What is still to be typed in this step; beside a real table, what is to be typed now."""
        game, move = self.game, self.game.move
        if not game.chapter.beside or move is None:
            return "; ".join(str(each.action) for each in game.step.do[game.done :])
        if self._asked is None and game.to_lay():
            self._asked = LessonAsking(Asking(game.to_lay(), game.view(), lays=True), move)
        if self._asked is not None:
            return self._asked.typed
        if isinstance(move.action, Found):
            return f"{own_word('differs', self.l10n)} {move.action.places[0].at}"
        return str(move.action)
