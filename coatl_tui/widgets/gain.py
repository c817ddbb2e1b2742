"""Cards that are chosen from: each with its gain. What is chosen has the gain on gold and a lighter ground, what may be
chosen has it in gold; what may not be is dimmed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from attrs import evolve, frozen
from rich.cells import cell_len

from coatl_core.cards.temples import Temple
from coatl_tui.widgets.canvas import Canvas, Rect, cursor
from coatl_tui.widgets.card import (
    TEMPLE,
    Card,
    CardWords,
    draw_ladder,
    draw_ladder_line,
    draw_requirements,
    met_sign,
    requirement,
)
from coatl_tui.widgets.digits import LOW, digits_width, draw_digits
from coatl_tui.widgets.small_card import draw_levels, draw_mark
from coatl_tui.widgets.tiles import draw_pattern

Choosing: TypeAlias = Literal["chosen", "possible", "none"]


@frozen
class Gain:
    """What is known of a card that is chosen from: whether it is ``chosen``, ``possible``, or may not be chosen at all
    (``none``), the points it brings, and what is told of it, in ever shorter words."""

    choosing: Choosing
    points: int = 0
    words: tuple[str, ...] = ()

    def told(self, room: int) -> str:
        """The words that fit."""
        return next((text for text in self.words if cell_len(text) <= room), "")


def draw_gain_card(canvas: Canvas, area: Rect, card: Card, gain: Gain, words: CardWords) -> None:
    """Draws a card as a card, of at least 12 cells and 5 rows."""
    canvas.fill(area, _ground(card, gain))
    _band(canvas, area, card, gain, words)
    x, y, room, last = area.x + 1, area.y + 1, area.width - 2, area.bottom - 1
    leveled = card if gain.choosing != "none" else evolve(card, now=None)
    if isinstance(card.face, Temple):
        rows = max(1, min(len(card.face.requirements), area.height - 3))
        draw_requirements(canvas, Rect(x, y, room, rows), card, words)
        if y + rows < last:
            draw_ladder_line(canvas, x, y + rows, room, leveled)
    else:
        draw_pattern(canvas, x, y, card.face.pattern, words.each, room + 1)
        if y + 3 <= last:
            draw_ladder(canvas, x, y + 1, area.right - x, leveled)
    ink = {"chosen": "good", "possible": "muted", "none": "faint"}[gain.choosing]
    canvas.put(x, last, gain.told(room), ink)
    if card.at_cursor:
        cursor(canvas, area)


def _ground(card: Card, gain: Gain) -> str:
    return "card-lit" if gain.choosing == "chosen" or card.at_cursor else "card"


def draw_large_gains(canvas: Canvas, gains: Sequence[tuple[Rect, int]]) -> None:
    """The points that chosen cards bring in large digits, each in the lowest free rows at the right of its card: on all
    of them, or on none if one has no room."""
    places = []
    for area, points in gains:
        text = f"+{points}"
        width = digits_width(text, LOW)
        x = area.right - 1 - width
        rows = (
            y
            for y in range(area.bottom - LOW, area.y, -1)
            if all(canvas.is_free(x - 1, y + row, width + 1) for row in range(LOW))
        )
        places.append((x, next(rows, None), text))
    for x, y, text in places if all(y is not None for _, y, _ in places) else ():
        draw_digits(canvas, x, y or 0, text, "points", LOW)


def put_gain(canvas: Canvas, end: int, y: int, gain: Gain) -> int:
    """Writes whether a card is chosen and what it brings, before a column. Returns the column where that begins."""
    signs = canvas.signs
    if gain.choosing == "none":
        return canvas.right(end - 1, y, "0", "faint")
    chosen = gain.choosing == "chosen"
    text = f" +{gain.points} "
    if chosen and signs.ascii_only:
        text = f"[+{gain.points}]"
    return canvas.right(end, y, text, *(("bold on-points", "points") if chosen else ("bold points", None)))


def _band(canvas: Canvas, area: Rect, card: Card, gain: Gain, words: CardWords) -> None:
    color, dim = card.color, gain.choosing == "none"
    ground, ink = (color, f"bold on-{color}") if color else ("temple", "bold on-temple")
    if dim:
        ground, ink = (f"ghost-{color}", f"on-ghost-{color}") if color else ("pill", "muted")
    canvas.fill(Rect(area.x, area.y, area.width, 1), ground)
    x, end = area.x + 1, area.right
    if not dim:
        width = cell_len(f" +{gain.points} ")
        canvas.fill(Rect(end - width, area.y, width, 1), _ground(card, gain))
        put_gain(canvas, end, area.y, gain)
        chosen = gain.choosing == "chosen"
        end = canvas.right(end - width - 1, area.y, met_sign(chosen, canvas.signs), ink, ground) - 1
    if card.number:
        number = ("bold on-focus", "focus") if card.at_cursor else (ink, ground)
        x = canvas.put(x, area.y, card.number, *number) + 1
    _name(canvas, x, area.y, end, card, words, ink)


def _name(canvas: Canvas, x: int, y: int, end: int, card: Card, words: CardWords, ink: str) -> None:
    """The colour of a card on its band, as a word or a letter."""
    color = card.color
    name = words.color(color) if color else TEMPLE if card.number else f"{TEMPLE} {words.temple}"
    short = canvas.letter(color).lower() if color else TEMPLE
    canvas.put(x, y, name if cell_len(name) <= end - x else short, ink)


def draw_gain_line(canvas: Canvas, area: Rect, card: Card, gain: Gain, words: CardWords, mark: bool = True) -> None:
    """Draws a card in a row of at least 30 cells. Without ``mark`` it is none that could be chosen from: its words
    stand at the end."""
    x, y, end = area.x, area.y, area.right
    if gain.choosing == "chosen" or card.at_cursor:
        canvas.fill(area, "card-lit")
    if card.number:
        canvas.put(x, y, card.number, *(("bold on-focus", "focus") if card.at_cursor else ("muted", None)))
    draw_mark(canvas, x + 1, y, card)
    if mark:
        end = put_gain(canvas, end, y, gain) - 1
        if gain.choosing != "none":
            chosen = gain.choosing == "chosen"
            sign = met_sign(chosen, canvas.signs)
            end = canvas.right(min(end, area.right - 5), y, sign, "bold good" if chosen else "bold muted") - 1
    x += 4
    if isinstance(card.face, Temple):
        for number in range(len(card.face.requirements)):
            drawn = requirement(card, number, words, canvas.signs, 1, end - x)
            if x + drawn.width > end:
                drawn = requirement(card, number, words, canvas.signs, 1)
            if x + drawn.width > end:
                return
            x = drawn.paint(canvas, x, y) + 1
    else:
        draw_pattern(canvas, x, y, card.face.pattern, words.each, 10, 2)
        x = draw_levels(canvas, x + 11, y, card, 7) + 1
    if not mark:
        canvas.put(max(x, area.x + 23), y, gain.told(end - max(x, area.x + 23)), "faint")


def draw_gained(canvas: Canvas, area: Rect, card: Card, points: int, words: CardWords, gained: bool) -> None:
    """Draws a card below the coatl beside which it lies, or will if it is ``gained``: in three rows, or in two without
    its levels."""
    ground, ink = (card.color, f"bold on-{card.color}") if card.color else ("temple", "bold on-temple")
    canvas.fill(area, "card-lit" if gained else "card")
    if gained:
        _band(canvas, area, card, Gain("chosen", points), words)
    else:
        canvas.fill(Rect(area.x, area.y, area.width, 1), ground)
        end = canvas.right(area.right - 1, area.y, str(points), ink, ground) - 1
        _name(canvas, area.x + 1, area.y, end, card, words, ink)
    x, y, room = area.x + 1, area.y + 1, area.width - 2
    if isinstance(card.face, Temple):
        met = card.now.held if card.now is not None and area.height == 2 else ()
        if any(met):  # in one row those that hold: they are what it brings points for
            for number in (number for number, held in enumerate(met) if held):
                drawn = requirement(card, number, words, canvas.signs, 1, area.right - x)
                x = drawn.paint(canvas, x, y) + 1 if x + drawn.width <= area.right else x
            return
        draw_requirements(canvas, Rect(x, y, room, max(1, min(2, area.height - 1))), card, words)
        return
    draw_pattern(canvas, x, y, card.face.pattern, words.each, room + 1, 2)
    if area.height > 2:
        draw_levels(canvas, x, y + 1, card, room)
