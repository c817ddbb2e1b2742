"""The file of a run: nothing of it is lost, and whatever is wrong with it is told."""

from __future__ import annotations

import json
import re
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coatl_core.lab.compare import changes
from coatl_core.lab.resultfile import NotARun, OldRun, Played, read, text_of, write
from coatl_core.lab.totals import Observed, Totals
from coatl_tui.cli.commands.lab_show import csv_text, show, show_changes
from tests.game.hostile import hostile_json
from tests.lab.conftest import river
from tests.locale.support import speaking


def added(deals: list[Observed]) -> Totals:
    totals = Totals()
    for deal in deals:
        totals.add(deal)
    return totals


def test_a_run_is_read_as_it_was_written(deals: list[Observed], tmp_path: Path) -> None:
    file, totals = tmp_path / "river.json", added(deals[3:9] + deals[12:13])
    write(file, river(), totals)
    run = read(file)
    assert run.done == ((3, 8), (12, 12))
    assert run.totals() == totals
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
        '{"format": "coatl-lab", "version": 3}',
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


def test_a_run_of_an_earlier_version_is_named(deals: list[Observed], tmp_path: Path) -> None:
    file = tmp_path / "old.json"
    file.write_text(json.dumps({**json.loads(text_of(river(), added(deals[:2]))), "version": 1}))
    with pytest.raises(OldRun):
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
        ("done", [[0, 999_999]]),
        ("games", 0),
        ("games", 9),
        ("sums", {}),
        ("counts", {}),
    ],
)
def test_numbers_that_cannot_be_are_refused(deals: list[Observed], tmp_path: Path, key: str, value: object) -> None:
    file = tmp_path / "x.json"
    data = json.loads(text_of(river(), added(deals[:2])))
    file.write_text(json.dumps({**data, key: value}))
    with pytest.raises(NotARun):
        read(file)


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        (("counts", "rounds", "long"), 1, "counts rounds"),
        (("counts", "points", "1\x1b[2J"), 1, "counts points"),
        (("counts", "together", "river:reed"), 1, "counts together river:reed"),
        (("counts", "together", "a b"), 1, "counts together a b"),
        (("counts", "coatls", "river:reed"), -1, "counts coatls river:reed"),
        (("sums", "kept", "river:reed"), [3, 4, 9, 12, 16], "sums kept river:reed"),
        (("sums", "worth", "river:reed"), [10**400, 1, 1, 1, 1], "sums worth river:reed"),
        (("sums", "worth", "river:reed"), [-3, 1, 1, 1, 1], "sums worth river:reed"),
        (("sums", "worth", "river:reed"), [3, 1, 1, 1, -1], "sums worth river:reed"),
        (("sums", "seat", "1"), [24, -1, 288, 0, 1], "sums seat 1"),
        (("played", "players"), 0, "players"),
        (("played", "card_set"), "moon", "played"),
        (("played", "seed"), "\x1b[2J", "played"),
    ],
)
@pytest.mark.slow
def test_what_no_games_can_have_given_is_named(
    deals: list[Observed], tmp_path: Path, path: tuple[str, ...], value: object, why: str
) -> None:
    file = tmp_path / "x.json"
    data = json.loads(text_of(river(), added(deals[:2])))
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    file.write_text(json.dumps(data))
    with pytest.raises(NotARun, match=f"^{re.escape(why)}"):
        read(file)


HOSTILE: list[Any] = [None, True, -1, 0, 1, 7, 10**400, 0.5, "", "x", "\x1b[2J", "river:reed", [], [[0, 999_999]], {}]


@pytest.mark.slow
@given(st.data())
def test_whatever_is_read_can_be_shown(deals: list[Observed], data: st.DataObject) -> None:
    """Whatever value is changed, the file is refused, or all that is told of a run can be told of this one."""
    text = hostile_json(_small(deals), HOSTILE, data)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "x.json"
        file.write_text(text, "utf-8")
        try:
            run = read(file)
        except NotARun:
            return
    l10n = speaking("en")
    assert show_changes(run, run, l10n).replace("\n", "").isprintable()
    assert show(river(), run.totals(), l10n)
    assert csv_text(river(), run.totals())


def _small(deals: list[Observed]) -> dict[str, Any]:
    """The file of a run without most of what is about the cards of the base game, and without its report."""
    data: dict[str, Any] = json.loads(text_of(river(), added(deals[:4])))
    for part in (data["sums"], data["counts"]):
        for sums in part.values():
            for about in [about for about in sums if about.startswith("base:")]:
                del sums[about]
    return {**data, "report": {}}


def test_a_run_compared_with_itself_has_not_changed(deals: list[Observed]) -> None:
    totals = added(deals)
    found = changes(totals, totals)
    assert {change.about for change in found} == {"", "river:flood", "river:long", "river:reed"}
    assert not [change for change in found if change.sure or change.change.value]
