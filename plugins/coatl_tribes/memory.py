"""What the variant remembers of a game: one frozen value in ``state.variants``, made of one part for each subject."""

from __future__ import annotations

from attrs import frozen

from coatl_tribes.names import HIDDEN


@frozen
class Calendar:
    """``day`` is the round as the calendar counts it, ``ends`` are the last days of the calm and of the first two
    omens, ``pushed`` says who has pushed it, and ``pushing`` that somebody has done so in this round."""

    day: int = 1
    ends: tuple[int, ...] = (6, 12, 18)
    pushed: tuple[bool, ...] = ()
    pushing: bool = False

    @property
    def running(self) -> int:
        """The place of the omen that holds, from 0; -1 in the calm."""
        return sum(self.day > end for end in self.ends) - 1

    def window(self, place: int) -> tuple[int, int]:
        """Returns the first and the last day of an omen, 0 for a last day that nobody knows."""
        return self.ends[place] + 1, self.ends[place + 1] if place + 1 < len(self.ends) else 0


@frozen
class Omens:
    """``drawn`` are the omens in their order. ``counts`` has, for each that is over, what each seat had of what it
    counts. ``closed`` are the coatls that each has closed in a desecration; ``fed`` those fed in a famine, empty before
    anybody was asked, and ``unfed`` the others."""

    drawn: tuple[str, ...] = ()
    counts: tuple[tuple[int, ...], ...] = ()
    closed: tuple[int, ...] = ()
    fed: tuple[int, ...] = ()
    unfed: tuple[int, ...] = ()


@frozen
class Tribes:
    """``dealt`` are the two tribes before each seat, ``chosen`` what each has taken of them: both empty if not yet.
    ``rest`` is 1 when the seat that may pass has passed, and 2 in its turn with two actions."""

    dealt: tuple[tuple[str, ...], ...] = ()
    chosen: tuple[str, ...] = ()
    revealed: bool = False
    rest: int = 0

    def of(self, seat: int) -> str:
        """Returns the tribe of a seat, empty if it has none or if it is not known."""
        tribe = self.chosen[seat] if self.chosen else ""
        return "" if tribe == HIDDEN else tribe


@frozen
class Quick:
    """``tiles`` are the quick actions of the ages that have begun, ``taken`` the places occupied in this round,
    ``steps`` what is still to be done of the quick action that is being carried out; ``made`` counts them."""

    tiles: tuple[str, ...] = ()
    taken: int = 0
    steps: tuple[str, ...] = ()
    made: tuple[int, ...] = ()


@frozen
class Turn:
    """What was done in this turn. ``drawn`` and ``attached`` are the prophecies and pieces of the action during which
    ``left`` actions were left, ``built`` the pieces attached in the whole turn, ``earned`` the prophecies drawn at its
    end. ``used`` says that a power which serves once a turn has served, ``swept`` during which action a card of the row
    was discarded."""

    left: int = 0
    drawn: int = 0
    attached: int = 0
    built: int = 0
    earned: int = 0
    used: bool = False
    swept: int = 0


@frozen
class Memory:
    """All of it; ``paid`` are the prophecies that each seat has paid."""

    calendar: Calendar = Calendar()
    omens: Omens = Omens()
    tribes: Tribes = Tribes()
    quick: Quick = Quick()
    turn: Turn = Turn()
    paid: tuple[int, ...] = ()
