"""The least Textual app there is, to measure ours against: one line of text that counts the keys."""

from __future__ import annotations

from textual.app import App, ComposeResult
from textual.widgets import Static

READY = "nothing pressed"


class Bare(App[None]):
    """Counts the keys that were pressed."""

    pressed = 0

    def compose(self) -> ComposeResult:
        yield Static(READY)

    def on_key(self) -> None:
        self.pressed += 1
        self.query_one(Static).update(f"pressed {self.pressed}")


if __name__ == "__main__":
    Bare().run()
