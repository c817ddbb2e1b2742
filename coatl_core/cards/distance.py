"""Finds quickly how near a coatl is to the next level of a prophecy: for programs that compare many coatls.

``missing`` finds the fewest pieces, always, and takes its time. ``additions`` tries what nearly always is the fewest:
the end of an occurrence behind the tail end, its beginning before the head end, or both. Results are kept in a cache of
a fixed size.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from coatl_core.cards.patterns import ANY, Count, Pieces, Sequence
from coatl_core.cards.pieces import COLORS
from coatl_core.cards.prophecies import Prophecy

Addition: TypeAlias = tuple[str, str]
"""Colours to add before the head end and behind the tail end, each from head to tail."""

MOST_REMEMBERED = 1 << 14
LONGEST = 12
"""Additions with more pieces are not looked for."""


def distance(prophecy: Prophecy, colors: str, head: bool = True, tail: bool = True) -> int | None:
    """Returns about how many pieces a coatl lacks for the next level of a prophecy: never fewer than it lacks. None if
    it has reached the last level, or if no way was found. ``colors`` are its colours, head to tail; ``head`` and
    ``tail`` say which ends are open."""
    return min((len(before) + len(behind) for before, behind in additions(prophecy, colors, head, tail)), default=None)


@lru_cache(MOST_REMEMBERED)
def additions(prophecy: Prophecy, colors: str, head: bool = True, tail: bool = True) -> tuple[Addition, ...]:
    """Returns short ways to reach the next level of a prophecy, for each open end and for both; see ``distance``."""
    level = prophecy.next_level(colors)
    if level is None or not (head or tail):
        return ()
    pattern, times = prophecy.pattern, level[0]
    if isinstance(pattern, Sequence):
        found = _of_sequence(pattern, colors, times, head, tail)
    else:
        lacking = _lacking(pattern, colors, times)
        found = [("", lacking)] * tail + [(lacking, "")] * head
    return tuple(dict.fromkeys(way for way in found if 0 < len(way[0]) + len(way[1]) <= LONGEST))


def _lacking(pattern: Count | Pieces, colors: str, times: int) -> str:
    counts = ((pattern.color, 1),) if isinstance(pattern, Count) else pattern.counts
    return "".join(color * (n * times - colors.count(color)) for color, n in counts)


def _of_sequence(pattern: Sequence, colors: str, times: int, head: bool, tail: bool) -> list[Addition]:
    found: list[Addition] = []
    for at_head in (True,) * head + (False,) * tail:
        found += [(added, "") if at_head else ("", added) for added in _at_one_end(pattern, colors, times, at_head)]
    if head and tail:
        least = min((len(before) + len(behind) for before, behind in found), default=LONGEST)
        found += _at_both_ends(pattern, colors, times, least)
    return found


def _at_one_end(pattern: Sequence, colors: str, times: int, at_head: bool) -> list[str]:
    """Returns the shortest additions at one end; if several occurrences are lacking, one after the other."""
    met = pattern.times(colors)
    added = [""]
    for _ in range(times - met):
        longer = [s for done in added[:2] for s in _once_more(pattern, colors, done, at_head)]
        least = min(map(len, longer), default=0)
        added = [s for s in longer if len(s) == least]
        if any(pattern.times(s + colors if at_head else colors + s) >= times for s in added):
            break
    return [s for s in added if pattern.times(s + colors if at_head else colors + s) >= times]


def _once_more(pattern: Sequence, colors: str, done: str, at_head: bool) -> list[str]:
    """Returns the shortest additions, ``done`` among them, after which the sequence is met once more than now."""
    now = pattern.times(done + colors if at_head else colors + done)
    whole = _whole(pattern)
    pieces = [whole[: n + 1] if at_head else whole[-n - 1 :] for n in range(len(whole))]
    if pattern.not_before or pattern.not_after:
        pieces += [whole + c if at_head else c + whole for c in COLORS]
    fitting: list[str] = []
    for piece in pieces:
        if fitting and len(piece) > len(fitting[0]):
            break
        if pattern.times(piece + done + colors if at_head else colors + done + piece) > now:
            fitting.append(piece)
    return [piece + done if at_head else done + piece for piece in fitting]


def _at_both_ends(pattern: Sequence, colors: str, times: int, least: int) -> list[Addition]:
    """Returns the shortest ways that add at both ends and are shorter than ``least``."""
    whole, found = _whole(pattern), list[Addition]()
    for size in range(2, min(least, len(whole))):
        for before in range(1, size):
            way = whole[:before], whole[before - size :]
            if pattern.times(way[0] + colors + way[1]) >= times:
                found.append(way)
        if found:
            break
    return found


@lru_cache(1024)
def _whole(pattern: Sequence) -> str:
    """Returns a shortest occurrence. A piece of any colour takes that of the piece beside it."""
    colors = [token.color for token in pattern.tokens]
    named = next((c for c in colors if c != ANY), COLORS[0])
    whole = ""
    for color in colors:
        whole += color if color != ANY else (whole[-1:] or named)
    return whole
