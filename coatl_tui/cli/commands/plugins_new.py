"""``coatl plugins new``: makes a small plugin that works, for its author to change.

The folders below ``templates`` hold the files it writes. They are text files whose names end in ``.tmpl``, with
placeholders such as ``@id@`` in their names and texts.
"""

from __future__ import annotations

import re
import shlex
from argparse import Namespace
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from attrs import frozen

from coatl_core.cards.cardfile import ID
from coatl_core.files.home import home
from coatl_core.files.problems import nearest
from coatl_core.files.sanitize import plain
from coatl_core.game.lesson import SHIPPED as LESSONS
from coatl_core.game.puzzle import SHIPPED as PUZZLES
from coatl_core.language.l10n import L10n
from coatl_core.language.problemtext import with_hint
from coatl_core.plugins.discovery import Plugin, discover
from coatl_core.plugins.manifest import Kind
from coatl_tui.cli.commands import CommandError, other_plugins
from coatl_tui.cli.commands.locale import checked_tag, write_messages
from coatl_tui.keymap import PRESETS
from coatl_tui.themefile import OURS as THEMES

ENDING = ".tmpl"
LONGEST = 500
"""The most characters printed of a folder's name, which must be whole in a command that is copied."""

LOCALE = "locale-"
"""The beginning of the ids of translations; the tag of the language follows."""

NOT_PACKAGES = ("tests", "variant", "player")
"""Names that a package cannot have, because other files of its project use them."""

PACKS: tuple[Kind, ...] = ("theme", "keymap", "lesson", "puzzles")
"""The kinds of which a pack is made, which has no Python; so is a card set if no kind is named."""

BEGIN: dict[Kind, str] = {
    "card-set": "cards.toml",
    "variant": "__init__.py",
    "locale": "locale/@tag@/cards.ftl",
    "player": "__init__.py",
}
"""The file of each kind of project that its author changes first."""
MADE = (*BEGIN, *PACKS)
"""The kinds that can be made."""

RESERVED: dict[Kind, Callable[[str], bool]] = {
    "theme": lambda id: id.startswith(THEMES),
    "keymap": lambda id: id in PRESETS,
    "lesson": lambda id: id in LESSONS,
    "puzzles": lambda id: id == PUZZLES,
}
"""The ids that the game has given to what it brings itself: in a pack of this kind the file would have one of them."""


@frozen
class New:
    """A plugin to be made. ``kind`` is None for a card set without Python; ``tag`` is empty for all but
    translations."""

    id: str
    kind: Kind | None
    tag: str = ""

    @property
    def package(self) -> str:
        return self.id.replace("-", "_")

    @property
    def words(self) -> dict[str, str]:
        """The placeholders and their texts."""
        ending = "Player" if self.kind == "player" else "Variant"
        capitals = "".join(part.capitalize() for part in self.id.split("-"))
        return {
            "@begin@": BEGIN.get(self.kind, "").replace("@tag@", self.tag) if self.kind else "",
            "@class@": capitals if capitals.endswith(ending) else capitals + ending,
            "@id@": self.id,
            "@package@": self.package,
            "@tag@": self.tag,
            "@title@": self.id.replace("-", " ").capitalize(),
        }


def run(options: Namespace, l10n: L10n) -> int:
    """Makes the folder of the plugin. Raises CommandError for an id, a kind or a folder that cannot be used, and
    OSError."""
    new = asked_for(options.plugin, options.kind, l10n)
    where = Path(options.dir)
    if not where.is_dir():
        raise CommandError(l10n("cli-error-no-folder", file=plain(str(where))))
    folder = where / new.id
    if folder.exists():
        raise CommandError(l10n("cli-error-exists", file=plain(str(folder))))
    make(new, folder, other_plugins(options.safe_mode))
    made = "pack" if new.kind is None else new.kind if new.kind in PACKS else "project"
    print(l10n(f"cli-plugins-made-{made}", folder=shlex.quote(plain(str(folder), LONGEST)), id=new.id))
    return 0


def asked_for(id: str, name: str | None, l10n: L10n) -> New:
    """Returns the plugin with this id, of the kind with this name. Raises CommandError if there can be none."""
    kind = next((kind for kind in MADE if kind == name), None)
    if name is not None and kind is None:
        text = l10n("cli-error-kind", kind=plain(name), known=", ".join(MADE))
        raise CommandError(with_hint(text, nearest(name, MADE), l10n))
    tag = ""
    if kind == "locale":
        tag = checked_tag(id.removeprefix(LOCALE), l10n)
        id = f"{LOCALE}{tag.lower()}"
    if not ID.fullmatch(id):
        tidy = "-".join(re.findall("[a-z0-9]+", id.lower()))
        text = l10n("cli-error-id", id=plain(id))
        raise CommandError(with_hint(text, tidy if ID.fullmatch(tidy) else "", l10n))
    namesake = next((plugin for plugin in discover(home().packs) if plugin.id == id), None)
    if namesake is not None:
        raise CommandError(l10n("cli-error-installed", id=id, source=plain(namesake.source)))
    if kind in RESERVED and RESERVED[kind](id):
        raise CommandError(l10n("problem-id-ours", id=id))
    new = New(id, kind, tag)
    if kind in BEGIN and (iskeyword(new.package) or new.package in NOT_PACKAGES or find_spec(new.package)):
        raise CommandError(l10n("cli-error-package", package=new.package))
    return new


def make(new: New, folder: Path, others: Iterable[Plugin]) -> None:
    """Makes the folder of a plugin. A translation is of the messages of the game and of the ``others``."""
    package = folder / new.package
    if new.kind is None or new.kind in PACKS:
        _fill(new.kind or "cards", folder, new.words)
        return
    _fill("project", folder, new.words)
    _fill(new.kind, folder, new.words)
    if new.kind == "card-set":
        _fill("cards", package, new.words)
    elif new.kind == "locale":
        write_messages(package / "locale" / new.tag, new.tag, others)


def _fill(template: str, folder: Path, words: dict[str, str]) -> None:
    """Writes the files of a template into the folder, with the placeholders replaced."""
    source = Path(__file__).parents[1] / "templates" / template
    for path in sorted(source.rglob(f"*{ENDING}")):
        file = folder / _filled(path.relative_to(source).as_posix().removesuffix(ENDING), words)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_filled(path.read_text("utf-8"), words), "utf-8")


def _filled(text: str, words: dict[str, str]) -> str:
    for word, value in words.items():
        text = text.replace(word, value)
    return text
