"""What can go wrong in a game: an action the rules forbid, and a variant whose code fails."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from attrs import field, frozen

from coatl_core.game.actions import Action

Values: TypeAlias = Mapping[str, str | int]


@frozen
class Refusal:
    """``code`` names the message ``refusal-<code>`` of a locale, ``rule`` the paragraph of the rules."""

    code: str
    rule: str
    values: Values = field(factory=dict)


@frozen
class IllegalActionError(Exception):
    """An action that the rules forbid now; the state it was tried on is unchanged."""

    action: Action
    refusal: Refusal

    def __str__(self) -> str:
        return f"{self.action}: {self.refusal.code} (RULES {self.refusal.rule})"


@frozen
class TooFewProphecies(ValueError):
    """The card sets of a game have fewer prophecies than are dealt and laid out at its beginning (RULES 2.4, 2.5)."""

    prophecies: int
    needed: int

    def __str__(self) -> str:
        return f"{self.needed} prophecies are dealt and laid out, and the card sets have only {self.prophecies}"


@frozen
class VariantFailed(Exception):
    """A variant's code raised an error or returned nonsense: ``plugin`` is whose it is, ``error`` what it was."""

    plugin: str
    variant: str
    error: str

    def __str__(self) -> str:
        return f"{self.plugin}: {self.variant}: {self.error}"
