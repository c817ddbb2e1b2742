"""What lies ahead: on a large table, what the next piece would bring for a coatl, and what cards lack beside
each; or, while none is open, what the fields have for the cards (``needs``)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Literal, TypeAlias

from attrs import frozen
from rich.cells import cell_len

from coatl_core.cards.pieces import Part
from coatl_core.game.coatl import Coatl
from coatl_core.game.reach import Reach, Source
from coatl_core.play.ahead import NextBody, next_bodies
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.needs import draw_fields, lacking
from coatl_tui.table.draw.tally import draw_tally, tally_width
from coatl_tui.widgets.canvas import MORE, NOTHING, Canvas, Rect
from coatl_tui.widgets.card import REFUSED, fitted, points_ink, put_runs, shortened
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.serpent import Scale, draw_piece
from coatl_tui.widgets.tiles import draw_beginning, draw_lacking, draw_pattern, put_found

NEXT = 5
"""The rows of what the next piece would bring: one for each colour."""
LEAST_NEXT = 26
"""The least cells of them."""
_LABELED, _LABEL = 50, 9
"""From so many cells on a label stands before them, and the most cells of it."""
_TILES = 24
"""The cells of what a card lacks beside a new coatl."""
_WHERE, _NAME, _LEAST_TEXT = 18, 9, 18
"""The cells before what cards lack beside each coatl, those of the name of a coatl, and the least ones of where the
pieces are."""
_PATTERN, _ASKED = 14, 15
"""The most cells of a pattern, and those of it before what a card lacks beside another coatl."""


_Size: TypeAlias = Literal["pattern", "count", "words", "sign"]
"""How much is told of a card that a piece brings something for: with its pattern, in words alone, with its pattern and
a count, or by a sign."""
_GAP = 2
"""The free cells between two cards."""


@frozen
class _Brought:
    """What a piece brings for a card: its points now and ``then``, or how many pieces it ``lacks`` then."""

    card: str
    before: int
    then: int
    lacks: int


def draw_ahead(canvas: Canvas, board: Board) -> None:
    """What lies ahead, where there is room for it: what the fields have for the cards while no coatl is open, or else
    what each card lacks beside the coatls that are not worked on."""
    area = board.at.ahead
    if area is None or not board.scene.shows_own or "worth" in board.hidden:
        return
    if board.coatl is None or board.coatl.complete:
        draw_fields(canvas, board, area)
    else:
        drawn_from = "beside others", board.aim[0], board.scene.brought, board.at.free is None
        board.keep(canvas, area, drawn_from, partial(_draw_everywhere, board=board, area=area))


def _draw_everywhere(canvas: Canvas, board: Board, area: Rect) -> None:
    """What each card lacks beside the coatls that can grow and are not worked on, and beside a new one, and where that
    is: of the one that is worked on, the cards themselves say it. Beside a single coatl the cards of the hand and those
    of the row have a column each, with what they ask for. Where a card is nearer than beside the coatl that is worked
    on is lighter."""
    scene, l10n = board.scene, board.scene.l10n
    growing = [number for number, _ in scene.growing()]
    numbers = growing + [len(scene.view.own.coatls) + 1] * (board.at.free is not None)
    others = [number for number in numbers if number != board.aim[0]]
    held = [*dict.fromkeys(card for card in scene.hand if card is not None)]
    row = [card for card in dict.fromkeys(scene.view.row) if card is not None and card not in held]
    single = len(others) == 1
    columns = [(others[0], held), (others[0], row)] if single else [(number, [*held, *row]) for number in others]
    columns = [(number, _nearest(board, cards, len(held), area.height, others)) for number, cards in columns if cards]
    if not columns:
        return
    names = {
        number: l10n("ahead-new") if number > len(scene.view.own.coatls) else l10n("ahead-coatl", coatl=number)
        for number in others
    }
    shown = {card for _, cards in columns for card in cards}
    places = {card: scene.view.row.index(card) + 1 for card in shown.intersection(row)}  # of two that are alike one
    left_out = [n for n, card in enumerate(scene.view.row, 1) if card in row and places.get(card) != n]
    high = max(len(cards) for _, cards in columns)
    label = Rect(area.x + 2, area.y, _WHERE - 3, high)
    canvas.fill(label, "card")
    lines = [*wrap(names[others[0]], label.width - 2)] * single
    for y, line in enumerate(lines, area.y):
        canvas.put(label.x + 1, y, line, "bold text")
    rest = wrap(l10n("ahead-there"), label.width - 2)[: max(0, high - len(lines) - 1)]
    for y, line in enumerate(rest, area.y + len(lines)):
        canvas.put(label.x + 1, y, line, "muted" if single else "bold text")
    nearer = any(_is_nearer(board, card, number) for number, cards in columns for card in cards)
    if nearer and len(lines) + len(rest) < high:
        canvas.fill(Rect(label.x, label.bottom - 1, label.width, 1), "card-lit")  # as the rows that it explains
        canvas.put(label.x + 1, label.bottom - 1, fitted(l10n("ahead-nearer"), label.width - 2), "bold text")
    if left_out:
        single_card = f"{board.letter('go-prophecies')}{left_out[0]}"
        more = f"{MORE} {single_card if len(left_out) == 1 else len(left_out)}"
        room = label.width - 3 - cell_len(more)
        free = (y for y, line in enumerate([*lines, *rest], label.y) if cell_len(line) <= room)
        canvas.right(label.right - 1, next(free, label.y), more, "muted")
    left = area.x + _WHERE
    step = (area.right + 1 - left) // len(columns)
    for column, (number, cards) in enumerate(columns):
        x = left + column * step
        width = step - 2 if column + 1 < len(columns) else area.right - 1 - x
        for y, card in enumerate(cards, area.y):
            _draw_elsewhere(canvas, board, Rect(x, y, width, 1), card, number, pattern=single)
        if not single:
            canvas.put(x + 6, area.y, fitted(names[number], _NAME), "bold text")


def _nearest(board: Board, cards: list[str], held: int, room: int, numbers: Sequence[int]) -> list[str]:
    """So many cards, in their order: those beyond the ``held`` ones of the hand that lack most are left out."""
    if len(cards) <= room:
        return cards
    ways = {card: [board.scene.lacks(card, number) for number in numbers] for card in cards}
    least = {card: min((len(way.to_get) for way in each if way is not None), default=99) for card, each in ways.items()}
    first = set(cards[:held]) if len(cards) > held else set[str]()
    kept = sorted(cards, key=lambda card: (card not in first, least[card]))[:room]
    return [card for card in cards if card in kept]


def _is_nearer(board: Board, card: str, number: int) -> bool:
    """Whether a card lacks less beside a coatl than beside the one that is worked on."""
    scene, (aim, _) = board.scene, board.aim
    then = None if (number, card) in scene.barred else lacking(scene, card, number)[1]
    here = None if (aim, card) in scene.barred or aim == number else lacking(scene, card, aim)[1]
    return then is not None and (here is None or len(then.to_get) < len(here.to_get))


def _draw_elsewhere(canvas: Canvas, board: Board, area: Rect, card: str, number: int, *, pattern: bool) -> None:
    """What a card lacks beside a coatl that is not worked on, in a row, with its pattern or with room for a name."""
    scene = board.scene
    way, then = (None, None) if (number, card) in scene.barred else lacking(scene, card, number)
    nearer = _is_nearer(board, card, number)
    canvas.fill(area, "card-lit" if nearer else "card")
    x, y = _draw_number(canvas, board, area.x + 1, area.y, card), area.y
    room = _NAME
    if pattern:
        room = _ASKED
        face = scene.view.catalog.prophecies[card]
        draw_pattern(canvas, area.x + 6, y, face.pattern, board.words.each, room, 2)
    x = area.x + 7 + room
    if way is None or then is None:
        canvas.put(x, y, REFUSED, "faint")
        return
    where = min(x + _TILES, area.right - _LEAST_TEXT)
    draw = draw_beginning if number > len(scene.view.own.coatls) else draw_lacking
    draw(canvas, x, y, then, where - 2 - x, 3)
    told = board.below(way, then if then.brought else None)
    runs = shortened(told, area.right - 1 - where)
    put_runs(canvas, where, y, tuple((text, f"bold {ink}") for text, ink in runs) if nearer else runs)


def draw_next(canvas: Canvas, board: Board, area: Rect, number: int) -> None:
    """A row for each colour beside an own coatl: where such a piece is, and to which cards of the hand or beside the
    coatl it brings more points, or nearer to them; behind these, as far as there is room, those of the row."""
    l10n, bodies = board.scene.l10n, next_bodies(board.scene, number)
    if not bodies:
        return
    canvas.fill(Rect(area.x, area.y, area.width, len(bodies)), "card")
    x = area.x + 1
    if area.width >= _LABELED:
        lines = [l10n("ahead-coatl", coatl=number), *wrap(l10n("ahead-next"), _LABEL)][: len(bodies)]
        for y, line in enumerate(lines, area.y):
            canvas.put(x, y, line, "bold text")
        x += max(map(cell_len, lines)) + 2
    wheres = [_where(board, body, area.width < _LABELED) for body in bodies]
    left = x + 4 + max(cell_len(text) for text, _ in wheres) + 2
    hand = [card for card in board.scene.hand if card is not None and (number, card) not in board.scene.barred]
    beside = board.scene.view.own.coatls[number - 1].prophecies
    found = _brought(board, number, bodies, [*dict.fromkeys((*beside, *hand))])
    further = _brought(
        board, number, bodies, [card for card in dict.fromkeys(board.scene.view.row) if card is not None]
    )
    further = [sorted(row, key=lambda brought: brought.lacks) for row in further]
    for y, (body, (text, ink), row) in enumerate(zip(bodies, wheres, found, strict=True), area.y):
        pen = Pen(canvas.signs)
        source: Source = "board" if body.owned else "field" if body.piece in board.scene.brought else ""
        put_found(pen, body.piece.color, source, 3)
        at = pen.paint(canvas, x, y) + 1
        canvas.put(at, y, fitted(text, area.right - 1 - at), ink)
        if not body.allowed:
            canvas.put(left - 2, y, REFUSED, "faint")
        at = left
        for size, brought in _told(board, row, further[y - area.y], area.right - 1 - left):
            at = _draw_brought(canvas, board, at, y, brought, size) + _GAP


def _where(board: Board, body: NextBody, short: bool) -> tuple[str, str]:
    """Where a piece is, or in ``short`` how many there are or the keys that go there, and the ink of that."""
    l10n = board.scene.l10n
    if body.owned:
        return f"{body.owned}×" if short else l10n("ahead-owned", n=body.owned), "text"
    if not body.fields:
        return NOTHING if short else l10n("ahead-nowhere"), "faint"
    if short:
        signs = ",".join(board.field_sign(number) for number in body.fields)
        return f"{board.letter('go-supply').lower()}{signs}", "bold key"
    return _fields(board, body.fields), "muted"


def _fields(board: Board, numbers: tuple[int, ...]) -> str:
    signs = [board.field_sign(number) for number in numbers]
    return board.scene.l10n("ahead-fields", n=len(signs), fields=", ".join(signs))


def _brought(board: Board, number: int, bodies: tuple[NextBody, ...], cards: Sequence[str]) -> list[list[_Brought]]:
    """For each of these pieces, which ones of some cards it brings more points, or nearer to them."""
    now = board.scene.view.own.coatls[number - 1]
    before = {card: board.standing(card, now) for card in cards}
    found: list[list[_Brought]] = []
    for body in bodies:
        row: list[_Brought] = []
        for card in cards:
            then = board.standing(card, body.after)
            lacks, lacked = then.lacks, before[card].lacks
            if then.points != before[card].points or (lacks and lacked and lacks < lacked):
                row.append(_Brought(card, before[card].points, then.points, lacks))
        found.append(row)
    return found


def _told(
    board: Board, row: Sequence[_Brought], further: Sequence[_Brought], room: int
) -> Iterable[tuple[_Size, _Brought]]:
    """What a piece brings for the cards in a ``row``, and as far as there is room for the ``further`` ones, each with
    how much is told of it: the first ones with their patterns, as many as have room, and the others without them."""
    for sizes in _sizes(len(row)):
        told = list(zip(sizes, row, strict=True))
        left = room - sum(_told_width(board, brought, size) + _GAP for size, brought in told) + _GAP * bool(told)
        if left >= 0:
            break
    last: _Size = told[-1][0] if told else "pattern"
    allowed: tuple[_Size, ...] = ("pattern", "words") if last == "pattern" else (last,)
    for brought in further:
        for size in allowed:
            needed = _told_width(board, brought, size) + _GAP * bool(told)
            if needed <= left:
                told.append((size, brought))
                left -= needed
                break
    return told


def _sizes(many: int) -> Iterable[list[_Size]]:
    """How much is told of each of so many cards in a row, in ever less room."""
    for patterns in range(many, -1, -1):
        yield [*_repeated("pattern", patterns), *_repeated("words", many - patterns)]
    yield _repeated("count", many)
    yield _repeated("sign", many)


def _repeated(size: _Size, many: int) -> list[_Size]:
    return [size] * many


def _told_width(board: Board, brought: _Brought, size: _Size) -> int:
    return _draw_brought(Canvas(0, 0, board.scene.signs), board, 0, 0, brought, size)


def _draw_brought(canvas: Canvas, board: Board, x: int, y: int, brought: _Brought, size: _Size) -> int:
    """What a piece brings for a card, which is told by its colour and its number in the hand, or that in the row with
    the letter of the row before it. Returns the column after it."""
    scene, face = board.scene, board.scene.view.catalog.prophecies[brought.card]
    x = _draw_number(canvas, board, x, y, brought.card) + 1
    if size in ("pattern", "count"):
        x = draw_pattern(canvas, x, y, face.pattern, board.words.each, _PATTERN, 2) + 1
    if brought.then != brought.before:
        if size != "sign":
            x = canvas.put(x, y, f"{brought.before} {board.words.then} ", "muted")
        text = f"+{brought.then - brought.before}" if size == "sign" else str(brought.then)
        return canvas.put(x, y, text, points_ink(brought.then))
    if size == "sign":
        return x - 1
    text = str(brought.lacks) if size == "count" else scene.l10n("ahead-lacks", n=brought.lacks)
    return canvas.put(x, y, text, "text" if brought.lacks == 1 else "muted")


def _draw_number(canvas: Canvas, board: Board, x: int, y: int, card: str) -> int:
    """A card by its colour and its number in the hand, or in the row with its letter before it; beside a coatl by its
    colour alone. Returns the column after it."""
    scene, color = board.scene, board.scene.view.catalog.prophecies[card].color
    x = canvas.put(x, y, "▌", color)
    if card in scene.hand:
        return canvas.put(x, y, str(scene.hand.index(card) + 1), "bold text")
    if card in scene.view.row:
        return canvas.put(x, y, f"{board.letter('go-prophecies')}{scene.view.row.index(card) + 1}", "muted")
    return canvas.put(x, y, canvas.letter(color).lower(), "bold text")


def nearest_new(board: Board, number: int) -> dict[str, tuple[Reach, Reach]]:
    """The cards of the hand that lack less beside a new coatl of this number than beside any that can grow, each with
    its way there, and with the one that is drawn. Of the coatl that is worked on, the hand says it."""
    scene = board.scene
    numbers = [each for each, _ in scene.growing()]
    found: dict[str, tuple[Reach, Reach]] = {}
    for card in dict.fromkeys(card for card in scene.hand if card is not None):
        way, then = lacking(scene, card, number)
        if way is None or then is None or number == board.aim[0] or not scene.shows_own or "worth" in board.hidden:
            continue
        ways = [scene.lacks(card, each) for each in numbers if (each, card) not in scene.barred]
        if all(other is None or len(way.to_get) < len(other.to_get) for other in ways):
            found[card] = way, then
    return found


def draw_new(canvas: Canvas, board: Board, area: Rect, cards: Mapping[str, tuple[Reach, Reach]]) -> None:
    """What cards lack beside a new coatl, a row for each: first those of the hand that it would serve best, which are
    lighter, then, as far as there is room, the others of the hand and those of the row."""
    scene, number = board.scene, len(board.scene.view.own.coatls) + 1
    canvas.fill(area, "card")
    lines = wrap(scene.l10n("ahead-new"), _LABEL)[: area.height]
    for y, line in enumerate(lines, area.y):
        canvas.put(area.x + 1, y, line, "bold text")
    left = area.x + 2 + max(map(cell_len, lines))
    others = [card for card in (*scene.hand, *scene.view.row) if card is not None]
    for y, card in enumerate([*dict.fromkeys((*cards, *others))][: area.height], area.y):
        _draw_elsewhere(canvas, board, Rect(left, y, area.right - left, 1), card, number, pattern=True)


def draw_makeup(canvas: Canvas, board: Board, area: Rect, coatl: Coatl) -> None:
    """What an open coatl is made of, which temples ask for: its pieces by colour in a row; and in the next one what
    could close it: the heads or tails on its player's board, or else the fields that have some."""
    if tally_width(coatl) <= area.width:
        draw_tally(canvas, area.x, area.y, coatl)
    sides: tuple[tuple[Part, bool], ...] = (("head", coatl.head), ("tail", coatl.tail))
    if area.height > 1:
        x = area.x
        for part in [part for part, there in sides if not there]:
            end = _draw_ends(canvas, board, Rect(x, area.y + 1, area.right - x, 1), part)
            x = end + (end > x)


def _draw_ends(canvas: Canvas, board: Board, area: Rect, part: Part) -> int:
    """The heads or the tails that could close an end: without the word if they stand apart then. Returns the column
    after them, or where nothing had room."""
    view, y = board.scene.view, area.y
    kinds = [kind for kind in board.scene.shown_rack if kind is not None and kind.part == part]
    numbers = tuple(n for n, pieces in enumerate(view.supply, 1) if any(kind.part == part for kind in pieces))
    word = board.scene.l10n(f"ahead-{part}")
    text = "" if kinds else _fields(board, numbers) if numbers else NOTHING
    if cell_len(word) + 1 + max(2, cell_len(text)) > area.width:
        return area.x
    wide = 3 * len(kinds) - 1
    named = not area.width - cell_len(word) - 1 < wide <= area.width
    x = canvas.put(area.x, y, word, "muted") + 1 if named else area.x
    apart = x + wide <= area.right
    for kind in kinds:
        if x + 2 <= area.right:
            x = draw_piece(canvas, x, y, kind, Scale(1, 1)) + apart
    return canvas.put(x, y, text, "muted" if numbers else "faint") if text else x - apart
