"""What people tell of a real table: the deal, names of what comes next, repairs, beginning in the middle."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar

import pytest
from attrs import evolve

from coatl_core.cards.pieces import BODIES, piece
from coatl_core.game.actions import (
    Done,
    DrawDeck,
    EndTurn,
    Keep,
    Step,
    Take,
    entry_text,
    parse_action,
    parse_entry,
)
from coatl_core.game.coatl import parse_coatl
from coatl_core.game.errors import IllegalActionError, SetupRefused, VariantFailed
from coatl_core.game.events import Kept, LaidAnew, SupplyRefilled, seen_by
from coatl_core.game.found import Found, Lies, parse_found
from coatl_core.game.laying import Opening, to_lay
from coatl_core.game.opened import read_back, told_of
from coatl_core.game.refill import top_of_deck
from coatl_core.game.rules import Chance, ComputerSeat, Rules, Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.game.state import Ruleset, Variant
from coatl_core.game.whereabouts import statement
from coatl_core.language.eventtext import event_text
from coatl_core.language.foundtext import place_text
from coatl_core.language.l10n import L10n, english
from coatl_core.language.refusaltext import refusal_text
from coatl_core.plugins.variant_guard import guarded
from coatl_core.saves.format import decode, encode, make_save, play, save_data
from coatl_core.saves.records import Opponents, Person, record_of
from coatl_core.saves.wire import (
    action_from_json,
    event_from_json,
    setup_from_json,
    to_json,
    view_from_json,
)
from tests.support import NAMES, base, registry
from tests.told.shadow import Beside, Shadow, dealt

ADAM = (VariantChoice("adam"),)


def real(
    players: int = 2, seed: str = "box", variants: tuple[VariantChoice, ...] = (), tokens: bool = False
) -> Session:
    """An ordinary game: the real table."""
    setup = Setup(NAMES[:players], seed, card_sets=("base",), variants=variants, rules=Rules(sacrifice_tokens=tokens))
    return Session(setup, registry().ruleset(setup.card_sets, setup.variants))


def undealt(table: Session, chance: Chance = "told") -> Session:
    """The same game, to be told of."""
    return Session(evolve(table.setup, chance=chance, seed="other"), table.ruleset)


def told(players: int = 2, variants: tuple[VariantChoice, ...] = (), tokens: bool = False) -> Session:
    """A game told of a real table, after the deal: everybody has to keep prophecies, and keeps none."""
    table = real(players, variants=variants, tokens=tokens)
    session = undealt(table)
    session.push(dealt(session, table))
    while session.state.phase == "keep":
        session.push(session.legal_actions[0])
    return session


def lay(session: Session, text: str) -> None:
    """Tells where things lie."""
    session.push(parse_found(f"found {text}"))


def why_not(session: Session, text: str, l10n: L10n) -> str:
    """Why this cannot be done: an action, or one with what is told with it."""
    before, actions = session.state.digest(), len(session.history)
    with pytest.raises(IllegalActionError) as error:
        session.push(*parse_entry(text))
    assert (session.state.digest(), len(session.history)) == (before, actions), "it is refused as a whole"
    return refusal_text(error.value.refusal, session.catalog, l10n)


@pytest.fixture(scope="module")
def l10n() -> L10n:
    """English, with the messages of the plugins."""
    l10n = english()
    registry().register_messages(l10n)
    return l10n


# Notation


@pytest.mark.parametrize(
    "text",
    [
        "found field 3 = B G / board 2 = K",
        "found hand 1 2 = base:count-red / row 4 = - / coatl 1 2 = <BBR base:count-red / size pile 1 = 4",
        "found line 2 = base:count-red B B / fulfilled = - / turn = 2",
    ],
)
def test_a_statement_is_written_as_it_is_read(text: str) -> None:
    action = parse_action(text)
    assert isinstance(action, Found)
    assert (str(action), parse_found(text), parse_entry(text)) == (text, action, (action, None))
    assert action_from_json(to_json(action)) == action


def test_an_action_stands_before_what_is_told_with_it() -> None:
    text = "take 3 found bodies = B G K R / heads = <R"
    action, found = parse_entry(text)
    assert (action, found and found.places[0]) == (Take(3), Lies("bodies", ("B", "G", "K", "R")))
    assert entry_text(action, found) == text


@pytest.mark.parametrize(
    "text",
    ["found", "found ", "found field 3", "found field 3 =", "found Field 3 = B", "found 3 = B", "found a = b / "],
)
def test_what_is_no_statement_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not an action"):
        parse_action(text)


# The deal


def test_nothing_lies_on_the_table_before_it_is_told(l10n: L10n) -> None:
    session = undealt(real())
    state = session.state
    assert not any(state.supply) and not any(state.row) and state.piles == ((), ())
    assert not any(player.hand or player.temples for player in state.players)
    assert (state.phase, session.legal_actions) == ("lay", ())
    assert why_not(session, "take 3", l10n) == "Tell first what lies on the table."


def test_the_deal_may_be_told_in_parts_and_begins_the_game_when_it_is_whole() -> None:
    table = real()
    session = undealt(table)
    whole = dealt(session, table).places
    for at in range(0, len(whole), 5):
        assert session.state.phase == "lay"
        assert [opening.at for opening in to_lay(session.state)] == [lies.at for lies in whole[at:]]
        session.push(Found(whole[at : at + 5]))
    assert (session.state.phase, to_lay(session.state)) == ("keep", ())
    assert session.view(0) == evolve(table.view(0), setup=session.view(0).setup)


def test_a_deal_with_a_wrong_number_is_refused(l10n: L10n) -> None:
    session = undealt(real())
    one = why_not(session, "found field 3 = B", l10n)
    assert one == "The number is not right (field 3): 1 told, 2 needed. "[:-1]
    together = why_not(session, "found field 3 = BBB", l10n)
    assert together == "Pieces are written apart: “B B B”, not “BBB” (field 3)."
    three = why_not(session, "found field 3 = B B B", l10n)
    assert three == "The number is not right (field 3): 3 told, 2 needed."
    cards = why_not(session, f"found hand 1 = {base('count-red')}", l10n)
    assert cards == "The number is not right (Ana, cards in hand): 1 told, 3 needed."


def test_a_game_can_be_begun_in_the_middle() -> None:
    session = undealt(real())
    lay(
        session,
        "field 1 = B G / field 2 = K K / field 8 = <R / board 1 = K K <G"
        " / coatl 1 1 = <BBR base:count-blue / hand 2 = base:count-red / row 1 = base:triple-red"
        " / top 1 = base:no-red-length-11 / top 2 = base:no-green-length-9 / turn = 2",
    )
    state = session.state
    assert (state.phase, state.seat, state.turn) == ("action", 1, 1)
    assert state.players[0].coatls == (evolve(parse_coatl("<BBR"), prophecies=(base("count-blue"),)),)
    assert len(state.bodies) == 24 * 5 - 8 and len(state.heads) == 15 - 3
    assert len(state.deck) == len(state.catalog.prophecy_cards()) - 3
    assert sum(map(len, state.piles)) == len(state.catalog.temples)
    empty = session.opened(Take(1))  # of the row only one card was told
    assert [opening.at for opening in empty] == [f"row {place}" for place in range(2, 7)]
    session.push(Take(1), told_of(empty, [[card] for card in state.deck[:5]]))
    assert session.state.players[1].board == (piece("B"), piece("G"))


def test_a_game_whose_end_has_begun_is_not_begun_in_the_middle(l10n: L10n) -> None:
    session = undealt(real())
    lay(session, "coatl 1 1 = <BBB> / coatl 1 2 = <GGG> / coatl 1 3 = <RRR>")
    assert why_not(session, "found turn = 2", l10n).startswith("The end of this game has begun already")


def test_the_score_pad_needs_no_more_than_the_coatls() -> None:
    session = undealt(real())
    lay(session, "coatl 1 1 = <BBBR> base:triple-blue base:no-red-length-11")
    assert session.score_sheet().players[0].points > 0
    assert session.score_sheet().players[1].points == 0


# What comes next


def test_an_action_says_which_places_it_opens_and_in_which_order() -> None:
    session = told()
    for field in range(1, 6):
        assert session.opened(Take(field)) == ()
        lay(session, f"field {field} = -")
    openings = session.opened(Take(6))
    assert openings == tuple(Opening("bodies", f"field {field}", 2) for field in range(1, 7))
    found = told_of(openings, [("B", "G"), ("K", "K"), ("R", "Y"), ("B", "B"), ("G", "Y"), ("R", "R")])
    assert str(found) == "found bodies = B G K K R Y B B G Y R R"
    happened = session.push(Take(6), found)
    assert SupplyRefilled(None, (1, 2, 3, 4, 5, 6)) in happened
    assert [" ".join(p.text for p in field) for field in session.state.supply[:3]] == ["B G", "K K", "R Y"]
    assert str(read_back(openings, found)).startswith("found field 1 = B G / field 2 = K K / field 3 = R Y")


def test_names_that_are_missing_are_asked_for(l10n: L10n) -> None:
    session = told()
    assert why_not(session, "draw deck", l10n) == "The number is not right (Ana, card 1 in hand): 0 told, 1 needed."
    unasked = why_not(session, "take 1 found deck = base:count-red", l10n)
    assert unasked == "This action does not open that: next from the deck."
    twice = why_not(session, "draw deck found deck = base:count-red / deck = base:count-red", l10n)
    assert twice == "This place is told twice: next from the deck."
    unknown = why_not(session, "draw deck found deck = base:nothing", l10n)
    assert unknown == "“base:nothing” cannot lie there: next from the deck."
    assert why_not(session, "take 11", l10n).startswith("There is no field 11")


def test_what_lies_on_the_table_cannot_come_out_of_the_deck(l10n: L10n) -> None:
    session = told()
    card = next(c for c in session.state.row if c and session.catalog.prophecy_cards().count(c) == 1)
    text = why_not(session, f"draw deck found deck = {card}", l10n)
    assert text.endswith("1 in the game, 1 told now, 1 on the table already: 1 in the row.")


def test_pieces_are_counted_wherever_they_lie(l10n: L10n) -> None:
    session = told()
    lay(session, "coatl 1 1 = BBBBBBBBBBBBBB / coatl 2 1 = BBBBB / board 2 = B B B / field 1 = R R / field 2 = R R")
    lay(session, "field 3 = B B / field 4 = R R / field 5 = R R / field 6 = R R")
    text = why_not(session, "found board 1 = B", l10n)
    assert text == (
        "There are not so many of this piece (blue body segment): 24 in the game, 1 told now, "
        "24 on the table already: 2 on the supply board, 3 on player boards, 19 with coatls."
    )


def test_a_renewed_deck_has_no_order_but_the_one_that_is_told() -> None:
    session = told()
    state = session.state
    gone = (*state.discard, *state.deck[1:])
    lay(session, f"discard = {' '.join(gone)}")
    assert len(session.state.deck) == 1
    session.push(DrawDeck(), told_of(session.opened(DrawDeck()), [session.state.deck]))
    wanted = gone[len(gone) // 2]
    happened = session.push(DrawDeck(), Found((Lies("deck", (wanted,)),)))
    assert session.state.player.hand[-1] == wanted
    assert (len(happened), session.state.renewed, len(session.state.deck)) == (2, (), len(gone) - 1)
    assert top_of_deck(session.state.clone(), None) in gone


def test_the_next_temple_of_a_pile_lies_below_its_top() -> None:
    session = told(tokens=True)
    duty = parse_action("token duty 1")
    assert session.opened(duty) == (Opening("pile 1", "top 1"),)
    hidden = session.state.piles[1][0]  # by the app's own order it lies in the other pile
    session.push(duty, Found((Lies("pile 1", (hidden,)),)))
    assert session.state.piles[0][-1] == hidden
    sizes = [pile.size for pile in session.view(0).piles]
    assert sum(sizes) == len(session.catalog.temples) - 3


# Repairs


def test_a_repair_is_an_entry_of_its_own_and_can_be_taken_back() -> None:
    session = told()
    before = session.state
    lay(session, "field 3 = B B / board 1 = K")
    assert [str(action) for action in session.actions[-1:]] == ["found field 3 = B B / board 1 = K"]
    assert session.history[-1].events == (LaidAnew(None, (Lies("field 3", ("B", "B")), Lies("board 1", ("K",)))),)
    after = session.state
    assert session.undo() and session.state is before
    assert session.redo() and session.state.digest() == after.digest()
    assert not any(isinstance(action, Found) for action in session.legal_actions)


def test_everything_can_be_taken_back_at_a_real_table() -> None:
    session = told(1, ADAM)
    while session.state.phase == "opponent":
        openings = session.opened(Step())
        things = [[p.text for p in BODIES[:2]] for _ in openings]
        session.push(Step(), told_of(openings, things) if openings else None)
    openings = session.opened(DrawDeck())
    session.push(DrawDeck(), told_of(openings, [session.state.deck[:1]]))
    played, end = len(session.history), session.state.digest()
    while session.undo():
        pass
    assert not session.history
    refused = session.undo_refusal()
    assert refused is not None and refused.code == "undo-nothing"
    while session.redo():
        pass
    assert (len(session.history), session.state.digest()) == (played, end)


def test_a_card_in_place_of_a_known_one_is_known() -> None:
    session = told()
    session.push(parse_action("draw row 2"))
    (old,) = session.state.player.known
    new = next(card for card in session.state.deck if card != old)
    lay(session, f"hand 1 1 = {new}")
    assert (session.state.player.hand, session.state.player.known) == ((new,), (new,))
    lay(session, "hand 1 = -")
    assert session.state.player.known == ()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("found moon 1 = B", "There is no such place: moon 1."),
        ("found hand 3 = -", "There is no such place: player 3, cards in hand."),
        ("found field 3 = <B <B", "“<B” cannot lie there: field 3."),
        ("found field 3 = B B / field 3 = K K", "This place is told twice: field 3."),
        ("found bodies = B", "What comes next is told together with an action: next out of the bag of body segments."),
        (
            "found row 1 = base:count-red base:triple-red",
            "So much cannot lie there (place 1 of the row): 2 told, 1 at most.",
        ),
        ("found coatl 1 1 = <B>", "“<B>” cannot lie there: Ana, coatl 1."),
        ("found coatl 1 2 = BB", "There is no such place: Ana, coatl 2."),
        ("found tokens 1 = pick", "There is no such place: Ana, sacrifice tokens."),
        ("found line 1 = base:count-red", "There is no such place: his card 1."),
        ("found size pile 1 = 99", "“99” cannot lie there: number of temples in pile 1."),
        ("found turn = 3", "“3” cannot lie there: whose turn it is."),
        (
            "found field 7 = - / field 8 = - / field 9 = - / field 10 = -",
            "The supply board would have been refilled by now (field 7): tell what lies there.",
        ),
    ],
)
def test_a_statement_that_cannot_be_true_is_refused(text: str, reason: str, l10n: L10n) -> None:
    assert why_not(told(), text, l10n) == reason


def test_nothing_is_told_in_a_game_with_a_seed(l10n: L10n) -> None:
    session = real()
    reason = "What lies where is told only in a game at a real table."
    assert why_not(session, "found field 3 = B B", l10n) == reason
    session.push(parse_action("keep"))
    session.push(parse_action("keep"))
    assert why_not(session, "take 3 found bodies = B", l10n) == reason
    assert session.opened(Take(3)) == ()


def test_who_draws_lots_cannot_be_told(l10n: L10n) -> None:
    table = real(2, variants=(VariantChoice("tribes"),))
    with pytest.raises(SetupRefused) as error:
        undealt(table)
    text = refusal_text(error.value.refusal, table.catalog, l10n)
    assert text.startswith("Nobody could tell the chance of this variant, because it draws lots or deals in secret: ")
    with pytest.raises(SetupRefused):
        undealt(real(), "beside")


def test_after_the_end_nothing_is_laid_anew(l10n: L10n) -> None:
    setup = Setup(NAMES[:2], "end", card_sets=("base",), rules=Rules(bodies_per_color=6))
    shadow = Shadow(setup, registry().ruleset(("base",)), 100)
    shadow.play(Random("end"))
    assert why_not(shadow.told, "found field 3 = -", l10n) == "The game is over."
    assert shadow.told.undo()


# What others know


def test_nobody_is_told_what_lies_in_anothers_hand(l10n: L10n) -> None:
    session = told()
    event = LaidAnew(None, (Lies("hand 1 1", (base("count-red"),)), Lies("temple 2", ()), Lies("row 1", ())))
    assert [lies.things for lies in seen_by(event, 0).places] == [(base("count-red"),), None, ()]  # type: ignore[attr-defined]
    assert [lies.things for lies in seen_by(event, None).places] == [None, None, ()]  # type: ignore[attr-defined]
    assert event_text(seen_by(event, 1), NAMES, session.catalog, l10n) == (
        "Laid anew: Ana, card 1 in hand: told; Bao, temples in hand: nothing; place 1 of the row: nothing."
    )
    places = {lies.at for lies in statement(session.view(0)).places}
    assert "hand 1" in places and "hand 2" not in places


# Saves, JSON, records


def test_a_told_game_is_saved_and_goes_on() -> None:
    setup = Setup(NAMES[:1], "save", card_sets=("base",), variants=ADAM)
    for kind in (Shadow, Beside):
        shadow = kind(setup, registry().ruleset(("base",), ADAM), 100)
        dice = Random("save")
        for _ in range(60):
            shadow.push(dice.choice(shadow.real.legal_actions))
        content = registry().dependencies(("base",), ADAM)
        save = make_save(shadow.told, content)
        assert all(parse_entry(text) for text in save.actions)
        again = play(decode(encode(save)), registry())
        assert again.state.digest() == shadow.told.state.digest()
        assert again.history == shadow.told.history
        assert save_data(make_save(shadow.real, content))["setup"].get("chance") is None


def test_setups_views_and_events_of_told_games_go_over_a_line() -> None:
    session = told()
    lay(session, f"field 3 = B B / hand 1 = {session.state.deck[0]}")
    assert setup_from_json(to_json(session.setup)) == session.setup
    assert "chance" not in to_json(real().setup)
    for seat in (0, 1, None):
        assert view_from_json(to_json(session.view(seat)), session.ruleset) == session.view(seat)
        event = seen_by(session.history[-1].events[0], seat)
        assert event_from_json(to_json(event), session.ruleset, 2) == event
    for chance in ("told", "beside"):
        undealt_game = undealt(real(1, variants=ADAM), chance)
        assert view_from_json(to_json(undealt_game.view(0)), undealt_game.ruleset) == undealt_game.view(0)


def test_told_games_count_by_themselves_in_the_records() -> None:
    setup = Setup(NAMES[:1], "record", card_sets=("base",), variants=ADAM)
    beside = Beside(setup, registry().ruleset(("base",), ADAM), 100)
    beside.play(Random("record"))
    assert record_of(beside.told, "game", "2025-01-02") is None  # the coatls have not been told
    beside.told.push(Found((Lies("coatl 1 1", ()),)))
    record = record_of(beside.told, "game", "2025-01-02")
    assert record is not None and record.sides == [Opponents(ADAM, (), "beside")]
    assert Person("Ana") != Person("Ana", "told")


# Beside the box


def test_beside_the_box_only_the_supply_board_is_told(l10n: L10n) -> None:
    table = real(1, variants=ADAM)
    session = undealt(table, "beside")
    session.push(dealt(session, table))
    assert session.state.phase == "opponent"
    session.push(Step())
    assert session.legal_actions == (
        *(Take(n) for n, field in enumerate(session.state.supply, 1) if field),
        Done(),
        EndTurn(),
    )
    assert (
        why_not(session, "found hand 1 = base:count-red", l10n)
        == "Beside the box this is not told: Ana, cards in hand."
    )
    during = (
        "Beside the box you tell only which field you took, that you took none, or that your third coatl is complete."
    )
    assert why_not(session, "draw deck", l10n) == during
    session.push(Done())
    assert session.state.ending == "coatls"


def test_beside_the_box_the_demands_of_his_levels_are_the_players_own_affair() -> None:
    """Level 4 asks for four prophecies beside each coatl, of which the app knows nothing."""
    table = real(1, variants=(VariantChoice("adam", ("level-3", "level-4")),))
    session = undealt(table, "beside")
    session.push(dealt(session, table))
    session.push(Step())
    assert session.refusal(Done()) is None
    session.push(Done())
    assert session.state.ending == "coatls"


def test_beside_the_box_cards_that_adam_takes_are_told_with_his_step() -> None:
    """Two cards become full at once: both new ones come from the right end of the row, though nobody has told the rest
    of it."""
    table = real(1, variants=ADAM)
    session = undealt(table, "beside")
    session.push(dealt(session, table))
    lay(session, "line 1 = base:count-red R R R R R / line 2 = base:count-blue B B B B B / field 1 = B R")
    assert session.opened(Step()) == ()
    for _ in range(3):  # he takes field 1 and fulfils the two
        session.push(Step())
    assert session.state.phase == "opponent"
    openings = session.opened(Step())
    assert openings == (Opening("row", "row 6"), Opening("row", "row 5"))
    first, second = base("triple-red"), base("triple-blue")
    session.push(Step(), told_of(openings, [[first], [second]]))
    assert [work.card for work in session.state.variants["adam"].line[1:]] == [first, second]
    assert (session.state.phase, session.state.row) == ("beside", [None] * 6)


def test_beside_the_box_a_row_may_have_too_few_cards() -> None:
    session = undealt(real(1, variants=ADAM), "beside")
    session.push(dealt(session, real(1, variants=ADAM)))
    lay(session, "line 1 = base:count-red R R R R R / field 1 = R R")
    session.push(Step())
    session.push(Step())
    session.push(Step(), Found((Lies("row", ()),)))
    assert (len(session.state.variants["adam"].line), session.state.phase) == (2, "beside")


@pytest.mark.parametrize(
    ("options", "temple", "verdict"),
    [
        ((), "", "adam-verdict-won"),
        (("level-1",), "", "adam-verdict-temple"),
        (("level-1",), " base:no-red-length-11", "adam-verdict-won"),
    ],
)
def test_beside_the_box_the_end_is_told_once(options: tuple[str, ...], temple: str, verdict: str, l10n: L10n) -> None:
    """RULES 9.11, 9.12: sheet, level 1 and verdict are counted from the three coatls."""
    table = real(1, variants=(VariantChoice("adam", options),))
    session = undealt(table, "beside")
    session.push(dealt(session, table))
    session.push(Step())
    lay(session, "board 1 = <B B B B B B B B B B B>")
    session.push(Done())
    while session.state.phase == "opponent":
        session.push(Step())
    assert (session.over, session.score_sheet().players[0].points) == (True, 0)
    assert why_not(session, "found board 1 = B", l10n) == "The game is over."
    lay(session, f"coatl 1 1 = <BBBBBBBBBBB> base:count-blue base:triple-blue{temple}")
    sheet = session.score_sheet()
    assert sheet.players[0].points > 0 and session.state.player.board == ()
    assert sheet.verdict == verdict


def test_the_fields_are_called_by_the_numbers_of_the_real_board(l10n: L10n) -> None:
    other, session = l10n.in_language("en"), told()
    other.fields = evolve(session.setup, fields=(10, 9, 8, 7, 6, 5, 4, 3, 2, 1)).fields
    taken = session.push(Take(1))
    assert event_text(taken[0], NAMES, session.catalog, other).startswith("Ana takes field 10: ")
    assert place_text("field 3", other) == "field 8"
    assert event_text(taken[0], NAMES, session.catalog, l10n).startswith("Ana takes field 1: ")


def test_thefts_are_told_too(l10n: L10n) -> None:
    session = told(2, (VariantChoice("golden-feathers"),))
    lay(session, "stole = 1 0 / robbed = 0 1 / board 2 = gold")
    assert session.score_sheet().players[1].points == 2
    text = event_text(session.history[-1].events[0], NAMES, session.catalog, l10n)
    assert text.startswith(
        "Laid anew: how often each has stolen: 1, 0; how often each was robbed: 0, 1; Bao, player board: "
    )
    assert why_not(session, "found stole = 1", l10n) == "There is no such place: how often each has stolen."


class Boats(Variant):
    """A stranger's variant that tells nonsense of its places."""

    id = "boats"
    told = True
    nonsense: ClassVar[Any] = {"a boat!": ("B",)}

    def lies(self, own: Any) -> Any:
        return self.nonsense

    def lay(self, own: Any, at: str, thing: tuple[str, ...]) -> None:
        return None


@pytest.mark.parametrize(
    "nonsense", [{"a boat!": ("B",)}, {"boat": "BK"}, {"boat": (1,)}, {3: ()}, {"boat": ("a = b",)}]
)
def test_a_variant_that_tells_nonsense_is_named(monkeypatch: pytest.MonkeyPatch, nonsense: object) -> None:
    monkeypatch.setattr(Boats, "nonsense", nonsense)
    setup = Setup(NAMES[:2], "boats", card_sets=("base",), variants=(VariantChoice("boats"),), chance="told")
    session = Session(setup, Ruleset(registry().catalog(("base",)), (guarded(Boats, (), "moon"),)))
    with pytest.raises(VariantFailed, match="moon: boats: lies: returned"):
        to_lay(session.state)


# Secret seats


def secret_table(*seats: int) -> tuple[Session, Session]:
    """A real table of two, and the game told of it in which these seats tell nobody their cards."""
    table = real()
    session = Session(evolve(table.setup, chance="told", seed="other", secret=seats), table.ruleset)
    session.push(dealt(session, table))
    return session, table


def test_of_a_secret_seat_only_the_number_of_cards_is_told(l10n: L10n) -> None:
    session, _ = secret_table(0)
    for seat in (0, 1, None):
        seen = session.view(seat)
        assert (seen.players[0].hand, seen.players[0].hand_size, seen.players[0].temples_size) == (None, 3, 1)
        assert view_from_json(to_json(seen), session.ruleset) == seen
    assert setup_from_json(to_json(session.setup)) == session.setup
    places = {lies.at: lies.things for lies in statement(session.view(0)).places}
    assert (places["size hand 1"], places["size temple 1"]) == (("3",), ("1",))
    assert why_not(session, "found hand 1 = base:count-red", l10n) == (
        "The cards of this seat are not told: Ana, cards in hand."
    )
    lay(session, "size hand 1 = 2")
    assert session.view(1).players[0].hand_size == 2
    assert session.view(1).deck_size == len(session.catalog.prophecy_cards()) - 6 - 4 - 2


def test_a_secret_seat_tells_what_it_does_not_keep() -> None:
    session, _ = secret_table(0)
    gone = session.state.deck[:2]  # in truth they are in the hand
    assert session.legal_actions == (Keep(()),)
    (happened,) = session.push(Keep(()), Found((Lies("discard", gone),)))
    assert happened == Kept(0, 1, None, gone)
    assert (session.state.discard, session.view(1).players[0].hand_size) == (gone, 1)
    assert str(session.history[-1].entry) == f"keep found discard = {' '.join(gone)}"
    content = registry().dependencies(("base",))
    again = play(decode(encode(make_save(session, content))), registry())
    assert (again.state.digest(), again.history) == (session.state.digest(), session.history)


def test_all_that_a_secret_seat_does_not_keep_is_read_back() -> None:
    session, _ = secret_table(0)
    gone = session.state.deck[:3]
    found = read_back(session.opened(Keep(())), Found((Lies("discard", gone),)))
    assert found == Found((Lies("discard", gone),))


def test_a_secret_seat_shows_a_prophecy_and_nothing_else(l10n: L10n) -> None:
    session, _ = secret_table(0)
    session.push(Keep(()))
    session.push(session.legal_actions[0])
    lay(session, "coatl 1 1 = RRRRR / board 1 = <R R>")
    session.push(parse_action("extend 1 head <R"))
    for word in (session.state.piles[0][0], "base:none"):
        assert "cannot lie there" in why_not(session, f"extend 1 tail R> found hand 1 = {word}", l10n)


def test_a_secret_seat_shows_a_card_when_it_uses_it(l10n: L10n) -> None:
    session, _ = secret_table(0)
    session.push(Keep(()))
    session.push(session.legal_actions[0])
    lay(session, "coatl 1 1 = RRRRR / board 1 = <R R>")
    prophecies = session.catalog.prophecies
    hidden = next(card for card in session.state.deck if prophecies[card].fulfilled_by("RRRRR"))
    assert parse_action(f"fulfil 1 {hidden}") in session.legal_actions
    session.push(parse_action("extend 1 head <R"))
    closing = parse_action("extend 1 tail R>")
    (opening,) = session.opened(closing)
    assert (opening.at, hidden in opening.among) == ("hand 1", True)
    assert all(prophecies[card].fulfilled_by("<RRRRRRR>") for card in opening.among)
    assert "0 told, 1 needed" in why_not(session, "extend 1 tail R>", l10n)
    session.push(closing, Found((Lies("hand 1", (hidden,)),)))
    session.push(parse_action(f"fulfil 1 {hidden}"))
    assert session.state.player.coatls[0].prophecies == (hidden,)
    assert session.view(0).players[0].hand_size == 2
    lying = next(card for card in session.state.row if card is not None)
    assert session.refusal(parse_action(f"fulfil 1 {lying}")) is not None


def test_a_coatl_that_is_just_completed_keeps_a_prophecy_that_it_can_fulfil(l10n: L10n) -> None:
    session = told()
    prophecies = session.catalog.prophecies
    fits = next(card for card in session.state.deck if prophecies[card].fulfilled_by("RRRRR"))
    lay(session, f"coatl 1 1 = RRRRR / board 1 = <R R> / hand 1 = {fits}")
    session.push(parse_action("extend 1 head <R"))
    session.push(parse_action("extend 1 tail R>"))
    assert why_not(session, "found coatl 1 1 = <BKG>", l10n) == (
        "Coatl 1 has just been completed: it must have a prophecy beside it, or the hand must have one that it meets."
    )
    lay(session, "coatl 1 1 = <RRRRRR>")
    session.push(parse_action(f"fulfil 1 {fits}"))


def test_a_coatl_that_is_just_completed_may_have_its_temple_already(l10n: L10n) -> None:
    session = told()
    prophecies, temple = session.catalog.prophecies, session.state.piles[0][0]
    fits = next(card for card in session.state.deck if prophecies[card].fulfilled_by("RRRRR"))
    lay(session, f"coatl 1 1 = RRRRR / board 1 = <R R> / hand 1 = {fits}")
    session.push(parse_action("extend 1 head <R"))
    session.push(parse_action("extend 1 tail R>"))
    lay(session, f"coatl 1 1 = <RRRRRR> {fits} {temple} / hand 1 = -")
    assert session.legal_actions == (Done(),)
    assert why_not(session, "claim pile 1", l10n).startswith("A temple lies beside coatl 1 already")


def test_only_people_at_a_real_table_have_secret_seats() -> None:
    with pytest.raises(ValueError, match="secret must name seats"):
        evolve(real().setup, secret=(0,))
    with pytest.raises(ValueError, match="secret must name seats"):
        evolve(real().setup, chance="told", secret=(2,))
    with pytest.raises(ValueError, match="must be told its cards"):
        evolve(real().setup, chance="told", secret=(1,), seats=(None, ComputerSeat("easy")))
