"""What somebody did in one turn: in one row that becomes ever shorter, or in a few."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from coatl_core.game.deeds import BY_ITSELF, NOBODY, Deed, deeds_of
from coatl_core.game.events import Event
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.language.recaptext import stands_beside
from coatl_tui.table.draw.chips import NAME, Chip, Draw, text_chip
from coatl_tui.table.draw.teller import Teller, draw_lines, flow, words
from coatl_tui.widgets.canvas import MORE, Canvas
from coatl_tui.widgets.card import fitted

_FOLLOWS = {"completed", "end"}
"""The kinds of deeds that follow from those before them."""


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
    teller = Teller(view, l10n, short=True)
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


def _ever_shorter(teller: Teller, deed: Deed, room: int, is_first: bool, narrow: bool) -> Iterator[list[Chip]]:
    """What a player did in a row of deeds, in ever fewer cells, at last with pieces of a cell each; the very last time
    nothing if it follows from the others."""
    if deed.kind == "token":
        yield words(teller.l10n(f"token-{deed.word}"), room, "bold text")
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
    teller = Teller(view, l10n)
    told = [teller.told(deed, width - 2) for deed in _own_deeds(events)] or [words(nothing, width - 2)]
    lines = flow(text_chip(fitted(name, NAME), ink), told, width, 2)
    return len(lines), lambda canvas, x, y: draw_lines(canvas, x, y, lines)
