"""Puts into words a variant and the options chosen for it."""

from __future__ import annotations

from collections.abc import Iterable

from coatl_core.game.opponent import Opponent
from coatl_core.language.l10n import L10n


def variant_title(variant: str, l10n: L10n) -> str:
    """Returns the name of the variant with this id with a capital, as it stands above what the variant says."""
    name = l10n.named(f"{variant}-name", variant)
    return name[:1].upper() + name[1:]


def opponent_name(variant: str, l10n: L10n) -> str:
    """Returns what the automatic opponent of the variant with this id is called."""
    return l10n.named(f"{variant}-opponent", l10n.named(f"{variant}-name", variant))


def called(opponent: Opponent, l10n: L10n) -> str:
    """Returns what an automatic opponent at the table is called."""
    return l10n.named(opponent.name, opponent.name)


def options_text(variant: str, options: Iterable[str], l10n: L10n) -> str:
    """Returns the names of options of the variant with this id, with commas between them; an empty text without
    options."""
    return l10n("list-comma").join(_name(variant, option, l10n) for option in options)


def short_options_text(variant: str, options: Iterable[str], l10n: L10n) -> str:
    """The same, with the short names of those options that have one."""
    return l10n("list-comma").join(
        l10n.named(f"{variant}-{option}-short", _name(variant, option, l10n)) for option in options
    )


def _name(variant: str, option: str, l10n: L10n) -> str:
    return l10n.named(f"{variant}-{option}", option)
