"""A seat of a game that is played elsewhere: it knows what it may know, and answers as the game itself would."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

import pytest
from attrs import define, field

from coatl_core.game.actions import Action, EndTurn, Extend, Fulfil, Start, Take
from coatl_core.game.errors import IllegalActionError, Refusal
from coatl_core.game.events import Event, seen_by
from coatl_core.game.rules import TOKENS, Setup
from coatl_core.game.session import Session
from coatl_core.play.fixed_places import rack
from coatl_core.play.seen_game import LINE_CUT, Seen, SeenGame, Undo
from coatl_core.play.session_game import SessionGame
from coatl_core.play.standing import Waiting
from coatl_core.play.state_game import TURN_OF_ANOTHER
from coatl_core.play.table_game import KeptGame, ReplayedGame
from tests.conftest import Effort
from tests.game.test_two_worlds import CASES
from tests.support import Sensible, registry
from tests.tui.test_two_worlds import tries


@define
class Host:
    """Where the game is played: it answers a seat at once, with what that seat may know."""

    session: Session
    seat: int | None
    pushed: list[Action] = field(factory=list)

    def seen(self, at: int = 0, by: int | None = None) -> Seen:
        log = [seen_by(event, self.seat) for played in self.session.history for event in played.events]
        undo: Undo = "yes" if self.session.undo_refusal() is None and by == self.seat else ""
        return Seen(self.session.view(self.seat), tuple(log[at:]), at, by, undo)

    @property
    def length(self) -> int:
        return sum(len(played.events) for played in self.session.history)

    def another(self, action: Action) -> Seen:
        at, by = self.length, self.session.acting
        self.session.push(action)
        return self.seen(at, by)

    async def push(self, action: Action) -> Seen:
        self.pushed.append(action)
        return self.another(action)

    async def undo(self) -> Seen | Refusal:
        refused = self.session.undo_refusal()
        if refused is not None:
            return refused
        self.session.undo()
        return self.seen(self.length, self.seat)


def begun(setup: Setup, seat: int | None, seed: str = "seen") -> tuple[SeenGame, Host]:
    """A game and the one who keeps it, as this seat sees it after the deal."""
    session = Session(setup.with_seed(seed), registry().ruleset(setup.card_sets, setup.variants))
    host = Host(session, seat)
    return SeenGame(host, host.seen()), host


TWO = CASES[0]


def answers(game: SessionGame | SeenGame, tried: Sequence[Action]) -> Iterator[tuple[str, object]]:
    """All that a table asks of a game without changing it."""
    coatls = len(game.view().own.coatls)
    yield "the view", game.view()
    yield "the legal actions", tuple(game.legal_actions)
    yield "the moves of variants", tuple(game.moves)
    yield "the score sheet", game.score_sheet()
    yield "whose turn it is", game.waits_for()
    for action in tried:
        yield f"why not {action}", game.refusal(action)
        match action:
            case Start(piece=piece) | Extend(piece=piece):
                yield f"the preview of {action}", game.preview(action)
                yield f"why not build {piece}", game.why_not_build(piece)
            case Fulfil(coatl=coatl, card=card):
                yield f"why not fulfil {card}", game.why_not_fulfil(card)
                if coatl <= coatls:
                    yield f"why not beside {coatl}: {card}", game.why_not_beside(coatl, card)
    for number in range(1, coatls + 1):
        yield f"why not extend {number}", game.why_not_extend(number)
    yield "why not spend", [game.why_not_spend(token) for token in TOKENS]
    yield "the log", game.log()


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{len(case.players)} {[v.id for v in case.variants]}")
@pytest.mark.slow
def test_a_seat_elsewhere_is_answered_as_at_the_table_itself(case: Setup, effort: Effort) -> None:
    """2,000 positions of every variant of the game in ``make exhaustive``."""
    compared = 0
    for seed in effort.seeds(quick=1, test=1, exhaustive=4):
        session = Session(case.with_seed(str(seed)), registry().ruleset(case.card_sets, case.variants))
        hosts = [Host(session, seat) for seat in (None, *range(len(case.players)))]
        games = [SeenGame(host, host.seen()) for host in hosts]
        policy, every = Sensible(f"seen {seed}"), effort(quick=60, test=17, exhaustive=5)
        for number in range(300):
            if session.over:
                break
            if number % every == 0 and session.state.phase != "opponent":  # whose steps are done elsewhere
                game = games[number // every % len(games)]
                own = session.acting if number % 2 else game.viewer
                game = games[0 if own is None else own + 1]
                there = SessionGame(session, viewer=game.viewer)
                tried = [*tries(session)[:: effort(quick=9, test=5, exhaustive=3)], *session.legal_actions[:5]]
                for (what, seen), (_, true) in zip(answers(game, tried), answers(there, tried), strict=True):
                    assert seen == true, (what, number, game.viewer)
                compared += 1
            at, by = hosts[0].length, session.acting
            session.push(policy.choose(session.state, tuple(session.legal_actions)))
            for host, game in zip(hosts, games, strict=True):
                game.take(host.seen(at, by))
        for game in games:
            assert game.score_sheet() == session.seen_sheet(game.viewer)
    assert compared >= effort(quick=1, test=2, exhaustive=30)


@pytest.mark.parametrize("case", [TWO, CASES[2], CASES[4]], ids=["two", "three", "golden feathers"])
def test_pieces_keep_their_numbers_whether_one_has_been_there_or_comes_later(case: Setup) -> None:
    game, host = begun(case, 0)
    policy = Sensible("racks")
    for number in range(200):
        if host.session.over:
            break
        game.take(host.another(policy.choose(host.session.state, tuple(host.session.legal_actions))))
        if number % 20 == 0:
            for seat in range(len(case.players)):
                there = rack(host.session, len(host.session.history), seat, {})
                assert SeenGame(host, host.seen()).rack(seat) == game.rack(seat)
                if not case.variants:
                    assert game.rack(seat) == there


async def test_what_is_done_is_shown_when_it_has_been_confirmed() -> None:
    game, host = begun(TWO, 0)
    told: list[Sequence[Event]] = []
    game.watch(told.append)
    keep = game.legal_actions[0]
    before = game.view()
    task = asyncio.ensure_future(game.push(keep))
    assert game.view() == before
    events = await task
    assert host.pushed == [keep]
    assert events == list(host.session.history[0].events)
    assert game.view() == host.session.view(0)
    assert told == []
    assert (game.last_actor, game.undo_refusal()) == (0, None)
    assert await game.undo() is None
    assert (game.view(), game.log()) == (before, [])


async def test_what_cannot_be_done_is_refused_here_and_not_sent() -> None:
    game, host = begun(TWO, 1)
    assert host.session.acting == 0
    assert (game.legal_actions, game.moves) == ((), ())
    assert game.waits_for() == Waiting("person", 0)
    for action in (EndTurn(), Take(1), *host.session.legal_actions[:3]):
        assert game.refusal(action) == TURN_OF_ANOTHER
        with pytest.raises(IllegalActionError):
            await game.push(action)
    assert host.pushed == []


def test_who_watches_hears_of_others_moves_of_their_undo_and_of_lines_that_are_cut() -> None:
    game, host = begun(TWO, 1)
    told: list[Sequence[Event]] = []
    game.watch(told.append)
    game.take(host.another(host.session.legal_actions[0]))
    assert told == [tuple(seen_by(event, 1) for event in host.session.history[0].events)]
    assert game.waits_for() == Waiting("self", 1)
    host.session.undo()
    game.take(host.seen(0, 0))
    assert (told[1:], game.log()) == ([()], [])
    game.stand({0: 90.0}, cut=False)
    assert game.waits_for() == Waiting("person", 0, away=90.0)
    game.stand({}, cut=True)
    assert game.waits_for() == Waiting("person", 0, cut=True)
    assert (game.refusal(EndTurn()), game.legal_actions) == (LINE_CUT, ())
    assert told[2:] == [(), ()]


async def test_a_computer_player_elsewhere_is_waited_for_until_it_has_moved() -> None:
    game, host = begun(TWO, 1)
    waiting = asyncio.ensure_future(game.decide())
    await asyncio.sleep(0)
    assert not waiting.done()
    game.take(host.another(host.session.legal_actions[0]))
    await waiting


def test_it_has_no_file_no_record_and_no_replay() -> None:
    game, _ = begun(TWO, 0)
    assert not isinstance(game, KeptGame | ReplayedGame)
    assert not game.covered
    assert not game.can_redo
