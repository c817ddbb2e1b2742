"""The file of an event: what follows from it, and that nothing in it is lost or counted twice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from attrs import evolve

from coatl_core.game.rules import ComputerSeat
from coatl_core.saves.events import AtHost, Ended, Entrant, Event, NoEvent, change, keep_new, load_event
from coatl_core.saves.records import NewerRecords
from tests.support import setup

ANN, BOB, CYD = Entrant("Ann", token="K7QM2XPA"), Entrant("Bob", token="3RWZ90TB"), Entrant("Cyd", token="4RWZ90TB")
ROBO, BOT = Entrant("Robo", ComputerSeat("easy")), Entrant("Bot", ComputerSeat("hard"))


def event(*entrants: Entrant, **how: object) -> Event:
    return Event("club", entrants or (ANN, BOB, ROBO, BOT), setup(2), "7", "a secret", **how)  # type: ignore[arg-type]


def names(event: Event, games: list[int]) -> list[str]:
    return ["-".join(entrant.name for entrant in event.pair(game)) for game in games]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "events" / "club.json"
    assert keep_new(file, event(allows=("watch",), host="192.168.1.7:4747", at_host=(AtHost(1, "5PT38122"),)))
    return file


def test_an_event_is_read_as_it_was_written(path: Path) -> None:
    assert load_event(path) == event(allows=("watch",), host="192.168.1.7:4747", at_host=(AtHost(1, "5PT38122"),))
    assert path.stat().st_mode & 0o077 == 0  # the passes are secret


def test_a_new_event_does_not_take_the_place_of_another(path: Path) -> None:
    assert not keep_new(path, event())
    assert load_event(path).at_host


def test_persons_play_one_game_after_the_other_and_computer_players_any_number_at_once() -> None:
    before = event()
    assert names(before, before.ready) == ["Ann-Bot", "Bob-Robo", "Robo-Bot"]
    after = before.with_result(Ended(before.ready[0], (3, 4), (1,)))
    assert names(after, after.ready) == ["Bob-Robo", "Robo-Ann", "Robo-Bot"]
    later = after.with_result(Ended(after.ready[0], (3, 4), (1,)))
    assert names(later, later.ready) == ["Bot-Bob", "Robo-Ann", "Robo-Bot"]
    free = event(ROBO, BOT, evolve(ROBO, name="R3"), evolve(ROBO, name="R4"))
    assert free.ready == free.open == [*range(1, 7)]


def test_who_has_no_game_in_the_first_round_gets_the_first_one_at_once() -> None:
    three = event(ANN, BOB, CYD)
    assert names(three, three.ready) == ["Bob-Cyd", "Cyd-Ann"]
    after = three.with_result(Ended(1, (1, 0), (0,)))
    assert names(after, after.ready) == ["Cyd-Ann"]


def test_every_game_has_a_key_and_a_seed_of_its_own() -> None:
    played = event(twice=True)
    assert len({played.key(game) for game in played.open}) == len(played.open) == 12
    assert len({played.setup_of(game).seed for game in played.open}) == 12
    assert played.key(1) != evolve(played, secret="another").key(1)
    assert played.setup_of(1).players == tuple(entrant.name for entrant in played.pair(1))


def test_a_result_counts_once_unless_somebody_tells_another() -> None:
    before = event().with_game(1, "5PT38122")
    first = before.with_result(Ended(1, (3, 4), (1,)))
    assert (first.ended, first.at_host) == ((Ended(1, (3, 4), (1,), code="5PT38122"),), ())
    assert first.with_result(Ended(1, (9, 4), (0,))) == first
    told = first.with_result(Ended(1, (9, 4), (0,), told=True))
    assert told.ended == (Ended(1, (9, 4), (0,), told=True, code="5PT38122"),)


def test_who_goes_home_keeps_what_was_played_and_loses_the_rest() -> None:
    before = event(ANN, BOB, CYD).with_result(Ended(1, (3, 4), (1,)))
    after = before.withdrawn("Cyd")
    assert names(after, after.open) == ["Ann-Bob"]
    assert [(after.entrants[row.player].name, row.score) for row in after.table()] == [
        ("Ann", 1.0),
        ("Cyd", 1.0),
        ("Bob", 0.0),
    ]
    both = after.withdrawn("Ann")
    assert both.open == []
    assert [(both.entrants[row.player].name, row.score) for row in both.table()] == [
        ("Cyd", 1.0),
        ("Bob", 1.0),
        ("Ann", 0.0),
    ]


def test_a_damaged_file_is_set_aside_and_the_one_before_it_is_kept(path: Path) -> None:
    change(path, lambda before: before.withdrawn("Bob"))
    path.write_text("{")
    with pytest.raises(NoEvent) as found:
        load_event(path)
    assert found.value.aside is not None
    assert found.value.aside.read_text() == "{"
    assert "Bob" in path.with_name("club.json.bak").read_text()


def test_a_newer_file_stays_as_it_is(path: Path) -> None:
    text = path.read_text().replace('"version": 1', '"version": 2')
    path.write_text(text)
    with pytest.raises(NewerRecords):
        change(path, lambda before: before.withdrawn("Bob"))
    assert path.read_text() == text


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("entrants", []),
        ("twice", "yes"),
        ("ended", [{"game": 7, "points": [1, 2], "winners": [1], "told": False, "code": ""}]),
        ("ended", [{"game": 1, "points": [1, 2], "winners": [], "told": False, "code": ""}]),
        ("ended", [{"game": 1, "points": [1, 10**9], "winners": [1], "told": False, "code": ""}]),
        ("at_host", [{"game": 1, "code": ""}, {"game": 1, "code": ""}]),
        ("further", 1),
    ],
)
def test_what_does_not_fit_together_is_damage(path: Path, field: str, value: object) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text()), field: value}))
    with pytest.raises(NoEvent) as found:
        load_event(path)
    assert found.value.fault


def test_a_person_has_a_pass_and_a_computer_player_none() -> None:
    for wrong in (Entrant("Ann"), evolve(ROBO, token="K7QM2XPA"), BOB):
        with pytest.raises(ValueError, match=r"pass|twice"):
            event(BOB, wrong)
