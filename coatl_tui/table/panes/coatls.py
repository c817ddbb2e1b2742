"""The panes of the player boards and coatls, with the cards beside the coatls."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from rich.cells import cell_len

from coatl_core.game.actions import End, Start
from coatl_core.game.coatl import Coatl, score_lines
from coatl_tui.table.scene import BoardSpace, CoatlItem, NewCoatl, Scene, Seat
from coatl_tui.widgets.cards import TEMPLE, card_span
from coatl_tui.widgets.content import Builder, Content, Span
from coatl_tui.widgets.drawing import CARETS, SPACE, coatl_spans, large_coatl_lines, piece_spans


def coatls_content(scene: Scene, width: int, height: int) -> Content:
    """The board of the player shown on the first line, then each coatl with a line about its cards. Coatls are drawn on
    three lines if there is room for it. If there is not even room for all, some have their cards on their own line:
    complete ones first, because nothing can be done with them any more."""
    player = scene.table
    lines = Builder(width)
    for space, piece in enumerate(scene.board, 1):
        digit = str(space % 10) if scene.shows_own and space <= 10 else ""
        if piece is not None:
            with lines.spot(BoardSpace(space, piece), digit=digit):
                lines.add(digit or " ", "dim")
                lines.spans(piece_spans(piece))
        else:
            lines.add("  ")
            lines.add(SPACE.center(3), "dim")
    lines.newline()
    new = scene.shows_own and any(isinstance(action, Start) for action in scene.legal)
    if not player.coatls and not new:
        lines.add(" ")
        lines.add(scene.l10n("table-no-coatl"), "dim")
        lines.newline()
    large = height >= 1 + 4 * max(1, len(player.coatls)) + new
    lacking = max(0, 1 + 2 * len(player.coatls) + new - height)
    numbers = sorted(range(1, len(player.coatls) + 1), key=lambda number: not player.coatls[number - 1].complete)
    for number, coatl in enumerate(player.coatls, 1):
        if number in numbers[:lacking]:
            _add_short_coatl(lines, scene, number, coatl)
        else:
            _add_coatl(lines, scene, number, coatl, large)
    if new:
        _add_new(lines, scene, len(player.coatls) + 1)
    return lines.content()


def _add_new(lines: Builder, scene: Scene, number: int) -> None:
    """Adds the line on which a coatl can be begun, with the piece under the cursor if it would begin one."""
    with lines.spot(NewCoatl()):
        active = scene.active == number
        lines.add(f"{number} ", "marked" if active else "strong")
        if scene.ghost is not None and active:
            lines.spans(coatl_spans(scene.ghost.pieces, lines.width - 4, [0]))
        else:
            lines.spans([CARETS["tail" if active else None][1], Span(" ")])
            lines.add(scene.l10n("table-new-coatl"), "dim")
    lines.newline()


def _add_short_coatl(lines: Builder, scene: Scene, number: int, coatl: Coatl) -> None:
    """Adds a coatl and its cards on one line, with the pieces as large as there is room for."""
    room = lines.width - 4
    cards = card_line_spans(scene, coatl, room - len(coatl) - 2)
    with lines.spot(CoatlItem(number)):
        lines.add(f"{number} ", _number_style(scene, number))
        shown, used, caret = _drawn(scene, number, coatl)
        lines.spans(coatl_spans(shown.pieces, room - _width(cards), used, caret))
    lines.add(" ")
    lines.spans(cards)
    lines.newline()


def _add_coatl(lines: Builder, scene: Scene, number: int, coatl: Coatl, large: bool) -> None:
    room = lines.width - 3
    shown, used, caret = _drawn(scene, number, coatl)
    if large:
        drawing = large_coatl_lines(shown.pieces, room, used, caret)
    else:
        drawing = (coatl_spans(shown.pieces, room, used, caret),)
    middle = len(drawing) // 2
    for at, spans in enumerate(drawing):
        if at == middle:
            with lines.spot(CoatlItem(number)):
                lines.add(f"{number} ", _number_style(scene, number))
                lines.spans(spans)
        else:
            lines.add("   ")
            lines.spans(spans)
        lines.newline()
    lines.add("   ")
    lines.spans(card_line_spans(scene, shown, room))
    lines.newline()


def _number_style(scene: Scene, number: int) -> str:
    return "marked" if scene.shows_own and number == scene.active else "strong"


def _drawn(scene: Scene, number: int, coatl: Coatl) -> tuple[Coatl, Collection[int], End | None]:
    """How a coatl is drawn: with the piece under the cursor if it would go there, marked like those that a card counts;
    the places marked; and the end with the caret."""
    if not scene.shows_own or number != scene.active or scene.caret is None:
        return coatl, _used(scene, coatl), None
    ghost = scene.ghost
    if ghost is None:
        return coatl, _used(scene, coatl), scene.caret.end
    at_head = ghost.head != coatl.head or (ghost.tail == coatl.tail and scene.caret.end == "head")
    return ghost, [0 if at_head else len(coatl)], scene.caret.end


def card_line_spans(scene: Scene, coatl: Coatl, room: int) -> list[Span]:
    """The cards beside a coatl in one line: the mark and the points of each, and the sum, with the number of its pieces
    and whether it is complete. What can be seen from its pieces as well is left out first if there is no room."""
    l10n, catalog = scene.l10n, scene.view.catalog
    score = score_lines(coatl, catalog, scene.view.rules.strict_x)
    pieces = [Span(l10n("coatl-pieces", n=len(coatl)), "dim")]
    cards = []
    for line in score:
        prophecy = catalog.prophecies.get(line.card)
        cards.append(Span(" "))
        cards.append(card_span(prophecy.color) if prophecy else Span(TEMPLE, "dim"))
        cards.append(Span(str(line.points), "points"))
    points = sum(line.points for line in score)
    total = [Span(" = ", "dim"), Span(l10n("points", points=points), "strong")] if score else []
    complete = [Span(f" {l10n('coatl-complete')}", "good")] if coatl.complete else []
    forms = (pieces + cards + total + complete, cards + total + complete, cards + total)
    return next((spans for spans in forms if _width(spans) <= room), total)


def _width(spans: Iterable[Span]) -> int:
    return sum(cell_len(span.text) for span in spans)


def others_content(scene: Scene, width: int) -> Content:
    """The boards and coatls of all players but the one who is shown in the larger pane."""
    view = scene.view
    lines = Builder(width)
    for seat in sorted(range(len(view.players)), key=view.setup.order):
        if seat == scene.shown:
            continue
        player = view.players[seat]
        lines.add(" ")
        with lines.spot(Seat(seat)):
            lines.add(player.name.ljust(16), "strong")
        for space in range(view.rules.board_spaces):
            if space < len(player.board):
                lines.spans(piece_spans(player.board[space]))
                lines.add(" ")
            else:
                lines.add(f"{SPACE.center(3)} ", "dim")
        lines.newline()
        for number, coatl in enumerate(player.coatls, 1):
            lines.add(f"   {number} ", "dim")
            lines.spans(coatl_spans(coatl.pieces, width - 40))
            lines.add("  ")
            lines.spans(card_line_spans(scene, coatl, width - lines.at))
            lines.newline()
        lines.newline()
    return lines.content()


def counted_pieces(scene: Scene) -> list[frozenset[int]]:
    """For each coatl shown, the places of its pieces that the card under the cursor counts."""
    return [_used(scene, coatl) for coatl in scene.table.coatls]


def _used(scene: Scene, coatl: Coatl) -> frozenset[int]:
    """The places of the pieces of this coatl that the card under the cursor counts."""
    view, card = scene.view, scene.card
    if card is None:
        return frozenset()
    prophecy = view.catalog.prophecies[card]
    most = prophecy.levels[-1][0]
    reading = coatl.reading(view.rules.strict_x)
    shift = len(reading) - len(reading.lstrip("?"))
    found = prophecy.pattern.occurrences(reading)[:most]
    return frozenset(place - shift for places in found for place in places)


def coatls_title(scene: Scene) -> tuple[Span, ...]:
    """The title of the pane: whose board and coatls they are, and the points of the complete coatls."""
    l10n, view = scene.l10n, scene.view
    points = sum(
        line.points
        for coatl in scene.table.coatls
        if coatl.complete
        for line in score_lines(coatl, view.catalog, view.rules.strict_x)
    )
    if scene.shows_own:
        name = l10n("pane-own-table", name=scene.table.name)
    else:
        name = l10n("pane-other-table", name=scene.table.name)
    return Span("C", "title-key"), Span(f" {name} · {l10n('points', points=points)}", "title")
