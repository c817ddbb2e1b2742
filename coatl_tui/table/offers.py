"""The ways to go on that the table offers: legal actions about one thing, each with its label."""

from __future__ import annotations

from typing import TypeAlias

from coatl_core.cards.pieces import Piece
from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_core.game.coatl import points_lost
from coatl_core.language.cardtext import prophecy_text, temple_text
from coatl_tui.table.scene import Scene
from coatl_tui.widgets.content import Span
from coatl_tui.widgets.drawing import piece_spans

Offers: TypeAlias = list[tuple[tuple[Span, ...], Action]]


def piece_offers(scene: Scene, piece: Piece) -> Offers:
    """Where a piece of the board can go."""
    l10n = scene.l10n
    offers: Offers = []
    start = None
    for action in scene.legal:
        match action:
            case a.Start(piece=p) if p is piece:
                start = (_text(l10n("choice-start")), action)
            case a.Extend(coatl=n, end=end, piece=p) if p is piece:
                label = _text(l10n(f"choice-extend-{end}", coatl=n))
                offers.append(((*label, *_loss(scene, action)), action))
    return [*offers, start] if start else offers  # a coatl is begun more rarely than extended


def _loss(scene: Scene, action: a.Extend) -> tuple[Span, ...]:
    """The warning that a prophecy would be worth less (Ruling 8.9)."""
    view = scene.view
    before = view.own.coatls[action.coatl - 1]
    after = before.extended(action.piece, action.end == "head")
    lost = points_lost(before, after, view.catalog, view.rules.strict_x)
    return (Span(f" {scene.l10n('choice-loses', points=lost)}", "warn"),) if lost else ()


def coatl_offers(scene: Scene, number: int) -> Offers:
    """What can be done with one of one's coatls."""
    l10n = scene.l10n
    offers: Offers = []
    for action in scene.legal:
        match action:
            case a.Extend(coatl=n, end=end, piece=piece) if n == number:
                label = _text(l10n(f"choice-add-{end}", part=piece.part, color=piece.color))
                offers.append(((*label, *_loss(scene, action)), action))
            case a.Fulfil(coatl=n, card=card) if n == number:
                text = prophecy_text(scene.view.catalog.prophecies[card], l10n)
                points = _points(scene, n, card)
                offers.append((_text(l10n("choice-fulfil-card", card=text, points=points)), action))
    return offers


def fulfil_offers(scene: Scene, card: str) -> Offers:
    """The coatls that can fulfil a prophecy of the hand."""
    offers: Offers = []
    for action in scene.legal:
        if isinstance(action, a.Fulfil) and action.card == card:
            points = _points(scene, action.coatl, card)
            offers.append((_text(scene.l10n("choice-fulfil", coatl=action.coatl, points=points)), action))
    return offers


def _text(text: str) -> tuple[Span, ...]:
    return (Span(text),)


def _points(scene: Scene, number: int, card: str) -> int:
    coatl = scene.view.own.coatls[number - 1]
    return scene.view.catalog.prophecies[card].score(coatl.reading(scene.view.rules.strict_x))


def pick_offers(scene: Scene) -> Offers:
    """What a perfect pick can take from the bags."""
    return [
        (tuple(span for p in action.pieces for span in piece_spans(p)), action)
        for action in scene.legal
        if isinstance(action, a.Pick)
    ]


def duty_offers(scene: Scene) -> Offers:
    """The temples a priest's duty can take."""
    l10n, view = scene.l10n, scene.view
    offers: Offers = []
    for action in scene.legal:
        if isinstance(action, a.Duty):
            top = view.piles[action.pile - 1].top
            assert top is not None
            temple = temple_text(view.catalog.temples[top], l10n)
            offers.append((_text(l10n("choice-pile", pile=action.pile, temple=temple)), action))
    return offers
