"""A file that several copies of the program write is written by one after the other, and nothing is left beside it."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable
from errno import EAGAIN
from pathlib import Path

import pytest

from coatl_core.files.atomic import write, write_alone
from coatl_core.files.lock import locked
from coatl_core.saves.records import PlayerResult, Record, load_records
from coatl_tui.settings import Settings, load_settings, save_settings


def settings(path: Path) -> None:
    save_settings(path, Settings(language="cs"))
    assert load_settings(path)[0].language == "cs"


def records(path: Path) -> None:
    record = Record("game", "", (PlayerResult("Ana", 30, won=False),), 40)
    load_records(path).with_game(record)
    assert load_records(path).games == (record,)


@pytest.mark.parametrize("writer", [settings, records])
def test_what_killed_programs_have_left_is_swept(tmp_path: Path, writer: Callable[[Path], None]) -> None:
    path = tmp_path / "home" / "file.json"
    path.parent.mkdir()
    for name in (".file.json.abcdefgh.tmp", ".file.json.bak.tmp", ".other.json.abcdefgh.tmp"):
        (path.parent / name).touch()
    writer(path)
    assert {p.name for p in path.parent.glob(".*.tmp")} == {".other.json.abcdefgh.tmp"}


def test_nobody_writes_while_another_copy_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coatl_core.files.lock.PATIENCE", 0.0)
    path = tmp_path / "file.json"
    with locked(tmp_path / ".file.json.lock"), pytest.raises(OSError, match=os.strerror(EAGAIN)):
        write_alone(path, "new")
    write_alone(path, "new")
    assert path.read_text("utf-8") == "new"
    assert {stat.S_IMODE(p.stat().st_mode) for p in tmp_path.iterdir()} == {0o600}


def test_a_device_in_the_place_of_a_file_is_replaced_and_not_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file.json"
    path.symlink_to("/dev/zero")
    write(path, "new")
    assert [p.name for p in tmp_path.iterdir()] == ["file.json"]
    assert (path.is_symlink(), path.read_text("utf-8")) == (False, "new")


@pytest.mark.parametrize("name", ["x" * 200 + ".json", "я" * 100 + ".json"])
def test_a_long_name_is_no_hindrance(tmp_path: Path, name: str) -> None:
    write(tmp_path / name, "text")
    assert (tmp_path / name).read_text("utf-8") == "text"
