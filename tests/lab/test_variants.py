"""The lab plays with variants: who wins together is told as that, and a game that a variant ends is counted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from attrs import evolve

from coatl_core.game.events import Event
from coatl_core.game.goal import Goal
from coatl_core.game.match import Result
from coatl_core.game.rules import VariantChoice
from coatl_core.game.state import GameState, Variant
from coatl_core.lab.counting import WIN, share
from coatl_core.lab.findings import findings
from coatl_core.lab.job import Job, _rivals, variant_text
from coatl_core.lab.report import FEW_PAIRS, report, worth
from coatl_core.lab.resultfile import read, text_of, write
from coatl_core.lab.text import games_text, title
from coatl_core.lab.totals import Observed, Totals
from coatl_core.plugins.registry import Registry
from tests.lab.conftest import river
from tests.locale.support import speaking
from tests.support import example_variant, registry

PAIRS = Goal(((0, 2), (1, 3)))
ALL = Goal(((0, 1, 2),))


class Robber(Variant):
    """At the beginning of each turn a prophecy changes hands, and nobody is told. The game is over after four turns."""

    id = "robber"

    def react(self, state: GameState, event: Event, events: list[Event] | None) -> None:
        victim = state.players[state.whose_turn]
        if type(event).__name__ == "TurnBegan" and victim.hand:
            thief = state.players[(state.whose_turn + 1) % len(state.players)]
            (*rest, card) = victim.hand
            victim.hand, thief.hand = tuple(rest), (*thief.hand, card)
            if state.turn > 4:
                state.finish("robber-over")


def plugins(*kinds: type[Variant]) -> Registry:
    """The game's plugins and these variants, as if one of them had brought these."""
    found = registry()
    ours = found.providers["variant", "adam"]
    providers = {**found.providers, **{("variant", kind.id): ours for kind in kinds}}
    return evolve(found, variants={**found.variants, **{kind.id: kind for kind in kinds}}, providers=providers)


def job(id: str, found: Registry, players: int) -> Job:
    return evolve(river(players), variants=(VariantChoice(id),)).examined(found)


def played(job: Job, found: Registry, deals: int) -> Totals:
    totals, play = Totals(), job.begin(found)
    for number in range(deals):
        totals.add(play(number))
    return totals


@pytest.mark.slow
def test_all_win_or_lose_as_a_whole(tmp_path: Path) -> None:
    found = plugins(example_variant("high-water"))
    game = job("high-water", found, 2)
    totals = played(game, found, 4)
    told = report(game, totals)
    assert (told.seats, "seat" in [each.code for each in findings(game, totals, told)]) == ({}, False)
    assert told.won is not None
    assert (told.won.of, told.endings["finished"].of) == (16, 16)
    assert told.endings["finished"].value
    assert all(card.worth.value is None for card in told.cards)
    sentences = [*games_text(told, speaking("en"))]
    assert any(sentence.startswith("won, all together: ") for sentence in sentences)
    assert any(sentence.startswith("ended by a variant: ") for sentence in sentences)
    assert not any(sentence.startswith("victories") for sentence in sentences)
    assert title(game, told, speaking("en")).endswith(" Variants of the rules: high-water.")
    write(tmp_path / "run.json", game, totals)
    assert read(tmp_path / "run.json").totals() == totals
    assert [*json.loads(text_of(game, totals))["played"]["variants"]] == ["high-water"]


@pytest.mark.slow
def test_partners_have_their_victory_in_common() -> None:
    found = plugins(example_variant("partners"))
    game = job("partners", found, 4)
    assert game.goal == PAIRS
    totals = played(game, found, 2)
    told = report(game, totals)
    assert sum(share.value or 0 for share in told.seats.values()) == pytest.approx(2)
    assert told.won is None


def test_a_card_changes_places_with_one_of_another_side() -> None:
    assert _rivals(2, 4, PAIRS) == [1, 3]
    assert _rivals(1, 3, ALL) == [0, 2]
    assert _rivals(1, 3, None) == [0, 2]


def won_by(*winners: int) -> Result:
    return Result((0, 0, 0, 0), winners, "coatls", 50, "", ())


def test_a_victory_of_partners_counts_whole_for_each_and_a_shared_one_half() -> None:
    assert [share(won_by(0, 2), seat, PAIRS) for seat in range(4)] == [WIN, 0, WIN, 0]
    assert [share(won_by(0, 1, 2, 3), seat, PAIRS) for seat in range(4)] == [WIN // 2] * 4
    assert [share(won_by(0, 1), seat, None) for seat in range(4)] == [WIN // 2, WIN // 2, 0, 0]
    assert share(won_by(), 0, ALL) == 0


def test_a_card_that_alone_decides_is_worth_half_the_victories_of_two_sides() -> None:
    totals = Totals()
    for number in range(FEW_PAIRS):
        deal = Observed(number)
        river(4)._compare("river:flood", 0, 1, [won_by(0, 2), won_by(1, 3)], PAIRS, deal)
        totals.add(deal)
    assert worth(totals.of("worth", "river:flood")).value == 0.5


def test_cards_that_a_variant_moves_about_are_counted_as_far_as_is_told() -> None:
    found = plugins(Robber)
    game = job("robber", found, 3)
    totals = played(game, found, 3)
    told = report(game, totals)
    assert told.endings["finished"].value == 1
    for card in told.cards:
        assert card.fulfilled.value is None or 0 <= card.fulfilled.value <= 1


def test_without_variants_nothing_is_told_of_them() -> None:
    assert "finished" not in report(river(), Totals()).endings
    assert "Variants" not in title(river(), report(river(), Totals()), speaking("en"))


def test_a_variant_is_named_as_it_is_written_on_the_command_line() -> None:
    assert variant_text(VariantChoice("pairs")) == "pairs"
    chosen = VariantChoice("suns", ("campaign=Sun, and stone", "sun=2"))
    assert variant_text(chosen) == "suns:campaign=Sun,, and stone,sun=2"
