"""The lesson in lines: whoever types what it says comes to its end."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from attrs import evolve

from coatl_core.language.l10n import L10n
from coatl_core.play.lesson_place import read_place
from coatl_core.plugins.loading import load_plugins
from coatl_tui.plain.menu import Menu
from coatl_tui.plain.spoken import MOST, spoken
from coatl_tui.plugin_files import IN_LINES
from tests.locale.support import speaking
from tests.plain.support import LANGUAGES, Typist, heard_by, menu_of, play, script, typist_of
from tests.plain.test_transcripts import unreadable

_TYPED = r"(?:keep|take|draw|start|extend|fulfil|claim|token|end)\b[^;:]*(?::[a-z0-9-]+)*"


class Learner:
    """Types what the lesson says, and Enter where it says so."""

    def __init__(self, l10n: L10n) -> None:
        self.enter = spoken(l10n("plain-lesson-enter"), l10n)
        self.goodbye = spoken(l10n("plain-lesson-end"), l10n)
        self.due = ["lesson 1"]

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


class AtTheTable(Learner):
    """The same beside a real table: letters are told before the question that they answer."""

    letters = re.compile(r": ([bgkry]+(?: [bgkry]+)*|[bgkry]+ \d)\.?$")

    def __call__(self, told: list[str]) -> str | None:
        found = self.letters.search(told[-2]) if len(told) > 1 else None
        if self.due or found is None or told[-1] == self.enter:
            return super().__call__(told)
        return found[1]

    @staticmethod
    def _keys(line: str) -> list[str]:
        return [line.rpartition(": ")[2].rstrip(".")]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_who_types_what_the_lesson_with_the_box_says_comes_to_its_end(tag: str, tmp_path: Path) -> None:
    l10n = speaking(tag)
    learner = AtTheTable(l10n)
    learner.due = ["lesson 2"]
    menu = play(None, tmp_path, learner, l10n)
    assert read_place(tmp_path / "lesson-with-the-box.json").played
    lines = typist_of(menu).sink.getvalue().splitlines()
    assert not any(line.startswith(("no:", "? ", "! ")) for line in lines)
    assert max(map(len, lines)) <= MOST
    assert [each for each in heard_by(menu) if unreadable(re.sub(r": (?:[^ ]+ )?[a-z0-9 ]+\.?$", "", each), tag)] == []


def test_beside_the_box_nothing_but_what_the_lesson_asks_for_is_told(tmp_path: Path) -> None:
    typed = ["lesson 2", "", "", "", "bb gk b r k k", "bb gk b r k y", "y r 1", "y g 1", "take 8", "differs field 3"]
    typed += ["undo", "menu", "lesson 2", "quit"]
    lines = iter(typed)
    menu = play(None, tmp_path, lambda told: next(lines, None), speaking("en"))
    text = typist_of(menu).transcript
    assert text.count("The lesson goes on with: bb gk b r k y") == 1
    assert text.count("The lesson goes on with: yg 1") == 1
    assert "Ana takes field 8" not in text
    assert text.count("Fields 1 to 4 and two of his cards have been told.") == 3  # once more after it was taken back
    assert read_place(tmp_path / "lesson-with-the-box.json").step == 3


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
    lines = iter(["lesson 1", "", "", "", "keep 1", "hint", "keep 1 2", "", "take 3", "undo", "?", "quit"])
    menu = play(None, tmp_path, lambda told: next(lines, None), speaking("en"))
    text = typist_of(menu).transcript
    assert "no: The lesson asks for something else now.\nThe lesson goes on with: keep base:count-red" in text
    assert "? That cannot be done here." in text
    assert text.endswith("The lesson keeps its place.\n")
    assert read_place(tmp_path / "lesson.json").step > 0


EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "in-any-order"


def with_example(folder: Path, answer: Callable[[list[str]], str | None], tag: str = "en") -> Menu:
    """Lets a typist play where a plugin brings a lesson."""
    shutil.copytree(EXAMPLE, folder / "packs" / EXAMPLE.name)
    l10n = speaking(tag)
    plugins = load_plugins(folder / "packs", readers=IN_LINES)
    plugins.register_messages(l10n)
    menu = evolve(menu_of(folder, Typist(answer), l10n), registry=plugins)
    menu.run()
    return menu


@pytest.mark.parametrize("tag", LANGUAGES)
def test_who_types_what_the_lesson_of_a_plugin_says_comes_to_its_end(tag: str, tmp_path: Path) -> None:
    learner = Learner(speaking(tag))
    learner.due = ["lesson 3"]
    menu = with_example(tmp_path, learner, tag)
    assert read_place(tmp_path / "lesson-in-any-order.json").played
    assert not (tmp_path / "lesson.json").exists()
    lines = typist_of(menu).sink.getvalue().splitlines()
    assert not any(line.startswith(("no:", "? ", "! ")) for line in lines)


def test_it_is_asked_which_lesson_is_meant(tmp_path: Path) -> None:
    typed = ("lesson", "3", "", "chapter", "menu", "lesson", "1", "chapter 2", "quit")
    told = typist_of(with_example(tmp_path, script(*typed))).transcript.splitlines()
    at = told.index("> lesson")
    assert told[at + 1 : at + 4] == [
        "1 lesson 1: The first game.",
        "2 lesson 2: With the box.",
        "3 lesson 3: The promo pack: in any order.",
    ]
    assert "A card of the promo pack, step 1 of 9." in told
    assert "1 chapter 1: A card of the promo pack." in told
    assert "3 lesson 3: The promo pack: in any order, chapter 1." in told
    assert any(re.match(r".+, step 1 of \d+\.", line) for line in told[told.index("> chapter 2") :])


def test_a_lesson_that_cannot_be_played_is_told(tmp_path: Path) -> None:
    file = Path(shutil.copytree(EXAMPLE, tmp_path / EXAMPLE.name)) / "lesson.toml"
    file.write_text(file.read_text().replace('do = ["take 6"]', 'do = ["take 1"]'))
    plugins = load_plugins(tmp_path, readers=IN_LINES)
    l10n = speaking("en")
    plugins.register_messages(l10n)
    menu = evolve(menu_of(tmp_path / "home", Typist(script("lesson 3", "quit")), l10n), registry=plugins)
    menu.run()
    (told,) = (line for line in typist_of(menu).transcript.splitlines() if line.startswith("? "))
    assert told == "? lesson.toml:24: take 1 is not legal here (field-empty)."
