"""What would serve an own coatl that can grow, where cards may still come to lie beside it: for the one being worked on
what the next piece would bring, for another one what the cards of the hand would lack there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal, TypeAlias

from attrs import evolve, frozen
from rich.cells import cell_len

from coatl_core.cards.pieces import Piece
from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.coatl import Coatl
from coatl_core.play.ahead import NextBody, next_bodies
from coatl_tui.table.draw.board import Board
from coatl_tui.widgets.canvas import MET, MORE, NOTHING, Canvas, Rect
from coatl_tui.widgets.card import REFUSED, Card, draw_lacks, fitted, points_ink
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pen import Pen
from coatl_tui.widgets.serpent import Scale, draw_piece, piece_width
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.small_card import draw_mark
from coatl_tui.widgets.tiles import draw_pattern, put_found

LEAST_SERVING = 38
"""The least cells of what serves a coatl."""
_LABEL, _TILE = 10, 3
"""The most cells of its label, and those of a piece."""
_ROOMY = 48
"""The least cells of cards of the hand that do not become narrower than they would be elsewhere."""
_PATTERN = 12
"""The most cells of what a card asks for."""
_GAP = 2
"""The blanks between what two pieces bring."""


@frozen
class _Help:
    """A card that a piece helps: its digit if it is in the hand, and the points that it gains, 0 if it only comes
    nearer."""

    prophecy: Prophecy
    digit: str
    gain: int

    @property
    def width(self) -> int:
        return 2 + (len(f" +{self.gain}") if self.gain else 0)

    def width_with_pattern(self, each: str, signs: Signs) -> int:
        """Its cells if it is drawn with what it asks for."""
        pattern = draw_pattern(Canvas(0, 0, signs), 0, 0, self.prophecy.pattern, each, _PATTERN, 2)
        return self.width + pattern + (1 if self.digit else -1)

    def draw(self, canvas: Canvas, x: int, y: int, each: str = "") -> int:
        """Draws it with what it asks for if ``each`` is the word for that. Returns the column after it."""
        if self.digit:
            x = canvas.put(canvas.put(x, y, "▌", self.prophecy.color), y, self.digit, "text") + bool(each)
        elif each:
            x = canvas.put(x, y, "▌", self.prophecy.color)
        else:
            x = draw_mark(canvas, x, y, Card(self.prophecy))
        if each:
            x = draw_pattern(canvas, x, y, self.prophecy.pattern, each, _PATTERN, 2)
        return canvas.put(x + 1, y, f"+{self.gain}", "bold points") if self.gain else x


def draw_serving(canvas: Canvas, board: Board, area: Rect, index: int) -> bool:
    """What serves an own coatl, in three rows or more. Returns False, and draws nothing, if nothing is known of it."""
    scene = board.scene
    coatl = scene.table.coatls[index]
    if not scene.shows_own or "worth" in board.hidden or scene.trial is not None or area.width < LEAST_SERVING:
        return False
    area, ground = _beside_what_is_above(canvas, board, area, index)
    brought = () if index == board.active else scene.brought  # the next piece is not one that a field would bring
    made_from = "serving", index, area, canvas.signs, ground, board.number, board.caret, brought, *_keys(board)

    def drawn() -> Canvas | None:
        other = Canvas(area.width, area.height, canvas.signs, area.x, area.y)
        other.fill(area, ground)
        if index == board.active:
            done = _draw_next(other, board, area, coatl)
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


# The next piece


def _helped(board: Board, now: Coatl, body: NextBody) -> list[_Help]:
    """The cards beside the coatl and of the hand that a piece helps, those that gain points first."""
    scene, found = board.scene, []
    cards = dict.fromkeys(now.prophecies, "")
    for place, card in enumerate(scene.hand, 1):
        if card is not None and card not in cards and (board.number, card) not in scene.barred:
            cards[card] = str(place)
    for card, digit in cards.items():
        before, then = board.standing(card, now), board.standing(card, body.after)
        gain = then.points - before.points
        lacked, lacks = before.lacks, then.lacks
        if gain > 0 or (lacked and lacks and lacks < lacked):
            found.append(_Help(scene.view.catalog.prophecies[card], digit, max(0, gain)))
    return sorted(found, key=lambda each: -each.gain)


_Words: TypeAlias = Literal["long", "short", "brief", "bare", "signs"]
"""How it is told where a piece is; ``bare``: only of those that are not on the own board."""


def _where(board: Board, body: NextBody, words: _Words) -> str:
    """Where a piece is, in words, or as the keys that go there; a solid one lies on the own board."""
    l10n = board.scene.l10n
    if body.owned:
        if words == "bare":
            return ""
        return l10n("ahead-owned" if words == "long" else "ahead-owned-short", n=body.owned)
    if not body.fields:
        word = {"long": "ahead-nowhere", "short": "card-none-out"}.get(words, "ahead-nowhere-brief")
        return l10n(word)
    fields = [board.field_sign(number) for number in body.fields]
    if words == "long":
        return l10n("ahead-fields", n=len(fields), fields=", ".join(fields))
    told = ",".join(fields)
    return f"{board.letter('go-supply').lower()}{told}" if words == "signs" else l10n("ahead-in", fields=told)


_MANY = 9
"""More rows than there are."""


@frozen
class _Look:
    """How the next piece is told: with which words, with so many cells a piece, with heads and tails in so many rows
    below their word, 0 for behind it, in so many cells at most; and with a ``narrow`` label or not."""

    words: _Words
    tile: int
    below: int
    narrow: bool = False
    most: int = 99


_WAYS: tuple[tuple[_Words, int, bool], ...] = (
    ("long", _TILE, False),
    ("short", _TILE, False),
    ("brief", _TILE, False),
    ("brief", 2, False),
    ("brief", _TILE, True),
    ("brief", 2, True),
)
_LOOKS = (
    *(_Look(words, tile, below, narrow) for words, tile, narrow in _WAYS for below in (0, 1, _MANY)),
    _Look("brief", 2, 0, narrow=True, most=12),
    _Look("bare", 2, 0, narrow=True, most=9),
)
"""From what is read best to what needs least room."""


def _draw_next(canvas: Canvas, board: Board, area: Rect, now: Coatl) -> bool:
    """A slot for each colour: the piece, where it is, and the cards that it helps, with what they ask for if there is
    room; in the last one the heads and tails that could close the coatl."""
    bodies = next_bodies(board.scene)
    if not bodies:
        return False
    helped = [_helped(board, now, body) for body in bodies]
    rows = area.height
    columns = [range(n, min(n + rows, len(bodies))) for n in range(0, len(bodies), rows)]
    last = len(bodies) % rows  # the row of the heads and tails, in the last column or one of their own
    ends = _Ends.of(board, now)
    labels = {narrow: _label(board, rows, narrow) for narrow in (False, True)}
    beside = [max(sum(each.width + 1 for each in helped[n]) for n in column) for column in columns]
    told: dict[_Words, list[str]] = {}
    for look in _LOOKS:
        label = labels[look.narrow]
        left = max(map(cell_len, label)) + (2 if look.narrow else 3)
        if look.words not in told:
            told[look.words] = [_where(board, body, look.words) for body in bodies]
        places = told[look.words]
        wide = [max(cell_len(places[n]) for n in column) for column in columns]
        sizes = [look.tile + 1 + text + size for text, size in zip(wide, beside, strict=True)]
        below = min(look.below, rows - last - 1)
        need = min(look.most, ends.width(below, look.tile))
        sizes = [*sizes, need] if not last else [*sizes[:-1], max(sizes[-1], need)]
        spare = area.width - left - sum(sizes) - _GAP * (len(sizes) - 1) - 1
        if spare >= 0:
            break
    for y, line in enumerate(label, area.y):
        canvas.put(area.x + 1, y, fitted(line, _LABEL - 2), "bold text")
    each = board.words.each
    asked = [sum(help.width_with_pattern(each, canvas.signs) + 1 for help in helps) for helps in helped]
    if len(columns) == 1:  # below the rows of the heads and tails the cards have all the room there is
        fits = max(asked) <= beside[0] + spare + need + _GAP
        more = [max(0, *asked[: below + 1]) - beside[0]]
    else:
        fits, more = True, [max(asked[n] for n in column) - size for column, size in zip(columns, beside, strict=True)]
    more = [max(0, cells) for cells in more]
    if fits and sum(more) <= spare:
        spare -= sum(more)
        sizes = [size + (more[n] if n < len(more) else 0) for n, size in enumerate(sizes)]
    else:
        each = ""
    x, gap = area.x + left, _GAP + min(_GAP, max(0, spare) // len(sizes))
    if spare < 0:  # the first column gives way, whose cards are cut then
        sizes[0] = max(look.tile + 2 + wide[0] + 3, sizes[0] + spare)
    for column, text, size in zip(columns, wide, sizes, strict=False):
        for y, n in enumerate(column, area.y):
            body = bodies[n]
            at = _draw_tile(canvas, x, y, body, look.tile) + 1
            canvas.put(at, y, places[n] if body.allowed else REFUSED, "text" if body.owned else "muted")
            _draw_helps(canvas, at + text + bool(text), y, min(x + size, area.right - 1), helped[n], each)
        x += (size + gap) * (column is not columns[-1] or not last)
    ends.draw(canvas, Rect(x, area.y + last, area.right - 1 - x, rows - last), below, look.tile)
    return True


def _label(board: Board, rows: int, narrow: bool) -> list[str]:
    """What stands before the next piece: the name of the coatl, and what is told, in one row of each or in the fewest
    cells that three rows allow."""
    name, text = board.scene.l10n("ahead-coatl", coatl=board.number), board.scene.l10n("ahead-next")
    lines = [name, *wrap(text, _LABEL - 2)][:rows]
    if narrow:
        least = max(map(cell_len, (name, *text.split())))
        widths = range(least, max(map(cell_len, lines)))
        lines = next((each for width in widths if len(each := [name, *wrap(text, width)]) <= 3), lines)
    return lines


def _draw_tile(canvas: Canvas, x: int, y: int, body: NextBody, cells: int) -> int:
    """A piece: solid on the own board, hollow if it is still to get. Returns the column after it."""
    pen = Pen(canvas.signs)
    put_found(pen, body.piece.color, "board" if body.owned else "", cells)
    return pen.paint(canvas, x, y)


def _draw_helps(canvas: Canvas, x: int, y: int, end: int, helps: Sequence[_Help], asked: str = "") -> int:
    """The cards that a piece helps, side by side, without blanks if they need all the room there is; with what they ask
    for if ``asked`` is the word before a colour that is counted. Returns the column after them."""
    if asked:
        for each in helps:
            x = each.draw(canvas, x, y, asked) + 1
        return x - bool(helps)
    gap = int(sum(each.width + 1 for each in helps) - 1 <= end - x)
    for number, each in enumerate(helps):
        if not gap and x + each.width >= end and sum(each.width for each in helps[number:]) > end - x:
            return canvas.put(min(x, end - 1), y, MORE, "muted")
        x = each.draw(canvas, x, y) + gap
    return x - gap * bool(helps)


@frozen
class _Ends:
    """The heads and tails that a coatl can still get: their word if it is one of both, and each kind with what stands
    before it: how many are on the own board, nothing for one; or the sign of its field, if it is still ``to_get``."""

    word: str
    loose: tuple[tuple[str, Piece, bool], ...]

    @classmethod
    def of(cls, board: Board, now: Coatl) -> _Ends:
        view = board.scene.view
        parts = [part for part, there in (("head", now.head), ("tail", now.tail)) if not there]
        own = Counter(piece for piece in view.own.board if piece.part in parts)
        loose = [(f"{many}×" * (many > 1), piece, False) for piece, many in own.items()]
        for number, pieces in enumerate(view.supply, 1):
            sign = board.field_sign(number)
            loose += [(sign, piece, True) for piece in pieces if piece.part in parts]
        return cls(board.scene.l10n(f"ahead-{parts[0]}") if len(parts) == 1 else "", tuple(loose))

    def _sizes(self, tile: int) -> list[int]:
        scale = Scale(1, tile)
        return [len(sign) + bool(sign) + piece_width(piece.part, scale) for sign, piece, _ in self.loose]

    def width(self, below: int, tile: int) -> int:
        """The cells that they take, so many each, in so many rows ``below`` their word, or behind it."""
        sizes = self._sizes(tile)
        if below == 1:
            return max(cell_len(self.word), sum(size + 1 for size in sizes) - 1)
        if below:
            across = -(-len(sizes) // below)
            return max(cell_len(self.word), (max(sizes, default=0) + 1) * across - 1)
        return cell_len(self.word) + bool(self.word) + sum(size + 1 for size in sizes) - 1

    def draw(self, canvas: Canvas, area: Rect, below: int, tile: int) -> None:
        """Draws those on the own board, then as ghosts those of the fields."""
        x, y = canvas.put(area.x, area.y, self.word, "muted") + bool(self.word), area.y
        if below:
            x, y = area.x, area.y + 1
        if not self.loose:
            canvas.put(x, y, NOTHING, "faint")
        for number, ((sign, piece, to_get), size) in enumerate(zip(self.loose, self._sizes(tile), strict=True)):
            last = y + 1 == area.bottom
            if x + size + bool(last and number + 1 < len(self.loose)) > area.right:
                if last:
                    canvas.put(min(x, area.right - 1), y, MORE, "muted")
                    return
                x, y = area.x, y + 1
            x = canvas.put(x, y, f"{sign} " if sign else "", "muted")
            x = draw_piece(canvas, x, y, piece, Scale(1, tile), ghost=to_get) + 1


_Told: TypeAlias = tuple[NextBody, list[_Help]]


def _pieces(board: Board, now: Coatl) -> list[_Told]:
    """The pieces that may go to the end, with the cards that they help: first those that help, the own ones first."""
    told = [(body, _helped(board, now, body)) for body in next_bodies(board.scene) if body.allowed]
    return sorted(told, key=lambda each: (not _helps(each), not each[0].owned))


def _helps(told: _Told) -> bool:
    """Whether a piece helps and can be had."""
    body, helps = told
    return bool(helps and (body.owned or body.fields))


def draw_next_in_columns(canvas: Canvas, board: Board, slate: Rect) -> bool:
    """What the next piece brings, in columns on a ground of their own below a free row: each piece with where it lies,
    and the cards that it helps; only those that help if there is no room for all. Returns False, and draws nothing, if
    none helps, or there is no room."""
    now = board.coatl
    if now is None or not board.scene.shows_own or "worth" in board.hidden or board.scene.trial is not None:
        return False
    told = board.kept(("next", board.number, board.caret), lambda: _pieces(board, now))
    helping = [each for each in told if _helps(each)]
    if not helping:
        return False
    area = Rect(slate.x + 1, slate.y + 1, slate.width - 2, slate.height - 1)
    ways: tuple[tuple[list[_Told], _Words | None, bool], ...] = (
        (told, "long", True),
        (told, "short", True),
        (helping, "long", True),
        (helping, "short", True),
        (helping, "short", False),
        (helping, "signs", False),
        (helping, None, False),
    )
    for pieces, words, own in ways:
        columns = -(-len(pieces) // area.height)
        rows = -(-len(pieces) // columns)
        placed = [pieces[first : first + rows] for first in range(0, len(pieces), rows)]
        texts = [
            [_where(board, body, words) if words and (own or not body.owned) else "" for body, _ in part]
            for part in placed
        ]
        wide = [max(map(cell_len, each)) for each in texts]
        most = [max(sum(each.width + 1 for each in helps) - 1 for _, helps in part) for part in placed]
        sizes = [_TILE + 1 + w + bool(w) + m for w, m in zip(wide, most, strict=True)]
        spare = area.width - sum(sizes) - _GAP * (columns - 1)
        if spare >= 0:
            break
    else:
        return False
    canvas.fill(slate, "card")
    x = area.x
    for column, part in enumerate(placed):
        for y, ((body, helps), text) in enumerate(zip(part, texts[column], strict=True), area.y):
            at = _draw_tile(canvas, x, y, body, _TILE) + 1
            ink = "bold key" if words == "signs" else "text" if body.owned else "muted" if body.fields else "faint"
            canvas.put(at, y, text, ink)
            told_helps = helps if _helps((body, helps)) else []
            _draw_helps(canvas, at + wide[column] + bool(wide[column]), y, x + sizes[column], told_helps)
        x += sizes[column] + _GAP + spare // columns
    return True


def draw_next_in_rows(canvas: Canvas, board: Board, areas: Sequence[Rect]) -> bool:
    """What the next piece brings, in a row or more without columns: the pieces that help, the own ones first, with the
    cards that they help. Returns False, and draws nothing, if none helps, or there is no room."""
    now = board.coatl
    if now is None or not board.scene.shows_own or "worth" in board.hidden or board.scene.trial is not None:
        return False
    told = [
        each for each in board.kept(("next", board.number, board.caret), lambda: _pieces(board, now)) if _helps(each)
    ]
    sizes = [3 + sum(each.width + 1 for each in helps) - 1 for _, helps in told]
    labels = [board.scene.l10n("ahead-next"), board.scene.l10n("drawn-next")]
    tried = [(label, _places_in_rows(areas, sizes, cell_len(label) + _GAP)) for label in labels]
    label, places = max(tried, key=lambda each: len(each[1]))  # of equal ones the first
    if not places:
        return False
    canvas.put(areas[0].x, areas[0].y, label, "muted")
    for (x, y), size, (body, helps) in zip(places, sizes, told, strict=False):
        at = _draw_tile(canvas, x, y, body, 2) + 1
        _draw_helps(canvas, at, y, x + size, helps)
    if len(places) < len(told):
        (x, y), size = places[-1], sizes[len(places) - 1]
        canvas.put(x + size + 1, y, MORE, "muted")
    return True


def _places_in_rows(areas: Sequence[Rect], sizes: Sequence[int], before: int) -> list[tuple[int, int]]:
    """Where things of such sizes begin that stand one after the other in these rows, the first one so many cells from
    the beginning: as many as have room, with a sign for those that have none."""
    found: list[tuple[int, int]] = []
    row, used = 0, before
    for number, size in enumerate(sizes):
        while row < len(areas) and used + size > areas[row].width:
            row, used = row + 1, 0
        if row == len(areas):
            break
        if row + 1 == len(areas) and number + 1 < len(sizes) and used + size + _GAP > areas[row].width:
            break
        found.append((areas[row].x + used, areas[row].y))
        used += size + _GAP
    return found


# The hand beside another coatl


def _draw_hand_there(canvas: Canvas, board: Board, area: Rect, number: int, coatl: Coatl) -> bool:
    """The cards of the hand, each with its points beside this coatl and what it lacks there."""
    scene = board.scene
    cards = [(str(place), card) for place, card in enumerate(scene.hand, 1) if card is not None]
    cards = [(digit, card) for digit, card in cards if (number, card) not in scene.barred]
    if not cards or coatl.complete:
        return False
    label = [scene.l10n("ahead-coatl", coatl=number), *wrap(scene.l10n("ahead-held"), _LABEL - 2)][: area.height]
    for y, line in enumerate(label, area.y):
        canvas.put(area.x + 1, y, fitted(line, _LABEL - 2), "bold text")
    left = max(map(cell_len, label)) + 3
    columns = max(2, -(-len(cards) // area.height))
    width = (area.width - left + 1) // columns
    rows = -(-len(cards) // columns)
    for place, (digit, card) in enumerate(cards):
        column, row = divmod(place, rows)
        spot = Rect(area.x + left + column * width, area.y + row, width - 2, 1)
        _draw_held(canvas, board, spot, number, card, digit)
    return True


def _draw_held(canvas: Canvas, board: Board, area: Rect, number: int, card: str, digit: str) -> None:
    """A card of the hand in a row, with what it is worth beside a coatl and lacks there."""
    scene, y, end = board.scene, area.y, area.right
    way, then = scene.lacks(card, number), scene.lacks(card, number, scene.brought) if scene.brought else None
    way = then if then is not None and then.brought else way
    worth = evolve(board.standing(card, scene.table.coatls[number - 1]), way=way)
    ready = scene.ready.get((number, card))
    x = _Help(scene.view.catalog.prophecies[card], digit, 0).draw(canvas, area.x, y) + 1
    x = canvas.put(x, y, str(worth.points), points_ink(worth.points)) + 1
    if ready is not None:
        end = canvas.right(end, y, f"+{ready.points}", "bold points")
        end = canvas.right(end, y, "x" if canvas.ascii_only else MET, "bold good") - 1
    draw_lacks(canvas, Rect(x, y, end - x, 1), worth, board.words)
