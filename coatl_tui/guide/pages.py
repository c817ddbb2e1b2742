"""The text of the rulebook as lines of a pane: wrapped, with its cards, coatls and pictures drawn as the table draws
them, and with the places lit where a word that is searched for stands."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import takewhile
from typing import TypeAlias

from attrs import define, field
from rich.cells import cell_len

from coatl_core.cards.patterns import PatternError, parse_pattern
from coatl_core.cards.pieces import COLORS
from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.temples import Temple
from coatl_core.game.coatl import Coatl, parse_coatl
from coatl_core.language.l10n import L10n
from coatl_core.language.rulebook import PICTURES, Block, Section, drawn_prophecy, drawn_temple
from coatl_tui.guide.picture import Lines, table_picture
from coatl_tui.guide.signs import draw_cards, draw_pieces, draw_signs
from coatl_tui.table.draw.board import prophecy_worth, temple_worth
from coatl_tui.table.panes.coatls import counted_by
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card import Card, CardWords, Worth, draw_card
from coatl_tui.widgets.card_words import card_words
from coatl_tui.widgets.content import Builder, Content, Span
from coatl_tui.widgets.keybar import Entry
from coatl_tui.widgets.linebreaks import line_ranges
from coatl_tui.widgets.serpent import Scale, Serpent, draw_serpent, fit, serpent_width
from coatl_tui.widgets.signs import USUAL, Signs
from coatl_tui.widgets.small_card import CHIP, draw_chip
from coatl_tui.widgets.tiles import draw_pattern

Thing: TypeAlias = Coatl | Prophecy | Temple

PROSE = 92
"""Prose is never wider than this, and what stands beside a drawing ends where prose does."""
_CARD, _WIDEST, _ALONE = 20, 52, 20
"""The least and the most cells of a card, and those of one that has its text below it."""
_CARD_ROWS = 4
"""The least rows of a card."""
_INDENT = 3
_EXPLAINED = {"pieces": draw_pieces, "cards": draw_cards, "signs": draw_signs}
_MOST_ROWS = 120
_BESIDE_CARD = _INDENT + _CARD + 3
"""The column of what is said of a card."""
_DRAWN = ("coatl", "prophecy", "temple")
"""The kinds of blocks that are drawn with what is said of them beside them."""
_LARGE = 92, 34
"""The size of the text from which coatls have three rows."""
_LEAST_BESIDE = 22
"""Beside a drawing there must be so many columns for what is said of it; otherwise it follows below."""


_LETTER = re.compile(rf"{{([{COLORS}])}}")
"""The letter of a colour in a text: ``{B}`` is that of blue."""


@define
class Pages:
    """The rulebook for a pane. ``keys`` are those in the picture of the table; ``word`` is searched for, and the hit of
    the index ``hit`` is lit. ``starts`` are the lines on which the sections begin, ``hits`` those on which the word
    stands."""

    sections: Sequence[Section]
    l10n: L10n
    width: int
    height: int = 0
    keys: Sequence[Entry] = ()
    signs: Signs = USUAL
    word: str = ""
    hit: int = -1
    starts: list[int] = field(factory=list)
    hits: list[int] = field(factory=list)
    _pictures: dict[str, Lines] = field(factory=dict)
    _lines: Builder = field(init=False)

    def content(self) -> Content:
        """Returns all of it, and sets ``starts`` and ``hits``."""
        lines = self._lines = Builder(self.width)
        self.starts, self.hits = [], []
        for section in self.sections:
            self.starts.append(len(lines.lines))
            self._add(f"{section.rule}  {section.title}", " ", " ", "strong")
            if not section.depth:
                self._rule()
            lines.newline()
            self._add_blocks(section.blocks)
            lines.newline()
            lines.newline()
        for _ in range(self.height - (len(lines.lines) - self.starts[-1])):  # the last rule can be at the top, too
            lines.newline()
        return lines.content()

    def _rule(self) -> None:
        """Goes on with the last line as a rule to where prose ends, as the title of a pane does."""
        lines = self._lines
        line = lines.lines[-1]
        room = min(PROSE, lines.width - 2) - sum(cell_len(span.text) for span in line)
        if room > 0:
            lines.lines[-1] = (*line, Span(" " + "─" * room, "line"))

    def _add_blocks(self, blocks: Sequence[Block]) -> None:
        """Adds the blocks of a section. A coatl that follows a card shows what the card counts, a card that follows a
        coatl what it brings there."""
        context: Thing | None = None
        column = _BESIDE_CARD
        for number, block in enumerate(blocks):
            if number and (block.kind != "item" or blocks[number - 1].kind != "item"):
                self._lines.newline()
            try:
                thing = _thing(block)
            except ValueError:  # in the rulebook of somebody else
                self._add(block.subject, "   ", "   ")
                thing = None
            if thing is None:
                self._add_text(block)
                context = None
            else:
                if context is None:
                    column = self._beside_coatls(takewhile(lambda b: b.kind in _DRAWN, blocks[number:]))
                self._add_thing(thing, context, block.text, column)
                if context is None or isinstance(thing, Coatl) == isinstance(context, Coatl):
                    context = thing

    def _add_text(self, block: Block) -> None:
        l10n = self.l10n
        if block.kind == "ruling":
            label = l10n("rulebook-ruling-number", rule=block.subject) if block.subject else l10n("rulebook-ruling")
            self._lines.add(f" ▌ {label}", "warn")
            self._lines.newline()
            self._add(block.text, " ▌ ", " ▌ ")
        elif block.kind == "item":
            self._add(block.text, " · ", "   ")
        elif block.kind == "pattern":
            self._add_pattern(block)
        elif block.kind == "picture" and block.subject in PICTURES:
            self._add(block.text, " ", " ")
            self._lines.newline()
            self._add_picture(block.subject)
        else:
            self._add(block.text, " ", " ")

    def _add_thing(self, thing: Thing, context: Thing | None, text: str, column: int) -> None:
        if isinstance(thing, Coatl):
            card = None if isinstance(context, Coatl) else context
            self._beside(self._coatl(thing, card, self._room(column)), column, text)
        else:
            coatl = context if isinstance(context, Coatl) else None
            card_here = Card(thing, now=_worth(thing, coatl) if coatl is not None else None)
            beside = max(column, _BESIDE_CARD) if self.width - column >= _LEAST_BESIDE else _BESIDE_CARD
            room = self._room(beside)
            wide = _card_end(room) - _INDENT if room < self.width else min(_ALONE, room - _INDENT - 2)
            self._beside(self._card(card_here, wide), beside, text)

    def _beside_coatls(self, drawn: Iterable[Block]) -> int:
        """The column of what is said of things that are drawn below each other: near the longest coatl."""
        blocks = list(drawn)
        chip = CHIP if any(block.kind != "coatl" for block in blocks) else 0
        widths = [0]
        for block in blocks:
            if block.kind == "coatl":
                with suppress(ValueError):  # in the rulebook of somebody else
                    serpent = Serpent(parse_coatl(block.subject).pieces)
                    widths.append(_INDENT + serpent_width(serpent, self._scale(serpent)) + chip + 3)
        return min(max(widths), self._most)

    @property
    def _is_large(self) -> bool:
        return self.width >= _LARGE[0] and self.height >= _LARGE[1]

    @property
    def _most(self) -> int:
        """The last column in which a text beside a coatl begins."""
        return 58 if self._is_large else 40

    @property
    def _most_cells(self) -> int:
        """The most cells of a coatl, so that a chip and a text have room beside it."""
        return self._most - _INDENT - CHIP - 3

    def _scale(self, serpent: Serpent) -> Scale:
        return fit(serpent, self._most_cells, 3 if self._is_large else 1, 5 if self._is_large else 3)

    def _room(self, column: int) -> int:
        """The columns for a drawing with a text that begins in this column, or below it if there is no room."""
        return column - 1 if self.width - column >= _LEAST_BESIDE else self.width

    def _card(self, card: Card, width: int) -> Lines:
        """A card as wide as the coatls around it, so that what is said of both stands in one column. Its last row,
        which says what it is worth, is left out if it lies beside no coatl."""
        canvas = Canvas(_INDENT + width, 5, self.signs)
        draw_card(canvas, Rect(_INDENT, 0, width, 5), card, self._words)
        return canvas.lines()[: 4 if card.now is None else 5]

    def _coatl(self, coatl: Coatl, card: Prophecy | Temple | None, width: int) -> Lines:
        """A coatl with the pieces marked that a prophecy counts, and what the card brings there."""
        counted = counted_by(card, coatl, strict=False) if isinstance(card, Prophecy) else frozenset[int]()
        serpent = Serpent(coatl.pieces, counted=counted)
        scale = self._scale(serpent)
        canvas = Canvas(width, scale.rows, self.signs)
        x = draw_serpent(canvas, _INDENT, 0, serpent, scale, self._most_cells) + 1
        if card is not None:
            if width < self.width:  # in a column, near what is said of it, below the right end of the card
                x = max(x, _card_end(width) - CHIP + 1)
            draw_chip(canvas, x, scale.rows // 2, Card(card, now=_worth(card, coatl)))
        return canvas.lines()

    def _add_pattern(self, block: Block) -> None:
        try:
            pattern = parse_pattern(block.subject)
        except PatternError:
            self._add(f"{block.subject} {block.text}", " ", " ")
            return
        room = self._room(_BESIDE_CARD)
        canvas = Canvas(room, 1, self.signs)
        draw_pattern(canvas, _INDENT, 0, pattern, self._words.each, room - _INDENT)
        self._beside(canvas.lines(), _BESIDE_CARD, block.text)

    def _add_picture(self, name: str) -> None:
        """Adds a picture. That of the table has as many columns as a table has; in fewer it is not shown."""
        lines = self._pictures.get(name)
        if lines is None:
            lines = self._pictures[name] = self._picture(name)
        self._lines.lines += lines
        if not lines:
            self._add(self.l10n("guide-table-narrow"), " ", " ", "warn")

    def _picture(self, name: str) -> Lines:
        if name == "table":
            return table_picture(self.width, self.l10n, self.keys, self.signs)
        canvas = Canvas(self.width - 2, _MOST_ROWS, self.signs)
        rows = _EXPLAINED[name](canvas, self.l10n)
        return tuple((Span(" "), *line) for line in canvas.lines()[:rows])

    @property
    def _words(self) -> CardWords:
        return card_words(self.l10n)

    # Texts

    def _beside(self, drawn: Lines, column: int, text: str) -> None:
        """Adds a drawing with a text in the column beside it, or below it if there is no room. The page that a section
        begins does not end in the middle of a drawing."""
        at = len(self._lines.lines) - self.starts[-1]
        if at < self.height < at + len(drawn):
            for _ in range(self.height - at):
                self._lines.newline()
        if self.width - column >= _LEAST_BESIDE:
            self._add(text, "", "", drawn=drawn, column=column)
            return
        for line in drawn:
            self._lines.spans(line)
            self._lines.newline()
        if len(drawn) >= _CARD_ROWS:  # its last row is a text, too
            self._lines.newline()
        self._add(text, " " * _INDENT, " " * _INDENT)

    def _add(
        self, text: str, first: str, other: str, style: str = "", drawn: Sequence[Iterable[Span]] = (), column: int = 0
    ) -> None:
        """Adds a paragraph, wrapped, in the column beside what is ``drawn``. The word searched for is highlighted, also
        where it goes on in the next line."""
        text, lines = _LETTER.sub(lambda found: self.signs.letter(found[1]), text), self._lines
        sought = re.finditer(re.escape(self.word), text, re.IGNORECASE) if self.word else ()
        found = [(number, *match.span()) for number, match in enumerate(sought, len(self.hits))]
        texts = line_ranges(text, min(PROSE, lines.width - len(other) - 1) - column)
        above = (len(drawn) - len(texts)) // 2 if len(drawn) > len(texts) else 0
        rows = [*range(-above, 0), *range(max(len(texts), len(drawn) - above))]
        for row, number in enumerate(rows):
            if row < len(drawn):
                lines.spans(drawn[row])
            lines.to(column)
            if not 0 <= number < len(texts):
                lines.newline()
                continue
            lines.add(other if number else first, "dim" if "▌" in first else style)
            begin, end = texts[number]
            at = begin
            for hit, start, stop in found:
                if start < end and stop > begin:
                    if start >= begin:
                        self.hits.append(len(lines.lines))
                        lines.add(text[at:start], style)
                    at = min(stop, end)
                    lines.add(text[max(start, begin) : at], "found" if hit == self.hit else "marked")
            lines.add(text[at:end], style)
            lines.newline()


def _thing(block: Block) -> Thing | None:
    """The coatl or card that a block draws, or None. Raises ValueError if it cannot be read."""
    match block.kind:
        case "coatl":
            return parse_coatl(block.subject)
        case "prophecy":
            return drawn_prophecy(block.subject)
        case "temple":
            return drawn_temple(block.subject)
    return None


def _worth(card: Prophecy | Temple, coatl: Coatl) -> Worth:
    return prophecy_worth(card, coatl, strict=False) if isinstance(card, Prophecy) else temple_worth(card, coatl)


def _card_end(room: int) -> int:
    """The column after a card in so much room."""
    return min(_INDENT + _WIDEST, room - 2)
