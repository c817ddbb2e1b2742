"""A lesson: games in which every move is written down, read from a TOML file. ``docs/lesson.md`` explains the format.

.. code-block:: toml

    schema = 1
    id = "first"

    [[chapter]]
    id = "pieces"                    # its title is the message lesson-first-pieces
    players = ["Ana", "Bao"]         # the learner is the first
    seed = "lesson-356"
    card_sets = ["base"]
    tokens = true                    # optional: with sacrifice tokens
    variants = ["adam"]              # optional
    show = ["hand"]                  # optional: the parts of the table that are shown; all without it
    before = ["take 3"]              # optional: what has been played when the chapter begins

    [[chapter.step]]
    id = "take"                      # the message lesson-first-take says what to do,
                                     # lesson-first-take-done, if there is one, what has happened
    show = ["supply"]                # optional: the parts that are shown from here on, too
    at = "supply 2"                  # optional: what the text points at; without it, what is to be done
    do = ["take 2"]                  # the learner's actions; none where there is only something to read
    then = ["take 1"]                # what the others do after it
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

from attrs import evolve, frozen

from coatl_core.files.problems import Problem, nearest
from coatl_core.files.tomlfile import Place as FilePlace
from coatl_core.files.tomlfile import read_toml
from coatl_core.game.actions import Action
from coatl_core.game.gamefile import SETUP_KEYS, GameReader
from coatl_core.game.rules import ComputerSeat, Setup
from coatl_core.game.session import Session
from coatl_core.game.state import Ruleset
from coatl_core.game.view import PlayerView

_NUMBER = re.compile(r"[1-9][0-9]?")
LEARNER = 0
"""The seat of the learner."""

PARTS = ("status", "supply", "players", "news", "row", "temples", "coatls", "hand", "worth", "tokens")
"""The parts of the table that come one after the other. ``worth`` is what cards bring beside the coatl being worked on,
and what they lack."""
_COUNTED: dict[str, Callable[[PlayerView], int]] = {
    "supply": lambda view: view.rules.fields,
    "row": lambda view: len(view.row),
    "temples": lambda view: len(view.piles),
    "coatls": lambda view: len(view.own.coatls),
    "hand": lambda view: view.own.hand_size,
    "temple": lambda view: view.own.temples_size,
    "board": lambda view: len(view.own.board),
}
"""How many numbered things a place has."""
_PART_OF = {"temple": "temples", "board": "coatls", "deck": "row"}
"""The part of the table in which a place lies that is none itself."""
PLACES = tuple(dict.fromkeys(part for part in (*PARTS, *_COUNTED, "deck") if part not in ("worth", "tokens")))
"""What a step can point at: a part of the table, the own temples, the own board, the deck."""

_FILE_KEYS = ("schema", "id", "chapter")
_CHAPTER_KEYS = ("id", *SETUP_KEYS, "show", "before", "step")
_STEP_KEYS = ("id", "show", "at", "do", "then")


@frozen
class Place:
    """What a step points at: one of the ``PLACES``, or the thing of this number in it, from 1 (0: all of it)."""

    name: str
    number: int = 0

    def __str__(self) -> str:
        return f"{self.name} {self.number}" if self.number else self.name


def parse_place(text: str) -> Place:
    """Returns the place written as ``supply`` or ``supply 2``. Raises ValueError."""
    name, _, number = text.partition(" ")
    if name not in PLACES or (number and not (name in _COUNTED and _NUMBER.fullmatch(number))):
        raise ValueError(text)
    return Place(name, int(number or 0))


@frozen
class LessonStep:
    """One thing to be done, or only to be read if ``do`` is empty. ``show`` are the parts of the table that come with
    it, ``at`` is what it points at: what is to be done if that is None. ``line`` is its line in the file."""

    id: str
    do: tuple[Action, ...] = ()
    then: tuple[Action, ...] = ()
    show: tuple[str, ...] = ()
    at: Place | None = None
    line: int = 1


@frozen
class Chapter:
    """One game: its setup, the actions before the first step, and the steps. ``show`` are the parts of the table that
    are shown from its beginning on. ``line`` is its line in the file."""

    id: str
    setup: Setup
    before: tuple[Action, ...]
    steps: tuple[LessonStep, ...]
    show: tuple[str, ...] = PARTS
    line: int = 1

    def hidden(self, step: int) -> frozenset[str]:
        """Returns the parts of the table that have not come yet at a step, from 0."""
        shown = {*self.show, *(part for each in self.steps[: step + 1] for part in each.show)}
        return frozenset(part for part in PARTS if part not in shown)

    def session(self, ruleset: Ruleset, steps: int = 0) -> Session:
        """Returns the game as it is after so many steps. Raises what ``Session`` and its ``push`` raise."""
        session = Session(self.setup, ruleset)
        for action in self.before:
            session.push(action)
        for step in self.steps[:steps]:
            for action in (*step.do, *step.then):
                session.push(action)
        return session


@frozen
class Lesson:
    """A lesson of one chapter or more; ``file`` is its name in messages."""

    id: str
    chapters: tuple[Chapter, ...]
    file: str

    def text(self, id: str) -> str:
        """Returns the name of the message about a step or a chapter."""
        return f"lesson-{self.id}-{id}"


def read_lesson(text: str, file: str) -> Lesson:
    """Returns the lesson in ``text``; ``file`` is its name in messages. Raises FileError with all problems found."""
    return read_toml(text, file, _Reader, _Reader.lesson)


def unplayable(lesson: Lesson, ruleset: Callable[[Setup], Ruleset]) -> list[Problem]:
    """Plays every chapter of a lesson. Returns the first problem of each that cannot be played: an action is not legal
    when it is reached, it is not that of the player who is to make it, or a step leaves it to others to move."""
    return [problem for chapter in lesson.chapters for problem in islice(_faults(lesson, chapter, ruleset), 1)]


def _faults(lesson: Lesson, chapter: Chapter, ruleset: Callable[[Setup], Ruleset]) -> Iterator[Problem]:
    try:
        session = Session(chapter.setup, ruleset(chapter.setup))
    except ValueError as error:
        yield Problem(lesson.file, chapter.line, "lesson-setup", {"reason": str(error)})
        return

    def is_learners_turn() -> bool:
        return session.acting == LEARNER and not session.opponent_moves

    def faults(actions: Iterable[Action], line: int, by_learner: bool | None) -> Iterator[Problem]:
        for action in actions:
            refused = session.refusal(action)
            if refused is not None:
                yield Problem(lesson.file, line, "lesson-illegal", {"action": str(action), "reason": refused.code})
            if by_learner not in (None, is_learners_turn()):
                yield Problem(lesson.file, line, "lesson-turn", {"action": str(action)})
            session.push(action)

    yield from faults(chapter.before, chapter.line, None)
    for number, step in enumerate(chapter.steps):
        if step.at is not None and not _is_there(step.at, session, chapter.hidden(number)):
            yield Problem(lesson.file, step.line, "lesson-nothing-there", {"place": str(step.at)})
        yield from faults(step.do, step.line, True)
        yield from faults(step.then, step.line, False)
        if not (is_learners_turn() or session.over):
            yield Problem(lesson.file, step.line, "lesson-waits")


def _is_there(place: Place, session: Session, hidden: Container[str]) -> bool:
    """Whether the learner sees at this place what a step points at."""
    if _PART_OF.get(place.name, place.name) in hidden:
        return False
    return not place.number or place.number <= _COUNTED[place.name](session.view(LEARNER))


class _Reader(GameReader):
    """Reads a lesson, and collects what is wrong with it."""

    def lesson(self, data: Mapping[str, Any]) -> Lesson:
        id = self.head(data, _FILE_KEYS)
        tables = self.tables((), data, "chapter")
        return Lesson(id, tuple(self.chapter(("chapter", n), table) for n, table in enumerate(tables)), self.file)

    def chapter(self, path: FilePlace, data: Mapping[str, Any]) -> Chapter:
        self.unknown_keys(path, data, _CHAPTER_KEYS)
        id, setup = self.id(path, data), self.setup(path, data)
        if len(setup.players) > 1:
            setup = evolve(setup, seats=(None, *(ComputerSeat("lesson") for _ in setup.players[1:])))
        before = self.actions(path, data, "before")
        show = self.parts(path, data) if "show" in data else PARTS
        tables = self.tables(path, data, "step")
        steps = tuple(self.step((*path, "step", n), table) for n, table in enumerate(tables))
        if steps and steps[-1].do:
            self.report((*path, "step", len(steps) - 1), "lesson-last")
        return Chapter(id, setup, before, steps, show, self.lines.get(path, 1))

    def step(self, path: FilePlace, data: Mapping[str, Any]) -> LessonStep:
        self.unknown_keys(path, data, _STEP_KEYS)
        do, then = (self.actions(path, data, key) for key in ("do", "then"))
        return LessonStep(
            self.id(path, data), do, then, self.parts(path, data), self.at(path, data), self.lines.get(path, 1)
        )

    def parts(self, path: FilePlace, data: Mapping[str, Any]) -> tuple[str, ...]:
        """Returns the parts of the table that are shown."""
        parts = self.texts(path, data, "show")
        for part in parts:
            if part not in PARTS:
                self.report((*path, "show"), "lesson-part", nearest(part, PARTS), part=part, known=", ".join(PARTS))
        return parts

    def at(self, path: FilePlace, data: Mapping[str, Any]) -> Place | None:
        """Returns what a step points at; None if that is what is to be done."""
        text = self.value(path, data, "at", str) if "at" in data else None
        if text is None:
            return None
        try:
            return parse_place(text)
        except ValueError:
            known = ", ".join(PLACES)
            self.report((*path, "at"), "lesson-place", nearest(text.partition(" ")[0], PLACES), place=text, known=known)
            return None
