"""``coatl hint``: what a strong player would do in a saved game, in the place of the player whose turn it is."""

from __future__ import annotations

import asyncio
import json
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from coatl_core.game.errors import PlayerFailed, VariantFailed
from coatl_core.game.session import Session
from coatl_core.game.view import PlayerView
from coatl_core.language.actiontext import turn_text
from coatl_core.language.l10n import L10n
from coatl_core.play.adviser import hints_of, stages_of
from coatl_core.play.computers import Adviser
from coatl_core.play.hinttext import hint_gain, hint_reason
from coatl_core.play.table_game import Hint
from coatl_core.plugins.registry import Registry
from coatl_tui.cli.commands import CommandError, registry
from coatl_tui.cli.commands.saved import saved_game


def run(options: Namespace, l10n: L10n) -> int:
    """Prints the best turns, the best first. Raises CommandError for what is no saved game, and where nothing can be
    advised."""
    plugins = registry(options, l10n)
    session = saved_game(options, plugins, l10n)[1].session
    if session.over:
        raise CommandError(l10n("cli-hint-over"))
    if session.opponent_moves:
        raise CommandError(l10n("cli-hint-none"))
    view = session.view(session.acting)
    hints = _hints(session, plugins, l10n)
    if options.json:
        print(json.dumps([_data(hint, view, l10n) for hint in hints], indent=1))
    else:
        print(turn_text(view, l10n))
        for number, hint in enumerate(hints, 1):
            print("\n".join(_lines(number, hint, view, l10n)))
    return 0


def _hints(session: Session, plugins: Registry, l10n: L10n) -> list[Hint]:
    adviser = Adviser(session.ruleset, plugins)
    try:
        turns = asyncio.run(adviser.advise(stages_of(session), lambda: True))
        hints = [] if turns is None else hints_of(turns, session.state)
    except (PlayerFailed, VariantFailed) as error:
        raise CommandError(l10n("plain-not-judged", error=str(error))) from None
    if not hints:
        raise CommandError(l10n("cli-hint-none"))
    return hints


def _lines(number: int, hint: Hint, view: PlayerView, l10n: L10n) -> Iterator[str]:
    yield f"{number}. {'; '.join(map(str, hint.actions))}"
    yield f"   {' · '.join(filter(None, (hint_reason(hint, view, l10n), *hint_gain(hint, l10n)[:1])))}"


def _data(hint: Hint, view: PlayerView, l10n: L10n) -> dict[str, Any]:
    return {
        "actions": [str(action) for action in hint.actions],
        "why": hint_reason(hint, view, l10n),
        "gain": hint.gain,
        "behind": hint.behind or 0.0,
        "serves": hint.serves,
        "parts": [{"card": card, "points": points} for card, points in hint.parts],
    }
