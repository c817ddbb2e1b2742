"""A view as a picture for notebooks. The core draws nothing: whoever draws the table of the app draws this one too.

The game names that function in an entry point of its own distribution, so that the core finds it without knowing it,
and nothing of it is imported before a picture is wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import distribution
from typing import TypeAlias, cast

from coatl_core.game.events import Event
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n

GROUP = "coatl.picture"
"""The group of the entry point."""
_Draw: TypeAlias = Callable[[PlayerView, L10n, Sequence[Event]], str]


def view_svg(seen: PlayerView, l10n: L10n, happened: Sequence[Event] = ()) -> str:
    """Returns the table as one seat may see it, as an SVG: as the app shows it. ``happened`` is all that has happened
    in the game, as far as that seat may know it (``seen_by``): the last of it is told beside the table. Raises
    ModuleNotFoundError where only the core is installed."""
    return _drawing()(seen, l10n, happened)


@cache
def _drawing() -> _Draw:
    for entry in distribution("coatl").entry_points.select(group=GROUP):
        return cast("_Draw", entry.load())
    raise ModuleNotFoundError(f"nothing that is installed draws the table: there is no entry point {GROUP}")
