"""The deal of the day in words: its date, how it ended, par, and the two lines that are shared."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

from coatl_core.game.rules import Setup
from coatl_core.language.l10n import L10n
from coatl_core.language.numbertext import with_sign
from coatl_core.language.optiontext import opponent_name, short_options_text
from coatl_core.language.playertext import seat_text
from coatl_core.play.daily import NUMBER, EndedDay
from coatl_core.saves.days import PAR_GAMES

MOST_CELLS = 79
"""The longest line that is shared."""
_PAUSE = " · "


def date_text(day: date, l10n: L10n) -> str:
    """Returns a date without its year, as it is spoken."""
    return l10n("day-date", day=day.day, month=day.month)


def opponent_text(setup: Setup, l10n: L10n) -> str:
    """Returns against whom a deal of the day is played: a kind of computer player, or an automatic opponent with its
    level."""
    for seat in setup.seats:
        if seat is not None:
            return seat_text(seat, l10n)
    choice = setup.variants[0]
    level = short_options_text(choice.id, choice.options, l10n)
    return l10n("list-comma").join(filter(None, (opponent_name(choice.id, l10n), level)))


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
    if ended.par is not None:
        parts.append(l10n("day-share-par", par=ended.par, above=with_sign(result.points - ended.par)))
    parts += [l10n("day-share-turns", n=result.turns), l10n("day-share-hints", n=result.hints)]
    if ended.counts:
        parts.append(l10n("day-share-days", n=ended.days.streak(ended.date)))
    else:
        parts.append(l10n("day-share-uncounted"))
    if result.undone:
        parts.append(l10n("day-share-undone", n=result.undone))
    while len(_PAUSE.join(parts)) > MOST_CELLS:
        parts.pop()
    return _PAUSE.join(parts), _serpents(result.coatls)


def _serpents(coatls: tuple[int, ...]) -> str:
    """A serpent for each complete coatl, as long as it is; where they are too long, with a number in its middle."""
    drawn = " ".join(f"◖{'▐' * (pieces - 2)}◗" for pieces in coatls)
    if len(drawn) > MOST_CELLS:
        drawn = " ".join(f"◖{pieces}◗" for pieces in coatls)
    return drawn or "–"
