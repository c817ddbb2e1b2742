"""The panes of the other players."""

from __future__ import annotations

from attrs import frozen
from rich.cells import cell_len

from coatl_core.game.view import SeatView
from coatl_core.play.things import Seat
from coatl_tui.table.draw.automatic import draw_automatic
from coatl_tui.table.draw.board import Board, frame
from coatl_tui.table.draw.chips import NAME, player_ink
from coatl_tui.table.draw.coatl_lines import (
    cards_of,
    columns_of,
    draw_in_columns,
    draw_line_of_coatls,
    draw_tight,
    in_rows,
    least_cells,
    points_told,
)
from coatl_tui.table.draw.holdings import (
    backs_of,
    counts,
    cut,
    draw_loose,
    draw_rack,
    facts,
    held,
    mark_of,
    put_backs,
    rack_width,
    short_name,
)
from coatl_tui.table.draw.other_tables import draw_other_table
from coatl_tui.table.draw.shared import put_spot
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.shade import LEAST, draw_shade
from coatl_tui.widgets.small_card import CHIP
from coatl_tui.widgets.strip import touching_width

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
    inner = frame(canvas, board, area, "players", "other", title, counts(board, player, not board.at.framed))
    room = inner.height - 1
    y = inner.y
    rack = y if board.at.framed else inner.bottom - 1
    x = inner.x + 2 * (not board.at.framed)
    apart = len(player.coatls) < room
    cards = 0 if apart or not board.at.framed else max(len(cards_of(coatl)) for coatl in player.coatls)
    end = inner.right - (CHIP * cards + 2) * bool(cards)  # pieces would touch the cards below them
    draw_rack(canvas, board, Rect(x, rack, end - x, 1), seat)
    if board.at.framed:
        y += 1 + apart
    put_spot(canvas, board, Rect(inner.x, y, inner.width, 1), Seat(seat))
    if not player.coatls:
        _draw_beginner(canvas, board, Rect(x, y, inner.right - x, room - (y > rack + 1)), seat)
    for row, indices in enumerate(in_rows(board, seat, room)):
        draw_line_of_coatls(canvas, board, Rect(inner.x, y + row, inner.width, 1), seat, indices)


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
    right = board.scene.l10n("drawn-one-each", key=board.key("other"))
    inner = frame(canvas, board, area, "players", "other", board.scene.l10n("pane-players"), right)
    if inner.height >= 2 * len(seats):
        _draw_blocks(canvas, board, inner, seats)
    else:
        _draw_lines(canvas, board, inner, seats)


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
    y = inner.y
    for seat, player, lines, height in zip(seats, players, rows, heights, strict=True):
        name = short_name(board, seat, side - most - 1)
        x = canvas.put(inner.x, y, name, player_ink(seat))
        put_spot(canvas, board, Rect(inner.x, y, x - inner.x, 1), Seat(seat))
        canvas.put(inner.x + side - most, y, held(board, player), "muted")
        draw_loose(canvas, Rect(inner.x, y + 1, side, 1), player)
        left = inner.x + side + 1
        for row, indices in enumerate(lines):
            draw_line_of_coatls(canvas, board, Rect(left, y + row, inner.right - left, 1), seat, indices, 3)
        if not player.coatls:
            _draw_none_yet(canvas, board, Rect(left, y, inner.right - left, 1))
        y += height + gap
    legend = board.scene.l10n("drawn-held-signs")
    if y < inner.bottom and cell_len(legend) <= inner.width:
        canvas.put(inner.x, inner.bottom - 1, legend, "faint")


@frozen
class _Look:
    """What is told of each of several players in a line: the cells of the ``name``, how many ``facts`` of what is held
    are, whether the ``points`` of coatls are. Coatls have so many ``cells`` a piece; with 0 they are as short as they
    must be. ``aligned`` ones stand below those of the other players."""

    name: int
    facts: int
    cells: int = 0
    aligned: bool = False
    points: bool = True


_LOOKS = (
    *(_Look(name, facts, 2, True) for name in (NAME, 8, 6) for facts in (4, 3, 2)),
    *(_Look(name, facts, 2) for facts in (3, 2, 1) for name in (8, 6)),
    *(_Look(6, facts, 1, aligned) for aligned in (True, False) for facts in (3, 2, 1)),
    _Look(6, 1),
    *(_Look(6, 0), _Look(4, 0), _Look(6, 0, points=False), _Look(4, 0, points=False)),
)
"""From the one that is read best to the one that needs least room."""


def _draw_lines(canvas: Canvas, board: Board, inner: Rect, seats: list[int]) -> None:
    """A line for each player: the name, every coatl with its points, what is held. If there is a row more, it has the
    racks."""
    scene = board.scene
    players = [scene.view.players[seat] for seat in seats]
    looks = _LOOKS if canvas.signs.halves else _LOOKS[:-2]  # without strips a number says little less than letters
    for look in looks:
        names = [short_name(board, seat, look.name) for seat in seats]
        holds = _held(board, players, look.facts)
        left = inner.x + max(map(cell_len, names)) + 1
        room = inner.right - max(map(len, holds)) - bool(look.facts) - left
        told = [points_told(board, player) if look.points else [""] * len(player.coatls) for player in players]
        gap = 1 + look.aligned
        columns = _columns(players, told, look)
        if look.cells:
            needs = [sum(sizes) + gap * (len(sizes) - 1) for sizes in columns]
        else:
            needs = [least_cells(player, texts, canvas.signs) for player, texts in zip(players, told, strict=True)]
        if max(needs) <= room:
            break
    for row, (seat, name, texts) in enumerate(zip(seats, names, told, strict=True)):
        y = inner.y + row
        x = canvas.put(inner.x, y, name, player_ink(seat))
        put_spot(canvas, board, Rect(inner.x, y, x - inner.x, 1), Seat(seat))
        canvas.right(inner.right, y, holds[row], "muted")
        if look.cells:
            draw_in_columns(canvas, board, (left, y, gap), seat, texts, columns[row], look.cells)
        else:
            draw_tight(canvas, board, Rect(left, y, room, 1), seat, tuple(range(len(texts))), texts)
        if not texts:
            _draw_none_yet(canvas, board, Rect(left, y, room, 1))
    if inner.height > len(seats):
        _draw_racks(canvas, board, Rect(inner.x, inner.bottom - 1, inner.width, 1), seats)


def _draw_none_yet(canvas: Canvas, board: Board, area: Rect) -> None:
    """A coatl that does not lie there yet, in a row."""
    if area.width >= LEAST:
        draw_shade(canvas, area.x, area.y, area.width, board.scene.l10n("table-no-coatl").rstrip("."), rows=1)


def _columns(players: list[SeatView], told: list[list[str]], look: _Look) -> list[list[int]]:
    """The cells of the columns in which the coatls of each player stand."""
    if look.aligned:
        return [columns_of(players, told, look.cells)] * len(players)
    return [columns_of([player], [texts], look.cells) for player, texts in zip(players, told, strict=True)]


def _held(board: Board, players: list[SeatView], count: int) -> list[str]:
    """So many of the facts of what players hold, below each other."""
    told = [facts(board, player)[:count] for player in players]
    sizes = [max(map(cell_len, column)) for column in zip(*told, strict=True)]
    return [" ".join(text.ljust(size) for text, size in zip(line, sizes, strict=True)) for line in told]


def _draw_racks(canvas: Canvas, board: Board, area: Rect, seats: list[int]) -> None:
    """The racks of all players in a row, each behind the name; nothing if one of them has no room."""
    width = area.width // len(seats)
    if any(touching_width(board.scene.view.players[seat].board) + 5 > width for seat in seats):
        return
    for place, seat in enumerate(seats):
        player = board.scene.view.players[seat]
        left, end = area.x + width * place, area.x + width * (place + 1) - 1
        room = width - 2 - touching_width(player.board)
        x = canvas.put(left, area.y, cut(player.name, room), player_ink(seat)) + 1
        draw_loose(canvas, Rect(x, area.y, end - x, 1), player)
