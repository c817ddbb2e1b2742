"""Files are read as far as they may be large, and what is no file is refused at once, whoever asks for it."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from coatl_core.files.regularfile import NotRegularError, TooLargeError, read_bytes, read_text
from coatl_core.plugins.loading import load_plugins
from coatl_core.plugins.manifest import MANIFEST
from coatl_core.saves.format import SaveError
from coatl_core.saves.records import load_records
from coatl_core.saves.store import read
from coatl_tui.settings import MOST_BYTES, Settings, load_settings, readable_settings
from tests.plugins.support import codes, pack


def pipe(path: Path) -> None:
    os.mkfifo(path)


def device(path: Path) -> None:
    """A link to a device that never ends."""
    path.symlink_to("/dev/zero")


ODD = pytest.mark.parametrize("odd", [pipe, device])
Odd = Callable[[Path], None]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "file.json"


@ODD
def test_what_is_no_file_is_refused_and_not_waited_for(file: Path, odd: Odd) -> None:
    odd(file)
    with pytest.raises(NotRegularError):
        read_bytes(file, 1000)


def test_a_file_is_read_whole_up_to_its_limit(file: Path) -> None:
    file.write_bytes(b"x" * 1000)
    assert read_bytes(file, 1000) == b"x" * 1000
    with pytest.raises(TooLargeError):
        read_bytes(file, 999)


def test_a_file_that_grows_while_it_is_read_is_read_no_further(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_bytes(b"x")
    fstat = os.fstat

    def growing(handle: int) -> os.stat_result:
        found = fstat(handle)
        file.write_bytes(b"x" * 3_000_000)
        return found

    monkeypatch.setattr(os, "fstat", growing)
    with pytest.raises(TooLargeError):
        read_bytes(file, 1000)


def test_a_link_is_followed_only_where_that_is_meant(file: Path, tmp_path: Path) -> None:
    file.write_text("text", "utf-8")
    link = tmp_path / "link"
    link.symlink_to(file)
    assert read_bytes(link, 1000) == b"text"
    with pytest.raises(OSError, match="symbolic links"):
        read_bytes(link, 1000, follow_links=False)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        read_bytes(tmp_path, 1000)


def test_a_text_is_read_as_every_editor_writes_it(file: Path) -> None:
    file.write_bytes("\ufeffČ\r\nb\rc\n".encode())
    assert read_text(file, 1000) == "Č\nb\nc\n"
    file.write_bytes(b"\xff")
    with pytest.raises(UnicodeDecodeError):
        read_text(file, 1000)


def test_nothing_that_was_opened_stays_open(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened, closed = list[int](), list[int]()
    really_open, really_close = os.open, os.close

    def note_open(*arguments: Any) -> int:
        opened.append(really_open(*arguments))
        return opened[-1]

    def note_close(handle: int) -> None:
        closed.append(handle)
        really_close(handle)

    monkeypatch.setattr(os, "open", note_open)
    monkeypatch.setattr(os, "close", note_close)
    os.mkfifo(tmp_path / "pipe")
    file.write_bytes(b"xx")
    for path, most in ((file, 2), (file, 1), (tmp_path, 1), (tmp_path / "pipe", 1)):
        with suppress(OSError, ValueError):
            read_bytes(path, most)
    assert opened == closed
    assert len(opened) == 4


# Whoever reads.


@ODD
def test_no_save(file: Path, odd: Odd) -> None:
    odd(file)
    with pytest.raises(SaveError) as caught:
        read(file)
    assert caught.value.code == "foreign"


@ODD
def test_no_settings(file: Path, odd: Odd) -> None:
    odd(file)
    assert readable_settings(file) == Settings()
    assert load_settings(file) == (Settings(), file.with_name("file-damaged-1.json"))
    assert load_settings(file) == (Settings(), None)


def test_huge_settings(file: Path) -> None:
    file.write_text(f'{{"language": "{"x" * MOST_BYTES}"}}', "utf-8")
    assert load_settings(file) == (Settings(), file.with_name("file-damaged-1.json"))


@ODD
def test_no_records(file: Path, odd: Odd) -> None:
    odd(file)
    records = load_records(file)
    assert (records.games, records.aside) == ((), file.with_name("file-damaged-1.json"))
    assert "not a regular file" in records.fault


@pytest.mark.parametrize(
    ("name", "odd", "code"),
    [
        (MANIFEST, pipe, "no-manifest"),
        (MANIFEST, device, "no-manifest"),
        ("cards.toml", pipe, "file-none"),
        ("cards.toml", device, "file-missing"),  # the link leads out of the plugin's folder
    ],
)
def test_no_plugin(tmp_path: Path, name: str, odd: Odd, code: str) -> None:
    path = pack(tmp_path, "moon") / name
    path.unlink()
    odd(path)
    assert codes(load_plugins(tmp_path), "moon") == [code]
