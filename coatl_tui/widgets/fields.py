"""The fields of forms and settings, each on one line, made of Textual's ``Select``, ``RadioSet`` and ``Checkbox``.

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
from textual.geometry import Size
from textual.strip import Strip
from textual.widget import Widget
from textual.widgets import Checkbox, RadioButton, RadioSet, Select
from textual.widgets._select import SelectOverlay

from coatl_tui.textual_private import set_pressed
from coatl_tui.widgets.canvas import MET, NOT_MET
from coatl_tui.widgets.ink import palette
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


class Segment(RadioButton):
    """One of the texts of ``Segments``."""

    def render(self) -> Content:
        colors = palette(self.app)
        bare = colors["card-lit"] == colors["table"]  # there is no ground that says which one is chosen
        return Content(f"[{self.label.plain}]" if self.value and bare else f" {self.label.plain} ")

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return cell_len(self.label.plain) + 2


class Segments(RadioSet, inherit_bindings=False):
    """One of a few texts that stand side by side. The chosen one is in sight, also where there is no room for all."""

    DEFAULT_CSS = """
    Segments {
        layout: horizontal;
        height: 1;
        width: 1fr;
        overflow: hidden;
        & > Segment {
            width: auto;
            height: 1;
            margin-right: 1;
            background: $role-pill;
            color: $role-text;
            &:hover { background: $role-card-lit; }
            &.-on { background: $role-text; color: $role-table; text-style: $block-cursor-text-style; }
        }
        &:focus { background-tint: transparent; border: none; }
        &:focus > Segment.-on { background: $role-focus; color: $role-on-focus; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "screen.command('next-field')", show=False),
        Binding("space", "turn(1)", show=False),
        *_TURNED,
    ]

    def __init__(self, texts: Sequence[str], *, id: str) -> None:
        super().__init__(*(Segment(Content(text), index == 0) for index, text in enumerate(texts)), id=id, compact=True)

    @property
    def index(self) -> int:
        """The index of the chosen text."""
        return next(index for index, segment in enumerate(self.query(Segment)) if segment.value)

    def set_texts(self, texts: Sequence[str]) -> None:
        """Replaces the texts, as many as there are."""
        for segment, text in zip(self.query(Segment), texts, strict=True):
            segment.label = Content(text)

    def offer(self, index: int, offered: bool) -> None:
        """Shows a text, or takes it away; then the one before it is chosen if it was. No message is sent."""
        self.children[index].display = offered
        if not offered and self.index == index:
            with self.prevent(RadioSet.Changed):
                self._choose(index - 1)

    def action_turn(self, step: int) -> None:
        """Chooses the next text that is offered (``step`` 1) or the one before (-1)."""
        offered = [index for index, segment in enumerate(self.query(Segment)) if segment.display]
        self._choose(offered[(offered.index(self.index) + step) % len(offered)])

    def jump(self, letter: str) -> None:
        """Chooses the next text that is offered and begins with this letter."""
        texts = [segment.label.plain if segment.display else "" for segment in self.query(Segment)]
        found = next_with(letter, texts, self.index)
        if found is not None:
            self._choose(found)

    def _choose(self, index: int) -> None:
        """Chooses at once."""
        with self.prevent(RadioButton.Changed):
            for number, segment in enumerate(self.query(Segment)):
                segment.value = number == index
                if segment.value:
                    set_pressed(self, segment)
                    self.scroll_to_widget(segment, animate=False, force=True)
                    self.post_message(self.Changed(self, segment))


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
        """``note`` stands at the right."""
        super().__init__(Content(label), on, id=id, compact=True)
        self.note = note

    def render(self) -> Content:
        sign = ("x" if self.value else "o") if signs_of(self.app).ascii_only else (MET if self.value else NOT_MET)
        blanks = " " * max(1, self.content_size.width - cell_len(self.label.plain) - 2 - cell_len(self.note))
        note = (blanks, (self.note, "$role-muted")) if self.note else ()
        return Content.assemble((sign, "bold $role-good" if self.value else ""), f" {self.label.plain}", *note)


def _plain(choices: Sequence[tuple[str, str]]) -> list[tuple[Text, str]]:
    """The choices with texts that are no markup, whoever wrote them."""
    return [(Text(text, no_wrap=True, overflow="ellipsis"), value) for text, value in choices]
