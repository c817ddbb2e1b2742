"""Computer players at the table: they know what their seats know, and are treated like anyone who sits there."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from random import Random

import pytest

from coatl_core.files.home import Home
from coatl_core.game import actions as a
from coatl_core.game.errors import IllegalActionError
from coatl_core.game.events import EndBegan, Event, Passed, seen_by
from coatl_core.game.players import Budget, Choice, ComputerPlayer, RandomPlayer, Told
from coatl_core.game.rules import ComputerSeat, Setup
from coatl_core.game.view import PlayerView
from coatl_core.play.local_game import LocalGame, begin, resume
from coatl_core.play.replay_game import ReplayGame
from coatl_core.play.table_game import Decision
from coatl_core.players.pool import PoolGame
from coatl_core.plugins.player_guard import GuardedPlayer, MemoryReached
from coatl_core.saves.format import Reason
from coatl_core.saves.store import Store, read
from coatl_players.players import Easy
from coatl_tui.settings import Settings, save_settings
from coatl_tui.table.analysis_screen import AnalysisScreen
from tests.locale.support import speaking
from tests.support import NAMES, registry
from tests.tui.support import app_at, frame, go_on, line, press, save, session_at, settled, table, until

EASY, HARD = ComputerSeat("easy"), ComputerSeat("hard")


def dealt(
    home: Home, *seats: ComputerSeat | None, first: int = 0, apart: bool = False, tells: bool = False
) -> LocalGame:
    """A new game with these players in its seats; None is a person. They may think in a process of their own, and tell
    their reasons at once."""
    setup = Setup(NAMES[: len(seats)], "seats", first=first, card_sets=("base",), seats=seats)
    return begin(setup, registry(), Store(home.saves), lambda: None, apart=apart, tells=tells)


async def let_play(game: LocalGame, most: int = 100) -> list[a.Action]:
    """Lets the computer players play until a person is to move, and returns what they have done."""
    done: list[a.Action] = []
    while game.waits_for().who == "computer" and len(done) < most:
        decision = await game.decide()
        assert decision is not None
        await game.push(decision.action)
        done.append(decision.action)
    return done


async def test_who_plays_alone_always_sees_the_own_hand_and_can_act_only_in_the_own_turn(home: Home) -> None:
    game = dealt(home, HARD, None)
    assert (game.viewer, game.covered, game.waits_for().who) == (1, False, "computer")
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
    assert (game.viewer, game.covered, game.waits_for().who) == (1, False, "self")
    assert game.legal_actions
    game.close()


async def test_between_two_persons_the_table_is_covered_and_not_while_a_computer_player_moves(home: Home) -> None:
    game = dealt(home, None, EASY, None)
    assert game.covered
    with pytest.raises(IllegalActionError) as caught:
        await game.push(a.Keep((game.session.state.player.hand[0],)))
    assert caught.value.refusal.code == "turn-of-another"
    game.uncover()
    await game.push(next(action for action in game.legal_actions if isinstance(action, a.Keep)))
    assert (game.viewer, game.covered, game.waits_for().who) == (None, False, "computer")
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
    process = beside.computers.thinking
    assert isinstance(process, PoolGame)
    assert process.pool.starts == 1
    (running,) = process.pool._idle
    for each in (game, beside):
        each.close()
    assert running.has_ended


async def test_undo_takes_back_the_own_action_and_the_answers_to_it(home: Home) -> None:
    game = dealt(home, None, EASY)
    await game.push(next(action for action in game.legal_actions if isinstance(action, a.Keep)))
    answers = await let_play(game)
    assert [type(answer) for answer in answers] == [a.Keep]
    assert game.last_actor == 0
    assert await game.undo() is None
    assert game.session.history == []
    assert game.waits_for().who != "computer"
    assert game.undone == 1  # a computer player had answered, which shows what it does
    game.close()
    again = resume(game.lock.path, registry(), Store(home.saves), lambda: None)
    assert again.undone == 1
    again.close()


async def test_what_was_not_answered_is_taken_back_without_a_trace(home: Home) -> None:
    game = dealt(home, None, EASY)
    await game.push(next(action for action in game.legal_actions if isinstance(action, a.Keep)))
    await let_play(game)
    await game.push(next(action for action in game.legal_actions if isinstance(action, a.DrawRow)))
    assert await game.undo() is None
    assert game.undone == 0
    game.close()


async def test_who_listens_is_told_what_was_done_in_place_of_what_was_taken_back(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Event] = []
    monkeypatch.setattr(Easy, "__init__", lambda self, level, ruleset: heard.clear())
    monkeypatch.setattr(Easy, "saw", lambda self, event: heard.append(event))
    game = dealt(home, None, EASY)
    for keep in game.legal_actions[0], game.legal_actions[-1]:
        await game.push(keep)
        await game.decide()
        assert heard == [seen_by(event, 1) for event in game.session.history[0].events]
        await game.undo()
    game.close()


async def test_what_an_answer_has_revealed_stands(home: Home) -> None:
    game = dealt(home, None, EASY)
    while not (game.session.history and game.session.history[-1].seat == 1 and game.session.history[-1].reveals):
        if game.waits_for().who == "computer":
            await let_play(game, 1)
        else:
            await game.push(game.legal_actions[-1])
    refused = game.undo_refusal()
    assert refused is not None
    assert refused.code == "undo-revealed"
    game.close()


@pytest.mark.exhaustive
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


class Full(ComputerPlayer):
    """A player whose process has no memory left."""

    id = "glutton"

    def turn(self, seen: PlayerView, legal: Sequence[a.Action], random: Random, budget: Budget) -> Choice:
        raise MemoryReached(512)


@pytest.mark.slow
@pytest.mark.parametrize("tag", ["en", "cs", "pl", "uk"])
async def test_a_player_that_wants_too_much_memory_is_named_with_its_plugin_and_another_one_goes_on(
    home: Home, tag: str
) -> None:
    save_settings(home.settings, Settings(pace="steps"))
    dealt(home, HARD, None).close()
    async with app_at(home, (140, 40), l10n=speaking(tag)) as pilot:
        await press(pilot, "c")
        computers = table(pilot).game.computers
        computers._players[0] = GuardedPlayer(
            Full("", computers.ruleset), "gluttons", RandomPlayer("", computers.ruleset)
        )
        await press(pilot, "enter")
        while table(pilot).others.thinking or table(pilot).changes.busy:
            await settled(pilot)
        assert all(said in line(pilot) for said in ("glutton ", "gluttons", "512"))
        assert "{" not in line(pilot)
        assert len(table(pilot).game.session.history) == 1


@pytest.mark.slow
@pytest.mark.parametrize("tells", [True, False])
async def test_at_the_table_they_say_why_they_do_what_they_do_if_that_was_chosen(home: Home, tells: bool) -> None:
    save_settings(home.settings, Settings(pace="steps"))
    dealt(home, HARD, None, tells=tells).close()
    async with app_at(home, (140, 40)) as pilot:
        await press(pilot, "c")  # and no other key: it would let the computer player move
        assert table(pilot).game.waits_for().who == "computer"
        assert "to move" in frame(pilot)
        await press(pilot, "e")
        assert line(pilot).startswith("It is another player’s turn.")
        await press(pilot, "enter")
        while table(pilot).others.thinking or table(pilot).changes.busy:
            await settled(pilot)
        assert "Ana keeps" in line(pilot)
        assert bool(re.search(r"\w+’s plan: keeps", line(pilot))) == tells
        assert table(pilot).game.waits_for().who != "computer"


async def reasons_of(game: LocalGame) -> tuple[Reason, ...]:
    """The reasons in the file of the game."""
    await game._write(game.session)
    return read(game.lock.path).reasons


async def test_reasons_are_kept_for_what_has_been_played_and_only_for_that(home: Home) -> None:
    game = dealt(home, None, HARD)
    await game.push(next(action for action in game.legal_actions if isinstance(action, a.Keep)))
    assert await reasons_of(game) == ()
    await let_play(game)
    (reason,) = await reasons_of(game)
    assert (reason.number, game.session.history[1].seat) == (1, 1)
    await game.undo()
    assert await reasons_of(game) == ()
    assert await game.redo()
    assert await game.redo()
    assert await reasons_of(game) == (reason,)
    await game.undo()
    await game.push(game.legal_actions[0])  # a person does something else: the answer to it has a reason of its own
    assert await reasons_of(game) == ()
    path = game.lock.path
    await let_play(game)
    kept = await reasons_of(game)
    game.close()
    again = resume(path, registry(), Store(home.saves), lambda: None)
    assert (await reasons_of(again), again.tells) == (kept, False)
    again.close()


async def test_whether_reasons_are_told_at_once_goes_on_with_the_game(home: Home) -> None:
    game = dealt(home, None, HARD, tells=True)
    path = game.lock.path
    game.close()
    again = resume(path, registry(), Store(home.saves), lambda: None)
    assert again.tells
    again.close()


@pytest.mark.exhaustive
async def test_reasons_are_told_in_the_replay_when_the_game_is_over_or_they_were_no_secret(home: Home) -> None:
    game = dealt(home, HARD, EASY)
    await let_play(game, 12)
    shown = game.replay()
    shown.go(1)
    assert shown.reason() is None
    assert ReplayGame(game.session, 1, reasons=game.reasons, told=True).reason() == game.reasons[0]
    await let_play(game, 10_000)
    assert game.session.over
    shown = game.replay()
    told = 0
    for position in range(shown.last + 1):
        shown.go(position)
        why = shown.reason()
        told += why is not None
        if position and position - 1 in game.reasons:
            assert why == game.reasons[position - 1]
    assert told > shown.last // 2
    game.close()


@pytest.mark.exhaustive
async def test_the_replay_and_the_analysis_say_why_they_did_what_they_did(home: Home) -> None:
    game = dealt(home, HARD, EASY)
    await let_play(game, 10_000)
    game.close()
    async with app_at(home, (140, 40)) as pilot:
        await press(pilot, "s", "a", "enter")
        assert "’s plan: keeps" in " ".join(frame(pilot).split())
        await press(pilot, "i")
        screen = pilot.app.screen
        assert isinstance(screen, AnalysisScreen)
        await until(pilot, lambda: bool(screen.verdicts.found[0]))
        await press(pilot, "end")
        assert "’s plan: " in frame(pilot)


async def test_their_pace_is_changed_at_the_table_and_the_bar_and_the_help_name_the_key(home: Home) -> None:
    save_settings(home.settings, Settings(pace="steps"))
    dealt(home, None, HARD).close()
    async with app_at(home, (140, 40)) as pilot:
        await press(pilot, "c", "a")
        assert line(pilot) == "Opponents move: slowly."
        assert "a pace" in line(pilot, "keys")
        await press(pilot, "question_mark")
        assert "opponents’ pace" in frame(pilot)


@pytest.mark.slow
async def test_where_there_is_no_room_for_all_of_it_the_reason_is_told_whole_and_the_deeds_stand_in_the_log(
    home: Home,
) -> None:
    save(home, session_at(12))
    async with app_at(home) as pilot:
        await go_on(pilot)
        deeds = [event for played in table(pilot).game.session.history[:6] for event in played.events]
        why = Told("message-again-deck")
        for events, first in (([Passed(0)], False), (deeds, True)):
            table(pilot).playing.show_result(events, decision=Decision(a.Take(1), why))
            told = f"{line(pilot)} {line(pilot, 'inspector')}"
            reason = told.find("A card drawn from the deck cannot be put back. The same key again draws it.")
            assert reason >= 0
            assert (reason < 20) == first
        table(pilot).playing.show_result([*deeds, EndBegan(0, "coatls")], decision=Decision(a.Take(1), why))
        assert line(pilot).startswith("Ana has completed all the coatls a player may have")
