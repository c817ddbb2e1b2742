"""The report of the lab as a page for a browser: one file, with the charts and all that draws them. Bokeh draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from bokeh.embed import components
from bokeh.models import BasicTicker, ColumnDataSource, FactorRange, Range1d
from bokeh.models.annotations import Whisker
from bokeh.plotting import figure
from bokeh.resources import Resources

from coatl_core.files.sanitize import plain
from coatl_core.lab import text
from coatl_core.lab.findings import by_weight, findings
from coatl_core.lab.interval import Estimate
from coatl_core.lab.job import Job
from coatl_core.lab.report import MEASURES, CardReport, report
from coatl_core.lab.totals import Totals
from coatl_core.lab.verdicts import verdicts
from coatl_core.language.l10n import L10n

INK, LINE = "#1d6f5c", "#333333"
PIECES = {"B": "#2472c8", "G": "#18a673", "K": "#4b5360", "R": "#e2572b", "Y": "#d9b92c"}
_WIDE, _NARROW, _ROW = 860, 420, 18

_PAGE = """<!DOCTYPE html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ font: 16px/1.5 system-ui, sans-serif; color: #1b1b1b; background: #fff; max-width: 900px; margin: 2em auto;
  padding: 0 1em; }}
h1 {{ font-size: 1.6em; }}
h2 {{ font-size: 1.15em; margin-top: 2em; }}
.side {{ display: flex; flex-wrap: wrap; gap: 1em; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; font-size: .8em; }}
th, td {{ border-bottom: 1px solid #ddd; padding: .25em .6em; text-align: right; white-space: nowrap; }}
th:first-child, td:first-child {{ text-align: left; }}
small, .nothing {{ color: #555; }}
</style>
{scripts}
</head>
<body>
<h1>{title}</h1>
<p>{played}</p>
<ul>{findings}</ul>
{charts}
<h2>{all}</h2>
<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>
<p><small>{note}</small></p>
{script}
</body>
</html>
"""


def page(job: Job, totals: Totals, l10n: L10n) -> str:
    """Returns the page. It needs nothing else, no network either."""
    found = report(job, totals)
    told = findings(job, totals, found)
    judged = verdicts(job, totals, found)
    sentences = [*text.warnings(job, l10n), *(text.finding_text(each, l10n) for each in told)]
    cards = by_weight(found, told)
    names = [text.short(card.id, job.card_set) for card in cards]
    colors = {l10n("color", color=color): part for color, part in found.used.items()}
    endings = {l10n("lab-page-ending", ending=ending): part for ending, part in found.endings.items()}
    won = found.seats or {l10n("lab-page-won"): found.won or Estimate(0)}
    sections: list[tuple[str, list[figure]]] = [
        ("kept", [_intervals(names, [card.kept for card in cards], "%")]),
        ("fulfilled", [_intervals(names, [card.fulfilled for card in cards], "%")]),
        ("length", [_histogram(found.rounds)]),
        ("points", [_histogram(found.points)]),
        ("games", [_bars(won), _bars(endings), _bars(colors, list(PIECES.values()))]),
    ]
    if any(card.ahead.value is not None for card in cards):
        points = _intervals(names, [card.ahead for card in cards], l10n("lab-page-points-ahead"), 1)
        victories = _intervals(names, [card.worth for card in cards], l10n("lab-page-percentage-points"))
        sections = [("ahead", [points]), ("worth", [victories]), *sections]
    figures = [chart for _, charts in sections for chart in charts]
    script, divs = components(figures, wrap_script=True)
    parts = iter(divs)
    charts = "".join(
        f'<h2>{escape(l10n(f"lab-page-{name}"))}</h2><div class="side wide">{"".join(next(parts) for _ in drawn)}</div>'
        for name, drawn in sections
    )
    columns = ("card", "verdict", *MEASURES, "levels")
    return _PAGE.format(
        lang=escape(l10n.tag),
        title=escape(l10n("lab-page-title", set=plain(job.card_set))),
        scripts=Resources(mode="inline", components=["bokeh"]).render(),
        played=escape(text.title(job, found, l10n)),
        findings="".join(f"<li>{escape(each)}</li>" for each in sentences or [l10n("lab-finding-none")]),
        charts=charts,
        all=escape(l10n("lab-page-all")),
        heads="".join(f"<th>{escape(l10n(f'lab-column-{column}'))}</th>" for column in columns),
        rows="".join(
            _row(card, name, text.verdict_text(judged[card.id], job, l10n), l10n)
            for card, name in zip(cards, names, strict=True)
        ),
        note=escape(l10n("lab-note")),
        script=script,
    )


def _row(card: CardReport, name: str, verdict: str, l10n: L10n) -> str:
    cells = [f"<td>{escape(name)}</td><td>{escape(verdict)}</td>"]
    for estimate, told in ((card.ahead, text.ahead(card.ahead, l10n)), (card.worth, text.worth(card.worth, l10n))):
        cells.append(f"<td{' class=nothing' if estimate.nothing else ''}>{escape(told)}</td>")
    parts = ("kept", "fulfilled", "dropped")
    others = [text.with_interval(getattr(card, measure), measure in parts, l10n) for measure in MEASURES[2:]]
    cells += [f"<td>{escape(cell)}</td>" for cell in (*others, text.levels(card))]
    return f"<tr>{''.join(cells)}</tr>"


def _intervals(names: Sequence[str], parts: Sequence[Estimate], unit: str, scale: int = 100) -> figure:
    """A line for each card: a point and its interval, times ``scale``."""
    shown = [(name, part) for name, part in zip(names, parts, strict=True) if part.value is not None]
    source = ColumnDataSource(
        {
            "name": [name for name, _ in shown],
            "value": [scale * (part.value or 0) for _, part in shown],
            "low": [scale * _end(part.low, part.value) for _, part in shown],
            "high": [scale * _end(part.high, part.value) for _, part in shown],
            "of": [part.of for _, part in shown],
        }
    )
    chart = figure(
        width=_WIDE,
        height=80 + _ROW * max(1, len(shown)),
        y_range=FactorRange(factors=[name for name, _ in reversed(shown)]),
        x_axis_label=unit,
        x_range=Range1d(start=0, end=100) if unit == "%" else _around_nothing([part for _, part in shown], scale),
        tools="",
        tooltips=[("", "@name"), ("", "@value{0.0} (@low{0.0} … @high{0.0})"), ("n", "@of")],
    )
    chart.xaxis.ticker = BasicTicker(desired_num_ticks=6)
    chart.hbar(y="name", left=0, right="value", height=0.6, color=INK, alpha=0.35, source=source)
    chart.scatter(x="value", y="name", size=6, color=INK, source=source)
    chart.add_layout(Whisker(base="name", lower="low", upper="high", dimension="width", line_color=LINE, source=source))
    return _quiet(chart)


def _around_nothing(parts: Sequence[Estimate], scale: int) -> Range1d:
    """An axis with nothing in its middle and room for the longest interval. Bokeh itself would not see intervals."""
    most = scale * max((abs(_end(end, part.value)) for part in parts for end in (part.low, part.high)), default=0)
    return Range1d(start=min(-1, -1.05 * most), end=max(1, 1.05 * most))


def _end(end: float | None, otherwise: float | None) -> float:
    return end if end is not None else otherwise or 0


def _histogram(counted: Mapping[int, int]) -> figure:
    chart = figure(width=_WIDE, height=240, tools="", tooltips=[("", "@x: @top")])
    chart.vbar(x=list(counted), top=list(counted.values()), width=0.8, color=INK)
    chart.y_range = Range1d(start=0, end=1.05 * max(counted.values(), default=1))
    return _quiet(chart)


def _bars(parts: Mapping[str, Estimate], colors: Sequence[str] | None = None) -> figure:
    """A bar for each part of a whole, with its interval, in percent."""
    names = list(parts)
    source = ColumnDataSource(
        {
            "name": names,
            "value": [100 * (part.value or 0) for part in parts.values()],
            "low": [100 * (part.low or 0) for part in parts.values()],
            "high": [100 * (part.high or 0) for part in parts.values()],
            "color": list(colors or [INK] * len(names)),
        }
    )
    tips = [("", "@name: @value{0.0} % (@low{0.0} … @high{0.0})")]
    chart = figure(width=_NARROW, height=240, x_range=FactorRange(factors=names), tools="", tooltips=tips)
    chart.vbar(x="name", top="value", width=0.6, color="color", alpha=0.6, source=source)
    chart.add_layout(Whisker(base="name", lower="low", upper="high", line_color=LINE, source=source))
    chart.y_range = Range1d(start=0, end=105)
    return _quiet(chart)


def _quiet(chart: figure) -> figure:
    """Takes away what draws the eye from the data."""
    chart.toolbar_location = None
    chart.xgrid.grid_line_alpha = chart.ygrid.grid_line_alpha = 0.4
    chart.outline_line_color = None
    return chart
