"""Who sits in a seat, on one line of a form: the kinds of player side by side, and the strength of one that has any."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import ClassVar, Literal, TypeAlias

from attrs import field, frozen
from rich.cells import cell_len
from rich.segment import Segment
from textual import events
from textual.binding import Binding, BindingType
from textual.strip import Strip
from textual.widget import Widget

from coatl_tui.widgets.ink import palette
from coatl_tui.widgets.lists import in_signs
from coatl_tui.widgets.paint import paint
from coatl_tui.widgets.signs import signs_of

_BARS = "▁▂▃▄▅▆▇█"
_LOWER = "·"
"""A bar that is not reached, where there is no colour that says so."""


@frozen
class Strength:
    """One who can sit down. ``text`` names them among those of their kind, and is empty if there is only one. ``bars``
    says how many of how many bars are drawn for their strength, 0 of 0 if it is not known."""

    value: str
    text: str = ""
    bars: tuple[int, int] = (0, 0)


@frozen
class Kind:
    """A kind of player, such as a computer player, and all of that kind."""

    text: str
    strengths: tuple[Strength, ...]


@frozen
class Columns:
    """How a seat is drawn in so many columns: whether all kinds stand side by side or the chosen one alone, how many
    columns the bars have, and where the strength begins."""

    side_by_side: bool
    bars: int
    at: int


@frozen(slots=False)
class SeatTexts:
    """All that can be chosen for a seat, and ``more``: what an open seat says. A seat with fewer texts stands in the
    columns of another one: ``like`` that."""

    kinds: tuple[Kind, ...]
    more: str
    like: SeatTexts | None = None
    values: tuple[str, ...] = field(init=False)

    def __attrs_post_init__(self) -> None:
        values = tuple(strength.value for kind in self.kinds for strength in kind.strengths)
        object.__setattr__(self, "values", values)

    @cached_property
    def _sizes(self) -> tuple[int, int, int, int]:
        """The columns of all kinds side by side, of the widest one alone, of the bars, and of the longest strength."""
        strengths = [strength for kind in self.kinds for strength in kind.strengths]
        wide = [cell_len(kind.text) + 2 for kind in self.kinds]
        bars = max((strength.bars[1] for strength in strengths), default=0)
        return sum(wide), max(wide) + 2, bars, max((cell_len(strength.text) for strength in strengths), default=0)

    def columns(self, width: int) -> Columns:
        """Returns how a seat is drawn in so many columns, alike for all seats, whoever sits there."""
        every, alone, bars, text = self._sizes if self.like is None else self.like._sizes
        if every + 1 + bars + (bars > 0) + text <= width:
            return Columns(True, bars, every + 1)
        if every + 1 + text <= width:
            return Columns(True, 0, every + 1)
        return Columns(False, bars if alone + 1 + bars + 1 + text <= width else 0, alone + 1)


Told: TypeAlias = Callable[["SeatField", Literal["changed", "opened", "named"]], None]
"""What a seat calls: another one has been chosen, one more player is wanted there, or whoever sits there is to get a
name."""


class SeatField(Widget, can_focus=True, inherit_bindings=False):
    """Who sits in a seat: one of the values of its texts. Left and right go through all of them, a click takes one. An
    open seat is nobody's yet: the same keys ask for one more player there."""

    DEFAULT_CSS = "SeatField { height: 1; width: 1fr; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
        Binding("enter", "name", show=False),
    ]

    def __init__(self, texts: SeatTexts, value: str, told: Told, *, id: str) -> None:
        """``told`` is called at once with what the player has done: a message would come after the next key."""
        super().__init__(id=id)
        self.texts, self._value, self._told = texts, value, told
        self.is_open, self.only = False, ""
        self._places: list[tuple[int, int, str]] = []
        """Which columns of the line choose which value at a click."""

    @property
    def value(self) -> str:
        """Who sits there, or would if the seat were not open."""
        return self._value

    @value.setter
    def value(self, value: str) -> None:
        if value != self._value:
            self._value = value
            self.refresh()

    @property
    def text(self) -> str:
        """Who sits there, in words."""
        value = self.only or self.value
        kind, one = next((kind, one) for kind in self.texts.kinds for one in kind.strengths if one.value == value)
        return f"{kind.text} · {one.text}" if one.text else kind.text

    def set_texts(self, texts: SeatTexts) -> None:
        """Replaces all texts, for instance in another language or in other signs."""
        self.texts = texts
        self.refresh()

    def show_as(self, is_open: bool, only: str = "") -> None:
        """Shows an open seat, or the value ``only`` alone as long as nobody else can sit here; the value stays what it
        is."""
        if (is_open, only) != (self.is_open, self.only):
            self.is_open, self.only = is_open, only
            self.refresh()

    def action_turn(self, step: int) -> None:
        """Chooses the next one (``step`` 1) or the one before (-1)."""
        values = self.texts.values
        self._choose(values[(values.index(self.value) + step) % len(values)])

    def action_name(self) -> None:
        self._told(self, "opened" if self.is_open else "named")

    async def on_click(self, event: events.Click) -> None:
        self._choose(next((value for first, end, value in self._places if first <= event.x < end), self.value))

    def _choose(self, value: str) -> None:
        if self.is_open:
            self._told(self, "opened")
        elif not self.only and value != self.value:
            self.value = value
            self._told(self, "changed")

    def render_line(self, y: int) -> Strip:
        colors, signs = palette(self.app), signs_of(self.app)
        width, here = self.size.width, "bold on-focus on focus" if self.has_focus else "bold table on text"
        parts: list[tuple[str, str]] = []
        self._places = []
        if self.is_open:
            parts.append((f"+ {self.texts.more} ", here if self.has_focus else "muted on table"))
        else:
            columns, value = self.texts.columns(width), self.only or self.value
            bare = colors["card-lit"] == colors["table"]  # there is no ground that says which one is chosen
            at = self._add_kinds(parts, columns, value, here, bare)
            parts.append((" " * (columns.at - at), "text on table"))
            self._add_strength(parts, columns, value, colors.plain or signs.ascii_only)
        strip = Strip([Segment(text, paint(ink, colors)) for text, ink in parts])
        return in_signs(strip.adjust_cell_length(width, paint("text on table", colors)), signs)

    def _add_kinds(self, parts: list[tuple[str, str]], columns: Columns, value: str, here: str, bare: bool) -> int:
        """Adds the kinds, and returns the column after them."""
        at, values = 0, self.texts.values
        for kind in self.texts.kinds:
            own = [strength.value for strength in kind.strengths]
            usual = next((one.value for one in kind.strengths if one.bars[1]), own[0])
            chosen = value in own
            if not chosen and (self.only or not columns.side_by_side):
                continue
            text = f"[{kind.text}]" if chosen and bare else f" {kind.text} "
            if columns.side_by_side:
                places = [(at, value if chosen else usual)]
            else:
                text, place = f"‹{text}›", values.index(value)
                places = [(at, values[place - 1]), (at + 2, values[(place + 1) % len(values)])]
            parts.append((text, here if chosen else "text on pill"))
            at += cell_len(text)
            self._places += [(first, at, each) for first, each in reversed(places)]
        return at

    def _add_strength(self, parts: list[tuple[str, str]], columns: Columns, value: str, plain: bool) -> None:
        """Adds the strength of whoever sits there: a click on a bar chooses it, one on its name the next one."""
        strengths = next(each.strengths for each in self.texts.kinds if value in [one.value for one in each.strengths])
        at = [one.value for one in strengths].index(value)
        reached, of = strengths[at].bars
        if columns.bars:
            for number in range(of):
                bar = _BARS[round(number * (len(_BARS) - 1) / max(1, of - 1))]
                on = number < reached
                parts.append((bar if on or not plain else _LOWER, f"{'bold text' if on else 'line'} on table"))
            alike = [one.value for one in strengths if one.bars[1] == of]
            self._places += [(columns.at + n, columns.at + n + 1, alike[n]) for n in range(min(of, len(alike)))]
            parts.append((" " * (columns.bars - of + 1), "text on table"))
        begins = columns.at + columns.bars + (columns.bars > 0)
        parts.append((strengths[at].text, "bold text on table"))
        next_one = strengths[(at + 1) % len(strengths)].value
        self._places.append((begins, begins + cell_len(strengths[at].text), next_one))
