"""Seats of a real table of whose cards only the number is known (``Setup.secret``).

In the state such a hand holds any cards that lie hidden: they stand for those that nobody has told, no view shows them,
and nothing counts them. A card that is shown takes the place of one of them, and an action that hangs on the hand is
possible if some hand makes it so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from attrs import evolve, frozen

from coatl_core.game.actions import Action, ClaimOwn, Discard, Extend, Fulfil, Keep, Pass
from coatl_core.game.coatl import growing
from coatl_core.game.errors import Refusal
from coatl_core.game.events import DrewFromDeck, Event, Kept
from coatl_core.game.found import Found
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.refusals import refusal
from coatl_core.game.state import GameState

DECK, PILES = -1, -3
"""Where cards lie hidden outside of hands: the deck, and below the tops of the piles (-3 and -2)."""


@frozen
class _Slot:
    """A place where a card lies hidden: in a secret hand (``where`` is the seat), in the deck or in a pile."""

    where: int
    at: int
    card: str


def is_secret(state: GameState) -> bool:
    """Returns whether nobody knows the hand of the acting seat."""
    return state.seat in state.setup.secret and state.phase not in ("over", "lay", "opponent")


def playable(state: GameState) -> tuple[Action, ...]:
    """Returns what the acting seat can do: the legal actions, and of a secret seat those that some hand makes legal.
    Its choice of dealt prophecies is ``Keep(())``: the discarded ones are told with it."""
    if not is_secret(state):
        return legal_actions(state)
    if state.phase == "keep":
        return (Keep(()),)
    actions: list[Action] = [a for a in legal_actions(state) if not isinstance(a, Fulfil | Discard | ClaimOwn | Pass)]
    prophecies = list(dict.fromkeys(_could_hold(state, temples=False)))
    numbers = [number for number, _ in growing(state.player.coatls, state.closing)]
    ends = [p for p in dict.fromkeys(state.player.board) if p.part != "body"]
    tried: list[Action] = [Fulfil(number, card) for number in numbers for card in prophecies]
    tried += [Discard(card) for card in prophecies]
    tried += [ClaimOwn(card) for card in dict.fromkeys(_could_hold(state, temples=True))]
    tried += [Extend(n, "head" if p.part == "head" else "tail", p) for n in numbers for p in ends]
    tried.append(Pass())
    actions += [action for action in tried if action not in actions and why_not(state, action) is None]
    return tuple(actions)


def why_not(state: GameState, action: Action) -> Refusal | None:
    """Returns why the acting seat cannot do this now, or None if it can: a secret seat if some hand makes it legal."""
    return refusal(*possible(state, action)) if state.setup.secret else refusal(state, action)


def possible(state: GameState, action: Action) -> tuple[GameState, Action]:
    """Returns a state in which the acting seat has a hand that makes the action legal, if there is one, and the action
    with cards of it."""
    if not is_secret(state) or isinstance(action, Found):
        return state, action
    if must_show(state, action):
        for card in dict.fromkeys(_could_hold(state, temples=False)):
            after = state.clone()
            if hold(after, (card,)) and refusal(after, action) is None:
                return after, action
        return state, action
    if isinstance(action, Keep):
        return state, Keep(state.player.hand[: state.rules.kept])
    return shown(state, action, None)


def must_show(state: GameState, action: Action) -> bool:
    """Returns whether a secret seat must show a prophecy together with the action: one that the coatl it closes meets
    (6.4)."""
    if not is_secret(state) or not isinstance(action, Extend):
        return False
    number, coatls = action.coatl, state.player.coatls
    if not 1 <= number <= len(coatls) or coatls[number - 1].prophecies or coatls[number - 1].complete:
        return False
    return coatls[number - 1].extended(action.piece, action.end == "head").complete


def shown(state: GameState, action: Action, found: Found | None) -> tuple[GameState, Action]:
    """Returns the state in which the acting seat holds the cards that it shows by the action, or together with it, and
    the action with the cards of its hand; for another seat than a secret one both are the given ones."""
    if not is_secret(state) or isinstance(action, Found):
        return state, action
    after, told = state.clone(), {lies.at: lies.things or () for lies in found.places} if found is not None else {}
    match action:
        case Fulfil(card=card) | Discard(card=card) | ClaimOwn(card=card):
            hold(after, (card,))
        case Keep():
            gone = told.get("discard", ())
            if hold(after, gone):
                kept = tuple((Counter(after.player.hand) - Counter(gone)).elements())
                after.player.hand = (*kept, *gone)  # they are discarded in the order in which they are told
                return after, Keep(kept)
        case Extend():
            hold(after, told.get(f"hand {state.seat + 1}", ()))
        case Pass():
            _hold_nothing_met(after)
    return after, action


def bring(state: GameState, source: str, words: Sequence[str]) -> None:
    """Brings cards that secret hands seem to hold to the deck, or below the tops of the piles, where they are told to
    come from."""
    temples = source != "deck"
    _swap_in(state, words, lambda slot: slot.where < 0, temples)


def without_made_up(state: GameState) -> GameState:
    """Returns the state in which the acting secret seat holds only what everybody has seen: for reading, when somebody
    asks what its hand would bring. It is the given one for another seat."""
    if not is_secret(state):
        return state
    after, known, catalog = state.clone(), state.player.known, state.catalog
    after.player.hand = tuple(card for card in known if card in catalog.prophecies)
    after.player.temples = tuple(card for card in known if card in catalog.temples)
    return after


def as_told(event: Event, secret: Sequence[int]) -> Event:
    """Returns the event without the cards of a secret seat that nobody has told."""
    match event:
        case Kept() if event.seat in secret:
            return evolve(event, kept=None)
        case DrewFromDeck() if event.seat in secret:
            return evolve(event, card=None)
    return event


def _could_hold(state: GameState, temples: bool) -> Iterator[str]:
    """The cards that the acting seat may hold: those that everybody has seen it take, and all that lie hidden."""
    cards = state.catalog.temples if temples else state.catalog.prophecies
    yield from (card for card in state.player.known if card in cards)
    yield from (slot.card for slot in _slots(state, temples))


def hold(state: GameState, cards: Sequence[str]) -> bool:
    """Gives the acting seat these cards, on the state itself. Returns False if it cannot hold them."""
    catalog, player = state.catalog, state.player
    for temples, mine in ((False, player.hand), (True, player.temples)):
        wanted = Counter(card for card in cards if card in (catalog.temples if temples else catalog.prophecies))
        wanted -= Counter(card for card in player.known if card in mine)
        if wanted and not _swap_in(state, tuple(wanted.elements()), lambda slot: slot.where == state.seat, temples):
            return False
    return True


def _hold_nothing_met(state: GameState) -> None:
    """Gives the acting seat cards that none of its coatls meets, as it is or with a closing piece, as far as there are
    any."""
    now = [coatl for _, coatl in growing(state.player.coatls)]
    ends = [piece for piece in state.player.board if piece.part != "body"]
    closed = [coatl.extended(piece, piece.part == "head") for coatl in now for piece in ends]
    coatls = [coatl.reading(state.rules.strict_x) for coatl in (*now, *closed)]
    prophecies = state.catalog.prophecies

    def is_met(card: str) -> bool:
        return any(prophecies[card].fulfilled_by(coatl) for coatl in coatls)

    slots = _slots(state, temples=False)
    met = [slot for slot in slots if slot.where == state.seat and is_met(slot.card)]
    others = [slot for slot in slots if slot.where != state.seat and not is_met(slot.card)]
    for mine, other in zip(met, others, strict=False):
        _exchange(state, mine, other, temples=False)


def _slots(state: GameState, temples: bool) -> list[_Slot]:
    """All places where a prophecy, or a temple, lies that nobody has seen."""
    if temples:
        slots = [_Slot(PILES + n, at, card) for n, pile in enumerate(state.piles) for at, card in enumerate(pile[:-1])]
    else:
        slots = [_Slot(DECK, at, card) for at, card in enumerate(state.deck)]
    for seat in state.setup.secret:
        player = state.players[seat]
        known = Counter(player.known)
        for at, card in enumerate(player.temples if temples else player.hand):
            if known[card]:
                known[card] -= 1
            else:
                slots.append(_Slot(seat, at, card))
    return slots


def _swap_in(state: GameState, wanted: Iterable[str], inside: Callable[[_Slot], bool], temples: bool) -> bool:
    """Exchanges hidden cards until the wanted ones lie ``inside``. Returns False if they cannot."""
    slots, need = _slots(state, temples), Counter(wanted)
    free, others = [], [slot for slot in slots if not inside(slot)]
    for slot in filter(inside, slots):
        if need[slot.card] > 0:
            need[slot.card] -= 1
        else:
            free.append(slot)
    for card in need.elements():
        other = next((slot for slot in others if slot.card == card), None)
        if other is None or not free:
            return False
        others.remove(other)
        _exchange(state, free.pop(), other, temples)
    return True


def _exchange(state: GameState, one: _Slot, other: _Slot, temples: bool) -> None:
    for slot, card in ((one, other.card), (other, one.card)):
        if slot.where == DECK:
            state.deck = _with(state.deck, slot.at, card)
        elif slot.where < 0:
            piles = [*state.piles]
            piles[slot.where - PILES] = _with(piles[slot.where - PILES], slot.at, card)
            state.piles = (piles[0], piles[1])
        elif temples:
            state.players[slot.where].temples = _with(state.players[slot.where].temples, slot.at, card)
        else:
            state.players[slot.where].hand = _with(state.players[slot.where].hand, slot.at, card)


def _with(cards: tuple[str, ...], at: int, card: str) -> tuple[str, ...]:
    return (*cards[:at], card, *cards[at + 1 :])
