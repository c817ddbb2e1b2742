"""What stands out in a report, as facts with values; ``text`` makes sentences of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from attrs import field, frozen

from coatl_core.lab.counting import WIN
from coatl_core.lab.interval import Estimate, proportion, sure_among
from coatl_core.lab.job import Job
from coatl_core.lab.report import CardReport, Report
from coatl_core.lab.totals import Totals
from coatl_core.lab.verdicts import CardVerdict, measured

UNWANTED = 0.25
"""A card of which less than this part is kept is unwanted."""
RARE_LEVEL = 0.02
"""A level that is the last one for less than this part of the fulfilments is never reached."""
TWINS = 0.5
SCARCE = 0.1
"""A colour that runs out in more games than this is scarce."""
UNUSED = 0.12
"""A colour that has less than this part of the pieces in coatls, of five, is hardly used."""
STUCK = 0.01
MOST_POINTS = 30.0
"""No card brings a player so many points ahead; only the order of what is told hangs on it."""


@frozen
class Finding:
    """Something that stands out. ``code`` names the message ``lab-finding-<code>``, ``values`` fill it in; ``card`` is
    the id of the card it is about, or empty. The larger the ``weight``, the earlier it is told."""

    code: str
    weight: float
    values: Mapping[str, str | int | float] = field(factory=dict)
    card: str = ""


def findings(job: Job, totals: Totals, report: Report) -> tuple[Finding, ...]:
    """Returns what stands out, most of all first. Each is told only if its whole interval lies beyond the limit."""
    found = [*_games(report, job, totals)]
    for card in report.cards:
        found += _card(card, report, measured(card, job, totals, report))
    for twins in report.twins:
        if _above(twins.together, TWINS):
            values = {"first": twins.first, "second": twins.second, **_percents(twins.together)}
            found.append(Finding("twins", 2 + (twins.together.value or 0), values, twins.first))
    return tuple(sorted(found, key=lambda each: (-each.weight, each.code, each.card)))


def by_weight(report: Report, found: tuple[Finding, ...]) -> list[CardReport]:
    """Returns the cards of a report: those that stand out first, then those that are surely worth most or least, then
    those whose interval is nearest to saying so."""
    first = {each.card: number for number, each in reversed(list(enumerate(found, 1))) if each.card}
    last = len(found) + 1
    return sorted(
        report.cards,
        key=lambda card: (first.get(card.id, last), -_surely(card.ahead), -_errors(card.ahead), card.id),
    )


def _card(card: CardReport, report: Report, verdict: CardVerdict) -> Iterator[Finding]:
    id = card.id
    if verdict.word in ("strong", "weak"):
        # What is sure and large comes first; below everything that is told of a dead card.
        weight = 3 + min(1.0, _surely(card.ahead) / MOST_POINTS)
        yield Finding(verdict.word, weight, {"card": id, **_ahead(card.ahead), **_percents(card.worth)}, id)
    if verdict.word == "dead":
        values: dict[str, str | int | float] = {"card": id, "n": card.games, "games": report.games}
        yield Finding("dead-temple" if card.temple else "dead", 5 - (card.fulfilled.value or 0), values, id)
    elif not card.temple:
        for level in card.levels[2:]:
            if _below(level.reached, RARE_LEVEL):
                n = round((level.reached.value or 0) * level.reached.of)
                values = {"card": id, "level": level.times, "n": n, "of": level.reached.of}
                yield Finding("level", 1, values, id)
    if _below(card.kept, UNWANTED):
        yield Finding("unwanted", 2, {"card": id, **_percents(card.kept)}, id)


def _games(report: Report, job: Job, totals: Totals) -> Iterator[Finding]:
    if not job.weighs:
        yield Finding("heedless", 9, {"strength": str(job.strength)})
    if report.games and all(card.ahead.value is None for card in report.cards):
        yield Finding("few", 0)
    shares = [share.value or 0 for share in report.seats.values()]
    fair = sum(shares) / max(1, len(shares))  # partners have a victory in common, and an opponent may have it
    for place in report.seats:
        share = proportion(totals.of("seat", place), report.deals, sure_among(job.players), WIN)
        if _above(share, fair) or _below(share, fair):
            values = {"place": int(place), **_percents(report.seats[place])}
            yield Finding("seat", 4 + abs((share.value or fair) - fair), values)
    for color, gone in report.gone.items():
        if _above(gone, SCARCE):
            yield Finding("scarce", 3 + (gone.value or 0), {"color": color, **_percents(gone)})
    for color, used in report.used.items():
        if _below(used, UNUSED):
            yield Finding("unused", 3, {"color": color, **_percents(used)})
    if _above(report.endings["standstill"], STUCK):
        yield Finding("stuck", 6, _percents(report.endings["standstill"]))


def _percents(estimate: Estimate) -> dict[str, str | int | float]:
    parts = {"value": estimate.value, "low": estimate.low, "high": estimate.high}
    return {name: round(100 * part) for name, part in parts.items() if part is not None}


def _below(estimate: Estimate, limit: float) -> bool:
    return estimate.high is not None and estimate.high < limit


def _above(estimate: Estimate, limit: float) -> bool:
    return estimate.low is not None and estimate.low > limit


def _ahead(estimate: Estimate) -> dict[str, float]:
    parts = {"ahead": estimate.value, "ahead-low": estimate.low, "ahead-high": estimate.high}
    return {name: round(part, 1) for name, part in parts.items() if part is not None}


def _surely(estimate: Estimate) -> float:
    """Returns how far the whole interval lies from nothing."""
    return 0.0 if estimate.nothing else min(abs(estimate.low or 0), abs(estimate.high or 0))


def _errors(estimate: Estimate) -> float:
    """Returns by how many halves of its interval a number lies from nothing."""
    return abs(estimate.value) / estimate.half if estimate.value is not None and estimate.half else 0.0
