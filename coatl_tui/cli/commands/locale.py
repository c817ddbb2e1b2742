"""``coatl locale``: begins a translation, or checks one against the English messages."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path

from babel import Locale

from coatl_core.files.sanitize import plain
from coatl_core.language.l10n import L10n
from coatl_core.language.lint import is_tag
from coatl_core.plugins.check import check_folder, english_texts, texts_of
from coatl_core.plugins.discovery import Plugin
from coatl_core.plugins.manifest import MANIFEST
from coatl_tui.cli.commands import CommandError, other_plugins
from coatl_tui.cli.commands.problem_list import print_problems

FOUND, NOTHING_FOUND = 1, 0


def run(options: Namespace, l10n: L10n) -> int:
    """Makes a folder for a translation, or checks one and returns 1 if there are errors in it. Raises CommandError."""
    if options.action == "new":
        return _new(options.tag, Path(options.dir), options.safe_mode, l10n)
    return _check(Path(options.folder), options, l10n)


def checked_tag(tag: str, l10n: L10n) -> str:
    """Returns the tag if it is one of a language. Raises CommandError if not."""
    # Babel takes any longer word at the end for a dialect: "my-words" would be Burmese.
    if not is_tag(tag) or max(map(len, tag.split("-"))) > 4:
        raise CommandError(l10n("cli-error-tag", tag=plain(tag)))
    return tag


def write_messages(folder: Path, tag: str, others: Iterable[Plugin]) -> None:
    """Makes a folder with all English messages, also those of the plugins ``others``, as comments, for somebody to
    translate. Only the language's own name is set, so that the language can be chosen. Raises OSError."""
    own = Locale.parse(tag, sep="-").get_display_name() or tag
    folder.mkdir(parents=True)
    for name, text in {**english_texts(), **texts_of(others)}.items():
        lines = (f"# {line}" if line.strip() and not line.startswith("#") else line for line in text.splitlines())
        begun = re.sub("^# (language-name =).*", rf"\1 {own[0].upper()}{own[1:]}", "\n".join(lines), flags=re.MULTILINE)
        (folder / name).write_text(begun + "\n", "utf-8")


def _new(tag: str, where: Path, safe_mode: bool, l10n: L10n) -> int:
    folder = where / f"locale-{checked_tag(tag, l10n).lower()}"
    if folder.exists():
        raise CommandError(l10n("cli-error-exists", file=plain(str(folder))))
    write_messages(folder / "locale" / tag, tag, other_plugins(safe_mode))
    manifest = (
        f'[plugin]\nid = "{folder.name}"\napi = 1\nversion = "0.1"\nkind = "locale"\nname = "{tag}"\n\n'
        '[provides]\nmessages = "locale"\n'
    )
    (folder / MANIFEST).write_text(manifest, "utf-8")
    print(l10n("cli-locale-made", folder=plain(str(folder))))
    return NOTHING_FOUND


def _check(folder: Path, options: Namespace, l10n: L10n) -> int:
    if not folder.is_dir():
        raise CommandError(l10n("cli-error-no-folder", file=plain(str(folder))))
    number, problems = check_folder(folder, other_plugins(options.safe_mode))
    fine = l10n("cli-locale-fine", folder=plain(str(folder)), n=number)
    return FOUND if print_problems(problems, fine, l10n, everything=options.all) else NOTHING_FOUND
