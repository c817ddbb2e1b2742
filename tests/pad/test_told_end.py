"""The end of a game that people tell is scored by the engine, and one that cannot be is refused with its place."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from coatl_core.game.coatl import Coatl
from coatl_core.game.rules import Rules, Setup, VariantChoice
from coatl_core.game.scoring import score_sheet
from coatl_core.game.told_end import Told, ToldEnd, ToldFault, end_state, told_setup_refusal
from tests.conftest import Effort
from tests.pad.support import end_of, finished, finished_alone
from tests.support import coatl, registry

RULES = (Rules(), Rules(sacrifice_tokens=True), Rules(unfinished_score_half=True), Rules(strict_x=True))


def test_the_sheet_is_the_games_own(effort: Effort) -> None:
    for seed in effort.seeds(quick=4, test=8, exhaustive=200):
        state = finished(f"told {seed}", 2 + seed % 3, ("base", "promo"), rules=RULES[seed % len(RULES)])
        told = end_state(end_of(state), state.ruleset)
        assert score_sheet(told) == score_sheet(state)


def test_the_sheet_against_adam_is_the_games_own(effort: Effort) -> None:
    for seed in effort.seeds(quick=2, test=3, exhaustive=60):
        state = finished_alone(f"alone {seed}", *(["level-1"] if seed % 2 else []))
        told, own = score_sheet(end_state(end_of(state), state.ruleset)), score_sheet(state)
        assert (told.players, told.winners, told.verdict) == (own.players, own.winners, own.verdict)
        assert told.opponent is not None and own.opponent is not None
        assert (told.opponent.points, told.opponent.scored) == (own.opponent.points, own.opponent.scored)


def told(*coatls: Coatl, others: tuple[Coatl, ...] = (), **rules: Any) -> ToldEnd:
    setup = Setup(("Ana", "Bao"), "", card_sets=("base",), rules=Rules(**rules))
    return ToldEnd(setup, (Told(others), Told(coatls)))


def fault(end: ToldEnd, *, whole: bool = True) -> tuple[int, int, str]:
    """Where the end cannot be, and why."""
    with pytest.raises(ToldFault) as failed:
        end_state(end, registry().ruleset(end.setup.card_sets, end.setup.variants), whole=whole)
    return failed.value.seat, failed.value.coatl, failed.value.refusal.code


FINE = coatl("<BBBR>", "count-blue")


def test_a_card_twice_too_often_is_refused_with_its_coatl() -> None:
    """There is one triple of blue, and two cards that count blue."""
    twice = (coatl("<BBBR>", "triple-blue"), coatl("<GBBBY>", "triple-blue"))
    assert fault(told(*twice)) == (1, 2, "told-card")
    others = (coatl("<KBBBK>", "count-blue"),)
    assert fault(told(FINE, coatl("<GBBBY>", "count-blue"), others=others)) == (1, 2, "told-card")


def test_more_pieces_than_there_are_are_refused_with_their_coatl() -> None:
    """RULES 1.1: 24 body segments of a colour, 3 heads, 3 tails."""
    long = coatl(f"<R{'B' * 20}R>", "count-blue")
    assert fault(told(FINE, coatl("<RBBBBBY>", "triple-blue"), others=(long,))) == (1, 2, "told-piece")
    colors = (("G", "green"), ("K", "black"), ("Y", "yellow"))
    green, black, yellow = (coatl(f"<R{letter * 3}R>", f"triple-{name}") for letter, name in colors)
    assert fault(told(green, black, others=(yellow, Coatl("RG", head=True)))) == (1, 2, "told-piece")


def test_what_no_player_can_have_is_refused() -> None:
    four = (coatl(f"<{name[0].upper() * 4}B>", f"count-{name}") for name in ("blue", "green", "red", "yellow"))
    assert fault(told(*four)) == (1, 4, "end-coatls")
    assert fault(told(*(Coatl("B"), Coatl("G"), Coatl("R")))) == (1, 3, "end-unfinished")
    assert fault(told(coatl("<BBBR>"))) == (1, 1, "end-no-prophecy")
    assert fault(told(coatl("<BBGR>", "triple-blue"))) == (1, 1, "prophecy-unmet")
    assert fault(told(coatl("<BBBR>", "count-blue", "count-blue"))) == (1, 1, "prophecy-identical")
    assert fault(told(coatl("<BBBR>", "count-blue", temple="no-blue-length-10"))) == (1, 1, "temple-unmet")
    assert fault(told(coatl("BBBR", "count-blue", temple="no-green-length-9"))) == (1, 1, "end-temple-open")


def test_a_coatl_may_lack_its_prophecies_while_the_end_is_being_told() -> None:
    end_state(told(coatl("<BBBR>")), registry().ruleset(("base",)), whole=False)
    assert fault(told(coatl("<BBGR>", "triple-blue")), whole=False)[2] == "prophecy-unmet"


def test_a_pattern_that_was_broken_since_stays_beside_the_coatl() -> None:
    """Ruling 8.9: it scores what it meets at the end, perhaps nothing."""
    broken = coatl("<GBBBR>", "isolated-pair-blue")
    sheet = score_sheet(end_state(told(broken), registry().ruleset(("base",))))
    assert sheet.players[1].coatls[0].lines[0].points == 0


def test_tokens_do_not_count() -> None:
    end, ruleset = told(FINE, sacrifice_tokens=True), registry().ruleset(("base",))
    state = end_state(end.with_player(1, evolve(end.players[1], tokens=("duty",))), ruleset)
    assert state.players[1].tokens == ("duty",)
    assert score_sheet(state) == score_sheet(end_state(end, ruleset))


def test_a_variant_that_gives_points_for_other_things_cannot_be_told() -> None:
    for id, code in (("golden-feathers", "end-points"), ("fewer-bodies", ""), ("adam", "")):
        variants = (VariantChoice(id),)
        setup = Setup(("Ana", "Bao")[: 1 + (id != "adam")], "", card_sets=("base",), variants=variants)
        refused = told_setup_refusal(setup, registry().ruleset(("base",), variants))
        assert (refused.code if refused is not None else "") == code
