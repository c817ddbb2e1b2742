"""What the next body segment of each colour would make of a coatl, and where such a segment is."""

from __future__ import annotations

from attrs import frozen

from coatl_core.cards.pieces import COLORS, Piece, piece
from coatl_core.game.coatl import Coatl
from coatl_core.play.assembling import Caret, attached
from coatl_core.play.sight import Sight


@frozen
class NextBody:
    """A body segment that could go to the end of a coatl: how many of them lie on the own board, the numbers of the
    fields that have one, and the coatl ``after`` it. ``allowed`` is False for one on the board that may not be attached
    now."""

    piece: Piece
    owned: int
    fields: tuple[int, ...]
    after: Coatl
    allowed: bool = True


def next_bodies(sight: Sight, number: int = 0) -> tuple[NextBody, ...]:
    """Returns what could go to the end of the own coatl of this number that is active, or would be, a colour after the
    other; nothing if there is no such coatl, or if it is complete. 0 is the active one, or, while the one who looks
    cannot act, the last one that can grow."""
    coatls, caret = sight.view.own.coatls, sight.caret
    if not number:
        number = caret.coatl if caret is not None else max((n for n, _ in sight.growing()), default=0)
    if not 0 < number <= len(coatls) or coatls[number - 1].complete or sight.trial is not None:
        return ()
    if caret is None or caret.coatl != number:
        caret = Caret(number, "head" if coatls[number - 1].tail else "tail")
    found = []
    for color in COLORS:
        kind = piece(color)
        action = caret.attaches(kind, coatls)
        after = attached(action, coatls)
        if after is None:
            return ()
        owned = sum(each is kind for each in sight.view.own.board)
        fields = tuple(n for n, pieces in enumerate(sight.view.supply, 1) if kind in pieces)
        found.append(NextBody(kind, owned, fields, after, sight.caret is None or not owned or action in sight.legal))
    return tuple(found)
