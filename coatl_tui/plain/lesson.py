"""The lesson in lines: its words and its steps."""

from __future__ import annotations

from attrs import define

from coatl_core.cards.pieces import COLORS
from coatl_core.game.actions import Step
from coatl_core.game.errors import Refusal
from coatl_core.play.lesson_game import OTHERWISE, LessonGame
from coatl_tui.plain.looking import Commands
from coatl_tui.plain.table import Table
from coatl_tui.plain.words import Left, number_of, own_word


@define(kw_only=True)
class LessonTable(Table):
    """The lesson, which goes on step by step: by Enter after what is only to be read, else by what the step asks
    for."""

    game: LessonGame
    _told_at: tuple[int, int] = (-1, -1)
    """The chapter and the step that have been told."""

    def commands(self) -> Commands:
        return {**super().commands(), "chapter": self._chapter}

    async def step(self) -> Left | None:
        game = self.game
        who = game.waits_for().who
        if who == "opponent":
            await self.push(Step())
            return None
        if who == "computer":
            decision = await game.decide()
            if decision is not None:
                await self.push(decision.action)
            return None
        if self._told_at != (game.number, game.step_number):
            self._tell_step()
        line = self.lines.read()
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
        self._told_at = game.number, game.step_number
        self._tell(lesson.text(game.step.id))
        if game.reads:
            self.lines.say(self._due())

    def _tell(self, message: str) -> None:
        """Tells a text of the lesson, in the words for lines if it has any; nothing if there is no such text."""
        for each in (f"{message}-plain", message):
            if self.l10n.has(each):
                colors = {color: self.l10n("color", color=color) for color in COLORS}
                keys: dict[str, str] = dict.fromkeys(("keys", "first", "last", "trial"), self._keys)
                words = {word: own_word(word, self.l10n) for word in ("undo", "rules", "help", "hint")}
                self.lines.say(self.l10n(each, **colors, **keys, **words))
                return

    def _due(self) -> str:
        """How the lesson goes on."""
        if self.game.reads:
            return self.l10n("plain-lesson-enter")
        return self.l10n("plain-lesson-otherwise", keys=self._keys)

    @property
    def _keys(self) -> str:
        """What is still to be typed in this step."""
        return "; ".join(map(str, self.game.step.do[self.game.done :]))
