"""What the next piece would bring to an own coatl: of each colour where such a piece is, and which cards it helps; and
the heads and tails that could complete the coatl."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Literal, TypeAlias

from attrs import evolve, frozen
from rich.cells import cell_len

from coatl_core.cards.pieces import Piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.coatl import Coatl
from coatl_core.play.ahead import NextBody, next_bodies
from coatl_tui.table.draw.board import Board
from coatl_tui.widgets.canvas import MORE, NOTHING, Canvas, Rect
from coatl_tui.widgets.card import REFUSED, fitted
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.serpent import Scale, draw_piece, piece_width
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.tiles import draw_pattern, put_found

NEXT = 5
"""The rows that all colours need below each other."""
_LABELED = 38
"""From so many cells on a label stands before the pieces."""
_LABEL, _LONG_LABEL, _MOST_LABEL = 8, 12, 16
"""The most cells of a line of the label, those of a longer one, and those of heads and tails below it."""
_BESIDE = 4
"""The cells that heads and tails take more, so that they stand apart from the pieces."""
_PATTERN = 14
"""The most cells of what a card asks for."""
_GAP = 2
"""The blanks between what two pieces bring."""

Words: TypeAlias = Literal["long", "short", "terse", "brief", "sign"]
"""How it is told where pieces are: in ever shorter words, at last by the signs of fields alone."""
Told: TypeAlias = Literal["full", "pattern", "close", "beside", "number", "tight"]
"""How a card is told that a piece helps: with what it asks for and how many pieces it lacks then, without the latter,
the same with one blank before the next card, or by its number alone, at last without a blank before the next one. One
that lies beside the coatl has no number: it is told with what it asks for also if only such ones are told ``beside``
numbers, and then by the letter of its colour."""
_ON_FIELD = "bold key"
"""The ink of the sign of a field before what lies there."""
_WITH_PATTERN = ("full", "pattern", "close")


@frozen
class Help:
    """A card that a piece helps: its number in the hand, or that in the row with the letter of the row before it, none
    beside the coatl; the points that it gains, 0 if it only comes nearer, and the pieces that it ``lacks`` then."""

    prophecy: Prophecy
    number: str
    held: bool
    gain: int
    lacks: int

    def draw(self, canvas: Canvas, x: int, y: int, board: Board, size: Told) -> int:
        """Returns the column after it."""
        x = canvas.put(x, y, "▌", self.prophecy.color)
        x = canvas.put(x, y, self.number, "bold text" if self.held else "muted")
        if size not in _WITH_PATTERN and (self.number or size != "beside"):
            x = x if self.number else canvas.put(x, y, canvas.letter(self.prophecy.color).lower(), "text")
        else:
            x = draw_pattern(canvas, x + bool(self.number), y, self.prophecy.pattern, board.words.each, _PATTERN, 2)
        if self.gain:
            return canvas.put(x + 1, y, f"+{self.gain}", "bold points")
        if size == "full" and self.lacks:
            text = board.scene.l10n("ahead-lacks", n=self.lacks)
            return canvas.put(x + 1, y, text, "text" if self.lacks == 1 else "muted")
        return x


@frozen
class Entry:
    """Pieces with the place where all of them are, and the cards that they help. ``to_get`` is False for one on the own
    board."""

    colors: str
    text: str
    ink: str
    to_get: bool
    helps: tuple[Help, ...] = ()

    def draw(self, canvas: Canvas, x: int, y: int, board: Board, tile: int, size: Told, text: int = 0) -> int:
        """Draws it with so many cells a piece, and its cards behind so many ones of ``text`` at least. Returns the
        column after it."""
        pen = Pen(canvas.signs)
        for color in self.colors:
            put_found(pen, color, "" if self.to_get else "board", tile)
        x = pen.paint(canvas, x, y) + 1
        end = canvas.put(x, y, self.text, self.ink)
        at = max(end, x + text) + bool(text or self.text) + (size == "full")
        for each in self.helps:
            end = each.draw(canvas, at, y, board, size)
            at = end + {"full": 2, "pattern": 2, "close": 1, "beside": 1, "number": 1, "tight": 0}[size]
        return end


def helped_cards(
    board: Board, number: int, bodies: Sequence[NextBody], cards: Iterable[tuple[str, str, bool]]
) -> list[list[Help]]:
    """For each of these pieces, which ones of some cards it helps beside an own coatl, those that gain most first. Each
    card comes with its number, and whether it is held."""
    scene = board.scene
    now = scene.view.own.coatls[number - 1]
    told = [(card, told, held, board.standing(card, now)) for card, told, held in cards]
    told = [each for each in told if (number, each[0]) not in scene.barred or each[0] in now.prophecies]
    found: list[list[Help]] = []
    for body in bodies:
        helps = []
        for card, name, held, before in told:
            then = board.standing(card, body.after)
            gain, lacks = max(0, then.points - before.points), then.lacks
            if gain or (before.lacks and lacks and lacks < before.lacks):
                helps.append(Help(scene.view.catalog.prophecies[card], name, held, gain, lacks))
        found.append(sorted(helps, key=lambda each: -each.gain))
    return found


def own_cards(board: Board, now: Coatl) -> list[tuple[str, str, bool]]:
    """The prophecies beside a coatl and those of the hand, with the numbers of the latter."""
    cards = {card: (card, "", True) for card in now.prophecies}
    for place, card in enumerate(board.scene.hand, 1):
        if card is not None and card not in cards:
            cards[card] = card, str(place), True
    return [*cards.values()]


def _row_cards(board: Board, now: Coatl) -> list[tuple[str, str, bool]]:
    """The cards of the row of which neither the hand has one, nor the coatl."""
    letter, known = board.letter("go-prophecies"), {*now.prophecies, *board.scene.hand}
    places = {card: f"{letter}{place}" for place, card in enumerate(board.scene.view.row, 1) if card is not None}
    return [(card, told, False) for card, told in places.items() if card not in known]


def entry_of(board: Board, body: NextBody, helps: Sequence[Help], words: Words) -> Entry:
    """A piece with where it is, in words of this length."""
    l10n, fields = board.scene.l10n, [board.field_sign(number) for number in body.fields]
    ink = "muted"
    if not body.allowed:
        text = REFUSED
    elif body.owned:  # its piece is solid, which says the same
        text, ink = "" if words == "sign" else l10n("ahead-owned", n=body.owned), "text"
    elif not fields:
        text, ink = l10n("ahead-nowhere-brief" if words in ("brief", "sign") else "ahead-nowhere"), "faint"
    elif words == "sign":
        text = f"{board.letter('go-supply').lower()}{','.join(fields)}"
    elif words in ("terse", "brief"):
        text = l10n("ahead-in", fields=",".join(fields))
    else:
        text = l10n("ahead-fields", n=len(fields), fields=(", " if words == "long" else ",").join(fields))
    return Entry(body.piece.color, text, ink, not body.owned, tuple(helps))


@frozen
class _Look:
    """How it is told: with which words, how much of the cards, and with so many cells a piece. Cards are below each
    other, or if ``ragged`` right behind what stands before them where they need that."""

    words: Words
    size: Told
    tile: int
    ragged: bool = False


_LOOKS = (
    _Look("long", "full", 3),
    _Look("long", "pattern", 3),
    _Look("long", "pattern", 2),
    _Look("short", "close", 2),
    _Look("long", "beside", 3),
    _Look("short", "beside", 2),
    _Look("brief", "beside", 2),
    _Look("brief", "beside", 2, ragged=True),
    _Look("long", "number", 3),
    _Look("long", "number", 2),
    _Look("short", "number", 3),
    _Look("short", "number", 2),
    _Look("terse", "number", 3),
    _Look("brief", "number", 3),
    _Look("brief", "number", 2),
    _Look("brief", "number", 2, ragged=True),
)
_ENDS = ((0, 3, 99), (1, 3, 99), (NEXT, 3, 99), (0, 1, 99), (0, 1, 9))
"""The same for heads and tails behind the last piece: in so many rows below their word, 0 for behind it, with so many
cells each, in so many cells at most."""


def draw_next(canvas: Canvas, board: Board, area: Rect, number: int) -> bool:
    """A place for each colour, below each other or in columns, beside the number of the coatl; and the heads and tails
    that could complete it. Returns False, and draws nothing, if nothing can go to this coatl."""
    bodies = next_bodies(board.scene, number)
    if not bodies:
        return False
    now = board.scene.view.own.coatls[number - 1]
    helped, ends = helped_cards(board, number, bodies, own_cards(board, now)), _Ends.of(board, now)
    told = {
        words: [entry_of(board, body, helps, words) for body, helps in zip(bodies, helped, strict=True)]
        for words in dict.fromkeys(look.words for look in _LOOKS)
    }
    label = _label(board, number, area.height, ends) if area.width >= _LABELED else []
    for y, line in enumerate(label, area.y):
        canvas.put(area.x + 1, y, fitted(line, _LONG_LABEL), "bold text")
    left = max(map(cell_len, label)) + 3 if label else 1
    if area.height >= NEXT:
        further = helped_cards(board, number, bodies, _row_cards(board, now))
        nearest = [sorted(row, key=lambda each: (-each.gain, each.lacks)) for row in further]
        for look, tile in product(_LOOKS, _tiles_below(area, len(label), ends)):
            before = _draw_below(_nowhere(canvas), area, len(label), ends, left, tile) if label else left
            if _size(board, told[look.words], look, canvas.signs) <= area.width - before - 1:
                break
        if label:
            _draw_below(canvas, area, len(label), ends, left, tile)
        _draw_column(
            canvas, board, Rect(area.x + before, area.y, area.width - before - 1, NEXT), told[look.words], look, nearest
        )
    else:
        room = Rect(area.x + left, area.y, area.width - left - 1, area.height)
        _draw_columns(canvas, board, room, told, ends)
    return True


def _draw_column(
    canvas: Canvas,
    board: Board,
    area: Rect,
    told: Sequence[Entry],
    look: _Look,
    further: Sequence[Sequence[Help]],
) -> None:
    """All colours below each other, with as many of the ``further`` cards as have room behind the others."""
    text = max(cell_len(entry.text) for entry in told)
    for y, (entry, more) in enumerate(zip(told, further, strict=True), area.y):
        for each in more if look.size in _WITH_PATTERN else ():
            longer = evolve(entry, helps=(*entry.helps, each))
            if longer.draw(_nowhere(canvas), 0, 0, board, look.tile, look.size, text) <= area.width:
                entry = longer
        _draw_cut(canvas, board, Rect(area.x, y, area.width, 1), entry, look, text)


def _draw_columns(canvas: Canvas, board: Board, area: Rect, told: Mapping[Words, Sequence[Entry]], ends: _Ends) -> None:
    """All colours in columns, and behind the last one, or in a column of their own, the heads and tails."""
    rows, many = area.height, len(told["long"])
    last = many % rows  # their row
    for look, (below, cells, most) in (*product(_LOOKS[:-1], _ENDS[:3]), *product(_LOOKS[-2:], _ENDS[3:])):
        columns = [told[look.words][n : n + rows] for n in range(0, many, rows)]
        sizes = [_size(board, column, look, canvas.signs) for column in columns]
        under = min(below, rows - last - 1)
        need = min(most, ends.width(under, cells))
        sizes = [*sizes, need] if not last else [*sizes[:-1], max(sizes[-1], need)]
        spare = area.width - sum(sizes) - _GAP * (len(sizes) - 1)
        if spare >= 0:
            break
    texts = [max(cell_len(entry.text) for entry in column) for column in columns]
    gap = _GAP + min(_GAP, max(0, spare) // len(sizes))
    if spare < 0:  # the first column gives way, whose cards are cut then
        sizes[0] = max(look.tile + 2 + texts[0] + 3, sizes[0] + spare)
    x = area.x
    for column, text, size in zip(columns, texts, sizes, strict=False):
        for y, entry in enumerate(column, area.y):
            _draw_cut(canvas, board, Rect(x, y, size, 1), entry, look, text)
        x += (size + gap) * (column is not columns[-1] or not last)
    ends.draw(canvas, Rect(x, area.y + last, area.right - x, rows - last), under, cells)


def _size(board: Board, entries: Sequence[Entry], look: _Look, signs: Signs) -> int:
    """The cells of entries below each other."""
    text = 0 if look.ragged else max(cell_len(entry.text) for entry in entries)
    return max(entry.draw(Canvas(0, 0, signs), 0, 0, board, look.tile, look.size, text) for entry in entries)


def _nowhere(canvas: Canvas) -> Canvas:
    """A canvas without cells, on which things are measured."""
    return Canvas(0, 0, canvas.signs)


def _label(board: Board, number: int, rows: int, ends: _Ends) -> list[str]:
    """What stands before the pieces: the name of the coatl, and below it what is told, in one row if heads and tails
    need three."""
    l10n = board.scene.l10n
    lines = wrap(l10n("ahead-next"), _LABEL)
    if NEXT <= rows <= NEXT + 1 and ends.needs_two:
        told = (l10n(message) for message in ("ahead-next", "drawn-next"))
        lines = [next((text for text in told if cell_len(text) <= _LONG_LABEL), lines[0])]
    return [l10n("ahead-coatl", coatl=number), *lines][:rows]


def _tiles_below(area: Rect, label: int, ends: _Ends) -> Sequence[int]:
    """The cells that heads and tails below so many rows of the label may have, so that they have room."""
    room = NEXT - label - 1
    return [
        tile for tile in (2, 1) if area.height > NEXT + 1 or ends.needs_two or ends.width(room, tile) <= _MOST_LABEL
    ] or [1]


def _draw_below(canvas: Canvas, area: Rect, label: int, ends: _Ends, left: int, tile: int) -> int:
    """The heads and tails below so many rows of the label: in a row with a free one above, or else with so many cells
    each below their word; those of the fields in a second row if one is too short, which may leave no room for the
    word. Returns the cells before the pieces, so many as ``left`` at least."""
    if area.height > NEXT + 1:
        y = area.y + NEXT + 1
        at = max(left, canvas.put(area.x + 1, y, ends.word, "muted") + 2 - area.x)
        evolve(ends, word="").draw(canvas, Rect(area.x + at, y, area.width - at - 1, 1), 0, 3)
        return at
    room = Rect(area.x + 1, area.y + label, _MOST_LABEL, NEXT - label)
    wide = ends.width(room.height - 1, tile)
    crowded = ends.needs_two if room.height > 2 else wide > _MOST_LABEL
    apart = ends.by_place if room.height > 1 and crowded else ()
    if apart and (wide := max(each.width(0, tile) for each in apart)) <= _MOST_LABEL:
        if room.height > len(apart):
            canvas.put(room.x, room.y, ends.word, "muted")
        for y, each in enumerate(apart, room.bottom - len(apart)):
            each.draw(canvas, Rect(room.x, y, room.width, 1), 0, tile)
        return max(left, wide + _BESIDE)
    ends.draw(canvas, room, room.height - 1 if wide <= _MOST_LABEL else 0, tile)
    return max(left, min(_MOST_LABEL, wide) + _BESIDE)


def _draw_cut(canvas: Canvas, board: Board, area: Rect, entry: Entry, look: _Look, text: int) -> None:
    """An entry, with as many of its cards as have room, below the others' if they have."""
    helps = entry.helps
    while True:
        shown = evolve(entry, helps=helps)
        more = 2 * (len(helps) < len(entry.helps))
        for before in (text, 0) if look.ragged else (text,):
            end = shown.draw(_nowhere(canvas), area.x, 0, board, look.tile, look.size, before)
            if end + more <= area.right or not helps:
                shown.draw(canvas, area.x, area.y, board, look.tile, look.size, before)
                if more:
                    canvas.put(min(end + 1, area.right), area.y, MORE, "muted")
                return
        helps = helps[:-1]


@frozen
class _Ends:
    """The heads and tails that a coatl can still get: their word if it is one of both, and each kind with what stands
    before it: how many are on the own board, nothing for one; or the sign of its field."""

    word: str
    loose: tuple[tuple[str, str, Piece], ...]

    @classmethod
    def of(cls, board: Board, now: Coatl) -> _Ends:
        view = board.scene.view
        parts = [part for part, there in (("head", now.head), ("tail", now.tail)) if not there]
        own = Counter(piece for piece in view.own.board if piece.part in parts)
        loose = [(f"{many}×" * (many > 1), "muted", piece) for piece, many in own.items()]
        for number, pieces in enumerate(view.supply, 1):
            sign = board.field_sign(number)
            loose += [(sign, _ON_FIELD, piece) for piece in pieces if piece.part in parts]
        return cls(board.scene.l10n(f"ahead-{parts[0]}") if len(parts) == 1 else "", tuple(loose))

    @property
    def by_place(self) -> tuple[_Ends, ...]:
        """Those on the own board and those of the fields, without their word; nothing if one of both has none."""
        own, fields = (tuple(each for each in self.loose if (each[1] == _ON_FIELD) is there) for there in (False, True))
        return (_Ends("", own), _Ends("", fields)) if own and fields else ()

    @property
    def needs_two(self) -> bool:
        """Whether those of one kind are too many for one row below the label."""
        return bool(self.word and self.by_place) and self.width(1, 2) > _LONG_LABEL

    def _sizes(self, tile: int) -> list[int]:
        scale = Scale(1, tile)
        return [len(sign) + bool(sign) + piece_width(piece.part, scale) for sign, _, piece in self.loose]

    def width(self, below: int, tile: int) -> int:
        """The cells that they take, so many each, in so many rows ``below`` their word, or behind it."""
        sizes = self._sizes(tile)
        if below == 1:
            return max(cell_len(self.word), sum(size + 1 for size in sizes) - 1)
        if below:
            across = -(-len(sizes) // below)
            return max(cell_len(self.word), (max(sizes, default=0) + 1) * across - 1)
        return cell_len(self.word) + bool(self.word) + sum(size + 1 for size in sizes) - 1

    def draw(self, canvas: Canvas, area: Rect, below: int, tile: int) -> None:
        """Draws those on the own board, then those of the fields behind their signs."""
        x, y = canvas.put(area.x, area.y, self.word, "muted") + bool(self.word), area.y
        if below:
            x, y = area.x, area.y + 1
        if not self.loose:
            canvas.put(x, y, NOTHING, "faint")
        for number, ((sign, ink, piece), size) in enumerate(zip(self.loose, self._sizes(tile), strict=True)):
            last = y + 1 == area.bottom
            if x + size + 2 * (last and number + 1 < len(self.loose)) > area.right:
                if last:
                    canvas.put(min(x, area.right - 1), y, MORE, "muted")
                    return
                x, y = area.x, y + 1
            x = canvas.put(x, y, f"{sign} " if sign else "", ink)
            x = draw_piece(canvas, x, y, piece, Scale(1, tile)) + 1
