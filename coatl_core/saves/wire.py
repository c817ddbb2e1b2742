"""Writes setups, views, events, refusals and actions as JSON and reads them back: for games over a network, replays and
logs.

Each is written and read as a text (``to_json``, ``view_from_json``), or as the data of such a text, so that a message
can hold it (``to_data``, ``view_from_data``). A view names its card sets and variants by id, so the ``Ruleset`` is
needed to read it. The value of a variant is written as the class in ``Variant.memory``. What cannot be read raises
ValueError and nothing else; what was read can be told in words.

cattrs is imported only when something is read or written.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from attrs import frozen

from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import Piece, piece
from coatl_core.files.jsonfile import first_fault
from coatl_core.files.sanitize import plain
from coatl_core.game import events
from coatl_core.game.actions import Action, parse_action
from coatl_core.game.coatl import Coatl, parse_coatl
from coatl_core.game.determinize import determinize
from coatl_core.game.errors import Refusal
from coatl_core.game.events import Event
from coatl_core.game.offers import Question
from coatl_core.game.rules import Setup
from coatl_core.game.state import Ruleset, Variant
from coatl_core.game.view import PlayerView, SeatView
from coatl_core.language.eventtext import event_text
from coatl_core.language.l10n import L10n
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.viewtext import view_text
from coatl_core.saves.setupjson import setup_converter

if TYPE_CHECKING:
    from cattrs.preconf.json import JsonConverter

T = TypeVar("T")
Written: TypeAlias = Setup | PlayerView | Event | Refusal | Action

MOST_CHARACTERS = 1_000_000
"""The longest text that is read. A view has about five thousand characters."""
MOST_ITEMS, MOST_VALUES = 1_000, 20_000
"""The most items of one list or object, and the most values in all. A view has less than a tenth of either."""
MOST_OF_TEXT, MOST_OF_NUMBER = 10_000, 10**9
"""The longest text in a message, and the largest number."""
LONGEST = 200
"""The most characters in the reason why a text is refused."""

EVENTS: dict[str, type[Event]] = {
    name: kind
    for name, kind in vars(events).items()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
}
"""The classes of events by name, which is written into the JSON."""
UNTOLD = events.TurnEnded, events.RoundBegan
"""Events without a sentence: they are for programs."""


@frozen
class _Coatl:
    """The form in which a coatl is written: its pieces in the notation ``<BBR``."""

    coatl: str
    prophecies: tuple[str, ...]
    temple: str | None


def to_data(what: Written) -> Any:
    """Returns what JSON can hold: a text for an action, an object for all others. A view contains only what its seat
    may know; so does an event that ``events.seen_by`` has returned. A setup is written as in a save. Raises ValueError
    for a view with a variant's value that cannot be written."""
    match what:
        case PlayerView():
            return _view_data(what)
        case Event():
            return {"event": type(what).__name__, **_converter().unstructure(what)}
        case Setup() | Refusal():
            return _converter().unstructure(what)
    return str(what)


def to_json(what: Written) -> str:
    """Returns JSON on one line, see ``to_data``."""
    try:
        return json.dumps(to_data(what), ensure_ascii=False, separators=(",", ":"))
    except TypeError as error:
        raise ValueError(f"a variant remembers what JSON cannot hold: {error}") from None


def setup_from_data(data: Any) -> Setup:
    """Returns the setup that was written as this data: like that of a save, one without ``rulings`` is played by the
    first ones. Raises ValueError for any other data."""
    return _read(data, "a setup", lambda data: _converter().structure(_table(data), Setup))


def setup_from_json(text: str) -> Setup:
    """Returns the setup written in ``text``, see ``setup_from_data``."""
    return setup_from_data(_parsed(text, "a setup"))


def view_from_data(data: Any, ruleset: Ruleset) -> PlayerView:
    """Returns the view that was written as this data, of a game with this ruleset. Raises ValueError for any other
    data, also for a view that no game with this ruleset can have."""

    def read(data: Any) -> PlayerView:
        seen = _read_view(_table(data), ruleset)
        fault = next(faults(seen), None)
        if fault is not None:
            raise ValueError(fault)
        return seen

    return _read(data, "a view of this game", read)


def view_from_json(text: str, ruleset: Ruleset) -> PlayerView:
    """Returns the view written in ``text``, see ``view_from_data``."""
    return view_from_data(_parsed(text, "a view of this game"), ruleset)


def event_from_data(data: Any, ruleset: Ruleset, players: int) -> Event:
    """Returns the event that was written as this data, of a game of so many players with this ruleset. Raises
    ValueError for any other data, also for an event with cards or seats that the game does not have."""

    def read(data: Any) -> Event:
        values = dict(_table(data))
        name = values.pop("event", None)
        if not isinstance(name, str) or name not in EVENTS:
            raise ValueError(f"there is no event {name!r}")
        event = _converter().structure(values, EVENTS[name])
        if event.seat not in (None, *range(players)):
            raise ValueError("it names a seat that nobody sits in")
        if not isinstance(event, UNTOLD):
            event_text(event, [""] * players, ruleset.catalog, L10n(()))
        return event

    return _read(data, "an event", read)


def event_from_json(text: str, ruleset: Ruleset, players: int) -> Event:
    """Returns the event written in ``text``, see ``event_from_data``."""
    return event_from_data(_parsed(text, "an event"), ruleset, players)


def refusal_from_data(data: Any) -> Refusal:
    """Returns the refusal that was written as this data. Raises ValueError for any other data."""

    def read(data: Any) -> Refusal:
        refusal = _converter().structure(_table(data), Refusal)
        refusal_text(refusal, Catalog(()), L10n(()))  # raises ValueError for a piece that there is not
        return refusal

    return _read(data, "a refusal", read)


def refusal_from_json(text: str) -> Refusal:
    """Returns the refusal written in ``text``, see ``refusal_from_data``."""
    return refusal_from_data(_parsed(text, "a refusal"))


def action_from_json(text: str) -> Action:
    """Returns the action written in ``text``. Raises ValueError for any other text."""
    return parse_action(_read(_parsed(text, "an action"), "an action", _text))


def memory_data(variant: Variant, own: Any) -> Any:
    """Returns the value of a variant as data for JSON. Raises ValueError if the variant does not say of which class it
    is."""
    if own is not None and variant.memory is None:
        raise ValueError(f"the variant {variant.id} does not declare the class of its memory")
    return _converter().unstructure(own, unstructure_as=variant.memory)


def memory_from_data(variant: Variant, data: Any) -> Any:
    """Returns the value of a variant that was written as this data. Raises ValueError for any other data."""
    return _read(data, f"what {variant.id} remembers", lambda data: _memory(variant, data))


def questions_data(questions: tuple[Question, ...]) -> Any:
    """Returns what variants have asked as data for JSON."""
    return _converter().unstructure(questions, unstructure_as=tuple[Question, ...])


def questions_from_data(data: Any) -> tuple[Question, ...]:
    """Returns the questions that were written as this data. Raises ValueError for any other data."""
    return _read(data, "questions", lambda data: _converter().structure(data, tuple[Question, ...]))


def _parsed(text: str, what: str) -> Any:
    """Returns the data of a JSON text. Raises ValueError."""
    if len(text) > MOST_CHARACTERS:
        raise ValueError(f"not {what}: the text has more than {MOST_CHARACTERS} characters")
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _refused(what, error) from None


def _read(data: Any, what: str, read: Callable[[Any], T]) -> T:
    """Returns what ``read`` makes of the data. Turns every error into a ValueError."""
    try:
        _bound(data)
        return read(data)
    except Exception as error:  # cattrs wraps everything that the classes raise; the data is always the cause
        raise _refused(what, error) from None


def _refused(what: str, error: Exception) -> ValueError:
    return ValueError(f"not {what}: {plain(_reason(error), LONGEST)}")


def _bound(data: Any) -> None:
    """Raises ValueError for what is larger than anything of a game, before anything is made of it, and for half a
    surrogate pair."""
    values, left = [data], MOST_VALUES
    while values:
        value = values.pop()
        if isinstance(value, str):
            if len(value.encode()) > MOST_OF_TEXT:
                raise ValueError("a text is too long")
        elif isinstance(value, int | float):
            if not abs(value) <= MOST_OF_NUMBER:
                raise ValueError("a number is too large")
        elif value is not None:
            left -= len(value)
            if len(value) > MOST_ITEMS or left < 0:
                raise ValueError("it has too many values")
            values += [*value, *value.values()] if isinstance(value, dict) else value


def _table(data: Any) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise ValueError("it must be a JSON object")
    return data


def _text(data: Any) -> str:
    if not isinstance(data, str):
        raise ValueError("it must be a JSON string")
    return data


def _reason(error: Exception) -> str:
    """Returns what was wrong: for an error of cattrs with its place, otherwise the text of the error."""
    return first_fault(error) if isinstance(error, ExceptionGroup) else f"{error or type(error).__name__}"


def _view_data(seen: PlayerView) -> dict[str, Any]:
    converter = _converter()
    data: dict[str, Any] = converter.unstructure(seen)
    for variant in seen.ruleset.variants:
        if variant.id in seen.variants:
            data["variants"][variant.id] = memory_data(variant, seen.variants[variant.id])
    return data


def _read_view(data: dict[str, Any], ruleset: Ruleset) -> PlayerView:
    written = _table(data.get("variants"))
    if written.keys() != {variant.id for variant in ruleset.variants} or "ruleset" in data:
        raise ValueError("it has other variants")
    own = {variant.id: _memory(variant, written[variant.id]) for variant in ruleset.variants}
    return _converter().structure({**data, "ruleset": ruleset, "variants": own}, PlayerView)


def _memory(variant: Variant, data: Any) -> Any:
    if variant.memory is not None:
        return _converter().structure(data, variant.memory)
    if data is not None:
        raise ValueError(f"the variant {variant.id} remembers nothing")
    return None


def faults(seen: PlayerView) -> Iterator[str]:
    """Yields what is wrong with a view that no game of its ruleset can have. Only the first fault is certain: the
    checks after it rely on those before."""
    setup, rules, catalog, variants = seen.setup, seen.rules, seen.catalog, seen.ruleset.variants
    if setup.card_sets != tuple(s.id for s in catalog.sets):
        yield "it has other card sets"
    if [(c.id, {*c.options}) for c in setup.variants] != [(v.id, {*v.chosen}) for v in variants]:
        yield "it has other variants"
    if tuple(player.name for player in seen.players) != setup.players:
        yield "its players are not those of its setup"
    whose, phase = seen.held or (seen.acting, seen.phase)
    asked = [question.seat for question in seen.questions]
    seats = (seen.acting, whose, *asked, *(seat for seat, _ in seen.last_turns or ()))
    seats += () if seen.seat is None else (seen.seat,)
    if not {*seats} <= {*range(len(seen.players))}:
        yield "it names a seat that nobody sits in"
    if seen.closing not in (range(len(seen.players[whose].coatls)) if phase == "complete" else [-1]):
        yield "it names a coatl that has not been closed"
    if (seen.phase == "ask") != (asked[-1:] == [seen.acting] and seen.held is not None):
        yield "what is asked does not fit the phase"
    if not {question.variant for question in seen.questions} <= {variant.id for variant in variants}:
        yield "a variant asks that the game does not have"
    if phase == "opponent" and seen.ruleset.opponent is None:
        yield "it is the turn of an opponent that the game does not have"
    if (len(seen.supply), len(seen.row)) != (rules.fields, rules.row_size):
        yield "its supply board or its row has another size"
    players = len(seen.players)
    of_part = {"head": rules.heads_per_color, "body": rules.bodies_per_color, "tail": rules.tails_per_color}
    most = {p: 0 if p.loose else of_part[p.part] for kinds in seen.ruleset.kinds(rules, players) for p in kinds}
    for kind, number in seen.ruleset.pieces(rules, players):
        most[kind] += number
    if [*seen.bags] != [*most] or not all(0 <= left <= most[p] for p, left in seen.bags.items()):
        yield "its bags hold what they cannot hold"
    if any(number > most[p] for p, number in Counter(_pieces(seen)).items()):
        yield "it has more pieces than the game"
    if min(seen.turn, seen.actions_left, seen.reshuffles, seen.passes) < 0:
        yield "it counts what cannot be"
    if any(
        size < 0 if cards is None else size != len(cards)
        for player in seen.players
        for size, cards in ((player.hand_size, player.hand), (player.temples_size, player.temples))
    ):
        yield "the size of a hand is wrong"
    if not all(map(_may_be_known, seen.players)):
        yield "a player is known to hold a card that is not in the hand"
    if any(pile.size < 0 or (pile.top is None) != (pile.size == 0) for pile in seen.piles) or seen.deck_size < 0:
        yield "the size of a pile is wrong"
    if not {*_prophecies(seen)} <= catalog.prophecies.keys() or not {*_temples(seen)} <= catalog.temples.keys():
        yield "it has cards that the game does not have"
    state = determinize(seen, Random(0))  # raises ValueError if too few cards are left for the hidden places
    told_anew = setup.chance == "beside" or phase == "lay"  # then nobody knows how many cards lie where
    if len(state.deck) != seen.deck_size and not told_anew:
        yield "the size of a pile is wrong"
    if variants:
        view_text(seen, L10n(()))  # raises VariantFailed if the value of a variant makes no sense


def _may_be_known(player: SeatView) -> bool:
    """Returns whether a player may hold the cards that all know of: each lies in the hand or among the temples."""
    if player.hand is None or player.temples is None:
        return len(player.known) <= player.hand_size + player.temples_size
    return not Counter(player.known) - Counter((*player.hand, *player.temples))


def _pieces(seen: PlayerView) -> Iterator[Piece]:
    """Yields the pieces that lie open."""
    for field in seen.supply:
        yield from field
    for player in seen.players:
        yield from player.board
        for coatl in player.coatls:
            yield from coatl.pieces


def _prophecies(seen: PlayerView) -> Iterator[str]:
    yield from (card for card in seen.row if card is not None)
    yield from seen.discard
    for player in seen.players:
        yield from player.hand or ()
        yield from (card for card in player.known if card not in seen.catalog.temples)
        yield from (card for coatl in player.coatls for card in coatl.prophecies)
    for variant in seen.ruleset.holding:
        yield from (card for card in variant.cards(seen.variants[variant.id]) if card is not None)


def _temples(seen: PlayerView) -> Iterator[str]:
    yield from (pile.top for pile in seen.piles if pile.top is not None)
    for player in seen.players:
        yield from player.temples or ()
        yield from (coatl.temple for coatl in player.coatls if coatl.temple is not None)


@cache
def _converter() -> JsonConverter:
    from cattrs.gen import make_dict_structure_fn, make_dict_unstructure_fn, override

    converter = setup_converter()
    hidden, in_variants = override(omit=True), override(omit_if_default=True)
    converter.register_unstructure_hook(Piece, lambda kind: kind.text)
    converter.register_structure_hook(Piece, lambda text, _: piece(text))
    converter.register_unstructure_hook(Coatl, _written_coatl)
    converter.register_structure_hook(Coatl, lambda data, _: _read_coatl(converter.structure(data, _Coatl)))
    converter.register_structure_hook(Ruleset, lambda ruleset, _: ruleset)  # _read_view puts the object itself there
    asked = make_dict_unstructure_fn(Question, converter, own=in_variants)  # few of them have own values
    converter.register_unstructure_hook(Question, asked)
    happened = make_dict_unstructure_fn(events.VariantEvent, converter, own=in_variants, reveals=in_variants)
    converter.register_unstructure_hook(events.VariantEvent, happened)
    converter.register_unstructure_hook(
        PlayerView,
        make_dict_unstructure_fn(
            PlayerView, converter, ruleset=hidden, words=hidden, questions=in_variants, held=in_variants
        ),
    )
    converter.register_structure_hook(
        PlayerView, make_dict_structure_fn(PlayerView, converter, words=hidden, _cattrs_forbid_extra_keys=True)
    )
    converter.register_structure_hook_func(lambda kind: kind == str | int, _read_value)
    return converter


def _read_value(value: Any, _: Any) -> str | int:
    """Returns a value of a refusal or of a variant's event. Raises TypeError for other types; cattrs would accept True
    as a number."""
    if type(value) is str or type(value) is int:
        return value
    raise TypeError(f"expected str or int, got {value!r}")


def _written_coatl(coatl: Coatl) -> dict[str, Any]:
    """Returns a ``_Coatl`` as data."""
    return {"coatl": str(coatl), "prophecies": [*coatl.prophecies], "temple": coatl.temple}


def _read_coatl(written: _Coatl) -> Coatl:
    read = parse_coatl(written.coatl)
    return Coatl(read.colors, read.head, read.tail, written.prophecies, written.temple)
