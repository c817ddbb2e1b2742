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
    Pass,
    Pick,
    Start,
    Take,
    Vision,
)
from coatl_core.game.players import Told
from coatl_core.game.view import PlayerView
from coatl_players.candidates import Candidate
from coatl_players.plans import Plan
from coatl_players.shapes import Target


def reason(seen: PlayerView, chosen: Candidate) -> Told:
    """Returns why the planner has chosen this turn."""
    first, aims = chosen.actions[0], _aims(seen, chosen)
    values = _values(aims[0]) if aims else {}
    if isinstance(first, Keep):
        return Told("players-why-keep", {"n": len(first.cards)})
    if seen.phase == "complete" or chosen.closes:
        points = sum(target.points for target in aims)
        return Told("players-why-complete", {"points": points}) if aims else Told("players-why-cards")
    if isinstance(first, Start | Extend | Fulfil):
        return Told("players-why-build", values) if aims else Told("players-why-room")
    if isinstance(first, Take):
        if not aims:
            return Told("players-why-take-anything", {"field": first.field})
        pieces = " ".join(piece.text for piece in seen.supply[first.field - 1])
        return Told("players-why-take", {"field": first.field, "pieces": pieces, **values})
    if isinstance(first, Pick):
        return Told("players-why-pick", {"pieces": " ".join(piece.text for piece in first.pieces)})
    if isinstance(first, Vision):
        return Told("players-why-vision")
    if isinstance(first, Duty):
        return Told("players-why-duty")
    if isinstance(first, DrawRow | DrawDeck | Discard):
        drawn = sum(isinstance(action, DrawRow) for action in chosen.actions)
        return Told("players-why-draw", {"n": drawn, **values}) if aims else Told("players-why-deck")
    if isinstance(first, Do):
        return Told("players-why-move")
    if isinstance(first, Pass):
        return Told("players-why-pass")
    return _why_nothing(seen, values)


def _why_nothing(seen: PlayerView, values: dict[str, str | int]) -> Told:
    """Why nothing more is done in a turn."""
    if values:
        return Told("players-why-wait", values)
    if seen.phase == "assemble":
        return Told("players-why-useless")
    if seen.phase == "choose":
        return Told("players-why-enough")
    return Told("players-why-nothing")


def _aims(seen: PlayerView, chosen: Candidate) -> tuple[Target, ...]:
    """Returns what a turn is for: the targets that it completes, or else the one that it serves; none if it serves none
    that can be told."""
    first, plan = chosen.actions[0], chosen.plan
    if plan is None or isinstance(first, Keep | Pick | Vision | Duty | Do):
        return ()
    if seen.phase == "complete" or chosen.closes:
        return plan.targets[: max(1, chosen.closes)]
    target: Target | None = plan.first
    if isinstance(first, Take):
        target = _served(plan, seen.supply[first.field - 1])
    elif isinstance(first, DrawRow | DrawDeck | Discard):
        cards = [seen.row[a.place - 1] for a in chosen.actions if isinstance(a, DrawRow)]
        target = next((t for t in plan.targets if any(card in t.cards for card in cards)), None)
    elif isinstance(first, Start | Extend | Fulfil):
        begun = len(seen.own.coatls)
        slots = range(begun, begun + 2) if isinstance(first, Start) else (first.coatl - 1,)
        target = next((t for t in plan.targets if t.slot in slots), plan.first)
    else:
        target = _served(plan, seen.own.board) if seen.phase == "assemble" else None  # what is left there waits for it
    return () if target is None else (target,)


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
        case Pass():
            return Told("players-why-pass")
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


def parts_of(seen: PlayerView, chosen: Candidate) -> tuple[tuple[str, int], ...]:
    """Returns the cards that the points in the reason of a turn come from, each with its points."""
    catalog, coatls = seen.catalog, seen.players[seen.acting].coatls
    parts = list[tuple[str, int]]()
    for target in _aims(seen, chosen):
        beside = coatls[target.slot].prophecies if target.slot < len(coatls) else ()
        cards = (*beside, *target.cards)
        parts += ((card, catalog.prophecies[card].points_for(target.colors)) for card in cards)
        if target.temple is not None:
            temple = catalog.temples[target.temple]
            parts.append((temple.id, temple.points_for(target.colors, catalog.card_colors(cards))))
    return tuple((card, points) for card, points in parts if points)


def _values(target: Target) -> dict[str, str | int]:
    return {"coatl": f"<{target.colors}>", "points": target.points}


def _served(plan: Plan | None, pieces: tuple[Piece, ...]) -> Target | None:
    """Returns the target of a plan that needs one of these pieces, or None."""
    for target in plan.targets if plan is not None else ():
        if any(target.needs(piece) for piece in pieces):
            return target
    return None
