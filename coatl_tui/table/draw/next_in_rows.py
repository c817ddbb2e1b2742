"""What the next piece would bring where panes have no boxes: all colours in two rows or three, in few words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TypeAlias

from attrs import evolve, frozen
from rich.cells import cell_len

from coatl_core.play.ahead import NextBody, next_bodies
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.next_piece import Entry, Help, Told, Words, entry_of, helped_cards, own_cards
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.signs import Signs

_GAP, _TILE = 2, 2
"""The blanks between two pieces, and the cells of one that has little room."""
_MOST_GAP = 4
"""The most blanks between two columns."""

_WORDS: tuple[Words, ...] = "brief", "long", "short"
"""The words of what can be had: those that have room anywhere, then longer ones."""

_Placed: TypeAlias = list[tuple[int, int, Entry, int]]
"""Entries with where they begin, and the least cells before their cards."""


@frozen
class _Brief:
    """All colours of the next piece where there is little room: those that can be had, their texts also in
    ``longer`` words, the longest first, and those that are ``out`` everywhere, which are one."""

    there: tuple[Entry, ...]
    longer: tuple[tuple[str, ...], ...]
    out: tuple[Entry, ...]

    @classmethod
    def of(cls, board: Board, bodies: Sequence[NextBody], helped: Sequence[Sequence[Help]]) -> _Brief:
        told, *longer = (
            [
                entry_of(board, body, helps if body.allowed else (), words)
                for body, helps in zip(bodies, helped, strict=True)
                if body.owned or body.fields
            ]
            for words in _WORDS
        )
        out = "".join(body.piece.color for body in bodies if not body.owned and not body.fields)
        words = [board.scene.l10n(message) for message in ("ahead-nowhere", "ahead-nowhere-brief")]
        return cls(
            tuple(told),
            tuple(tuple(each.text for each in entries) for entries in longer),
            tuple(Entry(out, word, "faint", to_get=True) for word in words if out),
        )

    @property
    def in_words(self) -> list[tuple[Entry, ...]]:
        """Those that can be had, in ever shorter words."""
        longer = [
            tuple(evolve(entry, text=text) for entry, text in zip(self.there, texts, strict=True))
            for texts in self.longer
        ]
        return [*longer, self.there]

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
        helped = helped_cards(board, board.number, bodies, own_cards(board, now))
        return _Brief.of(board, bodies, helped) if bodies else None

    return board.kept(("next", board.number, board.caret, board.key("eleventh")), made)


def draw_next_in_columns(canvas: Canvas, board: Board, slate: Rect, ends: Sequence[int]) -> int:
    """What the next piece brings, below a row with its title, on a ground of its own: in columns, or if there is no
    room for them, one behind the other; at last some of it behind the title, before the first column of the ``ends``
    that leaves room. Returns the column after what stands in that row, or 0, and draws nothing, if there is no room for
    all."""
    brief = _brief(board)
    if brief is None:
        return 0
    titles = board.scene.l10n("ahead-next"), board.scene.l10n("drawn-next")

    def made() -> tuple[Canvas, int] | None:
        drawn = Canvas(slate.width, slate.height, canvas.signs, slate.x, slate.y)
        last = _draw_on_slate(drawn, board, brief, slate, titles, ends)
        return (drawn, last) if last else None

    found = board.kept(("next in columns", slate, *ends, canvas.signs, brief), made)
    if found is None:
        return 0
    canvas.paste(slate.x, slate.y, found[0])
    return found[1]


def _draw_on_slate(
    canvas: Canvas, board: Board, brief: _Brief, slate: Rect, titles: Sequence[str], ends: Sequence[int]
) -> int:
    area = Rect(slate.x + 1, slate.y + 1, slate.width - 2, slate.height - 1)
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
) -> Iterator[tuple[str, int, Told, _Placed]]:
    """The title, the cells of a piece, how the cards are told, and where all entries are, from what is read best on."""
    rows = [Rect(area.x, y, area.width, 1) for y in range(area.y, area.bottom)]
    titles = [title for title in titles if area.x + cell_len(title) <= end]
    outs = [[each] for each in brief.out] or [[]]
    sizes: tuple[Told, ...] = ("number", "tight")
    for title, there, tile, out in product(titles[:1], brief.in_words, (3, _TILE), outs):
        if placed := _in_columns(board, [*there, *out], area, tile, "number", signs):
            yield title, tile, "number", placed
    for title, size, there, out in product(titles[:1], sizes, brief.in_words, outs if brief.out else []):
        placed = _in_columns(board, there, area, _TILE, size, signs)  # and what is out in the title's row
        least = area.x + cell_len(title) + _GAP
        for x in (*(x for x, *_ in placed if x >= least), least):
            if placed and (behind := _in_rows(board, out, [Rect(x, area.y - 1, end - x, 1)], size, signs)):
                yield title, _TILE, size, [*placed, *behind]
    for title, size, out in product(titles[:1], sizes, outs):
        if placed := _in_rows(board, [*brief.there, *out], rows, size, signs):
            yield title, _TILE, size, placed
    for size, title, out in product(sizes, titles, outs):  # what is out, or the first piece, behind the title
        x = area.x + cell_len(title) + _GAP
        if placed := _in_rows(board, [*out, *brief.there], [Rect(x, area.y - 1, end - x, 1), *rows], size, signs):
            yield title, _TILE, size, placed


def _in_columns(board: Board, entries: Sequence[Entry], area: Rect, tile: int, size: Told, signs: Signs) -> _Placed:
    """Entries row by row, in as few columns as there are rows for; none if they have no room."""
    columns = max(1, -(-len(entries) // area.height))
    parts = [entries[first::columns] for first in range(min(columns, len(entries)))]
    texts = [max((cell_len(each.text) for each in part if each.helps), default=0) for part in parts]
    sizes = [
        max(each.draw(Canvas(0, 0, signs), 0, 0, board, tile, size, text) for each in part)
        for part, text in zip(parts, texts, strict=True)
    ]
    spare = area.width - sum(sizes) - _GAP * (columns - 1)
    placed: _Placed = []
    x = area.x
    for part, text, wide in zip(parts, texts, sizes, strict=True) if spare >= 0 else ():
        placed += [(x, y, entry, text) for y, entry in enumerate(part, area.y)]
        x += wide + min(_MOST_GAP, _GAP + spare // columns)
    return placed


def _in_rows(board: Board, entries: Sequence[Entry], rows: Sequence[Rect], size: Told, signs: Signs) -> _Placed:
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
