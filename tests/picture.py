"""The pictures of the documentation: the app draws a game with a fixed seed."""

from __future__ import annotations

import re
from random import Random

from attrs import frozen

from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.events import seen_by
from coatl_core.game.rules import Rules, Setup
from coatl_core.game.session import Session
from coatl_core.hosting.client import Guest
from coatl_core.hosting.protocol import Watch
from coatl_core.language.l10n import english
from coatl_core.play.seen_game import Seen, SeenGame
from coatl_tui.app import CoatlApp
from tests.locale.support import app_in
from tests.support import registry
from tests.tui.support import app_at, press, save, settled
from tests.tui.typist import alone, play_beside, typist

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


TOGETHER, BESIDE = "together", "beside"
"""The picture of two terminals side by side, and that of a game beside the box."""
PICTURES = {
    TOGETHER: Picture((80, 24)),
    "table": Picture((120, 36), ("c", "enter", "c", "up", "right", "right")),
    "table-small": Picture((80, 24), ("c", "enter", "c", "up", "right", "right")),
    "table-large": Picture((200, 60), ("c", "enter", "h")),
    "menu": Picture((100, 30)),
    BESIDE: Picture((120, 36)),
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
    if name == TOGETHER:
        return await draw_together(home, picture)
    if name == BESIDE:
        return await draw_beside(home, picture)
    save(home, session(picture.turns))
    async with app_at(home, picture.size, l10n=english(strict=True)) as pilot:
        await press(pilot, *picture.keys)
        svg = pilot.app.export_screenshot(title="Cóatl")
    return re.sub(r"terminal-\d+", "terminal", svg)


async def draw_beside(home: Home, picture: Picture) -> str:
    """Returns the picture of a game beside the box, after some turns of the opponent's."""
    async with app_at(home, picture.size, l10n=english(strict=True)) as pilot:
        typing = typist(pilot, alone("coatl"))
        await typing.begin("beside")
        await play_beside(typing, 12)
        svg = pilot.app.export_screenshot(title="Cóatl")
    return re.sub(r"terminal-\d+", "terminal", svg)


async def draw_together(home: Home, picture: Picture) -> str:
    """Returns the picture of a game at two machines: what each of two seats sees, each in a language of its own."""
    game, drawn = session(picture.turns), []
    for seat, tag in ((game.acting, "en"), ((game.acting + 1) % 3, "cs")):
        log = tuple(seen_by(event, seat) for played in game.history for event in played.events)
        seen = SeenGame(Guest("", Watch("5PT38122"), registry()), Seen(game.view(seat), log, 0))
        async with app_in(tag, home, picture.size) as pilot:
            app = pilot.app
            assert isinstance(app, CoatlApp)
            app.games.play(seen)
            await settled(pilot)
            svg = app.export_screenshot(title="Cóatl")
        drawn.append(re.sub(r"terminal(-\d+)?", f"terminal-{tag}", svg))
    width, height = map(float, re.findall(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', drawn[0])[0])
    placed = [
        svg.replace("<svg ", f'<svg x="{number * width:g}" width="{width:g}" height="{height:g}" ', 1)
        for number, svg in enumerate(drawn)
    ]
    both = f'<svg viewBox="0 0 {2 * width:g} {height:g}" xmlns="http://www.w3.org/2000/svg">'
    return "\n".join([both, *placed, "</svg>", ""])
