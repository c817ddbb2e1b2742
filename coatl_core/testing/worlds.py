"""Plays a game in two worlds that a seat cannot tell apart, and compares all that the seat is given (RULES 2.6).

A secret is not only told by showing a card. A question that is asked only if it can be answered tells it, and so do the
length of a list, a price, and a refusal. So everything that one seat does not know is dealt anew, and then both worlds
must give it the same: before an action, and after the same action was done in both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeAlias

from attrs import define, field, fields, frozen, has

from coatl_core.game.actions import (
    Action,
    ClaimOwn,
    ClaimPile,
    Discard,
    Do,
    Done,
    DrawDeck,
    DrawRow,
    Duty,
    End,
    EndTurn,
    Extend,
    Fulfil,
    Keep,
    Pass,
    Pick,
    Start,
    Step,
    Take,
    Vision,
)
from coatl_core.game.determinize import guessed, redeal, unseen_cards
from coatl_core.game.engine import advance
from coatl_core.game.events import Event, Kept, VariantEvent, seen_by
from coatl_core.game.legal_actions import legal_actions, offers
from coatl_core.game.preview import preview, trial_preview
from coatl_core.game.ready import ready
from coatl_core.game.refill import shuffle
from coatl_core.game.refusals import refusal, why_not_beside
from coatl_core.game.scoring import seen_sheet
from coatl_core.game.state import GameState
from coatl_core.game.view import PlayerView, view
from coatl_core.saves.wire import to_json

Choose: TypeAlias = Callable[[GameState, tuple[Action, ...]], Action]
"""Returns one of the legal actions."""
TRIES, MOVES = 8, 3
"""So many actions of the rules, and moves of variants, legal or not, are tried by a seat that is to act."""
ATTEMPTS = 6
"""So many worlds are looked for in which an action could have been done as well; in the last one, what the player who
has done it holds is the same."""


@define
class Compared:
    """What was compared: ``positions`` between two actions, and ``steps`` from one to the next. ``other`` counts in how
    many of them a secret was another one: the ``hands``, ``temples``, ``deck``, ``piles``, ``bags``, and what each
    variant that hides something remembers, by its id. ``moves`` are the latest moves that variants have offered, one of
    each name: they are tried again when nobody offers them."""

    positions: int = 0
    steps: int = 0
    other: Counter[str] = field(factory=Counter)
    moves: dict[tuple[str, str], Do] = field(factory=dict)

    def count(self, state: GameState, other: GameState) -> None:
        """Counts which secrets differ between two worlds."""
        for what, of in _SECRETS.items():
            self.other[what] += of(state) != of(other)
        for variant in state.ruleset.hiding:
            self.other[variant.id] += state.variants[variant.id] != other.variants[variant.id]


_SECRETS: dict[str, Callable[[GameState], object]] = {
    "hands": lambda state: [sorted(player.hand) for player in state.players],
    "temples": lambda state: [sorted(player.temples) for player in state.players],
    "deck": lambda state: state.deck,
    "piles": lambda state: state.piles,
    "bags": lambda state: (state.bodies, state.heads, state.tails),
}


@frozen
class SecretTold(AssertionError):
    """A seat, or a spectator (None), can tell two worlds apart. ``after`` is the action of the seat ``by`` before, None
    at the beginning. ``what`` was compared; ``unlike`` are the places at which it differs, such as ``/view/row/1``,
    each with what stands there. There are none if the action was legal in one world only. ``retractable`` says that the
    seat may know it, but by its own action, and could take that back."""

    seat: int | None
    after: Action | None
    by: int | None
    what: str = ""
    unlike: tuple[tuple[str, object, object], ...] = ()
    retractable: bool = False

    def __str__(self) -> str:
        if self.retractable:
            return f"seat {self.seat} is shown what was hidden from it by {self.after}, and can take that back"
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        when = "at the beginning" if self.after is None else f"after {self.after} of seat {self.by}"
        how = "what is legal"
        if self.unlike:
            place, one, other = self.unlike[0]
            how = f"{self.what}: {place} {one!r} or {other!r}"
        return f"{who} can tell two worlds apart {when} by {how}"


@define
class Worlds:
    """A game in two worlds. ``told`` is what was compared so far, in other games too."""

    state: GameState
    random: Random
    choose: Choose
    told: Compared = field(factory=Compared)
    _after: Action | None = field(default=None, init=False)
    _by: int | None = field(default=None, init=False)

    def play(self, most: int) -> None:
        """Plays on until the game is over or so many positions were compared. Raises SecretTold if a seat can tell two
        worlds apart."""
        while self.state.phase != "over" and self.told.positions < most:
            self._compare_position()
            self._compare_step(self._choose())

    def skip(self, most: int) -> None:
        """Plays so many actions, as long as the game is not over, and compares nothing."""
        for _ in range(most):
            if self.state.phase != "over":
                advance(self.state, self._choose())

    def _choose(self) -> Action:
        self._by, self._after = self.state.seat, self.choose(self.state, legal_actions(self.state))
        return self._after

    # What is compared

    def given(self, state: GameState, seat: int | None) -> Iterator[tuple[str, object]]:
        """Yields all that a seat is given in this position."""
        return given(state, seat)

    def answered(
        self, state: GameState, seat: int | None, tries: Sequence[Action], some: float
    ) -> Iterator[tuple[str, object]]:
        """Yields what a seat gets to know besides, see the function of this name."""
        return answered(state, seat, tries, some)

    def happened(
        self, before: GameState, action: Action, events: Sequence[Event], after: GameState, seat: int | None
    ) -> Iterator[tuple[str, object]]:
        """Yields what a seat is told after an action of the acting player."""
        yield "what has happened", [seen_by(event, seat) for event in events]
        yield from self.given(after, seat)

    def _seat(self) -> int | None:
        """Some seat, or None for a spectator."""
        seat = int(self.random.random() * (len(self.state.players) + 1))
        return seat if seat < len(self.state.players) else None

    def _compare_position(self) -> None:
        state = self.state
        seat = state.seat if self.random.random() < 0.5 else self._seat()
        other = self._redealt(seat)
        self.told.positions += 1
        self.told.count(state, other)
        for offer in offers(state):
            self.told.moves[offer.move.variant, offer.move.move] = offer.move
        asked = self._tries(), self.random.random()
        self._compare(seat, self.given(state, seat), self.given(other, seat))
        self._compare(seat, self.answered(state, seat, *asked), self.answered(other, seat, *asked))

    def _redealt(self, seat: int | None) -> GameState:
        """Returns another world that could be. One in which another player has been asked what cannot be answered
        could not: then the world is dealt again, and after some tries it is the same one."""
        for _ in range(ATTEMPTS):
            other = redeal(self.state, seat, self.random)
            if other.phase != "ask" or seat == other.seat or _has_answer(other):
                return other
        return self.state.clone()

    def _compare_step(self, action: Action) -> None:
        """Does the action in this world, and the same in another one in which it could be done as well."""
        before, seat, events = self.state, self._seat(), list[Event]()
        self.state = before.clone()
        advance(self.state, action, events)
        self._compare_choices(before, action, events, seat)
        final = isinstance(action, Step) or before.lots != self.state.lots or any(event.reveals for event in events)
        for attempt in range(ATTEMPTS):
            other = world_before(before, self.state, seat, self.random, attempt / (ATTEMPTS - 1))
            same = _as_secret(before, other, action) if seat != before.seat else action
            if refusal(other, same) is not None:
                continue
            after, others = other.clone(), list[Event]()
            advance(after, same, others)
            if _discarded(others) != _discarded(events):
                continue  # of two equal cards another one was discarded, and so they lie in another order
            if _revealed(others) != _revealed(events):
                continue
            if _memories(after, seat) == _memories(self.state, seat):
                break  # or else a variant has shown what it had hidden
            if seat == before.seat and not final:
                raise SecretTold(seat, action, seat, retractable=True)
        else:
            raise SecretTold(before.seat, action, before.seat)
        self.told.steps += 1
        self.told.count(before, other)
        one = self.happened(before, action, events, self.state, seat)
        self._compare(seat, one, self.happened(other, same, others, after, seat))

    def _compare_choices(self, before: GameState, action: Action, events: Sequence[Event], seat: int | None) -> None:
        """Has the acting player chosen something else of a variant that keeps the choice from this seat: then nothing
        that this seat is given may depend on it."""
        state = self.state
        if seat == before.seat or not isinstance(action, Do):
            return
        variant = next((each for each in before.ruleset.hiding if each.id == action.variant), None)
        if variant is None:
            return
        moves = [offer.move for offer in offers(before) if (offer.move.variant, offer.move.move) == _of(action)]
        chosen = moves[int(self.random.random() * len(moves))]
        after, others = before.clone(), list[Event]()
        advance(after, chosen, others)
        one, other = state.variants[variant.id], after.variants[variant.id]
        if one != other and variant.seen(one, seat) == variant.seen(other, seat):
            told = self.happened(before, action, events, state, seat)
            self._compare(seat, told, self.happened(before, chosen, others, after, seat))

    def _compare(
        self, seat: int | None, one: Iterable[tuple[str, object]], other: Iterable[tuple[str, object]]
    ) -> None:
        """Raises SecretTold if two worlds do not give a seat the same."""
        for (what, first), (_, second) in zip(one, other, strict=True):
            if first != second:
                raise SecretTold(seat, self._after, self._by, what, tuple(_differences(first, second)))

    def _tries(self) -> list[Action]:
        """Some actions that the acting player might try, most of them not legal."""
        state = self.state
        if state.phase in ("opponent", "over"):
            return []
        player, shown = state.player, [card for card in state.row if card is not None]
        coatls = range(1, len(player.coatls) + 2)
        ends: tuple[End, ...] = ("head", "tail")
        pieces = [*dict.fromkeys(player.board)] or [*state.ruleset.kinds(state.rules, len(state.players))[0][:1]]
        tries: list[Action] = [
            *(Take(number) for number in range(1, len(state.supply) + 1)),
            *(DrawRow(number) for number in range(1, len(state.row) + 1)),
            *(Extend(number, end, each) for number in coatls for end in ends for each in pieces),
            *(Fulfil(number, card) for number in coatls for card in dict.fromkeys((*player.hand, *shown))),
            *map(Start, pieces),
            *map(ClaimOwn, player.temples),
            *map(ClaimPile, range(1, len(state.piles) + 1)),
            *map(Duty, range(1, len(state.piles) + 1)),
            *map(Discard, player.hand),
            *(Pick((each,)) for each in pieces),
            *(Keep(player.hand[:number]) for number in range(len(player.hand) + 1)),
            *(DrawDeck(), EndTurn(), Pass(), Done(), Vision(), Step()),
        ]
        moves = [*self.told.moves.values()]
        for several in (tries, moves):
            shuffle(several, self.random)
        return [*tries[:TRIES], *moves[:MOVES]]


def _of(move: Do) -> tuple[str, str]:
    return move.variant, move.move


def _has_answer(state: GameState) -> bool:
    variant = state.ruleset.variant(state.questions[-1].variant)
    return variant is not None and bool(variant.moves(state))


def given(state: GameState, seat: int | None) -> Iterator[tuple[str, object]]:
    """Yields all that a seat is given, whoever is to act: what it is, and its value. None is a spectator."""
    seen = view(state, seat)
    for each in fields(PlayerView):
        if each.eq:
            yield f"the {each.name} in its view", getattr(seen, each.name)
    yield "the lines beside the table", [lines for _, lines in seen.panel()]
    yield "the opponent", seen.opponent
    if state.ruleset.opponent is not None and state.phase != "over":
        yield "the forecast of the opponent", state.ruleset.forecast(seen)
    yield "the limits", [seen.limits(number) for number in range(len(seen.players))]
    if state.phase != "over":  # then nothing is secret any more
        yield "the score sheet", seen_sheet(state, seat)


def answered(state: GameState, seat: int | None, tries: Sequence[Action], some: float) -> Iterator[tuple[str, object]]:
    """Yields what a seat gets to know besides: its view as JSON; its legal actions and offers, and why ``tries`` are
    refused, if it is to act; and at any moment what cards would be worth beside a coatl. ``some``, from 0 to 1, says
    which coatl and which card, because all of them take long."""
    yield "its view as JSON", to_json(view(state, seat))
    if seat is None or state.phase == "over":
        return
    player = state.players[seat]
    if seat == state.seat:
        yield "its legal actions", legal_actions(state)
        yield "its offers", offers(state)
        yield "its prophecies that are ready", ready(state)
        for action in tries:
            yield f"why {action} is refused", refusal(state, action)
            if isinstance(action, Start | Extend):
                yield f"the preview of {action}", preview(state, action)
    cards = [*player.hand, *(card for card in state.row if card is not None)]
    asked = int(some * len(player.coatls) * len(cards))
    if asked:
        number, card = 1 + asked // len(cards), cards[asked % len(cards)]
        yield f"why {card} may not lie beside coatl {number}", why_not_beside(state, seat, number, card)
        if asked % 4 == 0:
            yield f"the trial of coatl {number}", trial_preview(state, seat, number, player.coatls[number - 1])


def world_before(state: GameState, after: GameState, seat: int | None, random: Random, alike: float) -> GameState:
    """Returns another state that the seat cannot tell from this one, and in which the step to ``after`` draws the same:
    what leaves its place in that step stays where it is. Of what the acting player holds a part ``alike`` is the same,
    and from a third on, what variants hide. The states do not change."""
    other, shown = state.clone(), (seat, *state.ruleset.opens(seat, len(state.players)))
    prophecies, temples = _Places(), _Places()
    for number, (player, then) in enumerate(zip(other.players, after.players, strict=True)):
        if number not in shown:
            same = alike if number == state.seat else 0
            prophecies.add_hidden(player.hand, then.hand, player.known, same, random)
            temples.add_hidden(player.temples, then.temples, player.known, same, random)
    by_lot, renewed = after.lots != state.lots, after.reshuffles != state.reshuffles
    prophecies.add(state.deck, range(0 if renewed else _untouched(state.deck, after.deck, by_lot)))
    known = {variant.id: variant.seen(state.variants[variant.id], seat) for variant in state.ruleset.hiding}
    lying = unseen_cards(state, known)
    prophecies.add(lying, range(len(lying) if alike < 1 / 3 else 0))
    for pile, left in zip(state.piles, after.piles, strict=True):
        temples.add(pile, range(_untouched(pile, left, by_lot) - 1))
    hands, secrets = prophecies.dealt_anew(random), temples.dealt_anew(random)
    for number, player in enumerate(other.players):
        if number not in shown:
            player.hand, player.temples = next(hands), next(secrets)
    other.deck, other.piles = next(hands), tuple(secrets)
    for bag in ("bodies", "heads", "tails"):
        pieces = getattr(state, bag)
        mixed = [*pieces[: _untouched(pieces, getattr(after, bag), by_lot)]]
        shuffle(mixed, random)
        setattr(other, bag, (*mixed, *pieces[len(mixed) :]))
    if alike < 1 / 3:
        other.variants |= guessed(state.ruleset, known, seat, [*next(hands)], random)
    return other


@define
class _Places:
    """Hands, piles and the like, with the places in them whose cards may be dealt anew."""

    cards: list[list[str]] = field(factory=list)
    free: list[tuple[int, int]] = field(factory=list)

    def add(self, cards: Sequence[str], free: Iterable[int]) -> None:
        self.free += [(len(self.cards), place) for place in free]
        self.cards.append([*cards])

    def add_hidden(
        self, cards: Sequence[str], left: Sequence[str], known: Sequence[str], same: float, random: Random
    ) -> None:
        """Adds what a player holds: cards that are ``known``, or not among those that are ``left`` afterwards, stay."""
        staying = Counter(known) | (Counter(cards) - Counter(left))
        free = []
        for place, card in enumerate(cards):
            staying[card] -= 1
            if staying[card] < 0 and random.random() >= same:
                free.append(place)
        self.add(cards, free)

    def dealt_anew(self, random: Random) -> Iterator[tuple[str, ...]]:
        dealt = [self.cards[at][place] for at, place in self.free]
        shuffle(dealt, random)
        for (at, place), card in zip(self.free, dealt, strict=True):
            self.cards[at][place] = card
        return map(tuple, self.cards)


def _untouched(before: Sequence[object], after: Sequence[object], by_lot: bool) -> int:
    """Returns how many things at the bottom of a pile nobody has touched: they are taken from above, but by lot they
    may be taken from anywhere. A pile is replaced as a whole by whoever touches it."""
    if before is after:
        return len(after)
    only_taken = len(after) < len(before) and before[: len(after)] == after
    return len(after) if only_taken and not by_lot else 0


def _as_secret(state: GameState, other: GameState, action: Action) -> Action:
    """Returns what looks like this action to others: of the prophecies kept they see only what was discarded."""
    if not isinstance(action, Keep) or other.player.hand == state.player.hand:
        return action
    discarded = Counter(state.player.hand) - Counter(action.cards)
    kept = []
    for card in other.player.hand:
        discarded[card] -= 1
        if discarded[card] < 0:
            kept.append(card)
    return Keep(tuple(kept))


def _discarded(events: Sequence[Event]) -> list[tuple[str, ...]]:
    """Returns the cards that were not kept, as everybody sees them: in the order in which they were dealt."""
    return [event.discarded for event in events if isinstance(event, Kept)]


def _revealed(events: Sequence[Event]) -> list[Event]:
    """Returns what variants say that they have shown: what they had hidden may differ from world to world."""
    return [event for event in events if isinstance(event, VariantEvent) and event.reveals]


def _memories(state: GameState, seat: int | None) -> list[object]:
    return [variant.seen(state.variants[variant.id], seat) for variant in state.ruleset.hiding]


def _differences(one: object, other: object, place: str = "") -> list[tuple[str, object, object]]:
    """Returns the places at which two values differ, and what stands there; None for what is missing."""
    first, second = _parts(one), _parts(other)
    found = []
    if type(one) is type(other) and (isinstance(one, Mapping) or first.keys() == second.keys()):
        for part in first | second:
            if first.get(part) != second.get(part):
                found += _differences(first.get(part), second.get(part), f"{place}/{part}")
    return found or [(place, one, other)]


def _parts(value: Any) -> dict[str, object]:
    """Returns what a value is made of, by name or number."""
    if isinstance(value, Mapping):
        return {str(name): part for name, part in value.items()}
    if isinstance(value, list | tuple):
        return {str(number): part for number, part in enumerate(value)}
    if has(type(value)):
        return {each.name: getattr(value, each.name) for each in fields(type(value)) if each.eq}
    return {}
