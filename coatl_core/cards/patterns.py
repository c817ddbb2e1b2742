"""The pattern language of prophecies, parsed once into an exact matcher (RULES 8.8).

Three kinds of pattern, each read against a coatl's colours from its head end to its tail end (``"BBRBBK"``):

==================  ===========================================================================
``count Y``         yellow pieces, wherever they lie
``Y K+ R``          a sequence: ``Y`` one piece, ``K+`` one or more, ``*`` and ``*+`` of any colour;
                    ``!Y`` before or after it: the place beside holds no yellow piece (or none at all)
``2 Y, 2 G, 1 R``   at least these pieces, in any order
==================  ===========================================================================

A repeated sequence counts the largest number of disjoint occurrences. Occurrences are intervals on a line, so this
number is found by always taking the occurrence that ends first; ``occurrences`` does this. For sequences with at most
one ``+`` a regular expression with lazy repetition finds the same number, because of two matches the one that starts
earlier can always stop where the other stops. The engine uses the regular expression because it is faster.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

from attrs import field, frozen

from coatl_core.cards.pieces import COLORS

ANY = "*"
OPEN = "?"
"""Marks the empty place at an open end when the option "strict X" is on (Ruling 8.9). No token matches it."""

MOST_PIECES = 150
LONGEST_COATL = 122
"""All body segments of the game with a head and a tail (RULES 1.1)."""
MAX_TOKENS = 24
"""The largest number of tokens in a sequence. Coatls hardly ever grow longer."""


_FAULTS = {
    "pattern-empty": "it names no piece",
    "pattern-color": "a colour is one of B, G, K, R and Y",
    "pattern-token": "numbers and colours are written like '2 Y, 1 R'",
    "pattern-not-place": "it may stand only at the beginning or the end",
    "pattern-count": "one colour is counted, like 'count Y'",
    "pattern-long": f"a pattern has {MAX_TOKENS} places at most",
    "pattern-many": "no coatl holds so many pieces",
}


@frozen
class PatternError(ValueError):
    """A pattern that cannot be read. ``code`` names the message ``problem-<code>``; ``word`` is the wrong part."""

    code: str
    word: str

    def __str__(self) -> str:
        return f"not a pattern: {self.word!r}: {_FAULTS[self.code]}"


@frozen
class Token:
    """One place of a sequence: a colour letter or ``*``, once or (``plus``) one or more times."""

    color: str
    plus: bool = False

    def matches(self, color: str) -> bool:
        return color == self.color or (self.color == ANY and color != OPEN)

    def __str__(self) -> str:
        return self.color + "+" * self.plus


def _set_growth(pattern: Pattern, first: str, last: str, lasting: bool = True) -> None:
    """Sets what the engine must know to avoid counting again when a coatl grows: the colours that can help the pattern
    as a new ``first`` or ``last`` piece, and whether a pattern that is met stays met (``lasting``)."""
    object.__setattr__(pattern, "first", first)
    object.__setattr__(pattern, "last", last)
    object.__setattr__(pattern, "lasting", lasting)


def _points_by_count(text: str, points: list[int]) -> Callable[[str], int]:
    """Returns a function from a coatl's colours to points: ``points[n]`` if the text occurs n times in them, the last
    entry if it occurs more often."""
    top = points[-1]

    def score(colors: str) -> int:
        try:
            return points[colors.count(text)]
        except IndexError:
            return top

    return score


def _points_by_times(times: Callable[[str], int], points: list[int]) -> Callable[[str], int]:
    """Returns a function from a coatl's colours to points: ``points[n]`` if ``times`` returns n, the last entry if it
    returns more."""
    size, top = len(points), points[-1]

    def score(colors: str) -> int:
        met = times(colors)
        return points[met] if met < size else top

    return score


def _points_by_regex(regex: str, points: list[int]) -> Callable[[str], int]:
    """Returns a function from a coatl's colours to points: ``points[n]`` if the regular expression is found n times,
    the last entry if it is found more often."""
    if len(points) == 2:
        none, top = points
        search = re.compile(regex).search
        return lambda colors: top if search(colors) else none
    findall, top = re.compile(regex).findall, points[-1]

    def score(colors: str) -> int:
        try:
            return points[len(findall(colors))]
        except IndexError:
            return top

    return score


@frozen
class Count:
    """``count Y``: how many pieces of one colour a coatl holds."""

    color: str
    times: Callable[[str], int] = field(init=False, eq=False, repr=False)
    first: str = field(init=False, eq=False, repr=False)
    last: str = field(init=False, eq=False, repr=False)
    lasting: bool = field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        color = self.color
        object.__setattr__(self, "times", lambda colors: colors.count(color))
        _set_growth(self, color, color)

    def __str__(self) -> str:
        return f"count {self.color}"

    def points(self, points: list[int]) -> Callable[[str], int]:
        """Returns a function from a coatl's colours to points: ``points[n]`` if they meet the pattern n times, the last
        entry if they meet it more often."""
        return _points_by_count(self.color, points)

    def at_least(self, times: int) -> Callable[[str], object]:
        """Returns a fast test whether a coatl's colours meet the pattern at least ``times`` times."""
        color = self.color
        return lambda colors: colors.count(color) >= times

    def occurrences(self, colors: str) -> list[tuple[int, ...]]:
        """Returns the places (from 0) of the pieces that count, one tuple for each time the pattern is met."""
        return [(i,) for i, color in enumerate(colors) if color == self.color]

    def needs(self, times: int) -> Counter[str]:
        """Returns how many pieces of each colour are needed to meet the pattern ``times`` times (RULES 9.4)."""
        return Counter({self.color: times})


@frozen
class Pieces:
    """``2 Y, 2 G, 1 R``: at least these pieces, in any order."""

    counts: tuple[tuple[str, int], ...]
    times: Callable[[str], int] = field(init=False, eq=False, repr=False)
    first: str = field(init=False, eq=False, repr=False)
    last: str = field(init=False, eq=False, repr=False)
    lasting: bool = field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        counts = self.counts
        object.__setattr__(self, "times", lambda colors: min(colors.count(c) // n for c, n in counts))
        named = "".join(color for color, _ in counts)
        _set_growth(self, named, named)

    def __str__(self) -> str:
        return ", ".join(f"{n} {color}" for color, n in self.counts)

    def points(self, points: list[int]) -> Callable[[str], int]:
        """Returns a function from a coatl's colours to points: ``points[n]`` if they meet the pattern n times, the last
        entry if they meet it more often."""
        return _points_by_times(self.times, points)

    def at_least(self, times: int) -> Callable[[str], object]:
        """Returns a fast test whether a coatl's colours meet the pattern at least ``times`` times."""
        return lambda colors: self.times(colors) >= times

    def occurrences(self, colors: str) -> list[tuple[int, ...]]:
        """Returns the places (from 0) of the pieces that count, one tuple for each time the pattern is met."""
        found = []
        for time in range(self.times(colors)):
            used: list[int] = []
            for color, n in self.counts:
                places = [i for i, c in enumerate(colors) if c == color]
                used += places[time * n : (time + 1) * n]
            found.append(tuple(sorted(used)))
        return found

    def needs(self, times: int) -> Counter[str]:
        """Returns how many pieces of each colour are needed to meet the pattern ``times`` times (RULES 9.4)."""
        return Counter({color: n * times for color, n in self.counts})


@frozen
class Sequence:
    """``!Y Y K+ R``: neighbouring pieces in this order, head to tail."""

    tokens: tuple[Token, ...]
    not_before: str = ""
    not_after: str = ""
    times: Callable[[str], int] = field(init=False, eq=False, repr=False)
    first: str = field(init=False, eq=False, repr=False)
    last: str = field(init=False, eq=False, repr=False)
    lasting: bool = field(init=False, eq=False, repr=False)

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "times", self._counter())
        if self.not_before or self.not_after:
            _set_growth(self, COLORS, COLORS, lasting=False)
        else:
            first, last = (COLORS if t.color == ANY else t.color for t in (self.tokens[0], self.tokens[-1]))
            _set_growth(self, first, last)

    def __str__(self) -> str:
        words = [f"!{self.not_before}"] * bool(self.not_before)
        words += map(str, self.tokens)
        words += [f"!{self.not_after}"] * bool(self.not_after)
        return " ".join(words)

    def points(self, points: list[int]) -> Callable[[str], int]:
        """Returns a function from a coatl's colours to points: ``points[n]`` if they meet the sequence n times, the
        last entry if they meet it more often."""
        if self._many_runs():
            return _points_by_times(self.times, points)
        if self._fixed():
            return _points_by_count("".join(t.color for t in self.tokens), points)
        return _points_by_regex(self._regex(), points)

    def at_least(self, times: int) -> Callable[[str], object]:
        """Returns a fast test whether a coatl's colours meet the sequence at least ``times`` times."""
        if times > 1 or self._many_runs():
            return lambda colors: self.times(colors) >= times
        if self._fixed():
            word = "".join(t.color for t in self.tokens)
            return lambda colors: word in colors
        return re.compile(self._regex()).search

    def _counter(self) -> Callable[[str], int]:
        """Returns the fastest exact way to count this sequence; the module docstring says why it is exact."""
        if self._many_runs():
            return self._count_runs()
        if self._fixed():
            word = "".join(t.color for t in self.tokens)
            return lambda colors: colors.count(word)
        find = re.compile(self._regex()).findall
        return lambda colors: len(find(colors))

    def _count_runs(self) -> Callable[[str], int]:
        """Returns a function that counts as ``occurrences`` does. The begun occurrences are the bits of one number (bit
        2: the last piece matches the third token), so that the time per piece does not depend on the tokens."""
        places = list(enumerate(self.tokens))
        matches = {color: sum(token.matches(color) << place for place, token in places) for color in COLORS + OPEN}
        plus, last = sum(token.plus << place for place, token in places), 1 << len(places) - 1
        not_before = self.not_before + OPEN if self.not_before else ""
        not_after = self.not_after + OPEN if self.not_after else ""

        def times(colors: str) -> int:
            count = begun = closing = 0
            begins = True
            for color in colors:
                if closing and color not in not_after:
                    count, begun = count + 1, 0
                begun = (begun << 1 | begins | begun & plus) & matches[color]
                closing = begun & last
                begins = color not in not_before
            return count + bool(closing)

        return times

    def _many_runs(self) -> bool:
        return sum(t.plus for t in self.tokens) > 1

    def _fixed(self) -> bool:
        return not (self.not_before or self.not_after or any(t.plus or t.color == ANY for t in self.tokens))

    def _regex(self) -> str:
        any_color = f"[{COLORS}]"
        parts = [any_color if t.color == ANY else t.color for t in self.tokens]
        fixed = next((i for i, t in enumerate(self.tokens) if t.plus), len(parts))
        regex = "".join(parts[:fixed])
        if self.not_before:
            # This test stands after the fixed pieces, because a regex that begins with a letter is much faster.
            regex += f"(?<![{self.not_before}{OPEN}]{regex})"
        regex += "".join(part + "+?" * t.plus for part, t in zip(parts[fixed:], self.tokens[fixed:], strict=True))
        if self.not_after:
            regex += f"(?![{self.not_after}{OPEN}])"
        return regex

    def occurrences(self, colors: str) -> list[tuple[int, ...]]:
        """Returns the places (from 0) of the pieces of each occurrence. There are as many disjoint occurrences as
        possible; each ends as early, and then starts as late, as it can (RULES 8.8)."""
        found: list[tuple[int, ...]] = []
        last = len(self.tokens) - 1
        starts: list[int | None] = [None] * (last + 1)  # where the latest match of tokens[:j + 1] ending here starts
        for i, color in enumerate(colors):
            before = colors[i - 1] if i else ""
            begin = i if not (self.not_before and before in (self.not_before, OPEN)) else None
            for j in range(last, -1, -1):
                token = self.tokens[j]
                if token.matches(color):
                    entered = starts[j - 1] if j else begin
                    stayed = starts[j] if token.plus else None
                    candidates = [s for s in (entered, stayed) if s is not None]
                    starts[j] = max(candidates) if candidates else None
                else:
                    starts[j] = None
            after = colors[i + 1 : i + 2]
            start = starts[last]
            if start is not None and not (self.not_after and after in (self.not_after, OPEN)):
                found.append(tuple(range(start, i + 1)))
                starts = [None] * (last + 1)
        return found

    def needs(self, times: int) -> Counter[str]:
        """Returns how many pieces of each colour (``*``: any) are needed to meet the sequence ``times`` times: ``+``
        needs one piece, ``!X`` none (RULES 9.4)."""
        return Counter({color: n * times for color, n in Counter(t.color for t in self.tokens).items()})


Pattern: TypeAlias = Count | Pieces | Sequence
"""What a prophecy asks for, as ``parse_pattern`` reads it."""


_PIECES = re.compile(r"\d+ [A-Z*](, \d+ [A-Z*])*")


def parse_pattern(text: str) -> Pattern:
    """Returns the pattern written in ``text`` in the language above; ``str`` writes it in its normal form.

    Raises PatternError with a code (``pattern-empty``, ``pattern-color``, ``pattern-token``, ``pattern-not-place``,
    ``pattern-count``, ``pattern-many``, ``pattern-long``) and the word that is wrong.
    """
    words = text.split()
    if not words:
        raise PatternError("pattern-empty", text)
    if words[0] == "count":
        if len(words) != 2:
            raise PatternError("pattern-count", text)
        return Count(_color(words[1]))
    if words[0][0].isdigit():
        return _parse_pieces(" ".join(words))
    if len(words) > MAX_TOKENS:
        raise PatternError("pattern-long", str(len(words)))
    not_before = not_after = ""
    if words[0].startswith("!"):
        not_before = _color(words.pop(0)[1:] or "!")
    if words and words[-1].startswith("!"):
        not_after = _color(words.pop()[1:] or "!")
    if not words:
        raise PatternError("pattern-empty", text)
    tokens = []
    for word in words:
        if word.startswith("!"):
            raise PatternError("pattern-not-place", word)
        letter, plus = (word[:-1], True) if word.endswith("+") else (word, False)
        tokens.append(Token(ANY if letter == ANY else _color(letter or word), plus))
    return Sequence(tuple(tokens), not_before, not_after)


def _parse_pieces(text: str) -> Pieces:
    if not _PIECES.fullmatch(text):
        raise PatternError("pattern-token", text)
    counts: Counter[str] = Counter()
    for item in text.split(", "):
        number, letter = item.split()
        if len(number) > 3 or int(number) > MOST_PIECES:
            raise PatternError("pattern-many", item)
        if int(number) == 0:
            raise PatternError("pattern-token", item)
        counts[_color(letter)] += int(number)
    return Pieces(tuple(counts.items()))


def _color(letter: str) -> str:
    if len(letter) != 1 or letter not in COLORS:
        raise PatternError("pattern-color", letter)
    return letter
