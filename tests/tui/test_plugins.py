"""Plugins in the app: what the start says of them, and their screen."""

from __future__ import annotations

import re
import shutil
import threading
import zipfile
from functools import partial
from pathlib import Path

import pytest
from pytest_snapshot.plugin import Snapshot
from rich.cells import cell_len
from textual.pilot import Pilot

from coatl_core.files.home import Home
from coatl_core.language.l10n import english
from coatl_core.plugins import loading as plugins
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.registry import Registry
from coatl_tui.app import CoatlApp
from coatl_tui.guide.help import HelpScreen
from coatl_tui.screens.menu import MenuScreen
from coatl_tui.screens.new_game import NewGameScreen
from coatl_tui.screens.plugins import PluginsScreen
from coatl_tui.settings import Settings, load_settings, save_settings
from coatl_tui.widgets.grid import Grid
from coatl_tui.widgets.lists import List
from tests.locale.support import speaking
from tests.patience import PATIENCE
from tests.plugins.conftest import install as install_fixture
from tests.plugins.support import CARDS, OURS, Install, manifest, pack
from tests.support import rarely
from tests.tui.support import app_at, frame, line, press, until
from tests.tui.test_screens import text

pytestmark = pytest.mark.slow

install = install_fixture
BROKEN = CARDS.format(id="moon").replace("blue", "blu").replace("Y G", "Y Q")


app_with = partial(app_at, safe_mode=False)
"""The app with the plugins of others too."""


def screen(pilot: Pilot[None]) -> PluginsScreen:
    """The screen of plugins, which must be what is shown."""
    shown = pilot.app.screen
    assert isinstance(shown, PluginsScreen), shown
    return shown


async def looked(pilot: Pilot[None]) -> None:
    """Waits until every plugin was looked at."""
    await until(pilot, lambda: len(screen(pilot).looks) == len(screen(pilot).plugins))


async def open_plugins(pilot: Pilot[None], id: str = "") -> None:
    """Opens the screen of plugins, with the cursor on one of them."""
    await press(pilot, "p")
    await looked(pilot)
    if id:
        await go_to(pilot, id)


async def go_to(pilot: Pilot[None], id: str) -> None:
    ids = [plugin.id for plugin in screen(pilot).plugins]
    grid = screen(pilot).query_one("#plugins", Grid)
    while grid.cursor_row != ids.index(id):
        await press(pilot, "down" if grid.cursor_row < ids.index(id) else "up")


def states(pilot: Pilot[None]) -> dict[str, str]:
    """How each plugin is."""
    return {plugin.id: screen(pilot).looks[number].state for number, plugin in enumerate(screen(pilot).plugins)}


def said(pilot: Pilot[None]) -> str:
    """The whole message."""
    return " ".join(line(pilot).split())


def details(pilot: Pilot[None]) -> str:
    return " ".join(line(pilot, "details").split())


def app(pilot: Pilot[None]) -> CoatlApp:
    assert isinstance(pilot.app, CoatlApp)
    return pilot.app


# The start


async def test_every_start_says_which_plugin_is_broken_and_why(home: Home) -> None:
    pack(home.packs, "moon", cards=BROKEN)
    pack(home.packs, "jade")
    for _ in range(2):
        async with app_with(home) as pilot:
            assert isinstance(pilot.app.screen, MenuScreen)
            notice = "Plugin “moon” is not used, see Plugins: cards.toml:6: “blu” is not a card colour"
            assert notice in text(frame(pilot))
            assert "jade" not in frame(pilot)


async def test_a_game_whose_plugins_work_says_nothing_of_them(home: Home) -> None:
    pack(home.packs, "jade")
    pack(home.packs, "moon", cards=BROKEN)
    save_settings(home.settings, Settings(disabled=("moon",)))
    async with app_with(home) as pilot:
        assert "not used" not in frame(pilot)


@pytest.mark.parametrize("size", [(80, 24), (130, 40)])
async def test_of_many_broken_plugins_three_are_named_and_the_menu_keeps_its_room(
    home: Home, size: tuple[int, int]
) -> None:
    for number in range(5):
        pack(home.packs, f"moon-{number}", cards=BROKEN)
    async with app_with(home, size) as pilot:
        shown = frame(pilot)
        assert [f"“moon-{n}”" in shown for n in range(5)] == [True, True, True, False, False]
        assert "And 2 more plugins are not used, see Plugins." in shown
        for item in ("New game", "Quit", "An unofficial fan project", "F5 commands"):
            assert item in shown


async def test_the_menu_answers_keys_while_the_plugins_are_looked_for(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, goes_on, times = load_plugins(), threading.Event(), []

    def slowly(*args: object, **kwargs: object) -> Registry:
        times.append(threading.current_thread())
        goes_on.wait(PATIENCE)
        return found

    monkeypatch.setattr(plugins, "load_plugins", slowly)
    async with CoatlApp(home, l10n=english(strict=True)).run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: times)
        assert pilot.app.screen.query_one("#menu", List).item == "lesson"
        await press(pilot, "down")
        assert pilot.app.screen.query_one("#menu", List).item == "rules"
        threading.Timer(0.1, goes_on.set).start()
        await press(pilot, "n")  # it needs the plugins and waits for them
        assert isinstance(pilot.app.screen, NewGameScreen)
        assert len(times) == 1
        assert times[0] is not threading.main_thread()


async def test_messages_are_learnt_once(home: Home) -> None:
    async with app_with(home, l10n=speaking("cs")) as pilot:
        for texts in app(pilot).l10n._texts.values():
            assert len(texts) == len(set(texts))


# The screen


@pytest.mark.exhaustive
@pytest.mark.parametrize("size", [(80, 24), (130, 40)], ids=lambda s: f"{s[0]}x{s[1]}")
async def test_how_broken_plugins_look_and_nothing_is_wider_than_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, snapshot: Snapshot, size: tuple[int, int]
) -> None:
    snapshot.snapshot_dir = Path(__file__).with_name("frames")
    monkeypatch.chdir(tmp_path)  # so that the folders shown are the same on every machine
    home = Home(Path("home"), Path("home"))
    pack(home.packs, "jade", text=manifest("jade", name="Jade serpents", licence="CC BY 4.0"))
    pack(home.packs, "moon", text=manifest("moon", name="The moon"), cards=BROKEN)
    pack(home.packs, "sun")
    save_settings(home.settings, Settings(disabled=("sun",)))
    frames = {}
    async with app_with(home, size) as pilot:
        frames["menu-broken"] = frame(pilot)
        await open_plugins(pilot, "moon")
        frames["plugins-broken"] = frame(pilot)
        await press(pilot, "a")
        await press(pilot, *"home/packs/moon", "enter")
        frames["plugins-add"] = frame(pilot)
    for name, shown in frames.items():
        assert all(cell_len(line) <= size[0] for line in shown.splitlines()), name
        if name != "plugins-broken" and size == (80, 24):
            snapshot.assert_match(shown, f"{name}.txt")


async def test_every_plugin_is_listed_with_its_state_and_what_it_brings(home: Home) -> None:
    pack(home.packs, "jade", text=manifest("jade", name="Jade serpents", licence="CC BY 4.0"))
    moon = pack(home.packs, "moon", cards=BROKEN)
    pack(home.packs, "sun")
    save_settings(home.settings, Settings(disabled=("sun",)))
    async with app_with(home) as pilot:
        await open_plugins(pilot)
        assert states(pilot) == dict.fromkeys(OURS, "ok") | {"jade": "ok", "moon": "broken", "sun": "off"}
        await go_to(pilot, "jade")
        assert "Jade serpents" in frame(pilot)
        for words in ("card set 1.0 ● on jade", "blue", "CC BY 4.0", str(home.packs / "jade")):
            assert "".join(words.split()) in "".join(details(pilot).split())
        await press(pilot, "down")
        for number in (6, 7):  # every problem, however long the name of the file is
            assert f"{moon}/cards.toml:{number}:" in details(pilot).replace(" ", "").replace("\n", "")


@pytest.mark.exhaustive
async def test_a_translation_that_is_shown_in_english_here_and_there_works_in_part(home: Home) -> None:
    folder = pack(
        home.packs,
        "locale-sk",
        text=manifest("locale-sk", kind="locale").replace("card-sets = ['cards.toml']", "messages = 'locale'"),
    )
    (folder / "locale" / "sk").mkdir(parents=True)
    (folder / "locale" / "sk" / "tui.ftl").write_text("language-name = Slovenčina\nmenu-quit = { $nobody }\n", "utf-8")
    async with app_with(home) as pilot:
        await open_plugins(pilot, "locale-sk")
        assert states(pilot)["locale-sk"] == "faulty"
        assert "nobody" in details(pilot)


@pytest.mark.parametrize("key", ["enter", *rarely("space", "e")])
async def test_a_plugin_is_turned_off_and_on_again_by_a_key(home: Home, key: str) -> None:
    pack(home.packs, "jade")
    async with app_with(home) as pilot:
        await open_plugins(pilot, "jade")
        await press(pilot, key)
        assert said(pilot) == "“jade” is turned off."
        assert load_settings(home.settings)[0].disabled == ("jade",)
        assert list(app(pilot).registry.card_sets) == ["base", "promo"]
        await looked(pilot)
        assert states(pilot)["jade"] == "off"
        await press(pilot, key)
        assert said(pilot) == "“jade” is turned on."
        assert load_settings(home.settings)[0].disabled == ()
        assert list(app(pilot).registry.card_sets) == ["base", "promo", "jade"]


@pytest.mark.exhaustive
async def test_a_variant_turned_off_is_no_longer_offered(home: Home) -> None:
    async with app_with(home) as pilot:
        await open_plugins(pilot, "adam")
        await press(pilot, "e")
        await press(pilot, "escape")
        await press(pilot, "n")
        await press(pilot, "left")
        assert "A.D.A.M." not in frame(pilot)


@pytest.mark.exhaustive
async def test_without_its_language_the_app_speaks_english(home: Home) -> None:
    async with app_with(home, l10n=speaking("cs")) as pilot:
        await open_plugins(pilot, "locale-cs")
        await press(pilot, "e")
        assert said(pilot).endswith("The app speaks English now.")
        assert app(pilot).l10n.tag == "en"
        assert load_settings(home.settings)[0].language == "en"
        for _ in range(4):
            await press(pilot, "f6")
            assert app(pilot).l10n.tag in ("en", "pl", "uk")


async def test_a_plugin_that_turns_out_broken_says_so(home: Home) -> None:
    pack(home.packs, "moon", cards=BROKEN)
    save_settings(home.settings, Settings(disabled=("moon",)))
    async with app_with(home) as pilot:
        await open_plugins(pilot, "moon")
        await press(pilot, "e")
        assert said(pilot) == "“moon” is turned on. It cannot be used: what is wrong with it stands above."


async def test_settings_that_cannot_be_kept_are_no_secret(home: Home) -> None:
    home.config.write_text("not a folder", "utf-8")
    async with app_with(home) as pilot:
        await open_plugins(pilot, "adam")
        await press(pilot, "e")
        assert "could not be kept" in said(pilot)
        assert "adam" not in app(pilot).registry.variants


@pytest.mark.exhaustive
async def test_the_screen_has_help_the_rulebook_and_all_languages(home: Home) -> None:
    async with app_with(home) as pilot:
        await open_plugins(pilot)
        await press(pilot, "question_mark")
        assert isinstance(pilot.app.screen, HelpScreen)
        assert "turn the plugin on or off" in text(frame(pilot))
        await press(pilot, "escape")
        await press(pilot, "f1")
        assert not isinstance(pilot.app.screen, PluginsScreen)
        await press(pilot, "escape")
        await press(pilot, "f6")
        assert app(pilot).l10n.tag != "en"
        await looked(pilot)
        await press(pilot, "escape")
        assert isinstance(pilot.app.screen, MenuScreen)


async def test_safe_mode_runs_nobody_elses_code_but_lets_it_be_turned_off(home: Home, install: Install) -> None:
    install("moon", "raise KeyboardInterrupt")
    async with app_with(home, safe_mode=True) as pilot:
        await open_plugins(pilot, "moon")
        assert "safe mode" in frame(pilot)
        assert states(pilot)["moon"] == "code"
        await press(pilot, "e")
        assert load_settings(home.settings)[0].disabled == ("moon",)
    async with app_with(home) as pilot:
        assert isinstance(pilot.app.screen, MenuScreen)


# Adding and removing


async def add(pilot: Pilot[None], source: object) -> None:
    await press(pilot, "a")
    await press(pilot, *str(source), "enter")


async def test_a_folder_is_added_and_its_cards_can_be_played_with_at_once(home: Home, tmp_path: Path) -> None:
    source = pack(tmp_path / "mine", "jade")
    async with app_with(home) as pilot:
        await open_plugins(pilot)
        await add(pilot, source)
        assert said(pilot) == "“jade” is added, version 1.0."
        plugin = screen(pilot).plugin
        assert plugin is not None
        assert plugin.id == "jade"
        await press(pilot, "escape")
        await press(pilot, "n")
        assert "○ jade" in frame(pilot)


async def test_a_zip_is_added_from_the_players_own_folder(
    home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    source = pack(tmp_path / "mine", "jade")
    with zipfile.ZipFile(tmp_path / "jade.zip", "w") as archive:
        for file in source.iterdir():
            archive.write(file, f"jade/{file.name}")
    async with app_with(home) as pilot:
        await open_plugins(pilot)
        await add(pilot, "~/jade.zip")
        assert "is added" in said(pilot)
        assert (home.packs / "jade" / "cards.toml").is_file()


@pytest.mark.exhaustive
async def test_a_newer_pack_takes_the_place_of_the_older_one_words_and_all(home: Home, tmp_path: Path) -> None:
    def made(folder: Path, version: str, word: str) -> Path:
        words = "messages = 'words'\n"
        source = pack(folder, "jade", text=manifest("jade", version=version) + words)
        (source / "words" / "en").mkdir(parents=True)
        (source / "words" / "en" / "jade.ftl").write_text(f"jade-word = {word}\n", "utf-8")
        return source

    made(home.packs, "1.0", "old")
    async with app_with(home) as pilot:
        assert app(pilot).l10n("jade-word") == "old"
        await open_plugins(pilot)
        await add(pilot, made(tmp_path / "mine", "2.0", "new"))
        assert said(pilot) == "“jade” is added: version 2.0 in place of 1.0."
        assert app(pilot).l10n("jade-word") == "new"


async def test_what_is_wrong_with_a_pack_is_told_and_nothing_is_lost(home: Home, tmp_path: Path) -> None:
    source = pack(tmp_path / "mine", "moon", cards=BROKEN)
    async with app_with(home) as pilot:
        await open_plugins(pilot)
        await add(pilot, source)
        assert "Nothing was added" in frame(pilot)
        for number in (6, 7):
            assert f"{source}/cards.toml:{number}:" in details(pilot).replace(" ", "")
        assert not home.packs.exists() or not list(home.packs.iterdir())
        (source / "cards.toml").write_text(CARDS.format(id="moon"), "utf-8")
        await press(pilot, "enter")  # what was typed still stands there
        assert said(pilot) == "“moon” is added, version 1.0."


@pytest.mark.parametrize("path", ["nowhere", *rarely("~nobody-here/pack", "\0")])
async def test_a_path_to_nowhere_is_told_and_the_screen_goes_on(home: Home, path: str) -> None:
    async with app_with(home) as pilot:
        await open_plugins(pilot)
        await press(pilot, "a")
        screen(pilot)._path.value = path
        await press(pilot, "enter")
        assert "no such folder" in details(pilot) or "refused" in said(pilot)
        await press(pilot, "escape")
        assert screen(pilot).focused is screen(pilot).query_one("#plugins", Grid)
        await press(pilot, "a")
        await press(pilot, *["backspace"] * 30, "enter")  # nothing typed: nothing done
        assert not screen(pilot)._path.display


@pytest.mark.exhaustive
async def test_who_adds_a_pack_again_wants_it_on(home: Home, tmp_path: Path) -> None:
    save_settings(home.settings, Settings(disabled=("jade",)))
    async with app_with(home) as pilot:
        await open_plugins(pilot)
        await add(pilot, pack(tmp_path / "mine", "jade"))
        assert load_settings(home.settings)[0].disabled == ()
        assert "jade" in app(pilot).registry.card_sets


async def test_a_pack_is_removed_only_after_a_second_key(home: Home) -> None:
    pack(home.packs, "jade")
    pack(home.packs, "sun")
    async with app_with(home) as pilot:
        await open_plugins(pilot, "jade")
        await press(pilot, "d")
        assert said(pilot) == "Press D again to remove “jade” for good."
        await press(pilot, "down")
        await press(pilot, "up")
        await press(pilot, "d")  # the question is asked anew
        assert (home.packs / "jade").exists()
        await press(pilot, "d")
        assert said(pilot) == "“jade” is removed."
        assert [path.name for path in home.packs.iterdir()] == ["sun"]
        assert [plugin.id for plugin in screen(pilot).plugins] == [*OURS, "sun"]


async def test_what_is_no_pack_is_not_removed_but_it_is_said_how(home: Home, install: Install) -> None:
    install("moon", "")
    async with app_with(home) as pilot:
        await open_plugins(pilot, "base")
        await press(pilot, "d")
        assert "is part of the game" in said(pilot)
        await go_to(pilot, "moon")
        await press(pilot, "d")
        assert "coatl plugins uninstall moon" in said(pilot)


async def test_a_pack_that_is_gone_already_is_refused_in_a_sentence(home: Home) -> None:
    folder = pack(home.packs, "jade")
    async with app_with(home) as pilot:
        await open_plugins(pilot, "jade")
        await press(pilot, "d")
        shutil.rmtree(folder)
        await press(pilot, "d")
        assert "The system refused" in said(pilot)


async def test_what_works_is_a_quiet_line_and_problems_stand_out(home: Home) -> None:
    pack(home.packs, "moon", cards=BROKEN)
    pack(home.packs, "sun")
    save_settings(home.settings, Settings(disabled=("sun",)))
    async with app_with(home) as pilot:
        await open_plugins(pilot)
        lines = frame(pilot).splitlines()
        assert all("works" not in line.partition("│ │")[0] for line in lines)
        assert any(line.split()[1:4] == ["2", "Base", "game"] for line in lines)
        await go_to(pilot, "moon")
        assert re.search(r"! moon +card set · broken", frame(pilot))
        assert "! problems: 1" in frame(pilot)
        assert f"{home.packs}" in details(pilot).splitlines()[0]  # what is wrong stands first
        await go_to(pilot, "sun")
        assert re.search(r"○ sun +card set · off", frame(pilot))


async def test_where_there_is_room_a_plugin_shows_what_it_brings(home: Home) -> None:
    async with app_at(home, (140, 40)) as pilot:
        await open_plugins(pilot, "base")
        assert "red" in details(pilot)
        assert "temple" in details(pilot)
        await go_to(pilot, "adam")
        assert "Level 1: temple" in details(pilot)
        await go_to(pilot, "locale-cs")
        assert "modrá" in details(pilot)
        await press(pilot, "enter")
        assert "modrá" not in details(pilot)
