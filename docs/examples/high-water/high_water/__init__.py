"""High water: all players against a flood. They win together or lose together."""

from __future__ import annotations

from attrs import evolve, frozen

from coatl_core import (
    Completed,
    Event,
    GameState,
    Goal,
    PanelLine,
    RoundBegan,
    ScoreSheet,
    SeenTable,
    Table,
    Variant,
    VariantEvent,
    VariantLine,
    hookimpl,
)

FLOODED = 12
"""At this level the game is lost."""
NEEDED = 12
"""So many points for each player save the city."""


@frozen
class River:
    """How high the water stands, and the points of all complete coatls."""

    level: int
    built: int


class HighWater(Variant):
    """Each round the water rises by one, and each complete coatl makes it fall by two. All win together as soon as
    their complete coatls have enough points; they lose if the water is too high, or if the game ends before."""

    id = "high-water"
    options = ("storm",)
    memory = River

    def goal(self, players: int) -> Goal:
        """Says that all win or lose as a whole, and that their hands are open."""
        return Goal((tuple(range(players)),), open_hands=True)

    def deal(self, state: GameState) -> River:
        return River(4 if "storm" in self.chosen else 0, 0)

    def react(self, state: GameState, event: Event, events: list[Event] | None) -> None:
        river = state.variants[self.id]
        if isinstance(event, RoundBegan) and event.round > 1:
            river = evolve(river, level=river.level + 1)
            if events is not None:
                events.append(VariantEvent(None, "high-water-rises", {"level": river.level}))
        elif isinstance(event, Completed):
            river = River(max(0, river.level - 2), river.built + event.points)
        state.variants[self.id] = river
        if river.level >= FLOODED:
            state.finish("high-water-flooded", {"level": river.level})
        elif river.built >= NEEDED * len(state.players):
            state.finish("high-water-saved", {"n": river.built})

    def score(self, state: GameState, sheet: ScoreSheet) -> ScoreSheet:
        """All have won if their coatls have brought enough; if not, nobody has."""
        saved = state.variants[self.id].built >= NEEDED * len(state.players)
        return sheet if saved else evolve(sheet, winners=())

    def points(self, table: Table, seat: int) -> list[VariantLine]:
        """High water costs everybody points. So computer players know what it is worth to keep it low."""
        level = table.variants[self.id].level
        return [VariantLine("high-water-points", -(level // 2), {"level": level})] if level > 1 else []

    def panel(self, table: SeenTable) -> list[PanelLine]:
        river = table.variants[self.id]
        needed = NEEDED * len(table.players)
        return [
            PanelLine("high-water-level", {"level": river.level, "most": FLOODED}),
            PanelLine("high-water-built", {"n": river.built, "needed": needed}),
        ]


@hookimpl
def coatl_variants() -> list[type[Variant]]:
    return [HighWater]
