"""Whatever is done to the app, nothing fails, and what is on the screen is on the disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import Effort
from tests.tui.monkey import ON_SCREENS, STARTS, WITHOUT, anything, screens

pytestmark = [pytest.mark.slow, pytest.mark.painted]


async def test_anything_may_be_done_on_every_screen(tmp_path: Path, effort: Effort) -> None:
    """With all effort on each of them, and nobody has forgotten a new one; else on some."""
    some = effort.random("screens").sample(ON_SCREENS, effort(quick=6, test=6, exhaustive=len(ON_SCREENS)))
    monkey = await anything(tmp_path, "en", some, effort.share, effort(quick=10, test=10, exhaustive=1_500))
    if len(some) == len(ON_SCREENS):
        assert screens() <= monkey.seen.keys()


async def test_anything_may_be_done_where_nothing_was_ever_saved(tmp_path: Path, effort: Effort) -> None:
    """With all effort on each screen: a list that is empty is found on one of them alone."""
    starts = [start for start in WITHOUT if start.home == "bare"]
    some = effort.random("bare").sample(starts, effort(quick=4, test=4, exhaustive=len(starts)))
    await anything(tmp_path, "en", some, effort.share, len(some) * effort(quick=5, test=10, exhaustive=120))


async def test_anything_may_be_done_while_plugins_are_off(tmp_path: Path, effort: Effort) -> None:
    starts = [start for start in WITHOUT if start.home == "off"]
    some = effort.random("off").sample(starts, effort(quick=2, test=2, exhaustive=len(starts)))
    await anything(tmp_path, "en", some, effort.share, len(some) * effort(quick=10, test=10, exhaustive=120))


@pytest.mark.exhaustive
async def test_anything_may_be_done_wherever_one_begins(tmp_path: Path, effort: Effort) -> None:
    await anything(tmp_path, "en", effort.random("begin").sample(STARTS, 20), effort.share, 700)


def test_the_screens_are_found_in_the_code() -> None:
    """Those that only hold what others share are none."""
    names = {kind.__name__ for kind in screens()}
    assert {"RecordsScreen", "LessonScore", "TrialScreen", "SmallScreen", "Palette"} <= names
    assert not {"PageScreen", "CoatlScreen", "TableView"} & names
