"""Games that somebody makes for others, such as those of an event: ``docs/protocol.md``, *For others*."""

from __future__ import annotations

import json
from typing import Any

import pytest

from coatl_core.hosting.limits import AWAY_SECONDS, MOST_LINES, MOST_UNFINISHED, MOST_WATCHING, MOST_WRONG_CODES
from coatl_core.hosting.rooms import Place
from coatl_core.hosting.store import SqliteStore
from tests.hosting.support import ANN, HARD, House, Message, kinds, new, why
from tests.hosting.test_archive import archive, coming

KEY, OTHER_KEY = "ob4Ih2dRkGq8s0LqWmXc5A", "s1B5bj3HQdD7QXCpOqYA4Q"
ANNS, BOBS = "K7QM2XPA", "3RWZ90TB"
PASSES = {"name": "Ann", "token": ANNS}, {"name": "Bob", "token": BOBS}


def made(house: House, key: str = KEY, seats: tuple[Any, ...] = PASSES, address: str = "here") -> list[Message]:
    """The organiser makes a game on a line of their own: what is answered."""
    return house.send(house.line(address), "new", **new(*seats), token=key)


def test_a_game_for_others_begins_at_once_and_its_maker_has_no_seat(house: House) -> None:
    answers = made(house)
    assert kinds(answers) == ["game", "seats", "game", "state"]
    assert [seat["name"] for seat in answers[1]["seats"]] == ["Ann", "Bob"]
    assert answers[-1]["view"]["seat"] is None


def test_the_same_key_leads_to_the_same_game(house: House) -> None:
    first, again = made(house), made(house)
    assert first[0]["game"] == again[0]["game"]
    assert house.store.unfinished() == 1
    assert made(house, OTHER_KEY)[0]["game"] != first[0]["game"]


def test_the_key_still_leads_there_when_the_game_is_over_and_at_a_host_that_was_started_again(house: House) -> None:
    line = house.line()
    code = house.send(line, "new", **new(*PASSES), token=KEY)[0]["game"]
    house.send(line, "end", token=KEY, seat=1)
    answers = made(House(house.store))
    assert (answers[0]["game"], answers[-2]["by"], answers[-1]["t"]) == (code, 1, "save")


def test_a_pass_leads_to_the_seat_under_the_name_that_was_meant(house: House) -> None:
    made(house)
    line = house.line()
    seat, game, seats, state = house.send(line, "join", game="3rwz-90tb", name="Robert")
    assert (seat["seat"], seat["token"]) == (1, BOBS)
    assert (game["game"], state["view"]["seat"]) == (seat["game"], 1)
    assert [each["name"] for each in seats["seats"]] == ["Ann", "Bob"]


def test_a_pass_leads_to_the_next_game_when_the_first_is_over(house: House) -> None:
    line = house.line()
    first = house.send(line, "new", **new(*PASSES), token=KEY)[0]["game"]
    house.now += 1
    second = made(house, OTHER_KEY)[0]["game"]
    anns = house.line()
    assert house.send(anns, "join", game=ANNS, name="Ann")[0]["game"] == first
    house.send(line, "end", token=KEY)
    assert house.send(anns, "back", game=ANNS, token=ANNS)[0]["game"] == second


def test_between_two_games_a_pass_is_right_and_nothing_is_to_be_played(house: House) -> None:
    line = house.line()
    house.send(line, "new", **new(*PASSES), token=KEY)
    house.send(line, "end", token=KEY)
    for _ in range(MOST_WRONG_CODES + 1):  # it is no wrong code
        assert why(house.send(house.line(), "join", game=ANNS, name="Ann")) == "between"
        assert why(house.send(house.line(), "back", game=ANNS, token=ANNS, look=True)) == "between"


def test_looking_with_a_pass_is_heard_by_nobody(house: House) -> None:
    line = house.line()
    code = house.send(line, "new", **new(*PASSES), token=KEY)[0]["game"]
    house.quiet()
    answers = house.send(house.line(), "back", game=ANNS, token=ANNS, look=True)
    assert kinds(answers) == ["seat", "game", "seats", "state"]
    assert (answers[0]["game"], answers[-1]["view"]["seat"]) == (code, 0)
    assert house.got(line) == []


def test_who_comes_back_with_pass_and_code_is_at_the_same_seat(house: House) -> None:
    code = made(house)[0]["game"]
    line = house.line()
    assert kinds(house.send(line, "back", game=code, token=BOBS))[0] == "game"
    assert house.rooms.lines[line].place == Place(code, 1)


def test_nobody_sits_down_without_a_pass(house: House) -> None:
    code = made(house)[0]["game"]
    assert why(house.send(house.line(), "join", game=code, name="Ann")) == "full"


def test_no_pass_leads_others_away_from_a_game_that_has_this_code(house: House) -> None:
    _, code, _ = house.new()
    made(house, seats=({"name": "Mallory", "token": code}, PASSES[1]))
    assert house.send(house.line(), "join", game=code, name="Cyd")[0]["game"] == code


def test_a_game_for_others_is_over_when_one_of_its_persons_is_forgotten(house: House) -> None:
    """Nobody else may sit down there, so it could not go on."""
    line, bobs = house.line(), house.line()
    code = house.send(line, "new", **new(*PASSES), token=KEY)[0]["game"]
    house.send(bobs, "join", game=BOBS, name="Bob")
    house.quiet()
    assert kinds(house.send(house.line(), "forget", game=code, token=ANNS)) == ["forgotten"]
    for each in (line, bobs):
        assert kinds(house.got(each)) == ["seats", "ended", "save"]
    assert why(house.send(house.line(), "join", game=code, name="Mallory")) == "over"
    assert why(house.send(house.line(), "join", game=BOBS, name="Bob")) == "between"
    assert house.store.unfinished() == 0


def test_whoever_makes_a_game_for_others_comes_back_also_where_as_many_look_on_as_may(house: House) -> None:
    code = house.send(house.line(), "new", **new(*PASSES, allows=("watch",)), token=KEY)[0]["game"]
    while kinds(house.send(house.line(), "watch", game=code))[0] == "game":
        pass
    for _ in range(MOST_LINES):
        assert kinds(made(house))[0] == "game"
    assert why(made(house)) == "full"
    assert len(house.rooms.rooms[code].lines) == MOST_WATCHING + MOST_LINES


def test_in_the_archive_a_game_for_others_is_there_for_its_maker_and_its_persons(house: House) -> None:
    line = house.line()
    code = house.send(line, "new", **new(*PASSES), token=KEY)[0]["game"]
    house.send(line, "end", token=KEY, seat=1)
    house.cut(line)
    archive(house)
    assert house.store.load(code) is None
    assert kinds(made(house))[-2:] == ["ended", "save"]
    assert kinds(coming(house, "back", game=code, token=ANNS))[-2:] == ["ended", "save"]
    assert why(coming(house, "join", game=ANNS, name="Ann")) == "no-game"  # it leads nowhere any more
    assert kinds(coming(house, "kept", game=code, token=BOBS)) == ["kept"]
    assert kinds(coming(house, "forget", game=code, token=BOBS)) == ["forgotten"]
    assert kinds(made(house))[-2:] == ["ended", "save"]


def test_a_pass_that_is_guessed_counts_as_a_wrong_code(house: House) -> None:
    code = made(house)[0]["game"]
    line = house.line("elsewhere")
    for _ in range(MOST_WRONG_CODES):
        assert why(house.send(line, "back", game=code, token="ZZZZZZZZ")) == "token"
    assert why(house.send(line, "back", game=code, token="ZZZZZZZZ")) == "wait"
    assert why(house.send(line, "join", game=ANNS, name="Ann")) == "wait"
    assert why(house.send(line, "back", game=ANNS, token=ANNS)) == "wait"
    assert house.send(line, "back", game=code, token=ANNS)[0]["t"] == "game"  # who plays there comes back


def test_nobody_at_the_table_ends_it_or_puts_a_computer_player_into_a_seat(house: House) -> None:
    made(house)
    line = house.line()
    house.send(line, "join", game=ANNS, name="Ann")
    house.now += 2 * AWAY_SECONDS
    assert why(house.send(line, "fill", seat=1, computer="hard")) == "not-yours"
    assert why(house.send(line, "free", seat=1)) == "not-yours"
    assert why(house.send(line, "end")) == "not-yours"
    assert why(house.send(line, "end", token=OTHER_KEY)) == "not-yours"


def test_who_looks_on_without_the_key_ends_nothing(house: House) -> None:
    code = house.send(house.line(), "new", **new(*PASSES, allows=("watch",)), token=KEY)[0]["game"]
    line = house.line()
    house.send(line, "watch", game=code)
    assert why(house.send(line, "end")) == "watching"
    assert why(house.send(line, "end", token=OTHER_KEY)) == "not-yours"


def test_a_computer_player_has_the_name_that_was_given_to_it(house: House) -> None:
    robo = {"computer": "hard", "name": "Robo"}
    answers = made(house, seats=(PASSES[0], robo))
    assert [(seat["name"], seat["computer"]) for seat in answers[1]["seats"]] == [("Ann", None), ("Robo", "hard")]
    assert answers[-2]["setup"]["players"] == ["Ann", "Robo"]
    assert why(house.send(house.line(), "new", **new(ANN, robo))) == "setup"  # who plays there names it


def test_the_maker_ends_it_once(house: House) -> None:
    line, anns = house.line(), house.line()
    house.send(line, "new", **new(*PASSES), token=KEY)
    house.send(anns, "join", game=ANNS, name="Ann")
    house.quiet()
    assert kinds(house.send(line, "end", token=KEY, seat=0)) == ["ended", "save"]
    assert kinds(house.got(anns)) == ["ended", "save"]
    assert why(house.send(line, "end", token=KEY)) == "over"


@pytest.mark.parametrize(
    ("seats", "key"),
    [
        (({"name": "Ann", "token": ANNS}, ANN), KEY),  # a seat of one's own, or a free one
        (({"name": "Ann", "token": ANNS}, None), KEY),
        ((HARD, HARD), KEY),  # nobody to play
        (PASSES, None),  # nobody's
        (({"name": "Ann", "token": ANNS}, {"name": "Bob", "token": ANNS}), KEY),
    ],
)
def test_what_is_no_game_for_others_is_refused(house: House, seats: tuple[Any, ...], key: str | None) -> None:
    fields = {**new(*seats), **({"token": key} if key else {})}
    assert why(house.send(house.line(), "new", **fields)) == "setup"
    assert house.store.unfinished() == 0


@pytest.mark.parametrize("token", ["", "K7QM-2XPA", "k7qm2xpa", "K7QM2XP", 7, None])
def test_a_pass_is_eight_signs_of_a_code(house: House, token: object) -> None:
    seats = ({"name": "Ann", "token": token}, PASSES[1])
    assert why(house.send(house.line(), "new", **new(*seats), token=KEY)) == "malformed"


def test_a_key_is_no_short_word(house: House) -> None:
    assert why(made(house, "secret")) == "malformed"


def test_games_for_others_count_among_those_of_the_address(house: House) -> None:
    for number in range(MOST_UNFINISHED):
        house.now += 60
        made(house, f"the-key-to-game-{number:05}A")
    assert why(made(house, "the-key-to-one-more--A")) == "too-many"
    assert kinds(made(house, "the-key-to-game-00000A"))[0] == "game"


def test_a_game_for_others_is_the_same_after_a_restart(house: House) -> None:
    code = made(house, seats=(PASSES[0], HARD))[0]["game"]
    later = House(house.store)
    line = later.line()
    seat, *_, state = later.send(line, "back", game=ANNS, token=ANNS)
    assert (seat["game"], state["view"]["seat"]) == (code, 0)
    assert why(later.send(line, "fill", seat=1, computer="easy")) == "not-yours"


def test_the_store_keeps_neither_pass_nor_key(tmp_path: Any) -> None:
    file = tmp_path / "games.db"
    store = SqliteStore(file)
    made(House(store))
    store.close()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert not any(secret.encode() in kept for secret in (ANNS, BOBS, KEY))
    assert json.dumps("Ann").encode() in kept
