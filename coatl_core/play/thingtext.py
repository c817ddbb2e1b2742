"""Writes what a thing of the table is: a field, a card, a piece, a coatl, a pile, a player, and what it would bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from attrs import frozen

from coatl_core.game.actions import Extend
from coatl_core.game.coatl import Coatl, score_lines
from coatl_core.game.errors import Refusal
from coatl_core.game.opponent import OpponentCard
from coatl_core.language.cardtext import card_text, missing_text, prophecy_sentence, symbols_text, temple_sentence
from coatl_core.language.eventtext import event_text
from coatl_core.language.l10n import L10n
from coatl_core.language.optiontext import variant_title
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.valuetext import AsSigns, coatl_text, piece_text, pieces_text
from coatl_core.play.sight import Sight
from coatl_core.play.things import (
    BoardSpace,
    CoatlItem,
    Deck,
    Field,
    HandCard,
    NewCoatl,
    OpponentItem,
    OwnTemple,
    PanelItem,
    Pile,
    RowPlace,
    Seat,
)
from coatl_core.play.trial import Trial

Weight: TypeAlias = Literal["", "aside", "warning"]
"""How much a sentence matters: it is what one has asked for, something beside it, or a warning."""


@frozen
class Sentence:
    """A sentence about a thing, and how much it matters."""

    text: str
    weight: Weight = ""

    def __str__(self) -> str:
        return self.text


def thing_text(thing: object, sight: Sight, l10n: L10n, signs: AsSigns = None) -> str:
    """Returns what is told of a thing, in one text; an empty one for what is no thing of ``play.things``."""
    return " ".join(map(str, thing_sentences(thing, sight, l10n, signs)))


def thing_sentences(thing: object, sight: Sight, l10n: L10n, signs: AsSigns = None) -> Iterator[Sentence]:
    """Returns the sentences about a thing, the first one says what it is. Of a piece of the own board it is told where
    it would go and what that would change if there are a caret and a preview of it. With ``signs``, pieces and coatls
    are written by them."""
    view = sight.view
    if sight.looked_at is not None:
        yield Sentence(l10n("inspect-looked-at", name=sight.looked_at.name))
    match thing:
        case Field(number=number):
            yield from _field(sight, number, l10n, signs)
        case RowPlace(place=place):
            card = view.row[place - 1]
            if card is None:
                yield Sentence(l10n("inspect-place-empty"), "aside")
            else:
                yield from _prophecy(sight, card, l10n, signs)
        case HandCard(card=card):
            yield from _prophecy(sight, card, l10n, signs)
        case Deck():
            yield Sentence(l10n("inspect-deck", cards=view.deck_size, discard=len(view.discard)))
        case Pile(number=number):
            yield from _pile(sight, number, l10n)
        case OwnTemple(card=card):
            yield from _temple(sight, card, l10n)
        case BoardSpace() if sight.shows_own:
            yield from _own_piece(sight, thing, l10n, signs)
        case BoardSpace(piece=piece):
            # The name stands alone here, which a language may write in another way than in a list.
            known = signs is not None or piece.loose
            yield Sentence(
                piece_text(piece, l10n, signs) if known else l10n("inspect-piece", part=piece.part, color=piece.color)
            )
        case CoatlItem(number=number) if sight.trial is not None and number == sight.trial.number:
            yield from _trial(sight, sight.trial, l10n)
        case CoatlItem(number=number) if number <= len(sight.table.coatls):  # else the table of another is just shown
            yield _coatl(sight, number, sight.table.coatls[number - 1], l10n, signs)
        case NewCoatl():
            yield Sentence(l10n("inspect-new-coatl"))
        case OpponentItem(number=number) if view.opponent is not None:
            yield from _opponent_card(sight, view.opponent.cards[number - 1], l10n, signs)
        case PanelItem(number=number) if number <= len(sight.panel_lines):
            variant, _ = sight.panel_lines[number - 1]
            yield Sentence(l10n.named(f"{variant.id}-help", variant_title(variant.id, l10n)))
        case Seat(seat=seat):
            player = view.players[seat]
            yield Sentence(l10n("inspect-player", name=player.name, hand=player.hand_size, completed=player.completed))


def _field(sight: Sight, number: int, l10n: L10n, signs: AsSigns) -> Iterator[Sentence]:
    view = sight.view
    pieces = view.supply[number - 1]
    if not pieces:
        yield Sentence(l10n("inspect-field-empty", field=number), "aside")
        return
    yield Sentence(l10n("inspect-field", field=number, pieces=pieces_text(pieces, l10n, signs)))
    if view.refilled_by(number):
        yield Sentence(l10n("inspect-refills"), "warning")
    if sight.forecast is not None and sight.forecast.field == number:
        yield Sentence(event_text(sight.forecast.why, (), view.catalog, l10n, signs), "aside")


def _prophecy(sight: Sight, card: str, l10n: L10n, signs: AsSigns) -> Iterator[Sentence]:
    prophecy = sight.view.catalog.prophecies[card]
    told = False
    for number, _ in sorted(sight.growing(), key=lambda coatl: coatl[0] != sight.active):
        seen, told = sight.prospect(prophecy, number), True
        if isinstance(seen, Refusal):
            yield Sentence(refusal_text(seen, sight.view.catalog, l10n, signs))
        elif seen.next_points is None:
            yield Sentence(l10n("prospect-top", coatl=number, points=seen.points))
        elif seen.missing is None:
            yield Sentence(l10n("prospect-closed", coatl=number, points=seen.points))
        else:
            lacks = missing_text(seen.missing, l10n)
            yield Sentence(l10n("prospect", coatl=number, points=seen.points, next=seen.next_points, missing=lacks))
    yield Sentence(prophecy_sentence(prophecy, l10n), "aside" if told else "")


def _pile(sight: Sight, number: int, l10n: L10n) -> Iterator[Sentence]:
    pile = sight.view.piles[number - 1]
    if pile.top is None:
        yield Sentence(l10n("inspect-pile-empty"), "aside")
    else:
        yield from _temple(sight, pile.top, l10n)
        yield Sentence(l10n("inspect-pile", pile=number, cards=pile.size), "aside")


def _temple(sight: Sight, card: str, l10n: L10n) -> Iterator[Sentence]:
    temple = sight.view.catalog.temples[card]
    yield Sentence(temple_sentence(temple, l10n))
    told = [l10n("prospect-temple", coatl=n, points=points) for n, points in sight.temple_points(temple)]
    if told:
        yield Sentence("  ".join(told), "aside")


def _own_piece(sight: Sight, space: BoardSpace, l10n: L10n, signs: AsSigns) -> Iterator[Sentence]:
    """Where the piece would go, and what cards would be worth then that are worth something else now: those in hand,
    the temples, those beside the coatl; or why it may not go there."""
    view, seen, action = sight.view, sight.preview, sight.attaching(space.piece)
    name = piece_text(space.piece, l10n, signs)
    named: dict[str, str | int] = {"number": space.space, "piece": name[:1].upper() + name[1:]}
    if seen is None or seen.refused is not None:
        yield Sentence(l10n("inspect-own-piece", **named))
        if seen is not None and seen.refused is not None:
            yield Sentence(refusal_text(seen.refused, view.catalog, l10n, signs), "warning")
        return
    assert seen.after is not None
    if isinstance(action, Extend):
        yield Sentence(l10n(f"inspect-to-{action.end}", coatl=action.coatl, **named))
    else:
        yield Sentence(l10n("inspect-to-new", **named))
    if seen.closing is not None:
        yield Sentence(l10n("inspect-closes", points=seen.points, most=seen.closing.points))
    worth = [(card.card, card.now.points if card.now is not None else 0, card.then.points) for card in seen.cards]
    lines = score_lines(seen.after, view.catalog, view.rules.strict_x)
    now = score_lines(seen.before, view.catalog, view.rules.strict_x) if seen.before is not None else ()
    worth += [(after.card, before.points, after.points) for before, after in zip(now, lines, strict=False)]
    changes = [(before, after, card) for card, before, after in worth if before != after]
    for before, after, card in sorted(changes, key=lambda change: -abs(change[1] - change[0])):
        yield Sentence(l10n("inspect-change", now=before, then=after, card=place_text(sight, card, l10n)))


def place_text(sight: Sight, card: str, l10n: L10n) -> str:
    """Returns where a card lies that the one who looks can see: shorter than what it asks for, which can be read
    there."""
    view = sight.view
    if card in sight.hand:
        return l10n("inspect-in-hand", number=sight.hand.index(card) + 1)
    if card in (view.own.temples or ()):
        return l10n("inspect-own-temple")
    for number, pile in enumerate(view.piles, 1):
        if card == pile.top:
            return l10n("inspect-on-pile", number=number)
    if card in view.row:
        return l10n("inspect-in-row", number=view.row.index(card) + 1)
    prophecy = view.catalog.prophecies.get(card)
    return l10n("inspect-beside", color=prophecy.color) if prophecy is not None else l10n("inspect-own-temple")


def _trial(sight: Sight, trial: Trial, l10n: L10n) -> Iterator[Sentence]:
    """How many pieces were laid, and what the cards beside the trial coatl and all others would be worth."""
    seen, catalog = sight.tried, sight.view.catalog
    yield Sentence(l10n("inspect-trial", coatl=trial.number, own=len(trial.own), wished=len(trial.wished)))
    if seen is None or seen.after is None:
        return
    if seen.refused is not None:
        yield Sentence(refusal_text(seen.refused, catalog, l10n), "warning")
    elif seen.closing is not None:
        yield Sentence(l10n("inspect-closes", points=seen.points, most=seen.closing.points))
    lines = score_lines(seen.after, catalog, sight.view.rules.strict_x)
    worth = [*((line.card, line.points) for line in lines), *((card.card, card.then.points) for card in seen.cards)]
    told = _worths(((card, points) for card, points in worth if points), sight, l10n)
    if told:
        yield Sentence(l10n("inspect-then", cards=told), "aside")


def _coatl(sight: Sight, number: int, coatl: Coatl, l10n: L10n, signs: AsSigns) -> Sentence:
    """All in one sentence: beside a full coatl lie five cards, and a small screen has three lines for them."""
    named = l10n("inspect-coatl", coatl=number, n=len(coatl), letters=coatl_text(coatl, l10n, signs))
    lines = score_lines(coatl, sight.view.catalog, sight.view.rules.strict_x)
    cards = _worths(((line.card, line.points) for line in lines), sight, l10n)
    return Sentence(f"{named} {cards or l10n('inspect-coatl-bare')}")


def _worths(cards: Iterable[tuple[str, int]], sight: Sight, l10n: L10n) -> str:
    """Cards by what they ask for, each with its points."""
    told = (f"{card_text(card, sight.view.catalog, l10n)}: {l10n('points', points=points)}" for card, points in cards)
    return l10n("list-semicolon").join(told)


def _opponent_card(sight: Sight, card: OpponentCard, l10n: L10n, signs: AsSigns) -> Iterator[Sentence]:
    yield Sentence(prophecy_sentence(sight.view.catalog.prophecies[card.card], l10n))
    yield Sentence(l10n("inspect-opponent-needs", colors=symbols_text(card.needs, l10n)))
    if card.pieces:
        yield Sentence(l10n("inspect-opponent-pieces", pieces=pieces_text(card.pieces, l10n, signs)), "aside")
