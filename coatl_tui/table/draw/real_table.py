"""What is drawn beside a real table: the supply board as it is being told, letters to be clicked, what was told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from attrs import evolve
from rich.cells import cell_len

from coatl_core.cards.pieces import COLORS, Piece
from coatl_core.game.found import Lies
from coatl_core.game.view import PlayerView
from coatl_core.language.foundtext import place_text
from coatl_core.language.l10n import L10n
from coatl_core.language.numbertext import written
from coatl_core.language.optiontext import called
from coatl_core.language.systemtext import system_text
from coatl_core.play.standing import SaveFailure
from coatl_tui.table.draw.board import Board, frame
from coatl_tui.table.draw.chips import Chips
from coatl_tui.table.draw.supply import REFILLED, draw_supply
from coatl_tui.table.layout.areas import CARDS, LARGE, Cards, Design, Layout
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import MORE, Canvas, Rect, meter
from coatl_tui.widgets.card import fitted, points_ink
from coatl_tui.widgets.content import Content
from coatl_tui.widgets.signs import Signs

_NONE = Rect(0, 0, 0, 0)
_TOP: Mapping[Design, int] = {"compact": 5, "cards": 9, "large": 16}
"""The rows of the supply board and of what stands beside it."""


def design_of(width: int, height: int) -> Design:
    """Returns how panes are drawn in a terminal of this size, as at the table."""
    if width >= LARGE[0] and height >= LARGE[1]:
        return "large"
    return "cards" if width >= CARDS[0] and height >= CARDS[1] else "compact"


def beside_layout(width: int, height: int, pile: bool = True) -> Layout:
    """Returns where the supply board lies, and what stands beside it; nothing else of a table is there. With ``pile`` a
    compact table has a row for what an opponent has fulfilled."""
    design = design_of(width, height)
    compact = design == "compact"
    half, rows = max(41, (width + 1) // 2), _TOP[design] - (compact and not pile)
    supply = Rect(0, 0, half - compact, rows)
    nothing = Cards("line", ())
    return Layout(
        design=design,
        status=_NONE,
        supply=supply,
        others=(Rect(half, 0, width - half, rows),),
        news=_NONE,
        prophecies=_NONE,
        temples=_NONE,
        coatls=_NONE,
        hand=_NONE,
        sentence=_NONE,
        keys=_NONE,
        rack=_NONE,
        places=(),
        effect=None,
        free=None,
        row_cards=nothing,
        temple_cards=nothing,
        hand_cards=nothing,
    )


def with_fields(view: PlayerView, fields: Mapping[int, Sequence[Piece]]) -> PlayerView:
    """Returns a view as it is with these pieces on fields of the supply board, and not in the bags any more."""
    bags = dict(view.bags)
    for pieces in fields.values():
        for kind in pieces:
            bags[kind] = max(0, bags.get(kind, 0) - 1)
    supply = tuple(tuple(fields.get(number, pieces)) for number, pieces in enumerate(view.supply, 1))
    return evolve(view, supply=supply, bags=bags)


def draw_telling(canvas: Canvas, scene: Scene, at: Layout, told: Sequence[Lies]) -> None:
    """The supply board as far as it was told, and beside it the cards that were told."""
    board = Board(scene, at, hidden=frozenset((REFILLED,)))
    draw_supply(canvas, board)
    area = at.others[0]
    inner = frame(canvas, board, area, "", "", scene.l10n("tell-told"))
    chips = Chips(scene.view.catalog, scene.l10n, scene.signs, scene.view.setup.players)
    cards = [(lies, card) for lies in told if lies.name != "field" for card in lies.things or ()]
    columns = 2 if inner.width >= _TWO_COLUMNS and len(cards) > inner.height else 1
    width, room = inner.width // columns, inner.height * columns
    shown = cards[-room:] if len(cards) <= room else cards[-(room - 1) :]
    for number, (lies, card) in enumerate(shown, room - len(shown) if len(cards) > room else 0):
        column, row = divmod(number, inner.height)
        _draw_told(
            canvas, Rect(inner.x + column * width, inner.y + row, width - (columns > 1), 1), lies, card, chips, scene
        )
    if len(cards) > room:
        canvas.put(inner.x, inner.y, f"{MORE} {scene.l10n('news-more', n=len(cards) - len(shown))}", "muted")


_TWO_COLUMNS = 60
"""From this width on the cards that were told have room in two columns."""
_PLACE, _LEAST_PLACE = 22, 16
"""The most columns of where a card lies, and so many that it can be told from others."""


def _draw_told(canvas: Canvas, area: Rect, lies: Lies, card: str, chips: Chips, scene: Scene) -> None:
    """Where a card lies, and the card."""
    chip = chips.card(card)
    if area.width - chip.width <= _LEAST_PLACE:
        chip = chips.narrow_card(card)
    room = min(_PLACE, area.width - chip.width - 1)  # what was told is read back: it must be seen whole
    canvas.put(area.x, area.y, fitted(place_text(lies.at, scene.l10n, scene.view.setup.players), room), "muted")
    chip.draw(canvas, area.x + room + 1, area.y)


def draw_unseen(canvas: Canvas, scene: Scene, at: Layout, cards: Sequence[str]) -> None:
    """The prophecies that may still come, as far as the app knows, a column for each colour."""
    catalog, l10n = scene.view.catalog, scene.l10n
    area = Rect(0, 0, canvas.width, canvas.height)
    prophecies = [card for card in cards if card in catalog.prophecies]
    inner = frame(canvas, Board(scene, at), area, "", "", l10n("tell-unseen", n=len(prophecies)))
    chips = Chips(catalog, l10n, scene.signs)
    width = inner.width // len(COLORS)
    for column, color in enumerate(COLORS):
        own = [card for card in prophecies if catalog.prophecies[card].color == color]
        x = inner.x + column * width
        for row, card in enumerate(own[: inner.height]):
            if row == inner.height - 1 and len(own) > inner.height:
                canvas.put(x, inner.y + row, f"{MORE} {len(own) - row}", "muted")
            else:
                whole = chips.card(card)
                shown = whole if whole.width < width else chips.narrow_card(card)
                shown.draw(canvas, x, inner.y + row)


def draw_letters(canvas: Canvas, numbers: Mapping[str, int]) -> None:
    """The colours that can be typed, each with how many there are: a click types its letter."""
    x = 0
    for color in COLORS:
        number = str(numbers.get(color, 0))
        none = number == "0"
        text = f" {canvas.letter(color)} "
        canvas.spot(Rect(x, 0, cell_len(text), 1), color)
        x = canvas.put(x, 0, text, *(("faint", "bar") if none else (f"bold on-{color}", color)))
        x = canvas.put(x + 1, 0, number, "faint" if none else "muted") + 3


def status_content(width: int, l10n: L10n, what: str, signs: Signs) -> Content:
    """Returns the status line of a screen on which something is told of a real table."""
    canvas = Canvas(width, 1, signs)
    canvas.fill(Rect(0, 0, width, 1), "bar")
    x = canvas.put(0, 0, f" {l10n('tell-title')} ", "bold on-points", "points")
    canvas.put(x + 1, 0, what, "muted")
    return canvas.content()


def draw_status(
    canvas: Canvas, view: PlayerView, l10n: L10n, opponent_moves: bool, unsaved: SaveFailure | None
) -> None:
    """Whose turn it is, the opponent's points, and how many body segments are left; or why the game is not saved."""
    opponent = view.opponent
    name = called(opponent, l10n) if opponent is not None and opponent_moves else view.players[0].name
    canvas.fill(Rect(0, 0, canvas.width, 1), "bar")
    x = canvas.put(0, 0, f" {name} ", "bold on-points", "points") + 1
    x = canvas.put(x, 0, l10n("beside-status", turn=view.turn), "muted") + 1
    if unsaved is not None:
        text = l10n("table-unsaved", reason=system_text(unsaved.reason, l10n))
        canvas.right(canvas.width, 0, fitted(text, canvas.width - x), "bold news")
        return
    left, all_bodies = view.bodies_left(), max(1, view.rules.bodies_per_color * len(COLORS))
    x = canvas.right(canvas.width - 1, 0, f" {left:>3}", "text")
    x -= _METER
    meter(canvas, x, 0, _METER, left / all_bodies)
    x = canvas.right(x - 1, 0, l10n("status-bodies"), "muted") - 2
    if opponent is not None:
        x = canvas.right(x, 0, written(opponent.points), points_ink(opponent.points))
        canvas.right(x - 1, 0, called(opponent, l10n), "muted")


_METER = 10
