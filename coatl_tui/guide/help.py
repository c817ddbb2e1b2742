"""The screen of all keys and signs: keys from the registry of commands, signs as the table draws them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import frozen
from textual.app import ComposeResult

from coatl_core.language.l10n import L10n
from coatl_tui.bindings import COMMANDS, DIGITS, Command, Scope, bindings
from coatl_tui.guide.signs import draw_cards, draw_pieces, draw_signs, in_columns
from coatl_tui.screens.base import CoatlScreen, line_pane
from coatl_tui.widgets.canvas import Canvas, Rect, box, heading, rule
from coatl_tui.widgets.content import Content, Span
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.pane import Pane

_ORDER: tuple[Scope, ...] = (
    "table",
    "several",
    "solo",
    "trial",
    "cover",
    "replay",
    "score",
    "records",
    "rules",
    "menu",
    "form",
    "saves",
    "plugins",
    "settings",
    "themes",
    "all",
)

_FRAMED = 110
"""From this width on, parts stand in boxes, and pieces beside cards."""
_MOST_ROWS = 120
"""More than a part ever takes."""
_KEY = 12
"""The columns of a key."""


class HelpScreen(CoatlScreen):
    """Shows the keys of the scopes ``first``, those of the screen the player comes from, and of all screens; then the
    signs, and then the keys of the other screens."""

    scopes = ("help",)
    BINDINGS = bindings("help")
    CSS_PATH = "help.tcss"

    def __init__(self, first: tuple[Scope, ...]) -> None:
        super().__init__()
        self.first = first
        self.starts: tuple[int, ...] = ()

    def compose(self) -> ComposeResult:
        yield Pane(id="help", scrollbar=True)
        yield line_pane("keys")

    def on_mount(self) -> None:
        self.query_one("#help", Pane).focus()

    def show(self) -> None:
        page = help_page(self.first, self.size.width - 4, self.l10n, self.key, Pane.ascii_only)
        self.starts = page.starts
        self.query_one("#help", Pane).show(page.content, (Span(self.l10n("guide-title"), "title"),))
        self.show_keys()

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
    first: tuple[Scope, ...], width: int, l10n: L10n, key: Callable[[Command], str], ascii_only: bool
) -> HelpPage:
    """Returns all keys and signs in this width. ``key`` gives the name of a command's key."""
    page = _Page(width, l10n, key, ascii_only)
    ordered = sorted(_ORDER, key=lambda scope: (scope not in first, _ORDER.index(scope)))
    shown = [scope for scope in ordered if scope in first]
    if shown:
        page.keys(shown)
    page.keys(["all"])
    page.signs()
    for scope in ordered:
        if scope not in (*shown, "all"):
            page.keys([scope])
    return HelpPage(Content(tuple(page.lines)), tuple(page.starts))


class _Page:
    """Draws one part below the other."""

    def __init__(self, width: int, l10n: L10n, key: Callable[[Command], str], ascii_only: bool) -> None:
        self.width, self.l10n, self.key, self.ascii_only = width, l10n, key, ascii_only
        self.framed = width >= _FRAMED
        self.lines: list[tuple[Span, ...]] = []
        self.starts: list[int] = []

    def keys(self, scopes: Sequence[Scope]) -> None:
        """The keys of a screen with what they do, in columns, below the name of its first scope."""
        l10n = self.l10n
        rows = [
            (l10n("command-digit") if command.id in DIGITS else self.key(command), l10n(f"command-{command.id}-help"))
            for command in COMMANDS
            if not set(scopes).isdisjoint(command.scopes)
        ]
        if "table" in scopes:
            rows.append(("", l10n("help-mouse")))
        inner = self.width - (4 if self.framed else 2)
        columns = min(len(rows), 3 if inner >= 165 else 2 if inner >= 106 else 1)
        width = (inner + 3) // columns - 3
        self._part((l10n(f"help-{scopes[0]}"), lambda canvas: _draw_keys(canvas, rows, columns, width)))

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
            inner = Canvas(width - (4 if self.framed else 2), _MOST_ROWS, self.ascii_only)
            done.append((title, inner, draw(inner)))
        high = max(rows for _, _, rows in done)
        canvas = Canvas(self.width, high + 2, self.ascii_only)
        for place, (title, inner, rows) in enumerate(done):
            area = Rect(place * width, 0, width, high + 2)
            if self.framed:
                box(canvas, area)
            else:
                rule(canvas, Rect(area.x, 0, width, 1))
            heading(canvas, area.x + 1, 0, "", title)
            canvas.paste(area.x + (2 if self.framed else 1), 1, inner, rows)
        self.lines += canvas.lines()


def _draw_keys(canvas: Canvas, rows: list[tuple[str, str]], columns: int, width: int) -> int:
    texts = [wrap(text, width - _KEY) for _, text in rows]
    most = 0
    for (key, _), lines, (column, y) in zip(rows, texts, in_columns(list(map(len, texts)), columns), strict=True):
        x = column * (width + 3)
        canvas.put(x, y, key, "bold key")
        for row, line in enumerate(lines, y):
            canvas.put(x + _KEY, row, line)
        most = max(most, y + len(lines))
    return most
