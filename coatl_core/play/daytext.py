"""The deal of the day in words: its date, how it ended, par, all days, and the two lines that are shared."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta

from coatl_core.files import clock
from coatl_core.files.sanitize import plain
from coatl_core.game.rules import Setup
from coatl_core.language.l10n import L10n
from coatl_core.language.numbertext import MINUS, rounded, with_sign
from coatl_core.language.optiontext import opponent_name, short_options_text
from coatl_core.language.playertext import seat_text
from coatl_core.play.daily import NUMBER, EndedDay, date_of, deal_of, read_date
from coatl_core.plugins.registry import Registry
from coatl_core.saves.days import MONTH, PAR_GAMES, WEEK, Day, Days

MOST_CELLS = 79
"""The longest line that is shared."""
_PAUSE = " · "


def date_text(day: date, l10n: L10n) -> str:
    """Returns a date without its year, as it is spoken."""
    return l10n(f"day-date-{day.month}", day=day.day)


def opponent_text(setup: Setup, l10n: L10n) -> str:
    """Returns against whom a deal of the day is played: a kind of computer player, or an automatic opponent with its
    level."""
    for seat in setup.seats:
        if seat is not None:
            return seat_text(seat, l10n)
    choice = setup.variants[0]
    level = short_options_text(choice.id, choice.options, l10n)
    return l10n("list-comma").join(filter(None, (opponent_name(choice.id, l10n), level)))


def standing_sentences(days: Days, today: date, l10n: L10n) -> Iterator[str]:
    """Returns what all days have come to: how many run now, and the means against par."""
    running, longest = days.running(today), days.longest()
    if longest:
        yield l10n("day-running-most", n=running, most=longest)
    means = [days.mean(today, span) for span in (WEEK, MONTH)]
    if None not in means:
        week, month = (_above(mean or 0.0, l10n) for mean in means)
        yield l10n("day-means", week=week, month=month)
    elif means[1] is not None:
        yield l10n("day-mean", month=_above(means[1], l10n))


def _above(mean: float, l10n: L10n) -> str:
    """A mean of points above par, with one decimal and its sign."""
    value = rounded(mean)
    sign = "+" if value > 0 else MINUS if value < 0 else ""
    return f"{sign}{l10n('records-points', n=abs(value))}"


def day_text(day: Day | None, l10n: L10n) -> str:
    """Returns how the game that counts for a date has ended, with par if it is there; or that there is none."""
    if day is None or not day.game:
        return l10n("day-none")
    if day.result is None:
        return l10n("day-open")
    points = f"{day.result.points}:{day.result.opponent}"
    if day.par_points is None or day.against_par is None:
        return points
    par = l10n("day-share-par", par=day.par_points, above=with_sign(day.against_par))
    return l10n("list-comma").join((points, par))


def kind_text(setup: Setup, registry: Registry, l10n: L10n) -> str:
    """Returns in a word what a saved game is, if it is no usual one: a deal of the day, or one at a real table."""
    if setup.chance != "seed":
        return l10n("records-table")
    return l10n("saves-daily") if date_of(setup, registry, l10n) is not None else ""


def asked_day(text: str, l10n: L10n) -> date:
    """Returns the date that is written in a text, today if it is empty. Raises ValueError, with the sentence that says
    why, for what is no date and for a day that is still to come."""
    now = clock.today()
    try:
        day = read_date(text) if text else now
    except ValueError:
        raise ValueError(l10n("cli-daily-no-date", text=plain(text), example=now.isoformat())) from None
    if day > now:
        raise ValueError(l10n("cli-daily-later", date=text, today=now.isoformat()))
    return day


def begin_sentences(day: date, setup: Setup, days: Days, l10n: L10n) -> Iterator[str]:
    """Returns what is said before the deal of a date begins: against whom, and whether it will count."""
    yield l10n("day-title", date=date_text(day, l10n), opponent=opponent_text(setup, l10n))
    found = days.of(day)
    again = found is not None and found.game
    yield l10n("day-late" if day != clock.today() else "day-again" if again else "day-counts")


def row_sentences(days: Days, last: date, number: int, registry: Registry, l10n: L10n) -> Iterator[str]:
    """Returns a sentence for each of so many days up to this one, the last one first."""
    for back in range(number):
        day = last - timedelta(back)
        opponent = opponent_text(deal_of(day, "", registry, l10n), l10n)
        told = day_text(days.of(day), l10n)
        yield l10n("day-row", date=date_text(day, l10n), opponent=opponent, told=told)


def par_text(ended: EndedDay, l10n: L10n) -> str:
    """Returns what the points of a game are against par, or how far par has come."""
    par = ended.par
    if par is None:
        return l10n("day-par-made", done=len(ended.day.par) if ended.day is not None else 0, games=PAR_GAMES)
    above = ended.result.points - par
    if not above:
        return l10n("day-par-even", par=par)
    return l10n("day-par-above" if above > 0 else "day-par-below", par=par, n=abs(above))


def end_sentences(ended: EndedDay, l10n: L10n) -> Iterator[str]:
    """Returns what there is to say of a deal of the day at its end: whether it counts, and par."""
    told = date_text(ended.date, l10n)
    if ended.counts:
        yield l10n("day-counted", date=told, n=ended.days.streak(ended.date))
    else:
        yield l10n("day-uncounted", date=told)
    yield par_text(ended, l10n)


def share_lines(ended: EndedDay, l10n: L10n) -> tuple[str, str]:
    """Returns two lines about a deal of the day that give nothing of it away: what it came to, and its serpents."""
    result, number = ended.result, str(ended.day.number if ended.day is not None else NUMBER)
    parts = [l10n("day-share", date=ended.date.isoformat(), number=number), f"{result.points}:{result.opponent}"]
    spare = [l10n("day-share-turns", n=result.turns)]
    if ended.par is not None:
        spare.append(l10n("day-share-par", par=ended.par, above=with_sign(result.points - ended.par)))
    parts += [*reversed(spare), l10n("day-share-hints", n=result.hints)]
    if ended.counts:
        parts.append(l10n("day-share-days", n=ended.days.streak(ended.date)))
    else:
        parts.append(l10n("day-share-uncounted"))
    if result.undone:
        parts.append(l10n("day-share-undone", n=result.undone))
    while len(_PAUSE.join(parts)) > MOST_CELLS:  # what says how the points came about stays longest
        parts.remove(spare.pop(0) if spare else parts[-1])
    return _PAUSE.join(parts), _serpents(result.coatls)


def _serpents(coatls: tuple[int, ...]) -> str:
    """A serpent for each complete coatl, as long as it is; where they are too long, with a number in its middle."""
    drawn = " ".join(f"◖{'▐' * (pieces - 2)}◗" for pieces in coatls)
    if len(drawn) > MOST_CELLS:
        drawn = " ".join(f"◖{pieces}◗" for pieces in coatls)
    return drawn or "–"
