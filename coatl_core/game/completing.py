"""What a coatl that has just been completed can get: every way to end its completing (RULES 6.5).

Each is tried with the engine, so that nothing is offered that would be refused.
"""

from __future__ import annotations

from functools import cached_property
from typing import TypeAlias

from attrs import frozen

from coatl_core.game.actions import Action, ClaimOwn, ClaimPile, Done, Fulfil
from coatl_core.game.coatl import score
from coatl_core.game.engine import advance
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.state import GameState

Use: TypeAlias = Fulfil | ClaimOwn | ClaimPile
"""What puts a card beside a coatl."""


@frozen
class Way:
    """A way to end the completing of a coatl: the actions that lead there, and the points of the coatl then."""

    points: int
    actions: tuple[Action, ...]

    @cached_property
    def in_order(self) -> tuple[Use, ...]:
        """The actions that put cards beside the coatl: prophecies first, and at last a temple."""
        return tuple(action for action in self.actions if isinstance(action, Fulfil | ClaimOwn | ClaimPile))

    @cached_property
    def uses(self) -> frozenset[Use]:
        """The same without an order. Two ways of one coatl differ in them."""
        return frozenset(self.in_order)


def ways(state: GameState) -> tuple[Way, ...]:
    """Returns all ways to end the completing of the coatl that has just been completed, one card after the other; the
    order of its prophecies does not matter. What variants ask meanwhile gets the first answer. Empty if no coatl is
    being completed, or if that can never be done with. The state does not change. Raises VariantFailed."""
    if state.phase != "complete":
        return ()
    found: list[Way] = []
    seen = set()
    tried: list[tuple[GameState, tuple[Action, ...]]] = [(state, ())]
    while tried:
        reached, before = tried.pop(0)
        if reached.phase != "complete":
            continue
        coatl = reached.player.coatls[reached.closing]
        for action in legal_actions(reached):
            match action:
                case Fulfil():
                    beside = tuple(sorted((*coatl.prophecies, action.card)))
                    if beside not in seen:
                        seen.add(beside)
                        after = reached.clone()
                        advance(after, action)
                        answers = _answered(after, state.seat)
                        tried.append((after, (*before, action, *answers)))
                    continue
                case ClaimOwn(card=card):
                    closed = coatl.with_temple(card)
                case ClaimPile(pile=pile):
                    closed = coatl.with_temple(reached.piles[pile - 1][-1])
                case Done():
                    closed = coatl
                case _:
                    continue
            found.append(Way(score(closed, reached.catalog, reached.rules.strict_x), (*before, action)))
    return tuple(found)


def best_way(ways: tuple[Way, ...]) -> Way | None:
    """Returns the way with the most points, of equal ones that with the fewest cards, and then one without an own
    temple, which can wait; None if there is none."""

    def worth(way: Way) -> tuple[int, int, bool]:
        return way.points, -len(way.actions), not any(isinstance(use, ClaimOwn) for use in way.in_order)

    return max(ways, key=worth, default=None)


def _answered(state: GameState, seat: int) -> tuple[Action, ...]:
    """Gives the first answer to whatever variants ask a player, on the state itself. Returns the answers."""
    answers: list[Action] = []
    while state.phase == "ask" and state.seat == seat:
        answers.append(legal_actions(state)[0])
        advance(state, answers[-1])
    return tuple(answers)
