"""A guard around a variant: whatever its methods raise or return, the game knows what failed and goes on without it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from attrs import frozen

from coatl_core.refusals import Refusal
from coatl_core.rules import Rules
from coatl_core.scoring import ScoreSheet
from coatl_core.variants import Forecast, Opponent, Variant

_RETURNS: dict[str, tuple[type, ...]] = {
    "rules": (Rules,),
    "deal": (object,),
    "refusal": (Refusal, type(None)),
    "step": (bool,),
    "cards": (tuple, list),
    "show": (Opponent, type(None)),
    "forecast": (Forecast, type(None)),
    "score": (ScoreSheet,),
}
"""What each method of a variant must return."""


@frozen
class VariantFailed(Exception):
    """A variant's code raised an error or returned nonsense: ``plugin`` is whose it is, ``error`` what it was."""

    plugin: str
    variant: str
    error: str

    def __str__(self) -> str:
        return f"{self.plugin}: {self.variant}: {self.error}"


def guarded(kind: type[Variant], options: Iterable[str], plugin: str) -> Variant:
    """A variant of a plugin with these options, whose methods raise nothing but VariantFailed. Raises it as well."""

    def failed(method: str, error: object) -> VariantFailed:
        return VariantFailed(plugin, kind.id, f"{method}: {error}")

    def guard(name: str, method: Callable[..., Any], returns: tuple[type, ...]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            try:
                result = method(*arguments)
            except (Exception, SystemExit) as error:  # a stranger's code may raise anything
                raise failed(name, f"{type(error).__name__}: {error}") from error
            if not isinstance(result, returns):
                raise failed(name, f"returned {type(result).__name__}")
            return result

        return call

    try:
        variant = kind(options)
    except (Exception, SystemExit) as error:
        raise failed("__init__", f"{type(error).__name__}: {error}") from error
    for name, returns in _RETURNS.items():
        if kind.opponent or getattr(kind, name) is not getattr(Variant, name):  # what does nothing needs no guard
            object.__setattr__(variant, name, guard(name, getattr(variant, name), returns))
    return variant
