"""Plays the lessons of a plugin, and looks for their texts."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping

from attrs import evolve

from coatl_core.cards.catalog import CardSet
from coatl_core.files.problems import Problem
from coatl_core.game.lesson import Chapter, Lesson, LessonStep, unplayable
from coatl_core.plugins.registry import Registry

WARNINGS = frozenset({"lesson-unknown", "lesson-unwritten"})
UNWRITTEN = "…"
"""A text that begins like this is still to be written."""


def lint(
    lesson: Lesson,
    ours: Registry,
    own_sets: Iterable[CardSet],
    own_variants: Collection[str],
    messages: Collection[str],
) -> list[Problem]:
    """Returns what is wrong with a lesson beyond its form: actions that are not legal, and texts that are missing from
    ``messages``, the ids of the plugin's English ones. ``ours`` are the game's own plugins. A chapter with one of the
    plugin's variants is not played, because no code is run; of one that needs something else a warning says so."""
    registry = evolve(ours, card_sets={**ours.card_sets, **{each.id: each for each in own_sets}})
    problems, playable = list[Problem](), list[Chapter]()
    for chapter in lesson.chapters:
        unknown = [id for id in _needed(chapter) if id not in {*registry.card_sets, *registry.variants}]
        others = [id for id in unknown if id not in own_variants]
        problems += [Problem(lesson.file, chapter.line, "lesson-unknown", {"id": id}) for id in others]
        if not unknown:
            playable.append(chapter)
    problems += unplayable(evolve(lesson, chapters=tuple(playable)), registry.ruleset_for)
    told = list[Chapter | LessonStep](lesson.chapters)
    told += [step for chapter in lesson.chapters for step in chapter.steps]
    texts = [(lesson.text(part.id), part.line) for part in told]
    problems += [Problem(lesson.file, line, "lesson-message", {"id": id}) for id, line in texts if id not in messages]
    return problems


def unwritten(lesson: Lesson, messages: Mapping[str, str]) -> Iterator[Problem]:
    """Yields for each of the English files ``messages``, by their names, how many texts of a lesson are still to be
    written there, at the first of them."""
    begin = re.compile(rf"{re.escape(lesson.text(''))}[a-z0-9-]+ *= *{UNWRITTEN}")
    for file, text in messages.items():
        lines = [number for number, line in enumerate(text.splitlines(), 1) if begin.match(line)]
        if lines:
            yield Problem(file, lines[0], "lesson-unwritten", {"n": len(lines), "begin": UNWRITTEN})


def _needed(chapter: Chapter) -> Iterator[str]:
    """Yields the ids of the card sets and variants of a chapter."""
    yield from chapter.setup.card_sets
    yield from (choice.id for choice in chapter.setup.variants)
