"""An option on one line of a form: left and right change it."""

from __future__ import annotations

from typing import ClassVar

from rich.cells import cell_len
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from coatl_tui.widgets.ink import palette
from coatl_tui.widgets.paint import paint

_MOST_WIDTH = 42
"""The most cells that choices side by side may take."""


class Option(Widget, can_focus=True):
    """Shows several texts, of which one is chosen; ``index`` says which."""

    DEFAULT_CSS = """
    Option {
        width: auto;
        min-width: 12;
        height: 1;
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "turn(-1)", show=False),
        Binding("right,space", "turn(1)", show=False),
        Binding("enter", "choose", show=False),
    ]

    class Changed(Message):
        """Another text is shown now."""

        def __init__(self, option: Option) -> None:
            super().__init__()
            self.option = option

    class Chosen(Message):
        """The player has pressed Enter on the option."""

        def __init__(self, option: Option) -> None:
            super().__init__()
            self.option = option

    def __init__(self, choices: list[str], *, id: str, index: int = 0) -> None:
        super().__init__(id=id)
        self.choices = choices
        self.index = index

    def set_choices(self, choices: list[str]) -> None:
        """Replaces the texts. The index stays, unless there are too few texts for it."""
        if choices != self.choices:
            self.choices = choices
            self.index = min(self.index, len(choices) - 1)
            self.refresh(layout=True)

    def show_choice(self, index: int) -> None:
        """Shows the text of this index. No message is sent: it is not the player who changes it."""
        if index != self.index:
            self.index = index
            self.refresh(layout=True)

    def render(self) -> Text:
        """All choices side by side, the chosen one in brackets, or only that one if there is no room for all."""
        colors = palette(self.app)
        lit = paint("bold on-focus on focus" if self.has_focus else "bold text on card-lit", colors)
        if len(self.choices) == 1:
            button = "bold on-focus on focus" if self.has_focus else "bold on-points on points"
            return Text(f"[ {self.choices[0]} ]", paint(button, colors))
        if sum(cell_len(choice) + 3 for choice in self.choices) > _MOST_WIDTH:
            return Text(f"< {self.choices[self.index]} >", lit)
        shown = Text()
        for index, choice in enumerate(self.choices):
            if index:
                shown.append(" ")
            on = index == self.index
            shown.append(f"[{choice}]" if on else f" {choice} ", lit if on else paint("muted on bar", colors))
        return shown

    def action_turn(self, step: int) -> None:
        """Shows the next text (``step`` 1) or the previous one (-1). If there is only one, it counts as chosen."""
        if len(self.choices) == 1:
            self.action_choose()
            return
        self.index = (self.index + step) % len(self.choices)
        self.refresh(layout=True)
        self.post_message(self.Changed(self))

    def action_choose(self) -> None:
        self.post_message(self.Chosen(self))

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.focus()
        self.action_turn(1)
