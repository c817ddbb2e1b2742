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
class IllegalActionError(ValueError):
    """An action that the rules forbid now; the state it was tried on is unchanged. ``reason`` is the refusal as a
    sentence, which whoever knows a language fills in."""

    action: Action
    refusal: Refusal
    reason: str = ""

    def __str__(self) -> str:
        return f"{self.action}: {self.reason or f'{self.refusal.code} (RULES {self.refusal.rule})'}"


@frozen
class VariantFailed(RuntimeError):
    """A variant's code raised an error or returned nonsense: ``plugin`` is whose it is, ``error`` what it was. It is no
    ValueError: nothing is wrong with what the game was given."""

    plugin: str
    variant: str
    error: str

    def __str__(self) -> str:
        return f"{self.plugin}: {self.variant}: {self.error}"
