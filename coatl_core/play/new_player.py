"""Who plays on from a position of a game that is looked at, and from whose knowledge one may."""

from __future__ import annotations

from attrs import frozen

from coatl_core.game.errors import Refusal
from coatl_core.game.onward import why_not_onward
from coatl_core.game.rules import ComputerSeat, Setup
from coatl_core.play.replay_game import ReplayGame


@frozen
class NewPlayer:
    """A person in this ``seat``; computer players stay where they were, and the computer player ``stand_in`` sits down
    wherever else a person was."""

    seat: int
    stand_in: ComputerSeat

    def seats(self, setup: Setup) -> tuple[ComputerSeat | None, ...]:
        """Returns who sits where when the players of this setup go on."""
        before = setup.seats or (None,) * len(setup.players)
        return tuple(None if seat == self.seat else before[seat] or self.stand_in for seat in range(len(before)))


def persons_of(setup: Setup) -> list[int]:
    """Returns the seats of persons."""
    return [seat for seat in range(len(setup.players)) if not setup.is_computer(seat)]


def seats_to_play(game: ReplayGame) -> list[int]:
    """Returns the seats from which one may go on: in a game that is over all of them, those of persons first, or else
    that of the only person, because nobody may look into another hand."""
    setup, persons = game.session.setup, persons_of(game.session.setup)
    if game.session.over:
        return sorted(range(len(setup.players)), key=setup.is_computer)
    return persons if len(persons) == 1 else []


def why_not_play_on(game: ReplayGame, seat: int | None = None) -> Refusal | None:
    """Returns why nobody, or not the player in this seat, can go on from the position of a game, or None."""
    if not game.session.whole:
        return Refusal("onward-part", "")
    seats = seats_to_play(game)
    if not seats or (seat is not None and seat not in seats):
        return Refusal("onward-secret", "")
    return why_not_onward(game.state)
