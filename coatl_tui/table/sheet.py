"""What is on a score sheet, and the whole of it in one drawing: its points, the coatls of each player, and what is
counted."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from attrs import define, field, frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.game.coatl import Coatl, ScoreLine
from coatl_core.game.opponent import Opponent
from coatl_core.game.rules import Rules
from coatl_core.game.scoresheet import PlayerScore, ScoreSheet
from coatl_core.language.l10n import L10n
from coatl_core.language.optiontext import called, short_options_text
from coatl_core.play.points_curve import points_by_turn, scored_in_the_end
from coatl_core.play.statistics import Statistics, statistics_of
from coatl_core.play.table_game import ScoredGame
from coatl_tui.table.draw.board import prophecy_worth, temple_worth
from coatl_tui.widgets.card import Card, CardWords, Worth
from coatl_tui.widgets.card_words import card_words

NOBODY = -1
"""The seat of an automatic opponent."""


@frozen
class SheetCoatl:
    """A coatl on the sheet, for the cursor: the seat and the number of the coatl, which it has at the table, too."""

    seat: int
    number: int


@frozen
class SheetPart:
    """A part of what is counted, for the cursor: ``statistics``, ``colors`` or ``curves``."""

    name: str


@frozen
class Standing:
    """Who comes where: a player or the automatic opponent, whose seat is ``NOBODY``. Partners share a place."""

    seat: int
    name: str
    points: int
    place: int
    won: bool


@frozen
class _Side:
    """Those who win together: seat, name and points of each; and what they have together, of which the ``rank`` says
    who is equal."""

    members: Sequence[tuple[int, str, int]]
    points: int
    won: bool
    rank: tuple[int, ...]

    @property
    def first(self) -> int:
        """The first seat."""
        return self.members[0][0]


@define(slots=False, eq=False)
class Sheet:
    """All that is on a score sheet. ``outcome`` are the sentences about the end, the first one names the winner;
    ``statistics`` are those of each seat, ``options`` names those of an automatic opponent.
    ``grown`` are the points of each seat, turn by turn. ``plain`` says that there are no colours to tell temples from
    prophecies, ``seated`` that the players stand in the order of their seats, and not the best first."""

    scores: ScoreSheet
    statistics: Sequence[Statistics]
    outcome: Sequence[str]
    catalog: Catalog
    rules: Rules
    l10n: L10n
    options: str = ""
    grown: Sequence[Sequence[int]] = ()
    plain: bool = field(default=False, kw_only=True)
    seated: bool = field(default=False, kw_only=True)

    @cached_property
    def ranked(self) -> list[PlayerScore]:
        """The players, the best first."""
        return sorted(self.scores.players, key=lambda p: (-p.points, -p.cards, -p.best, p.seat))

    @cached_property
    def standings(self) -> list[Standing]:
        """Everybody, the winners first: a variant may let somebody win who has not the most points."""
        return [standing for side in self.sides for standing in side]

    @cached_property
    def sides(self) -> list[tuple[Standing, ...]]:
        """Those who win together, the winners first; where everybody wins alone each of them is a side. Those of a side
        stand in the order of their seats."""
        rows: list[_Side] = []
        order = {player.seat: place for place, player in enumerate(self.ranked)}
        for side in sorted(self.scores.sides, key=lambda side: min(order[player.seat] for player in side)):
            points = sum(player.points for player in side)
            won = side[0].seat in self.scores.winners
            cards, best = sum(player.cards for player in side), max(player.best for player in side)
            members = [(player.seat, player.name, player.points) for player in side]
            rows.append(_Side(members, points, won, () if won else (points, cards, best)))
        opponent = self.scores.opponent
        if opponent is not None:
            members = [(NOBODY, called(opponent, self.l10n), opponent.points)]
            rows.append(_Side(members, opponent.points, not self.scores.winners, (opponent.points,)))
        rows.sort(key=lambda row: (row.first == NOBODY, row.first) if self.seated else (not row.won, -row.points))
        ranks = [row.rank for row in rows]
        return [tuple(Standing(*member, 1 + ranks.index(row.rank), row.won) for member in row.members) for row in rows]

    @cached_property
    def words(self) -> CardWords:
        """The words on cards."""
        return card_words(self.l10n)

    def scored_by(self, seat: int) -> PlayerScore | Opponent:
        """The points of a player, or those of the automatic opponent."""
        if seat == NOBODY and self.scores.opponent is not None:
            return self.scores.opponent
        return self.scores.players[seat]

    def card(self, line: ScoreLine, coatl: Coatl | None = None) -> Card:
        """A card that was scored. With the coatl that it lies beside, it is told which requirements of a temple
        hold."""
        prophecy = self.catalog.prophecies.get(line.card)
        face = prophecy or self.catalog.temples[line.card]
        if coatl is None:
            return Card(face, now=Worth(line.points, line.met))
        if prophecy is not None:
            return Card(prophecy, now=prophecy_worth(prophecy, coatl, self.rules.strict_x))
        colors = tuple(self.catalog.card_colors(coatl.prophecies))
        return Card(face, now=temple_worth(self.catalog.temples[line.card], coatl, colors))


def sheet_of(game: ScoredGame, outcome: Sequence[str], l10n: L10n, *, plain: bool, seated: bool = False) -> Sheet:
    """Returns the sheet of a game that is over; ``outcome`` are the sentences about its end. For ``plain`` and
    ``seated`` see ``Sheet``."""
    seen, scores, log = game.view(), game.score_sheet(), game.log()
    opponent = seen.ruleset.opponent
    return Sheet(
        scores,
        [statistics_of(player, log) for player in scores.players],
        outcome,
        seen.catalog,
        seen.rules,
        l10n,
        short_options_text(opponent.id, opponent.chosen, l10n) if opponent is not None else "",
        scored_in_the_end(points_by_turn(log, len(scores.players)), scores.players),
        plain=plain,
        seated=seated,
    )
