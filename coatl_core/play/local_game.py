"""A game played at this machine: the session, the file it is saved to, and who sits before the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

from attrs import define, field

from coatl_core.game.actions import Action, Onward
from coatl_core.game.errors import IllegalActionError, Refusal, VariantFailed
from coatl_core.game.events import Event
from coatl_core.game.found import Found
from coatl_core.game.players import Told
from coatl_core.game.rules import Setup, random_seed
from coatl_core.game.secret import is_secret
from coatl_core.game.session import Session
from coatl_core.play.adviser import hints_of, stages_of
from coatl_core.play.computers import Adviser, Computers
from coatl_core.play.new_player import NewPlayer, why_not_play_on
from coatl_core.play.notes import notes_of
from coatl_core.play.replay_game import ReplayGame
from coatl_core.play.session_game import SessionGame
from coatl_core.play.standing import SaveFailure
from coatl_core.play.state_game import TURN_OF_ANOTHER
from coatl_core.play.table_game import Changed, Decision, Hint
from coatl_core.players.pool import PlayerPool
from coatl_core.plugins.registry import Dependency, Registry
from coatl_core.saves.format import Reason, Replayed, Save, SaveError, copied, encode, make_save, replay, variant_failed
from coatl_core.saves.records import Record, record_of
from coatl_core.saves.store import SUFFIX, Autosave, Lock, Store, read
from coatl_core.version import version

OnChange: TypeAlias = Callable[[], None]
"""Called, from another thread, when the game can no longer be saved, or can again."""


@define
class LocalGame(SessionGame):
    """A ``TableGame`` (see there), kept in a file, for one player against an automatic opponent, or for several at one
    keyboard: the table is covered whenever the turn passes to another player.

    What is on the screen is on the disk: an action is played on a copy of the session, which takes the session's place
    when its save has been written. If it cannot be written the action stands all the same, and ``save_failure`` says
    so.

    ``copied`` are the card sets whose plugins are gone, off or changed, so that the copies in the save are used.
    ``reopened`` says of a saved game what a variant in development has changed; None for a new one. ``hints_shown`` is
    the number of positions in which a hint was shown, those that were undone included, ``undone`` how often a move was
    taken back after a computer player had answered it. ``reasons`` are those of the
    computer players, by the number of actions played before; ``tells`` says that they are told at once, and not only
    when the game is over. For ``notes`` see ``Save``.
    """

    content: tuple[Dependency, ...]
    store: Store
    lock: Lock
    autosave: Autosave
    computers: Computers
    adviser: Adviser
    copied: tuple[Dependency, ...] = ()
    reopened: Replayed | None = None
    count: int = 0
    hints_shown: int = 0
    undone: int = 0
    tells: bool = False
    notes: str = ""
    reasons: dict[int, Told] = field(factory=dict)
    _hinted: set[tuple[Action, ...]] = field(factory=set, init=False)
    _decided: Action | None = field(default=None, init=False)
    _why: Told | None = field(default=None, init=False)

    def __attrs_post_init__(self) -> None:
        self._seat_viewer()

    def _seat_viewer(self) -> None:
        """A person who plays alone always sits before the screen. Of several it is the one whose turn it is, as soon as
        they say so, and at once if nobody knows their hand; while a computer player is to move, it is nobody."""
        persons = self.computers.persons
        if len(persons) == 1:
            self.viewer = persons[0]
        elif is_secret(self.session.state) and not self._sees_others():
            self.viewer = self.acting
        elif self.viewer != self.acting and not self.session.over:
            self.viewer = None

    def _sees_others(self) -> bool:
        """Whether the acting seat sees the hand of a partner."""
        state = self.session.state
        return bool(state.ruleset.opens(state.seat, len(state.players)))

    def watch(self, changed: Changed) -> None:
        """Nobody but the one who looks changes the game; but computer players may think while they look."""
        self.computers.ponder(self.session)

    # Playing

    async def decide(self) -> Decision | None:
        session = self.session
        action, why = await self.computers.decide(session)
        if session is not self.session:
            self._decided = None
            return None
        self._decided, self._why = action, why
        return Decision(action, why if self.tells else None, self.computers.new_failures())

    async def hints(self) -> Sequence[Hint] | None:
        session = self.session
        if not self.legal_actions or self.acting in session.setup.secret:  # nobody knows what it could play
            return ()
        turns = await self.adviser.advise(stages_of(session), lambda: session is self.session)
        if session is not self.session:
            return None
        return () if turns is None else hints_of(turns, session.state)

    async def count_hint(self) -> None:
        if self.session.actions not in self._hinted:
            self._hinted.add(self.session.actions)
            self.hints_shown += 1
            await self._write(self.session)

    async def push(self, action: Action, space: int = 0, found: Found | None = None) -> list[Event]:
        if self.not_now and action is not self._decided and (self.covered or not isinstance(action, Found)):
            raise IllegalActionError(action, TURN_OF_ANOTHER)
        decided, self._decided = self._decided, None
        after, number = self.session.copy(), len(self.session.history)
        events = after.push(action, found)
        self.spaces = self._leave(space)
        self.reasons = {at: why for at, why in self.reasons.items() if at < number}
        if decided is action and self._why is not None:
            self.reasons[number] = self._why
        await self._change_to(after)
        return self._seen(events)

    async def undo(self) -> Refusal | None:
        refused = self.undo_refusal()
        if refused is None:
            after, back = self.session.copy(), self._back
            for _ in range(back):
                after.pop()
            self.undone += back > 1
            await self._change_to(after)
        return refused

    async def _change_to(self, after: Session) -> None:
        """Saves the game as it is after a change; when it is on the disk the change can be seen. Covers the table if
        the turn has passed. The viewer is forgotten then: after an undo too the next player may be sitting before the
        screen already."""
        await self._write(after)
        self.session = after
        self._seat_viewer()
        self.computers.follow(after)

    async def _write(self, session: Session) -> None:
        await asyncio.shield(asyncio.wrap_future(self.autosave.put(self._save(session))))

    # Keeping

    def _save(self, session: Session, name: str = "") -> Save:
        now = datetime.now().astimezone().isoformat(timespec="seconds")
        return make_save(
            session,
            self.content,
            name=name,
            saved=now,
            app=version(),
            count=self.count,
            hints=self.hints_shown,
            spaces=self.spaces,
            told=self.tells,
            reasons=tuple(Reason(at, why) for at, why in self.reasons.items() if at < len(session.history)),
            undone=self.undone,
            notes=self.notes,
        )

    def replay(self) -> ReplayGame:
        return ReplayGame(
            self.session,
            spaces=self.spaces,
            reasons=self.reasons,
            told=self.tells,
            name=self.lock.path.stem,
            content=self.content,
            notes=notes_of(self.notes, self.session),
            keep_notes=self._keep_notes,
        )

    def _keep_notes(self, notes: str) -> None:
        """Saves the game with other notes. Raises OSError if that fails."""
        before, self.notes = self.notes, notes
        self.autosave.put(self._save(self.session)).result()
        if self.autosave.failed is not None:
            self.notes = before
            raise OSError(str(self.autosave.failed)) from self.autosave.failed

    def save_as(self, name: str) -> Path:
        return self.store.write_new(name, encode(self._save(self.session, name)), datetime.now())

    def save_failure(self) -> SaveFailure | None:
        failed = self.autosave.failed
        if failed is None:
            return None
        return SaveFailure((isinstance(failed, OSError) and failed.strerror) or str(failed) or type(failed).__name__)

    def record(self) -> Record | None:
        finished = datetime.now().astimezone().isoformat(timespec="seconds")
        return record_of(self.session, self.lock.path.stem, finished, self.hints_shown, self.tells, self.undone)

    def close(self) -> None:
        self.computers.close()
        self.autosave.close()
        self.lock.release()


def begin(
    setup: Setup, registry: Registry, store: Store, on_change: OnChange, *, apart: bool = False, tells: bool = False
) -> LocalGame:
    """Deals a new game, which is saved to a file of its own. ``apart`` says whether computer players think in a process
    of their own, ``tells`` whether they tell their reasons at once. Raises SaveError if it cannot be dealt or saved, or
    if a plugin fails at it."""
    try:
        session = Session(setup, registry.ruleset_for(setup))
        content = registry.dependencies(setup.card_sets, setup.variants)
    except VariantFailed as error:
        raise variant_failed(error) from None
    except ValueError as error:
        raise SaveError("unplayable", {"reason": str(error)}) from None
    return _start(session, content, store, store.claim_new(datetime.now()), on_change, registry, apart, tells=tells)


def resume(path: Path, registry: Registry, store: Store, on_change: OnChange, *, apart: bool = False) -> LocalGame:
    """Goes on with a saved game in its own file. A named save, a backup or a record stays as it is: that game goes on
    in a new file, and so does one that a variant in development has made another game. Raises SaveError, and has
    changed no file then."""
    save = read(path)
    lock = store.claim_new(datetime.now()) if save.name or not save.state or path.suffix != SUFFIX else store.lock(path)
    try:
        save = read(path)  # read again: until the lock was ours, another copy may have written
        replayed = replay(save, registry)
        notes_of(save.notes, replayed.session)  # or else the game could not be looked at again
        if replayed.other and lock.path == path:  # what was saved stays as it is
            kept, lock = lock, store.claim_new(datetime.now())
            kept.release()
    except BaseException:
        lock.release()
        raise
    game = _start(replayed.session, replayed.content, store, lock, on_change, registry, apart, save)
    game.copied = copied(save, registry)
    game.reopened = replayed
    return game


def play_on(
    before: ReplayGame, player: NewPlayer, registry: Registry, store: Store, on_change: OnChange, *, apart: bool = False
) -> LocalGame:
    """Goes on from the position of a game that is looked at, as a new game in a file of its own: what ``player`` cannot
    know there is dealt anew. Raises IllegalActionError if nobody can go on from there, and SaveError as ``begin``."""
    refused = why_not_play_on(before, player.seat)
    onward = Onward(player.seat + 1, random_seed())
    if refused is not None:
        raise IllegalActionError(onward, refused)
    session = before.session.until(before.position)
    setup = session.setup
    try:
        session.go_on(onward, player.seats(setup), before.name)
        content = before.content or registry.dependencies(setup.card_sets, setup.variants)
    except VariantFailed as error:
        raise variant_failed(error) from None
    except ValueError as error:
        raise SaveError("unplayable", {"reason": str(error)}) from None
    lock = store.claim_new(datetime.now())
    return _start(session, content, store, lock, on_change, registry, apart, tells=before.told, before=before)


def _start(
    session: Session,
    content: tuple[Dependency, ...],
    store: Store,
    lock: Lock,
    on_change: OnChange,
    registry: Registry,
    apart: bool,
    save: Save | None = None,
    tells: bool = False,
    before: ReplayGame | None = None,
) -> LocalGame:
    """Begins the game, or goes on with the one that was saved, or as another one with that of ``before``."""
    autosave = Autosave(lock.path, on_change)
    thinking = PlayerPool().game(session.ruleset) if apart else None  # it starts with the first question
    computers = Computers(session.setup, session.ruleset, registry, thinking)
    adviser = Adviser(session.ruleset, registry, thinking)
    game = LocalGame(session, content, store, lock, autosave, computers, adviser, count=store.next_count(), tells=tells)
    if save is not None:
        game.hints_shown, game.undone, game.spaces = save.hints, save.undone, dict(save.spaces)
        game.tells, game.reasons, game.notes = save.told, save.kept_reasons, save.notes
    if before is not None:
        game.spaces = {at: space for at, space in before.spaces.items() if at < before.position}
        game.reasons = {at: why for at, why in before.reasons.items() if at < before.position}
    autosave.put(game._save(session)).result()  # the table is not shown before it is on the disk
    return game
