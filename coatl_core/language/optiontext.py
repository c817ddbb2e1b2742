"""Puts into words a variant and the options chosen for it."""

from __future__ import annotations

from collections.abc import Iterable

from coatl_core.game.opponent import Opponent
from coatl_core.game.valued import IS
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
    """Returns the names of options of the variant with this id, with commas between them, those with a value with it;
    an empty text without options. What a campaign has carried has no name, and is left out."""
    return l10n("list-comma").join(filter(None, (_name(variant, option, l10n) for option in options)))


def short_options_text(variant: str, options: Iterable[str], l10n: L10n) -> str:
    """The same, with the short names of those options that have one."""
    return l10n("list-comma").join(filter(None, (_name(variant, option, l10n, "-short") for option in options)))


def choice_text(variant: str, option: str, choice: str, l10n: L10n) -> str:
    """Returns the name of one of several choices that an option has."""
    return l10n.named(f"{variant}-{option}-{choice}", choice)


def _name(variant: str, option: str, l10n: L10n, form: str = "") -> str:
    id, has_value, value = option.partition(IS)
    name = l10n.named(f"{variant}-{id}", "" if has_value else option)
    name = l10n.named(f"{variant}-{id}{form}", name)
    return l10n("option-value", name=name, value=choice_text(variant, id, value, l10n)) if has_value and name else name
