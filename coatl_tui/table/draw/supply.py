"""The supply board with its fields, and what is left in the bags."""

from __future__ import annotations

from functools import partial

from coatl_core.cards.pieces import BODIES, HEADS, TAILS
from coatl_core.play.things import Field
from coatl_tui.bindings import number_sign
from coatl_tui.table.draw.board import Board, frame
from coatl_tui.table.draw.brought import draw_nearer
from coatl_tui.table.draw.shared import draw_pile
from coatl_tui.widgets.canvas import NOTHING, Canvas, Rect, cursor
from coatl_tui.widgets.serpent import HEAD, TAIL, Scale, draw_piece

REFILLED = "refills"
"""What is hidden of a supply board that is being filled: which fields would refill it."""
REFILLS, NEXT = "*", "◆"
"""The signs of a field that would refill its board, and of the one that an automatic opponent takes next."""
_FEW_BODIES = 6
"""So many fields of bodies have two rows with heads and tails beside them; more have a grid with all of them."""
_THREE_ROWS = 7
"""From so many rows on fields have three, two with what they bring nearer below them."""
_UPRIGHT = 10
"""The cells of the bags below each other, with what parts them from the fields."""
_BARS = "▁▂▃▄▅▆▇█"


def draw_supply(canvas: Canvas, board: Board) -> None:
    """The fields of the supply board, the bodies in two rows, heads and tails beside them; and what is left in the
    bags."""
    scene, area = board.scene, board.at.supply
    view, rules, l10n = scene.view, scene.view.rules, scene.l10n
    fields = () if REFILLED in board.hidden else range(1, rules.fields + 1)
    refill = {number for number in fields if view.refilled_by(number)}
    told = [l10n(message) for message in ("drawn-refills", "drawn-refills-short") if refill]
    inner = frame(canvas, board, area, "supply", "go-supply", l10n("pane-supply"), *told)
    tall = _tall_pieces(board, inner)
    numbered_across = rules.body_fields <= _FEW_BODIES  # else heads and tails beside them would break the numbers
    is_large = tall is not None and (tall.rows > 3 or numbered_across)
    if not is_large and _draw_grid(canvas, board, inner, refill):
        return
    if tall is not None:
        _draw_tall_supply(canvas, board, inner, tall, refill)
        return
    step = 2 if board.at.framed and inner.height >= 5 else 1
    ends = rules.head_fields + rules.tail_fields
    columns, centre = -(-rules.body_fields // 2), max(1, -(-ends // 2))
    rows = 2
    across = inner.width + (2 if board.at.framed else 3)
    crowded = _supply_width(columns, centre, rules.bodies_per_field, 2) > across
    if crowded and inner.height >= (7 if board.at.framed else 4) and view.opponent is None:
        rows, columns, centre = 3, -(-rules.body_fields // 3), max(1, -(-ends // 3))  # a variant has more fields
    cells = next((c for c in (3, 2) if _supply_width(columns, centre, rules.bodies_per_field, c) <= across), 1)
    body, middle = cells * rules.bodies_per_field + 3, cells + 3
    if rows == 2 and board.at.framed and inner.height >= 7:
        step = 3
    if _supply_width(columns, centre, rules.bodies_per_field, cells) > across:  # a variant has more fields
        columns = max(1, (inner.width - centre * middle) // body)
    gap = max(0, min(2, (inner.width - columns * body - centre * middle) // (centre + 1)))
    room = inner.width + 2 * (not board.at.framed) - columns * body - centre * middle
    spare = 0 if gap else max(0, room)
    pushed = int(gap == 1 and rules.fields > 9)  # a blank before a number of two digits
    for number in range(1, rules.fields + 1):
        place, x, y = number - 1, inner.x - (not board.at.framed), inner.y
        if number <= rules.body_fields:
            row, column = divmod(place, columns)
            x += column * body
        else:
            row, column = divmod(place - rules.body_fields, centre)
            x += columns * body + gap - pushed + column * (middle + gap) + min(2 * column, spare) + pushed * column
        y += row * step
        _draw_field(canvas, board, x, y, number, Scale(1, cells), number in refill)
        if step > 1 and number <= rules.body_fields:
            _draw_nearer_below(canvas, board, Rect(x + 2, y + 1, body - 2, 1), number)
    opponent = view.opponent
    y = inner.bottom - 1 if board.at.framed else inner.y + rows
    if opponent is None and not board.at.framed and y + 1 < inner.bottom:
        y += 1  # apart from the fields
    _draw_bags(canvas, board, inner.x, y, inner.right)
    if opponent is not None and not board.at.framed and area.height == 5:  # his own pane has no row for it
        draw_pile(canvas, board, opponent, inner.x, inner.bottom - 1, inner.right)


def _draw_nearer_below(canvas: Canvas, board: Board, area: Rect, number: int) -> None:
    """In the row below a field: the cards of the hand that it brings nearer."""
    if "worth" not in board.hidden:
        draw = partial(draw_nearer, board=board, x=area.x, y=area.y, room=area.width, number=number)
        board.keep(canvas, area, ("nearer", number, board.aim[0]), draw)


def _draw_grid(canvas: Canvas, board: Board, inner: Rect, refill: set[int]) -> bool:
    """All fields in three rows of the same columns, heads and tails after the bodies, if there are rows enough and, in
    a low pane, if they have no room in two; beside them the bags, if that leaves room. Returns False, and draws
    nothing, if that does not fit."""
    framed, rules = board.at.framed, board.scene.view.rules
    columns, ends = -(-rules.body_fields // 2), rules.head_fields + rules.tail_fields
    across = inner.width + (1 if framed else 3)
    few = _supply_width(columns, max(1, -(-ends // 2)), rules.bodies_per_field, 3) <= across
    sizes = (4, 3, 2) if board.at.design == "large" else (3, 2)
    cells = next((size for size in sizes if columns * (size * rules.bodies_per_field + 3) <= across), 0)
    if not framed and (few or board.scene.view.opponent is not None):  # he needs the last row
        return False
    if not cells or ends > columns or inner.height < (_THREE_ROWS if framed else 4):
        return False
    least = cells * rules.bodies_per_field + 3
    upright = framed and columns * least <= across - _UPRIGHT
    body = min(least + 4, (across - _UPRIGHT * upright) // columns)
    step = (inner.height + 2) // 3 if upright else 2 if framed else 1
    for number in range(1, rules.fields + 1):
        row, column = divmod(number - 1, columns)
        x, y = inner.x - (not framed) + column * body, inner.y + row * step
        _draw_field(canvas, board, x, y, number, Scale(1, cells), number in refill)
        if step > 1 and number <= rules.body_fields:
            _draw_nearer_below(canvas, board, Rect(x + 2, y + 1, body - 2, 1), number)
    if upright:
        _draw_bags_upright(canvas, board, Rect(inner.right - _UPRIGHT + 2, inner.y, _UPRIGHT - 2, inner.height))
    else:
        _draw_bags(
            canvas, board, inner.x, inner.bottom - 1 if framed else min(inner.y + 4, inner.bottom - 1), inner.right
        )
    return True


def _supply_width(columns: int, centre: int, bodies: int, cells: int) -> int:
    """The cells that so many columns of fields take, each with its number and a cell for a mark."""
    return columns * (cells * bodies + 3) + centre * (max(cells, 3 - (cells < 2)) + 3) + 1


def _tall_pieces(board: Board, inner: Rect) -> Scale | None:
    """How large the pieces of a supply board are on which they have several rows; None if there is no room for that."""
    rules = board.scene.view.rules
    columns, ends = -(-rules.body_fields // 2), rules.head_fields + rules.tail_fields
    for rows, sizes, bags in ((5, (12, 10, 8, 7, 6, 5), 2), (3, (6, 5, 4, 3), 1)):
        across = 1 if rows == 5 else max(1, -(-ends // 2))
        if not board.at.framed or inner.height < 2 * rows + bags or (rows == 5 and 3 * ends > inner.height):
            continue
        for cells in sizes:
            width = columns * (cells * rules.bodies_per_field + 3) + across * (min(cells, 6) + 4)
            if width <= inner.width + 2:
                return Scale(rows, cells)
    return None


def _draw_tall_supply(canvas: Canvas, board: Board, inner: Rect, scale: Scale, refill: set[int]) -> None:
    """The fields with pieces of several rows. Heads and tails have three, and lie below each other if bodies have
    five."""
    rules = board.scene.view.rules
    columns, ends = -(-rules.body_fields // 2), rules.head_fields + rules.tail_fields
    small = Scale(3, min(scale.cells, 6))
    across = 1 if scale.rows == 5 else max(1, -(-ends // 2))
    body, middle = scale.cells * rules.bodies_per_field + 3, small.cells + 4
    spare = max(0, inner.width + 2 - columns * body - across * middle)
    above, between = _gaps(inner.height - 2 - 2 * scale.rows) if scale.rows == 5 else (0, 0)
    for number in range(1, rules.fields + 1):
        place = number - 1
        if number <= rules.body_fields:
            row, column = divmod(place, columns)
            x = inner.x - 1 + spare * column // (columns + 1) + column * body
            y = inner.y + above + row * (scale.rows + between)
            _draw_field(canvas, board, x, y, number, scale, number in refill)
            if between > 1 and "worth" not in board.hidden:
                draw_nearer(canvas, board, x + 2, y + scale.rows, body - 2, number)
        else:
            row, column = divmod(place - rules.body_fields, across)
            x = inner.right + 1 - (across - column) * middle
            _draw_field(canvas, board, x, inner.y + above + row * 3, number, small, number in refill)
    if scale.rows == 5:
        _draw_bags(canvas, board, inner.x, inner.bottom - 1, inner.right - middle)
    else:
        _draw_bags(canvas, board, inner.x, inner.bottom - 1, inner.right)


def _gaps(spare: int) -> tuple[int, int]:
    """The blank rows above and between two rows of pieces, of so many that are left over."""
    return spare // 3, min(2, spare - spare // 3)


def _draw_field(canvas: Canvas, board: Board, x: int, y: int, number: int, scale: Scale, refills: bool) -> None:
    view, rules = board.scene.view, board.scene.view.rules
    pieces, cells, middle = view.supply[number - 1], scale.cells, y + scale.rows // 2
    item = Field(number)
    at_cursor = board.scene.item == item
    sign, shown = number_sign(view.setup.field_number(number)), board.field_sign(number)
    begin = max(0, x + 1 - len(shown))  # a second digit stands in the gap before it, or behind if there is none
    canvas.put(begin, middle, shown, *(("bold on-focus", "focus") if at_cursor else ("muted", None)))
    start = x + 2
    at = start
    for piece in pieces:
        at = draw_piece(canvas, at, y, piece, scale)
    if not pieces:
        many = rules.bodies_per_field if number <= rules.body_fields else 1
        style = ("bold text", "card-lit") if at_cursor else ("faint", "bar")  # brackets alone would hardly be seen
        for row in range(scale.rows):
            text = NOTHING.center(cells) * many if y + row == middle else " " * cells * many
            at = canvas.put(start, y + row, text, *style)
    if number in board.news.fields:
        # Lower, it would run through what stands below; and all of an empty field would be a long white line.
        width = at - start if pieces else cells
        for left in range(start, at, width):
            canvas.underline(left + (0 if pieces else (cells - 1) // 2), middle, width if pieces else 1)
    field_area = Rect(start, y, at - start, scale.rows)
    if at_cursor:
        cursor(canvas, field_area)  # a mark takes the place of a bracket
    forecast = board.scene.forecast
    marks = [NEXT] if forecast is not None and forecast.field == number else []
    marks += [REFILLS] if refills else []
    for mark, place in zip(marks, (start - 1, at), strict=False):  # behind the number, or it would seem the next one's
        if mark == NEXT and board.at.framed and number > view.rules.body_fields:
            canvas.put(start + cells // 2, middle + 1, mark, "bold text")  # behind the number it would touch the head
            continue
        canvas.put(place, middle, mark, "bold text")
    canvas.spot(field_area, item, sign)


def _draw_bags(canvas: Canvas, board: Board, x: int, y: int, end: int) -> None:
    """What is left in the bags: bodies by colour, and how many heads and tails."""
    view, l10n = board.scene.view, board.scene.l10n
    heads, tails = (sum(view.bags[piece] for piece in kinds) for kinds in (HEADS, TAILS))
    all_bodies = max(1, view.rules.bodies_per_color)
    word = l10n("table-bag")
    need = sum(len(str(view.bags[piece])) + 3 for piece in BODIES) + len(f"{heads}{tails}") + 3
    if x + len(word) + 1 + need <= end:
        x = canvas.put(x, y, word, "muted") + 1
    for piece in BODIES:
        left = view.bags[piece]
        x = draw_in_bag(canvas, x, y, piece.color, left, left / (all_bodies + 1)) + 1
    draw_ends_in_bag(canvas, max(x, end - len(f"{heads}{tails}") - 3), y, heads, tails)


def _draw_bags_upright(canvas: Canvas, board: Board, area: Rect) -> None:
    """What is left in the bags, below each other: a row for each colour, and one for heads and tails."""
    view = board.scene.view
    canvas.put(area.x, area.y, board.scene.l10n("table-bag"), "muted")
    for y, piece in enumerate(BODIES, area.y + 1):
        left = view.bags[piece]
        draw_in_bag(canvas, area.x, y, piece.color, left, left / (max(1, view.rules.bodies_per_color) + 1))
    heads, tails = (sum(view.bags[piece] for piece in kinds) for kinds in (HEADS, TAILS))
    draw_ends_in_bag(canvas, area.x, area.bottom - 1, heads, tails)


def draw_in_bag(canvas: Canvas, x: int, y: int, color: str, left: int, part: float) -> int:
    """How many body segments of a colour are left in the bag, and the ``part`` of them that this is. Returns the column
    after it."""
    x = canvas.put(x, y, canvas.letter(color), f"bold letter-{color}")
    x = canvas.put(x, y, _BARS[min(7, int(part * 8))], f"letter-{color}")
    return canvas.put(x, y, str(left), "muted")


def draw_ends_in_bag(canvas: Canvas, x: int, y: int, heads: int, tails: int) -> int:
    """How many heads and tails are left in their bags. Returns the column after it."""
    return canvas.put(x, y, f"{HEAD}{heads} {TAIL}{tails}", "muted")
