"""The program as a whole: help, errors, exit codes and which modules it imports."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from coatl_core.files.home import Home, home
from coatl_core.language.l10n import L10n
from coatl_tui.cli.commands import score
from tests.cli.conftest import Coatl, assert_refused, last_printed
from tests.patience import PATIENCE
from tests.support import rarely

COMMANDS = [["score"], ["cards"], ["replay"], ["simulate"], ["plugins"], ["plugins", "list"]]

PROGRAM = [sys.executable, "-c", "import sys; from coatl_tui.cli.program import main; sys.exit(main())"]


def program(*arguments: str, **settings: object) -> subprocess.CompletedProcess[str]:
    """Runs the program in a separate process."""
    environment = {**os.environ, **{key: str(value) for key, value in settings.items()}}
    return subprocess.run(
        [*PROGRAM, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        timeout=PATIENCE,
        check=False,
    )


def test_help_lists_every_command(coatl: Coatl) -> None:
    run = coatl("--help")
    assert (run.code, run.err) == (0, "")
    for command in ("score", "cards", "replay", "simulate", "plugins", "--safe-mode", "--version"):
        assert command in run.out


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_its_help(coatl: Coatl, command: list[str]) -> None:
    run = coatl(*command, "--help")
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith(f"usage: coatl {' '.join(command)} ")
    assert "⟦" not in run.out


def test_the_version_is_printed(coatl: Coatl) -> None:
    run = coatl("--version")
    assert run.code == 0
    assert run.out.startswith("coatl 0.")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["dance"], ["dance", "score", "coatl --help"]),
        (["--dance"], ["--dance", "coatl --help"]),
        (["score", "--dance", "BBR"], ["--dance", "coatl score --help"]),
        (["score", "--js", "BBR"], ["--js", "coatl score --help"]),
        (["score", "--set"], ["--set", "coatl score --help"]),
        (["replay"], ["FILE", "coatl replay --help"]),
        (["plugins"], ["COMMAND", "coatl plugins --help"]),
        (["plugins", "dance"], ["dance", "coatl plugins --help"]),
        (["cards", "more\n\x1b[2Jthan"], ["more", "coatl cards --help"]),
    ],
)
def test_wrong_arguments_are_refused_in_one_sentence(coatl: Coatl, arguments: list[str], words: list[str]) -> None:
    run = coatl(*arguments)
    assert_refused(run, *words)
    assert run.out == ""


def test_without_a_command_the_game_opens(coatl: Coatl, monkeypatch: pytest.MonkeyPatch, own_home: Path) -> None:
    opened = []
    app = ModuleType("coatl_tui.cli.app_process")

    def run(home: Home, l10n: L10n, safe_mode: bool) -> int:
        assert l10n.tag == "en"
        opened.append((home, safe_mode))
        return 7

    monkeypatch.setattr(app, "run", run, raising=False)
    monkeypatch.setitem(sys.modules, "coatl_tui.cli.app_process", app)
    assert coatl().code == 7
    assert coatl("--safe-mode").code == 7
    place = Home(own_home, own_home / "config")
    assert opened == [(place, False), (place, True)]


def test_ctrl_c_ends_with_130(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(score, "run", interrupt)
    run = coatl("score", "BBR")
    assert (run.code, run.out, run.err) == (130, "", "")


@pytest.mark.slow
def test_a_closed_pipe_is_no_error() -> None:
    command = [*PROGRAM, "score", "--json", *["BBRBBKRBBYY"] * 200]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_a_full_disk_is_reported_in_one_sentence(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(score, "run", fail)
    run = coatl("score", "BBR")
    assert (run.code, run.out, run.err) == (1, "", "coatl: the system refused: the disk is full\n")


@pytest.mark.exhaustive
def test_a_terminal_without_the_characters_shows_others() -> None:
    run = program("cards", PYTHONIOENCODING="ascii")
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["plugins", "list"],
        *rarely((["score", "--json", "BBR"],), (["score", "BBR"],), (["score", "BBQ"],), (["cards", "--json"],)),
    ],
)
def test_a_command_loads_no_more_than_it_needs(arguments: list[str]) -> None:
    code = (
        "import sys\n"
        "from coatl_tui.cli.program import main\n"
        "main(sys.argv[1:])\n"
        "print([m for m in ('textual', 'rich', 'cattrs', 'platformdirs', 'filelock') if m in sys.modules])\n"
    )
    assert last_printed(code, *arguments) == "[]"


@pytest.mark.slow
def test_score_and_help_do_not_import_fluent() -> None:
    code = (
        "import sys\n"
        "from coatl_tui.cli.program import main\n"
        "main(['--help']); main(['score', 'BBR']); main(['simulate', '--games', '1', '--json'])\n"
        "print('fluent.runtime' in sys.modules)\n"
    )
    assert last_printed(code) == "False"


def test_coatl_home_moves_all_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COATL_HOME", "/elsewhere")
    place = home()
    assert place.saves == Path("/elsewhere/saves")
    assert place.packs == Path("/elsewhere/packs")
    assert place.config == Path("/elsewhere/config")


@pytest.mark.parametrize("unset", [True, False])
def test_without_coatl_home_files_are_where_the_system_says(monkeypatch: pytest.MonkeyPatch, unset: bool) -> None:
    folders = SimpleNamespace(user_data_path=Path("/data/coatl"), user_config_path=Path("/config/coatl"))
    monkeypatch.setattr("platformdirs.PlatformDirs", lambda name, appauthor: folders)
    if unset:
        monkeypatch.delenv("COATL_HOME")
    else:
        monkeypatch.setenv("COATL_HOME", "")
    place = home()
    assert place.saves == Path("/data/coatl/saves")
    assert place.packs == Path("/data/coatl/packs")
    assert place.config == Path("/config/coatl")


@pytest.mark.parametrize("arguments", [["cards"], ["--help"], ["score", "BBR"], []])
@pytest.mark.slow
def test_a_closed_output_is_told_in_one_sentence(own_home: Path, arguments: list[str]) -> None:
    run = through_shell(">&-", *arguments)
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == "coatl: standard output is closed: there is nothing to write to\n"


@pytest.mark.exhaustive
def test_a_closed_input_is_told_in_one_sentence(own_home: Path) -> None:
    run = through_shell("<&-", "score", "-")
    assert (run.returncode, run.stdout, run.stderr) == (2, "", "coatl: standard input is not readable text\n")


def test_an_error_nobody_wants_to_read_is_not_written_elsewhere(own_home: Path) -> None:
    run = through_shell("2>&-", "dance")
    assert (run.returncode, run.stdout, run.stderr) == (2, "", "")


def through_shell(redirection: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the program as a shell starts it with this redirection."""
    command = f"{shlex.join([*PROGRAM, *arguments])} {redirection}"
    return subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=PATIENCE, check=False)


@pytest.mark.parametrize("length", [1_000, 5_000])
@pytest.mark.parametrize("arguments", [["plugins", "disable", "base"], ["plugins", "add", "."], []])
def test_a_home_whose_name_is_too_long_is_told_in_one_sentence(
    coatl: Coatl, monkeypatch: pytest.MonkeyPatch, length: int, arguments: list[str]
) -> None:
    monkeypatch.setenv("COATL_HOME", "/" + "a" * length)
    run = coatl(*arguments)
    assert (run.code, run.out) == (1, "")
    assert run.err.startswith("coatl: the system refused: the name is too long (/aaa")
    assert run.err.endswith("…)\n")
    assert len(run.err) < 400


@pytest.mark.parametrize(
    "arguments",
    [
        ["plugins", "install", "a/" * 3_000 + "x.zip"],
        *rarely(["plugins", "check", "a" * 6_000], ["locale", "check", "a" * 6_000], ["lab", "a" * 6_000]),
    ],
)
def test_a_file_whose_name_is_too_long_is_bad_input(coatl: Coatl, arguments: list[str]) -> None:
    run = coatl(*arguments)
    assert_refused(run, "the system refused: the name is too long (a")
    assert len(run.err) < 400


def test_a_command_or_an_option_that_is_nearly_right_is_refused_with_what_was_meant(coatl: Coatl) -> None:
    assert_refused(coatl("scroe"), "no command “scroe”, perhaps you mean “score”; see coatl --help")
    assert_refused(coatl("plugins", "lst"), "perhaps you mean “list”; see coatl plugins --help")
    assert_refused(coatl("simulate", "--gams", "3"), "did you mean “--games”? See coatl simulate --help")
    assert_refused(coatl("--saf-mode"), "did you mean “--safe-mode”?")


def test_a_word_that_is_too_long_is_told_in_one_sentence(coatl: Coatl) -> None:
    run = coatl("x" * 6_000)
    assert_refused(run, "there is no command “xxx")
    assert "⟦" not in run.err
