"""The folder of saved games, with one file for each game, and the autosave.

Files are written by ``files.atomic``, so that a crash cannot lose a game; the previous save stays as ``.bak``. While a
game is played its file is locked: a second copy of the app may play another game, but not the same one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from stat import S_ISREG
from typing import TYPE_CHECKING, TypeAlias

from attrs import define, evolve, field, frozen

from coatl_core.files.atomic import TEMPORARY, backup_of, sweep, write, written_for
from coatl_core.files.home import make_folder
from coatl_core.files.lock import locked
from coatl_core.files.quota import check
from coatl_core.files.regularfile import NotRegularError, TooLargeError, read_text

if TYPE_CHECKING:  # the menu only asks whether there are saves; the format is imported when one is read
    from coatl_core.saves.format import CardCopy, Save, SaveError

SUFFIX = ".json"
RECORD = "coatl-record/"
"""How the record of a game begins, see ``gamerecord``."""
MOST_BYTES = 10_000_000
"""The largest save that is read. A long game has about 20 kB."""

_COUNT = re.compile(r'^ "count": (\d{1,15})', re.MULTILINE)
"""The count as ``format.encode`` writes it. No text of the file looks like this: line breaks are escaped in it."""


@frozen
class Entry:
    """One file of the folder: its save, or the error if it cannot be read."""

    path: Path
    save: Save | None
    error: SaveError | None = None

    @property
    def backup(self) -> Path | None:
        """The path of the file's backup, or None if there is none."""
        path = backup_of(self.path)
        return path if path.exists() else None


def read(path: Path) -> Save:
    """Returns the save in this file, which may also be the record of a game. Raises SaveError, also if the file cannot
    be read."""
    return parse(text_of(path))


def text_of(path: Path) -> str:
    """Returns what stands in a file that may be a save. Raises SaveError if it cannot be read."""
    from coatl_core.saves.format import SaveError

    try:
        return read_text(path, MOST_BYTES)
    except (NotRegularError, TooLargeError):
        raise SaveError("foreign") from None
    except UnicodeDecodeError:
        raise SaveError("damaged", {"line": 1}) from None
    except OSError as error:
        raise SaveError("unreadable", {"reason": error.strerror or str(error)}) from None


def parse(text: str) -> Save:
    """Returns the save that a text is, or that the record of a game leads to. Raises SaveError."""
    from coatl_core.saves.format import SaveError, decode

    if text.startswith(RECORD):
        from coatl_core.saves.gamerecord import read_record, save_of  # few files are one

        return save_of(read_record(text), text)
    save = decode(text)
    if not save.state:  # only a record has none
        raise SaveError("field", {"problem": "state"})
    return save


_Stamp: TypeAlias = tuple[int, int, int, int]
"""What is another one when a file has been written: its number on the disk, its times and its size."""


@define
class Store:
    """The folder of saves."""

    folder: Path
    _known: dict[Path, tuple[_Stamp, Entry]] = field(factory=dict, init=False, eq=False, repr=False)

    def entries(self) -> list[Entry]:
        """Returns all saves, the last played first; a damaged one has its error. Files that have not been written since
        the last call are not read again. May be called from any thread."""
        before, found, entries = self._known, dict[Path, tuple[_Stamp, Entry]](), list[Entry]()
        copies: dict[tuple[CardCopy, ...], tuple[CardCopy, ...]] = {}  # most games are played with the same cards
        for path in self._files():
            stamp = _stamp(path)
            if stamp is None:
                continue
            known = before.get(path)
            entry = known[1] if known is not None and known[0] == stamp else _entry(path)
            if entry.save is not None:
                cards = copies.setdefault(entry.save.cards, entry.save.cards)
                if cards is not entry.save.cards:
                    entry = evolve(entry, save=evolve(entry.save, cards=cards))
                found[path] = stamp, entry
            entries.append(entry)
        self._known = found
        return sorted(entries, key=_age)

    def next_count(self) -> int:
        """Returns the count for a game that is opened now, one more than any save has."""
        return 1 + max(map(_count, self._files()), default=0)

    def _files(self) -> Iterator[Path]:
        return self.folder.glob(f"[!.]*{SUFFIX}")

    def new_path(self, name: str, now: datetime) -> Path:
        """Returns an unused path for a new save, made from ``name``, or from the time if ``name`` gives no file
        name."""
        return next(path for path in self._free_paths(name, now) if not path.exists())

    def claim_new(self, now: datetime) -> Lock:
        """Locks an unused path for a new save and returns the lock. It is locked at once because another copy of the
        app may look for a path in the same second. Raises SaveError ``unwritable``."""
        from coatl_core.saves.format import SaveError

        for path in self._free_paths("", now):
            try:
                lock = self.lock(path)
            except SaveError as error:
                if error.code != "locked":
                    raise
            else:
                if not path.exists():
                    return lock
                lock.release()
        raise AssertionError("there is always another name")

    def write_new(self, name: str, text: str, now: datetime) -> Path:
        """Writes a save to an unused path, made as in ``new_path``, and returns the path. Raises OSError."""
        make_folder(self.folder)
        while True:
            path = self.new_path(name, now)
            check(path, len(text.encode()))  # or its lock file would be left
            with locked(_lock_of(path)):
                if not path.exists():  # otherwise another copy of the app has just taken it
                    write(path, text)
                    return path

    def _free_paths(self, name: str, now: datetime) -> Iterator[Path]:
        plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
        stem = re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:40] or f"{now:%Y-%m-%d-%H%M%S}"
        yield self.folder / f"{stem}{SUFFIX}"
        for number in count(2):
            yield self.folder / f"{stem}-{number}{SUFFIX}"

    def lock(self, path: Path) -> Lock:
        """Locks a save for this copy of the app and returns the lock. Raises SaveError: ``locked`` if another copy has
        locked it, or ``unwritable``."""
        from filelock import FileLock, Timeout

        from coatl_core.saves.format import SaveError

        lock = FileLock(_lock_of(path), mode=0o600)
        try:
            check(_lock_of(path), 0)
            make_folder(self.folder)
            lock.acquire(timeout=0)
        except Timeout:
            raise SaveError("locked", {"file": path.name}) from None
        except OSError as error:
            raise SaveError("unwritable", {"reason": error.strerror or str(error)}) from None
        with suppress(OSError):  # a game can be played even if files cannot be deleted
            sweep(path)
            self._sweep_others(path)
        return Lock(path, lock.release)

    def _sweep_others(self, path: Path) -> None:
        """Deletes the temporary files of other games that killed programs have left, each while it holds the lock of
        that game."""
        for temporary in self.folder.glob(f".*{TEMPORARY}"):
            other = written_for(temporary)
            if other is None:  # of version 0.1, whose names do not say
                temporary.unlink(missing_ok=True)
            elif other != path:
                with suppress(OSError), locked(_lock_of(other), wait=False):
                    sweep(other)

    def keep_notes(self, path: Path, notes: str) -> None:
        """Writes other notes (see ``Save``) into a save. Raises SaveError, and OSError."""
        from coatl_core.saves.format import encode

        lock = self.lock(path)
        try:
            write(path, encode(evolve(read(path), notes=notes)))
        finally:
            lock.release()

    def delete(self, path: Path) -> None:
        """Removes a save, its backup and its lock file. Raises OSError."""
        path.unlink()
        backup_of(path).unlink(missing_ok=True)
        _lock_of(path).unlink(missing_ok=True)


def _age(entry: Entry) -> tuple[int, float, float, str]:
    """Returns a key that sorts the last played save first: by its own count, then by its own time. The file's time says
    less, because files are copied and clocks are set. A damaged save has the count of its backup if need be."""
    if entry.save is None:
        count, saved = _count(entry.path) or _count(backup_of(entry.path)), None
    else:
        count, saved = entry.save.count, _moment(entry.save.saved)
    written = _written(entry.path)
    return -count, -(written if saved is None else saved), -written, entry.path.name


def _stamp(path: Path) -> _Stamp | None:
    """Returns the stamp of a file; None if there is none, or something else than a file."""
    try:
        found = path.stat()
    except OSError:
        return None
    return (found.st_ino, found.st_mtime_ns, found.st_ctime_ns, found.st_size) if S_ISREG(found.st_mode) else None


def _count(path: Path) -> int:
    """Returns the count in a save, damaged or not; 0 if there is none."""
    try:
        found = _COUNT.search(read_text(path, MOST_BYTES))
    except (OSError, ValueError):
        return 0
    return int(found[1]) if found else 0


def _moment(saved: str) -> float | None:
    """Returns the time that a save says it was written at, in seconds; None if it says none."""
    try:
        return datetime.fromisoformat(saved).timestamp()
    except (ValueError, OverflowError, OSError):
        return None


def _written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:  # gone meanwhile
        return 0


def _lock_of(path: Path) -> Path:
    return path.with_name(f".{path.stem}.lock")


def _entry(path: Path) -> Entry:
    from coatl_core.saves.format import SaveError

    try:
        return Entry(path, read(path))
    except SaveError as error:
        return Entry(path, None, error)


@frozen
class Lock:
    """A save locked by this copy of the app, until ``release`` is called or the app ends, even by a crash."""

    path: Path
    release: Callable[[], None]


@define
class Autosave:
    """Writes a game's save after every action, in another thread and in order.

    ``failed`` is the error of the last write, or None if it succeeded. ``on_change`` is called from the other thread
    when writing begins to fail or works again.
    """

    path: Path
    on_change: Callable[[], None]
    failed: Exception | None = field(default=None, init=False)
    _writer: ThreadPoolExecutor = field(factory=lambda: ThreadPoolExecutor(1, "autosave"), init=False)

    def put(self, save: Save) -> Future[None]:
        """Writes this save in the other thread; returns at once. The future is done when the save is on the disk or has
        failed; it never raises."""
        return self._writer.submit(self._write, save)

    def _write(self, save: Save) -> None:
        from coatl_core.saves.format import encode

        before, self.failed = self.failed, None
        try:
            write(self.path, encode(save))
        except Exception as error:  # whatever the error, the player must know that the game is not saved
            self.failed = error
        if (before is None) != (self.failed is None):
            self.on_change()

    def close(self) -> None:
        """Waits until the last save has been written or has failed."""
        self._writer.shutdown(wait=True)
