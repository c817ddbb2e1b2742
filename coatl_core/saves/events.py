"""An event of a club: a round robin, in a small JSON file of its own in the player's data folder.

The file says who plays, by which rules, and how each game has gone that was played; who meets whom in which round
follows from that. The result of a game is written once. Other copies of the program may write the file meanwhile.
"""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64encode
from collections.abc import Callable
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from attrs import define, evolve, field, frozen

from coatl_core.files.atomic import alone, write
from coatl_core.files.jsonfile import read_or_set_aside
from coatl_core.game.roundrobin import Pairing, pairings
from coatl_core.game.rules import ComputerSeat, Setup, plain_name
from coatl_core.game.standings import Played, Standing, standings
from coatl_core.saves.records import MOST_POINTS, version_of
from coatl_core.saves.setupjson import setup_converter

FORMAT, VERSION = "coatl-event", 1
MOST_BYTES = 10_000_000
MOST_ENTRANTS = 64
"""So many players meet in one event at the most: they have two thousand games."""
NAMED = re.compile(r"\w[\w-]{0,39}")
"""The name of an event, which is that of its file."""


@frozen
class Entrant:
    """A player of an event. ``token`` is the pass of a person, empty for a computer player. Who has ``withdrawn`` plays
    no more."""

    name: str = field(converter=plain_name)
    computer: ComputerSeat | None = None
    token: str = field(default="", repr=False)
    withdrawn: bool = False


@frozen
class Ended:
    """How the game of a number (from 1) has gone: what each has got, and the seats that have won. ``told`` says that
    somebody has typed it, ``code`` is that of the game at the host, if it was played there. Raises ValueError for what
    cannot be."""

    game: int
    points: tuple[int, int]
    winners: tuple[int, ...]
    told: bool = False
    code: str = ""

    def __attrs_post_init__(self) -> None:
        if max(map(abs, self.points)) > MOST_POINTS or self.winners not in ((0,), (1,), (0, 1)):
            raise ValueError("points or winners")


@frozen
class AtHost:
    """The game of a number was asked for at the host; ``code`` is empty until it is known."""

    game: int
    code: str = ""


@define(frozen=True, slots=False)
class Event:
    """One event. ``entrants`` stand in the order in which they were drawn. ``setup`` is that of its games, with the
    first two of them; ``seed`` is where lots and games between computer players come from, ``secret`` where the keys to
    the games at the host do. ``host`` is its address. ``at_host`` are the games that are played there now. Raises
    ValueError for what does not fit together."""

    name: str
    entrants: tuple[Entrant, ...]
    setup: Setup
    seed: str
    secret: str = field(repr=False)
    twice: bool = False
    allows: tuple[str, ...] = ()
    host: str = ""
    ended: tuple[Ended, ...] = ()
    at_host: tuple[AtHost, ...] = ()

    def __attrs_post_init__(self) -> None:
        if not 2 <= len(self.entrants) <= MOST_ENTRANTS or len(self.setup.players) != 2:
            raise ValueError("players")
        if len({each.name for each in self.entrants}) < len(self.entrants):
            raise ValueError("a name stands there twice")
        if any(bool(each.token) == (each.computer is not None) for each in self.entrants):
            raise ValueError("a person without a pass, or a computer player with one")
        ended, at_host = [each.game for each in self.ended], [each.game for each in self.at_host]
        if not {*ended, *at_host} <= {*range(1, len(self.games) + 1)}:
            raise ValueError("a game that there is not")
        if len({*ended}) < len(ended) or len({*at_host}) < len(at_host):
            raise ValueError("a game that stands there twice")

    @cached_property
    def games(self) -> tuple[Pairing, ...]:
        """All games, by their numbers."""
        return pairings(len(self.entrants), self.twice)

    def pair(self, game: int) -> tuple[Entrant, Entrant]:
        """Returns who begins a game, and who answers."""
        one, other = self.games[game - 1].players
        return self.entrants[one], self.entrants[other]

    def result(self, game: int) -> Ended | None:
        """Returns how a game has gone, None if it was not played."""
        return self._results.get(game)

    @cached_property
    def _results(self) -> dict[int, Ended]:
        return {each.game: each for each in self.ended}

    def code(self, game: int) -> str:
        """Returns the code of a game at the host, where it is played or was; empty if it has none."""
        here = next((each for each in self.at_host if each.game == game), None) or self.result(game)
        return here.code if here is not None else ""

    def played(self, game: int) -> Played | None:
        """Returns what counts of a game; None if it is not played yet, or will never be. Who has withdrawn loses to
        everybody with whom there was no game, but not to others who have."""
        found, players = self.result(game), self.games[game - 1].players
        if found is not None:
            return Played(players, found.points, found.winners)
        here = tuple(seat for seat, entrant in enumerate(self.pair(game)) if not entrant.withdrawn)
        return Played(players, None, here) if len(here) == 1 else None

    def is_open(self, game: int) -> bool:
        """Returns whether a game is still to be played."""
        return self.result(game) is None and not any(entrant.withdrawn for entrant in self.pair(game))

    @cached_property
    def open(self) -> list[int]:
        """The games that are still to be played."""
        return [game for game in range(1, len(self.games) + 1) if self.is_open(game)]

    @cached_property
    def ready(self) -> list[int]:
        """The games that can be played now: each person plays one after the other, and computer players any number at
        once. Whoever has no game in the first round gets the first one at once, or no host would know their pass."""
        busy, seen, found = set[str](), set[str](), list[int]()
        for game in range(1, len(self.games) + 1):
            persons = {entrant.name for entrant in self.pair(game) if entrant.computer is None}
            if self.is_open(game):
                if not persons & busy or not persons <= seen:
                    found.append(game)
                busy |= persons
            seen |= persons
        return found

    def is_of_computers(self, game: int) -> bool:
        """Returns whether no person plays in a game."""
        return all(entrant.computer is not None for entrant in self.pair(game))

    def key(self, game: int) -> str:
        """Returns the key to a game at the host: always the same, so that no game is made twice."""
        digest = sha256(f"{self.secret}/{game}".encode()).digest()
        return urlsafe_b64encode(digest[:16]).decode().rstrip("=")

    def setup_of(self, game: int) -> Setup:
        """Returns the setup of a game."""
        pair = self.pair(game)
        names, seats = tuple(entrant.name for entrant in pair), tuple(entrant.computer for entrant in pair)
        seated = seats if any(seats) else ()
        return evolve(self.setup, players=names, seats=seated, seed=f"{self.seed}/{game}", first=0)

    def table(self) -> tuple[Standing, ...]:
        """Returns the table as it is now."""
        played = (self.played(game) for game in range(1, len(self.games) + 1))
        return standings(len(self.entrants), [each for each in played if each is not None])

    # What changes

    def with_result(self, result: Ended) -> Event:
        """Returns the event after a game was played. One that has a result keeps it, unless somebody tells another."""
        known = self.result(result.game)
        if known is not None and not result.told:
            return self
        code = known.code if known is not None else self.code(result.game)
        others = tuple(each for each in self.ended if each.game != result.game)
        after = evolve(self, ended=(*others, evolve(result, code=result.code or code)))
        return after if result.told else after.without(result.game)

    def with_game(self, game: int, code: str = "") -> Event:
        """Returns the event after a game was asked for at the host, or has got its code."""
        return evolve(self.without(game), at_host=(*self.without(game).at_host, AtHost(game, code)))

    def without(self, game: int) -> Event:
        """Returns the event after a game at the host is over."""
        return evolve(self, at_host=tuple(each for each in self.at_host if each.game != game))

    def withdrawn(self, name: str) -> Event:
        """Returns the event after somebody has gone home."""
        after = tuple(evolve(each, withdrawn=each.withdrawn or each.name == name) for each in self.entrants)
        return evolve(self, entrants=after)


@frozen
class NoEvent(Exception):
    """There is no such event. ``aside`` is the new path of its file if it was damaged, and ``fault`` what was wrong."""

    aside: Path | None = None
    fault: str = ""


def load_event(path: Path) -> Event:
    """Returns the event in a file. Raises NoEvent, also for a damaged file, which is set aside; NewerRecords for one
    that a newer version has written, and OSError."""
    event, aside, fault = read_or_set_aside(path, MOST_BYTES, _read)
    if event is None:
        raise NoEvent(aside, fault)
    return event


def keep_new(path: Path, event: Event) -> bool:
    """Writes a new event. Returns False, and writes nothing, if there is a file. Raises OSError."""
    with alone(path):
        if path.exists():
            return False
        write(path, _text(event))
        return True


def change(path: Path, how: Callable[[Event], Event]) -> Event:
    """Changes the event in a file, as it is by now, and returns it. Raises what ``load_event`` raises."""
    with alone(path):
        before = load_event(path)
        after = how(before)
        if after != before:
            write(path, _text(after))
        return after


def _text(event: Event) -> str:
    data = setup_converter().unstructure(event)
    return json.dumps({"format": FORMAT, "version": VERSION, **data}, ensure_ascii=False, indent=1) + "\n"


def _read(data: Any) -> Event:
    version_of(data, FORMAT, VERSION)
    known = {key: value for key, value in data.items() if key not in ("format", "version")}
    event: Event = setup_converter().structure(known, Event)
    return event
