"""What is imported when: each look is a process of its own."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from coatl_core.files.home import Home
from tests.support import rarely
from tests.tui.support import save, session_at

pytestmark = pytest.mark.slow

NO_TEXTUAL = (
    "coatl_core.game.session",
    "coatl_core.game.simulate",
    "coatl_core.saves.format",
    "coatl_core.saves.store",
    "coatl_core.plugins.registry",
    "coatl_tui.cli.program",
    "coatl_tui.cli.commands.play",
    "coatl_tui.cli.commands.score",
    "coatl_tui.cli.commands.cards",
    "coatl_tui.cli.commands.replay",
    "coatl_tui.cli.commands.simulate",
    "coatl_tui.cli.commands.plugins",
    "coatl_tui.plain.menu",
    "coatl_tui.plain.playing",
    "coatl_tui.plain.play",
    "coatl_tui.plain.saved_games",
    "coatl_tui.plain.lessons",
    "coatl_tui.plain.lesson",
    "coatl_tui.plain.replay",
    "coatl_tui.plain.joining",
    "coatl_tui.plain.advice",
    "coatl_tui.plain.rules",
    "coatl_base",
)

MENU = """
import asyncio
from pathlib import Path
from coatl_core.files.home import Home
import coatl_tui.cli.program
from coatl_tui.app import CoatlApp
from coatl_tui.screens.menu import MenuScreen

MenuScreen._look = lambda screen: None  # that comes after the first frame
async def main():
    async with CoatlApp(Home(Path("nowhere"), Path("nowhere"))).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert type(pilot.app.screen).__name__ == "MenuScreen"
asyncio.run(main())
"""


def imported(program: str) -> set[str]:
    """The modules there are after a program, itself silent."""
    ending = "\nimport json, sys\nprint(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", program + ending], capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout))


def test_the_terminal_and_the_plugins_use_nothing_of_the_core_that_is_private() -> None:
    root = Path(__file__).parents[2]
    found = [
        f"{path.relative_to(root)}: {alias.name}"
        for path in [*root.glob("coatl_tui/**/*.py"), *root.glob("plugins/**/*.py")]
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("coatl_core")
        for alias in node.names
        if alias.name.startswith("_") or "._" in (node.module or "")
    ]
    assert found == []


@pytest.mark.parametrize("modules", [", ".join(NO_TEXTUAL), *rarely(*NO_TEXTUAL)])
def test_nothing_but_the_app_needs_textual(modules: str) -> None:
    assert not imported(f"import {modules}") & {"textual", "rich"}


def test_a_save_is_read_without_textual_and_the_rest_without_cattrs() -> None:
    assert "cattrs" not in imported("import coatl_core.saves.format, coatl_core.saves.store, coatl_core.game.session")
    modules = imported("from coatl_core.saves.format import _converter\n_converter()")
    assert "cattrs" in modules
    assert "textual" not in modules


@pytest.mark.parametrize("saved", [*rarely(False), True])
def test_the_menu_does_not_wait_for_what_only_a_game_needs(tmp_path: Path, saved: bool) -> None:
    """Not even where the last table will stand beside it."""
    if saved:
        save(Home(tmp_path, tmp_path), session_at(5))
    later = {
        "argparse",
        "cattrs",
        "fluent.runtime",
        "filelock",
        "pluggy",
        "coatl_core.cards.patterns",
        "coatl_core.game.engine",
        "coatl_core.plugins.registry",
        "coatl_core.saves.store",
        "coatl_base",
    }
    assert not imported(MENU.replace('"nowhere"', repr(str(tmp_path)))) & later
