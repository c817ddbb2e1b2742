"""``coatl serve web``: shows the app in the browsers of visitors, until it is told to end."""

from __future__ import annotations

import asyncio
import os
import signal
import ssl
from argparse import Namespace
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

from attrs import evolve, frozen

from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.hosting.invitation import HERE, Invitation, is_near
from coatl_core.hosting.running import can_host
from coatl_core.language.l10n import L10n
from coatl_core.language.systemtext import system_text
from coatl_tui.cli.commands import CommandError
from coatl_tui.cli.commands.serving import (
    GuestLog,
    host_option,
    languages_of,
    limits_of,
    listening,
    near,
    port_of,
    run_door,
)
from coatl_tui.served.doors import forget_door, read_door, write_door
from coatl_tui.served.homes import homes_of
from coatl_tui.served.host_of_games import host_of_games
from coatl_tui.served.terms import Terms
from coatl_tui.served.visitors import Limits, Visitors

NEEDED = "aiohttp"
"""The library of ``coatl[web]``, beside those of ``coatl[net]``."""


@frozen
class _Door:
    """What the options say: where the page is served and by which address visitors come to it."""

    hosts: list[str]
    port: int
    link: str
    encryption: ssl.SSLContext | None
    trusted: frozenset[str]
    limits: Limits
    lan: bool
    games: Invitation | None


def run(options: Namespace, l10n: L10n) -> int:
    """Serves until the process is told to end; then it returns 0. Raises CommandError if that cannot be begun."""
    if not (can_host() and find_spec(NEEDED) is not None):
        raise CommandError(l10n("cli-serve-error-web"))
    if not hasattr(os, "fork"):
        raise CommandError(l10n("cli-serve-error-system"))
    door = _door(options, l10n)
    try:
        run_door(_serve(options, door, l10n), door.port, l10n)
    finally:
        forget_door(home().games, "web")
    return 0


def _door(options: Namespace, l10n: L10n) -> _Door:
    port = port_of(options.port, "--port", l10n)
    encryption = _encryption(options, l10n)
    if options.public:
        link = _public(options.public, encryption is not None or bool(options.trust), l10n)
    else:
        reached = (near() if options.lan else []) or [HERE]
        link = f"{'http' if encryption is None else 'https'}://{reached[0]}:{port}"
    # With a proxy guests come to the proxy.
    everywhere = options.lan or (options.public and not options.trust)
    return _Door(
        listening(everywhere),
        port,
        link,
        encryption,
        frozenset(options.trust or ()),
        limits_of(options, l10n),
        options.lan,
        host_option(options.host_of_games, l10n),
    )


async def _serve(options: Namespace, door: _Door, l10n: L10n) -> None:
    from coatl_tui.served.web import WebDoor

    stop, loop, files = asyncio.Event(), asyncio.get_running_loop(), home()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    log = GuestLog(options.json, l10n)
    async with (
        host_of_games(door.games, files, l10n, options.safe_mode, door.lan) as games,
        Visitors(door.limits) as visitors,
    ):

        def terms() -> Terms:
            return evolve(games.terms, link=door.link, ssh=read_door(files.games, "ssh"))

        def ready() -> None:
            with suppress(OSError):  # then invitations elsewhere do not name this page
                write_door(files.games, "web", door.link)
            log.tell("ready", {"address": door.link, "homes": str(homes_of(files))})

        web = WebDoor(visitors, terms, homes_of(files), languages_of(options, l10n), log.tell, door.trusted)
        await web.run(door.hosts, door.port, stop, ready, door.encryption)


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
