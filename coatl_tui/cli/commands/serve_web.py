"""``coatl serve web``: shows the app in the browsers of visitors, until it is told to end."""

from __future__ import annotations

import ssl
from argparse import Namespace
from pathlib import Path
from urllib.parse import urlsplit

from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.hosting.invitation import HERE, Invitation, is_near
from coatl_core.language.l10n import L10n
from coatl_core.language.systemtext import system_text
from coatl_tui.cli.commands import CommandError
from coatl_tui.cli.commands.serving import (
    Guests,
    check_installed,
    languages_of,
    listening,
    near,
    port_of,
    serve_guests,
)
from coatl_tui.served.homes import homes_of

NEEDED = "aiohttp"
"""The library of ``coatl[web]``, beside those of ``coatl[net]``."""


def run(options: Namespace, l10n: L10n) -> int:
    """Serves until the process is told to end; then it returns 0. Raises CommandError if that cannot be begun."""
    check_installed("web", NEEDED, l10n)
    port = port_of(options.port, "--port", l10n)
    encryption = _encryption(options, l10n)
    if options.public:
        link = _public(options.public, encryption is not None or bool(options.trust), l10n)
    else:
        reached = (near() if options.lan else []) or [HERE]
        link = f"{'http' if encryption is None else 'https'}://{Invitation('', reached[0], port).address}"
    # With a proxy guests come to the proxy.
    hosts = listening(options.lan or (options.public and not options.trust))

    async def door(guests: Guests) -> None:
        from coatl_tui.served.web import WebDoor

        trusted, languages = frozenset(options.trust or ()), languages_of(options, l10n)
        web = WebDoor(guests.visitors, guests.terms, homes_of(home()), languages, guests.log.tell, trusted)
        await web.run(hosts, port, guests.stop, guests.ready, encryption)

    return serve_guests("web", link, port, door, options, l10n)


def _encryption(options: Namespace, l10n: L10n) -> ssl.SSLContext | None:
    """What the lines are encrypted with; None without a certificate."""
    if not options.certificate:
        if options.key:
            raise CommandError(l10n("cli-serve-error-key"))
        return None
    certificate = Path(options.certificate)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        context.load_cert_chain(certificate, options.key, password="")
    except (ssl.SSLError, ValueError):
        raise CommandError(l10n("cli-serve-error-certificate", file=plain(str(certificate)))) from None
    except OSError as error:
        file, reason = plain(str(certificate)), system_text(error, l10n)
        raise CommandError(l10n("cli-serve-error-unreadable", file=file, reason=reason)) from None
    return context


def _public(text: str, encrypts: bool, l10n: L10n) -> str:
    """The address of the page that an option gives. Raises CommandError, also where the lines would go through nets of
    others without encryption."""
    wrong = CommandError(l10n("cli-serve-error-public", text=plain(text)))
    try:
        url = urlsplit(text.rstrip("/"))
        _ = url.port
    except ValueError:
        raise wrong from None
    if url.scheme not in ("http", "https") or not url.hostname or url.path or url.query or url.fragment or "@" in text:
        raise wrong
    if (url.scheme == "https" and not encrypts) or (url.scheme == "http" and not is_near(url.hostname)):
        raise CommandError(l10n("cli-serve-error-encryption", text=plain(text)))
    return url.geturl()
