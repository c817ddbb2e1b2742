"""The band in which variants show what holds now: the days of a track, what a track counts, and lines, as far as there
is room for them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from attrs import frozen
from rich.cells import cell_len

from coatl_core.game.track import Track, Window
from coatl_core.language.optiontext import variant_title
from coatl_core.language.tracktext import points_text
from coatl_core.play.panel import own_place
from coatl_core.play.things import PanelItem
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.chips import player_ink
from coatl_tui.table.draw.track import DAY, Words, days_of, numeral, put_days
from coatl_tui.widgets.canvas import MORE, Canvas, Rect
from coatl_tui.widgets.card import fitted

_LEFT_OUT = 5
"""The cells for how many lines have no room."""
_DAY_MOST = 5
"""The most cells of a day."""
_STANDING = 4
"""The texts of what holds today that say what it is, and how one stands."""

_Run: TypeAlias = tuple[str, str]
"""A text and its ink; an empty ink is the usual one."""


@frozen
class _Line:
    """A line of the variant with this name: its place among the variant's lines, the item, and what it says."""

    name: str
    place: int
    item: PanelItem
    text: tuple[_Run, ...]

    @property
    def width(self) -> int:
        """Its cells."""
        return sum(cell_len(text) for text, _ in self.text)


_Placed: TypeAlias = tuple[int, int, str, _Line]
"""Where a line begins, what stands before it, and the line."""


def draw_band(canvas: Canvas, board: Board, area: Rect, words: Words) -> None:
    """Days come first, then lines one after the other, each variant's after its name; what has no room is counted. Of
    several variants the first lines come before the second ones. The lines of a variant with days are told where all
    lies open alone."""
    canvas.fill(area, "bar")
    begin = canvas.put(area.x, area.y, f" {board.letter('panel')} ", "bold key", "pill") + 1
    scene = board.scene
    dated = next((part for _, parts in scene.panel for part in parts if isinstance(part, Track) and part.today), None)
    told = _told(words)
    top = begin
    if dated is not None:
        alone = not told or area.height > 1
        top = _draw_days(canvas, words, dated, Rect(begin, area.y, area.right - begin - (0 if alone else 2), 1), alone)
    shown = _choose(told, begin, top, area)
    for x, y, lead, line in shown:
        x = canvas.put(x, y, lead, "muted" if line.place == 0 else "faint")
        start, end = x, area.right - 1 - _LEFT_OUT * (len(shown) < len(told))
        for text, ink in line.text:
            x = words.chips.put(canvas, x, y, fitted(text, max(0, end - x)), ink or "text")
        canvas.spot(Rect(start, y, x - start, 1), line.item)
    if len(shown) < len(told):
        canvas.right(area.right - 1, area.bottom - 1, f"{MORE} {len(told) - len(shown)}", "bold key")
    drawn = {item for _, item, _ in canvas.spots}
    for number in range(1, len(scene.panel_spots) + 1):
        if PanelItem(number) not in drawn:  # the cursor may stand there, and finds its place when all is open
            canvas.spot(Rect(area.x, area.bottom, 0, 1), PanelItem(number))


def _draw_days(canvas: Canvas, words: Words, track: Track, area: Rect, wide: bool) -> int:
    """The days, and if ``wide`` after them what holds today, as far as there is room. If there is none for both, only
    the days of what holds are drawn one by one. Returns the column after it."""
    scene = words.scene
    seat = scene.view.acting if scene.view.seat is None else scene.view.seat
    told = _running(words, track, seat)
    needs = [sum(cell_len(text) for text, _ in told[:runs]) + 2 if wide else 0 for runs in (len(told), _STANDING)]
    first = track.windows[0].first if track.windows else track.days + 1
    parts = [(range(1, first), -1), *((days_of(window, track), n) for n, window in enumerate(track.windows))]
    many = sum(len(days) for days, _ in parts)
    day = next((day for need in needs if (day := min(_DAY_MOST, (area.width - need) // many)) >= DAY), 0)
    x, start = area.x, area.x
    for days, place in parts:
        running = place == track.running
        if day >= DAY:
            put_days(canvas, Rect(x, area.y, len(days) * day - 1, 1), days, track, running)
            x += len(days) * day
        elif running:
            width = min(len(days) * DAY, area.right - x)
            put_days(canvas, Rect(x, area.y, width - 1, 1), days, track, running)
            x += width
        elif days.stop > track.today:  # what is over has no place
            number = f"{numeral(place)} " if place >= 0 else ""
            text = f" {number}{days.start}–{days.stop - 1 if _ends(track, place) else ''} "
            x = canvas.put(x, area.y, text, "muted", "pill") + 1
    own = own_place(scene.panel, seat, len(scene.view.players))
    x += 1
    for text, ink in told if wide else ():
        if x + cell_len(text) > area.right:
            break
        x = words.chips.put(canvas, x, area.y, text, ink)
    canvas.spot(Rect(start, area.y, x - start, 1), own)
    return x


def _ends(track: Track, place: int) -> bool:
    return place < 0 or bool(track.windows[place].last)


def _running(words: Words, track: Track, seat: int) -> list[_Run]:
    """What holds today, and how a seat stands; in the calm, what is told of it."""
    if track.running < 0:
        return [(words.line(track.calm), "text")] if track.calm is not None else []
    window = track.windows[track.running]
    title = f"{numeral(track.running)} {words.line(window.title)}"
    runs = [(title, "bold text"), (f"  {window.counts[seat]} ", "bold text")]
    runs.append((words.line(window.counted[-1]), "muted"))
    if window.points:
        runs.append((f" {points_text(window.points[seat])}", "bold text"))
    ahead = window.ahead(seat)
    if ahead:
        more = words.l10n("track-more", n=ahead[0][0], points=points_text(ahead[0][1]))
        runs.append((f"  {more}", "muted"))
    if window.holds:
        runs.append((f"  {words.line(window.holds[min(1, len(window.holds) - 1)])}", "muted"))
    return runs


def _told(words: Words) -> list[_Line]:
    """All lines in order, and what tracks without days count. A variant with days has no lines here."""
    found: list[_Line] = []
    number, scene = 1, words.scene
    for variant, parts in scene.panel:
        name, place = variant_title(variant.id, scene.l10n), 0
        quiet = any(isinstance(part, Track) and part.today for part in parts)
        for part in parts:
            if isinstance(part, Track):
                seats = _seats(words)
                for column, window in enumerate(() if quiet else part.windows):
                    item = PanelItem(number + seats[0] * len(part.columns) + column - part.columns.start)
                    found.append(_Line(name, place, item, (*_counted(words, window, seats),)))
                    place += 1
                if not part.windows and part.notes:
                    item = PanelItem(number + seats[0])
                    found.append(_Line(name, place, item, (*_notes(words, part, seats),)))
                    place += 1
                number += len(part.columns) * len(scene.view.players)
                continue
            if not quiet:
                found.append(_Line(name, place, PanelItem(number), ((words.line(part), ""),)))
                place += 1
            number += 1
    return found


def _seats(words: Words) -> list[int]:
    """All seats, that of whoever looks first."""
    view = words.scene.view
    own = view.acting if view.seat is None else view.seat
    return [(own + step) % len(view.players) for step in range(len(view.players))]


def _counted(words: Words, window: Window, seats: Iterable[int]) -> Iterable[_Run]:
    """What a window counts of all players."""
    yield f"{words.line(window.title)}", "muted"
    for seat in seats:
        yield f"  {words.scene.view.players[seat].name}", player_ink(seat, bold=False)
        yield f" {window.counts[seat]}", "bold text"
        if window.points and window.points[seat]:
            yield f" {points_text(window.points[seat])}", "bold points" if window.scored else "muted"


def _notes(words: Words, track: Track, seats: Iterable[int]) -> Iterable[_Run]:
    """What is told of all players."""
    for place, seat in enumerate(seats):
        yield f"{'  ' * bool(place)}{words.scene.view.players[seat].name} ", player_ink(seat, bold=False)
        yield words.line(track.notes[seat].title), "text"


def _choose(told: list[_Line], begin: int, top: int, area: Rect) -> tuple[_Placed, ...]:
    """The lines that have room, with their places."""
    shown: tuple[_Placed, ...] = ()
    full: set[str] = set()
    for line in sorted(told, key=lambda line: line.place):
        if line.name in full:  # its lines before this one have had no room
            continue
        wanted = sorted((*(line for *_, line in shown), line), key=lambda line: line.item.number)
        cut = not shown and top == begin
        placed = _flow(wanted, begin, top, area, _LEFT_OUT * (len(wanted) < len(told)), cut)
        if placed is None:
            full.add(line.name)
        else:
            shown = placed
    return shown


def _flow(
    lines: Iterable[_Line], begin: int, top: int, area: Rect, spare: int, cut: bool
) -> tuple[_Placed, ...] | None:
    """Where these lines lie in a band, from the column ``top`` on in its first row and from ``begin`` on in the next
    one, with ``spare`` cells left in the last row; None if they have no room. With ``cut`` a line alone always has."""
    placed: list[_Placed] = []
    x, y, end = top, area.y, area.right - 1
    for line in lines:
        name = f"{line.name}  " if line.place == 0 else ""
        lead = name if x == begin else f"   {name}" if name else " · "
        need = cell_len(lead) + line.width
        if x + need > end - spare * (y == area.bottom - 1) and not cut:
            x, y, lead = begin, y + 1, name
            need = cell_len(lead) + line.width
            if y == area.bottom or x + need > end - spare * (y == area.bottom - 1):
                return None
        placed.append((x, y, lead, line))
        x += need
    return tuple(placed)
