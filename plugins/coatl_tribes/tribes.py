"""The thirteen tribes (S206, S212): dealt, chosen, revealed, kept secret before, and what they change for good."""

from __future__ import annotations

from functools import cache
from random import Random

from attrs import evolve

from coatl_core.cards.temples import Length
from coatl_core.game.actions import Do
from coatl_core.game.coatl import VariantLine
from coatl_core.game.events import VariantEvent
from coatl_core.game.offers import Offer
from coatl_core.game.opponent import Table
from coatl_core.game.refill import shuffle
from coatl_core.game.rules import Rules
from coatl_core.game.rulings import RETUNED
from coatl_core.game.state import GameState
from coatl_tribes.closing import OF_YALUK
from coatl_tribes.memory import Tribes
from coatl_tribes.names import (
    AH_CHUY_KAK,
    AHAU_CHAMAHEZ,
    AHMAKIQ,
    BACAB,
    BALAM,
    CIT_BOLON_TUM,
    HIDDEN,
    HURACAN,
    ID,
    ITZAMNA,
    IXTAB,
    TRIBES,
    VACUB_CAQUIX,
    XAMAN_EK,
    YALUK,
    YUMKAAX,
)
from coatl_tribes.table import Events, change, deal_more, draw, memory, mended, offer, tell

DEALT = 2
MORE = {
    CIT_BOLON_TUM: {"board_spaces": 2},
    IXTAB: {"kept": 2},
    YALUK: {"unfinished_coatls": 1},
    YUMKAAX: {"hand_limit": 2},
}
"""The limits that a tribe raises, and by how much."""
DEALT_TO_IXTAB = 2
WORTH = {AHAU_CHAMAHEZ: -4, CIT_BOLON_TUM: -1, HURACAN: -1, IXTAB: -1, XAMAN_EK: -5, YALUK: 3, YUMKAAX: -2}
"""The points that a tribe begins with: they even out how much its power is worth. What was measured is in
docs/tribes.md."""
WORTH_AMONG = {
    3: {VACUB_CAQUIX: 1, YUMKAAX: -1},
    4: {AHAU_CHAMAHEZ: -3, AHMAKIQ: 1, CIT_BOLON_TUM: -2, HURACAN: 0, VACUB_CAQUIX: 1, XAMAN_EK: -3, YALUK: 1},
}
"""Among three, and among four or more, these tribes begin with other points."""
WORTH_BEFORE = {AHAU_CHAMAHEZ: -2, CIT_BOLON_TUM: -1, IXTAB: -1, XAMAN_EK: -3, YALUK: 6, YUMKAAX: -3}
"""These points by rulings before ``RETUNED``."""
POWERS = {
    AH_CHUY_KAK: -0.6,
    AHAU_CHAMAHEZ: 4.9,
    AHMAKIQ: 0.1,
    BACAB: -0.5,
    BALAM: -0.6,
    CIT_BOLON_TUM: 1.7,
    HURACAN: 1.8,
    ITZAMNA: -0.6,
    IXTAB: 1.7,
    VACUB_CAQUIX: -0.4,
    XAMAN_EK: 4.9,
    YALUK: -3.5,
    YUMKAAX: 2.9,
}
"""What a power has brought computer players: the points ahead that docs/tribes.md tells, less those that the tribe
begins with. They know it when they choose."""
FOUR = 4
LEAST_OF_BACAB = 2
FOR_A_CARD = 4
"""So many pieces attached in one action bring Ah Chuy Kak a prophecy."""


def worth(table: Table, tribe: str) -> int:
    """Returns the points that a tribe begins with in this game."""
    if table.setup.rulings < RETUNED:
        return WORTH_BEFORE.get(tribe, 0)
    points = WORTH.get(tribe, 0)
    return WORTH_AMONG.get(min(len(table.players), FOUR), {}).get(tribe, points)


def values(table: Table, tribe: str) -> dict[str, str | int]:
    """Returns the values that name a tribe in a message with its power and the points it begins with."""
    points = worth(table, tribe)
    return {"tribe": tribe, "points": abs(points), "sign": "−" if points < 0 else "+"}


@cache
def limited(rules: Rules, tribe: str) -> Rules:
    """Returns the rules with the limits of a tribe; the same object for the same rules."""
    raised = {name: getattr(rules, name) + more for name, more in MORE.get(tribe, {}).items()}
    if tribe == YALUK:
        raised["prophecies_to_complete"] = max(rules.prophecies_to_complete, OF_YALUK)
    return evolve(rules, **raised) if raised else rules


def deal(state: GameState) -> Tribes:
    """Deals two tribes to each player, and asks the first one."""
    tiles = [*TRIBES]
    shuffle(tiles, state.lot("tribes"))
    seats = range(len(state.players))
    state.ask(ID, state.setup.first, "tribes-ask-tribe")
    return Tribes(tuple(tuple(tiles[DEALT * seat : DEALT * (seat + 1)]) for seat in seats), ("",) * len(seats))


def choose_offers(state: GameState) -> list[Offer]:
    """The two tribes dealt to the acting player."""
    return [
        evolve(offer("choose", tribe, item=None, **values(state, tribe)), worth=POWERS[tribe])
        for tribe in memory(state).tribes.dealt[state.seat]
    ]


def choose(state: GameState, move: Do, events: Events) -> bool:
    """The acting player takes a tribe, secretly as yet. Ixtab is dealt more (S212)."""
    (tribe,) = move.args
    chosen = memory(state).tribes.chosen
    change(state, "tribes", chosen=tuple(tribe if seat == state.seat else was for seat, was in enumerate(chosen)))
    tell(events, state.seat, "tribes-chose")
    if tribe == IXTAB:
        (deal_more if mended(state) else draw)(state, state.seat, DEALT_TO_IXTAB, events)
        _one_more_temple(state)
    return False


def _one_more_temple(state: GameState) -> None:
    """From under the larger pile: what lies on top of one is known to all."""
    pile = max(range(len(state.piles)), key=lambda pile: len(state.piles[pile]))
    if len(state.piles[pile]) > 1:
        bottom, *rest = state.piles[pile]
        state.player.temples += (bottom,)
        state.piles = (*state.piles[:pile], tuple(rest), *state.piles[pile + 1 :])


def after_keeping(state: GameState, seat: int, events: Events) -> None:
    """A player has kept prophecies: asks the next one for a tribe, or shows all tribes when everybody has one."""
    following = (seat + 1) % len(state.players)
    own = memory(state).tribes
    if following != state.setup.first:
        state.ask(ID, following, "tribes-ask-tribe")
        return
    change(state, "tribes", revealed=True, dealt=((),) * len(state.players))
    for each, tribe in enumerate(own.chosen):
        if events is not None:
            events.append(VariantEvent(each, "tribes-revealed", values(state, tribe), reveals=True))


def begin_turn(state: GameState, seat: int, events: Events) -> None:
    """A turn begins: two actions after a pass of Ahmakiq, and Bacab draws."""
    own = memory(state).tribes
    tribe = own.of(seat)
    if tribe == AHMAKIQ and own.rest == 1:
        state.actions_left = 2 if mended(state) else state.actions_left + 1  # a last turn may have two already (8.2)
        change(state, "tribes", rest=2)
        tell(events, seat, "tribes-two-actions")
    if tribe == BACAB:
        draw(state, seat, LEAST_OF_BACAB - len(state.players[seat].hand), events)


def end_turn(state: GameState, seat: int, events: Events) -> None:
    """A turn is over: Ah Chuy Kak draws, and after a turn with two actions Ahmakiq may pass again."""
    own = memory(state)
    if own.turn.earned:
        draw(state, seat, own.turn.earned, events)
    if own.tribes.rest == 2 and own.tribes.of(seat) == AHMAKIQ:
        change(state, "tribes", rest=0)


def has_rested(state: GameState, seat: int) -> bool:
    """Returns whether this turn of a player was a pass of Ahmakiq."""
    own = memory(state).tribes
    return own.rest == 1 and own.of(seat) == AHMAKIQ


def has_built(state: GameState) -> None:
    """A piece was attached: counts it for Ah Chuy Kak and the floods."""
    turn = memory(state).turn
    attached = 1 + (turn.attached if turn.left == state.actions_left else 0)
    earned = attached == FOR_A_CARD and memory(state).tribes.of(state.seat) == AH_CHUY_KAK
    change(
        state,
        "turn",
        left=state.actions_left,
        drawn=turn.drawn if turn.left == state.actions_left else 0,
        attached=attached,
        built=turn.built + 1,
        earned=turn.earned + earned,
    )


def points(table: Table, seat: int) -> list[VariantLine]:
    """Returns what a tribe is worth by itself, with what Itzamná's temples are worth besides."""
    tribe = memory(table).tribes.of(seat)
    own = worth(table, tribe) + (_nearly(table, seat) if tribe == ITZAMNA else 0)
    return [VariantLine("tribes-points-tribe", own, {"tribe": tribe})] if own else []


def _nearly(table: Table, seat: int) -> int:
    """Returns the points of claimed temples whose length is off by one, above those that they have anyway."""
    more = 0
    for coatl in table.players[seat].coatls:
        if coatl.temple is None:
            continue
        temple, card_colors = table.catalog.temples[coatl.temple], table.catalog.card_colors(coatl.prophecies)
        met = sum(
            each.met(coatl.colors, card_colors) or (isinstance(each, Length) and abs(len(coatl) - each.pieces) == 1)
            for each in temple.requirements
        )
        worth = max((points for times, points in temple.levels if times <= met), default=0)
        more += worth - temple.points_for(coatl.colors, card_colors)
    return more


def seen(own: Tribes, seat: int | None) -> Tribes:
    """Returns the tribes as a seat may know them before they are shown."""
    if own.revealed or not own.dealt:
        return own
    return evolve(
        own,
        dealt=tuple(tiles if number == seat else (HIDDEN,) * DEALT for number, tiles in enumerate(own.dealt)),
        chosen=tuple(tribe if number == seat or not tribe else HIDDEN for number, tribe in enumerate(own.chosen)),
    )


def guess(own: Tribes, seat: int | None, random: Random) -> Tribes:
    """Returns whole tribes that fit what a seat knows."""
    if own.revealed or not own.dealt:
        return own
    known = own.dealt[seat] if seat is not None else ()
    left = [tribe for tribe in TRIBES if tribe not in known]
    shuffle(left, random)
    dealt = [tiles if number == seat else (left.pop(), left.pop()) for number, tiles in enumerate(own.dealt)]
    chosen = [dealt[number][0] if tribe == HIDDEN else tribe for number, tribe in enumerate(own.chosen)]
    return evolve(own, dealt=tuple(dealt), chosen=tuple(chosen))
