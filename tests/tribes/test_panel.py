"""What the omens say has room beside the table, in every language: nothing of it is cut."""

from __future__ import annotations

import pytest
from attrs import evolve
from rich.cells import cell_len as cells

from coatl_core.cards.pieces import COLORS
from coatl_core.game.track import Track
from coatl_tribes.names import ANGRY, TRIBES
from coatl_tribes.omens import OMENS
from coatl_tui.table.draw.chips import Chips
from coatl_tui.table.draw.panel import draw_panel
from coatl_tui.table.draw.track import Words
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import Canvas
from tests.locale.support import LANGUAGES
from tests.tribes.support import table
from tests.tui.test_draw import board, scene

HOLDING = [*(omen for omen in OMENS if omen != ANGRY), *(f"{ANGRY}-{color}" for color in COLORS)]
NARROW = 17
"""The cells of an omen at 80 × 24."""


def with_panel(tag: str, *tribes: str, omen: str = "", place: int = 0, players: int = 2) -> Scene:
    seen = scene(table(*tribes, omen=omen, place=place, players=players), tag=tag)
    return evolve(seen, panel=seen.view.panel())


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.slow
def test_an_omen_has_room_at_80_columns(tag: str) -> None:
    for omen in HOLDING:
        seen = with_panel(tag, omen=omen)
        ((_, (track, *_)),) = seen.panel
        assert isinstance(track, Track)
        words = Words(seen, Chips(seen.view.catalog, seen.l10n, seen.signs, ()))
        window = track.windows[0]
        assert cells(words.line(window.title)) <= NARROW, (omen, words.line(window.title))
        assert cells(words.line(window.holds[-1])) <= NARROW, (omen, words.line(window.holds[-1]))
        assert cells(words.line(window.holds[1])) <= 29, (omen, words.line(window.holds[1]))
        assert cells(words.line(window.counted[-1])) <= 9, (omen, words.line(window.counted[-1]))


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("place", range(3))
@pytest.mark.slow
def test_the_band_says_what_holds_and_how_one_stands(tag: str, place: int) -> None:
    for omen in HOLDING:
        seen = with_panel(tag, omen=omen, place=place)
        for size in ((80, 24), (120, 36), (200, 60)):
            drawn, canvas = board(seen, size), Canvas(*size)
            assert drawn.at.panel is not None
            draw_panel(canvas, drawn)
            row = canvas.text().splitlines()[drawn.at.panel.y]
            title = seen.l10n("tribes-track-title", omen=omen.partition("-")[0], pieces="").strip()
            assert f"{'I' * (place + 1)} {title}" in row
            assert ("−3" in row) or (" 0" in row), row
            assert "…" not in row


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_power_of_each_tribe_has_a_form_for_few_columns(tag: str) -> None:
    for tribe in TRIBES:
        seen = with_panel(tag, tribe)
        ((_, (track, *_)),) = seen.panel
        assert isinstance(track, Track)
        words = Words(seen, Chips(seen.view.catalog, seen.l10n, seen.signs, ()))
        means = [words.line(line) for line in track.notes[0].means]
        assert cells(means[1]) <= 26, means[1]
        assert cells(means[2]) <= 11, means[2]
