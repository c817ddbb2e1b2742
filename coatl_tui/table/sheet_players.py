"""The middle of a score sheet: everybody's coatls with their cards, and the sum of each coatl."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from coatl_core.game.opponent import Opponent
from coatl_core.game.scoresheet import CoatlScore, PlayerScore
from coatl_core.language.valuetext import told_text
from coatl_tui.table.draw.chips import player_ink
from coatl_tui.table.sheet import Sheet, SheetCoatl, Standing
from coatl_tui.widgets.canvas import MORE, Canvas, Rect, box, rule
from coatl_tui.widgets.card import Card, fitted, points_ink
from coatl_tui.widgets.digits import LOW, digits_width, draw_digits
from coatl_tui.widgets.serpent import Serpent, fit
from coatl_tui.widgets.serpent import draw_serpent as draw_coatl
from coatl_tui.widgets.small_card import CHIP, draw_beside, draw_chip

_HEIGHTS = (5, 3, 1)
"""The rows that a coatl may have."""
_CARDS = (16, 14, 12, 11, 10)
"""The cells that a card beside a coatl may have."""
_LEAST_CELLS = {5: 6, 3: 4}
"""The cells of a piece, by the rows of a coatl, that a coatl keeps when cards lie beside it."""
_POINTS = 10
"""The cells of a sum, and of the word before it."""
_NUMBER = 3


@frozen
class _Size:
    """How high the coatls of a player are, and how many free rows lie between them."""

    high: int
    gap: int


def draw_players(canvas: Canvas, sheet: Sheet, area: Rect, item: object, *, framed: bool, fills: bool) -> int:
    """Draws everybody below each other, as large as the area lets them be: where there is too little room, those that
    come last get smaller first. ``item`` is what is under the cursor. ``framed`` players have a frame, and not only a
    rule above them; with ``fills`` the last one ends where the area does. Returns the row below them, which may be
    below the area."""
    sizes = _sizes(sheet, area, framed)
    inner = Rect(area.x + 2 * framed, area.y, area.width - 4 * framed, area.height)
    y, lit = area.y, None
    for standing, size in zip(sheet.standings, sizes, strict=True):
        rows = _rows(sheet, standing, inner.width, size)
        section = Rect(area.x, y, area.width, rows + 1 + framed)
        if fills and standing is sheet.standings[-1]:
            section = Rect(area.x, y, area.width, max(section.height, area.bottom - y))
        at_cursor = isinstance(item, SheetCoatl) and item.seat == standing.seat
        if framed:
            box(canvas, section)
            if y > area.y:
                canvas.put(area.x, y, "├", "line")
                canvas.put(area.right - 1, y, "┤", "line")
        else:
            rule(canvas, section, at_cursor)
        _draw_title(canvas, sheet, section, standing)
        if at_cursor:
            lit = section, standing
        _draw_section(canvas, sheet, Rect(inner.x, y + 1, inner.width, rows), standing, size, item)
        y = section.bottom - framed
    if lit is not None and framed:  # over the lines of its neighbours
        section, standing = lit
        below = sheet.standings.index(standing) + 1
        _relight(canvas, section, first=below == 1, last=below == len(sheet.standings))
        _draw_title(canvas, sheet, section, standing)
        if below < len(sheet.standings):
            _draw_title(canvas, sheet, Rect(area.x, section.bottom - 1, area.width, 0), sheet.standings[below])
    return y + framed


def _relight(canvas: Canvas, area: Rect, *, first: bool, last: bool) -> None:
    """The frame of the player under the cursor."""
    across = "─" * (area.width - 2)
    canvas.put(area.x, area.y, f"╭{across}╮" if first else f"├{across}┤", "focus")
    for y in range(area.y + 1, area.bottom - 1):
        canvas.put(area.x, y, "│", "focus")
        canvas.put(area.right - 1, y, "│", "focus")
    canvas.put(area.x, area.bottom - 1, f"╰{across}╯" if last else f"├{across}┤", "focus")


def _sizes(sheet: Sheet, area: Rect, framed: bool) -> list[_Size]:
    """The largest sizes that have room, or the smallest ones."""
    count, width = len(sheet.standings), area.width - 4 * framed
    sizes = [_Size(_HEIGHTS[0] if framed else _HEIGHTS[-1], 0)] * count

    def fits(tried: Sequence[_Size]) -> bool:
        rows = (_rows(sheet, each, width, size) for each, size in zip(sheet.standings, tried, strict=True))
        return sum(rows) + count + framed <= area.height

    while not fits(sizes) and sizes[0].high > _HEIGHTS[-1]:
        highest = max(size.high for size in sizes)
        last = max(at for at, size in enumerate(sizes) if size.high == highest)
        sizes[last] = _Size(_HEIGHTS[_HEIGHTS.index(highest) + 1], 0)
    for at, size in enumerate(sizes):
        wider = [*sizes[:at], _Size(size.high, 1), *sizes[at + 1 :]]
        if size.high > 1 and fits(wider):
            sizes = wider
    return sizes


def _rows(sheet: Sheet, standing: Standing, width: int, size: _Size) -> int:
    """How many rows somebody takes."""
    scored = sheet.scored_by(standing.seat)
    if isinstance(scored, Opponent):
        across, rows = _across(width, size.high)
        lines = max(1, -(-len(scored.scored) // across))
        return lines * (rows + size.gap) - size.gap
    return max(1, len(scored.coatls)) * (size.high + size.gap) - size.gap + len(scored.lines)


def _across(width: int, high: int) -> tuple[int, int]:
    """How many cards of an automatic opponent lie side by side, and how many rows each has."""
    return (max(1, (width + 1) // (_CARDS[2] + 1)), 3) if high > 1 else (max(1, width // CHIP), 1)


def _draw_title(canvas: Canvas, sheet: Sheet, area: Rect, standing: Standing) -> None:
    points = f" {sheet.l10n('points', points=standing.points)} "
    canvas.right(area.right - 2, area.y, points, points_ink(standing.points))
    name, room = standing.name, area.width - len(points) - 8
    if standing.seat < 0 and sheet.options:
        name = f"{name} · {sheet.options}"
    canvas.put(area.x + 2, area.y, f" {fitted(name, room)} ", player_ink(standing.seat))


def _draw_section(canvas: Canvas, sheet: Sheet, area: Rect, standing: Standing, size: _Size, item: object) -> None:
    scored = sheet.scored_by(standing.seat)
    if isinstance(scored, Opponent):
        across, rows = _across(area.width, size.high)
        for number, line in enumerate(scored.scored):
            row, column = divmod(number, across)
            y = area.y + row * (rows + size.gap)
            if rows == 1:
                draw_chip(canvas, area.x + column * CHIP, y, sheet.card(line))
            else:
                place = Rect(area.x + column * (_CARDS[2] + 1), y, _CARDS[2], rows)
                draw_beside(canvas, place, sheet.card(line), sheet.words)
        return
    if not scored.coatls:
        canvas.put(area.x, area.y, sheet.l10n("score-no-coatl"), "faint")
    y, cells = area.y, _card_cells(sheet, area.width, size.high)
    for number, score in enumerate(scored.coatls, 1):
        coatl = SheetCoatl(scored.seat, number)
        place = Rect(area.x, y, area.width, size.high)
        _draw_coatl(canvas, sheet, place, coatl, score, cells, at_cursor=coatl == item)
        _draw_sum(canvas, sheet, place, score, large=size.high > LOW or (size.high == LOW and size.gap > 0))
        y += size.high + size.gap
    _draw_lines(canvas, sheet, Rect(area.x, area.bottom - len(scored.lines), area.width, 0), scored)


def _draw_lines(canvas: Canvas, sheet: Sheet, area: Rect, scored: PlayerScore) -> None:
    """What variants have given or taken."""
    for y, line in enumerate(scored.lines, area.y):
        x = canvas.right(area.right - 1, y, str(line.points), points_ink(line.points))
        told = told_text(line.message, line.values, sheet.catalog, sheet.l10n)
        canvas.put(area.x + 1, y, fitted(told, x - area.x - 2), "muted")


def _draw_coatl(
    canvas: Canvas, sheet: Sheet, area: Rect, item: SheetCoatl, score: CoatlScore, cells: int, *, at_cursor: bool
) -> None:
    middle = area.y + area.height // 2
    canvas.spot(
        Rect(area.x + 1, area.y, area.width - 1, area.height), item, str(item.number) if item.number < 10 else ""
    )
    if at_cursor and area.height == 1:
        canvas.fill(area, "card-lit")
    elif at_cursor:
        for y in range(area.y, area.bottom):
            canvas.put(area.x, y, "▌", "focus")
    canvas.put(area.x + 1, middle, str(item.number), *(("bold on-focus", "focus") if at_cursor else ("muted", None)))
    end = area.right - 1
    serpent, left = Serpent(score.coatl.pieces), area.x + _NUMBER + 1
    for places in (_most_cards(sheet), len(score.lines)):  # cards stand in columns, but for a long coatl
        begin = end - _POINTS - (cells + 1 if cells else CHIP) * places
        scale = fit(serpent, begin - left - 1, area.height, 10 if area.height > 1 else 3)
        if scale.cells > 1:
            break
    else:
        cells, begin = 0, end - _POINTS - CHIP * len(score.lines)
        scale = fit(serpent, begin - left - 1, area.height, 10)
    draw_coatl(canvas, left, middle - scale.rows // 2, serpent, scale, begin - left - 1)
    for line in score.lines:
        if cells:
            place = Rect(begin, middle - 1, cells, 3)
            draw_beside(canvas, place, sheet.card(line, score.coatl), sheet.words)
            begin += cells + 1
        else:
            begin = draw_chip(canvas, begin, middle, sheet.card(line))


def _most_cards(sheet: Sheet) -> int:
    """The most cards that lie beside one coatl."""
    return max((len(score.lines) for player in sheet.ranked for score in player.coatls), default=0)


def _card_cells(sheet: Sheet, width: int, high: int) -> int:
    """How wide cards beside coatls of so many rows are, so that most complete coatls are still drawn large and no card
    is cut; 0 if they are chips."""
    if high == _HEIGHTS[-1]:
        return 0
    scores = [score for player in sheet.ranked for score in player.coatls]
    coatls = [score.coatl for score in scores if score.coatl.complete]
    cards = [sheet.card(line, score.coatl) for score in scores for line in score.lines]
    for cells in _CARDS:
        room = width - 2 - _NUMBER - _POINTS - (cells + 1) * _most_cards(sheet)
        scales = [fit(Serpent(coatl.pieces), room, high) for coatl in coatls]
        small = sum(scale.rows < high or scale.cells < _LEAST_CELLS[high] for scale in scales)
        if small <= len(scales) // 3 and all(_is_whole(sheet, card, cells) for card in cards):
            return cells
    return 0


def _is_whole(sheet: Sheet, card: Card, cells: int) -> bool:
    """Whether nothing of a card is left out at this width."""
    canvas = Canvas(cells, 3)
    draw_beside(canvas, Rect(0, 0, cells, 3), card, sheet.words)
    return MORE not in canvas.text()


def _draw_sum(canvas: Canvas, sheet: Sheet, area: Rect, score: CoatlScore, *, large: bool) -> None:
    """What a coatl has brought, in large digits if those of the next one do not touch them. One that is still open says
    so."""
    text, middle, ink, end = str(score.points), area.y + area.height // 2, points_ink(score.points), area.right - 1
    if large and score.coatl.complete:
        draw_digits(canvas, end - digits_width(text, LOW), middle - 1, text, ink.removeprefix("bold "), LOW)
        return
    x = canvas.right(end, middle, text, ink)
    if not score.coatl.complete:
        canvas.right(x - 1, middle, sheet.l10n("drawn-open"), "muted")
