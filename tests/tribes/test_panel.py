"""The omen that holds is told in one row of a small terminal, in every language."""

from __future__ import annotations

import pytest
from attrs import evolve

from coatl_core.cards.pieces import COLORS
from coatl_core.language.valuetext import shown_values
from coatl_tribes.names import ANGRY
from coatl_tribes.omens import OMENS
from coatl_tui.table.draw.table import draw_table
from tests.locale.support import LANGUAGES
from tests.tribes.support import table
from tests.tui.test_draw import board, scene

HOLDING = [*(omen for omen in OMENS if omen != ANGRY), *(f"{ANGRY}-{color}" for color in COLORS)]


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("place", range(3))
@pytest.mark.slow
def test_the_omen_that_holds_has_room_at_80_columns(tag: str, place: int) -> None:
    for omen in HOLDING:
        seen = scene(table(omen=omen, place=place), tag=tag)
        seen = evolve(seen, panel=seen.view.panel())
        ((_, lines),) = seen.panel
        told = seen.l10n(lines[0].message, **shown_values(lines[0].values, seen.view.catalog, seen.l10n))
        at = board(seen, (80, 24)).at.panel
        assert at is not None
        assert told in draw_table(board(seen, (80, 24))).text().splitlines()[at.y], told
