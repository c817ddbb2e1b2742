"""Where the parts of a score sheet lie, and each of them as the content of a pane: the head with the points, below it
the players and what is counted, side by side or below each other, and how one coatl was counted."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve, frozen

from coatl_core.game.scoresheet import CoatlScore
from coatl_tui.table.sheet import Sheet, SheetCoatl
from coatl_tui.table.sheet_players import draw_players, players_fit_below
from coatl_tui.table.sheet_points import draw_outcome, draw_points, rows_apart
from coatl_tui.table.sheet_side import Rows, draw_counted, draw_side, parts_before, side_size, side_width
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.content import Content
from coatl_tui.widgets.digits import HIGH, LOW
from coatl_tui.widgets.signs import Signs

WIDE, _LARGE = 120, (170, 50)
"""The columns from which what is counted stands beside the players, and the size from which digits are largest."""
_MOST_ROWS = 160
_BELOW = 2
"""The rows below the sheet: the message and the keys."""
_MOST_COUNTED = 6
"""The most rows of how a coatl was counted, where that stands below the players."""
_ALL = Rows(0, 2, 2, framed=False)
"""The sizes of what is counted where it stands below the players."""


@frozen
class Places:
    """Where everything lies. Without ``side`` what is counted follows the players. Where they are drawn they have
    ``width`` columns: if not all of it can be seen at once, the last one is free for a scrollbar. ``words`` says
    whether cards are told in words, too; ``above`` are the free rows between how the game has ended and the points."""

    head: Rect
    players: Rect
    side: Rect | None
    details: Rect
    rows: Rows
    digits: int
    words: bool
    width: int = 0
    above: int = 1


def sheet_places(sheet: Sheet, width: int, height: int, signs: Signs) -> Places:
    """Returns where everything lies on a terminal of this size."""
    places = _places(sheet, width, height, signs)
    room = places.players
    scrolls = _draw_players(Canvas(0, 0, signs), sheet, evolve(places, width=room.width)) > room.height
    return evolve(places, width=room.width - scrolls)


def _places(sheet: Sheet, width: int, height: int, signs: Signs) -> Places:
    wide = width >= WIDE
    digits = 0 if not wide else HIGH if width >= _LARGE[0] and height >= _LARGE[1] else LOW
    outcome = draw_outcome(Canvas(width, 0, signs), sheet, width)
    head = outcome + wide + max(digits, len(sheet.sides))
    room = max(1, height - head - _BELOW)
    if wide:
        beside = side_width(sheet, width)
        spare = int(players_fit_below(sheet, Rect(0, 0, width - beside, room)))
        head, room = head + spare, room - spare
        for words in (True, False):
            rows = _counted_rows(sheet, beside - 2, signs, words=words) + 2
            size = side_size(sheet, room - rows)
            if size is not None:
                used = draw_side(Canvas(0, 0, signs), sheet, Rect(0, 0, beside, 0), size)
                return Places(
                    Rect(0, 0, width, head),
                    Rect(0, head, width - beside, room),
                    Rect(width - beside, head, beside, used),
                    Rect(width - beside, head + used, beside, room - used),
                    size,
                    digits,
                    words,
                )
    words = _counted_rows(sheet, width, signs, words=True) <= _MOST_COUNTED
    details = min(_MOST_COUNTED, _counted_rows(sheet, width, signs, words=words)) + 1
    # the bars are set apart first: above, between and below them; parts that have no room then begin the next page
    page = Rect(0, 0, width, room - details)
    apart, (_, spare) = rows_apart(sheet), _parts_on_page(sheet, page, signs)
    below = draw_players(Canvas(0, 0, signs), sheet, page, None, framed=False, fills=False)
    air = apart if page.height - below >= apart else min(spare, 2)
    head, room = head + air, room - air
    return Places(
        Rect(0, 0, width, head),
        Rect(0, head, width, max(1, room - details)),
        None,
        Rect(0, head + max(1, room - details), width, details),
        _ALL,
        digits,
        words,
        above=min(air, 1),
    )


def _parts_on_page(sheet: Sheet, area: Rect, signs: Signs) -> tuple[int, int]:
    """Returns how many parts of what is counted have room below the players on the first page, and how many rows are
    left then."""
    y = draw_players(Canvas(0, 0, signs), sheet, area, None, framed=False, fills=False)
    count, used = parts_before(sheet, area.width, _ALL, y, area.height)
    return count, max(0, area.height - y - used)


def _counted_rows(sheet: Sheet, width: int, signs: Signs, *, words: bool) -> int:
    """The rows of the coatl of which most is to be told."""
    scores = (score for player in sheet.ranked for score in player.coatls)
    return max((draw_counted(Canvas(width, 0, signs), sheet, score, words=words) for score in scores), default=0)


def head_content(sheet: Sheet, places: Places, signs: Signs) -> Content:
    """Returns how the game has ended, and everybody's points."""
    return _content(places.head.width, places.head.height, signs, lambda canvas: _draw_head(canvas, sheet, places))


def _draw_head(canvas: Canvas, sheet: Sheet, places: Places) -> int:
    y = draw_outcome(canvas, sheet, places.head.width) + places.above
    return draw_points(canvas, sheet, Rect(0, y, places.head.width, places.head.height - y), places.digits)


def players_content(sheet: Sheet, places: Places, signs: Signs, item: object) -> Content:
    """Returns everybody's coatls, and below them what is counted if that does not stand beside them. ``item`` is what
    is under the cursor."""
    height = places.players.height
    return _content(places.width, height, signs, lambda canvas: _draw_players(canvas, sheet, places, item))


def _draw_players(canvas: Canvas, sheet: Sheet, places: Places, item: object = None) -> int:
    area = Rect(0, 0, places.width, places.players.height)
    framed = places.side is not None
    if framed:
        return draw_players(canvas, sheet, area, item, framed=True, fills=True)
    count, spare = _parts_on_page(sheet, area, canvas.signs)
    # the rows that are left over stand between the parts, not in a heap below the last one
    y = draw_players(canvas, sheet, area, item, framed=False, fills=False, spare=max(0, spare - count))
    return draw_side(canvas, sheet, Rect(0, y, places.width, 0), places.rows, item, area.height, spare)


def side_content(sheet: Sheet, places: Places, signs: Signs) -> Content:
    """Returns what is counted, for a pane beside the players that has no cursor."""
    area = places.side or Rect(0, 0, 0, 0)
    inner = Rect(0, 0, area.width, area.height)
    content = _content(area.width, area.height, signs, lambda canvas: draw_side(canvas, sheet, inner, places.rows))
    return evolve(content, spots=())


def counted_content(sheet: Sheet, places: Places, score: CoatlScore, signs: Signs) -> Content:
    """Returns how a coatl was counted."""
    boxed, area = places.side is not None, places.details
    width, height = area.width - 2 * boxed, area.height - 1 - boxed
    return _content(width, height, signs, lambda canvas: draw_counted(canvas, sheet, score, words=places.words))


def _content(width: int, height: int, signs: Signs, draw: Callable[[Canvas], int]) -> Content:
    """What is drawn, in at least so many rows."""
    canvas = Canvas(width, _MOST_ROWS, signs)
    return first_rows(canvas, max(height, draw(canvas)))


def first_rows(canvas: Canvas, rows: int) -> Content:
    """Returns the first rows of a canvas; lines are made of these alone, because that takes its time."""
    shown = Canvas(canvas.width, rows, canvas.signs)
    shown.paste(0, 0, canvas)
    shown.spots = canvas.spots
    return shown.content()


def sheet_content(sheet: Sheet, width: int, height: int, signs: Signs) -> Content:
    """Returns the whole sheet in one drawing, for as many rows as a terminal of this height has, or more."""
    places = sheet_places(sheet, width, height, signs)
    canvas = Canvas(width, _MOST_ROWS, signs)
    y = _draw_head(canvas, sheet, places)
    area = Rect(0, y, places.players.width, places.players.height)
    below = draw_players(canvas, sheet, area, None, framed=places.side is not None, fills=False)
    if places.side is not None:
        below = max(below, draw_side(canvas, sheet, Rect(places.side.x, y, places.side.width, 0), places.rows))
    else:
        below = draw_side(canvas, sheet, Rect(0, below, width, 0), places.rows)
    return first_rows(canvas, below)


def coatl_of(sheet: Sheet, item: object) -> CoatlScore | None:
    """Returns the coatl under the cursor, if there is one."""
    return sheet.scores.players[item.seat].coatls[item.number - 1] if isinstance(item, SheetCoatl) else None
