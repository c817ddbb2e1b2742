"""What a variant can do besides the ten methods of ``Variant``: each ability is a protocol with one subject. A variant
has one if its class defines the methods; it need not name the protocol, but type checkers, and Python itself, then say
what is missing. ``HasOpponent``, ``HasVerdict`` and ``HasCampaign`` are in ``state``, because they are given a
``GameState``.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Protocol

from coatl_core.cards.pieces import Piece
from coatl_core.game.opponent import Forecast, SeenTable, Table
from coatl_core.game.rules import Rules
from coatl_core.game.scoresheet import Statistic
from coatl_core.game.track import PanelPart


class OfVariant(Protocol):
    """What every variant has, whatever it can do: see ``Variant``."""

    id: ClassVar[str]
    rule: ClassVar[str]
    plugin: str
    chosen: tuple[str, ...]
    values: Mapping[str, Any]


# What lies on the board


class HasPieces(OfVariant, Protocol):
    """A variant with pieces of its own."""

    @abstractmethod
    def pieces(self, rules: Rules, players: int) -> Sequence[tuple[Piece, int]]:
        """Returns the kinds of piece that the variant adds to the bags, each with its number. ``rules`` are those of
        the game, with the numbers of all variants. It must depend on its arguments alone, and may be called again."""


class HasLimits(OfVariant, Protocol):
    """A variant that changes some rules for one seat, and while the game goes on."""

    @abstractmethod
    def limits(self, rules: Rules, own: Any, seat: int) -> Rules:
        """Returns the rules with the limits that hold for one seat now; ``own`` is the variant's value. Only the
        numbers of ``LIMITS`` may differ. A search reads here what it cannot see from refusals."""


class HasCards(OfVariant, Protocol):
    """A variant with which prophecies lie."""

    @abstractmethod
    def cards(self, own: Any) -> Sequence[str | None]:
        """Returns the prophecies that the variant has, read from its own value; they must not be anywhere else. In what
        ``seen`` has returned, None stands in the place of each that the seat cannot see: see ``HasHiddenCards``."""


# What is secret


class HasSecrets(OfVariant, Protocol):
    """A variant that remembers what not everybody may know."""

    @abstractmethod
    def seen(self, own: Any, seat: int | None) -> Any:
        """Returns the variant's value as a seat may know it, None being a spectator: of the same class, with nothing
        that is secret. Called whenever a view is made."""

    @abstractmethod
    def guess(self, own: Any, seat: int | None, random: Random) -> Any:
        """Returns a whole value that fits what a seat knows, which is what ``seen`` has returned, with what is secret
        at random. Called whenever a computer player imagines what it cannot know."""


class HasHiddenCards(HasCards, HasSecrets, Protocol):
    """A variant with prophecies that not everybody can see."""

    @abstractmethod
    def guess_cards(self, own: Any, cards: Sequence[str]) -> Any:
        """Returns what ``seen`` has returned with these prophecies in the places where ``cards`` gives None, in that
        order. They are dealt from all that the seat cannot see. Called before ``guess``, which is given the result."""


# What is shown beside the table


class HasPanel(OfVariant, Protocol):
    """A variant that shows something beside the table."""

    @abstractmethod
    def panel(self, table: SeenTable) -> Sequence[PanelPart]:
        """Returns the lines and tracks that the variant shows beside the table to the one who sees it like this: what
        holds now comes first. As long as their number is the same nothing on the screen has to move."""


class HasStatistics(OfVariant, Protocol):
    """A variant that counts what players do."""

    @abstractmethod
    def statistics(self, table: Table) -> Sequence[Statistic]:
        """Returns what the variant has counted in the game, for the statistics below the score sheet."""


# The automatic opponent and the real table


class HasForecast(OfVariant, Protocol):
    """A variant whose automatic opponent (``HasOpponent``) lets its next step be foreseen."""

    @abstractmethod
    def forecast(self, table: Table) -> Forecast | None:
        """Returns what the opponent would do now, or None if it would do nothing."""


class HasPlaces(OfVariant, Protocol):
    """A variant with places of its own on the table, which people who play with a real box can tell."""

    @abstractmethod
    def lies(self, own: Any) -> Mapping[str, tuple[str, ...]]:
        """Returns what lies at the variant's own places of the table, read from its value: the notation of pieces and
        the ids of prophecies, by the name of the place, nothing too. A place with a number (``line 2``) is dealt a
        prophecy."""

    @abstractmethod
    def lay(self, own: Any, at: str, thing: tuple[str, ...]) -> Any:
        """Returns the variant's value after something else is laid at one of its places, nothing if ``thing`` is empty.
        Called only while people tell what lies on a real table, with words that are pieces, prophecies or numbers.
        Returns None if the place is none of its own, or this cannot lie there."""
