"""Proposed turns in columns: what is done, in pieces and cards, for which cards, and one number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import frozen
from rich.cells import cell_len

from coatl_core.game import actions as a
from coatl_core.game import events as e
from coatl_core.game.deeds import deeds_of
from coatl_core.language.actiontext import offer_text
from coatl_core.language.l10n import L10n
from coatl_core.language.valuetext import MARKED
from coatl_core.play.hinttext import hint_cards, worth_text
from coatl_core.play.table_game import Hint
from coatl_tui.table.draw.chips import Chip, Chips, measured, runs_of, text_chip
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import MORE, Canvas
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.strip import draw_touching

_MANY = 4
"""More pieces than these are drawn a cell each."""
_CARD = 13
"""The cells that the cards of a turn have at least."""

_WORDS: dict[type[a.Action], str] = {
    a.Keep: "bar-keep",
    a.Pick: "hint-bag",
    a.Vision: "token-vision",
    a.Discard: "bar-discard",
    a.EndTurn: "bar-end-turn",
    a.Pass: "bar-pass",
}
"""The word for what a turn does, by its first action."""


@frozen
class _Row:
    """One turn: what is done in it and the cards that it is for, both in ever less room, and its number."""

    done: tuple[tuple[Chip, ...], ...]
    cards: tuple[tuple[Chip, ...], ...]
    worth: str


def hint_lines(
    hints: Sequence[Hint], scene: Scene, width: int, tall: bool, supply: str, notes: Sequence[str] = ()
) -> list[tuple[tuple[tuple[Span, ...], ...], bool]]:
    """Returns each turn in lines of a pane, all in the same columns of this width, and whether its note stands there.
    ``tall`` gives each of them two lines, the cards in the second one. ``supply`` is the letter of the supply board:
    where the word for a field would take the room of the cards, the keys that go there stand for it. ``notes`` are
    what else is said of each turn, marked: of one that is for no card it stands in the room of the cards, if it can."""
    l10n, signs = scene.l10n, scene.signs
    chips = Chips(scene.view.catalog, l10n, signs, scene.view.setup.players)
    found = [_row(hint, scene, chips, width, supply) for hint in hints]
    end = width - max((len(row.worth) for row in found), default=0) - 1
    level, column, cards = (0, end, 2) if tall else _columns(found, end)
    drawn = []
    for number, row in enumerate(found):
        canvas = Canvas(width, 1 + (tall and bool(row.cards[0])), signs)
        text = chips.read(notes[number]) if notes and not row.cards[0] else ""
        beside = cell_len(text) + 1 if tall and text else 0  # the words for what is done are as short as it needs
        done = row.done[level:] or row.done[-1:]
        noted = bool(text) and _width(done[-1]) + beside <= column
        x = _draw(canvas, 0, 0, column - beside * noted, done)
        canvas.right(width, 0, row.worth, "bold points" if row.worth.startswith("+") else "bold text")
        _draw(canvas, cards, int(tall), width if tall else end, row.cards)
        x = x if tall else cards
        noted = noted and x + cell_len(text) <= end
        if noted:
            chips.put(canvas, x, 0, text, "muted")
        drawn.append((canvas.lines(), noted))
    return drawn


def _columns(found: Sequence[_Row], end: int) -> tuple[int, int, int]:
    """Returns in how few words it is told what is done, where that ends, and where the cards behind it begin, so that
    they have room up to a column: with two cells a piece, or else with one. If they have none at all the first words
    that have room are taken."""
    levels = range(max((len(row.done) for row in found), default=0))
    columns = [max(_width(row.done[min(level, len(row.done) - 1)]) for row in found) for level in levels]
    for size, gap in ((0, 2), (0, 1), (1, 2)):
        for level, column in enumerate(columns):
            if all(_fits(row.cards[size], column + gap, end) for row in found):
                return level, column, column + gap
    column = min(end - _CARD - 1, max(columns, default=0))
    return 0, column, column + 1


def worth_title(hints: Sequence[Hint], l10n: L10n) -> tuple[str, ...]:
    """Returns what the numbers of these turns are, in ever fewer words."""
    known = all(hint.gain is not None for hint in hints)
    whole = ("hint-points", "hint-points-brief") if known else ("hint-points-behind",)
    return tuple(map(l10n, (*whole, "hint-points-short")))


def _width(parts: Sequence[Chip]) -> int:
    return sum(part.width + 1 for part in parts) - 1


def _fits(parts: Sequence[Chip], x: int, end: int) -> bool:
    return x + _width(parts) <= end


def _draw(canvas: Canvas, x: int, y: int, end: int, choices: Sequence[Sequence[Chip]]) -> int:
    """Draws the first parts that have room up to a column, side by side. If none have, those that are too much are left
    out of the last ones, with a sign for them. Returns the column after a free one behind them."""
    parts = next((parts for parts in choices if _fits(parts, x, end)), choices[-1])
    for number, part in enumerate(parts):
        last = number + 1 == len(parts)
        if x + part.width > end - (0 if last else 2):
            return canvas.put(min(x, end - 1), y, MORE, "muted") + 1
        x = part.draw(canvas, x, y) + 1
    return x


def _row(hint: Hint, scene: Scene, chips: Chips, width: int, supply: str) -> _Row:
    things = tuple(_things(hint, scene, chips, width))
    words = [text_chip(word, "text") for word in _words(hint, scene)]
    if isinstance(first := hint.actions[0], a.Take):
        words.append(text_chip(f"{supply}{first.field}", "bold key"))
    cards = hint_cards(hint)
    marks, narrow = tuple(map(chips.mark, cards)), tuple(map(chips.narrow_card, cards))
    return _Row(
        tuple((*things, word) for word in words) or (things,),
        (tuple(map(chips.card, cards)), narrow, (*narrow[:1], *marks[1:]), marks),
        worth_text(hint, scene.l10n),
    )


def _things(hint: Hint, scene: Scene, chips: Chips, width: int) -> Iterator[Chip]:
    """What a turn is done with: its pieces, a temple that it takes, or what a variant says of its move."""
    deeds = deeds_of(hint.events)
    for deed in deeds:
        if len(deed.pieces) > _MANY:
            yield measured(lambda canvas, x, y, kinds=deed.pieces: draw_touching(canvas, x, y, kinds))  # type: ignore[misc]
        elif deed.pieces:
            yield from runs_of(deed.pieces, width)
    for deed in deeds:
        if deed.kind == "temple":
            yield from map(chips.mark, deed.cards)
    for move in scene.moves:
        if move.move == hint.actions[0]:
            yield from chips.lines(offer_text(move, scene.view, scene.l10n, MARKED), width)[:1]


def _words(hint: Hint, scene: Scene) -> Sequence[str]:
    """What a turn does, beside what it does it with, in ever fewer words."""
    l10n, first = scene.l10n, hint.actions[0]
    match first:
        case a.Take(field=number):
            return (l10n("hint-take", field=number),)
        case a.DrawRow() | a.DrawDeck():
            signs = sorted(str(action.place) for action in hint.actions if isinstance(action, a.DrawRow))
            signs += [l10n("hint-deck")] if a.DrawDeck() in hint.actions else []
            places = l10n("list-comma").join(signs)
            return l10n("hint-choose", places=places), places
        case a.Duty(pile=pile):
            return (l10n("hint-pile", pile=pile),)
        case a.Start() | a.Extend() | a.Fulfil() | a.ClaimOwn() | a.ClaimPile():
            completes = any(isinstance(event, e.Completed) for event in hint.events)
            builds = any(isinstance(event, e.Started | e.Extended) for event in hint.events)
            return (l10n("hint-complete" if completes else "bar-attach" if builds else "bar-fulfil"),)
        case a.Do():
            return ()
    return (l10n(_WORDS.get(type(first), "bar-done")),)
