"""A seat of a game that is played elsewhere: it knows what it may know, and answers as the game itself would."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence

import pytest
from attrs import define, evolve, field

from coatl_core.game.actions import Action, EndTurn, Extend, Fulfil, Start, Take
from coatl_core.game.errors import IllegalActionError, Refusal
from coatl_core.game.events import Event, seen_by
from coatl_core.game.players import Budget
from coatl_core.game.preview import Preview
from coatl_core.game.rules import TOKENS, Setup
from coatl_core.game.session import Session
from coatl_core.play.adviser import stages_of
from coatl_core.play.computers import Adviser
from coatl_core.play.fixed_places import rack
from coatl_core.play.seen_game import LINE_CUT, LOOKING_ON, Seen, SeenGame, Undo
from coatl_core.play.session_game import SessionGame
from coatl_core.play.standing import Answered, Asked, Ended, Heard, Said, Sitting, Waiting
from coatl_core.play.state_game import TURN_OF_ANOTHER
from coatl_core.play.table_game import KeptGame, ReplayedGame, SharedGame
from coatl_core.plugins.proposed_choices import ADVISER
from tests.conftest import Effort
from tests.game.test_two_worlds import CASES, EACH, name
from tests.support import Sensible, registry
from tests.tui.test_two_worlds import tries


@define
class Host:
    """Where the game is played: it answers a seat at once, with what that seat may know."""

    session: Session
    seat: int | None
    pushed: list[Action] = field(factory=list)
    asks: bool = False
    asked_for: list[tuple[object, ...]] = field(factory=list)
    is_creator: bool = True

    def seen(self, at: int = 0, by: int | None = None) -> Seen:
        log = [seen_by(event, self.seat) for played in self.session.history for event in played.events]
        undo: Undo = "ask" if self.asks else "yes" if self.session.undo_refusal() is None and by == self.seat else ""
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

    async def undo(self) -> Seen | Refusal | None:
        if self.asks:
            return None
        refused = self.session.undo_refusal()
        if refused is not None:
            return refused
        self.session.undo()
        return self.seen(self.length, self.seat)

    async def say(self, preset: str) -> None:
        self.asked_for.append(("say", preset))

    async def allow(self, yes: bool) -> None:
        self.asked_for.append(("allow", yes))

    async def fill(self, seat: int, computer: str) -> None:
        self.asked_for.append(("fill", seat, computer))

    async def free(self, seat: int) -> None:
        self.asked_for.append(("free", seat))

    async def end(self) -> None:
        self.asked_for.append(("end",))


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
    if game.viewer is not None:  # else the table of the one would be covered
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


def told_who_looks_on(answer: object) -> object:
    """What who looks on is answered where the table itself says that it is another's turn."""
    if isinstance(answer, Preview) and answer.refused == TURN_OF_ANOTHER:
        return evolve(answer, refused=LOOKING_ON)
    if isinstance(answer, list):
        return [told_who_looks_on(each) for each in answer]
    return LOOKING_ON if answer == TURN_OF_ANOTHER else answer


@pytest.mark.parametrize("case", EACH, ids=name)
@pytest.mark.slow
def test_a_seat_elsewhere_is_answered_as_at_the_table_itself(case: Setup, effort: Effort) -> None:
    """2,000 positions of every variant of the game in ``make exhaustive``."""
    compared = 0
    for seed in effort.seeds(quick=1, test=1, exhaustive=4):
        session = Session(case.with_seed(str(seed)), registry().ruleset(case.card_sets, case.variants))
        hosts = [Host(session, seat) for seat in (None, *range(len(case.players)))]
        games = [SeenGame(host, host.seen()) for host in hosts]
        policy, every = Sensible(f"seen {seed}"), effort(quick=60, test=30, exhaustive=5)
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
                    assert seen == (told_who_looks_on(true) if own is None else true), (what, number, game.viewer)
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
    game.now = clock = Clock()
    game.stand([Sitting("Ann", here=False, away=90.0), Sitting("Bob")], cut=False)
    assert game.waits_for() == Waiting("person", 0, away=90.0)
    clock.time += 60
    assert game.waits_for() == Waiting("person", 0, away=150.0)
    assert [sits.away for sits in game.sitting] == [150.0, None]
    game.stand([Sitting("Ann"), Sitting("Bob")], cut=True)
    assert game.waits_for() == Waiting("person", 0, cut=True)
    assert (game.refusal(EndTurn()), game.legal_actions) == (LINE_CUT, ())
    assert told[2:] == [(), ()]


@define
class Clock:
    """A clock that stands still unless it is told to go on."""

    time: float = 1000.0

    def __call__(self) -> float:
        return self.time


def listening(game: SeenGame) -> list[Heard]:
    """What is heard of the others from now on."""
    heard: list[Heard] = []
    game.listen(heard.append)
    return heard


async def wishing(game: SeenGame, host: Host) -> None:
    """Ann keeps what was dealt, and wishes to take it back; Bob is asked."""
    await game.push(game.legal_actions[0])
    host.asks = True
    game.take(host.seen(host.length, 0))
    assert game.undo_refusal() is None
    assert await game.undo() == Asked(1)


async def test_who_wishes_to_take_back_goes_on_looking_and_hears_the_yes() -> None:
    game, host = begun(TWO, 0)
    heard = listening(game)
    await wishing(game, host)
    assert heard == []
    host.session.undo()
    game.take(host.seen(0, 0))
    assert heard == [Answered(1, True)]
    assert game.log() == []


async def test_who_wishes_to_take_back_hears_the_no_also_of_one_who_acts_instead() -> None:
    game, host = begun(TWO, 0)
    heard = listening(game)
    await wishing(game, host)
    game.take(host.another(host.session.legal_actions[0]))
    game.answered(False)
    game.answered(False)
    assert heard == [Answered(1, False)]


async def test_a_wish_of_another_waits_until_it_is_answered_or_the_game_goes_on() -> None:
    game, host = begun(TWO, 1)
    game.take(host.another(host.session.legal_actions[0]))
    told: list[Sequence[Event]] = []
    game.watch(told.append)
    game.wish(0)
    assert (game.wisher, told) == (0, [()])
    await game.push(game.legal_actions[0])
    assert game.wisher is None
    game.wish(0)
    await game.allow(False)
    assert (game.wisher, host.asked_for) == (None, [("allow", False)])


async def test_what_is_asked_for_beside_the_game_is_asked_elsewhere() -> None:
    game, host = begun(TWO, 0)
    assert isinstance(game, SharedGame)
    heard = listening(game)
    await game.say("hello")
    await game.fill(1, "hard")
    await game.free(1)
    await game.end()
    assert host.asked_for == [("say", "hello"), ("fill", 1, "hard"), ("free", 1), ("end",)]
    assert game.is_creator
    game.said(1, "thanks")
    assert heard == [Said(1, "thanks")]


async def test_a_game_that_was_ended_offers_nothing_and_says_who_has_ended_it() -> None:
    game, _ = begun(TWO, 0)
    heard, keep = listening(game), game.legal_actions[0]
    game.ended(1)
    ended = Refusal("game-ended", "", {"name": game.view().players[1].name})
    assert heard == [Ended(1)]
    assert game.waits_for() == Waiting("ended", 1)
    assert (game.legal_actions, game.refusal(keep), game.undo_refusal()) == ((), ended, ended)
    assert await game.undo() == ended
    with pytest.raises(IllegalActionError):
        await game.push(keep)


def test_a_computer_player_that_has_taken_a_seat_is_waited_for_and_not_its_person() -> None:
    game, _ = begun(TWO, 1)
    game.stand([Sitting("Ann", here=False, computer="hard", away=200.0), Sitting("Bob")], cut=False)
    assert game.waits_for() == Waiting("computer", 0)


def test_who_looks_on_waits_for_persons_and_can_do_nothing() -> None:
    game, host = begun(TWO, None)
    assert game.waits_for() == Waiting("person", 0)
    assert (game.legal_actions, game.moves) == ((), ())
    assert game.refusal(host.session.legal_actions[0]) == LOOKING_ON
    assert game.undo_refusal() == LOOKING_ON


async def test_hints_are_given_from_what_the_seat_knows_where_they_are_allowed() -> None:
    game, host = begun(TWO, 0)
    assert await game.hints() == ()
    assert not game.allows_hints
    game.adviser = Adviser(host.session.ruleset, registry())
    assert game.allows_hints
    hints = await game.hints()
    assert hints
    assert hints[0].actions[0] in game.legal_actions
    asked = asyncio.ensure_future(game.hints())
    await asyncio.sleep(0)
    game.take(host.seen())
    assert await asked is None
    game.close()


async def test_a_hint_that_is_begun_is_gone_on_with(effort: Effort) -> None:
    game, host = begun(TWO, 0)
    adviser = game.adviser = Adviser(host.session.ruleset, registry())
    player, followed = registry().player(ADVISER, host.session.ruleset), 0
    while not host.session.over and followed < effort(quick=1, test=1, exhaustive=2):
        if host.session.acting != 0:
            stage = stages_of(host.session)[-1]
            choice = player.turn(stage.seen, stage.legal, stage.random(), Budget(simulations=0))
            game.take(host.another(choice.actions[0]))
            continue
        hints = await game.hints()
        assert hints
        first, *rest = hints[0].actions
        await game.push(first)
        if rest:
            again = await game.hints()
            assert again
            assert again[0].actions == (*rest,)
            assert again[0].why == hints[0].why
            fresh = SeenGame(host, host.seen(), adviser)
            assert await fresh.hints() is not None  # whoever comes back begins with what there is
            followed += 1
    assert followed
    game.close()


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


def test_what_happened_while_the_line_was_cut_is_told_when_the_game_is_told_from_its_beginning() -> None:
    game, host = begun(TWO, 1)
    told: list[Sequence[Event]] = []
    game.watch(told.append)
    game.take(host.another(host.session.legal_actions[0]))
    known = len(game.log())
    host.another(host.session.legal_actions[0])
    game.take(host.seen())
    assert told[1] == tuple(game.log()[known:])
    assert told[1]
    game.take(host.seen())
    assert told[2] == ()
