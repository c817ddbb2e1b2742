"""Offers: the legal actions about one thing, each with its label, below one title."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from coatl_core.cards.pieces import Piece
from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_core.game.coatl import points_lost
from coatl_core.language.cardtext import prophecy_text, temple_text
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.canvas import drawn_row
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.serpent import draw_pieces


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


def piece_offers(scene: Scene, piece: Piece) -> Offers:
    """Where a piece of the board can be put (RULES 6.1)."""
    l10n = scene.l10n
    extensions, starts = [], []
    for action in scene.legal:
        match action:
            case a.Start(piece=p) if p is piece:
                starts.append(_offer(l10n("choice-start"), action))
            case a.Extend(coatl=n, end=end, piece=p) if p is piece:
                extensions.append(_extension(scene, l10n(f"choice-extend-{end}", coatl=n), action))
    # Players extend a coatl more often than they begin one.
    return _offers(l10n("choice-title-piece", part=piece.part, color=piece.color), [*extensions, *starts])


def coatl_offers(scene: Scene, number: int) -> Offers:
    """What can be done with one of the own coatls."""
    l10n, view = scene.l10n, scene.view
    offers = []
    for action in scene.legal:
        match action:
            case a.Extend(coatl=n, end=end, piece=piece) if n == number:
                label = l10n(f"choice-add-{end}", part=piece.part, color=piece.color)
                offers.append(_extension(scene, label, action))
            case a.Fulfil(coatl=n, card=card) if n == number:
                text = prophecy_text(view.catalog.prophecies[card], l10n)
                points = _points(scene, n, card)
                offers.append(_offer(l10n("choice-fulfil-card", card=text, points=points), action))
            case a.ClaimOwn() | a.ClaimPile() if number == view.closing + 1:
                offers.append(_claim(scene, action))
    return _offers(l10n("choice-title-coatl", coatl=number), offers)


def fulfil_offers(scene: Scene, card: str) -> Offers:
    """The coatls that a prophecy of the hand can be put beside (RULES 6.1c)."""
    l10n = scene.l10n
    offers = []
    for action in scene.legal:
        if isinstance(action, a.Fulfil) and action.card == card:
            points = _points(scene, action.coatl, card)
            offers.append(_offer(l10n("choice-fulfil", coatl=action.coatl, points=points), action))
    return _offers(l10n("choice-title-card"), offers)


def claim_offers(scene: Scene, claim: a.ClaimOwn | a.ClaimPile) -> Offers:
    """The claim of a temple, if it is legal (RULES 6.5)."""
    offers = [_claim(scene, claim)] if claim in scene.legal else []
    return _offers(scene.l10n("choice-title-coatl", coatl=scene.view.closing + 1), offers)


def pick_offers(scene: Scene) -> Offers:
    """The pieces that a perfect pick can take from the bags (RULES 7.1)."""
    offers = [Offer(_pieces(action.pieces), action) for action in scene.legal if isinstance(action, a.Pick)]
    return _offers(scene.l10n("choice-title-pick"), offers)


def duty_offers(scene: Scene) -> Offers:
    """The temples that a priest's duty can take (RULES 7.3)."""
    l10n, view = scene.l10n, scene.view
    offers = []
    for action in scene.legal:
        if isinstance(action, a.Duty):
            top = view.piles[action.pile - 1].top
            assert top is not None
            temple = temple_text(view.catalog.temples[top], l10n)
            offers.append(_offer(l10n("choice-pile", pile=action.pile, temple=temple), action))
    return _offers(l10n("choice-title-duty"), offers)


def _offers(title: str, offers: Iterable[Offer]) -> Offers:
    return Offers(title, tuple(offers))


def _pieces(pieces: tuple[Piece, ...]) -> tuple[Span, ...]:
    return drawn_row(lambda canvas: draw_pieces(canvas, 0, 0, pieces) - 1)


def _offer(text: str, action: Action) -> Offer:
    return Offer((Span(text),), action)


def _extension(scene: Scene, text: str, action: a.Extend) -> Offer:
    """The offer of an extension, with a warning if a prophecy would be worth less (Ruling 8.9)."""
    view = scene.view
    before = view.own.coatls[action.coatl - 1]
    after = before.extended(action.piece, action.end == "head")
    lost = points_lost(before, after, view.catalog, view.rules.strict_x)
    if not lost:
        return _offer(text, action)
    return Offer((Span(text), Span(f" {scene.l10n('choice-loses', points=lost)}", "warn")), action, warns=True)


def _claim(scene: Scene, claim: a.ClaimOwn | a.ClaimPile) -> Offer:
    """The offer of a temple for the coatl just closed, with a warning if a prophecy could still be fulfilled: a temple
    is its last card (RULES 6.5)."""
    l10n, view = scene.l10n, scene.view
    card = claim.card if isinstance(claim, a.ClaimOwn) else view.piles[claim.pile - 1].top
    assert card is not None
    temple = view.catalog.temples[card]
    values: dict[str, str | int] = {
        "temple": temple_text(temple, l10n),
        "points": sum(points for _, points in scene.temple_points(temple)),
    }
    if isinstance(claim, a.ClaimOwn):
        text = l10n("choice-claim-own", **values)
    else:
        text = l10n("choice-claim-pile", pile=claim.pile, **values)
    if not any(isinstance(action, a.Fulfil) for action in scene.legal):
        return _offer(text, claim)
    return Offer((Span(text), Span(f" {l10n('choice-claim-last')}", "warn")), claim, warns=True)


def _points(scene: Scene, number: int, card: str) -> int:
    """What the prophecy is worth beside the coatl of this number now."""
    coatl = scene.view.own.coatls[number - 1]
    return scene.view.catalog.prophecies[card].score(coatl.reading(scene.view.rules.strict_x))
