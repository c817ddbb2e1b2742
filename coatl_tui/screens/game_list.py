"""What the lists of games share: a line of two rows for each game, and beside them the table of the one under the
cursor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise, zip_longest

from attrs import frozen
from rich.cells import cell_len

from coatl_core.language.l10n import L10n
from coatl_core.language.numbertext import written
from coatl_core.language.optiontext import called
from coatl_core.play.glance import Glance
from coatl_tui.screens.page import PageScreen
from coatl_tui.widgets.canvas import MET, MORE, Canvas, Rect
from coatl_tui.widgets.card import fitted, points_ink
from coatl_tui.widgets.content import Content, Span, paragraph
from coatl_tui.widgets.curve import Curve, draw_areas, draw_curve, rows_each
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.lists import List
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.serpent import Scale, Serpent, draw_serpent, serpent_width
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.strip import draw_strip, strip_width

_NUMBERED = 10
"""The digit 0 goes to the tenth game."""
_LEFT, _APART = 3, 2
"""The columns of a number and the blanks behind it, and the blanks between the serpents of two players."""
WIDE = 30
"""From so many columns on a line has room for the longer one of two texts."""
_MARGIN = 2
"""The free columns at both sides of the message."""
_NAME = 8
"""The most cells of a name beside the points."""
_VERSUS = " : "
"""What stands between the points of those who play."""
_FRAME = 8
"""The columns of the upper border of the picture beside what stands in it."""


def digit_of(number: int) -> str:
    """Returns the key that goes to the game of this number, from 1; an empty text if there is none."""
    return str(number % 10) if number <= _NUMBERED else ""


class GameListScreen(PageScreen):
    """The list stands at the left in every terminal, the picture at the right."""

    CSS_PATH = "game_list.tcss"

    def on_mount(self) -> None:
        self.query_one("#details", Pane).boxed = True

    def show_message(self, text: str, style: str = "") -> None:
        pane, content = self.query_one("#message", Pane), paragraph(text, style, self.size.width, _MARGIN)
        pane.styles.height = max(1, len(content.lines))
        pane.show(content)

    def show_picture(self, title: str, corner: str, draw: Callable[[Canvas, Rect], None]) -> None:
        """Shows what is drawn, in a box with a title and what stands at its right end."""
        pane = self.query_one("#details", Pane)
        canvas = Canvas(max(0, pane.size.width - 2), max(0, pane.size.height - 2), self.signs)
        draw(canvas, Rect(1, 1, max(0, canvas.width - 2), max(0, canvas.height - 1)))
        named = fitted(title, canvas.width - cell_len(corner) - _FRAME)
        pane.show(Content(canvas.lines()), (Span(named, "strong"),), (Span(corner, "dim"),) if corner else ())


def draw_text(canvas: Canvas, area: Rect, text: str, ink: str) -> int:
    """Draws a text in lines, and returns the row below it."""
    lines = wrap(text, area.width)
    for row, line in enumerate(lines):
        canvas.put(area.x, area.y + row, line, ink)
    return area.y + len(lines)


def draw_growth(canvas: Canvas, area: Rect, glance: Glance) -> None:
    """Draws how the points of all players have grown up to now, with their scale and names."""
    curves, players = glance.curves(), glance.view.players
    highest = max((points for curve in curves for points in curve), default=0)
    names = max(cell_len(fitted(player.name, _NAME)) for player in players)
    told = [glance.points(seat) for seat in range(len(players))]
    beside = names + 1 + max(len(written(sure)) + (len(str(unsure)) + 2) * bool(unsure) for sure, unsure in told)
    scale = len(str(highest)) + 1
    chart = Rect(area.x + scale, area.y, area.width - scale - beside - 2, area.height)
    if chart.width < 1 or not highest:
        return
    high = (chart.height + 1) // len(players) - 1
    if canvas.signs.halves and high > 1:  # there is room for one below the other, so that none covers another
        each, last = high + 1, high - 1  # the rows from one player to the next, and the one with the points
        for seat, curve in enumerate(curves):
            spot = Rect(chart.x, chart.y + seat * each, chart.width, high)
            draw_curve(canvas, spot, curve, highest, f"player-{seat}")
            canvas.right(chart.x - 1, spot.y, str(highest), "muted")
            canvas.right(chart.x - 1, spot.bottom - 1, "0", "muted")
    else:
        each = rows_each(canvas.signs, chart.height, len(players))
        last = each - 1
        drawn = [Curve(curve, f"player-{seat}", f"later-{seat}") for seat, curve in enumerate(curves)]
        draw_areas(canvas, chart, drawn, highest, chart.width)
        if canvas.signs.halves:  # or else each curve has rows of its own, with a scale of its own
            canvas.right(chart.x - 1, chart.y, str(highest), "muted")
            canvas.right(chart.x - 1, chart.bottom - 1, "0", "muted")
    for seat, player in enumerate(players):
        (sure, unsure), y = told[seat], chart.y + seat * each + last
        canvas.put(chart.right + 2, y, fitted(player.name, _NAME), f"bold player-{seat}")
        x = canvas.put(chart.right + 3 + names, y, written(sure), points_ink(sure))
        if unsure:
            canvas.put(x, y, f" +{unsure}", "muted")


def draw_anew(shown: List) -> None:
    """Has all lines of a list drawn anew."""
    if shown.option_count:
        shown.replace_option_prompt_at_index(0, shown.lines[0].prompt)


@frozen
class Shape:
    """How the serpents of a list are drawn: ``cells`` are those of a piece, 0 if two share one. Players that are
    ``apart`` have a free row between them; with ``cut`` each has but one row, with a sign for what has no room."""

    cells: int
    apart: bool = False
    cut: bool = False


def opponent_of(glance: Glance | None, l10n: L10n) -> str:
    """Returns what the automatic opponent of a game is called; an empty text if there is none, as far as it is
    known."""
    return "" if glance is None or glance.opponent is None else called(glance.opponent, l10n)


@frozen
class GameLine:
    """What a list tells of a game: ``title`` is its name if it has one, ``state`` how it stands, in ever fewer words.
    ``glance`` is None if its table is not known; then ``instead`` says why, if there is anything to say. ``aside``
    stands at the end of the last row, the second text where there is little room. The ``shape`` is the same in all
    lines of a list, as long as there is room. ``opponent`` is what an automatic opponent is called."""

    digit: str
    title: str
    players: tuple[str, ...]
    state: tuple[str, ...]
    ink: str
    over: bool
    glance: Glance | None
    instead: str
    aside: tuple[str, str]
    aside_ink: str = "muted"
    shape: Shape = Shape(1)
    opponent: str = ""

    def draw(self, canvas: Canvas) -> None:
        """Draws who plays, points and how it stands; below that the serpents, each player's in a row of their own if
        there are so many rows, and what is said aside."""
        canvas.put(0, 0, self.digit, "bold key")
        self._draw_names(canvas, self._draw_state(canvas) - 1)
        right, last = canvas.width, canvas.height - 1
        aside = self.aside[right < WIDE]
        end = _end_before(aside, right)
        if end < _LEFT:
            aside, end = "", right  # a translation may say anything, however long it is
        if self.glance is not None:
            strips = _strips(self.glance, canvas.signs)
            if last == 1 and right < WIDE and _LEFT + _width(strips) > end:
                aside, end = "", right  # serpents come first
            row = self._draw_rows(canvas, end)
            if row is None:
                _draw_strips(canvas, strips, [right] * (last - 1) + [end])
            else:
                last = row
        elif self.instead and not last:
            canvas.right(right, 0, self.instead, "news" if self.ink == "news" else "muted")
        elif self.instead:
            end = end if _LEFT + cell_len(self.instead) <= end else right
            aside = aside if end < right else ""
            canvas.put(_LEFT, 1, fitted(self.instead, end - _LEFT), "news" if self.ink == "news" else "muted")
        canvas.right(right, last, aside, self.aside_ink)

    def _draw_rows(self, canvas: Canvas, end: int) -> int | None:
        """The serpents of each player from a row of their own on, with pieces as large as all of them have room; an
        edge in the player's colour stands before each row. Returns the last row that ends before a column, None if
        there are not so many rows."""
        assert self.glance is not None
        smaller = [Shape(cells) for cells in range(self.shape.cells, -1, -1)]
        for shape in (self.shape, *smaller):
            lines = _in_rows(self.glance, canvas.width, end, canvas.signs, shape)
            if lines is not None and len(lines) < canvas.height:
                for y, line in enumerate(lines, 1):
                    for strip, x in line:
                        if strip is None:
                            canvas.put(x, y, MORE, "muted")
                            continue
                        if len(self.players) > 1:
                            canvas.put(_LEFT - 2, y, "▌", f"player-{strip.seat}")
                        strip.draw(canvas, x, y)
                return max(y for y, line in enumerate(lines, 1) if _end(line) <= end)
        return None

    def _draw_state(self, canvas: Canvas) -> int:
        """The state and the points, as much as there is room for beside the names. Returns where they begin."""
        names = sum(cell_len(name) + 1 for name in (*filter(None, [self.title]), *self.players)) - 1
        room, mark = canvas.width - _LEFT - names - 2, 2 * self.over
        points = _points(self.glance) if self.glance is not None else ""
        need = cell_len(points) + 2 if points else 0
        beside = need if self.over else 0  # then the points say more than the word
        text = next((text for text in self.state if beside + mark + cell_len(text) <= room), "")
        if not text and not self.over:
            text = self.state[-1] if self.state else ""
        elif not text:
            mark = 1
        x = canvas.right(canvas.width, 0, text, self.ink)
        if self.over and not text and points and need <= room:  # the points of all games end in one column
            x = canvas.width - cell_len(points) - 2
            canvas.put(x, 0, MET, self.ink)
            self._draw_points(canvas, x + 2, points)
            return x
        if self.over:
            x = canvas.right(x - mark + 1, 0, MET, self.ink)
        if points and canvas.width - x + need <= room + 2 * (x == canvas.width):
            beside = 1 + bool(text) if text or self.over else 0
            x = canvas.right(x - beside, 0, points, "muted")
            self._draw_points(canvas, x, points)
        return x

    def _draw_points(self, canvas: Canvas, x: int, points: str) -> None:
        canvas.put(x, 0, points, "muted")
        for each in points.split(_VERSUS):
            x = canvas.put(x, 0, each, points_ink(each != written(0))) + len(_VERSUS)

    def _draw_names(self, canvas: Canvas, end: int) -> None:
        """The name of the game if it has one, and the players, each in the own colour."""
        x = _LEFT
        if self.title:
            x = canvas.put(x, 0, fitted(self.title, end - x), "bold text") + 1
        for seat, name in enumerate(self.players):
            if x + 3 > end:
                canvas.put(min(x, end - 1), 0, MORE, "muted")
                return
            x = canvas.put(x, 0, fitted(name, end - x), f"bold player-{seat}") + 1
        if x + cell_len(self.opponent) <= end:
            canvas.put(x, 0, self.opponent, "bold news")


def _points(glance: Glance) -> str:
    """The points of all who play."""
    points = [glance.points(seat)[0] for seat in range(len(glance.view.players))]
    if glance.opponent is not None:
        points.append(glance.opponent.points)
    return _VERSUS.join(map(written, points))


@frozen
class _Strip:
    """A serpent of the player in this seat, at its ``place`` among the player's. ``cells`` are those of a piece, 0 if
    two of them share one."""

    seat: int
    place: int
    serpent: Serpent
    cells: int

    @property
    def width(self) -> int:
        if self.cells > 1:
            return serpent_width(self.serpent, Scale(1, self.cells))
        return strip_width(self.serpent, self._halved)

    @property
    def _halved(self) -> int:
        return 0 if self.cells else len(self.serpent.pieces)

    def draw(self, canvas: Canvas, x: int, y: int) -> int:
        """Draws the serpent in one row, and returns the column after it."""
        if self.cells > 1:
            return draw_serpent(canvas, x, y, self.serpent, Scale(1, self.cells))
        return draw_strip(canvas, x, y, self.serpent, self._halved)


def _strips(glance: Glance, signs: Signs, cells: int = 0) -> list[_Strip]:
    """All serpents of a table, with so many cells for a piece; where there are only letters no two share one."""
    return [
        _Strip(seat, place, Serpent(coatl.pieces), max(cells, not signs.halves))
        for seat, player in enumerate(glance.view.players)
        for place, coatl in enumerate(player.coatls)
    ]


def rows_of(glance: Glance, width: int, aside: str, signs: Signs, shape: Shape) -> int | None:
    """Returns how many rows a game takes in a list of this width, with serpents of this shape, each player's in rows of
    their own; None if one of them is too long for a row."""
    lines = _in_rows(glance, width, _end_before(aside, width), signs, shape)
    return 1 + len(lines) if lines is not None else None


def _end_before(aside: str, width: int) -> int:
    """The column before which a row ends that has room for what is said aside."""
    return width - cell_len(aside) - 2 if aside else width


_Row = list[tuple[_Strip | None, int]]
"""Strips with their columns; None is the sign for those that have no room."""


def _in_rows(glance: Glance, width: int, end: int, signs: Signs, shape: Shape) -> list[_Row] | None:
    """The strips in each row, with their columns; one of the rows ends before a column. None if one of the strips is
    too long for a row."""
    strips = _strips(glance, signs, shape.cells)
    if any(_LEFT + strip.width > width for strip in strips):
        return None
    rows, x, seat = list[_Row](), _LEFT, -1
    for strip, after in zip_longest(strips, strips[1:]):
        more = 2 if shape.cut and after is not None and after.seat == strip.seat else 0
        if strip.seat != seat:
            rows += [[], []] if shape.apart and rows else [[]]
            x, seat = _LEFT, strip.seat
        elif shape.cut and rows[-1][-1][0] is None:
            continue
        elif x + strip.width + more > width:
            if shape.cut:
                rows[-1].append((None, x))
                continue
            rows.append([])
            x = _LEFT
        rows[-1].append((strip, x))
        x += strip.width + 1
    if all(_end(row) > end for row in rows):
        rows.append([])
    return rows


def _end(row: _Row) -> int:
    """The column after the last strip of a row."""
    return max((x + (strip.width if strip is not None else 1) for strip, x in row), default=_LEFT)


def _width(strips: Sequence[_Strip]) -> int:
    """The cells of strips side by side, those of different players further apart."""
    return sum(strip.width for strip in strips) + sum(_gap(*pair) for pair in pairwise(strips))


def _gap(before: _Strip, after: _Strip) -> int:
    return 1 if before.seat == after.seat else _APART


def _draw_strips(canvas: Canvas, strips: Sequence[_Strip], ends: Sequence[int]) -> None:
    """Draws strips in rows that go up to these columns. If not all of them have room, everybody's first ones come
    before anybody's second ones, and a sign stands for those that are left out."""
    shown = list(strips)
    if _places(strips, ends) is None:
        shown, room = [], [*ends[:-1], ends[-1] - 2]
        for strip in sorted(strips, key=lambda strip: (strip.place, strip.seat)):
            more = sorted([*shown, strip], key=lambda strip: (strip.seat, strip.place))
            shown = more if _places(more, room) is not None else shown
    places = _places(shown, ends) or []
    x, y = _LEFT, 1
    for (at, y), strip in zip(places, shown, strict=True):
        x = strip.draw(canvas, at, y)
    if len(shown) < len(strips):
        canvas.put(x + bool(shown), y, MORE, "muted")


def _places(strips: Sequence[_Strip], ends: Sequence[int]) -> list[tuple[int, int]] | None:
    """The column and the row of each strip, one after the other; None if they do not have room."""
    places, x, row = list[tuple[int, int]](), _LEFT, 0
    for before, strip in zip([None, *strips], strips, strict=False):
        x += _gap(before, strip) if before is not None and x > _LEFT else 0
        if x + strip.width > ends[row] and x > _LEFT:
            x, row = _LEFT, row + 1
        if row == len(ends) or x + strip.width > ends[row]:
            return None
        places.append((x, row + 1))
        x += strip.width
    return places
