"""Somebody who plays with real pieces and tells the app of it by keys, as few as it needs, and counts them.

An ordinary game with a seed is the real table: what chance brings is read off there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

from attrs import define, evolve, field
from textual.pilot import Pilot

from coatl_core.cards.pieces import piece
from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_core.game.coatl import parse_coatl
from coatl_core.game.events import EndBegan
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Chance, Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.game.state import GameState
from coatl_core.game.whereabouts import statement
from coatl_core.language.named_coatls import coatl_letters
from coatl_core.play.asking import PiecesAsked
from coatl_core.play.local_game import LocalGame
from coatl_tui.table.lies_screen import LiesScreen
from coatl_tui.table.tell_screen import TellScreen
from coatl_tui.widgets.naming import CardField, CoatlField
from tests.support import NAMES, Sensible, registry
from tests.told.shadow import there
from tests.tui import support
from tests.tui.support import app_of, choose, places_in_hand, press, settled, table
from tests.tui.test_game import do


@define
class Typist:
    """``keys`` are counted in parts: whoever wants to know one of them takes it with ``counted``. ``covered`` is called
    where somebody else must sit down before their cards are told."""

    pilot: Pilot[None]
    real: Session
    player: Sensible
    covered: Callable[[TellScreen], object] = lambda screen: None
    keys: int = field(default=0, init=False)

    def counted(self) -> int:
        """How many keys were typed since the last time."""
        keys, self.keys = self.keys, 0
        return keys

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Counts every key."""
        send = support.send

        async def typed(pilot: Pilot[None], key: str, character: str | None) -> None:
            self.keys += 1
            await send(pilot, key, character)

        with patch.object(support, "send", typed):
            yield

    async def begin(self, chance: Chance) -> None:
        """Deals the real table, and tells the app."""
        setup = evolve(self.real.setup, chance=chance, seed="told")
        app_of(self.pilot).games.begin(setup)
        await settled(self.pilot)
        await self.tell(self.real.state)

    @property
    def asked(self) -> TellScreen | None:
        """The screen on which something is to be named, if it is shown."""
        screen = self.pilot.app.screen
        return screen if isinstance(screen, TellScreen) else None

    async def tell(self, state: GameState, row: list[str] | None = None) -> None:
        """Names whatever one screen asks for, as it lies on the real table then; ``row`` are the cards that an opponent
        takes from it, in order."""
        screen = self.asked
        while screen is not None and screen is self.asked:
            asked = screen.asking.asked
            if screen.covered:
                self.covered(screen)
                await press(self.pilot, "enter")
                continue
            if isinstance(asked, PiecesAsked):
                fields = dict.fromkeys(place.field for place in asked.places)
                things = [thing for number in fields for thing in there(state, f"field {number}")]
                await press(self.pilot, *(piece(thing).color.lower() for thing in things), "enter")
                continue
            assert asked is not None
            card = (
                row.pop(0)
                if row is not None and asked.at.startswith("row")
                else self._card(state, asked.at, asked.number)
            )
            naming = screen._card.naming
            assert naming is not None
            await press(self.pilot, *naming.keys(card).lower())

    def _card(self, state: GameState, at: str, number: int) -> str:
        return there(state, at)[number - 1]

    def choose(self) -> Action:
        """What the player does next at the real table."""
        return self.player.choose(self.real.state, legal_actions(self.real.state))


def alone(seed: str, levels: tuple[str, ...] = ()) -> Setup:
    """A game against the automatic opponent."""
    return Setup(NAMES[:1], seed, card_sets=("base",), variants=(VariantChoice("adam", levels),))


def typist(pilot: Pilot[None], setup: Setup) -> Typist:
    """A typist with a real table."""
    session = Session(setup, registry().ruleset(setup.card_sets, setup.variants))
    return Typist(pilot, session, Sensible(setup.seed))


async def tell_coatls(typing: Typist) -> None:
    """Tells the player's coatls at the end, each with its cards."""
    pilot = typing.pilot
    for things in coatls_of(typing.real):
        await press(pilot, *coatl_letters(parse_coatl(things[0])).lower(), "enter")
        for card in things[1:]:
            naming = pilot.app.screen.query_one(CardField).naming
            assert naming is not None
            await press(pilot, *naming.keys(card).lower())
        await press(pilot, "enter")
    while isinstance(screen := pilot.app.screen, LiesScreen) and isinstance(screen.focused, CoatlField):
        await press(pilot, "enter")  # there are no more coatls
    await press(pilot, "f2")


async def play_beside(typing: Typist, turns: int, told: Callable[[], object] = lambda: None) -> int:
    """Plays beside the box, so many turns or to the end, once it was dealt. Returns how many turns there were; ``told``
    is called after each."""
    pilot, real = typing.pilot, typing.real
    while not real.over and real.state.turn < turns:
        before = real.state
        if before.phase == "opponent":
            await press(pilot, "enter")
            while real.state.phase == "opponent" and not real.over:
                row = [card for card in reversed(real.state.row) if card is not None]
                if any(event.reveals for event in real.push(a.Step())):
                    await typing.tell(real.state, row)
            continue
        action = typing.choose()
        happened = real.push(action)
        if before.phase == "keep":
            continue
        third = any(isinstance(event, EndBegan) and event.ending == "coatls" for event in happened)
        if isinstance(action, a.Take):
            await press(pilot, str(action.field % 10))
            await typing.tell(real.state)
            told()
        elif third:
            await press(pilot, "t")
            told()
        elif real.state.phase in ("opponent", "over"):
            await press(pilot, "e")
            told()
    return real.state.turn


def coatls_of(real: Session) -> list[tuple[str, ...]]:
    """The player's coatls at the end, each with its cards."""
    return [lies.things or () for lies in statement(real.view(0)).places if lies.name == "coatl"]


async def do_in_few_keys(typing: Typist, game: LocalGame, action: Action) -> None:
    """Does an action with the fewest keys: at the beginning of a turn the cursor is on the supply board."""
    pilot, steps = typing.pilot, len(game.session.history)
    scene = table(pilot).scene
    assert scene is not None
    if isinstance(action, a.Keep):
        await press(pilot, *map(str, places_in_hand(scene.hand, action.cards)), "e")
    elif isinstance(action, a.Take) and pilot.app.focused is table(pilot).pane("supply"):
        await press(pilot, *str(action.field % 10) * 2)
    elif isinstance(action, a.EndTurn | a.Done | a.Pass):
        await press(pilot, "e")
        if typing.asked is None and not game.session.over and len(game.session.history) == steps:
            await (press(pilot, "e") if isinstance(action, a.Done) else choose(pilot, action))
    else:
        await do(pilot, game, action)


async def play_told(typing: Typist, turns: int, told: Callable[[], object] = lambda: None) -> int:
    """Plays a game of which everything is told, so many turns or to the end, once it was dealt. Returns how many turns
    there were; ``told`` is called after each action."""
    pilot, real = typing.pilot, typing.real
    while not real.over and real.state.turn < turns:
        if real.state.phase == "opponent":
            await press(pilot, "e")
            while real.state.phase == "opponent" and not real.over:
                if any(event.reveals for event in real.push(a.Step())):
                    await typing.tell(real.state)
        else:
            action, game = typing.choose(), table(pilot).game
            real.push(action)
            await do_in_few_keys(typing, game, action)
            await typing.tell(real.state)
        told()
    return real.state.turn
