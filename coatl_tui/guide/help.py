"""The screen of all keys and signs: keys from the registry of commands, signs as the table draws them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import TypeAlias

from attrs import frozen
from rich.cells import cell_len
from textual.app import ComposeResult

from coatl_core.language.l10n import L10n
from coatl_tui.bindings import COMMANDS, DIGITS, MOVES, OF_PANES, Command, Scope, bindings, command, commands
from coatl_tui.guide.signs import draw_cards, draw_pieces, draw_signs, in_columns
from coatl_tui.screens.base import CoatlScreen, command_name, line_pane
from coatl_tui.widgets.canvas import Canvas, Rect, box, heading, rule
from coatl_tui.widgets.content import Content, Span
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane
from coatl_tui.widgets.signs import Signs

_ORDER: tuple[Scope, ...] = (
    "table",
    "several",
    "shared",
    "solo",
    "computers",
    "moves",
    "panel",
    "eleven",
    "told",
    "beside",
    "tell",
    "lies",
    "trial",
    "cover",
    "replay",
    "score",
    "analysis",
    "records",
    "rules",
    "menu",
    "form",
    "fields",
    "join",
    "lobby",
    "own-seats",
    "about-me",
    "saves",
    "plugins",
    "settings",
    "themes",
    "lessons",
    "onward",
    "mistakes",
    "pad-form",
    "pad",
    "host",
    "kept",
    "replayed",
    "day",
    "all",
)

_ALSO: Mapping[Scope, tuple[Scope, ...]] = {"table": ("kept",), "score": ("kept", "replayed", "day")}
"""What many games have on these screens. It has no part of its own."""
PARTS: tuple[tuple[Scope, ...], ...] = tuple(
    (scope, *_ALSO.get(scope, ())) for scope in _ORDER if scope not in ("kept", "replayed", "day")
)
"""The scopes of each part of the keys, first the one that names it."""
_FRAMED = 110
"""From this width on, parts stand in boxes, and pieces beside cards."""
_ROWS = 120
"""More than a part takes, unless a language has very long texts."""
_COLUMN, _BETWEEN = 36, 2
"""The fewest columns of a key with what it does, and those left free beside it."""
_DIGITS = "1–9"

Block: TypeAlias = tuple[str, list[tuple[str, str]]]
"""A heading, and keys with what they do."""


class HelpScreen(CoatlScreen):
    """Shows the keys of the scopes ``first``, those of the screen the player comes from, and of all screens; then the
    signs, and then the keys of the other screens. The keys of the pane ``focused`` stand before those of other
    panes."""

    scopes = ("help",)
    BINDINGS = bindings("help")
    CSS_PATH = "help.tcss"

    def __init__(self, first: tuple[Scope, ...] = (), focused: str = "") -> None:
        super().__init__()
        self.first = first
        self.pane = focused
        self.starts: tuple[int, ...] = ()

    def compose(self) -> ComposeResult:
        yield Pane(id="help", scrollbar=True)
        yield line_pane("keys")

    def on_mount(self) -> None:
        pane = self.query_one("#help", Pane)
        pane.named_below = lambda lines: self.l10n("lines-below", n=lines)
        pane.focus()

    def show(self) -> None:
        off = self.host.terms.off if self.host.terms is not None else frozenset[str]()
        page = help_page(self.first, self.pane, self.size.width - 4, self.l10n, self.key, self.signs, off)
        self.starts = page.starts
        self.query_one("#help", Pane).show(page.content, (Span(self.l10n("guide-title"), "title"),))
        self.show_keys()

    def bar_commands(self) -> list[Command]:
        return [command("page-down"), *(c for c in commands("help") if c.bar and c.id != "help"), command("rules")]

    def do_next_pane(self) -> None:
        """Goes to the next part; after the last one the first is shown again."""
        pane = self.query_one("#help", Pane)
        top = pane.top
        pane.show_from(next((start for start in self.starts if start > top), 0))
        if pane.top == top:
            pane.show_from(0)


@frozen
class HelpPage:
    """What the screen shows. ``starts`` are the lines on which its parts begin."""

    content: Content
    starts: tuple[int, ...]


def help_page(
    first: tuple[Scope, ...],
    focused: str,
    width: int,
    l10n: L10n,
    key: Callable[[Command], str],
    signs: Signs,
    off: Collection[str] = (),
) -> HelpPage:
    """Returns all keys and signs in this width. ``key`` gives the name of a command's key; the commands ``off`` are not
    there."""
    page = _Page(width, focused, l10n, key, signs, off)
    ordered = sorted(_ORDER, key=lambda scope: (scope not in first, _ORDER.index(scope)))
    shown = [scope for scope in ordered if scope in first]
    page.keys([*shown, "all"])
    page.signs()
    for scopes in PARTS:
        if scopes[0] not in (*shown, "all"):
            page.keys(scopes)
    return HelpPage(Content(tuple(page.lines)), tuple(page.starts))


class _Page:
    """Draws one part below the other."""

    def __init__(
        self,
        width: int,
        focused: str,
        l10n: L10n,
        key: Callable[[Command], str],
        signs: Signs,
        off: Collection[str],
    ) -> None:
        self.width, self.focused, self.l10n, self.key, self.drawn_with = width, focused, l10n, key, signs
        self.off = off
        self.framed = width >= _FRAMED
        self.lines: list[tuple[Span, ...]] = []
        self.starts: list[int] = []

    def keys(self, scopes: Sequence[Scope]) -> None:
        """The keys of a screen with what they do, in columns, below the name of its first scope; at the end those that
        only move something."""
        l10n = self.l10n
        blocks = [block for block in self._blocks(scopes) if block[1]]
        last = [self._moves(scopes)] if any(scope != "all" for scope in scopes) else []
        if "table" in scopes:
            last.append(l10n("help-mouse"))
        title = l10n(f"help-{scopes[0]}")
        self._part((title, lambda canvas: _draw_keys(canvas, blocks, list(filter(None, last)))))

    def _blocks(self, scopes: Sequence[Scope]) -> Iterator[Block]:
        """The keys in groups: at the table by pane, that with the focus first."""
        l10n, moves = self.l10n, {id for ids in MOVES.values() for id in ids}
        known = [c for c in COMMANDS if c.id not in moves and c.id not in self.off]
        here = [c for c in known if not set(scopes).isdisjoint(c.scopes)]
        own = [c for c in here if "all" not in c.scopes]
        if "table" in scopes:
            for pane in sorted(OF_PANES, key=lambda pane: pane != self.focused):
                ids = [id for id in OF_PANES[pane] if not set(scopes).isdisjoint(command(id).scopes)]
                rows = [self._row(command(id), f"help-number-{pane}") for id in ids]
                yield l10n(f"help-{pane}"), rows
                own = [c for c in own if c.id not in OF_PANES[pane]]
        yield l10n("help-anywhere") if "table" in scopes else "", [self._row(c) for c in own]
        if "all" in scopes:
            heading = l10n("help-all") if len(scopes) > 1 else ""
            yield heading, [self._row(c) for c in here if "all" in c.scopes]

    def _row(self, command: Command, of_digits: str = "command-number-name") -> tuple[str, str]:
        if command.id == "number":
            return "1–0" if of_digits == "help-number-supply" else _DIGITS, self.l10n(of_digits)
        return _DIGITS if command.id in DIGITS else self.key(command), command_name(command, self.l10n)

    def _moves(self, scopes: Sequence[Scope]) -> str:
        """The keys that move the cursor or the screen, in one line."""
        parts = []
        for what, ids in MOVES.items():
            keys = [self.key(command(id)) for id in ids if not set(scopes).isdisjoint(command(id).scopes)]
            if keys:
                parts.append(f"{' '.join(keys)}: {self.l10n(f'help-moves-{what}')}")
        return " · ".join(parts)

    def signs(self) -> None:
        """Pieces and coatls, cards, and all other signs."""
        l10n = self.l10n
        pieces = (l10n("guide-pieces"), lambda canvas: draw_pieces(canvas, l10n))
        cards = (l10n("guide-cards"), lambda canvas: draw_cards(canvas, l10n))
        if self.framed:
            self._part(pieces, cards)
        else:
            self._part(pieces)
            self._part(cards)
        self._part((l10n("guide-signs"), lambda canvas: draw_signs(canvas, l10n)))

    def _part(self, *drawings: tuple[str, Callable[[Canvas], int]]) -> None:
        """Draws something with its title, or two things side by side: in boxes if there is room for them, or else below
        a rule."""
        self.starts.append(len(self.lines))
        width = self.width // len(drawings)
        done: list[tuple[str, Canvas, int]] = []
        for title, draw in drawings:
            room = width - (4 if self.framed else 2)
            inner = Canvas(room, _ROWS, self.drawn_with)
            rows = draw(inner)
            if rows > inner.height:
                inner = Canvas(room, rows, self.drawn_with)
                draw(inner)
            done.append((title, inner, rows))
        high = max(rows for _, _, rows in done)
        canvas = Canvas(self.width, high + 2, self.drawn_with)
        for place, (title, inner, rows) in enumerate(done):
            area = Rect(place * width, 0, width, high + 2)
            if self.framed:
                box(canvas, area)
            else:
                rule(canvas, Rect(area.x, 0, width, 1))
            heading(canvas, area.x + 1, 0, "", title)
            canvas.paste(area.x + (2 if self.framed else 1), 1, inner, rows)
        self.lines += canvas.lines()


def _draw_keys(canvas: Canvas, blocks: list[Block], last: list[str]) -> int:
    """Draws blocks of keys in as many columns as there is room for, and sentences below all of them."""
    columns = max(1, min((canvas.width + _BETWEEN) // (_COLUMN + _BETWEEN), sum(len(rows) for _, rows in blocks)))
    width = (canvas.width + _BETWEEN) // columns - _BETWEEN
    margin = 2 + max(cell_len(key) for _, rows in blocks for key, _ in rows)
    drawn: list[list[tuple[str, str, str]]] = []
    """Things that stay together: lines with a heading, a key and what it does."""
    for title, rows in blocks:
        lines = [
            ("", key if number == 0 else "", line)
            for key, text in rows
            for number, line in enumerate(wrap(text, width - margin))
        ]
        if len(blocks) > 1:
            drawn.append([*([(title, "", "")] if title else []), *lines, ("", "", "")])
        else:
            drawn += [[line] for line in lines]
    most = 0
    for lines, (column, top) in zip(drawn, _spread(list(map(len, drawn)), columns), strict=True):
        x = column * (width + _BETWEEN)
        for y, (title, key, text) in enumerate(lines, top):
            canvas.put(x, y, title, "bold text")
            canvas.put(x, y, key, "bold key")
            canvas.put(x + margin, y, text)
            most = max(most, y + bool(text))
    for sentence in last:
        for line in wrap(sentence, canvas.width):
            canvas.put(0, most, line, "muted")
            most += 1
    return most


def _spread(heights: Sequence[int], columns: int) -> list[tuple[int, int]]:
    """The column and the row of each block. Those of a lower column have one more free row between them if it has so
    many rows to spare."""
    places = in_columns(heights, columns)
    ends = [
        max((y + high for (at, y), high in zip(places, heights, strict=True) if at == column), default=0)
        for column in range(columns)
    ]
    counts = [sum(at == column for at, _ in places) for column in range(columns)]
    moved, seen = list[tuple[int, int]](), [0] * columns
    for column, y in places:
        apart = counts[column] > 1 and max(ends) - ends[column] >= counts[column] - 1
        moved.append((column, y + apart * seen[column]))
        seen[column] += 1
    return moved
