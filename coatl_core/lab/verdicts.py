"""One word for each card: what the games say of it, or that they do not say it yet."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Literal, TypeAlias

from attrs import field, frozen

from coatl_core.lab.interval import Estimate, sure_among
from coatl_core.lab.job import Job
from coatl_core.lab.report import FEW_PAIRS, CardReport, Report, ahead, worth
from coatl_core.lab.totals import Totals
from coatl_core.plugins.cardlint import can_be_fulfilled, face

Word: TypeAlias = Literal["impossible", "double", "dead", "strong", "weak", "ordinary", "unknown"]

DEAD = 0.1
"""A card of which less than this part is fulfilled is dead."""
NOTABLE = 2.0
"""A card that brings a player fewer points ahead, or behind, is neither strong nor weak, however sure that is."""
ORDINARY = 5.0
"""A card is ordinary if it surely brings a player fewer points ahead, or behind."""
SPREAD = 20.0
"""The half interval of a single pair of games, about: so many games are asked for before the first are known."""
ROUND = 100
"""Numbers of further games are multiples of this."""


@frozen
class CardVerdict:
    """The word for a card. ``values`` fill in the message ``lab-verdict-<word>``: ``card``, the one it is a double of;
    ``games``, how many more it takes, about, until a word is known."""

    word: Word
    values: Mapping[str, str | int] = field(factory=dict)


def verdicts(job: Job, totals: Totals, report: Report) -> dict[str, CardVerdict]:
    """Returns the verdict on each card of a report: what its text alone tells, or what was measured."""
    doubles = _doubles(job)
    found = {}
    for card in report.cards:
        if not can_be_fulfilled(job.catalog[card.id]):
            found[card.id] = CardVerdict("impossible")
        elif card.id in doubles:
            found[card.id] = CardVerdict("double", {"card": doubles[card.id]})
        else:
            found[card.id] = measured(card, job, totals, report)
    return found


def measured(card: CardReport, job: Job, totals: Totals, report: Report) -> CardVerdict:
    """Returns what the games say of a card."""
    if card.fulfilled.high is not None and card.fulfilled.high < DEAD:
        return CardVerdict("dead")
    # So many cards are looked at that some lie outside their own interval by chance.
    sure = sure_among(len(report.cards))
    points, victories = ahead(totals.of("ahead", card.id), sure), worth(totals.of("worth", card.id), sure)
    told = points if not points.nothing and abs(points.value or 0) >= NOTABLE else victories
    if not told.nothing:
        return CardVerdict("strong" if (told.value or 0) > 0 else "weak")
    low, high = card.ahead.low, card.ahead.high
    if low is not None and high is not None and -ORDINARY < low <= high < ORDINARY:
        return CardVerdict("ordinary")
    return CardVerdict("unknown", {"games": _games_more(card, points, job, report)})


def _games_more(card: CardReport, sure: Estimate, job: Job, report: Report) -> int:
    """Returns how many games it takes, about, until the interval is so short that a word is known, if the number itself
    stays what it is: an interval is halved by four times as many games."""
    pairs = max(1, card.ahead.of)
    value = abs(card.ahead.value or 0)
    half, wide = (each.half or SPREAD / pairs**0.5 for each in (card.ahead, sure))
    times = [(half / (ORDINARY - value)) ** 2] if value < ORDINARY else []
    times += [(wide / value) ** 2] if value >= NOTABLE else []
    needed = max(FEW_PAIRS, pairs * min(times))
    games = needed * 2 * len(job.cards) - report.games
    return max(1, -(-int(games) // ROUND)) * ROUND


def _doubles(job: Job) -> dict[str, str]:
    """The cards that ask for the same as another card of the game and pay the same, in whatever words, and that other
    card."""
    alike = defaultdict[str, list[str]](list)
    for id in job.catalog:
        alike[face(job.catalog[id])].append(id)
    return {id: next(other for other in ids if other != id) for ids in alike.values() if len(ids) > 1 for id in ids}
