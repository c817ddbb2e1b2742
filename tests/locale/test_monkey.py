"""Whatever is done to the app in another language, nothing fails, and what is on the screen is on the disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Effort
from tests.locale.support import TRANSLATIONS
from tests.tui.monkey import anything


@pytest.mark.slow
@pytest.mark.painted
@pytest.mark.parametrize("tag", TRANSLATIONS)
async def test_anything_may_be_done_in_every_language(tmp_path: Path, effort: Effort, tag: str) -> None:
    await anything(tmp_path, tag, 0, effort(quick=20, test=200, exhaustive=16_667))
