"""Writes what can be done, as a list of choices names it, and what is due now."""

from __future__ import annotations

from collections.abc import Iterable

from coatl_core.cards.temples import Temple
from coatl_core.files.sanitize import plain
from coatl_core.game import actions as a
from coatl_core.game.actions import Action
from coatl_core.game.coatl import Coatl
from coatl_core.game.found import Found
from coatl_core.game.offers import Offer, Question
from coatl_core.game.view import PlayerView
from coatl_core.language.foundtext import found_text
from coatl_core.language.l10n import L10n
from coatl_core.language.optiontext import called, variant_title
from coatl_core.language.valuetext import AsSigns, card_words, cards_words, piece_values, pieces_text, told_text


def action_text(
    action: Action,
    view: PlayerView,
    l10n: L10n,
    moves: Iterable[Offer] = (),
    signs: AsSigns = None,
    last: bool = False,
) -> str:
    """Returns what an action would do, in the words of a list of choices: ``take field 2: black body segment``. The
    action is one that is legal for the one who looks at the view. ``moves`` are the offers of variants: a move that is
    not among them is told as it is written. With ``signs``, pieces are written by them. A prophecy fulfilled in
    the ``last`` turn is named first. Raises TypeError for anything but an action."""
    own, catalog = view.own, view.catalog

    def card(id: str) -> str:
        return card_words(id, catalog, l10n, signs)

    match action:
        case a.Keep(cards=()):
            return l10n("action-keep-none")
        case a.Keep(cards=cards):
            return l10n("action-keep", n=len(cards), cards=cards_words(cards, catalog, l10n, signs))
        case a.Take(field=field):
            return l10n("action-take", field=field, pieces=pieces_text(view.supply[field - 1], l10n, signs))
        case a.DrawRow(place=place):
            drawn = view.row[place - 1]
            return l10n("action-draw-row", place=place, card=card(drawn) if drawn is not None else "")
        case a.EndTurn() | a.Done() if view.phase == "beside":
            return l10n("action-beside-end" if isinstance(action, a.EndTurn) else "action-beside-done")
        case Found(places=places):
            names = [player.name for player in view.players]
            return l10n("action-found", places=found_text(places, names, catalog, l10n, signs))
        case a.DrawDeck():
            return l10n("action-draw-deck")
        case a.Start(piece=piece):
            return l10n("action-start", **piece_values(piece, l10n, signs))
        case a.Extend(coatl=number, end=end, piece=piece):
            closes = own.coatls[number - 1].extended(piece, end == "head").complete
            what = "action-close" if closes else f"action-extend-{end}"
            return l10n(what, coatl=number, **piece_values(piece, l10n, signs))
        case a.Fulfil(coatl=number, card=id):
            message = "choice-last-fulfil" if last else "action-fulfil"
            points = _prophecy_points(view, id, own.coatls[number - 1])
            return l10n(message, coatl=number, card=card(id), points=points)
        case a.ClaimOwn(card=id):
            return _claim(view, l10n, "own", id, 0, signs)
        case a.ClaimPile(pile=pile):
            return _claim(view, l10n, "pile", view.piles[pile - 1].top, pile, signs)
        case a.Done():
            return l10n("action-done", coatl=view.closing + 1)
        case a.Pick(pieces=pieces):
            return l10n("action-pick", pieces=pieces_text(pieces, l10n, signs))
        case a.Vision():
            return l10n("action-vision")
        case a.Discard(card=id):
            return l10n("action-discard", card=card(id))
        case a.Duty(pile=pile):
            top = view.piles[pile - 1].top
            return l10n("action-duty", pile=pile, temple=card(top) if top is not None else "")
        case a.EndTurn():
            return l10n("action-end")
        case a.Pass():
            return l10n("action-pass")
        case a.Step():
            return l10n("action-step", name=called(view.opponent, l10n) if view.opponent is not None else "")
        case a.Do():
            return _move(action, view, l10n, moves, signs)
    raise TypeError(f"no text for {action!r}")


def offer_text(offer: Offer, view: PlayerView, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns what a move that a variant offers would do."""
    return told_text(offer.message, offer.values, view.catalog, l10n, signs)


def _move(move: a.Do, view: PlayerView, l10n: L10n, moves: Iterable[Offer], signs: AsSigns) -> str:
    for offer in moves:
        if offer.move == move:
            return offer_text(offer, view, l10n, signs)
    written = plain(" ".join((move.move, *move.args)))
    return l10n("action-of-variant", variant=variant_title(move.variant, l10n), move=written)


def _claim(view: PlayerView, l10n: L10n, whence: str, card: str | None, pile: int, signs: AsSigns) -> str:
    assert card is not None
    points = _temple_points(view, view.catalog.temples[card], view.own.coatls[view.closing])
    message = f"action-claim-{whence}"
    values: dict[str, str | int] = {"pile": pile} if pile else {}
    temple = card_words(card, view.catalog, l10n, signs)
    return l10n(message, coatl=view.closing + 1, temple=temple, points=points, **values)


def _prophecy_points(view: PlayerView, card: str, coatl: Coatl) -> int:
    return view.catalog.prophecies[card].score(coatl.reading(view.rules.strict_x))


def _temple_points(view: PlayerView, temple: Temple, coatl: Coatl) -> int:
    return temple.points_for(coatl.colors, view.catalog.card_colors(coatl.prophecies))


# What is due


def due(view: PlayerView) -> str:
    """Returns in a word what the one to move has to do: the phase, but for the ``first`` and ``second`` of two actions
    of a last turn (RULES 8.2), and the ``end`` of choosing when the hand is full."""
    if view.phase == "action":
        return "second" if view.acted else "first" if view.actions_left > 1 else "action"
    if view.phase == "choose" and view.limits(view.acting).is_hand_full(view.players[view.acting].hand_size):
        return "end"
    return view.phase


def due_text(view: PlayerView, l10n: L10n) -> str:
    """Returns what the one to move has to do now, in a sentence."""
    limits = view.limits(view.acting)
    return l10n(f"due-{due(view)}", most=limits.kept, least=limits.kept_least)


def turn_text(view: PlayerView, l10n: L10n) -> str:
    """Returns whose turn it is, in a sentence, and how near the end is; after the end, after how many turns it came."""
    name = plain(view.players[view.acting if view.held is None else view.held[0]].name)
    if view.phase == "over":
        return l10n("view-over", turn=view.turn)
    if view.phase == "keep":
        return l10n("view-keep", name=name)
    if view.phase == "lay":
        return l10n("view-lay")
    if view.last_turns is None:
        return l10n("view-turn", turn=view.turn, name=name)
    end = l10n("table-last-turn") if view.is_last_turn() else l10n("table-end-near", n=len(view.last_turns))
    return l10n("view-turn-end", turn=view.turn, name=name, end=end)


def question_text(question: Question, view: PlayerView, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns what a variant asks, in a sentence."""
    return told_text(*question.told, view.catalog, l10n, signs)
