"""What can go wrong in a game: an action that the rules forbid, too few cards to deal, a variant whose code fails."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from attrs import field, frozen

from coatl_core.game.actions import Action

Values: TypeAlias = Mapping[str, str | int]


@frozen
class Refusal:
    """Why an action is not legal. ``code`` names the locale's message ``refusal-<code>``, which ``values`` fill in;
    ``rule`` is the number in the rules."""

    code: str
    rule: str
    values: Values = field(factory=dict)


@frozen
class IllegalActionError(ValueError):
    """The rules forbid the action now. The state is unchanged. ``reason`` is the refusal as a sentence; it is empty
    unless code that knows a language has set it."""

    action: Action
    refusal: Refusal
    reason: str = ""

    def __str__(self) -> str:
        return f"{self.action}: {self.reason or f'{self.refusal.code} (RULES {self.refusal.rule})'}"


@frozen
class SetupRefused(ValueError):
    """A variant cannot be played in a game with this setup. ``reason`` is the refusal as a sentence; it is empty unless
    code that knows a language has set it."""

    refusal: Refusal
    reason: str = ""

    def __str__(self) -> str:
        return self.reason or f"{self.refusal.code} {dict(self.refusal.values)}"


@frozen
class TooFewProphecies(ValueError):
    """The card sets of a game have fewer prophecies than are dealt and laid out at its beginning (RULES 2.4, 2.5)."""

    prophecies: int
    needed: int

    def __str__(self) -> str:
        return f"{self.needed} prophecies are dealt and laid out, and the card sets have only {self.prophecies}"


@frozen
class PlayerFailed(RuntimeError):
    """The code of a computer player raised an error, took too long or chose what it may not. ``plugin`` and ``player``
    are ids, ``error`` says what went wrong. ``megabytes`` is the limit of memory if it wanted more, or else 0."""

    plugin: str
    player: str
    error: str
    megabytes: int = 0

    def __str__(self) -> str:
        return f"{_named(self.plugin, self.player)}: {self.error}"


@frozen
class VariantFailed(RuntimeError):
    """The code of a variant raised an error or returned a wrong value. ``plugin`` and ``variant`` are ids, ``error``
    says what went wrong. It is not a ValueError, because the arguments of the call are not the cause."""

    plugin: str
    variant: str
    error: str

    def __str__(self) -> str:
        return f"{_named(self.plugin, self.variant)}: {self.error}"


def _named(plugin: str, id: str) -> str:
    """Returns the plugin, and what of it has failed unless that has the same id."""
    return plugin if plugin == id else f"{plugin}: {id}"
