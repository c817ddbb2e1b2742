"""``coatl join``: opens the app where a game of a host is joined."""

from __future__ import annotations

from argparse import Namespace

from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.hosting.invitation import read_invitation
from coatl_core.language.l10n import L10n
from coatl_tui.cli.commands import CommandError


def run(options: Namespace, l10n: L10n) -> int:
    """Opens the app with the invitation filled in, and returns its exit code. Raises CommandError for what is no
    invitation."""
    try:
        invitation = read_invitation(options.invitation)
    except ValueError:
        raise CommandError(l10n("cli-join-error", text=plain(options.invitation))) from None
    from coatl_tui.cli.app_process import run as run_app

    return run_app(home(), l10n, options.safe_mode, invitation=invitation)
