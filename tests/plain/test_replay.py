"""A game looked at again, in lines."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.game.test_gamerecord import SHORT
from tests.locale.support import speaking
from tests.plain.support import LANGUAGES, choices, heard_by, kind, play, saved, script, typist_of
from tests.plain.test_asked import after
from tests.plain.test_transcripts import unreadable

PLAYED = ("keep 1 2 3", "take 1", "take 2", "start G", "x 1 tail K", "end", "draw 2", "end")
"""Two turns alone, with the steps of the opponent between them."""


def looked_at(folder: Path, *typed: str, tag: str = "en", played: tuple[str, ...] = PLAYED) -> list[str]:
    """What was told in a game that was looked at again after some turns, with these lines."""
    menu = play(kind("alone"), folder, script(*played, "replay", *typed), speaking(tag))
    lines = typist_of(menu).transcript.splitlines()
    return lines[lines.index("> replay") :]


def test_a_game_is_gone_through_turn_by_turn_and_action_by_action(tmp_path: Path) -> None:
    lines = looked_at(tmp_path, "", "next", "step back", "step", "undo", "turn 3", "1", "first", "last", "next")
    assert lines[1] == "4 turns, 13 actions."
    assert after(lines, "") == ["Before the first turn: Ann.", *after(lines, "")[1:]]
    turn = after(lines, "next")
    assert turn[:2] == ["Turn 1 of 4: Ann.", "Ann takes field 1: green body segment, black body segment."]
    assert after(lines, "step") == ["Turn 1 of 4: A.D.A.M.", *turn[2:]]
    assert after(lines, "undo") == after(lines, "")
    assert after(lines, "turn 3")[0].startswith("Turn 3 of 4: ")
    assert after(lines, "1") == turn
    assert after(lines, "first") == ["This is the game as it was dealt."]
    assert after(lines, "last")[0].startswith("Turn 4 of 4: ")
    assert lines[-2:] == ["Nothing comes after this.", lines[-1]]


def test_the_table_is_told_as_it_stood(tmp_path: Path) -> None:
    now = after(looked_at(tmp_path / "1", "last", "look", "menu"), "look")
    dealt = after(looked_at(tmp_path / "2", "look", "menu"), "look")
    told = typist_of(play(kind("alone"), tmp_path / "3", script("look", *PLAYED, "board", "look"), speaking("en")))
    lines = told.transcript.splitlines()
    assert dealt == after(lines, "look")
    assert now == after(lines[lines.index("> board") :], "look")[: len(now)]
    assert dealt != now


def test_what_cannot_be_gone_to_is_told_and_the_table_is_there_again_afterwards(tmp_path: Path) -> None:
    lines = looked_at(tmp_path, "undo", "turn 9", "turn", "take 1", "hint", "why", "menu", "take 3")
    assert after(lines, "undo") == ["This is the game as it was dealt."]
    assert after(lines, "turn 9") == ["? The turns have the numbers 0 to 4; 0 is before the first one."]
    assert [after(lines, typed)[0][:2] for typed in ("turn", "take 1", "hint")] == ["? ", "? ", "? "]
    assert after(lines, "why") == ["Nobody has told a reason."]
    assert after(lines, "menu")[0] == "Back at the table."
    assert after(lines, "take 3")[0].startswith(("Ann takes field 3: ", "no: "))


def test_a_saved_game_is_looked_at_from_the_menu_by_its_number_or_its_name(tmp_path: Path) -> None:
    play(kind("alone"), tmp_path, script(*PLAYED), speaking("en"))
    name = saved(tmp_path).stem
    typed = ("replay", "saves", "replay 1", "", "menu", f"replay {name}", "menu", "replay nothing", "quit")
    lines = typist_of(play(None, tmp_path, script(*typed), speaking("en"))).transcript.splitlines()
    assert after(lines, "replay") == ["? Type open and the number or the name of a saved game; saves lists them."]
    assert after(lines, "replay 1")[0] == "4 turns, 13 actions."
    assert "? There is no such saved game: nothing." in lines
    assert lines.count("4 turns, 13 actions.") == 2


@pytest.mark.exhaustive
def test_a_finished_game_tells_its_end_and_the_reasons_of_computer_players(tmp_path: Path) -> None:
    typed = iter(["", "replay", "turn 3", "why", "last", "score", "menu", "quit"])

    def answer(told: list[str]) -> str | None:
        if any("Now you can type" in line for line in told) or answer_to_menu:
            answer_to_menu.append("")
            return next(typed, None)
        found = list(choices(told))
        return found[0][0] if found else "?"

    answer_to_menu: list[str] = []
    menu = play(kind("computers"), tmp_path, answer, speaking("en"))
    lines = typist_of(menu).transcript.splitlines()
    assert lines[lines.index("> replay") - 1].startswith("The game is over. Now you can type: score, ")
    lines = lines[lines.index("> replay") :]
    assert after(lines, "turn 3")[0].startswith("Turn 3 of ")
    assert re.match(r"\w+: ", after(lines, "turn 3")[-1])
    assert after(lines, "why") == after(lines, "turn 3")[-1:]
    assert any("wins" in line or "shared" in line for line in after(lines, "last"))


@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_is_told_of_a_game_looked_at_again_can_be_read_aloud(tag: str, tmp_path: Path) -> None:
    typed = ("replay", "", "", "step", "last", "", "turn 9", "first", "help", "menu")
    menu = play(kind("alone"), tmp_path, script(*PLAYED, *typed), speaking(tag))
    assert [each for each in heard_by(menu) if unreadable(each, tag)] == []


def test_one_plays_on_from_a_turn_as_another_game(tmp_path: Path) -> None:
    lines = looked_at(tmp_path, "onward Zoe", "onward @nobody", "turn 1", "onward", "undo", "menu", "saves")
    assert after(lines, "onward Zoe")[0].startswith("? ")
    assert after(lines, "onward @nobody")[0].startswith("? ")
    told = after(lines, "onward")
    assert "From here Ann plays on: all that Ann could not know has been dealt anew." in told
    assert after(lines, "undo")[0].startswith("no: Here you began to play on")
    assert len(after(lines, "saves")) == 2


def test_a_record_is_imported_and_its_comments_and_variations_are_read(tmp_path: Path) -> None:
    file = tmp_path / "try.txt"
    file.write_text(SHORT, "utf-8")
    (tmp_path / "bad.txt").write_text(SHORT.replace("take 3 #", "tkae 3 #"), "utf-8")
    typed = (f"import {tmp_path / 'bad.txt'}", "import", f"import {file}", "replay a-try", "main", "variation", "")
    turns = ("turn 1", "variation 9", "variation 1", "next", "main", "variation 2", "menu", "quit")
    lines = typist_of(play(None, tmp_path, script(*typed, *turns), speaking("en"))).transcript.splitlines()
    assert "line 9: tkae 3 cannot stand in the record" in after(lines, f"import {tmp_path / 'bad.txt'}")[0]
    assert after(lines, "import") == ["? After this word, type the path of a record or of a saved game."]
    assert after(lines, f"import {file}") == ["Imported: a-try.json."]
    assert "Comment: Two who learn it." in after(lines, "replay a-try")
    assert after(lines, "main") == ["? This is the game itself."]
    assert after(lines, "variation") == ["? There is no such variation in this turn."]
    assert "Comment: Black would do as well:" in after(lines, "turn 1")
    assert "The record has 2 variations here: type variation and a number." in after(lines, "turn 1")
    assert after(lines, "variation 9") == ["? There is no such variation in this turn."]
    assert after(lines, "variation 1")[0] == "Variation 1 of 2. The word main leads back to the game."
    assert "Comment: Both." in after(lines, "variation 1")
    assert "Bob takes field 3: black body segment, blue body segment." in after(lines, "next")
    assert after(lines, "variation 2")[0].startswith("Variation 2 of 2.")


def test_what_is_imported_where_nothing_can_be_written_is_told_with_the_folder_of_the_saves(tmp_path: Path) -> None:
    file, folder = tmp_path / "try.txt", tmp_path / "home"
    file.write_text(SHORT, "utf-8")
    folder.mkdir()
    (folder / "saves").write_text("no folder", "utf-8")
    lines = typist_of(play(None, folder, script(f"import {file}", "quit"), speaking("en"))).transcript.splitlines()
    assert f"Games cannot be saved in {folder / 'saves'}" in after(lines, f"import {file}")[0]
