"""By typed lines, to their ends: prophecies are drafted, and others are auctioned. What one player chooses in secret is
told to nobody else at the same keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from coatl_core.game.actions import Do
from coatl_core.game.rules import Setup, VariantChoice
from tests.plain.test_goals import told_in
from tests.support import NAMES


@pytest.mark.parametrize(
    ("id", "chosen"), [("pass-it-on", " keeps a prophecy in secret"), ("night-market", " bids in secret")]
)
def test_a_choice_is_told_to_its_player_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, id: str, chosen: str
) -> None:
    setup = Setup(NAMES[:2], "secret choices", card_sets=("base",), variants=(VariantChoice(id),))
    session, told = told_in(tmp_path, setup, monkeypatch)
    made = [played.seat for played in session.history if isinstance(played.action, Do)]
    assert made
    assert made.count(0) == made.count(1)
    assert " wins" in told
    lines = [line for part in told.split("Press Enter when ")[1:] for line in sitting(part)]
    for seat, name in enumerate(NAMES[:2]):
        own = [who for who, line in lines if line.startswith(f"{name}{chosen}: ")]
        others = [who for who, line in lines if line == f"{name}{chosen}."]
        assert {*own} <= {NAMES[seat]}
        assert NAMES[1 - seat] in others


def sitting(part: str) -> list[tuple[str, str]]:
    """The lines that are told while somebody sits there, each after that player's name."""
    name, _, told = part.partition(" sits here.")
    return [(name, line) for line in told.splitlines()]
