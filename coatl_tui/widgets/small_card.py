"""Cards in little room, at three scales: *beside* a coatl in three rows, in a *line*, and as a *chip* of five cells,
which has its colour and its points. ``card`` has the largest scale."""

from __future__ import annotations

from functools import lru_cache

from attrs import evolve
from rich.cells import cell_len

from coatl_core.cards.temples import Equal, Length, Temple
from coatl_tui.widgets.canvas import MET, MORE, Canvas, Rect, cursor
from coatl_tui.widgets.card import (
    REFUSED,
    TEMPLE,
    Card,
    CardWords,
    between,
    draw_lacks,
    draw_marks,
    draw_requirements,
    fitted,
    level_style,
    points_ink,
    requirement,
    shown_levels,
)
from coatl_tui.widgets.serpent import GHOST
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.tiles import airy_width, draw_lacking, draw_pattern, lacking_size

CHIP = 5
"""The cells of a chip, with the blank after it."""
LINE = 38
"""The cells of a card in a line."""
_LINE_LEVELS, _LINE_WORTH = 14, 22

# Beside a coatl


def draw_beside(canvas: Canvas, area: Rect, card: Card, words: CardWords) -> None:
    """Draws a card beside a coatl: three rows, at least 10 cells wide."""
    canvas.paste(area.x, area.y, _as_beside(card, words, area.width, area.height, canvas.signs))
    draw_marks(canvas, area, card)


@lru_cache(256)
def _as_beside(card: Card, words: CardWords, width: int, height: int, signs: Signs) -> Canvas:
    canvas, area = Canvas(width, height, signs), Rect(0, 0, width, height)
    canvas.fill(area, card.ground)
    face = card.face
    points = str(card.now.points) if card.now is not None else ""
    color = card.color
    ground, ink = (color, f"on-{color}") if color else ("temple", "on-temple")
    canvas.fill(Rect(area.x, area.y, area.width, 1), ground)
    end = canvas.right(area.right - 1, area.y, points, f"bold {ink}", ground) - 1
    name = words.color(color) if color else f"{TEMPLE} {words.temple}"
    room = end - area.x - 1
    canvas.put(
        area.x + 1,
        area.y,
        name if cell_len(name) <= room else canvas.letter(color).lower() or TEMPLE,
        f"bold {ink}",
        ground,
    )
    x, y, room = area.x + 1, area.y + 1, area.width - 2
    if isinstance(face, Temple):
        draw_requirements(canvas, Rect(x, y, room, 2), card, words)
    else:
        draw_pattern(canvas, x, y, face.pattern, words.each, room, 2)
        after = draw_levels(canvas, x, y + 1, card, room) + 1
        if card.now is not None and card.now.way is not None and area.right - 1 - after >= 3:
            way, rest = card.now.way, area.right - after
            tight = lacking_size(way, rest) < lacking_size(way, rest + 1)
            draw_lacking(canvas, after - tight, y + 1, way, rest + tight)
    return canvas


# In a line, and as a chip


def draw_levels(canvas: Canvas, x: int, y: int, card: Card, room: int) -> int:
    """Draws the points of all levels in a row, the reached one lit. Returns the column after them."""
    levels = card.face.levels
    most = len(levels)
    while most > 1 and sum(len(str(levels[i][1])) + 1 for i in shown_levels(card, most)) - 1 > room - 2 * (
        most < len(levels)
    ):
        most -= 1
    shown = shown_levels(card, most)
    if canvas.ascii_only and card.lit == shown[0]:
        canvas.put(x - 1, y, "[", "faint")
    for place in shown:
        ink, ground = level_style(card, place)
        if place > shown[0]:
            closes = canvas.ascii_only and card.lit in (place, place - 1)
            x = canvas.put(x, y, ("[" if card.lit == place else "]") if closes else between(canvas.signs), "faint")
        points = str(levels[place][1])
        lit = place == card.lit
        x = canvas.put(x, y, points, ink if lit else "muted" if place < card.lit else "text", ground if lit else None)
    if shown[-1] < len(levels) - 1:
        x = canvas.put(x, y, f"{between(canvas.signs)}{MORE}", "muted")
    elif canvas.ascii_only and card.lit == shown[-1]:
        x = canvas.put(x, y, "]", "faint")
    return x


def draw_mark(canvas: Canvas, x: int, y: int, card: Card) -> int:
    """Draws the band of a card in one row: its colour, and the colour's small letter. Returns the column after it."""
    color = card.color
    x = canvas.put(x, y, "▌", color or "temple", card.ground)
    return canvas.put(
        x, y, canvas.letter(color).lower() if color else TEMPLE, "text" if color else "temple", card.ground
    )


def draw_held(canvas: Canvas, x: int, y: int, card: Card, number: int) -> int:
    """Draws the band of a card of the hand and its number there, where all of it can be seen. Returns the column after
    it."""
    x = canvas.put(x, y, "▌", card.color or "temple", card.ground)
    return canvas.put(x, y, str(number), "bold text", card.ground)


def draw_line(canvas: Canvas, x: int, y: int, card: Card, words: CardWords, width: int = LINE) -> None:
    """Draws a card in one row of at least 30 cells, with what it is worth ``now``. At its right end stands what it can
    bring in this turn, or would bring with the field under the cursor, or, if there is room, the key of the field that
    has all it lacks."""
    canvas.paste(x, y, _as_line(card, words, width, canvas.signs))
    if card.at_cursor:
        cursor(canvas, Rect(x, y, width, 1))


@lru_cache(256)
def _as_line(card: Card, words: CardWords, width: int, signs: Signs) -> Canvas:
    canvas, x, y = Canvas(width, 1, signs), 0, 0
    if card.at_cursor or card.hover:
        canvas.fill(Rect(x, y, width, 1), "card-lit")
    if card.number:
        number = MET if card.marked else card.number
        canvas.put(x, y, number, *(("bold on-focus", "focus") if card.at_cursor else ("muted", None)))
    draw_mark(canvas, x + 1, y, card)
    end, worth = x + width, card.now
    if card.key and not card.refused and worth is not None and worth.way is not None:
        room = min(width, LINE) - _LINE_WORTH - 2 - len(str(worth.points))
        if room - len(card.key) - 1 < airy_width(worth.way) <= room:
            card = evolve(card, key="")  # beside five pieces, which would touch their sign
    if not card.refused:
        end = _line_end(canvas, end, y, card)
    if isinstance(card.face, Temple):
        _temple_line(canvas, Rect(x + 4, y, end - x - 4, 1), card, card.face, words)
    else:
        room = max(_LINE_LEVELS, width - LINE + _LINE_LEVELS) - 4
        draw_pattern(canvas, x + 4, y, card.face.pattern, words.each, room, 2)
        at = x + 5 + room
        after = draw_levels(canvas, at, y, card, 7)
        at = max(at + _LINE_WORTH - _LINE_LEVELS, after + 1)
        if card.refused:
            canvas.put(at, y, fitted(f"{REFUSED} {card.refused}", end - at), "muted")
        elif worth is not None:
            room = end - at - len(str(worth.points)) - 1 - (end < x + width)  # a key would seem a part of it
            at = canvas.put(at, y, str(worth.points), points_ink(worth.points)) + 1
            draw_lacks(canvas, Rect(at, y, room, 1), worth, words)
    if card.news:
        canvas.underline(x + 1, y, 2)
    return canvas


def _line_end(canvas: Canvas, end: int, y: int, card: Card) -> int:
    """What stands at the right end of a card in a line. Returns the column where it begins, or ``end``."""
    met = "x" if canvas.ascii_only else MET
    if card.ready or card.soon:
        at = canvas.right(end, y, f"+{card.ready or card.soon}", "bold points")
        return canvas.right(at, y, *((met, "bold good") if card.ready else (GHOST, "muted")))
    if card.whole:
        return canvas.right(end, y, met, "bold good")
    return canvas.right(end, y, card.key, "bold key") if card.key else end


def _temple_line(canvas: Canvas, area: Rect, card: Card, temple: Temple, words: CardWords) -> None:
    x, y, end, signs = area.x, area.y, area.right, canvas.signs
    count = len(temple.requirements)
    least = x - 1 + sum(requirement(card, number, words, signs, 1).width + 1 for number in range(count))
    levels = between(signs).join(str(points) for _, points in temple.levels)
    changes = card.then is not None and (card.now is None or card.then.points != card.now.points)
    if (
        card.then is not None
        and changes
        and least + len(f" {levels} 00 {card.then.points} ") + cell_len(words.then) <= end
    ):
        end = canvas.right(end, y, str(card.then.points), points_ink(card.then.points)) - 1
        end = canvas.right(end, y, words.then, "muted") - 1
    if card.now is not None:
        end = canvas.right(end, y, str(card.now.points), points_ink(card.now.points)) - 1
    end = canvas.right(end, y, levels, "muted") - 1
    for number, kind in enumerate(temple.requirements):
        counted = number == count - 1 and isinstance(kind, Equal | Length)
        x = requirement(card, number, words, signs, 1, end - x if counted else 0).paint(canvas, x, y) + 1


def draw_chip(canvas: Canvas, x: int, y: int, card: Card) -> int:
    """Draws a card at its smallest: its colour, the colour's small letter, its points. Returns the column after it and
    a blank."""
    start = x
    x = draw_mark(canvas, x, y, card)
    points = card.now.points if card.now is not None else 0
    text = str(points) if card.now is not None else ""
    x = canvas.put(x, y, text.ljust(2), points_ink(points), card.ground)
    if card.news:
        canvas.underline(start, y, 2 + len(text))  # that of two which touch would look like one
    return x + 1


def draw_small_chip(canvas: Canvas, x: int, y: int, card: Card, cells: int) -> None:
    """Draws a chip in at most so many cells: without the blank after it, or as its mark alone."""
    if cells > CHIP - 2:
        draw_chip(canvas, x, y, card)
        return
    draw_mark(canvas, x, y, card)
    if card.news:
        canvas.underline(x, y, 2)
