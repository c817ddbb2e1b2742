"""Five players in the terminal: the form, the table, the eleventh field and its key."""

from __future__ import annotations

import pytest

from coatl_core.files.home import Home
from coatl_tui.screens.new_game import NewGameScreen
from coatl_tui.widgets.fields import Segment, Segments
from tests.five import CROWD, crowd_registry
from tests.support import NAMES
from tests.tui import support
from tests.tui.support import app_at, down_to, frame, press, table
from tests.tui.test_draw import TAGS, speaking
from tests.tui.test_screens import text


@pytest.fixture(autouse=True)
def crowd(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a variant for five were installed."""
    monkeypatch.setattr(support, "registry", crowd_registry)


def offered(pilot: support.Pilot[None]) -> list[str]:
    """The numbers of players that the form offers, and the opponents of one who plays alone."""
    return [segment.label.plain for segment in pilot.app.screen.query(Segment) if segment.display]


async def five_seats(pilot: support.Pilot[None]) -> None:
    """The form with the variant ticked and five players chosen."""
    await press(pilot, "n")
    await down_to(pilot, "variant-crowd")
    await press(pilot, "right")
    pilot.app.screen.query_one(Segments).focus()
    await press(pilot, "5")


async def test_the_form_offers_five_seats_as_long_as_a_variant_allows_them(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "n")
        assert offered(pilot) == ["2", "3", "4", "alone against A.D.A.M."]
        await press(pilot, "5")
        assert pilot.app.screen.query_one(Segments).index == 0
        await press(pilot, "escape")
        await five_seats(pilot)
        assert offered(pilot) == ["2", "3", "4", "5", "alone against A.D.A.M."]
        assert pilot.app.screen.query_one("#row-name-5").display
        await press(pilot, "right", "left")
        assert pilot.app.screen.query_one("#row-name-5").display
        await down_to(pilot, "variant-crowd")
        await press(pilot, "right")
        assert offered(pilot) == ["2", "3", "4", "alone against A.D.A.M."]
        assert pilot.app.screen.query_one("#row-name-4").display
        assert not pilot.app.screen.query_one("#row-name-5").display


async def test_five_begin_a_game_and_are_proposed_the_next_time(home: Home) -> None:
    async with app_at(home, (130, 40)) as pilot:
        await five_seats(pilot)
        assert "150" in text(frame(pilot))
        for name in NAMES:
            await press(pilot, "down")
            await press(pilot, *name)
        await press(pilot, "f2")
        setup = table(pilot).game.session.setup
        assert (setup.players, setup.variants) == (NAMES, CROWD)
        assert table(pilot).game.session.state.rules.fields == 11


async def test_the_form_says_who_takes_four_at_most_and_does_not_begin(home: Home) -> None:
    sentence = "golden feathers takes 2 to 4 players: choose another number, or turn it off."
    async with app_at(home) as pilot:
        await five_seats(pilot)
        assert sentence not in text(frame(pilot))
        await down_to(pilot, "variant-golden-feathers")
        await press(pilot, "right")
        assert sentence in text(frame(pilot))
        await press(pilot, "f2")
        assert isinstance(pilot.app.screen, NewGameScreen)
        assert sentence in text(frame(pilot))
        await press(pilot, "left")
        assert sentence not in text(frame(pilot))
        await press(pilot, "f2")
        assert len(table(pilot).game.session.setup.players) == 4


async def test_the_form_says_that_31_prophecies_are_needed_for_five(home: Home) -> None:
    async with app_at(home) as pilot:
        await five_seats(pilot)
        await down_to(pilot, "set-2")
        await press(pilot, "right")
        await down_to(pilot, "set-1")
        await press(pilot, "right")
        assert "31 prophecies are dealt and laid out at the beginning, and only 6 chosen" in text(frame(pilot))


@pytest.mark.parametrize("tag", TAGS)
async def test_all_numbers_have_room_in_the_form(home: Home, tag: str) -> None:
    async with app_at(home, l10n=speaking(tag)) as pilot:
        await five_seats(pilot)
        form = pilot.app.screen.query_one("#form").content_region
        last = pilot.app.screen.query(Segment).last()
        assert form.contains_region(last.region)
