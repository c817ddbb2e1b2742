"""The last rows of the table: the sentence about what stands under the cursor, and the keys."""

from __future__ import annotations

import re
from collections.abc import Sequence

from attrs import frozen
from rich.cells import cell_len

from coatl_core.play.things import CoatlItem, NewCoatl
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.brought import draw_at_once
from coatl_tui.table.draw.chips import Chips
from coatl_tui.table.panes.inspector import details
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.content import ELLIPSIS
from coatl_tui.widgets.keybar import draw_bar

_APART = 120
"""From this width on the next best for a complete coatl stands in a row of its own."""


def draw_sentence(canvas: Canvas, board: Board, below: int = 0) -> None:
    """What the thing under the cursor is, and what it would bring: one sentence after the other. Only the first one and
    warnings are cut; others that have no room are left out, without a sign if they only stand beside it. A message
    takes the rows that it stands ``below``; then it is muted."""
    area = board.at.sentence
    inks = {"": "text", "dim": "muted", "warn": "bold news", "good": "good", "tip": "text"}
    x, y, end = area.x + 1, area.y + below, area.right - 1
    if y >= area.bottom:
        return
    scene = board.scene
    chips = Chips(scene.view.catalog, scene.l10n, scene.signs, scene.view.setup.players)
    texts = [*details(scene, sums=not below)]
    if scene.trial is not None and not scene.trial.laid and isinstance(scene.item, CoatlItem | NewCoatl):
        texts.append((scene.l10n("trial-begin", key=board.letter("go-supply")), "tip"))
    words = [(re.split("(?<!×) +", chips.read(text)), style) for text, style in texts]  # "2× 5" stays together
    room = Rect(x, y, end - x, area.bottom - y)
    apart = board.completing is not None and area.width >= _APART
    shown = _set(words, room, "all" if apart else "whole")
    if shown.left_out:
        shown = _set(words, room, "")
    for number, found, places in shown.sentences:
        style = words[number][1]
        ink = "muted" if below else "bold text" if number == 0 and style != "tip" else inks.get(style, "text")
        for word, (at, row) in zip(found, places, strict=False):
            x, y = chips.put(canvas, at, row, word, ink) + 1, row
    if shown.left_out:
        canvas.put(min(x, end), y, ELLIPSIS, "muted")
    tells_hand = board.at.design == "large" and scene.view.phase != "opponent"
    if tells_hand and not below and y == area.y and y + 1 < area.bottom:
        draw_at_once(canvas, board, Rect(area.x + 1, area.bottom - 1, area.width - 2, 1))


@frozen
class _Shown:
    """Sentences by their numbers, each with its words and where they stand, and whether others that matter are left
    out."""

    sentences: tuple[tuple[int, list[str], list[tuple[int, int]]], ...]
    left_out: bool


def _set(texts: Sequence[tuple[list[str], str]], area: Rect, breaks: str) -> _Shown:
    """Sets sentences, given as words with a style, one after the other. A row of its own begins with each of them
    (``breaks`` is ``all``), or with those that have room there and none in the row that has begun (``whole``)."""
    x, y, shown, left_out = area.x, area.y, [], False
    for number, (words, style) in enumerate(texts):
        if number and breaks == "all" and y + 1 < area.bottom:
            x, y = area.x, y + 1
        places = _places(words, x, y, area)
        if number and breaks == "whole" and (not places or places[-1][1] > y or len(places) < len(words)):
            beneath = _places(words, area.x, y + 1, area)
            if len(beneath) == len(words) and beneath[-1][1] == y + 1:
                places = beneath
        if number and style != "warn" and len(places) < len(words):
            left_out |= style != "dim"  # what is said beside it lies on the table, too
            continue
        shown.append((number, words, places))
        if places:
            x, y = places[-1][0] + cell_len(words[len(places) - 1]) + 1, places[-1][1]
        if len(places) < len(words):
            left_out = True
            break
    return _Shown(tuple(shown), left_out)


def _places(words: Sequence[str], x: int, y: int, area: Rect) -> list[tuple[int, int]]:
    """Where words stand that begin at a cell, as many of them as there is room for in the rows of an area."""
    places: list[tuple[int, int]] = []
    for word in words:
        if x + cell_len(word) > area.right and x > area.x:
            x, y = area.x, y + 1
        if y == area.bottom:
            break
        places.append((x, y))
        x += cell_len(word) + 1
    return places


def draw_told(canvas: Canvas, board: Board, told: Sequence[Sequence[str]], below: int = 0, ink: str = "text") -> None:
    """Texts in place of the sentence: each in a row of its own, or one after the other if that takes too many rows, or
    the first one alone. ``told`` are the same ones in ever fewer words: the first are taken that have room."""
    area, scene = board.at.sentence, board.scene
    room, width = area.height - below, area.width - 2
    chips = Chips(scene.view.catalog, scene.l10n, scene.signs, scene.view.setup.players)
    laid = [line for text in told[0] for line in chips.lines(text, width, ink)]
    flowing = [chips.lines(" · ".join(texts), width, ink) for texts in told]
    alone = [chips.lines(texts[0], width, ink) for texts in told]
    lines = next((lines for lines in (laid, *flowing, *alone) if len(lines) <= room), alone[-1])
    for y, line in enumerate(lines[:room], area.y + below):
        line.draw(canvas, area.x + 1, y)
    if len(lines) > room > 0:
        canvas.right(area.right - 1, area.bottom - 1, ELLIPSIS)


def draw_keys(canvas: Canvas, board: Board) -> None:
    """The keys of what can be done now."""
    draw_bar(canvas, board.at.keys, board.keys)
