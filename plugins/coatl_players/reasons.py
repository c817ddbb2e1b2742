"""Why a computer player does what it does, as one sentence that every language can tell."""

from __future__ import annotations

from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import (
    Action,
    Discard,
    Do,
    DrawDeck,
    DrawRow,
    Duty,
    Extend,
    Fulfil,
    Keep,
    Pick,
    Start,
    Take,
    Vision,
)
from coatl_core.game.players import Told
from coatl_core.game.view import PlayerView
from coatl_players.planner import Candidate
from coatl_players.plans import Plan
from coatl_players.targets import Target


def reason(seen: PlayerView, chosen: Candidate) -> Told:
    """Returns why the planner has chosen this turn."""
    first, plan = chosen.actions[0], chosen.plan
    if isinstance(first, Keep):
        return Told("players-why-keep", {"n": len(first.cards)})
    if seen.phase == "complete" or chosen.closes:
        return Told("players-why-complete", {"points": _points(chosen)}) if plan else Told("players-why-cards")
    if isinstance(first, Start | Extend | Fulfil):
        return Told("players-why-build", _values(plan.first)) if plan else Told("players-why-room")
    if isinstance(first, Take):
        target = _served(plan, seen.supply[first.field - 1])
        if target is None:
            return Told("players-why-take-anything", {"field": first.field})
        pieces = " ".join(piece.text for piece in seen.supply[first.field - 1])
        return Told("players-why-take", {"field": first.field, "pieces": pieces, **_values(target)})
    if isinstance(first, Pick):
        return Told("players-why-pick", {"pieces": " ".join(piece.text for piece in first.pieces)})
    if isinstance(first, Vision):
        return Told("players-why-vision")
    if isinstance(first, Duty):
        return Told("players-why-duty")
    if isinstance(first, DrawRow | Discard):
        cards = [seen.row[a.place - 1] for a in chosen.actions if isinstance(a, DrawRow)]
        target = next((t for t in plan.targets if any(card in t.cards for card in cards)), None) if plan else None
        if target is not None:
            return Told("players-why-draw", {"n": len(cards), **_values(target)})
    if isinstance(first, DrawRow | DrawDeck):
        return Told("players-why-deck")
    if isinstance(first, Do):
        return Told("players-why-move")
    return Told("players-why-nothing")


def reason_of_easy(seen: PlayerView, action: Action) -> Told:
    """Returns why the beginner has chosen this action."""
    match action:
        case Keep(cards):
            return Told("players-why-keep", {"n": len(cards)})
        case Take(field):
            pieces = " ".join(piece.text for piece in seen.supply[field - 1])
            return Told("players-why-like-pieces", {"field": field, "pieces": pieces})
        case DrawRow() | DrawDeck():
            return Told("players-why-deck")
        case Start() | Extend() | Fulfil():
            return Told("players-why-grow")
        case Do():
            return Told("players-why-move")
    return Told("players-why-nothing")


def served_cards(seen: PlayerView, chosen: Candidate) -> tuple[str, ...]:
    """Returns the cards that the plan of a turn is about, those that have a use for the pieces taken first and those of
    the hand before those of the row; none if pieces are neither taken nor attached."""
    first, plan = chosen.actions[0], chosen.plan
    pieces: tuple[Piece, ...] = ()
    target = plan.first if plan is not None and isinstance(first, Start | Extend | Fulfil) else None
    if isinstance(first, Take | Pick):
        pieces = seen.supply[first.field - 1] if isinstance(first, Take) else first.pieces
        target = _served(plan, pieces)
    if target is None:
        return ()
    colors = {piece.color for piece in pieces}

    def unused(card: str) -> bool:
        return not colors & {*seen.catalog.prophecies[card].pattern.needs(1)}

    return tuple(sorted(target.cards, key=lambda card: (unused(card), card in target.wanted)))


def _points(chosen: Candidate) -> int:
    assert chosen.plan is not None
    return sum(target.points for target in chosen.plan.targets[: max(1, chosen.closes)])


def _values(target: Target) -> dict[str, str | int]:
    return {"coatl": f"<{target.colors}>", "points": target.points}


def _served(plan: Plan | None, pieces: tuple[Piece, ...]) -> Target | None:
    """Returns the target of a plan that needs one of these pieces, or None."""
    for target in plan.targets if plan is not None else ():
        if any(target.needs(piece) for piece in pieces):
            return target
    return None
