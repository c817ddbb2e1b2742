"""The program ``coatl``: runs the app, or one of the commands beside it.

After wrong input it writes one sentence to standard error and exits with 2. A failing system (a full disk) gives 1, and
Ctrl-C gives 130. Textual, the parser of arguments and the modules of a command are imported only when they are needed.
"""

from __future__ import annotations

import errno
import gc
import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from itertools import pairwise

from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n, english
from coatl_core.language.systemtext import system_text
from coatl_tui.cli.commands import BAD_INPUT, ENDED, INTERRUPTED, SYSTEM_FAILED, CommandError, Ended, is_dumb
from coatl_tui.cli.language import of_environment, set_language
from coatl_tui.settings import readable_settings

BROKEN_PIPE = 141
LONGEST_ERROR = 2000
LONGEST_PATH = 300
"""Characters of a path in an error of the system, after the reason."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the program with these arguments (``sys.argv`` if None) and returns its exit code. Raises nothing, whatever
    the user has done; ``--help`` and ``--version`` return 0 like any other command."""
    if sys.stderr is None:  # closed by whoever started the program: it is said to nobody, and everything else is done
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115 - as long as the program runs
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # "?" for a character that the terminal cannot show
    l10n, arguments = english(), sys.argv[1:] if argv is None else argv
    try:
        _set_language(arguments, l10n)
        if sys.stdout is None:  # closed by whoever started the program
            return _fail(l10n("cli-error-output"), SYSTEM_FAILED, l10n)
        code = _run(arguments, l10n)
        sys.stdout.flush()
    except CommandError as error:
        return _fail(error.text, error.code, l10n)
    except Ended:
        return ENDED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _give_up_output()
        return BROKEN_PIPE
    except OSError as error:
        _give_up_output()
        code = BAD_INPUT if _is_asked_for(error) else SYSTEM_FAILED
        return _fail(l10n("cli-error-system", reason=_reason(error, l10n)), code, l10n)
    return code


def _set_language(argv: Sequence[str], l10n: L10n) -> None:
    """Chooses the language before anything is printed: errors in the arguments are printed in it too."""
    files = home()
    settings = readable_settings(files.settings)
    asked = [value for option, value in pairwise([*argv, ""]) if option == "--lang"]
    asked += [option.removeprefix("--lang=") for option in argv if option.startswith("--lang=")]
    tag = asked[0] if asked else settings.language or of_environment(os.environ)
    if tag and not set_language(l10n, tag, files.packs, "--safe-mode" in argv, settings.disabled) and asked:
        raise CommandError(l10n("cli-error-language", language=plain(tag), known=", ".join(l10n.languages)))


def _run(argv: Sequence[str], l10n: L10n) -> int:
    if not argv:  # the usual start does not wait for the parser
        return _play(l10n, safe_mode=False)
    from coatl_tui.cli.arguments import parse

    options = parse(argv, l10n)
    if options is None:
        return 0
    if options.command is None:
        return _play(l10n, options.safe_mode)
    if options.command == "join" and is_dumb():  # lines join by themselves what they are given
        return _run([*(["--safe-mode"] if options.safe_mode else []), "play", options.invitation], l10n)
    command = import_module(f"coatl_tui.cli.commands.{options.command}")
    code: int = command.run(options, l10n)
    return code


def _play(l10n: L10n, safe_mode: bool) -> int:
    if is_dumb():
        return _run([*(["--safe-mode"] if safe_mode else []), "play"], l10n)
    gc.disable()  # the app turns it on when it is there: what a start makes is no garbage
    from coatl_tui.cli.app_process import run

    files = home()
    for path in (files.saves, files.records):
        with suppress(FileNotFoundError, NotADirectoryError):
            path.stat()  # fails now, with a sentence, for a name too long or a folder that nobody may look into
    return run(files, l10n, safe_mode)


def _fail(text: str, code: int, l10n: L10n) -> int:
    print(plain(l10n("cli-error", text=text), LONGEST_ERROR), file=sys.stderr)
    return code


def _reason(error: OSError, l10n: L10n) -> str:
    reason = system_text(error, l10n)
    return f"{reason} ({plain(str(error.filename), LONGEST_PATH)})" if error.filename else reason


def _is_asked_for(error: OSError) -> bool:
    """Whether the name of a file is too long because the user wrote it, and not because the home has such a name."""
    files = home()
    ours = (str(files.data), str(files.config))
    return error.errno == errno.ENAMETOOLONG and not str(error.filename).startswith(ours)


def _give_up_output() -> None:
    """Discards the output that is not written yet. Otherwise the interpreter fails to write it again when it ends."""
    try:
        number = sys.stdout.fileno()
    except OSError:  # not a real file
        return
    os.dup2(os.open(os.devnull, os.O_WRONLY), number)
