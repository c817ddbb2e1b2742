"""A card set is tried out on the screen of plugins."""

from __future__ import annotations

import pytest

from coatl_core.files.home import Home
from coatl_core.game.rules import ComputerSeat
from coatl_core.lab.apart import Apart
from coatl_core.lab.totals import Totals
from coatl_core.players.many import Source
from coatl_tui.screens.try_out import TryOut, job_of
from tests.locale.support import speaking
from tests.plugins.support import pack
from tests.support import rarely, registry
from tests.tui.support import frame, press, until
from tests.tui.test_plugins import app_with, open_plugins, screen

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def few_quick_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coatl_tui.screens.try_out.GAMES", 40)
    monkeypatch.setattr("coatl_tui.screens.try_out.MEASURER", ComputerSeat("random"))


@pytest.mark.parametrize(
    ("tag", "size"), [("uk", (80, 24)), *rarely(("uk", (140, 40)), ("en", (80, 24)), ("en", (140, 40)))]
)
async def test_a_set_is_tried_in_the_background_and_its_cards_are_listed(
    home: Home, tag: str, size: tuple[int, int]
) -> None:
    pack(home.packs, "moon")
    async with app_with(home, size, l10n=speaking(tag)) as pilot:
        await open_plugins(pilot, "moon")
        await press(pilot, "t")
        assert "[---" in frame(pilot)
        trial = screen(pilot)._trial
        assert trial is not None
        await until(pilot, lambda: trial.over)
        assert trial.totals.games >= 40
        shown = "\n".join(text for text, _ in trial.texts(speaking(tag), 42))
        assert all(card.removeprefix("moon:") in shown for card in trial.job.cards)


@pytest.mark.exhaustive
async def test_leaving_the_screen_stops_it(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coatl_tui.screens.try_out.GAMES", 40_000)
    async with app_with(home) as pilot:
        await open_plugins(pilot, "base")
        await press(pilot, "t")
        trial = screen(pilot)._trial
        assert trial is not None
        await until(pilot, lambda: trial.totals.done)
        await press(pilot, "escape")
        await until(pilot, lambda: trial._apart.process.poll() is not None)


async def test_a_plugin_without_cards_has_nothing_to_try(home: Home) -> None:
    async with app_with(home) as pilot:
        await open_plugins(pilot, "adam")
        await press(pilot, "t")
        assert screen(pilot)._trial is None
        assert "no card set" in frame(pilot)


async def test_games_that_end_too_soon_are_told(home: Home) -> None:
    async with app_with(home) as pilot:
        await open_plugins(pilot, "base")
        await press(pilot, "t")
        trial = screen(pilot)._trial
        assert trial is not None
        trial._apart.process.kill()
        await until(pilot, lambda: "coatl lab" in frame(pilot))


def test_a_process_apart_plays_the_same_deals(home: Home) -> None:
    job = job_of("base", registry())
    assert job is not None
    play = job.begin(registry())
    apart = Apart(job, 3, Source(home.packs, True, frozenset()))
    assert list(apart.deals()) == [play(number) for number in range(3)]
    assert apart.process.returncode == 0


def test_no_line_of_the_table_is_wider_than_its_room(home: Home) -> None:
    job = job_of("base", registry())
    assert job is not None
    trial = TryOut.__new__(TryOut)
    trial.plugin, trial.job = "base", job
    trial.totals = Totals()
    play = job.begin(registry())
    for number in range(3):
        trial.totals.add(play(number))
    for tag in ("en", "cs", "pl", "uk"):
        lines = [text for text, _ in trial.texts(speaking(tag), 42)]
        assert max(len(line) for line in lines if "\u00a0\u00a0" in line) <= 42
