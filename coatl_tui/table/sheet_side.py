"""What a score sheet counts beside the points: statistics, the pieces of each colour, how the points have grown, and
how the cards beside one coatl were counted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from attrs import frozen
from rich.cells import cell_len

from coatl_core.cards.pieces import COLORS
from coatl_core.cards.temples import Temple
from coatl_core.game.coatl import Coatl, ScoreLine
from coatl_core.game.scoresheet import CoatlScore
from coatl_core.language.cardtext import card_text
from coatl_core.language.numbertext import written
from coatl_core.language.outcometext import met_text, unfinished_text
from coatl_core.play.statistics import counted
from coatl_tui.table.draw.chips import measured, player_ink
from coatl_tui.table.sheet import Sheet, SheetPart
from coatl_tui.widgets.canvas import Canvas, Rect, box, heading, rule
from coatl_tui.widgets.card import fitted, points_ink, requirement
from coatl_tui.widgets.curve import draw_curve
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.serpent import SEAM
from coatl_tui.widgets.small_card import draw_mark
from coatl_tui.widgets.tiles import draw_pattern

MOST = "◆"
"""The sign of the one who has the most."""
_BAR = "▆"
_LABEL = 26
_NUMBER = 5
"""The cells of a number with the sign before it."""
_LEAST_BAR, _LARGE_BAR = 2, 6
"""The least cells of a bar, below which there is none, and those that it has on a large sheet."""
_TITLED = 3
"""The rows of a curve from which the first one is its title."""
_BETWEEN = 6
"""The cells between two columns of statistics."""
_LARGE = 170
_LEAST_WORDS = 26
"""In fewer cells the words of a card stand below its pattern."""
_PATTERN = 14
"""The most cells that a pattern takes."""
_AIRY = 5
"""Blocks of more cells have their letter further from their edge."""


@frozen
class Rows:
    """How many rows the parts take: whether a row is free below each number, the rows of a player's colours and of
    their curve. Parts that are not ``framed`` have a rule above them."""

    gap: int
    colors: int
    curve: int
    framed: bool = True

    @property
    def edges(self) -> int:
        """The rows of a frame or a rule."""
        return 1 + self.framed


_SIZES = (
    *(Rows(1, 3, 6), Rows(1, 3, 5), Rows(1, 3, 4), Rows(1, 3, 3), Rows(1, 2, 3)),
    *(Rows(0, 3, 4), Rows(0, 3, 3), Rows(0, 2, 3), Rows(0, 2, 2), Rows(0, 1, 2), Rows(0, 1, 1), Rows(0, 1, 0)),
)
"""The best one first."""


def side_width(sheet: Sheet, width: int) -> int:
    """Returns the columns that all of this takes beside the players, on a sheet of so many columns."""
    label = _label(_counted(sheet))
    players = max(2, len(sheet.ranked))
    name = max(cell_len(player.name) for player in sheet.ranked) + 1
    least = _NUMBER + 2 + (_LARGE_BAR if width >= _LARGE else 1)
    return 4 + label + players * max(least, min(name, (width // 2 - 4 - label) // players))


def side_size(sheet: Sheet, height: int) -> Rows | None:
    """Returns the best size for so many rows; None if there is none."""
    return next((size for size in _SIZES if _height(sheet, size) <= height), None)


def draw_side(
    canvas: Canvas, sheet: Sheet, area: Rect, rows: Rows, item: object = None, page: int = 0, spare: int = 0
) -> int:
    """Draws statistics, colours and curves below each other; ``item`` is what is under the cursor. If a ``page`` ends
    further down, those of them come first that have room before it, and the others begin the next one. As many of the
    first ones as there are ``spare`` rows have a free row above them. Returns the row below them."""
    parts = [
        (
            statistics_rows(sheet, area.width, rows),
            SheetPart("statistics"),
            partial(_draw_statistics, size=rows),
        ),
    ]
    if _has_colors(sheet, rows):
        parts.append((_colors_rows(sheet, rows), SheetPart("colors"), partial(_draw_colors, size=rows)))
    if rows.curve and _has_curve(sheet):
        high = rows.curve * len(sheet.ranked) + rows.edges
        parts.append((high, SheetPart("curves"), partial(_draw_curves, size=rows)))
    y = area.y
    while parts:
        fitting = (each for each in parts if y < page and y + each[0] <= page)
        chosen = next(fitting, parts[0])
        high, part, draw = chosen
        if spare and y + high < page:
            spare, y = spare - 1, y + 1
        if y < page < y + high:
            y = page
        canvas.spot(Rect(area.x + 1, y, area.width - 2, 1), part)
        y = draw(canvas, sheet, Rect(area.x, y, area.width, 0), focus=part == item)
        parts.remove(chosen)
    return y


def parts_before(sheet: Sheet, width: int, rows: Rows, y: int, page: int) -> tuple[int, int]:
    """Returns how many of the parts that begin in this row have room before a page ends, and how many rows they take;
    see ``draw_side``."""
    highs = [statistics_rows(sheet, width, rows)]
    if _has_colors(sheet, rows):
        highs.append(_colors_rows(sheet, rows))
    if rows.curve and _has_curve(sheet):
        highs.append(rows.curve * len(sheet.ranked) + rows.edges)
    count, used = 0, 0
    for high in highs:
        if y + used + high <= page:
            count, used = count + 1, used + high
    return count, used


def _colors_rows(sheet: Sheet, size: Rows) -> int:
    return len(sheet.ranked) * size.colors - (size.colors > 1) + size.edges


def _has_colors(sheet: Sheet, size: Rows) -> bool:
    """Whether there is somebody to compare the colours of a player with, or so much room that they are shown anyway."""
    return len(sheet.ranked) > 1 or size.framed


def _has_curve(sheet: Sheet) -> bool:
    return any(map(any, sheet.grown))


def _height(sheet: Sheet, rows: Rows) -> int:
    curve = rows.curve * len(sheet.ranked) + rows.edges if rows.curve and _has_curve(sheet) else 0
    return statistics_rows(sheet, 0, rows) + _colors_rows(sheet, rows) + curve


def _counted(sheet: Sheet) -> list[tuple[str, list[float]]]:
    """What is counted, in words, with the values of every player, in the order of the players. Where there is nobody to
    compare with, what is zero tells nothing."""
    rows = counted(sheet.statistics, sheet.scores, sheet.rules, sheet.l10n)
    shown = [row for row in rows if len(sheet.ranked) > 1 or any(row.values)]
    return [(row.label, [row.values[player.seat] for player in sheet.ranked]) for row in shown]


def _frame(canvas: Canvas, area: Rect, title: str, focus: bool, size: Rows) -> Rect:
    """A box with a title, or a rule; returns what is inside."""
    (box if size.framed else rule)(canvas, area, focus)
    heading(canvas, area.x + 2, area.y, "", title[:1].upper() + title[1:], focus)
    return Rect(area.x + 2, area.y + 1, area.width - 4, area.height - size.edges)


def statistics_rows(sheet: Sheet, width: int, size: Rows) -> int:
    """Returns how many rows the statistics take in so many columns."""
    rows = _counted(sheet)
    lines = -(-len(rows) // _columns(sheet, width - 4, _label(rows)))
    return lines * (1 + size.gap) - size.gap + size.edges + (len(sheet.ranked) > 1)


def _columns(sheet: Sheet, width: int, label: int) -> int:
    """How many statistics stand side by side: those of one player need little room."""
    return 2 if len(sheet.ranked) == 1 and width >= 2 * (label + _NUMBER) + _BETWEEN else 1


def _label(rows: Sequence[tuple[str, list[float]]]) -> int:
    return min(_LABEL, max((cell_len(text) for text, _ in rows), default=0))


def _draw_statistics(canvas: Canvas, sheet: Sheet, area: Rect, *, size: Rows, focus: bool) -> int:
    l10n, rows, gap = sheet.l10n, _counted(sheet), size.gap
    area = Rect(area.x, area.y, area.width, statistics_rows(sheet, area.width, size))
    inner = _frame(canvas, area, l10n("sheet-statistics"), focus, size)
    label = _label(rows)
    if len(sheet.ranked) == 1:
        columns = _columns(sheet, inner.width, label)
        lines = -(-len(rows) // columns)
        for number, (text, values) in enumerate(rows):
            column, line = divmod(number, lines)
            x, y = inner.x + column * (inner.width // columns), inner.y + line * (1 + gap)
            canvas.put(x, y, fitted(text, label), "muted")
            canvas.right(x + label + _NUMBER, y, l10n("sheet-number", n=values[0]), "text")
        return area.bottom
    canvas.right(area.right - 2, area.y, f" {MOST} {l10n('sheet-most')} ", "muted")
    wide = (inner.width - label) // len(sheet.ranked)
    bar = wide - _NUMBER - 2
    for column, player in enumerate(sheet.ranked):
        cells = min(wide - 1, cell_len(player.name))
        begin = min(_NUMBER + 1 if bar >= _LEAST_BAR else wide, wide - cells)
        x = inner.x + label + column * wide + begin
        canvas.put(x, inner.y, fitted(player.name, cells), player_ink(player.seat))
    for number, (text, values) in enumerate(rows):
        y = inner.y + 1 + number * (1 + gap)
        canvas.put(inner.x, y, fitted(text, label), "muted")
        for column, (value, player) in enumerate(zip(values, sheet.ranked, strict=True)):
            best = value == max(values) > min(values)
            x = inner.x + label + column * wide
            end = x + _NUMBER if bar >= _LEAST_BAR else x + wide
            shown = f"{MOST if best else ''}{l10n('sheet-number', n=value)}"
            canvas.right(end, y, shown, "bold text" if best else "text")
            if bar >= _LEAST_BAR and max(values) > 0:  # what a variant counts may lie below
                canvas.put(end + 1, y, _BAR * round(bar * value / max(values)), player_ink(player.seat, False))
    return area.bottom


def _draw_colors(canvas: Canvas, sheet: Sheet, area: Rect, *, size: Rows, focus: bool) -> int:
    """How many pieces of each colour lie in the coatls of each player; from two rows on, the last one is free."""
    high = size.colors
    thick = max(1, high - 1)
    area = Rect(area.x, area.y, area.width, _colors_rows(sheet, size))
    inner = _frame(canvas, area, sheet.l10n("sheet-colors"), focus, size)
    name = _names(sheet, inner)
    counts = [sheet.statistics[player.seat].colors for player in sheet.ranked]
    most = max(1, *(sum(each.values()) for each in counts))
    least = 4
    unit = max(0.0, (inner.width - name - least * len(COLORS)) / most)
    for place, player in enumerate(sheet.ranked):
        y, x, pieces = inner.y + place * high, inner.x + name, 0
        canvas.put(inner.x, y, fitted(player.name, name - 1), player_ink(player.seat))
        there = [color for color in COLORS if counts[place][color]]
        for number, color in enumerate(there, 1):
            pieces += counts[place][color]
            end = inner.x + name + least * number + int(pieces * unit)
            text = f"{'  ' if end - x > _AIRY else ' '}{canvas.letter(color)}{counts[place][color]}"
            for row in range(thick):
                canvas.put(x, y + row, ("" if row else text).ljust(end - x), f"bold on-{color}", color)
                canvas.put(x, y + row, SEAM, f"seam-{color}", color)
            x = end
    return area.bottom


def _names(sheet: Sheet, area: Rect) -> int:
    """The columns of the names at the left of colours and curves."""
    return min(area.width // 4, max(cell_len(player.name) for player in sheet.ranked)) + 1


def _draw_curves(canvas: Canvas, sheet: Sheet, area: Rect, *, size: Rows, focus: bool) -> int:
    """How the points of each player have grown."""
    high = size.curve
    area = Rect(area.x, area.y, area.width, high * len(sheet.ranked) + size.edges)
    inner = _frame(canvas, area, sheet.l10n("log-points"), focus, size)
    highest = max((max(values, default=0) for values in sheet.grown), default=0)
    title = high >= _TITLED
    highest = highest if title else -(-highest * 8 // 7)  # curves without titles between them do not touch
    name = 0 if title else _names(sheet, inner)
    for place, player in enumerate(sheet.ranked):
        y = inner.y + place * high
        room, last = max(8, name - 1), sum(sheet.grown[player.seat][-1:])
        if title:
            room = inner.width - len(written(last)) - 1
            canvas.right(inner.right, y, written(last), points_ink(last))
        canvas.put(inner.x, y if title else y + high - 1, fitted(player.name, room), player_ink(player.seat))
        spot = Rect(inner.x + name, y + title, inner.width - name, high - title)
        draw_curve(canvas, spot, sheet.grown[player.seat], highest, player_ink(player.seat, False))
    return area.bottom


# How a coatl was counted


def draw_counted(canvas: Canvas, sheet: Sheet, score: CoatlScore, *, words: bool) -> int:
    """The cards beside a coatl from the first row on: the points of each, what it asks for, how often that is there,
    and with ``words`` what prophecies say; temples are words. Returns the number of rows."""
    y = 0
    unfinished = unfinished_text(score, sheet.rules, sheet.l10n)
    if unfinished:
        pieces, x = (
            measured(partial(_draw_pieces, sheet=sheet, coatl=score.coatl)),
            canvas.put(1, y, unfinished, "muted"),
        )
        if x + 3 + pieces.width >= canvas.width:
            x, y = -2, y + 1
        pieces.draw(canvas, x + 3, y)
        y += 1
    cards = [measured(partial(_draw_card, sheet=sheet, line=line, coatl=score.coatl)) for line in score.lines]
    prophecies = sheet.catalog.prophecies
    widths = (card.width for line, card in zip(score.lines, cards, strict=True) if line.card in prophecies)
    begin = 5 + max(widths, default=0) + 2
    texts = [card_text(line.card, sheet.catalog, sheet.l10n) if line.card in prophecies else "" for line in score.lines]
    room = canvas.width - begin - 1
    below = room < min(_LEAST_WORDS, max(map(cell_len, texts), default=0))
    for line, card, text in zip(score.lines, cards, texts, strict=True):
        canvas.put(1, y, f"{line.points:>2}", "bold points" if line.points else "bold muted")
        card.draw(canvas, 5, y)
        if not words or not text:
            y += 1
            continue
        x, y = (5, y + 1) if below else (begin, y)
        for row in wrap(text, canvas.width - x - 1):
            canvas.put(x, y, row, "muted")
            y += 1
    return y


def _draw_pieces(canvas: Canvas, x: int, y: int, sheet: Sheet, coatl: Coatl) -> int:
    """How long a coatl is, and how many pieces of each colour it has."""
    x = canvas.put(x, y, sheet.l10n("drawn-long", n=len(coatl)), "muted") + 1
    for color in COLORS:
        if count := coatl.colors.count(color):
            x = canvas.put(x + 1, y, f" {canvas.letter(color)}{count} ", f"bold on-{color}", color)
    return x


def _draw_card(canvas: Canvas, x: int, y: int, sheet: Sheet, line: ScoreLine, coatl: Coatl) -> int:
    """A card with how it was counted: how often what it asks for is there, or which requirements hold."""
    card = sheet.card(line, coatl)
    x = draw_mark(canvas, x, y, card) + 1
    if isinstance(card.face, Temple):
        for number in range(len(card.face.requirements)):
            x = requirement(card, number, sheet.words, canvas.signs, 1, _PATTERN).paint(canvas, x, y) + 2
        return x - 2
    x = draw_pattern(canvas, x, y, card.face.pattern, sheet.words.each, _PATTERN, 2) + 1
    return canvas.put(x, y, met_text(line, sheet.catalog, sheet.l10n), "bold text")
