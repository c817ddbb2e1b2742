"""Checks the manifest, cards and messages of a plugin in a folder for errors and probable mistakes, without running its
code."""

from __future__ import annotations

import re
from collections.abc import Collection, Container, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, get_args

from attrs import define, field, frozen

from coatl_core.cards.cardfile import CardFile, read_card_file
from coatl_core.cards.catalog import CardSet
from coatl_core.files.problems import FileError, Problem
from coatl_core.files.tomlfile import Place, read_text
from coatl_core.language import lint as localelint
from coatl_core.language.l10n import ENGLISH, FALLBACK, index
from coatl_core.language.letters import lint_letters
from coatl_core.language.rulebook import FILE, RULEBOOKS, lint_numbers, lint_rulebook
from coatl_core.plugins import cardlint, codelint, lessonlint, puzzlelint
from coatl_core.plugins.discovery import OURS, Plugin, discover, inside
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.manifest import MANIFEST, Manifest, ManifestFile, read_manifest, read_manifest_file
from coatl_core.plugins.registry import NO_READERS, Readers, Registry, Shown

WARNINGS = (
    cardlint.WARNINGS
    | codelint.WARNINGS
    | lessonlint.WARNINGS
    | puzzlelint.WARNINGS
    | {"provides-nothing", "variants-python", "players-python", "rulebook-name", "message-piece", "variant-open"}
)


@frozen
class Checked:
    """The result for one plugin: the readable parts of its card files, its themes that can be read, all problems by
    file and line, and whether it has code, which was not run. ``players`` is the manifest if it names computer players
    that can be tried, ``manifest`` what it says of itself if that can be read."""

    card_files: tuple[CardFile, ...]
    problems: tuple[Problem, ...]
    themes: tuple[tuple[str, Any], ...] = ()
    code: bool = False
    players: Manifest | None = None
    manifest: Manifest | None = None


def is_warning(problem: Problem) -> bool:
    """Returns whether the plugin works in spite of this problem."""
    return problem.code in WARNINGS or localelint.is_warning(problem)


def plugin_folders(folder: Path) -> list[Path]:
    """Returns the folders with a manifest: this folder itself, or else the packages of the Python project in it."""
    if (folder / MANIFEST).exists():
        return [folder]
    return sorted(path.parent for below in ("*", "src/*") for path in folder.glob(f"{below}/{MANIFEST}"))


def check_plugin(folder: Path, others: Iterable[Plugin] = (), readers: Readers = NO_READERS) -> Checked:
    """Returns what a check of a plugin's folder finds. An error in one file does not stop the check of the others.
    A translation may also translate the messages of the plugins ``others``. ``readers`` read themes, keymaps,
    lessons and puzzles."""
    check = _Check(folder, tuple(others), readers)
    check.run()
    problems = tuple(sorted(check.problems, key=lambda p: (p.file, p.line)))
    manifest = check.read.manifest if check.read is not None else Manifest("", 0, "", "card-set", "")
    playable = manifest.python and bool(manifest.players) and all(map(is_warning, problems))
    themes = tuple(check.shown["theme"])
    return Checked(
        tuple(check.card_files),
        problems,
        themes,
        manifest.python,
        manifest if playable else None,
        manifest if check.read else None,
    )


@define
class _Check:
    folder: Path
    others: tuple[Plugin, ...] = ()
    readers: Readers = NO_READERS
    read: ManifestFile | None = None
    card_files: list[CardFile] = field(factory=list)
    shown: dict[Shown, list[tuple[str, Any]]] = field(factory=lambda: {kind: [] for kind in get_args(Shown)})
    problems: list[Problem] = field(factory=list)

    @property
    def file(self) -> str:
        return str(self.folder / MANIFEST)

    def report(self, place: Place, code: str, **values: str | int) -> None:
        """Adds a problem at a place of the manifest."""
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
        self.shown_files()
        self.lessons()
        self.puzzles()

    def manifest(self) -> None:
        if not (self.folder / MANIFEST).exists():
            self.problems.append(Problem(self.file, 1, "no-manifest", {"file": MANIFEST}))
            return
        try:
            self.read = read_manifest_file(read_text(self.folder / MANIFEST), self.file, None)
        except FileError as error:
            self.problems += error.problems
            return
        self.problems += self.read.problems + self.read.characters
        manifest = self.read.manifest
        namesake = next((p for p in _ours().plugins if p.id == manifest.id), None)
        if namesake is not None and not _same(namesake.folder, self.folder):
            self.report(("plugin", "id"), "plugin-installed", id=manifest.id, source=namesake.source)
        if manifest.variants and not manifest.python:
            self.report(("provides", "variants"), "variants-python")
        elif manifest.players and not manifest.python:
            self.report(("provides", "players"), "players-python")
        elif not (manifest.files or manifest.variants or manifest.messages or manifest.python or self.problems):
            self.report(("provides",), "provides-nothing")

    def card_paths(self) -> Iterator[Path]:
        """Yields the card files that the manifest names. If it names none and has errors, yields those in the
        folder."""
        named = self.read.manifest.card_sets if self.read else ()
        if not named and not all(map(is_warning, self.problems)):
            others = self.read.manifest.files if self.read else ()
            yield from (path for path in _card_files_in(self.folder) if path.name not in others)
        for name in named:
            path = self.inside("card-sets", name)
            if path is not None:
                yield path

    def inside(self, key: str, name: str) -> Path | None:
        """Returns a path that the manifest names. If it is missing or outside the folder, reports it and returns
        None."""
        path = inside(self.folder, name)
        if path is None or (key == "messages" and not path.is_dir()):
            self.report(("provides", key), "file-missing", file=name)
            return None
        return path

    def set_ids(self, known: Mapping[str, CardSet]) -> None:
        """Reports a card set with the id of another one, because it would not be used."""
        first = dict.fromkeys(known, OURS)
        for file in self.card_files:
            id = file.card_set.id
            if id and id in first:
                values = {"id": id, "first": first[id], "second": file.name}
                self.problems.append(Problem(file.name, file.lines.get(("id",), 1), "card-set-twice", values))
            first.setdefault(id, file.name)

    def shown_files(self) -> None:
        """Reads the themes, keymaps, lessons and puzzles."""
        if self.read is None:
            return
        manifest = self.read.manifest
        named: dict[Shown, tuple[str, ...]] = {
            "theme": manifest.themes,
            "keymap": manifest.keymaps,
            "lesson": manifest.lessons,
            "puzzle": manifest.puzzles,
        }
        for kind, names in named.items():
            first: dict[str, str] = {}
            for path in filter(None, (self.inside(f"{kind}s", name) for name in names)):
                if kind not in self.readers:
                    continue
                try:
                    id, content = self.readers[kind](read_text(path), str(path))
                except FileError as error:
                    self.problems += error.problems
                    continue
                if id in first:
                    values = {"id": id, "first": first[id], "second": str(path)}
                    self.problems.append(Problem(str(path), 1, f"{kind}-twice", values))
                first.setdefault(id, str(path))
                self.shown[kind].append((id, content))

    def lessons(self) -> None:
        """Plays the lessons."""
        if self.read is None:
            return
        manifest, card_sets = self.read.manifest, [file.card_set for file in self.card_files]
        folder = inside(self.folder, manifest.messages) if manifest.messages else None
        texts = _texts(folder / FALLBACK, "*.ftl")[0] if folder is not None else {}
        told = {id for text in texts.values() for id in index(text)}
        for _, lesson in self.shown["lesson"]:
            self.problems += lessonlint.lint(lesson, _ours(), card_sets, manifest.variants, told)
            self.problems += lessonlint.unwritten(lesson, texts)

    def puzzles(self) -> None:
        """Solves the puzzles."""
        for _, puzzles in self.shown["puzzle"]:
            self.problems += puzzlelint.lint(puzzles, _ours(), [file.card_set for file in self.card_files])

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
        """Checks the messages of a plugin that is not a translation: each language against the plugin's own English."""
        english: dict[str, str] = {}
        if folder is not None:
            english, unreadable = _texts(folder / FALLBACK, "*.ftl")
            books = {Path(file).name: text for file, text in _texts(folder / FALLBACK, RULEBOOKS)[0].items()}
            of_game = {id for text in english_texts().values() for id in index(text)}
            taken = {file: text for file, text in english_rulebooks().items() if text not in books.values()}
            self.problems += lint_languages(folder, english, books, of_game, rules=taken)[1]
            for file, text in english.items():
                for number, line in enumerate(text.splitlines(), 1):
                    if re.search(r"\{\s*\$piece\s*\}", line) and not line.startswith("#"):
                        self.problems.append(Problem(file, number, "message-piece", {}, "{ piece }"))
            if FILE in books and self.read is not None:
                hint = FILE.replace(".", f"-{self.read.manifest.id}.")
                self.problems.append(Problem(str(folder / FALLBACK / FILE), 1, "rulebook-name", {"file": FILE}, hint))
            if not english and any(folder.glob("*/*.ftl")):
                self.problems = [p for p in self.problems if p.code != "message-extra"]
                self.report(("provides", "messages"), "messages-english", folder=str(folder / FALLBACK))
                return
            if unreadable:
                return
        there = {id for text in english.values() for id in index(text)}
        if self.read is None:
            return
        needed = [("variants", variant) for variant in self.read.manifest.variants]
        needed += [("players", f"player-{player}") for player in self.read.manifest.players]
        for key, id in ((key, f"{what}-{message}") for key, what in needed for message in ("name", "help")):
            if id not in there and english:
                self.problems.append(Problem(next(iter(english)), 1, "message-needed", {"id": id}))
            elif id not in there:
                self.report(("provides", key), "message-needed", id=id)
        if self.read.manifest.python:
            self.code({*there, *(id for text in english_texts().values() for id in index(text))})

    def code(self, known: Collection[str]) -> None:
        """Reads the plugin's code for messages that are not ``known``."""
        for path in sorted(self.folder.rglob("*.py")):
            with suppress(FileError):  # what cannot be read is said when the plugin is loaded
                self.problems += codelint.lint(str(path), read_text(path), known)


def lint_translation(folder: Path, others: Iterable[Plugin]) -> tuple[int, list[Problem]]:
    """Returns the number of messages in the folder of a translation, and all their problems. It is compared with the
    English texts of the game and its own plugins; it may also translate those of the plugins ``others``."""
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
    rules: Mapping[str, str] | None = None,
) -> tuple[int, list[Problem]]:
    """Returns the number of messages in a folder with one folder for each language, and all their problems. They are
    compared with ``english``, the Fluent texts, and ``rulebooks``, the parts of the rulebook, both by file name.
    ``others`` are ids of further messages that may be referred to, ``optional`` are English texts that may be
    translated, but need not be. ``rules`` are parts of the rulebook whose numbers no English part may have."""
    number, problems = 0, list[Problem]()
    for language in sorted(path for path in folder.iterdir() if path.is_dir()):
        texts, unreadable = _texts(language, "*.ftl")
        books, unreadable_books = _texts(language, RULEBOOKS)
        number += len(localelint.read_entries(texts)[0])
        problems += [*unreadable, *unreadable_books]
        problems += localelint.lint(language.name, str(language), texts, english, others, optional)
        problems += lint_letters(language.name, texts)
        for file, text in books.items():
            problems += lint_rulebook(file, text, rulebooks.get(Path(file).name, ""))
        problems += lint_numbers(books, rules if rules and language.name == FALLBACK else {})
        for file, text in {**texts, **books}.items():
            problems += localelint.lint_characters(file, text)
    return number, sorted(problems, key=lambda p: (p.file, p.line))


def check_folder(folder: Path, others: Iterable[Plugin] = ()) -> tuple[int, list[Problem]]:
    """Returns the number of messages in the folder of a translation, and all problems of the translation. It may also
    translate the messages of the plugins ``others``."""
    file = folder / MANIFEST
    try:
        if not file.is_file():
            raise FileError((Problem(str(file), 1, "no-manifest", {"file": MANIFEST}),))
        name = read_manifest(read_text(file), str(file), None).messages or "locale"
        messages = inside(folder, name)
        if messages is None or not messages.is_dir():
            raise FileError((Problem(str(file), 1, "file-missing", {"file": name}),))
    except FileError as error:
        return 0, list(error.problems)
    return lint_translation(messages, others)


def english_texts() -> dict[str, str]:
    """Returns all English messages of the game and of its own plugins, by file name."""
    return _english("*.ftl")


def texts_of(others: Iterable[Plugin]) -> dict[str, str]:
    """Returns the English messages of plugins by file name. A file that has the name of another one, of the game or of
    another plugin, is named after its plugin, too."""
    taken, texts = english_texts(), dict[str, str]()
    for plugin in others:
        for file, text in _texts(_english_of(plugin), "*.ftl")[0].items():
            name = Path(file).name
            texts[f"{plugin.id}-{name}" if name in taken or name in texts else name] = text
    return texts


def other_plugins(packs: Path, safe_mode: bool, disabled: Container[str]) -> list[Plugin]:
    """Returns the plugins in use that are not part of the game and have English messages. None of their code is run."""
    found = [plugin for plugin in discover(packs, safe_mode, disabled) if plugin.usable and not plugin.ours]
    return [plugin for plugin in found if plugin.manifest and plugin.manifest.messages and _english_of(plugin).is_dir()]


def _english_of(plugin: Plugin) -> Path:
    """Returns the folder of the English messages of a plugin that has messages."""
    assert plugin.folder is not None
    assert plugin.manifest is not None
    return plugin.folder / plugin.manifest.messages / FALLBACK


def english_rulebooks() -> dict[str, str]:
    """Returns all parts of the English rulebook, by file name."""
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
    """Returns the texts in a folder by path, and the problems of those that cannot be read."""
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
            with suppress(FileError):  # an unreadable file is yielded too, so that it is reported
                if "[[" not in read_text(path):
                    continue
            yield path


def _our_card_sets(folder: Path) -> dict[str, CardSet]:
    """Returns the card sets of the game's own plugins, except those of a plugin in this folder."""
    ours = _ours()
    return {
        id: card_set
        for id, card_set in ours.card_sets.items()
        if not _same(ours.providers["card-set", id].folder, folder)
    }


@cache
def _ours() -> Registry:
    """Returns the game's own plugins; they do not change, so they are loaded only once."""
    return load_plugins(safe_mode=True)


def _same(one: Path | None, other: Path) -> bool:
    return one is not None and one.resolve() == other.resolve()
