"""The log of the whole game, turn by turn, in columns and beside the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate, groupby

from attrs import frozen
from rich.cells import cell_len

from coatl_core.game.deeds import BY_ITSELF, NOBODY, Deed, deeds_of, runs
from coatl_core.game.events import Event, TurnBegan
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.play.points_curve import points_by_turn, scored_by_turn
from coatl_tui.table.draw.chips import NAME, Chip, player_ink, text_chip
from coatl_tui.table.draw.teller import Line, Teller, begun_at, draw_lines, flow, told_by, turns_of
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card import fitted
from coatl_tui.widgets.content import Content
from coatl_tui.widgets.signs import Signs

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


@frozen
class _Told:
    """A turn in the log: its number, 0 for what came before the first one, whose it is, and its lines."""

    turn: int
    seat: int | None
    lines: list[Line]


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
    teller = Teller(view, l10n, reasons=True)
    events = list(events)
    turns = turns_of(events)
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
    done = 1 + _verbs(Teller(view, l10n), digits, columns[0][1])
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
            draw_lines(canvas, x + 1, y, turn.lines)
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

    def after(self, seat: int, turn: int, teller: Teller) -> list[Chip]:
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


def _names(teller: Teller) -> int:
    """The cells of the longest name."""
    return max(cell_len(fitted(player.name, NAME)) for player in teller.view.players)


def _turn_lines(
    teller: Teller, began: TurnBegan | None, deeds: Iterable[Event], lead: list[Chip], digits: int, width: int
) -> list[Line]:
    """The lines of a turn, which begins with ``lead``: a number of so many digits, and whose turn it was. Deeds stand
    one after the other in a wide log, else in lines of their own; they begin in one column where that leaves enough
    room for them, or else all but the first one begin below the name."""
    indent = digits + 1
    verbs = _verbs(teller, digits, width + 2)
    lines: list[Line] = []
    for seat, done in _with_what_came_of_it(runs(deeds_of(deeds)), in_line=width >= _IN_A_LINE):
        if len(lead) > 1 and seat != (began.seat if began is not None else None):
            first = done[0].event
            if first is not None and began is not None and first.seat == began.seat and teller.says_whose(done[0]):
                lead = lead[:1]  # the sentence has the name
            else:
                lines += flow(None, [lead], width, indent)
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
                    told = begun_at(column, flow(None, parts, width - column, 2))
                    names = begun_at(at, flow(None, [before], width, indent))
                    lines += [names[0] + told[0], *told[1:]]
                else:
                    lines += begun_at(at, flow(None, [[*before, *parts[0]]], width - at, 2 + indent - at))
    return lines + (flow(None, [lead], width, indent) if lead else [])


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


def _verbs(teller: Teller, digits: int, width: int) -> int:
    """The column in which all deeds begin in a log of this width, 0 if there is none."""
    return digits + 1 + _names(teller) + _points_width(width) + 2 if width >= _WIDE else 0


def _points_width(width: int) -> int:
    """The cells of the points in a log of this width, with the gap before them."""
    return _ROOMY + _OPEN if width >= _IN_A_LINE else _POINTS


def _name(teller: Teller, seat: int) -> Chip:
    """The name of a player, with one more free cell after it."""
    name = teller.name(seat)
    return Chip(name.width + 1, name.draw)


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
    teller = Teller(view, l10n)
    fresh, rows, turns = True, 0, turns_of(events)
    for number, (began, done) in enumerate(reversed(turns)):
        seat = began.seat if began is not None else None
        if number and seat == own:
            fresh = False
        lines: list[Line] = []
        for whose, deeds in runs(deeds_of(done)):
            named = [] if whose in (seat, NOBODY) else [teller.name(whose)]
            if whose == NOBODY:
                lines += told_by(teller, NOBODY, deeds, width, named=True)
                continue
            for place, deed in enumerate(deeds):
                before = named if place == 0 else []
                lines += flow(None, [[*before, *teller.told(deed, width - 2)]], width, 2)
        if not lines:
            continue
        yield Slate(
            began.turn if began is not None else None,
            seat,
            len(lines),
            lambda canvas, x, y, rows, lines=lines: draw_lines(canvas, x, y, lines[:rows]),  # type: ignore[misc]
            fresh,
        )
        rows += len(lines)
        if rows >= most:
            return
