"""The game of a lesson: only what the lesson asks for can be done, and the others play what is written down."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from attrs import define, evolve, field

from coatl_core.files.problems import FileError
from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_core.game.errors import IllegalActionError, Refusal, VariantFailed
from coatl_core.game.events import Event
from coatl_core.game.found import Found
from coatl_core.game.lesson import LEARNER, SHIPPED, Chapter, Lesson, LessonStep, Move, read_lesson, unplayable
from coatl_core.game.session import Session
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.play.lesson_place import LessonPlace, read_place, write_place
from coatl_core.play.session_game import SessionGame, renamed
from coatl_core.play.standing import SaveFailure
from coatl_core.play.state_game import TURN_OF_ANOTHER
from coatl_core.play.table_game import Decision, Hint
from coatl_core.plugins.registry import Registry, UnknownContent

_FOLDER = Path(__file__).parent / "lessons"

OTHERWISE = Refusal("lesson", "")
"""Why the learner cannot do what the lesson does not ask for."""
NOT_THIS = Refusal("lesson", "", {"alike": 1})
"""The same for an action of the kind that it asks for, such as taking another field."""
_KINDS = (a.DrawRow | a.DrawDeck, a.Start | a.Extend, a.ClaimOwn | a.ClaimPile, a.Pick | a.Vision | a.Duty)
"""Actions that are of one kind for a learner, though not of one class."""


@define
class LessonGame(SessionGame):
    """A ``TableGame`` (see there) in which the learner does what the lesson asks for, one step after the other.
    ``begin`` makes one.

    ``number`` and ``step_number`` say which chapter and which of its steps is the present one, both from 0. ``done`` is
    the number of actions of the step that have been played, those of the others included. The place is kept in the file
    ``kept``; ``failure`` says why it could not be. No game of a lesson is saved or recorded.
    """

    lesson: Lesson
    chapters: tuple[Chapter, ...]
    registry: Registry
    kept: Path
    l10n: L10n
    number: int = 0
    step_number: int = 0
    done: int = 0
    failure: str = ""
    viewer: int | None = field(default=LEARNER, kw_only=True)
    _decided: Action | None = field(default=None, init=False)

    @property
    def can_redo(self) -> bool:
        return False

    def view(self) -> PlayerView:
        """The table with the players' names in the language in use, so that they are those of the lesson's texts."""
        return renamed(super().view(), self.lesson.text("player"), self.l10n)

    # The lesson

    @property
    def chapter(self) -> Chapter:
        """The present chapter."""
        return self.chapters[self.number]

    @property
    def step(self) -> LessonStep:
        """The present step."""
        return self.chapter.steps[self.step_number]

    @property
    def expected(self) -> Action | None:
        """What the learner is to do now; None while there is something to be read, or others are to move."""
        move = self.move
        return move.action if move is not None else None

    @property
    def move(self) -> Move | None:
        """The same, with what is to be told with it beside a real table."""
        return self.step.do[self.done] if self.done < len(self.step.do) else None

    def asks_for(self, action: Action) -> bool:
        """Whether this is what the learner is to do now."""
        return self.move is not None and self.move.does(action)

    @property
    def reads(self) -> bool:
        """Whether there is only something to be read before the lesson goes on."""
        return not self.step.do

    @property
    def left_out(self) -> tuple[Chapter, ...]:
        """The chapters that need a plugin that is off or gone."""
        return tuple(chapter for chapter in self.lesson.chapters if chapter not in self.chapters)

    @property
    def is_last(self) -> bool:
        """Whether the lesson ends with the present step."""
        return self.number == len(self.chapters) - 1 and self.step_number == len(self.chapter.steps) - 1

    @property
    def told(self) -> str:
        """The name of the message about what the step before has brought, which need not exist. Empty at the first
        step."""
        return f"{self.lesson.text(self.chapter.steps[self.step_number - 1].id)}-done" if self.step_number else ""

    async def go_on(self) -> None:
        """Goes on after a step that was only to be read: to the next step, or the next chapter. Does nothing at the end
        of the lesson."""
        if self.step_number < len(self.chapter.steps) - 1:
            await self._go(self.number, self.step_number + 1)
        elif not self.is_last:
            await self._go(self.number + 1)

    async def go_to_chapter(self, number: int) -> bool:
        """Goes to the beginning of a chapter. Returns False if there is none of this number."""
        if not 0 <= number < len(self.chapters):
            return False
        await self._go(number)
        return True

    async def _go(self, number: int, step: int = 0) -> None:
        if (number, step) != (self.number, self.step_number + 1):  # else the game is already there
            self.session = await asyncio.to_thread(session_of, self.chapters[number], self.registry, step)
        self.number, self.step_number, self.done = number, step, 0
        await self._keep()

    async def _keep(self) -> None:
        """Writes down how far the learner has come. The lesson goes on if that fails."""
        try:
            await asyncio.to_thread(self._write)
        except OSError as error:
            self.failure = error.strerror or str(error)
        else:
            self.failure = ""

    def _write(self) -> None:
        before = read_place(self.kept)
        place = LessonPlace(self.lesson.id, self.number, self.step_number, before.played or self.is_last)
        if self.is_last:  # the next time it begins anew
            place = evolve(place, chapter=0, step=0)
        if place != before:
            write_place(self.kept, place)

    # Playing

    @property
    def _due(self) -> Move | None:
        """The next move, of the learner or of another; None while there is something to be read."""
        moves = (*self.step.do, *self.step.then)
        return moves[self.done] if self.done < len(moves) else None

    async def decide(self) -> Decision | None:
        self._decided = self._due.action if self._due is not None else None
        return Decision(self._decided) if self._decided is not None else None

    async def hints(self) -> Sequence[Hint] | None:
        return None  # the lesson says what to do

    async def count_hint(self) -> None:
        pass

    async def push(self, action: Action, space: int = 0, found: Found | None = None) -> list[Event]:
        if self.computer_moves and action is not self._decided:
            raise IllegalActionError(action, TURN_OF_ANOTHER)
        refused = self.session.refusal(action) or self._otherwise(action, found)
        if refused is not None:
            raise IllegalActionError(action, refused)
        after = self.session.copy()
        events = after.push(action, found)
        self.spaces, self.session = self._leave(space), after
        self.done += 1
        if self._due is None and self.step_number < len(self.chapter.steps) - 1:
            self.step_number, self.done = self.step_number + 1, 0
            await self._keep()
        return self._seen(events)

    def _otherwise(self, action: Action, found: Found | None) -> Refusal | None:
        """Why a legal action, or what is told with it, is not what is to be done now; None if it is."""
        move = self._due
        if move is not None and move.does(action) and move.tells(found):
            return None
        due = move.action if move is not None else None
        alike = type(action) is type(due) or any(isinstance(action, kind) and isinstance(due, kind) for kind in _KINDS)
        return NOT_THIS if alike else OTHERWISE

    def undo_refusal(self) -> Refusal | None:
        return None if self.done or self.step_number else Refusal("undo-nothing", "")

    async def undo(self) -> Refusal | None:
        """Goes back to the beginning of the step, or of the one before it. In a lesson even what was revealed is taken
        back (Ruling 5.4 is for games)."""
        refused = self.undo_refusal()
        if refused is None:
            step = self.step_number if self.done else self.step_number - 1
            self.session = await asyncio.to_thread(session_of, self.chapter, self.registry, step)
            self.step_number, self.done = step, 0
            await self._keep()
        return refused

    async def redo(self) -> bool:
        return False

    # Keeping

    def save_failure(self) -> SaveFailure | None:
        return SaveFailure(self.failure) if self.failure else None

    def close(self) -> None:
        """There is nothing to be closed: the place has been written at each step."""


def session_of(chapter: Chapter, registry: Registry, steps: int = 0) -> Session:
    """Returns the game of a chapter as it is after so many steps. Raises UnknownContent."""
    return chapter.session(registry.ruleset_for(chapter.setup), steps)


def own_lesson(id: str) -> Lesson:
    """Returns one of the lessons that come with the game."""
    file = _FOLDER / f"{id}.toml"
    return read_lesson(file.read_text("utf-8"), str(file))


def lesson_ids(registry: Registry) -> tuple[str, ...]:
    """Returns the ids of all lessons, the game's own first."""
    return (*SHIPPED, *registry.lessons)


def lesson_name(id: str, registry: Registry, l10n: L10n) -> str:
    """Returns what a lesson is called."""
    return l10n(f"lesson-{id}-name") if id in SHIPPED else registry.name("lesson", id, l10n)


def begin(registry: Registry, kept: Path, l10n: L10n, id: str = SHIPPED[0]) -> LessonGame:
    """Begins the lesson of this id where the learner left it, or at its beginning. ``l10n`` has the names of its
    players. Chapters that need a plugin that is off, gone or faulty are left out. Raises UnknownContent or
    VariantFailed if that leaves none, and FileError if a plugin's lesson cannot be played as it is written."""
    chapters, ours = [], id in SHIPPED
    lesson = own_lesson(id) if ours else registry.lessons[id]
    for chapter in lesson.chapters:
        try:
            registry.ruleset_for(chapter.setup)
        except (UnknownContent, VariantFailed) as error:
            missing = error
            continue
        except ValueError:
            pass  # variants that cannot be played together: what is wrong is found out below
        chapters.append(chapter)
    if not chapters:
        raise missing
    if not ours:  # the tests play the game's own
        problems = unplayable(evolve(lesson, chapters=tuple(chapters)), registry.ruleset_for)
        if problems:
            raise FileError(tuple(problems))
    number, step = _place(lesson, chapters, read_place(kept))
    session = session_of(chapters[number], registry, step)
    return LessonGame(session, lesson, tuple(chapters), registry, kept, l10n, number, step)


def _place(lesson: Lesson, chapters: Sequence[Chapter], place: LessonPlace) -> tuple[int, int]:
    """The chapter and the step that were written down, or the first ones if the lesson has none of these numbers."""
    steps = len(chapters[place.chapter].steps) if 0 <= place.chapter < len(chapters) else 0
    return (place.chapter, place.step) if place.lesson == lesson.id and 0 <= place.step < steps else (0, 0)
