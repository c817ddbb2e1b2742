"""The pictures of the documentation: the app draws a game with a fixed seed."""

from __future__ import annotations

import re
from random import Random

from attrs import frozen

from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.rules import Rules, Setup
from coatl_core.game.session import Session
from coatl_core.language.l10n import english
from tests.support import registry
from tests.tui.support import app_at, press, save

SETUP = Setup(("Itzel", "Jana", "Marek"), "coatl", card_sets=("base",), rules=Rules(sacrifice_tokens=True))
TURNS = 62

LIKELY: dict[type[a.Action], float] = {a.Fulfil: 60, a.ClaimOwn: 99, a.ClaimPile: 99, a.Extend: 6, a.Take: 5}
"""Weights of the actions that the players choose more often than others, so that the picture shows a likely game."""


@frozen
class Picture:
    """A picture: the size of the terminal, the keys pressed from the menu on, and how far the game has come."""

    size: tuple[int, int]
    keys: tuple[str, ...] = ()
    turns: int = TURNS


PICTURES = {
    "table": Picture((120, 36), ("c", "enter", "c", "up", "right", "right")),
    "table-small": Picture((80, 24), ("c", "enter", "c", "up", "right", "right")),
    "table-large": Picture((200, 60), ("c", "enter", "h")),
    "menu": Picture((100, 30)),
    "signs": Picture((120, 44), ("question_mark", "tab")),
    "sheet": Picture((120, 36), ("s", "enter"), turns=10_000),
}
"""The pictures by the names of their files."""


def session(turns: int) -> Session:
    """Returns the game in the pictures after so many turns, or at its end."""
    game = Session(SETUP, registry().ruleset(["base"]))
    random = Random(SETUP.seed)
    while game.state.turn < turns and not game.over:
        legal = list(game.legal_actions)
        weights = [LIKELY.get(type(action), 1.0) for action in legal]
        game.push(random.choices(legal, weights)[0])
    return game


async def draw(name: str, home: Home) -> str:
    """Returns a picture as SVG; ``home`` must be empty."""
    picture = PICTURES[name]
    save(home, session(picture.turns))
    async with app_at(home, picture.size, l10n=english(strict=True)) as pilot:
        await press(pilot, *picture.keys)
        svg = pilot.app.export_screenshot(title="Cóatl")
    return re.sub(r"terminal-\d+", "terminal", svg)
