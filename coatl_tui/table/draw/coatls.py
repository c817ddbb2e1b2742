"""The pane of a player's own table: the rack, and each coatl with the cards beside it."""

from __future__ import annotations

from functools import partial

from attrs import evolve
from rich.cells import cell_len

from coatl_core.cards.pieces import piece as piece_of
from coatl_core.game.actions import Start
from coatl_core.game.coatl import Coatl, score
from coatl_core.play.things import BoardSpace, CoatlItem, NewCoatl
from coatl_tui.table.draw.ahead import draw_ahead, draw_new, nearest_new
from coatl_tui.table.draw.board import Board, frame
from coatl_tui.table.draw.brought import draw_fields_beside
from coatl_tui.table.draw.cards_beside import card_size, draw_cards_beside
from coatl_tui.table.draw.completing import draw_completing, rows_beside
from coatl_tui.table.draw.effect import draw_effect
from coatl_tui.table.draw.next_in_rows import draw_next_in_columns, draw_next_in_rows
from coatl_tui.table.draw.next_piece import NEXT
from coatl_tui.table.draw.serving import LEAST_NEXT, LEAST_SERVING, draw_serving, draw_temples_there
from coatl_tui.table.draw.tally import draw_tally, tally_width
from coatl_tui.table.draw.tokens import draw_tokens
from coatl_tui.table.draw.trial import draw_tried
from coatl_tui.table.layout.areas import Place
from coatl_tui.table.panes.coatls import counted_pieces
from coatl_tui.widgets.canvas import NOTHING, TABLE, Canvas, Rect, cursor
from coatl_tui.widgets.card import (
    draw_free,
    fitted,
    points_ink,
)
from coatl_tui.widgets.serpent import Scale, Serpent, draw_piece, draw_serpent, fit, serpent_width
from coatl_tui.widgets.shade import draw_shade
from coatl_tui.widgets.small_card import CHIP

_LEAST_CARD, _OPEN_CARD, _MOST_CARD = 13, 15, 30
"""The least cells of a card beside a coatl of a large table, and the most ones beside an open and a complete one."""
_LEAST_CELLS, _MOST_CELLS = 6, 12
"""The least cells of a body of five rows, and the most ones there."""
_WIDER = 50
"""So many columns what an open coatl lacks may begin further left than the cards."""
_LEAST_SHADE, _MOST_SHADE = 18, 84
"""The least cells of the place of a coatl where it is drawn, and the most of one below others."""
_ROOMY, _LARGE, _LINE = 3, 6, 21
"""The cells from which on a piece of a coatl is not squeezed, the most ones that it gets beside cards, and those of a
card in a line."""


def draw_coatls(canvas: Canvas, board: Board) -> None:
    """The rack and the coatls of the player shown."""
    scene, at = board.scene, board.at
    player, l10n, rules = scene.table, scene.l10n, scene.view.rules
    right = [l10n("drawn-rack", n=len(player.board), all=scene.view.limits(scene.shown).board_spaces)]
    end = _draw_rack(canvas, board)
    beside = Rect(end, at.rack.y, at.rack.right - 1 - end, at.rack.height)
    tokens = draw_tokens(canvas, board, beside)
    as_cards = tokens < beside.right
    if at.rack.height == 3 and board.completing is None:
        draw_fields_beside(canvas, board, Rect(end, beside.y, tokens - end - as_cards, 3))
    if rules.sacrifice_tokens and player.tokens and "tokens" not in board.hidden and not as_cards:
        names = ", ".join(l10n(f"token-{token}") for token in player.tokens)
        right.append(l10n("drawn-tokens", tokens=names if at.framed else str(len(player.tokens))))
    title, id = player.name if scene.trial is None else l10n("drawn-trial", coatl=scene.trial.number), "go-coatls"
    if scene.looked_at is not None:
        title, id = l10n("drawn-looked-at", name=player.name), "other"
        right = [right[0], *_ways_on(board)]
    frame(canvas, board, at.coatls, "coatls", id, title, " · ".join(right))
    counted = counted_pieces(scene)
    if board.completing is not None:
        others, area = rows_beside(board, end)
        rows = dict(others)
        for index in range(len(player.coatls)):  # the cursor goes through them in this order
            if index == board.completing.number - 1:
                draw_completing(canvas, board, area)
            elif index in rows:
                _draw_coatl(canvas, board, index, rows[index], counted[index])
        return
    scales, column = _large_scales(board)
    for index, place in enumerate(at.places[: len(player.coatls)]):
        if not place.card:  # what serves it is kept, and looks at what lies above it
            _draw_coatl(canvas, board, index, place, counted[index])
            continue
        drawn_from = (*_coatl_drawn_from(board, index, place, counted[index]), scales.get(index), column)
        draw = partial(
            _draw_coatl,
            board=board,
            index=index,
            place=place,
            counted=counted[index],
            scale=scales.get(index),
            column=column,
        )
        board.keep(canvas, place.band, drawn_from, draw)
    if at.effect is not None:
        draw_effect(canvas, board, at.effect)
        for place, pieces in list(zip(at.places, counted, strict=False))[board.active : board.active + 1]:
            if pieces and scene.trial is None:  # says what the brackets below them are
                canvas.put(place.serpent.x + 1, at.effect.y, l10n("drawn-counted", n=len(pieces)), "focus")
    draw_ahead(canvas, board)
    if at.free is not None:
        _draw_free(canvas, board, at.free, len(player.coatls) + 1, column)


def _large_scales(board: Board) -> tuple[dict[int, Scale], int]:
    """How large each coatl of a large table is, by its index, and the column right of the open ones, where what they
    lack begins. All of them are as large as the one that has least room for its length, with room for one more piece
    beside an open one, so that nothing jumps; only the active one may have more rows. 0 where cards have columns of
    their own."""
    at, coatls = board.at, board.scene.table.coatls
    places = [place for place, _ in zip(at.places, coatls, strict=False) if place.card]
    if not places:
        return {}, 0
    tried = board.active if board.scene.trial is not None else -1  # what it would be worth stands where cards do
    found: dict[int, Scale] = {}
    for index, (coatl, place) in enumerate(zip(coatls, places, strict=False)):
        end = place.serpent.right
        if coatl.complete and index != tried:
            end = place.cards.right - (_LEAST_CARD + 1) * len(_cards(coatl)) - 2
        found[index] = fit(_grown(coatl), end - place.serpent.x, place.serpent.height, _MOST_CELLS)
    rows = min((scale.rows for scale in found.values() if scale.rows > 1), default=1)
    for index, (coatl, place) in enumerate(zip(coatls, places, strict=False)):
        if found[index].rows > rows and index != board.active:
            found[index] = fit(_grown(coatl), place.serpent.width, rows, _MOST_CELLS)
    for high in sorted({scale.rows for scale in found.values()}):
        least = min(scale.cells for scale in found.values() if scale.rows == high)
        if high > rows:
            least = min(least, max(_LEAST_CELLS, *(scale.cells for scale in found.values() if scale.rows == rows)))
        found = {index: Scale(high, least) if scale.rows == high else scale for index, scale in found.items()}
    left = places[0].serpent.x
    ends = [
        left + serpent_width(_grown(coatls[index]), scale)
        for index, scale in found.items()
        if not coatls[index].complete or index == tried
    ]
    cards = places[0].cards.x
    return found, max(cards - _WIDER, min(cards, max(ends, default=cards) + 2))


def _grown(coatl: Coatl) -> Serpent:
    """A coatl, if it is open with one more piece."""
    pieces = coatl.pieces
    if coatl.complete or not pieces:
        return Serpent(pieces)
    body = piece_of("K")
    return Serpent((body, *pieces) if coatl.tail else (*pieces, body))


def point_out_tokens(canvas: Canvas, board: Board, marked: frozenset[object]) -> None:
    """Lights those of the own tokens that are ``marked``, by their kind, in the title; where they are but counted
    there, all of them."""
    l10n, tokens = board.scene.l10n, board.scene.table.tokens
    for token in tokens:
        if token in marked:
            count = l10n("drawn-tokens", tokens=str(len(tokens)))
            text = l10n(f"token-{token}") if board.at.framed else count
            canvas.point_out(board.at.coatls.y, text, "bold key")


def _ways_on(board: Board) -> list[str]:
    """The keys that show the table of the next player and the own one, where another is looked at."""
    scene, l10n = board.scene, board.scene.l10n
    back = f"{board.key('close')} {l10n('drawn-back')}"
    if (scene.shown + 1) % len(scene.view.players) == scene.view.seat:
        return [back]
    return [f"{board.key('other')} {l10n('drawn-next')}", back]


def _draw_rack(canvas: Canvas, board: Board) -> int:
    """The rack, each space with its number. Returns the column after it and a gap."""
    scene, area = board.scene, board.at.rack
    spaces = len(scene.board)
    tall = area.height == 3
    x = area.x + (2 if board.at.framed else 1)
    step = min(10 if tall else 8, (area.right - x) // max(1, spaces))  # tokens or fields lie beside a tall one
    scale = Scale(3, 6) if tall else Scale(1, 3 if step >= 6 else 1)
    middle = area.y + area.height // 2
    brought = list(scene.brought)
    for number, piece in enumerate(scene.board, 1):
        left = x + (number - 1) * step
        if left + scale.cells + 3 > area.right:
            break
        digit = str(number % 10) if scene.shows_own and number <= 10 else ""
        if piece is None:
            canvas.put(left, middle, digit, "faint")
            if brought:
                draw_piece(canvas, left + 2, area.y, brought.pop(0), scale, ghost=True)
                continue
            canvas.fill(Rect(left + 2, area.y, scale.cells, area.height), "bar")
            canvas.put(left + 2 + scale.cells // 2, middle, NOTHING, "faint")
            continue
        item = BoardSpace(number, piece)
        at_cursor = scene.item == item
        canvas.put(left, middle, digit, *(("bold on-focus", "focus") if at_cursor else ("muted", None)))
        end = draw_piece(canvas, left + 2, area.y, piece, scale)
        spot = Rect(left + 2, area.y, end - left - 2, area.height)
        canvas.spot(spot, item, digit)
        if at_cursor:
            cursor(canvas, spot)
    return x + spaces * step + 1


def _coatl_drawn_from(board: Board, index: int, place: Place, counted: frozenset[int]) -> tuple[object, ...]:
    """What a coatl and the cards beside it are drawn from, as far as it may change while the table stays the same."""
    scene, key = board.scene, (board.scene.shown, index)
    active = index == board.active
    new_cards = tuple(card for seat, coatl, card in sorted(board.news.cards) if (seat, coatl) == key)
    marks = (
        counted,
        board.news.pieces.get(key),
        new_cards,
        _is_lit(board, index + 1),
        board.focus == "coatls",
        scene.item == CoatlItem(index + 1),
    )
    worked_on = (board.ghost, board.caret, scene.trial) if active else ()
    return (*key, place, active, *marks, *worked_on, scene.brought)


def _draw_coatl(
    canvas: Canvas,
    board: Board,
    index: int,
    place: Place,
    counted: frozenset[int],
    scale: Scale | None = None,
    column: int = 0,
) -> None:
    """A coatl with its label before it and its cards beside it; on a large table as large as ``scale``, and what it
    lacks from a ``column`` on."""
    scene, area, framed = board.scene, place.area, board.at.framed
    coatl = scene.table.coatls[index]
    active = index == board.active
    item = CoatlItem(index + 1)
    points = score(coatl, scene.view.catalog, scene.view.rules.strict_x)
    piece, end = board.ghost if active and board.ghost is not None else (None, board.caret)
    news = board.news.pieces.get((scene.shown, index), frozenset())
    trial = scene.trial if active else None
    serpent = Serpent(
        coatl.pieces,
        board.caret if active else "",
        piece,
        end,
        news if trial is None else trial.own,
        counted,
        frozenset() if trial is None else trial.wished,
        lit=_is_lit(board, index + 1),
    )
    place = _with_room(board, serpent, place, len(_cards(coatl))) if coatl.complete else place
    room = place.serpent
    most = 12 if board.at.design == "large" else 6 if room.width < 70 or area.height > 1 else 3
    width = room.width if scale is None else area.right - room.x
    scale = scale or fit(serpent, room.width, room.height, most)
    y = room.y + (room.height - scale.rows) // 2
    at_cursor = scene.item == item
    if at_cursor and area.height == 1:  # brackets alone would hardly be seen beside a head and a tail of one row
        canvas.fill(Rect(room.x - 1, y, area.right - room.x, 1), "card-lit")
    last = draw_serpent(canvas, room.x, y, serpent, scale, width)
    high = max(scale.rows, min(3, area.height))
    body = Rect(area.x, area.y + (area.height - high) // 2, area.width, high)
    spot = Rect(room.x, y, last - room.x, scale.rows)
    canvas.spot(spot, item)
    if at_cursor:
        left = room.x if framed else area.x + 1  # without a box its number stands between the brackets, too
        cursor(canvas, Rect(left, y, area.right - 1 - left, 1) if area.height == 1 else spot)
    cards = [board.beside(card, coatl, scene.shown, index) for card in _cards(coatl)]
    free = 0 if coatl.complete else max(0, scene.view.rules.prophecies_per_coatl - len(coatl.prophecies))
    beside, wide = _cards_area(place, last, column, len(cards), coatl.complete) if column else (place.cards, 0)
    if trial is not None and not framed:
        state = cell_len(scene.l10n("drawn-open")) + 3 if area.height == 1 else 0  # else none is told
        draw_tried(canvas, board, Rect(place.cards.x, body.y, place.cards.width - state, high))
        cards = []
    after = draw_cards_beside(canvas, board, beside, place.scale, cards, wide)
    if place.spare > 1 and not coatl.complete:
        below = Rect(place.serpent.x, area.bottom + 1, after - 2 - place.serpent.x, place.spare - 1)
        draw_temples_there(canvas, board, below, place.serpent.x - area.x - 2, coatl)
    if trial is not None and framed:
        draw_tried(canvas, board, Rect(after, body.y, place.cards.right - after, high))
    elif framed and free and place.scale != "chip":
        places = Rect(after, body.y, place.cards.right - after, high)
        width, gap = card_size(place.cards, place.scale)
        slate = Rect(after, place.band.y, beside.right - after, place.band.height)
        least = LEAST_NEXT if active else LEAST_SERVING
        if not column or area.height < NEXT or not draw_serving(canvas, board, slate, index, least):
            _draw_places(canvas, board, places, (wide or width, gap), free, index)
    elif framed and coatl.complete and at_cursor:
        text = board.scene.l10n("drawn-takes-nothing")
        left = after + (2 if high > 1 else 1)
        if high == 1 or left + cell_len(text) <= place.cards.right:
            canvas.put(left, body.y + high // 2, fitted(text, place.cards.right - left), "muted")
        elif canvas.is_free(place.serpent.x, body.bottom, cell_len(text)):  # its cards or another coatl lie there
            canvas.put(place.serpent.x, body.bottom, text, "muted")
    _draw_label(canvas, board, index, coatl, points, place)


def _cards_area(place: Place, last: int, column: int, count: int, complete: bool) -> tuple[Rect, int]:
    """Where the cards beside a coatl of a large table lie that ends before the column ``last``, and the cells of each:
    from a ``column`` on if it is shorter, or else at the right end. They are wider beside a ``complete`` one, beside
    which nothing else lies."""
    area = place.cards
    left = max(last + 2, column)
    most, rest = (_MOST_CARD, 0) if complete else (_OPEN_CARD, LEAST_SERVING + 1)
    wide = max(_LEAST_CARD, min(most, (area.right - rest - left + 1) // max(1, count) - 1))
    x = left if left == column else area.right - count * (wide + 1) + 1
    return Rect(x, area.y, area.right - x, area.height), wide


def _cards(coatl: Coatl) -> tuple[str, ...]:
    return (*coatl.prophecies, *((coatl.temple,) if coatl.temple is not None else ()))


def _draw_label(canvas: Canvas, board: Board, index: int, coatl: Coatl, points: int, place: Place) -> None:
    """The number, the state, the points and the length of a coatl: before it, or at the right end where there are no
    boxes."""
    l10n, area = board.scene.l10n, place.area
    at_cursor = board.scene.item == CoatlItem(index + 1)
    lit = at_cursor or _is_lit(board, index + 1)
    active = at_cursor or (index == board.active and (lit or board.focus != "coatls"))  # two would both look chosen
    state = l10n("drawn-complete" if coatl.complete else "drawn-open")
    worth = l10n("drawn-points", points=points) if coatl.complete else l10n("drawn-so-far")
    long = l10n("drawn-long", n=len(coatl))
    middle = area.y + area.height // 2
    if not board.at.framed:
        framed_row = at_cursor and area.height == 1  # the brackets stand at the ends of the row
        if framed_row:
            canvas.put(area.x + 1, middle, str(index + 1), "bold on-focus", "focus")
        else:
            draw_number(canvas, area.x + 1, middle, index + 1, active, lit)
        if area.height > 1:
            if not active or board.scene.trial is None:  # else its sum stands there
                _draw_words(canvas, board, coatl, place, points, state)
            return
        end = canvas.right(area.right - 1 - framed_row, area.y, str(points), points_ink(points))
        chips = place.cards.x + CHIP * (len(coatl.prophecies) + (coatl.temple is not None))
        told = [l10n("drawn-takes-nothing")] if coatl.complete and at_cursor else []
        texts = (*told, *(f"{each} · {state}" for each in _long(board, coatl)), state)
        text = next((text for text in texts if chips + cell_len(text) + 1 <= end), "")
        canvas.right(end - 1, area.y, text, "muted")
        return
    x = area.x + 2
    room = place.serpent.x - x
    if area.height == 1:
        draw_number(canvas, x, middle, index + 1, active, lit)
        end = canvas.right(place.serpent.x - 2, middle, str(points), points_ink(points))
        canvas.put(x + 2, middle, fitted(state, end - x - 3), "muted")
        return
    gap = 2 + (place.card > 0)
    counted = place.card > 0 and area.height == NEXT and not coatl.complete and tally_width(coatl) < room
    top = area.y if counted else middle - 1
    draw_number(canvas, x, top, index + 1, active, lit)
    canvas.put(x + gap, top, fitted(state, room - gap), "muted")
    at = canvas.put(x, top + 1, f"{points:>2}", points_ink(points)) + 1
    canvas.put(at, top + 1, fitted(worth, place.serpent.x - 1 - at), "muted")
    canvas.put(x, top + 2, fitted(long, room - 1), "muted")
    if counted:
        left = max(0, board.scene.view.rules.prophecies_per_coatl - len(coatl.prophecies)) + 1  # and a temple
        canvas.put(x, top + 3, fitted(l10n("drawn-more", n=left), room - 1), "muted")
        draw_tally(canvas, x, area.bottom - 1, coatl)  # temples ask for its colours


def _is_lit(board: Board, number: int) -> bool:
    """Whether the number of the active coatl is lit: the cursor is in its pane, and not on another coatl."""
    item = board.scene.item
    elsewhere = isinstance(item, CoatlItem | NewCoatl) and item != CoatlItem(number)
    if isinstance(item, NewCoatl) and number > len(board.scene.table.coatls):
        elsewhere = False
    return board.focus == "coatls" and not elsewhere


def draw_number(canvas: Canvas, x: int, y: int, number: int, active: bool, lit: bool = True) -> int:
    """The number of a coatl; that of the active one is ``lit`` if the cursor is in its pane, or else on a pill, with a
    free cell at each side, unless the bracket of the cursor stands there. Returns the column after it."""
    if not active:
        return canvas.put(x, y, str(number), "bold muted")
    text = f"[{number}]" if canvas.ascii_only else f" {number} "
    shown = text if canvas.is_free(x + len(text) - 2, y, 1) else text[:-1]
    return canvas.put(x - 1, y, shown, *(("bold on-focus", "focus") if lit else ("bold text", "pill")))


def _draw_words(canvas: Canvas, board: Board, coatl: Coatl, place: Place, points: int, state: str) -> None:
    """The state and the points of a coatl that has rows but no box, at the end of its middle row, or of another one if
    its cards lie there; below, its length and how many cards may still lie beside it; before and above, what the next
    piece brings to the active one. All of it where its cards leave room."""
    area = place.area
    if board.coatl is coatl and not coatl.complete and _draw_slate(canvas, board, coatl, place, points, state):
        return
    last, middle, end = area.bottom - 1, area.y + area.height // 2, area.right - 1
    width = cell_len(state) + len(str(points)) + 2
    y = next((y for y in (middle, *range(area.y, area.bottom)) if canvas.is_free(end - width, y, width)), None)
    if y is None:
        canvas.right(end, middle, str(points), points_ink(points))
        return
    at = canvas.right(canvas.right(end, y, str(points), points_ink(points)) - 1, y, state, "muted")
    x, to = place.cards.x, at - 2 if y == last else end
    text = next((text for text in _long(board, coatl) if x + cell_len(text) <= to), "")
    if canvas.is_free(x, last, to - x):
        canvas.put(x, last, text, "muted")
    if board.coatl is not coatl or coatl.complete:
        return
    rows = [Rect(x, row, (at - 2 if row == y else end) - x, 1) for row in range(area.y, last)]
    draw_next_in_rows(canvas, board, [row for row in rows if canvas.is_free(row.x, row.y, row.width)])


def _long(board: Board, coatl: Coatl) -> list[str]:
    """How long a coatl is, and how many cards may still lie beside it, in ever shorter words."""
    l10n, left = board.scene.l10n, board.scene.view.rules.prophecies_per_coatl - len(coatl.prophecies)
    long = l10n("drawn-long", n=len(coatl))
    if coatl.complete or left <= 0:
        return [long]
    return [f"{long} · {l10n('drawn-places', n=left)}", long]


def _draw_slate(canvas: Canvas, board: Board, coatl: Coatl, place: Place, points: int, state: str) -> bool:
    """Beside the active coatl of a table without boxes, on a ground of its own: in the first row its length, state and
    points, below what the next piece brings. Returns False, and draws nothing, if there is no room for that, or no
    piece brings anything."""
    area, end = place.area, place.area.right - 1
    x = place.cards.x

    def free(x: int, width: int, top: int) -> bool:
        return all(canvas.is_free(x, y, width) for y in range(top, area.bottom))

    tops = (area.y, area.y + 1)  # its cards may lie in the first row
    top = next((top for top in tops if free(x, end - x, top)), None)
    if area.height != 3 or top is None:
        return False
    while x > place.serpent.x + 2 and free(x - 3, 3, top):
        x -= 1
    slate = Rect(x, top, end + 1 - x, area.bottom - top)
    at = end - len(str(points)) - 1 - cell_len(state)
    left = end - len(str(points)) - 1
    after = draw_next_in_columns(canvas, board, slate, (at - 1, left))
    if not after:
        return False
    canvas.right(end, top, str(points), points_ink(points))
    if after < at:
        canvas.put(at, top, state, "muted")
    texts = (f"{text} · " for text in _long(board, coatl))
    canvas.right(at, top, next((text for text in texts if after + 1 + cell_len(text) <= at), ""), "muted")
    return True


def _draw_places(canvas: Canvas, board: Board, area: Rect, size: tuple[int, int], free: int, index: int) -> None:
    """In the place of the cards that may still come beside a coatl: how many, and what serves it; the one of the two
    that says more if there is no room for both. ``size`` are the cells of a card, and of the gap after it."""
    width, gap = size
    room = Rect(area.x + width + gap, area.y, area.width - width - gap, area.height)
    if room.width < LEAST_SERVING and draw_serving(canvas, board, area, index):
        return
    if width and width <= area.width:
        high = Rect(area.x, area.y + (area.height - 3) // 2, width, 3)
        draw_free(canvas, high, board.scene.l10n("drawn-more", n=free + 1))
    draw_serving(canvas, board, room, index)


def _with_room(board: Board, serpent: Serpent, place: Place, cards: int) -> Place:
    """The place of a complete coatl, with its cards farther to the right if there is room for that and its pieces would
    be squeezed without it; or if they get larger, where cards so far right do not touch what lies below."""
    room, beside = place.serpent, place.cards
    width, gap = card_size(beside, place.scale)
    needed = _LINE if place.scale == "line" else cards * (width + gap)
    spare = beside.width - needed
    below = [other.area.y for other in board.at.places if other.area.y > place.area.y]
    largest = _LARGE if place.scale == "beside" and place.area.bottom not in below else _ROOMY
    for cells in range(largest, _ROOMY - 1, -1):
        if fit(serpent, room.width, room.height).cells >= cells:
            return place
        more = serpent_width(serpent, Scale(room.height, cells)) - room.width
        if more <= spare:
            break
    else:
        return place
    beyond = more + int(more < spare)  # a tail of one row needs two blanks after it
    if width and (column := -(-beyond // (width + gap)) * (width + gap)) <= spare:
        beyond = column  # where a card of another coatl would lie, too
    moved = evolve(beside, x=beside.x + beyond, width=beside.width - beyond)
    return evolve(place, serpent=evolve(room, width=room.width + more), cards=moved)


def _draw_free(canvas: Canvas, board: Board, area: Rect, number: int, column: int = 0) -> None:
    """Where another coatl may be begun, with the piece under the cursor if it would begin one."""
    scene, l10n = board.scene, board.scene.l10n
    x = area.x + (2 if board.at.framed else 1)
    middle = area.y + area.height // 2
    active, rows = board.number == number, 5 if area.height >= 5 else 3 if area.height >= 3 else 1
    draw_number(canvas, x, middle, number, active, _is_lit(board, number))
    left, to = x + {5: 12, 3: 3, 1: 2}[rows], area.right - 2
    if rows == 1 and board.at.framed and board.at.places and area.x == board.at.places[0].area.x:
        left = board.at.places[0].serpent.x
    if rows < 5 and scene.table.coatls and not column:
        to = min(to, left + _MOST_SHADE)
    texts = (l10n("drawn-free"), board.words.free) if board.ghost is None or not active else ()
    if rows == 5 and column and board.at.ahead is None and (nearest := nearest_new(board, number)):
        draw_new(canvas, board, Rect(column, area.y, area.right - 1 - column, rows), nearest)
        to = column - 2
    y = middle - rows // 2
    place = Rect(left, y, max(1, to - left), rows)
    if to - left > _LEAST_SHADE:
        place = Rect(left, y, draw_shade(canvas, left, y, to - left, *texts, rows=rows) - left, rows)
    elif texts:
        canvas.put(left, middle, fitted(texts[-1], to - left), "faint")
    if active and board.ghost is not None:
        piece, end = board.ghost
        scale = Scale(5, 8) if rows == 5 else Scale(3, 6) if rows == 3 else Scale(1, 3)
        canvas.fill(Rect(left, y, scale.cells + 4, scale.rows), TABLE)
        draw_serpent(canvas, left, y, Serpent((), end, piece, end), scale)
    if scene.shows_own and any(isinstance(action, Start) for action in scene.legal):
        canvas.spot(place, NewCoatl())
        if scene.item == NewCoatl():
            cursor(canvas, place)
