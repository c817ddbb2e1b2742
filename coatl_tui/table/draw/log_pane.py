"""The log of a large table, which is always open: a slate for each turn, and how the points have grown."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from coatl_core.language.numbertext import written
from coatl_core.play.points_curve import points_by_turn
from coatl_tui.table.draw.board import Board, frame, points_of
from coatl_tui.table.draw.chips import player_ink
from coatl_tui.table.draw.holdings import cut
from coatl_tui.table.draw.log import Slate, slates
from coatl_tui.table.draw.recap import draw_news
from coatl_tui.table.draw.tips import TIPS
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card import fitted, points_ink
from coatl_tui.widgets.curve import draw_curve
from coatl_tui.widgets.linebreaks import wrap

_HIGH, _LOW = 3, 2
"""The rows of a curve of two players, and of more."""
_WORTH_IT = 4
"""The points that somebody has had before there are curves: below that, they are flat."""
_LEAST = 12
"""The rows that the slates have at least: then there is no curve."""
_NAME = 8


def draw_news_or_log(canvas: Canvas, board: Board) -> None:
    """What has just happened; on a large table the log, which has that, too."""
    if board.at.design == "large":
        draw_log(canvas, board)
    else:
        draw_news(canvas, board)


def draw_log(canvas: Canvas, board: Board) -> None:
    """The last turns, the newest above, and the points of all players at the foot."""
    l10n, area = board.scene.l10n, board.at.news
    right = f"{board.letter('log').lower()} {l10n('drawn-log')}"
    inner = frame(canvas, board, area, "log", "log", l10n("pane-log"), right)
    events = board.log()
    count = len(board.scene.view.players)
    grown = points_by_turn(events, count)
    high = _HIGH if count == 2 else _LOW
    foot = 1 + high * count
    # A game that is looked at again has all curves on its track.
    scored = board.moment is None and max((max(points) for points in grown), default=0) >= _WORTH_IT
    if not scored or inner.height - foot - 1 < _LEAST or count < 2:
        foot = 0
    room = Rect(inner.x, inner.y, inner.width, inner.height - foot - bool(foot))
    own = board.scene.view.seat if board.scene.view.seat is not None else board.scene.view.acting
    names = max(cell_len(cut(player.name, _NAME)) for player in board.scene.view.players) + 1
    shown = slates(events, board.scene.view, l10n, inner.width - names - 7, own, room.height)
    y = _draw_slates(canvas, board, room, list(shown), names)
    if not board.scene.table.coatls and "worth" not in board.hidden:
        _draw_tips(canvas, board, Rect(room.x, y + 1, room.width, room.bottom - y - 1))
    if foot:
        _draw_curves(canvas, board, Rect(inner.x, inner.bottom - foot, inner.width, foot), grown, high)


def _draw_slates(canvas: Canvas, board: Board, area: Rect, shown: Sequence[Slate], names: int) -> int:
    """Slates below each other, a free row between what is new and what is not; turns with an automatic opponent have
    many rows, and a free one between any two. The last one is cut if it has no room. The names take so many cells.
    Returns the row below them."""
    y, fresh = area.y, shown[0].fresh if shown else True
    apart = board.scene.view.opponent is not None
    for slate in shown:
        gap = int((fresh and not slate.fresh) or (apart and y > area.y))
        fresh = slate.fresh
        rows = min(slate.rows, area.bottom - y - gap)
        if rows <= 0:
            break
        y += gap
        canvas.fill(Rect(area.x, y, area.width, rows), "card")
        for row in range(rows):
            canvas.put(area.x, y + row, "▌", "muted" if slate.seat is None else player_ink(slate.seat, False))
        if slate.turn is not None:
            canvas.right(area.right - 1, y, str(slate.turn), "muted")
        x = area.x + 2
        if slate.seat is not None:
            canvas.put(x, y, cut(board.scene.view.players[slate.seat].name, _NAME), player_ink(slate.seat))
        slate.draw(canvas, x + names, y, rows)
        y += rows
    return y


def _draw_tips(canvas: Canvas, board: Board, area: Rect) -> None:
    """What can be done in a turn, in few words where there is no room for all of it: for those who have no coatl
    yet."""
    l10n, y = board.scene.l10n, area.y
    for id, word in TIPS:
        lines = wrap(l10n(f"tip-{word}"), area.width - 6)
        if y + len(lines) + 1 > area.bottom:
            lines = [l10n(f"tip-{word}-short")]
        if y + len(lines) + 1 > area.bottom:
            return
        canvas.fill(Rect(area.x, y, area.width, len(lines) + 1), "card")
        x = canvas.put(area.x + 1, y, f" {board.letter(id)} ", "bold key", "pill")
        canvas.put(x + 1, y, l10n(f"status-{word}"), "bold text")
        for row, line in enumerate(lines, y + 1):
            canvas.put(x + 1, row, line, "muted")
        y += len(lines) + 2


def _draw_curves(canvas: Canvas, board: Board, area: Rect, grown: Sequence[Sequence[int]], high: int) -> None:
    """How the points of each player have ``grown``, the one who looks first, each in so many rows, between the name and
    the points now."""
    view = board.scene.view
    count = len(view.players)
    canvas.put(area.x, area.y, fitted(board.scene.l10n("log-points"), area.width), "muted")
    highest = -(-max(1, *(max(points) for points in grown)) * 8 // 7)  # an area does not touch the one above it
    own, y = view.seat if view.seat is not None else view.acting, area.y + 1
    names = max(cell_len(cut(player.name, _NAME)) for player in view.players) + 2
    sums = [points_of(view, seat) for seat in range(count)]
    sizes = [len(written(sure)) + len(f" +{unsure}") * bool(unsure) for sure, unsure in sums]
    chart = Rect(area.x + names, y, area.width - names - max(sizes) - 2, high)
    for seat in sorted(range(count), key=lambda seat: (seat - own) % count):
        middle = y + high - 1
        canvas.fill(Rect(area.x, y, area.width, high), "card")
        canvas.put(area.x + 1, middle, cut(view.players[seat].name, _NAME), player_ink(seat))
        sure, unsure = sums[seat]
        right = area.right - 1
        end = canvas.right(right, middle, f"+{unsure}", "muted") - 1 if unsure else right
        canvas.right(end, middle, written(sure), points_ink(sure))
        draw_curve(canvas, Rect(chart.x, y, chart.width, high), grown[seat], highest, player_ink(seat, False))
        y += high
