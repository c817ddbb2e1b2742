"""Assembling by keys: one coatl is active, with a caret at the end to which the next piece goes (RULES 6.1)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TypeAlias

from attrs import evolve, frozen

from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import Action, End, Extend, Start
from coatl_core.game.coatl import Coatl, growing, start
from coatl_core.game.view import PlayerView

Attachment: TypeAlias = Start | Extend
"""What attaches a piece."""


@frozen
class Caret:
    """The active coatl of the one who looks, from 1, and the end to which a body segment goes. A number one higher than
    that of the last coatl is a new one."""

    coatl: int
    end: End = "tail"

    def attaches(self, piece: Piece, coatls: Iterable[Coatl]) -> Attachment:
        """The action that attaches the piece here, legal or not. Heads and tails have only one end to go to."""
        if self.coatl > len(tuple(coatls)):
            return Start(piece)
        return Extend(self.coatl, self.end if piece.part == "body" else piece.part, piece)


def caret_at(wanted: Caret | None, view: PlayerView, legal: Collection[Action]) -> Caret | None:
    """Returns the caret where it is wanted, if that coatl can grow and that end is open; or else at the other end, at
    the first coatl that can grow, or at a new one. It is never at a complete coatl; None if there is nowhere to be, or
    nothing to be done."""
    if view.closing >= 0 or not legal:
        return None  # a coatl just closed gets its last cards first (RULES 6.5)
    coatls = view.own.coatls
    numbers = [number for number, _ in growing(coatls)]
    if any(isinstance(action, Start) for action in legal):
        numbers.append(len(coatls) + 1)
    if not numbers:
        return None
    caret = wanted if wanted is not None and wanted.coatl in numbers else Caret(numbers[0])
    if caret.coatl > len(coatls):
        return Caret(caret.coatl)
    coatl = coatls[caret.coatl - 1]
    return evolve(caret, end="tail" if coatl.head else "head" if coatl.tail else caret.end)


def attached(action: Action, coatls: tuple[Coatl, ...]) -> Coatl | None:
    """Returns the coatl that a piece begins or extends by this action, as it is then; None for any other action."""
    match action:
        case Start(piece=piece):
            return start(piece)
        case Extend(coatl=number, end=end, piece=piece):
            return coatls[number - 1].extended(piece, end == "head")
    return None
