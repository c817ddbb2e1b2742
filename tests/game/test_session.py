"""A game being played: undo as far as the rules allow, and redo."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from attrs import evolve

from coatl_core.cards.catalog import Catalog
from coatl_core.game.actions import parse_action
from coatl_core.game.determinize import determinize
from coatl_core.game.errors import IllegalActionError
from coatl_core.game.rules import ComputerSeat, Rules
from coatl_core.game.session import Session
from coatl_core.game.state import Ruleset
from coatl_core.saves.format import make_save
from tests.support import setup


@pytest.fixture
def session(catalog: Catalog) -> Session:
    """Ana's first turn; everybody has kept the first of their prophecies."""
    session = Session(setup(2, sacrifice_tokens=True), Ruleset(catalog))
    for _ in range(2):
        do(session, f"keep {min(session.state.player.hand)}")
    return session


def do(session: Session, *texts: str) -> None:
    for text in texts:
        session.push(parse_action(text))


def test_nothing_can_be_undone_before_the_first_action(catalog: Catalog) -> None:
    session = Session(setup(2), Ruleset(catalog))
    refused = session.undo_refusal()
    assert refused is not None
    assert refused.code == "undo-nothing"
    assert not session.undo()
    assert not session.redo()


def test_undo_restores_the_table(session: Session) -> None:
    before = session.state.text()
    do(session, "take 1")
    assert session.undo_refusal() is None
    assert session.undo()
    assert session.state.text() == before
    assert [str(action) for action in session.actions][2:] == []


def test_several_actions_are_undone_and_redone_in_order(session: Session) -> None:
    tables = [session.state.text()]
    for text in ("take 1", "take 2", "take 3", "take 4"):
        do(session, text)
        tables.append(session.state.text())
    for table in tables[-2::-1]:
        assert session.undo()
        assert session.state.text() == table
    for table in tables[1:]:
        assert session.redo()
        assert session.state.text() == table
    assert not session.redo()


def test_undone_actions_cannot_be_redone_after_another_action(session: Session) -> None:
    do(session, "take 1")
    session.undo()
    do(session, "take 2")
    assert not session.redo()
    assert str(session.actions[-1]) == "take 2"


def test_a_draw_from_the_deck_cannot_be_undone(session: Session) -> None:
    """RULES 5.4: the card has been seen."""
    do(session, "draw deck")
    refused = session.undo_refusal()
    assert refused is not None
    assert (refused.code, refused.rule) == ("undo-revealed", "5.4")
    before = session.state.text()
    assert not session.undo()
    assert session.state.text() == before


def test_a_card_taken_from_the_row_shows_the_next_one_and_no_rule_of_the_deck_is_named(session: Session) -> None:
    do(session, "draw row 1", "end")
    refused = session.undo_refusal()
    assert refused is not None
    assert (refused.code, refused.rule) == ("undo-revealed", "")


def test_actions_before_a_revealed_secret_cannot_be_undone_either(session: Session) -> None:
    do(session, "draw row 1", "draw deck", "draw row 2")
    assert session.undo()
    assert not session.undo()
    assert str(session.actions[-1]) == "draw deck"


def test_a_draw_from_the_row_can_be_undone_until_the_row_is_refilled(session: Session) -> None:
    do(session, "draw row 1")
    assert session.undo()
    do(session, "draw row 1", "end")
    assert not session.undo()


def test_a_take_that_refills_the_supply_board_cannot_be_undone(session: Session) -> None:
    do(session, "take 7", "take 8", "take 9")
    assert session.undo_refusal() is None
    do(session, "take 10")
    assert session.undo_refusal() is not None


def test_an_illegal_action_changes_nothing(session: Session) -> None:
    do(session, "take 1")
    session.undo()
    before = session.state.text()
    with pytest.raises(IllegalActionError):
        do(session, "take 11")
    assert session.state.text() == before
    assert session.redo()


def test_the_log_holds_every_action_with_what_happened(session: Session) -> None:
    do(session, "take 1")
    step = session.history[-1]
    assert str(step.action) == "take 1"
    assert [type(event).__name__ for event in step.events] == ["Took", "TurnBegan"]
    assert step.before.supply[0]
    assert not session.state.supply[0]
    session.undo()
    assert len(session.history) == 2


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_undo_and_redo_never_change_a_game(catalog: Catalog, seed: str) -> None:
    """A game with many undos and redos ends exactly like the same game without them."""
    random = Random(seed)
    straight = Session(setup(3, seed, sacrifice_tokens=True), Ruleset(catalog))
    wavering = Session(straight.setup, Ruleset(catalog))
    while not straight.over:
        action = random.choice(straight.legal_actions)
        straight.push(action)
        wavering.push(action)
        back = 0
        while random.random() < 0.5 and wavering.undo():
            back += 1
        for _ in range(back):
            assert wavering.redo()
    assert wavering.over
    assert wavering.state.text() == straight.state.text()
    assert wavering.actions == straight.actions
    assert wavering.score_sheet() == straight.score_sheet()


# A session from a state


def test_a_session_from_a_state_goes_on_like_the_game_it_was_taken_from(session: Session) -> None:
    begun = Session(session.setup, session.ruleset, start=session.state)
    assert not begun.undo()
    random = Random("begun")
    while not session.over:
        action = random.choice(session.legal_actions)
        assert begun.push(action) == session.push(action)
        assert begun.state == session.state
        assert (begun.undo_refusal() is None) == (session.undo_refusal() is None)


def test_a_session_from_a_state_does_not_change_that_state(session: Session) -> None:
    start = session.state
    before = start.text()
    do(Session(session.setup, session.ruleset, start=start), "take 1", "take 2")
    assert start.text() == before


def test_a_seat_plays_on_alone_from_what_it_sees(session: Session) -> None:
    imagined = determinize(session.view(0), Random("imagined"))
    begun = Session(imagined.setup, session.ruleset, start=imagined)
    assert begun.view(0) == session.view(0)
    do(begun, "take 1")


def test_other_people_and_programs_may_sit_down_at_a_state(session: Session) -> None:
    names, seats = ("Zoe", "Bot"), (None, ComputerSeat("random"))
    begun = Session(evolve(session.setup, players=names, seats=seats), session.ruleset, start=session.state)
    assert [player.name for player in begun.view(0).players] == ["Zoe", "Bot"]
    assert begun.state.text() == session.state.text()


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"players": ("Ana", "Bao", "Cuz")}, "the game has 2 players, not 3"),
        ({"first": 1}, "another setup"),
        ({"rules": Rules(hand_limit=4)}, "another setup"),
        ({"card_sets": ("promo",)}, "another setup"),
    ],
)
def test_a_state_of_another_game_is_no_beginning(session: Session, change: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Session(evolve(session.setup, **change), session.ruleset, start=session.state)


def test_a_state_of_a_game_with_other_cards_is_no_beginning(session: Session, catalog: Catalog) -> None:
    with pytest.raises(ValueError, match="another ruleset"):
        Session(session.setup, Ruleset(catalog), start=session.state)


def test_what_cannot_be_played_again_from_its_deal_is_not_saved(session: Session) -> None:
    begun = Session(session.setup, session.ruleset, start=session.state)
    for partly in (begun, begun.copy(), Session(session.setup, session.ruleset, brief=True)):
        with pytest.raises(ValueError, match="from its deal"):
            make_save(partly, ())


def test_players_get_other_names_in_all_that_is_kept(session: Session) -> None:
    do(session, "take 1", "take 2")
    before = session.state.text()
    session.rename(("Zoe", "Bao"))
    assert (session.setup.players, session.state.text()) == (("Zoe", "Bao"), before)
    assert session.view(1).players[0].name == "Zoe"
    assert session.undo()
    assert session.view(1).players[0].name == "Zoe"
    with pytest.raises(ValueError, match="the game has 2 players, not 3"):
        session.rename(("Zoe", "Bao", "Cuz"))


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_brief_session_keeps_what_can_be_undone_and_no_more(catalog: Catalog, seed: str) -> None:
    random = Random(seed)
    whole = Session(setup(3, seed, sacrifice_tokens=True), Ruleset(catalog))
    brief = Session(whole.setup, Ruleset(catalog), brief=True)
    while not whole.over:
        action = random.choice(whole.legal_actions)
        whole.push(action)
        brief.push(action)
        while random.random() < 0.5 and whole.undo():
            assert brief.undo()
        assert brief.undo_refusal() == whole.undo_refusal()
        assert sum(played.reveals for played in brief.history) <= 1
        assert not any(played.reveals for played in brief.history[1:])
        assert brief.state == whole.state
