"""Who plays whom in a round robin, by the circle method: everybody meets everybody else once, or once in each seat."""

from __future__ import annotations

from attrs import frozen


@frozen
class Pairing:
    """A game of a ``round`` (from 1): the players who begin it and who answer, from 0."""

    round: int
    players: tuple[int, int]


def pairings(players: int, twice: bool = False) -> tuple[Pairing, ...]:
    """Returns the games of so many players, at least two, round by round. With an odd number one player has no game in
    each round. Everybody begins as often as not, or once more or less often. ``twice`` is a second cycle in which those
    begin who have answered. Raises ValueError for fewer than two players."""
    if players < 2:
        raise ValueError("nobody to play against")
    circle = players - 1 + players % 2  # all but the last of an even number stand in a circle
    found = [Pairing(turn + 1, pair) for turn in range(circle) for pair in _round(turn, players, circle)]
    if twice:
        found += [Pairing(circle + each.round, (each.players[1], each.players[0])) for each in found]
    return tuple(found)


def _round(turn: int, players: int, circle: int) -> list[tuple[int, int]]:
    """Those who stand at the same distance to both sides of ``turn`` meet, and who stands there meets the one in the
    middle, if there is one."""
    middle = [] if players == circle else [(turn, circle) if turn % 2 == 0 else (circle, turn)]
    return middle + [((turn + step) % circle, (turn - step) % circle) for step in range(1, (circle + 1) // 2)]
