"""Games whose plugins fail, are turned off or have changed."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from coatl_core.files.atomic import write
from coatl_core.files.home import Home
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.plugins import discovery
from coatl_core.plugins.loading import load_plugins
from coatl_core.saves.format import encode, make_save
from coatl_tui.cli.program import main
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.new_game import NewGameScreen
from coatl_tui.screens.saves import SavesScreen
from coatl_tui.settings import Pace, Settings, save_settings
from tests.plugins.conftest import install as install_fixture
from tests.plugins.support import HOOKS, Install, pack
from tests.support import Sensible, rarely
from tests.tui.support import frame, press, saved, table, to_field, until
from tests.tui.test_plugins import app_with, open_plugins
from tests.tui.test_screens import text

pytestmark = pytest.mark.slow

install = install_fixture


def jade_game(home: Home) -> None:
    """A game with a card set of a pack, saved."""
    pack(home.packs, "jade")
    registry = load_plugins(home.packs)
    setup = Setup(("Ana", "Bao"), "jade", card_sets=("base", "jade"))
    session = Session(setup, registry.ruleset(setup.card_sets))
    write(home.saves / "game.json", encode(make_save(session, registry.dependencies(setup.card_sets))))


async def test_a_game_played_on_with_copies_of_its_cards_says_so_until_somebody_acts(home: Home) -> None:
    jade_game(home)
    shutil.rmtree(home.packs / "jade")
    async with app_with(home) as pilot:
        await press(pilot, "c")
        assert "jade" not in frame(pilot)
        await press(pilot, "enter")
        sentence = "“jade” is gone, off or changed: its cards are played as they are in this save."
        assert sentence in text(frame(pilot))
        await press(pilot, "h")
        await press(pilot, "1")
        await press(pilot, "e")
        await press(pilot, "enter")
        assert "as they are in this save" not in text(frame(pilot))


async def test_a_game_with_all_its_plugins_says_nothing_of_them(home: Home) -> None:
    jade_game(home)
    async with app_with(home) as pilot:
        await press(pilot, "c")
        await press(pilot, "enter")
        assert "as they are in this save" not in text(frame(pilot))


VARIANT = """
from coatl_core.game.opponent import Opponent
from coatl_core.game.state import Variant

class Moon(Variant):
    id = 'moon'
{body}

@hookimpl
def coatl_variants():
    return [Moon]
"""
REFUSES = """
    def refusal(self, state, action):
        if state.turn >= 3:
            raise RuntimeError('no moon tonight')
"""
MOVES = """
    players = (1, 1)

    def step(self, state, events):
        raise RuntimeError('no moon tonight')

    def show(self, table):
        return Opponent("the Moon")
"""
SHOWS = """
    players = (1, 1)

    def step(self, state, events):
        return True

    def show(self, table):
        return 'a face' if state.turn >= 2 else Opponent("the Moon")
""".replace("state.turn", "table.turn")


LOOKS_ON = """
    players = (2, 4)

    def step(self, state, events):
        return True

    def show(self, table):
        return Opponent("the Moon")
"""


@pytest.fixture
def moon(install: Install, tmp_path: Path) -> Callable[[str], None]:
    """Installs a variant with this body."""

    def with_body(body: str) -> None:
        install("moon", VARIANT.format(body=body), provides="variants = ['moon']\nmessages = 'locale'")
        folder = tmp_path / "site" / "a_test_plugin_moon" / "locale" / "en"
        folder.mkdir(parents=True)
        (folder / "moon.ftl").write_text("moon-name = Moon\nmoon-help = The moon looks on.\n", "utf-8")

    return with_body


def moon_game(home: Home, turn: int, names: tuple[str, ...]) -> Session:
    """A game with the variant, saved at a turn, before its first action."""
    registry = load_plugins(home.packs)
    setup = Setup(names, "moon", card_sets=("base",), variants=(VariantChoice("moon"),))
    session = Session(setup, registry.ruleset(setup.card_sets, setup.variants))
    player = Sensible("moon")
    while session.state.turn < turn or session.state.phase == "keep":
        session.push(player.choose(session.state, session.legal_actions))  # type: ignore[arg-type]
    content = registry.dependencies(setup.card_sets, setup.variants)
    write(home.saves / "game.json", encode(make_save(session, content)))
    return session


async def test_a_variant_that_fails_in_mid_game_is_named_and_nothing_is_lost(
    home: Home, moon: Callable[[str], None]
) -> None:
    moon(REFUSES)
    session = moon_game(home, 2, ("Ana", "Bao"))
    async with app_with(home) as pilot:
        for _ in range(2):  # after going on with it, it fails just the same
            await press(pilot, "c")
            await press(pilot, "enter")
            before = await saved(pilot)
            await press(pilot, "s")
            await press(pilot, "1")
            await press(pilot, "enter")  # the turn would end
            told = text(frame(pilot))
            assert "The plugin “moon” failed: refusal: RuntimeError: no moon tonight (__init__.py:" in told
            assert "and is saved" in told
            assert table(pilot).game.session.state == session.state
            assert await saved(pilot) == before
            await press(pilot, "h")
            await press(pilot, "q")
            await press(pilot, "2")
            assert isinstance(pilot.app.screen, MenuScreen)


ENDS = """
    def react(self, state, event, events):
        if type(event).__name__ == "Took" and state.turn > 1:
            state.last_turns = 0
"""


async def test_a_variant_that_leaves_a_table_nobody_can_play_at_is_named_and_the_game_goes_on(
    home: Home, moon: Callable[[str], None]
) -> None:
    moon(ENDS)
    session = moon_game(home, 2, ("Ana", "Bao"))
    async with app_with(home) as pilot:
        await press(pilot, "c")
        await press(pilot, "enter")
        before = await saved(pilot)
        await press(pilot, "s")
        await press(pilot, "1")
        await press(pilot, "enter")
        assert "The plugin “moon” failed: react: left a table nobody can play at: state.last_turns is 0" in text(
            frame(pilot)
        )
        assert table(pilot).game.session.state == session.state
        assert await saved(pilot) == before
        await press(pilot, "p")  # what the variant does not meddle with can still be done
        await press(pilot, "7")
        await press(pilot, "enter")
        assert len(table(pilot).game.session.actions) == len(session.actions) + 1


@pytest.mark.parametrize(
    ("now", "told"),
    [
        ("    pass  # another word", "All actions hold, and the same lies on the table."),
        (
            "    memory = int\n    def deal(self, state):\n        return 7",
            "All actions hold, but they lead to another table now. It goes on in a file of its own; the old one stays",
        ),
        (
            REFUSES.replace(">= 3", ">= 2"),
            "no longer holds (refusal: RuntimeError: no moon tonight (__init__.py:",
        ),
        (REFUSES.replace(">= 3", ">= 2"), "It goes on in a file of its own; the old one stays as it is."),
    ],
)
async def test_a_game_goes_on_while_its_variant_is_edited_and_the_old_save_stays(
    home: Home, moon: Callable[[str], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, now: str, told: str
) -> None:
    moon("    pass")
    session = moon_game(home, 3, ("Ana", "Bao"))
    before = (home.saves / "game.json").read_text("utf-8")
    code = tmp_path / "site" / "a_test_plugin_moon" / "__init__.py"
    code.write_text(HOOKS + VARIANT.format(body=now), "utf-8")
    sys.modules.pop("a_test_plugin_moon", None)
    shutil.rmtree(code.parent / "__pycache__", ignore_errors=True)
    async with app_with(home) as pilot:
        await press(pilot, "c")  # a copy that was installed is not what the game was played with
        assert "Its code has changed since, and its version has not: it is 1.0 still." in text(frame(pilot))
    monkeypatch.setattr(discovery, "_is_linked", lambda entry: entry.name == "moon")
    async with app_with(home) as pilot:
        await press(pilot, "c")
        await press(pilot, "enter")
        assert "“moon” has changed since this game was saved." in text(frame(pilot))
        assert told in text(frame(pilot))
        played = table(pilot).game.session
        assert played.actions == session.actions[: len(played.actions)]
        files = sorted(path.name for path in home.saves.glob("[!.]*.json"))
        if played.state.digest() == session.state.digest():
            assert files == ["game.json"]
        else:
            assert (len(files), (home.saves / "game.json").read_text("utf-8")) == (2, before)


@pytest.mark.parametrize("pace", ["steps", "fast"])
async def test_an_opponent_that_fails_is_named_and_the_game_can_be_left(
    home: Home, moon: Callable[[str], None], pace: Pace
) -> None:
    moon(MOVES)
    save_settings(home.settings, Settings(pace=pace))
    session = moon_game(home, 0, ("Ana",))
    assert session.opponent_moves
    async with app_with(home) as pilot:
        await press(pilot, "c")
        if pace == "steps":
            await press(pilot, "enter")
        await until(pilot, lambda: "no moon tonight" in text(frame(pilot)))
        assert "The plugin “moon” failed: step: RuntimeError" in text(frame(pilot))
        assert table(pilot).game.session.state == session.state
        await press(pilot, "e")
        assert "no moon tonight" in text(frame(pilot))
        await press(pilot, "f6")
        await press(pilot, "q")
        await press(pilot, "2")
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_several_players_and_an_opponent_have_the_keys_of_both(home: Home, moon: Callable[[str], None]) -> None:
    moon(LOOKS_ON)
    moon_game(home, 2, ("Ana", "Bao"))
    async with app_with(home) as pilot:
        await press(pilot, "c")
        await press(pilot, "enter")
        shown = {command.id for entry in table(pilot).bar_entries() for _, command in entry.keys if command is not None}
        assert {"other", "pace", "hint", "help"} <= shown


async def test_nonsense_that_a_variant_returns_is_taken_back_as_well(home: Home, moon: Callable[[str], None]) -> None:
    moon(SHOWS)
    save_settings(home.settings, Settings(pace="steps"))
    session = moon_game(home, 1, ("Ana",))
    async with app_with(home) as pilot:
        await press(pilot, "c")
        await press(pilot, "p")
        await press(pilot, "7")
        await press(pilot, "enter")  # draws from the deck
        await press(pilot, "e")
        actions = table(pilot).game.session.actions
        assert len(actions) > len(session.actions)
        await press(pilot, "enter")  # his step
        assert "The plugin “moon” failed: show: returned str" in text(frame(pilot))
        assert table(pilot).game.session.actions == actions


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ("    def rules(self, rules, players):\n        return 1 / 0", "rules: ZeroDivisionError"),
        (
            "    def deal(self, state):\n        state.supply[0] = ('R', 'R')",
            "deal: brought into the game what was not",
        ),
        *rarely(
            ("    def deal(self, state):\n        raise SystemExit(3)", "deal: SystemExit"),
            ("    def rules(self, rules, players):\n        return 'rules'", "rules: returned str"),
            ("    def __init__(self, chosen=()):\n        raise OSError('full moon')", "full moon"),
            (SHOWS.replace(">= 2", ">= 0").replace("(1, 1)", "(2, 4)"), "show: returned str"),
            (SHOWS.replace("table.turn", "table.deck").replace("(1, 1)", "(2, 4)"), "show: "),  # what lies hidden
        ),
    ],
)
async def test_a_variant_that_fails_at_the_start_is_named_in_the_form(
    home: Home, moon: Callable[[str], None], body: str, reason: str
) -> None:
    moon(body)
    async with app_with(home) as pilot:
        await press(pilot, "n")
        await to_field(pilot, "variant-moon")
        await press(pilot, "right")
        await press(pilot, "f2")
        assert isinstance(pilot.app.screen, NewGameScreen)
        assert "The plugin “moon” failed: " in text(frame(pilot))
        assert reason in text(frame(pilot))
        assert not home.has_saves()


@pytest.mark.exhaustive
async def test_a_variant_that_tells_nothing_of_itself_is_offered_by_its_id(home: Home, install: Install) -> None:
    install("moon", VARIANT.format(body="    options = ('full',)"), provides="variants = ['moon']")
    async with app_with(home) as pilot:
        await press(pilot, "n")
        await to_field(pilot, "variant-moon")
        await press(pilot, "right")
        assert " ● moon " in frame(pilot)
        assert "                        ○ moon-full" in frame(pilot)  # it stands below the variant


@pytest.mark.exhaustive
async def test_a_save_that_needs_a_plugin_turned_off_says_so(home: Home, moon: Callable[[str], None]) -> None:
    moon("    pass")
    moon_game(home, 2, ("Ana", "Bao"))
    save_settings(home.settings, Settings(disabled=("moon",)))
    async with app_with(home) as pilot:
        await press(pilot, "c")
        assert isinstance(pilot.app.screen, SavesScreen)
        assert "game.json needs the plugin “moon”, which is turned off" in text(frame(pilot))
        await press(pilot, "escape")
        await open_plugins(pilot, "moon")
        await press(pilot, "e")
        await press(pilot, "escape")
        await press(pilot, "c")
        assert table(pilot).game.session.setup.variants == (VariantChoice("moon"),)


@pytest.mark.parametrize("command", [["cards"], ["score", "BBRB"]])
def test_without_any_card_set_the_command_line_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    monkeypatch.setenv("COATL_HOME", str(tmp_path))
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.json").write_text(json.dumps({"disabled": ["base", "promo"]}), "utf-8")
    assert main(command) == 2
    assert "coatl plugins list" in capsys.readouterr().err
