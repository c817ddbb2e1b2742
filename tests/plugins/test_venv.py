"""Plugins as authors make them and players get them: made with ``coatl plugins new``, installed into an environment
with the game, then tested and played there."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import frozen

from tests.plugins.venv import coatl_in, run_in

pytestmark = pytest.mark.exhaustive
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
PROJECTS = {
    "my-set": "card-set",
    "my-variant": "variant",
    "locale-sk": "locale",
    "my-bot": "player",
    "two-giants": None,  # the example
}
"""The projects by the ids of their plugins, with the kind given to ``coatl plugins new``."""

PACKS = ("my-cards", "jaguar")
PLAY = """
import sys
from coatl_core.game.rules import VariantChoice
from coatl_core.testing import play, with_plugin

id, *options = sys.argv[1:]
registry = with_plugin(id)
folder = next(plugin.folder for plugin in registry.plugins if plugin.id == id)
assert "site-packages" in folder.parts, folder
for seed in "abc":
    game = play(registry, variants=[VariantChoice(id, tuple(options))], seed=seed)
    assert game.over
    print(game.state.digest())
"""


@frozen
class Workshop:
    """An environment with the game and all the plugins; ``folder`` contains the projects."""

    venv: Path
    folder: Path
    home: Path

    def coatl(self, *arguments: str) -> str:
        """Runs ``coatl`` and returns what it prints; it must succeed."""
        run = coatl_in(self.venv, *arguments, home=self.home)
        assert (run.returncode, run.stderr) == (0, ""), run.stdout + run.stderr
        return run.stdout

    def python(self, module: str, *arguments: str, cwd: Path | None = None) -> str:
        """Runs a module of that environment and returns what it prints; it must succeed."""
        run = run_in(self.venv, module, *arguments, cwd=cwd or self.folder, COATL_HOME=str(self.home))
        assert run.returncode == 0, run.stdout + run.stderr
        return run.stdout


@pytest.fixture(scope="module")
def workshop(game_venv: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workshop]:
    folder = tmp_path_factory.mktemp("workshop")
    workshop = Workshop(game_venv, folder, folder / "home")
    for id, kind in PROJECTS.items():
        if kind is not None:
            workshop.coatl("plugins", "new", id, "--kind", kind, "--dir", str(folder))
    for example in ("two-giants", "jaguar"):
        shutil.copytree(EXAMPLES / example, folder / example, ignore=shutil.ignore_patterns("__pycache__"))
    workshop.coatl("plugins", "new", "my-cards", "--dir", str(folder))
    for pack in PACKS:
        workshop.coatl("plugins", "add", str(folder / pack))
    paths = [str(folder / id) for id in PROJECTS]
    workshop.python("pip", "install", "--no-build-isolation", "--no-index", *paths)
    yield workshop
    workshop.python("pip", "uninstall", "--yes", *(f"coatl-{id}" for id in PROJECTS))


@pytest.mark.parametrize("id", PROJECTS)
def test_a_projects_own_tests_pass(workshop: Workshop, id: str) -> None:
    # Started in another folder, the tests import the installed package, not the one beside them.
    out = workshop.python("pytest", "-p", "no:cacheprovider", str(workshop.folder / id / "tests"))
    assert " passed" in out


def test_the_plugins_are_listed_as_working(workshop: Workshop) -> None:
    listed = {plugin["name"]: plugin for plugin in json.loads(workshop.coatl("plugins", "list", "--json"))}
    for id in (*PROJECTS, *PACKS):
        assert listed[id]["state"] in ("ok", "code"), listed[id]
        assert listed[id]["reason"] == ""


@pytest.mark.parametrize("card_set", ["my-cards", "my-set", "jaguar"])
def test_games_are_played_with_the_cards(workshop: Workshop, card_set: str) -> None:
    arguments = ("--games", "5", "--set", "base", "--set", card_set, "--json")
    assert json.loads(workshop.coatl("simulate", *arguments))["games"] == 5
    assert json.loads(workshop.coatl("simulate", "--solo", *arguments))["games"] == 5


@pytest.mark.parametrize("variant", [("my-variant",), ("my-variant", "open"), ("two-giants", "titans")])
def test_games_are_played_by_the_rules_of_a_variant(workshop: Workshop, variant: tuple[str, ...]) -> None:
    script = workshop.folder / "plays.py"
    script.write_text(PLAY, "utf-8")
    assert len(set(workshop.python("plays", *variant).split())) == 3


def test_the_program_has_the_new_language(workshop: Workshop) -> None:
    assert "base:count-yellow" in workshop.coatl("cards", "--lang", "sk")
