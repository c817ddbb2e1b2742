"""How the points of each player have grown in a game, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from coatl_core.game import events as e
from coatl_core.game.coatl import Coatl, score
from coatl_core.game.events import Event
from coatl_core.game.scoresheet import PlayerScore
from coatl_core.game.state import GameState


def points_by_turn(events: Iterable[Event], seats: int) -> tuple[tuple[int, ...], ...]:
    """Returns for each seat the points of the cards beside its coatls at the end of every turn so far, those of coatls
    that are still open included: with what they brought when they were laid there, and with what a coatl brought in
    the end once it was complete. What variants give is not among them."""
    return tuple(zip(*(tuple(sum(own.values()) for own in coatls) for coatls, _ in _turns(events, seats)), strict=True))


def scored_by_turn(events: Iterable[Event], seats: int) -> tuple[tuple[int, ...], ...]:
    """Returns of the points of ``points_by_turn`` those of complete coatls alone: they are scored."""
    turns = (
        tuple(sum(points for coatl, points in own.items() if (seat, coatl) in done) for seat, own in enumerate(coatls))
        for coatls, done in _turns(events, seats)
    )
    return tuple(zip(*turns, strict=True))


def scored_in_the_end(grown: Iterable[tuple[int, ...]], players: Iterable[PlayerScore]) -> tuple[tuple[int, ...], ...]:
    """Returns the points of each seat with those of the score sheet as the last ones. There a coatl that has remained
    open has lost its points, and variants have given theirs."""
    return tuple((*points[:-1], player.points) for points, player in zip(grown, players, strict=True))


def _turns(events: Iterable[Event], seats: int) -> Iterator[tuple[list[dict[int, int]], set[tuple[int, int]]]]:
    """At the end of every turn so far, for each seat the points of its coatls by their numbers; and which coatls of
    which seats are complete."""
    coatls: list[dict[int, int]] = [{} for _ in range(seats)]
    done: set[tuple[int, int]] = set()
    begun = False
    for event in events:
        match event:
            case e.TurnBegan():
                if begun:
                    yield coatls, done
                begun = True
            case (
                e.Fulfilled(seat=int(seat), coatl=coatl, points=points)
                | e.Claimed(seat=int(seat), coatl=coatl, points=points)
            ):
                coatls[seat][coatl] = coatls[seat].get(coatl, 0) + points
            case e.Completed(seat=int(seat), coatl=coatl, points=points):
                coatls[seat][coatl] = points
                done.add((seat, coatl))
    yield coatls, done


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
