"""What the score pad asks, one thing after the other; and every step goes back."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from coatl_core.game.coatl import Coatl
from coatl_core.game.rules import Rules, Setup, VariantChoice
from coatl_core.game.scoring import score_sheet
from coatl_core.game.told_end import Told, ToldEnd, end_state
from coatl_core.play.pad import Pad
from tests.conftest import Effort
from tests.pad.support import end_of, finished, finished_alone
from tests.support import base, registry


def pad(players: int = 2, *variants: VariantChoice, **rules: Any) -> Pad:
    setup = Setup(
        ("Ana", "Bao", "Cuz", "Dax")[:players], "", card_sets=("base",), rules=Rules(**rules), variants=variants
    )
    ruleset = registry().ruleset(("base",), variants)
    return Pad(ToldEnd(setup, tuple(Told() for _ in setup.players)), ruleset)


def asked(found: Pad) -> tuple[int, int, str]:
    return found.seat, found.number, found.step


BLUE = Coatl("BBBR", head=True, tail=True)


def test_a_coatl_is_asked_for_then_its_prophecies_then_its_temple() -> None:
    found = pad()
    assert asked(found) == (0, 1, "coatl")
    assert found.give(BLUE) is None and asked(found) == (0, 1, "prophecy")
    refused = found.skip()
    assert refused is not None and refused.code == "end-no-prophecy"
    assert found.take(base("count-blue")) is None and asked(found) == (0, 1, "prophecy")
    assert found.skip() is None and asked(found) == (0, 1, "temple")
    assert found.skip() is None and asked(found) == (0, 2, "coatl")
    assert found.skip() is None and asked(found) == (1, 1, "coatl")
    assert found.skip() is None and found.step == "over"


def test_a_card_that_cannot_lie_there_is_refused_and_the_pad_stays_as_it_was() -> None:
    found = pad()
    found.give(BLUE)
    before = found.end
    refused = found.take(base("triple-red"))
    assert refused is not None and refused.code == "prophecy-unmet"
    assert (found.end, asked(found)) == (before, (0, 1, "prophecy"))


def test_cards_and_pieces_that_lie_somewhere_are_not_offered() -> None:
    found = pad()
    found.give(BLUE)
    found.take(base("triple-blue"))
    assert base("triple-blue") not in found.naming().cards and base("count-blue") in found.naming().cards
    found.skip()
    found.skip()
    left = {kind.text: number for kind, number in found.left().items()}
    assert left["B"] == 22 and left["<B"] == 2 and left["R>"] == 2


def test_after_the_third_complete_coatl_the_next_player_is_asked() -> None:
    for half in (False, True):
        found = pad(unfinished_score_half=half)
        for color, name in (("B", "blue"), ("G", "green"), ("K", "black")):
            found.give(Coatl(color * 4, head=True, tail=True))
            found.take(base(f"count-{name}"))
            found.skip()
            found.skip()
        assert asked(found) == ((0, 4, "coatl") if half else (1, 1, "coatl"))


def test_tokens_are_asked_for_where_there_are_any() -> None:
    found = pad(sacrifice_tokens=True)
    found.skip()
    assert asked(found)[2] == "tokens"
    found.leave(("pick",))
    found.skip()
    assert found.end.players[0].tokens == ("pick",) and asked(found) == (1, 1, "coatl")


def test_every_step_goes_back() -> None:
    found = pad(sacrifice_tokens=True)
    found.give(BLUE)
    found.take(base("count-blue"))
    found.take(base("triple-blue"))
    found.skip()
    found.take(base("no-green-length-9"))
    found.skip()
    found.skip()
    steps = []
    while found.seat or found.number > 1 or found.step != "coatl":
        found.back()
        coatl = found.end.players[0].coatls[:1]
        steps.append((found.step, len(coatl[0].prophecies), coatl[0].temple is not None))
    assert steps == [
        *(("coatl", 2, True), ("temple", 2, True), ("temple", 2, False)),
        *(("prophecy", 1, False), ("prophecy", 0, False), ("coatl", 0, False)),
    ]


def test_a_coatl_that_is_mended_keeps_the_cards_it_still_meets() -> None:
    found = pad()
    found.give(BLUE)
    found.take(base("count-blue"))
    found.take(base("triple-blue"))
    found.skip()
    found.skip()
    found.skip()
    found.mend(0, 1)
    found.give(Coatl("BBRB", head=True, tail=True))
    assert found.end.players[0].coatls[0].prophecies == (base("count-blue"),)
    found.skip()
    found.skip()
    assert asked(found) == (1, 1, "coatl")


def told(state_end: ToldEnd, found: Pad) -> None:
    """Tells a whole end, as a person would."""
    while found.step != "over":
        coatls = state_end.players[found.seat].coatls
        coatl = coatls[found.number - 1] if found.number <= len(coatls) else None
        here = found.coatl
        refused = None
        if found.step == "coatl" and coatl is not None:
            refused = found.give(evolve(coatl, prophecies=(), temple=None))
        elif found.step == "prophecy" and coatl and here and len(here.prophecies) < len(coatl.prophecies):
            refused = found.take(coatl.prophecies[len(here.prophecies)])
        elif found.step == "temple" and coatl is not None and coatl.temple is not None:
            refused = found.take(coatl.temple)
        elif found.step == "fulfilled" and len(found.end.fulfilled) < len(state_end.fulfilled):
            refused = found.take(state_end.fulfilled[len(found.end.fulfilled)])
        else:
            found.leave(state_end.players[found.seat].tokens)
            refused = found.skip()
        assert refused is None


def test_whole_games_can_be_told(effort: Effort) -> None:
    for seed in effort.seeds(quick=1, test=2, exhaustive=60):
        half = Rules(unfinished_score_half=True)  # else nobody is asked for a coatl that brings nothing
        rules = evolve(half, sacrifice_tokens=seed % 2 == 0)
        for state in (finished(f"pad {seed}", 4, rules=rules), finished_alone(f"pad {seed}", rules=half)):
            end = end_of(state)
            found = Pad(evolve(end, players=tuple(Told() for _ in end.players), fulfilled=()), state.ruleset)
            told(end, found)
            assert found.end == end
            own, sheet = score_sheet(state), score_sheet(end_state(found.end, found.ruleset))
            assert (sheet.players, sheet.winners) == (own.players, own.winners)
