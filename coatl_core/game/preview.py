"""What would be, before it is done: a coatl with one more piece or any other pieces, and what each card would be worth
beside it then.

Nothing here decides what is allowed: every answer is the engine's refusal of that very action, asked on a state in
which the piece has been attached. So nothing is promised that would be refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from attrs import evolve, frozen

from coatl_core.cards.missing import Missing, missing
from coatl_core.cards.prophecies import Prophecy
from coatl_core.game.actions import ClaimOwn, ClaimPile, Extend, Fulfil, Start
from coatl_core.game.coatl import Coatl, score
from coatl_core.game.completing import Use, Way, best_way, ways
from coatl_core.game.engine import advance
from coatl_core.game.errors import Refusal
from coatl_core.game.refusals import refusal, why_not_beside
from coatl_core.game.state import GameState

_LATER = ("nothing-closed", "prophecy-first", "more-prophecies-first", "temple-unmet")
"""The refusals of a temple that only say what comes before it: the last piece or prophecies (6.5, 9.12), or pieces that
meet one of its requirements."""


@frozen
class Standing:
    """What a card is worth beside a coatl: its ``points``, and those of its next level with the pieces that are missing
    for it. ``next_points`` is None at the highest level, and for temples; ``missing`` is None if that level is out of
    reach.

    ``refused`` is why the card cannot be put there at that moment, and ``barred`` why it may not be put there even if
    more pieces, or for a temple the last piece and prophecies, are added first. What is barred is worth nothing, and so
    is a prophecy that is refused; a temple that only has to wait has the points that it would bring.
    """

    points: int
    next_points: int | None
    missing: Missing | None
    refused: Refusal | None
    barred: Refusal | None


@frozen
class CardPreview:
    """A card, the action that would put it beside the coatl, and what it is worth there ``now`` (None beside a new
    coatl) and ``then``."""

    card: str
    use: Use
    now: Standing | None
    then: Standing


@frozen
class Preview:
    """A coatl as it would be. ``refused`` is why the piece may not be attached; then ``preview`` knows nothing else.

    ``number`` is the coatl's, from 1; ``before`` is None for a new one. ``points`` are those of the cards beside it
    ``then``. ``cards`` are the prophecies of the hand, each once, the temples of the hand, and the tops of the piles;
    ``closing`` is the best that a coatl completed by the piece can get; else it is None.
    """

    refused: Refusal | None
    number: int = 0
    before: Coatl | None = None
    after: Coatl | None = None
    points: int = 0
    cards: tuple[CardPreview, ...] = ()
    closing: Way | None = None

    def card(self, card: str) -> CardPreview | None:
        """Returns what is known of this card, or None."""
        return next((seen for seen in self.cards if seen.card == card), None)


def preview(state: GameState, action: Start | Extend) -> Preview:
    """Returns what the player whose turn it is would have after attaching this piece, or why it may not be attached
    (RULES 6.1). The state does not change. Raises VariantFailed."""
    refused = refusal(state, action)
    if refused is not None:
        return Preview(refused)
    number = action.coatl if isinstance(action, Extend) else len(state.player.coatls) + 1
    trial = state.clone()
    advance(trial, action)
    return _preview(state, trial, number)


def trial_preview(state: GameState, seat: int, number: int, coatl: Coatl) -> Preview:
    """Returns what a player would have if the coatl of this number (one more than there are: a new one) had any other
    pieces. Nobody asks whether there are such pieces. The prophecies of the row are among the cards, too: each is asked
    about as if it were in the hand. ``refused`` is why such a coatl could not be completed. The state does not change.
    Raises VariantFailed."""
    now, then = with_coatl(state, seat, number, None), with_coatl(state, seat, number, coatl)
    row = dict.fromkeys(card for card in state.row if card is not None and card not in now.player.hand)
    soon = [_seen(_holding(now, card), _holding(then, card), card, Fulfil(number, card), number) for card in row]
    seen = _preview(now, then, number)
    refused = _why_not_complete(state, seat, number, coatl) if coatl.complete else None
    return evolve(seen, refused=refused, cards=(*seen.cards, *soon))


def _why_not_complete(state: GameState, seat: int, number: int, coatl: Coatl) -> Refusal | None:
    """Returns why this coatl could not have got its tail as its last piece (RULES 6.4), or None if it could."""
    trial = with_coatl(state, seat, number, evolve(coatl, colors=coatl.colors[:-1], tail=False))
    tail = coatl.pieces[-1]
    trial.player.board += (tail,)
    return refusal(trial, Extend(number, "tail", tail))


def with_coatl(state: GameState, seat: int, number: int, coatl: Coatl | None) -> GameState:
    """Returns the state as it would be in the middle of a player's assembling, with another coatl in place of the
    one of this number, or as one more; None leaves the coatls as they are. A complete one is just being closed."""
    trial = state.clone()
    trial.seat, trial.phase, trial.closing = seat, "assemble", -1
    if coatl is not None:
        coatls = trial.player.coatls
        trial.player.coatls = (*coatls[: number - 1], coatl, *coatls[number:])
        if coatl.complete:
            trial.phase, trial.closing = "complete", number - 1
    return trial


def _holding(state: GameState, card: str) -> GameState:
    """The state with one more prophecy in the player's hand."""
    after = state.clone()
    after.player.hand += (card,)
    return after


def _preview(now: GameState, then: GameState, number: int) -> Preview:
    coatls = now.player.coatls
    before = coatls[number - 1] if number <= len(coatls) else None
    after = then.player.coatls[number - 1]
    cards = [_seen(now, then, card, use, number) for card, use in _uses(then, number)]
    closing = best_way(ways(then)) if after.complete else None
    return Preview(None, number, before, after, _points(then, after), tuple(cards), closing)


def _seen(now: GameState, then: GameState, card: str, use: Use, number: int) -> CardPreview:
    new = number > len(now.player.coatls)
    return CardPreview(
        card, use, None if new else _standing(now, number, card, use), _standing(then, number, card, use)
    )


def _uses(state: GameState, number: int) -> Iterator[tuple[str, Use]]:
    player = state.player
    for card in dict.fromkeys(player.hand):
        yield card, Fulfil(number, card)
    for card in dict.fromkeys(player.temples):
        yield card, ClaimOwn(card)
    for pile, cards in enumerate(state.piles, 1):
        if cards:
            yield cards[-1], ClaimPile(pile)


def _points(state: GameState, coatl: Coatl) -> int:
    return score(coatl, state.catalog, state.rules.strict_x)


def _standing(state: GameState, number: int, card: str, use: Use) -> Standing:
    coatl = state.player.coatls[number - 1]
    refused = refusal(state, use)
    if not isinstance(use, Fulfil):
        barred = None if refused is None or refused.code in _LATER else refused
        temple = state.catalog.temples[card]
        points = temple.points_for(coatl.colors, state.catalog.card_colors(coatl.prophecies))
        return Standing(0 if barred else points, None, None, refused, barred)
    barred = why_not_beside(state, state.seat, number, card) if refused is not None else None
    seen = prospect(state.catalog.prophecies[card], coatl, state.rules.strict_x)
    return Standing(0 if refused else seen.points, seen.next_points, seen.missing, refused, barred)


@frozen
class Prospect:
    """What a prophecy is worth beside a coatl: its points now, and the points of its next level with the pieces that
    are missing for it. ``next_points`` is None at the highest level, ``missing`` is None if the next level is out of
    reach."""

    points: int
    next_points: int | None
    missing: Missing | None


@lru_cache(4096)
def prospect(prophecy: Prophecy, coatl: Coatl, strict_x: bool) -> Prospect:
    """Returns what a prophecy is worth beside a coatl (RULES 8.5), whether or not it may lie there."""
    reading = coatl.reading(strict_x)
    points, level = prophecy.points_for(reading), prophecy.next_level(reading)
    if level is None:
        return Prospect(points, None, None)
    head, tail = not coatl.head, not coatl.tail
    lacks = missing(prophecy.pattern, coatl.colors, level[0], head=head, tail=tail, strict=strict_x)
    return Prospect(points, level[1], lacks)
