"""The record of a game: a text that people and programs read, with comments and variations."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from attrs import evolve

import coatl_core as coatl
from coatl_core.game.actions import Onward, parse_entry
from coatl_core.game.session import Session
from coatl_core.saves.gamerecord import annotated, check_variations, read_record, record_of_game
from tests.conftest import Effort
from tests.game.test_position import LINE
from tests.game.test_two_worlds import CASES, SOME
from tests.support import Dice, Sensible
from tests.told.shadow import Shadow
from tests.told.test_shadow import ruleset_of, together

SHORT = """coatl-record/1
game sets=base players=Ann%20A,Bob first=1 rulings=2 seed=7
seats -,easy
event A try
# Two who learn it.

0 Ann%20A: keep base:count-red # Red lies on the supply board.
0 Bob: keep
1 Ann%20A: take 3 # Black would do as well:
  (
    1 Ann%20A: take 4 # Both
    2 Bob: take 3
      (
        2 Bob: draw row 2 ; end
      )
  )
  (
    1 Ann%20A: draw deck ; end
  )
2 Bob: draw row 2 ; end
"""


def whole(setup: coatl.Setup, player: Dice, actions: int = 1_000) -> coatl.Game:
    """A game of these players, as far as it goes."""
    variants = [coatl.VariantChoice(choice.id, choice.options) for choice in setup.variants]
    sets, rules = setup.card_sets, setup.rules
    game = coatl.Game(*setup.players, seed="record", card_sets=sets, variants=variants, rules=rules)
    while not game.over and len(game.history) < actions:
        game.push(player.choose(game.state, tuple(game.legal_actions)))
    return game


def test_a_record_leads_to_the_game_that_it_is_of(effort: Effort) -> None:
    for number, setup in enumerate(effort(quick=SOME[1:2], test=SOME[1::3], exhaustive=CASES)):
        game = whole(setup, Sensible(f"record {number}"), effort(quick=30, test=120, exhaustive=1_000))
        text = str(game.record(date="2026-12-01"))
        again = coatl.Game.from_record(text)
        assert (again, again.state.digest()) == (game, game.state.digest())
        assert str(read_record(text)) == text
        assert again.content == game.content


def test_each_turn_is_a_line() -> None:
    game = coatl.Game("Ann", "Bob", seed="7")
    for action in ("keep base:count-red", "keep", "take 3", "draw row 2", "end"):
        game.push(action)
    assert str(game.record(event="Try")).splitlines() == [
        "coatl-record/1",
        "game sets=base players=Ann,Bob first=1 rulings=2 seed=7",
        "event Try",
        "",
        "0 Ann: keep base:count-red",
        "0 Bob: keep",
        "1 Ann: take 3",
        "2 Bob: draw row 2 ; end",
    ]


def test_comments_and_variations_are_read_and_written() -> None:
    record = read_record(SHORT)
    assert str(record) == SHORT
    assert record.comment == "Two who learn it."
    assert record.headers == (("event", "A try"),)
    assert record.setup.seats == (None, coatl.ComputerSeat("easy"))
    first, _, third, _ = record.turns
    assert (first.comment, third.comment) == ("Red lies on the supply board.", "Black would do as well:")
    assert [turns[0].entries for turns in third.variations] == [("take 4",), ("draw deck", "end")]
    assert third.variations[0][1].variations[0][0].entries == ("draw row 2", "end")
    assert record.entries == ("keep base:count-red", "keep", "take 3", "draw row 2", "end")


def test_the_record_on_the_page_about_records_is_one() -> None:
    page = (Path(__file__).parents[2] / "docs" / "record.md").read_text("utf-8")
    shown = re.search(r"```\n(coatl-record/1\n.+?)```", page, re.DOTALL)
    assert shown is not None
    assert str(read_record(shown[1])) == shown[1]
    assert coatl.Game.from_record(shown[1]).state.turn == 3


def test_a_comment_may_stand_below_its_turn() -> None:
    record = read_record(SHORT.replace("take 3 # Black would do as well:", "take 3\n# Black would\n#   do as well:"))
    assert str(record) == SHORT


def test_a_record_is_annotated_by_a_program() -> None:
    record = coatl.Game.from_record(SHORT).record()
    turn = evolve(record.turns[2], comment="A\nmistake", variations=((coatl.RecordTurn(1, "Ann%20A", ("take 4",)),),))
    text = str(evolve(record, turns=(*record.turns[:2], turn, *record.turns[3:])))
    assert read_record(text).turns[2].comment == "A mistake"
    assert coatl.Game.from_record(text) == coatl.Game.from_record(SHORT)


@pytest.mark.parametrize("name", ["white_player", "Event", "game", "seats", "position"])
def test_a_header_is_a_word_that_means_nothing_else(name: str) -> None:
    with pytest.raises(ValueError, match="a header is a word of small letters"):
        coatl.Game("Ann", "Bob").record(**{name: "A try"})


WRONG = [
    ("coatl-record/1", "coatl-record/9", 1, "coatl-record/9"),
    ("game sets", "gmae sets", 1, "seed"),
    ("seed=7", "", 2, "seed: missing"),
    ("first=1", "first=3", 2, "first: range"),
    ("-,easy", "-", 3, "1 seats are named"),
    ("take 3 #", "tkae 3 #", 9, "tkae 3"),
    ("0 Bob: keep", "Bob keeps nothing", 8, "Bob keeps nothing"),
    ("0 Bob: keep", "0 Bob: onward 1 7", 8, "onward 1 7"),
    ("0 Bob: keep", "0 Bob: keep ;  ; keep", 8, ""),
    ("    1 Ann%20A: draw deck ; end\n", "", 18, ")"),
    ("  )\n2 Bob", "2 Bob", 19, "2 Bob: draw row 2 ; end"),
]


@pytest.mark.parametrize(("part", "instead", "line", "text"), WRONG)
def test_what_cannot_be_read_is_refused_with_its_line(part: str, instead: str, line: int, text: str) -> None:
    assert part in SHORT
    with pytest.raises(coatl.SaveError) as refused:
        read_record(SHORT.replace(part, instead, 1))
    assert (refused.value.code, refused.value.values["line"]) == ("record", line)
    assert text in str(refused.value.values["text"])


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(coatl.SaveError, match=r"Action 3 of the record, “take 11”, does not apply"):
        coatl.Game.from_record(SHORT.replace("take 3 # Black", "take 11 # Black"))
    with pytest.raises(coatl.SaveError, match=r"the record, line 14: “draw row 9” cannot stand"):
        coatl.Game.from_record(SHORT.replace("2 Bob: draw row 2", "2 Bob: draw row 9", 1))


def test_a_save_without_its_last_state_is_no_record(tmp_path: Path) -> None:
    game = coatl.Game("Ann", "Bob", seed="7")
    game.save(tmp_path / "game.json")
    text = (tmp_path / "game.json").read_text("utf-8")
    (tmp_path / "game.json").write_text(text.replace(game.state.digest(), ""), "utf-8")
    with pytest.raises(coatl.SaveError, match="state"):
        coatl.Game.load(tmp_path / "game.json")


def test_whatever_is_typed_nothing_but_a_reason_comes_of_it(effort: Effort) -> None:
    random, known = effort.random("typed"), "coatl/1 0:;#()<>BK\n%,=-"
    for _ in range(effort(quick=30, test=100, exhaustive=1_000)):
        at, length = random.randrange(len(SHORT)), random.choice((0, 1, 3))
        changed = SHORT[:at] + "".join(random.choices(known, k=random.randrange(3))) + SHORT[at + length :]
        try:
            coatl.Game.from_record(changed)
        except coatl.SaveError as error:
            assert error.reason


def test_a_record_of_a_game_from_a_position_begins_there() -> None:
    game = coatl.Game.from_position(LINE, seed="7")
    game.push("start K")
    text = str(game.record())
    assert text.splitlines()[1].startswith("position coatl/1 ")
    assert coatl.Game.from_record(text) == game


def test_a_record_of_a_game_that_goes_on_from_another_begins_where_it_goes_on() -> None:
    game = coatl.Game("Ann", "Bob", seed="7")
    game.push("keep")
    game.go_on(Onward(2, "8"), (), "before")
    game.push("keep")
    again = coatl.Game.from_record(str(game.record()))
    assert (again.state, again.actions) == (game.state, game.actions[2:])


def test_a_record_of_a_game_at_a_real_table_has_what_was_told() -> None:
    setup = together(3, 5)
    shadow, player = Shadow(setup, ruleset_of(setup), 50), Sensible("told")
    for _ in range(25):
        shadow.push(player.choose(shadow.real.state, tuple(shadow.real.legal_actions)))
    text = str(record_of_game(shadow.told))
    assert " found " in text
    session = Session(read_record(text).setup, shadow.ruleset)
    for entry in read_record(text).entries:
        session.push(*parse_entry(entry))
    assert session.state == shadow.told.state
    check_variations(read_record(text), session)


def test_comments_stay_with_the_turns_that_both_records_have() -> None:
    notes, game = read_record(SHORT), coatl.Game.from_record(SHORT)
    half = annotated(record_of_game(game.until(4)), notes)  # in the midst of the last turn
    assert [(turn.entries, turn.comment, len(turn.variations)) for turn in half.turns] == [
        (("keep base:count-red",), "Red lies on the supply board.", 0),
        (("keep",), "", 0),
        (("take 3",), "Black would do as well:", 2),
        (("draw row 2",), "", 0),
    ]
    other = game.until(2)
    other.push(parse_entry("take 4")[0])
    told = annotated(record_of_game(other, [("event", "Another")]), notes)
    assert [turn.comment for turn in told.turns] == ["Red lies on the supply board.", "", ""]
    assert dict(told.headers) == {"event": "Another"}
    assert told.turns[2].variations == ()
