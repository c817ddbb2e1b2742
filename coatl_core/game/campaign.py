"""A campaign: games of which each leaves something for the next one, as values of a variant's options. So every setup
says all of its game, the name of its campaign included."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import evolve, field, frozen

from coatl_core.game.offers import PanelLine
from coatl_core.game.rules import Setup, VariantChoice, rematch
from coatl_core.game.valued import IS, Value, written

NAME = "campaign"
"""The option that holds the name of the campaign; each variant with ``carry`` has it."""


@frozen
class Carried:
    """What a finished game leaves. It was the chapter with this number, from 1, of so many ``chapters``; ``points`` are
    what each seat has in the campaign now. ``values`` are those of options in the next game, by id; the others stay.
    ``told`` are lines that say what the game has changed. ``over`` says that the campaign has ended, as it has after
    the last chapter; then ``winners`` are the seats that have won it, or those with the most points if it is None."""

    chapter: int
    chapters: int
    points: tuple[int, ...]
    values: Mapping[str, Value] = field(factory=dict)
    told: tuple[PanelLine, ...] = ()
    over: bool = False
    winners: tuple[int, ...] | None = None

    @property
    def is_over(self) -> bool:
        """Whether the campaign has ended."""
        return self.over or self.chapter >= self.chapters

    @property
    def won_by(self) -> tuple[int, ...]:
        """The seats that have won the campaign; none before its end."""
        if not self.is_over:
            return ()
        if self.winners is not None:
            return self.winners
        most = max(self.points, default=0)
        return tuple(seat for seat, points in enumerate(self.points) if points == most)


def campaign_of(setup: Setup) -> tuple[str, str] | None:
    """Returns the name of the campaign that a game belongs to, and the id of its variant; None if it is one by
    itself."""
    return next(((name, choice.id) for choice in setup.variants if (name := campaign_name(choice))), None)


def campaign_name(choice: VariantChoice) -> str:
    """Returns the name of the campaign that is chosen for a variant; an empty text if none is."""
    values = (option.partition(IS) for option in choice.options)
    return next((text for id, _, text in values if id == NAME), "")


def with_values(setup: Setup, variant: str, values: Mapping[str, Value]) -> Setup:
    """Returns the same setup with these values of options of one variant; an empty text takes an option away."""

    def changed(choice: VariantChoice) -> VariantChoice:
        if choice.id != variant:
            return choice
        kept = (option for option in choice.options if option.partition(IS)[0] not in values)
        return VariantChoice(choice.id, (*kept, *(written(id, value) for id, value in values.items() if value != "")))

    return evolve(setup, variants=tuple(map(changed, setup.variants)))


def next_game(setup: Setup, carried: Carried) -> Setup:
    """Returns the setup of the next chapter after a game with this setup; the next player begins."""
    found = campaign_of(setup)
    assert found is not None
    return rematch(with_values(setup, found[1], carried.values))


def by_itself(setup: Setup) -> Setup:
    """Returns the same setup as a game that belongs to no campaign."""
    found = campaign_of(setup)
    return setup if found is None else with_values(setup, found[1], {NAME: ""})
