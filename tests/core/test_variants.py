"""Variants change the rules at fixed points, in the order of the setup, and only in the games that use them."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from coatl_core.cards.catalog import Catalog
from coatl_core.game.actions import Action, DrawDeck, Fulfil, Take
from coatl_core.game.engine import new_game
from coatl_core.game.errors import Refusal, VariantFailed
from coatl_core.game.events import Event, Took
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.opponent import Opponent, Table
from coatl_core.game.refusals import refusal, why_not_beside
from coatl_core.game.rules import Rules, Setup, VariantChoice
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.game.scoring import score_sheet
from coatl_core.game.session import Session
from coatl_core.game.state import GameState, Ruleset, Variant
from coatl_core.game.view import view
from tests.support import Dice, base, coatl, give, play


class SmallHands(Variant):
    """The hand limit is two; with the option it is one."""

    id = "small-hands"
    options = ("tiny",)

    def rules(self, rules: Rules, players: int) -> Rules:
        return evolve(rules, hand_limit=1 if "tiny" in self.chosen else 2)


class OneMore(Variant):
    """The hand limit is one higher."""

    id = "one-more"

    def rules(self, rules: Rules, players: int) -> Rules:
        return evolve(rules, hand_limit=rules.hand_limit + 1)


class NoDeck(Variant):
    """Forbids to draw from the deck."""

    id = "no-deck"

    def refusal(self, state: GameState, action: Action) -> Refusal | None:
        return Refusal("no-deck", "0") if isinstance(action, DrawDeck) else None


class NobodyMoves(Variant):
    """Forbids everything."""

    id = "nobody-moves"
    players = (1, 4)

    def refusal(self, state: GameState, action: Action) -> Refusal | None:
        return Refusal("nobody-moves", "0") if state.phase == "action" else None


class LastWins(Variant):
    """The player in the last seat wins."""

    id = "last-wins"

    def score(self, state: GameState, sheet: ScoreSheet) -> ScoreSheet:
        return evolve(sheet, winners=(len(sheet.players) - 1,), verdict="last-wins")


class Generous(Variant):
    """Gives the players points of its own, by their seats."""

    id = "generous"
    gifts = (0, 5, 0)

    def score(self, state: GameState, sheet: ScoreSheet) -> ScoreSheet:
        players = [evolve(p, points=p.points + gift) for p, gift in zip(sheet.players, self.gifts, strict=False)]
        return evolve(sheet, players=tuple(players))


class Fair(Generous):
    """Gives two players the same."""

    id = "fair"
    gifts = (5, 5, 0)


class Herald(Variant):
    """Says what it thinks of the game, and leaves the winners as they are."""

    id = "herald"

    def score(self, state: GameState, sheet: ScoreSheet) -> ScoreSheet:
        return evolve(sheet, verdict="herald-well-played")


class FirstWins(Variant):
    """Whoever sits first has won, whom the points would have win as well."""

    id = "first-wins"

    def score(self, state: GameState, sheet: ScoreSheet) -> ScoreSheet:
        return evolve(sheet, winners=(0,))


class Clock(Variant):
    """An opponent that counts its steps; each turn has three."""

    id = "clock"
    players = (1, 4)

    def deal(self, state: GameState) -> int:
        return 0

    def step(self, state: GameState, events: list[Event] | None) -> bool:
        state.variants[self.id] += 1
        return bool(state.variants[self.id] % 3 == 0)

    def show(self, table: Table) -> Opponent:
        return Opponent("Clock")


class Idler(Variant):
    """An opponent who does nothing."""

    id = "idler"
    players = (1, 4)

    def step(self, state: GameState, events: list[Event] | None) -> bool:
        return True

    def show(self, table: Table) -> Opponent:
        return Opponent("Idler")


class Sleeper(Clock):
    """An opponent who sleeps for ten turns, and takes all of the supply board when he wakes up."""

    id = "sleeper"

    def step(self, state: GameState, events: list[Event] | None) -> bool:
        state.variants[self.id] += 1
        if state.variants[self.id] > 10:
            state.supply = [()] * len(state.supply)
        return True


class Taker(Clock):
    """An opponent who takes a field with the first step of his turn, while there is one, and looks on with the next."""

    id = "taker"

    def step(self, state: GameState, events: list[Event] | None) -> bool:
        state.variants[self.id] += 1
        field = next((number for number, pieces in enumerate(state.supply) if pieces), None)
        if state.variants[self.id] % 2 and field is not None:
            state.supply[field] = ()
        return bool(state.variants[self.id] % 2 == 0)


def game(catalog: Catalog, *variants: Variant, players: int = 2) -> GameState:
    """A game with these variants, at its first turn."""
    names = ("Ana", "Bao", "Cuz", "Dax")[:players]
    choices = tuple(VariantChoice(v.id, v.chosen) for v in variants)
    setup = Setup(names, "variants", card_sets=("base",), variants=choices)
    return new_game(setup, Ruleset(catalog, variants))


def at_action(state: GameState) -> GameState:
    for _ in play(state, Dice("variants")):
        if state.phase == "action":
            break
    return state


def test_a_variant_changes_the_numbers_and_the_setup_keeps_its_own(catalog: Catalog) -> None:
    state = game(catalog, SmallHands())
    assert (state.rules.hand_limit, state.setup.rules.hand_limit) == (2, 5)
    assert game(catalog, SmallHands(["tiny"])).rules.hand_limit == 1
    assert view(state, 0).rules.hand_limit == 2


def test_variants_follow_each_other_in_the_order_of_the_setup(catalog: Catalog) -> None:
    assert game(catalog, SmallHands(), OneMore()).rules.hand_limit == 3
    assert game(catalog, OneMore(), SmallHands()).rules.hand_limit == 2


def test_an_option_a_variant_does_not_have_is_an_error() -> None:
    with pytest.raises(ValueError, match="huge"):
        SmallHands(["huge"])


def test_an_action_that_a_variant_forbids_is_not_legal(catalog: Catalog) -> None:
    state = at_action(game(catalog, NoDeck()))
    assert DrawDeck() not in legal_actions(state)
    assert refusal(state, DrawDeck()) == Refusal("no-deck", "0")
    assert refusal(state, Take(1)) is None


class Handicap(Variant):
    """The player in the first seat may hold one card more than the number it remembers, and no two card colours may be
    alike beside a coatl of theirs."""

    id = "handicap"
    memory = int

    def deal(self, state: GameState) -> int:
        return 0

    def limits(self, rules: Rules, own: int, seat: int) -> Rules:
        return evolve(rules, hand_limit=own + 1, card_colors_differ=True) if seat == 0 else rules


def test_a_variant_may_limit_one_seat_in_actions_reasons_and_what_is_known(catalog: Catalog) -> None:
    state = at_action(game(catalog, Handicap()))
    give(state, 0, hand=["count-red"], coatls=[])
    give(state, 1, hand=["count-red"], coatls=[])
    for seat, most in ((0, 1), (1, 5)):
        state.seat = seat
        assert (DrawDeck() in legal_actions(state)) == (most == 5)
        assert refusal(state, DrawDeck()) == (Refusal("hand-full", "5.1", {"limit": 1}) if most == 1 else None)
        assert view(state, 1 - seat).limits(seat).hand_limit == view(state, seat).limits().hand_limit == most
    assert view(state, 0).rules.hand_limit == state.rules.hand_limit == 5


def test_a_limit_follows_what_its_variant_remembers(catalog: Catalog) -> None:
    state = at_action(game(catalog, Handicap()))
    give(state, 0, hand=["count-red"])
    state.seat, state.variants["handicap"] = 0, 1
    assert DrawDeck() in legal_actions(state)
    assert view(state, 0).limits() is view(state, 0).limits(0)


def test_a_limit_on_card_colours_holds_for_its_seat_alone(catalog: Catalog) -> None:
    state = at_action(game(catalog, Handicap()))
    held = coatl("RRRBBB", "count-red")
    for seat in (0, 1):
        give(state, seat, hand=["count-blue"], coatls=[held])
        state.seat, fulfils = seat, Fulfil(1, base("count-blue"))
        assert (fulfils in legal_actions(state)) == (seat == 1)
        refused = refusal(state, fulfils)
        assert (refused.code if refused else "") == ("same-card-color" if seat == 0 else "")
        assert (why_not_beside(state, seat, 1, base("count-blue")) is None) == (seat == 1)


class Narrow(Variant):
    """From the tenth taking on, everybody has room for four pieces."""

    id = "narrow"
    memory = int

    def deal(self, state: GameState) -> int:
        return 0

    def react(self, state: GameState, event: Event, events: list[Event] | None) -> None:
        state.variants[self.id] += isinstance(event, Took)

    def limits(self, rules: Rules, own: int, seat: int) -> Rules:
        return evolve(rules, board_spaces=4) if own >= 10 else rules


@pytest.mark.parametrize("seed", range(5))
def test_a_limit_may_sink_below_what_lies_on_a_board(catalog: Catalog, seed: int) -> None:
    state = game(catalog, Narrow())
    for actions, _ in play(state, Dice(f"narrow {seed}")):
        assert all(refusal(state, action) is None for action in actions)
    assert state.phase == "over"


@pytest.mark.parametrize(("board", "free"), [("R R R", 1), ("R R R R", 0), ("R R R R R R", 0)])
def test_a_board_never_has_fewer_than_no_free_spaces(catalog: Catalog, board: str, free: int) -> None:
    state = at_action(game(catalog, Narrow()))
    give(state, state.seat, board=board, coatls=[])
    state.variants["narrow"] = 10
    assert refusal(state, Take(1)) == Refusal("no-room", "4.1", {"needed": 2, "free": free})


def test_random_games_with_limits_come_to_an_end(catalog: Catalog) -> None:
    state = game(catalog, Handicap(), players=3)
    for actions, _ in play(state, Dice("limits")):
        assert len(state.players[0].hand) <= 5
        assert all(refusal(state, action) is None for action in actions)
    assert state.phase == "over"


class NoReds(Variant):
    """Forbids to fulfil red prophecies, and fails at black ones."""

    id = "no-reds"

    def refusal(self, state: GameState, action: Action) -> Refusal | None:
        if not isinstance(action, Fulfil):
            return None
        color = state.catalog.prophecies[action.card].color
        if color == "K":
            raise VariantFailed("no-reds", self.id, "black")
        return Refusal("no-reds", "0") if color == "R" else None


def test_what_a_variant_keeps_from_a_coatl_is_known_before_it_is_tried(catalog: Catalog) -> None:
    state = at_action(game(catalog, NoReds()))
    give(state, 0, coatls=[coatl("RRR")], hand=["pair-red-blue"])
    assert why_not_beside(state, 0, 1, base("count-red")) == Refusal("no-reds", "0")
    assert why_not_beside(state, 0, 1, base("pair-red-blue")) is None


def test_a_variant_that_fails_at_that_question_fails_only_when_the_prophecy_is_played(catalog: Catalog) -> None:
    state = at_action(game(catalog, NoReds()))
    give(state, 0, coatls=[coatl("RRR")], hand=["triple-red"])
    assert why_not_beside(state, 0, 1, base("triple-red")) is None
    with pytest.raises(VariantFailed, match="black"):
        refusal(state, Fulfil(1, base("triple-red")))


def test_a_player_without_any_legal_action_passes(catalog: Catalog) -> None:
    state = at_action(game(catalog, NobodyMoves()))
    assert [str(action) for action in legal_actions(state)] == ["pass"]
    assert refusal(state, legal_actions(state)[0]) is None


def test_a_variant_may_decide_who_has_won(catalog: Catalog) -> None:
    sheet = score_sheet(game(catalog, LastWins(), players=3))
    assert (sheet.winners, sheet.verdict) == ((2,), "last-wins")


@pytest.mark.parametrize(
    ("variants", "winners", "decided_by", "verdict"),
    [
        ([], (0,), "points", ""),
        ([Generous()], (1,), "points", ""),
        ([Fair()], (0,), "points", ""),
        ([Generous(), Generous(), Fair()], (1,), "points", ""),
        ([LastWins(), Generous()], (2,), "points", "last-wins"),
        ([Generous(), LastWins()], (2,), "points", "last-wins"),
        ([FirstWins(), Generous()], (0,), "points", ""),
        ([Generous(), Herald()], (1,), "points", "herald-well-played"),
    ],
)
def test_who_has_won_follows_from_the_points_the_variants_give_unless_one_of_them_says_so(
    catalog: Catalog, variants: list[Variant], winners: tuple[int, ...], decided_by: str, verdict: str
) -> None:
    """RULES 8.5, 8.7: Ana has 4 points of her own, the others none."""
    state = game(catalog, *variants, players=3)
    give(state, 0, coatls=[coatl("<RRR>", "triple-red")])
    sheet = score_sheet(state)
    assert (sheet.winners, sheet.decided_by, sheet.verdict) == (winners, decided_by, verdict)


def test_equal_points_with_those_of_a_variant_are_a_tie_like_any_other(catalog: Catalog) -> None:
    """RULES 8.7"""
    sheet = score_sheet(game(catalog, Fair(), players=3))
    assert (sheet.winners, sheet.decided_by) == ((0, 1), "shared")


@pytest.mark.parametrize("players", [1, 2, 4])
def test_an_opponent_moves_before_every_turn(catalog: Catalog, players: int) -> None:
    state = game(catalog, Clock(), players=players)
    turns = 0
    for actions, action in play(state, Dice("clock")):
        if state.phase == "opponent":
            assert [str(a) for a in actions] == ["step"] == [str(action)]
        elif state.phase == "action" and not state.acted:
            turns += state.turn > turns
            assert state.variants["clock"] == 3 * state.turn
        if state.turn > 12:
            break
    assert turns > 10


@pytest.mark.parametrize("opponent", [Idler, Clock])
@pytest.mark.parametrize("players", [1, 2, 4])
def test_an_opponent_who_leaves_the_table_as_it_is_does_not_keep_a_game_from_its_end(
    catalog: Catalog, players: int, opponent: type[Variant]
) -> None:
    """Ruling 3.2: it is a standstill as soon as nobody can do anything, whatever he remembers."""
    state = game(catalog, opponent(), NobodyMoves(), players=players)
    actions = [str(action).split()[0] for _, action in play(state, Dice("idler"))]
    assert (state.phase, state.ending, actions[-1], actions.count("pass")) == ("over", "standstill", "pass", 1)


@pytest.mark.parametrize(("opponent", "passes"), [(Sleeper, 11), (Taker, 10)])
def test_while_an_opponent_changes_the_table_it_is_no_standstill(
    catalog: Catalog, opponent: type[Variant], passes: int
) -> None:
    """Ruling 3.2: not even where he waits for his time, or does nothing with the last step of a turn."""
    state = game(catalog, opponent(), NobodyMoves(), players=2)
    passed = [action for _, action in play(state, Dice("sleeper")) if str(action) == "pass"]
    assert (state.ending, any(state.supply), len(passed)) == ("standstill", False, passes)


def test_an_opponent_does_not_end_a_game_in_which_somebody_can_act(catalog: Catalog) -> None:
    state = game(catalog, Idler(), players=2)
    for actions, action in play(state, Dice("idler")):
        assert str(action) != "pass" or len(actions) == 1
    assert state.phase == "over"


def test_half_of_an_ability_is_none(catalog: Catalog) -> None:
    class Silent(Variant):
        id = "silent"

        def step(self, state: GameState, events: list[Event] | None) -> bool:
            return True

    with pytest.raises(ValueError, match="the variant silent has step, and must have show as well"):
        Ruleset(catalog, (Silent(),))


def test_two_opponents_in_one_game_are_too_many(catalog: Catalog) -> None:
    with pytest.raises(ValueError, match="one automatic opponent"):
        game(catalog, Clock(), Clock())


def test_a_variant_limits_the_number_of_players(catalog: Catalog) -> None:
    with pytest.raises(ValueError, match="small-hands takes 2 to 4 players, not 1"):
        game(catalog, SmallHands(), players=1)


def test_one_player_needs_a_variant() -> None:
    with pytest.raises(ValueError, match="not 1"):
        Setup(("Ana",), "alone", card_sets=("base",))


def test_the_value_of_a_variant_belongs_to_one_state_only(catalog: Catalog) -> None:
    state = game(catalog, Clock())
    other = state.clone()
    other.variants["clock"] = 7
    assert (state.variants["clock"], state == other, state.digest() == other.digest()) == (0, False, False)


def test_a_step_of_the_opponent_cannot_be_undone(catalog: Catalog) -> None:
    state: Any = game(catalog, Clock(), players=1)
    session = Session(state.setup, state.ruleset)
    session.push(session.legal_actions[0])
    assert session.opponent_moves
    assert session.undo()
    assert session.redo()
    session.push(session.legal_actions[0])
    refused = session.undo_refusal()
    assert refused is not None
    assert refused.code == "undo-opponent"
