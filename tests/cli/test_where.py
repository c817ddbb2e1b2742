"""``coatl where`` and ``python -m coatl_tui``."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from coatl_core.version import version
from tests.cli.conftest import Coatl


def test_where_the_players_files_lie_is_told_whether_they_are_there_or_not(coatl: Coatl, own_home: Path) -> None:
    (own_home / "saves").mkdir(parents=True)
    run = coatl("where")
    assert (run.code, run.err) == (0, "")
    saves, records, *_ = run.out.splitlines()[1:]
    assert saves.endswith(str(own_home / "saves"))
    assert " yes " in saves
    assert " not yet " in records


def test_where_the_players_files_lie_as_data(coatl: Coatl, own_home: Path) -> None:
    found = json.loads(coatl("where", "--json").out)
    assert found["saves"] == str(own_home / "saves")
    assert found["settings"] == str(own_home / "config" / "settings.json")


def test_python_runs_the_program_as_a_module() -> None:
    run = subprocess.run([sys.executable, "-m", "coatl_tui", "--version"], capture_output=True, text=True, check=True)
    assert run.stdout == f"coatl {version()}\n"
