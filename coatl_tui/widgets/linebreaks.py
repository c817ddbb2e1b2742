"""Where a line may end. Everything the program breaks into lines is broken here: panes, screens, the rulebook, the
output of the commands.

The texts have ordinary blanks, so that what is copied from the terminal has them, too: which blanks no line ends at is
found by looking at the words. The rules are those of Czech, Polish and Ukrainian printing and harm no other language.
"""

from __future__ import annotations

import re
from functools import lru_cache

_NUMBERED = (
    "rule|chapter|turn|card|field|coatl|pile|player"
    "|pravidl|kapitol|tah|kart|pol|cóatl|hromád|hráč"
    "|zasad|rozdzia|tur|stos|gracz"
    "|правил|розділ|х[іо]д|карт|комір|коатл|стос|грав"
)
"""How words begin that are followed by their number: in English, and in any case of Czech, Polish and Ukrainian."""
_TIED = re.compile(
    rf"""
    (?<![\w’'])[^\W\d_][ ]                # a word of one letter, and the next word: v, z, i, w, і, у, a
    | [\d×][ ](?=\w)                      # a number, and what is counted
    | \b(?:{_NUMBERED})\w*[ ](?=\d)       # a word, and the number that names the thing
    | \w[ ](?=\d[\d.]*(?:[,:;)”“»]|$))    # the same with any word, where nothing counted follows: "(coatl 2)"
    | \d:[ ](?=\w)                        # a number with a colon, and what is told of it: "Turn 12: Ana"
    | :[ ](?=\S+$)                        # a colon, and the last word: "Go on: Enter"
    | \S[ ](?=[–—][ ])                    # a dash, and what it follows
    """,
    re.VERBOSE | re.IGNORECASE,
)
_ONE_CELL_EACH = re.compile("[ -\u02ff\u0370-\u052f\u2010-\u2027]*")
"""Latin, Greek, Cyrillic and their punctuation, without combining marks."""


@lru_cache(4096)  # the log is broken again for every key
def line_ranges(text: str, width: int) -> tuple[tuple[int, int], ...]:
    """Returns where each line of at most ``width`` cells begins and ends in the text. A line ends at a blank, if
    possible not between words that belong together; a word longer than a line is cut."""
    tied = {found.end() - 1 for found in _TIED.finditer(text)}
    ranges = []
    start = 0
    while (limit := _limit(text, start, width)) < len(text):
        blanks = [place for place in range(limit, start, -1) if text[place] == " "]
        end = next((place for place in blanks if place not in tied), blanks[0] if blanks else limit)
        ranges.append((start, end))
        start = end
        while start < len(text) and text[start] == " ":
            start += 1
    return *ranges, (start, len(text))


def wrap(text: str, width: int) -> list[str]:
    """Breaks a text into lines of at most ``width`` cells."""
    return [text[start:end] for start, end in line_ranges(text, width)]


def _limit(text: str, start: int, width: int) -> int:
    """Returns how far a line can reach that begins at ``start``: one character at least."""
    limit = min(start + max(1, width), len(text))
    if _ONE_CELL_EACH.fullmatch(text, start, limit):
        return limit
    from rich.cells import cell_len  # slow to import, and no text of the commands needs it

    while limit > start + 1 and cell_len(text[start:limit]) > width:
        limit -= 1
    return limit
