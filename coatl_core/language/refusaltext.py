"""Writes the reason why an action is not legal."""

from __future__ import annotations

from coatl_core.cards.catalog import Catalog
from coatl_core.game.errors import Refusal
from coatl_core.language.l10n import L10n
from coatl_core.language.valuetext import AsSigns, shown_values


def refusal_text(refusal: Refusal, catalog: Catalog, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns the sentence of a refusal, without the number of its rule. A card is named by what it asks for, or by its
    id if it is not in the catalog; with ``signs``, pieces are written by them."""
    return l10n(f"refusal-{refusal.code}", **shown_values(refusal.values, catalog, l10n, signs))
