"""The choice of the cards that a coatl gets which has just been completed (RULES 6.5): a set, chosen before it is
played."""

from __future__ import annotations

from functools import cached_property

from attrs import evolve, frozen

from coatl_core.game.actions import ClaimOwn, ClaimPile, Fulfil
from coatl_core.game.completing import Use, Way, best_way
from coatl_core.game.view import PlayerView
from coatl_core.play.things import HandCard, OwnTemple, Pile


@frozen
class Completing:
    """The coatl of this number has just been completed: all ``ways`` to end that, and the one that is chosen. There is
    at least one way."""

    number: int
    ways: tuple[Way, ...]
    chosen: Way

    @cached_property
    def best(self) -> Way:
        """The way with the most points."""
        best = best_way(self.ways)
        assert best is not None
        return best

    @cached_property
    def possible(self) -> frozenset[Use]:
        """All that may be chosen, alone or with others."""
        return frozenset(use for way in self.ways for use in way.uses)

    @cached_property
    def nothing(self) -> Way | None:
        """The way without any more cards; None if there must be one more."""
        return next((way for way in self.ways if not way.uses), None)

    @cached_property
    def second(self) -> Way | None:
        """The best way that is not only a part of the best one; of one that has but parts, the best of them. None if
        there is only one way."""
        others = tuple(way for way in self.ways if way.uses != self.best.uses)
        return best_way(tuple(way for way in others if not way.uses < self.best.uses) or others)

    def may_join(self, use: Use) -> bool:
        """Whether this card may be chosen without giving up one that is chosen."""
        return any(way.uses >= self.chosen.uses | {use} for way in self.ways)

    def toggled(self, use: Use) -> Completing | None:
        """The choice with this card if it was not chosen, or else without it. As much as can be stays chosen. Returns
        None if there is no such way."""
        chosen = self.chosen.uses
        if use in chosen:
            others = [way for way in self.ways if use not in way.uses]
            others = [way for way in others if way.uses < chosen] or others
        else:
            others = [way for way in self.ways if use in way.uses]
        if not others:
            return None
        way = max(others, key=lambda way: (len(way.uses & chosen), -len(way.uses - chosen), way.points))
        return self.toggled_to(way)

    def toggled_to(self, way: Way) -> Completing:
        """The choice of another way."""
        return evolve(self, chosen=way)


def completing_of(number: int, ways: tuple[Way, ...], wanted: frozenset[Use] | None) -> Completing | None:
    """Returns the choice for the coatl of this number: what is ``wanted``, as far as it is still to be had, or the best
    way. None if there is no way."""
    best = best_way(ways)
    if best is None:
        return None
    choice = Completing(number, ways, best)
    if wanted is not None:
        uses = wanted & choice.possible
        choice = evolve(choice, chosen=next((way for way in ways if way.uses == uses), best))
    return choice


def use_of(item: object, number: int) -> Use | None:
    """Returns what puts the card that lies there beside the coatl of this number; None if no card lies there that could
    come beside one."""
    match item:
        case HandCard(card=card):
            return Fulfil(number, card)
        case OwnTemple(card=card):
            return ClaimOwn(card)
        case Pile(number=pile):
            return ClaimPile(pile)
    return None


def card_of(use: Use, view: PlayerView) -> str:
    """Returns the card that this puts beside a coatl."""
    if isinstance(use, ClaimPile):
        top = view.piles[use.pile - 1].top
        assert top is not None
        return top
    return use.card
