"""Magpie: a computer player that likes pieces of many colours, and wants to see them laid at once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import coatl_core as game


class Magpie(game.ComputerPlayer):
    """Tries each action on a table that could be the true one, and does what leaves its own things the prettiest."""

    id = "magpie"

    def turn(
        self,
        seen: game.PlayerView,
        legal: Sequence[game.Action],
        random: Random,
        budget: game.Budget,
    ) -> game.Choice:
        table, worths = game.determinize(seen, random), []
        for number, action in enumerate(legal):
            after = table.clone()
            game.advance(after, action)
            worths.append((self.worth(after, seen.acting), -number, action))
        best = max(worths)[2]
        why = "grabs" if isinstance(best, game.Take) else "builds"
        return game.Choice((best,), game.Told(f"player-magpie-{why}"))

    def worth(self, table: game.GameState, seat: int) -> float:
        """How well its things look: cards, pieces of many colours, and coatls that are short and complete."""
        me, cards = table.players[seat], table.catalog.prophecies
        worth = 0.3 * len(me.hand) + 0.1 * len(me.board)
        worth += 0.05 * len({piece.color for piece in me.board})
        for coatl in me.coatls:
            worth += sum(cards[id].points_for(coatl.colors) for id in coatl.prophecies)
            worth += 9 if coatl.complete else 0.2 * min(8, len(coatl))
        return worth


@game.hookimpl
def coatl_players() -> list[type[game.ComputerPlayer]]:
    return [Magpie]
