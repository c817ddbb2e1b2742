"""Finished games against an automatic opponent, and the totals for each choice of options.

They are kept in a JSON file in the player's data folder. A file that cannot be read is renamed, so that it is not lost.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from attrs import evolve, frozen

from coatl_core.files.atomic import set_aside, write_alone
from coatl_core.files.jsonfile import first_fault, strict_converter
from coatl_core.files.regularfile import read_text
from coatl_core.game.rules import VariantChoice

FORMAT = "coatl-records"
VERSION = 1
MOST_BYTES = 10_000_000
"""The largest file of records that is read: about 30,000 games."""


@frozen
class Record:
    """One finished game. ``game`` identifies it: if the player undoes actions and finishes it again, the new record
    replaces the old one."""

    game: str
    variant: VariantChoice
    points: int
    opponent: int
    won: bool
    finished: str


@frozen
class Tally:
    """The totals of all games with the same variant and options; ``best`` is the player's highest score."""

    variant: VariantChoice
    played: int
    won: int
    best: int


@frozen
class Records:
    """All finished games in order. ``aside`` is the new path of a damaged file, and ``fault`` what was wrong with
    it."""

    path: Path
    games: tuple[Record, ...] = ()
    aside: Path | None = None
    fault: str = ""

    def with_game(self, record: Record) -> Records:
        """Adds a game and writes the file. Returns the new records. Raises OSError."""
        others = tuple(r for r in self.games if r.game != record.game)
        after = evolve(self, games=(*others, record))
        data = {"format": FORMAT, "version": VERSION, "games": strict_converter().unstructure(after.games)}
        write_alone(self.path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
        return after

    def tallies(self) -> list[Tally]:
        """Returns the totals for each variant and choice of options that was played, in a fixed order."""
        choices = sorted({r.variant for r in self.games}, key=lambda v: (v.id, len(v.options), v.options))
        return [self.tally(choice) for choice in choices]

    def tally(self, variant: VariantChoice) -> Tally:
        """Returns the totals for a variant with exactly these options."""
        games = [r for r in self.games if r.variant == variant]
        return Tally(variant, len(games), sum(r.won for r in games), _best(games))


def _best(games: Iterable[Record]) -> int:
    return max((r.points for r in games), default=0)


def load_records(path: Path) -> Records:
    """Returns the records in the file; none if there is no file. A damaged file is set aside. Raises OSError if the
    file cannot be opened or renamed."""
    try:
        text = read_text(path, MOST_BYTES)
    except FileNotFoundError:
        return Records(path)
    except ValueError as error:  # not text, too large, or a device or a pipe
        return Records(path, aside=set_aside(path), fault=str(error))
    try:
        data = json.loads(text)
        if not isinstance(data, dict) or (data.get("format"), data.get("version")) != (FORMAT, VERSION):
            raise ValueError("format")
        return Records(path, strict_converter().structure(data.get("games"), tuple[Record, ...]))
    except (ValueError, RecursionError) as error:
        return Records(path, aside=set_aside(path), fault=str(error))
    except Exception as error:  # cattrs wraps everything that the classes raise; the file is always the cause
        return Records(path, aside=set_aside(path), fault=first_fault(error))
