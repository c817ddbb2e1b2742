"""The course of a game that is looked at again, in the place of the hand: how all points have grown, where on the way
one is, and what happened where."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

from attrs import evolve, frozen
from rich.cells import cell_len

from coatl_core.game.deeds import NOBODY
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.language.numbertext import written
from coatl_core.language.optiontext import called
from coatl_core.play.course import Course
from coatl_tui.table.draw.board import Board, frame, points_of
from coatl_tui.table.draw.chips import player_ink
from coatl_tui.table.draw.holdings import cut
from coatl_tui.widgets.canvas import LINES, MET, Canvas, Rect
from coatl_tui.widgets.card import TEMPLE, points_ink
from coatl_tui.widgets.curve import Curve, column_of, draw_areas, rows_each
from coatl_tui.widgets.signs import Signs

COMPLETED, BETTER, HERE, COMMENT, VARIATION = TEMPLE, "!", MET, "”", "+"
"""The signs on the line: a coatl was completed, something better could have been done, one is here, something is said
of the turn, something else is shown that could have been done."""
NAME = 8
"""The most cells of a name beside curves."""
POINTS = 4
"""The cells of points, with one before them."""
_WIDE = 100
"""From this width on the points of this moment stand beside the curves, too."""
_NUMBERED = 5
"""The rows from which the turns are numbered."""
NOTHING_NOTED: Mapping[int, str] = MappingProxyType({})
"""Most games have no record that tells anything of them."""
_STEP, _LAST = 8, 4
"""Every so many turns there is a number, and so many cells at least before that of the last one."""


@frozen
class CourseStop:
    """The end of a turn, as a thing that can be gone to: its index on the course."""

    index: int


def curves_of(course: Course, signs: Signs, rows: int) -> list[tuple[int, Curve]]:
    """The curves of all who play, each with its seat, an automatic opponent at last. Where each has rows of its own and
    there are too few of them, those with the most points in the end come first."""
    curves = [(seat, Curve(points, f"player-{seat}", f"later-{seat}")) for seat, points in enumerate(course.points)]
    curves += [(NOBODY, Curve(course.opponent, "muted", "line"))] if course.opponent else []
    if signs.halves or rows >= len(curves):
        return curves
    return sorted(curves, key=lambda each: -each[1].values[-1])


def names_of(view: PlayerView, l10n: L10n) -> dict[int, str]:
    """The names of all who play, by their seats, an automatic opponent at last."""
    names = {seat: player.name for seat, player in enumerate(view.players)}
    return names if view.opponent is None else names | {NOBODY: called(view.opponent, l10n)}


def letters_of(names: Sequence[str]) -> list[str]:
    """Returns a letter for each player, or numbers if two names begin with the same one."""
    letters = [name[:1] for name in names]
    return letters if len({*letters}) == len(letters) else [str(number) for number in range(1, len(names) + 1)]


def draw_course(
    canvas: Canvas,
    board: Board,
    course: Course,
    index: int,
    better: Collection[int],
    noted: Mapping[int, str] = NOTHING_NOTED,
    title: str = "",
) -> None:
    """Draws the course with the caret at the stop of this index; ``better`` are the indices of those where something
    better could have been done, ``noted`` has the sign of those of which a record tells something. The ``title`` is
    that of a variation."""
    l10n, area = board.scene.l10n, board.at.hand
    sizes = ("", "-short", "-least") if better else ("-plain", "-least")
    titles = [l10n(f"course-signs{size}", completed=COMPLETED, better=BETTER) for size in sizes]
    if noted:
        told = l10n("course-noted", comment=COMMENT, variation=VARIATION)
        titles = [*(f"{text} · {told}" for text in titles), told]
    inner = frame(canvas, board, area, "course", "", title or l10n("pane-course"), *titles)
    names, opponent = names_of(board.scene.view, l10n), board.scene.view.opponent
    wide = area.width >= _WIDE
    room = max(cell_len(cut(name, NAME)) for name in names.values())
    last, scale = len(course.stops) - 1, len(str(course.highest)) + 1
    here, longest = (l10n("status-turn", turn=course.stops[at].turn) for at in (index, last))
    left = max(room + POINTS + 2 if wide else 0, cell_len(longest) - scale + 1)
    x = inner.x + left + scale + 1
    width = inner.right - room - POINTS - 2 - x
    numbered = inner.height >= _NUMBERED
    rows = inner.height - 1 - numbered
    past = max(column_of(index, width, last + 1) + 1, column_of(index + 1, width, last + 1)) if index < last else width
    curves = curves_of(course, canvas.signs, rows)
    solid = [evolve(curve, solid=True) for _, curve in curves]
    draw_areas(canvas, Rect(x, inner.y, width, rows), solid, course.highest, past)
    draw_scale(canvas, x - 1, inner.y, rows, course.highest)
    line = inner.y + rows
    canvas.put(inner.x, line + numbered, here, "bold text")
    players = [player.name for player in board.scene.view.players]
    _draw_line(canvas, Rect(x, line, width, 1), course, past, better, noted, players)
    if numbered:
        draw_numbers(canvas, Rect(x, line + 1, width, 1), course)
    elif rows >= len(curves):  # else a name stands behind the line
        canvas.put(x + width + 1, line, str(course.stops[-1].turn), "muted")
    finals = [(seat, curve.values[-1]) for seat, curve in curves]
    draw_points(canvas, Rect(x + width + 1, inner.y, room, rows), 1, names, finals)
    if wide:
        now = {seat: sum(points_of(board.scene.view, seat)) for seat in names if seat != NOBODY}
        now |= {NOBODY: opponent.points} if opponent is not None else {}
        over = board.scene.view.phase == "over"
        shown = finals if over else [(seat, now[seat]) for seat, _ in curves]
        draw_points(canvas, Rect(inner.x, inner.y, room, rows), numbered, names, shown)
    for at in range(last + 1):
        first = column_of(at, width, last + 1)
        end = column_of(at + 1, width, last + 1) if at < last else width
        if end > first:
            canvas.spot(Rect(x + first, inner.y, end - first, inner.height), CourseStop(at))


def draw_scale(canvas: Canvas, end: int, y: int, rows: int, highest: int) -> None:
    """The numbers beside the curves: the highest at the top, the lowest at the foot, and what is between."""
    if not canvas.signs.halves:
        return
    canvas.right(end, y, str(highest), "muted")
    if rows > 1:
        canvas.right(end, y + rows - 1, "0", "muted")
    if rows >= 5 and rows % 2:
        canvas.right(end, y + rows // 2, str(highest // 2), "muted")


def draw_points(
    canvas: Canvas, area: Rect, more: int, names: Mapping[int, str], points: Sequence[tuple[int, int]]
) -> None:
    """Names with points, by the seats, beside the rows of an area; where those share their rows, in so many ``more``
    below it, too."""
    each = rows_each(canvas.signs, area.height, len(points))
    room = area.height + more if canvas.signs.halves else area.height
    for number, (seat, own) in enumerate(points):
        y = number * each + each - 1
        if y < room:
            ink = player_ink(seat) if seat != NOBODY else "bold muted"
            canvas.put(area.x, area.y + y, cut(names[seat], NAME), ink)
            canvas.right(area.right + POINTS, area.y + y, written(own), points_ink(own))


def _draw_line(
    canvas: Canvas,
    area: Rect,
    course: Course,
    past: int,
    better: Collection[int],
    noted: Mapping[int, str],
    names: Sequence[str],
) -> None:
    """The way from the first turn to the last one, with what happened on it."""
    canvas.put(area.x, area.y, "━" * past, "focus")
    canvas.put(area.x + past, area.y, "─" * (area.width - past), "line")
    size = len(course.stops)
    done = [(area.x + column_of(at, area.width, size), stop) for at, stop in enumerate(course.stops) if stop.completed]
    if not canvas.signs.halves:  # there are no colours to tell whose
        letters = letters_of(names)
        for column, stop in done:
            text = "".join(letters[seat] for seat in stop.completed)
            x = column + 1 if column + len(text) < area.right else column - len(text)
            canvas.put(x, area.y, text, "bold text")
    for column, stop in done:
        canvas.put(column, area.y, COMPLETED, player_ink(stop.completed[-1]))
    for at, sign in noted.items():
        column = area.x + column_of(at, area.width, size)
        beside = [each for each in (column, column - 1, column + 1) if area.x <= each < area.right]
        free = (each for each in beside if canvas.text_at(each - canvas.left, area.y - canvas.top) in LINES)
        canvas.put(next(free, column), area.y, sign, "bold key")
    for at in better:
        canvas.put(area.x + column_of(at, area.width, size), area.y, BETTER, "bold news")
    canvas.put(area.x + max(0, past - 1), area.y, HERE, "bold focus")


def draw_numbers(canvas: Canvas, area: Rect, course: Course, marked: Collection[int] = ()) -> None:
    """The numbers of some turns, each where its turn ends, and of the last one, but for those that would touch a
    ``marked`` column."""
    last, end = str(course.stops[-1].turn), area.right
    if not any(end - len(last) - 1 <= each <= end for each in marked):
        end = canvas.right(end, area.y, last, "muted")
    free = area.x
    for at, stop in enumerate(course.stops):
        if stop.turn == 1 or (stop.turn and stop.turn % _STEP == 0):
            x = area.x + column_of(at, area.width, len(course.stops))
            last_column = x + len(str(stop.turn))
            if x >= free and last_column + _LAST < end and not any(x - 1 <= each <= last_column for each in marked):
                free = canvas.put(x, area.y, str(stop.turn), "muted") + 2
