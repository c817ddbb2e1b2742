"""``coatl simulate``: many random games, for statistics and to compare machines."""

from __future__ import annotations

import json
from argparse import Namespace

from attrs import asdict

from coatl_core.l10n import L10n
from coatl_core.rules import Rules
from coatl_core.simulate import Summary, simulate
from coatl_tui.commands import CommandError, catalog, registry, whole_number


def run(options: Namespace, l10n: L10n) -> int:
    """Plays the games. Raises CommandError for numbers that make no game."""
    rules = Rules(sacrifice_tokens=options.tokens)
    players = whole_number(options.players, "--players", 0, l10n)
    games = whole_number(options.games, "--games", 1, l10n)
    if not 2 <= players <= len(rules.dealt):
        raise CommandError(l10n("cli-error-players", least=2, most=len(rules.dealt), players=str(players)))
    if not options.seed.isprintable():
        raise CommandError(l10n("cli-error-seed"))
    summary = simulate(catalog(None, registry(options, l10n), l10n), players, games, options.seed, rules=rules)
    print(json.dumps(asdict(summary)) if options.json else _text(summary, l10n))
    return 0


def _text(summary: Summary, l10n: L10n) -> str:
    first = l10n(
        "cli-simulate-summary",
        games=summary.games,
        actions=summary.actions,
        seconds=f"{summary.seconds:.2f}",
        gps=round(summary.games_per_second),
        aps=round(summary.actions_per_second),
    )
    endings = [l10n("cli-simulate-ending", ending=name, games=games) for name, games in summary.endings.items()]
    return "\n".join([first, *endings, l10n("cli-simulate-checksum", checksum=summary.checksum)])
