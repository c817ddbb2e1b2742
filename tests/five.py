"""A game for five: a variant of tests that lets five play and changes nothing else, and games with it."""

from __future__ import annotations

from functools import cache
from typing import Any

from attrs import evolve

from coatl_core.game.rules import ComputerSeat, Rules, Setup, VariantChoice
from coatl_core.game.state import Ruleset, Variant
from coatl_core.plugins.registry import Registry
from tests.support import NAMES, registry


class Crowd(Variant):
    """Five may play."""

    id = "crowd"
    players = (2, 5)


MESSAGES = {
    "en": "crowd-name = crowd\ncrowd-help = Five may play.\n",
    "cs": "crowd-name = dav\ncrowd-help = Smí hrát pět hráčů.\n",
    "pl": "crowd-name = tłum\ncrowd-help = Może grać pięciu graczy.\n",
    "uk": "crowd-name = юрба\ncrowd-help = Можуть грати п’ятеро.\n",
}
CROWD = (VariantChoice("crowd"),)


@cache
def crowd_registry() -> Registry:
    """The plugins of the game, and the variant as if one of them had brought it."""
    own = registry()
    provider = own.providers["variant", "golden-feathers"]
    return evolve(
        own,
        variants={**own.variants, Crowd.id: Crowd},
        providers={**own.providers, ("variant", Crowd.id): provider},
        messages=(*own.messages, *MESSAGES.items()),
    )


def crowd_setup(
    seed: str = "crowd", first: int = 0, players: int = 5, seats: tuple[ComputerSeat | None, ...] = (), **rules: Any
) -> Setup:
    """A game for five; ``rules`` are fields of Rules."""
    names = NAMES[:players]
    return Setup(names, seed, first, card_sets=("base",), rules=Rules(**rules), variants=CROWD, seats=seats)


def crowd_ruleset() -> Ruleset:
    return crowd_registry().ruleset(("base",), CROWD)
