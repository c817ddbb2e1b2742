"""The lesson in lines: whoever types what it says comes to its end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coatl_core.language.l10n import L10n
from coatl_core.play.lesson_place import read_place
from coatl_tui.plain.spoken import MOST, spoken
from tests.locale.support import speaking
from tests.plain.support import LANGUAGES, heard_by, play, typist_of
from tests.plain.test_transcripts import unreadable

_TYPED = r"(?:keep|take|draw|start|extend|fulfil|claim|token|end)\b[^;:]*(?::[a-z0-9-]+)*"


class Learner:
    """Types what the lesson says, and Enter where it says so."""

    def __init__(self, l10n: L10n) -> None:
        self.enter = spoken(l10n("plain-lesson-enter"), l10n)
        self.goodbye = spoken(l10n("plain-lesson-end"), l10n)
        self.due = ["lesson"]

    def __call__(self, told: list[str]) -> str | None:
        if self.goodbye in told:
            return None
        if not self.due:
            self.due = [""] if told[-1] == self.enter else self._keys(told[-1])
        return self.due.pop(0)

    @staticmethod
    def _keys(line: str) -> list[str]:
        found = re.search(rf"({_TYPED}(?:; {_TYPED})*)\.?$", line)
        assert found, line
        return found[1].rstrip(".").split("; ")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_who_types_what_the_lesson_says_comes_to_its_end(tag: str, tmp_path: Path) -> None:
    l10n = speaking(tag)
    menu = play(None, tmp_path, Learner(l10n), l10n)
    assert read_place(tmp_path / "lesson.json").played
    lines = typist_of(menu).sink.getvalue().splitlines()
    assert not any(line.startswith(("no:", "? ", "! ")) for line in lines)
    assert max(map(len, lines)) <= MOST
    words = re.compile(rf"({_TYPED}(?:; {_TYPED})*)\.?$")
    sentences = [words.sub("", each) for each in heard_by(menu)]
    assert [each for each in sentences if unreadable(each, tag)] == []


def test_the_lesson_says_what_it_asks_for_when_something_else_is_typed(tmp_path: Path) -> None:
    lines = iter(["lesson", "", "", "", "keep 1", "hint", "keep 1 2", "", "take 3", "undo", "?", "quit"])
    menu = play(None, tmp_path, lambda told: next(lines, None), speaking("en"))
    text = typist_of(menu).transcript
    assert "no: The lesson asks for something else now.\nThe lesson goes on with: keep base:count-red" in text
    assert "? That cannot be done here." in text
    assert text.endswith("The lesson keeps its place.\n")
    assert read_place(tmp_path / "lesson.json").step > 0
