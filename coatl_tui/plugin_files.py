"""What the terminal reads of plugins: their themes, keymaps, lessons and puzzles. The core finds and lists these files,
and is given these readers by whoever needs more than that. Each imports what it needs when there is such a file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from coatl_core.cards.cardfile import ID
from coatl_core.files.problems import FileError, Problem
from coatl_core.plugins.registry import Readers

if TYPE_CHECKING:
    from coatl_core.game.lesson import Lesson
    from coatl_core.game.puzzle import PuzzleSet
    from coatl_tui.bindings import Keymap
    from coatl_tui.palettes import Palette


def _theme(text: str, file: str) -> tuple[str, Palette]:
    from coatl_tui.themefile import read_theme

    palette = read_theme(text, file)
    return palette.name, palette


def _keymap(text: str, file: str) -> tuple[str, Keymap]:
    """A keymap has the form of the player's own file, and so no id in it: the name of its file is the id."""
    from coatl_tui.keymap import PRESETS, read_keymap

    id = Path(file).stem
    if not ID.fullmatch(id) or id in PRESETS:
        raise FileError((Problem(file, 1, "id-ours" if id in PRESETS else "keymap-id", {"id": id}),))
    return id, read_keymap(text, file)


def _lesson(text: str, file: str) -> tuple[str, Lesson]:
    from coatl_core.game.lesson import SHIPPED, read_lesson

    lesson = read_lesson(text, file)
    if lesson.id in SHIPPED:
        raise FileError((Problem(file, 1, "id-ours", {"id": lesson.id}),))
    return lesson.id, lesson


def _puzzle(text: str, file: str) -> tuple[str, PuzzleSet]:
    from coatl_core.game.puzzle import SHIPPED, read_puzzles

    puzzles = read_puzzles(text, file)
    if puzzles.id == SHIPPED:
        raise FileError((Problem(file, 1, "id-ours", {"id": puzzles.id}),))
    return puzzles.id, puzzles


READERS: Readers = {"theme": _theme, "keymap": _keymap, "lesson": _lesson, "puzzle": _puzzle}
IN_LINES: Readers = {"lesson": _lesson, "puzzle": _puzzle}
"""What a program needs that shows no colours and has no keys."""
