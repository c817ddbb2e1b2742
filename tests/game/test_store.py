"""The folder of saves: no error while writing can lose a game."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest
from attrs import evolve

from coatl_core.cards.catalog import Catalog
from coatl_core.files.atomic import backup_of, write
from coatl_core.game.session import Session
from coatl_core.game.state import Ruleset
from coatl_core.plugins.registry import Registry
from coatl_core.saves.format import Save, SaveError, decode, encode, make_save
from coatl_core.saves.store import Autosave, Store, read
from tests.patience import PATIENCE
from tests.support import setup

NOW = datetime(2025, 1, 2, 3, 4, 5)


@pytest.fixture
def save(catalog: Catalog, registry: Registry) -> Save:
    session = Session(setup(2), Ruleset(catalog))
    return make_save(session, registry.dependencies(["base"]))


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "saves")


def test_a_written_save_can_be_read(store: Store, save: Save) -> None:
    path = store.folder / "game.json"
    write(path, encode(save))
    assert read(path) == save
    assert not backup_of(path).exists()
    assert [p.name for p in store.folder.iterdir()] == ["game.json"]


def test_the_previous_save_is_kept_as_a_backup(store: Store, save: Save) -> None:
    path = store.folder / "game.json"
    for name in ("first", "second", "third"):
        write(path, encode(evolve(save, name=name)))
    assert read(path).name == "third"
    assert read(backup_of(path)).name == "second"


@pytest.mark.parametrize("step", ["replace", "fsync"])
def test_a_write_that_fails_leaves_the_old_save(
    store: Store, save: Save, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = store.folder / "game.json"
    write(path, encode(save))

    def fail(*_: object) -> None:
        raise OSError("No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, step, fail)
        with pytest.raises(OSError, match="No space"):
            write(path, encode(evolve(save, name="new")))
    assert read(path) == save
    assert [p.name for p in store.folder.iterdir() if p.name.endswith(".tmp")] == []


def test_a_backup_is_kept_where_the_file_system_has_no_links(
    store: Store, save: Save, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError("Operation not permitted")

    monkeypatch.setattr(Path, "hardlink_to", fail)
    path = store.folder / "game.json"
    write(path, encode(save))
    write(path, encode(evolve(save, name="new")))
    assert (read(path).name, read(backup_of(path)).name) == ("new", "")


def test_the_last_written_save_comes_first_and_a_damaged_one_is_listed(store: Store, save: Save) -> None:
    for number, name in enumerate(("old", "new", "broken")):
        path = store.folder / f"{name}.json"
        write(path, encode(evolve(save, name=name)))
        os.utime(path, (number, number))
    (store.folder / "broken.json").write_text("{", "utf-8")
    os.utime(store.folder / "broken.json", (0.5, 0.5))
    (store.folder / "notes.txt").write_text("not a save", "utf-8")
    entries = store.entries()
    assert [entry.path.stem for entry in entries] == ["new", "broken", "old"]
    assert [entry.save is None for entry in entries] == [False, True, False]
    error = entries[1].error
    assert error is not None
    assert error.code == "damaged"


def test_a_file_that_was_not_written_since_is_not_read_again(
    store: Store, save: Save, monkeypatch: pytest.MonkeyPatch
) -> None:
    decoded: list[str] = []

    def read_once(text: str) -> Save:
        decoded.append(text)
        return decode(text)

    monkeypatch.setattr("coatl_core.saves.format.decode", read_once)
    for name in ("one", "two", "three"):
        write(store.folder / f"{name}.json", encode(evolve(save, name=name)))
    first = store.entries()
    assert len(decoded) == 3
    write(store.folder / "two.json", encode(evolve(save, name="zwo")))
    (store.folder / "three.json").unlink()
    second = store.entries()
    assert len(decoded) == 4
    assert {entry.save.name for entry in first if entry.save} == {"one", "two", "three"}
    assert {entry.save.name for entry in second if entry.save} == {"one", "zwo"}


def test_a_damaged_save_is_a_save_again_once_it_is_mended(store: Store, save: Save) -> None:
    path = store.folder / "game.json"
    write(path, "{")
    assert [entry.save for entry in store.entries()] == [None]
    write(path, encode(save))
    assert [entry.save for entry in store.entries()] == [save]


def test_a_damaged_save_offers_its_backup(store: Store, save: Save) -> None:
    path = store.folder / "game.json"
    write(path, encode(save))
    write(path, "{")
    (entry,) = store.entries()
    assert entry.save is None
    assert entry.backup is not None
    assert read(entry.backup) == save


def test_a_missing_folder_has_no_saves(store: Store) -> None:
    assert store.entries() == []


@pytest.mark.parametrize("content", [b"\xff\xfe", b"", b"\x00" * 100])
def test_a_file_that_is_no_text_is_damaged(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(SaveError) as caught:
        read(path)
    assert caught.value.code == "damaged"


@pytest.mark.parametrize("name", [".", "missing.json"])
def test_a_file_that_cannot_be_read_says_why(tmp_path: Path, name: str) -> None:
    with pytest.raises(SaveError) as caught:
        read(tmp_path / name)
    assert caught.value.code == "unreadable"
    assert caught.value.values["reason"]


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("", "2025-01-02-030405.json"),
        ("Čtvrtek večer", "ctvrtek-vecer.json"),
        ("../../etc/passwd", "etc-passwd.json"),
        ("Четвер", "2025-01-02-030405.json"),
        ("x" * 300, f"{'x' * 40}.json"),
    ],
)
def test_a_new_save_gets_a_plain_file_name(store: Store, name: str, file: str) -> None:
    assert store.new_path(name, NOW) == store.folder / file


def test_a_new_save_never_replaces_another(store: Store, save: Save) -> None:
    names = []
    for _ in range(3):
        path = store.new_path("Friday", NOW)
        write(path, encode(save))
        names.append(path.name)
    assert names == ["friday.json", "friday-2.json", "friday-3.json"]


def test_a_deleted_save_is_gone_with_its_backup(store: Store, save: Save) -> None:
    path = store.folder / "game.json"
    write(path, encode(save))
    write(path, encode(save))
    store.delete(path)
    assert list(store.folder.iterdir()) == []


SECOND_COPY = """
import sys
from pathlib import Path
from coatl_core.saves.format import SaveError
from coatl_core.saves.store import Store

path = Path(sys.argv[1])
try:
    Store(path.parent).lock(path).release()
    print("mine")
except SaveError as error:
    print(error.code)
"""


def second_copy(path: Path) -> str:
    """Returns what another copy of the program prints when it tries to lock the save."""
    command = [sys.executable, "-c", SECOND_COPY, str(path)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


@pytest.mark.slow
def test_another_copy_of_the_program_cannot_open_a_game_being_played(store: Store) -> None:
    path = store.folder / "game.json"
    lock = store.lock(path)
    assert second_copy(path) == "locked"
    assert second_copy(store.folder / "other.json") == "mine"
    lock.release()
    assert second_copy(path) == "mine"
    assert store.entries() == []


def test_the_autosave_writes_the_newest(store: Store, save: Save) -> None:
    changes: list[str] = []
    path = store.folder / "game.json"
    autosave = Autosave(path, lambda: changes.append("changed"))
    for number in range(50):
        autosave.put(evolve(save, name=str(number)))
    autosave.close()
    assert read(path).name == "49"
    assert changes == []


def test_an_autosave_that_fails_says_so_and_tries_again_with_the_next_action(tmp_path: Path, save: Save) -> None:
    blocked = tmp_path / "saves"
    blocked.write_text("a file where the folder should be", "utf-8")
    changes: list[bool] = []
    autosave = Autosave(blocked / "game.json", lambda: changes.append(autosave.failed is None))
    autosave.put(save).result(PATIENCE)
    assert isinstance(autosave.failed, OSError)
    blocked.unlink()
    autosave.put(save)
    autosave.close()
    assert autosave.failed is None
    assert changes == [False, True]
    assert read(blocked / "game.json") == save


def test_two_games_begun_in_the_same_second_have_files_of_their_own(store: Store) -> None:
    now = datetime(2026, 1, 2, 3, 4, 5)
    first, second = store.claim_new(now), store.claim_new(now)
    assert first.path != second.path


def test_only_files_are_saves(store: Store) -> None:
    store.folder.mkdir(parents=True, exist_ok=True)
    (store.folder / "nowhere.json").symlink_to(store.folder / "gone")
    os.mkfifo(store.folder / "pipe.json")
    assert store.entries() == []


# Which game was played last.


def put(store: Store, save: Save, name: str, *, count: int, saved: str, written: int) -> None:
    path = store.folder / f"{name}.json"
    write(path, encode(evolve(save, count=count, saved=saved)))
    os.utime(path, (written, written))


def order(store: Store) -> list[str]:
    return [entry.path.stem for entry in store.entries()]


def test_the_last_played_save_comes_first_though_the_clock_was_set_back(store: Store, save: Save) -> None:
    put(store, save, "first", count=1, saved="2026-05-01T10:00:00+00:00", written=3)
    put(store, save, "third", count=3, saved="2020-01-01T00:00:00+00:00", written=1)
    put(store, save, "second", count=2, saved="2026-05-01T11:00:00+00:00", written=2)
    assert order(store) == ["third", "second", "first"]
    assert store.next_count() == 4


def test_saves_that_were_not_counted_go_by_their_own_time_rather_than_the_files(store: Store, save: Save) -> None:
    for name, saved, written in (
        ("noon", "2026-05-01T12:00:00+02:00", 1),
        ("eleven", "2026-05-01T11:00:00+00:00", 2),  # an hour later: the other is the time of another zone
        ("nine", "2026-05-01T09:00:00+00:00", 4),
        ("counted", "2020-01-01T00:00:00+00:00", 0),
    ):
        put(store, save, name, count=int(name == "counted"), saved=saved, written=written)
    assert order(store) == ["counted", "eleven", "noon", "nine"]


@pytest.mark.parametrize("saved", ["", "yesterday", "9999-12-31T23:59:59-23:59", "0001-01-01T00:00:00"])
def test_a_save_without_a_time_goes_by_its_files(store: Store, save: Save, saved: str) -> None:
    put(store, save, "new", count=0, saved=saved, written=2)
    put(store, save, "old", count=0, saved=saved, written=1)
    assert order(store) == ["new", "old"]


@pytest.mark.parametrize("size", [0, 60, 200])
def test_a_damaged_save_keeps_its_place(store: Store, save: Save, size: int) -> None:
    """As long as its beginning is there, or its backup."""
    put(store, save, "second", count=2, saved="", written=9)
    put(store, save, "second", count=2, saved="", written=9)
    put(store, save, "first", count=1, saved="", written=5)
    put(store, save, "third", count=3, saved="", written=1)
    path = store.folder / "second.json"
    path.write_text(path.read_text("utf-8")[:size], "utf-8")
    os.utime(path, (0, 0))
    assert order(store) == ["third", "second", "first"]


def test_nothing_a_player_writes_counts(store: Store, save: Save) -> None:
    write(store.folder / "game.json", encode(evolve(save, name='x\n "count": 9,', count=2)))
    write(store.folder / "huge.json", '{\n "count": 99999999999999999999999\n}')
    assert store.next_count() <= 10**15
    (store.folder / "huge.json").unlink()
    assert store.next_count() == 3


def test_a_save_of_version_0_1_has_no_count(save: Save) -> None:
    text = encode(save).replace('\n "count": 0,', "")
    assert "count" not in json.loads(text)
    assert decode(text) == save


# What a killed program leaves.

KILLED = """
import os, signal, sys
from pathlib import Path
from coatl_core.files.atomic import write
from coatl_core.saves.store import Store

path = Path(sys.argv[1])
lock = Store(path.parent).lock(path)
os.replace = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
write(path, "{}")
"""
"""A copy of the program that dies when the text is on the disk and not yet in its place."""


def killed(path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False, timeout=PATIENCE)
    assert done.returncode == -9


def temporary(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob(".*.tmp"))


@pytest.mark.slow
def test_what_killed_programs_have_left_is_swept_when_a_game_is_opened(store: Store) -> None:
    for name in ("game.json", "other.json"):
        killed(store.folder / name)
    (store.folder / ".abcdefgh.tmp").touch()  # of version 0.1
    (store.folder / ".game.json.bak.tmp").touch()
    assert len(temporary(store.folder)) == 3  # the second copy has swept behind the first
    store.lock(store.folder / "game.json").release()
    assert temporary(store.folder) == []


PLAYING = """
import sys
from pathlib import Path
from coatl_core.saves.store import Store

path = Path(sys.argv[1])
lock = Store(path.parent).lock(path)
path.with_name(f".{path.name}.abcdefgh.tmp").touch()
print("playing", flush=True)
sys.stdin.read()
"""


@pytest.mark.slow
def test_what_a_living_copy_is_writing_is_not_swept(store: Store) -> None:
    path = store.folder / "other.json"
    command = [sys.executable, "-c", PLAYING, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdin is not None
        assert other.stdout is not None
        assert other.stdout.readline() == "playing\n"
        store.lock(store.folder / "game.json").release()
        assert temporary(store.folder) == [".other.json.abcdefgh.tmp"]
        other.stdin.close()
    store.lock(store.folder / "game.json").release()
    assert temporary(store.folder) == []


def test_a_named_save_takes_no_others_place_even_if_that_came_just_now(
    store: Store, save: Save, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = store.write_new("Friday", "{}", NOW)
    looks = [taken, store.folder / "friday-2.json"]
    monkeypatch.setattr(Store, "new_path", lambda *_: looks.pop(0))
    assert store.write_new("Friday", encode(save), NOW).name == "friday-2.json"
    assert taken.read_text("utf-8") == "{}"


# Who may look.


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_saves_are_the_players_own(tmp_path: Path, save: Save) -> None:
    store = Store(tmp_path / "home" / "coatl" / "saves")
    lock = store.lock(store.folder / "game.json")
    write(lock.path, encode(save))
    lock.release()
    assert {mode(path) for path in (store.folder, store.folder.parent, store.folder.parent.parent)} == {0o700}
    assert {mode(path) for path in store.folder.iterdir()} == {0o600}


def test_a_folder_that_was_shared_stays_so(store: Store, save: Save) -> None:
    store.folder.mkdir()
    store.folder.chmod(0o770)
    write(store.folder / "game.json", encode(save))
    assert mode(store.folder) == 0o770
