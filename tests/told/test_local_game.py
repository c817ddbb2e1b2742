"""A game at a real table as the screens know it: computer players with an open hand, hints, its file, going back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from attrs import evolve

from coatl_core.game.actions import Take
from coatl_core.game.errors import IllegalActionError, Refusal
from coatl_core.game.events import seen_by
from coatl_core.game.found import Found, Lies, parse_found
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget
from coatl_core.game.rules import ComputerSeat, Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.play.adviser import stages_of
from coatl_core.play.analysis import moments
from coatl_core.play.local_game import LocalGame, begin, play_on, resume
from coatl_core.play.new_player import NewPlayer, why_not_play_on
from coatl_core.play.replay_game import ReplayGame
from coatl_core.plugins.proposed_choices import STAND_IN
from coatl_core.saves.store import Store
from tests.support import NAMES, registry
from tests.told.shadow import Beside, Shadow, dealt, names

SEATS = (None, ComputerSeat("easy"))


@pytest.fixture
def at_table(tmp_path: Path) -> tuple[LocalGame, Session]:
    """A told game with a person and a computer player, and the real table."""
    setup = Setup(NAMES[:2], "beside us", card_sets=("base",), seats=SEATS)
    table = Session(setup, registry().ruleset(("base",)))
    game = begin(evolve(setup, chance="told"), registry(), Store(tmp_path), lambda: None)
    return game, table


async def go_on(game: LocalGame, table: Session, most: int) -> None:
    """Plays so many actions: the computer player decides, the person does anything, and what comes is told."""
    random = Random(len(game.session.history))
    for _ in range(most):
        if game.waits_for().who == "nobody":
            return
        decision = await game.decide() if game.waits_for().who == "computer" else None
        action = decision.action if decision is not None else random.choice(game.legal_actions)
        openings, before = game.opened(action), game.before_opening(action)
        happened = [seen_by(event, game.viewer) for event in table.push(action)]
        assert happened[: len(before)] == before, "what is told before comes true"
        assert not openings or happened[len(before)].reveals
        await game.push(action, found=names(openings, table.state))


async def test_a_computer_player_sits_at_a_real_table(at_table: tuple[LocalGame, Session]) -> None:
    game, table = at_table
    assert [opening.at for opening in game.to_lay()] == [opening.at for opening in game.to_lay()]
    assert not game.covered and game.legal_actions == ()
    await game.push(dealt(game.session, table))
    assert game.to_lay() == ()
    await go_on(game, table, 40)
    assert game.session.view(0) == evolve(table.view(0), setup=game.view().setup)
    await game.push(parse_found("found field 3 = B B"))  # whoever is to move
    assert game.log()[-1].reveals
    path = game.lock.path
    game.close()
    again = resume(path, registry(), Store(path.parent), lambda: None)
    assert again.session.history == game.session.history
    assert again.replay().last == len(game.session.history)
    assert await again.undo() is None
    assert again.session.view(0) == evolve(table.view(0), setup=again.view().setup)
    again.close()


async def test_that_the_deal_would_be_taken_back_is_known_also_when_a_computer_player_has_answered_it(
    tmp_path: Path,
) -> None:
    setup = Setup(NAMES[:2], "beside us", card_sets=("base",), seats=SEATS[::-1])
    table = Session(setup, registry().ruleset(("base",)))
    game = begin(evolve(setup, chance="told"), registry(), Store(tmp_path), lambda: None)
    assert not game.undoes_deal()
    await game.push(dealt(game.session, table))
    assert game.undoes_deal()
    await go_on(game, table, 1)
    assert game.undoes_deal(), "what a computer player has done is taken back with it"
    await go_on(game, table, 1)
    assert not game.undoes_deal()
    game.close()


def test_hints_of_a_told_seat_see_what_it_sees() -> None:
    """They are asked for by the moments of the turn, as the seat saw them; a repair begins a new one."""
    setup = Setup(NAMES[:2], "hints", card_sets=("base",))
    shadow, random = Shadow(setup, registry().ruleset(("base",)), 50), Random(3)
    for _ in range(40):
        shadow.push(random.choice(shadow.real.legal_actions))
        ours, theirs = stages_of(shadow.told), stages_of(shadow.real)
        assert [(evolve(each.seen, setup=setup), each.legal, each.done) for each in ours] == [
            (evolve(each.seen, setup=setup), each.legal, each.done) for each in theirs
        ]
    shadow.told.push(parse_found("found field 3 = B B"))
    assert len(stages_of(shadow.told)) == 1
    judged = [action for seat in (0, 1) for moment in moments(shadow.told, seat) for action in moment.actions]
    assert judged and not any(isinstance(action, Found) for action in judged)


async def test_a_person_at_a_covered_table_tells_nothing(tmp_path: Path) -> None:
    setup = Setup(NAMES[:2], "covered", card_sets=("base",))
    table = Session(setup, registry().ruleset(("base",)))
    game = begin(evolve(setup, chance="told"), registry(), Store(tmp_path), lambda: None)
    await game.push(dealt(game.session, table))
    assert game.covered
    with pytest.raises(IllegalActionError):
        await game.push(Found((Lies("board 1", ("B",)),)))
    game.uncover()
    await game.push(Found((Lies("board 1", ("B",)),)))
    assert [p and p.text for p in game.rack(0)] == ["B"]
    game.close()


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_computer_player_chooses_as_at_a_table_with_a_seed(level: str) -> None:
    setup = Setup(NAMES[:2], "choices", card_sets=("base",))
    shadow, random = Shadow(setup, registry().ruleset(("base",)), 50), Random(7)
    player = registry().player(ComputerSeat(level), shadow.ruleset)
    for number in range(60):
        legal = legal_actions(shadow.real.state)
        if number % 20 == 19:
            seat = shadow.real.acting
            ours = player.turn(shadow.told.view(seat), legal, Random(number), Budget())
            assert ours.actions == player.turn(shadow.real.view(seat), legal, Random(number), Budget()).actions
        shadow.push(Take(1) if Take(1) in legal else random.choice(legal))


async def test_one_plays_on_from_a_game_at_a_real_table_by_a_seed(at_table: tuple[LocalGame, Session]) -> None:
    game, table = at_table
    before = game.replay()
    assert why_not_play_on(before) == Refusal("onward-lay", "")
    await game.push(dealt(game.session, table))
    await go_on(game, table, 30)
    before = game.replay()
    before.go(before.last)
    seen = game.view()
    new = play_on(before, NewPlayer(0, STAND_IN), registry(), game.store, lambda: None)
    assert (new.session.dealt.chance, new.session.setup.chance) == ("told", "seed")
    assert new.session.view(0) == evolve(seen, setup=new.view().setup)
    random = Random(7)
    while not new.session.over and len(new.session.history) < 60:
        decision = await new.decide() if new.waits_for().who == "computer" else None
        await new.push(decision.action if decision is not None else random.choice(new.legal_actions))
    path, state = new.lock.path, new.session.state
    new.close()
    game.close()
    again = resume(path, registry(), Store(path.parent), lambda: None)
    assert again.session.state.text() == state.text()
    assert again.session.origin == before.name
    again.close()


def test_nobody_plays_on_from_a_game_beside_the_box() -> None:
    setup = Setup(NAMES[:1], "beside", card_sets=("base",), variants=(VariantChoice("adam", ("level-1",)),))
    told = Beside(setup, registry().ruleset(("base",), setup.variants)).told
    game = ReplayGame(told, len(told.history))
    assert why_not_play_on(game) == Refusal("onward-beside", "")
