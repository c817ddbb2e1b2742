"""Fixtures for games in lines of text."""

from __future__ import annotations

import os

import pytest


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for the disk: a game writes its file after every action, and no test here pulls the plug."""
    monkeypatch.setattr(os, "fsync", lambda file: None)
