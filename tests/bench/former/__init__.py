"""The computer players as they were before they saw the whole game, to play against: ``easy-1`` to ``master-1``. They
never change."""

from __future__ import annotations

from coatl_core.game.players import ComputerPlayer
from tests.bench.former.players import Easy, Hard, Master, Medium


def former_players() -> dict[str, type[ComputerPlayer]]:
    """Returns the players by their ids, the weakest first."""
    kinds: tuple[type[ComputerPlayer], ...] = (Easy, Medium, Hard, Master)
    return {f"{kind.id}-1": type(f"Former{kind.__name__}", (kind,), {"id": f"{kind.id}-1"}) for kind in kinds}
