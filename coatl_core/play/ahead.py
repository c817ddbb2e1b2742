"""What the next body segment of each colour would make of the active coatl, and where such a segment is."""

from __future__ import annotations

from attrs import frozen

from coatl_core.cards.pieces import COLORS, Piece, piece
from coatl_core.game.coatl import Coatl
from coatl_core.play.assembling import Caret, attached
from coatl_core.play.sight import Sight


@frozen
class NextBody:
    """A body segment that could go to the active end: how many of them lie on the own board, the numbers of the fields
    that have one, and the coatl ``after`` it. ``allowed`` is False for one on the board that may not be attached
    now."""

    piece: Piece
    owned: int
    fields: tuple[int, ...]
    after: Coatl
    allowed: bool = True


def next_bodies(sight: Sight) -> tuple[NextBody, ...]:
    """Returns what could go to the active end, a colour after the other; nothing if there is no coatl to go to. While
    the one who looks cannot act, it is the end of the last coatl that can grow."""
    coatls = sight.view.own.coatls
    caret = sight.caret if sight.caret is not None else _waiting(sight)
    if caret is None or caret.coatl > len(coatls) or sight.trial is not None:
        return ()
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


def _waiting(sight: Sight) -> Caret | None:
    number, coatl = max(sight.growing(), key=lambda each: each[0], default=(0, None))
    if coatl is None or coatl.complete:
        return None
    return Caret(number, "head" if coatl.tail else "tail")
