"""The variant: gives each event, question and move of the game to the part that it is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar

from attrs import evolve

from coatl_core.game.actions import Action, Do
from coatl_core.game.coatl import VariantLine
from coatl_core.game.errors import Refusal
from coatl_core.game.events import (
    Claimed,
    Completed,
    DrewFromDeck,
    DrewFromRow,
    Event,
    Extended,
    Fulfilled,
    GameEnded,
    Kept,
    Picked,
    RoundBegan,
    Started,
    Took,
    TurnBegan,
    TurnEnded,
)
from coatl_core.game.offers import Offer
from coatl_core.game.opponent import SeenTable, Table
from coatl_core.game.rules import Rules, Setup
from coatl_core.game.scoresheet import Statistic
from coatl_core.game.state import GameState, Variant
from coatl_core.game.track import PanelPart
from coatl_tribes import calamities, calendar, closing, gains, omens, panel, quick, tribe_moves, tribes, why_not
from coatl_tribes.memory import Calendar, Memory, Omens, Quick, Tribes, Turn
from coatl_tribes.names import DESECRATION, ID
from coatl_tribes.table import Events, change, memory, offer, pay, payments, with_one

TRIBES, OMENS, QUICK = "tribes", "omens", "quick"
FORCED = 5
"""With so many players there are always quick actions (S210)."""


class TribesAndOmens(Variant):
    """Tribes, omens and quick actions, each with its own switch (S206). The value in the state is a ``Memory``."""

    id = ID
    options: ClassVar[tuple[str, ...]] = (TRIBES, OMENS, QUICK)
    players = (1, 5)
    memory = Memory
    rule = "11"

    def conflicts(self, setup: Setup) -> Refusal | None:
        alone = len(setup.players) == 1 and len(setup.variants) == 1
        return Refusal("tribes-alone", "11") if alone else None

    def deal(self, state: GameState) -> Memory:
        drawn = omens.deal(state) if OMENS in self.chosen else Omens()
        tiles = quick.deal(state) if QUICK in self.chosen or len(state.players) >= FORCED else Quick()
        dealt = tribes.deal(state) if TRIBES in self.chosen else Tribes()
        days = calendar.deal(state) if drawn.drawn or tiles.tiles else Calendar()
        return Memory(days, drawn, dealt, tiles, paid=(0,) * len(state.players))

    def limits(self, rules: Rules, own: Memory, seat: int) -> Rules:
        return tribes.limited(rules, own.tribes.of(seat))

    def refusal(self, state: GameState, action: Action) -> Refusal | None:
        return tribe_moves.refusal(state, action) or closing.refusal(state, action) or calamities.refusal(state, action)

    def moves(self, state: GameState) -> Sequence[Offer]:
        return _answers(state) if state.phase == "ask" else tribe_moves.offers(state)

    def refusal_of(self, state: GameState, move: Do) -> Refusal | None:
        return why_not.refusal_of(state, move)

    def perform(self, state: GameState, move: Do, events: Events) -> bool:
        return _PERFORM[move.move](state, move, events)

    def react(self, state: GameState, event: Event, events: Events) -> None:
        react(state, event, events)

    def points(self, table: Table, seat: int) -> Sequence[VariantLine]:
        return [*omens.points(table, seat), *tribes.points(table, seat)]

    def panel(self, table: SeenTable) -> Sequence[PanelPart]:
        return panel.shown(table)

    def statistics(self, table: Table) -> Sequence[Statistic]:
        own = memory(table)
        made = [Statistic("tribes-count-quick", own.quick.made)] if own.quick.tiles else []
        return [*made, Statistic("tribes-count-paid", own.paid)] if own.calendar.pushed or own.tribes.chosen else []

    def seen(self, own: Memory, seat: int | None) -> Memory:
        return evolve(own, tribes=tribes.seen(own.tribes, seat))

    def guess(self, own: Memory, seat: int | None, random: Random) -> Memory:
        return evolve(own, tribes=tribes.guess(own.tribes, seat, random))


def react(state: GameState, event: Event, events: Events) -> None:
    """Something has happened: each part does what follows from it."""
    own = memory(state)
    if not (own.calendar.pushed or own.tribes.chosen):
        return
    match event:
        case Kept(seat=int(seat)) if own.tribes.chosen:
            tribes.after_keeping(state, seat, events)
        case RoundBegan(round=number) if number > 1 and own.calendar.pushed:
            calendar.new_round(state, events)
        case TurnBegan(seat=int(seat)):
            state.variants[ID] = evolve(own, turn=Turn())
            tribes.begin_turn(state, seat, events)
        case DrewFromRow() | DrewFromDeck():
            _count_draw(state)
        case Took():
            gains.ask_for_more(state, event)
            gains.gained(state, state.seat, event.pieces, events)
        case Picked():
            gains.gained(state, state.seat, event.pieces, events)
        case Started() | Extended():
            tribes.has_built(state)
            calamities.ask_toll(state, event)
        case Fulfilled() | Claimed():
            calamities.ask_toll(state, event)
        case Completed(seat=int(seat)):
            _closed(state, seat)
        case TurnEnded(seat=int(seat)):
            _end_turn(state, seat, events)
        case GameEnded() if own.omens.drawn and own.calendar.running >= len(own.omens.counts):
            omens.reckon(state, events)


def _count_draw(state: GameState) -> None:
    turn = memory(state).turn
    same = turn.left == state.actions_left
    change(state, "turn", left=state.actions_left, drawn=1 + turn.drawn * same, attached=turn.attached * same)


def _closed(state: GameState, seat: int) -> None:
    if omens.running(state) == DESECRATION:
        change(state, "omens", closed=with_one(memory(state).omens.closed, seat))
    if memory(state).calendar.pushed:
        calendar.ask_to_push(state, seat)


def _end_turn(state: GameState, seat: int, events: Events) -> None:
    """The turn is over but for the quick action, which is asked about last and so answered first."""
    own = memory(state)
    rested = tribes.has_rested(state, seat)
    tribes.end_turn(state, seat, events)
    if own.omens.drawn and state.setup.order(seat) == len(state.players) - 1:
        calendar.end_of_round(state)
    over = state.last_turns is not None and not state.rules.last_turns
    if not (state.passes or rested or over):
        quick.ask(state, seat)


def _answers(state: GameState) -> list[Offer]:
    """Returns the answers to the question that is asked now."""
    message = state.questions[-1].message
    if message in _ASKED:
        return _ASKED[message](state)
    return quick.steps_offers(state, message.removeprefix("tribes-ask-"))


def _toll(state: GameState, move: Do, events: Events) -> bool:
    pay(state, state.seat, move.args[0], events)
    return False


def _feed(state: GameState, move: Do, events: Events) -> bool:
    pay(state, state.seat, move.args[0], events)
    change(state, "omens", fed=with_one(memory(state).omens.fed, state.seat))
    omens.ask_for_one(state, state.seat)
    return False


def _push(state: GameState, move: Do, events: Events) -> bool:
    calendar.push(state, state.seat, events)
    return False


def _grab(state: GameState, move: Do, events: Events) -> bool:
    steps = memory(state).quick.steps
    gains.grab(state, move, events)
    if steps:
        quick.step_done(state, events)
    return False


def _exchange(state: GameState, move: Do, events: Events) -> bool:
    tribe_moves.exchange(state, move, events)
    if memory(state).quick.steps:
        quick.step_done(state, events)
    return False


def _nothing(state: GameState, move: Do, events: Events) -> bool:
    return False


_ASKED: dict[str, Callable[[GameState], list[Offer]]] = {
    "tribes-ask-tribe": tribes.choose_offers,
    "tribes-ask-toll": quick.toll_offers,
    "tribes-ask-taxed": gains.taxed_offers,
    "tribes-ask-more": gains.more_offers,
    "tribes-ask-which": gains.which_offers,
    "tribes-ask-push": calendar.push_offers,
    "tribes-ask-feed": lambda state: [*payments(state, "feed"), offer("no-feed")],
    "tribes-ask-quick": quick.quick_offers,
}
"""The questions, each with what gives the answers; all others ask about a step of a quick action."""

_PERFORM: dict[str, Callable[[GameState, Do, Events], bool]] = {
    "choose": tribes.choose,
    "toll": _toll,
    "keep": gains.keep,
    "leave": gains.leave,
    "more": gains.more,
    "no-more": _nothing,
    "grab": _grab,
    "push": _push,
    "no-push": _nothing,
    "feed": _feed,
    "no-feed": _nothing,
    "rest": tribe_moves.rest,
    "pair": tribe_moves.pair,
    "sweep": tribe_moves.sweep,
    "exchange": _exchange,
    "occupy": quick.occupy,
    "no-quick": _nothing,
    "pay": quick.pay_more,
    "start": quick.attach,
    "extend": quick.attach,
    "fulfil": quick.fulfil,
    "no-swap": quick.end_steps,
}
