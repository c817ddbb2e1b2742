"""The panes of the prophecy row, with deck and temple piles, and of the hand. Beside each prophecy stands what it is
worth on the own coatls."""

from __future__ import annotations

from coatl_core.cards.prophecies import Prophecy
from coatl_core.cards.temples import Equal, Length, Requirement, Temple, WithoutCard, WithoutColor
from coatl_core.game.actions import Action, ClaimOwn, ClaimPile
from coatl_core.game.errors import Refusal
from coatl_core.language.cardtext import levels_short
from coatl_core.language.l10n import L10n
from coatl_tui.table.scene import Deck, HandCard, OwnTemple, Pile, RowPlace, Scene, prospect
from coatl_tui.widgets.cards import CARD, MARK, TEMPLE, card_span, missing_text, pattern_spans
from coatl_tui.widgets.content import Builder, Content, Span

BARRED = "–"
"""A prophecy may not lie beside this coatl."""
_PATTERN = 9
_LEVELS = 8
_PROSPECT = 9


def prophecy_line(lines: Builder, scene: Scene, prophecy: Prophecy, end: int) -> None:
    """Adds a prophecy, up to column ``end``: card colour, pattern, points, and for each growing coatl what it is worth
    there now and what it lacks for more, or the sign that it may not lie there."""
    column = lines.at + 2 + _PATTERN + _LEVELS
    prophecy_face(lines, prophecy, scene.l10n)
    for number, _ in scene.growing():
        lines.to(min(column, end))
        seen = prospect(scene, prophecy, number)
        if isinstance(seen, Refusal):
            lines.add(BARRED, "dim")
        else:
            lines.add(str(seen.points), "good" if seen.points else "dim")
            if seen.missing:
                lines.add(f" {missing_text(seen.missing)}", "dim")
        column += _PROSPECT
    lines.to(end)


def prophecy_face(lines: Builder, prophecy: Prophecy, l10n: L10n) -> None:
    """Adds what is printed on a prophecy: card colour, pattern and points. A pattern too long for its column is cut,
    and the points begin one cell later then."""
    end = lines.at + 2 + _PATTERN
    lines.spans([card_span(prophecy.color), Span(" "), *pattern_spans(prophecy.pattern, l10n("card-each"))])
    if lines.at >= end:
        lines.to(end)
        lines.add(" ")
    lines.to(max(end, lines.at))
    lines.add(levels_short(prophecy.levels), "points")


def row_content(scene: Scene, width: int) -> Content:
    """The prophecy row in two columns (one if it is narrow), then deck and piles."""
    view, l10n = scene.view, scene.l10n
    lines = Builder(width)
    columns = 2 if width >= 78 else 1
    column = width // columns
    rows = -(-len(view.row) // columns)
    for row in range(rows):
        for place in range(row, len(view.row), rows):
            end = column * (place // rows + 1) - 1
            card = view.row[place]
            lines.to(column * (place // rows))
            # Only the cursor's mark is shown: highlighting a line of two cards is much to send for one key.
            with lines.spot(RowPlace(place + 1), digit=str(place + 1), lit=0):
                lines.add(f"{place + 1} ", "dim")
                if card is None:
                    lines.add(l10n("table-row-empty"), "dim")
                else:
                    prophecy_line(lines, scene, view.catalog.prophecies[card], end)
        lines.newline()
    with lines.spot(Deck(), digit="7"):
        lines.add("7 ", "dim")
        lines.add(l10n("table-deck", cards=view.deck_size))
    for number, pile in enumerate(view.piles, 1):
        if columns == 1:
            lines.newline()
        lines.add(" ")
        with lines.spot(Pile(number), digit=str(7 + number)):
            lines.add(f"{7 + number} {TEMPLE} ", "dim")
            if pile.top is None:
                lines.add(l10n("table-pile-empty"), "dim")
            else:
                temple = view.catalog.temples[pile.top]
                lines.spans(temple_spans(temple, l10n))
                if scene.closing is None:
                    lines.add(f" ({pile.size})", "dim")
                else:
                    _add_temple_points(lines, scene, temple, ClaimPile(number))
    return lines.content()


def temple_spans(temple: Temple, l10n: L10n) -> list[Span]:
    """The requirements of a temple in small pieces."""
    spans: list[Span] = []
    for requirement in temple.requirements:
        spans += [Span(" & ", "dim")] if spans else []
        spans += _requirement_spans(requirement, l10n)
    return spans


def _requirement_spans(requirement: Requirement, l10n: L10n) -> list[Span]:
    match requirement:
        case WithoutColor(color=color):
            return [Span(f"{l10n('temple-short-no')} "), Span(color, f"piece-{color.lower()}")]
        case Length(pieces=pieces):
            return [Span(l10n("temple-short-length", n=pieces))]
        case Equal(first=first, second=second):
            return [Span(first, f"piece-{first.lower()}"), Span("="), Span(second, f"piece-{second.lower()}")]
        case WithoutCard(color=color):
            return [Span(f"{l10n('temple-short-no')} "), Span(f"{CARD}{color}", f"card-{color.lower()}")]


def hand_content(scene: Scene, width: int) -> Content:
    """The prophecies and temples of the own hand. Those marked to be kept have a mark in place of their number."""
    view, l10n = scene.view, scene.l10n
    lines = Builder(width)
    own = view.own
    for place, card in enumerate(scene.hand):
        if card is None:
            continue
        with lines.spot(HandCard(place, card), digit=str(place + 1)):
            marked = place in scene.marked
            lines.add(MARK if marked else str(place + 1), "marked" if marked else "dim")
            lines.add(" ")
            prophecy_line(lines, scene, view.catalog.prophecies[card], width)
        lines.newline()
    for place, card in enumerate(own.temples or ()):
        with lines.spot(OwnTemple(place, card)):
            temple = view.catalog.temples[card]
            lines.add(f"{TEMPLE} ", "dim")
            lines.spans(temple_spans(temple, l10n))
            lines.add(f"  {levels_short(temple.levels)}", "points")
            if scene.closing is not None:
                _add_temple_points(lines, scene, temple, ClaimOwn(card))
        lines.newline()
    return lines.content()


def _add_temple_points(lines: Builder, scene: Scene, temple: Temple, claim: Action) -> None:
    """Adds what a temple is worth beside the coatl just closed, bright if it can be claimed now."""
    for _, points in scene.temple_points(temple):
        lines.add(f": {scene.l10n('points', points=points)}", "good" if claim in scene.legal else "dim")


def hand_title(scene: Scene) -> tuple[Span, ...]:
    """The title of the hand, with the numbers of the coatls above the columns about them."""
    l10n, own = scene.l10n, scene.view.own
    name = l10n("pane-hand", cards=own.hand_size)
    numbers = [number for number, _ in scene.growing()]
    spans = [Span("H", "title-key"), Span(f" {name}", "title")]
    if numbers:
        start = 4 + _PATTERN + _LEVELS - len(name) - 5
        columns = "".join(f"{l10n('coatl-short', n=n)}".ljust(_PROSPECT) for n in numbers)
        spans.append(Span(" " * max(1, start) + columns.rstrip(), "dim"))
    return tuple(spans)
