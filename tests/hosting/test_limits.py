"""How much a host takes: ``docs/protocol.md``, *Limits*."""

from __future__ import annotations

import pytest

from coatl_core.hosting import limits
from coatl_core.hosting.store import Act, KeptSeat, SqliteStore, StoreError
from tests.hosting.support import ANN, HARD, House, kinds, new, why


def test_forty_messages_at_once_and_twenty_a_second(house: House) -> None:
    line = house.line()
    answers = [why(house.send(line, "end")) for _ in range(60)]
    assert answers == ["nowhere"] * 40 + ["too-fast"] * 20
    house.now += 1
    assert [why(house.send(line, "end")) for _ in range(21)] == ["nowhere"] * 20 + ["too-fast"]


def test_what_comes_too_fast_is_not_done_and_is_answered_with_its_id(house: House) -> None:
    game, (ann, _) = house.begun()
    for _ in range(40):
        house.send(ann, "legal", rev=0)
    assert house.send(ann, "do", id=9, rev=0, action="keep") == [{"t": "no", "id": 9, "why": "too-fast"}]
    assert house.rev(game) == 0


def test_after_two_hundred_too_many_the_line_is_cut(house: House) -> None:
    line = house.line()
    for _ in range(240):
        house.send(line, "end")
    assert house.closed == []
    house.send(line, "end")
    assert house.closed == [line]
    assert house.send(line, "end") == []


def test_a_flood_harms_no_other_line(house: House) -> None:
    game, (ann, bob) = house.begun()
    for _ in range(100):
        house.send(bob, "legal", rev=0)
    assert house.send(ann, "do", rev=0, action="keep")[0]["t"] == "state"
    assert house.rev(game) == 1


def test_after_ten_malformed_messages_the_line_is_cut(house: House) -> None:
    line = house.line()
    for _ in range(9):
        assert why(house.text(line, "what?")) == "malformed"
    assert house.closed == []
    assert why(house.text(line, "what?")) == "malformed"
    assert house.closed == [line]
    assert house.told[-1][0] == "line-cut"


def test_after_five_wrong_codes_an_address_waits_for_right_ones_as_well(house: House) -> None:
    _, game, token = house.new(allows=("watch",))
    for _ in range(5):
        assert why(house.send(house.line("guesser"), "join", game="00000000", name="Eve")) == "no-game"
    guesser = house.line("guesser")
    assert why(house.send(guesser, "join", game=game, name="Eve")) == "wait"
    assert why(house.send(guesser, "watch", game=game)) == "wait"
    assert why(house.send(guesser, "watch", game="00000001")) == "wait"
    assert kinds(house.send(guesser, "back", game=game, token=token)) == ["game", "seats"]
    assert kinds(house.send(house.line("another"), "watch", game=game)) == ["game", "seats"]
    house.now += limits.WRONG_CODE_SECONDS
    assert kinds(house.send(house.line("guesser"), "join", game=game, name="Bob"))[0] == "seat"


def test_who_has_guessed_too_often_cannot_try_codes_by_coming_back(house: House) -> None:
    """A wrong token would tell that the code is right."""
    _, game, _ = house.new()
    for _ in range(5):
        assert why(house.send(house.line("guesser"), "back", game="00000000", token="x")) == "no-game"
    assert why(house.send(house.line("guesser"), "back", game="00000000", token="x")) == "wait"
    assert why(house.send(house.line("guesser"), "back", game=game, token="x")) == "wait"


def test_a_wrong_token_is_no_wrong_code(house: House) -> None:
    _, game, _ = house.new()
    for _ in range(9):
        assert why(house.send(house.line("forgetful"), "back", game=game, token="x")) == "token"


def test_an_address_has_twenty_unfinished_games_at_most(house: House) -> None:
    lines = [house.new()[0] for _ in range(20)]
    assert why(house.send(house.line("here"), "new", **new())) == "too-many"
    assert house.send(house.line("there"), "new", **new())[0]["t"] == "seat"
    house.send(lines[3], "end")
    assert house.send(house.line("here"), "new", **new())[0]["t"] == "seat"


def test_a_lobby_that_nobody_has_begun_goes_after_a_day(house: House) -> None:
    left, game, token = house.new()
    _, kept, _ = house.new()
    begun, _ = house.begun()
    house.cut(left)
    house.now += limits.LOBBY_SECONDS - 100
    house.rooms.sweep()
    assert house.store.load(game) is not None
    house.now += 200
    house.rooms.sweep()
    assert house.store.load(game) is None
    assert house.store.load(kept) is not None  # somebody still sits there
    assert house.store.load(begun) is not None
    assert why(house.send(house.line(), "back", game=game, token=token)) == "no-game"


def test_what_is_remembered_of_those_who_have_gone_is_bounded(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coatl_core.hosting.addresses.MOST_REMEMBERED", 3)
    for number in range(9):
        line, _, _ = house.new(address=f"address {number}")
        house.cut(line)
        house.send(house.line(f"address {number}"), "join", game="00000000", name="Eve")
    assert len(house.rooms._since) == len(house.rooms._addresses._wrong) == 3


# When nothing can be kept


class Full(SqliteStore):
    """A store whose disk is full for a while."""

    full = ""

    def act(self, id: str, act: Act) -> None:
        if self.full == "row":
            raise StoreError("full", self.file)
        super().act(id, act)

    def commit(self) -> None:
        if self.full == "commit":
            raise StoreError("full", self.file)
        super().commit()


@pytest.mark.parametrize("when", ["row", "commit"])
def test_what_cannot_be_kept_is_not_told_and_can_be_done_later(when: str) -> None:
    store = Full(":memory:")
    house = House(store)
    game, (ann, bob) = house.begun()
    house.do(game, [ann, bob], "keep", "keep")
    store.full = when
    assert house.send(ann, "do", id=1, rev=2, action="take 3") == [{"t": "no", "id": 1, "why": "wait"}]
    assert house.got(bob) == []
    assert house.rev(game) == 2
    assert house.told[-1] == ("store-failed", {"code": "full", "file": ":memory:", "reason": ""})
    store.full = ""
    assert house.send(ann, "do", rev=2, action="take 3")[0]["rev"] == 3
    assert house.got(bob)[0]["rev"] == 3


def test_who_could_not_sit_down_sits_nowhere() -> None:
    store = Full(":memory:")
    house = House(store)
    _, game, _ = house.new()
    store.full = "commit"
    bob = house.line()
    assert why(house.send(bob, "join", game=game, name="Bob")) == "wait"
    store.full = ""
    assert why(house.send(bob, "say", preset="hello")) == "nowhere"
    assert house.send(bob, "join", game=game, name="Bob")[0]["seat"] == 1


class Rival(SqliteStore):
    """A store in which another owner of the game is faster, once."""

    rival: Act | None = None

    def act(self, id: str, act: Act) -> None:
        if self.rival is not None:
            rival, self.rival = self.rival, None
            super().roll_back()
            super().act(id, rival)
            super().commit()
        super().act(id, act)


def test_of_two_owners_the_later_one_loads_the_game_and_sends_the_state() -> None:
    store = Rival(":memory:")
    house = House(store)
    game, (ann, bob) = house.begun()
    house.do(game, [ann, bob], "keep", "keep")
    store.rival = Act(3, 0, "take 4", 0.0)
    (state,) = house.send(ann, "do", id=1, rev=2, action="take 3")
    assert (state["id"], state["rev"], state["stale"], state["at"]) == (1, 3, True, 0)
    assert state["view"]["acting"] == 1
    assert house.send(bob, "do", rev=3, action="take 3")[0]["rev"] == 4


def test_a_computer_game_is_an_unfinished_game_as_well(house: House) -> None:
    for _ in range(20):
        house.new(ANN, HARD)
    assert why(house.send(house.line("here"), "new", **new())) == "too-many"


class Once(SqliteStore):
    """A store that cannot let anybody sit down the first time."""

    failed = False

    def sit(self, id: str, seat: int, before: KeptSeat, after: KeptSeat) -> None:
        if not self.failed:
            self.failed = True
            raise StoreError("full", self.file)
        super().sit(id, seat, before, after)


def test_a_game_that_could_not_be_made_is_not_there() -> None:
    house = House(Once(":memory:"))
    line = house.line()
    assert why(house.send(line, "new", **new())) == "wait"
    assert house.rooms.rooms == {}
    assert house.send(line, "new", **new())[0]["t"] == "seat"
    assert house.store.unfinished("here") == 1


def test_a_game_that_cannot_be_loaded_is_told_to_the_operator_once(house: House) -> None:
    line, game, token = house.new(ANN, HARD)
    house.cut(line)
    house.store.act(game, Act(1, 0, "take 99", 0.0))
    house.told.clear()
    for _ in range(3):
        assert why(house.send(house.line(), "back", game=game, token=token)) == "variant-failed"
    assert [(what, values["game"]) for what, values in house.told] == [("game-failed", game)]


def test_of_two_owners_the_later_one_asks_to_wait_if_it_cannot_load_the_game() -> None:
    store = Rival(":memory:")
    house = House(store)
    game, (ann, bob) = house.begun()
    house.do(game, [ann, bob], "keep")
    store.rival = Act(2, 1, "take 99", 0.0)
    assert why(house.send(bob, "do", rev=1, action="keep")) == "wait"
