"""Guards the methods of a variant: if one raises an error, returns a wrong value or changes what it may not change, the
guard raises VariantFailed with the plugin, the variant and the method, so that the game can say what failed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any, cast

from attrs import evolve, fields, frozen

from coatl_core.game.actions import Action
from coatl_core.game.errors import VariantFailed
from coatl_core.game.reactions import ToldEvents
from coatl_core.game.soundness import UNPLAYABLE, unsound
from coatl_core.game.state import CHANGING, GameState, Variant, has
from coatl_core.game.view import PlayerView
from coatl_core.plugins.inventory import fault_between, inventory
from coatl_core.plugins.variant_checks import RETURNS, fault, fault_of_unseen
from coatl_core.plugins.variant_class import write_instead

ASKED = ("moves", "refusal", "refusal_of", "show", "forecast", "points", "panel", "statistics", "score", "carry")
"""The methods that are given a state, or a view of it, only to read it."""
TURN = ("seat", "phase", "turn", "acted", "closing", "passes", "held")
"""What only the engine changes: whose turn it is and how far it has come."""
SETTLED = ("setup", "ruleset")
"""What nobody changes once the game is dealt."""
ANSWERED = (
    "An answer has been taken from state.questions before it is performed: what it needs to know of the question must "
    "be among the words of the move."
)
"""What is told the author of a variant that looks for the question in vain."""


def guarded(kind: type[Variant], options: Iterable[str], plugin: str, *, trusted: bool = False) -> Variant:
    """A variant of a plugin with these options, whose methods raise nothing but VariantFailed. ``trusted`` says that
    the plugin is part of the game itself, see ``Session``. Raises VariantFailed as well."""
    guard = _Guard(plugin, kind.id)
    try:
        variant: Any = kind(options)
        _ = variant.chosen  # an __init__ of its own may have forgotten the one it has from Variant
    except (Exception, SystemExit) as error:
        raise guard.failed("__init__", error) from error
    object.__setattr__(variant, "plugin", plugin)
    object.__setattr__(variant, "trusted", trusted)
    for name in RETURNS:
        if has(kind, name):  # what does nothing needs no guard
            method = getattr(variant, name)
            if name == "refusal":
                object.__setattr__(variant, "_allowed", guard.allowed(method))
            make = guard.asked if name in ASKED else guard.moved if name in CHANGING else guard.called
            object.__setattr__(variant, name, make(name, method))
    if has(kind, "seen") and has(kind, "guess"):
        object.__setattr__(variant, "guess", guard.guessed(variant, has(kind, "cards")))
        if has(kind, "cards"):
            object.__setattr__(variant, "seen", guard.seen(variant, has(kind, "guess_cards")))
        if has(kind, "guess_cards"):
            object.__setattr__(variant, "guess_cards", guard.guessed_cards(variant))
    return cast("Variant", variant)


@frozen
class _Guard:
    """Makes the methods of one variant safe to call. ``plugin`` is whose it is."""

    plugin: str
    variant: str

    def failed(self, method: str, error: object) -> VariantFailed:
        """What is raised for an error in a method."""
        told = _told(error) if isinstance(error, BaseException) else error
        return VariantFailed(self.plugin, self.variant, f"{method}: {told}")

    def called(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        """The method, whose result is checked."""

        def call(*arguments: Any) -> Any:
            try:
                result = method(*arguments)
            except (Exception, SystemExit) as error:  # a stranger's code may raise anything
                raise self.failed(name, error) from error
            self._check(name, result, arguments)
            return result

        return call

    def moved(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        """The method, whose result is checked. Also checked is whether the engine can go on with the state, all pieces
        and cards are still there and it is still the same moment of the same turn: not in simulations, which want no
        events."""
        called = self.called(name, method)

        def move(state: GameState, *others: Any) -> Any:
            events = others[-1] if others else ()
            if events is None or (isinstance(events, ToldEvents) and events.log is None):
                return called(state, *others)
            before, actions = inventory(state, state.variants), state.actions_left
            moment = {part: getattr(state, part) for part in (TURN if name in ("perform", "react") else ())}
            settled, remembering = {part: getattr(state, part) for part in SETTLED}, [*state.variants]
            asked = len(state.questions)
            try:
                result = method(state, *others)
            except (Exception, SystemExit) as error:
                failed = self.failed(name, error)
                if name == "perform" and state.phase == "ask" and asked == 0 and isinstance(error, IndexError):
                    failed = evolve(failed, error=f"{failed.error} {ANSWERED}")
                raise failed from error
            changed = [part for part, was in settled.items() if getattr(state, part) is not was]
            changed += [part for part, was in moment.items() if getattr(state, part) != was]
            if changed:
                raise self.failed(name, f"changed state.{changed[0]}, which only the game may do")
            memory = {**state.variants, self.variant: result} if name == "deal" else state.variants
            try:
                wrong = fault_between(before, inventory(state, memory)) or unsound(state)
            except VariantFailed:
                raise
            except Exception as error:
                wrong = unsound(state) or f"{UNPLAYABLE}: {error}"
            if not wrong and actions and not state.actions_left:
                wrong = f"{UNPLAYABLE}: state.actions_left is 0: what is being done is counted later"
            if not wrong and [*state.variants] != remembering:
                wrong = f"{UNPLAYABLE}: state.variants is {state.variants!r}: it must have the same keys as before"
            if wrong:
                raise self.failed(name, wrong)
            self._check(name, result, (state, *others))
            return result

        return move

    def asked(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        """The method, which is asked of a copy: it must leave that as it is."""

        def ask(table: GameState | PlayerView, *others: Any) -> Any:
            lent = table.clone() if isinstance(table, GameState) else evolve(table, variants=dict(table.variants))
            try:
                result = method(lent, *others)
                changed = "" if lent == table else _difference(lent, table)
                if isinstance(lent, GameState) and lent.finishing is not None:
                    changed = "finishing"
            except (Exception, SystemExit) as error:
                raise self.failed(name, error) from error
            if changed:
                raise self._changed(name, changed)
            self._check(name, result, (table, *others))
            return result

        return ask

    def guessed(self, variant: Any, has_cards: bool) -> Callable[..., Any]:
        """``HasSecrets.guess``: what was guessed must look to the seat as the truth does, and have the same cards."""
        guess, seen = variant.guess, variant.seen

        def guessed(own: Any, seat: int | None, random: Random) -> Any:
            result = guess(own, seat, random)
            known = seen(result, seat)
            if known != own and known != seen(own, seat):  # the latter, if hidden cards were laid into it
                raise self.failed("guess", f"returned what does not fit {own}, which the seat knows")
            if has_cards and Counter(variant.cards(result)) != Counter(variant.cards(own)):
                raise self.failed("guess", f"returned other cards than {[*variant.cards(own)]!r}, which it was given")
            return result

        return guessed

    def seen(self, variant: Any, can_hide: bool) -> Callable[..., Any]:
        """``HasSecrets.seen`` of a variant with cards: it must say where it hides any."""
        seen, cards = variant.seen, variant.cards

        def see(own: Any, seat: int | None) -> Any:
            result = seen(own, seat)
            wrong = fault_of_unseen(cards(own), cards(result))
            if not wrong and not can_hide and None in cards(result):
                wrong = "hides cards: the variant needs a method guess_cards(own, cards) that lays others there"
            if wrong:
                raise self.failed("seen", wrong)
            return result

        return see

    def guessed_cards(self, variant: Any) -> Callable[..., Any]:
        """``HasHiddenCards.guess_cards``: the cards it is given must lie where none were seen, and no others may."""
        guess, cards = variant.guess_cards, variant.cards

        def guessed(own: Any, given: Sequence[str]) -> Any:
            result, left = guess(own, given), iter(given)
            due = [next(left) if card is None else card for card in cards(own)]
            if [*cards(result)] != due:
                raise self.failed("guess_cards", f"was given {[*given]!r}, and cards now gives {[*cards(result)]!r}")
            return result

        return guessed

    def allowed(self, refusal: Callable[..., Any]) -> Callable[[GameState, list[Action]], list[Action]]:
        """``Ruleset.allowed``. Simulations spend their time in it, so only what the variants remember is compared; a
        session, which asks of each action by itself as well, compares the whole state."""

        def allowed(state: GameState, actions: list[Action]) -> list[Action]:
            memory = state.variants.copy()
            try:
                refusals = [refusal(state, action) for action in actions]
                unforbidden, changed = refusals.count(None), state.variants != memory
            except (Exception, SystemExit) as error:
                raise self.failed("refusal", error) from error
            if changed:
                raise self._changed("refusal", "variants")
            if unforbidden == len(actions):
                return actions
            for refused in refusals:
                self._check("refusal", refused, ())
            return [action for action, refused in zip(actions, refusals, strict=True) if refused is None]

        return allowed

    def _check(self, name: str, result: Any, arguments: tuple[Any, ...]) -> None:
        wrong = fault(name, result, arguments, self.variant)
        if wrong:
            raise self.failed(name, wrong)

    def _changed(self, name: str, what: str) -> VariantFailed:
        allowed = f"{', '.join(CHANGING[:-1])} and {CHANGING[-1]}"
        return self.failed(name, f"changed state.{what}, which only {allowed} may do")


def _difference(one: Any, other: Any) -> str:
    """The first field in which two states, or two views, differ."""
    compared = [f.name for f in fields(type(one)) if f.eq]
    return str(next(name for name in compared if getattr(one, name) != getattr(other, name)))


def _told(error: BaseException) -> str:
    """Returns the error with the file and line of the variant where it was raised, for its author: not those of what
    it has called."""
    places = extract_tb(error.__traceback__)
    folder = Path(places[min(1, len(places) - 1)].filename).parent  # the guard has called the variant
    place = next(place for place in reversed(places) if Path(place.filename).is_relative_to(folder))
    told = f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"
    return " ".join(filter(None, (told, write_instead(error))))
