"""Where games are kept: a folder of saves, each game its own file, written so that no crash can lose it.

A save is written to a temporary file, flushed to the disk and put in place of the old one, which stays as ``.bak``.
While a game is played its file is locked: a second copy of the app may play another game, never the same one.
"""

from __future__ import annotations

import os
import re
import tempfile
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from attrs import define, field, frozen

from coatl_core.saves import Save, SaveError, decode, encode

SUFFIX = ".json"
BACKUP = ".bak"


@frozen
class Entry:
    """One file of the folder: its save, or the error that says why it has none; then ``backup`` may have one."""

    path: Path
    save: Save | None
    error: SaveError | None = None

    @property
    def backup(self) -> Path | None:
        """The file's backup, if there is one."""
        path = backup_of(self.path)
        return path if path.exists() else None


def backup_of(path: Path) -> Path:
    """Where the previous content of a save is kept."""
    return path.with_name(path.name + BACKUP)


def read(path: Path) -> Save:
    """The save in this file. Raises SaveError, also for a file that cannot be read."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise SaveError("damaged", {"line": 1}) from None
    except OSError as error:
        raise SaveError("unreadable", {"reason": error.strerror or str(error)}) from None
    return decode(text)


def write(path: Path, text: str) -> None:
    """Puts the text in the file's place, whole or not at all; what was there is kept as a backup. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(prefix=".", suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            _keep_backup(path)
        os.replace(temporary, path)  # noqa: PTH105 - Path.replace hides that this is the atomic one
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _keep_backup(path: Path) -> None:
    spare = path.with_name(f".{path.name}{BACKUP}.tmp")
    spare.unlink(missing_ok=True)
    try:
        spare.hardlink_to(path)
    except OSError:  # a file system without links
        spare.write_bytes(path.read_bytes())
    try:
        spare.replace(backup_of(path))
    finally:
        spare.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    with suppress(OSError):  # Windows cannot open folders; there the replacement is durable by itself
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


@define
class Store:
    """The folder of saves."""

    folder: Path

    def entries(self) -> list[Entry]:
        """All saves, the last written first; damaged ones are listed with their error."""
        files = [p for p in self.folder.glob(f"*{SUFFIX}") if not p.name.startswith(".")]
        files.sort(key=lambda p: (-p.stat().st_mtime_ns, p.name))
        return [_entry(path) for path in files]

    def unfinished(self) -> bool:
        """Whether there may be a game to go on with: a quick look, no file is read."""
        return any(self.folder.glob(f"[!.]*{SUFFIX}"))

    def new_path(self, name: str, now: datetime) -> Path:
        """A file for a new save that no other save has, named after the time or after ``name``."""
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
        stem = re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:40] or f"{now:%Y-%m-%d-%H%M%S}"
        path = self.folder / f"{stem}{SUFFIX}"
        number = 2
        while path.exists():
            path = self.folder / f"{stem}-{number}{SUFFIX}"
            number += 1
        return path

    def lock(self, path: Path) -> Lock:
        """Claims a save for this copy of the app. Raises SaveError ``locked`` if another copy has it."""
        from filelock import FileLock, Timeout

        self.folder.mkdir(parents=True, exist_ok=True)
        lock = FileLock(path.with_name(f".{path.stem}.lock"))
        try:
            lock.acquire(timeout=0)
        except Timeout:
            raise SaveError("locked", {"file": path.name}) from None
        except OSError as error:
            raise SaveError("unreadable", {"reason": error.strerror or str(error)}) from None
        return Lock(path, lock.release)

    def delete(self, path: Path) -> None:
        """Removes a save and its backup. Raises OSError."""
        path.unlink()
        backup_of(path).unlink(missing_ok=True)


def _entry(path: Path) -> Entry:
    try:
        return Entry(path, read(path))
    except SaveError as error:
        return Entry(path, None, error)


@frozen
class Lock:
    """A save claimed by this copy of the app, until it is released or the app ends in whatever way."""

    path: Path
    release: Callable[[], None]


@define
class Autosave:
    """Writes a game's save after every action, off the caller's thread and in order; only the newest waiting one."""

    path: Path
    on_error: Callable[[Path, OSError], None]
    _writer: ThreadPoolExecutor = field(factory=lambda: ThreadPoolExecutor(1, "autosave"), init=False)
    _newest: Save | None = field(default=None, init=False)

    def put(self, save: Save) -> None:
        """The game as it is now; returns at once."""
        self._newest = save
        self._writer.submit(self._write, save)

    def _write(self, save: Save) -> None:
        if save is not self._newest:
            return  # a later action's save waits: it will do
        try:
            write(self.path, encode(save))
        except OSError as error:
            self.on_error(self.path, error)

    def close(self) -> None:
        """Waits until the last save is on the disk."""
        self._writer.shutdown(wait=True)
