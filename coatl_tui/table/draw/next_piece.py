"""What the next piece would bring to an own coatl: of each colour where such a piece is, and which cards it helps; and
the heads and tails that could complete the coatl."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
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
_LABEL, _MOST_LABEL = 8, 15
"""The most cells of a line of the label, and those of heads and tails below it."""
_PATTERN = 14
"""The most cells of what a card asks for."""
_GAP, _TILE = 2, 2
"""The blanks between what two pieces bring, and the cells of a piece that has little room."""

_Words: TypeAlias = Literal["long", "short", "brief"]
_Size: TypeAlias = Literal["full", "pattern", "number", "tight"]
"""How a card is told that a piece helps: with what it asks for and how many pieces it lacks then, without the latter,
or by its number alone, at last without a blank before the next one; one that lies beside the coatl has none."""


@frozen
class _Help:
    """A card that a piece helps: its number in the hand, or that in the row with the letter of the row before it, none
    beside the coatl; the points that it gains, 0 if it only comes nearer, and the pieces that it ``lacks`` then."""

    prophecy: Prophecy
    number: str
    held: bool
    gain: int
    lacks: int

    def draw(self, canvas: Canvas, x: int, y: int, board: Board, size: _Size) -> int:
        """Returns the column after it."""
        x = canvas.put(x, y, "▌", self.prophecy.color)
        x = canvas.put(x, y, self.number, "bold text" if self.held else "muted")
        if size in ("full", "pattern") or not self.number:
            x = draw_pattern(canvas, x + bool(self.number), y, self.prophecy.pattern, board.words.each, _PATTERN, 2)
        if self.gain:
            return canvas.put(x + 1, y, f"+{self.gain}", "bold points")
        if size == "full" and self.lacks:
            text = board.scene.l10n("ahead-lacks", n=self.lacks)
            return canvas.put(x + 1, y, text, "text" if self.lacks == 1 else "muted")
        return x


@frozen
class _Entry:
    """Pieces with the place where all of them are, and the cards that they help. ``to_get`` is False for one on the own
    board."""

    colors: str
    text: str
    ink: str
    to_get: bool
    helps: tuple[_Help, ...] = ()

    def draw(self, canvas: Canvas, x: int, y: int, board: Board, tile: int, size: _Size, text: int = 0) -> int:
        """Draws it with so many cells a piece, and its cards behind so many ones of ``text`` at least. Returns the
        column after it."""
        pen = Pen(canvas.signs)
        for color in self.colors:
            put_found(pen, color, "" if self.to_get else "board", tile)
        x = pen.paint(canvas, x, y) + 1
        end = canvas.put(x, y, self.text, self.ink)
        at = max(end, x + text) + 1 + (size == "full")
        for each in self.helps:
            end = each.draw(canvas, at, y, board, size)
            at = end + {"full": 2, "pattern": 2, "number": 1, "tight": 0}[size]
        return end


def _helped(
    board: Board, number: int, bodies: Sequence[NextBody], cards: Iterable[tuple[str, str, bool]]
) -> list[list[_Help]]:
    """For each of these pieces, which ones of some cards it helps beside an own coatl, those that gain most first. Each
    card comes with its number, and whether it is held."""
    scene = board.scene
    now = scene.view.own.coatls[number - 1]
    told = [(card, told, held, board.standing(card, now)) for card, told, held in cards]
    told = [each for each in told if (number, each[0]) not in scene.barred or each[0] in now.prophecies]
    found: list[list[_Help]] = []
    for body in bodies:
        helps = []
        for card, name, held, before in told:
            then = board.standing(card, body.after)
            gain, lacks = max(0, then.points - before.points), then.lacks
            if gain or (before.lacks and lacks and lacks < before.lacks):
                helps.append(_Help(scene.view.catalog.prophecies[card], name, held, gain, lacks))
        found.append(sorted(helps, key=lambda each: (-each.gain, each.lacks)))
    return found


def _own_cards(board: Board, now: Coatl) -> list[tuple[str, str, bool]]:
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


def _entry(board: Board, body: NextBody, helps: Sequence[_Help], words: _Words) -> _Entry:
    """A piece with where it is, in words of this length."""
    l10n, fields = board.scene.l10n, [board.field_sign(number) for number in body.fields]
    ink = "muted"
    if not body.allowed:
        text = REFUSED
    elif body.owned:
        text, ink = l10n("ahead-owned" if words == "long" else "ahead-owned-short", n=body.owned), "text"
    elif not fields:
        text, ink = l10n("ahead-nowhere-brief" if words == "brief" else "ahead-nowhere"), "faint"
    elif words == "long":
        text = l10n("ahead-fields", n=len(fields), fields=", ".join(fields))
    else:
        text = l10n("ahead-in", fields=",".join(fields))
    return _Entry(body.piece.color, text, ink, not body.owned, tuple(helps))


# Where panes have boxes


@frozen
class _Look:
    """How it is told: with which words, how much of the cards, with so many cells a piece, and with heads and tails in
    so many rows below their word, 0 for behind it, in so many cells at most, and with so many cells for an ``end``.
    Cards are below each other, or if ``ragged`` right behind what stands before them where they need that."""

    words: _Words
    size: _Size
    tile: int
    below: int
    most: int = 99
    end: int = 3
    ragged: bool = False


_WAYS: tuple[tuple[_Words, _Size, int], ...] = (
    ("long", "full", 3),
    ("long", "pattern", 3),
    ("short", "pattern", 3),
    ("brief", "pattern", 3),
    ("brief", "pattern", 2),
    ("long", "number", 3),
    ("short", "number", 3),
    ("brief", "number", 3),
    ("brief", "number", 2),
)
_LOOKS = (
    *(_Look(*way, below) for way in _WAYS for below in (0, 1, NEXT)),
    _Look("brief", "number", 2, 0, end=1),
    _Look("brief", "number", 2, 0, end=1, ragged=True),
    _Look("brief", "number", 2, 0, most=9, end=1, ragged=True),
)
"""From what is read best to what needs least room."""


def draw_next(canvas: Canvas, board: Board, area: Rect, number: int) -> bool:
    """A place for each colour, below each other or in columns, beside the number of the coatl; and the heads and tails
    that could complete it, below its number if all colours are below each other, or else behind the last one. Returns
    False, and draws nothing, if nothing can go to this coatl."""
    bodies = next_bodies(board.scene, number)
    if not bodies:
        return False
    now = board.scene.view.own.coatls[number - 1]
    helped, ends = _helped(board, number, bodies, _own_cards(board, now)), _Ends.of(board, now)
    label = _label(board, number, area.height) if area.width >= _LABELED else []
    left = max(map(cell_len, label)) + 3 if label else 1
    if area.height >= NEXT:
        rows, columns, last = NEXT, [range(len(bodies))], 0
        if label:
            left = _draw_below(canvas, area, len(label), ends, left)
    else:
        rows = area.height
        columns = [range(n, min(n + rows, len(bodies))) for n in range(0, len(bodies), rows)]
        last = len(bodies) % rows  # the row of the heads and tails, in the last column or one of their own
    entries: list[_Entry] = []
    for look in _LOOKS:
        entries = [_entry(board, body, helps, look.words) for body, helps in zip(bodies, helped, strict=True)]
        wide = [max(cell_len(entries[n].text) for n in column) for column in columns]
        sizes = [
            max(
                entries[n].draw(_nowhere(canvas), 0, 0, board, look.tile, look.size, 0 if look.ragged else text)
                for n in column
            )
            for column, text in zip(columns, wide, strict=True)
        ]
        below = min(look.below, rows - last - 1)
        need = min(look.most, ends.width(below, look.end))
        if rows < NEXT:
            sizes = [*sizes, need] if not last else [*sizes[:-1], max(sizes[-1], need)]
        spare = area.width - left - sum(sizes) - _GAP * (len(sizes) - 1) - 1
        if spare >= 0:
            break
    for y, line in enumerate(label, area.y):
        canvas.put(area.x + 1, y, fitted(line, _LABEL), "bold text")
    x, gap = area.x + left, _GAP + min(_GAP, max(0, spare) // len(sizes))
    if spare < 0:  # the first column gives way, whose cards are cut then
        sizes[0] = max(look.tile + 2 + wide[0] + 3, sizes[0] + spare)
    further = [[] for _ in bodies] if rows < NEXT else _helped(board, number, bodies, _row_cards(board, now))
    for column, text, size in zip(columns, wide, sizes, strict=False):
        room = size if rows < NEXT else area.right - 1 - x
        for y, n in enumerate(column, area.y):
            entry = entries[n]
            for more in further[n] if look.size in ("full", "pattern") else ():
                longer = evolve(entry, helps=(*entry.helps, more))
                if longer.draw(_nowhere(canvas), 0, 0, board, look.tile, look.size, text) <= room:
                    entry = longer
            _draw_cut(canvas, board, Rect(x, y, room, 1), entry, look, text)
        x += (size + gap) * (column is not columns[-1] or not last)
    if rows < NEXT:
        ends.draw(canvas, Rect(x, area.y + last, area.right - 1 - x, rows - last), below, look.end)
    return True


def _nowhere(canvas: Canvas) -> Canvas:
    """A canvas without cells, on which things are measured."""
    return Canvas(0, 0, canvas.signs)


def _label(board: Board, number: int, rows: int) -> list[str]:
    """What stands before the pieces: the name of the coatl, and below it what is told."""
    l10n = board.scene.l10n
    return [l10n("ahead-coatl", coatl=number), *wrap(l10n("ahead-next"), _LABEL)][:rows]


def _draw_below(canvas: Canvas, area: Rect, label: int, ends: _Ends, left: int) -> int:
    """The heads and tails below so many rows of the label: in a row with a free one above, or else in two. Returns the
    cells before the pieces, so many as ``left`` at least."""
    if area.height > NEXT + 1:
        y = area.y + NEXT + 1
        at = max(left, canvas.put(area.x + 1, y, ends.word, "muted") + 2 - area.x)
        evolve(ends, word="").draw(canvas, Rect(area.x + at, y, area.width - at - 1, 1), 0, 3)
        return at
    room = Rect(area.x + 1, area.y + label, _MOST_LABEL, NEXT - label)
    wide = ends.width(room.height - 1, _TILE)
    ends.draw(canvas, room, room.height - 1 if wide <= _MOST_LABEL else 0, _TILE)
    return max(left, min(_MOST_LABEL, wide) + 3)


def _draw_cut(canvas: Canvas, board: Board, area: Rect, entry: _Entry, look: _Look, text: int) -> None:
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
            loose += [(sign, "bold key", piece) for piece in pieces if piece.part in parts]
        return cls(board.scene.l10n(f"ahead-{parts[0]}") if len(parts) == 1 else "", tuple(loose))

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


# Where panes have no boxes


_Placed: TypeAlias = list[tuple[int, int, _Entry, int]]
"""Entries with where they begin, and the least cells before their cards."""


@frozen
class _Brief:
    """All colours of the next piece where there is little room: those that can be had, and those that are ``out``
    everywhere, which are one."""

    there: tuple[_Entry, ...]
    out: tuple[_Entry, ...]

    @classmethod
    def of(cls, board: Board, bodies: Sequence[NextBody], helped: Sequence[Sequence[_Help]]) -> _Brief:
        told = [
            _entry(board, body, helps if body.allowed else (), "short")
            for body, helps in zip(bodies, helped, strict=True)
            if body.owned or body.fields
        ]
        out = "".join(body.piece.color for body in bodies if not body.owned and not body.fields)
        words = [board.scene.l10n(message) for message in ("ahead-nowhere", "ahead-nowhere-brief")]
        return cls(tuple(told), tuple(_Entry(out, word, "faint", to_get=True) for word in words if out))

    @property
    def ever_shorter(self) -> list[_Brief]:
        """The same with ever fewer cards: without those beside the coatl, with the best one alone, and without any."""
        held = [evolve(each, helps=tuple(help for help in each.helps if help.number)) for each in self.there]
        fewer = ([evolve(each, helps=each.helps[:most]) for each in held] for most in (99, 1, 0))
        return [self, *(evolve(self, there=tuple(there)) for there in fewer)]


def _brief(board: Board) -> _Brief | None:
    """The next piece for the coatl that is worked on; None if there is none, or if it is not told of."""
    scene, now = board.scene, board.coatl
    if now is None or not scene.shows_own or "worth" in board.hidden or scene.trial is not None:
        return None

    def made() -> _Brief | None:
        bodies = next_bodies(scene, board.number)
        helped = _helped(board, board.number, bodies, _own_cards(board, now))
        return _Brief.of(board, bodies, helped) if bodies else None

    return board.kept(("next", board.number, board.caret, board.key("eleventh")), made)


def draw_next_in_columns(canvas: Canvas, board: Board, slate: Rect, ends: Sequence[int]) -> int:
    """What the next piece brings, below a row with its title, on a ground of its own: in columns, or if there is no
    room for them, one behind the other; at last some of it behind the title, before the first column of the ``ends``
    that leaves room. Returns the column after what stands in that row, or 0, and draws nothing, if there is no
    room for all."""
    brief = _brief(board)
    if brief is None:
        return 0
    area = Rect(slate.x + 1, slate.y + 1, slate.width - 2, slate.height - 1)
    titles = board.scene.l10n("ahead-next"), board.scene.l10n("drawn-next")
    found = next(
        (
            each
            for shorter, end in product(brief.ever_shorter, ends)
            for each in _arranged(board, shorter, area, titles, end, canvas.signs)
        ),
        None,
    )
    if found is None:
        return 0
    title, tile, size, placed = found
    canvas.fill(slate, "card")
    last = canvas.put(slate.x + 1, slate.y, title, "bold text")
    for x, y, entry, text in placed:
        after = entry.draw(canvas, x, y, board, tile, size, text)
        last = max(last, after) if y == slate.y else last
    return last


def _arranged(
    board: Board, brief: _Brief, area: Rect, titles: Sequence[str], end: int, signs: Signs
) -> Iterator[tuple[str, int, _Size, _Placed]]:
    """The title, the cells of a piece, how the cards are told, and where all entries are, from what is read best on."""
    rows = [Rect(area.x, y, area.width, 1) for y in range(area.y, area.bottom)]
    titles = [title for title in titles if area.x + cell_len(title) <= end]
    outs = [[each] for each in brief.out] or [[]]
    sizes: tuple[_Size, ...] = ("number", "tight")
    for title, tile, out in product(titles[:1], (3, _TILE), outs):
        if placed := _in_columns(board, [*brief.there, *out], area, tile, signs):
            yield title, tile, "number", placed
    for title, size, out in product(titles[:1], sizes, outs):
        if placed := _in_rows(board, [*brief.there, *out], rows, size, signs):
            yield title, _TILE, size, placed
    for size, title, out in product(sizes, titles, outs):  # what is out, or the first piece, behind the title
        x = area.x + cell_len(title) + _GAP
        if placed := _in_rows(board, [*out, *brief.there], [Rect(x, area.y - 1, end - x, 1), *rows], size, signs):
            yield title, _TILE, size, placed


def _in_columns(board: Board, entries: Sequence[_Entry], area: Rect, tile: int, signs: Signs) -> _Placed:
    """Entries below each other, in as few columns as there are rows for; none if they have no room."""
    columns = -(-len(entries) // area.height)
    rows = -(-len(entries) // max(1, columns))
    parts = [entries[first : first + rows] for first in range(0, len(entries), rows)]
    texts = [max((cell_len(each.text) for each in part if each.helps), default=0) for part in parts]
    sizes = [
        max(each.draw(Canvas(0, 0, signs), 0, 0, board, tile, "number", text) for each in part)
        for part, text in zip(parts, texts, strict=True)
    ]
    spare = area.width - sum(sizes) - _GAP * (columns - 1)
    placed: _Placed = []
    x = area.x
    for part, text, size in zip(parts, texts, sizes, strict=True) if spare >= 0 else ():
        placed += [(x, y, entry, text) for y, entry in enumerate(part, area.y)]
        x += size + _GAP + spare // columns
    return placed


def _in_rows(board: Board, entries: Sequence[_Entry], rows: Sequence[Rect], size: _Size, signs: Signs) -> _Placed:
    """Entries one behind the other; none if they have no room."""
    placed: _Placed = []
    left, at = [*rows], 0
    for entry in entries:
        wide = entry.draw(Canvas(0, 0, signs), 0, 0, board, _TILE, size)
        while left and at + wide > left[0].width:
            left, at = left[1:], 0
        if not left:
            return []
        placed.append((left[0].x + at, left[0].y, entry, 0))
        at += wide + _GAP
    return placed


def draw_next_in_rows(canvas: Canvas, board: Board, areas: Sequence[Rect]) -> bool:
    """What the next piece brings, in rows or in parts of them, without columns: all colours, or else those that help,
    as many as have room. Returns False, and draws nothing, if there is no room for one."""
    brief = _brief(board)
    if brief is None or not areas:
        return False
    helping = [each for each in brief.there if each.helps]
    titles = board.scene.l10n("ahead-next"), board.scene.l10n("drawn-next")
    shown = [[*brief.there, *out] for out in ([each] for each in brief.out)] or [[*brief.there]]
    shown += [helping[:many] for many in range(len(helping), 0, -1)]
    for entries in shown:
        for title in titles:
            before = cell_len(title) + _GAP
            first = Rect(areas[0].x + before, areas[0].y, areas[0].width - before, 1)
            placed = _in_rows(board, entries, [first, *areas[1:]], "number", canvas.signs)
            if placed:
                canvas.put(areas[0].x, areas[0].y, title, "muted")
                for x, y, entry, _ in placed:
                    entry.draw(canvas, x, y, board, _TILE, "number")
                return True
    return False
