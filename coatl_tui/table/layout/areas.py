"""What lies on the table, as far as room is needed for it, and the areas of all that is drawn."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, TypeAlias

from attrs import frozen

from coatl_tui.widgets.canvas import Rect

Design: TypeAlias = Literal["compact", "cards", "large"]
CardScale: TypeAlias = Literal["card", "beside", "line", "chip"]

LEAST = (80, 24)
"""The smallest terminal that the table is laid out for."""
CARDS, LARGE = (120, 36), (180, 50)
"""The smallest terminals for cards as cards, and for every player's coatls at full size."""


@frozen
class Lying:
    """What lies on the table, as far as room is needed for it. ``others`` are the numbers of coatls of the other
    players, ``automatic`` is the number of cards of an automatic opponent and of what else it has points for (-1 if
    there is none), ``fields`` that of fields of body segments. ``complete`` says of each own coatl whether it is
    complete, ``begun`` are the indices of those that have hardly more than a piece, ``active`` is the index of the
    one that is being worked on, or -1. ``cards`` are the numbers of cards beside each of them, empty if each needs
    rows of its own. ``free`` says that another one may be begun, ``slots`` how many more cards the hand may hold.
    ``panel`` is the number of lines that variants show, ``track`` is the number of rows of a track among them, 0
    without one, and ``boxed`` that of the rows of all of it in a box, 0 if there are days among it. ``opening``
    says that nobody has a coatl yet, ``begins`` that the next coatl is still to be begun by who looks: none is
    open, and none has just been completed."""

    others: tuple[int, ...] = (0,)
    automatic: int = -1
    fields: int = 6
    complete: tuple[bool, ...] = ()
    begun: frozenset[int] = frozenset()
    active: int = -1
    cards: tuple[int, ...] = ()
    free: bool = False
    beside: int = 5
    hand: int = 0
    temples: int = 0
    slots: int = 0
    row: int = 6
    piles: int = 2
    panel: int = 0
    track: int = 0
    boxed: int = 0
    opening: bool = False
    begins: bool = False

    @property
    def held(self) -> int:
        """The places of the hand: its cards, its temples, and one for all cards that may still come."""
        return self.hand + self.temples + bool(self.slots)


@frozen
class Place:
    """Where an own coatl lies: ``area`` is all of it, ``serpent`` where its pieces are drawn, ``cards`` where the cards
    beside it are, at ``scale``. ``card`` are the cells of one of them, 0 for the usual ones. It has so many ``spare``
    rows below it."""

    area: Rect
    serpent: Rect
    cards: Rect
    scale: CardScale
    card: int = 0
    spare: int = 0

    @property
    def band(self) -> Rect:
        """All rows that it has."""
        return Rect(self.area.x, self.area.y, self.area.width, self.area.height + self.spare)


@frozen
class Cards:
    """Where the cards of a pane lie. There are fewer areas than cards if there is no room for all: then the pane shows
    those around the cursor."""

    scale: CardScale
    areas: tuple[Rect, ...]


@frozen(cache_hash=True)
class Layout:
    """The areas of all panes, with their borders or rules, and of what lies in them. ``effect`` is the row that tells
    what the piece under the cursor would change, ``free`` where another coatl may be begun; both are None if they have
    no row of their own. ``panel`` is what variants show; None if there is nothing, or no room. ``ahead`` is what the
    fields have for the cards while no coatl is open, or, on a large table, what the next piece would bring."""

    design: Design
    status: Rect
    supply: Rect
    others: tuple[Rect, ...]
    news: Rect
    prophecies: Rect
    temples: Rect
    coatls: Rect
    hand: Rect
    sentence: Rect
    keys: Rect
    rack: Rect
    places: tuple[Place, ...]
    effect: Rect | None
    free: Rect | None
    row_cards: Cards
    temple_cards: Cards
    hand_cards: Cards
    panel: Rect | None = None
    ahead: Rect | None = None

    @cached_property
    def framed(self) -> bool:
        """Whether panes have a box around them, and not a rule above."""
        return self.design != "compact"

    @cached_property
    def panes(self) -> tuple[Rect, ...]:
        """The areas of all panes."""
        middle = (self.supply, *self.others, self.news, self.prophecies, self.temples, self.coatls, self.hand)
        panel = () if self.panel is None else (self.panel,)
        return (self.status, *panel, *middle, self.sentence, self.keys)
