"""What moves on the table after an action: pictures drawn above the table for a moment, from a scene before and after.

A motion explains what has happened and holds up nothing: the table below it shows the new state already, and any key
ends it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from attrs import evolve, frozen

from coatl_core.cards.pieces import Piece
from coatl_core.play.things import BoardSpace, CoatlItem, Field, OpponentItem
from coatl_tui.table.draw.board import points_of
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import Canvas, Rect
from coatl_tui.widgets.serpent import CELLS, Scale, Serpent, draw_piece, piece_width, serpent_width

SECONDS = 0.03
"""How long a frame is shown."""
_SLIDE, _RIPPLE = 6, 6
"""The frames that a piece slides, and those in which a closed coatl ripples."""
_MOVING = Scale(1, 3)

Spots = Mapping[object, Rect]
"""Where things lie on the screen."""


@frozen
class Shown:
    """A scene, and where the things on it lie on the screen."""

    scene: Scene
    spots: Spots


@frozen
class Frame:
    """One picture: pieces on their way, each with its column and row; places that wait for theirs and are empty so
    long; pieces that are lit. ``points`` are those of the player, ``sum`` is that of a coatl being completed by now;
    both are None if they do not change."""

    pieces: tuple[tuple[int, int, Piece], ...] = ()
    empty: tuple[Rect, ...] = ()
    lit: tuple[Rect, ...] = ()
    points: int | None = None
    sum: int | None = None

    def counts(self, id: str) -> bool:
        """Whether a number in this pane is counted up."""
        return (id == "status" and self.points is not None) or (id == "coatls" and self.sum is not None)

    def touches(self, area: Rect) -> bool:
        """Whether any of it lies in an area."""
        own = [*self.empty, *self.lit, *(Rect(x, y, _MOVING.cells + 1, 1) for x, y, _ in self.pieces)]
        return any(
            each.x < area.right and each.right > area.x and each.y < area.bottom and each.bottom > area.y
            for each in own
        )

    def draw(self, canvas: Canvas) -> None:
        """Draws the frame above what is drawn already."""
        for area in self.empty:
            canvas.fill(area, "table")
        for area in self.lit:
            canvas.light(area, "points", "bold on-points")
        for x, y, piece in self.pieces:
            draw_piece(canvas, x, y, piece, _MOVING)


@frozen
class _Way:
    """A piece that goes from one place to another."""

    piece: Piece
    start: Rect
    end: Rect


def motion(before: Shown, after: Shown) -> tuple[Frame, ...]:
    """Returns the frames between two scenes of the same player; none if nothing moves."""
    old, new = before.scene, after.scene
    if old.view.seat != new.view.seat or not (old.shows_own and new.shows_own):
        return ()
    ways = [*_taken(before, after), *_attached(before, after), *_gathered(before, after)]
    closed = _closed(before, after)
    first, last = points_of(old.view, old.shown)[0], points_of(new.view, new.shown)[0]
    sums = _sums(old, new)
    frames = []
    if ways:
        points, sum = _counted(first, last, 0), _counted(*sums, 0)
        frames = [evolve(_sliding(ways, step), points=points, sum=sum) for step in range(1, _SLIDE)]
    for step in range(_RIPPLE if closed or first != last or sums[0] != sums[1] else 0):
        lit = tuple(closed[at] for at in range(len(closed)) if at * _RIPPLE // len(closed) == step)
        frames.append(Frame(lit=lit, points=_counted(first, last, step + 1), sum=_counted(*sums, step + 1)))
    return tuple(frames)


def _counted(first: int, last: int, step: int) -> int | None:
    """A number that is counted up, after so many steps; None if it does not change."""
    return first + (last - first) * step // _RIPPLE if first != last else None


def _sums(old: Scene, new: Scene) -> tuple[int, int]:
    """The sum of a coatl being completed, before and now."""
    before, after = (scene.completing for scene in (old, new))
    if after is None:
        return 0, 0
    return before.chosen.points if before is not None and before.number == after.number else 0, after.chosen.points


def _sliding(ways: list[_Way], step: int) -> Frame:
    pieces = tuple(
        (
            way.start.x + (way.end.x - way.start.x) * step // _SLIDE,
            way.start.y + (way.end.y + way.end.height // 2 - way.start.y) * step // _SLIDE,
            way.piece,
        )
        for way in ways
    )
    return Frame(pieces, tuple(way.end for way in ways))


def _taken(before: Shown, after: Shown) -> Iterator[_Way]:
    """Pieces that have come from the supply board to the rack."""
    old, new = before.scene, after.scene
    came = _only_on(new.board, old.board)
    for number, pieces in enumerate(old.view.supply, 1):
        if pieces and sorted(p.text for p in pieces) == sorted(space.piece.text for space in came):
            start = before.spots.get(Field(number))
            for place, space in enumerate(came):
                end = after.spots.get(space)
                if start is not None and end is not None:
                    yield _Way(space.piece, Rect(start.x + 3 * place, start.y, 3, 1), end)
            return


def _only_on(board: Sequence[Piece | None], other: Sequence[Piece | None]) -> list[BoardSpace]:
    """The spaces of a player board with a piece on them that are empty on the other one."""
    both = enumerate(zip(board, other, strict=False), 1)
    return [BoardSpace(space, piece) for space, (piece, empty) in both if piece is not None and empty is None]


def _attached(before: Shown, after: Shown) -> Iterator[_Way]:
    """A piece that has gone from the rack to a coatl."""
    old, new = before.scene, after.scene
    gone = _only_on(old.board, new.board)
    coatls = old.view.own.coatls
    for index, coatl in enumerate(new.view.own.coatls):
        was = coatls[index].pieces if index < len(coatls) else ()
        if len(gone) == 1 and len(coatl.pieces) == len(was) + 1:
            places = pieces_of(after, index)
            start = before.spots.get(gone[0])
            if places and start is not None:
                yield _Way(gone[0].piece, start, places[-1] if coatl.pieces[:-1] == was else places[0])
            return


def _gathered(before: Shown, after: Shown) -> Iterator[_Way]:
    """Pieces that an automatic opponent has taken from the supply board to a card."""
    old, new = before.scene.view, after.scene.view
    if old.opponent is None or new.opponent is None or old.phase != "opponent":
        return
    emptied = [n for n, (was, now) in enumerate(zip(old.supply, new.supply, strict=True), 1) if was and not now]
    for number, (was_card, card) in enumerate(zip(old.opponent.cards, new.opponent.cards, strict=False), 1):
        more = card.pieces[len(was_card.pieces) :] if was_card.card == card.card else ()
        end, start = after.spots.get(OpponentItem(number)), before.spots.get(Field(emptied[0])) if emptied else None
        if start is not None and end is not None:
            target = Rect(end.right - 4, end.y, 0, end.height)
            yield from (_Way(piece, Rect(start.x + 3 * at, start.y, 3, 1), target) for at, piece in enumerate(more))


def _closed(before: Shown, after: Shown) -> tuple[Rect, ...]:
    """The places of the pieces of a coatl that has just been completed."""
    old, new = before.scene.view.own.coatls, after.scene.view.own.coatls
    for index, coatl in enumerate(new):
        if coatl.complete and not (index < len(old) and old[index].complete):
            return pieces_of(after, index)
    return ()


def pieces_of(shown: Shown, index: int) -> tuple[Rect, ...]:
    """Returns where each piece of an own coatl lies; nothing if that is not shown, or not all of it."""
    spot = shown.spots.get(CoatlItem(index + 1))
    pieces = shown.scene.view.own.coatls[index].pieces
    if spot is None:
        return ()
    for cells in CELLS.get(spot.height, ()):
        scale = Scale(spot.height, cells)
        if serpent_width(Serpent(pieces), scale) == spot.width:
            places = []
            x = spot.x + (pieces[0].part != "head")
            for piece in pieces:
                places.append(Rect(x, spot.y, piece_width(piece.part, scale), spot.height))
                x += piece_width(piece.part, scale)
            return tuple(places)
    return ()
