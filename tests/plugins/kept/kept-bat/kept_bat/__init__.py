"""An automatic opponent, with every method that one may have in version 1 of the interface."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve, frozen

from coatl_core import (
    COLORS,
    Event,
    Forecast,
    GameState,
    Opponent,
    PanelLine,
    Piece,
    Rules,
    ScoreSheet,
    Table,
    Variant,
    VariantEvent,
    VariantLine,
    hookimpl,
    refill_if_emptied,
)


@frozen
class Cave:
    """What lies in the cave of KeptBat: pieces, and how many nights were made of others."""

    pieces: tuple[Piece, ...] = ()
    nights: int = 0

    @property
    def lacks(self) -> str:
        """The colours that the next night needs."""
        return "".join(color for color in COLORS if color not in {piece.color for piece in self.pieces})


class KeptBat(Variant):
    """In each of his turns he carries a field of body segments to his cave: that with the most colours he lacks. Five
    colours are a night, which is worth two points, at level 1 three and at level 2 four."""

    id = "kept-bat"
    options = ("level-1", "level-2")
    players = (1, 1)
    opponent = True
    memory = Cave

    def rules(self, rules: Rules, players: int) -> Rules:
        return evolve(rules, bodies_per_color=16, dealt=(5,), last_turns=False)

    def deal(self, state: GameState) -> Cave:
        return Cave()

    def step(self, state: GameState, events: list[Event] | None) -> bool:
        """First he takes a field; each further step makes a night. True if there is nothing left to be done."""
        told: list[Event] = [] if events is None else events
        cave, next_field = state.variants[self.id], self.forecast(state)
        if state.acted:
            told += self._due(cave)
            rest = list(cave.pieces)
            for color in COLORS:
                rest.remove(next(piece for piece in rest if piece.color == color))
            cave = Cave(tuple(rest), cave.nights + 1)
        elif next_field is not None:
            told.append(next_field.why)
            cave = evolve(cave, pieces=cave.pieces + state.supply[next_field.field - 1])
            state.supply[next_field.field - 1] = ()
            refill_if_emptied(state, next_field.field, events)
        state.acted, state.variants[self.id] = True, cave
        return bool(cave.lacks)

    def forecast(self, table: Table) -> Forecast | None:
        """The field that he takes next; of equal ones that with the lowest number."""
        lacks, bodies = table.variants[self.id].lacks, table.supply[: table.rules.body_fields]
        wanted = [len({piece.color for piece in field} & {*lacks}) if field else -1 for field in bodies]
        if max(wanted) < 0:
            return None
        number = 1 + wanted.index(max(wanted))
        pieces = " ".join(piece.text for piece in bodies[number - 1])
        return Forecast(number, VariantEvent(None, "kept-bat-takes", {"field": number, "pieces": pieces}))

    def show(self, table: Table) -> Opponent:
        """His points, which no card brings."""
        cave, worth = table.variants[self.id], 2
        worth += max((int(level.removeprefix("level-")) for level in self.chosen), default=0)
        nights = VariantLine("kept-bat-nights", worth * cave.nights, {"n": cave.nights})
        return Opponent("kept-bat-opponent", lines=(nights,), due=tuple(self._due(cave)))

    def _due(self, cave: Cave) -> list[VariantEvent]:
        return [] if cave.lacks else [VariantEvent(None, "kept-bat-night")]

    def panel(self, table: Table) -> Sequence[PanelLine]:
        cave = table.variants[self.id]
        if not cave.pieces:
            return [PanelLine("kept-bat-empty")]
        pieces = " ".join(piece.text for piece in cave.pieces)
        return [PanelLine("kept-bat-cave" if cave.lacks else "kept-bat-full", {"pieces": pieces, "needs": cave.lacks})]

    def score(self, state: GameState, sheet: ScoreSheet) -> ScoreSheet:
        """He wins a tie."""
        assert sheet.opponent is not None
        if sheet.players[0].points > sheet.opponent.points:
            return evolve(sheet, verdict="kept-bat-won")
        return evolve(sheet, winners=(), verdict="kept-bat-lost")


@hookimpl
def coatl_variants() -> list[type[Variant]]:
    return [KeptBat]
