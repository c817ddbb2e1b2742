"""Reads a card set from its TOML file. The base game's cards and those of plugins are read by the same code.

.. code-block:: toml

    schema = 1
    id = "base"                      # prefix of every card's full id

    [[prophecy]]
    id = "pair-yellow-green"
    color = "blue"                   # of the card: blue, green, black, red, yellow
    pattern = "Y G"                  # see patterns
    levels = { 1 = 1, 2 = 3, 3 = 5 } # times met = points
    copies = 1                       # optional

    [[temple]]
    id = "no-blue-length-10"
    requirements = ["no B", "length 10"]
    levels = { 1 = 3, 2 = 7 }        # requirements met = points
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from attrs import define, evolve, field, frozen

from coatl_core.cards.catalog import CardSet
from coatl_core.cards.patterns import LONGEST_COATL, PatternError, parse_pattern
from coatl_core.cards.pieces import COLOR_NAMES
from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.spelling import color_hint, id_hint, piece_hint, pieces_hint, requirement_hint
from coatl_core.cards.temples import Requirement, RequirementError, Temple, parse_requirement
from coatl_core.files.problems import FileError, Problem, nearest
from coatl_core.files.tomlfile import Findings, Place, parse_toml

SCHEMA = 1
MOST_COPIES = 100
MOST_CARDS = 1000
MOST_POINTS = 1000
"""The most points of a level: many more than any game is won with, and few enough for every place of the table."""
MOST_TIMES = 150
"""The largest number of times that a level may ask for. The game has no more pieces (RULES 1.1), and a larger number
makes the search of ``missing`` slow."""
ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""The form of all ids: of card sets, cards, plugins, variants and their options."""

FILE_KEYS = ("schema", "id", "prophecy", "temple")
PROPHECY_KEYS = ("id", "color", "pattern", "levels", "copies")
TEMPLE_KEYS = ("id", "requirements", "levels")


@frozen
class CardFile:
    """The readable part of a card file: the cards without mistakes, and the problems of all others in line order.
    ``lines`` maps a place in the file to its line, ``places`` a card's full id to its place."""

    name: str
    card_set: CardSet
    problems: tuple[Problem, ...]
    lines: Mapping[Place, int]
    places: Mapping[str, Place]

    def line(self, card: str, key: str) -> int:
        """Returns the line of a key of the card with this full id, or the card's own line if the key is missing."""
        place = self.places[card]
        return self.lines.get((*place, key), self.lines.get(place, 1))


def read_card_set(text: str, file: str) -> CardSet:
    """Returns the card set in ``text``; ``file`` is its name in messages. Raises FileError with all problems found."""
    read = read_card_file(text, file)
    if read.problems:
        raise FileError(read.problems)
    return read.card_set


def read_card_file(text: str, file: str) -> CardFile:
    """Returns the cards in ``text`` that can be read, and the problems of the others. Raises FileError if the text is
    not TOML, is too large, or has ``tomlfile.MOST_PROBLEMS`` problems."""
    data, lines = parse_toml(text, file)
    reader = _Reader(file, lines)
    card_set = evolve(reader.card_set(data), source=text)
    return CardFile(file, card_set, reader.found(), lines, reader.places)


def check_card_set(card_set: CardSet, file: str) -> None:
    """Checks a card set made by code, whose ids must be right already (``CardSet.wrong_id``), by the rules of a card
    file. Raises FileError with everything that a card file could not contain."""
    names = {letter: name for name, letter in COLOR_NAMES.items()}

    def table(card: Prophecy | Temple) -> dict[str, Any]:
        levels = {str(times): points for times, points in card.levels}
        return {"id": card.id.removeprefix(f"{card_set.id}:"), "levels": levels}

    prophecies = [
        {**table(p), "color": names.get(p.color, p.color), "pattern": str(p.pattern), "copies": copies}
        for p, copies in card_set.prophecies
    ]
    temples = [{**table(t), "requirements": list(map(str, t.requirements))} for t in card_set.temples]
    reader = _Reader(file, {(): 1})
    reader.card_set({"schema": SCHEMA, "id": card_set.id, "prophecy": prophecies, "temple": temples})
    if reader.problems:
        raise FileError(reader.found())


@define
class _Reader(Findings):
    set_id: str = ""
    seen: dict[str, int] = field(factory=dict)
    places: dict[str, Place] = field(factory=dict)

    def card_set(self, data: dict[str, Any]) -> CardSet:
        self.unknown_keys((), data, FILE_KEYS)
        schema = self.value((), data, "schema", int)
        if schema is not None and schema != SCHEMA:
            self.report(("schema",), "schema", found=schema, known=SCHEMA)
        self.set_id = self.identifier((), data)
        cards = sum(len(tables) for key in ("prophecy", "temple") if isinstance(tables := data.get(key), list))
        if cards > MOST_CARDS:
            self.report((), "cards-many", cards=str(cards), most=MOST_CARDS)
            return CardSet(self.set_id, (), ())
        prophecies = [self.prophecy(path, table) for path, table in self.tables(data, "prophecy")]
        temples = [self.temple(path, table) for path, table in self.tables(data, "temple")]
        if not data.get("prophecy") and not data.get("temple") and not self.problems:
            self.report((), "no-cards")
        return CardSet(self.set_id, tuple(p for p in prophecies if p), tuple(t for t in temples if t))

    def tables(self, data: dict[str, Any], key: str) -> Iterable[tuple[Place, dict[str, Any]]]:
        tables = data.get(key, [])
        if not isinstance(tables, list) or not all(isinstance(t, dict) for t in tables):
            self.report((key,), "not-tables", key=key)
            return
        for index, table in enumerate(tables):
            yield (key, index), table

    def prophecy(self, path: Place, data: dict[str, Any]) -> tuple[Prophecy, int] | None:
        before = len(self.problems)
        self.unknown_keys(path, data, PROPHECY_KEYS)
        card = self.card_id(path, data)
        name = self.value(path, data, "color", str)
        if name is not None and name not in COLOR_NAMES:
            self.report((*path, "color"), "card-color", color_hint(name), color=name)
        text = self.value(path, data, "pattern", str)
        pattern = None
        if text is not None:
            try:
                pattern = parse_pattern(text)
            except PatternError as error:
                hints = {"pattern-color": piece_hint, "pattern-token": pieces_hint}
                hint = hints[error.code](error.word) if error.code in hints else ""
                if error.word == "+":  # it belongs to the letter before it
                    hint = re.sub(r"\s+\+", "+", text)
                self.report((*path, "pattern"), error.code, hint, word=error.word, pattern=text)
        levels = self.levels(path, data)
        copies = self.value(path, data, "copies", int) if "copies" in data else 1
        if copies is not None and copies < 1:
            self.report((*path, "copies"), "copies", copies=copies)
        elif copies is not None and copies > MOST_COPIES:
            self.report((*path, "copies"), "copies-many", copies=str(copies), most=MOST_COPIES)
        if len(self.problems) > before or pattern is None or name is None or copies is None:
            return None
        # Such a card can be read all the same: saves of version 0.1 may have one.
        needed = ((times, pattern.needs(times).total()) for times, _ in levels)
        long = next(((times, pieces) for times, pieces in needed if pieces > LONGEST_COATL), None)
        if long is not None:
            level, pieces = str(long[0]), long[1]
            self.report((*path, "levels", level), "level-long", level=level, pieces=pieces, most=LONGEST_COATL)
        self.points(path, levels)
        return Prophecy(card, COLOR_NAMES[name], pattern, levels), copies

    def temple(self, path: Place, data: dict[str, Any]) -> Temple | None:
        before = len(self.problems)
        self.unknown_keys(path, data, TEMPLE_KEYS)
        card = self.card_id(path, data)
        texts = self.value(path, data, "requirements", list)
        requirements: list[Requirement] = []
        for text in texts or ():
            try:
                requirements.append(parse_requirement(str(text)))
            except RequirementError as error:
                self.report((*path, "requirements"), "requirement", requirement_hint(error.text), text=error.text)
        if texts is not None and not texts:
            self.report((*path, "requirements"), "no-requirements")
        levels = self.levels(path, data)
        if levels and texts:
            given = [times for times, _ in levels]
            for number in range(1, len(texts) + 1):
                if number not in given:
                    self.report((*path, "levels"), "level-missing", level=number)
            for number in given:
                if number > len(texts):
                    self.report((*path, "levels"), "level-beyond", level=number, requirements=len(texts))
        if len(self.problems) > before:
            return None
        self.points(path, levels)
        return Temple(card, tuple(requirements), levels)

    def points(self, path: Place, levels: Iterable[tuple[int, int]]) -> None:
        """Reports a level with more points than make sense. Old saves may have such a card."""
        for times, points in levels:
            if points > MOST_POINTS:
                self.report((*path, "levels", str(times)), "points-many", points=str(points), most=MOST_POINTS)

    def identifier(self, path: Place, data: dict[str, Any]) -> str:
        word = self.value(path, data, "id", str)
        if word is not None and not ID.fullmatch(word):
            self.report((*path, "id"), "id", id_hint(word), id=word)
        return word or ""

    def card_id(self, path: Place, data: dict[str, Any]) -> str:
        word = self.identifier(path, data)
        line = self.lines.get((*path, "id"), 1)
        if word and word in self.seen:
            self.report((*path, "id"), "id-twice", id=word, first=self.seen[word])
        self.seen.setdefault(word, line)
        self.places.setdefault(f"{self.set_id}:{word}", path)
        return f"{self.set_id}:{word}"

    def levels(self, path: Place, data: dict[str, Any]) -> tuple[tuple[int, int], ...]:
        table = self.value(path, data, "levels", dict)
        if table is None:
            return ()
        if not table:
            self.report((*path, "levels"), "no-levels")
        levels = []
        for times, points in table.items():
            if not (re.fullmatch("[1-9][0-9]{0,2}", times) and int(times) <= MOST_TIMES):
                self.report((*path, "levels", times), "level-times", level=times)
            elif not isinstance(points, int) or isinstance(points, bool):
                self.report((*path, "levels", times), "points-whole", level=times, points=str(points))
            elif points < 1:
                self.report((*path, "levels", times), "level-points", level=times, points=str(points))
            else:
                levels.append((int(times), points))
        return tuple(sorted(levels))

    def value(self, path: Place, data: dict[str, Any], key: str, kind: type[Any]) -> Any:
        """Returns the value of a required key. If it is missing or has the wrong type, reports it and returns None."""
        if key not in data:
            self.report(path, "key-missing", key=key)
        elif not isinstance(data[key], kind) or isinstance(data[key], bool):
            self.report((*path, key), "kind", key=key, kind=kind.__name__, found=str(data[key]))
        else:
            return data[key]
        return None

    def unknown_keys(self, path: Place, data: dict[str, Any], known: tuple[str, ...]) -> None:
        for key in data:
            if key not in known:
                missing = [k for k in known if k not in data or k in ("prophecy", "temple")]
                self.report((*path, key), "key-unknown", nearest(key.lower(), missing), key=key)
