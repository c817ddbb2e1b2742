"""Makes the picture of the table for the README (``make picture``): the app draws a game with a fixed seed."""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path
from random import Random

from coatl_core.files.atomic import write
from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.rules import Rules, Setup
from coatl_core.game.session import Session
from coatl_core.plugins.loading import load_plugins
from coatl_core.saves.format import encode, make_save
from coatl_tui.app import CoatlApp

PICTURE = Path(__file__).with_name("table.svg")
SIZE = (130, 40)
SETUP = Setup(("Itzel", "Jana", "Marek"), "coatl", card_sets=("base",), rules=Rules(sacrifice_tokens=True))
TURNS = 62

LIKELY: dict[type[a.Action], float] = {a.Fulfil: 60, a.ClaimOwn: 99, a.ClaimPile: 99, a.Extend: 6, a.Take: 5}
"""Weights of the actions that the players choose more often than others, so that the picture shows a likely game."""


def session() -> Session:
    """Returns the game in the picture."""
    game = Session(SETUP, load_plugins().ruleset(["base"]))
    random = Random(SETUP.seed)
    while game.state.turn < TURNS:
        legal = list(game.legal_actions)
        weights = [LIKELY.get(type(action), 1.0) for action in legal]
        game.push(random.choices(legal, weights)[0])
    return game


async def draw() -> str:
    """Returns the table as SVG."""
    with tempfile.TemporaryDirectory() as folder:
        home = Home(Path(folder), Path(folder) / "config")
        game = session()
        content = load_plugins().dependencies(SETUP.card_sets)
        write(home.saves / "picture.json", encode(make_save(game, content)))
        app = CoatlApp(home)
        async with app.run_test(size=SIZE) as pilot:
            for key in ("c", "enter", "h"):
                await pilot.press(key)
            await pilot.pause()
            svg = app.export_screenshot(title="Cóatl")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no fonts from the internet
    return re.sub(r"terminal-\d+", "terminal", svg)


if __name__ == "__main__":
    PICTURE.write_text(asyncio.run(draw()), "utf-8")
    print(PICTURE)
