"""Golden feathers (RULES 10.3): golden segments lie among the others, and whoever gives one up steals with it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from typing import Any

from attrs import evolve, frozen

from coatl_core.cards.pieces import BODIES, Piece, loose_piece, piece
from coatl_core.game.actions import Do
from coatl_core.game.coatl import VariantLine
from coatl_core.game.errors import Refusal
from coatl_core.game.events import Event, VariantEvent
from coatl_core.game.offers import Item, Offer, PanelLine
from coatl_core.game.opponent import SeenTable, Table
from coatl_core.game.rules import Rules
from coatl_core.game.scoresheet import Statistic
from coatl_core.game.state import GameState, Variant
from coatl_core.game.track import PanelPart, Track, Window

GOLD = loose_piece("gold", "o")
BODIES_PER_COLOR = {2: 14, 3: 18}
"""How many body segments of each colour there are with so many players; with more there are as many as ever."""
GOLDEN = {2: 4, 3: 5, 4: 6}
"""How many golden segments there are with so many players."""
POINTS = 2
"""What a golden segment is worth to the player who was robbed with it."""
MOST_STOLEN = 2


class FewerBodies(Variant):
    """With two and three players there are fewer body segments (10.2)."""

    id = "fewer-bodies"
    told = True

    def rules(self, rules: Rules, players: int) -> Rules:
        return evolve(rules, bodies_per_color=BODIES_PER_COLOR.get(players, rules.bodies_per_color))


@frozen
class Thefts:
    """How often each player has stolen, and how often each was robbed and so got a golden segment."""

    made: tuple[int, ...]
    suffered: tuple[int, ...]

    def with_one(self, thief: int, victim: int) -> Thefts:
        """Returns the thefts with one more."""
        made = (n + (seat == thief) for seat, n in enumerate(self.made))
        return Thefts(tuple(made), tuple(n + (seat == victim) for seat, n in enumerate(self.suffered)))


class GoldenFeathers(FewerBodies):
    """The variant's value in the state are the ``Thefts``."""

    id = "golden-feathers"
    rule = "10.3"
    memory = Thefts

    def pieces(self, rules: Rules, players: int) -> Sequence[tuple[Piece, int]]:
        return [(GOLD, GOLDEN[players])]

    def deal(self, state: GameState) -> Thefts:
        nobody = (0,) * len(state.players)
        return Thefts(nobody, nobody)

    def moves(self, state: GameState) -> Sequence[Offer]:
        return [*self._thefts(state)] if state.phase == "action" and GOLD in state.player.board else ()

    def _thefts(self, state: GameState) -> Iterator[Offer]:
        """One or two ordinary body segments of one other player; the space of the golden one is free first."""
        room = _room(state)
        for victim, player in enumerate(state.players):
            there = [kind for kind in BODIES if victim != state.seat and kind in player.board]
            for number in range(1, min(room, MOST_STOLEN) + 1):
                for stolen in combinations_with_replacement(there, number):
                    if all(player.board.count(kind) >= stolen.count(kind) for kind in stolen):
                        texts = [kind.text for kind in stolen]
                        move = Do(self.id, "steal", [victim + 1, *texts])
                        values = {"name": state.setup.players[victim], "pieces": " ".join(texts)}
                        yield Offer(move, "golden-feathers-steal", values, Item("board", GOLD.text))

    def refusal_of(self, state: GameState, move: Do) -> Refusal | None:
        if GOLD not in state.player.board:
            return Refusal("golden-feathers-none", "10.3")
        number, room = len(move.args) - 1, _room(state)
        if room < number <= MOST_STOLEN:
            return Refusal("no-room", "10.3", {"needed": number, "free": room})
        return Refusal("golden-feathers-choice", "10.3")

    def perform(self, state: GameState, move: Do, events: list[Event] | None) -> bool:
        victim, stolen = int(move.args[0]) - 1, tuple(map(piece, move.args[1:]))
        thief, robbed = state.player, state.players[victim]
        thief.board = (*_without(thief.board, (GOLD,)), *stolen)
        robbed.board = _without(robbed.board, stolen)
        state.variants[self.id] = state.variants[self.id].with_one(state.seat, victim)
        if events is not None:
            values = {"victim": state.setup.players[victim], "pieces": " ".join(move.args[1:])}
            events.append(VariantEvent(state.seat, "golden-feathers-stole", values))
        return True

    def lies(self, own: Any) -> Mapping[str, tuple[str, ...]]:
        """Returns how often each player has stolen, and how often each was robbed."""
        thefts = own or Thefts((), ())
        return {"stole": tuple(map(str, thefts.made)), "robbed": tuple(map(str, thefts.suffered))}

    def lay(self, own: Any, at: str, thing: tuple[str, ...]) -> Thefts | None:
        if len(thing) != len(own.made) or not all(number.isdigit() for number in thing):
            return None
        counts = tuple(map(int, thing))
        return Thefts(counts, own.suffered) if at == "stole" else Thefts(own.made, counts) if at == "robbed" else None

    def points(self, table: Table, seat: int) -> Sequence[VariantLine]:
        robbed = table.variants[self.id].suffered[seat]
        return [VariantLine("golden-feathers-points", POINTS * robbed, {"n": robbed})] if robbed else []

    def panel(self, table: SeenTable) -> Sequence[PanelPart]:
        """Who was robbed and who has stolen how often, and how many thefts may still come."""
        thefts, names = table.variants[self.id], table.setup.players
        robbed = Window(
            PanelLine("golden-feathers-robbed"),
            (PanelLine("golden-feathers-got"), PanelLine("golden-feathers-times")),
            thefts.suffered,
            tuple(POINTS * number for number in thefts.suffered),
            tuple(
                PanelLine(form, {"points": POINTS}) for form in ("golden-feathers-each", "golden-feathers-each-short")
            ),
            scored=True,
        )
        given = (PanelLine("golden-feathers-given"), PanelLine("golden-feathers-times"))
        made = Window(PanelLine("golden-feathers-made"), given, thefts.made)
        field = next((number for number, pieces in enumerate(table.supply, 1) if GOLD in pieces), None)
        left = {"n": GOLDEN[len(names)] - sum(thefts.made), "all": GOLDEN[len(names)]}
        line = PanelLine("golden-feathers-left", left, Item("field", field) if field else None)
        return [Track((robbed, made)), line]

    def statistics(self, table: Table) -> Sequence[Statistic]:
        thefts = table.variants[self.id]
        return [
            Statistic("golden-feathers-made", thefts.made),
            Statistic("golden-feathers-suffered", thefts.suffered),
        ]


def _room(state: GameState) -> int:
    """The free spaces of the acting player when a golden segment is gone."""
    limits = state.ruleset.limits(state.rules, state.variants, state.seat)
    return max(0, limits.board_spaces - len(state.player.board) + 1)


def _without(board: tuple[Piece, ...], gone: Sequence[Piece]) -> tuple[Piece, ...]:
    rest = list(board)
    for kind in gone:
        rest.remove(kind)
    return tuple(rest)
