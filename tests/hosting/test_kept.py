"""What a host keeps about a person: who has the token of a seat can have it, and have it deleted; nobody else can."""

from __future__ import annotations

import json
import zlib

import pytest

from coatl_core.hosting.limits import AWAY_SECONDS, GIVEN_UP_SECONDS
from coatl_core.hosting.postgres import PostgresStore
from coatl_core.hosting.room import hashed
from tests.hosting.postgres import Postgres
from tests.hosting.support import ANN, HARD, House, kinds, new, why
from tests.hosting.test_archive import archive, coming, finished


def everything(house: House, game: str) -> str:
    """All that the store has about a game, as text."""
    kept, value = house.store.load(game), house.store.archived(game)
    acts = house.store.acts(game)
    return f"{kept} {acts} {zlib.decompress(value).decode() if value else ''}"


def test_a_person_is_told_all_that_is_kept_about_them(house: House) -> None:
    line, game, token = house.new(address="203.0.113.7")
    bob, bobs = house.join(game)
    house.do(game, [line, bob], "keep", "keep", "take 3")
    (ann,) = coming(house, "kept", game=game, token=token)
    assert (ann["t"], ann["seat"], ann["name"], ann["address"]) == ("kept", 0, "Ann", "203.0.113.7")
    assert [each["action"] for each in ann["done"]] == ["keep", "take 3"]
    assert ann["made"] == "1970-01-12T13:46:40+00:00"
    assert ann["done"][1]["at"] > ann["done"][0]["at"] >= ann["begun"] >= ann["made"]
    assert ann["over"] is None
    (other,) = coming(house, "kept", game=game, token=bobs)
    assert (other["seat"], other["name"], other["address"]) == (1, "Bob", "")
    assert [each["action"] for each in other["done"]] == ["keep"]


def test_who_takes_the_seat_of_the_maker_is_not_told_from_where_they_came(house: House) -> None:
    ann, game, _ = house.new(address="203.0.113.7")
    bob, _ = house.join(game)
    house.cut(ann)
    house.now += AWAY_SECONDS
    house.send(bob, "free", seat=0)
    assert "203.0.113.7" not in everything(house, game)  # nobody could have it deleted any more
    _, eves = house.join(game, "Eve")
    (kept,) = coming(house, "kept", game=game, token=eves)
    assert (kept["seat"], kept["address"]) == (0, "")


def test_asking_takes_no_place_and_nobody_hears_of_it(house: House) -> None:
    line, game, token = house.new()
    asks = house.line()
    house.quiet()
    assert kinds(house.send(asks, "kept", game=game, token=token)) == ["kept"]
    assert house.got(line) == []
    assert why(house.send(asks, "say", preset="hello")) == "nowhere"


@pytest.mark.parametrize("t", ["kept", "forget"])
def test_nobody_can_ask_for_the_seat_of_another(house: House, t: str) -> None:
    game, (_, bob) = house.begun()
    before = everything(house, game)
    for token in ("", "x" * 22, hashed("x").hex()[:22], "0"):
        assert why(house.send(bob, t, game=game, token=token)) == "token"
    _, _, other = house.new()
    assert why(house.send(house.line(), t, game=game, token=other)) == "token"
    assert everything(house, game) == before
    assert why(house.send(bob, t, game="00000000", token="x")) == "no-game"
    for _ in range(5):
        house.send(house.line("guesser"), t, game="00000000", token="x")
    assert why(house.send(house.line("guesser"), t, game=game, token="x")) == "wait"
    assert why(house.send(house.line("guesser"), t, game="00000001", token="x")) == "wait"


def test_whoever_is_forgotten_leaves_neither_name_nor_token_nor_address(house: House) -> None:
    line, game, token = house.new(address="203.0.113.7")
    bob, _ = house.join(game)
    house.do(game, [line, bob], "keep", "keep", "take 3")
    assert coming(house, "forget", game=game, token=token) == [{"t": "forgotten", "game": game, "seat": 0}]
    text = everything(house, game)
    assert "Ann" not in text
    assert "203.0.113.7" not in text
    assert repr(hashed(token)) not in text
    assert "Bob" in text
    assert "take 3" in text
    assert why(coming(house, "back", game=game, token=token)) == "token"
    assert why(coming(house, "kept", game=game, token=token)) == "token"
    assert why(coming(house, "forget", game=game, token=token)) == "token"


def test_in_a_game_that_goes_on_the_seat_is_free_and_the_others_are_told(house: House) -> None:
    line, game, token = house.new()
    bob, _ = house.join(game)
    house.do(game, [line, bob], "keep", "keep")
    asks = house.line()
    house.send(asks, "forget", game=game, token=token)
    assert house.closed == [line]
    (seats,) = house.got(bob)
    assert [(seat["name"], seat["free"]) for seat in seats["seats"]] == [("NN", True), ("Bob", False)]
    filled = house.send(bob, "fill", seat=0, computer="hard")
    assert filled[0]["seats"][0]["computer"] == "hard"
    state = house.send(bob, "do", rev=0, action="keep")[0]
    assert state["view"]["setup"]["players"] == ["NN", "Bob"]
    assert [player["name"] for player in state["view"]["players"]] == ["NN", "Bob"]


def test_the_save_of_a_game_has_no_name_that_was_deleted(house: House) -> None:
    game, tokens = finished(house)
    assert "Ann" in json.dumps(coming(house, "watch", game=game))
    for token in tokens:
        assert kinds(coming(house, "forget", game=game, token=token)) == ["forgotten"]
    came = coming(house, "watch", game=game)
    assert kinds(came) == ["game", "seats", "state", "save"]
    assert came[-1]["save"]["setup"]["players"] == ["NN", "NN 2"]
    assert "Ann" not in json.dumps(came)
    assert "Bob" not in json.dumps(came)


def test_from_the_archive_a_person_is_told_and_deleted_as_well(house: House) -> None:
    game, tokens = finished(house)
    (before,) = coming(house, "kept", game=game, token=tokens[1])
    archive(house)
    (kept,) = coming(house, "kept", game=game, token=tokens[1])
    standing = [each["action"] for each in kept["done"]]
    assert set(standing) <= {each["action"] for each in before["done"]}
    assert standing
    assert {each["at"] for each in kept["done"]} == {None}
    assert {**kept, "done": []} == {**before, "done": []}
    assert kinds(coming(house, "forget", game=game, token=tokens[1])) == ["forgotten"]
    text = everything(house, game)
    assert "Bob" not in text
    assert hashed(tokens[1]).hex() not in text
    assert why(coming(house, "back", game=game, token=tokens[1])) == "token"
    came = coming(house, "back", game=game, token=tokens[0])
    assert kinds(came) == ["game", "seats", "state", "save"]
    assert came[-1]["save"]["setup"]["players"] == ["Ann", "NN"]


def test_a_game_that_cannot_be_played_any_more_is_no_reason_to_keep_anything(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, tokens = finished(house)

    def fails(*_: object) -> None:
        raise ValueError("its plugin is gone")

    monkeypatch.setattr("coatl_core.hosting.rows.ruleset", fails)
    assert why(coming(house, "back", game=game, token=tokens[0])) == "variant-failed"
    assert kinds(coming(house, "kept", game=game, token=tokens[0])) == ["kept"]
    assert kinds(coming(house, "forget", game=game, token=tokens[0])) == ["forgotten"]
    assert "Ann" not in everything(house, game)


def test_a_game_in_which_nobody_has_a_seat_any_more_is_over(house: House) -> None:
    line, game, token = house.new(ANN, HARD)
    watching = house.line()
    house.quiet()
    house.send(watching, "forget", game=game, token=token)
    kept = house.store.load(game)
    assert kept is not None
    assert kept[0].over is not None
    assert house.store.unfinished() == 0
    assert house.closed == [line]
    assert house.rooms.rooms == {}  # nobody is there any more


def test_a_game_that_has_not_begun_ends_with_its_maker_and_not_with_a_guest(house: House) -> None:
    line, game, token = house.new(ANN, None, None)
    _, bobs = house.join(game)
    house.quiet()
    house.send(house.line(), "forget", game=game, token=bobs)
    (seats,) = house.got(line)
    assert [(seat["name"], seat["free"]) for seat in seats["seats"]][1] == ("?", True)
    assert house.store.unfinished() == 1
    cyd, _ = house.join(game, "Cyd")
    house.quiet()
    house.send(house.line(), "forget", game=game, token=token)
    assert kinds(house.got(cyd)) == ["seats", "ended"]
    assert house.store.unfinished() == 0
    assert "Ann" not in everything(house, game)


def test_nobody_makes_games_without_end_by_being_forgotten(house: House) -> None:
    for _ in range(20):
        _, game, token = house.new()
        house.join(game)
        house.now += 10
        coming(house, "forget", game=game, token=token)
    assert why(house.send(house.line("here"), "new", **new())) == "too-many"
    assert house.send(house.line("there"), "new", **new())[0]["t"] == "seat"
    house.now += GIVEN_UP_SECONDS
    assert house.send(house.line("here"), "new", **new())[0]["t"] == "seat"


def test_nobody_makes_games_without_end_by_being_sent_away(house: House) -> None:
    for _ in range(20):
        ann, game, _ = house.new()
        bob, _ = house.join(game)
        house.cut(ann)
        house.now += AWAY_SECONDS
        house.send(bob, "free", seat=0)
    assert why(house.send(house.line("here"), "new", **new())) == "too-many"


@pytest.mark.exhaustive
def test_somebody_at_another_host_is_told_of_it_and_sent_away(postgres: Postgres) -> None:
    url = postgres.database()
    stores = [PostgresStore(url), PostgresStore(url)]
    one, other = (House(store, seed=str(number)) for number, store in enumerate(stores))
    _, game, token = one.new()
    one.join(game)
    ann = other.line()
    other.send(ann, "back", game=game, token=token)
    assert kinds(one.send(one.line(), "forget", game=game, token=token)) == ["forgotten"]
    other._post(other.rooms.changed_elsewhere(game))
    assert other.closed == [ann]
    assert other.rooms.rooms == {}
    assert [seat["name"] for seat in other.got(ann)[-1]["seats"]] == ["NN", "Bob"]
    for store in stores:
        store.close()
