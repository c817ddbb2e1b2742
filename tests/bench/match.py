"""A match between two players, also those of before: ``python -m tests.bench.match hard hard-1 400``, and if wanted a
seed, and variants after a comma (``tribes/tribes/omens``).

Each deal is played from both seats. It prints the share of the victories and the points ahead, with 95 % intervals, and
the milliseconds of a decision."""

from __future__ import annotations

import sys
from statistics import fmean, median

from attrs import evolve

from coatl_core.game.ratings import elo
from coatl_core.game.rules import VariantChoice, read_seat
from coatl_core.players.contest import Contest
from tests.bench.former import former_players
from tests.bench.stealing import interval
from tests.support import registry


def main(one: str, other: str, games: str = "400", seed: str = "match", variants: str = "") -> None:
    """Plays the match and prints how it went."""
    plugins = evolve(registry(), players={**registry().players, **former_players()})
    seats = read_seat(one), read_seat(other)
    chosen = [choice.split("/") for choice in variants.split(",") if choice]
    contest = Contest(seats, seed, variants=tuple(VariantChoice(id, tuple(options)) for id, *options in chosen))
    play = contest.begin(plugins)
    shares, ahead, times = list[float](), list[float](), {seat: list[float]() for seat in seats}
    for deal in range(int(games) // 2):
        played = [play(number) for number in (2 * deal, 2 * deal + 1)]
        shares.append(fmean(game.share_of(seats[0]) for game in played))
        points = [dict(zip(game.seating, game.played.points, strict=True)) for game in played]
        ahead.append(fmean(each[seats[0]] - each[seats[1]] for each in points))
        for seat in seats:
            times[seat] += [time for game in played for time in game.times_of(seat)]
    found = elo(shares)
    print(f"{one} – {other}, {games} games: {interval(shares)} of the victories, points ahead {interval(ahead)}")
    ends = [None if end is None else round(end) for end in (found.elo, found.low, found.high)]
    print("Elo {} [{}, {}]; ms a decision:".format(*ends), *(f"{seat} {median(times[seat]):.1f}" for seat in seats))


if __name__ == "__main__":
    main(*sys.argv[1:])
