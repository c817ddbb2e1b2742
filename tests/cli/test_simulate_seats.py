"""``coatl simulate --seats``: matches between computer players."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import pytest

from coatl_tui.cli.commands import simulate, simulate_match
from tests.cli.conftest import Coatl, assert_refused
from tests.five import crowd_registry

MATCH = ("simulate", "--seats", "easy,random", "--games", "4", "--seed", "s")


def match(coatl: Coatl, *arguments: str) -> dict[str, Any]:
    run = coatl(*MATCH, "--json", *arguments)
    assert (run.code, run.err) == (0, "")
    found: dict[str, Any] = json.loads(run.out)
    return found


def test_a_match_as_data(coatl: Coatl) -> None:
    found = match(coatl, "--paired")
    assert list(found) == ["games", "seats", "scores", "elo", "standstills", "ms_a_turn", "checksum"]
    assert (found["games"], found["seats"]) == (4, ["easy", "random"])
    assert sum(found["scores"].values()) == 1
    assert list(found["elo"]) == ["easy-random"]
    elo = found["elo"]["easy-random"]
    assert elo.keys() == {"elo", "low", "high"}
    assert found["ms_a_turn"].keys() == found["scores"].keys()


@pytest.mark.exhaustive
def test_who_has_won_all_games_is_better_by_more_than_a_number(coatl: Coatl) -> None:
    games = ("simulate", "--seats", "medium,random", "--games", "8", "--paired", "--seed", "s")
    elo = json.loads(coatl(*games, "--json").out)["elo"]["medium-random"]
    assert (elo["elo"], round(elo["low"]), elo["high"]) == (None, 128, None)
    for language, told in (
        ("en", "medium – random: more than +128 Elo with 95 % certainty"),
        ("cs", "medium – random: s jistotou 95 % víc než +128 Elo"),
        ("pl", "medium – random: z ufnością 95% więcej niż +128 Elo"),
        ("uk", "medium – random: з імовірністю 95 % більше ніж +128 Ело"),
    ):
        assert told in coatl("--lang", language, *games).out.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.exhaustive
def test_the_same_match_has_the_same_checksum(coatl: Coatl) -> None:
    first, second = match(coatl), match(coatl)
    assert (first["checksum"], first["scores"]) == (second["checksum"], second["scores"])
    assert match(coatl, "--paired")["checksum"] != first["checksum"]
    assert match(coatl, "--seed", "other")["checksum"] != first["checksum"]


@pytest.mark.slow
def test_any_number_of_processes_gives_the_same(coatl: Coatl) -> None:
    one, two = (match(coatl, "--paired", "--jobs", jobs) for jobs in ("1", "2"))
    for times in (one, two):
        del times["ms_a_turn"]
    assert one == two


def test_a_player_against_itself_is_one_player(coatl: Coatl) -> None:
    run = coatl("simulate", "--seats", "random,random,random", "--games", "3", "--paired", "--json")
    found = json.loads(run.out)
    assert found["scores"] == {"random": 1.0}
    assert found["elo"] == {}


def test_paired_games_are_the_same_deals_with_the_seats_turned(coatl: Coatl) -> None:
    rows = list(csv.DictReader(io.StringIO(coatl(*MATCH, "--paired", "--csv").out)))
    assert [row["player"] for row in rows] == ["easy", "random", "random", "easy"] * 2
    assert [row["seed"] for row in rows] == ["s/0"] * 4 + ["s/1"] * 4
    assert sum(float(row["share"]) for row in rows) == pytest.approx(4)


def test_a_match_in_words(coatl: Coatl) -> None:
    run = coatl(*MATCH, "--paired")
    assert run.code == 0
    assert run.out.splitlines()[0] == "4 games"
    for word in ("easy", "random", "Elo", "checksum"):
        assert word in run.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--seats", "easy"], ["2 to 4 players"]),
        (["--seats", "easy,moon"], ["moon", "easy", "random"]),
        (["--seats", "easy/fast,random"], ["easy/fast"]),
        (["--seats", "easy,random", "--players", "2"], ["--players"]),
        (["--seats", "easy,random", "--solo"], ["--seats easy,random"]),
        (["--seats", "easy,random", "--levels", "1"], ["--solo"]),
        (["--seats", "easy", "--solo", "--levels", "7"], ["7"]),
        (["--seats", "easy,random", "--jobs", "0"], ["--jobs"]),
        (["--seats", "easy,random", "--games", "x"], ["--games"]),
        (["--seats", "easy,random", "--json", "--csv"], ["--json", "--csv"]),
        (["--paired"], ["--paired", "--seats"]),
        (["--csv"], ["--csv", "--seats"]),
        (["--jobs", "2"], ["--jobs", "--seats"]),
    ],
)
def test_what_cannot_be_played_is_told_in_a_sentence(coatl: Coatl, arguments: list[str], words: list[str]) -> None:
    assert_refused(coatl("simulate", *arguments), *words)


@pytest.mark.slow
def test_a_player_plays_alone_against_adam_at_his_levels(coatl: Coatl) -> None:
    alone = ("simulate", "--seats", "easy", "--solo", "--games", "3")
    found = json.loads(coatl(*alone, "--levels", "5,1", "--json").out)
    assert (found["levels"], found["scores"]["easy"] * 3, found["elo"]) == ([1, 5], found["wins"], {})
    assert found["wins"] + found["losses"] == 3
    assert found["checksum"] != json.loads(coatl(*alone, "--json").out)["checksum"]
    text = coatl(*alone).out
    assert "A.D.A.M. on average" in text
    assert "easy" in text


@pytest.fixture
def crowd(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a variant for five were installed."""
    for command in (simulate, simulate_match):
        monkeypatch.setattr(command, "registry", lambda options, l10n: crowd_registry())


def test_five_play_where_a_variant_allows_it(coatl: Coatl, crowd: None) -> None:
    run = coatl("simulate", "--players", "5", "--variant", "crowd", "--games", "2", "--seed", "s", "--json")
    assert (run.code, run.err) == (0, "")
    assert json.loads(run.out)["games"] == 2
    run = coatl(
        "simulate", "--seats", "easy,random,random,random,random", "--variant", "crowd", "--games", "1", "--csv"
    )
    assert (run.code, run.err) == (0, "")
    assert [row["seat"] for row in csv.DictReader(io.StringIO(run.out))] == ["0", "1", "2", "3", "4"]


@pytest.mark.parametrize(
    ("variants", "sentence"),
    [
        ((), "a game takes 2 to 4 players, not 5"),
        (("golden-feathers",), "“golden-feathers” takes 2 to 4 players, not 5"),
        (("crowd", "golden-feathers"), "“golden-feathers” takes 2 to 4 players, not 5"),
    ],
)
def test_five_are_refused_with_the_reason(coatl: Coatl, crowd: None, variants: tuple[str, ...], sentence: str) -> None:
    chosen = [word for variant in variants for word in ("--variant", variant)]
    for who in (("--players", "5"), ("--seats", "easy,easy,easy,easy,easy")):
        assert_refused(coatl("simulate", *who, *chosen, "--games", "1"), sentence)
