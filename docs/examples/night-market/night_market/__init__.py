"""Night market: every third round a prophecy is auctioned. All bid at once and in secret, with body segments."""

from __future__ import annotations

from random import Random

from attrs import evolve, frozen

from coatl_core import (
    Do,
    Event,
    GameState,
    Offer,
    PanelLine,
    RoundBegan,
    SeenTable,
    Variant,
    VariantEvent,
    hookimpl,
)

EVERY = 3
"""In each round whose number can be divided by this there is a market."""
NOT_YET = -1


@frozen
class Market:
    """The prophecy for sale, face up; each seat's bid, ``NOT_YET`` or None if it is not seen; and the most of each."""

    lot: str | None = None
    bids: tuple[int | None, ...] = ()
    most: tuple[int, ...] = ()


class NightMarket(Variant):
    """Everybody bids body segments. The highest bid pays and gets the prophecy; of equal ones the last in order."""

    id = "night-market"
    memory = Market
    rule = "23"

    def deal(self, state: GameState) -> Market:
        return Market()

    def react(self, state: GameState, event: Event, events: list[Event] | None) -> None:
        if not isinstance(event, RoundBegan) or event.round % EVERY or state.last_turns is not None or not state.deck:
            return
        lot, state.deck, seats = state.deck[-1], state.deck[:-1], range(len(state.players))
        most = tuple(self._most(state, seat) for seat in seats)
        state.variants[self.id] = Market(lot, (NOT_YET,) * len(seats), most)
        if events is not None:
            events.append(VariantEvent(None, "night-market-opens", {"card": lot}, reveals=True))
        for seat in sorted(seats, key=state.setup.order, reverse=True):
            state.ask(self.id, seat, "night-market-ask", {"card": lot})

    def _most(self, state: GameState, seat: int) -> int:
        """Who has no room for another prophecy can bid nothing, and is asked all the same."""
        player, limits = state.players[seat], state.ruleset.limits(state.rules, state.variants, seat)
        return 0 if limits.is_hand_full(player.hand_size) else sum(piece.part == "body" for piece in player.board)

    def moves(self, state: GameState) -> list[Offer]:
        market = state.variants[self.id]
        if state.phase != "ask":
            return []
        bids = range(market.most[state.seat] + 1)
        worth = [2 * (1 - n / len(bids)) * n / (n + 1) for n in bids]  # some two points, if the bid is the highest
        return [Offer(Do(self.id, "bid", (str(n),)), "night-market-bid", {"n": n}, worth=worth[n]) for n in bids]

    def perform(self, state: GameState, move: Do, events: list[Event] | None) -> bool:
        market, bid = state.variants[self.id], int(move.args[0])
        bids = (*market.bids[: state.seat], bid, *market.bids[state.seat + 1 :])
        told = [VariantEvent(state.seat, "night-market-bids", own={"n": bid})]
        if NOT_YET in bids:
            state.variants[self.id] = evolve(market, bids=bids)
        else:
            state.variants[self.id] = Market()
            told += self._sell(state, market.lot, bids)
        if events is not None:
            events += told
        return False

    def _sell(self, state: GameState, lot: str, bids: tuple[int, ...]) -> list[VariantEvent]:
        """Opens the bids, and gives the prophecy to the highest one."""
        told = [VariantEvent(seat, "night-market-bid-was", {"n": bid}, reveals=True) for seat, bid in enumerate(bids)]
        order = state.setup.order
        bid, _, seat = max((min(bid, self._most(state, seat)), order(seat), seat) for seat, bid in enumerate(bids))
        if not bid:
            state.discard += (lot,)
            return [*told, VariantEvent(None, "night-market-unsold", {"card": lot})]
        player = state.players[seat]
        player.hand, player.known, board = (*player.hand, lot), (*player.known, lot), list(player.board)
        paid = [piece for piece in board if piece.part == "body"][:bid]
        for piece in paid:
            board.remove(piece)
        player.board, state.bodies = tuple(board), (*paid, *state.bodies)
        pieces = " ".join(piece.text for piece in paid)
        return [*told, VariantEvent(seat, "night-market-sold", {"card": lot, "pieces": pieces})]

    def cards(self, own: Market) -> list[str]:
        return [] if own.lot is None else [own.lot]

    def seen(self, own: Market, seat: int | None) -> Market:
        """Everybody knows their own bid, and who has made one."""
        hidden = (bid if bid == NOT_YET or number == seat else None for number, bid in enumerate(own.bids))
        return evolve(own, bids=tuple(hidden))

    def guess(self, own: Market, seat: int | None, random: Random) -> Market:
        hidden = (int(random.random() * (1 + most)) for most in own.most)
        return evolve(own, bids=tuple(new if bid is None else bid for bid, new in zip(own.bids, hidden, strict=False)))

    def panel(self, table: SeenTable) -> list[PanelLine]:
        lot, rounds = table.variants[self.id].lot, (table.turn - 1) // len(table.players) + 1
        next_one = PanelLine("night-market-next", {"n": EVERY - rounds % EVERY})
        return [PanelLine("night-market-lot", {"card": lot}) if lot else next_one]


@hookimpl
def coatl_variants() -> list[type[Variant]]:
    return [NightMarket]
