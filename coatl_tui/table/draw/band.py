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
_LEAST, _APART = 1, 2
"""The columns that are always told, how one stands, and the blank cells before each."""

_Run: TypeAlias = tuple[str, str]
"""A text and its ink; an empty ink is the usual one."""

_Columns: TypeAlias = list[list[_Run]]
"""What stands beside each other."""


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
    """What holds today and its days, and if ``wide`` how one stands and what comes, in columns. All days are drawn one
    by one if there is room, or else only those of what holds. Returns the column after it."""
    view = words.scene.view
    seat = view.acting if view.seat is None else view.seat
    title, told = (_title(words, track), _running(words, track, seat)) if wide else ([], [])
    parts = [(range(1, _first(track)), -1), *((days_of(window, track), n) for n, window in enumerate(track.windows))]
    many = sum(len(days) for days, _ in parts)
    steps = [told[:runs] for runs in range(len(told), min(len(told), _LEAST) - 1, -1)]
    x = area.x
    for text, ink in title:
        canvas.fill(Rect(x, area.y, cell_len(text), 1), "holds" if track.running >= 0 else "bar")
        x = words.chips.put(canvas, x, area.y, text, ink)
    for shown in steps if wide else [[]]:
        day = min(_DAY_MOST, (area.right - 1 - x - _width(shown)) // many)
        if day >= DAY:
            for days, place in parts:
                put_days(canvas, Rect(x, area.y, len(days) * day - 1, 1), days, track, place == track.running)
                x += len(days) * day
            x = _put_columns(canvas, words, x, area.y, shown)
            break
    else:
        x = _draw_few_days(canvas, words, track, Rect(x, area.y, area.right - x, 1), parts, steps)
    canvas.spot(Rect(area.x, area.y, x - area.x, 1), own_place(words.scene.panel, seat, len(view.players)))
    return x


def _draw_few_days(
    canvas: Canvas, words: Words, track: Track, area: Rect, parts: list[tuple[range, int]], steps: list[_Columns]
) -> int:
    """The days of what holds, how one stands, and from when on the next ones hold. Returns the column after it."""
    now = next((days for days, place in parts if place == track.running), range(0))
    width = min(len(now) * DAY, area.width)
    put_days(canvas, Rect(area.x, area.y, width - 1, 1), now, track, track.running >= 0)
    later = [(days, place) for days, place in parts if days.start > track.today]
    texts = [[f" {numeral(place)} {_span(days, track, place)} " for days, place in later]]
    short = [f" {numeral(place)} {days.start} " for days, place in later]
    texts += [short, short[:1], []]
    steps = steps or [[]]
    choices = [(steps[0], texts[0]), *((shown, after) for shown in steps for after in texts)]
    room = area.width - width
    fits = (each for each in choices if _width(each[0]) + sum(cell_len(text) + 1 for text in each[1]) <= room)
    shown, after = next(fits, (steps[-1], []))
    x = _put_columns(canvas, words, area.x + width, area.y, shown, area.right)
    x = max(x, area.right - sum(cell_len(text) + 1 for text in after)) if shown else x
    for text in after:
        x = canvas.put(x, area.y, text, "muted", "pill") + 1
    return x


def _first(track: Track) -> int:
    """The first day of the first window, or the day after the last one if there is none."""
    return track.windows[0].first if track.windows else track.days + 1


def _span(days: range, track: Track, place: int) -> str:
    return f"{days.start}–{days.stop - 1 if track.windows[place].last else ''}"


def _width(columns: _Columns) -> int:
    """The cells of columns with those before each of them."""
    return sum(_APART + sum(cell_len(text) for text, _ in column) for column in columns)


def _put_columns(canvas: Canvas, words: Words, x: int, y: int, columns: _Columns, end: int = 0) -> int:
    """Draws columns, up to a column of the screen if there is an ``end``. Returns the column after them."""
    for column in columns:
        x += _APART
        for text, ink in column:
            x = words.chips.put(canvas, x, y, fitted(text, max(0, end - x)) if end else text, ink)
    return x


def _title(words: Words, track: Track) -> list[_Run]:
    """The name of what holds today; in the calm, what is told of it."""
    if track.running < 0:
        return [(f"{words.line(track.calm)}  ", "text")] if track.calm is not None else []
    return [(f" {numeral(track.running)} {words.line(track.windows[track.running].title)} ", "bold on-holds")]


def _running(words: Words, track: Track, seat: int) -> _Columns:
    """How a seat stands in what holds today, what is next for it, and what holds."""
    if track.running < 0:
        return []
    window = track.windows[track.running]
    standing = [(words.scene.view.players[seat].name, player_ink(seat, bold=False))]
    standing += [(f" {window.counts[seat]} ", "bold text"), (words.line(window.counted[-1]), "muted")]
    if window.points:
        standing.append((f" {points_text(window.points[seat])}", "bold text"))
    columns = [standing]
    ahead = window.ahead(seat)
    if ahead:
        columns.append([(words.l10n("track-more", n=ahead[0][0], points=points_text(ahead[0][1])), "text")])
    if window.holds:
        columns.append([(words.line(window.holds[min(1, len(window.holds) - 1)]), "muted")])
    return columns


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
