"""No secret is told by a value, the length of a list, a price, a refusal, or whether a question is asked (RULES 2.6):
every variant of the game is played in two worlds that a seat cannot tell apart, and both give that seat the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from attrs import evolve

from coatl_core.game.actions import Do
from coatl_core.game.engine import advance, new_game
from coatl_core.game.errors import Refusal
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.offers import Offer
from coatl_core.game.rules import Rules, Setup, VariantChoice
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.game.scoring import score_sheet
from coatl_core.game.state import GameState, Ruleset
from coatl_core.game.view import PlayerView, view
from coatl_core.testing import worlds
from coatl_core.testing.worlds import Compared, Worlds
from coatl_golden_feathers.feathers import GoldenFeathers
from coatl_tribes import quick
from tests.conftest import Effort
from tests.support import NAMES, Builder, Dice, Sensible, rarely, registry

STRETCH = 25
"""So many positions in a row are compared in a game, from one of these actions on."""
FROM = (0, 45, 100, 170)
PROMO = ("base", "promo")


def case(players: int, *variants: str, sets: tuple[str, ...] = ("base",), tokens: bool = False) -> Setup:
    """The setup of a game; variants with options are written ``tribes/omens/quick``."""
    chosen = (variant.split("/") for variant in variants)
    choices = tuple(VariantChoice(id, tuple(options)) for id, *options in chosen)
    return Setup(NAMES[:players], "", 0, card_sets=sets, rules=Rules(sacrifice_tokens=tokens), variants=choices)


ALL_OF_TRIBES = "tribes/tribes/omens/quick"
CASES = [
    case(2, tokens=True),
    case(4, tokens=True),
    case(3, sets=PROMO),
    case(2, "fewer-bodies"),
    case(2, "golden-feathers"),
    case(4, "golden-feathers", tokens=True),
    case(2, "tribes/tribes"),
    case(4, "tribes/tribes", tokens=True),
    case(3, "tribes/omens"),
    case(2, "tribes/quick", tokens=True),
    case(4, "tribes/tribes/omens"),
    case(3, "tribes/tribes/quick"),
    case(4, "tribes/omens/quick"),
    case(3, ALL_OF_TRIBES),
    case(3, "golden-feathers", ALL_OF_TRIBES, sets=PROMO),
    case(5, "tribes/tribes/omens", tokens=True),
    case(5, ALL_OF_TRIBES, sets=PROMO),
    case(1, "adam"),
    case(1, "adam/level-1/level-2/level-5/secret-temple"),
    case(1, "adam/level-2/level-3/level-4", ALL_OF_TRIBES),
]


SOME = [CASES[3], CASES[5], CASES[14], CASES[18], CASES[19]]
"""Each variant and its options at least once; the other cases mix them in other ways."""
EACH = [*SOME, *rarely(*(case for case in CASES if case not in SOME))]
"""All cases for a parametrized test that looks at sentences."""


def name(setup: Setup) -> str:
    variants = ["/".join((choice.id, *choice.options)) for choice in setup.variants]
    chosen = [*setup.card_sets[1:], *variants, *["tokens"] * setup.rules.sacrifice_tokens]
    return f"{len(setup.players)} {' '.join(chosen)}"


def begun(setup: Setup, seed: int) -> tuple[GameState, Dice]:
    """A game after some actions, and who goes on with it."""
    setup = evolve(setup, seed=f"{name(setup)} {seed}", first=seed % len(setup.players))
    player = (Sensible, Builder, Dice)[seed % 3](str(seed))
    kinds = registry().variants  # without their guard, which takes a third of the time
    variants = tuple(kinds[choice.id](choice.options) for choice in setup.variants)
    state = new_game(setup, Ruleset(registry().catalog(setup.card_sets), variants))
    for _ in range(FROM[seed % len(FROM)]):
        before = state.clone()
        advance(state, player.choose(state, legal_actions(state)))
        if state.phase == "over":
            return before, player
    return state, player


def compared(setup: Setup, positions: int, seed: int = 0) -> Compared:
    """Compares so many positions, a stretch of each game from this seed on."""
    told = Compared()
    while told.positions < positions:
        state, player = begun(setup, seed)
        Worlds(state, Random(seed), player.choose, told).play(min(positions, told.positions + STRETCH))
        seed += 1
    return told


@pytest.mark.slow
@pytest.mark.parametrize("setup", CASES, ids=name)
def test_no_seat_can_tell_two_worlds_apart(effort: Effort, setup: Setup) -> None:
    positions = effort(quick=25, test=500, exhaustive=30_000) // len(CASES)
    told = compared(setup, positions, effort.share * 1_000)
    assert (told.positions, told.steps) == (positions, positions)
    secret = ["deck", "piles", "bags", *(["hands", "temples"] if len(setup.players) > 1 else [])]
    secret += ["tribes" for choice in setup.variants if "tribes" in choice.options and len(setup.players) > 1]
    assert [what for what in secret if not told.other[what]] == []


# What would be found


def red_cards(state: GameState, seat: int) -> int:
    """The red prophecies in a player's hand."""
    return sum(state.catalog.prophecies[card].color == "R" for card in state.players[seat].hand)


def told_by(setup: Setup) -> str:
    """What a seat can tell two worlds apart by."""
    with pytest.raises(AssertionError, match="can tell two worlds apart") as caught:
        compared(setup, 1_000)
    return str(caught.value).partition(" can tell two worlds apart ")[2].partition(" by ")[2]


def test_a_hand_in_the_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_hands(state: GameState, seat: int | None) -> PlayerView:
        seen = view(state, seat)
        shown = (evolve(seen, hand=player.hand) for seen, player in zip(seen.players, state.players, strict=True))
        return evolve(seen, players=tuple(shown))

    monkeypatch.setattr(worlds, "view", open_hands)
    assert told_by(case(2)).startswith("the players in its view")


def test_a_hidden_tribe_on_the_score_sheet_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def whole_sheet(state: GameState, seat: int | None) -> ScoreSheet:
        return score_sheet(state)

    monkeypatch.setattr(worlds, "seen_sheet", whole_sheet)
    assert told_by(case(3, "tribes/tribes")).startswith("the score sheet")


def test_a_question_that_is_asked_only_if_it_can_be_answered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask_who_can(state: GameState, seat: int) -> None:
        if red_cards(state, seat):
            state.ask("tribes", seat, "tribes-ask-quick", {"tile": quick.tile(state)})

    monkeypatch.setattr(quick, "ask", ask_who_can)
    assert told_by(case(3, "tribes/quick")).startswith(("what has happened", "the acting in its view"))


thefts: Callable[[GoldenFeathers, GameState], Iterator[Offer]] = GoldenFeathers._thefts


def test_the_length_of_a_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def from_the_rich(self: GoldenFeathers, state: GameState) -> Iterator[Offer]:
        return (offer for offer in thefts(self, state) if red_cards(state, int(offer.move.args[0]) - 1))

    monkeypatch.setattr(GoldenFeathers, "_thefts", from_the_rich)
    assert told_by(case(2, "golden-feathers")).startswith("its legal actions")


def test_a_price_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def at_a_price(self: GoldenFeathers, state: GameState) -> Iterator[Offer]:
        for offer in thefts(self, state):
            yield evolve(offer, values={**offer.values, "n": red_cards(state, int(offer.move.args[0]) - 1)})

    monkeypatch.setattr(GoldenFeathers, "_thefts", at_a_price)
    assert told_by(case(2, "golden-feathers")).startswith("its offers")


def test_a_refusal_that_hangs_on_the_hand_of_another_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def refusal_of(self: GoldenFeathers, state: GameState, move: Do) -> Refusal:
        return Refusal("golden-feathers-choice", "10.3", {"n": red_cards(state, int(move.args[0]) - 1)})

    monkeypatch.setattr(GoldenFeathers, "refusal_of", refusal_of)
    told = told_by(case(2, "golden-feathers"))
    assert told.startswith("why do golden-feathers steal")
    assert "is refused" in told
