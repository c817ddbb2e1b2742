"""``coatl sheet``: the score sheet of a game at a real table, of which a text tells the end."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from coatl_core.files.atomic import write
from coatl_core.files.home import home
from coatl_core.files.problems import FileError
from coatl_core.files.sanitize import plain
from coatl_core.files.tomlfile import read_text
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.game.told_end import end_state
from coatl_core.language.l10n import L10n
from coatl_core.language.letters import own_letters
from coatl_core.language.outcometext import outcome_sentences, sheet_text, winner_text
from coatl_core.language.problemtext import LONGEST, problem_text
from coatl_core.play.told_game import ToldGame
from coatl_core.saves.savetext import sheet_problem_text
from coatl_core.saves.sheetfile import MOST_BYTES, SheetError, read_sheet
from coatl_tui.cli.commands import (
    BAD_INPUT,
    SYSTEM_FAILED,
    CommandError,
    ascii_only,
    is_terminal,
    registry,
    target,
    unwritable,
)
from coatl_tui.cli.commands.replay import opponent_data, score_data, sides_data
from coatl_tui.settings import readable_settings

_STANDARD_INPUT = "-"


def run(options: Namespace, l10n: L10n) -> int:
    """Prints the score sheet of the game whose end the file, or standard input, tells; with ``--svg`` it writes a
    picture of it. Without a file the app asks for that end at a terminal. A text that tells no such end is refused with
    a line for everything that is wrong. Raises CommandError."""
    if options.file is None and is_terminal():
        from coatl_tui.cli.app_process import run as run_app

        return run_app(home(), l10n, options.safe_mode, pads=True)
    file = options.file or _STANDARD_INPUT
    try:
        text = _standard_input(l10n) if file == _STANDARD_INPUT else read_text(Path(file))
        end, ruleset = read_sheet(text, file, registry(options, l10n), own_letters(l10n))
    except FileError as error:
        return _refused([problem_text(each, l10n) for each in error.problems])
    except SheetError as error:
        return _refused([sheet_problem_text(each, error, l10n) for each in error.problems])
    game = ToldGame(end_state(end, ruleset))
    sheet = game.score_sheet()
    if options.svg is not None:
        picture = target(Path(options.svg), l10n)
        try:
            write(picture, _picture(game, l10n))
        except OSError as error:
            raise unwritable(picture, error, l10n, SYSTEM_FAILED) from None
    if options.json:
        print(json.dumps(_data(sheet, l10n), indent=1))
    elif options.svg is None:
        print(sheet_text(sheet, game.view(), l10n))
        print(winner_text(sheet, l10n))
    return 0


def _refused(lines: list[str]) -> int:
    """Prints what is wrong, as compilers do, and returns the exit code."""
    for line in lines:
        print(plain(line, LONGEST * 3), file=sys.stderr)
    return BAD_INPUT


def _standard_input(l10n: L10n) -> str:
    if sys.stdin is None:  # closed by whoever started the program
        raise CommandError(l10n("cli-error-input"))
    try:
        return sys.stdin.read(MOST_BYTES)
    except UnicodeDecodeError:
        raise CommandError(l10n("cli-error-input")) from None


def _picture(game: ToldGame, l10n: L10n) -> str:
    from coatl_tui.palettes import DARK, PALETTES
    from coatl_tui.table.sheet import sheet_of
    from coatl_tui.table.sheet_picture import picture_content, sheet_svg
    from coatl_tui.widgets.signs import Signs

    sheet, seen = game.score_sheet(), game.view()
    outcome = list(outcome_sentences(sheet, seen, game.log(), l10n))
    content = picture_content(sheet_of(game, outcome, l10n, plain=False), Signs(ascii_only()))
    colors = PALETTES.get(readable_settings(home().settings).theme, DARK)
    return sheet_svg(content, colors, f"Cóatl · {', '.join(seen.setup.players)}")


def _data(sheet: ScoreSheet, l10n: L10n) -> dict[str, Any]:
    return {
        "players": [score_data(player) for player in sheet.players],
        **({"opponent": opponent_data(sheet.opponent, l10n)} if sheet.opponent else {}),
        **sides_data(sheet),
        "winners": sheet.winners,
        "decided_by": sheet.decided_by if sheet.winners else None,
    }
