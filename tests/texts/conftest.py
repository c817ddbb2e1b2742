"""What the tests of texts share."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytest_snapshot.plugin import Snapshot

HERE = Path(__file__).parent


@pytest.fixture
def written(snapshot: Snapshot) -> Snapshot:
    """The texts as they were, beside the tests."""
    snapshot.snapshot_dir = HERE / "snapshots"
    return snapshot
