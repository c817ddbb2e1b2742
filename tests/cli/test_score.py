"""``coatl score``: every coatl gets its points, and a text that is not a coatl is refused with the place of the
error."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import COLORS
from tests.cli.conftest import Coatl, assert_refused


def data(coatl: Coatl, *arguments: str) -> dict[str, Any]:
    run = coatl("score", "--json", *arguments)
    assert (run.code, run.err) == (0, "")
    (line,) = run.out.splitlines()
    found: dict[str, Any] = json.loads(line)
    return found


def test_a_coatl_is_scored_against_every_card(coatl: Coatl, catalog: Catalog) -> None:
    found = data(coatl, "BBRBBKRBBYY")
    assert list(found) == ["coatl", "prophecies", "temples"]
    assert found["coatl"] == "BBRBBKRBBYY"
    assert list(found["prophecies"]) == list(catalog.prophecies)
    assert list(found["temples"]) == list(catalog.temples)
    assert found["prophecies"]["base:isolated-pair-blue"] == {"times": 3, "points": 5}
    assert found["prophecies"]["base:count-blue"] == {"times": 6, "points": 5}
    assert found["prophecies"]["base:triple-blue"] == {"times": 0, "points": 0}
    assert found["temples"]["base:no-red-length-11"] == {"met": 1, "points": 3}


def test_more_than_the_last_level_earns_no_more_but_is_counted(coatl: Coatl) -> None:
    assert data(coatl, "B" * 9)["prophecies"]["base:count-blue"] == {"times": 9, "points": 5}


def test_both_requirements_of_a_temple_give_its_full_points(coatl: Coatl) -> None:
    assert data(coatl, "BGBGBGKKRBG")["temples"]["base:no-red-length-11"] == {"met": 1, "points": 3}
    assert data(coatl, "BGBGBGKKYBG")["temples"]["base:no-red-length-11"] == {"met": 2, "points": 7}


def test_a_coatl_reads_from_the_head_to_the_tail(coatl: Coatl) -> None:
    forwards, backwards = data(coatl, "YKRGB"), data(coatl, "BGRKY")
    assert forwards["prophecies"]["base:pair-yellow-black"]["times"] == 1
    assert backwards["prophecies"]["base:pair-yellow-black"]["times"] == 0


@pytest.mark.parametrize("ends", [["--open-head"], ["--open-tail"], ["--open-head", "--open-tail"]])
@pytest.mark.slow
def test_an_unfinished_coatl_scores_its_prophecies_but_no_temple(coatl: Coatl, ends: list[str]) -> None:
    """RULES 6.5, 8.9: only a complete coatl has a temple; at an open end ``!X`` holds."""
    whole, part = data(coatl, "BBR"), data(coatl, *ends, "BBR")
    assert part["prophecies"] == whole["prophecies"]
    assert part["prophecies"]["base:isolated-pair-blue"]["points"] == 2
    assert {id: temple["met"] for id, temple in part["temples"].items()} == {
        id: temple["met"] for id, temple in whole["temples"].items()
    }
    assert {temple["points"] for temple in part["temples"].values()} == {0}


def test_coatls_come_from_arguments_and_from_standard_input_in_order(coatl: Coatl) -> None:
    run = coatl("score", "--json", "BBR", "-", "RRG", stdin="YYK\r\n  KKB  \n")
    assert [json.loads(line)["coatl"] for line in run.out.splitlines()] == ["BBR", "YYK", "KKB", "RRG"]


def test_an_empty_input_has_nothing_to_score(coatl: Coatl) -> None:
    run = coatl("score", "--json", "-")
    assert (run.code, run.out, run.err) == (0, "", "")


def test_the_table_shows_what_scores_the_best_first(coatl: Coatl) -> None:
    run = coatl("score", "BBRBBKRBBYY")
    first, header, *rows = run.out.splitlines()
    assert first == "BBRBBKRBBYY"
    assert header.split() == ["points", "times", "card", "pattern"]
    points = [int(row.split()[0]) for row in rows if row]
    assert points == sorted(points, reverse=True)
    assert points[-1] > 0
    assert rows[0].split() == ["5", "6", "base:count-blue", "count", "B"]


def test_a_coatl_without_points_says_so(coatl: Coatl) -> None:
    run = coatl("score", "--open-tail", "B")
    assert run.out.splitlines() == ["B", "No card scores.", ""]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ("", ["empty"]),
        ("BBQ", ["“Q”", "place 3", "B, G, K, R and Y"]),
        ("bBR", ["“b”", "place 1", "write B"]),
        ("BB R", ["“ ”", "place 3"]),
        ("<BR>", ["“<”", "place 1"]),
        ("BВR", ["“В”", "place 2"]),
        ("B\x1b[2J", ["place 2"]),
        ("B" * 1001, ["too long", "1000"]),
        ("Q" * 100_000, ["too long"]),
    ],
)
@pytest.mark.slow
def test_a_text_that_is_not_a_coatl_is_refused_with_the_place_of_the_error(
    coatl: Coatl, wrong: str, words: list[str]
) -> None:
    run = coatl("score", wrong)
    assert_refused(run, *words)
    assert len(run.err) < 300


def test_a_wrong_line_is_named_by_its_number(coatl: Coatl) -> None:
    run = coatl("score", "--json", "-", stdin="BBR\nBBQ\n")
    assert_refused(run, "line 2", "“Q”", "place 3")
    assert len(run.out.splitlines()) == 1


@pytest.mark.parametrize("blank", ["", "   "])
def test_an_empty_line_is_refused(coatl: Coatl, blank: str) -> None:
    assert_refused(coatl("score", "-", stdin=f"BBR\n{blank}\nBBR\n"), "line 2", "empty")


@pytest.mark.slow
def test_input_that_is_no_text_is_refused() -> None:
    run = subprocess.run(
        [
            sys.executable,
            "-X",
            "utf8",
            "-c",
            "from coatl_tui.cli.program import main; raise SystemExit(main())",
            "score",
            "-",
        ],
        input=b"BBR\n\xff\n",
        capture_output=True,
        check=False,
    )
    assert run.returncode == 2
    assert run.stderr.startswith(b"coatl: ")
    assert run.stderr.count(b"\n") == 1


def test_without_a_coatl_the_command_is_refused(coatl: Coatl) -> None:
    assert_refused(coatl("score"), "no coatl")


def test_an_unknown_set_is_refused_with_the_known_ones(coatl: Coatl) -> None:
    assert_refused(coatl("score", "--set", "moon", "BBR"), "moon", "base")
    assert_refused(coatl("score", "--set", "base", "--set", "base", "BBR"), "base", "twice")


def test_a_set_of_the_players_own_is_scored_beside_the_base_game(coatl: Coatl, own_home: Path) -> None:
    folder = own_home / "packs" / "moon"
    folder.mkdir(parents=True)
    (folder / "coatl-plugin.toml").write_text(
        "[plugin]\nid='moon'\napi=1\nversion='1'\nkind='card-set'\nname='Moon'\n[provides]\ncard-sets=['cards.toml']\n"
    )
    (folder / "cards.toml").write_text(
        "schema=1\nid='moon'\n[[prophecy]]\nid='x'\ncolor='blue'\npattern='B B B B'\nlevels={1=9}\n"
    )
    assert list(data(coatl, "--set", "moon", "BBBB")["prophecies"]) == ["moon:x"]
    both = data(coatl, "--set", "base", "--set", "moon", "BBBB")["prophecies"]
    assert both["moon:x"] == {"times": 1, "points": 9}
    assert len(both) == 50
    assert_refused(coatl("--safe-mode", "score", "--set", "moon", "BBBB"), "moon")


@pytest.mark.exhaustive
def test_at_least_2000_coatls_are_scored_in_a_second(coatl: Coatl) -> None:
    """Measured in processor time, so that a busy machine does not matter; the best of three runs counts."""
    random = Random("many")
    coatls = ["".join(random.choices(COLORS, k=random.randint(3, 20))) for _ in range(2000)]
    times = []
    for _ in range(3):
        begin = time.process_time()
        run = coatl("score", "--json", "-", stdin="\n".join(coatls))
        times.append(time.process_time() - begin)
        assert len(run.out.splitlines()) == 2000
    assert min(times) < 1
