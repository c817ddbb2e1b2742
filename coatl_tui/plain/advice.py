"""What a strong player would do, and what it thinks of the turns of a finished game."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Iterator
from functools import partial

from coatl_core.files.sanitize import plain
from coatl_core.game.errors import PlayerFailed, VariantFailed
from coatl_core.game.events import Event
from coatl_core.game.view import PlayerView
from coatl_core.language.numbertext import rounded
from coatl_core.language.playertext import reason_text
from coatl_core.language.recaptext import recap_text
from coatl_core.play.analysis import Judged, checked, costliest, moments, to_check, tried
from coatl_core.play.hinttext import hint_gain, hint_reason, sure_text
from coatl_core.play.local_game import LocalGame
from coatl_core.play.table_game import TableGame
from coatl_core.players.beside import in_thread
from coatl_core.plugins.registry import Registry, UnknownContent
from coatl_tui.plain.lines import Lines
from coatl_tui.plain.told import Telling
from coatl_tui.plain.words import written

MOST_HINTS = 3
MOST_COSTLY = 5
"""So many turns of each player are told, those that cost most."""


async def tell_hints(game: TableGame, lines: Lines, telling: Telling) -> None:
    """Tells the best turns, the best first: how they are written, and why."""
    l10n, view = telling.l10n, game.view()
    hints = await game.hints()
    if not hints:
        lines.say(l10n("plain-no-hint"))
        return
    await game.count_hint()
    for hint in hints[:MOST_HINTS]:
        told = [hint_reason(hint, view, l10n, telling.signs(view)), *hint_gain(hint, l10n)[:1]]
        first, *then = hint.actions
        notation = "; ".join((written(first, view), *map(str, then)))  # the numbers of cards change
        lines.named(notation, l10n("list-semicolon").join(each for each in told if each))


async def tell_analysis(game: LocalGame, lines: Lines, telling: Telling, registry: Registry) -> None:
    """Tells for each person which of their turns have cost points, the worst first, and what would have been better."""
    l10n, session = telling.l10n, game.session
    lines.say(l10n("plain-judging"))
    try:
        for seat in game.computers.persons:
            found = [each async for each in _judged(game, seat, registry)]
            while (unsure := to_check(found)) is not None:
                found[found.index(unsure)] = await in_thread(partial(checked, session, unsure, registry))
            name, costly = plain(session.setup.players[seat]), costliest(found)
            if seat in session.setup.secret:
                lines.say(l10n("analysis-secret", name=name))
                continue
            lines.say(l10n("plain-judged", name=name, n=len(costly), all=len(found)))
            for each in costly[:MOST_COSTLY]:
                lines.say_all(told_of(each, game.view(), telling))
    except (UnknownContent, PlayerFailed, VariantFailed) as error:
        lines.trouble(l10n("plain-not-judged", error=plain(str(error))))


async def _judged(game: LocalGame, seat: int, registry: Registry) -> AsyncIterator[Judged]:
    for moment in await in_thread(partial(moments, game.session, seat)):
        found = await in_thread(partial(tried, game.session, moment, registry))
        if found is not None:
            yield found


def told_of(found: Judged, view: PlayerView, telling: Telling) -> Iterator[str]:
    """Yields what a turn has cost, what was done, what would have been better, and why."""
    l10n = telling.l10n
    points = l10n("lab-decimal", value=rounded(found.lost))
    yield l10n("plain-lost", turn=found.moment.turn, points=points)
    yield _done(found.moment.events, found.moment.seat, view, telling)
    if found.lost:
        yield l10n("plain-better", text=_done(found.events, found.moment.seat, view, telling))
    if found.lost and found.why is not None:
        yield l10n("analysis-why", why=reason_text(found.why, view.catalog, l10n, telling.signs(view)))
    if sure := sure_text(found, l10n):
        yield sure


def _done(events: Iterable[Event], seat: int, view: PlayerView, telling: Telling) -> str:
    """What was done in a turn; if nothing was, that it was ended."""
    l10n = telling.l10n
    told = recap_text(events, view, l10n, telling.signs(view)).splitlines()
    return told[0] if told else l10n("recap-player", name=plain(view.players[seat].name), deeds=l10n("analysis-ended"))
