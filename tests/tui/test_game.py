"""A whole game, played by keys alone."""

from __future__ import annotations

import re

import pytest
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_core.game.legal_actions import legal_actions
from coatl_core.saves.format import play
from coatl_core.saves.store import Store
from coatl_tui.table.local_game import LocalGame
from coatl_tui.table.offers import picks
from coatl_tui.table.score import ScoreScreen
from coatl_tui.widgets.pane import Pane
from tests.support import Sensible, registry
from tests.tui.support import activate, app_at, attach, choose, frame, line, press, table

pytestmark = pytest.mark.slow


async def do(pilot: Pilot[None], game: LocalGame, action: Action) -> None:
    """Does an action as a player would, by its keys."""
    scene = table(pilot).scene
    assert scene is not None
    match action:
        case a.Keep(cards):
            for card in cards:
                await press(pilot, "h", str(scene.hand.index(card) + 1))
            await press(pilot, "e")
            await choose(pilot, action)
        case a.Take(field):
            await press(pilot, "s", str(field % 10), str(field % 10))
        case a.DrawRow(place):
            await press(pilot, "p", str(place))
        case a.DrawDeck():
            await press(pilot, "p", "7", "7")
        case a.Start() | a.Extend():
            await attach(pilot, action)
        case a.Fulfil() | a.ClaimOwn() | a.ClaimPile() if table(pilot).choice.open:
            await choose(pilot, action)
        case a.Fulfil(coatl, card):
            await activate(pilot, coatl)
            await press(pilot, "d", str(scene.hand.index(card) + 1))
        case a.Discard(card):
            digit = str(scene.hand.index(card) + 1)
            await press(pilot, "h", digit, digit)
        case a.Pick() | a.Vision() | a.Duty():
            token = "pick" if isinstance(action, a.Pick) else "vision" if isinstance(action, a.Vision) else "duty"
            await press(pilot, "x", str(game.session.state.player.tokens.index(token) + 1))
            if isinstance(action, a.Pick):
                await pick(pilot, action)
            elif not isinstance(action, a.Vision):
                await choose(pilot, action)
        case a.EndTurn() | a.Done() | a.Pass():
            steps = len(game.session.history)
            await press(pilot, "e")
            if not game.session.over and len(game.session.history) == steps:
                await choose(pilot, action)


async def pick(pilot: Pilot[None], action: a.Pick) -> None:
    """Answers the questions about a perfect pick by their digits: the kind of piece, the colour of each."""
    scene = table(pilot).scene
    assert scene is not None
    path = next(path for path, each in picks(scene).items() if each == action)
    for count in range(1, len(path) + 1):
        spots = table(pilot).choice.content.spots
        then = [getattr(getattr(spot.item, "then", None), "args", (None,))[-1] for spot in spots]
        await press(pilot, spots[then.index(action if count == len(path) else path[:count])].digit)


@pytest.mark.parametrize(("seed", "tokens"), [("keys", False), ("tokens", True)])
async def test_a_whole_game_is_played_by_keys_alone(home: Home, seed: str, tokens: bool) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n")
        await press(pilot, *["down"] * 4)
        if tokens:
            await press(pilot, "right")
        await press(pilot, *["down"] * 4, *seed, "f2")
        game = table(pilot).game
        player = Sensible(seed)
        while not game.session.over:
            if game.covered:
                await press(pilot, "enter")
            action = player.choose(game.session.state, legal_actions(game.session.state))
            steps = len(game.session.history)
            await do(pilot, game, action)
            assert len(game.session.history) == steps + 1, (action, line(pilot), frame(pilot))
            assert str(game.session.history[-1].action).split()[0] == str(action).split()[0]
        assert isinstance(pilot.app.screen, ScoreScreen)
        score = pilot.app.screen.query_one("#score", Pane)
        told = "\n".join("".join(span.text for span in spans) for spans in score.content.lines)
        sheet = game.session.score_sheet()
        for result in sheet.players:
            assert re.search(rf"{result.name} .*\b{result.points} points?\b", told)
        await press(pilot, "q")
        entry = Store(home.saves).entries()[0]
        assert entry.save is not None
        assert entry.save.finished
        assert play(entry.save, registry()).state == game.session.state
