"""Adds packs, which are plugins without code, to the player's folder of packs, and removes them.

A pack comes from a folder or a zip. It is checked first and then put in place as a whole: if it is refused or cannot be
written, nothing changes.
"""

from __future__ import annotations

import io
import shutil
import stat
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path, PurePosixPath

from attrs import frozen

from coatl_core.files.atomic import sync_file
from coatl_core.files.home import make_folder
from coatl_core.files.lock import locked
from coatl_core.files.problems import FileError, Problem
from coatl_core.files.regularfile import NotRegularError, TooLargeError, read_bytes
from coatl_core.files.system import sync_folder
from coatl_core.files.tomlfile import MOST_BYTES, read_text
from coatl_core.language.l10n import FALLBACK, index
from coatl_core.language.lint import lint_characters
from coatl_core.language.rulebook import RULEBOOKS
from coatl_core.plugins import lessonlint, puzzlelint
from coatl_core.plugins.loading import MESSAGES, load_pack, load_plugins, text_files
from coatl_core.plugins.manifest import MANIFEST, Manifest, read_manifest, read_manifest_file
from coatl_core.plugins.recovery import ADDING, NEW, OLD, REMOVING, clear, leftovers, lock_of
from coatl_core.plugins.registry import NO_READERS, ContentKind, Provided, Readers

MOST_FILES = 500
MOST_OF_ALL = 10_000_000
"""The most bytes in all files of a pack together."""

LONGEST_NAME, LONGEST_PATH = 100, 400

JUNK = ("__pycache__", "__MACOSX")
"""Folders that other programs leave behind. They are left out, like all hidden files and folders."""

NOT_A_ZIP = (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, ValueError, OSError)
"""What ``zipfile`` raises for files that are damaged, encrypted or not a zip."""


@frozen
class Added:
    """A pack that was added. ``replaced`` is the version it replaced, or empty."""

    manifest: Manifest
    folder: Path
    replaced: str = ""


def add(source: Path, packs: Path, readers: Readers = NO_READERS) -> Added:
    """Adds a pack (a folder or a zip) to the folder of packs, in place of an older one with the same id. ``readers``
    read its themes, keymaps, lessons and puzzles. Raises FileError with the problems of the pack, and OSError."""
    make_folder(packs)
    with locked(lock_of(packs)):
        clear(packs, leftovers(packs))
        waiting = Path(tempfile.mkdtemp(prefix=ADDING, dir=packs))
        try:
            copy = waiting / NEW
            _copy(source, copy)
            manifest, ids = _checked(copy, source, readers)
            _check_others(manifest, ids, source, packs, readers)
            folder = packs / manifest.id
            replaced = _version(folder) if folder.exists() else ""
            _exchange(copy, folder, waiting / OLD)
            return Added(manifest, folder, replaced)
        finally:
            clear(packs, [waiting])  # and the old pack is put back if nothing has replaced it


def remove(id: str, packs: Path) -> None:
    """Removes a pack from the folder of packs. Raises OSError."""
    with locked(lock_of(packs)):
        gone = Path(tempfile.mkdtemp(prefix=REMOVING, dir=packs))
        try:
            (packs / id).rename(gone / id)
            sync_folder(packs)
        finally:
            shutil.rmtree(gone, ignore_errors=True)


def _copy(source: Path, copy: Path) -> None:
    """Writes the files of a pack to the disk, before they replace anything."""
    for name, content in _files(source):
        path = copy / name
        make_folder(path.parent)
        path.write_bytes(content)
        sync_file(path)
    for folder in (copy, *(path for path in copy.rglob("*") if path.is_dir())):
        sync_folder(folder)


def _exchange(copy: Path, folder: Path, old: Path) -> None:
    """Moves the folder, if it exists, to ``old``, and the copy into its place."""
    if folder.exists():
        folder.rename(old)
        sync_folder(old.parent)
    copy.rename(folder)
    sync_folder(folder.parent)


def _checked(copy: Path, source: Path, readers: Readers) -> tuple[Manifest, list[tuple[ContentKind, str]]]:
    """Returns the manifest of a pack, and the kind and id of what is in each of its files. Raises FileError, with the
    file names of ``source``, if the pack does not work."""
    try:
        read = read_manifest_file(read_text(copy / MANIFEST), str(copy / MANIFEST), None)
        manifest = read.manifest
        if read.problems or read.characters:
            raise FileError(read.problems + read.characters)
        provided = load_pack(copy, manifest, readers)
        code = next(iter((*manifest.variants, *manifest.players)), None)
        if code is not None:
            raise _refused(copy / MANIFEST, "pack-code", id=code)
        _play(provided, manifest)
        texts = [path for pattern in (MESSAGES, RULEBOOKS) for path in text_files(copy, manifest, pattern)]
        problems = [problem for path in texts for problem in lint_characters(str(path), read_text(path))]
        if problems:
            raise FileError(tuple(problems))
    except FileError as error:
        raise FileError(tuple(_called(problem, copy, source) for problem in error.problems)) from None
    ids = provided.ids()
    again = next((n for n, each in enumerate(ids) if each in ids[:n]), None)
    if again is not None:
        kind, id = ids[again]
        first, second = manifest.files[ids.index(ids[again])], manifest.files[again]
        raise _refused(source / MANIFEST, f"{kind}-twice", id=id, first=first, second=second)
    return manifest, ids


def _play(provided: Provided, manifest: Manifest) -> None:
    """Raises FileError if a lesson cannot be played or lacks a text, or if a puzzle is not as it is written."""
    if not provided.lessons and not provided.puzzles:
        return
    ours = load_plugins(safe_mode=True)
    messages = {id for tag, text in provided.messages if tag == FALLBACK for id in index(text)}
    problems = list[Problem]()
    for _, lesson in provided.lessons:
        problems += lessonlint.lint(lesson, ours, provided.card_sets, manifest.variants, messages)
    for _, puzzles in provided.puzzles:
        problems += puzzlelint.lint(puzzles, ours, provided.card_sets)
    warnings = lessonlint.WARNINGS | puzzlelint.WARNINGS
    errors = tuple(problem for problem in problems if problem.code not in warnings)
    if errors:
        raise FileError(errors)


def _called(problem: Problem, copy: Path, source: Path) -> Problem:
    """Returns the problem with the name of the file in ``source`` that was copied."""
    if not problem.file.startswith(str(copy)):
        return problem
    file = source / Path(problem.file).relative_to(copy)
    return Problem(str(file), problem.line, problem.code, problem.values, problem.hint)


def _check_others(
    manifest: Manifest, ids: list[tuple[ContentKind, str]], source: Path, packs: Path, readers: Readers
) -> None:
    """Raises FileError if an installed plugin has the pack's id, or if another plugin provides a thing of the same kind
    and id, because only one of the two would be used."""
    registry = load_plugins(packs, run_code=False, readers=readers)
    namesake = next((p for p in registry.plugins if p.id == manifest.id and p.module is not None), None)
    if namesake is not None:
        raise _refused(source, "plugin-installed", id=manifest.id, source=namesake.source)
    for kind, id in ids:
        other = registry.providers.get((kind, id))
        if other is not None and other.id != manifest.id:
            raise _refused(source, f"{kind}-twice", id=id, first=other.source, second=str(source))


def _version(folder: Path) -> str:
    try:
        return read_manifest(read_text(folder / MANIFEST), str(folder / MANIFEST), None).version
    except FileError:
        return "?"


def _files(source: Path) -> Iterator[tuple[PurePosixPath, bytes]]:
    """Yields the files of a pack, with names relative to the folder of its manifest. Raises FileError for anything that
    does not belong in a pack."""
    with _reading(source):  # a path may be too long even to be looked at
        packed = source.is_file()
    files = _zipped(source) if packed else _lying(source)
    number = total = 0
    for name, content in files:
        number, total = number + 1, total + len(content)
        if number > MOST_FILES or total > MOST_OF_ALL:
            raise _too_large(source)
        yield name, content


def _lying(source: Path) -> Iterator[tuple[PurePosixPath, bytes]]:
    if not source.is_dir():
        raise _refused(source, "pack-none")
    waiting = [source]
    while waiting:
        folder = waiting.pop()
        with _reading(folder):
            paths = sorted(path for path in folder.iterdir() if not _is_junk(path.name))
        if folder == source and source / MANIFEST not in paths:
            raise _refused(source, "pack-manifest", manifest=MANIFEST)
        for path in paths:
            if path.is_symlink():
                raise _refused(path, "pack-link")
            if path.is_dir():
                waiting.append(path)
                continue
            with _reading(path):  # not followed if it has become a link
                content = read_bytes(path, MOST_BYTES, follow_links=False)
            yield PurePosixPath(path.relative_to(source).as_posix()), content


@contextmanager
def _reading(path: Path) -> Iterator[None]:
    """Turns an error while reading into a FileError that names the path."""
    try:
        yield
    except NotRegularError:
        raise _refused(path, "file-none") from None
    except TooLargeError:
        raise _refused(path, "file-large", most=MOST_BYTES // 1000) from None
    except OSError as error:
        raise _refused(path, "file-unreadable", reason=error.strerror or str(error)) from None


def _zipped(source: Path) -> Iterator[tuple[PurePosixPath, bytes]]:
    with _reading(source):
        try:
            packed = read_bytes(source, MOST_OF_ALL)
        except TooLargeError:
            raise _too_large(source) from None
    try:
        archive = zipfile.ZipFile(io.BytesIO(packed))
    except NOT_A_ZIP:
        raise _refused(source, "pack-zip") from None
    with closing(archive):
        entries = [entry for entry in archive.infolist() if not entry.filename.endswith("/")]
        if len(entries) > MOST_FILES:
            raise _too_large(source)
        for entry in entries:
            _check(entry, source)
        paths = ((PurePosixPath(entry.filename), entry) for entry in entries)
        files = {path: entry for path, entry in paths if not _is_junk(*path.parts)}
        folders = {folder for name in files for folder in name.parents}
        unlikely = next((name for name in files if name in folders), None)
        if unlikely is not None:
            raise _refused(source, "pack-name", name=str(unlikely))
        root = _root(source, list(files))
        for name, entry in files.items():
            if name.is_relative_to(root):
                try:
                    with archive.open(entry) as file:
                        content = file.read(MOST_BYTES + 1)  # the size that an entry claims may be false
                except NOT_A_ZIP:
                    raise _refused(source, "pack-zip") from None
                yield name.relative_to(root), _whole(source / entry.filename, content)


def _check(entry: zipfile.ZipInfo, source: Path) -> None:
    """Raises FileError for an entry that would not become a plain file inside the folder."""
    name = entry.filename
    parts = name.split("/")
    if name.startswith("/") or ".." in parts or "\\" in name or ":" in name:
        raise _refused(source, "pack-outside", name=name)
    too_long = len(name) > LONGEST_PATH or any(len(part) > LONGEST_NAME for part in parts)
    if not name or not name.isprintable() or too_long:
        raise _refused(source, "pack-name", name=name)
    if stat.S_ISLNK(entry.external_attr >> 16):
        raise _refused(source / name, "pack-link")
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):  # others may need all memory
        raise _refused(source, "pack-zip")


def _root(source: Path, names: list[PurePosixPath]) -> PurePosixPath:
    """Returns the folder of the manifest: the top of the zip, or a folder that was zipped as a whole. Raises FileError
    if there is no manifest or if there are several packs."""
    folders = [name.parent for name in names if name.name == MANIFEST]
    if not folders:
        raise _refused(source, "pack-manifest", manifest=MANIFEST)
    first, *others = sorted(folders, key=lambda folder: len(folder.parts))
    if others and len(others[0].parts) == len(first.parts):
        raise _refused(source, "pack-several", first=str(first), second=str(others[0]))
    return first


def _is_junk(*names: str) -> bool:
    return any(name.startswith(".") or name in JUNK for name in names)


def _whole(file: Path, content: bytes) -> bytes:
    """Returns the content, of which at most ``MOST_BYTES + 1`` bytes were read. Raises FileError if it is too large."""
    if len(content) > MOST_BYTES:
        raise _refused(file, "file-large", most=MOST_BYTES // 1000)
    return content


def _too_large(source: Path) -> FileError:
    return _refused(source, "pack-large", files=MOST_FILES, most=MOST_OF_ALL // 1_000_000)


def _refused(file: Path, code: str, **values: str | int) -> FileError:
    return FileError((Problem(str(file), 1, code, values),))
