"""A guard around a variant: whatever its methods raise or return, the game knows what failed and goes on without it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from traceback import extract_tb
from typing import Any

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.patterns import ANY
from coatl_core.cards.pieces import COLORS
from coatl_core.game.errors import Refusal, VariantFailed
from coatl_core.game.events import Event, VariantEvent
from coatl_core.game.opponent import Forecast, Opponent
from coatl_core.game.rules import Rules
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.game.state import GameState, Variant
from coatl_core.language.l10n import L10n
from coatl_core.language.valuetext import shown_values

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


def _told(error: BaseException) -> str:
    """The error, and the file and line it was raised at: for whoever wrote the variant."""
    place = extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"


def _can_be_told(event: object, catalog: Catalog) -> bool:
    """Whether this is an event, whose values are what they are called."""
    if not isinstance(event, VariantEvent):
        return isinstance(event, Event)
    try:
        shown_values(event.values, catalog, L10n(()))
    except Exception:  # whatever a stranger's values come to
        return False
    return isinstance(event.message, str) and all(isinstance(value, str | int) for value in event.values.values())


def _can_be_shown(opponent: Opponent | None, catalog: Catalog) -> bool:
    """Whether an opponent is made of what the table can draw, with cards of the game."""
    if opponent is None:
        return True
    try:
        cards = all(
            card.card in catalog.prophecies and set(card.needs) <= {*COLORS, ANY} and all(p.text for p in card.pieces)
            for card in opponent.cards
        )
        scored = all(line.card in catalog.prophecies and line.points + line.met >= 0 for line in opponent.scored)
    except (AttributeError, TypeError):
        return False
    return isinstance(opponent.name, str) and cards and scored


def _can_be_announced(sheet: ScoreSheet, state: GameState) -> bool:
    """Whether a score sheet has all players in their order, and winners among them, or a verdict why there is none."""
    try:
        seats = [player.seat for player in sheet.players]
        numbers = all(
            isinstance(n, int) for player in sheet.players for n in (player.points, player.cards, player.best)
        )
        winners = set(sheet.winners) <= set(seats) and bool(sheet.winners or sheet.verdict)
    except (AttributeError, TypeError):
        return False
    return seats == [*range(len(state.players))] and numbers and winners and isinstance(sheet.verdict, str)


def _usable(name: str, result: Any, arguments: tuple[Any, ...]) -> bool:
    """Whether what a method has returned, or has said, can be told and shown at the table it was given."""
    if name == "show":
        return _can_be_shown(result, arguments[0].catalog)
    if name == "forecast":
        return result is None or _can_be_told(result.why, arguments[0].catalog)
    if name == "score":
        return _can_be_announced(result, arguments[0])
    if name == "step":
        return all(_can_be_told(event, arguments[0].catalog) for event in arguments[1] or ())
    return True


def guarded(kind: type[Variant], options: Iterable[str], plugin: str) -> Variant:
    """A variant of a plugin with these options, whose methods raise nothing but VariantFailed. Raises it as well."""

    def failed(method: str, error: object) -> VariantFailed:
        return VariantFailed(plugin, kind.id, f"{method}: {error}")

    def guard(name: str, method: Callable[..., Any], returns: tuple[type, ...]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            try:
                result = method(*arguments)
            except (Exception, SystemExit) as error:  # a stranger's code may raise anything
                raise failed(name, _told(error)) from error
            if not isinstance(result, returns):
                raise failed(name, f"returned {type(result).__name__}")
            if not _usable(name, result, arguments):
                raise failed(name, "returned or said what cannot be shown")
            return result

        return call

    try:
        variant = kind(options)
        _ = variant.chosen  # an __init__ of its own may have forgotten the one it has from Variant
    except (Exception, SystemExit) as error:
        raise failed("__init__", _told(error)) from error
    for name, returns in _RETURNS.items():
        if kind.opponent or getattr(kind, name) is not getattr(Variant, name):  # what does nothing needs no guard
            object.__setattr__(variant, name, guard(name, getattr(variant, name), returns))
    return variant
