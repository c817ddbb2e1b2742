"""The version of the game, as it is installed."""

from __future__ import annotations


def version() -> str:
    """Returns the version, for example ``0.1.0``."""
    from importlib.metadata import version as installed  # reading takes longer than most commands need it

    return installed("coatl")
