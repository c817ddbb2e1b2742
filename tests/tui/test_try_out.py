"""A card set is tried out on the screen of plugins."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from coatl_core.cards.prophecies import Prophecy
from coatl_core.files.home import Home
from coatl_core.game.rules import ComputerSeat
from coatl_core.lab.totals import Totals
from coatl_core.language.l10n import L10n
from coatl_core.players.apart import Apart
from coatl_core.players.many import Source
from coatl_tui.screens.try_out import TryOut, job_of
from coatl_tui.widgets.signs import Signs
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
        assert re.search(r"\d ?%", frame(pilot))
        trial = screen(pilot)._trial
        assert trial is not None
        await until(pilot, lambda: trial.over)
        assert trial.totals.games >= 40
        shown = told(trial, speaking(tag), 42, 20)
        assert all(card.removeprefix("moon:") in shown for card in trial.job.cards)
        face = trial.job.catalog[trial.job.cards[0]]
        assert isinstance(face, Prophecy)
        assert speaking(tag)("card-band", color=face.color) in shown, "the card is drawn"


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


@pytest.mark.exhaustive
def test_a_process_apart_plays_the_same_deals(home: Home) -> None:
    job = job_of("base", registry())
    assert job is not None
    play = job.begin(registry())
    apart = Apart(job, range(3), Source(home.packs, True, frozenset()))
    assert list(apart.results()) == [play(number) for number in range(3)]
    assert apart.process.returncode == 0


def tried() -> TryOut:
    """Some games with the base cards, played at once."""
    job = job_of("base", registry())
    assert job is not None
    trial = TryOut.__new__(TryOut)
    trial.plugin, trial.job, trial.deals = "base", job, 8
    trial._begin = 0.0
    trial.totals = Totals()
    play = job.begin(registry())
    for number in range(3):
        trial.totals.add(play(number))
    return trial


def told(trial: TryOut, l10n: L10n, width: int, height: int) -> str:
    lines = trial.content(l10n, width, height, Signs()).lines
    return "\n".join("".join(span.text for span in line) for line in lines)


def test_each_card_is_drawn_with_its_verdict_and_no_line_is_wider_than_its_room(home: Home) -> None:
    trial = tried()
    for tag in ("en", "cs", "pl", "uk"):
        l10n = speaking(tag)
        for width, height in ((42, 24), (74, 5)):
            lines = told(trial, l10n, width, height).splitlines()
            assert max(map(cell_len, lines)) <= width
        flat = [line for line in lines if line[1:2] == "▌"]
        assert len(flat) == len(trial.job.cards), "a line each where few rows are in sight"


@pytest.mark.parametrize("signs", [Signs(), Signs(ascii_only=True), Signs(plain=True)])
def test_how_far_it_has_come_is_a_bar_of_blocks_with_its_percents(home: Home, signs: Signs) -> None:
    full, rest, percent, _ = tried().progress(speaking("en"), signs)
    assert percent.text.strip() == "38 %"
    assert cell_len(full.text + rest.text) == 24
    assert full.text.startswith("█" * 9)
    assert set(rest.text) == ({" "} if signs.halves else {"·"})
