"""A game looked at again, action by action."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from pathlib import Path

from attrs import define, evolve, field, frozen

from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import Action, parse_entry
from coatl_core.game.completing import Way
from coatl_core.game.errors import Refusal
from coatl_core.game.events import Event, seen_by
from coatl_core.game.offers import Offer
from coatl_core.game.players import Told
from coatl_core.game.session import Session
from coatl_core.game.state import GameState
from coatl_core.game.view import PlayerView
from coatl_core.play.fixed_places import rack
from coatl_core.play.notes import NO_NOTES, Note, Notes, commented, notes_of, notes_on
from coatl_core.play.standing import Waiting, waiting_in
from coatl_core.play.state_game import StateGame
from coatl_core.plugins.registry import Dependency, Registry
from coatl_core.saves.format import Replayed, Save, replay
from coatl_core.saves.gamerecord import RecordTurn
from coatl_core.saves.store import Store, read


@define
class ReplayGame(StateGame):
    """A ``ShownGame`` (see there) at one of its positions: 0 is the table as it was dealt, ``last`` the table that the
    game has got to. Nothing can be done in it.

    When a game is over nothing in it is secret any more: each position is seen by whoever acted last, so that one sees
    what came of it, or (``ahead``) by whoever acts next. Of a game that goes on it shows the secrets of nobody, or of
    the only player. For ``spaces`` see ``places.rack``.

    ``reasons`` are those of the computer players, by the number of actions before; ``told`` says that they were told at
    once, so that they are no secret of a game that goes on. ``name`` is what the game is called where another one goes
    on from it, and ``content`` what it depends on. ``notes`` is what a record tells beside it;
    ``keep_notes`` writes another one to where the game is kept, None if it is not kept.

    A variation is such a game as well, with the same beginning: ``branch`` says of which game, and then nothing is a
    secret here that is none there.
    """

    session: Session
    position: int = 0
    ahead: bool = field(default=False, init=False)
    spaces: Mapping[int, int] = field(factory=dict, kw_only=True)
    reasons: Mapping[int, Told] = field(factory=dict, kw_only=True)
    told: bool = field(default=False, kw_only=True)
    name: str = field(default="", kw_only=True)
    content: tuple[Dependency, ...] = field(default=(), kw_only=True)
    notes: Notes = field(default=NO_NOTES, kw_only=True)
    keep_notes: Callable[[str], None] | None = field(default=None, kw_only=True)
    branch: Branch | None = field(default=None, kw_only=True)

    @classmethod
    def of_save(cls, save: Save, replayed: Replayed, name: str) -> ReplayGame:
        """Returns the game of a save, which has been played, at its beginning; ``name`` is that of its file. Raises
        SaveError for notes that do not fit it."""
        return cls(
            replayed.session,
            spaces=dict(save.spaces),
            reasons=save.kept_reasons,
            told=save.told,
            name=name,
            content=replayed.content,
            notes=notes_of(save.notes, replayed.session),
        )

    @property
    def told_all(self) -> bool:
        """Whether nothing of the game is a secret any more."""
        return self.session.over or (self.branch is not None and self.branch.game.told_all)

    @property
    def last(self) -> int:
        """The number of the last position, which is also that of all actions."""
        return len(self.session.history)

    def go(self, position: int, ahead: bool = False) -> None:
        """Goes to a position, or as near to it as there is one; with ``ahead`` it is looked at by whoever acts next."""
        self.position = min(max(position, 0), self.last)
        self.ahead = ahead

    def next_turn(self) -> int:
        """Returns the position at which this turn ends, or the next one if this one has just ended."""
        return min((at for at in self.turn_ends if at > self.position), default=self.last)

    def previous_turn(self) -> int:
        """Returns the position at which the turn before this one ended."""
        return max((at for at in self.turn_ends if at < self.position), default=0)

    @cached_property
    def turn_ends(self) -> tuple[int, ...]:
        """The positions after the last action of each turn, in order, the table as it was dealt being the first."""
        turns = [played.before.turn for played in self.session.history]
        return (*(at for at in range(self.last) if at == 0 or turns[at] != turns[at - 1]), self.last)

    def state_at(self, position: int) -> GameState:
        """The table at a position. It belongs to the session and must not be changed."""
        return self.session.state if position == self.last else self.session.history[position].before

    @property
    def state(self) -> GameState:
        return self.state_at(self.position)

    @property
    def turn(self) -> int:
        """The number of the turn that is looked at: that of the last action before this position, or of the next
        one."""
        first = self.ahead or not self.position
        return self.state.turn if first else self.session.history[self.position - 1].before.turn

    @property
    def viewer(self) -> int | None:
        """The seat whose secrets are shown; None if nobody's are."""
        if len(self.session.setup.players) == 1:
            return 0
        return self.shown_seat if self.told_all else None

    @property
    def shown_seat(self) -> int:
        """The seat of whoever acted last, or acts next if one looks ahead."""
        last = self.last_actor
        return self.state.seat if self.ahead or last is None else last

    # What a record tells

    def notes_here(self) -> tuple[Note, ...]:
        """The notes on what has been done in the turn that this position belongs to, up to here."""
        began = max((at for at in self.turn_ends if at < self.position), default=0)
        return tuple(note for note in self.notes.turns if began <= note.start < self.position)

    @property
    def comment_here(self) -> str:
        """The comment on what was done last before this position; before the first turn that on the game."""
        if not self.position:
            return self.notes.comment
        at = self.position - 1
        return next((note.comment for note in self.notes.turns if note.start <= at < note.end), "")

    @property
    def takes_comments(self) -> bool:
        """Whether comments can be written here: in a game that is over, because the record that they are kept in tells
        all of it, and that goes on from no other one; and not in its variations."""
        whole = self.session.over and not self.session.begun
        return self.keep_notes is not None and self.branch is None and whole

    def comment(self, text: str) -> None:
        """Writes a comment in the place of ``comment_here``, and keeps it. Raises SaveError, and OSError, if it cannot
        be kept; then nothing has changed."""
        notes = commented(self.notes, self.session, self.position, text)
        assert self.keep_notes is not None
        self.keep_notes(notes.text)
        self.notes = notes

    def next_noted(self) -> int | None:
        """Returns the position at which the next turn ends of which there is something to tell, after the last one the
        first one; None if there is none."""
        ends = sorted({min(at for at in self.turn_ends if at > note.start) for note in self.notes.turns})
        return next((at for at in ends if at > self.position), ends[0] if ends else None)

    def variations(self) -> tuple[Branch, ...]:
        """The variations that begin in the turn that this position belongs to."""
        found = [(note.start, turns) for note in self.notes_here() for turns in note.variations]
        return tuple(Branch(self, start, turns, at, len(found)) for at, (start, turns) in enumerate(found, 1))

    # What is shown

    def view(self) -> PlayerView:
        """No coatl asks for its last cards here: all cards are seen beside one that can grow."""
        return evolve(super().view(), closing=-1)

    @property
    def _known(self) -> tuple[GameState, int]:
        known, seat = super()._known
        if known.phase == "complete":
            known = known.clone()
            known.phase, known.closing = "assemble", -1
        return known, seat

    def waits_for(self) -> Waiting:
        return waiting_in(self.view())

    def rack(self, seat: int) -> tuple[Piece | None, ...]:
        return rack(self.session, self.position, seat, self.spaces)

    @property
    def covered(self) -> bool:
        return False

    def log(self) -> list[Event]:
        """Everything that has happened up to this position."""
        return self._happened(0)

    def news(self) -> list[Event]:
        """What has been done in the turn that this position belongs to, up to here."""
        return self._happened(max((at for at in self.turn_ends if at < self.position), default=0))

    def last_news(self) -> list[Event]:
        """What the last action before this position has brought about."""
        return self._happened(max(0, self.position - 1))

    def reason(self) -> Told | None:
        """Why the computer player that acted last before this position did so. One reason may stand for several of its
        actions, and holds up to the end of its turn. None if a person acted, or none is known or may be told."""
        return self.reason_for(self.position - 1)

    def reason_for(self, action: int) -> Told | None:
        """The reason for an action, from 0, like ``reason``."""
        history = self.session.history
        if not 0 <= action < len(history) or not (self.told or self.told_all):
            return None
        turn = history[action].before.turn, history[action].seat
        for at in range(action, -1, -1):
            if (history[at].before.turn, history[at].seat) != turn:
                break
            if at in self.reasons:
                return self.reasons[at]
        return None

    def _happened(self, since: int) -> list[Event]:
        """What has happened between two positions, this one and one before it, as it may be seen."""
        events = (event for played in self.session.history[since : self.position] for event in played.events)
        return list(events) if self.told_all else [seen_by(event, self.viewer) for event in events]

    @property
    def legal_actions(self) -> Sequence[Action]:
        return ()

    @property
    def moves(self) -> Sequence[Offer]:
        return ()

    def ways_to_complete(self) -> tuple[Way, ...]:
        return ()  # the cards were chosen in the game

    @property
    def last_actor(self) -> int | None:
        return self.session.history[self.position - 1].seat if self.position else None

    def undo_refusal(self) -> Refusal | None:
        return Refusal("undo-nothing", "")

    def save_failure(self) -> None:
        """What is only looked at need not be saved."""


@frozen
class Branch:
    """A variation of a ``game`` that is looked at again: the ``turns`` from the action ``start`` on (from 0) that could
    have been played instead. It is the one with this ``number`` of so many (``count``) in its turn."""

    game: ReplayGame = field(eq=False, repr=False)
    start: int
    turns: tuple[RecordTurn, ...]
    number: int
    count: int

    def entered(self) -> ReplayGame:
        """Returns the game with this variation, after its first turn."""
        game, start = self.game, self.start
        session = game.session.until(start)
        for turn in self.turns:
            for entry in turn.entries:
                session.push(*parse_entry(entry))
        before = tuple(note for note in game.notes.turns if note.end <= start)
        return ReplayGame(
            session,
            start + len(self.turns[0].entries),
            spaces={at: space for at, space in game.spaces.items() if at < start},
            reasons={at: why for at, why in game.reasons.items() if at < start},
            told=game.told,
            name=game.name,
            content=game.content,
            notes=evolve(game.notes, turns=(*before, *notes_on(self.turns, start))),
            branch=self,
        )


def open_replay(path: Path, registry: Registry, store: Store | None = None) -> ReplayGame:
    """Returns the saved game in this file, at its beginning; with a variant in development that has changed since, it
    ends before the first action that no longer holds. Its file stays as it is, but for comments that are written in it
    if it is one of the ``store``. Raises SaveError if the file cannot be used."""
    save = read(path)
    game = ReplayGame.of_save(save, replay(save, registry), path.stem)
    if store is not None and save.state:
        game.keep_notes = partial(store.keep_notes, path)
    return game
