"""Reads only regular files, because a device may never end, and a pipe may let the program wait for ever.

The check is made on the opened file, so that it cannot be replaced in between. Opening never waits.
"""

from __future__ import annotations

import os
import stat
from errno import EISDIR
from pathlib import Path

from coatl_core.files.system import reading

_CHUNK = 1_000_000


class NotRegularError(ValueError):
    """The path is a device, a pipe or the like, or a link to one."""

    def __init__(self) -> None:
        super().__init__("this is not a regular file")


class TooLargeError(ValueError):
    """A file is larger than the limit."""

    def __init__(self, most: int) -> None:
        super().__init__(f"the file has more than {most} bytes")


def read_bytes(path: Path, most: int, *, follow_links: bool = True) -> bytes:
    """Returns the content of a file. Raises NotRegularError, TooLargeError for more than ``most`` bytes, and OSError:
    IsADirectoryError for a folder, and for a link if ``follow_links`` is false (on systems that can tell)."""
    handle = os.open(path, reading(follow_links))
    try:
        found = os.fstat(handle)
        if stat.S_ISDIR(found.st_mode):
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
        if not stat.S_ISREG(found.st_mode):
            raise NotRegularError
        if found.st_size > most:
            raise TooLargeError(most)
        content = bytearray()
        while chunk := os.read(handle, _CHUNK):
            content += chunk
            if len(content) > most:  # the file has grown, or the system does not say how large it is
                raise TooLargeError(most)
        return bytes(content)
    finally:
        os.close(handle)


def read_text(path: Path, most: int) -> str:
    """Returns the text of a UTF-8 file, with ``\\n`` at the end of lines and without a byte order mark. Raises what
    ``read_bytes`` raises, and UnicodeDecodeError."""
    text = read_bytes(path, most).decode("utf-8-sig")
    return text.replace("\r\n", "\n").replace("\r", "\n")
