"""What goes to the terminal: only the cells that look different from what it shows already.

Textual sends a whole line of a widget for one changed cell, and the whole screen whenever a widget comes, goes or
moves. On a table of 200 by 60 cells that is 70 kB for a key.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby, repeat
from typing import TypeAlias

from attrs import define, field
from rich.cells import cell_len
from rich.color import ColorSystem
from rich.console import COLOR_SYSTEMS, Console
from rich.segment import Segment
from rich.style import Style
from textual.geometry import Size
from textual.strip import Strip

from coatl_tui.cells import cells_of
from coatl_tui.textual_private import SYNC_END, SYNC_START, ChopsUpdate, CompositorUpdate, LayoutUpdate

_Look: TypeAlias = tuple[str, str, str]
"""The codes of a style: its marks as bold, its colour and its ground. The colour of a blank is empty: any will do."""
_PLAIN: _Look = ("", "39", "49")
_UNKNOWN: _Look = ("?", "?", "?")
_NEAR = 4
"""So many equal cells of one look between two changed ones are sent again: to go to a place costs more."""
_UNSEEN = ("", "1", "2")
"""The marks that blanks do not show."""
_OFF = {"1": "22", "2": "22", "3": "23", "4": "24", "5": "25", "7": "27", "9": "29"}
"""The codes that turn marks off."""


@define
class ShownCells:
    """The cells that the terminal shows, line by line: characters and their looks. A wide character is followed by an
    empty one."""

    chars: list[list[str]] = field(factory=list)
    looks: list[list[_Look]] = field(factory=list)
    _pieces: list[dict[int, tuple[int, list[Segment]]]] = field(factory=list)
    """What was put into each line last, by columns: how far it goes, and its segments. The same once more is known
    without looking at cells."""

    def forget(self) -> None:
        """Nothing is known any more: somebody else has written to the terminal, or it has another size."""
        self.chars, self.looks, self._pieces = [], [], []

    def replace(self, x: int, y: int, segments: list[Segment], most: int, system: ColorSystem | None, pen: Pen) -> None:
        """Puts segments into the line ``y`` from the column ``x`` on, and writes what differs. Of segments of more
        than ``most`` cells, those that go beyond are cut off."""
        while len(self.chars) <= y:
            self.chars.append([])
            self.looks.append([])
            self._pieces.append({})
        pieces = self._pieces[y]
        known_end, known = pieces.get(x, (-1, []))
        if known == segments:
            return
        sizes = [cell_len(segment.text) for segment in segments]
        if sum(sizes) > most:  # a pane that has just got another width says so of lines that are still those before
            segments = [*Strip(segments).crop(0, most)]
            sizes = [cell_len(segment.text) for segment in segments]
        end = x + sum(sizes)
        for start in [start for start, (last, _) in pieces.items() if start < end and x < last]:
            del pieces[start]
        pieces[x] = end, segments
        changed = _differing(known, segments) if end == known_end else slice(0, len(segments))
        x += sum(sizes[: changed.start])
        chars: list[str] = []
        looks: list[_Look] = []
        for (text, style, _), size in zip(segments[changed], sizes[changed], strict=True):
            blank = text.isspace()
            chars += text if size == len(text) else cells_of(text)
            looks += repeat(_look(style, system, blank), size)
        old_chars, old_looks = self.chars[y], self.looks[y]
        end = x + len(chars)
        if end > len(old_chars):
            old_looks += repeat(_UNKNOWN, end - len(old_chars))
            old_chars += repeat("", end - len(old_chars))
        before, seen = old_chars[x:end], old_looks[x:end]
        if before != chars or seen != looks:
            for first, last in _runs(chars, looks, before, seen):
                pen.write(x + first, y, chars[first:last], looks[first:last])
            old_chars[x:end], old_looks[x:end] = chars, looks


def _differing(old: list[Segment], new: list[Segment]) -> slice:
    """Where two lists of segments of the same width differ: the place in the new one."""
    most = min(len(old), len(new))
    first = next((at for at in range(most) if old[at] != new[at]), most)
    last = next((at for at in range(most - first) if old[~at] != new[~at]), most - first)
    return slice(first, len(new) - last)


@define
class Pen:
    """Writes cells in as few codes as possible. To go to a place costs far less than to change colours, so all cells of
    one look are written one after the other, wherever they stand."""

    _parts: list[str] = field(factory=list)
    _look: _Look = _PLAIN
    _runs: dict[_Look, list[tuple[int, int, list[str]]]] = field(factory=dict)
    """The cells of each look: the row and the column that they begin in, and their characters."""
    _on_ground: dict[str, _Look] = field(factory=dict)
    """A look of each ground that blanks may be written in."""

    def write(self, x: int, y: int, chars: list[str], looks: list[_Look]) -> None:
        """Writes cells from this place on."""
        at, last = 0, _UNKNOWN
        for look, cells in groupby(looks):
            after = at + len(list(cells))
            if look[:2] == ("", ""):  # blanks
                look = last if last[2] == look[2] and last[0] in _UNSEEN else self._on_ground.get(look[2], look)
            elif look[0] in _UNSEEN:
                self._on_ground.setdefault(look[2], look)
            if look == last:
                self._runs[look][-1][2].extend(chars[at:after])
            else:
                self._runs.setdefault(look, []).append((y, x + at, chars[at:after]))
            at, last = after, look

    def _take(self, look: _Look) -> None:
        marks, color, ground = look
        now = self._look
        if look == now:
            return
        switched: tuple[str, ...] | None = ()
        if marks != now[0]:
            if color == "" and marks == "" and now[0] in _UNSEEN:
                marks = now[0]
            else:
                switched = _switched(now[0], marks)
        if switched is None:
            self._parts.append(f"\x1b[{';'.join(('0', *filter(None, look)))}m")
            self._look = look
            return
        codes = [*switched, *(new for new, old in ((color, now[1]), (ground, now[2])) if new and new != old)]
        if codes:
            self._parts.append(f"\x1b[{';'.join(codes)}m")
        self._look = (marks, color or now[1], ground)

    def text(self) -> str:
        """All that was written; after it the terminal writes in its own look."""
        row = column = -1
        for look, runs in sorted(self._runs.items(), key=lambda each: each[0][::-1]):  # ground by ground
            self._take(look)
            for y, x, chars in runs:
                if y != row:
                    self._parts.append(f"\x1b[{y + 1};{x + 1}H")
                elif x != column:
                    self._parts.append(f"\x1b[{x + 1}G")
                self._parts += chars
                row, column = y, x + len(chars)
        return "".join([*self._parts, "\x1b[0m"]) if self._parts else ""


@lru_cache(256)
def _switched(before: str, after: str) -> tuple[str, ...] | None:
    """The codes that turn some marks into others; None if they cannot be turned off one by one."""
    old, new = (marks.split(";") if marks else [] for marks in (before, after))
    gone = [mark for mark in old if mark not in new]
    if not all(mark in _OFF for mark in (*gone, *new)):
        return None
    off = dict.fromkeys(_OFF[mark] for mark in gone)
    return (*off, *(mark for mark in new if mark not in old or _OFF[mark] in off))


@lru_cache(4096)
def _look(style: Style | None, system: ColorSystem | None, blank: bool) -> _Look:
    if system is None:
        return _PLAIN
    style = style or Style.null()
    marks = style.without_color.render("x", color_system=system).partition("x")[0]
    marks = marks.removeprefix("\x1b[").removesuffix("m")
    color, ground = (
        ";".join(each.downgrade(system).get_ansi_codes(foreground)) if each is not None else default
        for each, foreground, default in ((style.color, True, "39"), (style.bgcolor, False, "49"))
    )
    if blank and marks in _UNSEEN:
        return ("", "", ground)
    return marks, color, ground


def _runs(chars: list[str], looks: list[_Look], before: list[str], seen: list[_Look]) -> Iterator[tuple[int, int]]:
    """Where runs of changed cells begin and end."""
    first = last = -1
    for at, (char, look, old_char, old_look) in enumerate(zip(chars, looks, before, seen, strict=True)):
        if char == old_char and (look is old_look or look == old_look):
            continue
        if first >= 0 and at > last and (at - last > _NEAR or looks[last - 1 : at - 1] != looks[last:at]):
            yield first, last
            first = -1
        if first < 0:
            first = at - (not char and at > 0)  # never the second half of a wide character alone
        last = at + 1
        while last < len(chars) and not chars[last]:
            last += 1
    if first >= 0:
        yield first, last


class Changes(CompositorUpdate):
    """An update of Textual's that leaves out what the terminal shows already. ``text`` is what is to be written, and
    counts as shown from now on. ``size`` is that of the terminal. If it has just become
    smaller, a screen may be painted once more as wide as it was: what lies outside would be written over the last
    column and the last line, so it is left out, too. ``framed`` puts the marks of a frame around it, for a terminal
    that shows all between them at once: Textual would hand over three pieces to the thread that writes, one by one."""

    def __init__(
        self, update: CompositorUpdate, shown: ShownCells, console: Console, size: Size, *, framed: bool = False
    ) -> None:
        pen, system = Pen(), COLOR_SYSTEMS.get(console.color_system or "")
        for x, y, segments in _pieces(update):
            if y < size.height and x < size.width:
                shown.replace(x, y, segments, size.width - x, system, pen)
        text = pen.text()
        self.text = f"{SYNC_START}{text}{SYNC_END}" if framed and text else text

    def render_segments(self, console: Console) -> str:
        return self.text


def _pieces(update: CompositorUpdate) -> Iterator[tuple[int, int, list[Segment]]]:
    """The column, the line and the segments of each piece of an update."""
    if isinstance(update, LayoutUpdate):
        for y, strips in enumerate(update.strips, update.region.y):
            x = update.region.x
            for piece in strips:
                yield x, y, list(piece)
                x += piece.cell_length
    elif isinstance(update, ChopsUpdate):
        for y, start, stop in update.spans:
            for end, (x, strip) in zip(update.chop_ends[y], update.chops[y].items(), strict=False):
                if strip is not None and x <= stop and end > start:
                    yield x, y, list(strip)
