"""``coatl plugins list``, ``enable`` and ``disable``: every plugin is listed without running it, and can be turned
off."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from coatl_core.language.l10n import L10n
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.status import contents, provides, reasons, state
from coatl_tui.settings import Settings, read_settings, save_settings
from tests.cli.conftest import Coatl, assert_refused
from tests.plugins.support import CARDS, OURS, Install, found, manifest, pack

pytestmark = pytest.mark.slow

WITHOUT_HARM = ["", "open({file!r}, 'w').write('run')", "print('I run')", "raise SystemExit(3)", "def ("]


@pytest.fixture
def packs(own_home: Path) -> Path:
    """The player's folder of packs."""
    return own_home / "packs"


@pytest.fixture
def settings(own_home: Path) -> Path:
    return own_home / "config" / "settings.json"


def listed(coatl: Coatl, *options: str) -> dict[str, dict[str, Any]]:
    """Returns the list as data, by the names of the plugins."""
    run = coatl(*options, "plugins", "list", "--json")
    assert (run.code, run.err) == (0, "")
    return {plugin["name"]: plugin for plugin in json.loads(run.out)}


def test_the_plugins_of_the_game_are_listed_and_work(coatl: Coatl) -> None:
    run = coatl("plugins", "list")
    assert (run.code, run.err) == (0, "")
    header, *rows = run.out.splitlines()
    assert header.split() == ["name", "version", "kind", "from", "state", "provides"]
    told = [re.split("  +", row) for row in rows if not row.startswith(" ")]  # a long row goes on below
    assert [(id, source, state) for id, _, _, source, state, _ in told] == [(id, "coatl", "works") for id in OURS]
    kinds = ["variant", "card set", "variant", *["translation"] * 3, "players", "card set", "variant"]
    assert [kind for _, _, kind, *_ in told] == kinds
    assert rows[1].endswith("card set base")


def test_the_list_is_data_on_demand(coatl: Coatl, packs: Path) -> None:
    folder = pack(packs, "moon", text=manifest("moon") + "messages = 'words'\n")
    (folder / "words" / "xx").mkdir(parents=True)
    (folder / "words" / "xx" / "moon.ftl").write_text("moon = Xx\n", "utf-8")
    assert listed(coatl)["moon"] == {
        "name": "moon",
        "version": "1.0",
        "kind": "card-set",
        "source": str(folder),
        "provides": {
            "card_sets": ["moon"],
            "variants": [],
            "players": [],
            "themes": [],
            "keymaps": [],
            "lessons": [],
            "puzzles": [],
            "languages": ["xx"],
        },
        "state": "ok",
        "enabled": True,
        "reason": "",
    }
    assert listed(coatl)["adam"]["provides"]["variants"] == ["adam"]


@pytest.mark.parametrize("code", WITHOUT_HARM)
def test_no_code_is_run_for_the_list(coatl: Coatl, install: Install, tmp_path: Path, code: str) -> None:
    file = tmp_path / "run"
    install("moon", code.format(file=str(file)), provides="variants = ['tides']")
    run = coatl("plugins", "list")
    assert (run.code, run.err) == (0, "")
    assert "I run" not in run.out
    assert run.out.endswith("\n“code not tried”: the files are in order; only the game itself runs the code.\n")
    assert not file.exists()
    assert "a_test_plugin_moon" not in sys.modules
    assert listed(coatl)["moon"]["state"] == "code"
    assert listed(coatl)["moon"]["provides"]["variants"] == ["tides"]


def test_a_broken_plugin_is_listed_with_its_reasons_below(coatl: Coatl, packs: Path) -> None:
    pack(packs, "moon", text=manifest("moon", api=7, kind="card-sett"))
    run = coatl("plugins", "list")
    assert (run.code, run.err) == (0, "")
    _, found, below = run.out.partition("\nmoon")
    row, *told = (found + below).strip().splitlines()
    assert row.split() == ["moon", "-", "-", "your", "packs", "broken"]
    assert [line.split(": ")[0].strip() for line in told] == [f"{packs}/moon/coatl-plugin.toml:{n}" for n in (3, 5)]
    assert listed(coatl)["moon"]["reason"].splitlines() == [line.strip() for line in told]
    assert "did you mean “card-set”?" in told[1]


def test_the_table_fits_80_columns_whatever_the_reasons(coatl: Coatl, packs: Path) -> None:
    pack(packs, "a-pack-of-the-moon", text=manifest("a-pack-of-the-moon", api=7))
    sets = [f"sun{n}.toml" for n in range(9)]
    folder = pack(packs, "moon", text=manifest("moon").replace("['cards.toml']", str(sets)))
    for n, name in enumerate(sets):
        (folder / name).write_text(CARDS.format(id=f"sun{n}"), "utf-8")
    pack(packs, "sun", cards="schema = 1\nid = 'sun'\n" + "[[prophecy]]\ncolor = 'azure'\n" * 20)
    lines = coatl("plugins", "list").out.splitlines()
    assert len(lines) > 40
    assert any(line.endswith("sun8") for line in lines)
    assert max(len(line) for line in lines if not line.startswith(f"  {packs}")) <= 80


def test_the_text_of_a_plugin_cannot_spoil_the_table(coatl: Coatl, packs: Path) -> None:
    pack(packs, "moon", text=manifest("moon").replace("1.0", "1\\u001b[2J\\n2").replace("'", '"'))
    out = coatl("plugins", "list").out
    assert len(out[out.index("\nmoon") :].strip().splitlines()) == 1
    assert "\x1b" not in out


def test_a_translation_with_faulty_messages_works_in_part(coatl: Coatl, packs: Path, l10n: L10n) -> None:
    text = manifest("moon", kind="locale").replace("card-sets = ['cards.toml']", "messages = 'locale'")
    folder = pack(packs, "moon", text=text)
    (folder / "locale" / "sk").mkdir(parents=True)
    (folder / "locale" / "sk" / "cli.ftl").write_text("cli-error = coatl: { $txt }\n", "utf-8")
    plugin = found(load_plugins(packs), "moon")
    assert state(plugin) == "faulty"
    assert "“$txt”" in reasons(plugin, l10n)
    assert provides(contents(plugin), l10n) == "language sk"
    assert "works in part" in coatl("plugins", "list").out


def test_a_plugin_turned_off_is_listed_as_off(coatl: Coatl, packs: Path) -> None:
    pack(packs, "moon")
    assert coatl("plugins", "disable", "moon").code == 0
    plugin = listed(coatl)["moon"]
    assert (plugin["state"], plugin["enabled"], plugin["reason"]) == ("off", False, "")
    assert plugin["provides"]["card_sets"] == ["moon"]
    assert coatl("plugins", "enable", "moon").code == 0
    assert listed(coatl)["moon"]["state"] == "ok"


def test_plugins_turned_off_are_kept_with_the_other_settings(coatl: Coatl, packs: Path, settings: Path) -> None:
    pack(packs, "moon")
    save_settings(settings, Settings(pace="fast", language="en"))
    coatl("plugins", "disable", "moon")
    assert read_settings(settings) == Settings(pace="fast", language="en", disabled=("moon",))
    coatl("plugins", "enable", "moon")
    assert read_settings(settings) == Settings(pace="fast", language="en")


def test_turning_off_twice_says_so(coatl: Coatl) -> None:
    assert "already" not in coatl("plugins", "disable", "base").out
    run = coatl("plugins", "disable", "base")
    assert (run.code, run.out, run.err) == (0, "“base” is turned off already.\n", "")
    coatl("plugins", "enable", "base")
    run = coatl("plugins", "enable", "base")
    assert (run.code, run.out, run.err) == (0, "“base” is turned on already.\n", "")


@pytest.mark.parametrize("action", ["enable", "disable"])
def test_an_unknown_plugin_is_refused_with_the_known_ones(coatl: Coatl, settings: Path, action: str) -> None:
    assert_refused(coatl("plugins", action, "bsae"), "“bsae”", ", ".join(OURS), "did you mean “base”?")
    assert_refused(coatl("plugins", action, "\x1b[2J"), *OURS)
    assert not settings.exists()


def test_a_plugin_that_is_off_and_no_longer_installed_can_be_turned_on(coatl: Coatl, settings: Path) -> None:
    save_settings(settings, Settings(disabled=("moon",)))
    assert coatl("plugins", "enable", "moon").code == 0
    assert read_settings(settings).disabled == ()


@pytest.mark.parametrize("text", ["{nope", "[]", '{"disabled": [3]}', "\xff", "[" * 5000])
def test_damaged_settings_are_set_aside_as_the_app_does(coatl: Coatl, settings: Path, text: str) -> None:
    settings.parent.mkdir(parents=True)
    settings.write_text(text, "latin-1")
    run = coatl("plugins", "disable", "base")
    assert run.code == 0
    assert "settings-damaged-1.json" in run.err
    assert run.err.count("\n") == 1
    assert settings.with_name("settings-damaged-1.json").read_text("latin-1") == text
    assert read_settings(settings) == Settings(disabled=("base",))


def test_settings_that_cannot_be_read_are_reported(coatl: Coatl, settings: Path) -> None:
    settings.mkdir(parents=True)
    run = coatl("plugins", "disable", "base")
    assert (run.code, run.out) == (1, "")
    assert run.err.startswith("coatl: the system refused: ")


@pytest.mark.parametrize("command", [("cards",), ("score", "BBR")])
def test_the_cards_of_a_plugin_that_is_off_are_unknown_to_every_command(
    coatl: Coatl, packs: Path, command: tuple[str, ...]
) -> None:
    pack(packs, "moon")
    assert coatl(*command, "--set", "moon").code == 0
    coatl("plugins", "disable", "moon")
    assert_refused(coatl(*command, "--set", "moon"), "there is no card set “moon”")


def test_a_variant_that_is_off_is_unknown(coatl: Coatl) -> None:
    coatl("plugins", "disable", "adam")
    assert_refused(coatl("simulate", "--variant", "adam", "--games", "1"), "“adam”")
    assert_refused(coatl("simulate", "--solo", "--games", "1"), "there is no solo game")


def test_a_language_that_is_off_is_unknown(coatl: Coatl) -> None:
    assert "použití" in coatl("--lang", "cs", "--help").out
    coatl("plugins", "disable", "locale-cs")
    assert_refused(coatl("--lang", "cs", "--help"), "“cs”", "en, pl, uk")


def test_code_that_is_off_is_not_run(coatl: Coatl, install: Install, tmp_path: Path) -> None:
    file = tmp_path / "run"
    install("moon", f"open({str(file)!r}, 'w').close()")
    coatl("plugins", "disable", "moon")
    assert coatl("cards").code == 0
    assert not file.exists()
    coatl("plugins", "enable", "moon")
    assert coatl("cards").code == 0
    assert file.exists()


def test_safe_mode_turns_on_all_plugins_of_the_game(coatl: Coatl) -> None:
    coatl("plugins", "disable", "base")
    assert_refused(coatl("cards"), "base")
    assert coatl("--safe-mode", "cards").code == 0
    assert listed(coatl, "--safe-mode")["base"]["state"] == "ok"
