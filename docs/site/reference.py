"""The pages about the library, made from its docstrings: every name that ``coatl_core`` exports, by the part of the
core in which it is at home."""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from itertools import groupby
from pathlib import Path
from types import UnionType
from typing import Union, get_origin

import coatl_core

PARTS = {
    "library": "A game",
    "game": "Rules, actions, events",
    "cards": "Pieces and cards",
    "language": "Texts",
    "plugins": "Plugins",
    "players": "Players",
    "play": "Analysis",
    "saves": "Saves and JSON",
    "files": "Files",
}
"""The parts of the core, the first one first, with what their pages are called."""
EXAMPLES = Path(__file__).parent / "examples.md"
_EXAMPLE = re.compile(r"^```pycon\n.*?^```$", re.MULTILINE | re.DOTALL)


def write_reference(folder: Path) -> None:
    """Writes a page for each part of the core into a new folder, and one that lists them."""
    folder.mkdir()
    found = examples()
    for part, title in PARTS.items():
        (folder / f"{part}.md").write_text("\n\n".join([f"# {title}", *_entries(part, found)]) + "\n", "utf-8")
    listed = "\n".join(PARTS)
    intro = "All that `import coatl_core as coatl` offers. [The library](../library.md) is the way in."
    first = f"Each example begins with this:\n\n{found['']}"
    text = f"# Reference\n\n{intro}\n\n```{{toctree}}\n{listed}\n```\n\n{first}\n"
    (folder / "index.md").write_text(text, "utf-8")


def examples() -> dict[str, str]:
    """Returns the example of each name that has none in its docstring, as a block of Markdown; that of an empty name is
    what each begins with."""
    first, *sections = re.split(r"^## ", EXAMPLES.read_text("utf-8"), flags=re.MULTILINE)
    found = {"": _EXAMPLE.findall(first)[0]}
    for section in sections:
        name, _, text = section.partition("\n")
        found[name] = text.strip()
    return found


def names_of(part: str) -> list[str]:
    """Returns the names that this part of the core exports, by their modules."""
    found = [(module, name) for name, module in coatl_core._HOMES.items() if module.split(".")[1] == part]
    return [name for _, name in sorted(found)]


def _entries(part: str, found: Mapping[str, str]) -> list[str]:
    entries = []
    for module, names in groupby(names_of(part), coatl_core._HOMES.__getitem__):
        entries += [f"## `{module}`", *(_entry(module, name, found) for name in names)]
    return entries


def _entry(module: str, name: str, found: Mapping[str, str]) -> str:
    thing = getattr(coatl_core, name)
    kind = "class" if inspect.isclass(thing) else "function" if inspect.isfunction(thing) else "data"
    of_classes = kind == "data" and get_origin(thing) in (Union, UnionType)  # which stand on the page themselves
    option = "   :members:\n" if kind == "class" else "   :no-value:\n" if of_classes else ""
    return f"```{{eval-rst}}\n.. auto{kind}:: {module}.{name}\n{option}```\n\n{found.get(name, '')}"
