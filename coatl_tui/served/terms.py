"""What a served app is told by the server that shows it to a visitor."""

from __future__ import annotations

from typing import ClassVar

from attrs import frozen

from coatl_core.files.quota import Quota
from coatl_core.hosting.codes import read_code, shown_code
from coatl_core.hosting.invitation import Invitation

EXPORT = "export"
"""What a guest by ssh says in place of a command, to get all that is kept about them."""


@frozen
class Terms:
    """The host of all games is at ``host`` and ``port``, with a certificate of this ``pin`` (empty if its lines are not
    encrypted); ``shown`` are the addresses by which players with an installation reach it. ``address`` is where the
    visitor comes from: the host is told it, because for the host all visitors come from one machine. ``link`` is the
    page that shows the app, as ``http://games.example.org:8080``, and ``ssh`` the line with which it is reached by ssh;
    each is empty if there is none. ``off`` are the commands that a served app does not have, and ``quota`` is how much
    the home of a visitor may hold. An app without ``Terms`` is its player's own.

    What else such an app does in another way follows from having terms at all: its games are seats at this one host, it
    starts no process, opens no page, and names no folder of the server."""

    host: str
    port: int
    pin: str = ""
    shown: tuple[str, ...] = ()
    address: str = ""
    link: str = ""
    ssh: str = ""
    off: ClassVar[frozenset[str]] = frozenset(
        {"add", "remove", "switch", "try-out", "picture", "daily", "onward", "mistakes", "import-record"}
    )
    quota: ClassVar[Quota] = Quota()

    def invitation(self, code: str) -> Invitation:
        """Returns what leads the visitor to this game of the host."""
        return Invitation(code, self.host, self.port, self.pin)

    def asked(self, text: str) -> Invitation:
        """Returns the invitation to a game of this host that a visitor has typed: the code, the address of its page,
        what stands in the line for ssh, or what players with an installation are sent. Raises ValueError for what is no
        invitation, and LookupError for one to another host: the server opens no line to an address of a visitor's."""
        typed = text.strip().removeprefix(f"{self.link}/g/") if self.link else text.strip()
        typed = typed.removeprefix(self.ssh).strip() if self.ssh else typed
        written, at, address = typed.partition("@")
        code = read_code(written)
        if code is None:
            raise ValueError(f"no invitation: {text!r}")
        if at and address not in (*self.shown, self.invitation(code).place):
            raise LookupError(address)
        return self.invitation(code)

    def ways(self, code: str) -> tuple[str, ...]:
        """Returns what others are asked to a game with: the page and the line for guests without an installation, then
        the invitations for those who have one."""
        page = (f"{self.link}/g/{code}",) if self.link else ()
        line = (f"{self.ssh} {shown_code(code)}",) if self.ssh else ()
        return (*page, *line, *(f"{shown_code(code)}@{address}" for address in self.shown))


def export_line(ssh: str) -> str:
    """Returns the line with which a guest gets all that is kept about them, from the one with which they come by
    ssh: without a terminal, through which no file goes."""
    return f"{ssh.replace(' -t', '', 1)} {EXPORT} > coatl.zip"
