"""``coatl sheet``: a text that tells the end of a real game becomes its score sheet, in every form."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from coatl_core.files.home import Home
from coatl_core.game.scoring import score_sheet
from coatl_core.language.l10n import L10n
from coatl_core.saves.sheetfile import write_sheet
from tests.cli.conftest import Coatl, assert_refused
from tests.pad.support import end_of, finished

TEXT = "edition: pl\nplayer: Ana\ncoatl: bbbry count-blue no-green-length-9\ncoatl: gk. \nplayer: Bao\n"


def test_the_sheet_is_printed_with_each_cards_reason(coatl: Coatl, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(TEXT)
    run = coatl("sheet", str(file))
    assert (run.code, run.err) == (0, "")
    assert run.out == (
        "Ana: 5 points\n"
        "  coatl 1: blue head, 2 blue, red, yellow tail (complete, 5 points)\n"
        "    3× blue pieces, wherever they lie: 2 points\n"
        "    1 met: no green piece · exactly 9 pieces long: 3 points\n"
        "  coatl 2: green head, black (unfinished, 0 points)\n"
        "Bao: 0 points\n"
        "  no coatl\n"
        "Ana wins.\n"
    )
    assert coatl("sheet", "-", stdin=TEXT).out == run.out == coatl("sheet", stdin=TEXT).out


def test_json_has_what_the_games_own_sheet_has(coatl: Coatl) -> None:
    state = finished("sheet", card_sets=("base", "promo"))
    run = coatl("sheet", "--json", stdin=write_sheet(end_of(state), state.catalog))
    data, sheet = json.loads(run.out), score_sheet(state)
    assert [player["points"] for player in data["players"]] == [player.points for player in sheet.players]
    assert tuple(data["winners"]) == sheet.winners and data["decided_by"] == sheet.decided_by
    cards = [line["card"] for player in data["players"] for each in player["coatls"] for line in each["cards"]]
    assert cards == [line.card for player in sheet.players for score in player.coatls for line in score.lines]


def test_a_picture_is_written(coatl: Coatl, tmp_path: Path) -> None:
    picture = tmp_path / "sheet.svg"
    run = coatl("sheet", "--svg", str(picture), stdin=TEXT)
    assert (run.code, run.out, run.err) == (0, "", "")
    assert "Ana" in picture.read_text() and "</svg>" in picture.read_text()


def test_a_picture_is_written_only_where_it_can_be(coatl: Coatl, tmp_path: Path) -> None:
    run = coatl("sheet", "--svg", str(tmp_path / "none" / "sheet.svg"), stdin=TEXT)
    assert_refused(run, f"no folder for {tmp_path / 'none' / 'sheet.svg'}")
    assert not (tmp_path / "none").exists()
    assert_refused(coatl("sheet", "--svg", str(tmp_path), stdin=TEXT), f"{tmp_path} cannot be written")


def test_all_that_is_wrong_is_told_as_compilers_do(coatl: Coatl, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(TEXT.replace("count-blue", "count-bleu").replace("edition", "editon"))
    run = coatl("sheet", str(file))
    assert (run.code, run.out) == (2, "")
    first, second = run.err.splitlines()
    assert first.startswith(f"{file}:1: ") and first.endswith("→ did you mean “edition”?")
    assert second.startswith(f"{file}:3: ") and second.endswith("→ did you mean “count-blue”?")


def test_what_cannot_be_read_is_refused(coatl: Coatl, tmp_path: Path) -> None:
    run = coatl("sheet", str(tmp_path / "none.txt"))
    assert (run.code, run.err) == (2, f"{tmp_path / 'none.txt'}:1: This is not a file.\n")
    (tmp_path / "letter.txt").write_bytes(b"\xff\xfe player")
    assert coatl("sheet", str(tmp_path / "letter.txt")).err.endswith("The file is not text in UTF-8.\n")


def test_without_a_file_the_app_asks_for_it_at_a_terminal(coatl: Coatl, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[bool]()

    def run_app(home: Home, l10n: L10n, safe_mode: bool, *, pads: bool) -> int:
        asked.append(pads)
        return 0

    monkeypatch.setattr("coatl_tui.cli.commands.sheet.is_terminal", lambda: True)
    monkeypatch.setattr("coatl_tui.cli.app_process.run", run_app)
    assert coatl("sheet").code == 0 and asked == [True]
