"""A choice on one line, made of Textual's ``Select``: Enter opens the list, left and right go on in it."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widgets import Select


class Chooser(Select[str], inherit_bindings=False):
    """One of several texts, each with its value. The arrows up and down are left to the screen."""

    DEFAULT_CSS = """
    Chooser {
        width: 34;
        height: 1;
        & > SelectCurrent { background: $role-pill; padding: 0 1 !important; border: none !important; }
        & > SelectCurrent:hover { background: $role-card-lit; }
        &:focus > SelectCurrent {
            background: $block-cursor-background;
            text-style: $block-cursor-text-style;
            border: none !important;
            background-tint: transparent;
        }
        &:focus > SelectCurrent Static#label { color: $block-cursor-foreground; }
        & > SelectOverlay { background: $role-bar; max-height: 14; }
        & > SelectOverlay > .option-list--option { padding: 0 1 !important; }
    }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "show_overlay", show=False),
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
    ]

    def __init__(self, choices: list[tuple[str, str]], value: str, *, id: str) -> None:
        """``choices`` are pairs of a text and its value."""
        super().__init__(choices, allow_blank=False, value=value, id=id, compact=True)
        self.choices = choices

    def set_choices(self, choices: list[tuple[str, str]], value: str) -> None:
        """Replaces the texts, for instance in another language. No message is sent: it is not the player who changes
        the value."""
        self.choices = choices
        with self.prevent(Select.Changed):
            self.set_options(choices)
            self.value = value
            self.mutate_reactive(Chooser.value)  # type: ignore[misc]  # the same value may have another text now

    def action_turn(self, step: int) -> None:
        """Chooses the next value (``step`` 1) or the one before (-1)."""
        values = [value for _, value in self.choices]
        self.value = values[(values.index(str(self.value)) + step) % len(values)]
