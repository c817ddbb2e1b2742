"""The installer: the program that installs plugins into the environment the game runs in, which is pip, pipx or uv.

An environment made by ``uv tool`` or ``pipx`` may be changed by that program only: what pip put there would be lost
with the next upgrade. So the game runs pip itself, but for the other two it shows a command for the player to run.

From a package index only wheels are taken, because building anything else runs a script of its author. A folder, a
source archive or an address has to be built; see ``is_built``. uv can be told to build nothing only if it does not have
to build again what it has installed before.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, TypeAlias
from urllib.parse import parse_qs, urlsplit, urlunsplit

from coatl_core.files.regularfile import read_text
from coatl_core.files.system import shell_line
from coatl_core.files.tomlfile import MOST_BYTES
from coatl_core.plugins.discovery import OURS
from coatl_core.version import version

Installer: TypeAlias = Literal["pip", "pipx", "uv", "none"]

WHEELS = ("--only-binary", ":all:")
"""What keeps pip to wheels where it chooses from an index."""
WHEEL = ".whl"

_MARK = re.compile("^(error: |× )", re.IGNORECASE)
"""The beginning of a line of pip's output that says what is wrong."""


def installer() -> Installer:
    """The installer of this environment; ``none`` if it has not even pip."""
    if receipt().is_file():
        return "uv"
    if (Path(sys.prefix) / "pipx_metadata.json").is_file():
        return "pipx"
    return "pip" if find_spec("pip") else "none"


def pip_install(spec: str, link: bool = False) -> tuple[bool, str]:
    """Installs a distribution with pip, or with ``link`` a link to the folder of its project. Returns whether pip could
    do it, and all its output. The game itself is named too, in its present version: so pip refuses what needs other
    versions of the game or of what the game needs."""
    return _pip("install", *(["--editable"] if link else []), spec, f"{OURS}=={version()}", *WHEELS)


def is_built(spec: str) -> bool:
    """Whether installing this runs code of its author, because it is a folder, an archive or an address of anything but
    a wheel."""
    if "@" in spec or "://" in spec:
        return not re.split("[#?;]", spec)[0].strip().endswith(WHEEL)
    return ("/" in spec or os.sep in spec) and not spec.endswith(WHEEL)


def pip_uninstall(distribution: str) -> tuple[bool, str]:
    """Removes a distribution with pip. Returns whether pip could do it, and all its output."""
    return _pip("uninstall", "--yes", distribution)


def _pip(*arguments: str) -> tuple[bool, str]:
    # -P: a file pip.py in the current folder must not be taken for pip.
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
    """The requirements that pip found to be in conflict, on one line; an empty text if there was no conflict."""
    _, found, causes = output.partition("The conflict is caused by:\n")
    return "; ".join(line.strip() for line in causes.partition("\n\n")[0].splitlines()) if found else ""


def pip_complaint(output: str) -> str:
    """What pip says is wrong: the last line of its output that is an error, or else the last line."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if _MARK.match(line)]
    return _MARK.sub("", (errors or lines or [""])[-1])


def pipx_command(action: Literal["inject", "uninject"], what: str, link: bool = False) -> str:
    """The command by which pipx installs or removes a distribution in the game's environment. It is kept to wheels only
    where it takes one from an index: a folder has to be built, and it would refuse to."""
    wheels = [f"--pip-args={' '.join(WHEELS)}"] if action == "inject" and not is_built(what) else []
    return shell_line(["pipx", action, *(["--editable"] if link else []), Path(sys.prefix).name, what, *wheels])


def uv_command(more: str = "", without: str = "", link: bool = False) -> str:
    """The command by which uv also installs ``more``, with ``link`` as a link to that folder, or removes the
    distribution ``without``. It names everything uv has installed before, because uv removes what is not named. Raises
    OSError, and ValueError for a receipt that cannot be read."""
    tool, *others = _requirements()
    replaced = normal(without or name_of(more))
    words = ["uv", "tool", "install", *_words(tool, "--editable", [])]
    for other in others:
        if normal(other["name"]) != replaced:
            words += _words(other, "--with-editable", ["--with"])
    words += ["--with-editable" if link else "--with", more] if more else []
    listed = any(_is_source(requirement) for requirement in (tool, *others))
    return shell_line([*words, *(["--no-build"] if more and not (listed or is_built(more)) else [])])


def receipt() -> Path:
    """The file in which uv keeps what it has installed for a tool."""
    return Path(sys.prefix) / "uv-receipt.toml"


def name_of(spec: str) -> str:
    """The name of the distribution that ``spec`` asks for, as a name or as the folder of a project. Returns an empty
    text for a file or an address: their names are not known without opening them."""
    try:
        name = tomllib.loads(read_text(Path(spec) / "pyproject.toml", MOST_BYTES))["project"]["name"]
    except (OSError, ValueError, KeyError, TypeError):
        found = re.match(r"([\w.-]+)\s*($|[\[<>=!~;@ ])", spec)
        return found[1] if found else ""
    return str(name)


def normal(name: str) -> str:
    """The name of a distribution in the form in which names are compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _requirements() -> list[dict[str, Any]]:
    """The requirements in uv's receipt, the tool itself first. Raises OSError, and ValueError if they cannot be
    read."""
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
    """The words of a uv command that name one requirement of the receipt."""
    if "editable" in requirement:
        return [editable, requirement["editable"]]
    extras = f"[{','.join(requirement['extras'])}]" if "extras" in requirement else ""
    marker = f" ; {requirement['marker']}" if "marker" in requirement else ""
    place = _place(requirement)
    wanted = f" @ {place}" if place else requirement.get("specifier", "")
    return [*option, f"{requirement['name']}{extras}{wanted}{marker}"]


def _place(requirement: dict[str, Any]) -> str:
    """The address a requirement came from, or an empty text if it came from the package index."""
    path = requirement.get("directory") or requirement.get("path")
    if path:
        return Path(path).as_uri()
    if "git" not in requirement:
        return str(requirement.get("url", ""))
    # The receipt writes ``https://host/repository?subdirectory=x&rev=main`` for ``…/repository@main#subdirectory=x``.
    address = urlsplit(str(requirement["git"]))
    values = {key: found[0] for key, found in parse_qs(address.query).items()}
    revision = next((f"@{values[key]}" for key in ("rev", "tag", "branch") if key in values), "")
    folder = f"subdirectory={values['subdirectory']}" if "subdirectory" in values else ""
    return "git+" + urlunsplit((address.scheme, address.netloc, address.path + revision, "", folder))
