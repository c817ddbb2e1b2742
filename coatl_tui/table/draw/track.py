"""A track of what a variant shows: its days, what holds on them, the ladders, and a row for each player. The columns
are the days: all that is told of what holds stands below its days."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import frozen
from rich.cells import cell_len

from coatl_core.game.offers import PanelLine
from coatl_core.game.track import Rung, Track, Window
from coatl_core.language.l10n import L10n
from coatl_core.language.tracktext import line_text, points_text
from coatl_core.language.valuetext import MARKED
from coatl_core.play.things import PanelItem
from coatl_tui.table.draw.chips import NAME, Chips, player_ink
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import GAP, Canvas, Rect, cursor
from coatl_tui.widgets.card import fitted
from coatl_tui.widgets.digits import LOW, draw_digits
from coatl_tui.widgets.linebreaks import wrap

DAY = 3
"""The least cells of a day."""
_NARROW, _WIDE = 19, 53
"""The least and the most cells of a window."""
_DAYLESS, _DAYLESS_GOOD, _DAYLESS_LEAST = 24, 13, 12
"""The most cells of a window without days, those for which names give way, and the least."""
_PEOPLE, _PEOPLE_GOOD = 26, 37
"""The least cells of what is told of the players, and those that windows grow beside."""
_FLAT = 24
"""The cells of a window in which a ladder has room in one row."""
_NAME_LEAST = 4
"""The cells that a name always has."""
_POINTS = 15
"""The cells up to the end of the points, where there is room for more."""
_ONE_ROW = 30
"""The cells of a window in which all that is told of a player has room in one row."""
_RUNG, _INDENT = 8, 1
"""The most cells of a step of a ladder, and those before the second row of a player."""
_LABELLED = 40
"""The cells before the windows in which the day has room in large digits."""
_ROOMY_RUNG, _NARROW_RUNG = 6, 4
"""The cells of a step from which on it tells from how many to how many; in so few its numbers stand in a column."""
_HANGS = "╰"
"""Stands before the second row of a player, which belongs to what is above it."""
_PASSED, _TO_COME = "━", "─"
"""A day that has begun, and one that is to come, in a row."""
NEVER = "–"
"""Stands for a step of a ladder that nobody can reach."""
_LABELS = {
    "titles": "track-row-title",
    "holds": "track-row-holds",
    "counts": "track-from",
    "points": "track-points",
    "ladder": "track-points",
}
"""What rows of a track tell."""
_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


@frozen
class Rows:
    """What stands above the rows of the players, row by row, and how many rows each of them has."""

    above: tuple[str, ...] = ()
    each: int = 1

    def many(self, players: int) -> int:
        """Returns how many rows there are with so many players."""
        return len(self.above) + self.each * players


@frozen
class Words:
    """The texts of a scene, with chips in them."""

    scene: Scene
    chips: Chips

    @property
    def l10n(self) -> L10n:
        """The language."""
        return self.scene.l10n

    def line(self, line: PanelLine) -> str:
        """A line of a variant, as chips draw it."""
        return self.chips.read(line_text(line, self.scene.view, self.l10n, MARKED))

    def first(self, lines: Iterable[PanelLine], room: int) -> str:
        """The first of these that has room; an empty text for none."""
        return next((text for text in map(self.line, lines) if cell_len(text) <= room), "")

    def shortest(self, lines: Sequence[PanelLine], room: int) -> str:
        """The first of these that has room, or the last one, cut."""
        return self.first(lines, room) or (fitted(self.line(lines[-1]), room) if lines else "")


def heights(track: Track, width: int) -> list[Rows]:
    """The rows with nothing left out, and then ever fewer of them, for a place that is not high enough."""
    rows = ["days"] * bool(track.today) + ["titles"] * bool(track.windows)
    rows += ["holds"] * any(window.holds for window in track.windows)
    ladders = any(window.ladder for window in track.windows)
    steps = [Rows((*rows, *["counts", "points"] * ladders))]
    if ladders and _windows(track, Rect(0, 0, width, 1))[1] >= _FLAT:
        steps.append(Rows((*rows, "ladder")))
    if "holds" in rows:
        steps.append(Rows(tuple(row for row in steps[-1].above if row != "holds")))
    return steps


def taller(track: Track, width: int) -> list[Rows]:
    """The rows with all in more words, for a place that is high but not wide, and then ever fewer of them."""
    whole = heights(track, width)[0].above
    if not track.notes or not track.windows or _windows(track, Rect(0, 0, width, 1))[1] >= _ONE_ROW:
        return []
    more = tuple(each for row in whole for each in ((row, "holds more") if row == "holds" else (row,)))
    return [Rows(more, 2), Rows(whole, 2), Rows(more)]


def _windows(track: Track, area: Rect) -> tuple[int, int]:
    """The column of the first window, and the cells of each."""
    many = max(1, len(track.windows))
    if track.today:
        grown = max((area.width * 22 + 50) // 100, (area.width - _PEOPLE_GOOD) // many)
        width = max(_NARROW, min(_WIDE, grown, (area.width - _PEOPLE) // many))
        return area.right - many * width, width
    people = _PEOPLE if track.notes else max(_NAME_LEAST + 2, min(NAME + 2, area.width - many * _DAYLESS_GOOD))
    return area.x + people, min(_DAYLESS, (area.width - people) // many)


def tells_day(track: Track, width: int) -> bool:
    """Whether the present day stands in large digits before the windows of a track that is so wide."""
    left, _ = _windows(track, Rect(0, 0, width, 1))
    return track.running >= 0 and left >= _LABELLED


def least_width(track: Track) -> int:
    """Returns the cells that a track without days needs."""
    return (_PEOPLE if track.notes else _NAME_LEAST + 2) + len(track.windows) * _DAYLESS_LEAST


@frozen
class _Track:
    """A track as it is drawn from the row ``y`` on; ``first`` is the number of its first item."""

    canvas: Canvas
    words: Words
    track: Track
    area: Rect
    first: int

    @property
    def _seats(self) -> list[int]:
        """The seats in the order of their rows: whoever looks comes first."""
        view = self.words.scene.view
        own = view.acting if view.seat is None else view.seat
        return [(own + step) % len(view.players) for step in range(len(view.players))]

    @property
    def _own(self) -> int:
        return self._seats[0]

    def draw(self, rows: Rows) -> None:
        """Draws all of it."""
        y = self.area.y
        left, width = _windows(self.track, self.area)
        for row in rows.above:
            self._label(row, y, left)
            for place, window in enumerate(self.track.windows):
                self._of_window(row, Rect(left + place * width, y, width - 1, 1), place, window, rows)
            if row == "days" and not self._past_calm:
                self._calm(y, left)
            y += 1
        if tells_day(self.track, self.area.width):
            self._day(self.area.y + (len(rows.above) > LOW))
        for seat in self._seats:
            self._player(seat, Rect(self.area.x, y, self.area.width, rows.each), left, width)
            y += rows.each

    @property
    def _past_calm(self) -> bool:
        """Whether the days before the first window are over: then what is over is not told again."""
        return bool(self.track.today and self.track.windows) and self.track.today >= self.track.windows[0].first

    def _day(self, y: int) -> None:
        """The present day in large digits, before what holds."""
        l10n, track = self.words.l10n, self.track
        x = draw_digits(self.canvas, self.area.x, y, str(track.today), "text", LOW) + 2
        self.canvas.put(x, y, l10n("track-label"), "muted")
        if track.today <= track.days:
            self.canvas.put(x, y + LOW - 1, l10n("track-of", days=track.days), "muted")
            for day in range(1, track.days + 1):  # how far the game has come
                if self.canvas.is_free(x + day - 1, y + 1, 2):
                    ink = "faint" if day < track.today else "text" if day == track.today else "line"
                    self.canvas.put(x + day - 1, y + 1, _PASSED if day <= track.today else _TO_COME, ink)

    def _label(self, row: str, y: int, left: int) -> None:
        """What a row tells: close to it, if it is about the windows, and at the left what is about the players."""
        l10n, track = self.words.l10n, self.track
        if row == "titles" and track.calm is not None and not self._past_calm:
            text = fitted(self.words.line(track.calm), left - 1 - self._calm_from())
            self.canvas.put(self._calm_from(), y, text, "muted" if track.running < 0 else "faint")
        if row == "days" and not (self._past_calm and tells_day(track, self.area.width)):
            self.canvas.put(self.area.x, y, l10n("track-label"), "muted")
        room = left - 2 - self.area.x
        if track.today and not tells_day(track, self.area.width):  # few cells: all of it at the left
            calm = row == "titles" and track.calm is not None and not self._past_calm
            label = None if calm else _LABELS.get(row)
            text = l10n(label) if label else ""
            if row == "ladder" and cell_len(whole := f"{l10n('track-from')}: {text}") <= room:
                text = whole
            self.canvas.put(self.area.x, y, fitted(text, room + 1), "muted")
            return
        if row == "points" and track.label is not None:
            text = fitted(self.words.line(track.label), room + 1)
            self.canvas.put(self.area.x, y, text, "muted")
            room -= cell_len(text) + 2
        label = l10n(_LABELS[row]) if row in _LABELS and row != "titles" else ""
        if track.today and cell_len(label) <= room:
            self.canvas.right(left - 2, y, label, "muted")
        elif (row == "counts" and not self._ranges()) or (row == "points" and track.label is None):
            self.canvas.put(self.area.x, y, fitted(label, room + 1), "muted")

    def _calm_from(self) -> int:
        """The column of the first day."""
        return self.area.x + cell_len(self.words.l10n("track-label")) + 2

    def _calm(self, y: int, left: int) -> None:
        """The days before the first window."""
        first = self.track.windows[0].first if self.track.windows else self.track.days + 1
        x = self._calm_from()
        put_days(self.canvas, Rect(x, y, left - 1 - x, 1), range(1, first), self.track, self.track.running < 0)

    def _of_window(self, row: str, area: Rect, place: int, window: Window, rows: Rows) -> None:
        match row:
            case "days":
                put_days(self.canvas, area, days_of(window, self.track), self.track, place == self.track.running)
            case "titles":
                self._title(area, place, window)
            case "holds" | "holds more" if window.holds:
                self._holds(row, area, place, window, rows)
            case "counts" | "points" | "ladder" if window.ladder:
                self._ladder(row, area, window)

    def _holds(self, row: str, area: Rect, place: int, window: Window, rows: Rows) -> None:
        """What a window demands, in one row or in two: what is over is quiet, what holds now is not."""
        ink = "faint" if window.scored and self.track.today else "muted"
        if self._running(place):
            self.canvas.fill(area, "pill")
            ink = "text"
        told = [self.words.shortest(window.holds, area.width)]
        if "holds more" in rows.above:
            whole = (wrap(self.words.line(line), area.width) for line in window.holds)
            told = next((parts for parts in whole if len(parts) <= 2), told)
        if row == "holds" or len(told) > 1:
            self.words.chips.put(self.canvas, area.x, area.y, told[row != "holds"], ink)

    def _running(self, place: int) -> bool:
        return place == self.track.running and bool(self.track.today)

    def _title(self, area: Rect, place: int, window: Window) -> None:
        canvas, words, l10n = self.canvas, self.words, self.words.l10n
        running = self._running(place)
        ink = "muted" if window.scored and self.track.today else "text"
        if running:
            canvas.fill(area, "pill")
        title = words.line(window.title)
        number = f"{numeral(place)} " if self.track.today else ""
        text = number + title if cell_len(number + title) <= area.width else fitted(title, area.width)
        x = words.chips.put(canvas, area.x, area.y, text, f"bold {ink}")
        state = ""
        if self.track.today:
            state = l10n("track-over") if window.scored else ""
            if not window.scored:
                state = l10n("track-till", last=window.last) if window.last else l10n("track-to-end")
        if state and x + 1 + cell_len(state) <= area.right:
            canvas.put(x + 1, area.y, state, "bold news" if running and begins(self.track) else ink)

    def _ladder(self, row: str, area: Rect, window: Window) -> None:
        """The steps of a ladder: from how many on, and the points there; or both in one row."""
        canvas, step = self.canvas, area.width // len(window.ladder)
        ranges = _ranges(window.ladder) if row == "counts" and self._ranges() else _leasts(window.ladder)
        reached = window.reached(self._own)
        for place, rung in enumerate(window.ladder):
            lit, there = place == reached, rung.least is not None
            x, points = area.x + place * step, rung.points if there else None
            match row:
                case "counts":
                    ink = "bold text" if lit else "muted" if there else "faint"
                    canvas.put(x, area.y, _in_rung(ranges[place], _rung_width(step)), ink)
                case "points":
                    put_rung(canvas, x, area.y, points, _rung_width(step), lit)
                case _:
                    put_rung(canvas, x, area.y, points, step - 1, lit, ranges[place] if there else "")

    def _ranges(self) -> bool:
        """Whether ladders tell from how many to how many, and not only from how many on."""
        _, width = _windows(self.track, self.area)
        room = {_rung_width((width - 1) // len(window.ladder)) for window in self.track.windows if window.ladder}
        texts = [text for window in self.track.windows for text in _ranges(window.ladder)]
        return max(_ROOMY_RUNG * bool(self.track.today), *map(len, texts)) <= min(room, default=0) if texts else True

    # Players

    def _player(self, seat: int, area: Rect, left: int, width: int) -> None:
        canvas, scene, x, y = self.canvas, self.words.scene, area.x, area.y
        # two rows of a player are one thing
        canvas.fill(area, "bar" if area.height > 1 and self._seats.index(seat) % 2 else "card")
        for row in range(y, area.bottom if area.height > 1 else y):  # or the second row would seem another player
            canvas.put(x - 1, row, "▌", player_ink(seat))
        end = left if self.track.windows else self.area.right
        titles = max((cell_len(self.words.line(note.title)) for note in self.track.notes), default=0)
        most = max(_NAME_LEAST, min(NAME, end - x - titles - 3))
        names = [fitted(player.name, most) for player in scene.view.players]
        canvas.put(x, y, names[seat], player_ink(seat))
        if self.track.notes:
            begin = x + max(map(cell_len, names)) + 1
            self._note(Rect(begin, y, end - 1 - bool(self.track.windows) - begin, area.height), seat)
        for place, window in enumerate(self.track.windows):
            cell = Rect(left + place * width, y, width - 1, area.height)
            self._count(cell, window, seat, place)
            self._spot(cell, seat, place)

    def _note(self, area: Rect, seat: int) -> None:
        canvas, notes = self.canvas, self.track.notes
        titles = [self.words.line(note.title) for note in notes]
        x, y = area.x, area.y
        below = Rect(self.area.x, y + 1, area.right - self.area.x, area.height - 1)
        column = max(map(cell_len, titles)) + 1
        beside = [self.words.first(note.means, area.width - column) for note in notes]
        if self._stands_on(seat, -1):
            canvas.fill(Rect(x, y, area.width, 1), "card-lit")
            canvas.fill(below, "card-lit")
        self.words.chips.put(canvas, x, y, fitted(titles[seat], area.width), "bold text")
        if area.height > 1:
            if all(beside):
                self.words.chips.put(canvas, x + column, y, beside[seat], "muted")
            else:  # below the title that it belongs to, if that leaves room for it
                begin = x if self.words.first(notes[seat].means, area.right - x) else self.area.x + _INDENT
                means = self.words.shortest(notes[seat].means, area.right - begin)
                self.words.chips.put(canvas, begin, y + 1, means, "muted")
                if begin == x and not canvas.ascii_only:
                    canvas.put(begin - 2, y + 1, _HANGS, "faint")
            self._spot(Rect(below.x, y, below.width, area.height), seat, -1)  # its brackets would hide some of it
            return
        column += 1
        for begin in (column, cell_len(titles[seat]) + 1):  # in a column, if that leaves room for a word
            means = self.words.first(notes[seat].means, area.width - begin)
            if means:
                self.words.chips.put(canvas, x + begin, y, means, "muted")
                break
        self._spot(area, seat, -1)

    def _count(self, area: Rect, window: Window, seat: int, place: int) -> None:
        canvas, words, l10n = self.canvas, self.words, self.words.l10n
        if self._stands_on(seat, place):
            canvas.fill(area, "card-lit")
        count = str(window.counts[seat]).rjust(max(2, *(len(str(count)) for count in window.counts)))
        x = canvas.put(area.x, area.y, count, "bold text") + 1
        more = [self._more(window, each, l10n) for each in self._seats]
        room = max(map(cell_len, more))
        unit = words.shortest(window.counted, max(1, area.width - cell_len(count) - 6))
        short = words.line(window.counted[-1])
        end = min(area.width, _POINTS)
        told = area.height == 1 and room and max(end, cell_len(count) + cell_len(short) + 6) + 2 + room <= area.width
        if told or cell_len(count) + cell_len(unit) + 6 > end:
            unit = fitted(short, max(1, area.width - cell_len(count) - 6))
        end = min(area.width, max(end, cell_len(count) + cell_len(unit) + 6))
        words.chips.put(canvas, x, area.y, unit, "muted")
        if window.points:
            points = points_text(window.points[seat])
            canvas.right(area.x + end, area.y, points, "bold points" if window.scored else "muted")
        if area.height > 1:
            canvas.put(x, area.y + 1, fitted(more[self._seats.index(seat)], area.right - x), "muted")
        elif told and more[self._seats.index(seat)]:
            canvas.put(area.x + end + 2, area.y, more[self._seats.index(seat)], "muted")

    def _more(self, window: Window, seat: int, l10n: L10n) -> str:
        """How many more give how many points."""
        ahead = [] if window.scored else window.ahead(seat)
        return l10n("track-more", n=ahead[0][0], points=points_text(ahead[0][1])) if ahead else ""

    # The cursor

    def _item(self, seat: int, place: int) -> PanelItem:
        columns = self.track.columns
        return PanelItem(self.first + seat * len(columns) + place - columns.start)

    def _stands_on(self, seat: int, place: int) -> bool:
        return self.words.scene.item == self._item(seat, place)

    def _spot(self, area: Rect, seat: int, place: int) -> None:
        item = self._item(seat, place)
        self.canvas.spot(area, item)
        if self.words.scene.item == item:
            cursor(self.canvas, area)


def draw_track(canvas: Canvas, words: Words, track: Track, area: Rect, rows: Rows, first: int) -> None:
    """Draws a track with these ``rows`` above those of the players; ``first`` is the number of its first item."""
    _Track(canvas, words, track, area, first).draw(rows)


def put_rung(canvas: Canvas, x: int, y: int, points: int | None, width: int, lit: bool, least: str = "") -> int:
    """Draws the points of a step of a ladder, None for one that nobody can reach, perhaps with the ``least`` count for
    it before them. Returns the column after it."""
    text = NEVER if points is None else points_text(points)
    if lit and canvas.ascii_only:
        text = f"[{text}]"
    elif least:
        text = f"{' ' if cell_len(least + text) + 4 <= width else ''}{text}"
        least = f"{least}:"
    ink, ground = ("bold on-points", "points") if lit else ("text", "pill") if points is not None else ("faint", "bar")
    return canvas.put(x, y, _in_rung(f"{least}{text}", width), ink, ground)


def _in_rung(text: str, width: int) -> str:
    """A number in the cells of a step: in the middle, in few cells with its last digit in the last but one."""
    return text.rjust(width - 1).ljust(width) if width <= _NARROW_RUNG else text.center(width)


def _rung_width(step: int) -> int:
    """The cells of a step of a ladder that takes so many with what parts it from the next one."""
    return min(_RUNG, step - 1) if step > 4 else step


def _leasts(ladder: Sequence[Rung]) -> list[str]:
    """From how many on one stands on each step."""
    return [NEVER if rung.least is None else str(rung.least) for rung in ladder]


def _ranges(ladder: Sequence[Rung]) -> list[str]:
    """From how many to how many one stands on each step."""
    told = []
    for place, rung in enumerate(ladder):
        above = next((each.least for each in ladder[place + 1 :] if each.least is not None), None)
        if rung.least is None:
            told.append(NEVER)
        elif above is None:
            told.append(f"{rung.least}+")
        else:
            told.append(str(rung.least) if above - 1 == rung.least else f"{rung.least}–{above - 1}")
    return told


def numeral(place: int) -> str:
    """The number of a window with days, from its place."""
    return _ROMAN[place] if place < len(_ROMAN) else str(place + 1)


def days_of(window: Window, track: Track) -> range:
    """The days of a window; those of one that lasts to the end are as many as are expected."""
    return range(window.first, (window.last or max(track.days, track.today, window.first)) + 1)


@frozen
class _Day:
    """Where a day lies: its columns, and where its number begins."""

    x: int
    end: int
    number: int


def _days(area: Rect, days: range) -> list[_Day]:
    """Where each of these days lies. They are equally wide, if there is room enough; what is left over then belongs to
    the last one."""
    size = (area.width + 1) // len(days)
    even = size >= DAY
    found = []
    for place, day in enumerate(days):
        if even:
            x = area.x + place * size
            end = area.right if place == len(days) - 1 else x + size
        else:
            x, end = (area.x + area.width * at // len(days) for at in (place, place + 1))
        last = x + (size + 2) // 2 if even else end
        found.append(_Day(x, end, last - len(str(day))))
    return found


def begins(track: Track) -> bool:
    """Whether what holds today has begun today: then it is news."""
    return track.running >= 0 and track.windows[track.running].first == track.today


def put_days(canvas: Canvas, area: Rect, days: range, track: Track, running: bool) -> None:
    """Draws days: those that are done are faint, today is reversed, and of what holds today the others are strong, on
    the ground of news if it has begun today. If there are too many, the first ones or the last ones are left out."""
    many = max(1, (area.width + 1) // DAY)
    if len(days) > many:
        begin = max(days.start, min(track.today - 1, days.stop - many))
        if begin > days.start:
            canvas.put(area.x - 1, area.y, GAP, "muted")
        days = range(begin, begin + many)
    for day, at in zip(days, _days(area, days) if days else (), strict=True):
        if day < track.today:
            ink, ground = "faint", "bar"
        elif day == track.today:
            ink, ground = "bold on-today", "today"
        else:
            now = ("bold on-began", "began") if begins(track) else ("bold text", "pill")
            ink, ground = now if running else ("muted", "card")
        blank = "=" if canvas.ascii_only and running and day > track.today else " "
        text = blank * (at.number - at.x) + str(day)
        canvas.put(at.x, area.y, text.ljust(at.end - at.x, blank), ink, ground)
    if canvas.ascii_only and track.today in days:
        at = _days(area, days)[days.index(track.today)]
        canvas.put(at.number - 1, area.y, f"[{track.today}]", "bold on-today", "today")
