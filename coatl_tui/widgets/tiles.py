"""How patterns look: the pieces of a prophecy in small tiles, and those that it lacks.

The tiles of a sequence touch, as the pieces must; those of a pattern in any order stand apart. A pattern of any length
is drawn in the room there is: first its tiles get smaller, then equal neighbours are counted (``5×R``), and at last
``»`` stands for what has no room; the sentence about the card says all of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby

from attrs import frozen
from rich.cells import cell_len

from coatl_core.cards.missing import Missing
from coatl_core.cards.patterns import Count, Pattern, Pieces, Sequence, Token
from coatl_tui.widgets.canvas import ANY, GAP, MORE, Canvas
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.serpent import OPEN_HEAD, OPEN_TAIL, SEAM
from coatl_tui.widgets.signs import USUAL, Signs

MANY = 3
"""So many equal tiles are drawn as one with a number, where there is no room for them all."""


@frozen
class _Tile:
    """Texts side by side: each with its ink and ground."""

    parts: tuple[tuple[str, str, str | None], ...]

    @property
    def width(self) -> int:
        return sum(cell_len(text) for text, _, _ in self.parts)


def _text(text: str, ink: str = "text") -> _Tile:
    return _Tile(((text, ink, None),))


def _piece(symbol: str, cells: int, signs: Signs) -> _Tile:
    """A tile of a colour letter, ``*`` (any colour) or ``!RG`` (any but these)."""
    if symbol.startswith("!"):
        return _Tile(((signs.told(symbol).ljust(cells), "bold text", "pill"),))
    if symbol == "*":
        return _Tile(((ANY.center(cells), "bold text", "pill"),))
    ground, letter, sign = f"tile-{symbol}", f"bold on-{symbol}", signs.letter(symbol)
    if cells == 1:
        return _Tile(((sign, letter, ground),))
    return _Tile(((SEAM, f"seam-{symbol}", ground), (sign.ljust(cells - 1), letter, ground)))


def _token(token: Token, cells: int, signs: Signs) -> _Tile:
    if token.color == "*" and token.plus:
        return _Tile(((GAP.center(cells), "bold text", "pill"),))
    tile = _piece(token.color, min(cells, 2) if token.plus else cells, signs)
    if token.plus:
        ink, ground = tile.parts[-1][1:]
        tile = _Tile((*tile.parts, ("+", ink, ground)))
    return tile


def _counted(tiles: list[_Tile]) -> list[_Tile]:
    """The same tiles, with many equal neighbours as one with their number."""
    found: list[_Tile] = []
    for tile, alike in groupby(tiles):
        number = len(list(alike))
        found += [_text(f"{number}×"), tile] if number >= MANY else [tile] * number
    return found


def _fitted(choices: Iterable[list[_Tile]], room: int, signs: Signs) -> Pen:
    """Returns the first choice that fits, written; the last one is cut if none does."""
    tiles: list[_Tile] = []
    for tiles in choices:
        if sum(tile.width for tile in tiles) <= room:
            break
    else:
        while tiles and sum(tile.width for tile in tiles) > room - 1:
            tiles = tiles[:-1]
        tiles = [*tiles, _text(MORE, "muted")]
    pen = Pen(signs)
    for tile in tiles:
        for part in tile.parts:
            pen.put(*part)
    return pen


@lru_cache(2048)
def _pattern(pattern: Pattern, each: str, room: int, cells: int, signs: Signs) -> Pen:
    return _fitted(_pattern_choices(pattern, each, cells, signs), room, signs)


def _pattern_choices(pattern: Pattern, each: str, cells: int, signs: Signs) -> Iterable[list[_Tile]]:
    """The pattern in ever smaller drawings."""
    for size in range(cells, 0, -1):
        match pattern:
            case Count(color=color):
                yield [_text(f"{each} "), _piece(color, size, signs)]
            case Pieces(counts=counts):
                groups = [[*([_text(f"{n}×")] if n > 1 else []), _piece(color, size, signs)] for color, n in counts]
                yield [tile for group in groups for tile in (*group, _text(" "))][:-1]
            case Sequence():
                yield _sequence(pattern, signs, [_token(token, size, signs) for token in pattern.tokens])
    if isinstance(pattern, Sequence):
        yield _sequence(pattern, signs, _counted([_token(token, 1, signs) for token in pattern.tokens]))


def _sequence(pattern: Sequence, signs: Signs, tiles: list[_Tile]) -> list[_Tile]:
    before = [_not_beside(pattern.not_before, signs)] if pattern.not_before else []
    after = [_not_beside(pattern.not_after, signs)] if pattern.not_after else []
    return [*before, *tiles, *after]


def _not_beside(color: str, signs: Signs) -> _Tile:
    return _text(f"!{signs.letter(color)}", f"bold letter-{color}")


def draw_pattern(canvas: Canvas, x: int, y: int, pattern: Pattern, each: str, room: int, cells: int = 3) -> int:
    """Draws a pattern in at most ``room`` cells with tiles of at most ``cells``, and returns the column after it.
    ``each`` is the word before a colour that is counted wherever it lies."""
    pen = _pattern(pattern, each, room, cells, canvas.signs)
    pen.paint(canvas, x, y)
    if canvas.ascii_only:  # one sign stands for three dots
        for dx, _, text, ink, ground in pen.puts:
            if GAP in text:
                canvas.put(x + dx, y, "." * len(text), ink, ground)
    return x + pen.width


@lru_cache(4096)
def _lacking(missing: Missing, room: int, cells: int, signs: Signs) -> Pen:
    return _fitted(_lacking_choices(missing, cells, signs), room, signs)


def _lacking_choices(missing: Missing, cells: int, signs: Signs) -> Iterable[list[_Tile]]:
    sides = (("anywhere", missing.anywhere), ("head", missing.head), ("tail", missing.tail))
    for size in (*range(cells, 0, -1), 0):
        line: list[_Tile] = []
        for side, symbols in sides:
            if symbols:
                tiles = [_piece(symbol, max(1, size), signs) for symbol in symbols]
                tiles = tiles if size else _counted(tiles)
                sign = _text({"anywhere": "+", "head": OPEN_HEAD, "tail": OPEN_TAIL}[side], "bold muted")
                gap = [_text(" ")] if size > 1 else []
                line += [*([_text(" ")] if line else [])]
                line += [*tiles, *gap, sign] if side == "head" else [sign, *gap, *tiles]
        yield line


def lacking_size(missing: Missing, room: int, cells: int = 2) -> int:
    """Returns the cells of a tile with which the lacking pieces fit, at most ``cells``; 0 if equal ones are counted."""
    sizes: list[int] = [*range(cells, 0, -1), 0]
    for size, tiles in zip(sizes, _lacking_choices(missing, cells, USUAL), strict=True):
        if sum(tile.width for tile in tiles) <= room:
            return size
    return 0


def draw_lacking(canvas: Canvas, x: int, y: int, missing: Missing, room: int, cells: int = 2) -> int:
    """Draws the pieces that a card lacks, with the end where they go, and returns the column after them."""
    return _lacking(missing, room, cells, canvas.signs).paint(canvas, x, y)


def put_tile(pen: Pen, color: str, cells: int = 2) -> None:
    """Writes a single tile of a colour."""
    for part in _piece(color, cells, pen.signs).parts:
        pen.put(*part)


def draw_tile(canvas: Canvas, x: int, y: int, color: str, cells: int = 2) -> int:
    """Draws a single tile of a colour, and returns the column after it."""
    pen = Pen(canvas.signs)
    put_tile(pen, color, cells)
    return pen.paint(canvas, x, y)
