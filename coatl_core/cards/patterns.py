"""The pattern language of prophecies, parsed once into an exact matcher (RULES 8.8).

Three kinds of pattern, each read against a coatl's colours from its head end to its tail end (``"BBRBBK"``):

==================  ===========================================================================
``count Y``         yellow pieces, wherever they lie
``Y K+ R``          a sequence: ``Y`` one piece, ``K+`` one or more, ``*`` and ``*+`` of any colour;
                    ``!Y`` before or after it: the place beside holds no yellow piece (or none at all)
``2 Y, 2 G, 1 R``   at least these pieces, in any order
==================  ===========================================================================

A repeated sequence counts the largest number of disjoint occurrences. Occurrences are intervals on a line, so taking
the one that ends first, again and again, finds that number; ``occurrences`` does exactly this. A regular expression
with lazy repetition does the same for sequences with at most one ``+`` (of two matches, the one that starts earlier
can always stop where the other stops), and is what the engine uses to count quickly.
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
"""Stands for the empty place at an open end where the option "strict X" is on (Ruling 8.9): no token matches it."""

MOST_PIECES = 150
MAX_TOKENS = 24
"""Longer sequences are refused: no coatl of the game could hold them."""


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
    """A pattern that cannot be read. ``code`` names the message; ``word`` is the part at fault."""

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
    """What a coatl's growth does to the pattern, so that much need not be counted anew: the colours that may add to
    it as a new ``first`` or ``last`` piece, and whether what is met is ``lasting``."""
    object.__setattr__(pattern, "first", first)
    object.__setattr__(pattern, "last", last)
    object.__setattr__(pattern, "lasting", lasting)


def _points_by_count(text: str, points: list[int]) -> Callable[[str], int]:
    """The points for as often as the text occurs in a coatl's colours; the last of them for more."""
    top = points[-1]

    def score(colors: str) -> int:
        try:
            return points[colors.count(text)]
        except IndexError:
            return top

    return score


def _points_by_times(times: Callable[[str], int], points: list[int]) -> Callable[[str], int]:
    """The points for as often as ``times`` says; the last of them for more."""
    size, top = len(points), points[-1]

    def score(colors: str) -> int:
        met = times(colors)
        return points[met] if met < size else top

    return score


def _points_by_regex(regex: str, points: list[int]) -> Callable[[str], int]:
    """The points for as often as the regular expression is found; the last of them for more."""
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
        """What a coatl's colours earn: the points listed for as often as they meet the pattern, from 0 times on."""
        return _points_by_count(self.color, points)

    def at_least(self, times: int) -> Callable[[str], object]:
        """A quick test, true of colours that meet the pattern so often."""
        color = self.color
        return lambda colors: colors.count(color) >= times

    def occurrences(self, colors: str) -> list[tuple[int, ...]]:
        """The places of the pieces that count, one tuple for each time met."""
        return [(i,) for i, color in enumerate(colors) if color == self.color]

    def needs(self, times: int) -> Counter[str]:
        """The colours that ``times`` times take at least, in any order (RULES 9.4)."""
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
        """What a coatl's colours earn: the points listed for as often as they meet the pattern, from 0 times on."""
        return _points_by_times(self.times, points)

    def at_least(self, times: int) -> Callable[[str], object]:
        """A quick test, true of colours that meet the pattern so often."""
        return lambda colors: self.times(colors) >= times

    def occurrences(self, colors: str) -> list[tuple[int, ...]]:
        """The places of the pieces that count, one tuple for each time met."""
        found = []
        for time in range(self.times(colors)):
            used: list[int] = []
            for color, n in self.counts:
                places = [i for i, c in enumerate(colors) if c == color]
                used += places[time * n : (time + 1) * n]
            found.append(tuple(sorted(used)))
        return found

    def needs(self, times: int) -> Counter[str]:
        """The colours that ``times`` times take, in any order (RULES 9.4)."""
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
        """What a coatl's colours earn: the points listed for as often as they meet the sequence, from 0 times on."""
        if self._many_runs():
            return _points_by_times(self.times, points)
        if self._fixed():
            return _points_by_count("".join(t.color for t in self.tokens), points)
        return _points_by_regex(self._regex(), points)

    def at_least(self, times: int) -> Callable[[str], object]:
        """A quick test, true of colours that meet the sequence so often."""
        if times > 1 or self._many_runs():
            return lambda colors: self.times(colors) >= times
        if self._fixed():
            word = "".join(t.color for t in self.tokens)
            return lambda colors: word in colors
        return re.compile(self._regex()).search

    def _counter(self) -> Callable[[str], int]:
        """The quickest exact way to count this sequence (see the module's text for why it is exact)."""
        if self._many_runs():
            return lambda colors: len(self.occurrences(colors))
        if self._fixed():
            word = "".join(t.color for t in self.tokens)
            return lambda colors: colors.count(word)
        find = re.compile(self._regex()).findall
        return lambda colors: len(find(colors))

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
            # Looked for behind the pieces of fixed number: a regex that begins with a letter is found much faster.
            regex += f"(?<![{self.not_before}{OPEN}]{regex})"
        regex += "".join(part + "+?" * t.plus for part, t in zip(parts[fixed:], self.tokens[fixed:], strict=True))
        if self.not_after:
            regex += f"(?![{self.not_after}{OPEN}])"
        return regex

    def occurrences(self, colors: str) -> list[tuple[int, ...]]:
        """The places of the pieces of each occurrence: the largest number of disjoint ones, each ending as early and
        starting as late as it can."""
        found: list[tuple[int, ...]] = []
        last = len(self.tokens) - 1
        starts: list[int | None] = [None] * (last + 1)  # of the latest match of tokens[:j + 1] that ends here
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
        """The colours that ``times`` times take at least: ``+`` is one piece, ``!X`` none, any colour is ``*``
        (RULES 9.4)."""
        return Counter({color: n * times for color, n in Counter(t.color for t in self.tokens).items()})


Pattern: TypeAlias = Count | Pieces | Sequence


_PIECES = re.compile(r"\d+ [A-Z*](, \d+ [A-Z*])*")


def parse_pattern(text: str) -> Pattern:
    """Reads a pattern of the language above; ``str(parse_pattern(text))`` is its tidy form.

    Raises PatternError with a code (``pattern-empty``, ``pattern-color``, ``pattern-token``, ``pattern-not-place``,
    ``pattern-count``, ``pattern-long``) and the word at fault.
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
        not_before = _color(words.pop(0)[1:])
    if words and words[-1].startswith("!"):
        not_after = _color(words.pop()[1:])
    if not words:
        raise PatternError("pattern-empty", text)
    tokens = []
    for word in words:
        if word.startswith("!"):
            raise PatternError("pattern-not-place", word)
        letter, plus = (word[:-1], True) if word.endswith("+") else (word, False)
        tokens.append(Token(ANY if letter == ANY else _color(letter), plus))
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
