"""Whenever the program ends while a pack is added or removed, no pack is lost and nothing is left lying about."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from errno import EAGAIN
from pathlib import Path

import pytest

from coatl_core.files.lock import locked
from coatl_core.files.problems import FileError
from coatl_core.plugins import packs as adding
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.manifest import MANIFEST
from coatl_core.plugins.packs import add, remove
from coatl_core.plugins.recovery import lock_of, recover
from tests.patience import PATIENCE
from tests.plugins.support import found, manifest, pack
from tests.plugins.test_packs import files, names, snapshot, zipped
from tests.support import rarely

MOON = ["moon/cards.toml", f"moon/{MANIFEST}"]

KILLED = """
import os, signal, sys
from pathlib import Path
from coatl_core.plugins.packs import add, remove

rename, calls = Path.rename, []

def deadly(path, target):
    calls.append(path)
    if len(calls) == int(sys.argv[1]):
        os.kill(os.getpid(), signal.SIGKILL)
    return rename(path, target)

Path.rename = deadly
unlink = os.unlink
os.unlink = lambda *arguments, **named: os.kill(os.getpid(), signal.SIGKILL)
if sys.argv[2] == "add":
    add(Path(sys.argv[3]), Path(sys.argv[4]))
else:
    remove(sys.argv[3], Path(sys.argv[4]))
"""
"""A copy of the program that dies before a certain renaming, or before the first file is deleted."""


def killed(call: int, *arguments: str) -> None:
    done = subprocess.run([sys.executable, "-c", KILLED, str(call), *arguments], check=False, timeout=PATIENCE)
    assert done.returncode == -9


def left(packs: Path) -> list[str]:
    return [path.name for path in packs.iterdir() if path.name.startswith(".")]


@pytest.mark.slow
@pytest.mark.parametrize(("call", "version"), [*rarely((1, "1.0"), (3, "2.0")), (2, "1.0")])
def test_a_pack_added_again_is_there_whenever_the_program_is_killed(
    packs: Path, tmp_path: Path, call: int, version: str
) -> None:
    """Before the old one is moved away, before the new one is in its place, and while the old one is deleted."""
    add(pack(tmp_path, "moon"), packs)
    killed(call, "add", str(zipped(tmp_path / "new.zip", files(version="2.0"))), str(packs))
    assert left(packs)
    assert found(load_plugins(packs), "moon").version == version
    assert names(packs) == MOON
    assert left(packs) == []


@pytest.mark.slow
@pytest.mark.parametrize(("call", "kept"), [(1, True), (2, False)])
def test_a_pack_is_removed_whole_or_not_at_all(packs: Path, tmp_path: Path, call: int, kept: bool) -> None:
    add(pack(tmp_path, "moon"), packs)
    killed(call, "remove", "moon", str(packs))
    load_plugins(packs)
    assert names(packs) == (MOON if kept else [])
    assert left(packs) == []


def test_a_broken_pack_that_was_to_be_mended_is_put_back_as_it_was(packs: Path) -> None:
    pack(packs / ".adding-x", "old", text="[plugin")
    pack(packs / ".adding-x", "new", text=manifest("moon"))
    recover(packs)
    assert (packs / "moon" / MANIFEST).read_text("utf-8") == "[plugin"
    assert left(packs) == []


def test_what_may_be_all_that_is_left_of_a_pack_is_not_thrown_away(packs: Path) -> None:
    pack(packs / ".adding-x", "old", text="[plugin")
    recover(packs)
    assert names(packs) == [".adding-x/old/cards.toml", f".adding-x/old/{MANIFEST}"]


def test_a_pack_that_has_been_added_anew_stays(packs: Path) -> None:
    pack(packs, "moon", text=manifest("moon", version="3.0"))
    pack(packs / ".adding-x", "old", text=manifest("moon"))
    recover(packs)
    assert found(load_plugins(packs), "moon").version == "3.0"
    assert names(packs) == MOON


def test_a_folder_that_is_a_link_is_put_back_as_a_link(packs: Path, tmp_path: Path) -> None:
    real = pack(tmp_path, "moon")
    (packs / ".adding-x").mkdir(parents=True)
    (packs / ".adding-x" / "old").symlink_to(real)
    recover(packs)
    assert (packs / "moon").is_symlink()
    assert names(tmp_path / "moon") == ["cards.toml", MANIFEST]


def test_nothing_is_cleared_up_while_another_copy_is_adding(packs: Path) -> None:
    pack(packs / ".adding-x", "old", text=manifest("moon"))
    before = snapshot(packs)
    with locked(lock_of(packs)):
        recover(packs)
        assert snapshot(packs) == before
    recover(packs)
    assert names(packs) == MOON


def test_two_copies_do_not_add_at_once(packs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    add(pack(tmp_path, "moon"), packs)
    before = snapshot(packs)
    with locked(lock_of(packs)):
        for change in (lambda: add(tmp_path / "moon", packs), lambda: remove("moon", packs)):
            with monkeypatch.context() as patch:
                patch.setattr("coatl_core.files.lock.PATIENCE", 0.0)
                with pytest.raises(OSError, match=os.strerror(EAGAIN)):
                    change()
    assert snapshot(packs) == before


def test_where_nothing_can_be_changed_plugins_are_found_all_the_same(
    packs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack(packs, "sun")
    pack(packs / ".adding-x", "old", text=manifest("moon"))

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    assert found(load_plugins(packs), "sun").usable
    monkeypatch.undo()
    assert found(load_plugins(packs), "moon").usable


def test_a_pack_is_on_the_disk_before_it_takes_the_place_of_another(
    packs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(pack(tmp_path, "moon"), packs)
    steps: list[tuple[str, str]] = []
    rename = Path.rename

    def note_rename(path: Path, target: Path) -> Path:
        steps.append(("rename", f"{path.name} {target.name}"))
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", note_rename)
    monkeypatch.setattr(adding, "sync_file", lambda path: steps.append(("file", path.name)))
    monkeypatch.setattr(adding, "sync_folder", lambda path: steps.append(("folder", path.name.partition("-")[0])))
    add(tmp_path / "moon", packs)
    assert sorted(steps[:2]) == [("file", "cards.toml"), ("file", MANIFEST)]
    assert steps[2:] == [
        ("folder", "new"),
        ("rename", "moon old"),
        ("folder", ".adding"),
        ("rename", "new moon"),
        ("folder", "packs"),
    ]


def test_what_becomes_a_link_after_it_was_looked_at_is_not_followed(
    packs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = pack(tmp_path, "moon")
    (folder / "secret.txt").symlink_to("/etc/passwd")
    monkeypatch.setattr(Path, "is_symlink", lambda path: False)  # it was none when that was asked
    with pytest.raises(FileError) as caught:
        add(folder, packs)
    assert [problem.code for problem in caught.value.problems] == ["file-unreadable"]
    assert names(packs) == []


def test_packs_are_the_players_own(packs: Path, tmp_path: Path) -> None:
    folder = add(pack(tmp_path, "moon"), packs).folder
    assert {stat.S_IMODE(path.stat().st_mode) for path in (packs, folder)} == {0o700}
    assert stat.S_IMODE(packs.with_name(".packs.lock").stat().st_mode) == 0o600
