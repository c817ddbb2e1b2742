"""Whatever is done to the app, nothing fails, and what is on the screen is on the disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Effort
from tests.tui.monkey import ON_SCREENS, STARTS, WITHOUT, anything, screens

pytestmark = [pytest.mark.slow, pytest.mark.painted]


async def test_anything_may_be_done_on_every_screen(tmp_path: Path, effort: Effort) -> None:
    events = effort(quick=50, test=100, exhaustive=2_000)
    monkey = await anything(tmp_path, "en", ON_SCREENS, effort.share, events)
    assert screens() <= monkey.seen.keys()


async def test_anything_may_be_done_where_something_is_missing(tmp_path: Path, effort: Effort) -> None:
    """In homes where nothing was ever saved, and in those where plugins are turned off."""
    starts = effort.random("missing").sample(WITHOUT, effort(quick=4, test=4, exhaustive=12))
    await anything(tmp_path, "en", starts, effort.share, effort(quick=20, test=40, exhaustive=2_000))


@pytest.mark.exhaustive
async def test_anything_may_be_done_wherever_one_begins(tmp_path: Path, effort: Effort) -> None:
    await anything(tmp_path, "en", effort.random("begin").sample(STARTS, 20), effort.share, 1_000)


def test_the_screens_are_found_in_the_code() -> None:
    """Those that only hold what others share are none."""
    names = {kind.__name__ for kind in screens()}
    assert {"RecordsScreen", "LessonScore", "TrialScreen", "SmallScreen", "Palette"} <= names
    assert not {"PageScreen", "CoatlScreen", "TableView"} & names
