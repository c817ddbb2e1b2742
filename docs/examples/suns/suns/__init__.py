"""Suns: a campaign of three games. Glory and the crown are carried from one to the next."""

from __future__ import annotations

from attrs import evolve

from coatl_core import (
    Carried,
    ChoiceOption,
    Event,
    GameState,
    Item,
    NumberOption,
    PanelLine,
    RoundBegan,
    Rules,
    ScoreSheet,
    SeenTable,
    Variant,
    hookimpl,
)

SUNS = 3
ROUNDS = 15
"""A short game has so many rounds."""


class Suns(Variant):
    """Under the second sun player boards are smaller, under the third one hands are. Who wears the crown may hold one
    prophecy more."""

    id = "suns"
    valued = (
        NumberOption("sun", 1, SUNS),
        ChoiceOption("length", ("long", "short")),
        NumberOption("crown", 0, 4, carried=True),
        *(NumberOption(f"glory-{number}", 0, 999, carried=True) for number in range(1, 5)),
    )

    def rules(self, rules: Rules, players: int) -> Rules:
        match self.values["sun"]:
            case 2:
                return evolve(rules, board_spaces=rules.board_spaces - 2)
            case 3:
                return evolve(rules, hand_limit=rules.hand_limit - 1)
        return rules

    def limits(self, rules: Rules, own: object, seat: int) -> Rules:
        crowned = self.values["crown"] == seat + 1
        return evolve(rules, hand_limit=rules.hand_limit + 1) if crowned else rules

    def react(self, state: GameState, event: Event, events: list[Event] | None) -> None:
        """A short game ends when its rounds are over."""
        if isinstance(event, RoundBegan) and event.round > ROUNDS and self.values["length"] == "short":
            state.finish("suns-sets", {"n": ROUNDS})

    def panel(self, table: SeenTable) -> list[PanelLine]:
        crown = self.values["crown"]
        lines = [PanelLine(f"suns-rule-{self.values['sun']}", {"n": self.values["sun"], "of": SUNS})]
        if 0 < crown <= len(table.players):
            lines.append(PanelLine("suns-crowned", {"name": table.setup.players[crown - 1]}, Item("seat", crown)))
        return lines

    def carry(self, state: GameState, sheet: ScoreSheet) -> Carried:
        """The points of the game are glory. The crown goes to the first of its winners."""
        glory = {f"glory-{p.seat + 1}": max(0, self.values[f"glory-{p.seat + 1}"] + p.points) for p in sheet.players}
        sun, crown = self.values["sun"], sheet.winners[0] + 1 if sheet.winners else 0
        told = [PanelLine("suns-next", {"name": state.setup.players[crown - 1]})] if crown and sun < SUNS else []
        values = {**glory, "crown": crown, "sun": min(SUNS, sun + 1)}
        return Carried(sun, SUNS, tuple(glory.values()), values, tuple(told))


@hookimpl
def coatl_variants() -> list[type[Variant]]:
    return [Suns]
