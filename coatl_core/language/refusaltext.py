"""Why an action is refused, as a sentence."""

from __future__ import annotations

from coatl_core.cards.catalog import Catalog
from coatl_core.game.errors import Refusal
from coatl_core.language.l10n import L10n
from coatl_core.language.valuetext import shown_values


def refusal_text(refusal: Refusal, catalog: Catalog, l10n: L10n) -> str:
    """The sentence of a refusal, without the number of its rule. Cards are named by what they ask for; a card the
    catalog does not have, by its id."""
    return l10n(f"refusal-{refusal.code}", **shown_values(refusal.values, catalog, l10n))
