"""The score pad in the app: whole games are typed, in few keys, and mistakes are told and mended."""

from __future__ import annotations

from pathlib import Path

import pytest
from attrs import define, evolve, field
from textual.events import Key
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.game.rules import TOKENS, Rules, VariantChoice
from coatl_core.game.scoring import score_sheet
from coatl_core.game.state import GameState
from coatl_core.game.told_end import ToldEnd, end_state
from coatl_core.language.named_coatls import coatl_letters
from coatl_core.saves.sheetfile import read_sheet
from coatl_tui.app import CoatlApp
from coatl_tui.table.pad_form import PadFormScreen
from coatl_tui.table.pad_screen import PadScreen
from coatl_tui.table.score import ScoreScreen
from coatl_tui.widgets.fields import Chooser
from coatl_tui.widgets.naming import NamingField
from coatl_tui.widgets.pane import Pane
from tests.conftest import Effort
from tests.pad.support import end_of, finished, keys_for
from tests.plugins.projects import load_project
from tests.support import EXAMPLES, registry
from tests.tui.support import app_at, frame, press, settled, shows, to_field
from tests.tui.test_plugins import app_with

MOST_OF_COATL, MOST_BESIDE = 25, 8
"""The keys that a coatl with its cards may take, and those beside them for each player."""


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path, tmp_path / "config")


def pad_of(pilot: Pilot[None]) -> PadScreen:
    screen = pilot.app.screen
    assert isinstance(screen, PadScreen), frame(pilot)
    return screen


def message(pilot: Pilot[None]) -> str:
    lines = pilot.app.screen.query_one("#message", Pane).content.lines
    return " ".join("".join(span.text for span in line).strip() for line in lines)


async def form(pilot: Pilot[None], *names: str, ticks: tuple[str, ...] = ()) -> None:
    """Fills the form in; ``ticks`` are what is turned on or off."""
    await press(pilot, "o")
    assert shows(pilot, PadFormScreen)
    for id in ticks:
        await to_field(pilot, id)
        await press(pilot, "space")
    await to_field(pilot, "name-1")
    for name in names:
        await press(pilot, *name, "enter")
    if shows(pilot, PadFormScreen):
        await press(pilot, "f2")
    assert shows(pilot, PadScreen), frame(pilot)


@define
class Typist:
    """Types the end of a game as it lies on the table, and counts the keys: those of each coatl with its cards, and
    those beside."""

    end: ToldEnd
    coatls: list[int] = field(factory=list)
    beside: int = 0

    async def type(self, pilot: Pilot[None]) -> None:
        while isinstance(pilot.app.screen, PadScreen):
            pad = pilot.app.screen.pad
            told = self.end.players[pad.seat]
            coatl = told.coatls[pad.number - 1] if pad.number <= len(told.coatls) else None
            keys = ["enter"]
            if pad.step == "coatl" and coatl is not None:
                keys = [*coatl_letters(coatl).lower(), "enter"]
                self.coatls.append(0)
            elif pad.step == "tokens":
                keys = [*(str(number) for number, kind in enumerate(TOKENS, 1) if kind not in told.tokens), "enter"]
            elif pad.step in ("prophecy", "temple") and coatl is not None and pad.coatl is not None:
                placed = len(pad.coatl.prophecies)
                card = coatl.temple if pad.step == "temple" else next(iter(coatl.prophecies[placed:]), None)
                keys = [*keys_for(card, pad.naming()).lower()] if card is not None else keys
            if pad.step in ("prophecy", "temple") or (len(keys) > 1 and pad.step == "coatl"):
                self.coatls[-1] += len(keys)
            else:
                self.beside += len(keys)
            await press(pilot, *keys)


async def typed(home: Home, state: GameState) -> Typist:
    """Types a finished game, looks whether its sheet is the game's own, and returns who has typed. Who has completed
    all coatls is not asked about a further one, because it brings nothing."""
    typist = Typist(end_of(state))
    rules, names = state.setup.rules, state.setup.players
    for seat, told in enumerate(typist.end.players):
        complete = tuple(coatl for coatl in told.coatls if coatl.complete)
        if len(complete) == rules.coatls:
            typist.end = typist.end.with_player(seat, evolve(told, coatls=complete))
    async with app_at(home) as pilot:
        await form(pilot, *names, ticks=() if rules.sacrifice_tokens else ("tokens",))
        typist.beside += sum(len(name) + 1 for name in names)
        await typist.type(pilot)
        screen = pilot.app.screen
        assert isinstance(screen, ScoreScreen), frame(pilot)
        assert screen.game.score_sheet() == score_sheet(end_state(typist.end, state.ruleset))
    return typist


@pytest.mark.slow
async def test_a_whole_game_is_typed_in_few_keys(home: Home) -> None:
    """A game of four strong players: what they did is kept in a file, because it takes them a second."""
    end, ruleset = read_sheet((Path(__file__).parent / "hard.txt").read_text(), "hard.txt", registry())
    typist = await typed(home, end_state(end, ruleset))
    assert sum(typist.coatls) <= MOST_OF_COATL * len(typist.coatls)
    assert typist.beside <= MOST_BESIDE * len(end.players)


@pytest.mark.exhaustive
async def test_twenty_games_are_typed_in_few_keys(home: Home, effort: Effort) -> None:
    coatls, beside, players = list[int](), 0, 0
    for seed in effort.seeds(quick=0, test=0, exhaustive=20):
        state = finished(f"typed {seed}", level="hard", rules=Rules(sacrifice_tokens=True))
        typist = await typed(Home(home.data / str(seed), home.config), state)
        coatls, beside, players = coatls + typist.coatls, beside + typist.beside, players + len(state.players)
    assert sum(coatls) <= MOST_OF_COATL * len(coatls), sum(coatls) / len(coatls)
    assert beside <= MOST_BESIDE * players, beside / players


async def test_what_was_typed_is_there_again(home: Home) -> None:
    async with app_at(home) as pilot:
        await form(pilot, "Ana", "Bao")
        await press(pilot, *"bbbr", "enter", *"rb1", "enter", "enter", *"gkk", "enter", "escape")
        await press(pilot, "o", "f2")
        pad = pad_of(pilot).pad
        assert [str(coatl) for coatl in pad.end.players[0].coatls] == ["<BBBR>", "<GKK>"]
        assert pad.end.setup.players == ("Ana", "Bao")
        assert (pad.seat, pad.number, pad.step) == (0, 3, "coatl")
        await press(pilot, "escape", "o")
        await to_field(pilot, "keep")
        await press(pilot, "space", "f2")
        assert pad_of(pilot).pad.end.players[0].coatls == ()


async def test_what_cannot_be_is_told_at_once(home: Home) -> None:
    """Too few names, a card that a coatl does not meet, more blue segments than there are (RULES 1.1), and what lacks
    for a sheet."""
    async with app_at(home) as pilot:
        await press(pilot, "o", *"Ana", "f2")
        assert message(pilot) == "Name at least 2 players, and at most 4."
        await press(pilot, "enter", *"Ana", "f2")
        assert message(pilot) == "Two players have the same name."
        await press(pilot, "o", "f2")
        await press(pilot, *"bbbr", "enter", *"rk1")
        assert message(pilot).startswith("Coatl 1 does not reach the first level")
        await press(pilot, *"rb1")
        assert message(pilot) == "3× blue pieces, wherever they lie: 2 points"
        await press(pilot, "backspace", "f2")
        assert message(pilot) == "Coatl 1 is complete: at least one prophecy lies beside it."
        await press(pilot, "enter", *"rb1", "f2")
        assert shows(pilot, ScoreScreen)
        await press(pilot, "escape", "enter", "enter", "g", *"b" * 24)
        assert message(pilot) == "Letter 24: no blue body segment is left."


async def test_what_is_typed_quickly_comes_to_the_right_field(home: Home) -> None:
    """All keys are there before the app answers the first one."""
    async with app_at(home) as pilot:
        await form(pilot, "Ana", "Bao")
        for key in (*"bbbr", "enter", *"rb1", *"kb2", "enter", "enter", *"g k.", "enter", "backspace"):
            event = Key(key, key if len(key) == 1 else None)
            event.set_sender(pilot.app)
            await pilot.app._post_message(event)
        await settled(pilot)
        first, second = pad_of(pilot).pad.end.players[0].coatls
        assert first.prophecies == ("base:count-blue", "base:triple-blue") and first.temple is None
        assert str(second) == "<GK" and pad_of(pilot).pad.step == "coatl"


async def test_names_that_are_typed_quickly_come_to_the_right_field(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "o")
        for key in (*"Ana", "enter", *"Bao", "enter", *"Cam", "enter", "enter", *"bb"):
            event = Key(key, key if len(key) == 1 else None)
            event.set_sender(pilot.app)
            await pilot.app._post_message(event)
        await settled(pilot)
        assert pad_of(pilot).pad.end.setup.players == ("Ana", "Bao", "Cam")


async def test_fewer_body_segments_are_counted(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "o")
        assert "own choice" in frame(pilot), "nobody plays by an edition in a language without one"
        await to_field(pilot, "variant-fewer-bodies")
        await press(pilot, "space")
        await to_field(pilot, "name-1")
        await press(pilot, *"Ana", "enter", *"Bao", "f2", "g", *"b" * 16)
        assert message(pilot) == "Letter 16: no blue body segment is left."


async def test_a_coatl_is_mended_and_taken_off(home: Home) -> None:
    async with app_at(home) as pilot:
        await form(pilot, "Ana", "Bao", ticks=("tokens",))
        await press(pilot, *"bbbr", "enter", *"rb1", "enter", "enter", "tab", "enter")
        assert pad_of(pilot).pad.number == 1
        await press(pilot, "backspace", "y", "enter")
        assert str(pad_of(pilot).pad.end.players[0].coatls[0]) == "<BBBY>"
        await press(pilot, "enter", "enter", "tab", "delete")
        assert pad_of(pilot).pad.end.players[0].coatls == ()
        assert isinstance(pilot.app.focused, NamingField)


async def test_the_mouse_does_it_too(home: Home) -> None:
    async with app_at(home) as pilot:
        await form(pilot, "Ana", "Bao")
        await press(pilot, *"bbbr", "enter", *"rb")
        for _ in range(2):
            await pilot.click("#card", offset=(6, 1))
            await settled(pilot)
        assert pad_of(pilot).pad.end.players[0].coatls[0].prophecies == ("base:count-blue",)
        for _ in range(2):
            await pilot.click("#told", offset=(10, 1))
            await settled(pilot)
        assert pad_of(pilot).pad.step == "coatl" and pad_of(pilot).pad.number == 1


@pytest.mark.exhaustive
async def test_a_game_against_adam_is_typed(home: Home) -> None:
    async with app_at(home) as pilot:
        await press(pilot, "o")
        await to_field(pilot, "against")
        await press(pilot, "right")
        await to_field(pilot, "name-1")
        await press(pilot, *"Ana", "f2")
        await press(pilot, *"bbbr", "enter", *"rb1", "enter", "enter", "enter")
        assert pad_of(pilot).pad.step == "fulfilled"
        await press(pilot, *"kb2", "enter")
        screen = pilot.app.screen
        assert isinstance(screen, ScoreScreen)
        opponent = screen.game.score_sheet().opponent
        assert opponent is not None and [line.card for line in opponent.scored] == ["base:triple-blue"]


async def test_a_kept_sheet_that_cannot_be_read_is_set_aside_and_that_is_told(home: Home) -> None:
    home.sheet.write_text("garbage\n")
    async with app_at(home) as pilot:
        await press(pilot, "o")
        assert "could not be read" in message(pilot) and "sheet-damaged-1.txt" in message(pilot)
        assert home.sheet.with_name("sheet-damaged-1.txt").read_text() == "garbage\n"


async def test_values_of_options_are_asked_for_below_their_variant(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    load_project(EXAMPLES / "suns", "suns", monkeypatch)
    async with app_with(home) as pilot:
        assert isinstance(pilot.app, CoatlApp)
        monkeypatch.setattr(pilot.app.registry.variants["suns"], "told", True)
        await press(pilot, "o")
        assert "Length" not in frame(pilot)
        await to_field(pilot, "variant-suns")
        await press(pilot, "space")
        assert "Length" in frame(pilot)
        assert "Campaign" not in frame(pilot), "the end of one game is told"
        await to_field(pilot, "value-suns-length")
        await press(pilot, "right")
        await to_field(pilot, "name-1")
        await press(pilot, *"Ana", "enter", *"Bao", "f2", *"bbbr", "enter")
        assert pad_of(pilot).pad.end.setup.variants == (VariantChoice("suns", ("length=short",)),)
        await press(pilot, "escape", "o")
        field = pilot.app.screen.query_one("#value-suns-length", Chooser)
        assert field.value == "short", "what was chosen before is proposed"
