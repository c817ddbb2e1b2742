"""The calendar: rounds, the windows of the omens, and pushing it on (S206, S208)."""

from __future__ import annotations

from attrs import evolve

from coatl_core.game.offers import Offer
from coatl_core.game.state import GameState
from coatl_tribes import omens, quick
from coatl_tribes.memory import Calendar
from coatl_tribes.names import FAMINE, ID
from coatl_tribes.table import Events, change, memory, offer, tell

A_DAY = 0.2
"""How much of the lead by an omen is lost in a day, on average."""
KEPT = -0.1
"""What it costs to have pushed already."""


def deal(state: GameState) -> Calendar:
    """Returns the calendar of the first round: nobody has pushed it."""
    return Calendar(pushed=(False,) * len(state.players))


def following(calendar: Calendar) -> Calendar:
    """Returns the calendar of the next round. Pushed, it goes two days on; a last day that is passed over is moved one
    day further, as S206 has it."""
    day = calendar.day + 1 + calendar.pushing
    ends = tuple(day if calendar.day < end < day else end for end in calendar.ends)
    return Calendar(day, ends, calendar.pushed)


def may_push(state: GameState, seat: int) -> bool:
    """Returns whether a player may push the calendar now: once a game each, and once a round altogether."""
    calendar = memory(state).calendar
    return not (calendar.pushing or calendar.pushed[seat])


def ask_to_push(state: GameState, seat: int) -> None:
    """Asks a player who has closed a coatl."""
    if may_push(state, seat):
        state.ask(ID, seat, "tribes-ask-push", {"day": memory(state).calendar.day})


def push_offers(state: GameState) -> list[Offer]:
    """Returns the answers of a player who may push."""
    return [evolve(offer("push"), worth=_worth_of_pushing(state)), offer("no-push")]


def _worth_of_pushing(state: GameState) -> float:
    """Returns what it is worth to the acting seat to push now, in points: who leads by the omen that holds wants it to
    be over soon, and everybody else keeps the push for later."""
    calendar, omen = memory(state).calendar, omens.running(state)
    alone = len(state.players) == 1
    if alone or not omen or calendar.running + 1 >= len(calendar.ends) or is_last_day(state):
        return KEPT
    counts = [omens.worth(omen, calendar.running, omens.count(state, seat, omen)) for seat in range(len(state.players))]
    return KEPT + A_DAY * (counts[state.seat] - max(n for seat, n in enumerate(counts) if seat != state.seat))


def push(state: GameState, seat: int, events: Events) -> None:
    """The calendar goes two days on at the end of this round."""
    calendar = memory(state).calendar
    pushed = tuple(was or number == seat for number, was in enumerate(calendar.pushed))
    change(state, "calendar", pushed=pushed, pushing=True)
    tell(events, seat, "tribes-pushed")


def is_last_day(state: GameState) -> bool:
    """Returns whether the omen that holds ends with this round; the third one ends with the game."""
    calendar = memory(state).calendar
    return calendar.day in calendar.ends[1:]


def new_round(state: GameState, events: Events) -> None:
    """A round begins: the calendar goes on, an omen whose last day is over is reckoned, places are free again."""
    own = memory(state)
    before, after = own.calendar.running, following(own.calendar)
    if own.omens.drawn and after.running > before >= 0:
        omens.reckon(state, events)
    change(state, "calendar", day=after.day, ends=after.ends, pushing=False)
    omen = omens.running(state)
    if omen and after.running > before:
        tell(events, None, "tribes-begins", **omens.values(omen))
    quick.new_round(state)


def end_of_round(state: GameState) -> None:
    """The last turn of a round is over: in a famine that ends, everybody feeds (S206). At the end of the game that
    happens by itself."""
    if omens.running(state) == FAMINE and is_last_day(state) and state.last_turns != []:
        omens.ask_to_feed(state)
