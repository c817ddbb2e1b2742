"""Writes the reason why an action is not legal."""

from __future__ import annotations

from collections.abc import Callable

from coatl_core.cards.catalog import Catalog
from coatl_core.game.errors import Refusal
from coatl_core.game.rules import MOST_PLAYERS
from coatl_core.language.foundtext import place_text, where_text
from coatl_core.language.l10n import L10n
from coatl_core.language.optiontext import variant_title
from coatl_core.language.valuetext import AsSigns, shown_values


def refusal_text(refusal: Refusal, catalog: Catalog, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns the sentence of a refusal, without the number of its rule. A card is named by what it asks for, or by its
    id if it is not in the catalog; with ``signs``, pieces are written by them."""
    shown = shown_values(refusal.values, catalog, l10n, signs)
    if refusal.code.startswith("told-"):
        shown |= _told(refusal, l10n)
    return l10n(f"refusal-{refusal.code}", **shown)


def _told(refusal: Refusal, l10n: L10n) -> dict[str, str | int]:
    """The values of a refusal about what was told of a real table that only it has."""
    names = [str(refusal.values["name"])] * MOST_PLAYERS if "name" in refusal.values else []  # whosever place it is
    write: dict[str, Callable[[str, L10n], str]] = {
        "at": lambda at, l10n: place_text(at, l10n, names),
        "where": where_text,
        "variant": variant_title,
    }
    return {name: write[name](str(value), l10n) for name, value in refusal.values.items() if name in write}
