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
_SIZES: tuple[Told, ...] = "number", "tight"

_WORDS: tuple[Words, ...] = "long", "short", "terse", "brief", "sign"
"""The words of where pieces are, the longest first."""

_Placed: TypeAlias = list[tuple[int, int, Entry, int]]
"""Entries with where they begin, and the least cells before their cards."""


@frozen
class _Brief:
    """All colours of the next piece where there is little room, in their order and in ever shorter words; and in brief
    ones those that can be had, and those that are ``out`` everywhere, which are one."""

    all: tuple[tuple[Entry, ...], ...]
    there: tuple[Entry, ...]
    out: tuple[Entry, ...]

    @classmethod
    def of(cls, board: Board, bodies: Sequence[NextBody], helped: Sequence[Sequence[Help]]) -> _Brief:
        told = {
            words: [
                entry_of(board, body, helps if body.allowed and (body.owned or body.fields) else (), words)
                for body, helps in zip(bodies, helped, strict=True)
            ]
            for words in _WORDS
        }
        there = [each for each, body in zip(told["brief"], bodies, strict=True) if body.owned or body.fields]
        out = "".join(body.piece.color for body in bodies if not body.owned and not body.fields)
        words = [board.scene.l10n(message) for message in ("ahead-nowhere", "ahead-nowhere-brief")]
        return cls(
            tuple(map(tuple, told.values())),
            tuple(there),
            tuple(Entry(out, word, "faint", to_get=True) for word in words if out),
        )

    @property
    def ever_shorter(self) -> list[tuple[tuple[Entry, ...], ...]]:
        """All colours with ever fewer cards: without those beside the coatl, with the best one alone, and without
        any."""
        held = [
            [evolve(each, helps=tuple(help for help in each.helps if help.number)) for each in row] for row in self.all
        ]
        fewer = (
            tuple(tuple(evolve(each, helps=each.helps[:most]) for each in row) for row in held) for most in (99, 1, 0)
        )
        return [self.all, *fewer]


def _brief(board: Board) -> _Brief | None:
    """The next piece for the coatl that is worked on; None if there is none, or if it is not told of."""
    scene, now = board.scene, board.coatl
    if now is None or not scene.shows_own or "worth" in board.hidden or scene.trial is not None:
        return None

    def made() -> _Brief | None:
        bodies = next_bodies(scene, board.number)
        helped = helped_cards(board, board.number, bodies, own_cards(board, now))
        return _Brief.of(board, bodies, helped) if bodies else None

    return board.kept(("next", *_told_from(board)), made)


def _told_from(board: Board) -> tuple[object, ...]:
    """What else than the table decides what is told."""
    return board.number, board.caret, board.letter("go-supply"), board.key("eleventh")


def draw_next_in_columns(canvas: Canvas, board: Board, slate: Rect, ends: Sequence[int]) -> int:
    """What the next piece brings, below a row with its title, on a ground of its own, in columns. The title ends before
    the first column of the ``ends`` that leaves room. Returns the column after it, or 0, and draws nothing, if there is
    no room for all."""
    brief = _brief(board)
    if brief is None:
        return 0
    titles = board.scene.l10n("ahead-next"), board.scene.l10n("drawn-next")

    def made() -> tuple[Canvas, int] | None:
        drawn = Canvas(slate.width, slate.height, canvas.signs, slate.x, slate.y)
        last = _draw_on_slate(drawn, board, brief, slate, titles, ends)
        return (drawn, last) if last else None

    found = board.kept(("next in columns", slate, *ends, canvas.signs, *_told_from(board)), made)
    if found is None:
        return 0
    canvas.paste(slate.x, slate.y, found[0])
    return found[1]


def _draw_on_slate(
    canvas: Canvas, board: Board, brief: _Brief, slate: Rect, titles: Sequence[str], ends: Sequence[int]
) -> int:
    area = Rect(slate.x + 1, slate.y + 1, slate.width - 2, slate.height - 1)
    title = next((each for end in ends for each in titles if area.x + cell_len(each) <= end), None)
    found = next((each for told in brief.ever_shorter for each in _arranged(board, told, area, canvas.signs)), None)
    if found is None or title is None:
        return 0
    tile, size, placed = found
    canvas.fill(slate, "card")
    for x, y, entry, text in placed:
        entry.draw(canvas, x, y, board, tile, size, text)
    return canvas.put(slate.x + 1, slate.y, title, "bold text")


def _arranged(
    board: Board, told: Sequence[Sequence[Entry]], area: Rect, signs: Signs
) -> Iterator[tuple[int, Told, _Placed]]:
    """The cells of a piece, how the cards are told, and where all entries are, from what is read best on: in columns of
    the same width if words have room for them."""
    *words, sign = told
    arranged: tuple[tuple[Sequence[Sequence[Entry]], bool], ...] = (
        (words, True),
        ([sign], True),
        (words, False),
        ([sign], False),
    )
    for size, (entries, even) in product(_SIZES, arranged):
        for each, tile in product(entries, (3, _TILE)):
            if placed := _in_columns(board, each, area, tile, size, signs, even):
                yield tile, size, placed


def _in_columns(
    board: Board, entries: Sequence[Entry], area: Rect, tile: int, size: Told, signs: Signs, even: bool
) -> _Placed:
    """Entries row by row, in as few columns as there are rows for, all of the same width if they are ``even``; none if
    they have no room."""
    columns = max(1, -(-len(entries) // area.height))
    parts = [entries[first::columns] for first in range(min(columns, len(entries)))]
    texts = [max((cell_len(each.text) for each in part if each.helps), default=0) for part in parts]
    sizes = [
        max(each.draw(Canvas(0, 0, signs), 0, 0, board, tile, size, text) for each in part)
        for part, text in zip(parts, texts, strict=True)
    ]
    gap = 1 if sum(sizes) + _GAP * (columns - 1) > area.width else _GAP
    if even:
        step = min((area.width + 1) // columns, max(sizes) + _MOST_GAP)
        gap, sizes = 0, [step] * (columns - 1) + sizes[-1:] if max(sizes) < step else [area.width + 1]
    spare = area.width - sum(sizes) - gap * (columns - 1)
    placed: _Placed = []
    x = area.x
    for part, text, wide in zip(parts, texts, sizes, strict=True) if spare >= 0 else ():
        placed += [(x, y, entry, text) for y, entry in enumerate(part, area.y)]
        x += wide + (0 if even else min(_MOST_GAP, gap + spare // columns))
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
