"""An automatic opponent from a stranger's plugin: it is found, shown, counted and named as that of the game itself."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coatl_core.files.atomic import write
from coatl_core.files.home import Home
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.plugins.loading import load_plugins
from coatl_core.saves.format import encode, make_save
from coatl_core.saves.records import Opponents, load_records
from coatl_tui.settings import Settings, save_settings
from coatl_tui.table.score import ScoreScreen
from tests.cli.conftest import Coatl, assert_refused
from tests.cli.conftest import coatl as coatl_fixture
from tests.plugins.conftest import install as install_fixture
from tests.plugins.support import Install
from tests.support import Sensible
from tests.tui.support import app_at, frame, line, press, seat_is, settled, table

pytestmark = pytest.mark.slow

coatl, install = coatl_fixture, install_fixture

GOLEM = """
from attrs import evolve

from coatl_core.game.coatl import ScoreLine
from coatl_core.game.opponent import Opponent
from coatl_core.game.state import Variant

class Golem(Variant):
    '''It digs up a prophecy in each turn.'''

    id = 'golem'
    options = ('fury-2', 'mercy')
    players = (1, 1)
    memory = tuple

    def deal(self, state):
        return ()

    def step(self, state, events):
        if state.deck:
            *state.deck, card = state.deck
            state.deck = tuple(state.deck)
            state.variants[self.id] += (card,)
        return True

    def cards(self, own):
        return own

    def show(self, table):
        cards, prophecies = table.variants[self.id], table.catalog.prophecies
        return Opponent('Golem', (), tuple(ScoreLine(card, *prophecies[card].levels[0]) for card in cards))

    def score(self, state, sheet):
        (player,) = sheet.players
        return evolve(sheet, winners=(), verdict='golem-lost') if player.points <= sheet.opponent.points else sheet

@hookimpl
def coatl_variants():
    return [Golem]
"""
MESSAGES = """
golem-name = alone against the Golem
golem-opponent = the Golem
golem-help = The Golem digs up prophecies.
golem-fury-2 = fury 2
golem-mercy = mercy
golem-lost = The Golem is the richer one.
"""
CHOICE = VariantChoice("golem", ("fury-2",))


@pytest.fixture(autouse=True)
def golem(install: Install, tmp_path: Path) -> None:
    install("golem", GOLEM, provides="variants = ['golem']\nmessages = 'locale'")
    folder = tmp_path / "site" / "a_test_plugin_golem" / "locale" / "en"
    folder.mkdir(parents=True)
    (folder / "golem.ftl").write_text(MESSAGES, "utf-8")


@pytest.fixture
def solo(home: Home) -> tuple[Session, Session]:
    """A finished game against it, and the same before its last action, saved."""
    save_settings(home.settings, Settings(pace="steps"))
    registry = load_plugins(home.packs)
    setup = Setup(("Ana",), "golem", card_sets=("base",), variants=(CHOICE,))
    ruleset = registry.ruleset(setup.card_sets, setup.variants)
    over, before, player = Session(setup, ruleset), Session(setup, ruleset), Sensible("golem")
    while not over.over:
        over.push(player.choose(over.state, over.legal_actions))  # type: ignore[arg-type]
    for action in over.actions[:-1]:
        before.push(action)
    content = registry.dependencies(setup.card_sets, setup.variants)
    write(home.saves / "game.json", encode(make_save(before, content)))
    return over, before


def test_games_against_it_are_simulated_and_counted(coatl: Coatl) -> None:
    told = json.loads(coatl("simulate", "--variant", "golem:fury-2", "--games", "3", "--json").out)
    assert (told["levels"], told["wins"] + told["losses"]) == ([2], 3)
    assert told["opponent_average_points"] > 0
    assert "the Golem on average" in coatl("simulate", "--variant", "golem", "--games", "1").out


@pytest.mark.exhaustive
def test_a_match_of_computer_players_against_it_is_counted(coatl: Coatl) -> None:
    match = "simulate", "--variant", "golem:fury-2", "--seats", "easy", "--games", "2"
    told = json.loads(coatl(*match, "--json").out)
    assert (told["levels"], told["wins"] + told["losses"]) == ([2], 2)
    assert "the Golem on average" in coatl(*match).out


def test_the_solo_game_is_the_first_that_there_is(coatl: Coatl) -> None:
    """Those of the game itself come first; without them it is this one."""

    def checksum(*how: str) -> str:
        return str(json.loads(coatl("simulate", *how, "--games", "2", "--json").out)["checksum"])

    assert checksum("--solo") == checksum("--variant", "adam")
    coatl("plugins", "disable", "adam")
    assert checksum("--solo", "--levels", "2") == checksum("--variant", "golem:fury-2")
    assert_refused(coatl("simulate", "--solo", "--levels", "3"), "“3” is not a level: give some of 2")
    coatl("plugins", "disable", "golem")
    assert_refused(coatl("simulate", "--solo"), "there is no solo game")


async def test_the_form_offers_it_with_its_options(home: Home) -> None:
    save_settings(home.settings, Settings(pace="steps"))
    async with app_at(home, safe_mode=False) as pilot:  # too narrow for the names of all
        await press(pilot, "n")
        await seat_is(pilot, 2, "!golem")
        assert "The Golem digs up prophecies." in line(pilot)
        await press(pilot, *["down"] * 4, "right", "f2")
        setup = table(pilot).game.session.setup
        assert (setup.players, setup.variants) == (("Player 1",), (CHOICE,))


async def test_its_game_is_shown_at_the_table_on_the_score_sheet_and_among_the_records(
    home: Home, solo: tuple[Session, Session]
) -> None:
    over, before = solo
    async with app_at(home, (140, 40), safe_mode=False) as pilot:
        assert f"Ana · turn {before.state.turn}" in frame(pilot)  # the menu tells what goes on
        await press(pilot, "c", "enter")
        assert "Golem · fury 2" in frame(pilot)
        table(pilot).playing.act(over.actions[-1])
        await settled(pilot)
        sheet = over.score_sheet()
        assert isinstance(pilot.app.screen, ScoreScreen)
        assert sheet.opponent is not None
        assert "Golem · fury 2" in frame(pilot)
        assert f"{sheet.opponent.points} points" in frame(pilot)
        assert "In games like this so far: 1 played" in frame(pilot)
        await press(pilot, "q")
        await press(pilot, "b")
        assert "the Golem, fury 2" in frame(pilot)
    (record,) = load_records(home.records).games
    assert record.sides == [Opponents((CHOICE,))]
    assert record.opponent == sheet.opponent.points
