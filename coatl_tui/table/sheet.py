"""How a score sheet looks: bars of all points, the coatls of each player with their cards, and statistics."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen
from rich.cells import cell_len

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import COLORS
from coatl_core.game.coatl import ScoreLine
from coatl_core.game.opponent import Opponent
from coatl_core.game.rules import Rules
from coatl_core.game.scoresheet import CoatlScore, PlayerScore, ScoreSheet
from coatl_core.language.l10n import L10n
from coatl_core.language.numbertext import with_sign, written
from coatl_core.language.valuetext import told_text
from coatl_core.play.statistics import Statistics, counted
from coatl_tui.widgets.canvas import Canvas, Rect, box
from coatl_tui.widgets.card import Card, Worth, fitted
from coatl_tui.widgets.content import Content, Spot
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.serpent import Serpent, draw_serpent, fit
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.small_card import CHIP, draw_chip

_WIDE, _VERY_WIDE = 110, 170
"""The widths from which the statistics stand beside the players, and the players side by side."""
MOST_WIDTH = 200
"""In a wider terminal the sheet stands in the middle."""
_MOST_ROWS = 200
_NAME = 17
_LABEL = 24
_COLUMN = 8
_POINTS = 12
_VALUE, _TILE = 7, 4
"""The columns of a number in the statistics, and of the sign of a colour."""


@frozen
class SheetCoatl:
    """A coatl on the sheet, for the cursor: the seat and the number of the coatl, which it has at the table, too."""

    seat: int
    number: int


@frozen
class SheetStatistics:
    """The statistics, for the cursor."""


@frozen
class Sheet:
    """All that is on a score sheet. ``outcome`` are the sentences about the end, the first one names the winner;
    ``statistics`` are those of each seat, ``options`` names those of an automatic opponent."""

    scores: ScoreSheet
    statistics: Sequence[Statistics]
    outcome: Sequence[str]
    catalog: Catalog
    rules: Rules
    l10n: L10n
    options: str = ""

    @property
    def ranked(self) -> list[PlayerScore]:
        """The players, the best first."""
        return sorted(self.scores.players, key=lambda p: (-p.points, -p.cards, -p.best, p.seat))


def sheet_content(sheet: Sheet, width: int, height: int, signs: Signs, plain: bool = False) -> Content:
    """Returns the sheet for a pane of this size: coatls are three rows high, or have free lines between them, if there
    is room for it, and the statistics stand below them with bars. ``plain`` says that there are no colours to tell
    temples from prophecies."""
    below = ((3, 1, True), (3, 0, True)) if width >= _VERY_WIDE else ()
    for high, gap, bars in (*below, (3, 1, False), (3, 0, False), (1, 1, False), (1, 0, False)):
        canvas = Canvas(width, _MOST_ROWS, signs)
        rows = _Drawing(canvas, sheet, plain, high, gap, bars).draw()
        if rows <= height:
            break
    spots = (Spot(area.y, area.x, area.width, item, digit, area.width) for area, item, digit in canvas.spots)
    return Content(canvas.lines()[:rows], tuple(spots))


@frozen
class _Drawing:
    canvas: Canvas
    sheet: Sheet
    plain: bool
    high: int
    gap: int
    bars: bool
    """Whether the statistics stand below the players, with bars."""

    def draw(self) -> int:
        """Draws everything and returns the number of rows."""
        width = self.canvas.width
        y = self._outcome()
        y = self._bars(y)
        if self.bars:
            y = self._players(Rect(0, y, width, 0), 2)
            return self._statistics_with_bars(Rect(0, y, width, 0))
        if width < _WIDE:
            y = self._players(Rect(0, y, width, 0), 1)
            return self._statistics(Rect(0, y, width, 0))
        side = _LABEL + self._column * max(2, len(self.sheet.scores.players)) + 4
        left = self._players(Rect(0, y, width - side - 1, 0), 2 if width >= _VERY_WIDE else 1)
        return max(left, self._statistics(Rect(width - side, y, side, 0)))

    def _outcome(self) -> int:
        canvas, (first, *others) = self.canvas, self.sheet.outcome
        lines = wrap(first, canvas.width - 2)
        for y, line in enumerate(lines):
            canvas.put(0, y, f" {line} ", "bold on-points", "points")
        y, x = len(lines) - 1, cell_len(lines[-1]) + 3
        for sentence in others:
            if x + cell_len(sentence) > canvas.width:
                y, x = y + 1, 1
            for number, line in enumerate(wrap(sentence, canvas.width - 2)):
                if number:
                    y, x = y + 1, 1
                x = canvas.put(x, y, line, "muted") + 2
        return y + 1

    # Points

    def _bars(self, y: int) -> int:
        canvas, sheet, l10n = self.canvas, self.sheet, self.sheet.l10n
        rows: list[tuple[str, int, int, int, bool, tuple[int, ...]]] = []
        for player in sheet.ranked:
            temples = sum(self._temple_points(score) for score in player.coatls)
            won = player.seat in sheet.scores.winners
            rank: tuple[int, ...] = () if won else (player.points, player.cards, player.best)
            given = sum(line.points for line in player.lines)
            rows.append((player.name, player.points, temples, given, won, rank))
        opponent = sheet.scores.opponent
        if opponent is not None:
            rows.append((opponent.name, opponent.points, 0, 0, not sheet.scores.winners, (opponent.points,)))
        rows.sort(key=lambda row: (not row[4], -row[1]))  # a variant may let somebody else win
        ranks = [row[5] for row in rows]
        area = Rect(0, y, canvas.width, len(rows) + 2 + self.gap * (len(rows) - 1))
        self._box(area, l10n("sheet-points"))
        x = canvas.right(area.right - 2, y, f"{l10n('sheet-temples')} ", "muted")
        x = canvas.right(x, y, f"{self._temple_sign} ", "temple")
        x = canvas.right(x, y, f"{l10n('sheet-prophecies')}  ", "muted")
        canvas.right(x, y, " █ ", "muted")
        name = min(_NAME, max(cell_len(row[0]) for row in rows)) + 3
        parts = 12 if any(row[3] for row in rows) else 8
        room = canvas.width - name - 11 - parts
        most = max(1, *(row[1] for row in rows))
        for place, (title, points, temples, given, won, rank) in enumerate(rows):
            at = y + 1 + place * (1 + self.gap)
            canvas.put(2, at, str(1 + ranks.index(rank)), "muted")
            canvas.put(4, at, fitted(title, name - 3), "bold text" if won else "text")
            full = max(0, round(room * points / most))
            part = min(full, round(room * temples / most))
            x = canvas.put(2 + name, at, "█" * (full - part), "points" if won else "muted")
            canvas.put(x, at, self._temple_sign * part, "temple")
            canvas.right(area.right - 2 - parts, at, written(points), "bold points")
            more = with_sign(given) if given else ""
            canvas.right(area.right - 2, at, f"{points - temples - given}+{temples}{more}", "muted")
        return area.bottom

    @property
    def _temple_sign(self) -> str:
        return "=" if self.canvas.ascii_only else "▒" if self.plain else "█"

    def _temple_points(self, score: CoatlScore) -> int:
        """The points of the temple beside a coatl, as far as they count."""
        if not score.points:
            return 0
        temples = sum(line.points for line in score.lines if line.card in self.sheet.catalog.temples)
        return temples if score.coatl.complete else temples // 2

    # Players

    def _players(self, area: Rect, columns: int) -> int:
        """Draws the players in boxes, in so many columns, and returns the row below them."""
        width = area.width // columns
        players = self.sheet.ranked
        opponent = self.sheet.scores.opponent
        across = max(1, (width - 4) // CHIP)
        heights = [self._below_coatls(player) + len(player.lines) + 1 for player in players]
        if opponent is not None:
            heights.append(max(1, -(-len(opponent.scored) // across)) + 2)
        y = area.y
        for begin in range(0, len(heights), columns):
            height = max(heights[begin : begin + columns])
            for place in range(begin, min(begin + columns, len(heights))):
                at = Rect(area.x + (place - begin) * width, y, width, height)
                if place < len(players):
                    self._player(at, players[place])
                elif opponent is not None:
                    self._opponent(at, opponent, across)
            y += height
        return y

    def _below_coatls(self, player: PlayerScore) -> int:
        """The row below the coatls in a player's box."""
        return max(1, len(player.coatls)) * (self.high + self.gap) - self.gap + 1

    def _player(self, area: Rect, player: PlayerScore) -> None:
        l10n = self.sheet.l10n
        self._box(area, player.name, l10n("points", points=player.points), player.seat in self.sheet.scores.winners)
        if not player.coatls:
            self.canvas.put(area.x + 2, area.y + 1, l10n("score-no-coatl"), "faint")
        for number, score in enumerate(player.coatls, 1):
            self._coatl(
                area, area.y + 1 + (number - 1) * (self.high + self.gap), SheetCoatl(player.seat, number), score
            )

        for y, line in enumerate(player.lines, area.y + self._below_coatls(player)):
            x = self.canvas.right(area.right - 2, y, written(line.points), "bold points")
            told = told_text(line.message, line.values, self.sheet.catalog, l10n)
            self.canvas.put(area.x + 2, y, fitted(told, x - area.x - 3), "muted")

    def _coatl(self, area: Rect, y: int, item: SheetCoatl, score: CoatlScore) -> None:
        canvas, l10n = self.canvas, self.sheet.l10n
        y += self.high // 2
        canvas.spot(Rect(area.x + 2, y, area.width - 4, 1), item, str(item.number) if item.number < 10 else "")
        canvas.put(area.x + 2, y, str(item.number), "muted")
        end = area.right - 2
        points = str(score.points)
        x = canvas.right(end, y, points, "bold points")
        if not score.coatl.complete:
            x = canvas.right(x - 1, y, l10n("drawn-open"), "muted")
        serpent = Serpent(score.coatl.pieces)
        for places in (max(4, len(score.lines)), len(score.lines)):  # cards stand in columns, but for a long coatl
            chips = end - _POINTS - CHIP * places
            room = chips - area.x - 6
            scale = fit(serpent, room, self.high, 6 if self.high > 1 else 3)
            if scale.cells > 1:
                break
        draw_serpent(canvas, area.x + 5, y - scale.rows // 2, serpent, scale, room)
        for line in score.lines:
            chips = draw_chip(canvas, chips, y, self._card(line))

    def _opponent(self, area: Rect, opponent: Opponent, across: int) -> None:
        l10n = self.sheet.l10n
        title = f"{opponent.name} · {self.sheet.options}" if self.sheet.options else opponent.name
        self._box(area, title, l10n("points", points=opponent.points), not self.sheet.scores.winners)
        for number, line in enumerate(opponent.scored):
            row, column = divmod(number, across)
            draw_chip(self.canvas, area.x + 2 + column * CHIP, area.y + 1 + row, self._card(line))

    def _card(self, line: ScoreLine) -> Card:
        catalog = self.sheet.catalog
        face = catalog.prophecies.get(line.card) or catalog.temples[line.card]
        return Card(face, now=Worth(line.points, line.met))

    # Statistics

    @property
    def _column(self) -> int:
        """The width of a player's column: that of the longest name, as far as there is room."""
        players = self.sheet.scores.players
        width = self.canvas.width if self.canvas.width < _WIDE else self.canvas.width // 2
        room = (width - _LABEL - 4) // len(players)
        return max(_COLUMN, min(room, 1 + max(cell_len(player.name) for player in players)))

    @property
    def _each(self) -> list[Statistics]:
        """The statistics of every player, in the order of the players."""
        return [self.sheet.statistics[player.seat] for player in self.sheet.ranked]

    def _counted(self) -> list[tuple[str, list[float]]]:
        """What is counted, in words, with the values of every player, in the order of the players."""
        sheet = self.sheet
        rows = counted(sheet.statistics, sheet.scores, sheet.rules, sheet.l10n)
        return [(row.label, [row.values[player.seat] for player in sheet.ranked]) for row in rows]

    def _statistics(self, area: Rect) -> int:
        canvas, l10n, rows = self.canvas, self.sheet.l10n, self._counted()
        players, each = self.sheet.ranked, self._each
        area = Rect(area.x, area.y, area.width, len(rows) + len(players) + 5)
        self._box(area, l10n("sheet-statistics"))
        wide = self._column
        right = area.right - 2 - wide * len(players)
        for column, player in enumerate(players, 1):
            canvas.right(right + column * wide, area.y + 1, fitted(player.name, wide - 1), "bold text")
        for y, (label, values) in enumerate(rows, area.y + 2):
            canvas.put(area.x + 2, y, fitted(label, _LABEL), "muted")
            for column, value in enumerate(values, 1):
                best = len(values) > 1 and value == max(values) > min(values)
                canvas.right(right + column * wide, y, l10n("sheet-number", n=value), "bold text" if best else "muted")
        y = area.y + len(rows) + 2
        canvas.spot(Rect(area.x + 2, y, area.width - 4, 1), SheetStatistics())
        canvas.put(area.x + 2, y, l10n("sheet-colors"), "muted")
        for row, (player, of_player) in enumerate(zip(players, each, strict=True), y + 1):
            self._colors(area.x + 2, row, area.width - 4, player.name, of_player)
        return area.bottom

    def _colors(self, x: int, y: int, width: int, name: str, statistics: Statistics) -> None:
        """How many pieces of each colour lie in a player's coatls."""
        begin = self._column + 1
        self.canvas.put(x, y, fitted(name, begin - 1), "text")
        x, room = x + begin, width - begin
        least = 3
        most = max(1, *(sum(s.colors.values()) for s in self.sheet.statistics))
        unit = max(0.0, min(1.5, (room - least * len(COLORS)) / most))
        for color in COLORS:
            count = statistics.colors[color]
            text = f" {self.canvas.letter(color)}{count}".ljust(least + int(count * unit))
            x = self.canvas.put(x, y, text, f"bold on-{color}", color)

    def _statistics_with_bars(self, area: Rect) -> int:
        """Draws the statistics and, beside them, the pieces of each colour. Returns the row below them."""
        l10n, rows, each = self.sheet.l10n, self._counted(), self._each
        width = area.width // 2
        left = Rect(area.x, area.y, width, len(rows) + 3)
        right = Rect(left.right, area.y, area.width - width, left.height)
        self._box(left, l10n("sheet-statistics"))
        colors = l10n("sheet-colors")
        self._box(right, colors[:1].upper() + colors[1:])
        x = self._names(left, _LABEL)
        for y, (label, values) in enumerate(rows, left.y + 2):
            self.canvas.put(left.x + 2, y, fitted(label, _LABEL), "muted")
            self._values(x, y, left.right - 1, values)
        x = self._names(right, _TILE)
        most = max(1, *(max(s.colors.values(), default=0) for s in each))
        for number, color in enumerate(COLORS):
            y = right.y + 2 + number * 2
            self.canvas.put(right.x + 2, y, f" {self.canvas.letter(color)} ", f"bold on-{color}", color)
            self._values(x, y, right.right - 1, [s.colors[color] for s in each], color, most)
        return left.bottom

    def _names(self, area: Rect, label: int) -> int:
        """Writes the players' names above their columns, and returns where the first one begins."""
        x = area.x + 2 + label
        wide = (area.right - 1 - x) // len(self.sheet.ranked)
        for column, player in enumerate(self.sheet.ranked):
            self.canvas.put(x + column * wide + _VALUE, area.y + 1, fitted(player.name, wide - _VALUE - 1), "bold text")
        return x

    def _values(self, x: int, y: int, end: int, values: Sequence[float], ink: str = "", most: float = 0) -> None:
        """Writes a value for each player, the highest one bold, with a bar. ``most`` is the value that fills a bar; 0
        says that it is the highest value of the row, which is compared with nothing if there is one player only."""
        wide = (end - x) // len(values)
        most = most or (max(values) if len(values) > 1 else 0)
        for column, value in enumerate(values):
            best = len(values) > 1 and value == max(values) > min(values)
            begin = x + column * wide + _VALUE
            number = self.sheet.l10n("sheet-number", n=value)
            self.canvas.right(begin - 1, y, number, "bold text" if best else "muted")
            if most > 0:  # what a variant counts may lie below
                bar = "█" * round((wide - _VALUE - 2) * value / most)
                self.canvas.put(begin, y, bar, ink or ("points" if best else "muted"))

    def _box(self, area: Rect, title: str, right: str = "", won: bool = False) -> None:
        """A box with a title; that of a winner is on the ground of the points."""
        box(self.canvas, area)
        tag = ("bold on-points", "points") if won else ("bold text",)
        self.canvas.put(area.x + 2, area.y, f" {fitted(title, area.width - 20)} ", *tag)
        if right:
            self.canvas.right(area.right - 2, area.y, f" {right} ", "muted")
