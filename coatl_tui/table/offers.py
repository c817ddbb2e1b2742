"""Offers: the legal actions about one thing, each with its label, below one title."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import permutations, starmap

from attrs import frozen
from rich.cells import cell_len

from coatl_core.cards.pieces import COLORS, PIECES
from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_core.game.coatl import Coatl, score
from coatl_core.game.offers import Item
from coatl_core.game.offers import Offer as Move
from coatl_core.language.actiontext import action_text, offer_text, question_text
from coatl_core.language.l10n import L10n
from coatl_core.language.valuetext import MARKED
from coatl_core.play.assembling import attached
from coatl_core.play.things import BoardSpace, CoatlItem, Deck, Field, HandCard, OwnTemple, Pile, RowPlace, Seat
from coatl_tui.table.draw.chips import Chips
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import drawn_row
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.serpent import Scale, draw_piece, piece_width, pieces_spans
from coatl_tui.widgets.signs import Signs

_PIECE = Scale(1, 2)
"""How a piece is drawn that can be picked."""
_PICKED = 5
"""The columns of one, or of two bodies of a colour, with the gap behind them."""


@frozen
class Offer:
    """A legal action and its label."""

    label: tuple[Span, ...]
    action: Action


@frozen
class Offers:
    """The offers of one question."""

    title: str
    offers: tuple[Offer, ...]


def last_offers(scene: Scene) -> Offers:
    """What would still bring points in the last turn of a player: coatls that can be closed, and prophecies where
    unfinished coatls score (RULES 8.5, 8.6)."""
    l10n, view = scene.l10n, scene.view
    offers = []
    for action in scene.legal:
        closed = attached(action, view.own.coatls)
        if isinstance(action, a.Extend) and closed is not None and closed.complete:
            points = closing_points(scene, action.coatl, closed)
            text = f"{action_text(action, view, l10n, signs=MARKED)} ({l10n('points', points=points)})"
            offers.append(Offer(spans_of(text, scene), action))
        elif isinstance(action, a.Fulfil) and view.rules.unfinished_score_half:
            told = action_text(action, view, l10n, signs=MARKED, last=True)
            offers.append(Offer(spans_of(told, scene), action))
    return _offers(l10n("choice-title-last"), offers)


def closing_points(scene: Scene, number: int, closed: Coatl) -> int:
    """What the coatl of this number is worth once closed like this: with the prophecies beside it, or with the best one
    of the hand if there are none (RULES 6.4)."""
    view = scene.view
    beside = score(closed, view.catalog, view.rules.strict_x)
    return beside if closed.prophecies else max(hand_points(scene, number, closed), default=0)


def hand_points(scene: Scene, number: int, coatl: Coatl) -> list[int]:
    """What the prophecies of the own hand that may lie beside the coatl of this number are worth beside it as it is
    given here, the best first; those worth nothing are left out."""
    view = scene.view
    reading = coatl.reading(view.rules.strict_x)
    cards = [card for card in view.own.hand or () if (number, card) not in scene.barred]
    points = [view.catalog.prophecies[card].score(reading) for card in cards]
    return sorted((worth for worth in points if worth), reverse=True)


def picks(scene: Scene) -> dict[tuple[str, ...], a.Pick]:
    """The perfect picks (RULES 7.1), each by the answers that lead to it: the kind of piece, then the colour of each.
    Two bodies of different colours are there in both orders."""
    return {
        (action.pieces[0].part, *colors): action
        for action in scene.legal
        if isinstance(action, a.Pick)
        for colors in permutations(piece.color for piece in action.pieces)
    }


def pick_label(answers: Sequence[str], found: Iterable[tuple[str, ...]], l10n: L10n, signs: Signs) -> tuple[Span, ...]:
    """The label of the last of these answers: a kind of piece with the colours it can have, each in the column that it
    has in the label of every kind, twice where two bodies of it can be picked, or the pieces chosen. ``found`` are all
    answers."""
    part, *colors = answers
    if not colors:
        paths = {path for path in found if path[0] == part}
        first = {path[1] for path in paths}
        kinds = [piece for piece in PIECES if piece.part == part and piece.color in first]
        words = {each: l10n("choice-pick-kind", part=each) for each in ("head", "tail", "body")}
        gap = max(map(cell_len, words.values())) - cell_len(words[part]) + 1
        spans, x = [Span(words[part] + " " * gap)], 0
        for kind in kinds:
            column = _PICKED * COLORS.index(kind.color)
            spans += [Span(" " * (column - x))] if column > x else []
            times = 2 if (part, kind.color, kind.color) in paths else 1
            spans += drawn_row(partial(draw_piece, x=0, y=0, piece=kind, scale=_PIECE), signs) * times
            x = column + piece_width(kind.part, _PIECE) * times
        return tuple(spans)
    pieces = [piece for color in colors for piece in PIECES if (piece.part, piece.color) == (part, color)]
    return pieces_spans(pieces, signs)


def pick_brief(part: str, found: Iterable[tuple[str, ...]], l10n: L10n, signs: Signs) -> tuple[Span, ...]:
    """The label of a kind of piece in a row with others: the colours it can have are letters, as beside the bag, for
    tiles would grow together with those in the rows around."""
    first = {path[1] for path in found if path[0] == part}
    letters = (Span(f" {signs.letter(color)}", f"bold letter-{color}") for color in COLORS if color in first)
    return (Span(l10n("choice-pick-brief", part=part)), *letters)


def variant_moves(scene: Scene) -> Offers:
    """All moves that variants offer; while a variant asks something, its question with the answers."""
    view, l10n = scene.view, scene.l10n
    title = l10n("choice-title-moves")
    if view.phase == "ask":
        title = question_text(view.questions[-1], view, l10n)
    return _offers(title, (_move(scene, move) for move in scene.moves))


def moves_at(scene: Scene, item: object) -> Offers:
    """The moves that variants offer at this item of the table."""
    where = place_of(item) if scene.shows_own or not isinstance(item, BoardSpace | CoatlItem) else None
    here = [_move(scene, move) for move in scene.moves if where is not None and move.item == where]
    return _offers(scene.l10n("choice-title-moves"), here)


def place_of(item: object) -> Item | None:
    """What variants call an item of the table; None if they have no word for it."""
    match item:
        case Field(number=number):
            return Item("field", number)
        case RowPlace(place=place):
            return Item("row", place)
        case Deck():
            return Item("deck")
        case Pile(number=number):
            return Item("pile", number)
        case BoardSpace(piece=piece):
            return Item("board", piece.text)
        case CoatlItem(number=number):
            return Item("coatl", number)
        case HandCard(card=card):
            return Item("hand", card)
        case OwnTemple(card=card):
            return Item("temple", card)
        case Seat(seat=seat):
            return Item("seat", seat + 1)
    return None


def item_of(place: Item, scene: Scene) -> object:
    """Returns the item of the table that variants call so; None if there is none."""
    match place:
        case Item("field", int(number)):
            return Field(number)
        case Item("row", int(number)):
            return RowPlace(number)
        case Item("deck"):
            return Deck()
        case Item("pile", int(number)):
            return Pile(number)
        case Item("coatl", int(number)):
            return CoatlItem(number)
        case Item("seat", int(number)):
            return Seat(number - 1)
    spaces = (BoardSpace(at, piece) for at, piece in enumerate(scene.rack, 1) if piece is not None)
    cards = (HandCard(at, card) for at, card in enumerate(scene.hand) if card is not None)
    temples = starmap(OwnTemple, enumerate(scene.view.own.temples or ()))
    return next((item for item in (*spaces, *cards, *temples) if place_of(item) == place), None)


def usual_act(scene: Scene, item: object) -> str:
    """What using an item does now by the rules, as the message ``choice-usual`` calls it; empty if it does nothing."""
    legal = scene.legal
    match item:
        case Field(number=number):
            return "take" if a.Take(number) in legal else ""
        case RowPlace(place=place):
            return "choose" if a.DrawRow(place) in legal else ""
        case Deck():
            return "draw" if a.DrawDeck() in legal else ""
        case Pile(number=number):
            return "claim" if a.ClaimPile(number) in legal else ""
        case OwnTemple(card=card):
            return "claim" if a.ClaimOwn(card) in legal else ""
        case HandCard(card=card):
            fulfils = any(isinstance(action, a.Fulfil) and action.card == card for action in legal)
            return "discard" if a.Discard(card) in legal else "fulfil" if fulfils else ""
        case BoardSpace(piece=piece):
            return "attach" if scene.attaching(piece) in legal else ""
        case CoatlItem(number=number):
            return "cards" if any(isinstance(each, a.Fulfil) and each.coatl == number for each in legal) else ""
        case Seat():
            return "look"
    return ""


def spans_of(text: str, scene: Scene) -> tuple[Span, ...]:
    """Returns a text with marks as spans of a line."""
    return Chips(scene.view.catalog, scene.l10n, scene.signs, scene.view.setup.players).spans(text)


def _move(scene: Scene, move: Move) -> Offer:
    return Offer(spans_of(offer_text(move, scene.view, scene.l10n, MARKED), scene), move.move)


def _offers(title: str, offers: Iterable[Offer]) -> Offers:
    return Offers(title, tuple(offers))
