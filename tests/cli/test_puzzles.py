"""``coatl puzzles``: the list, the check, a puzzle in lines, and new ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coatl_core.game.puzzle import read_puzzles
from coatl_core.play.puzzle_game import shipped_puzzles
from coatl_core.players.puzzle_maker import written
from tests.cli.conftest import Coatl, assert_refused


def test_the_list_names_every_puzzle_and_what_has_become_of_it(coatl: Coatl) -> None:
    run = coatl("puzzles", "list")
    assert (run.code, run.err) == (0, "")
    assert "last-turn/p001" in run.out
    data = json.loads(coatl("puzzles", "list", "--json").out)
    assert data["rating"] == 1500
    assert [each["id"] for each in data["puzzles"]] == [f"last-turn/p{n:03}" for n in range(1, 121)]
    assert {each["state"] for each in data["puzzles"]} == {"new"}


def test_damaged_tries_are_set_aside_and_that_is_told(coatl: Coatl, own_home: Path) -> None:
    own_home.mkdir()
    (own_home / "puzzles.json").write_text("garbage")
    run = coatl("puzzles", "list")
    assert run.code == 0 and "could not be read" in run.err and str(own_home / "puzzles-damaged-1.json") in run.err
    assert coatl("puzzles", "list").err == ""


def test_a_puzzle_is_played_in_lines(coatl: Coatl) -> None:
    solution = "; ".join(map(str, shipped_puzzles().puzzles[1].solution))
    run = coatl("puzzles", "play", "last-turn/p002", "--plain", stdin=f"{solution}\nquit\n")
    assert run.code == 0
    assert "Puzzle 2." in run.out
    assert "Found: " in run.out
    assert json.loads(coatl("puzzles", "list", "--json").out)["puzzles"][1]["state"] == "found"


@pytest.mark.parametrize("id", ["last-turn/p999", "0", "1000", "²"])
def test_an_unknown_puzzle_is_refused(coatl: Coatl, id: str) -> None:
    assert_refused(coatl("puzzles", "play", id, "--plain"), "coatl puzzles list")


def test_a_file_that_was_written_is_read_as_it_was_and_checked(coatl: Coatl, tmp_path: Path) -> None:
    file = tmp_path / "some.toml"
    some = shipped_puzzles().puzzles[:3]
    file.write_text(written("some", some), "utf-8")
    puzzles = read_puzzles(file.read_text("utf-8"), str(file))
    for read, puzzle in zip(puzzles.puzzles, some, strict=True):
        assert (read.setup, read.before, read.solution, read.themes) == (
            puzzle.setup,
            puzzle.before,
            puzzle.solution,
            puzzle.themes,
        )
    run = coatl("puzzles", "check", str(file))
    assert (run.code, run.err) == (0, "")
    assert run.out == "3 puzzles solved anew: all is as it is written.\n"


def test_a_puzzle_that_is_not_as_it_is_written_is_named_with_its_line(coatl: Coatl, tmp_path: Path) -> None:
    file = tmp_path / "some.toml"
    puzzle = shipped_puzzles().puzzles[0]
    file.write_text(
        written("some", [puzzle]).replace(f"best = {puzzle.best}\n", f"best = {puzzle.best + 1}\n"), "utf-8"
    )
    run = coatl("puzzles", "check", str(file))
    assert run.code == 1
    assert f"some.toml:4: error: In the puzzle “p001” the best turn brings {puzzle.best}" in run.out


def test_a_file_that_cannot_be_read_is_refused(coatl: Coatl, tmp_path: Path) -> None:
    assert_refused(coatl("puzzles", "check", str(tmp_path / "xx")), f"{tmp_path / 'xx'}: This is not a file.")


def test_a_file_that_is_none_is_told(coatl: Coatl, tmp_path: Path) -> None:
    file = tmp_path / "some.toml"
    file.write_text("[[puzzle]]\n", "utf-8")
    run = coatl("puzzles", "check", str(file))
    assert run.code == 1
    assert "some.toml:1: error: " in run.out


@pytest.mark.parametrize("options", [("--games", "0"), ("--take", "x"), ("--id", "My Puzzles"), ("--set", "moon")])
def test_puzzles_cannot_be_made_of_nothing(coatl: Coatl, options: tuple[str, ...]) -> None:
    assert_refused(coatl("puzzles", "make", *options))


def test_cards_that_are_too_few_for_a_game_are_refused(coatl: Coatl) -> None:
    assert_refused(coatl("puzzles", "make", "--set", "promo"), "13", "6")


@pytest.mark.exhaustive
def test_puzzles_are_made_as_they_were_made_before(coatl: Coatl, tmp_path: Path) -> None:
    made = coatl("puzzles", "make", "--games", "2", "--seed", "x", "--take", "2", "--id", "mine")
    assert (made.code, made.err.splitlines()[0].split()[1:]) == (0, ["puzzles", "were", "made."])
    assert coatl("puzzles", "make", "--games", "2", "--seed", "x", "--take", "2", "--id", "mine") == made
    file = tmp_path / "mine.toml"
    file.write_text(made.out, "utf-8")
    assert coatl("puzzles", "check", str(file)).code == 0
