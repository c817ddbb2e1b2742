"""Statistics of a finished game: what each player has done, counted from the log and the score sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from attrs import frozen

from coatl_core.game import events as e
from coatl_core.game.events import Event
from coatl_core.game.scoresheet import PlayerScore
from coatl_core.language.numbertext import rounded


@frozen
class Statistics:
    """What one player has done: turns, pieces taken, prophecies chosen and fulfilled, temples claimed, tokens spent;
    of the coatls the number of complete ones, the most pieces in one and all pieces of each colour."""

    turns: int
    taken: int
    chosen: int
    fulfilled: int
    temples: int
    tokens: int
    complete: int
    longest: int
    best: int
    points: int
    colors: Counter[str]

    @property
    def points_a_coatl(self) -> float:
        """The points for each complete coatl."""
        return rounded(self.points / self.complete) if self.complete else 0.0

    @property
    def points_a_turn(self) -> float:
        """The points for each turn."""
        return rounded(self.points / self.turns) if self.turns else 0.0


def statistics_of(player: PlayerScore, log: Iterable[Event]) -> Statistics:
    """Returns the statistics of a player; ``log`` is all that has happened in the game."""
    own = [event for event in log if event.seat == player.seat]
    coatls = [score.coatl for score in player.coatls]
    return Statistics(
        turns=sum(isinstance(event, e.TurnBegan) for event in own),
        taken=sum(len(event.pieces) for event in own if isinstance(event, e.Took | e.Picked)),
        chosen=sum(isinstance(event, e.DrewFromRow | e.DrewFromDeck) for event in own),
        fulfilled=sum(isinstance(event, e.Fulfilled) for event in own),
        temples=sum(isinstance(event, e.Claimed) for event in own),
        tokens=sum(isinstance(event, e.TokenSpent) for event in own),
        complete=sum(coatl.complete for coatl in coatls),
        longest=max(map(len, coatls), default=0),
        best=player.best,
        points=player.points,
        colors=Counter(color for coatl in coatls for color in coatl.colors),
    )
