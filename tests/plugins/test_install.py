"""``coatl plugins install`` and ``uninstall``: distributions with plugins; the game itself is never changed."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import entry_points
from pathlib import Path
from typing import TypeAlias

import pytest

from coatl_core.plugins import discovery
from coatl_core.version import version
from coatl_tui.cli import installer
from coatl_tui.settings import Settings, read_settings, save_settings
from tests.cli.conftest import Coatl, assert_refused
from tests.plugins.support import CARDS, OURS, manifest, pack
from tests.plugins.venv import coatl_in, run_in

ALARM = "from pathlib import Path\nPath(__file__).with_name('imported').touch()\n"
"""The code of a plugin that leaves a trace when it is run."""

Pip: TypeAlias = Callable[[list[str]], str | None]
"""Does what pip would do with its arguments; returns the error text, or None if all went well."""

StandIn: TypeAlias = Callable[[Pip], list[list[str]]]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of installed distributions, which is looked through again each time."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr(discovery, "entry_points", entry_points)
    return folder


@pytest.fixture
def prefix(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the environment that the game believes to run in."""
    folder = tmp_path / "tools" / "coatl"
    folder.mkdir(parents=True)
    monkeypatch.setattr(sys, "prefix", str(folder))
    return folder


@pytest.fixture
def pip(monkeypatch: pytest.MonkeyPatch) -> StandIn:
    """Replaces pip by a function, and returns a list to which the arguments of every call are added."""

    def stand_in(does: Pip) -> list[list[str]]:
        calls: list[list[str]] = []

        def run(command: Sequence[str], **settings: object) -> subprocess.CompletedProcess[str]:
            options = ["--no-input", "--disable-pip-version-check"]
            assert command[:6] == [sys.executable, "-P", "-m", "pip", *options]
            assert settings["stdin"] is subprocess.DEVNULL
            assert "shell" not in settings
            calls.append(list(command[6:]))
            failure = does(calls[-1])
            return subprocess.CompletedProcess(command, failure is not None, failure or "Successfully done")

        monkeypatch.setattr(subprocess, "run", run)
        return calls

    return stand_in


def distribution(site: Path, name: str, *ids: str, number: str = "1.0") -> None:
    """Installs a distribution with plugins of these ids, which leave a trace when they are imported."""
    info = site / f"{name.replace('-', '_')}-{number}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {number}\n", "utf-8")
    entries = "".join(f"{id} = a_test_plugin_{id}\n" for id in ids)
    (info / "entry_points.txt").write_text(f"[coatl.plugins]\n{entries}", "utf-8")
    for id in ids:
        folder = pack(site, id, text=manifest(id, python=True)).rename(site / f"a_test_plugin_{id}")
        (folder / "__init__.py").write_text(ALARM, "utf-8")


def assert_none_imported(folder: Path) -> None:
    assert not list(folder.rglob("imported"))


# With pip.


def test_a_distribution_is_installed_beside_the_game(coatl: Coatl, site: Path, pip: StandIn) -> None:
    calls = pip(lambda _: distribution(site, "my-moon", "moon"))
    run = coatl("plugins", "install", " my-moon>=1 ")
    assert (run.code, run.err) == (0, "")
    assert run.out.splitlines() == [
        "pip installs “my-moon>=1” …",
        "Installed “moon” 1.0.",
        "It provides: card set moon.",
        "The next game offers it.",
    ]
    assert calls == [["install", "my-moon>=1", f"coatl=={version()}", "--only-binary", ":all:"]]
    assert_none_imported(site)


def test_a_folder_or_file_here_is_preferred_to_the_index(
    coatl: Coatl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pip: StandIn
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "moon").mkdir()
    (tmp_path / "moon" / "pyproject.toml").touch()
    (tmp_path / "sun.whl").touch()
    (tmp_path / "star").mkdir()
    calls = pip(lambda _: None)
    for spec in ("moon", "sun.whl", "star"):
        coatl("plugins", "install", spec)
    assert [call[1] for call in calls] == [str(tmp_path / "moon"), str(tmp_path / "sun.whl"), "star"]


def workplace(tmp_path: Path, name: str) -> Path:
    """A folder with a Python project of this name."""
    folder = tmp_path / "work" / name
    folder.mkdir(parents=True)
    (folder / "pyproject.toml").write_text(f'[project]\nname = "{name}"\n', "utf-8")
    return folder


def test_a_plugin_that_is_installed_again_is_named(coatl: Coatl, site: Path, tmp_path: Path, pip: StandIn) -> None:
    folder = workplace(tmp_path, "my_moon")
    distribution(site, "my-moon", "moon")
    pip(lambda _: None)
    run = coatl("plugins", "install", str(folder))
    assert (run.code, run.err) == (0, "")
    assert run.out.splitlines()[2:] == [
        "Installed “moon” 1.0 again, as it is now.",
        "It provides: card set moon.",
        "The next game offers it.",
    ]


def test_the_folder_of_a_plugin_in_development_is_linked(
    coatl: Coatl, site: Path, tmp_path: Path, pip: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = workplace(tmp_path, "my-moon")
    read = list[str]()
    monkeypatch.setattr("site.addsitedir", read.append)
    calls = pip(lambda _: distribution(site, "my-moon", "moon"))
    run = coatl("plugins", "install", "--link", str(folder))
    assert (run.code, run.err) == (0, "")
    assert f"“{folder}” is linked: what you change there takes effect when coatl starts next" in run.out
    assert calls == [["install", "--editable", str(folder), f"coatl=={version()}", "--only-binary", ":all:"]]
    assert len(read) == 1  # where links lead is read at once, so that what was installed can be listed


@pytest.mark.parametrize("spec", ["my-moon", "git+https://example.org/moon", "."])
def test_only_the_folder_of_a_project_is_linked(
    coatl: Coatl, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spec: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert_refused(coatl("plugins", "install", "--link", spec), "--link takes the folder of a Python project", spec)


def test_a_distribution_without_a_new_plugin_is_reported(coatl: Coatl, pip: StandIn) -> None:
    pip(lambda _: None)
    run = coatl("plugins", "install", "requests")
    assert run.code == 0
    assert "it brought no plugin that was not there before" in run.out


def test_an_installed_plugin_that_is_broken_or_collides_is_reported(
    coatl: Coatl, site: Path, own_home: Path, pip: StandIn
) -> None:
    pack(own_home / "packs", "sky", cards=CARDS.format(id="moon"))

    def install(_: list[str]) -> None:
        distribution(site, "my-moon", "moon", "sun")
        (site / "a_test_plugin_sun" / "cards.toml").write_text("schema = 1", "utf-8")

    pip(install)
    run = coatl("plugins", "install", "my-moon")
    assert run.code == 0
    assert "Installed “sun” 1.0." in run.out
    assert "a_test_plugin_sun/cards.toml:1: The key “id” is missing." in run.err
    assert "“moon” is provided by both my-moon and" in run.err
    assert_none_imported(site)


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("", ["say what to install"]),
        ("  ", ["say what to install"]),
        ("-rlist.txt", ["“-rlist.txt”", "no options of pip"]),
        (" --index-url=x", ["no options of pip"]),
        ("moon\n--pre", ["nothing that can be installed"]),
        ("moon\0", ["nothing that can be installed"]),
        ("coatl", ["the game itself"]),
        ("Coatl==0.1", ["the game itself"]),
        ("coatl @ https://example.org/coatl.zip", ["the game itself"]),
    ],
)
def test_a_text_that_cannot_be_installed_is_refused(coatl: Coatl, pip: StandIn, spec: str, words: list[str]) -> None:
    calls = pip(lambda _: None)
    assert_refused(coatl("plugins", "install", "--", spec), *words)
    assert calls == []


def test_the_games_own_folder_is_not_installed_as_a_plugin(coatl: Coatl, pip: StandIn) -> None:
    calls = pip(lambda _: None)
    assert_refused(coatl("plugins", "install", str(Path(__file__).parents[2])), "the game itself")
    assert calls == []


def test_a_pack_without_python_is_for_another_command(coatl: Coatl, tmp_path: Path, pip: StandIn) -> None:
    calls = pip(lambda _: None)
    folder = pack(tmp_path, "moon")
    assert_refused(coatl("plugins", "install", str(folder)), f"coatl plugins add {folder}")
    assert calls == []


CONFLICT = """INFO: pip is looking at multiple versions
ERROR: Cannot install coatl==0.1.0 and my-sun==1.0 because these package versions have conflicting dependencies.

The conflict is caused by:
    The user requested coatl==0.1.0
    my-sun 1.0 depends on coatl>=99

To fix this you could try to:
1. loosen the range of package versions you've specified

ERROR: ResolutionImpossible: for help visit https://example.org
"""


@pytest.mark.parametrize(
    ("output", "words"),
    [
        (CONFLICT, ["“sun” needs another version of the game", "my-sun 1.0 depends on coatl>=99"]),
        (
            "WARNING: Retrying (Retry(total=0))\nERROR: No matching distribution found for sun\n",
            ["reached no package index", "No matching distribution found for sun"],
        ),
        (
            "ERROR: Could not find it (from versions: none)\nERROR: No matching distribution found for sun\n",
            ["pip could not install “sun”: No matching distribution found for sun"],
        ),
        (
            "error: a\n× git clone did not run.\nnote: This is not a problem with pip.\n",
            ["pip could not install “sun”: git clone did not run."],
        ),
        ("Traceback\nKeyError: 'x'\n", ["pip could not install “sun”: KeyError: 'x'"]),
        ("\x1b[31mERROR: red\n", ["pip could not install “sun”: "]),
        ("", ["pip could not install “sun”"]),
    ],
)
@pytest.mark.slow
def test_an_error_of_pip_is_reported_in_one_sentence(coatl: Coatl, pip: StandIn, output: str, words: list[str]) -> None:
    pip(lambda _: output)
    run = coatl("plugins", "install", "sun")
    assert_refused(run, *words)
    assert run.err.count("\n") == 1


def test_without_pip_the_error_says_how_to_get_it(coatl: Coatl, site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installer, "find_spec", lambda name: None)
    distribution(site, "my-moon", "moon")
    for arguments in (("install", "sun"), ("uninstall", "moon")):
        assert_refused(coatl("plugins", *arguments), "there is no pip", f"{sys.executable} -m ensurepip")


# With uv and pipx.


RECEIPT = """[tool]
requirements = [
    {{ name = "coatl"{tool} }},
    {{ name = "my-moon", specifier = ">=1" }},
    {{ name = "idna", extras = ["x", "y"], marker = "python_full_version >= '3.1'" }},
    {{ name = "a", directory = "/there/my a" }},
    {{ name = "b", path = "/there/b.whl" }},
    {{ name = "c", editable = "/there/c" }},
    {{ name = "d", url = "https://example.org/d.zip" }},
    {{ name = "e", git = "https://example.org/e?subdirectory=in&rev=main" }},
    {{ name = "f", git = "https://example.org/f" }},
]
"""
OTHERS = (
    " --with 'idna[x,y] ; python_full_version >= '\"'\"'3.1'\"'\"''"
    " --with 'a @ file:///there/my%20a' --with 'b @ file:///there/b.whl' --with-editable /there/c"
    " --with 'd @ https://example.org/d.zip' --with 'e @ git+https://example.org/e@main#subdirectory=in'"
    " --with 'f @ git+https://example.org/f'"
)

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="a command is written otherwise there")


@posix_only
@pytest.mark.parametrize(
    ("tool", "words"),
    [
        ("", "coatl"),
        (', specifier = "==0.1"', "coatl==0.1"),
        (', directory = "/game"', "'coatl @ file:///game'"),
        (', editable = "/game"', "--editable /game"),
    ],
)
def test_the_command_for_uv_repeats_everything_installed_before(
    coatl: Coatl, prefix: Path, tool: str, words: str
) -> None:
    (prefix / "uv-receipt.toml").write_text(RECEIPT.format(tool=tool), "utf-8")
    run = coatl("plugins", "install", "sun<2")
    assert (run.code, run.err) == (0, "")
    assert run.out.splitlines()[2] == f"    uv tool install {words} --with 'my-moon>=1'{OTHERS} --with 'sun<2'"


@posix_only
def test_the_command_for_uv_replaces_an_older_version(coatl: Coatl, prefix: Path, tmp_path: Path) -> None:
    (prefix / "uv-receipt.toml").write_text(RECEIPT.format(tool=""), "utf-8")
    assert f"coatl{OTHERS} --with 'My_Moon>=2'\n" in coatl("plugins", "install", "My_Moon>=2").out
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'my.moon'\n", "utf-8")
    assert f"coatl{OTHERS} --with {tmp_path}\n" in coatl("plugins", "install", str(tmp_path)).out


@posix_only
def test_the_command_for_uv_leaves_out_a_removed_distribution(coatl: Coatl, site: Path, prefix: Path) -> None:
    distribution(site, "My.Moon", "moon", "sun")
    (prefix / "uv-receipt.toml").write_text(RECEIPT.format(tool=""), "utf-8")
    run = coatl("plugins", "uninstall", "moon")
    assert (run.code, run.err) == (0, "")
    assert f"    uv tool install coatl{OTHERS}\n" in run.out
    assert "there are also: sun" in run.out


@pytest.mark.parametrize(
    "text", ["[tool", "[tool]", "tool = 3", "[tool]\nrequirements = []", "[tool]\nrequirements = [3]"]
)
def test_an_unreadable_receipt_of_uv_is_refused(coatl: Coatl, prefix: Path, text: str) -> None:
    (prefix / "uv-receipt.toml").write_text(text, "utf-8")
    assert_refused(coatl("plugins", "install", "sun"), "uv-receipt.toml", "uv would remove plugins")


@posix_only
def test_the_commands_for_pipx_are_printed(coatl: Coatl, site: Path, prefix: Path) -> None:
    distribution(site, "my-moon", "moon")
    (prefix / "pipx_metadata.json").touch()
    run = coatl("plugins", "install", "sun[x]")
    assert (run.code, run.err) == (0, "")
    assert run.out.splitlines()[2] == "    pipx inject coatl 'sun[x]' '--pip-args=--only-binary :all:'"
    assert coatl("plugins", "uninstall", "moon").out.splitlines()[2] == "    pipx uninject coatl my-moon"


def test_what_pipx_has_to_build_is_not_kept_to_wheels(coatl: Coatl, tmp_path: Path, prefix: Path) -> None:
    (prefix / "pipx_metadata.json").touch()
    folder = workplace(tmp_path, "my-moon")
    assert f"    pipx inject coatl {folder}\n" in coatl("plugins", "install", str(folder)).out
    assert f"    pipx inject --editable coatl {folder}\n" in coatl("plugins", "install", "--link", str(folder)).out


def test_uv_links_a_folder_as_well(coatl: Coatl, tmp_path: Path, prefix: Path) -> None:
    (prefix / "uv-receipt.toml").write_text(RECEIPT.format(tool=""), "utf-8")
    folder = workplace(tmp_path, "my-moon")
    assert f" --with-editable {folder}\n" in coatl("plugins", "install", "--link", str(folder)).out


# Removing.


def test_a_pack_is_removed(coatl: Coatl, own_home: Path) -> None:
    packs, settings = own_home / "packs", own_home / "config" / "settings.json"
    pack(packs, "moon")
    pack(packs, "sun")
    save_settings(settings, Settings(disabled=("moon", "sun")))
    run = coatl("plugins", "uninstall", "moon")
    assert (run.code, run.err) == (0, "")
    assert run.out.splitlines() == [
        "“moon” is removed.",
        "Saved games keep a copy of the cards they are played with.",
    ]
    assert [path.name for path in packs.iterdir()] == ["sun"]
    assert read_settings(settings).disabled == ("sun",)


def test_who_removes_a_variant_is_told_what_its_games_need(coatl: Coatl, site: Path, pip: StandIn) -> None:
    distribution(site, "my-moon", "moon")
    (text,) = site.rglob("coatl-plugin.toml")
    text.write_text(text.read_text("utf-8").replace("card-sets = ['cards.toml']", "variants = ['moon']"), "utf-8")
    pip(lambda _: shutil.rmtree(site))
    assert coatl("plugins", "uninstall", "moon").out.splitlines() == [
        "“moon” is removed.",
        "Games with its variants open again once it is installed again.",
    ]


def test_a_broken_pack_is_removed(coatl: Coatl, own_home: Path) -> None:
    pack(own_home / "packs", "Moon (2)", text="[plugin")
    assert coatl("plugins", "uninstall", "Moon (2)").out == "“Moon (2)” is removed.\n"
    assert list((own_home / "packs").iterdir()) == []


def test_a_distribution_is_removed_with_all_its_plugins(coatl: Coatl, site: Path, pip: StandIn) -> None:
    distribution(site, "my-moon", "moon", "sun")

    def uninstall(_: list[str]) -> None:
        shutil.rmtree(site)

    calls = pip(uninstall)
    run = coatl("plugins", "uninstall", "moon")
    assert (run.code, run.err) == (0, "")
    assert run.out.splitlines()[:2] == [
        "In the distribution my-moon there are also: sun. They will go as well.",
        "“moon” is removed.",
    ]
    assert calls == [["uninstall", "--yes", "my-moon"]]


@pytest.mark.parametrize("output", [None, "ERROR: Cannot uninstall my-moon\n"])
def test_a_distribution_that_pip_cannot_remove_is_reported(
    coatl: Coatl, site: Path, pip: StandIn, output: str | None
) -> None:
    distribution(site, "my-moon", "moon")
    pip(lambda _: output)
    assert_refused(coatl("plugins", "uninstall", "moon"), "pip could not remove “my-moon”")


def test_a_plugin_of_the_game_itself_cannot_be_removed(coatl: Coatl, own_home: Path, pip: StandIn) -> None:
    calls = pip(lambda _: None)
    assert_refused(coatl("plugins", "uninstall", "base"), "coatl plugins disable base")
    pack(own_home / "packs", "base")
    assert coatl("plugins", "uninstall", "base").code == 0  # the pack with the same name
    assert_refused(coatl("plugins", "uninstall", "base"), "coatl plugins disable base")
    assert calls == []


def test_an_unknown_plugin_is_not_removed(coatl: Coatl) -> None:
    assert_refused(coatl("plugins", "uninstall", "adma"), "“adma”", ", ".join(OURS), "did you mean “adam”?")
    assert_refused(coatl("plugins", "uninstall", "../saves"), *OURS)


# With the real pip.


def project(folder: Path, id: str, needs: str) -> Path:
    """A Python project with one plugin, which leaves a trace when it is run."""
    package = f"my_{id}"
    inner = pack(folder, id, text=manifest(id, python=True)).rename(folder / package)
    (inner / "__init__.py").write_text(ALARM, "utf-8")
    text = f"""[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "my-{id}"
version = "1.0"
dependencies = ["{needs}"]

[project.entry-points."coatl.plugins"]
{id} = "{package}"
"""
    (folder / "pyproject.toml").write_text(text, "utf-8")
    return folder


@pytest.mark.exhaustive
def test_real_plugins_come_and_go_and_the_game_stays_as_it_is(game_venv: Path, tmp_path: Path) -> None:
    def coatl(*arguments: str) -> subprocess.CompletedProcess[str]:
        # Everything needed is in the environment; pip must not look for it elsewhere.
        offline = {"PIP_NO_INDEX": "1", "PIP_NO_BUILD_ISOLATION": "0"}
        return coatl_in(game_venv, "plugins", *arguments, home=tmp_path / "home", **offline)

    before = run_in(game_venv, "pip", "freeze").stdout
    for id, needs in (("moon", f"coatl=={version()}"), ("sun", "coatl>=99")):
        (tmp_path / id).mkdir()
        project(tmp_path / id, id, needs)

    refused = coatl("install", str(tmp_path / "sun"))
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "needs another version of the game" in refused.stderr
    assert "my-sun 1.0 depends on coatl>=99" in refused.stderr
    assert run_in(game_venv, "pip", "freeze").stdout == before

    installed = coatl("install", str(tmp_path / "moon"))
    assert (installed.returncode, installed.stderr) == (0, "")
    assert "it is built first, which runs code of its author" in installed.stdout.splitlines()[0]
    assert installed.stdout.splitlines()[2:] == [
        "Installed “moon” 1.0.",
        "It provides: card set moon.",
        "The next game offers it.",
    ]
    row = next(line for line in coatl("list").stdout.splitlines() if line.startswith("moon"))
    assert re.split("  +", row)[:4] == ["moon", "1.0", "card set", "my-moon"]
    assert_none_imported(game_venv)

    removed = coatl("uninstall", "moon")
    assert (removed.returncode, removed.stderr) == (0, "")
    assert "“moon” is removed." in removed.stdout
    assert "moon" not in coatl("list").stdout
    assert run_in(game_venv, "pip", "freeze").stdout == before


@pytest.mark.slow
@pytest.mark.parametrize(
    ("spec", "built"),
    [
        ("sun", False),
        ("sun[x]>=1", False),
        ("/there/sun.whl", False),
        ("https://example.org/sun-1.0-py3-none-any.whl#sha256=1", False),
        ("sun @ https://example.org/sun.whl", False),
        ("/there/sun", True),
        ("./sun", True),
        ("/there/sun-1.0.tar.gz", True),
        ("https://example.org/sun.zip", True),
        ("git+https://example.org/sun@main", True),
        ("sun @ git+https://example.org/sun", True),
    ],
)
def test_what_has_to_be_built_runs_code_of_its_author(coatl: Coatl, pip: StandIn, spec: str, built: bool) -> None:
    pip(lambda _: None)
    assert ("runs code of its author" in coatl("plugins", "install", spec).out) == built


def test_only_wheels_are_taken_by_name_and_it_is_said_where_there_is_none(coatl: Coatl, pip: StandIn) -> None:
    pip(lambda _: "ERROR: No matching distribution found for sun\n")
    assert_refused(
        coatl("plugins", "install", "sun"), "No matching distribution found for sun", "only wheels are taken"
    )


@posix_only
def test_uv_builds_nothing_where_it_need_not(coatl: Coatl, prefix: Path) -> None:
    (prefix / "uv-receipt.toml").write_text('[tool]\nrequirements = [{ name = "coatl" }, { name = "moon" }]\n', "utf-8")
    assert "    uv tool install coatl --with moon --with sun --no-build\n" in coatl("plugins", "install", "sun").out
    assert "--no-build" not in coatl("plugins", "install", "./sun").out
