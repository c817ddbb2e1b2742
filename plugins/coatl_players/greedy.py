"""The greedy player: takes the one action after which its own things look best, without any plan."""

from __future__ import annotations

from collections.abc import Sequence

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.distance import distance
from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import Action
from coatl_core.game.coatl import Coatl, score
from coatl_core.game.engine import advance
from coatl_core.game.goal import best_rival, of_side
from coatl_core.game.state import GameState

NEXT_LEVEL = 0.45
"""The part of a level's points that a coatl has when it lacks one piece for it; half of it if it lacks two, and so
on."""
IN_HAND, SURE = 0.85, 0.75
"""The parts of its points that a card in hand is worth, and all cards of a coatl that is not complete."""
CLOSED, A_COATL = 2.0, 2.0
"""How much the points of a complete coatl count, and what it is worth besides: a beginner wants to get one done."""
A_PIECE, AN_END, A_CARD, ON_BOARD, USELESS = 0.2, 1.0, 0.3, 0.3, -1.5


def looks(state: GameState, seat: int) -> float:
    """Returns how good a player's things look: complete coatls, what the cards in hand would give, and pieces."""
    player, catalog = state.players[seat], state.catalog
    worth = A_CARD * min(len(player.hand), 4)
    open_heads = open_tails = state.rules.coatls - len(player.coatls)
    left = state.rules.coatls - player.completed
    for coatl in player.coatls:
        if coatl.complete:
            worth += CLOSED * score(coatl, catalog, state.rules.strict_x) + A_COATL
        elif left:
            left -= 1
            worth += SURE * _unfinished(coatl, player.hand, catalog, state.rules.prophecies_per_coatl)
            open_heads += not coatl.head
            open_tails += not coatl.tail
    return worth + _pieces(player.board, open_heads, open_tails)


def _unfinished(coatl: Coatl, hand: tuple[str, ...], catalog: Catalog, most: int) -> float:
    beside = [_promise(coatl, card, catalog) for card in coatl.prophecies]
    others = sorted((IN_HAND * _promise(coatl, card, catalog) for card in hand), reverse=True)
    worth = sum(beside) + sum(others[: most - len(beside)])
    return worth + A_PIECE * len(coatl) + AN_END * (coatl.head + coatl.tail)


def _promise(coatl: Coatl, card: str, catalog: Catalog) -> float:
    """Returns what a card gives now, and a part of what its next level gives."""
    prophecy = catalog.prophecies[card]
    now = prophecy.points_for(coatl.colors)
    level = prophecy.next_level(coatl.colors)
    lacking = distance(prophecy, coatl.colors, not coatl.head, not coatl.tail) if level else None
    return now + (level[1] - now) * NEXT_LEVEL / lacking if level and lacking else now


def _pieces(board: tuple[Piece, ...], open_heads: int, open_tails: int) -> float:
    worth = 0.0
    for kind, room in (("head", open_heads), ("tail", open_tails)):
        number = sum(piece.part == kind for piece in board)
        worth += AN_END * 0.8 * min(number, room) + USELESS * max(0, number - room)
    return worth + ON_BOARD * sum(piece.part == "body" and not piece.loose for piece in board)


def given(state: GameState, seat: int) -> int:
    """Returns the points that variants give to the side of a seat, more than to the best other one."""
    points = [
        sum(line.points for variant in state.ruleset.scoring for line in variant.points(state, number))
        for number in range(len(state.players))
    ]
    return of_side(points, seat, state.goal) - (best_rival(points, seat, state.goal) or 0)


def best_first(state: GameState, legal: Sequence[Action]) -> list[tuple[float, Action]]:
    """Returns the actions with their worth, the best first; of equal ones the earlier."""
    seat, goal, found = state.seat, state.goal, list[tuple[float, Action]]()
    for action in legal:
        after = state.clone()
        advance(after, action)
        found.append((looks(after, seat) + (given(after, seat) if goal is not None else 0), action))
    found.sort(key=lambda pair: -pair[0])
    return found
