"""The turns that choose prophecies: those of a plan, and those for which others have to be discarded."""

from __future__ import annotations

from coatl_core.game.actions import Action, Discard, DrawDeck, DrawRow, EndTurn
from coatl_players.candidates import UNKNOWN, Candidate, kept
from coatl_players.plans import Plan
from coatl_players.position import Position
from coatl_players.targets import Style


def draw_turns(
    at: Position, style: Style, best: list[Plan], legal: tuple[Action, ...], *, discarding: bool = False
) -> list[Candidate]:
    """Returns the ways to choose prophecies: those of a plan, with or without one more. With ``discarding`` cards
    of the hand may go before, where there is no room."""
    places = {at.row[a.place - 1]: a for a in legal if isinstance(a, DrawRow)}
    if discarding:  # on a full hand none can be drawn before
        places = {card: DrawRow(place) for place, card in enumerate(at.row, 1) if card is not None}
    room = at.rules.hand_limit - len(at.hand)
    sets: dict[tuple[str, ...], None] = {}
    for plan in best[:10]:
        wanted = tuple(sorted({card for target in plan.targets for card in target.wanted if card in places}))
        if wanted and len(wanted) <= room:
            sets[wanted] = None
            for extra in best[:4]:
                more = {card for target in extra.targets for card in target.wanted if card in places}
                both = tuple(sorted({*wanted, *more}))
                if len(both) <= room:
                    sets[both] = None
    found = [draw_turn(at, style, best, (*(places[card] for card in cards), EndTurn())) for cards in sets]
    if discarding:
        found += _exchanged(at, style, best, places)
    deck = next((action for action in legal if isinstance(action, DrawDeck)), None)
    if deck is not None:
        found.append(draw_turn(at, style, best, (deck,)))
    return found


def _exchanged(at: Position, style: Style, best: list[Plan], places: dict[str | None, DrawRow]) -> list[Candidate]:
    """Returns the ways to choose the prophecies of a plan for which others have to be discarded."""
    found: dict[tuple[Action, ...], None] = {}
    for plan in best[:10]:
        used = {card for target in plan.targets for card in target.cards}
        wanted = sorted(card for card in used if card in places)
        useless = [*at.hand]
        for card in used.intersection(at.hand):
            useless.remove(card)
        lacking = len(at.hand) + len(wanted) - at.rules.hand_limit
        if wanted and 0 < lacking <= len(useless):
            discards = [Discard(card) for card in useless[:lacking]]
            found[(*discards, *(places[card] for card in wanted), EndTurn())] = None
    return [draw_turn(at, style, best, actions) for actions in found]


def draw_turn(at: Position, style: Style, best: list[Plan], actions: tuple[Action, ...]) -> Candidate:
    """Returns the turn that draws these prophecies."""
    cards = tuple(card for a in actions if isinstance(a, DrawRow) and (card := at.row[a.place - 1]) is not None)
    unknown = (UNKNOWN,) * sum(isinstance(action, DrawDeck) for action in actions)
    row = tuple(None if card in cards else card for card in at.row)
    hand = list(at.hand)
    for action in actions:
        if isinstance(action, Discard):
            hand.remove(action.card)
    return kept(at.after(hand=(*hand, *cards, *unknown), row=row), style, best, actions, cards)
