"""Writes a file atomically: a crash leaves either the old or the new text. The old file is kept as a backup."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from coatl_core.files.home import make_folder
from coatl_core.files.lock import locked
from coatl_core.files.quota import check
from coatl_core.files.system import sync_folder

BACKUP, TEMPORARY = ".bak", ".tmp"
LONGEST_NAME = 60
"""The most characters of a file's name that the name of its temporary file contains; our names are shorter."""


def backup_of(path: Path) -> Path:
    """Returns the path of a file's backup, which holds its previous content."""
    return path.with_name(path.name + BACKUP)


def write(path: Path, text: str) -> None:
    """Replaces the file's text completely or not at all, and keeps the previous file as a backup. Raises OSError."""
    check(path, len(text.encode()))
    make_folder(path.parent)
    handle, temporary = tempfile.mkstemp(prefix=_prefix(path), suffix=TEMPORARY, dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.is_file():
            _keep_backup(path)
        os.replace(temporary, path)  # noqa: PTH105 - Path.replace hides that this is the atomic one
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def write_alone(path: Path, text: str) -> None:
    """Writes a file while no other copy of the program writes it. Raises OSError."""
    with alone(path):
        write(path, text)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Keeps other copies of the program from writing a file, and deletes the temporary files of killed ones. Raises
    OSError."""
    make_folder(path.parent)
    with locked(path.with_name(f".{path.name}.lock")):
        sweep(path)
        yield


def sweep(path: Path) -> None:
    """Deletes the temporary files that remain if the program was killed while it wrote this file. Call it only while no
    other copy of the program can write the file. Raises OSError."""
    for left in path.parent.iterdir():
        if left.name.startswith(_prefix(path)) and left.suffix == TEMPORARY:
            left.unlink(missing_ok=True)


def written_for(temporary: Path) -> Path | None:
    """Returns the file that a temporary file was meant for, or None if its name does not say."""
    name = temporary.name.removeprefix(".").removesuffix(TEMPORARY).rpartition(".")[0]
    return temporary.with_name(name) if name else None


def _prefix(path: Path) -> str:
    return f".{path.name[:LONGEST_NAME]}."


def set_aside(path: Path) -> Path:
    """Renames a file that cannot be used and returns its new path. Raises OSError."""
    names = (path.with_name(f"{path.stem}-damaged-{number}{path.suffix}") for number in count(1))
    free = next(name for name in names if not name.exists())
    path.rename(free)
    return free


def _keep_backup(path: Path) -> None:
    spare = path.with_name(f".{path.name}{BACKUP}{TEMPORARY}")
    spare.unlink(missing_ok=True)
    try:
        spare.hardlink_to(path)
    except OSError:  # a file system without links
        spare.write_bytes(path.read_bytes())
    try:
        spare.replace(backup_of(path))
    finally:
        spare.unlink(missing_ok=True)


def sync_file(path: Path) -> None:
    """Waits until the content of a file is on the disk. Raises OSError."""
    with path.open("r+b") as file:
        os.fsync(file.fileno())
