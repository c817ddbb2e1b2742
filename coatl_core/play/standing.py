"""How a game that is being played stands: who is waited for, and whether it is saved."""

from __future__ import annotations

from typing import Literal, TypeAlias

from attrs import frozen

from coatl_core.game.view import PlayerView

Kind: TypeAlias = Literal["self", "person", "computer", "opponent", "nobody"]


@frozen
class Waiting:
    """Who is waited for. ``who`` is

    - ``self``: whoever looks; while the table is covered, whoever sits down before it;
    - ``person``: a person elsewhere, who has no pace;
    - ``computer``: a computer player, who is asked by ``TableGame.decide``;
    - ``opponent``: the automatic opponent, whose step the one who looks lets it do;
    - ``nobody``: the game is over.

    ``seat`` is the one whose turn it is; None for the last two. ``away`` are the seconds since that person's line was
    lost, None if they are here. ``cut`` says that the line of the one who looks is cut, and that it is tried again:
    what is shown may be old, and nothing can be done.
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
class SaveFailure:
    """The game as it stands is not saved. ``reason`` is why, in the words of the system or of a library:
    ``language.systemtext`` has the player's."""

    reason: str
