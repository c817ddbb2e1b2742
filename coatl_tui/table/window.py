"""What the parts of a table know of the screen that holds them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

from textual.geometry import Size
from textual.timer import Timer
from textual.widget import Widget

from coatl_tui.host import Host


class Window(Protocol):
    """A screen with the panes of a table."""

    @property
    def host(self) -> Host:
        """The app, as far as screens know it."""

    @property
    def size(self) -> Size:
        """The size of the screen."""

    @property
    def focused(self) -> Widget | None:
        """What has the focus."""

    @property
    def is_active(self) -> bool:
        """Whether no other screen lies above it."""

    @property
    def is_gone(self) -> bool:
        """Whether the screen has been left: then it has no panes any more, or will have none in a moment."""

    def set_focus(self, widget: Widget | None, /) -> None:
        """Moves the focus to a pane."""

    def focus_next(self, selector: str, /) -> Widget | None:
        """Moves the focus to the next widget of a kind."""

    def focus_previous(self, selector: str, /) -> Widget | None:
        """Moves the focus to the previous widget of a kind."""

    def show_keys(self) -> None:
        """Shows the key bar as it is now."""

    def call_later(self, callback: Callable[[], None], /) -> bool:
        """Calls this when what has been told before is done, also while another screen lies above this one."""

    def set_interval(self, interval: float, callback: Callable[[], None], /) -> Timer:
        """Calls this every so many seconds."""

    def set_timer(self, delay: float, callback: Callable[[], None], /) -> Timer:
        """Calls this once, in so many seconds."""

    def run_beside(self, work: Callable[[], Awaitable[None]]) -> None:
        """Runs this while the screen answers keys; it ends with the screen."""
