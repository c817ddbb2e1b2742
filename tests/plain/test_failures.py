"""What must not end a game in lines, nor let it go on without end."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

import pytest

from coatl_core.game.errors import VariantFailed
from coatl_core.play.local_game import LocalGame
from tests.plain.support import kind, l10n_in, play, script, typist_of

LONG = "0000000012"
"""A number with more digits than any list has choices."""


def test_a_number_that_no_list_has_opens_no_saved_game(tmp_path: Path) -> None:
    menu = play(kind("alone"), tmp_path, script("menu", "saves", LONG, "0000000000", "0000000001"), l10n_in("en"))
    lines = typist_of(menu).transcript.splitlines()
    assert f"? There is no such saved game: {LONG}." in lines
    assert "? There is no such saved game: 0000000000." in lines
    assert lines[lines.index("> 0000000001") + 1].startswith("A game of Ann.")


def test_after_a_failure_of_the_game_a_line_is_read_before_it_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(game: LocalGame) -> NoReturn:
        raise VariantFailed("bad", "bad", "boom")

    monkeypatch.setattr(LocalGame, "legal_actions", property(fail))
    lines = typist_of(play(kind("alone"), tmp_path, script("look", "undo", "quit"), l10n_in("en"))).transcript
    assert lines.count("! The plugin bad failed: boom.") == 3
    assert "> quit\n" in lines


def test_a_file_name_with_control_characters_is_told_without_them(tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "a\x1b]0;b\x07\n.json").write_text("{}")
    out = typist_of(play(None, tmp_path, script("saves", "1"), l10n_in("en"))).transcript
    assert "1 a\N{REPLACEMENT CHARACTER}]0;b" in out
    assert all(line.isprintable() for line in out.splitlines())
