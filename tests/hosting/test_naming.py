"""Computer players at a host have names in the language of whoever reads them."""

from __future__ import annotations

import pytest
from attrs import evolve

from coatl_core.hosting.naming import named
from coatl_core.hosting.protocol import SeatStatus
from tests.locale.support import LANGUAGES, speaking

ANN = SeatStatus("Ann", False, True, None, None)


def computer(id: str, name: str = "") -> SeatStatus:
    return SeatStatus(name or id, False, False, id, None)


def names_in(tag: str, *seats: SeatStatus, game: str = "5PT38122") -> list[str]:
    return [seat.name for seat in named(seats, game, speaking(tag))]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_computer_player_has_a_name_of_its_kind_in_each_language(tag: str) -> None:
    listed = [name.strip() for name in speaking(tag)("player-easy-names").split(",")]
    ann, one, other = names_in(tag, ANN, computer("easy"), computer("easy", "easy 2"))
    assert ann == "Ann"
    assert one in listed
    assert other in listed
    assert one != other


def test_all_who_look_at_a_game_see_the_same_names_where_the_languages_list_them_alike() -> None:
    seats = ANN, computer("medium"), computer("hard")
    assert names_in("en", *seats) == names_in("cs", *seats) == names_in("en", *seats)
    assert len({tuple(names_in("en", *seats, game=f"5PT3812{n}")) for n in range(10)}) > 1


def test_the_seat_of_a_person_keeps_its_name_while_a_computer_plays_there() -> None:
    assert names_in("en", evolve(ANN, computer="easy"), computer("easy"))[0] == "Ann"
    assert names_in("en", evolve(ANN, name="easygoing", computer="easy")) == ["easygoing"]


def test_no_two_names_are_alike_and_a_player_without_a_list_has_its_kind() -> None:
    persons = [evolve(ANN, name=name) for name in ("Itzel", "Nenetl", "Tepin", "Mazatl", "Zolin")]
    assert names_in("en", *persons, computer("easy"))[-1] == "Izel"
    assert names_in("en", ANN, computer("toy"), computer("toy", "toy 2")) == ["Ann", "toy", "toy 2"]
