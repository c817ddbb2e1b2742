"""Whatever is done to the app, nothing fails, and what is on the screen is on the disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Effort
from tests.tui.monkey import anything

pytestmark = [pytest.mark.slow, pytest.mark.painted]


@pytest.mark.parametrize("seed", range(2))
async def test_anything_may_be_done(tmp_path: Path, effort: Effort, seed: int) -> None:
    await anything(tmp_path, "en", seed, effort(quick=50, test=250, exhaustive=25_000))
