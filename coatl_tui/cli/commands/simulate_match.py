"""``coatl simulate --seats``: plays matches between computer players, in as many processes as one likes."""

from __future__ import annotations

import csv
import hashlib
import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from io import StringIO
from multiprocessing import active_children
from statistics import fmean, median
from typing import Any

from attrs import asdict

from coatl_core.files.sanitize import plain
from coatl_core.game.engine import new_game
from coatl_core.game.ratings import elo
from coatl_core.game.rules import ComputerSeat, Rules, VariantChoice, players_of_a_game
from coatl_core.game.simulate import ENDINGS, SideSummary, sides_of
from coatl_core.game.state import has_opponent
from coatl_core.language.l10n import L10n
from coatl_core.language.numbertext import with_sign
from coatl_core.language.optiontext import opponent_name
from coatl_core.players.cluster import ClusterFailed
from coatl_core.players.contest import Contest, Game
from coatl_core.players.program import read_players, with_programs
from coatl_core.plugins.registry import Registry
from coatl_tui.cli.commands import CommandError, catalog, ended_in_order, only_one, registry, table, whole_number
from coatl_tui.cli.commands.playing import cluster_failed, failed_text, jobs_of, played, try_players, with_bar
from coatl_tui.cli.commands.variants import levels_of, named_faults, ruleset_of, sides_text, variants_of


def run(options: Namespace, l10n: L10n) -> int:
    """Plays the contest. Raises CommandError for seats and numbers with which no game can be played."""
    if options.players is not None:
        raise CommandError(l10n("cli-error-seats-with", option="--players"))
    only_one(options, l10n, "json", "csv")
    if options.levels is not None and not options.solo:
        raise CommandError(l10n("cli-error-levels-alone"))
    games = whole_number(options.games, "--games", 1, l10n)
    jobs = jobs_of(options, 1, l10n)
    if not options.seed.isprintable():
        raise CommandError(l10n("cli-error-seed"))
    plugins = registry(options, l10n)
    variants = variants_of(options, plugins, l10n)
    try:
        seats, programs = read_players(options.seats)
    except ValueError as error:
        raise CommandError(l10n("cli-error-player-command", command=plain(str(error)))) from None
    _look_at(seats, options, players_of_a_game(bool(variants)), l10n)
    contest = Contest(
        seats=seats,
        seed=options.seed,
        card_sets=tuple(s.id for s in catalog(options.sets, plugins, l10n).sets),
        rules=Rules(sacrifice_tokens=options.tokens),
        rotate=options.paired,
        variants=variants,
        programs=tuple(programs.items()),
    )
    if options.cluster is not None and programs:
        raise CommandError(l10n("cli-error-cluster-program"))
    _try(contest, with_programs(plugins, programs), l10n)
    found = _played(contest, games, jobs, plugins, options, l10n)
    failures = {str(failure): failure for game in found for failure in game.failures}
    for failure in failures.values():
        print(failed_text(failure, l10n), file=sys.stderr)
    if options.csv:
        print(_csv(found, contest), end="")
    elif options.json:
        print(json.dumps(_data(found, contest, plugins)))
    else:
        print(_text(_data(found, contest, plugins), contest, plugins, l10n))
    return 0


def _played(contest: Contest, games: int, jobs: int, plugins: Registry, options: Namespace, l10n: L10n) -> list[Game]:
    """Returns all games in their order."""
    try:
        with ended_in_order(), named_faults(plugins.catalog(contest.card_sets), l10n):
            found = with_bar(played(contest, range(games), jobs, plugins, options), games, l10n)
            return sorted(found, key=lambda game: game.number)
    except ClusterFailed as failed:
        raise CommandError(cluster_failed(failed, l10n)) from None
    except KeyboardInterrupt:
        for process in active_children():  # nobody asks for what they play any more
            process.terminate()
        raise


def _look_at(seats: Sequence[ComputerSeat], options: Namespace, allowed: tuple[int, int], l10n: L10n) -> None:
    """Raises CommandError for more or fewer seats than a game takes."""
    if options.solo and len(seats) > 1:
        raise CommandError(l10n("cli-error-solo", option=f"--seats {plain(options.seats)}"))
    least, most = allowed
    if not least <= len(seats) <= most:
        raise CommandError(l10n("cli-error-players", least=least, most=most, players=str(len(seats))))


def _try(contest: Contest, plugins: Registry, l10n: L10n) -> None:
    """Seats everybody and deals once, so that what is wrong is told before the games begin."""
    ruleset = ruleset_of(contest.card_sets, contest.variants, len(contest.seats), plugins, l10n)
    try_players(contest.seats, ruleset, plugins, l10n)
    with named_faults(plugins.catalog(contest.card_sets), l10n):
        new_game(contest.setup(0), ruleset)


def _data(games: Sequence[Game], contest: Contest, plugins: Registry) -> dict[str, Any]:
    """Returns the result of the match as ``--json`` prints it."""
    checksum = hashlib.sha256()
    for game in games:
        checksum.update(game.played.digest.encode())
    players = list(dict.fromkeys(contest.seats))
    times = {player: [time for game in games for time in game.times_of(player)] for player in players}
    data = {
        "games": len(games),
        "seats": [str(seat) for seat in contest.seats],
        "scores": {str(p): round(fmean(game.share_of(p) for game in games), 4) for p in players},
        "elo": _elo(games, contest, players),
        "standstills": sum(game.played.ending == "standstill" for game in games),
        "ms_a_turn": {str(p): round(median(times[p]), 3) for p in players},
        "checksum": checksum.hexdigest(),
    }
    sides = _sides(games, contest, plugins)
    return data | _solo(games, contest, plugins) | ({"sides": [asdict(side) for side in sides]} if sides else {})


def _sides(games: Sequence[Game], contest: Contest, plugins: Registry) -> tuple[SideSummary, ...]:
    """Returns what became of those who win together; nothing where everybody wins alone."""
    goal = plugins.ruleset(contest.card_sets, contest.variants).goal(len(contest.seats))
    return sides_of(goal, [(game.played.points, game.played.winners) for game in games])


def _solo(games: Sequence[Game], contest: Contest, plugins: Registry) -> dict[str, Any]:
    """Returns what is told of games against an automatic opponent, as for random games; nothing for other games."""
    opponents = [game.played.opponent for game in games if game.played.opponent is not None]
    if not opponents:
        return {}
    wins = sum(bool(game.played.winners) for game in games)
    return {
        "levels": levels_of(_opponent(contest, plugins).options),
        "wins": wins,
        "losses": len(games) - wins,
        "average_points": fmean(game.played.points[0] for game in games),
        "opponent_average_points": fmean(opponents),
    }


def _opponent(contest: Contest, plugins: Registry) -> VariantChoice:
    """Returns the variant of a contest that has an automatic opponent."""
    return next(choice for choice in contest.variants if has_opponent(plugins.variants[choice.id]))


def _elo(
    games: Sequence[Game], contest: Contest, players: Sequence[ComputerSeat]
) -> dict[str, dict[str, float | None]]:
    """Returns the Elo difference of the two players of a match between two, None where nothing bounds it. Nothing for
    any other contest."""
    if len(contest.seats) != 2 or len(players) != 2:
        return {}
    by_deal: dict[int, list[float]] = {}
    for game in games:
        by_deal.setdefault(contest.deal(game.number), []).append(game.share_of(players[0]))
    found = elo([fmean(scores) for scores in by_deal.values()])
    return {
        "-".join(map(str, players)): {
            key: None if value is None else round(value, 1) for key, value in asdict(found).items()
        }
    }


def _text(data: dict[str, Any], contest: Contest, plugins: Registry, l10n: L10n) -> str:
    """Returns the result as a table and sentences."""
    header = [l10n(f"cli-column-{column}") for column in ("player", "share", "ms")]
    rows = [
        [player, l10n("cli-share", value=share), l10n("lab-decimal", value=data["ms_a_turn"][player])]
        for player, share in data["scores"].items()
    ]
    lines = [l10n("cli-simulate-match", games=data["games"]), *table(header, rows)]
    for found in data["elo"].values():
        values = {key: "" if value is None else with_sign(round(value)) for key, value in found.items()}
        known = "-".join(key for key, value in found.items() if value is not None) or "nothing"
        lines.append(l10n("cli-simulate-elo", pair=" – ".join(data["scores"]), known=known, **values))
    if "wins" in data:
        lines.append(l10n("cli-simulate-solo", wins=data["wins"], losses=data["losses"], points=data["average_points"]))
        name = opponent_name(_opponent(contest, plugins).id, l10n)
        lines.append(l10n("cli-simulate-opponent", name=name, points=data["opponent_average_points"]))
    sides = [SideSummary(**side) for side in data.get("sides", ())]
    lines += sides_text(sides, data["games"], l10n)
    lines.append(l10n("cli-simulate-ending", ending=ENDINGS["standstill"], games=data["standstills"]))
    return "\n".join([*lines, l10n("cli-simulate-checksum", checksum=data["checksum"])])


def _csv(games: Sequence[Game], contest: Contest) -> str:
    """Returns one line for each seat of each game."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["game", "seed", "seat", "player", "points", "share", "ending", "turns"])
    for game in games:
        played = game.played
        for seat, player in enumerate(game.seating):
            share = f"{game.share(seat):.4f}"
            seed = f"{contest.seed}/{contest.deal(game.number)}"
            ending = ENDINGS[played.ending]
            writer.writerow([game.number, seed, seat, player, played.points[seat], share, ending, played.turns])
    return text.getvalue()
