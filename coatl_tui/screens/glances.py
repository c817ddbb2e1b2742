"""The tables of saved games, looked at when they are to be shown."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from threading import Lock, Thread
from typing import TYPE_CHECKING, TypeAlias

from textual.app import App

from coatl_core.language.l10n import L10n

if TYPE_CHECKING:  # the menu must not wait for the rules
    from coatl_core.game.rules import Setup
    from coatl_core.play.glance import Glance
    from coatl_core.saves.format import Save, SaveError
    from coatl_tui.host import Host

_KEPT, _WANTED = 200, 60
"""The most tables that are kept, and the most that are waited for: of a list that scrolls by, the last ones."""
_Key: TypeAlias = "tuple[Setup, str, int]"


class Glances:
    """Plays saved games in a thread, one after the other, to see their tables: the one that was asked for last comes
    first. A game of somebody's variant may take its time, and no key waits for it."""

    def __init__(self, host: Host, app: App[object], shown: Callable[[], None]) -> None:
        """``shown`` is called in the app's turn when there is something new to be shown."""
        self._host, self._app, self._shown = host, app, shown
        self.registry = host.registry
        self._known: dict[_Key, Glance | SaveError] = {}
        self._wanted: dict[_Key, Save] = {}
        self._lock = Lock()
        self._runs = self._told = False

    def known(self, save: Save) -> Glance | SaveError | None:
        """Returns the table of a game, or why there is none, as far as it is known; nobody looks at it for this."""
        return self._known.get(_key(save))

    def of(self, save: Save) -> Glance | SaveError | None:
        """Returns the table of a game, or why there is none. None if it is not known yet: then it will be."""
        key = _key(save)
        found = self._known.get(key)
        if found is not None:
            return found
        with self._lock:
            self._wanted.pop(key, None)
            self._wanted[key] = save
            if len(self._wanted) > _WANTED:
                del self._wanted[next(iter(self._wanted))]
            starts, self._runs = not self._runs, True
        if starts:
            Thread(target=self._look, daemon=True).start()
        return None

    def _look(self) -> None:
        """Runs in a thread, which may go on while the app is being left."""
        from coatl_core.saves.format import SaveError

        while True:
            with self._lock:
                if not self._wanted:
                    self._runs = False
                    return
                key, save = self._wanted.popitem()
            found: Glance | SaveError
            try:
                found = self._host.games.glance_at(save, self.registry)
            except SaveError as error:
                found = error
            except Exception as error:  # the code of a plugin may fail anywhere, and nobody has asked for this game
                found = SaveError("unplayable", {"reason": str(error)})
            with self._lock:
                self._known[key] = found
                if len(self._known) > _KEPT:
                    del self._known[next(iter(self._known))]
                tells, self._told = not self._told, True
            if tells:
                self._app.call_later(self._tell)

    def _tell(self) -> None:
        self._told = False
        self._shown()


def _key(save: Save) -> _Key:
    """What saves with the same table have in common."""
    return save.setup, save.state, len(save.actions)


def when_played(save: Save, l10n: L10n) -> tuple[str, str]:
    """Returns when a game was played last, in few words and in fewer."""
    try:
        saved, today = datetime.fromisoformat(save.saved), datetime.now().astimezone().date()
    except ValueError:
        return save.saved[:10], save.saved[:10]
    if saved.date() == today:
        time = f"{saved:%H:%M}"
        return l10n("saves-today", time=time), time
    day = l10n("saves-yesterday") if saved.date() == today - timedelta(days=1) else save.saved[:10]
    return day, day
