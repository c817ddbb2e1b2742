"""What a seat may take back at a host, and who is asked: one's own last action that has revealed nothing, with what
computer players have done since (Ruling 5.4)."""

from __future__ import annotations

from collections.abc import Callable

from coatl_core.game.actions import Step
from coatl_core.game.errors import Refusal
from coatl_core.game.session import Session


def why_not(session: Session, seat: int, is_computer: Callable[[int], bool]) -> Refusal | None:
    """Returns why a seat cannot take its last action back, whoever would be asked; None if it can."""
    for number, played in enumerate(reversed(session.history), 1):
        if isinstance(played.action, Step):
            return Refusal("undo-opponent", "")
        if played.seat == seat:
            return session.undo_refusal(number)
        if played.reveals or not is_computer(played.seat):
            return Refusal("undo-not-yours", "")
    return Refusal("undo-nothing", "")


def must_ask(session: Session, seat: int, is_computer: Callable[[int], bool]) -> bool:
    """Returns whether it is another person's turn, who is to agree."""
    return session.acting != seat and not is_computer(session.acting)
