"""How a game that is being played stands: who sits there, who is waited for, what others tell, whether it is saved."""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import frozen

from coatl_core.files.sanitize import plain
from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n

MINUTE = 60
"""The seconds of a minute."""
Kind: TypeAlias = Literal["self", "person", "computer", "opponent", "ended", "closed", "nobody"]


@frozen
class Waiting:
    """Who is waited for. ``who`` is

    - ``self``: whoever looks; while the table is covered, whoever sits down before it;
    - ``person``: a person elsewhere, who has no pace;
    - ``computer``: a computer player, who is asked by ``TableGame.decide``;
    - ``opponent``: the automatic opponent, whose step the one who looks lets it do;
    - ``ended``: nobody, because the game was ended before its end;
    - ``closed``: nobody from here, because the host wants no more of the line of this seat;
    - ``nobody``: the game is over.

    ``seat`` is the one whose turn it is, or who has ended the game; None for the automatic opponent and nobody.
    ``away`` are the seconds since that person's line was lost, None if they are here. ``cut`` says that the line of the
    one who looks is cut, and that it is tried again: what is shown may be old, and nothing can be done.
    """

    who: Kind
    seat: int | None = None
    away: float | None = None
    cut: bool = False


def waiting_in(view: PlayerView) -> Waiting:
    """Returns who is waited for, as far as a view tells it: nobody is away."""
    if view.phase == "over":
        return Waiting("nobody")
    if view.phase == "opponent":
        return Waiting("opponent")
    if view.setup.is_computer(view.acting):
        return Waiting("computer", view.acting)
    return Waiting("self" if view.seat in (None, view.acting) else "person", view.acting)


@frozen
class Sitting:
    """Who sits in a seat of a game of several machines. ``free`` says that whoever joins next takes it, ``here`` that
    its person has a line, ``computer`` which computer player plays there, and ``away`` the seconds since its person has
    had no line."""

    name: str
    free: bool = False
    here: bool = True
    computer: str | None = None
    away: float | None = None

    @property
    def is_missing(self) -> bool:
        """Whether nobody plays there: its person has gone, or nobody has it."""
        return self.computer is None and not self.here


def sitting_text(sits: Sitting, l10n: L10n) -> str:
    """Returns the sentence about who sits in a seat."""
    name = plain(sits.name)
    if sits.computer is not None:
        return l10n("seats-computer", name=name)
    if sits.free:
        return l10n("seats-free", name=name)
    if sits.here or sits.away is None:
        return l10n("seats-here", name=name)
    return l10n("seats-away", name=name, minutes=int(sits.away // MINUTE))


@frozen
class Asked:
    """The person of this seat has been asked whether another's action may be taken back."""

    seat: int


@frozen
class Said:
    """A seat has said this: one of the sentences of the protocol, by its name."""

    seat: int
    preset: str


@frozen
class Answered:
    """The person of this seat has answered whether one's own last action may be taken back."""

    seat: int
    yes: bool


@frozen
class Ended:
    """Who sits there has ended the game for all."""

    seat: int


Heard: TypeAlias = Said | Answered | Ended
"""What others tell at the moment when they do so."""


@frozen
class SaveFailure:
    """The game as it stands is not saved. ``reason`` is why, in the words of the system or of a library:
    ``language.systemtext`` has the player's."""

    reason: str
