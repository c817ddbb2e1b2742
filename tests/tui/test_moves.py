"""Moves and questions of variants at the table: they are listed, made, taken back and answered by keys."""

from __future__ import annotations

import pytest
from attrs import evolve
from textual.pilot import Pilot

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import piece
from coatl_core.files.home import Home
from coatl_core.game.actions import Action, Do, EndTurn, Keep, Pass, parse_action
from coatl_core.game.engine import apply
from coatl_core.game.offers import Item, Offer
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.game.state import GameState
from coatl_core.play.things import BoardSpace, Seat
from coatl_tui.table.offers import item_of, moves_at
from coatl_tui.table.score import ScoreScreen
from coatl_tui.table.screen import TableScreen
from coatl_tui.table.trial_screen import TrialScreen
from coatl_tui.widgets.choice import Choice
from tests.conftest import Effort
from tests.core.test_variant_moves import Barter
from tests.core.test_variant_moves import game as game_with
from tests.support import NAMES, Sensible, give, registry
from tests.tui.fake_game import FakeGame
from tests.tui.support import (
    app_at,
    choose,
    frame,
    go_on,
    line,
    press,
    put_cursor,
    save,
    session_at,
    settled,
    table,
    until,
)
from tests.tui.support import lay as show
from tests.tui.test_game import do
from tests.tui.test_variants import feathers, speaking_of_barter

pytestmark = pytest.mark.slow


async def sit_at(pilot: Pilot[None], state: GameState) -> None:
    """Shows this table to the one whose turn it is there."""
    await go_on(pilot)
    table(pilot).game.viewer = state.seat
    await show(pilot, state)


def played(pilot: Pilot[None]) -> tuple[Action, ...]:
    return table(pilot).game.session.actions


# Moves


async def test_each_move_marks_the_thing_it_belongs_to(home: Home) -> None:
    save(home, feathers())
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "m")
        screen = table(pilot)
        assert screen.scene is not None
        gold = piece("gold")
        choice = screen.choice.item
        assert isinstance(choice, Choice)
        assert choice.about == {BoardSpace(screen.scene.rack.index(gold) + 1, gold)}


async def test_a_loose_piece_can_be_looked_at_in_a_trial_and_is_not_laid(home: Home) -> None:
    save(home, feathers())
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "v")
        screen = pilot.app.screen
        assert isinstance(screen, TrialScreen)
        assert screen.face.looking.scene is not None
        space = screen.face.looking.scene.rack.index(piece("gold")) + 1
        pane = screen.face.panes["coatls"]
        pane.cursor = next(n for n, s in enumerate(pane.content.spots) if s.item == BoardSpace(space, piece("gold")))
        await press(pilot, "f4", "f4", str(space))
        assert "golden segment" in frame(pilot)
        assert screen.trial.coatl == screen.trial.seed


async def test_every_kind_of_thing_is_found_on_the_table(home: Home) -> None:
    save(home, session_at(6))
    async with app_at(home) as pilot:
        await go_on(pilot)
        scene = table(pilot).scene
        assert scene is not None
        scene = evolve(scene, rack=(None, piece("R")))
        held, temple = scene.view.own.hand, scene.view.own.temples
        assert held and temple
        numbered = [Item("field", 2), Item("row", 3), Item("deck"), Item("pile", 1), Item("coatl", 1), Item("seat", 2)]
        for place in (*numbered, Item("board", "R"), Item("hand", held[0]), Item("temple", temple[0])):
            offer = Offer(Do("barter", "demand"), "choice-title-moves", item=place)
            assert moves_at(evolve(scene, moves=(offer,)), item_of(place, scene)).offers, place


async def test_m_lists_the_moves_and_a_digit_makes_one_that_can_be_taken_back_and_made_again(home: Home) -> None:
    session = feathers()
    save(home, session)
    moves = session.offers
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "m")
        assert f"Steal from {moves[0].values['name']}" in frame(pilot)
        assert table(pilot).choice.open
        await press(pilot, "escape", "question_mark")
        assert "moves of the variants" in frame(pilot)
        await press(pilot, "escape", "f5", *"of the var")
        await until(pilot, lambda: "moves of the variants" in frame(pilot))
        await press(pilot, "enter")
        assert table(pilot).choice.open
        await press(pilot, "escape", "m", "2")
        assert played(pilot)[-1] == moves[1].move
        assert "gives up a golden segment" in frame(pilot)
        before = len(played(pilot))
        if table(pilot).game.covered:
            await press(pilot, "u", "2")
        else:
            await press(pilot, "u")
        assert len(played(pilot)) == before - 1
        if table(pilot).game.covered:
            await press(pilot, "enter")
        await press(pilot, "r")
        assert played(pilot)[-1] == moves[1].move


async def test_enter_on_a_golden_segment_lists_the_thefts(home: Home) -> None:
    session = feathers()
    save(home, session)
    async with app_at(home) as pilot:
        await go_on(pilot)
        scene = table(pilot).scene
        assert scene is not None
        at = next(n for n, piece in enumerate(scene.rack, 1) if piece is not None and piece.text == "gold")
        await put_cursor(pilot, "c", BoardSpace(at, scene.rack[at - 1]))  # type: ignore[arg-type]
        await press(pilot, "enter")
        assert table(pilot).choice.open
        assert "attach" not in frame(pilot).split("What do you do?")[1]  # a golden segment is never built
        await press(pilot, "enter")
        assert played(pilot)[-1] == session.offers[0].move


async def test_without_a_move_m_says_so_and_without_such_a_variant_the_key_is_none(home: Home) -> None:
    save(home, feathers())
    async with app_at(home) as pilot:
        await go_on(pilot)
        state = table(pilot).game.session.state
        give(state, state.seat, board="R")
        await show(pilot, state)
        await press(pilot, "m")
        assert not table(pilot).choice.open
        assert line(pilot).startswith("Golden feathers: Give up a golden segment")


async def test_a_game_without_moves_of_variants_has_no_key_for_them(home: Home) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "m")
        assert line(pilot) == "This key has nothing to do in a game like this."
        assert "moves" not in frame(pilot)
        await press(pilot, "question_mark")
        assert "moves of the variants" not in frame(pilot)


async def test_what_the_rules_allow_and_what_a_variant_offers_stand_in_one_list(home: Home, catalog: Catalog) -> None:
    state = game_with(catalog, Barter, players=3)
    give(state, 0, board="R K", coatls=[])
    save(home, feathers())
    async with app_at(home, l10n=speaking_of_barter()) as pilot:
        await sit_at(pilot, state)
        await press(pilot, "c", "1")
        assert "1 attach this piece" in frame(pilot)
        assert "2 give it away" in frame(pilot)
        await press(pilot, "1")
        assert str(played(pilot)[-1]) == "start R"
        await press(pilot, "u", "c", "1", "2")
        assert str(played(pilot)[-1]) == "do barter give R"


async def test_a_player_can_be_looked_at_where_a_variant_offers_a_move(home: Home, catalog: Catalog) -> None:
    save(home, feathers())
    async with app_at(home, (140, 40), l10n=speaking_of_barter()) as pilot:
        await sit_at(pilot, game_with(catalog, Barter, players=3))
        screen = table(pilot)
        screen.use(Seat(1))
        await settled(pilot)
        assert "1 look at this table" in frame(pilot)
        assert "2 demand a piece" in frame(pilot)
        await press(pilot, "1")
        assert screen.face.looking.looked_at == 1


async def test_any_game_may_offer_moves(home: Home) -> None:
    session = feathers()
    move = Do("golden-feathers", "steal", [1, "R"])
    offer = Offer(move, "golden-feathers-steal", {"name": "Bao", "pieces": "R"}, Item("deck"))
    view = session.view(session.acting)
    game = FakeGame([view, session.view(None)], [move, EndTurn()], offers=[offer])
    async with app_at(home) as pilot:
        await pilot.app.push_screen(TableScreen(game))
        await settled(pilot)
        await press(pilot, "m", "1")
        assert game.pushed == [move]


# Questions


async def test_who_is_asked_sits_down_reads_the_question_and_answers(home: Home, catalog: Catalog) -> None:
    state = game_with(catalog, Barter, players=3)
    give(state, 1, board="B K")
    save(home, feathers())
    async with app_at(home, l10n=speaking_of_barter()) as pilot:
        await sit_at(pilot, state)
        await press(pilot, "m", "1")
        game = table(pilot).game
        assert game.covered
        assert "What do you give" not in frame(pilot)
        await press(pilot, "enter")
        assert "What do you give Ana?" in frame(pilot)
        assert "Answer what you are asked" in frame(pilot)
        for key in ("enter", "m"):
            await press(pilot, "escape")
            assert "What do you give Ana?" not in frame(pilot)
            assert "Enter answer" in frame(pilot)
            await press(pilot, "s", "o", "escape", key)
            assert "What do you give Ana?" in frame(pilot)
        await press(pilot, "3")
        assert str(played(pilot)[-1]) == "do barter hand K"
        assert (game.acting, game.covered) == (1, False), "the next turn is that of the same player"


async def test_of_two_questions_one_after_the_other_the_second_opens_too(home: Home, catalog: Catalog) -> None:
    state = game_with(catalog, Barter, players=3)
    state.ask("barter", 1, "barter-which", {"name": "Bao"})
    state, _ = apply(state, parse_action("do barter demand"))
    save(home, feathers())
    async with app_at(home, l10n=speaking_of_barter()) as pilot:
        await sit_at(pilot, state)
        assert "What do you give Ana?" in frame(pilot)
        await press(pilot, "1")
        assert "What do you give Bao?" in frame(pilot)


# A whole game


def whole_game(seed: str) -> tuple[Setup, tuple[Action, ...]]:
    """A game of two with golden feathers in which everybody steals now and then."""
    setup = Setup(NAMES[:2], seed, card_sets=("base",), variants=(VariantChoice("golden-feathers"),))
    session = Session(setup, registry().ruleset(setup.card_sets, setup.variants))
    player = Sensible(seed)
    while not session.over:
        legal = tuple(session.legal_actions)
        thefts = [action for action in legal if isinstance(action, Do)]
        session.push(thefts[0] if thefts else player.choose(session.state, legal))
    return setup, session.actions


@pytest.mark.exhaustive
async def test_a_game_with_golden_feathers_is_played_to_its_end_by_keys(home: Home, effort: Effort) -> None:
    setup, actions = whole_game("golden keys 2")
    thefts = [number for number, action in enumerate(actions) if isinstance(action, Do)]
    assert len(thefts) >= 2
    last = effort(quick=6, test=12, exhaustive=len(actions))
    wanted = {*range(max(0, len(actions) - last), len(actions)), *thefts[:2]}
    session = Session(setup, registry().ruleset(setup.card_sets, setup.variants))
    save(home, session)
    async with app_at(home) as pilot:
        await go_on(pilot)
        screen = table(pilot)
        for number, action in enumerate(actions):
            game = screen.game
            if number not in wanted:
                game.uncover()
                await game.push(action)  # as if it had been played before
                if number + 1 in wanted:
                    screen.arriving.forget()
                    screen.show_table()
                    await settled(pilot)
                continue
            if game.covered:
                await press(pilot, "enter")
            if not isinstance(action, Do):
                await do(pilot, game, action)
            elif number == thefts[0]:
                await press(pilot, "m")
                await choose(pilot, action)
            else:
                assert screen.scene is not None
                at = [None if piece is None else piece.text for piece in screen.scene.rack].index("gold") + 1
                await press(pilot, "c", str(at))
                await choose(pilot, action)
            assert game.session.actions[-1] == action, frame(pilot)
        assert screen.game.session.over
        assert isinstance(pilot.app.screen, ScoreScreen) or isinstance(actions[-1], Pass)


async def test_the_key_of_the_moves_says_what_they_are_and_why_none_can_be_made(home: Home) -> None:
    setup = Setup(NAMES[:2], "gold", card_sets=("base",), variants=(VariantChoice("golden-feathers"),))
    session = Session(setup, registry().ruleset(setup.card_sets, setup.variants))
    for _ in range(2):
        session.push(Keep(()))
    save(home, session)
    async with app_at(home) as pilot:
        await go_on(pilot)
        await press(pilot, "m")
        told = " ".join(frame(pilot).split())
        assert "Golden feathers: Give up a golden segment to steal up to two body segments of another player." in told
        assert "You have no golden segment on your player board: they are taken from the supply board" in told
        assert "(rule 10.3)" in told
