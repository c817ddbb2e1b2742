"""The best last turn of a player (RULES 8.2, 8.3), exactly: what the player has then is counted, and nothing after it
matters.

All turns are looked at that reveal nothing: assembling, and, where two actions are left, also to take a field, to draw
cards of the row, or to pick pieces from the bag before. When a card was drawn already, it is what can still be done.
What lies hidden, a card of the deck or a temple under another one, cannot be planned with.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import evolve, frozen

from coatl_core.game.actions import (
    Action,
    ClaimOwn,
    ClaimPile,
    Done,
    DrawRow,
    EndTurn,
    Extend,
    Fulfil,
    Pick,
    Start,
    Take,
)
from coatl_core.game.final_assembly import MOST_POINTS, Assembly, Built, FinalAssembly, Means, Offer
from coatl_core.game.last_turns import is_last_turn
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.scoring import player_score
from coatl_core.game.state import GameState


@frozen
class FinalTurn:
    """The best last turn: the ``points`` of the player's coatls after it, and the actions. Without actions nothing
    brings more than what lies there. ``work`` is the number of choices that were looked at to find it, ``valued`` that
    of the orders of pieces."""

    points: int
    actions: tuple[Action, ...]
    work: int
    valued: int


def can_be_solved(state: GameState) -> bool:
    """Returns whether it is the last turn of the player whose action is due, and one that ``final_turn`` can solve:
    without variants, whose points and moves it does not know."""
    rules = state.rules
    return (
        is_last_turn(state.last_turns, state.seat)
        and state.phase in ("action", "choose", "assemble")
        and not state.ruleset.variants
        and rules.prophecies_to_complete <= 1
        and not rules.card_colors_differ
    )


def final_turn(state: GameState, most: int = MOST_POINTS, temples: int = 1) -> FinalTurn:
    """Returns the best turn of the player whose last turn it is, see ``can_be_solved``: the best of those that leave
    the player with at most ``most`` points. Of turns that bring the same, one with fewer actions before the assembling
    is returned. Of each pile so many ``temples`` from the top can be planned with; with more than one it is a bound,
    because those below are not known. The state does not change."""
    player = state.player
    if state.phase == "choose" and state.actions_left == 1:  # the cards that are drawn serve nothing any more
        return FinalTurn(player_score(state.seat, "", player.coatls, state.catalog, state.rules).points, (), 0, 0)
    offers = [Offer(state.catalog.temples[card]) for card in dict.fromkeys(player.temples)]
    for pile, cards in enumerate(state.piles, 1):
        tops = enumerate(cards[: -temples - 1 : -1])
        offers += [Offer(state.catalog.temples[card], pile, below > 0) for below, card in tops]
    means = Means(state.rules, state.catalog, player.board, player.coatls, player.hand, tuple(offers))
    as_it_is = FinalAssembly(means, most=most)
    best = as_it_is.best() or Assembly(0)
    work, valued = as_it_is.work, as_it_is.valued
    before: tuple[Action, ...] = ()
    if state.phase != "assemble" and state.actions_left > 1:
        for first, more in _first_actions(state, means):
            search = FinalAssembly(more, best.points, most, None if more.row else as_it_is)
            found = search.best()
            work, valued = work + search.work, valued + search.valued
            if found is not None:
                best, before = found, first
    actions = tuple(_actions(best, len(player.coatls), player.completed, state))
    if best.drawn:
        before = (*_draws(state.row, best.drawn), EndTurn())
    elif state.phase == "choose" and actions:
        before = (EndTurn(),)
    return FinalTurn(best.points, (*before, *actions), work, valued)


def _first_actions(state: GameState, means: Means) -> Iterator[tuple[tuple[Action, ...], Means]]:
    """What can be done before assembling, with what there is to assemble with then."""
    seen: set[tuple[str, ...]] = set()
    legal = legal_actions(state)
    draw = next((action for action in legal if isinstance(action, DrawRow)), None)
    for action in legal:
        if isinstance(action, Take | Pick):
            pieces = state.supply[action.field - 1] if isinstance(action, Take) else action.pieces
            kinds = tuple(sorted(kind.text for kind in pieces))
            if kinds not in seen:
                seen.add(kinds)
                yield (action,), evolve(means, board=(*means.board, *pieces))
        elif action is draw:  # one search for all cards of the row; which of them are drawn, it says itself
            row = tuple(card for card in state.row if card is not None)
            yield (), evolve(means, row=row, draws=state.rules.hand_limit - len(means.hand))


# The actions


def _draws(row: Sequence[str | None], cards: Sequence[str]) -> Iterator[Action]:
    """What draws these cards of the row, of which two may be equal."""
    left = [*row]
    for card in cards:
        place = left.index(card)
        left[place] = None
        yield DrawRow(place + 1)


def _actions(best: Assembly, coatls: int, completed: int, state: GameState) -> Iterator[Action]:
    """The actions that build these coatls, in an order in which each of them is legal: what stays open, then what is
    closed; new ones that stay open at the end, or before the last one is closed if that ends the assembling (6.7)."""
    closed = [each for each in best.built if each.coatl.complete]
    closed.sort(key=lambda each: each.index < 0)
    begun = [each for each in best.built if not each.coatl.complete and each.index < 0]
    grown = [each for each in best.built if not each.coatl.complete and each.index >= 0]
    ends = completed + len(closed) >= state.rules.coatls
    order = [*grown, *closed[:-1], *begun, *closed[-1:]] if ends else [*grown, *closed, *begun]
    for built in order:
        index = built.index
        if index < 0:
            index, coatls = coatls, coatls + 1
        yield from _built(built, index, state)
    if order and not (ends and closed):
        yield EndTurn()


def _built(built: Built, index: int, state: GameState) -> Iterator[Action]:
    """The actions that build one coatl."""
    kinds, number, before = built.coatl.pieces, index + 1, built.before
    first, last = before, before
    if built.index >= 0:
        last = before + len(state.player.coatls[index].colors)
    else:
        first = before = built.early[1] if built.early is not None else 0
        yield Start(kinds[first])
        last = first + 1
    stages = [(0, len(kinds))]
    if built.early is not None:
        stages.insert(0, built.early[1:])
    for stage, (begin, end) in enumerate(stages):
        for place in range(first - 1, begin - 1, -1):
            yield Extend(number, "head", kinds[place])
        for place in range(last, end):
            yield Extend(number, "tail", kinds[place])
        first, last = begin, end
        if built.early is not None and stage == 0:
            yield Fulfil(number, built.early[0])
    for card in built.cards:
        yield Fulfil(number, card)
    if built.coatl.complete:
        if built.offer is None:
            yield Done()
        elif built.offer.pile:
            yield ClaimPile(built.offer.pile)
        else:
            yield ClaimOwn(built.offer.temple.id)
