"""All that is kept about a player, here and at the hosts of their games, as one file that they can have."""

from __future__ import annotations

import json
import os
import stat
import zipfile
from collections.abc import Iterator
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from shutil import rmtree
from typing import Any

from coatl_core.files.sanitize import plain
from coatl_core.hosting import claims, protocol
from coatl_core.hosting.client import HostSaysNo
from coatl_core.hosting.codes import shown_code
from coatl_core.language.l10n import L10n

NAME = "coatl.zip"
"""What the file is called."""
TEXTS = "host", "deleting", "logs"
"""The messages ``about-me-…`` that say what is kept, and what becomes of it."""


def files_of(folder: Path) -> Iterator[tuple[Path, os.stat_result]]:
    """Yields the files in a folder and all that lies below it, in order, with what the system knows of them: no links,
    and nothing else that is no file. What is gone meanwhile, because an app writes there, is left out."""
    for place, folders, names in os.walk(folder):
        folders.sort()
        for path in (Path(place, name) for name in sorted(names)):
            with suppress(FileNotFoundError):
                known = path.lstat()
                if stat.S_ISREG(known.st_mode):
                    yield path, known


def exported(answers: claims.Answers, l10n: L10n, folder: Path | None = None) -> bytes:
    """Returns a zip file with all files of the player's ``folder``, if they are theirs at a server, and with what hosts
    keep about them, as JSON. Raises OSError."""
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("README.txt", "\n\n".join(l10n(f"about-me-{name}") for name in TEXTS) + "\n")
        told = [_told(seat.game, seat.seat, answer, l10n) for seat, answer in answers]
        archive.writestr("host.json", json.dumps(told, ensure_ascii=False, indent=1) + "\n")
        if folder is not None:
            for path, _ in files_of(folder):
                with suppress(FileNotFoundError):  # an app has written it anew, or let go of it
                    archive.writestr(f"files/{path.relative_to(folder).as_posix()}", path.read_bytes())
    return file.getvalue()


def _told(game: str, seat: int, answer: claims.Told | Exception, l10n: L10n) -> dict[str, Any]:
    if isinstance(answer, Exception):
        return {"game": game, "seat": seat, "unknown": failure_text(answer, l10n)}
    told: dict[str, Any] = json.loads(protocol.write(answer))
    return {name: value for name, value in told.items() if name != "t"}


def game_text(answer: protocol.KeptOfSeat, l10n: L10n) -> str:
    """Returns a line for what a host keeps about the player of a game."""
    made = (answer.made or "").partition("T")[0]
    values = {"code": shown_code(answer.game), "name": plain(answer.name), "made": plain(made)}
    line = l10n("about-me-game", **values, actions=str(len(answer.done)))
    return f"{line} · {plain(answer.address)}" if answer.address else line


def failure_text(error: Exception, l10n: L10n) -> str:
    """Returns why a host has not told what it keeps about a player."""
    if isinstance(error, HostSaysNo):
        return l10n("about-me-gone") if error.why in claims.GONE else l10n(f"hosting-no-{error.why}")
    return l10n("join-needs-net" if isinstance(error, ImportError) else "about-me-silent")


def unanswered(answers: claims.Answers) -> int:
    """Returns for how many games no host has answered: there something may still be kept."""
    return sum(isinstance(answer, Exception) and not claims.is_gone(answer) for _, answer in answers)


def remove(folder: Path) -> None:
    """Removes the folder of a visitor with all that is in it. Raises OSError."""
    if folder.is_dir():
        rmtree(folder)
