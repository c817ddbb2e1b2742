"""Why an action is refused, as a sentence."""

from __future__ import annotations

from coatl_core.cards import Catalog
from coatl_core.cardtext import temple_text
from coatl_core.l10n import L10n
from coatl_core.pieces import piece
from coatl_core.plaintext import plain
from coatl_core.refusals import Refusal


def refusal_text(refusal: Refusal, catalog: Catalog, l10n: L10n) -> str:
    """The sentence of a refusal, without the number of its rule. Cards are named by what they ask for; a card the
    catalog does not have, by its id."""
    values = {key: _shown(key, value, catalog, l10n) for key, value in refusal.values.items()}
    return l10n(f"refusal-{refusal.code}", **values)


def _shown(key: str, value: str | int, catalog: Catalog, l10n: L10n) -> str | int:
    if isinstance(value, int):
        return value
    if key == "piece":
        named = piece(value)
        return l10n("piece", part=named.part, color=named.color)
    if value in catalog.prophecies:
        return str(catalog.prophecies[value].pattern)
    if value in catalog.temples:
        return temple_text(catalog.temples[value], l10n)
    return plain(value)
