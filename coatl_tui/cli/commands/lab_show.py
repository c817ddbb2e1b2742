"""What ``coatl lab`` prints: tables with bars, CSV, and what has changed between two runs."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from io import StringIO

from coatl_core.files.sanitize import plain
from coatl_core.lab import text
from coatl_core.lab.compare import Change, changes
from coatl_core.lab.findings import by_weight, findings
from coatl_core.lab.interval import Estimate
from coatl_core.lab.job import Job
from coatl_core.lab.report import MEASURES, CardReport, report
from coatl_core.lab.resultfile import Run
from coatl_core.lab.totals import Totals
from coatl_core.lab.verdicts import CardVerdict, verdicts
from coatl_core.language.l10n import L10n
from coatl_tui.cli.commands import ascii_only
from coatl_tui.widgets.linebreaks import wrap

WIDTH = 79
"""No line is wider."""
_LEAST = 12
"""The least cells for the id of a card; a longer one is broken."""
_HALF, _BAR = 6, 8
"""The cells of each half of the bar of a worth, and those of the bar of a part."""
_LEAST_SCALE = 5.0
"""The end of the bar of a worth, in points, is at least so far from its middle."""
_GREY, _PLAIN = "\x1b[2m", "\x1b[22m"


class _Grey(str):
    """A cell of a table that may well be 0: grey where there are colours."""

    __slots__ = ()


def show(job: Job, totals: Totals, l10n: L10n, grey: bool = False) -> str:
    """Returns the report as text: the warnings, what stands out, the cards, the games. ``grey`` makes numbers grey that
    may well be 0, for a terminal."""
    found = report(job, totals)
    told = findings(job, totals, found)
    cards = by_weight(found, told)
    judged = verdicts(job, totals, found)
    lines = [*wrap(text.title(job, found, l10n), WIDTH), ""]
    lines += _list(text.warnings(job, l10n))
    lines += _list([text.finding_text(each, l10n) for each in told] or [l10n("lab-finding-none")])
    for table in (_words(cards, judged, job, l10n), _worths(cards, job, l10n, grey), _fates(cards, job, l10n)):
        lines += ["", *table]
    lines += ["", *_list(text.games_text(found, l10n))]
    return "\n".join(line.rstrip() for line in [*lines, "", *wrap(l10n("lab-note"), WIDTH)]) + "\n"


def csv_text(job: Job, totals: Totals) -> str:
    """Returns a line for each card: every number with the ends of its interval."""
    file = StringIO()
    writer = csv.writer(file, lineterminator="\n")
    numbered = [f"{name}{end}" for name in MEASURES for end in ("", "_low", "_high", "_of")]
    writer.writerow(["card", "kind", "verdict", "games", *numbered, "levels"])
    found = report(job, totals)
    judged = verdicts(job, totals, found)
    for card in found.cards:
        estimates: list[Estimate] = [getattr(card, name) for name in MEASURES]
        numbers = [number for e in estimates for number in (_csv(e.value), _csv(e.low), _csv(e.high), e.of)]
        levels = " ".join(f"{level.times}:{_csv(level.reached.value)}" for level in card.levels)
        kind = "temple" if card.temple else "prophecy"
        writer.writerow([card.id, kind, judged[card.id].word, card.games, *numbers, levels])
    return file.getvalue()


def show_changes(before: Run, after: Run, l10n: L10n) -> str:
    """Returns what has changed between two runs; what has surely changed comes first."""
    lines = [line for run in (before, after) for line in wrap(_played(run, l10n), WIDTH)]
    found = changes(before.totals(), after.totals())
    sure = [change for change in found if change.sure]
    lines += ["", *wrap(l10n("lab-compare-sure", n=len(sure), of=len(found)), WIDTH)]
    about = list(dict.fromkeys(change.about for change in found))
    if about == [""]:
        lines += wrap(l10n("lab-compare-no-cards"), WIDTH)
    heads = [l10n(f"lab-column-{name}") for name in ("what", "before", "after", "change")]
    head, *rows = _columns(heads, [[l10n(f"lab-what-{c.what}"), *_changed(c, l10n)] for c in found])
    lines += ["", f"  {head}"]
    for card in about:
        lines += _broken(plain(card) or l10n("lab-all-games"), WIDTH)
        lines += [f"  {row}" for change, row in zip(found, rows, strict=True) if change.about == card]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _played(run: Run, l10n: L10n) -> str:
    played = run.played
    others = l10n("list-comma").join(id for id in played.sets if id != played.card_set)
    return text.played(played.card_set, others, played.players, played.strength, run.games, played.variants, l10n)


def _changed(change: Change, l10n: L10n) -> list[str]:
    signed: Callable[[float], str] = text.signed
    if change.what in ("ahead", "points", "turns", "length"):
        number, signed = text.decimal, partial(text.signed_decimal, l10n=l10n)
    else:
        number = text.percent
    value, low, high = (signed(end or 0) for end in (change.change.value, change.change.low, change.change.high))
    told = l10n("lab-worth", value=value, low=low, high=high)
    if change.change.low is None:
        told = "–"
    if change.what in ("ahead", "worth"):
        known = (change.before.value, change.after.value)
        numbers = ["–" if value is None else signed(value) for value in known]
    else:
        numbers = [number(estimate, l10n) for estimate in (change.before, change.after)]
    return [*numbers, told + (" *" if change.sure else "")]


def _words(cards: Sequence[CardReport], judged: Mapping[str, CardVerdict], job: Job, l10n: L10n) -> list[str]:
    heads = [l10n(f"lab-column-{name}") for name in ("card", "verdict", "levels")]
    rows = [
        [text.short(card.id, job.card_set), text.verdict_text(judged[card.id], job, l10n), text.levels(card)]
        for card in cards
    ]
    return _columns(heads, rows)


def _worths(cards: Sequence[CardReport], job: Job, l10n: L10n, grey: bool) -> list[str]:
    ends = [abs(end) for card in cards for end in (card.ahead.low, card.ahead.high) if end is not None]
    scale = max(_LEAST_SCALE, *ends) if ends else _LEAST_SCALE
    heads = [l10n("lab-column-card"), "", l10n("lab-column-ahead"), l10n("lab-column-worth")]
    rows = []
    for card in cards:
        points, victories = text.ahead(card.ahead, l10n), text.worth(card.worth, l10n)
        rows.append(
            [
                text.short(card.id, job.card_set),
                _worth_bar(card.ahead, scale),
                _Grey(points) if grey and card.ahead.nothing else points,
                _Grey(victories) if grey and card.worth.nothing else victories,
            ]
        )
    return _columns(heads, rows)


def _fates(cards: Sequence[CardReport], job: Job, l10n: L10n) -> list[str]:
    heads = [l10n(f"lab-column-{name}") for name in ("card", *MEASURES[2:])]
    rows = [
        [
            text.short(card.id, job.card_set),
            text.decimal(card.dealt, l10n),
            text.percent(card.kept, l10n),
            text.decimal(card.drawn, l10n),
            f"{_bar(card.fulfilled)} {text.percent(card.fulfilled, l10n)}",
            text.percent(card.dropped, l10n),
            text.decimal(card.points, l10n),
            text.decimal(card.turns, l10n),
        ]
        for card in cards
    ]
    return _columns(heads, rows)


def _columns(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """The rows below their header. The first column takes the room that the others leave; what is longer goes on below,
    broken after a hyphen where it can be."""
    widths = [max(len(row[at]) for row in (heads, *rows)) for at in range(1, len(heads))]
    room = max(_LEAST, WIDTH - sum(width + 2 for width in widths))
    room = min(room, max(len(row[0]) for row in (heads, *rows)))
    lines = []
    for row in (heads, *rows):
        first, *more = _broken(row[0], room)
        cells = [_cell(cell, width) for cell, width in zip(row[1:], widths, strict=True)]
        lines += ["  ".join((first.ljust(room), *cells)), *(f"  {rest}" for rest in more)]
    return lines


def _cell(text: str, width: int) -> str:
    cell = text.ljust(width)
    return f"{_GREY}{cell}{_PLAIN}" if isinstance(text, _Grey) else cell


def _broken(id: str, room: int) -> list[str]:
    lines = []
    while len(id) > room:
        at = max(id.rfind(sign, 1, room) for sign in "-:") + 1 or room
        lines.append(id[:at])
        id, room = id[at:], room if lines[1:] else room - 2
    return [*lines, id]


def _bar(part: Estimate) -> str:
    full = round(_BAR * (part.value or 0))
    block, empty = "#." if ascii_only() else "█░"
    return block * full + empty * (_BAR - full)


def _worth_bar(worth: Estimate, scale: float) -> str:
    """A bar from the middle to the left or to the right; with neither, nothing is known."""
    cells = min(_HALF, round(_HALF * abs(worth.value or 0) / scale))
    block, middle = "#|" if ascii_only() else "█│"
    left, right = (cells, 0) if (worth.value or 0) < 0 else (0, cells)
    return (block * left).rjust(_HALF) + middle + (block * right).ljust(_HALF)


def _list(sentences: Iterable[str]) -> list[str]:
    lines: list[str] = []
    for sentence in sentences:
        first, *rest = wrap(sentence, WIDTH - 2)
        lines += [f"- {first}", *(f"  {line}" for line in rest)]
    return lines


def _csv(number: float | None) -> str:
    return "" if number is None else f"{number:.4f}"
