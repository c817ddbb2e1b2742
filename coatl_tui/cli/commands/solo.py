"""The solo game in ``coatl simulate``: its variant, and the levels given as numbers."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable

from coatl_core.files.sanitize import plain
from coatl_core.game.rules import VariantChoice
from coatl_core.language.l10n import L10n
from coatl_core.plugins.registry import Registry, UnknownContent
from coatl_tui.cli.commands import CommandError

SOLO = "adam"
"""The variant of ``--solo``; its levels are the options ``level-1`` to ``level-5``."""
LEVEL = "level-"


def solo(options: Namespace, plugins: Registry, l10n: L10n) -> tuple[VariantChoice, ...]:
    """Returns the variant of a solo game with its levels. Raises CommandError for levels that do not exist, and for
    options that a solo game does not take."""
    for option, given in (("--players", options.players is not None), ("--tokens", options.tokens)):
        if given:
            raise CommandError(l10n("cli-error-solo", option=option))
    levels = [level.strip() for level in options.levels.split(",")] if options.levels is not None else []
    choice = VariantChoice(SOLO, tuple(LEVEL + level for level in levels))
    try:
        plugins.variant(choice)
        return (choice,)
    except UnknownContent as error:
        if error.kind != "option":
            raise CommandError(l10n("cli-error-no-solo", variant=SOLO)) from None
        known = ", ".join(option.removeprefix(LEVEL) for option in error.known if option.startswith(LEVEL))
        level = error.id.rpartition(LEVEL)[2]
        raise CommandError(l10n("cli-error-level", level=plain(level), known=known)) from None


def levels_of(options: Iterable[str]) -> list[int]:
    """Returns the numbers of the levels among the options of the solo game."""
    return [int(option.removeprefix(LEVEL)) for option in options]
