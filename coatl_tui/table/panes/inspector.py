"""The sentences about the item under the cursor."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from coatl_core.cards.missing import Missing
from coatl_core.game.actions import Extend
from coatl_core.game.coatl import Coatl, score_lines
from coatl_core.game.errors import Refusal
from coatl_core.game.opponent import OpponentCard
from coatl_core.language.cardtext import prophecy_sentence, prophecy_text, temple_sentence, temple_text
from coatl_core.language.eventtext import event_text
from coatl_core.language.l10n import L10n
from coatl_core.language.optiontext import variant_title
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.valuetext import piece_text, pieces_text
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
from coatl_tui.table.scene import Scene, own_prospect


def details(scene: Scene) -> Iterable[tuple[str, str]]:
    """The sentences about the item under the cursor, each with its style."""
    view, l10n, item = scene.view, scene.l10n, scene.item
    if scene.looked_at is not None:
        yield l10n("inspect-looked-at", name=scene.looked_at.name), ""
    match item:
        case Field(number=number):
            pieces = view.supply[number - 1]
            if not pieces:
                yield l10n("inspect-field-empty", field=number), "dim"
                return
            names = pieces_text(pieces, l10n)
            yield l10n("inspect-field", field=number, pieces=names), ""
            if view.refilled_by(number):
                yield l10n("inspect-refills"), "warn"
            if scene.forecast is not None and scene.forecast.field == number:
                yield event_text(scene.forecast.why, (), view.catalog, l10n), "dim"
        case RowPlace(place=place):
            card = view.row[place - 1]
            if card is None:
                yield l10n("inspect-place-empty"), "dim"
            else:
                yield from _prophecy_details(scene, card)
        case HandCard(card=card):
            yield from _prophecy_details(scene, card)
        case Deck():
            yield l10n("inspect-deck", cards=view.deck_size, discard=len(view.discard)), ""
        case Pile(number=number):
            pile = view.piles[number - 1]
            if pile.top is None:
                yield l10n("inspect-pile-empty"), "dim"
            else:
                yield from _temple_details(scene, pile.top)
                yield l10n("inspect-pile", pile=number, cards=pile.size), "dim"
        case OwnTemple(card=card):
            yield from _temple_details(scene, card)
        case BoardSpace() if scene.shows_own:
            yield from _ghost_details(scene, item)
        case BoardSpace(piece=piece):
            name = piece_text(piece, l10n)
            yield name if piece.loose else l10n("inspect-piece", part=piece.part, color=piece.color), ""
        case CoatlItem(number=number) if scene.trial is not None and number == scene.trial.number:
            yield from _trial_details(scene, scene.trial)
        case CoatlItem(number=number) if number <= len(scene.table.coatls):  # else the table of another is just shown
            yield from _coatl_details(scene, number, scene.table.coatls[number - 1])
        case NewCoatl():
            yield l10n("message-new-coatl"), ""
        case OpponentItem(number=number) if view.opponent is not None:
            yield from _opponent_details(scene, view.opponent.cards[number - 1])
        case PanelItem(number=number) if number <= len(scene.panel_lines):
            variant, _ = scene.panel_lines[number - 1]
            title = variant_title(variant.id, l10n)
            yield l10n.named(f"{variant.id}-help", title), ""
        case Seat(seat=seat):
            player = view.players[seat]
            yield l10n("inspect-player", name=player.name, hand=player.hand_size, completed=player.completed), ""


def _prophecy_details(scene: Scene, card: str) -> Iterable[tuple[str, str]]:
    l10n = scene.l10n
    prophecy = scene.view.catalog.prophecies[card]
    parts = []
    for number, _ in sorted(scene.growing(), key=lambda coatl: coatl[0] != scene.active):
        seen = own_prospect(scene, prophecy, number)
        if isinstance(seen, Refusal):
            parts.append(refusal_text(seen, scene.view.catalog, l10n))
        elif seen.next_points is None:
            parts.append(l10n("prospect-top", coatl=number, points=seen.points))
        elif seen.missing is None:
            parts.append(l10n("prospect-closed", coatl=number, points=seen.points))
        else:
            lacks = missing_words(seen.missing, l10n)
            parts.append(l10n("prospect", coatl=number, points=seen.points, next=seen.next_points, missing=lacks))
    yield from ((part, "") for part in parts)
    yield prophecy_sentence(prophecy, l10n), "dim" if parts else ""


def _ghost_details(scene: Scene, space: BoardSpace) -> Iterable[tuple[str, str]]:
    """Where the piece would go, and what cards would be worth then that are worth something else now: those in hand,
    the temples, those beside the coatl; or why it may not go there."""
    view, l10n, seen, action = scene.view, scene.l10n, scene.preview, scene.attaching(space.piece)
    name = piece_text(space.piece, l10n)
    named: dict[str, str | int] = {"number": space.space, "piece": name[:1].upper() + name[1:]}
    if seen is None or seen.refused is not None:
        yield l10n("inspect-own-piece", **named), ""
        if seen is not None and seen.refused is not None:
            yield refusal_text(seen.refused, view.catalog, l10n), "warn"
        return
    assert seen.after is not None
    if isinstance(action, Extend):
        yield l10n(f"inspect-to-{action.end}", coatl=action.coatl, **named), ""
    else:
        yield l10n("inspect-to-new", **named), ""
    if seen.closing is not None:
        yield l10n("inspect-closes", points=seen.points, most=seen.closing.points), ""
    worth = [(card.card, card.now.points if card.now is not None else 0, card.then.points) for card in seen.cards]
    lines = score_lines(seen.after, view.catalog, view.rules.strict_x)
    now = score_lines(seen.before, view.catalog, view.rules.strict_x) if seen.before is not None else ()
    worth += [(after.card, before.points, after.points) for before, after in zip(now, lines, strict=False)]
    changes = [(before, after, card) for card, before, after in worth if before != after]
    for before, after, card in sorted(changes, key=lambda change: -abs(change[1] - change[0])):
        yield l10n("inspect-change", now=before, then=after, card=_place_text(scene, card)), ""


def _place_text(scene: Scene, card: str) -> str:
    """Where a card lies: shorter than what it asks for, which can be read there."""
    l10n, view = scene.l10n, scene.view
    if card in scene.hand:
        return l10n("inspect-in-hand", number=scene.hand.index(card) + 1)
    if card in (view.own.temples or ()):
        return l10n("inspect-own-temple")
    for number, pile in enumerate(view.piles, 1):
        if card == pile.top:
            return l10n("inspect-on-pile", number=number)
    if card in view.row:
        return l10n("inspect-in-row", number=view.row.index(card) + 1)
    prophecy = view.catalog.prophecies.get(card)
    return l10n("inspect-beside", color=prophecy.color) if prophecy is not None else l10n("inspect-own-temple")


def _trial_details(scene: Scene, trial: Trial) -> Iterable[tuple[str, str]]:
    """How many pieces were laid, and what the cards beside the trial coatl and all others would be worth."""
    l10n, seen = scene.l10n, scene.tried
    yield l10n("inspect-trial", coatl=trial.number, own=len(trial.own), wished=len(trial.wished)), ""
    if seen is None or seen.after is None:
        return
    if seen.refused is not None:
        yield refusal_text(seen.refused, scene.view.catalog, l10n), "warn"
    elif seen.closing is not None:
        yield l10n("inspect-closes", points=seen.points, most=seen.closing.points), ""
    lines = score_lines(seen.after, scene.view.catalog, scene.view.rules.strict_x)
    worth = [*((line.card, line.points) for line in lines), *((card.card, card.then.points) for card in seen.cards)]
    told = [f"{_card_text(scene, card)}: {l10n('points', points=points)}" for card, points in worth if points]
    if told:
        yield l10n("inspect-then", cards=l10n("list-semicolon").join(told)), "dim"


def _card_text(scene: Scene, card: str) -> str:
    """What a card asks for."""
    prophecy = scene.view.catalog.prophecies.get(card)
    if prophecy is not None:
        return prophecy_text(prophecy, scene.l10n)
    return temple_text(scene.view.catalog.temples[card], scene.l10n)


def _opponent_details(scene: Scene, card: OpponentCard) -> Iterable[tuple[str, str]]:
    l10n = scene.l10n
    prophecy = scene.view.catalog.prophecies[card.card]
    yield prophecy_sentence(prophecy, l10n), ""
    yield l10n("inspect-opponent-needs", colors=_symbols_text(card.needs, l10n)), ""
    if card.pieces:
        yield l10n("inspect-opponent-pieces", pieces=pieces_text(card.pieces, l10n)), "dim"


def missing_words(missing: Missing, l10n: L10n) -> str:
    """What a card lacks for its next level, in words."""
    parts = [
        l10n(f"missing-{end}", pieces=_symbols_text(symbols, l10n))
        for end, symbols in (("head", missing.head), ("tail", missing.tail), ("anywhere", missing.anywhere))
        if symbols
    ]
    return l10n("list-and").join(parts)


def _symbols_text(symbols: Iterable[str], l10n: L10n) -> str:
    """Several symbols in order; equal ones that follow each other are counted: ``2 red, any colour``."""
    numbers = [(symbol, len(list(alike))) for symbol, alike in groupby(symbols)]
    return l10n("list-comma").join(_symbol_text(symbol, number, l10n) for symbol, number in numbers)


def _symbol_text(symbol: str, number: int, l10n: L10n) -> str:
    if symbol == "*":
        return l10n("any-color") if number == 1 else l10n("token-any", n=number)
    if symbol.startswith("!"):
        colors = l10n("list-or").join(l10n("color", color=c) for c in symbol[1:])
        return l10n("list-comma").join([l10n("any-color-but", colors=colors)] * number)
    return l10n("token-one", color=symbol) if number == 1 else l10n("missing-counted", n=number, color=symbol)


def _temple_details(scene: Scene, card: str) -> Iterable[tuple[str, str]]:
    temple = scene.view.catalog.temples[card]
    yield temple_sentence(temple, scene.l10n), ""
    told = [scene.l10n("prospect-temple", coatl=n, points=points) for n, points in scene.temple_points(temple)]
    if told:
        yield "  ".join(told), "dim"


def _coatl_details(scene: Scene, number: int, coatl: Coatl) -> Iterable[tuple[str, str]]:
    l10n, catalog = scene.l10n, scene.view.catalog
    named = l10n("inspect-coatl", coatl=number, n=len(coatl), letters=scene.signs.told(str(coatl)))
    lines = score_lines(coatl, catalog, scene.view.rules.strict_x)
    cards = [f"{_card_text(scene, line.card)}: {l10n('points', points=line.points)}" for line in lines]
    # All in one go: beside a full coatl lie five cards, and in a small terminal there are three lines for them.
    yield f"{named} {l10n('list-semicolon').join(cards) if cards else l10n('inspect-coatl-bare')}", ""
