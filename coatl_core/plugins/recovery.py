"""Keeps the folder of packs whole when the program ends in the middle of adding or removing one.

Adding first moves the old pack to ``.adding-<x>/old`` and then the new one from ``.adding-<x>/new`` to its place.
Removing moves a pack into ``.removing-<x>`` and deletes it there. A lock beside the folder keeps copies of the program
apart.
"""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from pathlib import Path

from coatl_core.files.lock import locked
from coatl_core.files.problems import FileError
from coatl_core.files.system import sync_folder
from coatl_core.files.tomlfile import read_text
from coatl_core.plugins.manifest import MANIFEST, read_manifest

ADDING, REMOVING = ".adding-", ".removing-"
NEW, OLD = "new", "old"


def lock_of(packs: Path) -> Path:
    """Returns the lock file of the folder of packs. It must be held while a pack is added or removed."""
    return packs.with_name(f".{packs.name}.lock")


def recover(packs: Path) -> None:
    """Cleans up after a program that has ended too early. Does nothing while another copy of the program adds or
    removes a pack, or if the folder cannot be changed. Raises OSError if the folder cannot be read."""
    left = leftovers(packs)
    if left:
        with suppress(OSError), locked(lock_of(packs), wait=False):
            clear(packs, left)


def leftovers(packs: Path) -> list[Path]:
    """Returns the folders in which packs are added and removed. Raises OSError."""
    return [path for path in packs.iterdir() if path.name.startswith((ADDING, REMOVING))]


def clear(packs: Path, left: list[Path]) -> None:
    """Deletes these folders, but first puts back a pack that was moved away and not replaced. The lock must be held.
    Raises OSError if a pack cannot be put back."""
    for folder in left:
        old = folder / OLD
        if folder.name.startswith(ADDING) and os.path.lexists(old):
            id = _id(folder / NEW) or _id(old)
            if not id:
                continue  # this may be the only copy of a pack, but its id is unknown
            if not os.path.lexists(packs / id):
                old.rename(packs / id)
                sync_folder(packs)
        shutil.rmtree(folder, ignore_errors=True)


def _id(folder: Path) -> str:
    """Returns the id in the manifest of a pack; empty if it cannot be read."""
    try:
        return read_manifest(read_text(folder / MANIFEST), str(folder / MANIFEST), None).id
    except FileError:
        return ""
