"""All that a game consists of, counted: a variant moves pieces and cards about, and neither makes nor loses any."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from attrs import frozen

from coatl_core.game.state import GameState


@frozen
class Inventory:
    """How many there are of each piece, prophecy and temple, wherever they lie, and how many players and places to lay
    them there are."""

    pieces: dict[Any, int]
    prophecies: dict[Any, int]
    temples: dict[Any, int]
    places: tuple[int, ...]


def inventory(state: GameState, memory: Mapping[str, Any]) -> Inventory:
    """Counts all there is. ``memory`` is what the variants remember, by their ids: prophecies may lie with them. Raises
    TypeError for a state that holds things in another way than the engine does."""
    players, coatls = state.players, _in_all(tuple, [player.coatls for player in state.players])
    pieces = _in_all(tuple, [state.bodies, state.heads, state.tails])
    pieces += _in_all(tuple, [*state.supply, *(player.board for player in players)])
    pieces += _in_all(tuple, [coatl.pieces for coatl in coatls])
    prophecies = _in_all(tuple, [state.deck, state.discard])
    prophecies += _in_all(tuple, [player.hand for player in players] + [coatl.prophecies for coatl in coatls])
    prophecies += [card for card in state.row if card is not None]
    for variant in state.ruleset.holding:
        prophecies += variant.cards(memory[variant.id]) if variant.id in memory else ()
    temples = _in_all(tuple, [*state.piles, *(player.temples for player in players)])
    temples += [coatl.temple for coatl in coatls if coatl.temple is not None]
    places = len(players), len(state.supply), len(state.row), len(state.piles)
    return Inventory(dict(Counter(pieces)), dict(Counter(prophecies)), dict(Counter(temples)), places)


def _in_all(kind: type[Collection[Any]], collections: Iterable[Any]) -> list[Any]:
    """What is in these collections, which must all be of this kind."""
    things: list[Any] = []
    for collection in collections:
        if not isinstance(collection, kind):
            raise TypeError(f"there is a {type(collection).__name__} in place of a {kind.__name__}")
        things += collection
    return things


def fault_between(before: Inventory, after: Inventory) -> str:
    """What is wrong with what happened between the two; empty if nothing is. Pieces may be taken out of the game, as
    A.D.A.M. does; cards may not, since those that nobody sees are taken to be in the deck, in hands or in the piles."""
    if before == after:
        return ""
    if before.places != after.places:
        return "changed how many players, fields, places of the row or temple piles there are"
    for kind in ("pieces", "prophecies", "temples"):
        had, has = Counter(getattr(before, kind)), Counter(getattr(after, kind))
        if has - had:
            return f"brought into the game what was not there: {_listed(has - had)}"
        if had - has and kind != "pieces":
            return f"took cards out of the game, which its method cards does not name: {_listed(had - has)}"
    return ""


def _listed(things: Counter[Any]) -> str:
    return ", ".join(str(getattr(thing, "text", thing)) for thing in things)
