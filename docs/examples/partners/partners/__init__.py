"""Partners: four players, two against two. Those who sit opposite each other win together."""

from __future__ import annotations

from coatl_core import Do, Event, GameState, Goal, Item, Offer, Variant, VariantEvent, hookimpl


class Partners(Variant):
    """Partners add up their points. Instead of another action a player may give the partner a body segment. With the
    option they see each other's cards."""

    id = "partners"
    options = ("open-hands",)
    players = (4, 4)
    told = True

    def goal(self, players: int) -> Goal:
        """Says who wins together, and whether they see each other's cards."""
        return Goal(((0, 2), (1, 3)), open_hands="open-hands" in self.chosen)

    def moves(self, state: GameState) -> list[Offer]:
        """A player may give each kind of body segment that lies on the board, if the partner has room for it."""
        partner = (state.seat + 2) % 4
        if state.phase != "action" or len(state.players[partner].board) >= state.rules.board_spaces:
            return []
        name = state.setup.players[partner]
        bodies = dict.fromkeys(piece.text for piece in state.player.board if piece.part == "body")
        return [
            Offer(Do(self.id, "give", (text,)), "partners-give", {"pieces": text, "name": name}, Item("board", text))
            for text in bodies
        ]

    def perform(self, state: GameState, move: Do, events: list[Event] | None) -> bool:
        """Gives the segment away. That is the turn's action."""
        partner, board = state.players[(state.seat + 2) % 4], list(state.player.board)
        given = next(piece for piece in board if piece.text == move.args[0])
        board.remove(given)
        state.player.board, partner.board = tuple(board), (*partner.board, given)
        if events is not None:
            values = {"pieces": given.text, "partner": state.setup.players[(state.seat + 2) % 4]}
            events.append(VariantEvent(state.seat, "partners-given", values))
        return True


@hookimpl
def coatl_variants() -> list[type[Variant]]:
    return [Partners]
