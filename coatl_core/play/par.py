"""Par: what a strong player makes of the deal of the day, in the player's seat against the same opponent. It is made
beside the screen, in a process of its own, and kept, so that no game of it is played twice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path
from random import Random
from threading import Thread

from attrs import define, field, frozen

from coatl_core.game.actions import Action
from coatl_core.game.events import Event
from coatl_core.game.match import Seated, play_game
from coatl_core.game.players import Budget, Choice
from coatl_core.game.rules import ComputerSeat, Setup
from coatl_core.game.view import PlayerView
from coatl_core.play.daily import NUMBER
from coatl_core.players.apart import Apart
from coatl_core.players.many import Source
from coatl_core.plugins.proposed_choices import PAR
from coatl_core.plugins.registry import Registry
from coatl_core.saves.days import PAR_GAMES, load_days
from coatl_core.saves.records import NewerRecords


@frozen
class ParGames:
    """The games that par is made from: of this deal, in which a strong player has the seat of the person. It is sent to
    another process."""

    setup: Setup
    player: ComputerSeat = PAR

    def begin(self, plugins: Registry) -> Callable[[int], int]:
        """Returns the function that plays the game of a number and returns the points of that seat."""
        setup = self.setup
        ruleset = plugins.ruleset_for(setup)
        seats = [seat or self.player for seat in setup.seats or (None,) * len(setup.players)]
        own = setup.seats.index(None) if setup.seats else 0

        def play(number: int) -> int:
            players = [_Again(plugins.player(seat, ruleset), number) for seat in seats]
            return play_game(setup, ruleset, players, Budget()).points[own]

        return play


@frozen
class _Again:
    """A player in one of several games of the same deal: its luck in thinking is another in each, the deal is not."""

    player: Seated
    game: int

    @property
    def listens(self) -> bool:
        return self.player.listens

    def turn(self, seen: PlayerView, legal: Sequence[Action], random: Random, budget: Budget) -> Choice:
        return self.player.turn(seen, legal, Random(f"{random.random()}/{self.game}"), budget)

    def saw(self, event: Event) -> None:
        self.player.saw(event)


@define
class ParMaker:
    """Makes par of one day at a time and keeps it in the file ``path``. ``changed`` is called in a thread when a game
    has been played."""

    path: Path
    packs: Path
    changed: Callable[[], object]
    _apart: Apart[int] | None = field(default=None, init=False)
    _day: date | None = field(default=None, init=False)

    def make(self, day: date, setup: Setup) -> None:
        """Begins to make par of a deal in a thread, unless it is there or is being made. Whatever hinders it, there is
        no par then, and the game goes on."""
        if self._day == day:
            return
        self.stop()
        self._day = day
        Thread(target=self._make, args=(day, setup), daemon=True, name="par").start()

    def _make(self, day: date, setup: Setup) -> None:
        with suppress(OSError, NewerRecords):
            found = load_days(self.path).of(day)
            done = len(found.par) if found is not None else 0
            other = found is not None and found.number != NUMBER  # one of another version of the game stays as it is
            if done >= PAR_GAMES or other or self._day != day:
                return
            # whatever plugins somebody has, par is the same: the process has those of the game alone
            source = Source(self.packs, True, frozenset())
            self._apart = apart = Apart(ParGames(setup), range(done, PAR_GAMES), source)
            try:
                if self._day != day:  # it was stopped meanwhile
                    return
                for number, points in enumerate(apart.results(), done):
                    load_days(self.path).with_par(day, NUMBER, number, points)
                    self.changed()
            finally:
                apart.stop()
                apart.process.wait()

    def stop(self) -> None:
        """Ends what is being made at once; what has been made is kept."""
        self._day = None
        if self._apart is not None:
            self._apart.stop()
            self._apart = None
