"""The panes of the other players."""

from __future__ import annotations

from itertools import product
from typing import TypeAlias

from attrs import evolve
from rich.cells import cell_len

from coatl_core.game.view import SeatView
from coatl_core.play.things import Seat
from coatl_tui.table.draw.automatic import draw_automatic
from coatl_tui.table.draw.board import Board, frame
from coatl_tui.table.draw.chips import NAME, player_ink
from coatl_tui.table.draw.coatl_lines import (
    Columns,
    balanced_rows,
    cards_of,
    chip_cells,
    columns_of,
    draw_in_columns,
    draw_line_of_coatls,
    draw_tagged,
    in_rows,
    least_cells,
    piece_cells,
    tagged_cells,
)
from coatl_tui.table.draw.holdings import (
    HELD,
    RACKS,
    backs_of,
    counts,
    cut,
    draw_loose,
    draw_rack,
    facts,
    fits_apart,
    held,
    mark_of,
    put_backs,
    rack_told,
    rack_width,
    short_name,
    words_of_facts,
)
from coatl_tui.table.draw.other_tables import draw_other_table
from coatl_tui.table.draw.shared import put_spot
from coatl_tui.widgets.canvas import ANY, NOTHING, Canvas, Rect
from coatl_tui.widgets.shade import LEAST, draw_shade
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.small_card import CHIP
from coatl_tui.widgets.strip import touching_width

_RACK_NAME = 8
"""The most cells of a name before a rack."""
_SHADE, _TOLD = 20, 30
"""The least cells of a coatl that does not lie there yet, and those of one with a text on it."""


def draw_others(canvas: Canvas, board: Board) -> None:
    """All other players, each with points, rack and coatls; those who have just done something keep their marks."""
    scene, at = board.scene, board.at
    opponent = scene.view.opponent
    if opponent is not None:
        draw_automatic(canvas, board, opponent)
        return
    order = sorted(range(len(scene.view.players)), key=lambda seat: (seat - scene.shown) % len(scene.view.players))
    seats = [seat for seat in order if seat != scene.shown]
    if not seats:
        frame(canvas, board, at.others[0], "players", "other", scene.l10n("pane-players"))
    elif at.design == "large":
        for number, (seat, area) in enumerate(zip(seats, at.others, strict=False)):
            draw_other_table(canvas, board, area, seat, "other" if number == 0 else "")
    elif len(seats) == 1:
        _draw_one(canvas, board, at.others[0], seats[0])
    else:
        _draw_several(canvas, board, at.others[0], seats)


def _draw_one(canvas: Canvas, board: Board, area: Rect, seat: int) -> None:
    """One other player: a line for each coatl, and the rack."""
    player = board.scene.view.players[seat]
    title = player.name + mark_of(board, seat)
    told = counts(board, player, not board.at.framed)
    bare = not board.at.framed and not player.coatls and not player.board
    if bare:  # so that the coatl in the shade has all rows
        told = f"{told} · {rack_told(board, seat)}"
    inner = frame(canvas, board, area, "players", "other", title, told)
    room = inner.height - (not bare)
    y = inner.y
    rack = y if board.at.framed else inner.bottom - 1
    x = inner.x
    apart = len(player.coatls) < room
    cards = 0 if apart or not board.at.framed else max(len(cards_of(coatl)) for coatl in player.coatls)
    end = inner.right - (CHIP * cards + 2) * bool(cards)  # pieces would touch the cards below them
    if not fits_apart(board, end - x, seat):
        end = inner.right  # but it is worse if they touch each other
    if not bare:
        draw_rack(canvas, board, Rect(x, rack, end - x, 1), seat)
    if board.at.framed:
        y += 1 + apart
    put_spot(canvas, board, Rect(inner.x, y, inner.width, 1), Seat(seat))
    if not player.coatls:
        _draw_beginner(canvas, board, Rect(x, y, inner.right - x, room - (y > rack + 1)), seat)
    if not board.at.framed and len(player.coatls) > room:
        shared = balanced_rows(board, seat, room)
        columns = columns_of(board, [(seat, indices) for indices in shared], inner.width, 2)
        if columns is not None:
            for row, indices in enumerate(shared):
                draw_in_columns(canvas, board, inner.x, y + row, (seat, indices), columns)
            return
        most = max(1, min(tagged_cells(board, inner.width, seat, indices) for indices in shared))
        for row, indices in enumerate(shared):
            draw_tagged(canvas, board, Rect(inner.x, y + row, inner.width, 1), seat, indices, most)
        return
    lines = [(Rect(inner.x, y + row, inner.width, 1), each) for row, each in enumerate(in_rows(board, seat, room))]
    chips = min((chip_cells(board, spot, seat, indices) for spot, indices in lines), default=CHIP)
    for spot, indices in lines:
        beside = 0 if len(indices) > 1 or cards_of(player.coatls[indices[0]]) else CHIP * cards
        clear = evolve(spot, width=spot.width + bool(beside) - beside)  # pieces would lie below the cards above them
        largest = piece_cells(board, clear, seat, indices, 2) if beside else 2
        draw_line_of_coatls(canvas, board, spot, seat, indices, largest, chips)


def _draw_beginner(canvas: Canvas, board: Board, area: Rect, seat: int) -> None:
    """A player without a coatl: the backs of the cards in hand, and a coatl that does not lie there yet."""
    rows = 3 if area.height >= 3 else 1
    count = len(backs_of(board, board.scene.view.players[seat]))
    wide = max(2, min(6, (area.width - _TOLD) // max(1, count)))
    backs = Rect(area.x, area.y, count * wide, min(rows, area.height) if rows == 3 else area.height)
    x = put_backs(canvas, board, backs, seat) + 2 * bool(count)
    if area.right - x >= _SHADE:
        text = board.scene.l10n("table-no-coatl").rstrip(".")
        draw_shade(canvas, x, area.y, area.right - x, text, rows=rows)


# Several players


def _draw_several(canvas: Canvas, board: Board, area: Rect, seats: list[int]) -> None:
    """Two others or more: two rows or more for each, or a line if there is no room for that."""
    l10n = board.scene.l10n
    each = l10n("drawn-one-each", key=board.key("other"))
    if (area.height - 1 - board.at.framed) < 2 * len(seats):
        rights = _draw_lines(canvas, board, Rect(area.x + 1, area.y + 1, area.width - 2, area.height - 1), seats)
        frame(canvas, board, area, "players", "other", l10n("pane-players"), *rights, each)
        return
    inner = frame(canvas, board, area, "players", "other", l10n("pane-players"), each)
    _draw_blocks(canvas, board, inner, seats)


def _block_rows(board: Board, seats: list[int], rows: int) -> list[int]:
    """So many rows shared out among players: two for each, more for those with more coatls, one more between all if
    there are enough."""
    wanted = [max(2, len(board.scene.view.players[seat].coatls)) for seat in seats]
    heights = [2] * len(seats)
    for row in range(2, max(wanted)):
        for place, want in enumerate(wanted):
            if want > row and sum(heights) < rows:
                heights[place] += 1
    return heights


def _draw_blocks(canvas: Canvas, board: Board, inner: Rect, seats: list[int]) -> None:
    """At the left of each player the name, what they hold, and the rack below; beside it a coatl a row."""
    players = [board.scene.view.players[seat] for seat in seats]
    heights = _block_rows(board, seats, inner.height)
    gap = int(inner.height - sum(heights) >= len(seats) - 1)
    names = max(cell_len(short_name(board, seat)) for seat in seats)
    most = max(cell_len(held(board, player)) for player in players)
    rows = [in_rows(board, seat, height) for seat, height in zip(seats, heights, strict=True)]
    coatls = [
        [player.coatls[index] for index in indices]
        for player, lines in zip(players, rows, strict=True)
        for indices in lines
    ]
    need = max((sum(len(c) + 7 + (CHIP - 1) * len(cards_of(c)) for c in line) for line in coatls), default=0)
    least = max(most + 5, *(touching_width(player.board) for player in players))
    side = max(least, min(max(names + 1 + most, *map(rack_width, players)), inner.width - 1 - need))
    left = inner.x + side + 1
    room = Rect(left, inner.y, inner.right - left, 1)
    fitting = [
        chip_cells(board, room, seat, each, 3) for seat, lines in zip(seats, rows, strict=True) for each in lines
    ]
    chips = min(fitting, default=CHIP)
    sizes = [piece_cells(board, room, seat, each, 3) for seat, lines in zip(seats, rows, strict=True) for each in lines]
    largest = min(sizes, default=3)  # a coatl that is twice as large would look twice as long
    scale = next((s for s in RACKS if all(rack_width(player, s) <= side for player in players)), None)
    y = inner.y
    for seat, player, lines, height in zip(seats, players, rows, heights, strict=True):
        name = short_name(board, seat, side - most - 1)
        x = canvas.put(inner.x, y, name, player_ink(seat))
        put_spot(canvas, board, Rect(inner.x, y, x - inner.x, 1), Seat(seat))
        canvas.put(inner.x + side - most, y, held(board, player), "muted")
        draw_loose(canvas, Rect(inner.x, y + 1, side, 1), player, scale)
        for row, indices in enumerate(lines):
            draw_line_of_coatls(
                canvas, board, Rect(left, y + row, inner.right - left, 1), seat, indices, largest, chips
            )
        if not player.coatls:
            _draw_none_yet(canvas, board, Rect(left, y, inner.right - left, 1))
        y += height + gap
    legend = board.scene.l10n("drawn-held-signs")
    if y < inner.bottom and cell_len(legend) <= inner.width:
        canvas.put(inner.x, inner.bottom - 1, legend, "faint")


_Look: TypeAlias = tuple[int, int, int, bool]
_LOOKS: tuple[_Look, ...] = (
    *((name, facts, 2, True) for name in (NAME, 8, 6) for facts in (3, 2, 1)),
    *((name, facts, 1, every) for name, facts in ((6, 1), (6, 0), (4, 0)) for every in (True, False)),
    *((name, facts, 0, every) for every in (True, False) for name, facts in ((6, 1), (6, 0), (4, 0))),
)
"""What is told of several players in a line each: the cells of their names, how many facts of what they hold are, the
most cells of a piece, 0 for as few as they must be, and whether an open coatl without points has a tag; from what is
read best to what needs least room. All of them are drawn alike, in columns if they have room for that."""


def _look(board: Board, inner: Rect, seats: list[int], signs: Signs) -> tuple[_Look, Columns | None]:
    """The first look for which there is room, and the columns of the coatls: those that leave room for the racks, too,
    if these have no row, or else any; None if there are no columns in which all have room."""
    players = [board.scene.view.players[seat] for seat in seats]
    lines = [(seat, range(len(player.coatls))) for seat, player in zip(seats, players, strict=True)]
    apart, touching = max(map(rack_width, players)), max(touching_width(player.board) for player in players)
    racks = [(1, 0)] if inner.height > len(seats) or not apart else [(apart + 2, 1), (touching + 2, 0), (1, 0)]
    looks = [(look, _around(board, inner, seats, *look[:2])[3]) for look in _LOOKS]
    for wanted, least in racks:
        for look, room in looks:
            _, _, cells, every = look
            tight = int(least and cells == 1 and every and signs.halves)  # so that all points are told
            if (cells or (signs.halves and not least)) and (
                found := columns_of(board, lines, room - wanted + tight, cells, every)
            ) is not None:
                return look, found
    for look, room in looks:
        if max(least_cells(board, seat, signs, *look[2:]) for seat in seats) <= room:
            return look, None
    return _LOOKS[-1], None


def _around(
    board: Board, inner: Rect, seats: list[int], name: int, count: int
) -> tuple[list[str], list[str], int, int]:
    """The names of players in so many cells, so many facts of what they hold, and the column and the cells that are
    left for their coatls."""
    names = [short_name(board, seat, name) for seat in seats]
    holds = _held(board, [board.scene.view.players[seat] for seat in seats], count)
    left = inner.x + max(map(cell_len, names)) + 1
    return names, holds, left, inner.right - max(map(len, holds)) - bool(count) - left


def _draw_lines(canvas: Canvas, board: Board, inner: Rect, seats: list[int]) -> list[str]:
    """A line for each player: the name, every coatl with its points, what is held. The racks have a row below, or stand
    in the lines. Returns what the signs of what is held mean, in ever shorter words."""
    players = [board.scene.view.players[seat] for seat in seats]
    lines = [(seat, range(len(player.coatls))) for seat, player in zip(seats, players, strict=True)]
    key = "lines of others", inner, tuple(seats), canvas.signs
    (name, count, cells, every), columns = board.kept(key, lambda: _look(board, inner, seats, canvas.signs))
    names, holds, left, room = _around(board, inner, seats, name, count)
    used = room if columns is None else columns.width
    if not all(player.coatls for player in players):
        used = min(room, max(used, LEAST, room - 2 - max(map(rack_width, players))))
    for row, (seat, text) in enumerate(zip(seats, names, strict=True)):
        y = inner.y + row
        x = canvas.put(inner.x, y, text, player_ink(seat))
        put_spot(canvas, board, Rect(inner.x, y, x - inner.x, 1), Seat(seat))
        canvas.right(inner.right, y, holds[row], "text")
        if not players[row].coatls:
            _draw_none_yet(canvas, board, Rect(left, y, used, 1))
        elif columns is not None:
            draw_in_columns(canvas, board, left, y, lines[row], columns, every)
        else:
            indices = tuple(lines[row][1])
            draw_tagged(canvas, board, Rect(left, y, room, 1), seat, indices, max(1, cells), every)
    told = False
    if any(player.board for player in players):
        told = _draw_racks(canvas, board, inner, seats, Rect(left, inner.y, used + 1, 1), left + room)
    *words, pieces = words_of_facts(board, players[0])
    words[0] = words[0].removeprefix(HELD).strip()
    before = [pieces.removeprefix(ANY).strip() if canvas.signs.halves else pieces] if told else []
    return ["  ".join([*before, *words[:many]]) for many in range(count, 0, -1)]


def _draw_none_yet(canvas: Canvas, board: Board, area: Rect) -> None:
    """A coatl that does not lie there yet, in a row."""
    if area.width >= LEAST:
        draw_shade(canvas, area.x, area.y, area.width, board.scene.l10n("table-no-coatl").rstrip("."), rows=1)


def _held(board: Board, players: list[SeatView], count: int) -> list[str]:
    """So many of the facts of what players hold, below each other."""
    told = [facts(board, player)[:-1][:count] for player in players]  # racks are drawn, or one key away
    for line in told:
        line[:1] = [text.removeprefix(HELD) for text in line[:1]]  # such edges below each other would make a bar
    sizes = [max(map(cell_len, column)) for column in zip(*told, strict=True)]
    return [" ".join(text.ljust(size) for text, size in zip(line, sizes, strict=True)) for line in told]


def _draw_racks(canvas: Canvas, board: Board, inner: Rect, seats: list[int], coatls: Rect, end: int) -> bool:
    """The racks of all players: between the columns of their ``coatls`` and the column ``end`` if the pieces have room
    there without touching each other, or else in a row below, or, if there is none, there, but touching. Returns
    whether they stand behind a sign, which must be told."""
    players = [board.scene.view.players[seat] for seat in seats]
    room = end - coatls.right - 1 - max(map(rack_width, players))
    below = inner.height > len(seats)
    tight = room == -1 and not below and canvas.signs.halves
    apart = room >= 0 or tight
    if not apart and below:
        _draw_row_of_racks(canvas, board, Rect(inner.x, inner.y + len(seats), inner.width, 1), seats, coatls.x)
    elif apart or coatls.right + 1 + max(touching_width(player.board) for player in players) <= end:
        for y, (seat, player) in enumerate(zip(seats, players, strict=True), inner.y):
            sign = "▐" if tight else "▌"  # half a cell from the points, or from the pieces
            edge = (sign, player_ink(seat, bold=False)) if canvas.signs.halves else (ANY, "faint")
            x = canvas.put(coatls.right - tight, y, *edge) + (room > 0)
            draw_loose(canvas, Rect(x, y, end - x, 1), player, RACKS[-1] if apart else None)
        return True
    return False


def _draw_row_of_racks(canvas: Canvas, board: Board, area: Rect, seats: list[int], left: int) -> None:
    """The racks of all players side by side, in the order of their lines: each behind the name, or, where there is no
    room for names, behind an edge in the player's colour; nothing if there is no room."""
    players = [board.scene.view.players[seat] for seat in seats]
    word = board.scene.l10n("small-board")
    names = [f"{cut(player.name, _RACK_NAME)} " for player in players]
    marks = [names, *([["▌"] * len(players)] if canvas.signs.halves else [])]
    least = area.x + cell_len(word) + 1
    starts = dict.fromkeys((max(left, least), least, area.x))
    for apart, before, x in product((True, False), marks, starts):
        wide = [rack_width(player) if apart else touching_width(player.board) for player in players]
        sizes = [cell_len(name) + max(1, size) for name, size in zip(before, wide, strict=True)]
        spare = area.right - x - sum(sizes)
        if spare < 2 * (len(seats) - 1):
            continue
        if x > area.x:
            canvas.put(area.x, area.y, word, "muted")
        for seat, player, name, size in zip(seats, players, before, sizes, strict=True):
            at = canvas.put(x, area.y, name, player_ink(seat, bold=False))
            if player.board:
                draw_loose(canvas, Rect(at, area.y, x + size - at, 1), player, RACKS[-1] if apart else None)
            else:
                canvas.put(at, area.y, NOTHING, "faint")
            x += size + min(4, spare // max(1, len(seats) - 1))
        return
