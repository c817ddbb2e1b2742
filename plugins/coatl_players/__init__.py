"""The computer players of the game. They use only what a player of anyone may use: the hook and what a seat knows."""

from __future__ import annotations

from coatl_core.game.players import ComputerPlayer
from coatl_core.plugins.hookspecs import hookimpl
from coatl_players.players import Easy, Grandmaster, Hard, Master, Medium


@hookimpl
def coatl_players() -> list[type[ComputerPlayer]]:
    """Returns the players, the weakest first."""
    return [Easy, Medium, Hard, Master, Grandmaster]
