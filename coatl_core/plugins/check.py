"""All that is wrong with a plugin in a folder, and what its author may not have meant: its manifest, its cards and its
messages. No code of it is run."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path

from attrs import define, field, frozen

from coatl_core.cards.cardfile import CardFile, read_card_file
from coatl_core.cards.catalog import CardSet
from coatl_core.files.problems import FileError, Problem
from coatl_core.files.tomlfile import Place, read_text
from coatl_core.language import lint as localelint
from coatl_core.language.l10n import ENGLISH, FALLBACK, index
from coatl_core.language.rulebook import RULEBOOKS, lint_rulebook
from coatl_core.plugins import cardlint
from coatl_core.plugins.discovery import OURS, Plugin, discover, inside
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.manifest import MANIFEST, ManifestFile, read_manifest, read_manifest_file
from coatl_core.plugins.registry import Registry

WARNINGS = cardlint.WARNINGS | {"provides-nothing", "variants-python"}


@frozen
class Checked:
    """A plugin's folder: its card files as far as they can be read, all findings by file and line, and whether it has
    code, which was not run."""

    card_files: tuple[CardFile, ...]
    problems: tuple[Problem, ...]
    code: bool = False


def is_warning(problem: Problem) -> bool:
    """Whether the plugin works all the same."""
    return problem.code in WARNINGS or localelint.is_warning(problem)


def plugin_folders(folder: Path) -> list[Path]:
    """Where the manifests lie: in the folder itself, or else in the packages of the Python project in it."""
    if (folder / MANIFEST).exists():
        return [folder]
    return sorted(path.parent for below in ("*", "src/*") for path in folder.glob(f"{below}/{MANIFEST}"))


def check_plugin(folder: Path, others: Iterable[Plugin] = ()) -> Checked:
    """Reads all that a plugin's folder holds, whatever is wrong with the rest of it. A translation may translate the
    messages of the ``others``, too."""
    check = _Check(folder, tuple(others))
    check.run()
    problems = tuple(sorted(check.problems, key=lambda p: (p.file, p.line)))
    return Checked(tuple(check.card_files), problems, check.read is not None and check.read.manifest.python)


@define
class _Check:
    folder: Path
    others: tuple[Plugin, ...] = ()
    read: ManifestFile | None = None
    card_files: list[CardFile] = field(factory=list)
    problems: list[Problem] = field(factory=list)

    @property
    def file(self) -> str:
        return str(self.folder / MANIFEST)

    def report(self, place: Place, code: str, **values: str | int) -> None:
        """Something that is wrong with what a line of the manifest says."""
        lines = self.read.lines if self.read else {}
        line = lines.get(place, lines.get(place[:1], 1))
        self.problems.append(Problem(self.file, line, code, values))

    def run(self) -> None:
        self.manifest()
        for path in self.card_paths():
            try:
                file = read_card_file(read_text(path), str(path))
            except FileError as error:
                self.problems += error.problems
                continue
            self.card_files.append(file)
            self.problems += file.problems
        known = _our_card_sets(self.folder)
        self.set_ids(known)
        self.problems += cardlint.lint(self.card_files, known.values())
        self.messages()

    def manifest(self) -> None:
        if not (self.folder / MANIFEST).exists():
            self.problems.append(Problem(self.file, 1, "no-manifest", {"file": self.file}))
            return
        try:
            self.read = read_manifest_file(read_text(self.folder / MANIFEST), self.file, None)
        except FileError as error:
            self.problems += error.problems
            return
        self.problems += self.read.problems
        manifest = self.read.manifest
        namesake = next((p for p in _ours().plugins if p.id == manifest.id), None)
        if namesake is not None and not _same(namesake.folder, self.folder):
            self.report(("plugin", "id"), "plugin-installed", id=manifest.id, source=namesake.source)
        if manifest.variants and not manifest.python:
            self.report(("provides", "variants"), "variants-python")
        elif not (manifest.card_sets or manifest.variants or manifest.messages or manifest.python or self.problems):
            self.report(("provides",), "provides-nothing")

    def card_paths(self) -> Iterator[Path]:
        """The card files that the manifest names; if it names none and is wrong, those that lie there."""
        named = self.read.manifest.card_sets if self.read else ()
        if not named and not all(map(is_warning, self.problems)):
            yield from _card_files_in(self.folder)
        for name in named:
            path = self.inside("card-sets", name)
            if path is not None:
                yield path

    def inside(self, key: str, name: str) -> Path | None:
        """What the manifest names, if it is there, and there in the plugin's folder."""
        path = inside(self.folder, name)
        if path is None or (key == "messages" and not path.is_dir()):
            self.report(("provides", key), "file-missing", file=name)
            return None
        return path

    def set_ids(self, known: Mapping[str, CardSet]) -> None:
        """A set whose id another one has would not be used."""
        first = dict.fromkeys(known, OURS)
        for file in self.card_files:
            id = file.card_set.id
            if id and id in first:
                values = {"id": id, "first": first[id], "second": file.name}
                self.problems.append(Problem(file.name, file.lines.get(("id",), 1), "card-set-twice", values))
            first.setdefault(id, file.name)

    def messages(self) -> None:
        if self.read is None:
            return
        manifest = self.read.manifest
        folder = self.inside("messages", manifest.messages) if manifest.messages else None
        if manifest.kind == "locale":
            self.problems += lint_translation(folder, self.others)[1] if folder else ()
        else:
            self.own_messages(folder)

    def own_messages(self, folder: Path | None) -> None:
        """Those of a plugin that is no translation: each language is held against the plugin's own English."""
        english: dict[str, str] = {}
        if folder is not None:
            english, unreadable = _texts(folder / FALLBACK, "*.ftl")
            books = {Path(file).name: text for file, text in _texts(folder / FALLBACK, RULEBOOKS)[0].items()}
            of_game = {id for text in english_texts().values() for id in index(text)}
            self.problems += lint_languages(folder, english, books, of_game)[1]
            if not english and any(folder.glob("*/*.ftl")):
                self.problems = [p for p in self.problems if p.code != "message-extra"]
                self.report(("provides", "messages"), "messages-english", folder=str(folder / FALLBACK))
                return
            if unreadable:
                return
        there = {id for text in english.values() for id in index(text)}
        variants = self.read.manifest.variants if self.read else ()
        for id in (f"{variant}-{message}" for variant in variants for message in ("name", "help")):
            if id not in there and english:
                self.problems.append(Problem(next(iter(english)), 1, "message-needed", {"id": id}))
            elif id not in there:
                self.report(("provides", "variants"), "message-needed", id=id)


def lint_translation(folder: Path, others: Iterable[Plugin]) -> tuple[int, list[Problem]]:
    """The same of a translation: it is held against the game and its own plugins, and may translate the ``others``."""
    english = list(map(_english_of, others))
    optional = {file: text for plugin in english for file, text in _texts(plugin, "*.ftl")[0].items()}
    books = {Path(file).name: text for plugin in english for file, text in _texts(plugin, RULEBOOKS)[0].items()}
    return lint_languages(folder, english_texts(), {**books, **english_rulebooks()}, optional=optional)


def lint_languages(
    folder: Path,
    english: Mapping[str, str],
    rulebooks: Mapping[str, str],
    others: Iterable[str] = (),
    optional: Mapping[str, str] | None = None,
) -> tuple[int, list[Problem]]:
    """How many messages a folder with a folder for each language has, and all that is wrong with them. ``english`` are
    the Fluent texts they are held against and ``rulebooks`` the parts of the rulebook, by the names of their files;
    ``others`` are ids of messages that may be referred to as well, ``optional`` are texts that may be translated."""
    number, problems = 0, list[Problem]()
    for language in sorted(path for path in folder.iterdir() if path.is_dir()):
        texts, unreadable = _texts(language, "*.ftl")
        books, unreadable_books = _texts(language, RULEBOOKS)
        number += len(localelint.read_entries(texts)[0])
        problems += [*unreadable, *unreadable_books]
        problems += localelint.lint(language.name, str(language), texts, english, others, optional)
        for file, text in books.items():
            problems += lint_rulebook(file, text, rulebooks.get(Path(file).name, ""))
    return number, sorted(problems, key=lambda p: (p.file, p.line))


def check_folder(folder: Path, others: Iterable[Plugin] = ()) -> tuple[int, list[Problem]]:
    """How many messages a translation's folder has, and all that is wrong with it. It may translate the messages of the
    ``others``, too."""
    file = folder / MANIFEST
    try:
        if not file.is_file():
            raise FileError((Problem(str(file), 1, "no-manifest", {"file": str(file)}),))
        name = read_manifest(read_text(file), str(file), None).messages or "locale"
        messages = inside(folder, name)
        if messages is None or not messages.is_dir():
            raise FileError((Problem(str(file), 1, "file-missing", {"file": name}),))
    except FileError as error:
        return 0, list(error.problems)
    return lint_translation(messages, others)


def english_texts() -> dict[str, str]:
    """All English messages there are, of the game and of its own plugins, by the names of their files."""
    return _english("*.ftl")


def texts_of(others: Iterable[Plugin]) -> dict[str, str]:
    """The English messages of plugins, by names that no file of the game or of another of them has."""
    taken, texts = english_texts(), dict[str, str]()
    for plugin in others:
        for file, text in _texts(_english_of(plugin), "*.ftl")[0].items():
            name = Path(file).name
            texts[f"{plugin.id}-{name}" if name in taken or name in texts else name] = text
    return texts


def other_plugins(packs: Path, safe_mode: bool, disabled: Container[str]) -> list[Plugin]:
    """The plugins in use that are not part of the game and have English messages. No code of theirs is run."""
    found = [plugin for plugin in discover(packs, safe_mode, disabled) if plugin.usable and not plugin.ours]
    return [plugin for plugin in found if plugin.manifest and plugin.manifest.messages and _english_of(plugin).is_dir()]


def _english_of(plugin: Plugin) -> Path:
    """Where a plugin with messages has the English ones."""
    assert plugin.folder is not None
    assert plugin.manifest is not None
    return plugin.folder / plugin.manifest.messages / FALLBACK


def english_rulebooks() -> dict[str, str]:
    """All parts of the English rulebook, by the names of their files."""
    return _english(RULEBOOKS)


def _english(pattern: str) -> dict[str, str]:
    folders = [ENGLISH]
    folders += [
        _english_of(plugin)
        for plugin in discover(safe_mode=True)
        if plugin.folder is not None and plugin.manifest is not None and plugin.manifest.messages
    ]
    found = [path for folder in folders for path in sorted(folder.glob(pattern))]
    return {path.name: path.read_text("utf-8") for path in found}


def _texts(folder: Path, pattern: str) -> tuple[dict[str, str], list[Problem]]:
    """The texts in a folder by their paths, and what cannot be read of them."""
    texts, problems = {}, list[Problem]()
    for path in sorted(folder.glob(pattern)):
        try:
            texts[str(path)] = read_text(path)
        except FileError as error:
            problems += error.problems
    return texts, problems


def _card_files_in(folder: Path) -> Iterable[Path]:
    for path in sorted(folder.glob("*.toml")):
        if path.name not in (MANIFEST, "pyproject.toml"):
            with suppress(FileError):  # one that cannot be read is told of as well
                if "[[" not in read_text(path):
                    continue
            yield path


def _our_card_sets(folder: Path) -> dict[str, CardSet]:
    """The card sets of the game itself, but for one whose own folder this is."""
    ours = _ours()
    return {
        id: card_set
        for id, card_set in ours.card_sets.items()
        if not _same(ours.providers["card-set", id].folder, folder)
    }


@cache
def _ours() -> Registry:
    """The plugins of the game itself, which stay as they are."""
    return load_plugins(safe_mode=True)


def _same(one: Path | None, other: Path) -> bool:
    return one is not None and one.resolve() == other.resolve()
