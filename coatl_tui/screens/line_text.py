"""The sentence about a line to a host that could not be had."""

from __future__ import annotations

from socket import gaierror
from ssl import SSLError

from coatl_core.files.sanitize import plain
from coatl_core.hosting.client import HostSaysNo, NoHost, WrongPin
from coatl_core.hosting.codes import shown_code
from coatl_core.hosting.invitation import Invitation
from coatl_core.language.l10n import L10n
from coatl_core.saves.format import SaveError
from coatl_core.saves.savetext import save_error_text

NAMED = "no-game", "full"
"""The answers of a host whose sentences say which game and which host is meant: often one of them was misspelt."""


def line_text(error: Exception, asked: Invitation, l10n: L10n, looks_on: bool = False) -> str:
    """Returns why there is no line to the game and the host that were ``asked`` for. ``looks_on`` says that nobody was
    to sit down there."""
    code, address = shown_code(asked.code), plain(asked.address)
    match error:
        case HostSaysNo(why="full") if looks_on:
            return l10n("hosting-no-full-watching")
        case HostSaysNo() if error.why in NAMED:
            return l10n(f"join-{error.why}", code=code, address=address)
        case HostSaysNo():
            return l10n(f"hosting-no-{error.why}")
        case WrongPin():
            return l10n("join-wrong-pin")
        case SaveError():
            return l10n("join-lacking", reason=save_error_text(error, code, None, l10n))
        case ImportError():
            return l10n("join-needs-net")
        case gaierror():
            return l10n("join-unknown-host", host=plain(asked.host))
        case SSLError():
            return l10n("join-unsafe", address=address)
        case OSError() if not isinstance(error, NoHost):
            return l10n("join-unreachable", address=address)
    return l10n("join-no-host", address=address)
