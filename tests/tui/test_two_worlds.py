"""The games that the screens show give one seat the same in two worlds that it cannot tell apart (RULES 2.6): whatever
is asked, whoever is to act, and while nobody's secrets may be shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

import pytest
from attrs import evolve

from coatl_core.cards.pieces import BODIES, HEADS
from coatl_core.game.actions import Action, ClaimPile, DrawDeck, EndTurn, Extend, Fulfil, Keep, Pass, Start, Take
from coatl_core.game.coatl import parse_coatl
from coatl_core.game.determinize import redeal
from coatl_core.game.engine import apply
from coatl_core.game.errors import Refusal
from coatl_core.game.events import DrewFromDeck, Event, Kept
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import TOKENS, ComputerSeat, Rules, Setup, VariantChoice
from coatl_core.game.session import Played, Session
from coatl_core.play.session_game import SessionGame
from coatl_core.play.state_game import TURN_OF_ANOTHER
from tests.conftest import Effort
from tests.support import NAMES, Sensible, registry

EASY = ComputerSeat("coatl", "easy")
TRIBES = VariantChoice("tribes", ("tribes", "omens", "quick"))
CASES = {
    "persons": Setup(NAMES[:3], "two worlds", 0, card_sets=("base",), rules=Rules(sacrifice_tokens=True)),
    "computers": Setup(NAMES[:3], "two worlds", 1, card_sets=("base",), variants=(TRIBES,), seats=(None, EASY, EASY)),
    "alone": Setup(NAMES[:1], "two worlds", 0, card_sets=("base",), variants=(VariantChoice("adam"),)),
}


def sessions(setup: Setup, every: int) -> Iterator[Session]:
    """A game of a sensible player, at its beginning and then again and again."""
    session, player = Session(setup, registry().ruleset(setup.card_sets, setup.variants)), Sensible("two worlds")
    while not session.over:
        if len(session.history) % every == 0:
            yield session
        before, action = session.state, player.choose(session.state, legal_actions(session.state))
        session.state, events = apply(before, action)
        session.history.append(Played(before, action, events))


def in_another_world(session: Session, seat: int | None, random: Random) -> Session:
    """The same game as far as a seat knows."""
    other = session.copy()
    other.state = redeal(session.state, seat, random)
    before = [redeal(played.before, seat, random) for played in session.history]
    other.history = [
        evolve(played, before=state, events=tuple(_otherwise(event, seat) for event in played.events))
        for played, state in zip(session.history, before, strict=True)
    ]
    return other


def _otherwise(event: Event, seat: int | None) -> Event:
    match event:
        case DrewFromDeck() if event.seat != seat:
            return evolve(event, card="base:count-red")
        case Kept() if event.seat != seat:
            return evolve(event, kept=("base:count-red",) * event.number)
    return event


def tries(session: Session) -> list[Action]:
    """What anybody may try at any moment."""
    hands = {card for player in session.state.players for card in player.hand}
    cards = sorted({*hands, *(card for card in session.state.row if card is not None)})
    return [
        *map(Take, range(1, 11)),
        *map(Start, (*BODIES, *HEADS)),
        *(Extend(number, "tail", piece) for number in (1, 2) for piece in BODIES),
        *(Fulfil(number, card) for number in (1, 2) for card in cards),
        *(Keep((card,)) for card in cards),
        *(ClaimPile(1), DrawDeck(), EndTurn(), Pass()),
    ]


def given(game: SessionGame, tried: Iterable[Action]) -> Iterator[tuple[object, object]]:
    """All that the screens can ask of a game: what, and the answer."""
    yield "shown", (game.view(), game.view().panel(), game.covered, game.waits_for(), game.acting, game.last_actor)
    yield "told", (game.log(), game.news(), game.undo_refusal())
    yield "sheet", game.score_sheet()
    yield "can do", (game.legal_actions, game.moves)
    for action in tried:
        yield f"why not {action}", game.refusal(action)
        if isinstance(action, Start | Extend):
            yield f"preview of {action}", game.preview(action)
            yield f"why not build {action.piece}", game.why_not_build(action.piece)
        if isinstance(action, Fulfil):
            yield f"why not fulfil {action.card}", game.why_not_fulfil(action.card)
            if action.coatl <= len(game.view().own.coatls):
                yield f"why not beside {action}", game.why_not_beside(action.coatl, action.card)
    yield "trial", game.trial(len(game.view().own.coatls) + 1, parse_coatl("<RB"))
    yield "why not extend", game.why_not_extend(1)
    yield "why not spend", [game.why_not_spend(token) for token in TOKENS]
    again = game.replay()
    for position in {0, again.last // 2, again.last}:
        again.go(position)
        yield f"replay at {position}", (again.view(), again.view().panel(), again.log(), again.news())
        yield "preview in the replay", [again.preview(each) for each in tried if isinstance(each, Start | Extend)]
        for card in (card for card in again.view().row if card is not None and again.view().own.coatls):
            yield f"why not beside in the replay {card}", again.why_not_beside(1, card)


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
def test_a_seat_gets_the_same_in_two_worlds_that_it_cannot_tell_apart(effort: Effort, case: str) -> None:
    random, seen = Random("two worlds"), set()
    everybody = (None, 0, 1, 2) if case != "alone" else (0,)
    for session in sessions(CASES[case], effort(quick=60, test=29, exhaustive=3)):
        for seat in everybody:
            others = in_another_world(session, seat, random)
            tried = random.sample(tries(session), 12)
            worlds = [given(SessionGame(each, viewer=seat), tried) for each in (session, others)]
            for (what, one), (_, other) in zip(*worlds, strict=True):
                assert one == other, (seat, what)
            seen.add("own turn" if seat == session.acting else "covered" if seat is None else "other turn")
    assert seen == ({"own turn", "other turn", "covered"} if case != "alone" else {"own turn"})


def test_whoever_is_not_to_act_hears_only_that() -> None:
    """The answer would else be about the hand of the one who is."""
    for session, viewer in (
        (session, viewer) for session in sessions(CASES["persons"], 70) for viewer in (None, 0, 1, 2)
    ):
        game = SessionGame(session, viewer=viewer)
        waits = viewer != session.acting
        refusals: list[Refusal | None] = [game.refusal(action) for action in tries(session)]
        refusals += [game.why_not_extend(1), *(game.why_not_spend(token) for token in TOKENS)]
        refusals += [game.preview(Start(BODIES[0])).refused, game.why_not_build(BODIES[0]), game.why_not_fulfil("x")]
        assert all(refused == TURN_OF_ANOTHER for refused in refusals) == waits
        assert (not game.legal_actions) == waits


def test_before_the_end_the_score_sheet_says_of_a_tribe_only_whose_it_is_that_looks() -> None:
    """Each player chooses a tribe in secret before prophecies are kept; some tribes are worth points."""
    for session in sessions(CASES["computers"], 1):
        if session.state.turn:
            break
        chosen = session.state.variants["tribes"].tribes.chosen
        for viewer in (None, *range(3)):
            shown = SessionGame(session, viewer=viewer).score_sheet()
            tribes = {line.values["tribe"] for player in shown.players for line in player.lines}
            assert tribes <= {chosen[viewer] if viewer is not None else ""}
            assert shown.winners == ()
    assert session.state.variants["tribes"].tribes.revealed


def test_after_the_end_the_score_sheet_is_whole() -> None:
    session, player = Session(CASES["persons"], registry().ruleset(["base"])), Sensible("end")
    while not session.over:
        session.push(player.choose(session.state, legal_actions(session.state)))
    assert SessionGame(session, viewer=None).score_sheet() == session.score_sheet()
    assert session.score_sheet().winners
