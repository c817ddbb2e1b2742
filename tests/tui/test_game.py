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
from coatl_tui.table.scene import BoardSpace, Deck, Field, HandCard, OwnTemple, Pile, RowPlace
from coatl_tui.table.score import ScoreScreen
from coatl_tui.widgets.pane import Pane
from tests.support import Sensible, registry
from tests.tui.support import app_at, choose, frame, line, press, put_cursor, table

pytestmark = pytest.mark.slow


async def answer(pilot: Pilot[None], game: LocalGame, action: Action) -> None:
    """Answers the question that may follow what can end the game."""
    if not game.session.over:
        await choose(pilot, action)


async def do(pilot: Pilot[None], game: LocalGame, action: Action) -> None:
    """Does an action as a player would: to the pane, to the thing, Enter, an answer if there is a question."""
    player = game.session.state.player
    match action:
        case a.Keep(cards):
            for place, card in enumerate(player.hand):
                if card in cards and place == player.hand.index(card):
                    await put_cursor(pilot, "h", HandCard(place, card))
                    await press(pilot, "space")
            await press(pilot, "e")
            if not cards and player.hand:
                await press(pilot, "2", "enter")
        case a.Take(field):
            await put_cursor(pilot, "s", Field(field))
            await press(pilot, "enter")
        case a.DrawRow(place):
            await put_cursor(pilot, "p", RowPlace(place))
            await press(pilot, "enter")
        case a.DrawDeck():
            await put_cursor(pilot, "p", Deck())
            await press(pilot, "enter")
        case a.Start(piece) | a.Extend(piece=piece):
            await put_cursor(pilot, "c", BoardSpace(player.board.index(piece) + 1, piece))
            await press(pilot, "enter")
            await choose(pilot, action)
        case a.Fulfil(card=card) | a.Discard(card=card):
            await put_cursor(pilot, "h", HandCard(player.hand.index(card), card))
            await press(pilot, "enter")
            await choose(pilot, action)
        case a.ClaimOwn(card):
            await put_cursor(pilot, "h", OwnTemple(player.temples.index(card), card))
            await press(pilot, "enter")
            await answer(pilot, game, action)
        case a.ClaimPile(pile):
            await put_cursor(pilot, "p", Pile(pile))
            await press(pilot, "enter")
            await answer(pilot, game, action)
        case a.Pick() | a.Vision() | a.Duty():
            token = "pick" if isinstance(action, a.Pick) else "vision" if isinstance(action, a.Vision) else "duty"
            await press(pilot, "k", str(player.tokens.index(token) + 1), "enter")
            await choose(pilot, action)
        case a.EndTurn() | a.Done() | a.Pass():
            await press(pilot, "e")
            await answer(pilot, game, action)


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
