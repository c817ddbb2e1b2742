"""A coatl that has just been completed: it, its cards and its sum in large digits; the hand, the row and the temples as
what is chosen from."""

from __future__ import annotations

from attrs import evolve, frozen
from rich.cells import cell_len

from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.actions import Fulfil
from coatl_core.game.coatl import Coatl
from coatl_core.game.completing import Use
from coatl_core.play.completing import Completing, card_of, use_of
from coatl_core.play.things import CoatlItem, HandCard, OwnTemple, Pile
from coatl_tui.table.draw.board import Board, points_of
from coatl_tui.table.layout.areas import CardScale, Place
from coatl_tui.widgets.canvas import Canvas, Rect, cursor
from coatl_tui.widgets.card import Card, draw_card, fitted, met_sign, points_ink, requirement
from coatl_tui.widgets.digits import HIGH, LOW, digits_width, draw_digits
from coatl_tui.widgets.gain import Gain, draw_gain_card, draw_gain_line, draw_gained, draw_large_gains
from coatl_tui.widgets.serpent import Scale, Serpent, draw_serpent, fit, serpent_width
from coatl_tui.widgets.small_card import CHIP, draw_chip, draw_mark
from coatl_tui.widgets.tiles import draw_pattern

_LINES = 20
"""The cells of what the sum is made of, where it has rows of its own."""
_CHIPS = 22
"""The cells of chips and their words, beside a coatl that has no boxes."""
_STEP = 6
"""The cells of a column of chips beside such a coatl."""
_LARGE = 6
"""The rows of a card below the coatl on a large table."""
_SUM = 16
"""The least cells of the sum behind them, and of what is worth what then."""
_WORDS = 18
"""The cells before the pieces of another coatl, in a row beside the rack."""
_BESIDE, _BESIDE_LARGE = 17, 24
"""The most cells of a card below the coatl."""


@frozen
class Part:
    """One of the cards beside the coatl: its points, and whether it is one that the coatl gets now."""

    card: Card
    points: int
    gained: bool


# Whether a card is chosen


def gain_of(board: Board, item: object) -> Gain:
    """What the card of the hand, the temple of the hand or the top of a pile brings to the coatl being completed."""
    choice, l10n = _choice(board), board.scene.l10n
    use = use_of(item, choice.number)
    hand = board.scene.view.own.hand or ()
    double = isinstance(item, HandCard) and item.card in board.scene.hand[: item.place]
    if use is None or use not in choice.possible or (double and hand.count(card_of(use, board.scene.view)) > 1):
        refused = board.scene.barred.get((choice.number, item.card)) if isinstance(item, HandCard) else None
        lies = refused is not None and refused.code == "prophecy-identical"
        return Gain("none", 0, (l10n("card-lies-there" if lies else "completing-zero"),))
    points = _points(board, use)
    if use in choice.chosen.uses:
        return Gain("chosen", points, (l10n("completing-gets"),))
    if choice.may_join(use):
        return Gain("possible", points, (l10n("completing-joins"), l10n("completing-joins-short")))
    if not isinstance(use, Fulfil):
        return Gain("possible", points, (l10n("completing-one"),))
    return Gain("possible", points, (l10n("completing-swap"), l10n("completing-swap-short")))


def _choice(board: Board) -> Completing:
    choice = board.completing
    assert choice is not None
    return choice


def _points(board: Board, use: Use) -> int:
    """What a card would bring beside the coatl as it is chosen."""
    return board.standing(card_of(use, board.scene.view), chosen_coatl(board)).points


def chosen_coatl(board: Board) -> Coatl:
    """The coatl being completed with the prophecies that are chosen for it."""
    choice = _choice(board)
    coatl = board.scene.view.own.coatls[choice.number - 1]
    for action in choice.chosen.actions:
        if isinstance(action, Fulfil):
            coatl = coatl.with_prophecy(action.card)
    return coatl


# The hand, the temples, the row


def draw_choice(
    canvas: Canvas, board: Board, spot: Rect, item: HandCard | OwnTemple | Pile, card: str, number: str, line: bool
) -> None:
    """A card that is chosen from, as a card or in a ``line``."""
    gain = gain_of(board, item)
    coatl = chosen_coatl(board)
    catalog = board.scene.view.catalog
    face = catalog.prophecies.get(card) or catalog.temples[card]
    drawn = Card(face, number, board.standing(card, coatl), at_cursor=item == board.scene.item)
    if line:
        draw_gain_line(canvas, spot, drawn, gain, board.words)
        if drawn.at_cursor:
            cursor(canvas, spot)
    else:
        draw_gain_card(canvas, spot, drawn, gain, board.words)


def draw_gains_of_hand(canvas: Canvas, board: Board) -> None:
    """What the chosen cards bring in large digits, if all of them lie in the hand and have room."""
    gains = [(area, gain_of(board, item)) for area, item, _ in canvas.spots]
    chosen = [(area, gain.points) for area, gain in gains if gain.choosing == "chosen"]
    if board.at.hand_cards.scale == "card" and len(chosen) == len(_choice(board).chosen.uses):
        draw_large_gains(canvas, chosen)


def draw_apart(canvas: Canvas, board: Board, spot: Rect, item: object, card: str, number: str, line: bool) -> None:
    """A card of the row, which the coatl cannot get."""
    drawn = Card(board.scene.view.catalog.prophecies[card], number, at_cursor=item == board.scene.item)
    gain = Gain("none", 0, (board.scene.l10n("completing-in-row"),))
    if line:
        draw_gain_line(canvas, spot, drawn, gain, board.words, mark=False)
        if drawn.at_cursor:
            cursor(canvas, spot)
    else:
        draw_gain_card(canvas, spot, drawn, gain, board.words)


def hand_titles(board: Board) -> tuple[str, ...]:
    """How many prophecies may still come, and what the signs mean, in ever shorter words."""
    scene, choice = board.scene, _choice(board)
    coatl = scene.view.own.coatls[choice.number - 1]
    most = scene.view.rules.prophecies_per_coatl - len(coatl.prophecies)
    yes, no = (met_sign(met, scene.signs) for met in (True, False))
    return tuple(
        scene.l10n(message, n=most, yes=yes, no=no) for message in ("completing-hand", "completing-hand-short")
    )


# The coatls


def rows_beside(board: Board, left: int) -> tuple[list[tuple[int, Place]], Rect]:
    """Where the other coatls lie, each with its index, and what is left of their pane for the one being completed: all
    that it can use comes before the rows of the others. If these have a row each, they lie above it, two in a row. On a
    large table they lie beside the rack, from the column ``left`` on, and all below it is for that one."""
    at, index = board.at, _choice(board).number - 1
    inner, framed = at.coatls, at.framed
    if at.design == "large":
        return _lines_beside_rack(board, left)
    y, bottom = at.rack.bottom, inner.bottom - framed
    others = len(at.places) - 1
    wanted = 10 if framed else 3
    if not others or wanted + 3 * others > bottom - y:
        places = [
            (number, _in_half(board, number, y + row, half, others > 1))
            for place, number in enumerate(n for n in range(len(at.places)) if n != index)
            for row, half in (divmod(place, 2),)
        ]
        first = at.places[index].area
        y += -(-others // 2)
        return places, Rect(first.x, y, first.width, max(1, bottom - y))
    free = max(1, bottom - y - 3 * others)
    places, area = [], Rect(0, 0, 0, 0)
    for number, place in enumerate(at.places):
        if number == index:
            area = Rect(place.area.x, y, place.area.width, free)
            y = area.bottom
            continue

        def row(column: Rect, y: int = y) -> Rect:
            return Rect(column.x, y, column.width, 3)

        scale: CardScale = "beside" if framed else "line"
        places.append((number, Place(row(place.area), row(place.serpent), row(place.cards), scale)))
        y += 3
    return places, area


def _lines_beside_rack(board: Board, left: int) -> tuple[list[tuple[int, Place]], Rect]:
    """The other coatls in a row each, with free rows between two of them, and what lies below them."""
    at, index = board.at, _choice(board).number - 1
    right, coatls = at.coatls.right - 1, board.scene.table.coatls
    numbers = [number for number in range(len(at.places)) if number != index]
    step = 2 if len(numbers) <= 2 else 1
    places, x = [], left + _WORDS
    widest = max((serpent_width(Serpent(coatls[number].pieces), Scale(1, 3)) for number in numbers), default=0)
    for row, number in enumerate(numbers):
        y = at.rack.y + step * row
        cells = min(widest, right - x - CHIP * (board.scene.view.rules.prophecies_per_coatl + 1) - 2)
        cards = Rect(x + cells + 2, y, right - x - cells - 2, 1)
        places.append((number, Place(Rect(left, y, right - left, 1), Rect(x, y, cells, 1), cards, "chip")))
    top = max(at.rack.bottom, at.rack.y + step * (len(numbers) - 1) + 1) + 1
    return places, Rect(at.coatls.x + 1, top, right - at.coatls.x - 1, at.coatls.bottom - 1 - top)


def _in_half(board: Board, number: int, y: int, half: int, shares: bool) -> Place:
    """The place of a coatl in one row, or, if it ``shares`` it, in its first or second half."""
    place, coatl = board.at.places[number], board.scene.table.coatls[number]
    if not shares:
        area, serpent, cards = (Rect(each.x, y, each.width, 1) for each in (place.area, place.serpent, place.cards))
        return Place(area, serpent, cards, "chip")
    width = place.area.width // 2
    area = Rect(place.area.x + half * width, y, width - 1, 1)
    x = place.serpent.x + half * width
    chips = CHIP * (len(coatl.prophecies) + (coatl.temple is not None))
    room = area.right - chips - (0 if board.at.framed else 4) - 2 - x
    pieces = Serpent(coatl.pieces)
    end = x + min(room, serpent_width(pieces, fit(pieces, room, 1, 3)))
    return Place(area, Rect(x, y, room, 1), Rect(end + 2, y, chips, 1), "chip")


def draw_completing(canvas: Canvas, board: Board, area: Rect) -> None:
    """The coatl being completed, in an area that its pane has left for it."""
    choice = _choice(board)
    coatl = board.scene.view.own.coatls[choice.number - 1]
    parts = _parts(board, coatl)
    text = str(choice.chosen.points if board.counted_sum is None else board.counted_sum)
    if board.at.design == "large":
        _draw_large(canvas, board, area, coatl, parts, text)
    elif board.at.framed:
        _draw_framed(canvas, board, area, coatl, parts, text)
    else:
        _draw_compact(canvas, board, area, coatl, parts, text)


def _parts(board: Board, coatl: Coatl) -> list[Part]:
    """The cards beside the coatl, those that it gets now last."""
    view, chosen, choice = board.scene.view, chosen_coatl(board), _choice(board)
    ids = [(card, False) for card in coatl.prophecies]
    ids += [(card_of(use, view), True) for use in choice.chosen.in_order]
    parts = []
    for card, gained in ids:
        worth = board.standing(card, chosen)
        face = view.catalog.prophecies.get(card) or view.catalog.temples[card]
        parts.append(Part(Card(face, now=worth), worth.points, gained))
    return parts


def _draw_large(canvas: Canvas, board: Board, area: Rect, coatl: Coatl, parts: list[Part], text: str) -> None:
    """The coatl over the whole width, larger than any other; below it its cards, and behind them the sum."""
    left, right = _place(board).serpent.x, area.right - 1
    sizes = [rows for rows in (_LARGE, 3, 1) if area.height >= 5 + rows + 1]
    high, cards = (5, sizes[0]) if sizes else (min(3, area.height), max(0, area.height - 3))
    labels = bool(sizes) and cards >= 3
    gap = int(area.height >= high + cards + labels + 1)
    top = area.y + (area.height - high - gap - cards - labels) // 2
    _draw_serpent(canvas, board, Rect(left, top, right - left, high), coatl)
    _draw_label(canvas, board, area.x + 2, top + high // 2, left - 1, coatl)
    rows = HIGH if cards >= HIGH else LOW
    sum_width = max(digits_width(text, rows), digits_width("00", rows), _SUM)
    below = Rect(left, top + high + gap, right - left - sum_width - 4, cards)
    end = _draw_below(canvas, board, below, parts, _BESIDE_LARGE, labels)
    draw_digits(canvas, end + 3, below.y, text, "bold points" if rows == LOW else "points", rows)
    if cards > rows:
        _draw_sum_then(canvas, board, Rect(end + 3, below.y + rows + 1, right - end - 3, 1), parts)


def _draw_framed(canvas: Canvas, board: Board, area: Rect, coatl: Coatl, parts: list[Part], text: str) -> None:
    left, wide = _place(board).serpent.x, max(digits_width(text, HIGH), digits_width("00", HIGH))
    room = area.right - 1 - _LINES - 6 - wide - left
    high = 5 if area.height >= 8 and fit(Serpent(coatl.pieces), room, 5).rows == 5 else 3
    rest = area.height - high
    cards = 3 if rest >= 4 else max(0, min(2, rest))
    labels = rest >= cards + 3 > 5
    used = high + cards + labels
    top = area.y + (max(0, area.height - used) + 1) // 2
    lines = Rect(area.right - 1 - _LINES, area.y, _LINES, area.height)
    rows = HIGH if area.height >= HIGH else LOW
    x = lines.x - 3 - max(digits_width(text, rows), digits_width("00", rows))
    _draw_serpent(canvas, board, Rect(left, top, x - 3 - left, high), coatl)
    _draw_label(canvas, board, area.x + 1, top + high // 2, left - 1, coatl)
    middle = top + (used - rows) // 2 if high == 3 else top
    draw_digits(canvas, x, middle, text, "bold points" if rows == LOW else "points", rows)
    _draw_lines(canvas, board, lines, middle if rows == HIGH else top, parts)
    below = Rect(left, top + high, x - 3 - left, cards)
    _draw_below(canvas, board, below, parts, _BESIDE, labels)


def _place(board: Board) -> Place:
    return board.at.places[_choice(board).number - 1]


def _draw_serpent(canvas: Canvas, board: Board, room: Rect, coatl: Coatl) -> int:
    """The coatl as large as it can be. Returns the column after it."""
    number = _choice(board).number
    news = board.news.pieces.get((board.scene.shown, number - 1), frozenset())
    serpent = Serpent(coatl.pieces, news=news)
    most = 12 if board.at.design == "large" else 8 if room.height == 5 else 6
    scale = fit(serpent, room.width, room.height, most)
    y = room.y + (room.height - scale.rows) // 2
    last = draw_serpent(canvas, room.x, y, serpent, scale, room.width)
    item = CoatlItem(number)
    spot = Rect(room.x, y, last - room.x, scale.rows)
    canvas.spot(spot, item)
    if board.scene.item == item:
        cursor(canvas, spot)
    return last


def _draw_label(canvas: Canvas, board: Board, x: int, y: int, end: int, coatl: Coatl) -> None:
    l10n = board.scene.l10n
    at = canvas.put(x, y, str(_choice(board).number), "bold text") + 1
    canvas.put(at, y, fitted(l10n("drawn-complete"), end - at), "good")
    canvas.put(x, y + 1, fitted(l10n("drawn-long", n=len(coatl)), end - x), "muted")


def _draw_lines(canvas: Canvas, board: Board, area: Rect, y: int, parts: list[Part]) -> None:
    """What the sum is made of, and what all complete coatls are worth then, from this row on or from a higher one if
    there are too many."""
    l10n = board.scene.l10n
    there = sum(part.points for part in parts if not part.gained)
    gained = [part for part in parts if part.gained]
    lay = bool(there or not gained)
    gained = gained[: area.height - lay - 1]
    y = max(area.y, min(y, area.bottom - lay - len(gained) - 1))
    if lay:
        canvas.right(area.x + 3, y, str(there), "bold points" if there else "bold muted")
        canvas.put(area.x + 4, y, fitted(l10n("completing-lay"), area.width - 4), "muted")
        y += 1
    for part in gained:
        canvas.right(area.x + 3, y, f"+{part.points}", "bold points")
        _draw_card(canvas, board, area.x + 4, y, area.width - 4, part.card)
        y += 1
    _draw_sum_then(canvas, board, Rect(area.x, y, area.width, 1), parts)


def _draw_sum_then(canvas: Canvas, board: Board, area: Rect, parts: list[Part]) -> None:
    """What all complete coatls are worth then."""
    scene, there = board.scene, sum(part.points for part in parts if not part.gained)
    after = points_of(scene.view, scene.shown)[0] - there + _choice(board).chosen.points
    name = fitted(scene.table.name, max(4, area.width - cell_len(board.words.then) - 6))
    x = canvas.put(area.x, area.y, name, "muted") + 1
    x = canvas.put(x, area.y, board.words.then, "muted") + 1
    canvas.put(x, area.y, str(after), "bold points")


def _draw_card(canvas: Canvas, board: Board, x: int, y: int, room: int, card: Card) -> None:
    """A card in a row, as in a sentence."""
    end = x + room
    x = draw_mark(canvas, x, y, card) + 1
    face = card.face
    if isinstance(face, Prophecy):
        draw_pattern(canvas, x, y, face.pattern, board.words.each, end - x, 2)
        return
    for number, held in enumerate(card.now.held if card.now is not None else ()):
        drawn = requirement(Card(face), number, board.words, canvas.signs, 1)
        if held and x + drawn.width <= end:
            x = drawn.paint(canvas, x, y) + 1


def _draw_below(canvas: Canvas, board: Board, area: Rect, parts: list[Part], most: int, labels: bool) -> int:
    """The cards in the places that they fill, and below each whether it lay there. Returns the column after them."""
    if not area.height or not parts:
        return area.x
    l10n = board.scene.l10n
    places = board.scene.view.rules.prophecies_per_coatl + 1
    width = min(most, (area.width + 1) // max(places, len(parts)) - 1)
    if area.height < 2 or width < 10:
        x = area.x
        for part in parts:
            x = _draw_gain_chip(canvas, x, area.y, part, 2) + 1
        return x
    for at, part in enumerate(parts):
        spot = Rect(area.x + at * (width + 1), area.y, width, area.height)
        if area.height >= _LARGE and part.gained:
            draw_gain_card(canvas, spot, part.card, Gain("chosen", part.points), board.words)
        elif area.height >= _LARGE:
            draw_card(canvas, spot, evolve(part.card, corner=str(part.points)), board.words)
        else:
            draw_gained(canvas, spot, part.card, part.points, board.words, part.gained)
        if labels:
            kind = "completing-gets" if part.gained else "completing-lay"
            text = l10n(kind)
            if cell_len(text) > width:
                text = l10n("completing-gain-short" if part.gained else "completing-lay-short")
            canvas.put(spot.x + 1, area.bottom, fitted(text, width - 1), "good" if part.gained else "muted")
    return area.x + len(parts) * (width + 1)


def _draw_compact(canvas: Canvas, board: Board, area: Rect, coatl: Coatl, parts: list[Part], text: str) -> None:
    """Without boxes: the coatl, its sum, and chips of its cards in columns. The sum stands between them, away from the
    points of other coatls at the right end."""
    rows = HIGH if area.height >= HIGH and area.width >= 100 else LOW if area.height >= LOW else 1
    width = digits_width(text, rows) if rows > 1 else len(text)
    high = 5 if area.height >= 5 else 3 if area.height >= 3 else 1
    top = area.bottom - max(high, min(rows, area.height)) if area.height < 6 else area.y + (area.height - high) // 2
    if rows == 1:
        chips, x = area.right - 1 - _CHIPS - width, area.right - 1 - width
        _draw_serpent(canvas, board, Rect(3, top, chips - 5, high), coatl)
        canvas.put(area.x + 1, top, str(_choice(board).number), "bold text")
        at = chips
        for part in parts:
            at = _draw_gain_chip(canvas, at, top, part, 0)
        canvas.put(x, top, text, "bold points")
        return
    if high == LOW == area.height - 1 and len(parts) > LOW:  # the free row above has all of them in their order
        x = area.right - 1 - width
        _draw_serpent(canvas, board, Rect(3, top, x - 5, high), coatl)
        canvas.put(area.x + 1, top + high // 2, str(_choice(board).number), "bold text")
        draw_digits(canvas, x, top, text, "points", rows)
        at = area.right - 1
        for part in reversed(parts):  # above their sum, and without a gold ground, which would run into its digits
            told = f"+{part.points}" if part.gained else str(part.points)
            at = canvas.right(at, area.y, told, points_ink(part.points), "card") - 2
            at = draw_mark(canvas, at, area.y, part.card) - 4
        return
    columns = -(-len(parts) // LOW)  # what lay there comes first; what the coatl gets has a gold ground
    chips = area.right - columns * _STEP
    x = chips - width - 2
    _draw_serpent(canvas, board, Rect(3, top, x - 5, high), coatl)
    canvas.put(area.x + 1, top + high // 2, str(_choice(board).number), "bold text")
    draw_digits(canvas, x, top + (high - rows) // 2, text, "points", rows)
    first = top + (high - LOW) // 2
    for place, part in enumerate(parts):
        column, row = divmod(place, LOW)
        _draw_gain_chip(canvas, chips + column * _STEP, first + row, part, 1)


def _draw_gain_chip(canvas: Canvas, x: int, y: int, part: Part, gap: int) -> int:
    """A card as a chip, with the points it brings. Returns the column after it and a gap."""
    if not part.gained and gap:
        draw_chip(canvas, x, y, part.card)
        return x + CHIP
    x = draw_mark(canvas, x, y, part.card)
    if not part.gained:
        return canvas.put(x, y, str(part.points), points_ink(part.points), "card")
    text = f" +{part.points}" if gap == 2 else f"+{part.points}" if gap else str(part.points)
    return canvas.put(x, y, text, "bold on-points", "points") + bool(gap)
