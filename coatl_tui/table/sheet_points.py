"""The head of a score sheet: how the game has ended, and everybody's points as bars that are made of cards, those
of an automatic opponent of colours. What variants take stands as a number beside the bar."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from rich.cells import cell_len

from coatl_core.cards.pieces import COLORS
from coatl_core.game.coatl import ScoreLine
from coatl_core.game.opponent import Opponent
from coatl_core.language.numbertext import with_sign, written
from coatl_tui.table.draw.chips import player_ink
from coatl_tui.table.sheet import Sheet, Standing
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card import TEMPLE, fitted, points_ink
from coatl_tui.widgets.digits import digits_width, draw_digits
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.serpent import SEAM

_NAME = 17
_BETWEEN_NAMES = " + "
_LEAST_NAME = 6
"""The cells that each name of several partners has at least."""
_BESIDE_DIGITS = 16
"""The cells of the words beside the winner's points."""
_THICK = 2
"""The rows of a bar where there is room."""


@frozen
class _Block:
    """A part of somebody's points: the colour of a prophecy, ``temple``, or nothing for all others."""

    kind: str
    points: int


def draw_outcome(canvas: Canvas, sheet: Sheet, width: int) -> int:
    """How the game has ended, on the ground of a status line. Returns the row below it."""
    first, *others = sheet.outcome
    lines = wrap(first, width - 2)
    placed: list[tuple[int, int, str]] = []
    y, x = len(lines) - 1, cell_len(lines[-1]) + 4
    for sentence in others:
        if x + cell_len(sentence) > width:
            y, x = y + 1, 1
        for number, line in enumerate(wrap(sentence, width - 2)):
            if number:
                y, x = y + 1, 1
            placed.append((x, y, line))
            x += cell_len(line) + 2
    canvas.fill(Rect(0, 0, width, y + 1), "bar")
    for row, line in enumerate(lines):
        canvas.put(0, row, f" {line} ", "bold on-points", "points")
    for x, row, line in placed:
        canvas.put(x, row, line, "muted")
    return y + 1


def draw_points(canvas: Canvas, sheet: Sheet, area: Rect, digits: int) -> int:
    """A bar for everybody, below each other, with free rows between them if the area has room. With ``digits`` (the
    rows of a digit) the winner's points stand before them, large. Returns the row below them."""
    sides = sheet.sides
    rows, count = max(len(sides), digits, area.height), len(sides)
    thick = _THICK if digits and _THICK * count + count - 1 <= rows else 1
    gap = int(thick * count + count - 1 <= rows and (digits > 0 or _has_bars(sheet)))
    x = area.x + 1
    if digits:
        x = _draw_winner(canvas, sheet, Rect(area.x + 2, area.y, area.width, digits), digits) + 3
    blocks = [_blocks_of(sheet, side) for side in sides]
    brought = [*map(_brought, blocks)]
    told = [_parts(each) for each in blocks]
    parts = max(sum(cell_len(text) for text, _ in each) for each in told)
    parts += 3 if parts else 1
    name = max(_names_width(side) for side in sides) + 3
    room = area.right - x - name - 5 - parts
    ranked = sheet.scores.goal is None or not sheet.scores.goal.together  # else there is nobody to be ahead of
    most = max(1, *brought)
    for place, side in enumerate(sides):
        y, points = area.y + place * (thick + gap), _points(side)
        if ranked:
            canvas.put(x, y, str(side[0].place), "bold text" if side[0].won else "muted")
        _draw_names(canvas, x + 2, y, side)
        if brought[place]:  # else there is nothing to be compared
            canvas.fill(Rect(x + name, y, room, thick), "bar")
        _draw_blocks(canvas, Rect(x + name, y, room, thick), blocks[place], room / most, plain=sheet.plain)
        canvas.right(area.right - parts, y, written(points), points_ink(points))
        at = area.right - parts + 2
        for text, ink in told[place]:
            at = canvas.put(at, y, text, ink)
    return area.y + rows


def rows_apart(sheet: Sheet) -> int:
    """Returns how many free rows set the bars of a sheet without digits apart: above, between and below them."""
    return 1 + (len(sheet.sides) if _has_bars(sheet) else 1)


def _has_bars(sheet: Sheet) -> bool:
    """Whether more than one has a bar: without it a name needs no free row above it."""
    return sum(_brought(_blocks_of(sheet, side)) > 0 for side in sheet.sides) > 1


def _blocks_of(sheet: Sheet, side: Sequence[Standing]) -> list[_Block]:
    """The points of those who win together, part by part."""
    return [block for standing in side for block in _blocks(sheet, standing.seat)]


def _brought(blocks: Sequence[_Block]) -> int:
    """The points that a bar shows: what variants take is not taken from them."""
    return sum(block.points for block in blocks if block.points > 0)


def _points(side: Sequence[Standing]) -> int:
    """The points of those who win together."""
    return sum(standing.points for standing in side)


def _names_width(side: Sequence[Standing]) -> int:
    """The cells of the names of a side."""
    names = sum(min(_room_of_name(side), cell_len(standing.name)) for standing in side)
    return names + cell_len(_BETWEEN_NAMES) * (len(side) - 1)


def _room_of_name(side: Sequence[Standing]) -> int:
    """The most cells of one name: partners share the room of two."""
    return _NAME if len(side) == 1 else max(_LEAST_NAME, 2 * _NAME // len(side))


def _draw_names(canvas: Canvas, x: int, y: int, side: Sequence[Standing]) -> int:
    """The names of a side, with what joins them. Returns the column after them."""
    for number, standing in enumerate(side):
        if number:
            x = canvas.put(x, y, _BETWEEN_NAMES, "muted")
        x = canvas.put(x, y, fitted(standing.name, _room_of_name(side)), player_ink(standing.seat))
    return x


def _draw_winner(canvas: Canvas, sheet: Sheet, area: Rect, digits: int) -> int:
    """The points of the first one in large digits, and by how many they lead. Returns the column after them. Where all
    win together their names stand only before the one bar, which needs the room."""
    first, *others = sheet.sides
    text = written(_points(first))
    draw_digits(canvas, area.x, area.y, text, "points", digits)
    x, y = area.x + digits_width(text, digits) + 2, area.y + (digits - 3) // 2
    after = x + _BESIDE_DIGITS
    if len(first) == 1:
        canvas.put(x, y, fitted(first[0].name, _BESIDE_DIGITS), player_ink(first[0].seat))
    elif others:
        after = max(after, _draw_names(canvas, x, y, first))
    canvas.put(x, y + 1, sheet.words.points(_points(first)), "muted")
    ahead = _points(first) - max(map(_points, others), default=_points(first))
    if ahead > 0:
        canvas.put(x, y + 2, sheet.l10n("sheet-ahead", n=ahead), "muted")
    return after


def _blocks(sheet: Sheet, seat: int) -> list[_Block]:
    """Somebody's points card by card; those of a coatl of which not all count, and those that variants give, as
    one; those of an automatic opponent, who has many cards, by colours."""
    scored = sheet.scored_by(seat)
    if isinstance(scored, Opponent):  # the cards lie below, one by one
        won = [_block(sheet, line) for line in scored.scored]
        sums = {kind: sum(block.points for block in won if block.kind == kind) for kind in (*COLORS, "temple")}
        sums[""] = sum(line.points for line in scored.lines)
        return [_Block(kind, points) for kind, points in sums.items() if points]
    blocks: list[_Block] = []
    for score in scored.coatls:
        lines = [_block(sheet, line) for line in score.lines]
        whole = sum(block.points for block in lines) == score.points
        blocks += lines if whole else [_Block("", score.points)]
    blocks.append(_Block("", sum(line.points for line in scored.lines)))
    return [block for block in blocks if block.points]


def _block(sheet: Sheet, line: ScoreLine) -> _Block:
    face = sheet.catalog.prophecies.get(line.card)
    return _Block(face.color if face is not None else "temple", line.points)


def _parts(blocks: Sequence[_Block]) -> list[tuple[str, str]]:
    """The points of prophecies, of temples, and all others, each with its ink; nothing if there is but one of these."""
    temples = sum(block.points for block in blocks if block.kind == "temple")
    other = sum(block.points for block in blocks if not block.kind)
    if not temples and not other:
        return []
    cards = sum(block.points for block in blocks) - temples - other
    told = [(f"{cards:>2}", "muted"), (f" {TEMPLE}{temples}" if temples else "", "temple")]
    return [*told, (f" {with_sign(other)}", "muted")] if other else told


def _draw_blocks(canvas: Canvas, area: Rect, blocks: Sequence[_Block], unit: float, *, plain: bool) -> None:
    """A block for each card, as long as its points, with the number on it; none for what variants take."""
    x, points = area.x, 0
    pattern = "=" if canvas.ascii_only else "▒" if plain else " "
    for block in (block for block in blocks if block.points > 0):
        points += block.points
        end = area.x + round(points * unit)
        color = block.kind
        ground, ink = (color, f"bold on-{color}") if color else ("pill", "bold text")
        text = f"{block.points} " if color != "temple" else f"{block.points} {TEMPLE} "
        fill = pattern if color == "temple" else " "
        seam = f"seam-{color}" if color and color in COLORS else "table"
        shown = f"{SEAM}{text}" if end - x > len(text) else f"{SEAM}{block.points}" if end - x > 1 else SEAM
        for row in range(area.y, area.bottom):
            canvas.put(x, row, (shown if row == area.y else "")[: end - x].ljust(end - x, fill), ink, ground)
            if end > x:
                canvas.put(x, row, SEAM, seam, ground)
        x = end
