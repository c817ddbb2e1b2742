"""Seats of a real table of whose cards only the number is known (``Setup.secret``).

In the state such a hand holds any cards that lie hidden: they stand for those that nobody has told, no view shows them,
and nothing counts them. A card that is shown takes the place of one of them, and an action that hangs on the hand is
possible if some hand makes it so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from attrs import evolve, frozen

from coatl_core.game.actions import Action, ClaimOwn, Discard, Extend, Fulfil, Keep, Pass
from coatl_core.game.coatl import growing
from coatl_core.game.errors import IllegalActionError, Refusal
from coatl_core.game.events import DrewFromDeck, Event, Kept
from coatl_core.game.found import Found, Lies
from coatl_core.game.legal_actions import legal_actions
from coatl_core.game.refusals import refusal
from coatl_core.game.state import GameState
from coatl_core.game.view import view
from coatl_core.game.whereabouts import known_of, lies_on, seen_of, too_many, words_of

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
    actions = [action for action in legal_actions(state) if not _hangs_on_hand(state, action)]
    prophecies = _could_hold(state, temples=False)
    numbers = [number for number, _ in growing(state.player.coatls, state.closing)]
    ends = [p for p in dict.fromkeys(state.player.board) if p.part != "body"]
    for card in prophecies:
        held = _holding(state, [card])
        tried: list[Action] = [*(Fulfil(number, card) for number in numbers), Discard(card)]
        actions += [action for action in tried if refusal(held, action) is None]
    for card in _could_hold(state, temples=True):
        actions += [ClaimOwn(card)] * (refusal(_holding(state, [card]), ClaimOwn(card)) is None)
    closing: list[Action] = [Extend(n, "head" if p.part == "head" else "tail", p) for n in numbers for p in ends]
    closing = [action for action in closing if must_show(state, action)]
    actions += [action for action in (*closing, Pass()) if why_not(state, action) is None]
    return tuple(actions)


def _hangs_on_hand(state: GameState, action: Action) -> bool:
    """Whether the cards in the hand of the acting seat decide if an action is legal."""
    return isinstance(action, Fulfil | Discard | ClaimOwn | Pass) or must_show(state, action)


def why_not(state: GameState, action: Action) -> Refusal | None:
    """Returns why the acting seat cannot do this now, or None if it can: a secret seat if some hand makes it legal."""
    return refusal(*possible(state, action)) if state.setup.secret else refusal(state, action)


def possible(state: GameState, action: Action) -> tuple[GameState, Action]:
    """Returns a state in which the acting seat has a hand that makes the action legal, if there is one, and the action
    with cards of it. It follows from what that seat sees alone: a card that another seat has told may be in it."""
    if not is_secret(state) or isinstance(action, Found):
        return state, action
    if must_show(state, action):
        fits = fitting(state, action)
        return (_holding(state, fits[:1]) if fits else state), action
    match action:
        case Fulfil(card=card) | Discard(card=card) | ClaimOwn(card=card):
            temples = isinstance(action, ClaimOwn)
            return (_holding(state, [card]) if card in _could_hold(state, temples) else without_made_up(state)), action
        case Keep():
            return state, Keep(state.player.hand[: state.rules.kept])
        case Pass():
            is_met = _met(state)
            unmet = [card for card in _could_hold(state, temples=False) if not is_met(card)]
            return _holding(state, unmet[: len(state.player.hand)]), action
    return state, action


def must_show(state: GameState, action: Action) -> bool:
    """Returns whether a secret seat must show a prophecy together with the action: one that the coatl it closes meets
    (6.4)."""
    if not is_secret(state) or not isinstance(action, Extend):
        return False
    number, coatls = action.coatl, state.player.coatls
    if not 1 <= number <= len(coatls) or coatls[number - 1].prophecies or coatls[number - 1].complete:
        return False
    return coatls[number - 1].extended(action.piece, action.end == "head").complete


def fitting(state: GameState, action: Action) -> tuple[str, ...]:
    """Returns the prophecies of which a secret seat must show one together with the action, see ``must_show``."""
    return tuple(card for card in _could_hold(state, temples=False) if _why_not_with(state, card, action) is None)


def _why_not_with(state: GameState, card: str, action: Action) -> Refusal | None:
    """Why the acting seat cannot do this with no other prophecy in its hand than this one."""
    if card not in state.catalog.prophecies:
        return Refusal("told-unknown", "", {"at": f"hand {state.seat + 1}", "word": card})
    alone = state.clone()
    alone.player.hand = (card,)
    return refusal(alone, action)


def laid_beside(action: Action, found: Found | None) -> Fulfil | None:
    """Returns the action that puts the prophecy beside its coatl that was shown together with a closing piece; None if
    none was."""
    told = {lies.name: lies.things or () for lies in found.places} if found is not None else {}
    return Fulfil(action.coatl, told["hand"][0]) if isinstance(action, Extend) and told.get("hand") else None


def shown(state: GameState, action: Action, found: Found | None) -> tuple[GameState, Action]:
    """Returns the state in which the acting seat holds the cards that it shows by the action, or together with it, and
    the action with the cards of its hand; for another seat than a secret one both are the given ones. Raises
    IllegalActionError if a card lies elsewhere."""
    if not is_secret(state) or isinstance(action, Found):
        return state, action
    after, told = state.clone(), {lies.at: lies.things or () for lies in found.places} if found is not None else {}
    match action:
        case Fulfil(card=card) | Discard(card=card) | ClaimOwn(card=card):
            if why_not(state, action) is None and not hold(after, (card,)):
                raise IllegalActionError(action, too_many(state, card, 1))
        case Keep():
            gone = told.get("discard", ())
            if hold(after, gone):
                kept = tuple((Counter(after.player.hand) - Counter(gone)).elements())
                after.player.hand = (*kept, *gone)  # they are discarded in the order in which they are told
                return after, Keep(kept)
        case Extend():
            cards = told.get(f"hand {state.seat + 1}", ())
            refused = _why_not_with(state, cards[0], action) if cards and must_show(state, action) else None
            if refused is not None:
                raise IllegalActionError(action, refused)
            hold(after, cards)
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
    after = state.clone()
    after.player.hand, after.player.temples = seen_of(state, state.seat)
    return after


def as_told(event: Event, secret: Sequence[int]) -> Event:
    """Returns the event without the cards of a secret seat that nobody has told."""
    match event:
        case Kept() if event.seat in secret:
            return evolve(event, kept=None)
        case DrewFromDeck() if event.seat in secret:
            return evolve(event, card=None)
    return event


def _could_hold(state: GameState, temples: bool) -> tuple[str, ...]:
    """The cards that the acting seat may hold, as far as it can see itself: all that lie nowhere else."""
    catalog, seen = state.catalog, view(state, state.seat)
    shown = {f"known {state.seat + 1}"}  # what is known of a hand that is shown as a whole lies there once
    shown |= {f"known {number}" for number, player in enumerate(seen.players, 1) if player.hand is not None}
    lying = Counter(word for lies in lies_on(seen) for word in _seen_at(lies) if lies.at not in shown)
    left = Counter(catalog.temple_cards() if temples else catalog.prophecy_cards())
    left -= lying
    return tuple(left)


def _seen_at(lies: Lies) -> tuple[str, ...]:
    """The cards at a place; what everybody knows of another hand lies there as well."""
    return lies.things or () if lies.name == "known" else words_of(lies)


def _holding(state: GameState, cards: Sequence[str]) -> GameState:
    """A state in which these cards are in the hand of the acting seat in place of others that nobody has seen, as far
    as it has any; only to ask what would be legal then."""
    after, catalog = state.clone(), state.catalog
    player = after.player
    for temples, known in zip((False, True), known_of(player, catalog), strict=True):
        mine = player.temples if temples else player.hand
        unseen = [*(Counter(mine) - Counter(known)).elements()]
        wanted = [card for card in cards if (card in catalog.temples) == temples and card not in known][: len(unseen)]
        mine = (*known, *wanted, *unseen[len(wanted) :])
        if temples:
            player.temples = mine
        else:
            player.hand = mine
    return after


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
    slots, is_met = _slots(state, temples=False), _met(state)
    met = [slot for slot in slots if slot.where == state.seat and is_met(slot.card)]
    others = [slot for slot in slots if slot.where != state.seat and not is_met(slot.card)]
    for mine, other in zip(met, others, strict=False):
        _exchange(state, mine, other, temples=False)


def _met(state: GameState) -> Callable[[str], bool]:
    """Returns what tells whether a coatl of the acting seat meets a prophecy, as it is or with a closing piece."""
    now = [coatl for _, coatl in growing(state.player.coatls)]
    ends = [piece for piece in dict.fromkeys(state.player.board) if piece.part != "body"]
    coatls = [*now, *(coatl.extended(piece, piece.part == "head") for coatl in now for piece in ends)]
    readings, prophecies = [coatl.reading(state.rules.strict_x) for coatl in coatls], state.catalog.prophecies
    return lambda card: any(map(prophecies[card].fulfilled_by, readings))


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
