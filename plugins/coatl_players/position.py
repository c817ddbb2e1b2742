"""What a planner knows of its own position, in numbers that are quick to compare."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from attrs import define, field

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import COLORS, PIECES, Piece
from coatl_core.game.coatl import Coatl
from coatl_core.game.goal import Goal, best_rival, of_side
from coatl_core.game.opponent import OpenPlayer
from coatl_core.game.rules import Rules
from coatl_core.game.view import PlayerView

INDEX = {color: index for index, color in enumerate(COLORS)}
_blank = object.__new__
_PLACES = {piece: place for place, piece in enumerate(PIECES)}


@define
class Stock:
    """Pieces by kind: how many bodies, heads and tails of each colour, in the order of ``COLORS``."""

    bodies: list[int]
    heads: list[int]
    tails: list[int]


def stock(pieces: Iterable[Piece]) -> Stock:
    """Counts pieces; loose ones are none of these."""
    counts = [0] * len(PIECES)
    for piece in pieces:
        if not piece.loose:
            counts[_PLACES[piece]] += 1
    heads, bodies, tails = counts[:5], counts[5:10], counts[10:]  # the order of PIECES
    return Stock(bodies, heads, tails)


@define
class Position:
    """What one player has, and what lies open: all that the worth of a plan depends on.

    ``turns`` is about how many more turns the player will have, ``sure`` whether that number is certain. ``points`` are
    those of the complete coatls, ``leader`` those that they are measured by, see ``to_beat``."""

    rules: Rules
    catalog: Catalog
    board: tuple[Piece, ...]
    hand: tuple[str, ...]
    temples: tuple[str, ...]
    coatls: tuple[Coatl, ...]
    supply: tuple[tuple[Piece, ...], ...]
    row: tuple[str | None, ...]
    piles: tuple[str | None, ...]
    tops: tuple[str, ...]
    turns: float
    sure: bool
    points: int
    leader: int
    own: Stock = field(init=False)
    offered: Stock = field(init=False)

    def __attrs_post_init__(self) -> None:
        self.own = stock(self.board)
        self.offered = stock(piece for pieces in self.supply for piece in pieces)

    @property
    def completed(self) -> int:
        """The number of complete coatls."""
        return sum(c.complete for c in self.coatls)

    def after(self, **changes: Any) -> Position:
        """Returns the position with these changes, one turn later."""
        later = _blank(Position)  # a planner asks so often that making everything anew would be slow
        later.rules = self.rules
        later.catalog = self.catalog
        later.board = self.board
        later.hand = self.hand
        later.temples = self.temples
        later.coatls = self.coatls
        later.supply = self.supply
        later.row = self.row
        later.piles = self.piles
        later.tops = self.tops
        later.turns = self.turns - 1
        later.sure = self.sure
        later.points = self.points
        later.leader = self.leader
        later.own = self.own
        later.offered = self.offered
        for name, value in changes.items():
            setattr(later, name, value)
        if "board" in changes:
            later.own = stock(later.board)
        if "supply" in changes:
            later.offered = stock([piece for pieces in later.supply for piece in pieces])
        return later


def position(seen: PlayerView, points: tuple[int, ...], seat: int, pace: float, rival: bool = True) -> Position:
    """Returns the position of the seat whose view this is. ``points`` are those of all seats' complete coatls; for
    ``pace`` see ``turns_left``. With ``rival`` an automatic opponent counts as another player."""
    own, opponent, goal = seen.players[seat], seen.opponent if rival else None, seen.goal
    turns, sure = turns_left(seen, seat, pace, 0 if opponent is None else TAKES_OF_AN_OPPONENT)
    assert own.hand is not None
    assert own.temples is not None
    return Position(
        rules=seen.limits(seat),
        catalog=seen.catalog,
        board=own.board,
        hand=own.hand,
        temples=own.temples,
        coatls=own.coatls,
        supply=seen.supply,
        row=seen.row,
        piles=tuple(pile.top for pile in seen.piles),
        tops=tuple(pile.top for pile in seen.piles if pile.top is not None),
        turns=turns,
        sure=sure,
        points=points[seat],
        leader=points[seat] - EVEN
        if goal is not None and goal.together
        else to_beat(points, seat, goal, opponent.points if opponent else 0),
    )


EVEN = 4
"""So many points ahead it is all one whether the end comes, as it is where nobody can be ahead."""


def to_beat(points: Sequence[int], seat: int, goal: Goal | None, opponent: int = 0) -> int:
    """Returns what the points of a seat are measured by: the most that another player has, or those of the best other
    side less what its own partners have. ``opponent`` are the points of an automatic one, where nobody else is."""
    rival = best_rival(points, seat, goal)
    return (opponent if rival is None else rival) - (of_side(points, seat, goal) - points[seat])


PIECES_OF_A_COATL = 8.0
TURNS_FOR_A_COATL = 1.4
"""What a coatl of another player takes: so many pieces, and so many turns besides those that take them."""
BODIES_A_TURN = 1.1
"""How many body segments a player takes in a turn, on average."""
TAKES_OF_AN_OPPONENT = 1.6
"""How many body segments an automatic opponent takes in a turn, on average."""


def turns_left(seen: PlayerView, seat: int, pace: float, taken: float = 0.0) -> tuple[float, bool]:
    """Returns about how many turns the seat still has, the present one included, and whether that is certain: it is
    when the end has begun. Before that the nearest of two ends counts: another player's last coatl, or the last body
    segments. ``pace`` is the number of turns that others are thought to need for a piece, ``taken`` how many body
    segments an automatic opponent takes in a turn."""
    if seen.last_turns is not None:
        now = seen.actions_left if seen.acting == seat else 0
        return now + sum(actions for other, actions in seen.last_turns if other == seat), True
    bodies = seen.bodies_left() / (BODIES_A_TURN * len(seen.players) + taken) + 1
    return nearest_end(seen.players, seat, seen.rules, bodies, pace), False


def nearest_end(players: Sequence[OpenPlayer], seat: int, rules: Rules, turns: float, pace: float) -> float:
    """Returns about how many turns a seat still has before another player's last coatl is complete; not more than
    ``turns``. For ``pace`` see ``turns_left``."""
    for number, player in enumerate(players):
        if number != seat:
            left = rules.coatls - player.completed
            begun = sum([len(c.colors) for c in player.coatls if not c.complete]) + len(player.board)
            pieces = max(2.0, left * PIECES_OF_A_COATL - begun)
            turns = min(turns, pieces * pace + left * TURNS_FOR_A_COATL + 1)
    return turns
