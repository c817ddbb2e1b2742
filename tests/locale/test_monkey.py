"""Whatever is done to the app in another language, nothing fails, and what is on the screen is on the disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Effort
from tests.locale.support import TRANSLATIONS
from tests.support import rarely
from tests.tui.monkey import STARTS, anything


@pytest.mark.slow
@pytest.mark.painted
@pytest.mark.parametrize("tag", [*rarely(*TRANSLATIONS[:-1]), TRANSLATIONS[-1]])
async def test_anything_may_be_done_in_every_language(tmp_path: Path, effort: Effort, tag: str) -> None:
    starts = effort.random(tag).sample(STARTS, effort(quick=2, test=2, exhaustive=12))
    await anything(tmp_path, tag, starts, effort.share, effort(quick=20, test=30, exhaustive=900))
