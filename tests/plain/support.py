"""Games played by typed lines, in the process of the test, by somebody who reads nothing but lines."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TextIO, cast

from attrs import define, field

from coatl_core.files.home import Home
from coatl_core.game.rules import ComputerSeat, Rules, Setup, VariantChoice
from coatl_core.language.l10n import L10n
from coatl_tui.plain.lines import LEAST_BLANK_LINES, Lines
from coatl_tui.plain.menu import Menu
from coatl_tui.plain.questions import Wanted
from coatl_tui.plain.spoken import spoken
from coatl_tui.plain.told import Telling
from tests.locale.support import speaking
from tests.support import registry

LANGUAGES = ("en", "cs", "pl", "uk")
_FILE = re.compile(r"\d{4}-\d\d-\d\d-\d{6}(-\d+)?")


def computers(*seats: str) -> tuple[ComputerSeat | None, ...]:
    return tuple(ComputerSeat(seat) if seat else None for seat in seats)


def kind(name: str, seed: str = "plain") -> Setup:
    """A game of each kind that a table has."""
    match name:
        case "two":
            return Setup(("Ann", "Bob"), seed, card_sets=("base",))
        case "computers":
            seats = computers("", "easy", "easy")
            return Setup(("Ann", "Xoc", "Mina"), seed, card_sets=("base",), seats=seats)
        case "tokens":
            rules = Rules(sacrifice_tokens=True)
            return Setup(("Ann", "Xoc"), seed, card_sets=("base",), rules=rules, seats=computers("", "easy"))
        case "alone":
            variant = VariantChoice("adam", ("level-1",))
            return Setup(("Ann",), seed, card_sets=("base",), variants=(variant,))
        case "tribes":
            variant = VariantChoice("tribes", ("tribes",))
            return Setup(("Ann", "Xoc"), seed, card_sets=("base",), variants=(variant,), seats=computers("", "easy"))
        case "omens":
            variant = VariantChoice("tribes", ("omens", "quick"))
            return Setup(("Ann", "Xoc"), seed, card_sets=("base",), variants=(variant,), seats=computers("", "easy"))
        case "feathers":
            variants = VariantChoice("fewer-bodies", ()), VariantChoice("golden-feathers", ())
            sets, seats = ("base", "promo"), computers("", "easy")
            return Setup(("Ann", "Xoc"), seed, card_sets=sets, variants=variants, seats=seats)
    raise ValueError(name)


KINDS = ("two", "computers", "tokens", "alone", "tribes", "omens", "feathers")


@cache
def shared_l10n(tag: str) -> L10n:
    """The messages in a language, for games that do not change it."""
    return speaking(tag)


@define
class Heard(Lines):
    """Lines that remember the sentences by themselves, without notation, numbers and marks."""

    sentences: list[str] = field(factory=list)

    def words(self, text: str) -> str:
        told = spoken(text, self.l10n)
        self.sentences.append(told)
        return told


@define
class Typist:
    """Who types what ``answer`` makes of the lines told since the last time; None is the end of the input."""

    answer: Callable[[list[str]], str | None]
    sink: io.StringIO = field(factory=io.StringIO)
    typed: list[str] = field(factory=list)
    _read: int = 0

    def readline(self) -> str:
        told = self.sink.getvalue()[self._read :]
        line = self.answer(told.splitlines())
        if line is None:
            return ""
        self.typed.append(line)
        self.sink.write(f"> {line}\n")
        self._read = len(self.sink.getvalue())
        return f"{line}\n"

    @property
    def transcript(self) -> str:
        """All lines, what was typed after ``> ``; file names and the lines between two hands are shortened."""
        empty = "\n" * (LEAST_BLANK_LINES + 1)
        text = self.sink.getvalue().replace(empty, f"\n({LEAST_BLANK_LINES} empty lines)\n")
        return _FILE.sub("FILE", text)


def menu_of(folder: Path, typist: Typist, l10n: L10n) -> Menu:
    lines = Heard(l10n, cast("TextIO", typist), typist.sink, False)

    def deal(wanted: Wanted) -> Setup | str:
        return "no deal"

    home = Home(folder, folder / "config")
    return Menu(lines, l10n, registry(), home, deal, Telling(l10n))


def play(setup: Setup | Path | None, folder: Path, answer: Callable[[list[str]], str | None], l10n: L10n) -> Menu:
    """Lets a typist play a game and returns the menu, with what was told."""
    menu = menu_of(folder, Typist(answer), l10n)
    menu.run(setup)
    return menu


def typist_of(menu: Menu) -> Typist:
    return cast("Typist", menu.lines.source)


def heard_by(menu: Menu) -> list[str]:
    assert isinstance(menu.lines, Heard)
    return menu.lines.sentences


def saved(folder: Path) -> Path:
    """The file of the one game that was played there."""
    (path,) = folder.glob("saves/*.json")
    return path


def script(*lines: str) -> Callable[[list[str]], str | None]:
    """Types these lines, whatever is told, and ends."""
    left = iter(lines)
    return lambda told: next(left, None)


def choices(told: list[str]) -> Iterator[tuple[str, str, str]]:
    """The choices of a list: number, notation and sentence."""
    for line in told:
        found = re.match(r"(\d+) (.+?): (.*)", line)
        if found:
            yield found[1], found[2], found[3]
