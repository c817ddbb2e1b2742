"""``coatl visitors``: what is kept about a guest of ``coatl serve``, for the operator who is asked by mail to tell it
or to delete it."""

from __future__ import annotations

import asyncio
import base64
import binascii
import re
from argparse import Namespace
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from coatl_core.files.home import Home, home
from coatl_core.files.sanitize import plain
from coatl_core.hosting import claims
from coatl_core.hosting.invitation import Invitation
from coatl_core.hosting.own_seats import OwnSeat
from coatl_core.hosting.running import read_note
from coatl_core.language.l10n import L10n
from coatl_core.language.systemtext import system_text
from coatl_tui import about_me
from coatl_tui.cli.commands import SYSTEM_FAILED, CommandError, table
from coatl_tui.cli.commands.serving import host_option
from coatl_tui.host_beside import way_to
from coatl_tui.served.homes import home_of, homes_of, is_token

_FOLDER = re.compile(r"(web|ssh)-[0-9a-f]{32}")
_FINGERPRINT = re.compile(r"SHA256:([A-Za-z0-9+/]{43})=?")


def run(options: Namespace, l10n: L10n) -> int:
    """Lists all guests, or tells or deletes what is kept about one. Raises CommandError."""
    if options.what == "list":
        return _list(l10n)
    folder = _folder(options.guest, l10n)
    answers_of = _export if options.what == "export" else _forget
    return answers_of(folder, options, l10n)


def _list(l10n: L10n) -> int:
    rows = []
    homes = homes_of(home())
    for folder in sorted(homes.iterdir()) if homes.is_dir() else ():
        if not _FOLDER.fullmatch(folder.name):
            continue
        files = [known for _, known in about_me.files_of(folder)]
        with suppress(FileNotFoundError):  # its guest has it deleted just now
            last = datetime.fromtimestamp(max(known.st_mtime for known in (folder.lstat(), *files)))
            size = sum(known.st_size for known in files)
            rows.append((folder.name, str(len(files)), str(size), f"{last:%Y-%m-%d}"))
    heads = [l10n(f"cli-column-{name}") for name in ("guest", "files", "bytes", "last")]
    print("\n".join(table(heads, rows)) if rows else l10n("cli-visitors-none"))
    return 0


def _folder(guest: str, l10n: L10n) -> Path:
    """Returns the folder of a guest, who is named by the fingerprint of their key, by the cookie of their browser, or
    by the name of the folder, which the app tells them. Raises CommandError."""
    homes, name = homes_of(home()), guest.strip()
    print_of = _FINGERPRINT.fullmatch(name)
    if print_of is not None:
        try:
            name = f"ssh-{base64.b64decode(f'{print_of[1]}=').hex()[:32]}"
        except binascii.Error:
            name = ""
    elif is_token(name):
        name = home_of(homes, "web", name.encode()).name
    if not _FOLDER.fullmatch(name):
        raise CommandError(l10n("cli-visitors-error-name", guest=plain(guest)))
    if not (homes / name).is_dir():
        raise CommandError(l10n("cli-visitors-error-unknown", guest=plain(guest), homes=plain(str(homes))))
    return homes / name


def _seats(folder: Path, options: Namespace, l10n: L10n) -> tuple[OwnSeat, ...]:
    """Returns the seats of a guest, at the host of games as it is reached now. Raises CommandError."""
    files = Home(folder, folder / "config")
    try:
        seats = claims.all_seats(files.seats, files.past_seats)
    except OSError as error:
        raise CommandError(_unusable(folder, error, l10n), SYSTEM_FAILED) from None
    at = host_option(options.host_of_games, l10n) or _beside()
    if seats and at is None:
        raise CommandError(l10n("cli-visitors-error-host"))
    return tuple(seat.at(at) for seat in seats) if at is not None else ()


def _beside() -> Invitation | None:
    """Returns how the host beside the doors is reached, if it runs."""
    running = read_note(home().games)
    return way_to(running) if running is not None else None


def _export(folder: Path, options: Namespace, l10n: L10n) -> int:
    answers = asyncio.run(claims.kept_at_hosts(_seats(folder, options, l10n)))
    file = Path(options.to)
    try:
        with file.open("xb") as written:
            file.chmod(0o600)
            written.write(about_me.exported(answers, l10n, folder))
    except FileExistsError:
        raise CommandError(l10n("cli-visitors-error-there", file=plain(str(file)))) from None
    except OSError as error:
        raise CommandError(_unusable(file, error, l10n), SYSTEM_FAILED) from None
    _check_answered(answers, l10n)
    print(l10n("cli-visitors-exported", file=plain(str(file))))
    return 0


def _forget(folder: Path, options: Namespace, l10n: L10n) -> int:
    if not options.yes:
        raise CommandError(l10n("cli-visitors-error-yes", guest=folder.name))
    files = Home(folder, folder / "config")
    seats = _seats(folder, options, l10n)
    try:
        answers = asyncio.run(claims.forget_at_hosts(seats, files.seats, files.past_seats))
        _check_answered(answers, l10n)
        about_me.remove(folder)
    except OSError as error:
        raise CommandError(_unusable(folder, error, l10n), SYSTEM_FAILED) from None
    print(l10n("cli-visitors-forgotten", guest=folder.name))
    return 0


def _check_answered(answers: claims.Answers, l10n: L10n) -> None:
    """Raises CommandError if a host has not answered: then the rest is to be asked for again."""
    if about_me.unanswered(answers):
        raise CommandError(l10n("cli-visitors-error-unanswered"), SYSTEM_FAILED)


def _unusable(path: Path, error: OSError, l10n: L10n) -> str:
    return l10n("cli-visitors-error-file", file=plain(str(path)), reason=system_text(error, l10n))
