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
    variants = ["adam:level-1"]      # optional, with options or without
    first = 2                        # optional: who has the first turn, the first player without it
    half = true                      # optional: unfinished coatls score half
    strict = true                    # optional: “no such piece beside it” is met only by another piece
    show = ["hand"]                  # optional: the parts of the table that are shown; all without it
    before = ["take 3"]              # optional: what has been played when the chapter begins

    [[chapter.step]]
    id = "take"                      # the message lesson-first-take says what to do,
                                     # lesson-first-take-done, if there is one, what has happened
    show = ["supply"]                # optional: the parts that are shown from here on, too
    at = "supply 2"                  # optional: what the text points at; without it, what is to be done
    do = ["take 2"]                  # the learner's actions; none where there is only something to read
    then = ["take 1"]                # what the others do after it

A chapter with ``chance = "beside"`` is played beside a real table: with its actions stands what they open there, as in
a save, and the learner lets the automatic opponent have its turn.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from itertools import islice
from typing import Any, Final

from attrs import evolve, frozen

from coatl_core.files.problems import Problem, nearest
from coatl_core.files.tomlfile import Place as FilePlace
from coatl_core.files.tomlfile import read_toml
from coatl_core.game.actions import Action, Onward, entry_text, parse_entry
from coatl_core.game.errors import IllegalActionError, Refusal
from coatl_core.game.found import Found
from coatl_core.game.gamefile import SETUP_KEYS, GameReader
from coatl_core.game.rules import ComputerSeat, Setup
from coatl_core.game.session import Session
from coatl_core.game.state import Ruleset
from coatl_core.game.view import PlayerView

_NUMBER = re.compile(r"[1-9][0-9]?")
SHIPPED = ("first", "with-the-box")
"""The ids of the lessons that come with the game."""
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
_CHAPTER_KEYS = ("id", *SETUP_KEYS, "first", "half", "strict", "show", "before", "step")
_STEP_KEYS = ("id", "show", "at", "do", "then")
_BESIDE: Final = "beside"
_BESIDE_CHAPTER_KEYS = ("id", *SETUP_KEYS, "chance", "before", "step")
_BESIDE_STEP_KEYS = ("id", "do")
"""Beside a real table nothing comes part by part or is pointed at, and nobody moves but by the learner."""


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
class Move:
    """An action, and what is told with it beside a real table: ``found`` is None if it opens nothing."""

    action: Action
    found: Found | None = None

    def __str__(self) -> str:
        return entry_text(self.action, self.found)

    def does(self, action: Action) -> bool:
        """Returns whether this is the action; a statement may name its places in any order."""
        if isinstance(action, Found) and isinstance(self.action, Found):
            return lying(action) == lying(self.action)
        return action == self.action

    def tells(self, found: Found | None) -> bool:
        """Returns whether this is told with the action."""
        return (found is None) == (self.found is None) and lying(found) == lying(self.found)


def lying(found: Found | None) -> dict[str, tuple[str, ...]]:
    """Returns what a statement tells, by its places."""
    return {lies.at: lies.things or () for lies in found.places} if found is not None else {}


@frozen
class LessonStep:
    """One thing to be done, or only to be read if ``do`` is empty. ``show`` are the parts of the table that come with
    it, ``at`` is what it points at: what is to be done if that is None. ``line`` is its line in the file."""

    id: str
    do: tuple[Move, ...] = ()
    then: tuple[Move, ...] = ()
    show: tuple[str, ...] = ()
    at: Place | None = None
    line: int = 1


@frozen
class Chapter:
    """One game: its setup, the actions before the first step, and the steps. ``show`` are the parts of the table that
    are shown from its beginning on. ``line`` is its line in the file."""

    id: str
    setup: Setup
    before: tuple[Move, ...]
    steps: tuple[LessonStep, ...]
    show: tuple[str, ...] = PARTS
    line: int = 1

    @property
    def beside(self) -> bool:
        """Whether it is played beside a real table."""
        return self.setup.chance == _BESIDE

    def hidden(self, step: int) -> frozenset[str]:
        """Returns the parts of the table that have not come yet at a step, from 0."""
        shown = {*self.show, *(part for each in self.steps[: step + 1] for part in each.show)}
        return frozenset(part for part in PARTS if part not in shown)

    def session(self, ruleset: Ruleset, steps: int = 0) -> Session:
        """Returns the game as it is after so many steps. Raises what ``Session`` and its ``push`` raise."""
        session = Session(self.setup, ruleset)
        played = [*self.before, *(move for step in self.steps[:steps] for move in (*step.do, *step.then))]
        for move in played:
            session.push(move.action, move.found)
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
        """Beside a real table the learner makes each step of the automatic opponent, to the end of its turn."""
        if chapter.beside:
            return not (session.opponent_moves and session.state.acted)
        return session.acting == LEARNER and not session.opponent_moves

    def faults(moves: Iterable[Move], line: int, by_learner: bool | None) -> Iterator[Problem]:
        for move in moves:
            refused = session.refusal(move.action)
            if refused is not None:
                yield illegal(move, refused, line)
            if by_learner not in (None, chapter.beside or is_learners_turn()):
                yield Problem(lesson.file, line, "lesson-turn", {"action": str(move)})
            deals = session.state.phase == "lay"
            if by_learner and not deals and _names_no_field(move.action):
                yield Problem(lesson.file, line, "lesson-differs", {"action": str(move)})
            try:
                session.push(move.action, move.found)
            except IllegalActionError as error:  # what is told with it cannot be
                yield illegal(move, error.refusal, line)
            if by_learner and deals and session.state.phase == "lay":  # the learner tells the rest of it at once
                yield Problem(lesson.file, line, "lesson-deal", {"action": str(move)})

    def illegal(move: Move, refused: Refusal, line: int) -> Problem:
        return Problem(lesson.file, line, "lesson-illegal", {"action": str(move), "reason": refused.code})

    yield from faults(chapter.before, chapter.line, None)
    for number, step in enumerate(chapter.steps):
        if step.at is not None and not _is_there(step.at, session, chapter.hidden(number)):
            yield Problem(lesson.file, step.line, "lesson-nothing-there", {"place": str(step.at)})
        yield from faults(step.do, step.line, True)
        yield from faults(step.then, step.line, False)
        if not (is_learners_turn() or session.over):
            yield Problem(lesson.file, step.line, "lesson-waits")


def _names_no_field(action: Action) -> bool:
    """Whether it is a statement about anything but one field of the supply board that holds something: a lesson knows
    the keys for no other place."""
    return isinstance(action, Found) and not (
        len(action.places) == 1 and action.places[0].name == "field" and bool(action.places[0].things)
    )


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
        beside = "chance" in data
        self.unknown_keys(path, data, _BESIDE_CHAPTER_KEYS if beside else _CHAPTER_KEYS)
        id, setup = self.id(path, data), self.setup(path, data)
        if beside:
            chance = self.value(path, data, "chance", str)
            if chance not in (None, _BESIDE):
                self.report((*path, "chance"), "lesson-chance", chance=chance, known=_BESIDE)
            setup = evolve(setup, chance=_BESIDE)
        half, strict = (self.switch(path, data, key) for key in ("half", "strict"))
        setup = evolve(setup, rules=evolve(setup.rules, unfinished_score_half=half, strict_x=strict))
        if len(setup.players) > 1:
            setup = evolve(setup, seats=(None, *(ComputerSeat("lesson") for _ in setup.players[1:])))
        first = self.value(path, data, "first", int) if "first" in data else 1
        if first in range(1, len(setup.players) + 1):
            setup = evolve(setup, first=first - 1)
        elif first is not None:
            self.report((*path, "first"), "lesson-first", first=first, most=len(setup.players))
        before = self.moves(path, data, "before")
        show = self.parts(path, data) if "show" in data else PARTS
        tables = self.tables(path, data, "step")
        known = _BESIDE_STEP_KEYS if beside else _STEP_KEYS
        steps = tuple(self.step((*path, "step", n), table, known) for n, table in enumerate(tables))
        if steps and steps[-1].do:
            self.report((*path, "step", len(steps) - 1), "lesson-last")
        return Chapter(id, setup, before, steps, show, self.lines.get(path, 1))

    def step(self, path: FilePlace, data: Mapping[str, Any], known: tuple[str, ...]) -> LessonStep:
        self.unknown_keys(path, data, known)
        do, then = (self.moves(path, data, key) for key in ("do", "then"))
        return LessonStep(
            self.id(path, data), do, then, self.parts(path, data), self.at(path, data), self.lines.get(path, 1)
        )

    def moves(self, path: FilePlace, data: Mapping[str, Any], key: str) -> tuple[Move, ...]:
        """Returns actions, each with what is told with it."""
        moves = []
        for text in self.texts(path, data, key):
            try:
                move = Move(*parse_entry(text))
                if isinstance(move.action, Onward):  # that is no move
                    raise ValueError(text)
                moves.append(move)
            except ValueError:
                self.report((*path, key), "lesson-action", action=text)
        return tuple(moves)

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
