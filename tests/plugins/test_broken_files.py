"""Whatever has become of the player's files, each is read, or refused in a sentence, and no byte of it is lost."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from coatl_core.files.home import Home
from coatl_core.language.l10n import english
from coatl_core.language.problemtext import problem_text
from coatl_core.plugins.check import check_plugin
from coatl_core.saves.format import SaveError, play
from coatl_core.saves.records import NewerRecords, load_records
from coatl_core.saves.savetext import records_error_text, save_error_text
from coatl_core.saves.store import read
from coatl_tui.settings import load_settings
from tests.conftest import Effort
from tests.locale.support import furnish
from tests.plugins.support import pack
from tests.support import registry

ENGLISH = english(strict=True)
PIECES = (
    b"\0",
    b"\xff",
    b"\xe2\x80\xae",
    b"\x1b[2J",
    b'"',
    b"{",
    b"[" * 300,
    b"-1",
    b"1e999",
    b"\n",
    b"null",
    b"9" * 5000,
)


def broken(whole: bytes, random: Random) -> bytes:
    """The file with a few bytes changed, lost, doubled or put in."""
    text = bytearray(whole)
    for _ in range(random.choice((1, 1, 2, 5))):
        start = random.randrange(len(text) + 1)
        end = min(len(text), start + random.choice((1, 1, 8, 200)))
        how = random.choice(("lose", "double", "put in", "change", "cut"))
        if how == "cut":
            del text[start:]
        elif how == "change":
            text[start:end] = random.randbytes(end - start)
        elif how == "put in":
            text[start:start] = random.choice(PIECES)
        else:
            text[start:end] = text[start:end] * (0 if how == "lose" else 2)
    return bytes(text)


def read_save(home: Home, file: Path) -> list[str]:
    try:
        play(read(file), registry())
    except SaveError as error:
        return [save_error_text(error, file.name, None, ENGLISH)]
    return []


def read_settings(home: Home, file: Path) -> list[str]:
    _, aside = load_settings(file)
    return [ENGLISH("settings-aside", file=aside.name)] if aside else []


def read_records(home: Home, file: Path) -> list[str]:
    try:
        records = load_records(file)
    except NewerRecords as error:
        return [records_error_text(error, ENGLISH)]
    return [ENGLISH("records-aside", file=records.aside.name, fault=records.fault)] if records.aside else []


def check_pack(home: Home, file: Path) -> list[str]:
    return [problem_text(problem, ENGLISH, "error") for problem in check_plugin(file.parent).problems]


READERS = {
    "saves/several.json": read_save,
    "config/settings.json": read_settings,
    "records.json": read_records,
    "packs/jade/coatl-plugin.toml": check_pack,
    "packs/jade/cards.toml": check_pack,
}


@pytest.mark.parametrize("name", READERS)
@pytest.mark.slow
def test_a_broken_file_is_told_in_a_sentence_and_not_lost(tmp_path: Path, effort: Effort, name: str) -> None:
    home, random, told = Home(tmp_path, tmp_path / "config"), effort.random(name), 0
    furnish(home)
    pack(home.packs, "jade")
    file = tmp_path / name
    whole = file.read_bytes()
    for _ in range(effort(quick=10, test=20, exhaustive=1000)):
        text = broken(whole, random)
        file.write_bytes(text)
        sentences = READERS[name](home, file)
        assert all(sentence.isprintable() for sentence in sentences), sentences
        told += bool(sentences)
        kept = [left for left in file.parent.iterdir() if left.is_file() and left.read_bytes() == text]
        assert kept
        for aside in kept:
            aside.unlink()
    assert told
