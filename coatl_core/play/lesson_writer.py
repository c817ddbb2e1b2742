"""A lesson made from a game that was played: its setup and moves as the file of a lesson, and the messages that its
author is to write."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, TypeAlias

from attrs import frozen

from coatl_core.game.actions import Onward
from coatl_core.game.campaign import by_itself
from coatl_core.game.events import seen_by
from coatl_core.game.gamefile import SCHEMA, toml_list, toml_text
from coatl_core.game.lesson import LEARNER, Chapter, Lesson, LessonStep, Move, unplayable
from coatl_core.game.rules import Rules, Setup
from coatl_core.game.session import Played, Session
from coatl_core.language.eventtext import event_text
from coatl_core.language.l10n import L10n
from coatl_core.plugins.lessonlint import UNWRITTEN
from coatl_core.plugins.registry import Registry

CHAPTER, WELCOME, GOODBYE = "game", "welcome", "goodbye"
"""The ids of the chapter and of its first and last step, which are read."""

Why: TypeAlias = Literal["chance", "onward", "rules", "rulings", "cards", "turns"]
"""Why a game makes no lesson: people have told its chance; it goes on from another game; it has other rules than a
lesson can have; not all of its moves are legal by the rulings of now; its cards are not those of
the plugins, which a lesson uses; the learner has no turn among those that are wanted."""


@frozen
class NoLesson(ValueError):
    """A game of which no lesson can be made."""

    why: Why


@frozen
class _Turn:
    """What the learner did, from a turn of this number on, and what the others did after it."""

    turn: int
    do: list[Played]
    then: list[Played]


@frozen
class MadeLesson:
    """A lesson that was made from a game, with what happens in each of its steps. ``seat`` is where the learner sat in
    the game."""

    lesson: Lesson
    happens: Mapping[str, Sequence[Played]]
    seat: int


def lesson_from(
    session: Session, registry: Registry, id: str, seat: int, first: int = 0, last: int | None = None
) -> MadeLesson:
    """Returns the lesson with this ``id`` in which a learner does what the player in this seat did: a step for each of
    the player's turns, from turn ``first`` to turn ``last`` of the game (None: to its end), in one chapter. Raises
    NoLesson."""
    setup = _setup(session, seat)
    before, turns = _turns(session, seat, first, last)
    if not turns:
        raise NoLesson("turns")
    steps, happens = [LessonStep(WELCOME)], dict[str, Sequence[Played]]()
    for turn in turns:
        step = f"turn-{turn.turn}"
        again = sum(each.id == step or each.id.startswith(f"{step}-") for each in steps)
        step += f"-{again + 1}" if again else ""  # the learner was asked something in another's turn
        do, then = (tuple(Move(played.action) for played in part) for part in (turn.do, turn.then))
        steps.append(LessonStep(step, do, then))
        happens[step] = (*turn.do, *turn.then)
    steps.append(LessonStep(GOODBYE))
    chapter = Chapter(CHAPTER, setup, tuple(Move(played.action) for played in before), tuple(steps))
    lesson = Lesson(id, (chapter,), "")
    if any(registry.card_sets.get(each.id) != each for each in session.catalog.sets):
        raise NoLesson("cards")
    if unplayable(lesson, registry.ruleset_for):
        raise NoLesson("rulings")
    return MadeLesson(lesson, happens, seat)


def _setup(session: Session, seat: int) -> Setup:
    """Returns the setup of a lesson, with the learner in the first seat."""
    setup = session.setup
    if setup.chance != "seed":
        raise NoLesson("chance")
    if any(isinstance(played.action, Onward) for played in session.history):
        raise NoLesson("onward")
    of_lesson = Rules(
        sacrifice_tokens=setup.rules.sacrifice_tokens,
        unfinished_score_half=setup.rules.unfinished_score_half,
        strict_x=setup.rules.strict_x,
    )
    if setup.rules != of_lesson:
        raise NoLesson("rules")
    return Setup(
        (*setup.players[seat:], *setup.players[:seat]),
        setup.seed,
        (setup.first - seat) % len(setup.players),
        card_sets=setup.card_sets,
        rules=of_lesson,
        variants=by_itself(setup).variants,
    )


def _turns(session: Session, seat: int, first: int, last: int | None) -> tuple[list[Played], list[_Turn]]:
    """Returns what was played before the first turn that is wanted, and the turns. What the learner has done last is
    left out if the others have not answered it yet."""
    before, turns = list[Played](), list[_Turn]()
    for played in session.history:
        is_learners = played.before.phase != "opponent" and played.seat == seat
        turn = played.before.turn
        if is_learners and (not turns or turns[-1].then or turns[-1].turn != turn):
            if last is not None and turn > last:
                break
            if turn >= first:
                turns.append(_Turn(turn, [], []))
        part = before if not turns else turns[-1].do if is_learners else turns[-1].then
        part.append(played)
    else:
        waits = not session.over and (session.acting != seat or session.opponent_moves)
        turns = turns[:-1] if waits else turns
    return before, turns


def lesson_file(lesson: Lesson) -> str:
    """Returns the file of a lesson, in the form that ``read_lesson`` reads."""
    lines = [f"schema = {SCHEMA}", f"id = {toml_text(lesson.id)}"]
    for chapter in lesson.chapters:
        lines += ["", *_chapter(chapter)]
        for step in chapter.steps:
            lines += ["", "[[chapter.step]]", f"id = {toml_text(step.id)}"]
            lines += [f"do = {toml_list(step.do)}"] if step.do else []
            lines += [f"then = {toml_list(step.then)}"] if step.then else []
    return "\n".join([*lines, ""])


def _chapter(chapter: Chapter) -> Iterator[str]:
    setup = chapter.setup
    yield "[[chapter]]"
    yield f"id = {toml_text(chapter.id)}"
    yield f"players = {toml_list(setup.players)}"
    yield f"seed = {toml_text(setup.seed)}"
    if setup.first != LEARNER:
        yield f"first = {setup.first + 1}"
    yield f"card_sets = {toml_list(setup.card_sets)}"
    if setup.variants:
        yield f"variants = {toml_list(setup.variants)}"
    rules = setup.rules
    switches = {"tokens": rules.sacrifice_tokens, "half": rules.unfinished_score_half, "strict": rules.strict_x}
    yield from (f"{key} = true" for key, is_on in switches.items() if is_on)
    if chapter.before:
        yield f"before = {toml_list(chapter.before)}"


def words_file(made: MadeLesson, session: Session, l10n: L10n) -> str:
    """Returns the messages of a lesson as a Fluent text. Each is still to be written: it shows the keys alone, and what
    happens in its step stands above it as the learner may know it, in the language of ``l10n``."""
    lesson, names = made.lesson, session.setup.players
    lines = list[str]()
    for chapter in lesson.chapters:
        lines += [f"{lesson.text(chapter.id)} = {UNWRITTEN}"]
        for step in chapter.steps:
            happens = made.happens.get(step.id, ())
            told = (seen_by(event, made.seat) for played in happens for event in played.events)
            sentences = [event_text(event, names, session.catalog, l10n) for event in told]
            lines += ["", *(f"# {line}" for sentence in sentences for line in sentence.splitlines())]
            lines += [f"{lesson.text(step.id)} = {UNWRITTEN}" + (" { $keys }" if step.do else "")]
    return "\n".join([*lines, ""])
