"""Sitting down, coming back, looking on, leaving: ``docs/protocol.md``, *Seats*."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from hashlib import sha256

import pytest
from attrs import evolve

from coatl_core.game.rules import ComputerSeat, Rules, VariantChoice
from coatl_core.hosting.limits import AWAY_SECONDS, MOST_LINES, MOST_UNFINISHED, MOST_WATCHING
from coatl_core.hosting.room import hashed
from coatl_core.hosting.store import KeptGame, KeptSeat, StoreError
from coatl_core.saves.format import decode, play
from tests.hosting.support import ANN, HARD, House, kinds, new, why
from tests.support import registry, setup

# New


def test_who_makes_a_game_is_told_the_seat_the_game_and_who_is_here(house: House) -> None:
    seat, game, seats = house.send(house.line(), "new", id=7, **new())
    assert (seat["t"], seat["id"], seat["seat"], len(seat["token"])) == ("seat", 7, 0, 22)
    assert (game["t"], game["game"], "id" in game) == ("game", seat["game"], False)
    assert game["setup"]["players"] == ["Ann", "?"]
    assert seats["seats"] == game["seats"]
    assert seats["seats"] == [
        {"name": "Ann", "free": False, "here": True, "computer": None, "away": None},
        {"name": "?", "free": True, "here": False, "computer": None, "away": None},
    ]


def test_the_game_says_what_it_is_played_with_as_a_save_does(house: House) -> None:
    *_, game, _ = house.send(house.line(), "new", **new(of=evolve(setup(2), card_sets=("base", "promo"))))
    assert [(c["id"], c["plugin"], c["kind"], c["source"]) for c in game["content"]] == [
        ("base", "base", "card-set", "coatl"),
        ("promo", "promo", "card-set", "coatl"),
    ]
    assert [c["id"] for c in game["cards"]] == ["base", "promo"]
    assert game["cards"][0]["lines"]
    assert game["allows"] == []
    assert game["setup"]["seed"] == ""


def test_content_and_cards_are_those_of_the_save(house: House) -> None:
    line, game, token = house.new(ANN, HARD)
    shown = house.send(house.line(), "back", game=game, token=token)[0]
    house.send(line, "end")
    *_, saved = house.send(house.line(), "back", game=game, token=token)
    assert (saved["save"]["content"], saved["save"]["cards"]) == (shown["content"], shown["cards"])


def test_a_game_with_a_computer_in_the_other_seat_begins_at_once(house: House) -> None:
    answers = house.send(house.line(), "new", **new(ANN, HARD))
    assert kinds(answers) == ["seat", "game", "seats", "game", "state"]
    begun, state = answers[-2:]
    assert begun["setup"]["players"] == ["Ann", "hard"]
    assert begun["setup"]["seats"] == [None, {"id": "hard", "level": ""}]
    assert (state["rev"], state["at"], state["by"], state["events"]) == (0, 0, None, [])


def test_one_seat_is_a_game_alone_against_the_automatic_opponent(house: House) -> None:
    alone = evolve(setup(2), players=("Ann",), variants=(VariantChoice("adam"),))
    assert kinds(house.send(house.line(), "new", **new(ANN, of=alone)))[-1] == "state"


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": [{"name": "Ann"}, {"name": "Bob"}]},
        {"seats": [None, None]},
        {"seats": [{"name": "Ann"}]},
        {"seats": [{"name": "Ann"}, {"computer": "genius"}]},
        {"seats": [{"name": "Ann"}, {"computer": "hard/9"}]},
        {"seats": [{"name": "Zoe"}, None]},
    ],
)
def test_a_setup_that_nobody_can_play_is_refused(house: House, wrong: dict[str, object]) -> None:
    assert why(house.send(house.line(), "new", **{**new(), **wrong})) == "setup"


@pytest.mark.parametrize(
    "wrong",
    [
        {"seed": "1"},
        {"seed": ""},
        {"chance": "told"},
        {"secret": [0]},
        {"fields": [*range(10, 0, -1)]},
        {"seats": []},
        {"card_sets": ["nowhere"]},
        {"variants": [{"id": "nothing", "options": []}]},
        {"variants": [{"id": "tribes", "options": ["nothing"]}]},
        {"rulings": 99},
        {"players": ["Ann", "Bob"]},
        {"rules": {"kept": 10**6}},
        {"more": 1},
        {"first": "0"},
        {"rules": {"row_size": 200}},
    ],
)
def test_content_that_is_not_there_and_told_chance_are_refused(house: House, wrong: dict[str, object]) -> None:
    fields = new()
    fields["setup"] |= wrong
    assert why(house.send(house.line(), "new", **fields)) == "setup"


def test_a_computer_that_cannot_play_with_so_many_is_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry().players["hard"], "players", (3, 4))
    assert why(house.send(house.line(), "new", **new(ANN, HARD))) == "setup"
    ann, game, _ = house.new()
    assert why(house.send(ann, "fill", seat=1, computer="hard")) == "setup"
    assert house.room(game).free_seat() == 1


def test_the_creator_may_sit_in_any_seat_and_says_who_begins(house: House) -> None:
    line, game, _ = house.new(None, ANN, of=setup(2, first=1))
    house.join(game)
    assert house.got(line)[-1]["view"]["acting"] == 1
    assert house.room(game).seats[0].name == "Bob"
    house.send(line, "end")
    assert house.room(game).game.ender == 1


# Join


def test_the_last_to_join_begins_the_game_for_all(house: House) -> None:
    ann, game, _ = house.new()
    assert kinds(house.got(ann)) == []
    bob = house.line()
    assert kinds(house.send(bob, "join", game=game, name="Bob")) == ["seat", "game", "seats", "game", "state"]
    seats, begun, state = house.got(ann)
    assert seats["seats"][1] == {"name": "Bob", "free": False, "here": True, "computer": None, "away": None}
    assert begun["setup"]["players"] == ["Ann", "Bob"]
    assert (state["rev"], state["view"]["seat"]) == (0, 0)


@pytest.mark.parametrize("change", [str.lower, lambda code: f"{code[:4]}-{code[4:]}", lambda code: f" {code} "])
def test_a_code_is_read_as_people_write_it(house: House, change: object) -> None:
    _, game, _ = house.new()
    assert callable(change)
    assert house.join(change(game))


def test_a_guests_name_is_made_plain(house: House) -> None:
    _, game, _ = house.new()
    house.join(game, "\x1b[31mBob\n  ")
    assert house.room(game).seats[1].name == "\N{REPLACEMENT CHARACTER}[31mBob"


def test_a_long_name_is_cut(house: House) -> None:
    _, game, _ = house.new()
    house.join(game, "Bob" * 100)
    assert house.room(game).seats[1].name == "BobBobBobBobBobBobB…"


def test_a_second_equal_name_gets_a_number(house: House) -> None:
    _, game, _ = house.new(ANN, None, None, of=setup(3))
    house.join(game, "Ann")
    house.join(game, "Ann")
    assert [seat.name for seat in house.room(game).seats] == ["Ann", "Ann 2", "Ann 3"]


def test_the_name_stands_in_view_game_and_save(house: House) -> None:
    ann, game, _ = house.new()
    house.join(game, "Bob")
    _, begun, state = house.got(ann)
    assert begun["setup"]["players"] == state["view"]["setup"]["players"] == ["Ann", "Bob"]
    assert [player["name"] for player in state["view"]["players"]] == ["Ann", "Bob"]
    *_, saved = house.send(ann, "end")
    assert saved["save"]["setup"]["players"] == ["Ann", "Bob"]


def test_nobody_joins_where_all_seats_are_taken_or_where_there_is_no_game(house: House) -> None:
    game, _ = house.begun()
    assert why(house.send(house.line(), "join", game=game, name="Cyd")) == "full"
    assert why(house.send(house.line(), "join", game="0000-0000", name="Cyd")) == "no-game"
    assert why(house.send(house.line(), "join", game="what", name="Cyd")) == "no-game"


TOKEN, OTHER_TOKEN = "s1B5bj3HQdD7QXCpOqYA4Q", "vp-OrtV556Hno5thkOforg"


def dying(house: House, kept: bool) -> Callable[[], None]:
    """A commit at which the database dies: nobody knows whether it was kept."""
    commit = house.store.commit

    def dies() -> None:
        if kept:
            commit()
        raise StoreError("unreachable")

    return dies


@pytest.mark.parametrize("kept", [False, True])
def test_who_sat_down_when_the_database_died_gets_that_seat_when_they_try_again_with_their_token(
    house: House, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    _, game, _ = house.new()
    bob, eve = house.line("there"), house.line("elsewhere")
    with monkeypatch.context() as patch:
        patch.setattr(house.store, "commit", dying(house, kept))
        assert why(house.send(bob, "join", game=game, name="Bob", token=TOKEN)) == "wait"
    if kept:
        assert why(house.send(eve, "join", game=game, name="Bob", token=OTHER_TOKEN)) == "full"
    house.cut(bob)
    seat, *told = house.send(house.line("at another address"), "join", game=game, name="Bob", token=TOKEN)
    assert (seat["t"], seat["seat"], seat["token"], kinds(told)[-1]) == ("seat", 1, TOKEN, "state")
    assert [each.name for each in house.room(game).seats] == ["Ann", "Bob"]
    assert house.room(game).seat_of(TOKEN) == 1
    assert why(house.send(house.line("there"), "join", game=game, name="Bob")) == "full"


@pytest.mark.parametrize("kept", [False, True])
def test_a_game_made_when_the_database_died_is_there_once(
    house: House, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(house.store, "commit", dying(house, kept))
        assert why(house.send(house.line(), "new", token=TOKEN, **new())) == "wait"
    assert house.store.unfinished() == kept
    seat, *told = house.send(house.line(), "new", token=TOKEN, **new())
    assert (seat["t"], seat["seat"], seat["token"], kinds(told)) == ("seat", 0, TOKEN, ["game", "seats"])
    assert house.store.unfinished() == 1
    other, *_ = house.send(house.line(), "new", token=OTHER_TOKEN, **new())
    assert other["game"] != seat["game"]
    back = house.send(house.line(), "back", game=seat["game"], token=TOKEN)
    assert kinds(back) == ["game", "seats"]


def test_nobody_is_away_longer_because_something_could_not_be_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, (ann, bob) = house.begun()
    house.now += 2 * AWAY_SECONDS
    house.cut(bob)
    house.now += 10
    with monkeypatch.context() as patch:
        patch.setattr(house.store, "commit", dying(house, kept=False))
        assert why(house.send(ann, "do", rev=0, action="keep")) == "wait"
    assert why(house.send(ann, "fill", seat=1, computer="hard")) == "not-yours"


def test_who_could_not_sit_down_elsewhere_still_hears_what_happens_where_they_are(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, (ann, bob) = house.begun()
    _, other, _ = house.new()
    with monkeypatch.context() as patch:
        patch.setattr(house.store, "commit", dying(house, kept=False))
        assert why(house.send(bob, "join", game=other, name="Bob")) == "wait"
    assert house.send(ann, "say", preset="hello")[0]["t"] == "said"
    assert house.got(bob)[-1]["t"] == "said"


def test_who_has_left_at_the_moment_when_another_host_was_faster_is_seen_to_be_away(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house.store, "shared", True, raising=False)
    game, (ann, bob) = house.begun()
    house.rooms.close(bob)
    house.rooms.roll_back(StoreError("behind"), [])
    house._post(house.rooms.changed_elsewhere(game))
    told = [each for each in house.got(ann) if each["t"] == "seats"]
    assert [seat["here"] for seat in told[-1]["seats"]] == [True, False]


def test_a_game_is_made_once_also_by_another_host_and_by_who_may_make_no_more(house: House) -> None:
    made, *_ = house.send(house.line(), "new", token=TOKEN, **new())
    for _ in range(MOST_UNFINISHED - 1):
        house.new()
    assert why(house.send(house.line(), "new", token=OTHER_TOKEN, **new())) == "too-many"
    other = House(house.store, seed="another host")
    again, *_ = other.send(other.line(), "new", token=TOKEN, **new())
    assert again["game"] == made["game"]


def test_a_game_is_made_once_also_when_another_host_makes_it_at_the_same_moment(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    add = house.store.add

    def other_was_faster(game: KeptGame, seats: Sequence[KeptSeat]) -> bool:
        add(game, seats)
        house.store.sit(game.id, 0, seats[0], KeptSeat("Ann", hashed(TOKEN)))
        house.store.commit()
        return False

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "add", other_was_faster)
        assert why(house.send(house.line(), "new", token=TOKEN, **new())) == "wait"  # the server tries it again
    assert house.send(house.line(), "new", token=TOKEN, **new())[0]["seat"] == 0
    assert house.store.unfinished() == 1


def test_asking_again_for_a_new_game_gives_no_more_lines_to_a_seat_than_coming_back(house: House) -> None:
    for _ in range(MOST_LINES):
        assert house.send(house.line(), "new", token=TOKEN, **new())[0]["t"] == "seat"
    assert why(house.send(house.line(), "new", token=TOKEN, **new())) == "too-many"


def test_the_code_of_another_game_is_passed_over_by_a_new_one(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, game, _ = house.new()
    monkeypatch.setattr("coatl_core.hosting.rooms.codes_of", lambda token: iter([game, "5PT38122"]))
    for _ in range(2):
        seat, *_ = house.send(house.line(), "new", token=TOKEN, **new())
        assert seat["game"] == "5PT38122"


def test_who_joins_once_more_has_their_seat_back_from_a_computer_player(house: House) -> None:
    ann, game, _ = house.new(ANN, None, None)
    bob = house.line()
    house.send(bob, "join", game=game, name="Bob", token=TOKEN)
    house.cut(bob)
    house.send(ann, "fill", seat=1, computer="hard")
    seat, *_ = house.send(house.line(), "join", game=game, name="Bob", token=TOKEN)
    assert (seat["seat"], house.room(game).seats[1].computer) == (1, None)


def test_nobody_else_is_told_a_token_that_a_client_has_chosen(house: House) -> None:
    ann = house.line()
    made, *_ = house.send(ann, "new", token=TOKEN, **new(ANN, None, allows=("watch",)))
    eve, bob = house.line(), house.line()
    heard = house.send(eve, "watch", game=made["game"])
    heard += house.send(bob, "join", game=made["game"], name="Bob", token=OTHER_TOKEN)[1:]
    heard += house.got(eve) + house.got(ann)
    assert not any(token in json.dumps(heard) for token in (TOKEN, OTHER_TOKEN))
    kept = house.store.load(made["game"])
    assert kept is not None
    assert [seat.token for seat in kept[1]] == [sha256(token.encode()).digest() for token in (TOKEN, OTHER_TOKEN)]


def test_nobody_joins_a_game_that_is_over(house: House) -> None:
    ann, game, _ = house.new()
    house.send(ann, "end")
    assert why(house.send(house.line(), "join", game=game, name="Bob")) == "over"


def test_only_the_one_who_sits_down_gets_the_token(house: House) -> None:
    ann, game, _ = house.new()
    house.join(game)
    assert "seat" not in kinds(house.got(ann))


# Back


def test_who_comes_back_gets_the_game_and_its_whole_log(house: House) -> None:
    ann, game, token = house.new()
    bob, _ = house.join(game)
    house.do(game, [ann, bob], "keep", "keep", "take 3")
    house.cut(ann)
    back = house.line()
    shown, seats, state = house.send(back, "back", id=1, game=game, token=token)
    assert (shown["t"], shown["id"], seats["t"]) == ("game", 1, "seats")
    assert (state["rev"], state["at"], state["by"]) == (3, 0, 0)
    assert [event["event"] for event in state["events"]][:2] == ["Kept", "Kept"]
    assert state["view"]["seat"] == 0
    assert state["view"]["players"][0]["hand"] is not None
    assert state["view"]["players"][1]["hand"] is None


def test_who_comes_back_to_a_lobby_gets_no_state(house: House) -> None:
    _, game, token = house.new()
    assert kinds(house.send(house.line(), "back", game=game, token=token)) == ["game", "seats"]


def test_a_token_is_needed_to_come_back(house: House) -> None:
    _, game, _ = house.new()
    assert why(house.send(house.line(), "back", game=game, token="x" * 22)) == "token"
    assert why(house.send(house.line(), "back", game=game, token="")) == "token"
    assert why(house.send(house.line(), "back", game="00000000", token="x" * 22)) == "no-game"


def test_the_store_holds_no_token(house: House) -> None:
    _, game, token = house.new()
    assert token.encode() not in str(house.store.load(game)).encode()


def test_others_hear_who_goes_and_who_comes_back(house: House) -> None:
    game, (ann, bob) = house.begun()
    house.cut(bob)
    (seats,) = house.got(ann)
    assert (seats["seats"][1]["here"], seats["seats"][1]["away"]) == (False, 0)
    house.now += 61.9
    again = house.line()
    assert why(house.send(again, "back", game=game, token="?")) == "token"
    assert [status.away for status in house.room(game).statuses()] == [None, 61]


def test_all_four_lines_of_a_seat_live_and_a_fifth_is_too_many(house: House) -> None:
    ann, game, token = house.new()
    bob, _ = house.join(game)
    lines = [ann, *(house.line() for _ in range(MOST_LINES - 1))]
    for line in lines[1:]:
        house.send(line, "back", game=game, token=token)
    house.quiet()
    assert why(house.send(house.line(), "back", game=game, token=token)) == "too-many"
    house.do(game, [lines[2], bob], "keep")
    house.send(lines[3], "say", preset="hello")
    assert [kinds(house.got(line)) for line in lines] == [["said"]] * 3 + [[]]


def test_the_second_line_of_a_seat_is_no_news_to_others(house: House) -> None:
    ann, game, token = house.new()
    bob, _ = house.join(game)
    house.quiet()
    second = house.line()
    house.send(second, "back", game=game, token=token)
    house.cut(second)
    assert kinds(house.got(bob)) == kinds(house.got(ann)) == []


def test_a_line_that_takes_another_place_leaves_the_first_one(house: House) -> None:
    _game, (ann, bob) = house.begun()
    answers = house.send(bob, "new", **new())
    assert kinds(answers) == ["seat", "game", "seats"]
    assert [status["here"] for status in house.got(ann)[-1]["seats"]] == [True, False]


# Watch


def test_a_spectator_sees_what_nobody_may_not_see(house: House) -> None:
    _, game, _ = house.new(ANN, HARD, allows=("watch",))
    shown, _, state = house.send(house.line(), "watch", game=game)
    assert shown["allows"] == ["watch"]
    assert state["view"]["seat"] is None
    assert [player["hand"] for player in state["view"]["players"]] == [None, None]
    assert "undo" not in state


def test_a_spectator_hears_of_events_as_nobody_does(house: House) -> None:
    game, lines = house.begun(allows=("watch",))
    house.do(game, lines, "keep")
    *_, state = house.send(house.line(), "watch", game=game)
    assert state["events"][0]["kept"] is None


def test_nobody_looks_on_where_the_game_does_not_allow_it(house: House) -> None:
    _, game, _ = house.new(ANN, HARD)
    assert why(house.send(house.line(), "watch", game=game)) == "watching"


def test_a_spectator_does_nothing(house: House) -> None:
    game, _ = house.begun(allows=("watch",))
    eye = house.line()
    house.send(eye, "watch", game=game)
    for t, fields in (
        ("do", {"rev": 0, "action": "keep"}),
        ("legal", {"rev": 9}),
        ("undo", {"rev": 0}),
        ("allow", {"rev": 0, "yes": True}),
        ("say", {"preset": "hello"}),
        ("end", {}),
        ("fill", {"seat": 1, "computer": "hard"}),
        ("free", {"seat": 1}),
    ):
        assert why(house.send(eye, t, **fields)) == "watching", t


def test_at_most_sixteen_look_on(house: House) -> None:
    _, game, _ = house.new(ANN, HARD, allows=("watch",))
    for _ in range(MOST_WATCHING):
        assert house.send(house.line(), "watch", game=game)[0]["t"] == "game"
    assert why(house.send(house.line(), "watch", game=game)) == "full"


def test_who_looks_on_from_the_lobby_sees_the_game_begin(house: House) -> None:
    _, game, _ = house.new(allows=("watch",))
    eye = house.line()
    assert kinds(house.send(eye, "watch", game=game)) == ["game", "seats"]
    house.join(game)
    assert kinds(house.got(eye)) == ["seats", "game", "state"]


# Fill and free


def test_before_the_beginning_the_creator_puts_a_computer_in_a_free_seat(house: House) -> None:
    ann, game, _ = house.new(ANN, None, None, of=setup(3))
    answers = house.send(ann, "fill", id=3, seat=1, computer="hard")
    assert kinds(answers) == ["seats"]
    assert answers[0]["id"] == 3
    assert answers[0]["seats"][1] == {"name": "hard", "free": False, "here": False, "computer": "hard", "away": None}
    house.send(ann, "fill", seat=1, computer="easy")
    house.send(ann, "free", seat=1)
    assert house.room(game).statuses()[1].free
    house.send(ann, "fill", seat=1, computer="easy")
    assert kinds(house.send(ann, "fill", seat=2, computer="easy")) == ["seats", "game", "state"]
    assert house.room(game).setup.seats == (None, ComputerSeat("easy"), ComputerSeat("easy"))
    assert house.room(game).setup.players == ("Ann", "easy", "easy 2")


def test_before_the_beginning_nobody_else_does(house: House) -> None:
    ann, game, _ = house.new(ANN, None, None, of=setup(3))
    bob, _ = house.join(game)
    assert why(house.send(bob, "fill", seat=2, computer="hard")) == "not-yours"
    assert why(house.send(bob, "free", seat=0)) == "not-yours"
    assert why(house.send(ann, "free", seat=0)) == "not-yours"
    assert why(house.send(ann, "free", seat=4)) == "not-yours"
    assert why(house.send(ann, "fill", seat=2, computer="genius")) == "setup"


def test_the_creator_frees_the_seat_of_a_person_whose_lines_are_closed(house: House) -> None:
    ann, game, _ = house.new(ANN, None, None, of=setup(3))
    bob, token = house.join(game)
    house.got(bob)
    house.send(ann, "free", seat=1)
    (seats,) = house.got(bob)
    assert seats["seats"][1] == {"name": "?", "free": True, "here": False, "computer": None, "away": None}
    assert house.closed == [bob]
    assert why(house.send(bob, "say", preset="sorry")) == "nowhere"
    assert why(house.send(house.line(), "back", game=game, token=token)) == "token"


def test_after_the_beginning_any_seat_replaces_who_is_away_for_long(house: House) -> None:
    _game, (ann, bob) = house.begun()
    house.cut(ann)
    house.now += AWAY_SECONDS - 1
    assert why(house.send(bob, "fill", seat=0, computer="hard")) == "not-yours"
    house.now += 1
    (seats,) = house.send(bob, "fill", seat=0, computer="hard")
    assert seats["seats"][0] == {"name": "Ann", "free": False, "here": False, "computer": "hard", "away": 120}
    assert house.turns[-1].seat == 0


def test_who_is_here_is_not_replaced_and_neither_is_a_computer(house: House) -> None:
    _, game, _ = house.new(ANN, None, HARD, of=setup(3))
    bob, _ = house.join(game)
    house.now += 1000
    for seat in (0, 1, 2):
        assert why(house.send(bob, "fill", seat=seat, computer="easy")) == "not-yours"
        assert why(house.send(bob, "free", seat=seat)) == "not-yours"


def test_a_filled_seat_goes_back_to_its_owner(house: House) -> None:
    ann, game, token = house.new()
    bob, _ = house.join(game)
    house.cut(ann)
    house.now += AWAY_SECONDS
    house.send(bob, "fill", seat=0, computer="hard")
    (asked,) = house.turns
    back = house.line()
    house.send(back, "back", game=game, token=token)
    assert house.got(bob)[-1]["seats"][0] == {
        "name": "Ann",
        "free": False,
        "here": True,
        "computer": None,
        "away": None,
    }
    house.decided(asked, *asked.legal[:1])  # too late: the seat is Ann's again
    assert house.rev(game) == 0
    house.do(game, [back, bob], "keep")


def test_who_comes_back_is_told_once_how_many_turns_a_computer_has_played_for_them(house: House) -> None:
    ann, game, token = house.new()
    bob, _ = house.join(game)
    house.do(game, [ann, bob], "keep", "keep", "take 1")  # one turn of her own, which does not count
    house.cut(ann)
    house.now += AWAY_SECONDS
    house.send(bob, "fill", seat=0, computer="easy")
    for _ in range(2):
        house.now += 1
        taking = next(each for each in house.legal(game) if each.startswith("take"))
        house.send(bob, "do", rev=house.rev(game), action=taking)
        house.now += 1
        turn = house.turns[-1]
        house.decided(turn, next(each for each in turn.legal if str(each).startswith("take")))
    house.cut(bob)  # nobody is there: the host forgets the room, and counts all the same
    back = house.line()
    *_, state = house.send(back, "back", game=game, token=token)
    assert state["played"] == 2
    *_, state = house.send(back, "back", game=game, token=token)
    assert "played" not in state


def test_who_only_looks_how_the_game_stands_does_not_come_back(house: House) -> None:
    game, (ann, bob) = house.begun()
    token = house.join(house.new()[1])[1]
    assert why(house.send(house.line(), "back", game=game, token=token, look=True)) == "token"
    ann, game, token = house.new()
    bob, _ = house.join(game)
    house.cut(ann)
    house.now += AWAY_SECONDS
    house.send(bob, "fill", seat=0, computer="easy")
    house.quiet()
    looks = house.line()
    answers = house.send(looks, "back", game=game, token=token, look=True)
    assert kinds(answers) == ["game", "seats", "state"]
    assert answers[2]["view"]["seat"] == 0
    assert answers[1]["seats"][0]["computer"] == "easy"
    assert house.got(bob) == []
    assert why(house.send(looks, "do", rev=0, action="keep")) == "nowhere"
    house.cut(looks)
    assert house.got(bob) == []
    assert house.turns[-1].seat == 0
    house.decided(house.turns[-1], house.turns[-1].legal[0])
    assert house.rev(game) == 1


def test_a_freed_seat_is_taken_by_the_next_to_join_under_its_old_name(house: House) -> None:
    ann, game, token = house.new()
    bob, _ = house.join(game)
    house.do(game, [ann, bob], "keep")
    house.cut(ann)
    house.now += AWAY_SECONDS
    (seats,) = house.send(bob, "free", seat=0)
    assert seats["seats"][0] == {"name": "Ann", "free": True, "here": False, "computer": None, "away": None}
    assert why(house.send(house.line(), "back", game=game, token=token)) == "token"
    house.quiet()
    answers = house.send(house.line(), "join", game=game, name="Cyd")
    assert kinds(answers) == ["seat", "game", "seats", "state"]
    assert (answers[0]["seat"], answers[1]["seats"][0]["name"]) == (0, "Ann")
    assert (answers[3]["rev"], answers[3]["at"], len(answers[3]["events"])) == (1, 0, 1)
    assert kinds(house.got(bob)) == ["seats"]


def test_a_game_waits_for_nobody_in_a_freed_seat_that_a_computer_can_take(house: House) -> None:
    game, (ann, bob) = house.begun()
    house.cut(ann)
    house.now += AWAY_SECONDS
    house.send(bob, "free", seat=0)
    house.send(bob, "fill", seat=0, computer="easy")
    assert house.turns[-1].seat == 0
    assert why(house.send(house.line(), "join", game=game, name="Cyd")) == "full"


# End


def test_the_creator_ends_the_game_and_everybody_has_the_save(house: House) -> None:
    game, (ann, bob) = house.begun(allows=("watch",))
    eye = house.line()
    house.send(eye, "watch", game=game)
    house.do(game, [ann, bob], "keep", "keep", "take 3")
    assert why(house.send(bob, "end")) == "not-yours"
    ended, saved = house.send(ann, "end", id=5)
    assert ended == {"t": "ended", "id": 5, "by": 0}
    assert house.got(bob) == house.got(eye) == [{"t": "ended", "by": 0}, saved]
    session = play(decode(json.dumps(saved["save"])), registry())
    assert [str(action) for action in session.actions] == ["keep", "keep", "take 3"]
    assert len(session.setup.seed) == 32


def test_after_the_end_nothing_is_done(house: House) -> None:
    _game, (ann, _bob) = house.begun()
    house.send(ann, "end")
    for t, fields in (
        ("do", {"rev": 0, "action": "keep"}),
        ("legal", {"rev": 0}),
        ("undo", {"rev": 0}),
        ("allow", {"rev": 0, "yes": True}),
        ("say", {"preset": "hello"}),
        ("end", {}),
        ("fill", {"seat": 1, "computer": "hard"}),
        ("free", {"seat": 1}),
    ):
        assert why(house.send(ann, t, **fields)) == "over", t


def test_the_end_and_the_save_come_again_after_every_later_back_and_watch(house: House) -> None:
    ann, game, token = house.new(ANN, HARD, allows=("watch",))
    house.send(ann, "end")
    assert kinds(house.send(house.line(), "back", game=game, token=token)) == [
        "game",
        "seats",
        "state",
        "ended",
        "save",
    ]
    assert kinds(house.send(house.line(), "watch", game=game))[-2:] == ["ended", "save"]


def test_the_end_of_a_lobby_saves_nothing(house: House) -> None:
    ann, game, token = house.new()
    assert kinds(house.send(ann, "end")) == ["ended"]
    assert kinds(house.send(house.line(), "back", game=game, token=token)) == ["game", "seats", "ended"]
    assert why(house.send(ann, "do", rev=0, action="keep")) == "over"


# Talk


def test_what_is_said_is_told_to_all(house: House) -> None:
    _game, (ann, bob) = house.begun()
    assert house.send(ann, "say", id=1, preset="good-luck") == [
        {"t": "said", "id": 1, "seat": 0, "preset": "good-luck"}
    ]
    assert house.got(bob) == [{"t": "said", "seat": 0, "preset": "good-luck"}]


def test_one_thing_a_second_is_said_even_in_the_lobby(house: House) -> None:
    ann, _, _ = house.new()
    assert kinds(house.send(ann, "say", preset="hello")) == ["said"]
    house.now += 0.9
    assert why(house.send(ann, "say", preset="hello")) == "too-fast"
    house.now += 0.1
    assert kinds(house.send(ann, "say", preset="hello")) == ["said"]


def test_only_presets_are_said(house: House) -> None:
    ann, _, _ = house.new()
    assert why(house.send(ann, "say", preset="you fool")) == "malformed"


# Rules of the setup


def test_the_setup_is_played_as_it_was_asked_for(house: House) -> None:
    wanted = evolve(setup(3, first=2, sacrifice_tokens=True), variants=(VariantChoice("tribes", ("tribes", "omens")),))
    game, _ = house.begun(ANN, None, None, of=wanted)
    played = house.room(game).setup
    assert evolve(played, seed=wanted.seed, players=wanted.players) == wanted
    assert played.rules == Rules(sacrifice_tokens=True)
