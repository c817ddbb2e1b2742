"""What is built of the project: its page, its parts, and that it can be installed with what it says it needs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from coatl_core.version import version
from hatch_build import HOME, page, urls

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def test_on_the_page_of_the_package_links_and_pictures_are_addresses() -> None:
    there = page(README, "https://example.org/coatl")
    links = re.findall(r"!?\[[^\]]*\]\(([^)]+)\)", there)
    assert len(links) == len(re.findall(r"!?\[[^\]]*\]\(([^)]+)\)", README)) >= 10
    assert all(link.startswith("https://") for link in links)
    assert "(https://example.org/coatl/raw/main/docs/pictures/table.svg)" in there
    assert "(https://example.org/coatl/blob/main/docs/guests.md#what-a-guest-may-do)" in there
    assert all(
        address.startswith("https://example.org/coatl") for address in urls("https://example.org/coatl").values()
    )


def test_without_a_home_the_page_is_the_readme_and_no_address_is_named() -> None:
    assert page(README, "") == README
    assert urls("") == {}


def test_the_package_names_the_pythons_and_languages_that_it_is_tried_with() -> None:
    languages = {line.rpartition(" :: ")[2] for line in PROJECT["classifiers"] if line.startswith("Natural Language")}
    assert languages == {"English", "Czech", "Polish", "Ukrainian"}
    assert not any("Windows" in line or "MacOS" in line for line in PROJECT["classifiers"])


# Built and installed


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the wheel and the sdist."""
    folder = tmp_path_factory.mktemp("built")
    run(sys.executable, "-m", "build", "--outdir", str(folder), str(ROOT))
    return folder


def run(*command: str) -> str:
    """Runs a command and returns what it prints."""
    outside = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=outside, cwd=Path(sys.prefix))
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def lowest() -> Iterator[str]:
    """The lowest version of everything that the game needs."""
    for needed in PROJECT["dependencies"]:
        name, least = re.match(r"([\w.-]+)>=([\d.]+)", needed).groups()  # type: ignore[union-attr]
        yield f"{name}=={least}"


@pytest.mark.exhaustive
def test_what_is_built_is_whole_and_an_index_would_take_it(built: Path) -> None:
    wheel, sdist = next(built.glob("*.whl")), next(built.glob("*.tar.gz"))
    run(sys.executable, "-m", "twine", "check", "--strict", str(wheel), str(sdist))
    with zipfile.ZipFile(wheel) as file:
        names = set(file.namelist())
        metadata = file.read(f"coatl-{version()}.dist-info/METADATA").decode()
    assert {"coatl_tui/app.tcss", "coatl_core/py.typed", "coatl_base/cards.toml"} <= names
    assert sum(name.endswith("/man6/coatl.6") for name in names) == 4
    assert not any(name.startswith("tests/") for name in names)
    assert page(README, HOME).strip() in metadata
    with tarfile.open(sdist) as file:
        packed = {name.partition("/")[2] for name in file.getnames()}
    assert {"tests/test_package.py", "hatch_build.py", "docs/man/man6/coatl.6", "Makefile"} <= packed


def pythons() -> Iterator[str]:
    """Every Python that is there and new enough: those that the shell finds, and those that lie beside this one."""
    found = set[str]()
    beside = (str(path) for path in Path(sys.base_prefix).parent.glob("*/bin/python3"))
    named = (shutil.which(f"python3.{minor}") for minor in range(11, 20))
    for python in (sys.executable, *filter(None, named), *sorted(beside)):
        code = "import sys; print(sys.version_info[:2] if sys.version_info >= (3, 11) else '')"
        asked = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
        if asked.returncode == 0 and asked.stdout.strip() and asked.stdout not in found:
            found.add(asked.stdout)
            yield python


@pytest.mark.exhaustive
@pytest.mark.parametrize("versions", ["lowest", "highest"])
def test_it_is_installed_and_plays_with_the_lowest_and_the_highest_of_what_it_needs(
    built: Path, tmp_path: Path, versions: str
) -> None:
    limits = tmp_path / "limits.txt"
    limits.write_text("\n".join(lowest()) if versions == "lowest" else "", "utf-8")
    what = str(next(built.glob("*.whl" if versions == "highest" else "*.tar.gz")))
    for number, python in enumerate(pythons()):
        run(python, "-m", "venv", str(tmp_path / str(number)))
        inside = str(tmp_path / str(number) / "bin" / "python")
        run(inside, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--constraint", str(limits), what)
        assert "checksum" in run(inside, "-m", "coatl_tui", "simulate", "--games", "3").lower()
        assert "base:count-yellow" in run(inside, "-m", "coatl_tui", "cards", "--lang", "uk")
        run(inside, "-c", "import coatl_tui.table.screen, coatl_core as c; print(c.Game('Ann', 'Bob').view(0))")
