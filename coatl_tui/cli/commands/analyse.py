"""``coatl analyse``: what the turns of a finished game have cost, as a strong player judges them."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from coatl_core.files.sanitize import plain
from coatl_core.game.errors import PlayerFailed, VariantFailed
from coatl_core.game.session import Session
from coatl_core.language.l10n import L10n
from coatl_core.language.playertext import reason_text
from coatl_core.language.recaptext import recap_text
from coatl_core.play.analysis import Judged, analyse, costliest, not_analysed
from coatl_core.plugins.registry import UnknownContent
from coatl_tui.cli.commands import CommandError, registry
from coatl_tui.cli.commands.saved import saved_game
from coatl_tui.plain.advice import told_of
from coatl_tui.plain.told import Telling


def run(options: Namespace, l10n: L10n) -> int:
    """Prints for each player the turns that have cost points, the worst first. Raises CommandError for what is no
    saved game, or a game that goes on: its turns would tell what is hidden."""
    plugins = registry(options, l10n)
    session = saved_game(options, plugins, l10n)[1].session
    if message := not_analysed(session):
        raise CommandError(l10n(message))
    found = ((seat, plain(name), analyse(session, seat, plugins)) for seat, name in enumerate(session.setup.players))
    try:
        if options.json:
            print(json.dumps([_data(name, each, session, l10n) for _, name, each in found], indent=1))
            return 0
        for seat, name, each in found:  # each takes some tens of seconds
            secret = seat in session.setup.secret
            told = [l10n("analysis-secret", name=name)] if secret else _lines(name, each, session, l10n)
            print("\n".join(told), flush=True)
    except (UnknownContent, PlayerFailed, VariantFailed) as error:
        raise CommandError(l10n("plain-not-judged", error=plain(str(error)))) from None
    return 0


def _lines(name: str, found: list[Judged], session: Session, l10n: L10n) -> Iterator[str]:
    costly, view = costliest(found), session.view(None)
    yield l10n("plain-judged", name=name, n=len(costly), all=len(found))
    for each in costly:
        first, *more = told_of(each, view, Telling(l10n))
        yield f"  {first}"
        yield from (f"    {line}" for line in more)


def _data(name: str, found: list[Judged], session: Session, l10n: L10n) -> dict[str, Any]:
    view = session.view(None)
    turns = [
        {
            "turn": each.moment.turn,
            "position": each.moment.position,
            "lost": each.lost,
            "reckoned": each.reckoned,
            "checked": each.check is not None and each.sure,
            "games": each.check.games if each.check is not None else 0,
            "exact": each.exact,
            "played": [str(action) for action in each.moment.actions],
            "better": recap_text(each.events, view, l10n) or l10n("analysis-ended"),
            "why": reason_text(each.why, view.catalog, l10n, None) if each.why is not None else "",
        }
        for each in costliest(found)
    ]
    return {"player": name, "judged": len(found), "turns": turns}
