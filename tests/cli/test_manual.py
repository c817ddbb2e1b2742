"""The manual pages, and what completes commands in a shell: both are made from the parser of the arguments."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest
from pytest_snapshot.plugin import Snapshot

from coatl_core.language.l10n import english
from coatl_core.plugins.loading import load_plugins
from coatl_core.version import version
from coatl_tui.cli.arguments import make_parser
from coatl_tui.cli.commands.completion import SHELLS
from coatl_tui.cli.manual import manual
from tests.cli.conftest import Coatl, assert_refused

PAGES = Path(__file__).parents[2] / "docs" / "man"


@pytest.mark.parametrize("tag", ["en", "cs", "pl", "uk"])
def test_the_manual_page_is_that_of_the_commands_as_they_are(tag: str, snapshot: Snapshot) -> None:
    l10n = english()
    load_plugins(safe_mode=True).register_messages(l10n)
    l10n.set_language(tag)
    parser = make_parser(l10n)
    page = manual(parser, l10n, version())
    snapshot.snapshot_dir = PAGES / ("man6" if tag == "en" else f"{tag}/man6")
    snapshot.assert_match(page, "coatl.6")
    for command in parser.all_commands():
        assert f'.SS "{command.prog}"' in page


@pytest.mark.skipif(not shutil.which("groff"), reason="there is no groff")
def test_the_manual_page_is_read_without_a_warning() -> None:
    page = PAGES / "man6" / "coatl.6"
    shown = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", "-K", "utf8", str(page)], capture_output=True, text=True, check=True
    )
    assert shown.stderr == ""
    assert "the board game Cóatl in the terminal" in shown.stdout


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_completes_commands_options_and_files(coatl: Coatl, shell: str) -> None:
    run = coatl("completion", shell)
    assert (run.code, run.err) == (0, "")
    for word in ("simulate", "plugins", "uninstall", "open-head"):
        assert word in run.out
    if shutil.which(shell):
        checked = subprocess.run([shell, "-n"], input=run.out, text=True, capture_output=True, check=False)
        assert (checked.returncode, checked.stderr) == (0, "")


@pytest.mark.skipif(not shutil.which("bash"), reason="there is no bash")
def test_bash_completes_a_command_that_is_begun(coatl: Coatl) -> None:
    script = (
        coatl("completion", "bash").out + "COMP_WORDS=(coatl sim); COMP_CWORD=1; _shtab_coatl; echo ${COMPREPLY[@]}"
    )
    run = subprocess.run(["bash"], input=script, text=True, capture_output=True, check=True)
    assert run.stdout.split() == ["simulate"]


def test_completion_for_another_shell_is_refused(coatl: Coatl) -> None:
    assert_refused(coatl("completion", "tcsh"), "no completion for the shell “tcsh”", "bash, zsh, fish")
