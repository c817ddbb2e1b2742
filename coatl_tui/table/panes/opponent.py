"""The panes of an automatic opponent: its line of prophecies, with the pieces on each and those it still needs, and the
pile of the fulfilled ones."""

from __future__ import annotations

from coatl_core.game.opponent import Opponent, OpponentCard
from coatl_tui.table.scene import OpponentItem, Scene
from coatl_tui.widgets.cards import NEXT, card_span, letters, pattern_spans
from coatl_tui.widgets.content import Builder, Content, Span
from coatl_tui.widgets.drawing import piece_spans

_POINTS, _PIECES, _NEEDS = 14, 17, 25


def opponent_content(scene: Scene, opponent: Opponent, width: int) -> Content:
    """The opponent's prophecies, a line each; then the field it would take next, and its pile."""
    l10n = scene.l10n
    lines = Builder(width)
    for number, card in enumerate(opponent.cards, 1):
        with lines.spot(OpponentItem(number), digit=str(number)):
            lines.add(f"{number} ", "dim")
            _add_card(lines, scene, card)
        lines.newline()
    if scene.forecast is not None:
        lines.add(f" {NEXT} ", "warn")
        lines.add(l10n("opponent-next", field=scene.forecast.field))
        lines.newline()
    lines.add(f" {l10n('opponent-pile')}", "dim")
    for line in opponent.scored:
        lines.add(" ")
        lines.spans([card_span(scene.view.catalog.prophecies[line.card].color), Span(str(line.points), "points")])
    lines.newline()
    return lines.content()


def _add_card(lines: Builder, scene: Scene, card: OpponentCard) -> None:
    prophecy = scene.view.catalog.prophecies[card.card]
    lines.spans([card_span(prophecy.color), Span(" ")])
    lines.spans(pattern_spans(prophecy.pattern, scene.l10n("card-each")))
    lines.to(_POINTS)
    lines.add(str(prophecy.levels[-1][1]), "points")
    lines.to(_PIECES)
    for piece in card.pieces:
        lines.spans(piece_spans(piece, 1))
    lines.to(max(_NEEDS, lines.at + 1))
    lines.add(scene.l10n("opponent-needs", colors=letters(card.needs)), "dim")


def opponent_title(scene: Scene, opponent: Opponent) -> tuple[Span, ...]:
    """The title of the pane: the opponent's name and its points so far."""
    points = scene.l10n("points", points=opponent.points)
    cards = scene.l10n("opponent-cards", n=len(opponent.scored))
    return (Span(f"{opponent.name} · {points} · {cards}", "title"),)


def pile_content(scene: Scene, opponent: Opponent, width: int) -> Content:
    """Every fulfilled prophecy with its points, in columns; shown where the terminal is high enough."""
    lines = Builder(width)
    columns = max(1, width // 20)
    for number, line in enumerate(opponent.scored):
        if number and number % columns == 0:
            lines.newline()
        prophecy = scene.view.catalog.prophecies[line.card]
        lines.to(20 * (number % columns))
        lines.add(f" {line.points:>2} ", "points")
        lines.spans([card_span(prophecy.color), Span(" ")])
        lines.spans(pattern_spans(prophecy.pattern, scene.l10n("card-each")))
    lines.newline()
    return lines.content()
