"""``coatl locale``: a translation begun, and checked against the English messages."""

from __future__ import annotations

from argparse import Namespace
from importlib.resources import files
from pathlib import Path

from coatl_core.l10n import FALLBACK, L10n
from coatl_core.localelint import is_tag, is_warning, lint, read_entries
from coatl_core.manifest import MANIFEST, read_manifest
from coatl_core.plaintext import plain
from coatl_core.plugins import discover
from coatl_core.problems import FileError, Problem
from coatl_core.problemtext import problem_text
from coatl_core.rulebook import RULEBOOKS, lint_rulebook
from coatl_tui.commands import CommandError

FOUND, NOTHING_FOUND = 1, 0


def run(options: Namespace, l10n: L10n) -> int:
    """Makes a folder, or checks one: then 1 is returned if there are errors in it. Raises CommandError."""
    if options.action == "new":
        return _new(options.tag, Path(options.dir), l10n)
    return _check(Path(options.folder), l10n)


def english_texts() -> dict[str, str]:
    """All English messages there are, of the game and of its own plugins, by the names of their files."""
    return _english("*.ftl")


def _english(pattern: str) -> dict[str, str]:
    folders = [Path(str(files("coatl_core"))) / "locale" / FALLBACK]
    folders += [
        plugin.folder / plugin.manifest.messages / FALLBACK
        for plugin in discover(safe_mode=True)
        if plugin.folder is not None and plugin.manifest is not None and plugin.manifest.messages
    ]
    found = [path for folder in folders for path in sorted(folder.glob(pattern))]
    return {path.name: path.read_text("utf-8") for path in found}


def _new(tag: str, where: Path, l10n: L10n) -> int:
    if not is_tag(tag):
        raise CommandError(l10n("cli-error-tag", tag=plain(tag)))
    folder = where / f"locale-{tag.lower()}"
    if folder.exists():
        raise CommandError(l10n("cli-error-exists", file=plain(str(folder))))
    messages = folder / "locale" / tag
    messages.mkdir(parents=True)
    manifest = (
        f'[plugin]\nid = "{folder.name}"\napi = 1\nversion = "0.1"\nkind = "locale"\nname = "{tag}"\n\n'
        '[provides]\nmessages = "locale"\n'
    )
    (folder / MANIFEST).write_text(manifest, "utf-8")
    for name, text in english_texts().items():
        lines = (f"# {line}" if line.strip() and not line.startswith("#") else line for line in text.splitlines())
        (messages / name).write_text("\n".join(lines) + "\n", "utf-8")
    print(l10n("cli-locale-made", folder=plain(str(folder))))
    return NOTHING_FOUND


def _check(folder: Path, l10n: L10n) -> int:
    if not folder.is_dir():
        raise CommandError(l10n("cli-error-no-folder", file=plain(str(folder))))
    number, problems = check_folder(folder)
    for problem in problems:
        severity = l10n("cli-warning-word" if is_warning(problem) else "cli-error-word")
        print(f"{severity}: {problem_text(problem, l10n)}")
    errors = sum(not is_warning(problem) for problem in problems)
    if problems:
        print(l10n("cli-locale-sum", errors=errors, warnings=len(problems) - errors))
    else:
        print(l10n("cli-locale-fine", folder=plain(str(folder)), n=number))
    return FOUND if errors else NOTHING_FOUND


def check_folder(folder: Path) -> tuple[int, list[Problem]]:
    """How many messages a translation's folder has, and all that is wrong with it."""
    file = folder / MANIFEST
    try:
        messages = read_manifest(file.read_text("utf-8"), str(file), None).messages or "locale"
    except (OSError, UnicodeDecodeError):
        return 0, [Problem(str(file), 1, "no-manifest", {"file": str(file)})]
    except FileError as error:
        return 0, list(error.problems)
    english, books = english_texts(), _english(RULEBOOKS)
    number, problems = 0, list[Problem]()
    for language in sorted(path for path in (folder / messages).glob("*") if path.is_dir()):
        texts = {str(path): path.read_text("utf-8") for path in sorted(language.glob("*.ftl"))}
        number += len(read_entries(texts)[0])
        problems += lint(language.name, str(language), texts, english)
        for book in sorted(language.glob(RULEBOOKS)):
            problems += lint_rulebook(str(book), book.read_text("utf-8"), books.get(book.name, ""))
    return number, problems
