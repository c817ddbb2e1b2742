"""``coatl event show``: the table and the pairings of an event, once or on a wall."""

from __future__ import annotations

import json
import shutil
import sys
import time
from argparse import Namespace
from itertools import islice
from pathlib import Path
from typing import Any

from attrs import asdict
from rich.cells import set_cell_size

from coatl_core.files.home import home
from coatl_core.hosting.invitation import Invitation
from coatl_core.hosting.running import read_note
from coatl_core.language.l10n import L10n
from coatl_core.saves.events import Event
from coatl_tui.cli.commands import ended_in_order, only_one
from coatl_tui.cli.commands.event_file import event_of, host_of, path_of
from coatl_tui.cli.commands.event_text import lines, passes, printed, round_lines, table_lines, title
from coatl_tui.host_beside import way_to

_LOOK_SECONDS = 1.0
_LEAST_OF_TABLE = 6
"""So many lines of the table are shown however many games there are in a round."""
_CLEAR = "\x1b[H\x1b[2J\x1b[3J"


def run(options: Namespace, l10n: L10n) -> int:
    """Shows an event. Raises CommandError if it cannot be read."""
    only_one(options, l10n, "json", "watch", "passes")
    path = path_of(options, l10n)
    event = event_of(path, l10n)
    if options.json:
        print(json.dumps(_data(event), indent=1, ensure_ascii=False))
    elif options.passes:
        at, shown = _host(event, l10n)
        print("\n".join(passes(event, at, shown, l10n)))
    elif options.watch:
        with ended_in_order():
            _watch(path, l10n)
    else:
        print(printed("\n".join(lines(event, l10n))))
    return 0


def _host(event: Event, l10n: L10n) -> tuple[Invitation | None, tuple[str, ...]]:
    """Returns the way to the host of an event, None if that is the one here and does not run, and the addresses by
    which others find it."""
    if event.host:
        return host_of(event.host, l10n), ()
    running = read_note(home().games)
    return (way_to(running), running.addresses) if running is not None else (None, ())


def _data(event: Event) -> dict[str, Any]:
    """Returns the event as ``--json`` prints it; passes are secrets, and not in it."""
    games = []
    for game, pairing in enumerate(event.games, 1):
        result, played = event.result(game), event.played(game)
        open = "open" if event.is_open(game) else "cancelled"
        state = "ended" if result is not None else "forfeited" if played is not None else open
        games.append(
            {
                "game": game,
                "round": pairing.round,
                "players": [entrant.name for entrant in event.pair(game)],
                "state": state,
                "code": event.code(game) or None,
                "points": list(result.points) if result is not None else None,
                "winners": [event.pair(game)[seat].name for seat in played.winners] if played is not None else [],
                "told": result is not None and result.told,
            }
        )
    table = []
    for standing in event.table():
        entrant, row = event.entrants[standing.player], asdict(standing)
        elo = {key: round(value, 1) for key, value in row.pop("elo").items()}
        who = {"name": entrant.name, "computer": str(entrant.computer) if entrant.computer else None}
        del row["player"]
        table.append({**who, "withdrawn": entrant.withdrawn, **row, **elo})
    return {"event": event.name, "over": not event.open, "table": table, "games": games}


def _watch(path: Path, l10n: L10n) -> None:
    """Shows the event anew whenever it has changed, until the program is ended: as much of it as the terminal has room
    for. Where that is none, everything once more."""
    wall, before = sys.stdout.isatty(), None
    while True:
        now = event_of(path, l10n), shutil.get_terminal_size()
        if now != before:
            before = now
            if wall:
                print(_CLEAR + _wall(now[0], l10n), end="", flush=True)
            else:
                print(printed("\n".join(lines(now[0], l10n))), end="\n\n", flush=True)
        time.sleep(_LOOK_SECONDS)


def _wall(event: Event, l10n: L10n) -> str:
    """Returns what has room: the table, and the rounds from the first that is not over on, if possible with those that
    were played just before."""
    width, height = shutil.get_terminal_size()
    top = [title(event, l10n), "", *table_lines(event, l10n)]
    last = event.games[-1].round
    present = min((event.games[game - 1].round for game in event.open), default=last)
    blocks = [["", *round_lines(event, number, l10n)] for number in range(present, last + 1)]
    if len(top) + len(blocks[0]) > height:  # whom one meets now is more than how the last ones stand
        top = [*top[: max(_LEAST_OF_TABLE, height - len(blocks[0]) - 1)], "…"]
    room = height - len(top)
    below = [line for block in blocks for line in block]
    for number in range(present - 1, 0, -1):
        block = ["", *round_lines(event, number, l10n)]
        if len(below) + len(block) > room:
            break
        below = block + below
    return printed("\n".join(set_cell_size(line, width).rstrip() for line in islice([*top, *below], height)))
