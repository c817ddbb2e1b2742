"""``coatl lab``: is a set of cards any good? Plays games between computer players and says what became of each card."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import tempfile
import time
from argparse import Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from types import FrameType

from coatl_core.cards.catalog import CardSet
from coatl_core.files import atomic
from coatl_core.files.problems import FileError
from coatl_core.files.sanitize import plain
from coatl_core.files.tomlfile import read_text
from coatl_core.game.engine import new_game
from coatl_core.game.errors import PlayerFailed, TooFewProphecies, VariantFailed
from coatl_core.game.rules import MOST_OF_BOX, read_seat
from coatl_core.lab.job import Job
from coatl_core.lab.resultfile import MOST_GAMES, NotARun, OldRun, Played, Run, read, text_of, write
from coatl_core.lab.totals import Totals
from coatl_core.language.l10n import L10n
from coatl_core.language.problemtext import problem_text
from coatl_core.language.systemtext import system_text
from coatl_core.players.cluster import ClusterFailed
from coatl_core.plugins.loading import load_pack
from coatl_core.plugins.manifest import MANIFEST, read_manifest
from coatl_core.plugins.proposed_choices import MEASURER
from coatl_core.plugins.registry import Registry, UnknownContent
from coatl_tui.cli.commands import (
    BAD_INPUT,
    ENDED,
    INTERRUPTED,
    SYSTEM_FAILED,
    CommandError,
    Ended,
    ended_in_order,
    only_one,
    registry,
    target,
    unknown_set,
    unwritable,
    whole_number,
    with_broken,
)
from coatl_tui.cli.commands.lab_show import csv_text, show, show_changes
from coatl_tui.cli.commands.playing import cluster_failed, jobs_of, played, try_players, with_bar
from coatl_tui.cli.commands.variants import check_together, named_faults, named_variants

EACH = 30.0
"""So many seconds lie between two writings of the file of ``--resume``."""


def run(options: Namespace, l10n: L10n) -> int:
    """Plays the games and prints what they say. Raises CommandError for what cannot be played."""
    only_one(options, l10n, "json", "csv")
    if options.compare is not None:
        _nothing_else(options, l10n)
        before, after = (_read(Path(file), l10n) for file in options.compare)
        print(show_changes(before, after, l10n), end="")
        return 0
    if options.card_set is None:
        text = l10n("cli-error-required", arguments=l10n("cli-value-set"))
        raise CommandError(l10n("cli-error-usage", problem=text, command=options.parser.prog))
    plugins = registry(options, l10n)
    games = whole_number(options.games, "--games", 1, l10n)
    if games > MOST_GAMES:
        raise CommandError(l10n("lab-error-games", most=MOST_GAMES))
    jobs = jobs_of(options, os.cpu_count() or 1, l10n)
    job = _job(options, plugins, l10n)
    html = None if options.html is None else _html(Path(options.html), l10n)
    path = None if options.resume is None else target(Path(options.resume), l10n)
    if path is not None and html is not None and path.resolve() == html.resolve():
        raise CommandError(l10n("lab-error-same", file=plain(str(path))))
    totals = Totals() if path is None else _resumed(path, job, l10n)
    numbers = [number for number in range(job.deals(games)) if number not in totals.done]
    code = _play(job, totals, numbers, jobs, path, options, plugins, l10n) if numbers else 0
    if code:
        return code
    for failure in sorted(totals.failures):
        print(l10n("lab-failed", failure=plain(failure, 500)), file=sys.stderr)
    if options.json:
        told = text_of(job, totals)
    elif options.csv:
        told = csv_text(job, totals)
    else:
        told = show(job, totals, l10n, grey=sys.stdout.isatty() and not os.environ.get("NO_COLOR"))
    try:
        print(told, end="", flush=True)
    except BrokenPipeError:  # whoever reads has seen enough
        raise
    except OSError:
        if path is None:
            _keep_unfinished(path, job, totals, l10n)
        raise
    if html is not None:
        from coatl_tui.cli.commands.lab_page import page

        try:
            atomic.write(html, page(job, totals, l10n))
        except OSError as error:
            raise unwritable(html, error, l10n, SYSTEM_FAILED) from None
        print(l10n("lab-page-ready", file=plain(str(html))), file=sys.stderr)
    return 0


def _nothing_else(options: Namespace, l10n: L10n) -> None:
    """Raises CommandError for what ``--compare`` would leave out; options that say how to play have no effect there."""
    if options.card_set is not None:
        raise CommandError(l10n("lab-error-compare-with", option=l10n("cli-value-set")))
    for option in ("json", "csv", "html", "resume", "cluster", "jobs", "others", "variants"):
        if getattr(options, option):
            named = {"others": "with", "variants": "variant"}.get(option, option)
            raise CommandError(l10n("lab-error-compare-with", option=f"--{named}"))


def _job(options: Namespace, plugins: Registry, l10n: L10n) -> Job:
    """Returns what is to be played, which has been dealt once. Raises CommandError."""
    players = whole_number(options.players, "--players", 0, l10n)
    if not 2 <= players <= MOST_OF_BOX:
        raise CommandError(l10n("cli-error-players", least=2, most=MOST_OF_BOX, players=str(players)))
    if not options.seed.isprintable():
        raise CommandError(l10n("cli-error-seed"))
    looked_at = _card_set(options.card_set, plugins, l10n)
    others = tuple(_known(id, plugins, l10n) for id in options.others or ())
    ids = [looked_at.id, *(other.id for other in others)]
    twice = next((id for id in ids if ids.count(id) > 1), None)
    if twice is not None:
        raise CommandError(l10n("cli-error-set-twice", set=twice))
    strength = MEASURER if options.strength is None else read_seat(options.strength)
    variants = named_variants(options.variants or (), plugins, l10n)
    check_together(variants, players, plugins, l10n)
    job = Job(looked_at.id, (looked_at, *others), players, strength, options.seed, variants)
    with named_faults(job.catalog, l10n):
        ruleset = job.ruleset(plugins)
        try_players((job.strength,) * players, ruleset, plugins, l10n)
        try:
            new_game(job.setup(0), ruleset)
        except TooFewProphecies as error:
            text = l10n("lab-error-few", needed=error.needed, prophecies=error.prophecies)
            raise CommandError(text) from None
        return job.examined(plugins)


def _html(path: Path, l10n: L10n) -> Path:
    """Returns the file of ``--html``. What it lacks is told before the games begin. Raises CommandError."""
    if find_spec("bokeh") is None:
        raise CommandError(l10n("lab-error-html"))
    return target(path, l10n)


def _card_set(text: str, plugins: Registry, l10n: L10n) -> CardSet:
    """Returns the set to be looked at: that of a folder of a pack, or the one with this id. A folder comes first: it is
    what its author is changing."""
    folder = Path(text)
    if not (folder / MANIFEST).is_file():
        if folder.is_dir() and text not in plugins.card_sets:
            known = ", ".join(plugins.card_sets)
            raise CommandError(l10n("lab-error-no-pack", folder=plain(text), manifest=MANIFEST, known=known))
        return _known(text, plugins, l10n)
    try:
        file = folder / MANIFEST
        sets = load_pack(folder, read_manifest(read_text(file), str(file), None)).card_sets
    except FileError as error:
        raise CommandError(l10n("lab-error-pack", problem=problem_text(error.problems[0], l10n))) from None
    if len(sets) != 1:
        known = ", ".join(s.id for s in sets) or "–"
        raise CommandError(l10n("lab-error-sets", folder=plain(text), known=known))
    return sets[0]


def _known(id: str, plugins: Registry, l10n: L10n) -> CardSet:
    try:
        return plugins.card_set(id)
    except UnknownContent as error:
        raise CommandError(with_broken(unknown_set(error, l10n), plugins, l10n)) from None


def _read(path: Path, l10n: L10n) -> Run:
    try:
        return read(path)
    except OldRun:
        raise CommandError(l10n("lab-error-old", file=plain(str(path)))) from None
    except (NotARun, IsADirectoryError) as error:
        raise CommandError(l10n("lab-error-file", file=plain(str(path)), reason=plain(str(error)) or "–")) from None
    except FileNotFoundError:
        raise CommandError(l10n("lab-error-no-file", file=plain(str(path)))) from None


def _resumed(path: Path, job: Job, l10n: L10n) -> Totals:
    """Returns what the file holds; nothing if there is no such file yet. Raises CommandError for another run's."""
    if not path.exists():
        return Totals()
    run, wanted = _read(path, l10n), Played.of(job)
    if run.played != wanted:
        for option, had, wants in (
            ("SET, --with", run.played.sets, wanted.sets),
            ("--players", run.played.players, wanted.players),
            ("--strength", run.played.strength, wanted.strength),
            ("--seed", run.played.seed, wanted.seed),
            ("--variant", run.played.variants, wanted.variants),
        ):
            if had != wants:
                had_text = (", ".join(had) or "–") if isinstance(had, dict) else str(had)
                text = l10n("lab-error-other", file=plain(str(path)), option=option, value=plain(had_text))
                raise CommandError(text)
    return run.totals()


def _play(
    job: Job,
    totals: Totals,
    numbers: Sequence[int],
    jobs: int,
    path: Path | None,
    options: Namespace,
    plugins: Registry,
    l10n: L10n,
) -> int:
    """Plays the deals of these numbers and adds them to the totals. Whatever stops it, what was played is kept in a
    file. Returns an exit code, 0 if everything was played. Raises CommandError, KeyboardInterrupt if nothing was
    played that could be kept, and what is a mistake in the program."""
    deals = played(job, numbers, jobs, plugins, options, 1)
    begun = totals.games
    written = time.monotonic()
    try:
        with ended_in_order(), closing(with_bar(deals, len(numbers), l10n, job.games_a_deal)) as shown:
            for deal in shown:
                with _undisturbed():
                    totals.add(deal)
                if path is not None and time.monotonic() - written > EACH:
                    with suppress(OSError):  # it is tried again, and told at the end
                        write(path, job, totals)
                    written = time.monotonic()
    except (KeyboardInterrupt, Exception) as stopped:
        code, reason = _why(stopped, totals.games > begun, l10n)
        if totals.games == begun:
            if reason:
                raise CommandError(reason, code) from None
            raise
        if reason:
            print(l10n("cli-error", text=reason), file=sys.stderr)
        _keep_unfinished(path, job, totals, l10n)
        if not code:
            raise
        return code
    if path is not None:
        _keep(path, job, totals, l10n)
    return 0


def _why(stopped: BaseException, begun: bool, l10n: L10n) -> tuple[int, str]:
    """Returns the exit code and a sentence about what has stopped the games; 0 for what the program tells itself."""
    if isinstance(stopped, Ended):
        return ENDED, ""
    if isinstance(stopped, KeyboardInterrupt):
        return INTERRUPTED, ""
    if isinstance(stopped, BrokenProcessPool):
        return SYSTEM_FAILED, l10n("lab-error-process")
    if isinstance(stopped, ClusterFailed):
        return (SYSTEM_FAILED if begun else BAD_INPUT), cluster_failed(stopped, l10n)
    if isinstance(stopped, VariantFailed):
        text = l10n("cli-error-variant-failed", plugin=plain(stopped.plugin), error=plain(stopped.error))
        return BAD_INPUT, text
    if isinstance(stopped, PlayerFailed):
        return BAD_INPUT, l10n("cli-simulate-failed", plugin=plain(stopped.plugin), error=plain(str(stopped)))
    return 0, ""


def _keep_unfinished(path: Path | None, job: Job, totals: Totals, l10n: L10n) -> None:
    """Writes what was played, to a new file if none is given, and says how to go on. Raises CommandError."""
    file = path or _free_name(job)
    _keep(file, job, totals, l10n)
    print(l10n("lab-stopped", games=totals.games, file=plain(str(file))), file=sys.stderr)


def _keep(path: Path, job: Job, totals: Totals, l10n: L10n) -> None:
    """Writes what was played. If that cannot be, it is kept in the folder for temporary files. Raises CommandError."""
    try:
        write(path, job, totals)
    except OSError as error:
        folder = None
        try:
            folder = Path(tempfile.mkdtemp(prefix="coatl-"))
            kept = folder / path.name
            write(kept, job, totals)
        except OSError:
            if folder is not None:
                shutil.rmtree(folder, ignore_errors=True)
            raise unwritable(path, error, l10n, SYSTEM_FAILED) from None
        values = {"file": plain(str(path)), "reason": system_text(error, l10n), "kept": plain(str(kept))}
        raise CommandError(l10n("lab-error-kept", **values), SYSTEM_FAILED) from None


def _free_name(job: Job) -> Path:
    names = (Path(f"{job.card_set}{number}.lab.json") for number in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(name for name in names if not name.exists())


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C and the end wait until this is done, so that no deal is counted by half."""
    asked: list[int] = []

    def remember(number: int, frame: FrameType | None) -> None:
        asked.append(number)

    before = {number: signal.signal(number, remember) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    if asked:
        raise Ended if signal.SIGTERM in asked else KeyboardInterrupt
