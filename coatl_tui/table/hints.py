"""Hints as they are told and marked on the table: the turns that a strong player thinks best."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from attrs import evolve, frozen
from rich.cells import cell_len

from coatl_core.cards.pieces import Piece
from coatl_core.game import actions as a
from coatl_core.language.valuetext import MARKED
from coatl_core.play.hinttext import hint_compared, hint_gain, hint_reason
from coatl_core.play.table_game import Hint
from coatl_core.play.things import BoardSpace, CoatlItem, Deck, Field, HandCard, NewCoatl, OwnTemple, Pile, RowPlace
from coatl_tui.table.draw.chips import Chips
from coatl_tui.table.draw.hint_rows import hint_lines
from coatl_tui.table.offers import item_of
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.linebreaks import wrap


def touched(actions: Sequence[a.Action], scene: Scene, cards: Container[str] = ()) -> frozenset[object]:
    """The items of the table that a turn of the one who looks has to do with, with those of these cards that lie in the
    hand."""
    held = (HandCard(place, card) for place, card in enumerate(scene.hand) if card is not None and card in cards)
    return frozenset((*_items(actions, scene), *held))


@frozen
class Listed:
    """A proposed turn in the list of them: its lines, whether all that is known of it is told there, whether its cards
    are told whole, and whether what it has over the next one is."""

    lines: tuple[tuple[Span, ...], ...]
    has_all: bool
    has_cards: bool
    has_more: bool


def rows_wanted(hints: Sequence[Hint], scene: Scene, width: int, supply: str) -> int:
    """Returns how many lines of this width a list needs that tells all of these turns, with free ones between them."""
    return sum(len(listed.lines) for listed in _told_whole(hints, scene, width, supply)) + len(hints) - 1


def list_hints(
    hints: Sequence[Hint], scene: Scene, width: int, room: int, whole: bool, supply: str
) -> tuple[list[Listed], int]:
    """Returns these turns in so many lines of this width, and how many of these are left, which is less than 0 if there
    are not enough. If ``whole`` of them is to be told and has no room, or if not, it is what each has over the next
    one; the cards have lines of their own if that does not cost any of it. ``supply`` is the letter of the supply
    board."""
    if whole:
        listed = _told_whole(hints, scene, width, supply)
        left = room - sum(len(each.lines) for each in listed)
        if left >= 0:
            return _apart(listed, left), left
    notes = [hint_compared(hints, at, scene.view, scene.l10n, MARKED, brief=True) for at in range(len(hints))]
    short = [compared(hints, number, scene, width) for number in range(len(hints))]
    lines: list[tuple[tuple[tuple[Span, ...], ...], bool]] = []
    left, tall = -1, True
    for tall in (True, False):
        lines = hint_lines(hints, scene, width, tall, supply, notes)
        left = room - sum(len(drawn) for drawn, _ in lines)
        if left >= sum(bool(reason) and not noted for reason, (_, noted) in zip(short, lines, strict=True)):
            break
    listed = []
    for (line, noted), reason in zip(lines, short, strict=True):
        told = bool(reason) and not noted and left > 0
        left -= told
        drawn = (*line, reason) if told else line
        listed.append(Listed(drawn, has_all=False, has_cards=tall, has_more=told or noted or not reason))
    return _apart(listed, left), left


def _told_whole(hints: Sequence[Hint], scene: Scene, width: int, supply: str) -> list[Listed]:
    return [
        Listed((*lines, *_reasons(hints, number, scene, width - 1)), has_all=True, has_cards=True, has_more=True)
        for number, (lines, _) in enumerate(hint_lines(hints, scene, width, True, supply))
    ]


def _apart(listed: list[Listed], left: int) -> list[Listed]:
    """The same with a free line after each but the last one, if so many lines are left."""
    if left < len(listed) - 1:
        return listed
    return [*(evolve(each, lines=(*each.lines, ())) for each in listed[:-1]), *listed[-1:]]


def told(
    hints: Sequence[Hint], at: int, scene: Scene, listed: Listed, gain: bool, enter: str
) -> tuple[tuple[str, ...], ...]:
    """What is said of one of several proposed turns: why it is a good one, and, if these are to be told, what its
    points are as a ``gain``, and what it has over the next one; the same in fewer words where these have no
    room. Of a turn of which all is told beside the table, it is how the key ``enter`` plays it."""
    view, l10n = scene.view, scene.l10n
    worth, brief = (gain and hint_gain(hints[at], l10n)) or ("", "")
    if listed.has_all:
        return (tuple(filter(None, (worth, l10n("hint-plays", number=at + 1, key=enter)))),)
    more = "" if listed.has_more else hint_compared(hints, at, view, l10n, MARKED)
    whole, summed, short = (
        f"{at + 1} {hint_reason(hints[at], view, l10n, MARKED, cards, sums)}"
        for cards, sums in ((not listed.has_cards, True), (False, True), (False, False))
    )
    forms: list[tuple[str, ...]] = [
        (text, gained, more) for text in (whole, summed, short) for gained in (worth, brief)
    ]
    forms += [(summed, more), (short, more)]
    return tuple(tuple(filter(None, texts)) for texts in forms)


def compared(hints: Sequence[Hint], at: int, scene: Scene, width: int) -> tuple[Span, ...]:
    """What a proposed turn has over the next one in a line of so many cells; an empty one if that has no room."""
    chips = Chips(scene.view.catalog, scene.l10n, scene.signs, scene.view.setup.players)
    text = hint_compared(hints, at, scene.view, scene.l10n, MARKED)
    if cell_len(chips.read(text)) > width:
        return ()
    return tuple(Span(span.text, span.style or "dim") for span in chips.spans(text))


def _reasons(hints: Sequence[Hint], at: int, scene: Scene, width: int) -> list[tuple[Span, ...]]:
    """Why a proposed turn is a good one and what it has over the next one, in lines of at most so many cells."""
    view, l10n = scene.view, scene.l10n
    chips = Chips(view.catalog, l10n, scene.signs, view.setup.players)
    why, over = hints[at].why, hint_compared(hints, at, view, l10n, MARKED)
    names_field = bool(over) and why is not None and why.values.keys() == {"field"}  # which the line above does, too
    texts = "" if names_field else hint_reason(hints[at], view, l10n, MARKED, whole=False), over
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
