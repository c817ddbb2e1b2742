"""Hints as they are told and marked on the table: the turns that a strong player thinks best."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from rich.cells import cell_len

from coatl_core.cards.pieces import Piece
from coatl_core.game import actions as a
from coatl_core.language.valuetext import MARKED
from coatl_core.play.hinttext import hint_compared, hint_gain, hint_reason
from coatl_core.play.table_game import Hint
from coatl_core.play.things import BoardSpace, CoatlItem, Deck, Field, HandCard, NewCoatl, OwnTemple, Pile, RowPlace
from coatl_tui.table.draw.chips import Chips
from coatl_tui.table.offers import item_of
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.linebreaks import wrap


def touched(actions: Sequence[a.Action], scene: Scene, cards: Container[str] = ()) -> frozenset[object]:
    """The items of the table that a turn of the one who looks has to do with, with those of these cards that lie in the
    hand."""
    held = (HandCard(place, card) for place, card in enumerate(scene.hand) if card is not None and card in cards)
    return frozenset((*_items(actions, scene), *held))


def told(hints: Sequence[Hint], at: int, scene: Scene, over: bool, gain: bool) -> tuple[tuple[str, ...], ...]:
    """What is said of one of several proposed turns: why it is a good one, and, if these are to be told, what its
    points are as a ``gain``, and what it has ``over`` the next one; the same in fewer words where these have no
    room."""
    view, l10n = scene.view, scene.l10n
    more = hint_compared(hints, at, view, l10n, MARKED) if over else ""
    whole, short = (f"{at + 1} {hint_reason(hints[at], view, l10n, MARKED, whole)}" for whole in (True, False))
    worth, brief = (gain and hint_gain(hints[at], l10n)) or ("", "")
    forms = (whole, worth, more), (short, worth, more), (short, brief, more), (short, more)
    return tuple(tuple(filter(None, texts)) for texts in forms)


def compared(hints: Sequence[Hint], at: int, scene: Scene, width: int) -> tuple[Span, ...]:
    """What a proposed turn has over the next one in a line of so many cells; an empty one if that has no room."""
    chips = Chips(scene.view.catalog, scene.l10n, scene.signs, scene.view.setup.players)
    text = hint_compared(hints, at, scene.view, scene.l10n, MARKED)
    if cell_len(chips.read(text)) > width:
        return ()
    return tuple(Span(span.text, span.style or "dim") for span in chips.spans(text))


def reasons(hints: Sequence[Hint], at: int, scene: Scene, width: int) -> list[tuple[Span, ...]]:
    """Why a proposed turn is a good one, what its points are and what it has over the next one, in lines of at most so
    many cells."""
    view, l10n = scene.view, scene.l10n
    chips = Chips(view.catalog, l10n, scene.signs, view.setup.players)
    texts = (
        hint_reason(hints[at], view, l10n, MARKED, whole=False),
        *hint_gain(hints[at], l10n)[:1],
        hint_compared(hints, at, view, l10n, MARKED),
    )
    lines = [line for text in texts if text for line in wrap(chips.read(text), width)]
    return [tuple(Span(span.text, span.style or "dim") for span in chips.spans(line)) for line in lines]


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
