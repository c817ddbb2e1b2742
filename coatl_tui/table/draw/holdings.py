"""What another player holds: the name with the mark of one that thinks, cards and tokens, the rack."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size

from coatl_core.game.view import SeatView
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.chips import NAME
from coatl_tui.widgets.canvas import ANY, Canvas, Rect
from coatl_tui.widgets.card import TEMPLE
from coatl_tui.widgets.serpent import Scale, draw_pieces, piece_width
from coatl_tui.widgets.strip import draw_touching

HELD, TOKEN = "▌", "◇"
"""Signs before the number of cards in a hand, and of sacrifice tokens."""
_SMALL = Scale(1, 1)


def mark_of(board: Board, seat: int) -> str:
    """What stands behind a player's name: the sign of one that is thinking, and its place if none is."""
    view = board.scene.view
    if not view.setup.is_computer(seat):
        return ""
    return f" {board.thinking}" if board.thinking and board.scene.computer_moves and seat == view.acting else "  "


def short_name(board: Board, seat: int, room: int = NAME) -> str:
    """A player's name with its mark behind it, as far as there is room."""
    mark = mark_of(board, seat)
    return cut(board.scene.view.players[seat].name, room - len(mark)) + mark


def cut(name: str, room: int) -> str:
    """The beginning of a name in so many cells."""
    return name if cell_len(name) <= room else set_cell_size(name, max(0, room)).rstrip()


def counts(board: Board, player: SeatView, short: bool = False) -> str:
    """How many cards a player holds, and how many tokens if there are any in the game."""
    l10n, length, between = board.scene.l10n, "-short" if short else "", " " if short else " · "
    if "temples" in board.hidden:
        parts = [l10n("drawn-counts-hand", hand=player.hand_size)]
    else:
        parts = [l10n(f"drawn-counts{length}", hand=player.hand_size, temples=player.temples_size)]
    if board.scene.view.rules.sacrifice_tokens and "tokens" not in board.hidden:
        parts.append(l10n(f"drawn-counts-tokens{length}", tokens=len(player.tokens)))
    return between.join(parts)


def facts(board: Board, player: SeatView) -> list[str]:
    """How many cards, temples, tokens and pieces on the board a player holds, each with its sign, what matters most
    first."""
    told = [f"{HELD}{player.hand_size}", f"{TEMPLE}{player.temples_size}"]
    if board.scene.view.rules.sacrifice_tokens:
        told.append(f"{TOKEN}{len(player.tokens)}")
    return [*told, f"{ANY}{len(player.board)}"]


def words_of_facts(board: Board, player: SeatView) -> list[str]:
    """What the signs of the facts mean, a text for each."""
    legend, signs = board.scene.l10n("drawn-held-signs"), [text[0] for text in facts(board, player)]
    every = sorted(legend.index(sign) for sign in (HELD, TEMPLE, TOKEN, ANY))
    ends = dict(zip(every, [*every[1:], len(legend)], strict=True))
    return [legend[at : ends[at]].strip() for at in map(legend.index, signs)]


def held(board: Board, player: SeatView) -> str:
    """How many cards and tokens a player holds, with signs."""
    return " ".join(facts(board, player)[:-1])


def backs_of(board: Board, player: SeatView) -> list[str]:
    """The inks of the backs of a player's cards in hand: prophecies, then temples."""
    temples = 0 if "temples" in board.hidden else player.temples_size
    return ["muted"] * player.hand_size + ["temple"] * temples


def put_backs(canvas: Canvas, board: Board, area: Rect, seat: int) -> int:
    """The backs of the cards in hand side by side, as wide as they can be; without a gap if they are narrow. Returns
    the column after them."""
    backs = backs_of(board, board.scene.view.players[seat])
    if not backs:
        return area.x
    gap = int((area.width + 1) // len(backs) > 4)
    width = min(20, (area.width + gap) // len(backs) - gap)
    for number, ink in enumerate(backs):
        back = Rect(area.x + number * (width + gap), area.y, width, area.height)
        canvas.fill(back, "card")
        for row in range(back.y, back.bottom):
            canvas.put(back.x, row, "▌", ink)
        if ink == "temple" and width > 1:
            canvas.put(back.x + width // 2, back.y + back.height // 2, TEMPLE, ink)
    return area.x + len(backs) * (width + gap) - gap


def rack_width(player: SeatView, scale: Scale = _SMALL) -> int:
    """The cells of a rack whose pieces stand apart: those of a coatl touch."""
    return max(0, sum(piece_width(piece.part, scale) + 1 for piece in player.board) - 1)


RACKS = (Scale(1, 3), Scale(1, 2), _SMALL)
"""How large the pieces of a rack in a row may be, the largest first."""


def draw_loose(canvas: Canvas, area: Rect, player: SeatView, most: Scale | None = RACKS[0]) -> int:
    """A rack in a row, its pieces at most as large as ``most``, apart if there is room for that. Returns the column
    after it."""
    scales = [scale for scale in RACKS if most is not None and scale.cells <= most.cells]
    scale = next((scale for scale in scales if rack_width(player, scale) <= area.width), None)
    if scale is None:
        return draw_touching(canvas, area.x, area.y, player.board)
    return draw_pieces(canvas, area.x, area.y, player.board, scale) - bool(player.board)


def rack_told(board: Board, seat: int) -> str:
    """How many pieces are on a board, and how many may be."""
    view = board.scene.view
    return board.scene.l10n("drawn-rack", n=len(view.players[seat].board), all=view.limits(seat).board_spaces)


def fits_apart(board: Board, room: int, seat: int) -> bool:
    """Whether a rack with its word before it has room in so many cells without pieces that touch."""
    return cell_len(rack_told(board, seat)) + 1 + rack_width(board.scene.view.players[seat]) <= room


def draw_rack(canvas: Canvas, board: Board, area: Rect, seat: int) -> int:
    """A rack with its word before it. Returns the column where something else may stand."""
    x = canvas.put(area.x, area.y, rack_told(board, seat), "muted") + 1
    return draw_loose(canvas, Rect(x, area.y, area.right - x, 1), board.scene.view.players[seat]) + 1
