"""``coatl replay --position`` and ``coatl play --position``: positions as lines of text, in and out."""

from __future__ import annotations

from pathlib import Path

import pytest

import coatl_core as library
from coatl_core.play.imported import import_game
from coatl_core.saves.gamerecord import read_record
from coatl_core.saves.store import Store, read
from tests.cli.conftest import Coatl, assert_refused
from tests.cli.test_play import saves
from tests.game.test_gamerecord import SHORT
from tests.support import registry

LINE = (
    "coatl/1 players=Ann,Bob turn=9 seat=1 supply=BB,GK,-,-,RY,-,<R,-,B>,- "
    "row=count-red,triple-blue,count-blue,count-red,run-red-black-blue,pair-red-blue board.1=<RBKB hand.1=?2"
)


@pytest.fixture
def game(tmp_path: Path) -> library.Game:
    """A game of two persons, which is saved in ``game.json``."""
    game = library.Game("Ann", "Bob", seed="7")
    for action in ("keep base:count-red", "keep", "take 3"):
        game.push(action)
    game.save(tmp_path / "game.json")
    return game


def test_a_position_is_printed_as_everybody_may_see_it(coatl: Coatl, tmp_path: Path, game: library.Game) -> None:
    file = str(tmp_path / "game.json")
    run = coatl("replay", file, "--position")
    assert (run.code, run.err) == (0, "")
    assert run.out == f"{library.position(game.view(None))}\n"
    game.pop()
    assert coatl("replay", file, "--at", "2", "--position").out == f"{library.position(game.view(None))}\n"
    assert coatl("replay", file, "--at", "2", "--text").out == f"{game.view(None)}\n"


def test_when_the_game_is_over_all_of_it_is_printed(coatl: Coatl, tmp_path: Path, game: library.Game) -> None:
    while not game.over:
        game.push(game.legal_actions[-1])
    game.save(tmp_path / "game.json")
    assert coatl("replay", str(tmp_path / "game.json"), "--position").out == f"{game.position()}\n"


@pytest.mark.parametrize("number", ["4", "-1", "x", "١"])
def test_a_position_that_there_is_not_is_refused(coatl: Coatl, tmp_path: Path, game: library.Game, number: str) -> None:
    run = coatl("replay", str(tmp_path / "game.json"), f"--at={number}", "--position")
    assert_refused(run, "The game has 3 actions", "from 0 to 3", f"“{number}”")


def test_one_way_to_look_is_chosen(coatl: Coatl, tmp_path: Path, game: library.Game) -> None:
    file = str(tmp_path / "game.json")
    assert_refused(coatl("replay", file, "--text", "--position"), "--text", "--position")


def test_a_position_is_told_in_lines(
    coatl: Coatl, tmp_path: Path, game: library.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "game.json")
    told = coatl("replay", file, "--plain", "--at", "3").out.splitlines()
    assert "Ann takes field 3: black body segment, blue body segment." in told
    assert "Field 3 is empty." not in coatl("replay", file, "--plain", "--at", "2").out.splitlines()
    assert "Field 3 is empty." in told
    assert "This is the game as it was dealt." not in told
    assert "This is the game as it was dealt." in coatl("replay", file, "--plain").out.splitlines()
    assert_refused(coatl("replay", file, "--plain", "--at", "4"), "The game has 3 actions")
    monkeypatch.setattr("coatl_tui.cli.commands.replay.is_dumb", lambda: True)
    assert coatl("replay", file, "--at", "3").out.splitlines()[1:] == told


def test_a_game_begins_with_a_position_and_is_saved(coatl: Coatl, own_home: Path) -> None:
    options = ("--seats", "Eva,@easy", "--seed", "7")
    run = coatl("play", "--plain", "--position", LINE, *options, stdin="start <R\nundo\nundo\nstart <R\nmenu\nquit\n")
    assert (run.code, run.err) == (0, "")
    assert "A game of Eva, " in run.out
    assert "no: There is nothing to take back." in run.out  # not what was before the position
    (path,) = saves(own_home)
    save = read(path)
    assert save.setup.players[0] == "Eva"
    assert save.actions[:1] == ("start <R",)
    assert f" seed={save.setup.seed}" in save.position
    again = coatl("play", "--plain", str(path), stdin="quit\n")
    assert (again.code, "A game of Eva, " in again.out) == (0, True)
    assert coatl("replay", str(path), "--at", "0", "--position").out.startswith("coatl/1 sets=base players=Eva,")


def test_a_finished_game_is_printed_as_a_record_which_is_opened_like_a_save(
    coatl: Coatl, tmp_path: Path, own_home: Path, game: library.Game
) -> None:
    file = str(tmp_path / "game.json")
    assert_refused(coatl("replay", file, "--record"), "This game goes on")
    while not game.over:
        game.push(game.legal_actions[-1])
    game.save(file)
    run = coatl("replay", file, "--record")
    assert library.Game.from_record(run.out) == game
    record = tmp_path / "record.json"  # whatever it is called
    record.write_text(run.out, "utf-8")
    assert coatl("replay", str(record), "--text").out == coatl("replay", file, "--text").out
    half = coatl("replay", file, "--record", "--at", "2").out
    record.write_text(half, "utf-8")
    assert coatl("play", "--plain", str(record), stdin="\ntake 3\nquit\n").code == 0
    assert record.read_text("utf-8") == half  # it stays as it is
    (path,) = saves(own_home)
    assert read(path).actions == ("keep base:count-red", "keep", "take 3")
    assert read(path).content
    record.write_text(half.replace("0 Bob: keep", "0 Bob keeps"), "utf-8")
    assert_refused(coatl("replay", str(record), "--text"), "record.json, line", "“0 Bob keeps”")


def test_comments_and_variations_of_a_record_are_printed_as_they_were_read(
    coatl: Coatl, tmp_path: Path, own_home: Path
) -> None:
    record = tmp_path / "record.txt"
    record.write_text(SHORT, "utf-8")
    assert coatl("replay", str(record), "--record").out == SHORT  # it has told all of it, though the game goes on
    imported = import_game(SHORT, registry(), Store(own_home / "saves"))
    assert coatl("replay", str(imported), "--record").out == SHORT
    assert library.Game.load(imported).record() == read_record(SHORT)
    game = library.Game.from_record(SHORT)
    game.push("end" if not game.legal_actions else game.legal_actions[0])
    game.save(tmp_path / "game.json")
    assert read(tmp_path / "game.json").notes == SHORT
    assert_refused(coatl("replay", str(tmp_path / "game.json"), "--record"), "This game goes on")
    record.write_text(SHORT.replace("2 Bob: draw row 2", "2 Bob: draw row 9", 1), "utf-8")
    for way in ("--record", "--plain"):
        assert_refused(coatl("replay", str(record), way), "record.txt, line 14: “draw row 9”")


def test_the_players_are_those_of_the_line_if_no_others_are_named(coatl: Coatl, own_home: Path) -> None:
    coatl("play", "--plain", "--position", LINE, stdin="quit\n")
    (path,) = saves(own_home)
    assert read(path).setup.players == ("Ann", "Bob")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--position", LINE.replace("seat=1", "seat=7")), ("Field seat (character 32)", "“7”", "from 1 to 2")),
        (("--position", "8/8/8"), ("This is no position", "“8/8/8”")),
        (("--position", LINE, "--tokens"), ("--position", "--seats", "--seed")),
        (("game.json", "--position", LINE), ("--position takes no file",)),
        (("--position", LINE, "--seats", "Ann"), ("2 players", "--seats")),
        (("--position", LINE, "--seats", "Ann,@invited"), ("2 players", "invitation")),
        (("--position", LINE, "--json"), ("--json",)),
    ],
)
def test_what_cannot_begin_is_refused(
    coatl: Coatl, own_home: Path, options: tuple[str, ...], words: tuple[str, ...]
) -> None:
    assert_refused(coatl("play", *options), *words)
    assert saves(own_home) == []
