"""How a game has ended, in words: who has won and why, every card with its points, and what is counted."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from attrs import evolve
from pytest_snapshot.plugin import Snapshot

from coatl_core.cards.pieces import COLORS
from coatl_core.game.rules import Setup
from coatl_core.game.scoresheet import ScoreSheet, TieBreak
from coatl_core.game.session import Session
from coatl_core.language.outcometext import met_text, outcome_sentences, sheet_text, winner_text
from coatl_core.play.statistics import counted, statistics_of
from tests.support import registry
from tests.texts.support import EACH, LANGUAGES, name, played, speaking, spoilt
from tests.tui.support import session_at

OVER = session_at(10_000, tokens=True)


def told(session: Session, tag: str) -> str:
    """All that can be read of a finished game."""
    l10n, seen, sheet = speaking(tag), session.view(0), session.score_sheet()
    log = [event for step in session.history for event in step.events]
    each = [statistics_of(player, log) for player in sheet.players]
    outcome = "\n".join(outcome_sentences(sheet, seen, log, l10n))
    names = [player.name for player in sheet.players]

    def line(label: str, told: Iterable[str]) -> str:
        return f"{label}: {l10n('list-comma').join(told)}"

    statistics = [
        line(row.label, (f"{player} {l10n('sheet-number', n=n)}" for player, n in zip(names, row.values, strict=True)))
        for row in counted(each, sheet, seen.rules, l10n)
    ]
    for player, of_player in zip(names, each, strict=True):
        colors = (f"{l10n('color', color=color)} {of_player.colors[color]}" for color in COLORS)
        statistics.append(line(f"{l10n('sheet-colors')}, {player}", colors))
    return "\n\n".join((outcome, sheet_text(sheet, seen, l10n), "\n".join(statistics))) + "\n"


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_end_of_a_game(written: Snapshot, tag: str) -> None:
    written.assert_match(told(OVER, tag), f"outcome-{tag}.txt")


@pytest.mark.slow
@pytest.mark.parametrize("setup", EACH, ids=name)
def test_the_end_of_every_kind_of_game_can_be_told(setup: Setup) -> None:
    steps = played(setup)
    session = Session(steps[-1].before.setup, registry().ruleset(setup.card_sets, setup.variants))
    for step in steps:
        session.push(step.action)
    for tag in LANGUAGES:
        lines = [line.strip() for line in told(session, tag).splitlines() if line]
        assert [line for line in lines if spoilt(line)] == []


@pytest.mark.parametrize("decided_by", ["cards", "coatl", "shared"])
def test_what_has_decided_between_equal_points_is_said(decided_by: TieBreak) -> None:
    winners = (0, 1) if decided_by == "shared" else (0,)
    sheet: ScoreSheet = evolve(OVER.score_sheet(), winners=winners, decided_by=decided_by)
    text = winner_text(sheet, speaking("en"))
    assert "equal" in text
    assert sheet.players[0].name in text
    assert (sheet.players[1].name in text) == (decided_by == "shared")


def test_a_prophecy_counts_times_and_a_temple_requirements() -> None:
    sheet, catalog = OVER.score_sheet(), OVER.catalog
    lines = [line for player in sheet.players for score in player.coatls for line in score.lines]
    said = {line.card in catalog.temples: met_text(line, catalog, speaking("en")) for line in lines}
    assert said[False].endswith("×")
    assert said[True].endswith("met:")


def test_a_coatl_is_read_in_words_or_written_by_signs() -> None:
    sheet, seen = OVER.score_sheet(), OVER.view(0)
    coatl = next(coatl for player in OVER.state.players for coatl in player.coatls)
    assert str(coatl) in sheet_text(sheet, seen, speaking("en"), str)
    words = sheet_text(sheet, seen, speaking("en"))
    assert str(coatl) not in words
    assert ("head" in words) == any(coatl.head for player in OVER.state.players for coatl in player.coatls)


def test_what_is_counted_has_a_number_for_each_seat() -> None:
    sheet = OVER.score_sheet()
    each = [statistics_of(player, ()) for player in sheet.players]
    assert {len(row.values) for row in counted(each, sheet, OVER.state.rules, speaking("en"))} == {len(sheet.players)}
