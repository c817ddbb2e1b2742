"""How patterns look: the pieces of a prophecy in small tiles, and those that it lacks: solid on the board, hollow if
they are still to get.

The tiles of a sequence touch, as the pieces must; those of a pattern in any order stand apart. A pattern of any length
is drawn in the room there is: first its tiles get smaller, then equal neighbours are counted (``5×R``), and at last
``»`` stands for what has no room; the sentence about the card says all of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from typing import TYPE_CHECKING

from attrs import frozen
from rich.cells import cell_len

from coatl_core.cards.patterns import Count, Pattern, Pieces, Sequence, Token
from coatl_core.cards.pieces import COLORS
from coatl_tui.widgets.canvas import ANY, GAP, MORE, Canvas
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.serpent import GHOST, OPEN_HEAD, OPEN_TAIL, SEAM
from coatl_tui.widgets.signs import USUAL, Signs

if TYPE_CHECKING:
    from coatl_core.game.reach import Reach, Source

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


EDGE = "▕"
"""The right edge of a piece still to get; ``SEAM`` is its left one."""
LEAST_HOLLOW = 2
"""The fewest cells of a piece still to get: its edge tells it from one that lies there. Only where nothing else has
room it has one, and its ground alone."""
_CROWDED, _COUNTED = 0, -1
"""All lacking pieces in one cell each; with equal ones counted."""


def _found(symbol: str, source: Source, cells: int, signs: Signs) -> _Tile:
    """A lacking piece: solid if it lies on the board, shaded if a field would bring it, hollow if it is still to
    get."""
    if symbol not in COLORS:
        return _piece(symbol, max(1, cells), signs)
    sign, wide = signs.letter(symbol), max(LEAST_HOLLOW, cells)
    if cells == _CROWDED and source != "board":
        kind = "ghost" if source else "hollow"
        return _Tile(((sign, f"bold on-{kind}-{symbol}", f"{kind}-{symbol}"),))
    if source == "board":
        ground, letter = symbol, f"bold on-{symbol}"
        if cells <= 1:
            return _Tile(((sign, letter, ground),))
        left, right = ("[", "]") if signs.ascii_only else (SEAM, " ")
        return _Tile(((left, f"seam-{symbol}", ground), ((sign + right)[: cells - 1].ljust(cells - 1), letter, ground)))
    if source == "field":
        ground, letter, shade = f"ghost-{symbol}", f"bold on-ghost-{symbol}", GHOST
        parts = ((shade, symbol, ground), (sign, letter, ground), (shade * (wide - 2), symbol, ground))
        return _Tile(parts[: 3 if wide > LEAST_HOLLOW else 2])
    left, right = ("(", ")") if signs.ascii_only else (SEAM, EDGE)
    ink, ground = f"bold on-hollow-{symbol}", f"hollow-{symbol}"
    return _Tile(((left + sign + (right.rjust(wide - 2) if wide > LEAST_HOLLOW else ""), ink, ground),))


def _shown(way: Reach) -> list[tuple[str, Source]]:
    """The pieces of a way as they are drawn: of any colour, the one that serves."""
    places = zip(way.missing.symbols, way.pieces, way.sources, strict=True)
    return [(kind.color if kind is not None else symbol, source) for symbol, kind, source in places]


@lru_cache(4096)
def _lacking(way: Reach, room: int, cells: int, signs: Signs) -> Pen:
    return _fitted(_lacking_choices(way, cells, signs), room, signs)


@lru_cache(1024)
def _beginning(way: Reach, room: int, cells: int, signs: Signs) -> Pen:
    pieces = _shown(way)
    sizes = (*range(cells, 0, -1), _CROWDED)
    choices = [[_found(*each, size, signs) for each in pieces] for size in sizes]
    return _fitted((*choices, _counted(choices[-1])), room, signs)


@frozen
class _Look:
    """One drawing of lacking pieces: the cells of a tile, whether a blank stands between tiles and the sign of their
    end, and whether that sign stands there at all."""

    cells: int
    blank: bool = False
    sign: bool = True


def _looks(cells: int, way: Reach) -> list[_Look]:
    """The drawings to choose from. Tiles of two sizes beside each other would look like two kinds of pieces: the blank
    before the sign gives way first, then, where all tiles go to the head, the sign behind them, and only then do those
    that lie on the own board get smaller."""
    missing = way.missing
    only_head = bool(missing.head) and not missing.tail and not missing.anywhere
    looks = [_Look(size, blank=True) for size in range(cells, 1, -1)]
    if cells >= LEAST_HOLLOW:
        looks += [_Look(LEAST_HOLLOW), *([_Look(LEAST_HOLLOW, sign=False)] if only_head else [])]
    return [*looks, *(look for look in (_Look(1), _Look(_CROWDED)) if look.cells <= cells), _Look(_COUNTED)]


def _lacking_choices(way: Reach, cells: int, signs: Signs) -> Iterable[list[_Tile]]:
    """The lacking pieces in ever smaller drawings."""
    missing, shown = way.missing, _shown(way)
    sides = (("anywhere", len(missing.anywhere)), ("head", len(missing.head)), ("tail", len(missing.tail)))
    for look in _looks(cells, way):
        line: list[_Tile] = []
        start = 0
        for side, count in sides:
            if count:
                tiles = [_found(*piece, look.cells, signs) for piece in shown[start : start + count]]
                tiles = _counted(tiles) if look.cells == _COUNTED else tiles
                sign = _text({"anywhere": "+", "head": OPEN_HEAD, "tail": OPEN_TAIL}[side], "bold muted")
                end = [sign] * look.sign
                gap = [_text(" ")] * look.blank
                line += [*([_text(" ")] if line else [])]
                line += [*tiles, *gap, *end] if side == "head" else [*end, *gap, *tiles]
            start += count
        yield line


@lru_cache(2048)
def airy_width(way: Reach) -> int:
    """Returns how many cells the lacking pieces take with a blank between them and the sign of their end."""
    return sum(tile.width for tile in next(iter(_lacking_choices(way, LEAST_HOLLOW, USUAL))))


def lacking_size(way: Reach, room: int, cells: int = 2) -> int:
    """Returns the cells of a tile with which the lacking pieces fit, at most ``cells``; 0 if all of them take one, and
    less if equal ones are counted."""
    for look, tiles in zip(_looks(cells, way), _lacking_choices(way, cells, USUAL), strict=True):
        if sum(tile.width for tile in tiles) <= room:
            return look.cells
    return _COUNTED


def draw_lacking(canvas: Canvas, x: int, y: int, way: Reach, room: int, cells: int = 2) -> int:
    """Draws the pieces that a card lacks, with the end where they go and where each of them is, and returns the column
    after them. At last those that lie there shrink before those that are still to get."""
    return _lacking(way, room, cells, canvas.signs).paint(canvas, x, y)


def draw_beginning(canvas: Canvas, x: int, y: int, way: Reach, room: int, cells: int = 2) -> int:
    """Draws the pieces that a card lacks beside a new coatl, as ``draw_lacking`` does, but in one row from head to
    tail: as nothing lies there yet, they have no end to go to. Returns the column after them."""
    return _beginning(way, room, cells, canvas.signs).paint(canvas, x, y)


def _sides(way: Reach) -> list[tuple[str, list[tuple[str, Source]]]]:
    """The pieces of a way by where they go, each with the sign of that end."""
    missing, shown = way.missing, _shown(way)
    found, start = [], 0
    for sign, count in (("+", len(missing.anywhere)), (OPEN_HEAD, len(missing.head)), (OPEN_TAIL, len(missing.tail))):
        if count:
            found.append((sign, shown[start : start + count]))
        start += count
    return found


def large_lacking_size(way: Reach, cells: int) -> int:
    """Returns how many columns ``draw_large_lacking`` takes."""
    return sum(2 + len(pieces) * cells for _, pieces in _sides(way))


def draw_large_lacking(canvas: Canvas, x: int, y: int, way: Reach, cells: int) -> None:
    """Draws the pieces that a card lacks in three rows, with so many cells each, as ``draw_lacking`` does in one."""
    for sign, pieces in _sides(way):
        if sign != OPEN_HEAD:
            x = canvas.put(x, y + 1, f"{sign} ", "bold muted")
        for symbol, source in pieces:
            pen = Pen(canvas.signs)
            put_found(pen, symbol, source, cells)
            left, ink, ground = pen.puts[0][0], pen.puts[0][3], pen.puts[0][4]
            first, last = (SEAM, EDGE) if not canvas.ascii_only else ("[", "]") if source else ("(", ")")
            for row in (y, y + 2):
                canvas.put(x + left, row, (GHOST if source == "field" else " ") * cells, ink, ground)
                if source != "field":
                    canvas.put(x, row, first, ink, ground)
                if not source:
                    canvas.put(x + cells - 1, row, last, ink, ground)
            x = pen.paint(canvas, x, y + 1)
        if sign == OPEN_HEAD:
            x = canvas.put(x, y + 1, f" {sign}", "bold muted")


def put_found(pen: Pen, symbol: str, source: Source, cells: int = 2) -> None:
    """Writes a single lacking piece."""
    for part in _found(symbol, source, cells, pen.signs).parts:
        pen.put(*part)


def put_tile(pen: Pen, color: str, cells: int = 2) -> None:
    """Writes a single tile of a colour."""
    for part in _piece(color, cells, pen.signs).parts:
        pen.put(*part)


def draw_tile(canvas: Canvas, x: int, y: int, color: str, cells: int = 2) -> int:
    """Draws a single tile of a colour, and returns the column after it."""
    pen = Pen(canvas.signs)
    put_tile(pen, color, cells)
    return pen.paint(canvas, x, y)
