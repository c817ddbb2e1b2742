"""How a plugin is: for ``coatl plugins list`` and the app's screen of plugins. No code of it is run."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from attrs import evolve, frozen

from coatl_core.files.problems import FileError, Problem
from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n
from coatl_core.language.lint import is_warning
from coatl_core.language.problemtext import problem_text
from coatl_core.plugins.check import check_folder
from coatl_core.plugins.discovery import Plugin
from coatl_core.plugins.loading import load_pack


@frozen
class Contents:
    """What a plugin provides, by ids and tags, as far as that can be told without running it."""

    card_sets: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()


def state(plugin: Plugin) -> str:
    """``off`` (the player has turned it off), ``broken``, ``faulty`` (some of its messages are shown in English),
    ``code`` (fine as far as can be told without running its code) or ``ok``. Of each there is a message
    ``cli-plugin-<state>``."""
    if not plugin.enabled:
        return "off"
    if plugin.problems:
        return "broken"
    if _faults(plugin):
        return "faulty"
    return "code" if plugin.manifest and plugin.manifest.python and not plugin.ours else "ok"


def reasons(plugin: Plugin, l10n: L10n) -> str:
    """All that is wrong with the plugin, a line for each problem; empty if nothing is."""
    return "\n".join(problem_text(problem, l10n) for problem in (*plugin.problems, *_faults(plugin)))


def provides(plugin: Plugin, l10n: L10n) -> str:
    """What the plugin brings, on one line: ``card set jade, language en``; empty if nothing can be told."""
    found = contents(plugin)
    parts = (("card-sets", found.card_sets), ("variants", found.variants), ("languages", found.languages))
    return ", ".join(l10n(f"cli-plugin-{kind}", n=len(ids), ids=plain(" ".join(ids))) for kind, ids in parts if ids)


def contents(plugin: Plugin) -> Contents:
    """What the plugin's manifest and files say that it provides; of one whose files are broken, the manifest alone."""
    if plugin.folder is None or plugin.manifest is None:
        return Contents()
    variants = plugin.manifest.variants
    try:
        provided = load_pack(plugin.folder, evolve(plugin.manifest, python=False))
    except (FileError, OSError):
        return Contents(variants=variants)
    languages = {tag for tag, _ in (*provided.messages, *provided.rulebooks)}
    return Contents(tuple(s.id for s in provided.card_sets), variants, tuple(sorted(languages)))


def _faults(plugin: Plugin) -> tuple[Problem, ...]:
    """What is wrong with the messages of a translation that is used, apart from what it does not have. Those of the
    game itself have tests for that."""
    kind = plugin.manifest.kind if plugin.manifest else ""
    if not plugin.usable or plugin.ours or plugin.folder is None or kind != "locale":
        return ()
    return _lint(plugin.folder, max(path.lstat().st_mtime_ns for path in plugin.folder.rglob("*")))


@lru_cache
def _lint(folder: Path, written: int) -> tuple[Problem, ...]:
    """It takes half a second: asked once for a folder, until something in it is ``written``."""
    return tuple(problem for problem in check_folder(folder)[1] if not is_warning(problem))
