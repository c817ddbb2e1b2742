"""Solo games, and A.D.A.M.'s cards and pieces set by hand, for tests that read as statements about him (RULES 9)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import Any

from attrs import evolve

from coatl_adam.machine import Own, Work
from coatl_core.cards.pieces import Piece, piece
from coatl_core.game.actions import Action, ClaimPile, Done, DrawDeck, DrawRow, Extend, Fulfil, Keep, Start, Step, Take
from coatl_core.game.engine import apply, new_game
from coatl_core.game.events import Event, VariantEvent
from coatl_core.game.rules import Rules, Setup, VariantChoice
from coatl_core.game.state import GameState, Ruleset
from tests.support import Dice, base, do, registry

LEVELS = (1, 2, 3, 4, 5)
COMBINATIONS = [levels for size in range(len(LEVELS) + 1) for levels in combinations(LEVELS, size)]
"""All 32 combinations of levels (9.12)."""

STEP = Step()
MOST_STEPS = 6
"""The most steps of one turn: he takes, fulfils up to four cards, and draws."""


@cache
def ruleset_of(*levels: int) -> Ruleset:
    """The cards of the base game, and A.D.A.M. with these levels."""
    return registry().ruleset(("base",), _variants(levels))


def solo_setup(*levels: int, seed: str = "solo", **rules: Any) -> Setup:
    """Ana alone against A.D.A.M.; ``rules`` are fields of Rules."""
    return Setup(("Ana",), seed, card_sets=("base",), rules=Rules(**rules), variants=_variants(levels))


def _variants(levels: Iterable[int]) -> tuple[VariantChoice, ...]:
    return (VariantChoice("adam", tuple(f"level-{number}" for number in levels)),)


def dealt(*levels: int, seed: str = "solo", **rules: Any) -> GameState:
    """The state after dealing: Ana has to keep three of her prophecies."""
    return new_game(solo_setup(*levels, seed=seed, **rules), ruleset_of(*levels))


def his(*levels: int, seed: str = "solo", **rules: Any) -> GameState:
    """The state when A.D.A.M.'s first turn begins."""
    state = dealt(*levels, seed=seed, **rules)
    return do(state, " ".join(["keep", *state.player.hand[:3]]))


def hers(*levels: int, seed: str = "solo", **rules: Any) -> GameState:
    """The state when Ana's first turn begins."""
    return his_turn(his(*levels, seed=seed, **rules))[0]


def his_turn(state: GameState) -> tuple[GameState, list[Event]]:
    """Returns the state after all steps of his turn, and what happened."""
    events: list[Event] = []
    assert state.phase == "opponent"
    for _ in range(MOST_STEPS):
        state, happened = apply(state, STEP)
        events += happened
        if state.phase != "opponent":
            return state, events
    raise AssertionError("his turn has no end")


def own(state: GameState) -> Own:
    """Returns what A.D.A.M. has."""
    value = state.variants["adam"]
    assert isinstance(value, Own)
    return value


def pieces(text: str) -> tuple[Piece, ...]:
    """The pieces written ``"R <B Y>"``."""
    return tuple(map(piece, text.split()))


def lay_line(state: GameState, *works: str) -> None:
    """Gives him these cards from the left, each with the pieces on it: ``"count-red: R R <R"``, ``"triple-blue"``."""
    split = [work.partition(":") for work in works]
    line = tuple(Work(base(card), pieces(lying)) for card, _, lying in split)
    state.variants["adam"] = evolve(own(state), line=line)


def line(state: GameState) -> list[str]:
    """Returns his cards from the left in the notation of ``lay_line``."""
    return [f"{short(work.card)}: {text(work.pieces)}".removesuffix(": ") for work in own(state).line]


def pile(state: GameState) -> list[str]:
    """The cards he has fulfilled, in order."""
    return list(map(short, own(state).pile))


def discarded(state: GameState) -> str:
    """The pieces he has discarded, in order."""
    return text(own(state).discarded)


def text(kinds: Iterable[Piece]) -> str:
    """Returns the pieces in notation."""
    return " ".join(p.text for p in kinds)


def short(card: str) -> str:
    """Returns the card's id without ``base:``."""
    return card.removeprefix("base:")


def event_lines(events: Iterable[Event]) -> list[str]:
    """Returns his events as short texts: the message without ``adam-`` and its values, ``"fulfils number 1 prophecy
    …"``."""
    return [
        " ".join(
            [event.message.removeprefix("adam-"), *(f"{name} {value}" for name, value in event.values.items())]
        ).replace("base:", "")
        for event in events
        if isinstance(event, VariantEvent)
    ]


class Keen(Dice):
    """A player who builds what the cards in hand ask for, and so completes coatls at level 4 as well."""

    def choose(self, state: GameState, actions: tuple[Action, ...]) -> Action:
        return max(actions, key=lambda action: _use(state, action) + self.random())


def _use(state: GameState, action: Action) -> int:
    player, prophecies = state.player, state.catalog.prophecies
    match action:
        case Keep() | Fulfil():
            return 90
        case ClaimPile() | Done():
            return 80 if isinstance(action, ClaimPile) else 70
        case Extend(coatl=number, end=end, piece=new):
            before = player.coatls[number - 1]
            after = before.extended(new, end == "head")
            cards = [prophecies[card] for card in (*player.hand, *before.prophecies)]
            if after.complete:
                return 60 if sum(card.score(after.colors) > 0 for card in cards) > 1 else -2
            gain = sum(card.score(after.colors) - card.score(before.colors) for card in cards)
            begun = any(after.colors[at] in str(card.pattern).replace(" ", "") for card in cards for at in _ENDS)
            return 20 + 5 * gain if gain > 0 else 3 if begun else -2
        case Start(piece=new):
            return 40 if player.completed == len(player.coatls) and new.part == "body" else -2
        case Take(field=field):
            taken = state.supply[field - 1]
            if taken[0].part != "body":
                return 0 if taken[0].part in [p.part for p in player.board] else 6
            wanted = " ".join(str(prophecies[card].pattern) for card in player.hand)
            return 2 * sum(p.color in wanted for p in taken)
        case DrawRow(place=place):
            score = prophecies[state.row[place - 1] or ""].score
            met = max((score(coatl.colors) for coatl in player.coatls if not coatl.complete), default=0)
            return met + (9 if len(player.hand) < 2 else 4)
        case DrawDeck():
            return 3
    return -1


_ENDS = (slice(2), slice(-2, None))
"""The first two pieces of a coatl, and the last two."""
