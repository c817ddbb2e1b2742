"""A new virtual environment with the game, installed as a player has it, for tests that really install plugins.

``game_venv`` is its folder. It is made once for each test session and contains the game (a copy, not editable), pytest
and hatchling. A test that installs something else must remove it again. ``run_in`` runs a Python module in it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "coatl_core", "coatl_tui", "docs/man", "plugins")


@pytest.fixture(scope="session")
def game_venv(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the environment. Like ``make test``, it downloads what it needs from the package index."""
    folder = tmp_path_factory.mktemp("game")
    venv, copy = folder / "venv", folder / "coatl"
    copy.mkdir()
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / part, copy / part)
    subprocess.run([sys.executable, "-m", "venv", str(venv)], check=True)
    tools = run_in(venv, "pip", "install", "hatchling", "pytest")
    assert tools.returncode == 0, tools.stderr
    installed = run_in(venv, "pip", "install", "--no-build-isolation", str(copy))
    assert installed.returncode == 0, installed.stderr
    return venv


def run_in(
    venv: Path, module: str, *arguments: str, cwd: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Runs a module, such as ``pytest`` or ``pip``, with the Python of that environment; it cannot import anything of
    this one."""
    python = venv / ("Scripts" if os.name == "nt" else "bin") / "python"
    return subprocess.run(
        [str(python), "-m", module, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=cwd or venv,
        env={**os.environ, "PYTHONPATH": "", "PIP_DISABLE_PIP_VERSION_CHECK": "1", **environment},
        check=False,
    )


def coatl_in(venv: Path, *arguments: str, home: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs ``coatl`` of that environment with the player's files in ``home``."""
    script = venv / ("Scripts" if os.name == "nt" else "bin") / "coatl"
    return subprocess.run(
        [str(script), *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=venv,
        env={**os.environ, "PYTHONPATH": "", "LANG": "C.UTF-8", "COATL_HOME": str(home), **environment},
        check=False,
    )
