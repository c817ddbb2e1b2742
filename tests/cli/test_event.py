"""``coatl event``: making, showing and changing events, and playing those of computer players."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.cells import cell_len

from coatl_core.game.rules import ComputerSeat
from coatl_core.language.l10n import english
from coatl_core.saves.events import Entrant, Event, keep_new, load_event
from coatl_tui.cli.commands.event_show import _wall
from tests.cli.conftest import Coatl, assert_refused
from tests.support import setup

MAKE = "event", "make", "club", "--players", "Ann,Bob,Robo@easy", "--seed", "7"


@pytest.fixture
def club(own_home: Path) -> Path:
    """An event of two persons and a computer player."""
    persons = Entrant("Ann", token="K7QM2XPA"), Entrant("Bob", token="3RWZ90TB")
    path = own_home / "events" / "club.json"
    entrants = (*persons, Entrant("Robo", ComputerSeat("easy")))
    assert keep_new(path, Event("club", entrants, setup(2), "7", "a secret"))
    return path


def test_the_same_seed_gives_the_same_lots(coatl: Coatl) -> None:
    run = coatl(*MAKE)
    assert (run.code, run.err) == (0, "")
    assert "3 players, 3 games in 3 rounds" in run.out
    coatl("event", "make", "other", *MAKE[3:])
    coatl("event", "make", "third", *MAKE[3:-1], "8")
    shown = [coatl("event", "show", name).out.partition("\n")[2] for name in ("club", "other", "third")]
    assert shown[0] == shown[1] != shown[2]


def test_an_event_is_shown_with_its_table_and_its_rounds(coatl: Coatl, club: Path) -> None:
    shown = coatl("event", "show", "club").out
    assert shown.startswith("club: 0 of 3 games are over\n")
    assert shown.count("has no game in this round") == 3
    data = json.loads(coatl("event", "show", "club", "--json").out)
    assert sorted(row["name"] for row in data["table"]) == ["Ann", "Bob", "Robo"]
    assert [game["state"] for game in data["games"]] == ["open"] * 3
    assert {row["name"]: row["computer"] for row in data["table"]}["Robo"] == "easy"


def test_passes_are_shown_to_who_asks_for_them_and_nowhere_else(coatl: Coatl, club: Path) -> None:
    tokens = [each["token"] for each in json.loads(club.read_text())["entrants"] if each["token"]]
    asked = coatl("event", "show", "club", "--passes").out
    assert [line.partition(":")[0] for line in sorted(asked.splitlines())] == ["Ann", "Bob"]
    for shown in (coatl("event", "show", "club").out, coatl("event", "show", "club", "--json").out):
        for token in tokens:
            code = f"{token[:4]}-{token[4:]}"
            assert code in asked
            assert code not in shown
            assert token not in shown


def test_a_host_that_does_not_run_is_named_to_nobody(coatl: Coatl, club: Path) -> None:
    assert coatl("event", "show", "club", "--passes").out == "Ann: K7QM-2XPA\nBob: 3RWZ-90TB\n"
    coatl("event", "make", "far", "--players", "Ann,Bob", "--host", "192.0.2.7:4747")
    assert coatl("event", "show", "far", "--passes").out.count("@192.0.2.7:4747") == 2


def test_an_event_of_computer_players_is_played_to_its_end_and_then_only_shown(coatl: Coatl) -> None:
    coatl("event", "make", "bots", "--players", "A@easy,B@easy", "--seed", "7")
    first, again = coatl("event", "run", "bots"), coatl("event", "run", "bots")
    assert (first.code, first.err, again.code) == (0, "", 0)
    assert "bots: 1 of 1 game is over" in first.out
    assert again.out == first.out[first.out.index("\nbots:") :]
    coatl("event", "make", "again", "--players", "A@easy,B@easy", "--seed", "7")
    assert coatl("event", "run", "again").out.replace("again:", "bots:") == first.out


def test_a_result_is_entered_by_hand(coatl: Coatl, club: Path) -> None:
    run = coatl("event", "result", "club", "1", "41:38")
    assert run.code == 0
    assert "41 : 38" in run.out
    assert "entered by hand" in run.out
    assert coatl("event", "result", "club", "1", "40:40").out.count(" and ") == 1
    winner = json.loads(coatl("event", "show", "club", "--json").out)["games"][0]["players"][1]
    coatl("event", "result", "club", "1", "40:40", "--winner", winner)
    game = json.loads(coatl("event", "show", "club", "--json").out)["games"][0]
    assert (game["points"], game["winners"], game["told"]) == ([40, 40], [winner], True)


def test_a_terminal_without_other_signs_gets_those_of_ascii(
    coatl: Coatl, club: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coatl_tui.cli.commands.event_text.ascii_only", lambda: True)
    shown = [coatl("event", "result", "club", "1", "38:41"), coatl("event", "result", "club", "2", "40:40")]
    coatl("event", "result", "club", "3", "40:40")
    shown += [coatl("event", "show", "club"), coatl("event", "run", "club")]
    assert all(run.code == 0 and run.out.isascii() for run in shown)
    assert "1.5" in shown[-1].out
    assert len({len(line) for line in shown[-2].out.splitlines()[2:6]}) == 1, "the last column ends where it ended"
    assert shown[-1].out.strip() == shown[-2].out.strip()


def test_who_goes_home_loses_what_was_left(coatl: Coatl, club: Path) -> None:
    run = coatl("event", "withdraw", "club", "Bob")
    assert (run.code, run.out) == (0, "Bob plays no more. The 2 games that were left are lost without being played.\n")
    data = json.loads(coatl("event", "show", "club", "--json").out)
    assert sorted(game["state"] for game in data["games"]) == ["forfeited", "forfeited", "open"]
    assert coatl("event", "withdraw", "club", "Bob").out == run.out, "they still are"
    assert "is lost" in coatl("event", "withdraw", "club", "Ann").out, "that with Robo; Bob has gone as well"
    for game in ("1", "2", "3"):
        coatl("event", "result", "club", game, "41:38")
    assert "No game was left." in coatl("event", "withdraw", "club", "Robo").out


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("make", "club", "--players", "Ann,Bob"), "already"),
        (("make", "../club", "--players", "Ann,Bob"), "letters"),
        (("make", "x", "--players", "Ann"), "2 to 64"),
        (("make", "x", "--players", "Ann,Ann"), "Ann"),
        (("make", "x", "--players", "Ann,?"), "2"),
        (("make", "x", "--players", "Ann,@invited"), "everybody"),
        (("make", "x", "--players", "Ann,@nobody"), "nobody"),
        (("make", "x", "--players", "Ann,Bob", "--host", "here!"), "address"),
        (("make", "x", "--players", "Ann,Bob", "--variant", "adam"), "adam"),
        (("show", "clup"), "club"),
        (("show", "club", "--json", "--watch"), "--watch"),
        (("run", "clup"), "club"),
        (("run", "club", "--host", "here!"), "address"),
        (("withdraw", "club", "Zed"), "Ann"),
        (("result", "club", "4", "1:2"), "from 1 to 3"),
        (("result", "club", "one", "1:2"), "from 1 to 3"),
        (("result", "club", "1", "1-2"), "41:38"),
        (("result", "club", "1", "1:2", "--winner", "Zed"), "Ann"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(coatl: Coatl, club: Path, arguments: tuple[str, ...], word: str) -> None:
    before = club.read_text()
    assert_refused(coatl("event", *arguments), word)
    assert club.read_text() == before
    assert not (club.parent / "x.json").exists()


@pytest.mark.parametrize("players", [2, 16, 64])
def test_the_wall_shows_the_round_that_is_played_however_small_it_is(
    coatl: Coatl, own_home: Path, monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    names = ",".join(f"Player {number}" for number in range(players))
    coatl("event", "make", "club", "--players", names, "--seed", "7")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    lines = _wall(load_event(own_home / "events" / "club.json"), english()).splitlines()
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80
    assert lines[0].startswith("club: ")
    assert f"Round 1 of {max(1, players - 1)}" in lines
    assert any("can begin" in line for line in lines)


def test_names_in_wide_letters_leave_the_columns_straight(coatl: Coatl, own_home: Path) -> None:
    coatl("event", "make", "club", "--players", "山田太郎,Ann", "--seed", "7")
    head, *rows = coatl("event", "show", "club").out.splitlines()[2:5]
    assert {cell_len(row.partition(" 0 ")[0]) for row in rows} == {head.index("games") + 3}


def test_the_wall_is_never_wider_than_the_terminal(
    coatl: Coatl, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    coatl("event", "make", "club", "--players", f"{'山' * 18},{'田' * 18}", "--seed", "7")
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("LINES", "24")
    lines = _wall(load_event(own_home / "events" / "club.json"), english()).splitlines()
    assert max(map(cell_len, lines)) <= 60


def test_who_has_fewer_points_has_not_won(coatl: Coatl, club: Path) -> None:
    one, other = json.loads(coatl("event", "show", "club", "--json").out)["games"][0]["players"]
    assert_refused(coatl("event", "result", "club", "1", "41:38", "--winner", other), other)
    assert coatl("event", "result", "club", "1", "41:38", "--winner", one).code == 0


def test_a_damaged_event_is_told_with_the_way_back(coatl: Coatl, club: Path) -> None:
    coatl("event", "withdraw", "club", "Bob")
    club.write_text("nothing")
    run = coatl("event", "show", "club")
    assert_refused(run, "club-damaged-1.json", ".bak")
    club.with_name("club.json.bak").rename(club)
    assert coatl("event", "show", "club").code == 0


def test_an_event_of_a_newer_version_is_told_and_kept(coatl: Coatl, club: Path) -> None:
    text = club.read_text().replace('"version": 1', '"version": 2')
    club.write_text(text)
    for command in (("show", "club"), ("run", "club"), ("withdraw", "club", "Bob")):
        assert_refused(coatl("event", *command), "newer")
    assert club.read_text() == text


@pytest.mark.parametrize(
    ("field", "value"),
    [("card_sets", ["strange"]), ("variants", [{"id": "strange", "options": []}])],
)
def test_an_event_whose_plugin_was_removed_says_so(coatl: Coatl, club: Path, field: str, value: object) -> None:
    data = json.loads(club.read_text())
    data["setup"][field] = value
    club.write_text(json.dumps(data))
    assert coatl("event", "show", "club").code == 0
    assert_refused(coatl("event", "run", "club"), "strange")


def test_an_event_whose_player_was_removed_says_so(coatl: Coatl, club: Path) -> None:
    club.write_text(club.read_text().replace('"easy"', '"stranger"'))
    assert_refused(coatl("event", "run", "club"), "stranger")


def test_an_event_with_persons_needs_a_host_that_answers(coatl: Coatl, club: Path) -> None:
    assert_refused(coatl("event", "run", "club", "--host", "127.0.0.1:1"), "127.0.0.1:1")
