"""``coatl cards``: every card of the chosen sets, in the player's language."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import color_name
from coatl_core.language.cardtext import levels_text, prophecy_text, temple_text
from coatl_core.language.l10n import L10n
from coatl_tui.cli.commands import catalog, registry, table


def run(options: Namespace, l10n: L10n) -> int:
    """Lists the cards. Raises CommandError for a set that no plugin provides."""
    cards = catalog(options.sets, registry(options, l10n), l10n)
    if options.json:
        print(json.dumps(_data(cards, l10n), indent=1))
        return 0
    names = ("card", "color", "copies", "pattern", "text", "levels")
    rows = [
        [
            p.id,
            l10n("cli-color-name", color=p.color),
            str(copies),
            str(p.pattern),
            prophecy_text(p, l10n),
            levels_text(p.levels, l10n),
        ]
        for card_set in cards.sets
        for p, copies in card_set.prophecies
    ]
    rows += [
        [
            t.id,
            l10n("cli-temple"),
            "1",
            " · ".join(map(str, t.requirements)),
            temple_text(t, l10n),
            levels_text(t.levels, l10n),
        ]
        for t in cards.temples.values()
    ]
    print("\n".join(table([l10n(f"cli-column-{name}") for name in names], rows)))
    return 0


def _data(cards: Catalog, l10n: L10n) -> dict[str, Any]:
    """All cards, for JSON. A level is a pair: the times a pattern occurs (or the requirements met), and the points."""
    return {
        "prophecies": [
            {
                "id": p.id,
                "color": color_name(p.color),
                "pattern": str(p.pattern),
                "levels": p.levels,
                "copies": copies,
                "text": prophecy_text(p, l10n),
            }
            for card_set in cards.sets
            for p, copies in card_set.prophecies
        ],
        "temples": [
            {
                "id": t.id,
                "requirements": [str(r) for r in t.requirements],
                "levels": t.levels,
                "copies": 1,
                "text": temple_text(t, l10n),
            }
            for t in cards.temples.values()
        ],
    }
