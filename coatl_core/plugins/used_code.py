"""Which Python files of a plugin a variant runs: a game that was saved depends on these, and on no others."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from coatl_core.files.tomlfile import read_text


def used_files(folder: Path, package: str, module: str) -> tuple[Path, ...]:
    """Returns the files of the package in this folder that a module of it needs: its own, those that it imports, and
    those that these import. A package on the way to a module is run, too; but not the outermost one counts, unless
    something is imported from it: it brings what the plugin provides, and each of its variants would depend on all the
    others. Raises FileError if a file cannot be read, SyntaxError if it is no Python."""
    parts = module.split(".")
    waiting: list[tuple[str, ...]] = [(".".join(parts[:number]),) for number in range(2, len(parts) + 1)] or [(module,)]
    used: dict[Path, None] = {}
    while waiting:
        found = ((name, _file(folder, package, name)) for name in waiting.pop())
        name, path = next((each for each in found if each[1] is not None), ("", None))
        if path is not None and path not in used:
            used[path] = None
            parent = name if path.name == "__init__.py" else name.rpartition(".")[0]
            waiting += _imported(ast.parse(read_text(path)), parent)
    return tuple(used)


def _file(folder: Path, package: str, module: str) -> Path | None:
    """The file of a module; None if it is none of this package."""
    top, *names = module.split(".")
    if top != package:
        return None
    base = folder.joinpath(*names)
    files = (base / "__init__.py", base.with_suffix(".py")) if names else (base / "__init__.py",)
    return next((file for file in files if file.is_file()), None)


def _imported(tree: ast.AST, parent: str) -> Iterator[tuple[str, ...]]:
    """Yields what is imported somewhere in a module of the package ``parent``: the names of modules, of which the first
    one that there is is meant. What is imported from a package may be a module or not."""
    for node in ast.walk(tree):
        modules = list[str]()
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
            yield from ((name,) for name in modules)
        elif isinstance(node, ast.ImportFrom):
            above = parent.rsplit(".", node.level - 1)[0] if node.level else ""
            module = ".".join(filter(None, (above, node.module)))
            modules = [f"{module}.{alias.name}" for alias in node.names]
            yield from ((name, module) for name in modules)
        for name in modules:  # the packages on the way
            parts = name.split(".")
            yield from ((".".join(parts[:number]),) for number in range(2, len(parts)))
