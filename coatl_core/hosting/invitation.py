"""How people are asked to a game: ``5PT3-8122@192.168.1.7:4747``, or ``5PT3-8122@games.example.org:4747#…`` with the
pin of the host's certificate."""

from __future__ import annotations

import re
from collections.abc import Sequence
from ipaddress import ip_address

from attrs import frozen

from coatl_core.hosting.codes import read_code, shown_code

HERE = "127.0.0.1"
"""This machine."""
PORT, SECURE_PORT = 4747, 443
"""The port of a host, and of one behind a proxy that has a certificate everybody trusts."""
_AT = r"@(?P<host>\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]*[A-Za-z0-9])(:(?P<port>\d{1,5}))?(#(?P<pin>[A-Za-z0-9_-]{22}))?"
_FORM = re.compile(rf"(?P<code>[^@]*){_AT}")
_WITHIN = re.compile(rf"(?<![\w-])(?P<code>[0-9A-Za-z]{{4}}-[0-9A-Za-z]{{4}}){_AT}(?![\w#@-]|[:.]\w)")
"""An invitation within another text: its code is written as we write it, so that no address for mail is one."""


@frozen
class Invitation:
    """To a game of a host. ``pin`` is that of the certificate that the host has made itself; empty if it has none."""

    code: str
    host: str
    port: int = PORT
    pin: str = ""

    def __str__(self) -> str:
        return f"{shown_code(self.code)}@{self.place}"

    @property
    def secure(self) -> bool:
        """Whether the line is to be encrypted: everywhere but on this machine and the local net."""
        return bool(self.pin) or not is_near(self.host)

    @property
    def address(self) -> str:
        """The host and its port."""
        return f"{f'[{self.host}]' if ':' in self.host else self.host}:{self.port}"

    @property
    def place(self) -> str:
        """The address, with the pin if there is one: what stands after the code."""
        return f"{self.address}{f'#{self.pin}' if self.pin else ''}"

    @property
    def url(self) -> str:
        """The address for a ``Guest``."""
        return f"{'wss' if self.secure else 'ws'}://{self.address}"


def read_invitation(text: str) -> Invitation:
    """Returns the invitation that ``text`` is, or the first one within it. Where it names no port it is that of a host,
    or for a host elsewhere without a pin that of a proxy. Raises ValueError for what is none."""
    for found in (_FORM.fullmatch(text.strip()), _WITHIN.search(text)):
        code = read_code(found["code"]) if found is not None else None
        if found is not None and code is not None:
            break
    else:
        raise ValueError(f"no invitation: {text!r}")
    host, pin = found["host"].strip("[]"), found["pin"] or ""
    port = int(found["port"] or (PORT if pin or is_near(host) else SECURE_PORT))
    if not 0 < port < 65536:
        raise ValueError(f"no port: {port}")
    return Invitation(code, host, port, pin)


def invitations(own: Invitation, shown: Sequence[str]) -> tuple[str, ...]:
    """Returns what others are asked to a game with, at each of the addresses ``shown`` of a host beside the app;
    without them they reach it as this player does."""
    return tuple(f"{shown_code(own.code)}@{address}" for address in shown) or (str(own),)


def is_near(host: str) -> bool:
    """Returns whether a host is this machine or one of the local net or of a virtual one, by its address or name."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host.lower().rstrip(".") == "localhost" or host.lower().rstrip(".").endswith((".local", ".localhost"))
    return not address.is_global
