"""The solo variant: its changes to the rules, A.D.A.M.'s turn step by step, and who has won (RULES 9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from attrs import evolve

from coatl_adam.levels import CARDS, COLORS, FOUR, HAND, TEMPLE, line_size, met_a_temple, with_levels
from coatl_adam.machine import Own, Search, Work, field_order, full, last_resort, needs, place, searches
from coatl_core.cards.catalog import Catalog
from coatl_core.cards.pieces import Piece, piece
from coatl_core.game.coatl import ScoreLine
from coatl_core.game.events import Event, VariantEvent
from coatl_core.game.opponent import Forecast, Opponent, OpponentCard, Table
from coatl_core.game.refill import refill_if_emptied
from coatl_core.game.rules import Rules
from coatl_core.game.scoresheet import ScoreSheet
from coatl_core.game.state import GameState, Variant

SECRET_TEMPLE = "secret-temple"
"""An option: the player is dealt a secret temple, as in a game for several players (Ruling 9.2)."""


class Adam(Variant):
    """One player against A.D.A.M. The variant's value in the state is an ``Own``."""

    id = "adam"
    options: ClassVar[tuple[str, ...]] = (TEMPLE, HAND, COLORS, FOUR, CARDS, SECRET_TEMPLE)
    players = (1, 1)
    memory = Own
    rule = "9.4"
    told = True

    def rules(self, rules: Rules, players: int) -> Rules:
        """Returns the rules with the numbers of RULES 9.1, 9.2, 9.8, 9.10 and those of levels 2, 3 and 4 (9.12)."""
        return evolve(
            with_levels(rules, self.chosen),
            bodies_per_color=16,
            own_temples=int(SECRET_TEMPLE in self.chosen),
            dealt=(5,),
            kept_least=rules.kept,
            row_slides=True,
            last_turns=False,
            sacrifice_tokens=False,
        )

    def deal(self, state: GameState) -> Own:
        """Deals his prophecies from the deck: three, or four at level 5 (9.2, 9.12)."""
        size = line_size(self.chosen)
        line = tuple(Work(card) for card in reversed(state.deck[-size:]))
        state.deck = state.deck[:-size]
        return Own(line, size)

    def step(self, state: GameState, events: list[Event] | None) -> bool:
        """In his first step he searches and takes a field (9.4); in each further step he fulfils one card (9.6); in the
        last one he takes new cards (9.7). The turn is over as soon as the next step would do nothing."""
        own, catalog = self._own(state), state.catalog
        told: list[Event] = [] if events is None else events
        index, drew = full(own, catalog), False
        if not state.acted:
            state.acted = True
            self._take(state, told)
        elif index is not None:
            self._fulfil(state, index, told)
        else:
            self._draw(state, told)
            drew = True
        own = self._own(state)
        more = not drew and (any(state.row) or state.setup.chance == "beside")  # beside the box the row is told last
        return full(own, catalog) is None and (len(own.line) == own.size or not more)

    def _own(self, table: Table) -> Own:
        own = table.variants[self.id]
        assert isinstance(own, Own)
        return own

    def _take(self, state: GameState, events: list[Event]) -> None:
        """Searches, takes a field (9.4) and places its pieces (9.5)."""
        own = self._own(state)
        order = field_order(state.setup.fields, len(state.supply))
        looks = searches(own.line, state.supply, order, state.catalog)
        found = next((look for look in looks if look.field is not None), None)
        events += map(_told, looks)
        field = found.field if found and found.field else last_resort(state.supply, order)
        if field is None:
            events.append(VariantEvent(None, "adam-idle"))
            return
        pieces = state.supply[field - 1]
        if found is None:
            events.append(VariantEvent(None, "adam-discards-field", {"field": field, "pieces": _text(pieces)}))
            state.variants[self.id] = evolve(own, discarded=(*own.discarded, *pieces))
        else:
            state.variants[self.id], went = place(own, pieces, state.catalog)
            events += _went(went)
        state.supply[field - 1] = ()
        refill_if_emptied(state, field, events)

    def _fulfil(self, state: GameState, index: int, events: list[Event]) -> None:
        """Fulfils a full card: hands out its pieces again (9.6) and moves it to his pile (9.7)."""
        state.variants[self.id], told = _fulfilled(self._own(state), index, state.catalog)
        events += told

    def _draw(self, state: GameState, events: list[Event]) -> None:
        """Moves the rightmost cards of the row to the right end of his line (9.7), without pieces on them (9.14)."""
        state.variants[self.id], told = _drawn(self._own(state), state.row)
        for event in told:
            state.row[int(event.values["place"]) - 1] = None
        events += told

    def cards(self, own: Any) -> Sequence[str]:
        """Returns the cards of his line and his pile."""
        return (*(work.card for work in own.line), *own.pile)

    def lies(self, own: Any) -> Mapping[str, tuple[str, ...]]:
        """Returns his cards, each with the pieces on it, the cards of his pile and the pieces he has discarded."""
        line = [(work.card, *(p.text for p in work.pieces)) for work in own.line]
        line += [()] * (own.size - len(line))
        places = {f"line {number}": things for number, things in enumerate(line, 1)}
        return {**places, "fulfilled": own.pile, "removed": tuple(p.text for p in own.discarded)}

    def lay(self, own: Any, at: str, thing: tuple[str, ...]) -> Own | None:
        """Lays one of his cards with its pieces (a new one at the right end of the line), his pile, or the pieces he
        has discarded."""
        assert isinstance(own, Own)
        if any(word.isdigit() for word in thing):  # all other words are pieces and prophecies
            return None
        cards = [word for word in thing if ":" in word]
        pieces = tuple(piece(word) for word in thing if ":" not in word)
        match at.split(" "):
            case ["fulfilled"] if not pieces:
                return evolve(own, pile=thing)
            case ["removed"] if not cards:
                return evolve(own, discarded=pieces)
            case ["line", number] if number in map(str, range(1, min(own.size, len(own.line) + 1) + 1)):
                index, works = int(number) - 1, [Work(card, pieces) for card in thing[:1] if [card] == cards]
                if works or not thing:
                    return evolve(own, line=(*own.line[:index], *works, *own.line[index + 1 :]))
        return None

    def show(self, table: Table) -> Opponent:
        """Returns his line with what each card needs, and his pile, whose cards score their highest level (9.11)."""
        own, prophecies = self._own(table), table.catalog.prophecies
        line = [OpponentCard(w.card, w.pieces, needs(prophecies[w.card], w.pieces)) for w in own.line]
        levels = [(card, prophecies[card].levels[-1]) for card in own.pile]
        scored = tuple(ScoreLine(card, *level) for card, level in levels)
        return Opponent("A.D.A.M.", tuple(line), scored, tuple(self._due(table)))

    def _due(self, table: Table) -> list[VariantEvent]:
        """What his next step does if it is not to take a field: that comes first in his turn, when none of his cards is
        full, and none is missing unless the row is empty."""
        own = self._own(table)
        index = full(own, table.catalog)
        return (_fulfilled(own, index, table.catalog) if index is not None else _drawn(own, table.row))[1]

    def forecast(self, table: Table) -> Forecast | None:
        """Returns the field that he would take or discard now, or None if all fields are empty (9.4)."""
        order = field_order(table.setup.fields, len(table.supply))
        looks = searches(self._own(table).line, table.supply, order, table.catalog)
        if looks and looks[-1].field is not None:
            field = looks[-1].field
            _, went = place(self._own(table), table.supply[field - 1], table.catalog)
            return Forecast(field, _told(looks[-1]), tuple(card for _, card in went))
        last = last_resort(table.supply, order)
        if last is None:
            return None
        pieces = table.supply[last - 1]
        why = VariantEvent(None, "adam-discards-field", {"field": last, "pieces": _text(pieces)})
        return Forecast(last, why, (None,) * len(pieces))

    def score(self, state: GameState, sheet: ScoreSheet) -> ScoreSheet:
        """The player wins only with more points than A.D.A.M. (9.11), and at level 1 only with a completely fulfilled
        temple (9.12)."""
        assert sheet.opponent is not None
        (player,) = sheet.players
        if player.points <= sheet.opponent.points:
            return evolve(sheet, winners=(), verdict="adam-verdict-lost")
        if TEMPLE in self.chosen and not met_a_temple(state):
            return evolve(sheet, winners=(), verdict="adam-verdict-temple")
        return evolve(sheet, verdict="adam-verdict-won")


def _fulfilled(own: Own, index: int, catalog: Catalog) -> tuple[Own, list[VariantEvent]]:
    """Returns what he has when he has fulfilled a full card, and what is told of it."""
    work = own.line[index]
    prophecy = catalog.prophecies[work.card]
    values: dict[str, str | int] = {"number": index + 1, "prophecy": work.card, "points": prophecy.levels[-1][1]}
    rest = evolve(own, line=own.line[:index] + own.line[index + 1 :], pile=(*own.pile, work.card))
    after, went = place(rest, work.pieces, catalog)
    return after, [VariantEvent(None, "adam-fulfils", values), *_went(went)]


def _drawn(own: Own, row: Sequence[str | None]) -> tuple[Own, list[VariantEvent]]:
    """Returns what he has when he has taken the cards of the row that his line lacks, and what is told of it."""
    line, told = list(own.line), []
    for number in range(len(row), 0, -1):
        card = row[number - 1]
        if card is not None and len(line) < own.size:
            line.append(Work(card))
            values: dict[str, str | int] = {"prophecy": card, "number": len(line), "place": number}
            told.append(VariantEvent(None, "adam-draws", values))
    return evolve(own, line=tuple(line)), told


def _text(pieces: Sequence[Piece]) -> str:
    return " ".join(p.text for p in pieces)


def _told(look: Search) -> VariantEvent:
    """Returns the event for a search: the field he found, if any, and the number of fields before it."""
    colors = "".join(dict.fromkeys(look.needs))
    if look.field is None:
        return VariantEvent(None, "adam-seeks-vainly", {"number": look.number, "needs": colors})
    values: dict[str, str | int] = {
        "number": look.number,
        "needs": colors,
        "before": look.before,
        "field": look.field,
    }
    return VariantEvent(None, "adam-seeks", values)


def _went(went: Sequence[tuple[Piece, int | None]]) -> list[VariantEvent]:
    """Returns the events for placed pieces: one for each card, and one for the discarded pieces."""
    told = []
    for number in dict.fromkeys(number for _, number in went):
        pieces = _text([piece for piece, card in went if card == number])
        if number is None:
            told.append(VariantEvent(None, "adam-discards", {"pieces": pieces}))
        else:
            told.append(VariantEvent(None, "adam-places", {"pieces": pieces, "number": number}))
    return told
