"""The panes of the other players, or of an automatic opponent."""

from __future__ import annotations

from attrs import evolve
from rich.cells import cell_len

from coatl_core.game.coatl import score
from coatl_core.game.opponent import Opponent, OpponentCard
from coatl_core.game.view import SeatView
from coatl_tui.table.draw.board import Board, frame
from coatl_tui.table.draw.coatls import draw_cards_beside
from coatl_tui.table.scene import OpponentItem, Seat
from coatl_tui.widgets.canvas import MORE, NOTHING, Canvas, Rect, cursor
from coatl_tui.widgets.card import CHIP, Card, draw_card, draw_chip, draw_mark, fitted
from coatl_tui.widgets.serpent import Scale, Serpent, draw_piece, draw_pieces, draw_serpent, fit, piece_width
from coatl_tui.widgets.tiles import draw_pattern


def draw_others(canvas: Canvas, board: Board) -> None:
    """All other players, each with points, rack and coatls; those who have just done something keep their marks."""
    scene, at = board.scene, board.at
    opponent = scene.view.opponent
    if opponent is not None:
        _draw_automatic(canvas, board, opponent)
        return
    order = sorted(range(len(scene.view.players)), key=lambda seat: (seat - scene.shown) % len(scene.view.players))
    seats = [seat for seat in order if seat != scene.shown]
    if at.design == "large":
        for number, (seat, area) in enumerate(zip(seats, at.others, strict=False)):
            _draw_table(canvas, board, area, seat, "O" if number == 0 else "")
    elif len(seats) == 1:
        _draw_one(canvas, board, at.others[0], seats[0])
    else:
        _draw_several(canvas, board, at.others[0], seats)


def _counts(board: Board, player: SeatView, short: bool = False) -> str:
    """How many cards and tokens a player holds."""
    message = "drawn-counts-short" if short else "drawn-counts"
    return board.scene.l10n(message, hand=player.hand_size, temples=player.temples_size, tokens=len(player.tokens))


def _points(board: Board, player: SeatView) -> tuple[int, int]:
    """The points of the complete coatls of a player, and those that the open ones would bring as they are."""
    catalog, strict = board.scene.view.catalog, board.scene.view.rules.strict_x
    sums = [(coatl.complete, score(coatl, catalog, strict)) for coatl in player.coatls]
    return sum(s for done, s in sums if done), sum(s for done, s in sums if not done)


def _spot(canvas: Canvas, board: Board, area: Rect, item: object, digit: str = "") -> None:
    canvas.spot(area, item, digit)
    if board.scene.item == item:
        cursor(canvas, area)


def _draw_rack(canvas: Canvas, board: Board, x: int, y: int, player: SeatView) -> None:
    l10n, spaces = board.scene.l10n, board.scene.view.rules.board_spaces
    text = l10n("drawn-rack", n=len(player.board), all=spaces)
    x = canvas.put(x, y, text, "muted") + 1
    draw_pieces(canvas, x, y, player.board, Scale(1, 3 if len(player.board) < 6 else 2))


def _draw_one(canvas: Canvas, board: Board, area: Rect, seat: int) -> None:
    """One other player: a line for each coatl, and the rack."""
    player = board.scene.view.players[seat]
    inner = frame(canvas, board, area, "players", "O", player.name, _counts(board, player, not board.at.framed))
    room = inner.height - 1
    y = inner.y
    if board.at.framed:
        _draw_rack(canvas, board, inner.x, y, player)
        y += 2 if len(player.coatls) < room else 1
    else:
        _draw_rack(canvas, board, inner.x + 2, inner.bottom - 1, player)
    _spot(canvas, board, Rect(inner.x, y, inner.width, 1), Seat(seat))
    shown = _shown_coatls(board, seat, room)
    for row, index in enumerate(shown):
        _draw_coatl_line(canvas, board, Rect(inner.x, y + row, inner.width, 1), seat, index)
    if len(shown) < len(player.coatls):
        canvas.right(inner.right, y + len(shown) - 1, MORE, "muted")


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
    chips = CHIP * max(3, len(ids))
    points = score(coatl, catalog, strict)
    serpent = Serpent(coatl.pieces, news=came)
    room = area.width - chips - 4 - 4 * bool(came)
    scale = fit(serpent, room, 1, most)
    x = draw_serpent(canvas, area.x, area.y, serpent, scale, room)
    if came and x + 4 <= area.right - chips - 3:
        canvas.put(x + 1, area.y, f"+{len(came)}", "bold news")
    at = area.right - chips - 3
    for card in ids:
        at = draw_chip(canvas, at, area.y, board.beside(card, coatl, seat, index))
    canvas.right(area.right, area.y, str(points), "bold points" if coatl.complete else "bold muted")


def _draw_several(canvas: Canvas, board: Board, area: Rect, seats: list[int]) -> None:
    """Two others or more: a line for each coatl if there is room for that and a line of racks, or else one for each
    player."""
    scene = board.scene
    players = scene.view.players
    names = ", ".join(players[seat].name for seat in seats)
    right = scene.l10n("drawn-one-each", key="o")
    inner = frame(canvas, board, area, "players", "O", fitted(names, area.width - len(right) - 14), right)
    lines = sum(max(1, len(players[seat].coatls)) for seat in seats)
    if lines < inner.height:
        _draw_lines(canvas, board, inner, seats)
        return
    for row, seat in enumerate(seats[: inner.height]):
        _draw_player_line(canvas, board, Rect(inner.x, inner.y + row, inner.width, 1), seat)


def _draw_lines(canvas: Canvas, board: Board, inner: Rect, seats: list[int]) -> None:
    players = board.scene.view.players
    name_room = min(12, max(cell_len(players[seat].name) for seat in seats)) + 1
    y = inner.y
    for seat in seats:
        player = players[seat]
        canvas.put(inner.x, y, fitted(player.name, name_room - 1), "bold text")
        _spot(canvas, board, Rect(inner.x, y, name_room - 1, 1), Seat(seat))
        for index in range(len(player.coatls)):
            _draw_coatl_line(
                canvas, board, Rect(inner.x + name_room, y + index, inner.width - name_room, 1), seat, index
            )
        y += max(1, len(player.coatls))
    y = max(y, inner.bottom - 1)
    x, step = inner.x, inner.width // len(seats)
    for seat in seats:
        player = players[seat]
        at = canvas.put(x, y, fitted(player.name, min(name_room - 1, step // 3)), "muted") + 1
        size = 3 if len(player.board) * 4 <= x + step - at else 1
        for piece in player.board:
            at = draw_piece(canvas, at, y, piece, Scale(1, size)) + (size > 1)
        x += step


def _draw_player_line(canvas: Canvas, board: Board, area: Rect, seat: int) -> None:
    """A player in one row: name, points, cards in hand and temples, rack and coatls as small as they get."""
    player = board.scene.view.players[seat]
    sure, unsure = _points(board, player)
    x = canvas.put(area.x, area.y, fitted(player.name, 12), "bold text") + 1
    x = max(x, area.x + 6)
    x = canvas.put(x, area.y, f"{sure}", "bold points")
    x = canvas.put(x, area.y, f"+{unsure} " if unsure else " ", "muted")
    _spot(canvas, board, Rect(area.x, area.y, x - area.x, 1), Seat(seat))
    hand = f"{player.hand_size}▲{player.temples_size} "
    if area.right - x > 30:
        x = canvas.put(x, area.y, hand, "muted")
    for piece in player.board:
        x = draw_piece(canvas, x, area.y, piece, Scale(1, 1))
    x += 1
    for index in reversed(range(len(player.coatls))):  # the open ones come last
        coatl = player.coatls[index]
        serpent = Serpent(coatl.pieces, news=board.news.pieces.get((seat, index), frozenset()))
        room = area.right - x
        width = sum(piece_width(piece.part, Scale(1, 1)) for piece in coatl.pieces) + 2
        if room < min(width, 8):
            canvas.put(min(x, area.right - 1), area.y, MORE, "muted")
            return
        x = draw_serpent(canvas, x, area.y, serpent, Scale(1, 1), room) + 1


def _draw_table(canvas: Canvas, board: Board, area: Rect, seat: int, key: str) -> None:
    """A player at full size: rack, coatls of three rows, the cards beside them."""
    scene = board.scene
    player, l10n = scene.view.players[seat], scene.l10n
    counts = _counts(board, player, area.width < 70)
    inner = frame(canvas, board, area, "players", key, player.name, counts)
    _draw_rack(canvas, board, inner.x, inner.y, player)
    _spot(canvas, board, Rect(inner.x, inner.y, inner.width, 1), Seat(seat))
    rows = [1] * len(player.coatls)
    spare = inner.height - 1 - len(rows)
    for index in sorted(range(len(rows)), key=lambda i: (player.coatls[i].complete, -i)):
        if spare >= 3:
            rows[index], spare = 4, spare - 3
    y = inner.y + 1
    for index, (coatl, height) in enumerate(zip(player.coatls, rows, strict=True)):
        if height == 1:
            _draw_coatl_line(canvas, board, Rect(inner.x, y, inner.width, 1), seat, index, 3)
            y += 1
            continue
        state = l10n("drawn-complete" if coatl.complete else "drawn-open")
        points = score(coatl, scene.view.catalog, scene.view.rules.strict_x)
        x = canvas.put(inner.x, y, f"{index + 1} ", "bold muted")
        x = canvas.put(x, y, f"{state} · {l10n('drawn-long', n=len(coatl))} · ", "muted")
        x = canvas.put(x, y, f"{points} ", "bold points" if coatl.complete else "bold text")
        canvas.put(x, y, l10n("drawn-points" if coatl.complete else "drawn-so-far"), "muted")
        ids = (*coatl.prophecies, *((coatl.temple,) if coatl.temple is not None else ()))
        beside = len(ids) * 12 if len(ids) * 12 <= inner.width // 2 else len(ids) * CHIP
        came = board.news.pieces.get((seat, index), frozenset())
        serpent = Serpent(coatl.pieces, news=came)
        room = inner.width - beside - 1
        scale = fit(serpent, room, 3, 5)
        draw_serpent(canvas, inner.x, y + 1 + (3 - scale.rows) // 2, serpent, scale, room)
        cards = [board.beside(card, coatl, seat, index) for card in ids]
        place = Rect(inner.right - beside, y + 1, beside, 3)
        if beside == len(ids) * 12:
            _draw_narrow(canvas, board, place, cards)
        else:
            draw_cards_beside(canvas, board, place, "chip", cards, 0)
        y += 4 + (spare > 0)
        spare -= spare > 0
    if not player.coatls:
        canvas.put(inner.x, inner.y + 2, fitted(l10n("table-no-coatl-other"), inner.width), "faint")


def _draw_narrow(canvas: Canvas, board: Board, area: Rect, cards: list[Card]) -> None:
    from coatl_tui.widgets.card import draw_beside

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
    right = f"{points} · {l10n('opponent-cards', n=len(opponent.scored))}"
    inner = frame(canvas, board, area, "players", "O", opponent.name, right)
    if at.design == "large":
        _draw_automatic_cards(canvas, board, opponent, inner)
        return
    step = 1
    for number, card in enumerate(opponent.cards[: inner.height], 1):
        y = inner.y + (number - 1) * step
        _draw_automatic_line(canvas, board, Rect(inner.x + 1, y, inner.width - 1, 1), number, card)
    y = inner.y + len(opponent.cards)
    if y < inner.bottom:
        _draw_pile(canvas, board, opponent, inner.x + 1, y, inner.right)


def _draw_pile(canvas: Canvas, board: Board, opponent: Opponent, x: int, y: int, end: int) -> None:
    x = canvas.put(x, y, board.scene.l10n("opponent-pile"), "muted") + 1
    for line in reversed(opponent.scored):
        if x + CHIP > end:
            canvas.put(end - 1, y, MORE, "muted")
            return
        prophecy = board.scene.view.catalog.prophecies[line.card]
        x = draw_mark(canvas, x, y, Card(prophecy))
        x = canvas.put(x, y, f"{line.points} ", "bold points", "card") + 1
    if not opponent.scored:
        canvas.put(x, y, NOTHING, "faint")


def _draw_automatic_line(canvas: Canvas, board: Board, area: Rect, number: int, card: OpponentCard) -> None:
    prophecy = board.scene.view.catalog.prophecies[card.card]
    x, y = area.x, area.y
    item = OpponentItem(number)
    at_cursor = board.scene.item == item
    canvas.put(x, y, str(number), *(("bold on-focus", "focus") if at_cursor else ("muted", None)))
    x = draw_mark(canvas, x + 1, y, Card(prophecy)) + 1
    draw_pattern(canvas, x, y, prophecy.pattern, board.words.each, 11, 2)
    x += 12
    x = canvas.put(x, y, str(prophecy.levels[-1][1]), "bold points") + 1
    _draw_collected(canvas, x, y, area.right - x, card)
    _spot(canvas, board, Rect(area.x, y, area.width, 1), item, str(number))


def _draw_collected(canvas: Canvas, x: int, y: int, room: int, card: OpponentCard) -> None:
    """The pieces on a card, and in brackets those it still needs."""
    cells = 3 if 3 * (len(card.pieces) + len(card.needs)) <= room else 1
    end = x + room
    for piece in card.pieces:
        x = draw_piece(canvas, x, y, piece, Scale(1, cells))
    needs = [color if color != "*" else "□" for color in card.needs]
    texts = [f"({need})" for need in needs] if cells == 3 else [f"({''.join(needs)})"] if needs else []
    for text in texts:
        x = canvas.put(x, y, fitted(text, end - x), "muted")


def _draw_automatic_cards(canvas: Canvas, board: Board, opponent: Opponent, inner: Rect) -> None:
    catalog = board.scene.view.catalog
    width = min(31, inner.width // max(1, len(opponent.cards)) - 2)
    for number, card in enumerate(opponent.cards, 1):
        area = Rect(inner.x + 1 + (number - 1) * (width + 2), inner.y + 1, width, 5)
        item = OpponentItem(number)
        prophecy = catalog.prophecies[card.card]
        drawn = Card(prophecy, str(number), at_cursor=board.scene.item == item)
        draw_card(canvas, area, drawn, board.words)
        _draw_collected(canvas, area.x, area.bottom + 1, width, card)
        canvas.spot(area, item, str(number))
    _draw_pile(canvas, board, opponent, inner.x + 1, inner.bottom - 1, inner.right)
