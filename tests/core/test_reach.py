"""How near a prophecy is with what lies on the board, and what can be fulfilled in this turn."""

from __future__ import annotations

from collections import Counter
from itertools import product

from coatl_core.cards.pieces import COLORS, Piece, piece
from coatl_core.game.coatl import Coatl, parse_coatl
from coatl_core.game.engine import apply
from coatl_core.game.reach import NOTHING_YET, Reach, laid, reach
from coatl_core.game.ready import ready
from coatl_core.game.state import GameState
from tests.conftest import Effort
from tests.support import Sensible, coatl, do, give, random_states, registry, setup, table

CATALOG = registry().catalog(["base", "promo"])


def on_board(text: str) -> tuple[Piece, ...]:
    return tuple(map(piece, text.split()))


def way(card: str, beside: str, board: str, field: str = "", closes: bool = False) -> Reach:
    found = reach(
        CATALOG.prophecies[f"base:{card}"],
        parse_coatl(beside),
        False,
        on_board(board),
        on_board(field),
        (lambda closed: True) if closes else None,
    )
    assert found is not None
    return found


def test_what_lies_on_the_board_is_not_to_get() -> None:
    found = way("alternating-red-green", "KBRG", "G K")
    assert found.missing.tail == ("R", "G")
    assert found.sources == ("", "board")
    assert found.to_get == ("R",)


def test_of_the_shortest_ways_the_one_counts_of_which_most_is_there() -> None:
    assert way("pair-red-blue", "BKR", "R").missing.head == ("R",)
    assert way("pair-red-blue", "BKR", "B").missing.tail == ("B",)


def test_a_field_is_counted_after_the_board() -> None:
    found = way("alternating-red-green", "KBRG", "G", "R G")
    assert found.sources == ("field", "board")
    assert way("pair-red-blue", "BKR", "B", "R").sources == ("board",)


def test_a_head_or_a_tail_serves_only_where_a_way_ends() -> None:
    assert way("pair-red-blue", "BK", "<R").sources == ("board",)
    assert way("pair-red-blue", "KR", "<B B>").sources == ("board",)
    assert way("alternating-red-green", "KBRG", "R> G").sources == ("", "board")
    assert way("alternating-red-green", "KBRG", "R G>").sources == ("board", "board")


def test_a_piece_that_closes_the_coatl_serves_only_if_that_is_allowed() -> None:
    assert way("pair-red-blue", "<KR", "B>").to_get == ("B",)
    assert way("pair-red-blue", "<KR", "B>", closes=True).to_get == ()


def test_nothing_is_lacking_at_the_highest_level_and_beside_a_complete_coatl() -> None:
    card = CATALOG.prophecies["base:alternating-red-green"]
    assert reach(card, parse_coatl("RGRG"), False, ()) is None
    assert reach(card, parse_coatl("<KR>"), False, ()) is None


def test_no_shorter_way_and_none_with_more_on_the_board_is_overlooked(effort: Effort) -> None:
    """All additions of up to three body segments are tried."""
    random = effort.random("reach")
    cards = list(CATALOG.prophecies.values())
    for _ in range(effort(quick=40, test=120, exhaustive=2000)):
        card, colors = random.choice(cards), "".join(random.choices(COLORS, k=random.randrange(1, 7)))
        beside = Coatl(colors, random.random() < 0.5)
        board = "".join(random.choices(COLORS, k=random.randrange(6)))
        level = card.next_level(colors)
        found = reach(card, beside, False, tuple(map(piece, board)))
        if level is None or found is None:
            continue
        assert card.pattern.times(laid(beside, found.missing, found.pieces).colors) >= level[0]
        short = [
            added
            for size in range(min(4, len(found.missing) + 1))
            for added in product(COLORS, repeat=size)
            for head in (range(size + 1) if not beside.head else (0,))
            if card.pattern.times("".join((*added[:head], colors, *added[head:]))) >= level[0]
        ]
        if short:
            assert min(map(len, short)) == len(found.missing)
            most = max(sum((Counter(added) & Counter(board)).values()) for added in short)
            assert len(found.missing) - len(found.to_get) == most, (card.id, colors, board, found)


def open_coatl(board: str, hand: list[str], beside: str = "<KRBGBRG") -> GameState:
    state = table(registry().catalog(["base"]))
    give(state, 0, board=board, hand=hand, coatls=[coatl(beside, "pair-green-blue")])
    return state


def test_a_prophecy_is_ready_if_it_can_be_fulfilled_in_this_turn() -> None:
    found = ready(open_coatl("R", ["count-red", "alternating-red-green"]))
    (one,) = [key for key in found if key[0] == 1]
    assert one == (1, "base:count-red")
    assert found[one].points == 2
    assert list(map(str, found[one].actions)) == ["extend 1 tail R", "fulfil 1 base:count-red"]


def test_what_can_be_fulfilled_as_it_is_needs_no_piece() -> None:
    found = ready(open_coatl("Y", ["mirror-red-blue"]))
    assert list(map(str, found[1, "base:mirror-red-blue"].actions)) == ["fulfil 1 base:mirror-red-blue"]


def test_a_new_coatl_may_be_begun_for_a_prophecy() -> None:
    found = ready(open_coatl("R B Y", ["pair-red-blue"], "KY"))
    assert next(map(str, found[2, "base:pair-red-blue"].actions)).startswith("start ")


def test_nothing_is_ready_once_something_else_has_been_done_in_the_turn() -> None:
    state = open_coatl("R", ["count-red"])
    assert ready(state)
    assert not ready(do(state, "take 1"))


def test_whatever_is_ready_can_be_played(effort: Effort) -> None:
    for number in effort.seeds(quick=1, test=2, exhaustive=20):
        seed = f"ready/{number}"
        for state in random_states(setup(3, seed), registry().ruleset(["base"]), Sensible(seed)):
            for (coatl_number, card), one in ready(state).items():
                after = state.clone()
                for action in one.actions:
                    after, _ = apply(after, action)
                placed = after.players[state.seat].coatls[coatl_number - 1]
                assert placed.prophecies[-1] == card
                assert CATALOG.prophecies[card].points_for(placed.reading(False)) == one.points > 0


def test_a_coatl_before_its_first_piece_lacks_the_whole_pattern() -> None:
    found = reach(CATALOG.prophecies["base:pair-red-blue"], NOTHING_YET, False, on_board("B"))
    assert found is not None
    assert sorted(zip(found.missing.symbols, found.sources, strict=True)) == [("B", "board"), ("R", "")]
