"""Which program installs into the environment the game runs in, and what it is told to install or remove a plugin.

Where ``uv tool`` or ``pipx`` made the environment, only that program may change it: what pip put there would be lost
with the next upgrade. For those two there is a command that the player runs; pip is run by us.

From an index only wheels are taken: whatever else there is has a script of its author's that builds it. A folder, a
source archive or an address is built all the same, as there is no other way; see ``is_built``. uv can be told to build
nothing only where nothing that it has installed before has to be built again.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, TypeAlias
from urllib.parse import parse_qs, urlsplit, urlunsplit

from coatl_core.files.regularfile import read_text
from coatl_core.files.tomlfile import MOST_BYTES
from coatl_core.plugins.discovery import OURS
from coatl_tui import version

Installer: TypeAlias = Literal["pip", "pipx", "uv", "none"]

WHEELS = ("--only-binary", ":all:")
"""What keeps pip to wheels where it chooses from an index."""
WHEEL = ".whl"

_MARK = re.compile("^(error: |× )", re.IGNORECASE)
"""What a line of pip's begins with that says what was wrong."""


def installer() -> Installer:
    """Who looks after this environment; ``none``: there is not even pip in it."""
    if receipt().is_file():
        return "uv"
    if (Path(sys.prefix) / "pipx_metadata.json").is_file():
        return "pipx"
    return "pip" if find_spec("pip") else "none"


def pip_install(spec: str) -> tuple[bool, str]:
    """Installs this beside the game: whether pip could, and all it wrote. That the game is asked for as well, in the
    version it has, makes pip refuse whatever needs another one, or another one of what the game needs."""
    return _pip("install", spec, f"{OURS}=={version()}", *WHEELS)


def is_built(spec: str) -> bool:
    """Whether installing this runs code of its author's: a folder, an archive or an address of anything but a wheel."""
    if "@" in spec or "://" in spec:
        return not re.split("[#?;]", spec)[0].strip().endswith(WHEEL)
    return ("/" in spec or os.sep in spec) and not spec.endswith(WHEEL)


def pip_uninstall(distribution: str) -> tuple[bool, str]:
    """Removes a distribution: whether pip could, and all it wrote."""
    return _pip("uninstall", "--yes", distribution)


def _pip(*arguments: str) -> tuple[bool, str]:
    # -P: what lies in the current folder is not to be taken for pip.
    command = [sys.executable, "-P", "-m", "pip", "--no-input", "--disable-pip-version-check", *arguments]
    done = subprocess.run(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return done.returncode == 0, done.stdout


def pip_conflict(output: str) -> str:
    """Which requirements pip could not have together, on one line; empty if that was not it."""
    _, found, causes = output.partition("The conflict is caused by:\n")
    return "; ".join(line.strip() for line in causes.partition("\n\n")[0].splitlines()) if found else ""


def pip_complaint(output: str) -> str:
    """What pip says was wrong, on one line: its last line that is an error, else its last."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if _MARK.match(line)]
    return _MARK.sub("", (errors or lines or [""])[-1])


def pipx_command(action: Literal["inject", "uninject"], what: str) -> str:
    """The command that has pipx install or remove this."""
    wheels = [f"--pip-args={' '.join(WHEELS)}"] if action == "inject" else []
    return _shell(["pipx", action, Path(sys.prefix).name, what, *wheels])


def uv_command(more: str = "", without: str = "") -> str:
    """The command that has uv install ``more``, or no longer have the distribution ``without``. All that it installed
    before is named again: uv removes what is not. Raises OSError, and ValueError for a receipt that cannot be read."""
    tool, *others = _requirements()
    replaced = normal(without or name_of(more))
    words = ["uv", "tool", "install", *_words(tool, "--editable", [])]
    for other in others:
        if normal(other["name"]) != replaced:
            words += _words(other, "--with-editable", ["--with"])
    words += ["--with", more] if more else []
    listed = any(_is_source(requirement) for requirement in (tool, *others))
    return _shell([*words, *(["--no-build"] if more and not (listed or is_built(more)) else [])])


def receipt() -> Path:
    """Where uv writes what it has installed for a tool."""
    return Path(sys.prefix) / "uv-receipt.toml"


def name_of(spec: str) -> str:
    """The distribution that is asked for, by its name or by a folder with a project; empty where that takes a look into
    a file or the net."""
    try:
        name = tomllib.loads(read_text(Path(spec) / "pyproject.toml", MOST_BYTES))["project"]["name"]
    except (OSError, ValueError, KeyError, TypeError):
        found = re.match(r"([\w.-]+)\s*($|[\[<>=!~;@ ])", spec)
        return found[1] if found else ""
    return str(name)


def normal(name: str) -> str:
    """A distribution's name as it is compared with others."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _requirements() -> list[dict[str, Any]]:
    """What uv's receipt lists: the tool itself first. Raises OSError and ValueError."""
    try:
        requirements: list[dict[str, Any]] = tomllib.loads(read_text(receipt(), MOST_BYTES))["tool"]["requirements"]
        if not all(isinstance(requirement["name"], str) for requirement in requirements) or not requirements:
            raise ValueError("requirements")
    except (KeyError, TypeError) as error:
        raise ValueError(f"{type(error).__name__}: {error}") from None
    return requirements


def _is_source(requirement: dict[str, Any]) -> bool:
    """Whether uv has to build what its receipt lists here: then it cannot be told to build nothing."""
    file = str(requirement.get("path") or requirement.get("url") or WHEEL)
    return any(key in requirement for key in ("editable", "directory", "git")) or not file.endswith(WHEEL)


def _words(requirement: dict[str, Any], editable: str, option: list[str]) -> list[str]:
    """The words that ask uv for one requirement of its receipt."""
    if "editable" in requirement:
        return [editable, requirement["editable"]]
    extras = f"[{','.join(requirement['extras'])}]" if "extras" in requirement else ""
    marker = f" ; {requirement['marker']}" if "marker" in requirement else ""
    place = _place(requirement)
    wanted = f" @ {place}" if place else requirement.get("specifier", "")
    return [*option, f"{requirement['name']}{extras}{wanted}{marker}"]


def _place(requirement: dict[str, Any]) -> str:
    """The address a requirement came from; empty if that was the index."""
    path = requirement.get("directory") or requirement.get("path")
    if path:
        return Path(path).as_uri()
    if "git" not in requirement:
        return str(requirement.get("url", ""))
    # ``https://host/repository?subdirectory=x&rev=main`` is how the receipt writes ``…/repository@main#subdirectory=x``
    address = urlsplit(str(requirement["git"]))
    values = {key: found[0] for key, found in parse_qs(address.query).items()}
    revision = next((f"@{values[key]}" for key in ("rev", "tag", "branch") if key in values), "")
    folder = f"subdirectory={values['subdirectory']}" if "subdirectory" in values else ""
    return "git+" + urlunsplit((address.scheme, address.netloc, address.path + revision, "", folder))


def _shell(words: list[str]) -> str:
    """The command as it is typed."""
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)
