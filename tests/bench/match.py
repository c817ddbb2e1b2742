"""A match between two players, also those of before: ``python -m tests.bench.match hard hard-1 400``, and if wanted a
``--seed``, ``--tokens``, ``--variants`` after commas (``tribes/tribes/omens``), and a ``--file`` in which what has been
played stands, a line for each deal, and is not played again.

Each deal is played from both seats. It prints the share of the victories and the points ahead, with 95 % intervals, and
the milliseconds of a decision."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean, median

from attrs import evolve, frozen

from coatl_core.game.ratings import elo
from coatl_core.game.rules import Rules, VariantChoice, read_seat
from coatl_core.players.contest import Contest
from tests.bench.former import former_players
from tests.bench.intervals import interval
from tests.bench.keeping import kept
from tests.support import registry


@frozen
class Deal:
    """A deal that was played from both seats: the mean of the first player's share of the victory and of its points
    ahead, and the milliseconds of a decision of either, in the middle."""

    number: int
    share: float
    ahead: float
    times: tuple[float, float]


def played(contest: Contest, deals: int, path: Path | None) -> Iterator[Deal]:
    """The deals, one by one; those that are not in the file yet are played and written there."""
    play = contest.begin(evolve(registry(), players={**registry().players, **former_players()}))
    one, other = contest.seats

    def deal(number: int) -> Deal:
        games = [play(2 * number), play(2 * number + 1)]
        points = [dict(zip(game.seating, game.played.points, strict=True)) for game in games]
        times = [median(time for game in games for time in game.times_of(seat)) for seat in (one, other)]
        share, ahead = (
            fmean(game.share_of(one) for game in games),
            fmean(each[one] - each[other] for each in points),
        )
        return Deal(number, share, ahead, (times[0], times[1]))

    return kept(path, Deal, deals, deal)


def main() -> None:
    """Plays the match and prints how it went."""
    parser = ArgumentParser(description="A match between two players, also those of before.")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("games", type=int, nargs="?", default=400, help="two for each deal")
    parser.add_argument("--seed", default="match")
    parser.add_argument("--tokens", action="store_true", help="with the sacrifice tokens")
    parser.add_argument("--variants", default="", help="after commas, each with its options: tribes/tribes/omens")
    parser.add_argument("--file", type=Path, help="goes on where it was stopped")
    options = parser.parse_args()
    if options.games < 4:
        parser.error("4 games are the fewest: of one deal there is no interval")
    chosen = [choice.split("/") for choice in options.variants.split(",") if choice]
    contest = Contest(
        (read_seat(options.one), read_seat(options.other)),
        options.seed,
        rules=Rules(sacrifice_tokens=options.tokens),
        variants=tuple(VariantChoice(id, tuple(switches)) for id, *switches in chosen),
    )
    deals = list(played(contest, options.games // 2, options.file))
    shares, ahead = [deal.share for deal in deals], [deal.ahead for deal in deals]
    found = elo(shares)
    print(f"{options.one} – {options.other}, {2 * len(deals)} games: ", end="")
    print(f"{interval(shares)} of the victories, points ahead {interval(ahead)}")
    ends = [None if end is None else round(end) for end in (found.elo, found.low, found.high)]
    times = [f"{median(deal.times[seat] for deal in deals):.1f}" for seat in (0, 1)]
    print("Elo {} [{}, {}]; ms a decision:".format(*ends), options.one, times[0], options.other, times[1])


if __name__ == "__main__":
    main()
