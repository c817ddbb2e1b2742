"""The score pad: what is asked of people who tell the end of a game at a real table, one thing after the other, and
what they have told so far. It has no screen."""

from __future__ import annotations

from collections import Counter
from typing import Literal, TypeAlias

from attrs import define, evolve

from coatl_core.cards.pieces import COLORS
from coatl_core.game.coatl import Coatl
from coatl_core.game.errors import Refusal
from coatl_core.game.rules import TokenKind
from coatl_core.game.state import GameState, Ruleset
from coatl_core.game.told_end import Told, ToldEnd, ToldFault, end_state
from coatl_core.language.named_cards import CardNaming, cards_left
from coatl_core.language.named_pieces import Left

Step: TypeAlias = Literal["coatl", "prophecy", "temple", "tokens", "fulfilled", "over"]
"""What is asked: a coatl of the player, a prophecy beside it, its temple, the tokens that are left, a prophecy that the
automatic opponent has fulfilled; nothing any more."""


@define
class Pad:
    """The pad at one moment: the ``step`` is about the coatl with this ``number``, from 1, of the player in a seat.
    ``asked`` is the first seat whose coatls were not all told yet: after a coatl was mended it goes on there."""

    end: ToldEnd
    ruleset: Ruleset
    seat: int = 0
    number: int = 1
    step: Step = "coatl"
    asked: int = 0

    def __attrs_post_init__(self) -> None:
        self.asked = max((seat for seat, told in enumerate(self.end.players) if told.coatls), default=0)
        self._ask_next_coatl()

    @property
    def told(self) -> Told:
        """What the player has told of themselves."""
        return self.end.players[self.seat]

    @property
    def coatl(self) -> Coatl | None:
        """The coatl that is asked about, as far as it was told."""
        coatls = self.told.coatls
        return coatls[self.number - 1] if self.number <= len(coatls) else None

    @property
    def state(self) -> GameState:
        """The table as far as it was told, to be scored."""
        return end_state(self.end, self.ruleset, whole=False)

    def left(self) -> Left:
        """Returns how many pieces of each kind are in no coatl yet, those of the coatl that is asked about among
        them."""
        state = self._without(self.coatl)
        return Counter((*state.bodies, *state.heads, *state.tails))

    def naming(self, own: str = COLORS) -> CardNaming:
        """Returns the cards that can be told now, to be named by letters: those that lie nowhere yet."""
        catalog = self.ruleset.catalog
        every = catalog.temple_cards() if self.step == "temple" else catalog.prophecy_cards()
        return CardNaming(catalog, cards_left(every, self.end.cards), own)

    # Telling

    def give(self, coatl: Coatl) -> Refusal | None:
        """The coatl that is asked for, without its cards; those that were told before stay beside it, if it meets them.
        Returns why it cannot be."""
        before = self.coatl
        refused = self._try(coatl)
        if refused is not None:
            return refused
        for card in before.prophecies if before is not None else ():
            self._try(self.told.coatls[self.number - 1].with_prophecy(card))
        if before is not None and before.temple is not None:
            self._try(self.told.coatls[self.number - 1].with_temple(before.temple))
        self._ask_card()
        return None

    def take(self, card: str) -> Refusal | None:
        """A card: a prophecy beside the coatl, its temple, or one that the opponent has fulfilled. Returns why it
        cannot be."""
        if self.step == "fulfilled":
            self.end = evolve(self.end, fulfilled=(*self.end.fulfilled, card))
            return None
        coatl = self.coatl
        if coatl is None:
            return None
        refused = self._try(coatl.with_temple(card) if self.step == "temple" else coatl.with_prophecy(card))
        if refused is None and self.step == "temple":
            self._ask_next_coatl()
        elif refused is None:
            self._ask_card()
        return refused

    def leave(self, tokens: tuple[TokenKind, ...]) -> None:
        """The sacrifice tokens that the player has left."""
        self.end = self.end.with_player(self.seat, evolve(self.told, tokens=tokens))

    def skip(self) -> Refusal | None:
        """There is no more of what is asked for. Returns why there must be."""
        coatl, rules = self.coatl, self.end.setup.rules
        if self.step == "prophecy" and coatl is not None:
            least = self._least
            if coatl.complete and len(coatl.prophecies) < least:
                return Refusal("end-no-prophecy", "6.4", {"coatl": self.number, "least": least})
            if coatl.complete:
                self.step = "temple"
            else:
                self._ask_next_coatl()
        elif self.step == "temple":
            self._ask_next_coatl()
        elif self.step == "coatl" and rules.sacrifice_tokens:
            self.step = "tokens"
        elif self.step in ("coatl", "tokens"):
            self._next_seat()
        elif self.step == "fulfilled":
            self.step = "over"
        return None

    def back(self) -> None:
        """Goes a step back, and takes away what was told there last."""
        coatl = self.coatl
        if self.step == "over":
            self.step, self.seat = "coatl", len(self.end.players) - 1
            if self.ruleset.opponent is not None:
                self.step = "fulfilled"
            elif self.end.setup.rules.sacrifice_tokens:
                self.step = "tokens"
            self._ask_coatl()
        elif self.step == "fulfilled" and self.end.fulfilled:
            self.end = evolve(self.end, fulfilled=self.end.fulfilled[:-1])
        elif self.step == "fulfilled":
            self.seat, self.step = len(self.end.players) - 1, "coatl"
            self._ask_coatl()
        elif self.step == "temple" and coatl is not None and coatl.temple is not None:
            self._put(evolve(coatl, temple=None))
        elif self.step == "temple":
            self.step = "prophecy"
            self._take_prophecy()
        elif self.step == "prophecy" and coatl is not None and coatl.prophecies:
            self._take_prophecy()
        elif self.step in ("prophecy", "tokens"):
            self._ask_coatl(self.number if self.step == "prophecy" else 0)
            self.step = "coatl"
        elif coatl is None and self.number > 1:
            self.number -= 1
            self.step = "temple" if self.told.coatls[-1].complete else "prophecy"
        elif self.seat:
            self.seat = self.asked = self.seat - 1
            self._ask_coatl()

    def mend(self, seat: int, number: int) -> None:
        """Asks for a coatl again that was told before."""
        self.seat, self.number, self.step = seat, number, "coatl"

    def remove(self, seat: int, number: int) -> None:
        """Takes a coatl off the pad."""
        told = self.end.players[seat]
        coatls = (*told.coatls[: number - 1], *told.coatls[number:])
        self.end = self.end.with_player(seat, evolve(told, coatls=coatls))
        self._ask_next_coatl()

    # Where it goes on

    @property
    def _least(self) -> int:
        return self.state.rules.prophecies_to_complete

    def _try(self, coatl: Coatl) -> Refusal | None:
        """Puts a coatl in its place, or returns why it cannot be there."""
        before = self.end
        self._put(coatl)
        try:
            end_state(self.end, self.ruleset, whole=False)
        except ToldFault as fault:
            self.end = before
            return fault.refusal
        return None

    def _put(self, coatl: Coatl) -> None:
        coatls = [*self.told.coatls]
        coatls[self.number - 1 : self.number] = [coatl]
        self.end = self.end.with_player(self.seat, evolve(self.told, coatls=tuple(coatls)))

    def _take_prophecy(self) -> None:
        if self.coatl is not None:
            self._put(evolve(self.coatl, prophecies=self.coatl.prophecies[:-1]))

    def _without(self, coatl: Coatl | None) -> GameState:
        """The table without one coatl of the player."""
        told = self.told
        others = tuple(each for number, each in enumerate(told.coatls, 1) if coatl is None or number != self.number)
        end = self.end.with_player(self.seat, evolve(told, coatls=others))
        return end_state(end, self.ruleset, whole=False)

    def _ask_card(self) -> None:
        """Asks for the next card beside the coatl, as long as there is room for one."""
        coatl, rules = self.coatl, self.end.setup.rules
        if coatl is None or len(coatl.prophecies) < rules.prophecies_per_coatl:
            self.step = "prophecy"
        elif coatl.complete and coatl.temple is None:
            self.step = "temple"
        else:
            self._ask_next_coatl()

    def _ask_next_coatl(self) -> None:
        """Asks for the next coatl of the first player who has not told all; one who cannot have more is not asked."""
        if self.asked >= len(self.end.players):
            self._after_players()
            return
        self.seat, self.step = self.asked, "coatl"
        self._ask_coatl()
        coatls, rules = self.told.coatls, self.end.setup.rules
        complete = sum(coatl.complete for coatl in coatls)
        unfinished = len(coatls) - complete
        if complete >= rules.coatls and (not rules.unfinished_score_half or unfinished >= rules.unfinished_coatls):
            self.skip()

    def _ask_coatl(self, number: int = 0) -> None:
        self.number = number or len(self.told.coatls) + 1

    def _next_seat(self) -> None:
        self.asked = self.seat + 1
        self._ask_next_coatl()

    def _after_players(self) -> None:
        self.seat = len(self.end.players) - 1
        self.step = "over" if self.ruleset.opponent is None or self.step == "fulfilled" else "fulfilled"
