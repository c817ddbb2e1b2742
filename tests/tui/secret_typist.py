"""People at a real table of whom some keep their cards secret, and tell the app of the game by keys.

An ordinary game with a seed is the real table. After each action the app must know what people there would see, and
offer whatever somebody there can do.
"""

from __future__ import annotations

from collections.abc import Callable

from attrs import define, evolve, field
from textual.pilot import Pilot

from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_core.game.coatl import Coatl
from coatl_core.game.rules import Setup
from coatl_core.game.secret import must_show
from coatl_core.game.session import Session
from coatl_core.play.local_game import LocalGame
from tests.support import Sensible, registry
from tests.told.shadow import Secret
from tests.tui.support import activate, app_of, press, settled, table
from tests.tui.typist import Typist, do_in_few_keys


def shown_beside(real: Session, action: Action) -> str:
    """The prophecy that the acting player shows at the real table with a piece that closes a coatl."""
    assert isinstance(action, a.Extend)
    coatl: Coatl = real.state.player.coatls[action.coatl - 1].extended(action.piece, action.end == "head")
    reading, prophecies = coatl.reading(real.state.rules.strict_x), real.catalog.prophecies
    return next(card for card in real.state.player.hand if prophecies[card].fulfilled_by(reading))


def known_as_secret(setup: Setup, secret: tuple[int, ...]) -> Setup:
    """The setup of a real table as the app has it."""
    return evolve(setup, chance="told", seed="told", secret=secret)


@define
class SecretTypist(Typist):
    """``secret`` are the seats of whose cards only the number is told."""

    secret: tuple[int, ...] = ()
    turns_covered: int = field(default=0, init=False)

    async def sit_down(self) -> None:
        """Begins, and tells the deal."""
        app_of(self.pilot).games.begin(known_as_secret(self.real.setup, self.secret))
        await settled(self.pilot)
        await self.tell(self.real.state)
        self.compare()

    def compare(self) -> None:
        """The game in the app is the one at the table, as far as it was told."""
        shadow = Secret.__new__(Secret)
        shadow.setup, shadow.ruleset, shadow.looks, shadow.secret = self.real.setup, self.real.ruleset, 1, self.secret
        shadow.real, shadow.told = self.real, self.game.session
        shadow.compare()

    @property
    def game(self) -> LocalGame:
        """The game in the app."""
        game = app_of(self.pilot).games.game
        assert isinstance(game, LocalGame)
        return game

    async def name(self, card: str) -> None:
        """Names the card that the app asks for."""
        screen = self.asked
        assert screen is not None and screen._card.naming is not None
        await press(self.pilot, *screen._card.naming.keys(card).lower())

    async def play(self, turns: int, played: Callable[[], object] = lambda: None) -> int:
        """Plays so many turns, or to the end. Returns how many there were."""
        while not self.real.over and self.real.state.turn < turns:
            await self.play_one()
            self.compare()
            played()
        return self.real.state.turn

    async def play_one(self) -> None:
        """Plays one action; with a closing piece also the prophecy that is shown with it."""
        if self.game.covered:
            assert self.real.acting not in self.secret
            await press(self.pilot, "enter")
            self.turns_covered += 1
        before, action = self.real.state, self.choose()
        if isinstance(action, a.Keep):
            action = a.Keep(tuple(sorted(action.cards, key=before.player.hand.index)))  # as they lie
        if before.seat not in self.secret:
            self.real.push(action)
            await do_in_few_keys(self, self.game, action)
            await self.tell(self.real.state)
            return
        game, pilot = self.game, self.pilot
        match action:
            case a.Keep(cards):
                left = list(before.player.hand)
                for card in cards:
                    left.remove(card)
                self.real.push(action)
                await press(pilot, "e")
                for card in left:
                    await self.name(card)
                if self.asked is not None:
                    await press(pilot, "enter")
            case a.Fulfil(coatl, card):
                self.real.push(action)
                await activate(pilot, coatl)
                await press(pilot, "d")
                await self.name(card)
            case a.ClaimOwn(card):
                self.real.push(action)
                await press(pilot, "h", str(before.rules.hand_limit + 1))
                await self.name(card)
            case a.ClaimPile(pile):
                self.real.push(action)
                await press(pilot, "p", *str(7 + pile) * 2)
                await self.tell(self.real.state)
            case a.Discard(card):
                self.real.push(action)
                await press(pilot, "h", "1")
                await self.name(card)
            case a.Extend(coatl, end, piece) if must_show(game.session.state, action):
                card = shown_beside(self.real, action)
                self.real.push(action)
                self.real.push(a.Fulfil(coatl, card))
                await activate(pilot, coatl, end)
                scene = table(pilot).scene
                assert scene is not None
                await press(pilot, str(scene.rack.index(piece) + 1))
                await self.name(card)
            case _:
                self.real.push(action)
                await do_in_few_keys(self, game, action)
                await self.tell(self.real.state)


def secret_typist(pilot: Pilot[None], setup: Setup, secret: tuple[int, ...]) -> SecretTypist:
    """A typist with a real table at which these seats are secret."""
    session = Session(setup, registry().ruleset(setup.card_sets, setup.variants))
    typing = SecretTypist(pilot, session, Sensible(setup.seed))
    typing.secret = secret
    return typing
