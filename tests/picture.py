"""The picture of the table in the README: the app draws a game with a fixed seed."""

from __future__ import annotations

import re
from random import Random

from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.rules import Rules, Setup
from coatl_core.game.session import Session
from tests.support import registry
from tests.tui.support import app_at, press, save

SIZE = (130, 40)
SETUP = Setup(("Itzel", "Jana", "Marek"), "coatl", card_sets=("base",), rules=Rules(sacrifice_tokens=True))
TURNS = 62

LIKELY: dict[type[a.Action], float] = {a.Fulfil: 60, a.ClaimOwn: 99, a.ClaimPile: 99, a.Extend: 6, a.Take: 5}
"""Weights of the actions that the players choose more often than others, so that the picture shows a likely game."""


def session() -> Session:
    """Returns the game in the picture."""
    game = Session(SETUP, registry().ruleset(["base"]))
    random = Random(SETUP.seed)
    while game.state.turn < TURNS:
        legal = list(game.legal_actions)
        weights = [LIKELY.get(type(action), 1.0) for action in legal]
        game.push(random.choices(legal, weights)[0])
    return game


async def draw(home: Home) -> str:
    """Returns the table as SVG; ``home`` must be empty."""
    save(home, session())
    async with app_at(home, SIZE) as pilot:
        await press(pilot, "c", "enter", "h")
        svg = pilot.app.export_screenshot(title="Cóatl")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no fonts from the internet
    return re.sub(r"terminal-\d+", "terminal", svg)
