"""A single thing of the table, looked at more closely: what it is, what it would bring, what it lacks."""

from __future__ import annotations

from collections.abc import Iterator

from coatl_core.game.view import PlayerView
from coatl_core.language.l10n import L10n
from coatl_core.play.assembling import caret_at
from coatl_core.play.sight import Sight, barred_prophecies
from coatl_core.play.table_game import ShownGame
from coatl_core.play.things import CoatlItem, Deck, Field, HandCard, OwnTemple, Pile, RowPlace
from coatl_core.play.thingtext import thing_sentences
from coatl_tui.plain.told import Telling
from coatl_tui.plain.words import field_called, translated


def thing_of(line: str, view: PlayerView, l10n: L10n) -> object | None:
    """Returns the thing that words name, such as ``row 2`` or ``coatl 1``; None if they name nothing that is there."""
    match translated(line.split(), l10n):
        case ["deck"]:
            return Deck()
        case [what, text] if text.isdecimal() and int(text[:9]) > 0:
            number = int(text[:9])
        case _:
            return None
    own = view.own
    hand, temples = own.hand or (), own.temples or ()
    match what:
        case "field" | "take" if number <= len(view.supply):
            return Field(field_called(number, view))
        case "row" | "draw" if number <= len(view.row):
            return RowPlace(number)
        case "pile" if number <= len(view.piles):
            return Pile(number)
        case "coatl" if number <= len(own.coatls):
            return CoatlItem(number)
        case "me" if number <= len(hand):
            return HandCard(number - 1, hand[number - 1])
        case "own" if number <= len(temples):
            return OwnTemple(number - 1, temples[number - 1])
    return None


def told_closer(thing: object, game: ShownGame, telling: Telling) -> Iterator[str]:
    """Tells what a thing is, what it would bring and what it lacks, a sentence for each."""
    view, legal = game.view(), tuple(game.legal_actions)
    if isinstance(thing, Field) and not view.supply[thing.number - 1]:
        yield telling.l10n("plain-field-empty", field=thing.number)
        return
    sight = Sight(
        view=view,
        legal=legal,
        shown=view.acting if view.seat is None else view.seat,
        barred=barred_prophecies(view, game.why_not_beside),
        moves=tuple(game.moves),
        caret=caret_at(None, view, legal),
        ready=game.ready(),
        waiting=game.waits_for(),
    )
    yield from map(str, thing_sentences(thing, sight, telling.l10n, telling.signs(view)))
