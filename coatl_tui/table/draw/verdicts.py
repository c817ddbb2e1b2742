"""What the analysis of a finished game shows: points and chances from turn to turn, the turns by what they cost, and
one of them with what would have been better."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from string import ascii_lowercase

from attrs import field, frozen
from rich.cells import cell_len

from coatl_core.game import events as e
from coatl_core.game.coatl import Coatl
from coatl_core.game.events import Event
from coatl_core.game.goal import Goal
from coatl_core.game.reach import NOTHING_YET
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.language.numbertext import MINUS, rounded
from coatl_core.play.analysis import Judged, Moment
from coatl_core.play.course import Course
from coatl_core.play.glance import Glance
from coatl_core.play.hinttext import sure_text
from coatl_tui.table.draw.board import prophecy_worth
from coatl_tui.table.draw.chips import Chips, player_ink
from coatl_tui.table.draw.course import (
    BETTER,
    NAME,
    POINTS,
    curves_of,
    draw_numbers,
    draw_points,
    draw_scale,
    letters_of,
    names_of,
)
from coatl_tui.table.draw.deed_row import deeds_told, draw_deeds
from coatl_tui.table.draw.holdings import cut
from coatl_tui.table.draw.small_table import draw_small_table
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card import Card, draw_card, fitted
from coatl_tui.widgets.card_words import card_words
from coatl_tui.widgets.curve import BARS, column_of, draw_areas, place_in
from coatl_tui.widgets.serpent import Scale, Serpent, draw_piece, draw_serpent, fit, serpent_width
from coatl_tui.widgets.small_card import draw_chip, draw_line

_EVEN, _AHEAD = 2.0, 8.0
"""Whose chances are better by fewer points than these is a weaker letter on the strip, and by how many at least the
highest bar of it stands for."""
_STRIPS = {10: 3, 8: 2, 0: 1}
"""The rows of the strip, by those of the whole chart."""
_TURN, _LOST = 6, 7
"""The columns of the number of a turn and of the points lost."""
_LEAST = 30
"""From this width on it is shown what would have been better, and not only what was done."""
_NARROW = 76
"""In a list that has fewer columns all pieces are narrow, because many of its rows have no room for wide ones."""
_BARS, _BAR = 90, 10
"""From this width on a bar stands before the points lost, of so many cells."""
_LARGE, _LEAST_TABLE = 24, 4
"""The rows below a verdict from which the own pieces and cards are large, and those that the table takes at least."""
_CARD, _WIDEST = Rect(0, 0, 13, 6), 20
"""The least of a large card, and the most cells of it."""
_LINE = 48
"""The most cells of a card in a line: its numbers stand beside it."""
_OWN = Scale(1, 2)
"""The scale of the pieces on the own board."""
_TALL, _COMPARED = 12, 24
"""From so many rows on the coatl is drawn to which the turn belongs, and what its player had; from so many on there is
a free row between a turn and a better one."""


@frozen
class Line:
    """A line of the list: a moment of the game, by its position."""

    position: int
    judged: Judged = field(eq=False)


@frozen
class There:
    """A place on the chart: the table at a position."""

    position: int


# Points and chances


def draw_chances(
    canvas: Canvas,
    view: PlayerView,
    l10n: L10n,
    course: Course,
    outlooks: Mapping[int, Sequence[float]],
    costly: Collection[int],
    word: str,
) -> None:
    """The points of all who play, below them a strip of whose chances were better and by how much, as far as that is
    known by position, with a ``word`` after it, and the turns; those of the ``costly`` indices have a sign. Takes all
    of the canvas."""
    names, last = names_of(view, l10n), len(course.stops) - 1
    room = max(cell_len(cut(name, NAME)) for name in names.values())
    scale = len(str(course.highest)) + 2
    compared = len(view.players) > 1 and not (view.goal is not None and view.goal.together)
    strip = next(rows for least, rows in _STRIPS.items() if canvas.height >= least) if compared else 0
    width = canvas.width - scale - room - POINTS - 3
    rows = canvas.height - 1 - strip
    if width < 1 or rows < 1:
        return
    area = Rect(scale, 0, width, rows)
    curves = curves_of(course, canvas.signs, rows)
    draw_areas(canvas, area, [curve for _, curve in curves], course.highest, width)
    draw_scale(canvas, scale - 1, 0, rows, course.highest)
    finals = [(seat, curve.values[-1]) for seat, curve in curves]
    draw_points(canvas, Rect(area.right + 1, 0, room, rows), 1, names, finals)
    if strip:
        _draw_strip(canvas, Rect(scale, rows, width, strip), list(names.values()), course, outlooks, view.goal)
        canvas.put(area.right + 1, rows + strip - 1, fitted(word, room + POINTS), "muted")
    line = Rect(scale, canvas.height - 1, width, 1)
    end = line.right - len(str(course.stops[-1].turn))
    taken: list[int] = []
    for at in sorted(costly, reverse=True):  # from the right: each leaves room for the one after it
        x, text = line.x + column_of(at, width, last + 1), f"{BETTER}{course.stops[at].turn}"
        room_for = min(taken, default=end) - 1
        text = text if not taken or x + len(text) <= room_for else BETTER
        x = min(x, room_for - len(text))
        canvas.put(x, line.y, text, "bold news")
        taken += range(x, x + len(text))
    draw_numbers(canvas, line, course, taken)
    for at, stop in enumerate(course.stops):
        first, end = (column_of(each, width, last + 1) if each <= last else width for each in (at, at + 1))
        if end > first:
            canvas.spot(Rect(scale + first, 0, end - first, canvas.height), There(stop.position))


def _draw_strip(
    canvas: Canvas,
    area: Rect,
    names: Sequence[str],
    course: Course,
    outlooks: Mapping[int, Sequence[float]],
    goal: Goal | None,
) -> None:
    """In each column a bar in the colour of whoever had the better chances, as high as they were better, or the first
    letter of the name; of partners that of the first one. Where that is not known the strip is empty."""
    letters = letters_of(names)
    known = [outlooks.get(stop.position, ()) for stop in course.stops]
    ahead: dict[int, tuple[int, float]] = {}
    for at in range(len(known)):
        # over a round: whoever has just had a turn is ahead of the others by it
        latest = [each for each in known[max(0, at + 1 - len(names)) : at + 1] if each]
        if latest:
            each = [sum(points) / len(latest) for points in zip(*latest, strict=True)]
            sides = [(seat,) for seat in range(len(each))] if goal is None else goal.sides
            found = {side[0]: sum(each[seat] for seat in side) for side in sides}
            best, *others = sorted(found, key=lambda seat: -found[seat])
            ahead[at] = best, found[best] - found[others[0]] if others else _AHEAD
    most = max((by for _, by in ahead.values()), default=0.0)
    for column in range(area.width):
        best, by = ahead.get(place_in(column, area.width, len(course.stops)), (-1, 0.0))
        if best < 0:
            continue
        x = area.x + column
        if not canvas.signs.halves:  # there is no height to tell by how much
            canvas.put(x, area.bottom - 1, letters[best], player_ink(best) if by >= _EVEN else "faint")
            continue
        height = max(2, round(by * (8 * area.height - 1) / max(most, _AHEAD)))
        for row in range(area.height):
            level = max(0, min(8, height - 8 * (area.height - 1 - row)))
            canvas.put(x, area.y + row, BARS[level], f"player-{best}")


# The turns by what they cost


def columns_of(width: int) -> tuple[int, int, int]:
    """Returns where in a list of this width the deed begins, what would have been better, and the points."""
    end = width - 1 - _LOST - (_BAR + 1) * (width >= _BARS)
    room = end - _TURN - 2
    half = room // 2 + (width < _NARROW)  # what was done is longer there, with several deeds
    return _TURN + 1, _TURN + 1 + (half if room >= _LEAST else room), end


def lost_text(lost: float, l10n: L10n) -> str:
    """The points lost in a turn, with one decimal."""
    return f"{MINUS}{l10n('records-points', n=rounded(lost))}"


def numbers_of(found: Iterable[Moment]) -> dict[int, str]:
    """The number of the turn of each of these moments, by its position; with a letter where there were several choices
    in one turn, because something was revealed between them."""
    found, numbers = list(found), dict[int, str]()
    for moment in found:
        place, several = place_of(moment, found)
        numbers[moment.position] = f"{moment.turn}{ascii_lowercase[(place - 1) % 26] if several > 1 else ''}"
    return numbers


def place_of(moment: Moment, found: Iterable[Moment]) -> tuple[int, int]:
    """Which choice of its turn a moment was, from 1, and of how many."""
    turn = [each.position for each in found if each.turn == moment.turn]
    return turn.index(moment.position) + 1, len(turn)


def draw_turns(
    canvas: Canvas,
    view: PlayerView,
    l10n: L10n,
    costly: Sequence[Judged],
    alike: Sequence[Judged],
    due: Sequence[Moment],
    numbers: Mapping[int, str],
) -> None:
    """A line for each turn: those that have cost points, the worst first, below a heading those that were as good as a
    master's, and below another one those that are still ``due``. ``numbers`` are what their turns are called, by
    position."""
    did, better, end = columns_of(canvas.width)
    y = 0
    if costly:
        canvas.right(_TURN - 1, y, fitted(l10n("bar-turn"), _TURN - 1), "muted")
        canvas.put(did, y, fitted(l10n("analysis-played"), better - 1 - did), "muted")
        canvas.put(better, y, fitted(l10n("analysis-better"), end - better), "muted")
        canvas.right(canvas.width - 1, y, f" {l10n('analysis-lost')}", "muted")
        y = _draw_lines(canvas, y + 1, view, l10n, costly, numbers)
    if alike:
        y += bool(costly)
        canvas.put(1, y, fitted(l10n("analysis-alike-many", n=len(alike)), canvas.width - 2), "muted")
        y = _draw_lines(canvas, y + 1, view, l10n, alike, numbers)
    if due:
        y += bool(costly or alike)
        canvas.put(1, y, fitted(l10n("analysis-due", n=len(due)), canvas.width - 2), "muted")
        for row, moment in enumerate(due, y + 1):
            canvas.right(_TURN - 1, row, numbers[moment.position], "faint")
            draw_deeds(
                canvas,
                did,
                row,
                canvas.width - 1,
                moment.events,
                view,
                l10n,
                l10n("analysis-ended"),
                narrow=canvas.width < _NARROW,
            )


def rows_of(*parts: Sequence[object]) -> int:
    """How many rows the list of turns takes: each of its parts has a heading and a free row before the next one."""
    return max(0, sum(2 + len(part) for part in parts if part) - 1)


def _draw_lines(
    canvas: Canvas, y: int, view: PlayerView, l10n: L10n, found: Sequence[Judged], numbers: Mapping[int, str]
) -> int:
    did, better, end = columns_of(canvas.width)
    narrow = canvas.width < _NARROW
    nothing, most = l10n("analysis-ended"), max((each.lost for each in found), default=0.0)
    for each in found:
        moment = each.moment
        canvas.right(_TURN - 1, y, numbers[moment.position], "bold text" if each.lost else "muted")
        if each.lost:
            draw_deeds(canvas, did, y, better - 1, moment.events, view, l10n, nothing, narrow)
            lost, has_bar = lost_text(each.lost, l10n), end + _LOST < canvas.width - 1
            room = end if has_bar else canvas.width - 1 - cell_len(lost)
            draw_deeds(canvas, better, y, room - 1, each.events, view, l10n, nothing, narrow)
            canvas.right(canvas.width - 1, y, lost, "bold points")
            if has_bar:
                canvas.put(end, y, "━" * max(1, round(_BAR * each.lost / most)), "muted")
        else:
            draw_deeds(canvas, did, y, canvas.width - 1, moment.events, view, l10n, nothing, narrow)
        canvas.spot(Rect(1, y, canvas.width - 2, 1), Line(moment.position, each))
        y += 1
    return y


# One turn


def draw_verdict(
    canvas: Canvas,
    view: PlayerView,
    l10n: L10n,
    found: Judged,
    before: PlayerView,
    glance: Glance,
    reason: str,
    why: str,
) -> None:
    """A turn, and what would have been better, each with its reason; ``before`` is what its player saw then, ``glance``
    what lay open. If there is room, the coatl that it was about is drawn above, and the own board and hand and then the
    whole table below."""
    chips, seat = Chips(view.catalog, l10n, canvas.signs), found.moment.seat
    width, y = canvas.width - 2, 0
    name, nothing = view.players[seat].name, l10n("analysis-ended")
    coatl = _about(found.moment.events, before, seat)
    if canvas.height >= _TALL and coatl is not None:
        y = _draw_coatl(canvas, view, l10n, coatl) + 1
    gap = int(canvas.height >= _TALL)

    own_why = l10n("message-why", name=name, why=reason) if reason else ""
    told = [(name, player_ink(seat), found.moment.events, own_why)]
    if found.lost:
        told.append((l10n("analysis-adviser"), "bold text", found.events, l10n("analysis-why", why=why) if why else ""))
    done = [deeds_told(who, ink, events, view, l10n, width, nothing) for who, ink, events, _ in told]
    whys = [chips.lines(why, width, "muted") if why else [] for _, _, _, why in told]
    if not found.lost:
        whys[0] += chips.lines(l10n("analysis-alike"), width, "muted")
    if sure := sure_text(found, l10n):
        whys[-1] += chips.lines(sure, width, "muted")
    roomy = canvas.height >= _COMPARED
    rows = sum(rows for rows, _ in done) + sum(map(len, whys)) + (len(told) if roomy else 1)
    below = _hand_rows(canvas.width, before, large=False) + _OWN.rows  # without the free row at the end
    parted = gap and y + rows + sum(map(bool, whys)) + below <= canvas.height
    for number, ((high, draw), lines) in enumerate(zip(done, whys, strict=True)):
        draw(canvas, 1, y)
        y += high + bool(parted and lines)
        for line in lines:
            line.draw(canvas, 1, y)
            y += 1
        last = number + 1 == len(told)
        y += gap * (last or roomy)  # the parts below need the free row more
    if gap:
        large = canvas.height - y >= _LARGE
        below = _hand_rows(canvas.width, before, large)
        if canvas.height - y - below > _LEAST_TABLE:  # the own board lies on the table
            y = _draw_hand(canvas, y, l10n, before, coatl, large)
            canvas.put(1, y, fitted(l10n("analysis-table"), width), "muted")
            draw_small_table(canvas, Rect(1, y + 1, width, canvas.height - y - 1), glance, l10n)
        elif y + _OWN.rows <= canvas.height:
            y = _draw_board(canvas, y, l10n, before)
            y -= canvas.height - y < below - 1  # rather no free row than not all cards
            if canvas.height - y > 1:
                _draw_hand(canvas, y, l10n, before, coatl, large)
    elif y < canvas.height:
        _draw_board(canvas, min(y + 1, canvas.height - 1), l10n, before)


def _draw_board(canvas: Canvas, y: int, l10n: L10n, before: PlayerView) -> int:
    """The pieces that a player had on the board before a turn. Returns the row below them."""
    x = canvas.put(1, y, f"{l10n('small-board')} ", "muted") + 1
    for kind in before.own.board:
        if x + _OWN.cells >= canvas.width:
            break
        x = draw_piece(canvas, x, y, kind, _OWN) + 1
    return y + _OWN.rows + 1


def _card_width(width: int, before: PlayerView) -> int:
    return min(_WIDEST, (width - 1) // max(1, len(before.own.hand or ())) - 1)


def _hand_rows(width: int, before: PlayerView, large: bool) -> int:
    """The rows of the cards that a player had in the hand before a turn, with their heading and a free row."""
    hand = before.own.hand or ()
    high = _CARD.height if large and _card_width(width, before) >= _CARD.width else len(hand)
    return 2 + high if hand else 0


def _draw_hand(canvas: Canvas, y: int, l10n: L10n, before: PlayerView, coatl: Coatl | None, large: bool) -> int:
    """The cards that a player had in the hand before a turn, with what each of them would have brought on the coatl, as
    cards or in lines as far as there is room. Returns the row below them."""
    hand, words = before.own.hand or (), card_words(l10n)
    if not hand:
        return y
    canvas.put(1, y, fitted(l10n("analysis-hand"), canvas.width - 2), "muted")
    y += 1
    size = _card_width(canvas.width, before)
    as_cards = large and size >= _CARD.width
    for place, card in enumerate(hand if as_cards else hand[: canvas.height - y]):
        face = before.catalog.prophecies[card]
        now = prophecy_worth(face, coatl or NOTHING_YET, before.rules.strict_x, before.own.board)
        drawn = Card(face, str(place + 1), now)
        if as_cards:
            draw_card(canvas, Rect(1 + place * (size + 1), y, size, _CARD.height), drawn, words)
        else:
            draw_line(canvas, 1, y + place, drawn, words, min(canvas.width - 3, _LINE))
    return y + (_CARD.height if as_cards else len(hand)) + 1


def _about(events: Iterable[Event], before: PlayerView, seat: int) -> Coatl | None:
    """The coatl that a turn was about, as it was before: the one that got something, or the last one that is open."""
    coatls = before.players[seat].coatls
    for event in events:
        if isinstance(event, e.Extended | e.Fulfilled | e.Claimed | e.Completed) and event.coatl < len(coatls):
            return coatls[event.coatl]
    return next((coatl for coatl in reversed(coatls) if not coatl.complete), None)


def _draw_coatl(canvas: Canvas, view: PlayerView, l10n: L10n, coatl: Coatl) -> int:
    """The coatl as it was then, with its cards; what it is stands beside it, or above it if there is no room. Returns
    the row below it."""
    text, serpent = l10n("analysis-coatl"), Serpent(coatl.pieces)
    scale = fit(serpent, canvas.width - 2, 3, 5)
    beside = serpent_width(serpent, scale) + 1 + cell_len(text) <= canvas.width - 2
    top = 0 if beside else 1
    end = draw_serpent(canvas, 1, top, serpent, scale, canvas.width - 2)
    canvas.put(end + 1 if beside else 1, scale.rows // 2 if beside else 0, fitted(text, canvas.width - 2), "muted")
    x, y = 1, top + scale.rows
    for card in coatl.prophecies:
        face = view.catalog.prophecies[card]
        x = draw_chip(canvas, x, y, Card(face, now=prophecy_worth(face, coatl, view.rules.strict_x))) + 1
    return y + bool(coatl.prophecies)
