"""A whole table in little room, as anybody may see it: beside the list of saved games, and beside the menu.

The serpents come first: they are as high as all of them have room, and what lies around them gives way to them in a
fixed order. Nobody's hand is on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import zip_longest

from attrs import frozen
from rich.cells import cell_len

from coatl_core.game.scoresheet import CoatlScore
from coatl_core.language.l10n import L10n
from coatl_core.language.numbertext import written
from coatl_core.language.optiontext import called, short_options_text, variant_title
from coatl_core.language.outcometext import winner_text
from coatl_core.play.glance import Glance
from coatl_tui.table.draw.chips import NAME, Chip, Chips, player_ink, text_chip
from coatl_tui.table.draw.coatl_lines import cards_of
from coatl_tui.table.draw.holdings import rack_width
from coatl_tui.table.draw.recap import told_since
from coatl_tui.widgets.canvas import NOTHING, Canvas, Rect
from coatl_tui.widgets.card import Card, Worth, draw_card, fitted, points_ink
from coatl_tui.widgets.card_words import card_words
from coatl_tui.widgets.curve import Curve, draw_areas
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.serpent import (
    Scale,
    Serpent,
    draw_piece,
    draw_pieces,
    draw_serpent,
    fit,
    piece_width,
    serpent_width,
)
from coatl_tui.widgets.small_card import CHIP, draw_chip, draw_small_chip
from coatl_tui.widgets.strip import draw_strips, draw_touching, touching_width

_AROUND = ("last", "supply", "row", "foot", "points")
_AROUND_MANY = ("supply", "row", "last", "foot", "points")
"""What lies around the serpents; the last one gives way first. The second order is that of tables with many serpents,
where what has happened last would be the only thing that has room."""
_CHOICES = (
    *((5, 5, True, True), (5, 5, True, False), (3, 5, True, True)),
    *((3, most, True, False) for most in (5, 4, 3)),
    *((1, most, True, False) for most in range(5, -1, -1)),
    (1, 0, False, False),
    *((0, most, False, False) for most in range(5, -1, -1)),
)
"""How high serpents are, how much of what lies around them there is, whether there must be free rows between all
groups, and whether supply and row are large: the best first. Serpents of no height share a row as strips."""
_CARD = Rect(0, 0, 14, 5)
"""The least of a large card."""
_GAP, _APART = 3, 2
"""The most blanks between the parts of a line above coatls, and between a name and its points."""
_HEADERS: tuple[tuple[bool, bool, bool, Scale | None, int], ...] = (
    *((True, hand, True, scale, _GAP) for scale in (Scale(1, 3), Scale(1, 2)) for hand in (True, False)),
    *((to_move, False, True, Scale(1, 1), gap) for gap in (_GAP, 1) for to_move in (True, False)),
    (False, False, True, None, _GAP),
    (False, False, False, None, _GAP),
)
"""What such a line has, the best first: who is to move, how many cards are in the hand, the word for the board, the
pieces of this scale, None for such that touch, and so many blanks between its parts."""
_MANY = 8
"""From so many spare rows on there are two free ones between groups."""
_LABELLED = 34
"""From so many columns on there are words before what lies around the serpents."""
_MARK = 3
"""The cells of a card as its band alone, with the blank after it."""
_ABREAST = 3
"""The most chips in a row beside a serpent of several rows."""
_WIDEST = 8
"""The most cells of a piece."""
_CURVE = 31
"""The most cells of a curve."""
_LAST = 3
"""The most rows of what has happened last."""
_CROWD = 3
"""From so many players on a table has many serpents."""


@frozen
class _Part:
    """Some rows of the picture, and what draws them from a place on in so many cells."""

    rows: int
    draw: Callable[[Canvas, int, int, int], object]


def draw_small_table(canvas: Canvas, area: Rect, glance: Glance, l10n: L10n, growth: bool = True) -> None:
    """Draws the table with everything for which there is room. In the least room there is a line for each player, with
    the serpents as strips. Without ``growth`` it is not shown how the points have grown."""
    picture, players = _Picture(glance, l10n, canvas, area.width), len(glance.view.players)
    names = _AROUND_MANY if players >= _CROWD else _AROUND
    around = tuple(name for name in names if growth or name != "points")
    for high, most, apart, large in _CHOICES:
        if not picture.fits(high, large):
            continue
        groups = picture.groups(high, frozenset(around[:most]), large)
        rows = sum(part.rows for group in groups for part in group)
        if rows + apart * (len(groups) - 1) <= area.height:
            break
    else:
        picture.draw_lines(canvas, area)
        return
    spare, y = area.height - rows, area.y
    gap = 2 if spare >= 2 * (len(groups) - 1) >= _MANY else 1
    for number, group in enumerate(groups):
        y += gap if 0 < number * gap <= spare else 0
        for part in group:
            part.draw(canvas, area.x, y, area.width)
            y += part.rows


@frozen
class _Columns:
    """Where the parts of a line above coatls begin, 0 for one that has no room; ``scale`` is that of the pieces of the
    boards, None if they touch. Before the points stand ``apart`` blanks."""

    hand: int
    word: int
    board: int
    scale: Scale | None
    to_move: bool
    apart: int


class _Picture:
    def __init__(self, glance: Glance, l10n: L10n, canvas: Canvas, width: int) -> None:
        self.glance, self.view, self.l10n, self.width = glance, glance.view, l10n, width
        self.signs = canvas.signs
        self.chips = Chips(self.view.catalog, l10n, self.signs, [player.name for player in self.view.players])
        labels = [l10n(f"small-{name}") for name in ("supply", "row", "points", "last")]
        self.left = 2 + max(map(cell_len, labels)) if width >= _LABELLED else 0
        coatls = [each for player in glance.sheet.players for each in player.coatls]
        most = max((len(cards_of(each.coatl)) for each in coatls), default=0)
        self.abreast = CHIP * min(most, _ABREAST)
        self.chip = next((cells for cells in (CHIP, _MARK) if cells * most <= width * 2 // 5), 0)
        self.in_a_row = self.chip * most
        self._columns = self._in_columns()

    def groups(self, high: int, around: frozenset[str], large: bool) -> list[list[_Part]]:
        """The parts with serpents of at most so many rows, in groups with a free row between them."""
        cells = min(
            (self._scale(each, high, _WIDEST).cells for each in self._coatls() if self._is_high(each, high)),
            default=_WIDEST,
        )
        groups = [[self._header(seat), *self._coatl_parts(seat, high, cells)] for seat in range(len(self.view.players))]
        if self.glance.opponent is not None:
            groups.append(self._automatic())
        made: dict[str, Callable[[], Iterator[_Part]]] = {
            "supply": partial(self._supply, large),
            "row": self._large_row if large else self._row,
            "points": self._points,
            "last": self._last,
            "foot": self._foot,
        }
        groups += [[part] for name, make in made.items() if name in around for part in make()]
        return groups

    def fits(self, high: int, large: bool) -> bool:
        """Whether serpents can be so high, five rows being for all of them or for none, and large cards lie in a
        row."""
        cards = not large or self._card_width >= _CARD.width
        return cards and (high < 5 or all(self._is_high(each, high) for each in self._coatls()))

    @property
    def _card_width(self) -> int:
        return (self.width - self.left + 2) // max(1, len(self.view.row)) - 2

    def _coatls(self) -> Iterator[CoatlScore]:
        for player in self.glance.sheet.players:
            yield from player.coatls

    # A player

    def _header(self, seat: int) -> _Part:
        """Name, points, how many cards are in the hand, and the pieces on the board, with all players in the same
        columns."""
        player, l10n, columns = self.view.players[seat], self.l10n, self._columns
        sure, unsure = self.glance.points(seat)

        def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
            at = canvas.put(x, y, fitted(player.name, NAME), player_ink(seat)) + columns.apart
            at = canvas.put(at, y, written(sure), points_ink(sure))
            if unsure:
                canvas.put(at, y, f" +{unsure}", "muted")
            if columns.hand:
                canvas.put(x + columns.hand, y, l10n("drawn-counts-hand", hand=player.hand_size), "muted")
            if columns.word:
                canvas.put(x + columns.word, y, l10n("small-board"), "muted")
            if columns.scale is None:
                draw_touching(canvas, x + columns.board, y, player.board)
            else:
                draw_pieces(canvas, x + columns.board, y, player.board, columns.scale)
            if columns.to_move and self._moves(seat):
                canvas.right(x + width, y, l10n("small-to-move"), "text")

        return _Part(1, draw)

    def _moves(self, seat: int) -> bool:
        return not self.glance.over and self.view.phase != "opponent" and seat == self.view.acting

    def _in_columns(self) -> _Columns:
        """As much above the coatls as there is room for: words give way to the pieces of the boards, and large pieces
        to small ones."""
        players, l10n = self.view.players, self.l10n
        names = max(self._name_width(seat) for seat in range(len(players)))
        hands = max(cell_len(l10n("drawn-counts-hand", hand=player.hand_size)) for player in players)
        word, told = cell_len(l10n("small-board")), cell_len(l10n("small-to-move")) + 2
        for to_move, hand, named, scale, gap in _HEADERS:
            apart = min(gap, _APART)
            at = names + apart + hand * (hands + gap)
            board = at + gap + named * (word + 1)
            sizes = [rack_width(each, scale) if scale else touching_width(each.board) for each in players]
            ends = [board + size + told * (to_move and self._moves(seat)) for seat, size in enumerate(sizes)]
            if max(ends) <= self.width:
                break
        return _Columns(hand * (names + apart + gap), named * (at + gap), board, scale, to_move, apart)

    def _name_width(self, seat: int) -> int:
        sure, unsure = self.glance.points(seat)
        points = len(written(sure)) + (len(str(unsure)) + 2) * bool(unsure)
        return cell_len(fitted(self.view.players[seat].name, NAME)) + points

    def _beside(self, high: int) -> int:
        """The cells beside serpents of so many rows, for cards and points."""
        return 4 + (self.abreast if high > 1 else self.in_a_row)

    def _scale(self, each: CoatlScore, high: int, most: int) -> Scale:
        return fit(Serpent(each.coatl.pieces), self.width - self._beside(high), high, most)

    def _is_high(self, each: CoatlScore, high: int) -> bool:
        """Whether a coatl has room as so high a serpent. Those that have not are lower, and all others equally wide."""
        return self._scale(each, high, _WIDEST).rows == high

    def _coatl_parts(self, seat: int, high: int, cells: int) -> Iterator[_Part]:
        coatls = self.glance.sheet.players[seat].coatls
        if not coatls:
            text = self.l10n("table-no-coatl")
            yield _Part(1, lambda canvas, x, y, width: canvas.put(x, y, fitted(text, width), "faint"))
        elif not high:
            yield _Part(1, lambda canvas, x, y, width: self._draw_strips(canvas, x, y, x + width, seat))
        else:
            yield from (self._coatl_part(each, self._scale(each, high, cells)) for each in coatls)

    def _coatl_part(self, each: CoatlScore, scale: Scale) -> _Part:
        return _Part(scale.rows, lambda canvas, x, y, width: self._draw_coatl(canvas, x, y, each, scale))

    def _draw_strips(self, canvas: Canvas, x: int, y: int, end: int, seat: int) -> None:
        draw_strips(canvas, x, y, end, [Serpent(each.coatl.pieces) for each in self.glance.sheet.players[seat].coatls])

    def _draw_coatl(self, canvas: Canvas, x: int, y: int, each: CoatlScore, scale: Scale) -> None:
        """A coatl, the cards beside it, and the points, those of all coatls below each other."""
        serpent, end, middle = Serpent(each.coatl.pieces), x + self.width, y + scale.rows // 2
        room = self.width - self._beside(scale.rows)
        if serpent_width(serpent, scale) > room and self.signs.halves:
            draw_strips(canvas, x, y, x + room, [serpent])
        else:
            draw_serpent(canvas, x, y, serpent, scale, room)
        sure = each.coatl.complete or self.glance.over
        points = each.points if sure else sum(line.points for line in each.lines)
        canvas.right(end, middle, written(points), points_ink(points if sure else 0))
        cards = [self._card(line.card, line.points) for line in each.lines]
        left = end - self._beside(scale.rows) + 1
        if scale.rows > 1:
            rows = -(-len(cards) // _ABREAST)
            for number, card in enumerate(cards):
                row, column = divmod(number, _ABREAST)
                draw_chip(canvas, left + CHIP * column, y + (scale.rows - rows + 1) // 2 + row, card)
        elif self.chip:
            for number, card in enumerate(cards):
                draw_small_chip(canvas, left + self.chip * number, y, card, self.chip)

    def _card(self, id: str, points: int) -> Card:
        catalog = self.view.catalog
        return Card(catalog.prophecies.get(id) or catalog.temples[id], now=Worth(points, 0))

    def _automatic(self) -> list[_Part]:
        """An automatic opponent: points, and the cards that it collects for."""
        opponent = self.glance.opponent
        assert opponent is not None
        cards = [self.chips.card(each.card) for each in opponent.cards]

        def name(canvas: Canvas, x: int, y: int, width: int) -> None:
            x = canvas.put(x, y, fitted(called(opponent, self.l10n), NAME), player_ink(-1)) + 2
            canvas.put(x, y, written(opponent.points), points_ink(opponent.points))

        return [_Part(1, name), *([self._grid(cards, self.width)] if cards else [])]

    # Around the players

    def _labelled(self, name: str, rows: int, draw: Callable[[Canvas, int, int, int], object]) -> _Part:
        """A part with its word before it, if there is room for words."""

        def whole(canvas: Canvas, x: int, y: int, width: int) -> None:
            if self.left:
                canvas.put(x, y, self.l10n(f"small-{name}"), "muted")
            draw(canvas, x + self.left, y, width - self.left)

        return _Part(rows, whole)

    def _supply(self, large: bool) -> Iterator[_Part]:
        """The fields in two rows: those of bodies, then heads and tails."""
        rules = self.view.rules
        numbers = list(range(1, rules.fields + 1))
        bodies, ends = numbers[: rules.body_fields], numbers[rules.body_fields :]
        halves = [(group[: -(-len(group) // 2)], group[-(-len(group) // 2) :]) for group in (bodies, ends)]
        columns = [column for upper, lower in halves for column in zip_longest(upper, lower)]
        before = [int(any(number and number > 9 for number in column)) for column in columns]  # for a second digit
        high, sizes = (3, (6, 5, 4)) if large else (1, (3, 2, 1))
        for cells in sizes:
            scale = Scale(high, cells)
            widths = [max(2, piece_width("body", scale) * rules.bodies_per_field)] * len(halves[0][0])
            widths += [max(2, piece_width("tail", scale))] * len(halves[1][0])
            spare = self.width - self.left - sum(widths) - 2 * len(widths) - sum(before)
            if spare >= len(widths) - 1:
                break
        step = 2 + max(1, min(_GAP, spare // max(1, len(widths) - 1)))

        def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
            for column, size, digit in zip(columns, widths, before, strict=True):
                x += digit
                for row, number in enumerate(column):
                    if number is not None:
                        self._draw_field(canvas, x, y + high * row, number, scale, size)
                x += size + step

        yield self._labelled("supply", 2 * high, draw)

    def _draw_field(self, canvas: Canvas, x: int, y: int, number: int, scale: Scale, size: int) -> None:
        """A field with its number; an empty one is a ground of ``size`` cells."""
        pieces, middle = self.view.supply[number - 1], y + scale.rows // 2
        x = canvas.right(x + 1, middle, str(number), "muted") + len(str(number)) + 1
        if not pieces:
            canvas.fill(Rect(x, y, size, scale.rows), "card")
            canvas.put(x + (size - 1) // 2, middle, NOTHING, "faint")
        for piece in pieces:
            x = draw_piece(canvas, x, y, piece, scale)

    def _large_row(self) -> Iterator[_Part]:
        """The prophecies that lie out, as cards."""
        words, prophecies = card_words(self.l10n), self.view.catalog.prophecies
        step = self._card_width + 2

        def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
            for place, card in enumerate(self.view.row):
                area = Rect(x + step * place, y, step - 2, _CARD.height)
                if card is not None:
                    draw_card(canvas, area, Card(prophecies[card]), words)

        yield self._labelled("row", _CARD.height, draw)

    def _row(self) -> Iterator[_Part]:
        """The prophecies that lie out."""
        nothing = text_chip(NOTHING, "faint")
        cards = [self.chips.card(card) if card is not None else nothing for card in self.view.row]
        grid = self._grid(cards, self.width - self.left)
        yield self._labelled("row", grid.rows, grid.draw)

    def _grid(self, cards: Sequence[Chip], width: int) -> _Part:
        """Cards by their bands and patterns, in as few rows as they have room in."""
        for rows in range(1, len(cards) + 1):
            columns = -(-len(cards) // rows)
            widths = [max(card.width for card in cards[column::columns]) for column in range(columns)]
            gap = min(4, (width - sum(widths)) // max(1, columns - 1))
            if gap >= 2 or columns == 1:
                break

        def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
            for number, card in enumerate(cards):
                row, column = divmod(number, columns)
                card.draw(canvas, x + sum(widths[:column]) + gap * column, y + row)

        return _Part(rows, draw)

    def _points(self) -> Iterator[_Part]:
        """How the points have grown, the lowest in front, and how many everybody has now."""
        curves, players = self.glance.curves(), self.view.players
        highest = max(map(max, curves), default=0)
        if not highest:
            return
        names = max(cell_len(fitted(player.name, NAME)) for player in players)
        beside = names + 2 + max(len(written(self.glance.points(seat)[0])) for seat in range(len(players)))
        drawn = [Curve(curve, f"player-{seat}", f"later-{seat}") for seat, curve in enumerate(curves)]

        def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
            cells = min(_CURVE, width - beside - 2)
            draw_areas(canvas, Rect(x, y, cells, len(curves)), drawn, highest, cells)
            for seat, player in enumerate(players):
                sure, _ = self.glance.points(seat)
                canvas.put(x + cells + 2, y + seat, fitted(player.name, NAME), player_ink(seat))
                canvas.right(x + cells + 2 + beside, y + seat, written(sure), points_ink(sure))

        yield self._labelled("points", len(curves), draw)

    def _last(self) -> Iterator[_Part]:
        """What has happened last; of a game that is over, who has won."""
        width = self.width - self.left
        if self.glance.over:
            texts = wrap(winner_text(self.glance.sheet, self.l10n), width)[:_LAST]

            def draw(canvas: Canvas, x: int, y: int, width: int) -> None:
                for row, text in enumerate(texts):
                    canvas.put(x, y + row, text)

            yield self._labelled("last", len(texts), draw)
            return
        rows, told = told_since(self.glance.news(), self.view, self.l10n, width, _LAST)
        if rows:
            yield self._labelled("last", rows, lambda canvas, x, y, width: told(canvas, x, y))

    def _foot(self) -> Iterator[_Part]:
        """What is played."""
        setup, l10n = self.view.setup, self.l10n
        parts = [l10n.named(f"card-set-{id}", id) for id in setup.card_sets]
        if self.view.rules.sacrifice_tokens:
            parts.append(l10n("form-tokens"))
        for choice in setup.variants:
            options = short_options_text(choice.id, choice.options, l10n)
            parts.append(f"{variant_title(choice.id, l10n)} ({options})" if options else variant_title(choice.id, l10n))
        text = " · ".join(parts)
        yield _Part(1, lambda canvas, x, y, width: canvas.put(x, y, fitted(text, width), "muted"))

    # In the least room

    def draw_lines(self, canvas: Canvas, area: Rect) -> None:
        """A line for each player, as far as there are rows: name, serpents, points."""
        names = max(cell_len(fitted(player.name, NAME)) for player in self.view.players)
        for seat, player in enumerate(self.view.players[: area.height]):
            y = area.y + seat
            canvas.put(area.x, y, fitted(player.name, NAME), player_ink(seat))
            sure, _ = self.glance.points(seat)
            end = canvas.right(area.right, y, written(sure), points_ink(sure)) - 1
            self._draw_strips(canvas, area.x + names + 1, y, end, seat)
