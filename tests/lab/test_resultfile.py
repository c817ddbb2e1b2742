"""The file of a run: nothing of it is lost, and whatever is wrong with it is told."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from coatl_core.lab.compare import changes
from coatl_core.lab.resultfile import NotARun, Played, read, text_of, write
from coatl_core.lab.tally import Observed, Tally
from tests.lab.conftest import river


def added(deals: list[Observed]) -> Tally:
    tally = Tally()
    for deal in deals:
        tally.add(deal)
    return tally


def test_a_run_is_read_as_it_was_written(deals: list[Observed], tmp_path: Path) -> None:
    file, tally = tmp_path / "river.json", added(deals[3:9] + deals[12:13])
    write(file, river(), tally)
    run = read(file)
    assert run.done == ((3, 8), (12, 12))
    assert run.tally() == tally
    assert run.played == Played.of(river())
    assert run.played != Played.of(river(seed="other"))


def test_the_file_is_the_same_whatever_the_order(deals: list[Observed]) -> None:
    shuffled = deals[:]
    Random(2).shuffle(shuffled)
    assert text_of(river(), added(shuffled)) == text_of(river(), added(deals))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "{}",
        '{"format": "coatl-lab", "version": 2}',
        '{"format": "coatl-lab", "version": 1}',
        "\x00",
        "[" * 100_000,
    ],
)
def test_another_file_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "x.json"
    file.write_text(text)
    with pytest.raises(NotARun):
        read(file)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("done", [[5, 3]]),
        ("done", [[0, 3], [3, 4]]),
        ("done", [[-1, 3]]),
        ("done", [[0, 10**12]]),
        ("games", "many"),
        ("games", 10**12),
        ("sums", {"kept": {"river:reed": [1, 2]}}),
        ("counts", {"rounds": {"3": 0.5}}),
    ],
)
def test_numbers_that_cannot_be_are_refused(deals: list[Observed], tmp_path: Path, key: str, value: object) -> None:
    file = tmp_path / "x.json"
    data = json.loads(text_of(river(), added(deals[:2])))
    file.write_text(json.dumps({**data, key: value}))
    with pytest.raises(NotARun):
        read(file)


def test_a_run_compared_with_itself_has_not_changed(deals: list[Observed]) -> None:
    tally = added(deals)
    found = changes(tally, tally)
    assert {change.about for change in found} == {"", "river:flood", "river:long", "river:reed"}
    assert not [change for change in found if change.sure or change.change.value]
