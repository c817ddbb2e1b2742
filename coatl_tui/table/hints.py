"""Hints as they are told and marked: the turns that a strong player thinks best."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from coatl_core.cards.pieces import Piece
from coatl_core.game import actions as a
from coatl_core.play.hinttext import hint_reason, hint_worth
from coatl_core.play.table_game import Hint
from coatl_core.play.things import BoardSpace, CoatlItem, Deck, Field, HandCard, NewCoatl, OwnTemple, Pile, RowPlace
from coatl_tui.table.draw.recap import deeds_spans
from coatl_tui.table.offers import item_of
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.content import Span


def hint_label(hint: Hint, scene: Scene) -> tuple[Span, ...]:
    """Why the turn is a good one, what it does as far as the reason does not say it, and what it brings, or how much
    less than the best one it is worth."""
    l10n, signs = scene.l10n, scene.signs
    told = [Span(hint_reason(hint, scene.view, l10n, signs.told))]
    deeds = deeds_spans(hint.events, scene.view, l10n, signs)
    if deeds:
        told += [Span(" · "), *deeds]
    return (*told, *(Span(f" · {worth}", "dim") for worth in hint_worth(hint, l10n)))


def touched(actions: Sequence[a.Action], scene: Scene) -> frozenset[object]:
    """The items of the table that a turn of the one who looks has to do with."""
    return frozenset(_items(actions, scene))


def _items(actions: Sequence[a.Action], scene: Scene) -> Iterator[object]:
    own, hand, rack = scene.view.own, list(scene.hand), list(scene.rack)

    def space(piece: Piece) -> Iterator[BoardSpace]:
        """The space of a piece of the rack that no action has used yet."""
        if piece in rack:
            at = rack.index(piece)
            rack[at] = None
            yield BoardSpace(at + 1, piece)

    def held(card: str) -> Iterator[HandCard]:
        if card in hand:
            yield HandCard(hand.index(card), card)

    for action in actions:
        match action:
            case a.Take(field=number):
                yield Field(number)
            case a.DrawRow(place=place):
                yield RowPlace(place)
            case a.DrawDeck():
                yield Deck()
            case a.Start(piece=piece):
                yield NewCoatl()
                yield from space(piece)
            case a.Extend(coatl=number, piece=piece):
                yield CoatlItem(number) if number <= len(own.coatls) else NewCoatl()
                yield from space(piece)
            case a.Fulfil(card=card) | a.Discard(card=card):
                yield from held(card)
            case a.Keep(cards=cards):
                for card in cards:
                    yield from held(card)
            case a.ClaimPile(pile=number) | a.Duty(pile=number):
                yield Pile(number)
            case a.ClaimOwn(card=card):
                yield OwnTemple((own.temples or ()).index(card), card)
            case a.Do():
                yield from (item_of(move.item, scene) for move in scene.moves if move.move == action and move.item)
