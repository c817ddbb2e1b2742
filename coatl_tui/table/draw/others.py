"""The panes of the other players, or of an automatic opponent."""

from __future__ import annotations

from attrs import evolve
from rich.cells import cell_len, set_cell_size

from coatl_core.game.coatl import score
from coatl_core.game.opponent import Opponent, OpponentCard
from coatl_core.game.view import SeatView
from coatl_core.language.optiontext import short_options_text
from coatl_tui.table.draw.board import Board, frame
from coatl_tui.table.draw.coatls import draw_cards_beside
from coatl_tui.table.draw.recap import player_ink
from coatl_tui.table.draw.shared import NEXT, draw_pile, pattern_hint
from coatl_tui.table.scene import OpponentItem, Seat
from coatl_tui.widgets.canvas import MORE, Canvas, Rect, cursor
from coatl_tui.widgets.card import (
    CHIP,
    TEMPLE,
    Card,
    draw_beside,
    draw_card,
    draw_chip,
    draw_free,
    draw_mark,
    fitted,
    points_ink,
)
from coatl_tui.widgets.serpent import (
    HEAD,
    OPEN_HEAD,
    OPEN_TAIL,
    TAIL,
    Scale,
    Serpent,
    draw_piece,
    draw_pieces,
    draw_serpent,
    fit,
    piece_width,
    serpent_width,
)
from coatl_tui.widgets.tiles import draw_pattern

_SMALL = Scale(1, 1)
_COLLAPSED = 4
"""The cells that the number of coatls without a row takes."""
_FREE = 11
"""The cells of the place for more cards beside a coatl."""


def draw_others(canvas: Canvas, board: Board) -> None:
    """All other players, each with points, rack and coatls; those who have just done something keep their marks."""
    scene, at = board.scene, board.at
    opponent = scene.view.opponent
    if opponent is not None:
        _draw_automatic(canvas, board, opponent)
        return
    order = sorted(range(len(scene.view.players)), key=lambda seat: (seat - scene.shown) % len(scene.view.players))
    seats = [seat for seat in order if seat != scene.shown]
    if not seats:
        frame(canvas, board, at.others[0], "players", "other", scene.l10n("pane-players"))
    elif at.design == "large":
        for number, (seat, area) in enumerate(zip(seats, at.others, strict=False)):
            _draw_table(canvas, board, area, seat, "other" if number == 0 else "")
    elif len(seats) == 1:
        _draw_one(canvas, board, at.others[0], seats[0])
    else:
        _draw_several(canvas, board, at.others[0], seats)


def _counts(board: Board, player: SeatView, short: bool = False) -> str:
    """How many cards and tokens a player holds."""
    message = "drawn-counts-short" if short else "drawn-counts"
    return board.scene.l10n(message, hand=player.hand_size, temples=player.temples_size, tokens=len(player.tokens))


def _spot(canvas: Canvas, board: Board, area: Rect, item: object, digit: str = "") -> None:
    canvas.spot(area, item, digit)
    if board.scene.item == item:
        cursor(canvas, area)


def _draw_rack(canvas: Canvas, board: Board, area: Rect, player: SeatView) -> int:
    """A rack with its word before it. Returns the column where something else may stand."""
    l10n, spaces = board.scene.l10n, board.scene.view.rules.board_spaces
    text = l10n("drawn-rack", n=len(player.board), all=spaces)
    x = canvas.put(area.x, area.y, text, "muted") + 1
    return _draw_spaced_rack(canvas, board, Rect(x, area.y, area.right - x, 1), player) + 1


def _draw_one(canvas: Canvas, board: Board, area: Rect, seat: int) -> None:
    """One other player: a line for each coatl, and the rack."""
    player = board.scene.view.players[seat]
    inner = frame(canvas, board, area, "players", "other", player.name, _counts(board, player, not board.at.framed))
    room = inner.height - 1
    y = inner.y
    rack = y if board.at.framed else inner.bottom - 1
    shown = _shown_coatls(board, seat, room)
    rest = [index for index in range(len(player.coatls)) if index not in shown]
    x = inner.x + 2 * (not board.at.framed)
    end = _draw_rack(canvas, board, Rect(x, rack, inner.right - x - _COLLAPSED * bool(rest), 1), player)
    if board.at.framed:
        y += 2 if len(player.coatls) < room else 1
    _spot(canvas, board, Rect(inner.x, y, inner.width, 1), Seat(seat))
    for row, index in enumerate(shown):
        _draw_coatl_line(canvas, board, Rect(inner.x, y + row, inner.width, 1), seat, index)
    if rest:
        _draw_collapsed(canvas, board, Rect(end + 1, rack, inner.right - end - 1, 1), seat, rest)


def _draw_collapsed(canvas: Canvas, board: Board, area: Rect, seat: int, rest: list[int]) -> None:
    """Coatls that have no row, at the right end of an area of one row: of each the number of pieces, the cards and the
    points; or how many they are and what they bring, if there is no room for that."""
    coatls = board.scene.view.players[seat].coatls
    catalog, strict = board.scene.view.catalog, board.scene.view.rules.strict_x
    points = {index: score(coatls[index], catalog, strict) for index in rest}
    parts = []
    for index in rest:
        coatl = coatls[index]
        sign = f"{HEAD if coatl.head else OPEN_HEAD}{len(coatl)}{TAIL if coatl.tail else OPEN_TAIL}"
        cards = (*coatl.prophecies, *((coatl.temple,) if coatl.temple is not None else ()))
        parts.append((sign, index, cards, len(sign) + 1 + CHIP * len(cards) + len(str(points[index]))))
    x = area.right - sum(width for *_, width in parts) - 2 * (len(parts) - 1)
    if x < area.x:
        total = sum(points.values())
        texts = (f"{MORE} {len(rest)} · {board.scene.l10n('points', points=total)}", f"{MORE} {len(rest)}")
        canvas.right(area.right, area.y, next((t for t in texts if cell_len(t) <= area.width), texts[-1]), "muted")
        return
    for sign, index, cards, _ in parts:
        x = canvas.put(x, area.y, sign, "muted") + 1
        for card in cards:
            x = draw_chip(canvas, x, area.y, board.beside(card, coatls[index], seat, index))
        ink = points_ink(points[index] if coatls[index].complete else 0)
        x = canvas.put(x, area.y, str(points[index]), ink) + 2


def _shown_coatls(board: Board, seat: int, room: int) -> list[int]:
    """The indices of the coatls to show: those with news and open ones first, if there is no room for all."""
    coatls = board.scene.view.players[seat].coatls
    first = sorted(range(len(coatls)), key=lambda i: ((seat, i) not in board.news.pieces, coatls[i].complete, -i))
    return sorted(first[:room])


def _draw_coatl_line(canvas: Canvas, board: Board, area: Rect, seat: int, index: int, most: int = 2) -> None:
    """A coatl in a row: its pieces, its cards as chips, its points."""
    scene = board.scene
    coatl = scene.view.players[seat].coatls[index]
    catalog, strict = scene.view.catalog, scene.view.rules.strict_x
    came = board.news.pieces.get((seat, index), frozenset())
    ids = (*coatl.prophecies, *((coatl.temple,) if coatl.temple is not None else ()))
    chips = CHIP * max(2, *(len(c.prophecies) + (c.temple is not None) for c in scene.view.players[seat].coatls))
    points = score(coatl, catalog, strict)
    serpent = Serpent(coatl.pieces, news=came)
    room = area.width - chips - 4
    scale = fit(serpent, room, 1, most)
    x = draw_serpent(canvas, area.x, area.y, serpent, scale, room)
    if came and x + 4 <= area.right - chips - 3:
        canvas.put(x + 1, area.y, f"+{len(came)}", "bold news")
    at = area.right - chips - 3
    for card in ids:
        at = draw_chip(canvas, at, area.y, board.beside(card, coatl, seat, index))
    canvas.right(area.right, area.y, str(points), points_ink(points if coatl.complete else 0))


def _draw_several(canvas: Canvas, board: Board, area: Rect, seats: list[int]) -> None:
    """Two others or more: a line for each coatl if there is room, or else one or two for each player."""
    scene = board.scene
    players = scene.view.players
    right = scene.l10n("drawn-one-each", key=board.key("other"))
    inner = frame(canvas, board, area, "players", "other", scene.l10n("pane-players"), right)
    if sum(max(1, len(players[seat].coatls)) for seat in seats) < inner.height:
        _draw_lines(canvas, board, inner, seats)
        return
    y, spare = inner.y, inner.height - len(seats)
    for seat in seats[: inner.height]:
        height = 1 + (spare > 0)
        _draw_player(canvas, board, Rect(inner.x, y, inner.width, height), seat)
        y, spare = y + height, spare - 1


def _rack_width(player: SeatView, scale: Scale = _SMALL) -> int:
    """The cells of a rack whose pieces stand apart: those of a coatl touch."""
    return max(0, sum(piece_width(piece.part, scale) + 1 for piece in player.board) - 1)


def _draw_spaced_rack(canvas: Canvas, board: Board, area: Rect, player: SeatView) -> int:
    """A rack in a row, its pieces as large as they fit; their number if there is no room for them. Returns the column
    after it."""
    scale = next((s for s in (Scale(1, 3), Scale(1, 2), _SMALL) if _rack_width(player, s) <= area.width), None)
    if scale is None:
        text = board.scene.l10n("drawn-rack-short", n=len(player.board))
        return canvas.put(area.x, area.y, fitted(text, area.width), "muted")
    return draw_pieces(canvas, area.x, area.y, player.board, scale) - bool(player.board)


def _draw_lines(canvas: Canvas, board: Board, inner: Rect, seats: list[int]) -> None:
    """A line for each coatl, before them the player's name; the racks on the last line."""
    players = board.scene.view.players
    room = max(cell_len(fitted(players[seat].name, 12)) for seat in seats) + 1
    y = inner.y
    for seat in seats:
        player = players[seat]
        canvas.put(inner.x, y, fitted(player.name, 12), player_ink(seat))
        _spot(canvas, board, Rect(inner.x, y, room - 1, 1), Seat(seat))
        for index in range(len(player.coatls)):
            _draw_coatl_line(canvas, board, Rect(inner.x + room, y + index, inner.width - room, 1), seat, index)
        y += max(1, len(player.coatls))
    width = inner.width // len(seats)
    for place, seat in enumerate(seats):
        left, end = inner.x + width * place, inner.x + width * (place + 1) - 1
        name = fitted(players[seat].name, 12)  # it stands whole in the rows above
        name = set_cell_size(name, min(cell_len(name), width // 2)).rstrip()
        x = canvas.put(left, inner.bottom - 1, name, player_ink(seat)) + 1
        _draw_spaced_rack(canvas, board, Rect(x, inner.bottom - 1, end - x, 1), players[seat])


def _draw_player(canvas: Canvas, board: Board, area: Rect, seat: int) -> None:
    """A player in one row or two: name, points, cards in hand and temples, rack, and coatls as small as they get."""
    player = board.scene.view.players[seat]
    sure, unsure = board.points(player)
    x = canvas.put(area.x, area.y, fitted(player.name, 12), player_ink(seat)) + 1
    x = canvas.put(x, area.y, f"{sure}", points_ink(sure))
    x = canvas.put(x, area.y, f" +{unsure}" if unsure else "", "muted") + 1
    _spot(canvas, board, Rect(area.x, area.y, x - area.x - 1, 1), Seat(seat))
    sizes = [serpent_width(Serpent(coatl.pieces), _SMALL) for coatl in player.coatls]
    coatls = 0 if area.height > 1 else sum(min(8, size) + 1 for size in sizes)
    counts = board.scene.l10n("drawn-hand-short", hand=player.hand_size, temples=player.temples_size)
    for text in (counts, f"{player.hand_size} {TEMPLE}{player.temples_size}"):
        if x + cell_len(text) + 1 + _rack_width(player) + coatls <= area.right:
            x = canvas.put(x, area.y, text, "muted") + 1
            break
    if area.height > 1:
        x = _draw_spaced_rack(canvas, board, Rect(x, area.y, area.right - x, 1), player) + 1
    elif player.board:
        rack = min(_rack_width(player), max(0, area.right - x - coatls))
        x = _draw_spaced_rack(canvas, board, Rect(x, area.y, rack, 1), player) + 2
    if area.height > 1:
        x, y, most = area.x + 2, area.y + 1, 2
    else:
        y, most = area.y, 1
    short = 5 * sum(coatl.complete for coatl in player.coatls)
    for index, coatl in sorted(enumerate(player.coatls), key=lambda pair: pair[1].complete):
        short -= 5 * coatl.complete
        serpent = Serpent(coatl.pieces, news=board.news.pieces.get((seat, index), frozenset()))
        room = area.right - x - short
        scale = fit(serpent, room, 1, most)
        if coatl.complete and serpent_width(serpent, scale) > room:  # its points are counted already
            scale, sign = _SMALL, f"{HEAD}{len(coatl)}{TAIL}"
            if x + len(sign) <= area.right:
                x = canvas.put(x, y, sign, "muted") + 1
                continue
        if room < min(8, serpent_width(serpent, scale)):
            canvas.put(min(x, area.right - 1), y, MORE, "muted")
            return
        x = draw_serpent(canvas, x, y, serpent, scale, room) + 1


def _draw_table(canvas: Canvas, board: Board, area: Rect, seat: int, id: str) -> None:
    """A player at full size: the rack, and each coatl with its cards beside it, in two columns if the area is wide."""
    scene = board.scene
    player, l10n = scene.view.players[seat], scene.l10n
    inner = frame(canvas, board, area, "players", id, player.name, _counts(board, player, area.width < 70))
    _draw_rack(canvas, board, Rect(inner.x, inner.y, inner.width, 1), player)
    _spot(canvas, board, Rect(inner.x, inner.y, inner.width, 1), Seat(seat))
    if not player.coatls:
        canvas.put(inner.x, inner.y + 2, fitted(l10n("table-no-coatl"), inner.width), "faint")
    columns = max(1, inner.width // 70)
    width = (inner.width + 2) // columns - 2
    rows = -(-len(player.coatls) // columns)
    heights = [1] * rows
    spare = inner.height - 1 - rows
    for row in reversed(range(rows)):  # the open ones come last
        if spare >= 3:
            heights[row], spare = 4, spare - 3
    y = inner.y + 1
    for row, height in enumerate(heights):
        gap = int(spare > 0)
        for column, index in enumerate(range(row, len(player.coatls), rows)):
            place = Rect(inner.x + column * (width + 2), y, width, height + gap)
            if height == 1:
                _draw_coatl_line(canvas, board, Rect(place.x, y, width, 1), seat, index, 3)
            else:
                _draw_coatl(canvas, board, place, seat, index, below=bool(gap))
        y, spare = y + height + gap, spare - gap


def _draw_coatl(canvas: Canvas, board: Board, area: Rect, seat: int, index: int, below: bool) -> None:
    """A coatl of another player at full size: a line about it, its pieces in three rows, the cards beside it. ``below``
    says that the row below it is free for marks."""
    scene, l10n = board.scene, board.scene.l10n
    coatl = scene.view.players[seat].coatls[index]
    state = l10n("drawn-complete" if coatl.complete else "drawn-open")
    points = score(coatl, scene.view.catalog, scene.view.rules.strict_x)
    x = canvas.put(area.x, area.y, f"{index + 1} ", "bold muted")
    x = canvas.put(x, area.y, f"{state} · {l10n('drawn-long', n=len(coatl))} · ", "muted")
    x = canvas.put(x, area.y, f"{points} ", points_ink(points) if coatl.complete else "bold text")
    worth = l10n("drawn-points", points=points) if coatl.complete else l10n("drawn-so-far")
    canvas.put(x, area.y, worth, "muted")
    ids = (*coatl.prophecies, *((coatl.temple,) if coatl.temple is not None else ()))
    as_cards = len(ids) * 12 <= area.width // 2 + 2
    beside = len(ids) * (12 if as_cards else CHIP)
    serpent = Serpent(coatl.pieces, news=board.news.pieces.get((seat, index), frozenset()))
    room = area.width - beside - 1
    scale = fit(serpent, room, 3, 5)
    y = area.y + 1
    draw_serpent(canvas, area.x, y + (3 - scale.rows) // 2, serpent, scale, room, below and scale.rows == 3)
    cards = [board.beside(card, coatl, seat, index) for card in ids]
    if not as_cards:
        draw_cards_beside(canvas, board, Rect(area.right - beside, y, beside, 3), "chip", cards)
        return
    free = 0 if coatl.complete else max(0, scene.view.rules.prophecies_per_coatl - len(coatl.prophecies))
    end = area.right
    if free and room - serpent_width(serpent, scale) > _FREE:
        draw_free(canvas, Rect(end - _FREE, y, _FREE, 3), l10n("drawn-more", n=free + 1))
        end -= _FREE + 1
    _draw_narrow(canvas, board, Rect(end - beside, y, beside, 3), cards)


def _draw_narrow(canvas: Canvas, board: Board, area: Rect, cards: list[Card]) -> None:
    for number, card in enumerate(cards):
        draw_beside(canvas, Rect(area.x + 12 * number, area.y, 11, 3), evolve(card, news=False), board.words)
        if card.news:
            canvas.underline(area.x + 12 * number, area.y, 11)


# An automatic opponent


def _draw_automatic(canvas: Canvas, board: Board, opponent: Opponent) -> None:
    """An automatic opponent: the line of its prophecies, with the pieces on each and those it still needs, and the pile
    of the fulfilled ones."""
    scene, at = board.scene, board.at
    l10n = scene.l10n
    area = Rect(at.others[0].x, at.others[0].y, at.others[-1].right - at.others[0].x, at.others[0].height)
    points = l10n("points", points=opponent.points)
    right, title = f"{points} · {l10n('opponent-cards', n=len(opponent.scored))}", opponent.name
    variant = scene.view.ruleset.opponent
    options = short_options_text(variant.id, variant.chosen, l10n) if variant is not None else ""
    if scene.forecast is not None:
        ahead = l10n("opponent-next", field=scene.forecast.field)
        room = area.width - cell_len(title) - 11
        rights = (f"{right} · {NEXT} {ahead}", f"{points} · {NEXT} {ahead}", f"{NEXT} {ahead}", right)
        right = next((text for text in rights if cell_len(text) <= room), right)
    if options and cell_len(title) + cell_len(options) + cell_len(right) + 14 <= area.width:
        title = f"{title} · {options}"
    inner = frame(canvas, board, area, "players", "other", title, right)
    if at.design == "large":
        _draw_automatic_cards(canvas, board, opponent, inner)
        return
    step = 1
    for number, card in enumerate(opponent.cards[: inner.height], 1):
        y = inner.y + (number - 1) * step
        _draw_automatic_line(canvas, board, Rect(inner.x + 1, y, inner.width - 1, 1), number, card)
    y = inner.y + len(opponent.cards)
    if y < inner.bottom and (board.at.framed or inner.height > 4):
        draw_pile(canvas, board, opponent, inner.x + 1, y, inner.right)


def _draw_automatic_line(canvas: Canvas, board: Board, area: Rect, number: int, card: OpponentCard) -> None:
    prophecy = board.scene.view.catalog.prophecies[card.card]
    x, y = area.x, area.y
    item = OpponentItem(number)
    at_cursor = board.scene.item == item
    canvas.put(x, y, str(number), *(("bold on-focus", "focus") if at_cursor else ("muted", None)))
    x = draw_mark(canvas, x + 1, y, Card(prophecy)) + 1
    if number in board.news.opponent:
        canvas.underline(x - 3, y, 2)
    draw_pattern(canvas, x, y, prophecy.pattern, board.words.each, 11, 2)
    x += 12
    x = canvas.put(x, y, str(prophecy.levels[-1][1]), "bold points") + 1
    x = _draw_collected(canvas, x, y, area.right - x, card)
    needs = board.scene.l10n("drawn-needs", n=len(card.needs))
    if x + 1 + cell_len(needs) <= area.right:
        canvas.right(area.right, y, needs, "muted")
    _spot(canvas, board, Rect(area.x, y, area.width, 1), item, str(number))


def _draw_collected(canvas: Canvas, x: int, y: int, room: int, card: OpponentCard) -> int:
    """The pieces on a card, and in brackets those it still needs. Returns the column after them."""
    cells = 3 if 3 * (len(card.pieces) + len(card.needs)) <= room else 1
    end = x + room
    for piece in card.pieces:
        x = draw_piece(canvas, x, y, piece, Scale(1, cells))
    needs = [color if color != "*" else "□" for color in card.needs]
    texts = [f"({need})" for need in needs] if cells == 3 else [f"({''.join(needs)})"] if needs else []
    for text in texts:
        x = canvas.put(x, y, fitted(text, end - x), "muted")
    return x


def _draw_automatic_cards(canvas: Canvas, board: Board, opponent: Opponent, inner: Rect) -> None:
    """His line as cards: what their patterns mean in words, and in the last row of each the pieces on it."""
    catalog, l10n = board.scene.view.catalog, board.scene.l10n
    width = min(31, inner.width // max(1, len(opponent.cards)) - 2)
    for number, card in enumerate(opponent.cards, 1):
        area = Rect(inner.x + 1 + (number - 1) * (width + 2), inner.y + 1, width, 7)
        item = OpponentItem(number)
        prophecy = catalog.prophecies[card.card]
        drawn = Card(
            prophecy,
            str(number),
            corner=l10n("drawn-needs", n=len(card.needs)),
            hint=pattern_hint(board, card.card, width),
            news=number in board.news.opponent,
            at_cursor=board.scene.item == item,
        )
        draw_card(canvas, area, drawn, board.words)
        _draw_collected(canvas, area.x + 1, area.bottom - 1, width - 2, card)
        canvas.spot(area, item, str(number))
    draw_pile(canvas, board, opponent, inner.x + 1, inner.bottom - 1, inner.right)
