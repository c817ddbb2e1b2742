"""The cover between two players."""

from __future__ import annotations

import re

import pytest
from attrs import evolve
from rich.cells import cell_len

from coatl_core.cards.pieces import piece
from coatl_core.game import events as e
from coatl_core.game.deeds import deeds_of
from coatl_core.game.events import seen_by
from coatl_core.game.view import view
from coatl_core.play.standing import SaveFailure
from coatl_tui.table.draw.board import points_of
from coatl_tui.table.draw.cover import cover_content
from coatl_tui.widgets.linebreaks import wrap
from tests.tui.test_draw import LONG_NAMES, TAGS, laid, speaking

SIZES = [(80, 20), (100, 27), (140, 37), (200, 57)]


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [4, 5])
def test_the_cover_asks_for_the_player_and_shows_the_last_of_what_happened(
    tag: str, size: tuple[int, int], players: int
) -> None:
    l10n, seen = speaking(tag), view(laid(players), None)
    seen = evolve(seen, players=tuple(evolve(p, name=n) for p, n in zip(seen.players, LONG_NAMES, strict=False)))
    deeds = [e.Took(1, 4, (piece("Y"), piece("R"))), *[e.Passed(2), e.Passed(3)] * 30, e.Took(1, 9, (piece("K>"),))]
    content = cover_content(seen, "Enter", deeds_of(deeds), SaveFailure("disk full"), l10n, *size)
    lines = ["".join(span.text for span in spans) for spans in content.lines]
    assert len(lines) == size[1]
    assert all(cell_len(line) == size[0] for line in lines)
    shown = " ".join(" ".join(lines).replace("│", " ").split())
    for text in (
        "Enter " + l10n("cover-enter", name=LONG_NAMES[0]),
        l10n("cover-text", name=LONG_NAMES[0]),
        l10n("table-unsaved", reason="disk full"),
        l10n("deed-took", pieces="▏K▙", field=9),
    ):
        assert text in shown
    if size[1] < 34 or players > 4:  # else the points are large digits
        assert f"{LONG_NAMES[0]} 16 +3" in shown
        assert f"{LONG_NAMES[players - 1]} {points_of(seen, players - 1)[0]}" in shown
    else:
        assert all(name in shown for name in (*LONG_NAMES[:players], "+3", "█"))
    assert l10n("deed-took", pieces="", field=4).strip().split("  ")[-1] not in shown
    assert "»" in shown
    serpent = "\n".join(lines[: lines.index(next(line for line in lines if LONG_NAMES[0] in line))])
    assert not re.search(r"▏ +[BGKRY] ", serpent)  # the serpent is nobody's and has no letters


@pytest.mark.parametrize("tag", TAGS)
def test_no_word_of_the_question_stands_alone_in_its_last_line(tag: str) -> None:
    for name in LONG_NAMES:
        seen = view(laid(), None)
        seen = evolve(seen, players=(evolve(seen.players[0], name=name), *seen.players[1:]))
        lines = cover_content(seen, "Enter", (), None, speaking(tag), 80, 20).lines
        told = [line for spans in lines if (line := "".join(span.text for span in spans).strip())]
        question = speaking(tag)("cover-text", name=name)
        last = next(line for line in reversed(told) if question.endswith(line))
        assert len(last) > len(question) / len(wrap(question, 70)) / 2


def test_the_cover_tells_only_what_everybody_may_know() -> None:
    deeds = [e.Kept(1, 2, ("base:pair-red-blue",) * 2, ("base:count-red",)), e.DrewFromDeck(1, "base:count-red")]
    news = deeds_of(seen_by(deed, None) for deed in deeds)
    lines = cover_content(view(laid(), None), "Enter", news, None, speaking("en"), 80, 20).lines
    told = "\n".join("".join(span.text for span in spans) for spans in lines)
    assert speaking("en")("deed-chose", n=1) in told
    assert speaking("en")("deed-kept", n=2) in told
    assert "▌b" not in told
    assert "▌r" not in told
