"""The table of a lesson before anything lies on it: a coatl with cards that fit it."""

from __future__ import annotations

from attrs import evolve, frozen
from rich.cells import cell_len

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.coatl import Coatl, parse_coatl
from coatl_core.language.cardtext import prophecy_hint
from coatl_core.language.l10n import L10n
from coatl_tui.table.draw.board import prophecy_worth, temple_worth
from coatl_tui.table.layout.areas import Layout
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card import Card, draw_card
from coatl_tui.widgets.card_words import card_words
from coatl_tui.widgets.serpent import Scale, Serpent, draw_serpent, serpent_width

_SHOWN = parse_coatl("<BGRKYGRK>")
_SERPENT = Serpent(_SHOWN.pieces)
_GAP = 2
"""The cells between two cards."""


@frozen
class Bare:
    """How large all of it is: the pieces, the width and height of the ``cards``, so many of them and so many
    ``abreast``, the free rows between what lies below each other, and the columns of the words."""

    scale: Scale
    card: tuple[int, int]
    cards: int
    abreast: int
    gap: int
    words: int

    @property
    def height(self) -> int:
        """The rows of the coatl, of the cards below it, and of what is free between them."""
        rows = -(-self.cards // self.abreast)
        return self.scale.rows + self.gap + rows * (self.card[1] + 1) - 1


SMALL, LARGE = Bare(Scale(3, 6), (16, 5), 3, 3, 1, 60), Bare(Scale(5, 10), (26, 7), 6, 3, 2, 84)


def bare_size(at: Layout) -> Bare:
    """Returns the size for a table of this layout."""
    return LARGE if at.framed else SMALL


def draw_bare(canvas: Canvas, at: Layout, area: Rect, catalog: Catalog, l10n: L10n) -> None:
    """Draws in the ``area`` the coatl and the cards of the catalog that it fulfils, large ones with a few words."""
    size, words = bare_size(at), card_words(l10n)
    width = serpent_width(_SERPENT, size.scale)
    draw_serpent(canvas, area.x + (area.width - width) // 2, area.y, _SERPENT, size.scale)
    cards = _fulfilled(catalog, _SHOWN, size.cards // 2)[: size.cards]
    wide, high = size.card
    x, y = area.x + (area.width - size.abreast * (wide + _GAP) + _GAP) // 2, area.y + size.scale.rows + size.gap
    for number, card in enumerate(cards):
        row, column = divmod(number, size.abreast)
        if isinstance(card.face, Prophecy):
            is_short = cell_len(prophecy_hint(card.face, l10n)) > wide - 2
            card = evolve(card, hint=prophecy_hint(card.face, l10n, short=is_short))
        draw_card(canvas, Rect(x + column * (wide + _GAP), y + row * (high + 1), wide, high), card, words)


def _fulfilled(catalog: Catalog, coatl: Coatl, most: int) -> list[Card]:
    """The cards that are worth something beside a coatl, so many of each colour at most, the best first."""
    best: dict[str, list[tuple[int, Card]]] = {}
    temples = [Card(temple, now=temple_worth(temple, coatl)) for temple in catalog.temples.values()]
    prophecies = [Card(each, now=prophecy_worth(each, coatl, False)) for each in catalog.prophecies.values()]
    for card in (*temples, *prophecies):
        points = card.now.points if card.now is not None else 0
        if points > 0:
            best.setdefault(card.color, []).append((points, card))
    alike = [sorted(found, key=lambda each: -each[0])[:most] for found in best.values()]
    rows = [sorted((found[at] for found in alike if at < len(found)), key=lambda each: -each[0]) for at in range(most)]
    return [card for row in rows for _, card in row]
