"""Two worlds that a seat cannot tell apart, compared by all that a host sends to that seat, or to a spectator."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from attrs import define

from coatl_core.game.actions import Action, Step
from coatl_core.game.events import Event
from coatl_core.game.session import Session
from coatl_core.game.state import GameState
from coatl_core.hosting import protocol
from coatl_core.hosting.room import Declined, Means, Out, Room
from coatl_core.hosting.rows import Table
from coatl_core.hosting.store import Act, KeptGame, KeptSeat, SqliteStore
from coatl_core.plugins.registry import Registry
from coatl_core.testing.worlds import Worlds

WHO_LOOKS = 1
"""The line of the seat that is told."""
OTHERS = 2
"""The line of whoever acts."""


@define
class HostedWorlds(Worlds):
    """A game in two worlds at a host. ``messages`` counts those that were compared, in pairs."""

    messages: int = 0

    def given(self, state: GameState, seat: int | None) -> Iterator[tuple[str, object]]:
        """Yields what comes when the seat comes back."""
        for number, out in enumerate(_room(state).enter(WHO_LOOKS, seat)):
            yield self._read(f"message {number} after coming back", out)

    def answered(
        self, state: GameState, seat: int | None, tries: Sequence[Action], some: float
    ) -> Iterator[tuple[str, object]]:
        """Yields the answers to a seat that asks what it may do, tries this and that, and wishes to undo something.
        What it may do is not done here, because that might reveal something: see ``happened``."""
        always: list[protocol.FromClient] = [protocol.Legal(0), protocol.Undo(0), protocol.Allow(0, True)]
        for message in (*always, *(protocol.Do(0, str(action)) for action in tries)):
            asked = f"do {message.action}" if isinstance(message, protocol.Do) else message.t
            what, answer = self._read("the answer", _answer(_room(state), seat, message))
            yield what, {asked: answer}

    def happened(
        self, before: GameState, action: Action, events: Sequence[Event], after: GameState, seat: int | None
    ) -> Iterator[tuple[str, object]]:
        """Yields what the seat is sent after the action."""
        room = _room(before)
        room.lines = {WHO_LOOKS: seat, OTHERS: before.seat}
        assert room.table is not None
        acting = None if isinstance(action, Step) else before.seat
        outs = [out for out in room._play(room.table, acting, action) if out.line == WHO_LOOKS]
        yield self._read("what comes after the action", outs[0])

    def _read(self, what: str, out: Out) -> tuple[str, object]:
        """Returns what a message says, below its name."""
        self.messages += 1
        said = json.loads(out.text or "null")
        return what, {said.pop("t"): said} if isinstance(said, dict) else said


def _answer(room: Room, seat: int | None, message: protocol.FromClient) -> Out:
    """Returns what a seat is answered first; of an action that is done, only that it is."""
    room.lines[WHO_LOOKS] = seat
    try:
        out = next((out for out in room.handle(WHO_LOOKS, message, None) if out.line == WHO_LOOKS), Out(0, "null"))
    except Declined as declined:
        return Out(WHO_LOOKS, protocol.write(declined.no))
    done = isinstance(message, protocol.Do) and out.text is not None and '"t":"state"' in out.text[:20]
    return Out(WHO_LOOKS, '"done"') if done else out


class _Nowhere(SqliteStore):
    """A store that keeps nothing: each room is used once."""

    def __init__(self) -> None:
        super().__init__(":memory:")

    def act(self, id: str, act: Act) -> None: ...

    def end(self, id: str, at: float, ender: int | None) -> None: ...

    def sit(self, id: str, seat: int, before: KeptSeat, after: KeptSeat) -> None: ...


_STORE = _Nowhere()


def _room(state: GameState) -> Room:
    """Returns a room whose game is at this state, and in which nobody is yet."""
    setup = state.setup
    game = KeptGame("5PT38122", "", '{"content":[],"cards":[]}', "watch", 0, "", 0.0, 0.0)
    seats = [KeptSeat(name, b"") for name in setup.players]
    means = Means(_STORE, lambda: 0.0, lambda _: 0, Registry(()))
    table = Table(Session(setup, state.ruleset, start=state, brief=True))
    return Room(means, game, seats, setup, state.ruleset, [0.0] * len(seats), table)
