"""What a seat may know (RULES 2.6): its view contains no secret, but everything else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
from attrs import evolve

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import piece
from coatl_core.game.determinize import determinize, redeal
from coatl_core.game.events import DrewFromDeck, Kept, Took, seen_by
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.state import GameState, Ruleset
from coatl_core.game.view import view
from coatl_core.saves.wire import to_json
from tests.conftest import Effort
from tests.core.test_playouts import assert_sound
from tests.support import Sensible, base, coatl, do, give, random_states, setup, table

SECRET = "a-seed-nobody-may-see"


@pytest.fixture(scope="module")
def tables(catalog: Catalog, effort: Effort) -> list[GameState]:
    """Every seventh state of some games."""
    games = effort(quick=2, test=8, exhaustive=8)
    states: list[GameState] = []
    for n in range(games):
        game = setup(2 + n % 3, f"{SECRET} {n}", sacrifice_tokens=True)
        states += list(random_states(game, Ruleset(catalog), Sensible(str(n))))[::7]
    return states


def seats(state: GameState) -> Iterator[int | None]:
    yield None
    yield from range(len(state.players))


def reshuffled(state: GameState, seat: int | None, random: Random) -> GameState:
    """Returns the state with everything dealt anew that the seat cannot know: other hands and temples but for what it
    has seen them take, bags, deck and piles."""
    other = state.clone()
    other.setup = evolve(state.setup, seed=str(random.random()))
    strangers = [player for number, player in enumerate(other.players) if number != seat]
    hands = [[card for card in player.known if card in player.hand] for player in strangers]
    own = [[card for card in player.known if card in player.temples] for player in strangers]
    prophecies = list((Counter(c for p in strangers for c in p.hand) - Counter(c for h in hands for c in h)).elements())
    prophecies += other.deck
    temples = list((Counter(c for p in strangers for c in p.temples) - Counter(c for o in own for c in o)).elements())
    temples += [card for pile in other.piles for card in pile[:-1]]
    for hidden in (prophecies, temples):
        random.shuffle(hidden)
    for bag in ("bodies", "heads", "tails"):
        pieces = getattr(other, bag)
        setattr(other, bag, tuple(random.sample(pieces, len(pieces))))
    for player, hand, secrets in zip(strangers, hands, own, strict=True):
        player.hand = (*hand, *(prophecies.pop() for _ in range(len(player.hand) - len(hand))))
        player.temples = (*secrets, *(temples.pop() for _ in range(len(player.temples) - len(secrets))))
    other.deck = tuple(prophecies)
    other.piles = tuple((*(temples.pop() for _ in pile[:-1]), *pile[-1:]) for pile in other.piles)
    return other


def assert_alike(state: GameState, other: GameState, seat: int | None) -> None:
    assert view(other, seat) == view(state, seat)
    assert to_json(view(other, seat)) == to_json(view(state, seat))
    if seat == state.seat:
        assert legal_actions(other) == legal_actions(state)


def test_tables_that_differ_only_in_secrets_look_alike(tables: list[GameState]) -> None:
    random = Random("secrets")
    differing = 0
    for state in tables:
        for seat in seats(state):
            other = reshuffled(state, seat, random)
            differing += other.text() != state.text()
            assert_alike(state, other, seat)
    assert differing > len(tables)


def test_a_state_made_up_from_a_view_fits_it(tables: list[GameState]) -> None:
    random = Random("made up")
    for state in tables:
        for seat in seats(state):
            made_up = determinize(view(state, seat), random)
            assert_sound(made_up)
            assert_alike(state, made_up, seat)


def test_a_made_up_state_differs_from_the_true_one(catalog: Catalog) -> None:
    state = table(catalog, 4, seed=SECRET)
    made_up = determinize(view(state, 0), Random("x"))
    assert made_up.deck != state.deck
    assert made_up.bodies != state.bodies
    assert made_up.setup.seed != state.setup.seed


def test_determinize_depends_only_on_the_view_and_the_generator(tables: list[GameState]) -> None:
    for state in tables:
        first, second = (determinize(view(state, 0), Random("same")) for _ in range(2))
        assert first.text() == second.text()
        assert first.setup == second.setup
    first, second = (determinize(view(tables[0], 0), Random(seed)) for seed in ("one", "other"))
    assert first.text() != second.text()


def test_determinize_refuses_a_view_that_no_game_can_have(catalog: Catalog) -> None:
    seen = view(table(catalog), 0)
    bob = evolve(seen.players[1], hand_size=60)
    with pytest.raises(ValueError, match="fits no game"):
        determinize(evolve(seen, players=(seen.players[0], bob)), Random(0))


def test_the_seed_is_in_no_view(tables: list[GameState]) -> None:
    """With the seed, anybody could deal the whole game again."""
    for state in tables:
        for seat in seats(state):
            seen = view(state, seat)
            assert seen.setup.seed == ""
            assert SECRET not in to_json(seen)
            assert SECRET not in repr(seen)


def test_a_seat_sees_its_own_cards_and_counts_the_others(catalog: Catalog) -> None:
    state = table(catalog, 3)
    state.players[0].hand = ("base:triple-red", "base:triple-blue")
    seen = view(state, 0)
    assert seen.own.hand == ("base:triple-red", "base:triple-blue")
    assert seen.own.temples == state.players[0].temples
    stranger = view(state, 1).players[0]
    assert (stranger.hand, stranger.hand_size) == (None, 2)
    assert (stranger.temples, stranger.temples_size) == (None, 1)
    assert [player.hand for player in view(state, None).players] == [None] * 3


def _own_hand(state: GameState) -> None:
    state.players[0].hand = ("base:triple-red",)


def _own_temple(state: GameState) -> None:
    state.players[0].temples = ()


def _stranger_hand_size(state: GameState) -> None:
    state.players[1].hand += ("base:triple-red",)


def _stranger_board(state: GameState) -> None:
    state.players[1].board = (piece("<R"),)


def _supply(state: GameState) -> None:
    state.supply[0] = ()


def _row(state: GameState) -> None:
    state.row[0] = None


def _deck_size(state: GameState) -> None:
    state.deck = state.deck[:-1]


def _discard(state: GameState) -> None:
    state.discard += ("base:triple-red",)


def _pile_top(state: GameState) -> None:
    first, *others = state.piles
    state.piles = (first[::-1], *others)


def _bag(state: GameState) -> None:
    state.bodies = tuple(sorted(state.bodies, key=lambda p: p.color))[:-1]


def _turn(state: GameState) -> None:
    state.turn += 1


@pytest.mark.parametrize(
    "change",
    [
        _own_hand,
        _own_temple,
        _stranger_hand_size,
        _stranger_board,
        _supply,
        _row,
        _deck_size,
        _discard,
        _pile_top,
        _bag,
        _turn,
    ],
)
def test_a_view_shows_everything_that_is_not_secret(catalog: Catalog, change: Callable[[GameState], None]) -> None:
    state = table(catalog, 2)
    other = state.clone()
    change(other)
    assert view(other, 0) != view(state, 0)


def test_a_view_does_not_change_with_the_state(catalog: Catalog) -> None:
    state = table(catalog, 2)
    seen, before = view(state, 0), to_json(view(state, 0))
    state.supply[0], state.row[0] = (), None
    state.deck, state.bodies, state.piles = (), (), ((), state.piles[1])
    assert to_json(seen) == before


def test_a_view_counts_what_is_left_in_the_bags(catalog: Catalog) -> None:
    state = table(catalog, 2)
    seen = view(state, 0)
    assert seen.bags[piece("R")] == state.bodies.count(piece("R"))
    assert seen.bodies_left() == 120
    state.supply[0] = ()
    assert view(state, 0).bodies_left() == 118


def test_a_view_says_which_take_refills_the_supply_board(catalog: Catalog) -> None:
    """RULES 4.2: a take of the last bodies, or of the last of the heads and tails."""
    state = table(catalog, 2)
    assert not any(view(state, 0).refilled_by(number) for number in range(1, 11))
    state.supply[:5] = [()] * 5
    state.supply[6:9] = [()] * 3
    seen = view(state, 0)
    assert [number for number in range(1, 11) if seen.refilled_by(number)] == [6, 10]


def test_others_do_not_see_which_cards_were_kept_or_drawn() -> None:
    kept = Kept(0, 1, ("base:a",), ("base:b",))
    assert seen_by(kept, 0) == kept
    assert seen_by(kept, 1) == Kept(0, 1, None, ("base:b",))
    drawn = DrewFromDeck(0, "base:a")
    assert seen_by(drawn, 0) == drawn
    assert seen_by(drawn, None) == DrewFromDeck(0, None)
    took = Took(0, 1, (piece("R"),))
    assert seen_by(took, 1) == took


# What a seat knows


def test_a_card_drawn_from_the_row_is_known_until_it_is_played(catalog: Catalog) -> None:
    state = table(catalog, 2)
    card = state.row[0]
    assert card is not None
    state = do(state, "draw row 1", "draw deck", "end")
    bob = view(state, 1).players[0]
    assert (bob.hand, bob.hand_size, bob.known) == (None, 2, (card,))
    give(state, 0, coatls=[coatl("<BBBBBB")], board="B>", hand=[])
    state.players[0].hand = (base("count-blue"),)
    state.players[0].known = (base("count-blue"),)
    state.seat = 0
    assert view(do(state, "fulfil 1 base:count-blue"), 1).players[0].known == ()


def test_of_two_equal_cards_the_known_one_is_taken_to_be_played(catalog: Catalog) -> None:
    """Nobody can tell which of the two it was, so nothing is certain of the other one."""
    state = table(catalog, 2)
    give(state, 0, hand=["count-blue", "count-blue"], coatls=[coatl("<BBBB")])
    state.players[0].known = (base("count-blue"),)
    assert view(do(state, "fulfil 1 base:count-blue"), 1).players[0].known == ()


def test_a_temple_taken_from_a_pile_is_known(catalog: Catalog) -> None:
    state = table(catalog, 2, sacrifice_tokens=True)
    top = state.piles[0][-1]
    assert view(do(state, "token duty 1"), 1).players[0].known == (top,)


def test_a_made_up_state_leaves_known_cards_where_they_are(tables: list[GameState]) -> None:
    random = Random("known")
    seen_known = 0
    for state in tables:
        for made_up in (determinize(view(state, 0), random), redeal(state, 0, random)):
            for player, other in zip(made_up.players[1:], state.players[1:], strict=True):
                assert not Counter(other.known) - Counter((*player.hand, *player.temples))
                assert player.known == other.known
                seen_known += len(other.known)
    assert seen_known


def test_a_redealt_state_fits_the_view(tables: list[GameState]) -> None:
    random = Random("redealt")
    differing = 0
    for state in tables:
        for seat in range(len(state.players)):
            before, other = state.text(), redeal(state, seat, random)
            assert_sound(other)
            assert_alike(state, other, seat)
            assert state.text() == before
            differing += other.text() != before
    assert differing > len(tables)
