"""A variant with nearly every method that one may have in version 1 of the interface."""

from attrs import evolve, frozen

from coatl_core import (
    Do,
    DrawDeck,
    Item,
    Offer,
    PanelLine,
    Refusal,
    RoundBegan,
    Statistic,
    Took,
    Variant,
    VariantEvent,
    VariantLine,
    hookimpl,
    loose_piece,
)

STONE = loose_piece("kept-stone", "S")


@frozen
class Memory:
    round: int
    paid: tuple[int, ...]


class KeptVariant(Variant):
    id = "kept-variant"
    options = ("dear",)
    players = (2, 5)
    opponent = False
    memory = Memory
    rule = "4"

    def rules(self, rules, players):
        return evolve(rules, row_size=5)

    def pieces(self, rules, players):
        return [(STONE, players)]

    def conflicts(self, setup):
        return Refusal("kept-variant-late", "") if not setup.players else None

    def deal(self, state):
        state.lot("kept").random()
        return Memory(1, (0,) * len(state.players))

    def limits(self, rules, own, seat):
        return evolve(rules, hand_limit=rules.hand_limit - 1) if own.round > 10 else rules

    def refusal(self, state, action):
        late = isinstance(action, DrawDeck) and state.variants[self.id].round > 20
        return Refusal("kept-variant-late", "5") if late else None

    def moves(self, state):
        if state.phase != "ask":
            return []
        bodies = dict.fromkeys(piece.text for piece in state.player.board if piece.part == "body")
        return [
            Offer(Do(self.id, "pay", (text,)), "kept-variant-pay", {"piece": text}, Item("board", text), 0.5)
            for text in bodies
        ]

    def refusal_of(self, state, move):
        return None

    def perform(self, state, move, events):
        board, own = list(state.player.board), state.variants[self.id]
        paid = next(piece for piece in board if piece.text == move.args[0])
        board.remove(paid)
        state.player.board, state.bodies = tuple(board), (paid, *state.bodies)
        counts = tuple(count + (seat == state.seat) for seat, count in enumerate(own.paid))
        state.variants[self.id] = evolve(own, paid=counts)
        if events is not None:
            told = {"piece": paid.text}
            events.append(VariantEvent(state.seat, "kept-variant-paid", told, {"n": counts[state.seat]}))
        return False

    def react(self, state, event, events):
        if isinstance(event, RoundBegan):
            state.variants[self.id] = evolve(state.variants[self.id], round=event.round)
        elif isinstance(event, Took) and len(event.pieces) == 2 and event.pieces[0] is event.pieces[1]:
            state.ask(self.id, event.seat, "kept-variant-which")

    def cards(self, own):
        return ()

    def seen(self, own, seat):
        return evolve(own, paid=tuple(n if number == seat else 0 for number, n in enumerate(own.paid)))

    def guess(self, own, seat, random):
        return evolve(own, paid=tuple(n or int(3 * random.random()) * (i != seat) for i, n in enumerate(own.paid)))

    def points(self, table, seat):
        paid = table.variants[self.id].paid[seat] if "dear" in self.chosen else 0
        return [VariantLine("kept-variant-points", paid, {"n": paid})] if paid else []

    def panel(self, table):
        return [PanelLine("kept-variant-round", {"n": table.variants[self.id].round})]

    def statistics(self, table):
        return [Statistic("kept-variant-count", table.variants[self.id].paid)]

    def score(self, state, sheet):
        paid = state.variants[self.id].paid
        return evolve(sheet, winners=(paid.index(max(paid)),), verdict="kept-variant-won") if max(paid) else sheet


@hookimpl
def coatl_variants():
    return [KeptVariant]
