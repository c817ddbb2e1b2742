"""Between two players the table is covered. Whatever is opened then, with any key and any command, says nothing of what
is below: it is the same in two games that differ only in what is hidden."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from textual.command import CommandPalette
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.game.determinize import determinize
from coatl_core.game.session import Session
from coatl_core.play.local_game import LocalGame
from coatl_tui.app import CoatlApp
from coatl_tui.bindings import COMMANDS
from coatl_tui.guide.help import HelpScreen
from coatl_tui.guide.rulebook import RulebookScreen
from coatl_tui.table.screen import TableScreen
from tests.conftest import Effort
from tests.tui.monkey import KEYS, hands
from tests.tui.support import app_at, frame, press, save, session_at, settled

pytestmark = pytest.mark.slow

UNCOVERS = ("enter", "space")
"""The keys that say that the player is there."""
OPENED = {"TableScreen", "HelpScreen", "RulebookScreen", "SettingsScreen", "ThemeScreen", "Palette"}
"""What can be opened over a cover, as far as is known. Whoever adds another screen looks at what it shows there."""
OPENED_FROM_THESE = {"AboutMeScreen"}
"""What is opened only from another one, with all effort."""


def app_of(pilot: Pilot[None]) -> CoatlApp:
    assert isinstance(pilot.app, CoatlApp)
    return pilot.app


def game_of(pilot: Pilot[None]) -> LocalGame | None:
    """The game at the table, as long as it is covered."""
    game = app_of(pilot).games.game
    return game if isinstance(game, LocalGame) and game.covered else None


async def cover_again(pilot: Pilot[None], world: Session) -> None:
    """Back to the covered table, from wherever a key has led."""
    app = app_of(pilot)
    for _ in range(5):
        if isinstance(app.screen, TableScreen):
            break
        await press(pilot, "escape")
    if game_of(pilot) is None or not isinstance(app.screen, TableScreen) or app.screen.choice.open:
        app.to_menu()
        await settled(pilot)
        await press(pilot, "c")
    game = game_of(pilot)
    assert game is not None
    game.session.state = world.state
    assert isinstance(app.screen, TableScreen)
    app.screen.show_table()
    await settled(pilot)


def worlds(session: Session) -> tuple[Session, Session]:
    """A game, and one that somebody who sees no hand cannot tell from it."""
    other = session_at(session.state.turn)
    other.state = determinize(session.view(None), Random(1))
    assert [player.hand for player in other.state.players] != [player.hand for player in session.state.players]
    return session, other


async def opened_over_cover(
    home: Home, world: Session, steps: Sequence[str], seconds: int
) -> dict[tuple[str, ...], tuple[str, str]]:
    """Takes each of the steps over the cover, and on each screen that is opened presses so many keys more. Returns for
    each such way the screen it leads to, and what that shows; the ways that uncover the table are left out."""
    found = {}
    save(home, session_at(world.state.turn))
    random = Random("over the cover")
    async with app_at(home) as pilot:
        app = app_of(pilot)
        await press(pilot, "c")

        async def go(*steps: str) -> str:
            await cover_again(pilot, world)
            for step in steps:
                if step.startswith("command "):
                    await app.screen.run_action(f"command('{step.removeprefix('command ')}')")
                    await settled(pilot)
                else:
                    await press(pilot, step)
            game = game_of(pilot)
            if game is None:
                return ""
            screen = type(app.screen).__name__
            found[steps] = screen, frame(pilot)
            if not isinstance(app.screen, HelpScreen | RulebookScreen):  # they show cards of nobody
                assert not [card for card in hands(app, game) if card in frame(pilot)], steps
            return screen

        behind = {}
        for step in steps:
            screen = await go(step)
            if screen not in ("", "TableScreen"):
                behind[screen] = step
        for step in behind.values():
            for second in random.sample(KEYS, min(seconds, len(KEYS))):
                await go(step, second)
    return found


async def test_nothing_that_is_opened_over_a_cover_depends_on_what_is_hidden(
    home: Home, effort: Effort, monkeypatch: pytest.MonkeyPatch
) -> None:
    for wait in ("_BUSY_COUNTDOWN", "_NO_MATCHES_COUNTDOWN"):  # what the palette shows later would hang on the clock
        monkeypatch.setattr(CommandPalette, wait, 3600.0)
    keys = [key for key in KEYS if key not in UNCOVERS]
    commands = [f"command {each.id}" for each in COMMANDS if {"all", "cover"} & {*each.scopes}]
    others = [f"command {each.id}" for each in COMMANDS if not {"all", "cover"} & {*each.scopes}]
    steps = effort(quick=commands, test=commands, exhaustive=[*commands, *others, *keys])
    here, there = [
        await opened_over_cover(
            Home(home.data / str(number), home.data / str(number) / "config"),
            world,
            steps,
            effort(quick=0, test=1, exhaustive=len(KEYS)),
        )
        for number, world in enumerate(worlds(session_at(9)))
    ]
    assert here.keys() == there.keys()
    assert [steps for steps in here if here[steps] != there[steps]] == []
    assert OPENED <= {screen for screen, _ in here.values()} <= OPENED | OPENED_FROM_THESE


async def test_a_card_of_a_covered_hand_would_be_found(home: Home) -> None:
    """The comparison finds what it looks for: uncovered, the two games differ."""
    shown = []
    for number, world in enumerate(worlds(session_at(9))):
        folder = Home(home.data / str(number), home.data / str(number) / "config")
        save(folder, session_at(9))
        async with app_at(folder) as pilot:
            await press(pilot, "c")
            await cover_again(pilot, world)
            await press(pilot, "enter", "h")
            shown.append(frame(pilot))
    assert shown[0] != shown[1]
