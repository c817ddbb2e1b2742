"""What a totals says of each card and of the games, with intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from attrs import field, frozen

from coatl_core.cards.pieces import COLORS
from coatl_core.game.ratings import SURE
from coatl_core.lab.counting import ENDINGS, FINISHED, WIN
from coatl_core.lab.interval import Estimate, mean, proportion, wilson
from coatl_core.lab.job import AHEAD, WORTH, Job
from coatl_core.lab.totals import Sums, Totals

FEW_PAIRS = 10
"""Fewer pairs of games say nothing of the worth of a card."""


@frozen
class Level:
    """One level of a card: how often its pattern is met there, the points, and at which part of the fulfilments this
    was the level at the end. ``times`` 0 is for a card that lost what it asks for."""

    times: int
    points: int
    reached: Estimate


@frozen
class CardReport:
    """What became of one card. ``dealt`` and ``drawn`` are for each game; ``kept`` is the part of the dealt ones;
    ``fulfilled`` and ``dropped`` (discarded, or held to the end) are parts of all that a player held; ``points`` are
    those of a fulfilled one, ``turns`` the own turns that it was held. With the card in the first hand a player gets
    ``ahead`` of another one by so many points, and the chance of a victory rises by ``worth``. ``games`` counts the
    games in which it was fulfilled."""

    id: str
    temple: bool
    ahead: Estimate
    worth: Estimate
    dealt: Estimate
    kept: Estimate
    drawn: Estimate
    fulfilled: Estimate
    dropped: Estimate
    points: Estimate
    turns: Estimate
    levels: tuple[Level, ...]
    games: int


MEASURES = "ahead", "worth", "dealt", "kept", "drawn", "fulfilled", "dropped", "points", "turns"
"""The numbers of a card, by the names of their fields."""


@frozen
class Twins:
    """Two cards, beside how many coatls either lay, and which part of these had both."""

    first: str
    second: str
    together: Estimate


@frozen
class Report:
    """All that a totals says. The dictionaries are by ending, colour, and place in the turn order (from 1). ``rounds``
    and ``points`` count games and players. ``seats`` are parts of the victories, ``used`` parts of the pieces in
    coatls, ``gone`` the part of the games that ended without a body segment of a colour. ``won`` is the part of the
    games that all have won together; None, unless they win or lose as a whole, and then there are no ``seats``."""

    games: int
    deals: int
    cards: tuple[CardReport, ...]
    twins: tuple[Twins, ...]
    seats: dict[str, Estimate]
    final: dict[str, Estimate]
    length: Estimate
    endings: dict[str, Estimate]
    used: dict[str, Estimate]
    gone: dict[str, Estimate]
    rounds: dict[int, int] = field(factory=dict)
    points: dict[int, int] = field(factory=dict)
    won: Estimate | None = None


def report(job: Job, totals: Totals) -> Report:
    """Returns what the totals of a job says."""
    deals = len(totals.done)
    places = [str(place) for place in range(1, job.players + 1)]
    endings = (*ENDINGS, FINISHED) if job.variants else ENDINGS
    seats = {place: proportion(totals.of("seat", place), deals, unit=WIN) for place in places}
    won = seats["1"] if job.goal is not None and job.goal.together else None
    return Report(
        games=totals.games,
        deals=deals,
        cards=tuple(_card(id, job, totals) for id in job.cards),
        twins=tuple(_twins(job, totals)),
        seats=seats if won is None else {},
        final={place: mean(totals.of("final", place), deals) for place in places},
        length=mean(totals.of("length", ""), deals, unit=job.players),
        endings={ending: proportion(totals.of("ending", ending), deals) for ending in endings},
        used={color: proportion(totals.of("used", color), deals) for color in COLORS},
        gone={color: proportion(totals.of("gone", color), deals) for color in COLORS},
        rounds=_histogram(totals, "rounds"),
        points=_histogram(totals, "points"),
        won=won,
    )


def ahead(sums: Sums, sure: float = SURE) -> Estimate:
    """Returns by how many points the card brings a player ahead; nothing from few pairs of games."""
    return _of_pairs(sums, AHEAD, sure)


def worth(sums: Sums, sure: float = SURE) -> Estimate:
    """Returns how much the card raises the chance of a victory; nothing from few pairs of games."""
    return _of_pairs(sums, WORTH, sure)


def _of_pairs(sums: Sums, unit: int, sure: float) -> Estimate:
    return mean(sums, sums.of, sure).scaled(1 / unit) if sums.of >= FEW_PAIRS else Estimate(sums.of)


def _card(id: str, job: Job, totals: Totals) -> CardReport:
    deals, catalog = len(totals.done), job.catalog
    fulfilled = proportion(totals.of("fulfilled", id), deals)
    levels = ((0, 0), *catalog[id].levels)
    return CardReport(
        id=id,
        temple=id in catalog.temples,
        ahead=ahead(totals.of("ahead", id)),
        worth=worth(totals.of("worth", id)),
        dealt=mean(totals.of("dealt", id), deals),
        kept=proportion(totals.of("kept", id), deals),
        drawn=mean(totals.of("drawn", id), deals),
        fulfilled=fulfilled,
        dropped=fulfilled.rest(),
        points=mean(totals.of("points", id), deals),
        turns=mean(totals.of("turns", id), deals, unit=job.players),
        levels=tuple(
            Level(times, points, proportion(totals.of("level", f"{id} {number}"), deals))
            for number, (times, points) in enumerate(levels)
        ),
        games=totals.of("in-games", id).got,
    )


def _twins(job: Job, totals: Totals) -> Iterator[Twins]:
    """Yields the pairs that lay beside one coatl more often than not, one of which at least is looked at."""
    beside, looked_at = totals.counts.get("coatls", Counter()), set(job.cards)
    for pair, both in sorted(totals.counts.get("together", Counter()).items()):
        first, second = pair.split()
        either = beside[first] + beside[second] - both
        if looked_at & {first, second} and 2 * both >= either:
            # The games of one deal are alike: they count as one.
            low, high = wilson(both / either, either / job.games_a_deal)
            yield Twins(first, second, Estimate(either, both / either, low, high))


def _histogram(totals: Totals, what: str) -> dict[int, int]:
    counted = {int(number): count for number, count in totals.counts.get(what, {}).items()}
    return dict(sorted(counted.items()))
