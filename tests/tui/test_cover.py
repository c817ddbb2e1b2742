"""The cover between two players."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from coatl_tui.table.panes.cover import cover_content
from tests.locale.support import LANGUAGES, speaking


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 21), (100, 27), (140, 37), (200, 57)])
def test_the_cover_asks_for_the_player_and_shows_the_last_of_what_happened(tag: str, size: tuple[int, int]) -> None:
    l10n = speaking(tag)
    news = [f"Ana {number}." for number in range(40)]
    content = cover_content("Bao", "Enter", news, "disk full", l10n, *size)
    lines = ["".join(span.text for span in spans) for spans in content.lines]
    assert len(lines) == size[1]
    assert all(cell_len(line) == size[0] for line in lines)
    shown = " ".join(" ".join(lines).replace("│", " ").split())
    for text in (
        "Enter " + l10n("cover-enter", name="Bao"),
        l10n("cover-text", name="Bao"),
        l10n("table-unsaved", reason="disk full"),
        news[-1],
    ):
        assert text in shown
    assert news[0] not in shown
    assert not re.search(r"▏ +[BGKRY] ", "\n".join(lines))  # the serpent is nobody's and has no letters
