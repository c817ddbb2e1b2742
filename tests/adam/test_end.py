"""How the solo game ends, and who has won (RULES 9.10–9.12)."""

from __future__ import annotations

import pytest
from attrs import evolve

from coatl_adam.machine import needs
from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import BODIES
from coatl_core.game.coatl import Coatl
from coatl_core.game.engine import apply
from coatl_core.game.events import Completed, EndBegan, Event, GameEnded, TurnBegan, VariantEvent
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.game.scoring import score_sheet
from coatl_core.game.state import GameState
from coatl_core.language.eventtext import event_text
from coatl_core.language.l10n import english
from tests.adam.support import STEP, event_lines, hers, his, lay_line, line, own, pile
from tests.support import base, coatl, do, events, give, lay, lay_temple, legal, registry, why_not
from tests.texts.support import LANGUAGES, speaking

DONE = coatl("<RRR>", "triple-red")
LAST_BODIES = "B B | - | - | - | - | - | <B | <G | B> | G>"


def closing_the_third() -> GameState:
    """Ana has two complete coatls, and a tail for the third."""
    state = hers()
    give(state, 0, board="B R>", hand=[], coatls=[DONE, DONE, coatl("<RRRRRR", "triple-red")])
    return state


def last_bodies(state: GameState, supply: str = LAST_BODIES, left: str = "") -> GameState:
    """Returns the state with this supply board and as many bodies in the bag as ``left`` has letters."""
    lay(state, supply)
    state.bodies = BODIES[: len(left)]
    return state


def kinds(happened: tuple[Event, ...]) -> list[type[Event]]:
    return [type(event) for event in happened]


# --- The third coatl -----------------------------------------------------------------------------------------------


def test_the_game_is_over_at_once_with_the_third_coatl() -> None:
    """RULES 9.10: he has no further turn, and there are no last turns."""
    state = do(closing_the_third(), "extend 3 tail R>")
    assert events(state, "done") == (Completed(0, 3, 7), EndBegan(0, "coatls"), GameEnded(None))
    state = do(state, "done")
    assert (state.phase, state.ending, legal(state)) == ("over", "coatls", set())
    assert why_not(state, "step") == "game-over 8"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_nobody_is_told_of_last_turns_where_there_are_no_other_players(tag: str) -> None:
    """RULES 9.10, in the sentence about the third coatl."""
    l10n, ended = speaking(tag), EndBegan(0, "coatls")
    alone, among_two = (event_text(ended, names, Catalog(()), l10n) for names in (["Ana"], ["Ana", "Bo"]))
    assert alone == l10n("event-end-coatls-alone", name="Ana")
    assert among_two == l10n("event-end-coatls", name="Ana") != alone


def test_the_third_coatl_gets_its_cards_before_the_game_is_over() -> None:
    """RULES 9.10, 6.5: its prophecies and a temple."""
    state = closing_the_third()
    give(state, 0, hand=["count-red"])
    lay_temple(state, 0, base("no-yellow-length-7"))
    state = do(state, "extend 3 tail R>", f"fulfil 3 {base('count-red')}")
    assert state.phase == "complete"
    assert kinds(events(state, "claim pile 1"))[-2:] == [EndBegan, GameEnded]
    state = do(state, "claim pile 1")
    assert score_sheet(state).players[0].coatls[2].points == 7 + 5 + 3 + 4
    assert state.phase == "over"


def test_a_second_coatl_does_not_end_the_game() -> None:
    state = closing_the_third()
    give(state, 0, coatls=[DONE, coatl("<RRR", "triple-red")])
    state = do(state, "extend 2 tail R>", "done", "end")
    assert (state.phase, state.ending) == ("opponent", None)


# --- No more bodies ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("left", ["", "B"], ids=["an empty bag", "one body, too few to fill a field"])
def test_the_game_is_over_at_once_when_you_take_the_last_bodies(left: str) -> None:
    """RULES 9.10, 8.1b: he does not move again."""
    state = last_bodies(hers(), left=left)
    before = own(state)
    assert kinds(events(state, "take 1"))[1:] == [EndBegan, GameEnded]
    state = do(state, "take 1")
    assert (state.phase, state.ending, own(state)) == ("over", "bodies", before)


def test_the_game_goes_on_while_the_bag_can_fill_a_field() -> None:
    """RULES 8.1b."""
    state = do(last_bodies(hers(), left="BB"), "take 1")
    assert (state.phase, state.ending) == ("opponent", None)
    state = last_bodies(hers(), "B B | R R | - | - | - | - | <B | <G | B> | G>")
    assert do(state, "take 1").phase == "opponent"


def test_when_he_takes_the_last_bodies_the_game_is_over() -> None:
    """RULES 9.10: Ana has no other turn."""
    state = last_bodies(his())
    lay_line(state, "count-blue", "count-red", "count-green")
    happened = apply(state, STEP)[1]
    assert kinds(happened) == [VariantEvent, VariantEvent, EndBegan, GameEnded]
    state = do(state, "step")
    assert (state.phase, state.ending, state.turn) == ("over", "bodies", 0)
    assert line(state)[0] == "count-blue: B B"


def test_when_he_discards_the_last_bodies_the_game_is_over() -> None:
    """RULES 9.4, 9.10."""
    state = last_bodies(his())
    lay_line(state, "count-yellow", "count-red", "triple-red")
    assert event_lines(events(state, "step"))[-1] == "discards-field field 1 pieces B B"
    assert do(state, "step").ending == "bodies"


def test_he_finishes_his_turn_before_the_game_is_over() -> None:
    """RULES 9.6, 9.7, 9.10: no full card is left in his line."""
    state = last_bodies(his())
    lay_line(state, "count-blue: B B B B", "isolated-pair-blue: B B", "count-green: G")
    state = do(state, "step")
    assert (state.phase, state.ending, pile(state)) == ("opponent", "bodies", [])
    state = do(state, "step")
    assert (state.phase, pile(state)) == ("opponent", ["count-blue"])
    state = do(state, "step")
    assert (state.phase, pile(state)) == ("opponent", ["count-blue", "isolated-pair-blue"])
    happened = apply(state, STEP)[1]
    assert GameEnded(None) in happened
    assert TurnBegan not in kinds(happened)
    state = do(state, "step")
    assert state.phase == "over"
    assert all(needs(state.catalog.prophecies[work.card], work.pieces) for work in own(state).line)
    opponent = score_sheet(state).opponent
    assert opponent is not None
    assert opponent.points == 5 + 5


# --- Who has won ---------------------------------------------------------------------------------------------------

FOUR_POINTS = coatl("<RRRB>", "triple-red", "pair-red-blue")


def sheet(*coatls: Coatl, his_pile: tuple[str, ...] = (), levels: tuple[int, ...] = ()) -> ScoreSheet:
    """Returns the scores if Ana has these coatls and he has these cards on his pile."""
    state = hers(*levels)
    give(state, 0, coatls=coatls)
    lay_line(state, "count-red: R R R R R", "triple-red", "count-blue: B")
    give_pile(state, *his_pile)
    return score_sheet(state)


def give_pile(state: GameState, *cards: str) -> None:
    """Puts these cards on his pile."""
    state.variants["adam"] = evolve(own(state), pile=tuple(map(base, cards)))


@pytest.mark.parametrize(
    ("his_pile", "verdict", "winners"),
    [
        ((), "adam-verdict-won", (0,)),
        (("double-pair-red-blue",), "adam-verdict-lost", ()),
        (("count-red",), "adam-verdict-lost", ()),
    ],
    ids=["more points", "as many", "fewer"],
)
def test_you_win_only_with_more_points(his_pile: tuple[str, ...], verdict: str, winners: tuple[int, ...]) -> None:
    """RULES 9.11: with as many he wins."""
    scores = sheet(FOUR_POINTS, his_pile=his_pile)
    assert scores.players[0].points == 4
    assert (scores.verdict, scores.winners) == (verdict, winners)


def test_with_no_points_at_all_he_wins() -> None:
    """RULES 9.11: 0 is not more than 0."""
    assert sheet().verdict == "adam-verdict-lost"


def test_he_scores_the_highest_level_of_every_card_he_fulfilled() -> None:
    """RULES 9.11: and nothing for the cards he still works on."""
    cards = ("count-red", "isolated-pair-red", "triple-red", "pair-red-blue", "rainbow-yellow-black-red-green-blue")
    opponent = sheet(his_pile=(*cards, "run-red-black-blue", "mirror-red-blue")).opponent
    assert opponent is not None
    assert [(line.met, line.points) for line in opponent.scored] == [
        (6, 5),
        (2, 5),
        (2, 7),
        (3, 5),
        (1, 7),
        (2, 6),
        (1, 4),
    ]
    assert opponent.points == 39
    assert [card.needs for card in opponent.cards] == ["R", "RRRRRR", "BBBBB"]


NO_TEMPLE = coatl("<RRRYYYYYYK>", "triple-red", "count-yellow")
HALF_MET = coatl("<RRRYYYYYYK>", "triple-red", "count-yellow", temple="no-green-length-9")
MET = coatl("<RRRBBBK>", "triple-red", temple="no-yellow-length-7")


@pytest.mark.parametrize(
    ("coatls", "verdict"),
    [
        ((NO_TEMPLE,), "temple"),
        ((HALF_MET,), "temple"),
        ((HALF_MET, HALF_MET), "temple"),
        ((MET,), "won"),
        ((HALF_MET, NO_TEMPLE, MET), "won"),
    ],
)
def test_at_level_1_a_temple_must_be_met_in_full(coatls: tuple[Coatl, ...], verdict: str) -> None:
    """RULES 9.12: a temple met by half is not enough; one met in full is. Without the level none is needed."""
    at_level_1 = sheet(*coatls, levels=(1,))
    assert at_level_1.verdict == f"adam-verdict-{verdict}"
    assert at_level_1.winners == ((0,) if verdict == "won" else ())
    assert sheet(*coatls).verdict == "adam-verdict-won"
    assert sheet(*coatls, levels=(2, 3, 4, 5)).verdict == "adam-verdict-won"


def test_a_temple_alone_does_not_win() -> None:
    """RULES 9.11, 9.12: more points are needed as well."""
    many = ("triple-red", "triple-blue")
    assert sheet(MET, his_pile=many, levels=(1,)).verdict == "adam-verdict-lost"
    assert sheet(NO_TEMPLE, his_pile=many, levels=(1,)).verdict == "adam-verdict-lost"


def test_every_verdict_has_a_message() -> None:
    l10n = english(strict=True)
    registry().register_messages(l10n)
    assert len({l10n(f"adam-verdict-{verdict}") for verdict in ("won", "lost", "temple")}) == 3
