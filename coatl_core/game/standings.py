"""The table of a round robin: who is ahead of whom, and by what."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from coatl_core.game.ratings import Elo, fitted


@frozen
class Played:
    """A game that counts: its players, what each got, and its winners, from 0 or 1 for who answered. ``points`` is None
    for a victory without a game: nobody is stronger for it, and no points were made."""

    players: tuple[int, int]
    points: tuple[int, int] | None
    winners: tuple[int, ...]

    def score(self, seat: int) -> float:
        """Returns 1 for a victory, a half for a shared one, or 0."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@frozen
class Standing:
    """A line of the table. ``place`` is shared by those whom nothing tells apart, ``score`` has a half for each shared
    victory, ``direct`` is the score in the games between all who have the same score, and ``ahead`` by how many points
    the player was ahead in all games together."""

    player: int
    place: int
    games: int
    score: float
    direct: float
    victories: int
    ahead: int
    elo: Elo


def standings(players: int, played: Sequence[Played]) -> tuple[Standing, ...]:
    """Returns the table of so many players. First counts the score, then that of the games between those who are
    level, then the number of victories, then by how many points one was ahead. Those who are level in all of it stand
    in the order of their numbers."""
    score, victories, ahead, games = ([0.0] * players, [0] * players, [0] * players, [0] * players)
    for game in played:
        for seat, player in enumerate(game.players):
            games[player] += 1
            score[player] += game.score(seat)
            victories[player] += game.winners == (seat,)
            ahead[player] += game.points[seat] - game.points[1 - seat] if game.points is not None else 0
    direct = [0.0] * players
    for game in played:
        one, other = game.players
        if score[one] == score[other]:
            direct[one] += game.score(0)
            direct[other] += game.score(1)
    elos = fitted(players, [(*game.players, game.score(0)) for game in played if game.points is not None])
    merits = [(score[each], direct[each], victories[each], ahead[each]) for each in range(players)]
    places = [1 + sum(other > own for other in merits) for own in merits]
    return tuple(
        Standing(player, places[player], games[player], *merits[player], elos[player])
        for player in sorted(range(players), key=places.__getitem__)
    )
