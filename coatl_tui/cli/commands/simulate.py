"""``coatl simulate``: plays many random games, for statistics and to compare machines. Matches between computer players
are in ``simulate_match``."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any

from attrs import asdict

from coatl_core.game.rules import Rules, players_of_a_game
from coatl_core.game.simulate import Summary, simulate
from coatl_core.language.l10n import L10n
from coatl_core.language.optiontext import opponent_name
from coatl_tui.cli.commands import CommandError, catalog, registry, whole_number
from coatl_tui.cli.commands.variants import levels_of, named_faults, ruleset_of, sides_text, usual_players, variants_of


def run(options: Namespace, l10n: L10n) -> int:
    """Plays the games. Raises CommandError for numbers with which no game can be played."""
    if options.seats is not None:
        from coatl_tui.cli.commands import simulate_match  # starts processes, which random games do not need

        return simulate_match.run(options, l10n)
    for option in ("paired", "csv", "jobs", "cluster"):
        if getattr(options, option):
            raise CommandError(l10n("cli-error-needs-seats", option=f"--{option}"))
    rules = Rules(sacrifice_tokens=options.tokens)
    games = whole_number(options.games, "--games", 1, l10n)
    if not options.seed.isprintable():
        raise CommandError(l10n("cli-error-seed"))
    plugins = registry(options, l10n)
    if options.levels is not None and not options.solo:
        raise CommandError(l10n("cli-error-levels-alone"))
    variants = variants_of(options, plugins, l10n)
    given = str(usual_players(variants, plugins)) if options.players is None else options.players
    players, (least, most) = whole_number(given, "--players", 0, l10n), players_of_a_game(bool(variants))
    if not least <= players <= most:
        raise CommandError(l10n("cli-error-players", least=least, most=most, players=str(players)))
    card_sets = [s.id for s in catalog(options.sets, plugins, l10n).sets]
    ruleset = ruleset_of(card_sets, variants, players, plugins, l10n)
    with named_faults(plugins.catalog(card_sets), l10n):
        summary = simulate(ruleset, players, games, options.seed, rules=rules)
    print(json.dumps(_data(summary)) if options.json else _text(summary, l10n))
    return 0


def _data(summary: Summary) -> dict[str, Any]:
    data = asdict(summary)
    solo = data.pop("solo")
    if not summary.sides:
        del data["sides"]
    if summary.solo is None or solo is None:
        return data
    return {
        **data,
        "levels": levels_of(summary.solo.options),
        "wins": summary.solo.wins,
        "losses": summary.solo.losses,
        "average_points": summary.solo.points,
        "opponent_average_points": summary.solo.opponent_points,
    }


def _text(summary: Summary, l10n: L10n) -> str:
    lines = [
        l10n(
            "cli-simulate-summary",
            games=summary.games,
            actions=summary.actions,
            seconds=summary.seconds,
            gps=round(summary.games_per_second),
            aps=round(summary.actions_per_second),
        )
    ]
    lines += [l10n("cli-simulate-ending", ending=name, games=games) for name, games in summary.endings.items()]
    if summary.solo is not None:
        solo = summary.solo
        lines.append(l10n("cli-simulate-solo", wins=solo.wins, losses=solo.losses, points=solo.points))
        name = opponent_name(solo.variant, l10n)
        lines.append(l10n("cli-simulate-opponent", name=name, points=solo.opponent_points))
    lines += sides_text(summary.sides, summary.games, l10n)
    return "\n".join([*lines, l10n("cli-simulate-checksum", checksum=summary.checksum)])
