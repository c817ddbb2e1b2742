"""The state of a plugin, for ``coatl plugins list`` and the app's screen of plugins. Runs no code of a plugin."""

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
from coatl_core.plugins.registry import NO_READERS, Readers


@frozen
class Contents:
    """The ids and language tags of what a plugin provides, as far as they are known without running its code."""

    card_sets: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    themes: tuple[str, ...] = ()
    keymaps: tuple[str, ...] = ()
    lessons: tuple[str, ...] = ()
    puzzles: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()


def state(plugin: Plugin) -> str:
    """Returns ``off`` (the player has turned it off), ``broken``, ``faulty`` (some of its messages are shown in
    English), ``code`` (no problems, but its code was not run) or ``ok``. Each has a message ``cli-plugin-<state>``."""
    if not plugin.enabled:
        return "off"
    if plugin.problems:
        return "broken"
    if _faults(plugin):
        return "faulty"
    return "code" if plugin.manifest and plugin.manifest.python and not plugin.ours else "ok"


def reasons(plugin: Plugin, l10n: L10n) -> str:
    """Returns all problems of the plugin, one on each line; empty if there are none."""
    return "\n".join(problem_text(problem, l10n) for problem in (*plugin.problems, *_faults(plugin)))


def provides(found: Contents, l10n: L10n) -> str:
    """Returns what a plugin with these contents provides on one line, ``card set jade, language en``; empty if nothing
    is known."""
    parts = (
        ("card-sets", found.card_sets),
        ("variants", found.variants),
        ("players", found.players),
        ("themes", found.themes),
        ("keymaps", found.keymaps),
        ("lessons", found.lessons),
        ("puzzles", found.puzzles),
        ("languages", found.languages),
    )
    return ", ".join(l10n(f"cli-plugin-{kind}", n=len(ids), ids=plain(" ".join(ids))) for kind, ids in parts if ids)


def contents(plugin: Plugin, readers: Readers = NO_READERS) -> Contents:
    """Returns what the plugin provides according to its manifest and files; only its manifest if the files are
    broken. ``readers`` read its themes, keymaps, lessons and puzzles."""
    if plugin.folder is None or plugin.manifest is None:
        return Contents()
    variants, players = plugin.manifest.variants, plugin.manifest.players
    try:
        provided = load_pack(plugin.folder, evolve(plugin.manifest, python=False), readers)
    except (FileError, OSError):
        return Contents(variants=variants, players=players)
    languages = {tag for tag, _ in (*provided.messages, *provided.rulebooks)}
    return Contents(
        tuple(card_set.id for card_set in provided.card_sets),
        variants,
        players,
        tuple(id for id, _ in provided.themes),
        tuple(id for id, _ in provided.keymaps),
        tuple(id for id, _ in provided.lessons),
        tuple(id for id, _ in provided.puzzles),
        tuple(sorted(languages)),
    )


def _faults(plugin: Plugin) -> tuple[Problem, ...]:
    """Returns the errors in the messages of a translation that is used; missing messages are no errors. The game's own
    translations are not checked here, because the tests check them."""
    kind = plugin.manifest.kind if plugin.manifest else ""
    if not plugin.usable or plugin.ours or plugin.folder is None or kind != "locale":
        return ()
    return _lint(plugin.folder, max(path.lstat().st_mtime_ns for path in plugin.folder.rglob("*")))


@lru_cache
def _lint(folder: Path, written: int) -> tuple[Problem, ...]:
    """Returns the errors of a translation. It takes half a second, so they are cached until a file in the folder
    changes; ``written`` is the time of the latest change."""
    return tuple(problem for problem in check_folder(folder)[1] if not is_warning(problem))
