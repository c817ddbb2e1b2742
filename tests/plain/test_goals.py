"""By typed lines, to their end: a game of partners, who are told each other's cards, and one that all win or lose."""

from __future__ import annotations

from pathlib import Path

import pytest

from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.rules import Setup, VariantChoice
from coatl_core.game.session import Session
from coatl_core.language.l10n import english
from tests.plain import support
from tests.plain.support import play, script, typist_of
from tests.plain.test_games import typed
from tests.plugins.projects import load_project
from tests.support import EXAMPLES, NAMES, Sensible


def told_in(folder: Path, setup: Setup, monkeypatch: pytest.MonkeyPatch, *asked: str) -> tuple[Session, str]:
    """Plays a whole game, types it again after what is ``asked``, and returns it with all that was told."""
    (choice,) = setup.variants
    plugins = load_project(EXAMPLES / choice.id, choice.id, monkeypatch)
    monkeypatch.setattr(support, "registry", lambda: plugins)
    l10n = english(strict=True)
    plugins.register_messages(l10n)
    session, player = Session(setup, plugins.ruleset(setup.card_sets, setup.variants)), Sensible(setup.seed)
    while not session.over:
        session.push(player.choose(session.state, legal_actions(session.state)))
    ready, *lines = typed(session)
    menu = play(setup, folder, script(ready, *asked, *lines), l10n)
    return session, typist_of(menu).transcript


@pytest.mark.exhaustive
def test_partners_are_told_each_others_cards_and_win_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    choice = VariantChoice("partners", ("open-hands",))
    setup = Setup(NAMES[:4], "partners", card_sets=("base",), variants=(choice,))
    session, told = told_in(tmp_path, setup, monkeypatch, f"board {NAMES[2]}", f"board {NAMES[1]}")
    partner, other = (told.partition(f"> board {NAMES[seat]}")[2].partition("\n> ")[0] for seat in (2, 1))
    assert partner.count("Hand ") - other.count("Hand ") == len(session.history[0].before.players[2].hand)
    sheet = session.score_sheet()
    for side in sheet.sides:
        names, points = " and ".join(player.name for player in side), sum(player.points for player in side)
        assert f"{names}: {points} point" in told
        assert (f"{names} win" in told) == (side[0].seat in sheet.winners)


def test_all_lose_together_and_are_told_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = Setup(NAMES[:3], "flood", card_sets=("base",), variants=(VariantChoice("high-water"),))
    session, told = told_in(tmp_path, setup, monkeypatch)
    assert session.score_sheet().winners == ()
    assert "Lost together: Ana, Bao and Cuz." in told
    assert "The water has reached 12: the city is flooded." in told
    assert " wins" not in told
