"""The middle of a score sheet: everybody's coatls with their cards, and the sum of each coatl."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product

from attrs import evolve, frozen
from rich.cells import cell_len

from coatl_core.cards.pieces import COLORS
from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.coatl import ScoreLine, VariantLine
from coatl_core.game.opponent import Opponent
from coatl_core.game.scoresheet import CoatlScore
from coatl_tui.table.draw.chips import Chip, measured, player_ink
from coatl_tui.table.draw.shared import draw_given
from coatl_tui.table.draw.tally import draw_tally, tally_width
from coatl_tui.table.sheet import Sheet, SheetCoatl, Standing
from coatl_tui.widgets.canvas import MORE, Canvas, Rect, box, rule
from coatl_tui.widgets.card import Card, CardWords, draw_card, fitted, points_ink
from coatl_tui.widgets.digits import LOW, digits_width, draw_digits
from coatl_tui.widgets.serpent import Scale, Serpent, fit
from coatl_tui.widgets.serpent import draw_serpent as draw_coatl
from coatl_tui.widgets.small_card import CHIP, draw_beside, draw_chip, draw_mark
from coatl_tui.widgets.tiles import draw_pattern

_CARDS = (16, 14, 12, 11, 10)
"""The cells that a card beside a coatl may have."""
_WHOLE_CARD = 12
"""The cells from which a card of five rows is drawn as at the table."""
_LEAST_CELLS, _LEAST_BESIDE_CHIPS = {5: 6, 3: 4}, {5: 6, 3: 3}
"""The cells of a piece that a coatl of so many rows has at least, beside cards and beside chips."""
_MOST_CELLS = {5: 10, 3: 10, 1: 3}
_PATTERN = 14
"""The most cells of what a card of an automatic opponent asks for."""
_POINTS = 10
"""The cells of a sum, and of the word before it."""
_FAR = 12
"""From so many cells on a line leads from a coatl to what lies beside it."""
_NUMBER = 3
_TELLS = 90
"""From so many cells on coatls without cards tell what they are made of."""


@frozen
class _Rows:
    """How many rows a complete coatl and an open one have, and how many are free between two of them."""

    complete: int
    open: int
    gap: int

    def of(self, score: CoatlScore) -> int:
        """The rows of a coatl."""
        return self.complete if score.coatl.complete else self.open


_ROWS = (
    *(_Rows(5, 5, 2), _Rows(5, 5, 1), _Rows(5, 3, 2), _Rows(5, 3, 1), _Rows(5, 3, 0), _Rows(5, 1, 1), _Rows(5, 1, 0)),
    *(_Rows(3, 3, 1), _Rows(3, 1, 2), _Rows(3, 1, 1), _Rows(3, 1, 0), _Rows(1, 1, 0)),
)
"""The best ones first. What has brought points is never smaller than what has not."""


@frozen
class _Scale:
    """What all coatls of a sheet have in common: their rows, the most cells of a piece, and the cells of a card (0 if
    cards are chips)."""

    rows: _Rows
    cells: int
    card: int


def draw_players(
    canvas: Canvas, sheet: Sheet, area: Rect, item: object, *, framed: bool, fills: bool, spare: int = 0
) -> int:
    """Draws everybody below each other, all at one scale, as large as the area lets them be. ``item`` is what is under
    the cursor. ``framed`` players have a frame, and not only a rule above them; with ``fills`` the last one ends where
    the area does. Of all but the first one as many as there are ``spare`` rows have a free row above them. Returns the
    row below them, which may be below the area."""
    scale = _scale(sheet, area, framed)
    inner = Rect(area.x + 2 * framed, area.y, area.width - 4 * framed, area.height)
    y = area.y
    for place, standing in enumerate(sheet.standings):
        y += 0 < place <= spare
        rows = _rows(sheet, standing, inner.width, scale.rows)
        section = Rect(area.x, y, area.width, rows + 1 + framed)
        if fills and standing is sheet.standings[-1]:
            section = Rect(area.x, y, area.width, max(section.height, area.bottom - y))
        at_cursor = isinstance(item, SheetCoatl) and item.seat == standing.seat
        (box if framed else rule)(canvas, section, at_cursor)
        _draw_title(canvas, sheet, section, standing)
        _draw_section(canvas, sheet, Rect(inner.x, y + 1, inner.width, rows), standing, scale, item)
        y = section.bottom
    return y


def players_fit_below(sheet: Sheet, area: Rect) -> bool:
    """Whether framed players are as large if the area begins a row further down."""
    lower = evolve(area, y=area.y + 1, height=area.height - 1)
    return _scale(sheet, area, framed=True) == _scale(sheet, lower, framed=True)


def _scale(sheet: Sheet, area: Rect, framed: bool) -> _Scale:
    """The largest scale that has room, or without frames the smallest one. At best no complete coatl is too long for
    it; if one is too long for all of them, it is enough that it fits two thirds."""
    width, scores = area.width - 4 * framed, [score for player in sheet.ranked for score in player.coatls]
    coatls, sizes = [score.coatl for score in scores if score.coatl.complete], list(_ROWS)
    if not coatls:
        coatls, sizes = [score.coatl for score in scores], [evolve(rows, open=rows.complete) for rows in _ROWS]
    fitting = [rows for rows in sizes if framed and _height(sheet, width, rows) <= area.height] or [sizes[-1]]
    whole = [cells for cells in _CARDS if _are_whole(sheet, cells)]
    for cards, most_small in ((whole, 0), (whole, len(coatls) // 3), ([0], 0)):
        for rows, card in product(fitting, cards):
            high, least = rows.complete, (_LEAST_CELLS if card else _LEAST_BESIDE_CHIPS).get(rows.complete, 0)
            room = _serpent_room(width, card, _most_cards(sheet))
            scales = [fit(Serpent(each.pieces), room, high, _MOST_CELLS[high]) for each in coatls]
            large = [each.cells for each in scales if least and each.rows == high and each.cells >= least]
            if len(scales) - len(large) <= most_small:
                return _Scale(rows, min(large, default=_MOST_CELLS[high]), card)
    return _Scale(fitting[-1], _MOST_CELLS[1], 0)


def _serpent_room(width: int, card: int, places: int) -> int:
    """The cells of a coatl with so many cards beside it."""
    return width - _NUMBER - 3 - _POINTS - (card + 1 if card else CHIP) * places


def _height(sheet: Sheet, width: int, rows: _Rows) -> int:
    """How many rows everybody takes, with the frames."""
    return sum(_rows(sheet, each, width, rows) + 2 for each in sheet.standings)


def _rows(sheet: Sheet, standing: Standing, width: int, rows: _Rows) -> int:
    """How many rows somebody takes."""
    scored = sheet.scored_by(standing.seat)
    if isinstance(scored, Opponent):
        across, _, high = _across(sheet, scored, width, rows.complete)
        lines = -(-len(scored.scored) // across)
        return max(1, (lines * (high + rows.gap) - rows.gap if lines else 0) + len(scored.lines))
    coatls = [rows.of(score) + rows.gap for score in scored.coatls]
    return (sum(coatls) - rows.gap if coatls else 1) + len(scored.lines)


def _across(sheet: Sheet, scored: Opponent, width: int, high: int) -> tuple[int, int, int]:
    """How many cards of an automatic opponent lie side by side, how many cells each has with the gap after it, and how
    many rows. Where they are lines, they are as wide as what they ask for."""
    size = _CARDS[2] + 1
    if high == 1:
        size = max((each.width for each in _won(sheet, scored)), default=0) + 3
        width -= _NUMBER
    return max(1, (width + 1) // size), size, 3 if high > 1 else 1


def _won(sheet: Sheet, scored: Opponent) -> list[Chip]:
    """The cards of an automatic opponent in a line each: what they ask for, and their points."""
    return [measured(partial(_draw_won, sheet=sheet, line=line)) for line in scored.scored]


def by_color(sheet: Sheet, scored: Opponent) -> list[ScoreLine]:
    """Returns the cards of an automatic opponent in the order of the colours in the bar of its points."""
    prophecies = sheet.catalog.prophecies
    order = (*COLORS, "")
    return sorted(
        scored.scored,
        key=lambda line: order.index(prophecies[line.card].color if line.card in prophecies else ""),
    )


def _draw_won(canvas: Canvas, x: int, y: int, sheet: Sheet, line: ScoreLine, end: int = 0) -> int:
    """A card in a line; its points end before the column ``end``, or stand behind it. Returns the column after it."""
    card = sheet.card(line)
    if not isinstance(card.face, Prophecy):
        return draw_chip(canvas, x, y, card)
    x = draw_mark(canvas, x, y, card) + 1
    x = draw_pattern(canvas, x, y, card.face.pattern, sheet.words.each, _PATTERN, 2) + 1
    text = str(line.points)
    return canvas.put(max(x, end - len(text)), y, text, points_ink(line.points))


def _draw_title(canvas: Canvas, sheet: Sheet, area: Rect, standing: Standing) -> None:
    points = f" {sheet.l10n('points', points=standing.points)} "
    canvas.right(area.right - 2, area.y, points, points_ink(standing.points))
    name, room = standing.name, area.width - len(points) - 8
    if standing.seat < 0 and sheet.options:
        name = f"{name} · {sheet.options}"
    canvas.put(area.x + 2, area.y, f" {fitted(name, room)} ", player_ink(standing.seat))


def _draw_section(canvas: Canvas, sheet: Sheet, area: Rect, standing: Standing, scale: _Scale, item: object) -> None:
    scored, gap = sheet.scored_by(standing.seat), scale.rows.gap
    if isinstance(scored, Opponent):
        across, size, rows = _across(sheet, scored, area.width, scale.rows.complete)
        for number, line in enumerate(by_color(sheet, scored)):
            row, column = divmod(number, across)
            y = area.y + row * (rows + gap)
            if rows == 1:
                place = Rect(area.x + _NUMBER + 1 + column * size, y, size - 2, 1)
                canvas.fill(place, "card")
                _draw_won(canvas, place.x, y, sheet, line, place.right - 1)
            else:
                place = Rect(area.x + column * size, y, _CARDS[2], rows)
                draw_beside(canvas, place, sheet.card(line), sheet.words)
        _draw_lines(canvas, sheet, area, scored.lines)
        return
    if not scored.coatls:
        canvas.put(area.x, area.y, sheet.l10n("score-no-coatl"), "faint")
    y = area.y
    for number, score in enumerate(scored.coatls, 1):
        coatl = SheetCoatl(scored.seat, number)
        place = Rect(area.x, y, area.width, scale.rows.of(score))
        _draw_coatl(canvas, sheet, place, coatl, score, scale, at_cursor=coatl == item)
        _draw_sum(canvas, sheet, place, score, large=place.height > LOW or (place.height == LOW and gap > 0))
        y += place.height + gap
    _draw_lines(canvas, sheet, area, scored.lines)


def _draw_lines(canvas: Canvas, sheet: Sheet, area: Rect, lines: Sequence[VariantLine]) -> None:
    """What variants have given or taken, in the last rows."""
    for y, line in enumerate(lines, area.bottom - len(lines)):
        draw_given(canvas, Rect(area.x + 1, y, area.width - 2, 1), line, sheet.catalog, sheet.l10n)


def _draw_coatl(
    canvas: Canvas, sheet: Sheet, area: Rect, item: SheetCoatl, score: CoatlScore, scale: _Scale, *, at_cursor: bool
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
    end, left, high = area.right - 1, area.x + _NUMBER + 1, area.height
    serpent, most = Serpent(score.coatl.pieces), min(scale.cells, _MOST_CELLS[high])
    # cards stand in columns, but for a long coatl
    choices = list[tuple[int, int, Scale]]()
    for card, places in ((scale.card, _most_cards(sheet)), (scale.card, len(score.lines)), (0, len(score.lines))):
        card = card if high > 1 else 0
        choices.append((card, places, fit(serpent, _serpent_room(area.width, card, places), high, most)))
    full = (each for each in choices[: 1 + (not score.lines)] if each[2].cells == most)
    card, places, drawn = next(full, next((each for each in choices if each[2].cells > 1), choices[-1]))
    begin = end - _POINTS - (card + 1 if card else CHIP) * places
    after = draw_coatl(canvas, left, middle - drawn.rows // 2, serpent, drawn, begin - left - 1)
    if not score.lines and area.width >= _TELLS:
        text = sheet.l10n("drawn-long", n=len(score.coatl))
        column = end - _POINTS - (scale.card + 1 if scale.card else CHIP) * _most_cards(sheet)
        at = max(column, after + 2)
        if at + tally_width(score.coatl) + 2 + cell_len(text) <= end - _POINTS - 1:
            canvas.put(draw_tally(canvas, at, middle, score.coatl) + 2, middle, text, "muted")
            _draw_lead(canvas, after + 1, middle, at - 1)
    if score.lines:
        _draw_lead(canvas, after + 1, middle, begin - 1)
    for line in score.lines:
        if card:
            _draw_card(canvas, Rect(begin, area.y, card, high), sheet.card(line, score.coatl), sheet.words)
            begin += card + 1
        else:
            begin = draw_chip(canvas, begin, middle, sheet.card(line))


def _draw_lead(canvas: Canvas, x: int, y: int, end: int) -> None:
    """A line from a coatl to what lies beside it, where the eye would lose its way."""
    if end - x >= _FAR:
        canvas.put(x, y, "·" * (end - x), "line")


def _draw_card(canvas: Canvas, area: Rect, card: Card, words: CardWords) -> None:
    """A card beside a coatl, as high as that."""
    if area.height > LOW and area.width >= _WHOLE_CARD:
        draw_card(canvas, area, evolve(card, corner=str(card.now.points) if card.now is not None else ""), words)
    else:
        draw_beside(canvas, Rect(area.x, area.y + area.height // 2 - 1, area.width, LOW), card, words)


def _most_cards(sheet: Sheet) -> int:
    """The most cards that lie beside one coatl."""
    return max((len(score.lines) for player in sheet.ranked for score in player.coatls), default=0)


def _are_whole(sheet: Sheet, cells: int) -> bool:
    """Whether nothing of any card is left out at this width."""
    cards = (
        sheet.card(line, score.coatl) for player in sheet.ranked for score in player.coatls for line in score.lines
    )
    for card in cards:
        canvas = Canvas(cells, LOW)
        draw_beside(canvas, Rect(0, 0, cells, LOW), card, sheet.words)
        if MORE in canvas.text():
            return False
    return True


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
