"""``coatl simulate --seats``: plays matches between computer players, in as many processes as one likes."""

from __future__ import annotations

import csv
import hashlib
import json
import sys
from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from io import StringIO
from pathlib import Path
from statistics import fmean, median
from typing import Any

from attrs import asdict, frozen

from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.game.errors import PlayerFailed
from coatl_core.game.match import Played, play_game
from coatl_core.game.players import Budget
from coatl_core.game.ratings import elo
from coatl_core.game.rules import MOST_PLAYERS, ComputerSeat, Rules, Setup
from coatl_core.game.simulate import ENDINGS
from coatl_core.game.state import Ruleset
from coatl_core.language.l10n import L10n
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.registry import Registry, UnknownContent
from coatl_tui.cli.commands import CommandError, catalog, registry, table, whole_number
from coatl_tui.settings import readable_settings

BAR = 30
"""The cells of the progress bar."""
MOST_JOBS = 256


@frozen
class Match:
    """What is to be played. ``rotate`` plays each deal once with every seating that a rotation gives."""

    seats: tuple[ComputerSeat, ...]
    card_sets: tuple[str, ...]
    seed: str
    rules: Rules
    rotate: bool
    packs: Path
    safe_mode: bool
    disabled: frozenset[str]

    def deal(self, game: int) -> int:
        """Returns the number of the deal of a game, both from 0."""
        return game // len(self.seats) if self.rotate else game

    def seating(self, game: int) -> tuple[ComputerSeat, ...]:
        """Returns who sits where in a game."""
        turn = game % len(self.seats) if self.rotate else 0
        return self.seats[turn:] + self.seats[:turn]

    def plugins(self) -> Registry:
        return load_plugins(self.packs, self.safe_mode, disabled=self.disabled)


@frozen
class Game:
    """A game of a match: its number from 0, who sat where, and how it went. ``failures`` are what failed."""

    number: int
    seating: tuple[ComputerSeat, ...]
    played: Played
    failures: tuple[PlayerFailed, ...]


def run(options: Namespace, l10n: L10n) -> int:
    """Plays the match. Raises CommandError for seats and numbers with which no game can be played."""
    for option, given in (
        ("--players", options.players is not None),
        ("--solo", options.solo),
        ("--levels", options.levels is not None),
    ):
        if given:
            raise CommandError(l10n("cli-error-seats-with", option=option))
    games = whole_number(options.games, "--games", 1, l10n)
    jobs = whole_number(options.jobs, "--jobs", 1, l10n)
    if not options.seed.isprintable():
        raise CommandError(l10n("cli-error-seed"))
    plugins = registry(options, l10n)
    files = home()
    match = Match(
        seats=_seats(options.seats, plugins, l10n),
        card_sets=tuple(s.id for s in catalog(options.sets, plugins, l10n).sets),
        seed=options.seed,
        rules=Rules(sacrifice_tokens=options.tokens),
        rotate=options.paired,
        packs=files.packs,
        safe_mode=options.safe_mode,
        disabled=frozenset(readable_settings(files.settings).disabled),
    )
    _try(match, plugins, l10n)
    played = list(_with_bar(_play(match, games, min(jobs, MOST_JOBS, games), plugins), games, l10n))
    failures = dict.fromkeys(failure for game in played for failure in game.failures)
    for failure in failures:
        print(l10n("cli-simulate-failed", plugin=plain(failure.plugin), error=plain(str(failure))), file=sys.stderr)
    if options.csv:
        print(_csv(played, match), end="")
    elif options.json:
        print(json.dumps(_data(played, match)))
    else:
        print(_text(_data(played, match), l10n))
    return 0


def _seats(text: str, plugins: Registry, l10n: L10n) -> tuple[ComputerSeat, ...]:
    named = [word.strip().partition("/") for word in text.split(",")]
    seats = tuple(ComputerSeat(id, level) for id, _, level in named)
    if not 2 <= len(seats) <= MOST_PLAYERS:
        raise CommandError(l10n("cli-error-players", least=2, most=MOST_PLAYERS, players=str(len(seats))))
    for seat in seats:
        kind = plugins.players.get(seat.id)
        if kind is not None and not kind.players[0] <= len(seats) <= kind.players[1]:
            least, most = kind.players
            raise CommandError(l10n("cli-error-seat-players", player=str(seat), least=least, most=most))
    return seats


def _try(match: Match, plugins: Registry, l10n: L10n) -> None:
    """Seats everybody once, so that what is wrong is told before the games begin."""
    ruleset = plugins.ruleset(match.card_sets)
    try:
        for seat in match.seats:
            plugins.player(seat, ruleset)
    except UnknownContent as error:
        text = l10n("cli-error-player", player=plain(error.id), known=", ".join(error.known))
        raise CommandError(text) from None
    except PlayerFailed as error:
        text = l10n("cli-simulate-failed", plugin=plain(error.plugin), error=plain(str(error)))
        raise CommandError(text) from None
    needed, there = match.rules.prophecies_needed(len(match.seats)), len(ruleset.catalog.prophecy_cards())
    if there < needed:
        raise CommandError(l10n("cli-error-sets-few", needed=needed, prophecies=there))


def _play(match: Match, games: int, jobs: int, plugins: Registry) -> Iterator[Game]:
    """Yields the games in order. A game depends on its number alone, so that any number of processes gives the same."""
    if jobs == 1:
        ruleset = plugins.ruleset(match.card_sets)
        for number in range(games):
            yield play_one(match, number, plugins, ruleset)
        return
    with ProcessPoolExecutor(jobs, initializer=_begin_worker, initargs=(match,)) as pool:
        yield from pool.map(_worker_game, range(games), chunksize=max(1, min(8, games // (4 * jobs))))


def play_one(match: Match, number: int, plugins: Registry, ruleset: Ruleset) -> Game:
    """Plays the game of this number."""
    seating = match.seating(number)
    names = tuple(map(str, seating))
    seed = f"{match.seed}/{match.deal(number)}"
    setup = Setup(names, seed, card_sets=match.card_sets, rules=match.rules, seats=seating)
    players = [plugins.player(seat, ruleset) for seat in seating]
    played = play_game(setup, ruleset, players, Budget())
    return Game(number, seating, played, tuple(p.failure for p in players if p.failure is not None))


_worker: list[tuple[Match, Registry, Ruleset]] = []
"""What a process plays with; it is loaded once."""


def _begin_worker(match: Match) -> None:
    plugins = match.plugins()
    _worker.append((match, plugins, plugins.ruleset(match.card_sets)))


def _worker_game(number: int) -> Game:
    match, plugins, ruleset = _worker[0]
    return play_one(match, number, plugins, ruleset)


def _with_bar(games: Iterable[Game], number: int, l10n: L10n) -> Iterator[Game]:
    """Yields the games, and draws on standard error how many are played, if that is a terminal."""
    shown = sys.stderr.isatty()
    for done, game in enumerate(games, 1):
        yield game
        if shown:
            full = BAR * done // number
            bar = "#" * full + "-" * (BAR - full)
            print(f"\r{l10n('cli-simulate-progress', bar=bar, done=done, games=number)}", end="", file=sys.stderr)
    if shown:
        print(file=sys.stderr)


def _data(games: Sequence[Game], match: Match) -> dict[str, Any]:
    """Returns the result of the match as ``--json`` prints it."""
    shares: dict[str, float] = {}
    times: dict[str, list[float]] = {}
    checksum = hashlib.sha256()
    for game in games:
        for seat, player in enumerate(map(str, game.seating)):
            shares[player] = shares.get(player, 0.0) + _share(game, seat)
            times.setdefault(player, []).extend(game.played.milliseconds[seat])
        checksum.update(game.played.digest.encode())
    players = list(dict.fromkeys(map(str, match.seats)))
    return {
        "games": len(games),
        "seats": [str(seat) for seat in match.seats],
        "scores": {player: round(shares[player] / len(games), 4) for player in players},
        "elo": _elo(games, match, players),
        "standstills": sum(game.played.ending == "standstill" for game in games),
        "ms_a_turn": {player: round(median(times[player]), 3) for player in players},
        "checksum": checksum.hexdigest(),
    }


def _share(game: Game, seat: int) -> float:
    """Returns a seat's share of the victory."""
    winners = game.played.winners
    return 1 / len(winners) if seat in winners else 0.0


def _elo(games: Sequence[Game], match: Match, players: Sequence[str]) -> dict[str, dict[str, float]]:
    """Returns the Elo difference of the two players of a match between two; nothing for any other match."""
    if len(match.seats) != 2 or len(players) != 2:
        return {}
    by_deal: dict[int, list[float]] = {}
    for game in games:
        seat = [str(s) for s in game.seating].index(players[0])
        by_deal.setdefault(match.deal(game.number), []).append(_share(game, seat))
    found = elo([fmean(scores) for scores in by_deal.values()])
    return {"-".join(players): {key: round(value, 1) for key, value in asdict(found).items()}}


def _text(data: dict[str, Any], l10n: L10n) -> str:
    """Returns the result as a table and sentences."""
    header = [l10n(f"cli-column-{column}") for column in ("player", "share", "ms")]
    rows = [[player, f"{share:.3f}", f"{data['ms_a_turn'][player]:.1f}"] for player, share in data["scores"].items()]
    lines = [l10n("cli-simulate-match", games=data["games"]), *table(header, rows)]
    for pair, found in data["elo"].items():
        values = {key: f"{value:+.0f}" for key, value in found.items()}
        lines.append(l10n("cli-simulate-elo", pair=pair.replace("-", " – "), **values))
    lines.append(l10n("cli-simulate-ending", ending=ENDINGS["standstill"], games=data["standstills"]))
    return "\n".join([*lines, l10n("cli-simulate-checksum", checksum=data["checksum"])])


def _csv(games: Sequence[Game], match: Match) -> str:
    """Returns one line for each seat of each game."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["game", "seed", "seat", "player", "points", "share", "ending", "turns"])
    for game in games:
        played = game.played
        for seat, player in enumerate(game.seating):
            share = f"{_share(game, seat):.4f}"
            seed = f"{match.seed}/{match.deal(game.number)}"
            ending = ENDINGS[played.ending]
            writer.writerow([game.number, seed, seat, player, played.points[seat], share, ending, played.turns])
    return text.getvalue()
