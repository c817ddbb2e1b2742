"""Checks what the methods of a variant return, the events they add, and the variant's value in the state."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import isfinite
from typing import Any

from attrs import fields

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.patterns import ANY
from coatl_core.cards.pieces import COLORS, Piece
from coatl_core.game.actions import Do
from coatl_core.game.campaign import Carried
from coatl_core.game.coatl import VariantLine
from coatl_core.game.errors import Refusal
from coatl_core.game.events import Event, VariantEvent
from coatl_core.game.found import Found, Lies, parse_found
from coatl_core.game.goal import Goal
from coatl_core.game.offers import ITEM_KINDS, Item, Offer, PanelLine
from coatl_core.game.opponent import Forecast, Opponent
from coatl_core.game.rules import LIMITS, MOST, Rules
from coatl_core.game.scoresheet import ScoreSheet, Statistic
from coatl_core.game.state import GameState
from coatl_core.game.track import Track
from coatl_core.language.l10n import L10n
from coatl_core.language.valuetext import shown_values

RETURNS: dict[str, tuple[type, ...]] = {
    "rules": (Rules,),
    "pieces": (tuple, list),
    "limits": (Rules,),
    "deal": (object,),
    "refusal": (Refusal, type(None)),
    "moves": (tuple, list),
    "refusal_of": (Refusal, type(None)),
    "perform": (bool,),
    "react": (type(None),),
    "step": (bool,),
    "cards": (tuple, list),
    "lies": (dict,),
    "lay": (object,),
    "show": (Opponent,),
    "forecast": (Forecast, type(None)),
    "seen": (object,),
    "guess": (object,),
    "guess_cards": (object,),
    "conflicts": (Refusal, type(None)),
    "goal": (Goal, type(None)),
    "points": (tuple, list),
    "panel": (tuple, list),
    "statistics": (tuple, list),
    "score": (ScoreSheet,),
    "carry": (Carried,),
}
"""What each method of a variant must return."""


def _untold(event: object, catalog: Catalog) -> str:
    """Returns why this is no event that can be shown; empty if it is one."""
    if not isinstance(event, VariantEvent):
        return "" if isinstance(event, Event) else f"told {event!r}, which is no event"
    return _unsaid(event.message, event.values, catalog) or _unsaid(event.message, event.own, catalog)


def _unsaid(message: object, values: Mapping[str, str | int], catalog: Catalog) -> str:
    """Returns why a message cannot be shown with these values; empty if they are what their keys say."""
    if not isinstance(message, str):
        return f"said what cannot be shown: {message!r} is not the id of a message"
    try:
        for key, value in values.items():
            if not isinstance(value, str | int):
                return f"said what cannot be shown: {message} with {key}={value!r}, no text and no whole number"
        shown_values(values, catalog, L10n(()))
    except Exception as error:  # wrong values can raise anything
        return f"said what cannot be shown: {message} with {values!r}: {error}"
    return ""


def _is_item(item: object) -> bool:
    """Returns whether this names a thing of the table, or is None."""
    return item is None or (isinstance(item, Item) and item.kind in ITEM_KINDS)


def _fault_of_panel(parts: Sequence[Any], catalog: Catalog, seats: int) -> str:
    """Returns what is wrong with what a variant shows beside the table; empty if nothing is."""
    for part in parts:
        if not isinstance(part, PanelLine | Track):
            return f"returned {part!r}: each must be a PanelLine or a Track"
        lines = part.texts() if isinstance(part, Track) else [part]
        wrong = _fault_of_track(part, seats) if isinstance(part, Track) else ""
        wrong = wrong or next(filter(None, (_fault_of_line(line, catalog) for line in lines)), "")
        if wrong:
            return wrong
    return ""


def _fault_of_line(line: Any, catalog: Catalog) -> str:
    if not isinstance(line, PanelLine):
        return f"returned {line!r}: each must be a PanelLine"
    if not _is_item(line.item):
        return f"returned a line about {line.item!r}, and not about an Item"
    return _unsaid(line.message, line.values, catalog)


def _fault_of_track(track: Track, seats: int) -> str:
    """Returns what is wrong with the numbers of a track; empty if nothing is."""
    if track.notes and len(track.notes) != seats:
        return f"returned a track with notes for {len(track.notes)} seats, and not for {seats}"
    for window in track.windows:
        numbers = (track.today, track.days, window.first, window.last)
        if not all(type(number) is int and number >= 0 for number in numbers):
            return f"returned a track with days {numbers!r}: each must be a whole number"
        for counts in filter(None, (window.counts, window.points)) if window.counts else ((),):
            if len(counts) != seats or not all(type(count) is int for count in counts):
                return f"counted {counts!r}: there must be a whole number for each of {seats} seats"
        if not window.counted:
            return f"returned a window {window.title!r} that does not say what it counts"
    return ""


def _fault_of_statistics(counted: Sequence[Any], seats: int) -> str:
    """Returns what is wrong with the statistics of a variant; empty if nothing is."""
    for each in counted:
        if not (isinstance(each, Statistic) and isinstance(each.message, str)):
            return f"returned {each!r}: each must be a Statistic with a message"
        if len(each.counts) != seats or not all(type(count) is int for count in each.counts):
            return f"counted {each.counts!r}: there must be a whole number for each of {seats} seats"
    return ""


def _fault_of_moves(offered: Sequence[Any], state: GameState, variant: str) -> str:
    """Returns what is wrong with the moves that a variant offers; empty if nothing is."""
    for offer in offered:
        if not isinstance(offer, Offer) or not isinstance(offer.move, Do):
            return f"returned {offer!r}: each must be an Offer of a Do"
        if offer.move.variant != variant:
            return f"offered a move of {offer.move.variant}"
        word = next((word for word in (offer.move.move, *offer.move.args) if not _is_word(word)), None)
        if word is not None:
            return f"offered a move with the word {word!r}, which cannot be written: {offer.move!r}"
        if not isinstance(offer.worth, int | float) or not isfinite(offer.worth):
            return f"offered a move that is worth {offer.worth!r}, and not a number of points"
        if not _is_item(offer.item):
            return f"offered a move that belongs to {offer.item!r}, and not to an Item"
        wrong = _unsaid(offer.message, offer.values, state.catalog)
        if wrong:
            return wrong
    if len({offer.move for offer in offered}) < len(offered):
        return "offered the same move twice"
    return ""


def _is_word(text: object) -> bool:
    """Returns whether a move can be written with this word: it is not empty, and has neither blanks nor what cannot be
    printed."""
    return isinstance(text, str) and text.isprintable() and text != "" and " " not in text


def _fault_of_questions(state: GameState) -> str:
    """Returns what is wrong with what the variants ask; empty if nothing is."""
    for question in state.questions:
        if not 0 <= question.seat < len(state.players) or state.ruleset.variant(question.variant) is None:
            return f"asked for a variant or a seat that the game does not have: {question}"
        for values in (question.values, question.own):
            wrong = _unsaid(question.message, values, state.catalog)
            if wrong:
                return wrong
    return ""


def _fault_of_points(lines: Sequence[Any], catalog: Catalog) -> str:
    """Returns what is wrong with the points that a variant gives; empty if nothing is."""
    for line in lines:
        if type(line) is not VariantLine or type(line.points) is not int:
            return f"returned {line!r}: each must be a VariantLine with a whole number of points"
    return next(filter(None, (_unsaid(line.message, line.values, catalog) for line in lines)), "")


def _can_be_shown(opponent: Opponent, catalog: Catalog) -> bool:
    """Returns whether the table can draw this opponent: its parts have the right types and its cards are in the
    game."""
    try:
        cards = all(
            card.card in catalog.prophecies and set(card.needs) <= {*COLORS, ANY} and all(p.text for p in card.pieces)
            for card in opponent.cards
        )
        scored = all(line.card in catalog.prophecies and line.points + line.met >= 0 for line in opponent.scored)
        due = not any(_untold(event, catalog) for event in opponent.due)
        told = not _fault_of_points(opponent.lines, catalog)
    except (AttributeError, TypeError):
        return False
    return isinstance(opponent.name, str) and cards and scored and due and told


def _can_be_announced(sheet: ScoreSheet, state: GameState) -> bool:
    """Returns whether a score sheet has all players in order, and winners among them or a verdict if there is none."""
    try:
        seats = [player.seat for player in sheet.players]
        numbers = all(
            isinstance(n, int) for player in sheet.players for n in (player.points, player.cards, player.best)
        )
        lost = sheet.verdict or (sheet.goal is not None and sheet.goal.together)
        winners = set(sheet.winners) <= set(seats) and bool(sheet.winners or lost)
    except (AttributeError, TypeError):
        return False
    return seats == [*range(len(state.players))] and numbers and winners and isinstance(sheet.verdict, str)


def _fault_of_limits(rules: Rules, limited: Rules) -> str:
    changed = (f.name for f in fields(Rules) if f.name not in LIMITS)
    wrong = next((name for name in changed if getattr(rules, name) != getattr(limited, name)), "")
    return f"changed rules.{wrong}, which is the same for all seats" if wrong else ""


def _fault_of_pieces(added: Iterable[Any]) -> str:
    """Returns why these are not kinds of piece with their numbers; empty if they are."""
    for each in added:
        match each:
            case (Piece(), int(number)) if not isinstance(number, bool) and 0 <= number <= MOST:
                continue
        return f"returned {each!r}: each must be a piece and a number up to {MOST}"
    return ""


def _fault_of_goal(goal: Goal, players: int) -> str:
    """Returns why a goal is none for so many players; empty if it is one."""
    seats = [seat for side in goal.sides if type(side) is tuple for seat in side]
    if type(goal.sides) is tuple and all(goal.sides) and sorted(seats) == [*range(players)]:
        return ""
    return f"returned the sides {goal.sides!r}: each of {players} seats must be on one, as in ((0, 2), (1, 3))"


def _fault_of_places(places: Mapping[Any, Any]) -> str:
    """Returns why these are no places of a table, each with what lies there; empty if they are."""
    for at, things in places.items():
        try:
            written = Found((Lies(at, things),))
            if parse_found(str(written)) == written:
                continue
        except (ValueError, TypeError, AttributeError):
            pass
        return f"returned {at!r}: {things!r}: each must be a place and a tuple of words, such as 'line 2': ('R', 'B')"
    return ""


def _fault_of_memory(own: object) -> str:
    """Returns why a value cannot be that of a variant; empty if it can. It must be immutable, because states share
    it."""
    kind = type(own)
    try:
        hash(own)
    except TypeError:
        frozen = False
    else:  # objects of a plain class have a hash although they can be changed
        plain = kind.__hash__ is object.__hash__ and kind.__setattr__ is object.__setattr__
        frozen = own is None or not plain
    return "" if frozen else f"what it remembers is a {kind.__name__}, which can change: use a frozen value"


def _fault_of_memories(state: GameState, memories: Mapping[str, object]) -> str:
    """Returns why these cannot be the values of the variants of a game, by their ids; empty if they can."""
    for id, own in memories.items():
        variant, kind = state.ruleset.variant(id), type(own).__name__
        wrong = _fault_of_memory(own)
        if not wrong and own is not None and variant is not None and variant.memory is None:
            write = "memory = tuple[int, ...] or the like" if kind == "tuple" else f"memory = {kind}"
            wrong = f"what it remembers is a {kind}, which could not be read back: write {write} in the class"
        if wrong:
            return wrong
    return ""


def fault_of_unseen(whole: Sequence[Any], shown: Sequence[Any]) -> str:
    """Returns what is wrong with the cards that a variant shows a seat, beside those that it has; empty if nothing is.
    Where a card is hidden there must be None, or else nobody could say how many of those unseen lie there."""
    if len(whole) == len(shown) and all(at is None or at == card for card, at in zip(whole, shown, strict=True)):
        return ""
    return (
        f"has {len(whole)} cards and shows {[*shown]!r}: cards must give them in the same order, None for a hidden one"
    )


def _fault_of_change(state: GameState, events: Iterable[Event]) -> str:
    """Returns what is wrong with what was told, asked or remembered when a variant has changed the state."""
    untold = next(filter(None, (_untold(event, state.catalog) for event in events)), "")
    if not untold and state.finishing is not None:
        untold = _untold(state.finishing, state.catalog)
    return untold or _fault_of_questions(state) or _fault_of_memories(state, state.variants)


def _fault_of_carried(carried: Carried, state: GameState, variant: str) -> str:
    """Returns what is wrong with what a game leaves for the next one of a campaign; empty if nothing is."""
    for name in ("points", "values", "told", "winners"):
        value, kind = getattr(carried, name), Mapping if name == "values" else tuple
        if not (isinstance(value, kind) or (name == "winners" and value is None)):
            return f"returned {name} {value!r}: {name} must be a {'dict' if name == 'values' else 'tuple'}"
    seats, numbers = range(len(state.players)), (carried.chapter, carried.chapters, *carried.points)
    if not all(type(number) is int for number in numbers) or not 1 <= carried.chapter <= carried.chapters:
        return f"returned the chapter {carried.chapter!r} of {carried.chapters!r} and the points {carried.points!r}"
    if len(carried.points) != len(seats):
        return f"returned {carried.points!r}: there must be a whole number for each of {len(seats)} seats"
    if carried.winners is not None and not {*carried.winners} <= {*seats}:
        return f"returned the winners {carried.winners!r}: each must be a seat from 0"
    of = state.ruleset.variant(variant)
    known = {option.id: option for option in of.valued} if of is not None else {}
    for id, value in carried.values.items():
        try:
            known[id].read(str(value))
        except (KeyError, ValueError):
            allowed = ", ".join(option.allowed for option in known.values()) or "–"
            return f"carried {id}={value!r} to the next game: the options with a value are {allowed}"
    return next(filter(None, (_fault_of_line(line, state.catalog) for line in carried.told)), "")


def _named(kinds: tuple[type, ...]) -> str:
    """Returns what a method must return, in words."""
    return " or ".join("None" if kind is type(None) else f"a {kind.__name__}" for kind in kinds)


def fault(name: str, result: Any, arguments: tuple[Any, ...], variant: str) -> str:
    """Returns what is wrong with the result of a method of this variant for these arguments, its events or the
    variant's value; empty if nothing is wrong."""
    returns: bool = isinstance(result, RETURNS[name])
    if not returns:
        return f"returned {type(result).__name__}, and not {_named(RETURNS[name])}"
    if name == "limits":
        return _fault_of_limits(arguments[0], result)
    if name == "pieces":
        return _fault_of_pieces(result)
    if name == "deal":
        if arguments[0].finishing is not None:
            return "ended the game before it has begun"
        return _fault_of_memories(arguments[0], {variant: result}) or _fault_of_questions(arguments[0])
    if name in ("step", "perform", "react") and arguments[-1] is not None:
        return _fault_of_change(arguments[0], arguments[-1])
    if name == "goal" and result is not None:
        return _fault_of_goal(result, arguments[0])
    if name == "lies":
        return _fault_of_places(result)
    if name in ("seen", "guess", "guess_cards") or (name == "lay" and result is not None):
        same = type(result) is type(arguments[0])
        return _fault_of_memory(result) if same else f"returned {type(result).__name__}"
    if name == "points":
        return _fault_of_points(result, arguments[0].catalog)
    if name == "panel":
        return _fault_of_panel(result, arguments[0].catalog, len(arguments[0].players))
    if name == "carry":
        return _fault_of_carried(result, arguments[0], variant)
    if name == "statistics":
        return _fault_of_statistics(result, len(arguments[0].players))
    if name == "moves":
        return _fault_of_moves(result, arguments[0], variant)
    if name in ("refusal", "refusal_of") and result is not None and arguments:
        return _unsaid(result.code, result.values, arguments[0].catalog)
    if name == "forecast" and result is not None:
        return _untold(result.why, arguments[0].catalog)
    if name == "show" and not _can_be_shown(result, arguments[0].catalog):
        return "returned an Opponent with a name, cards, pieces or a next step that cannot be shown"
    if name == "score" and not _can_be_announced(result, arguments[0]):
        return "returned a sheet that cannot be shown: it needs each player, whole numbers, and winners or a verdict"
    return ""
