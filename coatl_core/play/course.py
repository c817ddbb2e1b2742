"""A game as a line of turns: where each of them ends, the points after it, and the coatls completed in it."""

from __future__ import annotations

from itertools import pairwise

from attrs import frozen

from coatl_core.game.events import Completed
from coatl_core.game.view import view
from coatl_core.play.points_curve import points_at, scored_in_the_end
from coatl_core.play.replay_game import ReplayGame


@frozen
class Stop:
    """The end of a turn: its number, 0 for what comes before the first one, the ``position`` after its last action, and
    the seats that completed a coatl in it."""

    turn: int
    position: int
    completed: tuple[int, ...] = ()


@frozen
class Course:
    """All turns of a game, the table as it was dealt being the first stop. ``points`` are those of each player at each
    of the stops, those of open coatls included, but at the end of the game those of the score sheet; ``opponent`` are
    those of an automatic opponent, if there is one."""

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


def course_of(game: ReplayGame) -> Course:
    """Returns the line of turns of a game that is looked at again, whatever its position is."""
    history = game.session.history
    stops = [Stop(0, 0)]
    for first, end in pairwise(game.turn_ends):
        events = [event for played in history[first:end] for event in played.events]
        done = tuple(event.seat for event in events if isinstance(event, Completed) and event.seat is not None)
        stops.append(Stop(history[end - 1].before.turn, end, done))
    points = points_at(game.state_at(stop.position) for stop in stops)
    if game.session.over:
        points = scored_in_the_end(points, game.session.score_sheet().players)
    opponent: list[int] = []
    if game.session.ruleset.opponent is not None:
        tables = (view(game.state_at(stop.position), None).opponent for stop in stops)
        opponent = [0 if table is None else table.points for table in tables]
    return Course(tuple(stops), points, tuple(opponent))
