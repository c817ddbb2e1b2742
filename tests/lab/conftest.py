"""A card set for the lab: a card that is worth much, one that nobody can fulfil, and a usual one."""

from __future__ import annotations

import pytest

from coatl_core.cards.catalog import CardSet
from coatl_core.cards.prophecies import prophecy
from coatl_core.game.rules import ComputerSeat
from coatl_core.lab.job import Job
from coatl_core.lab.totals import Observed
from tests.support import registry

CARDS = CardSet(
    "river",
    (
        (prophecy("river:flood", "R", "count Y", ((1, 40),)), 1),
        (prophecy("river:long", "R", "Y G K R B Y G K R B", ((8, 1),)), 2),
        (prophecy("river:reed", "B", "count R", ((3, 2), (4, 3))), 2),
    ),
    (),
)


def river(players: int = 2, seed: str = "lab") -> Job:
    """These cards and those of the base game, played at random."""
    return Job("river", (CARDS, registry().card_set("base")), players, ComputerSeat("random"), seed)


@pytest.fixture(scope="session")
def deals() -> list[Observed]:
    """Some deals of these cards."""
    play = river().begin(registry())
    return [play(number) for number in range(30)]
