"""The deals of the day as a calendar: a week in a line, the latest one on top, with what each day has come to."""

from __future__ import annotations

from datetime import date, timedelta

from attrs import frozen
from rich.cells import cell_len

from coatl_core.language.l10n import L10n
from coatl_core.language.numbertext import with_sign
from coatl_core.play.daytext import date_text
from coatl_core.saves.days import Day, Days
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.card import fitted
from coatl_tui.widgets.lists import LEFT, RIGHT

_WEEK, _FEW = 7, 4
"""The days of a week, and so many weeks that are shown in any case."""
_LEAST, _ROOMY, _MOST = 8, 11, 13
"""The cells of a day: the least ones, those from which on the points above par stand there, and the most."""
_NONE, _OPEN = "·", "○"
"""What stands for a day without a game that counts, and for one whose game goes on."""


@frozen
class Calendar:
    """``days`` up to ``today``, with the day that is ``chosen``."""

    days: Days
    today: date
    chosen: date
    l10n: L10n

    def draw(self, canvas: Canvas, area: Rect) -> int:
        """Draws as many weeks as have room below the names of the days of the week, the chosen one among them. Each day
        is a spot. Returns the row below them."""
        weekdays = self.l10n("day-weekdays").split()
        top = _monday(self.today)
        below = (top - _monday(self.chosen)).days // _WEEK
        begun = [date.fromisoformat(each.date) for each in self.days.days[:1]]
        since = (top - _monday(min([self.today, *begun]))).days // _WEEK
        weeks = min(area.height - 1, max(_FEW, since + 1, below + 1))
        first = top - timedelta(_WEEK * max(0, below - weeks + 1))
        mondays = [first - timedelta(_WEEK * week) for week in range(weeks)]
        names = [date_text(monday, self.l10n) for monday in mondays]
        label = max(map(cell_len, names), default=0) + 1
        width = min(_MOST, max(_LEAST, (area.width - label) // _WEEK))
        for at, weekday in enumerate(weekdays):
            ink = "bold text" if at == self.chosen.weekday() else "muted"
            canvas.put(area.x + label + at * width + 1, area.y, fitted(weekday, width - 1), ink)
        for row, (monday, name) in enumerate(zip(mondays, names, strict=True), area.y + 1):
            canvas.right(area.x + label - 1, row, name, "muted")
            for at in range(_WEEK):
                day = monday + timedelta(at)
                if day <= self.today:
                    self._draw_day(canvas, Rect(area.x + label + at * width, row, width, 1), day)
        return area.y + 1 + weeks

    def _draw_day(self, canvas: Canvas, area: Rect, day: date) -> None:
        found = self.days.of(day)
        text = _short(found, area.width >= _ROOMY)
        won = found is not None and found.result is not None and found.result.won
        ink = "bold good" if won else "text" if text not in (_NONE, _OPEN) else "muted"
        if day == self.chosen:
            canvas.put(area.x, area.y, LEFT, "key")
            canvas.put(area.x + 1 + cell_len(text), area.y, RIGHT, "key")
        canvas.put(area.x + 1, area.y, fitted(text, area.width - 2), ink)
        canvas.spot(area, day)


def _monday(day: date) -> date:
    """The first day of the week of a date."""
    return day - timedelta(day.weekday())


def _short(day: Day | None, roomy: bool) -> str:
    """What stands for a day, in some cells."""
    if day is None or not day.game:
        return _NONE
    if day.result is None:
        return _OPEN
    points = f"{day.result.points}:{day.result.opponent}"
    return f"{points} {with_sign(day.against_par)}" if roomy and day.against_par is not None else points
