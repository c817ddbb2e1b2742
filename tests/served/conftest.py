"""A player's home of its own for every test."""

from __future__ import annotations

from tests.tui.conftest import home

__all__ = ["home"]
