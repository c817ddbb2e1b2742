"""Two giants: each player builds two long coatls instead of three."""

from __future__ import annotations

from attrs import evolve

from coatl_core import Action, Extend, GameState, Refusal, Rules, Variant, hookimpl


class TwoGiants(Variant):
    """Each player builds two coatls of at least ten pieces (fourteen with the option), with up to six prophecies
    each."""

    id = "two-giants"
    options = ("titans",)
    players = (1, 4)

    def rules(self, rules: Rules, players: int) -> Rules:
        return evolve(rules, coatls=2, prophecies_per_coatl=6)

    def refusal(self, state: GameState, action: Action) -> Refusal | None:
        """Forbids to close a coatl that is too short; it can still be extended at its open end."""
        if not isinstance(action, Extend):
            return None
        coatl = state.player.coatls[action.coatl - 1].extended(action.piece, action.end == "head")
        least = 14 if "titans" in self.chosen else 10
        if not coatl.complete or len(coatl) >= least:
            return None
        return Refusal("two-giants-short", "", {"coatl": action.coatl, "pieces": len(coatl), "least": least})


@hookimpl
def coatl_variants() -> list[type[Variant]]:
    return [TwoGiants]
