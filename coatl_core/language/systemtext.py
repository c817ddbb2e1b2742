"""Why the system refused something, in the player's language."""

from __future__ import annotations

import errno
import os

from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n

_REASONS = {
    os.strerror(code): reason
    for reason, codes in (
        ("missing", (errno.ENOENT,)),
        ("denied", (errno.EACCES, errno.EPERM)),
        ("full", (errno.ENOSPC, errno.EDQUOT)),
        ("folder", (errno.EISDIR,)),
        ("no-folder", (errno.ENOTDIR,)),
        ("read-only", (errno.EROFS,)),
        ("long-name", (errno.ENAMETOOLONG,)),
        ("busy", (errno.EAGAIN, errno.EBUSY, errno.EADDRINUSE)),
        ("exists", (errno.EEXIST,)),
        ("not-empty", (errno.ENOTEMPTY,)),
        ("broken", (errno.EIO,)),
        ("refused", (errno.ECONNREFUSED,)),
        ("unreachable", (errno.ENETUNREACH, errno.EHOSTUNREACH)),
        ("late", (errno.ETIMEDOUT,)),
        ("cut", (errno.ECONNRESET, errno.ECONNABORTED, errno.EPIPE)),
        ("no-address", (errno.EADDRNOTAVAIL,)),
    )
    for code in codes
}
"""The common reasons by the English sentence that the system has for them: errors are kept as texts until somebody who
speaks a language shows them."""


def system_text(error: Exception | str, l10n: L10n, longest: int = 200) -> str:
    """Returns why the system refused something, to be read at the end of a sentence; ``error`` is what it raised, or
    the reason in its own words. A reason that has no words of ours is shown in those of the system."""
    reason = error if isinstance(error, str) else getattr(error, "strerror", None) or str(error)
    number = error.errno if isinstance(error, OSError) else None  # asyncio writes sentences of its own
    known = _REASONS.get(reason) or (_REASONS.get(os.strerror(number)) if number is not None else None)
    return l10n(f"system-{known}") if known else plain(reason, longest)
