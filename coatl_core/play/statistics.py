"""Statistics of a finished game: what each player has done, counted from the log and the score sheet, and in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from attrs import frozen

from coatl_core.game import events as e
from coatl_core.game.events import Event
from coatl_core.game.rules import Rules
from coatl_core.game.scoresheet import PlayerScore, ScoreSheet
from coatl_core.language.l10n import L10n
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


@frozen
class Counted:
    """Something that is counted, in words, with a number for each seat."""

    label: str
    values: tuple[float, ...]


def counted(each: Sequence[Statistics], sheet: ScoreSheet, rules: Rules, l10n: L10n) -> list[Counted]:
    """Returns what is counted, from the statistics of each seat: by the game, and then by variants. Of a game of which
    only the end was told, that is what lies on the table then."""
    played = any(s.turns for s in each)
    rows: dict[str, tuple[float, ...]] = {}
    if played:
        rows["turns"] = tuple(s.turns for s in each)
        rows["taken"] = tuple(s.taken for s in each)
        rows["chosen"] = tuple(s.chosen for s in each)
        rows["fulfilled"] = tuple(s.fulfilled for s in each)
        rows["claimed"] = tuple(s.temples for s in each)
    rows["complete"] = tuple(s.complete for s in each)
    rows["longest"] = tuple(s.longest for s in each)
    rows["best"] = tuple(s.best for s in each)
    rows["coatl-points"] = tuple(s.points_a_coatl for s in each)
    if played:
        rows["turn-points"] = tuple(s.points_a_turn for s in each)
    if played and rules.sacrifice_tokens:
        rows["tokens"] = tuple(s.tokens for s in each)
    told = [Counted(l10n(f"sheet-{id}"), values) for id, values in rows.items()]
    return told + [Counted(l10n(by.message), by.counts) for by in sheet.statistics]
