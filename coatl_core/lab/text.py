"""A report in words and in the numbers of a table, in the player's language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from coatl_core.files.sanitize import plain
from coatl_core.lab.findings import Finding
from coatl_core.lab.interval import Estimate
from coatl_core.lab.job import Job, variant_text
from coatl_core.lab.report import CardReport, Report
from coatl_core.lab.verdicts import CardVerdict
from coatl_core.language.l10n import L10n
from coatl_core.language.numbertext import rounded, with_sign
from coatl_core.language.problemtext import problem_text


def title(job: Job, report: Report, l10n: L10n) -> str:
    """Returns what was played, in a sentence."""
    others = l10n("list-comma").join(s.id for s in job.sets if s.id != job.card_set)
    variants = map(variant_text, job.variants)
    return played(job.card_set, others, job.players, str(job.strength), report.games, variants, l10n)


def played(
    card_set: str, others: str, players: int, strength: str, games: int, variants: Iterable[str], l10n: L10n
) -> str:
    """Returns what was played, in sentences: which set was looked at, which others there were, who played, by which
    variants."""
    names = {"set": plain(card_set), "others": plain(others) or "–", "strength": plain(strength)}
    told = l10n("lab-title", players=players, games=games, **names)
    listed = l10n("list-comma").join(map(plain, variants))
    return f"{told} {l10n('lab-title-variants', variants=listed)}" if listed else told


def finding_text(finding: Finding, l10n: L10n) -> str:
    """Returns the sentence about something that stands out."""
    values = {name: plain(value) if isinstance(value, str) else value for name, value in finding.values.items()}
    if finding.code in ("strong", "weak"):
        values |= {name: signed(int(finding.values[name]) / 100) for name in ("value", "low", "high")}
        ends = ("ahead", "ahead-low", "ahead-high")
        values |= {name: signed_decimal(float(finding.values[name]), l10n) for name in ends}
    return l10n(f"lab-finding-{finding.code}", **values)


def warnings(job: Job, l10n: L10n) -> Iterator[str]:
    """Yields what is known of the cards that are looked at before a game is played."""
    for problem in job.problems:
        yield problem_text(problem, l10n, l10n("lab-warning"))


def verdict_text(verdict: CardVerdict, job: Job, l10n: L10n) -> str:
    """Returns the word for a card."""
    values = dict(verdict.values)
    if "card" in values:
        values["card"] = short(plain(str(values["card"])), job.card_set)
    return l10n(f"lab-verdict-{verdict.word}", **values)


def games_text(report: Report, l10n: L10n) -> Iterator[str]:
    """Yields the sentences about the games as a whole, each number with its interval."""
    yield l10n("lab-length", **_values(report.length, l10n))
    for ending, part in report.endings.items():
        yield l10n("lab-ending", ending=ending, **_percents(part))
    if report.won is not None:
        yield l10n("lab-won", **_percents(report.won))
    for place, share in report.seats.items():
        yield l10n("lab-seat", place=int(place), **_percents(share))
    for place, points in report.final.items():
        yield l10n("lab-final", place=int(place), **_values(points, l10n))
    for color, used in report.used.items():
        gone = _percents(report.gone[color])
        ends = {"gone": gone["value"], "gone-low": gone["low"], "gone-high": gone["high"]}
        yield l10n("lab-color", color=color, **ends, **_percents(used))


def percent(estimate: Estimate, l10n: L10n) -> str:
    """Returns a proportion, such as ``58 %``; a dash if there is none."""
    return "–" if estimate.value is None else l10n("lab-percent", value=f"{100 * estimate.value:.0f}")


def decimal(estimate: Estimate, l10n: L10n) -> str:
    """Returns a number with one decimal; a dash if there is none."""
    return _decimal(estimate.value, l10n)


def signed(value: float) -> str:
    """Returns a part as percentage points with its sign: ``+12``, ``−3``, ``0``."""
    return with_sign(round(100 * value))


def signed_decimal(value: float, l10n: L10n) -> str:
    """Returns a number with one decimal and its sign: ``+1.2``, ``−0.3``, ``0.0``."""
    number = rounded(value)
    return ("+" if number > 0 else "") + _decimal(number, l10n)


def worth(estimate: Estimate, l10n: L10n) -> str:
    """Returns what a card is worth, with its interval: ``+12 (+3 … +21)``."""
    if estimate.value is None or estimate.low is None or estimate.high is None:
        return "–"
    values = {"value": signed(estimate.value), "low": signed(estimate.low), "high": signed(estimate.high)}
    return l10n("lab-worth", **values)


def ahead(estimate: Estimate, l10n: L10n) -> str:
    """Returns by how many points a card brings a player ahead, with its interval: ``+1.2 (−0.3 … +2.7)``."""
    if estimate.value is None or estimate.low is None or estimate.high is None:
        return "–"
    ends = {"value": estimate.value, "low": estimate.low, "high": estimate.high}
    return l10n("lab-worth", **{name: signed_decimal(end, l10n) for name, end in ends.items()})


def with_interval(estimate: Estimate, part: bool, l10n: L10n) -> str:
    """Returns a number, or a part in percent, with its interval: ``58 % (50 … 66)``."""
    if estimate.value is None:
        return "–"
    values = _percents(estimate) if part else _values(estimate, l10n)
    if part:
        values["value"] = percent(estimate, l10n)
    return l10n("lab-worth", **values) if estimate.low is not None else values["value"]


def levels(card: CardReport) -> str:
    """Returns how many of a hundred fulfilments ended at each level, from the first: ``40 35 20 5``."""
    reached = [level.reached.value for level in card.levels[1:]]
    return " ".join(f"{100 * part:.0f}" for part in reached if part is not None) or "–"


def short(id: str, card_set: str) -> str:
    """Returns the id of a card without that of its set, if it is this one."""
    return id.removeprefix(f"{card_set}:")


def _percents(estimate: Estimate) -> dict[str, str]:
    parts = {"value": estimate.value, "low": estimate.low, "high": estimate.high}
    return {name: "–" if part is None else f"{100 * part:.0f}" for name, part in parts.items()}


def _values(estimate: Estimate, l10n: L10n) -> dict[str, str]:
    parts = {"value": estimate.value, "low": estimate.low, "high": estimate.high}
    return {name: _decimal(part, l10n) for name, part in parts.items()}


def _decimal(value: float | None, l10n: L10n) -> str:
    return "–" if value is None else l10n("lab-decimal", value=rounded(value))
