"""What the piece under the cursor would change, in one row."""

from __future__ import annotations

from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.temples import Temple
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.valuetext import MARKED
from coatl_core.play.things import BoardSpace
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.chips import Chips
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card import (
    REFUSED,
    TEMPLE,
    Card,
    Worth,
    points_ink,
    requirement,
)
from coatl_tui.widgets.content import ELLIPSIS
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.tiles import draw_lacking, draw_pattern


def draw_effect(canvas: Canvas, board: Board, area: Rect) -> None:
    """What the piece under the cursor would change, and nothing else: why it cannot lie here, and the points and what
    is lacking of the cards beside it, in hand and on the temple piles."""
    scene, l10n, item, seen = board.scene, board.scene.l10n, board.scene.item, board.scene.preview
    if seen is None or not isinstance(item, BoardSpace):
        return
    x = area.x + (2 if board.at.framed else 3)
    x = canvas.put(x, area.y, f"{item.space} {l10n('drawn-here')} ", "bold focus")
    if seen.refused is not None:
        chips = Chips(scene.view.catalog, l10n, scene.signs)
        text = chips.read(refusal_text(seen.refused, scene.view.catalog, l10n, MARKED))
        first, *rest = wrap(text, area.right - x - 4)
        first += ELLIPSIS * bool(rest)  # the sentence tells all of it
        chips.put(canvas, x, area.y, f"{REFUSED} {first}", "bold news")
        return
    now, then = board.coatl, seen.after
    if now is None or then is None:
        return
    for card in (*now.prophecies, *(card.card for card in seen.cards if card.then.barred is None)):
        before, after = board.standing(card, now), board.standing(card, then)
        if before == after or x + 26 > area.right:
            continue
        prophecy = scene.view.catalog.prophecies.get(card)
        if prophecy is not None:
            x = _draw_change(canvas, board, x, area, prophecy, before, after)
        else:
            temple = scene.view.catalog.temples[card]
            x = _draw_temple_change(canvas, board, x, area, temple, _temple_key(scene, card), before, after)


def _draw_change(
    canvas: Canvas, board: Board, x: int, area: Rect, prophecy: Prophecy, before: Worth, after: Worth
) -> int:
    """The points of a prophecy now and then, or what it lacks then."""
    y = area.y
    if before.points == after.points and after.way in (None, before.way):
        return x
    x = draw_pattern(canvas, x, y, prophecy.pattern, board.words.each, 14, 2) + 1
    if before.points != after.points:
        x = canvas.put(x, y, f"{before.points} {board.words.then} ", "muted")
        x = canvas.put(x, y, str(after.points), points_ink(after.points))
    elif after.way is not None:
        x = canvas.put(x, y, f"{board.words.then} ", "muted")
        x = draw_lacking(canvas, x, y, after.way, min(12, area.right - 1 - x), 2)
    return x + 3


def _draw_temple_change(
    canvas: Canvas, board: Board, x: int, area: Rect, temple: Temple, key: str, before: Worth, after: Worth
) -> int:
    """The points of a temple now and then, and its requirements that hold from then on, or no more."""
    changed = [place for place, held in enumerate(before.held) if held != after.held[place]]
    if not changed:
        return x
    x = canvas.put(canvas.put(x, area.y, key, "muted"), area.y, TEMPLE, "temple") + 1
    x = canvas.put(x, area.y, f"{before.points} {board.words.then} ", "muted")
    x = canvas.put(x, area.y, str(after.points), points_ink(after.points)) + 1
    for place in changed:
        if x + 16 <= area.right:
            card = Card(temple, now=after)
            drawn = requirement(card, place, board.words, canvas.signs, room=area.right - 1 - x)
            x = drawn.paint(canvas, x, area.y) + 1
    return x + 2


def _temple_key(scene: Scene, temple: str) -> str:
    """The digit of a temple of the hand or of a pile; an empty text if it has none."""
    own, tops = scene.view.own.temples or (), [pile.top for pile in scene.view.piles]
    key = scene.view.limits().hand_limit + 1 + own.index(temple) if temple in own else 8 + tops.index(temple)
    return str(key) if key < 10 else ""
