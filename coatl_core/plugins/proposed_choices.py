"""What the game proposes where nobody has chosen, by id. All else in core and terminal knows no content by name."""

from __future__ import annotations

from coatl_core.game.rules import ComputerSeat

BASE = "base"
"""The card set of the base game: what a game is played with, and what other cards are measured by."""
FIRST_OPPONENT = ComputerSeat("easy")
"""The computer player that the first form proposes: a beginner, like whoever sees that form."""
MEASURER = ComputerSeat("hard")
"""The computer player that tries out cards: strong enough to use them, and quick enough for thousands of games."""
ADVISER = ComputerSeat("master")
"""The computer player that gives hints and judges turns."""
STAND_IN = ComputerSeat("hard")
"""The computer player that plays for a person who is away."""
PAR = ADVISER
"""The computer player whose games the deal of the day is measured by."""
WEEK = (
    *(ComputerSeat("easy"), ComputerSeat("medium"), ComputerSeat("medium")),
    *(ComputerSeat("hard"), ComputerSeat("hard"), ComputerSeat("master")),
)
"""Who plays the deal of the day with the player, from Monday to Saturday: on Sunday it is an automatic opponent."""
OF_PUZZLES = (ComputerSeat("medium"), ComputerSeat("hard"))
"""The computer players from whose games puzzles are made: both are quick. What the first one finds is for beginners."""
