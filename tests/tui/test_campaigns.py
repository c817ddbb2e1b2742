"""Campaigns and options with values in the form, at the table and on the score sheet."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from textual.pilot import Pilot

from coatl_core.files.atomic import write
from coatl_core.files.home import Home
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Rules, Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.hosting.client import Guest
from coatl_core.hosting.protocol import Saved, Seat, SeatStatus, Watch
from coatl_core.language.l10n import english
from coatl_core.play.campaigns import PlayedCampaigns
from coatl_core.plugins.registry import Registry
from coatl_core.saves.campaigns import Campaign, Campaigns, load_campaigns
from coatl_core.saves.format import encode, make_save
from coatl_core.saves.store import Store
from coatl_tui.host_line import HostLine
from coatl_tui.screens.chosen_game import ChosenGame
from coatl_tui.screens.new_game import NewGameScreen
from coatl_tui.screens.record_details import Details
from coatl_tui.screens.records import RecordsScreen
from coatl_tui.table.score import ScoreScreen
from coatl_tui.widgets.canvas import MORE
from coatl_tui.widgets.signs import USUAL
from tests.plugins.projects import load_project
from tests.support import EXAMPLES, NAMES, Sensible
from tests.tui.support import frame, line, press, seat_is, table, to_field, until
from tests.tui.test_game import do
from tests.tui.test_haste import hurry
from tests.tui.test_plugins import app_with
from tests.tui.test_screens import text

pytestmark = pytest.mark.slow


@pytest.fixture
def suns(monkeypatch: pytest.MonkeyPatch) -> Registry:
    """All plugins, and the example of a campaign."""
    return load_project(EXAMPLES / "suns", "suns", monkeypatch)


def setup_of(*options: str) -> Setup:
    return Setup(NAMES[:2], "suns", card_sets=("base",), variants=(VariantChoice("suns", options),))


def nearly_over(suns: Registry) -> Session:
    """The first game of a campaign, before its last action."""
    setup, player = setup_of("length=short", "campaign=Aztlan"), Sensible("suns")
    session = Session(setup, suns.ruleset_for(setup))
    while not session.over:
        session.push(player.choose(session.state, legal_actions(session.state)))
    session.pop()
    return session


def campaign_at(home: Home) -> Campaign:
    (campaign,) = load_campaigns(home.campaigns).campaigns
    return campaign


async def choose_suns(pilot: Pilot[None]) -> None:
    await press(pilot, "n")
    await to_field(pilot, "variant-suns")
    await press(pilot, "space")


async def by_keys(pilot: Pilot[None], player: Sensible) -> None:
    """Plays the game at the table to its end."""
    game = table(pilot).game
    while not game.session.over:
        if game.covered:
            await press(pilot, "enter")
        steps = len(game.session.history)
        await do(pilot, game, player.choose(game.session.state, legal_actions(game.session.state)))
        assert len(game.session.history) == steps + 1, frame(pilot)


@pytest.mark.usefixtures("suns", "two_persons")
async def test_values_are_chosen_by_keys_and_a_campaign_is_begun_by_its_name(home: Home) -> None:
    async with app_with(home) as pilot:
        await choose_suns(pilot)
        assert "Under the second sun" in text(frame(pilot)) or "Campaign" in frame(pilot)
        await to_field(pilot, "value-suns-sun")
        await press(pilot, "right")
        await to_field(pilot, "value-suns-length")
        assert "fifteen rounds" in line(pilot)  # what the field means
        await press(pilot, "right")
        await to_field(pilot, "campaign-suns")
        await press(pilot, "right", "f2")
        assert isinstance(pilot.app.screen, NewGameScreen)
        assert (pilot.app.focused.id if pilot.app.focused else "") == "named-suns"
        assert "Give the campaign a name" in line(pilot)
        await press(pilot, *"Aztlan", "f2")
        setup = table(pilot).game.session.setup
        assert setup.variants == (VariantChoice("suns", ("sun=2", "length=short", "campaign=Aztlan")),)
        assert (campaign_at(home).setup, campaign_at(home).begun) == (setup, setup.seed)
        assert table(pilot).game.view().rules.board_spaces == 6


@pytest.mark.usefixtures("suns", "two_persons")
async def test_a_refusal_stays_though_a_value_was_chosen_in_the_same_moment(home: Home) -> None:
    async with app_with(home) as pilot:
        await choose_suns(pilot)
        await to_field(pilot, "campaign-suns")
        await press(pilot, "right")
        await to_field(pilot, "value-suns-length")
        await hurry(pilot, "right", "f2")
        assert (pilot.app.focused.id if pilot.app.focused else "") == "named-suns"
        assert "Give the campaign a name" in line(pilot)


@pytest.mark.usefixtures("two_persons")
async def test_the_end_says_what_it_has_changed_and_a_key_plays_the_next_chapter(home: Home, suns: Registry) -> None:
    session = nearly_over(suns)
    content = suns.dependencies(session.setup.card_sets, session.setup.variants)
    write(home.saves / "game.json", encode(make_save(session, content)))
    async with app_with(home) as pilot:
        await press(pilot, "c")
        if table(pilot).game.covered:
            await press(pilot, "enter")
        await by_keys(pilot, Sensible("end"))
        assert isinstance(pilot.app.screen, ScoreScreen)
        told = text(frame(pilot))
        first, second = campaign_at(home).points
        assert f"Chapter 1 of 3 of the campaign “Aztlan” is over: {NAMES[0]} {first}, {NAMES[1]} {second}." in told
        assert "r plays the next chapter" in told
        assert "r next chapter" in line(pilot, "keys")
        assert "wears the crown under the next sun" in told
        await press(pilot, "f6")
        assert "Končí 1. kapitola z 3" in text(frame(pilot))
        await press(pilot, "f6", "f6", "f6")
        await press(pilot, "r")
        setup = table(pilot).game.session.setup
        assert "sun=2" in setup.variants[0].options
        assert setup.first == 1
        assert campaign_at(home).begun == setup.seed
        await press(pilot, "q", "r")  # the chapter has begun: its game goes on
        assert table(pilot).game.session.setup == setup
        await press(pilot, "q")
        await choose_suns(pilot)
        await to_field(pilot, "campaign-suns")
        await press(pilot, "right", "right")
        told = text(frame(pilot))
        assert "Aztlan: chapter 2 of 3" in told
        for hidden in ("Sacrifice tokens", "First player", "Length"):
            assert hidden not in told
        await press(pilot, "f2")
        assert table(pilot).game.session.setup == setup


def one_chapter_played(home: Home, suns: Registry) -> Session:
    """The first chapter is counted."""
    session = nearly_over(suns)
    session.push(session.legal_actions[0])
    assert session.over
    l10n = english(strict=True)
    suns.register_messages(l10n)
    campaigns = PlayedCampaigns(home.campaigns)
    campaigns.begins(Session(session.setup, suns.ruleset_for(session.setup)), l10n)
    campaigns.ends(session, l10n)
    return session


async def test_the_menu_and_the_records_say_where_campaigns_stand(home: Home, suns: Registry) -> None:
    session = one_chapter_played(home, suns)
    content = suns.dependencies(session.setup.card_sets, session.setup.variants)
    write(home.saves / "game.json", encode(make_save(session, content)))
    async with app_with(home, (140, 40)) as pilot:
        await until(pilot, lambda: "Aztlan: chapter 2 of 3" in text(frame(pilot)) or "next chapter: r" in frame(pilot))
        await press(pilot, "b")
        assert isinstance(pilot.app.screen, RecordsScreen)
        assert "Campaigns 1" in text(frame(pilot))
        assert "Suns: Aztlan: chapter 2 of 3 (" in text(frame(pilot))


def line_to_host(home: Home, suns: Registry, place: Seat | None) -> Guest:
    """The line to a host, of a player with a seat there or of one who looks on."""
    guest = Guest("ws://127.0.0.1:4747", Watch("5PT38122"), suns)
    HostLine(guest, "127.0.0.1", 4747, "", (), None, home, Store(home.saves), print, lambda: None, print)
    if place is not None:
        guest.place = place
        guest.hear(place)
    return guest


@pytest.mark.parametrize("sits", [True, False])
def test_a_chapter_at_a_host_counts_for_those_who_had_a_seat(home: Home, suns: Registry, sits: bool) -> None:
    session = nearly_over(suns)
    session.push(session.legal_actions[0])
    save = make_save(session, suns.dependencies(session.setup.card_sets, session.setup.variants))
    guest = line_to_host(home, suns, Seat("5PT38122", 0, "token") if sits else None)
    guest._seats = tuple(SeatStatus(name, False, True, None, None) for name in session.setup.players)
    guest.hear(Saved(json.loads(encode(save))))
    l10n = english(strict=True)
    suns.register_messages(l10n)
    said, _ = PlayedCampaigns(home.campaigns).ends(session, l10n)
    assert "Chapter 1 of 3" in " ".join(said)
    assert [len(each.chapters) for each in load_campaigns(home.campaigns).campaigns] == [1] * sits


@pytest.mark.usefixtures("two_persons")
@pytest.mark.exhaustive
@pytest.mark.parametrize("width", [80, 140])
async def test_another_chapter_is_begun_in_the_form_with_its_players(home: Home, suns: Registry, width: int) -> None:
    one_chapter_played(home, suns)
    async with app_with(home, (width, 24)) as pilot:
        await choose_suns(pilot)
        await to_field(pilot, "campaign-suns")
        await press(pilot, "right", "right")
        await seat_is(pilot, 2, "easy")  # somebody else may play on
        await press(pilot, "f2")
        setup = table(pilot).game.session.setup
        assert setup.variants == campaign_at(home).setup.variants
        assert (setup.first, setup.players[0], str(setup.seats[1])) == (1, NAMES[0], "easy")


@pytest.mark.usefixtures("suns", "two_persons")
@pytest.mark.exhaustive
async def test_a_whole_campaign_is_played_by_keys_alone(home: Home) -> None:
    async with app_with(home) as pilot:
        await choose_suns(pilot)
        await to_field(pilot, "campaign-suns")
        await press(pilot, "right", "down", *"Aztlan")
        await to_field(pilot, "value-suns-length")
        await press(pilot, "right", "f2")
        for sun in (1, 2, 3):
            await press(pilot, "enter")  # the player is there
            assert f"Sun {sun} of 3" in text(frame(pilot))
            await by_keys(pilot, Sensible(f"sun {sun}"))
            assert isinstance(pilot.app.screen, ScoreScreen)
            assert len(campaign_at(home).chapters) == sun
            if sun < 3:
                await press(pilot, "r")
        assert campaign_at(home).over
        assert "The campaign “Aztlan” is over." in text(frame(pilot))
        await press(pilot, "r")  # from now on they play by themselves
        assert "campaign" not in str(table(pilot).game.session.setup.variants)


def test_the_form_refuses_two_campaigns_in_one_game(suns: Registry) -> None:
    choices = tuple(VariantChoice(id, (f"campaign={name}",)) for id, name in (("suns", "Aztlan"), ("moons", "Tollan")))
    sets = (suns.card_sets["base"],)
    chosen = ChosenGame(NAMES[:2], (None, None), frozenset(), False, None, sets, choices, Rules(), "", "")
    assert "one campaign at most" in chosen.conflict(suns, english(strict=True))


def test_records_tell_how_many_campaigns_there_is_no_room_for(suns: Registry, tmp_path: Path) -> None:
    l10n = english(strict=True)
    suns.register_messages(l10n)
    known = tuple(Campaign(name, setup_of(f"campaign={name}")) for name in ("A", "B", "C"))
    for most, shown in ((3, "CBA"), (2, "C"), (1, ""), (0, "")):
        details = Details(l10n, suns, USUAL, 60, most)
        lines = ["".join(span.text for span in row) for row in details.campaigns(Campaigns(tmp_path, known)).lines]
        assert len(lines) == most
        assert [row[len("Suns: ")] for row in lines if row.startswith("Suns")] == [*shown]
        assert not 0 < most < 3 or f"{MORE} {3 - len(shown)} more" in lines[-1]
