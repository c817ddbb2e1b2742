"""A turn that cost points, tried once more: what the try would cost against the best."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import define, evolve

from coatl_core.game.actions import Action
from coatl_core.game.errors import IllegalActionError, PlayerFailed, VariantFailed
from coatl_core.game.events import Event
from coatl_core.game.found import Found
from coatl_core.game.session import Session
from coatl_core.game.view import PlayerView
from coatl_core.play.analysis import Judged, checked, judged
from coatl_core.play.mistakes import Mistake
from coatl_core.play.replay_game import ReplayGame
from coatl_core.play.standing import Waiting
from coatl_core.play.table_game import Decision
from coatl_core.play.turn_game import TurnGame
from coatl_core.players.beside import in_thread
from coatl_core.plugins.registry import Registry, UnknownContent


@define
class MistakeGame(TurnGame):
    """A ``TableGame`` (see there) of the turn of one of the ``mistakes``, from 0 the one with this ``number``. It ends
    where what was judged has ended: with the turn, or with the first action that reveals something. ``outcome`` is what
    the analysis says of the try, None if it does not judge it."""

    mistakes: Sequence[Mistake]
    number: int
    registry: Registry
    outcome: Judged | None = None

    @property
    def mistake(self) -> Mistake:
        return self.mistakes[self.number]

    @property
    def tried(self) -> bool:
        history, start, now = self.session.history, self.mistake.found.moment, self.session.state
        if not history:
            return False
        return (
            history[-1].reveals or (now.seat, now.turn) != (start.seat, start.turn) or now.phase in ("opponent", "over")
        )

    def view(self) -> PlayerView:
        """The table. When the turn has been tried nothing more can be done at it, as at the end of a game."""
        return evolve(super().view(), phase="over") if self.tried else super().view()

    @property
    def legal_actions(self) -> Sequence[Action]:
        return () if self.tried else super().legal_actions

    @property
    def computer_moves(self) -> bool:
        return False

    def waits_for(self) -> Waiting:
        return Waiting("nobody") if self.tried else super().waits_for()

    async def decide(self) -> Decision | None:
        return None

    async def push(self, action: Action, space: int = 0, found: Found | None = None) -> list[Event]:
        refused = self.refusal(action)
        if refused is not None:
            raise IllegalActionError(action, refused)
        after = self.session.copy()
        events = after.push(action, found)
        self.spaces, self.session = self._leave(space), after
        if self.tried:
            self.outcome = await in_thread(self._judged)
        return self._seen(events)

    def _judged(self) -> Judged | None:
        """The try as the analysis would judge it, if it had been played in the game; None if nobody can."""
        events = tuple(event for played in self.session.history for event in played.events)
        moment = evolve(self.mistake.found.moment, actions=self.session.actions, events=events)
        session = self.mistake.game.session
        try:
            found = judged(session, moment, self.registry)
            return found if found is None or not found.lost or found.exact else checked(session, found, self.registry)
        except (UnknownContent, PlayerFailed, VariantFailed):
            return None

    def again(self) -> None:
        super().again()
        self.outcome = None

    def game_then(self) -> ReplayGame:
        """Returns the game in which the mistake was made, where it was made."""
        game = self.mistake.game
        shown = evolve(game)
        shown.go(self.mistake.found.moment.position, ahead=True)
        return shown

    def save_failure(self) -> None:
        """Nothing is kept."""


def begin(mistakes: Sequence[Mistake], number: int, registry: Registry) -> MistakeGame:
    """Begins the turn of a mistake."""
    mistake = mistakes[number]
    moment, session = mistake.found.moment, mistake.game.session
    start = session.history[moment.position].before.clone()
    start.setup = evolve(start.setup, chance="seed", fields=())  # nobody tells now what an action opens
    first = Session(start.setup, session.ruleset, start=start)
    return MistakeGame(first, mistakes, number, registry, viewer=moment.seat)
