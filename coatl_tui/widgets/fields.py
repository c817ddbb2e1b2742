"""The fields of forms and settings, each on one line, made of Textual's ``Select`` and ``Checkbox``.

Left and right change a field. The arrows up and down are left to the screen, which goes from field to field.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Checkbox, Select
from textual.widgets._select import SelectOverlay

from coatl_tui.widgets.canvas import MET, NOT_MET
from coatl_tui.widgets.lists import Guarded, list_line, next_with
from coatl_tui.widgets.scrollbar import ThinlyScrolled
from coatl_tui.widgets.signs import signs_of

_TURNED: list[BindingType] = [
    Binding("left", "turn(-1)", show=False),
    Binding("right", "turn(1)", show=False),
]


class Row(Horizontal):
    """A line of a form: what it is about, and its fields, usually one. While the focus is in it, it has the class
    ``-here``: for ``:focus-within`` Textual would style the whole form anew at each step of the focus. It writes what
    it is about itself: a form with widgets for that takes longer to open."""

    def __init__(self, label: str, *fields: Widget, id: str | None = None, classes: str = "") -> None:
        super().__init__(*fields, id=id, classes=classes)
        self.label = label

    def set_label(self, label: str) -> None:
        if label != self.label:
            self.label = label
            self.refresh()

    def render(self) -> Content:
        return Content(self.label).stylize("bold $role-text" if self.has_class("-here") else "$role-muted")

    def on_descendant_focus(self) -> None:
        self.add_class("-here")

    def on_descendant_blur(self) -> None:
        self.remove_class("-here")


class Overlay(Guarded, ThinlyScrolled, SelectOverlay):
    """The open list of a field, with the cursor of all lists."""

    def render_line(self, y: int) -> Strip:
        return list_line(super().render_line(y), self, has_cursor=True)


class Chooser(Select[str], inherit_bindings=False):
    """One of several texts, each with its value. Enter opens the list; a letter goes to the next text with it."""

    DEFAULT_CSS = """
    Chooser {
        width: 34;
        height: 1;
        & > SelectCurrent { background: $role-pill; padding: 0 1 !important; border: none !important; }
        & > SelectCurrent:hover { background: $role-card-lit; }
        & > SelectCurrent Static#label { text-wrap: nowrap; text-overflow: ellipsis; height: 1; }
        &:focus > SelectCurrent {
            background: $role-focus;
            text-style: $block-cursor-text-style;
            border: none !important;
            background-tint: transparent;
        }
        &:focus > SelectCurrent Static#label, &:focus > SelectCurrent .arrow { color: $role-on-focus; }
        & > SelectOverlay {
            background: $role-bar;
            border: round $border;
            max-height: 14;
            scrollbar-size-vertical: 1;
            &:focus { background-tint: transparent; border: round $border; }
        }
        & > SelectOverlay > .option-list--option { padding: 0 2 !important; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "show_overlay", show=False), *_TURNED]

    def __init__(self, choices: Sequence[tuple[str, str]], value: str, *, id: str) -> None:
        """``choices`` are pairs of a text and its value."""
        super().__init__(_plain(choices), allow_blank=False, value=value, id=id, compact=True)
        self.choices = choices

    def compose(self) -> ComposeResult:
        current, _ = super().compose()
        yield current
        yield Overlay().data_bind(compact=Select.compact)

    def _on_mount(self, event: events.Mount) -> None:
        """Textual tells of the first value as if the player had chosen it."""
        event.prevent_default()
        with self.prevent(Select.Changed):
            super()._on_mount(event)

    @property
    def text(self) -> str:
        """The text of the value."""
        return next(text for text, value in self.choices if value == self.value)

    def set_choices(self, choices: Sequence[tuple[str, str]], value: str) -> None:
        """Replaces the texts, for instance in another language. No message is sent: it is not the player who changes
        the value."""
        if choices == self.choices and value == self.value:
            return
        self.choices = choices
        with self.prevent(Select.Changed):
            self.set_options(_plain(choices))
            self.value = value
            self.mutate_reactive(Chooser.value)  # type: ignore[misc]  # the same value may have another text now

    def action_turn(self, step: int) -> None:
        """Chooses the next value (``step`` 1) or the one before (-1)."""
        values = [value for _, value in self.choices]
        self.value = values[(values.index(str(self.value)) + step) % len(values)]

    def jump(self, letter: str) -> None:
        """Chooses the next value whose text begins with this letter."""
        values = [value for _, value in self.choices]
        found = next_with(letter, [text for text, _ in self.choices], values.index(str(self.value)))
        if found is not None:
            self.value = values[found]


class Tick(Checkbox, inherit_bindings=False):
    """Something that is on or off."""

    DEFAULT_CSS = """
    Tick {
        width: 1fr;
        height: 1;
        background: $background;
        color: $role-muted;
        &.-textual-compact { padding: 0 1; }
        &.-on { color: $role-text; }
        &:hover { background: $role-card; }
        &.-textual-compact:focus {
            border: none !important;
            padding: 0 1;
            background: $block-cursor-background;
            background-tint: transparent;
            color: $block-cursor-foreground;
            text-style: $block-cursor-text-style;
        }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space,left,right", "toggle_button", show=False)]

    def __init__(self, label: str, on: bool = False, *, id: str, note: str = "") -> None:
        """``note`` stands at the right if there is room for it."""
        super().__init__(Content(label), on, id=id, compact=True)
        self.note = note

    def render(self) -> Content:
        sign = ("x" if self.value else "o") if signs_of(self.app).ascii_only else (MET if self.value else NOT_MET)
        free = self.content_size.width - cell_len(self.label.plain) - 2 - cell_len(self.note)
        note = (" " * free, (self.note, "$role-muted")) if self.note and free > 0 else ()
        return Content.assemble((sign, "bold $role-good" if self.value else ""), f" {self.label.plain}", *note)


def _plain(choices: Sequence[tuple[str, str]]) -> list[tuple[Text, str]]:
    """The choices with texts that are no markup, whoever wrote them."""
    return [(Text(text, no_wrap=True, overflow="ellipsis"), value) for text, value in choices]
