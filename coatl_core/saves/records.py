"""Finished games in which a person played, and what is counted of them.

They are kept in a JSON file in the player's data folder. A file that cannot be read is renamed, so that it is not lost.
One that a newer version of the game has written stays as it is.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Any, TypeAlias

from attrs import evolve, field, fields, frozen

from coatl_core.files.atomic import alone, write
from coatl_core.files.jsonfile import NewerFile, read_or_set_aside, strict_converter
from coatl_core.game.goal import Goal
from coatl_core.game.rules import Chance, ComputerSeat, Rules, VariantChoice, plain_name
from coatl_core.game.session import Session
from coatl_core.game.state import Variant, carried_options
from coatl_core.game.valued import IS

FORMAT = "coatl-records"
VERSION = 4
"""Version 1 held only games of one person against an automatic opponent. Version 2 did not know what was taken back,
version 3 not who wins together."""
MOST_BYTES = 200_000_000
"""The largest file of records that is read or written: more games than anybody plays, half a million at least."""
MOST_POINTS = 100_000
"""More points than anybody gets, even with cards of one's own: what is more comes from a damaged file."""

RECENT = 10
"""So many of the last games say how strong somebody is now."""


@frozen
class PlayerResult:
    """What one player got in a game: a person, or the computer player that sat there. Raises ValueError for points that
    cannot be."""

    name: str = field(converter=plain_name)
    points: int
    won: bool
    computer: ComputerSeat | None = None

    def __attrs_post_init__(self) -> None:
        if abs(self.points) > MOST_POINTS:
            raise ValueError("points")


@frozen
class Record:
    """One finished game. ``game`` identifies it: if the player undoes actions and finishes it again, the new record
    replaces the old one.

    ``players`` are in seat order. ``opponent`` is the points of an automatic opponent, None in a game without one.
    ``rules`` are the names of the rules that were turned on, or off, for this game; ``hints`` is the number of
    positions in which a hint was shown, ``told`` says that computer players told their reasons at once, and ``undone``
    is how often a move was taken back after a computer player had answered it, which shows what that does. ``chance``
    is where chance came from: games at a real table count by themselves, because nobody knows how much was laid anew.
    ``goal`` says who wins together, if anybody does. Version 1 knew no names, card sets and turns: they are empty, and
    0. Raises ValueError for a goal of other seats.
    """

    game: str
    finished: str
    players: tuple[PlayerResult, ...]
    opponent: int | None = None
    variants: tuple[VariantChoice, ...] = ()
    card_sets: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    turns: int = 0
    hints: int = 0
    told: bool = False
    undone: int = 0
    chance: Chance = "seed"
    goal: Goal | None = None

    def __attrs_post_init__(self) -> None:
        seats = [] if self.goal is None else [seat for side in self.goal.sides for seat in side]
        if self.goal is not None and sorted(seats) != [*range(len(self.players))]:
            raise ValueError("goal")

    @property
    def persons(self) -> list[PlayerResult]:
        """The players who are persons."""
        return [player for player in self.players if player.computer is None]

    @property
    def sides(self) -> list[Side]:
        """What the game counts for: one person's games against the same opponents, or each of several persons."""
        persons = self.persons
        if len(persons) > 1:
            return [Person(person.name, self.chance) for person in persons]
        seats = [player.computer for player in self.players if player.computer is not None]
        return [Opponents(self.variants, tuple(sorted(seats, key=str)), self.chance)] if persons else []


def record_of(
    session: Session, game: str, finished: str, hints: int = 0, told: bool = False, undone: int = 0
) -> Record | None:
    """Returns the record of a game that is over; None if it is not, if no person has played, if it does not count (see
    ``not_counted``), or if its coatls have not been told beside the box. For ``hints``, ``told`` and ``undone`` see
    ``Record``."""
    setup = session.setup
    seats = setup.seats or (None,) * len(setup.players)
    if not session.over or not_counted(session.begun, session.set_up) or None not in seats or session.awaits_coatls:
        return None
    sheet = session.score_sheet()
    rules = (rule for rule in fields(Rules) if isinstance(rule.default, bool))
    return Record(
        game,
        finished,
        tuple(
            PlayerResult(score.name, score.points, score.seat in sheet.winners, seats[score.seat])
            for score in sheet.players
        ),
        sheet.opponent.points if sheet.opponent is not None else None,
        without(setup.variants, session.ruleset.variants),
        setup.card_sets,
        tuple(rule.name for rule in rules if getattr(setup.rules, rule.name) != rule.default),
        session.state.turn,
        hints,
        told,
        undone,
        setup.chance,
        sheet.goal,
    )


def without(choices: Iterable[VariantChoice], variants: Iterable[Variant]) -> tuple[VariantChoice, ...]:
    """Returns these variants without what a campaign has carried to them: its games count with all others."""
    carried = {variant.id: carried_options(type(variant)) for variant in variants}
    kept = ((c, tuple(o for o in c.options if o.partition(IS)[0] not in carried[c.id])) for c in choices)
    return tuple(VariantChoice(choice.id, options) for choice, options in kept)


def not_counted(onward: object, set_up: str) -> str:
    """Returns the name of the message why a game does not count in the records, empty if it does: it goes on from
    another one (``onward``), or was set up with a position (``set_up``)."""
    return "onward-not-counted" if onward else "position-not-counted" if set_up else ""


@frozen
class Opponents:
    """What a person alone has played against: the variants with their options, an automatic opponent among them, and
    the computer players; and where chance came from."""

    variants: tuple[VariantChoice, ...] = ()
    computers: tuple[ComputerSeat, ...] = ()
    chance: Chance = "seed"


@frozen
class Person:
    """Somebody who has played with other persons, known by name, and where chance came from."""

    name: str
    chance: Chance = "seed"


Side: TypeAlias = Opponents | Person
"""Whom games are counted for."""


@frozen
class Tally:
    """The games that count for a side, in order, each with the person's result."""

    side: Side
    games: tuple[tuple[Record, PlayerResult], ...] = ()

    @property
    def played(self) -> int:
        return len(self.games)

    @property
    def won(self) -> int:
        return sum(result.won for _, result in self.games)

    @property
    def best(self) -> int:
        """The most points in a game; 0 without games."""
        return max((result.points for _, result in self.games), default=0)

    @property
    def average(self) -> float:
        """The average of all points; 0 without games."""
        return sum(result.points for _, result in self.games) / max(1, self.played)

    @property
    def hinted(self) -> int:
        """The number of games in which a hint was shown."""
        return sum(record.hints > 0 for record, _ in self.games)

    @property
    def undone(self) -> int:
        """The number of games in which a move was taken back after it had been answered."""
        return sum(record.undone > 0 for record, _ in self.games)

    @property
    def recently_won(self) -> int:
        """How many of the last games were won."""
        return sum(result.won for _, result in self.games[-RECENT:])

    @property
    def told(self) -> int:
        """The number of games in which computer players told their reasons at once."""
        return sum(record.told for record, _ in self.games)

    @property
    def streak(self) -> int:
        """How many of the last games were won one after the other."""
        return self._streaks()[-1]

    @property
    def longest_streak(self) -> int:
        """The most games won one after the other."""
        return max(self._streaks())

    def _streaks(self) -> list[int]:
        """After each game, how many were won one after the other up to it; 0 before the first."""
        streaks = [0]
        for _, result in self.games:
            streaks.append(streaks[-1] + 1 if result.won else 0)
        return streaks


@frozen
class Records:
    """All finished games in order. ``aside`` is the new path of a damaged file, and ``fault`` what was wrong with
    it."""

    path: Path
    games: tuple[Record, ...] = ()
    aside: Path | None = None
    fault: str = ""

    def with_game(self, record: Record) -> Records:
        """Adds a game and writes the file, together with the games that another copy of the program has added since
        these were read. Returns the new records. Raises OSError, and NewerRecords."""
        with alone(self.path):
            known = {record.game, *(each.game for each in self.games)}
            added = (each for each in load_records(self.path).games if each.game not in known)
            others = (each for each in self.games if each.game != record.game)
            after = evolve(self, games=(*others, *added, record))
            write(self.path, after._text())
        return after

    def _text(self) -> str:
        """The file: a line for each game. Raises OSError if it could not be read again."""
        text = lines_of(FORMAT, VERSION, "games", self.games)
        if len(text.encode()) > MOST_BYTES:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(self.path))
        return text

    def of_game(self, game: str) -> Record | None:
        """Returns the record of a game, or None if it has none."""
        return next((record for record in self.games if record.game == game), None)

    def tallies(self) -> list[Tally]:
        """Returns a tally for each side that games count for, in the order of their first games."""
        games: dict[Side, list[tuple[Record, PlayerResult]]] = {}
        for record in self.games:
            for side, result in zip(record.sides, record.persons, strict=False):
                games.setdefault(side, []).append((record, result))
        return [Tally(side, tuple(played)) for side, played in games.items()]

    def tally(self, side: Side) -> Tally:
        """Returns the tally of a side; one without games if none count for it."""
        return next((tally for tally in self.tallies() if tally.side == side), Tally(side))


@frozen
class NewerRecords(NewerFile):
    """The file was written by a newer version of the game. ``version`` is that of its format."""

    version: int


@frozen
class _Version1:
    """A record of version 1: a game of one person against an automatic opponent."""

    game: str
    variant: VariantChoice
    points: int
    opponent: int
    won: bool
    finished: str

    def record(self) -> Record:
        person = PlayerResult("", self.points, self.won)
        return Record(self.game, self.finished, (person,), self.opponent, (self.variant,))


def load_records(path: Path) -> Records:
    """Returns the records in the file; none if there is no file. A damaged file is set aside. Raises NewerRecords, and
    OSError if the file cannot be opened or renamed."""
    games, aside, fault = read_or_set_aside(path, MOST_BYTES, _read)
    return Records(path, games or (), aside, fault)


def _read(data: Any) -> tuple[Record, ...]:
    """Returns the games in a file. Raises NewerRecords, and other errors if it is damaged."""
    version, games = version_of(data, FORMAT, VERSION), data.get("games")
    if version == 1:
        return tuple(old.record() for old in strict_converter().structure(games, tuple[_Version1, ...]))
    return strict_converter().structure(games, tuple[Record, ...])


# What the files of games, of days and of puzzles have in common


def lines_of(format: str, version: int, name: str, entries: Iterable[object]) -> str:
    """Returns the text of a file of this format: below a head a line for each entry, in a list of this name."""
    lines = (json.dumps(each, ensure_ascii=False) for each in strict_converter().unstructure(tuple(entries)))
    head = json.dumps({"format": format, "version": version})[:-1]
    return f'{head}, "{name}": [\n' + ",\n".join(lines) + "\n]}\n"


def version_of(data: Any, format: str, newest: int) -> int:
    """Returns the version, from 1, of the data in a file of this format. Raises NewerRecords for one above the
    ``newest``, and ValueError if it is no such file."""
    if not isinstance(data, dict) or data.get("format") != format:
        raise ValueError("format")
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise ValueError("version")
    if version > newest:
        raise NewerRecords(version)
    return version


def check_date(each: object, attribute: object, text: str) -> None:
    """A validator of attrs: a date is written like 2026-12-01. Raises ValueError."""
    if text != date.fromisoformat(text).isoformat():
        raise ValueError(f"date {text!r}")
