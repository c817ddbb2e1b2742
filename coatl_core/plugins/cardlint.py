"""Warns about cards that can be used but are probably mistakes: cards that nobody can fulfil, cards that exist already,
levels that do not rise, and sets that are too small for some numbers of players."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import groupby, pairwise, product
from typing import TypeAlias

from coatl_core.cards.cardfile import CardFile
from coatl_core.cards.catalog import CardSet
from coatl_core.cards.patterns import ANY, LONGEST_COATL, Count, Pattern, Pieces, Sequence, Token
from coatl_core.cards.pieces import COLORS
from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.temples import Equal, Length, Requirement, Temple, WithoutCard, WithoutColor
from coatl_core.files.problems import Problem
from coatl_core.game.rules import MOST_OF_BOX, Rules
from coatl_core.plugins.proposed_choices import BASE

WARNINGS = frozenset(
    {
        "card-unmeetable",
        "level-unmeetable",
        "temple-unmeetable",
        "requirement-twice",
        "card-alike",
        "level-flat",
        "level-rich",
        "temple-rich",
        "set-players",
    }
)
"""The codes of all problems found here."""

ENDS = 2
"""The number of pieces of a complete coatl that are not body segments: a head and a tail, of any colour."""
SHORTEST = 3
"""The least number of pieces of a complete coatl (RULES 6.4)."""

RICH = 2
"""A level is suspiciously rich if it pays more than so many times what any card of the base set pays for a piece (a
temple: for a requirement)."""

_Card: TypeAlias = Prophecy | Temple
_RULES = Rules()


def lint(files: Iterable[CardFile], known: Iterable[CardSet] = ()) -> list[Problem]:
    """Returns the warnings about the readable cards of these files, by file and line. ``known`` are card sets that
    exist already."""
    first: dict[str, str] = {}  # the id of the first card with each face
    known = tuple(known)
    usual = next((card_set for card_set in known if card_set.id == BASE), None)
    for card_set in known:
        cards: list[_Card] = [*(p for p, _ in card_set.prophecies), *card_set.temples]
        for card in cards:
            first.setdefault(face(card), card.id)
    problems: list[Problem] = []
    for file in files:
        problems += _too_small(file)
        for prophecy, _ in file.card_set.prophecies:
            problems += _unmeetable(prophecy, file)
            problems += _common(prophecy, file, "pattern", first)
            problems += _rich(prophecy, file, usual)
        for temple in file.card_set.temples:
            problems += _requirements(temple, file)
            problems += _common(temple, file, "requirements", first)
            problems += _rich(temple, file, usual)
    return sorted(problems, key=lambda p: (p.file, p.line))


def _too_small(file: CardFile) -> Iterator[Problem]:
    """A set that is enough for a game by itself, but not for the largest number of players. One that is not enough for
    any game is meant to be mixed with others."""
    prophecies = sum(copies for _, copies in file.card_set.prophecies)
    numbers = [n for n in range(2, MOST_OF_BOX + 1) if _RULES.prophecies_needed(n) <= prophecies]
    if numbers and numbers[-1] < MOST_OF_BOX and not file.problems:
        needed = _RULES.prophecies_needed(MOST_OF_BOX)
        values = {"players": numbers[-1], "prophecies": prophecies, "most": MOST_OF_BOX, "needed": needed}
        yield Problem(file.name, file.lines.get(("id",), 1), "set-players", values)


def _common(card: _Card, file: CardFile, key: str, first: dict[str, str]) -> Iterator[Problem]:
    same = first.setdefault(face(card), card.id)
    if same != card.id:
        yield Problem(file.name, file.line(card.id, key), "card-alike", {"card": same})
    for (before, points), (level, more) in pairwise(card.levels):
        if more <= points:
            values = {"level": str(level), "before": str(before)}
            yield Problem(file.name, file.line(card.id, "levels"), "level-flat", values)


def _rich(card: _Card, file: CardFile, usual: CardSet | None) -> Iterator[Problem]:
    """The first level that pays far more for what it asks than any card of the base set does."""
    if usual is None or file.card_set.id == usual.id:
        return
    is_temple = isinstance(card, Temple)
    cards: tuple[_Card, ...] = usual.temples if is_temple else tuple(prophecy for prophecy, _ in usual.prophecies)
    levels = [(points, _asked(other, times), other.id) for other in cards for times, points in other.levels]
    best, of, id = max(levels, key=lambda level: level[0] / level[1], default=(0, 1, ""))
    for times, points in card.levels if best else ():
        asked = _asked(card, times)
        if points * of > RICH * best * asked:
            values: dict[str, str | int] = {"level": str(times), "points": points, "n": asked}
            values |= {"card": id, "best": best, "of": of}
            line = file.line(card.id, "levels")
            yield Problem(file.name, line, "temple-rich" if is_temple else "level-rich", values)
            return


def _asked(card: _Card, times: int) -> int:
    """Returns what a level asks for: pieces, or requirements of a temple."""
    return times if isinstance(card, Temple) else max(1, card.pattern.needs(times).total())


def _unmeetable(prophecy: Prophecy, file: CardFile) -> Iterator[Problem]:
    pattern = prophecy.pattern
    # A level that needs more pieces than any coatl has is an error already.
    levels = [times for times, _ in prophecy.levels if pattern.needs(times).total() <= LONGEST_COATL]
    most = bisect_left(range(max(levels, default=0)), True, key=lambda times: not can_be_met(pattern, times + 1))
    beyond = [times for times in levels if times > most]
    if beyond:
        line = file.line(prophecy.id, "levels")
        values = {"levels": ", ".join(map(str, beyond)), "most": str(most)}
        whole = len(beyond) == len(levels)
        yield Problem(file.name, line, "card-unmeetable" if whole else "level-unmeetable", values)


def can_be_met(pattern: Pattern, times: int, rules: Rules = _RULES) -> bool:
    """Returns whether a coatl that may use all pieces of the game can meet the pattern ``times`` times. False is always
    right. True can be wrong for a sequence in which ``*`` stands beside a place with ``!Y``: that this ``*`` must not
    be yellow is ignored."""
    if times == 0:
        return True
    needs = pattern.needs(times)
    if not isinstance(pattern, Sequence):
        return sum(max(0, n - rules.bodies_per_color) for n in needs.values()) <= ENDS
    ends = [pattern.tokens[0].color, pattern.tokens[-1].color]  # these two can be the head and the tail of the coatl
    needs.subtract(ends if needs.total() > 1 else ends[:1])
    room = {color: rules.bodies_per_color - needs[color] for color in COLORS}
    # If one occurrence must not follow directly after another, a piece of an allowed colour has to lie between them.
    barred = {pattern.not_before, pattern.not_after}
    apart = ends[1] == pattern.not_before or ends[0] == pattern.not_after
    between = times - 1 if apart else 0
    return (
        min(room.values()) >= 0
        and sum(left for color, left in room.items() if color not in barred) >= between
        and sum(room.values()) >= between + needs[ANY]
    )


def _requirements(temple: Temple, file: CardFile) -> Iterator[Problem]:
    line = file.line(temple.id, "requirements")
    for requirement, number in Counter(map(_tidy, temple.requirements)).items():
        if number > 1:
            yield Problem(file.name, line, "requirement-twice", {"text": str(requirement)})
    clash = contradiction(temple.requirements)
    if clash:
        texts = " · ".join(map(str, clash))
        values: dict[str, str | int] = {"n": len(clash), "texts": texts, "level": str(len(temple.requirements))}
        yield Problem(file.name, line, "temple-unmeetable", values)


def contradiction(requirements: Iterable[Requirement]) -> tuple[Requirement, ...]:
    """Returns a small group of these requirements that no complete coatl can meet together; empty if all can be met. No
    requirement of the group can be left out."""
    clash = list(dict.fromkeys(map(_tidy, requirements)))
    lengths = [r for r in clash if isinstance(r, Length)]
    if len(lengths) > 1:
        return tuple(lengths[:2])
    if can_be_met_together(clash):
        return ()
    for requirement in list(clash):
        fewer = [r for r in clash if r != requirement]
        if not can_be_met_together(fewer):
            clash = fewer
    return tuple(clash)


def can_be_met_together(requirements: Collection[Requirement], rules: Rules = _RULES) -> bool:
    """Returns whether a complete coatl (a head, a body segment, a tail and a prophecy) can meet all of these."""
    without = {r.color for r in requirements if isinstance(r, WithoutColor)}
    lengths = {r.pieces for r in requirements if isinstance(r, Length)}
    groups = _groups(r for r in requirements if isinstance(r, Equal))
    if len(lengths) > 1 or any(group & without for group in groups) or without == set(COLORS):
        return False
    if len({r.color for r in requirements if isinstance(r, WithoutCard)}) == len(COLORS):
        return False
    sizes = tuple(sorted(map(len, groups)))
    free = len(COLORS) - len(without) - sum(sizes)
    return not lengths or lengths <= _lengths(sizes, free, rules.bodies_per_color)


@lru_cache
def _lengths(sizes: tuple[int, ...], free: int, bodies: int) -> frozenset[int]:
    """Returns the possible lengths of a complete coatl. ``sizes`` are the numbers of colours in the groups: it has
    equally many pieces of all colours of a group. Of ``free`` other colours it may have any number."""
    lengths: set[int] = set()
    for numbers in product(range(1, bodies + ENDS + 1), repeat=len(sizes)):
        equal = sum(n * size for n, size in zip(numbers, sizes, strict=True))
        over = sum(max(0, n - bodies) * size for n, size in zip(numbers, sizes, strict=True))
        if over <= ENDS:
            lengths.update(range(equal, equal + (free * bodies + ENDS - over if free else 0) + 1))
    return frozenset(length for length in lengths if length >= SHORTEST)


def _groups(equals: Iterable[Equal]) -> list[set[str]]:
    """Returns the groups of colours of which a coatl must have equally many pieces."""
    groups: list[set[str]] = []
    for requirement in equals:
        joined = {requirement.first, requirement.second}
        for group in [g for g in groups if g & joined]:
            groups.remove(group)
            joined |= group
        groups.append(joined)
    return groups


def can_be_fulfilled(card: Prophecy | Temple) -> bool:
    """Returns whether anybody can reach the lowest level of a card with all pieces of the game. False is always right,
    True as in ``can_be_met``. One requirement of a temple is enough, and each of them can be met."""
    return isinstance(card, Temple) or can_be_met(card.pattern, card.levels[0][0])


def face(card: Prophecy | Temple) -> str:
    """Returns a text that is equal for cards with the same requirement, however it is written, and the same points."""
    if isinstance(card, Prophecy):
        return f"{tidy_pattern(card.pattern)} {card.levels}"
    return f"{' · '.join(sorted({str(_tidy(requirement)) for requirement in card.requirements}))} {card.levels}"


def _tidy(requirement: Requirement) -> Requirement:
    if isinstance(requirement, Equal):
        return Equal(*sorted((requirement.first, requirement.second)))
    return requirement


def tidy_pattern(pattern: Pattern) -> Pattern:
    """Returns one form for all patterns with the same meaning: ``1 R, 2 Y`` for ``2 Y, 1 R``; ``count Y`` for ``Y``;
    and ``K Y`` for ``K Y+``, where one ``Y`` is always enough."""
    match pattern:
        case Pieces(counts=((color, 1),)):
            return Count(color)
        case Pieces(counts=counts):
            return Pieces(tuple(sorted(counts)))
        case Sequence(tokens=tokens, not_before=not_before, not_after=not_after):
            # Of a run of one colour only the least length matters, and whether it may be longer.
            runs = [(list(run), color) for color, run in groupby(tokens, key=lambda token: token.color)]
            tidy: list[Token] = []
            for place, (run, color) in enumerate(runs):
                outside = (place == 0 and not not_before) or (place == len(runs) - 1 and not not_after)
                more = any(token.plus for token in run) and not outside
                tidy += [*(Token(color) for _ in run[1:]), Token(color, more)]
            if len(tidy) == 1 and not (not_before or not_after) and tidy[0].color != ANY:
                return Count(tidy[0].color)
            return Sequence(tuple(tidy), not_before, not_after)
    return pattern
