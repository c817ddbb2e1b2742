"""The panes of the other players."""

from __future__ import annotations

from functools import cache

from attrs import evolve
from rich.cells import cell_len

from coatl_core.game.view import SeatView
from coatl_core.play.things import Seat
from coatl_tui.table.draw.automatic import draw_automatic
from coatl_tui.table.draw.board import Board, frame
from coatl_tui.table.draw.chips import NAME, player_ink
from coatl_tui.table.draw.coatl_lines import (
    balanced_rows,
    cards_of,
    chip_cells,
    draw_line_of_coatls,
    draw_tagged,
    draw_tagged_in_columns,
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
from coatl_tui.widgets.canvas import NOTHING, Canvas, Rect
from coatl_tui.widgets.shade import LEAST, draw_shade
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
    largest = min(3, min(sizes, default=3) + 1)  # three sizes would look like three things
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


_LOOKS = (
    *((name, facts, 2, True) for name in (NAME, 8, 6) for facts in (3, 2)),
    *((name, facts, 1, True) for facts in (3, 2, 1) for name in (8, 6)),
    (6, 1, 1, False),
    (6, 1, 0, False),
    (6, 0, 0, False),
    (4, 0, 0, False),
)
"""What is told of several players in a line each: the cells of their names, how many facts of what they hold are, the
cells of a piece, 0 for as few as they must be, and whether an open coatl without points has a tag; from what is read
best to what needs least room. All of them are drawn alike."""


def _draw_lines(canvas: Canvas, board: Board, inner: Rect, seats: list[int]) -> list[str]:
    """A line for each player: the name, every coatl with its points, what is held. If there is a row more, it has the
    racks. Returns what the signs of what is held mean, in ever shorter words."""
    players = [board.scene.view.players[seat] for seat in seats]

    @cache
    def needed(cells: int, every: bool) -> int:
        return max(least_cells(board, seat, canvas.signs, cells, every) for seat in seats)

    for name, count, cells, every in _LOOKS:
        names = [short_name(board, seat, name) for seat in seats]
        holds = _held(board, players, count)
        left = inner.x + max(map(cell_len, names)) + 1
        room = inner.right - max(map(len, holds)) - bool(count) - left
        if needed(cells, every) <= room:
            break
    spots = [Rect(left, inner.y + row, room, 1) for row in range(len(seats))]
    aligned = draw_tagged_in_columns(canvas, board, spots, seats, 2, every)
    for row, (seat, text) in enumerate(zip(seats, names, strict=True)):
        y = inner.y + row
        x = canvas.put(inner.x, y, text, player_ink(seat))
        put_spot(canvas, board, Rect(inner.x, y, x - inner.x, 1), Seat(seat))
        canvas.right(inner.right, y, holds[row], "text")
        spot = spots[row]
        if players[row].coatls:
            if not aligned:
                draw_tagged(canvas, board, spot, seat, tuple(range(len(players[row].coatls))), max(1, cells), every)
        else:
            _draw_none_yet(canvas, board, spot)
    if inner.height > len(seats) and any(player.board for player in players):
        _draw_racks(canvas, board, Rect(inner.x, inner.bottom - 1, inner.width, 1), seats, left)
    words = words_of_facts(board, players[0])[:-1]
    words[0] = words[0].removeprefix(HELD).strip()
    return ["  ".join(words[:many]) for many in range(count, 0, -1)]


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


def _draw_racks(canvas: Canvas, board: Board, area: Rect, seats: list[int], left: int) -> None:
    """The racks of all players in a row, each behind the name of the player, or, where there is no room for it, behind
    an edge in the player's colour; nothing if one of them has no room then."""
    players = [board.scene.view.players[seat] for seat in seats]
    names = [cut(player.name, _RACK_NAME) for player in players]
    for wide in (rack_width, lambda player: touching_width(player.board)):
        sizes = [cell_len(name) + 1 + max(1, wide(player)) for name, player in zip(names, players, strict=True)]
        spare = area.width - sum(sizes)
        if spare < 2 * (len(seats) - 1):
            continue
        x = area.x
        for seat, player, name, size in zip(seats, players, names, sizes, strict=True):
            at = canvas.put(x, area.y, name, player_ink(seat, bold=False)) + 1
            if player.board:
                draw_loose(canvas, Rect(at, area.y, x + size - at, 1), player, RACKS[-1])
            else:
                canvas.put(at, area.y, NOTHING, "faint")
            x += size + min(4, spare // max(1, len(seats) - 1))
        return
    width = (area.right - left) // len(seats)
    if canvas.signs.halves and all(touching_width(player.board) + 2 <= width for player in players):
        for x, seat, player in zip(range(left, area.right, width), seats, players, strict=False):
            canvas.put(x, area.y, "▌", player_ink(seat, bold=False))
            draw_loose(canvas, Rect(x + 1, area.y, width - 2, 1), player)
