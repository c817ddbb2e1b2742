"""The key by which visitors know the server of ssh again: made once, and readable by its owner alone."""

from __future__ import annotations

import os
from pathlib import Path

import asyncssh

from coatl_core.files.atomic import sync_file
from coatl_core.files.home import make_folder
from coatl_core.files.regularfile import read_bytes
from coatl_core.files.system import others_may_read, sync_folder

MOST_BYTES = 100_000


class WrongKey(ValueError):
    """The file of the key cannot be used: ``why`` is *open* if others may read it, *foreign* if it is no such key."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def host_key(path: Path) -> asyncssh.SSHKey:
    """Returns the key in the file, which is made if there is none. Raises WrongKey and OSError."""
    if not path.exists():
        _make(path)
    if others_may_read(path):
        raise WrongKey("open")
    try:
        return asyncssh.import_private_key(read_bytes(path, MOST_BYTES))
    except (asyncssh.KeyImportError, asyncssh.KeyEncryptionError, ValueError):
        raise WrongKey("foreign") from None


def _make(path: Path) -> None:
    """Writes a new key. A half of one is never found there, and one that somebody else has just made stays."""
    make_folder(path.parent)
    new = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    new.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
            opened.write(asyncssh.generate_private_key("ssh-ed25519", comment="coatl").export_private_key())
        sync_file(new)
        try:
            path.hardlink_to(new)
        except FileExistsError:
            return
        sync_folder(path.parent)
    finally:
        new.unlink(missing_ok=True)
