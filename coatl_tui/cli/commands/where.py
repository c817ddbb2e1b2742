"""``coatl where``: says where the player's files lie."""

from __future__ import annotations

import json
from argparse import Namespace

from coatl_core.files.home import home
from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n
from coatl_tui.cli.commands import table

LONGEST_PATH = 4096
PLACES = (
    "saves",
    "records",
    "days",
    "campaigns",
    "events",
    "packs",
    "settings",
    "keymap",
    "lesson",
    "puzzles",
    "seats",
    "past_seats",
    "games",
)
"""What is kept, as ``Home`` calls its place."""


def run(options: Namespace, l10n: L10n) -> int:
    """Prints for each kind of file what it is, where it lies, and whether it is there yet."""
    files = home()
    places = {name: getattr(files, name) for name in PLACES}
    if options.json:
        print(json.dumps({name: str(path) for name, path in places.items()}, indent=1))
        return 0
    rows = [
        (
            l10n(f"cli-where-{name.replace('_', '-')}"),
            l10n("cli-where-there" if path.exists() else "cli-where-not-yet"),
            plain(str(path), LONGEST_PATH),
        )
        for name, path in places.items()
    ]
    print("\n".join(table([l10n(f"cli-column-{name}") for name in ("what", "there", "path")], rows)))
    return 0
