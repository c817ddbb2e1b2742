"""The rulebook in the player's language: sections by the numbers of the rules, read from plain text.

A section begins with ``# 6.4 Completing a coatl``. Its blocks are separated by empty lines. A block that begins with
``- `` is an item; ``[ruling 6.6]`` is what we decided where the printed rules are silent; all other blocks are text,
but for the drawings. Each of these has a text about it::

    [pattern Y K+ R]                    a pattern
    [coatl <RB>]                        a coatl
    [prophecy G; Y K+ R; 1 2, 2 6]      a prophecy: card colour, pattern, levels (times and points)
    [temple no K, length 8; 1 3, 2 7]   a temple: requirements, levels
    [picture table]                     one of the pictures that are made by whoever shows the rulebook

A section that a language lacks is shown in English.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, TypeAlias, cast

from attrs import frozen

from coatl_core.cards.patterns import parse_pattern
from coatl_core.cards.pieces import COLORS
from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.temples import Temple, parse_requirement
from coatl_core.files.problems import Problem
from coatl_core.files.sanitize import clean
from coatl_core.game.coatl import parse_coatl
from coatl_core.language.l10n import ENGLISH, FALLBACK

FILE = "rulebook.md"
RULEBOOKS = "rulebook*.md"
"""The files of a plugin that hold parts of the rulebook."""
BlockKind: TypeAlias = Literal["text", "item", "ruling", "pattern", "coatl", "prophecy", "temple", "picture"]
PICTURES = ("table", "pieces", "cards", "signs")
"""The pictures there are: the whole table, its pieces and coatls, its cards, and all other signs."""


@frozen
class Block:
    """A paragraph. ``subject`` is the number of a ruling (may be empty), or what is to be drawn."""

    kind: BlockKind
    text: str
    subject: str = ""


@frozen
class Section:
    """The text of one rule; ``line`` is where it begins in its file."""

    rule: str
    title: str
    blocks: tuple[Block, ...]
    line: int

    @property
    def depth(self) -> int:
        """0 for a chapter (6), 1 for a section of it (6.4)."""
        return self.rule.count(".")


MOST_TIMES = 100
"""A drawn card whose levels ask for more than this cannot be read."""
_HEADING = re.compile(r"# (\d{1,3}(?:\.\d{1,3})*) +(.+)")
_HEADING_MEANT = re.compile(r"#+ *(\d{1,3}(?:\.\d{1,3})*)\.? +(.+)")
_DRAWN = re.compile(r"\[(ruling|pattern|coatl|prophecy|temple|picture)(?: ([^\]]+))?\] *(.*)", re.DOTALL)
_DRAWN_INSIDE = re.compile(r"\[(?:pattern|coatl|prophecy|temple|picture) [^\]]+\]")


def parse_rulebook(text: str) -> tuple[Section, ...]:
    """Returns the sections of a text in its order; text before the first heading is left out."""
    sections = []
    lines = clean(unicodedata.normalize("NFC", text)).splitlines()
    headings = [(n, found) for n, line in enumerate(lines) if (found := _HEADING.fullmatch(line.strip()))]
    ends = [n for n, _ in headings[1:]] + [len(lines)]
    for (number, heading), end in zip(headings, ends, strict=False):  # there may be no headings
        paragraphs = re.split(r"\n\s*\n|\n(?=\s*- )", "\n".join(lines[number + 1 : end]).strip())
        blocks = tuple(_block(" ".join(p.split())) for p in paragraphs if p.strip())
        sections.append(Section(heading[1], heading[2].strip(), blocks, number + 1))
    return tuple(sections)


def _block(text: str) -> Block:
    drawn = _DRAWN.fullmatch(text)
    if drawn and (drawn[1] == "ruling" or drawn[2]):
        return Block(cast("BlockKind", drawn[1]), drawn[3], drawn[2] or "")
    if text.startswith("- "):
        return Block("item", text[2:].strip())
    return Block("text", text)


def drawn_prophecy(subject: str) -> Prophecy:
    """Returns the prophecy that a block draws: ``G; Y K+ R; 1 2, 2 6``. Raises ValueError if that cannot be read."""
    color, pattern, levels = map(str.strip, subject.split(";"))
    if color not in COLORS or len(color) != 1:
        raise ValueError(color)
    return Prophecy(f"drawn:{subject}", color, parse_pattern(pattern), _levels(levels))


def drawn_temple(subject: str) -> Temple:
    """Returns the temple that a block draws: ``no K, length 8; 1 3, 2 7``. Raises ValueError if that cannot be read."""
    requirements, levels = map(str.strip, subject.split(";"))
    return Temple(f"drawn:{subject}", tuple(map(parse_requirement, requirements.split(","))), _levels(levels))


def _levels(text: str) -> tuple[tuple[int, int], ...]:
    levels: list[tuple[int, int]] = []
    for level in text.split(","):
        times, points = map(int, level.split())
        if times < 1 or times > MOST_TIMES or (levels and times <= levels[-1][0]):
            raise ValueError(level)
        levels.append((times, points))
    return tuple(levels)


def rulebook(tag: str, texts: Iterable[tuple[str, str]]) -> tuple[Section, ...]:
    """Returns the whole rulebook in a language, in the order of the rules. ``texts`` are the plugins' parts of it, each
    after the tag of its language. If a language has a section twice, the first is used; if it lacks one, English is."""
    english = (ENGLISH / FILE).read_text("utf-8")
    chain = (tag, tag.partition("-")[0], FALLBACK)
    found: dict[str, tuple[int, Section]] = {}
    for language, text in [(FALLBACK, english), *texts]:
        if language not in chain:
            continue
        rank = chain.index(language)
        for section in parse_rulebook(text):
            if section.rule not in found or rank < found[section.rule][0]:
                found[section.rule] = (rank, section)
    return tuple(section for _, section in sorted(found.values(), key=lambda pair: _order(pair[1].rule)))


def _order(rule: str) -> list[int]:
    return [int(part) for part in rule.split(".")]


def find_rule(sections: Iterable[Section], rule: str) -> int:
    """Returns the index of the section about a rule: its own, one with a ruling of this number, or else the section of
    the rule around it; 0 if there is none."""
    every = list(sections)
    while rule:
        for place, section in enumerate(every):
            if section.rule == rule or any(b.kind == "ruling" and b.subject == rule for b in section.blocks):
                return place
        rule = rule.rpartition(".")[0]
    return 0


def lint_rulebook(file: str, text: str, english: str) -> list[Problem]:
    """Returns the problems of a part of the rulebook: headings that cannot be read, text without a heading, unreadable
    drawings, and, held against the English one, missing and unknown sections."""
    wanted, found = parse_rulebook(english), parse_rulebook(text)
    rules = {section.rule: section.line for section in found}
    missing = [section.rule for section in wanted if section.rule not in rules]
    problems = [Problem(file, 1, "rulebook-section", {"section": rule}) for rule in missing]
    problems += _lost(file, text)
    for section in found:
        if section.rule not in [other.rule for other in wanted]:
            problems.append(Problem(file, section.line, "rulebook-extra", {"section": section.rule}))
        problems += [
            Problem(file, section.line, "rulebook-drawing", {"section": section.rule, "drawing": block.subject})
            for block in section.blocks
            if not _readable(block)
        ]
        problems += [
            Problem(file, section.line, "rulebook-inside", {"section": section.rule, "drawing": drawing})
            for block in section.blocks
            if block.kind in ("text", "item")
            for drawing in _DRAWN_INSIDE.findall(block.text)
        ]
    return sorted(problems, key=lambda p: p.line)


def lint_numbers(texts: Mapping[str, str], others: Mapping[str, str]) -> list[Problem]:
    """Returns a problem for each section with the number of another one, in these parts of the rulebook or in those of
    ``others``, because only the first of them is shown. Both are texts by the names of their files."""
    first = {section.rule: file for file, text in others.items() for section in parse_rulebook(text)}
    problems = []
    for file, text in texts.items():
        for section in parse_rulebook(text):
            if section.rule in first:
                values = {"section": section.rule, "first": first[section.rule]}
                problems.append(Problem(file, section.line, "rulebook-twice", values))
            first.setdefault(section.rule, f"{file}:{section.line}")
    return problems


def _lost(file: str, text: str) -> Iterator[Problem]:
    """Yields what nobody will see as it is meant: headings that cannot be read, and text before the first heading."""
    headed = False
    for number, line in enumerate(map(str.strip, clean(unicodedata.normalize("NFC", text)).splitlines()), 1):
        if line.startswith("#") and not _HEADING.fullmatch(line):
            meant = _HEADING_MEANT.fullmatch(line)
            hint = f"# {meant[1]} {meant[2]}" if meant else ""
            yield Problem(file, number, "rulebook-heading", {"heading": line}, hint)
        elif line and not (headed or line.startswith("#")):
            yield Problem(file, number, "rulebook-before")
        headed = headed or bool(line)


def _readable(block: Block) -> bool:
    try:
        match block.kind:
            case "pattern":
                parse_pattern(block.subject)
            case "coatl":
                parse_coatl(block.subject)
            case "prophecy":
                drawn_prophecy(block.subject)
            case "temple":
                drawn_temple(block.subject)
            case "picture":
                return block.subject in PICTURES
    except ValueError:
        return False
    return True
