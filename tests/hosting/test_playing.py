"""A game on many lines: what is done, asked for and taken back: ``docs/protocol.md``, *Playing* and *Taking back*."""

from __future__ import annotations

import json
from typing import Any

import pytest
from attrs import evolve

from coatl_core.game.actions import Keep, Pass, parse_action
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.state import Variant
from coatl_core.hosting.store import SqliteStore
from coatl_core.saves.format import decode, play
from coatl_core.saves.wire import event_from_data, view_from_data
from tests.hosting.support import ANN, HARD, House, Message, kinds, new, why
from tests.support import registry, setup


def alone(*options: str) -> Setup:
    """A game against A.D.A.M."""
    return evolve(setup(2), players=("Ann",), variants=(VariantChoice("adam", options),))


def without_view(message: Message) -> Message:
    return {name: value for name, value in message.items() if name != "view"}


# Do


def test_after_an_action_every_seat_is_told_and_the_line_that_asked_gets_its_id(house: House) -> None:
    game, (ann, bob) = house.begun()
    (own,) = house.send(ann, "do", id=7, rev=0, action=house.legal(game)[1])
    (other,) = house.got(bob)
    assert without_view(own) == {
        "t": "state",
        "id": 7,
        "rev": 1,
        "at": 0,
        "by": 0,
        "events": own["events"],
        "undo": "ask",
    }
    assert (other["rev"], other["at"], other["by"], "id" in other, "undo" in other) == (1, 0, 0, False, False)
    assert (own["view"]["seat"], other["view"]["seat"]) == (0, 1)
    assert len(own["events"][0]["kept"]) == 1
    assert other["events"][0]["kept"] is None


def test_the_log_grows_by_the_events_of_each_state(house: House) -> None:
    game, (ann, bob) = house.begun()
    log: list[Any] = []
    for action in ("keep", "keep", "take 3", "take 4", "draw deck"):
        line, other = ((ann, bob), (bob, ann))[house.acting(game)]
        house.send(line, "do", rev=house.rev(game), action=action)
        (state,) = house.got(other)
        assert state["at"] == len(log)
        log[state["at"] :] = state["events"]
        house.inbox.clear()
    seen = house.room(game).table
    assert seen is not None
    assert len(log) == len(seen.log)
    assert [event["event"] for event in log if event.get("card", "") is None] == ["DrewFromDeck"]


def test_views_and_events_can_be_read_by_a_client_with_an_engine(house: House) -> None:
    game, (ann, _) = house.begun()
    (state,) = house.send(ann, "do", rev=0, action="keep")
    ruleset = registry().ruleset(("base",))
    assert view_from_data(state["view"], ruleset).acting == 1
    assert [event_from_data(each, ruleset, 2).seat for each in state["events"]] == [0]
    assert house.rev(game) == 1


def test_the_seed_is_in_no_message_before_the_end(house: House) -> None:
    game, lines = house.begun(allows=("watch",))
    seed = house.room(game).setup.seed
    eye = house.line()
    house.send(eye, "watch", game=game)
    texts = [text for box in house.inbox.values() for text in box]
    house.send(lines[0], "do", rev=0, action="keep")
    texts += [text for box in house.inbox.values() for text in box]
    assert len(seed) == 32
    assert all(seed not in text for text in texts)


def test_before_the_beginning_one_waits(house: House) -> None:
    ann, _, _ = house.new()
    for t, fields in (("do", {"action": "keep"}), ("legal", {}), ("undo", {}), ("allow", {"yes": True})):
        assert why(house.send(ann, t, rev=0, **fields)) == "waiting"


def test_without_a_place_one_is_nowhere(house: House) -> None:
    for t, fields in (
        ("do", {"rev": 0, "action": "keep"}),
        ("legal", {"rev": 0}),
        ("undo", {"rev": 0}),
        ("allow", {"rev": 0, "yes": False}),
        ("say", {"preset": "hello"}),
        ("end", {}),
        ("fill", {"seat": 0, "computer": "hard"}),
        ("free", {"seat": 0}),
    ):
        assert why(house.send(house.line(), t, **fields)) == "nowhere"


@pytest.mark.parametrize("rev", [0, 2, 99])
@pytest.mark.parametrize(
    "asked",
    [
        {"t": "do", "action": "take 1"},
        {"t": "do", "action": "nonsense"},
        {"t": "legal"},
        {"t": "undo"},
        {"t": "allow", "yes": True},
    ],
)
def test_another_rev_is_answered_with_the_whole_state_to_the_asker_alone(
    house: House, rev: int, asked: dict[str, Any]
) -> None:
    game, (ann, bob) = house.begun()
    house.do(game, [ann, bob], "keep")
    (state,) = house.send(ann, asked["t"], id=3, rev=rev, **{k: v for k, v in asked.items() if k != "t"})
    assert (state["t"], state["id"], state["rev"], state["at"], state["stale"]) == ("state", 3, 1, 0, True)
    assert len(state["events"]) == 1
    assert house.got(bob) == []
    assert house.rev(game) == 1


def test_only_an_answer_to_another_rev_is_stale(house: House) -> None:
    game, (ann, _) = house.begun()
    (state,) = house.send(ann, "do", rev=0, action="keep")
    assert "stale" not in state
    assert house.rev(game) == 1


def test_the_same_do_twice_is_done_once(house: House) -> None:
    game, (ann, _) = house.begun()
    house.send(ann, "do", rev=0, action="keep")
    (again,) = house.send(ann, "do", rev=0, action="keep")
    assert (again["stale"], again["rev"]) == (True, 1)
    assert len(house.store.acts(game)) == 1


def test_on_anothers_turn_the_refusal_is_the_same_whatever_is_tried(house: House) -> None:
    game, (_, bob) = house.begun()
    hand = house.room(game).table
    assert hand is not None
    held = hand.session.state.players[0].hand[0]
    answers = [
        house.send(bob, "do", rev=0, action=action)[0]
        for action in ("keep", f"keep {held}", "take 1", "nonsense", "", "step", "do tribes x")
    ]
    assert answers == [answers[0]] * len(answers)
    assert answers[0] == {
        "t": "no",
        "why": "refused",
        "refusal": {"code": "turn-of-another", "rule": "3", "values": {}},
    }


def test_what_the_rules_forbid_is_refused_with_the_reason(house: House) -> None:
    game, (ann, bob) = house.begun()
    house.do(game, [ann, bob], "keep", "keep")
    (no,) = house.send(ann, "do", id=1, rev=2, action="take 99")
    assert (no["t"], no["id"], no["why"]) == ("no", 1, "refused")
    assert no["refusal"]["code"] == "no-such-field"
    assert why(house.send(ann, "do", rev=2, action="step")) != "malformed"
    assert house.got(bob) == []


def test_an_action_that_does_not_parse_is_malformed(house: House) -> None:
    _, (ann, _) = house.begun()
    for action in ("", "take", "take three", "keep  ", "KEEP", "take 01"):
        assert why(house.send(ann, "do", rev=0, action=action)) == "malformed"


def test_an_action_of_more_than_300_characters_is_malformed_before_it_is_anything_else(house: House) -> None:
    _, (_, bob) = house.begun()
    assert why(house.send(bob, "do", rev=0, action="x" * 300)) == "turn-of-another"
    assert why(house.send(bob, "do", rev=0, action="x" * 301)) == "malformed"


# Legal


def test_one_is_told_what_one_may_do(house: House) -> None:
    game, (ann, bob) = house.begun()
    (answer,) = house.send(ann, "legal", id=9, rev=0)
    assert answer == {"t": "legal", "id": 9, "rev": 0, "actions": house.legal(game)}
    assert house.send(bob, "legal", rev=0) == [{"t": "legal", "rev": 0, "actions": []}]


# Taking back


def test_the_own_action_is_taken_back_at_once_while_the_turn_lasts(house: House) -> None:
    game, (ann, bob) = house.begun()
    board = "start"
    house.do(game, [ann, bob], "keep", "keep", "take 3", "take 4")
    start = next(action for action in house.legal(game) if action.startswith(board))
    (done,) = house.send(ann, "do", rev=4, action=start)
    assert done["undo"] == "yes"
    house.quiet()
    (state,) = house.send(ann, "undo", id=2, rev=5)
    assert without_view(state) == {
        "t": "state",
        "id": 2,
        "rev": 6,
        "at": done["at"],
        "by": 0,
        "events": [],
    }
    (other,) = house.got(bob)
    assert (other["rev"], other["at"], other["by"], other["events"]) == (6, done["at"], 0, [])
    assert other["undo"] == "ask"  # it is Bob's action now that is the last one
    assert start in house.legal(game)


def test_after_it_passed_to_a_person_that_person_is_asked(house: House) -> None:
    game, (ann, bob) = house.begun()
    house.do(game, [ann, bob], "keep", "keep")
    assert house.send(ann, "do", rev=2, action="take 3")[0]["undo"] == "ask"
    house.quiet()
    assert house.send(ann, "undo", id=8, rev=3) == [{"t": "asked", "id": 8}]
    assert house.got(bob) == [{"t": "asks", "undo": 0, "rev": 3}]
    assert house.got(ann) == []


def asked(house: House) -> tuple[str, int, int]:
    """A game in which Ann wishes to take something back, which Bob was asked for."""
    game, (ann, bob) = house.begun()
    house.do(game, [ann, bob], "keep", "keep", "take 3")
    house.send(ann, "undo", rev=3)
    house.quiet()
    return game, ann, bob


def test_who_agrees_sends_the_action_back(house: House) -> None:
    game, ann, bob = asked(house)
    (state,) = house.send(bob, "allow", id=4, rev=3, yes=True)
    assert (state["id"], state["rev"], state["by"], state["events"]) == (4, 4, 0, [])
    assert house.got(ann)[0]["rev"] == 4
    assert house.acting(game) == 0
    assert [(act.seat, act.what) for act in house.store.acts(game)][-1] == (0, "undo")


def test_who_does_not_agree_denies(house: House) -> None:
    game, ann, bob = asked(house)
    assert house.send(bob, "allow", rev=3, yes=False) == []
    assert house.got(ann) == [{"t": "denied", "rev": 3}]
    assert house.rev(game) == 3
    assert why(house.send(bob, "allow", rev=3, yes=True)) == "waiting"


def test_acting_instead_of_answering_denies(house: House) -> None:
    _, ann, bob = asked(house)
    house.send(bob, "do", rev=3, action="take 4")
    state, denied = house.got(ann)
    assert (state["t"], state["rev"]) == ("state", 4)
    assert denied == {"t": "denied", "rev": 3}


def test_nobody_else_answers(house: House) -> None:
    _, ann, bob = asked(house)
    assert why(house.send(ann, "allow", rev=3, yes=True)) == "waiting"
    assert house.got(bob) == []


def test_an_answer_that_nobody_waits_for_is_refused(house: House) -> None:
    game, (ann, bob) = house.begun()
    house.do(game, [ann, bob], "keep")
    assert why(house.send(bob, "allow", rev=1, yes=True)) == "waiting"


def test_who_is_asked_while_away_is_asked_when_back(house: House) -> None:
    ann, game, _ = house.new()
    bob, token = house.join(game)
    house.do(game, [ann, bob], "keep", "keep", "take 3")
    house.cut(bob)
    house.send(ann, "undo", rev=3)
    answers = house.send(house.line(), "back", game=game, token=token)
    assert answers[-1] == {"t": "asks", "undo": 0, "rev": 3}


def test_a_second_wish_asks_nobody_again(house: House) -> None:
    _, ann, bob = asked(house)
    assert kinds(house.send(ann, "undo", rev=3)) == ["asked"]
    assert house.got(bob) == []


def test_anothers_action_is_not_taken_back_revealed_or_not(house: House) -> None:
    game, (ann, bob) = house.begun()
    house.do(game, [ann, bob], "keep")
    assert why(house.send(bob, "undo", rev=1)) == "undo-not-yours"
    house.do(game, [ann, bob], "keep", "draw deck")
    assert why(house.send(bob, "undo", rev=3)) == "undo-not-yours"


def test_what_has_revealed_something_stands(house: House) -> None:
    game, (ann, bob) = house.begun()
    house.do(game, [ann, bob], "keep", "keep", "draw deck")
    (no,) = house.send(ann, "undo", rev=3)
    assert no["refusal"] == {"code": "undo-revealed", "rule": "5.4", "values": {}}


def test_before_the_first_action_there_is_nothing_to_take_back(house: House) -> None:
    _, (ann, _) = house.begun()
    assert why(house.send(ann, "undo", rev=0)) == "undo-nothing"


def test_after_a_step_of_the_automatic_opponent_everything_stands(house: House) -> None:
    ann, game, _ = house.new(ANN, of=alone())
    house.do(game, [ann], house.legal(game)[0])
    assert house.store.acts(game)[-1].seat is None
    assert why(house.send(ann, "undo", rev=house.rev(game))) == "undo-opponent"


def with_hard(house: House) -> tuple[str, int]:
    """A game in which Ann has taken from field 3, and a computer is to move."""
    ann, game, _ = house.new(ANN, HARD)
    house.quiet()
    house.do(game, [ann], "keep")
    turn = house.turns[-1]
    house.decided(turn, Keep(()))
    house.quiet()
    assert house.send(ann, "do", rev=2, action="take 3")[0]["undo"] == "yes"
    return game, ann


def test_what_computers_follow_is_taken_back_at_once(house: House) -> None:
    game, ann = with_hard(house)
    assert house.turns[-1].number == 3
    (state,) = house.send(ann, "undo", rev=3)
    assert (state["rev"], house.acting(game)) == (4, 0)


def test_with_what_they_have_done_since(house: House) -> None:
    game, ann = with_hard(house)
    house.decided(house.turns[-1], parse_action("take 4"))
    assert house.got(ann)[0]["undo"] == "yes"
    (state,) = house.send(ann, "undo", rev=4)
    assert (state["rev"], house.acting(game)) == (5, 0)
    assert {"take 3", "take 4"} <= {*house.legal(game)}
    reloaded = House(house.store)
    assert reloaded.legal(game) == house.legal(game)


def test_but_not_if_they_have_revealed_something(house: House) -> None:
    _, ann = with_hard(house)
    house.decided(house.turns[-1], parse_action("draw deck"))
    assert "undo" not in house.got(ann)[0]
    assert why(house.send(ann, "undo", rev=4)) == "undo-not-yours"


def test_a_computer_that_thinks_about_what_was_taken_back_is_not_heard(house: House) -> None:
    game, ann = with_hard(house)
    thought = house.turns[-1]
    house.send(ann, "undo", rev=3)
    house.decided(thought, parse_action("take 4"))
    assert house.rev(game) == 4


# What the host does by itself


def test_steps_of_the_automatic_opponent_are_rows_of_nobody(house: House) -> None:
    ann, game, _ = house.new(ANN, of=alone())
    house.quiet()
    keep = house.legal(game)[0]
    first, *steps = house.send(ann, "do", id=1, rev=0, action=keep)
    assert (first["id"], first["by"]) == (1, 0)
    assert steps
    assert [(state["rev"], state["by"], "id" in state) for state in steps] == [
        (rev, None, False) for rev in range(2, 2 + len(steps))
    ]
    assert [act.what for act in house.store.acts(game)] == [keep, *["step"] * len(steps)]
    assert steps[-1]["view"]["phase"] == "action"


def test_a_computers_turn_is_one_row_an_action(house: House) -> None:
    ann, game, _ = house.new(ANN, HARD)
    house.do(game, [ann], "keep")
    house.decided(house.turns[-1], Keep(()), Pass())
    house.do(game, [ann], "take 3")
    turn = house.turns[-1]
    assert (turn.seat, turn.number, turn.view.seat) == (1, 3, 1)
    assert turn.legal
    house.decided(turn, parse_action("take 4"))
    (state,) = house.got(ann)
    assert (state["rev"], state["by"]) == (4, 1)
    assert [(act.n, act.seat) for act in house.store.acts(game)] == [(1, 0), (2, 1), (3, 0), (4, 1)]


def test_a_computer_that_chooses_what_it_may_not_does_nothing(house: House) -> None:
    game, _ = with_hard(house)
    before = house.rev(game)
    house.decided(house.turns[-1], parse_action("take 3"))
    assert house.rev(game) == before


# The whole game


def test_at_the_end_everybody_gets_the_save_after_the_last_state(house: House) -> None:
    ann, game, token = house.new(allows=("watch",), of=setup(2, bodies_per_color=5))
    bob, _ = house.join(game)
    eye = house.line()
    house.send(eye, "watch", game=game)
    last: dict[int, list[Message]] = {}
    room = house.room(game)
    while room.game.over is None:
        house.inbox.clear()
        house.now += 1
        line = [ann, bob][house.acting(game)]
        action = house.legal(game)[-1]
        last = {line: house.send(line, "do", id=1, rev=house.rev(game), action=action)}
    last |= {line: house.got(line) for line in (ann, bob, eye) if line not in last}
    for line, messages in last.items():
        assert kinds(messages) == ["state", "save"], line
        assert messages[0]["view"]["phase"] == "over"
        assert "undo" not in messages[0]
    saved = last[eye][1]["save"]
    session = play(decode(json.dumps(saved)), registry())
    assert session.over
    *_, state, again = house.send(house.line(), "back", game=game, token=token)
    assert (state["at"], state["view"], again) == (0, last[ann][0]["view"], last[ann][1])
    rev = house.rev(game)
    house.quiet()
    for t, fields in (("do", {"action": "keep"}), ("undo", {}), ("legal", {}), ("allow", {"yes": True})):
        assert why(house.send(ann, t, rev=rev, **fields)) == "over"
    assert house.send(ann, "undo", rev=0)[0]["stale"] is True
    assert why(house.send(ann, "end")) == "over"
    assert kinds(house.send(ann, "say", preset="well-played")) == ["said"]


def test_a_game_goes_on_from_its_rows_at_another_host(house: House) -> None:
    ann, game, token = house.new()
    bob, other = house.join(game)
    house.do(game, [ann, bob], "keep", "keep", "take 3")
    house.send(ann, "undo", rev=3)
    house.send(bob, "allow", rev=3, yes=True)
    house.do(game, [ann, bob], "take 4", "draw row 1", "end")
    later = House(house.store, seed="later")
    line, other_line = later.line(), later.line()
    *_, state = later.send(line, "back", game=game, token=token)
    now = house.send(ann, "do", rev=0, action="keep")[0]
    assert {**now, "stale": None} == {**state, "stale": None}
    later.send(other_line, "back", game=game, token=other)
    later.do(game, [line, other_line], "take 5")
    assert later.rev(game) == 8


def test_a_room_is_loaded_only_while_somebody_is_there(house: House) -> None:
    ann, game, token = house.new(ANN, HARD)
    assert [*house.rooms.rooms] == [game]
    house.cut(ann)
    assert [*house.rooms.rooms] == []
    house.send(house.line(), "back", game=game, token=token)
    assert [*house.rooms.rooms] == [game]
    assert house.turns == [] or house.turns[-1].game == game


# Variants that fail


class Failing(Variant):
    """It fails when somebody takes from field 3."""

    id = "failing"

    def react(self, state: Any, event: Any, events: Any) -> None:
        if type(event).__name__ == "Took" and event.field == 3:
            raise RuntimeError("field 3")


def test_an_action_at_which_a_variant_fails_is_not_done(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    known = registry()
    plugins = evolve(
        known,
        variants={**known.variants, "failing": Failing},
        providers={**known.providers, ("variant", "failing"): known.providers["card-set", "base"]},
    )
    house.rooms.means = evolve(house.rooms.means, registry=plugins)
    game, (ann, bob) = house.begun(of=evolve(setup(2), variants=(VariantChoice("failing"),)))
    house.do(game, [ann, bob], "keep", "keep")
    (no,) = house.send(ann, "do", id=1, rev=2, action="take 3")
    assert (no["id"], no["why"]) == (1, "variant-failed")
    assert house.rev(game) == len(house.store.acts(game)) == 2
    house.do(game, [ann, bob], "take 4")


def test_a_game_whose_content_is_gone_is_not_loaded(house: House) -> None:
    ann, game, token = house.new(ANN, HARD, of=evolve(setup(2), variants=(VariantChoice("tribes", ("omens",)),)))
    house.cut(ann)
    known = registry()
    less = evolve(known, variants={id: kind for id, kind in known.variants.items() if id != "tribes"})
    house.rooms.means = evolve(house.rooms.means, registry=less)
    assert why(house.send(house.line(), "back", game=game, token=token)) == "variant-failed"
    assert house.told[-1][0] == "game-failed"
    assert why(house.send(house.line(), "new", **new(of=evolve(setup(2), variants=(VariantChoice("tribes"),))))) == (
        "setup"
    )


def test_the_store_is_only_asked_for_rows_of_the_game() -> None:
    store = SqliteStore(":memory:")
    house = House(store)
    one, (ann, _) = house.begun()
    other, _ = house.begun()
    house.send(ann, "do", rev=0, action="keep")
    assert (len(store.acts(one)), len(store.acts(other))) == (1, 0)
