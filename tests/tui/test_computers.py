"""Computer players at the table: they know what their seats know, and are treated like anyone who sits there."""

from __future__ import annotations

import asyncio

import pytest

from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.errors import IllegalActionError
from coatl_core.game.rules import ComputerSeat, Setup
from coatl_core.saves.store import Store
from coatl_tui.settings import Settings, save_settings
from coatl_tui.table.local_game import LocalGame, begin, resume
from tests.support import NAMES, registry
from tests.tui.support import app_at, frame, line, press, settled, table

EASY, HARD = ComputerSeat("easy"), ComputerSeat("hard")


def dealt(home: Home, *seats: ComputerSeat | None, first: int = 0, apart: bool = False) -> LocalGame:
    """A new game with these players in its seats; None is a person. They may think in a process of their own."""
    setup = Setup(NAMES[: len(seats)], "seats", first=first, card_sets=("base",), seats=seats)
    return begin(setup, registry(), Store(home.saves), lambda: None, apart=apart)


async def let_play(game: LocalGame, most: int = 100) -> list[a.Action]:
    """Lets the computer players play until a person is to move, and returns what they have done."""
    done: list[a.Action] = []
    while game.thinks and len(done) < most:
        decision = await game.decide()
        assert decision is not None
        await game.push(decision.action)
        done.append(decision.action)
    return done


async def test_who_plays_alone_always_sees_the_own_hand_and_can_act_only_in_the_own_turn(home: Home) -> None:
    game = dealt(home, HARD, None)
    assert (game.viewer, game.covered, game.thinks) == (1, False, True)
    assert game.view().own.hand
    assert game.view().players[0].hand is None
    assert game.legal_actions == ()
    keep = a.Keep(game.view().own.hand or ())
    refused = game.refusal(keep)
    assert refused is not None
    assert refused.code == "turn-of-another"
    with pytest.raises(IllegalActionError):
        await game.push(keep)
    assert await let_play(game)
    assert (game.viewer, game.covered, game.thinks) == (1, False, False)
    assert game.legal_actions
    game.close()


async def test_between_two_persons_the_table_is_covered_and_not_while_a_computer_player_moves(home: Home) -> None:
    game = dealt(home, None, EASY, None)
    assert game.covered
    game.uncover()
    await game.push(next(action for action in game.legal_actions if isinstance(action, a.Keep)))
    assert (game.viewer, game.covered, game.thinks) == (None, False, True)
    assert all(player.hand is None for player in game.view().players)
    await let_play(game)
    assert (game.viewer, game.covered, game.acting) == (None, True, 2)
    game.close()


@pytest.mark.slow
async def test_a_game_of_computer_players_can_be_watched(home: Home) -> None:
    game = dealt(home, HARD, EASY)
    assert not game.covered
    assert len(await let_play(game, 10_000)) > 50
    assert game.session.over
    assert game.score_sheet().winners == (0,)
    game.close()


@pytest.mark.slow
async def test_players_do_the_same_in_a_process_of_their_own_which_ends_with_the_game(home: Home) -> None:
    game, beside = dealt(home, EASY, HARD), dealt(home, EASY, HARD, apart=True)
    assert await let_play(beside, 20) == await let_play(game, 20)
    process = beside.computers.process
    assert process is not None
    assert process.starts == 1
    for each in (game, beside):
        each.close()
    assert process._process is not None
    assert process._process.returncode is not None


async def test_undo_takes_back_the_own_action_and_the_answers_to_it(home: Home) -> None:
    game = dealt(home, None, EASY)
    await game.push(next(action for action in game.legal_actions if isinstance(action, a.Keep)))
    answers = await let_play(game)
    assert [type(answer) for answer in answers] == [a.Keep]
    assert game.last_actor == 0
    assert await game.undo() is None
    assert game.session.history == []
    assert not game.thinks
    game.close()


async def test_what_an_answer_has_revealed_stands(home: Home) -> None:
    game = dealt(home, None, EASY)
    while not (game.session.history and game.session.history[-1].seat == 1 and game.session.history[-1].reveals):
        if game.thinks:
            await let_play(game, 1)
        else:
            await game.push(game.legal_actions[-1])
    refused = game.undo_refusal()
    assert refused is not None
    assert refused.code == "undo-revealed"
    game.close()


async def test_a_game_gone_on_with_is_played_on_as_it_would_have_been(home: Home) -> None:
    game = dealt(home, EASY, HARD)
    await let_play(game, 25)
    path = game.lock.path
    game.close()
    game = resume(path, registry(), Store(home.saves), lambda: None)
    again = dealt(home, EASY, HARD)
    await let_play(again, 25)
    assert await let_play(game, 20) == await let_play(again, 20)
    game.close()
    again.close()


async def test_a_player_that_is_not_installed_is_named_and_another_one_plays(home: Home) -> None:
    game = dealt(home, ComputerSeat("strange"), None)
    decision = await game.decide()
    assert decision is not None
    assert [(failure.player, failure.plugin) for failure in decision.failed] == [("strange", "")]
    await game.push(decision.action)
    game.close()


async def test_thoughts_about_a_game_that_has_changed_are_forgotten(home: Home) -> None:
    game = dealt(home, EASY, None)
    thinking = asyncio.create_task(game.decide())
    await asyncio.sleep(0)  # it begins
    game.session = game.session.copy()
    assert await thinking is None
    game.close()


@pytest.mark.slow
async def test_at_the_table_they_say_why_they_do_what_they_do(home: Home) -> None:
    save_settings(home.settings, Settings(pace="steps"))
    dealt(home, HARD, None).close()
    async with app_at(home, (140, 40)) as pilot:
        await press(pilot, "c")  # and no other key: it would let the computer player move
        assert table(pilot).game.thinks
        assert "to move" in frame(pilot)
        await press(pilot, "e")
        assert line(pilot).startswith("It is another player’s turn.")
        await press(pilot, "enter")
        while table(pilot)._thinking or table(pilot).changing:
            await settled(pilot)
        assert "Ana keeps" in line(pilot)
        assert "Why: keeps" in line(pilot)
        assert not table(pilot).game.thinks


async def test_their_pace_is_changed_at_the_table_and_the_bar_and_the_help_name_the_key(home: Home) -> None:
    save_settings(home.settings, Settings(pace="steps"))
    dealt(home, None, HARD).close()
    async with app_at(home, (140, 40)) as pilot:
        await press(pilot, "c", "a")
        assert line(pilot) == "Opponents move: slowly."
        assert "a pace" in line(pilot, "keys")
        await press(pilot, "question_mark")
        assert "opponents’ pace" in frame(pilot)
