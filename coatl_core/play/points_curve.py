"""How the points of each player have grown in a game, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable

from coatl_core.game import events as e
from coatl_core.game.coatl import Coatl, score
from coatl_core.game.events import Event
from coatl_core.game.state import GameState


def points_by_turn(events: Iterable[Event], seats: int) -> tuple[tuple[int, ...], ...]:
    """Returns for each seat the points of the cards beside its coatls at the end of every turn so far, those of coatls
    that are still open included: with what they brought when they were laid there, and with what a coatl brought in
    the end once it was complete. What variants give is not among them."""
    coatls: list[dict[int, int]] = [{} for _ in range(seats)]
    grown: list[list[int]] = [[] for _ in range(seats)]
    begun = False
    for event in events:
        match event:
            case e.TurnBegan():
                if begun:
                    _note(grown, coatls)
                begun = True
            case (
                e.Fulfilled(seat=int(seat), coatl=coatl, points=points)
                | e.Claimed(seat=int(seat), coatl=coatl, points=points)
            ):
                coatls[seat][coatl] = coatls[seat].get(coatl, 0) + points
            case e.Completed(seat=int(seat), coatl=coatl, points=points):
                coatls[seat][coatl] = points
    _note(grown, coatls)
    return tuple(map(tuple, grown))


def points_at(tables: Iterable[GameState]) -> tuple[tuple[int, ...], ...]:
    """Returns for each seat the points of the cards beside its coatls on each of some tables, those of coatls that are
    still open included: with what each card brings on that table. What variants give is not among them."""
    known: dict[Coatl, int] = {}
    grown: list[tuple[int, ...]] = []
    for table in tables:
        catalog, strict = table.ruleset.catalog, table.rules.strict_x
        for coatl in (coatl for player in table.players for coatl in player.coatls):
            if coatl not in known:
                known[coatl] = score(coatl, catalog, strict)
        grown.append(tuple(sum(known[coatl] for coatl in player.coatls) for player in table.players))
    return tuple(zip(*grown, strict=True))


def _note(grown: list[list[int]], coatls: list[dict[int, int]]) -> None:
    for sums, own in zip(grown, coatls, strict=True):
        sums.append(sum(own.values()))
