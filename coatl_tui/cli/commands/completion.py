"""``coatl completion``: prints what a shell needs to complete commands and options."""

from __future__ import annotations

from argparse import Namespace

import shtab

from coatl_core.language.l10n import L10n
from coatl_tui.cli.commands import CommandError

SHELLS = ("bash", "zsh", "fish")


def run(options: Namespace, l10n: L10n) -> int:
    """Prints the completion for a shell, with the help texts in the language of ``l10n``. Raises CommandError for a
    shell that it is not made for."""
    if options.shell not in SHELLS:
        raise CommandError(l10n("cli-error-shell", shell=options.shell, known=", ".join(SHELLS)))
    for command in options.root.all_commands():
        for argument in command.paths:
            argument.complete = shtab.FILE  # where shtab looks for it
    print(shtab.complete(options.root, shell=options.shell))
    return 0
