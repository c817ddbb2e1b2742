"""What must not end a game in lines, nor let it go on without end."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NoReturn

import pytest

from coatl_core.game.errors import VariantFailed
from coatl_core.play.local_game import LocalGame
from coatl_tui.plain import lines
from coatl_tui.plain.lines import LONGEST_INPUT, Typed
from tests.locale.support import speaking
from tests.plain.support import kind, play, script, typist_of

LONG = "0000000012"
"""A number with more digits than any list has choices."""


def test_a_number_that_no_list_has_opens_no_saved_game(tmp_path: Path) -> None:
    menu = play(kind("alone"), tmp_path, script("menu", "saves", LONG, "0000000000", "0000000001"), speaking("en"))
    told = typist_of(menu).transcript.splitlines()
    assert f"? There is no such saved game: {LONG}." in told
    assert "? There is no such saved game: 0000000000." in told
    assert told[told.index("> 0000000001") + 1].startswith("A game of Ann.")


def test_after_a_failure_of_the_game_a_line_is_read_before_it_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(game: LocalGame) -> NoReturn:
        raise VariantFailed("bad", "bad", "boom")

    monkeypatch.setattr(LocalGame, "legal_actions", property(fail))
    told = typist_of(play(kind("alone"), tmp_path, script("look", "undo", "quit"), speaking("en"))).transcript
    assert told.count("! The plugin bad failed: boom.") == 3
    assert "> quit\n" in told


def test_a_file_name_with_control_characters_is_told_without_them(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "a\x1b]0;b\x07\n.json").write_text("{}")
    out = typist_of(play(None, tmp_path, script("saves", "1"), speaking("en"))).transcript
    assert "1 a\N{REPLACEMENT CHARACTER}]0;b" in out
    assert all(line.isprintable() for line in out.splitlines())


def test_an_input_that_does_not_wait_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    os.set_blocking(reading, False)

    def type_then(*handles: object) -> None:
        os.write(writing, b"look\nme\n")
        os.close(writing)

    monkeypatch.setattr(lines, "select", type_then)
    typed = Typed(reading, "utf-8")
    assert [typed.readline() for _ in range(3)] == ["look\n", "me\n", ""]
    os.close(reading)


def test_a_line_that_does_not_end_is_kept_only_in_part(tmp_path: Path) -> None:
    file = tmp_path / "typed"
    file.write_bytes(b"y" * 1_000_000 + b"\nlook\n")
    with file.open("rb") as opened:
        typed = Typed(opened.fileno(), "utf-8")
        assert LONGEST_INPUT < len(typed.readline()) < 200_000
        assert typed.readline() == "look\n"
