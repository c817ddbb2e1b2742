"""What would serve an own coatl that can grow, where cards may still come to lie beside it: for the one being worked on
what the next piece would bring, for another one what the cards of the hand would lack there; and its temples."""

from __future__ import annotations

from attrs import evolve
from rich.cells import cell_len

from coatl_core.game.coatl import Coatl
from coatl_tui.table.draw.ahead import draw_there
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.next_piece import NEXT, draw_next
from coatl_tui.widgets.canvas import MET, Canvas, Rect
from coatl_tui.widgets.card import Card, draw_lacks, fitted, points_ink
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.small_card import draw_line
from coatl_tui.widgets.tiles import draw_lacking

LEAST_SERVING, LEAST_NEXT = 38, 26
"""The least cells of what serves a coatl, and those in which five rows tell the next piece without a label."""
_LABEL = 8
"""The most cells of a line of its label."""
_TEMPLE, _MOST_TEMPLE, _APART = 28, 40, 3
"""The least and the most cells of a temple in a line, and those between two of them."""
_ROOMY, _WIDE = 48, 64
"""The least cells of cards of the hand that do not become narrower than they would be elsewhere, and of those that have
a row each."""


def draw_serving(canvas: Canvas, board: Board, area: Rect, index: int, least: int = LEAST_SERVING) -> bool:
    """What serves an own coatl, in three rows or more and so many cells at ``least``. Returns False, and draws nothing,
    if nothing is known of it, or there is no room."""
    scene = board.scene
    coatl = scene.table.coatls[index]
    if not scene.shows_own or "worth" in board.hidden or scene.trial is not None or area.width < least:
        return False
    area, ground = _beside_what_is_above(canvas, board, area, index)
    brought = () if index == board.active else scene.brought  # the next piece is not one that a field would bring
    made_from = "serving", index, area, canvas.signs, ground, board.number, board.caret, brought, *_keys(board)

    def drawn() -> Canvas | None:
        other = Canvas(area.width, area.height, canvas.signs, area.x, area.y)
        other.fill(area, ground)
        if index == board.active:
            done = draw_next(other, board, area, index + 1)
        else:
            done = _draw_hand_there(other, board, area, index + 1, coatl)
        return other if done else None

    found = board.kept(made_from, drawn)
    if found is not None:
        canvas.paste(area.x, area.y, found)
    return found is not None


def _beside_what_is_above(canvas: Canvas, board: Board, area: Rect, index: int) -> tuple[Rect, str]:
    """The room that is left right of the cards that end in the row above, and the ground for it: another one than that
    of the cards if there is not room enough beside them, or the two would run on."""
    if not index or board.at.places[index - 1].area.bottom < area.y:
        return area, "card"
    above = range(area.right, area.x, -1)
    free = next((x for x in above if canvas.used(Rect(x - 1, area.y - 1, 1, 1))), area.x)
    if free == area.x:
        return area, "card"
    if area.right - free - 1 >= (LEAST_SERVING if index == board.active else _ROOMY):
        return Rect(free + 1, area.y, area.right - free - 1, area.height), "card"
    return area, "bar"


def _keys(board: Board) -> tuple[str, ...]:
    """The keys that are told: they may be changed while a game goes on."""
    return board.letter("go-supply"), board.letter("go-hand"), board.key("eleventh")


# The hand beside another coatl


def _draw_hand_there(canvas: Canvas, board: Board, area: Rect, number: int, coatl: Coatl) -> bool:
    """The cards of the hand, each with its points beside this coatl and what it lacks there; on a large table with what
    they ask for, and in the rows that are left the nearest ones of the row."""
    scene, l10n = board.scene, board.scene.l10n
    cards = [(str(place), card) for place, card in enumerate(scene.hand, 1) if card is not None]
    cards = [(digit, card) for digit, card in cards if (number, card) not in scene.barred]
    large = area.height >= NEXT and area.width >= _WIDE
    row = _nearest(board, number)[: area.height - len(cards)] if large else []
    if (not cards and not row) or coatl.complete:
        return False
    label = [l10n("ahead-coatl", coatl=number), *wrap(l10n("ahead-held"), _LABEL)][: area.height]
    for y, line in enumerate(label, area.y):
        canvas.put(area.x + 1, y, fitted(line, _LABEL), "bold text")
    nearest = l10n("ahead-nearest-then") if row else ""
    left = max(map(cell_len, (*label, *nearest.split()))) + 3
    if large:
        for at, card in enumerate([*(card for _, card in cards), *row], area.y):
            draw_there(canvas, board, Rect(area.x + left - 1, at, area.width - left + 1, 1), card, number)
        told = wrap(nearest, left - 3)
        for at, line in enumerate(told if len(told) <= len(row) else (), area.y + max(len(cards), len(label))):
            canvas.put(area.x + 1, at, line, "muted")
        return True
    columns = max(2, -(-len(cards) // area.height))
    width = (area.width - left + 1) // columns
    rows = -(-len(cards) // columns)
    for place, (digit, card) in enumerate(cards):
        column, below = divmod(place, rows)
        spot = Rect(area.x + left + column * width, area.y + below, width - 2, 1)
        _draw_held(canvas, board, spot, number, card, digit)
    return True


def _nearest(board: Board, number: int) -> list[str]:
    """The cards of the row that are not in the hand, those first that lack least beside a coatl."""
    scene = board.scene
    ways = {card: scene.lacks(card, number) for card in scene.view.row if card is not None and card not in scene.hand}
    able = {
        card: len(way.to_get) for card, way in ways.items() if way is not None and (number, card) not in scene.barred
    }
    return sorted(able, key=lambda card: able[card])


def _draw_held(canvas: Canvas, board: Board, area: Rect, number: int, card: str, digit: str) -> None:
    """A card of the hand in a row, its digit in a band of its colour, as on the card itself: what it lacks beside a
    coatl, what it brings there in this turn; and at the end its points there, if it has some."""
    scene, y, end = board.scene, area.y, area.right
    way, then = scene.lacks(card, number), scene.lacks(card, number, scene.brought) if scene.brought else None
    way = then if then is not None and then.brought else way
    worth = evolve(board.standing(card, scene.table.coatls[number - 1]), way=way)
    ready = scene.ready.get((number, card))
    color = scene.view.catalog.prophecies[card].color
    band = f"[{digit}]" if canvas.ascii_only else f" {digit} "
    x = canvas.put(area.x, y, band, f"bold on-{color}", color) + 1
    if worth.points:
        end = canvas.right(end, y, str(worth.points), points_ink(worth.points)) - 1
    brings = f"+{ready.points}" if ready is not None else ""
    room = Rect(x, y, end - x - (len(brings) + 2 if brings else 0), 1)
    if ready is None:
        draw_lacks(canvas, room, worth, board.words)
        return
    if worth.way is not None:
        x = min(draw_lacking(canvas, x, y, worth.way, room.width), room.right) + 1
    x = canvas.put(x, y, "x" if canvas.ascii_only else MET, "bold good")
    canvas.put(x, y, brings, "bold points")


# The temples


def draw_temples_there(canvas: Canvas, board: Board, area: Rect, before: int, coatl: Coatl) -> None:
    """What the temples of the piles and the own ones would be worth beside a coatl, in lines, as many as have room,
    with so many cells ``before`` them for a label."""
    scene, view = board.scene, board.scene.view
    if not scene.shows_own or "worth" in board.hidden or scene.trial is not None or area.height < 2:
        return
    temples = [(str(7 + number), pile.top) for number, pile in enumerate(view.piles, 1)]
    first = view.limits().hand_limit + 1
    temples += [(str(number), temple) for number, temple in enumerate(view.own.temples or (), first)]
    told = [(key, temple) for key, temple in temples if temple is not None]
    ground = Rect(area.x - before, area.y, area.width + before, area.height)
    for room in (area, ground):  # all of them say more than the label
        columns = max(1, min(2, (room.width - 2 + _APART) // (_TEMPLE + _APART)))
        if len(told) <= columns * area.height:
            break
    width = min(_MOST_TEMPLE, (room.width - 2 - _APART * (columns - 1)) // columns)
    if not told or width < _TEMPLE:
        return
    canvas.fill(ground, "card")
    if room is area:
        canvas.put(ground.x + 1, area.y, fitted(scene.l10n("drawn-temples"), before - 2), "bold text")
        canvas.put(ground.x + 1, area.y + 1, fitted(scene.l10n("drawn-temples-when"), before - 2), "muted")
    for place, (key, temple) in enumerate(told[: columns * area.height]):
        row, column = divmod(place, columns)
        card = Card(view.catalog.temples[temple], key if len(key) == 1 else "", board.standing(temple, coatl))
        draw_line(canvas, room.x + 1 + column * (width + _APART), area.y + row, card, board.words, width)
