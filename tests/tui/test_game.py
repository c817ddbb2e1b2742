"""Whole games, played by keys alone: in every language, at both sizes, for one to four players."""

from __future__ import annotations

import re
from functools import cache

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Rules, Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.play.local_game import LocalGame
from coatl_core.saves.format import play
from coatl_core.saves.store import Store
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.settings import Settings, save_settings
from coatl_tui.table.offers import picks
from coatl_tui.table.score import ScoreScreen
from coatl_tui.widgets.pane import Pane
from tests.conftest import Effort
from tests.locale.support import LANGUAGES, ROUND, Size, app_in, in_cyrillic, language, next_language
from tests.support import NAMES, Sensible, rarely, registry, unordered
from tests.tui import support
from tests.tui.support import (
    activate,
    app_at,
    attach,
    choose,
    frame,
    line,
    places_in_hand,
    press,
    save,
    table,
    to_field,
)

pytestmark = [pytest.mark.slow, pytest.mark.painted]

SIZES = ((80, 24), (140, 40))
SETUPS = (
    Setup(NAMES[:2], "two", card_sets=("base",)),
    Setup(NAMES[:3], "three", card_sets=("base",), rules=Rules(sacrifice_tokens=True)),
    Setup(NAMES[:1], "alone", card_sets=("base",), variants=(VariantChoice("adam", ("level-2", "level-4")),)),
    Setup(NAMES[:4], "four", card_sets=("base",), rules=Rules(sacrifice_tokens=True)),
)
"""Games of every kind. A language has one of them at each size, another one than the other languages."""


async def do(pilot: Pilot[None], game: LocalGame, action: Action) -> None:
    """Does an action as a player would, by its keys."""
    scene = table(pilot).scene
    assert scene is not None
    match action:
        case a.Keep(cards):
            for place in places_in_hand(scene.hand, cards):
                await press(pilot, "h", str(place))
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
        case a.ClaimOwn() | a.ClaimPile():
            assert scene.completing is not None
            if scene.completing.chosen.uses != {action}:
                own = scene.view.own.temples or ()
                first = scene.view.limits().hand_limit + 1
                key = 7 + action.pile if isinstance(action, a.ClaimPile) else first + own.index(action.card)
                await press(pilot, "e", str(key))
            await press(pilot, "enter")
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
        case a.Step():
            await press(pilot, "enter")
        case a.EndTurn() | a.Done() | a.Pass():
            steps = len(game.session.history)
            await press(pilot, "e")
            if isinstance(action, a.Done) and len(game.session.history) == steps:
                await press(pilot, "e")  # what would be lost was told before
            elif not game.session.over and len(game.session.history) == steps:
                await choose(pilot, action)


@cache
def whole(setup: Setup) -> tuple[Action, ...]:
    """A game from its beginning to its end."""
    session = Session(setup, registry().ruleset(setup.card_sets, setup.variants))
    player = Sensible(setup.seed)
    while not session.over:
        session.push(player.choose(session.state, legal_actions(session.state)))
    return tuple(session.actions)


def type_cyrillic(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on letters are typed on a Ukrainian keyboard."""
    send = support.send

    async def typed(pilot: Pilot[None], key: str, character: str | None) -> None:
        letter = in_cyrillic(key) if character is not None else key
        await send(pilot, letter, letter if character is not None else None)

    monkeypatch.setattr(support, "send", typed)


@pytest.mark.parametrize(
    ("tag", "size"),
    [
        *(("en", SIZES[0]), ("uk", SIZES[1])),
        *rarely(
            ("cs", SIZES[1]), ("pl", SIZES[0]), ("en", SIZES[1]), ("cs", SIZES[0]), ("pl", SIZES[1]), ("uk", SIZES[0])
        ),
    ],
)
async def test_a_game_is_played_to_its_end_by_keys_in_every_language_at_every_size(
    home: Home, effort: Effort, monkeypatch: pytest.MonkeyPatch, tag: str, size: Size
) -> None:
    setup = SETUPS[(LANGUAGES.index(tag) + SIZES.index(size)) % len(SETUPS)]
    actions = whole(setup)
    first = max(0, len(actions) - effort(quick=8, test=8, exhaustive=len(actions)))
    session = Session(setup, registry().ruleset(setup.card_sets, setup.variants))
    for action in actions[:first]:
        session.push(action)
    save(home, session)
    save_settings(home.settings, Settings(pace="steps", language=tag))
    if tag == "uk":
        type_cyrillic(monkeypatch)
    async with app_in(tag, home, size) as pilot:
        await press(pilot, "c")
        game = table(pilot).game
        for number, action in enumerate(actions[first:], first):
            if game.covered:
                await press(pilot, "enter")
            if number == (first + len(actions)) // 2:
                for step in range(1, len(ROUND) + 1):
                    await next_language(pilot)
                    assert language(pilot) == ROUND[(ROUND.index(tag) + step) % len(ROUND)]
            await do(pilot, game, action)
            assert len(game.session.history) == number + 1, (action, line(pilot), frame(pilot))
            assert unordered(game.session.history[-1].action) == unordered(action)
            assert max(map(cell_len, frame(pilot).splitlines())) <= size[0]
        assert isinstance(pilot.app.screen, ScoreScreen)
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, MenuScreen)
        await press(pilot, "q")
        assert (pilot.app._exit, pilot.app.return_code) == (True, 0)


async def pick(pilot: Pilot[None], action: a.Pick) -> None:
    """Answers the questions about a perfect pick by their digits: the kind of piece, the colour of each."""
    scene = table(pilot).scene
    assert scene is not None
    path = next(path for path, each in picks(scene).items() if each == action)
    for count in range(1, len(path) + 1):
        spots = table(pilot).choice.content.spots
        then = [getattr(getattr(spot.item, "then", None), "args", (None,))[-1] for spot in spots]
        await press(pilot, spots[then.index(action if count == len(path) else path[:count])].digit)


@pytest.mark.exhaustive
@pytest.mark.usefixtures("two_persons")
@pytest.mark.parametrize(("seed", "tokens"), [("tokens", True), *rarely(("keys", False))])
async def test_a_whole_game_is_played_by_keys_alone(home: Home, seed: str, tokens: bool) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n")
        await to_field(pilot, "tokens")
        if tokens:
            await press(pilot, "right")
        await to_field(pilot, "seed")
        await press(pilot, *seed, "f2")
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
