"""Writes what a thing of the table is: a field, a card, a piece, a coatl, a pile, a player, and what it would bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from attrs import frozen

from coatl_core.cards.pieces import PARTS
from coatl_core.cards.temples import Equal, Temple
from coatl_core.game.actions import Extend, Start, Take
from coatl_core.game.coatl import Coatl, score_lines
from coatl_core.game.errors import Refusal
from coatl_core.game.opponent import Opponent
from coatl_core.game.reach import NOTHING_YET, Reach, fields_with
from coatl_core.game.view import PlayerView, SeatView
from coatl_core.language.cardtext import (
    levels_text,
    missing_text,
    prophecy_hint,
    prophecy_sentence,
    symbols_text,
    temple_sentence,
)
from coatl_core.language.eventtext import event_text
from coatl_core.language.l10n import L10n
from coatl_core.language.recaptext import said_shortly
from coatl_core.language.refusaltext import refusal_text
from coatl_core.language.tracktext import count_sentences, line_text, note_text
from coatl_core.language.valuetext import (
    AsSigns,
    Marks,
    card_words,
    cards_words,
    coatl_text,
    needs_words,
    piece_text,
    pieces_text,
)
from coatl_core.play.panel import PanelSpot
from coatl_core.play.sight import Sight
from coatl_core.play.things import (
    BoardSpace,
    CoatlItem,
    Covered,
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

_DRAWN = 6
"""A prophecy with more pieces than these has too little room in a sentence to be drawn whole."""
Weight: TypeAlias = Literal["", "aside", "warning"]
"""How much a sentence matters: it is what one has asked for, something beside it, or a warning."""


@frozen
class Sentence:
    """A sentence about a thing, and how much it matters. ``sums`` says that it is about what a coatl would be worth
    once complete, which is told again before that is done."""

    text: str
    weight: Weight = ""
    sums: bool = False

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
        yield from _open_cards(sight.looked_at, view, l10n, signs)
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
        case Covered():
            yield Sentence(l10n("inspect-covered"))
        case Deck():
            yield Sentence(l10n("inspect-deck", cards=view.deck_size, discard=len(view.discard)))
        case Pile(number=number):
            yield from _pile(sight, number, l10n, signs)
        case OwnTemple(card=card):
            yield from _temple(sight, card, l10n, signs)
        case BoardSpace() if sight.shows_own:
            yield from _own_piece(sight, thing, l10n, signs)
        case BoardSpace(piece=piece):
            # The name stands alone here, which a language may write in another way than in a list.
            known = signs is not None or piece.loose
            yield Sentence(
                piece_text(piece, l10n, signs) if known else l10n("inspect-piece", part=piece.part, color=piece.color)
            )
        case CoatlItem(number=number) if sight.trial is not None and number == sight.trial.number:
            yield from _trial(sight, sight.trial, l10n, signs)
        case CoatlItem(number=number) if number <= len(sight.table.coatls):  # else the table of another is just shown
            coatl = sight.table.coatls[number - 1]
            active = sight.shows_own and number == sight.aim and not coatl.complete
            possible = [*_possible(sight, l10n, signs)] if active else []
            if not (possible and isinstance(signs, Marks)):  # on a screen the coatl lies there, with its cards
                yield _coatl(sight, number, coatl, l10n, signs)
            yield from possible
        case NewCoatl():
            yield Sentence(l10n("inspect-new-coatl"))
        case OpponentItem(number=number) if view.opponent is not None:
            yield from _opponent_card(sight, view.opponent, number, l10n, signs)
        case PanelItem(number=number) if number <= len(sight.panel_spots):
            yield from _shown_by_variant(sight, sight.panel_spots[number - 1], l10n, signs)
        case Seat(seat=seat):
            player = view.players[seat]
            yield Sentence(l10n("inspect-player", name=player.name, hand=player.hand_size, completed=player.completed))
            if seat != view.seat:
                yield from _open_cards(player, view, l10n, signs)


def _open_cards(player: SeatView, view: PlayerView, l10n: L10n, signs: AsSigns) -> Iterator[Sentence]:
    """The prophecies and temples of another player that the one who looks may see: those of a partner."""
    if player.shown:
        yield Sentence(l10n("inspect-open-cards", cards=cards_words(player.shown, view.catalog, l10n, signs)))


def _shown_by_variant(sight: Sight, spot: PanelSpot, l10n: L10n, signs: AsSigns) -> Iterator[Sentence]:
    view = sight.view
    if spot.line is not None:
        yield Sentence(line_text(spot.line, view, l10n, signs))
    if spot.track is not None and spot.window is not None:
        first, *others = count_sentences(spot.track, spot.window, spot.seat, view, l10n, signs)
        yield Sentence(first)
        yield from (Sentence(other, "aside") for other in others)
    if spot.note is not None:
        name = signs.player(spot.seat) if isinstance(signs, Marks) else view.players[spot.seat].name
        yield Sentence(note_text(spot.note, name, view, l10n, signs))


def _field(sight: Sight, number: int, l10n: L10n, signs: AsSigns) -> Iterator[Sentence]:
    view = sight.view
    pieces = view.supply[number - 1]
    if not pieces:
        yield Sentence(l10n("inspect-field-empty", field=number), "aside")
        return
    yield Sentence(l10n("inspect-field", field=number, pieces=pieces_text(pieces, l10n, signs)))
    if view.refilled_by(number):
        yield Sentence(l10n("inspect-refills"), "warning")
    yield from _brought(sight, number, l10n, signs)
    if sight.forecast is not None and sight.forecast.field == number:
        yield Sentence(event_text(sight.forecast.why, (), view.catalog, l10n, signs), "aside")


def _brought(sight: Sight, field: int, l10n: L10n, signs: AsSigns) -> Iterator[Sentence]:
    """What a field that can be taken would do for the own coatl: how many cards it brings nearer, and for which
    nothing would be lacking then."""
    if not sight.aim or not sight.shows_own or Take(field) not in sight.legal:
        return
    pieces, view = sight.view.supply[field - 1], sight.view
    cards = dict.fromkeys(card for card in (*sight.hand, *view.row) if card is not None)
    nearer, ready, whole = 0, [], []
    for card in cards:
        now, then = sight.lacks(card, sight.aim), sight.lacks(card, sight.aim, pieces)
        barred = (sight.aim, card) in sight.barred
        if barred or now is None or then is None or len(then.to_get) >= len(now.to_get):
            continue
        nearer += 1
        if not then.to_get and card in sight.hand:
            ready.append(_worth_text(card, _next_points(sight, card), sight, l10n, signs))
        elif not then.to_get:
            whole.append(card)
    if nearer:
        yield Sentence(l10n("inspect-nearer", n=nearer))
    if ready:
        yield Sentence(l10n("inspect-then-ready", cards=_listed(ready, l10n, signs)))
    if whole:
        yield Sentence(l10n("inspect-then-whole", cards=cards_words(whole, view.catalog, l10n, signs)), "aside")


def _next_points(sight: Sight, card: str) -> int:
    """The points of the next level of a prophecy beside the coatl that cards are seen beside."""
    own, view = sight.view.own, sight.view
    coatl = own.coatls[sight.aim - 1] if sight.aim <= len(own.coatls) else NOTHING_YET
    level = view.catalog.prophecies[card].next_level(coatl.reading(view.rules.strict_x))
    return level[1] if level is not None else 0


def _worth_text(card: str, points: int, sight: Sight, l10n: L10n, signs: AsSigns) -> str:
    """A card and its points."""
    if isinstance(signs, Marks):
        return f"{_marked_card(card, sight, signs)} {signs.points(points)}"
    told = card_words(card, sight.view.catalog, l10n)
    return f"{told}: {l10n('points', points=points)}"


def _marked_card(card: str, sight: Sight, signs: Marks) -> str:
    """The mark of a card: one of the hand, which can be seen there, by its number."""
    return signs.held(sight.hand.index(card) + 1, card) if card in sight.hand else signs.card(card)


def _listed(texts: Iterable[str], l10n: L10n, signs: AsSigns) -> str:
    return l10n("list-comma" if isinstance(signs, Marks) else "list-semicolon").join(texts)


def _way_marks(way: Reach, l10n: L10n, signs: Marks) -> str:
    """The pieces of a way as marks, those that lie on the board as pieces, others as still to get, and where they
    go."""
    missing = way.missing
    pairs = zip(missing.symbols, way.pieces, strict=True)
    marks = [signs(kind.text) if kind is not None else signs.needs(symbol) for symbol, kind in pairs]
    told = "".join(marks)
    return l10n(f"missing-{'head' if missing.head else 'tail' if missing.tail else 'anywhere'}", pieces=told)


def _possible(sight: Sight, l10n: L10n, signs: AsSigns) -> Iterator[Sentence]:
    """What can be fulfilled on the coatl that cards are seen beside in this turn, and which cards are one piece short
    of it that a field has."""
    view, ready = sight.view, []
    best = sorted(sight.ready.items(), key=lambda each: -each[1].points)
    for (number, card), found in best:
        if number != sight.aim:
            continue
        text = _worth_text(card, found.points, sight, l10n, signs)
        pieces = [action.piece for action in found.actions if isinstance(action, Start | Extend)]
        ready.append(l10n("inspect-with", card=text, pieces=pieces_text(pieces, l10n, signs)) if pieces else text)
    if ready:
        yield Sentence(l10n("inspect-ready", cards=_listed(ready, l10n, signs)))
    short: dict[tuple[str, int], list[str]] = {}
    for card in dict.fromkeys(card for card in sight.hand if card is not None):
        way = sight.lacks(card, sight.aim)
        if way is None or len(way.to_get) != 1 or (sight.aim, card) in sight.barred:
            continue
        whole, fields = fields_with(view.supply, way.to_get)
        if whole:
            short.setdefault((way.to_get[0], fields[0]), []).append(card)
    told = [
        l10n(
            "inspect-one-short-card",
            cards=" ".join(_marked_card(card, sight, signs) for card in cards)
            if isinstance(signs, Marks)
            else cards_words(cards, view.catalog, l10n),
            needs=needs_words(symbol if len(symbol) == 1 else "*", l10n, signs),
            field=field,
        )
        for (symbol, field), cards in short.items()
    ]
    if isinstance(signs, Marks):
        told = [text.replace(" ", "\N{NO-BREAK SPACE}") for text in told]
    if told:
        yield Sentence(l10n("inspect-one-short", cards=_listed(told, l10n, signs)))


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
            way = sight.lacks(card, number)
            values: dict[str, str | int] = {"coatl": number, "points": seen.points}
            if isinstance(signs, Marks) and way is not None:
                gain, lacks = signs.points(seen.next_points - seen.points), _way_marks(way, l10n, signs)
                message = "prospect-drawn-more" if seen.points else "prospect-drawn"
                yield Sentence(l10n(message, gain=gain, missing=lacks, **values))
            else:
                lacks = missing_text(seen.missing, l10n)
                yield Sentence(l10n("prospect", next=seen.next_points, missing=lacks, **values))
    yield Sentence(_card(card, sight, l10n, signs), "aside" if told else "")


def _card(card: str, sight: Sight, l10n: L10n, signs: AsSigns) -> str:
    """What a card asks for and what its levels pay. On a screen the card is drawn, with few words about how its pieces
    must lie; one that has too many pieces for that is told in words there, too."""
    catalog = sight.view.catalog
    prophecy = catalog.prophecies.get(card)
    if prophecy is None:
        temple = catalog.temples[card]
        if not isinstance(signs, Marks):
            return temple_sentence(temple, l10n)
        told = [_levels(temple, l10n)]
    elif isinstance(signs, Marks) and prophecy.pattern.needs(1).total() <= _DRAWN:
        told = [prophecy_hint(prophecy, l10n), levels_text(prophecy.levels, l10n)]
    else:
        return prophecy_sentence(prophecy, l10n)
    return l10n("inspect-card", card=signs.card(card), text=" · ".join(told))


def _pile(sight: Sight, number: int, l10n: L10n, signs: AsSigns) -> Iterator[Sentence]:
    pile = sight.view.piles[number - 1]
    if pile.top is None:
        yield Sentence(l10n("inspect-pile-empty"), "aside")
    else:
        yield from _temple(sight, pile.top, l10n, signs)
        yield Sentence(l10n("inspect-pile", pile=number, cards=pile.size), "aside")


def _temple(sight: Sight, card: str, l10n: L10n, signs: AsSigns) -> Iterator[Sentence]:
    temple = sight.view.catalog.temples[card]
    worth = sight.temple_points(temple)
    if isinstance(signs, Marks) and worth:
        told = [l10n("prospect-temple-drawn", coatl=n, gain=signs.points(points)) for n, points in worth if points]
        if told and (sight.aim, 0) in worth:  # the card says so, and does not name the coatl
            told.insert(0, l10n("prospect-temple-nothing", coatl=sight.aim))
        text = _listed(told, l10n, signs) or l10n("prospect-temple-none")
        yield Sentence(l10n("inspect-card", card=signs.card(card), text=text))
        yield Sentence(f"{_levels(temple, l10n)}.", "aside")
        return
    yield Sentence(_card(card, sight, l10n, signs))
    told = [l10n("prospect-temple", coatl=n, points=points) for n, points in worth]
    if told:
        yield Sentence("  ".join(told), "aside")


def _levels(temple: Temple, l10n: L10n) -> str:
    """What a temple pays, and what a sign on it means that needs words."""
    equal = any(isinstance(each, Equal) for each in temple.requirements)
    return " · ".join([levels_text(temple.levels, l10n), *([l10n("card-hint-equal")] if equal else [])])


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
    if sight.untold:
        return
    if seen.closing is not None:
        yield Sentence(l10n("inspect-closes", points=seen.points, most=seen.closing.points), sums=True)
    worth = [(card.card, card.now.points if card.now is not None else 0, card.then.points) for card in seen.cards]
    lines = score_lines(seen.after, view.catalog, view.rules.strict_x)
    now = score_lines(seen.before, view.catalog, view.rules.strict_x) if seen.before is not None else ()
    worth += [(after.card, before.points, after.points) for before, after in zip(now, lines, strict=False)]
    marked = isinstance(signs, Marks)
    changes = [(before, after, card) for card, before, after in worth if before != after]
    for before, after, card in sorted(changes, key=lambda change: -abs(change[1] - change[0])):
        yield Sentence(
            l10n(
                "inspect-change",
                now=before,
                then=after,
                card=card_words(card, view.catalog, l10n, signs) if marked else place_text(sight, card, l10n),
            )
        )


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


def _trial(sight: Sight, trial: Trial, l10n: L10n, signs: AsSigns) -> Iterator[Sentence]:
    """How many pieces were laid, and what the cards beside the trial coatl and all others would be worth."""
    seen, catalog = sight.tried, sight.view.catalog
    if trial.laid or not isinstance(signs, Marks):
        yield Sentence(l10n("inspect-trial", coatl=trial.number, own=len(trial.own), wished=len(trial.wished)))
    if seen is None or seen.after is None:
        return
    if seen.refused is not None:
        yield Sentence(refusal_text(seen.refused, catalog, l10n, signs), "warning")
    elif seen.closing is not None:
        yield Sentence(l10n("inspect-closes", points=seen.points, most=seen.closing.points))
    if isinstance(signs, Marks):
        return  # on a screen the cards that pay are drawn beside it
    lines = score_lines(seen.after, catalog, sight.view.rules.strict_x)
    worth = [*((line.card, line.points) for line in lines), *((card.card, card.then.points) for card in seen.cards)]
    told = _worths(((card, points) for card, points in worth if points), sight, l10n, signs)
    if told:
        yield Sentence(l10n("inspect-then", cards=told), "aside")


def _coatl(sight: Sight, number: int, coatl: Coatl, l10n: L10n, signs: AsSigns) -> Sentence:
    """All in one sentence: beside a full coatl lie five cards, and a small screen has three lines for them."""
    named = l10n("inspect-coatl", coatl=number, n=len(coatl), letters=coatl_text(coatl, l10n, signs))
    lines = score_lines(coatl, sight.view.catalog, sight.view.rules.strict_x)
    cards = _worths(((line.card, line.points) for line in lines), sight, l10n, signs)
    return Sentence(f"{named} {cards or l10n('inspect-coatl-bare')}")


def _worths(cards: Iterable[tuple[str, int]], sight: Sight, l10n: L10n, signs: AsSigns) -> str:
    """Cards by what they ask for, each with its points."""
    return _listed((_worth_text(card, points, sight, l10n, signs) for card, points in cards), l10n, signs)


def _opponent_card(sight: Sight, opponent: Opponent, number: int, l10n: L10n, signs: AsSigns) -> Iterator[Sentence]:
    card, steps = opponent.cards[number - 1], [*_next_step(sight, opponent, l10n, signs)]
    yield from steps
    if steps and number == 1:  # there the cursor stands in its turn: then its step is all that matters
        return
    yield Sentence(_card(card.card, sight, l10n, signs), "aside" if steps else "")
    if card.needs:
        colors = needs_words(card.needs, l10n, signs) if isinstance(signs, Marks) else symbols_text(card.needs, l10n)
        yield Sentence(l10n("inspect-opponent-needs", colors=colors))
    if card.pieces:
        pieces = sorted(card.pieces, key=lambda piece: PARTS.index(piece.part))  # they come in any order
        yield Sentence(l10n("inspect-opponent-pieces", pieces=pieces_text(pieces, l10n, signs)), "aside")


def _next_step(sight: Sight, opponent: Opponent, l10n: L10n, signs: AsSigns) -> Iterator[Sentence]:
    """What an automatic opponent does in its next step, while it is to move."""
    view = sight.view
    due = opponent.due or (() if sight.forecast is None else (sight.forecast.why,))
    if view.phase != "opponent" or not due:
        return
    first, *more = due
    yield Sentence(l10n("inspect-opponent-due", step=event_text(first, (), view.catalog, l10n, signs)))
    for event in more:
        yield Sentence(said_shortly(event, view, l10n, signs) or event_text(event, (), view.catalog, l10n, signs))
