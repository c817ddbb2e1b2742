"""Finished games are counted for whom a person has played against, or for each of several persons; a damaged file of
records is never lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from attrs import evolve

from coatl_core.game.goal import Goal
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import ComputerSeat, Rules, Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.saves.records import (
    NewerRecords,
    Opponents,
    Person,
    PlayerResult,
    Record,
    Records,
    load_records,
    record_of,
)
from coatl_core.saves.savetext import ladder_text
from tests.locale.support import speaking
from tests.support import Sensible, registry

PLAIN = VariantChoice("adam")
HARD = VariantChoice("adam", ("level-1", "level-4"))
EXPERT, MASTER = ComputerSeat("hard"), ComputerSeat("master")
PAIRS = Goal(((0, 2), (1, 3)))
WHEN = "2026-01-02T03:04:05+00:00"


def alone(game: str, points: int, *, variant: VariantChoice = PLAIN, won: bool = False) -> Record:
    return Record(game, WHEN, (PlayerResult("Ana", points, won),), 40, (variant,))


def with_others(game: str, winner: str, *others: str | ComputerSeat) -> Record:
    """A game of Ana with persons, by name, and computer players; whoever wins has 50 points, all others 30."""
    players = (("Ana", None), *((other, None) if isinstance(other, str) else (str(other), other) for other in others))
    return Record(
        game, WHEN, tuple(PlayerResult(n, 50 if n == winner else 30, n == winner, seat) for n, seat in players)
    )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "records.json"


def test_no_file_means_no_games(file: Path) -> None:
    assert load_records(file) == Records(file)


def test_games_against_an_opponent_are_counted_for_each_choice_of_options(file: Path) -> None:
    records = load_records(file)
    records = records.with_game(alone("a", 30)).with_game(alone("b", 51, won=True))
    records = records.with_game(alone("c", 20, variant=HARD))
    again = load_records(file)
    assert again == records
    plain, hard = again.tallies()
    assert (plain.side, plain.played, plain.won, plain.best, plain.average) == (Opponents((PLAIN,)), 2, 1, 51, 40.5)
    assert (hard.side, hard.played, hard.won, hard.best, hard.average) == (Opponents((HARD,)), 1, 0, 20, 20.0)
    assert again.tally(Opponents((VariantChoice("adam", ("level-2",)),))).played == 0


def test_games_against_computer_players_are_counted_by_who_they_are_and_not_by_where_they_sit(file: Path) -> None:
    games = (
        with_others("a", "Ana", EXPERT, MASTER),
        with_others("b", "hard", MASTER, EXPERT),
        with_others("c", "Ana", EXPERT),
    )
    mixed, one = Records(file, games).tallies()
    assert (mixed.side, mixed.played, mixed.won) == (Opponents((), (EXPERT, MASTER)), 2, 1)
    assert (one.side, one.played, one.won) == (Opponents((), (EXPERT,)), 1, 1)


def test_a_game_of_several_persons_counts_for_each_by_name(file: Path) -> None:
    games = (
        with_others("a", "Ben", "Ben"),
        with_others("b", "hard", "Ben", EXPERT),
        with_others("c", "Ana", "Cilka"),
    )
    tallies = Records(file, games).tallies()
    counted = {tally.side: (tally.played, tally.won) for tally in tallies}
    assert counted == {Person("Ana"): (3, 1), Person("Ben"): (2, 1), Person("Cilka"): (1, 0)}


def test_a_streak_is_of_games_won_one_after_the_other(file: Path) -> None:
    wins = (True, True, True, False, True, True)
    tally = Records(file, tuple(alone(str(n), 50, won=won) for n, won in enumerate(wins))).tallies()[0]
    assert (tally.streak, tally.longest_streak) == (2, 3)


def test_games_with_hints_are_counted(file: Path) -> None:
    games = (alone("a", 30), evolve(alone("b", 30), hints=4))
    assert Records(file, games).tallies()[0].hinted == 1


def test_games_in_which_an_answered_move_was_taken_back_are_counted(file: Path) -> None:
    games = (alone("a", 30), evolve(alone("b", 30), undone=2))
    assert Records(file, games).tallies()[0].undone == 1


def test_of_many_games_the_last_ten_say_how_strong_somebody_is(file: Path) -> None:
    games = tuple(alone(str(number), 30, won=number < 12 or number == 15) for number in range(20))
    assert Records(file, games).tallies()[0].recently_won == 3


@pytest.mark.parametrize(
    ("won", "player", "told"), [(6, "medium", True), (5, "medium", False), (6, "grandmaster", False)]
)
def test_whoever_wins_more_than_half_of_the_last_ten_games_is_proposed_the_next_strength(
    file: Path, won: int, player: str, told: bool
) -> None:
    seat = ComputerSeat(player)
    names = ["Ana"] * won + [player] * (10 - won)
    games = tuple(with_others(str(number), name, seat) for number, name in enumerate([player] * 5 + names))
    (tally,) = Records(file, games).tallies()
    text = ladder_text(tally, registry(), speaking("en"))
    assert text == ("You win 6 of the last 10 games: expert is next." if told else "")


def test_of_fewer_games_than_ten_it_is_said_how_many_they_are(file: Path) -> None:
    games = tuple(with_others(str(number), "Ana", ComputerSeat("medium")) for number in range(7))
    (tally,) = Records(file, games).tallies()
    assert ladder_text(tally, registry(), speaking("en")) == "You win 7 of the last 7 games: expert is next."


def test_no_strength_is_proposed_against_several_or_with_variants(file: Path) -> None:
    several = tuple(with_others(str(number), "Ana", EXPERT, EXPERT) for number in range(10))
    with_variant = tuple(alone(f"a{number}", 50, won=True) for number in range(10))
    tallies = Records(file, (*several, *with_variant)).tallies()
    assert [ladder_text(tally, registry(), speaking("en")) for tally in tallies] == ["", ""]


def test_games_in_which_reasons_were_told_are_counted(file: Path) -> None:
    games = (alone("a", 30), evolve(alone("b", 30), told=True))
    assert Records(file, games).tallies()[0].told == 1


def test_a_game_finished_again_replaces_its_record(file: Path) -> None:
    records = load_records(file).with_game(alone("a", 30)).with_game(alone("a", 35, won=True))
    (tally,) = records.tallies()
    assert (tally.played, tally.won, tally.best) == (1, 1, 35)


# Of a game


def finished(setup: Setup) -> Session:
    session, player = Session(setup, registry().ruleset(setup.card_sets, setup.variants)), Sensible(setup.seed)
    while not session.over:
        session.push(player.choose(session.state, legal_actions(session.state)))
    return session


def test_a_record_holds_who_has_played_what_and_who_has_won() -> None:
    rules = Rules(sacrifice_tokens=True)
    session = finished(Setup(("Ana", "Itzel"), "jade", card_sets=("base",), rules=rules, seats=(None, EXPERT)))
    record, sheet = record_of(session, "one", WHEN, hints=2, told=True), session.score_sheet()
    assert record is not None
    assert [(player.name, player.computer) for player in record.players] == [("Ana", None), ("Itzel", EXPERT)]
    assert [player.points for player in record.players] == [score.points for score in sheet.players]
    assert tuple(seat for seat, player in enumerate(record.players) if player.won) == sheet.winners
    assert (record.card_sets, record.rules, record.turns) == (("base",), ("sacrifice_tokens",), session.state.turn)
    assert (record.opponent, record.hints, record.told) == (None, 2, True)


def test_a_game_that_goes_on_or_has_no_person_counts_for_nobody() -> None:
    setup = Setup(("Ana", "Itzel"), "jade", card_sets=("base",), seats=(EXPERT, MASTER))
    assert record_of(Session(evolve(setup, seats=()), registry().ruleset(setup.card_sets)), "one", WHEN) is None
    assert record_of(finished(setup), "one", WHEN) is None


# The file


def test_records_of_version_1_are_read_and_gone_on_with(file: Path) -> None:
    old = {
        "game": "a",
        "variant": {"id": "adam", "options": ["level-1"]},
        "points": 60,
        "opponent": 45,
        "won": True,
        "finished": WHEN,
    }
    file.parent.mkdir()
    file.write_text(json.dumps({"format": "coatl-records", "version": 1, "games": [old]}), "utf-8")
    load_records(file).with_game(alone("b", 30))
    first, second = load_records(file).games
    choice = VariantChoice("adam", ("level-1",))
    assert first == Record("a", WHEN, (PlayerResult("", 60, True),), 45, (choice,))
    assert second == alone("b", 30)


def test_records_of_version_2_are_read_and_nothing_was_taken_back_in_them(file: Path) -> None:
    load_records(file).with_game(alone("a", 30))
    text = file.read_text("utf-8")
    for added in (', "undone": 0', ', "goal": null'):
        assert added in text
        text = text.replace(added, "")
    file.write_text(text.replace('"version": 4', '"version": 2'), "utf-8")
    assert load_records(file).games == (alone("a", 30),)


def test_records_know_who_wins_together(file: Path) -> None:
    pairs = evolve(alone("a", 30), players=tuple(PlayerResult(name, 1, True) for name in "ABCD"), goal=PAIRS)
    load_records(file).with_game(pairs)
    assert load_records(file).games == (pairs,)
    with pytest.raises(ValueError, match="goal"):
        evolve(alone("a", 30), goal=PAIRS)


def test_a_file_of_a_newer_version_stays_as_it_is(file: Path) -> None:
    file.parent.mkdir()
    file.write_text('{"format": "coatl-records", "version": 5, "games": {}}', "utf-8")
    with pytest.raises(NewerRecords) as newer:
        load_records(file)
    assert newer.value.version == 5
    assert [path.name for path in file.parent.iterdir()] == ["records.json"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        '{"format": "coatl-rec',
        "[]",
        '{"format": "coatl-records", "version": true, "games": []}',
        '{"format": "coatl-records", "version": 2}',
        '{"format": "coatl-records", "version": 1, "games": [3]}',
        '{"format": "coatl-records", "version": 2, "games": [3]}',
        '{"format": "coatl-records", "version": 2, "games": "abc"}',
        '{"format": "coatl-records", "version": 2, "games": [{"game": "a", "finished": "", "players": '
        f'[{{"name": "", "won": true, "points": {"9" * 400}}}]}}]}}',
        "[" * 100_000,
        b"\xff\xfe",
    ],
    ids=range(11),
)
def test_a_damaged_file_is_set_aside_whole(file: Path, text: str | bytes) -> None:
    content = text if isinstance(text, bytes) else text.encode()
    file.parent.mkdir()
    file.write_bytes(content)
    records = load_records(file)
    assert records.games == ()
    assert records.fault
    assert records.aside is not None
    assert records.aside.read_bytes() == content
    assert not file.exists()
    records.with_game(alone("a", 30))
    assert load_records(file).games == (alone("a", 30),)


def test_a_file_set_aside_never_replaces_another(file: Path) -> None:
    file.parent.mkdir()
    for _ in range(2):
        file.write_text("no", "utf-8")
        load_records(file)
    assert sorted(p.name for p in file.parent.iterdir()) == ["records-damaged-1.json", "records-damaged-2.json"]


def test_two_copies_of_the_program_lose_no_game_to_each_other(file: Path) -> None:
    here, there = load_records(file), load_records(file)
    here = here.with_game(alone("a", 30))
    there.with_game(alone("b", 31))
    here.with_game(alone("c", 32)).with_game(alone("a", 33))
    assert {(r.game, r.players[0].points) for r in load_records(file).games} == {("a", 33), ("b", 31), ("c", 32)}


@pytest.mark.exhaustive
def test_thirty_thousand_games_are_read_again(file: Path) -> None:
    games = tuple(with_others(f"{number:032x}", "Ana", EXPERT, MASTER) for number in range(30_000))
    Records(file, games[:-1]).with_game(games[-1])
    assert load_records(file) == Records(file, games)


def test_more_than_can_be_read_is_not_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    records = load_records(file).with_game(alone("a", 30))
    monkeypatch.setattr("coatl_core.saves.records.MOST_BYTES", file.stat().st_size + 10)
    with pytest.raises(OSError, match="too large"):
        records.with_game(alone("b", 30))
    assert load_records(file) == records
