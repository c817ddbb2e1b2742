"""``coatl cards``, ``replay``, ``simulate`` and ``plugins``."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve

from coatl_core.cards.catalog import Catalog
from coatl_core.files.home import home
from coatl_core.game.actions import parse_action
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.game.state import Ruleset
from coatl_core.plugins.loading import load_plugins
from coatl_core.saves.format import encode, make_save
from tests.cli.conftest import Coatl, assert_refused
from tests.cli.test_main import PROGRAM, program
from tests.patience import PATIENCE
from tests.plugins.support import pack
from tests.support import Sensible, setup


@pytest.fixture(scope="module")
def finished() -> Session:
    """A finished game of three players."""
    registry = load_plugins(safe_mode=True)
    session = Session(setup(3, "finished", sacrifice_tokens=True), registry.ruleset(["base"]))
    player = Sensible("finished")
    while not session.over:
        session.push(player.choose(session.state, tuple(session.legal_actions)))
    return session


def saved(session: Session, folder: Path) -> Path:
    path = folder / "game.json"
    content = load_plugins(safe_mode=True).dependencies(["base"])
    path.write_text(encode(make_save(session, content)), "utf-8")
    return path


def test_cards_lists_every_card_with_its_text(coatl: Coatl, catalog: Catalog) -> None:
    run = coatl("cards")
    assert (run.code, run.err) == (0, "")
    header, *rows = run.out.splitlines()
    assert header.split() == ["card", "colour", "copies", "pattern", "text", "levels"]
    assert [row.split()[0] for row in rows] == [*catalog.prophecies, *catalog.temples]
    assert "exactly 2 blue in a row" in run.out


def test_cards_as_data(coatl: Coatl, catalog: Catalog) -> None:
    found = json.loads(coatl("cards", "--json").out)
    prophecies, temples = found["prophecies"], found["temples"]
    assert sum(card["copies"] for card in prophecies) == 54
    assert len(temples) == 15
    assert prophecies[0] == {
        "id": "base:count-yellow",
        "color": "red",
        "pattern": "count Y",
        "levels": [[3, 2], [4, 3], [5, 4], [6, 5]],
        "copies": 2,
        "text": "yellow pieces, wherever they lie",
    }
    assert temples[0]["requirements"] == ["no Y", "length 7"]


def test_cards_of_an_unknown_set(coatl: Coatl) -> None:
    assert_refused(coatl("cards", "--set", "moon"), "moon", "base")


def test_replay_shows_the_table_and_the_scores(coatl: Coatl, finished: Session, tmp_path: Path) -> None:
    run = coatl("replay", "--text", str(saved(finished, tmp_path)))
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith(f"The game is over after {finished.state.turn} turns.")
    for score in finished.score_sheet().players:
        assert f"{score.name}: {score.points} point" in run.out
        for scored in score.coatls:
            assert str(scored.coatl) in run.out


def test_replay_as_data(coatl: Coatl, finished: Session, tmp_path: Path) -> None:
    found = json.loads(coatl("replay", "--json", str(saved(finished, tmp_path))).out)
    sheet = finished.score_sheet()
    assert found["digest"] == finished.state.digest()
    assert (found["phase"], found["ending"]) == ("over", finished.state.ending)
    assert found["actions"] == len(finished.history)
    assert found["winners"] == list(sheet.winners)
    assert [player["points"] for player in found["players"]] == [score.points for score in sheet.players]
    assert [len(player["coatls"]) for player in found["players"]] == [len(score.coatls) for score in sheet.players]


def test_replay_of_a_game_that_goes_on_names_no_winner_and_no_secret(
    coatl: Coatl, catalog: Catalog, tmp_path: Path
) -> None:
    session = Session(setup(2, "7c0a71" * 5), Ruleset(catalog))
    kept = min(session.state.player.hand)
    for text in (f"keep {kept}", "keep", "take 1"):
        session.push(parse_action(text))
    path = str(saved(session, tmp_path))
    run = coatl("replay", "--text", path)
    assert run.out.startswith("Turn 2: it is Bao’s turn.")
    assert "in hand: one prophecy, one temple" in run.out
    found = json.loads(coatl("replay", "--json", path).out)
    assert (found["winners"], found["acting"], found["ending"], found["digest"]) == ([], 1, None, None)
    assert found["players"][0]["hand"] == 1
    for text in (run.out, json.dumps(found)):
        assert session.setup.seed not in text
        assert session.state.digest() not in text
        assert kept not in text
        assert session.state.players[0].temples[0] not in text


def test_replay_of_a_game_that_goes_on_names_no_tribe_before_all_are_shown(coatl: Coatl, tmp_path: Path) -> None:
    """Some tribes are worth points, which the score sheet would name them for."""
    plugins, choice = load_plugins(safe_mode=True), VariantChoice("tribes", ("tribes",))
    told = []
    for number in range(4):
        game = setup(2, f"tribes {number}")
        session = Session(evolve(game, variants=(choice,)), plugins.ruleset(["base"], [choice]))
        session.push(session.legal_actions[0])
        told.append(bool(session.score_sheet().players[0].lines))
        path = tmp_path / "game.json"
        path.write_text(encode(make_save(session, plugins.dependencies(["base"], [choice]))), "utf-8")
        players = json.loads(coatl("replay", "--json", str(path)).out)["players"]
        assert [(player["points"], "lines" in player) for player in players] == [(0, False)] * 2
    assert True in told


def damaged(path: Path, **changes: Any) -> str:
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), **changes}), "utf-8")
    return str(path)


def test_replay_names_the_first_action_that_does_not_apply(coatl: Coatl, finished: Session, tmp_path: Path) -> None:
    actions = list(map(str, finished.actions[:10]))
    path = damaged(saved(finished, tmp_path), actions=[*actions, "take 11", "take 12"])
    run = coatl("replay", "--text", path)
    assert_refused(run, "Action 11", "“take 11”", "There is no field 11", "1.3", "game.json")
    assert run.out == ""
    run = coatl("replay", "--json", path)
    assert_refused(run, "Action 11")
    assert json.loads(run.out) == {
        "error": {
            "number": 11,
            "action": "take 11",
            "reason": "There is no field 11: the supply board has fields 1 to 10.",
            "code": "no-such-field",
            "rule": "1.3",
        }
    }


def test_replay_names_a_word_that_is_no_action(coatl: Coatl, finished: Session, tmp_path: Path) -> None:
    path = damaged(saved(finished, tmp_path), actions=["dance\x1b[2J"])
    assert_refused(coatl("replay", "--text", path), "Action 1", "dance")
    assert json.loads(coatl("replay", "--json", path).out)["error"]["code"] is None


@pytest.mark.parametrize(("content", "word"), [("", "damaged"), ("{", "damaged"), ("[]", "not a saved game")])
def test_replay_of_something_else(coatl: Coatl, tmp_path: Path, content: str, word: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(content, "utf-8")
    assert_refused(coatl("replay", str(path)), "game.json", word)


def test_replay_of_a_missing_file(coatl: Coatl, tmp_path: Path) -> None:
    assert_refused(coatl("replay", str(tmp_path / "no.json")), "no.json")
    assert_refused(coatl("replay", str(tmp_path)), str(tmp_path))
    assert_refused(coatl("replay", ""))


def test_replay_with_cards_that_are_not_installed(coatl: Coatl, finished: Session, tmp_path: Path) -> None:
    path = saved(finished, tmp_path)
    found = json.loads(path.read_text("utf-8"))
    found["setup"]["card_sets"] = ["base", "moon"]
    assert_refused(coatl("replay", damaged(path, setup=found["setup"])), "moon", "install")


def test_equal_simulations_have_equal_checksums(coatl: Coatl) -> None:
    def simulate(seed: str) -> dict[str, Any]:
        run = coatl("simulate", "--players", "3", "--games", "3", "--seed", seed, "--tokens", "--json")
        found: dict[str, Any] = json.loads(run.out)
        return found

    first, second = simulate("s"), simulate("s")
    assert set(first) == {
        "games",
        "actions",
        "seconds",
        "games_per_second",
        "actions_per_second",
        "checksum",
        "endings",
    }
    assert first["games"] == 3 == sum(first["endings"].values())
    assert set(first["endings"]) == {"third_coatl", "exhausted_bodies", "standstill"}
    assert (first["checksum"], first["actions"]) == (second["checksum"], second["actions"])
    assert simulate("other")["checksum"] != first["checksum"]


def test_a_simulation_is_printed_in_words(coatl: Coatl) -> None:
    run = coatl("simulate", "--games", "2")
    assert (run.code, run.err) == (0, "")
    assert run.out.startswith("2 games, ")
    assert "checksum " in run.out


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--players", "1"),
        ("--players", "7"),
        ("--players", "two"),
        ("--players", ""),
        ("--games", "0"),
        ("--games", "-1"),
        ("--games", "1.5"),
        ("--games", "٣"),
        ("--games", "9" * 5000),
        ("--seed", "\udcff"),
    ],
)
def test_numbers_that_make_no_game_are_refused(coatl: Coatl, option: str, value: str) -> None:
    run = coatl("simulate", f"{option}={value}")
    assert_refused(run)
    assert run.out == ""


def test_games_with_a_variant_are_simulated_like_those_of_its_own_option(coatl: Coatl) -> None:
    same = [("--solo", "--levels", "1,3"), ("--variant", "adam:level-1,level-3")]
    one, other = (json.loads(coatl("simulate", *how, "--games", "3", "--json").out) for how in same)
    assert (one["checksum"], one["levels"]) == (other["checksum"], [1, 3])
    match = json.loads(
        coatl("simulate", "--variant", "adam:secret-temple", "--seats", "easy", "--games=2", "--json").out
    )
    assert (match["levels"], match["games"]) == ([], 2)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--variant", "moon"), "there is no variant “moon”; there are: adam"),
        (("--variant", "adam:moon"), "has no option “moon”; it has: level-1"),
        (("--variant", "adam", "--players", "2"), "takes 1 to 1 players, not 2"),
        (("--variant", "adam", "--seats", "easy,easy"), "takes 1 to 1 players, not 2"),
        (("--variant", "adam", "--variant", "adam"), "“adam” is given twice"),
        (("--variant", "adam", "--players", "0"), "a game takes 1 to 5 players, not 0"),
    ],
)
def test_variants_that_make_no_game_are_refused(coatl: Coatl, arguments: tuple[str, ...], said: str) -> None:
    run = coatl("simulate", *arguments)
    assert (run.code, run.out) == (2, "")
    assert said in run.err
    assert run.err.count("\n") == 1


def test_a_solo_simulation_counts_wins_losses_and_the_opponents_points(coatl: Coatl) -> None:
    one = json.loads(coatl("simulate", "--solo", "--levels", "3,1,5", "--games", "4", "--json").out)
    assert one["levels"] == [1, 3, 5]
    assert one["wins"] + one["losses"] == one["games"] == 4
    assert one["opponent_average_points"] > one["average_points"] >= 0
    assert sum(one["endings"].values()) == 4
    other = json.loads(coatl("simulate", "--solo", "--games", "4", "--json").out)
    assert other["levels"] == []
    assert other["checksum"] != one["checksum"]
    assert "A.D.A.M. on average" in coatl("simulate", "--solo", "--games", "1").out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--solo", "--levels", "6"), "“6” is not a level"),
        (("--solo", "--levels", ""), "“” is not a level"),
        (("--solo", "--levels", "1;2"), "“1;2” is not a level"),
        (("--solo", "--players", "2"), "not played with --players"),
        (("--solo", "--tokens"), "not played with --tokens"),
        (("--levels", "1"), "add --solo"),
    ],
)
@pytest.mark.slow
def test_options_that_make_no_solo_game_are_refused(coatl: Coatl, arguments: tuple[str, ...], said: str) -> None:
    run = coatl("simulate", *arguments)
    assert (run.code, run.out) == (2, "")
    assert said in run.err
    assert run.err.count("\n") == 1


def test_the_points_of_a_variant_are_told_line_by_line(coatl: Coatl, tmp_path: Path) -> None:
    registry = load_plugins(safe_mode=True)
    game = Setup(("Ana", "Bao"), "replay 1", card_sets=("base",), variants=(VariantChoice("golden-feathers"),))
    session = Session(game, registry.ruleset(game.card_sets, game.variants))
    player = Sensible("replay")
    while not any(session.state.variants["golden-feathers"].suffered):
        session.push(player.choose(session.state, tuple(session.legal_actions)))
    file = tmp_path / "feathers.json"
    file.write_text(encode(make_save(session, registry.dependencies(game.card_sets, game.variants))), "utf-8")
    players = json.loads(coatl("replay", str(file), "--json").out)["players"]
    line = {"message": "golden-feathers-points", "points": 2, "values": {"n": 1}}
    assert [player["lines"] for player in players if "lines" in player] == [[line]]
    assert "golden segments for being robbed: 1: 2 points" in coatl("replay", "--text", str(file)).out


def test_what_a_variant_has_counted_is_told_when_the_game_is_over(coatl: Coatl, tmp_path: Path) -> None:
    registry = load_plugins(safe_mode=True)
    game = Setup(("Ana", "Bao"), "replay 1", card_sets=("base",), variants=(VariantChoice("golden-feathers"),))
    session = Session(game, registry.ruleset(game.card_sets, game.variants))
    file, player = tmp_path / "feathers.json", Sensible("replay")
    content = registry.dependencies(game.card_sets, game.variants)
    file.write_text(encode(make_save(session, content)), "utf-8")
    assert "statistics" not in json.loads(coatl("replay", str(file), "--json").out)
    assert "thefts: Ana" not in coatl("replay", "--text", str(file)).out
    while not session.over:
        session.push(player.choose(session.state, tuple(session.legal_actions)))
    file.write_text(encode(make_save(session, content)), "utf-8")
    thefts = session.state.variants["golden-feathers"]
    data = json.loads(coatl("replay", str(file), "--json").out)
    assert data["statistics"] == [
        {"message": "golden-feathers-made", "counts": list(thefts.made)},
        {"message": "golden-feathers-suffered", "counts": list(thefts.suffered)},
    ]
    text = coatl("replay", "--text", str(file)).out
    assert "thefts: Ana {}, Bao {}\ntimes robbed: Ana {}, Bao {}\n".format(*thefts.made, *thefts.suffered) in text
    assert "golden segments still in the game: " in text


def test_a_solo_game_is_replayed_with_its_opponent(coatl: Coatl, tmp_path: Path) -> None:
    registry = load_plugins(safe_mode=True)
    game = Setup(("Ana",), "replay", card_sets=("base",), variants=(VariantChoice("adam", ("level-2",)),))
    session = Session(game, registry.ruleset(game.card_sets, game.variants))
    player = Sensible("replay")
    while not session.over:
        session.push(player.choose(session.state, tuple(session.legal_actions)))
    file = tmp_path / "solo.json"
    file.write_text(encode(make_save(session, registry.dependencies(game.card_sets, game.variants))), "utf-8")
    data = json.loads(coatl("replay", str(file), "--json").out)
    assert data["opponent"]["name"] == "A.D.A.M."
    assert data["opponent"]["points"] == sum(line["points"] for line in data["opponent"]["scored"])
    assert len(data["opponent"]["line"]) == 3
    assert (data["winners"], data["decided_by"]) == ([], None)
    text = coatl("replay", "--text", str(file)).out
    assert "You do not have more points than A.D.A.M." in text
    assert "works on base:" in text


@pytest.mark.slow
def test_replay_reads_files_only(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in ("/dev/zero", str(tmp_path / "pipe")):
        run = program("replay", path, COATL_HOME=tmp_path)
        assert (run.returncode, run.stdout) == (2, "")
        assert run.stderr == f"coatl: {path} is not a saved game of Cóatl.\n"


@pytest.mark.slow
def test_a_line_without_end_is_read_no_further_than_a_coatl_may_be_long() -> None:
    with Path("/dev/zero").open("rb") as endless:
        run = subprocess.run(
            [*PROGRAM, "score", "-"], stdin=endless, capture_output=True, timeout=PATIENCE, check=False
        )
    assert run.returncode == 2
    assert b"too long" in run.stderr


def test_a_simulation_with_too_few_prophecies_is_refused(coatl: Coatl, own_home: Path) -> None:
    """RULES 2.4, 2.5"""
    pack(home().packs, "jade")
    run = coatl("simulate", "--set", "jade", "--players", "4")
    assert (run.code, run.out) == (2, "")
    assert "24 prophecies are dealt and laid out at the beginning, and the card sets have only 1" in run.err
    assert coatl("simulate", "--set", "jade", "--set", "base", "--players", "4", "--games", "1").code == 0
