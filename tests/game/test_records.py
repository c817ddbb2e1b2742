"""Finished games are counted by variant and options, and a damaged file of records is never lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from coatl_core.game.rules import VariantChoice
from coatl_core.saves.records import Record, Records, Tally, load_records

PLAIN = VariantChoice("adam")
HARD = VariantChoice("adam", ("level-1", "level-4"))


def record(game: str, points: int, *, variant: VariantChoice = PLAIN, won: bool = False) -> Record:
    return Record(game, variant, points, 40, won, "2026-01-02T03:04:05+00:00")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "records.json"


def test_no_file_means_no_games(file: Path) -> None:
    assert load_records(file) == Records(file)


def test_games_are_counted_for_each_choice_of_options(file: Path) -> None:
    records = load_records(file)
    records = records.with_game(record("a", 30)).with_game(record("b", 50, won=True))
    records = records.with_game(record("c", 20, variant=HARD))
    again = load_records(file)
    assert again == records
    assert again.tallies() == [Tally(PLAIN, 2, 1, 50), Tally(HARD, 1, 0, 20)]
    assert again.tally(VariantChoice("adam", ("level-2",))) == Tally(VariantChoice("adam", ("level-2",)), 0, 0, 0)


def test_a_game_finished_again_replaces_its_record(file: Path) -> None:
    records = load_records(file).with_game(record("a", 30)).with_game(record("a", 35, won=True))
    assert records.tallies() == [Tally(PLAIN, 1, 1, 35)]


@pytest.mark.parametrize(
    "text",
    [
        "",
        '{"format": "coatl-rec',
        "[]",
        '{"format": "coatl-records", "version": 2, "games": []}',
        '{"format": "coatl-records", "version": 1}',
        '{"format": "coatl-records", "version": 1, "games": [3]}',
        '{"format": "coatl-records", "version": 1, "games": "abc"}',
        "[" * 100_000,
        b"\xff\xfe",
    ],
    ids=range(9),
)
def test_a_damaged_file_is_set_aside_whole(file: Path, text: str | bytes) -> None:
    content = text if isinstance(text, bytes) else text.encode()
    file.parent.mkdir()
    file.write_bytes(content)
    records = load_records(file)
    assert records.games == ()
    assert records.fault
    assert records.aside is not None
    assert records.aside.read_bytes() == content
    assert not file.exists()
    records.with_game(record("a", 30))
    assert load_records(file).tallies() == [Tally(PLAIN, 1, 0, 30)]


def test_a_file_set_aside_never_replaces_another(file: Path) -> None:
    file.parent.mkdir()
    for _ in range(2):
        file.write_text("no", "utf-8")
        load_records(file)
    assert sorted(p.name for p in file.parent.iterdir()) == ["records-damaged-1.json", "records-damaged-2.json"]
