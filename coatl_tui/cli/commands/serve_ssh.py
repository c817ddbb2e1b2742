"""``coatl serve ssh``: shows the app to visitors who come with ssh, until it is told to end."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.hosting.invitation import HERE
from coatl_core.language.l10n import L10n
from coatl_core.language.systemtext import system_text
from coatl_tui.cli.commands import CommandError
from coatl_tui.cli.commands.serving import (
    Address,
    Guests,
    address_of,
    check_installed,
    languages_of,
    listening,
    near,
    port_of,
    serve_guests,
)
from coatl_tui.served.homes import homes_of

if TYPE_CHECKING:
    from asyncssh import SSHKey

NEEDED = "asyncssh"
"""The library of ``coatl[ssh]``, beside those of ``coatl[net]``."""
USUAL_PORT = 22


def run(options: Namespace, l10n: L10n) -> int:
    """Serves until the process is told to end; then it returns 0. Raises CommandError if that cannot be begun."""
    check_installed("ssh", NEEDED, l10n)
    os.environ.setdefault("HOME", str(home().data))  # asyncssh looks for one, which a confined server need not have
    port = port_of(options.port, "--port", l10n)
    public = address_of(options.public, "--public", l10n) if options.public else None
    reached = public or Address(next(iter(near()), HERE) if options.lan else HERE, port)
    asks_port = "" if reached.port == USUAL_PORT else f" -p {reached.port}"
    way, key = f"ssh -t{asks_port} play@{reached.host}", _key(options, l10n)

    async def door(guests: Guests) -> None:
        from coatl_tui.served.ssh import SshDoor

        languages = languages_of(options, l10n)
        ssh = SshDoor(guests.visitors, guests.terms, homes_of(home()), key, languages, guests.log.tell)
        await ssh.run(listening(options.lan or public is not None), port, guests.stop, lambda _: guests.ready())

    return serve_guests("ssh", way, port, door, options, l10n)


def _key(options: Namespace, l10n: L10n) -> SSHKey:
    """The key of the server, which is made the first time. Raises CommandError."""
    from coatl_tui.served.host_key import WrongKey, host_key

    file = Path(options.key) if options.key else home().data / "ssh_host_key"
    try:
        return host_key(file)
    except WrongKey as error:
        raise CommandError(l10n(f"cli-serve-error-ssh-key-{error.why}", file=plain(str(file)))) from None
    except OSError as error:
        reason = system_text(error, l10n)
        raise CommandError(l10n("cli-serve-error-unreadable-key", file=plain(str(file)), reason=reason)) from None
