"""``coatl lesson``: makes a lesson from a saved game."""

from __future__ import annotations

import shlex
from argparse import Namespace
from pathlib import Path

from coatl_core.files.sanitize import plain
from coatl_core.game.session import Session
from coatl_core.language.l10n import FALLBACK, L10n
from coatl_core.play.lesson_writer import NoLesson, lesson_file, lesson_from, words_file
from coatl_tui.cli.commands import CommandError, registry, whole_number
from coatl_tui.cli.commands.plugins_new import LONGEST, asked_for, make
from coatl_tui.cli.commands.saved import saved_game

ID = "my-lesson"
"""The id of a lesson that is no pack yet."""
FILE = ".toml"


def run(options: Namespace, l10n: L10n) -> int:
    """Prints the lesson or writes it: into a file, or with its messages into a new folder, as a pack. Raises
    CommandError for what is no saved game, for a game that makes no lesson and for a name that cannot be used, and
    OSError."""
    path = Path(options.out) if options.out is not None else None
    pack = asked_for(path.name, "lesson", l10n) if path is not None and path.suffix != FILE else None
    if path is not None and path.exists():
        raise CommandError(l10n("cli-error-exists", file=plain(str(path))))
    if path is not None and not path.parent.is_dir():
        raise CommandError(l10n("cli-error-no-folder", file=plain(str(path.parent))))
    plugins = registry(options, l10n)
    session = saved_game(options, plugins, l10n)[1].session
    seat = _seat(options.seat, session, l10n)
    first = 0 if options.first is None else whole_number(options.first, "--from", 0, l10n)
    last = None if options.last is None else whole_number(options.last, "--to", 0, l10n)
    try:
        made = lesson_from(session, plugins, pack.id if pack is not None else ID, seat, first, last)
    except NoLesson as error:
        name, turn = session.setup.players[seat], session.state.turn
        told = l10n("cli-lesson-none", file=plain(options.file), why=error.why, name=name, last=turn)
        raise CommandError(told) from None
    text = lesson_file(made.lesson)
    if path is None:
        print(text, end="")
    elif pack is None:
        path.write_text(text, "utf-8")
    else:
        make(pack, path, ())
        (path / "lesson.toml").write_text(text, "utf-8")
        (path / "locale" / FALLBACK / "lesson.ftl").write_text(words_file(made, session, l10n), "utf-8")
        print(l10n("cli-lesson-made", folder=shlex.quote(plain(str(path), LONGEST))))
    return 0


def _seat(asked: str | None, session: Session, l10n: L10n) -> int:
    """The seat of the learner: that which is asked for, or that of the first person."""
    seats = len(session.setup.players)
    if asked is None:
        return next((seat for seat in range(seats) if not session.setup.is_computer(seat)), 0)
    seat = whole_number(asked, "--seat", 1, l10n)
    if seat > seats:
        raise CommandError(l10n("cli-lesson-seat", seat=seat, seats=seats))
    return seat - 1
