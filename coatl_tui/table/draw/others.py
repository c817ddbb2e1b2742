"""The panes of the other players."""

from __future__ import annotations

from attrs import evolve, frozen
from rich.cells import cell_len

from coatl_core.game.coatl import Coatl, score
from coatl_core.game.view import SeatView
from coatl_core.language.numbertext import written
from coatl_core.play.things import Seat
from coatl_tui.table.draw.automatic import draw_automatic
from coatl_tui.table.draw.board import Board, frame, points_of
from coatl_tui.table.draw.coatls import draw_cards_beside
from coatl_tui.table.draw.recap import NAME, player_ink
from coatl_tui.table.draw.shared import put_spot
from coatl_tui.widgets.canvas import ANY, MORE, Canvas, Rect
from coatl_tui.widgets.card import TEMPLE, Card, draw_free, fitted, points_ink
from coatl_tui.widgets.serpent import (
    HEAD,
    OPEN_HEAD,
    OPEN_TAIL,
    TAIL,
    Scale,
    Serpent,
    draw_pieces,
    draw_serpent,
    fit,
    piece_width,
    serpent_width,
)
from coatl_tui.widgets.signs import USUAL, Signs
from coatl_tui.widgets.small_card import CHIP, draw_beside, draw_chip

HELD, TOKEN = "▌", "◇"
"""Signs before the number of cards in a hand, and of sacrifice tokens."""
_SMALL = Scale(1, 1)
_FEW = 4
"""Up to so many rows each of several players has one or two."""
_LEAST_RACK = 4
"""The cells that a rack needs at least, with the gaps at its sides."""
_COLLAPSED = 4
"""The cells that the number of coatls without a row takes."""
_FREE = 11
"""The cells of the place for more cards beside a coatl."""


def draw_others(canvas: Canvas, board: Board) -> None:
    """All other players, each with points, rack and coatls; those who have just done something keep their marks."""
    scene, at = board.scene, board.at
    opponent = scene.view.opponent
    if opponent is not None:
        draw_automatic(canvas, board, opponent)
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


def _mark(board: Board, seat: int) -> str:
    """What stands behind a player's name: the sign of one that is thinking, and its place if none is."""
    view = board.scene.view
    if not view.setup.is_computer(seat):
        return ""
    return f" {board.thinking}" if board.thinking and board.scene.computer_moves and seat == view.acting else "  "


def _name(board: Board, seat: int) -> str:
    """A player's name as far as there is room in a row, where its mark stands behind it."""
    return fitted(board.scene.view.players[seat].name, NAME - len(_mark(board, seat)))


def _counts(board: Board, player: SeatView, short: bool = False) -> str:
    """How many cards a player holds, and how many tokens if there are any in the game."""
    l10n, length, between = board.scene.l10n, "-short" if short else "", " " if short else " · "
    if "temples" in board.hidden:
        counts = [l10n("drawn-counts-hand", hand=player.hand_size)]
    else:
        counts = [l10n(f"drawn-counts{length}", hand=player.hand_size, temples=player.temples_size)]
    if board.scene.view.rules.sacrifice_tokens and "tokens" not in board.hidden:
        counts.append(l10n(f"drawn-counts-tokens{length}", tokens=len(player.tokens)))
    return between.join(counts)


def _draw_rack(canvas: Canvas, board: Board, area: Rect, seat: int) -> int:
    """A rack with its word before it. Returns the column where something else may stand."""
    view = board.scene.view
    player, spaces = view.players[seat], view.limits(seat).board_spaces
    text = board.scene.l10n("drawn-rack", n=len(player.board), all=spaces)
    x = canvas.put(area.x, area.y, text, "muted") + 1
    return _draw_spaced_rack(canvas, board, Rect(x, area.y, area.right - x, 1), player) + 1


def _draw_one(canvas: Canvas, board: Board, area: Rect, seat: int) -> None:
    """One other player: a line for each coatl, and the rack."""
    player = board.scene.view.players[seat]
    title = player.name + _mark(board, seat)
    inner = frame(canvas, board, area, "players", "other", title, _counts(board, player, not board.at.framed))
    room = inner.height - 1
    y = inner.y
    rack = y if board.at.framed else inner.bottom - 1
    shown = _shown_coatls(board, seat, room)
    rest = [index for index in range(len(player.coatls)) if index not in shown]
    x = inner.x + 2 * (not board.at.framed)
    end = _draw_rack(canvas, board, Rect(x, rack, inner.right - x - _COLLAPSED * bool(rest), 1), seat)
    if board.at.framed:
        y += 2 if len(player.coatls) < room else 1
    put_spot(canvas, board, Rect(inner.x, y, inner.width, 1), Seat(seat))
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
        sign = coatl_chip(coatl, canvas.signs)
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
    names = max(cell_len(_name(board, seat) + _mark(board, seat)) for seat in seats)
    lines = sum(max(1, len(players[seat].coatls)) for seat in seats)
    if max(_FEW, lines) < inner.height and names + _LEAST_RACK < inner.width // len(seats):
        _draw_lines(canvas, board, inner, seats)
    else:
        _draw_rows(canvas, board, inner, seats)


def _rack_width(player: SeatView, scale: Scale = _SMALL) -> int:
    """The cells of a rack whose pieces stand apart: those of a coatl touch."""
    return max(0, sum(piece_width(piece.part, scale) + 1 for piece in player.board) - 1)


def _draw_spaced_rack(canvas: Canvas, board: Board, area: Rect, player: SeatView) -> int:
    """A rack in a row, its pieces as large as they fit; their number if there is no room for them. Returns the column
    after it."""
    scale = next((s for s in (Scale(1, 3), Scale(1, 2), _SMALL) if _rack_width(player, s) <= area.width), None)
    if scale is None:
        text = board.scene.l10n("drawn-rack-short", n=len(player.board))
        text = text if cell_len(text) <= area.width else f"{ANY}{len(player.board)}"
        return canvas.put(area.x, area.y, text, "muted")
    return draw_pieces(canvas, area.x, area.y, player.board, scale) - bool(player.board)


def _draw_lines(canvas: Canvas, board: Board, inner: Rect, seats: list[int]) -> None:
    """A line for each coatl, before them the player's name; the racks on the last line."""
    players = board.scene.view.players
    room = max(cell_len(_name(board, seat) + _mark(board, seat)) for seat in seats) + 1
    y = inner.y
    for seat in seats:
        player = players[seat]
        canvas.put(inner.x, y, _name(board, seat) + _mark(board, seat), player_ink(seat))
        put_spot(canvas, board, Rect(inner.x, y, room - 1, 1), Seat(seat))
        for index in range(len(player.coatls)):
            _draw_coatl_line(canvas, board, Rect(inner.x + room, y + index, inner.width - room, 1), seat, index)
        y += max(1, len(player.coatls))
    width = inner.width // len(seats)
    for place, seat in enumerate(seats):
        left, end = inner.x + width * place, inner.x + width * (place + 1) - 1
        x = canvas.put(left, inner.bottom - 1, _name(board, seat), player_ink(seat)) + 1
        _draw_spaced_rack(canvas, board, Rect(x, inner.bottom - 1, end - x, 1), players[seat])


@frozen
class _Look:
    """How much is told of each of several players in a row: what they hold in ``words`` or with signs, the cells of a
    piece of the rack (0: only how many there are), the ``unsure`` points, a ``gap`` between coatls."""

    words: bool
    cells: int
    unsure: bool = True
    gap: int = 1


_LOOKS = (
    *(_Look(words, cells) for words, cells in ((True, 3), (True, 2), (False, 3), (False, 2), (False, 1))),
    *(_Look(False, cells, unsure, gap) for cells, unsure, gap in ((1, True, 0), (1, False, 1), (1, False, 0))),
    *(_Look(False, 0, unsure, gap) for unsure, gap in ((True, 1), (True, 0), (False, 1), (False, 0))),
)
"""From the one that needs most room to the one that needs least."""


def _draw_rows(canvas: Canvas, board: Board, inner: Rect, seats: list[int]) -> None:
    """A row for each player, or two if there is room for two of each: name, points, what they hold, rack, and coatls.
    Everything stands in the same column for all of them."""
    players = [board.scene.view.players[seat] for seat in seats]
    rows = 2 if inner.height >= 2 * len(seats) else 1
    looks = _LOOKS if board.at.framed else [look for look in _LOOKS if not look.words]  # words have no room for long
    end = inner.right + (not board.at.framed)  # without a box the last column is free
    look = next((look for look in looks if sum(_widths(board, seats, look, rows)) <= end - inner.x), looks[-1])
    name, points, unsure, held, rack, _ = _widths(board, seats, look, rows)
    for y, (seat, player) in enumerate(zip(seats, players, strict=True)):
        x, y = inner.x, inner.y + rows * y
        canvas.put(x, y, _name(board, seat) + _mark(board, seat), player_ink(seat))
        x += name + points
        sure, more = points_of(board.scene.view, seat)
        canvas.right(x - 1, y, written(sure), points_ink(sure))
        if look.unsure and more:
            canvas.put(x, y, f"+{more}", "muted")
        put_spot(canvas, board, Rect(inner.x, y, x - 1 - inner.x, 1), Seat(seat))
        x += unsure
        canvas.put(x, y, _held(board, player, look), "muted")
        x += held
        if look.cells:
            draw_pieces(canvas, x, y, player.board, Scale(1, look.cells))
        else:
            canvas.put(x, y, f"{ANY}{len(player.board)}", "muted")
        if rows == 1:
            _draw_chips(canvas, board, Rect(x + rack, y, end - x - rack, 1), seat, look.gap)
        else:
            _draw_coatls_row(canvas, board, Rect(inner.x + 2, y + 1, inner.width - 2, 1), seat)
    legend = board.scene.l10n("drawn-held-signs")
    if not look.words and inner.height > rows * len(seats) and cell_len(legend) <= inner.width:
        canvas.put(inner.x, inner.bottom - 1, legend, "faint")


def _widths(board: Board, seats: list[int], look: _Look, rows: int) -> tuple[int, ...]:
    """The cells of each column, those of the gap after it included: name, points, unsure points, what is held, rack,
    coatls."""
    players = [board.scene.view.players[seat] for seat in seats]
    points = [points_of(board.scene.view, seat) for seat in seats]
    unsure = max(len(f"+{more}") + 1 if more and look.unsure else 0 for _, more in points)
    rack = max(
        _rack_width(player, Scale(1, look.cells)) if look.cells else len(f"{ANY}{len(player.board)}")
        for player in players
    )
    coatls = max(sum(len(coatl_chip(coatl)) + look.gap for coatl in player.coatls) - look.gap for player in players)
    return (
        max(cell_len(_name(board, seat) + _mark(board, seat)) for seat in seats) + 1,
        max(len(str(sure)) for sure, _ in points) + 1,
        unsure,
        max(cell_len(_held(board, player, look)) for player in players) + 1,
        rack + 1 if rack else 0,
        max(0, coatls) if rows == 1 else -1,
    )


def _held(board: Board, player: SeatView, look: _Look) -> str:
    """How many cards and tokens a player holds, in words or with signs."""
    if look.words:
        return _counts(board, player, short=True)
    tokens = f"{TOKEN}{len(player.tokens)}" if board.scene.view.rules.sacrifice_tokens else ""
    return f"{HELD}{player.hand_size}{TEMPLE}{player.temples_size}{tokens}"


def coatl_chip(coatl: Coatl, signs: Signs = USUAL) -> str:
    """A coatl as its ends and how many pieces it has. In ASCII, where an open end would look like a head or a tail, it
    is left blank."""
    head, tail = (" ", " ") if signs.ascii_only else (OPEN_HEAD, OPEN_TAIL)
    return f"{HEAD if coatl.head else head}{len(coatl)}{TAIL if coatl.tail else tail}"


def _draw_chips(canvas: Canvas, board: Board, area: Rect, seat: int, gap: int) -> None:
    """The coatls of a player as chips; if not all have room, how many more there are stands behind them."""
    chips = [coatl_chip(coatl, canvas.signs) for coatl in board.scene.view.players[seat].coatls]
    x = area.x
    for index, chip in enumerate(chips):
        left = sum(map(len, chips[index:])) + gap * (len(chips) - index - 1)
        more = f"{MORE}{len(chips) - index}"
        if left > area.right - x and x + len(chip) + gap + len(more) > area.right:
            canvas.put(x, area.y, more, "muted")
            return
        ink = "bold news" if (seat, index) in board.news.pieces else "muted"
        x = canvas.put(canvas.put(x, area.y, chip[0], "muted"), area.y, chip[1:-1], ink)
        x = canvas.put(x, area.y, chip[-1], "muted") + gap


def _draw_coatls_row(canvas: Canvas, board: Board, area: Rect, seat: int) -> None:
    """The coatls of a player in a row of their own: all as pieces, or all as chips."""
    coatls = board.scene.view.players[seat].coatls
    serpents = [Serpent(c.pieces, news=board.news.pieces.get((seat, i), frozenset())) for i, c in enumerate(coatls)]
    for scale in (Scale(1, 2), _SMALL):
        if sum(serpent_width(serpent, scale) + 1 for serpent in serpents) - 1 <= area.width:
            x = area.x
            for serpent in serpents:
                x = draw_serpent(canvas, x, area.y, serpent, scale) + 1
            return
    _draw_chips(canvas, board, area, seat, 1)


def _draw_table(canvas: Canvas, board: Board, area: Rect, seat: int, id: str) -> None:
    """A player at full size: the rack, and each coatl with its cards beside it, in two columns if the area is wide."""
    scene = board.scene
    player, l10n = scene.view.players[seat], scene.l10n
    title = player.name + _mark(board, seat)
    counts = (_counts(board, player, area.width < 70), _held(board, player, _LOOKS[-1]))
    inner = frame(canvas, board, area, "players", id, title, *counts)
    _draw_rack(canvas, board, Rect(inner.x, inner.y, inner.width, 1), seat)
    put_spot(canvas, board, Rect(inner.x, inner.y, inner.width, 1), Seat(seat))
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
    worth = l10n("drawn-points", points=points) if coatl.complete else l10n("drawn-so-far")
    x = canvas.put(area.x, area.y, f"{index + 1} ", "bold muted")
    told = f"{state} · {l10n('drawn-long', n=len(coatl))} · "
    if cell_len(f"{told}{points} {worth}") > area.right - x:
        told = f"{l10n('drawn-long', n=len(coatl))} · "  # its ends show whether it is complete
    x = canvas.put(x, area.y, told, "muted")
    x = canvas.put(x, area.y, f"{points} ", points_ink(points) if coatl.complete else "bold text")
    canvas.put(x, area.y, fitted(worth, area.right - x), "muted")
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
