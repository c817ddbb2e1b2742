"""What a served app is told by the server that shows it to a visitor."""

from __future__ import annotations

from attrs import frozen

from coatl_core.hosting.codes import shown_code
from coatl_core.hosting.invitation import Invitation


@frozen
class Terms:
    """The host of all games is at ``host`` and ``port``, with a certificate of this ``pin`` (empty if its lines are not
    encrypted); ``shown`` are the addresses by which players with an installation reach it. ``address`` is where the
    visitor comes from: the host is told it, because for the host all visitors come from one machine. ``link`` is the
    page that shows the app, as ``http://games.example.org:8080``, and ``ssh`` the line with which it is reached by ssh;
    each is empty if there is none. An app without ``Terms`` is its player's own."""

    host: str
    port: int
    pin: str = ""
    shown: tuple[str, ...] = ()
    address: str = ""
    link: str = ""
    ssh: str = ""

    def invitation(self, code: str) -> Invitation:
        """Returns what leads the visitor to this game of the host."""
        return Invitation(code, self.host, self.port, self.pin)

    def ways(self, code: str) -> tuple[str, ...]:
        """Returns what others are asked to a game with: the page and the line for guests without an installation, then
        the invitations for those who have one."""
        page = (f"{self.link}/g/{code}",) if self.link else ()
        line = (f"{self.ssh} {shown_code(code)}",) if self.ssh else ()
        return (*page, *line, *(f"{shown_code(code)}@{address}" for address in self.shown))
