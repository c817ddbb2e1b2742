"""The lessons in lines: which there are, and going through one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from attrs import define

from coatl_core.files.home import Home
from coatl_core.files.problems import FileError
from coatl_core.game.errors import VariantFailed
from coatl_core.game.lesson import SHIPPED
from coatl_core.language.l10n import L10n
from coatl_core.language.problemtext import short_problem_text
from coatl_core.play.lesson_game import begin, lesson_ids, lesson_name
from coatl_core.play.lesson_place import read_place
from coatl_core.plugins.registry import Registry, UnknownContent
from coatl_tui.plain.lesson import LessonTable
from coatl_tui.plain.lines import Lines
from coatl_tui.plain.loop import run
from coatl_tui.plain.told import Telling
from coatl_tui.plain.words import Left, number_of, own_word


@define
class Lessons:
    """The lessons of the game and of plugins, the game's own first."""

    lines: Lines
    l10n: L10n
    registry: Registry
    home: Home
    telling: Telling

    def of(self, which: str) -> str | None:
        """Returns the id of the lesson with this number; None if it is no such number."""
        ids = lesson_ids(self.registry)
        number = number_of(which, len(ids))
        return ids[number - 1] if number is not None else None

    def tell(self) -> Sequence[str]:
        """Lists the lessons with their numbers, each with where it goes on; returns their ids."""
        ids = lesson_ids(self.registry)
        for at, id in enumerate(ids, 1):
            self.lines.choice(at, f"{own_word('lesson', self.l10n)} {at}", self._told(id))
        return ids

    def _told(self, id: str) -> str:
        place, name = read_place(self.home.lesson_of(id)), lesson_name(id, self.registry, self.l10n)
        begun = place.chapter or place.step
        return self.l10n("list-comma").join((name, self.l10n("menu-lesson-at", n=place.chapter + 1))) if begun else name

    def learn(self, id: str) -> Left:
        """Goes through a lesson, from where it was left."""
        try:
            game = begin(self.registry, self.home.lesson_of(id), self.l10n, id)
        except FileError as error:
            problem = error.problems[0]
            self.lines.names.add(Path(problem.file).name)
            self.lines.wrong(short_problem_text(problem, self.l10n))
            return "menu"
        except (UnknownContent, VariantFailed):
            self.lines.wrong(self.l10n("menu-no-lesson" if id == SHIPPED[0] else "lessons-plugins"))
            return "menu"
        table = LessonTable(game=game, lines=self.lines, l10n=self.l10n, registry=self.registry, telling=self.telling)
        left = run(table.run())
        self.telling = table.telling
        self.lines.say(self.l10n("plain-lesson-left"))
        return left
