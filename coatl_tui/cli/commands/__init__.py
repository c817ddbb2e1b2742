"""The commands beside the app, and what they share. Each is a module with a function ``run(options, l10n)``, which
prints its result and returns the exit code."""

from __future__ import annotations

import errno
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import TYPE_CHECKING

from attrs import frozen

from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n
from coatl_tui.settings import readable_settings

if TYPE_CHECKING:  # the app starts without these modules
    from argparse import Namespace
    from pathlib import Path

    from coatl_core.cards.catalog import Catalog
    from coatl_core.plugins.discovery import Plugin
    from coatl_core.plugins.registry import Readers, Registry, UnknownContent


BAD_INPUT, SYSTEM_FAILED, INTERRUPTED = 2, 1, 130
ENDED = 128 + signal.SIGTERM
"""The exit code of a program that was asked to end."""


@frozen
class CommandError(Exception):
    """Input that cannot be used, or a system that fails. ``text`` is a sentence for the user, ``code`` the exit
    code."""

    text: str
    code: int = BAD_INPUT


class Ended(KeyboardInterrupt):
    """The system asks the program to end, as when the machine shuts down."""


@contextmanager
def ended_in_order() -> Iterator[None]:
    """Whoever ends the program is answered as Ctrl-C is, by an ``Ended`` that is raised. A second one ends it at once.
    For the main thread alone."""

    def end(number: int, frame: FrameType | None) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        raise Ended

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def is_terminal() -> bool:
    """Whether somebody types and reads."""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def is_dumb() -> bool:
    """Whether there is a terminal that can only show line after line."""
    return os.environ.get("TERM") == "dumb" and is_terminal()


def ascii_only() -> bool:
    """Whether drawings are to be ASCII: the player wants it so, or what is printed to lacks other signs."""
    try:
        "▏▟".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return True
    return readable_settings(home().settings).ascii


def registry(options: Namespace, l10n: L10n, readers: Readers | None = None) -> Registry:
    """Returns the plugins that this command may use, and adds their messages to ``l10n``. ``readers`` read what only a
    program needs that shows something."""
    from coatl_core.plugins.loading import load_plugins

    files, read = home(), readers or {}
    disabled = readable_settings(files.settings).disabled
    plugins = load_plugins(files.packs, options.safe_mode, disabled=disabled, readers=read)
    plugins.register_messages(l10n)
    return plugins


def other_plugins(safe_mode: bool) -> list[Plugin]:
    """Returns the plugins in use whose messages a translation may translate, besides those of the game."""
    from coatl_core.plugins.check import other_plugins

    files = home()
    return other_plugins(files.packs, safe_mode, readable_settings(files.settings).disabled)


def catalog(sets: Sequence[str] | None, plugins: Registry, l10n: L10n) -> Catalog:
    """Returns the cards of these sets, or of the base game if none is named. Raises CommandError for a set that no
    plugin provides, and for a set that is named twice."""
    from coatl_core.plugins.proposed_choices import BASE
    from coatl_core.plugins.registry import UnknownContent

    chosen = sets or [BASE]
    twice = next((id for id in chosen if chosen.count(id) > 1), None)
    if twice is not None:
        raise CommandError(l10n("cli-error-set-twice", set=twice))
    try:
        return plugins.catalog(chosen)
    except UnknownContent as error:
        raise CommandError(with_broken(unknown_set(error, l10n), plugins, l10n)) from None


def with_broken(text: str, plugins: Registry, l10n: L10n) -> str:
    """The sentence about a card set, variant or player that is not there, and which plugins are not used and why: it
    may be theirs."""
    from coatl_core.language.problemtext import problem_text

    for plugin in plugins.plugins:
        if plugin.enabled and plugin.problems and not plugin.ours:
            reason = problem_text(plugin.problems[0], l10n)
            text = l10n("cli-error-set-broken", text=f"{text.rstrip('.')}.", plugin=plain(plugin.id), reason=reason)
    return text


def unknown_set(error: UnknownContent, l10n: L10n) -> str:
    """The sentence about a card set that no plugin provides."""
    if not error.known:
        return l10n("cli-error-no-set", set=plain(error.id))
    return l10n("cli-error-set", set=plain(error.id), known=", ".join(error.known))


def target(path: Path, l10n: L10n) -> Path:
    """Returns a file to be written, if something can be written in its folder: whoever waits for hours should not learn
    afterwards that it cannot. Raises CommandError."""
    import tempfile

    if not path.parent.is_dir():
        raise CommandError(l10n("cli-error-folder", file=plain(str(path))))
    if path.is_dir():
        raise unwritable(path, IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR)), l10n)
    try:
        tempfile.TemporaryFile(dir=path.parent).close()
    except OSError as error:
        raise unwritable(path, error, l10n) from None
    return path


def unwritable(path: Path, error: OSError, l10n: L10n, code: int = BAD_INPUT) -> CommandError:
    """Returns the error for a file that cannot be written, named as it was typed."""
    from coatl_core.language.systemtext import system_text

    return CommandError(l10n("cli-error-write", file=plain(str(path)), reason=system_text(error, l10n)), code)


def whole_number(text: str, option: str, least: int, l10n: L10n) -> int:
    """Returns the number given to an option. Raises CommandError for anything but digits, and for a number below
    ``least``."""
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) >= least):
        raise CommandError(l10n("cli-error-number", option=option, least=least, text=plain(text)))
    return int(text)


def only_one(options: Namespace, l10n: L10n, *names: str) -> None:
    """Raises CommandError if more than one of these options is given."""
    given = [f"--{name}" for name in names if getattr(options, name)]
    if len(given) > 1:
        raise CommandError(l10n("cli-error-one-of", first=given[0], second=given[1]))


def table(header: Sequence[str], rows: Sequence[Sequence[str]], cells: Callable[[str], int] = len) -> list[str]:
    """The rows below their header, in columns two spaces apart. ``cells`` is asked how many cells of a terminal a text
    takes, where that may be another number than that of its characters."""
    lines = [header, *rows]
    widths = [max(cells(line[column]) for line in lines) for column in range(len(header))]
    return [
        "  ".join(text + " " * (w - cells(text)) for text, w in zip(line, widths, strict=True)).rstrip()
        for line in lines
    ]
