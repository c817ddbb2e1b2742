"""What has happened since one's last turn, in pieces, chips and few words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len

from coatl_core.game.deeds import BY_ITSELF, NOBODY, Deed, by_player, deeds_of
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.language.optiontext import called
from coatl_tui.table.draw.automatic import draw_next, has_row_of_next
from coatl_tui.table.draw.board import Board, frame
from coatl_tui.table.draw.chips import Chip, Draw, text_chip
from coatl_tui.table.draw.teller import Line, Teller, begun_at, draw_lines, flow, told_by, turns_of
from coatl_tui.table.draw.tips import draw_tips, draw_tips_in_row, gives_tips
from coatl_tui.widgets.canvas import MORE, Canvas, Rect
from coatl_tui.widgets.card import fitted

_STEP = "· "
"""Stands between two steps of an automatic opponent in one row."""
_IN_A_ROW = {"field", "pieces", "place", "points"}
"""The values of steps of an automatic opponent that one row has room for: not what it has sought in vain."""


def draw_news(canvas: Canvas, board: Board) -> None:
    """What the others have done since the last own turn, in pieces and chips; nothing of it is cut at its beginning."""
    l10n, area, view = board.scene.l10n, board.at.news, board.scene.view
    teller = Teller(view, l10n)
    mover = _whose_turn(teller, board.news.items, view.seat)
    if board.at.framed:
        since = l10n("drawn-news-since") if board.moment is None else l10n("status-turn", turn=board.moment.turn)
        title = l10n("drawn-news-turn", name=mover) if mover else l10n("drawn-news")
        inner = frame(canvas, board, area, "log", "log", title, since)
    else:
        inner = Rect(area.x + 1, area.y, area.width - 2, area.height)
    if area.height == 1:
        _draw_row(canvas, board, inner, f"{board.letter('log').lower()} {l10n('drawn-log-short')}")
        return
    log = f"{board.letter('log').lower()} {l10n('drawn-log')}"
    canvas.right(inner.right, inner.bottom - 1, log, "muted")
    room, named = inner.height, not (mover and board.at.framed)
    lines = _recap(teller, board.news.items, view.seat, inner.width, named)
    if mover and not _leaves(lines, room, inner.width, log):
        lines = _recap(teller, _but_refills(board.news.items), view.seat, inner.width, named)
    if not _leaves(lines, room, inner.width, log):
        room -= 1
    if len(lines) > room:
        room = inner.height - 1
        more = f"{MORE} {l10n('news-more', n=len(lines) - room)}"
        canvas.put(inner.x, inner.bottom - 1, more, "muted")
        lines = [*lines[:1], *lines[1 - room :]] if mover else lines[:room]  # of a turn in steps the last ones, too
    y = draw_lines(canvas, inner.x, inner.y, lines)
    if board.at.framed and board.scene.table.coatls and y + 1 < inner.bottom:
        y += bool(lines) and y + 2 < inner.bottom
        left = Rect(inner.x, y, inner.width, inner.bottom - y)
        earlier = board.kept(("earlier", left), lambda: _earlier(board, left, cell_len(log)))
        draw_lines(canvas, inner.x, y, earlier)
    if gives_tips(board) and y + 3 <= inner.bottom:
        y += bool(lines) and y + 4 < inner.bottom
        draw_tips(canvas, board, Rect(inner.x, y, inner.width, 3), cell_len(log) * (y + 3 == inner.bottom))


def _earlier(board: Board, area: Rect, log: int) -> list[Line]:
    """The turns before those that the recap tells, the last one first, each with its number, as many as have room; the
    last row leaves so many cells for the way to the log."""
    view = board.scene.view
    teller = Teller(view, board.scene.l10n, short=True)
    own = view.seat if view.seat is not None else view.acting
    lines: list[Line] = []
    told, moment = False, board.moment
    for number, (began, events) in enumerate(reversed(turns_of(board.log()))):
        if began is None or began.seat is None:
            break
        before = number > 0 and began.seat == own if moment is None else began.turn < moment.turn
        told = told or before
        deeds = [deed for deed in _but_refills(deeds_of(events)) if deed.seat == began.seat] if told else []
        if not deeds:
            continue
        turn, name = text_chip(str(began.turn)), teller.name(began.seat)
        parts = [teller.told(deed, area.width - 6) for deed in deeds]
        first, *rest = flow(name, parts, area.width - turn.width - 1, 2)
        more = begun_at(turn.width + 1, [first, *rest])
        more[0].insert(0, (0, turn))
        if not _leaves([*lines, *more], area.height, area.width, " " * log):
            break
        lines += more
    return lines


def _leaves(lines: Sequence[Line], rows: int, width: int, log: str) -> bool:
    """Whether lines have room in so many rows, of which the last one has the way to the log at its end."""
    if len(lines) != rows or not lines[-1]:
        return len(lines) < rows
    x, part = lines[-1][-1]
    return x + part.width + cell_len(log) + 2 <= width


def _but_refills(deeds: Iterable[Deed]) -> list[Deed]:
    """What was done, without how the table was filled again."""
    return [deed for deed in deeds if deed.kind not in BY_ITSELF]


def told_since(deeds: Iterable[Deed], view: PlayerView, l10n: L10n, width: int, most: int) -> tuple[int, Draw]:
    """Deeds as the recap tells them, in at most ``most`` rows of a canvas. Returns how many rows they take, and what
    draws them from a column and a row on. If they need more rows, the last ones are shown."""
    lines = _recap(Teller(view, l10n), deeds, view.seat, width)
    if len(lines) > most:
        left_out = len(lines) - most + 1
        lines = [[(0, text_chip(f"{MORE} {l10n('news-more', n=left_out)}"))], *lines[left_out:]]
    return len(lines), lambda canvas, x, y: draw_lines(canvas, x, y, lines)


def _recap(teller: Teller, deeds: Iterable[Deed], own: int | None, width: int, named: bool = True) -> list[Line]:
    return [line for seat, done in by_player(deeds, own) for line in told_by(teller, seat, done, width, named)]


def _whose_turn(teller: Teller, deeds: Iterable[Deed], own: int | None) -> str:
    """The name of the automatic opponent if all that others have done is its turn; else an empty text."""
    others = [deed for deed in deeds if deed.kind not in BY_ITSELF and deed.seat != own]
    alone = bool(others) and all(teller.mover([deed]) is not None for deed in others)
    return called(teller.view.opponent, teller.l10n) if alone and teller.view.opponent is not None else ""


def _draw_row(canvas: Canvas, board: Board, area: Rect, log: str) -> None:
    """All that has happened in one row, as much of it as there is room for, and behind the turn of an automatic
    opponent what it takes next."""
    teller = Teller(board.scene.view, board.scene.l10n, short=True)
    end = area.right - cell_len(log) - 2
    canvas.right(area.right, area.y, log, "muted")
    if not board.news.items and gives_tips(board):
        draw_tips_in_row(canvas, board, Rect(area.x, area.y, end - area.x, 1))
    told, steps = _told_in_row(teller, board, end - area.x, area.width // 2)
    x = area.x
    for number, parts in enumerate(_in_room(told, end - x, steps)):
        if number:
            x = canvas.put(x, area.y, _STEP if steps else " ", "faint")
        for part in parts:
            x = part.draw(canvas, x, area.y) + 1
    if steps and not has_row_of_next(board):
        draw_next(canvas, board, x + 2, area.y, end, words=False)


def _told_in_row(teller: Teller, board: Board, room: int, widest: int) -> tuple[list[list[Chip]], bool]:
    """The parts of each deed in one row, and whether they are steps of an automatic opponent."""
    told: list[list[Chip]] = []
    x, in_steps = 0, False
    deeds: Iterable[Deed] = board.news.items
    if _whose_turn(teller, deeds, board.scene.view.seat):
        deeds = [deed for deed in _but_refills(deeds) if deed.event is None or _IN_A_ROW & deed.event.values.keys()]
    for seat, done in by_player(deeds, board.scene.view.seat):
        for number, deed in enumerate(done):
            mover = teller.mover([deed]) if seat == NOBODY else teller.name(seat)
            parts = [mover] if mover is not None and number == 0 else []
            if seat == NOBODY and mover is None and deed.event is not None:
                parts.append(teller.sentence(fitted(teller.said(deed), max(8, room - x - 5)), "text"))
            else:
                parts += teller.told(deed, widest)
            in_steps |= seat == NOBODY and mover is not None
            told.append(parts)
            x += _row_width(parts) + (1 + len(_STEP) if in_steps else 2)
    return told, in_steps


def _row_width(parts: Iterable[Chip]) -> int:
    return sum(part.width + 1 for part in parts) - 1


def _in_room(told: list[list[Chip]], room: int, steps: bool) -> list[list[Chip]]:
    """What has room in a row, with the number of what has none: that is the last of it, or, of the ``steps`` of a turn,
    those after the first one."""
    shown = told
    for out in range(len(told)):
        more = [[text_chip(f"{MORE} {out}")]] if out else []
        shown = [*told[:1], *more, *told[1 + out :]] if steps else [*told[: len(told) - out], *more]
        gap = 1 + len(_STEP) if steps else 2
        if sum(_row_width(parts) + gap for parts in shown) - gap <= room:
            break
    return shown
