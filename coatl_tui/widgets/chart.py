"""A chart of games: a bar for the points of each player, with the number at its end."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from rich.cells import cell_len

from coatl_core.language.numbertext import written
from coatl_tui.widgets.canvas import MORE, Canvas, Rect
from coatl_tui.widgets.card import fitted, points_ink

WON, LOST = "+", "−"
_NAME = 12
"""The most cells of a name."""
_BETWEEN = 2
"""The blank columns between two parts of a line."""
_THICK = 2
"""The most rows of a bar."""
_BAR, _CLOSE = "█", "▇"
"""What a bar is made of, and one right below another, which it must not touch."""
_BESIDE = 30
"""The most cells for the points of the others where they have no bars."""


@frozen
class Result:
    """The points of one player, and the ink of their bar."""

    name: str
    points: int
    ink: str


@frozen
class Game:
    """One game: when it was, whether the player that all is about has won it, their result, those of the others, and
    how long it was, in words."""

    date: str
    won: bool
    own: Result
    others: tuple[Result, ...]
    length: str


@frozen
class Words:
    """What the chart says."""

    won: str
    lost: str
    best: str


def draw_games(canvas: Canvas, area: Rect, games: Sequence[Game], words: Words) -> int:
    """Draws the last of these games, the latest one on top: with a bar for each player where all of them have room,
    else with a bar for the own points only. Returns the row below them."""
    players = sum(1 + len(game.others) for game in games)
    gaps = len(games) - 1
    best = max(game.own.points for game in games) if gaps else None
    shown = list(reversed(games))[: area.height]
    if players + gaps > area.height:
        step = 2 if 2 * len(shown) - 1 <= area.height else 1
        _draw_short(canvas, area, shown, words, best, step)
        return area.y + step * (len(shown) - 1) + 1
    thick = max(1, min(_THICK, (area.height - gaps) // players))
    between = 2 if thick * players + 2 * gaps <= area.height else 1
    y = area.y
    room = _Columns.of(area, shown, words, best, 0)
    for game in shown:
        room.draw(canvas, y, game, words, thick)
        for other in game.others:
            y += thick
            room.draw_bar(canvas, y, other, thick, _CLOSE if thick == 1 else _BAR)
        y += thick + between
    return y - between


def _draw_short(canvas: Canvas, area: Rect, games: Sequence[Game], words: Words, best: int | None, step: int) -> None:
    """A line for each game, ``step`` rows below the one before: the points of the others are told at its end."""
    told = [_told(game.others) for game in games]
    beside = min(_BESIDE, max(map(cell_len, told)))
    room = _Columns.of(area, games, words, best, beside)
    for number, (game, text) in enumerate(zip(games, told, strict=True)):
        y = area.y + step * number
        room.draw(canvas, y, game, words, 1, _BAR if step > 1 else _CLOSE)
        canvas.put(room.beside, y, text if cell_len(text) <= beside else fitted(text, beside - 1) + MORE, "muted")


def _told(others: Sequence[Result]) -> str:
    return "  ".join(f"{fitted(other.name, _NAME)} {written(other.points)}" for other in others)


@frozen
class _Columns:
    """Where the parts of a line begin: the result, the name, the bar with its most cells, and the points of the others.
    ``most`` are the points of the longest bar, ``best`` those that are called so, ``right`` is where the line ends."""

    result: int
    name: int
    bar: int
    room: int
    beside: int
    right: int
    start: int
    most: int
    best: int | None

    @classmethod
    def of(cls, area: Rect, games: Sequence[Game], words: Words, best: int | None, beside: int) -> _Columns:
        """``beside`` is how many cells the points of the others need, 0 if they have bars."""
        shown = [result for game in games for result in (game.own, *(() if beside else game.others))]
        result = area.x + max(cell_len(game.date) for game in games) + _BETWEEN
        name = result + 2 + max(cell_len(word) for word in (words.won, words.lost)) + _BETWEEN
        bar = name + min(_NAME, max(cell_len(each.name) for each in shown)) + 1
        length = max(cell_len(game.length) for game in games)
        end = area.right - (length + _BETWEEN if length else 0)
        end -= beside + _BETWEEN if beside else 0
        number = max(len(written(each.points)) for each in shown) + 1
        room = end - bar - number - (cell_len(words.best) + 1 if best is not None else 0)
        most = max(1, *(each.points for each in shown))
        return cls(result, name, bar, max(1, room), end + _BETWEEN, area.right, area.x, most, best)

    def draw(self, canvas: Canvas, y: int, game: Game, words: Words, thick: int, sign: str = _BAR) -> None:
        """The line of a game with the bar of the own points, drawn with a ``sign``."""
        canvas.put(self.start, y, game.date, "muted")
        mark, word, ink = (WON, words.won, "good") if game.won else (LOST, words.lost, "muted")
        canvas.put(canvas.put(self.result, y, f"{mark} ", f"bold {ink}"), y, word, ink)
        canvas.right(self.right, y, game.length, "muted")
        x = self.draw_bar(canvas, y, game.own, thick, sign)
        if game.own.points == self.best:
            canvas.put(x + 1, y, words.best, "muted")

    def draw_bar(self, canvas: Canvas, y: int, result: Result, thick: int, sign: str = _BAR) -> int:
        """A player's name and bar, with the points after it. Returns the column after them."""
        canvas.put(self.name, y, fitted(result.name, _NAME), result.ink)
        size = round(max(0, result.points) * self.room / self.most)
        for row in range(thick):
            canvas.put(self.bar, y + row, sign * size, result.ink)
        return canvas.put(self.bar + size + (size > 0), y, written(result.points), points_ink(result.points))
