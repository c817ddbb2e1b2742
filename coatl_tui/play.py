"""A game at the table: the session, the file it is saved to, and who sits before the screen."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

from attrs import define

import coatl_tui
from coatl_core.actions import Action
from coatl_core.events import Event, seen_by
from coatl_core.plugins import Content, Registry
from coatl_core.refusals import Refusal
from coatl_core.rules import Setup
from coatl_core.saves import Save, SaveError, encode, make_save, play
from coatl_core.session import Session
from coatl_core.store import SUFFIX, Autosave, Lock, Store, read, write
from coatl_core.view import PlayerView

OnError: TypeAlias = Callable[[Path, OSError], None]


@define
class Game:
    """``viewer`` is the seat whose secrets are on the screen; None while the table is covered."""

    session: Session
    content: tuple[Content, ...]
    store: Store
    lock: Lock
    autosave: Autosave
    viewer: int | None = None

    @property
    def seat(self) -> int:
        """Whose action is due."""
        return self.session.state.seat

    @property
    def covered(self) -> bool:
        """Whether somebody else's turn has come and the screen must show no secrets."""
        return not self.session.over and self.viewer != self.seat

    def view(self) -> PlayerView:
        """The table as whoever sits before the screen may see it."""
        return self.session.view(None if self.covered else self.viewer)

    def refusal(self, action: Action) -> Refusal | None:
        """Why the action is not legal; None if it is."""
        return self.session.refusal(action)

    def push(self, action: Action) -> None:
        """Plays a legal action and saves the game."""
        self.session.push(action)
        self.put()

    def undo(self) -> Refusal | None:
        """Takes the last action back; why not, if it stands."""
        refused = self.session.undo_refusal()
        if refused is None:
            self.session.undo()
            self.put()
        return refused

    def redo(self) -> bool:
        """Does again what was taken back; False if there is nothing."""
        done = self.session.redo()
        if done:
            self.put()
        return done

    def uncover(self) -> None:
        """The player whose turn it is sits before the screen."""
        self.viewer = self.seat

    def log(self, since: int = 0) -> list[Event]:
        """What happened, as far as whoever sits before the screen may know."""
        viewer = None if self.covered else self.viewer
        return [seen_by(event, viewer) for step in self.session.steps[since:] for event in step.events]

    def news(self) -> list[Event]:
        """What happened since the present player was last at the screen."""
        steps = self.session.steps
        since = len(steps)
        while since and not (steps[since - 1].before.seat == self.seat and steps[since - 1].before.turn):
            since -= 1
        return self.log(since)

    def _save(self, name: str = "") -> Save:
        now = datetime.now().astimezone().isoformat(timespec="seconds")
        return make_save(self.session, self.content, name=name, saved=now, app=coatl_tui.version())

    def put(self) -> None:
        """Has the game as it stands written to its file."""
        self.autosave.put(self._save())

    def save_as(self, name: str) -> Path:
        """Writes a copy of the game under a name; the game itself goes on in its own file. Raises OSError."""
        path = self.store.new_path(name, datetime.now())
        write(path, encode(self._save(name)))
        return path

    def close(self) -> None:
        """Waits for the last save and lets other copies of the app have the game."""
        self.autosave.close()
        self.lock.release()


def begin(setup: Setup, registry: Registry, store: Store, on_error: OnError) -> Game:
    """Deals a new game, saved to a file of its own. Raises SaveError if that cannot be locked."""
    session = Session(setup, registry.catalog(setup.card_sets))
    path = store.new_path("", datetime.now())
    game = Game(session, registry.content(setup.card_sets), store, store.lock(path), Autosave(path, on_error))
    game.put()
    return game


def resume(path: Path, registry: Registry, store: Store, on_error: OnError) -> Game:
    """Goes on with a saved game in its own file. A named save and a backup stay as they are: the game goes on in a new
    file. Raises SaveError; no file has been touched then."""
    save = read(path)
    own = store.new_path("", datetime.now()) if save.name or path.suffix != SUFFIX else path
    lock = store.lock(own)
    try:
        session = play(read(path), registry)  # read again: until the lock was ours, another copy may have written
    except SaveError:
        lock.release()
        raise
    return Game(session, registry.content(save.setup.card_sets), store, lock, Autosave(own, on_error))
