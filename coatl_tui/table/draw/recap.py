"""What has happened, in pieces, chips and few words: the recap since one's last turn, and the log of the whole game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from attrs import frozen
from rich.cells import cell_len

from coatl_core.cards.pieces import Piece
from coatl_core.game.deeds import BY_ITSELF, NOBODY, Deed, by_player, deeds_of, runs
from coatl_core.game.events import Event, TurnBegan
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.language.phrases import Cards, Part, Pieces, Points
from coatl_core.language.recaptext import deed_parts, deed_things, said_text, says_whose, stands_beside
from coatl_tui.table.draw.board import Board, card_words, frame
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
_INKS = {"said": "text", "token": "bold text", **dict.fromkeys(("end", "last", "over"), "bold news")}
"""The inks of deeds that are told in words alone, if it is not the usual one."""
_CHIPS = 14
"""The most cells that a pattern takes."""

Draw = Callable[[Canvas, int, int], int]


@frozen
class _Drawn:
    """Something that is drawn in one go, and its width."""

    width: int
    draw: Draw


def player_ink(seat: int, bold: bool = True) -> str:
    """The ink of a player's name: everyone has a colour of their own. That of ``NOBODY`` is an automatic opponent's."""
    return f"{'bold ' if bold else ''}{f'player-{seat}' if seat >= 0 else 'news'}"


class _Teller:
    """Tells deeds in what is drawn. ``short`` leaves out where pieces came from and went to."""

    def __init__(self, view: PlayerView, l10n: L10n, short: bool = False) -> None:
        self.view, self.l10n, self.short = view, l10n, short
        self._card = cache(self._new_card)
        self._parts = cache(self._new_parts)  # a log says the same over and over
        self._each = card_words(l10n).each

    def name(self, seat: int) -> _Drawn:
        """The name of a player, in the player's colour."""
        return _text(fitted(self.view.players[seat].name, NAME), player_ink(seat))

    def told(self, deed: Deed, room: int) -> list[_Drawn]:
        """What somebody did, without the name, each part in at most so many cells."""
        parts = deed_parts(deed, self.view, self.l10n) if deed.event is not None else self._parts(deed)
        if all(isinstance(part, str) for part in parts):
            return _words("".join(map(str, parts)), room, _INKS.get(deed.kind, "muted"))
        return [drawn for part in parts for drawn in self._drawn(part, deed, room)]

    def things(self, deed: Deed, room: int) -> list[_Drawn]:
        """What somebody did it with, without the words."""
        things = deed_things(deed, self.view, self.l10n)
        return [drawn for part in things for drawn in self._drawn(part, deed, room)]

    def _new_parts(self, deed: Deed) -> tuple[Part, ...]:
        return deed_parts(deed, self.view, self.l10n, self.short)

    def _drawn(self, part: Part, deed: Deed, room: int) -> list[_Drawn]:
        match part:
            case Pieces(kinds=kinds):
                return _pieces(kinds, room)
            case Cards(ids=ids):
                small = self.short and deed.kind in BY_ITSELF
                return [self._chip(card) if small else self._card(card) for card in ids]
            case Points(points=points):
                return [_text(f"{points}" if deed.kind == "completed" else f"+{points}", "bold points")]
        text = part.strip()
        return [_text(text)] if text else []

    def said(self, deed: Deed) -> str:
        """What a variant says of itself, in a sentence."""
        assert deed.event is not None
        return said_text(deed.event, self.view, self.l10n)

    def says_whose(self, deed: Deed) -> bool:
        """Whether the sentence of a variant says whose deed it was, or it was nobody's."""
        assert deed.event is not None
        return says_whose(deed.event, self.view, self.l10n)

    def lead(self, deed: Deed) -> _Drawn | None:
        """The name before a deed that stands by itself, unless a sentence of a variant has it."""
        event = deed.event
        return None if event is None or event.seat is None or self.says_whose(deed) else self.name(event.seat)

    def _new_card(self, card: str) -> _Drawn:
        prophecy = self.view.catalog.prophecies.get(card)
        if prophecy is None:
            return self._chip(card)

        def draw(canvas: Canvas, x: int, y: int) -> int:
            return draw_pattern(
                canvas, draw_mark(canvas, x, y, Card(prophecy)) + 1, y, prophecy.pattern, self._each, _CHIPS, 2
            )

        return _measured(draw)

    def _chip(self, card: str) -> _Drawn:
        catalog = self.view.catalog
        face = catalog.prophecies.get(card) or catalog.temples[card]
        return _Drawn(2, lambda canvas, x, y: draw_mark(canvas, x, y, Card(face)))


def _measured(draw: Draw) -> _Drawn:
    return _Drawn(draw(Canvas(0, 0), 0, 0), draw)


def _text(text: str, ink: str = "muted") -> _Drawn:
    return _Drawn(cell_len(text), lambda canvas, x, y: canvas.put(x, y, text, ink))


def _words(text: str, room: int, ink: str = "muted") -> list[_Drawn]:
    """A text in parts of at most so many cells."""
    return [_text(line, ink) for line in wrap(text, room)]


def _pieces(pieces: Sequence[Piece], room: int) -> list[_Drawn]:
    """Pieces that touch each other, in runs that have room."""
    many = max(1, (room - 4) // 2)
    return [_run(pieces[at : at + many]) for at in range(0, len(pieces), many)]


def _run(pieces: Sequence[Piece]) -> _Drawn:
    def draw(canvas: Canvas, x: int, y: int) -> int:
        for piece in pieces:
            x = draw_piece(canvas, x, y, piece, Scale(1, 2))
        return x

    return _Drawn(sum(piece_width(piece.part, Scale(1, 2)) for piece in pieces), draw)


_Line = list[tuple[int, _Drawn]]
"""Parts, each with the column where it begins."""


def _flow(lead: _Drawn | None, deeds: Iterable[list[_Drawn]], width: int, indent: int) -> list[_Line]:
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


def told_since(deeds: Iterable[Deed], view: PlayerView, l10n: L10n, width: int, most: int) -> tuple[int, Draw]:
    """Deeds as the recap tells them, in at most ``most`` rows of a canvas. Returns how many rows they take, and what
    draws them from a column and a row on. If they need more rows, the last ones are shown."""
    lines = _recap(_Teller(view, l10n), deeds, view.seat, width)
    if len(lines) > most:
        left_out = len(lines) - most + 1
        lines = [[(0, _text(f"{MORE} {l10n('news-more', n=left_out)}"))], *lines[left_out:]]
    return len(lines), lambda canvas, x, y: _draw_lines(canvas, x, y, lines)


def _recap(teller: _Teller, deeds: Iterable[Deed], own: int | None, width: int) -> list[_Line]:
    return [line for seat, done in by_player(deeds, own) for line in _told(teller, seat, done, width)]


def _draw_lines(canvas: Canvas, x: int, y: int, lines: Iterable[_Line]) -> int:
    """Draws lines below each other, and returns the row below them."""
    for line in lines:
        for column, part in line:
            part.draw(canvas, x + column, y)
        y += 1
    return y


def _told(teller: _Teller, seat: int, deeds: Iterable[Deed], width: int) -> list[_Line]:
    """The deeds of a player in lines that begin with the name."""
    indent = 2
    if seat == NOBODY:
        return [
            line
            for deed in deeds
            for line in _flow(teller.lead(deed), [teller.told(deed, width - indent)], width, indent)
        ]
    return _flow(teller.name(seat), [teller.told(deed, width - indent) for deed in deeds], width, indent)


def _draw_row(canvas: Canvas, board: Board, area: Rect, log: str) -> None:
    """All that has happened in one row, as much of it as there is room for."""
    teller = _Teller(board.scene.view, board.scene.l10n, short=True)
    told = by_player(board.news.items, board.scene.view.seat)
    left = sum(len(done) for _, done in told)
    end = area.right - cell_len(log) - 2
    x, begun = area.x, False
    for seat, done in told:
        for number, deed in enumerate(done):
            parts = [teller.name(seat)] if seat != NOBODY and number == 0 else []
            if deed.event is not None:
                parts.append(_text(fitted(teller.said(deed), max(8, end - x - 5)), "text"))
            else:
                parts += teller.told(deed, area.width // 2)
            need = sum(part.width + 1 for part in parts) + (4 if left > 1 else 0)
            if x + need - 1 > end and begun:
                canvas.put(x, area.y, f"{MORE} {left}", "muted")
                canvas.right(area.right, area.y, log, "muted")
                return
            for part in parts:
                x = part.draw(canvas, x, area.y) + 1
            x, left, begun = x + 1, left - 1, True
    canvas.right(area.right, area.y, log, "muted")


def _own_deeds(events: Iterable[Event]) -> list[Deed]:
    """What a player did, without what came of it by itself."""
    return [deed for deed in deeds_of(events) if deed.kind not in BY_ITSELF and deed.seat != NOBODY]


def draw_deeds(
    canvas: Canvas, x: int, y: int, end: int, events: Iterable[Event], view: PlayerView, l10n: L10n, nothing: str
) -> None:
    """Draws what a player did in one row up to a column, with the verb of the first deed alone and of a sacrifice token
    its name alone; what has no room is left out with a sign, but not the beginning. ``nothing`` stands there if nothing
    was done."""
    teller = _Teller(view, l10n, short=True)
    done = _own_deeds(events)
    if not done:
        canvas.put(x, y, fitted(nothing, end - x), "muted")
    for number, deed in enumerate(done):
        room = end - x - 2
        if deed.kind == "token":
            parts = _words(l10n(f"token-{deed.word}"), room, "bold text")
        else:
            parts = teller.things(deed, room) if number and stands_beside(deed) else teller.told(deed, room)
        for part in ([_text("·", "faint")] if number else []) + parts:
            if x + part.width > end - (2 if number + 1 < len(done) else 0):
                canvas.put(min(x, end - 1), y, MORE, "muted")
                return
            x = part.draw(canvas, x, y) + 1


def deeds_told(
    name: str, ink: str, events: Iterable[Event], view: PlayerView, l10n: L10n, width: int, nothing: str
) -> tuple[int, Draw]:
    """What somebody of this name did; ``nothing`` is told if that was nothing. Returns how many rows it takes, and what
    draws them from a column and a row on."""
    teller = _Teller(view, l10n)
    told = [teller.told(deed, width - 2) for deed in _own_deeds(events)] or [_words(nothing, width - 2)]
    lines = _flow(_text(fitted(name, NAME), ink), told, width, 2)
    return len(lines), lambda canvas, x, y: _draw_lines(canvas, x, y, lines)


def deeds_spans(events: Iterable[Event], view: PlayerView, l10n: L10n, signs: Signs = USUAL) -> tuple[Span, ...]:
    """The pieces and cards of deeds in one line, without verbs: what stands beside the reason for them."""
    teller = _Teller(view, l10n, short=True)
    told = [teller.things(deed, WIDEST) for deed in deeds_of(events) if stands_beside(deed)]

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
    lead: list[_Drawn] = []
    if began is not None and began.seat is not None:
        lead = [_text(f"{began.turn:>{digits}}"), _name(teller, began.seat)]
    lines: list[_Line] = []
    for seat, done in runs(deeds_of(deeds)):
        if lead and seat != (began.seat if began is not None else None):
            first = done[0].event
            if first is not None and began is not None and first.seat == began.seat and teller.says_whose(done[0]):
                lead = lead[:1]  # the sentence has the name
            else:
                lines += _flow(None, [lead], width, indent)
                lead = []
        for number, deed in enumerate(done):
            column = verbs if deed.event is None else 0  # a variant tells in sentences
            parts = teller.told(deed, width - (column or indent) - 2)
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


def _name(teller: _Teller, seat: int) -> _Drawn:
    """The name of a player, with one more free cell after it."""
    name = teller.name(seat)
    return _Drawn(name.width + 1, name.draw)


def _turns(events: Iterable[Event]) -> list[tuple[TurnBegan | None, list[Event]]]:
    """The events turn by turn, each with how it began."""
    turns: list[tuple[TurnBegan | None, list[Event]]] = [(None, [])]
    for event in events:
        if isinstance(event, TurnBegan):
            turns.append((event, []))
        turns[-1][1].append(event)
    return [turn for turn in turns if turn[1]]
