"""What lies below the list of records: the games of a row as bars, the rating in puzzles as a curve, the deals of the
day as a calendar. Below it stands what there is to say of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date

from attrs import evolve, frozen

from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n
from coatl_core.language.numbertext import written
from coatl_core.language.optiontext import opponent_name, options_text
from coatl_core.play.campaigntext import campaign_row
from coatl_core.play.daily import deal_of
from coatl_core.play.daytext import date_text, day_text, opponent_text, standing_sentences
from coatl_core.plugins.registry import Registry, UnknownContent
from coatl_core.saves.campaigns import Campaigns
from coatl_core.saves.days import Days
from coatl_core.saves.puzzle_tries import Tries
from coatl_core.saves.records import Opponents, PlayerResult, Record, Tally
from coatl_core.saves.savetext import ladder_text
from coatl_tui.screens.day_calendar import Calendar
from coatl_tui.widgets.canvas import MORE, Canvas, Rect
from coatl_tui.widgets.chart import Game, Result, Words, draw_games
from coatl_tui.widgets.content import Content
from coatl_tui.widgets.curve import draw_curve
from coatl_tui.widgets.linebreaks import wrap
from coatl_tui.widgets.signs import Signs

_MOST_WEEKS = 16
"""The most weeks of the calendar."""
_DATE = 10
"""The cells of a date."""
_MARGIN, _LEAST_CURVE, _MOST_CURVE = 6, 3, 12
"""The columns before the curve of ratings, and the rows that it takes."""
_AROUND = 50
"""By so many points of a rating the curve ends below the lowest one."""
_FEWEST = 2
"""The rows that are drawn in any case: the names of the weekdays, and a week."""
_HINTED, _TOLD, _UNDONE = "?", "!", "<"
"""What stands after a game in which hints were shown, one in which computer players told their reasons at once, and one
in which an answered move was taken back."""


@frozen
class Details:
    """Draws in so many columns, and so many rows at most."""

    l10n: L10n
    registry: Registry
    signs: Signs
    width: int
    most: int

    # Games

    def games(self, tally: Tally, told: str) -> Content:
        """Returns the games of a tally, and below them what is ``told`` of them; nothing if there are no rows."""
        if self.most <= 0:
            return Content()
        l10n, most = self.l10n, self.most
        games = [self._game(record, result) for record, result in tally.games]
        words = Words(*map(l10n, ("records-game-won", "records-game-lost", "records-best")))
        lines = wrap(told, self.width) if told else []
        lines = lines[: max(0, most - min(len(games), most // 2) - 1)]
        canvas = Canvas(self.width, most, self.signs)
        room = most - len(lines) - bool(lines)
        if room < len(games):
            lines = [l10n("records-chart", n=room - 1), *lines]
            room -= 1
        end = draw_games(canvas, Rect(0, 0, self.width, max(1, room)), games, words)
        for y, line in enumerate(lines, end + 1):
            canvas.put(0, y, line, "muted")
        return Content(canvas.lines()[: end + bool(lines) + len(lines)])

    def _game(self, record: Record, result: PlayerResult) -> Game:
        """One game as it is drawn, with the automatic opponent as the last of the others."""
        seat = next(seat for seat, each in enumerate(record.players) if each is result)
        sides = record.goal.sides if record.goal is not None else [(seat,) for seat in range(len(record.players))]
        own = next(_together(record, side) for side in sides if seat in side)
        others = [_together(record, side) for side in sides if seat not in side]
        if record.opponent is not None and record.variants:
            others.append(Result(opponent_name(record.variants[0].id, self.l10n), record.opponent, "muted"))
        length = self.l10n("records-turns", n=record.turns) if record.turns else ""
        for sign, was in ((_HINTED, record.hints), (_TOLD, record.told), (_UNDONE, record.undone)):
            length += f" {sign}" if was else ""
        return Game(plain(record.finished[:_DATE]), result.won, own, tuple(others), length)

    def sentences(self, tally: Tally) -> Iterator[str]:
        """Returns what there is to say of the games of a tally."""
        side, l10n = tally.side, self.l10n
        if stronger := ladder_text(tally, self.registry, l10n):
            yield stronger
        if tally.longest_streak > 1:
            yield l10n("records-in-a-row", now=tally.streak, most=tally.longest_streak)
        if tally.hinted:
            yield l10n("records-hinted", n=tally.hinted, sign=_HINTED)
        if tally.undone:
            yield l10n("records-undone", n=tally.undone, sign=_UNDONE)
        if tally.told:
            yield l10n("records-told", n=tally.told, sign=_TOLD)
        if not isinstance(side, Opponents):
            yield l10n("records-person-help")
            return
        for choice in side.variants:
            if told := options_text(choice.id, choice.options, l10n):
                yield told
        for id in dict.fromkeys(seat.id for seat in side.computers):
            yield l10n.named(f"player-{id}-help", "")

    # Campaigns

    def campaigns(self, campaigns: Campaigns) -> Content:
        """Returns where each campaign stands, the one begun last first, as far as there are rows; how many more there
        are stands below them."""
        rows, told = list[str](), 0
        for each in reversed(campaigns.campaigns):
            row = wrap(campaign_row(each, self.l10n), self.width)
            if len(rows) + len(row) + (told + 1 < len(campaigns.campaigns)) > self.most:
                break
            rows, told = [*rows, *row], told + 1
        more = len(campaigns.campaigns) - told
        canvas = Canvas(self.width, max(0, min(self.most, len(rows) + (more > 0))), self.signs)
        for y, line in enumerate(rows):
            canvas.put(0, y, line, "text")
        if more:
            canvas.put(0, len(rows), f"{MORE} {self.l10n('news-more', n=more)}", "dim")
        return canvas.content()

    # Puzzles

    def ratings(self, tries: Tries) -> Content:
        """Returns how the rating has grown, try by try; nothing if there are few rows."""
        values = [round(each.rating) for each in tries.ratings()]
        height = min(_MOST_CURVE, self.most)
        if height < _LEAST_CURVE:
            return Content()
        canvas = Canvas(self.width, height, self.signs)
        ground = min(values) - _AROUND
        area = Rect(_MARGIN, 0, max(1, self.width - _MARGIN), height)
        draw_curve(canvas, area, [value - ground for value in values], max(values) - ground, "points")
        canvas.put(0, 0, written(max(values)), "muted")
        canvas.put(0, height - 1, written(ground), "muted")
        return Content(canvas.lines())

    # Deals of the day

    def days(self, days: Days, today: date, chosen: date) -> Content:
        """Returns the days as a calendar, and below it what there is to say of the chosen one and of all."""
        most = max(_FEWEST, self.most)
        told = wrap(self._day_sentence(days, today, chosen), self.width)
        told += wrap(" ".join(standing_sentences(days, today, self.l10n)), self.width)
        told = told[: max(0, most - 3)]
        canvas = Canvas(self.width, most, self.signs)
        calendar = Calendar(days, today, chosen, self.l10n)
        end = calendar.draw(canvas, Rect(0, 0, self.width, min(_MOST_WEEKS + 1, most - len(told) - 1)))
        for y, line in enumerate(told, end + 1):
            canvas.put(0, y, line, "muted")
        height = end + bool(told) + len(told)
        return evolve(canvas.content(), lines=tuple(canvas.lines()[:height]))

    def _day_sentence(self, days: Days, today: date, chosen: date) -> str:
        """What there is to say of the chosen day."""
        l10n = self.l10n
        try:
            opponent = opponent_text(deal_of(chosen, "", self.registry, l10n), l10n)
        except UnknownContent:
            return l10n("menu-no-daily")
        told = date_text(chosen, l10n)
        told = l10n("day-today", date=told) if chosen == today else told
        return l10n("day-row", date=told, opponent=opponent, told=day_text(days.of(chosen), l10n))


def _together(record: Record, side: Sequence[int]) -> Result:
    """What those came to who win together, in the colour of the first of them."""
    players = [record.players[seat] for seat in side]
    name = " + ".join(player.name for player in players)
    return Result(name, sum(player.points for player in players), f"player-{side[0]}")
