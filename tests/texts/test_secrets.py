"""No text holds what its seat may not know (RULES 2.6): in a world where that was dealt anew, it reads the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from coatl_core.game.determinize import redeal
from coatl_core.game.legal_actions import legal_actions, offers
from coatl_core.game.rules import Setup
from coatl_core.game.scoring import seen_sheet
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_core.language.actiontext import action_text, due_text, turn_text
from coatl_core.language.l10n import L10n
from coatl_core.language.outcometext import sheet_text
from coatl_core.language.viewtext import view_text
from coatl_core.play.thingtext import thing_text
from tests.conftest import Effort
from tests.texts.support import CASES, EACH, name, played, speaking
from tests.texts.test_thingtext import sight, things


def texts(state: GameState, seat: int | None, l10n: L10n) -> Iterator[str]:
    """All that a face of the game can tell a seat of a state."""
    seen = view(state, seat)
    yield from (view_text(seen, l10n), turn_text(seen, l10n), due_text(seen, l10n))
    yield sheet_text(seen_sheet(state, seat), seen, l10n)
    if seat == state.seat:
        yield from (action_text(action, seen, l10n, offers(state)) for action in legal_actions(state)[:60])
    for shown in range(len(state.players)):
        around = sight(state, seat, shown)
        yield from (thing_text(thing, around, l10n) for thing in things(around))


@pytest.mark.slow
@pytest.mark.parametrize("setup", EACH, ids=name)
def test_what_a_seat_cannot_know_changes_no_text(effort: Effort, setup: Setup) -> None:
    steps, random, l10n = played(setup), Random(name(setup)), speaking("en")
    for step in steps[:: effort(quick=150, test=120, exhaustive=6)]:
        state = step.before
        for seat in (None, *range(len(state.players))):
            assert list(texts(redeal(state, seat, random), seat, l10n)) == list(texts(state, seat, l10n))


def test_what_a_seat_does_know_changes_its_texts() -> None:
    """Else the test above would find nothing."""
    state, random, l10n = played(CASES[0])[30].before, Random("known"), speaking("en")
    assert list(texts(redeal(state, 1, random), 0, l10n)) != list(texts(state, 0, l10n))
