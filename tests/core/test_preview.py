"""What the preview promises, the engine gives; what it says is refused, is refused (RULES 6)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from attrs import evolve

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.missing import Missing
from coatl_core.cards.pieces import PIECES
from coatl_core.game.actions import Action, Do, Extend, Fulfil, Keep, Start, parse_action
from coatl_core.game.engine import apply, new_game
from coatl_core.game.events import Claimed, Completed, Event, Fulfilled
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.offers import Offer
from coatl_core.game.preview import Preview, preview, trial_preview
from coatl_core.game.refusals import refusal, why_not_beside
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.state import GameState, Ruleset, Variant
from tests.adam.support import Keen, ruleset_of, solo_setup
from tests.conftest import Effort
from tests.support import Dice, base, coatl, give, random_states, rarely, setup, table


def attachments(state: GameState) -> Iterator[Start | Extend]:
    """Every way to attach a piece, also pieces that are not there and coatls that do not exist."""
    for piece in PIECES:
        yield Start(piece)
        for number in range(1, len(state.player.coatls) + 2):
            yield Extend(number, "head", piece)
            yield Extend(number, "tail", piece)


def points_of(events: tuple[Event, ...]) -> int:
    return next(event.points for event in events if isinstance(event, Fulfilled | Claimed))


def assert_kept(state: GameState, action: Start | Extend) -> Preview:
    """The preview of this action promises exactly what the engine gives."""
    before, seen = state.text(), preview(state, action)
    assert state.text() == before
    assert seen.refused == refusal(state, action)
    if seen.refused is not None:
        assert seen == Preview(seen.refused)
        return seen
    after, _ = apply(state, action)
    assert after.player.coatls[seen.number - 1] == seen.after
    assert {card.card for card in seen.cards} >= {*after.player.hand, *after.player.temples}
    for card in seen.cards:
        assert card.then.refused == refusal(after, card.use)
        if card.then.refused is None:
            _, events = apply(after, card.use)
            assert points_of(events) == card.then.points
        elif isinstance(card.use, Fulfil):
            assert card.then.points == 0
        if isinstance(card.use, Fulfil):
            assert card.then.barred == why_not_beside(after, after.seat, seen.number, card.card)
        if card.then.barred is not None:
            assert (card.then.points, card.then.refused is not None) == (0, True)
        if card.now is not None:
            assert card.now.refused == refusal(state, card.use)
    assert seen.after is not None
    tried = trial_preview(state, state.seat, seen.number, seen.after)  # the same coatl, as if any pieces could be had
    assert (tried.refused, tried.points, tried.closing) == (None, seen.points, seen.closing)
    assert [card.then for card in tried.cards[: len(seen.cards)]] == [card.then for card in seen.cards]
    assert (seen.closing is not None) == (after.phase == "complete")
    if seen.closing is not None:
        for step in seen.closing.actions:
            after, events = apply(after, step)
        done = next(event for event in events if isinstance(event, Completed))
        assert done.points == seen.closing.points
    return seen


def assert_previews(game: Setup, ruleset: Ruleset, policy: Dice, every: int) -> int:
    """Checks the previews of a random game, and returns how many coatls could have been closed in it."""
    closings = 0
    for turn, state in enumerate(random_states(game, ruleset, policy)):
        if state.phase in ("action", "assemble") and turn % every == 0:
            closings += sum(assert_kept(state, action).closing is not None for action in attachments(state))
    return closings


@pytest.mark.parametrize("players", [2, *rarely(4)])
def test_a_preview_is_kept(catalog: Catalog, effort: Effort, players: int) -> None:
    closings = 0
    for number in effort.seeds(quick=2, test=2, exhaustive=3):
        game = setup(players, f"{players} {number}", strict_x=number % 2 == 1)
        closings += assert_previews(game, Ruleset(catalog), Keen(f"{number}"), effort(quick=5, test=5, exhaustive=1))
    assert closings


@pytest.mark.slow
@pytest.mark.parametrize("levels", [(), (3,), (4,), (3, 4), (1, 2, 3, 4, 5)], ids=str)
def test_a_preview_is_kept_at_every_level(effort: Effort, levels: tuple[int, ...]) -> None:
    """RULES 9.12."""
    for number in effort.seeds(quick=1, test=1, exhaustive=3):
        game = solo_setup(*levels, seed=f"{number}")
        assert_previews(game, ruleset_of(*levels), Keen(f"{number}"), effort(quick=9, test=9, exhaustive=1))


@pytest.mark.slow
def test_no_other_way_to_close_a_coatl_brings_more(catalog: Catalog, effort: Effort) -> None:
    """RULES 6.5: tried by closing coatls at random."""
    random = Random("closings")
    for number in effort.seeds(quick=2, test=10, exhaustive=40):
        for state in random_states(setup(2, f"{number}"), Ruleset(catalog), Keen(f"{number}")):
            if state.phase != "complete":
                continue
            closed = state.player.coatls[state.closing]
            best = trial_preview(state, state.seat, state.closing + 1, closed).closing
            assert best is not None
            for _ in range(5):
                after, at = state, state.closing
                while after.phase == "complete" and after.closing == at:
                    after, events = apply(after, random.choice(legal_actions(after)))
                assert best.points >= next(e.points for e in events if isinstance(e, Completed))


# --- Single cases --------------------------------------------------------------------------------------------------


def attached(state: GameState, text: str) -> Preview:
    """The preview of the action written in its notation."""
    action = parse_action(text)
    assert isinstance(action, Start | Extend)
    return assert_kept(state, action)


def then(seen: Preview, card: str) -> tuple[int, str]:
    """What a card of the base game is worth then, and why it is refused."""
    found = seen.card(base(card))
    assert found is not None
    return found.then.points, found.then.refused.code if found.then.refused else ""


def test_a_card_is_worth_more_with_one_more_piece(catalog: Catalog) -> None:
    state = table(catalog)
    give(state, 0, board="B", hand=("pair-red-blue",), coatls=[coatl("R")])
    card = attached(state, "extend 1 tail B").card(base("pair-red-blue"))
    assert card is not None
    assert card.now is not None
    assert (card.now.points, card.now.next_points) == (0, 1)
    assert (card.then.points, card.then.next_points) == (1, 3)
    assert card.then.missing == Missing(head=("R", "B"))


def test_beside_a_new_coatl_nothing_is_worth_anything_now(catalog: Catalog) -> None:
    state = table(catalog)
    give(state, 0, board="B", hand=("pair-red-blue",), coatls=[coatl("R")])
    seen = attached(state, "start B")
    assert (seen.number, seen.before, seen.after) == (2, None, coatl("B"))
    assert [card.now for card in seen.cards] == [None] * len(seen.cards)


def test_a_piece_that_may_not_be_attached_promises_nothing(catalog: Catalog) -> None:
    state = table(catalog)
    give(state, 0, board="B R>", hand=("count-yellow",), coatls=[coatl("<BB")])
    seen = attached(state, "extend 1 tail R>")
    assert seen.refused is not None
    assert (seen.refused.code, seen.cards, seen.after) == ("closing-without-prophecy", (), None)


def test_a_prophecy_identical_to_one_beside_the_coatl_promises_nothing(catalog: Catalog) -> None:
    """RULES 6.3."""
    state = table(catalog)
    give(state, 0, board="R", hand=("count-red",), coatls=[coatl("RRR", "count-red")])
    assert then(attached(state, "extend 1 tail R"), "count-red") == (0, "prophecy-identical")


def test_a_temple_counts_while_the_coatl_is_still_open(catalog: Catalog) -> None:
    """RULES 6.5: it can be claimed only when the coatl is closed, and its points say what it would be worth."""
    state = table(catalog)
    give(state, 0, board="R", temples=("no-blue-length-10",), coatls=[coatl("BB"), coatl("YYYYYYYYY")])
    assert then(attached(state, "extend 1 tail R"), "no-blue-length-10") == (0, "nothing-closed")
    assert then(attached(state, "extend 2 tail R"), "no-blue-length-10") == (7, "nothing-closed")


def test_before_a_coatl_is_closed_it_is_known_what_it_can_bring_at_most(catalog: Catalog) -> None:
    """RULES 6.5: with the cards of the hand that it meets, and the best temple."""
    state = table(catalog)
    give(
        state,
        0,
        board="R>",
        hand=("count-red", "pair-red-blue", "count-yellow"),
        temples=("no-blue-length-10",),
        coatls=[coatl("<RRYYRRRY", "triple-red")],
    )
    state.piles = (), ()
    seen = attached(state, "extend 1 tail R>")
    assert seen.closing is not None
    assert seen.points == 3
    assert [str(action) for action in seen.closing.actions] == [
        f"fulfil 1 {base('count-red')}",
        f"fulfil 1 {base('count-yellow')}",
        f"claim own {base('no-blue-length-10')}",
    ]


def test_levels_3_and_4_are_respected() -> None:
    """RULES 9.12: two blue cards cannot both lie there; a coatl that cannot get four cannot be closed."""
    from tests.adam.test_levels import PAIRS, SERPENT, building

    state = building(3, board="B", hand=PAIRS[1:3], coatls=(coatl(SERPENT, PAIRS[0]),))
    assert then(attached(state, "extend 1 tail B"), PAIRS[1]) == (0, "same-card-color")
    state = building(4, board="K>", hand=PAIRS[1:3], coatls=(coatl(SERPENT, PAIRS[0]),))
    refused = attached(state, "extend 1 tail K>").refused
    assert refused is not None
    assert refused.code == "closing-with-too-few"
    state = building(4, board="K>", hand=PAIRS, coatls=(coatl(SERPENT),))
    closing = attached(state, "extend 1 tail K>").closing
    assert closing is not None
    assert sum(isinstance(action, Fulfil) for action in closing.actions) == 4


# --- Any pieces ----------------------------------------------------------------------------------------------------


def test_a_coatl_of_pieces_that_one_has_not_is_worth_what_it_would_be(catalog: Catalog) -> None:
    state = table(catalog)
    give(state, 0, hand=("pair-red-blue",), coatls=[coatl("R")])
    before = state.text()
    seen = trial_preview(state, 0, 1, coatl("RBRB"))
    assert (seen.before, seen.after) == (coatl("R"), coatl("RBRB"))
    assert then(seen, "pair-red-blue") == (3, "")
    assert then(trial_preview(state, 0, 2, coatl("RB")), "pair-red-blue") == (1, "")
    assert state.text() == before


def test_a_prophecy_of_the_row_is_worth_what_it_would_be_in_the_hand(catalog: Catalog) -> None:
    state = table(catalog)
    give(state, 0, coatls=[coatl("RRR", "count-red")])
    state.row[:2] = [base("count-blue"), base("count-red")]
    seen = trial_preview(state, 0, 1, coatl("RRRBBB", "count-red"))
    assert then(seen, "count-blue") == (2, "")
    assert then(seen, "count-red") == (0, "prophecy-identical")


def test_a_coatl_that_nothing_could_close_has_no_closing(catalog: Catalog) -> None:
    """RULES 6.4."""
    state = table(catalog)
    give(state, 0, hand=("count-yellow",))
    assert trial_preview(state, 0, 1, coatl("<RB>")).closing is None
    assert trial_preview(state, 0, 1, coatl("<YYYB>")).closing is not None


@pytest.mark.parametrize("text", ["extend 1 tail R", "extend 1 tail K>"])
def test_a_preview_leaves_the_state_as_it_was(catalog: Catalog, text: str) -> None:
    state = table(catalog)
    give(state, 0, board="R K>", hand=("count-red",), coatls=[coatl("<RRR")])
    action: Action = parse_action(text)
    assert isinstance(action, Extend)
    before = state.text()
    preview(state, action)
    assert state.text() == before


class Asking(Variant):
    """Asks after every prophecy fulfilled whether that was wise."""

    id = "asking"

    def react(self, state: GameState, event: Event, events: list[Event] | None) -> None:
        if isinstance(event, Fulfilled):
            state.ask(self.id, state.seat, "asking-wise")

    def moves(self, state: GameState) -> list[Offer]:
        return [Offer(Do(self.id, "yes"), "asking-yes")] if state.phase == "ask" else []

    def perform(self, state: GameState, move: Do, events: list[Event] | None) -> bool:
        return False


def test_what_a_variant_asks_while_a_coatl_is_closed_is_answered_in_the_preview(catalog: Catalog) -> None:
    asking = Ruleset(catalog, (Asking(),))
    state = new_game(evolve(setup(), variants=(VariantChoice("asking"),)), asking)
    while state.phase == "keep":
        state, _ = apply(state, Keep(()))
    give(state, 0, board="K>", hand=("count-red",), coatls=[coatl("<RRR")])
    action = parse_action("extend 1 tail K>")
    assert isinstance(action, Extend)
    closing = preview(state, action).closing
    assert closing is not None
    assert [str(each) for each in closing.actions][:2] == [f"fulfil 1 {base('count-red')}", "do asking yes"]
    assert closing.points >= 2
