"""What has happened, in pieces, chips and few words: the recap since one's last turn, and the log of the whole game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import accumulate, groupby, pairwise

from attrs import frozen
from rich.cells import cell_len

from coatl_core.cards.pieces import Piece
from coatl_core.game.deeds import BY_ITSELF, NOBODY, Deed, by_player, deeds_of, runs
from coatl_core.game.events import Event, TurnBegan
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.language.optiontext import called
from coatl_core.language.phrases import Cards, Part, Pieces, Points
from coatl_core.language.recaptext import deed_parts, deed_things, said_shortly, said_text, says_whose, stands_beside
from coatl_core.language.valuetext import MARKED
from coatl_core.play.points_curve import points_by_turn, scored_by_turn
from coatl_tui.table.draw.automatic import draw_next, has_row_of_next
from coatl_tui.table.draw.board import Board, frame
from coatl_tui.table.draw.chips import NAME, Chip, Chips, Draw, player_ink, runs_of, text_chip
from coatl_tui.table.draw.tips import draw_tips, draw_tips_in_row, gives_tips
from coatl_tui.widgets.canvas import MORE, Canvas, Rect
from coatl_tui.widgets.card import fitted
from coatl_tui.widgets.content import Content
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.signs import Signs
from coatl_tui.widgets.strip import draw_touching, touching_width

WIDEST = 48
"""What is told of a turn takes no more columns than this."""
_WIDE = 40
"""From this width on the log has a column of points, and all deeds begin in one column."""
_IN_A_LINE = 58
"""From this width on the log tells all that was done in a turn in one line, if it has room."""
_BETWEEN = 2
"""The free cells between two columns of a log."""
_POINTS = 4
"""The cells of the points, with the gap before them."""
_ROOMY, _OPEN = 9, 4
"""The same in a log that has room for what stands above its columns, and of those of open coatls beside them."""
_INKS = {"said": "text", "token": "bold text", **dict.fromkeys(("end", "last", "over"), "bold news")}
"""The inks of deeds that are told in words alone, if it is not the usual one."""
_STEP = "· "
"""Stands between two steps of an automatic opponent in one row."""
_FOLLOWS = {"completed", "end"}
"""The kinds of deeds that follow from those before them."""
_IN_A_ROW = {"field", "pieces", "place", "points"}
"""The values of steps of an automatic opponent that one row has room for: not what it has sought in vain."""


class _Teller:
    """Tells deeds in what is drawn. ``short`` leaves out where pieces came from and went to. Steps of an automatic
    opponent are told in few words, or, with ``reasons``, in its sentences."""

    def __init__(self, view: PlayerView, l10n: L10n, short: bool = False, reasons: bool = False) -> None:
        self.view, self.l10n, self.short, self._reasons = view, l10n, short, reasons
        self._chips = Chips(view.catalog, l10n)
        self._parts = cache(self._new_parts)  # a log says the same over and over

    def name(self, seat: int) -> Chip:
        """The name of a player, in the player's colour."""
        return text_chip(fitted(self.view.players[seat].name, NAME), player_ink(seat))

    def told(self, deed: Deed, room: int) -> list[Chip]:
        """What somebody did, without the name, each part in at most so many cells."""
        if deed.event is not None:
            text = self._shortly(deed) or said_text(deed.event, self.view, self.l10n, MARKED)
            return self._chips.lines(text, room, _INKS.get(deed.kind, "muted"))
        parts = self._parts(deed)
        if all(isinstance(part, str) for part in parts):
            return _words("".join(map(str, parts)), room, _INKS.get(deed.kind, "muted"))
        return [drawn for part in parts for drawn in self._drawn(part, deed, room)]

    def things(self, deed: Deed, room: int) -> list[Chip]:
        """What somebody did it with, without the words."""
        things = deed_things(deed, self.view, self.l10n)
        return [drawn for part in things for drawn in self._drawn(part, deed, room)]

    def marked(self, deed: Deed, room: int) -> Iterator[list[Chip]]:
        """What somebody did something with, with one card more with narrow pieces each time and then with one more as
        small as it can be, the last card first; nothing if it was done without cards."""
        things = deed_things(deed, self.view, self.l10n)
        cards = [card for part in things if isinstance(part, Cards) for card in part.ids]
        others = [chip for part in things if not isinstance(part, Cards) for chip in self._drawn(part, deed, room)]
        sizes: tuple[Callable[[str], Chip], ...] = self._chips.card, self._chips.narrow_card, self._chips.mark
        for larger, smaller in pairwise(sizes):
            for whole in range(len(cards) - 1, -1, -1):
                yield [*map(larger, cards[:whole]), *map(smaller, cards[whole:]), *others]

    def touching(self, deed: Deed) -> list[Chip]:
        """The pieces that somebody did something with, a cell each; nothing if it was done without pieces."""
        things = deed_things(deed, self.view, self.l10n)
        return [self._touching(part.kinds) for part in things if isinstance(part, Pieces)]

    @staticmethod
    def _touching(kinds: Sequence[Piece]) -> Chip:
        return Chip(touching_width(kinds), lambda canvas, x, y: draw_touching(canvas, x, y, kinds))

    def _new_parts(self, deed: Deed) -> tuple[Part, ...]:
        return deed_parts(deed, self.view, self.l10n, self.short)

    def _drawn(self, part: Part, deed: Deed, room: int) -> list[Chip]:
        match part:
            case Pieces(kinds=kinds):
                return runs_of(kinds, room)
            case Cards(ids=ids):
                small = self.short and deed.kind in BY_ITSELF
                return [self._chips.mark(card) if small else self._chips.card(card) for card in ids]
            case Points(points=points):
                return [text_chip(f"{points}" if deed.kind == "completed" else f"+{points}", "bold points")]
        text = part.strip()
        return [text_chip(text)] if text else []

    def said(self, deed: Deed) -> str:
        """What a variant says of itself, in a sentence with chips (see ``sentence``)."""
        assert deed.event is not None
        return self._chips.read(said_text(deed.event, self.view, self.l10n, MARKED))

    def sentence(self, text: str, ink: str) -> Chip:
        """A text, or a part of one, that ``said`` has returned."""
        return self._chips.chip(text, ink)

    def _shortly(self, deed: Deed) -> str:
        if deed.event is None or self._reasons:
            return ""
        return said_shortly(deed.event, self.view, self.l10n, MARKED)

    def steps(self, deeds: Iterable[Deed]) -> list[list[Deed]]:
        """Deeds of nobody: one by one, but all that an automatic opponent has done in one turn together."""
        return [
            group
            for steps, done in groupby(deeds, lambda deed: bool(self._shortly(deed)))
            for group in ([list(done)] if steps else [[deed] for deed in done])
        ]

    def mover(self, steps: Sequence[Deed]) -> Chip | None:
        """The name of the automatic opponent whose steps these are; None if they are nobody's."""
        opponent = self.view.opponent
        if opponent is None or not self._shortly(steps[0]):
            return None
        return text_chip(fitted(called(opponent, self.l10n), NAME), player_ink(NOBODY))

    def says_whose(self, deed: Deed) -> bool:
        """Whether the sentence of a variant says whose deed it was, or it was nobody's."""
        assert deed.event is not None
        return says_whose(deed.event, self.view, self.l10n)

    def lead(self, deed: Deed) -> Chip | None:
        """The name before a deed that stands by itself, unless a sentence of a variant has it."""
        event = deed.event
        return None if event is None or event.seat is None or self.says_whose(deed) else self.name(event.seat)


def _words(text: str, room: int, ink: str = "muted") -> list[Chip]:
    """A text in parts of at most so many cells."""
    return [text_chip(line, ink) for line in wrap(text, room)]


_Line = list[tuple[int, Chip]]
"""Parts, each with the column where it begins."""


def _flow(lead: Chip | None, deeds: Iterable[list[Chip]], width: int, indent: int) -> list[_Line]:
    """Sets deeds one after the other, in lines of this width; the first begins with ``lead``, all others are
    indented. A deed that has no room in a line begins the next one, if it has room there."""
    lines: list[_Line] = [[]]
    x = 0
    if lead is not None:
        lines[-1].append((0, lead))
        x = lead.width + 1
    for number, parts in enumerate(deeds):
        whole = sum(part.width + 1 for part in parts) - 1
        over = bool(parts) and x + 2 + parts[0].width > width  # then a dot would stand alone at the end
        if number and (over or x + 2 + whole > width >= indent + whole):
            lines.append([])
            x = indent
        elif number:
            x = lines[-1][-1][0] + lines[-1][-1][1].width + 1
            lines[-1].append((x, text_chip("·", "faint")))
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
    l10n, area, view = board.scene.l10n, board.at.news, board.scene.view
    teller = _Teller(view, l10n)
    mover = _whose_turn(teller, board.news.items, view.seat)
    if board.at.framed:
        since = l10n("drawn-news-since") if board.moment is None else l10n("status-turn", turn=board.moment.turn)
        title = l10n("drawn-news-turn", name=mover) if mover else l10n("drawn-news")
        inner = frame(canvas, board, area, "log", "log", title, since)
    else:
        inner = Rect(area.x + 1, area.y, area.width - 2, area.height)
    if area.height == 1:
        _draw_row(canvas, board, inner, f"{board.letter('log').lower()} {l10n('drawn-log-short')}")
        return
    log = f"{board.letter('log').lower()} {l10n('drawn-log')}"
    canvas.right(inner.right, inner.bottom - 1, log, "muted")
    room, named = inner.height, not (mover and board.at.framed)
    lines = _recap(teller, board.news.items, view.seat, inner.width, named)
    if mover and not _leaves(lines, room, inner.width, log):
        lines = _recap(teller, _but_refills(board.news.items), view.seat, inner.width, named)
    if not _leaves(lines, room, inner.width, log):
        room -= 1
    if len(lines) > room:
        room = inner.height - 1
        more = f"{MORE} {l10n('news-more', n=len(lines) - room)}"
        canvas.put(inner.x, inner.bottom - 1, more, "muted")
        lines = [*lines[:1], *lines[1 - room :]] if mover else lines[:room]  # of a turn in steps the last ones, too
    y = _draw_lines(canvas, inner.x, inner.y, lines)
    if board.at.framed and board.scene.table.coatls and y + 1 < inner.bottom:
        y += bool(lines) and y + 2 < inner.bottom
        left = Rect(inner.x, y, inner.width, inner.bottom - y)
        earlier = board.kept(("earlier", left), lambda: _earlier(board, left, cell_len(log)))
        _draw_lines(canvas, inner.x, y, earlier)
    if gives_tips(board) and y + 3 <= inner.bottom:
        y += bool(lines) and y + 4 < inner.bottom
        draw_tips(canvas, board, Rect(inner.x, y, inner.width, 3), cell_len(log) * (y + 3 == inner.bottom))


def _earlier(board: Board, area: Rect, log: int) -> list[_Line]:
    """The turns before those that the recap tells, the last one first, each with its number, as many as have room; the
    last row leaves so many cells for the way to the log."""
    view = board.scene.view
    teller = _Teller(view, board.scene.l10n, short=True)
    own = view.seat if view.seat is not None else view.acting
    lines: list[_Line] = []
    told, moment = False, board.moment
    for number, (began, events) in enumerate(reversed(_turns(board.log()))):
        if began is None or began.seat is None:
            break
        before = number > 0 and began.seat == own if moment is None else began.turn < moment.turn
        told = told or before
        deeds = [deed for deed in _but_refills(deeds_of(events)) if deed.seat == began.seat] if told else []
        if not deeds:
            continue
        turn, name = text_chip(str(began.turn)), teller.name(began.seat)
        parts = [teller.told(deed, area.width - 6) for deed in deeds]
        first, *rest = _flow(name, parts, area.width - turn.width - 1, 2)
        more = _at(turn.width + 1, [first, *rest])
        more[0].insert(0, (0, turn))
        if not _leaves([*lines, *more], area.height, area.width, " " * log):
            break
        lines += more
    return lines


def _leaves(lines: Sequence[_Line], rows: int, width: int, log: str) -> bool:
    """Whether lines have room in so many rows, of which the last one has the way to the log at its end."""
    if len(lines) != rows or not lines[-1]:
        return len(lines) < rows
    x, part = lines[-1][-1]
    return x + part.width + cell_len(log) + 2 <= width


def _but_refills(deeds: Iterable[Deed]) -> list[Deed]:
    """What was done, without how the table was filled again."""
    return [deed for deed in deeds if deed.kind not in BY_ITSELF]


def told_since(deeds: Iterable[Deed], view: PlayerView, l10n: L10n, width: int, most: int) -> tuple[int, Draw]:
    """Deeds as the recap tells them, in at most ``most`` rows of a canvas. Returns how many rows they take, and what
    draws them from a column and a row on. If they need more rows, the last ones are shown."""
    lines = _recap(_Teller(view, l10n), deeds, view.seat, width)
    if len(lines) > most:
        left_out = len(lines) - most + 1
        lines = [[(0, text_chip(f"{MORE} {l10n('news-more', n=left_out)}"))], *lines[left_out:]]
    return len(lines), lambda canvas, x, y: _draw_lines(canvas, x, y, lines)


def _recap(teller: _Teller, deeds: Iterable[Deed], own: int | None, width: int, named: bool = True) -> list[_Line]:
    return [line for seat, done in by_player(deeds, own) for line in _told(teller, seat, done, width, named)]


def _whose_turn(teller: _Teller, deeds: Iterable[Deed], own: int | None) -> str:
    """The name of the automatic opponent if all that others have done is its turn; else an empty text."""
    others = [deed for deed in deeds if deed.kind not in BY_ITSELF and deed.seat != own]
    alone = bool(others) and all(teller.mover([deed]) is not None for deed in others)
    return called(teller.view.opponent, teller.l10n) if alone and teller.view.opponent is not None else ""


def _draw_lines(canvas: Canvas, x: int, y: int, lines: Iterable[_Line]) -> int:
    """Draws lines below each other, and returns the row below them."""
    for line in lines:
        for column, part in line:
            part.draw(canvas, x + column, y)
        y += 1
    return y


def _told_steps(teller: _Teller, steps: Sequence[Deed], width: int, named: bool) -> list[_Line]:
    """What nobody did, or the steps of an automatic opponent, a line or more for each; the first one begins with its
    name if it is to be ``named``."""
    mover = teller.mover(steps)
    if mover is None:
        return [line for deed in steps for line in _flow(teller.lead(deed), [teller.told(deed, width - 2)], width, 2)]
    lines: list[_Line] = []
    for step in _with_what_follows(steps):
        begin = 2 if named and lines else 0
        lead = mover if named and not lines else None
        told = [teller.told(deed, width - begin - 2) for deed in step]
        lines += _at(begin, _flow(lead, told, width - begin, 2))
    return lines


def _with_what_follows(steps: Iterable[Deed]) -> list[list[Deed]]:
    """The steps of an automatic opponent, each with where its pieces have gone: of that no field is told."""
    found: list[list[Deed]] = []
    for deed in steps:
        values = deed.event.values if deed.event is not None else {}
        if found and "pieces" in values and "field" not in values:
            found[-1].append(deed)
        else:
            found.append([deed])
    return found


def _told(teller: _Teller, seat: int, deeds: Iterable[Deed], width: int, named: bool) -> list[_Line]:
    """The deeds of a player in lines that begin with the name; that of an automatic opponent only if it is to be
    ``named``."""
    indent = 2
    if seat == NOBODY:
        return [line for steps in teller.steps(deeds) for line in _told_steps(teller, steps, width, named)]
    return _flow(teller.name(seat), [teller.told(deed, width - indent) for deed in deeds], width, indent)


def _draw_row(canvas: Canvas, board: Board, area: Rect, log: str) -> None:
    """All that has happened in one row, as much of it as there is room for, and behind the turn of an automatic
    opponent what it takes next."""
    teller = _Teller(board.scene.view, board.scene.l10n, short=True)
    end = area.right - cell_len(log) - 2
    canvas.right(area.right, area.y, log, "muted")
    if not board.news.items and gives_tips(board):
        draw_tips_in_row(canvas, board, Rect(area.x, area.y, end - area.x, 1))
    told, steps = _told_in_row(teller, board, end - area.x, area.width // 2)
    x = area.x
    for number, parts in enumerate(_in_room(told, end - x, steps)):
        if number:
            x = canvas.put(x, area.y, _STEP if steps else " ", "faint")
        for part in parts:
            x = part.draw(canvas, x, area.y) + 1
    if steps and not has_row_of_next(board):
        draw_next(canvas, board, x + 2, area.y, end, words=False)


def _told_in_row(teller: _Teller, board: Board, room: int, widest: int) -> tuple[list[list[Chip]], bool]:
    """The parts of each deed in one row, and whether they are steps of an automatic opponent."""
    told: list[list[Chip]] = []
    x, in_steps = 0, False
    deeds: Iterable[Deed] = board.news.items
    if _whose_turn(teller, deeds, board.scene.view.seat):
        deeds = [deed for deed in _but_refills(deeds) if deed.event is None or _IN_A_ROW & deed.event.values.keys()]
    for seat, done in by_player(deeds, board.scene.view.seat):
        for number, deed in enumerate(done):
            mover = teller.mover([deed]) if seat == NOBODY else teller.name(seat)
            parts = [mover] if mover is not None and number == 0 else []
            if seat == NOBODY and mover is None and deed.event is not None:
                parts.append(teller.sentence(fitted(teller.said(deed), max(8, room - x - 5)), "text"))
            else:
                parts += teller.told(deed, widest)
            in_steps |= seat == NOBODY and mover is not None
            told.append(parts)
            x += _row_width(parts) + (1 + len(_STEP) if in_steps else 2)
    return told, in_steps


def _row_width(parts: Iterable[Chip]) -> int:
    return sum(part.width + 1 for part in parts) - 1


def _in_room(told: list[list[Chip]], room: int, steps: bool) -> list[list[Chip]]:
    """What has room in a row, with the number of what has none: that is the last of it, or, of the ``steps`` of a turn,
    those after the first one."""
    shown = told
    for out in range(len(told)):
        more = [[text_chip(f"{MORE} {out}")]] if out else []
        shown = [*told[:1], *more, *told[1 + out :]] if steps else [*told[: len(told) - out], *more]
        gap = 1 + len(_STEP) if steps else 2
        if sum(_row_width(parts) + gap for parts in shown) - gap <= room:
            break
    return shown


def _own_deeds(events: Iterable[Event]) -> list[Deed]:
    """What a player did, without what came of it by itself and the last turn of another one that begins then."""
    return [deed for deed in deeds_of(events) if deed.kind not in {*BY_ITSELF, "last"} and deed.seat != NOBODY]


def draw_deeds(
    canvas: Canvas,
    x: int,
    y: int,
    end: int,
    events: Iterable[Event],
    view: PlayerView,
    l10n: L10n,
    nothing: str,
    narrow: bool = False,
) -> None:
    """Draws what a player did in one row up to a column, with the verb of the first deed alone and of a sacrifice token
    its name alone. Where there is too little room, cards are marks, the last one first, and what follows from other
    deeds is left out; what else has none is left out with a sign, but not the beginning. ``nothing`` stands there if
    nothing was done. In a ``narrow`` row all pieces have a cell each, and cards are marks all at once."""
    teller = _Teller(view, l10n, short=True)
    done = _own_deeds(events)
    if not done:
        canvas.put(x, y, fitted(nothing, end - x), "muted")
    told = [list(_ever_shorter(teller, deed, end - x - 2, not number, narrow)) for number, deed in enumerate(done)]
    while sum(_deed_width(each[0]) for each in told) - 3 > end - x and any(len(each) > 1 for each in told):
        next(each for each in reversed(told) if len(each) > 1).pop(0)
    shown = [each[0] for each in told if each[0]]
    for number, parts in enumerate(shown):
        last = number + 1 == len(shown)
        for place, part in enumerate(parts):
            at = x + 2 * (number > 0 and not place)
            if at + part.width > end - (0 if last and place + 1 == len(parts) else 2):
                canvas.put(min(x, end - 1), y, MORE, "muted")
                return
            if at > x:
                canvas.put(x, y, "·", "faint")
            x = part.draw(canvas, at, y) + 1


def _ever_shorter(teller: _Teller, deed: Deed, room: int, is_first: bool, narrow: bool) -> Iterator[list[Chip]]:
    """What a player did in a row of deeds, in ever fewer cells, at last with pieces of a cell each; the very last time
    nothing if it follows from the others."""
    if deed.kind == "token":
        yield _words(teller.l10n(f"token-{deed.word}"), room, "bold text")
        return
    told = teller.told(deed, room)
    verb = told[:1] if is_first else []
    marked = [[*verb, *chips] for chips in teller.marked(deed, room)]
    if narrow and marked:
        marked = [marked[len(marked) // 2 - 1], marked[-1]]  # all cards are narrow, or all are marks
    elif not narrow or not teller.touching(deed):
        yield teller.things(deed, room) if stands_beside(deed) and not is_first else told
    yield from marked
    if touching := teller.touching(deed):
        yield [*verb, *touching]
    if deed.kind in _FOLLOWS and not is_first:
        yield []


def _deed_width(parts: Sequence[Chip]) -> int:
    """The cells of a deed with the dot before it."""
    return sum(part.width + 1 for part in parts) + 2 if parts else 0


def deeds_told(
    name: str, ink: str, events: Iterable[Event], view: PlayerView, l10n: L10n, width: int, nothing: str
) -> tuple[int, Draw]:
    """What somebody of this name did; ``nothing`` is told if that was nothing. Returns how many rows it takes, and what
    draws them from a column and a row on."""
    teller = _Teller(view, l10n)
    told = [teller.told(deed, width - 2) for deed in _own_deeds(events)] or [_words(nothing, width - 2)]
    lines = _flow(text_chip(fitted(name, NAME), ink), told, width, 2)
    return len(lines), lambda canvas, x, y: _draw_lines(canvas, x, y, lines)


# The log


@frozen
class _Told:
    """A turn in the log: its number, 0 for what came before the first one, whose it is, and its lines."""

    turn: int
    seat: int | None
    lines: list[_Line]


def log_content(
    events: Iterable[Event],
    view: PlayerView,
    l10n: L10n,
    width: int,
    signs: Signs,
    room: int,
    whole: bool = True,
) -> Content:
    """The ``whole`` game, or only so many of the last turns as are seen at once in ``room`` lines of this width: each
    turn begins a line with its number, the player's name and, where there is room, the points after it; what was done
    in it follows. Two columns beside each other have the game in a wide log: the second one goes on where the first
    one ends, wherever in the log one is. At its end each column begins with a turn."""
    columns = [left for left, _ in log_columns(width)]
    width = width if len(columns) == 1 else columns[1] - _BETWEEN
    teller = _Teller(view, l10n, reasons=True)
    events = list(events)
    turns = _turns(events)
    points = _Standing(events, len(view.players), width)
    number = last = len([began for began, _ in turns if began is not None])
    digits = _digits(began for began, _ in turns)
    told: list[_Told] = []
    for began, deeds in reversed(turns):
        lead: list[Chip] = []
        if began is not None:
            goes_on = number == last and view.phase != "over"
            number -= 1
            lead = [text_chip(f"{began.turn:>{digits}}")]
            if began.seat is not None:
                lead += [_name(teller, began.seat), *points.after(began.seat, number, teller)]
            if goes_on and not deeds_of(deeds):
                lead.append(text_chip(l10n("log-now")))
        lines = _turn_lines(teller, began, deeds, lead, digits, width - 2)
        told.insert(0, _Told(began.turn, began.seat, lines) if began is not None else _Told(0, None, lines))
        if not whole and sum(len(turn.lines) for turn in told) >= len(columns) * (room + 1):
            break
    return _drawn_turns(told, width, signs, columns, room)


def log_columns(width: int) -> list[tuple[int, int]]:
    """Returns where the columns of a log of this width begin, and how wide each is."""
    half = (width - _BETWEEN) // 2
    return [(0, half), (half + _BETWEEN, half)] if half >= _IN_A_LINE else [(0, width)]


def log_heads(events: Iterable[Event], view: PlayerView, l10n: L10n, width: int) -> list[tuple[int, int]]:
    """Returns of each column of a log of this width before which cell the points end, and in which one what was done
    begins; nothing if they have no columns of their own."""
    columns = log_columns(width)
    if columns[0][1] < _WIDE:
        return []
    digits = _digits(event for event in events if isinstance(event, TurnBegan))
    done = 1 + _verbs(_Teller(view, l10n), digits, columns[0][1])
    return [(left + done - 2, left + done) for left, _ in columns]


def _digits(began: Iterable[TurnBegan | None]) -> int:
    """The digits of the highest number of a turn."""
    return max((len(str(turn.turn)) for turn in began if turn is not None), default=1)


def _drawn_turns(told: Sequence[_Told], width: int, signs: Signs, columns: Sequence[int], room: int) -> Content:
    """Turns below each other, each with an edge in the player's colour, every second one on a ground of its own; of
    several columns each has the lines that come after those ``room`` lines of the one before it."""
    heights = [len(turn.lines) for turn in told]
    room = _balanced(heights, len(columns), room)
    starts, rows = _starts(heights, len(columns), room)
    shown = columns[: max(1, -(-rows // room))]
    canvas = Canvas(columns[-1] + width, max(1, min(rows, room), rows - (len(shown) - 1) * room), signs)
    for turn, start in zip(told, starts, strict=True):
        for number, x in enumerate(shown):
            y = start - number * room
            if y >= canvas.height or y + len(turn.lines) <= 0:
                continue
            if turn.turn % 2:
                canvas.fill(Rect(x, y, width, len(turn.lines)), "card")
            if turn.seat is not None:
                canvas.down(x, y, len(turn.lines), "▌", player_ink(turn.seat, False))
            _draw_lines(canvas, x + 1, y, turn.lines)
    return Content(canvas.lines())


def _balanced(heights: Sequence[int], columns: int, room: int) -> int:
    """Returns in how many lines turns of these heights have room in so many columns, all about as long, if all are seen
    at once; else ``room``."""
    half = -(-sum(heights) // columns)
    even = next((start for start in accumulate(heights) if start >= half), 1)
    return min(room, even) if columns > 1 else room


def _starts(heights: Sequence[int], columns: int, room: int) -> tuple[list[int], int]:
    """Returns in which line each of several turns of these heights begins, one below the other, and the number of all
    lines. Of what is seen at the end, in so many columns of ``room`` lines, each column begins with a turn: free lines
    are at the end of the column before it."""
    free, at = [0] * len(heights), len(heights)
    for _ in range(columns if sum(heights) > room else 0):
        last, left = at - 1, room
        while at and heights[at - 1] <= left:
            at -= 1
            left -= heights[at]
        if at > last:  # one turn is longer than a column
            break
        free[last] = left
    starts, y = [], 0
    for height, after in zip(heights, free, strict=True):
        starts.append(y)
        y += height + after
    return starts, y


class _Standing:
    """The points of all players after each turn, in a log of this width."""

    def __init__(self, events: Iterable[Event], seats: int, width: int) -> None:
        self._all = points_by_turn(events, seats) if width >= _WIDE else ()
        self._scored = scored_by_turn(events, seats) if width >= _WIDE else ()
        self._wide = width >= _IN_A_LINE
        self._column = _ROOMY if self._wide else _POINTS

    def after(self, seat: int, turn: int, teller: _Teller) -> list[Chip]:
        """The points of whose turn it was after that turn, right-aligned behind the longest name: in gold those that
        are scored, and beside them, where there is room, what open coatls have so far."""
        if not 0 <= seat < len(self._all):
            return []
        scored = self._scored[seat][turn]
        gap = _names(teller) - teller.name(seat).width + self._column - 1
        chips = [text_chip(f"{scored:>{gap}}", "bold points" if scored else "muted")]
        if self._wide:
            unsure = self._all[seat][turn] - scored
            chips.append(text_chip((f"+{unsure}" if unsure else "").ljust(_OPEN - 1)))
        return chips


def _names(teller: _Teller) -> int:
    """The cells of the longest name."""
    return max(cell_len(fitted(player.name, NAME)) for player in teller.view.players)


def _turn_lines(
    teller: _Teller, began: TurnBegan | None, deeds: Iterable[Event], lead: list[Chip], digits: int, width: int
) -> list[_Line]:
    """The lines of a turn, which begins with ``lead``: a number of so many digits, and whose turn it was. Deeds stand
    one after the other in a wide log, else in lines of their own; they begin in one column where that leaves enough
    room for them, or else all but the first one begin below the name."""
    indent = digits + 1
    verbs = _verbs(teller, digits, width + 2)
    lines: list[_Line] = []
    for seat, done in _with_what_came_of_it(runs(deeds_of(deeds)), in_line=width >= _IN_A_LINE):
        if len(lead) > 1 and seat != (began.seat if began is not None else None):
            first = done[0].event
            if first is not None and began is not None and first.seat == began.seat and teller.says_whose(done[0]):
                lead = lead[:1]  # the sentence has the name
            else:
                lines += _flow(None, [lead], width, indent)
                lead = []
        named = seat != NOBODY and (began is None or seat != began.seat)
        for in_words, grouped in groupby(done, lambda deed: deed.event is not None):
            group = list(grouped)
            for together in [[deed] for deed in group] if in_words or width < _IN_A_LINE else [group]:
                column = 0 if in_words else verbs  # a variant tells in sentences
                parts = [teller.told(deed, width - (column or indent) - 2) for deed in together]
                before = lead or ([_name(teller, seat)] if named else [])
                at = 0 if lead else indent
                lead, named = [], False
                if column:
                    told = _at(column, _flow(None, parts, width - column, 2))
                    names = _at(at, _flow(None, [before], width, indent))
                    lines += [names[0] + told[0], *told[1:]]
                else:
                    lines += _at(at, _flow(None, [[*before, *parts[0]]], width - at, 2 + indent - at))
    return lines + (_flow(None, [lead], width, indent) if lead else [])


def _with_what_came_of_it(
    told: Iterable[tuple[int, Sequence[Deed]]], in_line: bool
) -> Iterator[tuple[int, Sequence[Deed]]]:
    """What players did one after the other, ``in_line`` with what came of it by itself."""
    before: tuple[int, Sequence[Deed]] | None = None
    for seat, done in told:
        by_itself = seat == NOBODY and all(deed.kind in BY_ITSELF for deed in done)
        if in_line and before is not None and (by_itself or seat == before[0]):
            before = before[0], [*before[1], *done]
            continue
        if before is not None:
            yield before
        before = seat, done
    if before is not None:
        yield before


def _verbs(teller: _Teller, digits: int, width: int) -> int:
    """The column in which all deeds begin in a log of this width, 0 if there is none."""
    return digits + 1 + _names(teller) + _points_width(width) + 2 if width >= _WIDE else 0


def _points_width(width: int) -> int:
    """The cells of the points in a log of this width, with the gap before them."""
    return _ROOMY + _OPEN if width >= _IN_A_LINE else _POINTS


def _at(column: int, lines: Iterable[_Line]) -> list[_Line]:
    """These lines, begun in a column."""
    return [[(column + x, part) for x, part in line] for line in lines]


def _name(teller: _Teller, seat: int) -> Chip:
    """The name of a player, with one more free cell after it."""
    name = teller.name(seat)
    return Chip(name.width + 1, name.draw)


def _turns(events: Iterable[Event]) -> list[tuple[TurnBegan | None, list[Event]]]:
    """The events turn by turn, each with how it began."""
    turns: list[tuple[TurnBegan | None, list[Event]]] = [(None, [])]
    for event in events:
        if isinstance(event, TurnBegan):
            turns.append((event, []))
        turns[-1][1].append(event)
    return [turn for turn in turns if turn[1]]


# The log as slates


@frozen
class Slate:
    """A turn in the log: its number and whose it is, both None for what came before the first one; and its rows, of
    which so many are drawn from a column and a row on. ``fresh`` says that it came after the last turn of the one who
    looks."""

    turn: int | None
    seat: int | None
    rows: int
    draw: Callable[[Canvas, int, int, int], int]
    fresh: bool


def slates(events: Iterable[Event], view: PlayerView, l10n: L10n, width: int, own: int, most: int) -> Iterator[Slate]:
    """The turns of a game in which something was done, the last one first, each in rows of this width; as many as are
    needed for so many rows. The turn that goes on is among them. ``own`` is the seat of the one who looks."""
    teller = _Teller(view, l10n)
    fresh, rows, turns = True, 0, _turns(events)
    for number, (began, done) in enumerate(reversed(turns)):
        seat = began.seat if began is not None else None
        if number and seat == own:
            fresh = False
        lines: list[_Line] = []
        for whose, deeds in runs(deeds_of(done)):
            named = [] if whose in (seat, NOBODY) else [teller.name(whose)]
            if whose == NOBODY:
                lines += _told(teller, NOBODY, deeds, width, named=True)
                continue
            for place, deed in enumerate(deeds):
                before = named if place == 0 else []
                lines += _flow(None, [[*before, *teller.told(deed, width - 2)]], width, 2)
        if not lines:
            continue
        yield Slate(
            began.turn if began is not None else None,
            seat,
            len(lines),
            lambda canvas, x, y, rows, lines=lines: _draw_lines(canvas, x, y, lines[:rows]),  # type: ignore[misc]
            fresh,
        )
        rows += len(lines)
        if rows >= most:
            return
