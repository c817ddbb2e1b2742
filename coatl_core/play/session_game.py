"""What any game at this machine shows of its session."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from attrs import define, evolve, field

from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import Action, Step
from coatl_core.game.errors import Refusal
from coatl_core.game.events import Event, seen_by
from coatl_core.game.found import Found
from coatl_core.game.session import Played, Session
from coatl_core.game.state import GameState
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.play.fixed_places import ambiguous, rack
from coatl_core.play.replay_game import ReplayGame
from coatl_core.play.standing import Waiting
from coatl_core.play.state_game import TURN_OF_ANOTHER, StateGame


@define
class SessionGame(StateGame):
    """What any game at this machine shows of its session: the part of a ``TableGame`` (see there) that ``LocalGame``
    and a lesson share. Nobody is the ``viewer`` while the table is covered. ``spaces`` are the spaces of player boards
    that were left, by the number of the action (from 0), where the game alone does not tell: see ``places.rack``."""

    session: Session
    viewer: int | None = field(default=None, kw_only=True)
    spaces: dict[int, int] = field(factory=dict, kw_only=True)

    @property
    def state(self) -> GameState:
        return self.session.state

    # What is shown

    @property
    def acting(self) -> int:
        """The seat whose action is due."""
        return self.session.acting

    @property
    def covered(self) -> bool:
        waits = self.session.over or self.computer_moves or self.session.state.phase == "lay"
        return self.viewer is None and not waits

    @property
    def computer_moves(self) -> bool:
        """Whether a computer player is to move."""
        state = self.session.state
        return state.phase not in ("over", "opponent") and self.session.setup.is_computer(self.acting)

    def waits_for(self) -> Waiting:
        if self.session.over:
            return Waiting("nobody")
        if self.session.state.phase == "opponent":
            return Waiting("opponent")
        if self.computer_moves:
            return Waiting("computer", self.acting)
        return Waiting("self" if self.viewer in (None, self.acting) else "person", self.acting)

    def watch(self, changed: Callable[[Sequence[Event]], None]) -> None:
        """Nobody but the one who looks changes a game at this machine."""

    def uncover(self) -> None:
        self.viewer = self.acting

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

    def rack(self, seat: int) -> tuple[Piece | None, ...]:
        return rack(self.session, len(self.session.history), seat, self.spaces)

    def _leave(self, space: int) -> dict[int, int]:
        """Returns ``spaces`` as it is after one more action, which leaves this space of the board (0: none)."""
        number = len(self.session.history)
        spaces = {action: left for action, left in self.spaces.items() if action < number}
        return {**spaces, number: space} if ambiguous(self.rack(self.acting), space) else spaces

    def refusal(self, action: Action) -> Refusal | None:
        """A statement about a real table may be played whoever is to move."""
        if isinstance(action, Found) and not self.covered:
            return self.session.refusal(action)
        return super().refusal(action)

    # Whose turn it is

    @property
    def not_now(self) -> Refusal | None:
        state, acting = self.session.state, self.session.acting
        if state.phase == "over":
            return None
        others = self.viewer != acting or (state.phase != "opponent" and self.session.setup.is_computer(acting))
        return TURN_OF_ANOTHER if others else None

    # Going back

    @property
    def last_actor(self) -> int | None:
        history, back = self.session.history, self._back
        return history[-back].seat if back <= len(history) else None

    @property
    def _back(self) -> int:
        """How many actions are taken back at once: the last one of a person, and the answers of computer players."""
        return self._back_in(self.session.history)

    def _back_in(self, history: Sequence[Played]) -> int:
        answers = 0
        for played in reversed(history):
            if not self.session.setup.is_computer(played.seat) or isinstance(played.action, Step | Found):
                break
            answers += 1
        return answers + 1

    def undoes_deal(self, with_steps: bool = False) -> bool:
        history = [played for played in self.session.history if not (with_steps and isinstance(played.action, Step))]
        back = self._back_in(history)
        return back <= len(history) and history[-back].before.phase == "lay"

    def undo_refusal(self) -> Refusal | None:
        return self.session.undo_refusal(self._back)

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
        """Goes on with the game as it is after a change."""
        self.session = after

    def replay(self) -> ReplayGame:
        return ReplayGame(self.session, spaces=self.spaces)


def renamed(view: PlayerView, message: str, l10n: L10n) -> PlayerView:
    """Returns the view with the players' names in the language in use: the messages ``<message>-1`` and so on, as far
    as there are any."""
    names = tuple(l10n.named(f"{message}-{number}", name) for number, name in enumerate(view.setup.players, 1))
    players = tuple(evolve(player, name=name) for player, name in zip(view.players, names, strict=True))
    return evolve(view, setup=evolve(view.setup, players=names), players=players)
