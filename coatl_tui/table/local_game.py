"""A game played at this machine: the session, the file it is saved to, and who sits before the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TypeAlias

from attrs import define, field

import coatl_tui
from coatl_core.cards.pieces import Piece
from coatl_core.game import refusals
from coatl_core.game.actions import Action, Extend, Start, Step
from coatl_core.game.coatl import Coatl
from coatl_core.game.errors import IllegalActionError, Refusal, VariantFailed
from coatl_core.game.events import Event, seen_by
from coatl_core.game.preview import Preview, preview, trial_preview
from coatl_core.game.rules import Setup, TokenKind, VariantChoice
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.game.session import Session
from coatl_core.game.view import PlayerView
from coatl_core.plugins.player_process import PlayerProcess
from coatl_core.plugins.registry import Dependency, Registry
from coatl_core.saves.format import Save, SaveError, copied, encode, make_save, play, variant_failed
from coatl_core.saves.records import Record
from coatl_core.saves.store import SUFFIX, Autosave, Lock, Store, read
from coatl_tui.table.computers import Computers
from coatl_tui.table.replay_game import ReplayGame
from coatl_tui.table.table_game import Decision

TURN_OF_ANOTHER = Refusal("turn-of-another", "3")
"""Why a person can do nothing while a computer player is to move."""
OnChange: TypeAlias = Callable[[], None]
"""Called, from another thread, when the game can no longer be saved, or can again."""


@define
class LocalGame:
    """A ``TableGame`` (see there) for one player against an automatic opponent, or for several at one keyboard: the
    table is covered whenever the turn passes to another player.

    What is on the screen is on the disk: an action is played on a copy of the session, which takes the session's place
    when its save has been written. If it cannot be written the action stands all the same, and ``save_failure`` says
    so.

    ``viewer`` is the seat whose secrets may be on the screen, or None while the table is covered. ``copied`` are the
    card sets whose plugins are gone, off or changed, so that the copies in the save are used.
    """

    session: Session
    content: tuple[Dependency, ...]
    store: Store
    lock: Lock
    autosave: Autosave
    computers: Computers
    viewer: int | None = None
    copied: tuple[Dependency, ...] = ()
    count: int = 0
    _decided: Action | None = field(default=None, init=False)

    def __attrs_post_init__(self) -> None:
        self._seat_viewer()

    def _seat_viewer(self) -> None:
        """A person who plays alone always sits before the screen. Of several it is the one whose turn it is, as soon as
        they say so; while a computer player is to move, it is nobody."""
        persons = self.computers.persons
        if len(persons) == 1:
            self.viewer = persons[0]
        elif self.viewer != self.acting and not self.session.over:
            self.viewer = None

    # What is shown

    @property
    def acting(self) -> int:
        """The seat whose action is due."""
        return self.session.acting

    @property
    def covered(self) -> bool:
        return self.viewer is None and not self.session.over and not self.thinks

    @property
    def thinks(self) -> bool:
        state = self.session.state
        return state.phase not in ("over", "opponent") and self.session.setup.is_computer(self.acting)

    def uncover(self) -> None:
        self.viewer = self.acting

    def view(self) -> PlayerView:
        return self.session.view(self.viewer)

    def log(self) -> list[Event]:
        return self._log_since(0)

    def news(self) -> list[Event]:
        steps, own = self.session.history, self.acting if self.viewer is None else self.viewer

        def is_own(number: int) -> bool:
            before = steps[number].before
            return before.seat == own and before.turn > 0 and before.phase != "opponent"

        since, turn = len(steps), self.session.state.turn
        while since and is_own(since - 1) and steps[since - 1].before.turn == turn:
            since -= 1
        while since and not is_own(since - 1):
            since -= 1
        return self._log_since(since)

    def _log_since(self, step: int) -> list[Event]:
        return self._seen(event for played in self.session.history[step:] for event in played.events)

    def _seen(self, events: Iterable[Event]) -> list[Event]:
        """The events without what the viewer may not know."""
        return [seen_by(event, self.viewer) for event in events]

    def score_sheet(self) -> ScoreSheet:
        return self.session.score_sheet()

    # What can be done, and why not

    @property
    def legal_actions(self) -> Sequence[Action]:
        return () if self.covered or self.thinks else self.session.legal_actions

    def refusal(self, action: Action) -> Refusal | None:
        return TURN_OF_ANOTHER if self.thinks else self.session.refusal(action)

    def why_not_build(self, piece: Piece) -> Refusal | None:
        return refusals.why_not_build(self.session.state, piece)

    def why_not_fulfil(self, card: str) -> Refusal | None:
        return refusals.why_not_fulfil(self.session.state, card)

    def why_not_beside(self, coatl: int, card: str) -> Refusal | None:
        seat = self.acting if self.viewer is None else self.viewer
        return refusals.why_not_beside(self.session.state, seat, coatl, card)

    def preview(self, action: Start | Extend) -> Preview:
        return preview(self.session.state, action)

    def trial(self, number: int, coatl: Coatl) -> Preview:
        seat = self.acting if self.viewer is None else self.viewer
        return trial_preview(self.session.state, seat, number, coatl)

    def why_not_extend(self, coatl: int) -> Refusal | None:
        return refusals.why_not_extend(self.session.state, coatl)

    def why_not_spend(self, token: TokenKind) -> Refusal | None:
        return refusals.why_not_spend(self.session.state, token)

    # Playing

    async def decide(self) -> Decision | None:
        session = self.session
        action, why = await self.computers.decide(session)
        self._decided = action if session is self.session else None
        return Decision(action, why, self.computers.new_failures()) if session is self.session else None

    async def push(self, action: Action) -> list[Event]:
        if self.thinks and action is not self._decided:
            raise IllegalActionError(action, TURN_OF_ANOTHER)
        self._decided = None
        after = self.session.copy()
        events = after.push(action)
        await self._change_to(after)
        return self._seen(events)

    @property
    def last_actor(self) -> int | None:
        history, back = self.session.history, self._back
        return history[-back].seat if back <= len(history) else None

    @property
    def _back(self) -> int:
        """How many actions are taken back at once: the last one of a person, and the answers of computer players."""
        answers = 0
        for played in reversed(self.session.history):
            if not self.session.setup.is_computer(played.seat) or isinstance(played.action, Step):
                break
            answers += 1
        return answers + 1

    def undo_refusal(self) -> Refusal | None:
        return self.session.undo_refusal(self._back)

    async def undo(self) -> Refusal | None:
        refused = self.undo_refusal()
        if refused is None:
            after = self.session.copy()
            for _ in range(self._back):
                after.pop()
            await self._change_to(after)
        return refused

    @property
    def can_redo(self) -> bool:
        return bool(self.session.undone)

    async def redo(self) -> bool:
        after = self.session.copy()
        done = after.redo()
        if done:
            await self._change_to(after)
        return done

    async def _change_to(self, after: Session) -> None:
        """Saves the game as it is after a change; when it is on the disk the change can be seen. Covers the table if
        the turn has passed. The viewer is forgotten then: after an undo too the next player may be sitting before the
        screen already."""
        await asyncio.shield(asyncio.wrap_future(self.autosave.put(self._save(after))))
        self.session = after
        self._seat_viewer()

    # Keeping

    def _save(self, session: Session, name: str = "") -> Save:
        now = datetime.now().astimezone().isoformat(timespec="seconds")
        return make_save(session, self.content, name=name, saved=now, app=coatl_tui.version(), count=self.count)

    def save_as(self, name: str) -> Path:
        return self.store.write_new(name, encode(self._save(self.session, name)), datetime.now())

    def save_failure(self) -> str:
        failed = self.autosave.failed
        if failed is None:
            return ""
        return (isinstance(failed, OSError) and failed.strerror) or str(failed) or type(failed).__name__

    def record(self) -> Record | None:
        opponent, sheet = self.session.ruleset.opponent, self.session.score_sheet()
        if opponent is None or sheet.opponent is None or not self.session.over:
            return None
        return Record(
            game=self.lock.path.stem,
            variant=VariantChoice(opponent.id, opponent.chosen),
            points=sheet.players[0].points,
            opponent=sheet.opponent.points,
            won=bool(sheet.winners),
            finished=datetime.now().astimezone().isoformat(timespec="seconds"),
        )

    def replay(self) -> ReplayGame:
        return ReplayGame(self.session)

    def close(self) -> None:
        self.computers.close()
        self.autosave.close()
        self.lock.release()


def begin(setup: Setup, registry: Registry, store: Store, on_change: OnChange, *, apart: bool = False) -> LocalGame:
    """Deals a new game, which is saved to a file of its own. ``apart`` says whether computer players think in a process
    of their own. Raises SaveError if it cannot be dealt or saved, or if a
    plugin fails at it."""
    try:
        session = Session(setup, registry.ruleset(setup.card_sets, setup.variants))
        content = registry.dependencies(setup.card_sets, setup.variants)
    except VariantFailed as error:
        raise variant_failed(error) from None
    except ValueError as error:
        raise SaveError("unplayable", {"reason": str(error)}) from None
    return _start(session, content, store, store.claim_new(datetime.now()), on_change, registry, apart)


def resume(path: Path, registry: Registry, store: Store, on_change: OnChange, *, apart: bool = False) -> LocalGame:
    """Goes on with a saved game in its own file. A named save or a backup stays as it is: that game goes on in a new
    file. Raises SaveError, and has changed no file then."""
    save = read(path)
    lock = store.claim_new(datetime.now()) if save.name or path.suffix != SUFFIX else store.lock(path)
    try:
        save = read(path)  # read again: until the lock was ours, another copy may have written
        session = play(save, registry)
    except BaseException:
        lock.release()
        raise
    game = _start(session, save.content, store, lock, on_change, registry, apart)
    game.copied = copied(save, registry)
    return game


def _start(
    session: Session,
    content: tuple[Dependency, ...],
    store: Store,
    lock: Lock,
    on_change: OnChange,
    registry: Registry,
    apart: bool,
) -> LocalGame:
    autosave = Autosave(lock.path, on_change)
    process = PlayerProcess(session.ruleset) if apart else None  # it starts with the first question
    computers = Computers(session.setup, session.ruleset, registry, process)
    game = LocalGame(session, content, store, lock, autosave, computers, count=store.next_count())
    autosave.put(game._save(session)).result()  # the table is not shown before it is on the disk
    return game
