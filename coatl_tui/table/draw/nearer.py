"""Which cards each field brings nearer to their first level, while no coatl is open: a list for a few rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TypeAlias

from attrs import frozen
from rich.cells import cell_len

from coatl_core.cards.pieces import Piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.reach import NOTHING_YET, Reach, reach
from coatl_tui.bindings import number_sign
from coatl_tui.table.draw.board import Board
from coatl_tui.widgets.canvas import MET, Canvas, Rect
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.serpent import Scale, draw_piece
from coatl_tui.widgets.signs import Signs

_LINE = ("─", "━", "-", "=")
"""What frames are made of, also in ASCII."""
_NEAR, _PIECES = 36, 6
"""The cells of a field with its pieces and the cards that it brings nearer, and those of the pieces."""
_GAPS = (2, 1, 0)
"""The cells between two cards, the roomiest first."""


@frozen
class _Group:
    """The hand or the row: its key, its cards by colour and digit, and the places of those that each field brings
    nearer, each with what is still to get then."""

    key: str
    cards: tuple[tuple[str, str], ...]
    nearer: tuple[tuple[tuple[int, int], ...], ...]


def numbered(cards: Iterable[str | None]) -> list[tuple[str, str]]:
    """The cards of a hand or a row, each with its digit."""
    return [(card, str(place)) for place, card in enumerate(cards, 1) if card is not None]


def draw_nearer_list(canvas: Canvas, board: Board, area: Rect) -> None:
    """The fields that bring cards nearer, each with those of the hand and those of the row, below a title in the frame
    of the pane. Those have a sign for which nothing is to get then."""
    scene, view = board.scene, board.scene.view
    groups = []
    for key, cards in (("go-hand", numbered(scene.hand)), ("go-prophecies", numbered(view.row))):
        prophecies = tuple(view.catalog.prophecies[card] for card, _ in cards)
        nearer = _nearer(prophecies, view.rules.strict_x, view.own.board, tuple(view.supply))
        told = tuple((each.color, digit) for each, (_, digit) in zip(prophecies, cards, strict=True))
        groups += [_Group(board.letter(key), told, nearer)] if cards else []
    fields = tuple(
        (n, board.sign(number_sign(n + 1)) or str((n + 1) % 10), tuple(kinds))
        for n, kinds in enumerate(view.supply)
        if any(group.nearer[n] for group in groups)
    )
    put_in_frame(canvas, Rect(area.x, board.at.coatls.y, area.width, 1), scene.l10n("ahead-nearer-title"))
    legend = ""
    if len(groups) > 1:
        legend = scene.l10n("ahead-nearer-legend", hand=groups[0].key, row=groups[1].key, sign=MET)
    if not fields:
        return
    lefts = {left for group in groups for each in group.nearer for _, left in each}
    words = tuple(
        (left, scene.l10n("card-to-get", n=left) if left else scene.l10n("card-all-yours")) for left in sorted(lefts)
    )
    canvas.paste(area.x, area.y, _drawn(tuple(groups), fields, legend, words, area.width, area.height, canvas.signs))


_Field: TypeAlias = tuple[int, str, tuple[Piece, ...]]
"""The place of a field, its sign, and what lies there."""


@lru_cache(16)
def _drawn(
    groups: tuple[_Group, ...],
    fields: tuple[_Field, ...],
    legend: str,
    words: tuple[tuple[int, str], ...],
    width: int,
    height: int,
    signs: Signs,
) -> Canvas:
    """The list, kept once it has been drawn: after most keys it looks the same. If there is room for ``words``, which
    say of how much is still to get, each field has the card at the end that is nearest then."""
    canvas = Canvas(width, height, signs)
    columns = max(min(width // _NEAR, len(fields)), -(-len(fields) // height))
    rows, pieces = -(-len(fields) // columns), _PIECES * (width // columns >= _NEAR)
    nearest = [_nearest(signs, groups, field, dict(words)) for field, *_ in fields]
    for gap, ends in (*((gap, True) for gap in _GAPS[:2]), *((gap, False) for gap in _GAPS)):
        told = [_cards(signs, groups, field, gap) for field, *_ in fields]
        wide = [pen.width + (1 + end.width) * ends for pen, end in zip(told, nearest, strict=True)]
        parts = [told[first : first + rows] for first in range(0, len(fields), rows)]
        needs = [max(wide[first : first + rows]) + 4 + pieces for first in range(0, len(fields), rows)]
        if sum(needs) <= width:
            break
    spare = max(0, width - sum(needs))
    most = max(sum(len(group.nearer[field]) for group in groups) for field, *_ in fields)
    x = 1
    for column, (part, need) in enumerate(zip(parts, needs, strict=True)):
        size = need + (spare * (column + 1)) // len(parts) - (spare * column) // len(parts)
        for y, ((field, sign, kinds), pen) in enumerate(zip(fields[column * rows :], part, strict=False)):
            best = sum(len(group.nearer[field]) for group in groups) == most
            canvas.fill(Rect(x + 2, y, size - 3, 1), "card-lit" if best else "card")
            at = canvas.put(x, y, sign, "bold key") + 1
            for kind in kinds if pieces else ():
                at = draw_piece(canvas, at, y, kind, Scale(1, 2))
            pen.paint(canvas, x + 2 + pieces, y)
            if ends:
                end = nearest[column * rows + y]
                end.paint(canvas, x + size - 2 - end.width, y)
        x += size
    if rows < height:
        canvas.put(1, height - 1, legend, "muted")
    return canvas


def _nearest(signs: Signs, groups: Sequence[_Group], field: int, words: Mapping[int, str]) -> Pen:
    """The card for which least is to get with what lies on a field, and how much that is."""
    found = [(left, group.cards[place]) for group in groups for place, left in group.nearer[field]]
    left, (color, digit) = min(found, key=lambda each: each[0])
    pen = Pen(signs)
    pen.put("▌", color)
    pen.put(f"{digit}: ")
    pen.put(words[left], "muted" if left else "good")
    return pen


def _cards(signs: Signs, groups: Sequence[_Group], field: int, gap: int) -> Pen:
    """The cards that a field brings nearer, by their colours and numbers, with so many cells between them."""
    pen = Pen(signs)
    for group in groups:
        if not group.nearer[field]:
            continue
        if len(groups) > 1:
            pen.put(f"{group.key} ", "bold key")
        for place, left in group.nearer[field]:
            color, digit = group.cards[place]
            pen.put("▌", color)
            pen.put(digit)
            pen.put("" if left else MET, "good")
            pen.skip(gap)
        pen.skip(int(gap < 2))
    return pen


def put_in_frame(canvas: Canvas, area: Rect, *texts: str) -> None:
    """The first of these texts that has room in the longest line of a frame, at its end."""
    line = "".join(
        "x" if canvas.text_at(x - canvas.left, area.y - canvas.top) in _LINE else " " for x in range(area.x, area.right)
    )
    free = max(line.split(), key=len, default="")
    end = area.x + line.find(free) + len(free)
    text = next((text for text in texts if cell_len(text) + 5 <= len(free)), "")
    if text:
        canvas.right(end - 1, area.y, f" {text} ", "muted")


@lru_cache(32)
def _nearer(
    cards: tuple[Prophecy, ...], strict: bool, own: tuple[Piece, ...], supply: tuple[tuple[Piece, ...], ...]
) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The places of the cards that each field brings nearer, each with how many pieces are still to get then."""

    def to_get(card: Prophecy, field: tuple[Piece, ...]) -> int:
        way = first_way(card, strict, own, field)
        return 0 if way is None else len(way.to_get)

    now = [to_get(card, ()) for card in cards]
    return tuple(
        tuple((n, left) for n, card in enumerate(cards) if (left := to_get(card, field)) < now[n]) for field in supply
    )


@lru_cache(1024)
def first_way(prophecy: Prophecy, strict: bool, own: tuple[Piece, ...], field: tuple[Piece, ...]) -> Reach | None:
    """What a card needs for its first level beside a new coatl, with the pieces of a field."""
    return reach(prophecy, NOTHING_YET, strict, own, field)
