"""Games on a pipe: one stream of messages for all persons of a game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from coatl_core.game.actions import parse_action
from coatl_core.game.rules import Setup
from coatl_core.game.session import Session
from coatl_core.hosting.piped import Piped
from coatl_core.saves.format import encode, make_save
from tests.support import registry

Message = dict[str, Any]
TWO = {"players": ["Ann", "Bob"], "card_sets": ["base"], "rulings": 2, "seed": "seven"}
ANN_AND_BOB = [{"name": "Ann"}, {"name": "Bob"}]


@pytest.fixture
def pipe() -> Iterator[Piped]:
    piped = Piped(registry(), lambda what, values: None)
    yield piped
    piped.close()


def say(pipe: Piped, **message: Any) -> list[Message]:
    """What is answered, the turns of computer players included."""

    async def told() -> list[str]:
        outs = pipe.handle(json.dumps(message))
        while pipe.turns:
            outs += await pipe.decide()
        return outs

    return [json.loads(out) for out in asyncio.run(told())]


def new(pipe: Piped, setup: Message, seats: list[Any]) -> list[Message]:
    return say(pipe, t="new", v=1, id=1, setup=setup, seats=seats, allows=[])


def last_states(told: list[Message]) -> dict[int, Message]:
    """The last state of each seat."""
    return {message["seat"]: message for message in told if message["t"] == "state"}


def play(pipe: Piped, told: list[Message], seed: str) -> tuple[list[str], Message]:
    """Does anything in all seats until the game is over; returns the actions, and the save."""
    random, actions = Random(seed), list[str]()
    while not any(message["t"] == "save" for message in told):
        view = last_states(told)[0]
        acting, rev = view["view"]["acting"], view["rev"]
        (legal,) = say(pipe, t="legal", seat=acting, rev=rev)
        actions.append(random.choice(legal["actions"]))
        told = say(pipe, t="do", seat=acting, rev=rev, action=actions[-1])
    return actions, next(message["save"] for message in told if message["t"] == "save")


def test_a_game_of_a_pipe_is_that_of_the_library_with_the_same_seed(pipe: Piped) -> None:
    told = new(pipe, TWO, ANN_AND_BOB)
    assert {message["seat"] for message in told if message["t"] == "seat"} == {0, 1}
    actions, save = play(pipe, told, "pipe")
    session = Session(Setup(("Ann", "Bob"), "seven", card_sets=("base",)), registry().ruleset(["base"]))
    for action in actions:
        session.push(parse_action(action))
    assert session.over
    written = json.loads(encode(make_save(session, registry().dependencies(["base"]))))
    for part in ("setup", "actions", "content"):
        assert save[part] == written[part]


def test_each_seat_is_told_what_it_may_know_and_what_all_may_know_once(pipe: Piped) -> None:
    told = new(pipe, TWO, ANN_AND_BOB)
    states = last_states(told)
    assert states[0]["view"]["players"][0]["hand"] is not None
    assert states[0]["view"]["players"][1]["hand"] is None
    assert states[1]["view"]["players"][0]["hand"] is None
    assert sum(message["t"] == "game" and message["setup"]["players"] == ["Ann", "Bob"] for message in told) == 1
    assert "seven" not in json.dumps(told), "the seed is not told before the end"


def test_computer_players_move_by_themselves(pipe: Piped) -> None:
    setup = {**TWO, "players": ["Ann", "?"]}
    told = new(pipe, setup, [{"name": "Ann"}, {"computer": "easy"}])
    (legal,) = say(pipe, t="legal", rev=last_states(told)[0]["rev"])
    assert legal["seat"] == 0, "one person need not name their seat"
    told = say(pipe, t="do", rev=legal["rev"], action=legal["actions"][0])
    assert last_states(told)[0]["view"]["acting"] == 0
    assert any(message["by"] == 1 for message in told if message["t"] == "state")


def test_an_action_is_taken_back_with_the_assent_of_the_other_seat(pipe: Piped) -> None:
    told = new(pipe, TWO, ANN_AND_BOB)
    for seat, action in ((0, "keep"), (1, "keep"), (0, "take 1")):
        told = say(pipe, t="do", seat=seat, rev=last_states(told)[0]["rev"] if told else 0, action=action)
    rev = last_states(told)[0]["rev"]
    asked = say(pipe, t="undo", seat=0, rev=rev)
    if any(message["t"] == "asks" for message in asked):
        asked = say(pipe, t="allow", seat=1, rev=rev, yes=True)
    assert last_states(asked)[0]["view"]["turn"] == 1


@pytest.mark.parametrize(
    ("message", "why"),
    [
        ({"t": "do", "rev": 0, "action": "keep"}, "malformed"),
        ({"t": "do", "seat": 7, "rev": 0, "action": "keep"}, "malformed"),
        ({"t": "do", "seat": True, "rev": 0, "action": "keep"}, "malformed"),
        ({"t": "do", "seat": 1, "rev": 0, "action": "keep"}, "refused"),
        ({"t": "join", "v": 1, "game": "5PT38122", "name": "Eva"}, "malformed"),
        ({"t": "sing"}, "malformed"),
        ({}, "malformed"),
    ],
)
def test_what_is_no_message_of_the_game_is_refused(pipe: Piped, message: Message, why: str) -> None:
    new(pipe, TWO, ANN_AND_BOB)
    (no,) = say(pipe, **message)
    assert (no["t"], no["why"]) == ("no", why)


@pytest.mark.parametrize(
    ("setup", "seats"),
    [
        (TWO, [{"name": "Ann"}, None]),
        (TWO, [{"computer": "easy"}, {"computer": "easy"}]),
        ({**TWO, "seed": 7}, ANN_AND_BOB),
        ({**TWO, "seed": "a\nb"}, ANN_AND_BOB),
        ({**TWO, "players": ["Eva", "Bob"]}, ANN_AND_BOB),
        ({**TWO, "card_sets": ["moon"]}, ANN_AND_BOB),
    ],
)
def test_a_game_that_there_cannot_be_is_refused(pipe: Piped, setup: Message, seats: list[Any]) -> None:
    (no,) = new(pipe, setup, seats)
    assert (no["t"], no["why"], no["id"]) == ("no", "setup", 1)


@pytest.mark.parametrize("other", [{"name": ""}, {"name": "Bob", "level": "x"}, {"name": 7}])
def test_each_person_has_a_name_and_nothing_else(pipe: Piped, other: Message) -> None:
    (no,) = new(pipe, TWO, [{"name": "Ann"}, other])
    assert (no["t"], no["why"], no["id"]) == ("no", "malformed", 1)


def test_a_new_game_that_is_refused_leaves_the_one_before_as_it_was(pipe: Piped) -> None:
    new(pipe, TWO, ANN_AND_BOB)
    (no,) = new(pipe, {**TWO, "card_sets": ["moon"]}, ANN_AND_BOB)
    assert no["why"] == "setup"
    (legal,) = say(pipe, t="legal", seat=1, rev=0)
    assert legal["t"] == "legal"


def test_before_a_game_there_is_nothing_to_do_and_a_line_that_is_no_json_harms_nothing(pipe: Piped) -> None:
    (no,) = say(pipe, t="do", rev=0, action="keep")
    assert no["why"] == "nowhere"
    for text in ("hello", "[1]", "{", '{"t":"new"}' * 2):
        assert json.loads(pipe.handle(text)[0])["why"] == "malformed"
    assert last_states(new(pipe, TWO, ANN_AND_BOB)).keys() == {0, 1}


def test_a_new_game_takes_the_place_of_the_one_before_however_many_there_were(pipe: Piped) -> None:
    for number in range(30):
        told = new(pipe, {**TWO, "seed": str(number)}, ANN_AND_BOB)
        assert last_states(told).keys() == {0, 1}


def test_nobody_is_too_fast_for_a_pipe(pipe: Piped) -> None:
    new(pipe, TWO, ANN_AND_BOB)
    assert all(say(pipe, t="legal", seat=0, rev=0)[0]["t"] == "legal" for _ in range(300))
