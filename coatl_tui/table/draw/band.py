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
from coatl_tui.widgets.card import COUNTS, fitted

_LEFT_OUT = 5
"""The cells for how many lines have no room."""
_DAY_MOST = 5
"""The most cells of a day."""
_CHIP = 3
"""The most cells of a piece or a card alone."""
_APART = 2
"""The blank cells before each column of what holds."""
_LATER = 4
"""The cells of a day that is to come."""

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
    """What holds today with its days, and if ``wide`` how one stands in columns, and what holds later, as far as there
    is room. Days of the past are told where all lies open. Returns the column after it."""
    view = words.scene.view
    seat = view.acting if view.seat is None else view.seat
    title, told = (_title(words, track), _running(words, track, seat)) if wide else ([], [[]])
    x = area.x
    for text, ink in title:
        canvas.fill(Rect(x, area.y, cell_len(text), 1), "pill" if track.running >= 0 else "bar")
        x = words.chips.put(canvas, x, area.y, text, ink)
    now = days_of(track.windows[track.running], track) if track.running >= 0 else range(1, _first(track))
    later = [(place, window) for place, window in enumerate(track.windows) if window.first > track.today]
    spans = [f" {numeral(place)} {_span(days_of(window, track), track, place)} " for place, window in later]
    named = [
        f" {numeral(place)} {words.line(window.title)} {span[len(numeral(place)) + 2 :]}"
        for (place, window), span in zip(later, spans, strict=True)
    ]
    short = [f" {numeral(place)} {window.first} " for place, window in later]
    room = area.right - 1 - x
    day = min(DAY, room // max(1, len(now))) if now else 0
    choices = [(columns, after) for columns in told for after in (named, spans, short, short[:1], [])]
    columns, after = next((each for each in choices if len(now) * day + _needs(*each) <= room), (told[-1], []))
    spare = room - len(now) * day - _needs(columns, after)
    day += max(0, min(_DAY_MOST - day, spare // max(1, len(now))))
    width = min(len(now) * day, room)
    put_days(canvas, Rect(x, area.y, width, 1), now, track, track.running >= 0)
    x += width
    heads = [f" {numeral(place)} {words.line(window.title)} " for place, window in later]
    dated = sum(
        cell_len(head) + _LATER * len(days_of(window, track)) for head, (_, window) in zip(heads, later, strict=True)
    )
    if wide and after and dated + _width(columns) <= area.right - x:  # all days that are to come follow as days
        for head, (_, window) in zip(heads, later, strict=True):
            days = days_of(window, track)
            canvas.fill(Rect(x, area.y, cell_len(head), 1), "card")
            x = words.chips.put(canvas, x, area.y, head, "text")
            put_days(canvas, Rect(x, area.y, _LATER * len(days), 1), days, track, running=False)
            x += _LATER * len(days)
    else:
        for text in after:
            canvas.fill(Rect(x, area.y, cell_len(text), 1), "card")
            x = words.chips.put(canvas, x, area.y, text, "text" if wide else "muted") + 1
    x = _put_columns(canvas, words, x, area.y, columns, area.right)
    canvas.spot(Rect(area.x, area.y, x - area.x, 1), own_place(words.scene.panel, seat, len(view.players)))
    return x


def _needs(columns: _Columns, after: list[str]) -> int:
    """The cells of columns and of what stands behind them."""
    return _width(columns) + sum(cell_len(text) + 1 for text in after) + _APART * bool(columns and after)


def _first(track: Track) -> int:
    """The first day of the first window, or the day after the last one if there is none."""
    return track.windows[0].first if track.windows else track.days + 1


def _span(days: range, track: Track, place: int) -> str:
    return f"{days.start}–{days.stop - 1 if track.windows[place].last else ''}"


def _width(columns: _Columns) -> int:
    """The cells of columns with those before each of them."""
    return sum(_APART + sum(cell_len(text) for text, _ in column) for column in columns)


def _put_columns(canvas: Canvas, words: Words, x: int, y: int, columns: _Columns, end: int) -> int:
    """Draws columns, up to a column of the screen. Returns the column after them."""
    for column in columns:
        x += _APART
        width = min(sum(cell_len(text) for text, _ in column), end - x)
        canvas.fill(Rect(x - 1, y, width + 1, 1), "card")  # one part of the line after the other
        for text, ink in column:
            x = words.chips.put(canvas, x, y, fitted(text, max(0, end - x)), ink)
    return x


def _title(words: Words, track: Track) -> list[_Run]:
    """The name of what holds today; in the calm, what is told of it."""
    if track.running < 0:
        return [(f"{words.line(track.calm)}  ", "text")] if track.calm is not None else []
    return [(f" {numeral(track.running)} {words.line(track.windows[track.running].title)} ", "bold text")]


def _running(words: Words, track: Track, seat: int) -> list[_Columns]:
    """How a seat stands in what holds today, what is next for it, and what holds, in ever fewer words."""
    if track.running < 0:
        return [[]]
    window, l10n = track.windows[track.running], words.l10n
    standing = [(words.scene.view.players[seat].name, player_ink(seat, bold=False))]
    counted = words.line(window.counted[-1])
    times = COUNTS if cell_len(counted) <= _CHIP else ""  # "0 B: 3" would seem to be two numbers
    standing += [(f" {window.counts[seat]}{times} ", "bold text"), (counted, "muted")]
    short = standing
    if window.points:
        points = points_text(window.points[seat])
        short = [*standing, (f" {points}", "bold text")]
        worth = l10n("track-worth", n=abs(window.points[seat]), points=points)
        standing = [*standing, (": ", "muted"), (worth, "bold text")]
    holds = [[(words.line(window.holds[min(1, len(window.holds) - 1)]), "muted")]] if window.holds else []
    gives = [
        [[(l10n(message, n=ahead[0][0], points=points_text(ahead[0][1])), "text")]]
        for message in ("track-more-gives", "track-more")
        if (ahead := window.ahead(seat))
    ] or [[], []]
    return [
        [standing, *gives[0], *holds],
        [standing, *gives[0]],
        [short, *gives[1]],
        [short],
    ]


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
