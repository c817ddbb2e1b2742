"""Cóatl in the terminal: the app and the command line."""

from __future__ import annotations


def version() -> str:
    """The version of the game."""
    from importlib.metadata import version as installed

    return installed("coatl")
