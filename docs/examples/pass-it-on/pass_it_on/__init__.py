"""Pass it on: prophecies are drafted. Everybody keeps one in secret, and passes the rest on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from attrs import evolve

from coatl_core import Do, Event, GameState, Offer, Rules, Variant, VariantEvent, hookimpl

Packs: TypeAlias = tuple[tuple[str | None, ...], ...]
"""For each seat the prophecies of its pack, None for each that is not seen."""
DEALT = 4


class PassItOn(Variant):
    """Everybody is dealt a pack of prophecies, keeps one and passes the others to the left, until there is one left in
    each pack: that goes to the hand as well. Then the prophecies to begin with are chosen from the hand, as always."""

    id = "pass-it-on"
    memory = Packs
    rule = "22"

    def rules(self, rules: Rules, players: int) -> Rules:
        return evolve(rules, dealt=(DEALT,) * len(rules.dealt))

    def deal(self, state: GameState) -> Packs:
        """Makes a pack of every hand."""
        packs = tuple(player.hand for player in state.players)
        for player in state.players:
            player.hand = ()
        self._ask(state)
        return packs

    def _ask(self, state: GameState) -> None:
        """Asks everybody, the first player first. Nobody is told what the others choose."""
        seats = sorted(range(len(state.players)), key=state.setup.order, reverse=True)
        for seat in seats:
            state.ask(self.id, seat, "pass-it-on-ask", {"n": state.players[seat].hand_size + 1})

    def moves(self, state: GameState) -> list[Offer]:
        if state.phase != "ask":
            return []
        pack = dict.fromkeys(card for card in state.variants[self.id][state.seat] if card is not None)
        return [Offer(Do(self.id, "keep", (card,)), "pass-it-on-keep", {"card": card}) for card in pack]

    def perform(self, state: GameState, move: Do, events: list[Event] | None) -> bool:
        """The card goes to the hand. Once everybody has chosen, the packs are passed on."""
        packs, (card,) = [*map(list, state.variants[self.id])], move.args
        packs[state.seat].remove(card)
        state.player.hand += (card,)
        told = [VariantEvent(state.seat, "pass-it-on-kept", own={"card": card})]
        if all(question.variant != self.id for question in state.questions):
            packs = packs[-1:] + packs[:-1]
            told.append(VariantEvent(None, "pass-it-on-passed", reveals=True))
            if min(map(len, packs)) > 1:
                self._ask(state)
            else:
                for player, pack in zip(state.players, packs, strict=True):
                    player.hand += tuple(pack)
                packs = [[] for _ in packs]
        state.variants[self.id] = tuple(map(tuple, packs))
        if events is not None:
            events += told
        return False

    def cards(self, own: Packs) -> Sequence[str | None]:
        return [card for pack in own for card in pack]

    def seen(self, own: Packs, seat: int | None) -> Packs:
        """Everybody sees their own pack, and of the others how many cards they have."""
        return tuple(pack if number == seat else (None,) * len(pack) for number, pack in enumerate(own))

    def guess(self, own: Packs, seat: int | None, random: Random) -> Packs:
        """Nothing else is secret."""
        return own

    def guess_cards(self, own: Packs, cards: Sequence[str]) -> Packs:
        """Lays the cards where none are seen, in the order of ``cards``."""
        left = iter(cards)
        return tuple(tuple(next(left) if card is None else card for card in pack) for pack in own)


@hookimpl
def coatl_variants() -> list[type[Variant]]:
    return [PassItOn]
