"""What has just happened on a table, and what of it the player has seen already."""

from __future__ import annotations

from collections.abc import Iterable

from coatl_core.game.deeds import Deed
from coatl_core.game.events import EndBegan, Event
from coatl_core.game.view import PlayerView
from coatl_tui.table.draw.news import News, news_of


class Recent:
    """``news`` are the marks on the table and the recap. With ``marks_own`` what the one who looks has done is marked,
    too."""

    def __init__(self, marks_own: bool = False) -> None:
        self.news = News()
        self._marks_own = marks_own
        self.unread = False
        """Whether it has been shown, and no key been pressed since."""
        self._read: tuple[Deed, ...] | None = None
        """What of the others has been seen."""

    def update(self, events: Iterable[Event], view: PlayerView) -> None:
        """Takes what has happened since the last turn of the one who looks. What has been seen is not marked again."""
        self.news = news_of(without_end(events, view), view, None if self._marks_own else view.seat)
        self.unread = True
        if self._read is not None and self._of_others(view) == self._read:
            self.news = self.news.read()

    def read(self, view: PlayerView) -> bool:
        """The player has seen it. Returns whether there were marks, which are gone now."""
        self.unread, self._read = False, self._of_others(view)
        marked = self.news.marked
        if marked:
            self.news = self.news.read()
        return marked

    def _of_others(self, view: PlayerView) -> tuple[Deed, ...]:
        return tuple(item for item in self.news.items if item.seat != view.seat)


def without_end(events: Iterable[Event], view: PlayerView) -> list[Event]:
    """Returns the events without the beginning of the end if the game is over at once then (RULES 9.10)."""
    return [event for event in events if view.rules.last_turns or not isinstance(event, EndBegan)]
