"""Fixtures for the tests of the command line."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest
from attrs import frozen

from coatl_tui.cli.program import main


@frozen
class Run:
    """What a command did: its exit code and what it wrote."""

    code: int
    out: str
    err: str


Coatl: TypeAlias = Callable[..., Run]


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Gives each test a folder for the player's files, so that no test touches those of the person who runs it."""
    folder = tmp_path / "home"
    monkeypatch.setenv("COATL_HOME", str(folder))
    return folder


@pytest.fixture
def coatl(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Coatl:
    """Runs ``coatl`` with these arguments; ``stdin`` is its standard input."""

    def run(*arguments: str, stdin: str = "") -> Run:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        code = main(arguments)
        out, err = capsys.readouterr()
        return Run(code, out, err)

    return run


def last_printed(code: str, *arguments: str) -> str:
    """The last line that a program in a new Python prints."""
    run = subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=True)
    return run.stdout.splitlines()[-1]


def assert_refused(run: Run, *words: str) -> None:
    """The command wrote one sentence with these words to standard error and returned exit code 2."""
    assert run.code == 2
    assert run.err.startswith("coatl: ")
    assert run.err.endswith("\n")
    assert run.err[:-1].isprintable()
    for word in words:
        assert word in run.err
