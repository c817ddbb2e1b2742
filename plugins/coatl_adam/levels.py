"""A.D.A.M.'s five levels: the rules they change, and what level 1 demands (RULES 9.12)."""

from __future__ import annotations

from collections.abc import Collection

from attrs import evolve

from coatl_core.game.rules import Rules
from coatl_core.game.state import GameState

TEMPLE, HAND, COLORS, FOUR, CARDS = (f"level-{number}" for number in range(1, 6))
"""The five levels. Each can be chosen alone or with others."""


def with_levels(rules: Rules, chosen: Collection[str]) -> Rules:
    """Returns the rules with levels 2, 3 and 4 if they are chosen."""
    return evolve(
        rules,
        hand_limit=4 if HAND in chosen else rules.hand_limit,
        card_colors_differ=COLORS in chosen or rules.card_colors_differ,
        prophecies_to_complete=rules.prophecies_per_coatl if FOUR in chosen else rules.prophecies_to_complete,
    )


def line_size(chosen: Collection[str]) -> int:
    """Returns how many cards A.D.A.M. has: three, or four at level 5."""
    return 4 if CARDS in chosen else 3


def met_a_temple(state: GameState) -> bool:
    """Level 1: returns whether all requirements of a temple beside one of the player's coatls are met."""
    catalog = state.catalog
    return any(
        coatl.temple is not None
        and all(catalog.temples[coatl.temple].met(coatl.colors, catalog.card_colors(coatl.prophecies)))
        for player in state.players
        for coatl in player.coatls
    )
