"""The version of the game, as it is installed."""

from __future__ import annotations

from functools import cache


@cache
def version() -> str:
    """Returns the version, for example ``0.1.0``. It is read once: every save has it."""
    from importlib.metadata import version as installed  # reading takes longer than most commands need it

    return installed("coatl")
