"""What has happened, in pieces, chips and few words: the recap since one's last turn, and the log of the whole game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from attrs import frozen
from rich.cells import cell_len

from coatl_core.cards.pieces import Piece
from coatl_core.game.events import Event, TurnBegan, VariantEvent
from coatl_core.game.view import PlayerView
from coatl_core.language.eventtext import event_text
from coatl_core.language.l10n import L10n
from coatl_tui.table.draw.board import Board, card_words, frame
from coatl_tui.table.draw.news import NOBODY, Item, items_of
from coatl_tui.widgets.canvas import MORE, Canvas, Rect, drawn_row
from coatl_tui.widgets.card import Card, fitted
from coatl_tui.widgets.content import Content, Span
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.serpent import Scale, draw_piece, piece_width
from coatl_tui.widgets.signs import USUAL, Signs
from coatl_tui.widgets.small_card import draw_mark
from coatl_tui.widgets.tiles import draw_pattern

NAME = 12
"""The most cells that a name takes."""
WIDEST = 48
"""The log is no wider than this where the table has room beside it."""
_WIDE = 40
"""From this width on all deeds of the log begin in one column."""
_QUIET = ("refilled", "row", "uncovered", "shuffled")
"""What nobody did, and what the marks on the table show as well."""
_BESIDE_A_REASON = ("built", "chose", "kept", "picked", "discarded", "fulfilled", "claimed")
"""The deeds of which a reason does not say all that they were done with."""
_CHIPS = 14
"""The most cells that a pattern takes."""

Draw = Callable[[Canvas, int, int], int]


@frozen
class _Part:
    """Something that is drawn in one go, and its width."""

    width: int
    draw: Draw


def player_ink(seat: int, bold: bool = True) -> str:
    """The ink of a player's name: everyone has a colour of their own. That of ``NOBODY`` is an automatic opponent's."""
    return f"{'bold ' if bold else ''}{f'player-{seat}' if seat >= 0 else 'news'}"


class _Teller:
    """Tells deeds in parts. ``short`` leaves out where pieces came from and went to."""

    def __init__(self, view: PlayerView, l10n: L10n, short: bool = False) -> None:
        self.view, self.short = view, short
        self.l10n = cache(l10n)  # a log says the same over and over
        self._card = cache(self._new_card)
        self._said = l10n
        self._each = card_words(l10n).each

    def name(self, seat: int) -> _Part:
        """The name of a player, in the player's colour."""
        return _text(fitted(self.view.players[seat].name, NAME), player_ink(seat))

    def parts(self, item: Item, room: int) -> list[_Part]:
        """What somebody did, without the name, in parts of at most so many cells."""
        l10n = self.l10n
        match item.kind:
            case "said":
                assert item.event is not None
                return _words(self.said(item.event), room, "text")
            case "took" | "picked":
                parts = [_text(l10n(f"news-{item.kind}")), *_pieces(item.pieces, room)]
                if item.field and not self.short:
                    parts.append(_text(l10n("news-from", field=item.field)))
                return parts
            case "built":
                parts = [_text(l10n("news-built")), *_pieces(item.pieces, room)]
                return parts if self.short else [*parts, _text(l10n("news-on", coatl=item.coatl))]
            case "fulfilled" | "claimed":
                worth = _text(f"+{item.points}", "bold points")
                return [_text(l10n(f"news-{item.kind}")), *map(self._card, item.cards), worth]
            case "completed":
                words = _text(l10n("news-completed", coatl=item.coatl))
                return [words, _text(str(item.points), "bold points")]
            case "chose" | "kept" if not item.cards:
                return _words(l10n(f"news-{item.kind}", n=item.n), room)
            case "chose" | "kept":
                parts = [_text(l10n(f"news-{item.kind}-cards")), *map(self._card, item.cards)]
                return [*parts, _text(l10n("news-from-deck", n=item.n))] if item.n else parts
            case "token":
                return _words(l10n("news-token", token=l10n(f"token-{item.word}")), room, "bold text")
            case "end":
                return _words(l10n(f"news-end-{item.word}"), room, "bold news")
            case "last" | "over":
                return _words(l10n(f"news-{item.kind}"), room, "bold news")
            case "refilled" | "shuffled":
                return _words(l10n(f"news-{item.kind}", n=item.n), room)
            case "row" | "uncovered":
                return [_text(l10n(f"news-{item.kind}")), *map(self._chip if self.short else self._card, item.cards)]
        return [_text(l10n(f"news-{item.kind}")), *map(self._card, item.cards)]

    def said(self, event: VariantEvent) -> str:
        """What a variant says of itself, in a sentence."""
        return event_text(event, [player.name for player in self.view.players], self.view.catalog, self._said)

    def names(self, event: VariantEvent) -> bool:
        """Whether the sentence of a variant says whose deed it was, or it was nobody's."""
        return event.seat is None or self.view.players[event.seat].name in self.said(event)

    def lead(self, item: Item) -> _Part | None:
        """The name before a deed that stands by itself, unless a sentence of a variant has it."""
        event = item.event
        return None if event is None or event.seat is None or self.names(event) else self.name(event.seat)

    def _new_card(self, card: str) -> _Part:
        prophecy = self.view.catalog.prophecies.get(card)
        if prophecy is None:
            return self._chip(card)

        def draw(canvas: Canvas, x: int, y: int) -> int:
            return draw_pattern(
                canvas, draw_mark(canvas, x, y, Card(prophecy)) + 1, y, prophecy.pattern, self._each, _CHIPS, 2
            )

        return _measured(draw)

    def _chip(self, card: str) -> _Part:
        catalog = self.view.catalog
        face = catalog.prophecies.get(card) or catalog.temples[card]
        return _Part(2, lambda canvas, x, y: draw_mark(canvas, x, y, Card(face)))


def _measured(draw: Draw) -> _Part:
    return _Part(draw(Canvas(0, 0), 0, 0), draw)


def _text(text: str, ink: str = "muted") -> _Part:
    return _Part(cell_len(text), lambda canvas, x, y: canvas.put(x, y, text, ink))


def _words(text: str, room: int, ink: str = "muted") -> list[_Part]:
    """A text in parts of at most so many cells."""
    return [_text(line, ink) for line in wrap(text, room)]


def _pieces(pieces: Sequence[Piece], room: int) -> list[_Part]:
    """Pieces that touch each other, in runs that have room."""
    many = max(1, (room - 4) // 2)
    return [_run(pieces[at : at + many]) for at in range(0, len(pieces), many)]


def _run(pieces: Sequence[Piece]) -> _Part:
    def draw(canvas: Canvas, x: int, y: int) -> int:
        for piece in pieces:
            x = draw_piece(canvas, x, y, piece, Scale(1, 2))
        return x

    return _Part(sum(piece_width(piece.part, Scale(1, 2)) for piece in pieces), draw)


_Line = list[tuple[int, _Part]]
"""Parts, each with the column where it begins."""


def _flow(lead: _Part | None, deeds: Iterable[list[_Part]], width: int, indent: int) -> list[_Line]:
    """Sets deeds one after the other, in lines of this width; the first begins with ``lead``, all others are
    indented. A deed that has no room in a line begins the next one, if it has room there."""
    lines: list[_Line] = [[]]
    x = 0
    if lead is not None:
        lines[-1].append((0, lead))
        x = lead.width + 1
    for number, parts in enumerate(deeds):
        whole = sum(part.width + 1 for part in parts) - 1
        if number and x + 2 + whole > width >= indent + whole:
            lines.append([])
            x = indent
        elif number:
            x = lines[-1][-1][0] + lines[-1][-1][1].width + 1
            lines[-1].append((x, _text("·", "faint")))
            x += 2
        for part in parts:
            if x + part.width > width and x > indent:
                lines.append([])
                x = indent
            lines[-1].append((x, part))
            x += part.width + 1
    return lines


# What has just happened


def draw_news(canvas: Canvas, board: Board) -> None:
    """What the others have done since the last own turn, in pieces and chips; nothing of it is cut at its beginning."""
    l10n, area = board.scene.l10n, board.at.news
    if board.at.framed:
        inner = frame(canvas, board, area, "log", "log", l10n("drawn-news"), l10n("drawn-news-since"))
    else:
        inner = Rect(area.x + 1, area.y, area.width - 2, area.height)
    if area.height == 1:
        _draw_row(canvas, board, inner, f"{board.letter('log').lower()} {l10n('drawn-log-short')}")
        return
    teller = _Teller(board.scene.view, l10n)
    log = f"{board.letter('log').lower()} {l10n('drawn-log')}"
    lines = _recap(teller, board.news.items, board.scene.view.seat, inner.width)
    room = inner.height
    last = lines[room - 1][-1] if len(lines) == room else None
    if len(lines) > room or (last is not None and last[0] + last[1].width + cell_len(log) + 2 > inner.width):
        room -= 1
    _draw_lines(canvas, inner.x, inner.y, lines[:room])
    if len(lines) > room:
        canvas.put(inner.x, inner.bottom - 1, f"{MORE} {l10n('news-more', n=len(lines) - room)}", "muted")
    canvas.right(inner.right, inner.bottom - 1, log, "muted")


def told_since(items: Iterable[Item], view: PlayerView, l10n: L10n, width: int, most: int) -> tuple[int, Draw]:
    """Deeds as the recap tells them, in at most ``most`` rows of a canvas. Returns how many rows they take, and what
    draws them from a column and a row on. If they need more rows, the last ones are shown."""
    lines = _recap(_Teller(view, l10n), items, view.seat, width)
    if len(lines) > most:
        left_out = len(lines) - most + 1
        lines = [[(0, _text(f"{MORE} {l10n('news-more', n=left_out)}"))], *lines[left_out:]]
    return len(lines), lambda canvas, x, y: _draw_lines(canvas, x, y, lines)


def _recap(teller: _Teller, items: Iterable[Item], own: int | None, width: int) -> list[_Line]:
    return [line for seat, deeds in _by_player(items, own) for line in _told(teller, seat, deeds, width)]


def _draw_lines(canvas: Canvas, x: int, y: int, lines: Iterable[_Line]) -> int:
    """Draws lines below each other, and returns the row below them."""
    for line in lines:
        for column, part in line:
            part.draw(canvas, x + column, y)
        y += 1
    return y


def _told(teller: _Teller, seat: int, items: Iterable[Item], width: int) -> list[_Line]:
    """The deeds of a player in lines that begin with the name."""
    indent = 2
    if seat == NOBODY:
        return [
            line
            for item in items
            for line in _flow(teller.lead(item), [teller.parts(item, width - indent)], width, indent)
        ]
    return _flow(teller.name(seat), [teller.parts(item, width - indent) for item in items], width, indent)


def _draw_row(canvas: Canvas, board: Board, area: Rect, log: str) -> None:
    """All that has happened in one row, as much of it as there is room for."""
    teller = _Teller(board.scene.view, board.scene.l10n, short=True)
    told = _by_player(board.news.items, board.scene.view.seat)
    left = sum(len(items) for _, items in told)
    end = area.right - cell_len(log) - 2
    x, begun = area.x, False
    for seat, items in told:
        for number, item in enumerate(items):
            parts = [teller.name(seat)] if seat != NOBODY and number == 0 else []
            if item.event is not None:
                parts.append(_text(fitted(teller.said(item.event), max(8, end - x - 5)), "text"))
            else:
                parts += teller.parts(item, area.width // 2)
            need = sum(part.width + 1 for part in parts) + (4 if left > 1 else 0)
            if x + need - 1 > end and begun:
                canvas.put(x, area.y, f"{MORE} {left}", "muted")
                canvas.right(area.right, area.y, log, "muted")
                return
            for part in parts:
                x = part.draw(canvas, x, area.y) + 1
            x, left, begun = x + 1, left - 1, True
    canvas.right(area.right, area.y, log, "muted")


def _by_player(items: Iterable[Item], own: int | None) -> list[tuple[int, list[Item]]]:
    """What has happened, player by player: the others' deeds first, then those of the player ``own``, who knows them,
    and last what nobody did."""
    items = sorted(items, key=lambda item: 2 if item.kind in _QUIET else int(item.seat == own))
    told: list[tuple[int, list[Item]]] = []
    for item in items:
        if told and told[-1][0] == item.seat:
            told[-1][1].append(item)
        else:
            told.append((item.seat, [item]))
    return told


def _own_deeds(events: Iterable[Event]) -> list[Item]:
    """What a player did, without what came of it by itself."""
    return [item for item in items_of(events) if item.kind not in _QUIET and item.seat != NOBODY]


def draw_deeds(
    canvas: Canvas, x: int, y: int, end: int, events: Iterable[Event], view: PlayerView, l10n: L10n, nothing: str
) -> None:
    """Draws what a player did in one row up to a column, with the verb of the first deed alone and of a sacrifice token
    its name alone; what has no room is left out with a sign, but not the beginning. ``nothing`` stands there if nothing
    was done."""
    teller = _Teller(view, l10n, short=True)
    items = _own_deeds(events)
    if not items:
        canvas.put(x, y, fitted(nothing, end - x), "muted")
    for number, item in enumerate(items):
        room = end - x - 2
        name = l10n(f"token-{item.word}") if item.kind == "token" else ""
        parts = _words(name, room, "bold text") if name else teller.parts(item, room)
        if number and item.kind in _BESIDE_A_REASON and not item.n:
            parts = parts[1:]
        for part in ([_text("·", "faint")] if number else []) + parts:
            if x + part.width > end - (2 if number + 1 < len(items) else 0):
                canvas.put(min(x, end - 1), y, MORE, "muted")
                return
            x = part.draw(canvas, x, y) + 1


def deeds_told(
    name: str, ink: str, events: Iterable[Event], view: PlayerView, l10n: L10n, width: int, nothing: str
) -> tuple[int, Draw]:
    """What somebody of this name did; ``nothing`` is told if that was nothing. Returns how many rows it takes, and what
    draws them from a column and a row on."""
    teller = _Teller(view, l10n)
    told = [teller.parts(item, width - 2) for item in _own_deeds(events)] or [_words(nothing, width - 2)]
    lines = _flow(_text(fitted(name, NAME), ink), told, width, 2)
    return len(lines), lambda canvas, x, y: _draw_lines(canvas, x, y, lines)


def deeds_spans(events: Iterable[Event], view: PlayerView, l10n: L10n, signs: Signs = USUAL) -> tuple[Span, ...]:
    """The pieces and cards of deeds in one line, without verbs: what stands beside the reason for them."""
    teller = _Teller(view, l10n, short=True)
    told = [teller.parts(item, WIDEST)[1:] for item in items_of(events) if item.kind in _BESIDE_A_REASON and not item.n]

    def draw(canvas: Canvas) -> int:
        x = 0
        for number, parts in enumerate(told):
            x = canvas.put(x, 0, "· ", "faint") if number else x
            for part in parts:
                x = part.draw(canvas, x, 0) + 1
        return max(0, x - 1)

    return drawn_row(draw, signs) if told else ()


# The log


def log_content(
    events: Iterable[Event], view: PlayerView, l10n: L10n, width: int, signs: Signs, least: int | None = None
) -> Content:
    """The whole game, or only so many of the last turns that there are at ``least`` so many lines: each turn begins a
    line with its number and the player's name; what was done in it follows, a line for each deed, indented but for the
    first one."""
    teller = _Teller(view, l10n)
    turns = _turns(events)
    digits = max((len(str(began.turn)) for began, _ in turns if began is not None), default=1)
    lines: list[_Line] = []
    for began, deeds in reversed(turns):
        lines[:0] = _turn_lines(teller, began, deeds, digits, width - 2)
        if least is not None and len(lines) >= least:
            break
    canvas = Canvas(width, max(1, len(lines)), signs)
    _draw_lines(canvas, 1, 0, lines)
    return Content(canvas.lines())


def _turn_lines(
    teller: _Teller, began: TurnBegan | None, deeds: Iterable[Event], digits: int, width: int
) -> list[_Line]:
    """The lines of a turn, whose number takes so many digits. All deeds begin in one column where that leaves enough
    room for them; else all but the first one begin below the name."""
    indent = digits + 1
    verbs = indent + max(cell_len(fitted(player.name, NAME)) for player in teller.view.players) + 2
    if width < _WIDE:
        verbs = 0
    lead: list[_Part] = []
    if began is not None and began.seat is not None:
        lead = [_text(f"{began.turn:>{digits}}"), _name(teller, began.seat)]
    lines: list[_Line] = []
    for seat, items in _runs(items_of(deeds)):
        if lead and seat != (began.seat if began is not None else None):
            first = items[0].event
            if first is not None and began is not None and first.seat == began.seat and teller.names(first):
                lead = lead[:1]  # the sentence has the name
            else:
                lines += _flow(None, [lead], width, indent)
                lead = []
        for number, item in enumerate(items):
            column = verbs if item.event is None else 0  # a variant tells in sentences
            parts = teller.parts(item, width - (column or indent) - 2)
            named = number == 0 and seat != NOBODY and (began is None or seat != began.seat)
            before = lead or ([_name(teller, seat)] if named else [])
            at = 0 if lead else indent
            lead = []
            if column:
                told = _at(column, _flow(None, [parts], width - column, 2))
                names = _at(at, _flow(None, [before], width, indent))
                lines += [names[0] + told[0], *told[1:]]
            else:
                lines += _at(at, _flow(None, [[*before, *parts]], width - at, 2 + indent - at))
    return lines + (_flow(None, [lead], width, indent) if lead else [])


def _at(column: int, lines: Iterable[_Line]) -> list[_Line]:
    """These lines, begun in a column."""
    return [[(column + x, part) for x, part in line] for line in lines]


def _name(teller: _Teller, seat: int) -> _Part:
    """The name of a player, with one more free cell after it."""
    name = teller.name(seat)
    return _Part(name.width + 1, name.draw)


def _turns(events: Iterable[Event]) -> list[tuple[TurnBegan | None, list[Event]]]:
    """The events turn by turn, each with how it began."""
    turns: list[tuple[TurnBegan | None, list[Event]]] = [(None, [])]
    for event in events:
        if isinstance(event, TurnBegan):
            turns.append((event, []))
        turns[-1][1].append(event)
    return [turn for turn in turns if turn[1]]


def _runs(items: Iterable[Item]) -> list[tuple[int, list[Item]]]:
    """Deeds of the same player one after the other."""
    runs: list[tuple[int, list[Item]]] = []
    for item in items:
        if runs and runs[-1][0] == item.seat:
            runs[-1][1].append(item)
        else:
            runs.append((item.seat, [item]))
    return runs
