"""``coatl plugins add``: a pack is added completely or not at all, whatever the folder or zip file contains."""

from __future__ import annotations

import os
import stat
import struct
import warnings
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from coatl_core.files.problems import FileError
from coatl_core.files.tomlfile import MOST_BYTES
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.manifest import MANIFEST
from coatl_core.plugins.packs import MOST_FILES, add, remove
from coatl_tui.settings import Settings, save_settings
from tests.cli.conftest import Coatl
from tests.conftest import Effort
from tests.plugins.support import CARDS, Install, found, manifest, pack

Content: TypeAlias = str | bytes

SYMLINK = (stat.S_IFLNK | 0o777) << 16


@pytest.fixture
def packs(own_home: Path) -> Path:
    """The player's folder of packs."""
    return own_home / "packs"


def files(id: str = "moon", version: str = "1.0") -> dict[str, Content]:
    """Returns the files of a pack that works."""
    return {MANIFEST: manifest(id, version=version), "cards.toml": CARDS.format(id=id)}


def zipped(path: Path, content: dict[str, Content], *, under: str = "", **attributes: int) -> Path:
    """Makes a zip file with these files in the folder ``under``; the first entry gets these attributes."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for n, (name, text) in enumerate(content.items()):
            entry = zipfile.ZipInfo(under + name)
            entry.compress_type = zipfile.ZIP_DEFLATED
            for attribute, value in attributes.items() if n == 0 else ():
                setattr(entry, attribute, value)
            archive.writestr(entry, text)
    return path


def code_of(source: Path, packs: Path) -> str:
    """Returns the code of the reason why this is refused, and checks that the folder of packs does not change."""
    before = snapshot(packs)
    with pytest.raises(FileError) as caught:
        add(source, packs)
    assert snapshot(packs) == before
    (problem,) = caught.value.problems
    return problem.code


def snapshot(folder: Path) -> dict[str, bytes]:
    """Returns all files below a folder with their contents, hidden ones included."""
    found = {str(p.relative_to(folder)): p.read_bytes() if p.is_file() else b"" for p in folder.rglob("*")}
    return found if folder.exists() else {}


def names(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


# What is added.


def test_a_folder_is_added_and_the_next_game_offers_it(coatl: Coatl, packs: Path, tmp_path: Path) -> None:
    run = coatl("plugins", "add", str(pack(tmp_path, "moon")))
    assert (run.code, run.err) == (0, "")
    assert run.out.splitlines() == ["Added “moon” 1.0.", "It provides: card set moon.", "The next game offers it."]
    assert load_plugins(packs).card_set("moon")
    assert names(packs) == ["moon/cards.toml", f"moon/{MANIFEST}"]


@pytest.mark.parametrize("under", ["", "moon/", "a/b/", "./", "./moon/"])
def test_a_zip_file_is_added_with_the_pack_at_its_top_or_in_a_folder(packs: Path, tmp_path: Path, under: str) -> None:
    add(zipped(tmp_path / "moon.zip", files(), under=under), packs)
    assert names(packs / "moon") == ["cards.toml", MANIFEST]


def test_the_folder_of_a_pack_gets_its_id_as_name(packs: Path, tmp_path: Path) -> None:
    pack(tmp_path, "moon").rename(tmp_path / "My pack, final (2)")
    assert add(tmp_path / "My pack, final (2)", packs).folder == packs / "moon"


def test_files_that_other_programs_leave_behind_are_left_out(packs: Path, tmp_path: Path) -> None:
    junk: dict[str, Content] = {
        "__MACOSX/._cards.toml": b"\0",
        f"__MACOSX/{MANIFEST}": b"\0",
        ".DS_Store": b"\0",
        "__pycache__/x.pyc": b"\0",
        ".git/config": b"\0" * (MOST_BYTES + 1),
    }
    folder = pack(tmp_path, "moon")
    for name, content in junk.items():
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(bytes(content, "utf-8") if isinstance(content, str) else content)
    (folder / ".link").symlink_to("/etc/passwd")
    add(folder, packs)
    assert names(packs / "moon") == ["cards.toml", MANIFEST]
    del junk[".git/config"]
    add(zipped(tmp_path / "moon.zip", {**junk, **files()}), packs)
    assert names(packs / "moon") == ["cards.toml", MANIFEST]
    assert names(packs) == ["moon/cards.toml", f"moon/{MANIFEST}"]


def test_a_newer_version_replaces_the_old_one(coatl: Coatl, packs: Path, tmp_path: Path) -> None:
    folder = pack(tmp_path, "moon")
    (folder / "notes.txt").write_text("old", "utf-8")
    add(folder, packs)
    run = coatl("plugins", "add", str(zipped(tmp_path / "moon.zip", files(version="1.1"))))
    assert run.out.splitlines()[0] == "Added “moon” 1.1 in place of 1.0."
    assert names(packs) == ["moon/cards.toml", f"moon/{MANIFEST}"]
    assert 'version = "1.1"' in (packs / "moon" / MANIFEST).read_text("utf-8").replace("'", '"')


def test_a_broken_pack_is_replaced(packs: Path, tmp_path: Path) -> None:
    pack(packs, "moon", text="[plugin")
    assert add(pack(tmp_path, "moon"), packs).replaced == "?"


def test_a_pack_that_lies_in_the_folder_of_packs_can_be_added_again(packs: Path, tmp_path: Path) -> None:
    add(pack(tmp_path, "moon"), packs)
    assert add(packs / "moon", packs).replaced == "1.0"
    assert names(packs) == ["moon/cards.toml", f"moon/{MANIFEST}"]


def test_a_pack_that_is_off_stays_off(coatl: Coatl, own_home: Path, tmp_path: Path) -> None:
    save_settings(own_home / "config" / "settings.json", Settings(disabled=("moon",)))
    run = coatl("plugins", "add", str(pack(tmp_path, "moon")))
    assert run.out.splitlines()[-1] == "It is turned off; to use it: coatl plugins enable moon"


# What is refused.


@pytest.mark.parametrize("id", ["moon", "base"])
def test_a_card_set_that_another_plugin_provides_is_refused(coatl: Coatl, packs: Path, tmp_path: Path, id: str) -> None:
    pack(packs, "moon")
    run = coatl("plugins", "add", str(pack(tmp_path, "sun", cards=CARDS.format(id=id))))
    assert (run.code, run.out) == (2, "")
    assert not (packs / "sun").exists()
    assert f"“{id}” is provided by both" in run.err


def test_all_problems_of_a_pack_are_reported_line_by_line(coatl: Coatl, packs: Path, tmp_path: Path) -> None:
    cards = CARDS.format(id="moon").replace("blue", "blu").replace("1 = 1", "1 = 0")
    folder = pack(tmp_path, "moon", cards=cards)
    run = coatl("plugins", "add", str(folder))
    assert (run.code, run.out) == (2, "")
    assert run.err.splitlines() == [
        f"{folder}/cards.toml:6: error: “blu” is not a card colour: use blue, green, black, red or yellow."
        " → did you mean “blue”?",
        f"{folder}/cards.toml:8: error: Level 1 needs at least 1 point, not 0.",
    ]
    archive = zipped(tmp_path / "moon.zip", {**files(), "cards.toml": cards}, under="moon/")
    assert coatl("plugins", "add", str(archive)).err == run.err.replace(str(folder), str(archive))
    assert names(packs) == []


def test_a_plugin_in_python_is_for_another_command(coatl: Coatl, packs: Path, tmp_path: Path) -> None:
    project = tmp_path / "my project"
    inner = pack(project, "moon", text=manifest("moon", python=True))
    (project / "pyproject.toml").write_text("[project]\n", "utf-8")
    for folder in (project, inner):
        run = coatl("plugins", "add", str(folder))
        assert run.code == 2
        assert run.err.splitlines()[-1].endswith(f": coatl plugins install '{folder}'")
    assert names(packs) == []


@pytest.mark.parametrize("kind", ["players", "variants"])
def test_a_pack_that_says_it_brings_code_is_refused(coatl: Coatl, packs: Path, tmp_path: Path, kind: str) -> None:
    folder = pack(tmp_path, "moon", text=f"{manifest('moon')}{kind} = ['mybot']\n")
    (folder / "mybot").write_text("#!/bin/sh\n", "utf-8")
    run = coatl("plugins", "add", str(folder))
    assert (run.code, run.out) == (2, "")
    assert "A pack is data only, but “mybot” is code" in run.err
    assert names(packs) == []


def test_the_name_of_an_installed_plugin_is_taken(coatl: Coatl, packs: Path, tmp_path: Path, install: Install) -> None:
    install("moon", "raise SystemExit")
    for id in ("base", "moon"):
        run = coatl("plugins", "add", str(pack(tmp_path, id)))
        assert run.code == 2
        assert f"error: A plugin “{id}” is installed already" in run.err
    assert names(packs) == []


def test_a_pack_with_one_card_set_twice_is_refused(packs: Path, tmp_path: Path) -> None:
    folder = pack(tmp_path, "moon", text=manifest("moon").replace("['cards.toml']", "['cards.toml', 'more.toml']"))
    (folder / "more.toml").write_text(CARDS.format(id="moon"), "utf-8")
    assert code_of(folder, packs) == "card-set-twice"


@pytest.mark.parametrize("name", ["nothing", "", "cards.toml"])
def test_a_path_that_is_not_a_pack_is_refused(packs: Path, tmp_path: Path, name: str) -> None:
    (tmp_path / "cards.toml").write_text("schema = 1", "utf-8")
    assert code_of(tmp_path / name, packs) == {"nothing": "pack-none", "": "pack-manifest"}.get(name, "pack-zip")


def test_a_pack_is_not_searched_for_in_deeper_folders(packs: Path, tmp_path: Path) -> None:
    pack(tmp_path / "outer", "moon")
    assert code_of(tmp_path / "outer", packs) == "pack-manifest"


def test_a_zip_file_with_two_packs_is_refused(packs: Path, tmp_path: Path) -> None:
    two = {f"{id}/{name}": text for id in ("moon", "sun") for name, text in files(id).items()}
    assert code_of(zipped(tmp_path / "two.zip", two), packs) == "pack-several"


@pytest.mark.parametrize(
    "name",
    ["../outside", "a/../../outside", "/outside", "//outside", "..\\outside", "a\\b", "C:/outside", "C:outside"],
)
@pytest.mark.parametrize("under", ["", "moon/"])
def test_a_zip_file_cannot_write_outside(packs: Path, tmp_path: Path, name: str, under: str) -> None:
    content = {f"{under}{key}": value for key, value in files().items()}
    assert code_of(zipped(tmp_path / "moon.zip", {name: "x", **content}), packs) == "pack-outside"
    assert not list(tmp_path.rglob("*outside*"))


@pytest.mark.parametrize(
    "name", ["a" * 101, "x/" + "a" * 300, "a/" * 3000 + "x", "bell\a", "new\nline", "", ".", "cards.toml/inner"]
)
def test_an_impossible_file_name_is_refused(packs: Path, tmp_path: Path, name: str) -> None:
    assert code_of(zipped(tmp_path / "moon.zip", {**files(), name: "x"}), packs) == "pack-name"


def test_a_path_too_long_to_be_looked_at_is_bad_input(coatl: Coatl) -> None:
    run = coatl("plugins", "add", "a/" * 3000 + "moon.zip")
    assert run.code == 2
    assert run.err.startswith("a/a/a/")
    assert run.err.endswith(": error: It cannot be read: the name is too long.\n")
    assert run.err.count("\n") == 1


def test_links_are_refused(packs: Path, tmp_path: Path) -> None:
    folder = pack(tmp_path, "moon")
    (folder / "cards.toml").unlink()
    (folder / "cards.toml").symlink_to("/etc/passwd")
    assert code_of(folder, packs) == "pack-link"
    (folder / "cards.toml").unlink()
    (folder / "inner").symlink_to(tmp_path)
    assert code_of(folder, packs) == "pack-link"
    linked = {"cards.toml": "/etc/passwd", MANIFEST: manifest("moon")}
    assert code_of(zipped(tmp_path / "moon.zip", dict(linked), external_attr=SYMLINK), packs) == "pack-link"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has none")
def test_a_pipe_is_refused_without_reading_it(packs: Path, tmp_path: Path) -> None:
    folder = pack(tmp_path, "moon")
    os.mkfifo(folder / "pipe")
    assert code_of(folder, packs) == "file-none"
    assert code_of(folder / "pipe", packs) == "pack-none"


@pytest.mark.parametrize("name", [MANIFEST, "cards.toml", "picture.png"])
def test_a_huge_file_is_refused(packs: Path, tmp_path: Path, name: str) -> None:
    folder = pack(tmp_path, "moon")
    with (folder / name).open("wb") as file:
        file.truncate(50_000_000)
    assert code_of(folder, packs) == "file-large"


@pytest.mark.slow
def test_too_many_files_and_too_large_packs_are_refused(packs: Path, tmp_path: Path) -> None:
    many: dict[str, Content] = {f"{n}.txt": "x" for n in range(MOST_FILES)}
    assert code_of(zipped(tmp_path / "many.zip", {**files(), **many}), packs) == "pack-large"
    much: dict[str, Content] = {f"{n}.txt": bytes(MOST_BYTES) for n in range(21)}
    assert code_of(zipped(tmp_path / "much.zip", {**files(), **much}), packs) == "pack-large"
    folder = pack(tmp_path, "moon")
    for name in many:
        (folder / name).write_bytes(b"")
    assert code_of(folder, packs) == "pack-large"


@pytest.mark.slow
def test_a_zip_bomb_is_read_only_up_to_the_limit(packs: Path, tmp_path: Path, effort: Effort) -> None:
    path = zipped(tmp_path / "bomb.zip", files())
    with zipfile.ZipFile(path, "a", zipfile.ZIP_DEFLATED) as archive, archive.open("zeros", "w") as file:
        for _ in range(effort(quick=5, test=5, exhaustive=30)):  # 300 MB
            file.write(bytes(10_000_000))
    assert path.stat().st_size < 2_000_000
    assert code_of(path, packs) == "file-large"


@pytest.mark.parametrize("said", [0, 10, 2**32 - 2])
def test_the_sizes_that_a_zip_file_claims_are_not_trusted(packs: Path, tmp_path: Path, said: int) -> None:
    path = zipped(tmp_path / "liar.zip", {**files(), "zeros": bytes(5_000_000)})
    data = path.read_bytes().replace(struct.pack("<L", 5_000_000), struct.pack("<L", said))
    path.write_bytes(data)
    assert code_of(path, packs) in ("file-large", "pack-zip")


@pytest.mark.exhaustive
def test_a_zip_file_of_100000_entries_is_refused(packs: Path, tmp_path: Path) -> None:
    entry = struct.pack("<4s4B4HL2L5H2L", b"PK\1\2", 20, 3, 20, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0)
    directory = b"".join(entry + b"%05d" % n for n in range(100_000))
    end = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 0, 0, len(directory), 0, 0)
    (tmp_path / "many.zip").write_bytes(directory + end)
    with zipfile.ZipFile(tmp_path / "many.zip") as archive:
        assert len(archive.infolist()) == 100_000
    assert code_of(tmp_path / "many.zip", packs) == "pack-large"


def test_a_huge_zip_file_is_not_even_opened(packs: Path, tmp_path: Path) -> None:
    path = zipped(tmp_path / "moon.zip", files())
    with path.open("ab") as file:
        file.truncate(10**12)
    assert code_of(path, packs) == "pack-large"


def test_an_encrypted_zip_file_is_refused(packs: Path, tmp_path: Path) -> None:
    path = zipped(tmp_path / "secret.zip", files())
    data = bytearray(path.read_bytes())
    for mark, flags in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        place = data.index(mark)
        data[place + flags] |= 1
    path.write_bytes(data)
    assert code_of(path, packs) == "pack-zip"


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_a_rare_compression_method_is_refused(packs: Path, tmp_path: Path, method: int) -> None:
    with zipfile.ZipFile(tmp_path / "moon.zip", "w", method) as archive:
        for name, text in files().items():
            archive.writestr(name, text)
    assert code_of(tmp_path / "moon.zip", packs) == "pack-zip"


@pytest.mark.parametrize("content", [b"", b"PK", b"PK\5\6", b"a card", b"\0" * 100_000])
def test_a_file_that_is_not_a_zip_is_refused(packs: Path, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "moon.zip").write_bytes(content)
    assert code_of(tmp_path / "moon.zip", packs) == "pack-zip"


@pytest.mark.exhaustive
def test_a_damaged_zip_file_is_refused_or_works(packs: Path, tmp_path: Path, effort: Effort) -> None:
    whole = zipped(tmp_path / "moon.zip", {**files(), "notes.txt": "x" * 500}, under="moon/").read_bytes()
    random, path = effort.random("damaged"), tmp_path / "damaged.zip"
    for _ in range(effort(quick=100, test=150, exhaustive=1000)):
        data = bytearray(whole[: random.randrange(len(whole))] if random.random() < 0.2 else whole)
        for _ in range(random.randint(1, 4)):
            if data:
                data[random.randrange(len(data))] = random.randrange(256)
        path.write_bytes(data)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # zipfile warns about duplicate names
                remove(add(path, packs).manifest.id, packs)
        except FileError:
            pass
        assert names(packs) == []


# Errors of the system.


@pytest.mark.parametrize("name", ["", "cards.toml", "locale"])
def test_a_path_that_cannot_be_read_is_named(
    coatl: Coatl, packs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    folder = pack(tmp_path, "moon")
    (folder / "locale").mkdir()

    def refusing(method: Callable[..., object]) -> Callable[..., object]:
        def maybe(path: Path, *arguments: object, **named: object) -> object:
            if path == folder / name:
                raise PermissionError(13, "Permission denied", str(path))
            return method(path, *arguments, **named)

        return maybe

    monkeypatch.setattr(Path, "iterdir", refusing(Path.iterdir))
    monkeypatch.setattr(os, "open", refusing(os.open))
    run = coatl("plugins", "add", str(folder))
    assert (run.code, run.out) == (2, "")
    assert run.err == f"{folder / name}:1: error: It cannot be read: you do not have permission.\n"
    assert names(packs) == []


def test_a_full_disk_leaves_the_old_pack(
    coatl: Coatl, packs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(pack(tmp_path, "moon"), packs)
    before = snapshot(packs)

    def write_bytes(path: Path, content: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", write_bytes)
    run = coatl("plugins", "add", str(zipped(tmp_path / "new.zip", files(version="2.0"))))
    assert (run.code, run.out, run.err) == (1, "", "coatl: the system refused: the disk is full\n")
    assert snapshot(packs) == before


@pytest.mark.parametrize("error", [OSError, KeyboardInterrupt])
@pytest.mark.parametrize("failing", [{1}, {2}])
@pytest.mark.slow
def test_a_failure_between_the_two_renames_leaves_the_old_pack(
    packs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: type[BaseException], failing: set[int]
) -> None:
    add(pack(tmp_path, "moon"), packs)
    before = snapshot(packs)
    fail_renames(monkeypatch, error, failing)
    with pytest.raises(error):
        add(zipped(tmp_path / "new.zip", files(version="2.0")), packs)
    assert snapshot(packs) == before


def test_an_old_pack_that_cannot_be_put_back_is_not_deleted(
    packs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(pack(tmp_path, "moon"), packs)
    fail_renames(monkeypatch, OSError, {2, 3})
    with pytest.raises(OSError):
        add(zipped(tmp_path / "new.zip", files(version="2.0")), packs)
    (kept,) = packs.glob(".adding-*/old")
    assert names(kept) == ["cards.toml", MANIFEST]
    assert found(load_plugins(packs), "moon").version == "1.0"  # it is put back now
    assert names(packs) == ["moon/cards.toml", f"moon/{MANIFEST}"]


def fail_renames(monkeypatch: pytest.MonkeyPatch, error: type[BaseException], failing: set[int]) -> None:
    """Makes these calls of ``Path.rename`` fail, counted from 1."""
    rename, calls = Path.rename, []

    def maybe(path: Path, target: Path) -> Path:
        calls.append(path)
        if len(calls) in failing:
            raise error
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", maybe)


def test_a_removed_pack_is_gone_and_others_stay(packs: Path) -> None:
    for id in ("moon", "sun"):
        pack(packs, id)
    remove("moon", packs)
    assert names(packs) == ["sun/cards.toml", f"sun/{MANIFEST}"]
    assert [path.name for path in packs.iterdir()] == ["sun"]
