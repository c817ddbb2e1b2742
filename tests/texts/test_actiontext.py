"""What can be done, and what is due, in words: for faces of the game that have no screen."""

from __future__ import annotations

from typing import get_args

import pytest
from pytest_snapshot.plugin import Snapshot

from coatl_core.cards.catalog import Catalog
from coatl_core.game.actions import Action, Onward, parse_action
from coatl_core.game.legal_actions import legal_actions, offers
from coatl_core.game.rules import Setup
from coatl_core.game.state import GameState, Phase
from coatl_core.game.view import view
from coatl_core.language.actiontext import action_text, due, due_text, turn_text
from tests.conftest import Effort
from tests.support import base, coatl, do, give, lay_temple, table
from tests.texts.support import CASES, EACH, LANGUAGES, name, played, speaking, spoilt

EVERY_KIND = (
    "keep base:count-red base:triple-blue",
    "keep",
    "take 2",
    "draw row 1",
    "draw deck",
    "start <R",
    "extend 1 head B",
    "extend 1 tail Y>",
    "extend 2 tail R>",
    "fulfil 1 base:count-red",
    "claim own base:no-red-length-11",
    "claim pile 1",
    "done",
    "token pick B K",
    "token pick <G",
    "token vision",
    "discard base:count-red",
    "token duty 1",
    "end",
    "pass",
    "step",
    "do golden-feathers steal 2 R",
    "found field 3 = B G / row 4 = - / hand 1 2 = base:count-red / coatl 2 1 = <BBR base:triple-blue / turn = 2",
)
ALONE = CASES[-3]


@pytest.fixture
def laid(catalog: Catalog) -> GameState:
    """A table on which all of them can be told."""
    state = table(catalog, seed="7", sacrifice_tokens=True)
    give(state, 0, board="<R B Y>", hand=["count-red", "triple-blue"], temples=["no-red-length-11"])
    give(state, 0, coatls=[coatl("RRR"), coatl("<RB")])
    lay_temple(state, 0, base("red-equals-green-length-6"))
    state.closing = 0
    return state


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_kind_of_action_has_a_text(written: Snapshot, laid: GameState, tag: str) -> None:
    l10n, seen = speaking(tag), view(laid, 0)
    alone = view(played(ALONE)[0].before, 0)
    told = [action_text(parse_action(text), alone if text == "step" else seen, l10n) for text in EVERY_KIND]
    assert not any(map(spoilt, told))
    assert {type(parse_action(text)) for text in EVERY_KIND} == set(get_args(Action)) - {Onward}, "none is left out"
    lines = [f"{text}: {words}" for text, words in zip(EVERY_KIND, told, strict=True)]
    written.assert_match("\n".join(lines) + "\n", f"actions-{tag}.txt")


def test_pieces_are_written_by_signs_if_one_asks_for_them(laid: GameState) -> None:
    seen = view(laid, 0)
    for tag in LANGUAGES:
        l10n = speaking(tag)
        for text, sign in (("start <R", "<R"), ("extend 1 tail Y>", "Y>"), ("token pick B K", "B K")):
            told = action_text(parse_action(text), seen, l10n, signs=str)
            assert f" {sign}" in told
            assert all(l10n("piece", part=p.part, color=p.color) not in told for p in seen.own.board)


def test_a_closing_piece_is_told_as_one(laid: GameState) -> None:
    seen, l10n = view(laid, 0), speaking("en")
    assert action_text(parse_action("extend 2 tail R>"), seen, l10n) == "complete coatl 2 with the red tail"
    assert action_text(parse_action("extend 1 tail R>"), seen, l10n).startswith("add a red tail")


def test_below_a_question_a_label_leaves_out_what_that_has_said(laid: GameState) -> None:
    seen, l10n = view(laid, 0), speaking("en")
    fulfil = parse_action("fulfil 1 base:count-red")
    card = "red pieces, wherever they lie"
    assert action_text(fulfil, seen, l10n) == f"fulfil with coatl 1 (2 points): {card}"
    assert action_text(fulfil, seen, l10n, last=True) == f"fulfil {card} with coatl 1 (2 points)"


@pytest.mark.slow
@pytest.mark.parametrize("setup", EACH, ids=name)
def test_all_that_can_be_done_in_a_game_has_a_text(effort: Effort, setup: Setup) -> None:
    steps = played(setup)
    for number, step in enumerate(steps[:: effort(quick=60, test=32, exhaustive=8)]):
        state, l10n = step.before, speaking(LANGUAGES[number % len(LANGUAGES)])
        seen, moves = view(state, state.seat), offers(state)
        legal = legal_actions(state)
        told = [action_text(action, seen, l10n, moves) for action in legal[:60]]
        assert [text for text in told if spoilt(text)] == []
        assert not any("do " in text and str(action) in text for action, text in zip(legal, told, strict=False))
        for text in (due_text(seen, l10n), turn_text(seen, l10n), turn_text(view(state, None), l10n)):
            assert not spoilt(text)


def test_each_moment_of_a_turn_has_its_own_word(catalog: Catalog) -> None:
    state = table(catalog, seed="7")
    assert due(view(state, 0)) == "action"
    state.actions_left = 2
    assert due(view(state, 0)) == "first"
    state.acted, state.actions_left = True, 1
    assert due(view(state, 0)) == "second"
    state = do(table(catalog, seed="7"), "draw row 1")
    assert due(view(state, 0)) == "choose"
    give(state, 0, hand=["count-red"] * 5)
    assert due(view(state, 0)) == "end"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_text_of_what_is_due_names_a_key(tag: str) -> None:
    """The terminal has sentences with its keys for that."""
    l10n = speaking(tag)
    for what in (*get_args(Phase), "first", "second", "end"):
        told = l10n(f"due-{what}", most=3, least=0)
        assert told.endswith("."), told
        assert not {"E", "U", "Enter"} & {word.strip(".,:") for word in told.split()}
