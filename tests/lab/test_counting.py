"""What is counted in a game is all there was, and the order in which games arrive does not matter."""

from __future__ import annotations

from random import Random

import pytest

from coatl_core.cards.catalog import Catalog
from coatl_core.game.engine import new_game
from coatl_core.game.match import Result, play_on
from coatl_core.game.players import Budget
from coatl_core.game.state import Ruleset
from coatl_core.lab.counting import WIN, Watch
from coatl_core.lab.findings import Finding, findings
from coatl_core.lab.interval import Estimate
from coatl_core.lab.report import FEW_PAIRS, Report, ahead, report, worth
from coatl_core.lab.text import decimal, finding_text, signed, signed_decimal
from coatl_core.lab.totals import Observed, Totals
from tests.lab.conftest import CARDS, river
from tests.locale.support import speaking
from tests.support import rarely, registry, setup


def added(deals: list[Observed]) -> Totals:
    totals = Totals()
    for deal in deals:
        totals.add(deal)
    return totals


@pytest.fixture(scope="module")
def totals(deals: list[Observed]) -> Totals:
    return added(deals)


@pytest.fixture(scope="module")
def found(totals: Totals) -> Report:
    return report(river(), totals)


@pytest.mark.exhaustive
@pytest.mark.parametrize("players", [3, *rarely(2, 4)])
def test_every_card_held_is_fulfilled_or_dropped(catalog: Catalog, players: int) -> None:
    for number in range(5):
        deal = Observed(number)
        ruleset = Ruleset(catalog)
        state = new_game(setup(players, str(number), sacrifice_tokens=True), ruleset)
        dealt = [card for player in state.players for card in (*player.hand, *player.temples)]
        watch = Watch(state, deal)
        result = play_on(state, [registry().substitute(ruleset) for _ in range(players)], Budget(), watch)
        watch.finish(result)
        counted = {what: deal.pairs.get(what, {}) for what in ("kept", "drawn", "fulfilled", "points", "level")}
        beside = [(coatl, card) for p in state.players for coatl in p.coatls for card in coatl.prophecies]
        beside += [(coatl, coatl.temple) for p in state.players for coatl in p.coatls if coatl.temple]
        for card in catalog:
            of_dealt, kept = counted["kept"].get(card, [0, 0])
            held, fulfilled = counted["fulfilled"].get(card, [0, 0])
            assert of_dealt == dealt.count(card)
            assert held == kept + counted["drawn"][card][1]
            assert fulfilled == sum(other == card for _, other in beside)
            assert counted["points"].get(card, [0, 0])[0] == fulfilled
            levels = [counted["level"].get(f"{card} {n}", [0, 0])[1] for n in range(9)]
            assert sum(levels) == fulfilled
        assert sum(got for _, got in counted["points"].values()) == sum(result.points)
        assert sum(got for _, got in deal.pairs["seat"].values()) in (WIN, WIN // 4 * 4)
        assert deal.pairs["length"][""] == [players, result.turns]


def test_the_order_of_arrival_does_not_matter(deals: list[Observed], totals: Totals) -> None:
    shuffled = deals[:]
    Random(1).shuffle(shuffled)
    assert added(shuffled) == totals


def test_a_deal_that_arrives_twice_is_counted_once(deals: list[Observed], totals: Totals) -> None:
    assert added([*deals, *deals[:5]]) == totals


def test_a_deal_depends_on_its_number_alone(deals: list[Observed]) -> None:
    play = river().begin(registry())
    assert [play(number) for number in (7, 3)] == [deals[7], deals[3]]


def test_each_deal_has_two_games_for_each_card_tried(deals: list[Observed], found: Report) -> None:
    assert {deal.games for deal in deals} == {4}
    assert (found.games, found.deals) == (120, 30)
    assert {card.ahead.of for card in found.cards} == {card.worth.of for card in found.cards} == {20}


def test_a_card_that_gives_much_is_worth_much(found: Report) -> None:
    flood, long, _ = found.cards
    assert flood.ahead.low is not None
    assert flood.worth.low is not None
    assert flood.ahead.low > 5
    assert flood.worth.low > 0
    assert (long.ahead.value or 0) < flood.ahead.low
    assert (long.worth.value or 0) < flood.worth.low


def test_what_stands_out_is_told(found: Report, totals: Totals) -> None:
    told = {(each.code, each.card) for each in findings(river(), totals, found)}
    assert ("strong", "river:flood") in told
    assert ("dead", "river:long") in told
    assert not {code for code, card in told if card == "river:reed"} & {"dead", "strong", "weak"}


def test_the_cards_of_a_report_are_those_looked_at(found: Report) -> None:
    assert [card.id for card in found.cards] == [card.id for card, _ in CARDS.prophecies]
    reed = found.cards[2]
    assert [level.times for level in reed.levels] == [0, 3, 4]
    assert sum(level.reached.value or 0 for level in reed.levels) == pytest.approx(1)


def test_parts_of_the_games_add_up(found: Report) -> None:
    assert sum(share.value or 0 for share in found.seats.values()) == pytest.approx(1)
    assert sum(part.value or 0 for part in found.endings.values()) == pytest.approx(1)
    assert sum(part.value or 0 for part in found.used.values()) == pytest.approx(1)
    assert sum(found.rounds.values()) == found.games
    assert sum(found.points.values()) == 2 * found.games


def test_nothing_played_says_nothing() -> None:
    empty = report(river(), Totals())
    assert [each.code for each in findings(river(), Totals(), empty)] == []
    assert all(card.ahead.value is card.worth.value is None for card in empty.cards)


def test_what_a_weak_card_brings_is_told_in_points_and_victories() -> None:
    values = {"ahead": -4.0, "ahead-low": -6.1, "ahead-high": -1.9, "value": -12, "low": -20, "high": -4}
    told = finding_text(Finding("weak", 3, {"card": "river:reed", **values}, "river:reed"), speaking("en"))
    assert "points ahead −4.0 (−6.1 to −1.9), percentage points of victory −12 (−20 to −4)" in told


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_counted_of_two_games_is_what_the_card_is_worth(players: int) -> None:
    """The card alone decides: it brings its owner ten points, and the victory with them."""
    deal, totals = Observed(0), Totals()
    for number in range(FEW_PAIRS):
        deal = Observed(number)
        games = [won_by(seat, players) for seat in (0, 1)]
        river(players)._compare("river:flood", 0, 1, games, None, deal)
        totals.add(deal)
    assert ahead(totals.of("ahead", "river:flood")).value == 10
    # Without the card a player wins one game of ``players``, with it every one.
    assert worth(totals.of("worth", "river:flood")).value == pytest.approx(1 - 1 / players)


def won_by(seat: int, players: int) -> Result:
    points = tuple(10 if other == seat else 0 for other in range(players))
    return Result(points, (seat,), "coatls", 50, "", ())


def test_nothing_has_no_sign() -> None:
    l10n = speaking("cs")
    assert [signed_decimal(value, l10n) for value in (-0.04, 0.04, -0.06, 1.26)] == ["0,0", "0,0", "−0,1", "+1,3"]
    assert [decimal(Estimate(1, value), l10n) for value in (-0.04, -0.06)] == ["0,0", "−0,1"]
    assert [signed(value) for value in (-0.004, 0.004, -0.006)] == ["0", "0", "−1"]
