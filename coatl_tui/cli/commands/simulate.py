"""``coatl simulate``: plays many random games, for statistics and to compare machines. Matches between computer players
are in ``simulate_match``."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterable
from typing import Any

from attrs import asdict

from coatl_core.files.sanitize import plain
from coatl_core.game.errors import TooFewProphecies
from coatl_core.game.rules import Rules, VariantChoice
from coatl_core.game.simulate import Summary, simulate
from coatl_core.game.state import Ruleset
from coatl_core.language.l10n import L10n
from coatl_core.plugins.registry import Registry, UnknownContent
from coatl_tui.cli.commands import CommandError, catalog, registry, whole_number

SOLO = "adam"
"""The variant of ``--solo``; its levels are the options ``level-1`` to ``level-5``."""
LEVEL = "level-"


def run(options: Namespace, l10n: L10n) -> int:
    """Plays the games. Raises CommandError for numbers with which no game can be played."""
    if options.seats is not None:
        from coatl_tui.cli.commands import simulate_match  # starts processes, which random games do not need

        return simulate_match.run(options, l10n)
    for option, given in (("--paired", options.paired), ("--csv", options.csv), ("--jobs", options.jobs != "1")):
        if given:
            raise CommandError(l10n("cli-error-needs-seats", option=option))
    rules = Rules(sacrifice_tokens=options.tokens)
    games = whole_number(options.games, "--games", 1, l10n)
    if not options.seed.isprintable():
        raise CommandError(l10n("cli-error-seed"))
    plugins = registry(options, l10n)
    if options.solo:
        players, variants = 1, solo(options, plugins, l10n)
        ruleset = plugins.ruleset([s.id for s in catalog(options.sets, plugins, l10n).sets], variants)
    else:
        players = whole_number("2" if options.players is None else options.players, "--players", 0, l10n)
        ruleset = Ruleset(catalog(options.sets, plugins, l10n))
        if not 2 <= players <= len(rules.dealt):
            raise CommandError(l10n("cli-error-players", least=2, most=len(rules.dealt), players=str(players)))
        if options.levels is not None:
            raise CommandError(l10n("cli-error-levels-alone"))
    try:
        summary = simulate(ruleset, players, games, options.seed, rules=rules)
    except TooFewProphecies as error:
        text = l10n("cli-error-sets-few", needed=error.needed, prophecies=error.prophecies)
        raise CommandError(text) from None
    print(json.dumps(_data(summary)) if options.json else _text(summary, l10n))
    return 0


def solo(options: Namespace, plugins: Registry, l10n: L10n) -> tuple[VariantChoice, ...]:
    """Returns the variant of a solo game with its levels. Raises CommandError for levels that do not exist, and for
    options that a solo game does not take."""
    for option, given in (("--players", options.players is not None), ("--tokens", options.tokens)):
        if given:
            raise CommandError(l10n("cli-error-solo", option=option))
    levels = [level.strip() for level in options.levels.split(",")] if options.levels is not None else []
    choice = VariantChoice(SOLO, tuple(LEVEL + level for level in levels))
    try:
        plugins.variant(choice)
        return (choice,)
    except UnknownContent as error:
        if error.kind != "option":
            raise CommandError(l10n("cli-error-no-solo", variant=SOLO)) from None
        known = ", ".join(option.removeprefix(LEVEL) for option in error.known if option.startswith(LEVEL))
        level = error.id.rpartition(LEVEL)[2]
        raise CommandError(l10n("cli-error-level", level=plain(level), known=known)) from None


def _data(summary: Summary) -> dict[str, Any]:
    data = asdict(summary)
    solo = data.pop("solo")
    if summary.solo is None or solo is None:
        return data
    return {
        **data,
        "levels": levels_of(summary.solo.options),
        "wins": summary.solo.wins,
        "losses": summary.solo.losses,
        "average_points": summary.solo.points,
        "adam_average_points": summary.solo.opponent_points,
    }


def levels_of(options: Iterable[str]) -> list[int]:
    """Returns the numbers of the levels among the options of the solo game."""
    return [int(option.removeprefix(LEVEL)) for option in options]


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
        lines.append(l10n("cli-simulate-opponent", points=solo.opponent_points))
    return "\n".join([*lines, l10n("cli-simulate-checksum", checksum=summary.checksum)])
