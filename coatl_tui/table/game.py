"""A game at the table: the session, the file it is saved to, and who sits before the screen."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

from attrs import define

import coatl_tui
from coatl_core.game.actions import Action
from coatl_core.game.errors import Refusal, VariantFailed
from coatl_core.game.events import Event, seen_by
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.game.view import PlayerView
from coatl_core.plugins.registry import Dependency, Registry
from coatl_core.saves.format import Save, SaveError, copied, encode, make_save, play, variant_failed
from coatl_core.saves.records import Record
from coatl_core.saves.store import SUFFIX, Autosave, Lock, Store, read

OnChange: TypeAlias = Callable[[], None]
"""Called, from another thread, when the game can no longer be saved, or can again."""


@define
class Game:
    """``viewer`` is the seat whose secrets are on the screen; None while the table is covered. ``copied`` are the card
    sets whose plugins are missing or have changed, so that the copies in the save are played with."""

    session: Session
    content: tuple[Dependency, ...]
    store: Store
    lock: Lock
    autosave: Autosave
    viewer: int | None = None
    copied: tuple[Dependency, ...] = ()

    def __attrs_post_init__(self) -> None:
        if len(self.session.setup.players) == 1:
            self.viewer = 0

    @property
    def seat(self) -> int:
        """Whose action is due."""
        return self.session.acting

    @property
    def covered(self) -> bool:
        """Whether somebody else's turn has come and the screen must show no secrets. Who plays alone has none."""
        alone = len(self.session.setup.players) == 1
        return not (alone or self.session.over) and self.viewer != self.seat

    def view(self) -> PlayerView:
        """The table as whoever sits before the screen may see it."""
        return self.session.view(None if self.covered else self.viewer)

    def refusal(self, action: Action) -> Refusal | None:
        """Why the action is not legal; None if it is."""
        return self.session.refusal(action)

    def push(self, action: Action) -> None:
        """Plays a legal action and saves the game."""
        self.session.push(action)
        self._changed()

    def _changed(self) -> None:
        """Once the turn has passed nobody is taken to sit before the screen: not even if the action is undone."""
        if not self.session.over and self.viewer != self.seat:
            self.viewer = None
        self.put()

    def undo(self) -> Refusal | None:
        """Takes the last action back; why not, if it stands."""
        refused = self.session.undo_refusal()
        if refused is None:
            self.session.undo()
            self._changed()
        return refused

    def redo(self) -> bool:
        """Does again what was taken back; False if there is nothing."""
        done = self.session.redo()
        if done:
            self._changed()
        return done

    def uncover(self) -> None:
        """The player whose turn it is sits before the screen."""
        self.viewer = self.seat

    def log(self, since: int = 0) -> list[Event]:
        """What happened, as far as whoever sits before the screen may know."""
        viewer = None if self.covered else self.viewer
        return [seen_by(event, viewer) for step in self.session.history[since:] for event in step.events]

    def news(self) -> list[Event]:
        """What happened since the present player was last at the screen."""
        steps = self.session.history
        since = len(steps)
        while since and not (steps[since - 1].seat == self.seat and steps[since - 1].before.turn):
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
        return self.store.write_new(name, encode(self._save(name)), datetime.now())

    @property
    def opponent_choice(self) -> VariantChoice | None:
        """The variant of the automatic opponent with its options; None where there is none."""
        opponent = self.session.ruleset.opponent
        return VariantChoice(opponent.id, opponent.chosen) if opponent else None

    def record(self) -> Record | None:
        """How a finished game against an opponent has ended; None for any other game."""
        sheet, choice = self.session.score_sheet(), self.opponent_choice
        if choice is None or sheet.opponent is None or not self.session.over:
            return None
        return Record(
            game=self.lock.path.stem,
            variant=choice,
            points=sheet.players[0].points,
            opponent=sheet.opponent.points,
            won=bool(sheet.winners),
            finished=datetime.now().astimezone().isoformat(timespec="seconds"),
        )

    def save_failure(self) -> str:
        """Why the game could not be saved; empty if it is."""
        failed = self.autosave.failed
        if failed is None:
            return ""
        return (isinstance(failed, OSError) and failed.strerror) or str(failed) or type(failed).__name__

    def close(self) -> None:
        """Waits for the last save and lets other copies of the app have the game."""
        self.autosave.close()
        self.lock.release()


def begin(setup: Setup, registry: Registry, store: Store, on_change: OnChange) -> Game:
    """Deals a new game, saved to a file of its own. Raises SaveError if there can be none, or a variant fails."""
    try:
        session = Session(setup, registry.ruleset(setup.card_sets, setup.variants))
        content = registry.dependencies(setup.card_sets, setup.variants)
    except VariantFailed as error:
        raise variant_failed(error) from None
    except ValueError as error:
        raise SaveError("unplayable", {"reason": str(error)}) from None
    return _at_table(session, content, store, store.claim_new(datetime.now()), on_change)


def resume(path: Path, registry: Registry, store: Store, on_change: OnChange) -> Game:
    """Goes on with a saved game in its own file. A named save and a backup stay as they are: the game goes on in a new
    file. Raises SaveError; no file has been touched then."""
    save = read(path)
    lock = store.claim_new(datetime.now()) if save.name or path.suffix != SUFFIX else store.lock(path)
    try:
        save = read(path)  # read again: until the lock was ours, another copy may have written
        session = play(save, registry)
    except BaseException:
        lock.release()
        raise
    game = _at_table(session, save.content, store, lock, on_change)
    game.copied = copied(save, registry)
    return game


def _at_table(session: Session, content: tuple[Dependency, ...], store: Store, lock: Lock, on_change: OnChange) -> Game:
    game = Game(session, content, store, lock, Autosave(lock.path, on_change))
    game.put()
    return game
