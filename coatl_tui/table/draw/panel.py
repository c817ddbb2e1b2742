"""What variants show beside the table: a band of one or two rows, or a box below the news; all of it in place of whole
panes while it has the focus."""

from __future__ import annotations

from collections.abc import Iterator

from attrs import evolve, frozen
from rich.cells import cell_len

from coatl_core.cards.temples import Temple
from coatl_core.game.track import Track
from coatl_core.language.cardtext import requirement_text
from coatl_core.language.optiontext import variant_title
from coatl_core.language.tracktext import today_text
from coatl_core.play.things import PanelItem
from coatl_tui.table.draw.band import draw_band
from coatl_tui.table.draw.board import Board
from coatl_tui.table.draw.chips import Chips, player_ink
from coatl_tui.table.draw.holdings import counts, facts, rack_told
from coatl_tui.table.draw.shared import put_spot
from coatl_tui.table.draw.track import Rows, Words, draw_track, heights, least_width, taller, tells_day
from coatl_tui.table.layout.areas import Layout
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import MORE, Canvas, Rect, around, box, heading, rule
from coatl_tui.widgets.card import Card, fitted
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.small_card import draw_line

_TEMPLE, _APART = 22, 3
"""The cells of a temple in a row, and of what parts it from the next one."""
_IN_WORDS, _WHOLE, _FLAT, _LEAST = 1, 3, 4, 5
"""How far a track has shrunk that tells of each player in two rows, one that does it in one, and one whose ladders have
a row, too; and how far it can."""


def opened(at: Layout, scene: Scene) -> Rect:
    """Where all that variants show lies while it has the focus: in place of whole panes, and never of the coatls or the
    hand. What has no days has room in that of the news or of the others. At 80 × 24 they are supply and others, and if
    that is not enough all above the coatls. On a large table they are those of the other players, or the temples if
    these lie beside them and are enough; what lies in a box below the news takes the news, too, if it must."""
    home = at.panel or Rect(0, at.status.bottom, at.status.width, 1)
    if at.design == "compact":
        few = Rect(0, home.y, home.width, at.supply.bottom - home.y)
        return few if has_room(few, scene, framed=False) else Rect(0, home.y, home.width, at.coatls.y - home.y)
    if at.design == "cards":
        small = [] if _dated(_words(scene)) else [at.news, around(*at.others)]
        whole = Rect(0, home.y, home.width, at.prophecies.y - home.y)
        return next((area for area in small if has_room(area, scene)), whole)
    if _is_box(home):
        return home if has_room(home, scene) else around(at.news, home)
    if at.temples.y != at.others[0].y:
        return around(*at.others)
    # So it is before anybody has a coatl.
    return at.temples if has_room(at.temples, scene, level=_WHOLE) else around(*at.others, at.temples)


def _words(scene: Scene) -> Words:
    return Words(scene, Chips(scene.view.catalog, scene.l10n, scene.signs, scene.view.setup.players))


def _is_box(area: Rect) -> bool:
    """Whether there is room for a border."""
    return area.height >= 3


def has_room(area: Rect, scene: Scene, framed: bool = True, level: int = _IN_WORDS) -> bool:
    """Whether there is room for all that variants show, in a box if it is ``framed``, and for two rows of each player
    if these have more to tell than one, or with a higher ``level`` for one."""
    words, players = _words(scene), len(scene.view.players)
    width = area.width - (4 if framed else 1)
    blocks = [*_blocks(words, width, _aside(words, area.width))]
    least = max((least_width(block.track) for block in blocks if block.track is not None), default=0)
    return least <= width and sum(block.rows(level, players, width)[1] for block in blocks) < area.height


def draw_panel(canvas: Canvas, board: Board) -> None:
    """What variants show to the one who looks."""
    area = board.at.panel
    if area is None or not board.scene.panel:
        return
    if _is_box(area):
        _Overview(canvas, board, area, _words(board.scene)).draw()
    else:
        draw_band(canvas, board, area, _words(board.scene))


def draw_left_behind(canvas: Canvas, board: Board) -> None:
    """In the place of the band, while all lies open over the panes of the other players or the temples, or over both:
    what these players hold, and the temples."""
    at, view = board.at, board.scene.view
    band = Rect(0, at.status.bottom, at.status.width, at.supply.y - at.status.bottom)
    if board.focus != "panel" or at.panel is None or not at.panel.y >= band.bottom > band.y:
        return
    covers_temples = at.temples.y == at.others[0].y
    if covers_temples:
        canvas.fill(band, "bar")  # as under what variants show while it is closed: a row alone would float
    x = band.x + 1
    for seat, player in enumerate(view.players):
        if seat == board.scene.shown or at.panel.x >= at.others[-1].right:
            continue
        told = f" {counts(board, player)} · {rack_told(board, seat)}"
        if x + cell_len(player.name) + cell_len(told) >= band.right:
            told = f" {' '.join(facts(board, player))}"
        x = canvas.put(x, band.y, player.name, player_ink(seat))
        x = canvas.put(x, band.y, told, "muted") + 3
    if covers_temples:
        _draw_temples_left(canvas, board, Rect(x - 1, band.y, band.right - x + 1, 1))


def _draw_temples_left(canvas: Canvas, board: Board, area: Rect) -> None:
    """The temples in a row, below their key, each with what it asks for in words if all have room for that; nothing if
    they have no room at all."""
    scene, key = board.scene, board.letter("go-temples")
    title = scene.l10n("drawn-temples")
    cards = [board.card(pile.top, str(7 + n)) for n, pile in enumerate(scene.view.piles, 1) if pile.top is not None]
    left = area.x + cell_len(key) + cell_len(title) + 3 + _APART
    told = [_temple_words(card, scene) for card in cards]
    room = sum(_TEMPLE + 1 + cell_len(text) + _APART for text in told)
    if left + room > area.right:
        told = ["" for _ in cards]
    if left + (_TEMPLE + _APART) * len(cards) > area.right:
        return
    x = canvas.put(area.x, area.y, f" {key} ", "bold key", "pill") + 1
    canvas.put(x, area.y, title, "muted")
    for card, text in zip(cards, told, strict=True):
        draw_line(canvas, left, area.y, evolve(card, hover=True), board.words, _TEMPLE)  # on a ground of its own
        left = canvas.put(left + _TEMPLE + 1, area.y, text, "muted") + _APART - (not text)


def _temple_words(card: Card, scene: Scene) -> str:
    """What a temple asks for, in words."""
    asked = card.face.requirements if isinstance(card.face, Temple) else ()
    return " · ".join(requirement_text(each, scene.l10n) for each in asked)


@frozen
class _Block:
    """Some rows of the overview: a ``text``, which is an item of the cursor or the name of a variant, or a track."""

    text: tuple[str, ...] = ()
    item: PanelItem | None = None
    track: Track | None = None
    first: int = 0

    def rows(self, level: int, players: int, width: int) -> tuple[Rows, int]:
        """The rows of a track, and how many there are in all. With a higher level there are fewer."""
        if self.track is None:
            return Rows(), len(self.text)
        whole, tall = heights(self.track, width), taller(self.track, width)
        steps = [*(tall or [whole[0]] * _WHOLE), *whole]
        rows = steps[min(level, len(steps) - 1)]
        return rows, rows.many(players)


def _dated(words: Words) -> Track | None:
    """The track with days, if there is one."""
    parts = (part for _, parts in words.scene.panel for part in parts)
    return next((part for part in parts if isinstance(part, Track) and part.today), None)


def _aside(words: Words, width: int) -> _Block | None:
    """The line that stands in the title: the only one beside a track, if it has room there."""
    scene = words.scene
    lines = [(number, spot.line) for number, spot in enumerate(scene.panel_spots, 1) if spot.line is not None]
    if len(scene.panel) > 1 or len(lines) != 1 or len(scene.panel[0][1]) < 2:
        return None
    (number, line), track = lines[0], _dated(words)
    text = words.line(line)
    taken = cell_len(variant_title(scene.panel[0][0].id, words.l10n)) + 12
    taken += cell_len(today_text(track, words.l10n)) + 3 if track is not None else 0
    return _Block((text,), PanelItem(number)) if taken + cell_len(text) + 6 <= width else None


def _blocks(words: Words, width: int, aside: _Block | None) -> Iterator[_Block]:
    """All that variants show but what stands in the title; of several variants each has its name above it."""
    scene, several, number = words.scene, len(words.scene.panel) > 1, 1
    for variant, parts in scene.panel:
        if several:
            yield _Block((variant_title(variant.id, scene.l10n),))
        for part in parts:
            if isinstance(part, Track):
                yield _Block(track=part, first=number)
                number += len(part.columns) * len(scene.view.players)
                continue
            item = PanelItem(number)
            if aside is None or item != aside.item:
                indent = "  " if several else ""
                yield _Block(tuple(indent + row for row in wrap(words.line(part), width - len(indent))), item)
            number += 1


@frozen
class _Overview:
    """All that variants show, in an area."""

    canvas: Canvas
    board: Board
    area: Rect
    words: Words

    def draw(self) -> None:
        """Draws the frame, and in it as much as there is room for, around the cursor."""
        canvas, board, area = self.canvas, self.board, self.area
        canvas.fill(area, "table")
        framed, focus = board.at.framed, board.focus == "panel"
        aside = _aside(self.words, area.width)
        inner, level, blocks = self._fit(framed, aside)
        if framed and inner.bottom < area.bottom:
            box(canvas, area, focus)
        else:
            rule(canvas, area, focus)
        self._head(aside, focus)
        players, top = len(board.scene.view.players), 0
        sizes = [block.rows(level, players, inner.width) for block in blocks]
        all_rows = sum(size for _, size in sizes)
        if all_rows > inner.height:
            top = self._scrolled(blocks, sizes, inner.height)
        # It has the columns of the brackets, too.
        inside = Canvas(inner.width + 2, inner.height, canvas.signs, inner.x - 1, inner.y)
        y = inner.y - top
        for block, (rows, size) in zip(blocks, sizes, strict=True):
            self._block(inside, block, rows, Rect(inner.x, y, inner.width, size))
            y += size
        canvas.paste(inner.x - 1, inner.y, inside)
        canvas.spots += inside.spots
        below = all_rows - top - inner.height
        if below > 0:
            canvas.right(area.right - 2, area.bottom - 1, f" {MORE} {below} ", "bold key")

    def _fit(self, framed: bool, aside: _Block | None) -> tuple[Rect, int, list[_Block]]:
        """The room for the rows, how far what is drawn shrinks to fit in it, and what it is."""
        area, players = self.area, len(self.board.scene.view.players)
        left, right = (2, 2) if framed else (1, 0)
        inner = Rect(area.x + left, area.y + 1, area.width - left - right, area.height - 1 - framed)
        blocks = [*_blocks(self.words, inner.width, aside)]
        tall = Rect(inner.x, inner.y, inner.width, area.height - 1)  # without the border below
        choices = [(level, room) for level in range(_LEAST + 1) for room in (inner, tall)]
        tracks = [block.track for block in blocks if block.track is not None]
        if framed and any("ladder" in heights(track, inner.width)[1].above for track in tracks if track.windows):
            choices = [*((level, inner) for level in range(_FLAT + 1)), *choices]  # a border is worth more than a row
        for level, room in choices:
            if sum(block.rows(level, players, inner.width)[1] for block in blocks) <= room.height:
                return room, level, blocks
        return inner, _LEAST, blocks

    def _head(self, aside: _Block | None, focus: bool) -> None:
        """The title, and at the right the day, and a line that has room there."""
        canvas, area, parts = self.canvas, self.area, self.board.scene.panel
        l10n = self.words.l10n
        title = l10n("pane-panel") if len(parts) > 1 else variant_title(parts[0][0].id, l10n)
        x = heading(canvas, area.x + 2, area.y, self.board.letter("panel"), fitted(title, area.width - 10), focus)
        track = _dated(self.words)
        told = "" if track is None or tells_day(track, area.width - 4) else today_text(track, l10n)
        text = aside.text[0] if aside is not None else ""
        if text and told and x + cell_len(told) + cell_len(text) + 7 <= area.right:
            told, at = f"{told} · {text}", cell_len(told) + 3
        else:
            told, at = told or text, 0
        if not told or x + cell_len(told) + 3 > area.right:
            return
        start = area.right - 3 - cell_len(told)
        canvas.put(start - 1, area.y, " " * (cell_len(told) + 2))
        self.words.chips.put(canvas, start, area.y, told, "muted")
        if aside is not None and told.endswith(text):
            put_spot(canvas, self.board, Rect(start + at, area.y, cell_len(text), 1), aside.item)

    def _scrolled(self, blocks: list[_Block], sizes: list[tuple[Rows, int]], height: int) -> int:
        """How many rows are scrolled away, so that the cursor can be seen."""
        item, y, here = self.board.scene.item, 0, 0
        players = len(self.board.scene.view.players)
        for block, (_, size) in zip(blocks, sizes, strict=True):
            last = block.first + len(block.track.columns) * players if block.track is not None else 0
            there = isinstance(item, PanelItem) and block.first <= item.number < last
            if there or (block.item is not None and block.item == item):
                here = y + size
            y += size
        return max(0, min(here - height, y - height))

    def _block(self, canvas: Canvas, block: _Block, rows: Rows, area: Rect) -> None:
        if block.track is not None:
            draw_track(canvas, self.words, block.track, area, rows, block.first)
            return
        for number, text in enumerate(block.text):
            self.words.chips.put(canvas, area.x, area.y + number, text, "text" if block.item else "bold muted")
        if block.item is not None:
            put_spot(canvas, self.board, area, block.item)
