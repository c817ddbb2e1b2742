"""Each card gets the word that the games justify, or is said not to be known yet."""

from __future__ import annotations

from random import Random

import pytest
from attrs import evolve

from coatl_core.cards.catalog import CardSet
from coatl_core.cards.prophecies import prophecy
from coatl_core.game.rules import ComputerSeat
from coatl_core.lab.findings import by_weight, findings
from coatl_core.lab.job import AHEAD, Job
from coatl_core.lab.report import report
from coatl_core.lab.text import verdict_text, warnings
from coatl_core.lab.totals import Observed, Totals
from coatl_core.lab.verdicts import ROUND, CardVerdict, verdicts
from coatl_core.language.problemtext import problem_text
from tests.lab.conftest import river
from tests.locale.support import speaking
from tests.support import registry

WORDS = CardSet(
    "words",
    (
        (prophecy("words:sky", "R", "count R", ((27, 40),)), 1),
        (prophecy("words:one", "R", "2 Y, 1 R", ((1, 3),)), 1),
        (prophecy("words:two", "B", "1 R, 2 Y", ((1, 3),)), 1),
        (prophecy("words:third", "B", "count K", ((3, 2),)), 1),
    ),
    (),
)


def words(strength: str = "hard") -> Job:
    return Job("words", (WORDS, registry().card_set("base")), 2, ComputerSeat(strength), "s").examined(registry())


def measured(points: float, spread: float, pairs: int, card: str = "words:third") -> Totals:
    """The totals of so many pairs of games in which a card brought about so many points."""
    totals, random = Totals(), Random(card)
    for number in range(pairs):
        deal = Observed(number, games=8)
        deal.add("ahead", card, 1, round(AHEAD * (points + spread * (1 if number % 2 else -1))))
        deal.add("worth", card, 1, random.choice((-300, 300)))
        totals.add(deal)
    return totals


def verdict(totals: Totals, card: str = "words:third") -> CardVerdict:
    return verdicts(words(), totals, report(words(), totals))[card]


def test_what_the_text_of_a_card_tells_needs_no_game() -> None:
    found = verdicts(words(), Totals(), report(words(), Totals()))
    assert found["words:sky"] == CardVerdict("impossible")
    assert found["words:one"] == CardVerdict("double", {"card": "words:two"})
    assert found["words:two"] == CardVerdict("double", {"card": "words:one"})
    assert found["words:third"].word == "unknown"


@pytest.mark.parametrize(
    ("points", "spread", "pairs", "word"),
    [
        (8, 10, 75, "strong"),
        (-8, 10, 75, "weak"),
        (0.5, 10, 75, "ordinary"),
        (-2, 8, 75, "ordinary"),
        (2.8, 10, 75, "unknown"),
        (8, 10, 9, "unknown"),
        (1, 1, 400, "ordinary"),  # surely more than nothing, but nothing that anyone would notice
    ],
)
def test_the_word_is_what_the_interval_of_the_points_allows(
    points: float, spread: float, pairs: int, word: str
) -> None:
    assert verdict(measured(points, spread, pairs)).word == word


@pytest.mark.parametrize(("points", "spread", "pairs"), [(2.8, 10, 75), (4.2, 20, 60), (1, 15, 40), (-3, 18, 50)])
def test_with_so_many_more_games_the_word_is_known(points: float, spread: float, pairs: int) -> None:
    totals = measured(points, spread, pairs)
    more = verdict(totals).values["games"]
    assert isinstance(more, int)
    assert more % ROUND == 0
    enough = measured(points, spread, pairs + -(-more // 8))
    assert verdict(enough).word != "unknown"
    assert verdict(measured(points, spread, pairs + (more - ROUND) // 8 // 2)).word == "unknown"


def test_before_the_first_games_a_number_of_games_is_named_all_the_same() -> None:
    games = verdict(Totals()).values["games"]
    assert isinstance(games, int)
    assert 200 <= games <= 5000


def test_a_card_that_nobody_fulfils_is_dead(deals: list[Observed]) -> None:
    totals = Totals()
    for deal in deals:
        totals.add(deal)
    found = verdicts(river(), totals, report(river(), totals))
    assert found["river:flood"].word == "strong"
    assert found["river:long"].word == "dead"


def test_what_is_surely_large_comes_first_and_then_what_is_likely() -> None:
    totals = Totals()
    for card, points, spread in (
        ("words:one", 9, 10),
        ("words:two", 1, 10),
        ("words:sky", -2, 10),
        ("words:third", 3, 1),
    ):
        totals.sums |= {"ahead": totals.sums.get("ahead", {}) | measured(points, spread, 60, card).sums["ahead"]}
    found = report(words(), totals)
    order = [card.id for card in by_weight(found, findings(words(), totals, found))]
    assert order == ["words:one", "words:third", "words:sky", "words:two"]


def test_players_that_do_not_weigh_what_they_keep_are_told_first() -> None:
    for strength in ("easy", "random"):
        job = words(strength)
        first, *_ = findings(job, Totals(), report(job, Totals()))
        assert (first.code, first.values["strength"]) == ("heedless", strength)
    for strength in ("medium", "hard", "master"):
        assert "heedless" not in {each.code for each in findings(words(strength), Totals(), report(words(), Totals()))}


def test_the_warnings_of_the_check_are_there() -> None:
    told = list(warnings(words(), speaking("en")))
    assert any("asks for the same as words:one" in line for line in told)
    assert any("Nobody can fulfil this card" in line for line in told)
    alone = evolve(words(), sets=(WORDS,)).examined(registry())
    assert any("pays much" in line for line in warnings(rich(), speaking("en")))
    assert len(alone.problems) == len(words().problems)


def rich() -> Job:
    """Twelve points for one red piece."""
    gift = CardSet("gift", ((prophecy("gift:red", "R", "count R", ((1, 12),)), 1),), ())
    return Job("gift", (gift, registry().card_set("base")), 2, ComputerSeat("hard"), "s").examined(registry())


@pytest.mark.parametrize("tag", ["en", "cs", "pl", "uk"])
def test_every_word_is_said_in_every_language(tag: str) -> None:
    l10n = speaking(tag)
    for word, values in (
        ("impossible", {}),
        ("double", {"card": "words:one"}),
        ("dead", {}),
        ("strong", {}),
        ("weak", {}),
        ("ordinary", {}),
        ("unknown", {"games": 600}),
    ):
        told = verdict_text(CardVerdict(word, values), words(), l10n)  # type: ignore[arg-type]
        assert "⟦" not in told
        assert len(told) <= 44
    for job in (words(), rich()):
        assert all("⟦" not in problem_text(problem, l10n) for problem in job.problems)
