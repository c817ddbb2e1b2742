"""The games finished against an automatic opponent, and what they come to for each choice of options.

The file is JSON in the player's data folder. One that cannot be read is set aside under another name, never lost.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from attrs import evolve, frozen

from coatl_core.files.atomic import set_aside, write
from coatl_core.files.jsonfile import first_fault, strict_converter
from coatl_core.game.rules import VariantChoice

FORMAT = "coatl-records"
VERSION = 1


@frozen
class Record:
    """One finished game. ``game`` is its own name: finished once more, after an undo, it takes its old place."""

    game: str
    variant: VariantChoice
    points: int
    opponent: int
    won: bool
    finished: str


@frozen
class Tally:
    """What all games with the same variant and options come to; ``best`` is the player's highest score."""

    variant: VariantChoice
    played: int
    won: int
    best: int


@frozen
class Records:
    """All games finished, in the order they were. ``aside`` is where a damaged file went, and ``fault`` what was wrong
    with it."""

    path: Path
    games: tuple[Record, ...] = ()
    aside: Path | None = None
    fault: str = ""

    def with_game(self, record: Record) -> Records:
        """With one game more, which is on the disk then. Raises OSError."""
        others = tuple(r for r in self.games if r.game != record.game)
        after = evolve(self, games=(*others, record))
        data = {"format": FORMAT, "version": VERSION, "games": strict_converter().unstructure(after.games)}
        write(self.path, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
        return after

    def tallies(self) -> list[Tally]:
        """One for each variant and choice of options that was played, in a fixed order."""
        choices = sorted({r.variant for r in self.games}, key=lambda v: (v.id, len(v.options), v.options))
        return [self.tally(choice) for choice in choices]

    def tally(self, variant: VariantChoice) -> Tally:
        """Of one variant with just these options."""
        games = [r for r in self.games if r.variant == variant]
        return Tally(variant, len(games), sum(r.won for r in games), _best(games))


def _best(games: Iterable[Record]) -> int:
    return max((r.points for r in games), default=0)


def load_records(path: Path) -> Records:
    """The records in the file; none if there is no file. A file that cannot be used is set aside. Raises OSError where
    it cannot even be read or moved."""
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        return Records(path)
    except UnicodeDecodeError as error:
        return Records(path, aside=set_aside(path), fault=str(error))
    try:
        data = json.loads(text)
        if not isinstance(data, dict) or (data.get("format"), data.get("version")) != (FORMAT, VERSION):
            raise ValueError("format")
        return Records(path, strict_converter().structure(data.get("games"), tuple[Record, ...]))
    except (ValueError, RecursionError) as error:
        return Records(path, aside=set_aside(path), fault=str(error))
    except Exception as error:  # cattrs gathers whatever the classes raise; all of it is the file's fault
        return Records(path, aside=set_aside(path), fault=first_fault(error))
