"""``legal_actions`` and ``refusals`` agree: an action is legal exactly if it is not refused. Every refusal can occur
(RULES 2–8)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from inspect import getsource
from itertools import combinations, combinations_with_replacement, product

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import BODIES, HEADS, PIECES, TAILS, loose_piece, piece
from coatl_core.game import refusals
from coatl_core.game.actions import (
    Action,
    ClaimOwn,
    ClaimPile,
    Discard,
    Do,
    Done,
    DrawDeck,
    DrawRow,
    Duty,
    EndTurn,
    Extend,
    Fulfil,
    Keep,
    Pass,
    Pick,
    Start,
    Take,
    Vision,
    parse_action,
)
from coatl_core.game.coatl import Coatl
from coatl_core.game.engine import apply, new_game
from coatl_core.game.errors import IllegalActionError, Refusal
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.offers import Offer
from coatl_core.game.refusals import (
    refusal,
    why_not_beside,
    why_not_build,
    why_not_extend,
    why_not_fulfil,
    why_not_spend,
)
from coatl_core.game.rules import TOKENS, TokenKind
from coatl_core.game.state import GameState, Ruleset, Variant
from coatl_core.game.turns import hold
from tests.conftest import Effort
from tests.support import Builder, Dice, Sensible, base, coatl, do, give, random_states, setup, table, unordered


def everything(catalog: Catalog) -> list[Action]:
    """All actions that a player might try, and some that are always wrong."""
    cards = [*catalog.prophecies, "base:nothing", next(iter(catalog.temples))]
    temples = [*catalog.temples, "base:nothing"]
    actions: list[Action] = [DrawDeck(), Done(), Vision(), EndTurn(), Pass(), Pick(())]
    actions += [Take(field) for field in range(-1, 13)]
    actions += [DrawRow(place) for place in range(-1, 9)]
    actions += [Start(p) for p in PIECES]
    numbers = range(-1, 5)
    actions += [Extend(number, end, p) for number in numbers for end in ("head", "tail") for p in PIECES]
    actions += [Fulfil(number, card) for number in numbers for card in cards]
    actions += [ClaimOwn(card) for card in temples]
    actions += [Discard(card) for card in cards]
    actions += [kind(pile) for kind in (ClaimPile, Duty) for pile in range(-1, 4)]
    actions += [Pick((p,)) for p in PIECES]
    actions += [Pick(pair) for pair in product(BODIES, repeat=2)]
    actions += [Pick((HEADS[0], TAILS[0])), Pick((HEADS[0], BODIES[0])), Pick(BODIES[:3])]
    return actions


def keeps(state: GameState) -> Iterator[Keep]:
    """Ways to keep up to four cards of the hand, and a card that does not exist."""
    yield Keep(("base:nothing",))
    for size in range(5):
        for cards in combinations(state.player.hand, size):
            yield Keep(cards)
            yield Keep(cards[::-1])
    for cards in combinations_with_replacement(state.player.hand[:2], 2):
        yield Keep(cards)


def assert_refusals(state: GameState, actions: list[Action]) -> None:
    """Exactly the legal ones of these actions are not refused, and a refused action changes nothing."""
    allowed, before = set(legal_actions(state)), state.clone()
    for action in actions:
        refused = refusal(state, action)
        assert (refused is None) == (unordered(action) in allowed), (str(action), refused, state.text())
        if refused is not None:
            assert refused.code, action
            assert refused.rule, action
            with pytest.raises(IllegalActionError) as caught:
                apply(state, action)
            assert caught.value.refusal == refused
    assert state == before


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tokens", [False, True])
def test_an_action_is_legal_exactly_if_it_is_not_refused(
    catalog: Catalog, effort: Effort, players: int, tokens: bool
) -> None:
    actions, every = everything(catalog), effort(quick=97, test=97, exhaustive=7)
    for number, policy in enumerate((Dice, Sensible, Builder)):
        game = setup(players, f"{players} {tokens} {number}", sacrifice_tokens=tokens, strict_x=number == 1)
        for turn, state in enumerate(random_states(game, Ruleset(catalog), policy(str(number)))):
            if state.phase in ("keep", "over", "vision") or turn % every == 0:
                assert_refusals(state, actions + list(keeps(state)))


# --- Every reason, one by one --------------------------------------------------------------------------------------

Build = Callable[[Catalog], GameState]


def closing(*prophecies: str, hand: tuple[str, ...] = (), temples: tuple[str, ...] = ()) -> Build:
    """A coatl just closed, <BBR>, with these prophecies beside it; another coatl is unfinished."""

    def build(catalog: Catalog) -> GameState:
        state = table(catalog)
        give(state, 0, board="R>", hand=hand, temples=temples)
        give(state, 0, coatls=[coatl("<BB", *prophecies), coatl("B", "pair-red-blue")])
        return do(state, "extend 1 tail R>")

    return build


def with_temple(catalog: Catalog) -> GameState:
    """A coatl just closed, beside which a statement about the table has laid a temple."""
    state = closing("count-blue")(catalog)
    state.player.coatls = (state.player.coatls[0].with_temple(base("no-blue-length-10")), *state.player.coatls[1:])
    return state


def mine(
    board: str = "",
    hand: tuple[str, ...] = (),
    coatls: tuple[Coatl, ...] = (),
    after: tuple[str, ...] = (),
    tokens: bool = False,
) -> Build:
    """The first player's turn with these things, after some actions."""

    def build(catalog: Catalog) -> GameState:
        state = table(catalog, sacrifice_tokens=tokens)
        give(state, 0, board=board, hand=hand, coatls=coatls)
        return do(state, *after)

    return build


def dealt(catalog: Catalog) -> GameState:
    return new_game(setup(), Ruleset(catalog))


def empty_table(catalog: Catalog) -> GameState:
    """Nothing is left on the table or in the bags but one body and the tails."""
    state = table(catalog, sacrifice_tokens=True)
    state.supply = [()] * 10
    state.row, state.deck, state.discard = [None] * 6, (), ()
    state.piles = (), ()
    state.bodies, state.heads = (BODIES[0],), ()
    return state


def over(catalog: Catalog) -> GameState:
    state = table(catalog)
    state.phase = "over"
    return state


def second_action(catalog: Catalog) -> GameState:
    """The first of two last actions is done (8.2)."""
    state = table(catalog)
    state.actions_left, state.last_turns = 2, []
    return do(state, "take 1")


def spent(catalog: Catalog) -> GameState:
    state = table(catalog, sacrifice_tokens=True)
    state.player.tokens = ()
    return state


class Nods(Variant):
    """Offers nothing but an answer."""

    id = "nods"

    def moves(self, state: GameState) -> list[Offer]:
        return [Offer(Do(self.id, "nod"), "nods-nod")] if state.phase == "ask" else []


def nodding(catalog: Catalog, asked: bool = False) -> GameState:
    """A game with that variant, which has asked the first player."""
    state = table(catalog)
    state.ruleset = Ruleset(catalog, (Nods(),))
    if asked:
        state.ask("nods", 0, "nods-well")
        hold(state)
    return state


FULL = ("count-red", "count-blue", "count-green", "count-black", "count-yellow")
FOUR = ("pair-red-blue", "pair-red-black", "pair-yellow-blue", "count-blue")

loose_piece("pebble", "P")
REASONS: list[tuple[str, str, Build, str]] = [
    ("game-over", "8", over, "take 1"),
    ("keep-too-many", "2.5", dealt, f"keep {base('a')} {base('b')} {base('c')} {base('d')}"),
    ("keep-not-dealt", "2.5", dealt, f"keep {base('a')}"),
    ("keep-over", "2.5", table, "keep"),
    ("during-keep", "2.5", dealt, "take 1"),
    ("during-choose", "5.1", mine(after=("draw deck",)), "take 1"),
    ("during-vision", "7.2", mine(after=("token vision",), tokens=True), "take 1"),
    ("during-assemble", "6.1", mine("R", after=("start R",)), "draw deck"),
    ("during-complete", "6.5", closing("count-blue"), "take 1"),
    ("nothing-closed", "6.5", table, "done"),
    ("discard-without-vision", "7.2", mine(hand=FULL), f"discard {base('count-red')}"),
    ("no-such-field", "1.3", table, "take 11"),
    ("field-empty", "4.1", empty_table, "take 1"),
    ("no-room", "4.1", mine("R R R R R R R"), "take 1"),
    ("no-such-place", "2.4", table, "draw row 7"),
    ("place-empty", "5.2", mine(after=("draw row 2",)), "draw row 2"),
    ("hand-full", "5.1", mine(hand=FULL), "draw row 1"),
    ("deck-empty", "5.3", empty_table, "draw deck"),
    ("piece-missing", "6.1", mine("R"), "start B"),
    ("piece-loose", "6.1", mine("R"), "start pebble"),
    ("coatls-enough", "6.7", mine("R", coatls=(coatl("<RRR>"), coatl("<RRR>"), coatl("<RRR>"))), "start R"),
    (
        "coatls-enough",
        "6.7",
        mine("R>", coatls=(coatl("<RRR>"), coatl("<RRR>"), coatl("<RRR>"), coatl("<RR", "triple-red"))),
        "extend 4 tail R>",
    ),
    ("coatls-unfinished", "6.1", mine("R", coatls=(coatl("<R"), coatl("R"))), "start R"),
    ("no-coatl", "6.1", mine("R"), "extend 1 head R"),
    ("no-such-coatl", "6.1", mine("R", coatls=(coatl("B"),)), "extend 2 head R"),
    ("coatl-complete", "6.1", mine("R", coatls=(coatl("<RRR>"),)), "extend 1 head R"),
    ("head-at-wrong-end", "6.1", mine("<R", coatls=(coatl("R"),)), "extend 1 tail <R"),
    ("tail-at-wrong-end", "6.1", mine("R>", coatls=(coatl("R"),)), "extend 1 head R>"),
    ("head-end-closed", "6.1", mine("R", coatls=(coatl("<R"),)), "extend 1 head R"),
    ("tail-end-closed", "6.1", mine("R", coatls=(coatl("R>"),)), "extend 1 tail R"),
    ("closing-without-body", "6.4", mine("R>", coatls=(coatl("<R", "count-red"),)), "extend 1 tail R>"),
    ("closing-without-prophecy", "6.4", mine("R>", ("count-red",), (coatl("<RB"),)), "extend 1 tail R>"),
    ("card-missing", "6.1", mine("R", coatls=(coatl("RB"),)), f"fulfil 1 {base('pair-red-blue')}"),
    ("prophecies-enough", "6.3", mine("R", ("triple-red",), (coatl("RRR", *FOUR),)), f"fulfil 1 {base('triple-red')}"),
    (
        "prophecy-identical",
        "6.3",
        mine("R", ("count-red",), (coatl("RRR", "count-red"),)),
        f"fulfil 1 {base('count-red')}",
    ),
    ("prophecy-unmet", "6.1", mine("R", ("count-red",), (coatl("RR"),)), f"fulfil 1 {base('count-red')}"),
    (
        "other-coatl-closing",
        "6.5",
        closing("count-blue", hand=("pair-red-blue",)),
        f"fulfil 2 {base('pair-red-blue')}",
    ),
    ("prophecy-first", "6.5", closing(hand=("isolated-pair-blue",)), "done"),
    ("temple-missing", "6.5", closing("count-blue"), f"claim own {base('no-yellow-length-7')}"),
    (
        "temple-unmet",
        "6.5",
        closing("count-blue", temples=("no-blue-length-10",)),
        f"claim own {base('no-blue-length-10')}",
    ),
    ("temple-beside", "6.5", with_temple, "claim pile 1"),
    ("no-such-pile", "2.3", closing("count-blue"), "claim pile 3"),
    ("pile-empty", "7.3", empty_table, "token duty 1"),
    ("tokens-off", "7", table, "token vision"),
    ("token-spent", "7", spent, "token duty 1"),
    ("pick-choice", "7.1", mine(tokens=True), "token pick <R <B"),
    ("move-unknown", "", table, "do nods nod"),
    ("move-impossible", "", nodding, "do nods nod"),
    ("during-ask", "", partial(nodding, asked=True), "do moon nod"),
    ("during-ask", "", partial(nodding, asked=True), "take 1"),
    ("pick-loose", "7.1", mine(tokens=True), "token pick pebble pebble"),
    ("pick-few-bodies", "7.1", empty_table, "token pick B B"),
    ("pick-not-in-bag", "7.1", empty_table, "token pick <B"),
    ("nothing-done", "3", table, "end"),
    ("vision-choose", "7.4", mine(after=("token vision",), tokens=True), "end"),
    ("no-opponent", "3", table, "step"),
    ("keep-too-few", "9.2", lambda catalog: new_game(setup(kept_least=3), Ruleset(catalog)), "keep"),
    ("pass-second", "8.2", second_action, "pass"),
    ("pass-able", "3.1", table, "pass"),
]


@pytest.mark.parametrize(("code", "rule", "build", "text"), REASONS, ids=[reason[0] for reason in REASONS])
def test_every_refusal_can_occur(catalog: Catalog, code: str, rule: str, build: Build, text: str) -> None:
    state = build(catalog)
    refused = refusal(state, parse_action(text))
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.rule) == (code, rule)


# --- Why nothing can be done with a thing --------------------------------------------------------------------------


@pytest.mark.parametrize("tokens", [False, True])
def test_a_thing_is_refused_exactly_when_no_action_uses_it(catalog: Catalog, effort: Effort, tokens: bool) -> None:
    spends = {"pick": Pick, "vision": Vision, "duty": Duty}
    for number, policy in enumerate((Dice, Sensible, Builder)):
        game = setup(3, f"things {number}", sacrifice_tokens=tokens, strict_x=number == 1)
        for state in list(random_states(game, Ruleset(catalog), policy(str(number))))[
            :: effort(quick=17, test=3, exhaustive=3)
        ]:
            legal, player = legal_actions(state), state.player
            built = {action.piece for action in legal if isinstance(action, Start | Extend)}
            fulfilled = {action.card for action in legal if isinstance(action, Fulfil)}
            assert {p for p in player.board if why_not_build(state, p) is None} == built
            assert {card for card in player.hand if why_not_fulfil(state, card) is None} == fulfilled
            for token in TOKENS:
                spent = any(isinstance(action, spends[token]) for action in legal)
                assert (why_not_spend(state, token) is None) == spent
            for coatl_number, own in enumerate(player.coatls, 1):
                grows = not own.complete and player.completed < state.rules.coatls
                assert (why_not_extend(state, coatl_number) is None) == grows


@pytest.mark.parametrize(
    ("code", "build", "text"),
    [
        ("closing-without-prophecy", mine("R>", ("count-red",), (coatl("R>"), coatl("<RB"))), "R>"),
        ("head-end-closed", mine("<R", coatls=(coatl("<R"), coatl("<B"))), "<R"),
        ("coatls-enough", mine("R", coatls=(coatl("<RR>"), coatl("<RR>"), coatl("<RR>"))), "R"),
        ("during-choose", mine("R", after=("draw deck",)), "R"),
        ("during-complete", closing("count-blue"), "R"),
        ("game-over", over, "R"),
    ],
)
def test_of_several_reasons_against_a_piece_the_one_that_helps_most_is_given(
    catalog: Catalog, code: str, build: Build, text: str
) -> None:
    refused = why_not_build(build(catalog), piece(text))
    assert refused is not None
    assert refused.code == code


@pytest.mark.parametrize(
    ("code", "build", "card"),
    [
        ("no-coatl", mine("R", ("count-red",)), "count-red"),
        ("prophecy-unmet", mine("R", ("count-red",), (coatl("<RRR>"), coatl("BB"))), "count-red"),
        ("no-open-coatl", mine("R", ("count-red",), (coatl("<RRR>"),)), "count-red"),
        ("coatls-enough", mine("R", ("count-red",), (coatl("<RRR>"),) * 3), "count-red"),
        ("prophecy-identical", mine("R", ("count-red",), (coatl("RRR", "count-red"),)), "count-red"),
        ("prophecy-unmet", closing("count-blue", hand=("count-red",)), "count-red"),
        ("during-vision", mine(hand=("count-red",), after=("token vision",), tokens=True), "count-red"),
    ],
)
def test_the_reason_against_a_prophecy_is_that_of_the_coatl_that_grows(
    catalog: Catalog, code: str, build: Build, card: str
) -> None:
    refused = why_not_fulfil(build(catalog), base(card))
    assert refused is not None
    assert refused.code == code


@pytest.mark.parametrize(
    ("code", "build", "token"),
    [
        ("tokens-off", table, "vision"),
        ("token-spent", spent, "vision"),
        ("no-room", mine("R R R R R R R R", tokens=True), "pick"),
        ("pile-empty", empty_table, "duty"),
        ("during-choose", mine(after=("draw deck",), tokens=True), "duty"),
    ],
)
def test_the_reason_against_a_token(catalog: Catalog, code: str, build: Build, token: TokenKind) -> None:
    refused = why_not_spend(build(catalog), token)
    assert refused is not None
    assert refused.code == code


def test_a_coatl_that_is_complete_or_not_there_says_so(catalog: Catalog) -> None:
    state = mine(coatls=(coatl("<RRR>"), coatl("R")))(catalog)
    complete, missing = why_not_extend(state, 1), why_not_extend(state, 3)
    assert complete is not None
    assert missing is not None
    assert (complete.code, missing.code) == ("coatl-complete", "no-such-coatl")
    assert why_not_extend(state, 2) is None


FOUR = ("count-red", "pair-red-blue", "triple-red", "isolated-pair-red")


@pytest.mark.parametrize(
    ("code", "build", "seat", "card"),
    [
        ("prophecies-enough", mine(coatls=(coatl("RRR", *FOUR),)), 0, "count-blue"),
        ("prophecies-enough", mine(coatls=(coatl("RRR", *FOUR),)), 0, "count-red"),
        ("prophecy-identical", mine(coatls=(coatl("RRR", "count-red"),)), 0, "count-red"),
        ("prophecy-identical", mine(coatls=(coatl("RRR", "count-red"),), after=("draw deck",)), 0, "count-red"),
        ("coatl-complete", mine(coatls=(coatl("<RRR>"),)), 0, "count-red"),
        ("no-coatl", mine(), 0, "count-red"),
        ("no-coatl", mine(coatls=(coatl("RRR"),)), 1, "count-red"),
        ("card-missing", closing("count-blue"), 0, "count-red"),
        ("other-coatl-closing", closing("count-blue", hand=("count-red",)), 0, "count-red"),
        ("", mine(coatls=(coatl("B"), coatl("RRR"))), 0, "count-red"),
        ("", mine(coatls=(coatl("B"), coatl("B")), after=("draw deck",)), 0, "count-red"),
        ("", mine(hand=("count-red",), coatls=(coatl("<RRR>"), coatl("B"))), 0, "count-red"),
    ],
)
def test_what_may_not_lie_beside_the_last_coatl_is_known_whatever_the_moment(
    catalog: Catalog, code: str, build: Build, seat: int, card: str
) -> None:
    state = build(catalog)
    before = state.text()
    refused = why_not_beside(state, seat, max(1, len(state.players[0].coatls)), base(card))
    assert (refused.code if refused else "") == code
    assert state.text() == before


# --- All reasons ---------------------------------------------------------------------------------------------------


def test_no_refusal_is_left_out_above() -> None:
    """The codes in the source of ``refusals`` are exactly those in ``REASONS``."""
    heard = {reason[0] for reason in REASONS} | {"no-open-coatl"}  # which no single action is refused for
    written = set(re.findall(r'Refusal\(f?"([^"]+)"', getsource(refusals)))
    plain = {code for code in written if "{" not in code}
    assert plain == {c for c in heard if c in plain}
    patterns = [re.sub(r"\\{.*?\\}", "[a-z]+", re.escape(code)) for code in sorted(written - plain)]
    assert all(any(re.fullmatch(p, code) for p in patterns) for code in heard - plain)
    assert all(any(re.fullmatch(p, code) for code in heard) for p in patterns)


def test_an_illegal_action_names_its_reason_and_rule(catalog: Catalog) -> None:
    with pytest.raises(IllegalActionError, match=r"take 11: no-such-field \(RULES 1\.3\)"):
        apply(table(catalog), Take(11))
