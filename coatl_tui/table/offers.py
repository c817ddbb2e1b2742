"""Offers: the legal actions about one thing, each with its label, below one title."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations, starmap

from attrs import frozen

from coatl_core.cards.pieces import PIECES
from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_core.game.coatl import Coatl, score
from coatl_core.game.offers import Item
from coatl_core.game.offers import Offer as Move
from coatl_core.language.actiontext import About, action_text, claim_warning, offer_text, question_text
from coatl_core.language.l10n import L10n
from coatl_core.play.assembling import attached
from coatl_core.play.things import BoardSpace, CoatlItem, Deck, Field, HandCard, OwnTemple, Pile, RowPlace, Seat
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.serpent import pieces_spans
from coatl_tui.widgets.signs import Signs


@frozen
class Offer:
    """A legal action and its label. With ``warns`` the label contains a warning."""

    label: tuple[Span, ...]
    action: Action
    warns: bool = False


@frozen
class Offers:
    """The offers of one question."""

    title: str
    offers: tuple[Offer, ...]


def coatl_offers(scene: Scene, number: int) -> Offers:
    """The cards that one of the own coatls can get now: prophecies (RULES 6.1c), and after them temples if it has just
    been closed (6.5)."""
    offers = []
    for action in scene.legal:
        match action:
            case a.Fulfil(coatl=n) if n == number:
                offers.append(_offer(scene, action, "coatl"))
            case a.ClaimOwn() | a.ClaimPile() if number == scene.view.closing + 1:
                offers.append(_claim(scene, action))
    return _offers(scene.l10n("choice-title-coatl", coatl=number), offers)


def last_offers(scene: Scene) -> Offers:
    """What would still bring points in the last turn of a player: coatls that can be closed, and prophecies where
    unfinished coatls score (RULES 8.5, 8.6)."""
    l10n, view = scene.l10n, scene.view
    offers = []
    for action in scene.legal:
        closed = attached(action, view.own.coatls)
        if isinstance(action, a.Extend) and closed is not None and closed.complete:
            points = closing_points(scene, action.coatl, closed)
            text = f"{action_text(action, view, l10n)} ({l10n('points', points=points)})"
            offers.append(Offer((Span(text),), action))
        elif isinstance(action, a.Fulfil) and view.rules.unfinished_score_half:
            offers.append(_offer(scene, action, "turn"))
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


def fulfil_offers(scene: Scene, card: str) -> Offers:
    """The coatls that a prophecy of the hand can be put beside (RULES 6.1c)."""
    fulfilments = (action for action in scene.legal if isinstance(action, a.Fulfil) and action.card == card)
    return _offers(scene.l10n("choice-title-card"), (_offer(scene, action, "card") for action in fulfilments))


def claim_offers(scene: Scene, claim: a.ClaimOwn | a.ClaimPile) -> Offers:
    """The claim of a temple, if it is legal (RULES 6.5)."""
    offers = [_claim(scene, claim)] if claim in scene.legal else []
    return _offers(scene.l10n("choice-title-coatl", coatl=scene.view.closing + 1), offers)


def picks(scene: Scene) -> dict[tuple[str, ...], a.Pick]:
    """The perfect picks (RULES 7.1), each by the answers that lead to it: the kind of piece, then the colour of each.
    Two bodies of different colours are there in both orders."""
    return {
        (action.pieces[0].part, *colors): action
        for action in scene.legal
        if isinstance(action, a.Pick)
        for colors in permutations(piece.color for piece in action.pieces)
    }


def pick_label(answers: Sequence[str], l10n: L10n, signs: Signs) -> tuple[Span, ...]:
    """The label of the last of these answers: a kind of piece, or the pieces chosen with it."""
    part, *colors = answers
    if not colors:
        return (Span(l10n("choice-pick-kind", part=part)),)
    pieces = [piece for color in colors for piece in PIECES if (piece.part, piece.color) == (part, color)]
    return pieces_spans(pieces, signs)


def duty_offers(scene: Scene) -> Offers:
    """The temples that a priest's duty can take (RULES 7.3)."""
    duties = (action for action in scene.legal if isinstance(action, a.Duty))
    return _offers(scene.l10n("choice-title-duty"), (_offer(scene, action, "token") for action in duties))


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
    legal, own = scene.legal, scene.view.own
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
            return "cards" if number <= len(own.coatls) and coatl_offers(scene, number).offers else ""
        case Seat():
            return "look"
    return ""


def _move(scene: Scene, move: Move) -> Offer:
    return Offer((Span(offer_text(move, scene.view, scene.l10n)),), move.move)


def _offers(title: str, offers: Iterable[Offer]) -> Offers:
    return Offers(title, tuple(offers))


def _offer(scene: Scene, action: Action, about: About = "") -> Offer:
    """An action below a question that has named what it is ``about``."""
    return Offer((Span(action_text(action, scene.view, scene.l10n, about=about)),), action)


def _claim(scene: Scene, claim: a.ClaimOwn | a.ClaimPile) -> Offer:
    """The offer of a temple for the coatl just closed, with a warning if that loses something."""
    offer, warning = _offer(scene, claim, "coatl"), claim_warning(scene.view, scene.legal, scene.l10n)
    return Offer((*offer.label, Span(f" {warning}", "warn")), claim, warns=True) if warning else offer
