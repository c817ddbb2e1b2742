"""A game as a line of turns: where each of them ends, the points after it, and the coatls completed in it."""

from __future__ import annotations

from itertools import pairwise

from attrs import frozen

from coatl_core.game.events import Completed, TurnBegan
from coatl_core.game.view import view
from coatl_core.play.points_curve import points_by_turn
from coatl_core.play.replay_game import ReplayGame


@frozen
class Stop:
    """The end of a turn: its number, 0 for what comes before the first one, the ``position`` after its last action, and
    the seats that completed a coatl in it."""

    turn: int
    position: int
    completed: tuple[int, ...] = ()


@frozen
class Track:
    """All turns of a game, the table as it was dealt being the first stop. ``points`` are those of each player at each
    of the stops, those of open coatls included, ``opponent`` those of an automatic opponent, if there is one."""

    stops: tuple[Stop, ...]
    points: tuple[tuple[int, ...], ...]
    opponent: tuple[int, ...] = ()

    def at(self, position: int) -> int:
        """Returns the index of the turn that a position belongs to: the first stop that is not before it."""
        return next((at for at, stop in enumerate(self.stops) if stop.position >= position), len(self.stops) - 1)

    @property
    def highest(self) -> int:
        """The most points that anybody has at any time."""
        return max(max(points) for points in (*self.points, self.opponent or (0,)))


def track_of(game: ReplayGame) -> Track:
    """Returns the line of turns of a game that is looked at again, whatever its position is."""
    history, seats = game.session.history, len(game.session.setup.players)
    ends = game.turn_ends
    grown = points_by_turn([event for played in history for event in played.events], seats)
    stops, begun = [Stop(0, 0)], 0
    points: list[list[int]] = [[0] for _ in range(seats)]
    for first, end in pairwise(ends):
        events = [event for played in history[first:end] for event in played.events]
        begun += sum(isinstance(event, TurnBegan) for event in events)
        done = tuple(event.seat for event in events if isinstance(event, Completed) and event.seat is not None)
        stops.append(Stop(history[end - 1].before.turn, end, done))
        for own, values in zip(points, grown, strict=True):
            own.append(values[-1] if end == len(history) else values[begun - 2] if begun > 1 else 0)
    opponent: list[int] = []
    if game.session.ruleset.opponent is not None:
        tables = (view(game.state_at(stop.position), None).opponent for stop in stops)
        opponent = [0 if table is None else table.points for table in tables]
    return Track(tuple(stops), tuple(map(tuple, points)), tuple(opponent))
