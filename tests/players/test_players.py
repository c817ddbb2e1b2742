"""The computer players: they play by the rules, know no secrets, repeat themselves from a seed, and are worth their
names."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.game.actions import Fulfil, Start, Take
from coatl_core.game.determinize import redeal
from coatl_core.game.engine import advance, new_game
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.players import Budget, ComputerPlayer, Told
from coatl_core.game.rules import ComputerSeat
from coatl_core.game.state import GameState, Ruleset
from coatl_core.game.view import view
from coatl_core.language.l10n import english
from coatl_core.language.playertext import reason_text
from coatl_core.players.contest import Contest, Game, play_one
from coatl_players.assembling import can_finish
from coatl_players.planner import Planner
from coatl_players.plans import plans
from coatl_players.players import QUICK, Easy, Grandmaster, Hard, Master, Medium
from coatl_players.position import position
from coatl_players.quick import Quick
from coatl_players.reasons import reason
from coatl_players.shapes import MOST_SCORES, Scores
from coatl_players.targets import Search, Style
from tests.conftest import Effort
from tests.support import base, coatl, give, rarely, registry, setup, table

PLAYERS: tuple[type[ComputerPlayer], ...] = (Easy, Medium, Hard, Master, Grandmaster)
LANGUAGES = ("en", "cs", "pl", "uk")
FEW = Budget(simulations=8)


def contest(*players: str, games: int, seed: str = "players") -> list[Game]:
    """Plays games of these players."""
    plugins = registry()
    match = Contest(tuple(map(ComputerSeat, players)), seed)
    ruleset = plugins.ruleset(["base"])
    return [play_one(match, number, plugins, ruleset) for number in range(games)]


def share(games: list[Game], player: str) -> float:
    return sum(game.share_of(ComputerSeat(player)) for game in games) / len(games)


def moments(catalog: Catalog, kind: type[ComputerPlayer], games: int, players: int = 2) -> list[GameState]:
    """States in which a player of this kind is to decide, as they come in its games."""
    found = []
    for number in range(games):
        state = new_game(setup(players, f"moments/{number}"), Ruleset(catalog))
        seats = [kind("", state.ruleset) for _ in range(players)]
        while legal := legal_actions(state):
            found.append(state.clone())
            choice = seats[state.seat].turn(view(state, state.seat), legal, Random(len(found)), FEW)
            seat = state.seat
            for action in choice.actions:
                if state.seat == seat and action in legal_actions(state):
                    advance(state, action)
    return found


@pytest.fixture(scope="module")
def positions(catalog: Catalog, effort: Effort) -> list[GameState]:
    found = moments(catalog, Hard, effort(quick=1, test=2, exhaustive=10))
    return found + moments(catalog, Medium, effort(quick=0, test=1, exhaustive=5), players=3)


@pytest.fixture(scope="module")
def reasons(positions: list[GameState], effort: Effort) -> list[Told]:
    """Why two players do what they do in these positions."""
    told = []
    for state in positions[:: effort(quick=3, test=2, exhaustive=1)]:
        for kind in (Easy, Hard):
            choice = kind("", state.ruleset).turn(view(state, state.seat), legal_actions(state), Random(2), FEW)
            assert choice.why is not None
            told.append(choice.why)
    return told


@pytest.mark.parametrize("kind", PLAYERS, ids=lambda kind: kind.id)
@pytest.mark.slow
def test_a_player_knows_no_secrets(positions: list[GameState], effort: Effort, kind: type[ComputerPlayer]) -> None:
    """Two tables that differ only in what its seat cannot know give it the same choice."""
    random = Random("secrets")
    for state in positions[:: effort(quick=46, test=46, exhaustive=3)]:
        other = redeal(state, state.seat, random)
        choices = [
            kind("", table.ruleset).turn(view(table, table.seat), legal_actions(table), Random("same"), FEW)
            for table in (state, other)
        ]
        assert choices[0] == choices[1]


@pytest.mark.parametrize("kind", PLAYERS, ids=lambda kind: kind.id)
def test_all_a_player_chooses_is_legal(positions: list[GameState], effort: Effort, kind: type[ComputerPlayer]) -> None:
    """Each action of a turn is legal after those before it, unless a card was drawn unseen."""
    for state in positions[:: effort(quick=46, test=46, exhaustive=9)]:
        choice = kind("", state.ruleset).turn(view(state, state.seat), legal_actions(state), Random(1), FEW)
        after = state.clone()
        for action in choice.actions:
            assert action in legal_actions(after)
            advance(after, action)
        for other in choice.others:
            assert other.actions[0] in legal_actions(state)
            assert other.behind >= 0 or kind is Easy  # who slips has not chosen the best
        behind = [other.behind for other in choice.others]
        assert behind == sorted(behind)


def test_the_cards_that_a_turn_is_for_lie_in_the_hand_or_in_the_row_and_its_reason_names_none(
    positions: list[GameState], effort: Effort
) -> None:
    """A reason is told to all, and what lies in a hand is secret."""
    served = 0
    for state in positions[:: effort(quick=15, test=23, exhaustive=3)]:
        seen = view(state, state.seat)
        choice = Hard("", state.ruleset).turn(seen, legal_actions(state), Random(1), FEW)
        for turn in (choice, *choice.others):
            assert set(turn.serves) <= {*(seen.own.hand or ()), *seen.row}
            assert turn.why is not None
            assert not {*(seen.own.hand or ())} & {*map(str, turn.why.values.values())}
            served += len(turn.serves)
    assert served


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "players",
    [("medium", "hard", "easy"), ("hard", "easy"), ("easy", "medium", "easy", "medium")],
)
def test_the_same_seed_gives_the_same_game(players: tuple[str, ...]) -> None:
    first, second = (contest(*players, games=1) for _ in range(2))
    assert [game.played.digest for game in first] == [game.played.digest for game in second]
    assert contest(*players, games=1, seed="other")[0].played.digest != first[0].played.digest
    assert not [game.failures for game in first if game.failures]


def test_master_plays_no_more_rounds_than_it_may(catalog: Catalog, monkeypatch: pytest.MonkeyPatch) -> None:
    state = table(catalog, 2)
    master = Master("", state.ruleset)
    rounds = []
    real = master.ahead._worth_after

    def counted(*given: Any) -> float:
        rounds.append(given)
        return real(*given)

    monkeypatch.setattr(master.ahead, "_worth_after", counted)
    master.turn(view(state, 0), legal_actions(state), Random(0), Budget(simulations=10))
    assert 0 < len(rounds) <= 10


def last_turn(state: GameState, actions: int) -> GameState:
    """The same table in the last turn of the game, with so many actions left (8.2)."""
    state.last_turns, state.ending, state.actions_left = [], "coatls", actions
    return state


def test_with_two_actions_left_a_prophecy_is_drawn_for_the_coatl_that_it_completes(catalog: Catalog) -> None:
    """<BYYYR lies there with its tail on the board; the card for it lies in the row and nothing else fits."""
    state = last_turn(table(catalog, 2), 2)
    state.row = [*[base("triple-black")] * 5, base("triple-yellow")]
    give(state, 0, board="R>", hand=[], coatls=[coatl("<BYYYR")], temples=[])
    choice = Hard("", state.ruleset).turn(view(state, 0), legal_actions(state), Random(0), Budget())
    assert "draw row 6" in map(str, choice.actions)


def test_in_the_last_turn_a_coatl_is_completed_with_all_its_cards(catalog: Catalog) -> None:
    state = last_turn(table(catalog, 2), 1)
    hand = ["triple-yellow", "rainbow-yellow-black-red-green-blue", "count-yellow"]
    give(state, 0, board="B>", hand=hand, coatls=[coatl("<YYYKRG")])
    choice = Hard("", state.ruleset).turn(view(state, 0), legal_actions(state), Random(0), Budget())
    assert str(choice.actions[0]) == "extend 1 tail B>"
    assert sum(isinstance(action, Fulfil) for action in choice.actions) == 3
    assert choice.why is not None
    assert choice.why == Told("players-why-last", {"points": 15})


def test_a_planner_takes_no_head_that_it_can_never_place(catalog: Catalog) -> None:
    """Three heads lie on the board for the three coatls it may still complete: a fourth has no place."""
    state = table(catalog, 2)
    state.supply[:6] = [()] * 6
    give(state, 0, board="<R <B <G", hand=["pair-red-blue"])
    choice = Hard("", state.ruleset).turn(view(state, 0), legal_actions(state), Random(0), Budget())
    assert choice.actions[0] not in [Take(7), Take(8)]


def test_a_third_coatl_is_planned_and_begun_where_the_rules_allow_it(catalog: Catalog) -> None:
    """6.1a: two wait, and there is no room for another card beside them."""
    state = table(catalog, 2, unfinished_coatls=3, prophecies_per_coatl=1)
    state.row, state.piles = [None] * 6, ((), ())
    waiting = [coatl("<YYYK", "triple-yellow"), coatl("<GGGK", "triple-green")]
    give(state, 0, board="<R R R R R R R R>", hand=["count-red"], temples=[], coatls=waiting)
    at = position(view(state, 0), (0, 0), 0, 0.66)
    for found in (plans(at, Style(pairs=100), Scores()), Quick(QUICK)._plan(at)):
        together = {tuple(target.slot for target in plan.targets) for plan in found if plan.second is not None}
        assert together == {(0, 1), (0, 2), (1, 2)}
    choice = Hard("", state.ruleset).turn(view(state, 0), legal_actions(state), Random(0), Budget())
    assert isinstance(choice.actions[0], Start)


def test_a_planner_knows_how_many_cards_of_which_colours_a_coatl_must_have(catalog: Catalog) -> None:
    """9.12: at level 3 no two of one card colour, at level 4 four of them."""
    reds = ["count-red", "count-blue", "count-green"]
    state = table(catalog, 2, card_colors_differ=True, prophecies_to_complete=4)
    state.row = [None] * 6
    give(state, 0, hand=[*reds, "triple-red"], board="<R R R R B>")
    at = position(view(state, 0), (0, 0), 0, 0.66)
    targets = Search(at, 0, Scores().shapes(at, coatl("RRBBBGGG"), row=True), Style()).best()
    assert targets
    for target in targets:
        colors = catalog.card_colors(target.cards)
        assert len(set(colors)) == len(colors)
        assert target.unknown == 4 - len(target.cards) > 0
        assert not can_finish(at, target)


def test_what_a_planner_remembers_has_a_limit(catalog: Catalog, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coatl_players.shapes.MOST_SCORES", 50)
    monkeypatch.setattr("coatl_players.shapes.MOST_COATLS", 3)
    planner = Planner(Style())
    state = table(catalog, 2, seed="limit")
    for _ in range(3):
        planner.candidates(view(state, 0), legal_actions(state), Random(0))
        assert len(planner.scores._of) <= 50
        assert 0 < len(planner.scores._shapes) <= 3
    assert planner.scores.targets is None
    assert MOST_SCORES < 100_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told_in_every_language(reasons: list[Told], catalog: Catalog, language: str) -> None:
    l10n = english(strict=True)
    registry().register_messages(l10n)
    l10n.set_language(language)
    for why in reasons:
        assert "⟦" not in reason_text(why, catalog, l10n)
    assert len({why.message for why in reasons}) >= 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_that_players_choose_have_room_at_the_table(language: str) -> None:
    l10n = english(strict=True)
    registry().register_messages(l10n)
    l10n.set_language(language)
    for id in ("easy", "medium", "hard", "master", "grandmaster"):
        names = l10n(f"player-{id}-names").split(", ")
        assert len(set(names)) == 6
        assert all(len(name) <= 12 for name in names)


def test_a_take_says_for_which_coatl_it_is(catalog: Catalog) -> None:
    state = table(catalog, 2)
    planner = Planner(Style())
    found = planner.candidates(view(state, 0), legal_actions(state), Random(0))
    takes = [candidate for candidate in found if isinstance(candidate.actions[0], Take) and candidate.plan]
    why = reason(view(state, 0), takes[0])
    assert isinstance(why, Told)
    assert why.message == "players-why-take"
    assert str(why.values["coatl"]).startswith("<")
    assert int(why.values["points"]) > 0


STRENGTHS = [
    # player, against, share of wins that even a short match must show
    ("easy", "random", 0.75),
    ("hard", "easy", 0.75),
    *rarely(("medium", "easy", 0.55), ("hard", "random", 0.9)),
]


@pytest.mark.slow
@pytest.mark.parametrize(("player", "against", "least"), STRENGTHS)
def test_a_player_is_worth_its_name(effort: Effort, player: str, against: str, least: float) -> None:
    """Far below what docs/players.md measures, so that no chance makes it fail: a gate against a player that has
    forgotten how to play."""
    games = contest(player, against, games=effort(quick=4, test=4, exhaustive=40), seed="gate")
    assert share(games, player) >= least
    assert sum(game.played.ending == "standstill" for game in games) <= len(games) // 10


@pytest.mark.exhaustive
@pytest.mark.parametrize("players", [3, *rarely(4)])
def test_a_planner_among_beginners_wins_most_games(effort: Effort, players: int) -> None:
    games = contest("hard", *["easy"] * (players - 1), games=effort(quick=players, test=players, exhaustive=24))
    assert share(games, "hard") > 0.6


@pytest.mark.exhaustive
def test_master_is_no_weaker_than_hard() -> None:
    assert share(contest("master", "hard", games=20, seed="gate"), "master") >= 0.4


@pytest.mark.exhaustive
def test_grandmaster_is_stronger_than_hard() -> None:
    assert share(contest("grandmaster", "hard", games=6, seed="gate"), "grandmaster") >= 0.4


@pytest.mark.slow
def test_a_verdict_knows_no_secrets(positions: list[GameState], effort: Effort) -> None:
    """The last legal action is seldom a good one, so that there is something to be said of it."""
    random = Random("verdicts")
    for state in positions[:: effort(quick=60, test=60, exhaustive=20)]:
        legal, seen = legal_actions(state), view(state, state.seat)
        verdict = Master("", state.ruleset).judge(seen, legal, (legal[-1],), Random("same"), Budget())
        if verdict is None:
            continue
        other = redeal(state, state.seat, random)
        again = Master("", other.ruleset).judge(view(other, state.seat), legal, (legal[-1],), Random("same"), Budget())
        assert again == verdict
        assert verdict.lost >= 0


def test_an_outlook_knows_no_secrets(positions: list[GameState], effort: Effort) -> None:
    random = Random("outlooks")
    for state in positions[:: effort(quick=20, test=40, exhaustive=4)]:
        for seat in range(len(state.players)):
            other = redeal(state, seat, random)
            outlooks = {Master("", each.ruleset).outlook(view(each, seat)) for each in (state, other)}
            assert len(outlooks) == 1
