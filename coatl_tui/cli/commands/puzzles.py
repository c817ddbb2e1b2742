"""``coatl puzzles``: lists the puzzles, plays one, makes new ones from games of computer players, solves those of a
file anew."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from coatl_core.cards.cardfile import ID
from coatl_core.files import clock
from coatl_core.files.home import home
from coatl_core.files.problems import FileError
from coatl_core.files.sanitize import plain
from coatl_core.files.tomlfile import read_text
from coatl_core.game.puzzle import PuzzleSet, read_puzzles
from coatl_core.language.l10n import L10n
from coatl_core.language.problemtext import LONGEST, problem_sentence
from coatl_core.play.puzzle_game import Named, all_puzzles, next_puzzle, shipped_puzzles
from coatl_core.play.puzzletext import themes_text
from coatl_core.plugins.puzzlelint import lint
from coatl_core.plugins.registry import Registry
from coatl_core.saves.puzzle_tries import Tries, load_tries
from coatl_core.saves.records import NewerRecords
from coatl_core.saves.savetext import tries_aside_text, tries_error_text
from coatl_tui.cli.commands import SYSTEM_FAILED, CommandError, catalog, registry, table, whole_number
from coatl_tui.cli.commands.problem_list import print_problems
from coatl_tui.cli.commands.variants import named_faults
from coatl_tui.plugin_files import IN_LINES

FOUND, NOTHING_FOUND = 1, 0


def run(options: Namespace, l10n: L10n) -> int:
    """Does what ``options.action`` says. Raises CommandError."""
    if options.action == "make":
        return _make(options, l10n)
    plugins = registry(options, l10n, IN_LINES)
    if options.action == "check":
        return _check(options, plugins, l10n)
    puzzles, tries = all_puzzles(plugins), _tries(l10n)
    if options.action == "list":
        return _list(options, puzzles, tries, l10n)
    return _play(options, puzzles, tries, l10n)


def _tries(l10n: L10n) -> Tries:
    try:
        tries = load_tries(home().puzzles)
    except (OSError, NewerRecords) as error:
        raise CommandError(tries_error_text(error, l10n), SYSTEM_FAILED) from None
    if aside := tries_aside_text(tries, l10n):
        print(plain(aside, LONGEST), file=sys.stderr)
    return tries


def _list(options: Namespace, puzzles: Iterable[Named], tries: Tries, l10n: L10n) -> int:
    """Prints a line for each puzzle."""
    today = clock.today()
    states = [(named, tries.state(named.key, today)) for named in puzzles]
    if options.json:
        data = [
            {
                "id": named.key,
                "grade": named.puzzle.grade,
                "actions": named.puzzle.actions,
                "themes": list(named.puzzle.themes),
                "state": state,
            }
            for named, state in states
        ]
        print(json.dumps({"rating": tries.ratings()[-1].rating, "puzzles": data}, indent=1))
        return 0
    rows = [
        (
            named.key,
            str(named.puzzle.grade),
            l10n("puzzles-state", state=state),
            themes_text(named.puzzle, l10n),
        )
        for named, state in states
    ]
    heads = [l10n("cli-column-puzzle"), *(l10n(f"puzzles-{name}") for name in ("grade", "done", "theme"))]
    print("\n".join(table(heads, rows)))
    return 0


def _make(options: Namespace, l10n: L10n) -> int:
    """Prints the puzzles of some games as a file, and tells on the standard error what was left out."""
    from coatl_core.players.puzzle_maker import Making, choose, written

    games = whole_number(options.games, "--games", 1, l10n)
    take = None if options.take is None else whole_number(options.take, "--take", 1, l10n)
    if not options.seed.isprintable():
        raise CommandError(l10n("cli-error-seed"))
    if not ID.fullmatch(options.id):
        raise CommandError(l10n("cli-error-id", id=plain(options.id)))
    plugins = registry(options, l10n)
    making = Making(games, options.seed, tuple(each.id for each in catalog(options.sets, plugins, l10n).sets))
    refused = Counter[str]()
    with named_faults(plugins.catalog(making.card_sets), l10n):
        puzzles = [*making.puzzles(plugins, refused)]
    print(written(options.id, puzzles if take is None else choose(puzzles, take)), end="")
    print(l10n("cli-puzzles-made", n=len(puzzles)), file=sys.stderr)
    for reason, number in sorted(refused.items()):
        print(l10n("cli-puzzles-refused", n=number, reason=reason), file=sys.stderr)
    return 0


def _check(options: Namespace, plugins: Registry, l10n: L10n) -> int:
    """Solves the puzzles of a file, or those of the game, and lists what is wrong."""
    try:
        puzzles = shipped_puzzles() if options.file is None else _read(Path(options.file), l10n)
    except FileError as error:
        print_problems(error.problems, "", l10n)
        return FOUND
    fine = l10n("cli-puzzles-fine", n=len(puzzles.puzzles))
    return FOUND if print_problems(lint(puzzles, plugins, ()), fine, l10n) else NOTHING_FOUND


def _read(path: Path, l10n: L10n) -> PuzzleSet:
    """Returns the puzzles of a file. Raises CommandError for one that cannot be read, FileError for what it holds."""
    try:
        text = read_text(path)
    except FileError as error:
        raise CommandError(f"{plain(str(path))}: {problem_sentence(error.problems[0], l10n)}") from None
    return read_puzzles(text, str(path))


def _play(options: Namespace, puzzles: list[Named], tries: Tries, l10n: L10n) -> int:
    """Opens a puzzle, by its id or its number, or the one that is to be tried next."""
    asked = options.puzzle
    if asked is None:
        named = next_puzzle(puzzles, tries, clock.today())
    else:
        at = int(asked) - 1 if asked.isdecimal() and asked.isascii() and len(asked) < 7 else -1
        named = next((each for number, each in enumerate(puzzles) if each.key == asked or number == at), None)
    if named is None:
        raise CommandError(l10n("cli-puzzles-none" if asked is None else "cli-puzzles-unknown", id=plain(asked or "")))
    if options.plain:
        from coatl_tui.cli.commands.play import menu_in_lines

        menu = menu_in_lines(options, l10n)
        menu.solve(named)
        return 0
    from coatl_tui.cli.app_process import run as run_app

    return run_app(home(), l10n, options.safe_mode, wanted=named)
