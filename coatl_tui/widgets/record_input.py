"""The field for a record from elsewhere."""

from __future__ import annotations

from textual.events import Paste
from textual.message import Message
from textual.widgets import Input


class RecordInput(Input):
    """The field for the path of a record. A text of several lines that is pasted is the record itself."""

    class Pasted(Message):
        """A record has been pasted."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def on_paste(self, event: Paste) -> None:
        """Textual would take the first line."""
        text = event.text.strip()
        if "\n" in text:
            event.prevent_default()
            event.stop()
            self.post_message(self.Pasted(text))
