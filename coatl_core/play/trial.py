"""A trial: pieces laid to a coatl to see what it would be worth. Nothing of it happens in the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from attrs import evolve, frozen

from coatl_core.cards.pieces import Piece
from coatl_core.game.actions import End, Extend, Start
from coatl_core.game.coatl import Coatl, start
from coatl_core.play.assembling import Attachment


@frozen
class Laid:
    """A piece laid to a trial, and the end it was laid to. ``field`` is the field of the supply board that it is wished
    for from, None for a piece of the own player board; that one comes from ``space``."""

    piece: Piece
    end: End
    field: int | None = None
    space: int = 0


@frozen
class Trial:
    """A coatl being tried. ``number`` is that of the own coatl it began with (``seed``), or one more than there are:
    then it began empty. ``laid`` are the pieces laid to it since, in order."""

    number: int
    seed: Coatl | None = None
    laid: tuple[Laid, ...] = ()

    @property
    def coatl(self) -> Coatl | None:
        """The coatl with all that was laid to it; None if there is no piece yet."""
        coatl = self.seed
        for laid in self.laid:
            coatl = start(laid.piece) if coatl is None else coatl.extended(laid.piece, laid.end == "head")
        return coatl

    def end_for(self, piece: Piece, end: End) -> End | None:
        """Returns the end to which this piece is laid if it is to go to that one: a head or a tail has only one. None
        if that end is closed already (RULES 6.1b)."""
        coatl = self.coatl
        where: End = end if piece.part == "body" else piece.part
        closed = coatl is not None and (coatl.head if where == "head" else coatl.tail)
        return None if closed else where

    def with_piece(self, piece: Piece, end: End, field: int | None = None, space: int = 0) -> Trial:
        """Returns the trial with one more piece at this end, which must be open. ``field`` or ``space`` is where it
        comes from."""
        return evolve(self, laid=(*self.laid, Laid(piece, end, field, space)))

    def without_last(self) -> Trial:
        """Returns the trial without the piece that was laid last, if there is one."""
        return evolve(self, laid=self.laid[:-1])

    def emptied(self) -> Trial:
        """Returns the trial as it began."""
        return evolve(self, laid=())

    def board(self, pieces: Sequence[Piece]) -> tuple[Piece, ...]:
        """Returns these pieces of the own player board without those that were laid."""
        rest = list(pieces)
        for laid in self.laid:
            if laid.field is None:
                rest.remove(laid.piece)
        return tuple(rest)

    @property
    def spaces(self) -> tuple[int, ...]:
        """The spaces of the own player board from which pieces were laid."""
        return tuple(laid.space for laid in self.laid if laid.field is None)

    def left_on(self, field: int, pieces: Iterable[Piece]) -> tuple[Piece, ...]:
        """Returns these pieces of a field of the supply board without those that were wished for."""
        rest = Counter(pieces) - Counter(laid.piece for laid in self.laid if laid.field == field)
        return tuple(rest.elements())

    @property
    def wished(self) -> frozenset[int]:
        """The places in the coatl, from 0, of the pieces that are only wished for."""
        return self._places(wished=True)

    @property
    def own(self) -> frozenset[int]:
        """The places in the coatl, from 0, of the own pieces laid to it."""
        return self._places(wished=False)

    def _places(self, wished: bool) -> frozenset[int]:
        before = sum(laid.end == "head" for laid in self.laid)
        after = before + (len(self.seed) if self.seed is not None else 0)
        places = set()
        for laid in self.laid:
            if laid.end == "head":
                before -= 1
                place = before
            else:
                place, after = after, after + 1
            if (laid.field is not None) == wished:
                places.add(place)
        return frozenset(places)

    def actions(self) -> tuple[Attachment, ...]:
        """Returns the actions that attach what was laid, in that order, up to the first piece that is only wished for.
        Whether they are legal is for the game to say."""
        actions: list[Attachment] = []
        for laid in self.laid:
            if laid.field is not None:
                break
            begins = self.seed is None and not actions
            actions.append(Start(laid.piece) if begins else Extend(self.number, laid.end, laid.piece))
        return tuple(actions)
