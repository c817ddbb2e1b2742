"""What an action opens that lay hidden, and how people at a real table tell it before the action is played.

An action is tried on a copy: how much it opens, and where, follows from numbers alone, never from what lies hidden.
What is told only reorders bags, deck and piles; then the engine draws just that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Any

from coatl_core.cards.pieces import BAGS, piece
from coatl_core.game.actions import Action, Keep, Pick, Step, Vision
from coatl_core.game.engine import advance
from coatl_core.game.errors import IllegalActionError, Refusal
from coatl_core.game.events import DrewFromDeck, Event, RowRefilled, SupplyRefilled, TempleUncovered
from coatl_core.game.found import Found, Lies
from coatl_core.game.laying import Opening
from coatl_core.game.refusals import refusal
from coatl_core.game.secret import bring, fitting, is_secret, must_show, possible, shown
from coatl_core.game.state import GameState
from coatl_core.game.whereabouts import field_holds, lies_on, naming, too_many, words_of, written_apart


def opened(state: GameState, action: Action) -> tuple[Opening, ...]:
    """Returns the places that the action will fill with what lies hidden, in the order in which it comes; none in a
    game whose chance comes from a seed. Raises IllegalActionError, and VariantFailed."""
    if state.setup.chance == "seed":
        return ()
    tried, with_cards = possible(state, action)
    refused = refusal(tried, with_cards)
    if refused is not None:
        raise IllegalActionError(action, refused)
    after, events = tried.clone(), list[Event]()
    beside = state.setup.chance == "beside" and isinstance(action, Step)
    if beside:  # what the opponent would take if the row were full; which cards these are changes nothing
        after.row = [*state.catalog.prophecy_cards()[: len(state.row)]]
    places = sum(card is not None for card in after.row)
    advance(after, with_cards, events)
    taken = places - sum(card is not None for card in after.row) if beside else 0
    row = [Opening("row", f"row {len(state.row) - number}") for number in range(taken)]
    shows = []
    if must_show(state, action):
        shows = [Opening(f"hand {state.seat + 1}", f"hand {state.seat + 1}", among=fitting(state, action))]
    if isinstance(action, Keep) and is_secret(state):
        held, rules = len(state.player.hand), state.rules
        least, most = max(0, held - rules.kept), held - min(held, rules.kept_least)
        shows = [Opening("discard", "discard", least, most - least)] if most else []
    return (*shows, *(opening for event in events for opening in _openings(state, after, action, event)), *row)


def before_opening(state: GameState, action: Action) -> tuple[Event, ...]:
    """Returns what the action does before it opens anything, so that people can do the same on their table and see what
    comes: its events up to the first that shows what lay hidden. Nothing in a game whose chance comes from a seed, of a
    secret seat, and beside the box where the opponent takes cards of a row that nobody has told. Raises
    IllegalActionError, and VariantFailed."""
    openings = opened(state, action)
    if not openings or is_secret(state) or any(opening.source == "row" for opening in openings):
        return ()
    events: list[Event] = []
    advance(state.clone(), action, events)
    return tuple(takewhile(lambda event: not event.reveals, events))


def _openings(before: GameState, after: GameState, action: Action, event: Event) -> Iterator[Opening]:
    """What one event of the action opens."""
    rules = after.rules
    match event:
        case SupplyRefilled(fields=fields):
            for number in fields:
                part, size = field_holds(rules, number)
                yield Opening(BAGS[part], f"field {number}", size)
        case DrewFromDeck(seat=int(seat)) if seat not in before.setup.secret:
            yield Opening("deck", f"hand {seat + 1} {len(after.players[seat].hand)}")
        case RowRefilled(cards=cards):
            gone = isinstance(action, Vision)
            empty = [number for number, card in enumerate(before.row, 1) if gone or card is None]
            if rules.row_slides:  # they come from the right to the left of those that were moved (9.8)
                empty = [*range(after.row.count(None) + len(cards), 0, -1)]
            yield from (Opening("deck", f"row {number}") for number in empty[: len(cards)])
        case TempleUncovered(pile=pile):
            yield Opening(f"pile {pile}", f"top {pile}")


def told_of(openings: Sequence[Opening], things: Iterable[Iterable[str]]) -> Found:
    """Returns the names of what comes next: for each opening, in order, what will lie there."""
    named: dict[str, list[str]] = {}
    for opening, words in zip(openings, things, strict=True):
        named.setdefault(opening.source, []).extend(words)
    return Found(tuple(Lies(source, words) for source, words in named.items()))


def read_back(openings: Sequence[Opening], found: Found | None) -> Found:
    """Returns what was told with an action, by the places where it lies now."""
    left = {lies.at: [*(lies.things or ())] for lies in found.places} if found is not None else {}
    places = []
    for opening in openings:
        words, most = left.get(opening.source, []), opening.number + opening.more
        places.append(Lies(opening.at, words[:most]))
        del words[:most]
    return Found(tuple(places))


def foretold(state: GameState, action: Action, found: Found | None) -> tuple[GameState, Action]:
    """Returns the state with what was told at the places from which the action draws it: the given state itself if it
    draws nothing; and the action with the cards of a secret hand. Raises IllegalActionError if the action is illegal,
    and for names that are missing, too many, or of what is not there; and VariantFailed."""
    if isinstance(action, Found) and found is None:  # it opens nothing, and is checked when it is played
        return state, action
    openings = opened(state, action)
    if state.setup.chance == "seed" and found is not None:
        raise IllegalActionError(action, Refusal("told-seed", ""))
    due: Counter[str] = Counter()
    for opening in openings:
        due[opening.source] += opening.number
    told = found.places if found is not None else ()
    named = {lies.at: lies.things or () for lies in told}
    if len(named) < len(told):
        twice = next(lies.at for lies in told if [each.at for each in told].count(lies.at) > 1)
        raise IllegalActionError(action, Refusal("told-twice", "", {"at": twice}))
    for source in dict.fromkeys((*due, *named)):
        words, number = named.get(source, ()), due.get(source, 0)
        if source not in due:
            raise IllegalActionError(action, Refusal("told-unasked", "", {"at": source}))
        together = next((word for word in words if source in BAGS.values() and written_apart(word)), "")
        if together:
            told_apart: dict[str, str | int] = {"at": source, "word": together, "apart": written_apart(together)}
            raise IllegalActionError(action, Refusal("told-apart", "", told_apart))
        fewer, more = source == "row" and len(words) < number, source == "discard" and len(words) > number
        if len(words) != number and not fewer and not more:
            at = next((opening.at for opening in openings if opening.source == source), source)
            refused = Refusal("told-number", "", {"at": at, "due": number, "named": len(words)})
            raise IllegalActionError(action, naming(refused, state.setup.players))
    if not named:
        return shown(state, action, None)
    after, with_cards = shown(state, action, found)
    after = after.clone() if after is state else after
    for source, words in named.items():
        missing = _foretell(after, action, source, words)
        if missing is not None:
            raise IllegalActionError(action, missing)
    return after, with_cards


def _foretell(state: GameState, action: Action, source: str, words: Sequence[str]) -> Refusal | None:
    """Puts what was told of one source on top, on the state itself. Returns why it cannot come from there, or None."""
    kind, catalog = source.split(" ")[0], state.catalog
    if kind in ("discard", "hand"):  # the seat has shown these
        missing = next((word for word in words if words.count(word) > state.player.hand.count(word)), None)
        return None if missing is None else _no_such(state, source, missing, words.count(missing))
    if state.setup.secret and kind in ("deck", "pile"):
        bring(state, kind, words)
    gone: list[str] = []
    known: Iterable[str] = catalog.prophecies
    if kind in BAGS.values():
        bag = [p.text for p in getattr(state, kind)]
        gone = [p.text for p in action.pieces] if isinstance(action, Pick) else []
        kinds = state.ruleset.kinds(state.rules, len(state.players))
        known = {p.text for each in kinds for p in each}
    elif kind == "deck":
        bag = [*state.deck]
        words, renewed = words[: len(bag)], words[len(bag) :]
        swept = state.row if isinstance(action, Vision) else ()
        refused = _missing(state, source, renewed, known, [*state.discard, *filter(None, swept)])
        if refused is not None:
            return refused
        state.renewed = tuple(renewed)
    elif kind == "pile":
        bag, known = [card for pile in state.piles for card in pile[:-1]], catalog.temples
    else:
        bag = _nowhere(state)
    refused = _missing(state, source, words, known, bag, gone)
    if refused is not None:
        return refused
    for word in words:
        bag.remove(word)
    if kind == "deck":
        state.deck = (*bag, *_drawn(words, 1))
    elif kind == "pile":
        state.piles = _with_next(state.piles, int(source.split(" ")[1]), bag, words)
    elif kind == "row":
        state.row[len(state.row) - len(words) :] = reversed(words)
    else:
        drawn = _drawn(words, state.rules.bodies_per_field if kind == "bodies" else 1)
        setattr(state, kind, tuple(map(piece, (*bag, *drawn))))
    return None


def _missing(
    state: GameState,
    source: str,
    words: Sequence[str],
    known: Iterable[str],
    bag: Sequence[str],
    gone: Sequence[str] = (),
) -> Refusal | None:
    """Why these words are not in the bag, of which some are taken by name before; None if they are."""
    for word in words:
        if word not in known:
            return Refusal("told-unknown", "", {"at": source, "word": word})
        named = words.count(word) + gone.count(word)
        if named > bag.count(word):
            return too_many(state, word, named)
    return None


def _no_such(state: GameState, source: str, word: str, named: int) -> Refusal:
    known = word in state.catalog.prophecies
    return too_many(state, word, named) if known else Refusal("told-unknown", "", {"at": source, "word": word})


def _nowhere(state: GameState) -> list[str]:
    """The prophecies that lie nowhere yet, in a game beside the box."""
    there = Counter(word for lies in lies_on(state) for word in words_of(lies))
    return [*(Counter(state.catalog.prophecy_cards()) - there).elements()]


def _drawn(words: Sequence[str], size: int) -> Iterator[str]:
    """The words in the order in which they lie in a bag that is drawn from its end, so many at once."""
    for first in reversed(range(0, len(words), size)):
        yield from words[first : first + size]


def _with_next(piles: Sequence[tuple[str, ...]], number: int, rest: list[str], words: Sequence[str]) -> Any:
    """The temple piles with these next ones below the top of one of them."""
    after = []
    for at, pile in enumerate(piles, 1):
        following = words if at == number else ()
        below = max(0, len(pile) - 1 - len(following))
        hidden, rest = rest[:below], rest[below:]
        after.append((*hidden, *reversed(following), *pile[-1:]))
    return tuple(after)
