"""What is drawn on the table for all: the supply board, the prophecy row, the temple piles, and the hand."""

from __future__ import annotations

from functools import partial

from attrs import evolve
from rich.cells import cell_len

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import BODIES, HEADS, TAILS
from coatl_core.game.coatl import VariantLine
from coatl_core.game.opponent import Opponent
from coatl_core.language.cardtext import prophecy_hint, requirement_text
from coatl_core.language.l10n import L10n
from coatl_core.language.numbertext import written
from coatl_core.language.valuetext import told_text
from coatl_core.play.things import Deck, Field, HandCard, OwnTemple, Pile, RowPlace
from coatl_tui.bindings import number_sign
from coatl_tui.table.draw.board import Board, frame
from coatl_tui.table.draw.brought import draw_nearer
from coatl_tui.table.draw.completing import draw_apart, draw_choice, draw_gains_of_hand, hand_titles
from coatl_tui.table.draw.needs import draw_to_come, named_in_frame
from coatl_tui.table.draw.tips import gives_tips
from coatl_tui.table.draw.untold import draw_untold
from coatl_tui.table.layout.areas import Cards
from coatl_tui.widgets.canvas import LINES, MORE, NOTHING, Canvas, Rect, cursor, heading
from coatl_tui.widgets.card import TEMPLE, Card, draw_card, draw_free, fitted, points_ink, put_runs, shortened
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.serpent import HEAD, TAIL, Scale, draw_piece
from coatl_tui.widgets.small_card import CHIP, draw_line, draw_mark
from coatl_tui.widgets.tiles import draw_large_lacking, large_lacking_size

REFILLED = "refills"
"""What is hidden of a supply board that is being filled: which fields would refill it."""
REFILLS, NEXT = "*", "◆"
_WORDS, _BESIDE_WORDS = 40, 17
"""The cells from which on a temple has words in it, and those before them."""
_LARGE_CARD, _HIGH_CARD, _LEVELS = 38, 7, 20
"""The cells and the rows from which on a card of the row shows what it lacks in large pieces, and the cells that its
levels take."""
_SLATE = 26
"""The least cells of words beside the temples."""
_FEW_BODIES = 6
"""So many fields of bodies have two rows with heads and tails beside them; more have a grid with all of them."""
_THREE_ROWS = 7
"""From so many rows on fields have three, two with what they bring nearer below them."""
_UPRIGHT = 10
"""The cells of the bags below each other, with what parts them from the fields."""
_BARS = "▁▂▃▄▅▆▇█"


def put_spot(canvas: Canvas, board: Board, area: Rect, item: object, digit: str = "") -> None:
    """Makes an area one that the cursor can stand on, and draws the cursor if it stands there."""
    canvas.spot(area, item, digit)
    if board.scene.item == item:
        cursor(canvas, area)


# Supply board


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


def draw_pile(canvas: Canvas, board: Board, opponent: Opponent, x: int, y: int, end: int) -> None:
    """The cards that an automatic opponent has fulfilled, the newest first."""
    x = canvas.put(x, y, board.scene.l10n("opponent-pile"), "muted") + 1
    tight = x + CHIP * len(opponent.scored) > end
    for line in reversed(opponent.scored):
        if x + CHIP - tight > end:
            canvas.put(end - 1, y, MORE, "muted")
            return
        prophecy = board.scene.view.catalog.prophecies[line.card]
        x = draw_mark(canvas, x, y, Card(prophecy))
        x = canvas.put(x, y, f"{line.points}{' ' * (not tight)}", points_ink(line.points), "card") + 1
    if not opponent.scored:
        canvas.put(x, y, NOTHING, "faint")


def draw_given(canvas: Canvas, area: Rect, line: VariantLine, catalog: Catalog, l10n: L10n) -> None:
    """What a variant gives or takes points for, in a row, with the points at its end."""
    x = canvas.right(area.right, area.y, written(line.points), points_ink(line.points))
    told = told_text(line.message, line.values, catalog, l10n)
    canvas.put(area.x, area.y, fitted(told, x - area.x - 1), "muted")


# Prophecies, temples, hand


def draw_row(canvas: Canvas, board: Board) -> None:
    """The prophecy row, and the deck in the title."""
    scene, at = board.scene, board.at
    view, l10n = scene.view, scene.l10n
    area = at.prophecies
    rights = () if at.framed or not board.tells_worth else _owned_titles(board)
    if board.completing is not None:
        rights = () if at.framed else (f"{TEMPLE} {l10n('completing-temples')}",)
    title, on_temples = l10n("pane-row"), isinstance(scene.item, Pile)
    frame(canvas, board, area, "" if at.framed and on_temples else "row", "go-prophecies", title)
    deck = l10n("drawn-deck", cards=view.deck_size)
    x = area.right - len(deck) - 6
    canvas.put(x, area.y, " ")
    canvas.put(x + 1, area.y, "7", *(("bold on-focus", "focus") if scene.item == Deck() else ("bold key", None)))
    canvas.put(x + 2, area.y, f" {deck} ", "muted")
    deck_area = Rect(x + 3, area.y, len(deck), 1)
    if scene.item == Deck():
        cursor(canvas, deck_area)
    after = area.x + cell_len(board.letter("go-prophecies")) + cell_len(title) + 6
    if not at.framed and "temples" not in board.hidden:
        after = _draw_temples_badge(canvas, board, after, x - 3 - min(map(cell_len, rights), default=0))
    right = next((text for text in rights if after + cell_len(text) + 2 < x), "")
    if right:
        canvas.right(x, area.y, f" {right} ", "muted")
    for place, spot in _shown(at.row_cards, len(view.row), scene.item):
        card = view.row[place]
        item = RowPlace(place + 1)
        canvas.spot(spot, item, str(place + 1) if place < 6 else "")
        if card is None:
            _empty(canvas, spot, at.row_cards, l10n("table-row-empty"))
        elif board.completing is not None:
            draw_apart(canvas, board, spot, item, card, str(place + 1), at.row_cards.scale != "card")
        else:
            drawn = board.card(card, str(place + 1), item, hint=pattern_hint(board, card, spot.width))
            news = place + 1 in board.news.row
            if news or drawn.then is not None:
                drawn = evolve(drawn, then=None, news=news)
            if at.row_cards.scale == "card" and spot.width >= _LARGE_CARD and spot.height >= _HIGH_CARD:
                _draw_large_card(canvas, board, spot, drawn)
            else:
                _draw(canvas, board, spot, at.row_cards, drawn)
    canvas.spot(deck_area, Deck(), "7")  # after the cards: the cursor begins on the first of them


def _draw_large_card(canvas: Canvas, board: Board, area: Rect, card: Card) -> None:
    """A card of the row where it has room for what it lacks in pieces of three rows, beside its levels; below them how
    many points it brings now, and how much is still to get."""
    way = card.now.way if card.now is not None else None
    sizes = {cells: large_lacking_size(way, cells) if way is not None else 0 for cells in (5, 4, 3)}
    cells, size = next((each for each in sizes.items() if each[1] <= area.width - _LEVELS), (3, sizes[3]))
    below = shortened(card.below, area.width - 4 - size)
    if card.now is None or way is None or size > area.width - _LEVELS or (card.below and not below):
        draw_card(canvas, area, card, board.words)
        return
    draw_card(canvas, area, evolve(card, now=None), board.words)
    canvas.put(area.x + 1, area.bottom - 2, str(card.now.points), points_ink(card.now.points))
    put_runs(canvas, area.x + 1, area.bottom - 1, below)
    draw_large_lacking(canvas, area.right - 1 - size, area.bottom - 3, way, cells)


def _draw_temples_badge(canvas: Canvas, board: Board, x: int, end: int) -> int:
    """The key of the temples in the rule above the row, where they have no box, with their name if that ends before a
    column. Returns the column after it."""
    scene, key = board.scene, board.letter("go-temples")
    title = scene.l10n("drawn-temples")
    lit = board.focus == "row" and isinstance(scene.item, Pile)
    if lit:  # the badge of the row is not where the cursor is
        canvas.put(
            board.at.prophecies.x + 2, board.at.prophecies.y, f" {board.letter('go-prophecies')} ", "bold key", "bar"
        )
    if x + cell_len(key) + cell_len(title) + 6 > end:
        title = TEMPLE
    return heading(canvas, x + 1, board.at.prophecies.y, key, title, lit)


def draw_temples(canvas: Canvas, board: Board) -> None:
    """The top temples of the piles."""
    at, scene = board.at, board.scene
    l10n = scene.l10n
    if "temples" in board.hidden:
        return
    if at.framed:
        pane = "row" if isinstance(scene.item, Pile) else ""
        when = l10n("drawn-temples-when" if board.completing is None else "completing-temples")
        frame(canvas, board, at.temples, pane, "go-temples", l10n("drawn-temples"), when)
    for number, (pile, spot) in enumerate(zip(scene.view.piles, at.temple_cards.areas, strict=False), 1):
        item, digit = Pile(number), str(7 + number)
        canvas.spot(spot, item, digit)
        if pile.top is None:
            _empty(canvas, spot, at.temple_cards, l10n("table-pile-empty"))
        elif board.completing is not None:
            draw_choice(canvas, board, spot, item, pile.top, digit, at.temple_cards.scale != "card")
        else:
            left = l10n("drawn-left", n=pile.size)
            drawn = evolve(board.card(pile.top, digit, item, left), news=number in board.news.piles)
            if at.temple_cards.scale == "card":
                draw_card(canvas, spot, drawn, board.words)
                if spot.width > _WORDS:
                    _draw_temple_words(canvas, board, spot, pile.top)
            else:
                draw_line(canvas, spot.x, spot.y, drawn, board.words, spot.width)
    if gives_tips(board) and board.completing is None:
        _draw_when_temples(canvas, board)


def _draw_when_temples(canvas: Canvas, board: Board) -> None:
    """When a coatl may get a temple, in words beside the piles, on a large table where nobody has a coatl yet."""
    areas, l10n = board.at.temple_cards.areas, board.scene.l10n
    if not areas or areas[-1].width <= _WORDS:
        return
    last = areas[-1]
    slate = Rect(last.right + 1, last.y, min(last.width, board.at.temples.right - 3 - last.right), last.height)
    if slate.width < _SLATE:
        return
    # on the ground of the table, or it would look like a third temple
    canvas.put(slate.x + 1, slate.y, fitted(l10n("tip-temple-title"), slate.width - 2), "bold text")
    for y, line in enumerate(wrap(l10n("tip-temple"), slate.width - 2)[: slate.height - 1], slate.y + 1):
        canvas.put(slate.x + 1, y, line, "muted")


def _draw_temple_words(canvas: Canvas, board: Board, card: Rect, temple: str) -> None:
    """What a temple asks for, in words at the right of a wide card."""
    l10n, face = board.scene.l10n, board.scene.view.catalog.temples[temple]
    x = card.x + _BESIDE_WORDS
    texts = [requirement_text(each, l10n) for each in face.requirements]
    lines = [line for text in texts for line in wrap(text, card.right - 1 - x)]
    for y, line in enumerate(lines[: card.height - 1], card.y + 1):
        canvas.put(x, y, line, "muted")


def draw_hand(canvas: Canvas, board: Board) -> None:
    """The own hand: prophecies, temples, and a place for the cards that may still come."""
    scene, at = board.scene, board.at
    own, l10n = scene.view.own, scene.l10n
    if scene.looks_on:
        _draw_looking_on(canvas, board)
        return
    if scene.untold:
        draw_untold(canvas, board)
        return
    title = l10n("pane-hand", cards=f"{own.hand_size}/{scene.view.limits().hand_limit}")
    hand, temples = scene.hand, () if "temples" in board.hidden else own.temples or ()
    more_come = own.hand is not None and scene.view.phase != "over"
    slots = max(0, scene.view.limits().hand_limit - own.hand_size) if more_come else 0
    places = len(hand) + bool(slots) + len(temples)
    rights = () if "worth" in board.hidden else _hand_titles(board)
    if places > len(at.hand_cards.areas):
        rights = rights[-1:]
    frame(canvas, board, at.hand, "hand", "go-hand", title, *rights)
    if places > len(at.hand_cards.areas):
        more = f" {MORE} {places - len(at.hand_cards.areas)} "
        canvas.right(at.hand.right - 2 - sum(cell_len(text) + 2 for text in rights), at.hand.y, more, "bold text")
    for place, spot in _shown(at.hand_cards, places, scene.item):
        if place < len(hand):
            card = hand[place]
            if card is None:
                _empty(canvas, spot, at.hand_cards, "")
            else:
                _draw_held(canvas, board, spot, HandCard(place, card), str(place + 1))
        elif place < len(hand) + bool(slots):
            _draw_to_come(canvas, board, spot, slots)
        else:
            number = place - len(hand) - bool(slots)
            key = scene.view.limits().hand_limit + 1 + number
            item, digit = OwnTemple(number, temples[number]), str(key) if key < 10 else ""
            _draw_held(canvas, board, spot, item, digit, l10n("drawn-yours"))
    if board.completing is not None:
        draw_gains_of_hand(canvas, board)


def _draw_to_come(canvas: Canvas, board: Board, spot: Rect, slots: int) -> None:
    """The place of the cards that may still come; above it, in the frame, of which coatl it tells if all rows of the
    place are taken."""
    scene = board.scene
    title = " ".join(_may_come(board, slots))
    name = board.kept(
        ("name to come", spot, slots, board.aim[0], board.at.design, "worth" in board.hidden),
        lambda: named_in_frame(board, spot, title) if board.at.hand_cards.scale == "card" else None,
    )
    cells = range(name[0], name[0] + cell_len(name[1]) + 2) if name is not None else ()
    row = spot.y - 1 - canvas.top
    in_frame = bool(cells) and all(canvas.text_at(x - canvas.left, row) in LINES for x in cells)
    field = scene.item.number if scene.brought and isinstance(scene.item, Field) else 0
    drawn_from = "to come", slots, board.aim[0], scene.brought, field, in_frame
    draw = partial(_draw_slot, board=board, spot=spot, slots=slots, in_frame=in_frame)
    board.keep(canvas, spot, drawn_from, draw)
    if in_frame and name is not None:
        canvas.put(name[0], spot.y - 1, f" {name[1]} ", "muted")


def _may_come(board: Board, slots: int) -> list[str]:
    """How many cards may still come, in two lines."""
    return [board.scene.l10n("card-come-1", n=slots), board.scene.l10n("card-come-2", n=slots)]


def _draw_looking_on(canvas: Canvas, board: Board) -> None:
    """In the place of a hand, for who looks on: that they do, and what they can look at."""
    l10n = board.scene.l10n
    inner = frame(canvas, board, board.at.hand, "hand", "go-hand", l10n("pane-looking-on"))
    keys = {id: board.letter(id) for id in ("other", "log", "quit")}
    lines = wrap(l10n("drawn-looking-on", **keys), inner.width)
    for row, line in enumerate(lines[: inner.height]):
        canvas.put(inner.x, inner.y + row, line, "muted")


def _owned_titles(board: Board) -> tuple[str, ...]:
    """What tiles of two kinds mean, and beside which coatl, in ever shorter words."""
    return tuple(
        board.scene.l10n(message, coatl=board.aim[0])
        for message in ("drawn-owned", "drawn-owned-short", "drawn-owned-least")
    )


def _hand_titles(board: Board) -> tuple[str, ...]:
    """What the cards of the hand tell, in ever shorter words."""
    scene, l10n, framed = board.scene, board.scene.l10n, board.at.framed
    if board.completing is not None:
        return hand_titles(board)
    if board.after is not None:
        return (l10n("drawn-on-coatl-then" if framed else "drawn-as-if", coatl=board.aim[0]),)
    if not board.tells_worth:
        return ()
    if scene.brought and isinstance(scene.item, Field):
        texts = ("drawn-with-field", "drawn-with-field-short", "drawn-owned-least")
        return tuple(l10n(message, coatl=board.aim[0], field=scene.item.number) for message in texts)
    if framed:
        return _owned_titles(board)
    shown = next((key for place, card in enumerate(scene.hand) if card and (key := _key_shown(board, card, place))), "")
    if not shown:
        return _owned_titles(board)
    key = board.letter("go-supply").lower()
    told = l10n("drawn-ready-keys", coatl=board.aim[0], key=key, field=shown.removeprefix(key))
    return (told, *_owned_titles(board)[1:])


def _key_shown(board: Board, card: str, place: int) -> str:
    """The key of a field that stands on a card of the hand; an empty text if something else stands there."""
    drawn = board.card(card, str(place + 1), HandCard(place, card), "")
    return "" if drawn.ready or drawn.soon or drawn.whole or drawn.refused else drawn.key


def _draw_held(
    canvas: Canvas, board: Board, spot: Rect, item: HandCard | OwnTemple, number: str, corner: str = ""
) -> None:
    scene = board.scene
    canvas.spot(spot, item, number)
    if board.completing is not None:
        draw_choice(canvas, board, spot, item, item.card, number, board.at.hand_cards.scale != "card")
        return
    card = board.card(item.card, number, item, corner, pattern_hint(board, item.card, spot.width))
    if isinstance(item, HandCard) and item.place in scene.marked:
        card = evolve(card, marked=True)
    _draw(canvas, board, spot, board.at.hand_cards, card)


def pattern_hint(board: Board, card: str, width: int) -> str:
    """What a pattern asks for, in a few words; nothing if they have no room on a card of this width."""
    prophecy = board.scene.view.catalog.prophecies.get(card)
    if prophecy is None:
        return ""
    texts = (prophecy_hint(prophecy, board.scene.l10n, short=short) for short in (False, True))
    return next((text for text in texts if cell_len(text) <= width - 2), "")


def _draw_slot(canvas: Canvas, board: Board, spot: Rect, slots: int, in_frame: bool) -> None:
    lines = _may_come(board, slots)
    texts = (" ".join(lines), board.scene.l10n("drawn-more", n=slots))
    if board.at.hand_cards.scale == "card" and draw_to_come(canvas, board, spot, *texts, in_frame=in_frame):
        return
    if board.at.hand_cards.scale == "card":
        draw_free(canvas, spot, *lines)
    else:
        canvas.put(spot.x + 4, spot.y, fitted(" ".join(lines), spot.width - 4), "faint")


def _shown(cards: Cards, count: int, item: object) -> list[tuple[int, Rect]]:
    """The places of the cards that are shown, each with its area: those around the cursor if there is no room for
    all."""
    room = len(cards.areas)
    place = item.place if isinstance(item, HandCard) else item.place - 1 if isinstance(item, RowPlace) else 0
    start = max(0, min(place - room + 1, count - room)) if count > room else 0
    return list(zip(range(start, start + room), cards.areas, strict=True))[: max(0, count - start)]


def _draw(canvas: Canvas, board: Board, spot: Rect, cards: Cards, card: Card) -> None:
    if cards.scale == "card":
        draw_card(canvas, spot, card, board.words)
    else:
        if card.then is not None:
            card = evolve(card, now=card.then, then=None, refused=card.then_refused, key="")
        draw_line(canvas, spot.x, spot.y, card, board.words, spot.width)


def _empty(canvas: Canvas, spot: Rect, cards: Cards, text: str) -> None:
    if cards.scale == "card":
        words = text.split()
        half = (len(words) + 1) // 2
        draw_free(canvas, spot, " ".join(words[:half]), " ".join(words[half:]))
    else:
        canvas.put(spot.x + 4, spot.y, fitted(f"{NOTHING} {text}", spot.width - 4), "faint")
